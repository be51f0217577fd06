"""`python -m tools.pages.renew`: write anew what the examples of the docs print. `make golden` runs it; look at the diff."""

import contextlib
import doctest
import io
import re
import traceback
from typing import Any

from tools.pages.python import EXAMPLE
from tools.pages.staging import ROOT


def renewed(text: str) -> str:
    """The page with what its examples print now."""
    names: dict[str, Any] = {}
    return EXAMPLE.sub(lambda block: f"```pycon\n{_run(block[1], names)}```", text)


def _run(block: str, names: dict[str, Any]) -> str:
    lines = []
    for example in doctest.DocTestParser().get_examples(block):
        first, *rest = example.source.rstrip("\n").split("\n")
        lines += [f">>> {first}", *(f"... {line}".rstrip() for line in rest)]
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            try:
                exec(compile(example.source, "<example>", "single"), names)
            except Exception as error:
                told = "".join(traceback.format_exception_only(error)).rstrip("\n")
                printed.write(f"Traceback (most recent call last):\n    ...\n{told}\n")
        lines += printed.getvalue().splitlines()
    return "\n".join(lines) + "\n"


def main() -> None:
    for page in sorted((ROOT / "docs").rglob("*.md")):
        text = page.read_text(encoding="utf-8")
        if re.search(EXAMPLE, text):
            page.write_text(renewed(text), encoding="utf-8")


if __name__ == "__main__":
    main()
