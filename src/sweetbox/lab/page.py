"""An answer as one HTML file that needs nothing else: no script, no picture, no font from anywhere."""

import math
import re
from collections.abc import Mapping
from html import escape
from importlib.resources import files
from typing import Any

from sweetbox.kernel.registry import game as find_game
from sweetbox.lab import plots
from sweetbox.lab.answer import Answer, Figure, Group, Part, Rung
from sweetbox.lab.measures import NUMBER, SHARE
from sweetbox.lab.plots import Axis, Row
from sweetbox.lab.question import PRINTED
from sweetbox.lab.saying import LONG, Teller
from sweetbox.words import Words

BY_SHARE = ("seats", "order", "players")
MOST_SHOWN = 8  # of a long list, so many from either end
MOST_CHANGES = 12
LEAST_CHANGE = 0.1  # how far an axis of changes reaches to either side at the least
CAPTIONED = ("length", "rounds", "minutes", "lead_changes", "decided", "branching", "dead_ends", "ties", "kingmaking")

STYLE = files("sweetbox.lab").joinpath("page.css").read_text(encoding="utf-8")


def page_of(answer: Answer, speak: Words) -> str:
    """The whole file."""
    tell = Teller(answer, speak)
    title = tell.say("title", title=tell.title)
    return document(title, [f"<h1>{escape(title)}</h1>", *figures_of(answer, tell), _repeat(answer, tell)], speak.language)


def figures_of(answer: Answer, tell: Teller) -> list[str]:
    """Everything but how to repeat it."""
    pictures = _pictures(answer, tell) + _heat(answer, tell)
    if len(answer.parts) == 1:  # nothing stands beside a picture but the next picture
        pictures = f'<div class="columns">{pictures}</div>'
    return [_question(answer, tell), _changes(answer, tell), _facts(answer, tell), pictures, _numbers(answer, tell)]


def document(title: str, parts: list[str], language: str) -> str:
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
    head += f"<title>{escape(title)}</title><style>{STYLE}</style>"
    return f'<!doctype html><html lang="{language}"><head>{head}</head><body><main>{"".join(parts)}</main></body></html>\n'


# ---- The question above ----


