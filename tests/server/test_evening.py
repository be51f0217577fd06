"""The people in a room over an evening: who watches, who is sent away, who gets in by a new link, and the score of it all."""

import json
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from sqlalchemy import event, select

from server.clocks import GivenClock
from server.hosting import Guest, Hosted, Line, hosted
from server.test_presence import again, closed
from server.test_rooms import play_to_the_end, two_people
from sweetbox.kernel.registry import all_games
from sweetbox.server import schema
from sweetbox.server.evening import evening
from sweetbox.server.identity import Person, is_id
from sweetbox.server.sent_away import AWAY
from sweetbox.server.store import MatchRow

SHORT = {"idle_rounds": 2}


def line(guest: Guest, room: str, **query: str) -> Line:
    return guest.socket(room, more=query)


def scores(guest: Guest, room: str) -> tuple[int, dict[str, tuple[Any, ...]]]:
    told = guest.get(f"/api/rooms/{room}/evening")
    return told["matches"], {each["name"]: (each["bot"], each["played"], each["won"], each["you"]) for each in told["lines"]}


def test_an_evening_in_one_room(sqlite: str) -> None:
    """Two matches of one game, a spectator who sits down in the next one, another game; and the same after a restart."""
    with hosted(sqlite) as server:
        mia, bo, id_ = two_people(server, options=SHORT)
        room = f"/api/rooms/{id_}"
        assert scores(mia, id_) == (0, {})
        mia.post(f"{room}/start")
        cy = server.guest("Cy")
        waits = cy.put(f"{room}/queue", {"wait": True})
        assert (waits["queue"], waits["waits"], waits["you"]) == (["Cy"], 0, None)
        assert cy.get("/api/rooms?mine=true")[0]["id"] == id_, "the room is one of Cy's now"
        over = play_to_the_end(server, id_, {0: mia, 1: bo})
        ranks: Any = over["match"]
        count, told = scores(bo, id_)
        assert count == 1
        assert told == {name: (None, 1, int(ranks["ranks"][seat] == 1), name == "Bo") for seat, name in enumerate(("Mia", "Bo"))}
        points = {each["name"]: each["points"] for each in bo.get(f"{room}/evening")["lines"]}
        assert points == dict(zip(("Mia", "Bo"), ranks["points"], strict=True))
        # One more seat, which Cy gets. The last match is put away, but can still be looked at.
        laid = mia.ask("PATCH", room, {"seats": 3}).json()
        assert ([seat["name"] for seat in laid["seats"]], laid["queue"]) == (["Mia", "Bo", "Cy"], [])
        assert (laid["state"], laid["match"], laid["again"]) == ("waiting", None, True)
        assert mia.get(f"/api/matches/{ranks['id']}")["ended"]
        # Everybody says yes.
        for guest in (cy, bo):
            assert guest.post(f"{room}/agree", {"yes": True})["state"] == "waiting"
        assert mia.post(f"{room}/agree", {"yes": True})["state"] == "playing"
        play_to_the_end(server, id_, {0: mia, 1: bo, 2: cy})
        assert scores(cy, id_)[0] == 2
        # Another game in the same room, and no more spectators: both change together.
        other = next(name for name in all_games() if name != over["game"])
        changed = mia.ask("PATCH", room, {"game": other, "spectators": False}).json()
        assert (changed["game"], changed["spectators"], changed["room"]) == (other, False, id_)
        assert mia.refused("PATCH", room, {"game": "nonsense"}) == (404, "unknown_name")
        assert mia.refused("PATCH", room, {"seats": 99}) == (400, "option")
        assert mia.get("/api/rooms?mine=true")[0]["game"] == other
        count, told = scores(mia, id_)
        assert (count, told["Mia"][1], told["Cy"][1]) == (2, 2, 1)
        assert scores(server.guest("Zoe"), id_) == (0, {}), "a room without spectators keeps its matches to those who played"
        assert scores(cy, id_)[0] == 1, "and each sees the matches that they played"
        started = mia.post(f"{room}/start")
        assert (started["game"], started["state"]) == (other, "playing")
        with line(bo, id_, since="0") as heard:
            assert heard.until("sight")["sight"]["match"]["id"] == started["match"]["id"]
    with hosted(sqlite) as server:
        assert scores(again(server, mia), id_) == (count, told)
        assert again(server, bo).get(room)["match"]["id"] == started["match"]["id"]
        # Everybody leaves; the room grows old, and comes back.
        for seat, guest in enumerate((mia, bo, cy)):
            again(server, guest).put(f"{room}/seats/{seat}", {"kind": "open"})
        server.run(server.house.store.archive(id_, 1, 0))
        server.house.rooms.clear()
        assert again(server, mia).get(room)["archived"] is False
        assert scores(again(server, mia), id_)[0] == count


