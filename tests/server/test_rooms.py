"""What people can do: arrive, open rooms, sit, play, watch, leave and come back, replay."""

import asyncio
import gc
import hashlib

import pytest
from httpx_ws import connect_ws

from server.hosting import Guest, Hosted, first_move, hosted
from sweetbox.kernel.chance import draw
from sweetbox.kernel.match import Match
from sweetbox.server import room_view as room_view_module
from sweetbox.server.events import Chair
from sweetbox.server.house import House, alone
from sweetbox.server.people import People
from sweetbox.server.problem import RefusedError
from sweetbox.server.room import Decision, Room
from sweetbox.server.room_view import RoomView, Viewer
from sweetbox.server.settings import Settings
from sweetbox.server.store import Store
from waiting import wait_until

GAME = "biscuit_pockets"


def two_people(server: Hosted, **room: object) -> tuple[Guest, Guest, str]:
    """Mia and Bo, seated in a room of two."""
    mia, bo = server.guest("Mia"), server.guest("Bo")
    id_ = mia.post("/api/rooms", {"game": GAME, **room})["room"]
    bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
    return mia, bo, id_


def play_to_the_end(server: Hosted, id_: str, people: dict[int, Guest]) -> dict[str, object]:
    sight = next(iter(people.values())).get(f"/api/rooms/{id_}")
    for _ in range(2000):
        if sight["state"] == "over":
            return sight
        seat = sight["match"]["to_act"][0]
        moves = people[seat].get(f"/api/rooms/{id_}")["match"]["legal"]
        sight = people[seat].post(f"/api/rooms/{id_}/moves", {"move": moves[len(moves) * 7 // 11]["index"]})
    raise AssertionError("the match did not end")


def test_a_whole_match_from_the_open_door_to_the_replay(server: Hosted) -> None:
    mia, bo, id_ = two_people(server, options={"idle_rounds": 2})
    assert mia.refused("POST", f"/api/rooms/{id_}/moves", {"move": "flip a1"}) == (409, "not_running")
    assert bo.refused("POST", f"/api/rooms/{id_}/start") == (403, "not_host")
    started = mia.post(f"/api/rooms/{id_}/start")
    assert started["state"] == "playing"
    assert [seat["name"] for seat in started["seats"]] == ["Mia", "Bo"]
    over = play_to_the_end(server, id_, {0: mia, 1: bo})
    match = over["match"]
    assert match["over"]
    assert min(match["ranks"]) == 1
    assert hashlib.sha256(bytes.fromhex(match["seed"])).hexdigest() == match["commitment"] == started["match"]["commitment"]

    stranger = server.guest()
    info = stranger.get(f"/api/matches/{match['id']}")
    assert (info["names"], info["game"]) == (["Mia", "Bo"], GAME)
    assert info["tally"] == match["tally"]
    counted = [line["points"] for line in match["tally"] if line.get("counts", True)]
    assert [sum(points) for points in zip(*counted, strict=True)] == match["points"]
    assert match["tally"][0]["name"] == "Plain biscuits"
    german = stranger.get(f"/api/matches/{match['id']}?language=de")
    assert german["tally"][0]["name"] == "Gewöhnliche Kekse"
    file = stranger.http.get(f"/api/matches/{match['id']}/file")
    assert "attachment" in file.headers["content-disposition"]
    again = Match.from_json(file.content)
    assert (again.points, again.ranks) == (match["points"], match["ranks"])
    assert stranger.get(f"/api/matches/{match['id']}/verify")["sound"] is True

    for seat in (None, 0, 1):
        query = "" if seat is None else f"?seat={seat}"
        for entry in (0, 1, 5, len(again.log)):
            step = stranger.get(f"/api/matches/{match['id']}/steps/{entry}{query}")
            assert step["view"] == again.at(entry).view(seat)
            assert (step["entries"], step["to_act"]) == (len(again.log), sorted(again.at(entry).to_act))
        lines = stranger.get(f"/api/matches/{match['id']}/steps{query}")
        assert [line["entry"] for line in lines] == list(range(len(again.log) + 1))
        assert [line["text"] for line in lines if line["entry"] == 5] == [
            stranger.get(f"/api/matches/{match['id']}/steps/5{query}")["text"]
        ]
    assert stranger.refused("GET", f"/api/matches/{match['id']}/steps/{len(again.log) + 1}") == (400, "option")
    for what in ("/steps/1", "/steps"):
        assert stranger.refused("GET", f"/api/matches/{match['id']}{what}?seat=7") == (409, "no_seat")

    assert server.guest("Zoe").refused("POST", f"/api/rooms/{id_}/start") == (403, "not_host")
    waiting = bo.post(f"/api/rooms/{id_}/start")
    assert (waiting["state"], [seat["yes"] for seat in waiting["seats"]]) == ("over", [False, True]), "he only wishes for it"
    rematch = mia.post(f"/api/rooms/{id_}/start")
    assert rematch["match"]["id"] != match["id"]
    assert rematch["match"]["commitment"] == over["next_commitment"], "shown before the match began"
    assert [each["id"] for each in mia.get(f"/api/rooms/{id_}/matches")] == [match["id"], rematch["match"]["id"]]


def test_play_now_with_bots_in_words_of_ones_language(server: Hosted) -> None:
    with server.guest("Mia", **{"Accept-Language": "fr;q=0.9, de-AT;q=0.5, en;q=0.1"}) as mia:
        sight = mia.post("/api/rooms/now", {"game": GAME, "seats": 3})
        assert [seat["kind"] for seat in sight["seats"]] == ["person", "bot", "bot"]
        with mia.socket(sight["room"], since=0) as line:
            kinds, texts = [], []
            for _ in range(200):
                message = line.receive()
                if message["type"] == "event":
                    kinds.append(message["kind"])
                    texts += [happening["text"] for happening in message["story"]]
                sight = message.get("sight") or sight
                if message["type"] in ("event", "sight") and sight["match"]["legal"]:
                    if len(kinds) > 8:
                        break
                    line.send({"type": "play", "move": first_move(sight)})
        assert kinds[:2] == ["started", "moved"], "from the start of the last match on"
        assert any("Plättchen" in text or "deck" in text or "am Zug" in text for text in texts)
        assert any("am Zug" in text for text in sight["match"]["summary"])
        mia.put("/api/identity", {"name": "Mia", "language": "en"})
        assert any("turn" in text for text in mia.get(f"/api/rooms/{sight['room']}")["match"]["summary"])


def test_who_sits_where(shared: Hosted) -> None:
    mia, bo = shared.guest("Mia"), shared.guest("Bo")
    places = [{"kind": "open"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
    sight = mia.post("/api/rooms", {"game": GAME, "places": places})
    id_ = sight["room"]
    assert (sight["you"], sight["host"], sight["state"]) == (1, True, "waiting")
    assert mia.refused("POST", f"/api/rooms/{id_}/start") == (409, "open_seats")
    assert bo.get(f"/api/rooms/{id_}")["you"] is None
    assert bo.refused("PUT", f"/api/rooms/{id_}/seats/1", {"kind": "me"}) == (409, "seat_taken")
    assert bo.refused("PUT", f"/api/rooms/{id_}/seats/2", {"kind": "me"}) == (409, "seat_taken")
    assert bo.refused("PUT", f"/api/rooms/{id_}/seats/9", {"kind": "me"}) == (404, "no_seat_here")
    assert bo.refused("PUT", f"/api/rooms/{id_}/seats/0", {"kind": "bot", "bot": "random"}) == (403, "not_host")
    assert bo.put(f"/api/rooms/{id_}/seats/0", {"kind": "me"})["you"] == 0
    assert bo.refused("PUT", f"/api/rooms/{id_}/seats/1", {"kind": "open"}) == (403, "not_host")
    assert mia.refused("PUT", f"/api/rooms/{id_}/seats/0", {"kind": "me"}) == (409, "already_seated")
    assert mia.refused("PUT", f"/api/rooms/{id_}/seats/2", {"kind": "bot", "bot": "nobody"}) == (404, "unknown_name")
    assert bo.put(f"/api/rooms/{id_}/seats/0", {"kind": "open"})["you"] is None
    assert mia.put(f"/api/rooms/{id_}/seats/0", {"kind": "bot", "bot": "random"})["seats"][0]["kind"] == "bot"
    assert mia.put(f"/api/rooms/{id_}/seats/0", {"kind": "open"})["seats"][0]["kind"] == "open"
    bo.put(f"/api/rooms/{id_}/seats/0", {"kind": "me"})
    mia.post(f"/api/rooms/{id_}/start")
    stranger = shared.guest("Zoe")
    assert stranger.refused("PUT", f"/api/rooms/{id_}/seats/2", {"kind": "me"}) == (409, "running")
    assert stranger.refused("POST", f"/api/rooms/{id_}/moves", {"move": 0}) == (403, "not_seated")
    left = bo.put(f"/api/rooms/{id_}/seats/0", {"kind": "open"})
    assert left["seats"][0]["kind"] == "bot", "a bot goes on for whoever leaves a running match"
    assert (left["you"], left["back"], left["seats"][0]["plays_for"]) == (None, 0, "Bo")
    assert bo.refused("PUT", f"/api/rooms/{id_}/seats/2", {"kind": "me"}) == (409, "running"), "another seat has other secrets"
    assert stranger.refused("PUT", f"/api/rooms/{id_}/seats/0", {"kind": "me"}) == (409, "running")
    assert stranger.get(f"/api/rooms/{id_}")["back"] is None
    line = bo.get("/api/rooms?mine=true")[0]
    assert (line["you"], line["back"]) == (None, True)
    back = bo.put(f"/api/rooms/{id_}/seats/0", {"kind": "me"})
    assert (back["you"], back["back"], back["seats"][0]["plays_for"]) == (0, None, None), "he takes his seat again"


def test_a_new_name_counts_at_once_wherever_one_sits(shared: Hosted) -> None:
    mia, bo, playing = two_people(shared)
    mia.post(f"/api/rooms/{playing}/start")
    waiting = mia.post("/api/rooms", {"game": GAME})["room"]
    left = mia.post("/api/rooms/now", {"game": GAME, "bot": "random"})["room"]
    mia.put(f"/api/rooms/{left}/seats/0", {"kind": "open"})
    with bo.socket(playing) as line:
        line.until("sight")
        mia.put("/api/identity", {"name": "Maja"})
        assert line.until("event")["sight"]["seats"][0]["name"] == "Maja"
        number = mia.get(f"/api/rooms/{playing}")["number"]
        mia.put("/api/identity", {"name": "Maja"})
        assert mia.get(f"/api/rooms/{playing}")["number"] == number, "the same name is no news"
    assert bo.get(f"/api/rooms/{waiting}")["seats"][0]["name"] == "Maja"
    assert bo.get(f"/api/rooms/{left}")["seats"][0]["plays_for"] == "Maja"


def test_a_host_who_leaves_hands_the_room_on(shared: Hosted) -> None:
    mia, bo, id_ = two_people(shared)
    alone = mia.post("/api/rooms", {"game": GAME})["room"]
    assert mia.put(f"/api/rooms/{alone}/seats/0", {"kind": "open"})["host"], "nobody else is there"
    assert not mia.put(f"/api/rooms/{id_}/seats/0", {"kind": "open"})["host"]
    told = bo.get(f"/api/rooms/{id_}")
    assert told["host"]
    assert [seat["host"] for seat in told["seats"]] == [False, True]
    assert mia.refused("PATCH", f"/api/rooms/{id_}", {"public": True}) == (403, "not_host"), "she only looks on now"
    assert mia.put(f"/api/rooms/{id_}/seats/0", {"kind": "me"})["host"], "she opened the room, and is at the table again"
    mia.post(f"/api/rooms/{id_}/start")
    mia.put(f"/api/rooms/{id_}/seats/0", {"kind": "open"})
    assert bo.get(f"/api/rooms/{id_}")["host"], "also in the middle of a match"
    bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "open"})
    assert bo.get(f"/api/rooms/{id_}")["host"], "nobody else is there"
    assert mia.put(f"/api/rooms/{id_}/seats/0", {"kind": "me"})["host"]


def test_the_host_changes_the_options_and_everyone_sees_it(shared: Hosted) -> None:
    mia, bo, id_ = two_people(shared)
    with bo.socket(id_) as line:
        line.until("sight")
        changed = mia.http.patch(f"/api/rooms/{id_}", json={"options": {"show_seen": True}}).json()
        event = line.until("event")
    assert (event["kind"], event["sight"]["options"]) == ("changed", changed["options"])
    assert changed["options"]["show_seen"]
    assert bo.refused("PATCH", f"/api/rooms/{id_}", {"options": {}}) == (403, "not_host")
    assert mia.refused("PATCH", f"/api/rooms/{id_}", {"options": {"nonsense": 1}}) == (400, "option")
    mia.post(f"/api/rooms/{id_}/start")
    assert mia.refused("PATCH", f"/api/rooms/{id_}", {"options": {}}) == (409, "running")


def test_rooms_are_listed_only_when_public(shared: Hosted) -> None:
    mia, bo = shared.guest("Mia"), shared.guest("Bo")
    hidden = mia.post("/api/rooms", {"game": GAME})["room"]
    public = mia.post("/api/rooms", {"game": GAME, "public": True})["room"]
    listed = [room["id"] for room in bo.get(f"/api/rooms?game={GAME}")]
    assert public in listed
    assert hidden not in listed
    assert {hidden, public} <= {room["id"] for room in mia.get("/api/rooms?mine=true")}
    assert bo.get("/api/rooms?mine=true") == []
    assert bo.get(f"/api/rooms/{hidden}")["room"] == hidden, "whoever has the link may come"
    mia.http.patch(f"/api/rooms/{public}", json={"public": False})
    assert public not in [room["id"] for room in bo.get("/api/rooms")]
    assert bo.refused("PATCH", f"/api/rooms/{public}", {"public": True}) == (403, "not_host")


def test_lists_say_who_sits_and_whose_turn_it_is(server: Hosted) -> None:
    mia, bo = server.guest("Mia"), server.guest("Bo")
    places = [{"kind": "open"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
    id_ = mia.post("/api/rooms", {"game": GAME, "places": places, "public": True})["room"]
    (line,) = server.guest().get("/api/rooms")
    assert (line["seats"], line["open"], line["names"]) == (3, 1, ["", "Mia", "Waffle"])
    assert (line["you"], line["host"], line["to_act_you"]) == (None, False, False)
    bo.put(f"/api/rooms/{id_}/seats/0", {"kind": "me"})
    mia.post(f"/api/rooms/{id_}/start")
    wait_until(lambda: {0, 1} & {*bo.get(f"/api/rooms/{id_}")["match"]["to_act"]})  # the bot may begin
    sight = bo.get(f"/api/rooms/{id_}")["match"]["to_act"]
    for who, you in ((bo, 0), (mia, 1)):
        (line,) = who.get("/api/rooms?mine=true")
        assert (line["names"], line["you"], line["host"]) == (["Bo", "Mia", "Waffle"], you, you == 1)
        assert line["to_act_you"] == (you in sight)


def test_my_matches_are_listed_newest_first(server: Hosted) -> None:
    mia, bo, id_ = two_people(server, options={"idle_rounds": 1})
    mia.post(f"/api/rooms/{id_}/start")
    over = play_to_the_end(server, id_, {0: mia, 1: bo})["match"]
    rematch = mia.post(f"/api/rooms/{id_}/start")["match"]
    zoe = server.guest("Zoe")
    running, finished = bo.get("/api/matches?mine=true")
    assert (running["id"], running["room"], running["you"], running["ended"]) == (rematch["id"], id_, 1, None)
    assert (running["points"], running["ranks"]) == (None, None)
    assert (finished["id"], finished["points"], finished["ranks"]) == (over["id"], over["points"], over["ranks"])
    assert (finished["game"], finished["names"]) == (GAME, ["Mia", "Bo"])
    assert mia.get("/api/matches")[0]["you"] == 0
    assert zoe.get("/api/matches") == []
    assert server.guest().refused("GET", "/api/matches") == (401, "no_identity")
    for who, room, you in ((bo, id_, 1), (zoe, None, None), (server.guest(), None, None)):
        info = who.get(f"/api/matches/{over['id']}")
        assert (info["room"], info["you"], info["ranks"]) == (room, you, over["ranks"]), "a room's link is for those who were in it"


def test_options_and_seats_are_checked(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    assert mia.post("/api/rooms", {"game": GAME, "options": {"show_seen": True}})["options"]["show_seen"] is True
    assert mia.refused("POST", "/api/rooms", {"game": GAME, "options": {"nothing": 1}}) == (400, "option")
    assert mia.refused("POST", "/api/rooms", {"game": GAME, "seats": 99}) == (400, "option")
    assert mia.refused("POST", "/api/rooms", {"game": GAME, "seats": 3, "places": [{"kind": "me"}]}) == (400, "places")
    assert mia.refused("POST", "/api/rooms", {"game": GAME, "places": [{"kind": "me"}, {"kind": "me"}]}) == (400, "places")
    assert mia.refused("POST", "/api/rooms", {"game": "_template"}) == (404, "unknown_name")
    id_ = mia.post("/api/rooms", {"game": GAME})["room"]
    assert mia.http.patch(f"/api/rooms/{id_}", json={"options": {"idle_rounds": 3}}).json()["options"]["idle_rounds"] == 3


def test_a_move_by_number_text_json_and_several_as_one(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    for move in (0, "flip a1", {"move": "flip", "pocket": "a1"}, ["flip a1"], [0]):
        places = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        id_ = mia.post("/api/rooms", {"game": GAME, "places": places, "options": {"show_seen": True}})["room"]
        start = mia.post(f"/api/rooms/{id_}/start")
        with mia.socket(id_) as line:
            sight = line.until("sight")["sight"]
            while not sight["match"]["legal"]:
                sight = line.until("event", "sight").get("sight") or sight
        after = mia.post(f"/api/rooms/{id_}/moves", {"move": move})
        assert after["number"] > start["number"]
        event = next(event for event in mia.get(f"/api/rooms/{id_}/events") if event["kind"] == "moved" and event["seat"] == 0)
        assert event["log"][0] == [0, 0]
    assert mia.refused("POST", f"/api/rooms/{id_}/moves", {"move": "fly away"}) == (400, "notation")
    status, code = mia.refused("POST", f"/api/rooms/{id_}/moves", {"move": "flip a1; flip a1; flip a1"})
    assert (status, code) in {(409, "compound"), (409, "illegal"), (409, "not_to_act")}


def test_why_a_move_is_not_possible(shared: Hosted) -> None:
    mia, bo, id_ = two_people(shared)
    sight = mia.post(f"/api/rooms/{id_}/start")
    first = sight["match"]["to_act"][0]
    actor, other = (mia, bo) if first == 0 else (bo, mia)
    assert actor.post(f"/api/rooms/{id_}/why", {"move": "flip a1"}) == {"legal": True, "message": None, "rule": None}
    told = actor.post(f"/api/rooms/{id_}/why", {"move": "show a1"})
    assert (told["legal"], told["rule"]) == (False, "BP8")
    answer = actor.http.post(f"/api/rooms/{id_}/moves", json={"move": "show a1"})
    assert (answer.status_code, answer.json()) == (409, {"code": "illegal", "message": told["message"], "rule": "BP8"})
    waits = other.post(f"/api/rooms/{id_}/why", {"move": "flip a1"})
    assert "has no move to make" in waits["message"]
    assert ("Mia" if first == 0 else "Bo") in waits["message"], "people are named"


def test_moves_are_tried_without_being_made(shared: Hosted) -> None:
    mia, bo = shared.guest("Mia"), shared.guest("Bo")
    id_ = mia.post("/api/rooms", {"game": "swintus"})["room"]
    bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
    sight = mia.post(f"/api/rooms/{id_}/start")
    first = sight["match"]["to_act"][0]
    actor, other = (mia, bo) if first == 0 else (bo, mia)
    before = actor.get(f"/api/rooms/{id_}")
    assert other.refused("POST", f"/api/rooms/{id_}/try", {"moves": 0}) == (409, "not_to_act")
    assert shared.guest("Zoe").refused("POST", f"/api/rooms/{id_}/try", {"moves": 0}) == (403, "not_seated")
    built: list[int] = []
    legal = before["match"]["legal"]
    for move in legal:
        tried = actor.post(f"/api/rooms/{id_}/try", {"moves": [move["index"]]})
        assert (tried["moves"], tried["says"]) == ([move], [move["say"]])
        assert tried["closed"] == (not tried["legal"])
        assert (tried["view"] is None) == (tried["summary"] == [])
        if not tried["closed"]:
            built = [move["index"], tried["legal"][0]["index"]]
            expected = tried["view"]
            more = actor.post(f"/api/rooms/{id_}/try", {"moves": built})
            assert [each["index"] for each in more["moves"]] == built
    assert built
    illegal = next(index for index in range(1000) if index not in {move["index"] for move in legal})
    assert actor.refused("POST", f"/api/rooms/{id_}/try", {"moves": [illegal]}) == (409, "illegal")
    assert actor.refused("POST", f"/api/rooms/{id_}/try", {"moves": []}) == (400, "notation")
    assert actor.refused("POST", f"/api/rooms/{id_}/try", {"moves": "nonsense"}) == (400, "notation")
    assert actor.get(f"/api/rooms/{id_}") == before, "nothing was made"
    made = actor.post(f"/api/rooms/{id_}/moves", {"move": built[0]})
    assert made["match"]["view"] == expected


def test_a_try_that_was_overtaken_is_no_mistake(shared: Hosted) -> None:
    mia, bo, id_ = two_people(shared)
    sight = mia.post(f"/api/rooms/{id_}/start")
    actor, other = (mia, bo) if sight["match"]["to_act"] == [0] else (bo, mia)
    legal = actor.get(f"/api/rooms/{id_}")["match"]["legal"]
    asked = {"moves": legal[0]["text"], "number": sight["number"]}
    assert not actor.post(f"/api/rooms/{id_}/try", asked)["overtaken"]
    assert other.refused("POST", f"/api/rooms/{id_}/try", asked) == (409, "not_to_act"), "nothing has happened"
    tried = other.post(f"/api/rooms/{id_}/try", {**asked, "number": sight["number"] - 1})
    assert (tried["overtaken"], tried["moves"], tried["view"]) == (True, [], None)


def test_trying_shows_neither_chance_nor_what_was_forgotten(shared: Hosted) -> None:
    """In a game of memory, just trying a move does not show a tile again that was seen and turned back."""
    mia, bo, id_ = two_people(shared)
    people = (mia, bo)
    sight = mia.post(f"/api/rooms/{id_}/start")
    for pocket in ("a1", "a2", "a3", "b1", "b2", "b3", "a1", "a2", "a3", "b1", "b2", "b3"):
        actor = people[sight["match"]["to_act"][0]]
        if not any(move["text"] == f"flip {pocket}" for move in actor.get(f"/api/rooms/{id_}")["match"]["legal"]):
            continue
        tried = actor.post(f"/api/rooms/{id_}/try", {"moves": f"flip {pocket}"})
        assert (tried["view"], tried["summary"], tried["legal"], tried["closed"]) == (None, [], [], True)
        assert actor.refused("POST", f"/api/rooms/{id_}/try", {"moves": [f"flip {pocket}", "flip d4"]}) == (409, "compound")
        assert actor.post(f"/api/rooms/{id_}/why", {"move": [f"flip {pocket}", "flip d4"]})["legal"] is False
        sight = actor.post(f"/api/rooms/{id_}/moves", {"move": f"flip {pocket}"})


def test_a_choice_at_the_same_time_is_tried_for_oneself(shared: Hosted) -> None:
    """Whether the others have chosen makes no difference to what a seat foresees of its own choice."""
    mia, bo = shared.guest("Mia"), shared.guest("Bo")
    id_ = mia.post("/api/rooms", {"game": "honeymoon", "seats": 2})["room"]
    bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
    sight = mia.post(f"/api/rooms/{id_}/start")
    assert sight["match"]["to_act"] == [0, 1]
    move = sight["match"]["legal"][0]["index"]
    alone = mia.post(f"/api/rooms/{id_}/try", {"moves": move})
    bo.post(f"/api/rooms/{id_}/moves", {"move": bo.get(f"/api/rooms/{id_}")["match"]["legal"][-1]["index"]})
    assert mia.post(f"/api/rooms/{id_}/try", {"moves": move}) == alone


def test_a_move_that_is_sent_twice_is_made_once(server: Hosted) -> None:
    mia, bo, id_ = two_people(server)
    first = mia.post(f"/api/rooms/{id_}/start")["match"]["to_act"][0]
    actor = (mia, bo)[first]
    once = actor.post(f"/api/rooms/{id_}/moves", {"move": "flip a1", "key": "k1"})
    twice = actor.post(f"/api/rooms/{id_}/moves", {"move": "flip a1", "key": "k1"})
    assert twice["number"] == once["number"]
    same = actor.post(f"/api/rooms/{id_}/moves", {"move": {"move": "flip", "pocket": "a1"}, "key": "k1"})
    assert same["number"] == once["number"], "the same move in other words"
    assert actor.refused("POST", f"/api/rooms/{id_}/moves", {"move": "flip b1", "key": "k1"}) == (409, "key_used")
    assert actor.refused("POST", f"/api/rooms/{id_}/moves", {"move": "nonsense", "key": "k1"}) == (400, "notation")
    assert actor.get(f"/api/rooms/{id_}")["number"] == once["number"]


def test_a_key_counts_for_one_match(shared: Hosted) -> None:
    mia, bo, id_ = two_people(shared, options={"idle_rounds": 1})
    actor = (mia, bo)[mia.post(f"/api/rooms/{id_}/start")["match"]["to_act"][0]]
    actor.post(f"/api/rooms/{id_}/moves", {"move": "flip a1", "key": "k1"})
    play_to_the_end(shared, id_, {0: mia, 1: bo})
    again = mia.post(f"/api/rooms/{id_}/start")
    actor = (mia, bo)[again["match"]["to_act"][0]]
    made = actor.post(f"/api/rooms/{id_}/moves", {"move": "flip a1", "key": "k1"})
    assert made["number"] == again["number"] + 1, "in another match it is another move"


def test_the_key_of_a_move_that_was_taken_back_is_used_up(shared: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """A late copy of a request must not undo the taking back; its sender is told."""
    monkeypatch.setattr(shared.house, "make_seed", lambda: (1).to_bytes(32, "big"))  # dice that leave more than two choices
    mia, bo, id_ = two_people(shared, game="swintus")
    actor = (mia, bo)[mia.post(f"/api/rooms/{id_}/start")["match"]["to_act"][0]]
    first = actor.get(f"/api/rooms/{id_}")["match"]["legal"][0]["text"]
    second = actor.post(f"/api/rooms/{id_}/try", {"moves": [first]})["legal"][0]["text"]
    actor.post(f"/api/rooms/{id_}/moves", {"move": [first, second], "key": "k1"})
    with actor.socket(id_) as line:
        line.until("sight")
        numbers = []
        for _ in range(2):
            line.send({"type": "take_back", "key": "b1"})
            numbers.append(line.until("done", "error")["number"])
        assert numbers[0] == numbers[1], "sent twice it is done once"
        line.send({"type": "play", "move": [first, second], "key": "k1"})
        assert line.until("error")["code"] == "taken_back"
        line.send({"type": "play", "move": [first, second], "key": "b1"})
        assert line.until("error")["code"] == "key_used"
        line.send({"type": "play", "move": first, "key": "k2"})
        assert line.until("done")["number"] == numbers[0] + 1
        line.send({"type": "take_back", "key": "k2"})
        assert line.until("error")["code"] == "key_used"
    assert [event["kind"] for event in mia.get(f"/api/rooms/{id_}/events?since=3")] == ["moved", "took_back", "took_back", "moved"]


def test_take_back_is_refused_once_chance_has_spoken(shared: Hosted) -> None:
    mia, bo, id_ = two_people(shared)
    actor = (mia, bo)[mia.post(f"/api/rooms/{id_}/start")["match"]["to_act"][0]]
    assert actor.refused("POST", f"/api/rooms/{id_}/take_back") == (409, "take_back")
    actor.post(f"/api/rooms/{id_}/moves", {"move": "flip a1"})
    assert actor.refused("POST", f"/api/rooms/{id_}/take_back") == (409, "take_back")


def test_come_back_and_get_the_rest(server: Hosted) -> None:
    mia, bo, id_ = two_people(server, options={"show_seen": True})
    people = (mia, bo)
    with bo.socket(id_, since=1) as line:
        assert line.receive()["number"] == 2
    sight = mia.post(f"/api/rooms/{id_}/start")
    with bo.socket(id_, since=0) as line:
        assert line.receive()["number"] == 3, "from the start of the last match on"
        assert line.receive()["type"] == "sight"
    for _ in range(6):
        actor = people[sight["match"]["to_act"][0]]
        sight = actor.post(f"/api/rooms/{id_}/moves", {"move": first_move(actor.get(f"/api/rooms/{id_}"))})
    with bo.socket(id_, since=3) as line:
        missed = [line.receive() for _ in range(6)]
        assert [event["number"] for event in missed] == [4, 5, 6, 7, 8, 9]
        assert all(event["story"] for event in missed)
        now = line.receive()
        assert (now["type"], now["sight"]["number"], now["sight"]["you"]) == ("sight", 9, 1)
    assert [event["number"] for event in bo.get(f"/api/rooms/{id_}/events?since=7")] == [8, 9]


def test_a_seat_looks_at_its_own_past_while_the_match_runs(shared: Hosted) -> None:
    mia, bo = shared.guest("Mia"), shared.guest("Bo")
    id_ = mia.post("/api/rooms", {"game": "swintus"})["room"]
    assert mia.refused("GET", f"/api/rooms/{id_}/past/0") == (409, "not_running")
    bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})
    sight = mia.post(f"/api/rooms/{id_}/start")
    for _ in range(6):
        actor = (mia, bo)[sight["match"]["to_act"][0]]
        sight = actor.post(f"/api/rooms/{id_}/moves", {"move": first_move(actor.get(f"/api/rooms/{id_}"))})
    match = shared.house.rooms[id_].room.match
    assert match is not None
    stranger = shared.guest()
    for seat, who in ((0, mia), (1, bo), (None, stranger)):
        for entry in (0, 1, len(match.log) // 2, len(match.log)):
            step = who.get(f"/api/rooms/{id_}/past/{entry}")
            then = match.at(entry)
            assert (step["seat"], step["entries"], step["to_act"]) == (seat, len(match.log), sorted(then.to_act))
            assert step["view"] == then.view(seat)
            assert step["log"] == (list(match.log_for(seat)[entry - 1]) if entry else None)
            assert [each["kind"] for each in step["story"]] == [each.kind for each in match.story(seat, max(entry - 1, 0), entry)]
        assert who.refused("GET", f"/api/rooms/{id_}/past/{len(match.log) + 1}") == (400, "option")
    for what in ("/steps/0", "/steps"):
        assert mia.refused("GET", f"/api/matches/{sight['match']['id']}{what}") == (409, "not_over"), "not from the shelf"
    mia.http.patch(f"/api/rooms/{id_}", json={"spectators": False})
    assert stranger.refused("GET", f"/api/rooms/{id_}/past/1") == (403, "not_seated")
    assert mia.get(f"/api/rooms/{id_}/past/1?seat=1")["seat"] == 0, "never another seat's"


def test_frames_show_the_table_between_the_outcomes_of_an_event(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    places = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    id_ = mia.post("/api/rooms", {"game": "swintus", "places": places, "spectators": False})["room"]
    most = 0
    with mia.socket(id_) as line, shared.guest("Zoe").socket(id_) as outside:
        mia.post(f"/api/rooms/{id_}/start")
        for _ in range(40):
            event = line.until("event")
            assert outside.until("event")["frames"] == []
            sight, frames = event["sight"], event["frames"]
            match = shared.house.rooms[id_].room.match
            assert match is not None
            for frame in frames:
                then = match.at(frame["entry"])
                assert (frame["view"], frame["to_act"]) == (then.view(0), sorted(then.to_act))
            told = [frame["told"] for frame in frames]
            assert told == sorted(told)
            assert told[-1] == len(event["story"])
            assert (frames[-1]["view"], frames[-1]["entry"]) == (sight["match"]["view"], sight["match"]["entries"])
            most = max(most, len(frames))
            if sight["match"]["over"]:
                break
            if sight["match"]["to_act"] == [0]:
                line.send({"type": "play", "move": first_move(sight)})
    assert most > 2
    with mia.socket(id_, since=0) as line:
        missed = []
        while (message := line.receive())["type"] != "sight":
            missed += [message] if message["type"] == "event" else []
    assert [bool(event["frames"]) for event in missed] == [False] * (len(missed) - 1) + [True], "of old events only the last"


def test_an_event_has_only_so_many_frames(shared: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_view_module, "FRAMES", 3)
    mia = shared.guest("Mia")
    id_ = mia.post("/api/rooms/now", {"game": "sweets_stack"})["room"]
    # As it was when the match began: the bots may have moved in the meantime.
    room = Room.of(id_, shared.house.rooms[id_].room.events[:1])
    room_view = RoomView(room, Viewer(0, True, "en"))
    event = room_view.events(room.events)[0]
    assert len(event.log) > 3
    assert [frame.entry for frame in event.frames] == list(range(len(event.log) - 2, len(event.log) + 1))
    assert room.match is not None
    assert event.story == room_view.story(room.match, 0, len(event.log))
    assert event.frames[-1].told == len(event.story)


def test_spectators_may_look_on_or_not(shared: Hosted) -> None:
    mia, bo, id_ = two_people(shared)
    sight = mia.post(f"/api/rooms/{id_}/start")
    stranger = shared.guest()
    seen = stranger.get(f"/api/rooms/{id_}")
    assert (seen["you"], seen["match"]["legal"]) == (None, [])
    with stranger.socket(id_) as line:
        assert line.until("sight")["sight"]["match"] is not None
        line.send({"type": "play", "move": "flip a1", "key": "x"})
        assert line.until("error")["code"] == "not_seated"
    assert stranger.refused("GET", f"/api/matches/{sight['match']['id']}/file") == (401, "no_identity")
    mia.http.patch(f"/api/rooms/{id_}", json={"spectators": False})
    assert stranger.get(f"/api/rooms/{id_}")["match"] is None
    assert stranger.refused("GET", f"/api/rooms/{id_}/events") == (403, "not_seated")
    assert bo.get(f"/api/rooms/{id_}")["match"] is not None


def test_events_come_in_pages_to_those_who_belong_to_the_room(sqlite: str) -> None:
    with hosted(sqlite, events=4) as server:
        mia, bo, id_ = two_people(server, spectators=False)
        sight = mia.post(f"/api/rooms/{id_}/start")
        for _ in range(7):
            actor = (mia, bo)[sight["match"]["to_act"][0]]
            sight = actor.post(f"/api/rooms/{id_}/moves", {"move": first_move(actor.get(f"/api/rooms/{id_}"))})
        assert [event["number"] for event in mia.get(f"/api/rooms/{id_}/events")] == [1, 2, 3, 4]
        assert [event["number"] for event in mia.get(f"/api/rooms/{id_}/events?since=8")] == [9, 10]
        assert [event["number"] for event in mia.events(id_)] == list(range(1, 11))
        assert [bool(event["frames"]) for event in mia.events(id_)] == [False] * 9 + [True], "a page's last is not the room's"
        with bo.socket(id_, since=1) as line:
            assert [line.receive()["number"] for _ in range(4)] == [7, 8, 9, 10], "the last of those that were missed"
            assert line.receive()["type"] == "sight"
        zoe = server.guest("Zoe")
        assert zoe.refused("GET", f"/api/rooms/{id_}/events") == (403, "not_seated")
        bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "open"})
        assert bo.get(f"/api/rooms/{id_}/events"), "his seat is kept for him"
        mia.http.patch(f"/api/rooms/{id_}", json={"spectators": True})
        assert zoe.get(f"/api/rooms/{id_}/events")


def test_a_room_without_spectators_keeps_its_matches_to_those_who_played(shared: Hosted) -> None:
    """Even when the match is over: in lists, files, replays and proofs, until the host opens the room to spectators."""
    mia, bo, id_ = two_people(shared, options={"idle_rounds": 1}, spectators=False)
    mia.post(f"/api/rooms/{id_}/start")
    match_id = play_to_the_end(shared, id_, {0: mia, 1: bo})["match"]["id"]  # type: ignore[index]
    paths = [f"/api/matches/{match_id}{what}" for what in ("", "/file", "/steps", "/steps/1", "/verify")]
    bo.put(f"/api/rooms/{id_}/seats/1", {"kind": "open"})
    zoe = shared.guest("Zoe")
    assert zoe.put(f"/api/rooms/{id_}/seats/1", {"kind": "me"})["match"] is None, "she did not play it"
    assert not any(event["log"] or event["story"] for event in zoe.get(f"/api/rooms/{id_}/events"))
    assert bo.get(f"/api/rooms/{id_}")["match"]["id"] == match_id
    mia.post(f"/api/rooms/{id_}/start")
    second = zoe.get(f"/api/rooms/{id_}")["match"]["id"]
    for who, own in ((mia, [match_id, second]), (bo, [match_id]), (zoe, [second]), (shared.guest(), [])):
        assert [each["id"] for each in who.get(f"/api/rooms/{id_}/matches")] == own
        for path in paths:
            if match_id in own:
                assert who.get(path)
            else:
                assert who.refused("GET", path) == (403, "not_played"), path
    mia.http.patch(f"/api/rooms/{id_}", json={"spectators": True})
    assert all(shared.guest().get(path) for path in paths)


def test_nonces_go_into_chance_and_are_asked_for_after_the_commitment(shared: Hosted) -> None:
    mia, bo, id_ = two_people(shared, options={"idle_rounds": 1})
    commitment = mia.get(f"/api/rooms/{id_}")["next_commitment"]
    mia.put(f"/api/rooms/{id_}/seats/0", {"kind": "me", "nonce": "lucky"})
    assert [seat["nonce"] for seat in bo.get(f"/api/rooms/{id_}")["seats"]] == [True, False]
    started = mia.post(f"/api/rooms/{id_}/start")
    assert (started["match"]["nonces"], started["match"]["commitment"]) == (["lucky", ""], commitment)
    assert [seat["nonce"] for seat in started["seats"]] == [False, False], "for the next match they are asked again"
    over = play_to_the_end(shared, id_, {0: mia, 1: bo})
    verified = mia.get(f"/api/matches/{over['match']['id']}/verify")
    assert (verified["sound"], verified["nonces"]) == (True, ["lucky", ""])
    drawn = shared.guest().get(f"/api/matches/{over['match']['id']}/draws")
    assert len(drawn) == verified["draws"]
    digest = hashlib.sha256(b"\0\0\0\5lucky\0\0\0\0").digest()
    log = mia.get(f"/api/matches/{over['match']['id']}/file")["log"]
    for number, each in enumerate(drawn):
        assert log[each["entry"]] == [-1, draw(bytes.fromhex(over["match"]["seed"]), digest, number, each["weights"])]


def test_play_now_can_wait_for_a_nonce(shared: Hosted) -> None:
    """The server is bound by its commitment before it knows the nonce."""
    mia = shared.guest("Mia")
    waiting = mia.post("/api/rooms/now", {"game": GAME, "seats": 3, "start": False})
    assert (waiting["state"], waiting["match"]) == ("waiting", None)
    assert [seat["kind"] for seat in waiting["seats"]] == ["person", "bot", "bot"]
    mia.put(f"/api/rooms/{waiting['room']}/seats/0", {"kind": "me", "nonce": "lucky"})
    started = mia.post(f"/api/rooms/{waiting['room']}/start")
    assert (started["match"]["commitment"], started["match"]["nonces"]) == (waiting["next_commitment"], ["lucky", "", ""])


def test_a_second_client_library_sees_the_same(shared: Hosted) -> None:
    """httpx-ws is built on wsproto, not on websockets."""
    mia, _, id_ = two_people(shared)
    mia.post(f"/api/rooms/{id_}/start")
    with connect_ws(f"{shared.address}/api/rooms/{id_}/socket?since=0&sentences=true", mia.http) as socket:
        kinds = [socket.receive_json()["type"] for _ in range(3)]
        assert kinds == ["hello", "event", "sight"]
        socket.send_json({"type": "look"})
        while (message := socket.receive_json())["type"] != "sight":
            pass
        assert message["sight"]["you"] == 0


def test_presence_is_told(shared: Hosted) -> None:
    mia, bo, id_ = two_people(shared)
    with mia.socket(id_) as line:

        def wait_for(here: list[bool], spectators: int) -> None:
            while (told := line.until("presence"))["here"] != here or told["spectators"] != spectators:
                pass  # what was already so may be told again

        wait_for([True, False], 0)
        with bo.socket(id_):
            wait_for([True, True], 0)
        wait_for([True, False], 0)
        with shared.guest().socket(id_):
            wait_for([True, False], 1)


@pytest.mark.parametrize(
    "path",
    [
        "/api/games",
        f"/api/games/{GAME}",
        f"/api/games/{GAME}/rules",
        f"/api/games/{GAME}/words",
        "/api/bots",
        "/api/socket",
        "/health",
    ],
)
def test_what_is_in_the_box(shared: Hosted, path: str) -> None:
    assert shared.guest().get(path)


def test_games_say_their_options_and_rules(shared: Hosted) -> None:
    game = shared.guest(**{"Accept-Language": "de"}).get(f"/api/games/{GAME}")
    assert game["seats"] == [2, 6]
    assert {option["name"] for option in game["options"]} == {"idle_rounds", "show_seen"}
    english = shared.guest(**{"Accept-Language": "de"}).get(f"/api/games/{GAME}/rules?language=en")
    german = shared.guest(**{"Accept-Language": "de"}).get(f"/api/games/{GAME}/rules")
    assert english != german
    for one, other in zip(english, german, strict=True):
        assert [rule["id"] for rule in one["rules"]] == [rule["id"] for rule in other["rules"]]
    assert [section["title"] for section in german][:3] == ["Ziel", "Aufbau", "Ein Zug"]


def test_an_example_of_the_rules_has_what_a_board_draws(shared: Hosted) -> None:
    chain = shared.guest().get(f"/api/games/{GAME}/rules")[2]["examples"][0]
    assert (chain["id"], chain["seat"], chain["names"]) == ("chain", 0, ["Seat 1", "Seat 2"])
    before, after = chain["positions"]
    assert (before["view"]["type"], before["to_act"]) == ("biscuit_pockets/3", [0])
    assert [len(position["view"]["chain"]) for position in (before, after)] == [0, 3]
    assert len(after["picture"]) == 7


def test_the_rules_are_sent_once(shared: Hosted) -> None:
    mia = shared.guest().http
    tag = mia.get(f"/api/games/{GAME}/rules").headers["etag"]
    again = mia.get(f"/api/games/{GAME}/rules", headers={"if-none-match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert mia.get(f"/api/games/{GAME}/rules?language=de", headers={"if-none-match": tag}).status_code == 200


def test_a_drawn_board_gets_the_games_sentences(shared: Hosted) -> None:
    english = shared.guest().get("/api/games/sweet_nose/words")
    german = shared.guest(**{"Accept-Language": "de"}).get("/api/games/sweet_nose/words")
    assert (english["language"], german["language"]) == ("en", "de")
    assert "sweet-mochi = mochi\n" in english["text"]
    assert "server-" not in english["text"], "what other parts say is not the board's"
    assert shared.guest().refused("GET", "/api/games/nothing/words") == (404, "unknown_name")


def test_what_can_be_asked_is_a_page_without_scripts(shared: Hosted) -> None:
    page = shared.guest().http.get("/schema").text
    assert "/api/rooms" in page
    assert "<script" not in page


def test_a_compound_move_is_taken_back_as_a_whole(shared: Hosted, monkeypatch: pytest.MonkeyPatch) -> None:
    """Several moves sent as one are taken back as one."""
    monkeypatch.setattr(shared.house, "make_seed", lambda: (1).to_bytes(32, "big"))  # dice that leave more than two choices
    mia, bo, id_ = two_people(shared, game="swintus")
    seat = mia.post(f"/api/rooms/{id_}/start")["match"]["to_act"][0]
    actor = (mia, bo)[seat]
    before = actor.get(f"/api/rooms/{id_}")["match"]
    first = before["legal"][0]["text"]
    second = actor.post(f"/api/rooms/{id_}/try", {"moves": [first]})["legal"][0]["text"]
    assert actor.post(f"/api/rooms/{id_}/try", {"moves": [first, second]})["legal"], "no third choice is left"
    after = actor.post(f"/api/rooms/{id_}/moves", {"move": [first, second]})["match"]
    assert (after["entries"], after["can_take_back"]) == (before["entries"] + 2, True)
    back = actor.post(f"/api/rooms/{id_}/take_back")["match"]
    assert (back["entries"], back["view"], back["can_take_back"]) == (before["entries"], before["view"], False)
    events = actor.get(f"/api/rooms/{id_}/events?since=0")
    assert [event["kind"] for event in events[-2:]] == ["took_back", "took_back"]


def test_a_game_of_memory_shows_its_past_only_when_it_is_over(shared: Hosted) -> None:
    """What a tile showed is sent as it happens and not again, unless the table shows what was seen (BP9)."""
    for seen in (False, True):
        mia, bo, id_ = two_people(shared, options={"show_seen": seen})
        seat = mia.post(f"/api/rooms/{id_}/start")["match"]["to_act"][0]
        actor = (mia, bo)[seat]
        match = actor.post(f"/api/rooms/{id_}/moves", {"move": "flip a1"})["match"]
        assert ("reveal" in match["fading"]) != seen
        (flip,) = mia.get(f"/api/rooms/{id_}/events?since=3")
        assert (flip["log"][0], flip["story"][0]["kind"], bool(flip["frames"])) == ([seat, 0], "flip", True), (
            "the last is told whole"
        )
        before = mia.get(f"/api/rooms/{id_}/events?since=0")
        assert before[-1] == flip
        assert mia.http.patch(f"/api/rooms/{id_}", json={"public": True}).status_code == 200  # now it is no longer the last event
        later = mia.get(f"/api/rooms/{id_}/events?since=3")[0]
        assert ("reveal" in [happening["kind"] for happening in later["story"]]) == seen
        assert [entry[1] is None for entry in later["log"]] == [not seen] * len(flip["log"])
        assert [entry[0] for entry in later["log"]] == [entry[0] for entry in flip["log"]]
        file = actor.get(f"/api/matches/{match['id']}/file")
        assert [entry[1] is None for entry in file["log"]] == [not seen] * match["entries"]
        if seen:
            assert mia.get(f"/api/rooms/{id_}/past/1")["entry"] == 1
        else:
            assert mia.refused("GET", f"/api/rooms/{id_}/past/1") == (409, "memory")


def test_only_the_last_event_of_a_room_has_frames(shared: Hosted) -> None:
    """The last of some events need not be the room's last: in a game of memory, its frames would show what has faded."""
    mia = shared.guest("Mia")
    for options, kept in (({}, False), ({"show_seen": True}, True)):
        id_ = mia.post("/api/rooms/now", {"game": GAME, "options": options})["room"]
        with mia.socket(id_) as line:
            sight = line.until("sight")["sight"]
            while sight["number"] < 6:
                if sight["match"]["legal"]:
                    line.send({"type": "play", "move": first_move(sight)})
                sight = line.until("event")["sight"]
        room = shared.house.rooms[id_].room
        (old,) = RoomView(room, Viewer(0, True, "en")).events([room.events[3]])
        assert old.frames == []
        (last,) = RoomView(room, Viewer(0, True, "en")).events(room.events[-1:])
        assert last.frames
        assert all((event is not None) == kept for _, event in old.log)


def test_what_is_begun_is_finished_for_somebody_who_goes_away(sqlite: str, caplog: pytest.LogCaptureFixture) -> None:
    """Then nobody hears of a refusal, which is not a fault; a fault is logged."""

    def refuse(room: Room) -> Decision:
        raise RefusedError("not_seated")

    def fail(room: Room) -> Decision:
        raise ZeroDivisionError

    async def work() -> int:
        house = House(Settings(database=sqlite), Store(sqlite))
        await house.start()
        mia, _ = await People(house).greet({}, "-", "Mia", None)
        live = await house.open_room(GAME, mia, [Chair(), Chair()], {}, False, True, "fair")
        decisions = [refuse, fail, lambda room: room.sit(mia, 0, "")]
        async with alone(live):
            asking = [asyncio.create_task(house.do(live.room.id, decide)) for decide in decisions]
            await asyncio.sleep(0)
            for task in asking:
                task.cancel()
            await asyncio.wait(asking)
        while live.room.number < 2:
            await asyncio.sleep(0)
        await house.stop()
        return live.room.number

    assert asyncio.run(work()) == 2
    gc.collect()
    assert [record.message.split(":")[0] for record in caplog.records] == ["ZeroDivisionError at _do"]
