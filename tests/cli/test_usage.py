"""Help, and wrong arguments. A mistake is one sentence on standard error and an exit code that is not 0."""

import os
import re

import pytest

from sweetbox.cli import app, usage
from sweetbox.cli.usage import help_key
from sweetbox.kernel.say import Say
from sweetbox.words import languages, words

COMMANDS = [
    "games",
    "rules",
    "edition",
    "play",
    "match",
    "replay",
    "verify",
    "hint",
    "review",
    "arena",
    "lab",
    "bench",
    "train",
    "export",
    "warm",
    "check",
    "calibrate",
    "serve",
    "backup",
    "admin",
]


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
    speak = words(language)
    assert list(app.below) == COMMANDS
    monkeypatch.setenv("LANG", language)
    commands = [app, *(below() for below in app.below.values())]
    commands += [below() for command in commands[1:] for below in command.below.values()]
    for command in commands:
        shown = "".join(run(*command.path.split()[1:], "--help").out.split())  # lines may end at a hyphen, too
        told = [help_key(command.path), *(each.about.help for each in command.parameters)]
        told += [each.about.metavar for each in command.parameters if each.kind is not bool]
        for key in (*told, "help.usage", "help.options", "help.help"):
            assert "".join(speak.render(Say(key)).split()) in shown, (command.path, key)
        assert all(name in shown for each in command.parameters for name in each.names)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--nonsense"], "No such option: --nonsense; see sweetbox --help."),
        (["match"], "Expected GAME, got nothing; see sweetbox match --help."),
        (["verify"], "Expected MATCH, got nothing; see sweetbox verify --help."),
        (["arena", "biscuit_pockets"], "Expected --bots, got nothing; see sweetbox arena --help."),
        (["games", "extra"], "Expected nothing more, got extra; see sweetbox games --help."),
        (["play", "--resume"], "--resume: expected a value, got none; see sweetbox play --help."),
        (["games", "--json=3"], "--json: expected no value, got one; see sweetbox games --help."),
        (["serve", "--port", "99999"], "--port: expected 65535 or less, got 99999; see sweetbox serve --help."),
        (["serve", "--keep", "0"], "--keep: expected 1 or more, got 0; see sweetbox serve --help."),
        (["serve", "--bot-pace", "slow"], "--bot-pace: expected a number, got slow; see sweetbox serve --help."),
    ],
)
def test_wrong_arguments_are_one_sentence(refused, arguments, expected):
    assert refused(*arguments) == expected


def test_an_unknown_command_lists_the_known(refused):
    sentence = refused("nonsense")
    assert sentence.startswith("No such command: nonsense. Known commands: ")
    assert sentence.endswith("; see sweetbox --help.")
    assert all(command in sentence for command in COMMANDS)


@pytest.mark.parametrize("arguments", [["nonsense"], ["--nonsense"], ["match"], ["games", "extra"], ["serve", "--port", "x"]])
def test_wrong_arguments_are_told_in_german(refused, monkeypatch, arguments):
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert re.search(r"\b(Erwartet wird|gibt es nicht:) .*; siehe sweetbox( \w+)? --help\.$", refused(*arguments))


@pytest.mark.parametrize("option", ["--seats", "--seed"])
def test_a_number_that_is_none_is_refused(refused, option):
    expected = f"{option}: expected a whole number, got many; see sweetbox match --help."
    assert refused("match", "biscuit_pockets", option, "many") == expected


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        (["plya"], "play"),
        (["play", "biscuit_pocket"], "biscuit_pockets"),
        (["match", "biscuit_pockets", "--bots", "gredy"], "greedy"),
        (["match", "biscuit_pockets", "--seat", "2"], "--seats"),
        (["match", "biscuit_pockets", "-o", "idle_round=3"], "idle_rounds"),
        (["edition", "swintus", "smal"], "small"),
        (["play", "swintus", "--edition", "smal"], "small"),
        (["lab", "swintus", "--edition", "smal"], "small"),
        (["lab", "swintus", "--vary", "seat=2,3"], "seats"),
        (["check", "biscuit_pocket"], "biscuit_pockets"),
    ],
)
def test_the_nearest_name_is_named(refused, arguments, meant):
    assert refused(*arguments).endswith(f" Perhaps you mean {meant}.")
    assert refused(*arguments, "-l", "de").endswith(f" Vielleicht meinst du {meant}.")


def test_help_in_a_pipe_has_room(run, monkeypatch):
    """Nobody's terminal has a width there."""
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr(usage.shutil, "get_terminal_size", lambda fallback=(80, 24): os.terminal_size(fallback))
    lines = run("lab", "--help").out.splitlines()
    assert 90 < max(map(len, lines)) <= 110
    monkeypatch.setattr(usage.shutil, "get_terminal_size", lambda fallback=(80, 24): os.terminal_size((70, 24)))
    assert max(map(len, run("lab", "--help").out.splitlines())) <= 70
