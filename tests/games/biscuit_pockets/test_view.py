"""What people and programs are shown of Biscuit Pockets."""

from typing import Any

import msgspec
import pytest

from games.tallies import tallied
from sweetbox.games.biscuit_pockets import rules
from sweetbox.games.biscuit_pockets.notation import POCKET_NAMES, parse_move
from sweetbox.games.biscuit_pockets.story import Flip
from sweetbox.games.biscuit_pockets.view import View, asked, move_say, picture, story, summary, tally, view, why_not
from sweetbox.kernel.errors import MoveError
from sweetbox.kernel.happening import Travel
from sweetbox.kernel.match import Match

from .situation import GAME, Situation, english, german, lay

GREAT_SIX = "1 2 3 3 5 5"  # a1 … f1
SIX_STEPS = "flip a1; flip b1; flip c1; knock d1; flip e1; knock f1"

ONE = {"biscuits": 1, "chocolate": 0, "cracked": False}
TWO_WITH_CHOCOLATE = {"biscuits": 2, "chocolate": 1, "cracked": False}
CRACKED = {"biscuits": 1, "chocolate": 0, "cracked": True}
FIVE = {"biscuits": 5, "chocolate": 0, "cracked": False}


def bare() -> Situation:
    """Before the start seat is drawn."""
    box = GAME.make_box(2)
    return Situation(box, GAME.set_up(box).table)


def over(*beside: str) -> Situation:
    """The last idle turn is over."""
    table = lay("5", beside=beside, seats=len(beside), idle_rounds=1, idle=len(beside) - 1).do("flip a1")
    assert table.over
    return table


# ---- View ----


def seen_as(table: Situation, seat: int = 0) -> Any:
    return msgspec.to_builtins(view(table.box, table.table, seat))


@pytest.mark.parametrize("show_seen", [False, True])
def test_bp9_bp16_the_view_as_data(show_seen: bool) -> None:
    """BP9, BP16: seen tiles that lie face down, and the points of the piles, are shown only where the table says so."""
    table = lay("1 2c x", beside=("x 5", "3c"), idle=3, show_seen=show_seen).do("flip a1", "flip b1")
    data = seen_as(table)
    pockets = data.pop("pockets")
    printed = [data.pop(fact) for fact in ("columns", "longest_chain", "knock_step", "tiles")]
    assert printed[:3] == [6, 6, 4]
    assert data == {
        "type": "biscuit_pockets/3",
        "phase": "flip",
        "turn": 0,
        "chain": [{"pocket": "a1", "knocked": False}, {"pocket": "b1", "knocked": False}],
        "pick": None,
        "next_step": 3,
        "must_knock": False,
        "cracked_left": 5,
        "last_lap": None,
        "idle": 3,
        "idle_limit": 24,
        "seats": [
            {"seat": 0, "pile": 1, "cracked": 1, "points": 6 if show_seen else None},
            {"seat": 1, "pile": 1, "cracked": 0, "points": 4 if show_seen else None},
        ],
        "winners": [],
        "ended_by": None,
        "never_seen": [],
    }
    assert [pocket["name"] for pocket in pockets] == POCKET_NAMES
    assert pockets[:2] == [
        {"name": "a1", "lies": 1, "up": True, "tile": ONE},
        {"name": "b1", "lies": 1, "up": True, "tile": TWO_WITH_CHOCOLATE},
    ]
    assert pockets[2] == {"name": "c1", "lies": 1, "up": False, "tile": CRACKED if show_seen else None}
    assert pockets[3] == {"name": "d1", "lies": 1, "up": False, "tile": None}
    assert pockets[-1] == {"name": "f6", "lies": 0, "up": False, "tile": None}
    assert [pocket["lies"] for pocket in pockets].count(0) == 3


def test_the_view_comes_back_from_json() -> None:
    table = lay("1 2c x", beside=("x 5", "3c"), show_seen=True).do("flip a1")
    seen = view(table.box, table.table, 1)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=View) == seen


def test_every_seat_and_a_spectator_are_shown_the_same() -> None:
    match = lay("1 2", seats=3).match()
    assert match.view(None) == match.view(0) == match.view(1) == match.view(2)


def test_bp7_the_view_says_when_the_next_tile_must_be_knocked_on() -> None:
    table = lay(GREAT_SIX)
    said = []
    for move in SIX_STEPS.split("; "):
        data = seen_as(table)
        said.append((data["next_step"], data["must_knock"]))
        table.do(move)
    assert said == [(1, False), (2, False), (3, False), (4, True), (5, False), (6, False)]


def test_bp2_bp4_the_view_says_which_tiles_of_the_chain_were_knocked_on() -> None:
    """BP2, BP4: one that shows less than its step was; a cracked one counts as what was needed."""
    table = lay("1 x 3 3").do("flip a1", "flip b1", "flip c1", "knock d1")
    assert [(link["pocket"], link["knocked"]) for link in seen_as(table)["chain"]] == [
        ("a1", False),
        ("b1", False),
        ("c1", False),
        ("d1", True),
    ]


