"""The lobby's socket: changes are sent to those who would see them, made once for everybody, and no more often than allowed."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.clocks import MINUTE, GivenClock
from server.conftest import new_database
from server.hosting import Guest, Hosted, Line, first_move, hosted
from sweetbox.server.clock import Clock
from sweetbox.server.lobby import Lobby
from sweetbox.server.paced import Paced
from sweetbox.server.problem import RefusedError
from sweetbox.server.watcher import Watcher
from waiting import NEVER, PATIENCE, wait_until

GAME = "honeymoon"


def opened(guest: Guest, **room: Any) -> str:
    return str(guest.post("/api/rooms", {"game": GAME, "public": True, "seats": 2, **room})["room"])


def ids(message: Any) -> list[str]:
    return [room["id"] for room in message["rooms"]]


def until(line: Line, kind: str, seen: Callable[[Any], bool]) -> Any:
    """The next message of this kind that shows something."""
    while not seen(message := line.until(kind)):
        pass
    return message


def heard_nothing(line: Line) -> bool:
    """Whether nothing has arrived by the time a ping is answered."""
    line.send({"type": "ping"})
    return bool(line.receive()["type"] == "pong")


def closed_with(line: Line) -> tuple[int, str]:
    with pytest.raises(ConnectionClosed) as closed:
        line.until("nothing")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code, closed.value.rcvd.reason


# ---- What is sent ----


def test_the_first_word_is_the_protocol_and_a_ping_is_answered(sqlite: str) -> None:
    with hosted(sqlite) as server:
        address = f"{server.address.replace('http', 'ws')}/api/lobby/socket"
        with connect(address, open_timeout=PATIENCE) as line:
            assert json.loads(line.recv(PATIENCE)) == {"type": "hello", "protocol": 3}
            assert json.loads(line.recv(PATIENCE)) == {"type": "rooms", "rooms": [], "more": False}
            line.send('{"type": "ping"}')
            assert json.loads(line.recv(PATIENCE)) == {"type": "pong"}


def test_a_room_that_somebody_opens_appears_and_goes_when_it_is_full(server: Hosted) -> None:
    with server.guest().lobby() as lobby:
        assert lobby.until("rooms")["rooms"] == []
        mia = server.guest("Mia")
        id_ = opened(mia)
        (line,) = until(lobby, "rooms", lambda told: told["rooms"])["rooms"]
        assert (line["id"], line["names"], line["open"], line["you"]) == (id_, ["Mia", ""], 1, None)
        server.guest("Bo").put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
        until(lobby, "rooms", lambda told: not told["rooms"])


def test_only_the_first_page_is_told_and_whether_there_is_more(sqlite: str) -> None:
    with hosted(sqlite, listed=2) as server, server.guest().lobby() as lobby:
        mia = server.guest("Mia")
        rooms = [opened(mia) for _ in range(3)]
        message = until(lobby, "rooms", lambda told: told["more"])
        assert ids(message) == [line["id"] for line in mia.get("/api/rooms")]
        assert sorted(ids(message) + [line["id"] for line in mia.get("/api/rooms?page=1")]) == sorted(rooms)


def test_a_private_room_is_told_to_nobody_else(server: Hosted) -> None:
    """Nor is one that used to be public."""
    mia, bo = server.guest("Mia"), server.guest("Bo")
    with bo.lobby() as others, mia.lobby() as own:
        others.until("mine")
        private = opened(mia, public=False)
        until(own, "mine", lambda told: private in ids(told))
        shown = opened(mia)
        assert ids(until(others, "rooms", lambda told: told["rooms"])) == [shown]
        mia.ask("PATCH", f"/api/rooms/{shown}", {"public": False})
        until(others, "rooms", lambda told: not told["rooms"])
        assert private not in "".join(others.raw)
        assert {json.dumps(message["rooms"]) for message in map(json.loads, others.raw) if message["type"] == "mine"} == {"[]"}


def test_ones_own_turn_and_ones_own_finished_match_appear(server: Hosted) -> None:
    mia, bo = server.guest("Mia"), server.guest("Bo")
    id_ = mia.post("/api/rooms", {"game": GAME, "seats": 2})["room"]
    bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
    with bo.lobby() as lobby:
        assert not lobby.until("mine")["rooms"][0]["to_act_you"]
        sight = mia.post(f"/api/rooms/{id_}/start")
        while sight["match"]["to_act"] != [1]:
            sight = mia.post(f"/api/rooms/{id_}/moves", {"move": first_move(sight)})
        (line,) = until(lobby, "mine", lambda told: told["rooms"][0]["to_act_you"])["rooms"]
        assert (line["id"], line["you"], line["state"]) == (id_, 1, "playing")
        while sight["state"] == "playing":
            on_turn = (mia, bo)[sight["match"]["to_act"][0]]
            sight = on_turn.post(f"/api/rooms/{id_}/moves", {"move": first_move(on_turn.get(f"/api/rooms/{id_}"))})
        (match,) = until(lobby, "mine", lambda told: told["matches"])["matches"]
        assert (match["room"], match["you"], match["ranks"]) == (id_, 1, sight["match"]["ranks"])


def test_names_that_look_alike_are_told_apart(sqlite: str) -> None:
    """The same way in every language."""
    with hosted(sqlite) as server, server.guest().lobby() as one, server.guest().lobby("?language=de") as other:
        id_ = opened(server.guest("Mia"), seats=3)
        server.guest("Mia").put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
        until(one, "rooms", lambda told: told["rooms"] and told["rooms"][0]["names"][:2] == ["Mia", "Mia (2)"])
        until(other, "rooms", lambda told: told["rooms"] and told["rooms"][0]["names"][:2] == ["Mia", "Mia (2)"])


def test_a_list_that_nobody_read_for_a_while_is_made_anew(sqlite: str) -> None:
    with hosted(sqlite, GivenClock()) as server, server.guest().lobby() as english:
        english.until("rooms")
        with server.guest().lobby("?language=de") as german:
            assert german.until("rooms")["rooms"] == []
        wait_until(lambda: len(server.house.news.watchers) == 1)
        id_ = opened(server.guest("Mia"))
        until(english, "rooms", lambda told: ids(told) == [id_])
        with server.guest().lobby("?language=de") as german:
            assert ids(german.until("rooms")) == [id_]


def test_a_room_that_nobody_is_in_leaves_the_list_when_its_time_has_passed(sqlite: str) -> None:
    clock = GivenClock()
    with hosted(sqlite, clock, empty_minutes=5.0) as server, server.guest().lobby() as lobby:
        opened(server.guest("Mia"))
        until(lobby, "rooms", lambda told: told["rooms"])
        clock.forward(5 * MINUTE)
        until(lobby, "rooms", lambda told: not told["rooms"])


def test_nothing_else_can_be_said(sqlite: str) -> None:
    with hosted(sqlite) as server, server.guest("Mia").lobby() as lobby:
        for message in ({"type": "look"}, {"type": "play", "move": 0}, "nonsense", "[" * 5000):
            lobby.send(message)
            assert lobby.until("error")["code"] in ("shape", "too_deep")


# ---- How often ----


def test_many_changes_are_one_word_and_one_making_for_all(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, makings, real = GivenClock(), [0], Lobby.first_page

    def counted(self: Lobby) -> Any:
        makings[0] += 1
        return real(self)

    monkeypatch.setattr(Lobby, "first_page", counted)
    with hosted(sqlite, clock, lobby_pace=1.0) as server:
        mia, strangers = server.guest("Mia"), [server.guest() for _ in range(3)]
        with strangers[0].lobby() as one, strangers[1].lobby() as two, strangers[2].lobby() as three:
            lobbies = (one, two, three)
            assert [lobby.until("rooms")["rooms"] for lobby in lobbies] == [[], [], []]
            assert makings == [1]
            rooms = [opened(mia) for _ in range(5)]
            for id_ in rooms:
                mia.put(f"/api/rooms/{id_}/seats/0", {"kind": "open"})
            assert all(map(heard_nothing, lobbies)), "no time has passed"
            clock.forward(1.0)
            for lobby in lobbies:
                assert sorted(ids(lobby.until("rooms"))) == sorted(rooms)
            opened(mia)
            assert all(map(heard_nothing, lobbies))
            assert makings == [2]


def test_what_is_ones_own_is_told_once_in_a_while(sqlite: str) -> None:
    clock = GivenClock()
    with hosted(sqlite, clock, lobby_pace=1.0) as server:
        mia = server.guest("Mia")
        with mia.lobby() as lobby:
            assert sorted(lobby.receive()["type"] for _ in range(2)) == ["mine", "rooms"]
            rooms = [opened(mia, public=False) for _ in range(3)]
            assert heard_nothing(lobby), "no time has passed"
            clock.forward(1.0)
            assert sorted(ids(lobby.until("mine"))) == sorted(rooms)


def test_moves_in_rooms_where_nobody_can_sit_down_are_no_news(sqlite: str) -> None:
    with hosted(sqlite) as server, server.guest().lobby() as lobby:
        mia = server.guest("Mia")
        id_ = opened(mia, places=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        mia.post(f"/api/rooms/{id_}/start")
        lobby.until("rooms")
        shown = opened(mia)
        assert ids(lobby.until("rooms")) == [shown], "the first change that could be seen"


class Steps(Clock):
    """A clock whose pauses end one by one."""

    def __init__(self) -> None:
        self._over: asyncio.Queue[None] = asyncio.Queue()

    async def sleep(self, seconds: float) -> None:
        await self._over.get()

    async def end_pause(self) -> None:
        self._over.put_nowait(None)
        await settled()


async def settled() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_what_is_asked_for_meanwhile_is_done_again_after_the_pause() -> None:
    """So is work that the store refused."""

    async def scene() -> None:
        clock, done = Steps(), [0]

        async def work() -> None:
            done[0] += 1
            if done == [1]:
                paced.ask()  # in the middle of the work
            if done == [2]:
                raise RefusedError("store")

        paced = Paced(work, lambda: 1.0, clock)
        paced.ask()
        await settled()
        for _ in range(3):
            paced.ask()
            await settled()
        assert done == [1]
        for expected in (2, 3, 3):
            await clock.end_pause()
            assert done == [expected]
        paced.ask()
        await settled()
        assert done == [4], "nobody had asked for long"

    asyncio.run(scene())


# ---- Limits ----


def test_too_many_lobbies(sqlite: str) -> None:
    with hosted(sqlite, lobbies=(2, 1, 4)) as server:
        mia, bo = server.guest("Mia"), server.guest("Bo")
        with mia.lobby() as oldest, mia.lobby() as second, mia.lobby() as third:
            assert closed_with(oldest) == (4409, "elsewhere")
            with server.guest().lobby() as stranger, server.guest().lobby() as another:
                assert closed_with(another) == (4429, "too_many_sockets")
                with bo.lobby() as one_more, server.guest("Ida").lobby() as too_many:
                    assert closed_with(too_many) == (4429, "too_many_sockets")
                    with server.guest(where="127.0.0.2").lobby() as elsewhere:
                        assert all(line.until("rooms") for line in (second, third, stranger, one_more, elsewhere))
        wait_until(lambda: not server.house.news.watchers)


def test_lobbies_count_among_the_sockets(sqlite: str) -> None:
    with hosted(sqlite, sockets=(1, 160)) as server:
        mia = server.guest("Mia")
        id_ = opened(mia)
        with mia.lobby() as lobby:
            lobby.until("rooms")
            with mia.socket(id_) as line:
                assert closed_with(line) == (4429, "too_many_sockets")


def test_a_reader_that_does_not_read_is_cut(sqlite: str) -> None:
    with hosted(sqlite, unread=(3000, 100_000, 100_000)) as server, server.guest().lobby() as reader:
        deaf = Watcher(None, "en", "127.0.0.2", server.house.unread)

        async def enter() -> None:
            server.house.news.enter(deaf)

        server.run(enter())
        mia = server.guest("Mia")
        while not deaf.overrun.is_set():
            id_ = opened(mia)
            until(reader, "rooms", lambda told, id_=id_: id_ in ids(told))  # type: ignore[misc]
        assert deaf.why == "too_slow"

        async def leave() -> None:
            server.house.news.leave(deaf)

        server.run(leave())
        assert [watcher.overrun.is_set() for watcher in server.house.news.watchers] == [False]


def test_somebody_who_is_banned_or_forgotten_is_closed(sqlite: str) -> None:
    with hosted(sqlite) as server:
        mia, bo = server.guest("Mia"), server.guest("Bo")
        with mia.lobby() as lobby, bo.lobby() as other:
            lobby.until("rooms")
            other.until("rooms")
            person = server.admin("people", name="Mia")["rows"][0]
            assert person["addresses"] == ["127.0.0.1"]
            server.admin("ban", whom=person["id"], seconds=60, why="shouting")
            assert lobby.until("error")["code"] == "banned"
            assert closed_with(lobby) == (4410, "banned")
            with mia.lobby() as again:
                assert closed_with(again) == (4410, "banned")
            assert bo.ask("DELETE", "/api/identity").is_success
            assert closed_with(other) == (4401, "no_identity")


# ---- Other processes ----


def test_what_another_process_changes_appears(tmp_path: Any, request: pytest.FixtureRequest) -> None:
    database = new_database("postgresql", tmp_path, request)
    with hosted(database, lobby_look=0.01) as here, hosted(database) as there:
        mia = here.guest("Mia")
        mia_there = there.guest()
        mia_there.http.cookies = mia.http.cookies
        with mia.lobby() as lobby:
            bo = there.guest("Bo")
            id_ = opened(bo)
            until(lobby, "rooms", lambda told: ids(told) == [id_])
            assert [room["id"] for room in mia.get("/api/rooms")] == [id_]
            mia_there.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
            latest: dict[str, Any] = {}
            while (latest.get("mine"), latest.get("rooms")) != ([id_], []):
                message = lobby.until("mine", "rooms")
                latest[message["type"]] = ids(message)
            private = opened(bo, public=False)
            shown = opened(bo)
            assert ids(until(lobby, "rooms", lambda told: told["rooms"])) == [shown]
            assert private not in "".join(lobby.raw)
            # A room that both have in memory.
            with mia.socket(shown) as line:
                line.until("sight")
                bo.put(f"/api/rooms/{shown}/seats/0", {"kind": "open"})
                assert line.until("event")["kind"] == "sat"


def test_the_store_is_asked_only_while_somebody_has_the_lobby_open(tmp_path: Any, request: pytest.FixtureRequest) -> None:
    clock, looks, real = GivenClock(), [0], Lobby.look

    async def counted(self: Lobby) -> Any:
        looks[0] += 1
        return await real(self)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Lobby, "look", counted)
        with hosted(new_database("sqlite", tmp_path, request), clock) as server:
            with server.guest().lobby() as one, server.guest().lobby() as two:
                one.until("rooms")
                two.until("rooms")
                clock.forward(5.0)
                wait_until(lambda: looks == [1])
                assert heard_nothing(one)
                assert heard_nothing(two)
            wait_until(lambda: not server.house.news.watchers)
            wait_until(lambda: not clock.sleeping)
            assert looks == [1]


def test_the_real_clock_sleeps() -> None:
    asyncio.run(Clock().sleep(0.0))
    sleeping = asyncio.wait_for(Clock().sleep(NEVER), 0.01)
    with pytest.raises(TimeoutError):
        asyncio.run(sleeping)
