"""Editions that a server offers: chosen in the form, and drawn as they are. Honeymoon's sheet changes the most."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from server.hosting import Hosted, hosted, unhurried
from sweetbox.files.editions import shipped_text
from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as find_game
from sweetbox.server.editions import read_folder
from web.conftest import CHANCE
from web.visitor import Visitor


@pytest.fixture(scope="module")
def offering(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("editions")
    for name in all_games():
        (folder / name).mkdir()
        (folder / name / "small.toml").write_text(shipped_text(find_game(name), "small"), encoding="utf-8")
    database = f"sqlite:///{tmp_path_factory.mktemp('offering') / 'rooms.db'}"
    editions = read_folder(folder)[0]
    with unhurried(), hosted(database, make_seed=lambda: CHANCE.randbytes(32), bot_seed=7, editions=editions) as running:
        yield running


@pytest.fixture
def come(browser: Browser, offering: Hosted) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a browser, on that server."""
    visitors: list[Visitor] = []

    def visit(**how: Any) -> Visitor:
        window = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}
        visitors.append(Visitor(browser.new_context(**{**window, "service_workers": "block", **how}), offering.address))
        return visitors[-1].call("Mia")

    yield visit
    for visitor in visitors:
        visitor.context.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []


def test_an_edition_is_chosen_in_the_form_and_its_sheet_is_drawn(come: Callable[..., Visitor]) -> None:
    mia = come()
    mia.open("/new/honeymoon").at("edition").select_option("small")
    expect(mia.at("edition-sizes")).to_contain_text("cells in a row of the sheet, and rows: 4 (printed: 13)")
    mia.at("open-room").click()
    mia.page.wait_for_url("**/room/*")
    room = mia.page.url.rpartition("/")[2]
    mia.ask("PUT", f"/api/rooms/{room}/seats/1", {"kind": "bot", "bot": "random"})
    mia.at("start").click()
    mia.settle()
    expect(mia.page.get_by_role("grid").first).to_have_attribute("aria-rowcount", "4")
    expect(mia.page.get_by_role("region", name="How to play")).to_contain_text("one more roll of 2 or more")
    mia.is_within_its_width()


@pytest.mark.parametrize(
    ("locale", "printed", "one_seat", "sizes"),
    [
        ("en-GB", "as printed", "1 seat · basic game · small", "cells in a row of the sheet, and rows: 4 (printed: 13)"),
        ("de-DE", "wie gedruckt", "1 Platz · Grundspiel · small", ": 4 ("),
    ],
)
def test_an_edition_is_chosen_for_a_match_at_once_and_kept(
    come: Callable[..., Visitor], locale: str, printed: str, one_seat: str, sizes: str
) -> None:
    mia = come(locale=locale)
    mia.open("/").at("choice-honeymoon").click()
    expect(mia.at("edition").locator("option").first).to_have_text(printed)
    mia.at("edition").select_option("small")
    expect(mia.at("edition-sizes")).to_contain_text(sizes)
    mia.at("seats-1").check()
    mia.is_within_its_width()
    mia.page.keyboard.press("Escape")
    expect(mia.at("choice-honeymoon")).to_have_text(one_seat)
    mia.open("/").at("choice-honeymoon").click()  # the choice is remembered
    expect(mia.at("edition")).to_have_value("small")
    mia.at("play-chosen").click()
    mia.at("first-play").click()
    mia.page.wait_for_url("**/room/*")
    mia.settle()
    expect(mia.page.get_by_role("grid").first).to_have_attribute("aria-rowcount", "4")
