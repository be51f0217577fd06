"""What a seat is shown of Sweet Nose: view, sentences, story, reasons."""

from itertools import pairwise
from typing import Any

import msgspec
import pytest

from games.tallies import tallied
from sweetbox.conformance.configurations import random_match
from sweetbox.conformance.travels import carried
from sweetbox.games.sweet_nose import notation, view
from sweetbox.games.sweet_nose.rules import (
    BIDDING,
    CHOOSING,
    DRAWING_START,
    OVER,
    SETTING,
    Box,
    Table,
    happen,
    hide,
    play,
    seen_by,
    setup,
)
from sweetbox.games.sweet_nose.story import Swap
from sweetbox.kernel.happening import Travel
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import Position
from sweetbox.words import words
from sweetbox.words.rulebook import rulebook

from .situations import GAME, box_for, make, moves, settle, trading, weights

PLATES = ("mmmnnpps", "nnnppsst", "mmppsttt")
MARKERS = ("31524", "54321", "12345")
ENGLISH, GERMAN = words("en", "sweet_nose"), words("de", "sweet_nose")


def glimpse(box: Box, table: Table, seat: int) -> Table:
    seen = table.clone()
    hide(box, seen, seat)
    return seen


def shown(box: Box, table: Table, seat: int) -> view.View:
    return view.view(box, glimpse(box, table, seat), seat)


def told(box: Box, table: Table, reader: int, actor: int, text: str, language: Any = ENGLISH) -> list[str]:
    """The story of a move as the reader reads it; the table moves on."""
    sentences = []
    for move in notation.parse_compound(box, table, actor, text):
        assert notation.move_text(box, move) in moves(box, table, actor)
        before, seen = glimpse(box, table, reader), seen_by(box, table, actor, move)
        play(box, table, actor, move)
        event = move if reader >= 0 and seen >> reader & 1 else None
        happenings = view.story(box, before, glimpse(box, table, reader), reader, actor, event)
        sentences += [language.render(happening.say, reader) for happening in happenings]
    return sentences


# ---- View ----


def test_own_markers_only() -> None:
    box = box_for(3)
    table = trading(box, PLATES, markers=MARKERS)
    assert [seat.markers for seat in shown(box, table, 1).seats] == [None, [5, 4, 3, 2, 1], None]
    assert [seat.markers for seat in shown(box, table, -1).seats] == [None, None, None]
    assert [seat.points_now for seat in shown(box, table, 1).seats if seat.seat != 1] == [None, None]


def test_what_each_kind_is_worth_to_you_now() -> None:
    box = box_for(3)
    table = trading(box, PLATES, market="mnn", markers=MARKERS, stores={1: "ignore"})
    own = shown(box, table, 0)
    assert own.seats[0].points_now == 3 * 4 + 2 * 3 + 2 * 5 + 1 * 2
    assert own.ignores == 1  # SN11
    assert shown(box, table, 1).seats[1].points_now == 3 * 4 + 2 * 3 + 2 * 2 + 1 * 1


@pytest.mark.parametrize(("store", "text"), [("bowl", "market m n"), ("ignore", "market m n"), ("stall", "stall m n bowl")])
def test_by_how_much_the_market_changes_your_points(store: str, text: str) -> None:
    before, after = points_around(store, text)
    assert before.changes is not None
    assert before.changes.give[0] + before.changes.take[1] == after


def test_by_how_much_switched_markers_change_your_points() -> None:
    before, after = points_around("switch", "switch mn")
    assert before.switches is not None
    assert before.switches[0][1] == after


def points_around(store: str, text: str) -> tuple[view.View, int]:
    """What is seen before a move, and by how much it changes the points."""
    box = box_for(3)
    table = trading(box, PLATES, ("m", "n", "-"), "nnt", MARKERS, stores={0: store, 1: "refill"})
    before = shown(box, table, 0)
    assert shown(box, table, 1).changes is None
    make(box, table, 0, text)
    after = shown(box, table, 0)
    return before, (after.seats[0].points_now or 0) - (before.seats[0].points_now or 0)


