"""The WebSocket of a room: events go out as they are stored, moves come in.

`/api/rooms/{room}/socket?since=7`: first the events after the seventh (if there are many, the last of them), as the viewer may know
them, then the state of the room, then everything that happens. With `sentences=true` all of it is in sentences, as over HTTP.
With `named=true` the others may read who is watching here. `key` is the key in a link that was renewed.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from sweetbox.server import messages
from sweetbox.server.address import address
from sweetbox.server.house import House, Live
from sweetbox.server.identity import COOKIE, Person, is_id, is_plain, key_hash, token_hash
from sweetbox.server.people import People
from sweetbox.server.problem import RefusedError, log
from sweetbox.server.protocol import SEND_NOW
from sweetbox.server.watcher import Watcher

GOODBYE = 1.0  # seconds in which a client must take the reason why its socket is closed

# Close codes of our own, beside those of the protocol.
ENDED, NO_ROOM, TOO_SLOW, ELSEWHERE, BANNED, TOO_MANY, LOST = 4401, 4404, 4408, 4409, 4410, 4429, 4503
BROKEN = 1006  # what the protocol calls a line that ended without a word
# Why the server closes a socket.
CODES = {
    "too_slow": TOO_SLOW,
    "elsewhere": ELSEWHERE,
    "too_many_watchers": TOO_MANY,
    "no_identity": ENDED,
    "banned": BANNED,
    "no_room": NO_ROOM,
    "store": LOST,
}

Command = messages.Play | messages.TakeBack | messages.Teach

HELLO, PONG = msgspec.json.encode(messages.Hello()), msgspec.json.encode(messages.Pong())

_decoder: msgspec.json.Decoder[messages.ClientMessage] = msgspec.json.Decoder(messages.ClientMessage)


@websocket("/api/rooms/{room_id:str}/socket")
async def room_socket(socket: WebSocket[Any, Any, Any], room_id: FromPath[str]) -> None:
    house: House = socket.app.state.house
    people: People = socket.app.state.people
    with contextlib.ExitStack() as leaving:
        leaving.callback(take_apart, socket)
        try:
            since, seat = _since(socket.query_params.get("since")), _since(socket.query_params.get("seat"))
            if not is_id(room_id):
                raise RefusedError("no_room")
            person, where = await person_of(socket, house, people), address(socket.scope)
            leaving.enter_context(house.sockets.place(where, person))
            wants = {name for name in ("sentences", "summary", "named") if socket.query_params.get(name) == "true"}
            language, key = language_of(socket, people, person), key_hash(socket.query_params.get("key"))
            watcher = Watcher(person, language, where, house.unread, token_of(socket), key, wants, seat)
            live = await house.meet(room_id, person, watcher.who, watcher.key, since or 0)
            # Again: nothing is waited for between this and `enter`, after which an administrator can close the socket.
            if await person_of(socket, house, people) is None and person is not None:
                raise RefusedError("no_identity")
            house.enter(live, watcher)
            leaving.callback(house.leave, live, watcher)
        except RefusedError as refusal:
            await turn_away(socket, people, refusal)
            return
        # From here on the watcher collects every event; this snapshot is what happened before.
        past = Past(live, watcher, since, house.settings.events)
        await socket.accept()
        await socket.send_data(HELLO, mode="text", encoding="utf-8")
        sending = _send(socket, house, watcher, past)
        await attend(socket, watcher, sending, receive(socket, people, watcher, _decoder, partial(_answer, house, live, watcher)))


# ---- What every socket does ----


def take_apart(socket: "WebSocket[Any, Any, Any]") -> None:
    """Litestar's WebSocket refers to itself, and would stay, the connection with it, until Python looks for garbage."""
    del socket.receive, socket.send


async def person_of(socket: "WebSocket[Any, Any, Any]", house: House, people: People) -> Person | None:
    """Whose socket it is. RefusedError: they are banned."""
    person = await people.find(socket.cookies)
    house.bans.check_address(address(socket.scope))
    house.bans.check_person(person)
    return person


def token_of(socket: "WebSocket[Any, Any, Any]") -> str:
    return token_hash(socket.cookies.get(COOKIE, ""))


def language_of(socket: "WebSocket[Any, Any, Any]", people: People, person: Person | None) -> str:
    return people.language(person, socket.headers.get("accept-language"), socket.query_params.get("language"))


async def turn_away(socket: "WebSocket[Any, Any, Any]", people: People, refusal: RefusedError) -> None:
    await socket.accept()  # so that the client learns the reason: with a refused handshake a browser learns nothing
    await _refuse(socket, refusal, language_of(socket, people, None))


async def _refuse(socket: "WebSocket[Any, Any, Any]", refusal: RefusedError, language: str) -> None:
    if refusal.code == "banned":
        await _tell(socket, refusal, language)
    code = NO_ROOM if refusal.status < 429 else TOO_MANY if refusal.status == 429 else LOST
    await socket.close(CODES.get(refusal.code, code), refusal.code)


async def _cut(socket: "WebSocket[Any, Any, Any]", watcher: Watcher) -> None:
    if watcher.refusal is not None:
        await _tell(socket, watcher.refusal, watcher.language)
    await socket.close(CODES[watcher.why], watcher.why)


async def _tell(socket: "WebSocket[Any, Any, Any]", refusal: RefusedError, language: str) -> None:
    told = msgspec.json.encode(messages.Failed.of(refusal.problem(language)))
    await socket.send_data(told, mode="text", encoding="utf-8")


