"""A match: box, table and log. It checks every move, resolves chance by itself, and hands out nothing that was not hidden first."""

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from ctypes import c_int32
from typing import Any, Literal, cast

import msgspec

from sweetbox.kernel.chance import CHANCE, SEED_BYTES, commitment, draw, new_rng, nonces_digest, seed_from_int
from sweetbox.kernel.errors import MatchFileError, MoveError, NotationError, OptionError, SweetboxError
from sweetbox.kernel.game import Game
from sweetbox.kernel.record import Record
from sweetbox.kernel.say import Say, Who

SPECTATOR = -1
FORMAT = 1  # of match files
LINK = 4  # hex digits of the running digest kept for each entry of a match file
IMAGINED = 8  # deals tried to see whether a move told anybody anything


class Move(msgspec.Struct, frozen=True):
    """A legal move: the number the rules know, a short text, and JSON."""

    index: int
    text: str
    json: dict[str, Any]

    def __str__(self) -> str:
        return self.text


class Remark(msgspec.Struct, frozen=True):
    """Something about how the match was played that is no part of it: a bot that failed and was replaced for a move."""

    entry: int  # log entries before it
    seat: int
    bot: str
    what: str  # a key of the shared words, `remark.<what>`

    def say(self) -> Say:
        return Say(f"remark.{self.what}", who=Who(self.seat), bot=self.bot)


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


