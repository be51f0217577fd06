"""The lobby: the public rooms that strangers may come to, in an order that nobody can fill up."""

from collections import Counter

from sweetbox.server.house import House, Live, room_row
from sweetbox.server.store import RoomRow

MINUTE = 60.0  # seconds


class Lobby:
    def __init__(self, house: House) -> None:
        self._house = house

    def rows(self, game: str | None, skip: int, limit: int) -> list[RoomRow]:
        """First the rooms with an open seat, and of these first those with somebody in them; then the newest. The second room of an
        address comes after everybody's first."""
        found = [live for live in self._house.rooms.values() if self._is_listed(live, game)]
        found.sort(key=lambda live: live.room.events[0].at, reverse=True)
        before: Counter[tuple[str, bool, bool]] = Counter()
        places: dict[Live, tuple[bool, bool, int]] = {}
        for live in found:
            taken, empty = not live.room.open_seats, not live.here & live.room.people
            places[live] = (taken, empty, before[live.address, taken, empty])
            before[live.address, taken, empty] += 1
        found.sort(key=places.__getitem__)
        return [self._row(live) for live in found[skip : skip + limit]]

    def _row(self, live: Live) -> RoomRow:
        room, told = live.room, room_row(live.room, self._house.day)
        return RoomRow(**{**told, "id": room.id, "game": room.game.name, "archived": None, "chairs": room.chairs})

    def _is_listed(self, live: Live, game: str | None) -> bool:
        room = live.room
        if not room.public or room.archived or game not in (None, room.game.name):
            return False
        return bool(live.here & room.people) or live.presence.quiet(room.people) < self._house.settings.empty_minutes * MINUTE
