"""Bots at one table: they play a match to the end, and none of them can spoil it."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as TooLateError
from pathlib import Path
from time import perf_counter
from traceback import extract_tb

import msgspec

from sweetbox.bots.bot import Answer, Bot, Turn, named
from sweetbox.bots.registry import bot
from sweetbox.kernel.match import Match, Remark
from sweetbox.kernel.say import Say

GRACE = 1.0  # seconds that a bot may need beyond its time before it is replaced


def seat_bots(specs: Sequence[str]) -> list[Bot]:
    return [bot(spec) for spec in specs]


class Fault(msgspec.Struct, frozen=True):
    """How a bot failed. The match keeps only the kind; the cause is for the bot's author."""

    what: str  # a key of the shared words, `remark.<what>`
    cause: Say


def play_bot(
    match: Match, seat: int, player: Bot, seed: int = 0, seconds: float | None = None, cores: int | None = None,
    blamed: Callable[[int, Fault], None] = lambda seat, fault: None,
    timed: Callable[[int, float], None] = lambda seat, seconds: None,
) -> Answer:  # fmt: skip
    """Let a bot make the seat's move. A bot that fails is replaced by greedy for that move, and the match says so.

    blamed: called with the seat whose bot failed, and how; timed: with the seat and the seconds its bot took.
    """
    from sweetbox.bots.greedy import GreedyBot

    turn = Turn.of(match, seat, seed, seconds, cores)
    begun = perf_counter()
    answer = _ask(player, turn)
    timed(seat, perf_counter() - begun)
    if isinstance(answer, Fault):
        match.remarks.append(Remark(len(match.log), seat, player.name, answer.what))
        blamed(seat, answer)
        answer = GreedyBot(wait=False).choose(turn)
    match.play(seat, answer.move)
    return answer


def _ask(player: Bot, turn: Turn) -> Answer | Fault:
    try:
        answer = player.choose(turn) if turn.seconds is None else _in_time(player, turn, turn.seconds)
    except TooLateError:
        return Fault("late", Say("fault.late"))
    except Exception as error:
        return Fault("crashed", _cause(error))
    if not isinstance(answer, Answer):
        return Fault("illegal", Say("fault.no_answer", came=type(answer).__name__))
    return answer if answer.move in turn.legal else Fault("illegal", Say("fault.illegal", move=repr(answer.move)))


def _cause(error: Exception) -> Say:
    """The error and the line where it was raised."""
    places = extract_tb(error.__traceback__)
    file, line = (Path(places[-1].filename).name, places[-1].lineno) if places else ("?", 0)
    return Say("fault.crashed", error=named(error), file=file, line=str(line))


def _in_time(player: Bot, turn: Turn, seconds: float) -> Answer:
    pool = ThreadPoolExecutor(1)
    try:
        waiting: Future[Answer] = pool.submit(player.choose, turn)
        return waiting.result(timeout=seconds + GRACE)
    finally:
        pool.shutdown(wait=False)  # a bot that never answers keeps its thread, which cannot be stopped from outside


def play_match(
    match: Match, specs: Sequence[str], seed: int = 0, cores: int | None = None,
    told: Callable[[Match], None] = lambda match: None, blamed: Callable[[int, Fault], None] = lambda seat, fault: None,
) -> None:  # fmt: skip
    """Let one bot per seat play until the match is over. told: called after each move, to show progress; blamed: see `play_bot`."""
    play_out(match, seat_bots(specs), seed, cores, told, blamed)


def play_out(
    match: Match, players: Sequence[Bot], seed: int = 0, cores: int | None = None,
    told: Callable[[Match], None] = lambda match: None,
    blamed: Callable[[int, Fault], None] = lambda seat, fault: None,
    timed: Callable[[int, float], None] = lambda seat, seconds: None,
) -> None:  # fmt: skip
    """The same with bots that already exist. timed: see `play_bot`."""
    while not match.over:
        seat = min(match.to_act)
        play_bot(match, seat, players[seat], seed, cores=cores, blamed=blamed, timed=timed)
        told(match)
