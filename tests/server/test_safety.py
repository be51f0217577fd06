"""Safety: cookies, origins, headers, limits, links, logs, and that nothing users send becomes part of a page."""

import asyncio
import logging
import secrets
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.clocks import GivenClock
from server.hosting import Guest, Hosted, hosted
from server.raw import connected, handshake
from sweetbox.server import api
from sweetbox.server.address import is_loopback
from sweetbox.server.house import House
from sweetbox.server.identity import COOKIE, ID_LENGTH, Person, clean_name, is_id, new_id, token_hash
from sweetbox.server.language import accepted
from sweetbox.server.middleware import HEADERS
from sweetbox.server.people import People
from sweetbox.server.settings import Settings
from sweetbox.server.store import Store

GAME = "biscuit_pockets"


def cookie_of(guest: Guest, **headers: str) -> str:
    return guest.http.put("/api/identity", json={"name": "Mia"}, headers=headers).headers["set-cookie"]


def test_the_cookie_is_for_this_site_and_for_no_script(shared: Hosted) -> None:
    cookie = cookie_of(shared.guest())
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    assert "Secure" in cookie_of(shared.guest(), **{"X-Forwarded-Proto": "https"}), "under https only over https"


def test_only_the_hash_of_a_token_is_stored(sqlite: str, tmp_path: Path) -> None:
    with hosted(sqlite) as server:
        token = server.guest("Mia").http.cookies[COOKIE]
        assert len(token) >= 43, "256 random bits"
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert token_hash(token).encode() in stored
    assert token.encode() not in stored


def test_an_unknown_or_broken_cookie_is_nobody(shared: Hosted) -> None:
    for value in ("x", "a" * 43, "%00", "é", "a" * 5000):
        with Guest(shared.address) as guest:
            guest.http.headers["cookie"] = f"{COOKIE}={value}".encode().decode("latin-1")
            assert guest.get("/api/identity") == {"name": None, "language": None}
            assert guest.refused("GET", "/api/rooms?mine=true") == (401, "no_identity")


def test_a_forgotten_token_is_worth_nothing(server: Hosted) -> None:
    """Not only does this browser forget it: anybody else who has it, or a socket opened with it, is a stranger from then on."""
    mia = server.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    thief = server.guest()
    thief.http.cookies.set(COOKIE, mia.http.cookies[COOKIE])
    with thief.socket(id_) as line:
        assert line.until("sight")["sight"]["you"] == 0
        answer = mia.http.delete("/api/identity")
        assert (answer.status_code, COOKIE in mia.http.cookies) == (200, False)
        with pytest.raises(ConnectionClosed) as end:
            line.until("never")
        assert (end.value.rcvd.code, end.value.rcvd.reason) == (4401, "no_identity")  # type: ignore[union-attr]
    assert thief.get("/api/identity") == {"name": None, "language": None}
    assert thief.refused("GET", "/api/rooms?mine=true") == (401, "no_identity")
    assert thief.get(f"/api/rooms/{id_}")["seats"][0]["name"] == "Mia", "who sat where stays"
    assert mia.http.delete("/api/identity").status_code == 200, "a stranger has nothing to forget"
    mia.put("/api/identity", {"name": "Mia"})
    assert mia.get(f"/api/rooms/{id_}")["you"] is None, "she is somebody else now"


def test_a_token_that_ends_while_it_is_looked_up_is_not_remembered(sqlite: str) -> None:
    async def work() -> None:
        house = House(Settings(database=sqlite), Store(sqlite))
        await house.start()
        people, look_up = People(house), house.store.person
        person, token = await people.greet({}, "-", "Mia", None)
        people.forget(person.id)
        found, ended = asyncio.Event(), asyncio.Event()

        async def slow(hashed: str) -> Person | None:
            answer = await look_up(hashed)
            found.set()
            await ended.wait()
            return answer

        house.store.person = slow  # type: ignore[method-assign]
        finding = asyncio.create_task(people.find({COOKIE: token or ""}))
        await found.wait()
        await people.end(person)
        ended.set()
        await finding
        again = await people.find({COOKIE: token or ""})
        await house.stop()
        assert again is None

    asyncio.run(work())


ORIGINS = [
    *("https://evil.example", "null", "http://127.0.0.1:1", "http://["),
    *("http://127.0.0.1.evil.example", "http://127.0.0.1@evil.example"),
]


