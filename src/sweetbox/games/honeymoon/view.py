"""What a seat sees of Honeymoon: data, sentences, a picture, the story, and why a move is not allowed."""

from collections.abc import Sequence
from ctypes import c_int32
from functools import lru_cache
from typing import Literal, get_args

import msgspec

from sweetbox.games.honeymoon import rules
from sweetbox.games.honeymoon.components import ARROWS, CONTENT, FINDS, SHEETS, SWEETS, Find, Sheet, Sweet, next_cell
from sweetbox.games.honeymoon.notation import CELL_NAMES, COLUMNS, DIRECTION_NAMES, Direction, cell_name
from sweetbox.games.honeymoon.rules import Box, Table
from sweetbox.games.honeymoon.story import (
    Chosen,
    Dig,
    Found,
    FoundSweets,
    Happening,
    Idle,
    NewSet,
    Over,
    Pass,
    Roll,
    RowFull,
    SecondPass,
    Stuck,
    TimerCrossed,
    TimerFull,
    TimerStarts,
)
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.happening import BOX, Travel
from sweetbox.kernel.position import SPECTATOR
from sweetbox.kernel.results import tie_was_broken, winners
from sweetbox.kernel.say import Say, Who
from sweetbox.kernel.tally import Line, with_tie_break

Phase = Literal["roll", "dig", "over"]
PHASES: dict[int, Phase] = {rules.ROLLING: "roll", rules.DIGGING: "dig", rules.OVER: "over"}
Ground = Literal["plain", "chunk", "sky"]
Content = Find | Ground
CONTENTS: tuple[Content, ...] = (*FINDS, *get_args(Ground))
MARKS = {content: mark for mark, content in CONTENT.items()}
ARROW_MARKS = {direction: mark for mark, direction in ARROWS.items()}


class Cell(msgspec.Struct):
    name: str
    content: Content
    start: Direction | None  # a start space's direction inwards


class Row(msgspec.Struct):
    sweet: Sweet
    ticked: int
    boxes: int
    points: int
    scores: list[int]  # points for one, two … ticks, as printed over the boxes


class SeatView(msgspec.Struct):
    seat: int
    dug: list[str]
    last_dug: list[str]  # cells dug in the turn before
    last_passed: bool
    bar: list[Row]
    sweets: int
    sets: int
    set_points: int
    pickles: int
    pickle_points: int
    slots_free: int
    entrance: bool  # whether digs may begin on start spaces
    points: int


class Timer(msgspec.Struct):
    running: bool
    turn_of_timer: int  # 1 or 2 in the solo game, which uses the timer twice; else 1
    turns: int  # how many times it runs
    crossed: int
    boxes: int
    from_roll: int  # this or more crosses off a box


class Choice(msgspec.Struct):
    """What the viewer has chosen in the open turn; nobody sees the others' choices."""

    length: int | None  # cells to dig; None while a length must be chosen first
    slots: int  # what it costs
    passed: bool
    cells: list[str]  # of the chosen dig
    gains: list[int]  # points that each legal dig would bring, in the order of the legal moves; once chosen, only that dig's
    sets: list[int]  # the same for sets


class View(msgspec.Struct, tag="honeymoon/1"):
    phase: Phase
    sheet: Sheet
    one_entrance: bool
    side: int  # cells in a row, and rows
    cells: list[Cell]
    die: int | None
    rolls: int
    timer: Timer
    idle: int
    idle_limit: int
    slots: int
    set_worth: int
    pickle_worth: int
    seats: list[SeatView]
    choice: Choice | None  # None for a spectator, and while nobody digs
    winners: list[int]


