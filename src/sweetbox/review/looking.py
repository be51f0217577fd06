"""Looking: what positions and moves are worth. `Looks` is what a review asks; `Searching` answers it by compiled search."""

from collections import Counter
from collections.abc import Sequence
from typing import Protocol

import msgspec

from sweetbox.bots.bot import Turn
from sweetbox.bots.registry import strongest
from sweetbox.bots.search import EXPLORE, SearchBot, edges_for, new_tree
from sweetbox.engines import host_engine
from sweetbox.engines.marks import Mark
from sweetbox.kernel.appraisal import NO_MOVE, NOBODY, NOTHING, STARTS, Noted, Parts
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import Moment, Position
from sweetbox.review.estimate import Estimate
from sweetbox.review.grades import Levels, levels_of
from sweetbox.review.result import Option
from sweetbox.review.step import Step

CLEAR = 1.7  # standard errors by which a move must be worse to count as worse
UNSURE = 0.5  # standard errors from which on it is looked at again, more closely
CLOSER = 4  # times as many iterations then
LINES, STEPS = 64, 24  # how many lines of a look are written down, and how far
MOVES_TOLD = 4  # moves of a line that are told, at the most
MARK = Mark("review-ready")
FEWEST = 8  # tries that count in a look, at the least


class Judged(msgspec.Struct, frozen=True):
    """A decision as its seat could judge it."""

    chosen: Option
    best: Option  # the same where nothing better was found
    skill: list[float]  # what each seat has more with the chosen move than with the best, on the deals that the seat imagines
    errors: list[float]


Compared = tuple[dict[int, Noted], dict[int, Estimate], list[float], list[float]]


class Looks(Protocol):
    depth: int
    adviser: str
    open: bool  # nothing is ever hidden, so that a decision is judged by the looks at the truth

    def worth(self, position: Position, seed: int, step: Step | None = None) -> Estimate:
        """What each seat can expect from here on. Answers with the same seed are compared try by try. step: the open one that the
        position is in, if it is in one."""

    def judge(self, match: Match, seat: int, move: int) -> Judged:
        """The seat's decision, by what it can know in the match as it is: its last entry is the one before."""


