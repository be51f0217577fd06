"""The JSON Schemas of match files and editions hold what there is, and refuse what the reader refuses."""

import json
from pathlib import Path

import jsonschema_rs
import pytest

from sweetbox.files.editions import find_edition, shipped_editions
from sweetbox.files.schemas import edition_schema, match_schema
from sweetbox.kernel.errors import EditionError
from sweetbox.kernel.registry import all_games, game

KEPT = sorted((Path(__file__).parents[1] / "server" / "kept").glob("*/*.json"))
MATCH = jsonschema_rs.validator_for(match_schema())


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_match_files_of_every_release_are_of_this_shape(path):
    MATCH.validate(json.loads(path.read_text(encoding="utf-8")))


def test_what_a_match_writes_is_of_this_shape():
    match = game("sweet_nose").new_match(seats=3, seed=7)
    match.play(1, match.legal(1)[0])
    for text in (
        match.to_json(),
        match.to_json(seat=0),
        game("swintus").new_match(2, 1, table=game("swintus").new_match(2, 3).position.line).to_json(),
    ):
        MATCH.validate(json.loads(text))


@pytest.mark.parametrize(
    "change",
    [{"sweetbox": 3}, {"log": [[0]]}, {"log": [["a", 1]]}, {"digest": "xyz"}, {"seats": "two"}, {"result": {"score": [1]}}],
)
def test_other_shapes_are_refused(change):
    file = json.loads(KEPT[0].read_text(encoding="utf-8"))
    assert MATCH.is_valid(file)
    assert not MATCH.is_valid({**file, **change})


@pytest.mark.parametrize("name", all_games())
def test_editions_are_of_their_shape(name):
    of = game(name)
    schema = jsonschema_rs.validator_for(edition_schema(of))
    schema.validate(of.components.EDITION)
    for shipped in shipped_editions(of):
        schema.validate(find_edition(of, shipped))


@pytest.mark.parametrize("name", all_games())
def test_an_edition_that_the_schema_refuses_is_refused_by_the_game(name):
    of = game(name)
    schema = jsonschema_rs.validator_for(edition_schema(of))
    section = edition_schema(of)["required"][0]
    rows = [dict(row) for row in of.components.EDITION[section]]
    field = of.components.SECTIONS[section][0].name
    without = {key: value for key, value in rows[0].items() if key != field}
    for wrong in (
        {**of.components.EDITION, "nonsense": []},
        {**of.components.EDITION, section: [without, *rows[1:]]},
        {**of.components.EDITION, section: [{**rows[0], "nonsense": 1}, *rows[1:]]},
        {**of.components.EDITION, section: [{**rows[0], field: None}, *rows[1:]]},
        {key: value for key, value in of.components.EDITION.items() if key != section},
    ):
        assert not schema.is_valid(wrong)
        with pytest.raises(EditionError):
            of.components.check_edition(wrong)
