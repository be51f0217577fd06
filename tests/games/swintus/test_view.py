"""What a seat sees and reads."""

import msgspec
import pytest

import sweetbox
from games.tallies import tallied
from sweetbox.games.swintus import notation, rules, view
from sweetbox.games.swintus.story import Reveal
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.say import Say
from sweetbox.words import words
from sweetbox.words.rulebook import rulebook

from .situations import BOTTOM, Situation

LUCKY_THREE = "lucky_three:corn+apple+acorn"
SWINBAG_10 = "swinbag_10:beet+apple+acorn"


def read(s: Situation, seat: int = 0, language: str = "en") -> list[str]:
    return [words(language, "swintus").render(say, seat) for say in view.summary(s.box, s.table, seat)]


def told(s: Situation, before: rules.Table, actor: int, event: int, seat: int = -1) -> list[str]:
    happenings = view.story(s.box, before, s.table, seat, actor, event)
    return [words("en", "swintus").render(happening.say, seat) for happening in happenings]


def tell(s: Situation, move: str, seat: int = -1) -> list[str]:
    """The story of a move."""
    before, who = s.table.clone(), s.turn
    s.play(move)
    return told(s, before, who, notation.parse_move(s.box, move), seat)


def tell_die(s: Situation, face: int) -> list[str]:
    before = s.table.clone()
    rules.happen(s.box, s.table, face - 1)
    return told(s, before, CHANCE, face - 1)


# ---- View ----


def test_the_view_says_what_each_fattening_card_asks_for_and_who_has_it() -> None:
    s = Situation(seats=3, bottom=[LUCKY_THREE, SWINBAG_10, BOTTOM[0]], dice={1: "fives:0+2 twos:0+2"}).roll(2, 2, 2, 1, 1, 1, 1)
    seen = view.view(s.box, s.table, 0)
    assert [card.name for card in seen.bottom] == ["lucky_three", "swinbag_10", "sweet_sixes"]
    assert [card.met for card in seen.bottom] == [[True, False, False], [True, False, False], [False, True, False]]
    assert seen.bottom[0].foods == ["corn", "apple", "acorn"]
    assert seen.fattening_below == 15


def test_the_view_says_how_far_each_seat_is_from_seven() -> None:
    s = Situation(seats=2, storage={0: "corn+corn corn+beet"})
    seats = view.view(s.box, s.table, 1).seats
    assert [seat.missing for seat in seats] == [4, 7]
    assert seats[0].food == {"corn": 3, "beet": 1, "apple": 0, "acorn": 0}
    assert [(card.foods, card.cards) for card in seats[0].storage] == [(["corn", "corn"], 1), (["corn", "beet"], 1)]


def test_the_view_shows_dice_the_question_and_what_waits() -> None:
    s = Situation(dice={0: "fours:1", 1: "fours:1+2"}).roll(1, 3, 4, 4, 6, 6).play("4:1")
    seen = view.view(s.box, s.table, 0)
    assert (seen.phase, seen.turn, seen.rolled) == ("place", 0, [1, 3, 4, 4, 6, 6])
    assert seen.waiting == [3, 6, 6]
    assert seen.placing == view.Placing(face=3, card="threes", most=1)
    assert (seen.top[rules.FOURS].dice, seen.top[rules.FOURS].sixes) == ([2, 1, 0], [0, 2, 0])
    assert (seen.top[rules.FOURS].need, seen.top[rules.HAMSTERS].need) == (5, 3)
    assert [seat.hand for seat in seen.seats] == [4, 4, 7]


def test_a_closed_pile_and_an_empty_place_are_shown() -> None:
    s = Situation(empty=["twos", "fattening"])
    s.clear_bottom(keep=2)
    seen = view.view(s.box, s.table, -1)
    assert [card.closed for card in seen.top] == [False, False, False, True, False]
    assert (seen.bottom[2].name, seen.bottom[2].foods) == (None, [])


def test_a_view_is_data() -> None:
    s = Situation(storage={0: "corn"}).roll(1, 2, 3, 4, 5, 6, 6)
    seen = view.view(s.box, s.table, 0)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=view.View) == seen
    assert msgspec.to_builtins(seen)["type"] == "swintus/2"


# ---- Summary ----


