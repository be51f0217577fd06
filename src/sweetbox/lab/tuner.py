"""The tuner: tries settings of the knobs, one after the other, and checks the best again on fresh seeds.

Optuna chooses what is tried next, with an aim each as what it makes small, and keeps every trial in its own store, an SQLite file.
What it chooses depends on the trials before and on the question's seed alone, so an interrupted run goes on as if nothing had
happened. It may propose what is known already, so its proposals are looked at first: no setting is tried twice, and the present one
is not tried, as it is measured anyway. All trials have the same deals: what differs between them is not luck but the rules. But the
best of many is also the luckiest with these deals, so its figures are measured again with deals that no trial had.
"""

import time
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Literal, cast

import msgspec

from sweetbox.extras import needs
from sweetbox.files.editions import write_edition
from sweetbox.kernel.errors import EditionError, OptionError
from sweetbox.kernel.say import Say
from sweetbox.lab.aim import Found, found_of
from sweetbox.lab.answer import Answer
from sweetbox.lab.knob import Knob, Value, whole_edition
from sweetbox.lab.lab import Lab, Told
from sweetbox.lab.piece import Piece
from sweetbox.lab.question import Question, Variant
from sweetbox.lab.setting import Setting
from sweetbox.lab.tuned import PRESENT, Trial, Tuned, best_of, front_of
from sweetbox.lab.tuning import Tuning
from sweetbox.lab.workers import Workers, workers
from sweetbox.words import Words, words

if TYPE_CHECKING:
    import optuna

FOUND, WHY = "found", "why"  # what is noted on a trial
ASKS = 20  # proposals, before a setting is drawn that is not known yet


