"""What a seat sees of Under the Deck. Everything is read from its glimpse, so nothing here can tell too much."""

from collections.abc import Sequence

import msgspec

from small import rules
from small.notation import card_text, move_text
from small.rules import (
    BURIED,
    BURY,
    CARDS,
    HAND,
    MOST_SEATS,
    NO_CHOICE,
    NOBODY,
    NOTHING,
    UNDER,
    WON,
    Box,
    Table,
    card_at,
    cards_won,
    hand_size,
    to_act,
)
from small.story import Buries, Chose, Draws, Happening, Over, Shows, Tie, Wins
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.results import winners
from sweetbox.kernel.say import Say, Who
from sweetbox.kernel.tally import Line


class Slot(msgspec.Struct):
    by: int
    card: str | None  # None: the reader does not know it


class SeatView(msgspec.Struct):
    seat: int
    hand: list[str]  # the cards of the hand that the reader knows
    hidden: int  # the others
    dug_up: int  # how many of all these came from under the deck
    shown: str | None  # card shown in the last step
    won: list[str]


class View(msgspec.Struct, tag="_small/1"):
    over: bool
    deck: int
    under: list[Slot]
    choice: str | None  # the reader's own, in an open step
    seats: list[SeatView]
    winners: list[int]


def view(box: Box, glimpse: Table, seat: int) -> View:
    chosen = seat >= 0 and glimpse.choice[seat] != NO_CHOICE
    return View(
        over=to_act(box, glimpse) == 0,
        deck=glimpse.deck,
        under=[_slot(box, glimpse, slot) for slot in range(glimpse.top, glimpse.bottom)],
        choice=move_text(box, glimpse.choice[seat]) if chosen else None,
        seats=[_seat(box, glimpse, other) for other in range(box.seats)],
        winners=winners(rules, box, glimpse),
    )


def _slot(box: Box, glimpse: Table, slot: int) -> Slot:
    card = card_at(glimpse, UNDER + slot)
    return Slot(glimpse.under_by[slot], card_text(box, card) if card >= 0 else None)


def _seat(box: Box, glimpse: Table, seat: int) -> SeatView:
    hand = cards_at(box, glimpse, HAND + seat)
    return SeatView(
        seat=seat,
        hand=hand,
        hidden=hand_size(glimpse, seat) - len(hand),
        dug_up=sum(glimpse.holds[seat][1 + burier] for burier in range(MOST_SEATS)),
        shown=card_text(box, glimpse.shown[seat]) if glimpse.shown[seat] >= 0 else None,
        won=cards_at(box, glimpse, WON + seat),
    )


def cards_at(box: Box, glimpse: Table, place: int) -> list[str]:
    return [card_text(box, card) for card in range(CARDS) if glimpse.place[card] == place]


# ---- In sentences ----


def some_cards(known: list[str], hidden: int) -> list[str | Say]:
    return [*known, *([Say("card.hidden", count=hidden)] if hidden else [])]


def summary(box: Box, glimpse: Table, seat: int) -> list[Say]:
    seen = view(box, glimpse, seat)
    if seen.over:
        return [over_say(box, glimpse), *(_won(each) for each in seen.seats)]
    if seen.choice:
        says = [Say("summary.chosen", move=move_say(box, glimpse, seat, glimpse.choice[seat]))]
    else:
        says = [Say("summary.choose")]
    says.append(Say("summary.deck", count=seen.deck))
    for number, slot in enumerate(seen.under):
        card = some_cards([slot.card] if slot.card else [], 0 if slot.card else 1)
        says.append(Say("summary.slot", number=number + 1, card=card, by=Who(slot.by)))
    for each in seen.seats:
        if each.hand or each.hidden:
            says.append(Say("summary.hand", who=Who(each.seat), cards=some_cards(each.hand, each.hidden)))
        if each.dug_up:
            says.append(Say("summary.dug_up", who=Who(each.seat), count=each.dug_up))
        says.append(_won(each))
    return says


def _won(each: SeatView) -> Say:
    return Say("summary.won", who=Who(each.seat), count=len(each.won))


def over_say(box: Box, glimpse: Table) -> Say:
    best = winners(rules, box, glimpse)
    return Say("story.over", seats=[Who(seat) for seat in best], count=cards_won(glimpse, best[0]))


def picture(box: Box, glimpse: Table, seat: int) -> list[str]:
    """The deck and the cards under it, the top one first; then hands, and behind a bar what was won."""
    seen = view(box, glimpse, seat)
    rows = [" ".join([f"[{seen.deck}]", *(slot.card or "??" for slot in seen.under)])]
    for each in seen.seats:
        rows.append(" ".join([f"{each.seat + 1}:", *each.hand, *["??"] * each.hidden, "|", *each.won]))
    return rows


def move_say(box: Box, glimpse: Table, seat: int, move: int) -> Say:
    if move >= BURY:
        return Say("move.bury", card=card_text(box, move - BURY))
    return Say("move.show", card=card_text(box, move))


# ---- Story ----


def story(box: Box, before: Table, after: Table, seat: int, actor: int, event: int | None) -> list[Happening]:
    happenings: list[Happening] = []
    if actor != CHANCE:
        happenings.append(Chose(actor))
    if after.steps != before.steps:
        happenings += _shown(box, after)
    for other in range(box.seats):
        drawn = event if actor == CHANCE and other == before.drawing else None
        happenings += _draws(box, before, after, other, drawn)
    if actor != CHANCE and to_act(box, after) == 0:
        happenings.append(Over(winners(rules, box, after), say=over_say(box, after)))
    return happenings


def _shown(box: Box, after: Table) -> list[Happening]:
    """The step is closed: what each seat did, and who won."""
    happenings: list[Happening] = []
    for seat in range(box.seats):
        if after.shown[seat] >= 0:
            happenings.append(Shows(seat, card_text(box, after.shown[seat])))
        elif after.shown[seat] == BURIED:
            happenings.append(Buries(seat))
    if after.winner != NOBODY:
        happenings.append(Wins(after.winner, sum(card >= 0 for card in after.shown)))
    elif any(card >= 0 for card in after.shown):
        happenings.append(Tie())
    return happenings


def _draws(box: Box, before: Table, after: Table, seat: int, drawn: int | None) -> list[Happening]:
    """Cards that went to a hand, drawn or not; the reader knows those that it sees there."""
    left = after.steps != before.steps and after.shown[seat] != NOTHING
    count = hand_size(after, seat) - hand_size(before, seat) + left
    if count == 0:
        return []
    came = [
        card
        for card in range(CARDS)
        if card == drawn
        or (
            after.place[card] == HAND + seat
            and (before.place[card], before.burier[card]) != (after.place[card], after.burier[card])
        )
    ]
    cards = [card_text(box, card) for card in came]
    say = Say("story.draws", who=Who(seat), cards=some_cards(cards, count - len(cards)))
    return [Draws(seat, cards, count - len(cards), say=say)]


# ---- Why not ----


def why_not(box: Box, glimpse: Table, seat: int, move: int) -> tuple[Say, str]:
    card = move % CARDS
    if glimpse.place[card] != HAND + seat:
        return Say("why.not_in_hand", card=card_text(box, card)), "UD2"
    return Say("why.dug_up", card=card_text(box, card)), "UD5"


# ---- How it was counted ----


def tally(box: Box, course: Sequence[Table]) -> list[Line]:
    return [Line(Say("tally.won"), [cards_won(course[-1], seat) for seat in range(box.seats)])]
