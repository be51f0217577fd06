"""The file formats: match files and editions as JSON Schema, and a table of what is in them."""

import json
from typing import Any

from sweetbox.files.schemas import edition_schema, match_schema
from sweetbox.kernel.registry import all_games, game

PAGE = "reference/formats.md"
FOLDER = "reference/schemas"

# What each field of a match file is: the schema has only its shape.
MEANINGS = {
    "sweetbox": "the version of this format",
    "game": "the game's name",
    "version": "of the game's rules when the match was begun",
    "seats": "how many played",
    "options": "all options of the game, by name",
    "edition": "the components and sizes, or null: those of the printed box",
    "commitment": "SHA-256 of the seed, known to everybody from the start",
    "nonces": "what the seats added to the seed, in order",
    "seed": "32 bytes in hexadecimal; null in a copy that left for a seat before the end",
    "log": "every entry: `[seat, move]`, or `[-1, outcome]` for chance; in a masked copy, null for what the seat did not see",
    "links": "four hexadecimal digits of the running digest after the head and each entry, so that a changed entry can be named",
    "digest": "SHA-256 over everything but log and result, then over each entry",
    "result": "points and ranks by seat, or null while the match runs",
    "seat": "whose masked copy it is, or null: the whole truth",
    "remarks": "about how it was played and no part of it, such as a bot that failed",
    "practice": "only in the match of a lesson",
    "start": "only in a match that began at a position of somebody's choice: the table as one line",
}


def made() -> dict[str, str]:
    schemas = {"match": match_schema(), **{f"edition-{name}": edition_schema(game(name)) for name in all_games()}}
    files = {f"{FOLDER}/{name}.json": json.dumps(schema, indent=2) + "\n" for name, schema in schemas.items()}
    return {PAGE: page(schemas), **files}


def page(schemas: dict[str, dict[str, Any]]) -> str:
    fields = schemas["match"]["$defs"]["MatchFile"]
    lines = [
        "# File formats",
        "",
        "Both formats are described by JSON Schemas (draft 2020-12) that are made from the code which reads them.",
        "",
        "## Match files",
        "",
        "JSON, made by `match.to_json()` and by `--out` of `sweetbox match`. `sweetbox verify` checks one: every move, every",
        "draw, the sealed seed and the result. Schema: [match.json](schemas/match.json).",
        "",
        "| field | type | must be there | what it is |",
        "|---|---|---|---|",
        *(
            f"| `{name}` | {kind_of(schema)} | {'yes' if name in fields['required'] else 'no'} | {MEANINGS[name]} |"
            for name, schema in fields["properties"].items()
        ),
        "",
        "Each entry goes into a running digest, so that `verify` can say which entry of a file was changed. A file of older rules",
        "is replayed as far as today's rules go. How the seed makes the draws: [Fair chance](../how-it-works.md#fair-chance).",
        "",
        "## Editions",
        "",
        "TOML with sections of rows, printed by `sweetbox edition GAME` and explained in [Editions](../editions.md). A section",
        "`sizes` has one row and may be left out, and so may each of its numbers.",
        "Besides the shape, the game checks that the rows together can be its box, and names the line that can't.",
        "",
    ]
    for name in all_games():
        title = game(name).facts.title
        lines += [
            f"### {title}",
            "",
            f"Schema: [edition-{name}.json](schemas/edition-{name}.json).",
            "",
            "| section | field | what may be in it |",
            "|---|---|---|",
        ]
        for section, schema in schemas[f"edition-{name}"]["properties"].items():
            for field, column in schema["items"]["properties"].items():
                lines.append(f"| `{section}` | `{field}` | {kind_of(column)} |")
        lines.append("")
    return "\n".join(lines)


def kind_of(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return ", ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(kind_of(each) for each in schema["anyOf"])
    if "$ref" in schema:
        return f"`{schema['$ref'].rsplit('/', 1)[1]}`"
    kind = schema.get("type", "anything")
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array" and "items" in schema and schema["items"] is not False:
        return f"list of {kind_of(schema['items'])}"
    if kind == "array" and "prefixItems" in schema:
        return f"[{', '.join(kind_of(each) for each in schema['prefixItems'])}]"
    if kind == "integer" and "maximum" in schema:
        return f"{schema.get('minimum', 0)} to {schema['maximum']}"
    return str(kind)
