"""Who is notified of their turn, and when: once per match, never while they are looking."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.clocks import DAY, GivenClock
from server.hosting import Guest, Hosted, first_move, hosted
from server.pushing import FalseService, subscribed
from sweetbox.server.notices import GRACE, awaited
from waiting import wait_until

URL = "https://games.example.org"
GAME = "biscuit_pockets"  # here players move one after another


class Evening:
    """Mia and Ben on a server that can send push messages, and its clock."""

    def __init__(self, house: Hosted, clock: GivenClock, service: FalseService) -> None:
        self.house, self.clock, self.service = house, clock, service
        self.mia, self.ben = house.guest("Mia"), house.guest("Ben")

    def room(self, *places: str) -> str:
        """A match that has begun, with Mia and the people named for the other seats."""
        seats = [{"kind": "me"}, *({"kind": "open"} if place == "ben" else {"kind": "bot", "bot": "random"} for place in places)]
        room = str(self.mia.post("/api/rooms", {"game": GAME, "seats": len(seats), "places": seats})["room"])
        for seat, place in enumerate(places, 1):
            if place == "ben":
                self.ben.put(f"/api/rooms/{room}/seats/{seat}", {"kind": "me"})
        self.mia.post(f"/api/rooms/{room}/start")
        return room

    def play_until(self, room: str, turn: Guest) -> None:
        """Both play until it is this one's turn."""
        for guest in (self.ben, self.mia) * 100:
            sight = turn.get(f"/api/rooms/{room}")
            if sight["match"]["legal"]:
                return
            other = self.mia if turn is self.ben else self.ben
            own = other.get(f"/api/rooms/{room}")
            other.post(f"/api/rooms/{room}/moves", {"move": first_move(own)})
            assert guest is not None
        raise AssertionError("it never was their turn")

    def owed(self, room: str) -> set[str]:
        return set(self.house.house.rooms[room].owed)

    def waits(self, room: str) -> bool:
        """Whether somebody is about to be notified."""
        return any(each.waiting is not None for each in self.house.house.rooms[room].owed.values())

    def pass_time(self, seconds: float = GRACE) -> None:
        """Let time pass, and wait until what was due has been done."""
        self.clock.forward(seconds)
        notices = self.house.house.notices
        wait_until(lambda: not notices.telling)


@pytest.fixture
def evening(sqlite: str, tmp_path: Path) -> Iterator[Evening]:
    clock = GivenClock()
    with (
        pytest.MonkeyPatch.context() as patch,
        FalseService(tmp_path).serving(patch) as service,
        hosted(sqlite, clock, url=URL, push_services=(service.name,)) as house,
    ):
        yield Evening(house, clock, service)


def test_somebody_whose_page_is_closed_is_told_once(evening: Evening) -> None:
    ben, service = evening.ben, evening.service
    browser = subscribed(ben, service, "ben")
    room = evening.room("ben")
    evening.play_until(room, ben)
    evening.clock.leap(-DAY)  # a wall clock that leaps makes nobody late
    evening.clock.forward(GRACE - 1)
    assert service.sent == []
    assert evening.waits(room)
    evening.pass_time(1)
    (sent,) = service.wait_for(1)
    told = browser.read(sent.body)
    assert told == {"title": "Biscuit Pockets", "body": "It is your turn.", "stop": "No more notices", "room": room}

    # Not again for this turn, whatever happens: Ben has neither looked nor moved.
    evening.pass_time(DAY)
    assert len(service.sent) == 1

    # Ben moves without a page, and later it is his turn again.
    ben.post(f"/api/rooms/{room}/moves", {"move": first_move(ben.get(f"/api/rooms/{room}"))})
    evening.play_until(room, evening.mia)
    evening.play_until(room, ben)
    evening.pass_time()
    service.wait_for(2)

    # Ben looks and closes the page, so he knows.
    with ben.socket(room) as line:
        line.until("sight")
    wait_until(lambda: not evening.house.house.rooms[room].here)
    evening.pass_time(DAY)
    assert len(service.sent) == 2
    assert service.paths() == ["/ben"] * 2


