"""Several nodes on one PostgreSQL: any of them serves any room, and none of them is needed."""

import asyncio
import contextlib
import json
import signal
import socket as sockets
import subprocess
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Self
from urllib.parse import parse_qs, urlsplit

import asyncpg
import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.clocks import GivenClock
from server.conftest import new_database
from server.hosting import Command, Guest, Hosted, Line, hosted
from sweetbox.server import bot_pool, store, timekeeper
from sweetbox.server import leases as leases_module
from sweetbox.server import nodes as nodes_module
from sweetbox.server.bot_pool import choose
from sweetbox.server.house_time import GRACE
from sweetbox.server.leases import SURE, Leases
from sweetbox.server.limits import Limit
from sweetbox.server.problem import RefusedError
from sweetbox.server.shares import Shares
from waiting import NEVER, PATIENCE, wait_until

GAME = "biscuit_pockets"
PORT = ".s.PGSQL.5432"  # what PostgreSQL calls its socket
BROKEN = (ConnectionClosed, InvalidHandshake, EOFError, OSError)
MANY = 300  # pieces of news in one transaction
DEAD = 4.0  # seconds without a sign of a node until another takes over; on a slow machine a living node may be taken for dead

At = Callable[[Guest | str, str], Guest]


@pytest.fixture
def postgresql(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return new_database("postgresql", tmp_path, request)


@pytest.fixture(scope="module")
def nodes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Hosted]]:
    """Two nodes for tests that don't disturb each other."""
    database = new_database("postgresql", tmp_path_factory.mktemp("nodes"), request)
    with ExitStack() as running:
        yield [running.enter_context(hosted(database)) for _ in range(2)]


def asked(database: str, statement: str, *values: Any) -> list[Any]:
    """What the store has."""

    async def ask() -> list[Any]:
        connection = await asyncpg.connect(database)
        try:
            return [tuple(row) for row in await connection.fetch(statement, *values)]
        finally:
            await connection.close()

    return asyncio.run(ask())


def leader(database: str, room: str) -> str | None:
    found = asked(database, "SELECT node FROM lease WHERE room = $1", room)
    return found[0][0] if found else None


@pytest.fixture
def at() -> Iterator[At]:
    """Go to another node: as the same person, or as somebody new."""
    with ExitStack() as leaving:

        def go(guest: Guest | str, address: str) -> Guest:
            there = leaving.enter_context(Guest(address, guest if isinstance(guest, str) else None))
            if not isinstance(guest, str):
                there.http.cookies = guest.http.cookies
            return there

        yield go


def two_people(one: Hosted, two: Hosted, **more: Any) -> tuple[Guest, Guest, str]:
    """Two people in a started room, each at a node. more: settings of the room."""
    mia, bo = one.guest("Mia"), two.guest("Bo")
    id_ = mia.post("/api/rooms", {"game": GAME, "seats": 2, **more})["room"]
    bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
    mia.post(f"/api/rooms/{id_}/start")
    return mia, bo, id_


def agreed(lines: list[Any]) -> list[Any]:
    """What each sees, once every node has heard of the last event."""
    while True:
        for line in lines:
            line.send({"type": "look"})
        sights = [line.until("sight")["sight"] for line in lines]
        if len({sight["number"] for sight in sights}) == 1 and sights[0]["match"] is not None:
            return sights


def play_on(lines: list[Any], sights: list[Any], moves: int) -> None:
    """Make this many moves, each over the socket of the player whose turn it is; both sockets hear of each."""
    for _ in range(moves):
        seat = sights[0]["match"]["to_act"][0]
        lines[seat].send({"type": "play", "move": sights[seat]["match"]["legal"][0]["index"], "key": f"k{sights[0]['number']}"})
        events = [line.until("event") for line in lines]
        assert events[0]["number"] == events[1]["number"]
        sights[:] = [event["sight"] for event in events]


def test_two_nodes_play_one_room_from_both_sides(nodes: list[Hosted]) -> None:
    mia, bo, id_ = two_people(*nodes)
    with mia.socket(id_) as here, bo.socket(id_) as there:
        sights = agreed([here, there])
        play_on([here, there], sights, 12)
        # Each sees that the other is there, and hears them.
        wait_until(lambda: all(chair["away"] is None for chair in mia.get(f"/api/rooms/{id_}")["seats"]))
        bo.post(f"/api/rooms/{id_}/talk", {"what": "hello"})
        assert [line["name"] for line in here.until("talk")["lines"]] == ["Bo"]
    wait_until(lambda: mia.get(f"/api/rooms/{id_}")["seats"][1]["away"] is not None)
    events = mia.events(id_)
    assert [event["number"] for event in events] == list(range(1, len(events) + 1))
    assert bo.events(id_)[-1]["number"] == events[-1]["number"]