async def attend(
    socket: "WebSocket[Any, Any, Any]", watcher: Watcher, sending: Coroutine[Any, Any, None], receiving: Coroutine[Any, Any, None]
) -> None:
    """Send and receive at once, until one side goes."""
    sender, receiver = asyncio.create_task(sending), asyncio.create_task(receiving)
    overrun = asyncio.create_task(watcher.overrun.wait())
    tasks = {sender, receiver, overrun}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        with contextlib.suppress(Exception):
            if overrun in done:
                sender.cancel()
                await asyncio.wait_for(_cut(socket, watcher), GOODBYE)
            elif sender in done and isinstance(refusal := sender.exception(), RefusedError):
                await asyncio.wait_for(_refuse(socket, refusal, watcher.language), GOODBYE)
    finally:
        for task in tasks:
            task.cancel()
        for failure in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(failure, Exception):
                log.debug("socket: %s", type(failure).__name__)


async def send(socket: "WebSocket[Any, Any, Any]", watcher: Watcher) -> None:
    """Whatever there is for the watcher."""
    extensions: dict[str, Any] = socket.scope.get("extensions") or {}
    send_now = extensions.get(SEND_NOW)
    while True:
        await socket.send_data(await watcher.next(send_now), mode="text", encoding="utf-8")


async def receive(
    socket: "WebSocket[Any, Any, Any]",
    people: People,
    watcher: Watcher,
    decoder: "msgspec.json.Decoder[Any]",
    answer: Callable[[Any], Awaitable[None]] | None = None,
) -> None:
    """Pings are answered here. answer: everything else that the decoder knows."""
    who = watcher.person.id if watcher.person is not None else watcher.address
    while True:
        received = await socket.receive()
        if received["type"] != "websocket.receive":
            if received.get("code") != BROKEN:  # a goodbye
                watcher.heard = people.ticks()
            return
        watcher.heard = people.ticks()
        key = ""
        try:
            allowed = people.messages.allows(who) and people.households.allows(watcher.address)
            message = _read(decoder, received.get("text") or received.get("bytes") or b"")
            key = getattr(message, "key", "")
            if not allowed:  # only now: a client must learn which of its messages was refused
                raise RefusedError("too_many")
            if isinstance(message, messages.Ping):
                # At once, even while the past is still being sent: a server that is only slow must not look dead.
                await socket.send_data(PONG, mode="text", encoding="utf-8")
            elif answer is not None:
                await answer(message)
        except RefusedError as refusal:
            watcher.send(msgspec.json.encode(messages.Failed.of(refusal.problem(watcher.language), key)))


def _read(decoder: "msgspec.json.Decoder[Any]", data: str | bytes) -> Any:
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError):
        raise RefusedError("shape") from None
    except RecursionError:
        raise RefusedError("too_deep") from None


# ---- A room's ----


class Past:
    """What happened before a socket was opened: the events that it has missed, and the room at that time."""

    def __init__(self, live: Live, watcher: Watcher, since: int | None, most: int) -> None:
        self._room_view = live.room_view(watcher.person, watcher.language, watcher.seat)
        self.live = live
        self.belongs = self._room_view.belongs
        self._wire = live.wire
        self._sentences = watcher.sentences
        self.events = live.room.since(since)[-most:] if since is not None else []
        self.stands = live.stands(watcher)

    @property
    def is_made(self) -> bool:
        """Whether telling it costs nothing."""
        if not self.events:
            return True
        told = self._room_view.told(self.events) is not None
        return told if self._sentences else self._wire.has_missed(self.events, self._room_view)

    def told(self) -> list[bytes]:
        if not self.events:
            return []
        return self._room_view.tell(self.events) if self._sentences else self._wire.missed(self.events, self._room_view)


async def _send(socket: "WebSocket[Any, Any, Any]", house: House, watcher: Watcher, past: Past) -> None:
    missed = past.told() if past.is_made else await house.slow.run(watcher.who, past.told)
    for message in [*missed, past.stands]:
        await socket.send_data(message, mode="text", encoding="utf-8")
    if past.belongs and (talk := await house.talk.past(past.live, watcher)) is not None:
        await socket.send_data(talk, mode="text", encoding="utf-8")
    await send(socket, watcher)


async def _answer(house: House, live: Live, watcher: Watcher, message: Command | messages.Look) -> None:
    with await house.turns.take(*watcher.who):
        if isinstance(message, messages.Look):
            if message.summary is not None:
                watcher.summary = message.summary
            if message.seat is not None:
                watcher.seat = message.seat  # one that is not theirs counts as none
            watcher.send(live.stands(watcher))
            return
        await _obey(house, live, watcher, message)
        live.address = watcher.address
        watcher.send()  # where it had been done before, nothing was shown now


async def _obey(house: House, live: Live, watcher: Watcher, message: Command) -> None:
    def done(number: int) -> None:
        watcher.add(msgspec.json.encode(messages.Done(message.key, number)))

    seat = live.room.seat_meant(watcher.person, watcher.seat)
    if not is_plain(message.key):
        raise RefusedError("bad_text")
    if isinstance(message, messages.Play):
        await house.do(live.room.id, lambda room: room.play(seat, message.move, message.key), done)
    elif isinstance(message, messages.Teach):
        await house.do(live.room.id, lambda room: room.learn(seat, message.do, message.step), done)
    else:
        await house.do(live.room.id, lambda room: room.take_back(seat, message.key), done)


def _since(text: str | None) -> int | None:
    if text is None:
        return None
    if not text.isdecimal() or not text.isascii() or len(text) > 9:
        raise RefusedError("shape")
    return int(text)