@pytest.mark.parametrize("options", [{}, {"shopkeeper": True, "to_the_sky": True}], ids=["", "auction"])
def test_whatever_changes_its_place_travels(options: dict[str, bool]) -> None:
    """The happenings of one entry carry every piece; plates and the market are dealt before they are told."""
    for seed in range(8):
        match = random_match(GAME, 4, seed, **options)
        frames = list(match.film(1))
        for before, frame in pairwise(frames):
            view = before.glimpse.view()
            if view["phase"] == "deal":
                continue
            travels = [travel for each in frame.happenings for travel in each.travels or ()]
            then, now = frame.glimpse.view(), carried(view, travels)
            if view["phase"] == "bid" == then["phase"]:
                assert now["ladder"] == then["ladder"]
            for shown in (now, then):
                shown["lie"] = [shown["market"], [each["lies"] for each in shown["stores"]]]
                shown["lie"] += [[each[name] for name in ("plate", "bowl", "store", "god")] for each in shown["seats"]]
            assert now["lie"] == then["lie"], frame.event


def test_a_chosen_order_is_shown_to_its_seat_while_others_choose() -> None:
    box = box_for(3)
    table = Table()
    setup(box, table)
    settle(box, table)
    make(box, table, 2, "31524")
    assert shown(box, table, 2).seats[2].markers == [3, 1, 5, 2, 4]
    assert shown(box, table, 0).seats[2].markers is None


def test_the_view_as_json() -> None:
    box = box_for(3, to_the_sky=True)
    table = trading(box, PLATES, ("-", "m", "-"), stores={2: "two"}, turn=2, start=1)
    data = msgspec.to_builtins(shown(box, table, 0))
    assert data["type"] == "sweet_nose/2"
    assert (data["phase"], data["turn"], data["round"]) == ("trade", 2, 1)
    assert [seat["god"] for seat in data["seats"]] == [0, 1, 0]
    assert (data["rounds"], data["sky"]) == (None, 100)
    assert data["sweets"] == ["mochi", "nougat", "praline", "sesame", "taro"]
    assert data["market"] == [1, 1, 1, 0, 0]
    assert data["stores"][7] == {"name": "two", "text": "store.two", "points": 26, "lies": 0}
    assert data["stores"][0]["lies"] == 1
    assert data["seats"][1]["plate"] == [0, 3, 2, 2, 1]
    assert data["seats"][1]["bowl"] == [1, 0, 0, 0, 0]
    assert data["seats"][2]["store"] == "two"
    assert data["winners"] == []
    assert data["ladder"] is None
    make(box, table, 2, "two mm @2")
    assert shown(box, table, 0).pair == view.Pair(1, ["mochi", "mochi"])
    table.phase = BIDDING
    table.total[1] = 40
    ladder = shown(box_for(3, shopkeeper=True), table, 0).ladder
    assert ladder == [["marker-0", "marker-2"], *[[]] * 39, ["marker-1"]]


def test_after_the_count_markers_and_points_of_the_round_are_shown() -> None:
    box = box_for(3)
    table = trading(box, ("m", "nnnppsst", "mmppsttt"), ("nnmmpps", "-", "-"), "ttt", MARKERS, round=2)
    make(box, table, 0, "swap m n @2")
    seen = shown(box, table, -1)
    assert (seen.phase, seen.round, seen.winners) == ("over", 3, [0])
    assert [seat.last_markers for seat in seen.seats] == [[int(digit) for digit in row] for row in MARKERS]
    assert [seat.last_points for seat in seen.seats] == [seat.total for seat in seen.seats] == [21, 27, 36]


def test_switched_markers_are_told_without_their_values() -> None:
    box = box_for(3)
    table = trading(box, PLATES, markers=MARKERS, stores={0: "switch"})
    make(box, table, 0, "switch mt")
    seen = shown(box, table, 1)
    assert seen.switched == view.Pair(0, ["mochi", "taro"])
    assert seen.seats[0].markers is None


