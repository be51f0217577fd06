"""Swintus 3D as text.

`5:2` places two fives on their card, `6->1:1` one six on the Hamsters; then `take 2` or `leave`; `lose corn+beet`.
The whole placing as one compound move: `place 5:1 6->5:2`; dice that are not named stay in hand, `place none` keeps them all.
"""

import re
from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from sweetbox.games.swintus.components import ASKS_NAMES, FOOD_NAMES, PILE_NAMES, PORTION_FOODS, Food, Pile
from sweetbox.games.swintus.rules import (
    BOTTOM_ROW,
    DICE,
    DRAW_START,
    FACES,
    FIRST_KIND,
    FOODS,
    HAMSTERS,
    LEAVE,
    LOSE,
    MOVES,
    NO_CARD,
    OUTCOMES,
    OWN_FACE,
    PLACES,
    PLACING,
    PORTIONS,
    PUT,
    REVEALING,
    ROLLING,
    SIX,
    SIXES_STEP,
    STEP_SIZE,
    TAKE,
    Box,
    Table,
    legal,
    pile_of,
    play,
    to_act,
)
from sweetbox.kernel import record
from sweetbox.kernel.errors import NotationError
from sweetbox.kernel.notation import read_fields, read_outcome, start_text
from sweetbox.kernel.say import Say

PUT_TEXT = re.compile(rf"(?:([2-5])|6->([1-5])):([0-{DICE}])")
TAKE_TEXTS = [str(1 + place - BOTTOM_ROW) for place in range(BOTTOM_ROW, PLACES)]


def foods_of(portion: int) -> list[Food]:
    return [FOOD_NAMES[food] for food in PORTION_FOODS[portion]]


def foods_text(portion: int) -> str:
    """`corn+beet`"""
    return "+".join(foods_of(portion))


FOODS_TEXTS = [foods_text(portion) for portion in range(PORTIONS)]


def card_text(box: Box, kind: int) -> str:
    """`corn+beet`, `swinbag_10:beet+apple+acorn`, `hamsters`; `-` where there is no card."""
    if kind == NO_CARD:
        return "-"
    if kind == FIRST_KIND[HAMSTERS]:
        return PILE_NAMES[HAMSTERS]
    foods = foods_text(box.portion[kind])
    return foods if box.asks[kind] < 0 else f"{ASKS_NAMES[box.asks[kind]]}:{foods}"


def step_face(step: int) -> int:
    """The number that the dice of a step show."""
    return (OWN_FACE[step] if step < SIXES_STEP else SIX) + 1


def step_card(step: int) -> int:
    """The card of the top row on which they are placed."""
    return step if step < SIXES_STEP else step - SIXES_STEP


# ---- Moves ----


def move_text(box: Box, move: int) -> str:
    if move < TAKE:
        step, number = divmod(move - PUT, STEP_SIZE)
        own = OWN_FACE[step_card(step)] + 1
        return f"{own}:{number}" if step < SIXES_STEP else f"6->{own}:{number}"
    if move < LEAVE:
        return f"take {TAKE_TEXTS[move - TAKE]}"
    return "leave" if move == LEAVE else f"lose {FOODS_TEXTS[move - LOSE]}"


def parse_move(box: Box, text: str) -> int:
    words = text.lower().split()
    if words == ["leave"]:
        return LEAVE
    if len(words) == 2 and words[0] == "take" and words[1] in TAKE_TEXTS:
        return TAKE + TAKE_TEXTS.index(words[1])
    if len(words) == 2 and words[0] == "lose":
        foods = words[1].split("+")
        if set(foods) <= set(FOOD_NAMES) and 1 <= len(foods) <= 3:
            return LOSE + PORTION_FOODS.index(tuple(sorted(map(FOOD_NAMES.index, foods))))
    if len(words) == 1 and PUT_TEXT.fullmatch(words[0]):
        return _put(words[0])
    raise NotationError(Say("notation.move", came=text))


def _put(text: str) -> int:
    own, six_on, number = PUT_TEXT.fullmatch(text).groups()  # type: ignore[union-attr]
    step = OWN_FACE.index(int(own) - 1) if own else SIXES_STEP + OWN_FACE.index(int(six_on) - 1)
    return PUT + STEP_SIZE * step + int(number)


class PutMove(TypedDict):
    move: Literal["put"]
    face: int
    card: Pile
    dice: int


class TakeMove(TypedDict):
    move: Literal["take"]
    place: int


class LeaveMove(TypedDict):
    move: Literal["leave"]


class LoseMove(TypedDict):
    move: Literal["lose"]
    foods: list[Food]


