"""Editions that a host offers: chosen by name, and kept by rooms and matches whatever happens to the file."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import sweetbox
from server.hosting import Guest, Hosted, hosted
from sweetbox.files.editions import shipped_text
from sweetbox.kernel.match import Match
from sweetbox.kernel.registry import all_games, game
from sweetbox.server import editions
from sweetbox.server.editions import REMEMBERED, read_folder, remember
from sweetbox.words import words
from waiting import wait_until


def folder_of_editions(folder: Path) -> Path:
    for name in all_games():
        (folder / name).mkdir(parents=True)
        (folder / name / "small.toml").write_text(shipped_text(game(name), "small"), encoding="utf-8")
    return folder


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    offered, faults = read_folder(folder_of_editions(tmp_path_factory.mktemp("offered") / "editions"))
    assert faults == []
    with hosted(f"sqlite:///{tmp_path_factory.mktemp('store') / 'rooms.db'}", editions=offered) as running:
        yield running


def play(guest: Guest, sight: dict[str, Any], moves: int) -> dict[str, Any]:
    """Make this many moves, always the first legal one, or until the match is over; bots do the rest."""
    path, made = f"/api/rooms/{sight['room']}", 0

    def done() -> bool:
        nonlocal made
        now = guest.get(path)
        if now["match"]["legal"] and made < moves:
            guest.ask("POST", f"{path}/moves", {"move": now["match"]["legal"][0]["text"]})
            made += 1
        return bool(now["state"] == "over" or made == moves)

    wait_until(done)
    after: dict[str, Any] = guest.get(path)
    return after


def test_a_game_tells_its_editions_with_what_is_different(offering: Hosted) -> None:
    mia = offering.guest("Mia")
    (small,) = mia.get("/api/games/swintus")["editions"]
    assert (small["name"], small["seats"]) == ("small", [2, 3, 4, 5, 6])
    assert "dice of each player: 2 (printed: 7)" in small["sizes"]
    assert not any("printed: 2)" in size for size in small["sizes"])
    assert small["primer"][0] == "Be the first to store one piece of any food."
    assert mia.get("/api/games/swintus")["primer"][0] == "Be the first to store 7 pieces of one food."
    (nose,) = mia.get("/api/games/sweet_nose?language=de")["editions"]
    assert nose["seats"] == [3]
    assert "Runden: 1 (gedruckt: 3)" in nose["sizes"]


@pytest.mark.parametrize("name", all_games())
def test_a_room_plays_the_edition_that_it_has_chosen(offering: Hosted, name: str) -> None:
    mia = offering.guest("Mia")
    sight = mia.post("/api/rooms/now", {"game": name, "bot": "random", "edition": "small", "seats": game(name).fewest})
    assert sight["edition"] == "small"
    with mia.socket(sight["room"], sentences=False) as line:
        stands = line.until("stands")
    moves = mia.get(stands["deal"]["moves"])
    assert [move["text"] for move in moves] == [
        game(name).notation.move_text(small_box(name), move) for move in range(game(name).rules.MOVES)
    ]
    assert play(mia, sight, 3)["match"]["entries"] > sight["match"]["entries"]


def small_box(name: str) -> Any:
    return game(name).make_box(game(name).fewest, {}, sweetbox.edition(name, "small"))


def test_the_file_of_a_match_carries_its_edition(offering: Hosted) -> None:
    mia = offering.guest("Mia")
    sight = mia.post("/api/rooms/now", {"game": "honeymoon", "bot": "random", "edition": "small", "seats": 2})
    over = play(mia, sight, 100)
    match = Match.from_json(mia.ask("GET", f"/api/matches/{over['match']['id']}/file").text)
    assert match.edition == sweetbox.edition("honeymoon", "small")
    assert match.points == over["match"]["points"]


def test_an_edition_that_is_not_offered_is_refused(offering: Hosted) -> None:
    mia = offering.guest("Mia")
    for path in ("/api/rooms", "/api/rooms/now"):
        assert mia.refused("POST", path, {"game": "swintus", "edition": "large"}) == (409, "no_edition")
    assert mia.refused("GET", "/api/games/swintus/moves?seats=2&edition=unknown") == (409, "no_edition")


def test_strangers_who_ask_for_unknown_names_make_no_work(offering: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is made from all rows of an edition, which is done only once, however many names are tried."""
    name = remember(sweetbox.edition("swintus", "small"))
    for number in range(REMEMBERED):  # as at another node, which has not told anybody about it
        remember({"other": [{"number": number}]})
    made: list[Any] = []
    monkeypatch.setattr(editions, "sha256", lambda text: made.append(text) or sha256(text))
    stranger = offering.guest()
    for number in range(20):
        path = f"/api/games/swintus/moves?seats=2&edition={number:024x}"
        assert stranger.refused("GET", path) == (409, "no_edition")
    assert len(stranger.get(f"/api/games/swintus/moves?seats=2&edition={name}")) == game("swintus").rules.MOVES
    assert made == []


