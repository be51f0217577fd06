"""Match files: a match as text; every entry is checked when it is read."""

import hashlib
from typing import Any, Literal, cast

import msgspec
from msgspec import UNSET, UnsetType

from sweetbox.kernel.chance import SEED_BYTES, commitment
from sweetbox.kernel.errors import MatchFileError, SweetboxError
from sweetbox.kernel.match import MaskedEntry, Match, Remark
from sweetbox.kernel.say import Say

FORMAT = 1  # of match files
LAST_READER = "6a8326d"  # the last commit that reads what was written before the first release
LINK = 4  # hex digits of the running digest kept for each entry of a match file


class MatchFile(msgspec.Struct, forbid_unknown_fields=True):
    """A match as it is stored. `links` has the first digits of the running digest after each entry, so that a changed
    entry can be named. What most files do not need is only in those that do: `seat` in a masked copy, whose unseen events are null;
    `remarks` where a bot failed; `practice` in the match of a lesson; `start`, the line of the first table, if that was not the
    set-up."""

    sweetbox: int
    game: str
    version: int
    seats: int
    options: dict[str, bool | int | str]
    edition: dict[str, Any] | None
    commitment: str
    nonces: list[str]
    seed: str | None
    log: list[tuple[int, int | None]]
    links: str
    digest: str
    result: dict[Literal["points", "ranks"], list[int]] | None
    seat: int | UnsetType = UNSET
    remarks: list[Remark] | UnsetType = UNSET
    practice: bool | UnsetType = UNSET
    start: str | UnsetType = UNSET


def write_match(match: Match, seat: int | None = None) -> str:
    """The whole match as text; with a seat, its masked copy until the match is over."""
    if match.chosen:
        raise MatchFileError(Say("error.file_chosen"))
    masked = seat is not None and not match.over
    if match.laid_out and masked:
        raise MatchFileError(Say("error.file_laid_out"))
    log: list[MaskedEntry] = match.log_for(seat) if masked else list(match.log)
    file = MatchFile(
        sweetbox=FORMAT,
        game=match.game.name,
        version=match.older or match.game.facts.version,
        seats=match.seats,
        options=match.options,
        edition=match.edition,
        commitment=match.commitment,
        nonces=match.nonces,
        seed=None if masked else match.seed.hex(),
        log=log,
        links="",
        digest="",
        result={"points": match.points, "ranks": match.ranks} if match.over else None,
        seat=seat if masked and seat is not None else UNSET,
        remarks=match.remarks or UNSET,
        practice=match.practice or UNSET,
        start=match.position_at(0).line if match.laid_out else UNSET,
    )
    # The digest of a masked copy covers only what is in it: a digest of the truth would allow guessing the hidden moves.
    file.links, file.digest = running_digest(file)
    return msgspec.json.encode(file).decode()


def parse_match_file(text: str | bytes) -> MatchFile:
    try:
        file = msgspec.json.decode(text, type=MatchFile)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        if str(error).endswith("`null` - at `$.seat`"):  # which files of the forms before this one always had
            raise MatchFileError(Say("error.file_earlier", commit=LAST_READER)) from None
        raise MatchFileError(Say("error.file_shape", came=str(error))) from None
    if file.sweetbox != FORMAT:
        raise MatchFileError(Say("error.file_format", expected=FORMAT, came=str(file.sweetbox)))
    return file


def read_match(file: MatchFile) -> Match:
    """Replay a match file and check everything in it: options, each move, each draw, digest and result."""
    from sweetbox.kernel.registry import game

    known = game(file.game)
    if file.seat is not UNSET or any(event is None for _, event in file.log):
        raise MatchFileError(Say("error.file_masked"))
    if file.version > known.facts.version:
        raise MatchFileError(Say("error.file_newer", version=known.facts.version, came=file.version))
    older = file.version < known.facts.version
    try:
        seed = bytes.fromhex(file.seed or "")
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise MatchFileError(Say("error.file_seed", count=SEED_BYTES))
    if commitment(seed) != file.commitment:
        raise MatchFileError(Say("error.file_commitment"))
    try:
        start = None
        if file.start is not UNSET:
            start = known.position(file.start, file.seats, file.edition, **known.check_options(file.options))
        match = Match(known, file.seats, file.options, file.edition, seed, file.nonces, settle=False, start=start)
    except SweetboxError as error:
        raise MatchFileError(error.say).within(error.game) from None
    changed = first_changed(file)
    if changed is not None:
        raise _broken(match, file, changed)
    if older:
        match.older = file.version
    fault = _replay(match, file.log)
    if fault is not None:
        if older:
            return match  # replayed as far as today's rules go
        raise fault
    if match.chance_to_act and not older:
        raise MatchFileError(Say("error.file_cut", count=len(file.log)), len(file.log))
    match.remarks = [] if file.remarks is UNSET else file.remarks
    match.practice = file.practice is True
    result = {"points": match.points, "ranks": match.ranks} if match.over else None
    if file.result != result and not older:
        raise MatchFileError(Say("error.file_result", expected=str(result), came=str(file.result)))
    return match


def _broken(match: Match, file: MatchFile, changed: int) -> MatchFileError:
    """The file was changed at this entry: say which one and, if the rules can tell, why it is not possible."""
    if changed < 0:
        return MatchFileError(Say("error.file_head"))
    if changed == len(file.log):
        if len(file.links) > LINK * (changed + 1):
            return MatchFileError(Say("error.file_cut", count=changed), changed)
        return MatchFileError(Say("error.file_digest"))
    if file.version < match.game.facts.version:
        return MatchFileError(Say("error.file_changed", entry=changed), changed)  # today's rules say nothing about it
    return _replay(match, file.log[: changed + 1]) or MatchFileError(Say("error.file_changed", entry=changed), changed)


def _replay(match: Match, log: list[MaskedEntry]) -> MatchFileError | None:
    """Enter the log as far as possible; return what is wrong with the first entry that does not fit, if there is one."""
    for entry, (actor, event) in enumerate(log):
        try:
            match.enter(actor, cast(int, event))
        except SweetboxError as error:
            return MatchFileError(Say("error.file_entry", entry=entry, why=error.say), entry).within(match.game.name)
    return None


def running_digest(file: MatchFile) -> tuple[str, str]:
    """(links, digest): SHA-256 over everything but log and result, then over each entry in turn."""
    head = [file.sweetbox, file.game, file.version, file.seats, sorted(file.options.items()), file.edition]
    # What most files do not have is in their head only if it is there; no two of these are of one type.
    head += [each for each in (file.start, file.practice, file.remarks, file.seat) if each is not UNSET]
    digest = hashlib.sha256(msgspec.json.encode([*head, file.commitment, file.nonces], order="sorted"))
    links = [digest.hexdigest()[:LINK]]
    for actor, event in file.log:
        digest.update(f"{actor} {event}\n".encode())
        links.append(digest.hexdigest()[:LINK])
    return "".join(links), digest.hexdigest()


def first_changed(file: MatchFile) -> int | None:
    """The first log entry that was changed after the file was written; -1: something before the log; its length: the log was cut
    off; None: nothing was changed."""
    links, digest = running_digest(file)
    if links == file.links and digest == file.digest:
        return None
    for entry in range(-1, len(file.log)):
        at = LINK * (entry + 1)
        if links[at : at + LINK] != file.links[at : at + LINK]:
            return entry
    return len(file.log)
