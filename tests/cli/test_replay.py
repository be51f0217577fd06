"""`sweetbox replay`."""

import pytest

from sweetbox import Match


def test_a_replay_tells_the_match(run, stored):
    match = Match.from_json(stored.read_text())
    lines = run("replay", stored).out.splitlines()
    assert lines[0] == f"Biscuit Pockets, 3 seats, {len(match.log)} entries"
    assert lines[1].split() == ["0", "Seat", str(match.log[0][1] + 1), "goes", "first."]
    assert any("The match is over" in line for line in lines)
    assert any("You " in line for line in run("replay", stored, "--seat", 1).out.splitlines())
    assert not any("You " in line for line in lines)
    assert lines[-2].split() == ["Total", *map(str, match.points)]
    assert lines[-1].split() == ["Place", *map(str, match.ranks)]
    assert "beginnt." in run("replay", stored, "-l", "de").out


def test_a_part_of_a_replay(run, stored):
    lines = run("replay", stored, "--from", 3, "--to", 6).out.splitlines()
    numbers = [int(line.split()[0]) for line in lines[1 : lines.index("")]]
    assert numbers
    assert set(numbers) <= {3, 4, 5}
    assert run("replay", stored, "--from", 3, "--to", 3).code == 0
    assert not any("Total" in line for line in lines), "it is not over there"


@pytest.mark.parametrize(
    ("option", "value"), [("--seat", 0), ("--seat", 4), ("--seat", -1), ("--from", 99999), ("--to", 99999), ("--from", -1)]
)
def test_a_part_that_is_not_there_is_refused(refused, stored, option, value):
    expected = "Expected a seat from 1 to 3, got " if option == "--seat" else "Expected a number of log entries from 0 to "
    assert refused("replay", stored, option, value).startswith(expected)
