"""How long anything holds the server's event loop, by game and by what was asked: meanwhile nobody else is answered.

Each game has a server of its own, so that what is done only once is seen, too. As many people as can play a match, then one of them
asks everything that can be asked of the room, of the match that is over, and of the server. Each step of the loop
is measured in processor time of its thread, so that a busy machine changes little, and counts for the request or the message of a
socket that it is part of. The loop is asyncio's own, which can be measured step by step, instead of uvloop's.
"""

import asyncio
import json
import re
import sys
import threading
import time
from contextvars import ContextVar
from multiprocessing.connection import Connection
from typing import Any

from server_figures import NO_LIMITS

from server.hosting import Guest
from server.tables import Table
from server.walk import Place, answers
from sweetbox.kernel.registry import game
from sweetbox.server import serve
from sweetbox.server.settings import Settings

HERE = "127.0.0.1"
OTHERS = "the rest"  # reading what arrives, the writer, clocks
TOLD = 5  # of the longest
NAMED = re.compile(r"/(?:\d+|[\w-]{16,})(?=/|$)")  # parts of a path that name a room, a match, an entry

_asked: ContextVar[str] = ContextVar("asked", default=OTHERS)


class Holds:
    """The longest step of this process's loops for everything that is asked, in seconds, from `watch` on."""

    def __init__(self) -> None:
        self.longest: dict[str, float] = {}

    def watch(self) -> None:
        run = asyncio.Handle._run  # type: ignore[attr-defined]

        def measured(handle: Any) -> None:
            begun = time.thread_time()
            run(handle)
            took = time.thread_time() - begun
            asked = handle._context.get(_asked, OTHERS)
            self.longest[asked] = max(took, self.longest.get(asked, 0.0))

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


def host(folder: str, name: str, parent: Connection) -> None:
    """The server; tells its address and then, when it is asked, the longest steps."""
    holds, make_app = Holds(), serve.make_app

    def make_named(*given: Any, **more: Any) -> Any:
        app = make_app(*given, **more)
        app.app = named(app.app)
        return app

    def tell() -> None:
        parent.recv()
        parent.send(holds.longest)

    def begin(address: str) -> None:
        holds.watch()
        threading.Thread(target=tell, daemon=True).start()
        parent.send({"address": address})

    sys.modules["uvloop"] = None  # type: ignore[assignment]
    serve.make_app = make_named
    settings = Settings(database=f"sqlite:///{folder}/rooms.db", games=(name,), bot="random", bot_pace=0.0, **NO_LIMITS)
    serve.serve(settings, HERE, 0, tell=begin, warn=lambda _: None)


def ask_everything(address: str, name: str) -> None:
    guests = [Guest(address, f"Player {seat}") for seat in range(game(name).seats[1])]
    with Table(guests, name, crowded=True).playing() as table:
        while table.move():
            pass
    host, number = guests[0], len(guests[0].events(table.room))
    answers(host, Place(table.room, table.match, name, number, [0, 1]))
    for guest in guests:
        guest.http.close()


def row(name: str, longest: dict[str, float]) -> dict[str, Any]:
    in_order = sorted(longest.items(), key=lambda each: -each[1])
    told = [f"{asked} {1000 * seconds:.1f}" for asked, seconds in in_order[:TOLD]]
    return {"part": "holds", "game": name, "longest_ms": round(1000 * in_order[0][1], 1), "holds": told, "all": dict(in_order)}
