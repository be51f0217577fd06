"""What a seat is shown and told."""

from typing import get_args

import pytest

from games.sweets_stack.situations import SWEETS_STACK, Situation, card
from games.tallies import tallied
from sweetbox.conformance.configurations import random_match
from sweetbox.games.sweets_stack import notation, rules, view
from sweetbox.games.sweets_stack.rules import BELOW, DECK, HAND, NOTHING, SCORED, SEEN, SEEN_IN_HAND
from sweetbox.games.sweets_stack.story import Colour, Rule
from sweetbox.kernel.registry import game
from sweetbox.kernel.say import Say
from sweetbox.words import words

SPEAK = words("en", "sweets_stack")


def spoken(says: list[Say]) -> list[str]:
    return [SPEAK.render(say, 0) for say in says]


def told(situation: Situation, before: rules.Table, seat: int, actor: int, move: str | None) -> list[str]:
    """The story of one event for a seat, in English."""
    glimpse = before.clone()
    rules.hide(situation.box, glimpse, seat)
    event = notation.parse_move(situation.box, move) if move is not None else None
    happenings = view.story(situation.box, glimpse, situation.glimpse(seat), seat, actor, event)
    return [SPEAK.render(happening.say, seat) for happening in happenings]


def test_the_view_shows_what_lies_on_the_table() -> None:
    situation = Situation().bucket(0, "#..... ######").scored(0, "b6").pumpkins(0, 3).plays("b1", "y1", "g1", "r1")
    shown = view.view(situation.box, situation.glimpse(0), 0)
    own, other = shown.seats[0], shown.seats[1]
    assert (shown.phase, shown.round, shown.passes_to, shown.rule) == ("placing", 1, "left", "none")
    assert own.bucket[-2:] == ["#.....", "######"]
    assert own.full_rows == [1]
    assert own.received == "r1"
    assert shown.cards["r1"] == view.Candy("r1", "red", ["###", "#/#/#"], [])
    assert own.hand == ["b2", "b3"]
    assert not own.may_turn
    assert other.hand == []
    assert other.hand_size == 2
    assert other.played == "y1"


def test_the_view_shows_what_is_known_of_other_hands() -> None:
    situation = Situation()
    situation.table.known[card("y1")] = SEEN_IN_HAND
    situation.table.known[card("y2")] = SEEN
    shown = view.view(situation.box, situation.glimpse(0), 0).seats[1]
    assert shown.hand == ["y1"]
    assert shown.owned == ["y2"]
    assert "Seat 2 is known to have y1 in hand." in spoken(view.summary(situation.box, situation.glimpse(0), 0))


def test_the_goblins_neighbour_is_not_always_who_gets_the_card() -> None:
    """SS16: the neighbour counts, out or not; a card passes over who is out."""
    situation = Situation(3, round=2, round_2="sugar_goblin").out(1).scored(1, "b1").bucket(1, "######")
    lines = spoken(view.summary(situation.box, situation.glimpse(0), 0))
    assert "Choose the card you pass to Seat 3." in lines
    lost = "as the neighbour on your left (in round 3 on your right) gets for favourites, even if that neighbour is out"
    assert any(lost in line for line in lines)
    rules.end_round(situation.box, situation.table)
    assert list(situation.table.score[1])[:3] == [-1, 2, 0]


def test_a_new_round_shows_nothing_of_the_last_candies() -> None:
    situation = Situation(2).bucket(0, " ".join(["#.#.#."] * 8)).plays("b1", "y1").place_anywhere(1).play(0, "decline")
    assert view.view(situation.box, situation.glimpse(0), 0).seats[0].declined
    situation.play(0, "face-down").draw_all()
    shown = view.view(situation.box, situation.glimpse(0), 0)
    assert shown.round == 2
    assert [(seat.placing, seat.declined) for seat in shown.seats] == [(None, False), (None, False)]


