"""`sweetbox arena`. The arena itself: tests/bots/test_arena.py."""

import json

import msgspec
import pytest

from sweetbox.bots import compiled
from sweetbox.bots.arena import Arena, Failing, Pair, Report, Standing

REPORT = Report(
    game="biscuit_pockets",
    seats=2,
    matches=100,
    bots=[Standing("greedy", 0.9, 0.85, 0.95, 28.04, 100), Standing("mine", 0.1, 0.05, 0.15, 21.0, 100)],
    pairs=[Pair("greedy", "mine", 0.9, 0.85, 0.95, 100)],
    points={"greedy": 12.25, "mine": 3.0},
    entries=85.1,
    remarks=0,
)


@pytest.fixture
def played(monkeypatch):
    """Put a report in place of what an arena would play, which takes too long for a test."""

    def put(report: Report) -> None:
        monkeypatch.setattr(Arena, "run", lambda self, told, processes, stop_early: report)

    monkeypatch.setattr(compiled, "is_ready", lambda game: True)
    return put


def test_an_arena_tells_who_is_better(run, played):
    played(REPORT)
    done = run("arena", "biscuit_pockets", "--bots", "greedy,random")
    assert done.code == 0
    assert done.err == ""
    assert done.out.splitlines() == [
        "Biscuit Pockets, 2 seats, 100 matches, 85.1 entries a match",
        "  greedy  90.0% (85.0% to 95.0%), rating 28.0, points 12.2",
        "  mine    10.0% (5.0% to 15.0%), rating 21.0, points 3.0",
        "  greedy before mine: 90.0% (85.0% to 95.0%)",
    ]


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
