"""Where the facts of a printed game come from: the `sources.toml` of a game's folder, so that no guess passes for the rulebook's.

    places = ["Set-up", "End"]     # the parts of the printed rulebook that are named below

    [[source]]
    of = ["tile.count"]            # constants, as `constants` names them; `*` is any text
    where = { cracked = true }     # only those of rows that have these values
    rulebook = "End: six of them"  # what says so there, in our own words, after the name of its part

    [[source]]
    of = ["BP12", "words.kind.*"]  # a rule can have a source, too, and so can the names of things
    elsewhere = "…"                # not the rulebook, but somebody who knows the printed box: who
    part = "kinds"                 # what people are told of it: the words `elsewhere.kinds`, which fit into a list

    [[source]]
    of = ["tile.count"]
    unless = { cracked = true }    # only those of rows that don't have all these values
    ours = "…"                     # nobody: why it is so here
    part = "counts"                # the words `ours.counts`

    [[source]]
    of = ["rules.CHAIN"]           # a number that rules.py has, and the rulebook should have
    rulebook = "…"

No two sources name the same constant. The game's words `elsewhere` say from where the parts of such sources are known.
"""

from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from sweetbox.kernel.game import Facts, Game
from sweetbox.kernel.say import Say
from sweetbox.words.sentences import Words

FILE = "sources.toml"
ABOUT_US = ("version", "rulebook_language")  # facts about this implementation, not about the box

Row = Mapping[str, Any]
NO_ROW: Row = {}


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Exactly one of rulebook, elsewhere and ours is given; part beside the latter two."""

    of: tuple[str, ...]
    where: dict[str, bool | int | str] = {}
    unless: dict[str, bool | int | str] = {}
    rulebook: str | None = None
    elsewhere: str | None = None
    ours: str | None = None
    part: str | None = None

    def names(self, constant: str, row: Row = NO_ROW) -> bool:
        """Whether this is the source of the constant; row: the one of the edition that it is in."""
        named = any(fnmatchcase(constant, pattern) for pattern in self.of)
        return named and self.where.items() <= row.items() and not (self.unless and self.unless.items() <= row.items())

    def is_of_box(self, game: Game) -> bool:
        """Whether an edition can replace what this is the source of."""
        return any(pattern.partition(".")[0] in game.components.EDITION for pattern in self.of)


class Sources(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    places: tuple[str, ...] = ()
    source: tuple[Source, ...] = ()


@cache
def sources(game: Game) -> Sources:
    """What the game says about its facts; nothing if it has no such file."""
    file = files(game.package).joinpath(FILE)
    return msgspec.toml.decode(file.read_text(encoding="utf-8"), type=Sources) if file.is_file() else Sources()


def constants(game: Game) -> list[tuple[str, Row]]:
    """Every constant of the printed game: `facts.title`, `seats.most`, `options.idle_rounds`, `sizes.wide`, and `tile.count` once
    for each row of that section, with the row."""
    facts = [field.name for field in msgspec.structs.fields(Facts) if field.name not in ABOUT_US]
    names = [f"facts.{name}" for name in facts if getattr(game.facts, name) is not None]
    names += ["seats.fewest", "seats.most", *(f"options.{option.name}" for option in game.options)]
    rows = [(section, row) for section, rows in game.components.EDITION.items() for row in rows]
    return [*((name, NO_ROW) for name in names), *((f"{section}.{name}", row) for section, row in rows for name in row)]


def parts(game: Game, by: Literal["ours", "elsewhere"], of_box: bool | None = None) -> list[Say]:
    """The parts of the game that are this project's own, or known from elsewhere; of_box: only what an edition can replace, or
    only the rest."""
    told = [source for source in sources(game).source if getattr(source, by) is not None]
    told = [source for source in told if of_box in (None, source.is_of_box(game))]
    return [Say(f"{by}.{part}") for part in dict.fromkeys(source.part for source in told) if part is not None]


def box_says(game: Game) -> list[Say]:
    """What an edition can replace and the rulebook does not have: a sentence for what is ours, and one for what is known from
    elsewhere."""
    return [*_says("rules.ours_box", parts(game, "ours", True)), *_elsewhere(parts(game, "elsewhere", True))]


def ours_text(game: Game, speak: Words) -> str:
    """What a published game has that is not from its rulebook, in a few sentences; empty for a game that has no rulebook but this
    one. `speak` knows the game's words."""
    if not sources(game).places:
        return ""
    says = [*_says("rules.ours", parts(game, "ours", False)), *_elsewhere(parts(game, "elsewhere"))]
    says += _says("rules.ours_box", parts(game, "ours", True))
    if box_says(game):
        says.append(Say("rules.type_in", game=game.name))
    return " ".join(speak.render(say) for say in says)


def is_estimate(game: Game) -> bool:
    """Whether how long a match takes is our own estimate."""
    return any(source.names("facts.minutes") and source.ours is not None for source in sources(game).source)


def _elsewhere(told: list[Say]) -> list[Say]:
    return [Say("rules.elsewhere", origin=Say("elsewhere"), parts=told)] if told else []


def _says(key: str, told: list[Say]) -> list[Say]:
    return [Say(key, parts=told)] if told else []
