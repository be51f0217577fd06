"""Play at a text prompt: moves by number or notation, commands, several people at one keyboard."""

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

from sweetbox.bots.bot import Answer, Bot, Turn
from sweetbox.bots.compiled import AT_TABLE
from sweetbox.bots.playing import play_bot, seat_bots
from sweetbox.bots.registry import advisor
from sweetbox.files.matches import write_match
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.errors import NotationError, OptionError, SweetboxError
from sweetbox.kernel.lesson import LEARNER, Guide, Moment, Progress, moment_of
from sweetbox.kernel.match import Match
from sweetbox.kernel.say import Say, Who
from sweetbox.terminal.advice import weighed
from sweetbox.terminal.keep import keep_match
from sweetbox.terminal.screen import InputEndedError, Screen
from sweetbox.words import words
from sweetbox.words.rulebook import LEGEND, changed_sizes, rulebook

ALIASES = {"?": "help", "q": "quit", "exit": "quit"}  # what people type at other prompts


class Prompt:
    """A match with its bots, which have the last seats; the people have the others. `path` is the file of a resumed match, `guide`
    leads through a lesson."""

    def __init__(
        self,
        match: Match,
        bots: list[str],
        language: str,
        seed: int = 0,
        pictures: bool = True,
        path: Path | None = None,
        guide: Guide | None = None,
    ) -> None:
        self.match = match
        self.path = path
        self.specs = bots
        self.bots: dict[int, Bot] = dict(zip(range(match.seats - len(bots), match.seats), seat_bots(bots), strict=True))
        self.seed = seed
        self.simpler = False  # whether people know that the bots play below their level for now
        self.language = language
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.names = [self._name(seat) for seat in range(match.seats)]
        self.screen = Screen(match, self.people, self.names, language, pictures)
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
        self.guide = guide
        self.progress = guide.after_log(match) if guide is not None else Progress()
        if guide is not None:
            self.commands["skip"] = self.skip

    def _name(self, seat: int) -> str:
        name = words(self.language).render(Say("seat", number=seat + 1))
        return f"{name} ({self.bots[seat].name})" if seat in self.bots else name

    # ---- The match ----

    def run(self) -> None:
        """Play the match to its end, or until the people leave."""
        screen = self.screen
        screen.print(Say("prompt.welcome", title=self.match.game.facts.title), "bold")
        if self.guide is not None:
            screen.print(Say("prompt.lesson"))
        elif all(actor == CHANCE for actor, _ in self.match.log):
            screen.primer()
        screen.print(Say("prompt.commitment", commitment=self.match.commitment[:16]), "dim")
        looked_at = self.match.over  # a match that is already over is only shown
        if self.path is not None and self.bots and not looked_at:
            screen.print(Say("prompt.play_on", count=len(self.bots), bots=[Who(seat) for seat in self.bots]))
        try:
            while not self.match.over:
                self.turn(self._next_seat())
        except (InputEndedError, KeyboardInterrupt):
            self._keep(lambda path: Say("prompt.left", command=shlex.join(self._way_back(path))))
            return
        screen.reader = self.people[0] if len(self.people) == 1 else None
        screen.tell(screen.reader)
        screen.shown.clear()  # the end is shown whole
        screen.show(screen.reader)
        screen.show_sheet()
        if looked_at and self.path is not None:
            self.screen.print_unbroken(_again(self.path))
        else:
            self._keep(_again)

    def turn(self, seat: int) -> None:
        if seat in self.bots:
            remarks = len(self.match.remarks)
            answer = play_bot(self.match, seat, self.bots[seat], self.seed)
            if answer.note is not None and answer.note.key in AT_TABLE and not self.simpler:
                self.simpler = True
                self.screen.print(AT_TABLE[answer.note.key])
            for remark in self.match.remarks[remarks:]:
                self.screen.print(remark.say())
        else:
            self.screen.hand_over(seat)
            self.screen.tell(seat)
            self.screen.show(seat)
            self.screen.offer(seat)
            self._teach()
            self.ask(seat)

    def _next_seat(self) -> int:
        """Bots move first when several seats choose at once, so that nobody waits for them."""
        owing = sorted(self.match.to_act)
        return next((seat for seat in owing if seat in self.bots), owing[0])

    # ---- What is asked ----

    def ask(self, seat: int) -> None:
        """Ask until the seat has made a move."""
        while True:
            line = self.screen.read(Say("prompt.ask", seat=Who(seat)))
            if not sys.stdin.isatty():
                self.screen.console.print(line)  # in a pipe, show what was read
            word, _, rest = line.partition(" ")
            command = self.command_meant(word)
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
                    self._follow(entries)
                elif self.guide is not None:
                    self.progress = self.guide.after_reading(self.progress, Moment.now(self.match)) or self.progress
                    self._teach()
            except NotationError as error:
                if line.isdecimal() and line.isascii() and command is None:
                    legal = self.match.legal(seat)
                    self.screen.print(Say("prompt.number", most=len(legal), example=legal[0].text, came=line))
                else:
                    self._refuse(error)
            except SweetboxError as error:
                self._refuse(error)
            if len(self.match.log) != entries:
                return

    def _meant(self, seat: int, line: str) -> str:
        """The move that a line means: a number in the list, or a text."""
        legal = self.match.legal(seat)
        number = int(line) if line.isdecimal() and line.isascii() and len(line) < 9 else 0
        return legal[number - 1].text if 1 <= number <= len(legal) else line

    def command_meant(self, word: str) -> str | None:
        """The command that a word means, in English or in the reader's language."""
        if word.lower() in ALIASES:
            return ALIASES[word.lower()]
        for command in (*self.commands, "quit"):
            if word.lower() in (command, self.screen.text(Say(f"prompt.command_{command}"))):
                return command
        return None

    def _refuse(self, error: SweetboxError) -> None:
        self.screen.print(error.say, reader=self.screen.reader)
        if error.rule is not None:
            self.screen.print(Say("prompt.by_rule", rule=error.rule))

    # ---- The lesson ----

    def _teach(self) -> None:
        """What the lesson says now, above the question for a move."""
        shown = self.guide.shown(self.progress, Moment.now(self.match)) if self.guide is not None else None
        if shown is None or shown.say is None:
            return
        says = [say for say in (shown.reaction, shown.say) if say is not None]
        self.screen.console.print()
        self.screen.print_beside(
            f"{min(shown.number, shown.of)}/{shown.of}  ", " ".join(self.screen.text(say, LEARNER) for say in says)
        )
        if shown.waits == "next":
            self.screen.print(Say("prompt.lesson_next"), "dim")

    def _follow(self, first: int) -> None:
        """The learner has moved: from this log entry on."""
        if self.guide is not None:
            log = self.match.log
            own = [entry for entry in range(first, len(log)) if log[entry][0] == LEARNER]
            self.progress = self.guide.after_moves(self.progress, [moment_of(self.match, entry, log[entry][1]) for entry in own])

    # ---- Commands ----

    def help(self, seat: int, rest: str) -> None:
        screen = self.screen
        rule, _ = rulebook(self.match.game, self.language)[0]
        for command in (*self.commands, "quit"):
            name = screen.text(Say(f"prompt.command_{command}"))
            screen.print_beside(f"  {name:<11}", screen.text(Say(f"prompt.help_{command}", example=rule)))
        screen.print(Say("prompt.help_move", example=self.match.legal(seat)[0].text))
        screen.primer()
        self.changes()
        if screen.pictures and screen.words.has(LEGEND):
            screen.print(Say(LEGEND))

    def why(self, seat: int, rest: str) -> None:
        if not rest:
            self.screen.print(Say("prompt.why_what", example=self.match.legal(seat)[0].text))
            return
        move = self._meant(seat, rest)
        reason = self.match.why_not(seat, move)
        if reason is None:
            self.screen.print(Say("prompt.why_legal", move=move))
            return
        say, rule = reason
        self.screen.print(say, reader=seat)
        if rule is not None:
            self.rules(seat, rule)

    def rules(self, seat: int, rest: str) -> None:
        for id_, text in rulebook(self.match.game, self.language, rest or None, self.match.edition):
            self.screen.print_beside(f"{id_:>5}  ", text)
        self.changes()

    def changes(self) -> None:
        """What the edition of this match changes of the numbers that the rules tell."""
        changes = changed_sizes(self.match.game, self.match.edition) if self.match.edition is not None else []
        if changes:
            self.screen.print(Say("rules.edition"))
        for change in changes:
            self.screen.print_beside("    *  ", self.screen.text(change))

    def hint(self, seat: int, rest: str) -> None:
        adviser = advisor()
        if adviser is None:
            self.screen.print(Say("prompt.no_hint"))
            return
        answer: Answer = adviser.choose(Turn.of(self.match, seat, self.seed))
        self.screen.print(Say("prompt.hint", move=self.match.move_say(seat, answer.move)), reader=seat)
        for say in weighed(self.match, seat, answer):
            self.screen.print(say, reader=seat)
        if answer.note is not None:
            self.screen.print(answer.note)

    def undo(self, seat: int, rest: str) -> None:
        self.match.take_back(seat)
        if self.guide is not None and not self.guide.is_over(self.progress):
            self.progress = self.guide.after_log(self.match)
        self.screen.forget_taken_back()
        self.screen.print(Say("prompt.undone"))

    def skip(self, seat: int, rest: str) -> None:
        if self.guide is not None:
            self.progress = self.guide.over
        self.screen.print(Say("prompt.skipped"))

    def save(self, seat: int, rest: str) -> None:
        path = Path(rest or f"{self.match.game.name}.json")
        write_match(path, self.match)
        self.screen.print(Say("cli.written", file=str(path)))

    def moves(self, seat: int, rest: str) -> None:
        self.screen.offer_all(seat)

    def look(self, seat: int, rest: str) -> None:
        self.screen.show_whole(seat)
        self.screen.offer(seat)

    def log(self, seat: int, rest: str) -> None:
        """What has happened so far; in a game of memory, without what people have to remember."""
        self.screen.tell_story(seat, but=self.match.fading)
        if self.match.fading:
            self.screen.print(Say("prompt.memory"))

    # ---- The end ----

    def _keep(self, told: Callable[[Path], Say]) -> None:
        try:
            path = keep_match(self.match, self.path)
        except OptionError as error:
            self.screen.print(error.say)
            return
        self.screen.print_unbroken(told(path))

    def _way_back(self, path: Path) -> list[str]:
        return ["sweetbox", "play", "--resume", str(path), "--bots", ",".join(self.specs), "--language", self.language]


def _again(path: Path) -> Say:
    return Say("prompt.kept", command=shlex.join(["sweetbox", "replay", str(path)]))
