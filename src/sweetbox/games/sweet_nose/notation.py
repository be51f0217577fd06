"""Sweet Nose as text. A sweet is its letter, m n p s t; a seat is @ and its number, counted from 1 as in sentences.

31524              markers: 3 on mochi, 1 on nougat, 5 on praline, 2 on sesame ball, 4 on taro ball
swap m n @2        your m to seat 2's bowl, its n to your bowl
market m n         your m for the market's n, which lands on your plate
bowl m             stores: m from your plate to your bowl
same m @2          an m of yours for an m of seat 2's, both to the bowls
plate m            m from your bowl to your plate
stall m n bowl     your m for the market's n, which lands in your bowl; or: stall m n plate
refill m @2        m from seat 2's bowl to its plate
bowls m n @2       the m in your bowl for the n in seat 2's
within m n         the m in your bowl for the n on your plate
two mm @2 for np   two from your plate for two from seat 2's: the moves `two mm @2` and `for np` as one
switch mn          your markers on m and n change places
pass               nothing more in this turn; no bid
take switch        the store tile of that name
bid 12             your player marker to space 12
"""

import re
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any, Literal, TypedDict, cast

from sweetbox.games.sweet_nose.components import STORES, SWEETS, StoreName, Sweet
from sweetbox.games.sweet_nose.rules import (
    BID,
    BOWLS,
    DRAWING_START,
    EXCHANGE,
    HIGHEST_BID,
    KINDS,
    MARKERS,
    MARKET,
    MIXED_PAIRS,
    MOST_SEATS,
    OUTCOMES,
    PAIR_FIRST,
    PAIR_SECOND,
    PAIRS,
    PASS,
    REFILL,
    SAME,
    STALL,
    STORE_MOVES,
    SWITCH,
    TAKE_PAIR,
    TAKE_STORE,
    TO_BOWL,
    TO_PLATE,
    TWO,
    WITHIN,
    Box,
    Table,
)
from sweetbox.kernel import record
from sweetbox.kernel.errors import NotationError
from sweetbox.kernel.notation import read_fields, read_outcome, split_compound, start_text
from sweetbox.kernel.say import Say

LETTERS = "mnpst"  # the sweets' first letters


class Part:
    """One thing that a move names: its name in JSON, and every value it can have as text and in JSON."""

    def __init__(self, name: str, texts: Sequence[str], values: Sequence[Any]) -> None:
        self.name = name
        self.texts = list(texts)
        self.values = list(values)

    def __len__(self) -> int:
        return len(self.texts)


class Form:
    """Moves of one kind: the number of the first, a word, and the parts that they name, the most significant first."""

    def __init__(self, first: int, word: str, *parts: Part) -> None:
        self.first = first
        self.word = word
        self.parts = parts

    def split(self, move: int) -> list[int]:
        """Which value each part has in this move."""
        rest = move - self.first
        places = []
        for part in reversed(self.parts):
            places.append(rest % len(part))
            rest //= len(part)
        return places[::-1]

    def join(self, places: Sequence[int]) -> int:
        rest = 0
        for part, place in zip(self.parts, places, strict=True):
            rest = rest * len(part) + place
        return self.first + rest


PAIR_TEXTS = [LETTERS[PAIR_FIRST[pair]] + LETTERS[PAIR_SECOND[pair]] for pair in range(PAIRS)]
PAIR_VALUES = [[SWEETS[PAIR_FIRST[pair]], SWEETS[PAIR_SECOND[pair]]] for pair in range(PAIRS)]
ORDER_VALUES = [list(order) for order in permutations(range(1, KINDS + 1))]
SPACES = range(1, HIGHEST_BID + 1)

MARKER_ORDER = Part("markers", ["".join(map(str, order)) for order in ORDER_VALUES], ORDER_VALUES)
SEAT = Part("seat", [f"@{seat + 1}" for seat in range(MOST_SEATS)], range(MOST_SEATS))
SWEET, GIVE, TAKE = (Part(name, LETTERS, SWEETS) for name in ("sweet", "give", "take"))
GIVE_PAIR, TAKE_PAIR_OF = (Part(name, PAIR_TEXTS, PAIR_VALUES) for name in ("give", "take"))
MARKER_PAIR = Part("sweets", PAIR_TEXTS[:MIXED_PAIRS], PAIR_VALUES[:MIXED_PAIRS])
LANDING = Part("to", ("plate", "bowl"), ("plate", "bowl"))
STORE = Part("store", STORES, STORES)
SPACE = Part("space", [str(space) for space in SPACES], SPACES)

