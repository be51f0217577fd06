"""The GPU as a worker: it plays many pieces at once, and they are the pieces that a core plays."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from sweetbox.bots.quick import style_of
from sweetbox.kernel.errors import OptionError, SweetboxError
from sweetbox.kernel.say import Say
from sweetbox.lab.piece import Piece, play_pieces
from sweetbox.lab.setting import Setting
from sweetbox.lab.workers import Workers

if TYPE_CHECKING:
    from sweetbox.lab.matches import Matches

AUTO, CPU, CUDA = "auto", "cpu", "cuda"
ENGINES = (AUTO, CPU, CUDA)
AT_ONCE = 1 << 15  # matches that are begun together
WORTHWHILE = 10_000  # matches of a setting for each core, from which on it pays to compile for the GPU


class Gpu(Workers):
    """For settings whose players all run compiled."""

    def play(self, pieces: Iterable[Piece], enough: Callable[[], bool]) -> "Iterator[tuple[Piece, Matches]]":
        for together in side_by_side(pieces):
            if enough():
                return
            yield from zip(together, play_pieces(together, CUDA), strict=True)


def side_by_side(pieces: Iterable[Piece]) -> Iterator[list[Piece]]:
    """As many pieces of a setting as are played together; the settings take turns."""
    left: dict[bytes, list[Piece]] = {}
    for piece in pieces:
        left.setdefault(piece.setting.key, []).append(piece)
    while left:
        for key, waiting in list(left.items()):
            count = max(1, AT_ONCE // waiting[0].matches)
            yield waiting[:count]
            left[key] = waiting[count:]
            if not left[key]:
                del left[key]


def gpu_for(engine: str, settings: Sequence[Setting], matches: int, cores: int) -> Gpu | None:
    """The GPU, if it is to play these settings; None: leave them to the CPU. matches: the most of a setting. OptionError: it was
    asked for and cannot."""
    if engine not in ENGINES:
        raise OptionError(Say("error.engine", known=list(ENGINES), came=engine))
    if engine == CPU:
        return None
    others = [spec for setting in settings for spec in setting.line_up if style_of(spec) is None]
    if engine == AUTO and (others or matches < WORTHWHILE * cores):
        return None
    if others:
        raise OptionError(Say("error.lab_no_gpu_player", came=others[0], known=["random", "greedy"]))
    try:
        check()
    except SweetboxError:  # there is none, or not what runs on it
        if engine == CUDA:
            raise
        return None
    return Gpu()


def check() -> None:
    from sweetbox.engines.cuda import check_cuda

    check_cuda()