def _question(answer: Answer, tell: Teller) -> str:
    head = "".join(f'<th scope="col">{escape(tell.say(key))}</th>' for key in ("variant", "players_by_seat", "matches"))
    rows = "".join(
        f'<tr><th scope="row">{escape(part.name)}</th><td>{escape(", ".join(part.players))}</td><td>{part.matches}</td></tr>'
        for part in answer.parts
    )
    sure = "".join(f"<li>{escape(line)}</li>" for line in tell.how_exact())
    title = tell.say("compared" if len(answer.parts) > 1 else "question")
    heading = f"<h2>{escape(title)}</h2>"
    table = wide(title, f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>", tell)
    return f'{heading}{table}<ul class="sure">{sure}</ul>'


def wide(title: str, table: str, tell: Teller) -> str:
    """A table that can be scrolled sideways, with keys as well."""
    label = escape(tell.say("table", title=title))
    return f'<div class="wide" tabindex="0" role="group" aria-label="{label}">{table}</div>'


# ---- What changes ----


def _changes(answer: Answer, tell: Teller) -> str:
    """The differences whose interval does not contain 0, those first that are largest for the width of it."""
    compared = [part for part in answer.parts if part.differences and part.name not in tell.alike]
    found = [(part, group, figure) for part in compared for group in part.differences for figure in group.figures if figure.clear]
    found.sort(key=lambda each: (each[2].high - each[2].low) / abs(each[2].value))
    lines = tell.unnoticed()
    against = tuple(dict.fromkeys(part.against for part in compared))
    if len(found) > MOST_CHANGES:
        lines.append(tell.say("changes_most", against=against, most=MOST_CHANGES, count=len(found)))
    elif found:
        lines.append(tell.say("changes_about", against=against))
    elif compared:
        lines.append(tell.say("changes_none"))
    if not lines:
        return ""
    cards = []
    for kind in (NUMBER, SHARE):
        rows = [_change(answer, tell, *each, named=len(compared) > 1) for each in found[:MOST_CHANGES] if each[1].kind == kind]
        if rows:
            ends = [end for row in rows for end in (row.low, row.high)]
            axis = plots.axis_of([*ends, -LEAST_CHANGE, LEAST_CHANGE], share=True, signed=True)
            title = tell.say(f"changes_{kind}")
            drawn = plots.intervals(title, rows, axis, 0.0, tell.say("no_difference"))
            cards.append(f'<div class="card"><h3>{escape(title)}</h3>{drawn}</div>')
    about = "".join(f'<p class="about">{escape(line)}</p>' for line in lines)
    return f"<section><h2>{escape(tell.say('changes'))}</h2>{about}{_side(cards)}</section>"


def _change(answer: Answer, tell: Teller, part: Part, group: Group, figure: Figure, named: bool) -> Row:
    """A row of the differences. Shares differ by points; other figures have units of their own, so that their change is drawn as a
    part of what they were."""
    before, after = (_value(each, group.measure, figure.label) for each in (answer.base(part), part))
    size = 1.0 if group.kind == SHARE else abs(before) or abs(figure.value)  # from nothing, all of it is new
    named_by = [tell.say(group.measure)] if group.measure != "own" else []  # a game's own measures have names of their own
    named_by += [tell.label(group.measure, figure.label, part.game)] if figure.label else []
    heads = [part.name] * named + [", ".join(named_by)]
    label = ": ".join([*heads, f"{tell.number(before, group.kind)} → {tell.number(after, group.kind)}"])
    return Row(label, figure.value / size, figure.low / size, figure.high / size, tell.difference(part, figure, group.kind))


def _value(part: Part | None, measure: str, label: str) -> float:
    group = part.group(measure) if part is not None else None
    return next((figure.value for figure in group.figures if figure.label == label), 0.0) if group is not None else 0.0


# ---- The figures first ----


def _facts(answer: Answer, tell: Teller) -> str:
    """The figures that everybody asks for first, large."""
    cards = []
    for part in answer.parts:
        boxes = []
        for measure in CAPTIONED:
            group = part.group(measure)
            figure = next((each for each in group.figures if not each.label), None) if group is not None else None
            if group is not None and figure is not None:
                value = tell.number(figure.value, group.kind, digits=tell.digits(figure, group.kind))
                boxes.append(
                    f"<div><span>{escape(tell.caption(measure))}</span><b>{escape(value)}</b>"
                    f"<i>{escape(tell.interval(figure, group.kind))}</i></div>"
                )
        if boxes:
            said = (*tell.verdicts(part), *tell.tied(part))
            verdicts = "".join(f"<p><b>{escape(verdict)}</b></p>" for verdict in said)
            cards.append(_card(part, answer, f'{verdicts}<div class="facts">{"".join(boxes)}</div>'))
    return _side(cards) if len(answer.parts) > 1 else "".join(cards)


# ---- Pictures ----


def _pictures(answer: Answer, tell: Teller) -> str:
    parts = []
    for measure in BY_SHARE:
        parts.append(_section(answer, tell, measure, lambda part, group: _shares(answer, part, group, tell)))
    parts.append(_whole(answer, tell, "lengths", lambda part: _lengths(answer, part, tell)))
    parts.append(_whole(answer, tell, "leads", lambda part: _leads(answer, part, tell)))
    parts.append(_section(answer, tell, "leading", lambda part, group: _leading(part, group, tell)))
    for measure in ("idle", "branching", "spread", "own"):
        parts.append(_section(answer, tell, measure, lambda part, group: _rows(answer, part, group, tell)))
    if any(part.ladder for part in answer.parts):
        parts.append(_whole(answer, tell, "ladder", lambda part: _ladder(answer, part, tell)))
        parts.append(_whole(answer, tell, "skill", lambda part: _skill(answer, part, tell)))
    parts.append(_section(answer, tell, "worth", lambda part, group: _worth(answer, part, group, tell)))
    return "".join(parts)


def _section(answer: Answer, tell: Teller, measure: str, draw: Any) -> str:
    cards = []
    for part in answer.parts:
        group = part.group(measure)
        if group is not None and group.figures:
            cards.append(_card(part, answer, draw(part, group)))
    return _headed(tell, measure, cards)


def _whole(answer: Answer, tell: Teller, key: str, draw: Any) -> str:
    cards = [_card(part, answer, drawn) for part in answer.parts if (drawn := draw(part))]
    return _headed(tell, key, cards)


def _headed(tell: Teller, key: str, cards: list[str]) -> str:
    if not cards:
        return ""
    return f'<section><h2>{escape(tell.say(key))}</h2><p class="about">{escape(tell.about(key))}</p>{_side(cards)}</section>'


def _card(part: Part, answer: Answer, inside: str) -> str:
    heading = f"<h3>{escape(part.name)}</h3>" if len(answer.parts) > 1 else ""
    return f'<div class="card">{heading}{inside}</div>'


def _side(cards: list[str]) -> str:
    return f'<div class="side">{"".join(cards)}</div>' if cards else ""


def _row(part: Part, group: Group, figure: Figure, tell: Teller, signed: bool = False) -> Row:
    label = tell.label(group.measure, figure.label, part.game)
    return Row(label, figure.value, figure.low, figure.high, tell.figure(figure, group.kind, signed))


def _axis(answer: Answer, part: Part, group: Group, signed: bool = False, evens: bool = False) -> Axis:
    """The same for all variants of a game. evens: with room for the even shares."""
    beside = answer.beside(part)
    groups = [found for each in beside if (found := each.group(group.measure)) is not None]
    ends = [end for each in groups for figure in each.figures for end in (figure.low, figure.high)]
    return plots.axis_of(ends + [1 / each.seats for each in beside if evens], group.kind == SHARE, signed)


def _shares(answer: Answer, part: Part, group: Group, tell: Teller) -> str:
    rows = [_row(part, group, figure, tell) for figure in group.figures]
    return plots.intervals(tell.say(group.measure), rows, _axis(answer, part, group, evens=True), *_even(part, tell))


def _even(part: Part, tell: Teller) -> tuple[float, str]:
    even = 1 / part.seats
    return even, f"{tell.say('even')} {tell.number(even, SHARE)}"


def _rows(answer: Answer, part: Part, group: Group, tell: Teller) -> str:
    rows = [_row(part, group, figure, tell) for figure in group.figures]
    return plots.intervals(tell.say(group.measure), rows, _axis(answer, part, group))


def _lengths(answer: Answer, part: Part, tell: Teller) -> str:
    group = part.group("length")
    if group is None or not part.plotted.lengths:
        return ""
    beside = [each for each in answer.beside(part) if each.plotted.lengths]
    common = plots.common_bars([each.plotted.lengths for each in beside])
    most = max(share for bars in common for _, _, share in bars)
    bars = common[beside.index(part)]
    return plots.histogram(tell.say("lengths"), bars, tell.say("decisions_axis"), group.figures[0].value, most)


def _leads(answer: Answer, part: Part, tell: Teller) -> str:
    if part.group("lead_changes") is None:
        return ""
    names = [*(tell.say("seat", seat=seat + 1) for seat in range(part.seats)), tell.say("nobody")]
    lines = [(name, [moment[k] for moment in part.plotted.leads]) for k, name in enumerate(names)]
    most = max(share for each in answer.beside(part) for moment in each.plotted.leads for share in moment)
    return plots.courses(tell.say("leads"), lines, tell.say("start"), tell.say("end"), tell.say("part_axis"), most)


def _leading(part: Part, group: Group, tell: Teller) -> str:
    rows = [_row(part, group, figure, tell) for figure in group.figures]
    return plots.band(tell.say("leading"), rows, tell.say("start"), tell.say("end"), tell.say("part_axis"), 1 / part.seats)


def _ladder(answer: Answer, part: Part, tell: Teller) -> str:
    evens = [1 / each.seats for each in answer.beside(part)]
    ends = [end for each in answer.beside(part) for rung in each.ladder for end in (rung.taken.low, rung.taken.high)]
    rows = [_rung(rung, rung.taken, tell) for rung in part.ladder]
    return plots.intervals(tell.say("ladder"), rows, plots.axis_of(ends + evens, share=True), *_even(part, tell)) if rows else ""


def _skill(answer: Answer, part: Part, tell: Teller) -> str:
    ends = [end for each in answer.beside(part) for rung in each.ladder for end in (rung.skill.low, rung.skill.high)]
    rows = [_rung(rung, rung.skill, tell) for rung in part.ladder]
    return plots.intervals(tell.say("skill"), rows, plots.axis_of([0.0, *ends], share=True)) if rows else ""


def _rung(rung: Rung, figure: Figure, tell: Teller) -> Row:
    return Row(f"{rung.upper} > {rung.lower}", figure.value, figure.low, figure.high, tell.figure(figure, SHARE))


def _worth(answer: Answer, part: Part, group: Group, tell: Teller) -> str:
    """Of many, the highest and the lowest."""
    ordered = sorted(group.figures, key=lambda figure: -figure.value)
    cut = ""
    if len(ordered) > 2 * MOST_SHOWN:
        cut = f'<p class="about">{escape(tell.say("ends_shown", most=MOST_SHOWN, count=len(ordered)))}</p>'
        ordered = ordered[:MOST_SHOWN] + ordered[-MOST_SHOWN:]
    rows = [_row(part, group, figure, tell, signed=True) for figure in ordered]
    return plots.intervals(tell.say("worth"), rows, _axis(answer, part, group, signed=True), 0.0) + cut


def _heat(answer: Answer, tell: Teller) -> str:
    cards = []
    for part in answer.parts:
        most: dict[str, float] = {}
        for name, times in (use for each in answer.beside(part) for use in each.plotted.times.items()):
            kind = name.partition(" ")[0]
            most[kind] = max(times, most.get(kind, 0.0))
        kinds: dict[str, dict[str, float]] = {}
        for name, times in part.plotted.times.items():
            kind, _, thing = name.partition(" ")
            kinds.setdefault(kind, {})[thing] = times
        inside = []
        sheets = _sheets(part)
        for kind, uses in kinds.items():
            on_board = plots.is_board(list(uses))
            drawn = plots.board(kind, uses, most[kind], sheets.get(kind, "")) if on_board else plots.tiles(kind, uses, most[kind])
            inside.append(f"<h3>{escape(kind)}</h3>{drawn}")
        if inside:
            cards.append(_card(part, answer, "".join(inside)))
    return _headed(tell, "heat", cards)


def _sheets(part: Part) -> Mapping[str, str]:
    """Printed components to show the uses on; another edition has others."""
    game = find_game(part.game)
    return game.measured.drawn(game.make_box(part.seats, part.options)) if part.edition == PRINTED else {}


# ---- The numbers below ----


def _numbers(answer: Answer, tell: Teller) -> str:
    tables = []
    order = [measure for part in answer.parts for measure in (group.measure for group in part.groups)]
    for measure in dict.fromkeys(order):
        table = _table(answer, tell, measure)
        name = escape(tell.say(measure))
        inside = f'<p class="about">{escape(tell.about(measure))}</p>{table}'
        tables.append(f"<details{'' if measure in LONG else ' open'}><summary>{name}</summary>{inside}</details>")
    if any(part.ladder for part in answer.parts):
        tables.append(_ladder_table(answer, tell))
    bold = f'<p class="about">{escape(tell.say("bold"))}</p>' if any(part.differences for part in answer.parts) else ""
    return f"<section><h2>{escape(tell.say('numbers'))}</h2>{bold}{''.join(tables)}</section>"


def _table(answer: Answer, tell: Teller, measure: str) -> str:
    """A row a figure, a column a variant; a difference that is no accident is bold."""
    columns: list[tuple[str, dict[str, str]]] = []  # by what it is of, as people read it: games may have labels in common
    for part in answer.parts:
        group, apart = part.group(measure), part.difference(measure)
        if group is not None:
            cells = [
                (figure, f"<td>{escape(tell.figure(figure, group.kind, measure == 'worth'))}</td>") for figure in group.figures
            ]
            columns.append((part.name, {tell.label(measure, figure.label, part.game): cell for figure, cell in cells}))
        if apart is not None:
            cells = [(figure, _difference(part, figure, apart.kind, tell)) for figure in apart.figures]
            head = f"{tell.say('difference')}: {part.name}"
            columns.append((head, {tell.label(measure, figure.label, part.game): cell for figure, cell in cells}))
    rows = [
        f'<tr><th scope="row">{escape(label)}</th>{"".join(cells.get(label, "<td>–</td>") for _, cells in columns)}</tr>'
        for label in dict.fromkeys(label for _, cells in columns for label in cells)
    ]
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head, _ in columns)
    table = f'<table class="figures"><thead><tr><td></td>{top}</tr></thead><tbody>{"".join(rows)}</tbody></table>'
    return wide(tell.say(measure), table, tell)


