"""A trail: everything a seat has seen so far, as one hash. Moments with equal trails are one information state for that seat."""

from hashlib import sha256
from typing import NamedTuple


class Trail(NamedTuple):
    """A SHA-256 chain over a seat's successive glimpses, equal neighbours counted once."""

    chain: bytes = b""
    last: bytes = b""  # the latest glimpse in it

    def after(self, glimpse: bytes) -> "Trail":
        """The trail with what the seat sees next."""
        return self if glimpse == self.last else Trail(sha256(self.chain + glimpse).digest(), glimpse)
