"""Translation: one text of rules, run as plain Python or compiled.

Starting at the contract functions of a game's rules and judge and at the drivers, the walk follows every global name to the plain
functions and constants they use. It copies each function into a new namespace for its module, where names mean what they mean in
that module; names that a driver lacks (`play`, `observe`, `HIDES` …) are the game's. As they are, the copies run interpreted;
wrapped in `numba.njit`, they run compiled. The modules themselves stay untouched, so that both can be used in one process.
"""

import builtins
import dis
import hashlib
import inspect
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from types import BuiltinFunctionType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, NamedTuple, cast

from sweetbox.kernel import addresses, appraisal, belief, bits, chance, drivers, guided, lookahead, network, single, tree
from sweetbox.kernel import digest as digests
from sweetbox.kernel.game import CONTRACT, Game
from sweetbox.kernel.linking import for_python, is_separate, kept_in, link

Functions = SimpleNamespace  # the contract, the drivers and everything they reach, as attributes

# All of our drivers, whatever the engine is needed for: what is compiled for one serves the others, in memory and in the cache.
DRIVERS = (drivers, single, lookahead, tree, network, guided, belief, appraisal)

BOTH_SIDES = (chance.start_rng, chance.next_word, tree.find_edge, tree.edge_key, guided.think_of)  # called by Python and by others

CALL_SIZE = 400  # words of Python code above which a function with several callers is not inlined

_decorating = threading.Lock()  # Numba reads its cache folder from one global while a function is wrapped


def plain(game: Game, more: Iterable[ModuleType] = ()) -> Functions:
    """A game's rules, its judge and the drivers, interpreted. `more`: driver modules of your own."""
    return _translated(game, more, lambda copy: copy, addresses.plain_readers(game))


def compiled(game: Game, folder: str, more: Iterable[ModuleType] = (), bounds: bool = False) -> Functions:
    """The same, compiled for the CPU. `folder`: a cache for exactly these sources and switches."""
    import numba

    more = list(more)
    called, asked, njit = _called(game, more), _asked(game, more), cast(Any, numba.njit)

    def wrap(copy: FunctionType) -> Any:
        inlined = (copy.__module__, copy.__qualname__) not in called
        inside = (copy.__module__, copy.__qualname__) not in asked
        # Python calls `single` for a moment at a time: letting other threads in and waiting for one's turn would take longer.
        apart = copy.__module__ != single.__name__
        # No counting of references: nothing here makes an array, and each array taken out of `Rows` or `Tree` would be counted.
        function = njit(
            nogil=apart,
            cache=not inside,
            boundscheck=bounds,
            forceinline=inlined,
            no_cpython_wrapper=inside,
            no_cfunc_wrapper=True,
            _nrt=False,
        )(copy)
        return link(function, inside)

    with _decorating, kept_in(folder):
        instructions = bits.cpu_instructions() | digests.cpu_instructions() | addresses.compiled_readers(game)
        made = _translated(game, more, wrap, instructions)
        return SimpleNamespace(**{name: for_python(function) for name, function in vars(made).items()})


def for_gpu(game: Game, more: Iterable[ModuleType] = ()) -> Functions:
    """The same, as device functions that a GPU's kernels call."""
    import numpy as np
    from numba import cuda

    called = _called(game, more)

    def wrap(copy: FunctionType) -> Any:
        function = cuda.jit(device=True)(copy)
        return apart(function) if (copy.__module__, copy.__qualname__) in called else function

    def numbers(constant: tuple[Any, ...]) -> Any:
        # The compiler looks a number up in a tuple by comparing its place with every other: too much code for a GPU.
        return np.array(constant) if constant and all(isinstance(part, int) for part in constant) else constant

    return _translated(game, more, wrap, bits.gpu_instructions() | digests.gpu_instructions(), numbers)


