"""What a seat sees of Sweets Stack: data, sentences, a picture, the story, and why a move is not allowed."""

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Literal, cast

import msgspec

from sweetbox.games.sweets_stack import rules
from sweetbox.games.sweets_stack.components import picture_of, turned
from sweetbox.games.sweets_stack.notation import DEGREES, card_text, cell_text, move_text
from sweetbox.games.sweets_stack.rules import Box, Table
from sweetbox.games.sweets_stack.shapes import shape_say
from sweetbox.games.sweets_stack.story import (
    Candle,
    Changed,
    Colour,
    Decided,
    Draw,
    Drawn,
    Exchanged,
    Happening,
    Out,
    Over,
    Placed,
    Played,
    Pumpkin,
    Round,
    Row,
    Rule,
    Scored,
    ScoredLess,
    Sign,
    Turned,
)
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.happening import BOX, Travel
from sweetbox.kernel.results import tie_was_broken, winners
from sweetbox.kernel.say import Say, Who
from sweetbox.kernel.tally import Line

Phase = Literal[
    "dealing",
    "preparing",
    "crowning",
    "offering",
    "ordering",
    "redrawing",
    "choosing",
    "placing",
    "refilling",
    "over",
]
Side = Literal["left", "right"]
SayJson = Annotated[dict[str, Any], msgspec.Meta(extra_json_schema={"additionalProperties": True})]

# The names that the rules use, with their types.
PHASES = cast(dict[int, Phase], dict(enumerate(rules.PHASE_NAMES)))
RULES = cast(tuple[Rule, ...], rules.RULE_NAMES)
COLOURS = cast(tuple[Colour, ...], rules.COLOUR_NAMES)


class Candy(msgspec.Struct):
    """What is printed on a card."""

    card: str
    colour: Colour
    turns: list[str]  # pictures, the top line first: "##/.#"; upright, then each quarter turn to the right that looks different
    signs: list[Sign]


class Placing(msgspec.Struct):
    """A candy on its way into a bucket, or the one placed last in this round."""

    card: str
    turn: int  # degrees to the right
    shape: str  # as turned
    price: int
    cells: list[str]  # where it rests; empty while that is open


class Prices(msgspec.Struct):
    """The prices of the powers, in pumpkins."""

    exchange: int
    turn: int
    change: int


class RoundScore(msgspec.Struct):
    base: int
    favourite: int
    candle: int
    score: int


class SeatView(msgspec.Struct):
    seat: int
    out: bool
    gives_to: int | None  # the seat that gets what this one plays; None once this one is out or the match is over
    bucket: list[str]  # rows, the top one first: "..##.."
    full_rows: list[int]  # from the bottom, counted from 1
    pumpkins: int
    candles: int
    ghosts: int
    hand_size: int
    deck_size: int
    below_size: int
    # Once the match is over, these have all cards of all hands and decks.
    hand: list[str]  # all cards of your own hand; of another's, those known to be there
    owned: list[str]  # cards that everyone knows this seat owns, somewhere in hand or deck; of your own deck, those drawn before
    below: list[str]  # under your own deck, the next to be drawn first
    hidden_crown: bool
    scored: list[str]
    top: str | None
    may_turn: bool
    face_down: str | None
    received: str | None
    played: str | None  # the card played in this step
    exchanged: bool  # whether the hand was exchanged in this step
    placing: Placing | None
    declined: bool
    rounds: list[RoundScore]
    total: int


class View(msgspec.Struct, tag="sweets_stack/2"):
    phase: Phase
    round: int
    step: int
    rule: Rule
    rules: list[Rule]
    passes_to: Side
    wide: int
    high: int
    row_colours: list[Colour]  # from the bottom
    prefilled: list[str]  # cells that were filled when the round began
    marked: list[str]  # cells that the first candy may not occupy
    prices: Prices
    cards: dict[str, Candy]  # all cards in the box, in the order of a hand
    shapes: dict[str, SayJson]  # the upright shape of every card, in words
    rests: list[str]  # while you choose how to place the candy received: where it may rest unturned, by its bottom left corner
    seats: list[SeatView]
    winners: list[int]


def view(box: Box, glimpse: Table, seat: int) -> View:
    rule, places = box.rule[glimpse.round], _by_place(glimpse)
    return View(
        phase=PHASES[glimpse.phase],
        round=glimpse.round + 1,
        step=glimpse.step,
        rule=RULES[rule],
        rules=[RULES[number] for number in box.rule[: box.rounds]],
        passes_to=passes_to(glimpse),
        wide=box.wide,
        high=box.high,
        row_colours=[COLOURS[colour] for colour in list(box.row_colour)[: box.high]],
        prefilled=cell_names(box, box.prefill[rule]),
        marked=cell_names(box, box.keep_off[rule]),
        prices=Prices(rules.EXCHANGE_COST, rules.TURN_COST, rules.CHANGE_COST),
        cards=candies(box),
        shapes=shapes_in_words(box),
        rests=_rests(box, glimpse, seat),
        seats=[_seat(box, glimpse, other, seat, places) for other in range(box.seats)],
        winners=winners(rules, box, glimpse),
    )


def _rests(box: Box, glimpse: Table, seat: int) -> list[str]:
    if seat < 0 or glimpse.phase != rules.PLACING or not rules.owes(glimpse, seat) or glimpse.pick[seat] != rules.NOTHING:
        return []
    return cell_names(box, rules.rests(box, glimpse, seat, glimpse.received[seat] * rules.TURNS))


