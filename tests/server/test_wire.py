"""The wire: together, its messages say what the room says in sentences, and not a byte is sent twice."""

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

from server.hosting import Hosted
from sweetbox.kernel.changes import changed, changes
from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say, Who
from sweetbox.server.events import Chair, Draft, Event, Opened
from sweetbox.server.identity import Person
from sweetbox.server.room import Decision, Room
from sweetbox.server.room_view import RoomView, Viewer
from sweetbox.server.timing import UNTIMED, Timing
from sweetbox.server.wire import Base, Wire, encoded_moves
from sweetbox.words import words

GAMES = [*all_games(), "_template"]
HOST = Person("p0", "Mia", "en")
SEATS = 3
KIBIBYTE = 1024


class Client:
    """Somebody in a room who hears only what comes over the wire."""

    def __init__(self, room: Room, seat: int | None) -> None:
        self.seat = seat
        self.moves = msgspec.json.decode(encoded_moves(find_game(room.game.name), game_box(room))[0])
        self.speak = words("en", room.game.name)
        self.story: list[Any] = []
        self.log: list[Any] = []
        self.bytes: list[int] = []
        self.side = Wire(room).side(view_of(room, seat))
        self.hear(stands(Wire(room), room, seat))

    def hear(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        self.bytes.append(len(text))
        if message["type"] == "stands":
            self.room, self.deal, self.standing = (message.get(part) for part in ("room", "deal", "standing"))
            self.view, self.own, self.clocks = message.get("view"), message.get("own", {}), message.get("clocks")
            return
        shared = message["shared"]
        self.story += shared.get("story", [])
        self.log += shared.get("log", [])
        self.room, self.clocks = message.get("room", self.room), message.get("clocks")
        if "room" in message or "standing" in shared:
            self.own = message.get("own", {})
        if "standing" not in shared:
            return
        self.deal, self.standing = shared.get("deal", self.deal), shared["standing"]
        for scene in shared["scenes"]:
            self.view = changed(self.view, scene["view"])

    def say(self, said: Any, names: list[str]) -> str:
        return self.speak.render(read(said), self.seat, names)


def game_box(room: Room) -> Any:
    options: dict[str, Any] = dict(room.options)
    return room.game.make_box(len(room.chairs), options)


def read(said: Any) -> Any:
    """A Say as it was before it was sent."""
    if isinstance(said, list):
        return [read(part) for part in said]
    if not isinstance(said, dict):
        return said
    if "key" in said:
        return Say(said["key"], **{name: read(value) for name, value in said.items() if name != "key"})
    return Who(said["who"])


def opened(game: str, spectators: bool = True) -> Room:
    chairs = [Chair("person", person=f"p{seat}", name=name) for seat, name in enumerate(["Mia", "Ben", "Eve"][:SEATS])]
    opened = Opened(game, HOST.id, chairs, {}, True, spectators, "07" * 32, "fair", UNTIMED)
    return Room("r" * 22).after(Decision([Draft(opened)]), 1)


def started(room: Room) -> Room:
    return room.after(room.start(HOST, "m" * 22, bytes(32)), 2, 500)


def view_of(room: Room, seat: int | None) -> RoomView:
    return RoomView(room, Viewer(seat, seat == 0, "en", None, seat is not None))


def stands(wire: Wire, room: Room, seat: int | None) -> bytes:
    return wire.stands(view_of(room, seat), {}, False)


def publish(before: Wire, room: Room, clients: list[Client]) -> Wire:
    wire = Wire(room)
    for client in clients:
        tell(client, before, wire, room.news)
    return wire


def tell(client: Client, before: Wire, wire: Wire, events: list[Event]) -> None:
    """Tell the client what is new, as the house does."""
    view = view_of(wire.room, client.seat)
    if wire.side(view) == client.side:
        told = wire.news(Base.of(before, wire.room, events), view, {}, False)
    else:
        told = wire.turned(events, view, {}, False)
    client.side = wire.side(view)
    for text in told:
        client.hear(text)


def play_on(room: Room, picks: random.Random) -> Iterator[Room]:
    """One move after another to the end, with one taken back now and then."""
    while room.match is not None and not room.match.over:
        seat = picks.choice(sorted(room.match.to_act))
        decision = room.play(seat, picks.choice(room.match.legal_indices(seat)))
        room = room.after(decision, 3, 1000 * room.number)
        yield room
        if room.may_take_back(seat) and picks.random() < 0.1 and room.can_take_back(seat):
            room = room.after(room.take_back(seat), 4, 1000 * room.number)
            yield room


@pytest.mark.parametrize("game", GAMES)
def test_what_is_put_together_is_what_the_room_says_in_sentences(game: str) -> None:
    room = opened(game)
    room.timing = Timing("bank", bank=600, increment=5)
    clients = [Client(room, seat) for seat in (None, *range(SEATS))]
    before = Wire(room)
    room = started(room)
    before = publish(before, room, clients)
    for number, later in enumerate(play_on(room, random.Random(game))):
        before = publish(before, later, clients)
        room = later
        if number % 5 and not room.match.over:
            continue
        for client in clients:
            agrees(client, room)
            late = Client(room, client.seat)
            assert (late.view, late.standing, late.own) == (client.view, client.standing, client.own)
    for client in clients:
        agrees(client, room)
        assert [tuple(entry) for entry in client.log if entry[1] is None] == [] or room.game.rules.HIDES


def agrees(client: Client, room: Room) -> None:
    sight = msgspec.json.decode(msgspec.json.encode(view_of(room, client.seat).sight({})))
    match = sight.pop("match")
    assert client.clocks == sight.pop("clocks")
    assert (client.clocks is not None) == room.timing.counts
    assert client.room == {name: value for name, value in sight.items() if name != "number"}
    assert client.view == match["view"]
    assert (client.standing["entries"], client.standing["to_act"]) == (match["entries"], match["to_act"])
    names = [seat["name"] for seat in client.room["seats"]]
    own = client.own or {}
    assert client.say(own.get("asked") or client.standing["asked"], names) == match["asked"]
    assert own.get("legal", []) == [move["index"] for move in match["legal"]]
    for move in match["legal"]:
        row = client.moves[move["index"]]
        assert (row["text"], row["json"], row.get("silent", False)) == (move["text"], move["json"], move.get("silent", False))
        assert client.say(own.get("says", {}).get(str(move["index"]), row["say"]), names) == move["say"]
    assert own.get("take_back", False) >= match["can_take_back"]
    ending = client.standing.get("ending")
    assert (ending is not None) == match["over"]
    if ending is not None:
        assert (ending["points"], ending["ranks"], ending["seed"]) == (match["points"], match["ranks"], match["seed"])
        for (name, *rest), line in zip(ending["tally"], match["tally"], strict=True):
            assert client.say({"key": name} if isinstance(name, str) else name, names) == line["name"]
            assert rest == [line["points"], line.get("round"), line.get("counts", True)]
    else:
        assert match["tally"] is None
    assert (client.deal["id"], client.deal["commitment"]) == (match["id"], match["commitment"])


@pytest.mark.parametrize("game", ["sweets_stack", "honeymoon", "swintus"])
def test_who_leaves_the_table_or_comes_back_sees_the_other_side_of_it(game: str) -> None:
    ben, picks = Person("p1", "Ben", "en"), random.Random(game)
    room = started(opened(game))
    client, before = Client(room, 1), Wire(room)
    for leaves in (True, False):
        *_, room = islice(play_on(room, picks), 5)
        client = Client(room, client.seat)
        before = Wire(room)
        decision = room.stand(ben, 1) if leaves else room.sit(ben, 1, "")
        room, client.seat = room.after(decision, 5), None if leaves else 1
        before = publish(before, room, [client])
        agrees(client, room)
        for later in islice(play_on(room, picks), 5):
            before, room = publish(before, later, [client]), later
            agrees(client, room)


@pytest.mark.parametrize("game", all_games())
def test_several_events_at_once_lead_to_where_they_end(game: str) -> None:
    """As when another process has written to the room."""
    picks, people = random.Random(game), [HOST, Person("p1", "Ben", "en")]
    room = started(opened(game))
    clients = [Client(room, seat) for seat in (None, *range(SEATS))]
    for number in range(6):
        wire = Wire(room)
        known = room.number
        *_, room = islice(play_on(room, picks), 1 + number % 3)
        if number % 2:
            changed = room.change(people[0], None, number % 4 == 1, None, None)
            room = room.after(changed, 5)
        for client in clients:
            tell(client, wire, Wire(room), room.since(known))
            agrees(client, room)


@pytest.mark.parametrize("game", ["sweets_stack", "swintus"])
def test_who_may_look_on_can_change_in_the_middle(game: str) -> None:
    picks = random.Random(game)
    room = started(opened(game, spectators=False))
    client, before = Client(room, None), Wire(room)
    assert client.view is None
    for spectators in (True, False, True):
        room = room.after(room.change(HOST, None, None, spectators, None), 5)
        before = publish(before, room, [client])
        for later in islice(play_on(room, picks), 3):
            before, room = publish(before, later, [client]), later
        assert (client.view is not None) == spectators
        if spectators:
            agrees(client, room)


@pytest.mark.parametrize("game", GAMES)
def test_the_story_is_the_same_in_sentences(game: str) -> None:
    room = opened(game)
    client = Client(room, 1)
    before, room = Wire(room), started(room)
    before = publish(before, room, [client])
    told = [happening for event in view_of(room, 1).events(room.news, {}) for happening in event.story]
    for later in islice(play_on(room, random.Random(game)), 40):
        before = publish(before, later, [client])
        told += [happening for event in view_of(later, 1).events(later.news, {}) for happening in event.story]
    names = [seat["name"] for seat in client.room["seats"]]
    assert [client.say(happening["text"], names) for happening in client.story] == [happening["text"] for happening in told]
    assert [happening["kind"] for happening in client.story] == [happening["kind"] for happening in told]


def test_how_much_is_sent() -> None:
    """Bytes do not depend on the machine; these are the limits that the wire was designed for."""
    means, sums, sums_in_sentences = [], 0, 0
    for game in all_games():
        room = opened(game)
        clients = [Client(room, seat) for seat in (None, *range(SEATS))]
        before, room = Wire(room), started(room)
        before = publish(before, room, clients)
        assert max(client.bytes[-1] for client in clients) <= 20 * KIBIBYTE, game
        in_sentences = 0
        for client in clients:
            client.bytes.clear()
        for later in islice(play_on(room, random.Random(game)), 120):
            before = publish(before, later, clients)
            in_sentences += sum(
                len(msgspec.json.encode(each)) for client in clients for each in view_of(later, client.seat).events(later.news, {})
            )
        sent = [size for client in clients for size in client.bytes]
        means.append(sum(sent) / len(sent))
        assert means[-1] <= 2.5 * KIBIBYTE, game
        sums += sum(sent)
        sums_in_sentences += in_sentences
        assert sum(sent) * 8 <= in_sentences, game
    assert sum(means) / len(means) <= 1.5 * KIBIBYTE
    assert sums * 8 <= sums_in_sentences


def test_who_was_away_is_told_the_story_and_how_it_stands() -> None:
    room = started(opened("swintus"))
    first = room.number
    *_, room = islice(play_on(room, random.Random(1)), 5)
    wire, view = Wire(room), view_of(room, 0)
    missed = room.since(first)
    assert not wire.has_missed(missed, view)
    told = [msgspec.json.decode(text) for text in wire.missed(missed, view)]
    assert wire.has_missed(missed, view)
    assert [each["shared"]["number"] for each in told] == [event.number for event in missed]
    assert all("scenes" not in each["shared"] and "own" not in each and "room" not in each for each in told)
    assert any(each["shared"].get("story") for each in told)


def test_whoever_may_not_look_is_told_nothing_of_the_match() -> None:
    """Whatever was made for others earlier."""
    room = started(opened("swintus", spectators=False))
    *_, room = islice(play_on(room, random.Random(1)), 3)
    wire, seat, stranger = Wire(room), view_of(room, 0), view_of(room, None)
    assert not stranger.may_look
    told = [wire.missed(room.events, each) for each in (seat, stranger, seat)]
    assert told[0] == told[2]
    news = wire.news(Base.of(Wire(room), room, room.events), stranger, {}, False)
    for text in [*told[1], *news, wire.stands(stranger, {}, True)]:
        message = msgspec.json.decode(text)
        shared = message.get("shared", {})
        assert not {"story", "log", "scenes", "standing", "deal", "match"} & shared.keys()
        assert not {"view", "standing", "deal", "own"} & message.keys()


@pytest.mark.parametrize("game", GAMES)
def test_a_start_is_told_as_one_whole_view(game: str) -> None:
    room = opened(game)
    clients = [Client(room, seat) for seat in (None, *range(SEATS))]
    before, room = Wire(room), started(room)
    publish(before, room, clients)
    for client in clients:
        assert len(client.bytes) == 2, "how it stood, and the start"
        agrees(client, room)


def test_what_fades_is_not_told_to_those_who_were_away() -> None:
    room = started(opened("biscuit_pockets"))
    *_, room = islice(play_on(room, random.Random(1)), 6)
    told = [msgspec.json.decode(text)["shared"] for text in Wire(room).missed(room.events, view_of(room, 0))]
    *earlier, last = [each for each in told if each.get("log")]
    assert earlier
    assert all(entry[1] is None for each in earlier for entry in each["log"])
    assert not any(happening["kind"] == "reveal" for each in earlier for happening in each.get("story", []))
    assert all(entry[1] is not None for entry in last["log"])


def test_changes_and_back() -> None:
    class Part(msgspec.Struct):
        count: int

    class Whole(msgspec.Struct):
        name: str | None
        parts: list[Part]
        food: dict[str, int]
        chosen: Part | None

    values = [
        Whole("a", [Part(1), Part(2)], {"corn": 1}, None),
        Whole("a", [Part(1), Part(3)], {"corn": 2}, Part(1)),
        Whole(None, [Part(1)], {"beet": 2}, Part(2)),
        Whole(None, [], {}, None),
    ]
    first = msgspec.to_builtins(changes(values[0], values[1]))
    assert first == {"parts": {"1": {"count": 3}}, "food": {"corn": 2}, "chosen": {"=": {"count": 1}}}
    for before in values:
        assert changes(before, before) == {}
        for after in values:
            change = msgspec.json.decode(msgspec.json.encode(changes(before, after)))
            assert changed(msgspec.to_builtins(before), change) == msgspec.to_builtins(after)


def test_the_table_of_moves_is_asked_for_once(shared: Hosted) -> None:
    guest = shared.guest()
    first = guest.http.get("/api/games/swintus/moves?seats=3")
    assert first.status_code == 200
    assert [row["text"] for row in first.json()][:1] == [find_game("swintus").notation.move_text(None, 0)]
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) * 10 < len(first.content)
    again = guest.http.get("/api/games/swintus/moves?seats=3", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for wrong in ("?seats=3&options=[]", "?seats=3&options={", "?seats=3&options={%22nonsense%22:1}", "", "?seats=0", "?seats=99"):
        assert guest.refused("GET", f"/api/games/swintus/moves{wrong}")[0] == 400


def test_answers_are_compressed_where_that_saves_something(shared: Hosted) -> None:
    guest = shared.guest()
    assert "content-encoding" not in guest.http.get("/api/identity").headers
    assert guest.http.get("/api/games").headers["content-encoding"] == "gzip"
    assert "content-encoding" not in guest.http.get("/api/games", headers={"Accept-Encoding": "identity"}).headers


def test_a_socket_says_how_it_stands_and_then_what_is_new(shared: Hosted) -> None:
    mia = shared.guest("Mia")
    room = mia.post("/api/rooms/now", {"game": "swintus", "bot": "random"})["room"]
    with mia.socket(room, sentences=False) as line:
        stands = line.until("stands")
        assert "summary" not in stands["own"]
        line.send({"type": "look", "summary": True})
        stands = line.until("stands")  # read again: any news before this answer was skipped
        assert stands["own"]["summary"]
        while not stands["own"].get("legal"):
            stands = line.until("news")
        move = stands["own"]["legal"][0]
        line.send({"type": "play", "move": move, "key": "1"})
        news = line.until("news")
        assert news["shared"]["log"][0] == [stands.get("you", 0), move] or news["shared"]["kind"] == "moved"
        assert news["own"]["summary"]
