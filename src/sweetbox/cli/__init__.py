"""The command line: one module for each command."""

from sweetbox.cli import admin  # noqa: F401 (it adds itself)
from sweetbox.cli.commands import app, main

__all__ = ["app", "main"]
