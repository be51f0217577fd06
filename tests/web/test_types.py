import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_web_client_are_those_of_the_server(tmp_path: Path) -> None:
    script = runpy.run_path(str(ROOT / "web" / "scripts" / "api_types.py"))
    fresh = tmp_path / "schema.d.ts"
    script["write_types"](fresh)
    assert fresh.read_text() == script["TYPES"].read_text(), "web/src/lib/schema.d.ts is stale: run `make types`"
