"""What pyproject.toml promises is what `make oldest` runs."""

import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
RUN = {"gymnasium", "numba", "numpy", "open_spiel", "pettingzoo"}


def test_the_oldest_versions_that_are_promised_are_the_ones_that_are_run() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["gymnasium"], *extras["openspiel"], *extras["pettingzoo"]]
    promised = {re.fullmatch(r"([\w.-]+)>=([\d.]+)", each).groups() for each in wanted if re.split(r"[>\[;]", each)[0] in RUN}
    pinned = set(re.findall(r"^(\w+)==([\d.]+)$", (ROOT / "tests" / "oldest.txt").read_text(encoding="utf-8"), re.MULTILINE))
    assert {name for name, _ in pinned} == RUN
    assert promised == pinned