def test_picture() -> None:
    box = box_for(3)
    table = trading(box, PLATES, ("-", "m", "-"), markers=MARKERS, stores={2: "two"}, turn=2)
    assert view.picture(box, glimpse(box, table, 0), 0) == [
        "             m  n  p  s  t",
        "         #   1  1  1  .  .",
        " 1    0  *   3  2  2  1  .",
        "         =   3  1  5  2  4",
        " 2    0  *   .  3  2  2  1",
        "         u   1  .  .  .  .",
        ">3    0  *   2  .  2  1  3   ! two",
    ]


# ---- Summary ----


def test_summary_is_enough_to_play_without_seeing() -> None:
    box = box_for(3)
    table = trading(box, PLATES, ("-", "m", "-"), markers=MARKERS, stores={0: "two"}, idle=1)
    says = view.summary(box, glimpse(box, table, 0), 0)
    assert [ENGLISH.render(say, 0) for say in says] == [
        "It is your turn.",
        "An exchange is still due: with an opponent or with the market.",
        "The store “Two for two” can be used.",
        "Round 1 of 3. The thunder god is with Seat 1, who goes first.",
        "In the market: 1 mochi, 1 nougat, and 1 praline.",
        "You have 0 points. On your plate: 3 mochi, 2 nougats, 2 pralines, and 1 sesame ball. In your bowl: nothing.",
        "Your markers: mochi 3, nougat 1, praline 5, sesame ball 2, and taro ball 4. Each sweet now costs you: "
        "mochi 4, nougat 2, praline 6, sesame ball 2, and taro ball 4. If the round ended now, you would get 30 points.",
        "You hold the store “Two for two”: Exchange two sweets from your plate for two from an opponent's plate.",
        "Seat 2 has 0 points. On the plate: 3 nougats, 2 pralines, 2 sesame balls, and 1 taro ball. In the bowl: 1 mochi.",
        "Seat 3 has 0 points. On the plate: 2 mochi, 2 pralines, 1 sesame ball, and 3 taro balls. In the bowl: nothing.",
        "No plate has got smaller for 1 turn; after 12 in a row the round ends.",
    ]
    assert GERMAN.render(says[5], 0) == (
        "Du hast 0 Punkte. Auf deinem Teller: 3 Mochis, 2 Nougats, 2 Pralinen und 1 Sesambällchen. In deiner Schale: nichts."
    )


def test_summary_offers_the_stores_that_may_be_taken() -> None:
    box = box_for(3)
    table = trading(box, PLATES, round=1)
    table.phase, table.turn = CHOOSING, 1
    table.round_points[1] = 17
    table.store[0] = 0
    texts = [ENGLISH.render(say, 1) for say in view.summary(box, glimpse(box, table, 1), 1)]
    assert texts[0] == "Choose a store tile."
    assert [text for text in texts if text.startswith("“")] == [
        "“Like for like” (17+): Exchange a sweet with an opponent for one of the same kind; both go to the bowls."
    ]


def test_summary_while_the_sweets_are_dealt() -> None:
    box = box_for(3, to_the_sky=True)
    table = Table()
    setup(box, table)
    happen(box, table, 3)
    assert [ENGLISH.render(say, 0) for say in view.summary(box, table, 0)][:4] == [
        "The sweets are being dealt.",
        "Round 1, until somebody has 100 points. The thunder god is with nobody, who goes first.",
        "In the market: nothing.",
        "You have 0 points. On your plate: 1 sesame ball. In your bowl: nothing.",
    ]


def test_summary_when_no_exchange_is_possible() -> None:
    """SN3."""
    box = box_for(3)
    table = trading(box, ("mm", "mm", "mm"), ("nnnnpp", "ssssss", "tttttt"), "mmm", stores={0: "bowl"})
    assert [ENGLISH.render(say, 1) for say in view.summary(box, glimpse(box, table, 1), 1)][:3] == [
        "It is Seat 1's turn.",
        "No exchange is possible.",
        "The store “Plate to bowl” can be used.",
    ]


