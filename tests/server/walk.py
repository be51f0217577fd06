"""Every way to ask the server something, according to its own document. Anything new in it has to be added here, or a test fails;
so nothing can be asked that the tests of secrets do not ask."""

import json
from itertools import product
from typing import Any, NamedTuple

from server.hosting import Guest, Hosted, Line
from waiting import wait_until


class Way(NamedTuple):
    """How an operation is called. `{…}` in the query are placeholders, filled from `Place`."""

    query: str = ""
    body: Any = None


class Place(NamedTuple):
    """Where somebody looks around: a room and its match."""

    room_id: str
    match_id: str
    name: str  # the game's
    number: int  # the last event's
    entries: list[int]  # entries of the log at which to ask for the past

    @property
    def before(self) -> int:
        return self.number - 1


NONSENSE: list[Any] = ["nonsense", {"move": [None]}, [], 10**6, [0, "nonsense"]]
MOVES: list[Any] = [0, 3, 11, 19, 40, [3, 2], [19, 6]]

# In this order: the last ones change who asks, or where. No move is ever made, because it would bring news.
WAYS: dict[str, list[Way]] = {
    "GET /health": [Way()],
    "GET /api/socket": [Way()],
    "GET /api/bots": [Way()],
    "GET /api/games": [Way()],
    "GET /api/games/{name}": [Way(), Way("?language=de")],
    "GET /api/games/{name}/rules": [Way()],
    "GET /api/games/{name}/words": [Way()],
    "GET /api/games/{name}/moves": [
        Way("?seats=2"),
        Way("?seats=2&options=nonsense"),
        Way("?seats=2&version=0"),
        Way("?seats=2&edition=nonsense"),
    ],
    "GET /api/identity": [Way()],
    "GET /api/rooms": [Way(), Way("?mine=true"), Way("?game={name}&mine=false"), Way("?page=1")],
    "GET /api/rooms/{room_id}": [Way(), Way("?language=de"), Way("?seat=0"), Way("?seat=1")],
    "GET /api/rooms/{room_id}/talk": [Way(), Way("?language=de")],
    "GET /api/rooms/{room_id}/events": [
        Way(),
        Way("?since=0"),
        Way("?since={before}"),
        Way("?since={number}"),
        Way("?language=de"),
        Way("?seat=0"),
    ],
    "GET /api/rooms/{room_id}/past/{entry}": [Way(), Way("?seat=0")],
    "GET /api/rooms/{room_id}/matches": [Way()],
    "GET /api/rooms/{room_id}/evening": [Way()],
    "GET /api/matches": [Way(), Way("?mine=true"), Way("?game={name}&over=true"), Way("?page=1")],
    "GET /api/statistics": [Way()],
    "GET /api/identity/devices": [Way()],
    "GET /api/matches/{match_id}": [Way()],
    "GET /api/matches/{match_id}/file": [Way(), Way("?seat=0")],
    "GET /api/matches/{match_id}/steps": [Way(), Way("?seat=0"), Way("?seat=1")],
    "GET /api/matches/{match_id}/steps/{entry}": [Way(), Way("?seat=0"), Way("?seat=1")],
    "GET /api/matches/{match_id}/verify": [Way()],
    "GET /api/matches/{match_id}/draws": [Way()],
    "GET /api/matches/{match_id}/review": [Way()],
    "POST /api/matches/{match_id}/review": [Way()],
    "POST /api/matches/{match_id}/try": [Way(body={"entry": 0}), Way(body={"entry": 1, "bot": "random", "seat": 1})],
    "GET /api/reviews": [Way()],
    "POST /api/rooms/{room_id}/why": [*(Way(body={"move": move}) for move in [*MOVES, *NONSENSE]), Way("?seat=0", {"move": 0})],
    "POST /api/rooms/{room_id}/try": [
        *(Way(body={"moves": move, "number": 1}) for move in [*MOVES, *NONSENSE]),
        Way("?seat=0", {"moves": 0}),
    ],
    "POST /api/rooms/{room_id}/hint": [Way()],
    "POST /api/rooms/{room_id}/moves": [*(Way(body={"move": move}) for move in NONSENSE), Way("?seat=0", {"move": "nonsense"})],
    "POST /api/rooms/{room_id}/take_back": [Way(), Way("?seat=0")],
    "POST /api/rooms/{room_id}/lesson": [Way(body={"do": "next", "step": 1}), Way(body={"do": "skip"})],
    "POST /api/rooms/{room_id}/talk": [
        Way(body={"what": "hello"}),
        Way("?seat=0", {"what": "heart"}),
        Way(body={"what": "nonsense"}),
    ],
    "POST /api/rooms/{room_id}/start": [Way()],
    "POST /api/rooms/{room_id}/agree": [Way(body={"yes": True})],
    "POST /api/rooms/{room_id}/host": [Way()],
    "POST /api/rooms/{room_id}/link": [Way()],
    "PUT /api/rooms/{room_id}/queue": [Way(body={"wait": True}), Way(body={"wait": False})],
    "PATCH /api/rooms/{room_id}": [Way(body={"public": True}), Way(body={"game": "{name}", "seats": 3})],
    "POST /api/rooms/{room_id}/seats/{seat}/time": [Way()],
    "POST /api/rooms/{room_id}/seats/{seat}/urge": [Way()],
    "PUT /api/rooms/{room_id}/seats/{seat}": [Way(body={"kind": "me"}), Way(body={"kind": "bot", "bot": "random"})],
    "POST /api/rooms": [Way(body={"game": "{name}"})],
    "POST /api/rooms/now": [Way(body={"game": "{name}"})],
    "POST /api/rooms/practice": [Way(body={"game": "{name}"})],
    "DELETE /api/rooms/{room_id}/mine": [Way()],
    "PUT /api/identity": [Way(body={"name": "Somebody"})],
    "POST /api/identity/handover": [Way()],
    "POST /api/identity/whose": [Way(body={"code": "nonsense"})],
    "POST /api/identity/become": [Way(body={"code": "nonsense"})],
    "GET /api/push": [Way()],
    "PUT /api/push": [Way(body={"endpoint": "https://example.org/", "keys": {"p256dh": "", "auth": ""}})],
    "POST /api/push/stop": [Way(body={"endpoint": "https://example.org/"})],
    "DELETE /api/identity/devices/{device_id}": [Way()],
    "DELETE /api/identity": [Way()],
}
CHANGING = [operation for operation in WAYS if operation.startswith(("PATCH", "PUT", "DELETE"))] + [
    "POST /api/rooms/{room_id}/take_back",
    "POST /api/rooms/{room_id}/talk",
    "POST /api/rooms/{room_id}/start",
    "POST /api/rooms/{room_id}/agree",
    "POST /api/rooms/{room_id}/host",
    "POST /api/rooms/{room_id}/link",
    "POST /api/rooms/{room_id}/seats/{seat}/time",
    "POST /api/rooms/{room_id}/seats/{seat}/urge",
    "POST /api/rooms",
    "POST /api/rooms/now",
    "POST /api/rooms/practice",
    "POST /api/identity/handover",
    "POST /api/identity/become",
]
SOCKETS = ["/api/rooms/{room_id:str}/socket", "/api/lobby/socket"]
SAID: list[Any] = [
    {"type": "look"},
    {"type": "look", "seat": 0},
    {"type": "look", "seat": -1},
    {"type": "take_back"},
    {"type": "lesson", "do": "next"},
    *({"type": "play", "move": move} for move in NONSENSE),
]


