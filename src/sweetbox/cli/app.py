"""The whole command line: its commands, and what happens after a mistake: one sentence and an exit code that is not 0."""

import os
import sys
from functools import partial
from importlib import import_module
from typing import Annotated

from sweetbox.cli.command import Command, UsageError
from sweetbox.cli.language import asked_language
from sweetbox.cli.parameters import Option
from sweetbox.cli.printing import print_error, print_line
from sweetbox.extras import sentence_for
from sweetbox.kernel.errors import SweetboxError
from sweetbox.kernel.say import Say
from sweetbox.words import words
from sweetbox.words.nearest import meant_by

# Each is in the module of its name, which is imported when it is called; `sweetbox --help` lists them in this order.
COMMANDS = (
    *("games", "rules", "edition", "play", "match", "replay", "verify", "hint", "review", "arena", "lab", "bench"),
    *("train", "export", "warm", "check", "calibrate", "serve", "backup", "admin"),
)


def command(name: str) -> Command:
    found = getattr(import_module(f"sweetbox.cli.{name}"), name)
    return found if isinstance(found, Command) else Command(f"sweetbox {name}", found)


def start(version: Annotated[bool, Option("help.version")] = False) -> None:
    """`sweetbox` without a command."""
    if version:
        from sweetbox import __version__

        print_line(__version__)
    else:
        from sweetbox.cli.serve import open_browser

        open_browser()


app = Command("sweetbox", start, {name: partial(command, name) for name in COMMANDS})


def main() -> None:
    """Run the command line; a user's mistake is one sentence on standard error."""
    try:
        app.run(sys.argv[1:])
    except SweetboxError as error:
        _say_error(error)
        raise SystemExit(2 if isinstance(error, UsageError) else 1) from None
    except ModuleNotFoundError as error:
        say = sentence_for(error)
        if say is None:
            raise
        print_error(words(asked_language()).render(say))
        raise SystemExit(1) from None
    except BrokenPipeError:  # `sweetbox replay m.json | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise SystemExit(1) from None
    except KeyboardInterrupt:
        raise SystemExit(130) from None
    raise SystemExit(0)


def _say_error(error: SweetboxError) -> None:
    speak = words(asked_language(), error.game)
    told, meant = speak.render(error.say), meant_by(error.why if isinstance(error, UsageError) else error.say)
    print_error(told if meant is None else told + " " + speak.render(Say("cli.perhaps", meant=meant)))
