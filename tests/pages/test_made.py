"""The pages that are made from the code."""

import json
import re

import pytest

from sweetbox.kernel.registry import all_games, game
from sweetbox.words.rulebook import sections
from tools.pages import commands, games, http, numbers


@pytest.mark.parametrize("name", all_games())
def test_the_table_of_moves_reads_back(name):
    of = game(name)
    box = of.make_box(of.seats[1])
    rows = [re.fullmatch(r"\| (\d+) \| `(.+?)` \| `(.+?)` \| .+ \|", row).groups() for row in numbers.move_rows(of)]
    assert [int(number) for number, _, _ in rows] == list(range(of.rules.MOVES))
    for number, text, data in rows:
        assert of.notation.parse_move(box, text) == int(number)
        assert of.notation.move_from_json(box, json.loads(data)) == int(number)


def test_the_texts_of_outcomes_read_back():
    of = game("biscuit_pockets")
    page = numbers.numbers(of)
    assert re.search(r"^\| 2 \| .*`x`.*`start @3`|^\| 2 \| .*`start @3`.*`x`", page, re.MULTILINE)
    line = page.split("```text\n")[1].split("\n")[0]
    assert of.position(line, seats=2).line == line


def test_the_rules_are_there_in_every_language():
    of = game("swintus")
    english, german = games.with_pictures(f"# Swintus\n{games.BEGIN}\n{games.END}\n", "swintus"), games.in_words(of, "de")
    for section in sections(of):
        for rule in section.rules:
            assert f'id="{rule}"' in english
            assert f'id="{rule}"' in german
    assert english.count("!!! example") == german.count("!!! example") == sum(len(section.examples) for section in sections(of))


def test_the_http_api_is_whole():
    document = http.openapi_document()
    page = http.page(document)
    for path, operations in document["paths"].items():
        for method in operations:
            assert f"### {method.upper()} `{path}`" in page
    anchors = {name.lower() for name in document["components"]["schemas"]}
    assert set(re.findall(r"\]\(#(\w+)\)", page)) <= anchors


def test_every_command_is_there():
    page = commands.made()[commands.PAGE]
    assert "## `sweetbox serve`" in page
    assert "## `sweetbox admin rooms`" in page
