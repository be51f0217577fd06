import threading

import pytest

import sweetbox
from kernel.picks import GAME
from sweetbox import UnknownNameError
from sweetbox.bots import Answer, Turn, greedy, playing
from sweetbox.bots.playing import play_bot, play_match, seat_bots
from sweetbox.words import words


def test_bots_play_a_match_to_its_end():
    for game, seats in ((GAME, 3), (sweetbox.game("biscuit_pockets"), 4)):
        match = game.new_match(seats, seed=2)
        play_match(match, ["random"] * seats, seed=2)
        assert match.over


def test_the_same_seeds_are_the_same_match():
    logs = []
    for bot_seed in (1, 1, 2):
        match = sweetbox.game("biscuit_pockets").new_match(2, seed=2)
        play_match(match, ["random", "random"], seed=bot_seed)
        logs.append(match.log)
    assert logs[0] == logs[1] != logs[2]


def test_each_move_is_told():
    match = GAME.new_match(2, seed=2)
    lengths = []
    play_match(match, ["random", "random"], told=lambda match: lengths.append(len(match.log)))
    assert lengths == sorted(set(lengths))
    assert lengths[-1] == len(match.log)


@pytest.fixture
def _interpreted(monkeypatch):
    """Nothing is compiled aside for the bot that steps in."""
    monkeypatch.setattr(greedy, "bot_engine", lambda game, wait: None)


class Odd:
    """A bot that answers with what it was made with, or fails."""

    name = "odd"

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, turn: Turn) -> object:
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


class Late:
    """A bot that answers only once the test lets it."""

    name = "late"

    def __init__(self) -> None:
        self.go_on = threading.Event()

    def choose(self, turn: Turn) -> Answer:
        self.go_on.wait()
        return Answer(turn.legal[0])


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize(
    ("answer", "fault"),
    [(ValueError("no"), "crashed"), (Answer(99), "illegal"), (Answer(-1), "illegal"), (None, "illegal"), (3, "illegal")],
)
def test_a_bot_that_fails_is_replaced_and_the_match_says_so(answer, fault):
    match = sweetbox.game("biscuit_pockets").new_match(2, seed=7)
    made = play_bot(match, 0, Odd(answer))
    assert match.log[1] == (0, made.move)
    assert [(remark.seat, remark.bot, remark.what) for remark in match.remarks] == [(0, "odd", fault)]
    assert words("en").render(match.remarks[0].say())
    assert words("de").render(match.remarks[0].say())


@pytest.mark.usefixtures("_interpreted")
@pytest.mark.parametrize(
    ("answer", "cause"),
    [
        (ValueError("no"), "ValueError: no (test_playing.py, line "),
        (Answer(99), "it answered with the move 99, which is not legal"),
        (3, "`choose` returned int, not an Answer"),
    ],
)
def test_who_writes_a_bot_learns_why_it_failed(answer, cause):
    match = sweetbox.game("biscuit_pockets").new_match(2, seed=7)
    faults = []
    play_bot(match, 0, Odd(answer), blamed=lambda seat, fault: faults.append((seat, fault)))
    [(seat, fault)] = faults
    assert (seat, fault.what) == (0, match.remarks[0].what)
    assert words("en").render(fault.cause).startswith(cause)
    assert words("de").render(fault.cause)


@pytest.mark.usefixtures("_interpreted")
def test_a_bot_that_answers_too_late_is_replaced(monkeypatch):
    monkeypatch.setattr(playing, "GRACE", 0.0)
    match, late = sweetbox.game("biscuit_pockets").new_match(2, seed=7), Late()
    try:
        play_bot(match, 0, late, seconds=0.05)
    finally:
        late.go_on.set()
    assert [remark.what for remark in match.remarks] == ["late"]
    assert len(match.log) > 1


def test_each_seat_gets_its_own_bot():
    assert [bot.name for bot in seat_bots(["random", "random"])] == ["random", "random"]
    with pytest.raises(UnknownNameError):
        seat_bots(["random", "nobody"])
