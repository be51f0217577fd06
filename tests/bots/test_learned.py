"""The bots `learned` and `reflex`: budgets, repeatability, honesty, and the same answers interpreted and compiled."""

from pathlib import Path

import pytest

import sweetbox
from sweetbox.bots import Turn, bot, learned
from sweetbox.bots.compiled import first_guess
from sweetbox.bots.greedy import GreedyBot
from sweetbox.bots.learned import Guided, LearnedBot, ReflexBot, StrongestBot
from sweetbox.bots.search import Search, SearchBot
from sweetbox.engines import Engine, engine
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.guided import Manner
from sweetbox.learning.weights import PLAIN, Weights, random_weights

ASKED = ["_template", "biscuit_pockets"]


def first_turn(name: str, seed: int = 3) -> Turn:
    match = sweetbox.game(name).new_match(seed=seed)
    return Turn.of(match, max(match.to_act))


def grown(each: Engine, turn: Turn, given: Weights, iterations: int) -> list[tuple[int, int]]:
    tree = Guided(each, turn, 1 << 12, 0, given)
    tree.grow(iterations, 0, 1.0)
    return [tree.root(move) for move in turn.legal]


@pytest.mark.parametrize("name", ASKED)
@pytest.mark.parametrize(
    "manner",
    [
        PLAIN,
        Manner(explore=1.5, keen=8, lean=40, sight=2),
        Manner(explore=2.0, keen=16, lean=0, sight=0, test=20, steps=7),
        Manner(explore=2.0, keen=16, lean=0, sight=0, sparing=1),
    ],
)
def test_the_search_is_the_same_interpreted_and_compiled(name: str, manner: Manner):
    turn = first_turn(name)
    given = random_weights(turn.game, 1)
    given.manner = manner
    fast, slow = engine(turn.game, "cpu"), engine(turn.game, "python")
    assert grown(fast, turn, given, 40) == grown(slow, turn, given, 40)


def test_a_sparing_search_begins_at_its_number_of_seats():
    """With fewer it is the search that it would be without."""
    turn = first_turn("_template")  # two seats
    given = random_weights(turn.game, 1)
    results = []
    for sparing in (0, 2, 3):
        given.manner = PLAIN._replace(sparing=sparing)
        results.append(grown(engine(turn.game, "python"), turn, given, 40))
    never, always, with_more = results
    assert never == with_more != always


def test_a_sparing_search_asks_the_network_about_moves_alone():
    """What the network says of the seats' shares changes nothing; what it says of the moves does."""
    turn = first_turn("_template")
    given = random_weights(turn.game, 1)
    given.manner = PLAIN._replace(sparing=2)
    plain = grown(engine(turn.game, "python"), turn, given, 60)
    for array, is_same in (("seat_bias", True), ("move_bias", False)):
        changed = getattr(given.network, array).copy()
        changed[::2] += 2_000_000
        other = Weights(turn.game, given.network._replace(**{array: changed}), given.manner)
        assert (grown(engine(turn.game, "python"), turn, other, 60) == plain) is is_same


@pytest.mark.parametrize("name", ASKED)
def test_iterations_are_spent_on_legal_moves(name: str):
    turn = first_turn(name)
    player = LearnedBot(iterations=300, given=random_weights(turn.game))
    answer = player.choose(turn)
    assert answer.move in turn.legal
    assert sum(each.visits for each in answer.weighed) == 299  # the first one looks at the root
    assert all(0 <= each.share <= 1 for each in answer.weighed)
    assert player.choose(turn) == answer


@pytest.mark.parametrize("sparing", [0, 2])
def test_even_the_smallest_budget_tries_a_move(sparing: int):
    """The first iteration of a tree only opens its root."""
    turn = first_turn("_template")
    given = random_weights(turn.game)
    given.manner = PLAIN._replace(sparing=sparing)
    for threads in (1, 3):
        answer = LearnedBot(iterations=1, threads=threads, given=given).choose(turn)
        assert sum(each.visits for each in answer.weighed) == threads


def test_what_is_loaded_before_the_clock_starts_is_what_will_be_called():
    """With a network or without, and with guesses of what others hide or without: other functions are called each time."""
    match = sweetbox.game("sweet_nose").new_match(3, seed=11)
    choosing = Turn.of(match, 0)
    guessing = first_guess(match)
    assert guessing is not None
    swintus = sweetbox.game("swintus")
    few, many = (Turn.of(match := swintus.new_match(seats, seed=1), min(match.to_act)) for seats in (2, 6))
    calls = [LearnedBot().calls(turn) for turn in (choosing, guessing, few, many)]
    assert len({*calls, SearchBot().calls(few)}) == 5


