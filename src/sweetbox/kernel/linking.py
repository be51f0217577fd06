"""How compiled functions are put together: faster than Numba does it by itself, with the same code in the end.

Numba brings every function to its end before the next one uses it: optimised, made into machine code, kept in the cache, and all
of that again for each width of its integers. A function that only other compiled functions call needs none of this: its callers
take it in as it is and are optimised as a whole. Only those that Python calls are brought to an end, which takes half the time.

This stands on how Numba keeps its code; where that has changed, functions are compiled as Numba does it by itself.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

_separate: set[Any] = set()  # functions that stay functions of their own
_inside = False  # whether the function that is being compiled is called by compiled code alone; under Numba's own lock


def separate(function: Any) -> Any:
    """Have a driver's function stay a function of its own in compiled code, while others become part of their callers: for one that
    contains the rules several times and has several callers. Passing a `Tree` takes time, so none that is called every step."""
    _separate.add(function)
    return function


def is_separate(function: Any) -> bool:
    return function in _separate


def link(function: Any, inside: bool) -> Any:
    """A function of Numba's that is compiled once for integers of every width and, inside, left for its callers to finish."""
    from numba import types
    from numba.core.compiler_lock import global_compiler_lock

    compile_one: Callable[[tuple[Any, ...]], Any] = function.compile
    can_be_left = _libraries_can_be_left()

    def compile_once(given: Any) -> Any:
        global _inside
        wide = given
        if isinstance(given, tuple):
            wide = tuple(types.int64 if isinstance(each, types.Integer) else each for each in given)
        with global_compiler_lock:
            before, _inside = _inside, inside and can_be_left
            try:
                return compile_one(wide)
            finally:
                _inside = before

    function.compile = compile_once
    function.inside = inside
    return function


@contextmanager
def kept_in(folder: str) -> Iterator[None]:
    """What is decorated here is kept in this folder, which is for exactly these sources. Numba's own key has their path in it, too:
    a copy of them would not find what others have compiled. Call it under a lock: there is one setting for all of Numba."""
    from numba import config
    from numba.core import caching

    settings: Any = config
    known = getattr(caching, "UserProvidedCacheLocator", None) or getattr(caching, "_UserProvidedCacheLocator", None)
    kind: Any = getattr(caching, "CacheImpl", None) or getattr(caching, "_CacheImpl", None)
    before, settings.CACHE_DIR = settings.CACHE_DIR, folder
    try:
        if known is None or not hasattr(kind, "_locator_classes"):
            yield
            return
        locators, kind._locator_classes = kind._locator_classes, [_locator_class(known)]
        try:
            yield
        finally:
            kind._locator_classes = locators
    finally:
        settings.CACHE_DIR = before


@cache
def _locator_class(known: Any) -> Any:
    class Locator(known):  # type: ignore[misc]
        @classmethod
        def get_suitable_cache_subpath(cls, py_file: str) -> str:
            return py_file.replace("\\", "/").split("/")[-2]

        def get_source_stamp(self) -> str:
            return ""

    return Locator


def for_python(function: Any) -> Any:
    """What Python gets: where a function has no machine code of its own, something that says so when it is called."""
    if not getattr(function, "inside", False):
        return function

    def refuse(*_: Any) -> Any:
        raise TypeError(f"{function.__name__}: expected a function that Python calls, got one that only compiled functions call")

    return refuse


@cache
def _libraries_can_be_left() -> bool:
    """Have Numba make its libraries by the class below; False where it has other ways."""
    try:
        from numba.core import codegen
        from numba.core.registry import cpu_target

        made: Any = cpu_target.target_context.codegen()
        known: Any = made._library_class
        needed = ("_optimize_final_module", "_finalize_final_module", "get_pointer_to_function", "codegen")
        if known is not codegen.JITCodeLibrary or not all(hasattr(known, name) for name in needed):
            return False
        made._library_class = _library_class(known, made)
    except (ImportError, AttributeError):
        return False
    return True


def _library_class(known: Any, made: Any) -> Any:
    class OwnCode:
        """What a library thinks the code generator is: it has nothing there."""

        def __getattr__(self, name: str) -> Any:
            return getattr(made, name)

        def set_env(self, name: str, env: Any) -> None:
            """There is no code yet that could look for it."""

    class Library(known):  # type: ignore[misc]
        """The code of one function. One that is left for others to finish has no machine code, and so no address."""

        def __init__(self, *given: Any, **more: Any) -> None:
            super().__init__(*given, **more)
            self.left = _inside

        @property
        def codegen(self) -> Any:
            return OwnCode() if self.left else super().codegen

        def _optimize_final_module(self) -> None:
            if not self.left:
                super()._optimize_final_module()

        def _finalize_final_module(self) -> None:
            if self.left:
                self._finalized = True
            else:
                super()._finalize_final_module()

        def get_pointer_to_function(self, name: str) -> int:
            return 0 if self.left else super().get_pointer_to_function(name)  # type: ignore[no-any-return]

    return Library