def test_summary_of_the_end() -> None:
    box = box_for(3)
    table = trading(box, PLATES, round=3)
    table.phase = OVER
    table.turn = -1
    table.total[:3] = [60, 55, 55]
    assert ENGLISH.render(view.summary(box, table, 0)[0], 0) == (
        "The match is over: Seat 2 and Seat 3 win together with only 55 points."
    )
    table.total[2] = 56
    assert ENGLISH.render(view.summary(box, table, 1)[0], 1) == "The match is over: you win with only 55 points."


def test_summary_of_half_a_two_for_two_speaks_to_each() -> None:
    box = box_for(3)
    table = trading(box, PLATES, stores={0: "two"})
    make(box, table, 0, "two mm @2")
    assert [ENGLISH.render(view.summary(box, table, reader)[0], reader) for reader in range(3)] == [
        "You give 2 mochi to Seat 2: choose two sweets in return.",
        "Seat 1 gives 2 mochi to you and chooses two sweets in return.",
        "Seat 1 gives 2 mochi to Seat 2 and chooses two sweets in return.",
    ]


# ---- What is asked ----


def asked(box: Box, table: Table, seat: int) -> str:
    say = view.asked(box, glimpse(box, table, seat), seat)
    assert GERMAN.render(say, seat)
    return ENGLISH.render(say, seat)


def test_asked_while_the_sweets_are_dealt() -> None:
    box = box_for(3)
    table = Table()
    setup(box, table)
    assert [asked(box, table, seat) for seat in (-1, 0)] == ["The sweets are being dealt."] * 2


def test_asked_while_markers_are_set() -> None:
    box = box_for(3)
    table = Table()
    setup(box, table)
    settle(box, table)
    make(box, table, 2, "31524")
    assert asked(box, table, 0) == "Put a marker on each sweet. The fewest points win."
    assert asked(box, table, 2) == "Your markers are set. The others are still setting theirs."
    assert asked(box, table, -1) == "Everyone sets their markers in secret: 1 to 5, one on each sweet."


def test_asked_in_a_turn() -> None:
    box = box_for(3)
    table = trading(box, PLATES)
    assert asked(box, table, 0) == "Exchange a sweet with another plate or the market."
    assert asked(box, table, 1) == asked(box, table, -1) == "It is Seat 1's turn."
    table = trading(box, PLATES, stores={0: "two"})
    assert asked(box, table, 0) == "Exchange a sweet, or use “Two for two” first."
    make(box, table, 0, "market m n")
    assert asked(box, table, 0) == "Use “Two for two”, or end your turn."
    make(box, table, 0, "two mm @2")
    assert asked(box, table, 0) == "Take two sweets from Seat 2 for your 2 mochi."
    assert asked(box, table, 1) == "Seat 1 gives 2 mochi to you and chooses two sweets in return."


def test_asked_when_no_exchange_is_possible() -> None:
    box = box_for(3)
    table = trading(box, ("mm", "mm", "mm"), ("nnnnpp", "ssssss", "tttttt"), "mmm", stores={0: "bowl"})
    assert asked(box, table, 0) == "Use “Plate to bowl”, or end your turn."


def test_asked_in_the_auction_and_of_whoever_chooses_a_store() -> None:
    box = box_for(3, shopkeeper=True)
    table = trading(box, PLATES)
    table.phase = BIDDING
    table.total[0] = 4
    assert asked(box, table, 0) == "Bid for the stores: move on from 4, or pass."
    assert asked(box, table, 2) == "The auction: Seat 1 is bidding or passing."
    table.phase = CHOOSING
    assert asked(box, table, 0) == "Choose a store tile for the next round."
    assert asked(box, table, -1) == "Seat 1 is choosing a store tile."


def test_asked_at_the_end_says_who_won() -> None:
    box = box_for(3)
    table = trading(box, PLATES, round=3, turn=-1)
    table.phase = OVER
    table.total[:3] = [60, 55, 57]
    assert asked(box, table, 1) == "The match is over: you win with only 55 points."
    assert asked(box, table, -1) == "The match is over: Seat 2 wins with only 55 points."


