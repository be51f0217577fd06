"""The language: asked for on the command line, or taken from the surroundings."""

import pytest

from cli.running import MATCH


def test_help_is_told_in_the_language_asked_for(run, monkeypatch):
    done = run("rules", "--help", "--language", "de")
    assert done.out.startswith("Aufruf: sweetbox rules [OPTIONEN] SPIEL [REGEL]\n")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "[Standard: 8365; 0 bis 65535]" in " ".join(run("serve", "--help").out.split())  # however wide the columns are
    assert "[nötig]" in run("arena", "--help").out


@pytest.mark.parametrize("place", ["before", "after", "equals", "short"])
def test_mistakes_are_told_in_the_language_asked_for(refused, place):
    words = {"before": ["-l", "de", "chess"], "after": ["chess", "--language", "de"]}
    words |= {"equals": ["chess", "--language=de"], "short": ["chess", "-l", "de"]}
    assert refused("match", *words[place]).startswith("Dieses Spiel gibt es nicht: ")


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
    assert refused("match", "chess").startswith("Dieses Spiel" if german else "No such game")


def test_an_unknown_language_lists_the_known(refused, stored):
    for command in (["games"], ["rules", "biscuit_pockets"], ["play"], ["verify", stored], ["replay", stored], MATCH):
        assert refused(*command, "--language", "tlh") == "No such language: tlh. Known languages: de and en."