@pytest.mark.parametrize("move", ["flip a2", "knock a2", "show a2"])
def test_the_view_has_what_was_done_to_a_tile_until_it_is_known(move: str) -> None:
    table = lay(GREAT_SIX)
    if move.startswith("show"):
        table.do(*SIX_STEPS.split("; "))
    rules.play(table.box, table.table, 0, parse_move(table.box, move))
    verb, pocket = move.split()
    assert (seen_as(table)["phase"], seen_as(table)["pick"]) == ("reveal", {"move": verb, "pocket": pocket})


def test_the_view_in_each_phase() -> None:
    table = bare()
    data = seen_as(table)
    assert (data["phase"], data["turn"], data["next_step"]) == ("start", None, None)
    table = lay(GREAT_SIX).do(*SIX_STEPS.split("; "))
    data = seen_as(table)
    assert (data["phase"], data["turn"], data["next_step"], data["chain"]) == ("show", 0, None, [])
    table = lay()
    rules.play(table.box, table.table, 0, 0)
    data = seen_as(table)
    assert (data["phase"], data["turn"], data["next_step"]) == ("reveal", 0, None)
    assert data["pockets"][0] == {"name": "a1", "lies": 1, "up": False, "tile": None}


def test_bp11_the_view_counts_the_turns_of_the_last_lap() -> None:
    assert seen_as(lay("1 2", beside=("x x x x x x",), seats=3, turn=1, last_lap=2))["last_lap"] == 2


def test_bp13_bp16_the_view_when_the_match_is_over() -> None:
    """BP13, BP16: points are counted before everyone, also where the table does not show what was seen."""
    data = seen_as(over("1 2", "5 x", "3 x x x"))
    assert (data["phase"], data["turn"], data["winners"]) == ("over", None, [2])
    assert [(seat["pile"], seat["cracked"], seat["points"]) for seat in data["seats"]] == [
        (2, 0, 3),
        (1, 1, 6),
        (1, 3, 6),
    ]
    assert seen_as(over("1 2", "2 x"))["winners"] == [0, 1]


def test_the_view_has_what_is_in_the_box() -> None:
    plain = {"tile": [{"biscuits": 2, "chocolate": 0, "cracked": False, "count": 30}, {**CRACKED, "count": 6}]}
    table = lay(edition=plain)
    assert seen_as(table)["tiles"] == plain["tile"]
    assert sum(tile["count"] for tile in seen_as(lay())["tiles"]) == rules.POCKETS


# ---- What is asked ----


@pytest.mark.parametrize(
    ("made", "en", "they", "de"),
    [
        ("", "Find 1 biscuit: flip a tile.", "Ann is looking for 1 biscuit.", "Finde 1 Keks: Deck ein Plättchen auf."),
        (
            "flip a1",
            "Find 2 biscuits, or knock on a tile with 1.",
            "Ann is looking for 2 biscuits.",
            "Finde 2 Kekse, oder klopf bei einem Plättchen mit 1 an.",
        ),
        (
            "flip a1; flip b1; flip c1",
            "Knock on a tile with 3: it will count as 4.",
            "Ann is looking for 3 biscuits to knock on.",
            "Klopf bei einem Plättchen mit 3 an: Es zählt dann als 4.",
        ),
        (  # no tile shows 4: knocking would not help
            "flip a1; flip b1; flip c1; knock d1",
            "Find 5 biscuits.",
            "Ann is looking for 5 biscuits.",
            "Finde 5 Kekse.",
        ),
        (  # no tile shows 6: only a knock helps
            "flip a1; flip b1; flip c1; knock d1; flip e1",
            "Knock on a tile with 5: it will count as 6.",
            "Ann is looking for 5 biscuits to knock on.",
            "Klopf bei einem Plättchen mit 5 an: Es zählt dann als 6.",
        ),
        (
            SIX_STEPS,
            "You made a Great 6: show everyone one tile.",
            "Ann made a Great 6 and is choosing a tile to show everyone.",
            "Dir ist die Große 6 gelungen: Zeig allen ein Plättchen.",
        ),
    ],
)
def test_what_is_asked(made: str, en: str, they: str, de: str) -> None:
    """BP1, BP2, BP7, BP8: what the seat in turn looks for, and what the others wait for."""
    table = lay(GREAT_SIX).do(*(made.split("; ") if made else ()))
    say = asked(table.box, table.table, 0)
    assert (english(say, 0), english(say, 1), german(say, 0)) == (en, they, de)
    assert english(asked(table.box, table.table, -1)) == they


def test_what_is_asked_before_the_start_and_at_the_end() -> None:
    table = bare()
    assert english(asked(table.box, table.table, 0), 0) == "The first player is being drawn."
    table = over("1 2", "5 x")
    assert english(asked(table.box, table.table, 1), 1) == "The match is over: you win with 6 points."
    table = over("1 2", "2 x")
    assert english(asked(table.box, table.table, 0), 0) == "The match is over: Ann and Ben win together with 3 points."


# ---- Summary ----


def said(table: Situation, viewer: int = 0) -> list[str]:
    return [english(say, viewer) for say in summary(table.box, table.table, viewer)]


