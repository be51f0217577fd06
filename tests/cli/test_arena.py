"""`sweetbox arena`. The arena itself: tests/bots/test_arena.py."""

import io
import json
import sys
import threading

import msgspec
import pytest

from sweetbox.bots import compiled
from sweetbox.bots.arena import Arena, Failing, Order, Pace, Pair, Report, Standing
from sweetbox.cli import arena

REPORT = Report(
    game="biscuit_pockets",
    seats=2,
    matches=100,
    bots=[Standing("greedy", 0.9, 0.85, 0.95, 28.04, 100, 0.04), Standing("mine", 0.1, 0.05, 0.15, 21.0, 100, 0.04)],
    pairs=[Pair("greedy", "mine", 0.9, 0.85, 0.95, 100, 0.04)],
    orders=[
        Order(1, "", 0.55, 0.5, 0.6, 100),
        Order(2, "", 0.45, 0.4, 0.5, 100),
        Order(1, "greedy", 0.95, 0.9, 0.99, 50),
        Order(2, "greedy", 0.85, 0.8, 0.9, 50),
        Order(1, "mine", 0.15, 0.1, 0.2, 50),
        Order(2, "mine", 0.05, 0.01, 0.1, 50),
    ],
    paces={"greedy": Pace(1000, 2.5, 0.012), "mine": Pace(1000, 3000.0, 4.5)},
    points={"greedy": 12.25, "mine": 3.0},
    entries=85.1,
    remarks=0,
)


@pytest.fixture
def played(monkeypatch):
    """Replace what an arena would play, which takes too long for a test, with a report."""

    def put(report: Report) -> None:
        monkeypatch.setattr(Arena, "run", lambda self, told, processes, stop_early: report)

    monkeypatch.setattr(compiled, "is_ready", lambda *_: True)
    return put


def test_two_bots_that_tie_most_matches_are_named_as_such_beside_every_share(run, played):
    bots = [Standing("greedy", 0.5, 0.45, 0.55, 25.0, 100, 0.78), Standing("mine", 0.5, 0.45, 0.55, 25.0, 100, 0.78)]
    pairs = [Pair("greedy", "mine", 0.5, 0.45, 0.55, 100, 0.78)]
    played(msgspec.structs.replace(REPORT, bots=bots, pairs=pairs))
    told = run("arena", "biscuit_pockets", "--bots", "greedy,random").out.splitlines()
    assert told[1] == "  greedy  50.0% (45.0% to 55.0%), 78% tied, points 12.2"
    assert told[3] == "  greedy ahead of mine: 50.0% (45.0% to 55.0%), 78% tied: too close to call"
    assert "78% unentschieden" in run("arena", "biscuit_pockets", "--bots", "greedy,random", "-l", "de").out


def test_an_arena_tells_who_is_better(run, played):
    played(REPORT)
    done = run("arena", "biscuit_pockets", "--bots", "greedy,random")
    assert done.code == 0
    assert done.err == ""
    assert done.out.splitlines() == [
        "Biscuit Pockets, 2 seats, 100 matches, 85.1 moves and draws a match",
        "  greedy  90.0% (85.0% to 95.0%), points 12.2",
        "  mine    10.0% (5.0% to 15.0%), points 3.0",
        "  greedy ahead of mine: 90.0% (85.0% to 95.0%)",
        "  By order of play, first to last: 55.0% (50.0% to 60.0%) and 45.0% (40.0% to 50.0%)",
        "  greedy by order of play: 95.0% in place 1 and 85.0% in place 2",
        "  mine by order of play: 15.0% in place 1 and 5.0% in place 2",
        "  greedy thinks for 2.5 ms a move, 12 ms at most",
        "  mine thinks for 3,000 ms a move, 4,500 ms at most",
    ]


def test_in_a_pipe_a_long_run_says_how_far_it_is(run, monkeypatch):
    def slowly(self, told, processes, stop_early):
        told(3, 100)
        assert said.wait(60)
        return REPORT

    class Pipe(io.StringIO):
        def write(self, text: str) -> int:
            said.set()
            return super().write(text)

    said, pipe = threading.Event(), Pipe()
    monkeypatch.setattr(Arena, "run", slowly)
    monkeypatch.setattr(compiled, "is_ready", lambda game: True)
    monkeypatch.setattr(arena, "ALIVE", 0.01)
    monkeypatch.setattr(sys, "stderr", pipe)
    assert run("arena", "biscuit_pockets", "--bots", "greedy,random").code == 0
    assert pipe.getvalue().splitlines()[-1] == "3 of 100 done …"


def test_an_arena_as_json_is_its_report(run, played):
    played(REPORT)
    done = run("arena", "biscuit_pockets", "--bots", "greedy,random", "--json")
    assert done.code == 0
    assert json.loads(done.out) == msgspec.to_builtins(REPORT)


def test_figures_of_a_bot_that_failed_are_not_taken_for_its_own(run, played):
    played(msgspec.structs.replace(REPORT, failing={"mine": Failing(3, "fault.late", {})}))
    line = ["arena", "biscuit_pockets", "--bots", "greedy,random"]
    done = run(*line)
    assert done.code == 1
    assert done.out.splitlines()[-1].startswith("mine failed in 3 moves, ")
    done = run(*line, "--json")
    assert done.code == 1
    assert json.loads(done.out)["failing"]["mine"]["moves"] == 3


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess", "--bots", "random"],
        ["biscuit_pockets"],
        ["biscuit_pockets", "--bots", "nobody"],
        ["biscuit_pockets", "--bots", "random", "--matches", "0"],
        ["biscuit_pockets", "--bots", "random", "--seats", "9"],
        ["biscuit_pockets", "--bots", "random", "-o", "seats=3"],
    ],
)
def test_an_arena_that_cannot_be_is_refused(refused, arguments):
    refused("arena", *arguments)
