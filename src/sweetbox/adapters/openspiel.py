"""OpenSpiel: every game as a pyspiel game, with explicit chance, information states, observations and resampling.

    import sweetbox.adapters.openspiel as adapter              registers the games
    game = pyspiel.load_game("sweetbox_sweet_nose(players=4,shopkeeper=true)")
    game = adapter.load("biscuit_pockets", players=2, table=table)          a match that begins at this table
    game = adapter.load("sweets_stack", players=2, table=table, deals=500)  and what everybody knows of it: the rest is dealt

Seats that choose at once move one after the other, in seat order, and none sees what the others chose. An information state is a
hash chain of everything a seat has seen (`match.trail`); its observation is its glimpse. With `recall=n` an information state is
also a tensor: up to n observations of a seat, in order. A return is 1 / winners for each winner, minus 1 / seats; with a single
seat, the points.
"""

import math
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from sweetbox.extras import needs

with needs("openspiel"):
    import numpy as np
    import pyspiel

from sweetbox.adapters.sitting import rewards
from sweetbox.engines.speed import speed_up
from sweetbox.kernel.bits import lowest
from sweetbox.kernel.chance import CHANCE, below, new_rng
from sweetbox.kernel.game import Game
from sweetbox.kernel.growing import Growing
from sweetbox.kernel.position import SPECTATOR, Glimpse, Position
from sweetbox.kernel.record import Record, to_line
from sweetbox.kernel.registry import game as game_named
from sweetbox.kernel.trail import Trail
from sweetbox.words.finished import finished_games

POINTS_ALONE = 10_000.0  # without opponents the return is the points; no match gets near this
CHANCE_NODE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
IMPERFECT = "imperfect_information"
RECALL, DEALS = "recall", "deals"
START, EDITION = "start", "edition"  # parameters that are packed into one word: see `pack`


def short_name(game: Game) -> str:
    return f"sweetbox_{game.name}"


def pack(data: bytes) -> str:
    """Bytes as one word that OpenSpiel does not take for a number or a list; never empty, which OpenSpiel 1.6 cannot read back."""
    return f"x{data.hex()}"


def unpack(word: str) -> bytes:
    return bytes.fromhex(word[1:])


# ---- The game ----


def game_type(game: Game, players: int, imperfect: bool = False, recall: int = 0) -> Any:
    kinds = pyspiel.GameType
    parameters: dict[str, Any] = {
        "players": game.seats[0],
        IMPERFECT: False,
        RECALL: 0,
        DEALS: 0,
        START: pack(b""),
        EDITION: pack(b""),
    }
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
        provides_information_state_tensor=recall > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class SweetboxGame(pyspiel.Game):
    """One game for a number of players. Parameters: `players`, every option of the game, and

    imperfect_information: declare it even if nothing is hidden, for algorithms that insist on it;
    recall: how many observations the tensor of an information state has room for; 0: there is no tensor;
    deals: begin with a chance node over this many deals that fit what everybody knows of the start; equal ones are one outcome;
    start, edition: the table that a match begins with, other components; `load` packs them.
    """

    sweetbox: Game  # set by the class that `register` makes

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        given = dict(params or {})
        of = self.sweetbox
        speed_up(of, wait=False)  # if the rules are already compiled
        self.players = given.get("players", of.seats[0])
        options = {option.name: given[option.name] for option in of.options if option.name in given}
        edition, start = (unpack(given.get(name, "")) for name in (EDITION, START))
        self.box = of.make_box(self.players, options, msgspec.json.decode(edition) if edition else None)
        self.start = start or bytes(of.set_up(self.box))
        self.recall = given.get(RECALL, 0)
        if self.recall < 0:
            raise ValueError(f"recall: expected 0 or more observations, got {self.recall}")
        self.deals = self._deals(given.get(DEALS, 0))
        alone = self.players == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=of.rules.MOVES,
            max_chance_outcomes=max(of.rules.OUTCOMES, len(self.deals)),
            num_players=self.players,
            min_utility=-POINTS_ALONE if alone else -1.0 / self.players,
            max_utility=POINTS_ALONE if alone else 1.0 - 1.0 / self.players,
            utility_sum=None if alone else 0.0,
            max_game_length=of.rules.LONGEST + bool(self.deals),
        )
        super().__init__(game_type(of, self.players, given.get(IMPERFECT, False), self.recall), info, given)

    def _deals(self, count: int) -> list[tuple[bytes, float]]:
        """Tables that fit what everybody knows of the start, with their chances; the start is then only what everybody knows."""
        if count < 0:
            raise ValueError(f"deals: expected 0 or more of them, got {count}")
        if count == 0:
            return []
        public = Position.from_bytes(self.sweetbox, self.box, self.start).hidden(SPECTATOR)
        self.start = bytes(public)
        found = Counter(bytes(public.imagined(new_rng(seed))) for seed in range(count))
        return [(table, times / count) for table, times in sorted(found.items())]

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (self.sweetbox, self.get_parameters())

    def new_initial_state(self) -> "SweetboxState":
        return SweetboxState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SweetboxObserver":
        if params:
            raise ValueError(f"expected no parameters for observations, got {params}")
        return SweetboxObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def check_recall(self) -> None:
        """ValueError unless information states have a tensor: OpenSpiel would return an empty one, and learners learn nothing."""
        if not self.recall:
            raise ValueError(
                f"{self.sweetbox.name} has no information state tensor of a useful length: one for all that a seat may see "
                f"would hold {self.sweetbox.rules.LONGEST + 1:,} observations, for the longest match that the rules allow. "
                "Load it with recall=n to get one that holds n of them."
            )

    def information_state_tensor_shape(self) -> list[int]:
        self.check_recall()
        return [self.recall, self.sweetbox.judge.OBSERVATION]

    def information_state_tensor_size(self) -> int:
        return math.prod(self.information_state_tensor_shape())


