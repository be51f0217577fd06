"""What the events of a room hold about one person: to hand it out, and to take it away.

Nobody else's name is in what is handed out, and nothing that was hidden from the person. What is taken away are names and ids:
moves and outcomes stay, and so do the nonces of matches, without which nobody could check chance any more.
"""

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import UNSET

from sweetbox.server.events import (
    Agreed,
    Arranged,
    Chair,
    Data,
    Event,
    Handed,
    Moved,
    Opened,
    Queued,
    Sat,
    Started,
    TookBack,
    Waiter,
)

# The name of an erased person, in every language.
NOBODY_ID, NOBODY_NAME = "erased", "N. N."

Part = dict[str, Any]


# ---- Handed out ----


def own_events(events: Iterable[Event], person: str) -> list[Part]:
    """The events in which the person has a part, with that part alone."""
    found: list[Part] = []
    chairs: list[Chair] = []
    for event in events:
        part = _own_part(event, chairs, person)
        if part is not None:
            found.append({"number": event.number, "at": event.at, "kind": event.kind, "seat": event.seat, **part})
        if isinstance(event.data, Opened | Arranged):
            chairs = list(event.data.chairs)
        elif isinstance(event.data, Sat) and event.seat is not None:
            chairs[event.seat] = event.data.chair
    return found


def _own_part(event: Event, chairs: list[Chair], person: str) -> Part | None:
    """chairs: who sat where before the event."""
    data = event.data
    if isinstance(data, Opened):
        own = [msgspec.to_builtins(chair) if _is_about(chair, person) else None for chair in data.chairs]
        return {"host": data.host == person, "chairs": own} if data.host == person or any(own) else None
    if isinstance(data, Arranged):
        own = [msgspec.to_builtins(chair) if _is_about(chair, person) else None for chair in data.chairs]
        waits = [place for place, waiter in enumerate(data.queue) if waiter.person == person]
        return {"chairs": own, "queue": waits} if any(own) or waits else None
    if isinstance(data, Queued):
        return {"name": data.waiter.name, "waits": data.waits} if data.waiter.person == person else None
    if isinstance(data, Sat):
        assert event.seat is not None
        if _is_about(data.chair, person):
            return {"chair": msgspec.to_builtins(data.chair)}
        return {"chair": None} if _is_about(chairs[event.seat], person) else None  # they left it
    if isinstance(data, Handed):
        return {"host": True} if data.host == person else None
    if isinstance(data, Started):
        seat = next((seat for seat, chair in enumerate(chairs) if chair.person == person), None)
        return {"match": data.match, "nonce": data.nonces[seat] if data.nonces else ""} if seat is not None else None
    if event.seat is None or chairs[event.seat].person != person:
        return None
    if isinstance(data, Moved):
        return {"moves": [move for actor, move in data.entries if actor == event.seat], "key": data.key}
    if isinstance(data, Agreed):
        return {"yes": data.yes}
    return {} if isinstance(data, TookBack) else None


def _is_about(chair: Chair, person: str) -> bool:
    return person in (chair.person, chair.left)


# ---- Taken away ----


def without_person(data: Data, person: str) -> Data:
    """The event with nobody in the person's place."""
    if isinstance(data, Opened):
        return _bare_room(data, person)
    if isinstance(data, Arranged):
        chairs = [bare_chair(chair, person) for chair in data.chairs]
        return msgspec.structs.replace(data, chairs=chairs, queue=_bare_queue(data.queue, person))
    if isinstance(data, Queued):
        return msgspec.structs.replace(data, waiter=_bare_waiter(data.waiter, person))
    if isinstance(data, Sat):
        sent = data.sent if data.sent is UNSET else _bare_id(data.sent, person)
        return Sat(bare_chair(data.chair, person), sent)
    if isinstance(data, Handed):
        return msgspec.structs.replace(data, host=_bare_id(data.host, person))
    if isinstance(data, Started):
        return msgspec.structs.replace(data, room=_bare_room(data.room, person))
    return data


def _bare_room(room: Opened, person: str) -> Opened:
    chairs = [bare_chair(chair, person) for chair in room.chairs]
    if room.queue is not UNSET:
        room = msgspec.structs.replace(room, queue=_bare_queue(room.queue, person))
    return msgspec.structs.replace(room, host=_bare_id(room.host, person), owner=_bare_id(room.owner, person), chairs=chairs)


def bare_chair(chair: Chair, person: str) -> Chair:
    if chair.person == person:
        return msgspec.structs.replace(chair, person=NOBODY_ID, name=NOBODY_NAME, nonce="", number=1)
    if chair.left == person:  # nobody is going to take the seat again
        return msgspec.structs.replace(chair, left="", left_name="", left_number=1, shared=False)
    return chair


def _bare_queue(queue: list[Waiter], person: str) -> list[Waiter]:
    return [_bare_waiter(waiter, person) for waiter in queue]


def _bare_waiter(waiter: Waiter, person: str) -> Waiter:
    return Waiter(NOBODY_ID, NOBODY_NAME) if waiter.person == person else waiter


def _bare_id(id_: str, person: str) -> str:
    return NOBODY_ID if id_ == person else id_
