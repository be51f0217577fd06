"""One table, one device: several seats of one person, each with a name and secrets of its own."""

from typing import Any

import msgspec
import pytest

from conformance.repository import GAMES
from server.hosting import Guest, Hosted, hosted
from server.test_secrets import SEED, rigged
from server.twins import Twins, twins
from sweetbox.conformance.configurations import Configuration
from sweetbox.kernel import match as match_module
from sweetbox.kernel.registry import game as find_game
from sweetbox.server.events import Chair, Draft, Opened, Sat, from_text, to_text
from sweetbox.server.identity import Person
from sweetbox.server.problem import RefusedError
from sweetbox.server.room import Decision, Room
from sweetbox.server.room_view import RoomView, Viewer
from sweetbox.server.timing import UNTIMED

MIA, TOM = Person("m" * 22, "Mia"), Person("t" * 22, "Tom")
OPEN, HIDDEN = "biscuit_pockets", "sweets_stack"


def device(game: str, *others: str, seats: int = 0, remote: Person | None = None) -> Room:
    """Mia's room: she and these people play at her device, and perhaps somebody at another."""
    chairs = [Chair("person", person=MIA.id, name="Mia")]
    chairs += [Chair("person", person=MIA.id, name=name, shared=True) for name in others]
    chairs += [Chair("person", person=remote.id, name=remote.name)] if remote is not None else []
    chairs += [Chair()] * (seats - len(chairs))
    opened = Opened(game, MIA.id, chairs, {}, False, True, "00" * 32, "fair", UNTIMED)
    return Room("r" * 22).after(Decision([Draft(opened)]), 1)


def do(room: Room, decision: Decision) -> Room:
    return room.after(decision, room.at + 1) if decision.repeated is None else room


def names(room: Room) -> list[str]:
    return [chair.name for chair in room.chairs]


# ---- The room ----


def test_people_at_one_device_sit_leave_and_come_back_together() -> None:
    room = device(OPEN, "Ben", seats=4)
    room = do(room, room.sit(TOM, 3, ""))
    with pytest.raises(RefusedError) as refused:
        room.share(TOM, 1, "Eve")
    assert refused.value.code == "seat_taken"
    room = do(room, room.share(MIA, 2, "Cleo"))
    assert room.share(MIA, 2, "Cleo").repeated == room.number
    room = do(room, room.share(MIA, 2, "Kleo"))  # another name
    assert (names(room), room.seats_of(MIA), room.people) == (["Mia", "Ben", "Kleo", "Tom"], [0, 1, 2], {MIA.id, TOM.id})
    room = do(room, room.sit(MIA, 1, "lucky"))
    assert (room.chairs[1].name, room.chairs[1].shared, room.chairs[1].nonce) == ("Ben", True, "lucky")
    room = do(room, room.rename(Person(MIA.id, "Maria")))
    assert names(room) == ["Maria", "Ben", "Kleo", "Tom"], "nobody else's name changes with hers"
    room = do(room, room.start(MIA, "m" * 22, SEED))
    with pytest.raises(RefusedError) as refused:
        room.share(MIA, 3, "Eve")
    assert refused.value.code == "running"

    left = do(room, room.stand(MIA, 1))
    assert [chair.kind for chair in left.chairs] == ["bot", "bot", "bot", "person"]
    assert len(set(names(left))) == 4
    assert (left.host, left.owner) == (TOM.id, MIA.id), "the host goes with all their seats"
    back = do(left, left.sit(MIA, 2, ""))
    assert (names(back), back.host) == (["Mia", "Ben", "Kleo", "Tom"], MIA.id)
    assert [chair.shared for chair in back.chairs] == [False, True, True, False]
    alone = do(room, room.stand(TOM, 3))
    assert (alone.seats_of(MIA), alone.host) == ([0, 1, 2], MIA.id)
    erased = do(room, room.leave(MIA))
    assert not erased.seats_of(MIA)


def test_whose_seat_is_meant_must_be_said_where_there_are_several() -> None:
    room = device(OPEN, "Ben", remote=TOM)
    assert room.seat_meant(TOM, None) == 2
    assert room.seat_meant(TOM, 0) == 2, "one who has only one seat need not know of this"
    assert [room.seat_meant(MIA, seat) for seat in (0, 1)] == [0, 1]
    for person, seat, code in ((MIA, None, "which_seat"), (MIA, 2, "not_your_seat"), (Person("z", "Zoe"), 0, "not_seated")):
        with pytest.raises(RefusedError) as refused:
            room.seat_meant(person, seat)
        assert refused.value.code == code


