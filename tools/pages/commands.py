"""The reference of the command line, from its commands."""

from sweetbox.cli.app import app
from sweetbox.cli.command import Command

PAGE = "reference/commands.md"


def made() -> dict[str, str]:
    parts = [
        "# The command line",
        "Every command answers `--help`, in German where the system is (`LANG`), otherwise in English; `--language` chooses. "
        "`sweetbox` alone starts the server and opens the browser.",
        *(described(below()) for below in app.below.values()),
    ]
    return {PAGE: "\n\n".join(parts) + "\n"}


def described(command: Command) -> str:
    """A command, or those below it, as its help says it."""
    if command.below:
        return "\n\n".join(described(below()) for below in command.below.values())
    return f"## `{command.path}`\n\n```text\n{command.help}```"
