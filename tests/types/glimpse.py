# mypy: warn-unused-ignores
"""What mypy must refuse: a bot is never handed the truth. `make check` fails if one of these lines stops being an error."""

from sweetbox.bots.bot import Turn
from sweetbox.kernel.position import Glimpse, Position


def a_glimpse_is_only_asked(glimpse: Glimpse) -> None:
    glimpse.play(0, 0)  # type: ignore[attr-defined]
    glimpse.happen(0)  # type: ignore[attr-defined]
    glimpse.odds()  # type: ignore[attr-defined]
    glimpse.result()  # type: ignore[attr-defined]
    glimpse.hidden(0)  # type: ignore[attr-defined]
    glimpse.legal(0)  # type: ignore[call-arg]


def a_turn_holds_no_position(turn: Turn) -> None:
    truth: Position = turn.glimpse  # type: ignore[assignment]
    truth.play(0, 0)
    turn.match  # type: ignore[attr-defined]
