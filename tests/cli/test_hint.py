"""`sweetbox hint`."""

import sweetbox
from sweetbox.bots import Answer, Weighed, compiled, registry


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


def test_a_hint_waits_for_the_strong_bot_and_says_so(run, tmp_path, monkeypatch):
    """Until it is compiled a simpler bot would answer."""
    ready = []

    class Adviser:
        name = "adviser"

        def choose(self, turn):
            if not ready:
                return Answer(turn.legal[0], tuple(Weighed(move, 0.2, 12) for move in turn.legal), compiled.PREPARING)
            return Answer(turn.legal[3], (Weighed(turn.legal[3], 0.75, 900), Weighed(turn.legal[0], 0.2, 20)))

    monkeypatch.setattr(registry, "advisor", Adviser)
    monkeypatch.setattr(compiled, "wait_until_ready", lambda game: ready.append(game.name))
    path = tmp_path / "half.json"
    path.write_text(sweetbox.game("biscuit_pockets").new_match(2, seed=7).to_json())
    done = run("hint", path)
    assert ready == ["biscuit_pockets"]
    assert done.err.splitlines()[0] == "Compiling Biscuit Pockets (only once; it can take a minute) …"
    assert done.out.splitlines() == [
        "adviser advises Seat 1: Flip d1",
        "   Flip d1 (flip d1): 75% of the win",
        "   Flip a1 (flip a1): 20% of the win",
    ]


def test_the_advised_move_comes_first_and_then_the_better_the_earlier(run, tmp_path, monkeypatch):
    class Adviser:
        name = "adviser"

        def choose(self, turn):
            tried = zip(turn.legal, (0.3, 0.33, 0.1, 0.28, 0.2, 0.05, 0.29), range(90, 20, -10), strict=False)
            return Answer(turn.legal[6], tuple(Weighed(*each) for each in tried))

    monkeypatch.setattr(registry, "advisor", Adviser)
    path = tmp_path / "half.json"
    path.write_text(sweetbox.game("biscuit_pockets").new_match(2, seed=7).to_json())
    advice, *moves, why = run("hint", path).out.splitlines()
    assert [line.rpartition(": ")[2] for line in moves] == [f"{share}% of the win" for share in (29, 33, 30, 28, 10)]
    assert advice.rpartition(": ")[2] in moves[0]
    assert why.startswith("A move with a higher share is not always the advice: ")
    assert "   c1 aufdecken (flip c1): 10 % des Siegs" in run("hint", path, "-l", "de").out
