"""Match files: what was written is read again, and whatever was changed is found and named."""

import copy
import json
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import sweetbox
from kernel.picks import GAME
from sweetbox import Match, MatchFileError, SweetboxError, UnknownNameError
from sweetbox.conformance.configurations import random_match
from sweetbox.kernel import match_file as match_file_module
from sweetbox.kernel.match import Remark
from sweetbox.kernel.match_file import MatchFile, first_changed, running_digest


def biscuits() -> sweetbox.kernel.game.Game:
    return sweetbox.game("biscuit_pockets")


@cache
def finished() -> Match:
    return random_match(biscuits(), 2, 7)


@cache
def text() -> str:
    return finished().to_json()


def data() -> dict[str, Any]:
    return json.loads(text())


def refused(changed: Any) -> MatchFileError:
    """The error of a changed file: always of the one kind, always one line."""
    with pytest.raises(MatchFileError) as caught:
        Match.from_json(changed if isinstance(changed, str | bytes) else json.dumps(changed))
    sentence = str(caught.value)
    assert sentence
    assert "\n" not in sentence
    assert "Traceback" not in sentence
    return caught.value


def sealed(changed: dict[str, Any]) -> dict[str, Any]:
    """The file with links and digest that fit it, as if it had been written so."""
    changed["links"], changed["digest"] = running_digest(msgspec.convert(changed, MatchFile))
    return changed


# ---- There and back ----


def test_a_finished_match_comes_back_whole():
    again = Match.from_json(text())
    assert again.log == finished().log
    assert (again.points, again.ranks) == (finished().points, finished().ranks)
    assert again.to_json() == text()
    assert Match.from_json(text().encode()).to_json() == text()
    assert Match.from_json(json.dumps(data(), indent=2)).to_json() == text()


def test_the_file_has_the_fields_of_the_design():
    assert list(data()) == [
        *("sweetbox", "game", "version", "seats", "options", "edition", "commitment", "nonces"),
        *("seed", "log", "links", "digest", "result"),
    ]
    assert data()["sweetbox"] == 1
    assert data()["result"] == {"points": finished().points, "ranks": finished().ranks}


@given(st.integers(0, 10**6), st.integers(2, 6), st.integers(0, 12), st.lists(st.text(max_size=5), max_size=2))
def test_any_match_comes_back_and_can_be_played_on(seed, seats, moves, nonces):
    match = biscuits().new_match(seats, seed=seed, nonces=nonces, idle_rounds=1 + seed % 5)
    for _ in range(moves):
        if not match.over:
            seat = min(match.to_act)
            match.play(seat, match.legal(seat)[seed % len(match.legal(seat))])
    again = Match.from_json(match.to_json())
    assert again.to_json() == match.to_json()
    assert [again.position_at(k) for k in range(len(again.log) + 1)] == [match.position_at(k) for k in range(len(match.log) + 1)]
    if not match.over:
        seat = min(match.to_act)
        for each in (match, again):
            each.play(seat, each.legal(seat)[0])
        assert again.log == match.log


def test_an_edition_of_ones_own_travels_in_the_file():
    edition = copy.deepcopy(dict(biscuits().components.EDITION))
    edition["tile"][0]["count"] -= 1
    edition["tile"][3]["count"] += 1
    match = biscuits().new_match(2, seed=1, edition=edition)
    again = Match.from_json(match.to_json())
    assert again.edition == edition
    assert bytes(again.box) == bytes(match.box)
    changed = json.loads(match.to_json())
    changed["edition"]["tile"][0]["count"] += 1
    assert refused(changed).say.key == "edition.total"
    changed["edition"]["tile"][3]["count"] -= 1
    assert refused(changed).say.key == "error.file_head"


# ---- Every single number of the log ----


def test_any_one_number_of_the_log_changed_is_named():
    """Each actor and each event, a little more, a little less, far too much: the very entry is named, or an earlier one that
    is impossible now."""
    original = data()
    for entry in range(len(original["log"])):
        for column in (0, 1):
            for difference in (1, -1, 1000, -1000, 10**12):
                changed = copy.deepcopy(original)
                changed["log"][entry][column] += difference
                error = refused(changed)
                assert error.entry == entry, (entry, column, difference)
                assert f"log entry {entry}:" in str(error)


