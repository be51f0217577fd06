"""What is not installed is named with the command that installs it here; nothing is told to come from an index where nothing is."""

import json
import re
import shlex
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import sweetbox
from sweetbox import extras
from sweetbox.cli import main
from sweetbox.extras import MissingExtraError, brought, command_for, near, needs, sentence_for
from sweetbox.words import languages, words

ROOT = Path(__file__).parents[1]
PYTHON = near(Path(sys.executable))
PROMISED = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
# What the reader would look for in an index. Nothing of this name is published.
UNPUBLISHED = re.compile(r"(pip|pipx|uv|uvx|uv tool|uv pip)( install| run| add)?( -\S+)* ['\"]?sweetbox\b(?!-)")


@pytest.fixture
def installed(monkeypatch):
    """What the installer has noted of where Sweetbox came from."""

    def note(noted: dict | None, folder: Path = ROOT) -> None:
        monkeypatch.chdir(folder)
        assert brought()  # the metadata, before there is none

        class Distribution:
            @staticmethod
            def read_text(name: str) -> str | None:
                assert name == "direct_url.json"
                return None if noted is None else json.dumps(noted)

        monkeypatch.setattr(extras.metadata, "distribution", lambda name: Distribution)

    return note


def test_in_a_clone_it_is_the_clone(installed, tmp_path):
    clone = {"url": ROOT.as_uri(), "dir_info": {"editable": True}}
    installed(clone)
    assert command_for("lab") == f"{PYTHON} -m pip install -e '.[lab]'"
    installed(clone, ROOT.parent)
    assert command_for("lab") == f"{near(Path(sys.executable))} -m pip install -e './{ROOT.name}[lab]'"
    installed(clone, tmp_path)
    assert command_for("lab") == f"{sys.executable} -m pip install -e '{ROOT}[lab]'"


def test_from_a_wheel_it_is_its_file(installed, tmp_path):
    wheel = tmp_path / "sweet shop" / "sweetbox-1.0-py3-none-any.whl"
    noted = {"url": wheel.as_uri(), "archive_info": {}}
    wheel.parent.mkdir()
    wheel.touch()
    installed(noted, tmp_path)
    assert command_for("data") == f"{sys.executable} -m pip install 'sweet shop/sweetbox-1.0-py3-none-any.whl[data]'"
    installed(noted, wheel.parent)
    assert command_for("data") == f"{sys.executable} -m pip install './sweetbox-1.0-py3-none-any.whl[data]'"


def test_from_an_address_it_is_that(installed):
    installed({"url": "https://example.org/sweetbox-1.0.whl", "archive_info": {}})
    assert command_for("gpu").endswith(" install 'sweetbox[gpu] @ https://example.org/sweetbox-1.0.whl'")
    installed({"url": "https://example.org/sweetbox", "vcs_info": {"vcs": "git", "commit_id": "0a1b2c"}})
    assert command_for("gpu").endswith(" install 'sweetbox[gpu] @ git+https://example.org/sweetbox@0a1b2c'")


@pytest.mark.parametrize("noted", [None, {"url": "file:///gone/sweetbox-1.0.whl", "archive_info": {}}], ids=["index", "gone"])
def test_from_nowhere_that_is_left_it_is_what_the_extra_consists_of(installed, noted):
    installed(noted)
    libraries = {re.split("[<>=]", each)[0] for each in shlex.split(command_for("fast"))[4:]}
    assert libraries == {re.split("[<>=]", each)[0] for each in PROMISED["fast"]} == {"llvmlite", "numba", "numpy"}
    assert "sweetbox" not in command_for("fast").partition(" install ")[2]


def test_without_pip_uv_installs_it(installed, monkeypatch):
    installed({"url": ROOT.as_uri(), "dir_info": {"editable": True}})
    monkeypatch.setattr(extras.importlib.util, "find_spec", lambda name: None)
    assert command_for("lab") == f"uv pip install --python {PYTHON} -e '.[lab]'"


def test_every_extra_that_people_install_is_in_the_metadata():
    """If this fails, .venv was set up before pyproject.toml changed: `make setup`."""
    assert set(PROMISED) == set(brought())
    assert {"numba", "numpy", "llvmlite", "litestar"} <= set(brought()["play"])