def test_a_new_round_shows_no_candy_that_lay_where_its_cells_are_filled() -> None:
    """Rare Candy fills d1, e1 and f1, where seat 2's last candy of round 1 lay."""
    situation = Situation(2, round_2="rare_candy").bucket(0, " ".join(["#.#.#."] * 8)).hand(0, "r1").plays("r1", "y1")
    situation.play(1, "place r1").play(1, "rest d1").play(0, "decline")
    assert view.view(situation.box, situation.glimpse(0), 0).seats[1].placing is None  # nobody sees it before all are done
    assert view.view(situation.box, situation.glimpse(1), 1).seats[1].placing.cells == ["d1", "e1", "f1"]
    situation.play(0, "face-down").draw_all()
    shown = view.view(situation.box, situation.glimpse(0), 0)
    assert (shown.round, shown.seats[1].bucket[-1]) == (2, "##.###")
    assert [seat.placing for seat in shown.seats] == [None, None]


def test_the_summary_is_enough_to_play_by() -> None:
    situation = Situation().bucket(1, "##.... ######").pumpkins(0, 1).scored(0, "b9")
    lines = spoken(view.summary(situation.box, situation.glimpse(0), 0))
    assert lines[0] == "Round 1, step 1: everyone is choosing a card to pass on."
    assert "Cards are passed to the left." in lines
    assert any(line.startswith("Your hand: b1 (blue bar of three, lying; pumpkin when played), b2") for line in lines)
    assert "Choose the card you pass to Seat 2." in lines
    assert "You: 1 pumpkin, 0 candles, 3 cards in hand, 12 cards in the deck." in lines
    assert "You have scored b9: 0 ghosts. On top is b9 (blue T of four, stem down; pumpkin when scored)." in lines
    assert "Seat 2's bucket from the top: row 2 yellow a b and row 1 blue full." in lines


def test_the_summary_says_where_a_candy_can_rest() -> None:
    situation = Situation().bucket(0, "####..").plays("b1", "y1", "g1", "r1").play(0, "place r1")
    lines = spoken(view.summary(situation.box, situation.glimpse(0), 0))
    assert (
        "Choose where r1 (red bar of three, lying) lands; the cells name the bottom left corner of its rectangle: a2, b2, c2, or"
        " d2." in lines
    )


def test_the_picture_shows_buckets_side_by_side_and_the_hand() -> None:
    situation = Situation(2).bucket(0, "##.... ######").plays("b1", "y1")
    lines = view.picture(situation.box, situation.glimpse(0), 0)
    assert lines[7] == " 2 y ##....   ......"
    assert " 1 b ######*  ......" in lines
    assert "     abcdef   abcdef" in lines
    assert lines[-4].startswith("> y1 p")


def test_cells_that_the_python_marks_are_shown_until_the_first_candy_lies() -> None:
    """SS16: nobody can keep off cells that are not shown."""
    situation = Situation(2, round_1="gummy_python").scored(1, "y9").bucket(1, "..#...")
    glimpse = situation.glimpse(0)
    assert view.picture(situation.box, glimpse, 0)[8] == " 1 b :....:   ..#..."
    marked = [line for line in spoken(view.summary(situation.box, glimpse, 0)) if line.startswith("Marked cells: a1, f1, a2")]
    assert len(marked) == 1
    placed = spoken(view.summary(situation.box, situation.glimpse(1), 1))
    assert not any(line.startswith("Marked") for line in placed)


def test_moves_are_said_with_their_price() -> None:
    situation = Situation().pumpkins(0, 5).plays("b3", "y1", "g1", "r1")
    says = {
        text: SPEAK.render(view.move_say(situation.box, situation.glimpse(0), 0, notation.parse_move(situation.box, text)), 0)
        for text in situation.legal(0)
    }
    assert says["place r1"] == "Place r1 as it is"
    assert says["place r1 90"] == "Turn r1 for 2 pumpkins: bar of three, standing"
    assert says["place b1"] == "Place b1 from your hand for 3 pumpkins"
    assert says["place b1 90"] == "Place b1 from your hand, turned, for 5 pumpkins: bar of three, standing"
    situation.play(0, "place r1")
    rest = view.move_say(situation.box, situation.glimpse(0), 0, notation.parse_move(situation.box, "rest b1"))
    assert SPEAK.render(rest, 0) == "Let it land on b1, c1, and d1"


