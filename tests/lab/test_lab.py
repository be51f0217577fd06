"""The lab: the same figures however its pieces are played, known answers, and when it stops."""

import os
import random
from fractions import Fraction
from functools import cache

import msgspec
import numpy as np
import pytest

from sweetbox.lab import setting
from sweetbox.lab.kept import Kept
from sweetbox.lab.lab import Lab
from sweetbox.lab.measures import elo, explained
from sweetbox.lab.piece import Piece, play_piece
from sweetbox.lab.question import make_question
from sweetbox.lab.workers import Here, Processes, compile_here

ASKED = {"game": "_template", "players": ["random"], "matches": 120, "vary": {"toffees": [9, 15]}, "ladder": ["random", "greedy"],
         "ladder_matches": 60}  # fmt: skip


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch):
    monkeypatch.setattr(setting, "QUICK_PIECE", 20)


def told(answer):
    return msgspec.json.encode(answer)


class Shuffled(Here):
    """Plays pieces in any order, and counts them."""

    def __init__(self, seed=0):
        self.played, self.luck = 0, random.Random(seed)

    def play(self, pieces, enough):
        waiting = list(pieces)
        self.luck.shuffle(waiting)
        for piece in waiting:
            self.played += 1
            yield piece, play_piece(piece)


def test_pieces_in_any_order_give_the_same_answer():
    in_order = told(Lab(make_question(ASKED)).run())
    assert told(Lab(make_question(ASKED)).run(given=Shuffled(3))) == in_order


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path):
    whole = told(Lab(make_question(ASKED), tmp_path).run())
    files = sorted(tmp_path.glob("*/*.npz"))
    assert len(files) == 2 * 6 + 2 * 2  # sixty matches of a ladder: two of each deal
    with np.load(files[0]) as first:
        lost = 2 * len(first["seed"])  # the next is of the same setting
    files[0].unlink()
    files[1].write_bytes(files[1].read_bytes()[:50])  # as a crash leaves it
    crew = Shuffled()
    again = Lab(make_question(ASKED), tmp_path)
    assert told(again.run(given=crew)) == whole
    assert crew.played == 2
    assert again.resumed == 12 * 20 + 4 * 40 - lost


def test_what_is_kept_is_not_for_others_to_replace(tmp_path):
    (piece, *_) = Lab(make_question(ASKED)).pieces(2)
    before = os.umask(0)
    try:
        Kept(tmp_path / "a" / "b").keep(piece, play_piece(piece))
    finally:
        os.umask(before)
    assert [folder.stat().st_mode & 0o077 for folder in (tmp_path / "a", tmp_path / "a" / "b")] == [0, 0]


def test_other_processes_play_the_same(monkeypatch):
    monkeypatch.undo()  # they do not know of smaller pieces
    asked = {**ASKED, "matches": 400, "ladder_matches": 200}
    assert told(Lab(make_question(asked)).run(given=Processes(2))) == told(Lab(make_question(asked)).run())


# ---- Known answers ----


@cache
def wins_first(jar: int, mine: tuple[int, int], theirs: tuple[int, int]) -> Fraction:
    """The exact share of the win of the player to move, when both choose at random; each has (toffees, rolls)."""
    if jar == 1:
        last = (0, mine[1])
        if last[0] != theirs[0]:
            return Fraction(last[0] > theirs[0])
        return Fraction(last[1] < theirs[1]) if last[1] != theirs[1] else Fraction(1, 2)
    total = (1 - wins_first(jar - 1, theirs, (mine[0] + 1, mine[1]))) / 2
    for face, count in ((1, 2), (2, 2), (3, 1), (5, 1)):
        taken, rolled = min(face, jar), (mine[0] + min(face, jar), mine[1] + 1)
        if taken == jar:
            sticks = (0, rolled[1])
            ahead = sticks[0] > theirs[0] or (sticks[0] == theirs[0] and sticks[1] < theirs[1])
            level = sticks == theirs
            won = Fraction(1, 2) if level else Fraction(ahead)
        else:
            won = 1 - wins_first(jar - taken, theirs, rolled)
        total += Fraction(count, 12) * won
    return total


@pytest.mark.parametrize("toffees", [5, 6])
def test_the_first_player_wins_as_often_as_can_be_counted(toffees):
    """Last Toffee with few toffees and random players: who starts has an exact share."""
    exact = float(wins_first(toffees, (0, 0), (0, 0)))
    question = {"game": "_template", "players": ["random"], "options": {"toffees": toffees}, "matches": 3000, "measures": ["order"]}
    figure = Lab(make_question(question)).run().parts[0].group("order").figures[0]
    assert figure.low <= exact <= figure.high
    assert figure.high - figure.low < 0.05
    assert abs(exact - 0.5) > 0.02  # so that it is no coin


