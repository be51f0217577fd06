"""For griffe, with which mkdocstrings reads the code: the comment beside a field is what is told of it."""

import importlib
import re
from typing import Any

griffe: Any = importlib.import_module("griffe")
COMMENT = re.compile(r" {4}\w+: .*?  # (.+)")


class FieldComments(griffe.Extension):  # type: ignore[misc]
    def on_attribute_instance(self, *, attr: Any, **_: Any) -> None:
        if attr.docstring is None and attr.lines and (told := COMMENT.match(attr.lines[0])):
            attr.docstring = griffe.Docstring(told[1], parent=attr)
