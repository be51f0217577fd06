"""Bots that are not installed: `./my_bot.py`, `./my_bot.py:First` or `my_package.my_module:First`, each with `:argument` after it.

They run with all the rights of the person who names them, so only commands and Python accept them; the server uses `all_bots`.
"""

import hashlib
import importlib.util
import inspect
import os
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from sweetbox.bots.bot import Bot, named
from sweetbox.kernel.errors import OptionError, UnknownNameError
from sweetbox.kernel.say import Say


def is_outside(name: str) -> bool:
    """Whether a spec's name is a place to look in rather than a bot of the registry."""
    return name.endswith(".py") or any(sign in name for sign in "./\\")


def outside_bot(place: str, rest: str | None) -> Bot:
    """The bot at a place; rest: its name there, and its own argument after another colon."""
    module = load(place)
    wanted, colon, argument = (rest or "").partition(":")
    offered = _offered(module)
    if not offered:
        raise OptionError(Say("error.bot_none", place=place))
    if not wanted and len(offered) > 1:
        raise OptionError(Say("error.bot_several", place=place, names=list(offered), first=f"{place}:{next(iter(offered))}"))
    if wanted and wanted not in offered:
        raise UnknownNameError(Say("error.bot_unknown", came=f"{place}:{wanted}", known=list(offered)))
    maker = offered[wanted or next(iter(offered))]
    try:
        made = _made(maker, argument if colon else None)
        if not callable(getattr(made, "choose", None)):
            raise TypeError(f"{type(made).__name__} has no choose(turn)")
    except (TypeError, AttributeError) as error:
        raise OptionError(Say("error.bot_maker", bot=place, error=named(error))) from error
    if not isinstance(getattr(made, "name", None), str):
        made.name = wanted or Path(place).stem
    bot: Bot = made
    return bot


def _made(maker: Any, argument: str | None) -> Any:
    """Calls a class without parameters without an argument: a first bot usually looks like that."""
    try:
        inspect.signature(maker).bind(argument)
    except ValueError:
        pass  # it has no signature
    except TypeError:
        if argument is None:
            return maker()
    return maker(argument)


def load(place: str) -> ModuleType:
    """The module at a place, read again when its file has changed."""
    try:
        return _load_file(Path(place)) if place.endswith(".py") else _load_module(place)
    except OptionError:
        raise
    except Exception as error:
        raise OptionError(Say("error.bot_broken", bot=place, error=named(error))) from error


def _load_file(file: Path) -> ModuleType:
    if not file.is_file():
        raise OptionError(Say("error.bot_file", file=str(file)))
    text = file.resolve().read_bytes()
    key = hashlib.sha256(str(file.resolve()).encode() + text).hexdigest()[:16]
    name = f"sweetbox_outside_{key}"
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, file.resolve())
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        _find_in(str(file.resolve().parent))  # it may have modules beside it
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            del sys.modules[name]
            raise
    return sys.modules[name]


def _load_module(name: str) -> ModuleType:
    _find_in(os.getcwd())
    return import_module(name)


def _find_in(folder: str) -> None:
    if folder not in sys.path:
        sys.path.append(folder)


def _offered(module: ModuleType) -> dict[str, Any]:
    """What a module offers: its table `BOTS`, or else its own classes with a method `choose`."""
    table = getattr(module, "BOTS", None)
    if isinstance(table, dict):
        return {str(name): maker for name, maker in table.items()}
    return {
        name: each
        for name, each in vars(module).items()
        if inspect.isclass(each) and each.__module__ == module.__name__ and callable(getattr(each, "choose", None))
    }