def test_a_rule_that_changes_nothing_makes_no_difference_and_one_that_does_makes_one():
    """A golden toffee turns the end around; the length of a match does not depend on it when players choose at random."""
    question = {"game": "_template", "players": ["random"], "vary": {"golden": [False, True]}, "matches": 400}
    part = Lab(make_question(question)).run().parts[1]
    assert part.against == "golden=false"
    length = part.difference("length").figures[0]
    assert (length.value, length.low, length.high) == (0, 0, 0)  # the same deals, the same moves
    first = part.difference("spread").figures[0]
    assert not first.low <= 0 <= first.high


# ---- Stopping ----


def test_it_stops_once_it_is_as_exact_as_asked():
    question = make_question({"game": "_template", "players": ["random"], "matches": 5000, "precision": {"length": 0.5}})
    run = Lab(question)
    assert run.looks() == [20, 40, 80, 160, 320, 640, 1280, 2560, 5000]
    answer = run.run()
    assert (answer.stopped, answer.met) == ("exact", True)
    assert answer.parts[0].matches < 5000
    assert answer.parts[0].matches in run.looks()


def test_it_says_when_it_cannot_be_so_exact_within_the_budget():
    answer = Lab(make_question({"game": "_template", "players": ["random"], "matches": 100, "precision": 0.01})).run()
    assert (answer.stopped, answer.met) == ("matches", False)
    assert answer.goals[0].reached > answer.goals[0].asked == 0.01


def test_time_is_a_budget_too_but_everything_has_a_first_piece():
    ticks = iter(range(0, 100_000, 100))
    answer = Lab(make_question({**ASKED, "minutes": 1}), clock=lambda: next(ticks)).run()
    assert answer.stopped == "minutes"
    assert [part.matches for part in answer.parts] == [20, 20]
    assert all(rung.matches == 40 for part in answer.parts for rung in part.ladder)


def test_more_looks_and_more_figures_widen_every_interval():
    few = Lab(make_question({"game": "_template", "players": ["random"], "matches": 200, "measures": ["seats"]})).run()
    many = Lab(make_question({"game": "_template", "players": ["random"], "matches": 200})).run()
    narrow, wide = (answer.parts[0].group("seats").figures[0] for answer in (few, many))
    assert narrow.value == wide.value
    assert wide.low < narrow.low < narrow.high < wide.high
    assert few.figures == 2


def test_the_ladder():
    (rung,) = Lab(make_question(ASKED)).run().parts[0].ladder
    assert (rung.upper, rung.lower, rung.matches) == ("greedy", "random", 80)
    assert rung.taken.low <= rung.taken.value <= rung.taken.high
    assert rung.skill.low <= rung.skill.value <= rung.skill.high
    assert (elo(0.5, 2), elo(0.25, 4), round(elo(10 / 11, 2))) == (0, pytest.approx(0), 400)
    assert (explained(1 / 3, 3), explained(1.0, 3)) == (0, 1)


OWN = """
from sweetbox.bots import Answer


class Roller:
    name = "roller"

    def choose(self, turn):
        return Answer(turn.legal[-1])
"""


def test_a_player_that_does_not_run_compiled_is_asked_move_by_move(tmp_path):
    """It always rolls, and so does the measure of the game's own see it."""
    (tmp_path / "roller.py").write_text(OWN)
    spec = str(tmp_path / "roller.py")
    answer = Lab(make_question({"game": "_template", "players": [spec], "matches": 20})).run()
    (part,) = answer.parts
    assert part.matches == 20
    assert [figure.label for figure in part.group("use").figures] == ["move roll"]
    rolls, forced = part.group("own").figures[0], part.group("dead_ends").figures[0]
    assert rolls.value == pytest.approx(part.group("length").figures[0].value * (1 - forced.value))


@pytest.mark.parametrize(
    ("spec", "deals"), [("greedy", 20), ("fair", 5), ("search:50", 5), ("learned:0.1s", 1), ("sharp", 1), ("master", 1)]
)
def test_the_longer_players_think_the_smaller_a_piece(spec, deals):
    """A piece is played whole or not at all, and those who think for a time would need minutes."""
    assert setting.Setting("_template", 2, {}, None, ("greedy", spec)).deals == deals


def test_a_player_with_a_time_to_think_does_not_begin_before_it_is_compiled(monkeypatch):
    """Until then it would answer as greedy does, and the figures would not be its own."""
    from sweetbox.bots import compiled

    made = []
    monkeypatch.setattr(compiled, "is_ready", lambda *_: bool(made))
    monkeypatch.setattr(compiled, "make_ready", lambda game: made.append(game.name))
    pieces = [Piece(setting.Setting("_template", 2, {"toffees": 5}, None, ("search:0.001s",) * 2), number) for number in range(2)]
    assert [piece.number for piece, _ in Here().play(pieces, lambda: False)] == [0, 1]
    assert made == ["_template"]
    made.clear()
    first = compile_here(pieces)
    assert next(first)[0].number == 0
    with pytest.raises(StopIteration) as rest:
        next(first)
    assert rest.value.value == pieces[1:]
