"""Runs the server."""

import asyncio
import errno
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import uvicorn

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.server.admin_socket import AdminSocket, socket_path
from sweetbox.server.app import make_app
from sweetbox.server.settings import Settings
from sweetbox.server.store import Store
from sweetbox.server.store_lock import StoreLock

log = logging.getLogger("sweetbox")

GRACE = 3  # seconds that open requests have when the server is asked to stop


class Server(uvicorn.Server):
    """Tells when it really answers, and when it is about to stop."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], ending: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._ending = ending

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._ending()
        await super().shutdown(sockets)


def serve(settings: Settings, host: str, port: int, tell: Callable[[str], None], browse: bool = False) -> None:
    """Serve until interrupted. `tell` is given the address; browse: also open it, at any free port if this one is taken.
    ServedError: another process already serves this store."""
    logging.basicConfig(stream=sys.stderr, level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    with ExitStack() as held:
        # First of all: nobody brings a store up to date under a running server.
        claim = held.enter_context(StoreLock(settings.database))
        asyncio.run(_prepare(settings))
        admin_socket = _open_admin_socket(settings, held)
        listening = _listen(host, port, any_free=browse)
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{listening.getsockname()[1]}"

        def ready() -> None:
            claim.tell(from_here(address))
            tell(address)
            if browse:
                webbrowser.open(address)

        app = make_app(settings, admin_socket=admin_socket)
        Server(configured(app, settings), ready, ending=lambda: claim.tell("")).run(sockets=[listening])


def _open_admin_socket(settings: Settings, held: ExitStack) -> AdminSocket | None:
    """Where `sweetbox admin` speaks to the server. At a place that nobody chose it is not worth failing for."""
    try:
        return held.enter_context(AdminSocket(socket_path(settings.admin_socket, settings.database)))
    except OptionError as error:
        if settings.admin_socket is not None:
            raise
        if sys.platform != "win32":
            log.warning("%s", error)
        return None


def from_here(address: str) -> str:
    """The address of a server, also of one for the whole network, for a browser on this computer."""
    return address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")


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
        if error.errno == errno.EADDRINUSE:
            raise OptionError(Say("server.port_taken", host=host, port=port)) from None
        why = (error.strerror or str(error)).partition(" (while")[0]
        if error.errno == errno.EACCES:  # a port that is kept for the system
            raise OptionError(Say("server.port", host=host, port=port, why=why)) from None
        raise OptionError(Say("server.host", host=host, why=why)) from None


def _bind(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family, backlog=512)
