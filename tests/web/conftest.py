import os
import random
import warnings
from collections.abc import Callable, Generator, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from server.hosting import Hosted, hosted, unhurried
from sweetbox.kernel.registry import all_games
from sweetbox.server.static_files import STATIC
from waiting import PATIENCE
from web import firefox
from web.chromium import LAUNCH, environment, executable
from web.visitor import Visitor, shorter

Visit = Callable[..., Visitor]
Over = Callable[[str], "Past"]
CHANCE = random.Random()
ALL = bool(os.environ.get("SWEETBOX_FRAMES"))  # `make soak`: every window, seat and theme
expect.set_options(timeout=PATIENCE * 1000)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", all_games())


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest) -> None:
    """Chance is the same in every run of a test, whichever tests ran before it on this server."""
    CHANCE.seed(request.node.nodeid)


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    """A real server with the built client."""
    if not (STATIC / "index.html").is_file():
        pytest.fail("The web client is not built: run `make web`.")
    database = f"sqlite:///{tmp_path_factory.mktemp('site') / 'rooms.db'}"
    with unhurried(), hosted(database, make_seed=lambda: CHANCE.randbytes(32), bot_seed=7) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    if firefox.CHOSEN:
        os.environ.update(firefox.DRIVER)
    with warnings.catch_warnings(), sync_playwright() as playwright:
        warnings.simplefilter("ignore")
        started = _firefox(playwright) if firefox.CHOSEN else _chromium(playwright)
        yield started
        started.close()


def _chromium(playwright: Playwright) -> Browser:
    program = executable()
    return playwright.chromium.launch(executable_path=program, env=environment(program), **LAUNCH)  # type: ignore[arg-type]


def _firefox(playwright: Playwright) -> Browser:
    program = firefox.executable() or pytest.fail(firefox.MISSING)
    return playwright.firefox.launch(executable_path=program, **firefox.LAUNCH)


class Past(NamedTuple):
    """A match that is over."""

    room: str
    match: str
    cookies: Any  # those of Mia, who played it


@pytest.fixture(scope="session")
def past(browser: Browser, site: Hosted) -> Callable[[str], Past]:
    """A finished match of each game, only to be looked at; all tests of a process share it."""

    @cache
    def play(game: str) -> Past:
        chance = CHANCE.getstate()
        CHANCE.seed(game)
        with browser.new_context() as context:
            mia = Visitor(context, site.address).call("Mia")
            room = mia.room(game, options=shorter(game))
            *_, sight = mia.play_on(room, random.Random(game))
            found = Past(room, str(sight["match"]["id"]), context.cookies())
        CHANCE.setstate(chance)
        return found

    return play


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """When a test fails, its report says what its pages showed at that moment."""
    report = yield
    if report.when == "call" and report.failed:
        for visitor in VISITORS:
            report.sections.append((f"Page {visitor.page.url}", visitor.shown()))
    return report


VISITORS: list[Visitor] = []  # those of the running test


@pytest.fixture
def visit(browser: Browser, site: Hosted) -> Iterator[Visit]:
    """Somebody with a browser window of their own. Whatever a test is about, no page may complain or ask another server."""

    def come(name: str | None = None, address: str = site.address, **how: Any) -> Visitor:
        # Without the service worker, which answers some requests itself and is tested in test_installed.py.
        window = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}}
        chosen = {**window, "service_workers": "block", **how}
        visitor = Visitor(browser.new_context(**chosen), address, site.address)
        VISITORS.append(visitor)
        return visitor.call(name) if name is not None else visitor

    yield come
    gone = [VISITORS.pop(0) for _ in range(len(VISITORS))]
    for visitor in gone:
        visitor.context.close()
    assert [trouble for visitor in gone for trouble in visitor.troubles] == []
