"""Nothing hidden is ever sent: one public match with two hidden states, and everything sent to a seat compared byte for byte.

The two differ only in what the seat may not know. A byte that differs tells something about it: in a view, an event, the story, the
legal moves, an error, the match file, a number. The same is done with two matches that differ only in what people have to remember
for themselves.
"""

import logging
import os
import random
import zlib
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from litestar.routes import WebSocketRoute

from conformance.repository import GAMES, ONLY
from server import walk
from server.clocks import GivenClock
from server.hosting import FAST, Guest, Hosted
from server.twins import SPECTATOR, Twins, faded_twins, twins
from sweetbox.bots.bot import Answer, Turn
from sweetbox.conformance.configurations import Configuration, variants
from sweetbox.kernel import match as match_module
from sweetbox.kernel.errors import MoveError
from sweetbox.kernel.registry import game as find_game
from sweetbox.server import bot_pool, messages
from sweetbox.server.events import Chair, Draft, Opened
from sweetbox.server.house import House
from sweetbox.server.identity import Person
from sweetbox.server.notices import awaited, notice_of
from sweetbox.server.problem import RefusedError, refusal_of
from sweetbox.server.room import Decision, Room
from sweetbox.server.room_view import RoomView, Viewer
from sweetbox.server.settings import Settings
from sweetbox.server.store import Store
from sweetbox.server.timing import Timing
from waiting import wait_until

