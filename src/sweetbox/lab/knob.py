"""A knob: one thing about a game that tuning may turn, an option or a field of the edition, within bounds.

idle_turns                  an option
sizes.timer                 a number of the box, whose section has one row
face.2.count                a field of the second row of a section
bar.*.boxes                 of every row at once
candy.shape=####.signs      of the rows whose shape is ####
"""

import copy
from collections.abc import Mapping
from typing import Any

import msgspec

from sweetbox.kernel.edition import SIZES, Field
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.say import Say

Value = int | str | bool
Edition = dict[str, list[dict[str, Any]]]
ALL = "*"
RANGE = 2  # ends


class Knob(msgspec.Struct, frozen=True):
    """values: all that it may be set to, in order. range: they are all whole numbers from the first to the last."""

    name: str
    values: tuple[Value, ...]
    range: bool

    @property
    def parts(self) -> tuple[str, str, str]:
        """Section, rows and field; of an option, only the last."""
        section, dot, rest = self.name.partition(".")
        if not dot:
            return "", "", section
        rows, _, field = rest.rpartition(".")
        return section, rows or ("1" if section == SIZES else ""), field

    @property
    def is_option(self) -> bool:
        return "." not in self.name

    def rows(self, edition: Edition) -> list[dict[str, Any]]:
        """The rows of an edition that it turns."""
        section, which, _ = self.parts
        rows = edition.get(section, [])
        if which == ALL:
            return list(rows)
        if which.isdecimal():
            return rows[int(which) - 1 : int(which)] if int(which) else []
        column, equals, wanted = which.partition("=")
        return [row for row in rows if equals and str(row.get(column)) == wanted]

    def now(self, options: Mapping[str, Any], edition: Edition) -> Value | None:
        """What it is set to; None: rows differ."""
        if self.is_option:
            value: Value = options[self.name]
            return value
        found = list(dict.fromkeys(row[self.parts[2]] for row in self.rows(edition)))
        return found[0] if len(found) == 1 else None


def whole_edition(game: Game, rows: Mapping[str, Any] | None) -> Edition:
    """The edition with all its sizes, ours to change; rows None: as printed."""
    printed = game.components.EDITION
    edition: Edition = copy.deepcopy(dict(printed if rows is None else rows))
    if SIZES in printed:
        edition[SIZES] = [{**printed[SIZES][0], **(edition.get(SIZES) or [{}])[0]}]
    return edition


def turned(
    knobs: tuple[Knob, ...], values: Mapping[str, Value], options: Mapping[str, Any], edition: Edition
) -> tuple[dict[str, Any], Edition]:
    """Options and edition with every knob set."""
    options, edition = dict(options), copy.deepcopy(edition)
    for knob in knobs:
        if knob.is_option:
            options[knob.name] = values[knob.name]
        else:
            for row in knob.rows(edition):
                row[knob.parts[2]] = values[knob.name]
    return options, edition


# ---- Reading ----


def read_knobs(given: Any, game: Game, edition: Edition) -> tuple[Knob, ...]:
    """The `[knobs]` of a question, checked for its game and edition."""
    if not isinstance(given, dict) or not given:
        raise OptionError(Say("error.tune_knobs"))
    return tuple(_read(name, value, game, edition) for name, value in given.items())


def _read(name: str, given: Any, game: Game, edition: Edition) -> Knob:
    whole = isinstance(given, list) and all(type(each) is int for each in given)
    if not isinstance(given, list) or len(given) < RANGE or not all(isinstance(each, int | str) for each in given):
        raise OptionError(Say("error.tune_values", name=name, came=str(given)))
    ranged = whole and len(given) == RANGE
    if ranged and given[0] >= given[1]:
        raise OptionError(Say("error.tune_range", name=name, low=given[0], high=given[1]))
    values = tuple(range(given[0], given[1] + 1)) if ranged else tuple(dict.fromkeys(given))
    knob = Knob(name, values, ranged)
    if knob.is_option:
        if name not in {option.name for option in game.options}:
            raise _unknown(name, game, edition)
        meant = tuple(dict.fromkeys(game.check_options({name: value})[name] for value in values))  # "9" and 9 are the same setting
        return Knob(name, meant, ranged and type(meant[0]) is int)
    field = _field(knob, game, edition)
    for value in values:
        fault = field.fault(value)
        if fault is not None:
            raise OptionError(Say("error.tune_fault", name=name, why=fault)).within(game.name)
    return knob


def _field(knob: Knob, game: Game, edition: Edition) -> Field:
    section, _, name = knob.parts
    sections = game.components.SECTIONS
    if section not in sections or section not in edition:
        raise _unknown(knob.name, game, edition)
    fields = {field.name: field for field in sections[section]}
    if name not in fields:
        raise OptionError(Say("error.tune_field", name=knob.name, section=section, known=list(fields)))
    if not knob.rows(edition):
        raise OptionError(Say("error.tune_rows", name=knob.name, section=section, count=len(edition[section])))
    return fields[name]


def _unknown(name: str, game: Game, edition: Edition) -> OptionError:
    """The error that names every knob of the game: a field of the edition as that of all its rows."""
    known = [option.name for option in game.options]
    for section, fields in game.components.SECTIONS.items():
        rows = "" if section == SIZES else f"{ALL}."
        known += [f"{section}.{rows}{field.name}" for field in fields if section in edition]
    return OptionError(Say("error.tune_unknown", name=name, game=game.name, known=known))
