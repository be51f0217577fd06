"""People without accounts: a name, and a random token in a cookie of which only the hash is stored."""

import hashlib
import secrets
import unicodedata

import msgspec

from sweetbox.server.names import is_name, is_ours, tidy
from sweetbox.server.problem import RefusedError

COOKIE = "sweetbox"
COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one
ID_LENGTH = 22  # 16 bytes in base64

# Marks that turn the direction of what follows.
TURNS = {"\u061c", "\u200e", "\u200f", *map(chr, range(0x202A, 0x202F)), *map(chr, range(0x2066, 0x206A))}


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str | None = None


def new_id() -> str:
    """An id that cannot be guessed: 128 random bits."""
    return secrets.token_urlsafe(16)


def is_id(text: str) -> bool:
    return len(text) == ID_LENGTH and text.isascii() and all(mark.isalnum() or mark in "-_" for mark in text)


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_hash(token: str) -> str:
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def key_hash(key: str | None) -> str:
    """Of the key in a room's link; "" for none."""
    return token_hash(key) if key else ""


def clean_name(name: str) -> str:
    """The name as it is stored."""
    plain = tidy(name)
    if not is_name(plain):
        raise RefusedError("name")
    if is_ours(plain):
        raise RefusedError("name_ours")
    return plain


def is_plain(text: str) -> bool:
    """Whether a text contains nothing that a store, a terminal or a page could take for more than text."""
    return not any(unicodedata.category(mark) in ("Cc", "Cs", "Co", "Cn") or mark in TURNS for mark in text)
