"""Tuning: known answers, settings that cannot be played, runs that go on where they stopped, and the page."""

import sys
import tomllib

import msgspec
import pytest

from sweetbox.extras import MissingExtraError
from sweetbox.files.editions import read_edition
from sweetbox.kernel.errors import OptionError
from sweetbox.lab import setting
from sweetbox.lab.aim import Aim
from sweetbox.lab.lab import Lab
from sweetbox.lab.question import make_question
from sweetbox.lab.tuned import PRESENT, Trial
from sweetbox.lab.tuned_page import Report
from sweetbox.lab.tuner import ASKS, Tuner
from sweetbox.lab.tuning import make_tuning
from sweetbox.lab.workers import Here
from sweetbox.words import words

ENGLISH = words("en")
ASKED = {"game": "_template", "players": ["random"], "matches": 40}
WIDE = {
    **ASKED, "trials": 6, "check": 40, "knobs": {"toffees": [8, 40], "face.3.count": [1, 9]},
    "aims": {"length": {"low": 8, "high": 9}, "seats": {"fair": 0.02}},
}  # fmt: skip


@pytest.fixture(autouse=True)
def _small_pieces(monkeypatch):
    pytest.importorskip("optuna")
    monkeypatch.setattr(setting, "QUICK_PIECE", 20)


def length_of(toffees):
    answer = Lab(make_question({**ASKED, "options": {"toffees": toffees}, "measures": ["length"]})).run()
    return answer.parts[0].group("length").figures[0].value


def test_the_best_is_found_and_what_cannot_be_played_is_left_out_with_its_sentence():
    wanted = length_of(12)
    aims = {"length": {"low": wanted - 0.01, "high": wanted + 0.01}}
    tuning = make_tuning(
        {**ASKED, "trials": 20, "check": 60, "knobs": {"toffees": [9, 14], "face.1.toffees": [1, 2]}, "aims": aims}
    )
    found = Tuner(tuning, ENGLISH).run()
    assert len(found.trials) == 12  # every setting once: there are no more
    assert {trial.values["face.1.toffees"] for trial in found.trials if trial.why} == {2}
    assert len([trial for trial in found.trials if trial.why]) == 6
    assert "already in row 1" in next(trial.why for trial in found.trials if trial.why)
    assert found.best.values == {"toffees": 12, "face.1.toffees": 1}
    assert found.best.changed(found.now) == ["toffees"]
    assert found.best.total == 0 < found.present.total

    # The check has other deals: its figures are not those that were searched for.
    assert found.check.question["seed"] == 40
    assert [part.matches for part in found.check.parts] == [60, 60]
    assert found.checked[1][0].figure.value != wanted
    assert found.checked[1][0].figure.low < wanted < found.checked[1][0].figure.high


def test_the_best_edition_is_a_file_that_can_be_played(tmp_path):
    tuning = make_tuning({**WIDE, "trials": 3})
    found = Tuner(tuning, ENGLISH).run()
    game = tuning.present.of
    assert read_edition(game, found.edition, tmp_path / "best.toml") == tomllib.loads(found.edition)
    best = found.best.values
    assert tomllib.loads(found.edition)["face"][2]["count"] == (best["face.3.count"])
    if found.best.number != PRESENT:
        assert f"-o toffees={best['toffees']}" in found.edition.splitlines()[0]


class Interrupted(Here):
    """Stops in the middle of the third trial."""

    def __init__(self):
        self.left = 7

    def play(self, pieces, enough):
        for played in super().play(pieces, enough):
            self.left -= 1
            if self.left == 0:
                raise KeyboardInterrupt
            yield played


TEMPO = {"decision": 6.0}
NARROW = {**WIDE, "knobs": {"toffees": [19, 25]}, "trials": 5, "aims": {"length": {"low": 8, "high": 9}}}  # 21 is the present


def tried(found):
    return [tuple(trial.values.values()) for trial in found.trials]


def test_no_setting_is_tried_twice_nor_the_present_one():
    for seed in range(3):
        found = Tuner(make_tuning({**NARROW, "seed": seed}), ENGLISH).run()
        assert found.now == {"toffees": 21}
        assert len(set(tried(found))) == 5
        assert (21,) not in tried(found)
        assert (found.possible, found.stopped) == (6, "trials")


def test_each_setting_but_the_present_one_is_tried_if_there_are_trials_for_all():
    for trials in (6, 50):
        found = Tuner(make_tuning({**NARROW, "trials": trials}), ENGLISH).run()
        assert tried(found) == [(19,), (20,), (22,), (23,), (24,), (25,)]
        assert (found.possible, found.stopped) == (6, "all")


