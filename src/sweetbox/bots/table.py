"""Bots at one table: they play a match to its end, and none of them can spoil it."""

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from concurrent.futures import TimeoutError as TooLateError

from sweetbox.bots.bot import Answer, Bot, Turn
from sweetbox.bots.registry import bot
from sweetbox.kernel.match import Match, Remark

GRACE = 1.0  # seconds that a bot may need beyond its time before it is replaced


def seat_bots(specs: Sequence[str]) -> list[Bot]:
    return [bot(spec) for spec in specs]


def play_bot(match: Match, seat: int, player: Bot, seed: int = 0, seconds: float | None = None, cores: int | None = None) -> Answer:
    """Let a bot make the seat's move. One that fails is replaced by greedy for that move, and the match says so."""
    from sweetbox.bots.greedy import GreedyBot

    turn = Turn.of(match, seat, seed, seconds, cores)
    answer, fault = _ask(player, turn)
    if answer is None:
        match.remarks.append(Remark(len(match.log), seat, player.name, fault))
        answer = GreedyBot(wait=False).choose(turn)
    match.play(seat, answer.move)
    return answer


def _ask(player: Bot, turn: Turn) -> tuple[Answer | None, str]:
    """The bot's answer; or None and what went wrong."""
    try:
        answer = player.choose(turn) if turn.seconds is None else _in_time(player, turn, turn.seconds)
    except TooLateError:
        return None, "late"
    except Exception:
        return None, "crashed"
    return (answer, "") if isinstance(answer, Answer) and answer.move in turn.legal else (None, "illegal")


def _in_time(player: Bot, turn: Turn, seconds: float) -> Answer:
    pool = ThreadPoolExecutor(1)
    try:
        waiting: Future[Answer] = pool.submit(player.choose, turn)
        return waiting.result(timeout=seconds + GRACE)
    finally:
        pool.shutdown(wait=False)  # a bot that never answers keeps its thread; it cannot be stopped from outside


def play_match(
    match: Match, specs: Sequence[str], seed: int = 0, cores: int | None = None, told: Callable[[Match], None] | None = None
) -> None:
    """Let one bot a seat play until the match is over. told: called after each move, to show progress."""
    play_out(match, seat_bots(specs), seed, cores, told)


def play_out(
    match: Match, players: Sequence[Bot], seed: int = 0, cores: int | None = None, told: Callable[[Match], None] | None = None
) -> None:
    while not match.over:
        seat = min(match.to_act)
        play_bot(match, seat, players[seat], seed, cores=cores)
        if told is not None:
            told(match)
