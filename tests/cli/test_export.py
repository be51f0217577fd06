"""`sweetbox export`. What is in the files: tests/datasets."""

import shutil
from pathlib import Path
from typing import Any

import pytest

import sweetbox
from exported import KEPT, play_on, read_back


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("{here}",), "does not exist yet"),
        (("{here}/out", "--file", "{here}/no.json"), "no.json"),
        (("{here}/out", "--file", "{here}/other.json"), "expected a match of _template, got one of swintus"),
        (("{here}/out", "--database", "sqlite:///{here}/none.sqlite"), "none.sqlite"),
        (("{here}/out", "--database", "sqlite:///x", "--file", "y"), "either --file or --database"),
        (("{here}/out", "--bots", "search:10"), "random or greedy"),
    ],
)
def test_what_cannot_be_exported_is_said_in_one_sentence(run: Any, tmp_path: Path, arguments: Any, sentence: str) -> None:
    shutil.copy(KEPT / "swintus.json", tmp_path / "other.json")
    done = run("export", "_template", *(each.format(here=tmp_path) for each in arguments))
    assert done.code == 1
    assert sentence in done.err
    assert done.err.count("\n") == 1
    assert not (tmp_path / "out").exists()
    assert not (tmp_path / "out.part").exists()


def test_the_command_says_what_it_wrote(run: Any, tmp_path: Path) -> None:
    (tmp_path / "one.json").write_text(play_on(sweetbox.game("_template").new_match(seed=3)).to_json())
    done = run("export", "_template", str(tmp_path / "out"), "--file", str(tmp_path))
    assert done.code == 0, done.err
    assert "of 1 match" in done.out
    assert len(read_back(tmp_path / "out")[1]) == 1
