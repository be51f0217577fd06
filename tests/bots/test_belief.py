"""What bots believe of secrets: Sweet Nose's markers, which everyone sets unseen and then acts on."""

import math
from itertools import pairwise

import msgspec
import numpy as np
import pytest

import sweetbox
from sweetbox.bots import Turn
from sweetbox.bots.belief import DEALS, Belief, believed, secretive
from sweetbox.bots.compiled import first_guess
from sweetbox.bots.learned import Guided, LearnedBot
from sweetbox.engines import Engine, engine
from sweetbox.engines.cpu import joined
from sweetbox.kernel.belief import CHOICES_WHOLE, HEDGE, LEAST, PLAYERS, STRANGERS
from sweetbox.kernel.match import Match
from sweetbox.kernel.network import PRIOR_WHOLE
from sweetbox.kernel.position import Position
from sweetbox.kernel.tree import DEAL, PROBE
from sweetbox.learning.weights import Weights, random_weights, weights

GAME = "sweet_nose"
THREE_KINDS = {"sweets": 3, "tokens": 7, "plate": 6, "market": 2, "rounds": 2, "sky": 70}


def trading(markers: tuple[str, str, str] = ("12345", "54321", "31524"), exchanges: int = 4, small: bool = False) -> Match:
    """A match in which these markers were set and, whatever they are, the same exchanges were made. small: with three kinds."""
    edition = {**sweetbox.edition(GAME, "small"), "sizes": [THREE_KINDS]} if small else None
    match = sweetbox.game(GAME).new_match(3, seed=11, edition=edition)
    kinds = int(match.box.kinds)
    for seat, marker in enumerate(markers):
        match.play(seat, "".join(each for each in marker if int(each) <= kinds))
    for number in range(exchanges):
        (seat,) = match.to_act
        match.play(seat, match.legal(seat)[7 * number % len(match.legal(seat))])
    return match


def turn_of(match: Match) -> Turn:
    return Turn.of(match, min(match.to_act), seed=4)


def parts_of(belief: Belief, seat: int) -> list[int]:
    return [int(part) for part in belief.parts[seat]]


def test_each_seat_that_has_set_its_markers_can_be_guessed_by_the_others():
    turn = turn_of(trading())
    assert secretive(turn) == [seat for seat in range(3) if seat != turn.seat]


def test_while_markers_are_being_set_nothing_is_guessed():
    match = sweetbox.game(GAME).new_match(3, seed=11)
    match.play(1, "54321")
    assert secretive(Turn.of(match, 0)) == []
    assert believed(engine(GAME, "cpu"), Turn.of(match, 0), weights(sweetbox.game(GAME))) is None


@pytest.mark.parametrize("name", ["honeymoon", "sweets_stack", "swintus", "biscuit_pockets"])
def test_games_without_such_secrets_have_nothing_to_guess(name: str):
    match = sweetbox.game(name).new_match(seed=2)
    turn = turn_of(match)
    assert (turn.known, secretive(turn)) == (None, [])
    assert first_guess(match) is None


def test_a_seat_knew_everything_before_the_others_chose():
    match = trading()
    chosen = [number for number, (actor, _) in enumerate(match.log) if actor >= 0][:3]
    for seat in range(3):
        known = match.known_to(seat)
        assert known == next(entry for entry in chosen if match.log[entry][0] != seat)
        assert bytes(match.position_at(known).hidden(seat)) == bytes(match.position_at(known))
        assert all(
            bytes(match.position_at(entry).hidden(seat)) != bytes(match.position_at(entry))
            for entry in range(known + 1, len(match.log) + 1)
        )


def test_what_was_known_follows_a_match_that_is_gone_back_in():
    match = trading()
    known = match.known_to(0)
    assert match.at(known - 1).known_to(0) == known - 1
    again = match.at(known)
    assert again.known_to(0) == known
    (seat, *_) = sorted(again.to_act)
    again.play(seat, again.legal(seat)[0])
    assert again.known_to(0) == known + (seat == 0)


