"""An answer as one HTML file that needs nothing else: no script, no picture, no font from anywhere. `templates/` lays it out."""

import math
import re
from collections.abc import Iterator
from typing import Any

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined

from sweetbox.kernel.registry import game as find_game
from sweetbox.lab import plots
from sweetbox.lab.answer import Answer, Figure, Group, Part
from sweetbox.lab.measures import NUMBER, SHARE
from sweetbox.lab.plots import Axis, Bar, Row, Use
from sweetbox.lab.question import PRINTED
from sweetbox.lab.saying import LONG, Teller, clear
from sweetbox.words import Words

MOST_SHOWN = 8  # of a long list, so many from either end
MOST_CHANGES = 12
LEAST_CHANGE = 0.1  # how far an axis of changes reaches to either side at the least
CAPTIONED = ("length", "rounds", "minutes", "lead_changes", "decided", "branching", "dead_ends", "ties", "kingmaking")
LADDERS = {"ladder": "taken", "skill": "skill"}  # what each picture of a ladder shows of its rungs
LINES = re.compile(r">\s*\n\s*<")  # of the templates, which the file does without

Cell = tuple[str, bool]  # and whether it is bold

templates = Environment(
    loader=PackageLoader("sweetbox.lab"), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
)
templates.filters.update(place="{:.2f}".format, short=plots.short, whole=lambda text: text.replace(" %", "\u00a0%"))


def page_of(answer: Answer, speak: Words) -> str:
    """The whole file."""
    tell = Teller(answer, speak)
    return document("answer.html", answer, tell, tell.say("title", title=tell.title), toml_of(answer.question))


def document(template: str, answer: Answer, tell: Teller, title: str, question: str, **more: Any) -> str:
    given = {"answer": answer, "tell": tell, "drawn": Drawn(answer, tell), "title": title, "question": question, "long": LONG}
    return LINES.sub("><", templates.get_template(template).render(given | more)) + "\n"


