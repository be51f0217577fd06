"""What the notations of all games share."""

from collections.abc import Callable


def split_compound(text: str, parse_move: Callable[[str], int]) -> list[int]:
    """The moves of `flip a1; tap b2`: every game takes moves joined by `;` as one compound move."""
    return [parse_move(part.strip()) for part in text.strip().rstrip(";").split(";")]
