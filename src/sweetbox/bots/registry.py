"""Which bots there are: the modules of this folder with a `BOTS` table, and what other packages offer as `sweetbox.bots` entries.

`BOTS` and an entry point's object map names to makers: a maker gets what stands behind the colon in `search:0.2s`, or None.
"""

import hashlib
import pkgutil
import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module
from pathlib import Path

from sweetbox.bots.bot import Bot, named
from sweetbox.kernel.errors import OptionError, UnknownNameError
from sweetbox.kernel.say import Say

GROUP = "sweetbox.bots"
Maker = Callable[[str | None], Bot]


@cache
def _found() -> tuple[dict[str, Maker], dict[str, str]]:
    """The makers by name; and of the modules and entry points that cannot be imported, why. Those spoil no other bot."""
    from importlib.metadata import entry_points  # slow to import, and only needed here

    makers: dict[str, Maker] = {}
    broken: dict[str, str] = {}
    for found in pkgutil.iter_modules(import_module(GROUP).__path__):
        try:
            makers.update(getattr(import_module(f"{GROUP}.{found.name}"), "BOTS", {}))
        except Exception as error:
            broken[found.name] = named(error)
    for entry in entry_points(group=GROUP):
        try:
            makers[entry.name] = entry.load()
        except Exception as error:
            broken[entry.name] = named(error)
    return makers, broken


def all_bots() -> list[str]:
    return sorted(_found()[0])


def bot(spec: str) -> Bot:
    """The bot that a text such as `random` or `search:0.2s` names; an unknown name lists the known ones."""
    name, colon, argument = spec.strip().partition(":")
    makers, broken = _found()
    if name in broken:
        raise OptionError(Say("error.bot_broken", bot=name, error=broken[name]))
    if name not in makers:
        raise UnknownNameError(Say("error.bot_unknown", came=spec, known=all_bots()))
    try:
        return makers[name](argument if colon else None)
    except (TypeError, AttributeError) as error:  # a maker that is none; a wrong argument is its own matter
        raise OptionError(Say("error.bot_maker", bot=name, error=named(error))) from error


def sources(specs: Iterable[str]) -> str:
    """A hash of the text of all bots of this folder, and of those that others bring among the specs."""
    makers, _ = _found()
    named = {spec.strip().partition(":")[0] for spec in specs}
    modules = {f"{GROUP}.{found.name}" for found in pkgutil.iter_modules(import_module(GROUP).__path__)} & sys.modules.keys()
    modules |= {getattr(makers[name], "__module__", "") for name in named if name in makers} & sys.modules.keys()
    digest = hashlib.sha256()
    for name in sorted(modules):
        file = getattr(sys.modules[name], "__file__", None)
        digest.update(name.encode() + (Path(file).read_bytes() if file and Path(file).exists() else b""))
    return digest.hexdigest()


def advisor() -> Bot | None:
    """The bot to ask for a hint: the one whose maker claims to advise best (`advises`), if any does."""
    makers = [maker for maker in _found()[0].values() if getattr(maker, "advises", 0)]
    return max(makers, key=lambda maker: int(getattr(maker, "advises", 0)))(None) if makers else None
