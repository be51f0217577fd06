"""The page of an answer: one file, in both languages, with every figure; and what a terminal shows."""

import importlib
import re
import sys
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from sweetbox.extras import MissingExtraError
from sweetbox.files.editions import write_edition
from sweetbox.kernel.registry import game
from sweetbox.lab import plots
from sweetbox.lab.answer import Figure, Group
from sweetbox.lab.lab import Lab
from sweetbox.lab.measures import NUMBER, SHARE
from sweetbox.lab.page import page_of, templates
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
        assert tell.verdicts(part)
        assert all(verdict in text for verdict in tell.verdicts(part))
    assert 'game = ["_template"]' in unescape(text)


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


def test_a_page_without_its_extra_is_refused_in_a_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "jinja2", None)
    monkeypatch.delitem(sys.modules, "sweetbox.lab.page")
    with pytest.raises(MissingExtraError, match="This needs jinja2"):
        importlib.import_module("sweetbox.lab.page")


# ---- Scales ----


def section(text, heading):
    """What the page has under a heading."""
    return re.search(rf"<h2>{re.escape(heading)}</h2>(.*?)</section>", text, re.DOTALL)[1]


@pytest.mark.parametrize(
    "heading", ["Share of the win by seat", "Idle time", "Points apart", "Skill ladder", "Skill (the rest is luck)"]
)
def test_intervals_side_by_side_have_the_same_axis(answer, heading):
    one, other = section(page_of(answer, words("en")), heading).split('<div class="card">')[1:]
    ticks, beside = (re.findall(r'--at:([\d.]+)">([^<]+)', re.search(r'class="ticks".*', each)[0]) for each in (one, other))
    assert ticks == beside
    assert len(ticks) >= 3


def test_histograms_side_by_side_have_the_same_bars_and_heights(answer):
    one, other = (part.plotted.lengths for part in answer.parts)
    assert (one[0][0], one[-1][1]) != (other[0][0], other[-1][1])
    cards = section(page_of(answer, words("en")), "How long matches are").split('<div class="card">')[1:]
    bar = re.compile(r'x="([\d.]+)%" y="[\d.]+%" width="([\d.]+)%" height="([\d.]+)%" class="fill"><title>([^:]+): ([\d.]+) %')
    drawn = [bar.findall(card) for card in cards]
    assert [(x, wide, told) for x, wide, _, told, _ in drawn[0]] == [(x, wide, told) for x, wide, _, told, _ in drawn[1]]
    heights = [float(high) / float(share) for each in drawn for _, _, high, _, share in each if float(share) > 5]
    assert min(heights) == pytest.approx(max(heights), rel=0.02)


def test_bars_in_common_keep_every_match():
    few, many = [(0.0, 10.0, 5), (10.0, 20.0, 15)], [(5.0, 9.0, 4), (9.0, 13.0, 4)]
    (one, other) = plots.common_bars([few, many])
    assert one == [(0, 10, 0.25), (10, 20, 0.75)]
    assert other == [(0, 10, pytest.approx(5 / 8)), (10, 20, pytest.approx(3 / 8))]
    assert plots.common_bars([many]) == [[(5, 9, 0.5), (9, 13, 0.5)]]


def drawn_from(answer, **plotted):
    """The answer, the pictures of its second variant being drawn from these."""
    first, second = answer.parts
    changed = msgspec.structs.replace(second, plotted=msgspec.structs.replace(first.plotted, **plotted))
    return msgspec.structs.replace(answer, parts=[first, changed])


def test_leads_side_by_side_have_the_same_scale(answer):
    half = [[share / 2 for share in moment] for moment in answer.parts[0].plotted.leads]
    text = section(page_of(drawn_from(answer, leads=half), words("en")), "Who leads when")
    tick = re.compile(r' y="([\d.]+)%" dy=".35em" text-anchor="end" class="soft">([^<]+)')
    lines = [tick.findall(card) for card in text.split('<div class="card">')[1:]]
    assert lines[0] == lines[1] != []


def drawing():
    """What draws the plots."""
    return templates.get_template("plots.html").module


def used(uses, most):
    return drawing().used("things", plots.placed(uses), most, "")


