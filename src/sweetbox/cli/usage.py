"""How the command line is used, in the reader's language: its help, and what is wrong with arguments.

In the declaration of a command, `help` and `metavar` are keys of `sweetbox/words`.
"""

import re
import shutil
import sys
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from sweetbox.cli.language import asked_language
from sweetbox.kernel.say import Say
from sweetbox.words import words

WIDE = 110  # columns of the help at the most

# What is wrong with a value, by the name of its check.
VALUE_FAULTS = {"int_parsing": "cli.usage_whole", "int_parsing_size": "cli.usage_whole", "float_parsing": "cli.usage_number"}


# ---- Help ----


class Command(TyperCommand):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _Help(self, ctx).write(formatter)


class Group(TyperGroup):
    def format_help(self, ctx: Any, formatter: Any) -> None:
        _Help(self, ctx).write(formatter)


class _Help:
    """The help of a command: typer knows its parts, the words are ours."""

    def __init__(self, command: Any, context: Any) -> None:
        self.command, self.context = command, context
        self.commands: dict[str, Any] = getattr(command, "commands", {})
        parameters = command.get_params(context)
        self.arguments = [each for each in parameters if each.param_type_name == "argument"]
        self.options = [each for each in parameters if each.param_type_name == "option"]
        self._words = words(asked_language())

    def _told(self, key: str, **values: Any) -> str:
        return self._words.render(Say(key, **values))

    def write(self, page: Any) -> None:
        page.width = min(shutil.get_terminal_size((WIDE, 24)).columns, WIDE) - 2  # in a pipe there is nobody's width to keep to
        page.write_usage(self.context.command_path, " ".join(self._usage()), prefix=self._told("help.usage") + " ")
        page.write_paragraph()
        with page.indentation():
            page.write_text(self._told(self.command.help))
        arguments = [(self._told(each.metavar), self._about(each)) for each in self.arguments]
        options = [(self._names(each), self._about(each)) for each in self.options]
        commands = [(name, self._first_sentence(each.help)) for name, each in self.commands.items()]
        self._write_section(page, self._told("help.arguments"), arguments)
        self._write_section(page, self._told("help.options"), options)
        self._write_section(page, self._told("help.commands"), commands)

    def _write_section(self, page: Any, heading: str, rows: list[tuple[str, str]]) -> None:
        if rows:
            with page.section(heading):
                page.write_dl(rows)

    def _usage(self) -> list[str]:
        parts = [self._told("help.some_options")]
        for each in self.arguments:
            word = self._told(each.metavar)
            parts.append(word if each.required else f"[{word}]")
        return [*parts, self._told("help.some_command")] if self.commands else parts

    def _first_sentence(self, key: str) -> str:
        return self._told(key).partition(". ")[0].rstrip(".") + "."

    def _names(self, option: Any) -> str:
        names = [", ".join(sorted(some, key=len)) for some in (option.opts, option.secondary_opts) if some]
        return " / ".join(names) + ("" if option.is_flag else f" {self._told(option.metavar)}")

    def _about(self, parameter: Any) -> str:
        if "--help" in parameter.opts:  # typer's own
            return self._told("help.help")
        limits = "; ".join(self._limits(parameter))
        return self._told(parameter.help) + (f"  [{limits}]" if limits else "")

    def _limits(self, parameter: Any) -> list[str]:
        """The default, and the range of a number."""
        limits, default = [], parameter.default
        if parameter.required:
            limits.append(self._told("help.required"))
        elif default is not None and default is not False:
            value = parameter.opts[0] if default is True else f"{default:g}" if isinstance(default, float) else default
            limits.append(self._told("help.default", value=value))
        low, high = parameter.min, parameter.max
        if low is not None:
            least, most = f"{low:g}", f"{high:g}" if high is not None else None
            limits.append(self._told("help.range", low=least, high=most) if most else self._told("help.least", low=least))
        return limits


# ---- Mistakes ----


def why_not(error: typer.TyperException) -> Say | None:
    """What was expected and what was given; None where only typer has words for it."""
    group = getattr(getattr(error, "ctx", None), "command", None)
    option, parameter = getattr(error, "option_name", None), getattr(error, "param", None)
    if hasattr(error, "possibilities"):
        options = [name for each in group.params for name in (*each.opts, *each.secondary_opts)] if group is not None else []
        return Say("cli.usage_option", came=option, known=options)
    if option is not None:
        return Say("cli.usage_value", option=option) if option in sys.argv else Say("cli.usage_no_value", option=option)
    if hasattr(error, "param_type") and parameter is not None:
        name = parameter.opts[0]
        return Say("cli.usage_missing", what=name if name.startswith("-") else Say(parameter.metavar))
    if parameter is not None:
        return _why_no_value(parameter.opts[0], error)
    came = getattr(error, "message", "")
    if extra := re.search(r" \((.*)\)$", came):
        return Say("cli.usage_extra", came=extra.group(1))
    if commands := getattr(group, "commands", None):
        return Say("cli.usage_command", known=list(commands), came=next(word for word in sys.argv[1:] if f"'{word}'" in came))
    return None


def _why_no_value(option: str, error: typer.TyperException) -> Say | None:
    faults: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    if not faults:
        return None
    fault = faults[0]
    came, bounds = str(fault["input"]), fault.get("ctx", {})
    if "ge" in bounds:
        return Say("cli.usage_least", option=option, low=bounds["ge"], came=came)
    if "le" in bounds:
        return Say("cli.usage_most", option=option, high=bounds["le"], came=came)
    key = VALUE_FAULTS.get(fault["type"])
    return None if key is None else Say(key, option=option, came=came)
