"""Addresses: which of them are one household's, and which are a proxy's that speaks for others."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say

UNKNOWN = "-"
HOUSEHOLD = 64  # leading bits of an IPv6 address that one household has


def address(scope: Any) -> str:
    """The address that a request is counted for."""
    client = scope.get("client")
    return household(str(client[0])) if client else UNKNOWN


@lru_cache(maxsize=10_000)
def household(host: str) -> str:
    """An IPv4 address as it is; of an IPv6 address the network that one household has."""
    try:
        found = ip_address(host)
    except ValueError:
        return UNKNOWN
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found) >> (128 - HOUSEHOLD) << (128 - HOUSEHOLD), HOUSEHOLD)))


class Proxies:
    """The proxies whose word on a client's address is believed."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [_network(name) for name in named]

    def __contains__(self, host: str) -> bool:
        try:
            found = ip_address(host)
        except ValueError:
            return False
        return any(found in network for network in self._networks)


def _network(name: str) -> IPv4Network | IPv6Network:
    """OptionError for anything else, also for `*`: then every client could choose the address that it is counted for."""
    try:
        return ip_network(name, strict=False)
    except ValueError:
        raise OptionError(Say("server.proxies", came=name)) from None