def test_one_node_leads_a_room_and_another_takes_it_over(postgresql: str, at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bots of a room think at one node, even if people have it open at two."""
    thought: list[str] = []

    def note(spec: str, *turn: Any) -> int:
        thought.append(spec)
        return choose(spec, *turn)

    monkeypatch.setattr(bot_pool, "choose", note)
    with ExitStack() as first, ExitStack() as second:
        ends = (first, second)  # no node is taken for dead just because the machine is slow
        both = [end.enter_context(hosted(postgresql, node_dead=NEVER)) for end in ends]
        mia, zoe = both[0].guest("Mia"), both[1].guest("Zoe")
        id_ = mia.post("/api/rooms/now", {"game": GAME, "bot": "random", "seats": 3})["room"]
        with zoe.socket(id_) as line:
            line.until("sight")
            for _ in range(6):
                move_when_asked(mia, id_)
            wait_until(lambda: mia.get(f"/api/rooms/{id_}")["match"]["to_act"] == [0])
            # Both heard that a bot has to move, and whichever was first leads.
            led = [node.house.store.node for node in both].index(leader(postgresql, id_) or "")
            assert [node.house.nodes.leases.holds(id_) for node in both] == [led == 0, led == 1]
            moved = [event for event in mia.events(id_) if event["kind"] == "moved" and event["seat"] != 0]
            assert len(thought) == len(moved), "no node has thought about what the other plays"
        # It ends in good order, so any node may lead its rooms at once.
        ends[led].close()
        left = both[1 - led]
        mia = at(mia, left.address)
        with mia.socket(id_) as line:
            number = line.until("sight")["sight"]["number"]

            def by_bots() -> list[Any]:
                return [
                    event
                    for event in mia.events(id_)
                    if event["kind"] == "moved" and event["seat"] != 0 and event["number"] > number
                ]

            while len(by_bots()) < 3:  # a turn may be long: moves of hers alone prove nothing
                move_when_asked(mia, id_)
        assert leader(postgresql, id_) == left.house.store.node


def move_when_asked(guest: Guest, id_: str) -> str:
    """Make the first legal move once it is their turn; if the match is over, start another. Returns the key of the move."""

    def moved() -> str | None:
        sight = guest.get(f"/api/rooms/{id_}")
        if sight["state"] == "over":
            # A node may not have heard yet that another has started the next match; then its guests look again.
            answer = guest.ask("POST", f"/api/rooms/{id_}/start")
            assert answer.is_success or answer.json()["code"] == "running", answer.text
            return None
        if 0 not in sight["match"]["to_act"]:
            return None
        key = f"n{sight['number']}"
        answer = guest.ask("POST", f"/api/rooms/{id_}/moves", {"move": sight["match"]["legal"][0]["index"], "key": key})
        return key if answer.is_success else None

    return wait_until(moved) or ""


def test_a_node_whose_line_breaks_reads_what_it_has_missed(nodes: list[Hosted]) -> None:
    one, two = nodes
    mia, bo, id_ = two_people(one, two)
    with mia.socket(id_) as here, bo.socket(id_) as there:
        sights = agreed([here, there])
        play_on([here, there], sights, 2)
        others = (
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
        )
        for _ in range(3):
            asked(one.house.settings.database, others)
            # A move may hit a connection that has just been cut; it is sent again with the same key, as pages do.
            seat = sights[0]["match"]["to_act"][0]
            guest, move = (mia, bo)[seat], sights[seat]["match"]["legal"][0]["index"]
            body = {"move": move, "key": f"again{sights[0]['number']}"}
            wait_until(lambda: guest.ask("POST", f"/api/rooms/{id_}/moves", body).is_success)  # noqa: B023  it waits here
            events = [line.until("event") for line in (here, there)]
            assert events[0]["number"] == events[1]["number"]
            sights = [event["sight"] for event in events]
    wait_until(lambda: hears(one, two) and hears(two, one))  # the next test needs both


def test_a_page_that_changes_nodes_never_sees_an_older_board(nodes: list[Hosted], at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its line breaks, and it reconnects to a node that the news of its last move have not reached yet."""
    mia, bo, id_ = two_people(*nodes)
    with mia.socket(id_) as here, bo.socket(id_) as there:
        sights = agreed([here, there])
        seat, number = sights[0]["match"]["to_act"][0], sights[0]["number"]
        guest = at((mia, bo)[seat], nodes[0].address)
        monkeypatch.setattr(nodes_module, "told", lambda _: None)
        guest.post(f"/api/rooms/{id_}/moves", {"move": sights[seat]["match"]["legal"][0]["index"], "key": "k"})
        assert nodes[1].house.rooms[id_].room.number == number
        with at(guest, nodes[1].address).socket(id_, number + 1) as line:
            assert line.until("sight")["sight"]["number"] == number + 1


def hears(one: Hosted, two: Hosted) -> bool:
    """Whether the second hears what the first announces."""
    more = two.house.settings.listed + 1
    one.admin("set", name="listed", value=str(more), why="")
    return two.house.settings.listed == more


def test_what_an_administrator_does_counts_at_every_node(nodes: list[Hosted]) -> None:
    one, two = nodes
    _, bo, id_ = two_people(one, two)
    with bo.socket(id_) as there:
        there.until("sight")
        one.admin("say", text="A new version comes.", why="")
        assert there.until("announced")["text"] == "A new version comes."
        one.admin("set", name="watchers", value="99", why="")
        wait_until(lambda: two.house.settings.watchers == 99)
        person = two.house.rooms[id_].room.chairs[1].person
        one.admin("ban", whom=person, seconds=3600, why="shouting")
        assert there.until("error")["code"] == "banned"
    assert bo.refused("GET", f"/api/rooms/{id_}") == (403, "banned")
    one.admin("unban", whom=person, why="")
    wait_until(lambda: bo.ask("GET", f"/api/rooms/{id_}").is_success)
    with bo.socket(id_) as there:
        there.until("sight")
        one.admin("erase", person=person, why="")
        zoe = two.guest("Zoe")
        wait_until(lambda: "Bo" not in str(zoe.get(f"/api/rooms/{id_}")["seats"]))
    assert bo.refused("POST", "/api/rooms", {"game": GAME}) == (401, "no_identity")


def calls_of(monkeypatch: pytest.MonkeyPatch, of: Any, name: str) -> list[Any]:
    """What a method is called with from now on."""
    method, calls = getattr(of, name), list[Any]()

    def call(given: Any) -> Any:
        calls.append(given)
        return method(given)

    monkeypatch.setattr(of, name, call)
    return calls


def test_news_are_not_believed(postgresql: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Everybody who may connect to PostgreSQL can send news: nodes look into the store then, and do nothing else."""
    with hosted(postgresql) as one, hosted(postgresql) as two:
        mia, _, id_ = two_people(one, two)
        wait_until(lambda: len(one.house.nodes.living) == len(two.house.nodes.living) == 2)
        settings, node = one.house.settings, two.house.store.node
        forged = [
            "evil limit rate 0.001",
            "evil limits changed",
            'evil say {"type":"announced","text":"You have won."}',
            "evil told all",
            "evil used " + json.dumps([{"number": 1, "taken": {"households": {"127.0.0.1": 10**9}}}]),
            "evil used " + json.dumps({"taken": {"households": {"127.0.0.1": 10**9}}}),
            *[f"{node} used more"] * 5,
            *(f"evil{number} nodes changed" for number in range(20)),
            f"evil again {id_}",
            f"evil room {id_}:999999",
            *(f"evil {kind} {id_}:{'9' * 5000}" for kind in ("room", "talk")),
            "evil here " + id_,
            "evil bans changed",
            "evil nonsense ",
        ]
        before = one.house.nodes.heard
        acts, reported = (calls_of(monkeypatch, one.house.nodes.store, name) for name in ("acts", "reported"))
        with one.guest("Bo").socket(id_) as there:
            there.until("sight")
            for payload in forged:
                asked(postgresql, "SELECT pg_notify('sweetbox', $1)", payload)
            for kind in ("told", "used"):
                asked(
                    postgresql, f"SELECT pg_notify('sweetbox', 'evil' || n || ' {kind} ' || n) FROM generate_series(1, {MANY}) AS n"
                )
            wait_until(lambda: one.house.nodes.heard >= before + len(forged) + 2 * MANY)
            assert not [record for record in caplog.records if "broken off" in record.message], "and it hears on"
            assert len(acts) < MANY / 2, "what comes together is looked up once"
            assert set(reported) <= {node}, "nobody asks what a node has used that is none"
            one.admin("say", text="This is true.", why="")
            assert there.until("announced")["text"] == "This is true.", "and nothing was announced before it"
        two.admin("set", name="watchers", value="77", why="")
        wait_until(lambda: one.house.settings.watchers == 77)
        assert msgspec.structs.replace(one.house.settings, watchers=settings.watchers) == settings
        assert set(one.house.nodes.living) == {one.house.store.node, node}
        assert mia.get(f"/api/rooms/{id_}")["room"] == id_


def test_an_act_of_an_administrator_reaches_a_node_that_was_cut_off(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read in the store when the node hears again."""
    with hosted(postgresql) as one, hosted(postgresql) as two:
        wait_until(lambda: len(two.house.nodes.living) == 2)
        monkeypatch.setattr(nodes_module, "told", lambda payload: None)  # nobody hears anything
        one.admin("set", name="watchers", value="55", why="")
        monkeypatch.undo()
        two.run(two.house.nodes.read_acts())
        assert two.house.settings.watchers == 55


def test_limits_hold_for_all_nodes_together(postgresql: str, at: At) -> None:
    """A person may have four sockets: two at each node leave none for either."""
    with hosted(postgresql, sockets=(4, 160)) as one, hosted(postgresql, sockets=(4, 160)) as two, ExitStack() as lines:
        mia = one.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME, "seats": 2})["room"]
        for node in (one, one, two, two):
            lines.enter_context(at(mia, node.address).socket(id_)).until("sight")
        person = one.house.rooms[id_].room.host
        wait_until(lambda: all(node.house.sockets.of_person.is_full(person) for node in (one, two)))
        for node in (one, two):
            with pytest.raises(Exception, match="too_many_sockets"), at(mia, node.address).socket(id_) as line:
                line.until("sight")