def test_a_summary_is_enough_to_play() -> None:
    s = Situation(
        seats=2,
        bottom=[LUCKY_THREE, BOTTOM[0], BOTTOM[1]],
        storage={1: "corn+beet corn+beet"},
        dice={0: "fives:2", 1: "fives:1+2"},
    )
    s.roll(1, 5, 5, 5, 6)
    text = read(s)
    assert text[:4] == [
        "It is your turn.",
        "You rolled 1, 5, 5, 5, and 6.",
        "You have 3 fives: how many go on the card for fives (1 apple and 1 acorn)?",
        "Still to place or keep after that: 6.",
    ]
    assert (
        "Top row, the card for fives (1 apple and 1 acorn): 5 dice from one player take it. "
        "On it: 2 dice of Seat 1 and 3 dice (2 sixes among them) of Seat 2. 13 cards are below it."
    ) in text
    assert "Top row, the Hungry Hamsters: 3 dice from one player and they eat. On it: 1 die of Seat 1." in text
    assert (
        "Bottom row, place 1, Lucky Three (1 ear of corn, 1 apple, and 1 acorn): "
        "needs three or more dice showing the same number in one roll. Met right now by Seat 1."
    ) in text
    assert "You have 4 dice in hand and no food in storage: 7 pieces short of seven of one kind." in text
    assert "Seat 2 has 4 dice in hand and 2 ears of corn and 2 beets in storage: 5 pieces short of seven of one kind." in text
    assert "Seat 2's storage: 2 cards (1 ear of corn and 1 beet)." in text


def test_a_summary_asks_for_the_claim_and_for_the_card_to_lose() -> None:
    s = Situation(bottom=[LUCKY_THREE, BOTTOM[0], BOTTOM[1]]).roll(5, 5, 5, 2, 2, 3, 3).play("place none")
    assert read(s)[2] == "You may take one of these, or none: Lucky Three (1 ear of corn, 1 apple, and 1 acorn)."
    t = Situation(storage={0: "corn beet"}, dice={0: "hamsters:2"}).roll(1, 3, 3, 2, 2).play("place none")
    assert read(t)[2] == "The Hamsters are hungry: choose a card from your storage for them."
    assert read(t, 1)[2] == "The Hamsters are hungry: Seat 1 is choosing a card for them."


def test_a_summary_tells_each_end() -> None:
    """SW12, SW13 and SW15 end a match, each in its own words."""
    won = Situation(storage={0: "corn+corn corn+corn corn+beet corn"}, dice={0: "threes:3"}).roll(3, 2, 2, 4).play("place 3:1")
    assert read(won)[0] == "The match is over: you win with 7 ears of corn."
    assert "You have 7 dice in hand and 7 ears of corn and 1 beet in storage." in read(won)
    idle = Situation(storage={0: "corn", 1: "beet"}, idle=99).roll(2, 2, 3, 3, 4, 4, 5).play("place none")
    assert read(idle)[0] == (
        "The match is over: nobody has taken a card for 100 turns. Seat 1 and Seat 2 win together, each with 1 of one food and 1"
        " in all."
    )
    tied = Situation(storage={0: "corn", 1: "corn+beet"}, idle=99).roll(2, 2, 3, 3, 4, 4, 5).play("place none")
    assert read(tied)[0] == (
        "The match is over: nobody has taken a card for 100 turns. Seat 2 wins: it is a tie at 1 of one food, but Seat 2 has the"
        " most"
        " food in all (2)."
    )
    assert read(tied, 1, "de")[0] == (
        "Die Partie ist zu Ende: Seit 100 Zügen hat niemand eine Karte genommen. Bei Gleichstand (1 von einer Sorte) gewinnst du"
        " mit dem"
        " meisten Futter insgesamt (2)."
    )
    clear = Situation(storage={0: "corn+corn"}, idle=99).roll(2, 2, 3, 3, 4, 4, 5).play("place none")
    assert read(clear)[0] == ("The match is over: nobody has taken a card for 100 turns. You win with the most of one food (2).")
    four = ("fives", "fours", "threes", "twos")
    row = ("multitrough:beet+apple+acorn", LUCKY_THREE, "lonesome_squeak:corn+beet+acorn")
    empty = Situation(bottom=row, empty=[*four, "fattening"]).roll(3, 3, 3, 2, 2, 4, 5).play("take 2")
    assert read(empty)[0].startswith("The match is over: no card that could be taken is left.")
    ends = [view.view(each.box, each.table, 0).ended_by for each in (won, idle, tied, clear, empty, Situation())]
    assert ends == ["SW12", "SW15", "SW15", "SW15", "SW13", None]


