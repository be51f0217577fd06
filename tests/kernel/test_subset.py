import inspect

import pytest

from sweetbox.kernel import registry
from sweetbox.kernel.subset import faults

THINGS = "integers, fixed arrays, loops, if and functions"


def inside(body: str) -> list[str]:
    """The faults of a function whose body begins on line 2."""
    lines = "\n".join(f"    {line}" for line in body.splitlines())
    return faults(f"def f(table: int, moves: int) -> int:\n{lines}\n")


@pytest.mark.parametrize(
    ("body", "came"),
    [
        ("x = [1, 2]", "List"),
        ("x = {1: 2}", "Dict"),
        ("x = {1, 2}", "Set"),
        ("x = [n for n in range(3)]", "ListComp"),
        ("x = lambda: 1", "Lambda"),
        ("x = f'{table}'", "JoinedStr"),
        ("x = moves[1:2]", "Slice"),
        ("x = table / 2", "Div"),
        ("x = table ** 2", "Pow"),
        ("x = table @ 2", "MatMult"),
        ("x = table in moves", "In"),
        ("x = table not in moves", "NotIn"),
        ("x = table is moves", "Is"),
        ("x = table is not moves", "IsNot"),
        ("if (x := table):\n    pass", "NamedExpr"),
        ("try:\n    pass\nexcept ValueError:\n    pass", "Try"),
        ("raise ValueError", "Raise"),
        ("assert table", "Assert"),
        ("with table:\n    pass", "With"),
        ("yield 1", "Yield"),
        ("del table", "Delete"),
        ("global table", "Global"),
        ("import os", "Import"),
        ("from os import path", "ImportFrom"),
        ("def g() -> int:\n    return 1", "FunctionDef"),
        ("class C:\n    pass", "ClassDef"),
        ("match table:\n    case 1:\n        pass", "Match"),
    ],
)
def test_what_is_outside_the_subset_is_named_with_its_line(body, came):
    assert inside("x = 1\n" + body) == [f"line 3: expected {THINGS}, got {came}"]


@pytest.mark.parametrize(
    ("body", "expected", "came"),
    [
        ("x = 1.5", "integers", "1.5"),
        ("x = 'a'", "integers", "'a'"),
        ("x = None", "integers", "None"),
        ("for x in moves:\n    pass", "loops over range", "moves"),
        ("for x in range(3):\n    pass\nelse:\n    pass", "loops without else", "else"),
        ("while table:\n    pass\nelse:\n    pass", "loops without else", "else"),
        ("table.clear()", "calls of plain functions", "table.clear"),
        ("print(1)", "calls of plain functions", "print"),
        ("int(1)", "calls of plain functions", "int"),
        ("x = max(*moves)", "positional arguments", "max(*moves)"),
        ("x = f(table=1, moves=2)", "positional arguments", "f(table=1, moves=2)"),
    ],
)
def test_what_is_bent_out_of_the_subset_is_named_with_its_line(body, expected, came):
    assert f"line 3: expected {expected}, got {came}" in inside("x = 1\n" + body)


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("@cache\ndef f(a: int) -> int:\n    return a\n", "line 2: expected plain functions, got a decorator"),
        ("def f(*a: int) -> int:\n    return 1\n", "line 1: expected plain positional arguments, got others in f"),
        ("def f(**a: int) -> int:\n    return 1\n", "line 1: expected plain positional arguments, got others in f"),
        ("def f(*, a: int) -> int:\n    return 1\n", "line 1: expected plain positional arguments, got others in f"),
        ("def f(a: int, /) -> int:\n    return 1\n", "line 1: expected plain positional arguments, got others in f"),
        ("def f(a: int = 1) -> int:\n    return 1\n", "line 1: expected plain positional arguments, got others in f"),
        ("def f(a) -> int:\n    return 1\n", "line 1: expected annotated functions, got f without"),
        ("def f(a: int):\n    return 1\n", "line 1: expected annotated functions, got f without"),
        ("\nif True:\n    A = 1\n", "line 2: expected constants, records and functions at the top, got If"),
        ("for a in range(3):\n    b = a\n", "line 1: expected constants, records and functions at the top, got For"),
        (
            "async def f() -> int:\n    return 1\n",
            "line 1: expected constants, records and functions at the top, got AsyncFunctionDef",
        ),
    ],
)
def test_what_does_not_belong_at_the_top_is_named(source, expected):
    assert faults(source) == [expected]


def test_plain_rules_have_no_faults():
    assert (
        inside(
            '"""A docstring is no string."""\n'
            "total = 0\n"
            "for i in range(len(moves)):\n"
            "    if moves[i] >> 2 & 1 and not table:\n"
            "        total += abs(moves[i]) // 2 if i else min(1, 2)\n"
            "        continue\n"
            "while total > 3:\n"
            "    total -= f(total, moves)\n"
            "    break\n"
            "return total"
        )
        == []
    )


def test_every_game_is_in_the_subset():
    for game in map(registry.game, registry.all_games()):
        assert faults(inspect.getsource(game.rules)) == faults(inspect.getsource(game.judge)) == [], game