def test_uses_side_by_side_have_the_same_colours(answer):
    times = answer.parts[0].plotted.times
    half = {name: count / 2 for name, count in times.items()}
    text = section(page_of(drawn_from(answer, times=half), words("en")), "What is used")
    strongest = [max(re.findall(r"--heat:([\d.]+)", card)) for card in text.split('<div class="card">')[1:]]
    assert strongest == ["1.000", "0.500"]
    assert "--heat:0.500" in used({"a1": 0.0, "b1": 1.0, "a2": 2.0, "b2": 2.0}, 4.0)


@pytest.mark.parametrize(
    ("values", "share", "ticks"),
    [
        ([0.692, 0.697], True, ["60 %", "65 %", "70 %", "75 %"]),
        ([0.02, 0.03], True, ["0 %", "5 %", "10 %"]),
        ([0.98, 1.0], True, ["90 %", "95 %", "100 %"]),
        ([0.25, 0.45, 1 / 3], True, ["25 %", "30 %", "35 %", "40 %", "45 %"]),
        ([218, 220], False, ["180", "200", "220", "240", "260"]),
        ([0.0, 0.0], False, ["0", "0.5", "1"]),
        ([-0.12, 0.31], True, ["−20 %", "0 %", "20 %", "40 %"]),
        ([float("-inf"), float("inf")], False, ["0", "0.5", "1"]),
    ],
)
def test_an_axis_is_round_and_not_tiny(values, share, ticks):
    axis = plots.axis_of(values, share)
    assert [told for _, told in axis.ticks] == ticks
    assert (axis.at(axis.low), axis.at(axis.high)) == (0, 100)
    if share:
        assert axis.high - axis.low >= 0.1 - 1e-9


def test_no_line_of_an_interval_plot_crosses_text():
    drawn = drawing().intervals("x", [Row("Seat 1", 0.5, 0.4, 0.6, "50 %")], plots.axis_of([0.4, 0.6], True), 0.5, "even 50 %")
    assert drawn.count('class="mark"') == 1
    assert all("<text" not in each for each in re.findall(r"<svg.*?</svg>", drawn, re.DOTALL))
    assert "<line" not in re.sub(r"<svg.*?</svg>", "", drawn, flags=re.DOTALL)


# ---- What changes ----


def with_differences(answer, *figures):
    """The answer, its second variant differing from the first in these figures of the length and the idle time."""
    first, second = answer.parts
    length, idle = (list(each) for each in (figures[:1], figures[1:]))
    groups = [Group("length", NUMBER, 0.01, length), Group("idle", SHARE, 0.01, idle)]
    return msgspec.structs.replace(answer, parts=[first, msgspec.structs.replace(second, differences=groups)])


def test_what_changes_comes_first_and_the_clearest_of_it_before_the_rest(answer):
    text = page_of(answer, words("en"))
    assert text.index("<h2>What changes</h2>") < text.index("<h2>Share of the win by seat</h2>")
    changed = with_differences(
        answer,
        Figure("", 4.0, 1.0, 7.0),
        Figure("1", -0.1, -0.12, -0.08),
        Figure("2", 0.1, -0.02, 0.2),
        Figure("3", 0.2, 0.01, 0.4),
    )
    found = section(page_of(changed, words("en")), "What changes")
    assert "Compared with toffees=9: every difference whose interval does not contain 0, the clearest first." in found
    rows = re.findall(r"<li><span>([^<:]+)", found)
    assert rows == ["Length in decisions", "Idle time, Seat 1", "Idle time, Seat 3"]
    assert "+4 (+1 to +7)" in found
    base = answer.parts[0].group("length").figures[0].value
    at = float(re.search(r'cx="([\d.]+)%"', found)[1])
    axis = plots.axis_of([1 / base, 7 / base, -0.1, 0.1], share=True)
    assert at == pytest.approx(axis.at(4 / base), abs=0.01)


def test_of_many_changes_the_clearest_are_shown_and_the_rest_counted(answer):
    many = [Figure(str(seat), 0.01 * seat, 0.001, 0.3) for seat in range(1, 16)]
    found = section(page_of(with_differences(answer, Figure("", 0.0, -1.0, 1.0), *many), words("en")), "What changes")
    assert "the 12 clearest of 15 differences" in found
    assert re.findall(r"<li><span>Idle time, Seat (\d+)", found) == [str(seat) for seat in range(15, 3, -1)]