class Drawn:
    """What the tables and pictures of an answer show. Pictures of a game's variants have the same axes."""

    def __init__(self, answer: Answer, tell: Teller) -> None:
        self.answer, self.tell = answer, tell
        self.whole = plots.between(0.0, 1.0, share=True)
        self.course = Axis(0.0, 1.0, ((0.0, tell.say("start")), (1.0, tell.say("end"))))

    def asked(self) -> list[list[Cell]]:
        return [plain(part.name, ", ".join(part.players), str(part.matches)) for part in self.answer.parts]

    # ---- What changes ----

    def changes(self) -> tuple[list[str], list[tuple[str, list[Row], Axis]]]:
        """What is said of the clear differences, and the plots of them."""
        tell = self.tell
        compared = [part for part in self.answer.parts if part.differences and part.name not in tell.alike]
        found, lines = clear(compared), tell.unnoticed()
        against = tuple(dict.fromkeys(part.against for part in compared))
        if len(found) > MOST_CHANGES:
            lines.append(tell.say("changes_most", against=against, most=MOST_CHANGES, count=len(found)))
        elif found:
            lines.append(tell.say("changes_about", against=against))
        elif compared:
            lines.append(tell.say("changes_none"))
        plotted = []
        for kind in (NUMBER, SHARE):
            rows = [self._change(*each, named=len(compared) > 1) for each in found[:MOST_CHANGES] if each[1].kind == kind]
            if rows:
                ends = [end for row in rows for end in (row.low, row.high)]
                axis = plots.axis_of([*ends, -LEAST_CHANGE, LEAST_CHANGE], share=True, signed=True)
                plotted.append((tell.say(f"changes_{kind}"), rows, axis))
        return lines, plotted

    def _change(self, part: Part, group: Group, figure: Figure, named: bool) -> Row:
        """Shares differ by points; other figures have units of their own, so that their change is drawn as a part of what they
        were."""
        tell = self.tell
        before, after = (_value(each, group.measure, figure.label) for each in (self.answer.base(part), part))
        size = 1.0 if group.kind == SHARE else abs(before) or abs(figure.value)  # from nothing, all of it is new
        named_by = [tell.say(group.measure)] if group.measure != "own" else []  # a game's own measures have names of their own
        named_by += [tell.label(group.measure, figure.label, part.game)] if figure.label else []
        heads = [part.name] * named + [", ".join(named_by)]
        label = ": ".join([*heads, f"{tell.number(before, group.kind)} → {tell.number(after, group.kind)}"])
        return Row(label, figure.value / size, figure.low / size, figure.high / size, tell.difference(part, figure, group.kind))

    # ---- Figures and pictures ----

    def facts(self, part: Part) -> Iterator[tuple[str, str, str]]:
        """The figures that everybody asks for first: name, value and interval."""
        tell = self.tell
        for group in filter(None, map(part.group, CAPTIONED)):
            for figure in group.figures:
                if not figure.label:
                    value = tell.number(figure.value, group.kind, digits=tell.digits(figure, group.kind))
                    yield tell.caption(group.measure), value, tell.interval(figure, group.kind)

    def rows(self, part: Part, measure: str) -> tuple[list[Row], str]:
        """And what is said if they are not all."""
        group, left_out = _group(part, measure), ""
        if group is None:
            return [], ""
        figures = group.figures
        if measure == "worth":  # of many, the highest and the lowest
            figures = sorted(figures, key=lambda figure: -figure.value)
            if len(figures) > 2 * MOST_SHOWN:
                left_out = self.tell.say("ends_shown", most=MOST_SHOWN, count=len(figures))
                figures = figures[:MOST_SHOWN] + figures[-MOST_SHOWN:]
        return [
            Row(self.tell.label(measure, each.label, part.game), each.value, each.low, each.high,
                self.tell.figure(each, group.kind, measure == "worth")) for each in figures
        ], left_out  # fmt: skip

    def axis(self, part: Part, measure: str, even: bool) -> Axis:
        """even: with room for the even shares."""
        beside = self.answer.beside(part)
        groups = [found for each in beside if (found := _group(each, measure)) is not None]
        ends = [end for each in groups for figure in each.figures for end in (figure.low, figure.high)]
        ends += [1 / each.seats for each in beside if even] + [0.0] * (measure == "skill")
        return plots.axis_of(ends, groups[0].kind == SHARE, measure == "worth")

    def even(self, part: Part) -> tuple[float, str]:
        return 1 / part.seats, f"{self.tell.say('even')} {self.tell.number(1 / part.seats, SHARE)}"

    def lengths(self, part: Part) -> tuple[list[Bar], Axis, Axis]:
        beside = [each for each in self.answer.beside(part) if each.plotted.lengths]
        common = plots.common_bars([each.plotted.lengths for each in beside])
        bars, most = common[beside.index(part)], max(share for bars in common for _, _, share in bars)
        return bars, plots.between(bars[0][0], bars[-1][1]), plots.between(0.0, most, share=True)

    def leads(self, part: Part) -> tuple[list[tuple[str, list[float]]], Axis]:
        names = [*(self.tell.say("seat", seat=seat + 1) for seat in range(part.seats)), self.tell.say("nobody")]
        lines = [(name, [moment[k] for moment in part.plotted.leads]) for k, name in enumerate(names)]
        most = max(share for each in self.answer.beside(part) for moment in each.plotted.leads for share in moment)
        return lines, plots.between(0.0, most, share=True)

    def uses(self, part: Part) -> Iterator[tuple[str, list[Use], float, str]]:
        """Of each kind of things: how often they are used, the most of all variants, and what they are printed on."""
        game = find_game(part.game)  # another edition has other components
        sheets = game.measured.drawn(game.make_box(part.seats, part.options)) if part.edition == PRINTED else {}
        for kind, uses in _by_kind(part).items():
            most = max(times for each in self.answer.beside(part) for times in _by_kind(each).get(kind, {}).values())
            yield kind, plots.placed(uses), most, sheets.get(kind, "")

    # ---- The numbers ----

    def measures(self) -> list[str]:
        return list(dict.fromkeys(group.measure for part in self.answer.parts for group in part.groups))

    def table(self, measure: str) -> tuple[list[str], list[list[Cell]]]:
        """A row a figure, a column a variant; a difference that is no accident is bold."""
        tell, heads = self.tell, [""]
        columns: list[dict[str, Cell]] = []  # by what it is of, as people read it: games may have labels in common
        for part in self.answer.parts:
            group, apart = part.group(measure), part.difference(measure)
            if group is not None:
                heads.append(part.name)
                cells = [(each, tell.figure(each, group.kind, measure == "worth"), False) for each in group.figures]
                columns.append({tell.label(measure, each.label, part.game): (told, bold) for each, told, bold in cells})
            if apart is not None:
                heads.append(f"{tell.say('difference')}: {part.name}")
                alike = part.name in tell.alike
                cells = [(each, tell.difference(part, each, apart.kind), each.clear and not alike) for each in apart.figures]
                columns.append({tell.label(measure, each.label, part.game): (told, bold) for each, told, bold in cells})
        labels = dict.fromkeys(label for cells in columns for label in cells)
        return heads, [[(label, False), *(cells.get(label, ("–", False)) for cells in columns)] for label in labels]

    def said(self, *keys: str) -> list[str]:
        return [self.tell.say(key) for key in keys]

    def rungs(self) -> list[list[Cell]]:
        tell, found = self.tell, [(part, rung) for part in self.answer.parts for rung in part.ladder]
        return [
            plain(part.name, rung.upper, rung.lower, tell.figure(rung.taken, SHARE), tell.figure(rung.elo, NUMBER),
                  tell.figure(rung.skill, SHARE), str(rung.matches)) for part, rung in found
        ]  # fmt: skip


