"""What the host may do to a running server, and that nobody else may."""

import asyncio
import json
import os
import socket
import stat
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

from server.clocks import GivenClock
from server.hosting import FAST, Command, Guest, Hosted, first_move, hosted
from sweetbox.cli import main
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.match import Match
from sweetbox.server import admin_messages, admin_socket, schema
from sweetbox.server.address import network_of
from sweetbox.server.admin_socket import AdminSocket, ask, socket_path
from sweetbox.server.bans import Ban, Bans
from sweetbox.server.house import DAY, House
from sweetbox.server.identity import COOKIE, Person
from sweetbox.server.personal import NOBODY_NAME
from sweetbox.server.serve import serve
from sweetbox.server.settings import AT_START, Settings, figures
from sweetbox.server.store import Batch, Store
from sweetbox.words import languages, words
from waiting import PATIENCE

GAME = "biscuit_pockets"
HOUR = 3_600_000  # milliseconds

Run = Callable[..., str]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("club")


@pytest.fixture(scope="module")
def club(folder: Path) -> Iterator[Hosted]:
    """One server with its socket file for all tests of this module; none of them minds what the others leave behind."""
    with hosted(f"sqlite:///{folder / 'rooms.db'}", admin_socket=folder / "a") as running:
        yield running


@pytest.fixture
def run(folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`sweetbox admin …` in this process: what it prints, or its one sentence of refusal."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def command(*arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", ["sweetbox", "admin", *arguments, "--admin-socket", str(folder / "a")])
        with pytest.raises(SystemExit) as end:
            main()
        shown = capsys.readouterr()
        assert (end.value.code in (0, None)) == (shown.err == ""), shown.err
        assert shown.err.count("\n") <= 1, shown.err
        return shown.out or shown.err

    return command


def id_of(server: Hosted, guest: Guest) -> str:
    person = server.run(server.shell.app.state.people.find(guest.http.cookies))
    return str(person.id)


def typed(id_: str) -> str:
    """An id as typed on a command line, where a leading dash would make it an option."""
    return id_.lstrip("-")


def audit(server: Hosted, whom: str) -> list[str]:
    """What was done to somebody or something, the oldest first."""
    return [row["act"] for row in reversed(server.admin("audit")["rows"]) if row["whom"] == whom]


def two_people(server: Hosted, **room: object) -> tuple[Guest, Guest, str]:
    mia, ben = server.guest("Mia"), server.guest("Benjamin")
    id_ = mia.post("/api/rooms", {"game": GAME, "options": {"idle_rounds": 1}, **room})["room"]
    ben.put(f"/api/rooms/{id_}/seats/1", {"kind": "me", "nonce": "lucky"})
    return mia, ben, id_


def closed(line: Any) -> tuple[int, str]:
    """The code and reason with which the server closes a socket."""
    with pytest.raises(ConnectionClosed) as end:
        line.until("never")
    assert end.value.rcvd is not None
    return end.value.rcvd.code, end.value.rcvd.reason


# ---- The socket file ----


def test_the_file_is_the_owners_alone_and_goes_with_the_server(tmp_path: Path) -> None:
    path = tmp_path / "a"
    mask = os.umask(0)
    try:
        with AdminSocket(path):
            assert stat.S_ISSOCK(path.stat().st_mode)
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
            assert os.umask(0) == 0, "the mask of the process is as before"
    finally:
        os.umask(mask)
    assert not path.exists()


def test_a_dead_file_is_replaced_and_a_live_one_is_not(tmp_path: Path) -> None:
    path = tmp_path / "a"
    with socket.socket(socket.AF_UNIX) as dead:
        dead.bind(str(path))
    with AdminSocket(path):
        with pytest.raises(OptionError, match="Another server is already answering"), AdminSocket(path):
            pass
        assert path.exists()
    path.write_text("mine")
    with pytest.raises(OptionError, match="is not a socket"), AdminSocket(path):
        pass
    assert path.read_text() == "mine"


def test_the_path_may_be_longer_than_a_sockets(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / ('x' * 120) / 'rooms.db'}"
    path = socket_path(None, database)
    with hosted(database, admin_socket=path):
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert ask(path, {"act": "rooms"}) == {"rows": [], "total": 0}
        with pytest.raises(OptionError, match="Another server is already answering"), AdminSocket(path):
            pass
    assert not path.exists()
    with pytest.raises(OptionError, match="No server answers"):
        ask(path, {"act": "rooms"})


