"""The bot `search`: budgets, repeatability, bounded memory, honesty."""

from collections.abc import Sequence
from itertools import count
from math import inf

import numpy as np
import pytest

import sweetbox
from sweetbox.bots import Turn, bot, search
from sweetbox.bots.compiled import bot_engine
from sweetbox.bots.search import Search, SearchBot
from sweetbox.engines import Engine
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.registry import offer
from sweetbox.words import words

offer("_small", "small")

SEARCHED = ["biscuit_pockets", "_template", "_small", "sweet_nose"]


def first_turn(name: str, seed: int = 3, seats: int | None = None) -> Turn:
    match = sweetbox.game(name).new_match(seats, seed=seed)
    return Turn.of(match, max(match.to_act))


@pytest.mark.parametrize("name", SEARCHED)
def test_iterations_are_spent_on_legal_moves(name: str):
    turn = first_turn(name)
    answer = SearchBot(iterations=300).choose(turn)
    assert answer.move in turn.legal
    assert sum(each.visits for each in answer.weighed) == 300
    assert answer.weighed[0].move == answer.move
    assert all(0 <= each.share <= 1 for each in answer.weighed)
    assert [each.visits for each in answer.weighed] == sorted((each.visits for each in answer.weighed), reverse=True)


def test_nothing_is_said_of_moves_that_were_never_tried():
    turn = first_turn("biscuit_pockets")
    answer = SearchBot(iterations=5).choose(turn)
    assert len(answer.weighed) < len(turn.legal)
    assert all(each.visits for each in answer.weighed)
    assert sum(each.visits for each in answer.weighed) == 5


def test_the_same_turn_gives_the_same_answer():
    turn = first_turn("_small")
    assert SearchBot(iterations=400).choose(turn) == SearchBot(iterations=400).choose(turn)


def test_several_trees_share_the_work():
    turn = first_turn("biscuit_pockets")
    answer = SearchBot(iterations=400, threads=4).choose(turn)
    assert sum(each.visits for each in answer.weighed) == 400
    assert SearchBot(iterations=400, threads=4).choose(turn) == answer


def test_the_clock_is_a_budget_too():
    looks = count()
    timed = SearchBot(seconds=3, threads=1, clock=lambda: float(next(looks)))
    bot_engine(sweetbox.game("biscuit_pockets"), wait=True)
    answer = timed.choose(first_turn("biscuit_pockets"))
    assert sum(each.visits for each in answer.weighed) == 3 * search.CHUNK
    assert next(looks) == 4


def test_until_it_is_compiled_greedy_answers(monkeypatch):
    """A person who has just installed the box need not wait for a compiler."""
    monkeypatch.setattr(search, "bot_engine", lambda *_, **__: None)
    turn = first_turn("_template")
    answer, quick = SearchBot(seconds=5).choose(turn), search.GreedyBot(wait=False).choose(turn)
    assert (answer.move, answer.weighed) == (quick.move, quick.weighed)
    assert answer.note is not None, "whoever asked for a hint is told whose it is"
    assert words("en").render(answer.note).startswith("The strong bot is still being prepared")


class Planted(SearchBot):
    """How many edges its last tree had room for; its clock runs so fast that it hardly thinks."""

    def __init__(self, seconds: float) -> None:
        looks = count()
        super().__init__(seconds=seconds, threads=1, clock=lambda: 1000.0 * next(looks))
        self.room = 0

    def plant(self, each: Engine, turn: Turn, edges: int, trees: int, halfway: float = inf) -> Sequence[Search]:
        self.room = edges
        return super().plant(each, turn, edges, trees, halfway)


def test_loading_compiled_functions_takes_nothing_from_the_time_to_think():
    """In a process that has not called them, a short search would otherwise be over before it begins."""
    turn = first_turn("biscuit_pockets")
    bot_engine(turn.game, wait=True)
    now, tries = [0.0], []

    class Slow(SearchBot):
        """A kind of bot that nobody has asked; its first tree takes a minute."""

        def plant(self, each: Engine, turn: Turn, edges: int, trees: int, halfway: float = inf) -> Sequence[Search]:
            now[0] += 0 if tries else 60
            tries.append(edges)
            return super().plant(each, turn, edges, trees, halfway)

    def clock() -> float:
        now[0] += 0.01
        return now[0]

    visits = [sum(each.visits for each in Slow(seconds=1, threads=1, clock=clock).choose(turn).weighed) for _ in range(2)]
    assert visits[0] == visits[1] > 50 * search.CHUNK
    assert len(tries) == 3  # once to load, and one for each choice


