"""The drawings of docs/how-it-works.md, for light and for dark pages. `python -m tools.pages.drawings` writes docs/images anew."""

from collections.abc import Callable
from dataclasses import dataclass, field
from html import escape

from tools.pages.staging import ROOT

FOLDER = ROOT / "docs" / "images"
LINE = 19  # between two lines of text


@dataclass(frozen=True)
class Theme:
    """Colours of the box, as web/src has them."""

    ink: str
    paper: str
    accents: dict[str, str]
    soft: str


THEMES = {
    "light": Theme(
        "#2B2030",
        "#FFF8EC",
        {"plum": "#5B2A4F", "mint": "#256B5B", "sky": "#255F91", "caramel": "#9C5412", "berry": "#B3264A"},
        "#F3E7D3",
    ),
    "dark": Theme(
        "#F5EBDD",
        "#1C1720",
        {"plum": "#E2A7D1", "mint": "#7CCDB8", "sky": "#8FC3F0", "caramel": "#E8B074", "berry": "#F08AA3"},
        "#2A2130",
    ),
}


@dataclass
class Drawing:
    """Boxes with words in them, and arrows between them."""

    title: str
    width: int
    height: int
    theme: Theme
    parts: list[str] = field(default_factory=list)

    def box(self, x: int, y: int, width: int, height: int, words: str, accent: str | None = None) -> None:
        """The first line of the words is bold."""
        edge = self.theme.accents[accent] if accent else self.theme.ink
        self.parts.append(
            f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="10" '
            f'fill="{self.theme.soft}" stroke="{edge}" stroke-width="2"/>'
        )
        lines = words.split("\n")
        top = y + height / 2 - (len(lines) - 1) * LINE / 2 + 5
        for number, line in enumerate(lines):
            self.text(x + width / 2, top + number * LINE, line, bold=number == 0)

    def text(self, x: float, y: float, words: str, bold: bool = False, accent: str | None = None, anchor: str = "middle") -> None:
        colour = self.theme.accents[accent] if accent else self.theme.ink
        weight = ' font-weight="700"' if bold else ""
        self.parts.append(f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" fill="{colour}"{weight}>{escape(words)}</text>')

    def arrow(self, *points: tuple[int, int], dashed: bool = False) -> None:
        way = " ".join(f"{x},{y}" for x, y in points)
        dashes = ' stroke-dasharray="5 5"' if dashed else ""
        self.parts.append(
            f'<polyline points="{way}" fill="none" stroke="{self.theme.ink}" stroke-width="2"{dashes} marker-end="url(#tip)"/>'
        )

    def svg(self) -> str:
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" '
            f'role="img" aria-label="{escape(self.title)}" '
            'font-family="\'Atkinson Hyperlegible\', system-ui, sans-serif" font-size="15">'
        )
        tip = (
            '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto">'
            f'<path d="M0 0L10 5L0 10z" fill="{self.theme.ink}"/></marker></defs>'
        )
        ground = f'<rect width="{self.width}" height="{self.height}" rx="14" fill="{self.theme.paper}"/>'
        return "\n".join([head, f"<title>{escape(self.title)}</title>", tip, ground, *self.parts, "</svg>"]) + "\n"


def engines(theme: Theme) -> Drawing:
    drawing = Drawing("One text of rules, three engines, the same bytes", 860, 400, theme)
    drawing.box(40, 40, 170, 70, "The rulebook\nin our own words", "caramel")
    drawing.box(305, 40, 250, 70, "rules.py, judge.py\nplain Python over two records", "plum")
    drawing.arrow((210, 75), (299, 75))
    for x, words, accent in (
        (60, "python\nas it is written", "mint"),
        (330, "cpu\ncompiled by Numba", "mint"),
        (600, "cuda\ncompiled for a GPU", "mint"),
    ):
        drawing.box(x, 170, 200, 64, words, accent)
        drawing.arrow((430, 110), (430, 140), (x + 100, 140), (x + 100, 164))
    drawing.text(
        430, 266, "the same table, byte for byte, after every step: a law that the tests hold every game to", accent="berry"
    )
    for x, words in (
        (60, "Match\npage, terminal, server"),
        (330, "bots, arena, batches\nreviews, adapters"),
        (600, "batches, training\nbillions of steps"),
    ):
        drawing.box(x, 296, 200, 64, words)
        drawing.arrow((x + 100, 234), (x + 100, 250))
        drawing.arrow((x + 100, 276), (x + 100, 290))
    return drawing


