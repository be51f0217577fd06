"""What a release keeps, so that later ones can be tried on it: a store with every kind of event, and match files of every kind.

    PYTHONPATH=tests .venv/bin/python tests/server/keep.py

writes `tests/server/kept/<version>/`, once for each release: what is there already is never written anew.
"""

import random
import shutil
import sqlite3
import tempfile
import warnings
from contextlib import closing
from pathlib import Path
from typing import Any

from server.clocks import MINUTE, GivenClock
from server.hosting import Guest, Hosted, hosted
from sweetbox import Match, __version__, game
from sweetbox.bots.playing import play_match
from sweetbox.files.editions import find_edition, shipped_text
from sweetbox.kernel.match import Remark
from sweetbox.kernel.registry import all_games
from sweetbox.server.editions import read_folder
from sweetbox.server.house_time import GRACE
from sweetbox.server.identity import token_hash
from waiting import wait_until

KEPT = Path(__file__).parent / "kept"
TOKENS = {"Mia": "1", "Jürgen": "2", "Zoë": "3"}  # what the people of the store have in their cookies
OPTIONS = {"swintus": {"idle_turns": 10}}  # random players end it only by going without a tile


class Club:
    """A server, its people, and what they do."""

    def __init__(self, server: Hosted, clock: GivenClock) -> None:
        self.server, self.clock, self.picks = server, clock, random.Random(7)
        self.mia, self.jürgen, self.zoë = (server.guest(name) for name in TOKENS)

    def open(self, host: Guest, name: str, places: list[str], guests: tuple[Guest, ...] = (), **more: Any) -> str:
        """A room with these places: `me`, `open` or `bot`. The guests take the open ones."""
        asked = [{"kind": place, **({"bot": "random"} if place == "bot" else {})} for place in places]
        more = {"stand_in": "random", "options": OPTIONS.get(name, {}), **more}
        sight = host.post("/api/rooms", {"game": name, "seats": len(places), "places": asked, **more})
        for seat, guest in zip((seat for seat, place in enumerate(places) if place == "open"), guests, strict=False):
            guest.put(f"/api/rooms/{sight['room']}/seats/{seat}", {"kind": "me", "nonce": f"nonce {seat}"})
        return str(sight["room"])

    def play(self, id_: str, *guests: Guest, moves: int = 10_000) -> None:
        """So many of these people's moves, or all to the end. Bots make their own."""
        while moves and guests[0].get(f"/api/rooms/{id_}")["state"] == "playing":
            for guest in guests:
                legal = guest.get(f"/api/rooms/{id_}")["match"]["legal"]
                if moves and legal:
                    move = {"move": self.picks.choice(legal)["text"], "key": f"k{moves}"}
                    moves -= guest.ask("POST", f"/api/rooms/{id_}/moves", move).is_success

    def wait(self, seconds: int) -> None:
        """The house time runs as far ahead as it is stored, and is stored again every few seconds."""
        for _ in range(seconds):
            self.clock.forward(1)
            self.server.run(self.server.house.time.keep())

    # ---- Rooms ----

    def waiting(self) -> None:
        id_ = self.open(self.jürgen, "biscuit_pockets", ["me", "open"], (self.mia,), public=True)
        self.jürgen.ask("PATCH", f"/api/rooms/{id_}", {"options": {"show_seen": True}})

    def taken_back(self) -> None:
        """Closed to spectators, with a bank of time. An administrator has looked in."""
        timing = {"kind": "bank", "bank": 600, "increment": 5}
        id_ = self.open(self.mia, "honeymoon", ["me", "open"], (self.jürgen,), timing=timing)
        self.mia.ask("PATCH", f"/api/rooms/{id_}", {"spectators": False})
        self.mia.post(f"/api/rooms/{id_}/start")
        self.play(id_, self.mia, self.jürgen, moves=12)
        people = (self.mia, self.jürgen)
        while not (mover := next((each for each in people if each.get(f"/api/rooms/{id_}")["match"]["can_take_back"]), None)):
            self.play(id_, *people, moves=1)
        mover.post(f"/api/rooms/{id_}/take_back")
        self.server.admin("look", room=id_)

    def left(self) -> None:
        """Jürgen, the host, has left: a bot plays for him, and Mia is the host."""
        id_ = self.open(self.jürgen, "sweet_nose", ["me", "open", "bot"], (self.mia,))
        self.jürgen.post(f"/api/rooms/{id_}/start")
        self.play(id_, self.mia, self.jürgen, moves=6)
        self.jürgen.put(f"/api/rooms/{id_}/seats/0", {"kind": "open"})

    def again(self) -> None:
        """The second match of a room."""
        id_ = self.open(self.jürgen, "honeymoon", ["me", "bot"])
        for moves in (10_000, 3):
            self.jürgen.post(f"/api/rooms/{id_}/start")
            self.play(id_, self.jürgen, moves=moves)

    def over(self, name: str, places: list[str]) -> str:
        id_ = self.open(self.zoë, name, places)
        self.zoë.post(f"/api/rooms/{id_}/start")
        self.play(id_, self.zoë)
        return id_

    def archived(self) -> None:
        """One as the server puts away what nobody has used for long, one closed by an administrator, one fetched back."""
        put_away = self.over("sweets_stack", ["me", "bot"])
        self.server.run(self.server.house.store.archive(put_away, self.clock.now(), self.server.house.time.now()))
        self.server.admin("close", room=self.over("biscuit_pockets", ["me", "bot"]), why="a quarrel")
        back = self.over("swintus", ["me", "bot"])
        for act in ("close", "unarchive"):
            self.server.admin(act, room=back)

    def evening(self) -> None:
        """Another game with another box after the first match, a new link, somebody who waits, and time that has run out."""
        timing = {"kind": "move", "seconds": 60, "urge_after": 30}
        id_ = self.open(self.zoë, "swintus", ["me", "open"], (self.mia,), timing=timing)
        self.zoë.post(f"/api/rooms/{id_}/link")
        self.zoë.post(f"/api/rooms/{id_}/start")
        self.play(id_, self.zoë, self.mia)
        self.zoë.ask("PATCH", f"/api/rooms/{id_}", {"game": "biscuit_pockets", "edition": "small"})
        for guest in (self.mia, self.zoë):
            guest.post(f"/api/rooms/{id_}/agree", {"yes": True})
        self.zoë.post(f"/api/rooms/{id_}/talk", {"what": "hello"})
        (seat,) = self.zoë.get(f"/api/rooms/{id_}")["match"]["to_act"]
        other = (self.mia, self.zoë)[seat]
        other.post(f"/api/rooms/{id_}/seats/{seat}/time")
        self.wait(40)
        other.post(f"/api/rooms/{id_}/seats/{seat}/urge")
        self.play(id_, self.zoë, self.mia, moves=2)
        self.wait(130)
        wait_until(lambda: "ran_out" in [event["kind"] for event in self.zoë.events(id_)])

    def queued(self) -> None:
        """Jürgen waits for a seat beside a running match, in which somebody plays at Mia's device, too."""
        id_ = self.open(self.mia, "sweets_stack", ["me", "open", "open"], (self.zoë,))
        self.mia.put(f"/api/rooms/{id_}/seats/2", {"kind": "me", "name": "Ben"})
        self.mia.post(f"/api/rooms/{id_}/start")
        self.jürgen.put(f"/api/rooms/{id_}/queue", {"wait": True})

    def learnt(self) -> None:
        id_ = self.zoë.post("/api/rooms/practice", {"game": "swintus"})["room"]
        for step in (1, 2):
            self.zoë.post(f"/api/rooms/{id_}/lesson", {"do": "next", "step": step})
        lesson = self.zoë.get(f"/api/rooms/{id_}")["match"]["lesson"]
        self.zoë.post(f"/api/rooms/{id_}/moves", {"move": lesson["moves"][0]})


