"""Commands: functions whose parameters are what the command line takes, or groups of commands.

argparse only takes apart what is typed: its sentences are in English, ours in `sweetbox/words`.
"""

import inspect
import sys
from argparse import SUPPRESS, ArgumentError, ArgumentParser
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, is_dataclass
from functools import cached_property
from types import UnionType
from typing import Any, get_args, get_origin, get_type_hints

from sweetbox.cli.usage import help_of
from sweetbox.kernel.errors import SweetboxError
from sweetbox.kernel.say import Say

NO_NUMBER = {int: "cli.usage_whole", float: "cli.usage_number"}


@dataclass(frozen=True)
class Argument:
    """In the annotation of a parameter, as in `Annotated[str, Argument("help.game", "metavar.game")]`; both are keys of words."""

    help: str
    metavar: str
    low: float | None = None  # of a number
    high: float | None = None


@dataclass(frozen=True)
class Option(Argument):
    """A flag has no metavar. names: with spaces between them, where the option is not called like the parameter."""

    metavar: str = ""
    names: str = ""


class UsageError(SweetboxError):
    """What a command does not take. why: the sentence, which then goes on with where to read more."""

    def __init__(self, command: str, why: Say) -> None:
        super().__init__(Say("error.usage", why=why, command=command))
        self.why = why


@dataclass(frozen=True)
class Parameter:
    """Of the function of a command."""

    name: str
    about: Argument
    kind: type  # of a value
    many: bool  # values, in a list
    default: Any

    @property
    def names(self) -> list[str]:
        """As they are typed; an argument has none."""
        if not isinstance(self.about, Option):
            return []
        names = self.about.names.split() or [f"--{self.name.replace('_', '-')}"]
        return [*names, f"--no-{self.name}"] if self.default is True else names

    @property
    def required(self) -> bool:
        return self.default is inspect.Parameter.empty

    @property
    def told(self) -> str | Say:
        """What it is called in a sentence."""
        return self.names[0] if self.names else Say(self.about.metavar)


HELP = Parameter("help", Option("help.help"), bool, False, False)


@dataclass(frozen=True)
class Command:
    path: str  # as it is typed: "sweetbox admin close"
    function: Callable[..., None]
    below: Mapping[str, Callable[[], "Command"]] = field(default_factory=dict)  # the commands of a group, made when they are called

    @cached_property
    def parameters(self) -> list[Parameter]:
        return [*parameters_of(self.function), HELP]

    def run(self, asked: list[str]) -> None:
        if self.below and asked and not asked[0].startswith("-"):
            if asked[0] not in self.below:
                raise self.refusal("cli.usage_command", came=asked[0], known=list(self.below))
            self.below[asked[0]]().run(asked[1:])
            return
        given, rest = self._split(asked)
        if given.get("help"):
            sys.stdout.write(help_of(self))
            return
        for each in self.parameters:
            if not each.names:
                count = len(rest) if each.many else 1
                given[each.name], rest = rest[:count], rest[count:]
        values = {each.name: self._value(each, given.get(each.name)) for each in self.parameters}
        if rest:
            raise self.refusal("cli.usage_extra", came=" ".join(rest))
        call(self.function, values)

    def _split(self, asked: list[str]) -> tuple[dict[str, Any], list[str]]:
        """The texts of each option, and the rest."""
        parser = ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
        options = {name: each for each in self.parameters for name in each.names}
        for name, each in options.items():
            how = "append" if each.kind is not bool else "store_false" if name.startswith("--no-") else "store_true"
            parser.add_argument(name, dest=each.name, action=how, default=SUPPRESS)
        end = asked.index("--") if "--" in asked else len(asked)
        try:
            given, rest = parser.parse_known_args(asked[:end])
        except ArgumentError as error:
            name = str(error.argument_name)
            raise self.refusal("cli.usage_no_value" if options[name].kind is bool else "cli.usage_value", option=name) from None
        for word in rest:
            if word.startswith("-") and word != "-":
                raise self.refusal("cli.usage_option", came=word.partition("=")[0], known=list(options))
        return vars(given), [*rest, *asked[end + 1 :]]

    def _value(self, of: Parameter, given: Any) -> Any:
        if of.kind is bool:
            return of.default if given is None else given
        if given:
            values = [self._read(of, text) for text in given]
            return values if of.many else values[-1]
        if of.required:
            raise self.refusal("cli.usage_missing", what=of.told)
        return of.default

    def _read(self, of: Parameter, text: str) -> Any:
        try:
            value = of.kind(text)
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


def parameters_of(function: Callable[..., Any]) -> list[Parameter]:
    """Those of a function; in place of one that is a dataclass, the dataclass' own."""
    found, hints = [], get_type_hints(function, include_extras=True)
    for name, each in inspect.signature(function).parameters.items():
        if is_dataclass(hints[name]):
            found += parameters_of(hints[name])
            continue
        kind, about = get_args(hints[name])
        kind = get_args(kind)[0] if isinstance(kind, UnionType) else kind  # `list[str]` of `list[str] | None`
        many = get_origin(kind) is list
        found.append(Parameter(name, about, get_args(kind)[0] if many else kind, many, each.default))
    return found


def call(function: Callable[..., Any], values: dict[str, Any]) -> Any:
    """Call it with those of the values that its parameters name."""
    hints = get_type_hints(function)
    names = inspect.signature(function).parameters
    return function(**{name: call(hints[name], values) if is_dataclass(hints[name]) else values[name] for name in names})
