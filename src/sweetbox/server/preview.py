"""What a seat can foresee of moves that it has not made.

Worked out from its glimpse alone: the moves are made on several deals that fit what the seat knows, and only what is the same on
all of them is foreseen. What really lies hidden is never touched, so that no answer can depend on it.
"""

from ctypes import c_int32
from dataclasses import dataclass, field

from sweetbox.kernel.chance import CHANCE, new_rng
from sweetbox.kernel.errors import MoveError
from sweetbox.kernel.match import Match
from sweetbox.kernel.record import Record
from sweetbox.kernel.say import Say

DEALS = 8  # imagined, to see whether a move would show the seat anything


@dataclass
class Preview:
    """The position after some moves of a seat."""

    glimpse: Record | None  # as the seat would see it; None: chance or something hidden comes first
    stop: str | None = None  # why the seat can add nothing, as a key of the words; None: it owes a further move
    says: list[Say] = field(default_factory=list)  # the moves as a person would say them


def foresee(match: Match, seat: int, moves: list[int]) -> Preview:
    """MoveError: one of the moves cannot be made, or what comes before it is not known yet."""
    match.copy().play(seat, moves[0])  # whether the seat owes a move is no secret
    rules, box, viewing = match.rules, match.box, match.game.viewing
    deals = list(dict.fromkeys(_imagined(match, seat, stream) for stream in range(DEALS)))
    now = Preview(match.glimpse(seat))
    for number, move in enumerate(moves):
        if now.stop is not None:
            raise MoveError("compound", Say(now.stop, move=match.game.notation.move_text(box, move), count=number))
        assert now.glimpse is not None
        if move not in legal(match, seat, now.glimpse):
            say, rule = viewing.why_not(box, now.glimpse, seat, move)
            raise MoveError("illegal", say, rule).within(match.game.name)
        now.says.append(viewing.move_say(box, now.glimpse, seat, move))
        for deal in deals:
            rules.play(box, deal, seat, move)
        now.glimpse, now.stop = _seen(match, seat, deals)
    return now


def legal(match: Match, seat: int, glimpse: Record) -> list[int]:
    moves = (c_int32 * match.rules.MOVES)()
    return moves[: match.rules.legal(match.box, glimpse, seat, moves)]


def _imagined(match: Match, seat: int, stream: int) -> Record:
    deal, rng = match.glimpse(seat), new_rng(len(match.log), stream)
    match.rules.imagine(match.box, deal, seat, rng)
    forget = match.game.extras.forget
    if forget is not None:  # a game of memory does not show people what they could remember
        forget(match.box, deal, seat, 100, rng)
    return deal


def _seen(match: Match, seat: int, deals: list[Record]) -> tuple[Record | None, str | None]:
    """The glimpse that all deals lead to, and what stops the seat there."""
    glimpses = []
    for deal in deals:
        glimpse = deal.clone()
        match.rules.hide(match.box, glimpse, seat)
        glimpses.append(glimpse)
    owing = {match.rules.to_act(match.box, deal) for deal in deals}
    if len(owing) > 1 or len(set(glimpses)) > 1:
        return None, "server.unforeseen"
    mask = owing.pop()
    if mask == CHANCE:
        return None, "error.compound"
    if mask == 0:
        return glimpses[0], "error.compound_over"
    return glimpses[0], None if mask >> seat & 1 else "error.compound"
