"""Compiled verbs: one position at a time from Python, played by compiled rules. They answer the same as the interpreted ones."""

from array import array
from ctypes import addressof
from typing import Any

from sweetbox.engines.base import engine
from sweetbox.engines.marks import Mark
from sweetbox.kernel.game import CONTRACT, Game, Verbs
from sweetbox.kernel.registry import game as game_named
from sweetbox.kernel.single import NOBODY, TURN

COMPILED = (*CONTRACT, "turn")
MARK = Mark("verbs-ready")


def speed_up(game: str | Game, wait: bool = True) -> bool:
    """From now on, compiled rules play the positions and matches of this game in this process; returns whether they do.
    wait: compile them first if that has not been done; otherwise only what is already compiled is used."""
    of = game_named(game)
    if isinstance(of.verbs, CompiledVerbs):
        return True
    if not wait and not is_ready(of):
        return False
    make_ready(of)
    of.__dict__["verbs"] = CompiledVerbs(of)
    return True


def slow_down(game: str | Game) -> None:
    """From now on, new positions are played by the interpreted rules."""
    game_named(game).__dict__.pop("verbs", None)


def is_ready(game: Game) -> bool:
    return MARK.is_set(game)


def make_ready(game: Game) -> None:
    """Compile everything that the verbs call, and mark it as ready."""
    functions = engine(game, "cpu").functions
    for name in COMPILED:
        function = getattr(functions, f"{name}_at")
        function.compile(_integers(function))
    MARK.set(game)


class Rooms(list[tuple["array[int]", int]]):
    """Rooms for so many numbers, each with its address, that nobody is using now."""

    def __init__(self, size: int) -> None:
        self.size = size

    def more(self) -> tuple["array[int]", int]:
        room = array("i", bytes(4 * self.size))
        return room, room.buffer_info()[0]


def _integers(function: Any) -> tuple[Any, ...]:
    from numba import types

    return (types.int64,) * int(function.py_func.__code__.co_argcount)


class CompiledVerbs(Verbs):
    """Addresses of records go in, numbers come out. What a function writes for Python goes into a room that is used again: a fresh
    one for each call would cost as much as the call. `pop` and `append` see to it that no two threads have the same."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        functions = engine(game, "cpu").functions

        def entry(name: str) -> Any:
            """The machine code itself: its dispatcher would look at every argument first."""
            function = getattr(functions, f"{name}_at")
            signature = _integers(function)
            function.compile(signature)
            return function.overloads[signature].entry_point

        # A name of its own for each: they are called a million times a second.
        legal_at, odds_at, turn_at, result_at = (entry(name) for name in ("legal", "odds", "turn", "result"))
        imagine_at, observe_at = entry("imagine"), entry("observe")
        for_moves, for_weights = Rooms(game.rules.MOVES), Rooms(game.rules.OUTCOMES)
        for_turns, behind = Rooms(game.rules.MOVES + game.rules.OUTCOMES), 4 * game.rules.MOVES  # moves, and weights behind them

        def legal(box: int, table: int, seat: int, moves: Any) -> int:
            return legal_at(box, table, seat, addressof(moves))  # type: ignore[no-any-return]

        def moves(box: int, table: int, seat: int) -> list[int]:
            try:
                lent = for_moves.pop()
            except IndexError:
                lent = for_moves.more()
            found = lent[0][: legal_at(box, table, seat, lent[1])].tolist()
            for_moves.append(lent)
            return found

        def odds(box: int, table: int, weights: Any) -> int:
            return odds_at(box, table, addressof(weights))  # type: ignore[no-any-return]

        def weights(box: int, table: int) -> list[int]:
            try:
                lent = for_weights.pop()
            except IndexError:
                lent = for_weights.more()
            odds_at(box, table, lent[1])
            found = lent[0].tolist()
            for_weights.append(lent)
            return found

        def turn(box: int, table: int, rng: Any) -> tuple[int, list[int]] | None:
            try:
                lent = for_turns.pop()
            except IndexError:
                lent = for_turns.more()
            room, at = lent
            coded = turn_at(box, table, addressof(rng), at + behind, at)
            found = None if coded == NOBODY else (coded % TURN, room[: coded // TURN].tolist())
            for_turns.append(lent)
            return found

        def result(box: int, table: int, points: Any, ranks: Any) -> None:
            result_at(box, table, addressof(points), addressof(ranks))

        def imagine(box: int, table: int, seat: int, rng: Any) -> None:
            imagine_at(box, table, seat, addressof(rng))

        def observe(box: int, table: int, seat: int, out: Any) -> None:
            observe_at(box, table, seat, addressof(out))

        straight = {name: entry(name) for name in ("setup", "to_act", "play", "happen", "hide", "seen_by", "evaluate")}
        self.__dict__.update(
            straight, legal=legal, moves=moves, odds=odds, weights=weights, turn=turn, result=result, imagine=imagine,
            observe=observe, place=addressof,
        )  # fmt: skip