def document(server: Hosted) -> dict[str, Any]:
    """Each operation in the document, by its method and path."""
    paths = server.guest().get("/schema/openapi.json")["paths"]
    return {f"{method.upper()} {path}": operation for path, methods in paths.items() for method, operation in methods.items()}


def answers(guest: Guest, place: Place, changing: bool = True) -> list[Any]:
    """What somebody learns by asking everything there is to ask; changing: including requests that change something."""
    told = []
    for operation, ways in WAYS.items():
        if not changing and operation in CHANGING:
            continue
        method, _, path = operation.partition(" ")
        for entry in place.entries if "{entry}" in path else [0]:
            where = {**place._asdict(), "before": place.before, "entry": entry, "seat": 0, "device_id": "nonsense"}
            for query, body in ways:
                asked = {name: place.name if value == "{name}" else value for name, value in body.items()} if body else None
                answer = guest.ask(method, (path + query).format(**where), asked)
                assert answer.status_code < 500, (operation, query, body, answer.text)
                headers = {name: value for name, value in answer.headers.items() if name not in ("date", "set-cookie")}
                told.append((operation, query, body, answer.status_code, headers, answer.content))
    return told


def in_order(line: Line) -> list[str]:
    """What a socket was sent, without presence, which is sent when it is due and so depends on time, not on the match."""
    return [text for text in line.raw if not text.startswith('{"type":"presence"')]


def heard(server: Hosted, guest: Guest, place: Place) -> list[Any]:
    """What somebody learns by opening the sockets at any point, and saying what can be said there."""
    told: list[Any] = []
    with guest.lobby() as line:
        kinds = ["mine", "rooms"] if guest.cookie else ["rooms"]
        while sorted(json.loads(text)["type"] for text in line.raw[1:]) != kinds:
            line.receive()
        told += sorted(line.raw)
        for message in SAID:
            line.send(message)
            told.append(line.until("error"))
    for since, sentences in product((None, 0, place.before, place.number), (True, False)):
        with guest.socket(place.room_id, since, sentences) as line:
            line.until("sight", "stands")
            for message in SAID:
                line.send(message)
                line.until("sight", "stands", "error", "done")
            told += [(since, text) for text in in_order(line)]
        wait_until(lambda: not server.house.rooms[place.room_id].watchers)
    return told
