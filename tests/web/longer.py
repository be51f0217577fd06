"""Sentences longer than ours: a page with room for these has room for languages that nobody has translated it into yet."""

import json
import math
import re

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor as Walker

from sweetbox.words.book import page_book
from sweetbox.words.sentences import words
from web.visitor import Visitor

MORE = 0.4  # how much longer each word gets
WORD = re.compile(r"[^\W\d_]{2,}")


class _Texts(Walker):
    """The length of what an entry says, without its values; `stretch` makes it longer."""

    def __init__(self, stretch: bool = False) -> None:
        self.stretch, self.length = stretch, 0

    def visit_TextElement(self, node: ast.TextElement) -> None:
        if self.stretch:
            node.value = stretched(node.value)
        self.length += len(node.value)


def stretched(text: str) -> str:
    """The text with longer words: `text` becomes `texttt`."""
    return WORD.sub(lambda word: word[0] + word[0][-1] * math.ceil(MORE * len(word[0])), text)


def longer(*books: str) -> str:
    """The longest version of each sentence in these books, stretched."""
    found: dict[str, tuple[int, ast.EntryType]] = {}
    for book in books:
        for entry in FluentParser().parse(book).body:
            if isinstance(entry, ast.Message | ast.Term):
                texts = _Texts()
                texts.visit(entry)
                name = f"{type(entry).__name__} {entry.id.name}"
                found[name] = max(found.get(name, (-1, entry)), (texts.length, entry), key=lambda each: each[0])
    entries = [entry for _, entry in found.values()]
    for entry in entries:
        _Texts(stretch=True).visit(entry)
    return FluentSerializer().serialize(ast.Resource(entries))


def speak_longer(visitor: Visitor, game: str) -> None:
    """Make everything that the page and the game say longer."""
    page = longer(*(page_book(language).text for language in ("en", "de")))
    own = longer(*(words(language, game).own.text for language in ("en", "de")))
    module = f"export default {json.dumps(page)}"
    visitor.page.route("**/assets/page-*.js", lambda route: route.fulfill(content_type="text/javascript", body=module))
    visitor.page.route(f"**/api/games/{game}/words*", lambda route: route.fulfill(json={"language": "en", "text": own}))
