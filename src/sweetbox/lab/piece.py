"""A piece: so many matches of one setting. Its seeds follow from its number, so that it is the same wherever it is played."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from sweetbox.lab.setting import Setting

if TYPE_CHECKING:
    from sweetbox.engines.trace import Trace
    from sweetbox.lab.matches import Matches


class Piece(msgspec.Struct, frozen=True):
    """number: counts the pieces of a setting from 0."""

    setting: Setting
    number: int
    seed: int = 0  # of the question's first deal

    @property
    def key(self) -> tuple[bytes, int]:
        return self.setting.key, self.number

    @property
    def seeds(self) -> range:
        first = self.seed + self.number * self.setting.deals
        return range(first, first + self.setting.deals)

    @property
    def matches(self) -> int:
        return self.setting.deals * len(self.setting.rotations)


def play_piece(piece: Piece) -> "Matches":
    """Play all matches of a piece, on one core."""
    from sweetbox.bots import compiled
    from sweetbox.bots.playing import play_match
    from sweetbox.engines.trace import follow_traces

    setting, logs = piece.setting, []
    if setting.quick:
        return play_pieces([piece], "cpu")[0]
    if not compiled.is_ready(setting.of):
        compiled.make_ready(setting.of)  # a bot that has so much time would not wait for it, and play worse
    for seed, line_up in _seated([piece]):
        match = setting.of.new_match(setting.seats, seed=seed, edition=setting.edition, **setting.options)
        play_match(match, line_up, seed, cores=1)
        logs.append(match.log)
    return _kept(piece, follow_traces(setting.of, setting.box(), logs))


def is_compiled(setting: Setting) -> bool:
    """Whether what its pieces need is compiled."""
    from sweetbox.bots import compiled
    from sweetbox.engines import trace

    return trace.is_ready(setting.of) and (setting.quick or compiled.is_ready(setting.of))


def play_pieces(pieces: Sequence[Piece], engine: str) -> "list[Matches]":
    """Pieces of one setting, all of whose players run compiled, in one go. engine: cpu or cuda."""
    from sweetbox.bots.quick import play_quick

    setting, size = pieces[0].setting, pieces[0].matches
    seeds, line_ups = zip(*_seated(pieces), strict=True)
    trace = play_quick(setting.of, setting.box(), seeds, line_ups, engine)
    return [_kept(piece, trace.part(k * size, (k + 1) * size)) for k, piece in enumerate(pieces)]


def _seated(pieces: Sequence[Piece]) -> list[tuple[int, tuple[str, ...]]]:
    """The seed of each match, and who sits where."""
    return [(seed, line_up) for piece in pieces for seed in piece.seeds for line_up in piece.setting.rotations]


def _kept(piece: Piece, trace: "Trace") -> "Matches":
    import numpy as np

    from sweetbox.lab.matches import matches_of

    setting, seeds = piece.setting, [seed for seed, _ in _seated([piece])]
    rotation = np.tile(np.arange(len(setting.rotations), dtype=np.int8), setting.deals)
    return matches_of(setting.of, setting.box(), trace, np.array(seeds, np.int64), rotation, setting.tempo)
