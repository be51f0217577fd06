"""Who is there: when each of a room's people last gave a sign, and who has been away so long that the others need not wait."""

from collections.abc import Callable, Iterable, Set

from sweetbox.server import messages
from sweetbox.server.clock import Clock
from sweetbox.server.settings import Settings

OFTEN = 4  # signs that are passed on to the others within the time after which a person counts as gone


class Sign:
    """Somebody was there."""

    __slots__ = ("at", "last", "told")

    def __init__(self, clock: Clock) -> None:
        self.at = clock.now()  # for showing
        self.told = self.last = clock.ticks()


class Presence:
    """Of one room. How long somebody has been away counts for those who do not have the room open: whatever they ask of it is a
    sign, also what is refused."""

    def __init__(self, clock: Clock, settings: Callable[[], Settings]) -> None:
        self._clock = clock
        self._settings = settings
        self._begun = Sign(clock)  # what was before that is not known: everybody has their time to come back
        self._signs: dict[str, Sign] = {}

    def see(self, person: str, people: Set[str]) -> bool:
        """Note a sign of one of the room's people; nobody else is remembered. Returns whether the others should hear of it."""
        known, new = self._signs.get(person), Sign(self._clock)
        if known is not None and new.told - known.told <= self._settings().gone / OFTEN:
            known.last = new.last
            return False
        self._signs[person] = new
        if len(self._signs) > len(people):
            self._signs = {each: sign for each, sign in self._signs.items() if each in people}
        return True

    def away(self, person: str) -> messages.Away:
        return messages.Away(self._sign(person).at, self.is_gone(person), self.is_host_gone(person))

    def is_gone(self, person: str) -> bool:
        """Whether a bot may play for them."""
        return self._passed(person) >= self._settings().gone

    def is_host_gone(self, person: str) -> bool:
        """Whether another may be the host in their place."""
        return self._passed(person) >= self._settings().host_gone

    def quiet(self, people: Iterable[str]) -> float:
        """Seconds since any of these people gave a sign."""
        return min((self._passed(person) for person in people), default=self._clock.ticks() - self._begun.last)

    def next_change(self, people: Iterable[str]) -> float | None:
        """Seconds until one of these people has been away for long enough; None: they all have been."""
        spans = (self._settings().gone, self._settings().host_gone)
        waits = [span - self._passed(person) for person in people for span in spans]
        return min((wait for wait in waits if wait > 0), default=None)

    def _passed(self, person: str) -> float:
        return self._clock.ticks() - self._sign(person).last

    def _sign(self, person: str) -> Sign:
        return self._signs.get(person, self._begun)