# ---- Story ----


def test_nothing_is_told_of_a_choice_while_the_step_is_open() -> None:
    situation = Situation()
    before = situation.table.clone()
    situation.play(0, "play b1")
    assert told(situation, before, 1, 0, None) == []
    assert told(situation, before, 0, 0, "play b1") == ["Your choice: Pass b1."]


def test_the_reveal_is_told_to_all() -> None:
    situation = Situation(2).play(0, "play b1")
    before = situation.table.clone()
    situation.play(1, "play y2")
    assert told(situation, before, 0, 1, None) == [
        "You pass b1 (blue bar of three, lying; pumpkin when played) to Seat 2.",
        "You get 1 pumpkin.",
        "Seat 2 passes y2 (yellow corner of three, open at the upper right) to you.",
    ]


def test_placing_changing_turning_rows_and_going_out_are_told() -> None:
    situation = Situation().bucket(0, "...### ######").bucket(1, " ".join(["#.#.#."] * 8)).pumpkins(0, 5)
    situation.plays("b2", "y1", "g1", "r1").play(1, "out").place_anywhere(2, 3).play(0, "place b1")
    before = situation.table.clone()
    situation.play(0, "rest a2")
    lines = told(situation, before, 2, 0, None)
    assert lines[:5] == [
        "Seat 1 pays 3 pumpkins and takes r1 (red bar of three, lying) into their hand.",
        "Seat 1 places b1 (blue bar of three, lying; pumpkin when played) on a2, b2, and c2.",
        "Seat 1's row 2 is full: yellow is a favourite.",
        "b2 (blue corner of three, open at the upper right; pumpkin when played) does not fit in as it is, "
        "and Seat 2 is out of this round.",
        "Seat 1 takes a candle.",
    ]


def test_nobody_who_chose_to_go_out_is_said_to_have_no_place() -> None:
    """SS4: the candy fits when it is turned, and the player could pay."""
    situation = Situation(3).bucket(0, " ".join([".#####"] * 8)).pumpkins(0, 2).plays("b1", "y1", "g1").place_anywhere(1, 2)
    assert {"place g1 90", "decline"} <= set(situation.legal(0))
    situation.play(0, "decline")
    summary = spoken(view.summary(situation.box, situation.glimpse(0), 0))
    assert "You are out of this round: put the candy down, face down." in summary
    say, rule = view.why_not(situation.box, situation.glimpse(0), 0, notation.parse_move(situation.box, "rest a1"))
    assert (spoken([say]), rule) == (["You are out of this round: all you can do is put the candy down, face down."], "SS8")
    before = situation.table.clone()
    situation.play(0, "face-down")
    (line,) = (line for line in told(situation, before, 1, 0, None) if "out of this round" in line)
    assert line == "g1 (green bar of three, lying) does not fit in as it is, and Seat 1 is out of this round."


def test_the_end_of_a_round_is_told_with_its_scores() -> None:
    situation = Situation(2, round_2="candy_corn").bucket(0, " ".join(["#.#.#."] * 8)).plays("b1", "y1")
    situation.place_anywhere(1).play(0, "decline")
    before = situation.table.clone()
    situation.play(0, "face-down")
    lines = told(situation, before, 1, 0, None)
    assert lines[-3:] == [
        "Round 1: Seat 1 scores 0 (0 for cards, 0 for favourites, 0 for candles).",
        "Round 1: you score 1 (1 for cards, 0 for favourites, 0 for candles).",
        "Round 2 begins: Candy Corn.",
    ]


