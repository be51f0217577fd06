"""Which tests `make test` runs, and which are left to `make test-rest`. Together they are all the tests; neither leaves one out.

The first part is for everybody, before every change, within five minutes on two cores: the laws on each game's printed box with the
fewest and the most seats, and everything else but the pages in a browser and what `LONG` names. Of the pages it has what `PAGES`
names, for one game.
"""

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from sweetbox.conformance.configurations import Configuration
from sweetbox.kernel.registry import all_games

PARTS = ("first", "rest")
NO_GAME = "none"  # --only: the tests that are about no game

# Of the pages: the words, the keys, two people together, and of one game a whole match and axe in every phase.
PAGES = (
    "tests/web/test_keyboard.py",
    "tests/web/test_play.py",
    "tests/web/test_text.py",
    "tests/web/test_together.py",
    "tests/web/test_types.py",
    "tests/web/test_boards.py::test_a_whole_match",
    "tests/web/test_pages.py::test_axe_finds_nothing_on_any_page_nor_in_any_phase",
)

# What takes long for each game: one of them is tried.
ONE_GAME = (
    "tests/conformance/test_compiled.py::test_no_index_is_out_of_range",
    "tests/server/test_secrets.py::test_the_whole_server_tells_no_secret",
    "tests/server/test_work.py::test_a_move_and_an_end_are_no_more_work_than_before",
)

# What takes longest: each of these a hundredth of the whole or more.
LONG = (
    "tests/adapters/test_docs.py::test_the_examples_run",
    "tests/bots/test_belief.py::test_a_search_among_believed_deals_is_the_same_interpreted_and_compiled",
    "tests/learning/test_tuition.py::test_what_is_taught",
    "tests/server/test_fuzz.py::test_the_whole_document_holds[postgresql]",
    "tests/server/test_kill.py::test_kill_9_loses_nothing_that_was_acknowledged[postgresql]",
    "tests/server/test_nodes.py::test_workers_are_replaced_one_after_the_other_while_people_play",
    "tests/server/test_store.py::test_a_backup_leaves_the_store_as_it_is",
)


class Parts:
    """A pytest plugin: leaves out what is not asked for."""

    def __init__(self, part: str | None, game: str, only: str | None) -> None:
        self.part, self.game, self.only = part, game, only

    def wants(self, item: pytest.Item) -> bool:
        if self.part is not None and self.part != PARTS[not is_first(item, self.game)]:
            return False
        return self.only is None or self.only in (games_of(item) or {NO_GAME})

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        left_out = [item for item in items if not self.wants(item)]
        items[:] = [item for item in items if self.wants(item)]
        config.hook.pytest_deselected(items=left_out)

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        told = session.config.pluginmanager.get_plugin("terminalreporter")
        if told is not None and self.part == PARTS[0]:
            told.write_line(f"Pages are tried with {self.game}; GAME=… chooses another game.")
        elif told is not None and self.part is not None:
            told.write_line(f"`make test` has tried the pages with {self.game}; here are the others.")


def is_first(item: pytest.Item, game: str) -> bool:
    """Whether `make test` runs it, if `game` is the one that is tried."""
    if item.nodeid.startswith(LONG):
        return False
    if item.nodeid.startswith(("tests/web/", *ONE_GAME)) and not games_of(item) <= {game}:
        return False
    if item.nodeid.startswith("tests/web/"):
        return item.nodeid.startswith(PAGES)
    tried = getattr(item, "callspec", None) and item.callspec.params.get("configuration")
    return not isinstance(tried, Configuration) or is_printed(tried)


def is_printed(tried: Configuration) -> bool:
    """The printed box with the fewest or the most seats."""
    return not tried.options and tried.edition is None and tried.seats in tried.game.seats


def games_of(item: pytest.Item) -> set[str]:
    """The games that a test's name or folder has in it."""
    return set(re.split(r"[^a-z0-9_]+", item.nodeid)) & set(all_games())


@cache
def game_of_the_commit() -> str:
    """The same for everybody who tries this commit, and another one for the next."""
    told = subprocess.run(["git", "rev-parse", "HEAD"], cwd=Path(__file__).parent, capture_output=True, text=True, check=False)
    games = all_games()
    return games[int(told.stdout.strip() or "0", 16) % len(games)]
