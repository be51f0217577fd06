"""A history: things in order of arrival, shared with every later history that grew from it."""

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class History(Generic[T]):
    """It is never changed. Adding one thing costs the same however many there are, and so does taking the last one off."""

    __slots__ = ("_node",)

    def __init__(self, node: Any = None) -> None:
        self._node = node  # (the last thing, the node before it), or None

    def __bool__(self) -> bool:
        return self._node is not None

    @property
    def last(self) -> T:
        last: T = self._node[0]
        return last

    @property
    def before(self) -> "History[T]":
        """All but the last."""
        return History(self._node[1])

    def plus(self, thing: T) -> "History[T]":
        return History((thing, self._node))

    def back(self) -> Iterator[T]:
        """From the last one back to the first."""
        node = self._node
        while node is not None:
            thing, node = node
            yield thing

    def to_list(self) -> list[T]:
        """All of them, in order of arrival."""
        return list(self.back())[::-1]
