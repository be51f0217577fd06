import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_web_client_are_those_of_the_server_and_the_games(tmp_path: Path) -> None:
    script = runpy.run_path(str(ROOT / "web" / "scripts" / "api_types.py"))
    written = script["write_types"](tmp_path)
    stale = [str(place) for place in written if (tmp_path / place).read_text() != (script["SOURCE"] / place).read_text()]
    assert stale == [], "stale in web/src: run `make types`"
    assert len(written) == 2 + len(list(script["SOURCE"].glob("games/*")))