def row(game: str, names: list[str], people: list[str], points: list[int], ranks: list[int]) -> MatchRow:
    bots = ["" if person else "random" for person in people]
    return MatchRow("m", "r", 1, 2, names, people, {"points": points, "ranks": ranks}, game, bots, False)


def test_the_score_of_an_evening() -> None:
    mia = Person("m", "Mia")
    rows = [
        row("one", ["Mia", "Bo", "Waffle"], ["m", "b", ""], [5, 3, 5], [1, 3, 1]),
        row("one", ["Maja", "Waffle"], ["m", ""], [2, 1], [1, 2]),
        row("one", ["Mia", "Bo"], ["n", "b"], [1, 4], [2, 1]),
    ]
    told = evening([*rows, MatchRow("m", "r", 1, None, [], [], None, "one", [], False)], mia)
    assert told.matches == 3, "what runs is not told"
    lines = [(each.name, each.bot, each.you, each.played, each.won, each.points) for each in told.lines]
    assert lines == [
        ("Maja", None, True, 2, 2, 7),  # as she is called now
        ("Bo", None, False, 2, 1, 7),
        ("Waffle", "random", False, 2, 1, 6),  # a shared win counts as a win
        ("Mia", None, False, 1, 0, 1),  # somebody else
    ]
    assert [each.points for each in evening([rows[0], row("two", ["Bo"], ["b"], [9], [1])], None).lines] == [None] * 3
    assert [each.points for each in evening([row("one", ["Bo", "Cy"], ["b", "c"], [3, 9], [1, 2])], None).lines] == [None] * 2
    alike = evening([row("one", ["Bo", "Cy"], ["b", "c"], [1, 1], [1, 1]), row("one", ["Bo"], ["d"], [1], [1])], None)
    assert sorted(each.name for each in alike.lines) == ["Bo", "Bo (2)", "Cy"]
    shared = evening([row("one", ["Mia", "Ben", "Cy"], ["m", "m", "c"], [5, 3, 1], [1, 2, 3])] * 2, mia)
    assert [(each.name, each.you, each.won) for each in shared.lines] == [("Mia", False, 2), ("Ben", False, 0), ("Cy", False, 0)]


def test_who_is_sent_away_is_told_and_looks_on_for_a_minute(sqlite: str) -> None:
    clock = GivenClock()
    with hosted(sqlite, clock) as server:
        mia, bo, id_ = two_people(server)
        room, me = f"/api/rooms/{id_}", {"kind": "me"}
        with line(bo, id_) as heard, line(bo, id_, language="de") as german, line(mia, id_) as host:
            bo.put(f"{room}/seats/1", {"kind": "open"})
            bo.put(f"{room}/seats/1", me)  # people who stood up themselves may sit down again at once
            mia.put(f"{room}/seats/1", {"kind": "open"})
            told = heard.until("error")
            assert (told["code"], told["message"].split()[0]) == ("sent_away", "Mia")
            assert german.until("error")["message"].startswith("Mia hat deinen Platz freigemacht.")
            for method, path, body in (("PUT", "seats/1", me), ("PUT", "queue", {"wait": True})):
                assert bo.refused(method, f"{room}/{path}", body) == (409, "sent_away")
            assert bo.get(room)["you"] is None, "but Bo may look on"
            clock.leap(24 * 3600)
            clock.forward(AWAY - 1)
            assert bo.refused("PUT", f"{room}/seats/1", me) == (409, "sent_away"), "it is not the wall clock that counts"
            clock.forward(1)
            assert bo.put(f"{room}/seats/1", me)["you"] == 1
            assert not [text for text in host.raw if '"error"' in text], "nobody else is told"


def test_two_processes_on_one_store(sqlite: str) -> None:
    """What one has decided holds for the other."""
    with hosted(sqlite) as here, hosted(sqlite) as there:
        mia, bo, id_ = two_people(here)
        room = f"/api/rooms/{id_}"
        far = again(there, bo)
        with line(far, id_) as heard:
            heard.until("sight")
            mia.ask("PATCH", room, {"seats": 3})
            cy = there.guest("Cy")
            assert cy.put(f"{room}/queue", {"wait": True})["you"] == 2, "the seat of which this one had not heard"
            mia.put(f"{room}/seats/1", {"kind": "open"})
            assert there.guest("Dee").put(f"{room}/queue", {"wait": True})["you"] == 1
            assert heard.until("error")["code"] == "sent_away"
        assert far.refused("PUT", f"{room}/queue", {"wait": True}) == (409, "sent_away")
        key = mia.post(f"{room}/link")["key"]
        assert there.guest("Eve").refused("GET", room) == (404, "no_room")
        assert there.guest("Eve").get(f"{room}?key={key}")["room"] == id_


