"""Bots that are not installed: a file or a module, named where a bot is."""

import sys

import pytest

import sweetbox
from sweetbox import OptionError, UnknownNameError
from sweetbox.bots import Turn, arena, compiled, registry
from sweetbox.bots.arena import Arena

FIRST = """
from sweetbox.bots import Answer


class First:
    def choose(self, turn):
        return Answer(turn.legal[0])
"""

TWO = (
    FIRST
    + """

class Nth:
    name = "nth"

    def __init__(self, argument):
        self.number = int(argument or 0)

    def choose(self, turn):
        return Answer(turn.legal[self.number % len(turn.legal)])
"""
)


@pytest.fixture(autouse=True)
def _folder(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(arena, "data_folder", lambda: tmp_path)
    monkeypatch.setattr(compiled, "is_ready", lambda *_: True)


def turn() -> Turn:
    match = sweetbox.game("_template").new_match(2, seed=1)
    return Turn.of(match, min(match.to_act))


def test_a_file_with_one_bot_is_that_bot(tmp_path):
    (tmp_path / "my_bot.py").write_text(FIRST)
    for spec in ("./my_bot.py", "my_bot.py", str(tmp_path / "my_bot.py"), "my_bot.py:First"):
        bot = sweetbox.bot(spec)
        assert bot.choose(turn()).move == turn().legal[0]
        assert isinstance(bot.name, str)
    assert sweetbox.bot("./my_bot.py").name == "my_bot"


def test_of_several_one_is_named_and_may_have_an_argument(tmp_path):
    (tmp_path / "two.py").write_text(TWO)
    with pytest.raises(OptionError, match=r"two\.py: First and Nth\. Say which one you mean, as in two\.py:First"):
        sweetbox.bot("two.py")
    assert sweetbox.bot("two.py:Nth").number == 0
    assert sweetbox.bot("two.py:Nth:3").number == 3
    with pytest.raises(UnknownNameError, match=r"No such bot: two\.py:Second\. Known bots: First and Nth"):
        sweetbox.bot("two.py:Second")
    with pytest.raises(OptionError, match="cannot be made"):
        sweetbox.bot("two.py:First:3")  # it takes none


def test_a_table_of_makers_counts_before_classes(tmp_path):
    (tmp_path / "table.py").write_text(TWO + '\nBOTS = {"second": lambda argument: Nth("1")}\n')
    assert sweetbox.bot("table.py").number == 1
    assert sweetbox.bot("table.py:second").number == 1


def test_a_module_of_the_folder_or_of_a_package_is_found(tmp_path, monkeypatch):
    (tmp_path / "a_package_of_bots").mkdir()
    (tmp_path / "a_package_of_bots" / "__init__.py").write_text("")
    (tmp_path / "a_package_of_bots" / "mine.py").write_text(TWO)
    assert sweetbox.bot("a_package_of_bots.mine:Nth:2").number == 2
    with pytest.raises(OptionError, match="cannot be imported: ModuleNotFoundError"):
        sweetbox.bot("a_package_of_bots.yours:Nth")


def test_a_file_may_import_what_lies_beside_it(tmp_path):
    folder = tmp_path / "deep"
    folder.mkdir()
    (folder / "beside_my_bot.py").write_text(FIRST)
    (folder / "mine.py").write_text("from beside_my_bot import First as Base\n\n\nclass Mine(Base):\n    name = 'mine'\n")
    assert sweetbox.bot("deep/mine.py").name == "mine"


def test_a_changed_file_is_read_again_and_is_another_bot(tmp_path):
    file = tmp_path / "my_bot.py"
    file.write_text(FIRST)
    before, sources = sweetbox.bot("my_bot.py"), registry.sources(["my_bot.py"])
    assert registry.sources(["my_bot.py"]) == sources != registry.sources(["random"])
    file.write_text(FIRST.replace("legal[0]", "legal[-1]"))
    assert sweetbox.bot("my_bot.py").choose(turn()) != before.choose(turn())
    assert registry.sources(["my_bot.py"]) != sources


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, r"There is no file my_bot\.py: expected the path of a Python file with a bot in it"),
        ("class Nobody: ...", r"There is no bot in .*my_bot\.py: it needs a class with a method choose\(turn\), or a table BOTS"),
        ("def choose(", r"The bot my_bot\.py cannot be imported: SyntaxError"),
        ("import nothing_of_that_name", r"The bot my_bot\.py cannot be imported: ModuleNotFoundError"),
        ("BOTS = {'a': lambda argument: 3}", r"The bot my_bot\.py cannot be made: TypeError: int has no choose\(turn\)"),
        ("BOTS = {'a': 3}", r"The bot my_bot\.py cannot be made: TypeError"),
    ],
)
def test_what_is_no_bot_is_said_in_one_sentence(tmp_path, text, sentence):
    if text is not None:
        (tmp_path / "my_bot.py").write_text(text)
    with pytest.raises(OptionError, match=sentence):
        sweetbox.bot("my_bot.py")


def test_a_path_may_begin_with_a_drive():
    assert registry.read_spec(r"C:\bots\mine.py:First:3") == (r"C:\bots\mine.py", "First:3")
    assert registry.read_spec("C:/bots/mine.py") == ("C:/bots/mine.py", None)
    assert registry.read_spec("search:0.2s") == ("search", "0.2s")


def test_it_plays_in_the_arena_on_any_number_of_processes(tmp_path):
    (tmp_path / "two.py").write_text(TWO)
    game = sweetbox.game("_template")
    one, two = (Arena(game, ["./two.py:First", "two.py:Nth:1"], 2, 4, fresh=True).run(processes=count) for count in (1, 2))
    assert one.bots == two.bots
    assert not one.failing
    assert {standing.name for standing in one.bots} == {"./two.py:First", "two.py:Nth:1"}
