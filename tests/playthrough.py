"""Golden playthroughs: random matches as readable text, so that a change of behaviour shows as a changed line.

`make golden` writes them again into tests/golden/<game>/; look at the difference before you commit it.
"""

import sys
from pathlib import Path

from sweetbox.conformance.configurations import random_match
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.game import Game
from sweetbox.kernel.position import SPECTATOR
from sweetbox.kernel.registry import game
from sweetbox.words import words

FOLDER = Path(__file__).parent / "golden"
SEED = 7
TOLD = 250  # entries told in words; the rest is held by the digest at the end


def seats_played(of: Game) -> list[int]:
    fewest, most = of.seats
    return sorted({fewest, (fewest + most) // 2, most})


def playthrough(of: Game, seats: int) -> str:
    match = random_match(of, seats, SEED)
    notation, speak = of.notation, words("en", of.name)
    lines = [f"{of.facts.title}, {seats} seats, rules version {of.facts.version}, seed {SEED}, random moves"]
    for entry, (actor, event) in enumerate(match.log[:TOLD]):
        before, after = match.position_at(entry), match.position_at(entry + 1)
        if actor == CHANCE:
            lines.append(f"{entry} chance: {notation.outcome_text(match.box, before.table, event)}")
        else:
            lines.append(f"{entry} seat {actor}: {notation.move_text(match.box, event)} ({len(before.legal(actor))} legal)")
        glimpses = (moment.hidden(SPECTATOR).table for moment in (before, after))
        happenings = of.viewing.story(match.box, *glimpses, SPECTATOR, actor, event)
        lines += [f"    {speak.render(happening.say)}" for happening in happenings]
        if entry % 25 == 24:
            lines.append(f"  = {after.line}")
    lines += [f"{len(match.log)} entries, points {match.points}, ranks {match.ranks}"]
    lines += [f"  = {match.position.line}"]
    lines += [f"trail of seat 0: {match.trail(0)}", f"trail of a spectator: {match.trail(None)}"]
    return "\n".join(lines) + "\n"


def path(of: Game, seats: int) -> Path:
    return FOLDER / of.name / f"{seats}-seats.txt"


def main(names: list[str]) -> None:
    from conformance.repository import GAMES

    for name in names or GAMES:
        for seats in seats_played(game(name)):
            file = path(game(name), seats)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(playthrough(game(name), seats), encoding="utf-8")
            print(file.relative_to(FOLDER.parent.parent))  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
