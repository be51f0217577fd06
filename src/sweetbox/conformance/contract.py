"""The kernel contract holds for every game, number of seats and variant."""

import inspect
from ctypes import c_int16, c_int32
from fnmatch import fnmatchcase
from typing import Any

from sweetbox.conformance.configurations import (
    Configuration,
    events,
    hidden,
    legal,
    odds,
    owing,
    played,
    positions,
    spread,
    walk,
    walked,
)
from sweetbox.engines.observation import observation_parts
from sweetbox.kernel.chance import CHANCE, draw, seed_from_int
from sweetbox.kernel.game import OF_JUDGE, OF_RULES, Game
from sweetbox.kernel.position import Position
from sweetbox.kernel.record import check_layout
from sweetbox.kernel.subset import faults


def test_records_hide_nothing(of: Game) -> None:
    check_layout(of.rules.Box)
    check_layout(of.rules.Table)


def test_rules_and_judge_are_in_the_subset(of: Game) -> None:
    modules: list[tuple[Any, tuple[str, ...]]] = [(of.rules, OF_RULES), (of.judge, OF_JUDGE)]
    for module, contract in modules:
        assert faults(inspect.getsource(module)) == []
        assert all(callable(getattr(module, name)) for name in contract)


def test_the_rulebook_holds_nothing_for_players_that_compute(of: Game) -> None:
    assert not {"OBSERVATION", "OBSERVATION_NAMES", "PLAYOUT", "forget", *OF_JUDGE} & set(vars(of.rules))


def test_matches_end_and_nothing_can_be_done_after(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for seed in range(3):
        last = walked(configuration, seed)[-1]  # walk asserts LONGEST
        assert of.rules.to_act(box, last) == 0
        assert [legal(of, box, last, seat) for seat in range(configuration.seats)] == [[]] * configuration.seats


def test_legal_moves_ascend_and_belong_to_those_who_owe_one(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in positions(configuration):
        owe = owing(of.rules.to_act(box, table))
        for seat in range(configuration.seats):
            moves = legal(of, box, table, seat)
            assert bool(moves) == (seat in owe)
            assert moves == sorted(set(moves))
            assert all(0 <= move < of.rules.MOVES for move in moves)


def test_chance_has_exact_weights_and_is_not_certain_in_public(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in positions(configuration):
        if of.rules.to_act(box, table) == CHANCE:
            before = bytes(table)
            weights = (c_int32 * of.rules.OUTCOMES)(*[-1] * of.rules.OUTCOMES)  # all must be written
            total = of.rules.odds(box, table, weights)
            assert min(weights) >= 0
            assert sum(weights) == total < 2**31
            assert bytes(table) == before
            possible = [outcome for outcome, weight in enumerate(weights) if weight]
            everyone = (1 << configuration.seats) - 1
            # What everyone can foresee is not a draw. A secret draw stays a draw even if its result is certain: otherwise its
            # absence would reveal what is left.
            assert len(possible) >= 2 or of.rules.seen_by(box, table, CHANCE, possible[0]) != everyone


def test_draws_come_as_often_as_their_weights(first: Configuration) -> None:
    of, box = first.game, first.box()
    table = next(table for table in walk(first, 3) if of.rules.to_act(box, table) == CHANCE)
    weights = odds(of, box, table)
    draws = [draw(seed_from_int(5), bytes(32), number, weights) for number in range(3000)]
    for outcome, weight in enumerate(weights):
        expected = len(draws) * weight / sum(weights)
        assert abs(draws.count(outcome) - expected) <= 5 * (expected + 1) ** 0.5


def test_no_component_is_lost_or_doubled(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    expected = of.components.census(box, of.set_up(box).table)
    for seed in (1, 2):
        for table in spread(walked(configuration, seed), 400):
            assert of.components.census(box, table) == expected


def test_clones_never_change(first: Configuration) -> None:
    tables = []
    for table in walk(first, 4):
        tables.append((table, bytes(table)))
    assert all(bytes(table) == then for table, then in tables)


def test_asking_changes_nothing(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    box_before = bytes(box)
    for table in spread(positions(configuration), 12):
        before = bytes(table)
        for actor, event in spread(events(of, box, table), 5):
            of.rules.seen_by(box, table, actor, event)
        for seat in range(configuration.seats):
            legal(of, box, table, seat)
            of.judge.evaluate(box, table, seat)
            of.judge.observe(box, table, seat, (c_int16 * of.judge.OBSERVATION)())
        of.rules.to_act(box, table)
        assert bytes(table) == before
    assert bytes(box) == box_before


def test_the_actor_sees_its_own_move(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in positions(configuration):
        for actor, event in spread(events(of, box, table), 6):
            seen = of.rules.seen_by(box, table, actor, event)
            assert 0 <= seen < 1 << configuration.seats
            assert actor == CHANCE or seen >> actor & 1


def test_ranks_count_who_is_better(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for seed in range(3):
        last = walked(configuration, seed)[-1]
        points, ranks = (c_int32 * of.seats[1])(), (c_int32 * of.seats[1])()
        of.rules.result(box, last, points, ranks)
        ranked = list(ranks)[: configuration.seats]
        assert all(rank == 1 + sum(other < rank for other in ranked) for rank in ranked)
        winners = ranked.count(1)
        shares = [of.judge.evaluate(box, last, seat) for seat in range(configuration.seats)]
        if configuration.seats > 1:
            assert shares == [10000 // winners if rank == 1 else 0 for rank in ranked]


def test_evaluate_is_a_share_of_the_win(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in positions(configuration):
        for seat in range(configuration.seats):
            assert 0 <= of.judge.evaluate(box, hidden(of, box, table, seat), seat) <= 10000


def test_observations_are_numbers_of_16_bits(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in spread(positions(configuration), 12):
        for seat in range(configuration.seats):
            glimpse = hidden(of, box, table, seat)
            out = [None] * of.judge.OBSERVATION  # a list, to catch an index beyond the end and a number that would wrap
            of.judge.observe(box, glimpse, seat, out)
            assert all(number is not None and -32768 <= number < 32768 for number in out)


def test_categories_of_observations_stay_in_their_ranges(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    parts = [(number, part) for number, part in enumerate(observation_parts(of)) if part.kind == "category"]
    for table in positions(configuration):
        for seat in range(configuration.seats):
            seen = Position(of, box, table).hidden(seat).observe()
            wrong = [(part.name, seen[number]) for number, part in parts if not part.low <= seen[number] <= part.high]
            assert wrong == []


def test_every_category_of_an_observation_is_one_of_its_numbers(of: Game) -> None:
    names = [part.name for part in observation_parts(of)]
    for pattern, (low, high) in of.extras.observation_categories.items():
        assert any(fnmatchcase(name, pattern) for name in names), pattern
        assert low <= high


def test_equal_moments_have_equal_bytes(configuration: Configuration) -> None:
    """A table is its text: rebuilt from its line, it has the same bytes, so no unused slot contains rubbish."""
    of, box = configuration.game, configuration.box()
    for table in positions(configuration):
        line = of.notation.table_line(box, table)
        assert "\n" not in line
        assert bytes(of.notation.table_from_line(box, line)) == bytes(table)


def test_a_step_says_who_is_next(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in positions(configuration):
        for actor, event in spread(events(of, box, table), 4):
            mask = of.rules.to_act(box, played(of, box, table, actor, event))
            assert mask == CHANCE or 0 <= mask < 1 << configuration.seats
