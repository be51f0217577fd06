"""The guided first match of each game: the laws, and that it points at what its board draws."""

import re
from pathlib import Path

from sweetbox.conformance.following import follow
from sweetbox.conformance.lessons import *  # noqa: F403
from sweetbox.kernel.game import Game
from sweetbox.kernel.lesson import seen_at

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
NOWHERE = object()


def test_a_lesson_points_at_what_is_there(taught: Game) -> None:
    """At a place of the view, or at a spot of the board: a move, or one with a name of its own. The page test finds it drawn."""
    board = "".join(file.read_text(encoding="utf-8") for file in (BOARDS / taught.name).glob("*.svelte"))
    spots = set(re.findall(r"""data-(?:spot|place)=(?:"|\{[^}]*')([\w.-]+)['"]""", board))
    kinds = tuple(re.findall(r"`([a-z]+\.)\$\{\w+\}`", board))  # of spots that are numbered, such as `marker.${kind}`
    for look in follow(taught):
        shown = look.shown
        if shown.say is None or shown.say.key == "lesson.end":
            continue
        assert shown.points, shown
        for place in shown.points:
            there = seen_at(look.moment.view, place, NOWHERE) is not NOWHERE
            moved = {word for text in look.moment.legal for word in (text, *text.split())}  # a move, or a piece or cell of one
            assert there or place in moved or place in spots or place.startswith(kinds), (
                f"step {shown.number} points at nothing: {place}"
            )
