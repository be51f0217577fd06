"""A question: what is asked of the lab, checked before anything is played. A file holds one:

game = "swintus"
seats = [2, 3]
players = ["greedy"]
precision = 0.01

[vary]
idle_turns = [50, 100]
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from sweetbox.bots.registry import bot
from sweetbox.files.toml import parse_toml
from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game_meant
from sweetbox.kernel.say import Say
from sweetbox.lab.measures import NAMES
from sweetbox.lab.setting import Setting, Tempo, combinations

PRINTED = "printed"  # the name of the box as it is sold, among editions
MOST_VARIANTS = 64
UNTIL_EXACT = 100_000  # matches of a variant, where a precision is asked for and no number of matches
MINUTES = "minutes"  # the measure that needs a tempo
SEATS = "seats"  # the measure that a bare precision is of


class Question(msgspec.Struct, frozen=True):
    """games, seats, `vary` and editions: every combination is a variant; the first is what the others are compared with."""

    games: tuple[str, ...]
    seats: tuple[int, ...] = ()  # none: the fewest of each game who play against each other
    options: dict[str, Any] = {}  # of all variants
    vary: dict[str, list[Any]] = {}
    editions: tuple[str, ...] = (PRINTED,)  # names of those that come with the game, or files
    players: tuple[str, ...] = ("greedy",)  # one for all seats, or one for each, who change seats from match to match
    ladder: tuple[str, ...] = ()  # bots from the weakest to the strongest
    ladder_matches: int = 400
    measures: tuple[str, ...] = ()  # what is reported; none: everything
    precision: dict[str, float] = {}  # by measure: how far its figures may be off either way
    confidence: float = 0.95  # that everything that is reported holds at once
    matches: int = 2000  # the most of a variant
    minutes: float | None = None  # the most in all
    seed: int = 0
    tempo: Tempo | None = None  # how long people take; None: nobody said, so no minutes are estimated
    title: str = ""
    folder: str = ""  # what names of files are relative to

    def variants(self) -> "list[Variant]":
        found: list[Variant] = []
        for name in self.games:
            game = game_meant(name)
            for seats in self.seats or (game.fewest,):
                for edition in self.editions:
                    for chosen in combinations(self.vary):
                        found.append(self._variant(game, seats, edition, chosen))
        if len(found) > MOST_VARIANTS:
            raise OptionError(Say("error.lab_variants", most=MOST_VARIANTS, came=len(found)))
        return found

    def _variant(self, game: Game, seats: int, edition: str, chosen: dict[str, Any]) -> "Variant":
        rows = None if edition == PRINTED else self._edition(game, edition)
        options = {**self.options, **chosen}
        game.make_box(seats, options, rows)  # refuses what cannot be played
        options = {name: value for name, value in game.check_options(options).items() if name in options}
        parts = [game.facts.title] if len(self.games) > 1 else []
        parts += [f"{seats} seats"] if len(self.seats) > 1 else []
        parts += [edition] if len(self.editions) > 1 else []
        parts += [f"{name}={_text(value)}" for name, value in options.items() if name in chosen]
        name = ", ".join(parts) or game.facts.title

        def setting(line_up: tuple[str, ...]) -> Setting:
            return Setting(game.name, seats, options, rows, line_up, self.tempo or Tempo())

        rungs = []
        if seats > 1:
            rungs = [setting((upper, *[lower] * (seats - 1))) for lower, upper in zip(self.ladder, self.ladder[1:], strict=False)]
            if len(self.ladder) > 2:
                rungs.append(setting((self.ladder[-1], *[self.ladder[0]] * (seats - 1))))
        return Variant(name, edition, setting(self._line_up(seats)), tuple(rungs))

    def _line_up(self, seats: int) -> tuple[str, ...]:
        if len(self.players) not in (1, seats):
            raise OptionError(Say("error.lab_players", seats=seats, came=len(self.players)))
        return self.players * seats if len(self.players) == 1 else self.players

    def _edition(self, game: Game, wanted: str) -> dict[str, Any]:
        from sweetbox.files.editions import find_edition

        return find_edition(game, wanted, self.folder)


class Variant(msgspec.Struct, frozen=True):
    """One of the tables that are compared. rungs: its ladder, each with one stronger player among weaker ones; where there are more
    than one, the last is the strongest among the weakest."""

    name: str
    edition: str
    setting: Setting
    rungs: tuple[Setting, ...]

    @property
    def group(self) -> tuple[str, int]:
        """Variants of one group are compared with its first."""
        return self.setting.game, self.setting.seats


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


# ---- Reading ----


def read_question(path: Path) -> Question:
    """The question of a file. OptionError: one sentence that says what is wrong with it."""
    return make_question(read_toml(path), str(path.parent))


def read_toml(path: Path) -> dict[str, Any]:
    try:
        return parse_toml(path.read_text(encoding="utf-8"), str(path))
    except (OSError, UnicodeDecodeError) as error:
        raise OptionError(Say("error.file_read", file=str(path), why=getattr(error, "strerror", None) or str(error))) from None


def make_question(data: Mapping[str, Any], folder: str = "") -> Question:
    """The question that a file's keys and values are, checked. folder: what names of files in it are relative to."""
    unknown = [key for key in data if key not in KEYS]
    if unknown:
        raise OptionError(Say("error.lab_key", came=unknown[0], known=list(KEYS)))
    given: dict[str, Any] = {}
    for key, value in data.items():
        field, check = KEYS[key]
        given[field] = check(key, value)
    if "games" not in given:
        raise OptionError(Say("error.lab_game"))
    ladder = given.get("ladder")
    if ladder is not None and len(ladder) < 2:
        raise OptionError(Say("error.lab_ladder", came=ladder[0]))
    if "precision" in given:
        given.setdefault("matches", UNTIL_EXACT)
    question = Question(**given, folder=folder)
    if question.tempo is None and MINUTES in (*question.measures, *question.precision):
        raise OptionError(Say("error.lab_tempo"))
    for spec in (*question.players, *question.ladder):
        bot(spec)  # refuses an unknown one
    for game in map(game_meant, question.games):
        for name, values in question.vary.items():
            for value in values:
                game.check_options({name: value})
        game.check_options(question.options)
    question.variants()
    return question


