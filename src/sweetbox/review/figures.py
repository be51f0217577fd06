"""The figures of a review as text, for the terminal and for the page."""

from collections.abc import Callable

from sweetbox.kernel.say import Say, Who
from sweetbox.review.result import Review

COLUMNS = ("review.seat", "review.start", "review.final", "review.luck", "review.loss", "review.count")
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
    """A heading and a row a seat: what one draw brought it and one decision cost it on average."""
    rows = [[say(Say(column)) for column in COLUMNS]]
    for seat, each in enumerate(review.sums):
        rows.append(
            [
                say(Say("review.who", who=Who(seat))),
                percent(each.start),
                percent(each.final),
                _with_error(f"{100 * each.luck_a_draw + 0.0:+.2f}", each.luck_a_draw_error),
                _with_error(f"{100 * each.loss:.2f}", each.loss_error),
                str(each.decisions),
            ]
        )
    return rows


def _with_error(value: str, error: float) -> str:
    return f"{value} ± {100 * error:.2f}" if error else value
