"""Practice rooms: a lesson for one person, the same match for everybody, and nothing that counts."""

from typing import Any

import pytest

from server.hosting import Guest, Hosted, hosted
from sweetbox.files.lessons import guide_of
from sweetbox.kernel.chance import commitment
from sweetbox.kernel.lesson import LEARNER
from sweetbox.kernel.match_file import parse_match_file
from sweetbox.kernel.registry import all_games, game
from sweetbox.server.events import Chair, Draft, Opened
from sweetbox.server.identity import Person
from sweetbox.server.room import Decision, Room, bot_chair
from sweetbox.server.timing import UNTIMED
from waiting import wait_until

GAME = "swintus"


def practise(guest: Guest, name: str = GAME) -> dict[str, Any]:
    sight: dict[str, Any] = guest.post("/api/rooms/practice", {"game": name})
    return sight


def learn(guest: Guest, sight: dict[str, Any], do: str = "next", step: int = 1) -> dict[str, Any]:
    after: dict[str, Any] = guest.post(f"/api/rooms/{sight['room']}/lesson", {"do": do, "step": step})
    return after


@pytest.mark.parametrize("name", all_games())
def test_a_practice_room_is_marked_and_the_same_for_everybody(shared: Hosted, name: str) -> None:
    mia, ben = (practise(shared.guest(who), name) for who in ("Mia", "Ben"))
    guide = guide_of(game(name))
    assert guide is not None
    for sight in (mia, ben):
        assert (sight["practice"], sight["public"], sight["spectators"], sight["you"]) == (True, False, False, LEARNER)
        assert [seat["bot"] for seat in sight["seats"][1:]] == guide.bots
        assert sight["match"]["commitment"] == commitment(guide.lesson.seed_bytes)
        assert (sight["match"]["lesson"]["step"], sight["match"]["lesson"]["of"]) == (1, len(guide.steps))
    assert mia["match"]["view"] == ben["match"]["view"]