SEED = bytes(range(32))
NAMES = ["Ada", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal"]
SEEDS = int(os.environ.get("SWEETBOX_TWINS", "1"))  # matches for each seat
LIMIT = 40  # moves in a match
PROBES = 6  # moves that the seat asks about at each position
TIMING = Timing("bank", bank=600, increment=5, urge_after=30)  # how long people think is also sent, and must reveal nothing more


def configurations() -> list[Configuration]:
    found = []
    for name in GAMES:
        fewest, most = find_game(name).seats
        few = max(fewest, min(3, most))
        found += [Configuration(name, seats) for seats in sorted({few, most})]
        if SEEDS > 1:  # `make soak`
            found += [Configuration(name, few, options) for options in variants(find_game(name))[1:]]
    return found


def rigged(twins_: Twins, world: int) -> Callable[..., int]:
    """Chance as in one of the two matches; if a question leads off its path, the first outcome that is possible."""
    outcomes = twins_.outcomes(world)

    def draw(seed: bytes, nonces: bytes, number: int, weights: list[int]) -> int:
        if seed == SEED and number < len(outcomes) and weights[outcomes[number]]:
            return outcomes[number]
        return next(outcome for outcome, weight in enumerate(weights) if weight)

    return draw


class Curious:
    """An adviser whose advice depends on every byte that it gets."""

    name = "curious"

    def choose(self, turn: Turn) -> Answer:
        told = bytes(turn.glimpse) + repr((list(turn.log), turn.legal, turn.seat, turn.seed)).encode()
        return Answer(turn.legal[zlib.crc32(told) % len(turn.legal)])


def advised(room_view: RoomView, seat: int) -> messages.Hint:
    match = room_view.room.match
    assert match is not None
    try:
        advice = bot_pool.whole_turn(Curious(), Turn.of(match, seat))
    except MoveError as error:
        raise refusal_of(error) from None
    return room_view.hint(match, seat, advice.answer, advice.moves, advice.says, advice.places)


def answered(ask: Callable[..., Any], *arguments: Any) -> bytes:
    """The answer to a question; for a move that could be made, only the fact that it could."""
    try:
        answer = ask(*arguments)
    except RefusedError as refusal:
        return msgspec.json.encode(refusal.problem("en"))
    return b"legal" if isinstance(answer, Decision) else msgspec.json.encode(answer)


def tell(configuration: Configuration, made: Twins, world: int, viewer: int, monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Everything that the viewer in this world is sent, from the opening of the room to the last step."""
    monkeypatch.setattr(match_module, "draw", rigged(made, world))
    people = [Person(name, name) for name in NAMES[: configuration.seats]]
    chairs = [Chair("person", person=person.id, name=person.name) for person in people]
    opened = Opened(configuration.name, people[0].id, chairs, dict(configuration.options), False, True, SEED.hex(), "fair", TIMING)
    room = Room("r" * 22).after(Decision([Draft(opened)]), 1, 1)
    room = room.after(room.start(people[0], "m" * 22, SEED), 2, 2)
    person = None if viewer == SPECTATOR else people[viewer]
    seat = None if viewer == SPECTATOR else viewer
    dice = random.Random(1)
    sent: list[bytes] = []
    for number in range(len(made.moves(world)) + 1):
        room_view = RoomView(room, Viewer.of(room, person, "de" if number % 2 else "en"))
        sent.append(msgspec.json.encode(room_view.events(room.events[-1:], {"Bob": messages.Away(1, True, False)})))
        sent.append(repr((sorted(awaited(room)), notice_of(room.game.name, room.id, "en"))).encode())  # by push
        if seat is not None:
            assert room.match is not None
            possible = [move.index for move in room.match.legal(seat)] or [0]
            for move in (dice.randrange(room.game.rules.MOVES) for _ in range(PROBES)):
                sent.append(answered(room.play, seat, move))
            for move in (dice.choice(possible), dice.randrange(room.game.rules.MOVES)):
                several = [dice.choice(possible), move, dice.choice(possible)]
                sent += [answered(ask, seat, several) for ask in (room.play, room_view.tried)]
            sent.append(answered(room_view.tried, seat, dice.choice(possible)))
            sent.append(answered(advised, room_view, seat))
            sent.append(room.match.to_json(seat).encode())
        if number < len(made.moves(world)):
            actor, move = made.moves(world)[number]
            room = room.after(room.play(actor, move), 3 + number, 1000 * (3 + number))
    room_view = RoomView(room, Viewer.of(room, person, "en"))
    assert room.match is not None
    if not room.match.game.fading(room.match.box):  # a game of memory shows no past
        sent += [msgspec.json.encode(room_view.past(entry)) for entry in range(len(room.match.log) + 1)]
    sent.append(msgspec.json.encode(room_view.events(room.events)))  # to somebody who comes back, from the beginning
    return sent


@pytest.mark.parametrize("configuration", configurations(), ids=lambda configuration: configuration.id)
def test_two_hidden_states_look_the_same(configuration: Configuration, monkeypatch: pytest.MonkeyPatch) -> None:
    differ = secrets = steps = 0
    for viewer in range(SPECTATOR, configuration.seats):
        for seed in range(SEEDS if configuration.seats <= 3 else 1):
            made = twins(configuration, viewer, seed, limit=LIMIT)
            one, other = (tell(configuration, made, world, viewer, monkeypatch) for world in (0, 1))
            assert len(one) == len(other)
            for left, right in zip(one, other, strict=True):
                assert left == right, f"viewer {viewer}, seed {seed}"
            steps += len(made.moves(0))
            differ += made.differ
            secrets += made.secrets
    assert steps > 10
    assert bool(differ) == bool(secrets), "where something is hidden, the two matches differed in it"


# ---- The same through the whole server ----


class Counter:
    def __init__(self) -> None:
        self.count = self.seeds = 0

    def id(self) -> str:
        self.count += 1
        return f"{self.count:022}"

    def seed(self) -> bytes:
        """The first seed is the one whose draws are rigged."""
        self.seeds += 1
        return SEED if self.seeds == 1 else bytes([self.seeds]) * 32


class Logged(logging.Handler):
    """What the server writes to its log in the meantime."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.loggers = [logging.getLogger(name) for name in ("sweetbox", "uvicorn", "litestar")]

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())

    def __enter__(self) -> None:
        for each in self.loggers:
            each.addHandler(self)

    def __exit__(self, *_: object) -> None:
        for each in self.loggers:
            each.removeHandler(self)


def one_world(configuration: Configuration, database: str) -> Hosted:
    """A server that does the same in both worlds, except for what chance draws in the first match."""
    settings, counter = Settings(database=database, games=(configuration.name,), **FAST), Counter()
    return Hosted(settings, House(settings, Store(database), GivenClock(), counter.id, counter.seed))


def seated(server: Hosted, configuration: Configuration) -> tuple[list[Guest], str]:
    """A room with a person in each seat, and its link."""
    people = [server.guest(name) for name in NAMES[: configuration.seats]]
    asked: dict[str, Any] = {"game": configuration.name, "seats": configuration.seats, "options": configuration.options}
    asked["timing"] = msgspec.to_builtins(TIMING)
    id_ = people[0].post("/api/rooms", asked)["room"]
    for seat in range(1, configuration.seats):
        people[seat].put(f"/api/rooms/{id_}/seats/{seat}", {"kind": "me", "nonce": "n"})
    return people, id_


def listen(configuration: Configuration, made: Twins, world: int, viewer: int, database: str, monkeypatch: Any) -> list[Any]:
    """Play the match through the server with a person in each seat; returns what the viewer's socket and requests brought."""
    monkeypatch.setattr(match_module, "draw", rigged(made, world))
    logged = Logged()
    with one_world(configuration, database) as server, logged:
        people, id_ = seated(server, configuration)
        watcher = server.guest("Zoe") if viewer == SPECTATOR else people[viewer]
        sent: list[Any] = []
        with watcher.socket(id_, since=0) as line, watcher.socket(id_, since=0, sentences=False) as lean:
            match_id = people[0].post(f"/api/rooms/{id_}/start")["match"]["id"]
            for number, (actor, move) in enumerate(made.moves(world)):
                told = people[actor].post(f"/api/rooms/{id_}/moves", {"move": move})
                while line.until("event")["number"] < told["number"]:
                    pass
                while lean.until("news")["shared"]["number"] < told["number"]:
                    pass
                if number % 4 == 0:
                    people[actor].post(f"/api/rooms/{id_}/talk", {"what": "nice_move" if number % 8 else "heart"})
                    line.until("talk")
                    lean.until("talk")
                    sent += probe(watcher, id_, match_id, number)
            sent += walk.in_order(line) + walk.in_order(lean)
        with watcher.socket(id_, since=0) as again, watcher.socket(id_, since=0, sentences=False) as lean:
            sight = again.until("sight")["sight"]
            lean.until("stands")
            again.until("talk")
            lean.until("talk")
            sent += walk.in_order(again) + walk.in_order(lean)
        wait_until(lambda: not server.house.rooms[id_].watchers)
        place = walk.Place(id_, match_id, configuration.name, sight["number"], [1])
        sent += walk.answers(watcher, place, changing=False)
        return sent + logged.lines


def probe(watcher: Guest, id_: str, match_id: str, number: int) -> list[Any]:
    """What somebody curious would ask."""
    answers = [
        watcher.ask("GET", f"/api/rooms/{id_}"),
        watcher.ask("GET", "/api/rooms?mine=true"),
        watcher.ask("GET", f"/api/rooms/{id_}/events?since={number}"),
        watcher.ask("GET", f"/api/rooms/{id_}/past/{number}"),
        watcher.ask("GET", f"/api/rooms/{id_}/matches"),
        watcher.ask("GET", f"/api/matches/{match_id}"),
        watcher.ask("GET", f"/api/matches/{match_id}/file"),
        watcher.ask("GET", f"/api/matches/{match_id}/steps"),
        watcher.ask("GET", f"/api/matches/{match_id}/steps/1"),
        watcher.ask("GET", f"/api/matches/{match_id}/verify"),
        watcher.ask("GET", f"/api/matches/{match_id}/draws"),
        watcher.ask("POST", f"/api/rooms/{id_}/why", {"move": number % 20}),
        watcher.ask("POST", f"/api/rooms/{id_}/why", {"move": [number % 20, number % 7]}),
        watcher.ask("POST", f"/api/rooms/{id_}/try", {"moves": number % 20}),
        watcher.ask("POST", f"/api/rooms/{id_}/moves", {"move": "nonsense"}),
        watcher.ask("POST", f"/api/rooms/{id_}/moves", {"move": {"move": [None]}}),
    ]
    assert all(answer.status_code < 500 for answer in answers)
    headers = ("date", "set-cookie")
    return [
        (answer.status_code, {k: v for k, v in answer.headers.items() if k not in headers}, answer.content) for answer in answers
    ]


@pytest.mark.parametrize("name", GAMES)
def test_the_whole_server_tells_no_secret(name: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    fewest, most = find_game(name).seats
    configuration = Configuration(name, max(fewest, min(3, most)))
    for viewer in (SPECTATOR, configuration.seats - 1):
        made = twins(configuration, viewer, 5, limit=20)
        one, other = (
            listen(configuration, made, world, viewer, f"sqlite:///{tmp_path / f'{viewer}-{world}.db'}", monkeypatch)
            for world in (0, 1)
        )
        assert made.moves(0)
        assert len(one) > 10
        for left, right in zip(one, other, strict=True):
            assert left == right


# ---- What fades ----


def test_everything_that_can_be_asked_is_asked(shared: Hosted) -> None:
    """A new endpoint, parameter or socket has to be added to `walk`, so that these laws hold for it, too."""
    document = walk.document(shared)
    assert sorted(document) == sorted(walk.WAYS)
    for operation, described in document.items():
        asked = "".join(way.query for way in walk.WAYS[operation])
        parameters = [each["name"] for each in described.get("parameters", []) if each["in"] == "query"]
        assert [name for name in parameters if f"{name}=" not in asked] == [], operation
        assert ("requestBody" in described) == any(way.body is not None for way in walk.WAYS[operation]), operation
    assert [route.path for route in shared.shell.app.routes if isinstance(route, WebSocketRoute)] == walk.SOCKETS


FADING = [name for name in GAMES if find_game(name).fading(Configuration(name, 3).box())]


def asked_later(configuration: Configuration, made: Twins, world: int, database: str, monkeypatch: Any) -> list[Any]:
    """Play the match through the server; returns what a seat and a stranger without a cookie can then get out of it."""
    monkeypatch.setattr(match_module, "draw", rigged(made, world))
    monkeypatch.setattr(bot_pool, "advisor", Curious)
    logged = Logged()
    with one_world(configuration, database) as server, logged:
        monkeypatch.setattr(server.house.bot_pool, "wake", lambda live: None)  # bots would cause news
        people, id_ = seated(server, configuration)
        match_id = people[0].post(f"/api/rooms/{id_}/start")["match"]["id"]
        for actor, move in made.moves(world):
            sight = people[actor].post(f"/api/rooms/{id_}/moves", {"move": move})
        assert sight["match"]["fading"]
        last, stranger = people[sight["match"]["to_act"][0]], server.guest()
        entries = [0, 1, sight["match"]["entries"] - 2, sight["match"]["entries"]]
        place = walk.Place(id_, match_id, configuration.name, sight["number"], entries)
        sent: list[Any] = []
        for who in (last, stranger):
            sent += walk.heard(server, who, place) + walk.answers(who, place, changing=False)
        # Again when the last move is no longer the last event, and the others are bots, so that there are hints.
        for seat, person in enumerate(people):
            if person is not last:
                sight = person.put(f"/api/rooms/{id_}/seats/{seat}", {"kind": "open"})
        place = place._replace(number=sight["number"])
        assert last.ask("POST", f"/api/rooms/{id_}/hint").is_success
        sent += walk.heard(server, last, place) + walk.answers(last, place) + walk.answers(stranger, place)
        return sent + logged.lines


@pytest.mark.parametrize("name", FADING)
def test_what_has_faded_is_in_no_answer(name: str, tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    configuration = Configuration(name, 3)
    for seed in range(max(1, SEEDS // 2)):
        made = faded_twins(configuration, SPECTATOR, seed, limit=30)
        assert len(made.moves(0)) > 10
        assert made.differ > 10
        one, other = (
            asked_later(configuration, made, world, f"sqlite:///{tmp_path / f'{seed}-{world}.db'}", monkeypatch) for world in (0, 1)
        )
        for left, right in zip(one, other, strict=True):
            assert left == right


def test_there_is_a_game_of_memory() -> None:
    assert ONLY or FADING


def test_the_truth_leaves_only_when_the_match_is_over(shared: Hosted) -> None:
    """While a match is running, nobody gets its seed, its whole match file, a replay or a proof."""
    mia = shared.guest("Mia")
    sight = mia.post("/api/rooms/now", {"game": "biscuit_pockets"})
    room = shared.house.rooms[sight["room"]].room
    assert room.match is not None
    match_id = sight["match"]["id"]
    assert mia.refused("GET", f"/api/matches/{match_id}/steps/0") == (409, "not_over")
    assert mia.refused("GET", f"/api/matches/{match_id}/steps") == (409, "not_over")
    assert mia.refused("GET", f"/api/matches/{match_id}/verify") == (409, "not_over")
    assert mia.refused("GET", f"/api/matches/{match_id}/draws") == (409, "not_over")
    assert shared.guest("Zoe").refused("GET", f"/api/matches/{match_id}/file") == (403, "not_seated")
    file = mia.get(f"/api/matches/{match_id}/file")
    assert (file["seed"], file["seat"]) == (None, 0)
    everything = mia.http.get(f"/api/rooms/{sight['room']}").text + mia.http.get(f"/api/rooms/{sight['room']}/events").text
    for secret in (room.match.seed.hex(), room.seed):
        assert secret not in everything
        assert secret not in str(file)
