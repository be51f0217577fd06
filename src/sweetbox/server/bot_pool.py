"""The bots of all rooms. They think in processes of their own; the longer the queue, the shorter they think."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from sweetbox.bots.bot import Answer, Bot, Turn
from sweetbox.bots.compiled import AT_TABLE
from sweetbox.bots.registry import advisor, bot
from sweetbox.kernel.happening import BOX, Happening
from sweetbox.kernel.lesson import LUCK
from sweetbox.kernel.match import Match
from sweetbox.kernel.preview import preview
from sweetbox.kernel.say import Say
from sweetbox.server import messages
from sweetbox.server.memory import as_shown
from sweetbox.server.problem import RefusedError, fault, log
from sweetbox.server.room import FORGETTING, Decision, Room
from sweetbox.server.thinkers import ThinkerError, Thinkers
from sweetbox.server.turns import Pool, Who, aside, leave_turn, stop_all
from sweetbox.words import words

if TYPE_CHECKING:
    from sweetbox.server.house import House, Live

LEAST, MOST = 0.05, 2.0  # seconds that a bot may think when many wait, and when none do
HINT = 1.0  # seconds at the most for a hint
FURTHER = 0.2  # seconds for each further move of the same turn
WHOLE = 3.0  # seconds more until a hint tells as much of the turn as it has
GRACE = 3.0  # seconds beyond its time after which a bot is not waited for any more
STARTING = 30.0  # seconds that a process to think in has to load what it calls, once
AFTER_REFUSAL = 0.1  # seconds until a bot whose move came too late thinks again
AFTER_FAILURE = 1.0  # seconds until a bot whose move could not be stored tries again

RANDOM = "random"  # the bot that need not think

Key = tuple[str, str, int]  # room, match, seat
Run = Callable[..., Any]  # of a function and its arguments: what comes of it


class BotPool:
    def __init__(self, house: "House", seed: int | None = None) -> None:
        self._house = house
        settings = house.settings
        self.pool = Pool("bot", settings.bot_threads)
        # Apart from the bots: people at a table wait for those.
        self.advisers = Pool("hint", settings.hint_threads, lambda: house.settings.hints_waiting)
        # A thread of these pools only waits for a process, which does the work.
        self._thinkers = Thinkers(settings.bot_threads if settings.bots_apart else 0, MOST + GRACE + STARTING)
        self._adviser_thinkers = Thinkers(settings.hint_threads if settings.bots_apart else 0)
        self._bots, self._hints = (self._thinkers.run, self._adviser_thinkers.run) if settings.bots_apart else (run_here, run_here)
        self._starting = STARTING if settings.bots_apart else 0.0
        self._thinking: dict[Key, asyncio.Task[None]] = {}
        self._advising: dict[tuple[int, int], asyncio.Task[Advice]] = {}  # by the match as it stands, and the seat
        self._addresses: Counter[str] = Counter()  # for which they think
        self._stopped = False
        self._seed = secrets.randbits(48) if seed is None else seed

    @property
    def thinking(self) -> int:
        return len(self._thinking)

    def busy(self, room: str) -> bool:
        return any(key[0] == room for key in self._thinking)

    def wake(self, live: "Live") -> None:
        """Let every bot think that owes a move. Bots among themselves play only while somebody watches."""
        room = live.room
        if self._stopped:
            return
        if not live.watched and not any(chair.kind == "person" for chair in room.chairs):
            return
        seats = room.bots_to_act()
        if seats and not self._house.nodes.leases.holds(room.id):
            self._house.nodes.leases.ask(live)
            return
        for seat in seats:
            assert room.match_id is not None
            key = (room.id, room.match_id, seat)
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._act(live, key))

    async def stop(self) -> None:
        self._stopped = True
        await stop_all([*self._thinking.values(), *self._advising.values()])
        self._thinkers.stop()
        self._adviser_thinkers.stop()
        self.pool.stop()
        self.advisers.stop()

    def seconds(self, address: str) -> float:
        """How long a bot may think now; the more of them wait, the less. Each address has the same share for all its bots."""
        waiting = max(1, len(self._addresses)) * max(1, self._addresses[address])
        return max(LEAST, min(MOST, MOST * self._house.settings.bot_threads / waiting))

    async def _act(self, live: "Live", key: Key) -> None:
        leave_turn()
        room_id, match_id, seat = key
        address, pause = live.address, 0.0
        self._addresses[address] += 1
        try:
            match = live.room.match
            if match is None or live.room.match_id != match_id:
                return
            loop = asyncio.get_running_loop()
            due = loop.time() + (self._house.settings.bot_pace if live.watched else 0.0)
            with self._house.metrics.bot_moves.time():
                answer = await self._choose((address, room_id), live, match, seat)
            await asyncio.sleep(max(0.0, due - loop.time()))
            if not self._house.nodes.leases.holds(room_id):
                pause = AFTER_REFUSAL  # this process was held up, and another node plays here by now
                return
            with await self._house.turns.take(address, room_id, patient=True):
                await self._house.do(room_id, lambda room: made(room, match_id, seat, answer.move, len(match.log)))
            if answer.note is not None and answer.note.key in AT_TABLE:
                self._tell(live, match_id, AT_TABLE[answer.note.key])
        except RefusedError as refusal:
            # The table has changed meanwhile (a move was taken back), or the store is away.
            pause = AFTER_FAILURE if refusal.status >= 500 else AFTER_REFUSAL
        except Exception as error:
            log.error("%s", fault(error))
            pause = AFTER_FAILURE
        finally:
            del self._thinking[key]
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            if pause:
                asyncio.get_running_loop().call_later(pause, self.wake, live)
            else:
                self.wake(live)

    async def _choose(self, who: Who, live: "Live", match: Match, seat: int) -> Answer:
        """The bot's answer, or that of the random one if it does not come to an end. Where nobody looks, it thinks as little as it
        may. In a process of its own only its work counts: on a busy machine it may wait for a minute to work for a moment."""
        room = live.room
        spec, seed = room.chairs[seat].bot or room.stand_in, LUCK if room.practice else self._seed
        seconds = self.seconds(who[0]) if live.watched else LEAST
        thinking = await self.pool.begin(who, choose, spec, match, seat, seed, seconds, self._bots)  # its time begins now
        try:
            return await asyncio.wait_for(thinking, None if self._house.settings.bots_apart else seconds + GRACE)
        except TimeoutError:
            log.error("bot %s did not come to an end", spec)
            return choose(RANDOM, match, seat, seed, seconds)

    def _tell(self, live: "Live", match_id: str, note: Say) -> None:
        """Tell those who have the room open, once a match, that its bots play below their level."""
        if not live.watchers or live.simpler == match_id or self._house.has_news:  # what administrators say matters more
            return
        live.simpler = match_id
        for watcher in live.watchers:
            watcher.send(msgspec.json.encode(messages.Announced(words(watcher.language).render(note))))

    async def advise(self, match: Match, seat: int, who: Who) -> "Advice":
        """What the bot that advises best would do in the seat. MoveError: the seat owes no move.

        A question that is asked again while it is being thought about, over another line or because it took too long, gets the
        same answer.
        """
        key = (id(match), seat)
        if key not in self._advising:
            thinking = self._advising[key] = asyncio.create_task(self._advise(match, seat, who))
            thinking.add_done_callback(lambda done: self._advised(key, done))
        async with aside():
            try:
                return await asyncio.wait_for(asyncio.shield(self._advising[key]), HINT + WHOLE + GRACE + self._starting)
            except TimeoutError:
                raise RefusedError("hint_later") from None

    async def _advise(self, match: Match, seat: int, who: Who) -> "Advice":
        leave_turn()
        adviser = advisor()
        if adviser is None:
            raise RefusedError("no_hint")
        turn = Turn.of(match, seat, self._seed, HINT, cores=1)
        return await (await self.advisers.begin(who, advice, adviser, turn, self._hints))

    def _advised(self, key: tuple[int, int], done: "asyncio.Task[Advice]") -> None:
        del self._advising[key]
        if not done.cancelled():
            done.exception()  # nobody may be waiting any more


class Advice(msgspec.Struct, frozen=True):
    """What a bot says of the first move of a turn, and the whole turn as it would play it."""

    answer: Answer
    moves: list[int]
    says: list[Say]
    places: list[str]  # where pieces would leave and arrive


def advice(adviser: Bot, turn: Turn, run: Run) -> Advice:
    try:
        told: Advice = run(whole_turn, adviser, sendable(turn))
    except ThinkerError:
        raise RefusedError("hint_later") from None
    return told


def whole_turn(adviser: Bot, turn: Turn) -> Advice:
    """Ask on, on what the seat can foresee, until it owes no more or something comes that it cannot know. The adviser is told what
    the seat is shown and what it could see then, never what really lies hidden or what people must remember by themselves."""
    turn, begun = as_shown(turn), time.monotonic()
    answer = adviser.choose(turn)
    took = time.monotonic() - begun  # longer than it should where nothing is compiled yet
    moves, until = [answer.move], begun + (turn.seconds or HINT) + WHOLE
    while True:
        then = preview(turn.glimpse, moves, len(turn.log), FORGETTING)
        if then.stop is not None or then.glimpse is None or time.monotonic() + took > until:
            return Advice(answer, moves, then.says, places_in(then.story))
        possible = tuple(then.glimpse.legal())
        further = msgspec.structs.replace(
            turn, glimpse=then.glimpse, legal=possible, seconds=FURTHER, seed=turn.seed + len(moves), known=None
        )  # fmt: skip
        moves.append(possible[0] if len(possible) == 1 else adviser.choose(further).move)


def places_in(story: list[list[Happening]]) -> list[str]:
    """Where pieces leave and arrive on the board."""
    travels = [travel for happenings in story for each in happenings for travel in each.travels or ()]
    places = dict.fromkeys(place for travel in travels for place in (travel.start, travel.end))
    return [place for place in places if place.partition(".")[0] != BOX]


def made(room: Room, match_id: str, seat: int, move: int, entries: int) -> Decision:
    """A bot's move, if it is still to be made. entries: how many the log had when the bot began to think."""
    if room.match_id != match_id or (room.chairs[seat].kind != "bot" and not room.is_forced(seat)):
        return Decision([], repeated=room.number)
    assert room.match is not None
    if any(actor == seat for actor, _ in room.match.log[entries:]):
        return Decision([], repeated=room.number)  # another node has made this move already
    return room.play(seat, move)


def run_here(work: Callable[..., Any], *args: Any) -> Any:
    return work(*args)


def sendable(turn: Turn) -> Turn:
    """The same without what the log shares with the match."""
    return msgspec.structs.replace(turn, log=list(turn.log))


def choose_move(spec: str, turn: Turn) -> Answer:
    """Without what it weighed: that need not travel."""
    answer = bot(spec).choose(turn)
    return Answer(answer.move, note=answer.note)


def choose(spec: str, match: Match, seat: int, seed: int, seconds: float, run: Run = run_here) -> Answer:
    """The bot's answer. It is given a Turn, never the match; one that fails plays at random, so that the match goes on. run: where
    it thinks."""
    turn = Turn.of(match, seat, seed, seconds, cores=1)
    try:
        answer: Answer = choose_move(spec, turn) if spec == RANDOM else run(choose_move, spec, sendable(turn))
        if answer.move in turn.legal:
            return answer
        log.error("bot %s chose a move that is not legal", spec)
    except ThinkerError:
        pass  # why is in the log, unless it is because the server stops
    except Exception as error:
        log.error("bot %s failed: %s", spec, type(error).__name__)
    return choose_move(RANDOM, turn)