def room(seconds: float, turn: Turn) -> int:
    bot_engine(turn.game, wait=True)
    planted = Planted(seconds)
    planted.choose(turn)
    return planted.room


def test_a_tree_has_room_for_its_time_and_its_moves():
    many, few = first_turn("biscuit_pockets"), first_turn("_small")
    assert len(many.legal) > 16 > len(few.legal) > 1
    assert [room(seconds, few) for seconds in (0.01, 0.05, 60)] == [2**16, 2**18, search.MOST_EDGES]
    assert [room(seconds, many) for seconds in (0.01, 0.05, 60)] == [2**19, 2**21, search.MOST_EDGES]
    hurried = Turn.of(match := sweetbox.game("_small").new_match(seed=3), max(match.to_act), seconds=0.01)
    assert room(60, hurried) == 2**16


def test_memory_is_bounded_and_a_full_table_goes_on():
    turn = first_turn("biscuit_pockets")
    each = bot_engine(turn.game, wait=True)
    assert each is not None
    tree = Search(each, turn, edges=1 << 10, stream=0)
    tree.grow(3000, 0, 1.0)
    assert tree.iterations == 3000
    assert np.count_nonzero(tree.tree.keys) <= 0.75 * len(tree.tree.keys) + 1
    assert sum(tree.root(move)[0] for move in turn.legal) == 3000


def test_what_is_hidden_does_not_change_the_answer():
    """Sweet Nose: two matches that differ only in the markers of others. Same luck, same answer, no matter who asks."""
    game = sweetbox.game("sweet_nose")
    turns = []
    for order in (0, -1):
        match = game.new_match(3, seed=5)
        for seat in (1, 2, 0):
            match.play(seat, match.legal(seat)[order if seat else 0])
        turns.append(match)
    while 0 not in turns[0].to_act:  # the exchanges before seat 0's turn are the same in both
        seat = min(turns[0].to_act)
        move = next(move for move in turns[0].legal(seat) if move in turns[1].legal(seat))
        for match in turns:
            match.play(seat, move)
    assert turns[0].position != turns[1].position
    for player in (SearchBot(iterations=300), bot("greedy"), bot("fair"), bot("random")):
        one, other = (player.choose(Turn.of(match, 0, seed=9)) for match in turns)
        assert one == other


def test_a_last_seat_of_a_simultaneous_step_thinks_too():
    """Its choice must hang at its own root, not below the unseen choices of others."""
    match = sweetbox.game("_small").new_match(3, seed=2)
    for seat in sorted(match.to_act):
        answer = SearchBot(iterations=200).choose(Turn.of(match, seat))
        assert sum(each.visits for each in answer.weighed) == 200


def test_it_finds_the_move_that_wins():
    """Last Toffee: with two left, the player who takes one leaves the last, which scores nothing, to the other."""
    game = sweetbox.game("_template")
    match = game.new_match(2, seed=4, toffees=10)
    while match.view(None)["jar"] > 2:
        match.play(min(match.to_act), "take")
    assert match.view(None)["jar"] == 2
    answer = SearchBot(iterations=2000).choose(Turn.of(match, min(match.to_act)))
    assert game.notation.move_text(match.box, answer.move) == "take"


@pytest.mark.parametrize("spec", ["search:0", "search:x", "search:-1s", "search:0s", "search:1e9s", "search:", "search:nans"])
def test_a_budget_that_is_none_is_refused(spec: str):
    with pytest.raises(OptionError, match="Expected a number of iterations"):
        bot(spec)


def test_names_tell_the_budget():
    assert [bot(spec).name for spec in ("search:2000", "search:0.2s", "search")] == ["search:2000", "search:0.2s", "search:0.2s"]
