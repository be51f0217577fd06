"""How the sheets play: `python tools/honeymoon/tune.py [--matches 1000] [--edition FILE]`.

Greedy players, who look one dig ahead with the game's own `evaluate`, play many matches on each sheet. The aims are in
the game's README.md.
"""

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))  # the repository's root, for `tools`, where this file is run by its path

from sweetbox.engines import Engine, engine
from sweetbox.files.editions import load_edition
from sweetbox.games.honeymoon.components import EDITION, SHEETS
from sweetbox.games.honeymoon.notation import move_text
from sweetbox.games.honeymoon.rules import KINDS, LAST_PASS, UNDECIDED, Box
from sweetbox.kernel.drivers import Ends
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game
from tools.honeymoon import tune_play

SEED = 1
FIRST_ROLLS = range(2, 7)  # on a one everybody digs what they like


class Tuning:
    """Matches of greedy players on one box."""

    def __init__(self, of: Game, box: Box) -> None:
        self.engine: Engine = engine(of, "cpu", [tune_play])
        self.box = box

    def matches(self, count: int, first_roll: int = 0, first_dig: int = UNDECIDED) -> tuple[Any, Any]:
        """Final tables, and the points of each seat."""
        each, most = self.engine, self.engine.game.seats[1]
        rows, steps = each.rows(self.box, count), each.numbers(count, None, 64)
        ends = Ends(each.numbers(count, most, 32), each.numbers(count, most, 32), steps)
        each.functions.greedy_matches(rows, each.scratch(), ends, SEED, first_roll, first_dig)
        return rows.tables, ends.points[:, : self.box.seats]

    def first_digs(self, roll: int) -> list[int]:
        position = self.engine.game.set_up(self.box)
        position.happen(roll - 1)
        return position.legal(0)

    def first_tunnels(self, roll: int, count: int) -> list[tuple[float, int]]:
        """Mean points of seat 0 with each first tunnel, best first."""
        means = [(float(self.matches(count, roll, dig)[1][:, 0].mean()), dig) for dig in self.first_digs(roll)]
        return sorted(means, reverse=True)


def report(of: Game, edition: Mapping[str, Any], sheet: str, count: int, write: Any) -> None:
    import numpy as np

    write(f"sheet {sheet.upper()}\n")
    write("  seats  points: median (10% to 90%)  winner  rolls: median (10% to 90%)  timer started  sets  pickles\n")
    for entrance in (False, True):
        for seats in (1, 2, 4):
            box = of.components.make_box(seats, {"sheet": sheet, "one_entrance": entrance, "idle_rolls": 20}, edition)
            tables, points = Tuning(of, box).matches(count)
            low, median, high = np.percentile(points, [10, 50, 90])
            few, rolls, many = np.percentile(tables["rolls"], [10, 50, 90])
            started = float(np.mean(tables["timer"] == LAST_PASS))
            sets = float(tables["ticked"][:, :seats, :KINDS].min(axis=2).mean())
            pickles = float(tables["pickles"][:, :seats].mean())
            write(
                f"  {seats}{' one entrance' if entrance else '':14}{median:10.0f} ({low:.0f} to {high:.0f})"
                f"{np.median(points.max(axis=1)):12.0f}{rolls:12.0f} ({few:.0f} to {many:.0f})"
                f"{started:17.0%}{sets:10.1f}{pickles:8.1f}\n"
            )


def report_first_tunnels(of: Game, edition: Mapping[str, Any], sheet: str, count: int, write: Any) -> None:
    box = of.components.make_box(2, {"sheet": sheet, "one_entrance": False, "idle_rolls": 20}, edition)
    tuning = Tuning(of, box)
    median = sorted(tuning.matches(count)[1][:, 0])[count // 2]
    write("  first roll  best first tunnel (mean points)  next best  lead, of the median\n")
    for roll in FIRST_ROLLS:
        (best, dig), (second, _), *_ = tuning.first_tunnels(roll, count)
        lead = (best - second) / median
        write(f"  {roll}{move_text(box, dig):>20} ({best:.1f}){second:16.1f}{lead:14.1%}\n")


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python tools/honeymoon/tune.py")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--edition", type=Path, help="a sheet of your own, as a TOML file")
    parser.add_argument("--first", action="store_true", help="try every first tunnel too")
    given = parser.parse_args(arguments)
    of = game("honeymoon")
    edition = load_edition(of, given.edition) if given.edition else EDITION
    for sheet in SHEETS:
        if sheet in edition:
            report(of, edition, sheet, given.matches, sys.stdout.write)
            if given.first:
                report_first_tunnels(of, edition, sheet, given.matches, sys.stdout.write)


if __name__ == "__main__":
    main(sys.argv[1:])
