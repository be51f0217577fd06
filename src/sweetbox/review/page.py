"""A review as one HTML file that needs nothing else: no script, no picture, no font from anywhere."""

from html import escape

from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.match import Match
from sweetbox.kernel.say import Say, Who
from sweetbox.review.figures import GRADES, percent, seat_rows
from sweetbox.review.result import Moment, Review
from sweetbox.review.saying import Teller, ToldOption, mistakes
from sweetbox.words import Words

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9")  # safe for the colour-blind
DASHES = ("none", "8 3", "2 3", "10 3 2 3", "5 5", "1 5")  # so that colour is never all that tells seats apart
WIDTH, HEIGHT = 900, 260

STYLE = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#FFF8EC;color:#2B2030}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .7rem;text-align:right;border-bottom:1px solid #ddcdb2}
th:first-child,td:first-child{text-align:left}.wide{overflow-x:auto}pre{overflow-x:auto;background:#F3E7D3;padding:.7rem}
article{border-top:1px solid #ddcdb2;padding-top:.5rem}h1,h2,h3{line-height:1.2}svg{width:100%;height:auto;background:#fff}"""


def page_of(match: Match, review: Review, speak: Words, seat: int | None = None) -> str:
    """The whole file. seat: whose mistakes are told; None: everybody's."""
    tell = Teller(match, review, speak)

    def said(key: str, **values: object) -> str:
        return escape(tell.say(Say(key, **values)))

    title = said("review.title", title=match.game.facts.title)
    parts = [f"<h1>{title}</h1>", *(f"<p>{escape(line)}</p>" for line in tell.verdict()), _table(review, tell)]
    parts += [f"<p>{said('review.sum', doubt=percent(review.doubt))}</p>", f"<h2>{said('review.graph')}</h2>"]
    parts += [_graph(review, tell), f"<h2>{said('review.mattered')}</h2>"]
    parts += [_article(match, review.moments[number], number, tell) for number in review.mattered]
    found = mistakes(review, seat)
    parts.append(f"<h2>{said('review.mistakes')}</h2>")
    parts += [_article(match, review.moments[number], number, tell) for number in found] or [f"<p>{said('review.no_mistakes')}</p>"]
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{title}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="{speak.language}"><head>{head}</head><body>{"".join(parts)}</body></html>\n'


def _table(review: Review, tell: Teller) -> str:
    head, *rows = seat_rows(review, tell.say)
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def _graph(review: Review, tell: Teller) -> str:
    """A line a seat, from chances at the start to what became of them."""
    moments = review.moments
    step, lines = WIDTH / max(1, len(moments)), []
    for seat in range(review.seats):
        values = [*(moment.before.shares[seat] for moment in moments), review.sums[seat].final]
        points = " ".join(f"{number * step:.1f},{HEIGHT * (1 - value):.1f}" for number, value in enumerate(values))
        look = f'fill="none" stroke="{COLOURS[seat % 6]}" stroke-width="3" stroke-dasharray="{DASHES[seat % 6]}"'
        lines.append(f'<polyline points="{points}" {look}><title>{escape(tell.say(_who(seat)))}</title></polyline>')
    legend = " · ".join(
        f'<span style="color:{COLOURS[seat % 6]};font-weight:bold">{escape(tell.say(_who(seat)))}</span>'
        for seat in range(review.seats)
    )
    label = escape(tell.say(Say("review.graph")))
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(lines)}</svg><p>{legend}</p>'


def _article(match: Match, moment: Moment, number: int, tell: Teller) -> str:
    told = tell.moment(number)
    if moment.kind == "decision" and moment.best is not None:
        head = tell.say(Say("review.lost", who=Who(moment.seat), grade=GRADES[moment.grade], loss=percent(moment.loss)))
    else:
        head = shifts(moment, tell)
    viewer = None if moment.seat == CHANCE else moment.seat
    picture = "\n".join(match.at(moment.entry).picture(viewer))
    text = f"<p>{escape(told.text)}</p>"
    if told.chosen is not None and told.better is not None:
        text = _option(tell, "review.played", told.chosen) + _option(tell, "review.better", told.better)
    return f"<article><h3>{moment.entry}. {escape(head)}</h3><pre>{escape(picture)}</pre>{text}</article>"


def _option(tell: Teller, key: str, option: ToldOption) -> str:
    said = tell.say(Say(key, move=option.move, share=percent(option.share)))
    return f"<p><strong>{escape(said)}</strong><br>{escape(option.line)}</p>"


def shifts(moment: Moment, tell: Teller) -> str:
    """What a moment did to everybody's chances."""
    changes = [luck + skill for luck, skill in zip(moment.luck, moment.skill, strict=True)]
    return ", ".join(
        tell.say(Say("review.shift", who=Who(seat), change=percent(change, signed=True))) for seat, change in enumerate(changes)
    )


def _who(seat: int) -> Say:
    return Say("review.who", who=Who(seat))