def test_the_sugar_goblins_share_and_the_winner_are_told() -> None:
    situation = Situation(2, round=3, round_3="sugar_goblin").scored(1, "y9").bucket(1, "######").scored(1, "b9")
    situation.bucket(0, " ".join(["#.#.#."] * 8)).plays("b1", "y1").place_anywhere(1).play(0, "decline")
    before = situation.table.clone()
    situation.play(0, "face-down")
    assert told(situation, before, 1, 0, None)[-3:] == [
        "Round 3: Seat 1 scores -2 (0 for cards, 0 for favourites, 0 for candles, minus 2 for the Sugar Goblin).",
        "Round 3: you score 6 (3 for cards, 2 for favourites, 1 for candles).",
        "The match is over: you win with 6 points.",
    ]


def test_draws_are_told_to_who_draws() -> None:
    situation = Situation(2).plays("b1", "y1").place_anywhere(0, 1)
    before = situation.table.clone()
    situation.draws("b9")
    assert told(situation, before, 0, -1, None) == ["You draw b9 (blue T of four, stem down; pumpkin when scored)."]
    assert told(situation, before, 1, -1, None) == []
    before = situation.table.clone()
    situation.draws("y9")
    assert told(situation, before, 0, -1, None) == ["Seat 2 draws 1 card."]
    assert told(situation, before, 1, -1, None) == [
        "You draw y9 (yellow T of four, stem down; ghost).",
        "Seat 1 draws 1 card.",
    ]


def test_who_draws_as_many_is_told_in_one_sentence_when_all_have_drawn() -> None:
    """A seat that is out or has no deck left draws nothing."""
    situation = Situation(4).out(2).plays("b1", "y1", "r1").place_anywhere(0, 1, 3)
    lines: dict[int, list[str]] = {0: [], 3: [], -1: []}
    for text in ("b9", "y9", "r9"):
        before = situation.table.clone()
        situation.draws(text)
        for seat, heard in lines.items():
            heard += [line for line in told(situation, before, seat, -1, None) if not line.startswith("You")]
    assert lines == {
        0: ["Seat 2 and Seat 4 draw 1 card each."],
        3: ["Seat 1 and Seat 2 draw 1 card each."],
        -1: ["Seat 1, Seat 2, and Seat 4 draw 1 card each."],
    }


def test_first_hands_are_told_once_and_with_their_crowns() -> None:
    for rule, cards in (("none", 5), ("dragons_fireball", 5), ("seven_flavor_beans", 7)):
        match = game("sweets_stack").new_match(seats=3, seed=2, round_1=rule)
        lines = [words("en", "sweets_stack").render(happening.say, 0) for happening in match.story(0)]
        assert [line for line in lines if not line.startswith("You")] == [f"Seat 2 and Seat 3 draw {cards} cards each."]


def test_cards_that_come_by_themselves_are_told_too() -> None:
    """A single card in the deck, then the first below it, as the last choice of a step is made."""
    situation = Situation(2).hand(0, "b1", "b2").deck(0, "b9").plays("b1", "y1").place_anywhere(1).play(0, "place y1")
    before = situation.table.clone()
    situation.play(0, "rest a1")
    assert told(situation, before, 0, 0, None)[-2:] == [
        "You draw b3 (blue bar of three, standing).",
        "You draw b9 (blue T of four, stem down; pumpkin when scored).",
    ]
    exchanging = Situation(2).hand(0, "b1", "b2").deck(0).pumpkins(0, 1).offering().play(0, "exchange")
    before = exchanging.table.clone()
    exchanging.play(0, "under b2")
    assert told(exchanging, before, 1, 0, None) == ["Seat 1 draws 2 cards."]
    assert told(exchanging, before, 0, 0, None) == [
        "You draw b3 (blue bar of three, standing).",
        "You draw b4 (blue square of four; pumpkin when played).",
    ]


