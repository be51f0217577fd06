"""`sweetbox serve`, and plain `sweetbox`: a server on your own computer, opened in the browser."""

import sys
from pathlib import Path
from typing import Annotated

from sweetbox.cli.parameters import Database, Option, read_database, read_language
from sweetbox.cli.printing import print_error, print_line
from sweetbox.extras import needs
from sweetbox.kernel.say import Say

HERE = "127.0.0.1"
PORT = 8365  # the default


def serve(
    host: Annotated[str, Option("help.host", "metavar.host")] = HERE,
    port: Annotated[int, Option("help.port", "metavar.number", low=0, high=65535)] = PORT,
    database: Database = None,
    bot_pace: Annotated[float, Option("help.bot_pace", "metavar.seconds", low=0, high=60)] = 0.6,
    bot_threads: Annotated[int | None, Option("help.bot_threads", "metavar.number", low=1, high=256)] = None,
    keep: Annotated[int, Option("help.keep", "metavar.days", low=1)] = 30,
    rate: Annotated[float | None, Option("help.rate", "metavar.number", low=1)] = None,
    limits: Annotated[Path | None, Option("help.limits", "metavar.file")] = None,
    origin: Annotated[list[str] | None, Option("help.origin", "metavar.origin")] = None,
    admin_socket: Annotated[Path | None, Option("help.admin_socket", "metavar.file")] = None,
    contact: Annotated[str | None, Option("help.contact", "metavar.text")] = None,
    game: Annotated[list[str] | None, Option("help.served_games", "metavar.game")] = None,
    url: Annotated[str | None, Option("help.url", "metavar.url")] = None,
    editions: Annotated[Path | None, Option("help.editions", "metavar.folder")] = None,
    push_service: Annotated[list[str] | None, Option("help.push_service", "metavar.host")] = None,
    workers: Annotated[int, Option("help.workers", "metavar.number", low=1, high=64)] = 1,
    metrics_port: Annotated[int | None, Option("help.metrics_port", "metavar.number", low=1, high=65535)] = None,
    log_json: Annotated[bool, Option("help.log_json")] = False,
) -> None:
    """An option for everything that a host may want to set."""
    from sweetbox.kernel.registry import game as find_game
    from sweetbox.server.address import is_loopback
    from sweetbox.server.editions import read_folder
    from sweetbox.server.serve import serve as run
    from sweetbox.server.settings import Settings, check_push_service, check_url, default_thinkers, read_limits

    chosen = read_limits(limits) if limits is not None else {}
    if rate is not None:
        chosen["rate"] = rate
    offered, faults = read_folder(editions) if editions is not None else ({}, [])
    for fault in faults:
        warn(fault)
    settings = Settings(
        editions=offered,
        database=read_database(database),
        bot_pace=bot_pace,
        bot_threads=bot_threads or default_thinkers(),
        keep=keep,
        origins=tuple(origin or ()),
        admin_socket=admin_socket,
        contact=contact or "",
        games=tuple(find_game(name).name for name in game) if game else None,
        url=check_url(url) if url else "",
        local=is_loopback(host),
        push_services=tuple(check_push_service(each) for each in push_service or ()),
        metrics_port=metrics_port,
        log_json=log_json,
        **chosen,
    )
    if workers > 1:
        from sweetbox.server.workers import serve_together

        serve_together(settings, host, port, workers, tell_address, warn)
    else:
        run(settings, host, port, tell_address, warn)


def open_browser() -> None:
    """Open the page of the server that is already running on this store, or start one."""
    import webbrowser

    with needs("play", "error.extra_page"):
        from sweetbox.server.serve import serve as run
        from sweetbox.server.settings import Settings
        from sweetbox.server.store_lock import ServedError

    try:
        run(Settings(local=True), HERE, PORT, tell_address, warn, browse=True)
    except ServedError as running:
        print_line(read_language(None).render(Say("server.open_already", address=running.address)))
        sys.stdout.flush()
        webbrowser.open(running.address)


def tell_address(address: str) -> None:
    """Where the page is. For a server that the whole network can reach: an address to type here, and one for the others."""
    from sweetbox.server.serve import from_here

    speak, here = read_language(None), from_here(address)
    print_line(speak.render(Say("server.open_at", address=here)))
    outward = outward_address() if here != address else None
    if outward is not None:
        print_line(speak.render(Say("server.open_to", address=f"http://{outward}:{address.rpartition(':')[2]}")))
    sys.stdout.flush()


def warn(say: Say) -> None:
    print_error(read_language(None).render(say))


def outward_address() -> str | None:
    """The address at which others in the network find this computer, if it is in a network."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples; choosing a route to it sends nothing
        except OSError:
            return None
        return str(probe.getsockname()[0])
