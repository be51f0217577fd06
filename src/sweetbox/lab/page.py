"""An answer as one HTML file that needs nothing else: no script, no picture, no font from anywhere."""

import math
import re
from collections.abc import Mapping
from html import escape
from importlib.resources import files
from typing import Any

from sweetbox.kernel.registry import game as find_game
from sweetbox.lab import plots
from sweetbox.lab.answer import Answer, Figure, Group, Part
from sweetbox.lab.measures import NUMBER, SHARE
from sweetbox.lab.plots import Row
from sweetbox.lab.question import PRINTED
from sweetbox.lab.saying import LONG, Teller
from sweetbox.words import Words

BY_SHARE = ("seats", "order", "players")
MOST_SHOWN = 8  # of a long list, so many from either end
CAPTIONED = ("length", "rounds", "minutes", "lead_changes", "decided", "branching", "dead_ends", "ties", "kingmaking")

STYLE = files("sweetbox.lab").joinpath("page.css").read_text(encoding="utf-8")


def page_of(answer: Answer, speak: Words) -> str:
    """The whole file."""
    tell = Teller(answer, speak)
    title = tell.say("title", title=tell.title)
    return document(title, [f"<h1>{escape(title)}</h1>", *figures_of(answer, tell), _repeat(answer, tell)], speak.language)


def figures_of(answer: Answer, tell: Teller) -> list[str]:
    """Everything but how to repeat it."""
    return [_question(answer, tell), _facts(answer, tell), _pictures(answer, tell), _heat(answer, tell), _numbers(answer, tell)]


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
    sure = "".join(f"<li>{escape(line)}</li>" for line in tell.how_sure())
    heading = f"<h2>{escape(tell.say('compared' if len(answer.parts) > 1 else 'question'))}</h2>"
    table = f'<div class="wide"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>'
    return f'{heading}{table}<ul class="sure">{sure}</ul>'


def _facts(answer: Answer, tell: Teller) -> str:
    """The figures that everybody asks for first, large."""
    cards = []
    for part in answer.parts:
        boxes = []
        for measure in CAPTIONED:
            group = part.group(measure)
            figure = next((each for each in group.figures if not each.label), None) if group is not None else None
            if group is not None and figure is not None:
                low, high = (tell.number(each, group.kind) for each in (figure.low, figure.high))
                boxes.append(
                    f"<div><span>{escape(tell.say(measure))}</span><b>{escape(tell.number(figure.value, group.kind))}</b>"
                    f"<i>{escape(f'{low} – {high}')}</i></div>"
                )
        if boxes:
            cards.append(_card(part, answer, f'<div class="facts">{"".join(boxes)}</div>'))
    return _side(cards)


# ---- Pictures ----


def _pictures(answer: Answer, tell: Teller) -> str:
    parts = []
    for measure in BY_SHARE:
        parts.append(_section(answer, tell, measure, lambda part, group: _shares(part, group, tell, _span(answer, group.measure))))
    parts.append(_whole(answer, tell, "lengths", "length", lambda part: _lengths(part, tell)))
    parts.append(_whole(answer, tell, "leads", "lead_changes", lambda part: _leads(part, tell)))
    parts.append(_section(answer, tell, "leading", lambda part, group: _leading(part, group, tell)))
    for measure in ("idle", "branching", "spread", "own"):
        parts.append(_section(answer, tell, measure, lambda part, group: _rows(part, group, tell, _span(answer, group.measure))))
    if any(part.ladder for part in answer.parts):
        parts.append(_whole(answer, tell, "ladder", "ladder", lambda part: _ladder(part, tell)))
        parts.append(_whole(answer, tell, "skill", "skill", lambda part: _skill(part, tell)))
    parts.append(_section(answer, tell, "worth", lambda part, group: _worth(part, group, tell)))
    return "".join(parts)


def _section(answer: Answer, tell: Teller, measure: str, draw: Any) -> str:
    cards = []
    for part in answer.parts:
        group = part.group(measure)
        if group is not None and group.figures:
            cards.append(_card(part, answer, draw(part, group)))
    return _headed(tell, measure, measure, cards)


def _whole(answer: Answer, tell: Teller, key: str, about: str, draw: Any) -> str:
    cards = [_card(part, answer, drawn) for part in answer.parts if (drawn := draw(part))]
    return _headed(tell, key, about, cards)


def _headed(tell: Teller, key: str, about: str, cards: list[str]) -> str:
    if not cards:
        return ""
    return f'<section><h2>{escape(tell.say(key))}</h2><p class="about">{escape(tell.about(about))}</p>{_side(cards)}</section>'


def _card(part: Part, answer: Answer, inside: str) -> str:
    heading = f"<h3>{escape(part.name)}</h3>" if len(answer.parts) > 1 else ""
    return f'<div class="card">{heading}{inside}</div>'


def _side(cards: list[str]) -> str:
    return f'<div class="side">{"".join(cards)}</div>' if cards else ""


def _row(part: Part, group: Group, figure: Figure, tell: Teller, signed: bool = False) -> Row:
    label = tell.label(group.measure, figure.label, part.game)
    return Row(label, figure.value, figure.low, figure.high, tell.figure(figure, group.kind, signed))


def _span(answer: Answer, measure: str) -> tuple[float, float]:
    """From the lowest to the highest end of the intervals of a measure, in all variants."""
    groups = [group for part in answer.parts if (group := part.group(measure)) is not None]
    ends = [end for group in groups for figure in group.figures for end in (figure.low, figure.high)]
    return min(ends), max(ends)


def _shares(part: Part, group: Group, tell: Teller, span: tuple[float, float]) -> str:
    even = 1 / part.seats
    rows = [_row(part, group, figure, tell) for figure in group.figures]
    return plots.intervals(tell.say(group.measure), rows, even, f"{tell.say('even')} {tell.number(even, SHARE)}", span)


