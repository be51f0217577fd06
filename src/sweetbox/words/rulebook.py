"""The rules of a game as people read them: its words `rule.<id>`, by number, and the few that a newcomer reads first."""

from sweetbox.kernel.errors import OptionError
from sweetbox.kernel.game import Game
from sweetbox.kernel.say import Say
from sweetbox.words import words

PRIMER = ("primer.goal", "primer.turn", "primer.end")  # what a newcomer reads first
LEGEND = "primer.picture"  # what the letters and marks of the terminal's picture mean


def rulebook(game: Game, language: str, only: str | None = None) -> list[tuple[str, str]]:
    """(id, text) of every rule, or of one."""
    speak = words(language, game.name)
    ids = [key.removeprefix("rule.") for key in speak.keys if key.startswith("rule.")]
    if only is not None:
        if only.upper() not in ids:
            raise OptionError(Say("error.rule_unknown", known=ids, came=only))
        ids = [only.upper()]
    return [(id_, speak.render(Say(f"rule.{id_}"))) for id_ in ids]
