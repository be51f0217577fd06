"""Small matches that tests review, and how their moves are chosen."""

from random import Random

import sweetbox
from small.rules import OUT
from sweetbox.games.biscuit_pockets.rules import FLIPPING, GONE, UNSEEN
from sweetbox.kernel.match import Match
from sweetbox.kernel.registry import offer
from sweetbox.review.reviewing import Review

offer("_small", "small")
TOFFEES = sweetbox.game("_template")
BISCUITS = sweetbox.game("biscuit_pockets")
DECK = sweetbox.game("_small")
EXACT = 1e-9
AHEAD = (0, 0, 0, 0, 1, 0, 0, 1)  # who has the odd tile of each kind, so that both have about as many points
CARDS_LEFT = (1, 3, 5, 7, 9)  # worth 1, 2, 3, 4 and 5


def at_random(match: Match, seed: int = 0) -> Match:
    """The match, played to its end."""
    luck = Random(seed)
    while not match.over:
        seat = min(match.to_act)
        match.play(seat, luck.choice(match.legal_indices(seat)))
    return match


def few_pockets(seed: int = 0) -> Match:
    """Biscuit Pockets with four tiles left that nobody has seen: one, cracked one, two and three biscuits."""
    position = BISCUITS.position(seats=2, idle_rounds=1)
    table, left = position.table, [0, 2, 3, 5]
    table.face_down = 0b1111
    for pocket in range(4, 36):
        table.pocket[pocket] = GONE
    for kind, count in enumerate(position.box.count):
        table.unseen[kind] = int(kind in left)
        table.received[AHEAD[kind]][kind] = (count - table.unseen[kind] + 1) // 2
        table.received[1 - AHEAD[kind]][kind] = (count - table.unseen[kind]) // 2
    assert set(table.pocket[:4]) == {UNSEEN}
    table.turn, table.phase = 0, FLIPPING
    return Match.starting_at(position, seed, idle_rounds=1)


def five_cards(dealt: tuple[int, ...] | None = None, seed: int = 0) -> Match:
    """Under the Deck between two, with the last five cards: four are dealt, one stays in the deck. dealt: which, in order."""
    position = DECK.position(seats=2)
    for card in range(10):
        if card not in CARDS_LEFT:
            position.table.place[card] = OUT
    position.table.deck = len(CARDS_LEFT)
    match = Match(DECK, 2, {}, None, seed, start=position, settle=dealt is None, explicit_chance=dealt is not None)
    for card in dealt or ():
        match.happen(card)
    match.explicit_chance = False
    return match


def unexplained(review: Review) -> float:
    """How far any seat's parts are from adding up."""
    return max(
        abs(each.final - each.start - each.luck_sum - each.own_sum - each.others_sum - each.rest_sum) for each in review.sums
    )
