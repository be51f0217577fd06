"""Play at a text prompt: the table in sentences and as a picture, moves by number or notation, several people at one keyboard.

Colours are decoration only; in a pipe there are none.
"""

import shlex
import sys
from collections.abc import Callable, Sequence
from itertools import count, groupby
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sweetbox.bots.bot import Answer, Bot, Turn
from sweetbox.bots.registry import advisor
from sweetbox.bots.table import play_bot, seat_bots
from sweetbox.files.matches import write_match
from sweetbox.files.places import data_folder
from sweetbox.kernel.errors import NotationError, OptionError, SweetboxError
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match, Move
from sweetbox.kernel.registry import all_games, game_meant
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say, Who
from sweetbox.words import Words, words
from sweetbox.words.rulebook import LEGEND, PRIMER, rulebook

FEW = 16  # so many moves are listed at once
TOLD = 60  # so many are listed in sentences when asked for; more by their notation alone
ALWAYS = 3  # a summary begins with whose turn it is and what is to be done: so many sentences are never left out

ALIASES = {"?": "help", "q": "quit", "exit": "quit"}  # what people type at other prompts


class InputEndedError(Exception):
    """Nothing more can be read: the pipe is empty or the person pressed Ctrl-D."""


def choose_game(language: str) -> Game:
    """Ask which game, by number or name."""
    console, speak, names = Console(highlight=False, markup=False, emoji=False), words(language), all_games()
    for number, name in enumerate(names, 1):
        about = words(language, name).render(Say("about"))
        console.print(Text(f"{number}  {find_game(name).facts.title}", "bold"))
        console.print(Padding(Text(about), (0, 0, 0, 3)))
    while True:
        try:
            asked = console.input(speak.render(Say("prompt.which_game")) + " ").strip()
        except EOFError:
            console.print()
            raise OptionError(Say("error.game_none", known=names)) from None
        if asked in (numbers := [str(number) for number in range(1, len(names) + 1)]):
            return find_game(names[numbers.index(asked)])
        try:
            return game_meant(asked)
        except SweetboxError:
            console.print(speak.render(Say("prompt.game_unknown", most=len(names), known=names, came=asked)))


def start_prompt(
    match: Match, bots: list[str], language: str, seed: int = 0, pictures: bool = True, path: Path | None = None
) -> None:
    """Play a match to its end, or until the people leave. The bots sit in the last seats; the path is of a match that goes on."""
    Prompt(match, bots, language, seed, pictures, path).run()


