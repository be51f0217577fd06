"""Words: every sentence that a person reads, rendered in one place. `en/`, `de/` … have those that belong to no single game."""

from sweetbox.words.book import languages
from sweetbox.words.sentences import Words, words

__all__ = ["Words", "languages", "words"]
