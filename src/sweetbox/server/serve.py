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
from pathlib import Path

import uvicorn

from sweetbox.bots.registry import all_bots
from sweetbox.extras import command_for
from sweetbox.files.private import open_folder
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.server.admin_socket import AdminSocket, socket_path
from sweetbox.server.app import make_app
from sweetbox.server.log_lines import JsonLines
from sweetbox.server.names import is_ours
from sweetbox.server.protocol import RESERVED, Config
from sweetbox.server.push import can_push
from sweetbox.server.settings import Settings
from sweetbox.server.store import Store
from sweetbox.server.store_lock import StoreLock

log = logging.getLogger("sweetbox")

FILES = 65_536  # open files that are enough
FEW = 1_024  # connections; the host is warned if fewer are possible
GARBAGE = (2_000, 10, 1_000_000)  # new objects before Python looks which are no longer needed; looks before it looks further
TIDY = 600.0  # seconds between two looks at everything: with a thousand sockets each of them holds everybody up for 0.4 s
# Seconds after which a thread lets another run: so long the event loop waits, each time, for a thread that computes. With a tenth
# of this, threads that only want to store something interrupt others so often that a move over sockets costs 10% more.
SWITCH = 0.001


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
            asyncio.get_running_loop().call_later(TIDY, self._tidy)

    def _tidy(self) -> None:
        gc.collect()
        asyncio.get_running_loop().call_later(TIDY, self._tidy)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._ending()
        await super().shutdown(sockets)


def serve(
    settings: Settings, host: str, port: int, tell: Callable[[str], None], warn: Callable[[Say], None], browse: bool = False
) -> None:
    """Serve until interrupted. `tell` gets the address, `warn` what a host should know; browse: also open it, on any free port if
    this one is taken. ServedError if another process already serves this store."""
    start_log(settings)
    # First of all: nobody may change the tables of a store under a running server.
    with StoreLock(settings.database) as claim, ExitStack() as held:
        prepare(settings, warn)
        listening = held.enter_context(listen(host, port, any_free=browse))
        address = address_of(host, listening)

        def ready() -> None:
            claim.tell(from_here(address))
            tell(address)
            if browse:
                webbrowser.open(address)

        run(settings, listening, ready, ending=lambda: claim.tell(""), warn=warn)


def run(
    settings: Settings,
    listening: socket.socket,
    ready: Callable[[], None],
    ending: Callable[[], None] = lambda: None,
    warn: Callable[[Say], None] = lambda _: None,
    admin: bool = True,
) -> None:
    """Serve on this socket until interrupted. ready, ending: called when it answers, and when it is about to stop. admin: whether
    `sweetbox admin` can find it."""

    def settled() -> None:
        # Looking for garbage holds everybody up: never in what is there for good (130,000 objects, 78 ms), less often among what
        # comes and goes, and in everything only by the clock. There is little of it: what refers to itself is taken apart where it
        # ends.
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        ready()

    with ExitStack() as held:
        admin_socket = _open_admin_socket(settings, held) if admin else None
        sys.setswitchinterval(SWITCH)
        # What takes long the first time: now, not while people play.
        all_bots()
        is_ours("")
        app = make_app(settings, admin_socket=admin_socket)
        config = Config(app, app.house, files=open_files())
        if config.open.most is not None and config.open.most < FEW:
            warn(Say("server.few_files", count=config.open.most, files=config.open.most + RESERVED))
        if settings.metrics_port is not None:
            held.enter_context(app.house.metrics.shown(settings.metrics_port))
        Server(config, settled, ending).run(sockets=[listening])


def start_log(settings: Settings) -> None:
    """Warnings and errors go to stderr, where whatever started the server keeps them."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_json else logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


def address_of(host: str, listening: socket.socket) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listening.getsockname()[1]}"


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


def prepare(settings: Settings, warn: Callable[[Say], None]) -> None:
    """Open the store once before anything else: a mistake in its address is a sentence, not a trace."""
    asyncio.run(_prepare(settings, warn))


async def _prepare(settings: Settings, warn: Callable[[Say], None]) -> None:
    store = Store(settings.database)
    try:
        await store.open()
        folder = open_folder(Path(store.url.database or "")) if store.is_sqlite else None
        if folder is not None:
            warn(Say("server.open_folder", folder=str(folder)))
        if await store.is_open_to_all():
            warn(Say("server.open_to_all", database=store.url.database or ""))
    finally:
        await store.close()
    if settings.url.startswith("https://") and not can_push():
        warn(Say("server.no_push", command=command_for("push")))


def listen(host: str, port: int, any_free: bool = False) -> socket.socket:
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
