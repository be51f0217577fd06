"""Who sits where: a table that is set again, people waiting for a seat, a yes to another match, and people with the same name."""

import random

import msgspec
import pytest

from conformance.repository import GAMES
from server.test_room import BO, CY, GAME, MIA, do, opened
from sweetbox.kernel.registry import game as find_game
from sweetbox.server.events import Arranged, Chair, Opened, Queued, Renewed, Sat, Started, Waiter, from_text, to_text
from sweetbox.server.identity import Person
from sweetbox.server.names import skeleton
from sweetbox.server.personal import NOBODY_ID, own_events, without_person
from sweetbox.server.problem import RefusedError
from sweetbox.server.room import CHANGES, IN_QUEUE, QUEUE, Room
from sweetbox.server.seating import laid

ZOE, OTHER_MIA = Person("z" * 22, "Zoe"), Person("n" * 22, "Міа")
ID, SEED = "x" * 22, bytes(32)


def person(chair_of: Person) -> Chair:
    return Chair("person", person=chair_of.id, name=chair_of.name)


BOT = Chair("bot", name="Waffle", bot="random")


def played(*people: Person, seats: int = 2) -> Room:
    """A room in which these people have finished a match."""
    room = opened(GAME, *people, seats=seats)
    for seat in range(len(people), seats):
        room = do(room, room.seat_bot(MIA, seat, "random", lambda _: False))
    room = do(room, room.start(MIA, ID, SEED))
    picks = random.Random(1)
    while room.state == "playing":
        assert room.match is not None
        seat = min(room.match.to_act)
        room = do(room, room.play(seat, picks.choice(room.match.legal(seat)).index))
    return room


def again(room: Room) -> Room:
    """The same room, made from what has been stored of it since its last match began."""
    stored = [msgspec.structs.replace(event, data=from_text(to_text(event.data))) for event in room.events]
    return Room.of(room.id, stored, room.members)


def same(one: Room, other: Room) -> bool:
    names = ("chairs", "queue", "yes", "key", "again", "options", "match_id", "state", "names", "people", "members", "changes")
    return all(getattr(one, name) == getattr(other, name) for name in names) and one.game is other.game


def refused(code: str, work: object, *arguments: object) -> None:
    with pytest.raises(RefusedError) as refusal:
        work(*arguments)  # type: ignore[operator]
    assert refusal.value.code == code


def test_a_table_for_more_and_for_fewer() -> None:
    mia, bo, cy = person(MIA), person(BO), person(CY)
    wait = Waiter(ZOE.id, "Zoe")
    assert laid([mia, bo], [], 3, MIA.id) == ([mia, bo, Chair()], [])
    assert laid([mia, bo], [wait], 3, MIA.id) == ([mia, bo, person(ZOE)], []), "who waits sits down"
    assert laid([mia, Chair(), BOT, bo], [], 3, MIA.id) == ([mia, BOT, bo], []), "an open seat goes first"
    assert laid([BOT, mia, bo], [], 2, MIA.id) == ([mia, bo], []), "then a bot"
    bos, cys = Waiter(BO.id, "Bo"), Waiter(CY.id, "Cy")
    assert laid([bo, cy, mia], [wait], 1, MIA.id) == ([mia], [bos, cys, wait]), "the host is the last to go"
    assert laid([bo, cy, mia], [], 2, "") == ([bo, cy], [Waiter(MIA.id, "Mia")])


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_changed_for_every_other(name: str) -> None:
    """Before the first match and after one; and the same room results from what is stored."""
    for room in (opened(GAME, MIA, BO), played(MIA, BO)):
        other = find_game(name)
        room = do(room, room.wait(CY)) if room.again else room
        for seats in range(other.seats[0], other.seats[1] + 1):
            after = do(room, room.arrange(MIA, other, seats, None))
            assert (after.game, len(after.chairs)) == (other, seats)
            assert [chair.person for chair in after.chairs if chair.person][: min(2, seats)] == [MIA.id, BO.id][:seats]
            if (other.name, seats) != (GAME, 2):
                assert (after.state, after.match, after.match_id) == ("waiting", None, None)
            assert same(again(after), after)
            for seat in range(seats):
                if after.chairs[seat].kind == "open":
                    after = do(after, after.seat_bot(MIA, seat, "random", lambda _: False))
            after = do(after, after.start(MIA, ID[::-1], SEED))
            assert after.state == "playing"
            assert same(again(after), after)


