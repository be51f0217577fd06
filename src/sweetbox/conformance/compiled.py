"""The compiled engine is the interpreted one, byte for byte."""

from ctypes import c_int16, c_int32
from typing import Any

import pytest

from sweetbox import MoveError
from sweetbox.conformance.configurations import configurations, positions, spread
from sweetbox.engines import engine
from sweetbox.engines.batch import Batch
from sweetbox.engines.speed import CompiledVerbs
from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import CHANCE, below, new_rng, pick
from sweetbox.kernel.game import Game, Verbs
from sweetbox.kernel.position import SPECTATOR
from sweetbox.kernel.record import array_of


def test_same_bytes_after_each_step(of: Game) -> None:
    """Compiled verbs, one table at a time: table and legal moves are the same as interpreted."""
    for configuration in configurations([of.name]):
        slow, fast = Verbs(of), CompiledVerbs(of)
        rules, box, rng = configuration.game.rules, configuration.box(), new_rng(3)
        table, twin = rules.Table(), rules.Table()
        box_at, twin_at = fast.place(box), fast.place(twin)
        slow.setup(box, table)
        fast.setup(box_at, twin_at)
        moves, twins = (array_of(c_int32, rules.MOVES)() for _ in range(2))
        weights, others = (array_of(c_int32, rules.OUTCOMES)() for _ in range(2))
        for _ in range(250):
            assert bytes(twin) == bytes(table), configuration.id
            mask = slow.to_act(box, table)
            assert fast.to_act(box_at, twin_at) == mask
            if mask == 0:
                break
            if mask == CHANCE:
                total = slow.odds(box, table, weights)
                assert fast.odds(box_at, twin_at, others) == total
                assert list(weights) == list(others) == fast.weights(box_at, twin_at)
                outcome = pick(rng, weights, total)
                slow.happen(box, table, outcome)
                fast.happen(box_at, twin_at, outcome)
            else:
                seat = lowest(mask)
                count = slow.legal(box, table, seat, moves)
                assert fast.legal(box_at, twin_at, seat, twins) == count
                assert moves[:count] == twins[:count] == fast.moves(box_at, twin_at, seat)
                move = moves[below(rng, count)]
                slow.play(box, table, seat, move)
                fast.play(box_at, twin_at, seat, move)


def test_same_matches(of: Game) -> None:
    """Whole matches: tables, points, ranks and number of steps, whatever the number of threads."""
    slow, fast = engine(of, "python"), engine(of, "cpu")
    for configuration in configurations([of.name]):
        one, two = (
            slow.playouts(configuration.box(), 3, seed=5),
            fast.playouts(configuration.box(), 3, seed=5, threads=2),
        )
        assert [bytes(table) for table in one.tables] == [table.tobytes() for table in two.tables], configuration.id
        assert [list(row) for row in one.points] == two.points.tolist()
        assert [list(row) for row in one.ranks] == two.ranks.tolist()
        assert list(one.steps) == two.steps.tolist()
        assert one.total_steps == two.total_steps


def test_same_answers(of: Game) -> None:
    """Every other question of the contract, asked of the same tables."""
    for configuration in spread(configurations([of.name]), 8):
        box, rules = configuration.box(), of.rules
        for table in spread(positions(configuration), 10):
            for seat in range(SPECTATOR, configuration.seats):
                both = []
                for verbs in (Verbs(of), CompiledVerbs(of)):
                    then, weights = table.clone(), array_of(c_int32, rules.OUTCOMES)()
                    said: list[Any] = []
                    box_at, then_at, table_at = (verbs.place(record) for record in (box, then, table))
                    if verbs.to_act(box_at, then_at) == CHANCE:
                        verbs.odds(box_at, then_at, weights)
                        said.append(
                            verbs.seen_by(box_at, then_at, CHANCE, max(range(rules.OUTCOMES), key=list(weights).__getitem__))
                        )
                    verbs.hide(box_at, then_at, seat)
                    said.append(bytes(then))
                    if seat >= 0:
                        moves, out = array_of(c_int32, rules.MOVES)(), array_of(c_int16, of.judge.OBSERVATION)()
                        said.append(moves[: verbs.legal(box_at, then_at, seat, moves)])
                        verbs.observe(box_at, then_at, seat, out)
                        said += [list(out), verbs.evaluate(box_at, then_at, seat)]
                    rng = new_rng(3, seat + 1)
                    verbs.imagine(box_at, then_at, seat, rng)
                    said += [bytes(then), list(rng)]
                    said += [verbs.turn(box_at, then_at, rng), bytes(then), list(rng)]
                    if verbs.to_act(box_at, table_at) == 0:
                        points, ranks = (array_of(c_int32, rules.SEATS[1])() for _ in range(2))
                        verbs.result(box_at, table_at, points, ranks)
                        said += [list(points), list(ranks)]
                    both.append(said)
                assert both[0] == both[1], configuration.id


def test_batches_are_the_same_and_refuse_what_is_not_legal(of: Game) -> None:
    configuration = configurations([of.name])[0]
    results = []
    for kind in ("python", "cpu"):
        batch = Batch(of, 5, kind, seats=configuration.seats, seed=8, autoreset=False, **configuration.options)
        for _ in range(30):
            before, moves = batch.tables.tobytes(), batch.random_moves()
            wrong = moves.copy()
            wrong[2] = of.rules.MOVES  # no such move: everything is refused, and nothing changes
            if batch.acting[2]:
                with pytest.raises(MoveError):
                    batch.step(wrong)
                assert batch.tables.tobytes() == before
            batch.step(moves)
        results.append((batch.tables.tobytes(), batch.acting.tobytes(), batch.observe(0).tobytes(), batch.legal().tobytes()))
    assert results[0] == results[1]


def test_no_index_is_out_of_range(of: Game) -> None:
    """Compiled code does not check indices by default: one run that does."""
    for configuration in spread(configurations([of.name]), 6):
        checked = engine(configuration.game, "cpu", bounds=True)
        plain = engine(configuration.game, "cpu")
        one, two = checked.playouts(configuration.box(), 20, seed=2), plain.playouts(configuration.box(), 20, seed=2)
        assert one.tables.tobytes() == two.tables.tobytes()
