"""What commands print with --json, where that is no other format: a struct for each, from which its JSON Schema is made."""

from typing import Any

import msgspec

from sweetbox.files.schemas import DRAFT


class RuleText(msgspec.Struct, frozen=True):
    id: str
    text: str


class ExampleText(msgspec.Struct, frozen=True):
    id: str
    text: str
    pictures: list[list[str]]  # lines; the second picture is after the example's moves


class SectionText(msgspec.Struct, frozen=True):
    name: str
    title: str
    intro: str | None
    rules: list[RuleText]
    examples: list[ExampleText]


class RulesAnswer(msgspec.Struct, frozen=True):
    """`sweetbox rules`. changes: what an edition has in other numbers than the printed box."""

    game: str
    title: str
    language: str
    sections: list[SectionText]
    changes: list[str]


class EditionAnswer(msgspec.Struct, frozen=True):
    """`sweetbox edition`. edition: the name of one that comes with the game; null: the printed one. sections: as in the file."""

    game: str
    edition: str | None
    sections: dict[str, list[dict[str, bool | int | str]]]


class EntryText(msgspec.Struct, frozen=True):
    entry: int
    text: str


class ReplayAnswer(msgspec.Struct, frozen=True):
    """`sweetbox replay`. seat: whose view it is, counted from 0; null: a spectator's. older: the version of the rules that it was
    made with, if today's are others. points and ranks: null while the match is not over."""

    game: str
    seats: int
    seat: int | None
    entries: int
    story: list[EntryText]
    picture: list[str]
    caption: list[str]
    points: list[int] | None
    ranks: list[int] | None
    older: int | None


class VerifyAnswer(msgspec.Struct, frozen=True):
    """`sweetbox verify`, of a file that is sound. entries: that were checked, of total; draws: of them, from the seed."""

    game: str
    entries: int
    total: int
    draws: int
    over: bool
    older: int | None


class ExportAnswer(msgspec.Struct, frozen=True):
    """`sweetbox export`. left_out: matches that are not over."""

    folder: str
    matches: int
    rows: int
    left_out: int
    seconds: float


class TrainAnswer(msgspec.Struct, frozen=True):
    """`sweetbox train`. positions and minutes: of all runs in the folder together."""

    game: str
    positions: int
    minutes: float
    device: str
    weights: str
    curve: str


ANSWERS = {
    "rules": RulesAnswer,
    "edition": EditionAnswer,
    "replay": ReplayAnswer,
    "verify": VerifyAnswer,
    "export": ExportAnswer,
    "train": TrainAnswer,
}


def answer_schema(command: str) -> dict[str, Any]:
    """What `sweetbox COMMAND --json` prints."""
    return {"$schema": DRAFT, "title": f"What sweetbox {command} --json prints", **msgspec.json.schema(ANSWERS[command])}
