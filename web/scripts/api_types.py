"""Writes the web client's types: of the API, from the server's OpenAPI document; of what each board is sent, from the game's Python
types; and the keys of the page's sentences. `make types` runs it."""

import inspect
import json
import re
import sys
import tempfile
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_type_hints

import msgspec

from sweetbox.kernel.game import Game
from sweetbox.kernel.happening import Travel
from sweetbox.kernel.registry import game
from sweetbox.kernel.say import Say
from sweetbox.server.app import openapi_document

WEB = Path(__file__).parent.parent
SOURCE = WEB / "src"
KEYS = Path("lib/keys.d.ts")
REFERENCE = "#/components/schemas/{name}"
COMMENT = re.compile(r" {4}(\w+): .*?  # (.+)")  # a field and its comment

sys.path.insert(0, str(WEB))

from npm import NpmError, install, npm  # noqa: E402


def documents() -> dict[Path, dict[str, Any]]:
    """An OpenAPI document for each file of types, by its place under `src`."""
    boards = sorted(folder.parent.name for folder in SOURCE.glob("games/*/Board.svelte"))
    return {
        Path("lib/schema.d.ts"): openapi_document(),
        **{Path(f"games/{name}/schema.d.ts"): game_document(game(name)) for name in boards},
    }


def game_document(of: Game) -> dict[str, Any]:
    """The View, Happening and Move of a game, as their functions say that they return them."""
    view = get_type_hints(of.viewing.view)["return"]
    (happening,) = get_args(get_type_hints(of.viewing.story)["return"])
    move = get_type_hints(of.notation.move_json)["return"]
    moves = get_args(move) if isinstance(move, UnionType) else (move,)
    (_, happenings, *forms), schemas = msgspec.json.schema_components(
        [view, happening, *moves], schema_hook=_schema_of, ref_template=REFERENCE
    )
    modules = {sys.modules[each.__module__] for each in (view, Travel, *get_args(happening), *moves)}
    for each in {each for module in modules for each in vars(module).values() if isinstance(each, type)}:
        if each.__name__ in schemas:
            _complete(schemas[each.__name__], each)
    return {
        "openapi": "3.1.0",
        "info": {"title": of.facts.title, "version": str(of.facts.version)},
        "paths": {},
        "components": {"schemas": {**schemas, "Happening": happenings, "Move": {"anyOf": forms}}},
    }


def _schema_of(kind: type) -> dict[str, Any]:
    if kind is Say:
        return {"type": "string"}  # as it is rendered
    raise NotImplementedError


def _complete(schema: dict[str, Any], kind: type) -> None:
    """Add what msgspec leaves out: the comments beside the fields, and that a field with a default is sent all the same."""
    if issubclass(kind, msgspec.Struct):
        fields, omits = msgspec.structs.fields(kind), kind.__struct_config__.omit_defaults
        sent = [field.encode_name for field in fields if field.default is not msgspec.UNSET and (field.required or not omits)]
        schema["required"] = [name for name in schema["properties"] if name in sent or name == kind.__struct_config__.tag_field]
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("sweetbox.games."):
            for name, comment in COMMENT.findall(inspect.getsource(each)):
                schema["properties"][name]["description"] = comment.replace("None", "null")
    del schema["title"]  # its name
    for field in schema["properties"].values():
        field.pop("default", None)


def write_types(target: Path) -> list[Path]:
    """Write all files under this folder; their places in it."""
    wanted = documents()
    with tempfile.TemporaryDirectory() as folder:
        apis = {}
        for number, (place, document) in enumerate(wanted.items()):
            source = Path(folder) / f"{number}.json"
            source.write_text(json.dumps(document))
            apis[f"types{number}"] = {"root": str(source), "x-openapi-ts": {"output": str(target.absolute() / place)}}
        settings = Path(folder) / "redocly.yaml"
        settings.write_text(json.dumps({"apis": apis}))
        install()
        npm("exec", "--", "openapi-typescript", "--redocly", str(settings), quiet=True)
    write_keys(target / KEYS)
    return [*wanted, KEYS]


def write_keys(target: Path) -> None:
    """Each key of the page's sentences, with the names of its values."""
    from sweetbox.words.book import page_book

    book = page_book("en")
    lines = ["// Made by `make types` from the page's English sentences.", "", "export interface Wanted {"]
    for key in book.keys:
        wanted = sorted(book.values(key))
        lines.append(f"  '{key}': {' | '.join(repr(name) for name in wanted) or 'never'};")
    target.write_text("\n".join([*lines, "}", "", "export type Key = keyof Wanted;", ""]))


if __name__ == "__main__":
    try:
        write_types(SOURCE)
    except NpmError as error:
        sys.exit(str(error))
