"""`sweetbox rules`."""


def test_rules_by_id(run, refused):
    whole = run("rules", "biscuit_pockets").out.splitlines()
    assert [line.split()[0] for line in whole] == [f"BP{number}" for number in range(1, 18)]
    assert run("rules", "biscuit_pockets", "bp7").out.splitlines() == [whole[6]]
    assert "angeklopft" in run("rules", "biscuit_pockets", "BP7", "--language", "de").out
    assert refused("rules", "biscuit_pockets", "BP99").endswith("or BP17, got BP99.")
