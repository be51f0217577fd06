"""Reviews of finished matches: made when somebody asks, or before, while there is nothing else to do; made once, and kept.

What is wanted is in the store, so that any node says how far it is, whichever makes it; one that is left by a node that died is
taken up by the next node that is asked about it. A process that is less urgent than everything else makes one at a time, event by
event. It goes on while somebody waits, that is, asks how far it is; a review that nobody asks about any more is given up. One that
nobody has asked for yet waits whenever a bot thinks.
"""

import asyncio
import contextlib
import zlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, Delete, delete, insert, select, update

from sweetbox.kernel.game import Game
from sweetbox.review import worker
from sweetbox.review.looking import is_ready
from sweetbox.review.result import VERSION, Review
from sweetbox.server import schema
from sweetbox.server.bot_pool import run_here
from sweetbox.server.house import HOUSE, House
from sweetbox.server.limits import Limit, SharedLimit
from sweetbox.server.problem import RefusedError, log
from sweetbox.server.review_messages import ReviewedMatch, ReviewState
from sweetbox.server.room import Room
from sweetbox.server.store import ConflictError, MatchRow, matches_by
from sweetbox.server.thinkers import Thinkers
from sweetbox.server.turns import begin, leave_turn, stop_all

WAITS = 30_000  # milliseconds without a question after which nobody waits
TOUCH = 5_000  # milliseconds after which a question is noted again
FAILED = 3_600_000  # milliseconds for which it is known that a review failed
LOOK = 1.0  # seconds between two looks whether somebody still waits
LONGEST = 1800.0  # seconds for one event: the first one of a game may have to be compiled
MODEST = 19  # by how much the process is less urgent
PAST = 500  # reviewed matches of a person that their progress is made from, the last ones
UNASKED = 8  # reviews that nobody has asked for and that wait to be made, at the most

jobs = schema.review_job


class Job(msgspec.Struct, frozen=True):
    """A review that is wanted, as the store has it."""

    match: str
    at: int
    asked: int | None
    node: str | None
    done: int
    of: int
    failed: bool
    lives: bool  # the node


def _giving_up(job: Job) -> Delete:
    """Unless somebody has asked for it since it was read."""
    return delete(jobs).where(jobs.c.match == job.match, jobs.c.asked.is_not_distinct_from(job.asked))