def test_a_renewed_link(sqlite: str, tmp_path: Path) -> None:
    with hosted(sqlite) as server:
        mia, bo, id_ = two_people(server)
        room, stranger, zoe = f"/api/rooms/{id_}", server.guest(), server.guest("Zoe")
        assert bo.refused("POST", f"{room}/link") == (403, "not_host")
        with line(stranger, id_) as old, line(bo, id_) as own:
            old.until("sight")
            key = mia.post(f"{room}/link")["key"]
            assert is_id(key)
            assert closed(old) == (4404, "no_room"), "whoever looked on by the old link has to go"
            assert own.until("event")["kind"] == "renewed"
        nowhere = "/api/rooms/" + "a" * 22
        for guest in (stranger, zoe):
            for path in ("", "/matches", "/evening", "/events", "/past/0", "?key=", "?key=nonsense"):
                answers = [guest.ask("GET", f"{where}{path}") for where in (room, nowhere)]
                assert answers[0].status_code == answers[1].status_code == 404
                assert answers[0].content == answers[1].content, "an old link is a room that does not exist"
            for method, path, body in (
                ("PUT", "seats/1", {"kind": "me"}),
                ("PUT", "queue", {"wait": True}),
                ("POST", "start", None),
            ):
                assert guest.refused(method, f"{room}/{path}", body) in ((404, "no_room"), (401, "no_identity"))
            for query in ({}, {"key": "nonsense"}):
                with line(guest, id_, **query) as refused:
                    assert closed(refused) == (4404, "no_room")
        assert zoe.get(f"{room}?key={key}")["keyed"] is True
        with line(stranger, id_, key=key) as welcome:
            assert welcome.until("sight")["sight"]["room"] == id_
            newer = mia.post(f"{room}/link")["key"]
            assert closed(welcome) == (4404, "no_room")
        assert zoe.refused("GET", f"{room}?key={key}") == (404, "no_room"), "only the newest is good"
        assert zoe.put(f"{room}/queue?key={newer}", {"wait": True})["waits"] == 0
        assert zoe.get(room)["waits"] == 0, "whoever belongs to the room needs nothing"
        # Listing the room in the lobby lets everybody in; the link stays the new one.
        assert mia.ask("PATCH", room, {"public": True}).json()["keyed"] is False
        assert stranger.get(room)["public"]
        assert mia.refused("POST", f"{room}/link") == (409, "public_link")
        with line(stranger, id_) as listed:
            listed.until("sight")
            mia.ask("PATCH", room, {"public": False})
            assert closed(listed) == (4404, "no_room")
        stored = json.dumps([str(row) for row in server.run(server.house.store.rows(select(schema.event.c.data)))])
        stored += str(server.run(server.house.store.rows(select(schema.room.c.key))))
        assert not any(secret in stored for secret in (key, newer)), "only hashes are kept"
        assert server.guest("Eve").refused("GET", room) == (404, "no_room")
    with hosted(sqlite) as server:
        eve = server.guest("Eve")
        assert eve.refused("GET", room) == (404, "no_room"), "also of a room that is not in memory"
        assert id_ not in server.house.rooms, "and it is not even read"
        assert eve.get(f"{room}?key={newer}")["room"] == id_
        assert again(server, bo).get(room)["you"] == 1