def test_memory_is_bounded_and_a_full_table_goes_on():
    turn = first_turn("biscuit_pockets")
    tree = Guided(engine(turn.game, "cpu"), turn, 1 << 9, 0, random_weights(turn.game))
    tree.grow(2000, 0, 1.0)
    assert tree.iterations == 2000
    assert sum(tree.root(move)[0] for move in turn.legal) == 1999


def test_what_is_hidden_does_not_change_the_answer():
    """Sweet Nose: two matches that differ only in the markers of others."""
    game = sweetbox.game("sweet_nose")
    given, answers = random_weights(game), []
    for order in (0, -1):
        match = game.new_match(3, seed=5)
        for seat in (1, 2):
            match.play(seat, match.legal(seat)[order])
        answers.append(grown(engine(game, "python"), Turn.of(match, 0, seed=9), given, 12))
    assert answers[0] == answers[1]


@pytest.mark.parametrize("most", [0, 1, 2])
def test_the_network_is_asked_only_where_that_was_measured_to_be_stronger(monkeypatch: pytest.MonkeyPatch, most: int):
    turn = first_turn("biscuit_pockets")
    assert turn.box.seats == 2
    monkeypatch.setattr(learned, "leads", lambda game: most)
    plain = SearchBot(iterations=50).choose(turn)
    assert (LearnedBot(iterations=50).choose(turn) == plain) is (most < 2)
    assert (StrongestBot(iterations=50).choose(turn) == plain) is (most < 2)


def test_swintus_has_weights_for_two_and_three_seats():
    """With four it was no stronger than without, and with more nothing was measured."""
    game = sweetbox.game("swintus")
    for seats, kind in ((2, Guided), (3, Guided), (4, Search)):
        turn = Turn.of(match := game.new_match(seats, seed=1), min(match.to_act))
        assert [type(tree) for tree in LearnedBot(iterations=50).plant(engine(game, "python"), turn, 256, 1)] == [kind]


def test_reflex_is_sure_of_its_move():
    turn = first_turn("biscuit_pockets")
    answer = ReflexBot(given=random_weights(turn.game)).choose(turn)
    assert answer.move == answer.weighed[0].move
    assert {each.move for each in answer.weighed} == set(turn.legal)
    assert sum(each.share for each in answer.weighed) == pytest.approx(1, abs=0.01)


def test_weights_of_your_own_have_a_name(tmp_path: Path):
    turn = first_turn("_template")
    random_weights(turn.game, 4).save(tmp_path / "my.npz")
    player = bot(f"learned:50@{tmp_path}/my.npz")
    assert player.name == f"learned:50@{tmp_path}/my.npz"
    assert player.choose(turn) == LearnedBot(iterations=50, given=random_weights(turn.game, 4)).choose(turn)
    assert bot(f"reflex:@{tmp_path}/my.npz").choose(turn).move in turn.legal


@pytest.mark.parametrize("spec", ["learned:soon", "learned:-1", "learned:0s", "reflex:3"])
def test_a_budget_that_is_none_is_refused(spec: str):
    with pytest.raises(OptionError):
        bot(spec)


def test_without_weights_it_says_how_to_get_them():
    with pytest.raises(OptionError, match="sweetbox train _template"):
        LearnedBot(iterations=10).choose(first_turn("_template"))


def test_alone_it_is_plain_search_and_greedy():
    turn = Turn.of(match := sweetbox.game("honeymoon").new_match(1, seed=1), min(match.to_act))
    assert LearnedBot(iterations=50).choose(turn) == SearchBot(iterations=50).choose(turn)
    assert ReflexBot().choose(turn) == GreedyBot().choose(turn)


def test_in_a_box_it_has_not_learned_from_it_is_plain_search_and_greedy(monkeypatch: pytest.MonkeyPatch):
    turn = first_turn("biscuit_pockets")
    monkeypatch.setattr(learned, "leads", lambda game: 2)
    monkeypatch.setattr(learned, "was_learned", lambda game, box: False)
    assert LearnedBot(iterations=50).choose(turn) == SearchBot(iterations=50).choose(turn)
    assert ReflexBot().choose(turn) == GreedyBot().choose(turn)
    own = random_weights(turn.game)
    assert LearnedBot(iterations=50, given=own).choose(turn) != SearchBot(iterations=50).choose(turn)
