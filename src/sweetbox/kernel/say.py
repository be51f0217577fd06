"""Say: what is to be said to a person, as a key and values. `sweetbox.words` turns it into a sentence in a language."""

from typing import Any


class Who:
    """A seat inside a sentence: rendered as the name of the player in that seat; a sentence may address its reader as "you"."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Who) and self.seat == other.seat

    def __hash__(self) -> int:
        return hash(("who", self.seat))

    def __repr__(self) -> str:
        return f"Who({self.seat})"


class Say:
    """A key of `words/<language>.ftl`, with hyphens for its dots there, and the values of its sentence.

    A value is a number, a text that needs no translation (`c4`), a Who, another Say, or a list of these (joined as
    the language joins lists).
    """

    __slots__ = ("key", "values")

    def __init__(self, key: str, **values: Any) -> None:
        self.key = key
        self.values = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Say) and self.key == other.key and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.key)

    def __repr__(self) -> str:
        return f"Say({', '.join([repr(self.key), *(f'{name}={value!r}' for name, value in self.values.items())])})"

    def to_json(self) -> dict[str, Any]:
        """The key and the values as JSON-ready data; a Who becomes `{"who": seat}`."""
        told = {"key": self.key}
        for name, value in self.values.items():
            told[name] = value if type(value) in PLAIN else _json(value)
        return told


PLAIN = (str, int)


def _json(value: Any) -> Any:
    if isinstance(value, Say):
        return value.to_json()
    if isinstance(value, Who):
        return {"who": value.seat}
    if isinstance(value, list | tuple):
        return [_json(part) for part in value]
    return value