def _load(of: Game, parameters: Mapping[str, Any]) -> Any:
    """A game that this process knows, or one from another process that this one does not know yet."""
    return pyspiel.load_game(register(of), dict(parameters))


def load(
    name: str | Game,
    players: int | None = None,
    table: Record | str | None = None,
    edition: Mapping[str, Any] | None = None,
    imperfect_information: bool = False,
    recall: int = 0,
    deals: int = 0,
    **options: Any,
) -> Any:
    """The game as pyspiel loads it. table: the table that matches begin with, or its line; edition: other components; recall: how
    many observations the tensor of an information state has room for; deals: use only what everybody knows of the table, and begin
    a match with one of this many deals that fit."""
    of = game_named(name)
    if isinstance(table, str):
        table = of.position(table, players, edition, **options).table
    parameters = {"players": of.seats[0] if players is None else players, **of.check_options(options)}
    parameters |= {START: pack(bytes(table or b"")), EDITION: pack(msgspec.json.encode(edition) if edition else b"")}
    return _load(of, {**parameters, IMPERFECT: imperfect_information, RECALL: recall, DEALS: deals})


# ---- A state ----


class Trails:
    """What each seat has seen so far, worked out on demand."""

    __slots__ = ("past", "read", "recall", "seen", "trails")

    def __init__(self, position: Position, game: SweetboxGame) -> None:
        self.recall = game.recall
        self.past = [bytes(position)]  # the tables so far that are not yet in every trail
        self.read = [0] * game.players  # how many of them are in each seat's trail
        self.trails = [Trail()] * game.players
        self.seen: list[Growing[bytes]] = [Growing() for _ in self.read]  # of each seat's glimpses the first `recall`, and one more

    def __deepcopy__(self, memo: Any) -> "Trails":
        twin = object.__new__(Trails)
        twin.past, twin.read, twin.trails, twin.recall = self.past[:], self.read[:], self.trails[:], self.recall
        twin.seen = [seen.first(len(seen)) for seen in self.seen]
        return twin

    def of(self, position: Position, seat: int) -> Trail:
        """The seat's trail so far; `position` is any position of the same game and box."""
        for table in self.past[self.read[seat] :]:
            glimpse = bytes(Position.from_bytes(position.game, position.box, table).hidden(seat))
            if glimpse != self.trails[seat].last:
                self.trails[seat] = self.trails[seat].after(glimpse)
                if len(self.seen[seat]) <= self.recall:
                    self.seen[seat].append(glimpse)
        self.read[seat] = len(self.past)
        known = min(self.read)  # tables that are in every seat's trail are no longer needed
        if known:
            del self.past[:known]
            self.read = [count - known for count in self.read]
        return self.trails[seat]


class Now:
    """Answers about a state's position, kept until the next event: OpenSpiel asks for each several times. Copies share them."""

    __slots__ = ("glimpses", "legal", "mask", "player", "weights")

    def __init__(self, mask: int) -> None:
        self.mask = mask  # who is to act, as in the rules
        self.player = lowest(mask) if mask > 0 else CHANCE_NODE if mask else TERMINAL
        self.legal: list[int] | None = None  # moves of the player; None: not listed yet
        self.weights: list[int] | None = None  # of the outcomes of chance; None: not listed yet
        self.glimpses: dict[int, Glimpse] = {}

    def __deepcopy__(self, memo: Any) -> "Now":
        return self