class Prompt:
    def __init__(
        self, match: Match, bots: list[str], language: str, seed: int, pictures: bool = True, path: Path | None = None
    ) -> None:
        self.match = match
        self.path = path
        self.specs = bots
        self.bots: dict[int, Bot] = dict(zip(range(match.seats - len(bots), match.seats), seat_bots(bots), strict=True))
        self.seed = seed
        self.language = language
        self.pictures = pictures
        self.words: Words = words(language, match.game.name)
        # In a pipe each sentence stays on its line. What people type is no markup.
        self.console = Console(highlight=False, soft_wrap=not sys.stdout.isatty(), markup=False, emoji=False)
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.told = dict.fromkeys(range(match.seats), 0)  # log entries that each seat has been told
        for entry, (actor, _) in enumerate(match.log):  # of a match that goes on: up to its own last move
            self.told[actor] = entry + 1
        self.shown: dict[int | None, tuple[list[str], list[str]]] = {}  # the picture and the sentences that each seat saw last
        self.explained: set[tuple[int | None, str]] = set()  # what each reader is told once
        self.reader: int | None = None  # the seat whose secrets are on the screen
        self.names = [self._name(seat) for seat in range(match.seats)]
        self.commands: dict[str, Callable[[int, str], None]] = {
            "help": self.help,
            "why": self.why,
            "rules": self.rules,
            "hint": self.hint,
            "undo": self.undo,
            "save": self.save,
            "moves": self.moves,
            "look": self.look,
            "log": self.log,
        }

    # ---- The match ----

    def run(self) -> None:
        self.print(Say("prompt.welcome", title=self.match.game.facts.title), "bold")
        if all(actor < 0 for actor, _ in self.match.log):
            self.primer()
        self.print(Say("prompt.commitment", commitment=self.match.commitment[:16]), "dim")
        looked_at = self.match.over  # a match that was over is only shown
        if self.path is not None and self.bots and not looked_at:
            self.print(Say("prompt.play_on", count=len(self.bots), bots=[Who(seat) for seat in self.bots]))
        try:
            while not self.match.over:
                self.turn(self._next_seat())
        except (InputEndedError, KeyboardInterrupt):
            self._leave()
            return
        self.reader = self.people[0] if len(self.people) == 1 else None
        self.tell(self.reader)
        self.shown.clear()  # the end is shown whole
        self.show(self.reader)
        if looked_at and self.path is not None:
            self._tell_where(_again(self.path))
        else:
            self._keep(_again)

    def turn(self, seat: int) -> None:
        if seat in self.bots:
            remarks = len(self.match.remarks)
            play_bot(self.match, seat, self.bots[seat], self.seed)
            for remark in self.match.remarks[remarks:]:
                self.print(remark.say())
        else:
            self.hand_over(seat)
            self.tell(seat)
            self.show(seat)
            self.offer(seat)
            self.ask(seat)

    def _next_seat(self) -> int:
        """Bots move first where several choose at once; nobody waits for them."""
        owing = sorted(self.match.to_act)
        return next((seat for seat in owing if seat in self.bots), owing[0])

    def hand_over(self, seat: int) -> None:
        """Clear the screen between people when one could see what another may not."""
        if self.reader is not None and self.reader != seat and self._has_secrets():
            self.console.clear()
            self.shown.clear()
            if self.console.is_terminal:
                self.console.file.write("\x1b[3J")  # what has scrolled away too
            self.read(Say("prompt.hand_over", seat=Who(seat)))
        self.reader = seat

    def _has_secrets(self) -> bool:
        return len({bytes(self.match.glimpse(seat)) for seat in self.people}) > 1

    # ---- What is shown ----

    def print(self, say: Say, style: str = "", reader: int | None = None) -> None:
        self.console.print(Text(self.words.render(say, reader, self.names), style))

    def tell(self, seat: int | None) -> None:
        """What happened since the seat last looked."""
        key = seat if seat is not None else self.people[0] if self.people else 0
        shown_next = self.match.summary(seat)[:1]  # whose turn it is, most often the story's last sentence as well
        self.tell_story(seat, min(self.told[key], len(self.match.log)), shown_next)
        self.told[key] = len(self.match.log)

    def tell_story(self, seat: int | None, since: int = 0, shown_next: Sequence[Say] = (), but: Sequence[str] = ()) -> None:
        """The story line by line, but for happenings of those kinds; what happened several times in a row is told once, with how
        often."""
        story = (happening for happening in self.match.story(seat, since=since) if happening["kind"] not in but)
        told = [self.words.render(happening["say"], seat, self.names) for happening in story]
        if told and told[-1] in [self.words.render(say, seat, self.names) for say in shown_next]:
            told.pop()
        for line, same in groupby(told):
            times = len(list(same))
            self.console.print(Text(f"{line} (×{times})" if times > 1 else line, "italic"))

    def primer(self) -> None:
        """What a newcomer reads first, set apart."""
        lines = [Say(key) for key in PRIMER if self.words.has(key)]
        if lines:
            self.console.print()
        for line in lines:
            self.print(line)
        if lines:
            self.console.print()

    def show(self, seat: int | None) -> None:
        """The table as a picture and what it does not show in sentences, or all of it in sentences.

        What the seat saw just so the last time is left out, or every small step would be told with the whole table.
        """
        says = [say for say in self.match.summary(seat) if not (self.pictures and say.key.startswith("board."))]
        lines = [self.words.render(say, seat, self.names) for say in says]
        picture = self.match.picture(seat) if self.pictures else []
        old_picture, old_lines = self.shown.get(seat, ([], []))
        self.console.print()
        if picture != old_picture:
            for line in picture:
                self.console.print(Text(f"   {line}", "bold"))
            self.explain(LEGEND)
            self.console.print()
        self.shown[seat] = picture, lines
        news = [line for number, line in enumerate(lines) if number < ALWAYS or line not in old_lines]
        for line in news:
            self.console.print(Text(line))
        if len(news) < len(lines):
            self.explain("prompt.left_out")

    def explain(self, key: str) -> None:
        if (self.reader, key) not in self.explained and self.words.has(key):
            self.explained.add((self.reader, key))
            self.print(Say(key), "dim")

    def _list(self, head: str, text: str) -> None:
        """A text beside its head; lines that follow are indented, so that the heads stand alone."""
        if self.console.soft_wrap:
            self.console.print(Text.assemble((head, "bold"), text))
            return
        grid = Table.grid()
        grid.add_row(Text(head, "bold", no_wrap=True), Text(text))
        self.console.print(grid)

    def offer(self, seat: int) -> None:
        legal = self.match.legal(seat)
        if len(legal) <= FEW:
            self._list_moves(seat)
        else:
            first, last = (f"{move.text} ({self._move_text(seat, move)})" for move in (legal[0], legal[-1]))
            self.print(Say("prompt.many", count=len(legal), first=first, last=last))

    def _list_moves(self, seat: int) -> None:
        for number, move in enumerate(self.match.legal(seat), 1):
            self._list(f"{number:>4}  ", f"{self._move_text(seat, move)} ({move.text})")

    def _move_text(self, seat: int, move: Move) -> str:
        return self.words.render(self.match.move_say(seat, move), seat, self.names)

    # ---- What is asked ----

    def read(self, say: Say) -> str:
        text = self.words.render(say, self.reader, self.names)
        try:
            return self.console.input(Text(f"{text} ", "bold")).strip()
        except EOFError:
            raise InputEndedError from None

    def ask(self, seat: int) -> None:
        """Ask until the seat has made a move."""
        while True:
            line = self.read(Say("prompt.ask", seat=Who(seat)))
            if not sys.stdin.isatty():
                self.console.print(line)  # in a pipe, show what was read
            word, _, rest = line.partition(" ")
            command = self.command_for(word)
            if command == "quit":
                raise InputEndedError
            entries = len(self.match.log)
            try:
                if command is not None:
                    self.commands[command](seat, rest.strip())
                    if command == "undo":
                        return
                elif line:
                    self.match.play(seat, self._meant(seat, line))
            except NotationError as error:
                if line.isdecimal() and line.isascii() and command is None:
                    legal = self.match.legal(seat)
                    self.print(Say("prompt.number", most=len(legal), example=legal[0].text, came=line))
                else:
                    self._refuse(error)
            except SweetboxError as error:
                self._refuse(error)
            if len(self.match.log) != entries:
                return

    def _meant(self, seat: int, line: str) -> str:
        """The move that a line means: one of the list by its number, or its text."""
        legal = self.match.legal(seat)
        number = int(line) if line.isdecimal() and line.isascii() and len(line) < 9 else 0
        return legal[number - 1].text if 1 <= number <= len(legal) else line

    def command_for(self, word: str) -> str | None:
        """The command that a word means, in English or in the reader's language."""
        if word.lower() in ALIASES:
            return ALIASES[word.lower()]
        for command in (*self.commands, "quit"):
            if word.lower() in (command, self.words.render(Say(f"prompt.command_{command}"))):
                return command
        return None

    def _refuse(self, error: SweetboxError) -> None:
        rule = getattr(error, "rule", None)
        self.print(error.say, reader=self.reader)
        if rule is not None:
            self.print(Say("prompt.by_rule", rule=rule))

    # ---- Commands ----

    def help(self, seat: int, rest: str) -> None:
        rule, _ = rulebook(self.match.game, self.language)[0]
        for command in (*self.commands, "quit"):
            name = self.words.render(Say(f"prompt.command_{command}"))
            text = self.words.render(Say(f"prompt.help_{command}", example=rule))
            self._list(f"  {name:<11}", text)
        self.print(Say("prompt.help_move", example=self.match.legal(seat)[0].text))
        self.primer()
        if self.pictures and self.words.has(LEGEND):
            self.print(Say(LEGEND))

    def why(self, seat: int, rest: str) -> None:
        if not rest:
            self.print(Say("prompt.why_what", example=self.match.legal(seat)[0].text))
            return
        move = self._meant(seat, rest)
        reason = self.match.why_not(seat, move)
        if reason is None:
            self.print(Say("prompt.why_legal", move=move))
            return
        say, rule = reason
        self.print(say, reader=seat)
        if rule is not None:
            self.rules(seat, rule)

    def rules(self, seat: int, rest: str) -> None:
        for id_, text in rulebook(self.match.game, self.language, rest or None):
            self._list(f"{id_:>5}  ", text)

    def hint(self, seat: int, rest: str) -> None:
        adviser = advisor()
        if adviser is None:
            self.print(Say("prompt.no_hint"))
            return
        answer: Answer = adviser.choose(Turn.of(self.match, seat, self.seed))
        self.print(Say("prompt.hint", move=self.match.move_say(seat, answer.move)), reader=seat)
        for weighed in answer.weighed[:5]:
            text = self.match.game.notation.move_text(self.match.box, weighed.move)
            self.print(Say("prompt.weighed", move=text, share=round(100 * weighed.share)))
        if answer.note is not None:
            self.print(answer.note)

    def undo(self, seat: int, rest: str) -> None:
        self.match.take_back(seat)
        self.told = {each: min(told, len(self.match.log)) for each, told in self.told.items()}
        self.print(Say("prompt.undone"))

    def save(self, seat: int, rest: str) -> None:
        path = Path(rest or f"{self.match.game.name}.json")
        write_match(path, self.match)
        self.print(Say("cli.written", file=str(path)))

    def moves(self, seat: int, rest: str) -> None:
        if len(self.match.legal(seat)) <= TOLD:
            self._list_moves(seat)
            return
        texts = [f"{number} {move.text}" for number, move in enumerate(self.match.legal(seat), 1)]
        self.console.print(Columns(texts, padding=(0, 3)))

    def look(self, seat: int, rest: str) -> None:
        self.shown.pop(seat, None)
        self.explained.discard((self.reader, LEGEND))
        self.show(seat)
        self.offer(seat)

    def log(self, seat: int, rest: str) -> None:
        """What happened so far; in a game of memory without what people must remember by themselves."""
        self.tell_story(seat, but=self.match.fading)
        if self.match.fading:
            self.print(Say("prompt.memory"))

    # ---- The end ----

    def _leave(self) -> None:
        """Nothing is lost: the match is kept, and the way back is told."""
        self._keep(lambda path: Say("prompt.left", command=shlex.join(self._way_back(path))))

    def _keep(self, told: Callable[[Path], Say]) -> None:
        path = self._own_path()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(self.match.to_json() + "\n", encoding="utf-8")
        except OSError as error:
            self.print(Say("error.file_write", file=str(path), why=error.strerror or str(error)))
            return
        self._tell_where(told(path))

    def _tell_where(self, say: Say) -> None:
        self.console.print()
        text = self.words.render(say, self.reader, self.names)
        self.console.print(Text(text), soft_wrap=True)  # a command is to be copied whole

    def _own_path(self) -> Path:
        """Where it was kept before, or a file of its own: two matches of one seed are two. A file that people saved is theirs."""
        folder = data_folder() / "matches"
        if self.path is not None and self.path.resolve().parent == folder.resolve():
            return self.path
        path = folder / f"{self.match.game.name}-{self.match.commitment[:8]}.json"
        others = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
        return path if not path.exists() else next(other for other in others if not other.exists())

    def _way_back(self, path: Path) -> list[str]:
        return ["sweetbox", "play", "--resume", str(path), "--bots", ",".join(self.specs), "--language", self.language]

    def _name(self, seat: int) -> str:
        name = words(self.language).render(Say("seat", number=seat + 1))
        return f"{name} ({self.bots[seat].name})" if seat in self.bots else name


def _again(path: Path) -> Say:
    return Say("prompt.kept", command=shlex.join(["sweetbox", "replay", str(path)]))
