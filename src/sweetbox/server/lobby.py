"""The lobby: the public rooms that strangers may enter, in an order that nobody can flood."""

import contextlib
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from sweetbox.server.crowd import mark_of
from sweetbox.server.lists import points_in, room_row
from sweetbox.server.problem import RefusedError
from sweetbox.server.store import RoomRow

if TYPE_CHECKING:
    from sweetbox.server.house import House, Live

MINUTE = 60.0  # seconds
ELSEWHERE = ""  # the address under which rooms count if only another node knows who opened them
LOOKED = 500  # rooms that one look at the store reads at most, and that are remembered of other processes
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
        self._elsewhere: OrderedDict[str, tuple[RoomRow, float]] = OrderedDict()  # rooms of other nodes, and when they changed
        self._occupied: dict[str, str] = {}  # those of them in which one of their people is, and for which address they count
        self._since: int | None = None  # the next look at the store is for what happened after that
        self._seen: dict[str, int] = {}  # what the last look found: rooms, and when they had their last event

    def rows(self, game: str | None, skip: int, limit: int) -> list[RoomRow]:
        """Rooms with an open seat first, and among them those with their people present; then the newest. An address's second room
        comes after everybody's first."""
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
        """Those of the first rooms in which people may still sit down; and whether there are more rooms."""
        listed = self._house.settings.listed
        rows = self.rows(None, 0, listed + 1)
        return [row for row in rows[:listed] if row.open and row.state == "waiting"], len(rows) > listed

    def _entry(self, live: "Live") -> Entry:
        room = live.room
        taken, empty = not room.open_seats, not live.here & room.people
        return Entry(room.events[0].at, mark_of(live.address), taken, empty, lambda: self._row(live))

    def _row(self, live: "Live") -> RoomRow:
        room, told = live.room, room_row(live.room, self._house.day)
        plain = {"chairs": room.chairs, "points": points_in(room)}
        return RoomRow(**{**told, "id": room.id, "game": room.game.name, "archived": None, **plain})

    def _is_listed(self, live: "Live", game: str | None) -> bool:
        room = live.room
        if not room.public or room.archived or game not in (None, room.game.name):
            return False
        return bool(live.here & room.people) or live.presence.quiet(room.people) < self._empty_seconds

    @property
    def _empty_seconds(self) -> float:
        return self._house.settings.empty_minutes * MINUTE

    # ---- Other nodes ----

    def _entries_elsewhere(self, game: str | None) -> list[Entry]:
        before = self._house.clock.ticks() - self._empty_seconds
        return [
            _entry_elsewhere(row, self._occupied.get(row.id))
            for row, changed in self._elsewhere.values()
            if (changed > before or row.id in self._occupied) and row.id not in self._house.rooms and game in (None, row.game)
        ]

    async def look(self) -> set[str]:
        """Ask the store what other nodes have changed since the last time, and who is in their rooms. Returns the rooms' people."""
        house = self._house
        if house.store.is_sqlite:  # this is its only process
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
        crowds = await house.nodes.crowds(self._elsewhere)
        self._occupied = {
            id_: crowd.address
            for id_, there in crowds.items()
            for crowd in there.values()
            if crowd.ids & _people(self._elsewhere[id_][0])
        }
        return {person for row in news for person in _people(row)}

    def _is_newer(self, row: RoomRow) -> bool:
        """Whether it was another process that changed the room."""
        live = self._house.rooms.get(row.id)
        return live is None or live.room.at < row.at

    async def _take(self, row: RoomRow, changed: float) -> None:
        live = self._house.rooms.get(row.id)
        if live is not None:
            live.stale = True
            with contextlib.suppress(RefusedError):  # it will be read again when somebody asks for it
                await self._house.find(row.id)  # so that people who have it open hear of it, too
        self._elsewhere.pop(row.id, None)
        if row.public and live is None:
            self._elsewhere[row.id] = (row, changed)
            while len(self._elsewhere) > LOOKED:
                self._elsewhere.popitem(last=False)


def _entry_elsewhere(row: RoomRow, address: str | None) -> Entry:
    """address: None: nobody is there."""
    return Entry(row.at, ELSEWHERE if address is None else address, not row.open, address is None, lambda: row)


def _people(row: RoomRow) -> set[str]:
    """The room's people, as far as its row says."""
    return {person for chair in row.chairs for person in (row.host, chair.person, chair.left) if person}
