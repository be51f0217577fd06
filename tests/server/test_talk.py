"""Talk: who may say what, who hears it, how much is too much, and that it is deleted with the room and with the person."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any, get_args

import pytest

from server.clocks import GivenClock
from server.hosting import Guest, Hosted, hosted
from sweetbox.server import phrases, schema, talk
from sweetbox.server.problem import RefusedError
from sweetbox.server.settings import Limits
from sweetbox.words.book import page_book

GAME = "biscuit_pockets"
WEB = Path(__file__).parents[2] / "web"
PLAIN = {name: getattr(Limits(), name) for name in ("talk_a_minute", "watchers_talk_a_minute")}
SECRET = ("card", "Karte", "hand", "Hand", "I have", "ich habe", "Ich habe", "play the", "number", "Zahl")


def table(server: Hosted, *names: str, **room: Any) -> tuple[str, list[Guest]]:
    """A room in which these people sit."""
    people = [server.guest(name) for name in names]
    id_ = people[0].post("/api/rooms", {"game": GAME, "seats": len(names), **room})["room"]
    for seat, person in enumerate(people[1:], 1):
        person.put(f"/api/rooms/{id_}/seats/{seat}", {"kind": "me"})
    return str(id_), people


def say(guest: Guest, room: str, what: str, query: str = "") -> Any:
    return guest.post(f"/api/rooms/{room}/talk{query}", {"what": what})


def rows(server: Hosted) -> list[Any]:
    return list(server.run(server.house.store.rows(schema.talk.select())))


def test_what_can_be_said_has_words_in_every_language_and_carries_no_secret() -> None:
    topics = [get_args(topic) for topic in (phrases.Greeting, phrases.Courtesy, phrases.Praise, phrases.Waiting, phrases.Ending)]
    assert [phrase for topic in topics for phrase in topic] == list(phrases.PHRASES)
    assert (len(phrases.PHRASES), len(phrases.SIGNS), len(phrases.KNOWN)) == (39, 12, 51)
    page = (WEB / "src" / "lib" / "talk.svelte.ts").read_text(encoding="utf-8")
    assert [what for what in phrases.KNOWN if f"'{what}'" not in page] == [], "the page offers all of them"
    for language in ("en", "de"):
        book = page_book(language)
        said = {key: line for key, _, line in (part.partition(" = ") for part in book.text.splitlines())}
        for prefix, known in (("talk-say_", phrases.PHRASES), ("talk-sign_", phrases.SIGNS)):
            assert {key.removeprefix(prefix) for key in said if key.startswith(prefix)} == set(known)
        for phrase in phrases.PHRASES:
            words = said[f"talk-say_{phrase}"]
            assert not any(secret in words for secret in SECRET), words
            assert not any(letter.isdigit() for letter in words), words


def test_seats_and_watchers_talk_and_everybody_in_the_room_hears_it(server: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "KEPT", 14)
    id_, (mia, bo) = table(server, "Mia", "Bo")
    zoe, stranger = server.guest("Zoe"), server.guest()
    with mia.socket(id_) as own, zoe.socket(id_) as watching, stranger.socket(id_, sentences=False) as looking:
        for line in (own, watching, looking):
            line.until("sight", "stands")
        answer = say(bo, id_, "hello")
        assert (answer["seat"], answer["name"], answer["what"]) == (1, "Bo", "hello")
        assert say(zoe, id_, "heart")["seat"] is None
        for line in (own, watching, looking):
            heard = [line.until("talk")["lines"] for _ in range(2)]
            assert [[each["what"] for each in lines] for lines in heard] == [["hello"], ["heart"]]
            assert heard[1][0]["name"] == "Zoe"
        ids = {watcher.person.id for watcher in server.house.rooms[id_].watchers if watcher.person is not None}
        told = "".join(own.raw + watching.raw)
        assert len(ids) == 2
        assert not any(person in told for person in ids), "an id is nobody else's business"
    assert stranger.refused("POST", f"/api/rooms/{id_}/talk", {"what": "hello"}) == (401, "no_identity")
    assert bo.refused("POST", f"/api/rooms/{id_}/talk", {"what": "I have a plum"}) == (400, "shape")
    assert bo.refused("POST", f"/api/rooms/{id_}/talk", {"what": "hello", "to": 1}) == (400, "shape")
    before = mia.get(f"/api/rooms/{id_}")["number"]
    # One person has one mark, in every room; another has another.
    other, _ = table(server, "Cy", "Di")
    marks = [say(person, room, "thanks")["who"] for person in (bo, zoe) for room in (id_, other)]
    assert marks[0] == marks[1] != marks[2] == marks[3]
    monkeypatch.setattr(talk.Talk.lines, "__defaults__", (talk.KEPT,))
    # People who arrive or come back get the last dozen lines; over HTTP, everything that is kept. It is not an event.
    for _ in range(talk.KEPT):
        say(bo, id_, "tea")
    with stranger.socket(id_) as line:
        heard = line.until("talk")
        assert (len(heard["lines"]), heard["past"]) == (talk.TOLD, True)
    assert len(stranger.get(f"/api/rooms/{id_}/talk")) == talk.KEPT
    assert mia.get(f"/api/rooms/{id_}")["number"] == before
    assert "tea" not in json.dumps(mia.events(id_))
    # A newer server may know more phrases: those that nobody here knows are left out.
    server.run(server.house.store.transact(lambda connection: connection.execute(schema.talk.update().values(what="of_later"))))
    assert stranger.get(f"/api/rooms/{id_}/talk") == []
    # It is deleted with the room, and its numbers start again if the room comes back.
    server.admin("close", room=id_)
    assert [row["room"] for row in rows(server)] == [other] * 2
    assert bo.refused("POST", f"/api/rooms/{id_}/talk", {"what": "hello"}) == (409, "room_closed")
    server.admin("unarchive", room=id_)
    with mia.socket(id_) as line:
        line.until("sight")
        assert say(bo, id_, "back")["number"] == 1
        assert line.until("talk")["lines"][0]["what"] == "back"
    # And with the person, who may have said it as a spectator.
    person = next(row["id"] for row in server.admin("people", name="Zoe")["rows"])
    assert [line["what"] for line in server.admin("export", person=person)["talk"]] == ["of_later"]
    server.admin("erase", person=person)
    assert person not in json.dumps(rows(server))


def test_a_room_without_spectators_hears_only_its_own(shared: Hosted) -> None:
    id_, (mia, bo) = table(shared, "Mia", "Bo", spectators=False)
    zoe = shared.guest("Zoe")
    assert zoe.refused("POST", f"/api/rooms/{id_}/talk", {"what": "hello"}) == (403, "not_seated")
    assert zoe.refused("GET", f"/api/rooms/{id_}/talk") == (403, "not_seated")
    with zoe.socket(id_) as outside, mia.socket(id_) as inside:
        outside.until("sight")
        inside.until("sight")
        say(bo, id_, "hello")
        assert inside.until("talk")["lines"][0]["name"] == "Bo"
        outside.send({"type": "ping"})
        outside.until("pong")
        assert not any('"talk"' in text for text in outside.raw)
    with zoe.socket(id_) as outside:
        outside.until("sight")
        outside.send({"type": "ping"})
        outside.until("pong")
        assert not any('"talk"' in text for text in outside.raw)
    lesson = mia.post("/api/rooms/practice", {"game": GAME})["room"]
    assert mia.refused("POST", f"/api/rooms/{lesson}/talk", {"what": "hello"}) == (409, "practice")


def test_a_few_at_once_then_one_every_few_seconds(sqlite: str) -> None:
    """By one person in each room; by a crowd of onlookers together; from one address, however many names it has."""
    clock = GivenClock()
    with hosted(sqlite, clock, **PLAIN) as server:
        id_, (mia, bo) = table(server, "Mia", "Bo")
        second, third = (mia.post("/api/rooms", {"game": GAME})["room"] for _ in range(2))

        def said(guest: Guest, room: str, tries: int) -> int:
            """How many of these tries get through."""
            answers = [guest.ask("POST", f"/api/rooms/{room}/talk", {"what": "hello"}) for _ in range(tries)]
            refused = [answer.json()["code"] for answer in answers if not answer.is_success]
            assert set(refused) <= {"too_much_talk"}
            return tries - len(refused)

        assert [said(mia, room, 6) for room in (id_, second, third)] == [4, 4, 4], "in three rooms at once"
        clock.leap(10_000)
        assert said(mia, id_, 1) == 0, "a wall clock that is set brings nothing"
        clock.forward(5)
        assert said(mia, id_, 3) == 1
        clock.forward(600)
        crowd = [server.guest(f"P{number}", where=f"127.0.0.{10 + number}") for number in range(8)]
        assert sum(said(each, id_, 4) for each in crowd) == 10
        assert said(bo, id_, 4) == 4, "the table can still be heard"
        clock.forward(600)
        names = [server.guest(f"N{number}", where="127.0.0.9") for number in range(8)]
        rooms = [each.post("/api/rooms", {"game": GAME})["room"] for each in names]
        assert sum(said(each, room, 4) for each, room in zip(names, rooms, strict=True)) == 20


def test_two_servers_on_one_store_number_what_is_said_once(database: str) -> None:
    with hosted(database) as one, hosted(database) as other:
        id_, (mia, bo) = table(one, "Mia", "Bo")
        there = Guest(other.address)
        there.http.cookies = bo.http.cookies
        with there, mia.socket(id_) as line:
            line.until("sight")
            numbers = [say(guest, id_, what)["number"] for guest, what in ((mia, "hello"), (there, "thanks"), (mia, "go_on"))]
            assert numbers == [1, 2, 3]
            heard: list[str] = []
            while len(heard) < 3:  # what the other process has stored is sent with the next line, or sooner on PostgreSQL
                heard += [each["what"] for each in line.until("talk")["lines"]]
            assert heard == ["hello", "thanks", "go_on"]


def test_a_line_that_is_said_while_somebody_connects_is_told_once(shared: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    id_, (mia, bo) = table(shared, "Mia", "Bo")
    say(bo, id_, "welcome")
    read, said = shared.house.talk.lines, threading.Event()

    async def late(*given: Any) -> Any:
        while not said.is_set():
            await asyncio.sleep(0.01)
        return await read(*given)

    monkeypatch.setattr(shared.house.talk, "lines", late)
    with mia.socket(id_) as line:
        line.until("sight")
        say(bo, id_, "hello")
        said.set()
        past, *_ = heard = [line.until("talk")]
        say(bo, id_, "thanks")
        while heard[-1]["lines"][-1]["what"] != "thanks":
            heard.append(line.until("talk"))
        assert past["past"]
        assert [each["what"] for talk in heard for each in talk["lines"]] == ["welcome", "hello", "thanks"]


def test_a_store_that_is_away_costs_what_was_said_and_no_connection(shared: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    id_, (mia, _) = table(shared, "Mia", "Bo")
    say(mia, id_, "hello")

    async def lost(*_: Any) -> Any:
        raise RefusedError("store")

    monkeypatch.setattr(shared.house.talk, "lines", lost)
    with mia.socket(id_) as line:
        line.until("sight")
        line.send({"type": "ping"})
        line.until("pong")
        assert not any('"talk"' in text for text in line.raw)
