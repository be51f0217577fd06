"""Calibrating: how far a game's estimates can be believed, how many iterations a review has time for, and what the bots' levels
lose a move.

Matches of `fair` bots are played. The sharpness is the one by which the looks at their positions come true as often as they say.
Then all levels are asked about the same decisions, taken evenly from these matches, and what each chooses is judged as a review
judges it. Time is counted as the process uses it, so that a busy machine makes no bot weaker.
"""

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from math import log
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, stdev
from time import process_time
from typing import Any, NamedTuple, ParamSpec, TypeVar

import msgspec

from sweetbox.bots.bot import Turn
from sweetbox.bots.levels import LevelBot, searches_in
from sweetbox.bots.playing import play_match
from sweetbox.bots.registry import bot
from sweetbox.engines.base import check_compiler
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match
from sweetbox.kernel.registry import game as game_named
from sweetbox.review.course import Part, parts_of
from sweetbox.review.estimate import Estimate
from sweetbox.review.grades import FILE, Level, Levels, levels_of
from sweetbox.review.looking import Searching, final
from sweetbox.review.reviewing import Reviewing, standings_of, without_choice

MEASURED = ("fair", "sharp", "master")
POSITIONS = 10  # of a match, whose looks are compared with how it ended
TRIAL = 300  # iterations a look for that, and to see how long they take
CLOSER = 2  # times as deep as in a review, so that a loss is the bot's and not the look's
SHARPNESSES = [round(0.5 * 1.1**k, 2) for k in range(22)]  # that are tried: 0.5 to 3.7
LEAST = 1e-4  # of the win: what no look is surer of than

P = ParamSpec("P")
T = TypeVar("T")
Told = Callable[[int, int], None]  # steps done, of how many


class Played(NamedTuple):
    file: str
    shares: list[float]  # of the win, at the end
    noted: list[Any]  # what looks at some of its positions noted, (tries, seats) each
    per_second: float  # iterations of a review of it


def file_of(game: Game) -> Path:
    """Where a game keeps what was measured."""
    return Path(str(files(game.package))) / FILE


def calibrated(
    game: Game, matches: int, decisions: int, seconds: float, told: Told = lambda done, of: None, processes: int | None = None
) -> str:  # fmt: skip
    """The text of `review.json`; its playout is kept. decisions: of each match; seconds: that a review takes here; processes: None:
    one a core."""
    check_compiler()  # for its time is what is measured
    with ProcessPoolExecutor(processes or os.cpu_count() or 1, get_context("spawn")) as pool:

        def each(work: Callable[..., T], *fixed: object, begun: int) -> Iterator[T]:
            waiting = [pool.submit(work, game.name, number, *fixed) for number in range(matches)]
            for number, one in enumerate(waiting):
                told(begun + number, 2 * matches)
                yield one.result()

        played = list(each(play, begun=0))
        iterations, playout = round(seconds * mean(one.per_second for one in played)), levels_of(game).playout
        levels = Levels(iterations, {}, playout, sharpness_of(played))
        losses: dict[str, list[float]] = {name: [] for name in MEASURED}
        for found in each(losses_in, [one.file for one in played], decisions, levels, begun=matches):
            for name in MEASURED:
                losses[name] += found[name]
    measured = msgspec.structs.replace(levels, levels={name: level_of(found) for name, found in losses.items()})
    return msgspec.json.format(msgspec.json.encode(measured)).decode() + "\n"


# ---- In a process each ----


def play(name: str, number: int) -> Played:
    """A match of `fair` bots, with as many seats as most people play with; with looks at its positions."""
    game = game_named(name)
    seats = min(max(3, game.seats[0]), game.seats[1])
    match = game.new_match(seats, seed=number)
    play_match(match, ["fair"] * seats, seed=number)
    looks = Searching(match, TRIAL)
    entries = [len(match.log) * (2 * k + 1) // (2 * POSITIONS) for k in range(POSITIONS)]
    standings = standings_of(match)
    looked_at = [without_choice(standings[entry]) for entry in entries]
    noted = [looks.noted(each.position, number, each.step) for each in looked_at if not each.position.over]
    reviewing, begun = Reviewing(match, TRIAL), process_time()
    some = range(0, reviewing.count, max(1, reviewing.count // POSITIONS))
    for event in some:
        reviewing.event(event)
    took = (process_time() - begun) / len(some)
    return Played(match.to_json(), final(match.position).shares, noted, TRIAL * reviewing.looks / reviewing.count / took)


def losses_in(name: str, number: int, played: list[str], decisions: int, levels: Levels) -> dict[str, list[float]]:
    """What each level loses in some decisions of a match."""
    match = Match.from_json(played[number])
    looks = Searching(match, CLOSER * Reviewing(match, levels=levels).depth, levels=levels)
    losses: dict[str, list[float]] = {name: [] for name in MEASURED}
    for part in evenly([part for part in parts_of(match) if part.kind == "decision"], decisions):
        before = match.at(part.entry)
        known: dict[int, float] = {}
        for level in MEASURED:
            move = patient(level).choose(Turn.of(before, part.seat, seed=number, cores=1)).move
            if move not in known:
                known[move] = max(0.0, -looks.judge(before, part.seat, move).skill[part.seat])
            losses[level].append(known[move])
    return losses


# ---- What comes of it ----


def sharpness_of(played: list[Played]) -> float:
    """The power with which what was seen makes the ends most likely."""

    def surprise(sharpness: float) -> float:
        total = 0.0
        for match in played:
            for noted in match.noted:
                seen = Estimate.of(noted, sharpness).shares
                total -= sum(share * log(max(LEAST, each)) for share, each in zip(match.shares, seen, strict=True))
        return total

    return min(SHARPNESSES, key=surprise)


def evenly(parts: list[Part], count: int) -> list[Part]:
    """That many of them, from first to last; all where there are fewer."""
    return [parts[len(parts) * (2 * k + 1) // (2 * count)] for k in range(count)] if len(parts) > count else parts


def patient(name: str) -> LevelBot:
    """A level whose time runs only while it thinks."""
    level = bot(name)
    assert isinstance(level, LevelBot)
    for each in searches_in(level):
        each.clock = process_time
    return level


def level_of(losses: list[float]) -> Level:
    """Their mean with its standard error, and what one in ten of them exceeds."""
    error = stdev(losses) / len(losses) ** 0.5 if len(losses) > 1 else 0.0
    tenth = sorted(losses)[len(losses) * 9 // 10]
    return Level(round(mean(losses), 5), round(error, 5), round(tenth, 5), len(losses))
