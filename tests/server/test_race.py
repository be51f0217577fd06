"""Everybody chooses at once: moves arrive in any order, over one server or two, and none is lost to a race."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from conformance.repository import GAMES  # noqa: F401  it offers the small game
from server.hosting import Guest, Hosted, hosted
from waiting import wait_until

GAME = "_small"


def seated(servers: list[Hosted]) -> tuple[list[Guest], str]:
    """Three people in a started room, each at one of the servers in turn."""
    people = [servers[seat % len(servers)].guest(name) for seat, name in enumerate(("Ada", "Bob", "Cid"))]
    id_ = people[0].post("/api/rooms", {"game": GAME, "seats": 3})["room"]
    for seat in (1, 2):
        people[seat].put(f"/api/rooms/{id_}/seats/{seat}", {"kind": "me"})
    people[0].post(f"/api/rooms/{id_}/start")
    return people, id_


def fresh(guest: Guest, id_: str) -> Any:
    return guest.get(f"/api/rooms/{id_}")


def agreed(people: list[Guest], id_: str) -> list[Any] | None:
    """What each sees, once every server has heard of the last move."""
    sights = [fresh(guest, id_) for guest in people]
    return sights if len({sight["number"] for sight in sights}) == 1 else None


def play_all_at_once(servers: list[Hosted]) -> tuple[list[Guest], str, int]:
    people, id_ = seated(servers)
    made, turn = 0, 0
    with ThreadPoolExecutor(3) as pool:
        while True:
            for server in servers:
                if server.house.store.is_sqlite and id_ in server.house.rooms:
                    server.house.rooms[id_].stale = True  # with a store for only one server there is no news: look into the store
            sights = wait_until(lambda: agreed(people, id_))
            if sights[0]["state"] == "over":
                return people, id_, made
            owing = sights[0]["match"]["to_act"]
            turn += 1
            moves = {seat: sights[seat]["match"]["legal"][turn % len(sights[seat]["match"]["legal"])]["index"] for seat in owing}

            asked = [(people[seat], {"move": moves[seat], "key": f"{turn}"}) for seat in owing]
            answers = list(pool.map(lambda each: each[0].ask("POST", f"/api/rooms/{id_}/moves", each[1]), asked))
            assert [answer.status_code for answer in answers] == [200] * len(owing), [answer.text for answer in answers]
            made += len(owing)


@pytest.mark.parametrize("servers", [1, 2])
def test_no_move_is_lost_to_a_race(database: str, servers: int) -> None:
    with hosted(database, games=(GAME,)) as one:
        if servers == 1:
            people, id_, made = play_all_at_once([one])
        else:
            with hosted(database, games=(GAME,)) as two:
                people, id_, made = play_all_at_once([one, two])
        events = people[0].events(id_)
        assert [event["number"] for event in events] == list(range(1, len(events) + 1))
        assert sum(event["kind"] == "moved" for event in events) == made
        match_id = events[-1]["match"]
        assert people[0].get(f"/api/matches/{match_id}/verify")["sound"] is True


def test_a_choice_can_be_taken_back_while_the_step_is_open(database: str) -> None:
    with hosted(database, games=(GAME,)) as server:
        people, id_ = seated([server])
        first = fresh(people[1], id_)["match"]["legal"]
        after = people[1].post(f"/api/rooms/{id_}/moves", {"move": first[0]["index"]})
        assert (after["match"]["to_act"], after["match"]["can_take_back"]) == ([0, 2], True)
        other = fresh(people[2], id_)["match"]["legal"]
        people[2].post(f"/api/rooms/{id_}/moves", {"move": other[0]["index"]})
        with people[0].socket(id_) as line:
            line.until("sight")
            back = people[1].post(f"/api/rooms/{id_}/take_back")
            assert back["match"]["to_act"] == [0, 1]
            told = line.until("event")
            assert (told["kind"], told["seat"], told["story"], told["log"]) == ("took_back", 1, [], [])
            assert told["sight"]["match"]["to_act"] == [0, 1]
        people[1].post(f"/api/rooms/{id_}/moves", {"move": first[-1]["index"]})
        before = [event | {"at": 0} for event in people[1].get(f"/api/rooms/{id_}/events")]
        server.house.drop_idle(seconds=-1)
        assert [event | {"at": 0} for event in people[1].get(f"/api/rooms/{id_}/events")] == before, "the store tells the same"
        assert fresh(people[1], id_)["match"]["to_act"] == [0]


def test_others_do_not_see_an_open_choice(database: str) -> None:
    with hosted(database, games=(GAME,)) as server:
        people, id_ = seated([server])
        before = fresh(people[0], id_)["match"]
        move = fresh(people[1], id_)["match"]["legal"][0]
        people[1].post(f"/api/rooms/{id_}/moves", {"move": move["index"]})
        after = fresh(people[0], id_)["match"]
        assert after["view"] == before["view"]
        assert (before["to_act"], after["to_act"]) == ([0, 1, 2], [0, 2])
        event = people[0].get(f"/api/rooms/{id_}/events")[-1]
        assert event["log"] == [[1, None]]
