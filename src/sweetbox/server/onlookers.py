"""Who watches in a room: how many people, and by name those who wish to be seen."""

from collections.abc import Iterable

from sweetbox.server.crowd import Guest
from sweetbox.server.names import free_number, numbered
from sweetbox.server.room import Room
from sweetbox.server.watcher import Watcher

NAMED = 5  # at most


class Onlookers:
    """The spectators of one room. A person's name stays the same while they watch, even when another person of that name leaves."""

    def __init__(self) -> None:
        self._numbers: dict[str, tuple[str, int]] = {}  # of each person: their name, and its number

    def seen(self, room: Room, watchers: Iterable[Watcher | Guest]) -> tuple[int, list[str]]:
        """How many there are, and some of their names. A person counts once, however many windows they have open."""
        seated = {chair.person for chair in room.chairs if chair.person}
        strangers, people, named = 0, set[str](), dict[str, str]()
        for watcher in watchers:
            if watcher.person is None:
                strangers += 1
            elif watcher.person.id not in seated:
                people.add(watcher.person.id)
                if watcher.named:
                    named.setdefault(watcher.person.id, watcher.person.name)
        waiting = {waiter.person: waiter.title for waiter in room.queue}
        taken = [title for title in (*(chair.title for chair in room.chairs), *waiting.values()) if title]
        shown, kept = [], {}
        for person, name in list(named.items())[:NAMED]:
            title = waiting.get(person)
            if title is None:
                known, number = self._numbers.get(person, (name, 0))
                if known != name or number == 0 or numbered(name, number) in taken:
                    number = free_number(name, taken)
                kept[person] = (name, number)
                title = numbered(name, number)
                taken.append(title)
            shown.append(title)
        self._numbers = kept
        return strangers + len(people), shown