# ---- Moves ----


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("31524", "Set your markers: mochi 3, nougat 1, praline 5, sesame ball 2, and taro ball 4"),
        ("swap m n @2", "Exchange with Seat 2: give a mochi, take a nougat"),
        ("stall m n bowl", "Store: exchange with the market, give a mochi, take a nougat into your bowl"),
        ("two mm @2", "Store: give 2 mochi to Seat 2 and take two sweets in return"),
        ("for mn", "Take 1 mochi and 1 nougat in return"),
        ("switch mn", "Store: switch your markers on mochi and nougat"),
        ("take ignore", "Take the store “Ignore the market”"),
        ("bid 12", "Move your player marker to 12"),
        ("pass", "End your turn"),
    ],
)
def test_moves_in_words(text: str, sentence: str) -> None:
    box = box_for(3)
    say = view.move_say(box, trading(box, PLATES), 0, notation.parse_move(box, text))
    assert ENGLISH.render(say, 0) == sentence


def test_a_pass_in_the_auction_is_another_thing() -> None:
    box = box_for(3)
    table = trading(box, PLATES)
    table.phase = BIDDING
    assert ENGLISH.render(view.move_say(box, table, 0, notation.parse_move(box, "pass")), 0) == "Pass"


# ---- Story ----


def test_story_of_an_exchange_for_all_three() -> None:
    sentences = {}
    for reader in (0, 1, 2):
        box = box_for(3)
        sentences[reader] = told(box, trading(box, PLATES), reader, 0, "swap m n @2")
    assert sentences[0] == [
        "You exchange with Seat 2: you give a mochi and take a nougat, both to the bowls.",
        "It is Seat 2's turn.",
    ]
    assert sentences[1] == [
        "Seat 1 exchanges with you: gives a mochi and takes a nougat, both to the bowls.",
        "It is your turn.",
    ]
    assert sentences[2] == [
        "Seat 1 exchanges with Seat 2: gives a mochi and takes a nougat, both to the bowls.",
        "It is Seat 2's turn.",
    ]


def test_story_in_german() -> None:
    box = box_for(3)
    assert told(box, trading(box, PLATES), 1, 0, "swap m p @2", GERMAN) == [
        "Platz 1 tauscht mit dir: gibt ein Mochi und nimmt eine Praline, beides in die Schalen.",
        "Du bist am Zug.",
    ]


def test_story_of_two_for_two() -> None:
    box = box_for(3)
    table = trading(box, PLATES, stores={0: "two"})
    assert told(box, table, 1, 0, "two mm @2 for np; market n p") == [
        "Seat 1 uses the store and gives 2 mochi to you.",
        "Seat 1 takes 1 nougat and 1 praline from you in return.",
        "Seat 1 exchanges with the market: gives a nougat and takes a praline.",
        "It is your turn.",
    ]


def test_story_of_markers_keeps_the_secret() -> None:
    box = box_for(3)
    table = Table()
    setup(box, table)
    settle(box, table)
    assert told(box, table, 1, 0, "31524") == ["Seat 1 has set their markers."]
    assert told(box, table, 1, 1, "12345") == [
        "You set your markers: mochi 1, nougat 2, praline 3, sesame ball 4, and taro ball 5."
    ]
    assert told(box, table, 1, 2, "54321") == [
        "Seat 3 has set their markers.",
        "All markers are set: the exchanges begin.",
        "It is Seat 1's turn.",
    ]


def test_story_of_a_count() -> None:
    box = box_for(3)
    table = trading(box, ("m", "nnnppsst", "mmppsttt"), ("nnmmpps", "-", "-"), "ttt", MARKERS, {1: "ignore"})
    assert told(box, table, 2, 0, "swap m n @2") == [
        "Seat 1 exchanges with Seat 2: gives a mochi and takes a nougat, both to the bowls.",
        "Seat 1's plate is empty: the round ends.",
        "Seat 1's markers: mochi 3, nougat 1, praline 5, sesame ball 2, and taro ball 4. That makes 21 points, 21 in all.",
        "Seat 2's markers: mochi 5, nougat 4, praline 3, sesame ball 2, and taro ball 1. "
        "Without the market that makes 24 points, 24 in all.",
        "Your markers: mochi 1, nougat 2, praline 3, sesame ball 4, and taro ball 5. You get 36 points, 36 in all.",
        "Sweets in bowls go back to the plates, and stores to the shelf.",
        "You have the highest total: you take the thunder god and go first in the next round.",
        "You choose a store tile.",
    ]