def test_what_was_taken_at_one_node_is_gone_at_the_other() -> None:
    here, there = Shares(), Shares()
    limits = [Limit(1.0, 10.0, clock=lambda: 0.0) for _ in range(2)]
    for shares, limit in zip((here, there), limits, strict=True):
        shares.add("rooms", limit)
        shares.keep(["one", "two"])
    assert here.used() is None
    for _ in range(6):
        assert limits[0].allows("Mia")
    told = here.used()
    assert told is not None
    for _ in range(3):
        there.hear("one", told)  # as often as somebody makes it read the same
    assert [limits[1].allows("Mia") for _ in range(5)] == [True] * 4 + [False]
    assert limits[1].allows("Bo")
    assert here.used() is None, "told once"


def test_what_was_taken_is_counted_only_while_another_node_lives() -> None:
    """Nobody else ever asks for it: it would be counted, for each person and each address, as long as the server runs."""
    shares, limit = Shares(), Limit(1.0, 100.0, clock=lambda: 0.0)
    shares.add("rooms", limit)
    assert limit.allows("Mia")
    assert not limit.taken(), "alone from the start, as on SQLite"
    shares.keep(["one", "two"])
    assert limit.allows("Mia")
    assert limit.taken() == {"Mia": 1}
    assert limit.allows("Mia")
    shares.keep(["one"])
    assert not limit.taken(), "the other one has gone"
    assert limit.allows("Mia")
    assert not limit.taken()


