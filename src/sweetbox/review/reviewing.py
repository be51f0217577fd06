"""Reviewing: a finished match taken apart, event by event, and added up. docs/review.md has the formulas."""

import hashlib
from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from sweetbox.engines import host_engine
from sweetbox.kernel.errors import MatchFileError, MoveError
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import Position
from sweetbox.kernel.say import Say
from sweetbox.review.course import Part, parts_of
from sweetbox.review.estimate import Estimate
from sweetbox.review.exact import Exact, outcomes
from sweetbox.review.grades import Levels, grade_of, levels_of, usual_depth
from sweetbox.review.looking import FEWEST, Judged, Looks, Searching
from sweetbox.review.result import VERSION, Look, Moment, Review, SeatSum
from sweetbox.review.step import Standing

COUNTED = 20  # outcomes of chance beyond which they are sampled
MATTERED = 3  # moments that are pointed out

# Looks that an event takes: of a run of draws that is not counted out, of a decision (its position, and often one or two moves).
LOOKS = {"chance": 1, "decision": 3, "forced": 0}

Told = Callable[[int, int], None]  # events done, of how many
Ends = dict[bytes, tuple[Position, float]]  # where a run of draws can lead, each with its probability


class Event(NamedTuple):
    """A part of the match with what the looks say of it. Lists have a number for each seat."""

    part: Part
    before: Look
    after: Look
    luck: list[float]
    skill: list[float]
    luck_errors: list[float]
    skill_errors: list[float]
    sampled: bool = False
    judged: Judged | None = None

    @property
    def rest(self) -> list[float]:
        """What the looks before and after it differ by, beyond luck and skill."""
        parts = zip(self.after.shares, self.before.shares, self.luck, self.skill, strict=True)
        return [after - before - luck - skill for after, before, luck, skill in parts]


def check_reviewable(match: Match) -> None:
    """SweetboxError: a sentence that says why this match cannot be reviewed."""
    if match.older is not None:
        raise MatchFileError(Say("error.review_older", version=match.older, today=match.game.facts.version))
    if not match.over:
        raise MoveError("not_over", Say("error.review_not_over"))
    if match.seats == 1:
        raise MoveError("alone", Say("error.review_alone"))


def review(match: Match, depth: int | None = None, exact: bool = False, told: Told = lambda done, of: None) -> Review:
    """depth: iterations a look, None: as many as the game's calibration leaves time for. exact: count everything, in games that are
    small enough. told: called as it goes on; what it raises ends the review."""
    reviewing = Reviewing(match, depth, exact)
    events = []
    for number in range(reviewing.count):
        told(number, reviewing.count)
        events.append(reviewing.event(number))
    told(reviewing.count, reviewing.count)
    return reviewing.whole(events)


