"""A list that only grows, shared with its copies: copying costs the same however long it is."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class Growing(Sequence[T], Generic[T]):
    """Copies share their things until one of them grows differently; from then on it has its own."""

    __slots__ = ("_count", "_shared")

    def __init__(self, things: Iterable[T] = ()) -> None:
        self._shared = list(things)  # may continue with what a copy has added
        self._count = len(self._shared)

    def append(self, thing: T) -> None:
        shared, count = self._shared, self._count
        if len(shared) != count:
            self._shared = shared = shared[:count]
        shared.append(thing)
        if shared[count] is not thing:  # a copy in another thread was first
            self._shared = [*shared[:count], thing]
        self._count = count + 1

    def first(self, count: int) -> "Growing[T]":
        """The first `count` of them."""
        copy: Growing[T] = object.__new__(Growing)
        copy._shared, copy._count = self._shared, min(count, self._count)
        return copy

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        return iter(self._shared[: self._count])

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return [self._shared[each] for each in range(*place.indices(self._count))]
        if not -self._count <= place < self._count:
            raise IndexError(place)
        return self._shared[place if place >= 0 else place + self._count]

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Growing | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))

    def __reduce__(self) -> tuple[Any, ...]:
        return Growing, (list(self),)
