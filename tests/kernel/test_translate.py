"""Translation and its cache, on small modules written for each test."""

import importlib.util
import itertools
import os
import shutil
import subprocess
import sys
from ctypes import addressof
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np
import pytest

import sweetbox
from sweetbox.engines import engine
from sweetbox.engines.base import fingerprint
from sweetbox.kernel import translate
from sweetbox.kernel.drivers import Rows, Scratch
from sweetbox.kernel.game import Game

RULES = """
from ctypes import c_int8
from sweetbox.kernel.record import Record

SEATS, MOVES, OUTCOMES, LONGEST, HIDES = (1, 1), 4, 4, 10, False

class Box(Record):
    __slots__ = ()
    _fields_ = [("seats", c_int8)]

class Table(Record):
    __slots__ = ()
    _fields_ = [("here", c_int8), ("row", c_int8 * 3)]

def setup(box, table):
    table.here = 0
def to_act(box, table):
    return 0 if table.here >= LIMIT else 1
def legal(box, table, seat, moves):
    moves[0] = 1
    return 1
def play(box, table, seat, move):
    table.here += stride(move)
def stride(move):
    return move * 1
def odds(box, table, weights):
    return 1
def happen(box, table, outcome):
    table.here = outcome
def result(box, table, points, ranks):
    points[0] = table.here
    ranks[0] = 1
def hide(box, table, seat):
    table.here = table.here
def imagine(box, table, seat, rng):
    table.here = table.here
def seen_by(box, table, actor, event):
    return 1
LIMIT = 3
"""

JUDGE = """
from tiny_rules import stride

OBSERVATION = 1

def observe(box, table, seat, out):
    out[0] = table.here
def evaluate(box, table, seat):
    return 1000 * stride(table.here)
"""

count = itertools.count()


@pytest.fixture
def write(tmp_path):
    """Write a module and import it under its name, again each time."""
    names = []

    def module(text: str, name: str) -> ModuleType:
        folder = tmp_path / f"{next(count)}"
        folder.mkdir()
        (folder / f"{name}.py").write_text(text)
        spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
        loaded = importlib.util.module_from_spec(spec)
        sys.modules[name] = loaded
        names.append(name)
        spec.loader.exec_module(loaded)
        return loaded

    yield module
    for name in names:
        sys.modules.pop(name, None)


@pytest.fixture
def tiny(write):
    """A game of these two texts. It is always called the same, whatever its modules are."""

    def game(rules: str = RULES, judge: str = JUDGE, name: str = "tiny") -> Game:
        made = Game("tiny", "tiny")
        made.__dict__["rules"] = write(rules, f"{name}_rules")
        made.__dict__["judge"] = write(judge.replace("tiny_rules", f"{name}_rules"), f"{name}_judge")
        return made

    return game


@pytest.fixture(autouse=True)
def _home(tmp_path, monkeypatch):
    """A compile cache of its own for each test, cold at first."""
    monkeypatch.setenv("SWEETBOX_HOME", str(tmp_path / "home"))


def compiled(game: Game, bounds: bool = False) -> translate.Functions:
    """Compiled again, or from the cache: as another process would."""
    again = Game(game.name, game.package)
    again.__dict__.update(rules=game.rules, judge=game.judge)
    return engine(again, "cpu", bounds=bounds).functions


def records(game: Game) -> tuple[Any, Any]:
    """A box and a table, all zero."""
    return game.rules.Box(), game.rules.Table()


def end_of(functions: translate.Functions, game: Game) -> int:
    """Where moves of 1 end: a driver calls `play`, and that calls `stride`; LIMIT stops it."""
    box, table = records(game)
    while functions.to_act_at(addressof(box), addressof(table)):
        functions.play_at(addressof(box), addressof(table), 0, 1)
    return int(table.here)