class Reviewing:
    """A review in the making: event after event, and then the whole. Each position is looked at once, and what was seen counts on
    both sides: as the end of one event, and as the beginning of the next."""

    def __init__(self, match: Match, depth: int | None = None, exact: bool = False, levels: Levels | None = None) -> None:
        """levels: None: what the game's calibration says."""
        check_reviewable(match)
        self._match = match
        self._levels = levels or levels_of(match.game)
        self._parts = list(parts_of(match))
        self._standings = standings_of(match)
        self._ends: dict[bytes, Ends | None] = {}  # of the runs of draws, by the position before
        self._known: dict[bytes, Estimate] = {}
        self.looks = self._count_looks()
        usual, slow = usual_depth(self._levels, self.looks, len(match.log)), host_engine(match.game).slow
        self.usual = usual if slow > 1 and depth is None and not exact else 0
        self.depth = 0 if exact else depth or max(FEWEST, usual // slow)
        self._looks: Looks = Exact(match) if exact else Searching(match, self.depth, levels=self._levels, coarse=self.usual > 0)

    @property
    def count(self) -> int:
        return len(self._parts)

    def event(self, number: int) -> Event:
        part = self._parts[number]
        if part.kind == "chance":
            return self._chance(part)
        if part.kind == "decision":
            return self._decision(part)
        return self._forced(part)

    def whole(self, events: list[Event]) -> Review:
        match, looks = self._match, self._looks
        moments = [_moment(event, self._levels.limits) for event in events]
        sums = [_sum_of(moments, seat) for seat in range(match.seats)]
        lucky, lucky_error = _lucky(moments)
        doubts = [abs(moment.rest[moment.seat]) for moment in moments if moment.kind == "decision"]
        return Review(
            VERSION, match.game.name, match.seats, looks.depth, self.usual, looks.adviser, moments, sums, lucky, lucky_error,
            _mean(doubts), _mattered(moments),
        )  # fmt: skip

    def _count_looks(self) -> int:
        """About how many it will take: more where chance could go many ways."""
        looks = 0
        for part in self._parts:
            ends = self._ends_of(self._match.position_at(part.entry)) if part.kind == "chance" else None
            looks += LOOKS[part.kind] if ends is None else len(ends)
        return looks

    # ---- Positions ----

    def _worth(self, standing: Standing, seed: int) -> Estimate:
        """Before a run of draws the mean of all that can come, where that can be counted; before a move that is the only one what
        the position after it is worth."""
        key = bytes(standing.position)
        if key not in self._known:
            ends = self._ends_of(standing.position) if standing.position.chance_to_act else None
            if ends is not None:
                parts = [(weight, self._look(Standing(end), seed)) for end, weight in ends.values()]
                self._known[key] = Estimate.mean(parts)
            else:
                self._known[key] = self._look(standing, seed)
        return self._known[key]

    def _look(self, standing: Standing, seed: int) -> Estimate:
        after = without_choice(standing)
        key = bytes(after.position)
        if key not in self._known:
            self._known[key] = self._looks.worth(after.position, seed, after.step)
        return self._known[key]

    def _ends_of(self, position: Position) -> "Ends | None":
        key = bytes(position)
        if key not in self._ends:
            self._ends[key] = all_ends(position)
        return self._ends[key]

    # ---- Events ----

    def _around(self, part: Part) -> tuple[Estimate, Estimate, int]:
        """What the positions before and after it are worth, and what random numbers looks that are compared with them use."""
        start, end = self._standings[part.entry], self._standings[part.entry + part.entries]
        seed = int.from_bytes(hashlib.sha256(bytes(start.position)).digest()[:7], "big")
        return self._worth(start, seed), self._worth(end, seed), seed

    def _forced(self, part: Part) -> Event:
        before, after, _ = self._around(part)
        none = [0.0] * self._match.seats
        return Event(part, before.look, after.look, none, none, none, none)

    def _chance(self, part: Part) -> Event:
        """What happened, less the mean of all that could have, by their weights."""
        before, after, _ = self._around(part)
        sampled = self._ends_of(self._match.position_at(part.entry)) is None
        luck, errors = after.less(before)
        none = [0.0] * self._match.seats
        return Event(part, before.look, after.look, luck, none, errors, none, sampled)

    def _decision(self, part: Part) -> Event:
        """What the seat chose, less the best that it could know of; the difference that lay hidden from it is luck."""
        match = self._match
        seat, move = match.log[part.entry]
        judged = self._looks.judge(match.at(part.entry), seat, move)
        before, after, seed = self._around(part)
        luck, luck_errors = [0.0] * match.seats, [0.0] * match.seats
        if judged.best.move != move and not self._looks.open:  # else the seat knew all there is to know: nothing of it was luck
            best = self._worth(self._standings[part.entry].entered(seat, judged.best.move), seed)
            change, errors = after.less(best)
            luck = [whole - known for whole, known in zip(change, judged.skill, strict=True)]
            luck_errors = [_root(one, two) for one, two in zip(errors, judged.errors, strict=True)]
        change, errors = after.less(before)
        left = [whole - lucky - known for whole, lucky, known in zip(change, luck, judged.skill, strict=True)]
        among = among_others(left, before.shares, seat)
        skill = [known + more for known, more in zip(judged.skill, among, strict=True)]
        skill_errors = [
            _root(one, two * (other != seat)) for other, (one, two) in enumerate(zip(judged.errors, errors, strict=True))
        ]
        return Event(part, before.look, after.look, luck, skill, luck_errors, skill_errors, judged=judged)


def among_others(change: list[float], shares: list[float], seat: int) -> list[float]:
    """What a decision gave one of the others and took from another, beyond what the seat that made it gained or lost itself, which
    the others lose or gain by their shares: of moves that are equally good for one seat, one can be much better for another."""
    others = sum(shares) - shares[seat]
    if len(shares) == 2 or others <= 0:
        return [0.0] * len(shares)
    return [0.0 if other == seat else each + change[seat] * shares[other] / others for other, each in enumerate(change)]


def standings_of(match: Match) -> list[Standing]:
    """Before each entry of the log, and at the end."""
    standings = [Standing(match.position_at(0))]
    for actor, event in match.log:
        standings.append(standings[-1].entered(actor, event))
    return standings


def without_choice(standing: Standing) -> Standing:
    """Where it leads as long as the seat that is to move can do one thing only."""
    position = standing.position
    while not position.over and not position.chance_to_act:
        seat = min(position.to_act)
        legal = position.legal(seat)
        if len(legal) > 1:
            break
        standing = standing.entered(seat, legal[0])
        position = standing.position
    return standing


def all_ends(start: Position) -> Ends | None:
    """Where a run of draws can lead, each with its probability; None: to more places than are counted."""
    ends: dict[bytes, tuple[Position, float]] = {}
    waiting = {bytes(start): (start, 1.0)}
    while waiting:
        later: dict[bytes, tuple[Position, float]] = {}
        for position, weight in waiting.values():
            total = sum(position.odds())
            for part, after in outcomes(position):
                where = later if after.chance_to_act else ends
                key = bytes(after)
                where[key] = (after, where.get(key, (after, 0.0))[1] + weight * part / total)
                if len(later) + len(ends) > COUNTED:
                    return None
        waiting = later
    return ends


# ---- Adding up ----


def _moment(event: Event, limits: dict[str, float]) -> Moment:
    part, judged = event.part, event.judged
    better = judged is not None and event.skill[part.seat] < 0
    moment = Moment(
        part.kind, part.entry, part.entries, part.seat, event.before, event.after, event.luck, event.skill, event.luck_errors,
        event.skill_errors, event.rest, event.sampled,
        chosen=judged.chosen if judged is not None and better else None,
        best=judged.best if judged is not None and better else None,
    )  # fmt: skip
    return replace(moment, grade=grade_of(moment.loss, limits)) if moment.kind == "decision" else moment


def _sum_of(moments: list[Moment], seat: int) -> SeatSum:
    own = [moment for moment in moments if moment.seat == seat]
    decisions = [moment for moment in own if moment.kind == "decision"]
    others = [moment for moment in moments if moment.seat != seat]
    draws = [moment for moment in moments if moment.kind == "chance" or any(moment.luck)]
    luck_error = _root(*(moment.luck_errors[seat] for moment in moments))
    own_error = _root(*(moment.skill_errors[seat] for moment in own))
    worst = max(decisions, key=lambda moment: moment.loss, default=None)

    return SeatSum(
        start=moments[0].before.shares[seat],
        final=moments[-1].after.shares[seat],
        luck_sum=sum(moment.luck[seat] for moment in moments),
        own_sum=sum(moment.skill[seat] for moment in own),
        others_sum=sum(moment.skill[seat] for moment in others),
        rest_sum=sum(moment.rest[seat] for moment in moments),
        luck_sum_error=luck_error,
        own_sum_error=own_error,
        others_sum_error=_root(*(moment.skill_errors[seat] for moment in others)),
        decisions=len(decisions),
        loss=_mean([moment.loss for moment in decisions]),
        loss_error=own_error / max(1, len(decisions)),
        draws=len(draws),
        luck_a_draw=_mean([moment.luck[seat] for moment in draws]),
        luck_a_draw_error=luck_error / max(1, len(draws)),
        worst=moments.index(worst) if worst is not None and worst.loss > 0 else -1,
        grades=Counter(moment.grade for moment in decisions),
    )


def _mattered(moments: list[Moment]) -> list[int]:
    """The moments after which the chances were most different, by what chance or a decision did."""

    def moved(number: int) -> float:
        moment = moments[number]
        return sum(abs(luck + skill) for luck, skill in zip(moment.luck, moment.skill, strict=True))

    most = sorted(range(len(moments)), key=moved, reverse=True)[:MATTERED]
    return sorted(number for number in most if moved(number) > 0)


def _lucky(moments: list[Moment]) -> tuple[float, float]:
    """The part of luck in all changes, whichever way they went, with its standard error."""
    luck = sum(abs(each) for moment in moments for each in moment.luck)
    whole = luck + sum(abs(each) for moment in moments for each in moment.skill)
    if whole == 0:
        return -1.0, 0.0
    lucky = luck / whole
    drawn = _root(*(error for moment in moments for error in moment.luck_errors))
    decided = _root(*(error for moment in moments for error in moment.skill_errors))
    return lucky, _root((1 - lucky) * drawn, lucky * decided) / whole


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def _root(*errors: float) -> float:
    """Errors that are independent, together."""
    return float(sum(error * error for error in errors) ** 0.5)