def test_only_the_host_lays_the_table_and_not_while_a_match_runs() -> None:
    room = opened(GAME, MIA, BO)
    refused("not_host", room.arrange, BO, None, 3, None)
    assert room.arrange(MIA, None, 2, {}).drafts[0].data.__class__.__name__ == "Changed", "only the options are told in full"
    with pytest.raises(Exception, match="seats"):
        room.arrange(MIA, None, 99, None)
    options = {"show_seen": True}
    room = do(room, room.arrange(MIA, None, 3, options))
    assert room.options["show_seen"] is True
    room = do(room, room.arrange(MIA, None, 2, None))
    assert room.options["show_seen"] is True, "the same game keeps them"
    room = do(room, room.start(MIA, ID, SEED))
    refused("running", room.arrange, MIA, None, 3, None)
    refused("running", room.agree, MIA, False, ID, SEED)
    assert room.agree(MIA, True, ID, SEED).repeated == room.number, "what was wished for has begun"


def test_who_waits_sits_down_when_a_seat_is_free() -> None:
    room = opened(GAME, MIA, BO)
    assert do(opened(GAME, MIA), opened(GAME, MIA).wait(CY)).seat_of(CY) == 1, "there is a seat: at once"
    room = do(room, room.wait(CY))
    room = do(room, room.wait(ZOE))
    assert [waiter.person for waiter in room.queue] == [CY.id, ZOE.id]
    assert (room.place_in_queue(ZOE), room.wait(ZOE).repeated) == (1, room.number)
    refused("already_seated", room.wait, BO)
    assert {CY.id, ZOE.id} <= room.people & room.members
    room = do(room, room.start(MIA, ID, SEED))
    assert same(again(room), room), "the queue outlives what was stored before the match"
    room = do(room, room.stand(BO, 1))
    assert (room.chairs[1].left, len(room.queue)) == (BO.id, 2), "not in a running match"
    room = do(played(MIA, BO), played(MIA, BO).wait(CY))
    room = do(room, room.wait(ZOE))
    room = do(room, room.rename(Person(ZOE.id, "Zoë")))
    assert [waiter.name for waiter in room.queue] == ["Cy", "Zoë"], "a new name keeps the place"
    room = do(room, room.stand(BO, 1))
    assert (room.seat_of(CY), [waiter.person for waiter in room.queue]) == (1, [ZOE.id])
    room = do(room, room.stand(MIA, 1))
    assert room.seat_of(ZOE) == 1
    assert room.news[0].data == Sat(Chair("person", person=ZOE.id, name="Zoë"), sent=CY.id), "the host has sent Cy away"
    room = do(room, room.wait(CY))
    room = do(room, room.wait_no_more(CY))
    assert (room.queue, room.wait_no_more(CY).repeated) == ([], room.number)


def test_a_queue_is_short_and_whoever_fills_it_up_hurts_nobody_at_the_table() -> None:
    room = opened(GAME, MIA, BO)
    for number in range(QUEUE):
        room = do(room, room.wait(Person(f"{number:022}", f"Guest {number}")))
    refused("queue_full", room.wait, CY)
    first = Person(f"{0:022}", "Guest 0")
    while room.changes[IN_QUEUE] < CHANGES:
        room = do(room, room.wait_no_more(first))
        room = do(room, room.wait(first)) if room.changes[IN_QUEUE] < CHANGES else room
    room = do(room, room.wait_no_more(first))
    refused("changes", room.wait, first)
    assert do(room, room.stand(BO, 1)).chairs[1].name == "Guest 1"
    assert do(room, room.arrange(MIA, None, 3, None)).chairs[2].name == "Guest 1"


def test_another_match_waits_for_the_host_or_for_everybody() -> None:
    first = opened(GAME, MIA, BO)
    refused("not_running", first.agree, BO, True, ID, SEED)
    refused("not_host", first.start, BO, ID, SEED)
    room = played(MIA, BO, CY, seats=4)  # and a bot
    refused("not_seated", room.agree, ZOE, True, ID, SEED)
    refused("not_host", room.start, ZOE, ID, SEED)
    room = do(room, room.agree(BO, True, ID, SEED))
    assert (room.yes, room.state) == ({BO.id}, "over")
    assert room.agree(BO, True, ID, SEED).repeated == room.number
    assert same(again(room), room)
    assert do(room, room.agree(BO, False, ID, SEED)).yes == frozenset()
    assert do(room, room.change(MIA, {"show_seen": True}, None, None, None)).yes == frozenset(), "that is another match"
    assert do(room, room.change(MIA, None, True, None, None)).yes == {BO.id}
    assert do(room, room.arrange(MIA, None, 3, None)).yes == frozenset()
    assert do(room, room.stand(BO, 1)).yes == frozenset()
    assert do(room, room.sit(BO, 1, "lucky")).yes == {BO.id}, "a nonce is no other mind"
    room = do(room, room.start(CY, ID, SEED))
    assert (room.yes, room.state) == ({BO.id, CY.id}, "over"), "to start it is a yes, too"
    started = do(room, room.agree(MIA, True, "y" * 22, SEED))
    assert (started.state, started.match_id, started.yes, started.number) == ("playing", "y" * 22, frozenset(), room.number + 2)
    assert same(again(started), started)
    assert do(room, room.start(MIA, "y" * 22, SEED)).state == "playing", "or the host says so"
    led = do(room, room.lead(BO, lambda _: True))
    assert do(led, led.start(BO, "y" * 22, SEED)).state == "playing", "whoever is the host while the host is gone"
    alone = do(room, room.stand(MIA, 0))
    assert do(alone, alone.agree(BO, False, ID, SEED)).yes == {CY.id}
    refused("open_seats", alone.start, BO if alone.host == BO.id else CY, ID, SEED)


