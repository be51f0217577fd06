"""A lesson: a guided first match. Its steps are data of the game; the learner's progress follows from what they did.

A lesson only watches. Every legal move stays allowed: if it is not the one the lesson asked for, the lesson says so, asks again if
it can, and then continues.
"""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from sweetbox.kernel.chance import seed_from_int
from sweetbox.kernel.say import Say

if TYPE_CHECKING:
    from sweetbox.kernel.match import Match
    from sweetbox.kernel.position import Glimpse

LEARNER = 0  # the learner's seat
LUCK = 0  # the seed of the bots in a lesson: it is the same match for everybody
PATIENCE = 8  # moves of the learner for which the lesson waits until a step becomes possible
TRIES = 2  # how often the lesson asks for a step
YOU = "{you}"  # a placeholder for the learner's seat in places and moves

Wait = Literal["next", "move", "others", "later"]  # to be read; for a move; for the learner's turn; for a turn in which it fits


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn. It says `lesson.<id>`, then `lesson.<id>.instead` if another move was made, or `lesson.<id>.done`, if
    the game has these sentences."""

    id: str
    points: tuple[str, ...]  # places and spots of the board, as it names them; the first is the most important
    moves: tuple[str, ...] = ()  # the moves that finish it, as texts with `*` for anything; none: it is only read
    needs: tuple[str, ...] = ()  # the ids of steps that must have been done; otherwise this one is left out, too
    when: Mapping[str, Any] = {}  # it is shown only if these places of the view, such as `phase`, have these values


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"steps": "step"}):
    """The contents of `lesson.toml`."""

    seed: int  # of the match
    seats: int
    bot: str  # plays the other seats; it must count deals or iterations, so that no clock decides
    steps: tuple[Step, ...]
    options: Mapping[str, bool | int | str] = {}

    @property
    def seed_bytes(self) -> bytes:
        return seed_from_int(self.seed)


class Progress(msgspec.Struct, frozen=True, omit_defaults=True):
    """The learner's progress: everything that has to be stored."""

    step: int = 0  # the next one; equal to the number of steps: the closing words; beyond: the lesson is over
    missed: int = 0  # moves made instead of the one the lesson asked for
    waited: int = 0  # moves made while the step was not possible
    reaction: str = ""  # to the last move: its key without `lesson.`
    left_out: tuple[str, ...] = ()  # the ids of the steps that were never done

    def on(self, step: int, reaction: str = "", without: str | None = None) -> "Progress":
        """The progress at a later step. without: the step that was not done."""
        return Progress(step, reaction=reaction, left_out=self.left_out if without is None else (*self.left_out, without))


class Moment(msgspec.Struct, frozen=True):
    """What the learner sees at one moment, and their legal moves as texts."""

    view: Any  # as JSON
    legal: tuple[str, ...]

    @staticmethod
    def of(glimpse: "Glimpse", owes: bool = True) -> "Moment":
        notation, box = glimpse.game.notation, glimpse.box
        legal = tuple(notation.move_text(box, move) for move in glimpse.legal()) if owes else ()
        return Moment(msgspec.to_builtins(glimpse.shown()), legal)

    @staticmethod
    def now(match: "Match") -> "Moment":
        return Moment.of(match.glimpse(LEARNER), LEARNER in match.to_act)


class Shown(msgspec.Struct, frozen=True):
    """What a lesson shows now."""

    number: int  # of the step, counted from 1; the closing words come after the last one
    of: int
    say: Say | None  # None: nothing is asked now
    reaction: Say | None  # to the learner's last move
    points: tuple[str, ...]
    waits: Wait
    moves: tuple[str, ...]  # the legal moves that finish the step