def plain(*texts: str) -> list[Cell]:
    return [(text, False) for text in texts]


def _value(part: Part | None, measure: str, label: str) -> float:
    group = part.group(measure) if part is not None else None
    return next((figure.value for figure in group.figures if figure.label == label), 0.0) if group is not None else 0.0


def _group(part: Part, measure: str) -> Group | None:
    """Also of a ladder."""
    if measure not in LADDERS:
        return part.group(measure)
    figures = [(f"{rung.upper} > {rung.lower}", getattr(rung, LADDERS[measure])) for rung in part.ladder]
    return Group(measure, SHARE, 0.0, [msgspec.structs.replace(figure, label=label) for label, figure in figures])


def _by_kind(part: Part) -> dict[str, dict[str, float]]:
    kinds: dict[str, dict[str, float]] = {}
    for name, times in part.plotted.times.items():
        kind, _, thing = name.partition(" ")
        kinds.setdefault(kind, {})[thing] = times
    return kinds


# ---- How to repeat it ----


def toml_of(question: dict[str, Any]) -> str:
    """The question as its file."""
    lines, tables = [], []
    for key, value in question.items():
        name = "game" if key == "games" else key
        if isinstance(value, dict):
            if value:
                tables += ["", f"[{name}]", *(f"{_key(each)} = {_toml(inner)}" for each, inner in value.items())]
        elif value is not None and value not in ("", (), []):
            lines.append(f"{name} = {_toml(value)}")
    return "\n".join(lines + tables)


def _key(name: str) -> str:
    return name if re.fullmatch("[A-Za-z0-9_-]+", name) else _toml(name)


def _toml(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_key(name)} = {_toml(each)}" for name, each in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(_toml(each) for each in value) + "]"
    return f"{value:g}" if isinstance(value, float) and math.isfinite(value) else str(value)