def test_the_namespaces_hold_everything_that_is_reached(tiny):
    game = tiny()
    functions = translate.plain(game)
    assert functions.stride(3) == 3
    assert hasattr(functions, "random_playouts")
    assert functions.play is not game.rules.play
    assert functions.play.__globals__["stride"] is functions.stride
    assert functions.to_act.__globals__["LIMIT"] == 3
    assert functions.to_act_at.__globals__["to_act"] is functions.to_act
    assert "play" not in vars(translate.drivers)


def test_a_changed_callee_is_seen(tiny):
    """Numba's own key would miss it: the driver's text is the same."""
    game = tiny()
    assert end_of(compiled(game), game) == 3
    before = fingerprint(game)
    changed = tiny(RULES.replace("return move * 1", "return move * 2"))
    assert fingerprint(changed) != before
    assert end_of(compiled(changed), changed) == 4
    game = tiny()
    assert fingerprint(game) == before
    assert end_of(compiled(game), game) == 3


def test_the_walk_is_made_once_until_a_module_is_given_something_else(tiny, monkeypatch):
    """A server asks at the end of each match; disassembling the rules takes as long as fifty moves."""
    walks = []
    reach = translate.reach
    monkeypatch.setattr(translate, "reach", lambda *given: walks.append(1) or reach(*given))
    game = tiny()
    before = fingerprint(game)
    assert [fingerprint(game), fingerprint(game, bounds=True) != before, len(walks)] == [before, True, 1]
    with monkeypatch.context() as patch:
        patch.setattr(game.rules, "stride", lambda move: move * 2)
        changed = translate.text_digest(game)
        patch.setattr(game.rules, "LIMIT", 7)
        assert len({changed, translate.text_digest(game)}) == 2
    assert fingerprint(game) == before


@pytest.mark.parametrize(
    ("setting", "file", "expected"),
    [(None, None, None), ("1", None, 1), ("0", None, 0), ("nonsense", None, None), (None, "boundscheck: 1", 1)],
)
def test_numbas_own_switch_is_read_without_numba(setting, file, expected, tmp_path):
    """What is compiled with it is kept apart; Numba itself is only imported where it has a file."""
    if file is not None:
        (tmp_path / ".numba_config.yaml").write_text(file)
    program = """
import sys
from sweetbox.engines.base import _numbas_boundscheck as told, _numbas_version as version
print(told(), "numba" in sys.modules, version())
import numba
print(told(), numba.config.BOUNDSCHECK, numba.__version__)
"""
    surroundings = {name: value for name, value in os.environ.items() if name != "NUMBA_BOUNDSCHECK"}
    surroundings |= {"NUMBA_BOUNDSCHECK": setting} if setting is not None else {}
    command = [sys.executable, "-W", "ignore", "-c", program]
    done = subprocess.run(command, cwd=tmp_path, env=surroundings, capture_output=True, text=True, check=True)
    without, with_numba = (line.split() for line in done.stdout.splitlines())
    assert without == [f"{expected}", f"{file is not None}", numba.__version__]
    assert with_numba == [f"{expected}", f"{expected}", numba.__version__]


def test_the_judge_calls_the_rules_by_name(tiny):
    """A function that judge.py imports from rules.py is the same one there, and its change is seen."""
    game = tiny()
    functions = translate.plain(game)
    assert functions.evaluate.__globals__["stride"] is functions.stride
    assert functions.observe_at.__globals__["observe"] is functions.observe
    box, table = records(game)
    table.here = 3
    assert compiled(game).evaluate_at(addressof(box), addressof(table), 0) == 3000
    for changed in ((RULES.replace("return move * 1", "return move * 2"), JUDGE), (RULES, JUDGE.replace("1000", "2000"))):
        assert compiled(tiny(*changed)).evaluate_at(addressof(box), addressof(table), 0) == 6000


def test_two_games_with_equal_records_never_share_a_driver(tiny):
    one, other = tiny(name="one"), tiny(RULES.replace("LIMIT = 3", "LIMIT = 7"), name="other")
    assert np.dtype(one.rules.Table) == np.dtype(other.rules.Table)
    assert [end_of(compiled(game), game) for game in (one, other, one)] == [3, 7, 3]