class Match:
    """One match of a game. `game.new_match(…)` makes one."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        edition: Mapping[str, Any] | None,
        seed: int | bytes | None,
        nonces: Sequence[str] = (),
    ) -> None:
        self._lay_out(game, seats, options, edition, _seed_bytes(seed), nonces)
        self._settle()

    def __repr__(self) -> str:
        return f"<Match {self.game.name}: seats {self.seats}, steps {len(self.log)}>"

    def _lay_out(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, Any],
        edition: Mapping[str, Any] | None,
        seed: bytes,
        nonces: Sequence[str],
    ) -> None:
        self.game = game
        self.rules = game.rules
        self.seats = seats
        self.options = game.check_options(options)
        self.edition = dict(edition) if edition is not None else None
        self.box = game.make_box(seats, options, edition)
        self.seed = seed
        self.nonces = list(nonces)
        self.log: list[tuple[int, int]] = []  # (seat, move) or (-1, outcome)
        self.remarks: list[Remark] = []
        self.older: int | None = None  # the version of the rules that an older match file was made with
        self._table = game.new_table(self.box)
        self._past = [bytes(self._table)]  # the table before each entry, and as it is now
        self._outcomes = 0
        self._nonces = nonces_digest(self.nonces)
        self._masked: dict[int, list[tuple[int, int | None]]] = {}  # the log as each viewer saw it, as far as it was asked for

    # ---- Where the match stands ----

    @property
    def to_act(self) -> frozenset[int]:
        """The seats that owe a move; empty when the match is over."""
        return _seats_of(self.rules.to_act(self.box, self._table))

    @property
    def over(self) -> bool:
        return self.rules.to_act(self.box, self._table) == 0

    @property
    def points(self) -> list[int]:
        return self._result()[0]

    @property
    def ranks(self) -> list[int]:
        """1 is best; tied seats share a rank."""
        return self._result()[1]

    @property
    def commitment(self) -> str:
        return commitment(self.seed)

    def _check_over(self) -> None:
        if not self.over:
            raise MoveError("not_over", Say("error.not_over"))

    def _result(self) -> tuple[list[int], list[int]]:
        self._check_over()
        points, ranks = (c_int32 * self.rules.SEATS[1])(), (c_int32 * self.rules.SEATS[1])()
        self.rules.result(self.box, self._table, points, ranks)
        return list(points)[: self.seats], list(ranks)[: self.seats]

    # ---- Moves ----

    def legal(self, seat: int) -> list[Move]:
        """The seat's legal moves; none for a seat that owes none."""
        return [self._move(index) for index in self._legal(seat)]

    def _legal(self, seat: int, table: Record | None = None) -> list[int]:
        self._check_seat(seat)
        moves = (c_int32 * self.rules.MOVES)()
        return moves[: self.rules.legal(self.box, table or self._table, seat, moves)]

    def _move(self, index: int) -> Move:
        notation = self.game.notation
        return Move(index, notation.move_text(self.box, index), notation.move_json(self.box, index))

    def parse(self, seat: int, move: Any) -> list[int]:
        """The single moves of what a caller may give as a move: a Move, its index, text or JSON, or several as one."""
        if isinstance(move, bool):
            raise NotationError(Say("error.move_kind", came=str(move)))
        if isinstance(move, int | Move):
            index = move.index if isinstance(move, Move) else move
            if not 0 <= index < self.rules.MOVES:
                raise NotationError(Say("error.move_index", most=self.rules.MOVES - 1, came=str(index)))
            return [index]
        try:
            if isinstance(move, str):
                if not move.strip():
                    raise NotationError(Say("error.move_empty"))
                return self.game.notation.parse_compound(self.box, self.glimpse(seat), seat, move)
            if isinstance(move, Mapping):
                return [self.game.notation.move_from_json(self.box, move)]
        except NotationError as error:
            raise error.within(self.game.name) from None
        if isinstance(move, Iterable) and not isinstance(move, bytes | bytearray):
            parts = list(move)
            if not parts:
                raise NotationError(Say("error.move_empty"))
            return [single for part in parts for single in self.parse(seat, part)]
        raise NotationError(Say("error.move_kind", came=type(move).__name__))

    def play(self, seat: int, move: Any) -> None:
        """Make a move, or several as one compound move. MoveError or NotationError: nothing is changed."""
        self._check_seat(seat)
        moves = self.parse(seat, move)
        trial = self._table.clone()
        for number, single in enumerate(moves):
            owing = self.rules.to_act(self.box, trial)
            if number and not (owing > 0 and owing >> seat & 1):
                # The moves before this one were legal; now chance, another seat or the end comes between.
                code = "error.compound_over" if owing == 0 else "error.compound"
                raise MoveError("compound", Say(code, move=self._move(single).text, count=number))
            self._check_legal(seat, single, trial)
            self.rules.play(self.box, trial, seat, single)
        for single in moves:
            self._enter(seat, single)
        self._settle()

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise MoveError("no_seat", Say("error.no_seat", most=self.seats - 1, came=repr(seat)))

    def _check_legal(self, seat: int, move: int, table: Record) -> None:
        owing = self.rules.to_act(self.box, table)
        if owing == 0:
            raise MoveError("over", Say("error.over"))
        if owing == CHANCE:  # a match that `at` shows between a move and what chance makes of it
            raise MoveError("not_to_act", Say("error.chance_next"))
        if not owing >> seat & 1:
            others = [Who(other) for other in sorted(_seats_of(owing))]
            raise MoveError("not_to_act", Say("error.not_to_act", seat=Who(seat), others=others))
        if move not in self._legal(seat, table):
            say, rule = self.game.viewing.why_not(self.box, self._hidden(table, seat), seat, move)
            raise MoveError("illegal", say, rule).within(self.game.name)

    def why_not(self, seat: int, move: Any) -> tuple[Say, str | None] | None:
        """Why the seat may not make this move: a sentence and the rule's id; None when it may."""
        try:
            Match.play(self.copy(), seat, move)
        except SweetboxError as error:
            return error.say, getattr(error, "rule", None)
        return None

    def _enter(self, actor: int, event: int) -> None:
        if actor == CHANCE:
            self.rules.happen(self.box, self._table, event)
            self._outcomes += 1
        else:
            self.rules.play(self.box, self._table, actor, event)
        self.log.append((actor, event))
        self._past.append(bytes(self._table))

    def _settle(self) -> None:
        """Let chance happen until a seat owes a move or the match is over."""
        while self.rules.to_act(self.box, self._table) == CHANCE:
            self._enter(CHANCE, draw(self.seed, self._nonces, self._outcomes, self._weights()))

    def _weights(self, table: Record | None = None) -> list[int]:
        weights = (c_int32 * self.rules.OUTCOMES)()
        self.rules.odds(self.box, table or self._table, weights)
        return list(weights)

    def draws(self) -> list[tuple[int, list[int]]]:
        """The entries of the log that chance made, each with the weights of its outcomes then. Only once the match is over: weights
        tell what lies hidden. A match of older rules was over; today's rules may not lead to its end."""
        if self.older is None:
            self._check_over()
        return [(entry, self._weights(self._table_at(entry))) for entry, (actor, _) in enumerate(self.log) if actor == CHANCE]

    # ---- What leaves for a seat: always through hide ----

    def glimpse(self, seat: int | None) -> Record:
        """What the seat may know, as a Table; None: a spectator."""
        return self._hidden(self._table, self._viewer(seat))

    def _viewer(self, seat: int | None) -> int:
        if seat is None:
            return SPECTATOR
        self._check_seat(seat)
        return seat

    def _hidden(self, table: Record, viewer: int) -> Record:
        glimpse = table.clone()
        self.rules.hide(self.box, glimpse, viewer)
        return glimpse

    def view(self, seat: int | None) -> Any:
        """The glimpse as JSON-ready data."""
        return msgspec.to_builtins(self.game.viewing.view(self.box, self.glimpse(seat), self._viewer(seat)))

    def summary(self, seat: int | None) -> list[Say]:
        """The glimpse in sentences, enough to play without seeing a board."""
        return self.game.viewing.summary(self.box, self.glimpse(seat), self._viewer(seat))

    def asked(self, seat: int | None) -> Say:
        """What is wanted of the seat now, in one sentence."""
        return self.game.asked(self.box, self.glimpse(seat), self._viewer(seat))

    def picture(self, seat: int | None) -> list[str]:
        """The glimpse as lines of text."""
        return self.game.viewing.picture(self.box, self.glimpse(seat), self._viewer(seat))

    def move_say(self, seat: int, move: int | Move) -> Say:
        """A legal move as a person would say it."""
        index = move.index if isinstance(move, Move) else move
        return self.game.viewing.move_say(self.box, self.glimpse(seat), seat, index)

    @property
    def fading(self) -> tuple[str, ...]:
        """Kinds of happenings that people must remember by themselves now; all is told again once the match is over."""
        return () if self.over else self.game.fading(self.box)

    def story(self, seat: int | None, since: int = 0, until: int | None = None) -> list[dict[str, Any]]:
        """What the seat saw happen since log entry `since`, in order; all of it once the match is over."""
        viewer = self._viewer(seat)
        last = len(self.log) if until is None else self._check_entry(until)
        happenings = []
        for entry in range(self._check_entry(since), last):
            before, after = self._table_at(entry), self._table_at(entry + 1)
            actor, event = self.log[entry]
            seen = event if self.over or self._saw(viewer, entry) else None
            happenings += self.game.viewing.story(
                self.box, self._hidden(before, viewer), self._hidden(after, viewer), viewer, actor, seen
            )
        return happenings

    def log_for(self, seat: int | None) -> list[tuple[int, int | None]]:
        """The log with what the seat did not see masked as (actor, None), until the match is over."""
        viewer = self._viewer(seat)
        return list(self.log) if self.over else list(self._masked_log(viewer))

    def _masked_log(self, viewer: int) -> list[tuple[int, int | None]]:
        """The match's own list: it only grows, so that a reader of its beginning is never surprised."""
        masked = self._masked.setdefault(viewer, [])
        for entry in range(len(masked), len(self.log)):
            actor, event = self.log[entry]
            masked.append((actor, event if self._saw(viewer, entry) else None))
        return masked

    def _saw(self, viewer: int, entry: int) -> bool:
        """Whether the seat saw the event as it happened; a spectator sees what everybody sees."""
        actor, event = self.log[entry]
        return self._sees(viewer, self._table_at(entry), actor, event)

    def _sees(self, viewer: int, table: Record, actor: int, event: int) -> bool:
        seen = self.rules.seen_by(self.box, table, actor, event)
        everyone = (1 << self.seats) - 1
        return seen & everyone == everyone if viewer == SPECTATOR else bool(seen >> viewer & 1)

    def trail(self, seat: int | None) -> str:
        """The seat's information state: a SHA-256 chain over its successive glimpses, equal neighbours counted once."""
        viewer = self._viewer(seat)
        chain, last = b"", b""
        for entry in range(len(self._past)):
            glimpse = bytes(self._hidden(self._table_at(entry), viewer))
            if glimpse != last:
                chain = hashlib.sha256(chain + glimpse).digest()
                last = glimpse
        return chain.hex()

    # ---- Back in time ----

    def _table_at(self, entry: int) -> Record:
        return cast(Record, self.rules.Table.from_buffer_copy(self._past[entry]))

    def _check_entry(self, entry: int) -> int:
        if isinstance(entry, bool) or not isinstance(entry, int) or not 0 <= entry <= len(self.log):
            raise OptionError(Say("error.entry", most=len(self.log), came=str(entry)))
        return entry

    def copy(self) -> "Match":
        return self.at(len(self.log))

    def at(self, entry: int) -> "Match":
        """The match as it stood after so many entries of the log; it can be looked at and played on."""
        self._check_entry(entry)
        past: Match = object.__new__(Match)
        past.__dict__.update(self.__dict__)
        past.log = self.log[:entry]
        past._past = self._past[: entry + 1]
        past._table = self._table_at(entry)
        past._masked = {}
        past.remarks = [remark for remark in self.remarks if remark.entry <= entry]
        past._outcomes = sum(1 for actor, _ in past.log if actor == CHANCE)
        return past

    def take_back(self, seat: int) -> None:
        """Undo the seat's last move, if nobody has learnt anything since: see `_may_take_back`."""
        self._check_seat(seat)
        entry = self._may_take_back(seat)
        if entry is None:
            raise MoveError("take_back", Say("error.take_back", who=Who(seat)))
        later = self.log[entry + 1 :]
        self.__dict__.update(self.at(entry).__dict__)
        for actor, move in later:  # others' choices of the same open step
            self._enter(actor, move)

    def can_take_back(self, seat: int) -> bool:
        return self._may_take_back(seat) is not None

    def _may_take_back(self, seat: int) -> int | None:
        """The entry that the seat may take back: its own choice in a simultaneous step that is still open; or the very last entry,
        while the seat still owes a move and the move told nobody anything that it did not know."""
        own = [entry for entry, (actor, _) in enumerate(self.log) if actor == seat]
        if not own:
            return None
        entry = own[-1]
        owing = self.rules.to_act(self.box, self._table)
        if owing == 0 or any(actor == CHANCE for actor, _ in self.log[entry:]):
            return None
        if all(self._left_open(later) for later in range(entry, len(self.log))):
            return entry
        last = entry == len(self.log) - 1
        if last and owing >> seat & 1 and not self._told_something(entry):
            return entry
        return None

    def _left_open(self, entry: int) -> bool:
        """Whether the simultaneous step of the entry was still open after it: others owed a move too, or saw nothing of it."""
        before, after = self._table_at(entry), self._table_at(entry + 1)
        if self.rules.to_act(self.box, before).bit_count() > 1:
            return True
        others = [viewer for viewer in range(SPECTATOR, self.seats) if viewer != self.log[entry][0]]
        return all(bytes(self._hidden(before, other)) == bytes(self._hidden(after, other)) for other in others)

    def _told_something(self, entry: int) -> bool:
        """Whether what any seat saw after the entry did not follow from what it knew before: tried on imagined deals."""
        actor, move = self.log[entry]
        before, after = self._table_at(entry), self._table_at(entry + 1)
        for viewer in range(SPECTATOR, self.seats):
            seen = self._sees(viewer, before, actor, move)
            expected = bytes(self._hidden(after, viewer))
            for stream in range(IMAGINED):
                deal, rng = self._hidden(before, viewer), new_rng(entry, stream)
                self.rules.imagine(self.box, deal, viewer, rng)
                if hasattr(self.rules, "forget"):  # a person who looks again at what was seen before learns something, too
                    self.rules.forget(self.box, deal, viewer, 100, rng)
                # Who did not see the move could have seen any other that is hidden from it.
                same = [
                    other
                    for other in self._legal(actor, deal)
                    if (other == move if seen else not self._sees(viewer, deal, actor, other))
                ]
                if not same:
                    return True
                self.rules.play(self.box, deal, actor, same[0])
                if bytes(self._hidden(deal, viewer)) != expected:
                    return True
        return False

    # ---- Match files ----

    def to_json(self, seat: int | None = None) -> str:
        """The whole match as text. With a seat: its masked copy, without the seed until the match is over."""
        masked = self._viewer(seat) != SPECTATOR and not self.over
        log: list[tuple[int, int | None]] = list(self.log_for(seat)) if masked else list(self.log)
        file = MatchFile(
            sweetbox=FORMAT,
            game=self.game.name,
            version=self.older or self.game.facts.version,
            seats=self.seats,
            options=self.options,
            edition=self.edition,
            commitment=self.commitment,
            nonces=self.nonces,
            seed=None if masked else self.seed.hex(),
            log=log,
            links="",
            digest="",
            result={"points": self.points, "ranks": self.ranks} if self.over else None,
            seat=seat if masked else None,
            remarks=self.remarks,
        )
        # The digest of a masked copy is taken over what is in it: one over the truth would let its hidden moves be guessed.
        file.links, file.digest = running_digest(file)
        return msgspec.json.encode(file).decode()

    @staticmethod
    def from_json(text: str | bytes) -> "Match":
        """The match of a file, every entry checked. MatchFileError says where it breaks."""
        return read_match(parse_match_file(text))


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
        match: Match = object.__new__(Match)
        match._lay_out(known, file.seats, file.options, file.edition, seed, file.nonces)
    except SweetboxError as error:
        raise MatchFileError(error.say).within(error.game) from None
    changed = first_changed(file)
    if changed is not None:
        raise _broken(match, file, changed)
    if older:
        match.older = file.version
    for entry, (actor, event) in enumerate(file.log):
        fault = _fault(match, actor, cast(int, event))
        if fault is not None:
            if older:
                return match  # replayed as far as today's rules go
            raise MatchFileError(Say("error.file_entry", entry=entry, why=fault), entry).within(known.name)
        match._enter(actor, cast(int, event))
    if match.rules.to_act(match.box, match._table) == CHANCE and not older:
        raise MatchFileError(Say("error.file_cut", count=len(file.log)), len(file.log))
    match.remarks = file.remarks
    result = {"points": match.points, "ranks": match.ranks} if match.over else None
    if file.result != result and not older:
        raise MatchFileError(Say("error.file_result", expected=str(result), came=str(file.result)))
    return match


