"""What the lab shows of Honeymoon: how often cells are dug from, on the printed sheet."""

from importlib.resources import files

from sweetbox.games.honeymoon.rules import Box

SHEETS = ("sheet_a.svg", "sheet_b.svg")


def drawn(box: Box) -> dict[str, str]:
    return {"cell": files(__package__).joinpath(SHEETS[box.sheet]).read_text(encoding="utf-8")}
