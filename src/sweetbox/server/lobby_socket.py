"""The WebSocket of the lobby, `/api/lobby/socket`: the open rooms and your own, then each list again when it has changed."""

import contextlib
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from sweetbox.server import messages
from sweetbox.server.address import address
from sweetbox.server.house import House
from sweetbox.server.people import People
from sweetbox.server.problem import RefusedError
from sweetbox.server.socket import HELLO, attend, language_of, person_of, receive, send, take_apart, token_of, turn_away
from sweetbox.server.watcher import Watcher

_decoder: msgspec.json.Decoder[messages.Ping] = msgspec.json.Decoder(messages.Ping)


@websocket("/api/lobby/socket")
async def lobby_socket(socket: WebSocket[Any, Any, Any]) -> None:
    house: House = socket.app.state.house
    people: People = socket.app.state.people
    with contextlib.ExitStack() as leaving:
        leaving.callback(take_apart, socket)
        try:
            person, where = await person_of(socket, house, people), address(socket.scope)
            leaving.enter_context(house.sockets.place(where, person))
            watcher = Watcher(person, language_of(socket, people, person), where, house.unread, token_of(socket))
            house.news.enter(watcher)
            leaving.callback(house.news.leave, watcher)
        except RefusedError as refusal:
            await turn_away(socket, people, refusal)
            return
        await socket.accept()
        await socket.send_data(HELLO, mode="text", encoding="utf-8")
        await attend(socket, watcher, send(socket, watcher), receive(socket, people, watcher, _decoder))
