"""What a batch can be asked and told beside moves: the same as one position at a time, on both engines."""

from ctypes import c_int64
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from msgspec import structs

import sweetbox
from benchmarks.gpu_check import compare
from conformance.repository import GAMES
from sweetbox.bots.bot import Answer, Turn
from sweetbox.bots.greedy import GreedyBot
from sweetbox.engines.batch import Batch
from sweetbox.kernel.chance import RNG_WORDS, next_word
from sweetbox.kernel.record import array_of


def played(name: str, rows: int = 4, steps: int = 12, **more: Any) -> Batch:
    """A batch in the middle of its matches."""
    batch = sweetbox.batch(name, rows, "python", seed=5, **more)
    for _ in range(steps):
        batch.step(batch.random_moves())
    return batch


def test_every_verb_is_the_same_compiled() -> None:
    """A small game with hands and simultaneous choices; the others are compiled by the same translator."""
    assert compare("_small", 5, ("cpu", "python"), 64) > 0


# ---- What a step brings ----


def test_a_step_brings_points_and_ranks_of_matches_that_ended() -> None:
    batch, resting = (sweetbox.batch("_template", 6, "python", toffees=5, seed=1, autoreset=again) for again in (True, False))
    seen = 0
    for _ in range(60):
        moves = batch.random_moves()
        step = batch.step(moves)
        resting.step(moves)
        for row in np.flatnonzero(step.over):
            result = resting.position(int(row)).result()
            assert (step.points[row].tolist(), step.ranks[row].tolist()) == (list(result.points), list(result.ranks))
            seen += 1
        resting.reset(which=step.over)
        assert not step.points[~step.over].any()
        assert not step.ranks[~step.over].any()
    assert seen > 6


def test_a_forfeited_match_has_no_points_and_no_ranks() -> None:
    batch = sweetbox.batch("_template", 2, "python", illegal="forfeit")
    step = batch.step([batch.moves, -1])
    assert step.over.tolist() == [True, False]
    assert step.forfeited[0] == 1
    assert not step.points.any()
    assert not step.ranks.any()
    assert step.rewards[0].tolist() == [-0.5, 0.5]


# ---- Judging and imagining ----


@pytest.mark.parametrize("name", GAMES)
def test_a_row_is_judged_by_what_its_seat_may_know(name: str) -> None:
    batch = played(name)
    for row in range(batch.n):
        expected = [batch.glimpse(row, seat).evaluate() for seat in range(batch.seats)]
        assert batch.evaluate("all")[row].tolist() == expected
        assert batch.evaluate()[row] == expected[batch.mover[row]]
    assert batch.evaluate(np.full(batch.n, -1)).tolist() == [0] * batch.n
    with pytest.raises(ValueError, match='seats: expected numbers or "all", got'):
        batch.evaluate("everybody")


@pytest.mark.parametrize("name", GAMES)
def test_imagined_rows_are_what_the_seat_knows(name: str) -> None:
    batch = played(name)
    before, seat = batch.tables.tobytes(), batch.mover
    deals = batch.imagine(seed=3, deals=3)
    assert deals.n == 12
    for row in range(deals.n):
        source = row // 3
        assert deals.glimpse(row, int(seat[source])) == batch.glimpse(source, int(seat[source]))
    assert batch.tables.tobytes() == before
    assert deals.tables.tobytes() == batch.imagine(seed=3, deals=3).tables.tobytes()
    deals.step(deals.random_moves())


def test_imagining_deals_what_is_hidden_anew() -> None:
    batch = played("_small", 1, 3)
    assert len({bytes(table) for table in batch.imagine(0, deals=30).tables}) > 1


# ---- Greedy ----


def seed_of(luck: Any) -> int:
    return next_word(array_of(c_int64, RNG_WORDS)(*luck.tolist()))


@pytest.mark.parametrize("name", GAMES)
def test_greedy_moves_are_the_bots(name: str) -> None:
    batch = played(name, 2)
    for _ in range(2):
        seeds = [seed_of(luck) for luck in batch.lucks]
        turns = [Turn.at(batch.glimpse(row, int(batch.mover[row])), [], seeds[row]) for row in range(batch.n)]
        expected = [GreedyBot(wait=None).choose(turn).move for turn in turns]
        moves = batch.greedy_moves()
        assert moves.tolist() == expected
        batch.step(moves)
    assert batch.greedy_moves(np.full(2, -1)).tolist() == [-1] * 2


@pytest.mark.parametrize("name", GAMES)
def test_what_is_hidden_changes_neither_judgement_nor_greedy_moves(name: str) -> None:
    batch = played(name, 3)
    seats = batch.mover
    other = batch.imagine(seed=9)
    other.lucks[:] = batch.lucks
    assert other.evaluate(seats).tolist() == batch.evaluate(seats).tolist()
    assert other.greedy_moves(seats, deals=1).tolist() == batch.greedy_moves(seats, deals=1).tolist()