def test_in_a_public_room_only_the_host_fills_seats_from_one_device() -> None:
    room = device(OPEN, seats=4)
    room = do(room, room.change(MIA, None, True, None, None))
    room = do(room, room.sit(TOM, 1, ""))
    with pytest.raises(RefusedError) as refused:
        room.share(TOM, 2, "Eve")
    assert refused.value.code == "not_host"
    room = do(room, room.share(MIA, 2, "Ben"))
    with pytest.raises(RefusedError) as refused:
        room.share(MIA, 1, "Eve")
    assert refused.value.code == "seat_taken"


def test_a_chair_that_nobody_shares_is_stored_without_a_word_of_it() -> None:
    stored = '{"type":"sat","chair":{"kind":"person","person":"x","name":"Mia"}}'
    read = from_text(stored)
    assert isinstance(read, Sat)
    assert not read.chair.shared
    assert to_text(read) == stored
    room = device(HIDDEN, "Ben", "Cleo")
    room = do(room, room.start(MIA, "m" * 22, SEED))
    again = Room.of(room.id, room.events[-1:])  # from the start of the match on
    assert again.seats_of(MIA) == [0, 1, 2]
    assert [chair.shared for chair in again.chairs] == [False, True, True]


# ---- What is sent ----


def sent_to(room: Room, seat: int | None) -> list[bytes]:
    view = RoomView(room, Viewer.of(room, MIA, "en", seat))
    return [msgspec.json.encode(view.sight({})), msgspec.json.encode(view.events(room.events[-1:], {}))]


