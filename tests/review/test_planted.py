"""Planted blunders: matches of best moves with one move that is worse by a known amount. The review must find it, with its size.

What is best, and what a blunder costs, is worked out here, by counting, without anything that the review uses: Last Toffee from its
printed rules, without the code of the game either; the others by walking every course of the match, move by move.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cache, partial
from typing import NamedTuple

import pytest

import sweetbox
from review.playing import BISCUITS, EXACT, TOFFEES, five_cards
from sweetbox.bots.bot import Answer, Turn
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import Position
from sweetbox.review import looking, reviewing
from sweetbox.review.looking import Searching
from sweetbox.review.result import Moment, Review

Worths = dict[int, float]  # what each legal move of a seat is worth to it
ERRORS, PLAY = 4, 0.02  # standard errors that an estimate may be off, and how much worse than perfectly a search may play on


class Planted(NamedTuple):
    entry: int
    seat: int
    move: int
    loss: float


def plant(match: Match, worths: Callable[[Match, int], Worths], least: float, before: int = 0) -> Planted:
    """Play the match to its end by best moves, except for one decision that can lose at least that much: there the worst is played.
    before: how many such decisions are played well first."""
    planted = None
    while not match.over:
        seat = min(match.to_act)
        worth = worths(match, seat)
        best, worst = max(worth, key=lambda move: worth[move]), min(worth, key=lambda move: worth[move])
        if planted is None and worth[best] - worth[worst] >= least:
            if before == 0:
                planted = Planted(len(match.log), seat, worst, worth[best] - worth[worst])
                best = worst
            before -= 1
        match.play(seat, best)
    assert planted is not None
    return planted


def check_found(made: Review, planted: Planted) -> Moment:
    """The moment of the planted move, which must be the largest mistake of its seat."""
    own = [moment for moment in made.moments if moment.kind == "decision" and moment.seat == planted.seat]
    largest = max(own, key=lambda moment: moment.loss)
    assert largest.entry == planted.entry
    assert largest.chosen is not None
    assert largest.best is not None
    assert largest.chosen.move == planted.move != largest.best.move
    return largest


# ---- Last Toffee between two, by its printed rules ----

DIE = (1, 1, 2, 2, 3, 5)
TAKE, ROLL = 0, 1


@cache
def share(jar: int, mine: tuple[int, int], theirs: tuple[int, int], golden: bool) -> Fraction:
    """What the seat to move wins at best. mine, theirs: toffees and rolls."""
    take = taking(1, jar, mine, theirs, golden)
    return take if jar == 1 else max(take, rolling(jar, mine, theirs, golden))


def rolling(jar: int, mine: tuple[int, int], theirs: tuple[int, int], golden: bool) -> Fraction:
    rolled = (mine[0], mine[1] + 1)
    return sum((taking(min(face, jar), jar, rolled, theirs, golden) for face in DIE), Fraction()) / len(DIE)


def taking(toffees: int, jar: int, mine: tuple[int, int], theirs: tuple[int, int], golden: bool) -> Fraction:
    mine = (mine[0] + toffees, mine[1])
    if jar > toffees:
        return 1 - share(jar - toffees, theirs, mine, golden)
    points = mine[0] + 3 if golden else 0
    one, other = (points, -mine[1]), (theirs[0], -theirs[1])
    return Fraction((one > other) + (one >= other), 2)


def toffee_worths(match: Match, seat: int) -> Worths:
    return toffee_moves(match.position.table, seat, bool(match.box.golden))


def toffee_moves(table, seat: int, golden: bool) -> Worths:
    mine, theirs = ((table.taken[each], table.rolls[each]) for each in (seat, 1 - seat))
    worths = {TAKE: float(taking(1, table.jar, mine, theirs, golden))}
    return worths if table.jar == 1 else {**worths, ROLL: float(rolling(table.jar, mine, theirs, golden))}


@pytest.mark.parametrize("golden", [False, True])
@pytest.mark.parametrize("before", [0, 2])
def test_in_last_toffee(golden, before):
    match = TOFFEES.new_match(2, seed=1, toffees=13, golden=golden)
    planted = plant(match, toffee_worths, 0.1, before)
    made = match.review(exact=True)
    found = check_found(made, planted)
    assert found.loss == pytest.approx(planted.loss, abs=EXACT)
    assert found.skill[1 - planted.seat] == pytest.approx(planted.loss, abs=EXACT)
    assert made.sums[planted.seat].own_sum == pytest.approx(-planted.loss, abs=EXACT)
    assert made.sums[1 - planted.seat].own_sum == pytest.approx(0, abs=EXACT)


class Knowing:
    """An adviser that knows Last Toffee by heart."""

    name = "knowing"

    def choose(self, turn: Turn) -> Answer:
        worths = toffee_moves(turn.glimpse.table, turn.seat, bool(turn.box.golden))
        return Answer(max(worths, key=lambda move: worths[move]))


def test_in_last_toffee_by_estimates(monkeypatch):
    """The searched review, interpreted, so that nothing has to be compiled for it."""
    monkeypatch.setattr(looking, "strongest", lambda depth: Knowing())
    monkeypatch.setattr(reviewing, "Searching", partial(Searching, kind="python"))
    match = TOFFEES.new_match(2, seed=2, table="jar=5 taken=4,3,0x2 rolls=0x4 phase=1", golden=False)
    planted = plant(match, toffee_worths, 0.2)
    found = check_found(match.review(800), planted)
    assert 0 < found.skill_errors[planted.seat] < 0.05
    assert abs(found.loss - planted.loss) < ERRORS * found.skill_errors[planted.seat] + PLAY


# ---- Biscuit Pockets with the four tiles of its small edition ----


def after(position: Position, actor: int, event: int) -> Position:
    later = position.copy()
    if actor == CHANCE:
        later.happen(event)
    else:
        later.play(actor, event)
    return later


def won(position: Position, seat: int) -> float:
    ranks = position.result().ranks
    return (ranks[seat] == 1) / list(ranks).count(1)


class Perfect:
    """What the first seat of two wins if both play perfectly, where nothing is hidden."""

    def __init__(self) -> None:
        self._known: dict[bytes, float] = {}

    def worths(self, match: Match, seat: int) -> Worths:
        return self._moves(match.position, seat)

    def _moves(self, position: Position, seat: int) -> Worths:
        firsts = {move: self._first(after(position, seat, move)) for move in position.legal(seat)}
        return firsts if seat == 0 else {move: 1 - first for move, first in firsts.items()}

    def _first(self, position: Position) -> float:
        key = bytes(position)
        if key not in self._known:
            self._known[key] = self._count(position)
        return self._known[key]

    def _count(self, position: Position) -> float:
        if position.over:
            return won(position, 0)
        if position.chance_to_act:
            odds = position.odds()
            return sum(n * self._first(after(position, CHANCE, k)) for k, n in enumerate(odds) if n) / sum(odds)
        seat = min(position.to_act)
        best = max(self._moves(position, seat).values())
        return best if seat == 0 else 1 - best


@pytest.mark.parametrize("seed", [0, 3])
def test_in_small_biscuit_pockets(seed):
    edition = sweetbox.edition("biscuit_pockets", "small")
    match = BISCUITS.new_match(2, seed=seed, edition=edition, idle_rounds=1)
    planted = plant(match, Perfect().worths, 0.1)
    made = match.review(exact=True)
    found = check_found(made, planted)
    assert found.loss == pytest.approx(planted.loss, abs=EXACT)
    assert made.sums[planted.seat].own_sum == pytest.approx(-planted.loss, abs=EXACT)
    assert made.sums[1 - planted.seat].own_sum == pytest.approx(0, abs=EXACT)


# ---- Under the Deck with its last five cards, by what a seat can know ----


class Blind:
    """What a move is worth on average over everything that looks the same to its seat, if all play on at random."""

    def __init__(self) -> None:
        self._known: dict[tuple[bytes, int], float] = {}

    def worths(self, match: Match, seat: int) -> Worths:
        looks = [bytes(match.position_at(entry).hidden(seat)) for entry in range(len(match.log) + 1)]
        worlds = [(match.position_at(0), 1.0)]
        for (actor, event), look in zip(match.log, looks[1:], strict=True):
            later = []
            for world, weight in worlds:
                for each, part in [(event, 1.0)] if actor == seat else events(world, actor):
                    next_world = after(world, actor, each)
                    if bytes(next_world.hidden(seat)) == look:
                        later.append((next_world, weight * part))
            worlds = later
        total = sum(weight for _, weight in worlds)
        return {
            move: sum(weight * self._mean(after(world, seat, move), seat) for world, weight in worlds) / total
            for move in match.legal_indices(seat)
        }

    def _mean(self, position: Position, seat: int) -> float:
        if position.over:
            return won(position, seat)
        key = (bytes(position), seat)
        if key not in self._known:
            actor = CHANCE if position.chance_to_act else min(position.to_act)
            parts = events(position, actor)
            self._known[key] = sum(part * self._mean(after(position, actor, event), seat) for event, part in parts)
        return self._known[key]


def events(position: Position, actor: int) -> list[tuple[int, float]]:
    """What the actor can do, with how likely it is: chance by its weights, a seat at random."""
    weights = dict(enumerate(position.odds())) if actor == CHANCE else dict.fromkeys(position.legal(actor), 1)
    return [(event, weight / sum(weights.values())) for event, weight in weights.items() if weight]


@pytest.mark.parametrize(("seed", "before"), [(1, 0), (3, 2)])
def test_in_under_the_deck(seed, before):
    match = five_cards(seed=seed)
    planted = plant(match, Blind().worths, 0.1, before)
    made = match.review(exact=True)
    found = check_found(made, planted)
    assert found.loss == pytest.approx(planted.loss, abs=EXACT)
    assert made.sums[planted.seat].own_sum == pytest.approx(-planted.loss, abs=EXACT)
    assert made.sums[1 - planted.seat].own_sum == pytest.approx(0, abs=EXACT)
