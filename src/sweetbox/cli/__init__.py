"""The command line: one module for each command."""

from sweetbox.cli.commands import app, main

__all__ = ["app", "main"]
