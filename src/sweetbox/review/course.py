"""A log as events: all draws without a decision between them are one, a move is a decision where there was another one."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.match import Match


class Part(NamedTuple):
    kind: Literal["chance", "decision", "forced"]
    entry: int
    entries: int
    seat: int


def parts_of(match: Match) -> Iterator[Part]:
    """The events of a match, first to last."""
    entry, log = 0, match.log
    while entry < len(log):
        actor = log[entry][0]
        end = entry + 1
        if actor == CHANCE:
            while end < len(log) and log[end][0] == CHANCE:
                end += 1
            yield Part("chance", entry, end - entry, CHANCE)
        else:
            choice = len(match.position_at(entry).legal(actor)) > 1
            yield Part("decision" if choice else "forced", entry, 1, actor)
        entry = end
