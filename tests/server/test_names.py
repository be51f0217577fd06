"""Names: what is refused, what is kept, and how look-alikes are told apart."""

import unicodedata

import pytest

from server.hosting import Hosted
from sweetbox.kernel.errors import SweetboxError
from sweetbox.server.events import Chair
from sweetbox.server.identity import clean_name
from sweetbox.server.names import BOT_NAMES, apart, free_number, numbered, skeleton
from sweetbox.server.room import bot_chair

GAME = "biscuit_pockets"

REFUSED = {
    "nothing": "",
    "only spaces": " \u2003 ",
    "only dots": "…",
    "too long": "x" * 25,
    "zero width": "Mi\u200ba",
    "word joiner": "Mi\u2060a",
    "soft hyphen": "Mi\u00ada",
    "a letter that shows nothing": "Mia\u3164",
    "a symbol that shows nothing": "Mia\u2800",
    "only what shows nothing": "\u3164",
    "an object that is not there": "Mia\ufffc",
    "only that": "\ufffc",
    "what could not be shown": "Mia\ufffd",
    "a variation": "Mi\ufe00a",
    "turned round": "\u202eaiM",
    "isolated": "Mi\u2067a",
    "a mark of direction": "Mia\u200f",
    "a pile of accents": "M\u0301\u0302\u0303\u0304ia",
    "the same accent twice": "Mi\u0301\u0301a",
    "an accent on nothing": "\u0301Mia",
    "an accent on a space": "Mia \u0301",
    "a Cyrillic letter among Latin ones": "Mi\u0430",
    "a Greek letter among Latin ones": "\u039cia",
    "a private sign": "Mia\ue000",
    "a tag": "Mia\U000e0041",
}


@pytest.mark.parametrize("why", REFUSED)
def test_what_cannot_be_seen_or_seems_to_be_something_else_is_no_name(why: str) -> None:
    with pytest.raises(SweetboxError) as refused:
        clean_name(REFUSED[why])
    assert refused.value.say.key == "server.name"


OURS = [
    *BOT_NAMES,
    "waffle",
    "WAFFLE!",
    "Wa ffle",
    "Eclair",
    "fair",
    "Mia (Seat 1)",
    "seat 2",
    "Seat１",
    "Seat l",
    "Platz 3",
    "Bo (Platz-1)",
    "Seat IV",
    "Seat Ⅳ",
    "Platz vi",
    "Mia (2)",
    "Mia ( 12 )",
    "Mia（２）",
    "Mia ⑵",
    "Mia [3]",
    "Mia (l0)",
    "(7)",
]


def test_who_asks_for_such_a_name_is_told_so(shared: Hosted) -> None:
    guest = shared.guest()
    for name in (*REFUSED.values(), *OURS):
        assert guest.ask("PUT", "/api/identity", {"name": name}).status_code == 400, ascii(name)


@pytest.mark.parametrize("name", OURS)
def test_bots_and_seats_keep_their_names(name: str) -> None:
    with pytest.raises(SweetboxError) as refused:
        clean_name(name)
    assert refused.value.say.key == "server.name_ours"


KEPT = [
    "Mia",
    "x" * 24,
    "Bạch Tuyết",
    "Łukasz",
    "Ангелина",
    "Έλενα",
    "李小龙",
    "田中さん",
    "김철수 Kim",
    "ज़ैन",
    "ชลิตา",
    "محمد",
    "🍬 Bo",
    "Seattle",
    "Seat Ivo",
    "Mia 2",
    "Mia (Bo)",
    "Mia (lol)",
    "(7) Mia",
    "Mia :-)",
    "Bo 8-)",
    "7",
]


@pytest.mark.parametrize("name", KEPT)
def test_names_of_every_script_are_kept(name: str) -> None:
    assert clean_name(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("name", "kept"), [("❤️ Mia", "❤ Mia"), ("👩\u200d🚀", "👩🚀"), ("علی\u200cرضا", "علیرضا"), (" Mia\n  Bo ", "Mia Bo")]
)
def test_what_keyboards_add_by_themselves_is_left_out(name: str, kept: str) -> None:
    assert clean_name(name) == kept


@pytest.mark.parametrize("name", ["MIA", "Mía", "Mla", "M1a", "Міа", "Μια", "ᴍɪᴀ", "Ｍｉａ", "𝓜𝓲𝓪", "M i a", "Mia."])
def test_names_that_look_alike_have_one_skeleton(name: str) -> None:
    assert skeleton(name) == skeleton("Mia")


@pytest.mark.parametrize("name", ["Maja", "Mika", "Bo", "Mia 2", "🍬 Mia", "..."])
def test_others_have_another(name: str) -> None:
    assert skeleton(name) != skeleton("Mia")


def test_those_who_look_alike_have_numbers() -> None:
    assert free_number("Mia", []) == free_number("Mia", ["Bo", ""]) == 1
    assert free_number("Mia", ["Міа"]) == 2
    assert free_number("Mia", ["MIA", "Mia (2)", "Mia 3"]) == 4, "nobody may be called like somebody else with a number"
    assert free_number("Mia (2)", ["Mia", "Mia (2)"]) == 2
    assert (numbered("Mia", 1), numbered("Mia", 2)) == ("Mia", "Mia (2)")


def test_those_who_look_alike_in_an_old_match_are_told_apart_by_their_seats() -> None:
    assert apart(["Mia", "Bo", "Міа", ""], "en") == ["Mia (Seat 1)", "Bo", "Міа (Seat 3)", ""]
    assert apart(["Mia", "Mia"], "de") == ["Mia (Platz 1)", "Mia (Platz 2)"]
    assert apart(["", "", "Mia"], "en") == ["", "", "Mia"]


def test_a_bot_is_called_as_nobody_at_the_table_seems_to_be() -> None:
    others = [Chair("person", person="p", name="WAFFLE"), Chair("person", person="q", name="Mufﬁn"), Chair()]
    assert bot_chair("random", others).name == "Scone"


def test_two_of_one_name_are_told_apart_wherever_they_are_named(shared: Hosted) -> None:
    mia, other = shared.guest("Mia"), shared.guest("Міа")
    id_ = mia.post("/api/rooms", {"game": GAME, "public": True, "options": {"show_seen": True}})["room"]
    assert mia.get(f"/api/rooms/{id_}")["seats"][0]["name"] == "Mia", "she is alone"
    other.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
    told = ["Mia", "Міа (2)"]
    sight = mia.post(f"/api/rooms/{id_}/start")
    assert [seat["name"] for seat in sight["seats"]] == told
    assert next(line["names"] for line in other.get("/api/rooms") if line["id"] == id_) == told
    assert other.get("/api/matches")[0]["names"] == told
    assert mia.get(f"/api/rooms/{id_}/matches")[0]["names"] == told
    waiting, owing = (mia, 1) if sight["match"]["to_act"] == [1] else (other, 0)
    assert told[owing] in waiting.ask("POST", f"/api/rooms/{id_}/moves", {"move": "flip a1"}).json()["message"]
    assert any(told[owing] in sentence for sentence in waiting.get(f"/api/rooms/{id_}")["match"]["summary"])
