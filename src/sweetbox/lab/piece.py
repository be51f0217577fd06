"""A piece: so many matches of one setting. Its seeds follow from its number, so that it is the same wherever it is played."""

from typing import TYPE_CHECKING

import msgspec

from sweetbox.lab.setting import Setting

if TYPE_CHECKING:
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
    import numpy as np

    from sweetbox.bots.playing import play_match
    from sweetbox.bots.quick import play_quick
    from sweetbox.engines.trace import follow_traces
    from sweetbox.lab.matches import matches_of

    setting, game, box = piece.setting, piece.setting.of, piece.setting.box()
    rotations = setting.rotations
    seeds = [seed for seed in piece.seeds for _ in rotations]
    line_ups = [line_up for _ in piece.seeds for line_up in rotations]
    if setting.quick:
        trace = play_quick(game, box, seeds, line_ups)
    else:
        logs = []
        for seed, line_up in zip(seeds, line_ups, strict=True):
            match = game.new_match(setting.seats, seed=seed, edition=setting.edition, **setting.options)
            play_match(match, line_up, seed, cores=1)
            logs.append(match.log)
        trace = follow_traces(game, box, logs)
    rotation = np.tile(np.arange(len(rotations), dtype=np.int8), setting.deals)
    return matches_of(game, box, trace, np.array(seeds, np.int64), rotation, setting.tempo)
