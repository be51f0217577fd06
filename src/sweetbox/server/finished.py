"""The shelf of finished matches, to be looked at again from any seat. A running match is never shown from here: each of its seats
sees only its own past (see `RoomView.past`)."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, cast

from sweetbox.kernel.errors import SweetboxError
from sweetbox.kernel.match import Match
from sweetbox.kernel.match_file import parse_match_file
from sweetbox.kernel.say import Say
from sweetbox.kernel.tally import Line
from sweetbox.server import messages
from sweetbox.server.identity import is_id
from sweetbox.server.problem import RefusedError
from sweetbox.server.store import MatchRow, Store
from sweetbox.words import words

REMEMBERED = 32  # matches in the cache, so that they are not replayed for each step


class FinishedMatches:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._read: OrderedDict[str, Match] = OrderedDict()

    async def row(self, match_id: str) -> MatchRow:
        found = await self.store.match(match_id) if is_id(match_id) else None
        if found is None:
            raise RefusedError("no_match")
        return found

    async def match(self, row: MatchRow, slowly: Callable[[Callable[[str], Match], str], Awaitable[Match]]) -> Match:
        """slowly: how to read a file that is not in the cache."""
        if row.id not in self._read:
            self._read[row.id] = await slowly(Match.from_json, finished_file(row))
            while len(self._read) > REMEMBERED:
                self._read.popitem(last=False)
        return self._read[row.id]

    async def tally(self, row: MatchRow, slowly: Callable[..., Awaitable[Any]]) -> list[Line] | None:
        """None: the match is running, or was made with older rules and today's do not lead to its end."""
        if row.file is None:
            return None
        match = await self.match(row, slowly)
        return cast(list[Line], await slowly(match.tally)) if match.over else None


def finished_file(row: MatchRow) -> str:
    if row.file is None:
        raise RefusedError("not_over")
    return row.file


def verified(file: str, language: str) -> messages.Verified:
    """Check a match file: every move, every draw, the seed against its commitment."""
    stored = parse_match_file(file)
    draws = sum(1 for actor, _ in stored.log if actor < 0)
    sound, game, say = True, None, Say("cli.sound", count=len(stored.log), draws=draws)
    try:
        Match.from_json(file)
    except SweetboxError as error:
        sound, game, say = False, error.game, error.say
    message = words(language, game).render(say)
    return messages.Verified(sound, message, len(stored.log), draws, stored.commitment, stored.seed or "", stored.nonces)


def draws_of(match: Match) -> list[messages.Draw]:
    """What anybody with the match file needs to repeat the draws without knowing the rules."""
    draws = []
    for entry, weights in match.draws():
        length = max(outcome for outcome, weight in enumerate(weights) if weight) + 1
        draws.append(messages.Draw(entry, weights[:length]))
    return draws