@pytest.mark.parametrize(
    ("module", "extra"),
    [
        ("numpy", "fast"),
        ("numba.core", "fast"),
        ("litestar", "server"),
        ("prometheus_client", "server"),
        ("asyncpg", "postgresql"),
        ("optuna", "lab"),
        ("pyarrow.parquet", "data"),
        ("torch", "train"),
        ("ray", "cluster"),
        ("gymnasium", "gymnasium"),
        ("pyspiel", "openspiel"),
        ("stable_baselines3", "sb3"),
        ("pytest", "check"),
    ],
)
def test_a_missing_module_is_found_in_the_smallest_extra_that_brings_it(module, extra):
    found = sentence_for(ModuleNotFoundError(name=module))
    assert found is not None
    assert found.values["extra"] == extra


def test_whoever_needs_it_knows_better_which_extra():
    with pytest.raises(MissingExtraError) as caught, needs("sb3"):
        raise ModuleNotFoundError(name="gymnasium")
    assert caught.value.say.values == {"missing": "gymnasium", "extra": "sb3", "command": command_for("sb3")}
    for language in languages():
        assert words(language).render(caught.value.say).endswith(command_for("sb3"))


def test_what_no_extra_brings_is_a_fault_and_shown_as_one(monkeypatch):
    assert sentence_for(ModuleNotFoundError(name="sweetbox.nowhere")) is None
    with pytest.raises(ModuleNotFoundError, match="nothing_of_this_name") as caught, needs("sb3"):
        import nothing_of_this_name  # noqa: F401
    assert not isinstance(caught.value, MissingExtraError)


@pytest.mark.parametrize(
    ("program", "extra"),
    [
        ("sweetbox.batch('swintus', 2)", "fast"),
        ("sweetbox.batch('swintus', 2, 'cuda')", "gpu"),
        ("sweetbox.one_hot('swintus')", "fast"),
        ("import sweetbox.lab.lab", "lab"),
        ("import sweetbox.datasets.writer", "data"),
        ("import sweetbox.learning.trainer", "train"),
        ("import sweetbox.adapters.gymnasium", "gymnasium"),
        ("import sweetbox.adapters.pettingzoo", "pettingzoo"),
        ("import sweetbox.adapters.openspiel", "openspiel"),
        ("import sweetbox.adapters.sb3", "sb3"),
    ],
)
def test_python_says_it_too(program, extra):
    """With the libraries of `fast` missing, which each of them needs."""
    told = f"import sys; sys.modules.update(numpy=None, numba=None); import sweetbox; {program}"
    done = subprocess.run([sys.executable, "-c", told], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1].startswith("sweetbox.extras.MissingExtraError: This needs ")
    assert done.stderr.splitlines()[-1].endswith(command_for(extra).removeprefix(PYTHON))


def test_without_the_server_plain_sweetbox_says_what_works_now(monkeypatch, capsys):
    monkeypatch.delitem(sys.modules, "sweetbox.server.serve", raising=False)
    for name in [name for name in sys.modules if name.partition(".")[0] in ("litestar", "uvicorn")]:
        monkeypatch.setitem(sys.modules, name, None)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    monkeypatch.setattr(sys, "argv", ["sweetbox"])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 1
    (told,) = capsys.readouterr().err.splitlines()
    assert "`sweetbox play` works now" in told
    assert told.endswith(command_for("play"))


def _told() -> list[Path]:
    """Every text that a person reads: pages, sentences, code, examples."""
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    kinds = (".md", ".ftl", ".py", ".ts", ".svelte", ".toml", ".cff", ".html", ".txt", ".yml", "Containerfile", "Makefile")
    return [ROOT / name for name in listed if name.endswith(kinds) and (ROOT / name).is_file() and ROOT / name != Path(__file__)]


def test_nothing_is_told_to_come_from_an_index_where_nothing_is():
    """To be dropped with the first release to one."""
    found = {str(path.relative_to(ROOT)): text.group() for path in _told() if (text := UNPUBLISHED.search(path.read_text("utf-8")))}
    assert found == {}
    for wrong in ("pip install sweetbox", "uvx sweetbox", "pip install -U 'sweetbox[lab]'", "uv add sweetbox", "pipx run sweetbox"):
        assert UNPUBLISHED.search(wrong)
    assert not UNPUBLISHED.search(command_for("lab"))
    assert sweetbox.__version__