def by_hand(each: Engine, turn: Turn, given: Weights, seat: int) -> list[float]:
    """The rule of Bayes in floating point: how likely each choice is, by what the network says of it and of every move since."""
    game, (entry, known) = turn.game, turn.known
    likely = []
    for choice in range(game.extras.secrets):
        position, log_likely = Position(game, turn.box, known.table.clone()), 0.0
        for actor, event in turn.log[entry:]:
            moves = position.legal(actor)
            if actor == seat:
                if event is None and choice >= len(moves):
                    log_likely = -math.inf
                    break
                made = choice if event is None else moves.index(event)
                rows, thought = each.rows(turn.box, 1), given.thought(each)
                rows.tables[0] = joined(position.table)[0]
                each.functions.think_of(rows, each.scratch(), 0, seat, given.on(each), thought)
                prior = thought.priors[made] / PRIOR_WHOLE if len(moves) > 1 else 1.0
                if event is None:
                    prior = (prior * (PLAYERS - STRANGERS) + STRANGERS / len(moves)) / PLAYERS
                log_likely += math.log(max(prior, LEAST / PRIOR_WHOLE))
            else:
                made = 0 if event is None else moves.index(event)
            position.play(actor, moves[made])
        likely.append(math.exp(log_likely))
    possible = sum(each > 0 for each in likely)
    return [(each / sum(likely) * (HEDGE - 1) + 1 / possible) / HEDGE if each > 0 else 0.0 for each in likely]


@pytest.mark.parametrize("small", [True, False])
def test_beliefs_are_those_of_bayes(small: bool):
    turn = turn_of(trading(small=small))
    each, given = engine(GAME, "cpu"), weights(turn.game)
    belief = Belief(each, turn, given)
    for seat in secretive(turn):
        found, expected = np.array(parts_of(belief, seat)) / CHOICES_WHOLE, np.array(by_hand(each, turn, given, seat))
        assert found == pytest.approx(expected, abs=0.001, rel=0.04)  # in steps of a 64th of a doubling, for each move
        assert ((found > 0) == (expected > 0)).all()


def test_beliefs_and_deals_are_the_same_interpreted_and_compiled():
    turn = turn_of(trading(small=True))
    given = random_weights(turn.game, 3)
    fast, slow = Belief(engine(GAME, "cpu"), turn, given), Belief(engine(GAME, "python"), turn, given)
    for seat in secretive(turn):
        assert parts_of(fast, seat) == parts_of(slow, seat)
    assert [bytes(row) for row in fast.deals(40)] == [bytes(row) for row in slow.deals(40)]


def test_deals_are_as_frequent_as_believed_and_fit_what_the_seat_sees():
    turn = turn_of(trading())
    each = engine(GAME, "cpu")
    belief = believed(each, turn, weights(turn.game))
    assert belief is not None
    deals = belief.deals(20_000)
    for row in range(50):
        assert Position(turn.game, turn.box, each.unwrap(deals, row)).hidden(turn.seat) == turn.glimpse
    orders = {tuple(turn.box.order[number]): number for number in range(120)}
    for seat in secretive(turn):
        came = np.bincount([orders[tuple(marker)] for marker in deals["marker"][:, seat].tolist()], minlength=120) / len(deals)
        assert came == pytest.approx(np.array(parts_of(belief, seat)) / CHOICES_WHOLE, abs=0.007)
    assert len(belief.deals()) == DEALS


def test_a_search_among_believed_deals_is_the_same_interpreted_and_compiled():
    turn = turn_of(trading(small=True))
    given, roots = random_weights(turn.game, 3), []
    for each in (engine(GAME, "cpu"), engine(GAME, "python")):
        tree = Guided(each, turn, 1 << 12, 0, given, Belief(each, turn, given).deals())
        tree.grow(40, 0, 1.0)
        roots.append([tree.root(move) for move in turn.legal])
    assert roots[0] == roots[1]
    assert sum(visits for visits, _ in roots[0]) == 39


def test_in_a_believed_deal_the_others_know_their_own_secret_and_no_other():
    turn = turn_of(trading())
    each = engine(GAME, "python")
    one, other = secretive(turn)
    tree = Guided(each, turn, 1 << 12, 0, weights(turn.game), each.wrap(turn.glimpse.table)).tree
    nodes = []
    for markers in ((1, 1), (1, 2), (2, 1), (1, 1)):
        deal = turn.glimpse.table.clone()
        for seat, order in zip((one, other), markers, strict=True):
            deal.marker[seat] = turn.box.order[order]
        tree.tables[DEAL] = deal
        tree.nodes[turn.seat] = turn.seat
        each.functions.know_secrets(tree)
        nodes.append(list(tree.nodes))
    first, second, third, again = nodes
    assert first == again
    assert [first[seat] == second[seat] for seat in (one, other)] == [True, False]
    assert [first[seat] == third[seat] for seat in (one, other)] == [False, True]
    assert {each[turn.seat] for each in nodes} == {turn.seat}


