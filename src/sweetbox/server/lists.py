"""What lists say about rooms and matches: the rows that are stored for them, and the lines that people read."""

from typing import Any

from sweetbox.server import messages
from sweetbox.server.events import to_text
from sweetbox.server.identity import Person
from sweetbox.server.names import apart
from sweetbox.server.room import Room
from sweetbox.server.store import MatchRow, RoomRow


def room_row(room: Room, day: int) -> dict[str, Any]:
    """What lists say about a room, and when it was last used."""
    points = points_in(room)
    return {
        "game": room.game.name,
        "state": room.state,
        "open": room.open_seats,
        "public": room.public,
        "at": room.at,
        "day": day,
        "practice": room.practice,
        "host": room.host,
        "chairs": to_text(room.chairs),
        "to_act": sum(1 << seat for seat in room.match.to_act) if room.match is not None and room.state == "playing" else 0,
        "points": to_text(points) if points is not None else None,
        "key": room.key or None,
        "due": room.due,
    }


def points_in(room: Room) -> list[int] | None:
    """Of each seat in the running match, as everybody at the table knows them."""
    return room.match.points_so_far() if room.match is not None and room.state == "playing" else None


def room_line(row: RoomRow, person: Person | None, language: str) -> messages.RoomLine:
    own = [seat for seat, chair in enumerate(row.chairs) if person is not None and chair.person == person.id]
    you = own[0] if own else None
    return messages.RoomLine(
        id=row.id,
        game=row.game,
        state=row.state,  # type: ignore[arg-type]
        seats=len(row.chairs),
        open=row.open,
        names=apart([chair.title for chair in row.chairs], language),
        you=you,
        back=person is not None and any(chair.left == person.id for chair in row.chairs),
        host=person is not None and row.host == person.id,
        to_act_you=any(row.to_act >> seat & 1 for seat in own),
        points=row.points if you is not None else None,  # others may not be allowed to watch
        people=sum(bool(chair.person or chair.left) for chair in row.chairs),
        at=row.at,
        practice=row.practice,
    )


def match_info(row: MatchRow, room: str | None, person: Person | None, language: str) -> messages.MatchInfo:
    return messages.MatchInfo(
        id=row.id,
        game=row.game,
        room=room,
        names=apart(row.names, language),
        bots=row.bots,
        you=row.people.index(person.id) if person is not None and row.people.count(person.id) == 1 else None,
        started=row.started,
        ended=row.ended,
        points=row.result["points"] if row.result is not None else None,
        ranks=row.result["ranks"] if row.result is not None else None,
        practice=row.practice,
    )
