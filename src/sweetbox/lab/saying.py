"""Saying: figures of an answer as people read them."""

import math
from collections.abc import Iterator
from functools import cached_property

from sweetbox.kernel.say import Say
from sweetbox.lab.answer import Answer, Figure, Group, Part, Rung
from sweetbox.lab.measures import LADDER, SHARE
from sweetbox.words import Words, words

BY_SEAT = ("seats", "branching", "idle")
LONG = ("use", "worth", "leading")  # measures with too many figures for a terminal
MOST_SHORT = 5  # of those, the first and the last so many
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
            return self.say("place", place=label)
        if measure == "spread":
            return self.say(label)
        if measure == "leading":
            return self.say("moment", part=label)
        if measure == "own":
            return words(self.speak.language, game).render(Say(f"measure.{label}"))
        return label

    # ---- Numbers ----

    def number(self, value: float, kind: str, signed: bool = False) -> str:
        if not math.isfinite(value):
            return "∞" if value > 0 else "−∞" if value < 0 else "?"
        sign = "+" if signed and value > 0 else ""
        if kind == SHARE:
            return f"{sign}{100 * value:.1f} %".replace("-", "−")
        return f"{sign}{value:.0f}" if abs(value) >= 1000 else f"{sign}{value:.3g}".replace("-", "−")

    def margin(self, value: float, kind: str) -> str:
        """How far a figure may be off: never told as nothing."""
        return f"{100 * value:.1g} %" if kind == SHARE and value < 0.0005 else self.number(value, kind)

    def figure(self, figure: Figure, kind: str, signed: bool = False) -> str:
        value, low, high = (self.number(each, kind, signed) for each in (figure.value, figure.low, figure.high))
        return self.say("figure", value=value, low=low, high=high)

    # ---- Lines ----

    def short(self, part: Part) -> Iterator[tuple[str, list[str]]]:
        """Each measure in a line: its title and its figures."""
        for group in part.groups:
            yield self.say(group.measure), self._rows(part, group)
        for rung in part.ladder:
            yield self.say("ladder"), [self.rung(rung)]

    def short_differences(self, part: Part) -> Iterator[tuple[str, list[str]]]:
        for group in part.differences:
            if group.measure not in LONG:
                yield self.say(group.measure), self._rows(part, group, signed=True)

    def verdict(self, part: Part, measure: str) -> str:
        """Whether it is fair by `seats`, or by `order` of play: which have more, or less, than an even share for certain."""
        group, even = part.group(measure), 1 / part.seats
        if group is None or part.seats == 1:
            return ""
        more = [self.say(f"{measure}_more", number=int(each.label)) for each in group.figures if each.low > even]
        less = [self.say(f"{measure}_less", number=int(each.label)) for each in group.figures if each.high < even]
        return " ".join((*more, *less)) or self.say(f"{measure}_even")

    def rung(self, rung: Rung) -> str:
        taken = self.figure(rung.taken, SHARE)
        skill = self.figure(rung.skill, SHARE)
        return f"{rung.upper} > {rung.lower}: {taken}, {self.say('skill')} {skill}"

    def _rows(self, part: Part, group: Group, signed: bool = False) -> list[str]:
        figures = group.figures
        if group.measure in LONG and len(figures) > 2 * MOST_SHORT:
            ordered = sorted(figures, key=lambda figure: -figure.value)
            figures = ordered[:MOST_SHORT] + ordered[-MOST_SHORT:]
        many = len(group.figures) > 1
        rows = []
        for figure in figures:
            head = f"{self.label(group.measure, figure.label, part.game)} " if many or figure.label else ""
            rows.append(head + self.figure(figure, group.kind, signed or group.measure == "worth"))
        return rows

    def how_sure(self) -> list[str]:
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
