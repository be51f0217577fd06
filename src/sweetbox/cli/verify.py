"""`sweetbox verify`."""

from sweetbox.cli.parameters import Language, MatchPath, read_language, stored_match
from sweetbox.cli.printing import print_if_older, print_line
from sweetbox.kernel.say import Say
from sweetbox.words import words


def verify(path: MatchPath, language: Language = None) -> None:
    checked = stored_match(path)  # refuses a match that breaks anywhere
    speak = words(read_language(language), checked.game.name)
    if checked.older is not None:
        print_if_older(checked, path, speak)
        return
    draws = sum(1 for actor, _ in checked.log if actor < 0)
    print_line(speak.render(Say("cli.sound", count=len(checked.log), draws=draws)))
    if not checked.over:
        print_line(speak.render(Say("cli.unfinished")))
