"""What one viewer may see of a room: the only module that looks into a match for somebody.

Everything comes from Match.view, story, summary, glimpse, log_for and to_act for the viewer's seat, or from what that seat can
foresee, and is then put into words.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, cast

import msgspec

from sweetbox.bots.bot import Answer
from sweetbox.kernel.chance import CHANCE
from sweetbox.kernel.happening import Happening
from sweetbox.kernel.lesson import LEARNER, Shown
from sweetbox.kernel.match import Match
from sweetbox.kernel.position import SPECTATOR, Glimpse
from sweetbox.kernel.say import Say, Who
from sweetbox.kernel.tally import Line
from sweetbox.server import messages
from sweetbox.server.events import Event, Granted, Moved, RanOut, Started, Urged
from sweetbox.server.identity import Person
from sweetbox.server.memory import retold, retold_log
from sweetbox.server.names import apart
from sweetbox.server.problem import RefusedError
from sweetbox.server.room import Room, Span
from sweetbox.words import Words, words

FRAMES = 64  # of one event
ADVICE = 3  # moves of a hint


class Viewer(msgspec.Struct, frozen=True):
    """Somebody who looks at a room: a seat, or a spectator; the words they read."""

    seat: int | None
    host: bool
    language: str
    back: int | None = None  # the seat that they left
    played: bool = False  # whether they sat down to the match
    waits: int | None = None  # how many are before them in the queue for the next match
    own: tuple[int, ...] = ()  # all seats that are theirs

    @staticmethod
    def of(room: Room, person: Person | None, language: str, seat: int | None = None) -> "Viewer":
        """seat: which of the person's seats is meant. If they have several and name none, none is shown: people who share a device
        have secrets from each other."""
        if person is None:
            return Viewer(None, False, language)
        host, played, own = person.id == room.host, person.id in room.players, room.seats_of(person)
        seen = own[0] if len(own) == 1 else seat if seat in own else None
        back, waits = room.left_by(person), room.place_in_queue(person)
        return Viewer(seen, host, language, back, played, waits, tuple(own))


class RoomView:
    """A viewer at a room: makes what is sent."""

    def __init__(self, room: Room, viewer: Viewer, time: Callable[[], int] | None = None) -> None:
        """time: the house time; None: that of the last event."""
        self.room = room
        self.viewer = viewer
        self._time = time
        self._match: msgspec.Raw | None = None
        self._told: tuple[int, list[bytes]] | None = None

    @cached_property
    def words(self) -> Words:
        return words(self.viewer.language, self.room.game.name)

    @cached_property
    def names(self) -> list[str]:
        return seat_names(self.room, self.viewer.language)

    @property
    def may_look(self) -> bool:
        """Whether the viewer may see the match at all. Without spectators it is for those who sit there, and later for those who
        played it: a seat that somebody took since shows nothing."""
        return self.room.spectators or (self.viewer.played if self.room.state == "over" else bool(self.viewer.own))

    @property
    def belongs(self) -> bool:
        """Whether the viewer belongs to the room: at the table, its host, or a spectator if they are allowed."""
        viewer = self.viewer
        return self.may_look or bool(viewer.own) or viewer.host or viewer.back is not None or viewer.waits is not None

    def say(self, say: Say) -> str:
        return self.words.render(say, self.viewer.seat, self.names)

    def sight(self, away: Mapping[str, messages.Away]) -> messages.Sight:
        """The whole room, in sentences."""
        info, match = self.info(away), self.room.match
        return messages.Sight(
            number=self.room.number,
            match=self._encoded_match(match) if match is not None and self.may_look else None,  # type: ignore[arg-type]
            clocks=self.clocks(),
            **msgspec.structs.asdict(info),
        )

    def info(self, away: Mapping[str, messages.Away]) -> messages.RoomInfo:
        """The room beside its match."""
        room, viewer = self.room, self.viewer
        absent = [away.get(chair.person) if seat not in viewer.own else None for seat, chair in enumerate(room.chairs)]
        return messages.RoomInfo(
            room=room.id,
            game=room.game.name,
            options=room.options,
            edition=room.edition.name if room.edition is not None else None,
            public=room.public,
            spectators=room.spectators,
            stand_in=room.stand_in,
            state=room.state,
            archived=room.archived,
            closed=room.closed,
            seats=[
                messages.SeatInfo(
                    kind=chair.kind,
                    name=self.names[seat] if chair.name else "",
                    bot=chair.bot or None,
                    host=chair.person == room.host,
                    here=chair.kind == "person" and absent[seat] is None,
                    nonce=bool(chair.nonce),
                    away=absent[seat],
                    plays_for=chair.left_title or None,
                    yes=bool(chair.person) and chair.person in room.yes,
                    shared=chair.shared,
                )
                for seat, chair in enumerate(room.chairs)
            ],
            you=viewer.seat,
            back=viewer.back,
            host=viewer.host,
            host_away=away.get(room.host) if not viewer.host else None,
            next_commitment=room.commitment,
            practice=room.practice,
            again=room.again,
            queue=[waiter.title for waiter in room.queue],
            waits=viewer.waits,
            keyed=bool(room.key) and not room.public,
            timing=room.timing,
            yours=list(viewer.own),
            covered=len(viewer.own) > 1 and room.game.rules.HIDES,
        )

    def clocks(self) -> messages.Clocks | None:
        """Everybody's time now. It depends only on when people moved and who has to move, which everybody at the table knows."""
        room, clocks = self.room, self.room.clocks
        if clocks is None or not (room.timing.counts or room.timing.urge_after) or not self.may_look:
            return None
        playing = room.state == "playing"
        now = self._time() if self._time is not None and playing else clocks.at
        left, waited, seats = clocks.left_at(now), clocks.waited_at(now), range(len(room.chairs))
        people = [chair.kind == "person" and playing for chair in room.chairs]  # who has a clock
        return messages.Clocks(
            now,
            [
                messages.SeatClock(
                    left=left[seat] if people[seat] and room.timing.counts else None,
                    runs=bool(clocks.running >> seat & 1) and playing,
                    waited=waited[seat] if people[seat] else None,
                    urged_by=[other for other in seats if clocks.urged[seat] >> other & 1],
                    forced=room.is_forced(seat),
                    granted=clocks.granted[seat],
                    ran_out=clocks.ran_out[seat],
                )
                for seat in seats
            ],
        )

    def _encoded_match(self, match: Match) -> msgspec.Raw:
        """Made once, however often it is asked for."""
        if self._match is None:
            self._match = msgspec.Raw(msgspec.json.encode(self.match_sight(match)))
        return self._match

    def match_sight(self, match: Match) -> messages.MatchSight:
        seat, over = self.viewer.seat, match.over
        assert self.room.match_id is not None
        return messages.MatchSight(
            id=self.room.match_id,
            commitment=match.commitment,
            nonces=match.nonces,
            seed=match.seed.hex() if over else None,
            entries=len(match.log),
            to_act=sorted(match.to_act),
            over=over,
            points=match.points if over else None,
            ranks=match.ranks if over else None,
            tally=told_tally(match.tally(), self.say) if over else None,
            view=match.view(seat),
            summary=[self.say(say) for say in match.summary(seat)],
            asked=self.say(match.asked(seat)),
            legal=self._legal(match),
            can_take_back=seat is not None and self.room.can_take_back(seat),
            fading=list(match.fading),
            lesson=self._lesson(),
        )

    def _lesson(self) -> messages.LessonInfo | None:
        shown = self.room.lesson if self.viewer.seat == LEARNER else None
        if shown is None:
            return None
        say, reaction = self.say(shown.say or Say(f"lesson.{shown.waits}")), shown.reaction
        told = self.say(reaction) if reaction is not None else None
        return messages.LessonInfo(say=say, reaction=told, **lesson_step(shown))

    def _legal(self, match: Match) -> list[messages.MoveInfo]:
        seat = self.viewer.seat
        if seat is None or self.room.cut:
            return []
        return self._moves(match, match.glimpse(seat))

    def _moves(self, match: Match, glimpse: Glimpse) -> list[messages.MoveInfo]:
        """What the glimpse's seat may do where it sees this."""
        return [self._info(match, index, glimpse.move_say(index)) for index in glimpse.legal()]

    def _info(self, match: Match, index: int, say: Say) -> messages.MoveInfo:
        notation, silent = match.game.notation, match.game.silent(match.box, index)
        text, json = notation.move_text(match.box, index), notation.move_json(match.box, index)
        return messages.MoveInfo(index, text, json, self.say(say), silent or msgspec.UNSET)

    def tried(self, seat: int, move: Any) -> messages.Tried:
        """What the viewer's seat can foresee of moves that it has not made."""
        moves, then = self.room.preview(seat, move)
        match, glimpse = self.room.match, then.glimpse
        assert match is not None
        made = [self._info(match, index, say) for index, say in zip(moves, then.says, strict=True)]
        tried = messages.Tried([each.say for each in made], made, [], None, [], "", then.stop is not None)
        tried.story = [[told(happening, self.say) for happening in happenings] for happenings in then.story]
        if glimpse is not None:
            tried.view = glimpse.view()
            tried.summary = [self.say(say) for say in glimpse.summary()]
            tried.asked = self.say(glimpse.asked())
            tried.legal = [] if tried.closed else self._moves(match, glimpse)
        return tried

    def events(self, events: Sequence[Event], away: Mapping[str, messages.Away] | None = None) -> list[messages.Event]:
        """Events as the viewer may know them, the room's last with its frames. `away`: they happen just now; the last has the sight
        after it, too."""
        spans = self.room.spans_from(events[0].number) if events else {}
        return [self._event(each, spans.get(each.number), away) for each in events]

    def told(self, events: Sequence[Event]) -> list[bytes] | None:
        """These events as they are sent, if they are the newest; they always end with the room's last one."""
        return self._told[1] if self._told is not None and self._told[0] == events[0].number else None

    def tell(self, events: Sequence[Event]) -> list[bytes]:
        told = self.told(events) or [msgspec.json.encode(each) for each in self.events(events)]
        self._told = (events[0].number, told)
        return told

    def _event(self, event: Event, span: Span | None, away: Mapping[str, messages.Away] | None) -> messages.Event:
        data, match, last = event.data, self.room.match, event.number == self.room.number
        told = messages.Event(
            number=event.number,
            kind=event.kind,  # type: ignore[arg-type]
            seat=event.seat,
            at=event.at,
            match=self.room.match_id if isinstance(data, Started | Moved) and span is not None else None,
            log=[],
            story=[],
            sight=self.sight(away) if last and away is not None else None,
            time=time_told(event),
        )
        if match is None or span is None or span.last > len(match.log) or not self.may_look:
            return told
        told.log = self._log[span.first : span.last]
        told.story, told.frames = self._film(match, span) if last else (self.story(match, span.first, span.last), [])
        if away is None and not last:  # it was sent before
            told.log, told.story = retold_log(match.fading, told.log), retold(match.fading, told.story)
        return told

    def _film(self, match: Match, span: Span) -> tuple[list[dict[str, Any]], list[messages.Frame]]:
        """The story of an event entry by entry, and the view after each entry that brought anything."""
        story: list[dict[str, Any]] = []
        frames: list[messages.Frame] = []
        first = max(span.first, span.last - FRAMES)
        story += self.story(match, span.first, first)
        before = match.position_at(first).hidden(SPECTATOR if self.viewer.seat is None else self.viewer.seat)
        seen = before.view()
        for frame in match.film(self.viewer.seat, first, span.last, before):
            view = frame.glimpse.view()
            story += [told(happening, self.say) for happening in frame.happenings]
            if frame.happenings or view != seen:
                frames.append(messages.Frame(frame.entries, len(story), sorted(match.position_at(frame.entries).to_act), view))
            seen = view
        return story, frames

    def hint(self, match: Match, seat: int, answer: Answer, moves: list[int], says: list[Say], places: list[str]) -> messages.Hint:
        """A bot's advice to the viewer's seat, in words: what it weighed for the first move, and the moves of the whole turn."""
        weighed: list[tuple[int, float | None, int]] = [(each.move, each.share, each.visits) for each in answer.weighed[:ADVICE]]
        whole = [self._info(match, index, say) for index, say in zip(moves, says, strict=True)]
        hint = messages.Hint([], whole, self.say(answer.note) if answer.note is not None else None, places)
        for index, share, visits in weighed or [(answer.move, None, 0)]:  # one that needed no thought
            move = self._info(match, index, match.move_say(seat, index))
            hint.moves.append(messages.Weighed(index, move.text, move.say, share, visits))
        return hint

    def past(self, entry: int) -> messages.Step:
        """The room's match as the viewer's own seat, or a spectator, saw it after this many entries."""
        if self.room.match is None:
            raise RefusedError("not_running")
        if not self.may_look:
            raise RefusedError("not_seated")
        if self.room.match.fading:
            raise RefusedError("memory")
        return step(self.room.match, self.names, entry, self.viewer.seat, self.viewer.language)

    @cached_property
    def _log(self) -> list[tuple[int, int | None]]:
        return self.room.match.log_for(self.viewer.seat) if self.room.match is not None else []

    def story(self, match: Match, since: int, until: int) -> list[dict[str, Any]]:
        return [told(happening, self.say) for happening in match.story(self.viewer.seat, since, until)]