def test_any_one_number_changed_and_sealed_again_is_found_by_the_rules():
    """If a number is changed together with the digest, the rules and the seed still refuse what cannot have happened."""
    original = data()
    for entry in range(len(original["log"])):
        for column, difference in ((0, 1), (1, 1), (1, -1)):
            changed = copy.deepcopy(original)
            changed["log"][entry][column] += difference
            try:
                Match.from_json(json.dumps(sealed(changed)))
            except MatchFileError as error:
                assert error.entry is None or error.entry >= entry
            else:  # another legal move may pass if nothing after it depends on it; another draw or seat never does
                assert original["log"][entry][0] != -1
                assert column == 1


@pytest.mark.parametrize("value", [None, "1", 1.5, True, [], {}])
def test_an_entry_of_another_kind_is_refused(value):
    for column in (0, 1):
        changed = data()
        changed["log"][5][column] = value
        assert refused(changed).say.key in ("error.file_shape", "error.file_masked")


@pytest.mark.parametrize("entry", [[], [0], [0, 1, 2], 5, "0 1", None])
def test_an_entry_of_another_shape_is_refused(entry):
    changed = data()
    changed["log"][5] = entry
    assert refused(changed).say.key == "error.file_shape"


# ---- The log as a whole ----


def test_a_log_cut_anywhere_is_said_to_be_cut():
    for keep in range(len(data()["log"])):
        changed = data()
        del changed["log"][keep:]
        error = refused(changed)
        assert error.say.key == "error.file_cut"
        assert error.entry == keep


def test_a_cut_log_with_cut_links_is_still_found():
    for keep in range(0, len(data()["log"]), 7):
        changed = data()
        del changed["log"][keep:]
        changed["links"] = changed["links"][: 4 * (keep + 1)]
        refused(changed)
        changed["digest"] = running_digest(msgspec.convert(changed, MatchFile))[1]
        assert refused(changed).say.key in ("error.file_result", "error.file_cut")


def test_a_match_that_stops_before_its_chance_is_cut():
    match = biscuits().new_match(2, seed=7)
    match.play(min(match.to_act), "flip a1")
    changed = json.loads(match.to_json())
    assert changed["log"].pop()[0] == -1
    error = refused(sealed(changed))
    assert (error.say.key, error.entry) == ("error.file_cut", len(changed["log"]))


def test_a_log_made_longer_is_refused():
    for extra in ([0, 0], [-1, 0], [1, 50]):
        changed = data()
        changed["log"].append(extra)
        error = refused(changed)
        assert error.entry == len(finished().log)
        assert "The match is over" in str(error)
        assert refused(sealed(changed)).entry == len(finished().log)


def test_two_entries_that_change_places_are_found():
    for entry in range(len(data()["log"]) - 1):
        changed = data()
        log = changed["log"]
        if log[entry] != log[entry + 1]:
            log[entry], log[entry + 1] = log[entry + 1], log[entry]
            assert refused(changed).entry == entry


def test_a_doubled_or_missing_entry_is_found():
    for entry in range(1, len(data()["log"]) - 1, 5):
        changed = data()
        changed["log"].insert(entry, changed["log"][entry])
        assert refused(changed).entry >= entry
        changed = data()
        del changed["log"][entry]
        assert refused(changed).entry >= entry