def test_story_of_the_end() -> None:
    box = box_for(3)
    table = trading(box, ("m", "nnnppsst", "mmppsttt"), ("nnmmpps", "-", "-"), "ttt", MARKERS, round=2)
    assert told(box, table, 1, 0, "swap m n @2")[-1] == "The match is over: Seat 1 wins with only 21 points."


def test_story_of_the_idle_limit_and_of_who_is_passed_over() -> None:
    """SN7, SN25."""
    box = box_for(3)
    table = trading(box, PLATES, idle=11)
    assert told(box, table, 1, 0, "market m n")[1] == "No plate has got smaller for too long: the round ends."
    stores = {0: "bowl", 2: "refill"}
    table = trading(box, ("mm", "mm", "mm"), ("nnnnpp", "ssssss", "tttttt"), "mmm", stores=stores)
    assert told(box, table, 2, 0, "pass") == [
        "Seat 1 ends the turn.",
        "There is nothing Seat 2 can do, so the turn is skipped.",
        "It is your turn.",
    ]


def test_story_of_the_auction() -> None:
    box = box_for(3, shopkeeper=True)
    table = Table()
    setup(box, table)
    while table.phase != DRAWING_START:
        happen(box, table, next(kind for kind, weight in enumerate(weights(box, table)) if weight))
    before = table.clone()
    happen(box, table, 1)
    assert [ENGLISH.render(happening.say, 1) for happening in view.story(box, before, table, 1, -1, 1)] == [
        "You have the thunder god and go first.",
        "The store tiles are auctioned.",
        "It is your turn.",
    ]
    assert told(box, table, 1, 1, "bid 7") == ["You move your player marker to 7.", "It is Seat 3's turn."]
    assert told(box, table, 1, 2, "pass") == ["Seat 3 passes.", "It is Seat 1's turn."]
    told(box, table, 1, 0, "pass")
    assert told(box, table, 1, 1, "pass") == ["You pass.", "You choose a store tile."]
    assert told(box, table, 1, 1, "take switch") == [
        "You take the store “Switch markers”.",
        "Everyone sets their markers in secret.",
    ]


def test_story_of_the_deal() -> None:
    """A plate or the market is told as one happening; what is certain is told with the draw that made it so."""
    box = box_for(3)
    table = Table()
    setup(box, table)
    sentences = []
    for kind in (*[0, 1, 2, 3] * 5, 0, 1):  # four taro balls are certain then, and the fifth is the first of the market
        before = table.clone()
        happen(box, table, kind)
        sentences += [ENGLISH.render(happening.say, 0) for happening in view.story(box, before, table, 0, -1, kind)]
    assert sentences == [
        "You draw 2 mochi, 2 nougats, 2 pralines, and 2 sesame balls.",
        "Seat 2 draws 2 mochi, 2 nougats, 2 pralines, and 2 sesame balls.",
        "Seat 3 draws 1 mochi, 1 nougat, 1 praline, 1 sesame ball, and 4 taro balls.",
        "In the market: 1 mochi, 1 nougat, and 1 taro ball.",
    ]


def test_happenings_are_data_too() -> None:
    box = box_for(3)
    table = trading(box, PLATES)
    before = table.clone()
    make(box, table, 0, "swap m n @2")
    happening = view.story(box, before, table, 2, 0, notation.parse_move(box, "swap m n @2"))[0]
    travels = [Travel("mochi", "seats.0.plate.0", "seats.1.bowl.0"), Travel("nougat", "seats.1.plate.1", "seats.0.bowl.1")]
    assert happening == Swap(0, "mochi", "nougat", 1, travels=travels, say=happening.say)


# ---- Why not ----


def reason(box: Box, table: Table, seat: int, text: str) -> tuple[str, str]:
    assert text not in moves(box, table, seat)
    say, rule = view.why_not(box, glimpse(box, table, seat), seat, notation.parse_move(box, text))
    assert GERMAN.render(say, seat)
    return ENGLISH.render(say, seat), rule


