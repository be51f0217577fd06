"""Writes types for the web client: the API's from the server's OpenAPI document, and the keys of the page's sentences; `make types`
runs it."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent.parent
TYPES = WEB / "src" / "lib" / "schema.d.ts"
KEYS = WEB / "src" / "lib" / "keys.d.ts"

sys.path.insert(0, str(WEB))

from npm import NpmError, install, npm  # noqa: E402


def document() -> dict[str, Any]:
    """The OpenAPI document, without a running server."""
    from sweetbox.server.app import make_inner
    from sweetbox.server.settings import Settings

    return make_inner(Settings(database="sqlite://")).openapi_schema.to_schema()


def write_types(target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "openapi.json"
        source.write_text(json.dumps(document()))
        install()
        npm("exec", "--", "openapi-typescript", str(source), "--output", str(target), quiet=True)


def write_keys(target: Path) -> None:
    """Each key of the page's sentences, with the names of the values that it wants."""
    from sweetbox.words.book import page_book

    book = page_book("en")
    lines = ["// Made by `make types` from the page's English sentences.", "", "export interface Wanted {"]
    for key in book.keys:
        wanted = sorted({name.removesuffix("_is") for name in book.variables(key)})
        lines.append(f"  '{key}': {' | '.join(repr(name) for name in wanted) or 'never'};")
    target.write_text("\n".join([*lines, "}", "", "export type Key = keyof Wanted;", ""]))


if __name__ == "__main__":
    try:
        write_types(TYPES)
        write_keys(KEYS)
    except NpmError as error:
        sys.exit(str(error))
