import json

from sweetbox.kernel.say import Say, Who


def test_equal_says_are_equal():
    assert Say("a", count=1) == Say("a", count=1)
    assert hash(Say("a", count=1)) == hash(Say("a", count=1))
    assert Say("a", count=1) != Say("a", count=2)
    assert Say("a") != Say("b")
    assert Say("a") != "a"
    assert Who(1) == Who(1) != Who(2)
    assert Who(1) != 1
    assert len({Who(1), Who(1), Who(2)}) == 2


def test_a_say_shows_itself():
    assert repr(Say("story.turn", who=Who(1), pockets=["c4"])) == "Say('story.turn', who=Who(1), pockets=['c4'])"


def test_a_say_as_json():
    say = Say("story.over", seats=[Who(0), Who(2)], points=Say("points", count=3), note="c4", pair=(1, 2))
    assert say.to_json() == {
        "key": "story.over",
        "seats": [{"who": 0}, {"who": 2}],
        "points": {"key": "points", "count": 3},
        "note": "c4",
        "pair": [1, 2],
    }
    assert json.loads(json.dumps(say.to_json())) == say.to_json()