def test_a_stubborn_sampler_is_asked_so_often_and_no_more(monkeypatch, tmp_path):
    """It proposes the lowest values always, which are known after the first trial: the others are drawn."""
    optuna = pytest.importorskip("optuna")
    asked = []

    class Stubborn(optuna.samplers.RandomSampler):
        def sample_independent(self, study, trial, name, distribution):
            asked.append(name)
            return distribution.low

    monkeypatch.setattr(optuna.samplers, "TPESampler", lambda seed, n_startup_trials: Stubborn(seed))
    whole = Tuner(make_tuning(NARROW), ENGLISH).run()
    assert tried(whole)[0] == (19,)
    assert len({*tried(whole), (21,)}) == 6
    assert len(asked) == 1 + 4 * ASKS
    assert tried(whole) == tried(Tuner(make_tuning(NARROW), ENGLISH).run())  # drawn with the seed
    with pytest.raises(KeyboardInterrupt):
        Tuner(make_tuning(NARROW), ENGLISH, tmp_path / "store.db").run(given=Interrupted())
    assert tried(Tuner(make_tuning(NARROW), ENGLISH, tmp_path / "store.db").run()) == tried(whole)


def test_what_cannot_be_played_is_not_tried_again():
    asked = {**NARROW, "knobs": {"face.1.toffees": [1, 6]}, "trials": 4}  # other faces have 2, 3 and 5 toffees
    found = Tuner(make_tuning(asked), ENGLISH).run()
    assert any(trial.why for trial in found.trials)
    assert len({*tried(found), (1,)}) == 5


def test_values_that_mean_the_same_are_one():
    assert make_tuning({**NARROW, "knobs": {"toffees": ["9", 9, "21"]}}).others == 1
    assert make_tuning({**NARROW, "knobs": {"golden": [0, 1]}}).knobs[0].values == (False, True)


def test_a_setting_by_its_place():
    tuning = make_tuning(WIDE)
    assert (tuning.combinations, tuning.others) == (33 * 9, 33 * 9 - 1)
    assert [tuning.place(tuning.values(place)) for place in range(tuning.combinations)] == list(range(tuning.combinations))
    assert tuning.values(10) == {"toffees": 9, "face.3.count": 2}
    assert tuning.place({"toffees": 7, "face.3.count": 2}) is None


def test_an_interrupted_run_goes_on_as_if_nothing_had_happened(tmp_path):
    whole = Tuner(make_tuning(WIDE), ENGLISH, tmp_path / "whole.db", tmp_path / "pieces").run()
    assert len(whole.trials) == 6
    store = tmp_path / "parts.db"
    with pytest.raises(KeyboardInterrupt):
        Tuner(make_tuning(WIDE), ENGLISH, store).run(given=Interrupted())
    again = Tuner(make_tuning(WIDE), ENGLISH, store, tmp_path / "pieces")
    assert again.resumed == 2
    assert msgspec.json.encode(again.run()) == msgspec.json.encode(whole)
    again.study.enqueue_trial({"toffees": 8, "face.3.count": 9})  # as if stopped between drawing a setting and trying it
    more = Tuner(make_tuning({**WIDE, "trials": 7}), ENGLISH, store, tmp_path / "pieces")
    assert more.resumed == 6
    longer = Tuner(make_tuning({**WIDE, "trials": 7}), ENGLISH, tmp_path / "whole.db", tmp_path / "pieces").run().trials
    assert more.run().trials == longer
    assert longer[:6] == whole.trials


def test_time_that_is_up_ends_the_search_but_not_the_check():
    found = Tuner(make_tuning({**WIDE, "minutes": 1}), ENGLISH, clock=iter(range(0, 10000, 61)).__next__).run()
    assert found.stopped == "minutes"
    assert len(found.trials) == 1
    assert len(found.checked[0]) == 2


def test_what_nobody_uses_is_used_in_no_match():
    asked = {**WIDE, "knobs": {"toffees": [9, 10]}, "aims": {"use.move *": {"low": 0.99}, "own.rolls": {"high": 100}}, "check": 20}
    found = Tuner(make_tuning(asked), ENGLISH).run()
    use, own = found.present.found
    assert use.figure.label in ("move take", "move roll")
    assert use.miss > 0 == own.miss
    assert own.surely


