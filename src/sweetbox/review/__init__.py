"""The review of a finished match: each seat's chances from first to last, and what of their change was luck, what decisions.

looking     what a position is worth, by compiled search      exact     the same by counting everything, for small games
step        the open step that a position is in               course    a log as chance, decisions and forced moves
reviewing   takes a match apart and adds it up                grades    what the bots' levels lose a move, and what a loss is called
saying      a review in words                                 page      a review as one HTML file

docs/review.md has the formulas.
"""

from sweetbox.review.result import Moment, Review, SeatSum
from sweetbox.review.reviewing import check_reviewable, review

__all__ = ["Moment", "Review", "SeatSum", "check_reviewable", "review"]