def test_anothers_new_hand_is_told_once() -> None:
    situation = Situation(3).pumpkins(1, 1).offering().play(1, "exchange")
    lines = []
    for move in ("under y1", "under y2"):
        before = situation.table.clone()
        situation.play(1, move)
        lines += told(situation, before, 0, 1, None)
    for text in ("y4", "y5", "y6"):
        before = situation.table.clone()
        situation.draws(text)
        lines += told(situation, before, 0, -1, None)
    assert lines == ["Seat 2 draws 3 cards."]


def test_a_placement_is_told_once() -> None:
    """Half of a choice is not told, nor is a choice that closes the step beside what comes of it."""
    situation = Situation(2).plays("b1", "y1")
    lines = []
    for seat, move in ((0, "place y1"), (0, "rest a1"), (1, "place b1"), (1, "rest a1")):
        before = situation.table.clone()
        situation.play(seat, move)
        lines.append([line for line in told(situation, before, seat, seat, move) if "draw" not in line])
    assert lines[:3] == [[], ["Your choice: Let it land on a1, b1, and c1."], []]
    assert lines[3] == [
        "Seat 1 places y1 (yellow bar of three, lying; pumpkin when played) on a1, b1, and c1.",
        "You place b1 (blue bar of three, lying; pumpkin when played) on a1, b1, and c1.",
    ]


def test_a_hand_that_comes_back_at_once_is_told_whole() -> None:
    """SS22: with no deck left the hand just put under it is drawn again, also the card that needed no choice."""
    situation = Situation(2).hand(0, "b1", "b2", "b3").deck(0).pumpkins(0, 1).offering()
    table = situation.table
    for i in range(table.below_size[0]):
        table.place[table.below[0][i]] = SCORED
        table.below[0][i] = NOTHING
    table.below_size[0] = 0
    situation.play(0, "exchange").play(0, "under b2")
    before = situation.table.clone()
    situation.play(0, "under b3")
    drawn = [line for line in told(situation, before, 0, 0, "under b3") if line.startswith("You draw")]
    assert [line.split()[2] for line in drawn] == ["b1", "b2", "b3"]


def test_it_is_told_who_exchanges() -> None:
    situation = Situation(2).pumpkins(0, 1).offering()
    before = situation.table.clone()
    situation.play(0, "exchange")
    assert told(situation, before, 1, 0, None) == ["Seat 1 exchanges their hand."]


# ---- Why not ----


def why(situation: Situation, text: str, seat: int = 0) -> tuple[str, str]:
    assert text not in situation.legal(seat)
    say, rule = view.why_not(situation.box, situation.glimpse(seat), seat, notation.parse_move(situation.box, text))
    return SPEAK.render(say, seat), rule


STICK_FITS = " ".join(["#.####"] * 3 + ["######"] * 5)


@pytest.mark.parametrize(
    ("text", "rule", "words"),
    [
        ("keep", "SS18", "which candy to place"),
        ("place y9", "SS6", "neither the card you received nor in your hand"),
        ("place b2", "SS6", "costs 3 pumpkins, and you have 2"),
        ("place r1 180", "SS20", "the shape stays the same"),
        ("place r1 270", "SS23", "looks the same as with a smaller turn"),
        ("decline", "SS4", "so you can't go out"),
    ],
)
def test_why_a_candy_cannot_be_placed_so(text: str, rule: str, words: str) -> None:
    sentence, id_ = why(Situation().pumpkins(0, 2).plays("b3", "y1", "g1", "r1"), text)
    assert words in sentence
    assert id_ == rule


def test_why_not_turned() -> None:
    assert why(Situation().scored(0, "b6").pumpkins(0, 2).plays("b3", "y1", "g1", "r1"), "place r1 90")[1] == "SS5"
    assert why(Situation().pumpkins(0, 1).plays("b3", "y1", "g1", "r1"), "place r1 90")[1] == "SS5"


