"""The arena: who plays whom, what is kept, and the figures."""

import json

import msgspec
import pytest

import sweetbox
from sweetbox.bots import arena, compiled
from sweetbox.bots.arena import Arena, Pairing, Played, pairings
from sweetbox.kernel.errors import OptionError, UnknownNameError


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setattr(arena, "data_folder", lambda: tmp_path)


@pytest.fixture(autouse=True)
def _no_compiling(monkeypatch):
    monkeypatch.setattr(compiled, "is_ready", lambda game: True)  # random bots need nothing compiled


def test_every_seating_is_played_with_the_same_seeds():
    rows = pairings(["a", "b", "c"], 3, 7)
    assert rows == [Pairing(seed, line_up) for seed in range(3) for line_up in (("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"))]


def test_the_last_bot_fills_empty_seats():
    assert {row.line_up for row in pairings(["a", "b"], 3, 1)} == {("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")}


def test_more_bots_than_seats_play_in_every_combination():
    rows = pairings(["a", "b", "c"], 2, 6)
    assert sorted(row.line_up for row in rows) == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]


def played(seed: int, line_up: tuple[str, ...], ranks: tuple[int, ...]) -> Played:
    return Played(seed, line_up, ranks, tuple(10 - rank for rank in ranks), 50, 0)


def prepared(results: list[Played]) -> Arena:
    run = Arena(sweetbox.game("_template"), ["random", "greedy"], 2, 4)
    run.played = results
    return run


def test_shares_are_counted_by_seed():
    """Seed 0: greedy wins both; seed 1: one each. The spread is that of 1.0 and 0.5."""
    wins, loses = ("greedy", "random"), ("random", "greedy")
    run = prepared([played(0, wins, (1, 2)), played(0, loses, (2, 1)), played(1, wins, (1, 2)), played(1, loses, (1, 2))])
    report = run.report()
    greedy, random = report.bots
    assert (greedy.name, greedy.share) == ("greedy", 0.75)
    assert random.share == 0.25
    assert greedy.high == 1.0
    assert greedy.low == pytest.approx(0.75 - 1.96 * 0.25, abs=1e-4)
    assert greedy.rating > random.rating
    (pair,) = report.pairs
    assert (pair.one, pair.other, pair.share, pair.matches) == ("greedy", "random", 0.75, 4)


def test_a_shared_win_is_halved():
    report = prepared([played(0, ("greedy", "random"), (1, 1)), played(0, ("random", "greedy"), (1, 1))]).report()
    assert [each.share for each in report.bots] == [0.5, 0.5]
    assert report.pairs[0].share == 0.5


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path):
    game = sweetbox.game("_template")
    told: list[tuple[int, int]] = []
    whole = Arena(game, ["random"], 2, 6).run(lambda done, of: told.append((done, of)), processes=1)
    assert told[-1] == (6, 6)
    (file,) = (tmp_path / "arena").iterdir()
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 6
    file.write_bytes(b"".join(lines[:3]) + lines[3][:20])  # as a crash in mid-line leaves it
    told.clear()
    again = Arena(game, ["random"], 2, 6)
    assert len(again.played) == 3
    assert again.run(lambda done, of: told.append((done, of)), processes=1) == whole
    assert told[0] == (3, 6)
    assert len(Arena(game, ["random"], 2, 6, fresh=True).played) == 0


def test_matches_are_the_same_on_any_number_of_processes():
    game = sweetbox.game("_template")
    one = Arena(game, ["random"], 2, 4).run(processes=1)
    two = Arena(game, ["random"], 2, 4, fresh=True).run(processes=2)
    assert one == two


def test_it_stops_early_once_the_intervals_lie_apart():
    wins, loses = ("greedy", "random"), ("random", "greedy")
    clear = [each for seed in range(12) for each in (played(seed, wins, (1, 2)), played(seed, loses, (2, 1)))]
    assert prepared(clear).decided()
    assert not prepared(clear[:10]).decided()  # five seeds are too few to trust
    even = [each for seed in range(12) for each in (played(seed, wins, (1, 2)), played(seed, loses, (1, 2)))]
    assert not prepared(even).decided()


def test_what_cannot_be_played_is_refused_before_anything_starts():
    game = sweetbox.game("_template")
    with pytest.raises(UnknownNameError):
        Arena(game, ["nobody"], 2, 4)
    with pytest.raises(OptionError):
        Arena(game, ["random"], 9, 4)
    with pytest.raises(OptionError, match="Expected at least one bot and one match"):
        Arena(game, ["random"], 2, 0)
    with pytest.raises(OptionError):
        Arena(game, ["random"], 2, 4, options={"nonsense": 1})


def test_the_report_is_json():
    report = json.loads(msgspec.json.encode(Arena(sweetbox.game("_template"), ["random"], 2, 2).run(processes=1)))
    assert {"game", "seats", "matches", "bots", "pairs"} <= set(report)
    assert {"name", "share", "low", "high", "rating"} <= set(report["bots"][0])


class Wrong:
    """A bot that answers with a bare move."""

    name = "wrong"

    def choose(self, turn):
        return turn.legal[0]


def test_the_figures_of_a_bot_that_fails_are_marked(monkeypatch):
    made = sweetbox.bot
    monkeypatch.setattr(arena.cheat, "bot", lambda spec: Wrong() if spec == "wrong" else made(spec))
    run = Arena(sweetbox.game("biscuit_pockets"), ["wrong", "random"], 2, 2)
    report = run.run(processes=1)
    assert run.earlier == 0
    assert list(report.failing) == ["wrong"]
    failing = report.failing["wrong"]
    assert failing.moves == report.remarks > 10
    assert (failing.key, failing.values) == ("fault.no_answer", {"came": "int"})
    again = Arena(sweetbox.game("biscuit_pockets"), ["wrong", "random"], 2, 2)
    assert again.earlier == 2
    assert again.run(processes=1).failing == report.failing


def test_results_of_another_text_of_the_bots_are_not_taken(monkeypatch):
    first = Arena(sweetbox.game("biscuit_pockets"), ["random"], 2, 1)
    first.run(processes=1)
    monkeypatch.setattr(arena, "sources", lambda specs: "changed")
    assert Arena(sweetbox.game("biscuit_pockets"), ["random"], 2, 1).earlier == 0
