"""The clocks of a match: how much time each seat has left, folded from the events. It does no I/O and reads no clock: every event
has the house time at which it was stored.

A clock runs while a person has to move. In a step where all choose at once each runs until its own choice. Bots have none.
"""

import msgspec

from sweetbox.server.events import Archived, Event, Granted, Moved, RanOut, TookBack, Urged
from sweetbox.server.timing import BACK, SECOND, Timing

GRANTS = 10  # times that a seat may be given more time in a match
RUN_OUTS = 20  # the one with which the seat is given up, whatever the room chose


class Clocks(msgspec.Struct, frozen=True):
    """After an event. Seats in sets are bits of a mask."""

    at: int  # the house time of the last event
    left: tuple[int, ...]  # milliseconds that each seat had then
    owed: int  # who had to move
    people: int  # mask of the seats of people
    running: int  # whose clocks run
    since: tuple[int | None, ...]  # since when each is waited for; None: nobody waits
    again: tuple[int, ...]  # moves taken back, which add no time when they are made again
    granted: tuple[int, ...]  # how often each was given more time
    ran_out: tuple[int, ...]  # how often the time of each was over
    urged: tuple[int, ...]  # who has asked for a bot to make the move of each
    forced: int  # whose move a bot makes now
    back: int | None = None  # the seat whose move the last event took back

    @staticmethod
    def begun(timing: Timing, seats: int, people: int, event: Event) -> "Clocks":
        """At the start of a match."""
        none, owed = (0,) * seats, event.owed or 0
        since = tuple(event.tick if owed >> seat & 1 else None for seat in range(seats))
        running = owed & people if timing.counts else 0
        return Clocks(event.tick, (timing.first,) * seats, owed, people, running, since, none, none, none, none, 0)

    def after(self, timing: Timing, event: Event, people: int) -> "Clocks":
        """people: mask of the seats of people after the event."""
        data, seat, tick = event.data, event.seat, event.tick
        owed = self.owed if event.owed is None else event.owed
        left, since, again, urged = self.left_at(tick), list(self.since), list(self.again), list(self.urged)
        granted, ran_out, forced = list(self.granted), list(self.ran_out), self.forced
        new = owed & ~self.owed
        if isinstance(data, Moved) and seat is not None:
            if again[seat]:
                again[seat] -= 1
            elif timing.kind == "bank":
                left[seat] += timing.increment * SECOND
            elif owed >> seat & 1:
                new |= 1 << seat
            urged[seat], forced = 0, forced & ~(1 << seat)
            since[seat] = tick
        elif isinstance(data, TookBack) and seat is not None:
            # Time that was used is used, and what the move brought it does not bring twice. A compound move, which goes back move
            # by move, has brought it once.
            again[seat] += (self.back, self.at) != (seat, tick)
            new &= ~(1 << seat)
        elif isinstance(data, Granted):
            left[data.whom] += timing.grant
            granted[data.whom] += 1
        elif isinstance(data, RanOut) and seat is not None:
            left[seat] = timing.each_move or max(BACK, timing.increment * SECOND)  # for a person who comes back
            ran_out[seat] += 1
        elif isinstance(data, Urged) and seat is not None:
            urged[data.whom] |= 1 << seat
            forced |= (1 << data.whom) if data.enough else 0
        for each in range(len(left)):
            bit = 1 << each
            if new & bit:
                left[each] = left[each] if timing.each_move is None else timing.each_move
                again[each], since[each] = 0, tick
            if (self.people ^ people) & bit:  # somebody else sits there now
                urged = [asked & ~bit for asked in urged]
                urged[each], forced, since[each] = 0, forced & ~bit, tick
            if not owed & bit:
                urged[each], forced, since[each] = 0, forced & ~bit, None
            elif since[each] is None:
                since[each] = tick
        running = owed & people if timing.counts and not isinstance(data, Archived) else 0
        counts = (tuple(since), tuple(again), tuple(granted), tuple(ran_out), tuple(urged))
        back = seat if isinstance(data, TookBack) else None
        return Clocks(tick, tuple(left), owed, people, running, *counts, forced, back)

    def left_at(self, now: int) -> list[int]:
        """Milliseconds that each seat has left at this house time. A store that was put back may be behind: then no time has
        passed."""
        passed = max(0, now - self.at)
        return [max(0, left - passed) if self.running >> seat & 1 else left for seat, left in enumerate(self.left)]

    def waited_at(self, now: int) -> list[int | None]:
        """Milliseconds for which each seat that has to move has been waited for."""
        return [None if since is None else max(0, now - since) for since in self.since]

    @property
    def due(self) -> int | None:
        """The house time at which the first of the running clocks is at zero."""
        running = [left for seat, left in enumerate(self.left) if self.running >> seat & 1]
        return self.at + min(running) if running else None

    def out_at(self, now: int) -> int | None:
        """The seat whose time was over first; None: nobody's is."""
        over = [(left, seat) for seat, left in enumerate(self.left) if self.running >> seat & 1 and self.at + left <= now]
        return min(over)[1] if over else None