def test_why_not_turned_beyond_the_bucket() -> None:
    """SS3: a row of seven in a bucket six high; nothing looks like it."""
    edition = {**SWEETS_STACK.components.EDITION, "bucket": [{"wide": 7}], "row": SWEETS_STACK.components.EDITION["row"][:6]}
    edition["cells"] = [{"rule": row["rule"], "picture": ".#....."} for row in edition["cells"]]
    edition["candy"] = [{**row, "shape": "#######"} if number == 0 else row for number, row in enumerate(edition["candy"])]
    match = SWEETS_STACK.new_match(2, seed=1, edition=edition)
    position = match.position
    position.table.phase, position.table.received[0], position.table.pumpkins[0] = rules.PLACING, card("b1"), 5
    say, rule = position.hidden(0).why_not(notation.parse_move(match.box, "place b1 90"))
    assert (SPEAK.render(say, 0), rule) == ("Turned that way, the candy is larger than the bucket.", "SS3")


def test_why_there_is_no_place() -> None:
    situation = Situation().bucket(0, STICK_FITS).pumpkins(0, 5).plays("b3", "y1", "g1", "r1")
    assert why(situation, "place r1")[1] == "SS3"
    assert why(situation, "place b2")[1] == "SS20"
    bar = Situation(round_1="gummy_python").pumpkins(0, 2).hand(3, "r14").plays("b3", "y1", "g1", "r14")
    assert why(bar.play(0, "place r14"), "rest a1")[1] == "SS16"


@pytest.mark.parametrize(
    ("cell", "words"),
    [("e1", ("stick out of the bucket")), ("a1", "filled cells"), ("b4", "can't get to b4"), ("c8", "can't get to c8")],
)
def test_why_a_candy_cannot_rest_there(cell: str, words: str) -> None:
    situation = Situation().bucket(0, "##....").plays("b3", "y1", "g1", "r1").play(0, "place r1")
    sentence, rule = why(situation, f"rest {cell}")
    assert words in sentence
    assert rule == "SS3"


def test_why_not_in_the_other_steps() -> None:
    offering = Situation().pumpkins(0, 1).offering()
    assert why(offering, "play b1")[1] == "SS7"
    assert why(offering.play(0, "exchange"), "under y1")[1] == "SS7"
    assert why(offering, "play b1")[1] == "SS7"
    choosing = Situation()
    assert why(choosing, "play y1") == ("y1 is not in your hand.", "SS1")
    assert why(choosing, "exchange") == (SPEAK.render(Say("why.exchange_unpaid")), "SS7")
    kept = Situation(2).pumpkins(0, 1).offering().play(0, "keep")
    assert why(kept, "exchange") == (SPEAK.render(Say("why.exchange_late")), "SS7")
    assert why(choosing, "rest a1")[1] == "SS1"
    out = Situation().bucket(0, " ".join(["#.#.#."] * 8)).plays("b3", "y1", "g1", "r1").play(0, "decline")
    assert why(out, "place r1")[1] == "SS8"
    placing = Situation().plays("b3", "y1", "g1", "r1").play(0, "place r1")
    assert why(placing, "decline")[1] == "SS3"


# ---- For a drawn board ----


def asked(situation: Situation, seat: int = 0) -> str:
    return SPEAK.render(view.asked(situation.box, situation.glimpse(seat), seat), seat)


def test_each_phase_asks_for_one_thing() -> None:
    offering = Situation(2).pumpkins(0, 1).offering()
    assert asked(offering) == "Which card do you pass to Seat 2? You can also exchange your hand first."
    assert asked(offering, 1) == "Waiting for everyone to keep or exchange their hand."
    assert asked(offering.play(0, "exchange")) == "Which card goes under your deck next?"
    assert asked(offering, -1) == "Waiting for the exchanged hands to go under the decks."
    choosing = Situation(3).out(1)
    assert asked(choosing) == "Which card do you pass to Seat 3?"
    assert asked(choosing, 1) == "You are out of this round. The others are still playing."
    assert asked(choosing.play(0, "play b1")) == "Waiting for everyone to choose a card to pass on."
    placing = Situation(2).plays("b1", "y3")
    assert asked(placing) == asked(placing.play(0, "place y3")) == "Steer y3 into your bucket and drop it."
    assert asked(placing.play(0, "rest a1")) == "Waiting for everyone to drop their candy."