FORMS = (
    Form(MARKERS, "markers", MARKER_ORDER),
    Form(EXCHANGE, "swap", SEAT, GIVE, TAKE),
    Form(MARKET, "market", GIVE, TAKE),
    Form(STORE_MOVES[TO_BOWL], "bowl", SWEET),
    Form(STORE_MOVES[SAME], "same", SEAT, SWEET),
    Form(STORE_MOVES[TO_PLATE], "plate", SWEET),
    Form(STORE_MOVES[STALL], "stall", LANDING, GIVE, TAKE),
    Form(STORE_MOVES[REFILL], "refill", SEAT, SWEET),
    Form(STORE_MOVES[BOWLS], "bowls", SEAT, GIVE, TAKE),
    Form(STORE_MOVES[WITHIN], "within", GIVE, TAKE),
    Form(STORE_MOVES[TWO], "two", SEAT, GIVE_PAIR),
    Form(STORE_MOVES[SWITCH], "switch", MARKER_PAIR),
    Form(TAKE_PAIR, "for", TAKE_PAIR_OF),
    Form(PASS, "pass"),
    Form(TAKE_STORE, "take", STORE),
    Form(BID + 1, "bid", SPACE),
)
BY_WORD = {form.word: form for form in FORMS}


def form_of(move: int) -> Form:
    return next(form for form in reversed(FORMS) if move >= form.first)


# ---- Moves ----


def _spoken(form: Form) -> list[Part]:
    """The parts in the order of the text: sweets, then where they go and the seat."""
    return sorted(form.parts, key=lambda part: part in (SEAT, LANDING))


def markers_of(box: Box, move: int) -> list[int]:
    """The markers of an order, without those of kinds that the edition lacks."""
    values = ORDER_VALUES[move - MARKERS]
    return values[: box.kinds] if values[box.kinds :] == missing_markers(box) else values


def missing_markers(box: Box) -> list[int]:
    """Markers that never move: those of kinds that the edition lacks."""
    return list(range(box.kinds + 1, KINDS + 1))


def move_text(box: Box, move: int) -> str:
    form = form_of(move)
    if form.first == MARKERS:
        return "".join(map(str, markers_of(box, move)))
    places = dict(zip(form.parts, form.split(move), strict=True))
    texts = [part.texts[places[part]] for part in _spoken(form)]
    return " ".join([form.word, *texts])


def parse_move(box: Box, text: str) -> int:
    words = text.lower().split()
    missing = "".join(map(str, missing_markers(box)))
    if len(words) == 1 and words[0] + missing in MARKER_ORDER.texts:
        words = ["markers", words[0] + missing]
    elif len(words) == 1 and words[0] in MARKER_ORDER.texts:
        words = ["markers", *words]
    form = BY_WORD.get(words[0]) if words else None
    if form is None or len(words) != 1 + len(form.parts):
        raise NotationError(Say("notation.move", came=text))
    places = {}
    for part, word in zip(_spoken(form), words[1:], strict=True):
        known = word if word in part.texts else word[::-1]  # a pair may be named in either order
        if known not in part.texts or not (part in (GIVE_PAIR, TAKE_PAIR_OF, MARKER_PAIR) or known == word):
            raise NotationError(Say("notation.part", move=form.word, known=_examples(part), came=word))
        places[part] = part.texts.index(known)
    return form.join([places[part] for part in form.parts])


def _examples(part: Part) -> list[str]:
    return part.texts if len(part) <= PAIRS else [part.texts[0], part.texts[-1]]


class MarkersMove(TypedDict):
    move: Literal["markers"]
    markers: list[int]


class SwapMove(TypedDict):
    move: Literal["swap", "bowls"]
    seat: int
    give: Sweet
    take: Sweet


class MarketMove(TypedDict):
    move: Literal["market", "within"]
    give: Sweet
    take: Sweet


class StallMove(TypedDict):
    move: Literal["stall"]
    to: Literal["plate", "bowl"]
    give: Sweet
    take: Sweet


class SweetMove(TypedDict):
    move: Literal["bowl", "plate"]
    sweet: Sweet


class SameMove(TypedDict):
    move: Literal["same", "refill"]
    seat: int
    sweet: Sweet


class TwoMove(TypedDict):
    move: Literal["two"]
    seat: int
    give: list[Sweet]


class ForMove(TypedDict):
    move: Literal["for"]
    take: list[Sweet]


class SwitchMove(TypedDict):
    move: Literal["switch"]
    sweets: list[Sweet]


class PassMove(TypedDict):
    move: Literal["pass"]


class StoreMove(TypedDict):
    move: Literal["take"]
    store: StoreName


class BidMove(TypedDict):
    move: Literal["bid"]
    space: int