def _wrong(key: str, expected: str, came: Any) -> OptionError:
    return OptionError(Say("error.lab_value", name=key, expected=Say(f"lab.expects_{expected}"), came=str(came)))


def _text_of(key: str, value: Any) -> str:
    if not isinstance(value, str):
        raise _wrong(key, "text", value)
    return value


def _texts(key: str, value: Any) -> tuple[str, ...]:
    given = [value] if isinstance(value, str) else value
    if not isinstance(given, list) or not given or not all(isinstance(each, str) for each in given):
        raise _wrong(key, "texts", value)
    return tuple(given)


def _numbers(key: str, value: Any) -> tuple[int, ...]:
    given = value if isinstance(value, list) else [value]
    if not given or not all(isinstance(each, int) and not isinstance(each, bool) for each in given):
        raise _wrong(key, "numbers", value)
    return tuple(given)


def _count(key: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise _wrong(key, "count", value)
    return value


def _whole(key: str, value: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1 << 62:
        raise _wrong(key, "whole", value)
    return value


def _positive(key: str, value: Any) -> float:
    if not isinstance(value, int | float) or isinstance(value, bool) or not value > 0:
        raise _wrong(key, "positive", value)
    return float(value)


def _level(key: str, value: Any) -> float:
    if not isinstance(value, float) or not 0.5 <= value < 1:
        raise _wrong(key, "level", value)
    return value


def _table(key: str, value: Any) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise _wrong(key, "table", value)
    return dict(value)


def _vary(key: str, value: Any) -> dict[str, list[Any]]:
    for name, values in _table(key, value).items():
        if not isinstance(values, list) or not values:
            raise _wrong(f"{key}.{name}", "values", values)
    return dict(value)


def _measures(key: str, value: Any) -> tuple[str, ...]:
    for name in _texts(key, value):
        _known(name)
    return _texts(key, value)


def _precision(key: str, value: Any) -> dict[str, float]:
    given = value if isinstance(value, dict) else {SEATS: value}
    for name in given:
        _known(name)
    return {name: _positive(f"{key}.{name}", each) for name, each in given.items()}


def _known(name: str) -> None:
    if name not in NAMES:
        raise OptionError(Say("error.lab_measure", came=name, known=list(NAMES)))


def _tempo(key: str, value: Any) -> Tempo:
    for name in _table(key, value):
        if name not in Tempo.__struct_fields__:
            raise OptionError(
                Say("error.lab_key", came=f"{key}.{name}", known=[f"{key}.{each}" for each in Tempo.__struct_fields__])
            )
    return Tempo(**{name: _positive(f"{key}.{name}", each) for name, each in value.items()})


Check = Callable[[str, Any], Any]
KEYS: dict[str, tuple[str, Check]] = {  # of a file: the field of a question, and what reads it
    "title": ("title", _text_of), "game": ("games", _texts), "seats": ("seats", _numbers), "options": ("options", _table),
    "vary": ("vary", _vary), "editions": ("editions", _texts), "players": ("players", _texts), "ladder": ("ladder", _texts),
    "ladder_matches": ("ladder_matches", _count), "measures": ("measures", _measures), "precision": ("precision", _precision),
    "confidence": ("confidence", _level), "matches": ("matches", _count), "minutes": ("minutes", _positive),
    "seed": ("seed", _whole), "tempo": ("tempo", _tempo),
}  # fmt: skip
