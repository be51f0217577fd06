"""What a seat sees of Biscuit Pockets: data, sentences, a picture, the story, and why a move is not allowed."""

from typing import Any

import msgspec

from sweetbox.games.biscuit_pockets import rules
from sweetbox.games.biscuit_pockets.notation import COLUMNS, pocket_name, tile_text
from sweetbox.games.biscuit_pockets.rules import (
    BROKE,
    CHAIN,
    DRAW_START,
    FLIP,
    FLIPPING,
    GONE,
    JOINED,
    KINDS,
    MUST_TAP,
    NOTHING,
    OVER,
    POCKETS,
    SHOW,
    SHOWING,
    SHOWN,
    SIDE,
    TAP,
    UNSEEN,
    WORTH_TAKING,
    Box,
    Table,
    points_of,
    tiles_of,
)
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.results import tie_was_broken, winners
from sweetbox.kernel.say import Say, Who

PHASES = {DRAW_START: "start", FLIPPING: "flip", SHOWING: "show", OVER: "over"}
ENDS = {"BP11": "end.last_lap", "BP12": "end.no_chain", "BP14": "end.idle"}


class Tile(msgspec.Struct):
    biscuits: int
    chocolate: int
    cracked: bool


class KindOfTile(Tile):
    count: int  # tiles of this kind in the box


class Pocket(msgspec.Struct):
    name: str
    state: str  # down, up or empty
    tile: Tile | None  # what lies there, if it is face up, or was seen and the table shows what was seen


class SeatView(msgspec.Struct):
    seat: int
    tiles: int
    cracked: int  # these lie open beside the seat
    points: int | None  # None while the piles lie face down and the table does not show what was seen


class View(msgspec.Struct, tag="biscuit_pockets/1"):
    phase: str
    turn: int | None
    pockets: list[Pocket]
    chain: list[str]
    next_step: int | None
    must_tap: bool
    last_lap: int | None  # turns left, once the last cracked tile is received
    idle: int
    idle_limit: int
    seats: list[SeatView]
    winners: list[int]
    ended_by: str | None  # the rule that ended the match
    # What is printed in the box.
    columns: int
    longest_chain: int
    tap_step: int  # the step whose tile must be tapped
    tiles: list[KindOfTile]


def view(box: Box, glimpse: Table, seat: int) -> View:
    flipping = glimpse.phase == FLIPPING
    return View(
        phase=PHASES.get(glimpse.phase, "reveal"),
        turn=None if glimpse.phase in (OVER, DRAW_START) else glimpse.turn,
        pockets=[_pocket(box, glimpse, pocket) for pocket in range(POCKETS)],
        chain=[pocket_name(pocket) for pocket in chain(glimpse)],
        next_step=glimpse.steps + 1 if flipping else None,
        must_tap=flipping and glimpse.steps == MUST_TAP,
        last_lap=glimpse.last_lap if glimpse.last_lap >= 0 else None,
        idle=glimpse.idle,
        idle_limit=box.idle_turns,
        seats=[_seat(box, glimpse, other) for other in range(box.seats)],
        winners=winners(rules, box, glimpse),
        ended_by=ended_by(box, glimpse),
        columns=SIDE,
        longest_chain=CHAIN,
        tap_step=MUST_TAP + 1,
        tiles=[_kind_of_tile(box, kind) for kind in range(KINDS) if box.count[kind]],
    )


def chain(table: Table) -> list[int]:
    return list(table.chain)[: table.steps]


def ended_by(box: Box, glimpse: Table) -> str | None:
    """The rule that ended the match; None while it goes on."""
    if glimpse.phase != OVER:
        return None
    if glimpse.last_lap == 0:
        return "BP11"
    return "BP14" if glimpse.idle >= box.idle_turns else "BP12"


def _tile(box: Box, kind: int) -> Tile:
    return Tile(box.biscuits[kind], box.points[kind] - box.biscuits[kind], bool(box.cracked[kind]))


def _kind_of_tile(box: Box, kind: int) -> KindOfTile:
    tile = _tile(box, kind)
    return KindOfTile(tile.biscuits, tile.chocolate, tile.cracked, box.count[kind])


def _pocket(box: Box, glimpse: Table, pocket: int) -> Pocket:
    kind = shown_kind(box, glimpse, pocket)
    state = "empty" if kind == GONE else "down" if glimpse.face_down >> pocket & 1 else "up"
    return Pocket(pocket_name(pocket), state, _tile(box, kind) if kind >= 0 else None)


def shown_kind(box: Box, glimpse: Table, pocket: int) -> int:
    """The kind that people are shown: a tile turned back is UNSEEN again unless the table shows what was seen (BP9)."""
    kind: int = glimpse.pocket[pocket]
    lies_down = glimpse.face_down >> pocket & 1
    return UNSEEN if lies_down and not box.show_seen else kind


def _seat(box: Box, glimpse: Table, seat: int) -> SeatView:
    cracked = sum(glimpse.received[seat][kind] for kind in range(KINDS) if box.cracked[kind])
    open_to_all = box.show_seen or glimpse.phase == OVER  # BP16
    points = points_of(box, glimpse, seat) if open_to_all else None
    return SeatView(seat, tiles_of(glimpse, seat), cracked, points)


