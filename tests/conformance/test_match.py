"""Whole matches of every game: what is refused, what is told, what is stored."""

import json
from itertools import pairwise, product
from types import UnionType
from typing import get_args, get_type_hints

import msgspec
import pytest

from conformance.configurations import Configuration, hidden, legal, odds, positions, spread
from playthrough import path, playthrough, random_match, seats_played
from sweetbox import Match, MoveError, NotationError, SweetboxError
from sweetbox.bots import Turn, bot
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.game import Game
from sweetbox.kernel.move_table import move_table
from sweetbox.kernel.position import SPECTATOR
from sweetbox.kernel.say import Say
from sweetbox.words import languages, words
from travels import carried, is_off, lying


def started(configuration: Configuration, seed: int, moves: int) -> Match:
    match, player = configuration.game.new_match(configuration.seats, seed=seed, **configuration.options), bot("random")
    for _ in range(moves):
        if match.over:
            break
        seat = max(match.to_act)
        match.play(seat, player.choose(Turn.of(match, seat)).move)
    return match


def test_illegal_moves_are_refused_with_a_reason_and_nothing_changes(configuration: Configuration) -> None:
    of = configuration.game
    speak = [words(language, of.name) for language in languages()]
    for moves in (0, 3, 10, 25):
        match = started(configuration, 5, moves)
        before, log = bytes(match.position), list(match.log)
        for seat in range(configuration.seats):
            allowed = {move.index for move in match.legal(seat)}
            for move in spread([move for move in range(of.rules.MOVES) if move not in allowed], 40):
                with pytest.raises(MoveError) as caught:
                    match.play(seat, move)
                assert (bytes(match.position), match.log) == (before, log)
                assert all(each.render(caught.value.say, seat) for each in speak)
                if seat in match.to_act:
                    assert caught.value.code == "illegal"
                    assert words("en", of.name).has(f"rule.{caught.value.rule}")
                    assert match.why_not(seat, move) == (caught.value.say, caught.value.rule)


def test_every_move_has_one_text_and_one_json(first: Configuration) -> None:
    of, box = first.game, first.box()
    texts = set()
    typed = get_type_hints(of.notation.move_json)["return"]
    kinds = get_args(typed) if isinstance(typed, UnionType) else (typed,)
    for move in range(of.rules.MOVES):
        text, data = of.notation.move_text(box, move), of.notation.move_json(box, move)
        texts.add(text)
        assert of.notation.parse_move(box, text) == move
        assert of.notation.parse_move(box, text.upper()) == move
        assert of.notation.move_from_json(box, json.loads(json.dumps(data))) == move
        assert any(_fits(data, kind) for kind in kinds), "as its type says"
    assert len(texts) == of.rules.MOVES


def _fits(data: object, kind: object) -> bool:
    try:
        return msgspec.convert(data, type=kind) == data
    except msgspec.ValidationError:
        return False