def time_told(event: Event) -> messages.TimeTold | None:
    """What an event says about somebody's time: seats alone, so that everybody may know it."""
    data = event.data
    if isinstance(data, RanOut):
        return messages.TimeTold(follows=data.follows)
    if isinstance(data, Granted):
        return messages.TimeTold(data.whom)
    return messages.TimeTold(data.whom, data.enough) if isinstance(data, Urged) else None


def lesson_step(shown: Shown) -> dict[str, Any]:
    """What a lesson shows, beside its sentences."""
    points, moves = list(shown.points), list(shown.moves)
    return {"step": shown.number, "of": shown.of, "points": points, "waits": shown.waits, "moves": moves}


def step(match: Match, names: list[str], entry: int, seat: int | None, language: str) -> messages.Step:
    """The match after this many entries, as the seat saw it then; what it did not see is masked until the match is over."""
    say = partial(words(language, match.game.name).render, viewer=seat, names=names)
    then = match.at(entry)
    happenings = match.story(seat, max(entry - 1, 0), entry)
    actor = match.log[entry - 1][0] if entry else CHANCE
    return messages.Step(
        entry=entry,
        entries=len(match.log),
        seat=seat,
        log=match.log_for(seat)[entry - 1] if entry else None,
        text=_step_text(actor, happenings, then.glimpse(seat), say),
        story=[told(happening, say) for happening in happenings],
        to_act=sorted(then.to_act),
        view=then.view(seat),
        summary=[say(each) for each in then.summary(seat)],
        asked=say(then.asked(seat)),
    )


