"""What a tuning found. Plain data, JSON-ready."""

from typing import Any

import msgspec

from sweetbox.lab.aim import Aim, Found
from sweetbox.lab.answer import Answer
from sweetbox.lab.knob import Knob, Value

PRESENT = -1  # the number of the edition as it is, among trials


class Trial(msgspec.Struct, frozen=True):
    """One setting of the knobs. why: the sentence that says why it cannot be played; "": it was played."""

    number: int
    values: dict[str, Value | None]
    found: list[Found] = []
    why: str = ""

    @property
    def misses(self) -> tuple[float, ...]:
        return tuple(each.miss for each in self.found)

    @property
    def total(self) -> float:
        return round(sum(self.misses), 9)

    def changed(self, now: dict[str, Value | None]) -> list[str]:
        """The knobs that are not as they are now."""
        return [name for name, value in self.values.items() if value != now[name]]

    def beats(self, other: "Trial") -> bool:
        """No worse in any aim, better in one."""
        pairs = list(zip(self.misses, other.misses, strict=True))
        return all(mine <= theirs for mine, theirs in pairs) and any(mine < theirs for mine, theirs in pairs)


class Tuned(msgspec.Struct, frozen=True):
    """present: the edition as it is; best: the trial that misses least, which may be the present edition; front: the numbers of the
    trials that no other beats in every aim; check: both on fresh seeds, and how far off they are there."""

    question: dict[str, Any]
    knobs: list[Knob]
    aims: list[Aim]
    matches: int  # of each trial
    present: Trial
    trials: list[Trial]
    best: Trial
    front: list[int]
    check: Answer
    checked: list[list[Found]]  # of the parts of the check: the present edition, then the best if it is another
    edition: str  # the best edition as a file
    possible: int  # how many settings there are, besides the present one
    stopped: str  # all (there is nothing left to try), trials or minutes

    @property
    def now(self) -> dict[str, Value | None]:
        return self.present.values

    @property
    def met(self) -> bool:
        """Whether the best meets every aim on fresh seeds, as far as its figures say."""
        return all(found.miss == 0 for found in self.checked[-1])

    @property
    def surely(self) -> bool:
        """Whether the intervals say so, too."""
        return all(found.surely for found in self.checked[-1])

    @property
    def holds(self) -> bool:
        """Whether the best misses less than the present edition on fresh seeds, too."""
        present, best = (sum(found.miss for found in each) for each in (self.checked[0], self.checked[-1]))
        return best < present

    @property
    def stays(self) -> bool:
        """Whether the best is the present edition."""
        return self.best.number == PRESENT

    @property
    def played(self) -> list[Trial]:
        return [self.present, *(trial for trial in self.trials if not trial.why)]

    @property
    def unplayed(self) -> list[Trial]:
        return [trial for trial in self.trials if trial.why]

    @property
    def nearest(self) -> list[Trial]:
        """What was tried, the settings that miss least first, those that cannot be played last."""
        return sorted(self.trials, key=lambda trial: (bool(trial.why), trial.total, trial.number))

    @property
    def on_front(self) -> list[Trial]:
        return [self.trial(number) for number in self.front]

    @property
    def traded(self) -> list[Trial]:
        """Settings that are nearer to one aim than the best, and farther from another."""
        return [trial for trial in self.on_front if trial.misses != self.best.misses]

    def trial(self, number: int) -> Trial:
        return self.present if number == PRESENT else next(trial for trial in self.trials if trial.number == number)


def best_of(present: Trial, trials: list[Trial]) -> Trial:
    """The one that misses least in all; of those alike, the one that changes least, then the earliest."""
    now = present.values
    played = [present, *(trial for trial in trials if not trial.why)]
    return min(played, key=lambda trial: (trial.total, len(trial.changed(now)), trial.number))


def front_of(present: Trial, trials: list[Trial]) -> list[int]:
    """The numbers of those that none beats, the ones that miss least first."""
    played = [present, *(trial for trial in trials if not trial.why)]
    kept = [trial for trial in played if not any(other.beats(trial) for other in played)]
    return [trial.number for trial in sorted(kept, key=lambda trial: (trial.total, trial.number))]