def test_the_page_and_the_lines_say_what_was_found():
    tuning = make_tuning({**WIDE, "trials": 3, "title": "A <jar>"})
    found = Tuner(tuning, ENGLISH).run()
    for language in ("en", "de"):
        report = Report(found, words(language))
        page, lines = report.page(), list(report.lines())
        assert page.startswith("<!doctype html>")
        assert "Tuning: A &lt;jar&gt;" in page or "Abstimmung: A &lt;jar&gt;" in page
        assert page.count("<circle") > 4
        assert page.count('<div class="wide" tabindex="0" role="group"') == page.count("<table") > 3
        assert "toffees = [8, 40]" in page
        assert "&#34;face.3.count&#34; = [1, 9]" in page
        assert any(report.aim(tuning.aims[0]) in line for line in lines)


def test_the_lines_say_what_was_tried_how_far_off_it_is_and_what_else_changes():
    asked = {**NARROW, "knobs": {"toffees": [8, 40]}, "trials": 12, "check": 400}
    found = Tuner(make_tuning({**asked, "tempo": TEMPO, "measures": ["length", "minutes", "rounds", "seats"]}), ENGLISH).run()
    report = Report(found, ENGLISH)
    lines = list(report.lines())
    first = lines.index("Settings tried, nearest to the aim first:") + 1
    shown = lines[first : first + 10]
    values = [trial.values["toffees"] for trial in sorted(found.trials, key=lambda trial: trial.total)[:10]]
    assert [line.split(": ")[1] for line in shown] == [f"toffees = {value}" for value in values]
    length = found.nearest[9].found[0].figure.value
    assert shown[9].endswith(f"✗ missed by {report.tell.number(length - 9, 'number')}")
    assert lines[first + 10] == "  … and 2 more: see the page (--html)."
    assert "12 of 32 possible settings tried, not counting the present one; 40 matches each" in "\n".join(lines)
    costs = lines[lines.index("What else changes for certain, on fresh seeds:") + 1 :][:2]
    assert sorted(line.split(": ")[0] for line in costs) == ["  Estimated minutes", "  Rounds"]
    assert all(": −" in line for line in costs)
    assert "<h2>The nearest settings</h2>" in report.page()


def test_what_is_not_there_is_not_spoken_of():
    one = Tuner(make_tuning(NARROW), ENGLISH).run()
    two = Tuner(
        make_tuning({**NARROW, "aims": {"length": {"low": 8, "high": 9}, "minutes": {"low": 10}}, "tempo": TEMPO}), ENGLISH
    ).run()
    for found, traded in ((one, False), (two, True)):  # a match is shorter or takes more minutes, not both
        report = Report(found, ENGLISH)
        text = report.page() + "\n".join(report.lines())
        assert ("In the pictures" in text) == ("What it trades" in text) == traded
        assert ("trade one aim for another" in text) == ("a step nearer to one aim" in text) == traded
    agreeing = Tuner(make_tuning({**NARROW, "aims": {"length": {"high": 2}, "rounds": {"high": 2}}}), ENGLISH).run()
    missed = next(line for line in Report(agreeing, ENGLISH).lines() if line.startswith("  Trial "))
    assert missed.count("✗ missed by ") == 2
    easy = Tuner(make_tuning({**NARROW, "aims": {"length": {"high": 99}, "minutes": {"low": 0}}, "tempo": TEMPO}), ENGLISH).run()
    assert sum(line.endswith(": ✓ every aim met for certain") for line in Report(easy, ENGLISH).lines()) == 5
    assert "Nothing has to be traded" in Report(agreeing, ENGLISH).page()
    assert "trade one aim" not in "\n".join(Report(agreeing, ENGLISH).lines())


def test_the_headline_is_no_surer_than_the_figures():
    found = Tuner(make_tuning({**NARROW, "aims": {"length": {"high": 7}}}), ENGLISH).run()
    (present,), (best,) = found.checked

    def headline(tuned, miss, surely):
        figures = [[present], [msgspec.structs.replace(best, miss=miss, surely=surely)]]
        return Report(msgspec.structs.replace(tuned, checked=figures[-len(tuned.checked) :]), ENGLISH).summary()

    trial = f"Trial {found.best.number + 1}"
    assert headline(found, 0.0, True) == f"On fresh seeds, {trial} meets the aim for certain."
    assert headline(found, 0.0, False).startswith(f"On fresh seeds, {trial} meets the aim, but not for certain: the interval")
    assert headline(found, 1e-9, False) == f"{trial} comes nearest to the aim, but misses it on fresh seeds."
    stays = msgspec.structs.replace(found, best=found.present, checked=[[best]])
    assert "the present edition meets the aim for certain" in headline(stays, 0.0, True)
    assert "the present edition meets the aim, but not for certain" in headline(stays, 0.0, False)
    assert headline(stays, 1.0, False).endswith("the present edition, which misses it on fresh seeds.")


