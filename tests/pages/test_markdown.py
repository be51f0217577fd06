"""Pages: links that lead somewhere, lists as the generator reads them, and a place in the menu for each."""

import tomllib

import pytest

from sweetbox.kernel.registry import all_games
from tools.pages.__main__ import CONFIG, menu
from tools.pages.markdown import PageError, relative, with_links, with_lists
from tools.pages.staging import ROOT, finished, linked, made_places, placed

PLACES = placed()


@pytest.mark.parametrize("source", [source for source in PLACES if source.endswith(".md") and source != "README.md"])
def test_every_link_of_a_page_leads_somewhere(source):
    assert finished(source, PLACES[source], PLACES).startswith("# ")


def test_every_page_is_in_the_menu_once_and_the_menu_has_no_other():
    navigation = tomllib.loads(CONFIG.read_text(encoding="utf-8"))["project"]["nav"]
    pages = {place.removesuffix(".md") + ".html" for place in {*PLACES.values(), *made_places()} if place.endswith(".md")}
    missing = sorted(pages - menu(navigation))
    assert not missing, f"zensical.toml: nav has no line for {[page.replace('.html', '.md') for page in missing]}"
    assert menu(navigation) <= pages


def test_every_game_has_its_place_on_the_page_of_games():
    page = (ROOT / "docs" / "play.md").read_text(encoding="utf-8")
    for name in all_games():
        assert f"](../src/sweetbox/games/{name}/README.md)" in page
        assert f"screenshots/{name}-desktop-dark.jpg" in page


def test_a_link_to_nothing_is_refused():
    with pytest.raises(PageError, match=r"docs/bots.md links to nowhere.md"):
        linked("docs/bots.md", "bots.md", PLACES, False, "words", "nowhere.md")


def test_links_are_those_of_the_site():
    readme = "src/sweetbox/games/swintus/README.md"
    assert linked("docs/play.md", "play.md", PLACES, False, "Swintus", f"../{readme}#rules") == "[Swintus](play/swintus.md#rules)"
    assert linked("docs/web.md", "web.md", PLACES, False, "`code`", "../src/sweetbox/kernel/game.py") == "`code`"
    assert linked("CONTRIBUTING.md", "contributing.md", PLACES, False, "web", "docs/web.md") == "[web](web.md)"
    assert relative("play/swintus.md", "reference/index.md") == "../play/swintus.md"


def test_code_and_other_hosts_are_left_alone():
    text = "[a](b.md) [c](https://example.org/d)\n\n```\n[e](f.md)\n```\n"
    assert with_links(text, lambda picture, words, target: f"<{words} {target}>") == text.replace("[a](b.md)", "<a b.md>")


def test_a_picture_may_be_the_words_of_a_link():
    assert (
        with_links("[![a](b.png)](c.md)", lambda picture, words, target: f"{'!' * picture}[{words}](x/{target})")
        == "[![a](x/b.png)](x/c.md)\n"
    )


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("Words:\n- a\n- b\n", "Words:\n\n- a\n- b\n"),
        ("- a\n  more of a\n  - b\n", "- a\n    more of a\n    - b\n"),
        ("1. a\n\n       code\n2. b\n", "1. a\n\n        code\n2. b\n"),
        ("10. a\n    b\n", "10. a\n    b\n"),
        ("- a\n\n```\n- no list\n```\n", "- a\n\n```\n- no list\n```\n"),
        ("- a\n\nWords.\n", "- a\n\nWords.\n"),
    ],
)
def test_lists_are_as_the_generator_reads_them(written, read):
    assert with_lists(written) == read
