"""What a link to a room shows where it is shared: who invites to which game, and the game's picture (Open Graph).

Only the row of the room is read. Fetching a link opens no room, wakes no bot and does not count as anybody's presence.
"""

import re
from html import escape
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import select

from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say
from sweetbox.server import schema
from sweetbox.server.identity import is_id, key_hash
from sweetbox.server.store import Door, Row, Store
from sweetbox.words import words

WIDTH, HEIGHT = 1200, 630  # pixels of a picture, as `web/scripts/pictures.py` makes them
USUAL = re.compile(r'\s*<meta (?:property="og:|name="description")[^>]*>')  # what the page says where there is no preview


async def page_with_preview(page: str, store: Store, room: str, key: str | None, url: str, pictures: Path, language: str) -> str:
    """The page, with what is shown of the room in its head. url: of this server, as its host has set it; never what a request
    claims. Without one, no address is named."""
    row = await _row(store, room) if is_id(room) else None
    if row is None or not may_preview(row, key):
        return page
    head = "".join(f"\n    {each}" for each in _tags(row, link_to(room, row, key), url, pictures, language))
    return USUAL.sub("", page).replace("</head>", f"{head[1:]}\n  </head>", 1)


def may_preview(row: Row, key: str | None) -> bool:
    """Whether people with this link may know whose room it is. A private room with a renewed link says nothing without its key."""
    if not Door(row["public"], row["key"], member=False).admits(key_hash(key)):
        return False
    return row["archived"] is None and not row["practice"] and row["game"] in all_games()


async def _row(store: Store, room: str) -> Row | None:
    asked = select(schema.room, schema.person.c.name).outerjoin(schema.person, schema.person.c.id == schema.room.c.host)
    found = await store.rows(asked.where(schema.room.c.id == room))
    return found[0] if found else None


def link_to(room: str, row: Row, key: str | None) -> str:
    """The way to the room from the server's own address. Some who show a preview follow this and not the link that was shared."""
    return f"/room/{room}" + (f"?key={quote(key)}" if row["key"] and key else "")


def _tags(row: Row, link: str, url: str, pictures: Path, language: str) -> list[str]:
    game = find_game(row["game"])
    speak, own = words(language), words(language, game.name)
    invites = Say("preview.invites", name=row["name"], game=game.facts.title)
    title = speak.render(invites if row["name"] else Say("preview.invited", game=game.facts.title))
    about = own.render(Say("about"))
    said: dict[str, Any] = {"og:site_name": "Sweetbox", "og:type": "website", "og:title": title, "og:description": about}
    if url:
        said["og:url"] = url + link
        if (pictures / f"{game.name}.jpg").is_file():
            picture = f"{url}/pictures/{game.name}.jpg"
            said |= {"og:image": picture, "og:image:width": WIDTH, "og:image:height": HEIGHT, "og:image:alt": game.facts.title}
    tags = [f'<meta property="{name}" content="{escape(str(value))}" />' for name, value in said.items()]
    card = "summary_large_image" if "og:image" in said else "summary"
    return [f'<meta name="description" content="{escape(about)}" />', *tags, f'<meta name="twitter:card" content="{card}" />']