# ---- In sentences ----


def tile_say(box: Box, kind: int) -> Say:
    tile = _tile(box, kind)
    if tile.cracked:
        return Say("tile.cracked")
    if tile.chocolate:
        return Say("tile.chocolate", count=tile.biscuits, chocolate=tile.chocolate)
    return Say("tile.plain", count=tile.biscuits)


def summary(box: Box, glimpse: Table, seat: int) -> list[Say]:
    says = [_whose_turn(box, glimpse)]
    if glimpse.phase == OVER:
        says.append(_end_say(box, glimpse))
    if glimpse.phase == FLIPPING:
        says += _chain_says(box, glimpse)
    says += [_row_say(box, glimpse, row) for row in range(SIDE)]
    says += [_stands(box, glimpse, other) for other in range(box.seats)]
    if glimpse.last_lap > 0:
        says.append(Say("summary.last_lap", count=glimpse.last_lap))
    elif glimpse.phase != OVER and glimpse.idle:
        says.append(Say("summary.idle", count=glimpse.idle, limit=box.idle_turns))
    return says


def _whose_turn(box: Box, glimpse: Table) -> Say:
    if glimpse.phase == OVER:
        best = winners(rules, box, glimpse)
        points = points_of(box, glimpse, best[0])
        if len(best) > 1:
            return Say("summary.shared", seats=[Who(seat) for seat in best], count=points)
        if tie_was_broken(rules, box, glimpse):
            return Say("summary.won_tied", who=Who(best[0]), count=points, tiles=tiles_of(glimpse, best[0]))  # BP13
        return Say("summary.won", who=Who(best[0]), count=points)
    if glimpse.phase == DRAW_START:
        return Say("summary.start")
    if glimpse.phase == SHOWING:
        return Say("summary.show", who=Who(glimpse.turn))
    return Say("summary.turn", who=Who(glimpse.turn))


def asked(box: Box, glimpse: Table, seat: int) -> Say:
    """What is wanted of the seat in turn, in one sentence."""
    if glimpse.phase != FLIPPING:
        return _whose_turn(box, glimpse)
    step = glimpse.steps + 1
    key = "asked.first" if step == 1 else "asked.must_tap" if glimpse.steps == MUST_TAP else "asked.next"
    return Say(key, who=Who(glimpse.turn), count=step, less=step - 1)


def _end_say(box: Box, glimpse: Table) -> Say:
    return Say(ENDS[ended_by(box, glimpse) or ""], count=glimpse.idle)


def _chain_says(box: Box, glimpse: Table) -> list[Say]:
    links = [
        Say("summary.link", pocket=pocket_name(pocket), tile=tile_say(box, glimpse.pocket[pocket])) for pocket in chain(glimpse)
    ]
    says = [Say("summary.chain", links=links)] if links else []
    key = "summary.must_tap" if glimpse.steps == MUST_TAP else "summary.next"
    return [*says, Say(key, count=glimpse.steps + 1)]


def _row_say(box: Box, glimpse: Table, row: int) -> Say:
    pockets = range(SIDE * row, SIDE * row + SIDE)
    kinds = {shown_kind(box, glimpse, pocket) for pocket in pockets}
    if kinds == {UNSEEN}:
        return Say("board.row_down", row=row + 1)
    if kinds == {GONE}:
        return Say("board.row_empty", row=row + 1)
    return Say("board.row", row=row + 1, pockets=[_pocket_say(box, glimpse, pocket) for pocket in pockets])


def _pocket_say(box: Box, glimpse: Table, pocket: int) -> Say:
    kind = shown_kind(box, glimpse, pocket)
    column = COLUMNS[pocket % SIDE]
    if kind == GONE:
        return Say("pocket.empty", column=column)
    if kind == UNSEEN:
        return Say("pocket.down", column=column)
    key = "pocket.seen" if glimpse.face_down >> pocket & 1 else "pocket.up"
    return Say(key, column=column, tile=tile_say(box, kind))


def _stands(box: Box, glimpse: Table, seat: int) -> Say:
    stands = _seat(box, glimpse, seat)
    cracked = Say("summary.cracked", count=stands.cracked)
    if stands.points is None:
        return Say("summary.stands", who=Who(seat), count=stands.tiles, cracked=cracked)
    points = Say("summary.points", count=stands.points)
    return Say("summary.stands_points", who=Who(seat), count=stands.tiles, cracked=cracked, points=points)


def picture(box: Box, glimpse: Table, seat: int) -> list[str]:
    """`?` face down, `.` empty, [2] face up, 2 seen; x is cracked, c chocolate."""
    lines = ["   " + "".join(f"{column:^5}" for column in COLUMNS).rstrip()]
    for row in range(SIDE):
        cells = []
        for pocket in range(SIDE * row, SIDE * row + SIDE):
            text = tile_text(box, shown_kind(box, glimpse, pocket))
            face_up = text != "." and not glimpse.face_down >> pocket & 1
            cells.append(f"{f'[{text}]' if face_up else text:^5}")
        lines.append(f"{row + 1}  {''.join(cells)}".rstrip())
    return lines


