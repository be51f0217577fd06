"""`sweetbox edition`: what it prints is the edition that the game comes with, and can be read back."""

import tomllib

import pytest

import sweetbox
from sweetbox.files.editions import load_edition


@pytest.mark.parametrize("name", [*sweetbox.all_games(), "_template"])
def test_the_printed_edition_is_the_one_that_the_game_comes_with(run, tmp_path, name):
    game = sweetbox.game(name)
    for language in ("en", "de"):
        done = run("edition", name, "--language", language)
        assert (done.code, done.err) == (0, "")
        assert tomllib.loads(done.out) == game.components.EDITION
    file = tmp_path / "my.toml"
    file.write_text(done.out, encoding="utf-8")
    edition = load_edition(game, file)
    ours, usual = (game.new_match(seed=3, edition=each) for each in (edition, None))
    assert bytes(ours.box) == bytes(usual.box)


def test_comments_say_what_may_stand_in_a_row(run):
    lines = run("edition", "biscuit pockets").out.splitlines()
    assert lines[0].startswith("# Biscuit Pockets: what is in the box.")
    assert "# biscuits: 1 to 5" in lines
    assert "# cracked: true or false" in lines
    assert "# store: " in " ".join(run("edition", "sweet_nose").out.splitlines())


def test_the_file_says_what_is_not_the_rulebooks(run):
    lines = run("edition", "honeymoon").out.splitlines()
    assert lines[2].startswith("# In the box itself, this is ours: the moons on both sides of the sheet ")
    assert lines[3].startswith(
        "# Not in the rulebook, but known from the designer's page and from reviews: the timer's three boxes"
    )
    assert run("edition", "swintus", "-l", "de").out.splitlines()[2].startswith("# In der Schachtel selbst ist Folgendes von uns: ")
    assert "ours" not in run("edition", "_template").out
    assert "known from" not in run("edition", "honeymoon", "small").out


def test_a_fault_in_a_changed_edition_is_told_with_its_line(run, refused, tmp_path):
    file = tmp_path / "my.toml"
    text = run("edition", "biscuit_pockets").out.replace("biscuits = 5", "biscuits = 9")
    file.write_text(text, encoding="utf-8")
    line = text.splitlines().index("biscuits = 9") + 1
    assert f"line {line}" in refused("match", "biscuit_pockets", "--bots", "random", "--edition", file)


def test_an_edition_that_comes_with_a_game_is_printed_and_played_by_its_name(run, refused, tmp_path):
    small = run("edition", "swintus", "small")
    assert tomllib.loads(small.out) == sweetbox.edition("swintus", "small")
    out = tmp_path / "match.json"
    played = run("match", "honeymoon", "--seats", "2", "--bots", "random", "--edition", "small", "--seed", "3", "--out", str(out))
    assert played.code == 0
    assert run("verify", str(out)).code == 0
    assert run("replay", str(out)).code == 0
    assert "No such edition comes with swintus: huge. Known editions: small." in refused("edition", "swintus", "huge")
    assert "Name the game" in refused("bench", "--edition", "small")


def test_comments_say_what_a_size_is(run):
    assert "# dice: 1 to 7; dice of each player" in run("edition", "swintus").out.splitlines()
