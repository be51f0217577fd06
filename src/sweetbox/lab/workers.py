"""Workers: who plays pieces. Whoever they are, and in whatever order they finish, the pieces are the same."""

import itertools
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from types import TracebackType
from typing import TYPE_CHECKING, Protocol, Self

from sweetbox.lab.piece import Piece, is_compiled, play_piece

if TYPE_CHECKING:
    from sweetbox.lab.matches import Matches


class Workers(Protocol):
    def play(self, pieces: Iterable[Piece], enough: Callable[[], bool]) -> "Iterator[tuple[Piece, Matches]]":
        """The pieces in any order, each as soon as it is finished. enough: asked before another is begun."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        return None


class Here(Workers):
    """This process."""

    def play(self, pieces: Iterable[Piece], enough: Callable[[], bool]) -> "Iterator[tuple[Piece, Matches]]":
        for piece in pieces:
            if enough():
                return
            yield piece, play_piece(piece)


class Processes(Workers):
    """Several processes of this machine."""

    def __init__(self, count: int) -> None:
        self.count = count

    def __enter__(self) -> Self:
        self._pool = ProcessPoolExecutor(self.count, mp_context=get_context("spawn"))
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._pool.shutdown(wait=error is None, cancel_futures=True)

    def play(self, pieces: Iterable[Piece], enough: Callable[[], bool]) -> "Iterator[tuple[Piece, Matches]]":
        coming = iter((yield from compile_here(pieces)))
        waiting: dict[Future[Matches], Piece] = {}
        try:
            while True:
                if not enough():
                    for piece in itertools.islice(coming, 2 * self.count - len(waiting)):
                        waiting[self._pool.submit(play_piece, piece)] = piece
                if not waiting:
                    return
                for done in wait(waiting, return_when=FIRST_COMPLETED).done:
                    yield waiting.pop(done), done.result()
        finally:
            for each in waiting:
                each.cancel()


def compile_here(pieces: Iterable[Piece]) -> "Generator[tuple[Piece, Matches], None, list[Piece]]":
    """Of a game that is not compiled yet, one piece is played here first: others then load what it compiled. Returns the others."""
    seen: set[tuple[str, bool]] = set()  # games, for compiled players and for others
    rest: list[Piece] = []
    for piece in pieces:
        kind = (piece.setting.game, piece.setting.quick)
        if kind in seen or is_compiled(piece.setting):
            rest.append(piece)
        else:
            yield piece, play_piece(piece)
        seen.add(kind)
    return rest


def workers(processes: int) -> Workers:
    return Here() if processes == 1 else Processes(processes)
