"""The wire: what is sent over a room's sockets. Each part is made once for everyone who gets the same, and repeats nothing they
already have: views are sent as changes, moves as numbers, and the client makes the sentences.

Like room_view, which says the same in sentences, it looks into a match only through what a seat may know.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple
from urllib.parse import urlencode

import msgspec

from sweetbox.kernel.changes import WHOLE, changes
from sweetbox.kernel.game import Game
from sweetbox.kernel.lesson import LEARNER
from sweetbox.kernel.match import Match
from sweetbox.kernel.move_table import KEPT, move_table
from sweetbox.kernel.position import Glimpse
from sweetbox.kernel.record import Record
from sweetbox.kernel.say import Say, Who
from sweetbox.server import messages
from sweetbox.server.editions import remember
from sweetbox.server.events import Event, Moved, TookBack
from sweetbox.server.memory import retold_log
from sweetbox.server.room import Room, Span
from sweetbox.server.room_view import FRAMES, RoomView, Viewer, lesson_step, time_told

Audience = int | None  # viewers who see the same: a seat, or everybody without one
Side = tuple[bool, Audience]  # whether a viewer may look at all, and with which audience
Away = Mapping[str, messages.Away]


def _plain(value: Any) -> Any:
    if isinstance(value, Say):
        return value.to_json()
    if isinstance(value, Who):
        return value.seat
    raise TypeError(f"expected something to be sent, got {type(value).__name__}")


_encoder = msgspec.json.Encoder(enc_hook=_plain)
encode = _encoder.encode


def _counted(match: Match) -> list[messages.CountedLine]:
    """The tally, as short as it can be said."""
    return [
        (line.say.to_json() if line.say.values else line.say.key, line.points, line.round, line.counts) for line in match.tally()
    ]


def moves_address(match: Match) -> str:
    """Where the table of moves of the match is."""
    options = msgspec.json.encode(match.options).decode()
    query = {"seats": match.seats, "options": options, "version": match.game.facts.version}
    if match.edition is not None:
        query["edition"] = remember(match.edition)
    return f"/api/games/{match.game.name}/moves?{urlencode(query)}"


@lru_cache(KEPT)
def encoded_moves(game: Game, box: Record) -> tuple[bytes, str]:
    """The table of moves as it is sent, and its tag."""
    rows = [messages.TableMove(row.text, row.json, row.say, row.silent) for row in move_table(game, box)]  # type: ignore[arg-type]
    text = encode(rows)
    return text, f'"{sha256(text).hexdigest()[:32]}"'


NOT_ASKED = {own.take_back: (own, msgspec.Raw(encode(own))) for own in (messages.Own(), messages.Own(take_back=True))}


class Wire:
    """A room as it is after an event."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._glimpses: dict[Audience, Glimpse] = {}
        self._views: dict[Audience, msgspec.Struct] = {}
        self._shared: dict[tuple[int, Audience], msgspec.Raw] = {}
        self._own: dict[tuple[int, bool], tuple[messages.Own, msgspec.Raw]] = {}
        self._missed: dict[Side, tuple[int, list[bytes]]] = {}  # the newest of each: its first event, and all

    # ---- For one viewer ----

    def stands(self, room_view: RoomView, away: Away, summary: bool) -> bytes:
        """The state of the room."""
        match, viewer = self._match(room_view), room_view.viewer
        told = messages.Stands(self.room.number, room_view.info(away))
        if match is not None:
            audience = self._audience(viewer)
            told.deal, told.standing = self._deal(match), self._standing(match, audience)
            told.view = self._view(match, audience)  # type: ignore[assignment]
            told.own = self._own_part(match, viewer, summary)  # type: ignore[assignment]
            told.clocks = room_view.clocks()
        return encode(told)

    def news(self, base: "Base", room_view: RoomView, away: Away, summary: bool) -> list[bytes]:
        """Events that have just happened, the last one with its result. base: the room as the viewer knows it."""
        match, viewer, spans = self._match(room_view), room_view.viewer, base.spans
        *earlier, last = base.events
        told = [messages.News(self._shared_part(each, spans.get(each.number), match, viewer, None)) for each in earlier]  # type: ignore[arg-type]
        news = messages.News(self._shared_part(last, spans.get(last.number), match, viewer, base))  # type: ignore[arg-type]
        if base.room_changed:
            news.room = room_view.info(away)
        if match is not None:
            news.own = self._own_part(match, viewer, summary, base.wire)  # type: ignore[assignment]
            news.clocks = room_view.clocks()
        return [*map(encode, told), encode(news)]

    def turned(self, events: Sequence[Event], room_view: RoomView, away: Away, summary: bool) -> list[bytes]:
        """The same for a viewer who sees the match from another side than before: the story, then the state of the room."""
        *earlier, last = self._stories(events, room_view)
        told = [*(messages.News(part) for part in earlier), messages.News(last, room_view.info(away))]  # type: ignore[arg-type]
        return [*map(encode, told), self.stands(room_view, away, summary)]

    def missed(self, events: Sequence[Event], room_view: RoomView) -> list[bytes]:
        """Events that the viewer has missed, for the story. They always end with the room's last one."""
        side, first = self.side(room_view), events[0].number
        if not self.has_missed(events, room_view):
            made = [encode(messages.News(part)) for part in self._stories(events, room_view)]  # type: ignore[arg-type]
            self._missed[side] = first, made
        return self._missed[side][1]

    def has_missed(self, events: Sequence[Event], room_view: RoomView) -> bool:
        """Whether these were the last to be made."""
        kept = self._missed.get(self.side(room_view))
        return kept is not None and kept[0] == events[0].number

    def side(self, room_view: RoomView) -> Side:
        """From where the viewer sees a match, or will see the next one."""
        return room_view.may_look, self._audience(room_view.viewer)

    def _stories(self, events: Sequence[Event], room_view: RoomView) -> list[msgspec.Raw]:
        match, spans = self._match(room_view), self.room.spans_from(events[0].number)
        return [self._shared_part(event, spans.get(event.number), match, room_view.viewer, None) for event in events]

    # ---- The parts ----

    def _match(self, room_view: RoomView) -> Match | None:
        return self.room.match if room_view.may_look else None

    def _audience(self, viewer: Viewer) -> Audience:
        return viewer.seat if self.room.game.rules.HIDES else None

    def _glimpse(self, match: Match, audience: Audience) -> Glimpse:
        if audience not in self._glimpses:
            self._glimpses[audience] = match.glimpse(audience)
        return self._glimpses[audience]

    def _view(self, match: Match, audience: Audience) -> msgspec.Struct:
        if audience not in self._views:
            self._views[audience] = self._glimpse(match, audience).shown()
        return self._views[audience]

    def _shared_part(
        self, event: Event, span: Span | None, match: Match | None, viewer: Viewer, base: "Base | None"
    ) -> msgspec.Raw:
        """base: the room as the audience knows it, for an event that happens now; None: it is sent afterwards."""
        if match is None:
            return msgspec.Raw(encode(self._bare(event)))
        audience = self._audience(viewer)
        key = (event.number if base is not None else -event.number, audience)
        if key not in self._shared:
            self._shared[key] = msgspec.Raw(encode(self._made(event, span, match, audience, base)))
        return self._shared[key]

    def _bare(self, event: Event) -> messages.Shared:
        return messages.Shared(event.number, event.kind, event.seat, event.at, time=time_told(event))  # type: ignore[arg-type]

    def _made(self, event: Event, span: Span | None, match: Match, audience: Audience, base: "Base | None") -> messages.Shared:
        told = self._bare(event)
        before = base.match if base is not None else None  # the match whose view the audience has
        if span is not None and span.last <= len(match.log):
            told.match = self.room.match_id
            self._film(told, match, span, audience, base if before is not None else None)
        if base is None:
            if event.number != self.room.number:  # it was sent before
                told.log = retold_log(match.fading, told.log)
                told.story = [each for each in told.story if each.kind not in match.fading]  # type: ignore[attr-defined]
            return told
        if before is None:
            told.deal = self._deal(match)
            told.scenes = [messages.Scene(len(told.story), {WHOLE: self._view(match, audience)})]
        elif not told.scenes and base.moved:
            change = changes(base.wire._view(before, audience), self._view(match, audience))
            told.scenes = [messages.Scene(len(told.story), change)]
        if told.scenes:
            told.standing = self._standing(match, audience)
        return told

    def _film(self, told: messages.Shared, match: Match, span: Span, audience: Audience, base: "Base | None") -> None:
        """The story of an event; base: with its scenes, starting from the view that was sent last."""
        shown = glimpse = None
        if base is not None and base.match is not None:
            shown = base.wire._view(base.match, audience)
            glimpse = base.wire._glimpse(base.match, audience) if base.single else None
        for frame in match.film(audience, span.first, span.last, glimpse):
            told.log.append(frame.event)
            told.story += frame.happenings  # type: ignore[arg-type]
            if base is None or frame.entries <= span.last - FRAMES:
                continue
            if glimpse is not None and frame.glimpse.table == glimpse.table:  # while others choose in secret, one sees nothing new
                view = shown
            else:
                view = frame.glimpse.shown()
            if frame.happenings or view != shown or frame.entries == span.last:
                told.scenes.append(messages.Scene(len(told.story), changes(shown, view)))
            shown, glimpse = view, frame.glimpse
        if base is not None and shown is not None and span.last == len(match.log):
            self._views.setdefault(audience, shown)

    def _deal(self, match: Match) -> messages.Deal:
        assert self.room.match_id is not None
        fading = list(match.game.fading(match.box))
        return messages.Deal(self.room.match_id, match.commitment, match.nonces, fading, moves_address(match))

    def _standing(self, match: Match, audience: Audience) -> messages.Standing:
        standing = messages.Standing(len(match.log), sorted(match.to_act), match.asked(audience))  # type: ignore[arg-type]
        if match.over:
            standing.ending = messages.Ending(match.points, match.ranks, match.seed.hex(), _counted(match))
        return standing

    def _own_part(self, match: Match, viewer: Viewer, summary: bool, before: "Wire | None" = None) -> msgspec.Raw | None:
        seat = viewer.seat
        if seat is None and not summary:
            return None
        key = (-1 if seat is None else seat, summary)
        if key not in self._own:
            self._own[key] = self._same_own(match, key, before) or self._new_own(match, seat, summary)
        return self._own[key][1]

    def _same_own(self, match: Match, key: tuple[int, bool], before: "Wire | None") -> tuple[messages.Own, msgspec.Raw] | None:
        """What a seat got before, if it sees no more now."""
        seat, earlier = key[0], before.room.match if before is not None else None
        if before is None or earlier is None or key not in before._own or seat < 0 or not match.rules.HIDES:
            return None
        told = before._own[key]
        same = (
            before.room.match_id == self.room.match_id
            and (seat in earlier.to_act) == (seat in match.to_act)
            and before._glimpse(earlier, seat).table == self._glimpse(match, seat).table
            and told[0].take_back == self.room.may_take_back(seat)
            and not self.room.practice  # a lesson can change without an event of the match
        )
        return told if same else None

    def _new_own(self, match: Match, seat: int | None, summary: bool) -> tuple[messages.Own, msgspec.Raw]:
        own = messages.Own()
        if summary:
            own.summary = match.summary(seat)  # type: ignore[assignment]
        if seat is not None:
            own.take_back = self.room.may_take_back(seat)
            own.lesson = self._lesson(seat)
            if not self.room.cut and seat in match.to_act:
                self._ask(own, match, seat)
            elif not summary and own.lesson is None:
                return NOT_ASKED[own.take_back]
        return own, msgspec.Raw(encode(own))

    def _lesson(self, seat: int) -> messages.LessonTold | None:
        shown = self.room.lesson if seat == LEARNER else None
        if shown is None:
            return None
        return messages.LessonTold(say=shown.say, reaction=shown.reaction, **lesson_step(shown))  # type: ignore[arg-type]

    def _ask(self, own: messages.Own, match: Match, seat: int) -> None:
        glimpse, table = match.glimpse(seat), move_table(match.game, match.box)
        own.asked = match.asked(seat)  # type: ignore[assignment]
        own.legal = glimpse.legal()
        for index in own.legal:
            row = table[index]
            if row.varies and (say := glimpse.move_say(index)) != row.say:
                own.says[str(index)] = say  # type: ignore[assignment]


class Base(NamedTuple):
    """The room as it was last sent, and what has happened since."""

    wire: Wire
    events: Sequence[Event]
    spans: Mapping[int, Span]  # the log entries that they brought
    match: Match | None  # the match whose view the changes begin with; None: the whole view has to be sent
    moved: bool  # whether the table has changed
    room_changed: bool  # whether anything else has

    @property
    def single(self) -> bool:
        """Whether there was one event."""
        return len(self.events) == 1

    @staticmethod
    def of(wire: Wire, after: Room, events: Sequence[Event]) -> "Base":
        """Made once for all who get it."""
        same, spans = wire.room.match_id == after.match_id, after.spans_from(events[0].number)
        moves = [isinstance(event.data, (Moved, TookBack)) for event in events]
        room_changed = not all(moves) or wire.room.state != after.state
        return Base(wire, events, spans, wire.room.match if same else None, any(moves), room_changed)
