"""A game's weights: arrays in a file of the game's folder, or of your own, and as a driver takes them.

NumPy is imported where there are arrays: the server's own process knows bots by their names, and never has any.
"""

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, TypeVar
from zipfile import BadZipFile

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.guided import Manner
from sweetbox.kernel.network import DEEP, INPUT_COLUMNS, KEEN_WHOLE, WIDTH, Network, Thought
from sweetbox.kernel.record import Record
from sweetbox.kernel.say import Say

FILE = "network.npz"  # in a game's folder
FITS = "fits"  # the array that says which observations and moves the weights are for
MANNER = "manner"  # the array with the fields of `Manner`, in hundredths
REFLEX = "reflex"  # the array that says how much of greedy's judgement is in a reflex, in hundredths
LEADS = "leads"  # the array that says up to how many seats a search with these weights is the stronger one


PLAIN = Manner(explore=2.0, keen=KEEN_WHOLE, lean=0, sight=0)  # the network alone


Parts = TypeVar("Parts", Network, Thought)


def widened(parts: Parts) -> Parts:
    """The same in 64 bits, for the interpreted engine: no sum runs over."""
    return type(parts)(*(each.astype("int64") for each in parts))


class Weights:
    """The weights of one game. manner: how a search uses them best. reflex: how many doublings of a move's prior a whole share
    more one step ahead, by `evaluate`, is worth to `reflex`. leads: the most seats at which a search with them is used rather
    than one without, by the measurements of docs/bots.md; 0: at none."""

    def __init__(self, game: Game, network: Network, manner: Manner, reflex: float = 0.0, leads: int = 0) -> None:
        self.game, self.network = game, network
        self.manner, self.reflex, self.leads = manner, reflex, leads

    @property
    def lesson(self) -> Manner:
        """The manner of a lesson. Lessons teach shares, so theirs are the network's own, however many seats there are."""
        return self.manner._replace(sparing=0)

    def save(self, path: Path) -> None:
        import numpy as np

        more = {FITS: np.array(fits(self.game)), MANNER: np.round(100 * np.array(self.manner)).astype(np.int32)}
        more |= {REFLEX: np.array(round(100 * self.reflex)), LEADS: np.array(self.leads)}
        with path.open("wb") as file:
            np.savez_compressed(file, **self.network._asdict(), **more)  # type: ignore[arg-type]

    def thought(self) -> Thought:
        """What a thread thinks with."""
        import numpy as np

        rules = self.game.rules
        shapes = [(self.game.judge.OBSERVATION, np.int16), (WIDTH, np.int32), (DEEP, np.int32)]
        shapes += [(rules.SEATS[1], np.int32), (rules.MOVES, np.int32), (rules.SEATS[1], np.int32)]
        return Thought(*(np.zeros(width, kind) for width, kind in shapes))


def fits(game: Game) -> str:
    """A name for what a network of this game is asked and answers: other weights are for other observations or moves."""
    from sweetbox.engines.observation import observation_parts

    parts = [(part.name, part.kind, part.low, part.high) for part in observation_parts(game)]
    return hashlib.sha256(repr((game.name, game.rules.MOVES, game.rules.SEATS, parts)).encode()).hexdigest()[:16]


def shapes(game: Game, inputs: int, classes: int) -> Network:
    """The kind and the shape of each array."""
    import numpy as np

    seats, moves = game.rules.SEATS[1], game.rules.MOVES
    return Network(
        inputs=(np.int32, (inputs, INPUT_COLUMNS)),
        rows=(np.int16, (classes, WIDTH)),
        row_bias=(np.int32, (WIDTH,)),
        layer=(np.int16, (WIDTH, DEEP)),
        layer_bias=(np.int32, (DEEP,)),
        seats=(np.int16, (seats, DEEP)),
        seat_bias=(np.int32, (seats,)),
        moves_wide=(np.int16, (moves, WIDTH)),
        moves_deep=(np.int16, (moves, DEEP)),
        move_bias=(np.int32, (moves,)),
    )


def has_weights(game: Game) -> bool:
    return files(game.package).joinpath(FILE).is_file()


