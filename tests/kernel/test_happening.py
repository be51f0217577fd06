import msgspec

from sweetbox.kernel.happening import OfAll, OfSeat
from sweetbox.kernel.say import Say, Who


class Taken(OfSeat, tag="taken"):
    count: int
    place: str | msgspec.UnsetType = msgspec.UNSET


class Ended(OfAll, tag="ended"):
    rule: str


def test_it_says_what_it_holds() -> None:
    assert Taken(1, 2, "c4").say == Say("story.taken", who=Who(1), count=2, place="c4")
    assert Ended("LT4").say == Say("story.ended", rule="LT4"), "it is nobody's"


def test_a_sentence_of_its_own_is_kept() -> None:
    assert Taken(1, 2, say=Say("story.all")).say == Say("story.all")


def test_its_kind_is_its_tag() -> None:
    assert (Taken(0, 1, "a1").kind, Ended("LT4").kind) == ("taken", "ended")


def test_clients_get_its_kind_its_data_and_its_sentence_rendered() -> None:
    def rendered(say: Say) -> str:
        return f"<{say.key}>"

    told = Taken(0, 3, say=Say("story.taken"))
    assert msgspec.to_builtins(told, enc_hook=rendered) == {"kind": "taken", "seat": 0, "count": 3, "text": "<story.taken>"}
    over = msgspec.to_builtins(Ended("LT4"), enc_hook=rendered)
    assert over == {"kind": "ended", "seat": None, "rule": "LT4", "text": "<story.ended>"}
