"""What lists tell of rooms and matches: the rows that are stored for them, and the lines that somebody reads."""

from typing import Any

import msgspec

from sweetbox.server import messages
from sweetbox.server.identity import Person
from sweetbox.server.names import apart
from sweetbox.server.room import Room
from sweetbox.server.store import MatchRow, RoomRow


def room_row(room: Room, day: int) -> dict[str, Any]:
    """What lists tell of a room, and when it was last used."""
    return {
        "state": room.state,
        "open": room.open_seats,
        "public": room.public,
        "at": room.at,
        "day": day,
        "host": room.host,
        "chairs": as_text(room.chairs),
        "to_act": sum(1 << seat for seat in room.match.to_act) if room.match is not None and room.state == "playing" else 0,
    }


def room_line(row: RoomRow, person: Person | None, language: str) -> messages.RoomLine:
    you = next((seat for seat, chair in enumerate(row.chairs) if person is not None and chair.person == person.id), None)
    return messages.RoomLine(
        id=row.id,
        game=row.game,
        state=row.state,  # type: ignore[arg-type]
        seats=len(row.chairs),
        open=row.open,
        names=apart([chair.name for chair in row.chairs], language),
        you=you,
        back=person is not None and any(chair.left == person.id for chair in row.chairs),
        host=person is not None and row.host == person.id,
        to_act_you=you is not None and bool(row.to_act >> you & 1),
        at=row.at,
    )


def match_info(row: MatchRow, game: str, room: str | None, person: Person | None, language: str) -> messages.MatchInfo:
    return messages.MatchInfo(
        id=row.id,
        game=game,
        room=room,
        names=apart(row.names, language),
        you=row.people.index(person.id) if person is not None and person.id in row.people else None,
        started=row.started,
        ended=row.ended,
        points=row.result["points"] if row.result is not None else None,
        ranks=row.result["ranks"] if row.result is not None else None,
    )


def as_text(value: Any) -> str:
    """JSON, as it is stored."""
    return msgspec.json.encode(value).decode()
