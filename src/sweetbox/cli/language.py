"""The language that the command line speaks."""

import os
import sys

from sweetbox.words import languages


def asked_language() -> str:
    """The language asked for anywhere on the command line, else the default. Help and mistakes are told in it."""
    asked = sys.argv[1:]
    for number, word in enumerate(asked):
        language = word.partition("=")[2] if word.startswith("--language=") else "".join(asked[number + 1 : number + 2])
        if word.partition("=")[0] in ("--language", "-l") and language in languages():
            return language
    return default_language()


def default_language() -> str:
    """What the surroundings ask for (the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is set), if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2]
            return language if language in languages() else "en"
    return "en"