class SweetboxState(pyspiel.State):
    """A match in progress. `str` is the whole table as one line: two states with one text are the same position."""

    position: Position
    now: Now

    def __init__(self, game: SweetboxGame) -> None:
        super().__init__(game)
        self.undealt = bool(game.deals)  # whether the first chance node is ahead: until then the table is what everybody knows
        self.origin = None if game.deals else game.start  # the table that its history begins with; None: with the deal
        self.come_to(Position.from_bytes(game.sweetbox, game.box, game.start))
        self.trails = Trails(self.position, game)

    def come_to(self, position: Position) -> None:
        """This is the position from now on."""
        self.position = position
        self.now = Now(CHANCE if self.undealt else position.mask)

    def __reduce__(self) -> tuple[Any, ...]:
        return _state, (self.get_game(), self.origin, self.history(), self.trails)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, SweetboxState) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self.position)

    def _identity(self) -> tuple[Any, ...]:
        game = self.get_game()
        return game, self.origin, self.history(), [self.trail(seat) for seat in range(game.players)]

    def current_player(self) -> int:
        return self.now.player

    def is_terminal(self) -> bool:
        return self.now.mask == 0

    def legal_actions(self, *player: int) -> list[int]:
        """As OpenSpiel's own, which asks four times who is to act before it asks for the moves."""
        if self.now.player >= 0 and player in ((), (self.now.player,)):
            return self._legal_actions(self.now.player)[:]
        return super().legal_actions(*player)  # type: ignore[no-any-return]

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.now.player:
            return self.position.legal(player)
        if self.now.legal is None:
            self.now.legal = self.position.legal(player)
        return self.now.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.undealt:
            return [(number, chance) for number, (_, chance) in enumerate(self.get_game().deals)]
        weights = self._weights()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def _weights(self) -> list[int]:
        if self.now.weights is None:
            self.now.weights = self.position.odds()
        return self.now.weights

    def _apply_action(self, action: int) -> None:
        player, position = self.now.player, self.position
        if self.undealt:
            game = self.get_game()
            position = Position.from_bytes(game.sweetbox, game.box, game.deals[action][0])
            self.undealt = False
        elif player == CHANCE_NODE:
            weights = self._weights()
            if not 0 <= action < len(weights) or not weights[action]:
                raise ValueError(f"expected an outcome that can happen, got {action}")
            position.happen(action)
        else:
            # Compiled rules check no index: an illegal move could write anywhere.
            if action not in self._legal_actions(player):
                raise self.glimpse(player).refusal(action)
            position.play(player, action)
        self.come_to(position)
        self.trails.past.append(bytes(position))

    def _action_to_string(self, player: int, action: int) -> str:
        notation, position = self.position.game.notation, self.position
        if self.undealt:
            return f"deal {action}"
        if player == pyspiel.PlayerId.CHANCE:
            return notation.outcome_text(position.box, position.table, action)
        return notation.move_text(position.box, action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.position.seats
        return rewards(self.position.seats, 0, self.position.result())

    def __str__(self) -> str:
        return f"undealt {self.position.line}" if self.undealt else self.position.line

    def glimpse(self, seat: int) -> Glimpse:
        """What a seat may know; -1: a spectator. The same object until the next event."""
        if seat not in self.now.glimpses:
            self.now.glimpses[seat] = self.position.hidden(seat)
        return self.now.glimpses[seat]

    def trail(self, seat: int) -> Trail:
        """Everything the seat has seen: its information state."""
        return self.trails.of(self.position, seat)

    def recalled(self, seat: int) -> np.ndarray[Any, Any]:
        """The same as numbers, (recall, OBSERVATION): what the seat observed in each of the moments that it could tell apart, from
        first to last; the rest is zero. ValueError if there is no room for all of them."""
        game = self.get_game()
        game.check_recall()
        self.trail(seat)
        seen = self.trails.seen[seat]
        if len(seen) > game.recall:
            raise ValueError(f"recall: seat {seat} has seen more than the {game.recall} moments that this game was loaded with")
        numbers = np.zeros(game.information_state_tensor_shape(), np.float32)
        for number, glimpse in enumerate(seen):
            table = self.position.game.rules.Table.from_buffer_copy(glimpse)
            numbers[number] = Glimpse(self.position.game, self.position.box, table, seat).observe()
        return numbers

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        self.get_game().check_recall()
        return self.recalled(self._viewer(player)).ravel().tolist()  # type: ignore[no-any-return]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """As OpenSpiel's own, which lays out and observes another match in each call, to learn how many numbers there are."""
        return np.frombuffer(self.glimpse(self._viewer(player)).observe(), np.int16).astype(float).tolist()  # type: ignore[no-any-return]

    def _viewer(self, player: int | None) -> int:
        """The player who is asked about, by default the one to act. SpielError if there is none of that number."""
        viewer = self.now.player if player is None else player
        if not 0 <= viewer < self.position.seats:
            raise pyspiel.SpielError(f"expected a player from 0 to {self.position.seats - 1}, got {viewer}")
        return viewer

    def resample(self, player: int, seed: int) -> "SweetboxState":
        """Another state that the player cannot tell from this one: what it does not know is dealt again.

        It keeps nothing of the truth, not even the history: only the player's own trail, and who has already chosen in an open
        step, which everybody knows; their choices are drawn from their legal moves. The other players' trails begin here.
        """
        rng = new_rng(seed)
        deal = self.glimpse(player).imagined(rng)
        owing = self.now.mask
        while owing > 0 and deal.mask & ~owing:
            seat = lowest(deal.mask & ~owing)
            moves = deal.legal(seat)
            deal.play(seat, moves[below(rng, len(moves))])
        game = self.get_game()
        other: SweetboxState = game.new_initial_state()
        other.origin, other.undealt = bytes(deal), False
        other.come_to(deal)
        other.trails = Trails(deal, game)
        other.trails.trails[player] = self.trail(player)
        other.trails.seen[player] = self.trails.seen[player].first(self.trails.recall + 1)
        return other

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> "SweetboxState":
        """The same under OpenSpiel's own name; the sampler gives numbers from 0 to 1."""
        return self.resample(player_id, int(sampler() * 2**53))


def _state(game: SweetboxGame, origin: bytes | None, history: list[int], trails: Trails) -> SweetboxState:
    """A state that was pickled."""
    state = game.new_initial_state()
    if origin is not None:
        state.origin, state.undealt = origin, False
        state.come_to(Position.from_bytes(game.sweetbox, game.box, origin))
    for action in history:
        state.apply_action(action)
    state.trails = trails
    return state


def resampler(seed: int = 0) -> Callable[[SweetboxState, int], SweetboxState]:
    """For `ISMCTSBot.set_resampler`: each call deals again, the same numbers for the same seed."""
    count = 0

    def again(state: SweetboxState, player: int) -> SweetboxState:
        nonlocal count
        count += 1
        return state.resample(player, seed * 2**40 + count)

    return again


# ---- Observations ----


class SweetboxObserver:
    """What a player observes: with perfect recall its trail, as text and, if the game has room for it, as numbers; without perfect
    recall its glimpse, as text and as numbers."""

    def __init__(self, game: SweetboxGame, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("expected what one player sees, or what all see, got the private information of all players")
        self._trail = kind.perfect_recall
        self._public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor, self.dict = None, {}
        if not self._trail or (game.recall and not self._public):  # nobody keeps what all have seen
            shape = game.information_state_tensor_shape() if self._trail else [game.sweetbox.judge.OBSERVATION]
            self.tensor = np.zeros(math.prod(shape), np.float32)
            self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: SweetboxState, player: int) -> None:
        if self.tensor is None:
            return
        if self._trail:
            self.tensor[:] = state.recalled(player).ravel()
        else:
            self.tensor[:] = state.glimpse(SPECTATOR if self._public else player).observe(player)

    def string_from(self, state: SweetboxState, player: int) -> str:
        if self._trail and not self._public:
            return state.trail(player).chain.hex()
        # Every field: the game's own line may leave out what a glimpse lacks.
        return to_line(state.glimpse(SPECTATOR if self._public else player).table)


# ---- Registration ----


def register(of: Game) -> str:
    """Register a game for `pyspiel.load_game`; returns its name there."""
    name = short_name(of)
    if name not in pyspiel.registered_names():
        made = type(f"Sweetbox_{of.name}", (SweetboxGame,), {"sweetbox": of})
        pyspiel.register_game(game_type(of, of.seats[1]), made)
    return name


for _name in finished_games():
    register(game_named(_name))
