"""Open steps: where seats choose at the same time, and what some have chosen is not known to the others yet."""

from typing import NamedTuple

from sweetbox.kernel.position import Position


def entered(position: Position, actor: int, event: int) -> Position:
    """The position after an event; the one given stays as it is."""
    after = position.copy()
    after.enter(actor, event)
    return after


class Step(NamedTuple):
    """Where a step began, and the moves that were made since, (seat, move), which nobody has seen but their own seats."""

    start: Position
    made: tuple[tuple[int, int], ...] = ()


class Standing(NamedTuple):
    """A position, with the open step that it is in."""

    position: Position
    step: Step | None = None

    def entered(self, actor: int, event: int) -> "Standing":
        """After an event; this one stays as it is."""
        after = entered(self.position, actor, event)
        others = [seat for seat in range(after.seats) if seat != actor]
        if actor < 0 or any(bytes(after.hidden(seat)) != bytes(self.position.hidden(seat)) for seat in others):
            return Standing(after)
        start, made = self.step or Step(self.position)
        return Standing(after, Step(start, (*made, (actor, event))))
