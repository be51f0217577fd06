"""Runs the server."""

import asyncio
import errno
import gc
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack

import uvicorn

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.server.admin_socket import AdminSocket, socket_path
from sweetbox.server.app import make_app
from sweetbox.server.protocol import RESERVED, Config
from sweetbox.server.settings import Settings
from sweetbox.server.store import Store
from sweetbox.server.store_lock import StoreLock

log = logging.getLogger("sweetbox")

FILES = 65_536  # open files that are enough
FEW = 1_024  # connections; that there are fewer is told
GARBAGE = (2_000, 10, 50)  # new objects before Python looks which of them are no longer needed; looks before it looks further
SWITCH = 0.0001  # seconds after which a thread lets another go on: the store's thread asks for it many times a commit


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


def serve(
    settings: Settings, host: str, port: int, tell: Callable[[str], None], warn: Callable[[Say], None], browse: bool = False
) -> None:
    """Serve until interrupted. `tell` is given the address, `warn` what a host should know; browse: also open it, at any free port
    if this one is taken. ServedError: another process already serves this store."""
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
            # Looking for garbage holds everybody up: never in what is there for good, and less often among what comes and goes.
            gc.freeze()
            gc.set_threshold(*GARBAGE)
            claim.tell(from_here(address))
            tell(address)
            if browse:
                webbrowser.open(address)

        sys.setswitchinterval(SWITCH)
        app = make_app(settings, admin_socket=admin_socket)
        config = Config(app, app.house, files=open_files())
        if config.open.most is not None and config.open.most < FEW:
            warn(Say("server.few_files", count=config.open.most, files=config.open.most + RESERVED))
        Server(config, ready, ending=lambda: claim.tell("")).run(sockets=[listening])


def open_files() -> int | None:
    """How many files this process may have open, raised as far as it may; None where nobody counts them."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):
            return soft
        return wanted
    return FILES if soft == resource.RLIM_INFINITY else soft


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
