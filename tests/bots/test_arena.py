"""The arena: who plays whom, what is kept, and the figures."""

import json

import msgspec
import pytest

import sweetbox
from sweetbox.bots import arena, cheat, compiled, playing
from sweetbox.bots.arena import ALL_AT_ONCE, Arena, Pace, Pairing, Played, Report, pairings
from sweetbox.bots.bot import Answer, Turn
from sweetbox.bots.interval import share_interval
from sweetbox.bots.random import RandomBot
from sweetbox.kernel.errors import OptionError, UnknownNameError


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    monkeypatch.setattr(arena, "data_folder", lambda: tmp_path)


@pytest.fixture(autouse=True)
def _no_compiling(monkeypatch):
    monkeypatch.setattr(compiled, "is_ready", lambda *_: True)  # random bots need nothing compiled


def test_every_seating_is_played_with_the_same_seeds():
    rows = pairings(["a", "b", "c"], 3, 7)
    assert rows == [Pairing(seed, line_up) for seed in range(3) for line_up in (("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"))]


def test_the_last_bot_fills_empty_seats():
    assert {row.line_up for row in pairings(["a", "b"], 3, 1)} == {("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b")}


def test_more_bots_than_seats_play_in_every_combination():
    rows = pairings(["a", "b", "c"], 2, 6)
    assert sorted(row.line_up for row in rows) == [("a", "b"), ("a", "c"), ("b", "a"), ("b", "c"), ("c", "a"), ("c", "b")]


def test_a_run_may_begin_with_another_seed():
    assert [row.seed for row in pairings(["a", "b"], 2, 4, seed=7)] == [7, 7, 8, 8]
    game = sweetbox.game("_template")
    Arena(game, ["random"], 2, 3).run(processes=1)
    later = Arena(game, ["random"], 2, 3, seed=2)
    assert [done.seed for done in later.played] == [2]  # kept from the run before
    later.run(processes=1)
    assert sorted(done.seed for done in later.played) == [2, 3, 4]


def played(seed: int, line_up: tuple[str, ...], ranks: tuple[int, ...], first: int = 0) -> Played:
    return Played(seed, line_up, ranks, tuple(10 - rank for rank in ranks), 50, 0, first, (Pace(2, 1.0, 0.75), Pace(1, 0.5, 0.5)))


def timeless(report: Report) -> Report:
    """How long bots think is another time each time."""
    return msgspec.structs.replace(report, paces={})


def prepared(results: list[Played]) -> Arena:
    run = Arena(sweetbox.game("_template"), ["random", "greedy"], 2, 4)
    run.played = results
    return run


def test_shares_are_counted_by_seed():
    """Seed 0: greedy wins both; seed 1: one each."""
    wins, loses = ("greedy", "random"), ("random", "greedy")
    run = prepared([played(0, wins, (1, 2)), played(0, loses, (2, 1)), played(1, wins, (1, 2)), played(1, loses, (1, 2))])
    report = run.report()
    greedy, random = report.bots
    assert (greedy.name, greedy.share) == ("greedy", 0.75)
    assert random.share == 0.25
    assert (greedy.low, greedy.high) == pytest.approx(share_interval([1.0, 0.5])[1:], abs=1e-4)
    assert greedy.ahead > 0.5 > random.ahead
    (pair,) = report.pairs
    assert (pair.one, pair.other, pair.share, pair.matches) == ("greedy", "random", 0.75, 4)


def test_strengths_say_how_often_one_is_ahead_of_another():
    """Greedy was ahead three times out of four: three times the strength, in whatever order the matches were played."""
    seats = ("greedy", "random")
    results = [played(seed, seats, (2, 1) if seed % 4 == 0 else (1, 2)) for seed in range(400)]
    greedy, random = (each.ahead / (1 - each.ahead) for each in prepared(results).report().bots)
    assert greedy / random == pytest.approx(3, rel=0.02)
    assert greedy * random == pytest.approx(1, rel=0.02), "what is middling lies between them"
    assert prepared(results[::-1]).report() == prepared(results).report()
    (level, other) = prepared([played(0, seats, (1, 1))]).report().bots
    assert level.ahead == other.ahead == 0.5


def test_four_matches_won_do_not_prove_that_all_are():
    """Two seeds, both won in both seatings: 0.025^(1/2) of all matches would do."""
    wins, loses = ("greedy", "random"), ("random", "greedy")
    report = prepared([each for seed in (0, 1) for each in (played(seed, wins, (1, 2)), played(seed, loses, (2, 1)))]).report()
    greedy, random = report.bots
    assert (greedy.share, greedy.low, greedy.high) == (1.0, 0.1581, 1.0)
    assert (random.share, random.low, random.high) == (0.0, 0.0, 0.8419)
    assert (report.pairs[0].low, report.pairs[0].high) == (0.1581, 1.0)


