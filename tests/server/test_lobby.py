"""The list of public rooms: what is in it, in which order, page by page."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from server.clocks import MINUTE, GivenClock, house_with
from server.hosting import FAST, Guest, Hosted
from sweetbox.server.settings import Settings
from waiting import wait_until

GAME = "biscuit_pockets"


class Ticking(GivenClock):
    def now(self) -> int:
        self.leap(0.001)  # no two rooms have the same time
        return super().now()


class Club:
    """A server whose clock a test moves."""

    def __init__(self, database: str, **changes: Any) -> None:
        self.clock = Ticking()
        settings = Settings(database=database, **{**FAST, **changes})
        self.server = Hosted(settings, house_with(self.clock, settings))

    def open(self, guest: Guest, **room: Any) -> str:
        return str(guest.post("/api/rooms", {"game": GAME, "public": True, **room})["room"])

    def listed(self, query: str = "") -> list[str]:
        return [room["id"] for room in self.server.guest().get(f"/api/rooms{query}")]


@contextmanager
def club(database: str, **changes: Any) -> Iterator[Club]:
    made = Club(database, **changes)
    with made.server:
        yield made


def test_rooms_with_people_in_them_come_first_then_the_newest(sqlite: str) -> None:
    with club(sqlite) as here:
        people = [here.server.guest(name, where=f"127.0.0.{number}") for number, name in enumerate(("Mia", "Bo", "Zoe"), 2)]
        oldest, middle, newest = (here.open(guest) for guest in people)
        assert here.listed() == [newest, middle, oldest]
        with people[0].socket(oldest) as line:
            line.until("presence")
            assert here.listed() == [oldest, newest, middle]
            with here.server.guest("Ida").socket(middle) as stranger:
                stranger.until("sight")
                assert here.listed() == [oldest, newest, middle], "who only looks on is not there"
        full = here.open(people[0], places=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        assert here.listed() == [newest, middle, oldest, full], "rooms without an open seat come last"


def test_a_room_that_nobody_is_in_leaves_the_list_and_comes_back(sqlite: str) -> None:
    with club(sqlite, empty_minutes=5.0) as here:
        mia = here.server.guest("Mia")
        id_ = here.open(mia)
        here.clock.forward(4 * MINUTE)
        assert here.listed() == [id_]
        with mia.socket(id_) as line:
            line.until("presence")
            here.clock.forward(60 * MINUTE)
            assert here.listed() == [id_], "she waits there"
        wait_until(lambda: not here.server.house.rooms[id_].watchers)
        here.clock.forward(4 * MINUTE)
        with here.server.guest("Bo").socket(id_) as line:
            line.until("sight")
        wait_until(lambda: not here.server.house.rooms[id_].watchers)
        assert here.listed() == [id_]
        here.clock.forward(MINUTE)
        assert here.listed() == [], "that somebody else has looked in does not count"
        assert mia.get(f"/api/rooms/{id_}")["room"] == id_, "it is still there"
        assert [room["id"] for room in mia.get("/api/rooms?mine=true")] == [id_]
        with mia.socket(id_) as line:
            line.until("presence")
            assert here.listed() == [id_]


def test_after_a_restart_a_room_is_listed_when_somebody_is_back(sqlite: str) -> None:
    with club(sqlite) as here:
        mia = here.server.guest("Mia")
        id_ = here.open(mia)
        cookies = mia.http.cookies
    with club(sqlite) as here:
        assert here.listed() == []
        mia = here.server.guest()
        mia.http.cookies = cookies
        with mia.socket(id_) as line:
            line.until("presence")
            assert here.listed() == [id_]


def test_no_address_fills_the_first_page(sqlite: str) -> None:
    """Many rooms from one address are newer than the one from another, which is still seen."""
    with club(sqlite, listed=3) as here:
        honest = here.open(here.server.guest("Mia", where="127.0.0.2"))
        flood = here.server.guest("X", where="127.0.0.3")
        rooms = [here.open(flood) for _ in range(7)]
        assert here.listed() == [rooms[6], honest, rooms[5]]
        guest = here.server.guest()
        assert [guest.http.get(f"/api/rooms?page={number}").links.get("next", {}).get("url") for number in range(3)] == [
            "/api/rooms?page=1",
            "/api/rooms?page=2",
            None,
        ]
        pages = [here.listed(f"?page={number}") for number in range(4)]
        assert [len(page) for page in pages] == [3, 3, 2, 0]
        assert [id_ for page in pages for id_ in page] == [rooms[6], honest, *reversed(rooms[:6])]
        other = here.open(flood, game="swintus")
        assert here.listed("?game=swintus") == [other]


def test_lists_of_ones_own_rooms_have_pages_too(sqlite: str) -> None:
    with club(sqlite, listed=2) as here:
        mia = here.server.guest("Mia")
        rooms = [here.open(mia, public=False) for _ in range(3)]
        pages = [[room["id"] for room in mia.get(f"/api/rooms?mine=true&page={number}")] for number in range(3)]
        assert pages == [[rooms[2], rooms[1]], [rooms[0]], []]
        assert mia.http.get("/api/rooms?mine=true").links["next"]["url"] == "/api/rooms?page=1&mine=true"


def points(guest: Guest, id_: str, query: str = "?mine=true") -> Any:
    """The points that a list of rooms shows for the match in one of them."""
    return next(room["points"] for room in guest.get(f"/api/rooms{query}") if room["id"] == id_)


def test_those_at_the_table_find_the_points_in_their_lists(shared: Hosted) -> None:
    mia, bo, zoe = shared.guest("Mia"), shared.guest("Bo"), shared.guest("Zoe")
    places = {"places": [{"kind": "open"}, {"kind": "me"}], "seats": 2, "public": True}
    id_ = mia.post("/api/rooms", {"game": "honeymoon", "spectators": False, **places})["room"]
    bo.put(f"/api/rooms/{id_}/seats/0", {"kind": "me"})
    assert points(mia, id_) is None, "no match is running"
    sight = mia.post(f"/api/rooms/{id_}/start")
    assert points(mia, id_) == [0, 0]
    while not any(points(bo, id_)):
        for seat, guest in ((0, bo), (1, mia)):
            sight = guest.get(f"/api/rooms/{id_}")
            if seat in sight["match"]["to_act"]:
                guest.post(f"/api/rooms/{id_}/moves", {"move": sight["match"]["legal"][-1]["text"]})
    view = mia.get(f"/api/rooms/{id_}")["match"]["view"]
    told = [seat["points"] for seat in view["seats"]]
    assert points(mia, id_) == points(bo, id_) == points(mia, id_, "") == told
    assert points(zoe, id_, "") is None, "who may not look on is told nothing"


@pytest.mark.parametrize(("shown", "told"), [(True, 2), (False, None)])
def test_points_that_lie_face_down_are_in_no_list(shared: Hosted, shown: bool, told: int | None) -> None:
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms/now", {"game": GAME, "bot": "random", "seats": 2, "options": {"show_seen": shown}})["room"]
    given = points(mia, id_)
    assert (None if given is None else len(given)) == told


@pytest.mark.parametrize("page", ["-1", "1001", "x"])
def test_pages_that_are_none(shared: Hosted, page: str) -> None:
    assert shared.guest().refused("GET", f"/api/rooms?page={page}") == (400, "shape")
