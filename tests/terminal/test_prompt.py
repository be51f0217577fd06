"""The prompt and its screen, as a person at a keyboard or a program at a pipe meets them."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import sweetbox
from kernel.picks import GAME
from sweetbox import Match
from sweetbox.bots.bot import Answer, Turn
from sweetbox.bots.compiled import PREPARING
from sweetbox.files.places import data_folder
from sweetbox.kernel.registry import all_games, game
from sweetbox.terminal import prompt as prompt_module
from sweetbox.terminal import screen as screen_module
from sweetbox.terminal.prompt import Prompt
from sweetbox.terminal.screen import InputEndedError, Screen
from sweetbox.words import languages, words
from sweetbox.words.rulebook import rulebook

Seat = Callable[..., str]


@pytest.fixture
def sit(monkeypatch, capsys) -> Seat:
    """Type lines at a prompt; what it showed."""

    def play(match: Match, *lines: str, bots: int = 1, language: str = "en", pictures: bool = True) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in lines)))
        Prompt(match, ["random"] * bots, language, 0, pictures).run()
        shown = capsys.readouterr()
        assert shown.err == ""
        return shown.out

    return play


def biscuits(seats: int = 2, seed: int = 7, **options: Any) -> Match:
    return sweetbox.game("biscuit_pockets").new_match(seats, seed=seed, **options)


def kept(match: Match) -> Path:
    return data_folder() / "matches" / f"{match.game.name}-{match.commitment[:8]}.json"


# ---- Whole matches, through a pipe ----


def through_a_pipe(lines: Iterator[str] | list[str], *arguments: str) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "PYTHONPATH": str(Path(sweetbox.__file__).parent.parent), "LC_ALL": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, "-m", "sweetbox", "play", *arguments], input="".join(f"{line}\n" for line in lines),
        capture_output=True, text=True, encoding="utf-8", env=surroundings, check=False,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("language", "turn", "end"),
    [("en", "Seat 1, your move:", "The match is over: "), ("de", "Platz 1, dein Zug:", "Die Partie ist zu Ende: ")],
)
def test_a_whole_match_through_a_pipe(language, turn, end):
    """Always the first move of the list: with a limit of one idle round the match soon ends."""
    done = through_a_pipe(["1"] * 500, "biscuit_pockets", "--seed", "7", "-o", "idle_rounds=3", "--language", language)
    assert done.returncode == 0
    assert done.stderr == ""
    assert turn in done.stdout
    assert end in done.stdout
    assert "\x1b" not in done.stdout, "no colours in a pipe"
    other = "Platz" if language == "en" else "Seat"
    assert other not in done.stdout, "one language only"


def test_the_end_of_the_input_keeps_the_match_and_tells_the_way_back():
    done = through_a_pipe(["flip a1", "flip a2"], "biscuit_pockets", "--seed", "8")
    assert done.returncode == 0
    way = re.search(r"Continue it with: sweetbox play (.*)", done.stdout)
    assert way is not None
    again = through_a_pipe(["quit"], *way.group(1).split())
    assert again.returncode == 0
    assert "flips a1" not in again.stdout.partition("You flip a2")[2]
    path = way.group(1).split()[1]
    match = Match.from_json(Path(path).read_text())
    assert [event for actor, event in match.log if actor == 0][:2] == [0, 6]


@pytest.mark.parametrize(
    "line", ["[/x]", "[bold]", ":smile:", "\\", "{seat}", "%s", "²", "١", "-1", "0", "73", "99999999999999999999", ";", "1;1"]
)
def test_whatever_is_typed_is_answered(sit, line):
    match = biscuits()
    shown = sit(match, line, "quit")
    number = line in ("0", "73", "99999999999999999999")
    expected = f"Expected a number from 1 to 72 or a move such as flip a1, got {line}." if number else "Expected flip, knock"
    assert line in shown
    assert expected in shown
    assert len(match.log) == 1


# ---- Moves ----


def test_a_move_by_number_by_text_and_as_a_compound(sit, monkeypatch, capsys):
    match = biscuits()
    assert min(match.to_act) == 0
    sit(match, "2", bots=1)
    assert match.log[1] == (0, 1)
    match = biscuits()
    sit(match, "KNOCK  C4")
    assert match.log[1] == (0, 56)
    match = GAME.new_match(2, seed=1)
    match.play(0, 1)
    match.play(1, 1)
    Watched(match, 1, ["step; step"], monkeypatch)
    assert match.log[-2:] == [(0, 4), (0, 4)]


def test_bots_that_play_below_their_level_for_now_say_so_once(sit, monkeypatch):
    class Simple:
        name = "search"

        def choose(self, turn: Turn) -> Answer:
            return Answer(turn.legal[0], note=PREPARING)

    monkeypatch.setattr(prompt_module, "seat_bots", lambda specs: [Simple()])
    shown = sit(biscuits(), *["1"] * 20)
    assert shown.count("The strong bots are still being prepared") == 1
    assert sit(biscuits(), *["1"] * 20, language="de").count("Die starken Bots werden noch vorbereitet") == 1


def test_a_refused_move_says_why_and_asks_again(sit):
    match = biscuits()
    shown = sit(match, "show a1", "flip z9", "flip a1")
    assert "You only show a tile after a Great 6." in shown
    assert 'That is rule BP8; type "rules BP8" to read it.' in shown
    assert 'got "flip z9".' in shown
    assert match.log[1] == (0, 0)


def test_an_empty_line_asks_again(sit):
    match = biscuits()
    shown = sit(match, "", "   ", "quit")
    assert shown.count("Seat 1, your move:") == 3
    assert len(match.log) == 1


# ---- Commands ----


@pytest.mark.parametrize("language", languages())
def test_help_names_every_command_and_an_example(sit, language):
    match = biscuits()
    speak = words(language)
    shown = sit(match, "?", language=language)
    for command in (*Prompt(match, [], language, 0).commands, "quit"):
        name = speak.render(sweetbox.Say(f"prompt.command_{command}"))
        line = next(line for line in shown.splitlines() if line.startswith(f"  {name} "))
        assert speak.render(sweetbox.Say(f"prompt.help_{command}", example="BP1")) in line
    assert "flip a1" in shown


def test_commands_are_known_in_english_and_in_the_readers_language(sit):
    match = biscuits()
    for line in ("hilfe", "HILFE", "help", "?"):
        assert "diese Liste" in sit(match, line, language="de")
    assert "this list" not in sit(match, "hilfe", language="en")


@pytest.mark.parametrize("word", ["q", "Q", "exit", "quit"])
@pytest.mark.parametrize("language", languages())
def test_people_leave_as_they_do_elsewhere(sit, word, language):
    match = biscuits()
    sit(match, word, "flip a1", language=language)
    assert len(match.log) == 1


def test_whose_turn_it_is_is_said_once(sit):
    match = biscuits()
    first, second = sit(match, "flip a1", "quit").split("Seat 1, your move:")[:2]
    assert "You go first." in first
    assert "turns back" in second
    assert second.count("It is your turn.") == 1


def test_why_explains(sit):
    shown = sit(biscuits(), "why", "why show a1", "why flip a1", "why 2", "why nonsense")
    assert "Which move? For instance: why flip a1\n" in shown
    assert "You only show a tile after a Great 6.\n  BP8  If the sixth step succeeds" in shown
    assert "flip a1 is possible." in shown
    assert "flip b1 is possible." in shown
    assert 'got "nonsense".' in shown


def test_rules_are_shown_by_id(sit):
    shown = sit(biscuits(), "rules bp7", "rules BP99")
    assert "  BP7  After the third step" in shown
    assert "No such rule: BP99. Known rules: BP1, " in shown
    assert "BP1  " in sit(biscuits(), "rules")
    assert " BP17  " in sit(biscuits(), "rules")


def test_moves_lists_them_all_with_their_numbers(sit):
    shown = sit(biscuits(), "moves")
    assert re.search(r"\b1 flip a1\b", shown)
    assert re.search(r"\b72 knock f6\b", shown)


def test_many_moves_are_told_by_what_the_first_and_the_last_mean(sit):
    shown = sit(sweetbox.game("sweet_nose").new_match(3, seed=7), "12345", bots=2)
    assert "120 moves are possible, from 12345 (Set your markers: mochi 1, nougat 2, praline 3" in shown
    listed = sit(sweetbox.game("sweet_nose").new_match(3, seed=7), "12345", "moves", bots=2).rpartition("moves")[2]
    assert "   1  Exchange with " in listed


def test_few_moves_are_listed_in_sentences(monkeypatch, capsys):
    monkeypatch.setattr(screen_module, "FEW", 100)
    Prompt(biscuits(), ["random"], "en", 0).screen.offer(0)
    assert "   1  Flip a1 (flip a1)\n" in capsys.readouterr().out


def test_look_shows_the_table_again(sit):
    assert sit(biscuits(), "look").count("a    b    c    d    e    f") == 2


def test_what_a_seat_saw_just_so_before_is_left_out_until_it_looks(sit):
    """Each number of a roll is one step: the table is the same in all of them."""
    match = sweetbox.game("swintus").new_match(2, seed=4)
    first, second, third, looked = sit(match, "1", "2", "look", "quit").split("Seat 1, your move:")[:4]
    assert "the Hungry Hamsters: 3 dice" in first
    assert "C corn, B beet, P apple, A acorn" in first, "the picture is explained"
    assert "the Hungry Hamsters: 3 dice" not in second
    assert "[5]" not in second
    assert 'Anything that has not changed is left out; "look" shows everything.' in second
    assert "It is your turn." in second
    assert "You have 1 four: how many go on the card for fours" in second
    assert "the Hungry Hamsters: 3 dice" in looked
    assert "[5]" in looked
    assert "C corn" in looked
    assert "[4]" in third, "a die lies there now"
    assert "C corn" not in third, "once is enough"
    assert "left out" not in third


def test_the_end_says_how_it_was_counted(sit):
    match = biscuits(2, seed=97, idle_rounds=2)
    lines = sit(match, bots=2).splitlines()
    plain, total, place = (line.split() for line in lines if line.startswith(("Plain ", "Total ", "Place ")))
    assert plain[2:] == [str(points) for points in match.tally()[0].points]
    assert (total[1:], place[1:]) == ([str(points) for points in match.points], [str(rank) for rank in match.ranks])


def test_the_end_is_shown_whole(sit):
    match = sweetbox.game("swintus").new_match(2, seed=11, idle_turns=10)
    last = sit(match, *["1"] * 400).rpartition("Seat 1, your move: 1")[2]
    speak = words("en", "swintus")
    assert match.over
    assert all(speak.render(say, 0, ["Seat 1", "Seat 2 (random)"]) in last for say in match.summary(0))


def test_a_newcomer_is_told_how_it_goes_once(sit):
    goal = "Collect the tiles with the most biscuits"
    match = biscuits()
    assert sit(match, "flip a1").count(goal) == 1
    assert goal not in sit(match, "quit")
    assert goal in sit(match, "?")


def test_log_tells_everything_so_far(sit):
    shown = sit(biscuits(show_seen=True), "flip a1", "log")
    assert shown.rpartition("Seat 1, your move: log")[2].count("You go first.") == 1
    assert shown.rpartition("Seat 1, your move: log")[2].count("You flip a1.") == 1


def test_the_log_of_a_game_of_memory_tells_no_tile_again(sit):
    match = biscuits()
    shown = sit(match, "flip a1", "log").rpartition("your move: log")[2]
    seen = [happening for happening in match.story(0) if happening.kind in match.fading]
    assert {"flip", "reveal"} <= {happening.kind for happening in seen}
    assert not [happening for happening in seen if words("en", "biscuit_pockets").render(happening.say, 0) in shown]
    assert "It is up to you to remember what was turned up" in shown
    assert "up to you to remember" not in sit(biscuits(show_seen=True), "flip a1", "log")


def test_without_an_adviser_there_is_no_hint(sit, monkeypatch):
    monkeypatch.setattr(prompt_module, "advisor", lambda: None)
    assert "No bot here gives advice." in sit(biscuits(), "hint")


def test_an_adviser_gives_a_hint(sit, monkeypatch):
    from sweetbox.bots import Answer, Weighed

    class Adviser:
        name = "adviser"

        def choose(self, turn: Any) -> Answer:
            return Answer(turn.legal[1], (Weighed(turn.legal[1], 0.514, 9), Weighed(turn.legal[0], 0.2, 1)))

    monkeypatch.setattr(prompt_module, "advisor", Adviser)
    shown = sit(biscuits(), "hint")
    assert "A bot would play: Flip b1" in shown
    assert "   Flip b1 (flip b1): 51% of the win\n   Flip a1 (flip a1): 20% of the win\n" in shown


def test_undo_takes_back_what_told_nobody_anything(monkeypatch, capsys):
    match = GAME.new_match(2, seed=1)
    match.play(0, 1)
    match.play(1, 1)
    monkeypatch.setattr(screen_module, "words", lambda language, name=None: words(language))
    monkeypatch.setattr(sys, "stdin", io.StringIO("step\nundo\n"))
    Prompt(match, ["random"], "en", 0).run()
    assert "Taken back." in capsys.readouterr().out
    assert match.log[-1] != (0, 4)
    assert match.to_act == {0}


def test_undo_refuses_in_words(sit):
    match = biscuits()
    log = list(match.log)
    assert "You have no move to take back" in sit(match, "undo", "quit")
    assert match.log == log


def test_save_and_resume(sit, tmp_path, monkeypatch):
    match = biscuits()
    path = tmp_path / "my match.json"
    shown = sit(match, "flip a1", f"save {path}")
    assert f"Written: {path}" in shown
    again = Match.from_json(path.read_text())
    assert again.log == match.log
    assert "Cannot write" in sit(match, f"save {tmp_path}/nowhere/x.json")
    foreign = tmp_path / "letter.txt"
    foreign.write_text("Dear Waffle")
    assert f"{foreign} already exists and cannot be read as a match file" in sit(match, f"save {foreign}")
    assert foreign.read_text() == "Dear Waffle"
    assert f"Written: {path}" in sit(match, f"save {path}")
    monkeypatch.chdir(tmp_path)
    sit(match, "save")
    assert json.loads((tmp_path / "biscuit_pockets.json").read_text())["game"] == "biscuit_pockets"


def test_a_resumed_match_tells_only_what_the_seat_has_missed(sit):
    match = biscuits()
    sit(match, "flip a1", "flip a2")
    shown = sit(Match.from_json(match.to_json()), "quit")
    assert "You go first." not in shown
    assert "You flip a1." not in shown
    assert "a2 shows" in shown


# ---- The end of the input ----


def test_nothing_is_lost_when_the_input_ends(sit):
    match = biscuits(seed=99)
    shown = sit(match, "flip a1")
    assert Match.from_json(kept(match).read_text()).log == match.log
    assert str(kept(match)) in shown


def test_quit_and_interrupt_keep_the_match_too(sit, monkeypatch, capsys):
    match = biscuits(seed=98)
    sit(match, "quit")
    assert kept(match).exists()
    match = biscuits(seed=97)

    def interrupt(self: Screen, say: Any) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "read", interrupt)
    Prompt(match, ["random"], "en", 0).run()
    assert kept(match).exists()
    assert "The match is saved." in capsys.readouterr().out


def test_the_way_back_keeps_who_sat_where(sit, monkeypatch, tmp_path):
    home = tmp_path / "a home"
    monkeypatch.setenv("SWEETBOX_HOME", str(home))
    shown = sit(biscuits(3), "quit", bots=0, language="de")
    match = biscuits(3)
    assert f"sweetbox play --resume '{kept(match)}' --bots '' --language de" in shown
    again = kept(match).with_stem(kept(match).stem + "-2")
    assert f"--resume '{again}' --bots random,random" in sit(biscuits(3), "quit", bots=2), "another match of the same seed"


def test_a_match_that_was_kept_stays_in_its_file_and_one_that_was_saved_is_left_alone(monkeypatch, capsys, tmp_path):
    for folder in (data_folder() / "matches", tmp_path):
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "mine.json"
        path.write_text(biscuits().to_json())
        monkeypatch.setattr(sys, "stdin", io.StringIO("flip a1\n"))
        Prompt(Match.from_json(path.read_text()), ["random"], "en", path=path).run()
        way = re.search(r"--resume (\S+)", capsys.readouterr().out)
        assert way is not None
        assert (way.group(1) == str(path)) == (folder != tmp_path)
        assert (len(Match.from_json(path.read_text()).log) > 1) == (folder != tmp_path)


def test_a_place_that_cannot_be_written_is_said(sit, monkeypatch, tmp_path):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SWEETBOX_HOME", str(tmp_path / "file"))
    assert "Cannot write " in sit(biscuits(), "quit")


# ---- Several people at one keyboard ----


class Watched:
    """What a prompt asked and cleared, in order."""

    def __init__(self, match: Match, bots: int, answers: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(screen_module, "words", lambda language, name=None: words(language))
        self.prompt = Prompt(match, ["random"] * bots, "en", 0)
        self.events: list[str] = []
        lines = iter(answers)

        def read(say: sweetbox.Say) -> str:
            self.events.append(say.key)
            try:
                return next(lines)
            except StopIteration:
                raise InputEndedError from None

        self.prompt.screen.read = read
        self.prompt.screen.console.clear = lambda home=True: self.events.append("clear")
        self.prompt.run()


def test_the_screen_is_cleared_between_people_who_have_secrets(monkeypatch, capsys):
    """Seat 0 has picked in secret; before seat 1 looks, the screen is cleared, and it must say that it sits there."""
    watched = Watched(GAME.new_match(2, seed=1), 0, ["1", "", "2"], monkeypatch)
    assert watched.events[:4] == ["prompt.ask", "clear", "prompt.hand_over", "prompt.ask"]


def test_whoever_comes_to_a_cleared_screen_sees_the_whole_table(sit):
    match = sweetbox.game("sweet_nose").new_match(3, seed=4)
    first, second, third = sit(match, "12345", "", "54321", "quit", bots=1).split("your move:")[:3]
    assert "Seat 1, it is your turn" not in third, "Seat 2 goes on"
    for part in (first, second):
        assert "In the picture" in part, "explained to each"
        assert "Seat 3 (random) has 0 points." in part
    assert "left out" not in second
    assert "In the picture" not in third


def test_the_screen_is_not_cleared_where_nobody_has_a_secret(monkeypatch, capsys):
    match = biscuits(2)
    monkeypatch.setattr(sys, "stdin", io.StringIO("flip a1\nflip a2\nflip a3\n"))
    seat = Prompt(match, [], "en", 0)
    cleared = []
    monkeypatch.setattr(seat.screen.console, "clear", lambda home=True: cleared.append(home))
    seat.run()
    assert cleared == []
    shown = capsys.readouterr().out
    assert "Seat 2, your move:" in shown
    assert "Nobody else should look" not in shown


def test_the_screen_is_not_cleared_for_one_person_among_bots(monkeypatch, capsys):
    watched = Watched(GAME.new_match(3, seed=1), 2, ["1", "step", "done", "2"], monkeypatch)
    assert "clear" not in watched.events
    assert set(watched.events) == {"prompt.ask"}


def test_bots_choose_first_where_all_choose_at_once(monkeypatch, capsys):
    match = GAME.new_match(3, seed=1)
    Watched(match, 2, ["1"], monkeypatch)
    assert [actor for actor, _ in match.log[1:4]] == [1, 2, 0]


def test_names_say_who_is_a_bot():
    seat = Prompt(biscuits(3), ["random", "random"], "en", 0)
    assert seat.names == ["Seat 1", "Seat 2 (random)", "Seat 3 (random)"]
    assert seat.people == [0]


def test_bots_alone_play_to_the_end_and_the_match_is_kept(sit):
    match = biscuits(2, seed=96, idle_rounds=2)
    shown = sit(match, bots=2)
    assert "The match is over: " in shown
    assert match.over
    assert f"Look at it again with: sweetbox replay {kept(match)}" in shown
    assert Match.from_json(kept(match).read_text()).log == match.log


# ---- A terminal ----


def test_what_has_scrolled_away_is_cleared_too(monkeypatch, capsys):
    monkeypatch.setenv("FORCE_COLOR", "1")
    Watched(GAME.new_match(2, seed=1), 0, ["1", "", "2"], monkeypatch)
    assert "\x1b[3J" in capsys.readouterr().out


def test_words_are_not_broken_in_a_terminal(monkeypatch, capsys):
    """Lines end between words, and what belongs to a rule is indented below its id."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "60")
    seat = Prompt(biscuits(), ["random"], "en", 0)
    capsys.readouterr()
    seat.rules(0, "")
    lines = [line.rstrip() for line in re.sub("\x1b\\[[0-9;]*m", "", capsys.readouterr().out).splitlines()]
    assert max(len(line) for line in lines) <= 60
    assert all(line.startswith((" " * 7, "  BP", " BP")) for line in lines)
    text = " ".join(line.strip() for line in lines)
    assert all(rule in text for _, rule in rulebook(seat.match.game, "en"))