def view(box: Box, glimpse: Table, seat: int) -> View:
    return View(
        phase=PHASES[glimpse.phase],
        sheet=SHEETS[box.sheet],
        one_entrance=bool(box.one_entrance),
        side=box.side,
        cells=_cells(box),
        die=glimpse.die or None,
        rolls=glimpse.rolls,
        timer=_timer(box, glimpse),
        idle=glimpse.idle,
        idle_limit=box.idle_rolls,
        slots=box.slots,
        set_worth=box.set_points,
        pickle_worth=box.pickle_points,
        seats=_seats(box, _public(box, glimpse)),
        choice=_choice(box, glimpse, seat) if seat >= 0 and glimpse.phase == rules.DIGGING else None,
        winners=winners(rules, box, glimpse),
    )


@lru_cache(maxsize=16)
def _cells(box: Box) -> list[Cell]:
    """Cached: what is printed on the sheet is in every view."""
    return [_cell(box, row * rules.SIDE + column) for row in range(box.side) for column in range(box.side)]


def _cell(box: Box, cell: int) -> Cell:
    inward = box.inward[cell]
    return Cell(cell_name(cell), CONTENTS[box.content[cell]], DIRECTION_NAMES[inward] if inward >= 0 else None)


def _timer(box: Box, glimpse: Table) -> Timer:
    second = box.seats == 1 and glimpse.timer == rules.LAST_PASS
    return Timer(
        running=glimpse.timer != rules.NOT_RUNNING,
        turn_of_timer=2 if second else 1,
        turns=2 if box.seats == 1 else 1,
        crossed=glimpse.crossed,
        boxes=box.timer,
        from_roll=box.timer_roll,
    )


def _public(box: Box, glimpse: Table) -> Table:
    public = glimpse.clone()
    rules.hide(box, public, SPECTATOR)
    return public


@lru_cache(maxsize=256)
def _seats(box: Box, public: Table) -> list[SeatView]:
    """Cached: they look the same to everybody."""
    return [_seat(box, public, seat) for seat in range(box.seats)]


def _seat(box: Box, glimpse: Table, seat: int) -> SeatView:
    ticked = glimpse.ticked[seat]
    sets, pickles = rules.sets_of(box, glimpse, seat), glimpse.pickles[seat]
    return SeatView(
        seat=seat,
        dug=[CELL_NAMES[cell] for cell in dug_cells(glimpse, seat)],
        last_dug=last_dug(glimpse, seat),
        last_passed=glimpse.last_move[seat] == rules.PASS,
        bar=[_row(kind, ticked[kind], box.boxes[kind]) for kind in range(box.kinds)],
        sweets=rules.sweets_of(glimpse, seat),
        sets=sets,
        set_points=box.set_points * sets,
        pickles=pickles,
        pickle_points=box.pickle_points * pickles,
        slots_free=box.slots - glimpse.slots_used[seat],
        entrance=rules.has_entrance(box, glimpse, seat),
        points=rules.points_of(box, glimpse, seat),
    )


def points_so_far(box: Box, glimpse: Table) -> list[int]:
    return [rules.points_of(box, glimpse, seat) for seat in range(box.seats)]


@lru_cache(maxsize=1024)
def _row(kind: int, ticked: int, boxes: int) -> Row:
    """Cached: there are not many."""
    return Row(SWEETS[kind], ticked, boxes, rules.row_points(ticked), [rules.row_points(box + 1) for box in range(boxes)])


def _choice(box: Box, glimpse: Table, seat: int) -> Choice:
    move, length, cells = glimpse.choice[seat], _length(glimpse, seat), _chosen_cells(glimpse, seat)
    digs = _digs(box, glimpse, seat) if length and move == rules.UNDECIDED else [move] if cells else []
    contents = [tuple(sorted(box.content[cell] for cell in cells_of_dig(dig, length or 0))) for dig in digs]
    worth = {each: _brings(box, glimpse, seat, each) for each in set(contents)}  # many digs find the same things
    brings = [worth[each] for each in contents]
    return Choice(
        length=length,
        slots=glimpse.length[seat],
        passed=move == rules.PASS,
        cells=[cell_name(cell) for cell in cells],
        gains=[points for points, _ in brings],
        sets=[sets for _, sets in brings],
    )


