"""Matches by compiled rules are the interpreted ones."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import sweetbox
from sweetbox.engines import marks, speed
from sweetbox.engines.marks import Mark
from sweetbox.kernel.game import Game


@pytest.fixture
def toffee() -> Iterator[Game]:
    game = sweetbox.game("_template")
    yield game
    speed.slow_down(game)


def played(game: Game) -> sweetbox.Match:
    match = game.new_match(seats=3, seed=4)
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, match.legal(seat)[-1])
    return match


def test_a_match_is_the_same_and_goes_on_where_it_was(toffee: Game) -> None:
    slow, begun = played(toffee), toffee.new_match(seats=3, seed=4)
    assert sweetbox.speed_up(toffee)
    assert isinstance(toffee.verbs, speed.CompiledVerbs)
    fast = played(toffee)
    assert (fast.log, fast.points, fast.view(0)) == (slow.log, slow.points, slow.view(0))
    assert sweetbox.speed_up("_template")  # again: nothing happens
    begun.play(min(begun.to_act), begun.legal(min(begun.to_act))[-1])
    assert begun.log == slow.log[: len(begun.log)]


def test_a_move_that_is_not_legal_is_refused_as_always(toffee: Game) -> None:
    sweetbox.speed_up(toffee)
    match = toffee.new_match(seats=2, seed=1)
    before, (seat,) = bytes(match.position), match.to_act
    for who, move in ((1 - seat, 0), (seat, toffee.rules.MOVES)):
        with pytest.raises(sweetbox.SweetboxError):
            match.play(who, move)
    assert bytes(match.position) == before


def test_without_waiting_only_what_is_compiled_is_used(toffee: Game, tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SWEETBOX_HOME", str(tmp_path))
    assert not sweetbox.speed_up(toffee, wait=False)
    assert not isinstance(toffee.verbs, speed.CompiledVerbs)


def test_a_cache_that_was_tidied_up_meanwhile_is_marked_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another checkout may have emptied the folder while this one compiled."""
    monkeypatch.setattr(marks, "compiled_folder", lambda *_: tmp_path / "gone")
    mark, game = Mark("all-ready"), sweetbox.game("_template")
    mark.set(game)
    assert not mark.is_set(game)
    (tmp_path / "gone").mkdir()
    mark.set(game)
    assert mark.is_set(game)
