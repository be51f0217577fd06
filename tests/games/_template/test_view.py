import pytest

import sweetbox
from sweetbox import Match, MoveError
from sweetbox.words import words

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
        "Whoever takes the last one scores nothing.",
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
        "Seat 1 begins.",
        "Seat 1 rolls the die.",
        "The die shows 2.",
        "Seat 1 takes 2 toffees.",
    ]
