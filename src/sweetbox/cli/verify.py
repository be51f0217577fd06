"""`sweetbox verify`."""

from sweetbox.cli.answers import VerifyAnswer
from sweetbox.cli.parameters import Json, Language, MatchPath, read_language
from sweetbox.cli.printing import print_if_older, print_json, print_line
from sweetbox.files.matches import read_match_file
from sweetbox.kernel.match_file import read_match
from sweetbox.kernel.say import Say


def verify(path: MatchPath, as_json: Json = False, language: Language = None) -> None:
    file = read_match_file(path)
    checked = read_match(file)  # refuses a match that breaks anywhere
    if as_json:
        total, over = len(file.log), checked.over
        print_json(VerifyAnswer(checked.game.name, len(checked.log), total, checked.drawn, over, checked.older))
        return
    speak = read_language(language, checked.game.name)
    if checked.older is not None:
        print_if_older(checked, len(file.log), speak)
        return
    print_line(speak.render(Say("cli.sound", count=len(checked.log), draws=checked.drawn)))
    if not checked.over:
        print_line(speak.render(Say("cli.unfinished")))
