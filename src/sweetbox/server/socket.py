"""The WebSocket of a room: events go out as they are stored, moves come in.

`/api/rooms/{room}/socket?since=7`: first the events after the seventh, as the viewer may know them, then the sight as it is,
then whatever happens.
"""

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from sweetbox.server import messages
from sweetbox.server.house import House, Live, Watcher
from sweetbox.server.identity import is_id, is_plain
from sweetbox.server.limits import Limit
from sweetbox.server.people import People
from sweetbox.server.problem import RefusedError
from sweetbox.server.room_view import RoomView

log = logging.getLogger("sweetbox")

MANY = 20  # events; more are put into words in a thread

# Close codes of our own, beside those of the protocol.
NO_ROOM, TOO_SLOW, TOO_MANY, LOST = 4404, 4408, 4429, 4503

_decoder: msgspec.json.Decoder[messages.ClientMessage] = msgspec.json.Decoder(messages.ClientMessage)


@websocket("/api/rooms/{room_id:str}/socket")
async def room_socket(socket: WebSocket[Any, Any, Any], room_id: FromPath[str]) -> None:
    house: House = socket.app.state.house
    people: People = socket.app.state.people
    try:
        since = _since(socket.query_params.get("since"))
        person = await people.find(socket.cookies)
        if not is_id(room_id):
            raise RefusedError("no_room")
        live = await house.find(room_id)
        language = people.language(person, socket.headers.get("accept-language"), socket.query_params.get("language"))
        watcher = Watcher(person, language)
        house.enter(live, watcher)
    except RefusedError as refusal:
        await socket.accept()  # so that the client learns the reason: a refused handshake tells a browser nothing
        code = NO_ROOM if refusal.status < 429 else TOO_MANY if refusal.status == 429 else LOST
        await socket.close(code, refusal.code)
        return
    # From here on every event waits in the watcher's queue; this snapshot is what came before.
    room_view = live.room_view(person, language)
    try:
        await socket.accept()
        await _attend(socket, house, people, live, watcher, room_view, since)
    finally:
        house.leave(live, watcher)


async def _attend(
    socket: "WebSocket[Any, Any, Any]",
    house: House,
    people: People,
    live: Live,
    watcher: Watcher,
    room_view: RoomView,
    since: int | None,
) -> None:
    """Until one side goes: tell the past, then send and receive at once."""
    sender = asyncio.create_task(_send(socket, watcher, room_view, live.away, since))
    receiver = asyncio.create_task(_receive(socket, house, people.messages, live, watcher))
    overrun = asyncio.create_task(watcher.overrun.wait())
    tasks = {sender, receiver, overrun}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if overrun in done:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(socket.close(TOO_SLOW, "too_slow"), 1)
    finally:
        for task in tasks:
            task.cancel()
        for failure in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(failure, Exception):
                log.debug("socket: %s", type(failure).__name__)


async def _send(
    socket: "WebSocket[Any, Any, Any]", watcher: Watcher, room_view: RoomView, away: dict[str, messages.Away], since: int | None
) -> None:
    for message in await _past(room_view, away, since):
        await socket.send_data(message, mode="text", encoding="utf-8")
    while True:
        await socket.send_data(await watcher.queue.get(), mode="text", encoding="utf-8")


async def _past(room_view: RoomView, away: dict[str, messages.Away], since: int | None) -> list[bytes]:
    """The events that the client does not have, and the sight."""
    missed = [event for event in room_view.room.events if event.number > since] if since is not None else []

    def tell() -> list[bytes]:
        told = [msgspec.json.encode(each) for each in room_view.events(missed)]
        return [*told, msgspec.json.encode(messages.Now(room_view.sight(away)))]

    return await asyncio.to_thread(tell) if len(missed) > MANY else tell()


async def _receive(socket: "WebSocket[Any, Any, Any]", house: House, limit: Limit, live: Live, watcher: Watcher) -> None:
    who = watcher.person.id if watcher.person is not None else str(id(watcher))
    while True:
        received = await socket.receive()
        if received["type"] != "websocket.receive":
            return
        key = ""
        try:
            allowed = limit.allows(who)
            message = _read(received.get("text") or received.get("bytes") or b"")
            key = getattr(message, "key", "")
            if not allowed:  # only now: a client must learn which of its messages was refused
                raise RefusedError(limit.code)
            if isinstance(message, messages.Look):
                sight = live.room_view(watcher.person, watcher.language).sight(live.away)
                watcher.send(msgspec.json.encode(messages.Now(sight)))
                continue
            number = await _obey(house, live, watcher, message)
            watcher.send(msgspec.json.encode(messages.Done(key, number)))
        except RefusedError as refusal:
            watcher.send(msgspec.json.encode(messages.Failed.of(refusal.problem(watcher.language), key)))


def _read(data: str | bytes) -> messages.ClientMessage:
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError):
        raise RefusedError("shape") from None
    except RecursionError:
        raise RefusedError("too_deep") from None


async def _obey(house: House, live: Live, watcher: Watcher, message: "messages.Play | messages.TakeBack") -> int:
    seat = live.room.seat_of(watcher.person)
    if seat is None:
        raise RefusedError("not_seated")
    if not is_plain(message.key):
        raise RefusedError("bad_text")
    if isinstance(message, messages.Play):
        return await house.do(live.room.id, lambda room: room.play(seat, message.move, message.key))
    return await house.do(live.room.id, lambda room: room.take_back(seat, message.key))


def _since(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isdecimal() or not text.isascii() or len(text) > 9:
        raise RefusedError("shape")
    return int(text)