def test_a_renewed_link_shuts_out_whoever_has_no_place(sqlite: str) -> None:
    """People whom the host has sent away would keep coming in otherwise. Who sits or waits stays in, and so does the owner."""
    with hosted(sqlite) as server:
        mia, bo, id_ = two_people(server)
        room, zoe, cy = f"/api/rooms/{id_}", server.guest("Zoe"), server.guest("Cy")
        zoe.put(f"{room}/queue", {"wait": True})
        cy.put(f"{room}/queue", {"wait": True})
        cy.put(f"{room}/queue", {"wait": False})
        mia.post(f"{room}/start")
        match = mia.get(f"{room}/matches")[0]["id"]
        while (sight := mia.get(room))["state"] == "playing":
            for guest in (mia, bo):
                if legal := guest.get(room)["match"]["legal"]:
                    guest.ask("POST", f"{room}/moves", {"move": legal[0]["index"]})
        mia.put(f"{room}/seats/1", {"kind": "open"})
        assert sight["room"] == id_
        assert bo.get(room)["room"] == id_, "sent away, but the link still works"
        with line(bo, id_) as open_line, line(zoe, id_) as waiting:
            open_line.until("sight")
            waiting.until("sight")
            key = mia.post(f"{room}/link")["key"]
            assert closed(open_line) == (4404, "no_room")
            assert waiting.until("event")["kind"] == "renewed"

        def shut_out(guest: Guest) -> None:
            for path in ("", "/events", "/talk"):
                assert guest.refused("GET", f"{room}{path}") == (404, "no_room")
            assert guest.refused("PUT", f"{room}/seats/1", {"kind": "me"}) == (404, "no_room")
            with line(guest, id_) as refused:
                assert closed(refused) == (4404, "no_room")
            assert guest.get("/api/rooms?mine=true") == []

        for guest in (bo, cy):
            shut_out(guest)
        assert bo.get(f"/api/matches/{match}")["id"] == match, "what they have played is still theirs"
        assert [each["id"] for each in bo.get("/api/matches?mine=true")] == [match]
    with hosted(sqlite) as server:
        mia, bo, cy, zoe = (again(server, guest) for guest in (mia, bo, cy, zoe))
        shut_out(bo)
        assert zoe.get(room)["room"] == mia.get(room)["room"] == id_
        # With the new link they come back as anybody does.
        assert cy.put(f"{room}/queue?key={key}", {"wait": True})["room"] == id_
        assert cy.get(room)["room"] == id_
        assert [line["id"] for line in cy.get("/api/rooms?mine=true")] == [id_]


def test_an_old_link_costs_what_no_room_costs(shared: Hosted) -> None:
    mia, _, id_ = two_people(shared)
    mia.post(f"/api/rooms/{id_}/link")
    eve, asked = shared.guest("Eve"), []
    engine = shared.house.store.engine.sync_engine

    def note(connection: object, cursor: object, statement: str, *_: object) -> None:
        if "FROM room" in statement:
            asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    questions = []
    for id_asked in (id_, "a" * 22):
        asked.clear()
        assert eve.refused("GET", f"/api/rooms/{id_asked}?key=nonsense") == (404, "no_room")
        questions.append(list(asked))
    event.remove(engine, "before_cursor_execute", note)
    assert questions[0] == questions[1]
    assert len(questions[0]) == 1


def test_who_looks_on_is_a_number_and_by_name_who_wishes(sqlite: str) -> None:
    with hosted(sqlite, watchers=100, sockets=(10, 200), strangers=100) as server, ExitStack() as open_lines:
        mia, _, id_ = two_people(server)
        host = open_lines.enter_context(line(mia, id_))

        def wait_for(count: int, names: list[str]) -> None:
            while (told := host.until("presence"))["spectators"] != count or told["names"] != names:
                pass

        zoe, other, shy = server.guest("Zoe"), server.guest("Zoë"), server.guest("Shy")
        for guest in (zoe, zoe):
            first = open_lines.enter_context(line(guest, id_, named="true"))
        wait_for(1, ["Zoe"])  # a person with two windows is one person
        with line(other, id_, named="true"):
            wait_for(2, ["Zoe", "Zoë (2)"])
            open_lines.enter_context(line(shy, id_))
            wait_for(3, ["Zoe", "Zoë (2)"])
        wait_for(2, ["Zoe"])
        zoe.put(f"/api/rooms/{id_}/queue", {"wait": True})
        zoe.ask("DELETE", f"/api/rooms/{id_}/mine")
        assert zoe.get(f"/api/rooms/{id_}")["queue"] == [], "who gives the room up waits no more"
        zoe.put(f"/api/rooms/{id_}/queue", {"wait": True})
        stranger = server.guest()
        for number in range(60):
            guest = server.guest(f"Guest {number}") if number < 6 else stranger
            open_lines.enter_context(line(guest, id_, named="true"))
        wait_for(62, ["Zoe", *(f"Guest {number}" for number in range(4))])
        assert first.until("presence")["names"] is not None


def test_a_person_in_three_rooms_at_once(shared: Hosted) -> None:
    bo = shared.guest("Bo")
    rooms = []
    for _ in range(3):
        mia, *_, id_ = two_people(shared)
        bo.put(f"/api/rooms/{id_}/queue", {"wait": True})
        mia.ask("PATCH", f"/api/rooms/{id_}", {"seats": 3})
        rooms.append(id_)
        assert bo.get(f"/api/rooms/{id_}")["seats"][2]["name"] == "Bo (2)"
    assert {each["id"] for each in bo.get("/api/rooms?mine=true")} == set(rooms)
    bo.put("/api/identity", {"name": "Bob"})
    assert [bo.get(f"/api/rooms/{id_}")["seats"][2]["name"] for id_ in rooms] == ["Bob"] * 3
