"""Translation: one text of rules, run as plain Python or compiled.

From the contract functions of a rules module and the drivers the walk follows every global name to the plain functions and
constants they use, and copies them into one new namespace. Left as they are, they run interpreted; wrapped in `numba.njit`,
compiled. The module itself stays untouched, so that both live in one process.
"""

import builtins
import dis
import hashlib
import inspect
import sys
import threading
from collections.abc import Callable, Iterable
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any, cast

from sweetbox.kernel import drivers
from sweetbox.kernel.game import CONTRACT, Rules

Functions = dict[str, Any]  # a namespace of translated functions and constants

_decorating = threading.Lock()  # Numba reads its cache folder from one global while a function is wrapped


def plain(rules: Rules, more: Iterable[ModuleType] = ()) -> Functions:
    """The rules and the drivers in one namespace, interpreted. `more`: further driver modules, of bots for instance."""
    return _copies(_reach(rules, more))


def compiled(rules: Rules, cache: str, more: Iterable[ModuleType] = (), bounds: bool = False) -> Functions:
    """The same, compiled for the CPU. `cache`: a folder for these exact sources and switches alone (see `fingerprint`)."""
    import numba

    reached = _reach(rules, more)
    functions = _copies(reached)
    config: Any = numba.config
    with _decorating:
        before = config.CACHE_DIR
        config.CACHE_DIR = cache
        try:
            for name, thing in list(functions.items()):
                if isinstance(thing, FunctionType):
                    functions[name] = numba.njit(nogil=True, cache=True, boundscheck=bounds)(thing)
        finally:
            config.CACHE_DIR = before
    return functions


def fingerprint(rules: Rules, more: Iterable[ModuleType] = (), bounds: bool = False) -> str:
    """A name for this exact text: a hash of the sources of every module that is reached, and of the switches."""
    import numba

    reached = _reach(rules, more)
    constants = sorted((name, thing) for name, thing in reached.items() if not isinstance(thing, FunctionType))
    switches = f"bounds={bounds},{getattr(numba.config, 'BOUNDSCHECK', None)}"  # Numba's own setting overrides ours
    # Constants by their values: they may come from a module that no function is reached in.
    digest = hashlib.sha256(f"{numba.__version__} {sys.version} {switches} {constants}".encode())
    for name in sorted({thing.__module__ for thing in reached.values() if isinstance(thing, FunctionType)}):
        digest.update(f"\n{name}\n{inspect.getsource(sys.modules[name])}".encode())
    return digest.hexdigest()[:24]


def _reach(rules: Rules, more: Iterable[ModuleType]) -> Functions:
    """Every function and constant that the contract and the drivers use, by name."""
    found: Functions = {}
    contract: dict[str, Any] = {name: getattr(rules, name) for name in CONTRACT}
    modules = [drivers, *more]
    waiting: list[FunctionType] = [*contract.values()]
    for module in modules:
        waiting += [
            thing for thing in vars(module).values() if isinstance(thing, FunctionType) and thing.__module__ == module.__name__
        ]
    for function in waiting:
        _add(found, function.__name__, function)
    while waiting:
        function = waiting.pop()
        for name in _globals_used(function):
            thing = function.__globals__.get(name, contract.get(name))
            if thing is None:
                if hasattr(builtins, name):
                    continue
                raise NameError(f"{function.__module__}.{function.__name__}: expected a known name, came {name!r}")
            if isinstance(thing, FunctionType):
                if name not in found:
                    waiting.append(thing)
            elif not (_is_constant(thing) or _is_mathematical(thing)):
                raise TypeError(
                    f"{function.__module__}.{function.__name__}: expected a function, a number or a tuple of numbers "
                    f"under the name {name!r}, came {type(thing).__name__}"
                )
            _add(found, name, thing)
    return found


def _add(found: Functions, name: str, thing: Any) -> None:
    if name in found and not (found[name] is thing or (_is_constant(thing) and found[name] == thing)):
        raise TypeError(f"expected one meaning for each name, came two different things called {name!r}")
    found[name] = thing


def _globals_used(function: Callable[..., Any]) -> list[str]:
    return [line.argval for line in dis.get_instructions(function) if line.opname == "LOAD_GLOBAL"]


def _is_constant(thing: Any) -> bool:
    return isinstance(thing, int) or (isinstance(thing, tuple) and all(_is_constant(part) for part in thing))


def _is_mathematical(thing: Any) -> bool:
    """Drivers may weigh with `sqrt` and `log`; rules may not (the subset's check says so)."""
    return isinstance(thing, BuiltinFunctionType) and thing.__module__ == "math"


def _copies(found: Functions) -> Functions:
    namespace: Functions = {"__name__": "sweetbox.translated", "__builtins__": builtins}
    for name, thing in found.items():
        if isinstance(thing, FunctionType):
            copy = FunctionType(thing.__code__, namespace, thing.__name__, thing.__defaults__)
            copy.__module__ = thing.__module__
            copy.__qualname__ = thing.__qualname__
            thing = cast(Any, copy)
        namespace[name] = thing
    return namespace