def test_a_constant_that_changes_in_another_module_is_seen(tiny, write):
    """No function is reached in that module, so its text is not what counts, but its numbers."""
    text = RULES.replace("LIMIT = 3", "from tiny_numbers import LIMIT")
    write("LIMIT = 3", "tiny_numbers")
    game = tiny(text)
    assert end_of(compiled(game), game) == 3
    write("LIMIT = 5", "tiny_numbers")
    game = tiny(text)
    assert end_of(compiled(game), game) == 5


def test_checked_indices_raise_even_when_the_cache_is_warm(tiny):
    """A planted index beyond the row: unchecked it is compiled and kept first, then the checked run must still raise."""
    text = RULES.replace("moves[0] = 1\n", "moves[table.here + 9] = 1\n    moves[0] = 1\n")
    game = tiny(text)
    box, table = records(game)
    room = np.zeros(20, np.int32)
    moves = room[:4]  # the stray write lands in the rest of the room
    for _ in range(2):
        assert compiled(game).legal_at(addressof(box), addressof(table), 0, moves.ctypes.data) == 1
    assert room[9] == 1
    for _ in range(2):  # cold, then from the cache
        with pytest.raises(IndexError):
            compiled(game, bounds=True).legal_at(addressof(box), addressof(table), 0, moves.ctypes.data)
    assert compiled(game).legal_at(addressof(box), addressof(table), 0, moves.ctypes.data) == 1
    assert fingerprint(game) != fingerprint(game, bounds=True)


def test_the_cache_is_used_again(tiny):
    game = tiny()
    assert end_of(compiled(game), game) == 3
    again = compiled(game)
    assert end_of(again, game) == 3
    assert sum(again.play_at.stats.cache_hits.values()) == 1
    assert sum(again.play_at.stats.cache_misses.values()) == 0


def test_the_cache_is_used_by_a_copy_of_the_same_sources(tmp_path):
    """Else a mark says that everything is compiled, and bots compile it in the middle of their moves."""
    program = """
from sweetbox.engines import engine
each = engine("_template")
each.functions.start_rng(each.rngs(1)[0], 1, 2)
print(sweetbox.__file__, *each.functions.start_rng.stats.cache_misses.values())
"""
    told = []
    for name in ("here", "there"):
        shutil.copytree(Path(sweetbox.__file__).parent, tmp_path / name / "sweetbox", ignore=shutil.ignore_patterns("static"))
        own = {**os.environ, "PYTHONPATH": str(tmp_path / name), "SWEETBOX_HOME": str(tmp_path / "home")}
        run = [sys.executable, "-c", f"import sweetbox{program}"]
        told.append(subprocess.run(run, env=own, capture_output=True, text=True, check=True).stdout.split())
    assert told == [
        [str(tmp_path / "here" / "sweetbox" / "__init__.py"), "1"],
        [str(tmp_path / "there" / "sweetbox" / "__init__.py")],
    ]


def test_numbas_own_cache_folder_is_left_as_it_was(tiny):
    before = numba.config.CACHE_DIR
    compiled(tiny())
    assert before == numba.config.CACHE_DIR


def plain_end_of(game: Game) -> int:
    return end_of(translate.plain(game), game)


def test_a_name_means_what_it_means_in_its_own_module(tiny, write):
    """A helper of the same name as another module's, a constant too: no copy ever sees the other's."""
    write("LIMIT = 9\ndef stride(move):\n    return LIMIT\ndef helper(move):\n    return stride(move) - 7\n", "tiny_helpers")
    game = tiny(RULES.replace("return move * 1", "return helper(move)") + "\nfrom tiny_helpers import helper\n")
    assert plain_end_of(game) == end_of(compiled(game), game) == 4  # strides of 2 up to the game's LIMIT, 3


