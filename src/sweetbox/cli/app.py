"""The whole command line: its commands, and what happens after a mistake: one sentence and an exit code that is not 0."""

import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from sweetbox.cli.admin import admin
from sweetbox.cli.arena import arena
from sweetbox.cli.backup import backup
from sweetbox.cli.bench import bench
from sweetbox.cli.check import check
from sweetbox.cli.edition import edition
from sweetbox.cli.export import export
from sweetbox.cli.games import games
from sweetbox.cli.hint import hint
from sweetbox.cli.lab import lab
from sweetbox.cli.language import asked_language
from sweetbox.cli.match import match
from sweetbox.cli.play import play
from sweetbox.cli.printing import print_error, print_line
from sweetbox.cli.replay import replay
from sweetbox.cli.review import calibrate, review
from sweetbox.cli.rules import rules
from sweetbox.cli.serve import open_browser, serve
from sweetbox.cli.train import train
from sweetbox.cli.usage import Command, Group, why_not
from sweetbox.cli.verify import verify
from sweetbox.cli.warm import warm
from sweetbox.extras import sentence_for
from sweetbox.kernel.errors import SweetboxError
from sweetbox.kernel.say import Say
from sweetbox.terminal.plain import plain
from sweetbox.words import Words, words
from sweetbox.words.nearest import meant_by

# Each command and the key of its help, in the order in which `sweetbox --help` lists them.
COMMANDS: dict[Callable[..., None], str] = {
    games: "help.games",
    rules: "help.rules",
    edition: "help.edition_of",
    play: "help.play",
    match: "help.match",
    replay: "help.replay",
    verify: "help.verify",
    hint: "help.hint",
    review: "help.review",
    arena: "help.arena",
    lab: "help.lab",
    bench: "help.bench",
    train: "help.train",
    export: "help.export",
    warm: "help.warm",
    check: "help.check",
    calibrate: "help.calibrate",
    serve: "help.serve",
    backup: "help.backup",
}

app = typer.Typer(
    name="sweetbox",
    cls=Group,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for command, key in COMMANDS.items():
    app.command(cls=Command, help=key)(command)
app.add_typer(admin, name="admin", help="help.admin")


def _say_version(asked: bool) -> None:
    if asked:
        from sweetbox import __version__

        print_line(__version__)
        raise typer.Exit


@app.callback(help="help.sweetbox")
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="help.version", callback=_say_version, is_eager=True)] = False,
) -> None:
    """Runs before every command. `version` is handled earlier, by its own callback."""
    if context.invoked_subcommand is None:
        open_browser()


def main() -> None:
    """Run the command line; a user's mistake is one sentence on standard error."""
    try:
        code = app(standalone_mode=False, prog_name="sweetbox")
    except typer.TyperException as error:
        _say_usage(error)
        raise SystemExit(2) from None
    except SweetboxError as error:
        _say_error(error)
        raise SystemExit(1) from None
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
    raise SystemExit(code)


def _say_error(error: SweetboxError) -> None:
    speak = words(asked_language(), error.game)
    print_error(speak.render(error.say) + _perhaps(error.say, speak))


def _perhaps(say: Say | None, speak: Words) -> str:
    """What was meant, if it is like something that is known."""
    meant = meant_by(say)
    return "" if meant is None else " " + speak.render(Say("cli.perhaps", meant=meant))


def _say_usage(error: typer.TyperException) -> None:
    """Arguments that no command takes: one sentence, as for every other mistake; no arguments at all: the help."""
    told, context = error.format_message(), getattr(error, "ctx", None)
    if "\n" not in told:
        command = context.command_path if context is not None else " ".join(["sweetbox", *_named_command()])
        why, speak = why_not(error), words(asked_language())
        told = speak.render(Say("error.usage", why=why or told.rstrip("."), command=command)) + _perhaps(why, speak)
    sys.stderr.write(plain(told) + "\n")


def _named_command() -> list[str]:
    """The command on the command line, if there is one."""
    known = {"admin", *(command.__name__ for command in COMMANDS)}
    return [word for word in sys.argv[1:2] if word in known]
