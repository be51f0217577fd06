"""Which bots there are: the modules of this folder with a `BOTS` table, and what other packages offer as `sweetbox.bots` entries.

`BOTS` and an entry point's object map names to makers: a maker gets what stands behind the colon in `search:0.2s`, or None.
"""

import pkgutil
from collections.abc import Callable
from functools import cache
from importlib import import_module

from sweetbox.bots.bot import Bot
from sweetbox.kernel.errors import UnknownNameError
from sweetbox.kernel.say import Say

GROUP = "sweetbox.bots"
Maker = Callable[[str | None], Bot]


@cache
def _makers() -> dict[str, Maker]:
    from importlib.metadata import entry_points  # slow to import, and only needed here

    makers: dict[str, Maker] = {}
    for found in pkgutil.iter_modules(import_module(GROUP).__path__):
        makers.update(getattr(import_module(f"{GROUP}.{found.name}"), "BOTS", {}))
    for entry in entry_points(group=GROUP):
        makers[entry.name] = entry.load()
    return makers


def all_bots() -> list[str]:
    return sorted(_makers())


def bot(spec: str) -> Bot:
    """The bot that a text such as `random` or `search:0.2s` names; an unknown name lists the known ones."""
    name, colon, argument = spec.strip().partition(":")
    if name not in _makers():
        raise UnknownNameError(Say("error.bot_unknown", came=spec, known=all_bots()))
    return _makers()[name](argument if colon else None)


def advisor() -> Bot | None:
    """The bot to ask for a hint: the one whose maker claims to advise best (`advises`), if any does."""
    makers = [maker for maker in _makers().values() if getattr(maker, "advises", 0)]
    return max(makers, key=lambda maker: int(getattr(maker, "advises", 0)))(None) if makers else None
