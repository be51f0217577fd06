"""Bots at one table: they play a match to its end."""

from collections.abc import Sequence

from sweetbox.bots.bot import Bot, Turn
from sweetbox.bots.registry import bot
from sweetbox.kernel.match import Match


def seat_bots(specs: Sequence[str]) -> list[Bot]:
    return [bot(spec) for spec in specs]


def play_match(match: Match, specs: Sequence[str], seed: int = 0, progress: bool = False) -> None:
    """Let one bot a seat play until the match is over. progress: count the moves on standard error."""
    players = seat_bots(specs)
    if not progress:
        _play_on(match, players, seed)
        return
    from rich.console import Console

    with Console(stderr=True).status("") as status:
        while not match.over:
            _play_on(match, players, seed, moves=10)
            status.update(str(len(match.log)))


def _play_on(match: Match, players: Sequence[Bot], seed: int, moves: int | None = None) -> None:
    while not match.over and (moves is None or moves > 0):
        seat = min(match.to_act)
        match.play(seat, players[seat].choose(Turn.of(match, seat, seed)).move)
        moves = None if moves is None else moves - 1