# ---- Around the log ----


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("sweetbox", 2, "error.file_format"),
        ("sweetbox", 0, "error.file_format"),
        ("version", 2, "error.file_newer"),
        ("version", 0, "error.file_head"),
        ("version", -3, "error.file_head"),
        ("seats", 3, "error.file_head"),
        ("seats", 7, "error.seats"),
        ("seats", -1, "error.seats"),
        ("seats", 10**30, "error.seats"),
        ("options", {}, "error.file_head"),
        ("options", {"idle_rounds": 5, "show_seen": False}, "error.file_head"),
        ("options", {"idle_rounds": 0, "show_seen": False}, "error.option_int"),
        ("options", {"idle_rounds": 12, "show_seen": "maybe"}, "error.option_bool"),
        ("options", {"speed": 1}, "error.option_unknown"),
        ("options", {"seats": 1}, "error.option_unknown"),
        ("edition", {}, "error.edition_rows"),
        ("edition", {"tile": 5}, "error.edition_rows"),
        ("edition", {"cake": []}, "error.edition_section"),
        ("commitment", "00" * 32, "error.file_commitment"),
        ("commitment", "", "error.file_commitment"),
        ("seed", "00" * 32, "error.file_commitment"),
        ("seed", "00", "error.file_seed"),
        ("seed", "zz" * 32, "error.file_seed"),
        ("seed", "", "error.file_seed"),
        ("seed", None, "error.file_seed"),
        ("nonces", ["pepper"], "error.file_head"),
        ("digest", "0" * 64, "error.file_digest"),
        ("digest", "", "error.file_digest"),
        ("result", None, "error.file_result"),
        ("result", {"points": [0, 0], "ranks": [1, 1]}, "error.file_result"),
        ("result", {}, "error.file_result"),
        ("seat", 0, "error.file_masked"),
        ("practice", True, "error.file_head"),
        ("practice", False, "error.file_head"),
        ("remarks", [{"entry": 3, "seat": 1, "bot": "fair", "what": "late"}], "error.file_head"),
        ("remarks", [{"entry": 3, "seat": 1, "bot": "fair", "what": "late", "why": "?"}], "error.file_shape"),
        ("remark", [], "error.file_shape"),  # no such field
    ],
)
def test_an_edited_field_is_named(name, value, key):
    changed = data()
    changed[name] = value
    error = refused(changed)
    assert error.say.key == key
    assert error.entry is None


def test_what_is_said_about_a_match_is_sealed_with_it():
    """Whether it was a lesson's, and which seat's bot failed."""
    match = biscuits().new_match(2, seed=7)
    match.practice = True
    match.remarks.append(Remark(0, 1, "fair", "late"))
    whole = json.loads(match.to_json())
    assert Match.from_json(json.dumps(whole)).practice
    laid = {**whole["remarks"][0], "seat": 0}
    for changed in ({**whole, "practice": False}, {**whole, "remarks": [laid]}, {**whole, "remarks": []}):
        assert refused(changed).say.key == "error.file_head"
    del whole["practice"]
    assert refused(whole).say.key == "error.file_head"


def test_an_unknown_game_lists_the_known():
    for name in ("chess", "", "__init__", "../x", "biscuit_pockets.rules"):
        changed = data()
        changed["game"] = name
        with pytest.raises(UnknownNameError, match=r"No such game: .* Known games: .*biscuit_pockets"):
            Match.from_json(json.dumps(changed))


