"""Who has a room open at another node: the people and the number of strangers, as stored."""

import hashlib
from collections.abc import Iterable

import msgspec

from sweetbox.server.identity import Person
from sweetbox.server.watcher import Watcher

MOST = 200  # people that are reported for one room at one node
SHORT = 16  # letters of the mark of an address


class Guest(msgspec.Struct, frozen=True):
    """Somebody at another node. It is asked the same as a watcher."""

    person: Person | None
    named: bool = False  # whether the others may read who watches


class Crowd(msgspec.Struct, frozen=True):
    people: tuple[Guest, ...] = ()
    strangers: int = 0
    address: str = ""  # the mark of the one that the room counts for

    @staticmethod
    def of(watchers: Iterable[Watcher], address: str = "") -> "Crowd":
        """Each person once, whatever they have open."""
        guests: dict[str, Guest] = {}
        strangers = 0
        for watcher in watchers:
            if watcher.person is None:
                strangers += 1
            elif watcher.person.id not in guests or watcher.named:
                plain = Person(watcher.person.id, watcher.person.name)
                guests[plain.id] = Guest(plain, watcher.named)
        return Crowd(tuple(guests.values())[:MOST], strangers, mark_of(address)) if guests or strangers else NOBODY

    @property
    def ids(self) -> set[str]:
        return {guest.person.id for guest in self.people if guest.person is not None}

    @property
    def guests(self) -> list[Guest]:
        return [*self.people, *[Guest(None)] * self.strangers]

    def __bool__(self) -> bool:
        return bool(self.people or self.strangers)


NOBODY = Crowd()


def mark_of(address: str) -> str:
    """The same at every node: in lists, the second room of an address comes after everybody's first."""
    return hashlib.sha256(f"address {address}".encode()).hexdigest()[:SHORT]


def as_text(crowd: Crowd) -> str:
    return msgspec.json.encode(crowd).decode()


def from_text(text: str) -> Crowd:
    return msgspec.json.decode(text, type=Crowd)