def gesagt(table: Situation, viewer: int = 0) -> list[str]:
    return [german(say, viewer) for say in summary(table.box, table.table, viewer)]


def test_the_summary_inside_a_turn() -> None:
    table = lay("1 2c x", beside=("x 5", "3c"), idle=3).do("flip a1", "flip b1")
    assert said(table) == [
        "It is your turn.",
        "The chain so far: a1 with 1 biscuit and b1 with 2 biscuits, 1 of them chocolate.",
        "The next tile must show 3 biscuits; a knock makes it count one more.",
        "Row 1: a face up (1 biscuit), b face up (2 biscuits, 1 of them chocolate), c face down, d face down,"
        " e face down, and f face down.",
        "Row 2: all face down.",
        "Row 3: all face down.",
        "Row 4: all face down.",
        "Row 5: all face down.",
        "Row 6: a face down, b face down, c face down, d empty, e empty, and f empty.",
        "You have 2 tiles, 1 cracked.",
        "Ben has 1 tile, 0 cracked.",
        "Nobody has received a tile for 3 turns; after 24 in a row the match ends.",
    ]
    assert gesagt(table) == [
        "Du bist am Zug.",
        "Die Kette bisher: a1: 1 Keks und b1: 2 Kekse, davon 1 mit Schokolade.",
        "Das nächste Plättchen muss 3 Kekse zeigen; angeklopft zählt es einen mehr.",
        "Reihe 1: a offen (1 Keks), b offen (2 Kekse, davon 1 mit Schokolade), c verdeckt, d verdeckt, e verdeckt und f verdeckt.",
        "Reihe 2: alle verdeckt.",
        "Reihe 3: alle verdeckt.",
        "Reihe 4: alle verdeckt.",
        "Reihe 5: alle verdeckt.",
        "Reihe 6: a verdeckt, b verdeckt, c verdeckt, d leer, e leer und f leer.",
        "Du hast 2 Plättchen, davon 1 zerbrochen.",
        "Ben hat 1 Plättchen, davon 0 zerbrochen.",
        "Seit 3 Zügen hat niemand ein Plättchen gewonnen; nach 24 in Folge endet die Partie.",
    ]


def test_the_summary_for_another_seat_and_a_spectator() -> None:
    table = lay("1", beside=("x", "3c"), idle=1)
    for viewer, first, stands in (
        (1, "It is Ann's turn.", ["Ann has 1 tile, 1 cracked.", "You have 1 tile, 0 cracked."]),
        (-1, "It is Ann's turn.", ["Ann has 1 tile, 1 cracked.", "Ben has 1 tile, 0 cracked."]),
    ):
        sentences = said(table, viewer)
        assert sentences[:2] == [first, "The next tile must show 1 biscuit."]
        assert sentences[-3:-1] == stands
        assert sentences[-1] == "Nobody has received a tile for 1 turn; after 24 in a row the match ends."
    assert gesagt(table, 1)[0] == "Ann ist am Zug."
    assert gesagt(table, 1)[-1] == "Seit 1 Zug hat niemand ein Plättchen gewonnen; nach 24 in Folge endet die Partie."


def test_bp9_bp16_the_summary_shows_what_was_seen_where_the_table_says_so() -> None:
    table = lay("1 x 1c 5", beside=("x 5", "3c"), show_seen=True)
    assert said(table)[2] == (
        "Row 1: a face down (1 biscuit), b face down (a cracked biscuit), c face down (1 chocolate biscuit),"
        " d face down (5 biscuits), e face down, and f face down."
    )
    assert said(table)[-2:] == [
        "You have 2 tiles, 1 cracked, and 6 points.",
        "Ben has 1 tile, 0 cracked, and 4 points.",
    ]
    assert gesagt(table)[2] == (
        "Reihe 1: a verdeckt (1 Keks), b verdeckt (ein zerbrochener Keks), c verdeckt (1 Schokokeks),"
        " d verdeckt (5 Kekse), e verdeckt und f verdeckt."
    )
    assert gesagt(table)[-2:] == [
        "Du hast 2 Plättchen, davon 1 zerbrochen: 6 Punkte.",
        "Ben hat 1 Plättchen, davon 0 zerbrochen: 4 Punkte.",
    ]


def test_the_summary_of_an_empty_row() -> None:
    table = lay("1 2 3 3 1 1 5 5", rest=1)
    assert said(table)[2:8] == [
        "Row 1: all face down.",
        "Row 2: a face down, b face down, c empty, d empty, e empty, and f empty.",
        "Row 3: empty.",
        "Row 4: empty.",
        "Row 5: empty.",
        "Row 6: empty.",
    ]
    assert gesagt(table)[4] == "Reihe 3: leer."


def test_bp7_the_summary_says_that_the_next_tile_must_be_knocked_on() -> None:
    table = lay(GREAT_SIX).do(*SIX_STEPS.split("; ")[:3])
    assert said(table)[2] == "The next tile needs a knock to count as 4 biscuits."
    assert gesagt(table)[2] == "Beim nächsten Plättchen muss angeklopft werden, damit es als 4 Kekse zählt."
    table.do("knock d1")
    assert said(table)[2] == "The next tile must show 5 biscuits."
    assert gesagt(table)[2] == "Das nächste Plättchen muss 5 Kekse zeigen."
    table.do("flip e1")
    assert said(table)[2] == "The next tile needs a knock to count as 6 biscuits."


