"""Runs the server."""

import asyncio
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from typing import Any

import uvicorn

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.server.app import make_app
from sweetbox.server.settings import Settings
from sweetbox.server.store import Store

GRACE = 3  # seconds that open requests have when the server is asked to stop


class Server(uvicorn.Server):
    """Tells its address once it really answers."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()


def serve(settings: Settings, host: str, port: int, tell: Callable[[str], None], browse: bool = False) -> None:
    """Serve until interrupted. `tell` is given the address; browse: also open it, at any free port if this one is taken."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    asyncio.run(_prepare(settings))
    listening = _listen(host, port, any_free=browse)
    shown = f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}"

    def ready() -> None:
        tell(address)
        if browse:
            webbrowser.open(address)

    Server(configured(make_app(settings), settings), ready).run(sockets=[listening])


def configured(app: Any, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws_per_message_deflate=False,
        ws_max_size=settings.message,
        access_log=False,  # addresses of rooms are secrets
        log_level="critical",  # it would log what clients send; the shell logs what we do wrong
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


async def _prepare(settings: Settings) -> None:
    """Open the store once before anything else: a mistake in its address is a sentence, not a trace."""
    store = Store(settings.database)
    try:
        await store.open()
    finally:
        await store.close()


def _listen(host: str, port: int, any_free: bool) -> socket.socket:
    try:
        return _bind(host, port)
    except OSError as error:
        if any_free:
            return _bind(host, 0)
        raise OptionError(
            Say("server.port", host=host, port=port, why=(error.strerror or str(error)).partition(" (while")[0])
        ) from None


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=512)
