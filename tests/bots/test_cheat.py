"""The arena's cheat: it knows what comes, and it sits nowhere else."""

import pytest

import sweetbox
from sweetbox import OptionError, UnknownNameError
from sweetbox.bots import arena
from sweetbox.bots.arena import Arena
from sweetbox.bots.bot import Turn
from sweetbox.bots.cheat import CheatBot
from sweetbox.bots.playing import play_match
from sweetbox.bots.search import Search
from sweetbox.engines import engine
from sweetbox.kernel.chance import CHANCE

BISCUITS = sweetbox.game("biscuit_pockets")


def test_what_it_foresees_is_what_the_match_draws() -> None:
    match = BISCUITS.new_match(2, seed=5)
    fate = CheatBot(match.at(0), "100").fate()
    play_match(match, ["random", "random"])
    plain = engine(BISCUITS, "python")
    search = Search(plain, Turn.of(match.at(1), min(match.at(1).to_act)), 1 << 4, 0, fate)
    drawn = 0
    for entry, (actor, event) in enumerate(match.log):
        if actor == CHANCE:
            assert plain.functions.next_outcome(search.tree, match.position_at(entry).table, drawn) == event
            drawn += 1
    assert 20 < drawn <= len(fate)


def test_it_looks_from_where_the_match_stands() -> None:
    match = BISCUITS.new_match(2, seed=5)
    later = CheatBot(match, "100").fate()  # the seat that starts is drawn
    assert later[:-1] == CheatBot(match.at(0), "100").fate()[1:]


def test_it_takes_nearly_every_match_from_greedy(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(arena, "data_folder", lambda: tmp_path)
    report = Arena(BISCUITS, ["cheat:300", "greedy"], 2, 8).run(processes=1)
    assert (report.bots[0].name, report.remarks) == ("cheat:300", 0)
    assert report.bots[0].share > 0.8


def test_only_the_arena_knows_it() -> None:
    assert "cheat" not in sweetbox.bots.all_bots()
    with pytest.raises(UnknownNameError):
        sweetbox.bot("cheat:0.05s")
    with pytest.raises(UnknownNameError):
        play_match(BISCUITS.new_match(2, seed=1), ["cheat:0.05s", "random"])


def test_its_budget_is_checked_like_any_other() -> None:
    with pytest.raises(OptionError, match="Expected a number of iterations"):
        Arena(BISCUITS, ["cheat:much", "greedy"], 2, 2)