def test_bp8_the_summary_after_a_great_six() -> None:
    table = lay(GREAT_SIX).do(*SIX_STEPS.split("; "))
    assert said(table)[:2] == ["You made a Great 6: show everyone one tile.", "Row 1: empty."]
    assert said(table, 1)[0] == "Ann made a Great 6 and is choosing a tile to show everyone."
    assert gesagt(table)[0] == "Dir ist die Große 6 gelungen: Zeig allen ein Plättchen."
    assert gesagt(table, 1)[0] == "Ann ist die Große 6 gelungen; jetzt wird allen ein Plättchen gezeigt."


def test_bp11_the_summary_in_the_last_lap() -> None:
    table = lay("1 2", beside=("x x x x x x",), seats=3, turn=1, last_lap=2, idle=1)
    assert said(table)[-1] == "The last cracked tile is gone: 2 turns left."
    assert gesagt(table)[-1] == "Das letzte zerbrochene Plättchen ist weg: noch 2 Züge."
    table = lay("1 2", beside=("x x x x x x",), turn=1, last_lap=1)
    assert said(table)[-1] == "The last cracked tile is gone: 1 turn left."
    assert gesagt(table)[-1] == "Das letzte zerbrochene Plättchen ist weg: noch 1 Zug."


def test_the_summary_before_the_start_seat_is_drawn() -> None:
    assert said(bare())[:2] == ["The first player is being drawn.", "Row 1: all face down."]
    assert said(bare(), -1)[0] == "The first player is being drawn."
    assert gesagt(bare())[0] == "Es wird ausgelost, wer beginnt."


def test_bp13_the_summary_when_the_match_is_over() -> None:
    table = over("1", "2 x")
    assert said(table)[0] == "The match is over: Ben wins with 3 points."
    assert said(table, 1)[0] == "The match is over: you win with 3 points."
    assert said(table)[-2:] == ["You have 1 tile, 0 cracked, and 1 point.", "Ben has 2 tiles, 1 cracked, and 3 points."]
    assert gesagt(table)[0] == "Die Partie ist zu Ende: Ben gewinnt mit 3 Punkten."
    assert gesagt(table, 1)[0] == "Die Partie ist zu Ende: Du gewinnst mit 3 Punkten."
    table = over("2", "1 x")
    assert said(table)[0] == "The match is over: Ben wins with 2 points, breaking the tie with more tiles (2)."
    assert gesagt(table, 1)[0] == "Die Partie ist zu Ende: Du gewinnst mit 2 Punkten, bei Gleichstand durch mehr Plättchen (2)."
    table = over("1", "", "x")
    assert said(table)[0] == "The match is over: Ann and Cleo win together with 1 point."
    assert gesagt(table)[0] == "Die Partie ist zu Ende: Ann und Cleo gewinnen gemeinsam mit 1 Punkt."


# ---- Picture ----


@pytest.mark.parametrize(
    ("show_seen", "first"), [(False, "1   [1] [2c]   ?    ?    ?    ?"), (True, "1   [1] [2c]   x   3c    ?    ?")]
)
def test_bp9_the_picture(show_seen: bool, first: str) -> None:
    table = lay("1 2c x 3c", beside=("x 5", "3"), show_seen=show_seen).do("flip a1", "flip b1")
    assert picture(table.box, table.table, 0) == [
        "     a    b    c    d    e    f",
        first,
        "2    ?    ?    ?    ?    ?    ?",
        "3    ?    ?    ?    ?    ?    ?",
        "4    ?    ?    ?    ?    ?    ?",
        "5    ?    ?    ?    ?    ?    ?",
        "6    ?    ?    ?    .    .    .",
    ]


# ---- Moves ----


@pytest.mark.parametrize(
    ("move", "en", "de"),
    [
        ("flip a1", "Flip a1", "a1 aufdecken"),
        ("knock c4", "Knock on c4 and flip it", "Bei c4 anklopfen und aufdecken"),
        ("show f6", "Show everyone f6", "Allen f6 zeigen"),
    ],
)
def test_a_move_as_a_person_says_it(move: str, en: str, de: str) -> None:
    table = lay()
    say = move_say(table.box, table.table, 0, parse_move(table.box, move))
    assert (english(say), german(say)) == (en, de)


# ---- Story ----


def told(match: Match, viewer: int | None = 0) -> list[str]:
    return [english(happening.say, viewer) for happening in match.story(viewer)]


def erzaehlt(match: Match, viewer: int | None = 0) -> list[str]:
    return [german(happening.say, viewer) for happening in match.story(viewer)]


def data(match: Match, viewer: int | None = 0) -> list[dict[str, Any]]:
    """The happenings without their sentences and what travels."""
    told = [msgspec.to_builtins(each, enc_hook=str) for each in match.story(viewer)]
    return [{name: value for name, value in each.items() if name not in ("text", "travels")} for each in told]


