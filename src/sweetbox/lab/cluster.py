"""A cluster: pieces that are played on other machines, which may vanish at any moment.

A machine that vanishes takes with it what it was playing and nothing else: the piece is begun again elsewhere. Its seeds follow
from its number, so the figures are those of one machine. `Ray` is the only part that knows Ray.
"""

import socket
from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import TYPE_CHECKING, Any, Protocol, Self

from sweetbox.extras import needs
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.lab.piece import Piece, play_piece
from sweetbox.lab.workers import compile_here

if TYPE_CHECKING:
    from sweetbox.lab.matches import Matches

AUTO = "auto"
MOST_TRIES = 20  # of one piece: what is lost as often as that is no accident
AHEAD = 2  # pieces for each core that are given out before any comes back
SECONDS = 5  # for an address to answer


class LostError(Exception):
    """The machine that played a piece is gone, and the piece with it."""


class Machines(Protocol):
    """Where pieces are played. `Any`: a token for a piece that was begun."""

    def join(self) -> None: ...

    def leave(self) -> None: ...

    def cores(self) -> int:
        """How many pieces can be played at once, now."""

    def begin(self, piece: Piece) -> Any: ...

    def finished(self, begun: list[Any]) -> list[Any]:
        """Wait until at least one of them is finished or lost, and say which."""

    def result(self, begun: Any) -> "Matches":
        """LostError: it must be begun again."""

    def forget(self, begun: Any) -> None:
        """It is no longer wanted."""


class Cluster:
    def __init__(self, machines: Machines) -> None:
        self.machines = machines
        self.lost = 0  # pieces that were begun again

    def __enter__(self) -> Self:
        self.machines.join()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.machines.leave()

    def play(self, pieces: Iterable[Piece], enough: Callable[[], bool]) -> "Iterator[tuple[Piece, Matches]]":
        coming = iter((yield from compile_here(pieces)))
        waiting: dict[Any, tuple[Piece, int]] = {}
        try:
            while True:
                most = AHEAD * max(1, self.machines.cores())
                while len(waiting) < most and not enough():
                    piece = next(coming, None)
                    if piece is None:
                        break
                    waiting[self.machines.begin(piece)] = piece, 1
                if not waiting:
                    return
                for done in self.machines.finished(list(waiting)):
                    piece, tries = waiting.pop(done)
                    try:
                        matches = self.machines.result(done)
                    except LostError:
                        if tries == MOST_TRIES:
                            raise OptionError(Say("error.cluster_lost", tries=tries)) from None
                        self.lost += 1
                        waiting[self.machines.begin(piece)] = piece, tries + 1
                    else:
                        yield piece, matches
        finally:
            for each in waiting:
                self.machines.forget(each)


def play_there(piece: Piece, digest: str) -> "Matches | None":
    """Play a piece on a machine of the cluster. None: its games, bots or weights are not the asker's."""
    return play_piece(piece) if piece.setting.digest() == digest else None


class Ray:
    """Machines of a Ray cluster. address: auto, a host and port, or ray:// and these."""

    def __init__(self, address: str) -> None:
        self.address = address

    def join(self) -> None:
        with needs("cluster"):
            import ray
        self._ray: Any = ray
        self._check_address()
        try:
            ray.init(address=self.address, ignore_reinit_error=True, log_to_driver=False, logging_level="ERROR")
        except (ConnectionError, OSError, RuntimeError, ValueError) as error:
            why = str(error).strip().partition("\n")[0] or type(error).__name__
            raise OptionError(Say("error.cluster_address", address=self.address, why=why)) from None
        self._play = ray.remote(max_retries=0)(play_there)  # what is lost we begin again ourselves, and count

    def _check_address(self) -> None:
        """Ray would wait for minutes for an address where nobody is."""
        if self.address == AUTO:
            return
        host, _, port = self.address.removeprefix("ray://").rpartition(":")
        if not host or not port.isdecimal():
            raise OptionError(Say("error.cluster_form", came=self.address))
        try:
            socket.create_connection((host, int(port)), SECONDS).close()
        except (OSError, OverflowError) as error:
            raise OptionError(Say("error.cluster_address", address=self.address, why=str(error))) from None

    def leave(self) -> None:
        self._ray.shutdown()

    def cores(self) -> int:
        return int(self._ray.cluster_resources().get("CPU", 1))

    def begin(self, piece: Piece) -> Any:
        return self._play.remote(piece, piece.setting.digest())

    def finished(self, begun: list[Any]) -> list[Any]:
        done, _ = self._ray.wait(begun, num_returns=1)
        return list(done)

    def result(self, begun: Any) -> "Matches":
        faults = self._ray.exceptions
        try:
            matches: Matches | None = self._ray.get(begun)
        except faults.RayTaskError:
            raise  # a fault of ours: it would come again anywhere
        except faults.RayError:
            raise LostError from None
        if matches is None:
            raise OptionError(Say("error.cluster_version"))
        return matches

    def forget(self, begun: Any) -> None:
        self._ray.cancel(begun, force=True)
