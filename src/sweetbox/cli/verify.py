"""`sweetbox verify`."""

from sweetbox.cli.parameters import Language, MatchPath, read_language
from sweetbox.cli.printing import print_if_older, print_line
from sweetbox.files.matches import read_match_file
from sweetbox.kernel.match_file import read_match
from sweetbox.kernel.say import Say
from sweetbox.words import words


def verify(path: MatchPath, language: Language = None) -> None:
    file = read_match_file(path)
    checked = read_match(file)  # refuses a match that breaks anywhere
    speak = words(read_language(language), checked.game.name)
    if checked.older is not None:
        print_if_older(checked, len(file.log), speak)
        return
    print_line(speak.render(Say("cli.sound", count=len(checked.log), draws=checked.drawn)))
    if not checked.over:
        print_line(speak.render(Say("cli.unfinished")))
