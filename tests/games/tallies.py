"""Tallies as they are read: `1 Scored cards: 5 4`, with the round in front and brackets around what brings no points."""

from sweetbox.kernel.tally import Line
from sweetbox.words import words


def tallied(name: str, lines: list[Line]) -> list[str]:
    speak, told = words("en", name), []
    for line in lines:
        numbers = " ".join(str(number) for number in line.points)
        head = f"{line.round} " if line.round is not None else ""
        told.append(f"{head}{speak.render(line.say)}: {numbers if line.counts else f'({numbers})'}")
    return told
