"""Addresses: which of them belong to one household, and which to a proxy that speaks for others."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say

UNKNOWN = "-"
HOUSEHOLD = {4: 32, 6: 64}  # leading bits of an address that one household has

Network = IPv4Network | IPv6Network


def address(scope: Any) -> str:
    """The address on whose account a request counts."""
    client = scope.get("client")
    return household(str(client[0])) if client else UNKNOWN


@lru_cache(maxsize=10_000)
def household(host: str) -> str:
    """An IPv4 address as it is; for an IPv6 address, the network of its household."""
    found = network_of(host) if "/" not in host else None
    if found is None:
        return UNKNOWN
    return str(found.network_address) if found.version == 4 else str(found)


def network_of(text: str) -> Network | None:
    """The network of an address (in IPv6 that of the whole household), or one that is written out, such as 203.0.113.0/24.
    None: the text is neither."""
    try:
        if "/" in text:
            network = ip_network(text, strict=False)
            return network if network.prefixlen <= HOUSEHOLD[network.version] else network.supernet(new_prefix=HOUSEHOLD[6])
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return ip_network((found, HOUSEHOLD[found.version]), strict=False)


def is_address(host: str) -> bool:
    """Whether it is an address written in numbers, and no name."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    """Whether only this computer can reach what listens there."""
    return host == "localhost" or (is_address(host) and ip_address(host).is_loopback)


class Proxies:
    """The proxies that are trusted to name a client's address."""

    def __init__(self, named: Iterable[str]) -> None:
        self._networks = [_network(name) for name in named]

    def __contains__(self, host: str) -> bool:
        return is_address(host) and any(ip_address(host) in network for network in self._networks)


def _network(name: str) -> Network:
    """OptionError for anything else, including `*`, with which every client could choose the address it is counted under."""
    try:
        return ip_network(name, strict=False)
    except ValueError:
        raise OptionError(Say("server.proxies", came=name)) from None