def after(table: Situation, *moves: str) -> Match:
    match = table.match()
    for move in moves:
        (seat,) = match.to_act
        match.play(seat, move)
    return match


def test_the_story_of_the_start() -> None:
    match = GAME.new_match(seats=2, seed=1)
    (seat,) = match.to_act
    assert data(match) == [{"kind": "start", "seat": seat}]
    assert told(match, seat) == ["You go first."]
    assert erzaehlt(match, seat) == ["Du beginnst."]
    assert told(match, 1 - seat) == [f"{['Ann', 'Ben'][seat]} goes first."]
    assert erzaehlt(match, None) == [f"{['Ann', 'Ben'][seat]} beginnt."]


def test_the_story_of_a_flip_and_a_draw() -> None:
    """A flip of an unknown tile is two entries: the flip, then the draw that tells what it is."""
    table = lay()
    before = table.table.clone()
    rules.play(table.box, table.table, 0, 0)
    flipped = story(table.box, before, table.table, 1, 0, 0)
    assert flipped == [Flip(0, "a1")]
    before = table.table.clone()
    rules.happen(table.box, table.table, 0)
    drawn = story(table.box, before, table.table, 1, -1, 0)
    assert [each.kind for each in drawn] == ["reveal", "joined"]
    assert [english(each.say, 1) for each in flipped + drawn] == [
        "Ann flips a1.",
        "a1 shows 1 biscuit.",
        "That is step 1 of the chain.",
    ]


def test_bp10_bp16_cracked_tiles_travel_to_those_that_lie_open_and_no_tile_says_what_it_shows() -> None:
    match = after(lay("x 2c 5"), "flip a1", "flip b1", "flip c1")
    (received,) = (each for each in match.story(1) if each.kind == "received")
    assert received.travels == [
        Travel("a1", "pockets.0.lies", "seats.0.cracked"),
        Travel("b1", "pockets.1.lies", "seats.0.pile"),
    ]


def test_bp6_the_story_of_a_chain_that_is_received() -> None:
    match = after(lay("x 2c 5"), "flip a1; flip b1; flip c1")
    assert data(match) == [
        {"kind": "flip", "seat": 0, "pocket": "a1"},
        {"kind": "reveal", "seat": 0, "pocket": "a1", "tile": CRACKED},
        {"kind": "joined", "seat": 0, "pocket": "a1", "count": 1},
        {"kind": "flip", "seat": 0, "pocket": "b1"},
        {"kind": "reveal", "seat": 0, "pocket": "b1", "tile": TWO_WITH_CHOCOLATE},
        {"kind": "joined", "seat": 0, "pocket": "b1", "count": 2},
        {"kind": "flip", "seat": 0, "pocket": "c1"},
        {"kind": "reveal", "seat": 0, "pocket": "c1", "tile": FIVE},
        {"kind": "turned_back", "seat": 0, "pockets": ["c1"]},
        {"kind": "received", "seat": 0, "pockets": ["a1", "b1"], "count": 2},
        {"kind": "turn", "seat": 1},
    ]
    assert told(match) == [
        "You flip a1.",
        "a1 shows a cracked biscuit.",
        "That is step 1 of the chain.",
        "You flip b1.",
        "b1 shows 2 biscuits, 1 of them chocolate.",
        "That is step 2 of the chain.",
        "You flip c1.",
        "c1 shows 5 biscuits; 3 were needed.",
        "You turn back c1.",
        "You receive 2 tiles: a1 and b1.",
        "It is Ben's turn.",
    ]
    assert erzaehlt(match, 1) == [
        "Ann deckt a1 auf.",
        "a1 zeigt: ein zerbrochener Keks.",
        "Das ist Schritt 1 der Kette.",
        "Ann deckt b1 auf.",
        "b1 zeigt: 2 Kekse, davon 1 mit Schokolade.",
        "Das ist Schritt 2 der Kette.",
        "Ann deckt c1 auf.",
        "c1 zeigt: 5 Kekse; gebraucht wurden 3.",
        "Ann dreht c1 wieder um.",
        "Ann gewinnt 2 Plättchen: a1 und b1.",
        "Du bist am Zug.",
    ]


def test_the_story_since_an_entry() -> None:
    match = after(lay("1 2 5"), "flip a1; flip b1; flip c1", "flip c1")
    assert [each.kind for each in match.story(0, since=3)] == ["flip", "reveal", "turned_back", "turn"]


def test_bp6_the_story_of_a_single_tile_that_goes_back() -> None:
    match = after(lay("1 5"), "flip a1; flip b1")
    assert data(match)[3:] == [
        {"kind": "flip", "seat": 0, "pocket": "b1"},
        {"kind": "reveal", "seat": 0, "pocket": "b1", "tile": FIVE},
        {"kind": "turned_back", "seat": 0, "pockets": ["a1", "b1"]},
        {"kind": "turn", "seat": 1},
    ]
    assert told(match, 1)[-2:] == ["Ann turns back a1 and b1.", "It is your turn."]
    assert erzaehlt(match, 0)[-2:] == ["Du drehst a1 und b1 wieder um.", "Ben ist am Zug."]