def test_a_late_beat_leaves_nothing_undone() -> None:
    """A node that could not count on its leases for a while says so, and then counts on them again."""
    now = [0.0]
    leases = Leases(None, False, 5.0, lambda: now[0], lambda _: None)  # type: ignore[arg-type]  nothing is asked
    assert leases.beaten(0.0) is True
    now[0] = 5.0 * SURE - 0.1
    assert leases.beaten(now[0]) is False
    now[0] += 5.0 * SURE
    assert leases.beaten(now[0]) is True


LIVE: Any = SimpleNamespace(room=SimpleNamespace(id="r"))  # all that leases know of a room


class Answers:
    """A store that answers who leads a room as it is told to: yes, no, or not at all. It may hear something before it does."""

    def __init__(self, *answers: bool | None, before: Callable[[], object] = lambda: None) -> None:
        self._answers, self._before = list(answers), before

    async def lead(self, room: str) -> bool:
        await asyncio.sleep(0)
        self._before()
        answer = self._answers.pop(0)
        if answer is None:
            raise RefusedError("store")
        return answer


def leased(answers: Answers) -> tuple[Leases, list[Any]]:
    """With the rooms of which it was said that they are led here from now on."""
    led = list[Any]()
    leases = Leases(answers, False, NEVER, lambda: 0.0, led.append)  # type: ignore[arg-type]
    leases.beaten(0.0)
    return leases, led


