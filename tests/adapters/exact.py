"""Positions that are small enough to solve: what OpenSpiel's exact solver says of them, and what our search does.

`PYTHONPATH=tests python -m adapters.exact` prints the table of docs/adapters.md.
"""

from dataclasses import dataclass
from typing import Any

from open_spiel.python.algorithms import minimax

from sweetbox.adapters import openspiel as adapter
from sweetbox.bots import Turn
from sweetbox.bots.search import SearchBot
from sweetbox.kernel import position as kernel_position
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.game import Game
from sweetbox.kernel.record import Record
from sweetbox.kernel.registry import game


@dataclass(frozen=True)
class Position:
    """Two seats; the table at a decision of seat 0."""

    title: str
    game: Game
    options: dict[str, Any]
    table: Record

    @property
    def box(self) -> Record:
        return self.game.make_box(2, self.options)


def endgame(name: str, **options: Any) -> Position:
    """The game from its beginning, seat 0 to act; in Biscuit Pockets the end of a match: see `few_tiles`."""
    of = game(name)
    box = of.make_box(2, options)
    table = of.set_up(box).table
    if of.rules.to_act(box, table) == CHANCE:
        of.rules.happen(box, table, 0)  # seat 0 starts
    described = ", ".join(f"{option} {value}" for option, value in options.items())
    return Position(f"{of.facts.title}, {described}", of, options, table)


def few_tiles(square: str, unseen: dict[int, int], lead: int = 0) -> Position:
    """Biscuit Pockets with a few tiles left. square: kinds of seen tiles, `?` for one that nobody has seen; `unseen`: how many
    of each kind those are; all others lie beside the seats, as evenly as can be, the first beside `lead`."""
    of = game("biscuit_pockets")
    options = {"idle_rounds": 1}
    box: Any = of.make_box(2, options)
    table: Any = of.set_up(box).table
    of.rules.happen(box, table, 0)
    left = list(box.count)
    table.face_down = (1 << len(square)) - 1
    for pocket in range(36):
        table.pocket[pocket] = -2
        if pocket < len(square):
            table.pocket[pocket] = -1 if square[pocket] == "?" else int(square[pocket])
            if square[pocket] != "?":
                left[int(square[pocket])] -= 1
    for kind in range(8):
        table.unseen[kind] = unseen.get(kind, 0)
        left[kind] -= unseen.get(kind, 0)
    points = [0, 0]
    for kind in sorted(range(8), key=lambda each: -box.points[each]):
        for _ in range(left[kind]):
            seat = lead if points[lead] <= points[1 - lead] else 1 - lead
            table.received[seat][kind] += 1
            points[seat] += box.points[kind]
    assert of.components.census(box, table) == of.components.census(box, of.set_up(box).table)
    return Position(f"Biscuit Pockets, tiles {square} left", of, options, table)


def exact_value(position: Position) -> float:
    """Seat 0's value by OpenSpiel's expectiminimax, the whole tree: the share of the win, less a half."""
    state = adapter.load(position.game, 2, table=position.table, **position.options).new_initial_state()
    value, _ = minimax.expectiminimax(state, position.game.rules.LONGEST, lambda state: 0.0, 0)
    return float(value)


def searched_value(position: Position, iterations: int) -> float:
    """The same by our search: what it expects of the move that it chooses."""
    of, box, table = position.game, position.box, position.table
    moves = kernel_position.Position(of, box, table).legal(0)
    turn = Turn(kernel_position.Glimpse(of, box, table, 0), tuple(moves), [], None, 1)
    return SearchBot(iterations=iterations).choose(turn).weighed[0].share - 0.5


POSITIONS = (
    lambda: endgame("_template", toffees=8),
    lambda: endgame("_template", toffees=8, golden=True),
    lambda: endgame("_template", toffees=11),
    lambda: few_tiles("0?2?", {0: 1, 5: 1}),
    lambda: few_tiles("0?3?2", {0: 1, 3: 1}, lead=1),
    lambda: few_tiles("?0?3?", {0: 1, 3: 1, 5: 1}),
)
BUDGETS = (1000, 10_000, 100_000)


def main() -> None:
    """Both values of each position."""
    heads = [f"search:{n}" for n in BUDGETS]
    rows = ["| position | exact | " + " | ".join(heads) + " |", "|---" * (2 + len(heads)) + "|"]
    for make in POSITIONS:
        position = make()
        found = [searched_value(position, n) for n in BUDGETS]
        rows.append(f"| {position.title} | {exact_value(position):+.3f} | " + " | ".join(f"{each:+.3f}" for each in found) + " |")
        print(rows[-1], flush=True)  # noqa: T201
    print("\n".join(rows))  # noqa: T201


if __name__ == "__main__":
    main()
