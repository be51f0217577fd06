"""An estimate: what each seat can expect, as the mean of many tries, with its error.

Two estimates that were made with the same random numbers are compared try by try: what both have in common is no error of their
difference.
"""

from collections.abc import Sequence
from typing import Any

from sweetbox.review.result import Look


class Estimate:
    """tries: (tries, seats), each row the seats' shares of one win."""

    def __init__(self, tries: Any) -> None:
        import numpy as np

        self.tries = np.asarray(tries, float)
        self.shares: list[float] = self.tries.mean(axis=0).tolist()
        self.errors = _errors(self.tries)

    @staticmethod
    def of(noted: Any, sharpness: float) -> "Estimate":
        """What a game's `evaluate` says of the ends of many tries, as parts of one win; sharpness: see `grades`."""
        import numpy as np

        shares = (np.asarray(noted, float) / 10000) ** sharpness
        return Estimate(shares / np.maximum(shares.sum(axis=1, keepdims=True), 1e-12))

    @staticmethod
    def mean(parts: Sequence[tuple[float, "Estimate"]]) -> "Estimate":
        """By weights that add up to 1, try by try. Where one has fewer tries than others, each of them stands for several."""
        import numpy as np

        most = max(len(each.tries) for _, each in parts)
        return Estimate(sum(weight * np.resize(each.tries, (most, each.tries.shape[1])) for weight, each in parts))

    @property
    def look(self) -> Look:
        return Look(self.shares, self.errors)

    def less(self, other: "Estimate") -> tuple[list[float], list[float]]:
        """What it is more than another, for each seat, and the errors of that."""
        difference = [mine - theirs for mine, theirs in zip(self.shares, other.shares, strict=True)]
        both = min(len(self.tries), len(other.tries))
        if both == 1:  # one of them is exact
            return difference, [(one**2 + two**2) ** 0.5 for one, two in zip(self.errors, other.errors, strict=True)]
        return difference, _errors(self.tries[:both] - other.tries[:both])


def _errors(tries: Any) -> list[float]:
    """The standard error of each column's mean; what was tried once is exact."""
    count = len(tries)
    return [0.0] * tries.shape[1] if count == 1 else (tries.std(axis=0, ddof=1) / count**0.5).tolist()
