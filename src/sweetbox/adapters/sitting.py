"""A sitting: one match as an environment runs it. What an agent gets is made only from its seat's glimpse."""

import operator
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from sweetbox.engines.batch import check_illegal
from sweetbox.engines.observation import observation_names
from sweetbox.engines.speed import speed_up
from sweetbox.kernel.drivers import share_out
from sweetbox.kernel.errors import SweetboxError
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match
from sweetbox.kernel.registry import game as game_named
from sweetbox.kernel.results import Result
from sweetbox.words import words

RENDER_MODES = ["human", "ansi"]


def what_is_played(
    name: str | Game, seats: int | None, options: Mapping[str, Any], edition: Mapping[str, Any] | None
) -> tuple[Game, int, dict[str, Any]]:
    """The game, the number of seats (by default the fewest) and all options; what cannot be played is refused. If compiled rules
    are ready, they are used."""
    game = game_named(name)
    count = game.seats[0] if seats is None else seats
    checked = game.check_options(options)
    game.make_box(count, checked, edition)
    speed_up(game, wait=False)
    return game, count, checked


def rewards(seats: int, forfeited: int, result: Result | None) -> list[float]:
    """The reward of each seat of a finished match, by its result or because the seats of a mask forfeited it."""
    shares = [0.0] * seats
    points, ranks = result or ([], [])
    share_out(seats, forfeited, points, ranks, shares)
    return [float(share) for share in shares]


class SavedSitting(msgspec.Struct):
    """A sitting as text: the match file, and who forfeited it."""

    match: str
    forfeited: int


class Sitting:
    """A match that may also end by forfeit. illegal: `raise` refuses an illegal action and changes nothing; with `forfeit` the seat
    loses at once and the others share the win."""

    def __init__(self, match: Match, illegal: str = "raise") -> None:
        self.match = match
        self.illegal = check_illegal(illegal)
        self.forfeited = 0  # mask of the seats that forfeited

    @property
    def over(self) -> bool:
        return bool(self.forfeited) or self.match.over

    @property
    def owing(self) -> frozenset[int]:
        """The seats that have to move."""
        return frozenset() if self.forfeited else self.match.to_act

    def observe(self, seat: int) -> NDArray[np.int16]:
        return np.frombuffer(self.match.observe(seat), np.int16)  # made for this call: nobody else writes there

    def mask(self, seat: int, wait: bool = False) -> NDArray[np.int8]:
        """1 for each legal move. wait: one more number, 1 when the seat has no move to make and can only wait."""
        mask = bytearray(self.match.rules.MOVES + wait)  # a tenth of the time that NumPy takes to write a few single numbers
        moves = [] if self.forfeited else self.match.legal_indices(seat)
        for move in moves:
            mask[move] = 1
        if wait and not moves:
            mask[-1] = 1
        return np.frombuffer(mask, np.int8)

    def rewards(self) -> list[float]:
        """The reward of each seat; 0 until the match is over."""
        if not self.over:
            return [0.0] * self.match.seats
        return rewards(self.match.seats, self.forfeited, None if self.forfeited else self.match.position.result())

    def info(self, seat: int) -> dict[str, Any]:
        """`illegal` exists only after a forfeit: whether this seat's action was the illegal one."""
        return {"illegal": bool(self.forfeited >> seat & 1)} if self.forfeited else {}

    def play(self, actions: Mapping[int, Any]) -> None:
        """Make the seats' actions, all or none: an illegal one is refused or forfeits the match, and then none is made."""
        moves = {seat: operator.index(action) for seat, action in sorted(actions.items())}
        if len(moves) == 1 and not self.forfeited:
            self.play_one(*next(iter(moves.items())))
            return
        refused = 0
        for seat, move in moves.items():
            if seat not in self.owing or move not in self.match.legal_indices(seat):
                if self.illegal == "raise":
                    self._refuse(seat, move)
                refused |= 1 << seat
        if refused:
            self.forfeited = refused
            return
        for seat, move in moves.items():
            self.match.play(seat, move)

    def play_one(self, seat: int, action: Any) -> None:
        """The same with the action of one seat. It needs no check beforehand: the match itself refuses it."""
        try:
            self.match.play(seat, operator.index(action))
        except SweetboxError:
            if self.illegal == "raise":
                raise
            self.forfeited = 1 << seat

    def _refuse(self, seat: int, move: int) -> None:
        """Raise the match's own refusal: MoveError with the rule, or NotationError for something that is not a move."""
        self.match.copy().play(seat, move)
        raise AssertionError("the match refuses what the mask does not show")

    def picture(self, language: str = "en") -> str:
        """What a spectator sees: the board in letters, then in sentences."""
        speak = words(language, self.match.game.name)
        sentences = [speak.render(say) for say in self.match.caption(None)]
        return "\n".join([*self.match.picture(None), *sentences])

    # ---- Copies ----

    def copy(self) -> "Sitting":
        twin = Sitting(self.match.copy(), self.illegal)
        twin.forfeited = self.forfeited
        return twin

    def save(self) -> SavedSitting:
        return SavedSitting(self.match.to_json(), self.forfeited)

    @staticmethod
    def restore(saved: SavedSitting, illegal: str) -> "Sitting":
        sitting = Sitting(Match.from_json(saved.match), illegal)
        sitting.forfeited = saved.forfeited
        return sitting


class Observed:
    """What environments of a game share."""

    game: Game

    @property
    def observation_names(self) -> tuple[str, ...]:
        """What each number of an observation is called."""
        return observation_names(self.game)


class OneMatch(Observed):
    """What environments of one match share."""

    sitting: Sitting | None = None  # None before the first reset
    render_mode: str | None = None

    @property
    def _now(self) -> Sitting:
        if self.sitting is None:
            raise ValueError("call reset() first")
        return self.sitting

    def render(self) -> Any:
        """What a spectator sees, as text: returned for `ansi`, printed for `human`."""
        picture = self._now.picture()
        if self.render_mode == "human":
            print(picture)  # noqa: T201
            return None
        return picture if self.render_mode == "ansi" else None


def parse_saved(text: str | bytes, shape: type[Any]) -> Any:
    """Saved text of an environment. ValueError says what is wrong with it."""
    try:
        return msgspec.json.decode(text, type=shape)
    except (msgspec.DecodeError, SweetboxError) as error:
        raise ValueError(f"expected a saved environment, got something else: {error}") from None
