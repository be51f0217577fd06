"""Matches as files."""

import pytest

import sweetbox
from sweetbox import MatchFileError, OptionError
from sweetbox.files.matches import load_match, overwrite_match, read_match_file, write_match

MATCH = sweetbox.game("biscuit_pockets").new_match(2, seed=3)


def test_a_match_is_written_and_read_again(tmp_path):
    path = tmp_path / "match.json"
    write_match(path, MATCH)
    assert load_match(path).to_json() == MATCH.to_json()
    assert read_match_file(path).game == "biscuit_pockets"
    later = MATCH.copy()
    later.play(min(later.to_act), later.legal(min(later.to_act))[0])
    write_match(path, later)
    assert load_match(path).log == later.log


def test_only_a_match_is_overwritten(tmp_path):
    path = tmp_path / "diary.txt"
    path.write_text("Dear diary")
    with pytest.raises(OptionError, match="already exists and cannot be read as a match file"):
        write_match(path, MATCH)
    assert path.read_text() == "Dear diary"
    with pytest.raises(OptionError, match="No such file or directory"):
        write_match(tmp_path / "no folder" / "match.json", MATCH)


def test_overwriting_asks_nothing_and_makes_the_folder(tmp_path):
    path = tmp_path / "kept" / "match.json"
    overwrite_match(path, MATCH)
    path.write_text("broken")
    overwrite_match(path, MATCH)
    assert load_match(path).log == MATCH.log
    with pytest.raises(OptionError, match=r"Not a directory|File exists"):
        overwrite_match(path / "below a file.json", MATCH)


def test_a_file_that_cannot_be_read_is_said(tmp_path):
    for read in (read_match_file, load_match):
        with pytest.raises(MatchFileError, match="No such file or directory"):
            read(tmp_path / "missing.json")
        with pytest.raises(MatchFileError, match="Is a directory"):
            read(tmp_path)
