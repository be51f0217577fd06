"""The language that the command line speaks."""

import os
import sys

from sweetbox.words import languages


def asked_language() -> str:
    """The language given anywhere on the command line, or the default. Help and errors use it."""
    asked = sys.argv[1:]
    for number, word in enumerate(asked):
        language = word.partition("=")[2] if word.startswith("--language=") else "".join(asked[number + 1 : number + 2])
        if word.partition("=")[0] in ("--language", "-l") and language in languages():
            return language
    return default_language()


def default_language() -> str:
    """The language of the environment (the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set), if we have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2]
            return language if language in languages() else "en"
    return "en"