def _difference(part: Part, figure: Figure, kind: str, tell: Teller) -> str:
    clear = ' class="clear"' if figure.clear and part.name not in tell.alike else ""
    return f"<td{clear}>{escape(tell.difference(part, figure, kind))}</td>"


def _ladder_table(answer: Answer, tell: Teller) -> str:
    keys = ("variant", "upper", "lower", "taken", "elo", "skill", "matches")
    top = "".join(f'<th scope="col">{escape(tell.say(key))}</th>' for key in keys)
    rows = []
    for part in answer.parts:
        for rung in part.ladder:
            figures = (tell.figure(rung.taken, SHARE), tell.figure(rung.elo, NUMBER), tell.figure(rung.skill, SHARE))
            cells = (part.name, rung.upper, rung.lower, *figures, str(rung.matches))
            rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    table = f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
    table = wide(tell.say("ladder"), table, tell)
    return f"<details open><summary>{escape(tell.say('ladder'))}</summary>{table}</details>"


# ---- How to repeat it ----


def _repeat(answer: Answer, tell: Teller) -> str:
    how = f"<p>{escape(tell.say('repeat_how'))}</p>"
    command = f"sweetbox lab question.toml --html answer.html   # Sweetbox {answer.version}"
    text = f"<pre>{escape(toml_of(answer.question))}</pre><pre>{escape(command)}</pre>"
    return f"<section><h2>{escape(tell.say('repeat'))}</h2>{how}{text}</section>"


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
