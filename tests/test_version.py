"""One version: the package's own, which the paper to cite names too."""

import re
from pathlib import Path

import sweetbox

CITATION = Path(__file__).parents[1] / "CITATION.cff"


def test_the_citation_names_this_version() -> None:
    assert re.findall(r"^version: (.+)$", CITATION.read_text(), re.M) == [sweetbox.__version__]