def test_a_lease_is_asked_for_again_when_the_store_was_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else nobody would play the room's bots until something else happens there."""
    monkeypatch.setattr(leases_module, "AGAIN", 0.0)

    async def go() -> None:
        leases, led = leased(Answers(None, True))
        leases.ask(LIVE)
        while not led:
            await asyncio.sleep(0)
        assert not leases.holds("r"), "it may look at the room again, and asks again if there is something to do"
        leases.ask(LIVE)
        while not leases.holds("r"):
            await asyncio.sleep(0)

    asyncio.run(go())


def test_an_answer_from_before_a_node_has_gone_does_not_count() -> None:
    """The store said that another leads; before that was heard here, that one was found dead and its rooms were freed."""

    async def go() -> None:
        heard = list[Leases]()
        leases, led = leased(Answers(False, True, before=lambda: heard and heard.pop().look_again()))
        heard.append(leases)
        leases.ask(LIVE)
        while not led:
            await asyncio.sleep(0)
        assert leases.holds("r")

    asyncio.run(go())


def test_all_who_ask_at_once_hear_the_answer() -> None:
    """The timekeeper asks for a room, and before it is answered a bot has to move there."""

    async def go() -> None:
        leases, led = leased(Answers(True))
        timekeeper = asyncio.create_task(leases.lead("r"))
        await asyncio.sleep(0)
        leases.ask(LIVE)
        assert await timekeeper
        await asyncio.sleep(0)
        assert led == [LIVE]

    asyncio.run(go())


def test_a_bots_move_is_made_once(postgresql: str) -> None:
    """A node that was held up comes back with a move that the other has made in the meantime."""
    with hosted(postgresql, bot_pace=NEVER) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms/now", {"game": GAME, "bot": "random", "seats": 2})["room"]
        room = server.house.rooms[id_].room
        while room.match is not None and room.match.to_act != {1}:
            room = room.after(room.play(0, room.match.legal(0)[0].index), 1)
        assert room.match is not None
        entries = len(room.match.log)
        first = room.match.legal(1)[0].index
        after = room.after(bot_pool.made(room, room.match_id or "", 1, first, entries), 2)
        assert after.number == room.number + 1
        assert after.match is not None
        again = after.match.legal(1)[0].index if 1 in after.match.to_act else first
        assert bot_pool.made(after, room.match_id or "", 1, again, entries).drafts == []


