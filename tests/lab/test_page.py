"""The page of an answer: one file, in both languages, with every figure; and what a terminal shows."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from sweetbox.lab import plots
from sweetbox.lab.lab import Lab
from sweetbox.lab.page import page_of
from sweetbox.lab.plots import Row
from sweetbox.lab.question import make_question
from sweetbox.lab.saying import Teller
from sweetbox.words import words
from sweetbox.words.book import shared_book


@pytest.fixture(scope="module")
def answer():
    question = {
        "game": "_template", "seats": 3, "players": ["random"], "matches": 200, "vary": {"toffees": [9, 15]},
        "title": "Is <it> fair?",
        "ladder": ["random", "greedy"], "ladder_matches": 60, "precision": {"length": 5.0},
    }  # fmt: skip
    return Lab(make_question(question)).run()


class Outline(HTMLParser):
    """Which tags are open, and what a page asks for from elsewhere."""

    def __init__(self):
        super().__init__()
        self.open, self.asked, self.headings, self.svgs = [], [], [], 0

    def handle_starttag(self, tag, attributes):
        self.asked += [value for name, value in attributes if name in ("src", "href", "srcset")]
        self.svgs += tag == "svg"
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        pass

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] in ("h1", "h2"):
            self.headings.append(data)


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_page_is_whole_and_asks_for_nothing(answer, language):
    text = page_of(answer, words(language))
    outline = Outline()
    outline.feed(text)
    assert (outline.open, outline.asked) == ([], [])
    assert "url(" not in text
    assert "<script" not in text
    assert f'<html lang="{language}">' in text
    assert "prefers-color-scheme:dark" in text
    assert outline.svgs >= 2 * 8  # a picture of each kind for both variants
    assert len(set(outline.headings)) == len(outline.headings) > 10
    assert "Is &lt;it&gt; fair?" in text


def test_every_figure_is_on_the_page(answer):
    tell, text = Teller(answer, words("en")), page_of(answer, words("en"))
    for part in answer.parts:
        for group in part.groups:
            for figure in group.figures:
                assert tell.figure(figure, group.kind, group.measure == "worth") in text, (group.measure, figure.label)
        for rung in part.ladder:
            assert str(rung.matches) in text
    assert 'game = ["_template"]' in text.replace("&quot;", '"')


def test_a_difference_that_is_no_accident_is_bold(answer):
    length = answer.parts[1].difference("length").figures[0]
    assert length.low > 0
    told = Teller(answer, words("en")).figure(length, "number", signed=True)
    assert f'<td class="clear">{told}</td>' in page_of(answer, words("en"))


def test_numbers_as_people_read_them(answer):
    tell = Teller(answer, words("en"))
    assert [tell.number(value, "share") for value in (0.3333, 0, -0.05)] == ["33.3 %", "0.0 %", "−5.0 %"]
    assert [tell.number(value, "number", signed=True) for value in (12.345, -2, 4321.4, 0)] == ["+12.3", "−2", "+4321", "0"]
    assert tell.number(float("inf"), "number") == "∞"


def test_pictures_side_by_side_have_the_same_scale():
    row = Row("Seat 1", 0.5, 0.4, 0.6, "50 %")
    drawn = plots.intervals("x", [row]), plots.intervals("x", [row], span=(0.0, 1.0))
    alone, beside = (float(re.search(r'x1="([\d.]+)"[^>]*class="bar"', each)[1]) for each in drawn)
    assert alone < beside


def test_places_of_a_square_are_drawn_where_they_are():
    assert plots.is_board(["a1", "b1", "a2", "b2"])
    assert not plots.is_board(["take", "roll", "pass", "bid"])
    drawn = plots.board("pocket", {"a1": 0.0, "b1": 1.0, "a2": 2.0, "b2": 4.0})
    assert drawn.count('class="heat"') == 4
    assert 'x="71" y="71"' in drawn  # b2, the second column and row
    assert "--heat:1.000" in drawn
    tiles = plots.tiles("move", {"roll": 2.0, "take": 8.0})
    assert tiles.index("take") < tiles.index("roll")


def test_every_sentence_of_the_lab_is_said_somewhere():
    text = "".join(file.read_text(encoding="utf-8") for file in Path(plots.__file__).parent.glob("*.py"))
    names = [key.removeprefix("lab.") for key in shared_book("en").keys if key.startswith("lab.")]
    put_together = re.compile(r"\w+_about|stopped_\w+|expects_\w+|(seats|order)_(even|more|less)")
    assert [
        name for name in names if f'"{name}"' not in text and f"'{name}'" not in text and not put_together.fullmatch(name)
    ] == []
