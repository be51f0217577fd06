"""What somebody's finished matches add up to: for each game, and for each kind of opponents."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from itertools import groupby

from sweetbox.server import messages
from sweetbox.server.store import MatchRow, Store

MOST = 5_000  # matches, the newest, that are counted
REMEMBERED = 1_000  # people whose matches need not be counted again
PEOPLE, MIXED, ALONE = "people", "mixed", "alone"

Count = Callable[[Sequence[MatchRow], str], list[messages.Record]]


class Statistics:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._counted: OrderedDict[str, tuple[int, list[messages.Record]]] = OrderedDict()

    async def of(
        self, person: str, slowly: Callable[[Count, Sequence[MatchRow], str], Awaitable[list[messages.Record]]]
    ) -> list[messages.Record]:
        """slowly: how matches are counted if there are new ones."""
        ended = await self._store.count_ended(person)
        if self._counted.get(person, (-1, []))[0] != ended:
            rows = await self._store.matches_by(person, MOST, over=True)
            self._counted[person] = (ended, await slowly(records, rows, person))
        self._counted.move_to_end(person)
        while len(self._counted) > REMEMBERED:
            self._counted.popitem(last=False)
        return self._counted[person][1]


def records(rows: Sequence[MatchRow], person: str) -> list[messages.Record]:
    """rows: finished matches, the newest first. Those at a shared device count for nobody; other editions are other games."""
    by_kind = sorted((row for row in rows if not is_shared(row) and not is_of_edition(row)), key=_kind(person))
    return [_record(game, against, list(matches), person) for (game, against), matches in groupby(by_kind, _kind(person))]


def is_shared(row: MatchRow) -> bool:
    """Whether several seats were played at one device: nobody knows who it was that won."""
    people = [person for person in row.people if person]
    return len(set(people)) < len(people)


def is_of_edition(row: MatchRow) -> bool:
    """Whether it was played with other components than the printed ones."""
    return row.result is not None and "edition" in row.result


def _kind(person: str) -> Callable[[MatchRow], tuple[str, str]]:
    return lambda row: (row.game, opponents(row, person))


def opponents(row: MatchRow, person: str) -> str:
    """Who sat in the other seats at the start: people, perhaps with bots; bots, all of one kind; or a mixture."""
    seat = row.people.index(person)
    others = [who for number, who in enumerate(row.people) if number != seat]
    if not others:
        return ALONE
    if any(others):
        return PEOPLE
    bots = {bot for number, bot in enumerate(row.bots) if number != seat}
    return bots.pop() if len(bots) == 1 else MIXED


def _record(game: str, against: str, rows: list[MatchRow], person: str) -> messages.Record:
    places, seats, points = [], [], []
    for row in rows:
        assert row.result is not None
        seat = row.people.index(person)
        places.append(row.result["ranks"][seat])
        seats.append(len(row.people))
        points.append(row.result["points"][seat])
    wins = [place == 1 for place in places]
    return messages.Record(
        game=game,
        against=against,
        played=len(rows),
        won=sum(wins),
        place=sum(places) / len(rows),
        seats=sum(seats) / len(rows),
        best=max(points),
        streak=_streaks(wins)[0] if wins[0] else 0,
        longest=max(_streaks(wins), default=0),
    )


def _streaks(wins: Iterable[bool]) -> list[int]:
    """The lengths of the runs of wins, the newest first."""
    return [len(list(run)) for won, run in groupby(wins) if won]
