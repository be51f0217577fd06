"""The bots that have learned: `learned` searches with a network (`learned:2000`, `learned:0.05s`), `reflex` plays what the network
likes best, without any search.

`learned:2000@my_network.npz` takes weights of your own, which `sweetbox train` writes.
"""

from collections.abc import Sequence
from itertools import chain
from math import exp2, inf
from typing import Any

from sweetbox.bots.belief import believed, secretive
from sweetbox.bots.bot import Answer, Turn, Weighed, answering
from sweetbox.bots.compiled import MARK
from sweetbox.bots.greedy import GreedyBot, either_engine, weigh
from sweetbox.bots.registry import Maker
from sweetbox.bots.search import Search, SearchBot, budget
from sweetbox.engines import HostEngine
from sweetbox.engines.marks import Mark
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.network import PRIOR_WHOLE, SHARE_WHOLE
from sweetbox.kernel.say import Say
from sweetbox.learning.weights import Weights, leads, was_learned, weights

REFLEX_DEALS = 12  # imagined deals that a reflex looks one step ahead on, as many as greedy


def is_ahead(turn: Turn) -> bool:
    """Whether a search with the game's weights is the stronger one at this table."""
    return int(turn.box.seats) <= leads(turn.game)  # type: ignore[attr-defined]


class Guided(Search):
    """One tree, growing by what the network says. deals: those to search in; none: any that fits."""

    def __init__(self, each: HostEngine, turn: Turn, edges: int, stream: int, given: Weights, deals: Any = ()) -> None:
        super().__init__(each, turn, edges, stream)
        if len(deals):
            self.tree = self.tree._replace(tables=_with_deals(each, self.tree.tables, deals))
        self._given, self._network, self._thought = given, given.on(each), given.thought(each)

    def grow(self, iterations: int, cut: int, explore: float) -> None:
        """cut: nothing is played at random; explore: in units of what these weights are best used with."""
        given = self._given
        call: Any = self._call.guided_search
        call(self.tree, self._network, self._thought, iterations, given.manner._replace(explore=explore * given.manner.explore))


def _with_deals(each: HostEngine, tables: Any, deals: Any) -> Any:
    """The rows of a tree, and after them the deals."""
    rows = each.records(each.game.rules.Table, len(tables) + len(deals))
    for row, table in enumerate(chain(tables, deals)):
        rows[row] = table
    return rows


class LearnedBot(SearchBot):
    """As `SearchBot`, with a network. given: weights that are not of a file.

    The weights in the package are used in games and up to as many seats as they were measured to beat plain search, in boxes that
    they have learned from; elsewhere it is plain search. Weights of your own are used everywhere."""

    fewest = 2  # the first only opens the root

    def __init__(
        self, iterations: int | None = None, seconds: float | None = None, threads: int | None = None, file: str | None = None,
        given: Weights | None = None,
    ) -> None:  # fmt: skip
        super().__init__(iterations, seconds, threads)
        self.file, self.given = file, given
        self.name = self.name.replace("search", "learned") + (f"@{file}" if file else "")

    def is_asked(self, turn: Turn) -> bool:
        """Whether the network is."""
        own = self.given is not None or self.file is not None
        alone = turn.box.seats == 1  # type: ignore[attr-defined]  # nobody has a share of the win
        return not alone and (own or (is_ahead(turn) and was_learned(turn.game, turn.box)))

    def mark(self, turn: Turn) -> Mark:
        return MARK if self.is_asked(turn) else super().mark(turn)

    def plant(self, each: HostEngine, turn: Turn, edges: int, trees: int, halfway: float = inf) -> Sequence[Search]:
        given = self.given or weights(turn.game, self.file)
        if not self.is_asked(turn):
            return super().plant(each, turn, edges, trees)
        belief = believed(each, turn, given, lambda: self.clock() > halfway)
        deals = belief.deals() if belief else ()
        return [Guided(each, turn, edges, stream, given, deals) for stream in range(trees)]

    def calls(self, turn: Turn) -> tuple[object, ...]:
        return (*super().calls(turn), self.is_asked(turn), bool(secretive(turn)))


class StrongestBot:
    """The strongest that we have for the table that is played at: `learned` where it was measured to beat `search`, else that."""

    def __init__(self, iterations: int | None = None, seconds: float | None = None) -> None:
        self._learned, self._search = LearnedBot(iterations, seconds), SearchBot(iterations, seconds)
        self.name = self._search.name.replace("search", "strongest")

    @property
    def searches(self) -> tuple[SearchBot, ...]:
        """The bots of which it asks one."""
        return self._learned, self._search

    @property
    def timed(self) -> bool:
        return self._search.timed

    @answering
    def choose(self, turn: Turn) -> Answer:
        return (self._learned if is_ahead(turn) else self._search).choose(turn)


class ReflexBot:
    """The move that the network likes best, after a look one step ahead where its weights lean on one. In a box that the packaged
    weights have not learned from, greedy's. wait: as for `GreedyBot`."""

    def __init__(self, file: str | None = None, given: Weights | None = None, wait: bool = True) -> None:
        self.file, self.given, self.wait = file, given, wait
        self.name = "reflex" + (f":@{file}" if file else "")

    @answering
    def choose(self, turn: Turn) -> Answer:
        given = self.given or weights(turn.game, self.file)
        if self.given is None and self.file is None and not was_learned(turn.game, turn.box):
            return GreedyBot(wait=self.wait).choose(turn)
        weighed = liking(turn, given, self.wait)
        return Answer(weighed[0].move, weighed)


def liking(turn: Turn, given: Weights, wait: bool = True) -> tuple[Weighed, ...]:
    """How much the network likes each legal move, best first: in place of a share of the win, how likely it would make it.

    Where the weights lean on it, what greedy expects of a move one step ahead makes it likelier or less likely."""
    each = either_engine(turn.game, wait)
    rows, thought = each.rows(turn.box, 1), given.thought(each)
    rows.tables[0] = each.wrap(turn.glimpse.table)[0]
    each.functions.think_of(rows, each.scratch(), 0, turn.seat, given.on(each), thought)
    likes = [max(int(prior), 0.5) / PRIOR_WHOLE for prior in thought.priors[: len(turn.legal)]]
    if given.reflex:
        ahead = weigh(each, turn, REFLEX_DEALS)
        doublings = [given.reflex * (worth - max(ahead)) / (REFLEX_DEALS * SHARE_WHOLE) for worth in ahead]
        likes = [like * exp2(more) for like, more in zip(likes, doublings, strict=True)]
        whole = sum(likes)
        likes = [like / whole for like in likes]
    liked = [Weighed(move, like, 1) for move, like in zip(turn.legal, likes, strict=True)]
    return tuple(sorted(liked, key=lambda move: -move.share))


def make_learned(argument: str | None) -> LearnedBot:
    """`learned`, `learned:2000` (iterations) or `learned:0.2s` (seconds); @ and a file: with those weights."""
    spent, _, file = (argument or "").partition("@")
    iterations, seconds = budget(spent or None)
    return LearnedBot(iterations, seconds, file=file or None)


def make_reflex(argument: str | None) -> ReflexBot:
    if argument is not None and not argument.startswith("@"):
        raise OptionError(Say("error.bot_argument", bot="reflex", came=argument))
    return ReflexBot((argument or "@")[1:] or None)


BOTS = {
    "learned": Maker(make_learned),
    "reflex": Maker(make_reflex),
    "strongest": Maker(lambda argument: StrongestBot(*budget(argument)), advises=3),  # `strongest:2000` or `strongest:0.2s`
}
