"""Two matches that look the same to one viewer: they differ in what it may not know, or in what it could only remember."""

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Protocol

import msgspec

from sweetbox.conformance.configurations import Configuration, hidden, legal, odds, owing, played
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.record import Record

SPECTATOR = -1
TRIED = 6  # events of each match that are tried for a pair
OFTEN = (0.5, 0.5, 0.2, 0.05, 0.0)  # how often the two differ, tried in turn until one leads far enough
ENOUGH = 8  # moves

Step = tuple[int, int, int]


@dataclass
class Twins:
    """What happens in the two matches: (actor, event of one, event of the other)."""

    steps: list[Step] = field(default_factory=list)
    differ: int = 0  # positions, or steps, where the two are not the same
    secrets: int = 0  # positions where anything at all is hidden from the seat

    def moves(self, world: int) -> list[tuple[int, int]]:
        return [(step[0], step[1 + world]) for step in self.steps if step[0] != CHANCE]

    def outcomes(self, world: int) -> list[int]:
        return [step[1 + world] for step in self.steps if step[0] == CHANCE]


class Eye(Protocol):
    """What a viewer gets of a match."""

    def sees(self, table: Any, actor: int, event: int) -> bool:
        """Whether it knows the event itself."""

    def keeps(self, before: Any, after: Any, actor: int, event: int) -> Any:
        """What it learns from the event for good."""

    def look(self, table: Any) -> Any:
        """What it sees of the table."""


class Knowing:
    """Knows everything that the rules do not hide from the viewer, and forgets nothing."""

    def __init__(self, of: Any, box: Record, viewer: int) -> None:
        self.of, self.box, self.viewer = of, box, viewer

    def sees(self, table: Any, actor: int, event: int) -> bool:
        return _sees(self.of, self.box, table, actor, event, self.viewer)

    def keeps(self, before: Any, after: Any, actor: int, event: int) -> Any:
        return None

    def look(self, table: Any) -> Any:
        return hidden(self.of, self.box, table, self.viewer)


class Watching(Knowing):
    """Is there as things happen, and is shown and told everything that people are."""

    def sees(self, table: Any, actor: int, event: int) -> bool:
        return True

    def keeps(self, before: Any, after: Any, actor: int, event: int) -> Any:
        seen = event if super().sees(before, actor, event) else None
        glimpses = [hidden(self.of, self.box, table, self.viewer) for table in (before, after)]
        return self.of.viewing.story(self.box, *glimpses, self.viewer, actor, seen)

    def look(self, table: Any) -> Any:
        return msgspec.to_builtins(self.of.viewing.view(self.box, super().look(table), self.viewer))


class Forgetting(Watching):
    """Arrives later: has only what is then shown of the table, and what was told and does not fade."""

    def sees(self, table: Any, actor: int, event: int) -> bool:
        return False

    def keeps(self, before: Any, after: Any, actor: int, event: int) -> Any:
        fading = self.of.fading(self.box)
        return [happening for happening in super().keeps(before, after, actor, event) if happening.kind not in fading]


def twins(configuration: Configuration, viewer: int, seed: int, limit: int = 100) -> Twins:
    """Play both at random, side by side, as long as the viewer cannot tell them apart and neither is over. limit: most moves."""
    of, box = configuration.game, configuration.box()
    eye = Knowing(of, box, viewer)
    found = []
    for attempt, often in enumerate(OFTEN):
        dice = random.Random(f"{configuration.id} {viewer} {seed} {attempt}")
        made = Twins(_way(of, box, eye, dice, often, limit))
        for count in range(len(made.steps) + 1):
            one, other = _at(of, box, made.steps[:count])
            made.differ += one != other
            made.secrets += hidden(of, box, one, viewer) != one
        found.append(made)
        if len(made.moves(0)) >= ENOUGH and (made.differ or not made.secrets):
            break
    return max(found, key=lambda made: (made.differ > 0, len(made.steps)))


