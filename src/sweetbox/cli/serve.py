"""`sweetbox serve`, and plain `sweetbox`: a server on your own computer, opened in the browser."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from sweetbox.cli.language import default_language
from sweetbox.cli.parameters import Database, read_database
from sweetbox.cli.printing import print_error, print_line
from sweetbox.extras import needs
from sweetbox.kernel.say import Say
from sweetbox.words import words

HERE = "127.0.0.1"
PORT = 8365  # the default


def serve(
    host: Annotated[str, typer.Option(metavar="metavar.host", help="help.host")] = HERE,
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="metavar.number", help="help.port")] = PORT,
    database: Database = None,
    bot_pace: Annotated[float, typer.Option(min=0.0, max=60.0, metavar="metavar.seconds", help="help.bot_pace")] = 0.6,
    bot_threads: Annotated[
        int | None, typer.Option(min=1, max=256, metavar="metavar.number", help="help.bot_threads", show_default=False)
    ] = None,
    keep: Annotated[int, typer.Option(min=1, metavar="metavar.days", help="help.keep")] = 30,
    rate: Annotated[float | None, typer.Option(min=1.0, metavar="metavar.number", help="help.rate")] = None,
    limits: Annotated[Path | None, typer.Option(metavar="metavar.file", help="help.limits")] = None,
    origin: Annotated[list[str] | None, typer.Option(metavar="metavar.origin", help="help.origin")] = None,
    admin_socket: Annotated[Path | None, typer.Option(metavar="metavar.file", help="help.admin_socket")] = None,
    contact: Annotated[str | None, typer.Option(metavar="metavar.text", help="help.contact")] = None,
    game: Annotated[list[str] | None, typer.Option(metavar="metavar.game", help="help.served_games")] = None,
    url: Annotated[str | None, typer.Option(metavar="metavar.url", help="help.url")] = None,
    editions: Annotated[Path | None, typer.Option(metavar="metavar.folder", help="help.editions")] = None,
    push_service: Annotated[list[str] | None, typer.Option(metavar="metavar.host", help="help.push_service")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, metavar="metavar.number", help="help.workers")] = 1,
    metrics_port: Annotated[
        int | None, typer.Option(min=1, max=65535, metavar="metavar.number", help="help.metrics_port", show_default=False)
    ] = None,
    log_json: Annotated[bool, typer.Option("--log-json", help="help.log_json")] = False,
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
        print_line(words(default_language()).render(Say("server.open_already", address=running.address)))
        sys.stdout.flush()
        webbrowser.open(running.address)


def tell_address(address: str) -> None:
    """Where the page is. For a server that the whole network can reach: an address to type here, and one for the others."""
    from sweetbox.server.serve import from_here

    speak, here = words(default_language()), from_here(address)
    print_line(speak.render(Say("server.open_at", address=here)))
    outward = outward_address() if here != address else None
    if outward is not None:
        print_line(speak.render(Say("server.open_to", address=f"http://{outward}:{address.rpartition(':')[2]}")))
    sys.stdout.flush()


def warn(say: Say) -> None:
    print_error(words(default_language()).render(say))


def outward_address() -> str | None:
    """The address at which others in the network find this computer, if it is in a network."""
    import socket

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address reserved for examples; choosing a route to it sends nothing
        except OSError:
            return None
        return str(probe.getsockname()[0])
