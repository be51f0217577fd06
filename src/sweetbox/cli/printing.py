"""What commands print: lines on standard output and, on a terminal, their progress."""

import shutil
import sys
import textwrap
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec

from sweetbox.cli.language import asked_language
from sweetbox.kernel.match import Match
from sweetbox.kernel.say import Say
from sweetbox.terminal.plain import plain
from sweetbox.words import Words, words

ALIVE = 10.0  # seconds between two lines that say how far it is, where nobody watches


def print_line(text: str = "") -> None:
    sys.stdout.write(plain(text) + "\n")


def print_error(text: str) -> None:
    """One line on standard error, whatever a file says."""
    sys.stderr.write(plain(text).replace("\n", "\\n") + "\n")


def print_json(answer: object) -> None:
    print_line(msgspec.json.format(msgspec.json.encode(answer)).decode())


def print_beside(head: str, text: str) -> None:
    """A text beside its head. On a terminal it is wrapped between words and indented below itself; in a pipe it is one line."""
    if sys.stdout.isatty():
        columns = shutil.get_terminal_size().columns
        text = textwrap.fill(text, max(columns, 40), initial_indent=head, subsequent_indent=" " * len(head))
        head = ""
    print_line(head + text)


def print_if_older(match: Match, total: int, speak: Words) -> None:
    """How far a match file made with older rules could be replayed. total: the entries of the file."""
    if match.older is not None:
        entries, today = len(match.log), match.game.facts.version
        print_line(speak.render(Say("cli.older", version=match.older, today=today, entries=entries, total=total)))


@contextmanager
def counting() -> Iterator[Callable[[Match], None]]:
    """On a terminal, the growing number of log entries; otherwise nothing."""
    if not sys.stderr.isatty():
        yield lambda match: None
        return
    from rich.console import Console

    with Console(stderr=True).status("") as status:
        yield lambda match: status.update(str(len(match.log)))


@contextmanager
def progress(every: float | None = None) -> Iterator[Callable[[int, int], None]]:
    """On a terminal, a bar with the time left; otherwise a line every so many seconds that says how far it is, or nothing."""
    if not sys.stderr.isatty():
        if every is None:
            yield lambda done, of: None
            return
        with _sign_of_life(every) as told:
            yield told
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


@contextmanager
def _sign_of_life(every: float) -> Iterator[Callable[[int, int], None]]:
    speak, far, over = words(asked_language()), Say("cli.working"), threading.Event()

    def tell(done: int, of: int) -> None:
        nonlocal far
        far = Say("cli.progress", done=done, of=of)

    def live() -> None:
        while not over.wait(every):
            sys.stderr.write(speak.render(far) + "\n")
            sys.stderr.flush()

    beside = threading.Thread(target=live, daemon=True)
    beside.start()
    try:
        yield tell
    finally:
        over.set()
        beside.join()