@pytest.mark.parametrize("origin", ORIGINS)
def test_other_pages_may_neither_ask_nor_listen(shared: Hosted, origin: str) -> None:
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    answer = mia.http.post("/api/rooms", json={"game": GAME}, headers={"Origin": origin})
    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
    with pytest.raises(InvalidStatus) as refused, mia.socket(id_, Origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_pages_may(shared: Hosted, sqlite: str) -> None:
    mia = shared.guest("Mia")
    id_ = mia.http.post("/api/rooms", json={"game": GAME}, headers={"Origin": shared.address}).json()["room"]
    with mia.socket(id_, Origin=shared.address) as line:
        assert line.until("sight")["sight"]["you"] == 0
    with hosted(sqlite, origins=("https://club.example/",)) as server:
        bo = server.guest("Bo")
        assert bo.http.post("/api/rooms", json={"game": GAME}, headers={"Origin": "https://club.example"}).status_code == 201


def test_the_same_host_over_another_scheme_is_another_page(shared: Hosted, sqlite: str) -> None:
    """Somebody between a browser and its network could write the page that came over plain http. A proxy says what it was."""
    host = shared.address.removeprefix("http://")
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]

    def may(guest: Guest, origin: str, **more: str) -> bool:
        headers = {"Origin": origin, **more}
        answers = [guest.http.put("/api/identity", json={"name": "Mia"}, headers=headers).status_code == 200]
        if guest is mia:
            try:
                with guest.socket(id_, **headers) as line:
                    answers.append(bool(line.until("sight")))
            except InvalidStatus:
                answers.append(False)
        assert len(set(answers)) == 1
        return answers[0]

    behind = {"X-Forwarded-Proto": "https"}
    assert [may(mia, f"{scheme}://{host}") for scheme in ("http", "https", "ws")] == [True, False, False]
    assert [may(mia, f"{scheme}://{host}", **behind) for scheme in ("http", "https")] == [False, True]
    stranger = shared.guest(where="127.0.0.2")
    assert [may(stranger, f"{scheme}://{host}", **behind) for scheme in ("http", "https")] == [True, False], "it is no proxy"
    with hosted(sqlite, url="https://club.example") as server:  # the proxy does not say it, but the host did
        assert may(server.guest(), "https://club.example", Host="club.example")


HOSTS = {
    "127.0.0.1:8365": True,
    "localhost": True,
    "LOCALHOST:9000": True,  # through a tunnel
    "[::1]:8365": True,
    "192.168.1.7:8365": True,  # the system passes it on: nobody can make an address in numbers lead elsewhere
    "club.example": True,
    "Club.Example:443": True,
    "friends.example": True,
    "evil.example": False,
    "evil.example:8365": False,
    "localhost.evil.example": False,
    "127.0.0.1.evil.example": False,
    "club.example.evil.example": False,
    "[": False,
    "": False,
}


def test_a_server_for_this_computer_answers_to_no_other_name(sqlite: str) -> None:
    """A page from elsewhere could make its own name lead to 127.0.0.1, and would then be one of ours to every browser."""
    with hosted(sqlite, local=True, url="https://club.example", origins=("https://friends.example",)) as server:
        mia = server.guest("Mia")
        answers = {host: mia.http.get("/api/games", headers={"Host": host}) for host in HOSTS}
        assert {host: answer.status_code for host, answer in answers.items()} == {
            host: 200 if named else 421 for host, named in HOSTS.items()
        }
        refusal = answers["evil.example"]
        assert refusal.json()["code"] == "misdirected"
        assert "--url" in refusal.json()["message"]
        assert "evil" not in refusal.text
        with connected(server.address) as raw:  # a monitor
            raw.sendall(b"GET /health HTTP/1.0\r\n\r\n")
            assert raw.recv(65536).startswith(b"HTTP/1.1 200")
        assert mia.http.get("/health", headers={"Host": "monitor.example"}).status_code == 200
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        assert mia.http.put("/api/identity", json={"name": "Mia"}, headers=evil).status_code == 421
        # What a proxy passes on, a page can send, too.
        forwarded = {"X-Forwarded-For": "203.0.113.7", "X-Forwarded-Proto": "https", "X-Forwarded-Host": "club.example"}
        assert mia.http.get("/", headers={**evil, **forwarded}).status_code == 421
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        for headers, status in ((evil, 403), ({"Host": "club.example", "Origin": "https://club.example", **forwarded}, 101)):
            with connected(server.address) as raw:
                handshake(raw, mia, f"/api/rooms/{id_}/socket", **headers)
                assert raw.recv(65536).startswith(b"HTTP/1.1 %d" % status)


def test_a_server_for_the_network_answers_to_any_name(shared: Hosted) -> None:
    for host in HOSTS:
        assert shared.guest().http.get("/api/games", headers={"Host": host}).status_code == 200


