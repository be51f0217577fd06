"""What a tuning found, as one HTML file like that of an answer, and as lines for a terminal."""

import math
from collections.abc import Iterable, Iterator
from itertools import combinations

from sweetbox.kernel.say import Say
from sweetbox.lab.aim import Aim, Found, is_share
from sweetbox.lab.knob import Value
from sweetbox.lab.measures import NUMBER, SHARE
from sweetbox.lab.page import Cell, document, plain, toml_of
from sweetbox.lab.plots import Axis
from sweetbox.lab.saying import Teller
from sweetbox.lab.tuned import PRESENT, Trial, Tuned
from sweetbox.words import Words

MOST_PLOTS = 6  # pairs of aims
MOST_NEAREST = 10  # settings in the short list
MOST_COSTS = 5  # differences in a terminal
Dot = tuple[float, float, str, str]  # where, of which kind, and what people read of it


class Report:
    def __init__(self, tuned: Tuned, speak: Words) -> None:
        self.tuned, self.speak = tuned, speak
        self.tell = Teller(tuned.check, speak)

    def say(self, key: str, **values: object) -> str:
        return self.speak.render(Say(f"tune.{key}", **values))

    # ---- In words ----

    def aim(self, aim: Aim) -> str:
        kind = SHARE if is_share(aim) else NUMBER
        low, high = (None if end is None else self.tell.number(end, kind) for end in (aim.low, aim.high))
        if low is None or high is None:
            bounds = self.say("at_least", low=low) if low is not None else self.say("at_most", high=high)
        else:
            bounds = self.say("between", low=low, high=high)
        return f"{self.name(aim.name)}: {bounds}"

    def name(self, aim: str) -> str:
        """An aim's figure: its measure, and which of it."""
        measure, _, label = aim.partition(".")
        title = self.tell.say(measure)
        return f"{title}, {label if '*' in label else self.tell.label(measure, label, self.game)}" if label else title

    @property
    def game(self) -> str:
        return self.tuned.check.parts[0].game

    def found(self, found: Found) -> str:
        """The figure that is farthest off, its interval, and whether the aim is met."""
        measure = found.aim.partition(".")[0]
        label = found.figure.label
        head = f"{self.tell.label(measure, label, self.game)} " if label else ""
        if found.miss > 0:
            aim = next(aim for aim in self.tuned.aims if aim.name == found.aim)
            mark = self.say("is_missed", by=self.tell.number(aim.over(found.figure.value), found.kind))
        else:
            mark = self.say("is_sure" if found.surely else "is_met")
        return f"{head}{self.tell.figure(found.figure, found.kind)} {mark}"

    def called(self, trial: Trial) -> str:
        return self.say("present") if trial.number == PRESENT else self.say("trial", number=trial.number + 1)

    def lines(self) -> Iterator[str]:
        """For a terminal."""
        tuned = self.tuned
        yield self.summary()
        for name in tuned.best.changed(tuned.now):
            yield "  " + self.say("turned", knob=name, now=self.value(tuned.now[name]), best=self.value(tuned.best.values[name]))
        columns = self._columns()
        for number, aim in enumerate(tuned.aims):
            yield self.aim(aim)
            for head, found in columns:
                yield f"  {head}: {self.found(found[number])}"
        if tuned.trials:
            yield self.say("nearest_lines", aims=len(tuned.aims))
            for trial in tuned.nearest[:MOST_NEAREST]:
                yield f"  {self.called(trial)}: {self.values(trial)}: {trial.why or self._misses(trial)}"
            yield from self._more(len(tuned.trials) - MOST_NEAREST)
        if tuned.traded:
            yield self.say("traded", count=len(tuned.traded), trials=[self.called(trial) for trial in tuned.traded])
        if not tuned.stays:
            costs, count = self._costs()
            yield self.say("costs" if costs else "no_costs")
            yield from (f"  {line}" for line in costs)
            yield from self._more(count - len(costs))
        yield from self.notes()

    def _misses(self, trial: Trial) -> str:
        """How far off it is; of several aims, those that it misses."""
        if len(trial.found) == 1:
            return self.found(trial.found[0])
        missed = [f"{self.name(found.aim)}: {self.found(found)}" for found in trial.found if found.miss > 0]
        return "; ".join(missed) or self.say("all_sure" if all(found.surely for found in trial.found) else "all_met")

    def _more(self, count: int) -> Iterator[str]:
        if count > 0:
            yield "  " + self.say("more", count=count)

    def _costs(self) -> tuple[list[str], int]:
        """What the change does besides what was aimed at: the clearest difference of each measure, and how many there are."""
        clear = []
        for group in self.tuned.check.parts[-1].differences:
            for figure in group.figures:
                aimed = any(aim.covers(group.measure, figure.label) for aim in self.tuned.aims)
                if not aimed and figure.clear:
                    near, far = sorted((abs(figure.low), abs(figure.high)))
                    line = f"{self.name(f'{group.measure}.{figure.label}')}: {self.tell.figure(figure, group.kind, signed=True)}"
                    clear.append((near / far, group.measure, line))
        first: dict[str, str] = {}  # by measure: one would fill the list with figures that say the same
        for _, measure, line in sorted(clear, key=lambda each: -each[0]):
            first.setdefault(measure, line)
        return list(first.values())[:MOST_COSTS], len(clear)

    def notes(self) -> list[str]:
        tuned = self.tuned
        confidence = f"{100 * tuned.check.confidence:g} %"
        matches, check = tuned.matches, tuned.check.parts[0].matches
        notes = [self.say("cost", trials=len(tuned.trials), possible=tuned.possible, matches=matches, check=check)]
        notes += [self.say("unplayed", count=len(tuned.unplayed))] if tuned.unplayed else []
        notes += [self.say("curse"), self.say("holds", confidence=confidence)]
        return [*notes, self.say(f"stopped_{tuned.stopped}")]

    def summary(self) -> str:
        tuned = self.tuned
        aims = len(tuned.aims)
        if tuned.stays:
            return self.say("stays_sure" if tuned.surely else "stays_met" if tuned.met else "stays", aims=aims)
        key = "sure" if tuned.surely else "meets" if tuned.met else "nearer" if tuned.holds else "flattered"
        return self.say(key, trial=self.called(tuned.best), aims=aims)

    def value(self, value: Value | None) -> str:
        if value is None:
            return self.say("differ")
        return str(value).lower() if isinstance(value, bool) else str(value) or "–"

    def values(self, trial: Trial) -> str:
        return ", ".join(f"{name} = {self.value(value)}" for name, value in trial.values.items())

    def _columns(self) -> list[tuple[str, list[Found]]]:
        """The present edition and the best, each in the search and on fresh seeds."""
        tuned = self.tuned
        columns = [(self.say("present"), tuned.present.found), (self.say("present_fresh"), tuned.checked[0])]
        if not tuned.stays:
            columns += [(self.say("best_search"), tuned.best.found), (self.say("best_fresh"), tuned.checked[1])]
        return columns

    # ---- As a page ----

    def page(self) -> str:
        check, title = self.tuned.check, self.say("title", title=self.tell.title)
        return document("tuned.html", check, self.tell, title, toml_of(self.tuned.question), report=self, most=MOST_NEAREST)

    def knobs(self) -> tuple[list[str], list[list[Cell]]]:
        tuned, rows = self.tuned, []
        for knob in tuned.knobs:
            bounds = f"{knob.values[0]} – {knob.values[-1]}" if knob.range else " · ".join(self.value(each) for each in knob.values)
            now, best = tuned.now[knob.name], tuned.best.values[knob.name]
            rows.append([*plain(knob.name, bounds, self.value(now)), (self.value(best), now != best)])
        return [self.say(key) for key in ("knob", "bounds", "present", "best")], rows

    def aims(self) -> tuple[list[str], list[list[Cell]]]:
        columns = self._columns()
        rows = [
            [(self.aim(aim), False), *(self._cell(found[number]) for _, found in columns)]
            for number, aim in enumerate(self.tuned.aims)
        ]
        return [self.say("aim"), *(head for head, _ in columns)], rows

    def heads(self, bounds: bool) -> list[str]:
        """bounds: with those of the aims."""
        aims = [self.aim(aim) if bounds else self.name(aim.name) for aim in self.tuned.aims]
        return [self.say("number"), *(knob.name for knob in self.tuned.knobs), *aims]

    def rows(self, trials: Iterable[Trial]) -> list[list[Cell]]:
        return [
            [*plain(self.called(trial), *map(self.value, trial.values.values())), *map(self._cell, trial.found)] for trial in trials
        ]

    def _cell(self, found: Found) -> Cell:
        return self.found(found), found.miss > 0

    def trades(self) -> Iterator[tuple[list[Dot], Axis, Axis, str, str]]:
        """For each pair of aims a dot a trial, those that matter most drawn last, and the axes and what they are of."""
        tuned, best = self.tuned, self.tuned.best.number
        played = sorted(tuned.played, key=lambda trial: (trial.number == best, trial.number in tuned.front))
        far = [_far(trial.misses[aim] for trial in played) for aim in range(len(tuned.aims))]
        for one, two in list(combinations(range(len(tuned.aims)), 2))[:MOST_PLOTS]:
            dots = []
            for trial in played:
                kind = "best" if trial.number == best else "present" if trial.number == PRESENT else "other"
                kind = "front" if kind == "other" and trial.number in tuned.front else kind
                told = f"{self.called(trial)}: {self.found(trial.found[one])}; {self.found(trial.found[two])}"
                dots.append((trial.misses[one], trial.misses[two], kind, told))
            across, up = (self.say("miss_of", aim=self.name(tuned.aims[aim].name)) for aim in (one, two))
            yield dots, far[one], far[two], across, up


def _far(misses: Iterable[float]) -> Axis:
    end = max((miss for miss in misses if math.isfinite(miss)), default=0.0) or 1.0
    return Axis(0.0, end, ((0.0, "0"), (end, f"{end:.2g}")))