def test_a_node_that_learns_of_a_bots_turn_from_a_refusal_plays_it(
    postgresql: str, at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The news are slow: the node that leads the room hears of a move only because somebody's next one, made there, is refused."""
    with ExitStack() as running:
        both = [running.enter_context(hosted(postgresql, node_dead=NEVER)) for _ in range(2)]
        wait_until(lambda: all(len(node.house.nodes.living) == 2 for node in both))  # by the news: the next beat is far off
        mia = both[0].guest("Mia")
        id_ = mia.post("/api/rooms/now", {"game": GAME, "bot": "random", "seats": 2})["room"]
        people = [mia, at(mia, both[1].address)]
        for guest in people:
            running.enter_context(guest.socket(id_)).until("sight")
        while leader(postgresql, id_) is None:
            move_when_asked(mia, id_)
        led = [node.house.store.node for node in both].index(leader(postgresql, id_) or "")
        here, there = people[led], people[1 - led]
        old = wait_until(
            lambda: (
                seen
                if (seen := here.get(f"/api/rooms/{id_}"))["match"]["to_act"] == [0]
                and seen["number"] == there.get(f"/api/rooms/{id_}")["number"]
                else None
            )
        )
        monkeypatch.setattr(nodes_module, "told", lambda _: None)
        while there.get(f"/api/rooms/{id_}")["match"]["to_act"] == [0]:
            move_when_asked(there, id_)
        owed = there.get(f"/api/rooms/{id_}")["number"]
        late = here.ask("POST", f"/api/rooms/{id_}/moves", {"move": old["match"]["legal"][0]["index"], "key": "late"})
        assert late.json()["code"] == "not_to_act"
        wait_until(lambda: here.get(f"/api/rooms/{id_}")["number"] > owed)


def test_a_match_goes_on_when_a_node_is_stopped_or_killed(postgresql: str, tmp_path: Path, at: At) -> None:
    """The node that plays the bots goes away in mid-match: the other takes over, and nothing that was acknowledged is lost."""
    with ExitStack() as running:
        commands, ids = [], list[str]()
        for name in ("one", "two"):
            commands.append(
                Command(postgresql, tmp_path / name, *options(tmp_path), "--admin-socket", str(tmp_path / f"{name}.socket"))
            )
            running.callback(end, commands[-1])
            ids += [id_ for (id_,) in asked(postgresql, "SELECT id FROM node") if id_ not in ids]
        mia = at("Mia", commands[0].address)
        id_ = mia.post("/api/rooms/now", {"game": GAME, "bot": "random", "seats": 3, "options": {"show_seen": True}})["room"]
        people, acknowledged = [at(mia, command.address) for command in commands], list[str]()
        for command in commands:  # both have the room open, and whichever was first leads it
            running.enter_context(at("Zoe", command.address).socket(id_)).until("sight")

        def taken_over(fault: int) -> int:
            """Make the leading node go away and wait until another leads; returns which one it was."""
            led = ids.index(wait_until(lambda: leader(postgresql, id_)))
            commands[led].process.send_signal(fault)
            while leader(postgresql, id_) != ids[1 - led]:  # until the bots have to move, and beyond
                acknowledged.append(move_when_asked(people[1 - led], id_))
            return led

        acknowledged += [move_when_asked(guest, id_) for guest in (*people, *people)]
        stopped = taken_over(signal.SIGSTOP)
        commands[stopped].process.send_signal(signal.SIGCONT)
        number = people[1 - stopped].get(f"/api/rooms/{id_}")["number"]
        wait_until(lambda: people[stopped].get(f"/api/rooms/{id_}")["number"] >= number)
        acknowledged += [move_when_asked(guest, id_) for guest in (*people, *people)]
        killed = taken_over(signal.SIGKILL)
        left = people[1 - killed]
        acknowledged += [move_when_asked(left, id_) for _ in range(3)]
        assert_nothing_lost(left.events(id_), {0: acknowledged})


def options(folder: Path) -> list[str]:
    """Options of a node that others soon take for dead."""
    limits = folder / "limits.toml"
    limits.write_text(f"node_dead = {DEAD}\nrate = 100000\n")
    return ["--limits", str(limits), "--bot-pace", "0"]


def end(command: Command) -> None:
    command.process.send_signal(signal.SIGCONT)
    command.kill()


def assert_nothing_lost(events: list[Any], acknowledged: dict[int, list[str]]) -> None:
    """acknowledged: the keys of the moves that each seat knows have been made."""
    assert [event["number"] for event in events] == list(range(1, len(events) + 1))
    moves = Counter(event["seat"] for event in events if event["kind"] == "moved")
    for seat, keys in acknowledged.items():
        assert moves[seat] >= len(set(keys))


class Gate:
    """A way to PostgreSQL that can be shut: then whatever is sent, in either direction, waits, and no connection breaks. It shuts
    at the worst moment, when a transaction has locked everything that it wants and is about to end."""

    def __init__(self, database: str, folder: Path) -> None:
        self._there = Path(parse_qs(urlsplit(database).query)["host"][0]) / PORT
        self.database = database.replace(str(self._there.parent), str(folder))
        self._here = folder / PORT
        self._open = threading.Event()
        self._open.set()
        self._shutting = threading.Event()
        self._stopped = False

    def __enter__(self) -> Self:
        self._listening = sockets.socket(sockets.AF_UNIX)
        self._listening.bind(str(self._here))
        self._listening.listen()
        self._run(self._accept)
        return self

    def __exit__(self, *_: object) -> None:
        self._stopped = True
        self.open()
        self._listening.shutdown(sockets.SHUT_RDWR)
        self._listening.close()

    def shut(self) -> None:
        """Shut it once a transaction is about to end; a living node soon begins one."""
        self._shutting.set()
        wait_until(lambda: not self._open.is_set())

    def open(self) -> None:
        self._shutting.clear()
        self._open.set()

    def _run(self, work: Callable[..., None], *args: Any) -> None:
        threading.Thread(target=work, args=args, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while not self._stopped:
                here, there = self._listening.accept()[0], sockets.socket(sockets.AF_UNIX)
                there.connect(str(self._there))
                self._run(self._carry, here, there)
                self._run(self._carry, there, here)

    def _carry(self, source: sockets.socket, target: sockets.socket) -> None:
        with contextlib.suppress(OSError), source, target:
            while sent := source.recv(65536):
                if self._shutting.is_set() and b"COMMIT" in sent:
                    self._open.clear()
                self._open.wait()
                target.sendall(sent)
            target.shutdown(sockets.SHUT_WR)


def test_a_node_that_is_cut_off_from_postgresql_does_nothing_twice(
    postgresql: str, tmp_path_factory: pytest.TempPathFactory, at: At, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The node that plays the bots and ends people's time hears nothing from PostgreSQL for a while, in mid-match: the other plays
    on, people are sent there, and what the first was about to do is not done again when it is back."""
    thought: list[tuple[str, int, int]] = []

    def note(spec: str, match: Any, seat: int, *rest: Any) -> int:
        thought.append((match.commitment, seat, len(match.log)))
        return choose(spec, match, seat, *rest)

    monkeypatch.setattr(bot_pool, "choose", note)
    monkeypatch.setattr(timekeeper, "EVERY", NEVER)
    monkeypatch.setattr(store, "IDLE_MS", round(DEAD * 1000))  # what a node that is cut off has locked is soon free again
    clock = GivenClock()
    with ExitStack() as running:
        # The names of sockets must be short.
        gates = [Gate(postgresql, Path(running.enter_context(tempfile.TemporaryDirectory(prefix="sweetbox-")))) for _ in range(2)]
        both = [running.enter_context(hosted(running.enter_context(gate).database, clock, node_dead=DEAD)) for gate in gates]
        wait_until(lambda: all(len(node.house.nodes.living) == 2 for node in both))  # one that knows of no other sends nobody there
        clock.forward(GRACE)
        mia, bo = both[0].guest("Mia"), both[1].guest("Bo")
        places = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        id_ = mia.post("/api/rooms", {"game": GAME, "places": places, "timing": {"kind": "move", "seconds": 10}})["room"]
        bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
        mia.post(f"/api/rooms/{id_}/start")
        told: dict[int, list[str]] = {0: [], 1: []}

        def move(guest: Guest, seat: int) -> bool:
            """Make one move if it is their turn."""
            sight = guest.get(f"/api/rooms/{id_}")
            if sight["state"] == "over":
                guest.ask("POST", f"/api/rooms/{id_}/start")
            elif sight["match"]["legal"]:
                body = {"move": sight["match"]["legal"][0]["index"], "key": f"{seat} {sight['number']}"}
                answer = guest.ask("POST", f"/api/rooms/{id_}/moves", body)
                if answer.is_success and body["key"] not in told[seat]:
                    told[seat].append(body["key"])
                    return True
            return False

        with ExitStack() as lines:
            for guest in (mia, bo):
                lines.enter_context(guest.socket(id_)).until("sight")
            wait_until(lambda: [move(mia, 0), move(bo, 1)] and min(map(len, told.values())) >= 2)
            led = [node.house.store.node for node in both].index(wait_until(lambda: leader(postgresql, id_)))
            cut, kept = both[led], both[1 - led]
            people = [at(guest, kept.address) for guest in (mia, bo)]
            line = lines.enter_context(at((mia, bo)[led], cut.address).socket(id_))
            line.until("sight")
            gates[led].shut()
            # Somebody moves there. It is not acknowledged, so they move again at the other node.
            here = (mia, bo)[led]
            hanging = threading.Thread(target=lambda: [move(here, led) for _ in range(2)], daemon=True)
            hanging.start()
            with pytest.raises(ConnectionClosed) as closed:
                line.until("never")
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4503, "store")
            made = sum(map(len, told.values()))
            while leader(postgresql, id_) != kept.house.store.node or sum(map(len, told.values())) < made + 6:
                for seat, guest in enumerate(people):
                    move(guest, seat)
            # Somebody's time runs out while one node still believes that it has to end it.
            due = wait_until(lambda: kept.house.rooms[id_].room.due)
            while kept.house.time.now() <= due:
                clock.forward(5.0)
                kept.run(kept.house.timekeeper.look())
            gates[led].open()
        hanging.join(PATIENCE)
        cut.run(cut.house.timekeeper.look())
        last = people[0].get(f"/api/rooms/{id_}")["number"]
        wait_until(lambda: here.get(f"/api/rooms/{id_}")["number"] >= last)
        enough = sum(map(len, told.values())) + 4
        wait_until(lambda: [move(mia, 0), move(bo, 1)] and sum(map(len, told.values())) >= enough)
        wait_until(lambda: not any(node.house.bot_pool.thinking for node in both))
        events = people[0].events(id_)
        assert_nothing_lost(events, told)
        assert sum(event["kind"] == "ran_out" for event in events) == 1
        moved = sum(event["kind"] == "moved" and event["seat"] == 2 for event in events)
        decisions = {each for each in thought if each[1] == 2}
        assert len(decisions) == moved, "a bot plays once what it has thought about, at whichever node"


class Page:
    """What a page does on its own: it plays, and when its line breaks, it reconnects and resends what was not acknowledged."""

    def __init__(self, guest: Guest, room: str, seat: int) -> None:
        self._guest, self._room, self._seat = guest, room, seat
        self._number = 0
        self._sight: Any = None  # the last one
        self._pending: dict[str, Any] | None = None
        self.acknowledged: dict[str, int] = {}  # keys, and the numbers of the events
        self.refused: list[str] = []
        self.came_back = 0
        self.closed = False
        self._thread = threading.Thread(target=self._run, daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.closed = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def _run(self) -> None:
        while not self.closed:
            with contextlib.suppress(*BROKEN), self._guest.socket(self._room, self._number or None) as line:
                self.came_back += 1
                if self._pending is not None:
                    line.send(self._pending)
                while not self.closed:
                    with contextlib.suppress(TimeoutError):
                        self._hear(line, json.loads(line.socket.recv(timeout=0.05)))

    def _hear(self, line: Line, message: Any) -> None:
        if message["type"] == "done" and self._pending is not None and message["key"] == self._pending["key"]:
            self.acknowledged[message["key"]] = message["number"]
            self._pending = None
        elif message["type"] == "error":
            self.refused.append(message["code"])
            self._pending = None
            line.send({"type": "look"})
        self._sight = sight = message.get("sight") or self._sight
        if sight is None or self._pending is not None:
            return
        self._number = sight["number"]
        if sight["state"] == "over" and self._seat == 0:
            self._guest.ask("POST", f"/api/rooms/{self._room}/start")
        elif sight["match"] is not None and sight["match"]["legal"]:
            move, key = sight["match"]["legal"][0]["index"], f"{self._seat} {self._number}"
            if key not in self.acknowledged:  # the news of its own move may arrive after the answer
                self._pending = {"type": "play", "move": move, "key": key}
                line.send(self._pending)


def test_clocks_run_once_however_many_nodes_there_are(postgresql: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both nodes have the room open when somebody's time runs out: it runs out only once."""
    monkeypatch.setattr(timekeeper, "EVERY", NEVER)
    clock = GivenClock()
    with hosted(postgresql, clock) as one, hosted(postgresql, clock) as two:
        clock.forward(GRACE)
        mia, bo, id_ = two_people(one, two, timing={"kind": "move", "seconds": 10})
        with mia.socket(id_) as here, bo.socket(id_) as there:
            agreed([here, there])
            for _ in range(3):
                clock.forward(5.0)
                for looking in [node.begin(node.house.timekeeper.look()) for node in (one, two)]:
                    looking.result(PATIENCE)
            for line in (here, there):
                while line.until("event")["kind"] != "ran_out":
                    pass
        assert sum(event["kind"] == "ran_out" for event in mia.events(id_)) == 1


def test_workers_need_postgresql(sqlite: str) -> None:
    command = [sys.executable, "-m", "sweetbox", "serve", "--port", "0", "--database", sqlite, "--workers", "2"]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert refused.returncode != 0
    assert "PostgreSQL" in refused.stderr + refused.stdout
    assert "Traceback" not in refused.stderr


def test_workers_are_replaced_one_after_the_other_while_people_play(postgresql: str, tmp_path: Path, at: At) -> None:
    """`kill -HUP`: a new version takes over. People's pages lose their line and reconnect, and notice nothing else."""
    server = Command(postgresql, tmp_path, "--workers", "2", *options(tmp_path))

    def living() -> set[str]:
        return {id_ for (id_,) in asked(postgresql, "SELECT id FROM node")}

    try:
        before = wait_until(lambda: found if len(found := living()) == 2 else None)
        mia, bo = at("Mia", server.address), at("Bo", server.address)
        places = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        id_ = mia.post("/api/rooms", {"game": GAME, "places": places})["room"]
        bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
        mia.post(f"/api/rooms/{id_}/start")
        with Page(mia, id_, 0) as one, Page(bo, id_, 1) as two:
            pages = (one, two)

            def played(more: int) -> None:
                enough = [len(page.acknowledged) + more for page in pages]
                wait_until(lambda: all(len(page.acknowledged) >= least for page, least in zip(pages, enough, strict=True)))

            played(3)
            server.process.send_signal(signal.SIGHUP)
            wait_until(lambda: len(found := living()) == 2 and not found & before)
            played(3)
        assert httpx.get(f"{server.address}/health").json()["ok"] is True
        events = mia.events(id_)
        assert_nothing_lost(events, {seat: list(page.acknowledged) for seat, page in enumerate(pages)})
        for seat, page in enumerate(pages):
            assert {events[number - 1]["seat"] for number in page.acknowledged.values()} == {seat}
        assert {code for page in pages for code in page.refused} == set()
        assert all(page.came_back >= 2 for page in pages), "every worker was replaced"
    finally:
        server.stop()
    assert living() == set()
