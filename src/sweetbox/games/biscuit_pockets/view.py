"""What a seat sees of Biscuit Pockets: data, sentences, a picture, the story, and why a move is not allowed."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from sweetbox.games.biscuit_pockets import rules
from sweetbox.games.biscuit_pockets.notation import COLUMNS, MoveJson, move_json, pocket_name, square_of, tile_text
from sweetbox.games.biscuit_pockets.rules import Box, Table
from sweetbox.games.biscuit_pockets.story import (
    End,
    Ended,
    Flip,
    GreatSix,
    Happening,
    Joined,
    Knock,
    LastLap,
    Over,
    Received,
    Reveal,
    Show,
    SpellBroken,
    Start,
    Tile,
    Turn,
    TurnedBack,
)
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.happening import Travel
from sweetbox.kernel.results import tie_was_broken, winners
from sweetbox.kernel.say import Say, Who
from sweetbox.kernel.tally import Line, with_tie_break

Phase = Literal["start", "flip", "reveal", "show", "over"]
PHASES: dict[int, Phase] = {
    rules.DRAW_START: "start",
    rules.FLIPPING: "flip",
    rules.REVEALING: "reveal",
    rules.SHOWING: "show",
    rules.REVEALING_SHOWN: "reveal",
    rules.OVER: "over",
}
ENDS: dict[End, str] = {"BP11": "end.last_lap", "BP12": "end.no_chain", "BP14": "end.idle"}


class KindOfTile(Tile):
    count: int  # tiles of this kind


class Pocket(msgspec.Struct):
    name: str
    lies: int  # tiles here: 1, or 0 once it has been received
    up: bool  # face up; at the end, wherever it is certain what is there
    tile: Tile | None  # the tile, if it is face up, or was seen and the table shows what was seen


class Link(msgspec.Struct):
    pocket: str
    knocked: bool


class SeatView(msgspec.Struct):
    seat: int
    pile: int  # tiles that lie face down beside the seat
    cracked: int  # and those that lie face up
    points: int | None  # None while the piles lie face down and the table does not show what was seen


class View(msgspec.Struct, tag="biscuit_pockets/3"):
    phase: Phase
    turn: int | None
    pockets: list[Pocket]
    chain: list[Link]
    pick: MoveJson | None  # the move whose tile is turning up now
    next_step: int | None
    must_knock: bool
    cracked_left: int  # tiles that nobody has received
    last_lap: int | None  # turns left, once the last cracked tile has been received
    idle: int
    idle_limit: int
    seats: list[SeatView]
    winners: list[int]
    ended_by: End | None  # the rule that ended the match
    never_seen: list[KindOfTile]  # at the end: tiles that nobody ever saw. They have no order, so nobody can say which is where
    # What is printed in the box.
    columns: int
    longest_chain: int
    knock_step: int  # the step whose tile must be knocked on
    tiles: list[KindOfTile]


def view(box: Box, glimpse: Table, seat: int) -> View:
    flipping = glimpse.phase == rules.FLIPPING
    return View(
        phase=PHASES[glimpse.phase],
        turn=None if glimpse.phase in (rules.OVER, rules.DRAW_START) else glimpse.turn,
        pockets=[_pocket(box, glimpse, pocket) for row in square_of(box) for pocket in row],
        chain=[_link(box, glimpse, step) for step in range(glimpse.steps)],
        pick=move_json(box, _picked(glimpse)) if glimpse.pick != rules.NOWHERE else None,
        next_step=glimpse.steps + 1 if flipping else None,
        must_knock=flipping and glimpse.steps == rules.MUST_KNOCK,
        cracked_left=rules.cracked_left(box, glimpse),
        last_lap=glimpse.last_lap if glimpse.last_lap >= 0 else None,
        idle=glimpse.idle,
        idle_limit=box.idle_turns,
        seats=[_seat(box, glimpse, other) for other in range(box.seats)],
        winners=winners(rules, box, glimpse),
        ended_by=ended_by(box, glimpse),
        never_seen=[_kind_of_tile(box, kind, count) for kind, count in never_seen(glimpse)],
        columns=box.wide,
        longest_chain=rules.CHAIN,
        knock_step=rules.MUST_KNOCK + 1,
        tiles=[_kind_of_tile(box, kind, box.count[kind]) for kind in range(rules.KINDS) if box.count[kind]],
    )


def chain(table: Table) -> list[int]:
    return list(table.chain)[: table.steps]


def ended_by(box: Box, glimpse: Table) -> End | None:
    """The rule that ended the match; None while it is running."""
    if glimpse.phase != rules.OVER:
        return None
    if glimpse.last_lap == 0:
        return "BP11"
    return "BP14" if glimpse.idle >= box.idle_turns else "BP12"


def _tile(box: Box, kind: int) -> Tile:
    return Tile(box.biscuits[kind], box.points[kind] - box.biscuits[kind], bool(box.cracked[kind]))


def _kind_of_tile(box: Box, kind: int, count: int) -> KindOfTile:
    tile = _tile(box, kind)
    return KindOfTile(tile.biscuits, tile.chocolate, tile.cracked, count)


def _pocket(box: Box, glimpse: Table, pocket: int) -> Pocket:
    kind = shown_kind(box, glimpse, pocket)
    return Pocket(
        pocket_name(pocket), int(kind != rules.GONE), is_up(box, glimpse, pocket), _tile(box, kind) if kind >= 0 else None
    )


def _link(box: Box, glimpse: Table, step: int) -> Link:
    pocket = glimpse.chain[step]
    kind = glimpse.pocket[pocket]
    # A cracked tile counts as what was needed, and would have broken the spell if knocked on (BP4, BP5).
    return Link(pocket_name(pocket), not box.cracked[kind] and box.biscuits[kind] <= step)


def _picked(glimpse: Table) -> int:
    kind_of_move = rules.SHOW if glimpse.phase == rules.REVEALING_SHOWN else rules.KNOCK if glimpse.knocked else rules.FLIP
    return int(kind_of_move + glimpse.pick)


def shown_kind(box: Box, glimpse: Table, pocket: int) -> int:
    """The kind that people are shown: a tile turned back is UNSEEN again unless the table shows what was seen (BP9). At the end,
    every tile whose kind is certain is turned up."""
    kind: int = glimpse.pocket[pocket]
    if glimpse.phase == rules.OVER:
        return max(rules.UNSEEN, rules.only_kind_unseen(glimpse)) if kind == rules.UNSEEN else kind
    lies_down = glimpse.face_down >> pocket & 1
    return rules.UNSEEN if lies_down and not box.show_seen else kind


def is_up(box: Box, glimpse: Table, pocket: int) -> bool:
    """Whether a tile lies there face up."""
    if glimpse.phase == rules.OVER:
        return shown_kind(box, glimpse, pocket) >= 0
    return glimpse.pocket[pocket] != rules.GONE and not glimpse.face_down >> pocket & 1


def never_seen(glimpse: Table) -> list[tuple[int, int]]:
    """At the end, if several kinds of tile are still unseen: each of these kinds, and how many of its tiles nobody ever saw."""
    if glimpse.phase != rules.OVER or rules.only_kind_unseen(glimpse) >= 0:
        return []
    return [(kind, count) for kind, count in enumerate(glimpse.unseen) if count]


def _seat(box: Box, glimpse: Table, seat: int) -> SeatView:
    cracked = sum(glimpse.received[seat][kind] for kind in range(rules.KINDS) if box.cracked[kind])
    points = rules.points_of(box, glimpse, seat) if open_to_all(box, glimpse) else None
    return SeatView(seat, rules.tiles_of(glimpse, seat) - cracked, cracked, points)


def open_to_all(box: Box, glimpse: Table) -> bool:
    """BP16: whether people are shown what is in the piles."""
    return bool(box.show_seen) or glimpse.phase == rules.OVER


def points_so_far(box: Box, glimpse: Table) -> list[int] | None:
    return [rules.points_of(box, glimpse, seat) for seat in range(box.seats)] if open_to_all(box, glimpse) else None


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
    if rule := ended_by(box, glimpse):
        says.append(_end_say(rule, glimpse))
    if unseen := never_seen(glimpse):
        tiles = [Say("web.kind", count=count, tile=tile_say(box, kind)) for kind, count in unseen]
        says.append(Say("summary.never_seen", tiles=tiles))
    if glimpse.phase == rules.FLIPPING:
        says += _chain_says(box, glimpse)
    says += [_row_say(box, glimpse, row) for row in range(box.high)]
    says += [_stands(box, glimpse, other) for other in range(box.seats)]
    if glimpse.last_lap > 0:
        says.append(Say("summary.last_lap", count=glimpse.last_lap))
    elif glimpse.phase != rules.OVER and glimpse.idle:
        says.append(Say("summary.idle", count=glimpse.idle, limit=box.idle_turns))
    return says


def _whose_turn(box: Box, glimpse: Table) -> Say:
    if glimpse.phase == rules.OVER:
        best = winners(rules, box, glimpse)
        points = rules.points_of(box, glimpse, best[0])
        if len(best) > 1:
            return Say("summary.shared", seats=[Who(seat) for seat in best], count=points)
        if tie_was_broken(rules, box, glimpse):
            return Say("summary.won_tied", who=Who(best[0]), count=points, tiles=rules.tiles_of(glimpse, best[0]))  # BP13
        return Say("summary.won", who=Who(best[0]), count=points)
    if glimpse.phase == rules.DRAW_START:
        return Say("summary.start")
    if glimpse.phase == rules.SHOWING:
        return Say("summary.show", who=Who(glimpse.turn))
    return Say("summary.turn", who=Who(glimpse.turn))


def asked(box: Box, glimpse: Table, seat: int) -> Say:
    """What the seat whose turn it is has to do, in one sentence."""
    if glimpse.phase != rules.FLIPPING:
        return _whose_turn(box, glimpse)
    step = glimpse.steps + 1
    key = "first" if step == 1 else _wanted(box, step)
    return Say(f"asked.{key}", who=Who(glimpse.turn), count=step, less=step - 1)


def _wanted(box: Box, step: int) -> str:
    """How a step can succeed: no tile shows 4 or 6, so some steps need a knock (BP7), and just after these none helps."""
    printed = {box.biscuits[kind] for kind in range(rules.KINDS) if box.count[kind] and not box.cracked[kind]}
    if step == rules.MUST_KNOCK + 1 or (step not in printed and step - 1 in printed):
        return "must_knock"
    return "next" if step - 1 in printed else "find"


def _end_say(rule: End, glimpse: Table) -> Say:
    return Say(ENDS[rule], count=glimpse.idle)


def _chain_says(box: Box, glimpse: Table) -> list[Say]:
    links = [
        Say("summary.link", pocket=pocket_name(pocket), tile=tile_say(box, glimpse.pocket[pocket])) for pocket in chain(glimpse)
    ]
    says = [Say("summary.chain", links=links)] if links else []
    step = glimpse.steps + 1
    return [*says, Say(f"summary.{_wanted(box, step)}", count=step)]


def _row_say(box: Box, glimpse: Table, row: int) -> Say:
    pockets = square_of(box)[row]
    kinds = {shown_kind(box, glimpse, pocket) for pocket in pockets}
    if kinds == {rules.UNSEEN}:
        return Say("board.row_down", row=row + 1)
    if kinds == {rules.GONE}:
        return Say("board.row_empty", row=row + 1)
    return Say("board.row", row=row + 1, pockets=[_pocket_say(box, glimpse, pocket) for pocket in pockets])


def _pocket_say(box: Box, glimpse: Table, pocket: int) -> Say:
    kind = shown_kind(box, glimpse, pocket)
    column = COLUMNS[pocket % rules.SIDE]
    if kind == rules.GONE:
        return Say("pocket.empty", column=column)
    if kind == rules.UNSEEN:
        return Say("pocket.down", column=column)
    key = "pocket.up" if is_up(box, glimpse, pocket) else "pocket.seen"
    return Say(key, column=column, tile=tile_say(box, kind))


def _stands(box: Box, glimpse: Table, seat: int) -> Say:
    stands = _seat(box, glimpse, seat)
    cracked = Say("summary.cracked", count=stands.cracked)
    if stands.points is None:
        return Say("summary.stands", who=Who(seat), count=rules.tiles_of(glimpse, seat), cracked=cracked)
    points = Say("summary.points", count=stands.points)
    return Say("summary.stands_points", who=Who(seat), count=rules.tiles_of(glimpse, seat), cracked=cracked, points=points)


def picture(box: Box, glimpse: Table, seat: int) -> list[str]:
    """`?` face down, `.` empty, [2] face up, 2 seen; x is cracked, c chocolate."""
    lines = ["   " + "".join(f"{column:^5}" for column in COLUMNS[: box.wide]).rstrip()]
    for row, pockets in enumerate(square_of(box)):
        cells = []
        for pocket in pockets:
            text = tile_text(box, shown_kind(box, glimpse, pocket))
            cells.append(f"{f'[{text}]' if is_up(box, glimpse, pocket) else text:^5}")
        lines.append(f"{row + 1}  {''.join(cells)}".rstrip())
    return lines


def move_say(box: Box, glimpse: Table, seat: int, move: int) -> Say:
    if move >= rules.SHOW:
        return Say("move.show", pocket=pocket_name(move - rules.SHOW))
    if move >= rules.KNOCK:
        return Say("move.knock", pocket=pocket_name(move - rules.KNOCK))
    return Say("move.flip", pocket=pocket_name(move - rules.FLIP))


def varies(box: Box, move: int) -> bool:
    return False


# ---- Story ----


# Each of these reveals which tile is where: a tile that joined a chain gives away its step, and a tile flipped earlier in a turn
# must have joined if a later one did.
FADING = ("flip", "knock", "show", "reveal", "joined", "turned_back", "spell_broken")


def fading(box: Box) -> tuple[str, ...]:
    """What a tile showed is not shown again while the match is running (BP9), unless the table shows what was seen."""
    return () if box.show_seen else FADING


def story(box: Box, before: Table, after: Table, seat: int, actor: int, event: int | None) -> list[Happening]:
    if before.phase == rules.DRAW_START:
        return [Start(after.turn)]
    happenings: list[Happening] = []
    who = after.last_seat
    pocket = pocket_name(after.last_pocket)
    if actor != CHANCE and event is not None:
        done = Show if event >= rules.SHOW else Knock if event >= rules.KNOCK else Flip
        happenings.append(done(who, pocket))
    if after.last_fate != rules.NOTHING:
        knocked = before.knocked == 1 if actor == CHANCE else event is not None and rules.KNOCK <= event < rules.SHOW
        happenings += _fate(box, before, after, who, pocket, knocked)
        happenings += _turn_passes(box, before, after)
    return happenings


def _fate(box: Box, before: Table, after: Table, who: int, pocket: str, knocked: bool) -> list[Happening]:
    """What became of the tile that turned up, and of the chain before it."""
    tile, what, step = _tile(box, after.last_kind), tile_say(box, after.last_kind), before.steps + 1
    reveal = Reveal(who, pocket, tile, say=Say("story.reveal", who=Who(who), what=what, pocket=pocket))
    key = "story.wrong_knocked" if knocked else "story.wrong"
    wrong = Reveal(who, pocket, tile, say=Say(key, pocket=pocket, what=what, count=step))
    links = chain(before)
    before_it = [pocket_name(link) for link in links]
    if after.last_fate == rules.JOINED:
        joined = Joined(who, pocket, step)
        if knocked:
            joined.say = Say("story.joined_knocked", count=step)
        happenings: list[Happening] = [reveal, joined]
        if step == rules.CHAIN:
            happenings.append(GreatSix(who))
        if after.last_taken:
            happenings.append(_received(box, before, after, who, [*links, after.last_pocket]))
        elif after.steps == 0:
            happenings.append(TurnedBack(who, [pocket]))  # BP15 with a chain of one
        return happenings
    if after.last_fate == rules.BROKE:
        back = [*before_it, pocket]
        return [reveal, SpellBroken(who, back, len(back))]
    if after.last_fate == rules.SHOWN or before.steps == 0 or before.steps >= rules.WORTH_TAKING:
        happenings = [reveal if after.last_fate == rules.SHOWN else wrong, TurnedBack(who, [pocket])]
        if after.last_taken:
            happenings.append(_received(box, before, after, who, links))
        return happenings
    return [wrong, TurnedBack(who, [*before_it, pocket])]


def _received(box: Box, before: Table, after: Table, who: int, pockets: list[int]) -> Received:
    """Tiles are named by their pockets, because what the tiles of a pile show is not shown again (BP16)."""
    travels, places = [], [pocket for row in square_of(box) for pocket in row]
    for pocket in pockets:
        kind = after.last_kind if pocket == after.last_pocket else before.pocket[pocket]
        pile = "cracked" if box.cracked[kind] else "pile"
        travels.append(Travel(pocket_name(pocket), f"pockets.{places.index(pocket)}.lies", f"seats.{who}.{pile}"))
    return Received(who, [travel.piece for travel in travels], len(travels), travels=travels)


def _turn_passes(box: Box, before: Table, after: Table) -> list[Happening]:
    if rule := ended_by(box, after):
        ended = Ended(rule, say=_end_say(rule, after))
        return [ended, Over(winners(rules, box, after), say=_whose_turn(box, after))]
    happenings: list[Happening] = []
    if before.last_lap < 0 <= after.last_lap:
        happenings.append(LastLap(after.last_seat))
    if after.turn != before.turn:
        happenings.append(Turn(after.turn))
    return happenings


# ---- Why not ----


def why_not(box: Box, glimpse: Table, seat: int, move: int) -> tuple[Say, str]:
    pocket = move % rules.POCKETS
    name = pocket_name(pocket)
    if move >= rules.SHOW and glimpse.phase != rules.SHOWING:
        return Say("why.show"), "BP8"
    if move < rules.SHOW and glimpse.phase == rules.SHOWING:
        return Say("why.only_show"), "BP8"
    if glimpse.pocket[pocket] == rules.GONE:
        return Say("why.empty", pocket=name), "BP17"
    if not glimpse.face_down >> pocket & 1:
        return Say("why.face_up", pocket=name), "BP1"
    return Say("why.must_knock"), "BP7"


# ---- How it was counted ----


def tally(box: Box, course: Sequence[Table]) -> list[Line]:
    """BP13: chocolate biscuits count double; a cracked tile is a category of its own, since people keep those apart."""
    last, seats = course[-1], range(box.seats)
    whole = [kind for kind in range(rules.KINDS) if not box.cracked[kind]]
    cracked = [kind for kind in range(rules.KINDS) if box.cracked[kind]]
    chocolate = [2 * _tile(box, kind).chocolate for kind in range(rules.KINDS)]
    plain = [box.points[kind] - chocolate[kind] for kind in range(rules.KINDS)]

    def line(key: str, kinds: list[int], worth: Sequence[int]) -> Line:
        return Line(Say(key), [sum(worth[kind] * last.received[seat][kind] for kind in kinds) for seat in seats])

    lines = [
        line("tally.plain", whole, plain),
        line("tally.chocolate", whole, chocolate),
        line("tally.cracked", cracked, box.points),
    ]
    return with_tie_break(lines, Say("tally.tiles"), [rules.tiles_of(last, seat) for seat in seats])
