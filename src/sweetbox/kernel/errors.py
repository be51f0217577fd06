"""The mistakes a user can make, one class each. Every error is one sentence: what is wrong and what to do."""

from typing import Self

from sweetbox.kernel.say import Say


class SweetboxError(Exception):
    """Base of all. `say` is the sentence, `game` the game whose words it may use; `str()` gives it in English."""

    rule: str | None = None  # the id of the rule that forbids it, if a rule does

    def __init__(self, say: Say) -> None:
        super().__init__(say)
        self.say = say
        self.game: str | None = None

    def within(self, game: str | None) -> Self:
        """The same error, saying that the sentence may use this game's words."""
        self.game = game
        return self

    def __str__(self) -> str:
        from sweetbox.words import words  # words read files, which the kernel does not

        try:
            return words("en", self.game).render(self.say)
        except KeyError:  # a game's own words, and nobody has said which game
            return repr(self.say)


class MoveError(SweetboxError):
    """A move that may not be made now, or a question that cannot be answered now. `code`: over, not_to_act, illegal, compound,
    take_back, no_seat, not_over; `rule`: the id of the rule."""

    def __init__(self, code: str, say: Say, rule: str | None = None) -> None:
        super().__init__(say)
        self.code = code
        self.rule = rule


class NotationError(SweetboxError):
    """A text or JSON that is not a move, table or outcome of the game."""


class MatchFileError(SweetboxError):
    """A match file that is broken or was changed. `entry`: the log entry where it breaks, if it is one."""

    def __init__(self, say: Say, entry: int | None = None) -> None:
        super().__init__(say)
        self.entry = entry


class EditionError(SweetboxError):
    """Component data that cannot be this game. `where`: the path in the data, such as ("tile", 2, "count")."""

    def __init__(self, say: Say, where: tuple[str | int, ...] = ()) -> None:
        super().__init__(say)
        self.where = where


class OptionError(SweetboxError):
    """An unknown option, a value out of range, or a number of seats that the game does not allow."""


class UnknownNameError(SweetboxError):
    """No game or bot of that name; the sentence lists the known ones."""
