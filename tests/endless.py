"""A match without an end, for what must not depend on how long it lasts: Last Toffee, and nobody ever eats one."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from sweetbox.engines.speed import slow_down
from sweetbox.games._template import rules

GAME = "_template"


def take_none(box: Any, table: Any, toffees: int) -> None:
    table.turn = (table.turn + 1) % box.seats
    table.phase = rules.CHOOSING


@contextmanager
def endless() -> Iterator[None]:
    slow_down(GAME)  # compiled rules, which an environment of another test may have put in their place, know nothing of it
    with mock.patch.object(rules, "take", take_none):
        yield