def _broken(match: Match, file: MatchFile, changed: int) -> MatchFileError:
    """The file was changed at an entry: say which, and why it cannot stand there, where the rules themselves tell."""
    if changed < 0:
        return MatchFileError(Say("error.file_head"))
    if changed == len(file.log):
        if len(file.links) > LINK * (changed + 1):
            return MatchFileError(Say("error.file_cut", count=changed), changed)
        return MatchFileError(Say("error.file_digest"))
    if file.version < match.game.facts.version:
        return MatchFileError(Say("error.file_changed", entry=changed), changed)  # today's rules say nothing about it
    for entry, (actor, event) in enumerate(file.log[: changed + 1]):
        fault = _fault(match, actor, cast(int, event))
        if fault is not None:
            return MatchFileError(Say("error.file_entry", entry=entry, why=fault), entry).within(match.game.name)
        match._enter(actor, cast(int, event))
    return MatchFileError(Say("error.file_changed", entry=changed), changed)


def _fault(match: Match, actor: int, event: int) -> Say | None:
    """Why this cannot be the next entry of the match; None when it can."""
    owing = match.rules.to_act(match.box, match._table)
    if owing == CHANCE:
        if actor != CHANCE:
            return Say("error.entry_chance", came=Who(actor) if 0 <= actor < match.seats else actor)
        drawn = draw(match.seed, match._nonces, match._outcomes, match._weights())
        return None if event == drawn else Say("error.entry_draw", expected=drawn, came=event)
    if actor == CHANCE:
        return Say("error.over") if owing == 0 else Say("error.entry_no_chance", others=[Who(s) for s in sorted(_seats_of(owing))])
    try:
        match._check_seat(actor)
        match.parse(actor, event)
        match._check_legal(actor, event, match._table)
    except SweetboxError as error:
        return error.say
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


def _seats_of(mask: int) -> frozenset[int]:
    return frozenset(seat for seat in range(max(mask, 0).bit_length()) if mask >> seat & 1)


def _seed_bytes(seed: int | bytes | None) -> bytes:
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, int) and not isinstance(seed, bool):
        return seed_from_int(seed)
    raise OptionError(Say("error.seed", count=SEED_BYTES, came=repr(seed)))