MoveJson = (
    MarkersMove
    | SwapMove
    | MarketMove
    | StallMove
    | SweetMove
    | SameMove
    | TwoMove
    | ForMove
    | SwitchMove
    | PassMove
    | StoreMove
    | BidMove
)


def move_json(box: Box, move: int) -> MoveJson:
    form = form_of(move)
    if form.first == MARKERS:
        return {"move": "markers", "markers": markers_of(box, move)}
    named = {part.name: part.values[place] for part, place in zip(form.parts, form.split(move), strict=True)}
    return cast(MoveJson, {"move": form.word, **named})


def move_from_json(box: Box, data: Any) -> int:
    form = BY_WORD.get(str(data.get("move"))) if isinstance(data, Mapping) else None
    if form is None or set(data) != {"move", *(part.name for part in form.parts)}:
        raise NotationError(Say("notation.json", came=str(data)))
    places = []
    for part in form.parts:
        value = data[part.name]
        if part is MARKER_ORDER and isinstance(value, list) and len(value) == box.kinds:
            value = [*value, *missing_markers(box)]
        known = [type(value) is type(other) and value in (other, _turned(other)) for other in part.values]
        if True not in known:
            raise NotationError(Say("notation.part", move=form.word, known=_examples(part), came=str(value)))
        places.append(known.index(True))
    return form.join(places)


def _turned(value: Any) -> Any:
    """A pair of sweets in the other order; anything else as it is."""
    return value[::-1] if isinstance(value, list) and len(value) == 2 else value


def parse_compound(box: Box, table: Table, seat: int, text: str) -> list[int]:
    """`two mm @2 for np` is two moves in one."""
    parted = re.sub(r"(\btwo\s+[a-z]+\s+@\d+)\s+for\b", r"\1; for", text.lower())
    return split_compound(parted, lambda part: parse_move(box, part))


# ---- Outcomes: sweets drawn, then the seat that starts ----


def outcome_text(box: Box, table: Table, outcome: int) -> str:
    return start_text(outcome) if table.phase == DRAWING_START else LETTERS[outcome]


def parse_outcome(box: Box, table: Table, text: str) -> int:
    return read_outcome([outcome_text(box, table, outcome) for outcome in range(OUTCOMES)], text)


# ---- The table as one line: `plate=mmnnpsst/mmmnppst/… marker=12345/… market=mps turn=1 …` ----

SWEET_FIELDS = ("plate", "bowl", "market", "bag", "removed")
MARKER_FIELDS = ("marker", "revealed")
EMPTY = "-"


def sweets_text(tokens: Sequence[int]) -> str:
    return "".join(LETTERS[kind] * tokens[kind] for kind in range(KINDS)) or EMPTY


def table_line(box: Box, table: Table) -> str:
    words = []
    for name in SWEET_FIELDS:
        field = getattr(table, name)
        rows = [field] if isinstance(field[0], int) else field[: box.seats]
        if any(any(row) for row in rows):
            words.append(f"{name}={'/'.join(sweets_text(row) for row in rows)}")
    for name in MARKER_FIELDS:
        rows = getattr(table, name)[: box.seats]
        if any(any(row) for row in rows):
            words.append(f"{name}={'/'.join(''.join(map(str, row)) for row in rows)}")
    words.append(record.to_line(table, leave_out=SWEET_FIELDS + MARKER_FIELDS))
    return " ".join(words)


def table_from_line(box: Box, line: str) -> Table:
    table = Table()
    rest = []
    for word in line.split():
        name, _, text = word.partition("=")
        if name not in SWEET_FIELDS + MARKER_FIELDS:
            rest.append(word)
            continue
        field = getattr(table, name)
        rows = [field] if isinstance(field[0], int) else field[: box.seats]
        texts = text.split("/")
        if len(texts) != len(rows):
            raise NotationError(Say("notation.rows", field=name, count=len(rows), came=text))
        for row, row_text in zip(rows, texts, strict=True):
            row[:] = _sweets(name, row_text) if name in SWEET_FIELDS else _markers(name, row_text)
    read_fields(table, " ".join(rest))
    return table


def _sweets(name: str, text: str) -> list[int]:
    letters = "" if text == EMPTY else text
    if not set(letters) <= set(LETTERS) or not text:
        raise NotationError(Say("notation.sweets", field=name, came=text))
    return [letters.count(letter) for letter in LETTERS]


def _markers(name: str, text: str) -> list[int]:
    if text not in ["0" * KINDS, *MARKER_ORDER.texts]:
        raise NotationError(Say("notation.markers", field=name, came=text))
    return [int(digit) for digit in text]