def test_a_summary_warns_of_a_long_idle_stretch_only() -> None:
    assert not any("in a row" in line for line in read(Situation(idle=49)))
    assert "Nobody has taken a card for 50 turns; after 100 in a row the match ends." in read(Situation(idle=50))


def test_german_is_spoken() -> None:
    s = Situation(seats=2, dice={1: "fives:1+2"}).roll(1, 5, 5, 5, 6, 2, 2)
    text = read(s, 0, "de")
    assert text[1] == "Du hast 1, 2, 2, 5, 5, 5 und 6 gewürfelt."
    assert text[2] == "Du hast 3 Fünfen: Wie viele davon kommen auf die Fünferkarte (1 Apfel und 1 Eichel)?"


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_is_asked_is_said_to_the_seat_in_turn_and_to_the_others(language: str) -> None:
    def asked(s: Situation) -> tuple[str, str]:
        mine, theirs = (words(language, "swintus").render(view.asked(s.box, s.table, seat), seat) for seat in (0, 1))
        return mine, theirs

    row = [LUCKY_THREE, SWINBAG_10, BOTTOM[1]]
    placing = Situation(bottom=row).roll(2, 2, 2, 1, 1, 1, 1)
    claiming = Situation(bottom=row).roll(2, 2, 2, 1, 1, 1, 1).play("place none")
    feeding = Situation(storage={0: "corn beet"}, dice={0: "hamsters:2"}).roll(1, 3, 3, 2, 2).play("place none")
    rolling = Situation()
    won = Situation(storage={0: "corn+corn corn+corn corn+beet corn"}, dice={0: "threes:3"}).roll(3, 2, 2, 4).play("place 3:1")
    expected = {
        "en": [
            ("Place dice on the cards, or keep them in hand.", "Seat 1 is placing dice."),
            ("You may take Lucky Three or Swinbag 10, or none.", "Seat 1 may take a Fattening card: Lucky Three or Swinbag 10."),
            (
                "The Hamsters are hungry: choose a card from your storage for them.",
                "The Hamsters are hungry: Seat 1 is choosing a card for them.",
            ),
            ("It is your turn.", "It is Seat 1's turn."),
            ("The match is over: you win with 7 ears of corn.", "The match is over: Seat 1 wins with 7 ears of corn."),
        ],
        "de": [
            ("Leg Würfel auf die Karten oder behalte sie auf der Hand.", "Platz 1 legt Würfel."),
            (
                "Du darfst Glücksdrei oder Schweinesack 10 nehmen, oder keine.",
                "Platz 1 darf eine Mastkarte nehmen: Glücksdrei oder Schweinesack 10.",
            ),
            (
                "Die Hamster sind hungrig: Wähl für sie eine Karte aus deinem Vorrat.",
                "Die Hamster sind hungrig: Platz 1 wählt eine Karte für sie.",
            ),
            ("Du bist am Zug.", "Platz 1 ist am Zug."),
            ("Die Partie ist zu Ende: Du gewinnst (7 Maiskolben).", "Die Partie ist zu Ende: Platz 1 gewinnt (7 Maiskolben)."),
        ],
    }
    assert [asked(s) for s in (placing, claiming, feeding, rolling, won)] == expected[language]


def test_nothing_is_asked_while_the_cards_are_laid_out() -> None:
    s = Situation()
    rules.setup(s.box, s.table)
    assert view.asked(s.box, s.table, 0) == Say("summary.set_up")


def test_the_picture_shows_everything_in_a_few_lines() -> None:
    s = Situation(seats=2, bottom=[LUCKY_THREE, BOTTOM[0], BOTTOM[1]], storage={1: "corn+beet"}, dice={1: "fives:1+2"})
    s.roll(1, 5, 5, 5, 6, 2, 2)
    assert view.picture(s.box, s.table, 0) == [
        "[5] PA  14  2:1+2",
        "[4] BP  15",
        "[3] C   15",
        "[2] B   15",
        "[1] *    0  1:1",
        "       15  1=L3 CPA!   2=S6 CBP   3=S6 CBA",
        ">1  ######   C0 B0 P0 A0  (1 2 2 5 5 5 6)",
        " 2  ####     C1 B1 P0 A0",
    ]


