"""Whole matches of every game: what is refused, what is shown, what is stored."""

import json
from itertools import pairwise, product
from types import UnionType
from typing import get_args, get_type_hints

import msgspec
import numpy as np
import pytest

from sweetbox import Match, MoveError, NotationError, SweetboxError
from sweetbox.bots import Turn, bot
from sweetbox.bots.belief import secretive
from sweetbox.conformance.configurations import FULL, Configuration, hidden, legal, odds, positions, spread, whole_match
from sweetbox.conformance.travels import carried, is_off, lying
from sweetbox.engines.cpu import joined
from sweetbox.engines.trace import Trace
from sweetbox.kernel.chance import CHANCE, below, new_rng
from sweetbox.kernel.move_table import move_table
from sweetbox.kernel.position import SPECTATOR, Position
from sweetbox.kernel.say import Say
from sweetbox.kernel.tally import added_up
from sweetbox.words import languages, words


def trace_of(match: Match) -> Trace:
    """A finished match as the lab is given many, by the rules as they are written."""
    decisions, drawn = [], 0
    for number, (actor, event) in enumerate(match.log):
        drawn += actor == CHANCE
        if actor != CHANCE:
            position = match.position_at(number)
            shares = [match.game.judge.evaluate(match.box, position.table, seat) for seat in range(match.seats)]
            decisions.append((actor, event, len(position.legal(actor)), 1, drawn, -1, shares))
            drawn = 0
    seat, move, choices, width, before, king, of_win = (np.array(column) for column in zip(*decisions, strict=True))
    return Trace(
        points=np.array([match.points]), ranks=np.array([match.ranks]), entries=np.array([len(match.log)]),
        starts=np.array([0, len(decisions)]), tables=joined(match.position.table), seat=seat, move=move, choices=choices,
        width=width, drawn=before, king=king, shares=of_win,
    )  # fmt: skip


def test_the_measures_of_its_own_are_numbers_with_names(first: Configuration) -> None:
    of, match = first.game, whole_match(first, 11)
    names = [measure.name for measure in of.measured.measures]
    assert len(names) == len(set(names))
    for measure in of.measured.measures:
        made = np.asarray(measure.of(match.box, trace_of(match)), np.float64)
        assert made.shape == (1,), measure.name
        assert np.isfinite(made).all(), measure.name
        for language in languages():
            assert words(language, of.name).render(Say(f"measure.{measure.name}")), measure.name


def test_a_secret_choice_changes_nothing_that_anyone_may_do(configuration: Configuration) -> None:
    """Strong bots follow the past with other choices in place of those that they did not see (`SECRETS`)."""
    of, rng, guessed = configuration.game, new_rng(3), 0
    if not of.extras.secrets:
        return
    match = whole_match(configuration, 7)
    for entry in spread(list(range(len(match.log))), 30):
        past = match.at(entry)
        for turn in (Turn.of(past, seat) for seat in sorted(past.to_act)):
            if not secretive(turn):
                continue
            assert turn.known is not None
            guessed += 1
            known, then = turn.known
            other = Position(of, turn.box, then.table.clone())
            for actor, event in turn.log[known:]:
                choices = other.legal(actor) if actor != CHANCE else []
                assert event is not None or len(choices) <= of.extras.secrets
                if event is not None and actor != CHANCE:
                    assert event in choices
                other.enter(actor, choices[below(rng, len(choices))] if event is None else event)
            assert other.hidden(turn.seat) == turn.glimpse
            assert bytes(other.hidden(turn.seat)) != bytes(other), "whether anything is hidden must not tell what"
    assert guessed, "nothing was hidden"


def started(configuration: Configuration, seed: int, moves: int) -> Match:
    match, player = configuration.new_match(seed), bot("random")
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
                assert (bytes(match.position), list(match.log)) == (before, log)
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
        return bool(msgspec.convert(data, type=kind) == data)
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
    match = whole_match(configuration, 3)
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
    match = whole_match(configuration, 9)
    again = Match.from_json(match.to_json())
    assert again.log == match.log
    assert all(again.position_at(entry) == match.position_at(entry) for entry in range(len(match.log) + 1))
    assert again.to_json() == match.to_json()
    assert (again.points, again.ranks) == (match.points, match.ranks)


def test_the_tally_adds_up_to_the_points(configuration: Configuration) -> None:
    """Every line has a name in every language, rounds ascend, and nothing is counted twice or left out."""
    speak = [words(language, configuration.name) for language in languages()]
    for seed in (3, 9):
        match = whole_match(configuration, seed)
        lines = match.tally()
        assert added_up(lines, match.seats) == match.points
        assert all(len(line.points) == match.seats for line in lines)
        assert all(each.render(line.say) for line in lines for each in speak)
        rounds = [line.round for line in lines if line.round is not None]
        assert rounds == sorted(rounds)
        assert rounds[:1] in ([], [1])
        assert Match.from_json(match.to_json()).tally() == lines


def test_a_running_match_has_no_tally(first: Configuration) -> None:
    with pytest.raises(MoveError, match="The match is not over yet"):
        started(first, 5, 3).tally()


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
            assert error.code == "compound"  # noqa: PT017  either may happen
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
    moments = [match.at(entry) for entry in range(len(match.log) + 1)]
    for seat in [None, *range(configuration.seats)]:
        trails = [moment.trail(seat) for moment in moments]
        glimpses = [bytes(moment.glimpse(seat)) for moment in moments]
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


def test_what_travels_leads_from_one_view_to_the_next(configuration: Configuration) -> None:
    """A client that moves the pieces as told arrives at the view that it gets next."""
    over = whole_match(configuration, 9)
    running = over.at(len(over.log) - 1)  # once a match is over, more is shown
    films = [(running, 0), (running, configuration.seats - 1), (running, SPECTATOR), (over, 0)]
    if FULL:
        films = list(product((running, over), (*range(configuration.seats), SPECTATOR)))
    for match, viewer in films:
        before, seen = match.position_at(0).hidden(viewer), None
        for frame in match.film(None if viewer == SPECTATOR else viewer):
            travels = [travel for each in frame.happenings for travel in each.travels or ()]
            if travels:
                shown, then = carried(seen or before.view(), travels), frame.glimpse.view()
            for place in {place for travel in travels for place in (travel.start, travel.end) if not is_off(place)}:
                assert lying(shown, place) == lying(then, place), (place, frame.event)
            before, seen = frame.glimpse, then if travels else None
