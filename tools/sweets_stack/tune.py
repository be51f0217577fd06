"""How the cards play: matches of the greedy player of this game's own `evaluate`, counted.

python tools/sweets_stack/tune.py [matches] [edition.toml]
"""

import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[2]))  # the repository's root, for `tools`, where this file is run by its path

from sweetbox.engines import engine
from sweetbox.files.editions import load_edition
from sweetbox.games.sweets_stack.components import NAMED_RULES
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game
from tools.sweets_stack import tune_drivers
from tools.sweets_stack.tune_drivers import CHANGES, COUNTS, DECLINES, EXCHANGES, TURNINGS

MATCHES = 400


def play(of: Game, seats: int, greedy: int, matches: int, edition: Any = None, **options: str) -> tuple[Any, Any]:
    """Tables at the end and counts [match, seat, column]; `greedy` is the mask of the seats that play by `evaluate`."""
    import numpy as np

    each = engine(of, "cpu", more=(tune_drivers,))
    rows = each.rows(of.make_box(seats, options, edition), matches)
    counts = np.zeros((matches, of.rules.SEATS[1], COUNTS), dtype=np.int32)
    each.functions.greedy_matches(rows, each.scratch(), 1, greedy, counts)
    return rows.tables, counts


def report(of: Game, matches: int, edition: Any = None) -> list[str]:
    """Rows of a Markdown table, one for each number of seats and for each named combination of advanced rules."""
    lines = [
        "| seats, rules | cards a round: mean (5%, median, 95%) | out, by seat | matches with exchange, turn, change | points |",
        "|---|---|---|---|---|",
    ]
    for rules in NAMED_RULES:
        for seats in (2, 3, 4) if rules == "basic" else (4,):
            tables, counts = play(of, seats, (1 << seats) - 1, matches, edition, rules=rules)
            lines.append(f"| {seats} {rules} | {' | '.join(figures(tables, counts, seats))} |")
    tables, _ = play(of, 4, 1, matches, edition)
    points = tables["score"].sum(axis=1)
    alone = (points[:, 0] > points[:, 1:].max(axis=1)).mean()
    return [*lines, "", f"One greedy player among three random ones wins {alone:.1%} of the matches."]


def figures(tables: Any, counts: Any, seats: int) -> list[str]:
    import numpy as np

    cards = tables["base"][:, :, :seats]
    low, middle, high = np.percentile(cards, [5, 50, 95])
    outs = counts[:, :seats, DECLINES].mean(axis=0)
    bought = (counts[:, :seats].sum(axis=1) > 0).mean(axis=0)[[EXCHANGES, TURNINGS, CHANGES]]
    return [
        f"{cards.mean():.1f} ({low:.0f}, {middle:.0f}, {high:.0f})",
        ", ".join(f"{number:.2f}" for number in outs),
        ", ".join(f"{share:.0%}" for share in bought),
        f"{tables['score'][:, :, :seats].sum(axis=1).mean():.1f}",
    ]


def main(arguments: list[str]) -> None:
    of = game("sweets_stack")
    matches = int(arguments[0]) if arguments else MATCHES
    edition = load_edition(of, Path(arguments[1])) if len(arguments) > 1 else None
    sys.stdout.write("\n".join([*report(of, matches, edition), ""]))


if __name__ == "__main__":
    main(sys.argv[1:])