def hiding(theme: Theme) -> Drawing:
    drawing = Drawing("Hiding is the one exit", 860, 330, theme)
    drawing.box(40, 110, 170, 80, "Position\nthe whole truth", "berry")
    drawing.box(310, 110, 190, 80, "hide(seat)\nthe one exit", "plum")
    drawing.arrow((210, 150), (304, 150))
    drawing.box(600, 110, 220, 80, "Glimpse\nwhat this seat may know", "mint")
    drawing.arrow((500, 150), (594, 150))
    drawing.text(710, 60, "view · story · observation · legal moves", bold=True)
    drawing.text(710, 82, "bots, page, server, adapters")
    drawing.arrow((710, 110), (710, 94))
    drawing.box(310, 240, 190, 60, "imagine\na deal that fits")
    drawing.arrow((710, 190), (710, 270), (506, 270))
    drawing.box(40, 240, 170, 60, "Position\nthat could be true", "sky")
    drawing.arrow((310, 270), (216, 270))
    drawing.arrow((125, 240), (125, 216), (405, 216), (405, 196), dashed=True)
    drawing.text(140, 60, "Hiding the imagined deal gives", anchor="start", accent="sky")
    drawing.text(140, 80, "the same glimpse again, byte for byte.", anchor="start", accent="sky")
    return drawing


def chance(theme: Theme) -> Drawing:
    drawing = Drawing("Fair chance: sealed before, opened after", 860, 360, theme)
    for x, words in ((150, "before the match"), (430, "each draw, number k"), (715, "after the end")):
        drawing.text(x, 34, words, bold=True, accent="caramel")
    drawing.box(40, 60, 220, 70, "Seed\n32 bytes, secret", "berry")
    drawing.box(40, 180, 220, 70, "Commitment\nSHA-256 of it, shown to all", "mint")
    drawing.arrow((150, 130), (150, 174))
    drawing.box(40, 270, 220, 60, "Nonces\nadded by the seats", "sky")
    drawing.box(320, 60, 220, 90, "HMAC-SHA256\nkey: the seed\nof nonces, k and try", "plum")
    drawing.arrow((260, 95), (314, 95))
    drawing.arrow((260, 300), (290, 300), (290, 125), (314, 125))
    drawing.box(320, 200, 220, 90, "Outcome\nthe number, modulo the sum\nof the exact weights", "plum")
    drawing.arrow((430, 150), (430, 194))
    drawing.box(600, 60, 220, 70, "The seed is revealed", "mint")
    drawing.box(600, 200, 220, 90, "Everybody checks\nthe seed fits the commitment,\nevery draw fits the seed", "mint")
    drawing.arrow((710, 130), (710, 194))
    drawing.arrow((540, 245), (594, 245))
    return drawing


def search(theme: Theme) -> Drawing:
    drawing = Drawing("One iteration of the search", 860, 340, theme)
    drawing.box(30, 130, 150, 70, "Glimpse\nof the seat to move", "mint")
    drawing.box(230, 130, 150, 70, "1 Imagine\na deal that fits", "sky")
    drawing.arrow((180, 165), (224, 165))
    for y, words in ((40, "tree of seat 1"), (130, "tree of seat 2"), (220, "tree of seat 3")):
        drawing.box(440, y, 160, 70, f"2 Go down\n{words}", "plum")
        drawing.arrow((380, 165), (410, 165), (410, y + 35), (434, y + 35))
        drawing.arrow((600, y + 35), (626, y + 35), (626, 165), (654, 165))
    drawing.box(660, 120, 170, 90, "3 Judge the leaf\nevaluate, or the\nlearned network", "caramel")
    drawing.arrow((745, 210), (745, 312), (305, 312), (305, 206))
    drawing.text(525, 306, "4 each seat's share of the win goes back up its own path; again", accent="berry")
    drawing.text(30, 40, "A node is what its seat has seen,", anchor="start")
    drawing.text(30, 60, "so nobody plays by what is hidden.", anchor="start")
    return drawing


DRAWINGS: dict[str, Callable[[Theme], Drawing]] = {"engines": engines, "hiding": hiding, "chance": chance, "search": search}


def drawn() -> dict[str, str]:
    """All of them, by file name."""
    return {f"how-{name}-{theme}.svg": draw(THEMES[theme]).svg() for name, draw in DRAWINGS.items() for theme in THEMES}


def main() -> None:
    for name, text in drawn().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
