"""Quick matches: whole ones between bots that run compiled, many at once. They are the matches that `play_out` plays with the same
seeds, to the last move."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sweetbox.bots.greedy import GreedyBot
from sweetbox.bots.random import RandomBot
from sweetbox.bots.registry import bot
from sweetbox.engines import can_compile
from sweetbox.kernel.errors import SweetboxError
from sweetbox.kernel.game import Game
from sweetbox.kernel.record import Record

if TYPE_CHECKING:
    from sweetbox.engines.trace import Style, Trace


def style_of(spec: str) -> "Style | None":
    """How the bot of this name plays; None: it must be asked move by move."""
    from sweetbox.engines.trace import Style

    try:
        player = bot(spec)
    except SweetboxError:  # the arena has some of its own
        return None
    if type(player) is RandomBot:
        return Style(0)
    return Style(player.deals) if type(player) is GreedyBot else None


def all_quick(specs: Sequence[str]) -> bool:
    return can_compile() and all(style_of(spec) is not None for spec in dict.fromkeys(specs))


def play_quick(game: Game, box: Record, seeds: Sequence[int], line_ups: Sequence[Sequence[str]], engine: str = "cpu") -> "Trace":
    """Match k with seed `seeds[k]` between the bots of `line_ups[k]`, all of which have a style. engine: cpu or cuda."""
    from sweetbox.engines.trace import play_traces

    specs = list(dict.fromkeys(spec for line_up in line_ups for spec in line_up))
    styles = [style for spec in specs if (style := style_of(spec)) is not None]
    numbers = [[specs.index(spec) for spec in line_up] for line_up in line_ups]
    return play_traces(game, box, seeds, numbers, styles, engine)