def _rows(part: Part, group: Group, tell: Teller, span: tuple[float, float]) -> str:
    return plots.intervals(tell.say(group.measure), [_row(part, group, figure, tell) for figure in group.figures], span=span)


def _lengths(part: Part, tell: Teller) -> str:
    group = part.group("length")
    if group is None or not part.plotted.lengths:
        return ""
    return plots.histogram(tell.say("lengths"), part.plotted.lengths, tell.say("decisions_axis"), group.figures[0].value)


def _leads(part: Part, tell: Teller) -> str:
    if part.group("lead_changes") is None:
        return ""
    names = [*(tell.say("seat", seat=seat + 1) for seat in range(part.seats)), tell.say("nobody")]
    lines = [(name, [moment[k] for moment in part.plotted.leads]) for k, name in enumerate(names)]
    return plots.courses(tell.say("leads"), lines, tell.say("start"), tell.say("end"), tell.say("part_axis"))


def _leading(part: Part, group: Group, tell: Teller) -> str:
    rows = [_row(part, group, figure, tell) for figure in group.figures]
    return plots.band(tell.say("leading"), rows, tell.say("start"), tell.say("end"), tell.say("part_axis"), 1 / part.seats)


def _ladder(part: Part, tell: Teller) -> str:
    even = 1 / part.seats
    rows = []
    for rung in part.ladder:
        told = tell.figure(rung.taken, SHARE)
        rows.append(Row(f"{rung.upper} > {rung.lower}", rung.taken.value, rung.taken.low, rung.taken.high, told))
    label = f"{tell.say('even')} {tell.number(even, SHARE)}"
    return plots.intervals(tell.say("ladder"), rows, even, label) if rows else ""


def _skill(part: Part, tell: Teller) -> str:
    rows = []
    for rung in part.ladder:
        told = tell.figure(rung.skill, SHARE)
        rows.append(Row(f"{rung.upper} > {rung.lower}", rung.skill.value, rung.skill.low, rung.skill.high, told))
    return plots.intervals(tell.say("skill"), rows, 0.0, "0 %") if rows else ""


def _worth(part: Part, group: Group, tell: Teller) -> str:
    """Those that stand apart from zero first; of many, the highest and the lowest."""
    ordered = sorted(group.figures, key=lambda figure: -figure.value)
    if len(ordered) > 2 * MOST_SHOWN:
        ordered = ordered[:MOST_SHOWN] + ordered[-MOST_SHOWN:]
    rows = [_row(part, group, figure, tell, signed=True) for figure in ordered]
    return plots.intervals(tell.say("worth"), rows, 0.0, "0 %")


def _heat(answer: Answer, tell: Teller) -> str:
    cards = []
    for part in answer.parts:
        kinds: dict[str, dict[str, float]] = {}
        for name, times in part.plotted.times.items():
            kind, _, thing = name.partition(" ")
            kinds.setdefault(kind, {})[thing] = times
        inside = []
        sheets = _sheets(part)
        for kind, uses in kinds.items():
            on_board = plots.is_board(list(uses))
            drawn = plots.board(kind, uses, sheets.get(kind, "")) if on_board else plots.tiles(kind, uses)
            inside.append(f"<h3>{escape(kind)}</h3>{drawn}")
        if inside:
            cards.append(_card(part, answer, "".join(inside)))
    return _headed(tell, "heat", "heat", cards)


def _sheets(part: Part) -> Mapping[str, str]:
    """Printed components to show the uses on; another edition has others."""
    game = find_game(part.game)
    return game.extras.drawn(game.make_box(part.seats, part.options)) if part.edition == PRINTED else {}


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
    return f"<section><h2>{escape(tell.say('numbers'))}</h2>{''.join(tables)}</section>"


def _table(answer: Answer, tell: Teller, measure: str) -> str:
    """A row a figure, a column a variant; a difference that is no accident is bold."""
    labels: dict[tuple[str, str], None] = {}
    heads, columns = [], []
    for part in answer.parts:
        for group, signed in ((part.group(measure), measure == "worth"), (part.difference(measure), True)):
            if group is None:
                continue
            apart = group in part.differences
            heads.append(f"{tell.say('difference')}: {part.name}" if apart else part.name)
            found = {figure.label: figure for figure in group.figures}
            labels |= {(label, part.game): None for label in found}
            columns.append((found, group.kind, signed, apart))
    rows = []
    seen: set[str] = set()
    for label, game in labels:
        if label in seen:
            continue
        seen.add(label)
        cells = []
        for found, kind, signed, apart in columns:
            figure = found.get(label)
            clear = ' class="clear"' if figure is not None and apart and not figure.low <= 0 <= figure.high else ""
            cells.append(f"<td{clear}>{escape(tell.figure(figure, kind, signed)) if figure is not None else '–'}</td>")
        rows.append(f'<tr><th scope="row">{escape(tell.label(measure, label, game))}</th>{"".join(cells)}</tr>')
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    return f'<div class="wide"><table><thead><tr><td></td>{top}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def _ladder_table(answer: Answer, tell: Teller) -> str:
    keys = ("variant", "upper", "lower", "taken", "elo", "skill", "matches")
    top = "".join(f'<th scope="col">{escape(tell.say(key))}</th>' for key in keys)
    rows = []
    for part in answer.parts:
        for rung in part.ladder:
            figures = (tell.figure(rung.taken, SHARE), tell.figure(rung.elo, NUMBER), tell.figure(rung.skill, SHARE))
            cells = (part.name, rung.upper, rung.lower, *figures, str(rung.matches))
            rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    table = f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'
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