def test_only_known_players_are_asked_for_moves() -> None:
    with pytest.raises(ValueError, match=r"^player: expected one of \('random', 'greedy'\), got 'reckless'$"):
        played("_template").choose("reckless")


# ---- Copies ----


def test_rows_are_copied_with_their_luck() -> None:
    batch = played("_template", 4)
    first, second = batch.tables[0].tobytes(), batch.tables[1].tobytes()
    batch.copy_rows([0, 1, 0], [1, 0, 3])  # as they were before
    assert [table.tobytes() for table in batch.tables[[0, 1, 3]]] == [second, first, first]
    for _ in range(10):
        moves = batch.random_moves()
        assert moves[1] == moves[3]
        batch.step(moves)
    assert batch.tables[1] == batch.tables[3]
    batch.reseed([1, 2, 3, 4])
    for _ in range(10):
        batch.step(batch.random_moves())
    assert batch.tables[1] != batch.tables[3]


def test_rows_are_copied_from_another_batch() -> None:
    batch = played("_small", 2)
    deals = batch.imagine(seed=1, deals=4)
    batch.copy_rows([0, 7], [0, 1], of=deals)
    assert batch.tables[1] == deals.tables[7]


@pytest.mark.parametrize(
    ("sources", "targets", "sentence"),
    [
        ([0], [4], "targets: expected rows 0 to 3, got 4 to 4"),
        ([-1], [0], "sources: expected rows 0 to 3, got -1 to -1"),
        ([0, 1], [2, 2], "targets: expected each row once, got one twice"),
        ([0, 1], [2], r"targets: expected as many rows as sources, \(2,\), got \(1,\)"),
    ],
)
def test_rows_that_do_not_exist_are_refused(sources: list[int], targets: list[int], sentence: str) -> None:
    batch = played("_template", 4)
    before = batch.tables.tobytes()
    with pytest.raises(ValueError, match=f"^{sentence}$"):
        batch.copy_rows(sources, targets)
    with pytest.raises(ValueError, match="of: expected a batch of the same game"):
        batch.copy_rows([0], [1], of=played("_small"))
    assert batch.tables.tobytes() == before


# ---- Chance by hand ----


@pytest.mark.parametrize("name", GAMES)
def test_chance_that_is_settled_by_hand_is_the_rows_own(name: str) -> None:
    by_hand, alone = (sweetbox.batch(name, 3, "python", seed=2, explicit_chance=explicit) for explicit in (True, False))
    for _ in range(20):
        by_hand.settle()
        assert (by_hand.tables == alone.tables).all()
        moves = alone.random_moves()
        assert by_hand.random_moves().tolist() == moves.tolist()
        by_hand.step(moves)
        alone.step(moves)


@pytest.mark.parametrize("name", GAMES)
def test_outcomes_are_chosen_among_those_with_weight(name: str) -> None:
    batch = sweetbox.batch(name, 3, "python", seed=2, explicit_chance=True)
    waiting, luck = batch.chance_to_act, np.random.default_rng(1)
    assert (batch.mover[waiting] == -1).all()
    for _ in range(200):
        if not batch.chance_to_act.any():
            break
        weights = batch.odds()
        for row in range(batch.n):
            assert weights[row].tolist() == (batch.position(row).odds() if batch.chance_to_act[row] else [0] * weights.shape[1])
        expected = [batch.position(row) for row in range(batch.n)]
        outcomes = np.where(batch.chance_to_act, (weights * luck.random(weights.shape)).argmax(axis=1), -1)
        batch.happen(outcomes)
        for row, position in enumerate(expected):
            if outcomes[row] >= 0:
                position.happen(int(outcomes[row]))
            assert batch.position(row) == position
    assert (batch.acting > 0).all()


def test_an_outcome_that_cannot_happen_is_refused_and_nothing_happens() -> None:
    batch = sweetbox.batch("_template", 3, "python", explicit_chance=True)
    before = batch.tables.tobytes()
    for wrong in (99, batch.odds()[1].tolist().index(0) if (batch.odds()[1] == 0).any() else 99):
        with pytest.raises(sweetbox.NotationError, match="Expected an outcome that can happen now") as caught:
            batch.happen([-1, wrong, int(batch.odds()[2].argmax())])
        assert "row 1" in caught.value.__notes__[0]
        assert batch.tables.tobytes() == before
    with pytest.raises(sweetbox.MoveError, match="chance"):
        batch.step(np.zeros(3, int), 0)
    batch.settle()
    with pytest.raises(sweetbox.NotationError, match="It is not chance's turn now"):
        batch.happen([0, -1, -1])
    with pytest.raises(ValueError, match="outcomes"):
        batch.happen([0])


