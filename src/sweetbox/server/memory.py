"""What people have to remember. In a game of memory an event is sent in full while it is the room's last one; after that, and until
the match is over, nothing that leaves the server repeats it: no happening, no log entry, no hint."""

from collections.abc import Collection
from typing import Any

import msgspec

from sweetbox.bots.bot import Turn, luck_of
from sweetbox.bots.levels import forgetful
from sweetbox.kernel.match import Match
from sweetbox.kernel.match_file import parse_match_file, running_digest

Log = list[tuple[int, int | None]]


def retold_log(fading: Collection[str], log: Log) -> Log:
    """Log entries of earlier events: in a game of memory, only whose they were. fading: the kinds of happenings that fade."""
    return [(actor, None) for actor, _ in log] if fading else log


def retold(fading: Collection[str], happenings: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Happenings of earlier events, without those that fade."""
    return [happening for happening in happenings if happening["kind"] not in fading]


def file_of(match: Match, seat: int) -> str:
    """A seat's copy of the match file."""
    text = match.to_json(seat)
    if not match.fading:
        return text
    file = parse_match_file(text)
    file.log = retold_log(match.fading, file.log)
    file.links, file.digest = running_digest(file)
    return msgspec.json.encode(file).decode()


def as_shown(turn: Turn) -> Turn:
    """A turn for an adviser of people, who knows what they are shown and has forgotten the rest."""
    fading = turn.game.fading(turn.box)
    if not fading:
        return turn
    log = retold_log(fading, list(turn.log))
    glimpse = forgetful(turn, 100).glimpse
    return msgspec.structs.replace(turn, glimpse=glimpse, log=log, seed=luck_of(glimpse, len(log)), known=None)
