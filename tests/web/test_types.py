import re
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_api_each_board_and_the_sentences_get_types(tmp_path: Path) -> None:
    script = runpy.run_path(str(ROOT / "web" / "scripts" / "api_types.py"))
    boards = {Path("games", folder.name, "schema.d.ts") for folder in script["SOURCE"].glob("games/*")}
    written = script["write_types"](tmp_path)
    assert {*written} == {*boards, Path("lib/schema.d.ts"), Path("lib/keys.d.ts")}
    for place in boards:
        assert {"Happening", "Move"} <= set(re.findall(r"^ {8}(\w+):", (tmp_path / place).read_text(), re.MULTILINE)), place
    assert '"/api/rooms/{room_id}/moves"' in (tmp_path / "lib" / "schema.d.ts").read_text()
    assert "  'app.title': never;" in (tmp_path / "lib" / "keys.d.ts").read_text()
