"""How long anything holds the server's event loop, by game and by what was asked: meanwhile nobody else is answered.

Each game has a server of its own, so that what is done only once is seen, too. As many people as can play a match, then one of them
asks everything that can be asked of the room, of the match that is over, and of the server. Each step of the loop is measured in
processor time of its thread, so that a busy machine changes little, and counts for the request or the message of a socket that it
is part of. The loop is asyncio's own, which can be measured step by step, instead of uvloop's. Run as a program, this is `sweetbox`
with such a loop: for each line that it reads it tells the longest steps since the first of them.
"""

import asyncio
import json
import re
import sys
import tempfile
import threading
import time
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from server_figures import no_limits
from server_process import HERE, Served, serving

from sweetbox.kernel.registry import game

OTHERS = "the rest"  # reading what arrives, the writer, clocks
TOLD = 5  # of the longest
NAMED = re.compile(r"/(?:\d+|[\w-]{16,})(?=/|$)")  # parts of a path that name a room, a match, an entry

_asked: ContextVar[str] = ContextVar("asked", default=OTHERS)


def watch(longest: dict[str, float]) -> None:
    """From now on, the longest step of this process's loops for everything that is asked, in seconds."""
    run = asyncio.Handle._run  # type: ignore[attr-defined]

    def measured(handle: Any) -> None:
        begun = time.thread_time()
        run(handle)
        took = time.thread_time() - begun
        asked = handle._context.get(_asked, OTHERS)
        longest[asked] = max(took, longest.get(asked, 0.0))

    asyncio.Handle._run = measured  # type: ignore[attr-defined]


def named(app: Any) -> Any:
    """The app, whose steps know what was asked."""

    async def naming(scope: Any, receive: Any, send: Any) -> None:
        path = NAMED.sub("/…", scope.get("path", ""))
        _asked.set(f"{scope.get('method', 'open')} {path}")

        async def heard() -> Any:
            message = await receive()
            if "text" in message:
                _asked.set(f"{json.loads(message['text'])['type']} {path}")
            return message

        await app(scope, heard if scope["type"] == "websocket" else receive, send)

    return naming


def holds(name: str) -> dict[str, Any]:
    program = (sys.executable, __file__)
    options = ("--game", name, "--bot-pace", "0")
    with tempfile.TemporaryDirectory() as own:
        folder = Path(own)
        with serving(f"sqlite:///{folder}/rooms.db", folder, *no_limits(folder), *options, program=program) as server:
            longest_until_now(server)
            ask_everything(f"http://{HERE}:{server.port}", name)
            longest = longest_until_now(server)
    in_order = sorted(longest.items(), key=lambda each: -each[1])
    told = [f"{asked} {1000 * seconds:.1f}" for asked, seconds in in_order[:TOLD]]
    return {"part": "holds", "game": name, "longest_ms": round(1000 * in_order[0][1], 1), "holds": told, "all": dict(in_order)}


def longest_until_now(server: Served) -> Any:
    server.process.stdin.write("\n")
    server.process.stdin.flush()
    return next(json.loads(line) for line in server.process.stdout if line.startswith("{"))


def ask_everything(address: str, name: str) -> None:
    from server.hosting import Guest
    from server.tables import Table
    from server.walk import Place, answers

    guests = [Guest(address, f"Player {seat}") for seat in range(game(name).seats[1])]
    with Table(guests, name, crowded=True).playing() as table:
        while table.move():
            pass
    host, number = guests[0], len(guests[0].events(table.room))
    answers(host, Place(table.room, table.match, name, number, [0, 1]))
    for guest in guests:
        guest.http.close()


def main() -> None:
    from sweetbox.cli.app import main as sweetbox
    from sweetbox.server import serve

    longest, make_app = dict[str, float](), serve.make_app

    def make_named(*given: Any, **more: Any) -> Any:
        app = make_app(*given, **more)
        app.app = named(app.app)
        return app

    def tell() -> None:
        for number, _ in enumerate(sys.stdin):
            if not number:
                watch(longest)
            print(json.dumps(longest), flush=True)

    sys.modules["uvloop"] = None  # type: ignore[assignment]
    serve.make_app = make_named
    threading.Thread(target=tell, daemon=True).start()
    sweetbox()


if __name__ == "__main__":
    main()
