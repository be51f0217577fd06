"""The one shape of an error, and how every mistake becomes one."""

import logging
from collections.abc import Sequence

import msgspec

from sweetbox.kernel.errors import MoveError, NotationError, OptionError, SweetboxError, UnknownNameError
from sweetbox.kernel.say import Say
from sweetbox.server.names import apart
from sweetbox.words import words

log = logging.getLogger("sweetbox")  # whatever the server has to say to its host

# The sentence of each code, and the HTTP status it goes with.
STATUS = {
    "server.shape": 400,
    "server.name": 400,
    "server.name_ours": 400,
    "server.bad_text": 400,
    "server.places": 400,
    "server.language": 400,
    "server.too_deep": 400,
    "server.no_identity": 401,
    "server.unreadable": 400,
    "server.push_endpoint": 400,
    "server.push_keys": 400,
    "server.origin": 403,
    "server.banned": 403,
    "server.not_host": 403,
    "server.not_seated": 403,
    "server.not_your_seat": 403,
    "server.which_seat": 409,
    "server.not_played": 403,
    "server.memory": 409,
    "server.not_found": 404,
    "server.no_room": 404,
    "server.no_match": 404,
    "server.no_device": 404,
    "server.no_handover": 404,
    "server.no_seat_here": 404,
    "server.method": 405,
    "server.seat_taken": 409,
    "server.already_seated": 409,
    "server.running": 409,
    "server.not_gone": 409,
    "server.timing": 400,
    "server.slow_play": 409,
    "server.no_clock": 409,
    "server.not_awaited": 409,
    "server.own_time": 409,
    "server.granted": 409,
    "server.no_urging": 409,
    "server.urged_early": 409,
    "server.host_not_gone": 409,
    "server.stand_in": 409,
    "server.changes": 409,
    "server.sent_away": 409,
    "server.queue_full": 409,
    "server.public_link": 409,
    "server.not_running": 409,
    "server.no_lesson": 409,
    "server.no_edition": 409,
    "server.lesson_waits": 409,
    "server.practice": 409,
    "server.push_off": 409,
    "server.not_over": 409,
    "server.key_used": 409,
    "server.taken_back": 409,
    "server.open_seats": 409,
    "server.hint_people": 409,
    "server.no_hint": 409,
    "server.archived": 409,
    "server.room_closed": 409,
    "server.older_rules": 409,
    "server.busy": 409,
    "server.slow": 408,
    "server.too_big": 413,
    "server.head": 431,
    "server.misdirected": 421,
    "server.too_many": 429,
    "server.too_many_rooms": 429,
    "server.too_much_talk": 429,
    "server.too_many_sockets": 429,
    "server.too_many_watchers": 429,
    "server.internal": 500,
    "server.crowded": 503,
    "server.hint_later": 503,
    "server.store": 503,
    "server.store_full": 503,
    "server.store_damaged": 503,
}

# The errors of the kernel: code and status of the first kind that it is. A move that is refused has a code of its own.
KINDS = {
    NotationError: ("notation", 400),
    OptionError: ("option", 400),
    UnknownNameError: ("unknown_name", 404),
    SweetboxError: ("file", 409),
}


class Problem(msgspec.Struct, omit_defaults=True):
    """Every error of the server, over HTTP and over the socket."""

    code: str
    message: str
    rule: str | None = None


class RefusedError(SweetboxError):
    """A request that the server answers with a problem."""

    def __init__(self, code: str, say: Say | None = None, status: int = 0, rule: str | None = None) -> None:
        super().__init__(say if say is not None else Say(f"server.{code}"))
        self.code = code
        self.status = status or STATUS[f"server.{code}"]
        self.rule = rule
        self.viewer: int | None = None
        self.names: Sequence[str] | None = None

    def problem(self, language: str) -> Problem:
        names = apart(self.names, language) if self.names is not None else None
        message = words(language, self.game).render(self.say, self.viewer, names)
        return Problem(self.code, message, self.rule)


def fault(error: BaseException) -> str:
    """An error of our own, for the log: its kind and place, but nothing of the request, which may contain secrets."""
    frames = []
    trace = error.__traceback__
    while trace is not None:
        frames.append(f"{trace.tb_frame.f_code.co_name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return f"{type(error).__name__} at {' '.join(frames[-4:])}"


def refusal_of(error: SweetboxError, viewer: int | None = None, names: Sequence[str] | None = None) -> RefusedError:
    """An error that the kernel found, as clients get it."""
    if isinstance(error, RefusedError):
        refusal = error
    elif isinstance(error, MoveError):
        refusal = RefusedError(error.code, error.say, 409, error.rule)
    else:
        code, status = next((found for kind, found in KINDS.items() if isinstance(error, kind)))
        refusal = RefusedError(code, error.say, status)
    if refusal.game is None:
        refusal.within(error.game)
    if viewer is not None:
        refusal.viewer = viewer
    if names is not None:
        refusal.names = names
    return refusal