class Reviews:
    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._working: asyncio.Task[None] | None = None
        self._making: str | None = None  # the match whose review this process makes
        self._tasks: set[asyncio.Task[None]] = set()
        self._limit = SharedLimit(
            lambda: house.settings.reviews_an_hour / 3600,
            lambda: house.settings.reviews_an_hour / 2,
            lambda: house.settings.households,
            clock=house.clock.ticks,
        )
        self._unasked = Limit(
            lambda: house.settings.reviews_unasked / 3600, lambda: house.settings.reviews_unasked / 4, clock=house.clock.ticks
        )
        house.when_over = self._when_over

    async def stop(self) -> None:
        await stop_all([*self._tasks, *([self._working] if self._working is not None else [])])
        self._thread.shutdown(wait=False, cancel_futures=True)

    # ---- Asking ----

    async def state(self, match: str) -> ReviewState | None:
        """How far the review of a match is; None: it is not wanted, or there. To ask is to wait for it."""
        wanted = await self._jobs()
        job = next((each for each in wanted if each.match == match), None)
        if job is None:
            return None
        if job.failed:
            return ReviewState("failed", 0, job.done, job.of)
        now = self._house.clock.now()
        is_old = job.asked is None or now - job.asked > TOUCH
        if is_old and not await self._update(match, asked=now):
            return None  # it was finished or given up at this very moment
        if not self._is_made(job):
            self._wake()
        before = [each for each in wanted if not each.failed].index(job)
        return ReviewState("running" if self._is_made(job) else "queued", before, job.done, job.of)

    async def ask(self, row: MatchRow, person: str, address: str) -> None:
        """Make the review of a match, unless it is there or being made. RefusedError: too many are wanted."""
        now, wanted = self._house.clock.now(), await self._jobs()
        known = next((job for job in wanted if job.match == row.id and not job.failed), None)
        if known is not None and await self._update(row.id, asked=now):
            self._wake()
            return
        if await self.kept(row.id) is not None:
            return
        gone = [job for job in wanted if self._is_over(job, now)]
        others = [job for job in wanted if job.asked is not None and not job.failed and job not in gone and job != known]
        if len(others) >= self._house.settings.reviews_waiting:
            raise RefusedError("crowded")
        self._limit.check(person, address)
        await self._want(row.id, now, gone)

    def _is_over(self, job: Job, now: int) -> bool:
        """Whether it is of no interest any more."""
        if job.failed:
            return now - job.at > FAILED
        return job.asked is not None and now - job.asked > WAITS and not self._is_made(job)

    async def _want(self, match: str, asked: int | None, instead: Sequence[Job] = ()) -> None:
        """instead: jobs that are given up, besides one of this match that failed."""
        values = {"match": match, "at": self._house.clock.now(), "asked": asked, "node": None, "done": 0, "of": 0, "failed": False}

        def work(connection: Connection) -> None:
            connection.execute(delete(jobs).where(jobs.c.match == match, jobs.c.failed))
            for job in instead:
                connection.execute(_giving_up(job))
            connection.execute(insert(jobs).values(**values))

        with contextlib.suppress(ConflictError):  # somebody else has just asked for it
            await self._store.transact(work)
        self._wake()

    # ---- Of its own accord ----

    def _when_over(self, room: Room) -> None:
        match = room.match
        people = any(chair.person for chair in room.chairs)
        if match is None or not people or match.seats < 2 or room.practice or room.line or room.match_id is None:
            return
        if self._house.settings.reviews_unasked and self._unasked.allows(""):
            begin(self._tasks, self._want_unasked(match.game, room.match_id))

    async def _want_unasked(self, game: Game, match: str) -> None:
        leave_turn()
        with contextlib.suppress(RefusedError):
            # The first time for a game, to find out takes too long for the event loop.
            if not await self._house.slow.run(HOUSE, is_ready, game):  # to compile takes minutes: not unasked
                self._unasked.charge("", -1)
                return
            if sum(job.asked is None for job in await self._jobs()) < UNASKED:
                await self._want(match, None)

    @property
    def _idle(self) -> bool:
        return self._house.bot_pool.thinking == 0

    # ---- Keeping ----

    async def kept(self, match: str) -> Review | None:
        """The review of a match, if it was made, in this form."""
        of_match = select(schema.review.c.data).where(schema.review.c.match == match, schema.review.c.version == VERSION)
        found = await self._store.rows(of_match)
        return msgspec.json.decode(zlib.decompress(found[0]["data"]), type=Review) if found else None

    async def past(self, person: str) -> list[ReviewedMatch]:
        """What somebody's last reviewed matches say of them, the oldest first. Where people shared a device nobody knows who was
        who."""
        of_person = (
            select(schema.match.c.id, schema.match.c.game, schema.match.c.ended, schema.match.c.people, schema.review.c.losses)
            .join(schema.review, schema.review.c.match == schema.match.c.id)
            .where(schema.review.c.version == VERSION)
            .order_by(schema.match.c.ended.desc(), schema.match.c.id)
            .limit(PAST)
        )
        found = []
        for row in reversed(await self._store.rows(matches_by(of_person, person))):
            people = msgspec.json.decode(row["people"], type=list[str])
            if people.count(person) == 1:
                loss, decisions = msgspec.json.decode(row["losses"], type=list[tuple[float, int]])[people.index(person)]
                found.append(ReviewedMatch(row["id"], row["game"], row["ended"], loss, decisions))
        return found

    async def _keep(self, match: str, made: Review) -> None:
        values = {
            "match": match,
            "version": VERSION,
            "losses": msgspec.json.encode([(each.loss, each.decisions) for each in made.sums]).decode(),
            "data": zlib.compress(msgspec.json.encode(made)),
            "at": self._house.clock.now(),
        }

        def work(connection: Connection) -> None:
            connection.execute(delete(schema.review).where(schema.review.c.match == match))
            connection.execute(insert(schema.review).values(**values))
            connection.execute(delete(jobs).where(jobs.c.match == match))

        await self._store.transact(work)

    async def _jobs(self) -> list[Job]:
        """In the order in which they are made: those first that somebody asked for, and of these what is being made."""
        lives = select(schema.node.c.id).where(schema.node.c.id == jobs.c.node).exists().label("lives")
        in_order = select(jobs, lives).order_by(jobs.c.asked.is_(None), jobs.c.node.is_(None), jobs.c.at, jobs.c.match)
        return [Job(**row) for row in await self._store.rows(in_order)]

    async def _update(self, match: str, *where: Any, **values: Any) -> bool:
        """Whether there was such a job."""
        changed = update(jobs).where(jobs.c.match == match, *where).values(**values)
        return bool(await self._store.transact(lambda connection: connection.execute(changed).rowcount))

    async def _drop(self, job: Job) -> bool:
        """Give it up, unless somebody has asked for it since it was read; whether it is gone."""
        return bool(await self._store.transact(lambda connection: connection.execute(_giving_up(job)).rowcount))

    def _is_made(self, job: Job) -> bool:
        """Whether a process that lives makes it. This one may have stopped in its middle, when the store was away."""
        return job.match == self._making if job.node == self._store.node else job.node is not None and job.lives

    # ---- Making ----

    def _wake(self) -> None:
        if self._working is None or self._working.done():
            self._working = asyncio.create_task(self._work(), name="reviews")

    async def _work(self) -> None:
        leave_turn()
        apart = self._house.settings.bots_apart
        thinkers = Thinkers(1 if apart else 0, LONGEST, MODEST)
        try:
            while await self._work_on(thinkers.run if apart else run_here):
                pass
        finally:
            thinkers.stop()

    async def _work_on(self, run: Callable[..., Any]) -> bool:
        """Make the next review; False: none is wanted."""
        try:
            job = await self._next()
            if job is None:
                return False
            if job.asked is None and not self._idle:
                await asyncio.sleep(LOOK)
            elif await self._take(job):
                await self._make(job, run)
        except RefusedError as refusal:
            log.warning("reviews: %s", refusal.code)  # the store is away
            await asyncio.sleep(LOOK)  # then again: while this node lives, the others leave its review to it
        return True

    async def _next(self) -> Job | None:
        """What nobody makes; what nobody waits for is forgotten."""
        now = self._house.clock.now()
        for job in await self._jobs():
            if self._is_over(job, now) and await self._drop(job):
                continue
            if not job.failed and not self._is_made(job):
                return job
        return None

    async def _take(self, job: Job) -> bool:
        """Whether no other node was faster."""
        return await self._update(job.match, jobs.c.node.is_not_distinct_from(job.node), node=self._store.node)

    async def _make(self, job: Job, run: Callable[..., Any]) -> None:
        self._making = job.match
        try:
            made = await self._made(job.match, run)
            if made is not None:
                await self._keep(job.match, made)
        except RefusedError:
            raise
        except Exception as error:
            log.error("the review of a match failed: %s", type(error).__name__)
            await self._update(job.match, failed=True, at=self._house.clock.now())
        finally:
            self._making = None

    async def _made(self, match: str, run: Callable[..., Any]) -> Review | None:
        """None: nobody waits for it any more, or somebody waits for another."""
        loop = asyncio.get_running_loop()
        row = await self._store.match(match)
        assert row is not None

        async def think(piece: Callable[..., Any], *args: Any) -> Any:
            return await loop.run_in_executor(self._thread, partial(run, piece, row.file, *args))

        count, events, looked = await think(worker.count), [], loop.time()
        await self._update(match, done=0, of=count)
        for number in range(count):
            events.append(await think(worker.look_at, number))
            if loop.time() - looked >= LOOK:
                looked = loop.time()
                if not await self._goes_on(match, number + 1, count):
                    return None
        made: Review = await think(worker.add_up, events)
        return made

    async def _goes_on(self, match: str, done: int, of: int) -> bool:
        """Say how far it is; whether it is to be finished. Until somebody asks for it, it waits for bots and for other reviews."""
        while True:
            now, wanted = self._house.clock.now(), await self._jobs()
            job = next((each for each in wanted if each.match == match), None)
            if job is None or job.node != self._store.node:
                return False
            if job.asked is not None and now - job.asked > WAITS and await self._drop(job):
                return False
            if job.asked is None and any(each.asked is not None and not each.failed for each in wanted):
                await self._update(match, node=None, done=0, of=0)
                return False
            if job.asked is not None or self._idle:
                await self._update(match, done=done, of=of)
                return True
            await asyncio.sleep(LOOK)