def test_a_request_has_one_host(shared: Hosted) -> None:
    with connected(shared.address) as raw:
        raw.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n")
        assert raw.recv(65536).startswith(b"HTTP/1.1 400")


@pytest.mark.parametrize(
    ("host", "only_here"),
    [("127.0.0.1", True), ("::1", True), ("localhost", True), ("0.0.0.0", False), ("::", False), ("club.example", False)],
)
def test_where_it_listens_says_who_can_reach_it(host: str, only_here: bool) -> None:
    assert is_loopback(host) == only_here


@pytest.mark.parametrize(
    "path", ["/", "/health", "/api/games", "/api/rooms/nowhere", "/nothing", "/schema", "/schema/openapi.json", "/plain.css"]
)
def test_every_answer_has_the_headers(shared: Hosted, path: str) -> None:
    answer = shared.guest().http.get(path)
    for name, value in HEADERS.items():
        assert answer.headers[name] == value
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "server" not in answer.headers
    assert ("no-store" in answer.headers.get("cache-control", "")) == path.startswith("/api")
    secure = shared.guest().http.get(path, headers={"X-Forwarded-Proto": "https"})
    assert "strict-transport-security" in secure.headers
    assert "strict-transport-security" not in answer.headers


def test_head_is_get_without_a_body(shared: Hosted) -> None:
    guest = shared.guest()
    for path in ("/", "/health", "/nothing"):
        head, get = guest.http.head(path), guest.http.get(path)
        assert (head.status_code, head.headers["content-type"]) == (get.status_code, get.headers["content-type"])
        assert head.content == b""


def test_there_is_one_shape_of_error(shared: Hosted) -> None:
    mia, stranger = shared.guest("Mia"), shared.guest()
    nowhere = new_id()
    assert stranger.refused("GET", "/nothing") == (404, "not_found")
    assert stranger.refused("DELETE", "/api/games") == (405, "method")
    assert stranger.refused("POST", "/api/rooms", {"game": GAME}) == (401, "no_identity")
    assert stranger.refused("GET", f"/api/rooms/{nowhere}") == (404, "no_room")
    assert stranger.refused("GET", f"/api/matches/{nowhere}") == (404, "no_match")
    assert mia.refused("POST", "/api/rooms", {"game": 5}) == (400, "shape")
    assert mia.refused("POST", "/api/rooms", {"game": GAME, "surprise": 1}) == (400, "shape")
    assert mia.refused("GET", "/api/rooms?game=nothing") == (404, "unknown_name")
    broken = mia.http.post("/api/rooms", content=b"{", headers={"content-type": "application/json"})
    assert (broken.status_code, broken.json()["code"]) == (400, "shape")
    german = stranger.http.get("/nothing", headers={"Accept-Language": "de"}).json()
    assert german["message"] == "Unter dieser Adresse gibt es nichts."


