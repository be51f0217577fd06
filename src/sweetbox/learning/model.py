"""The network of `kernel.network` in PyTorch, to be trained: the same numbers but for rounding, which it learns with.

What a unit gives is rounded to 256ths on the way forward as the integers do; on the way back the rounding is not there.
"""

from collections.abc import Collection
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from sweetbox.kernel.game import Game
from sweetbox.kernel.guided import LEAN_WHOLE, Manner
from sweetbox.kernel.network import (
    DEEP,
    FIRST,
    FULL,
    HIGH,
    INPUT_COLUMNS,
    LAYER_SHIFT,
    LOW,
    NUMBER,
    ROW_SHIFT,
    SHIFT,
    USUAL,
    WIDTH,
    Network,
)
from sweetbox.learning.weights import Weights

CLASSES = 16  # of a coarse input, about
MOST_CLASSES, MOST_CATEGORIES = 64, 320  # of a fine one
ROW_ONE, LAYER_ONE = FULL << ROW_SHIFT, 1 << LAYER_SHIFT  # a weight of 1
ANSWER_ONE = FULL << LAYER_SHIFT
START_LEAN = 0.75  # a network that has learned nothing yet leaves the judging to `evaluate`
NEVER = -1e9  # the worth of a move that is not legal


def cut_inputs(seen: NDArray[np.int16], categories: Collection[int] = ()) -> NDArray[np.int32]:
    """Inputs for numbers of which these (n, OBSERVATION) were seen. Each value has a class of its own, as far as there are not too
    many. A wide range is an input of coarse classes besides, but for categories, whose neighbours have nothing in common. A number
    that never changed is none."""
    inputs: list[list[int]] = []
    first = 0

    def add(number: int, low: int, high: int, shift: int, usual: int) -> None:
        nonlocal first
        inputs.append([number, low, high, shift, first, min(max(usual, low), high) - low >> shift])
        first += (high - low >> shift) + 1

    for number, column in enumerate(seen.T.astype(np.int64)):
        low, high = int(column.min()), int(column.max())
        if low == high:
            continue
        values, counts = np.unique(column, return_counts=True)
        usual, most = int(values[counts.argmax()]), MOST_CLASSES if number not in categories else MOST_CATEGORIES
        fine = low if high - low < most else max(low, min(int(np.quantile(column, 0.1)), usual))
        add(number, fine, min(high, fine + most - 1), 0, usual)
        if number not in categories and high - low >= CLASSES:
            shift = int(high - low).bit_length() - CLASSES.bit_length() + 1
            add(number, low, high, shift, usual)
    return np.array(inputs, np.int32).reshape(-1, INPUT_COLUMNS)