def test_a_step_is_read_once_however_often_that_is_told(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    sight = practise(mia)
    assert learn(mia, sight)["match"]["lesson"]["step"] == 2
    assert learn(mia, sight)["match"]["lesson"]["step"] == 2
    lesson = learn(mia, sight, step=2)["match"]["lesson"]
    assert (lesson["waits"], lesson["moves"], lesson["points"]) == ("move", ["5:4"], ["top.0"])
    refused = mia.refused("POST", f"/api/rooms/{sight['room']}/lesson", {"do": "next", "step": 3})
    assert refused == (409, "lesson_waits")


def test_a_lesson_reacts_to_what_is_done_instead_and_asks_again_when_that_is_taken_back(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    sight = practise(mia)
    for step in (1, 2):
        learn(mia, sight, step=step)
    path = f"/api/rooms/{sight['room']}"
    after = mia.post(f"{path}/moves", {"move": "5:1"})["match"]["lesson"]
    assert after["reaction"] is not None
    again = mia.post(f"{path}/take_back")["match"]["lesson"]
    assert (again["reaction"], again["step"], again["waits"]) == (None, 3, "move")
    done = mia.post(f"{path}/moves", {"move": "5:4"})["match"]["lesson"]
    assert done["step"] == 4
    assert mia.post(f"{path}/take_back")["match"]["lesson"]["step"] == 3


def test_the_socket_leaves_the_sentences_to_the_reader_and_takes_answers(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    sight = practise(mia)
    with mia.socket(sight["room"], sentences=False) as line:
        own = line.until("stands")["own"]
        assert own["lesson"]["say"] == {"key": "lesson.dice"}
        line.send({"type": "lesson", "do": "next", "step": 1, "key": "a"})
        news = line.until("news")
        assert (news["shared"]["kind"], news["own"]["lesson"]["step"]) == ("taught", 2)
        assert line.until("done")["key"] == "a"
        line.send({"type": "lesson", "do": "skip"})
        assert "lesson" not in line.until("news").get("own", {})
        line.send({"type": "lesson", "do": "dance"})
        assert line.until("error")["code"] == "shape"


def test_a_lesson_survives_a_restart(tmp_path: Any) -> None:
    database = f"sqlite:///{tmp_path / 'rooms.db'}"
    with hosted(database) as server:
        mia = server.guest("Mia")
        sight = practise(mia)
        for step in (1, 2):
            learn(mia, sight, step=step)
        before = mia.post(f"/api/rooms/{sight['room']}/moves", {"move": "5:4"})
        cookies = dict(mia.http.cookies)
    with hosted(database) as server:
        again = server.guest()
        again.http.cookies.update(cookies)
        assert again.get(f"/api/rooms/{sight['room']}")["match"]["lesson"] == before["match"]["lesson"]
        assert [(room["id"], room["practice"]) for room in again.get("/api/rooms?mine=true")] == [(sight["room"], True)]


def test_what_is_played_in_a_lesson_counts_nowhere(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    sight = practise(mia, "honeymoon")
    path = f"/api/rooms/{sight['room']}"
    assert mia.get(f"/api/matches/{sight['match']['id']}/file")["practice"] is True

    def over() -> bool:
        now = mia.get(path)["match"]
        if now["legal"]:
            mia.post(f"{path}/moves", {"move": now["legal"][-1]["text"]})
        return bool(now["over"])

    wait_until(over)
    done = mia.get(path)
    assert done["match"]["lesson"] is None
    assert mia.get("/api/matches") == mia.get("/api/statistics") == []
    assert [match["practice"] for match in mia.get(f"{path}/matches")] == [True]
    assert sight["room"] not in [room["id"] for room in mia.get("/api/rooms")]
    text = mia.ask("GET", f"/api/matches/{sight['match']['id']}/file").text
    assert parse_match_file(text).practice is True
    # Starting over: the same match again, with its lesson.
    again = mia.post(f"{path}/start")["match"]
    assert again["commitment"] == sight["match"]["commitment"]
    assert again["lesson"]["step"] == 1


def test_a_practice_room_stays_what_it_is(shared: Hosted) -> None:
    mia, ben = shared.guest("Mia"), shared.guest("Ben")
    sight = practise(mia)
    path = f"/api/rooms/{sight['room']}"
    assert mia.refused("PATCH", path, {"public": True}) == (409, "practice")
    assert ben.get(path)["match"] is None, "nobody looks on"
    assert ben.refused("POST", f"{path}/lesson", {"do": "skip"}) == (403, "not_seated")
    plain = mia.post("/api/rooms/now", {"game": GAME, "bot": "random"})
    assert (plain["practice"], plain["match"]["lesson"]) == (False, None)
    assert mia.refused("POST", f"/api/rooms/{plain['room']}/lesson", {"do": "skip"}) == (409, "no_lesson")
    assert mia.refused("POST", "/api/rooms/practice", {"game": "none"})[0] == 404
    assert mia.refused("POST", "/api/rooms/practice", {"game": GAME, "bot": "sharp"}) == (400, "shape")


def test_a_nonce_changes_nothing_in_a_lesson() -> None:
    guide, mia = guide_of(game(GAME)), Person("p" * 22, "Mia")
    assert guide is not None
    chairs = [Chair("person", person=mia.id, name=mia.name), bot_chair(guide.lesson.bot, [])]
    opened = Opened(GAME, mia.id, chairs, {}, False, False, guide.lesson.seed_bytes.hex(), "fair", UNTIMED, practice=True)
    room = Room("r" * 22).after(Decision([Draft(opened)]), 1)
    assert room.sit(mia, LEARNER, "my lucky 7").repeated is not None
    started = room.after(room.start(mia, "m" * 22, bytes(32)), 2)
    assert started.match is not None
    assert (started.match.practice, started.match.nonces, started.seed) == (True, [], room.seed)