def apart(function: Any) -> Any:
    """A device function that is not inlined.

    It is compiled once for integers of every width and for all constants: a separate copy for each would cost what not inlining
    it saves."""
    from numba import types

    compile_device = getattr(function, "compile_device", None)
    if compile_device is None:  # the simulator has none
        return function

    def compile_apart(given: tuple[Any, ...], *more: Any) -> Any:
        made = compile_device(tuple(types.int64 if isinstance(each, types.Integer) else each for each in given), *more)
        made.library.get_function(made.fndesc.llvm_func_name).attributes.add("noinline")
        return made

    function.compile_device = compile_apart
    return function


def _called(game: Game, more: Iterable[ModuleType]) -> set[tuple[str, str]]:
    """Large functions with several callers, and those a driver sets apart: only these stay separate functions in compiled code.

    All others are inlined. Left alone, the compilers inline too little for the CPU (a third slower) and too much for the GPU (three
    times the code, which does not fit its instruction cache)."""
    more = list(more)
    functions, _ = reach(game, more)
    names = _names(game)
    of_drivers = {module.__name__ for module in (*DRIVERS, *more)}
    calls: dict[FunctionType, list[FunctionType]] = {}
    places: Counter[FunctionType] = Counter()
    for function in functions:
        meanings = [_meaning(function, name, names) for name in _globals_used(function)]
        calls[function] = [thing for thing in meanings if isinstance(thing, FunctionType)]
        if function.__module__ not in of_drivers:
            places.update(calls[function])

    @cache
    def size(function: FunctionType) -> int:
        return len(function.__code__.co_code) // 2 + sum(size(each) for each in calls[function] if not is_called(each))

    @cache
    def is_called(function: FunctionType) -> bool:
        return is_separate(function) or (places[function] > 1 and size(function) > CALL_SIZE)

    return {(function.__module__, function.__qualname__) for function in functions if is_called(function)}


def _asked(game: Game, more: list[ModuleType]) -> set[tuple[str, str]]:
    """Functions that Python calls: those of the drivers that no other function calls, and a few that are called from both sides."""
    functions, _ = reach(game, more)
    names = _names(game)
    used = {_meaning(function, name, names) for function in functions for name in _globals_used(function)}
    from_python = {module.__name__ for module in (*DRIVERS, *more)}
    asked = [each for each in functions if each.__module__ in from_python and each not in used] + list(BOTH_SIDES)
    return {(function.__module__, function.__qualname__) for function in asked}


def text_digest(game: Game, more: Sequence[ModuleType] = ()) -> str:
    """A hash of the sources of every module that the rules, the judge and the drivers reach. It is worked out again only if one of
    these modules has been given something else since."""
    key = (game.rules, game.judge, *more)
    kept = _digests.get(key)
    if kept is None or any(now != then for now, then in kept.modules):
        kept = _digests[key] = _text_digest(game, more)
    return kept.text


class _Digest(NamedTuple):
    text: str
    modules: list[tuple[dict[str, Any], dict[str, Any]]]  # the names of each module as they are, and as they were then


_digests: dict[tuple[Any, ...], _Digest] = {}  # by the modules that the walk starts at


def _text_digest(game: Game, more: Iterable[ModuleType]) -> _Digest:
    functions, constants = reach(game, more)
    # Constants by their values: they may come from a module that no function is reached in.
    digest = hashlib.sha256(str(sorted(constants.items(), key=str)).encode())
    modules = {function.__module__: function.__globals__ for function in functions}
    for name in sorted(modules):
        digest.update(f"\n{name}\n{inspect.getsource(sys.modules[name])}".encode())
    return _Digest(digest.hexdigest(), [(names, dict(names)) for names in modules.values()])