# ---- Sentences instead of a picture ----


def test_everything_can_be_said_in_sentences(sit):
    shown = sit(biscuits(), pictures=False)
    assert "Row 1: all face down." in shown
    assert "a    b    c" not in shown
    assert "Row 1: all face down." not in sit(biscuits(), pictures=True)


# ---- Every game ----


@pytest.mark.parametrize("name", all_games())
def test_no_move_is_spelt_like_a_command_or_a_number_of_the_list(name):
    """Else the prompt would take the move for the command."""
    of = game(name)
    box = of.make_box(of.seats[0])
    texts = [of.notation.move_text(box, move) for move in range(of.rules.MOVES)]
    assert not any(text.isdecimal() and int(text) <= of.rules.MOVES for text in texts), "numbers choose from the list"
    first_words = {text.split()[0].lower() for text in texts}
    for language in languages():
        seat = Prompt(of.new_match(of.seats[0], seed=1), [], language, 0)
        assert {word for word in first_words if seat.command_meant(word)} == set(), language


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("language", languages())
def test_every_game_can_be_played_at_the_prompt(name, language, sit):
    """Three moves by number, then everything that can be asked."""
    of = game(name)
    match = of.new_match(of.seats[0], seed=3)
    shown = sit(match, "1", "1", "1", "?", "why 1", "moves", "look", "log", "rules", bots=of.seats[0] - 1, language=language)
    assert of.facts.title in shown
    assert len(match.log) > 2
