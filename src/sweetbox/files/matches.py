"""Files of matches: reading one, and where one may be written."""

from pathlib import Path

from sweetbox.files.private import make_folder
from sweetbox.kernel.errors import MatchFileError, OptionError
from sweetbox.kernel.match import Match
from sweetbox.kernel.match_file import MatchFile, parse_match_file, read_match
from sweetbox.kernel.say import Say


def read_match_file(path: Path) -> MatchFile:
    """What is in the file, its entries not yet checked."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise MatchFileError(Say("error.file_read", file=str(path), why=error.strerror or str(error))) from None
    return parse_match_file(data)


def load_match(path: Path) -> Match:
    """The match of a file, every entry checked."""
    return read_match(read_match_file(path))


def check_place(path: Path) -> None:
    """OptionError unless a match can be written here. Only an earlier match may be overwritten; the check leaves nothing behind."""
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
        raise cannot_write(path, error) from None


def write_match(path: Path, match: Match) -> None:
    """Write the match; `check_place` says where that is possible."""
    check_place(path)
    overwrite_match(path, match)


def overwrite_match(path: Path, match: Match) -> None:
    """Write the match over whatever was there, creating its folder if needed; OptionError if it cannot be written."""
    try:
        make_folder(path.parent)
        path.write_text(match.to_json() + "\n", encoding="utf-8")
    except OSError as error:
        raise cannot_write(path, error) from None


def cannot_write(path: Path, error: OSError) -> OptionError:
    return OptionError(Say("error.file_write", file=str(path), why=error.strerror or str(error)))
