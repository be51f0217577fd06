"""What people are called: which names are refused, and how names that look alike are told apart."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from sweetbox.bots.registry import all_bots
from sweetbox.kernel.say import Say
from sweetbox.words import languages, words

NAME_LENGTH = 24
MARKS = 3  # combining marks on one letter

# Names of bots: the same in every language, and nothing that is a component of our games.
BOT_NAMES = ("Waffle", "Muffin", "Scone", "Pretzel", "Strudel", "Éclair", "Brioche", "Crumble")

# Keyboards add these between and after letters and emoji; a name is the same without them.
JOINERS = dict.fromkeys(map(ord, "\u200c\u200d\ufe0e\ufe0f"))
# Letters, marks and symbols that show nothing, or only that something cannot be shown; everything else that shows nothing has a
# category of its own.
BLANK = {"\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0", "\ufffc", "\ufffd", "\U0001d159"} | {
    chr(code) for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF)) for code in range(first, last + 1)
}

EAST_ASIAN = {"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO"}  # written together, and together with Latin

# Letters that look like Latin ones, by their names in Unicode. Cyrillic and Greek only: a name in another script may still look
# like one in Latin, but then all of it is in that script.
LOOK_ALIKE = {
    script: dict(pair.rsplit(" ", 1) for pair in pairs.split(", "))
    for script, pairs in {
        "LATIN": "ALPHA a, SCRIPT G g, DOTLESS I i, IOTA i",
        "CYRILLIC": "A a, VE b, ES c, KOMI DE d, IE e, EN h, SHHA h, BYELORUSSIAN-UKRAINIAN I i, JE j, KA k, PALOCHKA l, EM m, "
        "O o, ER p, QA q, DZE s, TE t, WE w, HA x, U y, STRAIGHT U y",
        "GREEK": "ALPHA a, BETA b, EPSILON e, ETA h, IOTA i, KAPPA k, MU m, NU n, OMICRON o, RHO p, TAU t, CHI x, UPSILON y, "
        "ZETA z",
    }.items()
}
STROKES = str.maketrans("i1|0", "lllo")
LETTER = re.compile(r"(LATIN|CYRILLIC|GREEK) (?:(?:CAPITAL|SMALL) )?LETTER (?:SMALL CAPITAL )?(.+?)(?: WITH .+)?")


def tidy(name: str) -> str:
    """The name on one line, without the invisible characters that keyboards add."""
    return unicodedata.normalize("NFC", " ".join(name.translate(JOINERS).split()))


def is_name(name: str) -> bool:
    """Whether all of a tidy name can be seen, and is what it seems to be."""
    if not 1 <= len(name) <= NAME_LENGTH or not any(unicodedata.category(mark)[0] in "LNS" for mark in name):
        return False
    pile = ""  # a letter and the marks on it so far
    for letter in unicodedata.normalize("NFD", name):
        category = unicodedata.category(letter)
        if category[0] == "C" or letter in BLANK:
            return False
        if category not in ("Mn", "Me"):
            pile = letter
        elif not pile.strip() or len(pile) > MARKS or letter == pile[-1]:
            return False
        else:
            pile += letter
    return _is_one_script(name)


def _is_one_script(name: str) -> bool:
    scripts = set()
    for letter in unicodedata.normalize("NFKC", name):
        if unicodedata.category(letter) in ("Lu", "Ll", "Lt", "Lo"):
            scripts.add(unicodedata.name(letter, "-").partition(" ")[0])
    return len(scripts) <= 1 or scripts <= EAST_ASIAN | {"LATIN"}


def is_ours(name: str) -> bool:
    """Whether bots or seats are called so, or somebody would be whose name is another's, too."""
    bots = {skeleton(bot) for bot in (*BOT_NAMES, *all_bots())}
    folded = _folded(name)
    return skeleton(name) in bots or _is_numbered(folded) or any(re.search(label, folded) for label in _seat_labels())


def _is_numbered(folded: str) -> bool:
    """Whether it ends in a number in brackets, of whatever kind."""
    found = re.search(r"[^\w\s]\s*[ilo|]*\d[\dilo|]*\s*[^\w\s]$", folded)
    return found is not None and [unicodedata.category(found[0][at]) for at in (0, -1)] == ["Ps", "Pe"]


@cache
def _seat_labels() -> list[str]:
    """How a seat is called in each language, with any number, what looks like one, or a Roman one."""
    labels = [_folded(words(language).render(Say("seat", number=7))) for language in languages()]
    return [re.escape(label.partition("7")[0].strip()) + r"(?:\W*\d|\W+(?:[ilo|]+|i?[vx]|vi{1,3}|xi{1,2})\b)" for label in labels]


@lru_cache(1024)
def skeleton(name: str) -> str:
    """What is left of a name to somebody who looks at it for a moment: two with the same skeleton look alike."""
    seen = "".join(mark for mark in _folded(name) if unicodedata.category(mark)[0] in "LNS")
    return seen.translate(STROKES).replace("rn", "m").replace("vv", "w") or name


def _folded(name: str) -> str:
    """The name in small letters without accents, in Latin ones where they look like that."""
    small = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(_latin(letter) for letter in small if unicodedata.category(letter)[0] != "M")


def _latin(letter: str) -> str:
    named = LETTER.fullmatch(unicodedata.name(letter, ""))
    if named is None:
        return letter
    script, which = named.groups()
    return which.lower() if script == "LATIN" and len(which) == 1 else LOOK_ALIKE[script].get(which, letter)


def numbered(name: str, number: int) -> str:
    """The name of the so-many-th person whose name looks like this."""
    return f"{name} ({number})" if number > 1 else name


def free_number(name: str, taken: Iterable[str]) -> int:
    """The lowest number with which a name looks like none of these."""
    looks = {skeleton(each) for each in taken if each}
    return next(number for number in range(1, len(looks) + 2) if skeleton(numbered(name, number)) not in looks)


def apart(names: Sequence[str], language: str) -> list[str]:
    """The names at a table, seat by seat. All who were erased have one name, so the seat distinguishes them."""
    looks = [skeleton(name) if name else "" for name in names]
    seat = words(language)
    return [
        f"{name} ({seat.render(Say('seat', number=number))})" if name and looks.count(look) > 1 else name
        for number, (name, look) in enumerate(zip(names, looks, strict=True), 1)
    ]
