"""The pictures of the rules' examples: all there, none left over, light enough for a page, and told to those who don't see them."""

import re
from html.parser import HTMLParser

import pytest

from sweetbox.kernel.registry import all_games, game
from sweetbox.kernel.say import Say
from sweetbox.words import languages, words
from sweetbox.words.rulebook import sections
from tools.pages import boards, games
from tools.pages.markdown import PageError
from tools.pages.staging import PAPERS, ROOT

HEAVIEST, HEAVIEST_OF_ALL = 30 * 1024, 2 * 1000 * 1000  # bytes


class Pictures(HTMLParser):
    """What a page has in its rows of boards."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[dict[str, str]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self.found.append({name: value or "" for name, value in attrs})


def page(name: str, language: str) -> str:
    if language != "en":
        return games.in_words(game(name), language)
    return games.with_pictures((ROOT / games.FOLDER / name / "README.md").read_text(encoding="utf-8"), name)


def test_every_example_has_its_picture_and_none_is_left_over():
    needed = {name for each in all_games() for name in boards.all_names(game(each))}
    there = {path.relative_to(boards.PICTURES).as_posix() for path in boards.PICTURES.rglob("*") if path.is_file()}
    assert len(needed) > 50
    assert there == needed, "run `make screenshots ARGS=rules`"


def test_pictures_are_light():
    sizes = {path.name: path.stat().st_size for path in boards.PICTURES.rglob("*.webp")}
    assert max(sizes.values()) <= HEAVIEST
    assert sum(sizes.values()) <= HEAVIEST_OF_ALL


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", all_games())
def test_a_page_of_rules_shows_each_and_says_what_is_to_be_seen(name, language):
    of, speak = game(name), words(language, name)
    pictures = Pictures(page(name, language)).found
    folder = (ROOT / "docs" / games.page_of(name, language)).parent
    for example in (example for section in sections(of) for example in section.examples):
        caption = speak.render(Say(f"example.{example.id}"))
        for file in boards.names(of, example):
            shown = pictures.pop(0)
            assert (folder / shown["src"]).resolve() == (boards.PICTURES / file).resolve()  # so no other host is asked for it
            assert shown["alt"].endswith(caption)
            assert int(shown["width"]) <= 720
            assert int(shown["height"]) > 0
    assert pictures == []


def test_before_and_after_are_told_apart():
    alts = {shown["src"].rpartition("/")[2]: shown["alt"] for shown in Pictures(page("swintus", "de")).found}
    assert alts["placing-before.webp"].startswith("vorher: ")
    assert alts["placing-after.webp"].startswith("nachher: ")


def test_a_game_without_a_drawn_board_has_its_examples_as_text(monkeypatch):
    monkeypatch.setattr(boards, "is_drawn", lambda of: False)
    of = game("swintus")
    text = games.in_words(of, "de")
    assert list(boards.all_names(of)) == []
    assert "    ```text" in text
    assert 'class="boards"' not in text


def test_the_papers_of_the_repository_need_none_of_them():
    papers = [ROOT / paper for paper in PAPERS] + list((ROOT / "docs").rglob("*.md")) + list((ROOT / games.FOLDER).rglob("*.md"))
    for paper in papers:
        assert not re.search(rf"\]\([^)]*{boards.FOLDER}/", paper.read_text(encoding="utf-8")), paper


def test_a_picture_that_is_not_there_is_named():
    with pytest.raises(PageError, match=r"docs/images/rules/swintus/nothing\.webp: `make screenshots ARGS=rules`"):
        boards.shown_size("swintus/nothing.webp")


def test_a_file_that_is_no_picture_is_refused(tmp_path, monkeypatch):
    monkeypatch.setattr(boards, "ROOT", tmp_path)
    monkeypatch.setattr(boards, "PICTURES", tmp_path)
    (tmp_path / "one.webp").write_bytes(b"GIF89a")
    with pytest.raises(PageError, match=r"one\.webp is no WebP"):
        boards.shown_size("one.webp")
