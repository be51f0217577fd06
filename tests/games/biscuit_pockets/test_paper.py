"""Whole matches against a second, independent account of the rules, kept as a person would keep it on paper."""

from collections import Counter
from random import Random

import pytest

from sweetbox.games.biscuit_pockets import rules
from sweetbox.games.biscuit_pockets.notation import POCKET_NAMES, parse_move, parse_outcome
from sweetbox.kernel.chance import CHANCE

from .situation import GAME, Situation

TILES = Counter({"1": 10, "1c": 1, "x": 6, "2": 7, "2c": 1, "3": 7, "3c": 1, "5": 3})
POINTS = {"1": 1, "1c": 2, "x": 1, "2": 2, "2c": 3, "3": 3, "3c": 4, "5": 5}


class Paper:
    def __init__(self, seats: int, start: int, idle_turns: int) -> None:
        self.seats, self.turn, self.idle_turns = seats, start, idle_turns
        self.square: dict[str, str] = dict.fromkeys(POCKET_NAMES, "?")  # what each pocket is known to hold
        self.beside: list[list[str]] = [[] for _ in range(seats)]
        self.chain: list[str] = []
        self.showing = self.over = False
        self.turns_left: int | None = None
        self.idle = 0

    def moves(self) -> set[str]:
        if self.over:
            return set()
        down = [pocket for pocket in self.square if pocket not in self.chain]
        verbs = ["show"] if self.showing else ["knock"] if len(self.chain) == 3 else ["flip", "knock"]
        return {f"{verb} {pocket}" for verb in verbs for pocket in down}

    def may_be(self, pocket: str) -> set[str]:
        """The tiles that the pocket may hold, for all that anyone has seen."""
        if self.square[pocket] != "?":
            return {self.square[pocket]}
        received = Counter(tile for tiles in self.beside for tile in tiles)
        return set((TILES - received - Counter(self.square.values())).keys())

    def fits(self, verb: str, tile: str) -> bool:
        counts = {1, 2} if tile == "x" else {int(tile[0])}
        if verb == "knock":
            counts = set() if tile == "x" else {count + 1 for count in counts}
        return len(self.chain) + 1 in counts

    def make(self, move: str, tile: str) -> None:
        verb, pocket = move.split()
        self.square[pocket] = tile
        if verb == "show":
            self.showing = False
            self.pass_turn(received=True)
        elif self.fits(verb, tile):
            self.chain.append(pocket)
            if len(self.chain) == 6:
                self.receive()
                self.showing = bool(self.square)
                if not self.showing:
                    self.pass_turn(received=True)
            elif len(self.chain) == len(self.square):
                self.stop()
        elif verb == "knock" and tile == "x":
            self.chain = []
            self.pass_turn(received=False)
        else:
            self.stop()

    def stop(self) -> None:
        received = len(self.chain) > 1
        if received:
            self.receive()
        self.chain = []
        self.pass_turn(received)

    def receive(self) -> None:
        self.beside[self.turn] += [self.square.pop(pocket) for pocket in self.chain]
        self.chain = []

    def pass_turn(self, received: bool) -> None:
        self.idle = 0 if received else self.idle + 1
        taken = Counter(tile for tiles in self.beside for tile in tiles)
        left = TILES - taken
        if self.turns_left is not None:
            self.turns_left -= 1
        elif taken["x"] == 6:
            self.turns_left = self.seats - 1
        ones = left["1"] + left["1c"] + left["x"]
        no_chain = ones == 0 or ones + left["2"] + left["2c"] == 1
        self.over = self.turns_left == 0 or self.idle == self.idle_turns or no_chain
        self.turn = (self.turn + 1) % self.seats

    def standing(self, seat: int) -> tuple[int, int]:
        return sum(POINTS[tile] for tile in self.beside[seat]), len(self.beside[seat])


def choose(paper: Paper, rng: Random, care: float) -> str:
    """With care a tile that is known to fit, else an unseen one: chains grow long; without, matches end idle."""
    moves = sorted(paper.moves())
    known = [move for move in moves if paper.square[move.split()[1]] != "?"]
    fitting = [move for move in known if paper.fits(move.split()[0], paper.square[move.split()[1]])]
    new = [move for move in moves if paper.square[move.split()[1]] == "?"]
    if fitting and rng.random() < care:
        return rng.choice(fitting)
    return rng.choice(new if new and rng.random() < care else moves)


def play_both(seats: int, seed: int) -> str:
    """One match on the table and on paper, compared after every move. How it ended."""
    rng = Random(seed)
    care = 0.1 if seed % 4 == 0 else 0.9
    box = GAME.make_box(seats, {"idle_rounds": 2})
    table = Situation(box, GAME.set_up(box).table)
    start = rng.randrange(seats)
    rules.happen(box, table.table, start)
    paper = Paper(seats, start, 2 * seats)
    great_sixes = 0
    while not paper.over:
        assert table.owing == paper.turn
        assert set(table.legal()) == paper.moves()
        move = choose(paper, rng, care)
        may_be = sorted(paper.may_be(move.split()[1]))
        rules.play(box, table.table, paper.turn, parse_move(box, move))
        tile = may_be[0]
        assert (table.owing == CHANCE) == (len(may_be) > 1)
        if table.owing == CHANCE:
            odds = table.odds()
            assert sorted(odds) == may_be
            tile = rng.choices(list(odds), list(odds.values()))[0]
            rules.happen(box, table.table, parse_outcome(box, table.table, tile))
        paper.make(move, tile)
        great_sixes += paper.showing
        assert table.chain == paper.chain
        assert {pocket: table.tile(pocket) for pocket in POCKET_NAMES if table.tile(pocket) != "."} == paper.square
        for seat in range(seats):
            assert Counter(table.beside(seat).split()) == Counter(paper.beside[seat])
    assert table.over
    points, ranks = table.result()
    standings = [paper.standing(seat) for seat in range(seats)]
    assert points == [standing[0] for standing in standings]
    assert ranks == [1 + sum(other > standing for other in standings) for standing in standings]
    ending = "last lap" if paper.turns_left == 0 else "idle" if paper.idle == paper.idle_turns else "no chain"
    return f"{ending}, Great 6" if great_sixes else ending


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_matches_go_as_on_paper(seats: int) -> None:
    """BP1 to BP17 together; the matches come to all three ends (BP11, BP12, BP14), with and without a Great 6 (BP8)."""
    endings = Counter(play_both(seats, seed) for seed in range(32))
    assert any("Great 6" in ending for ending in endings)
    assert {"last lap", "idle", "no chain"} == {ending.partition(",")[0] for ending in endings}
