"""The guided first match of a game: a learner who follows it reaches the end, and one who does not is never held up."""

import random
import re

import pytest

from sweetbox.bots.bot import Turn
from sweetbox.bots.registry import bot
from sweetbox.conformance.following import follow, lesson_of, let_bots_move
from sweetbox.kernel.game import Game
from sweetbox.kernel.lesson import LEARNER, LUCK, PATIENCE, TRIES, Moment, Progress, moment_of
from sweetbox.kernel.say import Say
from sweetbox.words import languages, words
from sweetbox.words.book import game_book

FEWEST, MOST = 5, 8  # steps of a lesson
SENTENCES = 2  # that a step may have
STRAYS = 6  # learners who do as they like


@pytest.mark.parametrize("eager", [False, True])
def test_every_step_of_a_lesson_is_reached_and_finished(taught: Game, eager: bool) -> None:
    guide, _ = lesson_of(taught)
    assert FEWEST <= len(guide.steps) <= MOST
    looks = list(follow(taught, eager))
    asked = [look.shown.number for look in looks if look.shown.say is not None]
    assert asked == list(range(1, len(guide.steps) + 2)), "the last one are the closing words"
    assert [look.shown.reaction for look in looks if look.shown.reaction and look.shown.reaction.key.endswith(".instead")] == []
    assert not looks[-1].match.over, "it ends in a match that goes on"


def test_a_lesson_is_the_same_match_for_everybody(taught: Game) -> None:
    first, second = ([*follow(taught)][-1].match.log for _ in range(2))
    assert list(first) == list(second)


def test_a_lesson_is_said_in_short(taught: Game) -> None:
    for language in languages():
        book = game_book(taught.package, language)
        assert book is not None
        for key in (key for key in book.keys if key.startswith("lesson.")):
            text = book.plain(key)
            assert text is not None, f"{key}: one line, with nothing to be filled in"
            assert 1 <= len(re.findall(r"[.?](?= |$)", text)) <= SENTENCES, (language, key)
            assert "!" not in text, (language, key)
        guide, _ = lesson_of(taught)
        speak = words(language, taught.name)
        assert all(speak.has(f"lesson.{id_}") for id_ in [*(step.id for step in guide.steps), "end"])


@pytest.mark.parametrize("picks", range(STRAYS))
def test_whoever_strays_is_never_held_up(taught: Game, picks: int) -> None:
    """Any moves, any answers: the lesson never asks for what is not possible, never goes back, and ends."""
    chance = random.Random(f"{taught.name} {picks}")
    guide, match = lesson_of(taught)
    progress, moves = Progress(), 0
    while True:
        let_bots_move(match, guide.lesson.bot)
        moment = Moment.now(match)
        shown = guide.shown(progress, moment)
        if shown is None or match.over:
            break
        assert set(shown.moves) <= set(moment.legal)
        assert (shown.waits == "move") == bool(shown.moves)
        assert (shown.say is None) == (shown.waits in ("others", "later"))
        before = progress
        if shown.waits == "next" and chance.random() < 0.7:
            progress = guide.after_reading(progress, moment) or progress
        else:
            assert guide.after_reading(progress, moment) is None or shown.waits == "next"
            entry = len(match.log)
            match.play(LEARNER, chance.choice(moment.legal))
            progress = guide.after_moves(progress, [moment_of(match, entry, match.log[entry][1])])
            moves += 1
        assert progress != before
        assert progress.step >= before.step
    assert moves <= (PATIENCE + TRIES) * (len(guide.steps) + 1)


def test_what_is_there_to_be_read_stays_until_it_is_read(taught: Game) -> None:
    """Whatever the bots do meanwhile; otherwise a press of "Next" could come too late."""
    guide, match = lesson_of(taught)
    player, progress = bot(guide.lesson.bot), Progress()
    reading = None  # the step that is there to be read while the bots move
    while (shown := guide.shown(progress, moment := Moment.now(match))) is not None:
        assert reading in (None, (shown.number, shown.waits)), "a bot's move took it away"
        if bots := sorted(match.to_act - {LEARNER}):
            reading = (shown.number, shown.waits) if shown.waits == "next" else None
            match.play(bots[0], player.choose(Turn.of(match, bots[0], LUCK)).move)
            continue
        reading = None
        if (read := guide.after_reading(progress, moment)) is not None:
            progress = read
        else:
            text = (shown.moves or moment.legal)[0]
            match.play(LEARNER, text)
            progress = guide.after_moves(progress, [(moment, text)])


def test_the_closing_words_outlive_a_move_that_was_chosen_before_them(taught: Game) -> None:
    """A page may make it on its own as soon as it can, such as passing the card that was chosen."""
    guide, _ = lesson_of(taught)
    *_, look = follow(taught)
    progress = look.progress
    for still in (True, False):
        progress = guide.after_moves(progress, [(look.moment, look.moment.legal[0])])
        shown = guide.shown(progress, look.moment)
        assert (shown is not None and shown.say == Say("lesson.end")) == still


def test_a_lesson_is_found_again_from_the_moves_alone(taught: Game) -> None:
    """As in the terminal when a match is resumed: only what was read since the last move is read again."""
    guide, _ = lesson_of(taught)
    for look in follow(taught):
        again, now = guide.after_log(look.match).step, look.progress.step
        assert again <= now
        assert [step.id for step in guide.steps[again:now] if step.moves] == []