def test_how_far_off():
    assert [Aim("minutes", 20, 30).over(value) for value in (20, 30, 35, 10)] == [0, 0, 5, 10]
    assert [Aim("minutes", 20, 30).miss(value) for value in (20, 30, 35, 10)] == [0, 0, 1, 2]
    assert Aim("use.x", low=0.6).miss(0.3) == pytest.approx(0.5)
    assert Aim("ties", high=0.0).miss(0.25) == 0.25


def test_what_beats_what():
    def trial(*misses):
        return Trial(0, {}, [Miss(miss) for miss in misses])

    class Miss:
        def __init__(self, miss):
            self.miss = miss

    assert trial(0, 1).beats(trial(0, 2))
    assert not trial(0, 1).beats(trial(0, 1))
    assert not trial(0, 1).beats(trial(1, 0))


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"knobs": {}}, "Tuning needs knobs"),
        ({"aims": {}}, "Tuning needs aims"),
        ({"knobs": {"toffees": 5}}, "knobs.toffees: expected the lowest and the highest"),
        ({"knobs": {"toffees": [9, 5]}}, "expected the lower end first, got 9 and 5"),
        ({"knobs": {"toffees": [1, 9]}}, "toffees"),
        ({"knobs": {"fcae.1.count": [1, 2]}}, "Knobs of _template: toffees, golden, face.*.toffees, and face.*.count"),
        (
            {"knobs": {"cuont": [1, 2]}},
            "No such knob: cuont. Knobs of _template: toffees, golden, face.*.toffees, and",
        ),
        ({"game": "swintus", "knobs": {"goal": [5, 9]}}, "sizes.goal"),
        ({"knobs": {"face.1.cuont": [1, 2]}}, "has the fields toffees and count"),
        ({"knobs": {"face.9.count": [1, 2]}}, "no such row. face has 4 rows"),
        ({"knobs": {"face.toffees=7.count": [1, 2]}}, "no such row"),
        ({"knobs": {"face.1.count": [0, 2]}}, "knobs.face.1.count: "),
        ({"aims": {"fun": {"low": 1}}}, "No such measure: fun"),
        ({"aims": {"length": 5}}, "aims.length: expected low, high or both"),
        ({"aims": {"length": {"fair": 0.1}}}, "fair is for shares of the win"),
        ({"aims": {"length": {"low": 5, "high": 5}}}, "expected the lower end first"),
        ({"vary": {"golden": [True]}}, "has no vary"),
        ({"seats": [2, 3]}, "this question has 2 variants"),
        ({"trials": 0}, "trials: expected a whole number from 1 on, got 0."),
    ],
)
def test_mistakes_get_one_sentence(changes, sentence):
    with pytest.raises(OptionError) as refused:
        make_tuning({**WIDE, **changes})
    assert sentence in str(refused.value)


def test_a_figure_that_is_not_there():
    tuning = make_tuning({**WIDE, "aims": {"seats.7": {"low": 0.1}}})
    with pytest.raises(OptionError, match=r"aims.seats.7: no such figure. Known ones: 1 and 2"):
        Tuner(tuning, ENGLISH).run()


def test_without_optuna_and_with_a_store_that_is_none(monkeypatch, tmp_path):
    (tmp_path / "store.db").write_text("no database, only some text that is long enough to be looked at")
    with pytest.raises(OptionError, match="The trials cannot be kept in"):
        Tuner(make_tuning(WIDE), ENGLISH, tmp_path / "store.db")
    monkeypatch.setitem(sys.modules, "optuna", None)
    with pytest.raises(MissingExtraError, match="optuna, which is not installed; the extra lab brings it"):
        Tuner(make_tuning(WIDE), ENGLISH)


def test_a_best_that_was_only_lucky_is_called_so():
    found = Tuner(make_tuning({**WIDE, "trials": 3, "aims": {"length": {"low": 8, "high": 9}}}), ENGLISH).run()
    assert found.best.number != PRESENT
    assert "it was luck" not in Report(found, ENGLISH).summary()
    worse = msgspec.structs.replace(found, checked=found.checked[::-1])  # as if the best were the farther one on fresh seeds
    assert "it was luck" in Report(worse, ENGLISH).summary()
