"""Watchers: the sockets that are open on a room or on the lobby, how many each may have, and what waits there to be read."""

import asyncio
import math
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager

from sweetbox.server.identity import Person
from sweetbox.server.limits import Tally
from sweetbox.server.problem import RefusedError
from sweetbox.server.settings import Limits
from sweetbox.server.turns import Who

SendNow = Callable[[Sequence[bytes]], bool]  # whether they have gone


class Watcher:
    """A socket that is open: whose it is, and what waits to be sent."""

    def __init__(
        self,
        person: Person | None,
        language: str,
        address: str,
        unread: "Unread",
        token: str = "",
        key: str = "",
        wants: Collection[str] = (),
        seat: int | None = None,
    ) -> None:
        self.person = person
        self.token = token  # the hash of the one by which the person is known there
        self.key = key  # the hash of the key in the link that was used
        self.named = "named" in wants  # whether the others may read who watches here
        self.sentences = "sentences" in wants  # whether it gets everything in sentences
        self.summary = "summary" in wants  # whether it wants every view in sentences, too
        self.side: tuple[bool, int | None] = (False, None)  # from which side it last got the match: see `Wire.side`
        self.seat = seat  # which of the person's seats is meant, where several are theirs
        self.language = language
        self.lines: tuple[tuple[int, int], ...] = ()  # what people said last, as it was told here: number and time
        self.heard = -math.inf  # when it last sent something, by the house's ticks
        self.address = address
        self.owners = (address,) if person is None else (address, person.id)  # on whose account waiting messages count
        self.waiting = 0  # bytes
        self.overrun = asyncio.Event()
        self.why = ""  # it was cut
        self.refusal: RefusedError | None = None
        self._messages: asyncio.Queue[bytes] = asyncio.Queue()
        self._with_next: list[bytes] = []
        self._send_now: SendNow | None = None  # while nothing is waiting to be sent
        self._unread = unread

    @property
    def who(self) -> Who:
        """Whose turns these are."""
        return self.address, self.person.id if self.person is not None else ""

    def add(self, message: bytes) -> None:
        """Send this right behind what is sent next: in the same piece, as each piece costs as much as making a message does."""
        self._with_next.append(message)

    def send(self, *messages: bytes) -> None:
        messages, self._with_next = (*messages, *self._with_next), []
        if not messages or self.overrun.is_set():
            return
        size = sum(map(len, messages))
        self._unread.sent(size)
        if self._send_now is not None and self._messages.empty() and self._send_now(messages):
            return
        for message in messages:
            self._messages.put_nowait(message)
        self._unread.change(self, size)
        self._unread.check(self)

    async def next(self, send_now: "SendNow | None" = None) -> bytes:
        """What is to be sent now that everything before it has gone. send_now: sends what need not wait for the next call."""
        self._send_now = send_now
        try:
            message = await self._messages.get()
        finally:
            self._send_now = None
        self._unread.change(self, -len(message))
        return message

    @property
    def behind(self) -> bool:
        """Whether more than the last message waits."""
        return self._messages.qsize() > 1

    def cut(self, why: str = "too_slow", refusal: RefusedError | None = None) -> None:
        """Close the socket, whatever is still waiting to be sent. It may come back and then gets what it has missed. refusal: sent
        before closing."""
        if not self.why:
            self.why, self.refusal = why, refusal
        self.overrun.set()
        self._messages = asyncio.Queue()
        if self.waiting:  # else it may have left already, and nothing is counted for it any more
            self._unread.change(self, -self.waiting)


class Unread:
    """The bytes that wait to be read. Where they are too many, the socket with the most of them is cut."""

    def __init__(self, limits: Callable[[], Limits], sent: Callable[[int], None] = lambda _: None) -> None:
        """sent: called with the number of bytes sent."""
        self._limits = limits
        self.sent = sent
        self._watchers: defaultdict[str, set[Watcher]] = defaultdict(set)  # of a person, of an address
        self._waiting: Counter[str] = Counter()

    def __len__(self) -> int:
        """For how many people and addresses something is counted."""
        return len(self._waiting.keys() | self._watchers.keys())

    def add(self, watcher: Watcher) -> None:
        for owner in watcher.owners:
            self._watchers[owner].add(watcher)

    def drop(self, watcher: Watcher) -> None:
        watcher.cut()
        for owner in watcher.owners:
            self._watchers[owner].discard(watcher)
            if not self._watchers[owner]:
                del self._watchers[owner], self._waiting[owner]

    def change(self, watcher: Watcher, count: int) -> None:
        watcher.waiting += count
        for owner in watcher.owners:
            self._waiting[owner] += count

    def check(self, watcher: Watcher) -> None:
        of_socket, of_person, of_address = self._limits().unread
        if watcher.waiting > of_socket and watcher.behind:
            watcher.cut()
        for owner, most in zip(watcher.owners, (of_address, of_person), strict=False):
            while self._waiting[owner] > most:
                max(self._watchers[owner], key=lambda each: each.waiting).cut()


class Sockets:
    """How many sockets each person and each address has open."""

    def __init__(self, limits: Callable[[], Limits]) -> None:
        self.of_person = Tally(lambda: limits().sockets[0], "too_many_sockets")
        self.of_address = Tally(lambda: limits().sockets[1], "too_many_sockets")
        self.of_strangers = Tally(lambda: limits().strangers, "too_many_sockets")

    @contextmanager
    def place(self, address: str, person: Person | None) -> Iterator[None]:
        """RefusedError: there are too many already."""
        own = (self.of_person, person.id) if person is not None else (self.of_strangers, address)
        with ExitStack() as places:
            for tally, who in ((self.of_address, address), own):
                tally.add(who)
                places.callback(tally.drop, who)
            yield