class Tuner:
    """store: the file that Optuna keeps its trials in; folder: where finished pieces are kept; None: nowhere."""

    def __init__(
        self,
        tuning: Tuning,
        speak: Words,
        store: Path | None = None,
        folder: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.tuning, self.speak, self.folder, self.clock = tuning, speak, folder, clock
        self.study = _study(tuning, store)
        self.resumed = len(self._finished())

    def run(
        self, told: Told = lambda done, of: None, processes: int = 1, given: AbstractContextManager[Workers] | None = None
    ) -> Tuned:
        """Try what is left to try, check, and report."""
        tuning, begun, minutes = self.tuning, self.clock(), self.tuning.question.minutes
        count = min(tuning.trials, tuning.others)
        stopped = "all" if count == tuning.others else "trials"
        total = (count + 1) * tuning.question.matches + 2 * tuning.check
        done = len(self._finished())

        def tell(before: int) -> Told:
            return lambda played, _: told(min(total, before + played), total)

        with given or workers(processes) as crew:
            lent = nullcontext(crew)  # who hired it lets it go
            found = self._measure(tuning.present, lent, tell(done * tuning.question.matches))
            present = Trial(PRESENT, tuning.now(), found)
            while done < count:
                if minutes is not None and self.clock() - begun > 60 * minutes and any(not trial.why for trial in self._trials()):
                    stopped = "minutes"
                    break
                self._try(done, lent, tell((done + 1) * tuning.question.matches))
                done += 1
            trials = self._trials()
            best = best_of(present, trials)
            check, checked = self._check(best, lent, tell((count + 1) * tuning.question.matches))
        return Tuned(
            question=_asked(tuning), knobs=list(tuning.knobs), aims=list(tuning.aims), matches=tuning.question.matches,
            present=present, trials=trials, best=best, front=front_of(present, trials), check=check, checked=checked,
            edition=self._edition(best), possible=tuning.others, stopped=stopped,
        )  # fmt: skip

    # ---- Trials ----

    def _try(self, number: int, crew: AbstractContextManager[Workers], told: Told) -> None:
        import optuna

        trial, values = self._next(self.tuning.question.seed + number)
        try:
            setting = self.tuning.setting(values)
        except (EditionError, OptionError) as error:
            trial.set_user_attr(WHY, words(self.speak.language, error.game).render(error.say))
            self.study.tell(trial, state=optuna.trial.TrialState.PRUNED)
            return
        found = self._measure(setting, crew, told)
        trial.set_user_attr(FOUND, msgspec.to_builtins(found))
        self.study.tell(trial, [each.miss for each in found])

    def _next(self, seed: int) -> "tuple[optuna.Trial, dict[str, Value]]":
        """A trial of a setting that is not known yet: one that Optuna proposes, else any; if all can be tried, the first."""
        import optuna

        tuning = self.tuning
        known = {place for values in (tuning.now(), *self._tried()) if (place := tuning.place(values)) is not None}
        every = tuning.others <= tuning.trials  # no need to guess
        self.study.sampler = _sampler(seed)
        for _ in range(0 if every else ASKS):
            trial, values = self._ask()
            if tuning.place(values) not in known:
                return trial, values
            self.study.tell(trial, state=optuna.trial.TrialState.FAIL)
        place = 0 if every else Random(seed).randrange(tuning.combinations - len(known))
        for each in sorted(known):
            place += each <= place  # it was counted among those that are left
        self.study.enqueue_trial(tuning.values(place))
        return self._ask()

    def _ask(self) -> "tuple[optuna.Trial, dict[str, Value]]":
        trial = self.study.ask()
        return trial, {knob.name: _suggest(trial, knob) for knob in self.tuning.knobs}

    def _measure(self, setting: Setting, crew: AbstractContextManager[Workers], told: Told) -> list[Found]:
        """How far off a setting is, on the deals that all trials have."""
        measures = tuple(dict.fromkeys(aim.measure for aim in self.tuning.aims))
        question = _plain(self.tuning.question, measures=measures)
        lab = Lab(question, self.folder, variants=[self.tuning.variant("", setting)])
        return found_of(self.tuning.aims, lab.run(told, given=crew).parts[0], setting)

    def _finished(self) -> "list[optuna.trial.FrozenTrial]":
        from optuna.trial import TrialState

        return self.study.get_trials(deepcopy=False, states=(TrialState.COMPLETE, TrialState.PRUNED))

    def _tried(self) -> list[dict[str, Value | None]]:
        return [{knob.name: trial.params[knob.name] for knob in self.tuning.knobs} for trial in self._finished()]

    def _trials(self) -> list[Trial]:
        trials = []
        for number, (trial, values) in enumerate(zip(self._finished(), self._tried(), strict=True)):
            found = msgspec.convert(trial.user_attrs.get(FOUND, []), list[Found])
            trials.append(Trial(number, values, found, trial.user_attrs.get(WHY, "")))
        return trials

    # ---- The check ----

    def _check(self, best: Trial, crew: AbstractContextManager[Workers], told: Told) -> tuple[Answer, list[list[Found]]]:
        """The present edition and the best, side by side, on deals that no trial had."""
        tuning = self.tuning
        variants: list[Variant] = [tuning.variant(self._say("present"), tuning.present)]
        if best.number != PRESENT:
            variants.append(tuning.variant(self._say("best"), self._setting(best)))
        used = (
            Lab(_plain(tuning.question)).pieces_of(tuning.present, tuning.question.matches) * Piece(tuning.present, 0).setting.deals
        )
        wanted = tuning.question.measures
        measures = (*wanted, *(aim.measure for aim in tuning.aims)) if wanted else ()
        question = _plain(tuning.question, matches=tuning.check, seed=tuning.question.seed + used, measures=measures)
        answer = Lab(question, self.folder, variants=variants).run(told, given=crew)
        pairs = zip(answer.parts, variants, strict=True)
        return answer, [found_of(tuning.aims, part, variant.setting) for part, variant in pairs]

    def _setting(self, best: Trial) -> Setting:
        if best.number == PRESENT:
            return self.tuning.present
        return self.tuning.setting({name: value for name, value in best.values.items() if value is not None})

    def _edition(self, best: Trial) -> str:
        """The best edition as a file that `--edition` takes; the options that go with it stand above it."""
        setting = self._setting(best)
        game = setting.of
        text = write_edition(game, words(self.speak.language, game.name), whole_edition(game, setting.edition))
        options = " ".join(
            f"-o {name}={str(value).lower() if isinstance(value, bool) else value}" for name, value in setting.options.items()
        )
        return f"# {self._say('options', options=options)}\n{text}" if options else text

    def _say(self, key: str, **values: object) -> str:
        return self.speak.render(Say(f"tune.{key}", **values))


def _plain(question: Question, **changes: Any) -> Question:
    return msgspec.structs.replace(question, minutes=None, **changes)


def _asked(tuning: Tuning) -> dict[str, Any]:
    """The keys and values of the file that asks the same."""
    asked = {key: value for key, value in msgspec.to_builtins(tuning.question).items() if key != "folder"}
    asked |= {"trials": tuning.trials, "check": tuning.check}
    asked["knobs"] = {knob.name: [knob.values[0], knob.values[-1]] if knob.range else list(knob.values) for knob in tuning.knobs}
    ends = {aim.name: {"low": aim.low, "high": aim.high} for aim in tuning.aims}
    asked["aims"] = {name: {key: each for key, each in end.items() if each is not None} for name, end in ends.items()}
    return asked


# ---- Optuna ----


def _study(tuning: Tuning, store: Path | None) -> "optuna.Study":
    """The study of this tuning, with the trials that were made before."""
    with needs("lab"):
        import optuna
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    url = None if store is None else f"sqlite:///{store}"
    directions: list[Literal["minimize"]] = ["minimize"] * len(tuning.aims)
    try:
        study = optuna.create_study(
            storage=url, study_name=tuning.digest(), directions=directions, load_if_exists=True, sampler=_sampler(0)
        )
    except Exception as error:  # SQLAlchemy's, Alembic's or Optuna's own: whatever keeps the file from being a store
        raise OptionError(Say("error.tune_store", file=str(store), why=str(error).partition("\n")[0])) from None
    state = optuna.trial.TrialState
    for trial in study.get_trials(deepcopy=False, states=(state.RUNNING,)):
        study.tell(trial.number, state=state.FAIL)  # it was interrupted: it is chosen again, and its matches are kept
    for _ in study.get_trials(deepcopy=False, states=(state.WAITING,)):
        study.tell(study.ask(), state=state.FAIL)  # interrupted just before; ask() takes these first
    return study


def _sampler(seed: int) -> "optuna.samplers.BaseSampler":
    import optuna

    return optuna.samplers.TPESampler(seed=seed, n_startup_trials=8)


def _suggest(trial: "optuna.Trial", knob: Knob) -> Value:
    if knob.range:
        return trial.suggest_int(knob.name, int(knob.values[0]), int(knob.values[-1]))
    return cast("Value", trial.suggest_categorical(knob.name, knob.values))