def passes_to(glimpse: Table) -> Side:
    return "left" if rules.direction(glimpse) == 1 else "right"


def gives_to(box: Box, glimpse: Table, seat: int) -> int | None:
    if glimpse.phase == rules.OVER or glimpse.out >> seat & 1:
        return None
    return rules.neighbour(box, glimpse, seat, rules.direction(glimpse))


def _cards(box: Box) -> list[int]:
    """The cards that are in the box."""
    return [card for card in range(rules.CARDS) if card >= rules.CANDIES or card % rules.IN_COLOUR < box.in_colour]


@lru_cache(maxsize=16)
def candies(box: Box) -> dict[str, Candy]:
    """Cached: what is printed on the cards is in every view."""
    return {
        card_text(card): Candy(card_text(card), COLOURS[box.colour[card]], _turns(box, card), signs(box, card))
        for card in _cards(box)
    }


def _turns(box: Box, card: int) -> list[str]:
    return list(dict.fromkeys(shape_picture(box, card * rules.TURNS + turn) for turn in range(rules.TURNS)))


def signs(box: Box, card: int) -> list[Sign]:
    found = ["played"] * box.played[card] + ["scored"] * box.scored[card] + ["still"] * box.still[card]
    return cast(list[Sign], found + ["ghost"] * box.ghosts[card])


