"""The score sheet in a terminal."""

import sweetbox
from sweetbox.conformance.configurations import random_match
from sweetbox.terminal.sheet import WIDEST, score_sheet
from sweetbox.words import words


def test_rounds_have_their_sum_and_what_brings_no_points_is_in_brackets() -> None:
    match = random_match(sweetbox.game("sweets_stack"), 2, 5)
    rows = score_sheet(match, words("en", "sweets_stack"))
    assert len({len(row) for row in rows}) == 1, "columns are aligned"
    rounds = [row for row in rows if row.startswith("Round ")]
    scores = match.position.table.score
    assert [row.split() for row in rounds] == [["Round", str(n + 1), *map(str, scores[n][:2])] for n in range(3)]
    assert rows[2].startswith("  Scored cards ")
    match = random_match(sweetbox.game("swintus"), 2, 5, idle_turns=20)
    assert score_sheet(match, words("en", "swintus"))[1].split() == ["Corn", *(f"({line})" for line in match.tally()[0].points)]


def test_names_of_people_are_cut_where_they_are_long_and_wide_letters_are_counted() -> None:
    match = random_match(sweetbox.game("_template"), 3, 5)
    head, *rest = score_sheet(match, words("de", "_template"), 0, ["W" * 24, "Zoë", "甘い"])
    assert "W" * (WIDEST - 1) + "…" in head
    assert "W" * WIDEST not in head
    assert len(head) + 2 == len(rest[0]), "two letters are twice as wide"
    assert rest[-2].split() == ["Gesamt", *map(str, match.points)]
