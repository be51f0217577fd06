"""Which bots there are: the modules of this folder with a `BOTS` table, and what other packages offer as `sweetbox.bots` entries.

`BOTS` and the entry points map names to makers: a `Maker`, or any callable that makes a bot.
"""

import hashlib
import pkgutil
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from sweetbox.bots.bot import Bot, named
from sweetbox.kernel.errors import OptionError, UnknownNameError
from sweetbox.kernel.say import Say

GROUP = "sweetbox.bots"


@dataclass(frozen=True)
class Maker:
    """Makes a bot of the text after the colon in `search:0.2s`, or of None. advises: how good its hints are; 0: it is not asked."""

    make: Callable[[str | None], Bot]
    advises: int = 0

    def __call__(self, argument: str | None) -> Bot:
        return self.make(argument)

    @staticmethod
    def of(offered: Any) -> "Maker":
        """What a module or a package offers: a Maker, or any callable that makes a bot."""
        return offered if isinstance(offered, Maker) else Maker(offered)


@cache
def found_bots() -> tuple[dict[str, Maker], dict[str, str]]:
    """The makers by name; and of the modules and entry points that cannot be imported, why. Those spoil no other bot."""
    from importlib.metadata import entry_points  # slow to import, and only needed here

    makers: dict[str, Maker] = {}
    broken: dict[str, str] = {}
    for found in pkgutil.iter_modules(import_module(GROUP).__path__):
        try:
            offered = getattr(import_module(f"{GROUP}.{found.name}"), "BOTS", {})
            makers.update({name: Maker.of(maker) for name, maker in offered.items()})
        except Exception as error:
            broken[found.name] = named(error)
    for entry in entry_points(group=GROUP):
        try:
            makers[entry.name] = Maker.of(entry.load())
        except Exception as error:
            broken[entry.name] = named(error)
    return makers, broken


def all_bots() -> list[str]:
    return sorted(found_bots()[0])


def read_spec(spec: str) -> tuple[str, str | None]:
    """The name of a bot and the text after the colon, if there is one: `search:0.2s` is ("search", "0.2s")."""
    name, colon, argument = spec.strip().partition(":")
    return name, argument if colon else None


def bot(spec: str) -> Bot:
    """The bot that a text such as `random` or `search:0.2s` names; an unknown name lists the known ones."""
    name, argument = read_spec(spec)
    makers, broken = found_bots()
    if name in broken:
        raise OptionError(Say("error.bot_broken", bot=name, error=broken[name]))
    if name not in makers:
        raise UnknownNameError(Say("error.bot_unknown", came=spec, known=all_bots()))
    try:
        return makers[name](argument)
    except (TypeError, AttributeError) as error:  # a maker that is none; a wrong argument is its own matter
        raise OptionError(Say("error.bot_maker", bot=name, error=named(error))) from error


def sources(specs: Iterable[str]) -> str:
    """A hash of the text of all bots of this folder, and of those that others bring among the specs."""
    makers, _ = found_bots()
    wanted = {read_spec(spec)[0] for spec in specs}
    modules = {f"{GROUP}.{found.name}" for found in pkgutil.iter_modules(import_module(GROUP).__path__)} & sys.modules.keys()
    modules |= {getattr(makers[name].make, "__module__", "") for name in wanted if name in makers} & sys.modules.keys()
    digest = hashlib.sha256()
    for name in sorted(modules):
        file = getattr(sys.modules[name], "__file__", None)
        digest.update(name.encode() + (Path(file).read_bytes() if file and Path(file).exists() else b""))
    return digest.hexdigest()


def advisor() -> Bot | None:
    """The bot to ask for a hint: the one whose maker claims to advise best, if any does."""
    makers = [maker for maker in found_bots()[0].values() if maker.advises]
    return max(makers, key=lambda maker: maker.advises)(None) if makers else None
