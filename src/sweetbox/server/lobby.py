"""The lobby: the public rooms that strangers may come to, in an order that nobody can fill up."""

import contextlib
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from sweetbox.server.lists import room_row
from sweetbox.server.problem import RefusedError
from sweetbox.server.store import RoomRow

if TYPE_CHECKING:
    from sweetbox.server.house import House, Live

MINUTE = 60.0  # seconds
ELSEWHERE = ""  # the address under which the rooms of all other processes count
LOOKED = 500  # rooms at the most that one look at the store reads, and that are remembered of other processes
SKEW = 5000  # milliseconds by which the clocks of two processes may differ


class Entry(NamedTuple):
    """A room that may be listed."""

    at: int  # the newest is first
    address: str
    taken: bool
    empty: bool
    row: Callable[[], RoomRow]


class Lobby:
    def __init__(self, house: "House") -> None:
        self._house = house
        self._elsewhere: OrderedDict[str, tuple[RoomRow, float]] = OrderedDict()  # rooms of other processes, and when they changed
        self._since: int | None = None  # the next look at the store is for what happened after that
        self._seen: dict[str, int] = {}  # what the last look found: rooms, and when they had their last event

    def rows(self, game: str | None, skip: int, limit: int) -> list[RoomRow]:
        """First the rooms with an open seat, and of these first those with somebody in them; then the newest. The second room of an
        address comes after everybody's first."""
        own = [live for live in self._house.rooms.values() if self._is_listed(live, game)]
        found = [*map(self._entry, own), *self._entries_elsewhere(game)]
        found.sort(key=lambda entry: entry.at, reverse=True)
        before: Counter[tuple[str, bool, bool]] = Counter()
        placed: list[tuple[tuple[bool, bool, int], Entry]] = []
        for entry in found:
            placed.append(((entry.taken, entry.empty, before[entry.address, entry.taken, entry.empty]), entry))
            before[entry.address, entry.taken, entry.empty] += 1
        placed.sort(key=lambda each: each[0])
        return [entry.row() for _, entry in placed[skip : skip + limit]]

    def first_page(self) -> tuple[list[RoomRow], bool]:
        """Of the first rooms those where one may still sit down; and whether there are more rooms than these."""
        listed = self._house.settings.listed
        rows = self.rows(None, 0, listed + 1)
        return [row for row in rows[:listed] if row.open and row.state == "waiting"], len(rows) > listed

    def _entry(self, live: "Live") -> Entry:
        room = live.room
        taken, empty = not room.open_seats, not live.here & room.people
        return Entry(room.events[0].at, live.address, taken, empty, lambda: self._row(live))

    def _row(self, live: "Live") -> RoomRow:
        room, told = live.room, room_row(live.room, self._house.day)
        return RoomRow(**{**told, "id": room.id, "game": room.game.name, "archived": None, "chairs": room.chairs})

    def _is_listed(self, live: "Live", game: str | None) -> bool:
        room = live.room
        if not room.public or room.archived or game not in (None, room.game.name):
            return False
        return bool(live.here & room.people) or live.presence.quiet(room.people) < self._empty_seconds

    @property
    def _empty_seconds(self) -> float:
        return self._house.settings.empty_minutes * MINUTE

    # ---- Other processes ----

    def _entries_elsewhere(self, game: str | None) -> list[Entry]:
        """Who is in them only their own process knows: they are listed for as long as a room of ours that nobody is in."""
        before = self._house.clock.ticks() - self._empty_seconds
        return [
            _entry_elsewhere(row)
            for row, changed in self._elsewhere.values()
            if changed > before and row.id not in self._house.rooms and game in (None, row.game)
        ]

    async def look(self) -> set[str]:
        """Ask the store what other processes have changed since the last look, in one question. Whose rooms these are."""
        house = self._house
        if house.store.is_sqlite:  # of which this is the only process
            return set()
        at = house.clock.now()
        if self._since is None:
            self._since = at - round(self._empty_seconds * 1000)
        rows = await house.store.rooms_since(self._since, LOOKED)
        news = [row for row in rows if self._seen.get(row.id) != row.at and self._is_newer(row)]
        for row in reversed(news):
            await self._take(row, house.clock.ticks() - max(at - row.at, 0) / 1000)
        self._since = min(max((row.at for row in rows), default=at), at) - SKEW
        self._seen = {row.id: row.at for row in rows if row.at >= self._since}
        return {person for row in news for chair in row.chairs for person in (row.host, chair.person, chair.left) if person}

    def _is_newer(self, row: RoomRow) -> bool:
        """Whether it was another process that changed the room."""
        live = self._house.rooms.get(row.id)
        return live is None or live.room.at < row.at

    async def _take(self, row: RoomRow, changed: float) -> None:
        live = self._house.rooms.get(row.id)
        if live is not None:
            live.stale = True
            with contextlib.suppress(RefusedError):  # it is read again when somebody next asks for it
                await self._house.find(row.id)  # those who have it open are told, too
        self._elsewhere.pop(row.id, None)
        if row.public and live is None:
            self._elsewhere[row.id] = (row, changed)
            while len(self._elsewhere) > LOOKED:
                self._elsewhere.popitem(last=False)


def _entry_elsewhere(row: RoomRow) -> Entry:
    return Entry(row.at, ELSEWHERE, not row.open, False, lambda: row)
