"""OpenSpiel: every game as a pyspiel game, with explicit chance, information states, observations and resampling.

    import sweetbox.adapters.openspiel as adapter              registers the games
    game = pyspiel.load_game("sweetbox_sweet_nose(players=4,shopkeeper=true)")
    game = adapter.load("biscuit_pockets", players=2, table=table)          a match that begins at this table

Seats that choose at once move one after the other, in seat order, and none sees what the others chose. An information state is
the chain of all that a seat has seen (`match.trail`); its observation is its glimpse. A return is 1 / winners for each winner,
less 1 / seats; alone, the points.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("This adapter needs an extra: pip install 'sweetbox[openspiel]'") from error

from sweetbox.adapters.sitting import rewards
from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import CHANCE, below, new_rng
from sweetbox.kernel.game import Game
from sweetbox.kernel.position import SPECTATOR, Glimpse, Position
from sweetbox.kernel.record import Record, to_line
from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as game_named
from sweetbox.kernel.trail import Trail

POINTS_ALONE = 10_000.0  # without opponents the return is the points; no match comes near this
IMPERFECT = "imperfect_information"
START, EDITION = "start", "edition"  # parameters that are packed into one word: see `pack`


def short_name(game: Game) -> str:
    return f"sweetbox_{game.name}"


def pack(data: bytes) -> str:
    """Bytes as one word that OpenSpiel does not take for a number or a list."""
    return f"x{data.hex()}" if data else ""


def unpack(word: str) -> bytes:
    return bytes.fromhex(word[1:])


# ---- The game ----


def game_type(game: Game, players: int, imperfect: bool) -> Any:
    kinds = pyspiel.GameType
    parameters: dict[str, Any] = {"players": game.seats[0], IMPERFECT: False, START: "", EDITION: ""}
    parameters |= {option.name: option.default for option in game.options}
    return kinds(
        short_name=short_name(game),
        long_name=game.facts.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION
        if game.rules.HIDES or imperfect
        else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if players == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SweetboxGame(pyspiel.Game):
    """One game for so many players. Parameters: `players`, every option of the game, and

    imperfect_information: say so even where nothing is hidden, for algorithms that insist on it;
    start, edition: the table that a match begins with, other components; `load` packs them.
    """

    sweetbox: Game  # set by the class that `register` makes

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        of = self.sweetbox
        self.players = given.get("players", of.seats[0])
        options = {option.name: given[option.name] for option in of.options if option.name in given}
        edition = msgspec.json.decode(unpack(given[EDITION])) if given.get(EDITION) else None
        self.box = of.make_box(self.players, options, edition)
        self.start = unpack(given[START]) if given.get(START) else bytes(of.set_up(self.box))
        alone = self.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=of.rules.MOVES,
            max_chance_outcomes=of.rules.OUTCOMES,
            num_players=self.players,
            min_utility=-POINTS_ALONE if alone else -1.0 / self.players,
            max_utility=POINTS_ALONE if alone else 1.0 - 1.0 / self.players,
            utility_sum=None if alone else 0.0,
            max_game_length=of.rules.LONGEST,
        )
        super().__init__(game_type(of, self.players, given.get(IMPERFECT, False)), info, given)

    def new_initial_state(self) -> "SweetboxState":
        return SweetboxState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SweetboxObserver":
        if params:
            raise ValueError(f"expected no parameters for observations, got {params}")
        return SweetboxObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def load(
    name: str | Game,
    players: int | None = None,
    table: Record | None = None,
    edition: Mapping[str, Any] | None = None,
    imperfect_information: bool = False,
    **options: Any,
) -> Any:
    """The game as pyspiel loads it. table: the one that matches begin with; edition: other components."""
    of = game_named(name)
    register(of)
    parameters = {"players": of.seats[0] if players is None else players, **of.check_options(options)}
    parameters |= {START: pack(bytes(table or b"")), EDITION: pack(msgspec.json.encode(edition)) if edition else ""}
    return pyspiel.load_game(short_name(of), {**parameters, IMPERFECT: imperfect_information})


# ---- A state ----


class Trails:
    """What each seat has seen so far, worked out when it is asked for."""

    __slots__ = ("past", "read", "trails")

    def __init__(self, position: Position, players: int) -> None:
        self.past = [bytes(position)]  # the tables so far that are not yet in every trail
        self.read = [0] * players  # how many of them are in each seat's
        self.trails = [Trail()] * players

    def __deepcopy__(self, memo: Any) -> "Trails":
        twin = object.__new__(Trails)
        twin.past, twin.read, twin.trails = self.past[:], self.read[:], self.trails[:]
        return twin

    def of(self, position: Position, seat: int) -> Trail:
        """The seat's trail up to now; `position` is any of the same game and box."""
        for table in self.past[self.read[seat] :]:
            then = Position.from_bytes(position.game, position.box, table)
            self.trails[seat] = self.trails[seat].after(bytes(then.hidden(seat)))
        self.read[seat] = len(self.past)
        known = min(self.read)  # tables that are in every seat's trail are not needed any more
        if known:
            del self.past[:known]
            self.read = [count - known for count in self.read]
        return self.trails[seat]


