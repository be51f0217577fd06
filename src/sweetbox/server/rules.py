"""The rules of a game as they are sent: sections with their rules, and examples with what a board needs to draw them."""

from functools import lru_cache
from hashlib import sha256

from sweetbox.kernel.game import Game
from sweetbox.kernel.position import Position
from sweetbox.kernel.say import Say
from sweetbox.server import messages
from sweetbox.server.wire import encode
from sweetbox.words import Words, words
from sweetbox.words.rulebook import Example, Section, positions, rule_say, sections, sized
from sweetbox.words.sources import ours_text

KEPT = 64  # games times languages


@lru_cache(KEPT)
def encoded_rules(game: Game, language: str) -> tuple[bytes, str]:
    """The rules as they are sent, and their tag."""
    speak = words(language, game.name)
    text = encode([*(_section(game, section, speak) for section in sections(game)), *_ours(game, speak)])
    return text, f'"{sha256(text).hexdigest()[:32]}"'


def _section(game: Game, section: Section, speak: Words) -> messages.SectionInfo:
    return messages.SectionInfo(
        name=section.name,
        title=speak.render(Say(f"section.{section.name}")),
        intro=speak.render(sized(game, section.intro)) if section.intro else None,
        rules=[messages.RuleInfo(rule, speak.render(rule_say(game, rule))) for rule in section.rules],
        examples=[_example(game, example, speak) for example in section.examples],
    )


def _ours(game: Game, speak: Words) -> list[messages.SectionInfo]:
    own = ours_text(game, speak)
    return [messages.SectionInfo("ours", speak.render(Say("section.ours")), own, [], [])] if own else []


def _example(game: Game, example: Example, speak: Words) -> messages.ExampleInfo:
    return messages.ExampleInfo(
        id=example.id,
        text=speak.render(Say(f"example.{example.id}")),
        seat=example.seat,
        names=[speak.render(Say("seat", number=seat + 1)) for seat in range(example.seats)],
        positions=[_position(position, example.seat) for position in positions(game, example)],
        lit=list(example.lit),
        parts=list(example.parts),
    )


def _position(position: Position, seat: int) -> messages.PositionInfo:
    glimpse = position.hidden(seat)
    return messages.PositionInfo(glimpse.view(), sorted(position.to_act), position.over, glimpse.picture())
