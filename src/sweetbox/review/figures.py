"""The figures of a review as text, for the terminal and for the page."""

from collections.abc import Callable

from sweetbox.kernel.say import Say, Who
from sweetbox.review.result import Review

COLUMNS = (
    "review.seat",
    "review.final",
    "review.start",
    "review.luck",
    "review.own",
    "review.others",
    "review.rest",
    "review.loss",
)
GRADES = {
    "best": Say("review.grade.best"),
    "good": Say("review.grade.good"),
    "slip": Say("review.grade.slip"),
    "mistake": Say("review.grade.mistake"),
    "blunder": Say("review.grade.blunder"),
}


def percent(share: float, signed: bool = False) -> str:
    """A share of the win in percent; never a minus before nothing."""
    rounded = round(100 * share, 1) + 0.0
    return f"{rounded:+.1f}" if signed else f"{rounded:.1f}"


def seat_rows(review: Review, say: Callable[[Say], str]) -> list[list[str]]:
    """A heading and a row a seat: how final = start + luck + own + others + rest."""
    rows = [[say(Say(column)) for column in COLUMNS]]
    for seat, each in enumerate(review.sums):
        parts = ((each.luck, each.luck_error), (each.own, each.own_error), (each.others, each.others_error))
        rows.append(
            [
                say(Say("review.who", who=Who(seat))),
                percent(each.final),
                percent(each.start),
                *(_with_error(value, error) for value, error in parts),
                percent(each.rest, signed=True),
                f"{100 * each.loss:.2f}",
            ]
        )
    return rows


def _with_error(value: float, error: float) -> str:
    return f"{percent(value, signed=True)} ± {percent(error)}" if error else percent(value, signed=True)
