"""History and statistics: every finished match that somebody played, by game, and what they add up to."""

from collections.abc import Sequence
from typing import Any

import pytest

from server.hosting import Guest, Hosted
from sweetbox.server import messages
from sweetbox.server.statistics import opponents, records
from sweetbox.server.store import MatchRow

GAME, OTHER = "biscuit_pockets", "swintus"


def row(
    ranks: Sequence[int] = (1, 2),
    people: Sequence[str] = ("mia", ""),
    bots: Sequence[str] = ("", "fair"),
    game: str = GAME,
    points: int = 10,
) -> MatchRow:
    result: Any = {"points": [points] * len(ranks), "ranks": list(ranks)}
    return MatchRow("m", "r", 1, 2, ["-"] * len(ranks), list(people), result, game, list(bots), practice=False)


@pytest.mark.parametrize(
    ("people", "bots", "against"),
    [
        (["mia", ""], ["", "fair"], "fair"),
        (["", "mia", ""], ["fair", "", "fair"], "fair"),
        (["mia", "", ""], ["", "fair", "sharp"], "mixed"),
        (["mia", "bo", ""], ["", "", "fair"], "people"),
        (["mia"], [""], "alone"),
        (["mia", ""], [], "mixed"),  # from a store that did not know this yet
    ],
)
def test_opponents(people: list[str], bots: list[str], against: str) -> None:
    assert opponents(row([1] * len(people), people, bots), "mia") == against


def test_what_matches_add_up_to() -> None:
    newest_first = [
        row((1, 2), points=7),
        row((1, 1), points=9),
        row((2, 1), points=12),
        row((1, 2)),
        row((1, 2)),
        row((1, 2)),
        row((3, 1, 2), ("mia", "", ""), ("", "fair", "fair"), points=1),
        row((2, 1), game=OTHER),
        row((2, 1), bots=("", "sharp")),
    ]
    assert records(newest_first, "mia") == [
        messages.Record(GAME, "fair", 7, 5, 10 / 7, 15 / 7, 12, streak=2, longest=3),
        messages.Record(GAME, "sharp", 1, 0, 2.0, 2.0, 10, 0, 0),
        messages.Record(OTHER, "fair", 1, 0, 2.0, 2.0, 10, 0, 0),
    ]
    assert records([], "mia") == []


def play(mia: Guest) -> str:
    """Play a short match against a bot to its end."""
    sight = mia.post("/api/rooms/now", {"game": GAME, "bot": "random", "options": {"idle_rounds": 1}})
    room = f"/api/rooms/{sight['room']}"
    while not sight["match"]["over"]:
        legal = sight["match"]["legal"]
        sight = mia.post(f"{room}/moves", {"move": legal[0]["index"]}) if legal else mia.get(room)
    return str(sight["match"]["id"])


def test_history_and_statistics_of_ones_own(shared: Hosted) -> None:
    mia, bo = shared.guest("Mia"), shared.guest("Bo")
    assert mia.get("/api/statistics") == []
    first, second = play(mia), play(mia)
    mia.post("/api/rooms/now", {"game": GAME, "bot": "random"})  # still running
    ended = mia.get("/api/matches?over=true")
    assert [match["id"] for match in ended] == [second, first]
    assert all(match["bots"] == ["", "random"] for match in ended)
    assert len(mia.get("/api/matches")) == 3
    assert mia.get(f"/api/matches?game={OTHER}") == []
    assert mia.refused("GET", "/api/matches?game=chess")[0] == 404
    (record,) = mia.get("/api/statistics")
    assert (record["game"], record["against"], record["played"]) == (GAME, "random", 2)
    assert record["won"] == sum(match["ranks"][0] == 1 for match in ended)
    play(mia)
    assert mia.get("/api/statistics")[0]["played"] == 3, "it is counted again when a match has ended"
    assert bo.get("/api/statistics") == []
    assert shared.guest().refused("GET", "/api/statistics") == (401, "no_identity")


def test_a_long_history_has_pages(shared: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sweetbox.server.api.LISTED", 2)
    mia = shared.guest("Mia")
    for _ in range(3):
        mia.post("/api/rooms/now", {"game": GAME, "bot": "random"})
    answer = mia.ask("GET", "/api/matches?mine=true&game=biscuit_pockets")
    assert len(answer.json()) == 2
    assert answer.headers["link"] == '</api/matches?page=1&mine=true&game=biscuit_pockets>; rel="next"'
    rest = mia.ask("GET", "/api/matches?mine=true&game=biscuit_pockets&page=1")
    assert (len(rest.json()), "link" in rest.headers) == (1, False)


def test_a_room_is_given_up_and_taken_off_the_list(shared: Hosted) -> None:
    mia, bo = shared.guest("Mia"), shared.guest("Bo")
    room = mia.post("/api/rooms/now", {"game": GAME, "bot": "random"})["room"]
    other = mia.post("/api/rooms", {"game": GAME})["room"]
    bo.put(f"/api/rooms/{other}/seats/1", {"kind": "me"})
    assert {line["id"]: line["people"] for line in mia.get("/api/rooms?mine=true")} == {room: 1, other: 2}
    with mia.lobby() as line:
        line.until("mine")
        assert mia.http.delete(f"/api/rooms/{room}/mine").status_code == 200
        while [each["id"] for each in line.until("mine")["rooms"]] != [other]:
            pass  # the news that she has left the seat arrives first
    assert [each["id"] for each in mia.get("/api/rooms?mine=true")] == [other]
    sight = mia.get(f"/api/rooms/{room}")
    assert (sight["you"], sight["back"]) == (None, 0), "the bot plays on, and keeps the seat"
    assert mia.http.delete(f"/api/rooms/{room}/mine").status_code == 200, "once more changes nothing"
    mia.put(f"/api/rooms/{room}/seats/0", {"kind": "me"})
    assert len(mia.get("/api/rooms?mine=true")) == 2, "to sit down again puts it back"
    assert len(bo.get("/api/rooms?mine=true")) == 1, "other people's lists stay"
    assert shared.guest().refused("DELETE", f"/api/rooms/{room}/mine") == (401, "no_identity")
