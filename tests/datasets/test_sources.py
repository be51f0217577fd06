"""Data sets: what is read back is what happened, seen by those who acted."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import sweetbox
from exported import KEPT, play_on, read_back
from sweetbox.datasets.sources import add_files, add_self_play, add_store, drawn, players_of
from sweetbox.datasets.writer import DataSet
from sweetbox.engines.batch import Batch
from sweetbox.kernel.match import Match


def check_against(match: Match, steps: list[dict[str, Any]]) -> None:
    """Every entry, and what its actor knew and could do before it."""
    assert [(row["actor"], row["event"]) for row in steps] == list(match.log)
    assert [row["number"] for row in steps] == list(range(len(match.log)))
    for row in steps:
        before = match.at(row["number"]).position
        if row["actor"] == -1:
            assert row["observation"] is None
            assert row["mask"] is None
        else:
            assert row["observation"] == list(before.hidden(row["actor"]).observe())
            assert np.flatnonzero(row["mask"]).tolist() == before.legal(row["actor"])


@pytest.mark.parametrize("name", ["_template", "sweet_nose"])
def test_match_files_are_read_back_entry_by_entry(name: str, tmp_path: Path) -> None:
    matches = [play_on(sweetbox.game(name).new_match(seed=seed)) for seed in range(2)]
    for number, match in enumerate(matches):
        (tmp_path / f"{number}.json").write_text(match.to_json())
    (tmp_path / "9.json").write_text(sweetbox.game(name).new_match(seed=5).to_json())
    with DataSet(tmp_path / "out", sweetbox.game(name)) as data:
        assert add_files(data, [tmp_path]) == 1  # the one that is not over
    steps, ends = read_back(tmp_path / "out")
    assert data.rows == len(steps)
    for number, match in enumerate(matches):
        check_against(match, [row for row in steps if row["match"] == number])
        end = ends[number]
        assert (end["source"], end["seats"], end["length"]) == (f"{number}.json", match.seats, len(match.log))
        assert (end["points"], end["ranks"]) == (match.points, match.ranks)
        assert sum(end["rewards"]) == pytest.approx(0)


def test_the_schema_names_what_is_observed(tmp_path: Path) -> None:
    game = sweetbox.game("biscuit_pockets")
    with DataSet(tmp_path / "out", game):
        pass
    schema = pq.read_schema(tmp_path / "out" / "steps.parquet")
    about = json.loads(schema.metadata[b"sweetbox"])
    assert (about["game"], about["version"], about["moves"]) == ("biscuit_pockets", game.facts.version, game.rules.MOVES)
    assert len(about["observation_names"]) == game.judge.OBSERVATION
    assert schema.names == ["match", "number", "actor", "event", "observation", "mask"]


@pytest.mark.parametrize(("name", "rows", "matches"), [("_template", 3, 7), ("sweet_nose", 2, 2)])
def test_self_play_is_what_a_match_replays(name: str, rows: int, matches: int, tmp_path: Path) -> None:
    game = sweetbox.game(name)
    batch = Batch(game, rows, "python", seed=4, autoreset=False, explicit_chance=True)
    with DataSet(tmp_path / "out", game) as data:
        add_self_play(data, batch, ["greedy", *["random"] * (batch.seats - 1)], matches)
    steps, ends = read_back(tmp_path / "out")
    assert [end["match"] for end in ends] == list(range(matches))
    for end in ends:
        mine = [row for row in steps if row["match"] == end["match"]]
        assert [row["number"] for row in mine] == list(range(end["length"]))
        match = game.new_match(seed=1, explicit_chance=True)
        for row in mine:
            if row["actor"] == -1:
                match.happen(row["event"])
            else:
                assert row["observation"] == list(match.glimpse(row["actor"]).observe())
                assert np.flatnonzero(row["mask"]).tolist() == match.position.legal(row["actor"])
                match.play(row["actor"], row["event"])
        assert match.over
        assert (end["points"], end["ranks"]) == (match.points, match.ranks)


def test_outcomes_come_as_often_as_they_weigh() -> None:
    found = np.bincount(drawn(np.tile([1, 0, 3], (20_000, 1)).astype(np.int32), np.random.default_rng(2)), minlength=3)
    assert found[1] == 0
    assert abs(found[2] / 20_000 - 0.75) < 0.02


def store_of(folder: Path) -> Path:
    """The store that a release kept."""
    file = folder / "store.sqlite"
    with sqlite3.connect(file) as store:
        store.executescript((KEPT / "store.sql").read_text())
    store.close()
    return file


def test_a_stores_finished_matches_are_exported_and_no_running_one(tmp_path: Path) -> None:
    file = store_of(tmp_path)
    with sqlite3.connect(file) as store:
        ended = store.execute("SELECT game, id FROM match WHERE ended IS NOT NULL AND file IS NOT NULL").fetchall()
        running = store.execute("SELECT count(*) FROM match WHERE ended IS NULL").fetchone()[0]
    store.close()
    assert running > 0
    name = ended[0][0]
    with DataSet(tmp_path / "out", sweetbox.game(name)) as data:
        add_store(data, f"sqlite:///{file}")
    steps, ends = read_back(tmp_path / "out")
    assert {end["source"] for end in ends} == {id_ for game, id_ in ended if game == name}
    assert {row["match"] for row in steps} == {end["match"] for end in ends}


def test_players_are_one_for_all_or_one_a_seat() -> None:
    assert players_of(["greedy"], 3) == ["greedy"] * 3
    with pytest.raises(sweetbox.OptionError):
        players_of(["greedy", "random"], 3)


def test_matches_are_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    """Played side by side, they end in another."""
    game = sweetbox.game("_template")
    batch = Batch(game, 60, seats=2, seed=5, autoreset=False, explicit_chance=True)
    with DataSet(tmp_path / "out", game) as data:
        add_self_play(data, batch, ["random", "random"], 60)
    lengths = pq.read_table(tmp_path / "out" / "matches.parquet")
    assert lengths["match"].to_pylist() == list(range(60))
    assert lengths["length"].to_pylist() != sorted(lengths["length"].to_pylist()), "they end in another order"
