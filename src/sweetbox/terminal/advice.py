"""What a bot advises, in words."""

from collections.abc import Iterator

from sweetbox.bots.bot import Answer
from sweetbox.kernel.match import Match
from sweetbox.kernel.say import Say

MOST = 5  # moves that are told


def weighed(match: Match, seat: int, answer: Answer) -> Iterator[Say]:
    """The moves that the bot weighed: the one that it advises, then the others that it tried most, the best of them first."""
    advised = [each for each in answer.weighed if each.move == answer.move]
    others = [each for each in answer.weighed if each.move != answer.move][: MOST - 1]
    others.sort(key=lambda each: -each.share)
    for each in (*advised, *others):
        move, text = match.move_say(seat, each.move), match.game.notation.move_text(match.box, each.move)
        yield Say("prompt.weighed", move=move, text=text, share=round(100 * each.share))
    if advised and others and others[0].share > advised[0].share:
        yield Say("prompt.weighed_less")