def test_a_place_that_nobody_chose_is_not_worth_failing_for(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    assert socket_path(None, database) == (tmp_path / "rooms.db-admin").resolve()
    assert socket_path(None, "postgresql://x@127.0.0.1/club").name == "club-admin"
    (tmp_path / "rooms.db-admin").write_text("")
    server = Command(database, tmp_path)
    try:
        with Guest(server.address) as guest:
            assert guest.get("/health")["ok"]
    finally:
        told = server.told + server.stop()
    assert "is not a socket" in told
    for path in (tmp_path / "rooms.db-admin", tmp_path / ("x" * 200), Path("/proc/none/a")):
        with pytest.raises(OptionError, match="--admin-socket"):
            serve(Settings(database=database, admin_socket=path), "127.0.0.1", 0, pytest.fail, pytest.fail)


def test_a_process_leaves_no_file_behind_and_minds_none_of_a_killed_one(tmp_path: Path) -> None:
    path = tmp_path / "rooms.db-admin"
    killed = Command(f"sqlite:///{tmp_path / 'rooms.db'}", tmp_path)
    assert ask(path, {"act": "rooms"}) == {"rows": [], "total": 0}
    killed.kill()
    assert path.exists()
    with pytest.raises(OptionError, match="No server answers"):
        ask(path, {"act": "rooms"})
    ended = Command(f"sqlite:///{tmp_path / 'rooms.db'}", tmp_path)
    assert ask(path, {"act": "rooms"}) == {"rows": [], "total": 0}
    ended.stop()
    assert not path.exists()


def test_a_request_may_be_neither_nonsense_nor_endless_nor_take_for_ever(
    club: Hosted, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for nonsense in (b"{}", b"x", b'{"act": "fly"}', b'{"act": "rooms", "more": 1}', b"[" * 9000, b"\xff"):
        assert "does not understand" in json.loads(said(folder / "a", nonsense + b"\n"))["problem"]["message"]
    assert said(folder / "a", b"x" * (admin_socket.LONGEST + 1)) == b""
    monkeypatch.setattr(admin_socket, "ASKING", 0.0)
    assert said(folder / "a", b"") == b""
    monkeypatch.undo()
    assert said(folder / "a", b'{"act": "bans"}\n') == b'{"done":{"rows":[],"total":0}}\n'


def said(path: Path, request: bytes) -> bytes:
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(PATIENCE)
        line.connect(str(path))
        try:
            line.sendall(request)
            return b"".join(iter(lambda: line.recv(65_536), b""))
        except ConnectionError:  # cut off while it was still writing
            return b""


def test_why_there_is_no_answer(tmp_path: Path, folder: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for language, sentence in (("en", "No server answers at"), ("de", "antwortet kein Server.")):
        with pytest.raises(OptionError) as refusal:
            ask(tmp_path / "a", {"act": "rooms"})
        assert sentence in words(language).render(refusal.value.say)

    def forbidden(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(admin_socket.socket, "socket", lambda *_: Forbidden(forbidden))
    assert run("rooms") == f"You can't use {folder / 'a'}: only the user who runs the server can.\n"
    monkeypatch.setattr(sys, "platform", "win32")
    assert run("rooms") == "`sweetbox admin` needs a Unix socket, which Windows does not have.\n"


class Forbidden:
    """A socket to a file of somebody else. It is simulated, because root may open any file, and root may run the tests."""

    def __init__(self, connect: Callable[..., None]) -> None:
        self.connect = connect

    def settimeout(self, _: float) -> None: ...

    def __enter__(self) -> "Forbidden":
        return self

    def __exit__(self, *_: object) -> None: ...


# ---- Rooms ----


def test_rooms_are_listed_closed_and_taken_out_of_the_archive(club: Hosted, run: Run) -> None:
    mia, ben, id_ = two_people(club)
    mia.post(f"/api/rooms/{id_}/start")
    with mia.socket(id_) as line, ben.socket(id_):
        line.until("sight")
        listed = run("rooms").splitlines()
        assert listed[0].split() == ["room", "game", "state", "people", "watching", "opened"]
        assert listed[1].split()[:6] == [typed(id_)[:8], GAME, "playing", "Mia,", "Benjamin", "2"]
        assert "is closed and in the archive; 2 browsers" in run("close", typed(id_)[:6], "--why", "a quarrel")
        while not line.until("sight")["sight"]["archived"]:
            pass
        assert line.until("announced")["text"].startswith("The people who run this server have closed this room.")
    assert mia.refused("POST", f"/api/rooms/{id_}/start") == (409, "room_closed")
    assert mia.get(f"/api/rooms/{id_}")["archived"], "its people do not open it again by coming back"
    assert run("close", typed(id_)) == f"Room {id_} is already in the archive.\n"
    assert typed(id_)[:8] not in run("rooms")
    assert run("rooms", "--all").splitlines()[0].split()[-1] == "archived"
    row = next(row for row in json.loads(run("rooms", "--all", "--json"))["rows"] if row["id"] == id_)
    assert (row["id"], row["created"] <= row["at"] <= row["archived"], row["watchers"]) == (id_, True, 0)
    events = mia.get(f"/api/rooms/{id_}/events")
    assert "can be played in again" in run("unarchive", typed(id_))
    assert run("unarchive", typed(id_)) == f"Room {id_} is not in the archive.\n"
    *before, last = mia.get(f"/api/rooms/{id_}/events")
    assert (before, last["kind"]) == (events, "reopened")
    mover = mia if (sight := mia.get(f"/api/rooms/{id_}"))["match"]["legal"] else ben
    moved = mover.post(f"/api/rooms/{id_}/moves", {"move": first_move(mover.get(f"/api/rooms/{id_}"))})
    assert (sight["archived"], moved["number"]) == (False, last["number"] + 1)
    assert [row["why"] for row in club.admin("audit")["rows"] if row["whom"] == id_] == ["", "a quarrel"]


def test_what_was_taken_out_of_the_archive_stays_out(database: str) -> None:
    clock = GivenClock()
    settings = Settings(database=database, **FAST)
    with Hosted(settings, House(settings, Store(database), clock=clock)) as server:
        id_ = server.guest("Mia").post("/api/rooms", {"game": GAME})["room"]
        clock.forward(40 * DAY / 1000)
        server.admin("close", room=id_)
        server.admin("unarchive", room=id_)
        assert server.admin("rooms")["rows"][0]["at"] == clock.now()
        assert server.admin("rooms")["rows"][0]["created"] == clock.now() - 40 * DAY


def test_a_look_shows_what_a_spectator_sees_and_is_shown_to_everybody(club: Hosted, run: Run) -> None:
    mia, ben, id_ = two_people(club, spectators=False)
    mia.post(f"/api/rooms/{id_}/start")
    with mia.socket(id_) as line:
        line.until("sight")
        shown = run("look", typed(id_))
        assert line.until("event")["kind"] == "looked"
    assert "Only people with the link can find it." in shown
    assert "2. Benjamin" in shown
    assert "Open: Mia" in shown
    assert "from 127.0.0.1" in shown
    told = club.admin("look", room=id_)
    match = club.house.rooms[id_].room.match
    assert match is not None
    assert told["summary"] == [words("en", GAME).render(say, None, ["Mia", "Benjamin"]) for say in match.summary(None)]
    assert [event["kind"] for event in ben.get(f"/api/rooms/{id_}/events")][-2:] == ["looked", "looked"], "also later"
    assert audit(club, id_) == ["look", "look"]
    club.admin("close", room=id_)
    assert "an administrator is looking" not in run("look", typed(id_)), "nobody is in the archive"


def test_ids_may_be_given_by_their_beginning(club: Hosted, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    people = ["Ab3" + "x" * 19, "Ab3" + "y" * 19, "aB3" + "x" * 19, "-C_" + "x" * 19]
    ids = iter([id_ for number, person in enumerate(people) for id_ in (person, f"device {number}")])
    monkeypatch.setattr(club.house, "make_id", lambda: next(ids))
    for name in ("Mia", "Ben", "Zoe", "Kim"):
        club.guest(name)
    assert club.admin("rename", person="Ab3x", name="Maja")["before"] == "Mia"
    assert club.admin("rename", person="aB3", name="Zoë")["before"] == "Zoe", "large and small letters differ"
    assert club.admin("rename", person="C_", name="Kim 2")["before"] == "Kim", "a dash would be an option"
    assert run("rename", "Ab3", "X") == "More than one id begins with Ab3: type more of it.\n"
    assert run("rename", "A%", "X").startswith("There is no person whose id begins with A%.")
    assert run("close", "nowhere") == "There is no room whose id begins with nowhere.\n"
    assert run("people", "--name", "kim").splitlines()[1].startswith("C_xxxxxx")


# ---- People ----


def test_a_new_name_counts_at_once(club: Hosted, run: Run) -> None:
    mia, ben, id_ = two_people(club)
    told = run("rename", typed(id_of(club, ben)), "Ben", "--why", "too long")
    assert told.startswith("Benjamin (")
    assert told.endswith(" is now called Ben.\n")
    assert ben.get("/api/identity")["name"] == "Ben"
    assert mia.get(f"/api/rooms/{id_}")["seats"][1]["name"] == "Ben"
    assert run("rename", typed(id_of(club, mia)), "x" * 30).startswith("A name has 1 to 24 letters")


def test_who_is_banned_is_told_why_and_stays_so_after_a_restart(database: str) -> None:
    clock = GivenClock()
    settings = Settings(database=database, **FAST)

    def house() -> House:
        return House(settings, Store(database), clock=clock)

    with Hosted(settings, house()) as server:
        mia, ben, id_ = two_people(server)
        with ben.socket(id_) as line, mia.socket(id_) as other:
            line.until("sight")
            banned = server.admin("ban", whom=id_of(server, ben), seconds=7200, why="shouting")
            assert (banned["name"], banned["closed"], banned["until"]) == ("Benjamin", 1, clock.now() + 2 * HOUR)
            sentence = line.until("error")["message"]
            assert sentence == "This server does not let you in before 2026-09-10 02:26 UTC. The reason: shouting"
            assert closed(line) == (4410, "banned")
            other.send({"type": "look"})
            other.until("sight")
        cookies = ben.http.cookies
    with Hosted(settings, house()) as server:
        ben = server.guest(**{"Accept-Language": "de"})
        ben.http.cookies = cookies
        assert ben.refused("GET", f"/api/rooms/{id_}") == (403, "banned")
        assert ben.http.get("/api/rooms").json()["message"].endswith("Der Grund: shouting")
        with ben.socket(id_) as line:
            assert line.until("error")["code"] == "banned"
            assert closed(line) == (4410, "banned")
        assert server.guest("Zoe").get(f"/api/rooms/{id_}")["room"] == id_, "others are let in"
        clock.forward(2 * HOUR / 1000)
        assert ben.get(f"/api/rooms/{id_}")["you"] == 1, "over"
        assert server.admin("bans")["rows"] == []


def test_an_address_is_banned_with_its_household(club: Hosted, run: Run) -> None:
    mia, ben = (club.guest(name, **{"X-Forwarded-For": f"2001:db8:0:7::{n}"}) for n, name in ((1, "Mia"), (2, "Ben")))
    zoe = club.guest("Zoe", **{"X-Forwarded-For": "2001:db8:0:8::1"})
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    with ben.socket(id_, **{"X-Forwarded-For": "2001:db8:0:7::2"}) as line:
        line.until("sight")
        assert "2001:db8:0:7::/64" in run("people")
        assert run("ban", "2001:db8:0:7::9", "--for", "7d", "--why", "spam").startswith("2001:db8:0:7::/64 is banned until")
        assert closed(line) == (4410, "banned")
    for guest in (mia, ben):
        assert guest.refused("GET", "/api/identity") == (403, "banned")
    assert zoe.get("/api/identity")["name"] == "Zoe"
    assert mia.http.get("/").status_code == 200, "the page, which says so"
    assert "2001:db8:0:7::/64  " in run("bans")
    for wrong in ("soon", "0m", "521w", "7", "d", "-1d"):
        told = run("ban", "203.0.113.7", "--for", wrong, "--why", "x")
        assert told == f"Expected a time such as 30m, 2h, 7d or 4w, at most 520w, got {wrong}.\n"
    assert run("ban", "203.0.113.7", "--for", "1h", "--why", " ").startswith("A ban needs a reason")
    assert run("unban", "2001:db8:0:7::1") == "2001:db8:0:7::/64 is no longer banned.\n"
    assert run("unban", "2001:db8:0:7::1").startswith("2001:db8:0:7::1 is not banned.")
    assert mia.get("/api/identity")["name"] == "Mia"
    assert "2001:db8" not in run("bans")


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::1/128", "2001:db8::/64"),
        ("2001:db8:1::/48", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64"),
        ("f3J0tK9vQ2mZ7xY1aB4cDw", None),
        ("-", None),
        ("10", None),
        ("1.2.3.4/x", None),
    ],
)
def test_the_network_of_an_address(text: str, network: str | None) -> None:
    assert (str(found) if (found := network_of(text)) is not None else None) == network


def test_a_ban_of_a_network_holds_for_what_is_in_it() -> None:
    bans = Bans(lambda: 1000)
    bans.add(Ban("203.0.113.0/24", 2000, "", 0))
    bans.add(Ban("198.51.100.1/32", 1000, "", 0))
    held = [bans.of_address(address) is not None for address in ("203.0.113.9", "203.0.114.9", "2001:db8::1", "-", "198.51.100.1")]
    assert held == [True, False, False, False, False], "the last is over"


def test_a_ban_that_is_over_is_deleted(sqlite: str, tmp_path: Path) -> None:
    clock = GivenClock()
    settings = Settings(database=sqlite, **FAST)
    with Hosted(settings, House(settings, Store(sqlite), clock=clock)) as server:
        server.admin("ban", whom="203.0.113.7", seconds=60, why="spam")
        clock.forward(HOUR / 1000)
        server.run(server.house.store.forget_bans(clock.now()))
        assert server.run(server.house.store.bans()) == []


def test_a_cookie_that_has_ended_is_nobodys(club: Hosted, run: Run) -> None:
    _, ben, id_ = two_people(club)
    with ben.socket(id_) as line, ben.socket(id_):
        line.until("sight")
        assert "has ended; 2 open connections were closed" in run("end-tokens", typed(id_of(club, ben)))
        assert closed(line) == (4401, "no_identity")
    assert ben.get("/api/identity") == {"name": None, "language": None}
    assert ben.get(f"/api/rooms/{id_}")["you"] is None
    assert ben.put("/api/identity", {"name": "Ben"})["name"] == "Ben", "and may come anew"


def test_a_cookie_that_ends_while_its_person_is_being_looked_up_has_ended(club: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """The row was read just before that, and must not be remembered."""
    ben, people, store = club.guest("Ben"), club.shell.app.state.people, club.house.store
    id_, read = id_of(club, ben), Store.person

    async def ended_meanwhile(self: Store, token: str) -> Any:
        found = await read(self, token)
        monkeypatch.setattr(Store, "person", read)
        await store.write(Batch(ended_all=[{"person_id": id_}]))
        people.forget(id_)
        return found

    people.forget(id_)
    monkeypatch.setattr(Store, "person", ended_meanwhile)
    assert ben.get("/api/identity")["name"] is None
    assert ben.get("/api/identity")["name"] is None


def test_a_name_may_change_and_a_device_end_in_one_commit(sqlite: str) -> None:
    """The writer combines whatever is waiting."""

    async def work() -> Any:
        store = Store(sqlite)
        await store.open()
        people = [{"id": id_, "name": id_, "language": None, "at": 1} for id_ in ("a", "b")]
        devices = [{"id": id_, "person": id_, "token": id_, "at": 1} for id_ in ("a", "b")]
        await store.write(Batch(people=people, devices=devices))
        renamed = Batch(renamed=[{"person_id": "a", "name": "A", "language": "de"}])
        await store.write(Batch.of([renamed, Batch(ended=[{"device_id": "b"}])]))
        found = await store.person("a"), await store.person("b")
        await store.close()
        return found

    assert asyncio.run(work()) == (Person("a", "A", "de"), None)


# ---- Everything about somebody ----


def play_on(people: dict[int, Guest], id_: str, most: int = 2000) -> Any:
    sight: Any = people[0].get(f"/api/rooms/{id_}")
    for _ in range(most):
        if sight["state"] == "over":
            break
        seat = sight["match"]["to_act"][0]
        moves = people[seat].get(f"/api/rooms/{id_}")["match"]["legal"]
        sight = people[seat].post(f"/api/rooms/{id_}/moves", {"move": moves[len(moves) * 7 // 11]["index"]})
    return sight


def test_what_is_handed_out_is_ones_own_and_all_of_it(club: Hosted, run: Run) -> None:
    mia, ben, id_ = two_people(club)
    mia.post(f"/api/rooms/{id_}/start")
    over = play_on({0: mia, 1: ben}, id_)
    ben.put("/api/identity", {"name": "Benno"})
    archived = ben.post("/api/rooms", {"game": GAME, "places": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]})["room"]
    club.admin("close", room=archived)
    text = run("export", typed(id_of(club, ben)))
    told = json.loads(text)
    assert (told["person"]["name"], [len(device["token_sha256"]) for device in told["devices"]]) == ("Benno", [64])
    rooms = {room["id"]: room for room in told["rooms"]}
    assert set(rooms) == {id_, archived}
    assert (rooms[archived]["host"], rooms[id_]["host"]) == (True, False)
    match = Match.from_json(ben.http.get(f"/api/matches/{over['match']['id']}/file").content)
    moves = [move for event in rooms[id_]["events"] if event["kind"] == "moved" for move in event["moves"]]
    assert moves == [move for actor, move in match.log if actor == 1]
    (played,) = told["matches"]
    assert (played["seat"], played["name"], played["result"]["ranks"]) == (1, "Benjamin", match.ranks[1])
    assert '"nonce": "lucky"' in text
    assert [row["act"] for row in told["audit"]] == ["export"]
    for other in ("Mia", id_of(club, mia), match.seed.hex()):
        assert other not in text


def test_nothing_hidden_is_handed_out(club: Hosted) -> None:
    """While a match is running: no outcome of chance, no seed."""
    mia, ben, id_ = two_people(club)
    mia.post(f"/api/rooms/{id_}/start")
    play_on({0: mia, 1: ben}, id_, most=6)
    room = club.house.rooms[id_].room
    assert room.match is not None
    told = club.admin("export", person=id_of(club, mia))
    assert {name for room in told["rooms"] for event in room["events"] for name in event} <= {
        *("number", "at", "kind", "seat", "host", "chairs", "chair", "match", "nonce", "moves", "key"),
    }
    assert room.match.seed.hex() not in json.dumps(told)
    assert room.seed not in json.dumps(told)


def test_who_is_erased_is_nowhere_and_every_match_still_holds(database: str, tmp_path: Path) -> None:
    """In a finished match, a running one, a waiting room, an archived one, and in a seat that was left."""
    with hosted(database) as server:
        mia, ben, over_room = two_people(server)
        mia.post(f"/api/rooms/{over_room}/start")
        over = play_on({0: mia, 1: ben}, over_room)["match"]
        _, _, archived = rooms = [two_seats(mia, ben) for _ in range(3)]
        running, left = rooms[0], rooms[1]
        ben.put(f"/api/rooms/{left}/seats/1", {"kind": "open"})
        server.admin("close", room=archived)
        waiting = ben.post("/api/rooms", {"game": GAME})["room"]
        mia.put(f"/api/rooms/{waiting}/seats/1", {"kind": "me"})
        id_, token = id_of(server, ben), ben.http.cookies[COOKIE]
        server.admin("ban", whom=id_, seconds=60, why="to be erased, too")
        with mia.socket(running) as line:
            line.until("sight")
            told = server.admin("erase", person=id_)
            assert (told["rooms"], told["matches"], told["seats"]) == (5, 4, 1)
            while any(seat["plays_for"] or seat["name"] == "Benjamin" for seat in line.until("sight")["sight"]["seats"]):
                pass
        assert ben.get("/api/identity")["name"] is None
        assert server.admin("people", name="Benj")["rows"] == []
        assert [row["act"] for row in server.admin("audit")["rows"]][:1] == ["erase"]

    with hosted(database) as server, Guest(server.address) as again:
        again.http.cookies = mia.http.cookies
        assert again.get(f"/api/rooms/{running}")["seats"][1]["kind"] == "bot"
        assert again.get(f"/api/rooms/{left}")["seats"][1]["plays_for"] is None
        assert again.get(f"/api/rooms/{waiting}")["seats"][0]["kind"] == "open"
        assert again.get(f"/api/rooms/{waiting}")["host"], "the next at the table is the host"
        assert again.get(f"/api/rooms/{archived}")["seats"][1]["name"] == NOBODY_NAME
        assert again.get(f"/api/matches/{over['id']}")["names"] == ["Mia", NOBODY_NAME]
        assert again.get(f"/api/matches/{over['id']}/verify")["sound"] is True
        assert again.get(f"/api/rooms/{over_room}")["match"]["ranks"] == over["ranks"]
        assert NOBODY_NAME in str(again.get(f"/api/matches/{over['id']}/steps/3?seat=0"))
        stored = everything(server)
        audit = json.dumps(server.admin("audit"))
    assert id_ in audit, "so that somebody whose backup is restored can be erased again"
    assert "Benjamin" not in stored
    assert id_ not in stored.replace(audit, "")
    if database.startswith("sqlite"):
        files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
        assert b"Mia" in files
        for gone in (b"Benjamin", token.encode()):
            assert gone not in files


def two_seats(mia: Guest, ben: Guest) -> str:
    """The room of a running match between the two."""
    id_ = str(mia.post("/api/rooms", {"game": GAME})["room"])
    ben.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
    mia.post(f"/api/rooms/{id_}/start")
    return id_


def everything(server: Hosted) -> str:
    """All rows of all tables except the audit log, as text, with the archive unpacked."""

    async def read() -> str:
        texts = []
        async with server.house.store.engine.connect() as connection:
            for table in schema.metadata.sorted_tables:
                if table is schema.audit:
                    continue
                for row in (await connection.execute(select(table))).all():
                    texts += [zlib.decompress(value).decode() if isinstance(value, bytes) else str(value) for value in row]
        return "\n".join(texts)

    return str(server.run(read()))


def test_erasing_is_meant(club: Hosted, run: Run) -> None:
    mia = club.guest("Mia")
    id_ = typed(id_of(club, mia))
    assert run("erase", id_) == "Erasing can't be undone. Add --yes if you mean it.\n"
    assert run("erase", id_, "--yes").startswith(f"{id_[:8]} has been erased. Rooms: 0; matches: 0;")
    assert id_[:8] not in run("people")
    assert run("people", "--name", "Rumpelstilzchen") == "There are no such people.\n"


# ---- The server ----


def test_a_limit_counts_as_soon_as_it_is_set(club: Hosted, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club.house, "settings", club.house.settings)  # and afterwards it is as before
    mia, zoe = club.guest("Mia"), club.guest("Zoe")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    assert run("set", "watchers", "1", "--why", "a test") == (
        "watchers is now 1; it was 64. The next start of the server sets it back.\n"
    )
    with mia.socket(id_) as first, zoe.socket(id_) as second:
        first.until("sight")
        assert closed(second) == (4429, "too_many_watchers")
        run("set", "rate", "0.1")
        first.send({"type": "look"})
        assert first.until("error")["code"] == "too_many", "also on a socket that is open already"
    assert mia.refused("GET", "/api/identity") == (429, "too_many")
    run("set", "rate", "1e6")
    assert mia.get("/api/identity")["name"] == "Mia"
    run("set", "rooms_a_minute", "0.1")
    assert mia.refused("POST", "/api/rooms", {"game": GAME}) == (429, "too_many_rooms")
    assert next(row["what"] for row in club.admin("audit")["rows"] if row["whom"] == "watchers") == "64 → 1"


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("watchers", "1.5", "watchers: expected a whole number above 0, got 1.5."),
        ("watchers", "1,2", "watchers: expected a whole number above 0, got 1,2."),
        ("rate", "-1", "rate: expected a number above 0, got -1."),
        ("rate", "nan", "rate: expected a number above 0, got nan."),
        ("rate", "inf", "rate: expected a number above 0, got inf."),
        ("message", "1", "message can't be changed while the server is running."),
        ("database", "x", "There is no limit database. The limits are "),
    ],
)
def test_what_a_limit_cannot_be(name: str, value: str, sentence: str) -> None:
    with pytest.raises(OptionError) as refusal:
        Settings().with_limit(name, value)
    assert str(refusal.value).startswith(sentence)


def test_a_limit_may_be_a_row_of_numbers() -> None:
    after = Settings().with_limit("sockets", "1, 2")
    assert after.limits["sockets"] == (1, 2)
    assert figures(after.limits["sockets"]) == "1,2"
    for wrong in ("1", "1,2,3", "1,x", "1,-2"):
        with pytest.raises(OptionError, match="sockets: expected 2 numbers"):
            after.with_limit("sockets", wrong)


def test_every_limit_is_told_in_every_language(club: Hosted, run: Run) -> None:
    for language in languages():
        about = {row["name"]: row["about"] for row in club.admin("limits", language=language)["rows"]}
        assert [name for name in about if not about[name]] == [], f"no sentence limit.NAME in {language}"
    shown = run("limits").splitlines()
    assert {line.split()[0] for line in shown if line.endswith("(only at the start)")} == set(AT_START)
    assert any(line.startswith("watchers") for line in shown)
    before = club.admin("audit")["total"]
    assert run("set", "rate", "x") == "rate: expected a number above 0, got x.\n"
    assert club.admin("audit")["total"] == before, "what was refused was not done"


def test_what_is_said_reaches_everybody_and_those_who_come_in_time(sqlite: str) -> None:
    clock = GivenClock()
    settings = Settings(database=sqlite, **FAST)
    with Hosted(settings, House(settings, Store(sqlite), clock=clock)) as server:
        mia, ben, id_ = two_people(server)
        other = mia.post("/api/rooms", {"game": GAME})["room"]
        with mia.socket(id_) as one, ben.socket(other) as two:
            one.until("sight")
            two.until("sight")
            assert server.admin("say", text="A new version comes.", seconds=300) == {"told": 2}
            for line in (one, two):
                assert line.until("announced") == {"type": "announced", "text": "A new version comes.", "at": clock.now() + 300_000}
        with ben.socket(id_) as late:
            assert late.until("announced")["text"] == "A new version comes."
        clock.forward(300)
        with ben.socket(id_) as later:
            seen = [later.receive()["type"] for _ in range(2)]
            assert "announced" not in seen, "it has happened"
        for text, code in ((" ", "bad_text"), ("a\x1b[31mb", "bad_text"), ("x" * 501, "option")):
            assert server.admin("say", text=text)["code"] == code


def test_every_act_is_in_the_audit_log_and_no_name(club: Hosted, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club.house, "settings", club.house.settings)  # and afterwards it is as before
    _, ben_, id_ = two_people(club)
    ben, before = id_of(club, ben_), club.admin("audit")["total"]
    arguments: dict[str, dict[str, Any]] = {
        "close": {"room": id_},
        "unarchive": {"room": id_},
        "look": {"room": id_},
        "rename": {"person": ben, "name": "Benedict"},
        "ban": {"whom": ben, "seconds": 9, "why": "noise"},
        "unban": {"whom": ben},
        "end-tokens": {"person": ben},
        "export": {"person": ben},
        "set": {"name": "watchers", "value": "9"},
        "say": {"text": "hello"},
        "erase": {"person": ben},
    }
    lists = {"rooms", "people", "bans", "limits", "audit"}
    known = {str(act.__struct_config__.tag) for act in get_args(admin_messages.AnyAct)}
    assert set(arguments) | lists == known
    for act, given in arguments.items():
        assert "code" not in club.admin(act, **given), act
        for each in lists:
            club.admin(each)
    rows = club.admin("audit", most=len(arguments))["rows"]
    assert [row["act"] for row in reversed(rows)] == list(arguments)
    assert [row["number"] for row in reversed(rows)] == list(range(before + 1, before + len(arguments) + 1))
    assert not any(name in json.dumps(rows) for name in ("Benjamin", "Benedict"))
    shown = run("audit", "--most", "7").splitlines()
    assert shown[1].split()[2] == "erase"
    assert "noise" in shown[-2]
    assert shown[-1] == f"Showing 7 of {before + len(arguments)}; --most shows more."


# ---- Privacy ----


def test_the_page_about_privacy_tells_what_is_stored_in_both_languages(sqlite: str) -> None:
    with hosted(sqlite, keep=17, contact="mia@club.example <b>") as server:
        guest = server.guest(**{"Accept-Language": "de"})
        german, english = guest.http.get("/privacy"), guest.http.get("/privacy?language=en")
    for page, sentence in ((german, "den 17 Tage lang niemand benutzt hat"), (english, "nobody has used for 17 days")):
        assert page.headers["content-type"].startswith("text/html")
        assert sentence in page.text
        assert "400" in page.text
        assert "mia@club.example &lt;b&gt;" in page.text
        assert "<script" not in page.text


@pytest.mark.parametrize("path", ["/room/x", "/replay/x", "/r/x", "/m/x", "/api/rooms", "/api/matches/x", "/", "/about", "/rules"])
def test_search_engines_do_not_list_what_people_do(shared: Hosted, path: str) -> None:
    told = shared.guest().http.get(path, headers={"Accept": "text/html"}).headers.get("x-robots-tag")
    assert told == (None if path in ("/", "/about", "/rules") else "noindex")