@pytest.mark.parametrize(
    ("text", "sentence", "rule"),
    [
        ("12345", "The markers for this round are already set.", "SN2"),
        ("pass", "You can exchange, so you must.", "SN3"),
        ("bid 3", "There is no auction now.", "SN19"),
        ("take two", "Stores are chosen between rounds, not during one.", "SN16"),
        ("for mn", "You can take two sweets only in return for two that you give with the store “Two for two”.", "SN10"),
        ("swap m n @1", "That is your own seat: choose an opponent.", "SN4"),
        ("swap m n @4", "There is no seat 4: the table has 3 seats.", "SN4"),
        ("swap m m @3", "The two sweets must be of different kinds.", "SN4"),
        ("swap t n @2", "There is no taro ball on your plate.", "SN4"),
        ("swap n m @2", "Seat 2 has no mochi on the plate.", "SN4"),
        ("market m m", "The two sweets must be of different kinds.", "SN5"),
        ("market t m", "There is no taro ball on your plate.", "SN5"),
        ("market m s", "There is no sesame ball in the market.", "SN5"),
        ("bowl m", "You have no store tile.", "SN12"),
    ],
)
def test_why_not_in_a_turn(text: str, sentence: str, rule: str) -> None:
    box = box_for(3)
    assert reason(box, trading(box, PLATES), 0, text) == (sentence, rule)


@pytest.mark.parametrize(
    ("language", "says"), [("en", "nobody has one in the first round"), ("de", "in der ersten Runde also niemand einen")]
)
def test_sn12_says_why_nobody_has_a_store_in_the_first_round(language: str, says: str) -> None:
    ((_, text),) = rulebook(GAME, language, "SN12")
    assert says in text


@pytest.mark.parametrize(
    ("store", "text", "sentence", "rule"),
    [
        ("two", "bowl m", "Your store is “Two for two”, and it does something else.", "SN21"),
        ("ignore", "switch mn", "Your store is “Ignore the market”, and it does something else.", "SN21"),
        ("bowl", "bowl t", "There is no taro ball on your plate.", "SN21"),
        ("same", "same t @2", "There is no taro ball on your plate.", "SN8"),
        ("same", "same m @2", "Seat 2 has no mochi on the plate.", "SN8"),
        ("plate", "plate m", "There is no mochi in your bowl.", "SN21"),
        ("stall", "stall m m bowl", "The two sweets must be of different kinds.", "SN9"),
        ("stall", "stall m s bowl", "There is no sesame ball in the market.", "SN9"),
        ("refill", "refill t @1", "That is your own seat: choose an opponent.", "SN21"),
        ("refill", "refill t @2", "Seat 2 has no taro ball in the bowl.", "SN21"),
        ("bowls", "bowls m s @2", "There is no mochi in your bowl.", "SN10"),
        ("bowls", "bowls t m @2", "Seat 2 has no mochi in the bowl.", "SN10"),
        ("bowls", "bowls t t @2", "The two sweets must be of different kinds.", "SN10"),
        ("within", "within m n", "There is no mochi in your bowl.", "SN10"),
        ("within", "within t s", "There is no sesame ball on your plate.", "SN10"),
        ("two", "two mt @2", "You don't have 1 mochi and 1 taro ball on your plate.", "SN10"),
        ("two", "two mm @3", "Seat 3 does not have two sweets on the plate that differ from the two you give.", "SN10"),
    ],
)
def test_why_not_with_a_store(store: str, text: str, sentence: str, rule: str) -> None:
    box = box_for(3)
    table = trading(box, ("mmmnnpp", "nnnppss", "mm"), ("t", "s", "-"), stores={0: store})
    assert reason(box, table, 0, text) == (sentence, rule)


def test_why_not_after_the_exchange() -> None:
    box = box_for(3)
    table = trading(box, PLATES, stores={0: "bowl"})
    make(box, table, 0, "market m n")
    assert reason(box, table, 0, "market n p") == (
        ("You have already exchanged this turn, and there is only one exchange a turn."),
        "SN3",
    )


