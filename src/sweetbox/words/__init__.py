"""Words: every sentence that a person reads, rendered in one place. `phrases/` holds those that belong to no one game."""

from sweetbox.words.sentences import Words, languages, words

__all__ = ["Words", "languages", "words"]
