"""Situations of Sweets Stack, written as one would lay them out."""

from collections.abc import Mapping
from typing import Any

from sweetbox.games.sweets_stack import components, notation, rules
from sweetbox.games.sweets_stack.rules import (
    BELOW,
    CARDS,
    CHOOSING,
    DECK,
    HAND,
    OFFERING,
    OWNED,
    POOL,
    RECEIVED,
    SCORED,
    SEEN,
    SEEN_BY_OWNER,
    Box,
    Table,
)
from sweetbox.kernel.position import Position
from sweetbox.kernel.registry import game

SWEETS_STACK = game("sweets_stack")


def card(text: str) -> int:
    return notation.CARD_TEXTS.index(text)


def cells(picture: str, wide: int = 6) -> int:
    """Filled cells of a picture of the bottom rows, lines parted by spaces or new lines, the top one first."""
    return components.bits(components.picture_cells("/".join(picture.split())), wide)


def picture(box: Box, filled: int) -> str:
    """The bucket from its highest filled row down."""
    rows = ["".join("#" if filled >> row * box.wide + x & 1 else "." for x in range(box.wide)) for row in range(box.high)]
    while rows and "#" not in rows[-1]:
        rows.pop()
    return " ".join(rows[::-1])


class Situation:
    """A table in the middle of a round, each seat with a hand of three and the rest of its 16 cards in its deck."""

    def __init__(self, seats: int = 4, round: int = 1, edition: Mapping[str, Any] | None = None, **options: Any) -> None:
        self.box = SWEETS_STACK.make_box(seats, options, edition)
        self.table: Table = SWEETS_STACK.set_up(self.box).table
        table = self.table
        for seat in range(4):
            table.owed[seat] = 0
        for seat in range(seats):
            for number in range(OWNED):
                self._put(16 * seat + number, DECK + seat)
            table.deck_size[seat] = OWNED
            table.bucket[seat] = self.box.prefill[self.box.rule[round - 1]]
        table.round = round - 1
        table.step = 1
        table.phase = CHOOSING
        for seat in range(seats):
            self.hand(seat, *[notation.card_text(16 * seat + number) for number in range(3)])
            self.pumpkins(seat, 0)

    def _put(self, number: int, place: int) -> None:
        self.table.place[number] = place

    # ---- Laying out ----

    def bucket(self, seat: int, rows: str) -> "Situation":
        self.table.bucket[seat] = cells(rows, self.box.wide)
        return self

    def pumpkins(self, seat: int, number: int) -> "Situation":
        self.table.pumpkins[seat] = number
        return self

    def out(self, *seats: int) -> "Situation":
        for seat in seats:
            self.table.out |= 1 << seat
        return self

    def hand(self, seat: int, *texts: str) -> "Situation":
        """This hand instead of the one before, which goes back into the deck; cards of others change places with it."""
        for number in range(CARDS):
            if self.table.place[number] == HAND + seat:
                self._put(number, DECK + seat)
                self.table.deck_size[seat] += 1
        self.table.hand_size[seat] = 0
        for text in texts:
            self._take(seat, card(text))
            self._put(card(text), HAND + seat)
            self.table.known[card(text)] = SEEN_BY_OWNER
            self.table.hand_size[seat] += 1
        return self

    def _take(self, seat: int, number: int) -> None:
        """Bring a card out of its place; if another seat loses it, that one gets a card of this seat's deck instead."""
        place = self.table.place[number]
        assert place < BELOW, f"{notation.card_text(number)} is laid out already"
        if place == HAND + seat:
            self.table.hand_size[seat] -= 1
            return
        if place != DECK + seat:
            self._put(max(other for other in range(CARDS) if self.table.place[other] == DECK + seat), place)
        self.table.deck_size[seat] -= 1

    def scored(self, seat: int, *texts: str) -> "Situation":
        for text in texts:
            self._take(seat, card(text))
            self._put(card(text), SCORED + seat)
            self.table.known[card(text)] = SEEN
            self.table.scored[seat][self.box.colour[card(text)]] += 1
            self.table.ghosts[seat] += self.box.ghosts[card(text)]
            self.table.top[seat] = card(text)
        return self

    def deck(self, seat: int, *texts: str) -> "Situation":
        """The shuffled part of the deck is just these; what else was there lies under it, in order of the cards."""
        for number in range(CARDS):
            if self.table.place[number] == DECK + seat and notation.card_text(number) not in texts:
                self._put(number, BELOW + seat)
                self.table.known[number] = SEEN_BY_OWNER
                self.table.below[seat][self.table.below_size[seat]] = number
                self.table.below_size[seat] += 1
                self.table.deck_size[seat] -= 1
        assert self.table.deck_size[seat] == len(texts)
        return self

    def offering(self) -> "Situation":
        self.table.phase = OFFERING
        return self

    # ---- Playing on ----

    @property
    def position(self) -> Position:
        return Position(SWEETS_STACK, self.box, self.table)

    @property
    def seats_in(self) -> list[int]:
        return [seat for seat in range(self.box.seats) if not self.table.out >> seat & 1]

    @property
    def to_act(self) -> list[int]:
        return sorted(self.position.to_act)

    def legal(self, seat: int) -> list[str]:
        return [notation.move_text(self.box, move) for move in self.position.legal(seat)]

    def play(self, seat: int, text: str) -> "Situation":
        for move in notation.parse_compound(self.box, self.table, seat, text):
            single = notation.move_text(self.box, move)
            assert single in self.legal(seat), f"{single} is not one of {self.legal(seat)}"
            self.position.play(seat, move)
        return self

    def plays(self, *texts: str) -> "Situation":
        """Each seat that is in plays a card, in seat order."""
        for seat, text in zip(self.seats_in, texts, strict=True):
            self.play(seat, f"play {text}")
        return self

    def place_anywhere(self, *seats: int) -> "Situation":
        """These seats place what they received at the first place there is, without paying."""
        for seat in seats:
            self.play(seat, f"place {self.received(seat)}")
            self.play(seat, self.legal(seat)[0])
        return self

    def draws(self, *texts: str) -> "Situation":
        for text in texts:
            assert self.position.odds()[card(text)] > 0, f"{text} cannot be drawn"
            self.position.happen(card(text))
        return self

    def draw_all(self) -> "Situation":
        """Every pending draw, with the lowest card each time."""
        while self.position.mask == rules.CHANCE:
            self.position.happen(next(number for number, weight in enumerate(self.position.odds()) if weight))
        return self

    def glimpse(self, seat: int) -> Table:
        table: Table = self.position.hidden(seat).table
        return table

    # ---- Looking ----

    def received(self, seat: int) -> str | None:
        number = self.table.received[seat]
        assert number < 0 or self.table.place[number] == RECEIVED + seat
        return notation.card_text(number) if number >= 0 else None

    def hand_of(self, seat: int) -> list[str]:
        return [notation.card_text(number) for number in range(CARDS) if self.table.place[number] == HAND + seat]

    def pile_of(self, seat: int) -> list[str]:
        return [notation.card_text(number) for number in range(CARDS) if self.table.place[number] == SCORED + seat]

    def below_of(self, seat: int) -> list[str]:
        return [notation.card_text(number) for number in self.table.below[seat] if number >= 0]

    def bucket_of(self, seat: int) -> str:
        return picture(self.box, self.table.bucket[seat])

    def in_pool(self) -> list[str]:
        return [notation.card_text(number) for number in range(CARDS) if self.table.place[number] == POOL]
