"""No input makes an endpoint answer 5xx: schemathesis over the OpenAPI document, hand-made bad requests, raw broken frames."""

import json
import os
import socket
import struct
from collections import Counter
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.hosting import Guest, Hosted
from server.mutations import Connection, Mutations
from server.raw import connected, frame, handshake
from sweetbox.server import static_files
from waiting import PATIENCE

GAME = "biscuit_pockets"
EXAMPLES = int(os.environ.get("SWEETBOX_FUZZ", "8"))  # for each operation, both of good and of bad data
REQUESTS = int(os.environ.get("SWEETBOX_REQUESTS", "300"))  # that were good until something happened to them
MESSAGES = int(os.environ.get("SWEETBOX_MESSAGES", "100"))  # to a socket, likewise
CHECKS = (not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance)


def operations(server: Hosted) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{server.address}/schema/openapi.json")
    return [result.ok() for result in schema.get_all_operations()]


def real_ids(mia: Guest) -> dict[str, list[str]]:
    """A running room, a waiting one, and a finished match."""
    running = mia.post("/api/rooms/now", {"game": GAME})
    waiting = mia.post("/api/rooms", {"game": GAME})
    rooms, matches = [running["room"], waiting["room"]], [running["match"]["id"]]
    return {"room_id": rooms, "match_id": matches, "name": [GAME], "device_id": ["x" * 22]}


def test_the_whole_document_holds(server: Hosted) -> None:
    """Each operation with data of the right shape and of any shape, as somebody who has a room and as a stranger."""
    mia, stranger = server.guest("Mia"), server.guest()
    ids = real_ids(mia)
    asked = 0
    for operation in operations(server):
        for mode in schemathesis.GenerationMode:

            @seed(7)
            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy(generation_mode=mode), data=st.data())
            def ask(case: Any, data: Any) -> None:
                nonlocal asked
                for name, known in ids.items():
                    if name in (case.path_parameters or {}) and data.draw(st.integers(0, 3)):
                        case.path_parameters[name] = data.draw(st.sampled_from(known))
                who = data.draw(st.sampled_from([mia, stranger]))
                response = case.call(base_url=server.address, cookies=dict(who.http.cookies), timeout=PATIENCE)
                case.validate_response(response, checks=CHECKS)
                asked += 1

            try:
                ask()
            except Unsatisfiable as error:
                # An operation without parameters cannot have wrong ones.
                assert mode is schemathesis.GenerationMode.NEGATIVE, error
    assert asked > 150


def test_every_operation_has_a_summary_and_examples_that_fit(shared: Hosted) -> None:
    document = shared.guest().get("/schema/openapi.json")
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], (method, path)
            body = operation.get("requestBody")
            if body is not None:
                assert body["content"]["application/json"]["schema"]["examples"], (method, path)
            for status, response in operation["responses"].items():
                if int(status) >= 400:
                    assert response["content"]["application/json"]["schema"]["$ref"].endswith("/Problem")
                    assert response["content"]["application/json"]["examples"]
    mia = shared.guest("Mia")
    answered = 0
    for path in ("/api/rooms", "/api/rooms/now", "/api/identity"):
        for method, operation in document["paths"][path].items():
            if "requestBody" in operation:
                given_ = operation["requestBody"]["content"]["application/json"]["schema"]["examples"][0]
                assert mia.ask(method.upper(), path, given_).is_success
                answered += 1
    assert answered == 3


BAD_MOVES: list[Any] = [
    None,
    True,
    -1,
    10**30,
    1.5,
    "",
    " ",
    ";",
    ";;;;",
    "\x00",
    "x" * 501,
    [],
    [[]],
    [None],
    {},
    {"move": None, "pocket": []},
    {"move": {"a": {"b": 1}}, "pocket": {}},
    {"move": ["flip"], "pocket": "a1"},
    {"": ""},
    [0] * 65,
    ["flip a1", {"move": "flip"}, 7],
    "flip 🍬",
    "flip a1" + "; flip a1" * 50,
]


@pytest.mark.parametrize("move", BAD_MOVES, ids=lambda move: json.dumps(move)[:20])
def test_no_move_is_too_strange(shared: Hosted, move: Any) -> None:
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms/now", {"game": GAME})["room"]
    for path in ("moves", "why"):
        answer = mia.ask("POST", f"/api/rooms/{id_}/{path}", {"move": move})
        assert answer.status_code < 500
        assert answer.is_success or set(answer.json()) <= {"code", "message", "rule"}
    with mia.socket(id_) as line:
        line.send({"type": "play", "move": move, "key": "z"})
        assert line.until("error", "done")


