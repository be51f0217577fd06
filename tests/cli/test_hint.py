"""`sweetbox hint`."""

import sweetbox
from sweetbox.bots import Answer, Weighed, registry


def test_a_hint_for_a_stored_match(run, refused, tmp_path, monkeypatch, stored):
    """The bot that advises best is asked; here one that needs no compiling."""

    class Adviser:
        name = "adviser"

        def choose(self, turn):
            return Answer(turn.legal[0], (Weighed(turn.legal[0], 0.5, 3),))

    monkeypatch.setattr(registry, "advisor", Adviser)
    path = tmp_path / "half.json"
    path.write_text(sweetbox.game("biscuit_pockets").new_match(2, seed=7).to_json())
    done = run("hint", path)
    assert done.code == 0
    assert "Flip a1" in done.out
    assert "a1 aufdecken" in run("hint", path, "-l", "de").out
    for seat in (0, 9):
        assert refused("hint", path, "--seat", seat) == f"Expected a seat from 1 to 2, got {seat}."
    assert refused("hint", path, "--seat", 2) == "Seat 2 has no move to make now; it is up to Seat 1."
    assert refused("hint", path, "--at", 0) == "Nobody has a move to make now: chance comes first."
    assert refused("hint", path, "--at", 5) == "Expected a number of log entries from 0 to 1, got 5."
    assert refused("hint", stored) == "The match is over: no more moves are possible."
    assert refused("hint", tmp_path / "none.json").startswith("Cannot read ")
