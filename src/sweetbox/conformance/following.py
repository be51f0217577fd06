"""A learner who follows a lesson and does what it waits for."""

from collections.abc import Iterator
from typing import NamedTuple

from sweetbox.bots.bot import Turn
from sweetbox.bots.registry import bot
from sweetbox.files.lessons import guide_of, practice_match
from sweetbox.kernel.game import Game
from sweetbox.kernel.lesson import LEARNER, LUCK, Guide, Moment, Progress, Shown
from sweetbox.kernel.match import Match


class Look(NamedTuple):
    """What a lesson shows, and when."""

    match: Match
    moment: Moment
    shown: Shown
    progress: Progress


def lesson_of(game: Game) -> tuple[Guide, Match]:
    guide = guide_of(game)
    assert guide is not None, f"{game.name} has no lesson.toml: see step 9 in CONTRIBUTING.md"
    return guide, practice_match(game, guide)


def let_bots_move(match: Match, spec: str) -> None:
    """Until it is the learner's turn; when several choose at once, the bots go first."""
    player = bot(spec)
    while bots := sorted(match.to_act - {LEARNER}):
        match.play(bots[0], player.choose(Turn.of(match, bots[0], LUCK)).move)


def follow(game: Game, eager: bool = False) -> Iterator[Look]:
    """Everything the lesson shows to a learner who does what it waits for, or else the first thing that is possible. eager: one
    who does not wait until the bots have chosen."""
    guide, match = lesson_of(game)
    progress = Progress()
    while not match.over:
        if not (eager and LEARNER in match.to_act):
            let_bots_move(match, guide.lesson.bot)
        if LEARNER not in match.to_act:
            continue
        moment = Moment.now(match)
        shown = guide.shown(progress, moment)
        if shown is None:
            return
        yield Look(match, moment, shown, progress)
        if shown.waits == "next":
            read = guide.after_reading(progress, moment)
            assert read is not None
            progress = read
            continue
        text = (shown.moves or moment.legal)[0]
        match.play(LEARNER, text)
        progress = guide.after_moves(progress, [(moment, text)])