def test_who_started_is_kept_and_counted():
    """The seed is what is counted: of seed 0 greedy started twice and won, of seed 1 once and lost."""
    wins, loses = ("greedy", "random"), ("random", "greedy")
    run = prepared([played(0, wins, (1, 2)), played(0, loses, (2, 1), 1), played(1, wins, (2, 1), 1), played(1, loses, (1, 2), 1)])
    orders = {(order.bot, order.place): (order.share, order.matches) for order in run.report().orders}
    assert orders == {
        ("", 1): (0.75, 4), ("", 2): (0.25, 4),
        ("greedy", 1): (0.5, 3), ("greedy", 2): (0.0, 1),
        ("random", 1): (1.0, 1), ("random", 2): (0.5, 3),
    }  # fmt: skip


def test_where_all_choose_at_once_nobody_starts():
    assert prepared([played(0, ("greedy", "random"), (1, 2), ALL_AT_ONCE)]).report().orders == []


@pytest.mark.parametrize(("name", "starts"), [("_template", True), ("sweet_nose", False)])
def test_a_played_match_tells_who_made_the_first_move(name, starts):
    game = sweetbox.game(name)
    seats = game.fewest
    done = arena.play_pairing(name, Pairing(5, ("random",) * seats), {}, None)
    owing = game.new_match(seats, seed=5).to_act
    assert owing == {done.first} if starts else (len(owing) > 1 and done.first == ALL_AT_ONCE)
    assert all(pace.moves > 0 and 0 < pace.longest <= pace.seconds for pace in done.paces)


def test_the_time_that_bots_think_is_told_for_each():
    run = prepared([played(0, ("greedy", "random"), (1, 2)), played(1, ("random", "greedy"), (1, 2))])
    assert run.report().paces == {"random": Pace(3, 1.5, 0.75), "greedy": Pace(3, 1.5, 0.75)}
    assert run.report().paces["greedy"].mean == 0.5


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
    assert timeless(again.run(lambda done, of: told.append((done, of)), processes=1)) == timeless(whole)
    assert told[0] == (3, 6)
    assert len(Arena(game, ["random"], 2, 6, fresh=True).played) == 0


def test_matches_are_the_same_on_any_number_of_processes():
    game = sweetbox.game("_template")
    one = Arena(game, ["random"], 2, 4).run(processes=1)
    two = Arena(game, ["random"], 2, 4, fresh=True).run(processes=2)
    assert timeless(one) == timeless(two)


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
    assert {"name", "share", "low", "high", "ahead"} <= set(report["bots"][0])


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


@pytest.mark.parametrize("text", ["sources", "text_digest", "weights_digest"])
def test_results_of_another_text_of_the_bots_of_the_rules_or_of_weights_are_not_taken(monkeypatch, text):
    first = Arena(sweetbox.game("biscuit_pockets"), ["random"], 2, 1)
    first.run(processes=1)
    monkeypatch.setattr(arena, text, lambda *_: "changed")
    assert Arena(sweetbox.game("biscuit_pockets"), ["random"], 2, 1).earlier == 0


def test_compiled_bots_play_the_same_matches_whole():
    game = sweetbox.game("_template")
    part = pairings(["greedy", "random"], 3, 12)
    quick = arena.play_quickly("_template", part, {"toffees": 30}, None)
    alone = arena.play_alone("_template", part, {"toffees": 30}, None)
    assert [msgspec.structs.replace(each, paces=()) for each in quick] == [
        msgspec.structs.replace(each, paces=()) for each in alone
    ]
    assert [[pace.moves for pace in each.paces] for each in quick] == [[pace.moves for pace in each.paces] for each in alone]
    assert Arena(game, ["greedy", "random"], 3, 12, {"toffees": 30}).run(processes=1).matches == 12


def test_matches_that_are_tied_are_counted():
    """Half of the seeds are tied: for each bot, and between the two."""
    run = Arena(sweetbox.game("biscuit_pockets"), ["greedy", "random"], 2, 4)
    run.played = [
        Played(seed, line_up, ranks, (3, 2), 9, 0, 0, (Pace(), Pace()))
        for seed, ranks in ((0, (1, 1)), (1, (1, 2)))
        for line_up in (("greedy", "random"), ("random", "greedy"))
    ]
    report = run.report()
    assert [standing.tied for standing in report.bots] == [0.5, 0.5]
    assert [pair.tied for pair in report.pairs] == [0.5]


def test_what_a_bot_loads_when_it_is_first_asked_is_not_thinking(monkeypatch):
    now, asked = [0.0], []

    class Sleepy(RandomBot):
        def choose(self, turn: Turn) -> Answer:
            now[0] += 1.0 if asked else 1000.0
            asked.append(turn)
            return super().choose(turn)

    monkeypatch.setattr(playing, "perf_counter", lambda: now[0])
    monkeypatch.setattr(cheat, "player", lambda match, spec: Sleepy())
    arena.get_going.cache_clear()
    done = arena.play_pairing("_template", Pairing(1, ("random", "random")), {}, None)
    assert [pace.longest for pace in done.paces] == [1.0, 1.0]
    assert len(asked) == 1 + sum(pace.moves for pace in done.paces)
    arena.get_going.cache_clear()
