"""Saying: figures of an answer as people read them."""

import math
from collections.abc import Iterator
from functools import cached_property

from sweetbox.kernel.say import Say
from sweetbox.lab.answer import Answer, Figure, Group, Part, Rung
from sweetbox.lab.measures import LADDER, NUMBER, SHARE
from sweetbox.words import Words, words

BY_SEAT = ("seats", "branching", "idle")
LONG = ("use", "worth", "leading")  # measures with many figures: a page shows them when asked to
RANKED = ("use", "worth")  # of those, the ones without an order of their own
MOST_SHORT = 5  # of those in a terminal, the first and the last so many
DIGITS = {SHARE: 1, NUMBER: 3}  # of a share, after the point
MOST_DIGITS = 6  # as many as an answer keeps
TEMPO = ("decision", "forced", "chance")


class Teller:
    def __init__(self, answer: Answer, speak: Words) -> None:
        self.answer, self.speak = answer, speak

    def say(self, key: str, **values: object) -> str:
        return self.speak.render(Say(f"lab.{key}", **values))

    # ---- Names ----

    def about(self, measure: str) -> str:
        tempo = self.answer.question.get("tempo") or {}
        values = {name: f"{tempo.get(name, 0):g}" for name in TEMPO} if measure == "minutes" else {}
        return self.say(f"{measure}_about", **values)

    def label(self, measure: str, label: str, game: str) -> str:
        if not label:
            return self.say("all")
        if measure in BY_SEAT:
            return self.say("seat", seat=label)
        if measure == "order":
            return self.say("place", place=int(label))
        if measure == "spread":
            return self.say(label)
        if measure == "leading":
            return self.say("moment", part=label)
        if measure == "own":
            return words(self.speak.language, game).render(Say(f"measure.{label}"))
        return label

    # ---- Numbers ----

    def number(self, value: float, kind: str, signed: bool = False, digits: int = 0) -> str:
        """digits: more than usual."""
        if not math.isfinite(value):
            return "∞" if value > 0 else "−∞" if value < 0 else "?"
        sign, wanted = "+" if signed and value > 0 else "", DIGITS[kind] + digits
        if kind == SHARE:
            return f"{sign}{100 * value:.{wanted}f} %".replace("-", "−")
        told = f"{value:.{digits}f}" if abs(value) >= 1000 else f"{value:.{wanted}g}"
        return f"{sign}{told}".replace("-", "−")

    def margin(self, value: float, kind: str) -> str:
        """How far a figure may be off: never told as nothing."""
        return f"{100 * value:.1g} %" if kind == SHARE and value < 0.0005 else self.number(value, kind)

    def figure(self, figure: Figure, kind: str, signed: bool = False) -> str:
        digits = self.digits(figure, kind)
        value, low, high = (self.number(each, kind, signed, digits) for each in (figure.value, figure.low, figure.high))
        if figure.low == figure.high:
            return f"{value}, {self.say('same')}"
        return self.say("figure", value=value, low=low, high=high)

    def interval(self, figure: Figure, kind: str) -> str:
        """Without the figure itself. One that never varied has none: nobody knows how far another match may be off."""
        if figure.low == figure.high:
            return self.say("same")
        digits = self.digits(figure, kind)
        return " – ".join(self.number(each, kind, digits=digits) for each in (figure.low, figure.high))

    def digits(self, figure: Figure, kind: str) -> int:
        """How many more than usual it takes to tell the ends of its interval apart."""
        few = range(MOST_DIGITS - DIGITS[kind])
        return next((k for k in few if self.number(figure.low, kind, digits=k) != self.number(figure.high, kind, digits=k)), 0)

    def difference(self, part: Part, figure: Figure, kind: str) -> str:
        none = Figure(figure.label, 0.0, 0.0, 0.0)
        return self.figure(none if part.name in self.alike else figure, kind, signed=True)

    # ---- Lines ----

    def short(self, part: Part) -> Iterator[tuple[str, list[str]]]:
        """Each measure in a line: its title and its figures."""
        for group in part.groups:
            yield self.say(group.measure), self._rows(part, group)
        for rung in part.ladder:
            yield self.say("ladder"), [self.rung(rung)]

    def short_differences(self, part: Part) -> Iterator[tuple[str, list[str]]]:
        """None of matches that are the same: `how_sure` says so in one sentence."""
        if part.name not in self.alike:
            for group in part.differences:
                yield self.say(group.measure), self._rows(part, group, apart=True)

    def verdicts(self, part: Part) -> list[str]:
        """Is it fair?"""
        return [verdict for measure in ("seats", "order") if (verdict := self.verdict(part, measure))]

    def verdict(self, part: Part, measure: str) -> str:
        """Whether it is fair by `seats`, or by `order` of play: which have more, or less, than an even share for certain."""
        group, even = part.group(measure), 1 / part.seats
        if group is None or part.seats == 1:
            return ""
        more = [self.say(f"{measure}_more", number=int(each.label)) for each in group.figures if each.low > even]
        less = [self.say(f"{measure}_less", number=int(each.label)) for each in group.figures if each.high < even]
        return " ".join((*more, *less)) or self.say(f"{measure}_even")

    def rung(self, rung: Rung) -> str:
        taken, skill = self.figure(rung.taken, SHARE), self.figure(rung.skill, SHARE)
        return self.say("rung", upper=rung.upper, lower=rung.lower, taken=taken, skill=skill)

    def _rows(self, part: Part, group: Group, apart: bool = False) -> list[str]:
        many = len(group.figures) > 1
        rows = []
        figures = group.figures
        left_out = len(figures) - 2 * MOST_SHORT if group.measure in RANKED else 0
        if left_out > 0:
            figures = sorted(figures, key=lambda figure: -figure.value)
            figures = figures[:MOST_SHORT] + figures[-MOST_SHORT:]
        for figure in figures:
            head = f"{self.label(group.measure, figure.label, part.game)} " if many or figure.label else ""
            signed = group.measure == "worth"
            told = self.difference(part, figure, group.kind) if apart else self.figure(figure, group.kind, signed)
            rows.append(head + told)
        if left_out > 0:
            rows.insert(MOST_SHORT, self.say("left_out", count=left_out))
        return rows

    @cached_property
    def alike(self) -> set[str]:
        """The names of variants whose matches are those of the variant that they are compared with."""
        bases = ((part, self.answer.base(part)) for part in self.answer.parts)
        return {part.name for part, base in bases if base is not None and part.plays_as(base)}

    def unnoticed(self) -> list[str]:
        """Of such variants, a sentence for all that are compared with the same one."""
        named: dict[str, list[str]] = {}
        for part in self.answer.parts:
            if part.name in self.alike:
                named.setdefault(part.against, [part.against]).append(part.name)
        return [self.say("unnoticed", variants=tuple(names)) for names in named.values()]

    def how_sure(self) -> list[str]:
        return [*self.unnoticed(), *self.how_exact()]

    def how_exact(self) -> list[str]:
        answer = self.answer
        confidence = f"{100 * answer.confidence:g} %"
        if answer.goals:
            lines = [self.say("holds_looks", confidence=confidence, count=answer.figures, looks=answer.looks)]
        else:
            lines = [self.say("holds", confidence=confidence, count=answer.figures)]
        for goal in answer.goals:
            kind = self.kinds.get(goal.measure, SHARE)
            asked, reached = (self.margin(each, kind) for each in (goal.asked, goal.reached))
            key = "goal_met" if goal.met else "goal_missed"
            lines.append(self.say(key, measure=self.say(goal.measure), asked=asked, reached=reached))
            if not goal.met and goal.measure != LADDER and math.isfinite(goal.reached):
                needed = max(part.matches for part in answer.parts) * (goal.reached / goal.asked) ** 2
                lines.append(self.say("goal_needs", matches=int(float(f"{needed:.1e}"))))
        return [*lines, self.say(f"stopped_{answer.stopped}")]

    @cached_property
    def kinds(self) -> dict[str, str]:
        return {group.measure: group.kind for part in self.answer.parts for group in part.groups}

    @cached_property
    def title(self) -> str:
        asked = self.answer.question.get("title")
        names = dict.fromkeys(part.title for part in self.answer.parts)
        return str(asked) if asked else ", ".join(names)
