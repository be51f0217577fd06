"""What each release stored stays readable: a store and match files of every kind, kept just as it wrote them (kept/README.md)."""

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from server.differing import differences
from server.hosting import Guest, Hosted, hosted
from server.keep import KEPT, TOKENS
from sweetbox.files.matches import read_match_file
from sweetbox.kernel.match import Match
from sweetbox.kernel.match_file import read_match
from sweetbox.kernel.registry import all_games
from sweetbox.server.events import Data
from sweetbox.server.identity import COOKIE

RELEASES = sorted(folder for folder in KEPT.iterdir() if folder.is_dir())
MATCHES = [file for release in RELEASES for file in sorted(release.glob("*.json"))]
KINDS = {each.__struct_config__.tag for each in get_args(Data)}


class Kept:
    """A kept store, served by today's server."""

    def __init__(self, server: Hosted, rooms: list[dict[str, Any]]) -> None:
        self.server = server
        self.rooms = rooms
        self.guests: dict[str, Guest] = {}
        for name, token in TOKENS.items():
            self.guests[name] = server.guest()
            self.guests[name].http.cookies.set(COOKIE, token)
            assert self.guests[name].get("/api/identity")["name"] == name

    def of(self, room: dict[str, Any]) -> list[Guest]:
        """The guests whose room it is."""
        own = [guest for guest in self.guests.values() if room["id"] in self._own(guest)]
        assert own or room["archived"]
        return own

    def _own(self, guest: Guest) -> list[str]:
        return [line["id"] for line in guest.get("/api/rooms?mine=true")]

    def those(self, state: str) -> list[dict[str, Any]]:
        return [room for room in self.rooms if room["state"] == state and not room["archived"]]


@pytest.fixture(params=RELEASES, ids=lambda release: release.name)
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kept]:
    file = tmp_path / "rooms.db"
    store = sqlite3.connect(file)
    store.executescript((request.param / "store.sql").read_text(encoding="utf-8"))
    store.row_factory = sqlite3.Row
    rooms = [dict(row) for row in store.execute("SELECT id, game, state, archived FROM room")]
    store.close()
    with hosted(f"sqlite:///{file}") as server:
        yield Kept(server, rooms)


def numbers(events: list[Any]) -> list[int]:
    return [event["number"] for event in events]


def test_its_tables_are_those_of_a_new_one(kept: Kept) -> None:
    async def found() -> list[Any]:
        async with kept.server.house.store.engine.connect() as connection:
            return await connection.run_sync(differences)

    assert kept.server.run(found()) == []


def test_it_holds_every_game_in_every_state(kept: Kept) -> None:
    assert {room["game"] for room in kept.rooms} == set(all_games())
    assert all(kept.those(state) for state in ("waiting", "playing", "over"))
    assert len([room for room in kept.rooms if room["archived"]]) == 2


def test_every_room_opens_and_tells_what_happened(kept: Kept) -> None:
    kinds = set()
    for room in kept.rooms:
        for guest in kept.of(room):
            sight = guest.get(f"/api/rooms/{room['id']}")
            assert (sight["game"], sight["state"], sight["archived"]) == (room["game"], room["state"], bool(room["archived"]))
            events = guest.events(room["id"])
            assert numbers(events) == list(range(1, sight["number"] + 1))
            kinds |= {event["kind"] for event in events}
            with guest.socket(room["id"], since=0) as line:
                assert line.until("sight")["sight"]["number"] == sight["number"]
    assert kinds == KINDS


def test_a_match_goes_on_and_a_seat_is_taken_back(kept: Kept) -> None:
    picks, taken = random.Random(1), set()
    for room in kept.those("playing"):
        address = f"/api/rooms/{room['id']}"
        for name, guest in kept.guests.items():
            sight = guest.get(address) if guest in kept.of(room) else {"back": None}
            if sight["back"] is not None:
                assert sight["seats"][sight["back"]]["plays_for"] == name
                taken |= {name} if guest.put(f"{address}/seats/{sight['back']}", {"kind": "me"})["you"] == sight["back"] else set()
        before = kept.of(room)[0].get(address)["match"]["entries"]
        made = 0
        while made < 5 and (sight := kept.of(room)[0].get(address))["state"] == "playing":
            for guest in kept.of(room):
                for seat in guest.get(address)["yours"]:
                    if legal := guest.get(f"{address}?seat={seat}")["match"]["legal"]:
                        move = {"move": picks.choice(legal)["text"]}
                        made += guest.ask("POST", f"{address}/moves?seat={seat}", move).is_success
        assert kept.of(room)[0].get(address)["match"]["entries"] > before
    assert "Jürgen" in taken


def test_what_is_over_is_replayed_and_verified_and_played_again(kept: Kept) -> None:
    checked = set()
    for guest in kept.guests.values():
        for match in guest.get("/api/matches"):
            if match["ended"] is None:
                continue
            address = f"/api/matches/{match['id']}"
            proof = guest.get(f"{address}/verify")
            assert proof["sound"], proof["message"]
            assert len(guest.get(f"{address}/draws")) == proof["draws"]
            for entry in (0, proof["entries"] // 2, proof["entries"]):
                assert guest.get(f"{address}/steps/{entry}")["entries"] == proof["entries"]
            checked.add(match["game"])
    assert checked == set(all_games())
    for room in kept.those("over"):
        (guest,) = kept.of(room)
        assert guest.post(f"/api/rooms/{room['id']}/start")["state"] == "playing"


def test_an_archived_room_comes_back_and_a_closed_one_does_not(kept: Kept) -> None:
    zoë, found = kept.guests["Zoë"], []
    for room in kept.rooms:
        if room["archived"]:
            sight = zoë.get(f"/api/rooms/{room['id']}")
            found.append((sight["archived"], sight["closed"], sight["match"]["over"]))
    assert sorted(found) == [(False, False, True), (True, True, True)]


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_match_files_load_and_verify(path: Path) -> None:
    file = read_match_file(path)
    match = read_match(file)
    older = file.version if file.version < match.game.facts.version else None
    assert (match.over, match.older) == (True, older)
    assert match.log == file.log
    assert file.result == {"points": match.points, "ranks": match.ranks}
    kind = (match.practice, len(match.remarks), match.edition is not None, match.laid_out)
    assert kind == (path.stem == "a_lesson", 2 * (path.stem == "a_failure"), path.stem == "an_edition", path.stem == "a_table")
    assert Match.from_json(match.to_json()).to_json() == match.to_json()