def test_deep_nesting_is_refused(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms/now", {"game": GAME})["room"]
    for deep in ("[" * 7000 + "]" * 7000, '{"a":' * 2000 + "1" + "}" * 2000, '{"move":' * 1500 + "1" + "}" * 1500):
        body = f'{{"move": {deep}}}'
        answer = mia.http.post(f"/api/rooms/{id_}/moves", content=body, headers={"content-type": "application/json"})
        assert answer.status_code < 500, answer.text
        with mia.socket(id_) as line:
            line.send(f'{{"type": "play", "move": {deep}}}')
            assert line.until("error")["code"] in ("shape", "too_deep", "notation")


def test_strange_paths_and_queries(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    for path in (
        "/api/rooms/%00",
        "/api/rooms/%FF%FE",
        "/api/rooms/..%2f..%2fetc",
        "/api/rooms/" + "x" * 5000,
        f"/api/rooms/{id_}/events?since=-1",
        f"/api/rooms/{id_}/events?since=99999999999999999999",
        f"/api/rooms/{id_}/events?since=%00",
        f"/api/rooms/{id_}/seats/99999999999999999999",
        "/api/rooms?game=%00",
        "/api/rooms?mine=perhaps",
        "/api/games/os.path",
        "/api/games/%E2%80%AE",
        "/api/matches/%00/steps/1",
        f"/api/games/{GAME}?language=%00",
        "/assets/../app.py",
        "/%2e%2e/%2e%2e/etc/passwd",
    ):
        assert mia.http.get(path).status_code < 500, path
    for nonce in ("\x00", "\ud7ff\u202e", "x" * 65):
        assert mia.ask("PUT", f"/api/rooms/{id_}/seats/0", {"kind": "me", "nonce": nonce}).status_code == 400


@pytest.mark.parametrize("broken", [b"\xff", b"\xc3", b"\xc0\x80", b"\xed\xa0\x80"])
def test_a_body_that_is_no_text_is_refused(shared: Hosted, broken: bytes) -> None:
    mia = shared.guest("Mia")
    answer = mia.http.put("/api/identity", content=b'{"name": "' + broken + b'"}', headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "shape")


@pytest.mark.parametrize("name", ["x" * 256, "%F0%9F%8D%AC" * 70, "%00", "index.js%00", "a%2fb", "%ff", "CON:", "~", ".", "%2e%2e"])
def test_a_file_that_cannot_be_is_not_found(shared: Hosted, name: str) -> None:
    assert shared.guest().refused("GET", f"/assets/{name}") == (404, "not_found")


# ---- Mutations ----


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server logged as a fault of its own."""
    return [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")]


def test_no_request_is_too_strange(shared: Hosted, caplog: pytest.LogCaptureFixture) -> None:
    mia = shared.guest("Mia")
    ids = {**real_ids(mia), "entry": ["0", "1"], "seat": ["0", "1"], "asset": asset_names(), "value": ["true", "1", GAME]}
    mutations, connection = Mutations(mia.get("/schema/openapi.json"), mia, ids, 7), Connection(shared)
    statuses = Counter()
    for _ in range(REQUESTS):
        asked = mutations.request()
        answer = connection.ask(asked)
        assert answer.status < 500, (asked, answer)
        assert not faults(caplog), (asked, faults(caplog))
        if answer.status >= 400 and answer.body and answer.body != b"Invalid HTTP request received.":
            if answer.headers["content-type"].startswith("application/json"):
                assert set(json.loads(answer.body)) <= {"code", "message", "rule"}, (asked, answer)
            else:
                assert answer.headers["content-type"].startswith("text/html"), (asked, answer)  # it is the page that says so
        statuses[answer.status] += 1
        caplog.clear()
    connection.close()
    assert {200, 400, 404, 405} <= set(statuses), statuses


def asset_names() -> list[str]:
    folder = static_files.STATIC / "assets"
    return sorted(file.name for file in folder.iterdir())[:5] if folder.is_dir() else ["index.js"]


def test_no_message_is_too_strange(shared: Hosted, caplog: pytest.LogCaptureFixture) -> None:
    mia = shared.guest("Mia")
    ids = real_ids(mia)
    mutations = Mutations(mia.get("/schema/openapi.json"), mia, ids, 7)
    answers = Counter()
    with mia.socket(ids["room_id"][0]) as line:
        line.until("sight")
        for _ in range(MESSAGES):
            message = mutations.message()
            line.send(message)
            answers[line.until("error", "done", "sight")["type"]] += 1
            assert not faults(caplog), (message, faults(caplog))
            caplog.clear()
    assert answers["error"] > MESSAGES // 2, answers


# ---- Raw frames ----


LOOK = b'{"type":"look"}'
BROKEN = {
    "not masked": frame(1, LOOK, mask=False),
    "reserved bits": frame(1, LOOK, reserved=7),
    "unknown opcode": frame(5, LOOK),
    "unknown control": frame(11, b""),
    "long control": frame(9, b"x" * 200),
    "cut control": frame(9, b"x", final=False),
    "continuation of nothing": frame(0, LOOK),
    "text inside text": frame(1, b"{", final=False) + frame(1, b"}"),
    "no utf-8": frame(1, b"\xff\xfe\xfd"),
    "half a letter": frame(1, b"\xc3"),
    "a surrogate": frame(1, b"\xed\xa0\x80"),
    "too long": frame(1, b"", length=2**40),
    "longest": frame(1, b"", length=2**63),
    "close with one byte": frame(8, b"\x03"),
    "close with a bad code": frame(8, struct.pack(">H", 1005)),
    "close with bad text": frame(8, struct.pack(">H", 1000) + b"\xff"),
    "cut in the middle": frame(1, LOOK)[:7],
    "noise": bytes(range(256)),
    "http again": b"GET / HTTP/1.1\r\n\r\n",
    "many empty ones": frame(1, b"", final=False) + frame(0, b"", final=False) * 2000 + frame(0, b""),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_frames_hurt_nobody(shared: Hosted, name: str, caplog: pytest.LogCaptureFixture) -> None:
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    with mia.socket(id_) as good:
        good.until("sight")
        raw = connected(shared.address)
        handshake(raw, mia, f"/api/rooms/{id_}/socket")
        try:
            assert b"101" in raw.recv(4096)
            raw.sendall(BROKEN[name])
            raw.shutdown(socket.SHUT_WR)
            while raw.recv(65536):  # until the server has seen all of it, and hangs up
                pass
        except ConnectionError:
            pass
        finally:
            raw.close()
        good.send({"type": "look"})
        assert good.until("sight")["sight"]["you"] == 0
    assert mia.get("/health")["ok"] is True
    assert not faults(caplog)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "null",
        "[]",
        "7",
        '"x"',
        "{}",
        '{"type":"fly"}',
        '{"type":"play"}',
        '{"type":"play","move":null}',
        '{"type":"look","x":1}',
        '{"type":"take_back"}',
        '{"type":"play","move":"a","key":"\\u0000"}',
        '{"type":["play"]}',
        '{"type":"play","move":"\\ud800"}',
    ],
)
def test_messages_that_are_none(shared: Hosted, text: str) -> None:
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    with mia.socket(id_) as line:
        for message in (text, text.encode()):
            line.send(message)
            problem = line.until("error")
            assert problem["code"] in ("shape", "bad_text", "not_running")
            assert problem["message"]


@pytest.mark.parametrize(
    "changes",
    [
        {"Sec-WebSocket-Version": "12"},
        {"Sec-WebSocket-Key": "short"},
        {"Upgrade": "h2c"},
        {"Cookie": "sweetbox=" + "\xff" * 40},
        {"Host": ""},
    ],
    ids=str,
)
def test_broken_handshakes(shared: Hosted, changes: dict[str, str]) -> None:
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    raw = connected(shared.address)
    handshake(raw, mia, f"/api/rooms/{id_}/socket", **changes)
    answer = raw.recv(4096)
    raw.close()
    assert not answer.startswith(b"HTTP/1.1 5")
    assert mia.get("/health")["ok"] is True


@pytest.mark.parametrize("since", ["-1", "x", "1e5", "9" * 30, "٣", "%00"])
def test_a_socket_since_nonsense(shared: Hosted, since: str) -> None:
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    raw = connected(shared.address)
    handshake(raw, mia, f"/api/rooms/{id_}/socket?since={since.replace('٣', '%D9%A3')}")
    answer = raw.recv(4096)
    raw.close()
    assert b" 101 " in answer or b" 4" in answer
