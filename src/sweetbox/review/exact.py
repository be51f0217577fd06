"""The same looks by counting everything: no search, no error. For games so small that all their courses can be walked.

How the seats play on: where nothing is ever hidden, each takes the move that is best for itself (of equal ones the first), which is
perfect play. Where something is, there is no such answer without a theory of bluffing: every legal move is taken equally often,
and what a seat can know is worked out from the log by Bayes' rule, over every course of the match that it could not tell from the
true one.
"""

from collections import defaultdict
from collections.abc import Iterator

from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import Position
from sweetbox.kernel.say import Say
from sweetbox.review.estimate import Estimate
from sweetbox.review.looking import Judged, final
from sweetbox.review.result import Option
from sweetbox.review.step import Step, entered

MOST = 400_000  # positions that are counted before the game is called too large

Shares = tuple[float, ...]


class Exact:
    depth = 0
    adviser = ""

    def __init__(self, match: Match) -> None:
        self.open = not match.game.rules.HIDES
        self._known: dict[bytes, Shares] = {}

    def worth(self, position: Position, seed: int = 0, step: Step | None = None) -> Estimate:
        return Estimate([share] for share in self._worth(position))

    def judge(self, match: Match, seat: int, move: int) -> Judged:
        deals = deals_of(match, seat)
        expected = {each: self._after(deals, seat, each) for each in match.legal_indices(seat)}
        best = max(expected, key=lambda each: (expected[each][seat], each == move))
        skill = [mine - theirs for mine, theirs in zip(expected[move], expected[best], strict=True)]
        chosen, better = (Option(each, expected[each][seat], 0.0, [(seat, each)], 1.0) for each in (move, best))
        return Judged(chosen, better, skill, [0.0] * len(skill))

    def _after(self, deals: dict[bytes, tuple[Position, float]], seat: int, move: int) -> Shares:
        """What each seat has on average after the move."""
        return _mean([(weight, self._worth(entered(position, seat, move))) for position, weight in deals.values()])

    def _worth(self, position: Position) -> Shares:
        key = bytes(position)
        if key not in self._known:
            if len(self._known) >= MOST:
                raise OptionError(Say("error.review_exact", most=MOST))
            self._known[key] = tuple(final(position).shares) if position.over else self._mean_of(position)
        return self._known[key]

    def _mean_of(self, position: Position) -> Shares:
        if position.chance_to_act:
            return _mean([(weight, self._worth(after)) for weight, after in outcomes(position)])
        seat = min(position.to_act)
        after = [self._worth(entered(position, seat, move)) for move in position.legal(seat)]
        return max(after, key=lambda shares: shares[seat]) if self.open else _mean([(1, shares) for shares in after])


def outcomes(position: Position) -> Iterator[tuple[int, Position]]:
    """What chance can make of a position, with the weights."""
    for outcome, weight in enumerate(position.odds()):
        if weight:
            yield weight, entered(position, CHANCE, outcome)


def deals_of(match: Match, seat: int) -> dict[bytes, tuple[Position, float]]:
    """All positions that the seat may be in by what it has seen, each with its probability.

    Every course of the match is walked that the seat cannot tell from the true one; chance counts by its weights, others' moves as
    equally likely.
    """
    start = match.position_at(0)
    deals = {bytes(start): (start, 1.0)}
    for entry, (actor, event) in enumerate(match.log):
        seen = match.position_at(entry).sees(seat, actor, event)
        looks_like = bytes(match.position_at(entry + 1).hidden(seat))
        weights: defaultdict[bytes, float] = defaultdict(float)
        found: dict[bytes, Position] = {}
        for position, weight in deals.values():
            for part, each in _events(position, actor, seat):
                if each != event if seen else position.sees(seat, actor, each):
                    continue
                after = entered(position, actor, each)
                if bytes(after.hidden(seat)) == looks_like:
                    found[bytes(after)] = after
                    weights[bytes(after)] += weight * part
        deals = {key: (found[key], weight) for key, weight in weights.items()}
    total = sum(weight for _, weight in deals.values())
    return {key: (position, weight / total) for key, (position, weight) in deals.items()}


def _events(position: Position, actor: int, seat: int) -> Iterator[tuple[float, int]]:
    """What the actor may do here, with how likely it is; the seat itself knows what it did."""
    if (actor == CHANCE) != position.chance_to_act:
        return
    if actor == CHANCE:
        odds = position.odds()
        yield from ((weight / sum(odds), outcome) for outcome, weight in enumerate(odds) if weight)
    else:
        legal = position.legal(actor)
        yield from ((1.0 if actor == seat else 1 / len(legal), move) for move in legal)


def _mean(parts: list[tuple[float, Shares]]) -> Shares:
    total = sum(weight for weight, _ in parts)
    return tuple(sum(weight * shares[seat] for weight, shares in parts) / total for seat in range(len(parts[0][1])))