@pytest.mark.parametrize(
    ("moves", "back", "en", "de"),
    [
        (
            "knock c1",
            ["c1"],
            "The spell is broken: c1 goes back face down, and nothing is received.",
            "Der Zauber ist gebrochen: c1 wird wieder verdeckt, und niemand gewinnt etwas.",
        ),
        (
            "flip a1; flip b1; knock c1",
            ["a1", "b1", "c1"],
            "The spell is broken: a1, b1, and c1 go back face down, and nothing is received.",
            "Der Zauber ist gebrochen: a1, b1 und c1 werden wieder verdeckt, und niemand gewinnt etwas.",
        ),
    ],
)
def test_bp5_the_story_of_a_broken_spell(moves: str, back: list[str], en: str, de: str) -> None:
    match = after(lay("1 2 x"), moves)
    assert data(match)[-4:] == [
        {"kind": "knock", "seat": 0, "pocket": "c1"},
        {"kind": "reveal", "seat": 0, "pocket": "c1", "tile": CRACKED},
        {"kind": "spell_broken", "seat": 0, "pockets": back, "count": len(back)},
        {"kind": "turn", "seat": 1},
    ]
    assert told(match)[-4:] == ["You knock on c1 and flip it.", "c1 shows a cracked biscuit.", en, "It is Ben's turn."]
    assert told(match, 1)[-4] == "Ann knocks on c1 and flips it."
    assert erzaehlt(match)[-4:-1] == ["Du klopfst bei c1 an und deckst auf.", "c1 zeigt: ein zerbrochener Keks.", de]
    assert erzaehlt(match, 1)[-4] == "Ann klopft bei c1 an und deckt auf."


def test_bp8_the_story_of_a_great_six_and_the_tile_shown() -> None:
    match = after(lay(f"{GREAT_SIX} 5"), SIX_STEPS, "show a2")
    six = ["a1", "b1", "c1", "d1", "e1", "f1"]
    assert data(match)[15:] == [
        {"kind": "knock", "seat": 0, "pocket": "f1"},
        {"kind": "reveal", "seat": 0, "pocket": "f1", "tile": FIVE},
        {"kind": "joined", "seat": 0, "pocket": "f1", "count": 6},
        {"kind": "great_six", "seat": 0},
        {"kind": "received", "seat": 0, "pockets": six, "count": 6},
        {"kind": "show", "seat": 0, "pocket": "a2"},
        {"kind": "reveal", "seat": 0, "pocket": "a2", "tile": FIVE},
        {"kind": "turned_back", "seat": 0, "pockets": ["a2"]},
        {"kind": "turn", "seat": 1},
    ]
    assert told(match)[17:21] == [
        "With the knock it counts as 6: step 6 of the chain.",
        "You made a Great 6.",
        "You receive 6 tiles: a1, b1, c1, d1, e1, and f1.",
        "You show everyone a2.",
    ]
    assert told(match, 1)[18:21] == [
        "Ann made a Great 6.",
        "Ann receives 6 tiles: a1, b1, c1, d1, e1, and f1.",
        "Ann shows everyone a2.",
    ]
    assert erzaehlt(match)[17:21] == [
        "Angeklopft zählt es als 6: Schritt 6 der Kette.",
        "Dir ist die Große 6 gelungen.",
        "Du gewinnst 6 Plättchen: a1, b1, c1, d1, e1 und f1.",
        "Du zeigst allen a2.",
    ]
    assert erzaehlt(match, 1)[18] == "Ann ist die Große 6 gelungen."
    assert erzaehlt(match, 1)[20] == "Ann zeigt allen a2."


def test_bp8_the_story_of_a_great_six_with_nothing_left_to_show() -> None:
    match = after(lay(GREAT_SIX, rest=1), SIX_STEPS)
    assert [each["kind"] for each in data(match)[-5:]] == ["joined", "great_six", "received", "ended", "over"]


def test_bp11_the_story_of_the_last_lap() -> None:
    match = after(lay("x 2 5 1 2", beside=("x x", "x x x")), "flip a1; flip b1; flip c1")
    assert data(match)[-3:] == [
        {"kind": "received", "seat": 0, "pockets": ["a1", "b1"], "count": 2},
        {"kind": "last_lap", "seat": 0},
        {"kind": "turn", "seat": 1},
    ]
    assert told(match)[-2] == "You took the last cracked tile: everyone else has one more turn."
    assert told(match, 1)[-2] == "Ann took the last cracked tile: everyone else has one more turn."
    assert erzaehlt(match)[-2] == "Du hast das letzte zerbrochene Plättchen genommen: Alle anderen sind noch einmal dran."
    assert erzaehlt(match, 1)[-2] == "Ann hat das letzte zerbrochene Plättchen genommen: Alle anderen sind noch einmal dran."
    match.play(1, "flip c1")
    assert [each["kind"] for each in data(match)[-4:]] == ["reveal", "turned_back", "ended", "over"]


