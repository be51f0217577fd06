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

from sweetbox.server.house import House
from sweetbox.server.language import accepted
from sweetbox.server.plain_pages import games_page
from sweetbox.server.preview import page_with_preview
from sweetbox.server.problem import RefusedError

STATIC = Path(str(files("sweetbox.server"))) / "static"  # where the client is built

# The addresses that the page handles itself. Anything else does not exist.
ROUTES = [
    "/",
    "/room/{room_id:str}",
    "/replay/{match_id:str}",
    "/review/{match_id:str}",
    "/rules",
    "/rules/{game:str}",
    "/new",
    "/new/{game:str}",
    "/history",
    "/become",
    "/about",
]
ROOT_FILES = ["/favicon.svg", "/favicon-turn.svg", "/licences.txt", "/manifest.webmanifest", "/worker.js"]
FOLDERS = ["/icons/{name:str}", "/pictures/{name:str}", "/assets/{name:str}"]

TYPES = {  # beside those that Python knows everywhere
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # the better first

FILE = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]{0,150}")  # what the build calls its files

FRESH = "no-cache"  # kept, but asked for again each time
FOR_EVER = "public, max-age=31536000, immutable"  # of assets: another content has another name


@get(ROUTES, include_in_schema=False)
async def home(request: Request[Any, Any, State]) -> Response[Any]:
    """The web client; until it is built, a plain page with the games."""
    page = STATIC / "index.html"
    if page.is_file():
        room = request.path_params.get("room_id")
        return await _room_page(request, room) if room else await asyncio.to_thread(sent, request, page, FRESH)
    return Response(games_page(request), media_type=MediaType.HTML)


async def _room_page(request: Request[Any, Any, State], room: str) -> Response[Any]:
    """The same page, with what is shown of the room where its link is shared."""
    house: House = request.app.state.house
    page = await asyncio.to_thread((STATIC / "index.html").read_text, "utf-8")
    key, language = request.query_params.get("key"), accepted(request.headers.get("accept-language"))
    try:
        shown = await page_with_preview(page, house.store, room, key, house.settings.url, STATIC / "pictures", language)
    except RefusedError:
        shown = page  # the store is away: the page says so itself
    headers = {"cache-control": FRESH, "vary": "accept-encoding, accept-language"}
    if shown == page:
        return await asyncio.to_thread(sent, request, STATIC / "index.html", FRESH)
    return Response(shown, media_type=MediaType.HTML, headers=headers)


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


@get(FOLDERS, include_in_schema=False)
async def file_in_folder(request: Request[Any, Any, State], name: FromPath[str]) -> Response[bytes]:
    if not FILE.fullmatch(name):  # whatever else may mean something to a file system
        raise RefusedError("not_found")
    folder = request.url.path.split("/")[1]
    return await asyncio.to_thread(sent, request, STATIC / folder / name, FOR_EVER if folder == "assets" else FRESH)


def sent(request: Request[Any, Any, State], file: Path, kept: str) -> Response[bytes]:
    """A file, in the best available form that the browser accepts."""
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
