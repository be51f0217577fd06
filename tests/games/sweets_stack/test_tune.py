"""What the tuning command counts. Its matches need the compiled engine and are not played here."""

import numpy as np

from games.sweets_stack.situations import Situation
from sweetbox.games.sweets_stack import notation
from sweetbox.games.sweets_stack.rules import Table
from tools.sweets_stack import tune
from tools.sweets_stack.tune_drivers import CHANGES, COUNTS, DECLINES, EXCHANGES, TURNINGS, count_move


def counted(situation: Situation, text: str) -> list[int]:
    counts = [[0] * COUNTS for _ in range(4)]
    count_move(situation.table, 0, notation.parse_move(situation.box, text), counts)
    assert counts[1:] == [[0] * COUNTS] * 3
    return counts[0]


def test_powers_and_going_out_are_counted() -> None:
    situation = Situation().plays("b3", "y1", "g1", "r1")
    expected = {
        "exchange": [EXCHANGES],
        "keep": [],
        "play b1": [],
        "place r1": [],
        "place r1 90": [TURNINGS],
        "place b1": [CHANGES],
        "place b1 90": [TURNINGS, CHANGES],
        "decline": [DECLINES],
        "face-down": [],
    }
    for text, columns in expected.items():
        assert counted(situation, text) == [int(column in columns) for column in range(COUNTS)], text


def test_figures_of_two_matches() -> None:
    tables = np.zeros(2, dtype=np.dtype(Table))
    tables["base"][0, :, :2] = 6
    tables["base"][1, :, :2] = 8
    tables["score"][:, :, :2] = 10
    counts = np.zeros((2, 4, COUNTS), dtype=np.int32)
    counts[0, 0, EXCHANGES] = 3
    counts[:, 1, CHANGES] = 1
    counts[:, 0, DECLINES] = [2, 3]
    assert tune.figures(tables, counts, 2) == ["7.0 (6, 7, 8)", "2.50, 0.00", "50%, 0%, 100%", "30.0"]
