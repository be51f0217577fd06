"""The subset of Python that rules and judges are written in, so that one text runs interpreted, on the CPU and on the GPU."""

import ast

ALLOWED = (  # inside a function
    *(ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Expr, ast.Return, ast.Pass, ast.Break, ast.Continue),
    *(ast.If, ast.For, ast.While, ast.IfExp, ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.Compare, ast.Call),
    *(ast.Name, ast.Attribute, ast.Subscript, ast.Tuple, ast.Constant),
    *(ast.operator, ast.boolop, ast.unaryop, ast.cmpop, ast.expr_context),
)
FORBIDDEN = (ast.Div, ast.Pow, ast.MatMult, ast.In, ast.NotIn, ast.Is, ast.IsNot)
BUILTINS = {"range", "min", "max", "abs", "len"}


def faults(source: str) -> list[str]:
    """What is outside the subset in a module of rules or a judge, one line each: where, what was expected, what was found."""
    tree = ast.parse(source)
    known = BUILTINS | {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            known |= {alias.asname or alias.name for alias in node.names}
    found = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found += _in_function(node, known)
        elif isinstance(node, ast.ClassDef):
            continue  # fields of a record are checked when the class is made
        elif not isinstance(node, ast.Import | ast.ImportFrom | ast.Assign | ast.AnnAssign | ast.Expr):
            found.append(_line(node.lineno, "constants, records and functions at the top", type(node).__name__))
    return found


def _in_function(function: ast.FunctionDef, known: set[str]) -> list[str]:
    found = []
    if function.decorator_list:
        found.append(_line(function.lineno, "plain functions", "a decorator"))
    arguments = function.args
    if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs or arguments.defaults:
        found.append(_line(function.lineno, "plain positional arguments", f"others in {function.name}"))
    if function.returns is None or any(argument.annotation is None for argument in arguments.args):
        found.append(_line(function.lineno, "annotated functions", f"{function.name} without"))
    docstring = function.body[0] if ast.get_docstring(function) is not None else None
    for statement in function.body:
        if statement is docstring:
            continue
        found += _below(statement, statement.lineno, known)
    return found


def _below(node: ast.AST, line: int, known: set[str]) -> list[str]:
    """The faults of a node and, if the node itself is in the subset, of its parts."""
    line = getattr(node, "lineno", line)  # an operator has none of its own
    if not isinstance(node, ALLOWED) or isinstance(node, FORBIDDEN):
        return [_line(line, "integers, fixed arrays, loops, if and functions", type(node).__name__)]
    return _fault(node, known) + [fault for part in ast.iter_child_nodes(node) for fault in _below(part, line, known)]


def _fault(node: ast.AST, known: set[str]) -> list[str]:
    if isinstance(node, ast.Constant) and not isinstance(node.value, int):
        return [_line(node.lineno, "integers", repr(node.value))]
    if isinstance(node, ast.For) and not (
        isinstance(node.iter, ast.Call) and isinstance(node.iter.func, ast.Name) and node.iter.func.id == "range"
    ):
        return [_line(node.lineno, "loops over range", ast.unparse(node.iter))]
    if isinstance(node, ast.For | ast.While) and node.orelse:
        return [_line(node.lineno, "loops without else", "else")]
    if isinstance(node, ast.Call):
        if not isinstance(node.func, ast.Name) or node.func.id not in known:
            return [_line(node.lineno, "calls of plain functions", ast.unparse(node.func))]
        if node.keywords or any(isinstance(argument, ast.Starred) for argument in node.args):
            return [_line(node.lineno, "positional arguments", ast.unparse(node))]
    return []


def _line(line: int, expected: str, came: str) -> str:
    return f"line {line}: expected {expected}, got {came}"