def test_that_nothing_was_shown_to_change_is_said(answer):
    found = section(page_of(with_differences(answer, Figure("", 1.0, -1.0, 3.0)), words("en")), "What changes")
    assert "No figure was shown to differ" in found
    assert "<svg" not in found
    alone = msgspec.structs.replace(answer, parts=answer.parts[:1])
    assert "What changes" not in page_of(alone, words("en"))


def test_what_bold_means_is_said_where_it_is_used(answer):
    means = "A difference is bold if its interval does not contain 0."
    assert means in page_of(answer, words("en"))
    assert means not in page_of(msgspec.structs.replace(answer, parts=answer.parts[:1]), words("en"))


# ---- The same in every match ----


@pytest.fixture(scope="module")
def unnoticed(tmp_path_factory):
    """The box as printed, and an edition that has the same in it."""
    folder = tmp_path_factory.mktemp("editions")
    (folder / "copy.toml").write_text(write_edition(game("_template"), words("en", "_template")), encoding="utf-8")
    question = {"game": "_template", "players": ["random"], "matches": 200, "editions": ["printed", "copy.toml"]}
    return Lab(make_question(question, str(folder))).run()


UNNOTICED = {
    "en": "These players play the same matches with printed and copy.toml, so they do not notice the change;"
    " this says nothing about people.",
    "de": "Diese Spieler spielen mit printed und copy.toml dieselben Partien, bemerken die Änderung also nicht;"
    " über Menschen sagt das nichts.",
}
SAME = {"en": "the same in every match", "de": "in jeder Partie gleich"}


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_change_that_players_do_not_notice_is_said_to_be_one(unnoticed, answer, language):
    tell, text, sentence = Teller(unnoticed, words(language)), page_of(unnoticed, words(language)), UNNOTICED[language]
    assert text.count(sentence) == 1
    assert tell.how_sure().count(sentence) == 1
    assert list(tell.short_differences(unnoticed.parts[1])) == []
    same = len(re.findall(rf"<td>0([.,]0 %)?, {SAME[language]}</td></tr>", text))
    assert same == sum(len(group.figures) for group in unnoticed.parts[1].differences) > 10
    assert sentence[:20] not in page_of(answer, words(language))


def test_matches_that_differ_in_anything_are_not_the_same(unnoticed):
    first, other = unnoticed.parts
    longer = msgspec.structs.replace(other.plotted, lengths=[(0.0, 1.0, 200)])
    assert other.plays_as(first)
    assert not msgspec.structs.replace(other, plotted=longer).plays_as(first)
    assert not msgspec.structs.replace(other, groups=other.groups[:1]).plays_as(first)


def test_a_figure_that_never_varies_has_no_interval(answer):
    tell = Teller(answer, words("en"))
    assert tell.figure(Figure("", 7.0, 7.0, 7.0), NUMBER) == "7, the same in every match"
    assert tell.figure(Figure("", 1.0, 1.0, 1.0), NUMBER, signed=True) == "+1, the same in every match"
    assert tell.interval(Figure("", 0.0, 0.0, 0.0), SHARE) == "the same in every match"
    assert tell.interval(Figure("", 0.5, 0.4, 0.6), SHARE) == "40.0 % – 60.0 %"


def test_an_interval_is_told_with_as_many_digits_as_it_needs(answer):
    tell = Teller(answer, words("en"))
    assert tell.figure(Figure("", 218.2, 217.9, 218.4), NUMBER) == "218.2 (217.9 to 218.4)"
    assert tell.figure(Figure("", 0.0, 0.0, 0.0002), SHARE) == "0.00 % (0.00 % to 0.02 %)"
    assert tell.figure(Figure("", 4321.2, 4321.1, 4321.3), NUMBER) == "4321.2 (4321.1 to 4321.3)"


# ---- Labels and tables ----


