"""Questions (`why`, `try`, a hint) are answered from what the seat may know: no question touches the true position."""

import random
from typing import Any

import pytest

from sweetbox.bots.bot import Answer, Turn
from sweetbox.kernel import match as match_module
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import Glimpse, Position
from sweetbox.kernel.registry import all_games, game
from sweetbox.server import bot_pool
from sweetbox.server.events import Chair, Draft, Opened
from sweetbox.server.identity import Person
from sweetbox.server.problem import RefusedError
from sweetbox.server.room import Decision, Room
from sweetbox.server.room_view import RoomView, Viewer
from sweetbox.server.timing import UNTIMED

TRUTH = ("legal", "play", "happen", "odds", "result", "enter")  # what may be asked only of an imagined position
SEED = bytes(32)


def room_of(name: str) -> tuple[Room, list[Person]]:
    seats = game(name).seats[1]
    people = [Person(f"p{seat}", f"Name {seat}") for seat in range(seats)]
    chairs = [Chair("person", person=person.id, name=person.name) for person in people]
    room = Room("r" * 22).after(
        Decision([Draft(Opened(name, people[0].id, chairs, {}, False, True, SEED.hex(), "fair", UNTIMED))]), 1
    )
    return room.after(room.start(people[0], "m" * 22, SEED), 2), people


class Guard:
    """While it is up, only imagined positions answer."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.up = False
        self.imagined: list[Position] = []
        imagine = Glimpse.imagined

        def kept(glimpse: Glimpse, *arguments: Any, **more: Any) -> Position:
            position = imagine(glimpse, *arguments, **more)
            self.imagined.append(position)
            return position

        monkeypatch.setattr(Glimpse, "imagined", kept)
        for name in TRUTH:
            monkeypatch.setattr(Position, name, self._guarded(getattr(Position, name)))
        draw = match_module.draw
        monkeypatch.setattr(match_module, "draw", lambda *given: self._refuse() if self.up else draw(*given))

    def _guarded(self, ask: Any) -> Any:
        def guarded(position: Position, *arguments: Any) -> Any:
            if self.up and not any(position is each for each in self.imagined):
                self._refuse()
            return ask(position, *arguments)

        return guarded

    def _refuse(self) -> None:
        raise AssertionError("a question touched the truth")

    def __enter__(self) -> None:
        self.up = True

    def __exit__(self, *_: object) -> None:
        self.up = False
        self.imagined.clear()


class First:
    """An adviser that takes the first legal move."""

    name = "first"

    def choose(self, turn: Turn) -> Answer:
        return Answer(turn.legal[0])


@pytest.mark.parametrize("name", all_games())
def test_a_question_never_touches_the_truth(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    room, people = room_of(name)
    guard, luck, asked = Guard(monkeypatch), random.Random(2), 0
    for number in range(25):
        match = room.match
        assert match is not None
        if match.over:
            break
        seat = min(match.to_act)
        legal = match.legal_indices(seat)
        several = [luck.choice(legal), luck.randrange(room.game.rules.MOVES)]
        moves: list[Any] = [luck.choice(legal), luck.randrange(room.game.rules.MOVES), several]
        room_view = RoomView(room, Viewer.of(room, people[seat], "en"))
        fresh = match.copy()  # it does not remember what the match was asked before
        with guard:
            turn = Turn.of(fresh, seat)
            bot_pool.whole_turn(First(), turn)
            for move in moves:
                asked += 1
                for ask in (room.check, room_view.tried):
                    try:
                        ask(seat, move)
                    except RefusedError as refusal:
                        assert refusal.code in ("illegal", "compound")
                assert fresh.why_not(seat, move) is None or move != moves[0]
        room = room.after(room.play(seat, luck.choice(legal)), 3 + number)
    assert asked > 20


def test_the_guard_notices_a_question_that_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    room, _ = room_of("_template")
    match = room.match
    assert isinstance(match, Match)
    seat = min(match.to_act)
    move = match.legal_indices(seat)[0]
    with Guard(monkeypatch), pytest.raises(AssertionError, match="touched the truth"):
        room.play(seat, move)
