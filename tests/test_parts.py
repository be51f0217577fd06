"""What `make test` leaves out, `make test-rest` and the jobs of the workflow run."""

from pathlib import Path

import pytest

from parts import LONG, NO_GAME, ONE_GAME, PAGES, PARTS, Parts, game_of_the_commit, games_of, is_first
from sweetbox.conformance.configurations import Configuration
from sweetbox.kernel.registry import all_games, game

ROOT = Path(__file__).parent.parent
GAME = "swintus"


class Case:
    """As much of a test as its part is decided by."""

    def __init__(self, nodeid: str, configuration: Configuration | None = None) -> None:
        self.nodeid = nodeid
        if configuration is not None:
            self.callspec = type("Params", (), {"params": {"configuration": configuration}})


def law(seats: int, **options: object) -> Case:
    tried = Configuration(GAME, seats, options)
    return Case(f"tests/conformance/test_contract.py::test_a_law[{tried.id}]", tried)


FEWEST, MOST = game(GAME).seats
FIRST = [
    Case("tests/kernel/test_bits.py::test_bits_of"),
    Case("tests/games/honeymoon/test_rules.py::test_HM1"),
    Case("tests/web/test_play.py::test_a_match_by_mouse[swintus]"),
    law(FEWEST),
    law(MOST),
    Case("tests/server/test_secrets.py::test_the_whole_server_tells_no_secret[swintus]"),
    Case("tests/server/test_secrets.py::test_the_whole_server_tells_no_secret[_template]"),
]
REST = [
    Case("tests/web/test_play.py::test_a_match_by_mouse[honeymoon]"),
    Case("tests/web/test_silence.py::test_a_line_that_dies_while_nobody_does_anything"),
    law(FEWEST + 1),
    law(MOST, idle_turns=10),
    Case("tests/server/test_secrets.py::test_the_whole_server_tells_no_secret[honeymoon]"),
    Case("tests/server/test_fuzz.py::test_the_whole_document_holds[postgresql]"),
]


@pytest.mark.parametrize("case", [*FIRST, *REST], ids=lambda case: case.nodeid)
def test_each_test_is_in_one_part(case: Case):
    parts = [part for part in PARTS if Parts(part, GAME, None).wants(case)]
    assert parts == [PARTS[case in REST]]


def test_each_test_is_in_the_job_of_its_game_or_in_that_of_none():
    jobs = [*all_games(), NO_GAME]
    for case in [*FIRST, *REST]:
        assert [job for job in jobs if Parts(None, GAME, job).wants(case)] == [*(games_of(case) or [NO_GAME])]
    assert games_of(Case("tests/games/honeymoon/test_rules.py::test_HM1")) == {"honeymoon"}
    assert games_of(Case("tests/conformance/test_contract.py::test_a_law[sweets_stack-2-rules=hard]")) == {"sweets_stack"}


def test_the_commit_names_a_game():
    assert game_of_the_commit() in all_games()
    assert not is_first(Case(f"tests/web/test_play.py::test_a_match_by_mouse[{game_of_the_commit()}]"), "another")


@pytest.mark.parametrize("name", [*PAGES, *ONE_GAME, *LONG])
def test_what_is_named_is_there(name: str):
    file, _, function = name.partition("::")
    told = (ROOT / file).read_text(encoding="utf-8")
    if file.startswith("tests/conformance/"):  # the laws themselves are for games elsewhere, too
        told += (ROOT / "src" / "sweetbox" / "conformance" / file.rpartition("test_")[2]).read_text(encoding="utf-8")
    assert f"def {function.partition('[')[0]}" in told


def test_the_workflow_has_a_job_for_each_game():
    workflow = (ROOT / ".github" / "workflows" / "ci.yml").read_text(encoding="utf-8")
    assert f"only: [{', '.join([*all_games(), NO_GAME])}]" in workflow
