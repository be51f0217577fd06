"""A review in pieces, for a process that is asked for one after the other: nothing is lost when nobody asks for the next."""

from functools import lru_cache

from sweetbox.kernel.match import Match
from sweetbox.review.result import Review
from sweetbox.review.reviewing import Event, Reviewing


@lru_cache(maxsize=1)
def reviewing(file: str) -> Reviewing:
    """file: the text of a match file."""
    return Reviewing(Match.from_json(file))


def count(file: str) -> int:
    """How many events there are."""
    return reviewing(file).count


def look_at(file: str, number: int) -> Event:
    return reviewing(file).event(number)


def add_up(file: str, events: list[Event]) -> Review:
    return reviewing(file).whole(events)
