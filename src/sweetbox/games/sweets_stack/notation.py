"""Sweets Stack as text. A card is its colour and number: `b3`; a crown: `bk`. A cell is its column and row from the bottom: `c1`.

    keep, exchange             before choosing: keep the hand, or pay 1 for another
    under b3                   the next card under the deck
    play b3                    the card to pass on
    place b3, place b3 90      the card to be placed, upright or turned by 90, 180 or 270 degrees to the right
    rest c1                    where the bottom left corner of its rectangle comes to rest
    decline, face-down         there is no place: go out, and lay the card down

Several as one: `place b3 90 at c1`, `under b3 r1 y7`, `out`.
"""

from collections.abc import Mapping
from typing import Any, Literal, TypedDict, cast

from sweetbox.games.sweets_stack.rules import (
    CANDIES,
    CARDS,
    COLOUR_NAMES,
    DECLINE,
    EXCHANGE,
    FACE_DOWN,
    IN_COLOUR,
    KEEP,
    PLACE,
    PLAY,
    POSITIONS,
    REST,
    TURNS,
    UNDER,
    Box,
    Table,
)
from sweetbox.kernel import record
from sweetbox.kernel.errors import NotationError
from sweetbox.kernel.notation import read_fields, read_outcome, split_compound
from sweetbox.kernel.say import Say

DEGREES = ["0", "90", "180", "270"]
PLAIN = {"keep": KEEP, "exchange": EXCHANGE, "decline": DECLINE, "face-down": FACE_DOWN}


def card_text(card: int) -> str:
    if card >= CANDIES:
        return f"{COLOUR_NAMES[card - CANDIES][0]}k"
    return f"{COLOUR_NAMES[card // IN_COLOUR][0]}{card % IN_COLOUR + 1}"


CARD_TEXTS = [card_text(card) for card in range(CARDS)]


def cell_text(box: Box, position: int) -> str:
    return f"{'abcdefghijkl'[position % box.wide]}{position // box.wide + 1}"


def shape_text(shape: int) -> str:
    card, turn = divmod(shape, TURNS)
    return card_text(card) if turn == 0 else f"{card_text(card)} {DEGREES[turn]}"


# ---- Moves ----


def move_text(box: Box, move: int) -> str:
    for word, number in PLAIN.items():
        if move == number:
            return word
    if move < PLAY:
        return f"under {card_text(move - UNDER)}"
    if move < PLACE:
        return f"play {card_text(move - PLAY)}"
    if move < DECLINE:
        return f"place {shape_text(move - PLACE)}"
    return f"rest {cell_text(box, move - REST)}"


def parse_move(box: Box, text: str) -> int:
    words = text.lower().split()
    if len(words) == 1 and words[0] in PLAIN:
        return PLAIN[words[0]]
    if len(words) == 2 and words[0] == "rest":
        cells = [cell_text(box, position) for position in range(POSITIONS)]
        if words[1] in cells:
            return REST + cells.index(words[1])
    if len(words) >= 2 and words[1] in CARD_TEXTS:
        card = CARD_TEXTS.index(words[1])
        if len(words) == 2 and words[0] in ("under", "play"):
            return (UNDER if words[0] == "under" else PLAY) + card
        if words[0] == "place" and (len(words) == 2 or (len(words) == 3 and words[2] in DEGREES)):
            return PLACE + card * TURNS + (DEGREES.index(words[2]) if len(words) == 3 else 0)
    raise NotationError(Say("notation.move", came=text))


class PlainMove(TypedDict):
    move: Literal["keep", "exchange", "decline", "face-down"]


class CardMove(TypedDict):
    move: Literal["under", "play"]
    card: str


class PlaceMove(TypedDict):
    move: Literal["place"]
    card: str
    turn: int  # degrees to the right


class RestMove(TypedDict):
    move: Literal["rest"]
    cell: str


MoveJson = PlainMove | CardMove | PlaceMove | RestMove


def move_json(box: Box, move: int) -> MoveJson:
    word, *rest = move_text(box, move).split()
    if word == "rest":
        return {"move": "rest", "cell": rest[0]}
    if word == "place":
        return {"move": "place", "card": rest[0], "turn": int(rest[1]) if len(rest) == 2 else 0}
    return cast(MoveJson, {"move": word, "card": rest[0]} if rest else {"move": word})


def move_from_json(box: Box, data: Any) -> int:
    if not isinstance(data, Mapping) or "move" not in data:
        raise NotationError(Say("notation.json", came=str(data)))
    move = parse_move(box, " ".join(str(data[name]) for name in ("move", "card", "turn", "cell") if name in data))
    if move_json(box, move) != dict(data):
        raise NotationError(Say("notation.json", came=str(data)))
    return move


def parse_compound(box: Box, table: Table, seat: int, text: str) -> list[int]:
    singles = []
    for part in text.split(";"):
        words = part.lower().split()
        if words == ["out"]:
            singles += ["decline", "face-down"]
        elif words[:1] == ["place"] and words[-2:-1] == ["at"]:
            singles += [" ".join(words[:-2]), f"rest {words[-1]}"]
        elif words[:1] == ["under"] and len(words) > 2:
            singles += [f"under {word}" for word in words[1:]]
        else:
            singles.append(part)
    return split_compound(";".join(singles), lambda part: parse_move(box, part))


# ---- Outcomes: the card dealt or drawn ----


def outcome_text(box: Box, table: Table, outcome: int) -> str:
    return card_text(outcome)


def parse_outcome(box: Box, table: Table, text: str) -> int:
    return read_outcome(CARD_TEXTS, text)


# ---- The table as one line ----


def table_line(box: Box, table: Table) -> str:
    return record.to_line(table)


def table_from_line(box: Box, line: str) -> Table:
    return read_fields(Table(), line)
