"""What docs/adapters.md shows can be done."""

import re
import subprocess
import sys
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs" / "adapters.md"


def test_the_examples_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert len(examples) >= 4
    for example in examples:
        subprocess.run([sys.executable, "-c", example], check=True, capture_output=True, text=True)


def test_a_missing_extra_is_named() -> None:
    program = "import sys; sys.modules['pyspiel'] = None; import sweetbox.adapters.openspiel"
    ran = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)
    assert "This needs open-spiel, which is not installed; the extra openspiel brings it: " in ran.stderr
