"""Words: turns a Say into a sentence in a language. The sentences are in `words/<language>.toml` of each game; those of no one
game in `phrases/`.

A sentence has named placeholders, `{pocket}`; `{choices:or}` joins a list with "or"; `{to:you}` is the word "you" where that seat
is the reader. Instead of one sentence a key may have forms: `one`, `other` … chosen by the value `count` as the language counts;
`you` and `they`, chosen by whether `who` is the reader; or the first inside the second.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Any

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.registry import game as find_game
from sweetbox.kernel.say import Say, Who

FORMS = {"zero", "one", "two", "few", "many", "other", "you", "they"}
PHRASES = "sweetbox.words.phrases"

Form = str | dict[str, Any]


class Words:
    """The sentences of one language, for one game or for none."""

    def __init__(self, language: str, own: dict[str, Form], shared: dict[str, Form]) -> None:
        self.language = language
        self._own = own
        self._forms = {**shared, **own}

    def has(self, key: str) -> bool:
        return key in self._forms

    def all_keys(self) -> list[str]:
        return list(self._forms)

    def sentences(self) -> dict[str, Form]:
        """The game's own sentences as they stand, for a reader that fills them in, and how a seat without a name is called."""
        return {"seat": self._forms["seat"], **self._own}

    def render(self, say: Say, viewer: int | None = None, names: Sequence[str] | None = None) -> str:
        """The sentence. viewer: the seat that reads it; names: who sits where, else seats are numbered from 1."""
        if say.key not in self._forms:
            raise KeyError(f"expected a key of words/{self.language}.toml, got {say.key!r}")
        form: Any = self._forms[say.key]
        if isinstance(form, dict) and "they" in form:
            who = say.values.get("who")
            form = form["you" if isinstance(who, Who) and who.seat == viewer else "they"]
        if isinstance(form, dict):
            form = form.get(_plural(self.language, say.values.get("count")), form["other"])
        parts = []
        for text, name, style, _ in Formatter().parse(form):
            parts.append(text)
            if name is not None:
                parts.append(self._value(say.values[name], style or "", viewer, names))
        return "".join(parts)

    def _value(self, value: Any, style: str, viewer: int | None, names: Sequence[str] | None) -> str:
        if isinstance(value, Say):
            return self.render(value, viewer, names)
        if isinstance(value, Who):
            if style and value.seat == viewer:
                return style
            if names is not None and value.seat < len(names):
                return names[value.seat]
            return self.render(Say("seat", number=value.seat + 1))
        if isinstance(value, list | tuple):
            from babel.lists import format_list  # only here: Babel takes a moment to come up

            texts = [self._value(part, "", viewer, names) for part in value]
            return format_list(texts, style="or" if style == "or" else "standard", locale=self.language)
        return str(value)


@cache
def words(language: str = "en", game: str | None = None) -> Words:
    """The words of a language. A game that lacks the language speaks English inside it."""
    known = languages()
    if language not in known:
        raise OptionError(Say("error.language", known=known, came=language))
    shared = load(PHRASES, language)
    own = {}
    if game is not None:
        package = find_game(game).package
        own = load(package, language, "words") or load(package, "en", "words")
    return Words(language, own, shared)


@cache
def languages() -> list[str]:
    return sorted(file.name.removesuffix(".toml") for file in files(PHRASES).iterdir() if file.name.endswith(".toml"))


def placeholders(form: Form) -> set[str]:
    """The names of all placeholders of a sentence or of all its forms."""
    if isinstance(form, dict):
        return set().union(*(placeholders(part) for part in form.values()))
    return {name for _, name, _, _ in Formatter().parse(form) if name is not None}


def load(package: str, language: str, folder: str = "") -> dict[str, Form]:
    """The sentences in one file of a package; none if it has no such file."""
    file = files(package).joinpath(folder, f"{language}.toml") if folder else files(package).joinpath(f"{language}.toml")
    if not file.is_file():
        return {}
    return _flat(tomllib.loads(file.read_text(encoding="utf-8")))


def _flat(section: dict[str, Any], prefix: str = "") -> dict[str, Form]:
    flat: dict[str, Form] = {}
    for name, value in section.items():
        if isinstance(value, dict) and not set(value) <= FORMS:
            flat.update(_flat(value, f"{prefix}{name}."))
        else:
            flat[prefix + name] = value
    return flat


def _plural(language: str, count: Any) -> str:
    from babel import Locale

    return str(Locale.parse(language).plural_form(count if isinstance(count, int) else 0))