@lru_cache(maxsize=4096)
def shape_picture(box: Box, shape: int) -> str:
    """The shape as turned, even if it never enters the bucket that way."""
    card, turn = divmod(shape, rules.TURNS)
    upright = card * rules.TURNS
    cells = [(offset % box.wide, offset // box.wide) for offset in list(box.offset[upright])[: box.size[upright]]]
    for _ in range(turn):
        cells = turned(cells)
    return picture_of(cells)


@lru_cache(maxsize=16)
def shapes_in_words(box: Box) -> dict[str, SayJson]:
    """Cached: every view of a table has the same ones, and working them out takes longer than all the rest of a view."""
    pictures = {shape_picture(box, card * rules.TURNS) for card in _cards(box)}
    return {picture: shape_say(picture).to_json() for picture in sorted(pictures)}


def cell_names(box: Box, cells: int) -> list[str]:
    return [cell_text(box, position) for position in _positions_in(cells & (1 << box.wide * box.high) - 1)]


@lru_cache(maxsize=1024)
def _positions_in(cells: int) -> tuple[int, ...]:
    return tuple(position for position in range(cells.bit_length()) if cells >> position & 1)


def cards_at(glimpse: Table, place: int) -> list[int]:
    return [card for card, at in enumerate(list(glimpse.place)) if at == place]


MARKS = str.maketrans("01", ".#")


def bucket_rows(box: Box, glimpse: Table, seat: int) -> list[str]:
    """From the bottom."""
    return _rows_of(glimpse.bucket[seat], box.wide, box.high)


@lru_cache(maxsize=1024)
def _rows_of(filled: int, wide: int, high: int) -> list[str]:
    """Cached: a bucket looks the same to everybody, and stays the same until something is put into it."""
    marks = f"{filled & (1 << wide * high) - 1:0{wide * high}b}"[::-1].translate(MARKS)
    return [marks[start : start + wide] for start in range(0, wide * high, wide)]


def _card_or_none(card: int) -> str | None:
    return card_text(card) if card != rules.NOTHING else None


def _by_place(glimpse: Table) -> dict[int, list[int]]:
    """The cards at each place that has any."""
    places: defaultdict[int, list[int]] = defaultdict(list)
    for card, place in enumerate(glimpse.place[:]):
        places[place].append(card)
    return places


def _seat(box: Box, glimpse: Table, seat: int, viewer: int, places: dict[int, list[int]]) -> SeatView:
    outside, rows = places.get(rules.OUTSIDE + seat), bucket_rows(box, glimpse, seat)
    return SeatView(
        seat=seat,
        out=bool(glimpse.out >> seat & 1),
        gives_to=gives_to(box, glimpse, seat),
        bucket=rows[::-1],
        full_rows=[number for number, row in enumerate(rows, 1) if "." not in row],
        pumpkins=glimpse.pumpkins[seat],
        candles=glimpse.candles[seat],
        ghosts=glimpse.ghosts[seat],
        hand_size=glimpse.hand_size[seat],
        deck_size=glimpse.deck_size[seat],
        below_size=glimpse.below_size[seat],
        hand=[card_text(card) for card in places.get(rules.HAND + seat, ())],
        owned=[card_text(card) for card in places.get(rules.DECK + seat, ())],
        below=[card_text(card) for card in glimpse.below[seat] if card != rules.NOTHING],
        hidden_crown=seat != viewer and glimpse.crown[seat] != rules.NO_CROWN and glimpse.phase != rules.OVER,
        scored=[card_text(card) for card in places.get(rules.SCORED + seat, ())],
        top=_card_or_none(glimpse.top[seat]),
        may_turn=not rules.turning_barred(box, glimpse, seat),
        face_down=card_text(outside[0]) if outside else None,
        received=_card_or_none(glimpse.received[seat]),
        played=_card_or_none(glimpse.choice[seat]),
        exchanged=glimpse.offer[seat] == rules.EXCHANGED,
        placing=_placing(box, glimpse, seat),
        declined=glimpse.pick[seat] == rules.DECLINED and (glimpse.phase == rules.PLACING or bool(glimpse.out >> seat & 1)),
        rounds=[_round_score(glimpse, number, seat) for number in range(rounds_over(box, glimpse))],
        total=rules.total(glimpse, seat),
    )


def rounds_over(box: Box, glimpse: Table) -> int:
    return box.rounds if glimpse.phase == rules.OVER else int(glimpse.round)


def _round_score(glimpse: Table, number: int, seat: int) -> RoundScore:
    base, favourite, candle = glimpse.base[number][seat], glimpse.favourite[number][seat], glimpse.candle[number][seat]
    return RoundScore(base, favourite, candle, glimpse.score[number][seat])


def _placing(box: Box, glimpse: Table, seat: int) -> Placing | None:
    shape, rest = glimpse.pick[seat], glimpse.rest[seat]
    if shape in (rules.NOTHING, rules.DECLINED):
        return None
    if glimpse.phase != rules.PLACING and glimpse.place[shape // rules.TURNS] != rules.SCORED + seat:
        return None  # it was placed in the round before, and its card is in the deck again
    cells = box.cells[shape] << rest if 0 <= rest < rules.POSITIONS else 0
    cost = rules.price(glimpse, seat, shape) if glimpse.phase == rules.PLACING else 0
    turn, picture = int(DEGREES[shape % rules.TURNS]), shape_picture(box, shape)
    return Placing(card_text(shape // rules.TURNS), turn, picture, cost, cell_names(box, cells))


# ---- In one sentence ----


def asked(box: Box, glimpse: Table, seat: int) -> Say:
    """What this seat has to do now, or what everyone is waiting for, or who won."""
    phase = glimpse.phase
    if phase == rules.OVER:
        return _where_we_are(box, glimpse)
    if seat >= 0 and glimpse.out >> seat & 1:
        return Say("asked.out")
    if seat >= 0 and rules.owes(glimpse, seat):
        return _asked_of(box, glimpse, seat)
    waiting = phase in (rules.OFFERING, rules.ORDERING, rules.CHOOSING, rules.PLACING)
    return Say(f"asked.wait_{PHASES[phase]}" if waiting else "asked.cards")


def _asked_of(box: Box, glimpse: Table, seat: int) -> Say:
    to = Who(rules.neighbour(box, glimpse, seat, rules.direction(glimpse)))
    if glimpse.phase == rules.OFFERING:
        return Say("asked.offer", to=to)
    if glimpse.phase == rules.ORDERING:
        return Say("asked.order")
    if glimpse.phase == rules.CHOOSING:
        return Say("asked.choose", to=to)
    pick, received = glimpse.pick[seat], glimpse.received[seat]
    if pick == rules.DECLINED:
        return Say("asked.face_down")
    if pick != rules.NOTHING or rules.rests(box, glimpse, seat, received * rules.TURNS):
        return Say("asked.drop", card=card_text(received if pick == rules.NOTHING else pick // rules.TURNS))
    moves = [0] * rules.MOVES
    only_out = rules.legal(box, glimpse, seat, moves) == 1
    return Say("asked.no_place" if only_out else "asked.pay_or_out", card=card_text(received))


def points_so_far(box: Box, glimpse: Table) -> list[int]:
    return [rules.total(glimpse, seat) for seat in range(box.seats)]


# ---- In sentences ----


def card_say(box: Box, card: int) -> Say:
    """`b3 (blue bar of three, standing; pumpkin when played)`"""
    key = "card.crown" if card >= rules.CANDIES else "card.signs" if signs(box, card) else "card.plain"
    values: dict[str, Any] = {} if key == "card.plain" else {"signs": sign_says(box, card)}
    return Say(key, card=card_text(card), **look_says(box, card * rules.TURNS), **values)


def look_says(box: Box, shape: int) -> dict[str, Say]:
    """The colour of a candy, and its shape as it is turned."""
    return {"colour": Say(f"colour.{COLOURS[box.colour[shape // rules.TURNS]]}"), "shape": shape_say(shape_picture(box, shape))}


def sign_says(box: Box, card: int) -> list[Say]:
    """Each sign once, ghosts with their number."""
    return [Say(f"sign.{sign}", count=signs(box, card).count(sign)) for sign in dict.fromkeys(signs(box, card))]


def summary(box: Box, glimpse: Table, seat: int) -> list[Say]:
    says = [_where_we_are(box, glimpse)]
    if glimpse.phase != rules.OVER:
        rule = box.rule[glimpse.round]
        if rule != rules.NO_RULE:
            name = RULES[rule]
            says.append(Say("summary.rule", rule=Say(f"advanced.{name}"), text=Say(f"advanced_text.{name}")))
        marked = marked_cells(box, glimpse, seat)
        if marked:
            says.append(Say("summary.marked", cells=cell_names(box, marked)))
        says.append(Say(f"summary.passes_{passes_to(glimpse)}"))
    if seat >= 0 and glimpse.phase != rules.OVER:
        says += _own_says(box, glimpse, seat)
    for other in range(box.seats):
        says += _seat_says(box, glimpse, other)
        if glimpse.phase == rules.OVER:
            says += _left_says(glimpse, other)
        elif other != seat and (known := cards_at(glimpse, rules.HAND + other)):
            says.append(Say("summary.holds", who=Who(other), cards=[card_text(card) for card in known]))
    says += [Say("summary.total", who=Who(other), count=rules.total(glimpse, other)) for other in range(box.seats)]
    return says


def _left_says(glimpse: Table, seat: int) -> list[Say]:
    """What was hidden until the end."""
    hand, deck = cards_at(glimpse, rules.HAND + seat), cards_at(glimpse, rules.DECK + seat) + cards_at(glimpse, rules.BELOW + seat)
    left = {"summary.left_in_hand": hand, "summary.left_in_deck": deck}
    return [Say(key, who=Who(seat), cards=[card_text(card) for card in cards]) for key, cards in left.items() if cards]


def marked_cells(box: Box, glimpse: Table, seat: int) -> int:
    """Cells that the Gummy Python marks, until the seat's first candy lies in its bucket; a spectator always sees them."""
    return 0 if seat >= 0 and rules.cards_placed(glimpse, seat) else int(box.keep_off[box.rule[glimpse.round]])


def _where_we_are(box: Box, glimpse: Table) -> Say:
    if glimpse.phase == rules.OVER:
        best = winners(rules, box, glimpse)
        if len(best) == 1:
            points = rules.total(glimpse, best[0])
            if tie_was_broken(rules, box, glimpse):
                last = glimpse.score[box.rounds - 1][best[0]]
                return Say("summary.won_tied", who=Who(best[0]), count=points, last=last)  # SS15
            return Say("summary.won", who=Who(best[0]), count=points)
        return Say("summary.shared", seats=[Who(seat) for seat in best], count=rules.total(glimpse, best[0]))
    return Say("summary.round", round=glimpse.round + 1, step=glimpse.step, phase=Say(f"phase.{PHASES[glimpse.phase]}"))


def _own_says(box: Box, glimpse: Table, seat: int) -> list[Say]:
    if glimpse.out >> seat & 1:
        return [Say("summary.you_are_out")]
    says = []
    received = glimpse.received[seat]
    if received != rules.NOTHING:
        says.append(Say("summary.received", card=card_say(box, received)))
    hand = cards_at(glimpse, rules.HAND + seat)
    if hand:
        says.append(Say("summary.hand", cards=[card_say(box, card) for card in hand]))
    below = [card for card in glimpse.below[seat] if card != rules.NOTHING]
    if below:
        says.append(Say("summary.below", cards=[card_text(card) for card in below]))
    if rules.owes(glimpse, seat):
        says.append(_to_do(box, glimpse, seat))
    return says


def _to_do(box: Box, glimpse: Table, seat: int) -> Say:
    if glimpse.phase == rules.OFFERING:
        return Say("todo.offer")
    if glimpse.phase == rules.ORDERING:
        return Say("todo.order")
    if glimpse.phase == rules.CHOOSING:
        victim = rules.neighbour(box, glimpse, seat, rules.direction(glimpse))
        return Say("todo.choose", to=Who(victim))
    if glimpse.pick[seat] == rules.NOTHING:
        return Say("todo.place")
    if glimpse.pick[seat] == rules.DECLINED:
        return Say("todo.face_down")
    shape = glimpse.pick[seat]
    cells = cell_names(box, rules.rests(box, glimpse, seat, shape))
    return Say("todo.rest", card=card_text(shape // rules.TURNS), **look_says(box, shape), cells=cells)


def _seat_says(box: Box, glimpse: Table, seat: int) -> list[Say]:
    says = [
        Say(
            "summary.out" if glimpse.out >> seat & 1 else "summary.stands",
            who=Who(seat),
            pumpkins=Say("summary.pumpkins", count=glimpse.pumpkins[seat]),
            candles=Say("summary.candles", count=glimpse.candles[seat]),
            hand=Say("summary.cards", count=glimpse.hand_size[seat]),
            deck=Say("summary.cards", count=glimpse.deck_size[seat] + glimpse.below_size[seat]),
        )
    ]
    scored = cards_at(glimpse, rules.SCORED + seat)
    if scored:
        cards = [card_text(card) for card in scored]
        ghosts = Say("summary.ghosts", count=glimpse.ghosts[seat])
        says.append(Say("summary.pile", who=Who(seat), cards=cards, ghosts=ghosts, top=card_say(box, glimpse.top[seat])))
    if rules.turning_barred(box, glimpse, seat) and not glimpse.out >> seat & 1:
        says.append(Say("summary.barred", who=Who(seat)))
    if glimpse.bucket[seat] == 0:
        return [*says, Say("summary.empty", who=Who(seat))]
    rows = [_row_say(box, glimpse, seat, row) for row in reversed(range(box.high)) if glimpse.bucket[seat] & box.row[row]]
    return [*says, Say("summary.bucket", who=Who(seat), rows=rows)]


def _row_say(box: Box, glimpse: Table, seat: int, row: int) -> Say:
    colour = Say(f"colour.{COLOURS[box.row_colour[row]]}")
    filled = glimpse.bucket[seat] & box.row[row]
    if filled == box.row[row]:
        return Say("summary.row_full", row=row + 1, colour=colour)
    columns = " ".join(name[0] for name in cell_names(box, filled))  # separated, or they are read as a word
    return Say("summary.row", row=row + 1, colour=colour, columns=columns)


def picture(box: Box, glimpse: Table, seat: int) -> list[str]:
    """The buckets side by side, with the number and the colour's letter of each row, * for a full row, : for marked cells, x for a
    seat that is out; then each seat's pumpkins, candles, hand, deck and scored cards; then the candy received and the hand."""
    gap = 3
    names = [f"{other + 1} x" if glimpse.out >> other & 1 else str(other + 1) for other in range(box.seats)]
    lines = ["     " + "".join(f"{name:<{box.wide + gap}}" for name in names)]
    rows = [_picture_rows(box, glimpse, other) for other in range(box.seats)]
    for row in reversed(range(box.high)):
        marks = ["*" if rules.is_full(box, glimpse.bucket[other], row) else " " for other in range(box.seats)]
        cells = [f"{rows[other][row]}{marks[other]}{' ' * (gap - 1)}" for other in range(box.seats)]
        lines.append(f"{row + 1:>2} {COLOURS[box.row_colour[row]][0]} {''.join(cells)}")
    lines.append("     " + f"{'abcdefghijkl'[: box.wide]}{' ' * gap}" * box.seats)
    for other in range(box.seats):
        pile = " ".join(card_text(card) for card in cards_at(glimpse, rules.SCORED + other))
        chips = f"p{glimpse.pumpkins[other]} c{glimpse.candles[other]} h{glimpse.hand_size[other]}"
        lines.append(f"{other + 1}: {chips} d{glimpse.deck_size[other]}+{glimpse.below_size[other]} | {pile}"[:100])
    if seat >= 0:
        received = glimpse.received[seat]
        shown = [received] if received != rules.NOTHING else []
        lines += _card_lines(box, shown + cards_at(glimpse, rules.HAND + seat), "> " if shown else "  ")
    return [line.rstrip() for line in lines]


def _picture_rows(box: Box, glimpse: Table, seat: int) -> list[str]:
    """The bucket from the bottom, with marks on the cells that its first candy must keep off."""
    marked = 0 if glimpse.out >> seat & 1 else marked_cells(box, glimpse, seat)
    return [
        "".join(":" if mark == "." and marked >> row * box.wide + x & 1 else mark for x, mark in enumerate(line))
        for row, line in enumerate(bucket_rows(box, glimpse, seat))
    ]


def _card_lines(box: Box, cards: list[int], mark: str) -> list[str]:
    """Shapes side by side under their names; the first one is marked."""
    marks = {"played": "p", "scored": "s", "still": "x", "ghost": "g"}
    columns = [
        [
            card_text(card) + " " + "".join(marks[sign] for sign in signs(box, card)),
            *shape_picture(box, card * rules.TURNS).split("/"),
        ]
        for card in cards
    ]
    high = max((len(column) for column in columns), default=0)
    lines = []
    for i in range(high):
        parts = [f"{column[i] if i < len(column) else '':<9}" for column in columns]
        lines.append(((mark if i == 0 else "  ") + "".join(parts))[:100])
    return lines


def move_say(box: Box, glimpse: Table, seat: int, move: int) -> Say:
    if move == rules.KEEP:
        return Say("move.keep")
    if move == rules.EXCHANGE:
        return Say("move.exchange")
    if move < rules.PLAY:
        return Say("move.under", card=card_say(box, move - rules.UNDER))
    if move < rules.PLACE:
        return Say("move.play", card=card_say(box, move - rules.PLAY))
    if move < rules.DECLINE:
        return _place_say(box, glimpse, seat, move - rules.PLACE)
    if move == rules.DECLINE:
        return Say("move.decline")
    if move == rules.FACE_DOWN:
        return Say("move.face_down")
    return Say("move.rest", cells=_rest_cells(box, glimpse, seat, move))


def varies(box: Box, move: int) -> bool:
    """The sentence says what a shape costs, or which cells a candy fills."""
    return rules.PLACE <= move < rules.DECLINE or rules.REST <= move < rules.FACE_DOWN


def _rest_cells(box: Box, glimpse: Table, seat: int, move: int) -> list[str]:
    """The cells that the candy would fill; for a move that is not possible now, its corner."""
    shape, position = glimpse.pick[seat], move - rules.REST
    if shape in (rules.NOTHING, rules.DECLINED) or not box.inside[shape] >> position & 1:
        return [cell_text(box, position)]
    return cell_names(box, box.cells[shape] << position)


def _place_say(box: Box, glimpse: Table, seat: int, shape: int) -> Say:
    card, turn = divmod(shape, rules.TURNS)
    cost = rules.price(glimpse, seat, shape)
    verb = "change" if cost >= rules.CHANGE_COST else "place"
    key = f"move.{verb}_turned" if turn else f"move.{verb}"
    values: dict[str, Any] = {"price": cost} if cost else {}
    if turn:
        values["shape"] = shape_say(shape_picture(box, shape))
    return Say(key, card=card_text(card), **values)


# ---- Story ----

Happenings = list[Happening]
DRAWING = (rules.PREPARING, rules.CROWNING, rules.REDRAWING, rules.REFILLING)


def story(box: Box, before: Table, after: Table, seat: int, actor: int, event: int | None) -> Happenings:
    if actor == CHANCE:
        return _drawn(box, before, after, seat)
    closed = before.phase != after.phase or before.round != after.round or before.step != after.step
    if not closed:
        return _decided(box, before, seat, event) if actor == seat and event is not None else []
    happenings: Happenings = []
    if before.phase == rules.OFFERING:
        happenings += [
            Exchanged(other, travels=_chips("pumpkin", other, -rules.EXCHANGE_COST))
            for other in range(box.seats)
            if after.offer[other] == rules.EXCHANGED
        ]
    if before.phase == rules.CHOOSING:
        happenings += _revealed(box, before, after, seat)
    if before.phase == rules.PLACING:
        for other in range(box.seats):
            if not before.out >> other & 1:
                happenings += _placed(box, before, after, other, seat)
        happenings += _round_ended(box, before, after, seat)
    if before.phase != rules.CHOOSING:
        happenings += _drawn(box, before, after, seat)
    return happenings


def _decided(box: Box, before: Table, seat: int, move: int) -> Happenings:
    """What this seat has chosen while others are still choosing. A candy with no place chosen is only half a choice; after going
    out, there is no choice left."""
    half = before.phase == rules.PLACING and before.pick[seat] == rules.NOTHING and move != rules.DECLINE
    if half or (before.phase == rules.PLACING and before.pick[seat] == rules.DECLINED):
        return []
    what = move_say(box, before, seat, move)
    if "card" in what.values:
        what = Say(what.key, card=card_text((move - rules.UNDER) % rules.CARDS))  # described in full when it is revealed
    text, say = move_text(box, move), Say("story.decided", who=Who(seat), what=what, move=move_text(box, move))
    if rules.UNDER <= move < rules.PLAY:
        travel = Travel(card_text(move - rules.UNDER), f"seats.{seat}.hand", f"seats.{seat}.below")
        return [Decided(seat, text, travels=[travel], say=say)]
    return [Decided(seat, text, say=say)]


# Where things are in the view, which shows decks as numbers.


def _hand(seat: int, viewer: int) -> str:
    """For their owner, the cards; for others, how many there are."""
    return f"seats.{seat}.hand" if seat == viewer else f"seats.{seat}.hand_size"


def _chips(piece: Literal["pumpkin", "candle"], seat: int, count: int) -> list[Travel]:
    """A seat takes some, or gives some back if the count is below 0."""
    there = f"seats.{seat}.{piece}s"
    return _moved(piece, BOX, there, count) + _moved(piece, there, BOX, -count)


def _moved(piece: str, start: str, end: str, count: int) -> list[Travel]:
    return [Travel(piece, start, end, count)] if count > 0 else []


def _drawn(box: Box, before: Table, after: Table, seat: int) -> Happenings:
    """Drawn cards: for the seat that drew them, which ones; for the others, how many, in one sentence once everyone has drawn."""
    happenings: Happenings = []
    if seat >= 0:
        drawn_from = (rules.POOL, rules.DECK + seat, rules.BELOW + seat)
        new_hand = _has_new_hand(before, after, seat)
        new = [card for card in cards_at(after, rules.HAND + seat) if new_hand or before.place[card] in drawn_from]
        under = [card for card in cards_at(before, rules.HAND + seat) if after.place[card] == rules.BELOW + seat]
        for card in new:
            travels = [Travel(card_text(other), f"seats.{seat}.hand", f"seats.{seat}.below") for other in under]
            travels += _card_drawn(before, seat, card)
            happenings.append(Draw(seat, card_text(card), travels=travels, say=_card_told(box, "draw", seat, card)))
            under = []  # all of them went there before the first was drawn
    if after.phase in DRAWING:
        return happenings
    others: dict[int, list[int]] = {}
    for other in range(box.seats):
        if other != seat and (count := _count_drawn(box, before, after, other)) > 0:
            others.setdefault(count, []).append(other)
    return happenings + [_drawn_by(before, after, seats, count) for count, seats in others.items()]


def _card_drawn(before: Table, seat: int, card: int) -> list[Travel]:
    place, hand = before.place[card], f"seats.{seat}.hand"
    if place == rules.HAND + seat:
        return []  # put under an empty deck, and drawn again at once
    if place == rules.BELOW + seat:
        return [Travel(card_text(card), f"seats.{seat}.below", hand)]
    return [Travel(card_text(card), BOX if before.phase == rules.CROWNING else f"seats.{seat}.deck_size", hand)]


def _cards_drawn(before: Table, after: Table, seat: int) -> list[Travel]:
    """The same for another seat. The cards it drew before its last one were not told, but are already in the view."""
    hand, deck, below = (f"seats.{seat}.{place}_size" for place in ("hand", "deck", "below"))
    from_deck = before.deck_size[seat] - after.deck_size[seat]
    from_below = before.below_size[seat] - after.below_size[seat]
    crowns = after.hand_size[seat] - before.hand_size[seat] - from_deck - from_below
    ways = [(hand, below, -from_below), (deck, hand, from_deck), (below, hand, from_below), (BOX, hand, crowns)]
    return [travel for start, end, count in ways for travel in _moved("card", start, end, count)]


def _has_new_hand(before: Table, after: Table, seat: int) -> bool:
    """An exchanged hand went under the deck as the step closed, so all that is in hand now was drawn."""
    return (
        before.phase in (rules.OFFERING, rules.ORDERING)
        and after.phase != rules.ORDERING
        and bool(after.offer[seat] == rules.EXCHANGED)
    )


def _count_drawn(box: Box, before: Table, after: Table, seat: int) -> int:
    """How many cards a seat has drawn once everyone has."""
    if before.phase in (rules.PREPARING, rules.CROWNING) or _has_new_hand(before, after, seat):
        return int(after.hand_size[seat])
    if before.phase == rules.REDRAWING:
        return int(after.hand_size[seat]) if after.offer[seat] == rules.EXCHANGED else 0
    if before.phase == rules.REFILLING:  # SS10: a card was passed, so one is missing; a seat with an empty deck has fewer
        return int(not after.out >> seat & 1 and after.hand_size[seat] == box.refill)
    return int(after.hand_size[seat] - before.hand_size[seat])


def _drawn_by(before: Table, after: Table, seats: list[int], count: int) -> Drawn:
    travels = [travel for seat in seats for travel in _cards_drawn(before, after, seat)]
    if len(seats) == 1:
        return Drawn(seats[0], count, seats, travels=travels)
    say = Say("story.drawn_each", seats=[Who(seat) for seat in seats], count=count)
    return Drawn(None, count, seats, travels=travels, say=say)


def _revealed(box: Box, before: Table, after: Table, viewer: int) -> Happenings:
    happenings: Happenings = []
    for seat in range(box.seats):
        if not before.out >> seat & 1:
            card = after.choice[seat]
            to = rules.neighbour(box, before, seat, rules.direction(before))
            travels = [Travel(card_text(card), _hand(seat, viewer), f"seats.{to}.received")]
            say = _card_told(box, "played", seat, card, to=Who(to))
            happenings.append(Played(seat, card_text(card), to, travels=travels, say=say))
            happenings += _pumpkins_got(seat, box.played[card])
    return happenings


def _pumpkins_got(seat: int, count: int) -> Happenings:
    return [Pumpkin(seat, count, travels=_chips("pumpkin", seat, count))] if count else []


def _placed(box: Box, before: Table, after: Table, seat: int, viewer: int) -> Happenings:
    received, there = before.received[seat], f"seats.{seat}.received"
    shape = after.pick[seat]
    if shape == rules.DECLINED:
        giver = rules.neighbour(box, before, seat, -rules.direction(before))
        travels = [Travel(card_text(received), there, f"seats.{seat}.face_down")]
        out = Out(seat, card_text(received), travels=travels, say=_card_told(box, "out", seat, received))
        return [out, Candle(giver, travels=_chips("candle", giver, 1))]
    happenings: Happenings = []
    card, turn = divmod(shape, rules.TURNS)
    if card != received:
        travels = [Travel(card_text(received), there, _hand(seat, viewer)), *_chips("pumpkin", seat, -rules.CHANGE_COST)]
        say = _card_told(box, "changed", seat, received, count=rules.CHANGE_COST)
        happenings.append(Changed(seat, card_text(received), rules.CHANGE_COST, travels=travels, say=say))
        there = _hand(seat, viewer)
    if turn:
        paid = _chips("pumpkin", seat, -rules.TURN_COST)
        happenings.append(Turned(seat, card_text(card), DEGREES[turn], rules.TURN_COST, travels=paid))
    cells = box.cells[shape] << after.rest[seat]
    names = cell_names(box, cells)
    travels = [Travel(card_text(card), there, f"seats.{seat}.scored")]
    say = _card_told(box, "placed", seat, card, cells=names)
    happenings.append(Placed(seat, card_text(card), names, travels=travels, say=say))
    for row in range(box.high):
        if rules.is_full(box, before.bucket[seat] | cells, row) and not rules.is_full(box, before.bucket[seat], row):
            colour = Say(f"colour.{COLOURS[box.row_colour[row]]}")
            happenings.append(Row(seat, row + 1, say=Say("story.row", who=Who(seat), row=row + 1, colour=colour)))
    return happenings + _pumpkins_got(seat, box.scored[card])


def _round_ended(box: Box, before: Table, after: Table, viewer: int) -> Happenings:
    if rounds_over(box, after) == rounds_over(box, before):
        return []
    number = before.round
    happenings: Happenings = []
    for seat in range(box.seats):
        score = _round_score(after, number, seat)
        parts = score.base, score.favourite, score.candle
        taken = sum(parts) - score.score  # by the Sugar Goblin
        if taken:
            happenings.append(ScoredLess(seat, number + 1, score.score, *parts, taken))
        else:
            happenings.append(Scored(seat, number + 1, score.score, *parts))
    if after.phase == rules.OVER:
        return [*happenings, Over(winners(rules, box, after), say=_where_we_are(box, after))]
    rule = RULES[box.rule[after.round]]
    say = Say("story.round", round=after.round + 1)
    if rule != RULES[rules.NO_RULE]:
        say = Say("story.round_with", round=after.round + 1, rule=Say(f"advanced.{rule}"))
    return [*happenings, Round(after.round + 1, rule, travels=_gathered(box, before, after, viewer), say=say)]


def _gathered(box: Box, before: Table, after: Table, viewer: int) -> list[Travel]:
    """SS13: cards go back into the decks, and chips are as they were at the beginning."""
    marked = before.clone()  # as it was when all had placed their candies
    for seat in range(box.seats):
        marked.pick[seat], marked.rest[seat] = after.pick[seat], after.rest[seat]
        if not before.out >> seat & 1:
            if marked.pick[seat] == rules.DECLINED:
                rules.go_out(box, marked, seat)
            else:
                rules.mark(box, marked, seat)
    travels = []
    for seat in range(box.seats):
        deck = f"seats.{seat}.deck_size"
        open_places = {rules.SCORED: "scored", rules.OUTSIDE: "face_down"}
        if seat == viewer:
            open_places |= {rules.HAND: "hand", rules.BELOW: "below"}
        else:
            travels += _moved("card", f"seats.{seat}.hand_size", deck, marked.hand_size[seat])
            travels += _moved("card", f"seats.{seat}.below_size", deck, marked.below_size[seat])
        for place, name in open_places.items():
            travels += [Travel(card_text(card), f"seats.{seat}.{name}", deck) for card in cards_at(marked, place + seat)]
        travels += _chips("pumpkin", seat, after.pumpkins[seat] - marked.pumpkins[seat])
        travels += _chips("candle", seat, after.candles[seat] - marked.candles[seat])
    return travels


def _card_told(box: Box, kind: str, seat: int, card: int, **words: Any) -> Say:
    return Say(f"story.{kind}", who=Who(seat), what=card_say(box, card), **words)


# ---- Why not ----


def why_not(box: Box, glimpse: Table, seat: int, move: int) -> tuple[Say, str]:
    if glimpse.phase == rules.OFFERING:
        return Say("why.offering"), "SS7"
    if glimpse.phase == rules.ORDERING:
        if rules.UNDER <= move < rules.PLAY:
            return Say("why.not_in_hand", card=card_text(move - rules.UNDER)), "SS7"
        return Say("why.ordering"), "SS7"
    if glimpse.phase == rules.CHOOSING:
        if rules.PLAY <= move < rules.PLACE:
            return Say("why.not_in_hand", card=card_text(move - rules.PLAY)), "SS1"
        if move == rules.EXCHANGE:
            unpaid = glimpse.offer[seat] == rules.UNDECIDED  # it was not asked, as it had no pumpkin to pay with
            return Say("why.exchange_unpaid" if unpaid else "why.exchange_late"), "SS7"
        return Say("why.choosing"), "SS1"
    if glimpse.pick[seat] == rules.NOTHING:
        return _why_not_shape(box, glimpse, seat, move)
    if glimpse.pick[seat] == rules.DECLINED:
        return Say("why.face_down"), "SS8"
    if rules.REST <= move < rules.FACE_DOWN:
        return _why_not_rest(box, glimpse, seat, move - rules.REST)
    return Say("why.resting"), "SS3"


def _why_not_shape(box: Box, glimpse: Table, seat: int, move: int) -> tuple[Say, str]:
    if move == rules.DECLINE:
        return Say("why.decline"), "SS4"
    if not rules.PLACE <= move < rules.DECLINE:
        return Say("why.placing"), "SS18"
    shape = move - rules.PLACE
    card, turn = divmod(shape, rules.TURNS)
    if card != glimpse.received[seat] and glimpse.place[card] != rules.HAND + seat:
        return Say("why.not_yours", card=card_text(card)), "SS6"
    if turn and rules.turning_barred(box, glimpse, seat):
        return Say("why.barred", card=card_text(glimpse.top[seat])), "SS5"
    if not box.size[shape]:
        return Say("why.too_large"), "SS3"
    if turn and not box.is_turn[shape]:
        looks = [box.cells[card * rules.TURNS + other] for other in range(turn)]
        if box.cells[shape] == looks[0]:
            return Say("why.same_turn"), "SS20"
        return Say("why.like_another"), "SS23"
    cost = rules.price(glimpse, seat, shape)
    if cost > glimpse.pumpkins[seat]:
        rule = "SS6" if cost >= rules.CHANGE_COST else "SS5"
        return Say("why.price", price=cost, count=glimpse.pumpkins[seat]), rule
    if rules.drops(box, glimpse.bucket[seat], shape):
        return Say("why.python"), "SS16"
    return Say("why.no_place"), "SS20" if cost else "SS3"


def _why_not_rest(box: Box, glimpse: Table, seat: int, position: int) -> tuple[Say, str]:
    shape, cell = glimpse.pick[seat], cell_text(box, position)
    if not box.inside[shape] >> position & 1:
        return Say("why.outside", cell=cell), "SS3"
    if rules.touching(box, shape, glimpse.bucket[seat]) >> position & 1:
        return Say("why.filled", cell=cell), "SS3"
    if box.rule[glimpse.round] == rules.GUMMY_PYTHON and rules.drops(box, glimpse.bucket[seat], shape) >> position & 1:
        return Say("why.python"), "SS16"
    return Say("why.not_reached", cell=cell), "SS3"


# ---- How it was counted ----


def tally(box: Box, course: Sequence[Table]) -> list[Line]:
    """For each round, a point per scored card, then the bonuses, and what the Sugar Goblin took. Round 3 breaks ties (SS15)."""
    last, lines = course[-1], []
    for number in range(box.rounds):
        scores = [_round_score(last, number, seat) for seat in range(box.seats)]
        lines.append(Line(Say("tally.base"), [score.base for score in scores], number + 1))
        lines.append(Line(Say("tally.favourite"), [score.favourite for score in scores], number + 1))
        lines.append(Line(Say("tally.candle"), [score.candle for score in scores], number + 1))
        if box.rule[number] == rules.SUGAR_GOBLIN:
            taken = [score.score - score.base - score.favourite - score.candle for score in scores]
            lines.append(Line(Say("tally.goblin"), taken, number + 1))
    return lines