def test_who_has_no_place_is_asked_to_pay_or_to_go_out() -> None:
    full = " ".join(["#.#.#."] * 8)
    assert asked(Situation(2).bucket(0, full).plays("b1", "y2")) == "y2 has no place in your bucket, so you are out of this round."
    tight = Situation(2).bucket(0, " ".join([".#####"] * 8)).pumpkins(0, 2).plays("b1", "y1")
    assert asked(tight) == "As it is, y1 has no place: pay for another way, or go out."
    assert asked(tight.play(0, "decline")) == "Put the candy down, face down."


def test_chance_and_the_end_ask_for_nothing() -> None:
    situation = Situation(2, round=3).scored(1, "y9").hand(0, "b1", "b2").plays("b1", "y1").place_anywhere(0, 1)
    assert asked(situation) == "Cards are being drawn."
    rules.end_round(situation.box, situation.table)
    assert asked(situation) == "The match is over: Seat 2 wins with 2 points."
    assert asked(situation, 1) == "The match is over: you win with 2 points."


def test_a_tie_says_what_broke_it() -> None:
    """SS15: more points in round 3."""
    situation = Situation(2, round=3).scored(1, "y9")
    situation.table.score[0][0] = 1
    rules.end_round(situation.box, situation.table)
    assert asked(situation) == "The match is over: Seat 2 wins with 1 point, breaking the tie with more in the last round (1)."


def test_a_board_is_told_what_is_printed_and_who_gives_to_whom() -> None:
    situation = Situation(3, round=3, round_3="candy_corn").out(2)
    shown = view.view(situation.box, situation.glimpse(0), 0)
    assert shown.prefilled == ["b1", "c1", "d1", "e1", "c2", "d2"]
    assert (shown.prices.exchange, shown.prices.turn, shown.prices.change) == (1, 2, 3)
    assert [seat.gives_to for seat in shown.seats] == [1, 0, None]
    assert len(shown.shapes) == 20
    assert shown.shapes["##/.#"] == {"key": "shape.corner", "lies": [{"key": "lie.open_lower_left"}]}


def test_a_board_is_told_where_the_candy_may_rest_before_anything_is_chosen() -> None:
    situation = Situation(2).bucket(0, "####..").plays("b1", "y1")
    assert view.view(situation.box, situation.glimpse(0), 0).rests == ["a2", "b2", "c2", "d2"]
    assert view.view(situation.box, situation.glimpse(-1), -1).rests == []
    situation.play(0, "place y1")
    assert view.view(situation.box, situation.glimpse(0), 0).rests == []


def test_names_in_types_are_those_of_the_rules() -> None:
    assert get_args(Colour) == rules.COLOUR_NAMES
    assert get_args(Rule) == rules.RULE_NAMES
    assert get_args(view.Phase) == rules.PHASE_NAMES


def travels(situation: Situation, before: rules.Table, seat: int) -> list[str]:
    """What changes its place as a step closes, as this seat sees it."""
    glimpse = before.clone()
    rules.hide(situation.box, glimpse, seat)
    happenings = view.story(situation.box, glimpse, situation.glimpse(seat), seat, 1, None)
    return [f"{each.piece} {each.start} {each.end} {each.count}" for told in happenings for each in told.travels or ()]


def test_a_card_that_is_passed_leaves_a_hand_that_its_owner_sees() -> None:
    situation = Situation(2).play(0, "play b1")
    before = situation.table.clone()
    situation.play(1, "play y2")
    assert travels(situation, before, 0) == [
        "b1 seats.0.hand seats.1.received 1",
        "pumpkin box seats.0.pumpkins 1",
        "y2 seats.1.hand_size seats.0.received 1",
    ]


