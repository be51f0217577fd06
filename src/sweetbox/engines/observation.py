"""What the numbers of an observation mean: a name, a kind and a range for each; and a one-hot encoding of all of them.

parts = sweetbox.observation_parts("biscuit_pockets")
encode = sweetbox.one_hot("biscuit_pockets")
encode(batch.observe())                       (n, encode.width) float32
"""

from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any, Literal

from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game as game_named

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import ArrayLike, NDArray

LEAST, MOST = -(1 << 15), (1 << 15) - 1  # of 16 bits


@dataclass(frozen=True)
class Part:
    """One number of an observation. `category`: it names something, from low to high; `number`: it counts something."""

    name: str
    kind: Literal["category", "number"]
    low: int
    high: int


def observation_names(game: Game) -> tuple[str, ...]:
    """A name for each number of an observation: the game's own OBSERVATION_NAMES (judge.py), or numbered."""
    numbered = tuple(f"observation {number}" for number in range(game.judge.OBSERVATION))
    names = game.extras.observation_names or numbered
    if len(names) != len(numbered):
        raise TypeError(f"{game.name}: expected {len(numbered)} OBSERVATION_NAMES, got {len(names)}")
    return names


def observation_parts(game: str | Game) -> tuple[Part, ...]:
    """What each number of an observation means, in order."""
    of = game_named(game)
    return tuple(_part(of, name) for name in observation_names(of))


def _part(game: Game, name: str) -> Part:
    for pattern, (low, high) in game.extras.observation_categories.items():
        if fnmatchcase(name, pattern):
            return Part(name, "category", low, high)
    return Part(name, "number", LEAST, MOST)


def observation_bounds(game: str | Game) -> "tuple[NDArray[np.int16], NDArray[np.int16]]":
    """The lowest and the highest value of each number of an observation."""
    import numpy as np

    parts = observation_parts(game)
    return np.array([part.low for part in parts], np.int16), np.array([part.high for part in parts], np.int16)


class OneHot:
    """Observations for a network: a category becomes a 1 among zeros, a number stays as it is. `names` are the columns' names."""

    def __init__(self, game: str | Game) -> None:
        import numpy as np

        parts = observation_parts(game)
        widths = [part.high - part.low + 1 if part.kind == "category" else 1 for part in parts]
        first = np.concatenate([[0], np.cumsum(widths)])
        self.observation, self.width = len(parts), int(first[-1])
        self.names = tuple(
            f"{part.name} = {value}" if part.kind == "category" else part.name
            for part, width in zip(parts, widths, strict=True)
            for value in range(part.low, part.low + width)
        )
        kinds = np.array([part.kind == "category" for part in parts])
        self._categories, self._numbers = np.flatnonzero(kinds), np.flatnonzero(~kinds)
        self._low = np.array([parts[each].low for each in self._categories], np.int64)
        self._high = np.array([parts[each].high for each in self._categories], np.int64)
        self._first = first[:-1][self._categories].astype(np.int64)
        self._columns = first[:-1][self._numbers].astype(np.int64)

    def __call__(self, observations: "ArrayLike") -> "NDArray[np.float32]":
        """Turns (…, OBSERVATION) whole numbers into (…, width) of float32. ValueError if a category is out of range."""
        import numpy as np

        seen: NDArray[Any] = np.asarray(observations)
        if seen.ndim < 1 or seen.shape[-1] != self.observation:
            raise ValueError(f"observations: expected {self.observation} numbers each, got shape {seen.shape}")
        rows = seen.reshape(-1, self.observation)
        out = np.zeros((len(rows), self.width), np.float32)
        out[:, self._columns] = rows[:, self._numbers]
        values = rows[:, self._categories].astype(np.int64)
        if ((values < self._low) | (values > self._high)).any():
            raise ValueError("observations: expected those of this game, got a category out of its range")
        out[np.arange(len(rows))[:, None], self._first + values - self._low] = 1
        return out.reshape(*seen.shape[:-1], self.width)
