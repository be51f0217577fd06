"""Every command with good and with bad input. A mistake is one sentence on standard error and an exit code that is not 0."""

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer

import sweetbox
from sweetbox import Match
from sweetbox.cli import commands as cli
from sweetbox.kernel.registry import all_games
from sweetbox.kernel.say import Say
from sweetbox.words import languages, words

MATCH = ["match", "biscuit_pockets", "--bots", "random,random,random", "--seed", "7"]


class Done:
    def __init__(self, code: int, out: str, err: str) -> None:
        self.code, self.out, self.err = code, out, err


@pytest.fixture
def run(capsys, monkeypatch):
    """A command in this process, as the console script would run it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)

    def command(*arguments: object) -> Done:
        monkeypatch.setattr(sys, "argv", ["sweetbox", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            cli.main()
        shown = capsys.readouterr()
        code = end.value.code
        return Done(code if isinstance(code, int) else 0 if code is None else 1, shown.out, shown.err)

    return command


@pytest.fixture
def refused(run):
    """The sentence of a command that must fail."""

    def command(*arguments: object) -> str:
        done = run(*arguments)
        assert done.code not in (0, None)
        assert done.out == ""
        assert done.err.endswith("\n")
        assert done.err.count("\n") == 1, done.err
        assert "Traceback" not in done.err
        sentence = done.err.strip()
        assert sentence.endswith(".")
        return sentence

    return command


@pytest.fixture(scope="module")
def stored(tmp_path_factory) -> Path:
    match = sweetbox.game("biscuit_pockets").new_match(3, seed=7)
    from sweetbox.bots.table import play_match

    play_match(match, ["random"] * 3, 7)
    path = tmp_path_factory.mktemp("matches") / "m.json"
    path.write_text(match.to_json())
    return path


# ---- A real process ----


def process(*arguments: str, language: str = "C") -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "PYTHONPATH": str(Path(sweetbox.__file__).parent.parent), "LC_ALL": language}
    command = [sys.executable, "-m", "sweetbox", *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=surroundings, check=False)


def test_a_match_as_the_issue_shows_it(tmp_path):
    """Play one, verify it, change any one number: it is sound, then it breaks where it was changed."""
    path = tmp_path / "m.json"
    done = process(*MATCH, "--out", str(path))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1] == f"Written: {path}"
    done = process("verify", str(path))
    assert done.returncode == 0
    assert done.stdout.startswith("The match is sound: ")
    file = json.loads(path.read_text())
    file["log"][11][1] += 1
    path.write_text(json.dumps(file))
    done = process("verify", str(path))
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr.startswith("The match breaks at log entry 11: ")
    assert done.stderr.count("\n") == 1


def test_a_process_speaks_the_language_of_its_surroundings(stored):
    assert process("verify", str(stored), language="de_DE.UTF-8").stdout.startswith("Die Partie ist in Ordnung: ")
    done = process("verify", "nowhere.json", language="de_DE.UTF-8")
    assert done.returncode == 1
    assert done.stderr.startswith("nowhere.json lässt sich nicht lesen: ")


def test_a_pipe_that_is_closed_early_is_no_error(stored):
    surroundings = {**os.environ, "PYTHONPATH": str(Path(sweetbox.__file__).parent.parent)}
    replay = subprocess.Popen(
        [sys.executable, "-m", "sweetbox", "replay", str(stored)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=surroundings
    )
    replay.stdout.close()
    assert "Traceback" not in replay.stderr.read().decode()
    replay.stderr.close()
    replay.wait()


# ---- Help and wrong arguments ----


COMMANDS = ["games", "rules", "play", "match", "replay", "verify", "hint", "arena", "bench", "serve", "backup", "admin"]


def test_help_lists_the_commands(run):
    done = run("--help")
    assert done.code == 0
    assert all(command in done.out for command in COMMANDS)
    assert "..." not in done.out.partition("Commands:")[2], "cut off"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run, command):
    done = run(command, "--help")
    assert done.code == 0
    assert done.out.startswith(f"Usage: sweetbox {command}")
    assert done.err == ""


@pytest.mark.parametrize("language", languages())
def test_help_is_told_in_every_language(run, monkeypatch, language):
    """Each command, argument and option has its sentence, and the help shows it."""
    group, speak = typer.main.get_command(cli.app), words(language)
    assert list(group.commands) == COMMANDS
    monkeypatch.setenv("LANG", language)
    below = [([name], command) for name, command in group.commands.items()]
    below += [([*path, name], each) for path, command in below for name, each in getattr(command, "commands", {}).items()]
    for path, command in [([], group), *below]:
        shown = " ".join(run(*path, "--help").out.split())
        told = [command.help, *(each.help for each in command.params)]
        told += [each.metavar for each in command.params if not getattr(each, "is_flag", False)]
        for key in (*told, "help.usage", "help.options", "help.help"):
            assert " ".join(speak.render(Say(key)).split()) in shown, (command.name, key)
        assert all(name in shown for each in command.params for name in each.opts if name.startswith("-"))


def test_help_is_told_in_the_language_asked_for(run, monkeypatch):
    done = run("rules", "--help", "--language", "de")
    assert done.out.startswith("Aufruf: sweetbox rules [OPTIONEN] SPIEL [REGEL]\n")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "[sonst: 8365; 0 bis 65535]" in run("serve", "--help").out
    assert "[nötig]" in run("arena", "--help").out


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--nonsense"], "Expected an option that is there, came --nonsense; see sweetbox --help."),
        (["match"], "Expected GAME, came nothing; see sweetbox match --help."),
        (["verify"], "Expected MATCH, came nothing; see sweetbox verify --help."),
        (["arena", "biscuit_pockets"], "Expected --bots, came nothing; see sweetbox arena --help."),
        (["games", "extra"], "Expected nothing more, came extra; see sweetbox games --help."),
        (["play", "--resume"], "--resume: expected a value, came none; see sweetbox play --help."),
        (["games", "--json=3"], "--json: expected no value, came one; see sweetbox games --help."),
        (["serve", "--port", "99999"], "--port: expected 65535 or less, came 99999; see sweetbox serve --help."),
        (["serve", "--keep", "0"], "--keep: expected 1 or more, came 0; see sweetbox serve --help."),
        (["serve", "--bot-pace", "slow"], "--bot-pace: expected a number, came slow; see sweetbox serve --help."),
    ],
)
def test_wrong_arguments_are_one_sentence(refused, arguments, expected):
    assert refused(*arguments) == expected


def test_an_unknown_command_lists_the_known(refused):
    sentence = refused("nonsense")
    assert sentence.endswith(", came nonsense; see sweetbox --help.")
    assert all(command in sentence for command in COMMANDS)


@pytest.mark.parametrize("arguments", [["nonsense"], ["--nonsense"], ["match"], ["games", "extra"], ["serve", "--port", "x"]])
def test_wrong_arguments_are_told_in_german(refused, monkeypatch, arguments):
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert re.search(r"\bErwartet wird .*; siehe sweetbox( \w+)? --help\.$", refused(*arguments))


@pytest.mark.parametrize("option", ["--seats", "--seed"])
def test_a_number_that_is_none_is_refused(refused, option):
    expected = f"{option}: expected a whole number, came many; see sweetbox match --help."
    assert refused("match", "biscuit_pockets", option, "many") == expected


@pytest.mark.parametrize("command", [["match"], ["play"], ["rules"], ["bench"]])
def test_an_unknown_game_lists_the_known(refused, command):
    sentence = refused(*command, "chess")
    assert sentence.endswith("came chess.")
    assert all(name in sentence for name in all_games())


@pytest.mark.parametrize("place", ["before", "after", "equals", "short"])
def test_mistakes_are_told_in_the_language_asked_for(refused, place):
    words = {"before": ["-l", "de", "chess"], "after": ["chess", "--language", "de"]}
    words |= {"equals": ["chess", "--language=de"], "short": ["chess", "-l", "de"]}
    assert refused("match", *words[place]).startswith("Erwartet wird eines der Spiele ")


@pytest.mark.parametrize(
    ("variables", "german"),
    [
        ({"LANG": "de_DE.UTF-8"}, True),
        ({"LANG": "en_GB.UTF-8"}, False),
        ({"LC_ALL": "C", "LANG": "de_DE.UTF-8"}, False),
        ({"LC_ALL": "", "LANG": "de_AT"}, True),
        ({"LC_ALL": "de_DE", "LANG": "en_GB"}, True),
        ({"LANG": "fr_FR"}, False),
        ({}, False),
    ],
)
def test_the_surroundings_choose_the_language(refused, monkeypatch, variables, german):
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert refused("match", "chess").startswith("Erwartet" if german else "Expected")


def test_an_unknown_language_lists_the_known(refused, stored):
    for command in (["games"], ["rules", "biscuit_pockets"], ["play"], ["verify", stored], ["replay", stored], MATCH):
        assert refused(*command, "--language", "tlh") == "Expected one of the languages de or en, came tlh."


# ---- games, rules ----


def test_games_tells_what_is_in_the_box(run):
    done = run("games")
    assert done.code == 0
    assert "Biscuit Pockets  (biscuit_pockets)\n    2-6 seats, 10-20 minutes\n" in done.out
    assert "2-6 Plätze, 10-20 Minuten" in run("games", "-l", "de").out


def test_games_as_json(run):
    rows = json.loads(run("games", "--json").out)
    assert [row["game"] for row in rows] == all_games()
    row = next(row for row in rows if row["game"] == "biscuit_pockets")
    assert (row["title"], row["seats"], row["version"]) == ("Biscuit Pockets", [2, 6], 1)
    assert row["options"][0] == {
        "name": "idle_rounds",
        "kind": "int",
        "default": 12,
        "low": 1,
        "high": 100,
        "about": "Rounds in a row without a received tile that end the match",
    }


def test_rules_by_id(run, refused):
    whole = run("rules", "biscuit_pockets").out.splitlines()
    assert [line.split()[0] for line in whole] == [f"BP{number}" for number in range(1, 18)]
    assert run("rules", "biscuit_pockets", "bp7").out.splitlines() == [whole[6]]
    assert "angeklopft" in run("rules", "biscuit_pockets", "BP7", "--language", "de").out
    assert refused("rules", "biscuit_pockets", "BP99").endswith("or BP17, came BP99.")


def test_words_are_not_broken_in_a_terminal(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "50")
    long = run("rules", "biscuit_pockets").out.splitlines()
    monkeypatch.setattr(cli.sys.stdout, "isatty", lambda: True)
    cli._beside("  BP1  ", "A turn is a chain.")
    short = run("rules", "biscuit_pockets").out.splitlines()
    assert short.pop(0) == "  BP1  A turn is a chain."
    assert max(map(len, short)) <= 50 < max(map(len, long))
    assert " ".join(" ".join(short).split()) == " ".join(" ".join(long).split())
    assert all(line.startswith((" " * 7, "  BP", " BP")) for line in short)


# ---- match ----


def test_a_match_says_who_won(run):
    done = run(*MATCH)
    lines = done.out.splitlines()
    assert lines[0].startswith("Biscuit Pockets: over after ")
    assert [line[:2] for line in lines[1:]] == sorted(line[:2] for line in lines[1:])
    assert len(lines) == 4
    assert all("(random): " in line for line in lines[1:])
    assert run(*MATCH).out == done.out


def test_a_match_in_german(run):
    lines = run(*MATCH, "-l", "de").out.splitlines()
    assert lines[0].startswith("Biscuit Pockets: zu Ende nach ")
    assert lines[1].startswith("1.  Platz ")


def test_a_match_as_json_is_its_file(run, tmp_path):
    done = run(*MATCH, "--json", "--out", tmp_path / "m.json")
    assert Match.from_json(done.out).over
    assert (tmp_path / "m.json").read_text() == done.out


def test_a_match_overwrites_nothing_but_a_match(run, refused, tmp_path):
    diary, earlier = tmp_path / "diary.txt", tmp_path / "m.json"
    diary.write_text("Dear diary")
    assert refused(*MATCH, "--out", diary) == f"{diary} is already there and is no match file: nothing was written."
    assert diary.read_text() == "Dear diary"
    run(*MATCH, "--out", earlier)
    first = earlier.read_text()
    assert run(*MATCH, "--seed", "8", "--out", earlier).code == 0
    assert Match.from_json(earlier.read_text()).over
    assert earlier.read_text() != first


def test_a_match_that_was_refused_leaves_no_file(refused, tmp_path):
    refused(*MATCH, "--bots", "random,random,nobody", "--out", tmp_path / "m.json")
    assert list(tmp_path.iterdir()) == []


def test_one_bot_alone_fills_all_seats(run):
    assert json.loads(run("match", "biscuit_pockets", "--bots", "random", "--seats", 5, "--seed", 1, "--json").out)["seats"] == 5
    assert json.loads(run("match", "biscuit_pockets", "--seed", 1, "--json").out)["seats"] == 2


def test_options_are_used(run):
    file = json.loads(run(*MATCH, "--option", "idle_rounds=1", "-o", "show_seen=yes", "--json").out)
    assert file["options"] == {"idle_rounds": 1, "show_seen": True}


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--seats", "1"], "biscuit_pockets: expected 2 to 6 seats, came 1."),
        (["--seats", "0"], "biscuit_pockets: expected 2 to 6 seats, came 0."),
        (["--seats", "-4"], "biscuit_pockets: expected 2 to 6 seats, came -4."),
        (["--seats", "1000000000000"], "biscuit_pockets: expected 2 to 6 seats, came 1000000000000."),
        (["--seats", "3", "--bots", "random,random"], "Expected one bot for each of 3 seats, came 2."),
        (["--bots", "random,random,random,random,random,random,random"], "biscuit_pockets: expected 2 to 6 seats, came 7."),
        (["--bots", "random:5"], "Expected plain random, came random:5."),
        (["-o", "idle_rounds"], "Expected an option as name=value, came idle_rounds."),
        (["-o", "idle_rounds=0"], "Option idle_rounds: expected a whole number from 1 to 100, came 0."),
        (["-o", "idle_rounds=2.5"], "Option idle_rounds: expected a whole number from 1 to 100, came 2.5."),
        (["-o", "show_seen=maybe"], "Option show_seen: expected yes or no, came maybe."),
        (["-o", "speed=1"], "Expected an option of biscuit_pockets (idle_rounds and show_seen), came speed."),
        *[
            (["-o", f"{name}=3"], f"Expected an option of biscuit_pockets (idle_rounds and show_seen), came {name}.")
            for name in ("seats", "seed", "nonces", "edition", "self")
        ],
        (["--edition", "nowhere.toml"], "Cannot read nowhere.toml: No such file or directory."),
        (["--out", "/nowhere/m.json"], "Cannot write /nowhere/m.json: No such file or directory."),
    ],
)
def test_a_match_that_cannot_be_is_refused(refused, arguments, expected):
    assert refused("match", "biscuit_pockets", *arguments) == expected


@pytest.mark.parametrize("bots", ["nobody", "random,nobody", "", ","])
def test_an_unknown_bot_lists_the_known(refused, bots):
    assert "random" in refused("match", "biscuit_pockets", "--bots", bots)


@pytest.mark.parametrize("bots", [",", "random,", "", "random, ,random"])
def test_a_bot_without_a_name_is_refused(refused, bots):
    sentence = refused("match", "biscuit_pockets", "--bots", bots)
    assert sentence.startswith("Expected bots with commas between them, ")
    assert sentence.endswith(f'came "{bots}".')


@pytest.mark.parametrize("name", ["biscuit-pockets", "Biscuit Pockets", "BISCUIT_POCKETS"])
def test_a_game_is_known_as_people_write_it(run, name):
    assert run("rules", name, "BP7").out == run("rules", "biscuit_pockets", "BP7").out


def test_an_edition_of_ones_own(run, refused, tmp_path):
    path = tmp_path / "mine.toml"
    rows = [(1, True, 6), (1, False, 20), (2, False, 10)]
    text = "".join(
        f"[[tile]]\nbiscuits = {biscuits}\nchocolate = 0\ncracked = {str(cracked).lower()}\ncount = {count}\n"
        for biscuits, cracked, count in rows
    )
    path.write_text(text)
    file = json.loads(run(*MATCH, "--edition", path, "--json").out)
    assert [row["count"] for row in file["edition"]["tile"]] == [6, 20, 10]
    path.write_text(text.replace("count = 20", "count = 21"))
    assert refused(*MATCH, "--edition", path) == f"{path}, line 1: Expected 36 tiles in all, came 37."
    path.write_text(text.replace("count = 20", "count = 99"))
    assert refused(*MATCH, "--edition", path) == f"{path}, line 10: count: expected a whole number from 1 to 36, came 99."
    assert f"{path}, Zeile 10: count: erwartet wird " in refused(*MATCH, "--edition", path, "-l", "de")


# ---- replay, verify ----


def test_verify_counts_what_it_checked(run, stored):
    match = Match.from_json(stored.read_text())
    draws = sum(1 for actor, _ in match.log if actor < 0)
    done = run("verify", stored)
    assert done.code == 0
    assert done.out == f"The match is sound: {len(match.log)} entries checked, {draws} of them drawn from the seed.\n"


def test_verify_says_that_a_match_is_not_over(run, tmp_path, stored):
    path = tmp_path / "half.json"
    path.write_text(Match.from_json(stored.read_text()).at(1).to_json())
    assert run("verify", path).out == (
        "The match is sound: 1 entry checked, 1 drawn from the seed.\nIt is not over yet.\n"
    )  # fmt: skip


def test_an_older_file_is_said_and_is_no_error(run, stored, monkeypatch):
    import msgspec

    components = sweetbox.game("biscuit_pockets").components
    entries = len(Match.from_json(stored.read_text()).log)
    monkeypatch.setattr(components, "FACTS", msgspec.structs.replace(components.FACTS, version=4))
    sentence = f"Made with version 1 of the rules; today's is 4. {entries} of {entries} entries still hold."
    done = run("verify", stored)
    assert (done.code, done.out, done.err) == (0, sentence + "\n", "")
    assert run("replay", stored).out.startswith(sentence)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_broken_file_is_refused(refused, tmp_path, command):
    path = tmp_path / "broken.json"
    assert refused(command, path) == f"Cannot read {path}: No such file or directory."
    assert refused(command, tmp_path) == f"Cannot read {tmp_path}: Is a directory."
    for text in (b"", b"{}", b"\xff", b"[1]", b'{"edition":{"a":' + b"[" * 100_000):
        path.write_bytes(text)
        assert refused(command, path).startswith("Expected a match file, came something else: ")


def test_a_replay_tells_the_match(run, stored):
    match = Match.from_json(stored.read_text())
    lines = run("replay", stored).out.splitlines()
    assert lines[0] == f"Biscuit Pockets, 3 seats, {len(match.log)} entries"
    assert lines[1].split() == ["0", "Seat", str(match.log[0][1] + 1), "begins."]
    assert any("The match is over" in line for line in lines)
    assert any("You " in line for line in run("replay", stored, "--seat", 1).out.splitlines())
    assert not any("You " in line for line in lines)
    assert "beginnt." in run("replay", stored, "-l", "de").out


def test_a_part_of_a_replay(run, stored):
    lines = run("replay", stored, "--from", 3, "--to", 6).out.splitlines()
    numbers = [int(line.split()[0]) for line in lines[1 : lines.index("")]]
    assert numbers
    assert set(numbers) <= {3, 4, 5}
    assert run("replay", stored, "--from", 3, "--to", 3).code == 0


@pytest.mark.parametrize(
    ("option", "value"), [("--seat", 0), ("--seat", 4), ("--seat", -1), ("--from", 99999), ("--to", 99999), ("--from", -1)]
)
def test_a_part_that_is_not_there_is_refused(refused, stored, option, value):
    expected = "Expected a seat from 1 to 3, came " if option == "--seat" else "Expected a number of log entries from 0 to "
    assert refused("replay", stored, option, value).startswith(expected)


# ---- hint, arena ----


def test_a_hint_for_a_stored_match(run, refused, tmp_path, monkeypatch, stored):
    """Whoever advises best is asked; here one that needs no compiling."""
    from sweetbox.bots import Answer, Weighed, registry

    class Adviser:
        name = "adviser"

        def choose(self, turn):
            return Answer(turn.legal[0], (Weighed(turn.legal[0], 0.5, 3),))

    monkeypatch.setattr(registry, "advisor", Adviser)
    path = tmp_path / "half.json"
    path.write_text(sweetbox.game("biscuit_pockets").new_match(2, seed=7).to_json())
    done = run("hint", path)
    assert done.code == 0
    assert "Flip a1" in done.out
    assert "a1 aufdecken" in run("hint", path, "-l", "de").out
    for seat in (0, 9):
        assert refused("hint", path, "--seat", seat) == f"Expected a seat from 1 to 2, came {seat}."
    assert refused("hint", path, "--seat", 2) == "Seat 2 owes no move now; to act: Seat 1."
    assert refused("hint", path, "--at", 0) == "Nobody owes a move now: chance comes first."
    assert refused("hint", path, "--at", 5) == "Expected a number of log entries from 0 to 1, came 5."
    assert refused("hint", stored) == "The match is over: no more moves can be made."
    assert refused("hint", tmp_path / "none.json").startswith("Cannot read ")


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess", "--bots", "random"],
        ["biscuit_pockets"],
        ["biscuit_pockets", "--bots", "nobody"],
        ["biscuit_pockets", "--bots", "random", "--matches", "0"],
        ["biscuit_pockets", "--bots", "random", "--seats", "9"],
        ["biscuit_pockets", "--bots", "random", "-o", "seats=3"],
    ],
)
def test_an_arena_that_cannot_be_is_refused(refused, arguments):
    refused("arena", *arguments)


# ---- bench ----


def test_bench_measures(run, monkeypatch):
    """What it measures is what is shown; the measuring itself takes too long for a test."""
    from sweetbox.engines import bench

    monkeypatch.setattr(bench, "bench_start", lambda: {"import_seconds": 0.05})
    monkeypatch.setattr(bench, "bench_game", lambda game, kind, seats: {"game": game.name, "table_bytes": 136, "kind": str(kind)})
    report = json.loads(run("bench", "biscuit_pockets", "--engine", "python", "--json").out)
    assert report == {
        "start": {"import_seconds": 0.05},
        "games": [{"game": "biscuit_pockets", "table_bytes": 136, "kind": "python"}],
    }
    assert len(json.loads(run("bench", "--json").out)["games"]) == len(all_games())
    assert "table_bytes                         136" in run("bench").out


def test_bench_refuses_an_unknown_engine(refused):
    assert refused("bench", "--engine", "steam").startswith("Expected one of the engines python")


# ---- play: the prompt itself is tests/terminal ----


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--seats", "2", "--bots", "random,random,random"], "Expected at most one bot a seat for 2 seats, came 3."),
        (["--seats", "9"], "biscuit_pockets: expected 2 to 6 seats, came 9."),
        (["-o", "seed=3"], "Expected an option of biscuit_pockets (idle_rounds and show_seen), came seed."),
        (["--resume", "nowhere.json"], "Cannot read nowhere.json: No such file or directory."),
    ],
)
def test_a_game_that_cannot_be_played_is_refused(refused, arguments, expected):
    assert refused("play", "biscuit_pockets", *arguments) == expected


def test_a_saved_match_goes_on_as_what_it_is_and_with_a_seat_for_a_person(refused, stored):
    assert refused("play", "swintus", "--resume", stored).startswith("Expected biscuit_pockets, which the match file is of, ")
    expected = "Expected at most 2 bots of 3 seats, so that one is left for you."
    assert refused("play", "--resume", stored, "--bots", "random,random,random") == expected


def test_a_match_that_goes_on_says_who_plays(run, tmp_path, monkeypatch):
    match = sweetbox.game("biscuit_pockets").new_match(3, seed=1)
    assert match.to_act == {0}, "no bot has to think"
    path = tmp_path / "half.json"
    path.write_text(match.to_json())
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "Seat 2 (fair) and Seat 3 (fair) play on; --bots seats other bots.\n" in run("play", "--resume", path).out
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "Seat 3 (random) plays on; " in run("play", "--resume", path, "--bots", "random").out
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert "play on" not in run("play", "--resume", path, "--bots", "").out


def test_a_finished_match_is_only_shown(run, stored, tmp_path, monkeypatch):
    monkeypatch.setenv("SWEETBOX_HOME", str(tmp_path / "home"))
    for bots in ([], ["--bots", "random,random"]):
        done = run("play", "--resume", stored, *bots)
        assert done.code == 0
        assert "The match is over: " in done.out
        assert "fair" not in done.out
        assert "random" not in done.out, "nobody knows who played"
        assert done.out.endswith(f"The match is kept. Look at it again with: sweetbox replay {stored}\n")
        assert not (tmp_path / "home" / "data").exists()


def test_a_server_for_the_network_is_told_by_addresses_that_can_be_typed(capsys, monkeypatch):
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(cli, "_outward_address", lambda: "192.0.2.7")
    cli._tell_address("http://0.0.0.0:8365")
    here, there = capsys.readouterr().out.splitlines()
    assert "http://127.0.0.1:8365" in here
    assert there == "For others in your network: http://192.0.2.7:8365"
    cli._tell_address("http://127.0.0.1:8365")
    assert len(capsys.readouterr().out.splitlines()) == 1
    monkeypatch.setattr(cli, "_outward_address", lambda: None)
    cli._tell_address("http://[::]:8365")
    assert "http://[::1]:8365" in capsys.readouterr().out
