"""A review in words: what happened at each moment, what would have been better, and what each of the two leads to."""

from collections.abc import Sequence

import msgspec

from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import Position
from sweetbox.kernel.say import Say, Who
from sweetbox.review.figures import percent
from sweetbox.review.result import Moment, Option, Review
from sweetbox.words import Words

MOST = 0.6  # of all changes: luck, or decisions, decided the match
MARKED = 2  # standard errors from which on luck is said to have been with a seat, or against it


class ToldOption(msgspec.Struct, frozen=True):
    """A move in words, and what it leads to."""

    move: str
    share: float  # of the win, as the seat could judge it
    error: float
    line: str  # what it leads to most often; empty where the match ends with it


class ToldMoment(msgspec.Struct, frozen=True):
    """A moment in words; its numbers are in the review, under the same number."""

    number: int
    text: str
    chosen: ToldOption | None = None
    better: ToldOption | None = None


class Teller:
    """Tells a review in a language. names: who sits where, else seats are numbered; viewer: the seat that reads it."""

    def __init__(self, match: Match, review: Review, speak: Words, names: Sequence[str] | None = None, viewer: int | None = None):
        self._match = match
        self._review = review
        self._speak = speak
        self._names = names
        self._viewer = viewer

    def say(self, say: Say) -> str:
        return self._speak.render(say, self._viewer, self._names)

    def verdict(self) -> list[str]:
        """The review in a few sentences: luck or decisions, its luck, its moves and the one to take back for each seat, and whether
        the figures are rougher than usual."""
        review = self._review
        said = [self._decided(), *(self._of_seat(seat) for seat in range(review.seats))]
        if review.usual:
            said.append(Say("review.coarse", depth=review.depth, usual=review.usual))
        return [self.say(each) for each in said]

    def _decided(self) -> Say:
        lucky = self._review.lucky
        if lucky < 0:
            return Say("review.none_decided")
        luck = round(100 * lucky)
        if lucky >= MOST:
            return Say("review.luck_decided", luck=luck, moves=100 - luck)
        if lucky <= 1 - MOST:
            return Say("review.moves_decided", luck=luck, moves=100 - luck)
        return Say("review.both_decided", luck=luck, moves=100 - luck)

    def _of_seat(self, seat: int) -> Say:
        of, luck = self._review.sums[seat], self._luck_of(seat)
        if of.worst < 0:
            return Say("review.told_best", who=Who(seat), luck=luck)
        moment = self._review.moments[of.worst]
        assert moment.chosen is not None  # of a decision that something was better than
        move, loss, worst = self._move(moment, moment.chosen.move), percent(of.loss), percent(moment.loss)
        return Say("review.told", who=Who(seat), luck=luck, loss=loss, move=move, entry=moment.entry, worst=worst)

    def _luck_of(self, seat: int) -> Say:
        of = self._review.sums[seat]
        each = percent(abs(of.luck_a_draw))
        if abs(of.luck_a_draw) <= MARKED * of.luck_a_draw_error:
            return Say("review.luck_even")
        return Say("review.luck_good", each=each) if of.luck_a_draw > 0 else Say("review.luck_bad", each=each)

    def moment(self, number: int) -> ToldMoment:
        moment = self._review.moments[number]
        if moment.best is None or moment.chosen is None:
            return ToldMoment(number, self._what(moment))
        chosen, better = (self._option(moment, option) for option in (moment.chosen, moment.best))
        return ToldMoment(number, self._what(moment), chosen, better)

    def _what(self, moment: Moment) -> str:
        """What happened, as somebody who sees everything tells it."""
        story = self._match.story(self._viewer, moment.entry, moment.entry + moment.entries)
        said = " ".join(filter(None, (self.say(each.say) for each in story)))
        return said or (self._move(moment, self._match.log[moment.entry][1]) if moment.seat != CHANCE else "")

    def _move(self, moment: Moment, move: int) -> str:
        return self.say(self._match.position_at(moment.entry).hidden(moment.seat).move_say(move))

    def _option(self, moment: Moment, option: Option) -> ToldOption:
        return ToldOption(self._move(moment, option.move), option.share, option.error, self._line(moment, option))

    def _line(self, moment: Moment, option: Option) -> str:
        """The course that the move leads to most often, on one of the deals that the seat could imagine, as it would see it."""
        if not option.deal or len(option.line) < 2:
            return ""
        game, box, seat = self._match.game, self._match.box, moment.seat
        position = Position(game, box, game.notation.table_from_line(box, option.deal))
        said: list[str] = []
        for actor, event in option.line[1:]:
            before, seen = position.hidden(seat), position.sees(seat, actor, event)
            position.enter(actor, event)
            after = position.hidden(seat)
            story = game.viewing.story(box, before.table, after.table, seat, actor, event if seen else None)
            said += filter(None, (self.say(each.say) for each in story))
        if not said:
            return ""
        return self.say(Say("review.line", often=round(100 * option.often), course=" ".join(said)))


def mistakes(review: Review, seat: int | None = None, most: int | None = None) -> list[int]:
    """The numbers of the moments in which a seat, or any, chose something that was clearly not the best, in order. most: only those
    that cost each seat most."""
    moments = review.moments
    found = [
        number
        for number, moment in enumerate(moments)
        if moment.grade in ("slip", "mistake", "blunder") and seat in (None, moment.seat)
    ]
    if most is None:
        return found
    costly: list[int] = []
    for each in range(review.seats):
        own = [number for number in found if moments[number].seat == each]
        costly += sorted(own, key=lambda number: -moments[number].loss)[:most]
    return sorted(costly)