def test_legal_moves_can_be_given_as_text_and_as_json(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in spread(positions(configuration), 10):
        for seat in range(configuration.seats):
            for move in spread(legal(of, box, table, seat), 10):
                text = of.notation.move_text(box, move)
                assert of.notation.parse_compound(box, table, seat, text) == [move]
                assert of.notation.parse_compound(box, table, seat, f" {text}; {text} ;") == [move, move]


@pytest.mark.parametrize("rubbish", ["", ";", "?", "1e9", "tap", "é" * 50, "9" * 50, "null", "{}", "a b c d e f"])
def test_what_is_no_move_is_refused(first: Configuration, rubbish: str) -> None:
    match = first.game.new_match(first.seats, seed=1)
    with pytest.raises(NotationError) as caught:
        match.play(0, rubbish)
    assert str(caught.value)


@pytest.mark.parametrize("rubbish", [{}, {"move": 3}, {"move": "x", "y": []}, {"move": None}, [], [[]], None, 1.5, True])
def test_what_is_no_move_as_data_is_refused(first: Configuration, rubbish: object) -> None:
    match = first.game.new_match(first.seats, seed=1)
    with pytest.raises(NotationError) as caught:
        match.play(0, rubbish)
    assert str(caught.value)


@pytest.mark.parametrize("rubbish", ["x", "turn=", "turn=999", "nosuch=1", "=", "é"])
def test_what_is_no_table_is_refused(first: Configuration, rubbish: str) -> None:
    with pytest.raises(NotationError) as caught:
        first.game.notation.table_from_line(first.box(), rubbish)
    assert str(caught.value.within(first.name))


def test_outcomes_have_texts(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    for table in positions(configuration):
        if of.rules.to_act(box, table) == CHANCE:
            possible = [outcome for outcome, weight in enumerate(odds(of, box, table)) if weight]
            for outcome in possible:
                text = of.notation.outcome_text(box, table, outcome)
                assert of.notation.parse_outcome(box, table, text) == outcome
            with pytest.raises(NotationError):
                of.notation.parse_outcome(box, table, "no such outcome")


def test_everything_shown_is_data_and_sentences(configuration: Configuration) -> None:
    """View, summary, picture and moves are made from the glimpse of every seat and of a spectator, in every language."""
    of, box = configuration.game, configuration.box()
    speak = [words(language, of.name) for language in languages()]
    for table in spread(positions(configuration), 14):
        if of.rules.to_act(box, table) == CHANCE:
            continue
        for seat in range(SPECTATOR, configuration.seats):
            glimpse = table.clone()
            of.rules.hide(box, glimpse, seat)
            view = of.viewing.view(box, glimpse, seat)
            data = msgspec.json.encode(view)
            assert msgspec.json.decode(data, type=type(view)) == view
            assert json.loads(data)["type"].startswith(f"{configuration.name}/")
            picture = of.viewing.picture(box, glimpse, seat)
            assert picture
            assert all("\n" not in line and len(line) <= 100 for line in picture)
            summary = of.viewing.summary(box, glimpse, seat)
            assert summary
            for each in speak:
                assert all(each.render(say, seat) for say in [*summary, of.asked(box, glimpse, seat)])
            if seat != SPECTATOR:
                for move in spread(legal(of, box, table, seat), 12):
                    say = of.viewing.move_say(box, glimpse, seat, move)
                    assert all(each.render(say, seat) for each in speak)


def test_a_move_that_does_not_vary_is_always_said_as_in_the_table_of_moves(configuration: Configuration) -> None:
    of, box = configuration.game, configuration.box()
    rows = move_table(of, box)
    for table in positions(configuration):
        for seat in range(configuration.seats):
            glimpse = hidden(of, box, table, seat)
            for move in legal(of, box, table, seat):
                assert rows[move].varies or of.viewing.move_say(box, glimpse, seat, move) == rows[move].say


def test_the_phases_of_the_view_are_those_of_the_table(first: Configuration) -> None:
    viewing = first.game.viewing
    phase = get_type_hints(get_type_hints(viewing.view)["return"]).get("phase")
    assert set(get_args(phase)) == set(getattr(viewing, "PHASES", {}).values())


def test_the_story_is_told_to_every_seat(configuration: Configuration) -> None:
    match = random_match(configuration.game, configuration.seats, 3, **configuration.options)
    speak = [words(language, configuration.name) for language in languages()]
    middle = match.at(min(len(match.log) // 2, 200))
    kinds = get_type_hints(configuration.game.viewing.story)["return"]
    for seat in [None, *range(configuration.seats)]:
        for happening in middle.story(seat) + match.at(len(match.log)).story(seat, since=max(0, len(match.log) - 60)):
            assert happening.seat is None or 0 <= happening.seat < configuration.seats
            for each in speak:
                assert each.render(happening.say, seat)
            msgspec.json.encode(happening.say.to_json())
            data = msgspec.to_builtins(happening, enc_hook=lambda say: say.key)
            (again,) = msgspec.convert([data], type=kinds, dec_hook=lambda _, key: Say(key))
            assert msgspec.to_builtins(again, enc_hook=lambda say: say.key) == data, "as the types of story.py say"
    assert match.story(None)


def test_the_log_replays_to_the_same_bytes(configuration: Configuration) -> None:
    match = random_match(configuration.game, configuration.seats, 9, **configuration.options)
    again = Match.from_json(match.to_json())
    assert again.log == match.log
    assert all(again.position_at(entry) == match.position_at(entry) for entry in range(len(match.log) + 1))
    assert again.to_json() == match.to_json()
    assert (again.points, again.ranks) == (match.points, match.ranks)


def test_a_seats_copy_holds_what_it_saw(configuration: Configuration) -> None:
    match = started(configuration, 6, 12)
    if match.over:
        return
    for seat in range(configuration.seats):
        file = json.loads(match.to_json(seat=seat))
        assert file["seed"] is None
        for (actor, event), (actor_true, event_true) in zip(file["log"], match.log, strict=True):
            assert actor == actor_true
            assert event in (None, event_true)
            assert event is not None or actor != seat
        with pytest.raises(SweetboxError):
            Match.from_json(json.dumps(file))


def test_a_compound_move_is_made_whole_or_not_at_all(configuration: Configuration) -> None:
    """Moves one by one, then the same as one: either the same table, or refused because something comes between."""
    match = started(configuration, 8, 2)
    for _ in range(12):
        if match.over:
            return
        seat = min(match.to_act)
        alone, moves = match.copy(), []
        for _ in range(3):
            if seat not in alone.to_act:
                break
            move = alone.legal(seat)[0]
            alone.play(seat, move)
            moves.append(move.text)
        together = match.copy()
        try:
            together.play(seat, "; ".join(moves))
        except MoveError as error:
            assert error.code == "compound"
            assert bytes(together.position) == bytes(match.position)
            assert together.log == match.log
            actors = [actor for actor, _ in alone.log[len(match.log) :]]
            assert any(actor != seat for actor in actors)
        else:
            assert bytes(together.position) == bytes(alone.position)
            assert together.log == alone.log
        match.play(seat, match.legal(seat)[-1])


def test_trails_differ_exactly_where_glimpses_do(configuration: Configuration) -> None:
    match = started(configuration, 4, 12)
    for seat in [None, *range(configuration.seats)]:
        trails = [match.at(entry).trail(seat) for entry in range(len(match.log) + 1)]
        glimpses = [bytes(match.at(entry).glimpse(seat)) for entry in range(len(match.log) + 1)]
        for (trail, then), (glimpse, now) in zip(pairwise(trails), pairwise(glimpses), strict=True):
            assert (trail == then) == (glimpse == now)


def test_what_is_taken_back_was_never_made(configuration: Configuration) -> None:
    match, player = started(configuration, 2, 0), bot("random")
    for _ in range(40):
        if match.over:
            return
        seat = max(match.to_act)
        before = match.copy()
        match.play(seat, player.choose(Turn.of(match, seat)).move)
        if match.can_take_back(seat):
            again = match.copy()
            again.take_back(seat)
            assert bytes(again.position) == bytes(before.position)
            assert again.log == before.log
        else:
            log = list(match.log)
            with pytest.raises(MoveError):
                match.take_back(seat)
            assert match.log == log


def test_golden_playthroughs(of: Game) -> None:
    """Regenerate with `make golden` after a change of behaviour that is meant; count FACTS.version up then."""
    for seats in seats_played(of):
        file = path(of, seats)
        assert file.exists(), f"no golden playthrough {file.name}: run make golden"
        assert playthrough(of, seats) == file.read_text(encoding="utf-8")


def test_what_travels_leads_from_one_view_to_the_next(configuration: Configuration) -> None:
    """A client that carries the pieces as it is told arrives at the view that it is sent then."""
    over = random_match(configuration.game, configuration.seats, 11, **configuration.options)
    running = over.at(len(over.log) - 1)  # of a match that is over more is told
    for match, viewer in product((running, over), (*range(configuration.seats), SPECTATOR)):
        before = match.position_at(0).hidden(viewer)
        for frame in match.film(None if viewer == SPECTATOR else viewer):
            travels = [travel for each in frame.happenings for travel in each.travels or ()]
            shown, then = carried(before.view(), travels), frame.glimpse.view()
            for place in {place for travel in travels for place in (travel.start, travel.end) if not is_off(place)}:
                assert lying(shown, place) == lying(then, place), (place, frame.event)
            before = frame.glimpse