def test_a_match_that_chance_ends_is_told_as_any_other() -> None:
    """Swintus may end by a roll: whatever event ends a match, its step brings the result."""
    batch = sweetbox.batch("_template", 4, "python", toffees=5, explicit_chance=True)
    ended = 0
    for _ in range(60):
        for step in (batch.settle(), batch.step(batch.random_moves())):
            assert (step.ranks.any(axis=1) == step.over).all()
            ended += int(step.over.sum())
    assert ended > 4


# ---- Other players ----


def test_others_move_until_a_seat_of_the_callers_owes_a_move() -> None:
    batch = sweetbox.batch("_template", 4, "python", toffees=7, seed=1)
    batch.set_players([["caller", "random"], ["caller", "greedy"], ["random", "caller"], ["greedy", "caller"]])
    ended = 0
    for _ in range(40):
        assert batch.mover.tolist() == [0, 0, 1, 1]
        step = batch.step(batch.random_moves())
        assert (step.ranks.any(axis=1) == step.over).all()
        ended += int(step.over.sum())
    assert ended > 8


def test_greedy_opponents_win_more_than_random_ones() -> None:
    batch = sweetbox.batch("_template", 40, "python", seed=3)
    greedy = np.arange(40) < 20
    batch.set_players(np.where(greedy[:, None], np.array(["caller", "greedy"], object), np.array(["caller", "random"], object)))
    rewards = np.zeros(40)
    for _ in range(80):
        rewards += batch.step(batch.random_moves()).rewards[:, 0]
    assert rewards[greedy].sum() < rewards[~greedy].sum()


class First:
    name = "first"

    def choose(self, turn: Turn) -> Answer:
        assert turn.glimpse == turn.glimpse.copy()
        return Answer(turn.legal[0])


class Wrong:
    name = "wrong"

    def choose(self, turn: Turn) -> Answer:
        return Answer(-5)


def test_a_bot_of_ones_own_plays_in_some_rows() -> None:
    batch = sweetbox.batch("_small", 3, "python", seed=1)
    batch.set_players(["caller", *["random"] * (batch.seats - 1)])
    batch.set_players(["caller", First(), *["random"] * (batch.seats - 2)], which=[False, True, False])
    for _ in range(10):
        assert (batch.mover == 0).all()
        batch.step(batch.random_moves())
    batch.set_players(["caller", Wrong(), *["random"] * (batch.seats - 2)])
    with pytest.raises(sweetbox.MoveError):
        batch.step(batch.random_moves())


def test_what_cannot_sit_at_a_table_is_refused_and_nothing_changes() -> None:
    batch = sweetbox.batch("_template", 2, "python")
    before = batch.tables.tobytes()
    for players, sentence in (
        (["random", "random"], "a seat of the caller's in every row"),
        (["caller"], r"players: expected shape \(2,\) or \(2, 2\), got \(1,\)"),
        (["caller", 7], "players: expected names and bots, got 7"),
    ):
        with pytest.raises(ValueError, match=sentence):
            batch.set_players(players)
    with pytest.raises(sweetbox.UnknownNameError):
        batch.set_players(["caller", "nobody"])
    assert batch.players is None
    assert batch.tables.tobytes() == before


# ---- Saved ----


def test_a_saved_batch_goes_on_as_it_would_have(tmp_path: Path) -> None:
    batch = sweetbox.batch("_template", 3, "python", seed=4, toffees=9, illegal="forfeit")
    batch.set_players(["caller", "greedy"])
    batch.step(batch.random_moves())
    data = batch.save(tmp_path / "rows.npz")
    for again in (sweetbox.restore_batch(data, "python"), sweetbox.restore_batch(tmp_path / "rows.npz", "python", threads=2)):
        twin = sweetbox.restore_batch(data, "python")
        assert (again.options, again.illegal, again.seats) == (batch.options, "forfeit", 2)
        for _ in range(15):
            moves = twin.random_moves()
            assert again.random_moves().tolist() == moves.tolist()
            again.step(moves)
            twin.step(moves)
            assert (again.tables == twin.tables).all()


def test_what_is_no_saved_batch_of_these_rules_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    batch = played("_template", 2)
    data = batch.save()
    spoilt = data.replace(batch.lucks.tobytes(), (batch.lucks + 1).tobytes())
    assert spoilt != data
    for wrong in (b"", b"{}", data[:200], spoilt):
        with pytest.raises(sweetbox.MatchFileError):
            sweetbox.restore_batch(wrong, "python")
    with pytest.raises(sweetbox.MatchFileError, match="nowhere"):
        sweetbox.restore_batch(tmp_path / "nowhere.npz")
    batch.set_players(["caller", First()])
    with pytest.raises(ValueError, match="cannot be saved"):
        batch.save()
    monkeypatch.setattr(batch.game.components, "FACTS", structs.replace(batch.game.facts, version=99))
    with pytest.raises(sweetbox.MatchFileError, match=r"\(version 99\), got one of version 1"):
        sweetbox.restore_batch(data, "python")
