"""What the lab measures in Last Toffee, besides what it measures in every game."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sweetbox.games._template.rules import Box
from sweetbox.kernel.extras import OwnMeasure


def rolls(box: Box, trace: Any) -> NDArray[np.float64]:
    """How often all seats together rolled the die: the table at the end says so."""
    counted: NDArray[np.float64] = trace.tables["rolls"].sum(axis=1).astype(np.float64)
    return counted


MEASURES = (OwnMeasure("rolls", rolls),)