def was_learned(game: Game, box: Record) -> bool:
    """Whether matches with this box were learned from: those in the package are from the printed edition without options, and
    never of one seat alone."""
    seats = int(box.seats)  # type: ignore[attr-defined]
    return seats > 1 and bytes(box) == _usual_box(game, seats)


@cache
def _usual_box(game: Game, seats: int) -> bytes:
    return bytes(game.make_box(seats))


def leads(game: Game) -> int:
    """The most seats at which a search with the game's weights is used rather than one without; 0: at none."""
    return weights(game).leads if has_weights(game) else 0


def weights(game: Game, path: str | None = None) -> Weights:
    """The weights of a file, by default those in the game's folder, read once a process."""
    if path is None and not has_weights(game):
        raise OptionError(Say("error.no_weights", game=game.name))
    return _read(game, path)


def weights_digest(game: Game, specs: Iterable[str]) -> str:
    """A hash of all weights that bots of these specs may play with: the game's own, and those of files after an @."""
    named = sorted({Path(spec.partition("@")[2]) for spec in specs if "@" in spec})
    parts = [path.read_bytes() for path in named if path.is_file()]
    if has_weights(game):
        parts.append(files(game.package).joinpath(FILE).read_bytes())
    return hashlib.sha256(b"".join(hashlib.sha256(part).digest() for part in parts)).hexdigest()


@cache
def _read(game: Game, path: str | None) -> Weights:
    if path is not None:
        return read(game, Path(path))
    with as_file(files(game.package).joinpath(FILE)) as file:
        return read(game, file)


def read(game: Game, path: Path) -> Weights:
    """Weights out of a file, checked: an index out of range in compiled code would be anything."""
    import numpy as np

    try:
        with np.load(path, allow_pickle=False) as file:
            arrays: dict[str, Any] = dict(file)
            network = Network(*(np.ascontiguousarray(arrays[name]) for name in Network._fields))
            fitting, reflex, leads = str(arrays[FITS]), int(arrays[REFLEX]) / 100, int(arrays[LEADS])
            explore, *more = (int(each) for each in arrays[MANNER])
            manner = Manner(explore / 100, *(each // 100 for each in more))
    except (OSError, EOFError, ValueError, KeyError, BadZipFile, TypeError) as error:
        raise OptionError(Say("error.weights_file", file=str(path))) from error
    if fitting != fits(game):
        raise OptionError(Say("error.weights_other", file=str(path), game=game.name))
    if not _is_whole(game, network):
        raise OptionError(Say("error.weights_file", file=str(path)))
    return Weights(game, network, manner, reflex, leads)


def _is_whole(game: Game, network: Network) -> bool:
    import numpy as np

    if network.inputs.ndim != 2 or network.rows.ndim != 2:
        return False
    expected = shapes(game, len(network.inputs), len(network.rows))
    if any((each.dtype, each.shape) != (np.dtype(kind), shape) for each, (kind, shape) in zip(network, expected, strict=True)):
        return False
    number, low, high, shift, first, _ = network.inputs.T.astype(np.int64)
    last = first + (high - low >> np.clip(shift, 0, 16))
    ranges = ((number, 0, game.judge.OBSERVATION - 1), (shift, 0, 15), (first, 0, len(network.rows) - 1))
    inside = all((low <= each).all() and (each <= high).all() for each, low, high in ranges)
    return bool(inside and (low <= high).all() and (last < len(network.rows)).all())


def random_weights(game: Game, seed: int = 0) -> Weights:
    """Weights that nobody trained, for tests: every class of a few is as likely as another."""
    import numpy as np

    rng, numbers = np.random.default_rng(seed), game.judge.OBSERVATION
    inputs = np.zeros((numbers, INPUT_COLUMNS), np.int32)
    inputs[:, 0], inputs[:, 1], inputs[:, 2] = np.arange(numbers), -1, 8
    inputs[:, 3], inputs[:, 4], inputs[:, 5] = rng.integers(0, 2, numbers), 10 * np.arange(numbers), rng.integers(0, 3, numbers)
    made = []
    for kind, shape in shapes(game, numbers, 10 * numbers)[1:]:
        most = 500 if kind is np.int16 else 20000
        made.append(rng.integers(-most, most, shape).astype(kind))
    return Weights(game, Network(inputs, *made), PLAIN)
