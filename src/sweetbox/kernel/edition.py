"""Editions: the replaceable component data of a game, as sections of rows, checked before it becomes a box.

An edition is what a TOML file of `[[section]]` rows gives: `{"tile": [{"biscuits": 1, "count": 10}, …]}`. Reading the
file, and finding the line of a fault in it, is `sweetbox.files.editions`' work.

One section is not about components: `sizes` has a single row of numbers, such as the dice of each seat. It may be left out, and so
may each of its numbers; the default is the printed box.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sweetbox.kernel.errors import EditionError
from sweetbox.kernel.say import Say

SIZES = "sizes"


class Field(msgspec.Struct, frozen=True):
    """One column of a section: a number from low to high, a yes or no, one of the choices, or any text."""

    name: str
    kind: type = int
    low: int = 0
    high: int = 127
    choices: tuple[str, ...] = ()

    def told(self) -> Say:
        """What the field may contain."""
        if self.kind is bool:
            return Say("edition.bool")
        if self.kind is int:
            return Say("edition.int", low=self.low, high=self.high)
        return Say("edition.choice", choices=list(self.choices)) if self.choices else Say("edition.text")

    def fault(self, value: Any) -> Say | None:
        if self.kind is bool:
            return None if isinstance(value, bool) else Say("error.edition_bool", field=self.name, came=str(value))
        if self.kind is int:
            if isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high:
                return None
            return Say("error.edition_int", field=self.name, low=self.low, high=self.high, came=str(value))
        if self.choices and value not in self.choices:
            return Say("error.edition_choice", field=self.name, choices=list(self.choices), came=str(value))
        return None if isinstance(value, str) else Say("error.edition_text", field=self.name, came=str(value))


def sizes_of(edition: Mapping[str, Any], printed: Mapping[str, Any]) -> dict[str, int]:
    """All sizes of a checked edition; the defaults are those of the printed one."""
    given: list[dict[str, int]] = [printed[SIZES][0], *edition.get(SIZES, [])]
    return {name: size for row in given for name, size in row.items()}


def check_sections(edition: Any, sections: Mapping[str, Sequence[Field]]) -> None:
    """EditionError unless the edition has exactly these sections, and each row exactly these fields in their ranges; sizes may be
    left out."""
    if not isinstance(edition, Mapping):
        raise EditionError(Say("error.edition_shape", came=type(edition).__name__))
    for section in edition:
        if section not in sections:
            raise EditionError(Say("error.edition_section", known=list(sections), came=str(section)), (section,))
    for section, fields in sections.items():
        if section == SIZES and section not in edition:
            continue
        rows = edition.get(section)
        if not isinstance(rows, list) or not all(isinstance(row, Mapping) for row in rows):
            raise EditionError(Say("error.edition_rows", section=section), (section,))
        if section == SIZES and len(rows) != 1:
            raise EditionError(Say("error.edition_sizes", count=len(rows)), (section,))
        known = [field.name for field in fields]
        for number, row in enumerate(rows):
            for name in row:
                if name not in known:
                    say = Say("error.edition_field", known=known, came=str(name))
                    raise EditionError(say, (section, number, name))
            for field in fields:
                if field.name not in row:
                    if section == SIZES:
                        continue
                    raise EditionError(Say("error.edition_missing", field=field.name), (section, number))
                fault = field.fault(row[field.name])
                if fault is not None:
                    raise EditionError(fault, (section, number, field.name))
