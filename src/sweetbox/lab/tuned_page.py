"""What a tuning found, as one HTML file like that of an answer, and as lines for a terminal."""

from collections.abc import Iterator
from html import escape
from itertools import combinations

from sweetbox.kernel.say import Say
from sweetbox.lab import plots
from sweetbox.lab.aim import Aim, Found, is_share
from sweetbox.lab.knob import Value
from sweetbox.lab.measures import NUMBER, SHARE
from sweetbox.lab.page import document, figures_of, toml_of, wide
from sweetbox.lab.saying import Teller
from sweetbox.lab.tuned import PRESENT, Trial, Tuned
from sweetbox.words import Words

MOST_PLOTS = 6  # pairs of aims
MOST_REASONS = 12  # settings that cannot be played, told one by one
MOST_NEAREST = 10  # settings in the short list
MOST_COSTS = 5  # differences in a terminal


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
        if tuned.best.number != PRESENT:
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
        unplayed = sum(bool(trial.why) for trial in tuned.trials)
        matches, check = tuned.matches, tuned.check.parts[0].matches
        notes = [self.say("cost", trials=len(tuned.trials), possible=tuned.possible, matches=matches, check=check)]
        notes += [self.say("unplayed", count=unplayed)] if unplayed else []
        notes += [self.say("curse"), self.say("holds", confidence=confidence)]
        return [*notes, self.say(f"stopped_{tuned.stopped}")]

    def summary(self) -> str:
        tuned = self.tuned
        aims = len(tuned.aims)
        if tuned.best.number == PRESENT:
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
        if tuned.best.number != PRESENT:
            columns += [(self.say("best_search"), tuned.best.found), (self.say("best_fresh"), tuned.checked[1])]
        return columns

    # ---- As a page ----

    def page(self) -> str:
        title = self.say("title", title=self.tell.title)
        parts = [
            f"<h1>{escape(title)}</h1>",
            f"<p><b>{escape(self.summary())}</b></p>",
            self._knobs(),
            self._aims(),
            self._nearest(),
            self._trades(),
        ]
        about = self.say("check_present" if self.tuned.best.number == PRESENT else "check_about")
        parts += [f"<h2>{escape(self.say('check'))}</h2>", f'<p class="about">{escape(about)}</p>']
        parts += [*figures_of(self.tuned.check, self.tell), self._trials(), self._edition(), self._repeat()]
        return document(title, parts, self.speak.language)

    def _knobs(self) -> str:
        tuned = self.tuned
        rows: list[list[Cell]] = []
        for knob in tuned.knobs:
            bounds = f"{knob.values[0]} – {knob.values[-1]}" if knob.range else " · ".join(self.value(each) for each in knob.values)
            now, best = tuned.now[knob.name], tuned.best.values[knob.name]
            rows.append([knob.name, bounds, self.value(now), (self.value(best), now != best)])
        heads = [self.say("knob"), self.say("bounds"), self.say("present"), self.say("best")]
        return _section(self.say("knobs"), self.say("knobs_about"), self._table(self.say("knobs"), heads, rows))

    def _aims(self) -> str:
        columns = self._columns()
        heads = [self.say("aim"), *(head for head, _ in columns)]
        rows: list[list[Cell]] = []
        for number, aim in enumerate(self.tuned.aims):
            rows.append([self.aim(aim), *((self.found(found[number]), found[number].miss > 0) for _, found in columns)])
        notes = "".join(f"<li>{escape(line)}</li>" for line in self.notes())
        table = self._table(self.say("aims"), heads, rows)
        return _section(self.say("aims"), self.say("aims_about"), f'{table}<ul class="sure">{notes}</ul>')

    def _nearest(self) -> str:
        played = [trial for trial in self.tuned.nearest if not trial.why]
        if not played:
            return ""
        table = self._table(self.say("nearest"), self._heads(), [self._row(trial) for trial in played[:MOST_NEAREST]])
        return _section(self.say("nearest"), self.say("nearest_about", aims=len(self.tuned.aims)), table)

    def _trades(self) -> str:
        """Each pair of aims against each other, then the front; with one aim there is nothing to trade."""
        tuned, plots_of = self.tuned, []
        if len(tuned.aims) == 1:
            return ""
        played = [trial for trial in (tuned.present, *tuned.trials) if not trial.why]
        ranked = sorted(played, key=lambda trial: (trial.number == tuned.best.number, trial.number in tuned.front))
        for one, two in list(combinations(range(len(tuned.aims)), 2))[:MOST_PLOTS]:
            dots = []
            for trial in ranked:
                kind = "best" if trial.number == tuned.best.number else "present" if trial.number == PRESENT else "other"
                kind = "front" if kind == "other" and trial.number in tuned.front else kind
                told = f"{self.called(trial)}: {self.found(trial.found[one])}; {self.found(trial.found[two])}"
                dots.append((trial.misses[one], trial.misses[two], kind, told))
            across, up = (self.say("miss_of", aim=self.name(tuned.aims[axis].name)) for axis in (one, two))
            plots_of.append(f'<div class="card">{plots.trades(self.say("trades"), dots, across, up)}</div>')
        table = self._table(self.say("trades"), self._heads(), [self._row(tuned.trial(number)) for number in tuned.front])
        about = f"{self.say('trades_about' if tuned.traded else 'trades_none')} {self.say('pictures')}"
        return _section(self.say("trades"), about, f'<div class="side">{"".join(plots_of)}</div>{table}')

    def _heads(self) -> list[str]:
        tuned = self.tuned
        return [self.say("number"), *(knob.name for knob in tuned.knobs), *(self.aim(aim) for aim in tuned.aims)]

    def _row(self, trial: Trial) -> "list[Cell]":
        values: list[Cell] = [self.value(value) for value in trial.values.values()]
        return [self.called(trial), *values, *((self.found(found), found.miss > 0) for found in trial.found)]

    def _trials(self) -> str:
        tuned = self.tuned
        heads = [self.say("number"), *(knob.name for knob in tuned.knobs), *(self.name(aim.name) for aim in tuned.aims)]
        rows = [self._row(trial) for trial in (tuned.present, *tuned.trials) if not trial.why]
        unplayed = [trial for trial in tuned.trials if trial.why]
        reasons = "".join(f"<li>{escape(f'{self.values(trial)}: {trial.why}')}</li>" for trial in unplayed[:MOST_REASONS])
        told = f"<p>{escape(self.say('unplayed', count=len(unplayed)))}</p><ul>{reasons}</ul>" if unplayed else ""
        table = self._table(self.say("trials"), heads, rows)
        return f"<section><details><summary>{escape(self.say('trials'))}</summary>{table}{told}</details></section>"

    def _table(self, title: str, heads: list[str], rows: "list[list[Cell]]") -> str:
        """The first of each row is its heading."""
        top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
        lines = []
        for row in rows:
            cells = [(each, False) if isinstance(each, str) else each for each in row]
            first, *rest = cells
            inside = "".join(f"<td{_bold(bold)}>{escape(text)}</td>" for text, bold in rest)
            lines.append(f'<tr><th scope="row">{escape(first[0])}</th>{inside}</tr>')
        return wide(title, f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table>", self.tell)

    def _edition(self) -> str:
        inside = f"<pre>{escape(self.tuned.edition)}</pre>"
        about = f'<p class="about">{escape(self.say("edition_about", game=self.game))}</p>'
        return f"<section><details><summary>{escape(self.say('edition'))}</summary>{about}{inside}</details></section>"

    def _repeat(self) -> str:
        command = f"sweetbox lab tune question.toml --html answer.html   # Sweetbox {self.tuned.check.version}"
        text = f"<pre>{escape(toml_of(self.tuned.question))}</pre><pre>{escape(command)}</pre>"
        return _section(self.tell.say("repeat"), self.tell.say("repeat_how"), text)


Cell = str | tuple[str, bool]  # bold: True


def _section(title: str, about: str, inside: str) -> str:
    return f'<section><h2>{escape(title)}</h2><p class="about">{escape(about)}</p>{inside}</section>'


def _bold(bold: bool) -> str:
    return ' class="clear"' if bold else ""
