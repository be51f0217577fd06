"""What a seat sees of Last Toffee: data, sentences, a picture, the story, and why a move is not allowed."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from sweetbox.games._template import rules
from sweetbox.games._template.rules import Box, Table
from sweetbox.games._template.story import Die, Gold, Happening, Over, Roll, Start, Stuck, Take, Turn
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.happening import Travel
from sweetbox.kernel.results import winners
from sweetbox.kernel.say import Say, Who
from sweetbox.kernel.tally import Line, with_tie_break

Phase = Literal["start", "choose", "roll", "over"]
PHASES: dict[int, Phase] = {rules.DRAW_START: "start", rules.CHOOSING: "choose", rules.ROLLING: "roll", rules.OVER: "over"}


class SeatView(msgspec.Struct):
    seat: int
    toffees: int
    rolls: int
    points: int


class View(msgspec.Struct, tag="_template/1"):  # the game's name; count up when a client must learn something new
    phase: Phase
    turn: int | None
    jar: int
    golden: bool
    die: list[int]  # what its faces show
    seats: list[SeatView]
    winners: list[int]


def view(box: Box, glimpse: Table, seat: int) -> View:
    return View(
        phase=PHASES[glimpse.phase],
        turn=glimpse.turn if glimpse.phase in (rules.CHOOSING, rules.ROLLING) else None,
        jar=glimpse.jar,
        golden=bool(box.golden),
        die=die(box),
        seats=[
            SeatView(other, glimpse.taken[other], glimpse.rolls[other], rules.points_of(box, glimpse, other))
            for other in range(box.seats)
        ],
        winners=winners(rules, box, glimpse),
    )


def die(box: Box) -> list[int]:
    return [face + 1 for face in range(rules.FACES) for _ in range(box.faces[face])]


def points_so_far(box: Box, glimpse: Table) -> list[int]:
    return [rules.points_of(box, glimpse, seat) for seat in range(box.seats)]


# ---- In sentences ----


def asked(box: Box, glimpse: Table, seat: int) -> Say:
    return over_say(box, glimpse) if glimpse.phase == rules.OVER else Say("summary.jar", count=glimpse.jar)


def summary(box: Box, glimpse: Table, seat: int) -> list[Say]:
    says = [asked(box, glimpse, seat)]
    if glimpse.phase != rules.OVER:
        says.append(Say("summary.golden", count=rules.GOLD) if box.golden else Say("summary.sticks"))
        if glimpse.phase == rules.CHOOSING:
            says.append(Say("story.turn", who=Who(glimpse.turn)))
            says.append(Say("summary.must_take") if glimpse.jar == 1 else Say("summary.choose", die=die(box)))
    return says + [stands(box, glimpse, other) for other in range(box.seats)]


def stands(box: Box, glimpse: Table, seat: int) -> Say:
    rolls = Say("summary.rolls", count=glimpse.rolls[seat])
    return Say("summary.stands", who=Who(seat), count=glimpse.taken[seat], rolls=rolls)


def over_say(box: Box, glimpse: Table) -> Say:
    best = winners(rules, box, glimpse)
    points = rules.points_of(box, glimpse, best[0])
    if len(best) == 1:
        return Say("story.won", who=Who(best[0]), count=points)
    return Say("story.shared", seats=[Who(seat) for seat in best], count=points)


def picture(box: Box, glimpse: Table, seat: int) -> list[str]:
    """The jar, then a row for each seat; `>` marks the one whose turn it is."""
    rows = [f"[{'o' * glimpse.jar}]"]
    for other in range(box.seats):
        mark = ">" if other == glimpse.turn and glimpse.phase != rules.OVER else " "
        rows.append(f"{mark}{other + 1} {'o' * glimpse.taken[other]}".rstrip())
    return rows


def move_say(box: Box, glimpse: Table, seat: int, move: int) -> Say:
    return Say("move.roll") if move == rules.ROLL else Say("move.take")


def varies(box: Box, move: int) -> bool:
    return False


# ---- Story ----


def story(box: Box, before: Table, after: Table, seat: int, actor: int, event: int | None) -> list[Happening]:
    if before.phase == rules.DRAW_START:
        return [Start(after.turn)]
    who = before.turn
    if actor != CHANCE and event == rules.ROLL:
        return [Roll(who)]
    happenings: list[Happening] = []
    if actor == CHANCE and event is not None:
        happenings.append(Die(who, event + 1))
    count = after.taken[who] - before.taken[who]
    happenings.append(Take(who, count, travels=[Travel("toffee", "jar", f"seats.{who}.toffees", count)]))
    if after.phase == rules.OVER:
        happenings.append(Gold(who, rules.GOLD) if box.golden else Stuck(who))
        happenings.append(Over(winners(rules, box, after), say=over_say(box, after)))
    else:
        happenings.append(Turn(after.turn))
    return happenings


# ---- Why not ----


def why_not(box: Box, glimpse: Table, seat: int, move: int) -> tuple[Say, str]:
    return Say("why.one_left"), "LT4"  # taking is always allowed, so this was a roll


# ---- How it was counted ----


def tally(box: Box, course: Sequence[Table]) -> list[Line]:
    last, seats = course[-1], range(box.seats)
    extra = [rules.points_of(box, last, seat) - last.taken[seat] for seat in seats]
    lines = [
        Line(Say("tally.toffees"), [last.taken[seat] for seat in seats]),
        Line(Say("tally.gold" if box.golden else "tally.stuck"), extra),
    ]
    return with_tie_break(lines, Say("tally.rolls"), [last.rolls[seat] for seat in seats])