def test_moves_that_no_choice_allows_are_not_followed():
    turn = turn_of(trading(small=True))
    (last, *_) = [number for number, (actor, event) in enumerate(turn.log) if actor in secretive(turn) and event is not None]
    wrong = [*turn.log[:last], (turn.log[last][0], turn.game.rules.MOVES - 1), *turn.log[last + 1 :]]
    each = engine(GAME, "cpu")
    assert believed(each, msgspec.structs.replace(turn, log=wrong), random_weights(turn.game)) is None


def test_what_is_hidden_does_not_change_what_is_believed():
    """Three matches that differ only in the markers of the others."""
    answers = []
    for others in ("54321", "15432", "23451"):
        match = trading(("12345", others, others), exchanges=2)
        while match.to_act != {0}:
            (seat,) = match.to_act
            match.play(seat, match.legal(seat)[5])
        turn = turn_of(match)
        belief = believed(engine(GAME, "cpu"), turn, weights(match.game))
        assert belief is not None
        answers.append((belief.deals().tobytes(), LearnedBot(iterations=300).choose(turn)))
    assert all(one == other for one, other in pairwise(answers))


def test_whoever_gives_one_kind_for_another_is_believed_to_like_the_other():
    """With weights that have learned: markers on which the kind that was taken is less sweet are more likely after the exchange."""
    match = trading(exchanges=0)
    (seat,) = match.to_act
    swap = next(move for move in match.legal(seat) if move.text.startswith("swap"))
    _, gave, took, _ = swap.text.split()
    kinds, watcher = "mnpst", (seat + 1) % 3

    def liking(parts: list[int]) -> float:
        """The part of the orders in which what was taken is less sweet."""
        likes = [match.box.order[k][kinds.index(took)] < match.box.order[k][kinds.index(gave)] for k in range(120)]
        return sum(part for part, is_so in zip(parts, likes, strict=True) if is_so) / sum(parts)

    match.play(seat, swap)
    turn = Turn.of(match, watcher)
    each, given = engine(GAME, "cpu"), weights(match.game)
    before = msgspec.structs.replace(turn, log=turn.log[:-1])
    assert liking(parts_of(Belief(each, turn, given), seat)) > liking(parts_of(Belief(each, before, given), seat)) + 0.05


def test_a_turn_that_did_not_come_of_its_log_is_searched_as_ever():
    """As when a hint looks further than what has happened."""
    turns = []
    for last in (0, -1):
        match = trading(exchanges=2)
        (seat,) = match.to_act
        match.play(seat, match.legal(seat)[last])
        turns.append(turn_of(match))
    each, given = engine(GAME, "cpu"), weights(turns[0].game)
    assert turns[0].seat == turns[1].seat
    assert [believed(each, turn, given) is None for turn in turns] == [False, False]
    assert believed(each, msgspec.structs.replace(turns[0], log=turns[1].log), given) is None
    assert believed(each, msgspec.structs.replace(turns[0], known=None), given) is None


def test_a_bot_that_has_no_time_to_guess_thinks_all_the_same():
    """A round that is dragged out takes long to look back at."""
    turn, looks = turn_of(trading()), [0]

    def is_late(after: int) -> bool:
        looks[0] += 1
        return looks[0] > after

    each, given = engine(GAME, "cpu"), weights(turn.game)
    for after, is_given_up in ((0, True), (1, True), (2, False)):  # it looks once for each of the two others
        looks[0] = 0
        assert (believed(each, turn, given, lambda after=after: is_late(after)) is None) is is_given_up
    bot = LearnedBot(seconds=1.0, threads=1)
    assert len(bot.plant(each, turn, 1 << 14, 1, halfway=-math.inf)[0].tree.tables) == PROBE + 1
    assert len(bot.plant(each, turn, 1 << 14, 1)[0].tree.tables) == PROBE + 1 + DEALS


def test_the_first_guess_is_one():
    turn = first_guess(sweetbox.game(GAME).new_match(3, seed=0))
    assert turn is not None
    assert secretive(turn)
    assert len(turn.legal) > 1
