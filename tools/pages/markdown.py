"""Markdown as we write it, and as the site's generator reads it: lists, and links that lead out of docs/."""

import posixpath
import re
from collections.abc import Callable, Iterator

FENCE = re.compile(r" *(```|~~~)")
ITEM = re.compile(r"( *)([-*]|\d+\.) +(?=\S)")
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(([^()\s]+)\)")
ELSEWHERE = re.compile(r"[a-z]+:|#|//")
STEP = 4  # columns that the generator wants for each level of a list


class PageError(Exception):
    """One sentence about what is wrong with a page."""


def lines_of(text: str) -> Iterator[tuple[str, bool]]:
    """The lines, each with whether it is code."""
    fenced = False
    for line in text.splitlines():
        fence = FENCE.match(line) is not None
        yield line, fenced or fence
        fenced = fenced != fence


def with_links(text: str, change: Callable[[bool, str, str], str]) -> str:
    """The text with every link that is not code replaced by what `change` makes of it: (is it a picture, its words, its target)."""

    def changed(found: re.Match[str]) -> str:
        if ELSEWHERE.match(found[3]):
            return found[0]
        return change(bool(found[1]), LINK.sub(changed, found[2]), found[3])  # a picture may be a link's words

    return "\n".join(line if code else LINK.sub(changed, line) for line, code in lines_of(text)) + "\n"


def relative(target: str, page: str) -> str:
    """The way from a page to another place of the site."""
    return posixpath.relpath(target, posixpath.dirname(page) or ".")


def with_lists(text: str) -> str:
    """The text with lists as the generator wants them: a blank line before each, four columns a level."""
    made: list[str] = []
    columns: list[int] = []  # where the content of each open list item begins
    blank = True
    for line, code in lines_of(text):
        stripped = line.lstrip(" ")
        indent = len(line) - len(stripped)
        if not stripped:
            made.append("")
            blank = True
            continue
        item = None if code else ITEM.match(line)
        if blank or item is not None:
            while columns and indent < columns[-1]:
                columns.pop()
        elif columns and indent < columns[0] and _opens_a_block(line):
            columns.clear()
        if item is not None:
            if not columns and not blank and not _is_item(made):
                made.append("")
            made.append(" " * STEP * len(columns) + stripped)
            columns.append(item.end())
        elif columns:
            made.append(" " * (STEP * len(columns) + max(0, indent - columns[-1])) + stripped)
        else:
            made.append(line)
        blank = False
    return "\n".join(made) + "\n"


def _opens_a_block(line: str) -> bool:
    return bool(FENCE.match(line)) or line.startswith(("#", "|"))


def _is_item(made: list[str]) -> bool:
    """Whether the last block of what was made is part of a list."""
    return bool(made) and (ITEM.match(made[-1]) is not None or made[-1].startswith(" "))