def test_seats_that_an_edition_has_no_room_for_are_refused_in_a_sentence(offering: Hosted) -> None:
    mia = offering.guest("Mia")
    answer = mia.ask("POST", "/api/rooms", {"game": "sweet_nose", "edition": "small", "seats": 5})
    assert answer.status_code == 409
    assert "Expected at least 10 sweets for the plates of 5 players and the market, got 6." in answer.text


def test_the_host_changes_the_edition_and_another_game_begins_with_the_printed_one(offering: Hosted) -> None:
    mia = offering.guest("Mia")
    room = mia.post("/api/rooms", {"game": "swintus"})["room"]

    def change(**what: Any) -> Any:
        return mia.ask("PATCH", f"/api/rooms/{room}", what).json()["edition"]

    assert change(edition="small") == "small"
    assert change(seats=3) == "small"
    assert change(options={"idle_turns": 20}) == "small"
    assert change(edition="") is None
    assert change(edition="small") == "small"
    assert change(game="honeymoon") is None


def test_a_match_goes_on_when_its_file_is_gone_and_counts_apart(tmp_path: Path) -> None:
    folder, database = folder_of_editions(tmp_path / "editions"), f"sqlite:///{tmp_path / 'rooms.db'}"
    with hosted(database, editions=read_folder(folder)[0]) as server:
        mia = server.guest("Mia")
        sight = mia.post("/api/rooms/now", {"game": "honeymoon", "bot": "random", "edition": "small", "seats": 2})
        cookie = mia.cookie
    for path in folder.glob("*/*.toml"):
        path.unlink()
    offered, faults = read_folder(folder)
    assert (dict(offered), faults) == ({}, [])
    with hosted(database, editions=offered) as server:
        mia = server.guest(cookie=cookie)
        again = mia.get(f"/api/rooms/{sight['room']}")
        assert again["edition"] == "small"
        assert again["match"]["view"]["side"] == 4
        assert play(mia, again, 100)["match"]["points"] is not None
        assert mia.get("/api/statistics") == []
        assert mia.ask("POST", f"/api/rooms/{sight['room']}/start").status_code == 200  # a room also keeps its edition


def test_a_broken_file_is_named_and_the_rest_is_offered(tmp_path: Path) -> None:
    folder = folder_of_editions(tmp_path / "editions")
    (folder / "swintus" / "broken.toml").write_text("[[sizes]]\ndice = 70\n", encoding="utf-8")
    (folder / "swintus" / "no toml.toml").write_text("[[", encoding="utf-8")
    (folder / "swintus" / f"{'long' * 20}.toml").write_text(shipped_text(game("swintus"), "small"), encoding="utf-8")
    (folder / "chess").mkdir()
    (folder / "chess" / "small.toml").write_text("", encoding="utf-8")
    offered, faults = read_folder(folder)
    assert {name: list(editions) for name, editions in offered.items()} == {name: ["small"] for name in all_games()}
    told = [words("en").render(fault) for fault in faults]
    assert len(told) == 4
    assert all(sentence.startswith("Not offered: ") and "\n" not in sentence for sentence in told)
    assert any("broken.toml, line 2: dice: expected a whole number from 1 to 7, got 70." in sentence for sentence in told)
    assert any("chess" in sentence for sentence in told)
