"""Bans: who is kept out, people by their identity and households by their address, each for a time."""

from collections.abc import Callable, Iterable
from datetime import UTC, datetime

import msgspec

from sweetbox.kernel.say import Say
from sweetbox.server.address import Network, network_of
from sweetbox.server.identity import Person
from sweetbox.server.problem import RefusedError


class Ban(msgspec.Struct, frozen=True):
    whom: str  # a person's id, or a network
    until: int
    why: str
    at: int

    @property
    def refusal(self) -> RefusedError:
        until = datetime.fromtimestamp(self.until / 1000, UTC).strftime("%Y-%m-%d %H:%M UTC")
        return RefusedError("banned", Say("server.banned", until=until, why=self.why))


class Bans:
    """The current bans, in memory; the store has them, too."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._people: dict[str, Ban] = {}
        self._networks: dict[Network, Ban] = {}

    def set(self, bans: Iterable[Ban]) -> None:
        """These, and no others."""
        self._people.clear()
        self._networks.clear()
        for ban in bans:
            self.add(ban)

    def add(self, ban: Ban) -> None:
        network = network_of(ban.whom)
        if network is None:
            self._people[ban.whom] = ban
        else:
            self._networks[network] = ban

    def remove(self, whom: str) -> None:
        self._people.pop(whom, None)
        network = network_of(whom)
        if network is not None:
            self._networks.pop(network, None)

    def all(self) -> list[Ban]:
        """Those that have not expired, the longest first."""
        held = [ban for ban in (*self._people.values(), *self._networks.values()) if self._holds(ban)]
        return sorted(held, key=lambda ban: (-ban.until, ban.whom))

    def of_person(self, person: str) -> Ban | None:
        ban = self._people.get(person)
        return ban if ban is not None and self._holds(ban) else None

    def of_address(self, address: str) -> Ban | None:
        own = network_of(address) if self._networks else None
        if own is None:
            return None
        return next((ban for network, ban in self._networks.items() if _is_within(own, network) and self._holds(ban)), None)

    def check_person(self, person: Person | None) -> None:
        ban = self.of_person(person.id) if person is not None else None
        if ban is not None:
            raise ban.refusal

    def check_address(self, address: str) -> None:
        ban = self.of_address(address)
        if ban is not None:
            raise ban.refusal

    def _holds(self, ban: Ban) -> bool:
        return ban.until > self._clock()


def _is_within(part: Network, whole: Network) -> bool:
    return part.version == whole.version and part.subnet_of(whole)  # type: ignore[arg-type]
