"""The outermost layer: headers on every answer, where requests may come from, how many from one address, and whose turn it is."""

from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec
from uvicorn.protocols.utils import ClientDisconnected

from sweetbox.server.address import address, is_address
from sweetbox.server.house import House
from sweetbox.server.language import accepted
from sweetbox.server.people import People
from sweetbox.server.problem import RefusedError, fault, log
from sweetbox.server.turns import Turn

SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a room's link is its key
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HEALTH = "/health"  # a monitor may call the server whatever it likes, or not at all
UNLISTED = ("/api", "/room/", "/replay/", "/history", "/become", "/r/", "/m/")  # what people do here is not for search engines


class Middleware:
    """An ASGI app around the app."""

    def __init__(self, app: Any, house: House, people: People) -> None:
        self.app = app
        self.house = house
        self.people = people
        named = (*house.settings.origins, house.settings.url)
        self.origins = {origin.rstrip("/").lower() for origin in named if origin}
        self.names = {"localhost", *(urlsplit(origin).hostname for origin in self.origins)}

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            if scope["type"] == "http":
                await self._answer(scope, receive, send)
            elif scope["type"] == "websocket":
                await self._open(scope, receive, send)
            else:
                await self.app(scope, receive, send)
        except ClientDisconnected:
            pass  # they may go whenever they like
        except Exception as error:
            log.error("%s", fault(error))
            raise

    async def _answer(self, scope: Any, receive: Any, send: Any) -> None:
        headers = _decoded(scope)
        turn: Turn | None = None

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers(scope)]
                self.house.metrics.answered(message["status"])
                if turn is not None:
                    turn.end()  # nobody waits for a client that reads slowly
            else:
                self.house.metrics.sent.inc(len(message.get("body", b"")))
            await send(message)

        try:
            self._check(scope, headers)
            # Before its turn: nobody waits for a client that sends slowly.
            body = await self._received(receive)
            if body is None:
                return
            turn = await self._turn(scope, headers)
        except RefusedError as refusal:
            await self._refuse(refusal, headers, send_with_headers)
            return

        async def receive_again() -> Any:
            nonlocal body
            if body is None:
                return await receive()
            given, body = body, None
            return {"type": "http.request", "body": given, "more_body": False}

        try:
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope  # uvicorn leaves the body out
            await self.app(asked, receive_again, send_with_headers)
        finally:
            turn.end()

    async def _open(self, scope: Any, receive: Any, send: Any) -> None:
        headers = _decoded(scope)
        try:
            self._check(scope, headers)
            turn = await self._turn(scope, headers)
        except RefusedError:
            await receive()
            await send({"type": "websocket.close"})  # before it is opened: the client is answered 403, which costs least
            return

        async def send_and_end(message: Any) -> None:
            turn.end()  # from here on each message has a turn of its own
            await send(message)

        try:
            await self.app(scope, receive, send_and_end)
        finally:
            turn.end()

    def _check(self, scope: Any, headers: dict[str, str]) -> None:
        self.people.households.check(address(scope))
        if sum(name == b"host" for name, _ in scope["headers"]) > 1:
            raise RefusedError("unreadable")
        host = headers.get("host", "")
        if self.house.settings.local and scope["path"] != HEALTH and not self._is_named(host):
            raise RefusedError("misdirected")
        # Browsers name the page's origin on sockets and on everything that changes something; other programs name none.
        origin = headers.get("origin")
        asks = scope["type"] == "websocket" or scope["method"] not in SAFE
        if asks and origin is not None and not self._is_own(origin, scope["scheme"], host):
            raise RefusedError("origin")

    async def _received(self, receive: Any) -> bytes | None:
        """The body; None: the client has gone."""
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                return None
            body += message.get("body", b"")
            if len(body) > self.house.settings.body:
                raise RefusedError("too_big")
            if not message.get("more_body", False):
                return bytes(body)

    async def _turn(self, scope: Any, headers: dict[str, str]) -> Turn:
        turn = await self.house.turns.take(address(scope), self.people.remembered(headers.get("cookie", "")))
        turn.carry()
        return turn

    async def _refuse(self, refusal: RefusedError, headers: dict[str, str], send: Any) -> None:
        """Also close the connection: what else is on its way there would be refused, too."""
        body = msgspec.json.encode(refusal.problem(accepted(headers.get("accept-language"))))
        own = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"connection", b"close")]
        own += [(b"retry-after", b"1")] if refusal.status in (429, 503) else []
        await send({"type": "http.response.start", "status": refusal.status, "headers": own})
        await send({"type": "http.response.body", "body": body})

    def _is_named(self, host: str) -> bool:
        """Whether a Host can be this computer's own. A page from elsewhere can make its name lead here, but not an address that is
        written in numbers, and not a name that we were given."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        return name in self.names or is_address(name)

    def _is_own(self, origin: str, scheme: str, host: str) -> bool:
        """Whether an origin is that of our own pages, as a browser asks for them. scheme: a trusted proxy says which it is."""
        own = f"{scheme.replace('ws', 'http')}://{host}"
        return (bool(host) and origin.lower() == own.lower()) or origin.rstrip("/").lower() in self.origins

    def _headers(self, scope: Any) -> Iterable[tuple[bytes, bytes]]:
        for name, value in HEADERS.items():
            yield name.encode(), value.encode()
        if scope["path"].startswith("/api"):
            yield b"cache-control", b"no-store"
        if scope["path"].startswith(UNLISTED):
            yield b"x-robots-tag", b"noindex"
        if scope["scheme"] == "https":
            yield b"strict-transport-security", b"max-age=31536000"


def _decoded(scope: Any) -> dict[str, str]:
    return {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
