"""Match files: a match as text, every entry checked when it is read again."""

import hashlib
from typing import Any, Literal, cast

import msgspec

from sweetbox.kernel.chance import CHANCE, SEED_BYTES, commitment
from sweetbox.kernel.errors import MatchFileError, SweetboxError
from sweetbox.kernel.match import MaskedEntry, Match, Remark
from sweetbox.kernel.say import Say

FORMAT = 1  # of match files
LINK = 4  # hex digits of the running digest kept for each entry of a match file


class MatchFile(msgspec.Struct):
    """A match as it is stored. `links` holds the first digits of the running digest after each entry, so that a changed
    entry can be named; `seat` is set in a masked copy, whose unseen events are null."""

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
    seat: int | None = None
    remarks: list[Remark] = []


def write_match(match: Match, seat: int | None = None) -> str:
    """The whole match as text; with a seat, its masked copy until the match is over."""
    if match.laid_out:
        raise MatchFileError(Say("error.file_laid_out"))
    masked = seat is not None and not match.over
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
        seat=seat if masked else None,
        remarks=match.remarks,
    )
    # The digest of a masked copy is taken over what is in it: one over the truth would let its hidden moves be guessed.
    file.links, file.digest = running_digest(file)
    return msgspec.json.encode(file).decode()


def parse_match_file(text: str | bytes) -> MatchFile:
    try:
        file = msgspec.json.decode(text, type=MatchFile)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise MatchFileError(Say("error.file_shape", came=str(error))) from None
    if file.sweetbox != FORMAT:
        raise MatchFileError(Say("error.file_format", expected=FORMAT, came=str(file.sweetbox)))
    return file


def read_match(file: MatchFile) -> Match:
    """Replay a match file and check everything in it: options, each move, each draw, digest and result."""
    from sweetbox.kernel.registry import game

    known = game(file.game)
    if file.seat is not None or any(event is None for _, event in file.log):
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
        match = Match(known, file.seats, file.options, file.edition, seed, file.nonces, settle=False)
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
    if match.position.mask == CHANCE and not older:
        raise MatchFileError(Say("error.file_cut", count=len(file.log)), len(file.log))
    match.remarks = file.remarks
    result = {"points": match.points, "ranks": match.ranks} if match.over else None
    if file.result != result and not older:
        raise MatchFileError(Say("error.file_result", expected=str(result), came=str(file.result)))
    return match


def _broken(match: Match, file: MatchFile, changed: int) -> MatchFileError:
    """The file was changed at this entry: say which, and why it is not possible there where the rules can tell."""
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
    """Enter the log as far as it goes; what is wrong with the first entry that cannot be the next, if there is one."""
    for entry, (actor, event) in enumerate(log):
        try:
            match.enter(actor, cast(int, event))
        except SweetboxError as error:
            return MatchFileError(Say("error.file_entry", entry=entry, why=error.say), entry).within(match.game.name)
    return None


def running_digest(file: MatchFile) -> tuple[str, str]:
    """(links, digest): SHA-256 over everything but log and result, then over each entry in turn."""
    head = [file.sweetbox, file.game, file.version, file.seats, sorted(file.options.items()), file.edition]
    digest = hashlib.sha256(msgspec.json.encode([*head, file.commitment, file.nonces], order="sorted"))
    links = [digest.hexdigest()[:LINK]]
    for actor, event in file.log:
        digest.update(f"{actor} {event}\n".encode())
        links.append(digest.hexdigest()[:LINK])
    return "".join(links), digest.hexdigest()


def first_changed(file: MatchFile) -> int | None:
    """The first log entry that is not the one the file was written with; -1: something before the log; its length: the log was
    cut; None: nothing."""
    links, digest = running_digest(file)
    if links == file.links and digest == file.digest:
        return None
    for entry in range(-1, len(file.log)):
        at = LINK * (entry + 1)
        if links[at : at + LINK] != file.links[at : at + LINK]:
            return entry
    return len(file.log)