@pytest.mark.parametrize("name", GAMES)
def test_a_device_is_told_nothing_of_the_other_seats_before_it_is_passed_on(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two matches that look the same to one seat, with every seat at one device: they look the same there, too, while the device
    shows that seat or none."""
    fewest, most = find_game(name).seats
    configuration = Configuration(name, max(fewest, min(3, most)))
    hides = find_game(name).rules.HIDES
    for viewer in (-1, configuration.seats - 1):
        made: Twins = twins(configuration, viewer, 3, limit=5)
        seat = None if viewer < 0 else viewer
        told: list[list[bytes]] = []
        for world in (0, 1):
            with monkeypatch.context() as patch:
                patch.setattr(match_module, "draw", rigged(made, world))
                chairs = [
                    Chair("person", person=MIA.id, name=f"P{number}", shared=number > 0) for number in range(configuration.seats)
                ]
                opened = Opened(name, MIA.id, chairs, dict(configuration.options), False, True, SEED.hex(), "fair", UNTIMED)
                room = Room("r" * 22).after(Decision([Draft(opened)]), 1)
                room = room.after(room.start(MIA, "m" * 22, SEED), 2)
                all_sent = sent_to(room, seat)
                for number, (actor, move) in enumerate(made.moves(world)):
                    room = room.after(room.play(actor, move), 3 + number)
                    all_sent += sent_to(room, seat)
                told.append(all_sent)
        assert told[0] == told[1]
        info = RoomView(room, Viewer.of(room, MIA, "en", seat)).info({})
        assert (info.you, info.yours, info.covered) == (seat, list(range(configuration.seats)), hides)


def legal(guest: Guest, room: str, seat: int) -> list[Any]:
    return list(guest.get(f"/api/rooms/{room}?seat={seat}")["match"]["legal"])


def test_a_whole_match_at_one_device_over_http_and_the_socket(sqlite: str) -> None:
    with hosted(sqlite) as server:
        mia, tom = server.guest("Mia"), server.guest("Tom")
        places = [{"kind": "me"}, {"kind": "me", "name": " Ben "}, {"kind": "open"}]
        for wrong in ("", "x" * 25, "Seat 1", "Mi\u202ea"):
            asked = {"game": OPEN, "places": [{"kind": "me"}, {"kind": "me", "name": wrong}]}
            assert mia.refused("POST", "/api/rooms", asked)[0] == 400, wrong
        for few in ([{"kind": "me"}] * 2, [{"kind": "me"}, {"kind": "open", "name": "Ben"}]):
            assert mia.refused("POST", "/api/rooms", {"game": OPEN, "places": few}) == (400, "places")
        id_ = mia.post("/api/rooms", {"game": OPEN, "places": places, "options": {"idle_rounds": 2}})["room"]
        sight = mia.put(f"/api/rooms/{id_}/seats/2", {"kind": "me", "name": "Cleo"})
        assert [(seat["name"], seat["shared"]) for seat in sight["seats"]] == [("Mia", False), ("Ben", True), ("Cleo", True)]
        assert (sight["you"], sight["yours"], sight["covered"]) == (None, [0, 1, 2], False)
        assert tom.refused("PUT", f"/api/rooms/{id_}/seats/1", {"kind": "me"}) == (409, "seat_taken")
        mia.post(f"/api/rooms/{id_}/start")
        assert mia.refused("POST", f"/api/rooms/{id_}/moves", {"move": 0}) == (409, "which_seat")
        assert mia.refused("POST", f"/api/rooms/{id_}/moves?seat=7", {"move": 0}) == (403, "not_your_seat")
        assert mia.refused("POST", f"/api/rooms/{id_}/hint")[0] == 409
        assert tom.get(f"/api/rooms/{id_}?seat=0")["you"] is None
        assert mia.get("/api/rooms?mine=true")[0]["to_act_you"]
        with mia.socket(id_, sentences=False) as line, mia.socket(id_) as words:
            assert line.until("stands")["room"]["you"] is None
            first = mia.get(f"/api/rooms/{id_}")["match"]["to_act"][0]
            line.send({"type": "play", "move": 0, "key": "1"})
            assert line.until("error")["code"] == "which_seat"
            line.send({"type": "look", "seat": first})
            assert line.until("stands")["room"]["you"] == first
            line.send({"type": "play", "move": legal(mia, id_, first)[0]["index"], "key": "2"})
            assert line.until("done")["key"] == "2"
            line.send({"type": "look", "seat": -1})
            stands = line.until("stands")
            assert stands["room"]["you"] is None
            assert "own" not in stands
            words.send({"type": "look", "seat": 1})
            assert [words.until("sight")["sight"]["you"] for _ in range(2)][-1] == 1
        say = mia.post(f"/api/rooms/{id_}/talk?seat=1", {"what": "hello"})
        assert (say["seat"], say["name"]) == (1, "Ben")
        assert mia.post(f"/api/rooms/{id_}/talk", {"what": "hello"})["name"] == "Mia"
        for _ in range(2000):
            sight = mia.get(f"/api/rooms/{id_}")
            if sight["state"] == "over":
                break
            seat = sight["match"]["to_act"][0]
            moves = legal(mia, id_, seat)
            mia.post(f"/api/rooms/{id_}/moves?seat={seat}", {"move": moves[len(moves) * 7 // 11]["index"]})
        assert sight["match"]["over"]
        assert sight["match"]["asked"]
        assert "ou" not in sight["match"]["asked"].split()[0], "the result is told by names"
        played = mia.get("/api/matches?over=true")
        assert (played[0]["names"], played[0]["you"]) == (["Mia", "Ben", "Cleo"], None)
        assert mia.get("/api/statistics") == [], "nobody knows who it was"
        mia.ask("DELETE", f"/api/rooms/{id_}/mine")
        assert [seat["kind"] for seat in tom.get(f"/api/rooms/{id_}")["seats"]] == ["open"] * 3


def test_a_game_with_hidden_hands_shows_no_seat_unasked(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    id_ = mia.post(
        "/api/rooms",
        {
            "game": HIDDEN,
            "places": [{"kind": "me"}, {"kind": "me", "name": "Ben"}, {"kind": "me", "name": "Cleo"}],
            "spectators": False,
        },
    )["room"]
    mia.post(f"/api/rooms/{id_}/start")
    sights = [mia.get(f"/api/rooms/{id_}{query}") for query in ("", "?seat=0", "?seat=1", "?seat=9")]
    assert sights[0]["covered"]
    assert sights[0]["match"]["legal"] == []
    views = [sight["match"]["view"] for sight in sights]
    assert views[0] == views[3] != views[1] != views[2]
    assert mia.refused("GET", f"/api/matches/{sights[0]['match']['id']}/file") == (409, "which_seat")
    with mia.socket(id_, sentences=False) as line:
        assert line.until("stands")["view"] == views[0]
    with mia.socket(id_, sentences=False, more={"seat": "1"}) as line:
        assert line.until("stands")["view"] == views[2]
