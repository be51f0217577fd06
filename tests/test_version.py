"""One version: the package's own, which the paper to cite and the top of the changelog name, too."""

import re
from pathlib import Path

import sweetbox

ROOT = Path(__file__).parents[1]


def test_the_citation_and_the_changelog_name_this_version() -> None:
    assert re.findall(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text(), re.M) == [sweetbox.__version__]
    assert re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(), re.M)[0] == sweetbox.__version__
