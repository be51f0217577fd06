"""`sweetbox rules`."""


def test_rules_by_id(run, refused):
    whole = run("rules", "biscuit_pockets").out.splitlines()
    ids = [line.split()[0] for line in whole if line.lstrip().startswith("BP")]
    assert sorted(ids) == sorted(f"BP{number}" for number in range(1, 18))
    assert run("rules", "biscuit_pockets", "bp7").out.splitlines() == [line for line in whole if line.startswith("  BP7 ")]
    assert "anklopfen" in run("rules", "biscuit_pockets", "BP7", "--language", "de").out
    assert (
        refused("rules", "biscuit_pockets", "BP99")
        == f"No such rule: BP99. Known rules: {', '.join(f'BP{number}' for number in range(1, 17))}, and BP17."
    )


def test_rules_in_sections_with_examples(run):
    whole = run("rules", "biscuit_pockets").out.splitlines()
    titles = [line for line in whole if line and line[0] != " "][2:]  # after the game's and what the picture means
    assert titles == ["Aim", "Set-up", "A turn", "What you receive", "The end", "Scoring", "What is ours"]
    at = next(i for i, line in enumerate(whole) if line.startswith("    *  You remember a 1 at b2."))
    before, after = whole[at + 2 : at + 9], whole[at + 10 : at + 17]
    assert [line.split() for line in (before[2], after[2])] == [
        ["2", "?", "1", "?", "?", "?", "?"],
        ["2", "?", "[1]", "?", "?", "?", "?"],
    ]
    assert "Aufbau" in run("rules", "biscuit_pockets", "--language", "de").out.splitlines()


def test_the_rules_end_with_what_is_ours_and_how_to_type_in_the_real_box(run):
    last = run("rules", "honeymoon").out.splitlines()[-1]
    assert last.startswith("       Not from the rulebook but ours: the point for a single sweet of a kind (HM12) and ")
    assert "known from the designer's page and from reviews: the title, " in last
    assert "what starts the timer (HM9), the timer's three boxes" in last
    assert ". In the box itself, this is ours: the moons on both sides of the sheet " in last
    assert "“sweetbox edition honeymoon”" in last
    assert "wie viele Mastkarten es von jeder Art gibt" in run("rules", "swintus", "--language", "de").out.splitlines()[-1]
    assert "ours" not in run("rules", "_template").out  # it has no other rulebook than this one


def test_only_what_is_in_the_box_can_be_typed_in(run):
    """Sweet Nose's own rules are not in its edition; the levels of its stores are, and known from a review."""
    last = run("rules", "sweet_nose").out.splitlines()[-1]
    assert "In the box itself" not in last
    assert "known from a review: the title and which level each store is on. If you own the box, " in last


def test_an_edition_says_which_numbers_of_the_rules_it_changes(run, refused):
    told = run("rules", "swintus", "SW12", "--edition", "small").out
    assert "This edition has other numbers:\n    *  dice of each player: 2 (printed: 7)\n" in told
    assert "pieces of one food that win: 1 (printed: 7)" in told
    assert "(gedruckt: 7)" in run("rules", "swintus", "--edition", "small", "--language", "de").out
    assert "printed:" not in run("rules", "swintus", "SW12").out
    small = run("rules", "swintus", "--edition", "small").out
    assert "Next come the Fattening cards: " in small, "here there is one, not three"
    assert "none.toml" in refused("rules", "swintus", "--edition", "none.toml")
