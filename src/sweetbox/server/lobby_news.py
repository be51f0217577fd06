"""Who has the lobby open, and its news: the open rooms, and people's own rooms and matches, when they have changed."""

import asyncio
from collections.abc import Set
from typing import TYPE_CHECKING

import msgspec

from sweetbox.server import messages
from sweetbox.server.lists import match_info, room_line
from sweetbox.server.paced import Paced
from sweetbox.server.problem import RefusedError, fault, log
from sweetbox.server.room import Room
from sweetbox.server.turns import leave_turn
from sweetbox.server.watcher import Watcher

if TYPE_CHECKING:
    from sweetbox.server.house import House


class LobbyNews:
    """The list of open rooms is the same for everybody, and is made once whenever it may have changed. What is somebody's own is
    made for that person alone, in a turn of theirs. Neither is made more often than `lobby_pace` allows."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self.watchers: list[Watcher] = []  # in order of arrival
        self._told: dict[Watcher, dict[type, bytes]] = {}  # the last message of each kind
        self._open_rooms = Paced(self._tell_open_rooms, self._pace, house.clock)
        self._made: dict[str, bytes] = {}  # that list in each language in which somebody has the lobby open
        self._shown: set[str] = set()  # the rooms in it
        self._own: dict[str, Paced] = {}  # by the people who have the lobby open
        self._looking: asyncio.Task[None] | None = None

    def _pace(self) -> float:
        return self._house.settings.lobby_pace

    # ---- Coming and going ----

    def enter(self, watcher: Watcher) -> None:
        """RefusedError: too many have the lobby open from there."""
        self._make_place(watcher)
        self.watchers.append(watcher)
        self._told[watcher] = {}
        self._house.unread.add(watcher)
        if watcher.language in self._made:
            self._tell(watcher, messages.OpenRooms, self._made[watcher.language])
        else:
            self._open_rooms.ask()
        if watcher.person is not None:
            person = watcher.person.id
            if person not in self._own:
                self._own[person] = Paced(lambda: self._tell_own(person), self._pace, self._house.clock)
            self._own[person].ask()
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())

    def _make_place(self, watcher: Watcher) -> None:
        of_person, of_strangers, of_address = self._house.settings.lobbies
        there = [each for each in self.watchers if each.address == watcher.address]
        strangers = [each for each in there if each.person is None]
        if len(there) >= of_address or (watcher.person is None and len(strangers) >= of_strangers):
            raise RefusedError("too_many_sockets")
        own = self._watchers_of(watcher.person.id) if watcher.person is not None else []
        if len(own) >= of_person:
            own[0].cut("elsewhere")
            self._forget(own[0])

    def leave(self, watcher: Watcher) -> None:
        self._forget(watcher)
        self._house.unread.drop(watcher)
        if watcher.person is not None and not self._watchers_of(watcher.person.id) and watcher.person.id in self._own:
            self._own.pop(watcher.person.id).stop()
        if not self.watchers:
            self._made = {}  # from here on nobody keeps it up to date
            self._stop_looking()

    def _forget(self, watcher: Watcher) -> None:
        if watcher in self._told:
            del self._told[watcher]
            self.watchers.remove(watcher)

    def _watchers_of(self, person: str) -> list[Watcher]:
        return [each for each in self.watchers if each.person is not None and each.person.id == person]

    def stop(self) -> None:
        self._open_rooms.stop()
        for own in self._own.values():
            own.stop()
        self._stop_looking()

    def _stop_looking(self) -> None:
        if self._looking is not None:
            self._looking.cancel()
            self._looking = None

    # ---- What has changed ----

    def room_changed(self, room: Room, before: Set[str] = frozenset()) -> None:
        """before: who was in it until now."""
        if not self.watchers:
            return
        self.people_moved(room)
        for person in room.members | before:
            if person in self._own:
                self._own[person].ask()

    def people_moved(self, room: Room) -> None:
        """A room's place in the list depends on who is in it."""
        if self.watchers and (room.public or room.id in self._shown):
            self._open_rooms.ask()

    async def _look(self) -> None:
        """Changes that no event reports: time that has passed, and what other processes have done."""
        leave_turn()
        while True:
            await self._house.clock.sleep(self._house.settings.lobby_look)
            try:
                for person in await self._house.lobby.look():
                    if person in self._own:
                        self._own[person].ask()
            except RefusedError:
                pass  # the store is away: later
            except Exception as error:
                log.error("%s", fault(error))  # and look again all the same
            self._open_rooms.ask()

    # ---- Telling it ----

    async def _tell_open_rooms(self) -> None:
        rows, more = self._house.lobby.first_page()
        self._shown = {row.id for row in rows}
        self._made = {
            language: msgspec.json.encode(messages.OpenRooms([room_line(row, None, language) for row in rows], more))
            for language in {watcher.language for watcher in self.watchers}
        }
        for watcher in self.watchers:
            self._tell(watcher, messages.OpenRooms, self._made[watcher.language])

    async def _tell_own(self, id_: str) -> None:
        own, house = self._watchers_of(id_), self._house
        if not own:
            return
        with await house.turns.take(*own[0].who, patient=True):
            rows = await house.store.rooms_of(id_, house.settings.listed)
            matches = await house.store.matches_by(id_, house.settings.listed, over=True)
        for watcher in self._watchers_of(id_):
            person, language = watcher.person, watcher.language
            rooms = [room_line(row, person, language) for row in rows]
            over = [match_info(row, row.room, person, language) for row in matches]
            self._tell(watcher, messages.Mine, msgspec.json.encode(messages.Mine(rooms, over)))

    def _tell(self, watcher: Watcher, kind: type, message: bytes) -> None:
        """Send it, unless it is what was sent last."""
        if self._told[watcher].get(kind) != message:
            self._told[watcher][kind] = message
            watcher.send(message)
