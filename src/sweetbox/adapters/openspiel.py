"""OpenSpiel: every game as a pyspiel game, with explicit chance, information states, observations and resampling.

    import sweetbox.adapters.openspiel as adapter              registers the games
    game = pyspiel.load_game("sweetbox_sweet_nose(players=4,shopkeeper=true)")
    game = adapter.load("biscuit_pockets", players=2, table=table)          a match that begins at this table

Seats that choose at once move one after the other, in seat order, and none sees what the others chose. An information state is
the chain of all that a seat has seen (`match.trail`); its observation is its glimpse. A return is 1 / winners for each winner,
less 1 / seats; alone, the points.
"""

from collections.abc import Callable, Mapping
from ctypes import c_int32
from hashlib import sha256
from typing import Any

import msgspec
import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError("expected the extra openspiel, came none: pip install 'sweetbox[openspiel]'") from error

from sweetbox.adapters.sitting import legal_moves, observation
from sweetbox.engines.batch import rewards_of
from sweetbox.kernel.chance import CHANCE, below, new_rng
from sweetbox.kernel.drivers import first_seat
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import SPECTATOR
from sweetbox.kernel.record import Record, to_line
from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as game_named

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
        self.start = unpack(given[START]) if given.get(START) else bytes(of.new_table(self.box))
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
            raise ValueError(f"expected no parameters for observations, came {params}")
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
    of = game_named(name) if isinstance(name, str) else name
    register(of)
    parameters = {"players": of.seats[0] if players is None else players, **of.check_options(options)}
    parameters |= {START: pack(bytes(table or b"")), EDITION: pack(msgspec.json.encode(edition)) if edition else ""}
    return pyspiel.load_game(short_name(of), {**parameters, IMPERFECT: imperfect_information})


# ---- A state ----


class Standing:
    """The table, and what each seat has seen so far. A state holds nothing else: a copy is a copy of bytes."""

    __slots__ = ("chains", "lasts", "past", "read", "table")

    def __init__(self, table: Record, players: int) -> None:
        self.table = table
        self.past = [bytes(table)]  # the tables so far that are not yet in every chain
        self.read = [0] * players  # how many of them are in each seat's chain
        self.chains = [b""] * players
        self.lasts = [b""] * players  # the seat's last glimpse

    def __deepcopy__(self, memo: Any) -> "Standing":
        twin = object.__new__(Standing)
        twin.table = self.table.clone()
        twin.past, twin.read, twin.chains, twin.lasts = self.past[:], self.read[:], self.chains[:], self.lasts[:]
        return twin

    def __getstate__(self) -> tuple[Any, ...]:
        return type(self.table), bytes(self.table), self.past, self.read, self.chains, self.lasts

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        record, table, self.past, self.read, self.chains, self.lasts = state
        self.table = record.from_buffer_copy(table)

    def trail(self, game: Game, box: Record, seat: int) -> bytes:
        """As `Match.trail`: a chain over the seat's successive glimpses, equal neighbours counted once."""
        for entry in range(self.read[seat], len(self.past)):
            glimpse = game.rules.Table.from_buffer_copy(self.past[entry])
            game.rules.hide(box, glimpse, seat)
            if bytes(glimpse) != self.lasts[seat]:
                self.lasts[seat] = bytes(glimpse)
                self.chains[seat] = sha256(self.chains[seat] + self.lasts[seat]).digest()
        self.read[seat] = len(self.past)
        self._forget()
        return self.chains[seat]

    def _forget(self) -> None:
        """Tables that stand in every seat's chain are not needed any more."""
        known = min(self.read)
        if known:
            del self.past[:known]
            self.read = [count - known for count in self.read]


class SweetboxState(pyspiel.State):
    """A match in progress. `str` is the whole table as one line: two states with one text are the same position."""

    def __init__(self, game: SweetboxGame) -> None:
        super().__init__(game)
        rules = game.sweetbox.rules
        self.standing = Standing(rules.Table.from_buffer_copy(game.start), game.players)

    @property
    def _of(self) -> Game:
        return self.get_game().sweetbox  # type: ignore[no-any-return]

    @property
    def _box(self) -> Record:
        return self.get_game().box  # type: ignore[no-any-return]

    def current_player(self) -> int:
        mask = self._of.rules.to_act(self._box, self.standing.table)
        if mask == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return (mask & -mask).bit_length() - 1 if mask else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self._of.rules.to_act(self._box, self.standing.table) == 0

    def _legal_actions(self, player: int) -> list[int]:
        return legal_moves(self._of, self._box, self.standing.table, player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = (c_int32 * self._of.rules.OUTCOMES)()
        total = self._of.rules.odds(self._box, self.standing.table, weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        rules, table = self._of.rules, self.standing.table
        if rules.to_act(self._box, table) == CHANCE:
            rules.happen(self._box, table, action)
        else:
            rules.play(self._box, table, self.current_player(), action)
        self.standing.past.append(bytes(table))

    def _action_to_string(self, player: int, action: int) -> str:
        notation = self._of.notation
        if player == pyspiel.PlayerId.CHANCE:
            return notation.outcome_text(self._box, self.standing.table, action)
        return notation.move_text(self._box, action)

    def returns(self) -> list[float]:
        players = self.get_game().players
        if not self.is_terminal():
            return [0.0] * players
        most = self._of.rules.SEATS[1]
        points, ranks = (c_int32 * most)(), (c_int32 * most)()
        self._of.rules.result(self._box, self.standing.table, points, ranks)
        rows = np.array([points[:players]]), np.array([ranks[:players]])
        return [float(reward) for reward in rewards_of(*rows)[0]]

    def __str__(self) -> str:
        return self._of.notation.table_line(self._box, self.standing.table)

    def glimpse(self, seat: int) -> Record:
        """What a seat may know; -1: a spectator."""
        table = self.standing.table.clone()
        self._of.rules.hide(self._box, table, seat)
        return table

    def resample(self, player: int, seed: int) -> "SweetboxState":
        """Another state that the player cannot tell from this one: what it does not know is dealt anew.

        It keeps nothing of the truth, not even the history: only the player's own trail, and who has chosen in an open step, which
        all know; what they chose is drawn from their legal moves. What the others have seen begins with it.
        """
        game, rules = self.get_game(), self._of.rules
        deal, rng = self.glimpse(player), new_rng(seed)
        rules.imagine(self._box, deal, player, rng)
        owing, mask = rules.to_act(self._box, self.standing.table), rules.to_act(self._box, deal)
        while owing > 0 and mask & ~owing:
            seat = first_seat(mask & ~owing)
            moves = legal_moves(self._of, self._box, deal, seat)
            rules.play(self._box, deal, seat, moves[below(rng, len(moves))])
            mask = rules.to_act(self._box, deal)
        other: SweetboxState = game.new_initial_state()
        other.standing = Standing(deal, game.players)
        self.standing.trail(self._of, self._box, player)
        other.standing.chains[player], other.standing.lasts[player] = self.standing.chains[player], self.standing.lasts[player]
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
            raise ValueError("expected what one player sees, or what all see, came the private information of all players")
        self._trail = kind.perfect_recall
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = None if self._trail else np.zeros(game.sweetbox.judge.OBSERVATION, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SweetboxState, player: int) -> None:
        if self.tensor is not None:
            glimpse = state.glimpse(SPECTATOR if self._public else player)
            self.tensor[:] = observation(state._of, state._box, glimpse, player)

    def string_from(self, state: SweetboxState, player: int) -> str:
        if self._trail and not self._public:
            return state.standing.trail(state._of, state._box, player).hex()
        return to_line(state.glimpse(SPECTATOR if self._public else player))


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
