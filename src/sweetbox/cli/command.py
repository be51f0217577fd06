"""Commands: functions whose parameters are what the command line takes, or groups of commands.

What is typed is taken apart here, and not by argparse: that refuses `--for -1d`, accepts no option between optional arguments, and
says what is wrong in its own English sentences.
"""

import inspect
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, is_dataclass
from functools import cached_property
from typing import Any, get_type_hints

from sweetbox.cli.parameters import REQUIRED, Option, Parameter, parameters_of
from sweetbox.cli.usage import help_of
from sweetbox.kernel.errors import SweetboxError
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import game_meant
from sweetbox.kernel.say import Say

READERS: dict[type, Callable[[str], Any]] = {Game: game_meant}  # what makes a value of a text, where the type itself does not
NO_NUMBER = {int: "cli.usage_whole", float: "cli.usage_number"}


class UsageError(SweetboxError):
    """What a command does not take. why: the sentence, which then goes on with where to read more."""

    def __init__(self, command: str, why: Say) -> None:
        super().__init__(Say("error.usage", why=why, command=command))
        self.why = why


HELP = Parameter("help", Option("help.help"), bool, False, False)


@dataclass(frozen=True)
class Command:
    path: str  # as it is typed: "sweetbox admin close"
    function: Callable[..., None]
    below: Mapping[str, Callable[[], "Command"]] = field(default_factory=dict)  # the commands of a group, made when they are called

    @cached_property
    def parameters(self) -> list[Parameter]:
        return [*parameters_of(self.function), HELP]

    @property
    def help(self) -> str:
        return help_of(self.path, self.parameters, self.below)

    def run(self, asked: list[str]) -> None:
        if self.below and asked and not asked[0].startswith("-"):
            if asked[0] not in self.below:
                raise self.refusal("cli.usage_command", came=asked[0], known=list(self.below))
            self.below[asked[0]]().run(asked[1:])
            return
        given, rest = self._split(asked)
        if "help" in given:
            sys.stdout.write(self.help)
            return
        for each in self.parameters:
            if not each.names:
                count = len(rest) if each.many else 1
                given[each.name], rest = rest[:count], rest[count:]
        values = {each.name: self._value(each, given.get(each.name, [])) for each in self.parameters}
        if rest:
            raise self.refusal("cli.usage_extra", came=" ".join(rest))
        call(self.function, values)

    def _split(self, asked: list[str]) -> tuple[dict[str, list[str]], list[str]]:
        """What was typed for each option, and the rest."""
        options = {name: each for each in self.parameters for name in each.names}
        given: dict[str, list[str]] = {}
        rest: list[str] = []
        words = iter(asked)
        for word in words:
            if word == "--":
                rest += words
            elif word == "-" or not word.startswith("-"):
                rest.append(word)
            else:
                name, equals, text = word.partition("=") if word.startswith("--") else (word[:2], word[2:], word[2:])
                if name not in options:
                    raise self.refusal("cli.usage_option", came=name, known=list(options))
                flag = options[name].kind is bool
                if flag and equals:
                    raise self.refusal("cli.usage_no_value", option=name)
                value = name if flag else text if equals else next(words, None)
                if value is None:
                    raise self.refusal("cli.usage_value", option=name)
                given.setdefault(options[name].name, []).append(value)
        return given, rest

    def _value(self, of: Parameter, given: list[str]) -> Any:
        if not given:
            if of.default is REQUIRED:
                raise self.refusal("cli.usage_missing", what=of.told)
            return of.default
        if of.kind is bool:
            return not given[-1].startswith("--no-")
        values = [self._read(of, text) for text in given]
        return values if of.many else values[-1]

    def _read(self, of: Parameter, text: str) -> Any:
        try:
            value = READERS.get(of.kind, of.kind)(text)
        except ValueError:
            raise self.refusal(NO_NUMBER[of.kind], option=of.told, came=text) from None
        low, high = of.about.low, of.about.high
        if low is not None and not value >= low:
            raise self.refusal("cli.usage_least", option=of.told, low=str(low), came=text)
        if high is not None and not value <= high:
            raise self.refusal("cli.usage_most", option=of.told, high=str(high), came=text)
        return value

    def refusal(self, key: str, **values: Any) -> UsageError:
        return UsageError(self.path, Say(key, **values))


def call(function: Callable[..., Any], values: dict[str, Any]) -> Any:
    """Call it with those of the values that its parameters name."""
    hints = get_type_hints(function)
    names = inspect.signature(function).parameters
    return function(**{name: call(hints[name], values) if is_dataclass(hints[name]) else values[name] for name in names})