def test_moves_are_said() -> None:
    s = Situation(bottom=[LUCKY_THREE, BOTTOM[0], BOTTOM[1]])

    def said(text: str) -> str:
        say = view.move_say(s.box, s.table, 0, notation.parse_move(s.box, text))
        return words("en", "swintus").render(say, 0)

    assert said("5:2") == "Place 2 fives on the card for fives (1 apple and 1 acorn)"
    s.table.rolled[4], s.table.rolled[3], s.table.sixes_left = 2, 1, 2
    assert said("5:0") == "Keep the fives in hand"
    assert said("4:0") == "Keep the four in hand"
    assert said("6->5:0") == "Place no sixes on the card for fives (1 apple and 1 acorn)"
    assert said("6->1:0") == "Keep the sixes in hand"  # they may go nowhere after the Hamsters
    assert said("6->1:1") == "Place 1 six on the Hungry Hamsters"
    assert said("take 1") == "Take Lucky Three (1 ear of corn, 1 apple, and 1 acorn)"
    assert said("leave") == "Take no Fattening card"
    assert said("lose corn+corn") == "Give the Hamsters the card with 2 ears of corn"


def test_only_sixes_that_may_still_go_elsewhere_are_not_worth_a_word() -> None:
    s = Situation()
    silent = [notation.move_text(s.box, move) for move in range(rules.MOVES) if view.silent(s.box, move)]
    assert silent == ["6->5:0", "6->4:0", "6->3:0", "6->2:0"]


# ---- Story ----


def test_a_roll_is_told_whole_with_its_last_die() -> None:
    s = Situation(dice={0: "fives:4"})
    assert tell_die(s, 6) == []
    assert tell_die(s, 1) == []
    assert tell_die(s, 3) == ["Seat 1 rolls 1, 3, and 6.", "The Hamsters get 1 one from Seat 1."]


def test_a_placing_a_card_and_the_next_one_are_told() -> None:
    s = Situation(dice={0: "threes:2"}).roll(3, 3, 2, 4, 5).play("5:0; 4:0")
    assert tell(s, "3:2") == ["Seat 1 places 2 threes on the card for threes (1 ear of corn)."]
    assert tell(s, "2:0", seat=0) == ["You take the card for threes (1 ear of corn); all the dice on it go back to their owners."]
    before = s.table.clone()
    rules.happen(s.box, s.table, 2)
    assert told(s, before, CHANCE, 2, seat=1) == [
        "A card is turned up: the card for threes (1 apple).",
        "It is your turn.",
    ]


def test_a_fattening_card_is_told() -> None:
    s = Situation(bottom=[LUCKY_THREE, BOTTOM[0], BOTTOM[1]]).roll(2, 2, 2, 3, 3, 4, 5).play("place none")
    t = Situation(bottom=[LUCKY_THREE, BOTTOM[0], BOTTOM[1]], empty=["fattening"]).roll(2, 2, 2, 3, 3, 4, 5).play("place none")
    assert tell(s, "take 1") == ["Seat 1 takes Lucky Three (1 ear of corn, 1 apple, and 1 acorn) and gets all their dice back."]
    before = s.table.clone()
    rules.happen(s.box, s.table, 0)
    assert told(s, before, CHANCE, 0) == [
        "A Fattening card is turned up: Swinbag 5 (1 ear of corn, 1 beet, and 1 acorn). It needs a roll of exactly 5 points.",
        "It is Seat 2's turn.",
    ]
    assert tell(t, "leave") == ["Seat 1 takes no Fattening card.", "It is Seat 2's turn."]


def test_the_story_says_where_a_taken_card_lay() -> None:
    s = Situation(bottom=[BOTTOM[0], LUCKY_THREE, BOTTOM[1]], dice={0: "twos:1"}).roll(2, 2, 2, 3, 3, 4).play("place none")
    t = Situation(bottom=[BOTTOM[0], LUCKY_THREE, BOTTOM[1]], dice={0: "twos:1"}).roll(2, 2, 2, 3, 3, 4).play("place 2:3")

    def taken(s: Situation, move: str) -> list[dict[str, object]]:
        before, event = s.table.clone(), notation.parse_move(s.box, move)
        s.play(move)
        told = [msgspec.to_builtins(each, enc_hook=str) for each in view.story(s.box, before, s.table, 1, 0, event)]
        return [{name: value for name, value in each.items() if name not in ("text", "travels")} for each in told]

    assert taken(s, "take 2") == [{"kind": "take_fattening", "seat": 0, "place": 2, "foods": ["corn", "apple", "acorn"]}]
    assert taken(t, "leave") == [{"kind": "leave", "seat": 0}, {"kind": "take", "seat": 0, "card": "twos", "foods": ["beet"]}]