def test_bp11_the_last_lap_is_told_once() -> None:
    match = after(lay("x 2 5 1 2", beside=("x x", "x x x"), seats=3), "flip a1; flip b1; flip c1", "flip c1")
    assert [each["kind"] for each in data(match)].count("last_lap") == 1
    assert data(match)[-1] == {"kind": "turn", "seat": 2}


def test_bp15_the_story_of_a_chain_that_used_up_every_tile() -> None:
    match = after(lay("1 2", rest=1), "flip a1; flip b1")
    assert data(match)[-4:] == [
        {"kind": "joined", "seat": 0, "pocket": "b1", "count": 2},
        {"kind": "received", "seat": 0, "pockets": ["a1", "b1"], "count": 2},
        {"kind": "ended", "seat": None, "rule": "BP12"},
        {"kind": "over", "seat": None, "winners": [1]},
    ]
    match = after(lay("1", rest=1), "flip a1")
    assert data(match)[-4:] == [
        {"kind": "joined", "seat": 0, "pocket": "a1", "count": 1},
        {"kind": "turned_back", "seat": 0, "pockets": ["a1"]},
        {"kind": "ended", "seat": None, "rule": "BP12"},
        {"kind": "over", "seat": None, "winners": [1]},
    ]


def test_bp13_the_story_of_the_end() -> None:
    match = after(lay("5", beside=("1", "2 x"), idle_rounds=1, idle=1), "flip a1")
    assert data(match)[-1] == {"kind": "over", "seat": None, "winners": [1]}
    assert told(match)[-1] == "The match is over: Ben wins with 3 points."
    assert erzaehlt(match)[-1] == "Die Partie ist zu Ende: Ben gewinnt mit 3 Punkten."
    match = after(lay("5", beside=("1", "x"), idle_rounds=1, idle=1), "flip a1")
    assert told(match)[-1] == "The match is over: Ann and Ben win together with 1 point."
    assert erzaehlt(match)[-1] == "Die Partie ist zu Ende: Ann und Ben gewinnen gemeinsam mit 1 Punkt."


@pytest.mark.parametrize(
    ("rule", "table", "moves", "en", "de"),
    [
        (
            "BP11",
            lay("5 1 1", beside=("x x x", "x x x"), turn=1, last_lap=1),
            "flip a1",
            "Everyone has had their last turn.",
            "Alle hatten ihren letzten Zug.",
        ),
        (
            "BP12",
            lay("x 2 5", rest=1),
            "flip a1; flip b1; flip c1",
            "The tiles left cannot make a chain of two.",
            "Mit den übrigen Plättchen ist keine Kette aus zwei mehr möglich.",
        ),
        (
            "BP14",
            lay("5", idle=23),
            "flip a1",
            "Nobody has received a tile for 24 turns in a row.",
            "24 Züge in Folge hat niemand ein Plättchen gewonnen.",
        ),
    ],
)
def test_the_rule_that_ended_the_match(rule: str, table: Situation, moves: str, en: str, de: str) -> None:
    """BP11, BP12, BP14: the view, the summary and the story say why the match is over."""
    match = after(table, moves)
    assert match.over
    assert match.view(0)["ended_by"] == rule
    assert data(match)[-2] == {"kind": "ended", "seat": None, "rule": rule}
    assert (told(match)[-2], erzaehlt(match)[-2]) == (en, de)
    assert (english(match.summary(0)[1]), german(match.summary(0)[1])) == (en, de)


# ---- Why not ----

MUST_KNOCK = "After the third tile you must knock on the next one, because no tile shows 4 biscuits."


@pytest.mark.parametrize(
    ("square", "made", "move", "rule", "en", "de"),
    [
        (
            "1",
            "",
            "show a1",
            "BP8",
            "You only show a tile after a Great 6.",
            "Ein Plättchen zeigst du nur nach einer Großen 6.",
        ),
        (
            GREAT_SIX,
            SIX_STEPS,
            "flip a2",
            "BP8",
            "After a Great 6 you must show one tile; you can't do anything else.",
            "Nach einer Großen 6 musst du ein Plättchen zeigen, etwas anderes geht nicht.",
        ),
        (
            GREAT_SIX,
            SIX_STEPS,
            "knock a1",
            "BP8",
            "After a Great 6 you must show one tile; you can't do anything else.",
            "Nach einer Großen 6 musst du ein Plättchen zeigen, etwas anderes geht nicht.",
        ),
        (GREAT_SIX, SIX_STEPS, "show a1", "BP17", "a1 is empty.", "a1 ist leer."),
        ("1", "", "flip f6", "BP17", "f6 is empty.", "f6 ist leer."),
        ("1", "", "knock f6", "BP17", "f6 is empty.", "f6 ist leer."),
        (
            "1",
            "flip a1",
            "flip a1",
            "BP1",
            "a1 is already face up in the chain.",
            "a1 liegt schon offen in der Kette.",
        ),
        (
            "1",
            "flip a1",
            "knock a1",
            "BP1",
            "a1 is already face up in the chain.",
            "a1 liegt schon offen in der Kette.",
        ),
        (
            "1 2 3",
            "flip a1; flip b1; flip c1",
            "flip d1",
            "BP7",
            MUST_KNOCK,
            "Nach dem dritten Plättchen musst du beim nächsten anklopfen, denn kein Plättchen zeigt 4 Kekse.",
        ),
    ],
)
def test_why_not(square: str, made: str, move: str, rule: str, en: str, de: str) -> None:
    """BP1, BP7, BP8, BP17: the sentence and the rule of every kind of move that is not allowed."""
    table = lay(square, beside=("1",))  # f6 is empty
    match = table.match()
    if made:
        match.play(0, made)
    answer = match.why_not(0, move)
    assert answer is not None
    assert (english(answer[0]), german(answer[0]), answer[1]) == (en, de, rule)
    with pytest.raises(MoveError) as caught:
        match.play(0, move)
    assert (caught.value.code, caught.value.rule, str(caught.value)) == ("illegal", rule, en)