def test_nobody_is_told_while_they_look(evening: Evening) -> None:
    """If a line died without a word, nobody was looking; if it ended with a goodbye, somebody was."""
    ben, mia, service = evening.ben, evening.mia, evening.service
    subscribed(ben, service, "ben")
    room = evening.room("ben")
    evening.play_until(room, mia)
    live = evening.house.house.rooms[room]
    with ben.socket(room) as line:
        line.until("sight")
        evening.play_until(room, ben)
        evening.pass_time(DAY)
        assert service.sent == []
        evening.clock.forward(1)
        line.send({"type": "ping"})
        line.until("pong")
    wait_until(lambda: not live.here)
    evening.pass_time()
    assert service.sent == []

    evening.play_until(room, mia)
    with ben.socket(room) as line:
        line.until("sight")
        evening.clock.forward(1)
        evening.play_until(room, ben)
        evening.house.cut()  # a phone in a tunnel
        wait_until(lambda: not live.here)
    evening.pass_time()
    service.wait_for(1)


def test_whom_nobody_waits_for_is_not_told(evening: Evening) -> None:
    """Alone with bots, or with spectators. In three rooms at once, there is a notice for each."""
    ben, mia, service = evening.ben, evening.mia, evening.service
    subscribed(mia, service, "mia")
    alone = evening.room("bot")
    wait_until(lambda: bool(mia.get(f"/api/rooms/{alone}")["match"]["legal"]))
    with ben.socket(alone) as line, evening.house.guest().socket(alone) as stranger:
        for each in (line, stranger):
            each.until("sight")
        evening.pass_time(DAY)
    assert service.sent == []

    browser = subscribed(ben, service, "ben")
    rooms = [evening.room("ben") for _ in range(3)]
    for room in rooms:
        evening.play_until(room, ben)
        with mia.socket(room) as line:  # the one who is there is not the one they are waiting for
            line.until("sight")
    evening.pass_time()
    service.wait_for(3)
    assert {browser.read(each.body)["room"] for each in service.sent} == set(rooms)
    for room in rooms:
        assert len(awaited(evening.house.house.rooms[room].room)) == 1
        assert len(evening.owed(room)) == 1


def test_a_dead_endpoint_is_forgotten_and_a_restart_tells_what_was_not_told(sqlite: str, tmp_path: Path) -> None:
    clock = GivenClock()
    with pytest.MonkeyPatch.context() as patch, FalseService(tmp_path).serving(patch) as service:
        how: Any = {"url": URL, "push_services": (service.name,)}
        with hosted(sqlite, clock, **how) as house:
            evening = Evening(house, clock, service)
            mia, ben = evening.mia, evening.ben
            cookies = dict(ben.http.cookies)
            other = house.guest()
            other.post("/api/identity/become", {"code": ben.post("/api/identity/handover")["code"]})
            subscribed(other, service, "410")
            room = evening.room("ben")
            evening.play_until(room, ben)
            evening.pass_time()
            assert service.paths() == ["/410"]
            evening.pass_time(DAY)
            assert service.paths() == ["/410"], "nobody lives there any more"
            assert other.refused("POST", "/api/push/stop", {"endpoint": "x" * 2000}) == (400, "shape")
            evening.play_until(room, mia)
            subscribed(ben, service, "ben")
            evening.play_until(room, ben)
        with hosted(sqlite, clock, **how) as house:
            assert service.paths() == ["/410"]
            wait_until(lambda: room in house.house.rooms and clock.sleeping > 0)
            again = Evening(house, clock, service)
            again.pass_time()
            service.wait_for(2)
            again.ben.http.cookies.update(cookies)
        with hosted(sqlite, clock, **how) as house:
            wait_until(lambda: room in house.house.rooms and clock.sleeping > 0)
            Evening(house, clock, service).pass_time()
        assert service.paths() == ["/410", "/ben"], "it was told before the restart"