def test_a_column_is_headed_by_what_it_has(answer):
    """Also where a difference from 0 is the same figure as what differs."""
    first, second = answer.parts
    zero, some = (Group("dead_ends", SHARE, 0.01, [figure]) for figure in (Figure("", 0.0, 0.0, 0.1), Figure("", 0.2, 0.1, 0.3)))
    parts = [msgspec.structs.replace(first, groups=[zero]), msgspec.structs.replace(second, groups=[some], differences=[some])]
    text = page_of(msgspec.structs.replace(answer, parts=parts), words("en"))
    heads = re.findall(r'<th scope="col">([^<]+)', text[text.index("<summary>Decisions without a choice") :])
    assert heads[:3] == ["toffees=9", "toffees=15", "Difference: toffees=15"]


@pytest.mark.parametrize(
    ("heading", "about"),
    [
        ("Who leads when", "How often each seat leads alone"),
        ("How long matches are", "The share of matches by the number of decisions"),
        ("Does the leader win?", "How often the seat that leads alone at this moment goes on to win."),
        (
            "Share of the win with and without a thing",
            "the share of the win of seats that used it, minus that of seats that did not",
        ),
    ],
)
def test_a_caption_is_about_its_picture(answer, heading, about):
    assert about in re.search(r'<p class="about">(.*?)</p>', section(page_of(answer, words("en")), heading))[1]


def test_a_wide_table_can_be_scrolled_with_keys_and_has_a_name(answer):
    text = page_of(answer, words("en"))
    boxes = re.findall(r'<div class="wide"([^>]*)><table', text)
    assert len(boxes) == text.count("<table")
    assert all(re.fullmatch(r' tabindex="0" role="group" aria-label="Table: [^"]+"', each) for each in boxes)


def test_pictures_of_a_single_variant_stand_beside_each_other(answer):
    alone = msgspec.structs.replace(answer, parts=answer.parts[:1])
    assert '<div class="columns"><section>' in page_of(alone, words("en"))
    assert '<div class="columns">' not in page_of(answer, words("en"))


def test_a_terminal_keeps_the_order_of_the_match_and_says_what_is_left_out(answer):
    tell, part = Teller(answer, words("en")), answer.parts[0]
    rows = dict(tell.short(part))
    moments = [int(re.match(r"after (\d+) %", row)[1]) for row in rows["Does the leader win?"]]
    assert moments == [int(figure.label) for figure in part.group("leading").figures] == sorted(moments)
    assert rows["Share of the win by order of play"][0].startswith("plays first ")
    assert re.fullmatch(r"greedy > random: takes .*; skill [\d.]+ % \(.*\)", rows["Skill ladder"][0])
    many = [Figure(f"thing {number}", number / 20, 0.0, 1.0) for number in range(13)]
    long = [Group("use", SHARE, 0.01, many)]
    long = msgspec.structs.replace(part, groups=long, differences=long, ladder=[])
    ((_, rows),), ((_, apart),) = tell.short(long), tell.short_differences(long)
    assert rows[5] == apart[5] == "… 3 more in between, see --html …"
    assert [row.split(" ")[1] for row in rows[:5] + rows[6:]] == ["12", "11", "10", "9", "8", "4", "3", "2", "1", "0"]


def test_places_of_a_square_are_drawn_where_they_are():
    drawn = used({"a1": 0.0, "b1": 1.0, "a2": 2.0, "b2": 4.0}, 4.0)
    assert drawn.count('class="heat"') == 4
    assert 'x="71" y="71"' in drawn  # b2, the second column and row
    assert "--heat:1.000" in drawn
    tiles = used({"bid": 1.0, "pass": 0.0, "roll": 2.0, "take": 8.0}, 8.0)
    assert "<svg" not in tiles
    assert tiles.index("take") < tiles.index("roll")


def test_every_sentence_of_the_lab_is_said_somewhere():
    folder = Path(plots.__file__).parent
    text = "".join(file.read_text(encoding="utf-8") for file in (*folder.glob("*.py"), *folder.glob("templates/*.html")))
    names = [key.removeprefix("lab.") for key in shared_book("en").keys if key.startswith("lab.")]
    put_together = re.compile(r"\w+_about|stopped_\w+|expects_\w+|changes_(share|number)|(seats|order)_(even|more|less)")
    assert [
        name for name in names if f'"{name}"' not in text and f"'{name}'" not in text and not put_together.fullmatch(name)
    ] == []