def keep_store(file: Path) -> None:
    """A club in a store, as text."""
    with tempfile.TemporaryDirectory() as folder:
        editions, database, clock = Path(folder) / "editions", Path(folder) / "rooms.db", GivenClock()
        (editions / "biscuit_pockets").mkdir(parents=True)
        (editions / "biscuit_pockets" / "small.toml").write_text(shipped_text(game("biscuit_pockets"), "small"), encoding="utf-8")
        offered, _ = read_folder(editions)
        with hosted(f"sqlite:///{database}", clock, bot_seed=7, gone=MINUTE, editions=offered) as server:
            clock.forward(GRACE)
            club = Club(server, clock)
            club.waiting()
            club.taken_back()
            club.left()
            club.again()
            club.archived()
            club.queued()
            club.learnt()
            club.evening()
            club.over("swintus", ["me", "bot"])
            club.over("sweet_nose", ["me", "bot", "bot"])
        with closing(sqlite3.connect(database)) as store:
            for name, token in TOKENS.items():
                own = "person = (SELECT id FROM person WHERE name = ?)"
                store.execute(f"UPDATE device SET token = ? WHERE {own}", (token_hash(token), name))
            file.write_text("\n".join(store.iterdump()) + "\n", encoding="utf-8")


def keep_matches(folder: Path) -> None:
    """One match of each game, a lesson's, one whose bot failed, one with another box, and one from a table
    that was laid by hand."""
    kept = {name: game(name).new_match(game(name).seats[0], seed=7, **OPTIONS.get(name, {})) for name in all_games()}
    short = OPTIONS["swintus"]
    line = game("swintus").new_match(2, seed=3, **short).position.line
    kept["a_lesson"] = game("biscuit_pockets").new_match(2, seed=3)
    kept["a_lesson"].practice = True
    kept["an_edition"] = game("swintus").new_match(2, seed=7, edition=find_edition(game("swintus"), "small"), **short)
    kept["a_table"] = game("swintus").new_match(2, seed=1, table=line, **short)
    for match in kept.values():
        play_match(match, ["random"] * match.seats, seed=7)
    kept["a_failure"] = Match.from_json(kept["honeymoon"].to_json())
    kept["a_failure"].remarks += [Remark(entry, 0, "my_bot", "crashed") for entry in (4, 13)]
    for name, match in kept.items():
        (folder / f"{name}.json").write_text(match.to_json() + "\n", encoding="utf-8")


if __name__ == "__main__":
    warnings.simplefilter("error")
    folder = KEPT / __version__
    folder.mkdir()  # an error if it is there: what was kept stays as it is
    try:
        keep_matches(folder)
        keep_store(folder / "store.sql")
    except BaseException:
        shutil.rmtree(folder)
        raise
    print(f"Written: {folder}")  # noqa: T201