class Model(nn.Module):
    """From (n, OBSERVATION) numbers: logits of the seats' shares, the observer's first, and of all moves."""

    columns: Tensor
    kept: Tensor

    def __init__(self, game: Game, inputs: NDArray[np.int32]) -> None:
        super().__init__()
        self.game, self.inputs = game, inputs
        self.classes = int((inputs[:, FIRST] + (inputs[:, HIGH] - inputs[:, LOW] >> inputs[:, SHIFT])).max()) + 1
        kept = np.ones((self.classes, 1), np.float32)
        kept[inputs[:, FIRST] + inputs[:, USUAL]] = 0
        self.register_buffer("columns", torch.from_numpy(inputs.T.astype(np.int64)))
        self.register_buffer("kept", torch.from_numpy(kept))
        seats, moves = game.rules.SEATS[1], game.rules.MOVES
        self.rows = _weights(self.classes, WIDTH, spread=0.1)
        self.row_bias = nn.Parameter(torch.full((WIDTH,), 0.2))
        self.layer = _weights(WIDTH, DEEP, spread=0.15)
        self.layer_bias = nn.Parameter(torch.full((DEEP,), 0.2))
        self.seats = _weights(seats, DEEP, spread=0.02)
        self.seat_bias = nn.Parameter(torch.zeros(seats))
        self.lean = nn.Parameter(torch.tensor(START_LEAN))
        self.moves_wide = _weights(moves, WIDTH, spread=0.01)
        self.moves_deep = _weights(moves, DEEP, spread=0.01)
        self.move_bias = nn.Parameter(torch.zeros(moves))

    def forward(self, numbers: Tensor, own: Tensor | None = None) -> tuple[Tensor, Tensor]:
        """own: (n, seats), logarithms of what `evaluate` says of each seat, where the network may lean on it."""
        column = self.columns
        values = numbers.long()[:, column[NUMBER]]
        classes = torch.minimum(torch.maximum(values, column[LOW]), column[HIGH]) - column[LOW] >> column[SHIFT]
        places, rows = column[FIRST] + classes, self.rows * self.kept
        if numbers.is_cuda:  # a product with ones and zeros is far quicker there than picking rows
            added = torch.zeros(len(numbers), self.classes, device=numbers.device).scatter_(1, places, 1.0) @ rows
        else:
            added = functional.embedding_bag(places, rows, mode="sum")
        wide = _rounded(added + self.row_bias)
        deep = _rounded(wide @ self.layer + self.layer_bias)
        shares = deep @ self.seats.T + self.seat_bias
        if own is not None:
            shares = shares + self.lean * own
        return shares, wide @ self.moves_wide.T + deep @ self.moves_deep.T + self.move_bias

    @torch.no_grad()
    def clip(self) -> None:
        """Keep every weight within what 16 bits can say."""
        self.rows.clamp_(-32000 / ROW_ONE, 32000 / ROW_ONE)
        for each in (self.layer, self.seats, self.moves_wide, self.moves_deep):
            each.clamp_(-32000 / LAYER_ONE, 32000 / LAYER_ONE)

    @torch.no_grad()
    def take(self, given: Weights) -> None:
        """Start from these weights, which have the same inputs."""
        whole = given.network._replace(rows=given.network.rows[: self.classes])
        ones = {"rows": ROW_ONE, "row_bias": ROW_ONE, "layer": LAYER_ONE, "seats": LAYER_ONE}
        ones |= {"moves_wide": LAYER_ONE, "moves_deep": LAYER_ONE}
        for name in Network._fields[1:]:
            getattr(self, name).copy_(torch.from_numpy(getattr(whole, name).astype(np.float32) / ones.get(name, ANSWER_ONE)))
        self.lean.fill_(given.manner.lean / LEAN_WHOLE)

    def weights(self, manner: Manner, reflex: float = 0.0) -> Weights:
        """As whole numbers. The manner's `lean` is the model's own."""

        def whole(each: Tensor, one: int, kind: Any) -> NDArray[Any]:
            return np.round(each.detach().float().cpu().numpy().astype(np.float64) * one).astype(kind)

        network = Network(
            inputs=self.inputs,
            rows=whole(self.rows * self.kept, ROW_ONE, np.int16),
            row_bias=whole(self.row_bias, ROW_ONE, np.int32),
            layer=whole(self.layer, LAYER_ONE, np.int16),
            layer_bias=whole(self.layer_bias, ANSWER_ONE, np.int32),
            seats=whole(self.seats, LAYER_ONE, np.int16),
            seat_bias=whole(self.seat_bias, ANSWER_ONE, np.int32),
            moves_wide=whole(self.moves_wide, LAYER_ONE, np.int16),
            moves_deep=whole(self.moves_deep, LAYER_ONE, np.int16),
            move_bias=whole(self.move_bias, ANSWER_ONE, np.int32),
        )
        lean = min(max(round(self.lean.item() * LEAN_WHOLE), 0), 4 * LEAN_WHOLE)
        return Weights(self.game, network, manner._replace(lean=lean), reflex)


def _weights(rows: int, columns: int, spread: float) -> nn.Parameter:
    return nn.Parameter(torch.randn(rows, columns) * spread)


def _rounded(added: Tensor) -> Tensor:
    """Cut to 0 … 1 and rounded down to 256ths, with the slope of what was not rounded."""
    cut = added.clamp(0, 1)
    return cut + ((cut * FULL).floor() / FULL - cut).detach()


def seat_logs(logits: Tensor, seats: int | Tensor) -> Tensor:
    """Logarithms of the seats' shares, the observer's first; those that are not there have none. seats: or (n, 1) of them."""
    there = torch.arange(logits.shape[1], device=logits.device) < seats
    return functional.log_softmax(logits.masked_fill(~there, NEVER), 1)


def move_logs(logits: Tensor, legal: Tensor) -> Tensor:
    return functional.log_softmax(logits.masked_fill(~legal, NEVER), 1)
