"""Saying: figures of an answer as people read them."""

import math
from collections.abc import Iterator
from functools import cached_property

from sweetbox.kernel.say import Say
from sweetbox.lab.answer import Answer, Figure, Group, Part, Rung
from sweetbox.lab.measures import LADDER, NUMBER, SHARE
from sweetbox.words import Words, words

BY_SHARE = ("seats", "order")
NOTABLE = 0.1  # from which share of the matches on ties and kingmaking are worth a word
RARE = 0.05  # chosen by fewer players than that, a thing is hardly ever used
BY_SEAT = ("seats", "branching", "idle")
LONG = ("use", "worth", "leading")  # measures with many figures: a page shows them when asked to
RANKED = ("use", "worth")  # of those, the ones without an order of their own
MOST_SHORT = 5  # of those in a terminal, the first and the last so many
DIGITS = {SHARE: 1, NUMBER: 3}  # of a share, after the point
MOST_DIGITS = 6  # as many as an answer keeps
TEMPO = ("decision", "forced", "chance")


def clear(parts: list[Part]) -> list[tuple[Part, Group, Figure]]:
    """The differences whose interval does not contain 0, those first that are largest for the width of it."""
    groups = [(part, group) for part in parts for group in part.differences]
    found = [(part, group, figure) for part, group in groups for figure in group.figures if figure.clear]
    return sorted(found, key=lambda each: (each[2].high - each[2].low) / abs(each[2].value))


