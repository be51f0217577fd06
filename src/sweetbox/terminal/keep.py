"""Where a match from the prompt is kept, so that nothing is lost when people leave."""

from itertools import count
from pathlib import Path

from sweetbox.files.matches import overwrite_match
from sweetbox.files.places import data_folder
from sweetbox.kernel.match import Match


def keep_match(match: Match, resumed: Path | None = None) -> Path:
    """Write the match into the folder of kept matches, and say where; OptionError if it cannot be written.

    `resumed` is the file from which the match was resumed.
    """
    path = _place(match, resumed)
    overwrite_match(path, match)
    return path


def _place(match: Match, resumed: Path | None) -> Path:
    """The file it was kept in before, or a new one: two matches may have the same seed. Files that people saved are left alone."""
    folder = data_folder() / "matches"
    if resumed is not None and resumed.resolve().parent == folder.resolve():
        return resumed
    path = folder / f"{match.game.name}-{match.commitment[:8]}.json"
    others = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return path if not path.exists() else next(other for other in others if not other.exists())