def _translated(
    game: Game, more: Iterable[ModuleType], wrap: Callable[[FunctionType], Any], instructions: dict[FunctionType, Any],
    numbers: Callable[[tuple[Any, ...]], Any] = tuple,
) -> Functions:  # fmt: skip
    """Copies of every function that is reached, wrapped, each in the namespace of its module; all of them by name.
    Functions that are replaced with an instruction stay so. `numbers`: what a constant tuple becomes."""
    more = list(more)
    reached, _ = reach(game, more)
    contract, names = game.contract, _names(game)
    namespaces: dict[str, dict[str, Any]] = {}
    wrapped: dict[FunctionType, Any] = {}
    for function in reached:
        if function in instructions:
            wrapped[function] = instructions[function]
            continue
        namespace = namespaces.setdefault(function.__module__, {"__name__": function.__module__, "__builtins__": builtins})
        copy = FunctionType(function.__code__, namespace, function.__name__, function.__defaults__)
        copy.__qualname__ = function.__qualname__
        wrapped[function] = wrap(copy)
    for function in reached:
        for name in _globals_used(function) if function not in instructions else ():
            thing = _meaning(function, name, names)
            if isinstance(thing, FunctionType):
                namespaces[function.__module__][name] = wrapped[thing]
            elif thing is not None:
                namespaces[function.__module__][name] = numbers(thing) if isinstance(thing, tuple) else thing
    # By name for callers: a driver wins over a helper of the game with the same name, which only the game itself calls.
    first = {module.__name__ for module in (*DRIVERS, *more)}
    ordered = sorted(reached, key=lambda function: function.__module__ in first)
    by_name = {function.__name__: wrapped[function] for function in ordered}
    return SimpleNamespace(**by_name | {name: wrapped[function] for name, function in contract.items()})


def reach(game: Game, more: Iterable[ModuleType]) -> tuple[list[FunctionType], dict[tuple[str, str], Any]]:
    """Every function that the contract and the drivers use, and every constant by (module, name)."""
    names = _names(game)
    waiting: list[FunctionType] = list(game.contract.values())
    taken: dict[str, str] = dict.fromkeys(CONTRACT, "the contract")
    for module in (*DRIVERS, *more):
        for name, thing in vars(module).items():
            own = isinstance(thing, FunctionType) and thing.__module__ == module.__name__
            if own and not name.startswith("__"):  # Python 3.14 adds `__annotate__`, which no line of the text defines
                if name in taken:
                    raise TypeError(f"expected one driver of each name, got {name!r} in {taken[name]} and in {module.__name__}")
                taken[name] = module.__name__
                waiting.append(thing)
    found: dict[FunctionType, None] = {}
    constants: dict[tuple[str, str], Any] = {}
    while waiting:
        function = waiting.pop()
        if function in found:
            continue
        found[function] = None
        for name in _globals_used(function):
            thing = _meaning(function, name, names)
            if isinstance(thing, FunctionType):
                waiting.append(thing)
            elif thing is not None:
                constants[function.__module__, name] = thing
    return list(found), constants


def _names(game: Game) -> dict[str, Any]:
    """What a driver may name of the game: the functions of the contract, and whether anything is hidden."""
    return game.contract | {"HIDES": game.rules.HIDES}


def _meaning(function: FunctionType, name: str, names: dict[str, Any]) -> Any:
    """What a global name means in a function: its module's own, else the game's; None for a builtin."""
    thing = function.__globals__.get(name, names.get(name))
    where = f"{function.__module__}.{function.__name__}"
    if thing is None:
        if hasattr(builtins, name):
            return None
        raise NameError(f"{where}: expected a known name, got {name!r}")
    if not (isinstance(thing, FunctionType) or _is_constant(thing) or _is_mathematical(thing) or _is_bundle(thing)):
        raise TypeError(
            f"{where}: expected a function, a number or a tuple of numbers under the name {name!r}, got {type(thing).__name__}"
        )
    return thing


def _globals_used(function: Callable[..., Any]) -> list[str]:
    return [line.argval for line in dis.get_instructions(function) if line.opname == "LOAD_GLOBAL"]


def _is_constant(thing: Any) -> bool:
    return isinstance(thing, int) or (isinstance(thing, tuple) and all(_is_constant(part) for part in thing))


def _is_bundle(thing: Any) -> bool:
    """Drivers may put what belongs together into a NamedTuple; rules may not (the subset's check says so)."""
    return isinstance(thing, type) and issubclass(thing, tuple) and hasattr(thing, "_fields")


def _is_mathematical(thing: Any) -> bool:
    """Drivers may use `sqrt` and `log`; rules may not (the subset's check says so)."""
    return isinstance(thing, BuiltinFunctionType) and thing.__module__ == "math"
