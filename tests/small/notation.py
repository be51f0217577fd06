"""Under the Deck as text: the cards are `a1 b1 c2 …`, a letter and the value; the moves `show a1` and `bury a1`."""

from collections.abc import Mapping
from typing import Any

from small.rules import BURY, CARDS, SHOW, Box, Table
from sweetbox.kernel import record
from sweetbox.kernel.errors import NotationError
from sweetbox.kernel.notation import read_fields, read_outcome, split_compound
from sweetbox.kernel.say import Say

VERBS = {"show": SHOW, "bury": BURY}


def card_text(box: Box, card: int) -> str:
    return f"{'abcdefghij'[card]}{box.value[card]}"


def move_text(box: Box, move: int) -> str:
    return f"bury {card_text(box, move - BURY)}" if move >= BURY else f"show {card_text(box, move)}"


def parse_move(box: Box, text: str) -> int:
    words = text.lower().split()
    cards = [card_text(box, card) for card in range(CARDS)]
    if len(words) != 2 or words[0] not in VERBS or words[1] not in cards:
        raise NotationError(Say("notation.move", came=text))
    return VERBS[words[0]] + cards.index(words[1])


def move_json(box: Box, move: int) -> dict[str, Any]:
    verb, card = move_text(box, move).split()
    return {"move": verb, "card": card}


def move_from_json(box: Box, data: Any) -> int:
    if not isinstance(data, Mapping) or set(data) != {"move", "card"}:
        raise NotationError(Say("notation.json", came=str(data)))
    return parse_move(box, f"{data['move']} {data['card']}")


def parse_compound(box: Box, table: Table, seat: int, text: str) -> list[int]:
    return split_compound(text, lambda part: parse_move(box, part))


def outcome_text(box: Box, table: Table, outcome: int) -> str:
    return card_text(box, outcome)


def parse_outcome(box: Box, table: Table, text: str) -> int:
    return read_outcome([card_text(box, card) for card in range(CARDS)], text)


def table_line(box: Box, table: Table) -> str:
    return record.to_line(table)


def table_from_line(box: Box, line: str) -> Table:
    return read_fields(Table(), line)
