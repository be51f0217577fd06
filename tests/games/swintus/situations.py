"""Situations of Swintus 3D, laid out in a line or two: cards and moves are written as in notation.py."""

from collections.abc import Iterable, Mapping

from sweetbox.games.swintus import components, judge, notation, rules
from sweetbox.games.swintus.components import EDITION, FOOD_NAMES, PILE_NAMES, census
from sweetbox.games.swintus.rules import (
    BOTTOM_ROW,
    FATTENING,
    FIRST_KIND,
    KINDS,
    NO_CARD,
    NOWHERE,
    OVER,
    PLACES,
    Box,
    Table,
)
from sweetbox.kernel.registry import game

TOP = ("apple+acorn", "beet+apple", "corn", "beet")  # fives, fours, threes, twos
BOTTOM = (  # nothing that a short roll meets by chance
    "sweet_sixes:corn+beet+apple",
    "sweet_sixes:corn+beet+acorn",
    "sweet_sixes:corn+apple+acorn",
)
PHASES = ("reveal", "start", "roll", "place", "claim", "feed", "over")

Dice = Mapping[int, str]


class Situation:
    """A table on which a seat is about to roll; then its dice, moves and reveals, each checked as it is made.

    dice: `{0: "hamsters:2 threes:1+1"}` is two ones on the Hamsters, one three and one six on the card for threes.
    empty: piles of which nothing is left, the open card included (all of it went under the Hamsters).
    """

    def __init__(
        self,
        seats: int = 3,
        turn: int = 0,
        top: Iterable[str] = TOP,
        bottom: Iterable[str] = BOTTOM,
        storage: Mapping[int, str] | None = None,
        dice: Dice | None = None,
        empty: Iterable[str] = (),
        idle: int = 0,
        idle_turns: int = 100,
    ) -> None:
        self.box: Box = components.make_box(seats, {"idle_turns": idle_turns}, EDITION)
        self.position = game("swintus").set_up(self.box)
        self.table: Table = self.position.table
        table = self.table
        self.start_census = census(self.box, table)
        for place, name in enumerate([*top, "hamsters", *bottom]):
            self.draw(place, name)
        for seat, cards in (storage or {}).items():
            for name in cards.split():
                self.give(seat, name)
        for seat, words in (dice or {}).items():
            for word in words.split():
                self.put(seat, word)
        for pile in empty:
            self.throw_away(PILE_NAMES.index(pile))
        table.place = NOWHERE
        table.idle = idle
        table.turn = turn
        rules.forget_last(table)
        rules.start_turn(self.box, table)
        self.check()

    def draw(self, place: int, name: str) -> None:
        pile = rules.pile_of(place)
        kind = notation.kind_named(self.box, pile, name)
        assert self.table.left[kind] > 0, f"{name} is not in the pile any more"
        self.table.left[kind] -= 1
        self.table.open[place] = kind

    def give(self, seat: int, name: str) -> None:
        portion = notation.FOODS_TEXTS.index(name)
        kind = next(k for k in range(KINDS) if self.box.portion[k] == portion and self.table.left[k] > 0)
        self.table.left[kind] -= 1
        rules.store(self.box, self.table, seat, portion, 1)

    def put(self, seat: int, word: str) -> None:
        pile, _, number = word.partition(":")
        plain, _, sixes = number.partition("+")
        card = PILE_NAMES.index(pile)
        self.table.dice[seat][card] = int(plain) + int(sixes or 0)
        self.table.sixes[seat][card] = int(sixes or 0)

    def throw_away(self, pile: int) -> None:
        for kind in range(FIRST_KIND[pile], FIRST_KIND[pile + 1]):
            self.table.eaten[self.box.portion[kind]] += self.table.left[kind]
            self.table.left[kind] = 0
        for place in range(PLACES):
            if rules.pile_of(place) == pile and pile != FATTENING and self.table.open[place] != NO_CARD:
                self.table.eaten[self.box.portion[self.table.open[place]]] += 1
                self.table.open[place] = NO_CARD

    def empty_below(self, pile: str, keep: str | None = None) -> None:
        """Nothing is left below the open card of a pile but one card, if any."""
        number = PILE_NAMES.index(pile)
        for kind in range(FIRST_KIND[number], FIRST_KIND[number + 1]):
            kept = 1 if notation.card_text(self.box, kind) == keep else 0
            self.table.eaten[self.box.portion[kind]] += self.table.left[kind] - kept
            self.table.left[kind] = kept
        self.check()

    def clear_bottom(self, keep: int) -> None:
        """Only the first `keep` cards of the bottom row are left."""
        for place in range(BOTTOM_ROW + keep, PLACES):
            self.table.eaten[self.box.portion[self.table.open[place]]] += 1
            self.table.open[place] = NO_CARD
        self.check()

    # ---- What happens ----

    def roll(self, *faces: int) -> "Situation":
        assert self.phase == "roll", f"expected a roll, got {self.phase}"
        assert self.table.to_roll == len(faces), f"expected {self.table.to_roll} dice, got {len(faces)}"
        for face in faces:
            self.position.happen(face - 1)
            self.check()
        return self

    def play(self, text: str) -> "Situation":
        seat = self.table.turn
        for move in notation.parse_compound(self.box, self.table, seat, text):
            assert notation.move_text(self.box, move) in self.legal, f"{notation.move_text(self.box, move)} is not legal"
            self.position.play(seat, move)
            self.check()
        return self

    def reveal(self, name: str) -> "Situation":
        assert self.phase == "reveal", f"expected a card to be revealed, got {self.phase}"
        outcome = notation.parse_outcome(self.box, self.table, name)
        assert self.weights[outcome] > 0, f"{name} is not in the pile any more"
        self.position.happen(outcome)
        self.check()
        return self

    def check(self) -> None:
        assert census(self.box, self.table) == self.start_census

    # ---- What lies where ----

    @property
    def phase(self) -> str:
        return PHASES[self.table.phase]

    @property
    def turn(self) -> int:
        return self.table.turn

    @property
    def legal(self) -> list[str]:
        if not self.position.to_act:
            return []
        return [notation.move_text(self.box, move) for move in self.position.legal(self.table.turn)]

    @property
    def weights(self) -> list[int]:
        return self.position.odds()

    def storage(self, seat: int) -> str:
        names = []
        for name, cards in zip(notation.FOODS_TEXTS, self.table.storage[seat], strict=True):
            names += [name] * cards
        return " ".join(names)

    def eaten(self) -> str:
        return " ".join(n for n, cards in zip(notation.FOODS_TEXTS, self.table.eaten, strict=True) for _ in range(cards))

    def food(self, seat: int) -> dict[str, int]:
        return {name: pieces for name, pieces in zip(FOOD_NAMES, self.table.food[seat], strict=True) if pieces}

    def dice(self, seat: int) -> str:
        """As the situation is written: `hamsters:2 threes:1+1`."""
        words = []
        for pile, dice, sixes in zip(PILE_NAMES[:5], self.table.dice[seat], self.table.sixes[seat], strict=True):
            if dice:
                words.append(f"{pile}:{dice - sixes}+{sixes}" if sixes else f"{pile}:{dice}")
        return " ".join(words)

    def hand(self, seat: int) -> int:
        return rules.in_hand(self.box, self.table, seat)

    def open(self, place: int) -> str:
        return notation.card_text(self.box, self.table.open[place])

    def bottom(self) -> list[str]:
        return [self.open(place) for place in range(BOTTOM_ROW, PLACES)]

    def ranks(self) -> list[int]:
        assert self.table.phase == OVER
        return self.position.result().ranks

    def points(self) -> list[int]:
        return self.position.result().points

    def shares(self) -> list[int]:
        return [judge.evaluate(self.box, self.table, seat) for seat in range(self.box.seats)]
