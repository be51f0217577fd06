from pathlib import Path

import platformdirs

from sweetbox.files.places import cache_folder, data_folder


def test_one_variable_moves_both(monkeypatch, tmp_path):
    monkeypatch.setenv("SWEETBOX_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "data"
    assert cache_folder() == tmp_path / "cache"


def test_else_they_are_where_the_system_keeps_such_things(monkeypatch):
    for value in (None, ""):
        monkeypatch.delenv("SWEETBOX_HOME") if value is None else monkeypatch.setenv("SWEETBOX_HOME", value)
        assert data_folder() == Path(platformdirs.user_data_dir("sweetbox"))
        assert cache_folder() == Path(platformdirs.user_cache_dir("sweetbox"))
