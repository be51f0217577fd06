import sys
from pathlib import Path

import pytest

import sweetbox
from cli.running import Done
from sweetbox.bots.playing import play_match
from sweetbox.cli import main


@pytest.fixture
def run(capsys, monkeypatch):
    """A command in this process, as the console script would run it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)

    def command(*arguments: object) -> Done:
        monkeypatch.setattr(sys, "argv", ["sweetbox", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            main()
        shown = capsys.readouterr()
        code = end.value.code
        return Done(code if isinstance(code, int) else 0 if code is None else 1, shown.out, shown.err)

    return command


@pytest.fixture
def refused(run):
    """The sentence of a command that must fail."""

    def command(*arguments: object) -> str:
        done = run(*arguments)
        assert done.code != 0
        assert done.out == ""
        assert done.err.endswith("\n")
        assert done.err.count("\n") == 1, done.err
        assert "Traceback" not in done.err
        sentence = done.err.strip()
        assert sentence.endswith(".") or " -m pip install " in sentence, "a command stands at the end, to be copied"
        return sentence

    return command


@pytest.fixture(scope="session")
def stored(tmp_path_factory) -> Path:
    """The file of a match that is over."""
    match = sweetbox.game("biscuit_pockets").new_match(3, seed=7)
    play_match(match, ["random"] * 3, 7)
    path = tmp_path_factory.mktemp("matches") / "m.json"
    path.write_text(match.to_json())
    return path
