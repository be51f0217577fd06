"""How much is too much: for one person, for one address, and by what a host sets."""

import contextlib
import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.clocks import GivenClock
from server.hosting import FAST, UNHURRIED, Guest, Hosted, hosted
from server.raw import connected
from sweetbox.kernel.errors import OptionError
from sweetbox.server import house
from sweetbox.server.address import Proxies, address, household
from sweetbox.server.house import House
from sweetbox.server.limits import Limit, SharedLimit, Tally
from sweetbox.server.problem import RefusedError
from sweetbox.server.room_view import RoomView
from sweetbox.server.settings import Limits, Settings, read_limits
from sweetbox.server.store import Store
from waiting import PATIENCE, wait_until

GAME = "biscuit_pockets"
DOCUMENT = Path(__file__).parents[2] / "docs" / "server.md"


@contextlib.contextmanager
def still(database: str, **changes: Any) -> Iterator[Hosted]:
    """A server for which no time passes: what is used up stays used up."""
    settings = Settings(database=database, **{**FAST, **changes})
    with Hosted(settings, House(settings, Store(database), clock=GivenClock())) as server:
        yield server


def closed_with(line: Any) -> tuple[int, str]:
    """The code and the reason with which the server closes a socket."""
    with pytest.raises(ConnectionClosed) as closed:
        line.until("nothing")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


# ---- Buckets and counts ----


def test_a_bucket_fills_up_again() -> None:
    time = [0.0]
    limit = Limit(2.0, 3.0, clock=lambda: time[0])
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    assert limit.allows("b")
    time[0] = 0.5
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    time[0] = 100.0
    assert [limit.allows("a") for _ in range(4)] == [True, True, True, False]
    with pytest.raises(RefusedError):
        limit.check("a")


def test_what_was_used_already_can_overdraw_a_bucket() -> None:
    time = [0.0]
    limit = Limit(2.0, 3.0, clock=lambda: time[0])
    limit.charge("a", 3)
    assert limit.owed("a") == 0
    limit.charge("a", 8)
    assert (limit.owed("a"), limit.owed("b")) == (4.0, 0.0)
    time[0] = 3.0
    assert limit.owed("a") == 1.0
    time[0] = 4.5
    assert (limit.owed("a"), limit.allows("a"), limit.allows("a")) == (0.0, True, False)


def test_a_bucket_that_is_full_again_is_forgotten() -> None:
    time = [0.0]
    limit = Limit(2.0, 3.0, clock=lambda: time[0])
    for number in range(1000):
        limit.allows(f"guest {number}")
        time[0] += 0.25
    assert len(limit) == 2, "one that is taken fills up in half a second"
    limit.charge("Mia", 100)
    time[0] += 25.0
    for number in range(100):
        limit.allows(f"guest {number}")
    assert limit.owed("Mia") == 23.5, "nobody is forgiven what they owe"
    assert len(limit) == 101
    time[0] += 100.0
    limit.allows("Bo")
    assert len(limit) == 1
    time[0] += 100.0
    assert not Limit(2.0, 0.5, clock=lambda: time[0]).allows("Bo"), "a bucket for less than one"


def test_an_address_has_more_than_a_person_and_not_as_much_as_all_its_people() -> None:
    limit = SharedLimit(1.0, 2.0, households=3.0, clock=lambda: 0.0)
    allowed = 0
    for person in "abcdef":
        for _ in range(3):
            try:
                limit.check(person, "here")
                allowed += 1
            except RefusedError:
                pass
    assert allowed == 6
    limit.check("g", "there")


def test_a_tally_counts_what_there_is() -> None:
    tally = Tally(2, "too_many")
    tally.add("a")
    tally.add("a")
    tally.add("b")
    with pytest.raises(RefusedError):
        tally.add("a")
    tally.drop("a")
    tally.add("a")
    assert (tally["a"], tally["b"], tally["c"]) == (2, 1, 0)