class Guide:
    """Leads a learner through a lesson. reactions: the keys of the game's sentences `lesson.<id>.instead` and `.done`."""

    def __init__(self, lesson: Lesson, reactions: frozenset[str]) -> None:
        self.lesson = lesson
        self.steps = lesson.steps
        self._reactions = reactions

    @property
    def bots(self) -> list[str]:
        """The bots in the seats after the learner's."""
        return [self.lesson.bot] * (self.lesson.seats - 1)

    @property
    def over(self) -> Progress:
        return Progress(len(self.steps) + 1)

    def is_over(self, progress: Progress) -> bool:
        return progress.step > len(self.steps)

    def shown(self, progress: Progress, moment: Moment) -> Shown | None:
        """None: the lesson is over."""
        progress = self._caught_up(progress, moment)
        if self.is_over(progress):
            return None
        number, count = progress.step, len(self.steps)
        reaction = Say(f"lesson.{progress.reaction}") if progress.reaction else None
        if number == count:
            return Shown(count + 1, count, Say("lesson.end"), reaction, (), "next", ())
        step = self.steps[number]
        if not _is_possible(step, moment):
            return Shown(number + 1, count, None, reaction, (), "later" if moment.legal else "others", ())
        points = tuple(_for_learner(place) for place in step.points)
        waits: Wait = "move" if step.moves else "next"
        return Shown(number + 1, count, Say(f"lesson.{step.id}"), reaction, points, waits, _finishing(step, moment))

    def after_reading(self, progress: Progress, moment: Moment) -> Progress | None:
        """The learner has read what was shown. None: the step waits for a move, not for reading."""
        progress = self._caught_up(progress, moment)
        shown = self.shown(progress, moment)
        return progress.on(progress.step + 1) if shown is not None and shown.waits == "next" else None

    def after_moves(self, progress: Progress, moves: Sequence[tuple[Moment, str]]) -> Progress:
        """The learner has made these moves at once, each in its moment."""
        if not moves or self.is_over(progress):
            return progress
        progress = self._caught_up(progress, moves[0][0])
        asked = progress.step  # steps that come up among these moves were never asked for
        for moment, text in moves:
            progress = self._after_move(progress, moment, text, asked)
        return progress

    def after_log(self, match: "Match") -> Progress:
        """The progress according to a match's moves alone; everything between them counts as read."""
        progress = Progress()
        for entry, (actor, move) in enumerate(match.log):
            if actor == LEARNER:
                progress = self.after_moves(progress, [moment_of(match, entry, move)])
        return progress

    def _after_move(self, progress: Progress, moment: Moment, text: str, asked: int) -> Progress:
        number = progress.step
        doing = next((later for later in range(number, len(self.steps)) if self.steps[later].moves), len(self.steps))
        step = self.steps[doing] if doing < len(self.steps) else None
        if step is not None and text in _finishing(step, moment):
            return progress.on(doing + 1, self._reaction(step, "done"))
        if number != asked:
            return progress
        if number == len(self.steps):  # who plays on has read the closing words; the first move may have been chosen before them
            return self.over if progress.waited else self._waiting(progress)
        if number != doing:  # it was shown, and the learner played on
            return progress.on(number + 1) if _is_possible(self.steps[number], moment) else self._waiting(progress)
        assert step is not None
        if not _is_possible(step, moment):
            return self._waiting(progress)
        if progress.missed + 1 == TRIES:
            return progress.on(number + 1, without=step.id)
        reaction = self._reaction(step, "instead")
        return msgspec.structs.replace(progress, missed=progress.missed + 1, reaction=reaction)

    def _waiting(self, progress: Progress) -> Progress:
        return msgspec.structs.replace(progress, waited=progress.waited + 1, reaction="")

    def _reaction(self, step: Step, kind: str) -> str:
        return f"{step.id}.{kind}" if f"lesson.{step.id}.{kind}" in self._reactions else ""

    def _caught_up(self, progress: Progress, moment: Moment) -> Progress:
        """Without the steps that are no longer possible, judging by the learner's turn. A step that was missed is given up for a
        later one that is possible now; a step that never becomes possible is given up after a while."""
        while progress.step < len(self.steps) and self._is_past(progress, moment):
            progress = progress.on(progress.step + 1, progress.reaction, self.steps[progress.step].id)
        return progress

    def _is_past(self, progress: Progress, moment: Moment) -> bool:
        """Whether the lesson no longer waits for the next step."""
        step, after = self.steps[progress.step], progress.step + 1
        if set(step.needs) & set(progress.left_out):
            return True
        if not moment.legal or _is_possible(step, moment):
            return False
        later = after == len(self.steps) or _is_possible(self.steps[after], moment)
        return bool(progress.missed and later) or progress.missed + progress.waited >= PATIENCE


def moment_of(match: "Match", entry: int, move: int) -> tuple[Moment, str]:
    """The learner's move in this log entry, with its moment."""
    before = match.position_at(entry).hidden(LEARNER)
    return Moment.of(before), match.game.notation.move_text(match.box, move)


def _for_learner(text: str) -> str:
    return text.replace(YOU, str(LEARNER))


def _is_possible(step: Step, moment: Moment) -> bool:
    return bool(_finishing(step, moment)) if step.moves else _is_time(step, moment)


def _is_time(step: Step, moment: Moment) -> bool:
    return all(seen_at(moment.view, place) == value for place, value in step.when.items())


def seen_at(view: Any, place: str, nowhere: Any = None) -> Any:
    """What is at a place of the view; `nowhere` if there is no such place."""
    found = view
    for name in _for_learner(place).split("."):
        if isinstance(found, list) and name.isdecimal() and int(name) < len(found):
            found = found[int(name)]
        elif isinstance(found, dict) and name in found:
            found = found[name]
        else:
            return nowhere
    return found


def _finishing(step: Step, moment: Moment) -> tuple[str, ...]:
    """The legal moves that finish the step."""
    if not _is_time(step, moment):
        return ()
    patterns = [_for_learner(pattern) for pattern in step.moves]
    return tuple(text for text in moment.legal if any(_fits(text, pattern) for pattern in patterns))


def _fits(text: str, pattern: str) -> bool:
    """`*` in the pattern is any text."""
    return re.fullmatch(".*".join(map(re.escape, pattern.split("*"))), text, re.DOTALL) is not None
