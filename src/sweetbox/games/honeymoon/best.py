"""The best solo scores: `python -m sweetbox.games.honeymoon.best [MATCH.json …]` records finished solo matches and lists the best.

Each match is replayed and checked before its points count. There is one best for each sheet, with and without the one-entrance
variant, kept in the user's data folder; matches with your own sheet count separately, by a short hash of their edition.
"""

import argparse
import hashlib
import sys
from pathlib import Path

import msgspec

from sweetbox.files.places import data_folder
from sweetbox.files.private import make_folder
from sweetbox.kernel.errors import SweetboxError
from sweetbox.kernel.match import Match
from sweetbox.kernel.say import Say
from sweetbox.words import words


def scores_file() -> Path:
    return data_folder() / "honeymoon" / "best.json"


def best_scores() -> dict[str, int]:
    """The best so far, by course: `a`, `b`, `a one_entrance` …"""
    file = scores_file()
    return msgspec.json.decode(file.read_bytes(), type=dict[str, int]) if file.exists() else {}


def course(match: Match) -> str:
    """The name of the contest: only scores of the same course are compared."""
    parts = [str(match.options["sheet"])]
    if match.options["one_entrance"]:
        parts.append("one_entrance")
    if match.edition is not None:
        parts.append(hashlib.sha256(msgspec.json.encode(match.edition, order="sorted")).hexdigest()[:8])
    return " ".join(parts)


def note_score(match: Match) -> Say:
    """Keep the points of a finished solo match if they are the best, and say how they compare."""
    if match.game.name != "honeymoon" or match.seats != 1 or not match.over:
        return Say("best.not_solo")
    scores = best_scores()
    points, before = match.points[0], scores.get(course(match))
    if before is not None and points <= before:
        return Say("best.not_better", count=points, best=before)
    scores[course(match)] = points
    make_folder(scores_file().parent)
    scores_file().write_bytes(msgspec.json.encode(scores))
    return Say("best.first", count=points) if before is None else Say("best.better", count=points, best=before)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m sweetbox.games.honeymoon.best")
    parser.add_argument("matches", type=Path, nargs="*", help="match files, as `sweetbox match --out` writes them")
    parser.add_argument("--language", default="en")
    given = parser.parse_args(arguments)
    speak = words(given.language, "honeymoon")
    for file in given.matches:
        try:
            say = note_score(Match.from_json(file.read_bytes()))
        except (OSError, SweetboxError) as error:
            sys.exit(f"{file}: {error}")
        sys.stdout.write(f"{file}: {speak.render(say)}\n")
    for name, points in sorted(best_scores().items()):
        sys.stdout.write(f"{name}: {points}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