class Teller:
    def __init__(self, answer: Answer, speak: Words) -> None:
        self.answer, self.speak = answer, speak

    def say(self, key: str, **values: object) -> str:
        return self.speak.render(Say(f"lab.{key}", **values))

    # ---- Names ----

    def about(self, measure: str) -> str:
        tempo = self.answer.question.get("tempo") or {}
        values = {name: self._pointed(f"{tempo.get(name, 0):g}") for name in TEMPO} if measure == "minutes" else {}
        return self.say(f"{measure}_about", **values)

    def caption(self, measure: str) -> str:
        """Its name where nothing else says what it depends on."""
        tempo = self.answer.question.get("tempo")
        if measure != "minutes" or not tempo:
            return self.say(measure)
        return self.say("minutes_at", decision=self._pointed(f"{tempo['decision']:g}"))

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
            return self._pointed(f"{sign}{100 * value:.{wanted}f} %".replace("-", "−"))
        told = f"{value:.{digits}f}" if abs(value) >= 1000 else f"{value:.{wanted}g}"
        return self._pointed(f"{sign}{told}".replace("-", "−"))

    def _pointed(self, number: str) -> str:
        """With the language's own decimal point."""
        return number.replace(".", self.say("point"))

    def margin(self, value: float, kind: str) -> str:
        """How far a figure may be off: never told as nothing."""
        return self._pointed(f"{100 * value:.1g} %") if kind == SHARE and value < 0.0005 else self.number(value, kind)

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

    # ---- The answer in a few lines ----

    def answers(self, part: Part) -> list[str]:
        """Is it fair, how long is it, is it luck? Only what was measured."""
        said = ((measure, self.verdict(part, measure)) for measure in BY_SHARE)
        lines = [f"{verdict} {self._shares(part, measure)}" for measure, verdict in said if verdict]
        told = self._singles(part)
        lines += self._told("how_long", told, "length", "rounds")
        lines += self._told("how_long_minutes", told, "minutes")
        lines += self._told("how_tense", told, "decided", "lead_changes")
        for rung in part.ladder[-1:]:  # the strongest among the weakest; against random moves skill is nearly all of any game
            lines.append(self.rung(rung, "how_strong" if rung.lower == "random" else "how_lucky"))
        lines += self.tied(part)
        group = part.group("kingmaking")
        if group is not None and group.figures[0].low > NOTABLE:
            lines += self._told("how_kingly", told, "kingmaking")
        return lines

    def tied(self, part: Part) -> list[str]:
        """Where many matches end in a tie, shares of the win lie near each other whoever plays better."""
        group = part.group("ties")
        if group is None or group.figures[0].low <= NOTABLE:
            return []
        return [self.say("how_tied", ties=self.figure(group.figures[0], SHARE))]

    def _singles(self, part: Part) -> dict[str, str]:
        """By measure: the one figure that it has of all seats, and its interval."""
        firsts = ((group, group.figures[0]) for group in part.groups if group.figures)
        return {group.measure: self.figure(figure, group.kind) for group, figure in firsts if not figure.label}

    def _told(self, key: str, told: dict[str, str], *measures: str) -> list[str]:
        there = {measure: told[measure] for measure in measures if measure in told}
        return [self.say(key, **there)] if len(there) == len(measures) else []

    def _shares(self, part: Part, measure: str) -> str:
        """Of each seat or place, with how far the least certain of them may be off."""
        group = part.group(measure)
        assert group is not None  # there is a verdict
        off = max((figure.high - figure.low) / 2 for figure in group.figures)
        shares = tuple(self.number(figure.value, SHARE) for figure in group.figures)
        ties, told = part.group("ties"), {"shares": shares, "off": self.margin(off, SHARE)}
        if ties is None or ties.figures[0].value < NOTABLE:
            return self.say("shares", **told)
        return self.say("shares_tied", **told, tied=self.number(ties.figures[0].value, SHARE))

    def standing_out(self, part: Part) -> list[str]:
        """What is hardly used, and what goes most clearly with winning or losing."""
        use, worth = part.group("use"), part.group("worth")
        lines = []
        rare = sorted((figure for figure in use.figures if figure.high < RARE), key=lambda figure: figure.value) if use else []
        if rare:
            lines.append(self.say("rarest", thing=rare[0].label, share=self.figure(rare[0], SHARE)))
        clear = sorted((figure for figure in worth.figures if figure.clear), key=lambda figure: -abs(figure.value)) if worth else []
        if clear:
            key = "goes_with_winning" if clear[0].value > 0 else "goes_with_losing"
            lines.append(self.say(key, thing=clear[0].label, share=self.figure(clear[0], SHARE, signed=True)))
        return lines

    def changes(self, part: Part) -> list[str]:
        """The differences that were shown to be some, the clearest first."""
        if part.name in self.alike:
            return []
        lines = []
        for _, group, figure in clear([part])[:MOST_SHORT]:
            named = [self.say(group.measure), *([self.label(group.measure, figure.label, part.game)] if figure.label else [])]
            lines.append(f"{self.say('difference')}, {', '.join(named)}: {self.difference(part, figure, group.kind)}")
        return lines or ([self.say("changes_none")] if part.differences else [])

    # ---- All figures ----

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
        return [verdict for measure in BY_SHARE if (verdict := self.verdict(part, measure))]

    def verdict(self, part: Part, measure: str) -> str:
        """Whether it is fair by `seats`, or by `order` of play: which have more, or less, than an even share for certain."""
        group, even = part.group(measure), 1 / part.seats
        if group is None or part.seats == 1:
            return ""
        more = [self.say(f"{measure}_more", number=int(each.label)) for each in group.figures if each.low > even]
        less = [self.say(f"{measure}_less", number=int(each.label)) for each in group.figures if each.high < even]
        return " ".join((*more, *less)) or self.say(f"{measure}_even")

    def rung(self, rung: Rung, key: str = "rung") -> str:
        skill = self.figure(rung.skill, SHARE)
        return self.say(key, upper=rung.upper, lower=rung.lower, taken=self.taken(rung), skill=skill)

    def taken(self, rung: Rung) -> str:
        share = self.figure(rung.taken, SHARE)
        return share if rung.tied < NOTABLE else self.say("tied", share=share, tied=self.number(rung.tied, SHARE))

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
        confidence = self._pointed(f"{100 * answer.confidence:g} %")
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
        played = max(part.matches for part in answer.parts)
        return [*lines, self.say(f"stopped_{answer.stopped}", matches=played)]

    @cached_property
    def kinds(self) -> dict[str, str]:
        return {group.measure: group.kind for part in self.answer.parts for group in part.groups}

    @cached_property
    def title(self) -> str:
        asked = self.answer.question.get("title")
        names = dict.fromkeys(part.title for part in self.answer.parts)
        return str(asked) if asked else ", ".join(names)