def step_lines(match: Match, names: list[str], seat: int | None, language: str) -> list[messages.StepLine]:
    """All steps of a finished match from the beginning on, each with the text that `step` has for it."""
    say = partial(words(language, match.game.name).render, viewer=seat, names=names)
    lines = [messages.StepLine(0, [], _step_text(CHANCE, [], match.at(0).glimpse(seat), say))]
    owed = match.position_at(0).to_act
    chosen: set[int] = set()  # who has chosen in a step where several choose at once
    for entries, (actor, _), happenings, glimpse in match.film(seat):
        before, owed = owed, match.position_at(entries).to_act
        seats = [happening.seat for happening in happenings if happening.seat is not None]
        done = set(seats[:-1] if owed == set(seats[-1:]) else seats)  # without whose turn it is now
        whose = [actor] if actor != CHANCE else seats[:1]  # a roll belongs to the player it is made for
        if (chosen - {actor}) & done:
            whose = sorted(done | {actor})
        elif len(before) > 1:
            chosen.add(actor)
        if not owed or not owed <= before:
            chosen = set()  # the step is closed
        lines.append(messages.StepLine(entries, whose, _step_text(actor, happenings, glimpse, say)))
    return lines


def _step_text(actor: int, happenings: Sequence[Happening], glimpse: Glimpse, say: Callable[[Say], str]) -> str:
    """What happened in a step, in one line. If there is nothing to tell, who has chosen in secret or, for a single token that is
    dealt, the position."""
    texts = [text for happening in happenings if (text := say(happening.say))]
    if texts:
        return " ".join(texts)
    return say(Say("step.chosen", who=Who(actor)) if actor != CHANCE else glimpse.summary()[0])


def told_tally(lines: Iterable[Line], say: Callable[[Say], str]) -> list[messages.TallyLine]:
    """A tally as it is sent: its names rendered."""
    return [messages.TallyLine(say(line.say), line.points, line.round, line.counts) for line in lines]


def told(happening: Happening, say: Callable[[Say], str]) -> dict[str, Any]:
    """A happening as it is sent: its sentence rendered."""
    return cast(dict[str, Any], msgspec.to_builtins(happening, enc_hook=say))


def seat_names(room: Room, language: str) -> list[str]:
    """Who sits where, as sentences name them; an open seat by its number."""
    shared = words(language)
    names = apart([chair.title for chair in room.chairs], language)
    return [name or shared.render(Say("seat", number=number)) for number, name in enumerate(names, 1)]
