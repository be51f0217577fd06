"""Whole matches: the laws, and golden playthroughs."""

from playthrough import path, playthrough, seats_played
from sweetbox.conformance.matches import *  # noqa: F403
from sweetbox.kernel.game import Game


def test_golden_playthroughs(of: Game) -> None:
    """Regenerate with `make golden` after a change of behaviour that is meant; count FACTS.version up then."""
    for seats in seats_played(of):
        file = path(of, seats)
        assert file.exists(), f"no golden playthrough {file.name}: run make golden"
        assert playthrough(of, seats) == file.read_text(encoding="utf-8")
