import random
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from server.hosting import Hosted, hosted, unhurried
from sweetbox.kernel.registry import all_games
from sweetbox.server.static_files import STATIC
from waiting import PATIENCE
from web.chromium import LAUNCH, environment, executable
from web.visitor import Visitor

Visit = Callable[..., Visitor]
CHANCE = random.Random()
expect.set_options(timeout=PATIENCE * 1000)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", all_games())


@pytest.fixture(autouse=True)
def same_chance(request: pytest.FixtureRequest) -> None:
    """What chance brings is the same in every run of a test, whichever tests ran before it on this server."""
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
    program = executable()
    with warnings.catch_warnings(), sync_playwright() as playwright:
        warnings.simplefilter("ignore")
        started = playwright.chromium.launch(executable_path=program, env=environment(program), **LAUNCH)  # type: ignore[arg-type]
        yield started
        started.close()


@pytest.fixture
def visit(browser: Browser, site: Hosted) -> Iterator[Visit]:
    """Somebody with a browser window of their own. Whatever a test is about: no page complains, and none asks another server."""
    visitors: list[Visitor] = []

    def come(name: str | None = None, address: str = site.address, **how: Any) -> Visitor:
        chosen = {"locale": "en-GB", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 800}, **how}
        visitor = Visitor(browser.new_context(**chosen), address, site.address)
        visitors.append(visitor)
        return visitor.call(name) if name is not None else visitor

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [trouble for visitor in visitors for trouble in visitor.troubles] == []