# ---- Addresses ----


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:ffff::1", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("2001:db8::1", "2001:db8:0:0:9::1", True),  # written in short, and with its zeros
        ("::1", "::2", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("::ffff:10.0.0.1", "10.0.0.1", True),  # how a dual-stack socket writes IPv4
        ("::ffff:10.0.0.1", "::ffff:10.0.0.2", False),
        ("10.0.0.1", "10.0.0.2", False),
        ("nonsense", "other nonsense", True),
    ],
)
def test_a_household_is_one_address(one: str, other: str, same: bool) -> None:
    assert (household(one) == household(other)) is same
    assert (address({"client": (one, 1)}) == address({"client": (other, 2)})) is same


def test_nobody_knows_where_a_local_socket_comes_from() -> None:
    assert address({"client": None}) == address({}) == "-"


def test_only_named_proxies_are_believed(sqlite: str) -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])
    assert all(host in proxies for host in ("127.0.0.1", "10.1.2.3", "fd00::7"))
    assert not any(host in proxies for host in ("127.0.0.2", "192.0.2.1", "::1", "", "nonsense"))
    with still(sqlite, rate=1.0, households=2.0, proxies=("127.0.0.9",)) as server:

        def asks(where: str, **headers: str) -> list[int]:
            with server.guest(where=where, **headers) as guest:
                return [guest.http.get("/").status_code for _ in range(9)]

        assert asks("127.0.0.2", **{"X-Forwarded-For": "192.0.2.1"})[-1] == 429
        assert asks("127.0.0.2", **{"X-Forwarded-For": "192.0.2.2"})[0] == 429, "a client cannot choose its address"
        assert asks("127.0.0.9", **{"X-Forwarded-For": "192.0.2.3"})[-1] == 429
        assert asks("127.0.0.9", **{"X-Forwarded-For": "192.0.2.4"})[0] == 200


def test_a_banned_address_stays_banned_whatever_it_says_it_is(sqlite: str) -> None:
    """In headers that proxies send, and in what comes after a body."""
    late = b"POST /api/identity/handover HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n%s\r\n"
    late += b"0\r\nX-Forwarded-For: 203.0.113.5\r\n\r\n"
    with hosted(sqlite) as server:
        server.admin("ban", whom="127.0.0.2", seconds=3600, why="flood")
        for name in ("X-Forwarded-For", "Forwarded", "X-Real-IP", "X-Client-IP"):
            for value in ("203.0.113.5", "127.0.0.1, 203.0.113.5"):
                for more in ({}, {"Connection": name}):
                    with Guest(server.address, where="127.0.0.2", **{name: value, **more}) as guest:
                        assert guest.refused("GET", "/api/identity") == (403, "banned")
        for address, status in (("127.0.0.2", 403), ("203.0.113.5", 200)):
            assert server.guest(**{"X-Forwarded-For": address}).ask("GET", "/api/identity").status_code == status
        for where, line in (("127.0.0.2", b""), ("127.0.0.1", b"X-Forwarded-For: 127.0.0.2\r\n")):
            with connected(server.address, where) as raw:
                raw.sendall(late % line)
                assert raw.recv(65536).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize("named", ["*", "proxy.example", "10.0.0.0/99", "10.0.0.1 10.0.0.2"])
def test_a_proxy_that_is_no_address_is_a_mistake(named: str) -> None:
    with pytest.raises(OptionError) as mistake:
        Proxies([named])
    assert mistake.value.say.key == "server.proxies"


# ---- What a host sets ----


