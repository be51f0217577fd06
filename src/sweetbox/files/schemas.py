"""The file formats as JSON Schema, for editors, for other programs and for the documentation: match files and editions."""

from typing import Any

import msgspec

from sweetbox.kernel.edition import SIZES, Field
from sweetbox.kernel.errors import EditionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.match_file import FORMAT, MatchFile

DRAFT = "https://json-schema.org/draft/2020-12/schema"
HEX = "^[0-9a-f]*$"


def match_schema() -> dict[str, Any]:
    """What a match file is. A file of this shape may still be refused: reading it plays every move and draw again."""
    schema = msgspec.json.schema(MatchFile)
    fields = schema["$defs"]["MatchFile"]["properties"]
    fields["sweetbox"] = {"const": FORMAT}
    for name in ("commitment", "links", "digest"):
        fields[name]["pattern"] = HEX
    by_seat = {"type": "array", "items": {"type": "integer"}}
    result = {"type": "object", "properties": {"points": by_seat, "ranks": by_seat}, "required": ["points", "ranks"]}
    fields["result"] = {"anyOf": [{**result, "additionalProperties": False}, {"type": "null"}]}
    return {"$schema": DRAFT, "title": "A match of Sweetbox", **schema}


def edition_schema(game: Game) -> dict[str, Any]:
    """What an edition of this game is, read from TOML: sections of rows. Whether they make a box is for the game to check."""
    sections = {name: _section(name, fields) for name, fields in game.components.SECTIONS.items()}
    return {
        "$schema": DRAFT,
        "title": f"An edition of {game.facts.title}",
        "type": "object",
        "properties": sections,
        "required": [name for name in sections if _is_needed(game, name)],
        "additionalProperties": False,
    }


def _is_needed(game: Game, section: str) -> bool:
    """Whether the printed edition could not do without this section."""
    try:
        game.components.check_edition({name: rows for name, rows in game.components.EDITION.items() if name != section})
    except EditionError:
        return True
    return False


def _section(name: str, fields: Any) -> dict[str, Any]:
    row = {
        "type": "object",
        "properties": {field.name: _column(field) for field in fields},
        "required": [] if name == SIZES else [field.name for field in fields],
        "additionalProperties": False,
    }
    return {"type": "array", "items": row, **({"minItems": 1, "maxItems": 1} if name == SIZES else {})}


def _column(field: Field) -> dict[str, Any]:
    if field.kind is bool:
        return {"type": "boolean"}
    if field.kind is int:
        return {"type": "integer", "minimum": field.low, "maximum": field.high}
    return {"enum": list(field.choices)} if field.choices else {"type": "string"}