def faded_twins(configuration: Configuration, viewer: int, seed: int, limit: int) -> Twins:
    """Two matches that differ in what has faded and in nothing else. The last event is the same in both: it can still be told."""
    of, box = configuration.game, configuration.box()
    found = []
    for attempt, often in enumerate(OFTEN):
        dice = random.Random(f"{configuration.id} {viewer} {seed} {attempt}")
        steps = _way(of, box, Forgetting(of, box, viewer), dice, often, limit)
        found.append(Twins(_with_one_more(of, box, Watching(of, box, viewer), dice, steps) or []))
        found[-1].differ = sum(first != second for _, first, second in steps)
        if len(found[-1].moves(0)) >= ENOUGH and found[-1].differ:
            break
    return max(found, key=lambda made: (made.differ > 0, len(made.steps)))


def _with_one_more(of: Any, box: Record, eye: Eye, dice: random.Random, way: list[Step]) -> list[Step] | None:
    """The path with one more move and whatever chance adds to it, the same in both; None if there is no such move."""
    for step in _choices(of, box, _at(of, box, way), eye, dice, 0.0):
        longer = [*way, step]
        if _owed(of, box, _at(of, box, longer)) > 0:
            return longer
        found = _with_one_more(of, box, eye, dice, longer)
        if found is not None:
            return found
    return None


def _way(of: Any, box: Record, eye: Eye, dice: random.Random, often: float, limit: int) -> list[Step]:
    """If no pair of events keeps the two alike, go back and choose others; returns the longest path found."""
    tables = (of.set_up(box).table, of.set_up(box).table)
    way: list[Step] = []
    best: list[Step] = []
    choices = [_choices(of, box, tables, eye, dice, often)]
    for _ in range(120 + 2 * limit):
        if _owed(of, box, tables) > 0 and len(way) > len(best):
            best = list(way)  # a match stops only where a seat has to move
        moves = sum(step[0] != CHANCE for step in way)
        if moves >= limit or not choices:
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
        # If everything is revealed sooner or later, the two can differ only at the very end.
        choices.append(_choices(of, box, tables, eye, dice, often if moves < limit - 4 else 1.0))
    return best


def _at(of: Any, box: Record, way: list[Step]) -> tuple[Any, Any]:
    tables = (of.set_up(box).table, of.set_up(box).table)
    for actor, first, second in way:
        tables = (played(of, box, tables[0], actor, first), played(of, box, tables[1], actor, second))
    return tables


def _owed(of: Any, box: Record, tables: tuple[Any, Any]) -> int:
    return int(of.rules.to_act(box, tables[0]))


def _choices(of: Any, box: Record, tables: tuple[Any, Any], eye: Eye, dice: random.Random, often: float) -> Iterator[Step]:
    """Pairs of events that the eye cannot tell apart; as often as `often` says, those that differ come first."""
    mask = _owed(of, box, tables)
    if mask == 0:
        return
    actor = CHANCE if mask == CHANCE else dice.choice(owing(mask))
    firsts, seconds = (_events(of, box, table, actor) for table in tables)
    dice.shuffle(firsts)
    dice.shuffle(seconds)
    apart = dice.random() < often
    for first in firsts[:TRIED]:
        seen = eye.sees(tables[0], actor, first)
        after = played(of, box, tables[0], actor, first)
        if of.rules.to_act(box, after) == 0:
            continue  # the end reveals everything
        others = [first] if seen else sorted(seconds[:TRIED], key=lambda second: (second == first) == apart)
        for second in others:
            if second not in seconds or eye.sees(tables[1], actor, second) != seen:
                continue
            other = played(of, box, tables[1], actor, second)
            if of.rules.to_act(box, other) != of.rules.to_act(box, after):
                continue
            if eye.keeps(tables[0], after, actor, first) != eye.keeps(tables[1], other, actor, second):
                continue
            if eye.look(other) == eye.look(after):
                yield actor, first, second


def _events(of: Any, box: Record, table: Any, actor: int) -> list[int]:
    if actor == CHANCE:
        return [outcome for outcome, weight in enumerate(odds(of, box, table)) if weight]
    return legal(of, box, table, actor)


def _sees(of: Any, box: Record, table: Any, actor: int, event: int, viewer: int) -> bool:
    seen = of.rules.seen_by(box, table, actor, event)
    everyone = (1 << box.seats) - 1
    return seen & everyone == everyone if viewer == SPECTATOR else bool(seen >> viewer & 1)
