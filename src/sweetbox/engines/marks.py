"""Marks: a file in the cache folder of a game's compiled code says that everything that one part of Sweetbox calls is there.

Loading it then takes a fraction of a second, so that nobody has to wait for a compiler.
"""

import contextlib
from collections.abc import Sequence
from types import ModuleType

from sweetbox.engines.base import can_compile, compiled_folder
from sweetbox.kernel.game import Game


class Mark:
    def __init__(self, name: str, more: Sequence[ModuleType] = ()) -> None:
        """more: modules whose drivers are compiled along with the usual ones."""
        self._name, self._more = name, more

    def is_set(self, game: Game) -> bool:
        return can_compile() and (compiled_folder(game, self._more) / self._name).exists()

    def set(self, game: Game) -> None:
        # Another version of the sources may have tidied the cache up meanwhile. Then it is compiled again, and marked then.
        with contextlib.suppress(FileNotFoundError):
            (compiled_folder(game, self._more) / self._name).touch()