def test_why_not_of_what_is_allowed() -> None:
    match = lay("1 2 3").match()
    assert match.why_not(0, "flip a1; flip b1; flip c1; knock d1") is None
    assert match.log == []


def test_why_not_when_it_is_not_ones_turn_or_all_is_over() -> None:
    match = lay("1").match()
    answer = match.why_not(1, "flip a1")
    assert answer is not None
    assert english(answer[0]) == "Ben has no move to make now; it is up to Ann."
    answer = over("1", "2").match().why_not(0, "flip a1")
    assert answer is not None
    assert english(answer[0]) == "The match is over: no more moves are possible."


def test_every_illegal_move_is_told_why() -> None:
    """Every one of the 108 moves, at four moments: legal, or refused with a rule that is among the words."""
    for made in ("", "flip a1", "flip a1; flip b1; flip c1", SIX_STEPS):
        match = lay(GREAT_SIX, beside=("2",)).match()
        if made:
            match.play(0, made)
        legal = {move.index for move in match.legal(0)}
        for move in set(range(rules.MOVES)) - legal:
            say, rule = why_not(match.box, match.glimpse(0).table, 0, move)  # type: ignore[arg-type]
            assert english(say)
            assert rule in ("BP1", "BP7", "BP8", "BP17")
            flipped = made == "flip a1; flip b1; flip c1" and 3 <= move < 35  # d1 … e6: f6 is empty
            assert (rule == "BP7") == flipped


# ---- The end ----


def test_the_tally_counts_plain_chocolate_and_cracked_biscuits() -> None:
    """BP13: chocolate biscuits count 2; tiles break a tie."""
    table = over("1 3c x", "2 2c x x", "5")
    assert tallied("biscuit_pockets", tally(table.box, [table.table])) == [
        "Plain biscuits: 3 3 5",
        "Chocolate biscuits, 2 each: 2 2 0",
        "Cracked biscuits: 1 2 0",
    ]
    table = over("1 3c x", "5 1")
    assert tallied("biscuit_pockets", tally(table.box, [table.table]))[-1] == "Tiles, in a tie: (3 2)"


def test_at_the_end_all_that_was_seen_lies_face_up() -> None:
    table = over("1 1", "2")  # a1 was seen, the others were not
    seen = view(table.box, table.table, 0)
    first, second, *_, last = seen.pockets
    assert (first.up, msgspec.to_builtins(first.tile)) == (True, FIVE)
    assert (second.up, second.tile, second.lies) == (False, None, 1)
    assert (last.up, last.lies) == (False, 0)
    left = {(kind.biscuits, kind.chocolate, kind.cracked): kind.count for kind in seen.tiles}
    for tile, count in (((1, 0, False), 2), ((2, 0, False), 1), ((5, 0, False), 1)):
        left[tile] -= count
    assert {(kind.biscuits, kind.chocolate, kind.cracked): kind.count for kind in seen.never_seen} == {
        tile: count for tile, count in left.items() if count
    }
    assert "[5]" in picture(table.box, table.table, 0)[1]
    assert any(english(say).startswith("Never seen by anyone: ") for say in summary(table.box, table.table, 0))


def test_at_the_end_tiles_that_can_only_be_of_one_kind_are_turned_up_unseen() -> None:
    table = lay("5 2", beside=("1", "1"), rest=1, unseen=1, idle_rounds=1, idle=1).do("flip a1")
    assert table.over
    seen = view(table.box, table.table, 0)
    assert [(pocket.up, pocket.tile.biscuits) for pocket in seen.pockets if pocket.tile] == [(True, 5), (True, 2)]
    assert seen.never_seen == []


def test_while_the_match_runs_nothing_of_it_is_told() -> None:
    table = lay("5 2", idle_rounds=1)
    seen = view(table.box, table.table, 0)
    assert seen.never_seen == []
    assert all(pocket.tile is None and not pocket.up for pocket in seen.pockets)


def test_the_story_is_whole_again_at_the_end() -> None:
    match = lay("5 1", beside=("1", "2"), idle_rounds=1, idle=1).match()
    assert "reveal" in match.fading
    match.play(0, "flip a1")
    assert match.over
    assert match.fading == ()
    assert [happening.kind for happening in match.story(1)][:2] == ["flip", "reveal"]
