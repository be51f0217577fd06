"""A preview: what a seat can foresee of moves that it has not made.

It uses only the seat's glimpse: the moves are made on several deals that fit what the seat knows, and only what is the same on all
of them is foreseen. What is really hidden is never touched, so no answer can depend on it.
"""

import msgspec

from sweetbox.kernel.chance import CHANCE, new_rng
from sweetbox.kernel.errors import MoveError
from sweetbox.kernel.happening import Happening
from sweetbox.kernel.position import Glimpse, Position
from sweetbox.kernel.say import Say

DEALS = 8  # imagined, to see whether a move shows anybody anything


class Preview(msgspec.Struct):
    """The position after some moves of a seat."""

    glimpse: Glimpse | None  # as the seat would see it; None: chance or something hidden comes first
    stop: str | None = None  # why the seat can add nothing, as a key of the words; None: it has to make another move
    says: list[Say] = msgspec.field(default_factory=list)  # the moves as a person would say them
    story: list[list[Happening]] = msgspec.field(default_factory=list)  # what would happen, move by move


def preview(glimpse: Glimpse, moves: list[int], seed: int, forgetting: int = 0) -> Preview:
    """The moves made one after the other by the glimpse's seat, which must have to move. MoveError: one of them cannot be made, or
    what comes before it is not known yet.

    forgetting: the percentage of what was seen earlier that counts as unseen, so that people are not shown what they should
    remember.
    """
    now = Preview(glimpse)
    deals: list[Position] = []
    for number, move in enumerate(moves):
        before = _checked(now, glimpse, move, number)
        now.says.append(before.move_say(move))
        deals = deals or list(dict.fromkeys(glimpse.imagined(new_rng(seed, stream), forgetting) for stream in range(DEALS)))
        for deal in deals:
            deal.play(glimpse.seat, move)
        now.glimpse, now.stop = _common(glimpse.seat, deals)
        now.story.append(_story(before, now.glimpse, move))
    return now


def check_moves(glimpse: Glimpse, moves: list[int], seed: int, forgetting: int = 0) -> None:
    """MoveError unless the moves can be made as one, as far as the seat can foresee."""
    _checked(preview(glimpse, moves[:-1], seed, forgetting), glimpse, moves[-1], len(moves) - 1)


def _checked(now: Preview, glimpse: Glimpse, move: int, number: int) -> Glimpse:
    """The glimpse in which the next move is legal."""
    if now.glimpse is None or now.stop is not None:
        text = glimpse.game.notation.move_text(glimpse.box, move)
        raise MoveError("compound", Say(now.stop or "error.compound", move=text, count=number))
    if move not in now.glimpse.legal():
        raise now.glimpse.refusal(move)
    return now.glimpse


def _story(before: Glimpse, after: Glimpse | None, move: int) -> list[Happening]:
    """What the seat would see happen; nothing where it cannot be foreseen."""
    if after is None:
        return []
    return list(before.game.viewing.story(before.box, before.table, after.table, before.seat, before.seat, move))


def _common(seat: int, deals: list[Position]) -> tuple[Glimpse | None, str | None]:
    """The glimpse that all deals lead to, and what stops the seat there."""
    glimpses = {deal.hidden(seat) for deal in deals}
    masks = {deal.mask for deal in deals}
    if len(masks) > 1 or len(glimpses) > 1:
        return None, "error.unforeseen"
    mask = masks.pop()
    if mask == CHANCE:
        return None, "error.compound"
    if mask == 0:
        return glimpses.pop(), "error.compound_over"
    return glimpses.pop(), None if mask >> seat & 1 else "error.compound"