def test_the_story_says_what_travels() -> None:
    def travels(s: Situation, move: str) -> list[tuple[str, str, str, int]]:
        before, event = s.table.clone(), notation.parse_move(s.box, move)
        s.play(move)
        told = view.story(s.box, before, s.table, 1, 0, event)
        return [msgspec.structs.astuple(travel) for each in told for travel in each.travels or ()]

    taken = Situation(dice={0: "fives:3", 1: "fives:1+2"}).roll(5, 5, 4, 4)
    assert travels(taken, "5:2") == [("5-0", "seats.0.hand", "top.0.dice.0", 2)]
    assert travels(taken, "4:0") == [
        ("apple", "top.0.foods", "seats.0.food.apple", 1),
        ("acorn", "top.0.foods", "seats.0.food.acorn", 1),
        ("5-0", "top.0.dice.0", "seats.0.hand", 5),
        ("5-1", "top.0.dice.1", "seats.1.hand", 1),
        ("6-1", "top.0.sixes.1", "seats.1.hand", 2),
    ]
    claimed = Situation(bottom=[BOTTOM[0], LUCKY_THREE, BOTTOM[1]], dice={0: "twos:1"}).roll(2, 2, 2, 3, 3, 4).play("place none")
    assert travels(claimed, "take 2")[0] == ("lucky_three", "bottom.1.name", "box", 1)
    lost = Situation(storage={0: "corn+corn beet"}, dice={0: "hamsters:2"}).roll(1, 3, 3, 2, 2).play("place none")
    assert travels(lost, "lose corn+corn") == [
        ("corn", "seats.0.food.corn", "eaten", 2),
        ("1-0", "top.4.dice.0", "seats.0.hand", 3),
    ]
    assert view.view(lost.box, lost.table, 0).eaten == ["corn", "corn"]


def test_the_hamsters_meal_is_told() -> None:
    s = Situation(storage={0: "corn beet"}, dice={0: "hamsters:2"}).roll(1, 3, 3, 2, 2).play("place none")
    assert tell(s, "lose beet") == [
        "The Hamsters eat Seat 1's card with 1 beet; all the dice on them go back.",
        "It is Seat 2's turn.",
    ]
    t = Situation(dice={0: "hamsters:2 fives:4"})
    assert tell_die(t, 1) == [
        "Seat 1 rolls 1.",
        "The Hamsters get 1 one from Seat 1.",
        "The Hamsters find nothing in Seat 1's storage; all the dice on them go back.",
        "It is Seat 2's turn.",
    ]


def test_skipped_seats_and_a_deadlock_are_told() -> None:
    out = "fives:4 hamsters:0+3"
    s = Situation(dice={0: "fours:4 twos:1 hamsters:1", 1: out})
    assert tell_die(s, 1)[2:] == ["Seat 2 has no dice in hand and is skipped.", "It is Seat 3's turn."]
    t = Situation(dice={0: "fours:4 twos:1 hamsters:1", 1: out, 2: out})
    assert tell_die(t, 1)[2:] == ["Nobody has a die in hand, so all dice go back to their owners.", "It is Seat 2's turn."]


def test_the_end_is_told() -> None:
    s = Situation(storage={0: "corn+corn corn+corn corn+beet corn"}, dice={0: "threes:3"}).roll(3, 4, 4, 4).play("4:0")
    assert tell(s, "3:1") == [
        "Seat 1 places 1 three on the card for threes (1 ear of corn).",
        "Seat 1 takes the card for threes (1 ear of corn); all the dice on it go back to their owners.",
        "The match is over: Seat 1 wins with 7 ears of corn.",
    ]


def test_the_set_up_is_told_from_the_first_card_to_the_start_seat() -> None:
    match = sweetbox.game("swintus").new_match(4, seed=1)
    kinds = [happening.kind for happening in match.story(None)]
    assert kinds[:9] == ["reveal"] * 7 + ["start", "roll"]
    piles = [happening.pile for happening in match.story(None) if isinstance(happening, Reveal)]
    assert piles[:7] == ["fives", "fours", "threes", "twos", "fattening", "fattening", "fattening"]


# ---- Why not ----


