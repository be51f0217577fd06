"""The command line: each command is in the module of its name, and `app` puts them together."""

from sweetbox.cli.app import app, main

__all__ = ["app", "main"]