def _length(glimpse: Table, seat: int) -> int | None:
    return None if rules.must_choose_length(glimpse, seat) else rules.length_to_dig(glimpse, seat)


def _chosen_cells(glimpse: Table, seat: int) -> tuple[int, ...]:
    move = glimpse.choice[seat]
    return () if move in (rules.UNDECIDED, rules.PASS) else cells_of_dig(move, rules.length_to_dig(glimpse, seat))


def _digs(box: Box, glimpse: Table, seat: int) -> list[int]:
    moves = (c_int32 * rules.MOVES)()
    return moves[: rules.list_digs(box, glimpse, seat, moves)]


def _brings(box: Box, glimpse: Table, seat: int, contents: tuple[int, ...]) -> tuple[int, int]:
    """Points and sets that these finds bring a seat. They are collected on a copy of the table, which is thrown away."""
    then = glimpse.clone()
    for content in contents:
        rules.collect(box, then, seat, content)
    points, sets = (of(box, then, seat) - of(box, glimpse, seat) for of in (rules.points_of, rules.sets_of))
    return points, sets


def is_dug(table: Table, seat: int, cell: int) -> bool:
    return bool(table.dug[seat][cell // rules.SIDE + 1] >> cell % rules.SIDE & 1)


def dug_cells(table: Table, seat: int) -> list[int]:
    rows = table.dug[seat][1 : rules.SIDE + 1]
    return [cell for row, dug in enumerate(rows) if dug for cell in _dug_in_row(row, dug)]


@lru_cache(maxsize=512)
def _dug_in_row(row: int, dug: int) -> tuple[int, ...]:
    return tuple(row * rules.SIDE + column for column in range(rules.SIDE) if dug >> column & 1)


@lru_cache(maxsize=8 * rules.DIRECTIONS * rules.CELLS)
def cells_of_dig(move: int, length: int) -> tuple[int, ...]:
    """The cells of a dig that stays on the sheet, in the order of digging."""
    cells = [next_cell(move % rules.CELLS, move // rules.CELLS, step) for step in range(length)]
    return tuple(cell for cell in cells if cell is not None)


def last_dug(table: Table, seat: int) -> list[str]:
    move = table.last_move[seat]
    dug = () if move in (rules.UNDECIDED, rules.PASS) else cells_of_dig(move, table.last_length[seat])
    return [cell_name(cell) for cell in dug]


# ---- In sentences ----


def summary(box: Box, glimpse: Table, seat: int) -> list[Say]:
    says = _what_now(box, glimpse, seat)
    if glimpse.phase != rules.OVER:
        says.append(_timer_say(box, glimpse))
        says += _sheet_says(box, glimpse, seat)
        says += [_tunnels_say(glimpse, other) for other in range(box.seats)]
    says += [_stands(box, glimpse, other) for other in range(box.seats)]
    if glimpse.phase != rules.OVER and glimpse.idle:
        says.append(Say("summary.idle", count=glimpse.idle, limit=box.idle_rolls))
    return says


def _what_now(box: Box, glimpse: Table, seat: int) -> list[Say]:
    if glimpse.phase == rules.OVER:
        return [_over_say(box, glimpse)]
    if glimpse.phase == rules.ROLLING:
        return [Say("summary.rolling")]
    says = [Say("summary.rolled", number=glimpse.die)]
    if seat >= 0:
        says.append(_own_duty(box, glimpse, seat))
    return says


def asked(box: Box, glimpse: Table, seat: int) -> Say:
    """What there is to do now, in one short sentence. A glimpse does not tell which of the others have already chosen."""
    if glimpse.phase != rules.DIGGING:
        return _what_now(box, glimpse, seat)[0]
    return Say("asked.watch", number=glimpse.die) if seat < 0 else _own_duty(box, glimpse, seat)


def _over_say(box: Box, glimpse: Table) -> Say:
    best = winners(rules, box, glimpse)
    points = rules.points_of(box, glimpse, best[0])
    if box.seats == 1:
        return Say("summary.solo_over", count=points)
    if len(best) == 1:
        if tie_was_broken(rules, box, glimpse):
            return Say("summary.won_tied", who=Who(best[0]), count=points, sweets=rules.sweets_of(glimpse, best[0]))  # HM12, HM19
        return Say("summary.won", who=Who(best[0]), count=points)
    return Say("summary.shared", seats=[Who(other) for other in best], count=points)


def _own_duty(box: Box, glimpse: Table, seat: int) -> Say:
    move, length = glimpse.choice[seat], _length(glimpse, seat)
    if move == rules.PASS:
        return Say("summary.passed")
    if move != rules.UNDECIDED:
        cells = _chosen_cells(glimpse, seat)
        return Say("summary.chosen", count=len(cells), first=cell_name(cells[0]), last=cell_name(cells[-1]))
    if length is None:
        if rules.longest_choice(box, glimpse, seat) == 0:
            return Say("summary.must_pass")
        return Say("summary.choose_length", count=box.slots - glimpse.slots_used[seat])
    return Say("summary.dig", count=length) if rules.can_dig(box, glimpse, seat, length) else Say("summary.must_pass")


def _timer_rolls(box: Box) -> Say:
    """The rolls that cross off a box of the timer."""
    printed = (box.timer_roll, box.faces) == (4, 6)
    return Say("timer.rolls") if printed else Say("timer.rolls_from", roll=box.timer_roll)


def _timer_say(box: Box, glimpse: Table) -> Say:
    if glimpse.timer == rules.NOT_RUNNING:
        return Say("summary.timer_waits")
    left = box.timer - glimpse.crossed
    if left == 0:
        return Say("summary.timer_last_turn" if glimpse.timer == rules.LAST_PASS else "summary.timer_once_more")
    key = "summary.timer_first" if glimpse.timer == rules.FIRST_PASS else "summary.timer_last"
    return Say(key, count=left, rolls=_timer_rolls(box))


def _sheet_says(box: Box, glimpse: Table, seat: int) -> list[Say]:
    """The moon, and what in it the viewer has not dug up yet; for a spectator, what was there at the start."""
    cells = range(rules.CELLS)
    says = [Say("summary.moon", rows=_row_says(box))]
    for content in (*range(rules.KINDS), rules.PICKLE):
        there = [cell for cell in cells if box.content[cell] == content and not (seat >= 0 and is_dug(glimpse, seat, cell))]
        if there:
            says.append(Say(f"summary.{CONTENTS[content]}", cells=[cell_name(cell) for cell in there]))
    chunks = [cell_name(cell) for cell in cells if box.content[cell] == rules.CHUNK]
    if chunks:
        says.append(Say("summary.chunks", cells=chunks))
    if seat < 0 or rules.has_entrance(box, glimpse, seat):
        starts = [cell for cell in cells if box.inward[cell] >= 0 and not (seat >= 0 and _taken(glimpse, seat, cell))]
        key = "summary.entrances" if box.one_entrance else "summary.starts"
        if starts:
            says.append(Say(key, cells=[cell_name(cell) for cell in starts]))
    return says


def _taken(glimpse: Table, seat: int, cell: int) -> bool:
    """Dug, or next to a dug cell: no longer a start space (HM18)."""
    sides = [next_cell(cell, direction) for direction in range(rules.DIRECTIONS)]
    return is_dug(glimpse, seat, cell) or any(side is not None and is_dug(glimpse, seat, side) for side in sides)


def _row_says(box: Box) -> list[Say]:
    """Where the moon begins and ends in each row; rows that are alike are put together."""
    spans: list[tuple[int, int, str, str]] = []
    for row in range(rules.SIDE):
        columns = [COLUMNS[column] for column in range(rules.SIDE) if box.content[row * rules.SIDE + column] != rules.SKY]
        if columns and spans and spans[-1][1:] == (row - 1, columns[0], columns[-1]):
            spans[-1] = (spans[-1][0], row, columns[0], columns[-1])
        elif columns:
            spans.append((row, row, columns[0], columns[-1]))
    return [
        Say("summary.row", row=top + 1, first=first, last=last)
        if top == bottom
        else Say("summary.rows", row=top + 1, to_row=bottom + 1, first=first, last=last)
        for top, bottom, first, last in spans
    ]


def _tunnels_say(glimpse: Table, seat: int) -> Say:
    """Every tunnel once: along the rows first, then along the columns what no row has named."""
    dug = dug_cells(glimpse, seat)
    if not dug:
        return Say("summary.no_tunnel", who=Who(seat))
    across = _runs(dug, 1)
    told = {cell for run in across if len(run) > 1 for cell in run}
    upright = [run for run in _runs(dug, rules.SIDE) if len(run) > 1 or run[0] not in told]
    runs = sorted([run for run in across if len(run) > 1] + upright)
    return Say("summary.tunnels", who=Who(seat), runs=[_run_say(run) for run in runs])


def _runs(dug: list[int], step: int) -> list[list[int]]:
    """Dug cells in straight lines, to the right (step 1) or down (step SIDE)."""
    runs = []
    for cell in dug:
        if cell - step not in dug or (step == 1 and cell % rules.SIDE == 0):
            run = [cell]
            while run[-1] + step in dug and not (step == 1 and run[-1] % rules.SIDE == rules.SIDE - 1):
                run.append(run[-1] + step)
            runs.append(run)
    return runs


def _run_say(run: list[int]) -> Say:
    if len(run) == 1:
        return Say("summary.cell", cell=cell_name(run[0]))
    return Say("summary.run", first=cell_name(run[0]), last=cell_name(run[-1]))


def _stands(box: Box, glimpse: Table, seat: int) -> Say:
    stands = _seat(box, glimpse, seat)
    parts = [Say(f"count.{row.sweet}", count=row.ticked, points=row.points) for row in stands.bar if row.ticked]
    if stands.sets:
        parts.append(Say("count.sets", count=stands.sets, points=stands.set_points))
    if stands.pickles:
        parts.append(Say("count.pickle", count=stands.pickles, points=-stands.pickle_points))
    slots = Say("count.slots", count=stands.slots_free)
    if not parts:
        return Say("summary.stands_nothing", who=Who(seat), slots=slots)
    return Say("summary.stands", who=Who(seat), count=stands.points, parts=parts, slots=slots)


def finds(box: Box, cells: Sequence[int]) -> list[Say]:
    """Sweets and pickles in these cells."""
    found = [box.content[cell] for cell in cells if box.content[cell] <= rules.PICKLE]
    return [Say(f"find.{CONTENTS[content]}", count=found.count(content)) for content in sorted(set(found))]


def picture(box: Box, glimpse: Table, seat: int) -> list[str]:
    """Every seat's sheet, three side by side: `o` dug, `O` dug in the turn before; else as in the edition, sky left blank."""
    lines: list[str] = []
    for first in range(0, box.seats, 3):
        sheets = [_sheet_lines(box, glimpse, other, seat) for other in range(first, min(first + 3, box.seats))]
        lines += ["   ".join(parts).rstrip() for parts in zip(*sheets, strict=True)]
    return lines


def _sheet_lines(box: Box, glimpse: Table, seat: int, viewer: int) -> list[str]:
    name = f"[{seat + 1}]" if seat == viewer else f" {seat + 1} "
    lines = [f"{name}{' '.join(COLUMNS[: box.side])}"]
    last = last_dug(glimpse, seat)
    for row in range(box.side):
        marks = []
        for cell in range(row * rules.SIDE, row * rules.SIDE + box.side):
            if is_dug(glimpse, seat, cell):
                marks.append("O" if cell_name(cell) in last else "o")
            elif box.inward[cell] >= 0:
                marks.append(ARROW_MARKS[box.inward[cell]])
            else:
                marks.append(MARKS[box.content[cell]] if box.content[cell] != rules.SKY else " ")
        lines.append(f"{row + 1:2} {' '.join(marks)}")
    return lines


def move_say(box: Box, glimpse: Table, seat: int, move: int) -> Say:
    if move == rules.PASS:
        return Say("move.pass")
    if move > rules.LENGTH:
        return Say("move.length", count=move - rules.LENGTH)
    return _dig_say(box, move, rules.length_to_dig(glimpse, seat) or box.faces)  # before a roll: as far as it could go


def varies(box: Box, move: int) -> bool:
    """A dig does: it is as long as the roll."""
    return move < rules.PASS


@lru_cache(maxsize=1024)
def _dig_say(box: Box, move: int, length: int) -> Say:
    """Cached: most digs can be made in many turns."""
    cells = cells_of_dig(move, length)
    where = {"direction": _direction(move // rules.CELLS), "first": cell_name(cells[0]), "last": cell_name(cells[-1])}
    found = finds(box, cells)
    if found:
        return Say("move.dig_finds", count=len(cells), finds=found, **where)
    return Say("move.dig", count=len(cells), **where)


def _direction(direction: int) -> Say:
    return Say(f"direction.{DIRECTION_NAMES[direction]}")


# ---- Story ----


def story(box: Box, before: Table, after: Table, seat: int, actor: int, event: int | None) -> list[Happening]:
    if actor == CHANCE:
        return _rolled(box, after)
    if after.phase == rules.DIGGING:  # others have not chosen yet: only the seat itself knows what it chose
        if seat != actor or event is None:
            return []
        return [Chosen(seat, say=Say("story.choice", who=Who(seat), move=move_say(box, before, seat, event)))]
    happenings: list[Happening] = []
    for other in range(box.seats):
        happenings += _dug(box, before, after, other)
    return happenings + _turn_ends(box, before, after)


def _rolled(box: Box, after: Table) -> list[Happening]:
    happenings: list[Happening] = [Roll(after.die)]
    if after.crossed_now:
        timer = TimerCrossed(box.timer - after.crossed, travels=[Travel("cross", BOX, "timer.crossed")])
        if after.timer == rules.LAST_PASS and after.crossed == box.timer:
            timer.say = Say("story.timer_last")
        happenings.append(timer)
    return happenings


def _dug(box: Box, before: Table, after: Table, seat: int) -> list[Happening]:
    move, who = after.last_move[seat], Who(seat)
    if move == rules.PASS:
        return [Pass(seat)]
    cells = cells_of_dig(move, after.last_length[seat])
    names = [cell_name(cell) for cell in cells]
    count, first, last = len(names), names[0], names[-1]
    say = Say("story.dig", who=who, count=count, direction=_direction(move // rules.CELLS), first=first, last=last)
    dig = Dig(seat, count, DIRECTION_NAMES[move // rules.CELLS], first, last, names, say=say)
    paid = after.slots_used[seat] - before.slots_used[seat]
    if paid:
        dig.travels = [Travel("slot", f"seats.{seat}.slots_free", BOX, paid)]
    happenings: list[Happening] = [dig]
    found = [cell for cell in cells if box.content[cell] <= rules.PICKLE]
    if found:
        there = [Found(cell_name(cell), FINDS[box.content[cell]]) for cell in found]
        say = Say("story.found", who=who, finds=finds(box, found))
        travels = _ticks(box, before, after, seat, there)
        happenings.append(FoundSweets(seat, there, rules.points_of(box, after, seat), travels=travels, say=say))
    for kind in range(rules.KINDS):
        if after.ticked[seat][kind] == box.boxes[kind] > before.ticked[seat][kind]:
            sweet = SWEETS[kind]
            happenings.append(RowFull(seat, sweet, say=Say("story.row_full", who=who, sweet=Say(f"kind.{sweet}"))))
    sets = rules.sets_of(box, after, seat)
    if sets > rules.sets_of(box, before, seat):
        travels = [Travel("set", BOX, f"seats.{seat}.sets", sets - rules.sets_of(box, before, seat))]
        happenings.append(NewSet(seat, sets, travels=travels))
    return happenings


def _ticks(box: Box, before: Table, after: Table, seat: int, finds: list[Found]) -> list[Travel]:
    """The way from each find to the box where it is ticked; a full row takes no more ticks."""
    travels: list[Travel] = []
    left = [after.ticked[seat][kind] - before.ticked[seat][kind] for kind in range(rules.KINDS)]
    for find in finds:
        place = "pickles"
        if find.content != "pickle":
            kind = SWEETS.index(find.content)
            if not left[kind]:
                continue
            left[kind] -= 1
            place = f"bar.{kind}.ticked"
        travels.append(Travel(find.content, f"{BOX}.{seat}.{find.cell}", f"seats.{seat}.{place}"))
    return travels


def _turn_ends(box: Box, before: Table, after: Table) -> list[Happening]:
    if after.phase == rules.OVER:
        return [_why_over(box, before, after), Over(winners(rules, box, after), say=_over_say(box, after))]
    if after.timer == before.timer:
        return []
    return [
        TimerStarts(say=Say("story.timer_starts", rolls=_timer_rolls(box))) if before.timer == rules.NOT_RUNNING else SecondPass()
    ]


def _why_over(box: Box, before: Table, after: Table) -> Happening:
    if before.timer == rules.LAST_PASS and before.crossed == box.timer:
        return TimerFull()
    if after.idle >= box.idle_rolls:
        return Idle(after.idle)
    return Stuck()


# ---- Why not ----


def why_not(box: Box, glimpse: Table, seat: int, move: int) -> tuple[Say, str]:
    choose = rules.must_choose_length(glimpse, seat)
    if move == rules.PASS:
        return (Say("why.pass_length"), "HM7") if choose else (Say("why.pass", count=rules.length_to_dig(glimpse, seat)), "HM6")
    if move > rules.LENGTH:
        return _why_not_length(box, glimpse, seat, move - rules.LENGTH)
    if choose:
        if rules.longest_choice(box, glimpse, seat) == 0:
            return _why_not_length(box, glimpse, seat, 1)
        return Say("why.length_first"), "HM7"
    fault = dig_fault(box, glimpse, seat, move, rules.length_to_dig(glimpse, seat))
    if fault is None:
        raise ValueError(f"expected a move that is not legal, got {move}")
    return fault


def _why_not_length(box: Box, glimpse: Table, seat: int, length: int) -> tuple[Say, str]:
    if glimpse.die != 1:
        return Say("why.no_one", number=glimpse.die), "HM7"
    if glimpse.length[seat]:
        return Say("why.length_chosen", count=glimpse.length[seat]), "HM7"
    free = box.slots - glimpse.slots_used[seat]
    if length > free:
        return Say("why.slots", count=free), "HM7"
    return Say("why.no_room", count=length), "HM7"


def dig_fault(box: Box, table: Table, seat: int, move: int, length: int) -> tuple[Say, str] | None:
    """What is wrong with a dig, checked cell by cell; None if nothing is. Written apart from rules.py, and tested against it."""
    start, direction = move % rules.CELLS, move // rules.CELLS
    before = next_cell(start, direction, -1)
    if box.content[start] not in (rules.CHUNK, rules.SKY) and not is_dug(table, seat, start):
        fault = _beginning_fault(box, table, seat, start, direction, before, length)
        if fault is not None:
            return fault
    for step in range(length):
        cell = next_cell(start, direction, step)
        if cell is None or box.content[cell] == rules.SKY:
            return _stopped("sky", step, length, first=cell_name(start)), "HM2"
        name = cell_name(cell)
        if box.content[cell] == rules.CHUNK:
            return _stopped("chunk", step, length, cell=name), "HM5"
        if is_dug(table, seat, cell):
            return _stopped("dug", step, length, cell=name), "HM4"
        for other in range(rules.DIRECTIONS):
            beside = next_cell(cell, other)
            if beside is not None and beside != before and is_dug(table, seat, beside):
                return _stopped("touch", step, length, cell=name, tunnel=cell_name(beside)), "HM4"
        before = cell
    return _other_way(box, table, seat, start, direction, length)


def _other_way(box: Box, table: Table, seat: int, start: int, direction: int, length: int) -> tuple[Say, str] | None:
    """HM21: a dig that could also begin at its other end goes right or down."""
    behind, end = next_cell(start, direction, -1), next_cell(start, direction, length - 1)
    if direction in (rules.RIGHT, rules.DOWN) or end is None or end == start or box.inward[end] < 0:
        return None
    if behind is not None and is_dug(table, seat, behind):  # from the tunnel this is the only way
        return None
    back = (direction + 2) % rules.DIRECTIONS
    if box.one_entrance and box.inward[end] != back:
        return None
    return Say("why.other_way", cell=cell_name(end), direction=_direction(back)), "HM21"


def was_legal(box: Box, table: Table, seat: int, move: int, version: int) -> bool:
    """In version 1 a dig between two start spaces went both ways."""
    if version > 1 or move >= rules.PASS or rules.must_choose_length(table, seat):
        return False
    fault = dig_fault(box, table, seat, move, rules.length_to_dig(table, seat))
    return fault is not None and fault[0].key == "why.other_way"


def _stopped(by: str, step: int, length: int, **values: str) -> Say:
    """What is in the way of a dig: at its very first cell, or after a few."""
    return Say(f"why.{by}_first", **values) if step == 0 else Say(f"why.{by}", count=step, length=length, **values)


def _beginning_fault(
    box: Box, table: Table, seat: int, start: int, direction: int, before: int | None, length: int
) -> tuple[Say, str] | None:
    if before is not None and is_dug(table, seat, before):
        return None
    name = cell_name(start)
    if box.inward[start] >= 0:
        if not rules.has_entrance(box, table, seat):
            return Say("why.one_entrance", cell=name), "HM13"
        if box.one_entrance and direction != box.inward[start]:
            return Say("why.inward", cell=name, direction=_direction(box.inward[start])), "HM16"
        if length == 1 and direction != box.inward[start]:
            return Say("why.single", cell=name, direction=_direction(box.inward[start])), "HM21"
        return None
    sides = [next_cell(start, other) for other in range(rules.DIRECTIONS)]
    tunnels = [CELL_NAMES[side] for side in sides if side is not None and is_dug(table, seat, side)]
    if tunnels:
        return Say("why.not_away", cell=name, tunnel=tunnels[0]), "HM2"
    return Say("why.no_beginning", cell=name), "HM2"


# ---- How it was counted ----


def tally(box: Box, course: Sequence[Table]) -> list[Line]:
    """HM12: each row of the collection bar, sets, pickles."""
    last, seats = course[-1], range(box.seats)
    lines = [
        Line(Say(f"tally.{sweet}"), [rules.row_points(last.ticked[seat][kind]) for seat in seats])
        for kind, sweet in enumerate(SWEETS[: box.kinds])
    ]
    lines.append(Line(Say("tally.sets", kinds=box.kinds), [box.set_points * rules.sets_of(box, last, seat) for seat in seats]))
    lines.append(Line(Say("tally.pickles"), [box.pickle_points * last.pickles[seat] for seat in seats]))
    return with_tie_break(lines, Say("tally.sweets"), [rules.sweets_of(last, seat) for seat in seats])  # HM19
