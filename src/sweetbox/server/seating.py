"""Who sits where when a table is laid for more or fewer people, and who is next when a seat becomes free."""

from collections.abc import Iterable, Sequence

from sweetbox.server.events import Chair, Waiter
from sweetbox.server.identity import Person
from sweetbox.server.names import free_number

OPEN = Chair()


def seated(waiter: Waiter) -> Chair:
    """The chair of a person who has waited for it."""
    return Chair("person", person=waiter.person, name=waiter.name, number=waiter.number)


def laid(chairs: Sequence[Chair], queue: Sequence[Waiter], seats: int, host: str) -> tuple[list[Chair], list[Waiter]]:
    """The table for this many seats. Everybody stays, in the same order, as long as there are seats: open seats go first, then
    bots, then people, each from the back; the host goes last. People who have lost their seats are first in the queue, and the
    queue takes open seats."""
    order = sorted(range(len(chairs)), key=lambda seat: (_rank(chairs[seat], host), seat))
    staying, leaving = sorted(order[:seats]), sorted(order[seats:])
    after = [chairs[seat] for seat in staying] + [OPEN] * (seats - len(staying))
    standing = [
        Waiter(chair.person, chair.name, chair.number) for chair in (chairs[seat] for seat in leaving) if chair.kind == "person"
    ]
    return filled(after, [*standing, *queue])


def filled(chairs: Iterable[Chair], queue: Sequence[Waiter]) -> tuple[list[Chair], list[Waiter]]:
    """The chairs, with waiting people in the open ones in order of arrival; and who is still waiting."""
    waiting, after = list(queue), []
    for chair in chairs:
        after.append(seated(waiting.pop(0)) if chair.kind == "open" and waiting else chair)
    return after, waiting


def number_for(person: Person, chairs: Iterable[Chair], queue: Iterable[Waiter]) -> int:
    """The number that distinguishes a person from others of the same name in the room. They keep it as long as they are there and
    keep the name: it does not change because somebody else has left."""
    taken: list[str] = []
    for chair in chairs:
        if chair.person == person.id and chair.name == person.name:
            return chair.number
        if chair.left == person.id and chair.left_name == person.name:
            return chair.left_number
        taken += [chair.title] if chair.person != person.id else []
        taken += [chair.left_title] if chair.left != person.id else []
    for waiter in queue:
        if waiter.person == person.id and waiter.name == person.name:
            return waiter.number
        taken += [waiter.title] if waiter.person != person.id else []
    return free_number(person.name, taken)


def _rank(chair: Chair, host: str) -> int:
    if chair.kind == "person":
        return 0 if chair.person == host else 1
    return 2 if chair.kind == "bot" else 3
