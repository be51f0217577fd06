"""A tuning: a question with knobs that may be turned and aims that the game should meet. A file holds one:

game = "_template"
trials = 40        # how many settings of the knobs are tried
matches = 400      # of each
check = 4000       # of the best and of the present edition, on fresh seeds

[knobs]
toffees = [10, 30]

[aims]
minutes = { low = 1, high = 2 }
"""

import hashlib
import math
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.say import Say
from sweetbox.lab.aim import Aim, read_aims
from sweetbox.lab.knob import Edition, Knob, Value, read_knobs, turned, whole_edition
from sweetbox.lab.question import KEYS, MINUTES, Question, Variant, make_question, read_toml
from sweetbox.lab.setting import Setting

VERSION = 2  # of how trials are chosen: counted up when an earlier search cannot be continued
TRIALS = 50
CHECKED = 5  # times as many matches as a trial has, unless the file says so
ALONE = ("vary", "precision", "ladder")  # keys of a question that a tuning has no use for


class Tuning(msgspec.Struct, frozen=True):
    question: Question
    knobs: tuple[Knob, ...]
    aims: tuple[Aim, ...]
    trials: int
    check: int

    @property
    def present(self) -> Setting:
        """The table as it is."""
        return self.question.variants()[0].setting

    @property
    def edition(self) -> Edition:
        present = self.present
        return whole_edition(present.of, present.edition)

    def now(self) -> dict[str, Value | None]:
        """What every knob is set to; None: rows differ."""
        present, edition = self.present, self.edition
        options = present.of.check_options(present.options)
        return {knob.name: knob.now(options, edition) for knob in self.knobs}

    def setting(self, values: Mapping[str, Value]) -> Setting:
        """The table with every knob set. EditionError or OptionError: it cannot be played."""
        present = self.present
        options, edition = turned(self.knobs, values, present.options, self.edition)
        rows: Edition | None = edition if any(not knob.is_option for knob in self.knobs) else present.edition
        present.of.make_box(present.seats, options, rows)
        return Setting(present.game, present.seats, options, rows, present.line_up, present.tempo)

    def variant(self, name: str, setting: Setting) -> Variant:
        return Variant(name, name, setting, ())

    @property
    def combinations(self) -> int:
        """How many settings of the knobs there are."""
        return math.prod(len(knob.values) for knob in self.knobs)

    @property
    def others(self) -> int:
        """How many of them are to try: the present one is measured anyway."""
        return self.combinations - (self.place(self.now()) is not None)

    def place(self, values: Mapping[str, Value | None]) -> int | None:
        """Which of all settings this is, counted from 0; None: none of them, some knob is out of its bounds."""
        place = 0
        for knob in self.knobs:
            value = values[knob.name]
            if value not in knob.values:
                return None
            place = place * len(knob.values) + knob.values.index(value)
        return place

    def values(self, place: int) -> dict[str, Value]:
        """The setting at a place."""
        found = []
        for knob in reversed(self.knobs):
            place, index = divmod(place, len(knob.values))
            found.append((knob.name, knob.values[index]))
        return dict(reversed(found))

    def digest(self) -> str:
        """A name for all that trials depend on: not how many there are."""
        question = self.question
        what = [VERSION, self.present.digest(), self.knobs, self.aims, question.matches, question.seed, question.confidence]
        return hashlib.sha256(msgspec.json.encode(what, order="sorted")).hexdigest()[:16]


def read_tuning(path: Path) -> Tuning:
    """The tuning of a file. OptionError: one sentence that says what is wrong with it."""
    return make_tuning(read_toml(path), str(path.parent))


def make_tuning(data: Mapping[str, Any], folder: str = "") -> Tuning:
    """The tuning that a file's keys and values are, checked."""
    for key in ALONE:
        if key in data:
            raise OptionError(Say("error.tune_key", came=key))
    own = {"knobs", "aims", "trials", "check"}
    question = make_question({key: value for key, value in data.items() if key not in own}, folder)
    variants = question.variants()
    if len(variants) > 1:
        raise OptionError(Say("error.tune_one", came=len(variants)))
    present = variants[0].setting
    knobs = read_knobs(data.get("knobs"), present.of, whole_edition(present.of, present.edition))
    aims = read_aims(data.get("aims"), present.seats)
    if question.tempo is None and any(aim.measure == MINUTES for aim in aims):
        raise OptionError(Say("error.lab_tempo"))
    count = KEYS["matches"][1]
    trials, check = count("trials", data.get("trials", TRIALS)), count("check", data.get("check", CHECKED * question.matches))
    return Tuning(question, knobs, aims, trials, check)
