"""The screen of a match: the table in sentences and as a picture, its story, the moves to choose from.

Several people may share it. Colours are decoration only; in a pipe there are none.
"""

import sys
from collections.abc import Sequence
from itertools import groupby

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sweetbox.kernel.match import Match, Move
from sweetbox.kernel.say import Say, Who
from sweetbox.terminal.plain import plain
from sweetbox.terminal.sheet import score_sheet
from sweetbox.words import Words, words
from sweetbox.words.rulebook import LEGEND, primer

FEW = 16  # moves that are listed without asking
TOLD = 60  # moves that are listed in sentences on request; more than that only in notation
ALWAYS = 3  # sentences of a summary that are never left out: whose turn it is and what to do


class InputEndedError(Exception):
    """Nothing more can be read: the pipe is empty or the person pressed Ctrl-D."""


class Screen:
    """Remembers what each seat has read and seen, so that it is shown only what is new to it."""

    def __init__(self, match: Match, people: list[int], names: list[str], language: str, pictures: bool) -> None:
        self.match, self.people, self.names, self.pictures = match, people, names, pictures
        self.words: Words = words(language, match.game.name)
        # In a pipe each sentence stays on one line. What people type is not markup.
        self.console = Console(highlight=False, soft_wrap=not sys.stdout.isatty(), markup=False, emoji=False)
        self.reader: int | None = None  # the seat whose secrets are on the screen
        self.told = dict.fromkeys(range(match.seats), 0)  # log entries that each seat has read about
        for entry, (actor, _) in enumerate(match.log):  # in a resumed match: up to the seat's own last move
            self.told[actor] = entry + 1
        self.shown: dict[int | None, tuple[list[str], list[str]]] = {}  # the picture and the sentences that each seat saw last
        self.explained: set[tuple[int | None, str]] = set()  # what each reader needs to read only once

    # ---- Sentences ----

    def text(self, say: Say, reader: int | None = None) -> str:
        return plain(self.words.render(say, reader, self.names))

    def print(self, say: Say, style: str = "", reader: int | None = None) -> None:
        self.console.print(Text(self.text(say, reader), style))

    def print_beside(self, head: str, text: str) -> None:
        """A text beside its head; lines that follow are indented, so that the heads stand out."""
        if self.console.soft_wrap:
            self.console.print(Text.assemble((head, "bold"), text))
            return
        grid = Table.grid()
        grid.add_row(Text(head, "bold", no_wrap=True), Text(text))
        self.console.print(grid)

    def print_unbroken(self, say: Say) -> None:
        """Set apart and on one line, so that a command in it can be copied."""
        self.console.print()
        self.console.print(Text(self.text(say, self.reader)), soft_wrap=True)

    def explain(self, key: str) -> None:
        if (self.reader, key) not in self.explained and self.words.has(key):
            self.explained.add((self.reader, key))
            self.print(Say(key), "dim")

    def primer(self) -> None:
        """What a newcomer reads first, set apart."""
        lines = primer(self.match.game, self.words, self.match.edition)
        if lines:
            self.console.print()
        for line in lines:
            self.print(line)
        if lines:
            self.console.print()

    def read(self, say: Say) -> str:
        try:
            return self.console.input(Text(f"{self.text(say, self.reader)} ", "bold")).strip()
        except EOFError:
            raise InputEndedError from None

    # ---- Who looks ----

    def hand_over(self, seat: int) -> None:
        """Clear the screen between people when one could see what another may not."""
        if self.reader is not None and self.reader != seat and self._has_secrets():
            self.console.clear()
            self.shown.clear()
            if self.console.is_terminal:
                self.console.file.write("\x1b[3J")  # also what has scrolled away
            self.read(Say("prompt.hand_over", seat=Who(seat)))
        self.reader = seat

    def _has_secrets(self) -> bool:
        return len({bytes(self.match.glimpse(seat)) for seat in self.people}) > 1

    # ---- The story ----

    def tell(self, seat: int | None) -> None:
        """What happened since the seat last looked."""
        key = seat if seat is not None else self.people[0] if self.people else 0
        shown_next = self.match.summary(seat)[:1]  # whose turn it is, most often the story's last sentence as well
        self.tell_story(seat, min(self.told[key], len(self.match.log)), shown_next)
        self.told[key] = len(self.match.log)

    def tell_story(self, seat: int | None, since: int = 0, shown_next: Sequence[Say] = (), but: Sequence[str] = ()) -> None:
        """The story line by line, except happenings of the kinds in `but`; what happened several times in a row is one line with
        the number of times."""
        story = (happening for happening in self.match.story(seat, since=since) if happening.kind not in but)
        told = [self.text(happening.say, seat) for happening in story]
        if told and told[-1] in [self.text(say, seat) for say in shown_next]:
            told.pop()
        for line, same in groupby(told):
            times = len(list(same))
            self.console.print(Text(f"{line} (×{times})" if times > 1 else line, "italic"))

    def forget_taken_back(self) -> None:
        """After a move was taken back: nobody has read about more entries than there are."""
        self.told = {seat: min(told, len(self.match.log)) for seat, told in self.told.items()}

    # ---- The table ----

    def show(self, seat: int | None) -> None:
        """The table as a picture and what it does not show in sentences, or all of it in sentences.

        What has not changed since the seat last looked is left out; otherwise every small step would show the whole table.
        """
        says = self.match.caption(seat) if self.pictures else self.match.summary(seat)
        lines = [self.text(say, seat) for say in says]
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

    def show_sheet(self) -> None:
        """How a finished match was counted."""
        self.console.print()
        for line in score_sheet(self.match, self.words, self.reader, self.names):
            self.console.print(Text(line), soft_wrap=True)

    def show_whole(self, seat: int | None) -> None:
        """The whole table, including what the seat has seen before."""
        self.shown.pop(seat, None)
        self.explained.discard((self.reader, LEGEND))
        self.show(seat)

    # ---- The moves ----

    def offer(self, seat: int) -> None:
        legal = self.match.legal(seat)
        if len(legal) <= FEW:
            self._list_moves(seat)
        else:
            first, last = (f"{move.text} ({self._move_text(seat, move)})" for move in (legal[0], legal[-1]))
            self.print(Say("prompt.many", count=len(legal), first=first, last=last))

    def offer_all(self, seat: int) -> None:
        if len(self.match.legal(seat)) <= TOLD:
            self._list_moves(seat)
            return
        texts = [f"{number} {move.text}" for number, move in enumerate(self.match.legal(seat), 1)]
        self.console.print(Columns(texts, padding=(0, 3)))

    def _list_moves(self, seat: int) -> None:
        for number, move in enumerate(self.match.legal(seat), 1):
            self.print_beside(f"{number:>4}  ", f"{self._move_text(seat, move)} ({move.text})")

    def _move_text(self, seat: int, move: Move) -> str:
        return self.text(self.match.move_say(seat, move), seat)
