"""Situations: a table laid by hand from one line, and moves on it whose draws the test decides."""

from random import Random
from typing import Any, Self

import sweetbox
from sweetbox.games.biscuit_pockets import rules
from sweetbox.games.biscuit_pockets.components import census
from sweetbox.games.biscuit_pockets.notation import (
    POCKET_NAMES,
    move_text,
    outcome_text,
    parse_move,
    parse_outcome,
    table_from_line,
    table_line,
    tile_text,
)
from sweetbox.games.biscuit_pockets.view import chain
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import Position
from sweetbox.kernel.say import Say
from sweetbox.words import words

GAME = sweetbox.game("biscuit_pockets")
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")


class Situation:
    """`do("flip a1", "knock b1: 2")`: moves of the seat in turn; after the colon is the outcome of the draw."""

    def __init__(self, box: Any, table: Any) -> None:
        self.box, self.table = box, table
        self.position = Position(GAME, box, table)
        self._census = census(box, table)

    def do(self, *moves: str) -> Self:
        for text in moves:
            move, _, drawn = text.partition(":")
            seat = self.owing
            assert move in self.legal(), f"{move} is not legal"
            self.position.play(seat, parse_move(self.box, move))
            assert (self.owing == CHANCE) == bool(drawn), f"{text}: a draw belongs to an unknown tile, and only there"
            if drawn:
                kind = parse_outcome(self.box, self.table, drawn.strip())
                assert self.odds().get(drawn.strip(), 0) > 0, f"no {drawn} is left to draw"
                self.position.happen(kind)
            assert census(self.box, self.table) == self._census
            assert table_from_line(self.box, table_line(self.box, self.table)) == self.table
        return self

    @property
    def owing(self) -> int | None:
        """The seat that has to move; CHANCE; None when the match is over."""
        mask = self.position.mask
        if mask == CHANCE:
            return CHANCE
        assert mask.bit_count() <= 1
        return mask.bit_length() - 1 if mask else None

    @property
    def over(self) -> bool:
        return self.owing is None

    def legal(self, seat: int | None = None) -> list[str]:
        who = seat if seat is not None else self.owing
        assert who is not None
        return [move_text(self.box, move) for move in self.position.legal(who)]

    def odds(self) -> dict[str, int]:
        weights = self.position.odds()
        return {outcome_text(self.box, self.table, i): weight for i, weight in enumerate(weights) if weight}

    def beside(self, seat: int) -> str:
        """The tiles that the seat has received: `1 1 2c x`."""
        row = self.table.received[seat]
        return " ".join(tile_text(self.box, kind) for kind in range(rules.KINDS) for _ in range(row[kind]))

    def tile(self, pocket: str) -> str:
        return tile_text(self.box, self.table.pocket[POCKET_NAMES.index(pocket)])

    def lies_down(self, pocket: str) -> bool:
        return bool(self.table.face_down >> POCKET_NAMES.index(pocket) & 1)

    @property
    def down(self) -> list[str]:
        return [pocket for pocket in POCKET_NAMES if self.lies_down(pocket)]

    @property
    def chain(self) -> list[str]:
        return [POCKET_NAMES[pocket] for pocket in chain(self.table)]

    def result(self) -> tuple[list[int], list[int]]:
        return self.position.result()

    def match(self) -> Match:
        """A match that begins with this table, to be played through Match; its draws come from the seed 0."""
        options = {
            "idle_rounds": self.box.idle_turns // self.box.seats,
            "show_seen": bool(self.box.show_seen),
        }
        return Match.starting_at(self.position, seed=0, **options)


def lay(
    known: str = "",
    *,
    beside: tuple[str, ...] = (),
    rest: int | None = None,
    seats: int = 2,
    turn: int = 0,
    idle: int = 0,
    last_lap: int = -1,
    unseen: int = 0,
    edition: Any = None,
    **options: Any,
) -> Situation:
    """Before a turn.

    known: tiles that were seen, filling the square from a1 on; beside: tiles that the seats received; rest: the
    seat that received all tiles not named, else they lie unseen behind the known ones; unseen: so many of the last
    known ones are not known.
    """
    box = GAME.make_box(seats, options, edition)
    texts = {tile_text(box, kind): kind for kind in range(rules.KINDS) if box.count[kind]}
    square = known.split()
    left = list(box.count)
    received = [[0] * rules.KINDS for _ in range(rules.MOST_SEATS)]
    for tile in square:
        left[texts[tile]] -= 1
    for seat, tiles in enumerate(beside):
        for tile in tiles.split():
            received[seat][texts[tile]] += 1
            left[texts[tile]] -= 1
    if rest is not None:
        received[rest] = [had + more for had, more in zip(received[rest], left, strict=True)]
    else:
        square += ["?"] * sum(left)
    for pocket in range(len(known.split()) - unseen, len(known.split())):
        square[pocket] = "?"
    square += ["."] * (rules.POCKETS - len(square))
    rows = "/".join(",".join(square[row : row + 6]) for row in range(0, rules.POCKETS, 6))
    tiles = ",".join(str(count) for row in received for count in row)
    line = (
        f"square={rows} idle={idle} received={tiles} chain=-1x6 phase=1 turn={turn} pick=-1 last_lap={last_lap}"
        f" last_pocket=-1 last_kind=-1 last_seat=-1"
    )
    return Situation(box, table_from_line(box, line))


def random_match(seats: int, seed: int) -> Match:
    """A whole match of random moves in which somebody received a tile."""
    match = GAME.new_match(seats=seats, seed=seed)
    rng = Random(seed)
    while not match.over:
        (seat,) = match.to_act
        match.play(seat, rng.choice(match.legal(seat)))
    assert any(match.points)
    return match


def english(say: Say, viewer: int | None = None) -> str:
    return words("en", GAME.name).render(say, viewer, NAMES)


def german(say: Say, viewer: int | None = None) -> str:
    return words("de", GAME.name).render(say, viewer, NAMES)
