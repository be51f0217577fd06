"""The laws of hiding and of simultaneous steps (design section 3), for every game, number of seats and variant."""

from itertools import combinations

from sweetbox.conformance.configurations import (
    FULL,
    Configuration,
    events,
    hidden,
    legal,
    owing,
    played,
    positions,
    spread,
)
from sweetbox.kernel.chance import CHANCE, new_rng
from sweetbox.kernel.game import Game
from sweetbox.kernel.position import SPECTATOR, Position
from sweetbox.kernel.record import Record


def viewers(configuration: Configuration) -> range:
    return range(SPECTATOR, configuration.seats)


def hides(configuration: Configuration, tables: list[Record]) -> bool:
    """Whether `hide` hides anything on one of these tables."""
    of, box = configuration.game, configuration.box()
    return any(bytes(hidden(of, box, table, seat)) != bytes(table) for table in tables for seat in viewers(configuration))


def test_hiding_takes_nothing_away_where_the_rules_say_so(configuration: Configuration) -> None:
    assert configuration.game.rules.HIDES or not hides(configuration, positions(configuration))


def test_hiding_takes_something_away_where_the_rules_say_so(first: Configuration) -> None:
    assert hides(first, positions(first)) == first.game.rules.HIDES


def test_hiding_twice_is_hiding_once(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in positions(configuration):
        for seat in viewers(configuration):
            glimpse = hidden(of, box, table, seat)
            assert bytes(hidden(of, box, glimpse, seat)) == bytes(glimpse)


def test_hiding_takes_nothing_away_once_the_match_is_over(configuration: Configuration) -> None:
    """What was hidden is shown at the end."""
    of, box = configuration.game, configuration.box()
    ends = [table for table in positions(configuration) if of.rules.to_act(box, table) == 0]
    assert ends
    for last in ends:
        assert all(bytes(hidden(of, box, last, seat)) == bytes(last) for seat in viewers(configuration))


def test_imagined_tables_look_the_same(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    expected = of.components.census(box, of.set_up(box).table)
    for number, table in enumerate(positions(configuration)):
        for seat in viewers(configuration):
            glimpse = hidden(of, box, table, seat)
            for stream in range(2 if FULL else 1):
                deal = glimpse.clone()
                of.rules.imagine(box, deal, seat, new_rng(number, stream))
                assert bytes(hidden(of, box, deal, seat)) == bytes(glimpse)
                assert of.components.census(box, deal) == expected


def test_imagining_changes_what_is_hidden(configuration: Configuration) -> None:
    """Where something was hidden, imagining puts different things."""
    of, box = configuration.game, configuration.box()
    hides = False
    for table in positions(configuration):
        for seat in range(configuration.seats):
            glimpse = hidden(of, box, table, seat)
            if bytes(glimpse) == bytes(table):
                continue
            hides = True
            deals = set()
            for stream in range(12):
                deal = glimpse.clone()
                of.rules.imagine(box, deal, seat, new_rng(7, stream))
                deals.add(bytes(deal))
            if len(deals) > 1:
                return
    assert not hides


def test_an_imagined_match_goes_on(configuration: Configuration) -> None:
    """An imagined table is a table: whatever can come next is legal there and can be played."""
    of, box = configuration.game, configuration.box()
    for number, table in enumerate(positions(configuration)):
        for seat in range(configuration.seats):
            deal = hidden(of, box, table, seat)
            of.rules.imagine(box, deal, seat, new_rng(number))
            assert legal(of, box, deal, seat) == legal(of, box, table, seat)
            rng_events = events(of, box, deal)
            if of.rules.to_act(box, table) == 0:
                assert rng_events == []
            for actor, event in spread(rng_events, 4):
                played(of, box, deal, actor, event)


def test_points_so_far_are_for_everybody_or_for_nobody(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in positions(configuration):
        position = Position(of, box, table)
        told = position.hidden(SPECTATOR).points_so_far()
        for seat in range(configuration.seats):
            assert position.hidden(seat).points_so_far() == told
        if position.over and of.extras.points_so_far is not None:
            assert told == position.result().points


def test_a_glimpse_knows_its_own_legal_moves(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in positions(configuration):
        for seat in range(configuration.seats):
            glimpse = hidden(of, box, table, seat)
            assert legal(of, box, glimpse, seat) == legal(of, box, table, seat)


def test_what_a_seat_does_not_see_leaves_no_trace(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in positions(configuration):
        mask = of.rules.to_act(box, table)
        nexts = events(of, box, table)
        for seat in viewers(configuration):
            everyone = (1 << configuration.seats) - 1
            unseen: dict[int, bytes] = {}
            for actor, event in spread(nexts, 24):
                seen = of.rules.seen_by(box, table, actor, event)
                if seen == everyone if seat == SPECTATOR else seen >> seat & 1:
                    continue
                after = played(of, box, table, actor, event)
                if closes(of, box, table, mask, actor) and not still_open(of, box, table, after, actor):
                    continue
                glimpse = bytes(hidden(of, box, after, seat))
                assert unseen.setdefault(actor, glimpse) == glimpse


def closes(of: Game, box: Record, table: Record, mask: int, actor: int) -> bool:
    """Whether the actor is the last of an open step: alone in the mask, while its glimpse says that others still have to move."""
    return actor != CHANCE and mask == 1 << actor and of.rules.to_act(box, hidden(of, box, table, actor)) != mask


def still_open(of: Game, box: Record, before: Record, after: Record, actor: int) -> bool:
    """Whether the same step continues: who has to move has changed neither in truth nor in the actor's glimpse."""
    return of.rules.to_act(box, after) == of.rules.to_act(box, before) and of.rules.to_act(
        box, hidden(of, box, after, actor)
    ) == of.rules.to_act(box, hidden(of, box, before, actor))


def test_an_open_step_shows_nobody_a_choice(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in positions(configuration):
        mask = of.rules.to_act(box, table)
        if len(owing(mask)) < 2:
            continue
        for seat in owing(mask):
            for move in spread(legal(of, box, table, seat), 5):
                after = played(of, box, table, seat, move)
                # The others still have to move, with no chance in between; so may the seat itself, if it makes several moves.
                assert of.rules.to_act(box, after) in (mask, mask & ~(1 << seat))
                for other in viewers(configuration):
                    if other != seat:
                        assert bytes(hidden(of, box, after, other)) == bytes(hidden(of, box, table, other))
                        in_glimpse = of.rules.to_act(box, hidden(of, box, after, other))
                        assert in_glimpse >> seat & 1  # in a glimpse the others always still have to move


def test_simultaneous_moves_commute(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in positions(configuration):
        for a, b in combinations(owing(of.rules.to_act(box, table)), 2):
            for move_a in spread(legal(of, box, table, a), 3):
                for move_b in spread(legal(of, box, table, b), 3):
                    one = played(of, box, played(of, box, table, a, move_a), b, move_b)
                    two = played(of, box, played(of, box, table, b, move_b), a, move_a)
                    assert bytes(one) == bytes(two)