def test_why_not_in_the_middle_of_two_for_two() -> None:
    box = box_for(3)
    table = trading(box, ("mmnnn", "nnnppss", "mm"), stores={0: "two"})
    make(box, table, 0, "two nn @2")
    assert reason(box, table, 0, "pass") == ("First take two sweets from Seat 2 in return.", "SN10")
    assert reason(box, table, 0, "for nn") == ("The two pairs must not be the same.", "SN10")
    assert reason(box, table, 0, "for tt") == ("Seat 2 does not have 2 taro balls on the plate.", "SN10")


def test_why_not_while_markers_are_set() -> None:
    box = box_for(3)
    table = trading(box, PLATES)
    table.phase, table.turn = SETTING, -1
    assert reason(box, table, 0, "pass") == ("Everyone is setting their markers; you can't do anything else now.", "SN2")


def test_why_not_in_the_auction() -> None:
    box = box_for(3, shopkeeper=True)
    table = trading(box, PLATES)
    table.phase = BIDDING
    table.total[:3] = [4, 9, 0]
    assert reason(box, table, 0, "take two") == ("The stores are being auctioned: bid or pass.", "SN19")
    assert reason(box, table, 0, "bid 4") == ("Your player marker is on 4, and it can only move forward.", "SN19")
    assert reason(box, table, 0, "bid 9") == ("Seat 2's player marker is already on 9.", "SN19")
    table.phase = CHOOSING
    assert reason(box, table, 0, "take switch") == ("Your bid is not high enough for “Switch markers”.", "SN19")


def test_why_not_when_choosing_a_store() -> None:
    box = box_for(3)
    table = trading(box, PLATES, stores={1: "bowl"}, round=1)
    table.phase = CHOOSING
    table.round_points[0] = 20
    assert reason(box, table, 0, "pass") == ("You may take a store tile, so you must: choose one.", "SN21")
    assert reason(box, table, 0, "take bowl") == ("The store “Plate to bowl” is already taken by Seat 2.", "SN16")
    assert reason(box, table, 0, "take two") == ("“Two for two” needs 26 points in the last round; you got 20.", "SN16")


# ---- Tally ----


def test_the_tally_parts_what_the_markers_and_the_market_counted() -> None:
    """SN13 by hand; SN11: if a seat ignores the market it adds nothing; points bid or counted before are a line of their own."""
    box = box_for()
    table = trading(
        box,
        plates=("m", "nn", "t"),
        bowls=("mm", "p", "tt"),
        market="mmn",
        markers=("31524", "54321", "12345"),
        stores={2: "ignore"},
        round=2,
    )
    table.total[:3] = [10, 20, 30]
    match = Match.starting_at(Position(GAME, box, table))
    match.play(0, "swap m n @2")  # both to the bowls: seat 0 has mmn now, and an empty plate; seat 1 has mnp
    assert match.over
    assert tallied("sweet_nose", match.tally()) == [
        "From earlier rounds: 10 20 30",
        "3 Own markers: 7 12 15",
        "3 Market: 5 3 0",
    ]
    assert match.points == [22, 35, 45]


def test_the_tally_has_what_was_bid() -> None:
    match = random_match(GAME, 3, 5, shopkeeper=True)
    first, *rest = tallied("sweet_nose", match.tally())
    bids = next(table for table in (match.position_at(entry).table for entry in range(len(match.log))) if table.phase == SETTING)
    assert first == "Bid in the auction: " + " ".join(str(bid) for bid in list(bids.total)[:3])
    assert [line.split(":")[0] for line in rest] == [
        f"{number} {what}" for number in (1, 2, 3) for what in ("Own markers", "Market")
    ]


def test_at_the_end_everybody_sees_all_markers() -> None:
    match = random_match(GAME, 3, 5)
    last = match.position_at(len(match.log)).table
    for seat in (None, 0, 1, 2):
        assert [each["last_markers"] for each in match.view(seat)["seats"]] == [list(last.revealed[other]) for other in range(3)]
        assert all(sorted(each["last_markers"]) == [1, 2, 3, 4, 5] for each in match.view(seat)["seats"])
