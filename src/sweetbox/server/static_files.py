"""The web client's files, as its build leaves them: the page, what it loads, and beside each bigger file its compressed forms."""

import asyncio
import mimetypes
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from sweetbox.server.plain_pages import games_page
from sweetbox.server.problem import RefusedError

STATIC = Path(str(files("sweetbox.server"))) / "static"  # where the client is built

# The addresses that the page shows something at by itself. Everything else is nothing.
ROUTES = [
    "/",
    "/room/{room_id:str}",
    "/replay/{match_id:str}",
    "/rules",
    "/rules/{game:str}",
    "/new",
    "/new/{game:str}",
    "/about",
]
ROOT_FILES = ["/favicon.svg", "/manifest.webmanifest"]

TYPES = {  # beside those that Python knows everywhere
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # the better first

FILE = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,150}")  # what the build calls its files

FRESH = "no-cache"  # kept, but asked for again each time
FOR_EVER = "public, max-age=31536000, immutable"  # another content has another name


@get(ROUTES, include_in_schema=False)
async def home(request: Request[Any, Any, State]) -> Response[Any]:
    """The web client; until it is built, a plain page with the games."""
    if (STATIC / "index.html").is_file():
        return await asyncio.to_thread(sent, request, STATIC / "index.html", FRESH)
    return Response(games_page(request), media_type=MediaType.HTML)


def lost(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """For a browser at an address that is none: the web client, which says so."""
    page = STATIC / "index.html"
    is_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(("/api/", "/schema", "/assets/"))
    if not is_page or not page.is_file():
        return None
    return Response(page.read_bytes(), status_code=404, media_type=MediaType.HTML, headers={"cache-control": FRESH})


@get(ROOT_FILES, include_in_schema=False)
async def root_file(request: Request[Any, Any, State]) -> Response[bytes]:
    return await asyncio.to_thread(sent, request, STATIC / request.url.path.removeprefix("/"), FRESH)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
    if not FILE.fullmatch(name):  # whatever else may mean something to a file system
        raise RefusedError("not_found")
    return await asyncio.to_thread(sent, request, STATIC / "assets" / name, FOR_EVER)


def sent(request: Request[Any, Any, State], file: Path, kept: str) -> Response[bytes]:
    """A file, in the best form that is there and that the browser takes."""
    if not file.is_file():
        raise RefusedError("not_found")
    headers = {"cache-control": kept, "vary": "accept-encoding"}
    content = file
    for coding in accepted_codings(request.headers.get("accept-encoding")):
        packed = file.with_name(file.name + COMPRESSED[coding])
        if packed.is_file():
            headers["content-encoding"], content = coding, packed
            break
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(content.read_bytes(), media_type=kind, headers=headers)


def accepted_codings(header: str | None) -> list[str]:
    """The codings of an Accept-Encoding header that files may have, the better first."""
    wanted = set()
    for part in (header or "")[:400].split(","):
        name, _, quality = part.replace(" ", "").lower().partition(";q=")
        if quality.strip("0.") or not quality:  # q=0, q=0.0: not this one
            wanted.add(name)
    return [coding for coding in COMPRESSED if coding in wanted]
