"""The known bots: the modules of this folder with a `BOTS` table, and what other packages offer as `sweetbox.bots` entry points.

`BOTS` and the entry points map names to makers: a `Maker`, or any callable that makes a bot. A spec may also name a file or a
module that is not installed: see `outside`.
"""

import hashlib
import pkgutil
import re
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from sweetbox.bots.bot import Bot, named
from sweetbox.bots.outside import is_outside, load, outside_bot
from sweetbox.kernel.errors import OptionError, UnknownNameError
from sweetbox.kernel.say import Say

GROUP = "sweetbox.bots"
SPEC = re.compile(r"(?P<name>[A-Za-z]:[/\\][^:]*|[^:]*)(?::(?P<argument>.*))?", re.DOTALL)  # a path may begin with a drive


@dataclass(frozen=True)
class Maker:
    """Makes a bot from the text after the colon in `search:0.2s`, or from None. advises: how good its hints are; 0: do not ask."""

    make: Callable[[str | None], Bot]
    advises: int = 0

    def __call__(self, argument: str | None) -> Bot:
        return self.make(argument)

    @staticmethod
    def of(offered: Any) -> "Maker":
        """A Maker for what a module or a package offers: a Maker, or any callable that makes a bot."""
        return offered if isinstance(offered, Maker) else Maker(offered)


def without_argument(name: str, make: Callable[[], Bot]) -> Callable[[str | None], Bot]:
    """For a `Maker`: makes a bot that has nothing to choose, and refuses a text after its name."""

    def made(argument: str | None) -> Bot:
        if argument is not None:
            raise OptionError(Say("error.bot_argument", bot=name, came=argument))
        return make()

    return made


@cache
def found_bots() -> tuple[dict[str, Maker], dict[str, str]]:
    """The makers by name, and the reasons why modules and entry points cannot be imported. A broken one spoils no other."""
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
    """Names of the bots that come with the package or are installed."""
    return sorted(found_bots()[0])


def read_spec(spec: str) -> tuple[str, str | None]:
    """The name of a bot and the text after the colon, if there is one: `search:0.2s` is ("search", "0.2s")."""
    found = SPEC.fullmatch(spec.strip())
    assert found is not None  # any text fits
    return found["name"], found["argument"]


def bot(spec: str) -> Bot:
    """The bot that a text such as `random`, `search:0.2s` or `./my_bot.py` names; an unknown name lists the known ones."""
    name, argument = read_spec(spec)
    if is_outside(name):
        return outside_bot(name, argument)
    makers, broken = found_bots()
    if name in broken:
        raise OptionError(Say("error.bot_broken", bot=name, error=broken[name]))
    if name not in makers:
        raise UnknownNameError(Say("error.bot_unknown", came=spec, known=all_bots()))
    try:
        return makers[name](argument)
    except (TypeError, AttributeError) as error:  # not really a maker; makers report wrong arguments themselves
        raise OptionError(Say("error.bot_maker", bot=name, error=named(error))) from error


def sources(specs: Iterable[str]) -> str:
    """A hash of the source text of all bots in this folder, and of the other bots among the specs."""
    makers, _ = found_bots()
    wanted = {read_spec(spec)[0] for spec in specs}
    modules = {f"{GROUP}.{found.name}" for found in pkgutil.iter_modules(import_module(GROUP).__path__)} & sys.modules.keys()
    modules |= {getattr(makers[name].make, "__module__", "") for name in wanted if name in makers} & sys.modules.keys()
    modules |= {load(name).__name__ for name in wanted if is_outside(name)}
    digest = hashlib.sha256()
    for name in sorted(modules):
        file = getattr(sys.modules[name], "__file__", None)
        digest.update(name.encode() + (Path(file).read_bytes() if file and Path(file).exists() else b""))
    return digest.hexdigest()


def advisor() -> Bot | None:
    """The bot to ask for a hint: the one whose maker claims to advise best, if any does."""
    maker = _best_adviser()
    return maker(None) if maker is not None else None


def strongest(iterations: int) -> Bot | None:
    """The same with a budget of iterations instead of time, so that its answer depends only on the turn; None if no bot takes such
    a budget."""
    maker = _best_adviser()
    try:
        return maker(str(iterations)) if maker is not None else None
    except OptionError:
        return None


def _best_adviser() -> Maker | None:
    return max((maker for maker in found_bots()[0].values() if maker.advises), key=lambda maker: maker.advises, default=None)