def move_say(box: Box, glimpse: Table, seat: int, move: int) -> Say:
    if move >= SHOW:
        return Say("move.show", pocket=pocket_name(move - SHOW))
    if move >= TAP:
        return Say("move.tap", pocket=pocket_name(move - TAP))
    return Say("move.flip", pocket=pocket_name(move - FLIP))


# ---- Story ----


# Each of these tells which tile lies where: one that joined a chain shows its step, one that was flipped before another of the
# same turn joined, too.
FADING = ("flip", "tap", "show", "reveal", "joined", "turned_back", "spell_broken")


def fading(box: Box) -> tuple[str, ...]:
    """What a tile showed is not told again while the match runs (BP9), unless the table shows what was seen."""
    return () if box.show_seen else FADING


def story(box: Box, before: Table, after: Table, seat: int, actor: int, event: int | None) -> list[dict[str, Any]]:
    if before.phase == DRAW_START:
        return [_happening("start", after.turn)]
    happenings = []
    who = after.last_seat
    pocket = pocket_name(after.last_pocket)
    if actor != CHANCE and event is not None:
        verb = "show" if event >= SHOW else "tap" if event >= TAP else "flip"
        happenings.append(_happening(verb, who, pocket=pocket))
    if after.last_fate != NOTHING:
        tapped = before.tapped == 1 if actor == CHANCE else event is not None and TAP <= event < SHOW
        happenings += _fate(box, before, after, who, pocket, tapped)
        happenings += _turn_passes(box, before, after)
    return happenings


def _fate(box: Box, before: Table, after: Table, who: int, pocket: str, tapped: bool) -> list[dict[str, Any]]:
    """What became of the tile that turned up, and of the chain before it."""
    tile = _tile(box, after.last_kind)
    what = msgspec.to_builtins(tile)
    reveal = _happening("reveal", who, say=tile_say(box, after.last_kind), pocket=pocket, tile=what)
    key = "story.wrong_tapped" if tapped else "story.wrong"
    needed = Say(key, pocket=pocket, what=tile_say(box, after.last_kind), count=before.steps + 1)
    wrong = {**reveal, "say": needed}
    before_it = [pocket_name(link) for link in chain(before)]
    if after.last_fate == JOINED:
        joined = _happening("joined", who, pocket=pocket, count=before.steps + 1)
        if tapped:
            joined = {**joined, "say": Say("story.joined_tapped", count=before.steps + 1)}
        happenings = [reveal, joined]
        if before.steps + 1 == CHAIN:
            happenings.append(_happening("great_six", who))
        if after.last_taken:
            happenings.append(_happening("received", who, pockets=[*before_it, pocket], count=after.last_taken))
        elif after.steps == 0:
            happenings.append(_happening("turned_back", who, pockets=[pocket]))  # BP15 with a chain of one
        return happenings
    if after.last_fate == BROKE:
        back = [*before_it, pocket]
        return [reveal, _happening("spell_broken", who, pockets=back, count=len(back))]
    if after.last_fate == SHOWN or before.steps == 0 or before.steps >= WORTH_TAKING:
        happenings = [reveal if after.last_fate == SHOWN else wrong, _happening("turned_back", who, pockets=[pocket])]
        if after.last_taken:
            happenings.append(_happening("received", who, pockets=before_it, count=after.last_taken))
        return happenings
    return [wrong, _happening("turned_back", who, pockets=[*before_it, pocket])]


def _turn_passes(box: Box, before: Table, after: Table) -> list[dict[str, Any]]:
    if after.phase == OVER:
        ended = {"kind": "ended", "seat": None, "rule": ended_by(box, after), "say": _end_say(box, after)}
        return [ended, {"kind": "over", "seat": None, "winners": winners(rules, box, after), "say": _whose_turn(box, after)}]
    happenings = []
    if before.last_lap < 0 <= after.last_lap:
        happenings.append(_happening("last_lap", after.last_seat))
    if after.turn != before.turn:
        happenings.append(_happening("turn", after.turn))
    return happenings


def _happening(kind: str, seat: int, say: Say | None = None, **values: Any) -> dict[str, Any]:
    spoken = {name: value for name, value in values.items() if name != "tile"}
    words = {**spoken, "what": say} if say is not None else spoken
    return {"kind": kind, "seat": seat, **values, "say": Say(f"story.{kind}", who=Who(seat), **words)}


# ---- Why not ----


def why_not(box: Box, glimpse: Table, seat: int, move: int) -> tuple[Say, str]:
    pocket = move % POCKETS
    name = pocket_name(pocket)
    if move >= SHOW and glimpse.phase != SHOWING:
        return Say("why.show"), "BP8"
    if move < SHOW and glimpse.phase == SHOWING:
        return Say("why.only_show"), "BP8"
    if glimpse.pocket[pocket] == GONE:
        return Say("why.empty", pocket=name), "BP17"
    if not glimpse.face_down >> pocket & 1:
        return Say("why.face_up", pocket=name), "BP1"
    return Say("why.must_tap"), "BP7"
