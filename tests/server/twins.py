"""Two matches that look the same from one seat and differ in what it may not know."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from conformance.configurations import Configuration, hidden, legal, odds, owing, played
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.record import Record

SPECTATOR = -1
TRIED = 24  # events of each match that are tried for a pair
ATTEMPTS, ENOUGH = 8, 8  # beginnings that are tried until one leads so many moves far


@dataclass
class Twins:
    """What happens in the two matches: (actor, event of the one, event of the other)."""

    steps: list[tuple[int, int, int]] = field(default_factory=list)
    differ: int = 0  # positions where the two tables are not the same
    secrets: int = 0  # positions where something is hidden from the seat at all

    def moves(self, world: int) -> list[tuple[int, int]]:
        return [(step[0], step[1 + world]) for step in self.steps if step[0] != CHANCE]

    def outcomes(self, world: int) -> list[int]:
        return [step[1 + world] for step in self.steps if step[0] == CHANCE]


def twins(configuration: Configuration, viewer: int, seed: int, limit: int = 100) -> Twins:
    """Play both at random, side by side, as long as the viewer cannot tell them apart and neither is over. limit: of moves."""
    of, box = configuration.game, configuration.box()
    best: list[tuple[int, int, int]] = []
    for attempt in range(ATTEMPTS):
        found = _way(of, box, viewer, random.Random(f"{configuration.id} {viewer} {seed} {attempt}"), limit)
        best = max(best, found, key=len)
        if _moves(best) >= min(ENOUGH, limit):
            break
    made = Twins(best)
    for count in range(len(best) + 1):
        one, other = _at(of, box, best[:count])
        made.differ += one != other
        made.secrets += hidden(of, box, one, viewer) != one
    return made


def _way(of: Any, box: Record, viewer: int, dice: random.Random, limit: int) -> list[tuple[int, int, int]]:
    """Where no pair of events keeps the two alike, go back and choose others; the longest way found is taken."""
    tables = (of.new_table(box), of.new_table(box))
    way: list[tuple[int, int, int]] = []
    best: list[tuple[int, int, int]] = []
    choices = [_choices(of, box, tables, viewer, dice)]
    for _ in range(limit * 8):
        if _owed(of, box, tables) > 0 and len(way) > len(best):
            best = list(way)  # a match stands still only where a seat owes a move
        if _moves(way) >= limit or not choices:
            break
        step = next(choices[-1], None)
        if step is None:
            choices.pop()
            if way:
                way.pop()
                tables = _at(of, box, way)
            continue
        way.append(step)
        tables = (played(of, box, tables[0], step[0], step[1]), played(of, box, tables[1], step[0], step[2]))
        choices.append(_choices(of, box, tables, viewer, dice))
    return best


def _moves(way: list[tuple[int, int, int]]) -> int:
    return sum(step[0] != CHANCE for step in way)


def _at(of: Any, box: Record, way: list[tuple[int, int, int]]) -> tuple[Any, Any]:
    tables = (of.new_table(box), of.new_table(box))
    for actor, first, second in way:
        tables = (played(of, box, tables[0], actor, first), played(of, box, tables[1], actor, second))
    return tables


def _owed(of: Any, box: Record, tables: tuple[Any, Any]) -> int:
    return int(of.rules.to_act(box, tables[0]))


def _choices(of: Any, box: Record, tables: tuple[Any, Any], viewer: int, dice: random.Random) -> Iterator[tuple[int, int, int]]:
    """Pairs of events that the viewer cannot tell apart: now those that differ come first, now those that don't."""
    mask = _owed(of, box, tables)
    if mask == 0:
        return
    actor = CHANCE if mask == CHANCE else dice.choice(owing(mask))
    firsts, seconds = (_events(of, box, table, actor) for table in tables)
    dice.shuffle(firsts)
    dice.shuffle(seconds)
    apart = dice.random() < 0.5
    for first in firsts[:TRIED]:
        seen = _sees(of, box, tables[0], actor, first, viewer)
        after = played(of, box, tables[0], actor, first)
        if of.rules.to_act(box, after) == 0:
            continue  # the end reveals everything
        others = [first] if seen else sorted(seconds[:TRIED], key=lambda second: (second == first) == apart)
        for second in others:
            if second not in seconds or _sees(of, box, tables[1], actor, second, viewer) != seen:
                continue
            other = played(of, box, tables[1], actor, second)
            if of.rules.to_act(box, other) != of.rules.to_act(box, after):
                continue
            if hidden(of, box, other, viewer) == hidden(of, box, after, viewer):
                yield actor, first, second


def _events(of: Any, box: Record, table: Any, actor: int) -> list[int]:
    if actor == CHANCE:
        return [outcome for outcome, weight in enumerate(odds(of, box, table)) if weight]
    return legal(of, box, table, actor)


def _sees(of: Any, box: Record, table: Any, actor: int, event: int, viewer: int) -> bool:
    seen = of.rules.seen_by(box, table, actor, event)
    everyone = (1 << box.seats) - 1
    return seen & everyone == everyone if viewer == SPECTATOR else bool(seen >> viewer & 1)
