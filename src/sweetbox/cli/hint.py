"""`sweetbox hint`."""

from typing import Annotated

from sweetbox.cli.parameters import Json, Language, MatchPath, Option, read_language, read_seat
from sweetbox.cli.printing import print_error, print_json, print_line, progress
from sweetbox.files.matches import load_match
from sweetbox.kernel.errors import MoveError, OptionError
from sweetbox.kernel.say import Say, Who


def hint(
    path: MatchPath,
    seat: Annotated[int | None, Option("help.hint_seat", "metavar.number")] = None,
    at: Annotated[int | None, Option("help.hint_at", "metavar.entry")] = None,
    bot: Annotated[str | None, Option("help.hint_bot", "metavar.bot")] = None,
    as_json: Json = False,
    language: Language = None,
) -> None:
    from sweetbox.bots import Turn
    from sweetbox.bots import bot as find_bot
    from sweetbox.bots.compiled import PREPARING, wait_until_ready
    from sweetbox.bots.registry import advisor
    from sweetbox.terminal.advice import weighed

    match = load_match(path)
    match = match.at(len(match.log) if at is None else at)
    viewer = read_seat(match, seat)
    if match.over:
        raise MoveError("over", Say("error.over"))
    asked = min(match.to_act, default=0) if viewer is None else viewer
    adviser = find_bot(bot) if bot is not None else advisor()
    if adviser is None:
        raise OptionError(Say("prompt.no_hint"))
    speak, turn = read_language(language, match.game.name), Turn.of(match, asked)
    answer = adviser.choose(turn)
    if answer.note == PREPARING:  # a simpler bot has answered
        print_error(speak.render(Say("cli.compiling", title=match.game.facts.title)))
        with progress():
            wait_until_ready(match.game)
        answer = adviser.choose(turn)
    if as_json:
        text = match.game.notation.move_text
        moves = [{"move": text(match.box, each.move), "share": each.share, "visits": each.visits} for each in answer.weighed]
        move = text(match.box, answer.move)
        print_json({"seat": asked, "bot": adviser.name, "move": move, "weighed": moves})
        return
    print_line(speak.render(Say("cli.hint", bot=adviser.name, seat=Who(asked), move=match.move_say(asked, answer.move))))
    for say in weighed(match, asked, answer):
        print_line(speak.render(say))
    if answer.note is not None:
        print_line(speak.render(answer.note))
