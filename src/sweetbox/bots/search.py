"""The bot `search`: information-set Monte Carlo tree search, by iterations (`search:2000`) or by the clock (`search:0.2s`)."""

import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import Any

import msgspec

from sweetbox.bots.bot import Answer, Turn, Weighed, answering
from sweetbox.bots.compiled import COARSE, PREPARING, SEARCH, bot_engine
from sweetbox.bots.greedy import GreedyBot
from sweetbox.bots.registry import Maker
from sweetbox.engines import HostEngine
from sweetbox.engines.marks import Mark
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.record import Record
from sweetbox.kernel.say import Say
from sweetbox.kernel.tree import HIGH, ITERATIONS, LOW, STEPS, Tree

SECONDS = 0.2
EXPLORE = 1.0  # how much an untried move is worth trying, in spreads of the shares so far
FIRST_SPREAD = 0.1
CHUNK = 64  # iterations between two looks at the clock
MOST_EDGES = 1 << 21  # in one tree: 30 bytes each, so at most 60 MiB a thread
FEWEST_EDGES = 1 << 14
EDGES_A_SECOND = 4_000_000  # room for what a thread grows, and as much again: a tree grows until half of it is used
MOVE_EDGES_A_SECOND = 500_000  # for each legal move, where there are many: a guided search gives a new node all its moves at once
PATH = 256  # decisions of one iteration that are remembered
_loaded: set[tuple[object, ...]] = set()  # what this process has called, see `SearchBot.calls`


class Search:
    """One tree, growing. fate: the coming draws, only ever known to the arena's cheat."""

    def __init__(self, each: HostEngine, turn: Turn, edges: int, stream: int, fate: Sequence[tuple[int, int]] = ()) -> None:
        self._call = each.functions
        self.tree = new_tree(each, turn.box, [turn.glimpse.table] * 3, turn.seat, edges, fate)
        self._call.start_rng(self.tree.rngs[0], turn.seed, stream)

    def grow(self, iterations: int, cut: int, explore: float) -> None:
        self._call.search(self.tree, iterations, cut, explore)

    def root(self, move: int) -> tuple[int, int]:
        """Visits of a root move and the sum of the shares they led to."""
        slot = self._slot(move)
        return int(self.tree.visits[slot]), int(self.tree.worths[slot])

    def _slot(self, move: int) -> int:
        """Where the edge of a root move is."""
        tree = self.tree
        return int(self._call.find_edge(tree.keys, self._call.edge_key(tree.seat, tree.seat, move, tree.seats, tree.events)))

    @property
    def steps(self) -> int:
        return int(self.tree.counts[STEPS])

    @property
    def iterations(self) -> int:
        return int(self.tree.counts[ITERATIONS])


def edges_for(wanted: int) -> int:
    """A tree's number of edges, a power of two: as many as are wanted, within the limit of memory."""
    edges = FEWEST_EDGES
    while edges < min(wanted, MOST_EDGES):
        edges *= 2
    return edges


def new_tree(
    each: HostEngine, box: Record, tables: Sequence[Record], seat: int, edges: int, fate: Sequence[tuple[int, int]] = ()
) -> Tree:
    """An empty tree. tables: its rows, see `Tree`; seat: the one that searches. Its generator is not started."""
    rules, seats, scratch = each.game.rules, int(box.seats), each.scratch()  # type: ignore[attr-defined]
    coming = each.numbers(len(fate), 2, 64)
    for row, halves in zip(coming, fate, strict=True):
        row[HIGH], row[LOW] = halves
    return Tree(
        boxes=each.wrap(box),
        tables=each.wrap(*tables),
        rngs=each.rngs(1),
        seat=seat,
        seats=seats,
        events=max(rules.MOVES, rules.OUTCOMES),
        keys=each.numbers(edges, None, 64),
        children=each.numbers(edges, None, 32),
        visits=each.numbers(edges, None, 32),
        offers=each.numbers(edges, None, 32),
        worths=each.numbers(edges, None, 64),
        sights=each.numbers(edges, None, 16),
        counts=each.numbers(4, None, 64),
        # As if there had been two slightly different shares: otherwise nothing would be tried a second time at first.
        totals=each.filled([2.0, 1.0, 0.5 + 2 * FIRST_SPREAD**2], "d"),
        nodes=each.numbers(seats, None, 64),
        path=each.numbers(PATH, None, 64),
        path_seats=each.numbers(PATH, None, 64),
        shares=each.numbers(seats, None, 64),
        moves=scratch.moves,
        weights=scratch.weights,
        fate=coming,
    )


