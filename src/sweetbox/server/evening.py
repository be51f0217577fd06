"""The evening: what all finished matches of a room come to, for each person and each bot."""

from collections.abc import Sequence

from sweetbox.server import messages
from sweetbox.server.identity import Person
from sweetbox.server.names import free_number, numbered
from sweetbox.server.store import MatchRow

MATCHES = 500  # the last ones of a room

Whom = tuple[str, str]  # a person by their id, and among people at one device by name; a bot by what it is called, and its kind


def evening(rows: Sequence[MatchRow], person: Person | None) -> messages.Evening:
    """rows: in the order in which they were played. Somebody has the name that they had last."""
    over = [row for row in rows if row.result is not None]
    adds_up = _adds_up(over)
    lines: dict[Whom, messages.EveningLine] = {}
    for row in over:
        assert row.result is not None
        for seat, (points, rank) in enumerate(zip(row.result["points"], row.result["ranks"], strict=True)):
            who, bot = row.people[seat], row.bots[seat]
            shared = bool(who) and row.people.count(who) > 1  # people at one device differ only by their names
            whom = (who, row.names[seat] if shared else "") if who else (row.names[seat], bot)
            own = person is not None and who == person.id and not shared
            line = lines.setdefault(whom, messages.EveningLine("", bot or None, own, 0, 0, 0 if adds_up else None))
            line.name = row.names[seat]
            line.played += 1
            line.won += rank == 1
            if line.points is not None:
                line.points += points
    _tell_apart(list(lines.values()))
    return messages.Evening(len(over), sorted(lines.values(), key=lambda line: (-line.won, -(line.points or 0), line.played)))


def _adds_up(rows: Sequence[MatchRow]) -> bool:
    """Whether points of several matches can be compared: all are of one game, and nobody won with fewer points than another."""
    return len({row.game for row in rows}) == 1 and all(_more_is_better(row) for row in rows)


def _more_is_better(row: MatchRow) -> bool:
    assert row.result is not None
    ranked = list(zip(row.result["ranks"], row.result["points"], strict=True))
    return all(points >= fewer for rank, points in ranked for worse, fewer in ranked if rank < worse)


def _tell_apart(lines: list[messages.EveningLine]) -> None:
    """Two people who were called the same, in different matches, too."""
    taken: list[str] = []
    for line in lines:
        line.name = numbered(line.name, free_number(line.name, taken))
        taken.append(line.name)