class Searching:
    """depth: iterations a look. kind: of the engine, None: the faster one that there is. levels: None: what the game's calibration
    says. coarse: that is little, interpreted: leave out what would take longer than the rest."""

    def __init__(
        self, match: Match, depth: int, kind: str | None = None, levels: Levels | None = None, coarse: bool = False
    ) -> None:  # fmt: skip
        self.depth, self._coarse = depth, coarse
        self.open = not match.game.rules.HIDES
        self._bot = strongest(depth) or SearchBot(iterations=depth)
        self.adviser = self._bot.name.partition(":")[0]
        self._engine = host_engine(match.game, kind)
        self._unmarked = self._engine.kind == "cpu"  # nothing has shown yet that all is compiled
        self._game = match.game
        levels = levels or levels_of(match.game)
        self._sharpness = levels.sharpness
        self._playout = match.game.extras.playout if levels.playout is None else levels.playout

    # ---- Positions as they are ----

    def worth(self, position: Position, seed: int, step: Step | None = None) -> Estimate:
        return final(position) if position.over else Estimate.of(self.noted(position, seed, step), self._sharpness)

    def noted(self, position: Position, seed: int, step: Step | None = None) -> list[list[int]]:
        """What `evaluate` says of the ends of all tries, a list of the seats' for each."""
        position, made = step or (position, ())
        seats = position.seats
        starts: list[Moment] = [position] * 2
        viewers, learners = [NOBODY] * 2, [-1, 0]
        if not self.open:  # each seat's tree learns from the deals that this seat imagines
            starts = [*(position.hidden(seat) for seat in range(seats)), position]
            viewers, learners = [*range(seats), NOBODY], [*(1 << seat for seat in range(seats)), 0]
        noted = self._appraise(starts, viewers, learners, seed, self.depth, self._playout, made=made)
        return self._engine.listed(noted.shares)

    # ---- Decisions, by what a seat knows ----

    def judge(self, match: Match, seat: int, move: int) -> Judged:
        turn = Turn.of(match, seat)
        best = self._bot.choose(msgspec.structs.replace(turn, known=None) if self._coarse else turn).move  # it does not look back
        nothing = [0.0] * match.seats
        if best == move:
            same = Option(move, 0.0, 0.0, [(seat, move)])
            return Judged(same, same, nothing, nothing)
        depth = self.depth
        noted, looks, skill, errors = self._compared(turn, move, best, depth)
        if UNSURE * errors[seat] < -skill[seat] <= CLEAR * errors[seat]:
            noted, looks, skill, errors = self._compared(turn, move, best, CLOSER * depth)
        chosen, better = (self._option(turn, each, looks[each], noted[each]) for each in (move, best))
        if -skill[seat] <= CLEAR * errors[seat]:  # as good as the best, as far as can be told
            return Judged(chosen, chosen, nothing, nothing)
        return Judged(chosen, better, skill, errors)

    def _compared(self, turn: Turn, move: int, best: int, depth: int) -> Compared:
        noted = {each: self._by_knowledge(turn, each, depth) for each in (move, best)}
        looks = {each: Estimate.of(self._engine.listed(of.shares), self._sharpness) for each, of in noted.items()}
        return noted, looks, *looks[move].less(looks[best])

    def _by_knowledge(self, turn: Turn, move: int, depth: int) -> Noted:
        """What came of a move on deals that the seat imagines: nothing here knows the truth."""
        cut = self._game.extras.playout
        return self._appraise([turn.glimpse] * 2, [turn.seat] * 2, [-1, 0], turn.seed, depth, cut, (turn.seat, move))

    def _option(self, turn: Turn, move: int, look: Estimate, noted: Noted) -> Option:
        line, often, deal = self._told(turn, noted)
        return Option(move, look.shares[turn.seat], look.errors[turn.seat], [(turn.seat, move), *line], often, deal)

    def _told(self, turn: Turn, noted: Noted) -> tuple[list[tuple[int, int]], float, str]:
        """The course that the lines take most often, told by moves alone, up to the seat's own next decision: one line of it."""
        lines = [_cut_off(line, turn.seat) for line in self._engine.listed(noted.lines[: len(noted.shares)])]
        if not lines:
            return [], 0.0, ""
        courses = Counter(tuple(step for step in line if step[0] != CHANCE) for line in lines)
        course, count = courses.most_common(1)[0]
        number = next(k for k, line in enumerate(lines) if tuple(step for step in line if step[0] != CHANCE) == course)
        table = self._engine.unwrap(noted.deals, number)
        deal = Position(self._game, turn.box, table).line
        return lines[number], count / len(lines), deal

    def _appraise(
        self, starts: Sequence[Moment], viewers: list[int], learners: list[int], seed: int, depth: int, cut: int,
        first: tuple[int, int] = (NOBODY, 0), made: Sequence[tuple[int, int]] = (),
    ) -> Noted:  # fmt: skip
        """depth: iterations in all. A round has one of each part, in the first half of them only of those that learn. made: see
        `Step`."""
        each, moment = self._engine, starts[-1]
        if self._coarse and depth < FEWEST * (2 * len(starts) - 1):  # too little to learn from: everybody plays at first sight
            starts, viewers, learners = starts[-1:], viewers[-1:], learners[-1:]
        seats, rules = int(moment.box.seats), self._game.rules  # type: ignore[attr-defined]
        counted = max(FEWEST, depth // (2 * len(starts) - 1))
        tables = [moment.table] * STARTS + [start.table for start in starts]
        tree = new_tree(each, moment.box, tables, max(0, viewers[0]), edges_for(64 * depth))
        lines, deals = each.numbers(LINES, 2 * STEPS, 32), each.records(rules.Table, LINES)
        noted = Noted(each.numbers(counted, seats, 64), lines, deals)
        moves = each.numbers(seats, len(made) + 1, 64)
        for seat in range(seats):
            own = [move for who, move in made if who == seat]
            moves[seat][:] = [*own, *[NO_MOVE] * (len(made) + 1 - len(own))]
        parts = Parts(each.filled(viewers), each.filled(learners), moves, each.numbers(seats, None, 64))
        each.functions.appraise(tree, parts, noted, *first, seed, counted, cut, not self.open, EXPLORE)
        if self._unmarked:
            MARK.set(self._game)
            self._unmarked = False
        return noted


def is_ready(game: Game) -> bool:
    """Whether a look needs nothing compiled."""
    return MARK.is_set(game)


def make_ready(game: Game) -> None:
    match = game.new_match(seed=0)
    Searching(match, 1).worth(match.position, 0)


def final(position: Position) -> Estimate:
    """Of a match that is over."""
    from sweetbox.kernel.results import share_of_win

    ranks = position.result().ranks
    return Estimate([share_of_win(ranks, seat)] for seat in range(len(ranks)))


def _cut_off(line: list[int], seat: int) -> list[tuple[int, int]]:
    """Up to the seat's own next move, or for as many moves as are told."""
    steps: list[tuple[int, int]] = []
    for actor, event in zip(line[::2], line[1::2], strict=True):
        if actor == NOTHING:
            break
        steps.append((actor, event))
        if actor == seat or sum(who != CHANCE for who, _ in steps) == MOVES_TOLD:
            break
    return steps