class SweetboxState(pyspiel.State):
    """A match in progress. `str` is the whole table as one line: two states with one text are the same position."""

    def __init__(self, game: SweetboxGame) -> None:
        super().__init__(game)
        of = game.sweetbox
        self.position = Position.from_bytes(of, game.box, game.start)
        self.trails = Trails(self.position, game.players)

    def current_player(self) -> int:
        mask = self.position.mask
        if mask == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return lowest(mask) if mask else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = self.position.odds()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        mask = self.position.mask
        self.position.enter(CHANCE if mask == CHANCE else lowest(mask), action)
        self.trails.past.append(bytes(self.position))

    def _action_to_string(self, player: int, action: int) -> str:
        notation, position = self.position.game.notation, self.position
        if player == pyspiel.PlayerId.CHANCE:
            return notation.outcome_text(position.box, position.table, action)
        return notation.move_text(position.box, action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.position.seats
        return rewards(self.position.seats, 0, self.position.result())

    def __str__(self) -> str:
        return self.position.line

    def glimpse(self, seat: int) -> Glimpse:
        """What a seat may know; -1: a spectator."""
        return self.position.hidden(seat)

    def trail(self, seat: int) -> Trail:
        """All that the seat has seen: its information state."""
        return self.trails.of(self.position, seat)

    def resample(self, player: int, seed: int) -> "SweetboxState":
        """Another state that the player cannot tell from this one: what it does not know is dealt anew.

        It keeps nothing of the truth, not even the history: only the player's own trail, and who has chosen in an open step, which
        all know; what they chose is drawn from their legal moves. What the others have seen begins with it.
        """
        rng = new_rng(seed)
        deal = self.glimpse(player).imagined(rng)
        owing = self.position.mask
        while owing > 0 and deal.mask & ~owing:
            seat = lowest(deal.mask & ~owing)
            moves = deal.legal(seat)
            deal.play(seat, moves[below(rng, len(moves))])
        game = self.get_game()
        other: SweetboxState = game.new_initial_state()
        other.position = deal
        other.trails = Trails(deal, game.players)
        other.trails.trails[player] = self.trail(player)
        return other

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "SweetboxState":
        """By OpenSpiel's own name; the sampler gives numbers from 0 to 1."""
        return self.resample(player_id, int(sampler() * 2**53))


def resampler(seed: int = 0) -> Callable[[SweetboxState, int], SweetboxState]:
    """For `ISMCTSBot.set_resampler`: each call deals anew, the same numbers for the same seed."""
    count = 0

    def again(state: SweetboxState, player: int) -> SweetboxState:
        nonlocal count
        count += 1
        return state.resample(player, seed * 2**40 + count)

    return again


# ---- Observations ----


class SweetboxObserver:
    """What a player observes: with perfect recall its trail, as text; without, its glimpse, as text and as numbers."""

    def __init__(self, game: SweetboxGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("expected what one player sees, or what all see, got the private information of all players")
        self._trail = kind.perfect_recall
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = None if self._trail else np.zeros(game.sweetbox.judge.OBSERVATION, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SweetboxState, player: int) -> None:
        if self.tensor is not None:
            glimpse = state.glimpse(SPECTATOR if self._public else player)
            self.tensor[:] = glimpse.observe(player)

    def string_from(self, state: SweetboxState, player: int) -> str:
        if self._trail and not self._public:
            return state.trail(player).chain.hex()
        # Every field: the game's own line may leave out what a glimpse does not have.
        return to_line(state.glimpse(SPECTATOR if self._public else player).table)


# ---- Registration ----

_registered: set[str] = set()


def register(of: Game) -> str:
    """Make a game known to `pyspiel.load_game`; its name there."""
    name = short_name(of)
    if name not in _registered:
        made = type(f"Sweetbox_{of.name}", (SweetboxGame,), {"sweetbox": of})
        pyspiel.register_game(game_type(of, of.seats[1], False), made)
        _registered.add(name)
    return name


for _name in all_games():
    register(game_named(_name))
