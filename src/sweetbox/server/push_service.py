"""Sending to push services: encrypted for one browser, signed by this server, to public addresses only, and never for long."""

import asyncio
import ipaddress
import json
import socket
import ssl
from collections.abc import Callable, Iterable
from typing import Any, Literal

from sweetbox.server.problem import log
from sweetbox.server.push import HTTPS, KNOWN, Subscription, is_named, public_key, sealed, service_of, signed

Outcome = Literal["sent", "gone", "failed"]

SECONDS = 10.0  # for all of it: finding the host, the handshake, and its answer
AT_ONCE = 8  # deliveries under way
WAITING = 1000  # for their turn; any more are dropped
TTL = 24 * 3600  # seconds for which a service keeps it for a browser that is off
VALID = 12 * 3600  # seconds for which a signature is valid
HEAD = 1 << 14  # bytes of the head of an answer
GONE = (404, 410)  # the endpoint no longer exists
NAT64 = ipaddress.ip_network("64:ff9b::/96")  # IPv4 addresses, as a gateway sees them


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a host."""
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(each[4][0]) for each in found]


def trusted() -> ssl.SSLContext:
    """The certificates that count."""
    return ssl.create_default_context()


def is_public(text: str) -> bool:
    """Whether an address is on the internet: not in this computer or its network, in any disguise."""
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped or found.sixtofour or found.teredo or found.is_site_local:
            return False
        if found in NAT64:
            return is_public(str(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)))
    return found.is_global and not found.is_multicast and not found.is_reserved


class PushService:
    """Talks to all push services."""

    def __init__(self, key: str, subject: str, services: Iterable[str], now: Callable[[], int]) -> None:
        """key: the server's private one; subject: whom a push service may ask about this server; now: milliseconds since 1970."""
        self.public = public_key(key)
        self._key = key
        self._subject = subject
        self._services = tuple(services)
        self._now = now
        self._gate = asyncio.Semaphore(AT_ONCE)
        self._waiting = 0

    async def addresses(self, host: str, port: int) -> list[str]:
        """The address of a host. OSError if it is inside the network, unless this server's host has named it."""
        found = await resolve(host, port)
        if not is_named(host, port, self._services) and not all(map(is_public, found)):
            raise OSError("not a public address")
        return found

    async def send(self, to: Subscription, told: Any) -> Outcome:
        """Send a notice to a browser. Nobody waits for long, and only the status of the service's answer is used."""
        service = service_of(to.endpoint)
        if service is None or not is_named(*service, (*KNOWN, *self._services)):  # as the rules are now
            return "gone"
        if self._waiting >= WAITING:
            log.warning("push: too many notices are waiting")
            return "failed"
        self._waiting += 1
        try:
            async with self._gate:
                return await self._send(to, *service, json.dumps(told).encode())
        finally:
            self._waiting -= 1

    async def _send(self, to: Subscription, host: str, port: int, told: bytes) -> Outcome:
        origin = f"https://{host}" if port == HTTPS else f"https://{host}:{port}"
        try:
            async with asyncio.timeout(SECONDS):
                body, headers = await asyncio.to_thread(self._sealed, to, origin, told)
                status = await self._post(to.endpoint, host, port, headers, body)
        except (asyncio.LimitOverrunError, EOFError, OSError, TimeoutError, ValueError) as error:
            log.warning("push: %s: %s", host, type(error).__name__)
            return "failed"
        if status in GONE:
            return "gone"
        if 200 <= status < 300:
            return "sent"
        log.warning("push: %s answered %d", host, status)
        return "failed"

    def _sealed(self, to: Subscription, origin: str, told: bytes) -> tuple[bytes, dict[str, str]]:
        """The notice, readable only by that browser, and headers that say who sends it."""
        claims = {"aud": origin, "sub": self._subject, "exp": self._now() // 1000 + VALID}
        own = {"TTL": str(TTL), "Urgency": "normal", "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
        return sealed(told, to), {**own, "Authorization": signed(claims, self._key), "User-Agent": "Sweetbox"}

    async def _post(self, endpoint: str, host: str, port: int, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer: the rest of it does not matter. Only addresses that were checked are called."""
        refused = OSError("no address")
        for address in await self.addresses(host, port):
            try:
                reader, writer = await asyncio.open_connection(address, port, ssl=trusted(), server_hostname=host, limit=HEAD)
                break
            except OSError as error:
                refused = error
        else:
            raise refused
        try:
            target = "/" + endpoint.split("/", 3)[3]
            named = {"Host": host if port == HTTPS else f"{host}:{port}", **headers, "Content-Length": str(len(body))}
            lines = [f"POST {target} HTTP/1.1", *(f"{name}: {value}" for name, value in named.items()), "Connection: close"]
            writer.write("\r\n".join([*lines, "", ""]).encode() + body)
            answer = await reader.readuntil(b"\r\n\r\n")
            _, status, *_ = answer.split(None, 2)
            return int(status)
        finally:
            writer.transport.abort()  # a service that is silent would keep it, and this server from stopping