def test_people_of_one_name_keep_their_numbers() -> None:
    third = Person("o" * 22, "Mia (2)")
    room = opened(GAME, MIA, seats=3)
    room = do(room, room.sit(OTHER_MIA, 1, ""))
    assert room.names == ["Mia", "Міа (2)", "3"]
    room = do(room, room.sit(third, 2, ""))
    assert room.names == ["Mia", "Міа (2)", "Mia (2) (2)"]
    assert len({skeleton(name) for name in room.names}) == 3
    room = do(room, room.wait(Person("q" * 22, "MIA")))
    assert room.queue[0].title == "MIA (3)"
    room = do(room, room.stand(MIA, 0))
    assert room.names == ["MIA (3)", "Міа (2)", "Mia (2) (2)"], "nobody is called otherwise because somebody left"
    room = do(room, room.sit(OTHER_MIA, 1, "lucky"))
    assert room.names[1] == "Міа (2)"
    assert room.rename(OTHER_MIA).repeated == room.number
    room = do(room, room.rename(Person(OTHER_MIA.id, "Bo")))
    assert room.names[1] == "Bo"
    playing = do(room, room.start(Person(OTHER_MIA.id, "Bo"), ID, SEED))
    left = do(playing, playing.stand(third, 2))
    assert left.chairs[2].left_title == "Mia (2) (2)"
    assert left.rename(third).repeated == left.number
    assert do(left, left.sit(third, 2, "")).names == room.names


def test_a_renewed_link_is_kept_and_only_its_hash_is() -> None:
    room = opened(GAME, MIA, BO)
    refused("not_host", room.renew, BO, "h" * 64)
    assert room.admits(None, "")
    public = do(room, room.change(MIA, None, True, None, None))
    refused("public_link", public.renew, MIA, "h" * 64)
    room = do(room, room.renew(MIA, "h" * 64))
    assert [room.admits(who, key) for who, key in ((None, ""), (CY, ""), (CY, "g" * 64))] == [False] * 3
    assert [room.admits(who, key) for who, key in ((None, "h" * 64), (MIA, ""), (BO, ""))] == [True] * 3
    room = do(room, room.start(MIA, ID, SEED))
    assert same(again(room), room)
    assert room.key == "h" * 64
    assert do(room, room.change(MIA, None, True, None, None)).admits(None, ""), "whoever lists it lets everybody in"


def test_what_most_rooms_do_not_have_is_not_stored() -> None:
    texts = [
        '{"type":"opened","game":"_small","host":"m","chairs":[{"kind":"person","person":"m","name":"Mia"},{}],"options":{},'
        '"public":false,"spectators":true,"seed":"00","stand_in":"fair","timing":{}}',
        '{"type":"sat","chair":{"kind":"person","person":"b","name":"Bo"}}',
    ]
    first, second = map(from_text, texts)
    assert isinstance(first, Opened)
    assert isinstance(second, Sat)
    assert (first.chairs[0].title, second.chair.number, second.chair.title) == ("Mia", 1, "Bo")
    assert '"number"' not in to_text(second)
    assert "sent" not in to_text(second)
    assert not any(word in to_text(first) for word in ('"queue"', '"key"'))


def test_who_is_erased_is_in_none_of_the_new_events() -> None:
    room = played(MIA, BO)
    room = do(room, room.wait(CY))
    waited = room.news[0]
    room = do(room, room.arrange(MIA, None, 3, None))
    arranged = room.news[0]
    room = do(room, room.wait(ZOE))
    room = do(room, room.stand(MIA, 1))
    sent = room.news[0]
    room = do(room, room.wait(BO))
    started = do(room, room.start(MIA, ID, SEED)).news[0]
    for event in (waited, arranged, sent, started):
        for erased in (BO, CY, ZOE):
            text = to_text(without_person(event.data, erased.id))
            assert erased.id not in text
            assert f'"{erased.name}"' not in text
    assert isinstance(waited.data, Queued)
    assert isinstance(arranged.data, Arranged)
    assert isinstance(started.data, Started)
    assert isinstance(sent.data, Sat)
    assert without_person(sent.data, BO.id).sent == NOBODY_ID  # type: ignore[union-attr]
    assert without_person(Renewed("h"), BO.id) == Renewed("h")
    own = own_events([*opened(GAME, MIA, BO).events, waited, arranged], CY.id)
    assert [part["kind"] for part in own] == ["queued", "arranged"]
    assert "Bo" not in str(own)