def test_a_file_sets_limits(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("rate = 5\nunread = [1000, 2000, 3000]\n")
    assert read_limits(file) == {"rate": 5.0, "unread": (1000, 2000, 3000)}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("rate = ", "error.edition_toml"),
        ("rte = 5", "server.limits_file"),
        ('rate = "fast"', "server.limits_file"),
        ("rate = 0", "server.limits_file"),
        ("unread = [1, 2]", "server.limits_file"),
        ("database = 'sqlite:///x'", "server.limits_file"),
        (None, "error.file_read"),
    ],
)
def test_a_mistake_in_that_file_is_named(tmp_path: Path, text: str | None, key: str) -> None:
    file = tmp_path / "limits.toml"
    if text is not None:
        file.write_text(text)
    with pytest.raises(OptionError) as mistake:
        read_limits(file)
    assert mistake.value.say.key == key


def test_every_limit_is_in_the_one_table() -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \| ([^|]+) \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE))

    def told(value: Any) -> str:
        return " / ".join(map(told, value)) if isinstance(value, tuple) else f"{value:,}" if value >= 10_000 else f"{value:g}"

    limits = Limits()
    assert {name: told(getattr(limits, name)) for name in Limits.__struct_fields__} == {
        name: default.strip() for name, default in listed.items() if name in Limits.__struct_fields__
    }


# ---- People and addresses ----


def test_sixty_people_behind_one_address_can_come_and_play(sqlite: str) -> None:
    """All at the same moment, with the usual limits, except for times that would be too short on a slow machine."""
    plain = Limits()
    with still(sqlite, **{name: getattr(plain, name) for name in Limits.__struct_fields__ if name not in UNHURRIED}) as server:
        club = [server.guest(f"P{number}", where="127.0.0.2") for number in range(60)]
        for guest in club:
            assert guest.post("/api/rooms", {"game": GAME})["you"] == 0
        with contextlib.ExitStack() as lines:
            for guest in club:
                id_ = guest.get("/api/rooms?mine=true")[0]["id"]
                assert lines.enter_context(guest.socket(id_)).until("sight")
        assert server.guest(where="127.0.0.2").refused("PUT", "/api/identity", {"name": "X"}) == (429, "too_many")
        assert server.guest(where="127.0.0.3").put("/api/identity", {"name": "X"})["name"] == "X"


def test_rooms_of_one_person_and_of_one_address(sqlite: str) -> None:
    with still(sqlite, rooms_a_minute=1.0, households=3.0) as server:

        def opened(guest: Guest) -> list[int]:
            return [guest.ask("POST", "/api/rooms", {"game": GAME}).status_code for _ in range(3)]

        club = [server.guest(f"P{number}", where="127.0.0.2") for number in range(4)]
        assert [opened(guest) for guest in club] == [[201, 201, 429]] * 3 + [[429, 429, 429]]
        assert opened(server.guest("Mia", where="127.0.0.3")) == [201, 201, 429]


def test_strangers_at_one_address_share_what_one_person_has(sqlite: str) -> None:
    with still(sqlite, rate=5.0, households=1000.0) as server:
        id_ = server.guest("Mia").post("/api/rooms", {"game": GAME})["room"]
        refused = []
        with (
            server.guest(where="127.0.0.2").socket(id_) as one,
            server.guest(where="127.0.0.2").socket(id_) as two,
            server.guest(where="127.0.0.3").socket(id_) as elsewhere,
        ):
            for line in (one, two, elsewhere):
                line.until("sight")
            for line in (one, two, elsewhere):
                for _ in range(15):
                    line.send({"type": "look"})
                refused.append([line.until("sight", "error")["type"] for _ in range(15)].count("error"))
        assert refused[0] == refused[2] == 0
        assert refused[1] > 0


def test_messages_of_one_address(sqlite: str) -> None:
    with still(sqlite, rate=5.0, households=2.0) as server:
        id_ = server.guest("Mia", where="127.0.0.3").post("/api/rooms", {"game": GAME})["room"]
        told = []
        for guest in [server.guest(f"P{number}", where="127.0.0.2") for number in range(4)]:
            with guest.socket(id_) as line:
                line.until("sight")
                for _ in range(10):
                    line.send({"type": "look"})
                told += [line.until("sight", "error")["type"] for _ in range(10)]
        assert told[:10] == ["sight"] * 10
        assert told[-1] == "error", "none of them alone is too much"


