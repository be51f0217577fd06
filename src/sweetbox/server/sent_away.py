"""Whom the host has sent away from a seat: for a while they may only watch."""

import math

from sweetbox.kernel.say import Say
from sweetbox.server.clock import Clock
from sweetbox.server.problem import RefusedError
from sweetbox.server.room import Room

AWAY = 60.0  # seconds


class SentAway:
    """Of one room, by a clock that does not leap. Nobody remembers it longer than this process runs."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._since: dict[str, float] = {}

    def note(self, person: str) -> None:
        now = self._clock.ticks()
        self._since = {each: since for each, since in self._since.items() if now - since < AWAY}
        self._since[person] = now

    def check(self, person: str) -> None:
        """RefusedError: they were sent away a moment ago."""
        left = AWAY - (self._clock.ticks() - self._since[person]) if person in self._since else 0.0
        if left > 0:
            raise RefusedError("sent_away", Say("server.sent_away", seconds=math.ceil(left)))


def farewell(room: Room) -> RefusedError:
    """The message to a person whom the host has sent away."""
    host = next((chair.title for chair in room.chairs if chair.person == room.host), "")
    return RefusedError("sent_away", Say("server.farewell", name=host) if host else Say("server.farewell_host"))
