"""`sweetbox games`."""

import json

from sweetbox.kernel.registry import all_games


def test_games_tells_what_is_in_the_box(run):
    done = run("games")
    assert done.code == 0
    assert "Biscuit Pockets  (biscuit_pockets)\n    2-6 seats, 10-20 minutes (our estimate)\n" in done.out
    assert "Honeymoon  (honeymoon)\n    1-6 seats, 5 minutes\n" in done.out
    assert "2-6 Plätze, 10-20 Minuten (von uns geschätzt)" in run("games", "-l", "de").out


def test_games_as_json(run):
    rows = json.loads(run("games", "--json").out)
    assert [row["game"] for row in rows] == all_games()
    row = next(row for row in rows if row["game"] == "biscuit_pockets")
    assert (row["title"], row["seats"], row["version"]) == ("Biscuit Pockets", [2, 6], 1)
    assert [row["game"] for row in rows if not row["minutes_estimated"]] == ["honeymoon", "sweets_stack"]
    assert row["options"][0] == {
        "name": "idle_rounds",
        "kind": "int",
        "default": 12,
        "low": 1,
        "high": 100,
        "about": "The match ends after this many rounds in a row in which nobody receives a tile",
    }