def test_a_card_that_is_changed_goes_into_the_hand_and_is_paid_for() -> None:
    situation = Situation(2).pumpkins(0, 5).plays("b2", "y1").play(0, "place b1 90").play(0, "rest a1")
    situation.play(1, "place b2")
    before = situation.table.clone()
    situation.play(1, "rest a1")
    assert travels(situation, before, 0)[:5] == [
        "y1 seats.0.received seats.0.hand 1",
        "pumpkin seats.0.pumpkins box 3",
        "pumpkin seats.0.pumpkins box 2",
        "b1 seats.0.hand seats.0.scored 1",
        "b2 seats.1.received seats.1.scored 1",
    ]


def test_a_new_round_begins_with_all_cards_in_the_decks() -> None:
    situation = Situation(2).bucket(0, " ".join(["#.#.#."] * 8)).plays("b1", "y1").place_anywhere(1).play(0, "decline")
    before = situation.table.clone()
    situation.play(0, "face-down")
    gathered = travels(situation, before, 1)
    assert gathered[:3] == [
        "y1 seats.0.received seats.0.face_down 1",
        "candle box seats.1.candles 1",
        "b1 seats.1.received seats.1.scored 1",
    ]
    assert "card seats.0.hand_size seats.0.deck_size 2" in gathered
    assert "y1 seats.0.face_down seats.0.deck_size 1" in gathered
    assert "y2 seats.1.hand seats.1.deck_size 1" in gathered
    assert "candle seats.1.candles box 1" in gathered


def test_the_tally_counts_each_round_and_what_the_goblin_took() -> None:
    """SS12, SS16: a point a card, the bonuses, less the neighbour's favourite bonus."""
    situation = Situation(round=3, round_3="sugar_goblin").out(1, 2, 3)
    table = situation.table
    table.base[0][:], table.favourite[0][:], table.candle[0][:] = [5, 4, 6, 7], [2, 0, 0, 1], [0, 3, 0, 0]
    table.score[0][:] = [7, 7, 6, 8]
    situation.scored(3, "b1", "b2").bucket(3, "######").scored(1, "r1")
    rules.end_round(situation.box, table)
    assert tallied("sweets_stack", view.tally(situation.box, [table])) == [
        "1 Scored cards: 5 4 6 7",
        "1 Favourite bonus: 2 0 0 1",
        "1 Candle bonus: 0 3 0 0",
        "2 Scored cards: 0 0 0 0",
        "2 Favourite bonus: 0 0 0 0",
        "2 Candle bonus: 0 0 0 0",
        "3 Scored cards: 0 1 0 2",
        "3 Favourite bonus: 0 0 0 2",
        "3 Candle bonus: 0 0 0 0",
        "3 Sugar Goblin: -2 0 0 0",
    ]
    assert situation.position.result().points == [5, 8, 6, 12]


def test_ss17_at_the_end_all_cards_are_laid_open() -> None:
    """Hands, decks and what lies under them, for every seat and for spectators, in data and in sentences."""
    match = random_match(SWEETS_STACK, 3, 7, rules="hard")
    place = list(match.position.table.place)
    for viewer in (None, 0, 1, 2):
        for seat in match.view(viewer)["seats"]:
            held = [notation.card_text(number) for number, at in enumerate(place) if at == HAND + seat["seat"]]
            decked = [
                notation.card_text(number) for number, at in enumerate(place) if at in (DECK + seat["seat"], BELOW + seat["seat"])
            ]
            assert seat["hand"] == held
            assert sorted(seat["owned"] + seat["below"]) == sorted(decked)
            assert not seat["hidden_crown"]
            assert (len(held), len(decked)) == (seat["hand_size"], seat["deck_size"] + seat["below_size"])
    assert any(seat["hand"] for seat in match.view(None)["seats"])
    said = [SPEAK.render(say, None) for say in match.summary(None)]
    assert any(line.startswith("In Seat ") and "hand: " in line for line in said)
    before = match.at(len(match.log) - 1)
    assert not any(line.startswith("In Seat ") for line in [SPEAK.render(say, None) for say in before.summary(None)])