# ---- Sockets ----


def test_sockets_of_one_person_of_one_address_and_of_strangers(sqlite: str) -> None:
    with hosted(sqlite, sockets=(2, 4), strangers=1) as server:
        mia, bo, zoe = (server.guest(name, where="127.0.0.2") for name in ("Mia", "Bo", "Zoe"))
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        with mia.socket(id_), mia.socket(id_):
            with mia.socket(id_) as third:
                assert closed_with(third) == (4429, "too_many_sockets")
            with server.guest(where="127.0.0.2").socket(id_), bo.socket(id_):
                with server.guest(where="127.0.0.2").socket(id_) as second:
                    assert closed_with(second) == (4429, "too_many_sockets")
                with zoe.socket(id_) as fifth:
                    assert closed_with(fifth) == (4429, "too_many_sockets")
                with server.guest(where="127.0.0.3").socket(id_) as line:
                    assert line.until("sight")
        with zoe.socket(id_) as line:
            assert line.until("sight"), "others have gone"


def test_those_who_look_on_do_not_keep_out_those_who_play(sqlite: str) -> None:
    with hosted(sqlite, watchers=2) as server:
        mia, bo = server.guest("Mia"), server.guest("Bo")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
        with server.guest().socket(id_), server.guest("Zoe").socket(id_):
            with server.guest().socket(id_) as third:
                assert closed_with(third) == (4429, "too_many_watchers")
            with mia.socket(id_) as host, bo.socket(id_) as seated:
                assert (host.until("sight")["sight"]["you"], seated.until("sight")["sight"]["you"]) == (0, 1)


def test_those_who_come_and_go_are_told_of_at_once(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "PRESENCE", 1e6)
    with hosted(sqlite) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        with mia.socket(id_) as line:
            assert line.until("presence")["here"] == [True, False]
            for _ in range(3):
                with server.guest().socket(id_) as other:
                    other.until("sight")
            line.send({"type": "look"})
            assert line.receive()["type"] == "sight", "nobody is told of each of them"


# ---- What is expensive ----


def test_a_sight_is_made_once_for_an_event_and_a_viewer(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int, int | None]] = []
    real = RoomView.match_sight

    def note(self: RoomView, match: Any) -> Any:
        made.append((self.room.number, self.viewer.seat))
        return real(self, match)

    monkeypatch.setattr(RoomView, "match_sight", note)
    with hosted(sqlite) as server:
        mia, bo = server.guest("Mia"), server.guest("Bo")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
        number = mia.post(f"/api/rooms/{id_}/start")["number"]
        with server.guest().socket(id_) as one, server.guest().socket(id_) as two, mia.socket(id_) as own:
            for line in (one, two, own) * 3:
                line.send({"type": "look"})
                assert line.until("sight")["sight"]["number"] == number
            assert server.guest().get(f"/api/rooms/{id_}")["match"]["legal"] == []
        assert sorted(made, key=str) == [(number, 0), (number, None)]


