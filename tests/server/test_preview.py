"""What a shared link shows: who invites you to which game. Nothing else, nothing that a request claims, and nothing changes."""

import re
from html import unescape
from pathlib import Path

import pytest
from sqlalchemy import select

from server.hosting import Guest, hosted
from sweetbox.server import schema, static_files
from sweetbox.server.house import House
from waiting import wait_until

URL = "https://games.example.org"
PAGE = """<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="Five games" />
    <meta property="og:title" content="Sweetbox" />
    <title>Sweetbox</title>
  </head>
  <body></body>
</html>
"""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "swintus.jpg").write_bytes(b"jpg")
    monkeypatch.setattr(static_files, "STATIC", tmp_path)
    return tmp_path


def shown(guest: Guest, path: str) -> dict[str, str]:
    """The names and contents of a page's tags, as a program that makes previews reads them."""
    page = guest.http.get(path).text
    assert page.count("<body>") == page.count("</head>") == 1
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"<>]*)" />', page)
    assert len(found) == page.count("<meta") == len(dict(found))
    return {name: unescape(content) for name, content in found}


def test_a_link_shows_who_invites_to_which_game(sqlite: str, built: Path) -> None:
    with hosted(sqlite, url=URL) as house:
        mia, stranger = house.guest("M \"&'> a"), house.guest(Host="evil.example")
        opened = {"game": "swintus", "seats": 3, "options": {}}
        private = mia.post("/api/rooms", opened)["room"]
        tags = shown(stranger, f"/room/{private}")
        assert tags["og:title"] == "M \"&'> a invites you to Swintus 3D"
        assert tags["og:url"] == f"{URL}/room/{private}"
        assert tags["og:image"] == f"{URL}/pictures/swintus.jpg"
        assert tags["og:description"] == tags["description"] != "Five games"
        assert "evil" not in str(tags)
        german = house.guest(**{"Accept-Language": "de"})
        assert "lädt dich" in shown(german, f"/room/{private}")["og:title"]

        # It says nothing about what happens in the room, and fetching the link is no sign of presence.
        live = house.house.rooms[private]
        number = live.room.number
        for seat in (1, 2):
            mia.put(f"/api/rooms/{private}/seats/{seat}", {"kind": "bot", "bot": "random"})
        mia.post(f"/api/rooms/{private}/start")
        assert shown(stranger, f"/room/{private}") == tags
        wait_until(lambda: house.run(_left_memory(house.house, private)))
        rows = house.run(house.house.store.rows(select(schema.room)))
        assert shown(mia, f"/room/{private}") == tags
        assert private not in house.house.rooms, "nobody has opened the room"
        assert house.run(house.house.store.rows(select(schema.room))) == rows
        assert number < mia.get(f"/api/rooms/{private}")["number"]

        # It says nothing about what does not exist or what nobody may know.
        learning = mia.post("/api/rooms/practice", {"game": "swintus"})["room"]
        for path in ("/room/abc", f"/room/{'x' * 22}", f"/room/{learning}", f"/room/{private[:-1]}%22", f"/replay/{private}"):
            assert shown(stranger, path) == {"description": "Five games", "og:title": "Sweetbox"}, path
        key = mia.post(f"/api/rooms/{private}/link")["key"]
        assert shown(stranger, f"/room/{private}?key={key}") == {**tags, "og:url": f"{tags['og:url']}?key={key}"}
        for path in (f"/room/{private}", f"/room/{private}?key=wrong"):
            assert "og:url" not in shown(stranger, path), "a renewed link says nothing without its key"
        house.admin("close", room=private)
        assert "og:url" not in shown(stranger, f"/room/{private}")


def test_without_an_address_of_its_own_the_server_names_none(sqlite: str, built: Path) -> None:
    with hosted(sqlite) as house:
        mia = house.guest("Mia")
        for game in ("swintus", "honeymoon"):
            tags = shown(mia, f"/room/{mia.post('/api/rooms', {'game': game})['room']}")
            assert "Mia invites you to" in tags["og:title"]
            assert "http" not in str(tags)


async def _left_memory(house: House, room: str) -> bool:
    """Whether a room that nobody is looking at has left memory; its bots may still be thinking."""
    house.drop_idle(-1.0)
    return room not in house.rooms
