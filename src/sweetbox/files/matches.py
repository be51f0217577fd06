"""Files of matches: where one may be written. Nothing but an earlier match is ever overwritten."""

from pathlib import Path

from sweetbox.kernel.errors import MatchFileError, OptionError
from sweetbox.kernel.match import Match
from sweetbox.kernel.match_file import parse_match_file
from sweetbox.kernel.say import Say


def check_place(path: Path) -> None:
    """OptionError unless a match can be written here; nothing is left behind."""
    try:
        there = path.exists()
        if path.is_file():
            parse_match_file(path.read_bytes())
        path.open("a").close()
        if not there:
            path.unlink()
    except MatchFileError:
        raise OptionError(Say("error.file_taken", file=str(path))) from None
    except OSError as error:
        raise _cannot_write(path, error) from None


def write_match(path: Path, match: Match) -> None:
    check_place(path)
    try:
        path.write_text(match.to_json() + "\n", encoding="utf-8")
    except OSError as error:
        raise _cannot_write(path, error) from None


def _cannot_write(path: Path, error: OSError) -> OptionError:
    return OptionError(Say("error.file_write", file=str(path), why=error.strerror or str(error)))
