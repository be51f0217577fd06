"""The rules of a game as people read them: its `rulebook.toml` says in which order, its words `rule.<id>` what each rule is.

    [[section]]
    name = "turn"                  # its title is the words' `section.turn`, the game's own or the one that all games share
    intro = "primer.turn"          # words that lead into it; a section may have none
    rules = ["BP1", "BP2"]

    [[section.example]]            # what it shows is said by the words `example.chain`
    id = "chain"
    seats = 2
    seat = 0                       # whose view it is; `you` in the words
    line = "square=…"              # the position, as `game.position` reads it; default: the set-up
    moves = ["flip a1", "2"]       # what happens then, if anything; the position after it is shown beside the first
    lit = ["pockets.0"]            # places of the view to point at
    parts = ["seats.0"]            # the parts of the drawn board to show, by their `data-part`; default: all of it

Each of `moves` is a chance outcome, or a move of the lowest seat that has to move.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from sweetbox.kernel.edition import SIZES, sizes_of
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.position import Position
from sweetbox.kernel.say import Say
from sweetbox.words import Words, words

PRIMER = ("primer.goal", "primer.turn", "primer.end")  # what a newcomer reads first
LEGEND = "primer.picture"  # what the letters and marks of the terminal's picture mean
FILE = "rulebook.toml"


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position worth a picture."""

    id: str
    seats: int
    seat: int = 0
    line: str | None = None
    moves: tuple[str, ...] = ()
    lit: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    options: dict[str, Any] = {}


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    intro: str | None = None
    rules: tuple[str, ...] = ()
    examples: tuple[Example, ...] = msgspec.field(default=(), name="example")


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    section: tuple[Section, ...]


@cache
def sections(game: Game) -> tuple[Section, ...]:
    """The sections of a game's rules in the order in which they are read."""
    file = files(game.package).joinpath(FILE)
    if file.is_file():
        return msgspec.toml.decode(file.read_text(encoding="utf-8"), type=_File).section
    ids = [key.removeprefix("rule.") for key in words("en", game.name).keys if key.startswith("rule.")]
    return (Section("all", rules=tuple(ids)),)  # a game of another package that has not ordered its rules


def rulebook(game: Game, language: str, only: str | None = None, edition: Mapping[str, Any] | None = None) -> list[tuple[str, str]]:
    """(id, text) of every rule in reading order, or of one, with the numbers of an edition; None: the printed one."""
    speak = words(language, game.name)
    ids = [rule for section in sections(game) for rule in section.rules]
    if only is not None:
        if only.upper() not in ids:
            by_number = sorted(ids, key=lambda rule: int("".join(filter(str.isdigit, rule))))
            raise OptionError(Say("error.rule_unknown", known=by_number, came=only))
        ids = [only.upper()]
    return [(id_, speak.render(rule_say(game, id_, edition))) for id_ in ids]


def rule_say(game: Game, rule: str, edition: Mapping[str, Any] | None = None) -> Say:
    """A rule in the numbers of an edition; None: of the printed one."""
    return sized(game, f"rule.{rule}", edition)


def primer(game: Game, speak: Words, edition: Mapping[str, Any] | None = None) -> list[Say]:
    """What a newcomer reads first, in the numbers of an edition; a game need not have it. `speak` knows the game's words."""
    return [sized(game, key, edition) for key in PRIMER if speak.has(key)]


def sized(game: Game, key: str, edition: Mapping[str, Any] | None = None) -> Say:
    """A sentence with the sizes of an edition for the numbers in it; None: of the printed one."""
    printed = game.components.EDITION
    return Say(key, **(sizes_of(edition or {}, printed) if SIZES in printed else {}))


def changed_sizes(game: Game, edition: Mapping[str, Any]) -> list[Say]:
    """What is another number in an edition than in the printed box."""
    printed = game.components.EDITION
    if SIZES not in printed:
        return []
    usual, sizes = printed[SIZES][0], sizes_of(edition, printed)
    return [
        Say("rules.size", what=Say(f"size.{name}"), size=size, usual=usual[name])
        for name, size in sizes.items()
        if size != usual[name]
    ]


def positions(game: Game, example: Example) -> Iterator[Position]:
    """The example's position and, if it has moves, the one after them. An error says what is not possible."""
    position = game.position(example.line, seats=example.seats, **example.options)
    yield position
    if not example.moves:
        return
    after = position.copy()
    for text in example.moves:
        _happen(after, text)
    yield after


def _happen(position: Position, text: str) -> None:
    box, table, notation = position.box, position.table, position.game.notation
    if position.chance_to_act:
        outcome = notation.parse_outcome(box, table, text)
        if not position.odds()[outcome]:
            raise ValueError(f"expected an outcome that can happen, got {text!r}")
        position.happen(outcome)
        return
    seat = min(position.to_act, default=0)
    for move in notation.parse_compound(box, table, seat, text):
        position.check(seat, move)
        position.play(seat, move)