def test_the_past_is_told_once_to_those_who_come_back_again_and_again(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []
    real = RoomView.events

    def note(self: RoomView, events: Any, away: Any = None) -> Any:
        told.append(events[0].number)
        return real(self, events, away)

    with hosted(sqlite) as server:
        mia, bo = server.guest("Mia"), server.guest("Bo")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
        monkeypatch.setattr(RoomView, "events", note)
        for guest, since in ((mia, 0), (mia, 0), (server.guest(), 0), (server.guest("Zoe"), 0), (mia, 1), (mia, 1)):
            with guest.socket(id_, since=since) as line:
                assert [line.receive()["type"] for _ in range(3 - since)] == ["event"] * (2 - since) + ["sight"]
    assert told == [1, 1, 2], "to her, to strangers, and what she has missed since then"


class Held:
    """Something that takes as long as a test wants."""

    def __init__(self, real: Any) -> None:
        self.real = real
        self.begun = threading.Semaphore(0)
        self.go_on = threading.Event()

    def __call__(self, *args: Any) -> Any:
        self.begun.release()
        assert self.go_on.wait(PATIENCE)
        return self.real(*args)


def test_what_takes_long_waits_in_a_short_queue_and_holds_nobody_up(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    held = Held(RoomView.tried)
    monkeypatch.setattr(RoomView, "tried", lambda self, seat, move: held(self, seat, move))
    with hosted(sqlite, slow_waiting=(1, 2, 3), turns=1) as server:
        mia, bo = server.guest("Mia", where="127.0.0.2"), server.guest("Bo", where="127.0.0.3")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
        to_act = mia.post(f"/api/rooms/{id_}/start")["match"]["to_act"][0]
        answers: list[int] = []

        def ask() -> None:
            answers.append(mia.ask("POST", f"/api/rooms/{id_}/try", {"moves": "flip a1"}).status_code)

        asking = [threading.Thread(target=ask) for _ in range(2)]
        for thread in asking:
            thread.start()
        assert held.begun.acquire(timeout=PATIENCE)  # one is being worked out, the other waits
        wait_until(lambda: server.house.slow.turns.waiting == 1)
        assert mia.refused("POST", f"/api/rooms/{id_}/try", {"moves": "flip a1"}) == (429, "too_many")
        assert bo.get("/health")["ok"]
        mover = (mia, bo)[to_act]
        assert mover.post(f"/api/rooms/{id_}/moves", {"move": "flip a1"})["match"]["entries"], "moves go on"
        held.go_on.set()
        for thread in asking:
            thread.join(PATIENCE)
        assert len(answers) == 2
        assert 429 not in answers


def test_a_client_that_sends_or_reads_slowly_holds_nobody_up(sqlite: str) -> None:
    with hosted(sqlite, turns=1) as server, server.guest("Mia") as mia:
        sending = threading.Event()

        def slowly() -> Any:
            yield b'{"name": '
            sending.set()
            assert done.wait(PATIENCE)
            yield b'"Bo"}'

        done = threading.Event()
        named: list[int] = []
        headers = {"content-type": "application/json"}
        bo = server.guest()
        thread = threading.Thread(
            target=lambda: named.append(bo.http.put("/api/identity", content=slowly(), headers=headers).status_code)
        )
        thread.start()
        assert sending.wait(PATIENCE)
        assert mia.get("/health")["ok"]
        done.set()
        thread.join(PATIENCE)
        assert named == [200]


def test_many_at_one_table_do_not_wait_for_each_other_for_ever(sqlite: str) -> None:
    """Even if only one is answered at a time, and each waits for the room that another one holds."""
    with hosted(sqlite, turns=1) as server:
        mia, bo = server.guest("Mia"), server.guest("Bo")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
        mia.post(f"/api/rooms/{id_}/start")

        def play(guest: Guest) -> list[int]:
            return [guest.ask("POST", f"/api/rooms/{id_}/moves", {"move": f"flip a{row}"}).status_code for row in range(1, 7)]

        with ThreadPoolExecutor(6) as pool:
            answers = list(pool.map(play, [mia, bo] * 3))
        assert 200 in {code for each in answers for code in each}
        assert {code for each in answers for code in each} <= {200, 409}


def test_limits_go_by_the_clock_that_the_house_has(sqlite: str) -> None:
    clock = GivenClock()
    settings = Settings(database=sqlite, **{**FAST, "rooms_a_minute": 6.0})
    with Hosted(settings, House(settings, Store(sqlite), clock=clock)) as server:
        mia = server.guest("Mia")
        codes = [mia.ask("POST", "/api/rooms", {"game": GAME}).status_code for _ in range(13)]
        assert codes == [201] * 12 + [429]
        clock.forward(10)
        assert mia.ask("POST", "/api/rooms", {"game": GAME}).status_code == 201
