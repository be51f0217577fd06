"""A game's weights: arrays in a file of the game's folder, or of your own, and as a driver takes them.

They are read and thought with where there is no NumPy; it is needed to learn and to save them.
"""

import ast
import hashlib
import zlib
from collections.abc import Iterable
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any
from zipfile import BadZipFile, ZipFile

from sweetbox.engines import Engine, HostEngine
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
CODES = {"<i2": "h", "<i4": "i", "<i8": "q"}  # kinds of numbers as NumPy's files and as Python's views name them


class Weights:
    """The weights of one game. parts: arrays of NumPy, or views of such memory. manner: how a search uses them best. reflex: how
    many doublings of a move's prior a whole share more one step ahead, by `evaluate`, is worth to `reflex`. leads: the most seats
    at which a search with them is used rather than one without, by the measurements of docs/bots.md; 0: at none."""

    def __init__(self, game: Game, parts: Network, manner: Manner, reflex: float = 0.0, leads: int = 0) -> None:
        self.game, self.parts = game, parts
        self.manner, self.reflex, self.leads = manner, reflex, leads
        self._on: dict[str, Network] = {}

    @cached_property
    def network(self) -> Network:
        """As arrays of NumPy."""
        import numpy as np

        return Network(*(np.asarray(part) for part in self.parts))

    def on(self, each: HostEngine) -> Network:
        """As an engine's functions take them."""
        if each.kind not in self._on:
            self._on[each.kind] = Network(*(each.shared(part) for part in self.parts))
        return self._on[each.kind]

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

    def thought(self, each: Engine, threads: int | None = None) -> Thought:
        """What a thread thinks with; or so many, a row each."""
        rules = self.game.rules

        def room(width: int, bits: int = 32) -> Any:
            return each.numbers(width, None, bits) if threads is None else each.numbers(threads, width, bits)

        observed = room(self.game.judge.OBSERVATION, 16)
        return Thought(observed, room(WIDTH), room(DEEP), room(rules.SEATS[1]), room(rules.MOVES), room(rules.SEATS[1]))


def fits(game: Game) -> str:
    """A name for what a network of this game is asked and answers: other weights are for other observations or moves."""
    from sweetbox.engines.observation import observation_parts

    parts = [(part.name, part.kind, part.low, part.high) for part in observation_parts(game)]
    return hashlib.sha256(repr((game.name, game.rules.MOVES, game.rules.SEATS, parts)).encode()).hexdigest()[:16]


def shapes(game: Game, inputs: int, classes: int) -> Network:
    """The kind and the shape of each array."""
    seats, moves = game.rules.SEATS[1], game.rules.MOVES
    return Network(
        inputs=("i", (inputs, INPUT_COLUMNS)),
        rows=("h", (classes, WIDTH)),
        row_bias=("i", (WIDTH,)),
        layer=("h", (WIDTH, DEEP)),
        layer_bias=("i", (DEEP,)),
        seats=("h", (seats, DEEP)),
        seat_bias=("i", (seats,)),
        moves_wide=("h", (moves, WIDTH)),
        moves_deep=("h", (moves, DEEP)),
        move_bias=("i", (moves,)),
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
    return read(game, Path(path) if path is not None else files(game.package).joinpath(FILE))


def read(game: Game, path: Path | Traversable) -> Weights:
    """Weights out of a file, checked: an index out of range in compiled code would be anything."""
    try:
        with path.open("rb") as data, ZipFile(data) as file:
            arrays = {name.removesuffix(".npy"): _array(file.read(name)) for name in file.namelist()}
        parts = Network(*(arrays[name] for name in Network._fields))
        fitting, reflex, leads = arrays[FITS], int(arrays[REFLEX][0]) / 100, int(arrays[LEADS][0])
        explore, *more = arrays[MANNER]
        manner = Manner(explore / 100, *(each // 100 for each in more))
    except (OSError, EOFError, ValueError, LookupError, BadZipFile, TypeError, SyntaxError, zlib.error) as error:
        raise OptionError(Say("error.weights_file", file=str(path))) from error
    if fitting != fits(game):
        raise OptionError(Say("error.weights_other", file=str(path), game=game.name))
    if not _is_whole(game, parts):
        raise OptionError(Say("error.weights_file", file=str(path)))
    return Weights(game, parts, manner, reflex, leads)


def _array(data: bytes) -> Any:
    """An array of NumPy's file format: a text, or a view of memory that can be written to, as the engines want it."""
    begin = 10 + int.from_bytes(data[8:10], "little")
    header = ast.literal_eval(data[10:begin].decode("latin-1"))
    kind, memory = header["descr"], bytearray(data[begin:])
    if kind.startswith("<U"):
        return memory.decode("utf-32-le")
    if header["fortran_order"]:
        raise ValueError("expected rows one after the other")
    view: Any = memoryview(memory)
    return view.cast(CODES[kind], header["shape"] or (1,))


def _is_whole(game: Game, parts: Network) -> bool:
    if parts.inputs.ndim != 2 or parts.rows.ndim != 2:
        return False
    rows = len(parts.rows)
    expected = shapes(game, len(parts.inputs), rows)
    if any((each.format, each.shape) != kind for each, kind in zip(parts, expected, strict=True)):
        return False
    return all(
        0 <= number < game.judge.OBSERVATION and low <= high and 0 <= shift <= 15 and first >= 0
        and first + (high - low >> shift) < rows
        for number, low, high, shift, first, _ in parts.inputs.tolist()
    )  # fmt: skip


def random_weights(game: Game, seed: int = 0) -> Weights:
    """Weights that nobody trained, for tests: every class of a few is as likely as another."""
    import numpy as np

    rng, numbers = np.random.default_rng(seed), game.judge.OBSERVATION
    inputs = np.zeros((numbers, INPUT_COLUMNS), np.int32)
    inputs[:, 0], inputs[:, 1], inputs[:, 2] = np.arange(numbers), -1, 8
    inputs[:, 3], inputs[:, 4], inputs[:, 5] = rng.integers(0, 2, numbers), 10 * np.arange(numbers), rng.integers(0, 3, numbers)
    made = []
    for kind, shape in shapes(game, numbers, 10 * numbers)[1:]:
        most = 500 if kind == "h" else 20000
        made.append(rng.integers(-most, most, shape).astype(kind))
    return Weights(game, Network(inputs, *made), PLAIN)