def test_a_fault_of_our_own_tells_nothing(
    shared: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise KeyError("the seed is 1234")

    monkeypatch.setattr(api, "encoded_rules", fail)
    answer = shared.guest().http.get(f"/api/games/{GAME}/rules")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "1234" not in answer.text
    assert "KeyError" in caplog.text
    assert "1234" not in caplog.text


# ---- Limits ----


def test_too_big_a_body_or_message(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    assert mia.refused("PUT", "/api/identity", {"name": "x" * 20_000}) == (413, "too_big")
    chunks = mia.http.put("/api/identity", content=iter([b"x" * 9000] * 9), headers={"content-type": "application/json"})
    assert chunks.status_code == 413
    with mia.socket(id_) as line:
        line.until("sight")
        line.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            line.until("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    assert mia.get(f"/api/rooms/{id_}")["number"] == 1


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\u0000b", "\u202eabc", "a\ud7ff\u2066b", "\x1b[31m"])
def test_names_that_are_refused(shared: Hosted, name: str) -> None:
    assert shared.guest().refused("PUT", "/api/identity", {"name": name}) == (400, "name")


@pytest.mark.parametrize("name", ["Mia", "Ångström-Łukasz", "李小龙", "x" * 24, "🍬 Bo", "<b>x</b>", "محمد"])
def test_names_that_are_kept_as_they_are(shared: Hosted, name: str) -> None:
    assert shared.guest().put("/api/identity", {"name": name})["name"] == name
    assert clean_name(f"  {name}\n") == name


def test_nothing_from_users_becomes_a_page(shared: Hosted) -> None:
    evil = "<script>x</script>"
    mia = shared.guest(evil)
    id_ = mia.post("/api/rooms", {"game": GAME, "public": True})["room"]
    for path in ("/", f"/room/{id_}", f"/room/{evil}", "/schema"):
        page = mia.http.get(path)
        assert evil not in page.text
        assert page.headers["content-type"].startswith("text/html") or page.status_code == 404
    for path in (f"/api/rooms/{id_}", f"/api/rooms/{id_}/events", "/api/identity", f"/api/games/{evil}"):
        answer = mia.http.get(path)
        assert answer.headers["content-type"].startswith("application/json")
        assert answer.headers["x-content-type-options"] == "nosniff"


def test_one_identity_cannot_ask_too_much(sqlite: str) -> None:
    clock = GivenClock()
    with hosted(sqlite, clock, rate=5.0, households=1000.0) as server:
        mia, bo = server.guest("Mia"), server.guest("Bo")
        codes = [mia.http.get("/api/identity").status_code for _ in range(22)]
        assert codes == [200] * 20 + [429] * 2
        assert mia.http.get("/api/identity").headers["retry-after"] == "1"
        assert bo.http.get("/api/identity").status_code == 200, "another person is not held up by it"
        clock.forward(0.5)
        assert [mia.http.get("/api/identity").status_code for _ in range(3)] == [200, 200, 429]


def test_one_address_cannot_ask_too_much(sqlite: str) -> None:
    clock = GivenClock()
    with hosted(sqlite, clock, rate=5.0, households=2.0) as server:
        with server.guest() as guest:
            answers = [guest.http.get("/") for _ in range(42)]
            clock.forward(0.125)
            assert [guest.http.get("/").status_code for _ in range(2)] == [200, 429]
        assert [answer.status_code for answer in answers] == [200] * 40 + [429] * 2
        assert answers[-1].json()["code"] == "too_many"
        assert answers[-1].headers["x-content-type-options"] == "nosniff"


def test_a_socket_cannot_say_too_much(sqlite: str) -> None:
    clock = GivenClock()
    with hosted(sqlite, clock, rate=5.0, households=1000.0) as server:
        mia = server.guest("Mia")
        id_ = mia.post("/api/rooms", {"game": GAME})["room"]
        with mia.socket(id_) as line:
            line.until("sight")
            for _ in range(20):
                line.send({"type": "look"})
                assert line.until("sight", "error")["type"] == "sight"
            line.send({"type": "look"})
            assert line.until("error")["code"] == "too_many"
            line.send({"type": "play", "move": "flip a1", "key": "mine"})
            refused = line.until("error")
            assert (refused["code"], refused["key"]) == ("too_many", "mine"), "somebody who waits for an answer gets one"
            clock.forward(0.25)
            line.send({"type": "look"})
            assert line.until("sight", "error")["type"] == "sight"


# ---- Links ----


def test_a_link_cannot_be_guessed(shared: Hosted) -> None:
    ids = {new_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(is_id(each) and len(each) == ID_LENGTH for each in ids)
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    near = id_[:-2] + ("AA" if not id_.endswith("AA") else "BB")
    for guess in (near, id_.swapcase(), id_[:-1], id_ + "x", "*", "%", "_" * 22, "' OR 1=1 --", secrets.token_urlsafe(16)):
        assert mia.refused("GET", f"/api/rooms/{guess}")[0] == 404
    with mia.socket(near) as line, pytest.raises(ConnectionClosed) as closed:
        line.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_logs_hold_neither_links_nor_tokens_nor_seeds(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG), hosted(sqlite) as server:
        logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # the driver's own trace of every statement, off unless asked for
        mia = server.guest("Mia")
        sight = mia.post("/api/rooms/now", {"game": GAME})
        mia.ask("POST", f"/api/rooms/{sight['room']}/moves", {"move": "nonsense"})
        mia.ask("POST", f"/api/rooms/{sight['room']}/moves", {"move": [{"x": [1]}]})
        seed = server.house.rooms[sight["room"]].room.match.seed.hex()  # type: ignore[union-attr]
    for secret in (sight["room"], sight["match"]["id"], mia.http.cookies[COOKIE], token_hash(mia.http.cookies[COOKIE]), seed):
        own = [record.getMessage() for record in caplog.records if record.name.startswith(("sweetbox", "uvicorn", "litestar"))]
        assert not any(secret in line for line in own)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("de-CH,en;q=0.5", "de"),
        ("en;q=0.2,de;q=0.9", "de"),
        ("fr", "en"),
        ("de;q=0", "en"),
        (";;;,,q=x", "en"),
        ("de;q=nonsense", "en"),
    ],
)
def test_the_language_that_is_wanted_most(header: str | None, language: str) -> None:
    assert accepted(header) == language
