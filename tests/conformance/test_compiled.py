"""The compiled engine is the interpreted one, byte for byte."""

import numpy as np
import pytest

import single
from conformance.configurations import GAMES, Configuration, configurations, positions, spread
from sweetbox import MoveError
from sweetbox.engines import Engine, engine
from sweetbox.engines.batch import Batch
from sweetbox.kernel.chance import CHANCE, new_rng
from sweetbox.kernel.game import Game
from sweetbox.kernel.position import SPECTATOR


def engines(of: Game) -> tuple[Engine, Engine]:
    return engine(of, "python"), engine(of, "cpu")


def singles(of: Game) -> tuple[Engine, Engine]:
    """The same, with drivers for one table at a time."""
    return engine(of, "python", more=(single,)), engine(of, "cpu", more=(single,))


def of_game(name: str) -> list[Configuration]:
    return [configuration for configuration in configurations() if configuration.name == name]


@pytest.mark.parametrize("name", GAMES)
def test_same_bytes_after_each_step(name: str) -> None:
    for configuration in of_game(name):
        slow, fast = singles(configuration.game)
        box = configuration.box()
        boxes, tables, rngs = fast.wrap(box), fast.wrap(configuration.game.set_up(box).table), fast.rngs(1)
        fast.functions.start_rng(rngs[0], 3, 0)
        table, rng = configuration.game.set_up(box).table, new_rng(3)
        scratch, (fast_moves, fast_weights, *_) = slow.scratch(), fast.scratch()
        for _ in range(250):
            going = slow.functions.random_step(box, table, rng, scratch.moves, scratch.weights)
            assert fast.functions.random_step_at(boxes, tables, 0, rngs, fast_moves, fast_weights) == going
            assert tables[0].tobytes() == bytes(table), configuration.id
            if not going:
                break


@pytest.mark.parametrize("name", GAMES)
def test_same_matches(name: str) -> None:
    """Whole matches: tables, points, ranks and number of steps, whatever the number of threads."""
    for configuration in of_game(name):
        slow, fast = engines(configuration.game)
        one, two = (
            slow.playouts(configuration.box(), 3, seed=5),
            fast.playouts(configuration.box(), 3, seed=5, threads=2),
        )
        assert [bytes(table) for table in one.tables] == [table.tobytes() for table in two.tables], configuration.id
        assert [list(row) for row in one.points] == two.points.tolist()
        assert [list(row) for row in one.ranks] == two.ranks.tolist()
        assert list(one.steps) == two.steps.tolist()
        assert one.total_steps == two.total_steps


@pytest.mark.parametrize("name", GAMES)
def test_same_answers(name: str) -> None:
    """Every function of the contract, asked of the same tables."""
    for configuration in spread(of_game(name), 8):
        of, box = configuration.game, configuration.box()
        slow, fast = singles(of)
        lists, arrays = slow.wrap(box), fast.wrap(box)
        for table in spread(positions(configuration), 10):
            mask = of.rules.to_act(box, table)
            for seat in range(SPECTATOR, configuration.seats):
                both = []
                for each, boxes in ((slow, lists), (fast, arrays)):
                    call, tables = each.functions, each.wrap(table)
                    moves, weights, *_ = each.scratch()
                    said = [int(call.to_act_at(boxes, tables, 0))]
                    if mask == CHANCE:
                        said += [int(call.odds_at(boxes, tables, 0, weights)), *map(int, weights)]
                        said.append(int(call.seen_by_at(boxes, tables, 0, CHANCE, int(np.argmax(weights)))))
                    call.hide_at(boxes, tables, 0, seat)
                    said.append(hash(bytes(each.unwrap(tables, 0))))
                    if seat >= 0:
                        count = int(call.legal_at(boxes, tables, 0, seat, moves))
                        said += [count, *map(int, moves[:count])]
                        out = each.numbers(of.judge.OBSERVATION, None, 16)
                        call.observe_at(boxes, tables, 0, seat, out)
                        said += [*map(int, out), int(call.evaluate_at(boxes, tables, 0, seat))]
                    rngs = each.rngs(1)
                    call.start_rng(rngs[0], 3, seat + 1)
                    call.imagine_at(boxes, tables, 0, seat, rngs)
                    said.append(hash(bytes(each.unwrap(tables, 0))))
                    both.append(said)
                assert both[0] == both[1], configuration.id


@pytest.mark.parametrize("name", GAMES)
def test_batches_are_the_same_and_refuse_what_is_not_legal(name: str) -> None:
    configuration = of_game(name)[0]
    of, results = configuration.game, []
    for kind in ("python", "cpu"):
        batch = Batch(of, 5, kind, seats=configuration.seats, seed=8, autoreset=False, **configuration.options)
        for _ in range(30):
            before, moves = batch.tables.tobytes(), batch.random_moves()
            wrong = moves.copy()
            wrong[2] = of.rules.MOVES  # no such move: all is refused, and nothing changes
            if batch.acting[2]:
                with pytest.raises(MoveError):
                    batch.step(wrong)
                assert batch.tables.tobytes() == before
            batch.step(moves)
        results.append((batch.tables.tobytes(), batch.acting.tobytes(), batch.observe(0).tobytes(), batch.legal().tobytes()))
    assert results[0] == results[1]


@pytest.mark.parametrize("name", GAMES)
def test_no_index_is_out_of_range(name: str) -> None:
    """Compiled code checks no index unless told to: one run that does."""
    for configuration in spread(of_game(name), 6):
        checked = engine(configuration.game, "cpu", bounds=True)
        plain = engine(configuration.game, "cpu")
        one, two = checked.playouts(configuration.box(), 20, seed=2), plain.playouts(configuration.box(), 20, seed=2)
        assert one.tables.tobytes() == two.tables.tobytes()
