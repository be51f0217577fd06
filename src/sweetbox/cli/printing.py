"""What commands print: lines on standard output and, on a terminal, their progress."""

import shutil
import sys
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sweetbox.kernel.match import Match
from sweetbox.kernel.say import Say
from sweetbox.words import Words


def print_line(text: str = "") -> None:
    sys.stdout.write(text + "\n")


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
def counting() -> Iterator[Callable[[Match], None] | None]:
    """On a terminal, the growing number of log entries; otherwise nothing."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console

    with Console(stderr=True).status("") as status:
        yield lambda match: status.update(str(len(match.log)))


@contextmanager
def progress() -> Iterator[Callable[[int, int], None] | None]:
    """On a terminal, a bar with the time left; otherwise nothing."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=Console(stderr=True)) as bar:
        task = bar.add_task("", total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)
