"""TOML that people give us: what would take too long to read is refused like what is wrong."""

import re
import tomllib
from typing import Any

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say

LONGEST = 200_000  # letters
DEEPEST = 100  # parts of a key: what each costs grows with those before it

DEEP = re.compile(rf"""(?<![\w"'-])(?:[\w"'-]++\s*+\.\s*+){{{DEEPEST}}}""")


def parse_toml(text: str, file: str) -> dict[str, Any]:
    """What is in the text. OptionError names the file and says what is wrong with it."""
    if len(text) > LONGEST:
        raise OptionError(Say("error.toml_long", file=file, most=LONGEST))
    try:
        if DEEP.search(text):
            raise RecursionError
        return tomllib.loads(text)
    except RecursionError:
        raise OptionError(Say("error.toml_deep", file=file)) from None
    except tomllib.TOMLDecodeError as error:
        raise OptionError(Say("error.edition_toml", file=file, why=str(error))) from None