@pytest.mark.parametrize(
    ("move", "rule", "begins"),
    [
        ("5:3", "SW1", "You can't place 3 fives there: you have 2"),
        ("6->5:2", "SW1", "You can't place 2 sixes there: you have 1"),
        ("3:1", "SW1", "You can't place 1 three there: you have 0"),
        ("4:1", "SW17", "One card at a time: first decide how many dice of its own number go on the card for fives"),
        ("2:1", "SW11", "The pile is empty, so no dice may be placed on the card for twos."),
        ("take 1", "SW2", "Finish placing your dice first"),
        ("leave", "SW2", "Finish placing your dice first"),
        ("lose corn", "SW8", "You only give the Hamsters a card"),
    ],
)
def test_why_not_while_placing(move: str, rule: str, begins: str) -> None:
    s = Situation(empty=["twos"]).roll(5, 5, 4, 2, 2, 1, 6)
    check_why_not(s, move, rule, begins)


@pytest.mark.parametrize(
    ("move", "rule", "begins"),
    [
        ("4:0", "SW17", "You have already decided how many go on the card for fours (1 beet and 1 apple)."),
        ("6->3:1", "SW17", "One card at a time: first decide how many sixes go on the card for fives"),
    ],
)
def test_why_not_while_placing_sixes(move: str, rule: str, begins: str) -> None:
    s = Situation().roll(5, 5, 4, 2, 2, 1, 6).play("5:0; 4:0; 2:0")
    check_why_not(s, move, rule, begins)


@pytest.mark.parametrize(
    ("language", "says"), [("en", ["its own number", "sixes", "stands"]), ("de", ["passenden Zahl", "Sechsen", "gilt"])]
)
def test_sw17_says_in_which_order_dice_are_placed_as_the_refusals_that_cite_it_do(language: str, says: list[str]) -> None:
    ((_, text),) = rulebook(sweetbox.game("swintus"), language, "SW17")
    assert [part for part in says if part not in text] == []


@pytest.mark.parametrize(
    ("move", "rule", "begins"),
    [
        ("5:1", "SW2", "Your dice are placed"),
        ("take 2", "SW6", "Sweet Sixes needs exactly four sixes"),
        ("take 3", "SW11", "Place 3 of the bottom row is empty"),
        ("lose corn", "SW8", "You only give the Hamsters a card"),
    ],
)
def test_why_not_while_claiming(move: str, rule: str, begins: str) -> None:
    s = Situation(bottom=[LUCKY_THREE, BOTTOM[0], BOTTOM[1]], empty=["fattening"])
    s.clear_bottom(keep=2)
    s.roll(5, 5, 5, 2, 2, 3, 3).play("place none")
    check_why_not(s, move, rule, begins)


@pytest.mark.parametrize(("card", "rule"), [(SWINBAG_10, "SW4"), ("multitrough:corn+beet+apple", "SW5"), (BOTTOM[0], "SW6")])
def test_why_not_names_the_rule_of_what_is_asked(card: str, rule: str) -> None:
    s = Situation(bottom=[LUCKY_THREE, card, BOTTOM[1]]).roll(5, 5, 5, 2, 2, 3, 3).play("place none")
    assert view.why_not(s.box, s.table, 0, notation.parse_move(s.box, "take 2"))[1] == rule


@pytest.mark.parametrize(
    ("move", "begins"),
    [
        ("lose acorn", "You have no card with 1 acorn in your storage."),
        ("leave", "The Hamsters are hungry: first choose"),
        ("5:0", "The Hamsters are hungry: first choose"),
    ],
)
def test_why_not_while_the_hamsters_wait(move: str, begins: str) -> None:
    s = Situation(storage={0: "corn beet"}, dice={0: "hamsters:2"}).roll(1, 3, 3, 2, 2).play("place none")
    check_why_not(s, move, "SW8", begins)


def check_why_not(s: Situation, move: str, rule: str, begins: str) -> None:
    assert move not in s.legal
    say, cited = view.why_not(s.box, s.table, s.turn, notation.parse_move(s.box, move))
    assert cited == rule
    assert words("en", "swintus").render(say, s.turn).startswith(begins)


def test_the_tally_counts_the_food_of_which_a_seat_has_most() -> None:
    s = Situation(storage={0: "corn corn beet", 1: "apple apple", 2: "acorn"})
    assert tallied("swintus", view.tally(s.box, [s.table])) == [
        "Corn: (2 0 0)",
        "Beets: (1 0 0)",
        "Apples: (0 2 0)",
        "Acorns: (0 0 1)",
        "Most of one food: 2 2 1",
        "All food, in a tie: (3 2 1)",
    ]
