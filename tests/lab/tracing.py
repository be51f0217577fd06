"""Traces by hand, for measures whose answer is known."""

import numpy as np

import sweetbox
from sweetbox.engines.trace import Trace

TOFFEES = sweetbox.game("_template")
TAKE, ROLL = 0, 1


def trace(ranks, decisions, points=None) -> Trace:
    """One match. decisions: (seat, move, choices, width, drawn, king, shares) each."""
    seat, move, choices, width, drawn, king, shares = zip(*decisions, strict=True)
    return Trace(
        points=np.array([points or [10 - rank for rank in ranks]], np.int32),
        ranks=np.array([ranks], np.int32),
        entries=np.array([len(decisions)]),
        starts=np.array([0, len(decisions)]),
        tables=np.zeros(1, np.dtype(TOFFEES.rules.Table)),
        seat=np.array(seat, np.int8),
        move=np.array(move, np.int16),
        choices=np.array(choices, np.int16),
        width=np.array(width, np.int8),
        drawn=np.array(drawn, np.int16),
        king=np.array(king, np.int8),
        shares=np.array(shares, np.int16),
    )
