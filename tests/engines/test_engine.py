from types import ModuleType, SimpleNamespace

import numpy as np
import pytest

import sweetbox
from sweetbox import OptionError, UnknownNameError
from sweetbox.engines import ENGINES, engine
from sweetbox.engines.cpu import CpuEngine
from sweetbox.engines.python import PythonEngine
from sweetbox.kernel.game import Game


@pytest.fixture
def game() -> Game:
    return sweetbox.game("biscuit_pockets")


def test_an_engine_is_made_once(game):
    assert engine(game, "python") is engine(game, "python")
    assert engine(game, "python") is not engine(game, "python", bounds=True)
    assert repr(engine(game, "python")) == "<Engine python biscuit_pockets>"


def test_an_engine_is_known_by_its_games_name_too(game):
    assert engine("biscuit_pockets", "python") is engine(game, "python")
    for wrong in ("chess", 3, None):
        with pytest.raises(UnknownNameError, match=f"^No such game: {wrong}. Known games: "):
            engine(wrong, "python")


@pytest.mark.parametrize("kind", ["fast", "", "CPU"])
def test_an_unknown_engine_lists_the_known(game, kind):
    with pytest.raises(OptionError) as caught:
        engine(game, kind)
    assert str(caught.value) == f"No such engine: {kind}. Known engines: {', '.join(ENGINES[:-1])}, and {ENGINES[-1]}."


def test_the_surroundings_can_ask_for_checked_indices(game, monkeypatch):
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert engine(game, "python") is engine(game, "python", bounds=True)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "0")
    assert engine(game, "python") is engine(game, "python", bounds=False)


def test_rows_of_both_speeds_hold_the_same(game):
    box = game.make_box(3)
    for made in (PythonEngine, CpuEngine):
        each = made(game, SimpleNamespace())
        assert len(each.records(game.rules.Table, 3)) == 3
        assert bytes(each.unwrap(each.wrap(game.set_up(box).table, game.set_up(box).table), 1)) == bytes(game.set_up(box).table)
        assert bytes(each.unwrap(each.wrap(box), 0)) == bytes(box)
        assert [len(row) for row in each.numbers(2, 5, 32)] == [5, 5]
        assert list(each.numbers(3, None, 64)) == [0, 0, 0]
        assert [len(row) for row in each.scratch()] == [game.rules.MOVES, game.rules.OUTCOMES, 6, 6, 1]


def test_wrapped_records_are_copies(game):
    box = game.make_box(3)
    PythonEngine(game, SimpleNamespace()).wrap(box)[0].seats = 5
    CpuEngine(game, SimpleNamespace()).wrap(box)["seats"] = 5
    assert box.seats == 3


def test_playouts_do_not_depend_on_threads_or_count(game):
    box, slow = game.make_box(2), engine(game, "python")
    alone, shared = slow.playouts(box, 6, seed=3), slow.playouts(box, 7, seed=3, threads=3)
    assert [bytes(table) for table in alone.tables] == [bytes(table) for table in shared.tables[:6]]
    assert list(alone.steps) == list(shared.steps)[:6]
    assert alone.total_steps == sum(alone.steps)
    assert [list(row)[:2] for row in alone.ranks] == [list(row)[:2] for row in shared.ranks[:6]]
    assert slow.playouts(box, 0).total_steps == 0


def test_more_drivers_make_another_engine(game):
    more = ModuleType("more_drivers")
    exec("def both(box, table):\n    return to_act(box, table) * 2\n", vars(more))
    with_more = engine(game, "python", more=[more])
    table = game.set_up(game.make_box(2)).table
    assert with_more.functions.both(game.make_box(2), table) == -2
    assert not hasattr(engine(game, "python").functions, "both")


def test_the_dtype_of_a_table_is_its_record(game):
    assert np.dtype(game.rules.Table).itemsize == len(bytes(game.rules.Table()))
