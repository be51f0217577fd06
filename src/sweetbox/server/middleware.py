"""The outermost layer: headers on every answer, where requests may come from, and how many from one address."""

import logging
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

import msgspec

from sweetbox.server.house import House
from sweetbox.server.language import accepted
from sweetbox.server.limits import Limit
from sweetbox.server.problem import RefusedError, fault

log = logging.getLogger("sweetbox")

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
UNLISTED = ("/api", "/room/", "/replay/", "/r/", "/m/")  # what people do here is not for search engines


class Middleware:
    """An ASGI app around the app."""

    def __init__(self, app: Any, house: House) -> None:
        self.app = app
        self.origins = {origin.rstrip("/").lower() for origin in house.settings.origins}
        self.limit = Limit(lambda: house.settings.rate * house.settings.households)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        try:
            await self._call(scope, receive, send)
        except Exception as error:
            log.error("%s", fault(error))
            raise

    async def _call(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        refusal = self._refusal(scope, headers)
        if scope["type"] == "websocket":
            if refusal is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4403 if refusal.code == "origin" else 4429})
                return
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers(scope)]
            await send(message)

        if refusal is None:
            asked = {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope  # uvicorn leaves the body out
            await self.app(asked, receive, send_with_headers)
            return
        body = msgspec.json.encode(refusal.problem(accepted(headers.get("accept-language"))))
        own = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send_with_headers({"type": "http.response.start", "status": refusal.status, "headers": own})
        await send({"type": "http.response.body", "body": body})

    def _refusal(self, scope: Any, headers: dict[str, str]) -> RefusedError | None:
        if not self.limit.allows(address(scope)):
            return RefusedError("too_many")
        # Browsers name the page's origin on sockets and on everything that changes something; other programs name none.
        origin = headers.get("origin")
        asks = scope["type"] == "websocket" or scope["method"] not in SAFE
        if asks and origin is not None and not self._is_own(origin, headers.get("host", "")):
            return RefusedError("origin")
        return None

    def _is_own(self, origin: str, host: str) -> bool:
        try:
            netloc = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(netloc) and (netloc.lower() == host.lower() or origin.rstrip("/").lower() in self.origins)

    def _headers(self, scope: Any) -> Iterable[tuple[bytes, bytes]]:
        for name, value in HEADERS.items():
            yield name.encode(), value.encode()
        if scope["path"].startswith("/api"):
            yield b"cache-control", b"no-store"
        if scope["path"].startswith(UNLISTED):
            yield b"x-robots-tag", b"noindex"
        if scope["scheme"] == "https":
            yield b"strict-transport-security", b"max-age=31536000"


def address(scope: Any) -> str:
    """Whose request it is; of an IPv6 address the part that one household has."""
    host = client(scope)
    return ":".join(host.split(":")[:4]) if ":" in host else host


def client(scope: Any) -> str:
    """The address itself that a request comes from."""
    found = scope.get("client")
    return str(found[0]) if found else "-"