def test_edited_links_are_found_where_they_differ():
    for link in range(0, len(data()["links"]), 9):
        changed = data()
        digit = changed["links"][link]
        changed["links"] = changed["links"][:link] + ("0" if digit != "0" else "1") + changed["links"][link + 1 :]
        error = refused(changed)
        assert (error.entry, error.say.key == "error.file_head") == ((link // 4 - 1, False) if link >= 4 else (None, True))
    changed = data()
    changed["links"] = ""
    assert refused(changed).say.key == "error.file_head"
    changed["links"] = data()["links"] + "0000"
    assert refused(changed).say.key == "error.file_cut"


@pytest.mark.parametrize("value", [3.5, [], "x", {"a": 1}, True, [[1]]], ids=str)
def test_a_field_of_a_wrong_type_is_refused(value):
    for name, came in data().items():
        if type(value) is not type(came):
            with pytest.raises(SweetboxError):
                Match.from_json(json.dumps({**data(), name: value}))


def test_a_missing_field_is_refused():
    for name in data():
        changed = data()
        del changed[name]
        assert refused(changed).say.key == "error.file_shape"


@pytest.mark.parametrize("number", [1, 2])
def test_a_file_from_before_the_first_release_is_refused(number):
    """They had both numbers, and always a seat."""
    error = refused({**data(), "sweetbox": number, "seat": None, "remarks": []})
    assert (error.say.key, error.say.values) == ("error.file_earlier", {"commit": "6a8326d"})


@pytest.mark.parametrize(
    "broken",
    [
        "",
        "hello",
        "[]",
        "null",
        "{}",
        "7",
        "{",
        b"\xff\xfe",
        b"\x00",
        "\ud800",
        "[" * 100_000,
        '{"edition":{"a":' + "[" * 100_000 + "]" * 100_000 + "}}",
        '{"log":' + "9" * 10_000 + "}",
    ],
    ids=range(13),
)
def test_what_is_no_match_file_is_refused(broken):
    assert refused(broken).say.key == "error.file_shape"


def test_a_file_cut_at_any_byte_is_refused():
    for end in range(0, len(text()), 61):
        refused(text()[:end])


@given(st.data())
def test_any_one_character_changed_is_never_a_traceback(pick):
    at = pick.draw(st.integers(0, len(text()) - 1))
    character = pick.draw(st.sampled_from('0123456789"{}[],:-abfx \\'))
    changed = text()[:at] + character + text()[at + 1 :]
    try:
        again = Match.from_json(changed)
    except SweetboxError as error:
        assert str(error)
    else:
        assert again.to_json() == text()  # the same character, or white space


# ---- Versions ----


def of_version(monkeypatch: pytest.MonkeyPatch, today: int) -> None:
    facts = msgspec.structs.replace(biscuits().facts, version=today)
    monkeypatch.setattr(biscuits().components, "FACTS", facts)


def test_an_older_version_is_said_and_replayed(monkeypatch):
    file = text()
    of_version(monkeypatch, 3)
    match = Match.from_json(file)
    assert match.older == 1
    assert match.log == finished().log
    assert match.to_json() == file


def test_an_older_version_is_replayed_as_far_as_it_goes(monkeypatch):
    """With today's rules some entry is no longer possible: everything before it is."""
    changed = data()
    changed["log"][6][1] = 107
    changed = sealed(changed)
    of_version(monkeypatch, 2)
    match = Match.from_json(json.dumps(changed))
    assert match.older == 1
    assert 0 < len(match.log) <= 6
    assert match.log == finished().log[: len(match.log)]
    assert match.draws() == [each for each in finished().draws() if each[0] < len(match.log)] != []


def test_an_older_file_that_was_changed_is_no_less_refused(monkeypatch):
    changed = data()
    changed["log"][6][1] += 1
    of_version(monkeypatch, 2)
    error = refused(changed)
    assert (error.say.key, error.entry) == ("error.file_changed", 6)
    changed = data()
    changed["digest"] = "0" * 64
    assert refused(changed).say.key == "error.file_digest"


def test_a_newer_version_says_so():
    changed = data()
    changed["version"] = 9
    assert str(refused(changed)) == ("This file was made by a newer Sweetbox: expected rules of version 1 or older, got 9.")


# ---- Masked copies ----


def secret_match(pick: int, secret_seed: int) -> Match:
    match = GAME.new_match(3, seed=secret_seed)
    match.play(1, pick)
    return match


def test_a_masked_copy_holds_neither_seed_nor_what_was_not_seen():
    match = secret_match(3, 1)
    for seat in range(3):
        file = json.loads(match.to_json(seat=seat))
        assert file["seed"] is None
        assert match.seed.hex() not in match.to_json(seat=seat)
        assert file["seat"] == seat
        assert file["result"] is None
        assert file["log"] == [[-1, None], [1, 3 if seat == 1 else None]]


def test_a_masked_copy_does_not_depend_on_what_is_hidden():
    """Not one byte of it, digest and links included: else the hidden could be guessed and tried."""
    copies = {secret_match(pick, 1).to_json(seat=0) for pick in range(4)}
    assert len(copies) == 1
    assert len({secret_match(pick, 1).to_json(seat=1) for pick in range(4)}) == 4
    seed_of = {GAME.new_match(3, seed=n).log[0][1]: n for n in range(40)}
    assert len(seed_of) == 4
    masked = []
    for seed in seed_of.values():
        file = json.loads(GAME.new_match(3, seed=seed).to_json(seat=2))
        masked.append({name: value for name, value in file.items() if name not in ("commitment", "links", "digest")})
    assert all(file == masked[0] for file in masked)


def test_a_masked_digest_fits_what_is_in_the_copy():
    file = msgspec.json.decode(secret_match(2, 5).to_json(seat=0), type=MatchFile)
    assert first_changed(file) is None


def test_a_masked_copy_is_not_replayed():
    match = biscuits().new_match(2, seed=7)
    match.play(min(match.to_act), "flip a1")
    assert refused(match.to_json(seat=0)).say.key == "error.file_masked"


def test_after_the_end_a_copy_is_the_whole_match():
    assert finished().to_json(seat=1) == text()


def test_the_links_are_short_and_one_an_entry():
    assert len(data()["links"]) == match_file_module.LINK * (1 + len(finished().log))