class SearchBot:
    """iterations or seconds: the budget of a move. threads: trees grown side by side, None: one per core. cut: random steps after
    the tree before the position is estimated, None: as the game advises (`PLAYOUT`). clock: measures the seconds.

    With a budget of iterations the answer depends only on the turn, and the bot waits for the compiled engine. With a budget of
    seconds the interpreted greedy bot answers until the engine is ready. Where nothing can be compiled, the search is interpreted.
    """

    fewest = 1  # iterations of a tree after which some move was tried

    def __init__(
        self,
        iterations: int | None = None,
        seconds: float | None = None,
        threads: int | None = None,
        cut: int | None = None,
        explore: float = EXPLORE,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.iterations = iterations
        self.seconds = SECONDS if seconds is None else seconds  # used if no iterations are given
        self.threads = threads or (1 if iterations is not None else os.cpu_count() or 1)
        self.cut = cut
        self.explore = explore
        self.clock = clock
        self.name = f"search:{iterations}" if iterations is not None else f"search:{self.seconds:g}s"

    @property
    def timed(self) -> bool:
        """Whether it thinks for a time, so that the machine makes a difference."""
        return self.iterations is None

    @answering
    def choose(self, turn: Turn) -> Answer:
        if len(turn.legal) == 1:
            return Answer(turn.legal[0])
        each = bot_engine(turn.game, wait=self.iterations is not None, mark=self.mark(turn))
        if each is None:
            return msgspec.structs.replace(GreedyBot(wait=False).choose(turn), note=PREPARING)
        cut = self.cut if self.cut is not None else turn.game.extras.playout
        threads = min(self.threads, turn.cores or self.threads)
        hurried = self.timed and each.slow > 1
        if hurried:  # interpreted threads wait for each other, and to look back takes longer than all the rest
            threads, turn = 1, msgspec.structs.replace(turn, known=None)
        if self.timed:
            self._load(each, turn, cut)
        begun = self.clock()
        ends = begun + self._seconds(turn) if self.timed else inf
        trees = self.plant(each, turn, self._edges(turn, threads, each.slow), threads, (begun + ends) / 2)
        if self.iterations is not None:
            share = max(self.fewest, -(-self.iterations // len(trees)))
            _side_by_side(trees, lambda tree: tree.grow(share, cut, self.explore))
        else:
            chunk = max(1, CHUNK // each.slow)
            _side_by_side(trees, lambda tree: self._grow_until(tree, ends, chunk, cut))
        answered = answer(turn, trees)
        return msgspec.structs.replace(answered, note=Say(COARSE, count=trees[0].iterations)) if hurried else answered

    def mark(self, turn: Turn) -> Mark:
        """What says that all it calls is compiled."""
        return SEARCH

    def plant(self, each: HostEngine, turn: Turn, edges: int, trees: int, halfway: float = inf) -> Sequence[Search]:
        """The trees to grow. halfway: when half of the time to think is over."""
        return [Search(each, turn, edges, stream, self.fate()) for stream in range(trees)]

    def _load(self, each: HostEngine, turn: Turn, cut: int) -> None:
        """Before the clock starts: a process loads compiled functions when it first calls them, which is not thinking."""
        called = self.calls(turn)
        if called not in _loaded:
            _loaded.add(called)
            self.plant(each, turn, FEWEST_EDGES, 1)[0].grow(self.fewest, cut, self.explore)

    def calls(self, turn: Turn) -> tuple[object, ...]:
        """What the compiled functions that a turn needs depend on: the bot, the game, and whether others are choosing, too."""
        return type(self), turn.game.name, len(turn.glimpse.to_act) > 1

    def fate(self) -> Sequence[tuple[int, int]]:
        """What chance will bring: nothing, since a player cannot know it."""
        return ()

    def _seconds(self, turn: Turn) -> float:
        return self.seconds if turn.seconds is None else min(self.seconds, turn.seconds)

    def _grow_until(self, tree: Search, ends: float, chunk: int, cut: int) -> None:
        tree.grow(max(chunk, self.fewest), cut, self.explore)
        while self.clock() < ends:
            tree.grow(chunk, cut, self.explore)

    def _edges(self, turn: Turn, threads: int, slow: int) -> int:
        """Room for the budget, within the limit of memory."""
        if self.iterations is not None:
            wanted = 128 * self.iterations // threads
        else:
            wanted = int(self._seconds(turn) * max(EDGES_A_SECOND, MOVE_EDGES_A_SECOND * len(turn.legal))) // slow
        return edges_for(wanted)


def _side_by_side(trees: Sequence[Search], grow: Any) -> None:
    if len(trees) == 1:
        grow(trees[0])
        return
    with ThreadPoolExecutor(len(trees)) as pool:
        list(pool.map(grow, trees))


def answer(turn: Turn, trees: Sequence[Search]) -> Answer:
    """The move tried most often over all trees; among equals, the one with the better shares. Moves that were never tried are left
    out, since nothing is known about them."""
    weighed = []
    for move in turn.legal:
        roots = [tree.root(move) for tree in trees]
        visits = sum(count for count, _ in roots)
        if visits:
            weighed.append(Weighed(move, sum(worth for _, worth in roots) / (10000 * visits), visits))
    weighed.sort(key=lambda each: (-each.visits, -each.share))
    return Answer(weighed[0].move, tuple(weighed))


def budget(argument: str | None) -> tuple[int | None, float | None]:
    """Iterations or seconds: the text after a bot's colon."""
    if argument is None:
        return None, None
    try:
        if argument.endswith("s"):
            seconds = float(argument[:-1])
            if 0 < seconds <= 600:
                return None, seconds
        elif 1 <= int(argument) <= 100_000_000:
            return int(argument), None
    except ValueError:
        pass
    raise OptionError(Say("error.bot_budget", came=argument))


# `search`, `search:2000` (iterations) or `search:0.2s` (seconds).
BOTS = {"search": Maker(lambda argument: SearchBot(*budget(argument)), advises=2)}