def test_a_game_may_use_a_name_of_the_drivers(tiny):
    """`settle` is a driver, which `lay_out` calls; the game's own `settle` serves the game alone."""
    game = tiny(RULES.replace("return move * 1", "return settle(move)") + "\ndef settle(move):\n    return 2\n")
    functions = compiled(game)
    assert plain_end_of(game) == end_of(functions, game) == 4
    boxes = np.zeros(1, np.dtype(game.rules.Box))
    tables, blank = (np.zeros(1, np.dtype(game.rules.Table)) for _ in range(2))
    numbers = np.zeros((1, 8), np.int64)
    many = Rows(boxes, blank, tables, numbers, numbers, np.zeros(1, np.int64))
    scratch = Scratch(*(np.zeros(4, np.int32) for _ in range(4)), blank)
    functions.reset_rows(many, scratch, 0, 1, np.ones(1, np.bool_), False)  # by `lay_out`
    assert many.acting[0] == 1
    with pytest.raises(TypeError, match="lay_out: expected a function that Python calls"):
        functions.lay_out(many, 0, False, scratch.weights)


def test_two_drivers_of_one_name_are_refused(tiny, write):
    more = write("def settle(box, table):\n    return 1\n", "tiny_drivers")
    expected = "expected one driver of each name, got 'settle' in sweetbox.kernel.drivers and in tiny_drivers"
    with pytest.raises(TypeError, match=expected):
        translate.plain(tiny(), [more])


def test_what_python_itself_adds_to_a_module_is_no_driver(tiny, write):
    """From 3.14 on, every module with annotations has a function `__annotate__`."""
    added = "def __annotate__(format):\n    return {'counted': Counter}\n"
    more = [write(f"{added}def {name}():\n    return 1\n", f"{name}_drivers") for name in ("first", "second")]
    functions = translate.plain(tiny(), more)
    assert functions.first() == functions.second() == 1
    assert not hasattr(functions, "__annotate__")


def test_an_unknown_name_is_refused(tiny):
    with pytest.raises(NameError, match=r"tiny_rules\.stride: expected a known name, got 'nonsense'"):
        translate.plain(tiny(RULES.replace("return move * 1", "return nonsense")))


@pytest.mark.parametrize("value", ["[1, 2]", "{}", "'text'", "1.5", "(1, 'a')", "__import__('random')"])
def test_a_global_that_is_no_number_is_refused(tiny, value):
    with pytest.raises(
        TypeError, match=r"tiny_rules\.to_act: expected a function, a number or a tuple of numbers under the name 'LIMIT'"
    ):
        translate.plain(tiny(RULES.replace("LIMIT = 3", f"LIMIT = {value}")))


def test_builtins_and_tuples_of_numbers_pass(tiny):
    game = tiny(RULES.replace("return move * 1", "return min(STRIDES[move], abs(-7))") + "\nSTRIDES = (0, 2, (3, 4))\n")
    assert translate.plain(game).stride(1) == 2


def test_for_a_gpu_a_tuple_of_numbers_is_an_array(tiny):
    game = tiny(
        RULES.replace("return move * 1", "return STRIDES[move] + ROWS[1][move]") + "\nSTRIDES, ROWS = (5, 7), (1, (2, 3))\n"
    )
    stride = translate.for_gpu(game).stride.py_func
    assert isinstance(stride.__globals__["STRIDES"], np.ndarray)
    assert stride.__globals__["ROWS"] == (1, (2, 3))
    assert stride(1) == translate.plain(game).stride(1) == 10


def test_more_drivers_come_into_the_same_namespace(tiny, write):
    more = write("def twice(box, table):\n    play(box, table, 0, 1)\n    play(box, table, 0, 1)\n", "tiny_drivers")
    game = tiny()
    functions = translate.plain(game, [more])
    table = game.rules.Table()
    functions.twice(game.rules.Box(), table)
    assert table.here == 2
    assert fingerprint(game, [more]) != fingerprint(game)
