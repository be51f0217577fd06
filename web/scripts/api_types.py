"""Writes the types of the API, for the web client, from the server's OpenAPI document; `make types` runs it."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

WEB = Path(__file__).parent.parent
TYPES = WEB / "src" / "lib" / "schema.d.ts"

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


if __name__ == "__main__":
    try:
        write_types(TYPES)
    except NpmError as error:
        sys.exit(str(error))
