"""What somebody meant: the one of the known names that is most like what came."""

import re
from difflib import get_close_matches

from sweetbox.kernel.say import Say

LIKE = 0.7  # how like it has to be, from 0 to 1
NO_NAME = re.compile(r"^\w+\d$|,")  # the number of a rule is no mistyped word, and neither is a list


def meant_by(say: Say | None) -> str | None:
    """Of a refusal that has what came and what is known; None if nothing known is like it."""
    values = say.values if say is not None else {}
    came, known = values.get("came"), values.get("known")
    if not isinstance(came, str) or not isinstance(known, list | tuple) or NO_NAME.search(came):
        return None
    by_shape = {_shape(each): each for each in known if isinstance(each, str)}
    found = get_close_matches(_shape(came), by_shape, n=1, cutoff=LIKE)
    return by_shape[found[0]] if found and by_shape[found[0]] != came else None


def _shape(name: str) -> str:
    """Of a bot, without its budget; capitals, spaces and hyphens make no difference."""
    return "_".join(name.partition(":")[0].lower().replace("-", " ").split())
