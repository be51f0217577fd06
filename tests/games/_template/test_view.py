import pytest

import sweetbox
from games.tallies import tallied
from sweetbox import Match, MoveError
from sweetbox.kernel.position import Position
from sweetbox.words import words

from .situations import a_box, a_table

GAME = sweetbox.game("_template")


def told(match: Match, seat: int, since: int = 0) -> list[str]:
    return [words("en", "_template").render(happening.say, seat) for happening in match.story(seat, since)]


def summed_up(match: Match, seat: int) -> list[str]:
    return [words("en", "_template").render(say, seat) for say in match.summary(seat)]


def test_the_view_and_its_sentences() -> None:
    match = GAME.new_match(2, seed=1, toffees=6)  # seat 0 begins
    match.play(0, "take")
    assert match.view(0) == {
        "type": "_template/1",
        "phase": "choose",
        "turn": 1,
        "jar": 5,
        "golden": False,
        "die": [1, 1, 2, 2, 3, 5],
        "seats": [
            {"seat": 0, "toffees": 1, "rolls": 0, "points": 1},
            {"seat": 1, "toffees": 0, "rolls": 0, "points": 0},
        ],
        "winners": [],
    }
    assert summed_up(match, 1) == [
        "There are 5 toffees in the jar.",
        "The player who takes the last one scores nothing.",
        "It is your turn.",
        "Take one toffee, or roll the die and take what it shows: 1, 1, 2, 2, 3, or 5.",
        "Seat 1 has 1 toffee after 0 rolls.",
        "You have 0 toffees after 0 rolls.",
    ]
    assert match.picture(1) == ["[ooooo]", " 1 o", ">2"]


def test_the_story_and_why_nobody_rolls_for_the_last_one() -> None:
    match = GAME.new_match(2, seed=1, toffees=6)
    match.play(0, "roll")
    for _ in range(match.view(0)["jar"] - 1):
        match.play(min(match.to_act), "take")
    (last,) = match.to_act
    with pytest.raises(MoveError, match="nothing to roll for") as caught:
        match.play(last, "roll")
    assert caught.value.rule == "LT4"
    since = len(match.log)
    match.play(last, "take")
    assert told(match, last, since) == [
        "You take 1 toffee.",
        "That was the last one, and it sticks: you score nothing.",
        f"The match is over: Seat {2 - last} wins with {match.points[1 - last]} points.",
    ]
    assert told(match, 1)[:4] == [
        "Seat 1 goes first.",
        "Seat 1 rolls the die.",
        "The die shows 2.",
        "Seat 1 takes 2 toffees.",
    ]


def test_the_tally_of_a_toffee_that_sticks_and_of_a_golden_one() -> None:
    for golden, last in ((False, "The last one sticks: 0 -6"), (True, "The golden one: 0 3")):
        table = a_table(jar=1, taken=(4, 5), rolls=(2, 1), turn=1)
        match = Match.starting_at(Position(GAME, a_box(golden=golden), table), golden=golden)
        match.play(1, "take")
        assert tallied("_template", match.tally()) == ["Toffees: 4 6", last]


def test_the_tally_says_what_broke_a_tie() -> None:
    match = Match.starting_at(Position(GAME, a_box(3), a_table(jar=1, taken=(4, 4, 2), rolls=(2, 1, 0), turn=2)))
    match.play(2, "take")
    assert (match.points, match.ranks) == ([4, 4, 0], [2, 1, 3])
    assert tallied("_template", match.tally())[-1] == "Fewer rolls, in a tie: (2 1 0)"
