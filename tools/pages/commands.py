"""The reference of the command line, from its commands."""

from typing import Any

import typer

from sweetbox.cli.app import app

PAGE = "reference/commands.md"


def made() -> dict[str, str]:
    group: Any = typer.main.get_command(app)
    parts = [
        "# The command line",
        "Every command answers `--help`, in German where the system is (`LANG`), otherwise in English; `--language` chooses. "
        "`sweetbox` alone starts the server and opens the browser.",
        *(described(f"sweetbox {name}", command) for name, command in group.commands.items()),
    ]
    return {PAGE: "\n\n".join(parts) + "\n"}


def described(name: str, command: Any) -> str:
    """A command, or a group of them, as its help says it."""
    inner = getattr(command, "commands", None)
    if inner is not None:
        return "\n\n".join(described(f"{name} {each}", below) for each, below in inner.items())
    context = typer.Context(command, info_name=name)
    return f"## `{name}`\n\n```text\n{command.get_help(context)}\n```"