def move_json(box: Box, move: int) -> PutMove | TakeMove | LeaveMove | LoseMove:
    if move < TAKE:
        step, number = divmod(move - PUT, STEP_SIZE)
        return {"move": "put", "face": step_face(step), "card": PILE_NAMES[step_card(step)], "dice": number}
    if move < LEAVE:
        return {"move": "take", "place": move - TAKE + 1}
    if move == LEAVE:
        return {"move": "leave"}
    return {"move": "lose", "foods": foods_of(move - LOSE)}


def move_from_json(box: Box, data: Any) -> int:
    if isinstance(data, Mapping):
        for move in range(MOVES):
            if data == move_json(box, move):
                return move
    raise NotationError(Say("notation.json", came=str(data)))


# ---- Compound moves: moves joined by `;`, and `place …` for the whole placing ----


def parse_compound(box: Box, table: Table, seat: int, text: str) -> list[int]:
    trial = table.clone()
    moves: list[int] = []
    for part in text.strip().rstrip(";").split(";"):
        words = part.lower().split()
        new = _placing(box, trial, words[1:], part) if words[:1] == ["place"] else [parse_move(box, part)]
        for move in new:  # the next part is read on the table that these moves leave, if they are legal
            if move in _legal(box, trial, seat):
                play(box, trial, seat, move)
        moves += new
    return moves


def _legal(box: Box, table: Table, seat: int) -> list[int]:
    if to_act(box, table) != 1 << seat:
        return []
    moves = [0] * MOVES
    return moves[: legal(box, table, seat, moves)]


def _placing(box: Box, table: Table, words: list[str], came: str) -> list[int]:
    """The single moves of `place 5:1 6->5:2`, in order. If the dice do not allow them: one illegal move, which is explained."""
    wanted: dict[int, int] = {}
    for word in words if words != ["none"] else []:
        step = (_put(word) - PUT) // STEP_SIZE if PUT_TEXT.fullmatch(word) else -1
        if step < 0 or step in wanted:
            raise NotationError(Say("notation.place", came=came.strip()))
        wanted[step] = int(word[-1])
    if not words:
        raise NotationError(Say("notation.place", came=came.strip()))
    if table.phase != PLACING:
        return [PUT]
    sixes = 0
    for step, number in sorted(wanted.items()):
        sixes += number if step >= SIXES_STEP else 0
        have = table.rolled[step_face(step) - 1] if step < SIXES_STEP else table.sixes_left
        closed = table.open[step_card(step)] == NO_CARD
        needed = number if step < SIXES_STEP else sixes
        if number and (closed or needed > have or step < table.step):
            return [PUT + STEP_SIZE * step + min(DICE, needed)]
    moves = []
    trial = table.clone()
    while trial.phase == PLACING:
        move = PUT + STEP_SIZE * trial.step + wanted.get(trial.step, 0)
        moves.append(move)
        play(box, trial, trial.turn, move)
    return moves


# ---- Outcomes: the card that is revealed, the seat that starts, a die ----


def outcome_text(box: Box, table: Table, outcome: int) -> str:
    if table.phase == ROLLING and outcome < FACES:
        return str(outcome + 1)
    if table.phase == DRAW_START and outcome < box.seats:
        return start_text(outcome)
    if table.phase == REVEALING:
        pile = pile_of(table.place)
        kind = FIRST_KIND[pile] + outcome
        if kind < FIRST_KIND[pile + 1] and box.count[kind]:
            return card_text(box, kind)
    return f"nothing {outcome}"  # the outcome can't happen here


def parse_outcome(box: Box, table: Table, text: str) -> int:
    return read_outcome([outcome_text(box, table, outcome) for outcome in range(OUTCOMES)], text)


# ---- The table as one line: `open=corn+corn,… idle=3 left=… turn=1 …` ----

DERIVED = ("open", "food")  # the open cards are written by name; the food follows from the cards in the storages


def table_line(box: Box, table: Table) -> str:
    cards = ",".join(card_text(box, kind) for kind in table.open)
    return f"open={cards} {record.to_line(table, leave_out=DERIVED)}"


def table_from_line(box: Box, line: str) -> Table:
    table = Table()
    cards, _, rest = line.strip().partition(" ")
    names = cards.removeprefix("open=").split(",")
    if not cards.startswith("open=") or len(names) != PLACES:
        raise NotationError(Say("notation.cards", count=PLACES, came=cards))
    read_fields(table, rest)
    for place, name in enumerate(names):
        table.open[place] = kind_named(box, pile_of(place), name)
    for seat in range(box.seats):
        for portion in range(PORTIONS):
            for food in range(FOODS):
                table.food[seat][food] += table.storage[seat][portion] * box.food[portion][food]
    return table


def kind_named(box: Box, pile: int, name: str) -> int:
    if name == "-":
        return NO_CARD
    for kind in range(FIRST_KIND[pile], FIRST_KIND[pile + 1]):
        if box.count[kind] and card_text(box, kind) == name:
            return kind
    raise NotationError(Say("notation.card", pile=Say(f"pile.{PILE_NAMES[pile]}"), came=name))
