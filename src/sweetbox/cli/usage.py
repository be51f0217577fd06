"""The help of a command, in the reader's language."""

import shutil
from collections.abc import Iterable
from textwrap import fill

from sweetbox.cli.language import asked_language
from sweetbox.cli.parameters import REQUIRED, Parameter
from sweetbox.kernel.say import Say
from sweetbox.words import Words, words

NARROW, WIDE = 40, 110  # columns of the help, at the least and at the most
HEAD = 30  # columns of what stands to the left of its explanation, at the most


def help_of(path: str, parameters: list[Parameter], below: Iterable[str]) -> str:
    """Of a command, or of a group, which has commands below it."""
    speak = words(asked_language())
    width = max(NARROW, min(WIDE, shutil.get_terminal_size((WIDE, 24)).columns)) - 2  # in a pipe there is nobody's width to keep to
    arguments = [each for each in parameters if not each.names]
    options = [each for each in parameters if each.names]
    sections = {
        "help.arguments": [(speak.render(Say(each.about.metavar)), _about(each, speak)) for each in arguments],
        "help.options": [(_names(each, speak), _about(each, speak)) for each in options],
        "help.commands": [(name, _first_sentence(f"{path} {name}", speak)) for name in below],
    }
    lines = [_usage(path, arguments, bool(sections["help.commands"]), speak, width)]
    for paragraph in speak.render(Say(help_key(path))).split("\n\n"):
        lines += ["", fill(paragraph, width, initial_indent="  ", subsequent_indent="  ")]
    for heading, rows in sections.items():
        if rows:
            lines += ["", speak.render(Say(heading)) + ":", *_beside(rows, width)]
    return "\n".join(lines) + "\n"


def help_key(path: str) -> str:
    """The key of the help of a command: `help.admin_close` of `sweetbox admin close`."""
    return "help." + path.removeprefix("sweetbox ").replace(" ", "_").replace("-", "_")


def _usage(path: str, arguments: list[Parameter], group: bool, speak: Words, width: int) -> str:
    names = [(speak.render(Say(each.about.metavar)), each.default is REQUIRED) for each in arguments]
    parts = [speak.render(Say("help.some_options")), *(name if needed else f"[{name}]" for name, needed in names)]
    if group:
        parts.append(speak.render(Say("help.some_command")))
    head = speak.render(Say("help.usage")) + f" {path} "
    return fill(" ".join(parts), width, initial_indent=head, subsequent_indent=" " * len(head))


def _beside(rows: list[tuple[str, str]], width: int) -> list[str]:
    """Explanations to the right of what they explain; below it where that is too long."""
    column = min(max(len(head) for head, _ in rows), HEAD) + 4
    lines = []
    for head, text in rows:
        told = fill(text, width, initial_indent=" " * column, subsequent_indent=" " * column)
        fits = len(head) + 4 <= column
        lines.append(f"  {head}".ljust(column) + told[column:] if fits else f"  {head}\n{told}")
    return lines


def _first_sentence(path: str, speak: Words) -> str:
    return speak.render(Say(help_key(path))).partition(". ")[0].rstrip(".") + "."


def _names(option: Parameter, speak: Words) -> str:
    joint = " / " if option.default is True else ", "
    names = joint.join(sorted(option.names, key=len))
    return names if option.kind is bool else f"{names} {speak.render(Say(option.about.metavar))}"


def _about(parameter: Parameter, speak: Words) -> str:
    """What it is for; its default, and the range of a number."""
    limits, default = [], parameter.default
    if parameter.default is REQUIRED:
        limits.append(Say("help.required"))
    elif default is not None and default is not False:
        value = parameter.names[0] if default is True else f"{default:g}" if isinstance(default, float) else default
        limits.append(Say("help.default", value=value))
    low, high = parameter.about.low, parameter.about.high
    if low is not None:
        limits.append(Say("help.least", low=str(low)) if high is None else Say("help.range", low=str(low), high=str(high)))
    told = speak.render(Say(parameter.about.help))
    return told + (f"  [{'; '.join(map(speak.render, limits))}]" if limits else "")
