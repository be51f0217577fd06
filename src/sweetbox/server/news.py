"""News: what the nodes on one PostgreSQL tell each other, inside the transaction that stores it.

A piece of news has a kind and a few words: `room ID:7` says that the events of a room go up to the seventh. What is stored is not
in it; a node that wants to know reads it.
"""

import secrets
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, text

CHANNEL = "sweetbox"
DIGITS = 18  # of a number, which PostgreSQL stores in 64 bits
ROOMS = 100  # in one piece of news, of which PostgreSQL takes 8,000 bytes

_notify = text("SELECT pg_notify(:channel, :payload)")


class News(NamedTuple):
    node: str
    kind: str
    rest: str

    @property
    def numbers(self) -> dict[str, int]:
        """Rooms, and a number for each."""
        pairs = (word.rpartition(":") for word in self.rest.split())
        return {room: int(number) for room, _, number in pairs if room and number.isdecimal() and len(number) <= DIGITS}


def new_node() -> str:
    return secrets.token_hex(6)


def of_rooms(numbers: Mapping[str, int], kind: str = "room") -> list[str]:
    """That these rooms have come to these numbers."""
    return joined(kind, (f"{room}:{number}" for room, number in numbers.items()))


def tell(connection: Connection, node: str, *news: str) -> None:
    """Tell the other nodes when the transaction is committed; where there can be none, nobody."""
    if connection.dialect.name == "postgresql":
        for payload in payloads(node, news):
            connection.execute(_notify, {"channel": CHANNEL, "payload": payload})


def payloads(node: str, news: Iterable[str]) -> list[str]:
    """News as PostgreSQL is given them, each once."""
    return [f"{node} {each}" for each in dict.fromkeys(news)]


def told(payload: str) -> News | None:
    """None: nobody of ours said that."""
    words = payload.split(" ", 2)
    return News(*words) if len(words) == len(News._fields) else None


def joined(kind: str, words: Iterable[str]) -> list[str]:
    """News of one kind about these, in pieces that PostgreSQL takes."""
    listed = list(words)
    return [f"{kind} {' '.join(listed[at : at + ROOMS])}" for at in range(0, len(listed), ROOMS)]
