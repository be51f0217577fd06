"""Gymnasium: one seat of a game against given bots, as a single environment or as many in one batch.

    import sweetbox.adapters.gymnasium                                      registers the games
    env = gymnasium.make("sweetbox/biscuit_pockets-v1", bots="greedy")
    envs = gymnasium.make_vec("sweetbox/biscuit_pockets-v1", num_envs=64, vectorization_mode="vector_entry_point")

An observation is the seat's int16 numbers; `info["action_mask"]` and `env.action_masks()` say which moves are legal. The reward is
given at the end: 1 / winners for a winner, minus 1 / seats; with a single seat, the points.
"""

from collections.abc import Sequence
from typing import Any

from sweetbox.extras import needs

with needs("gymnasium"):
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray

from sweetbox.adapters.sitting import RENDER_MODES, Observed, OneMatch, Sitting, what_is_played
from sweetbox.bots.bot import Bot, Turn
from sweetbox.bots.registry import bot as bot_named
from sweetbox.engines.batch import Batch, check_illegal, whole_numbers
from sweetbox.engines.observation import observation_bounds
from sweetbox.engines.players import RANDOM, Players
from sweetbox.kernel.drivers import NO_MOVE
from sweetbox.kernel.game import Game
from sweetbox.kernel.registry import all_games
from sweetbox.kernel.registry import game as game_named

MOST = 2**62  # seeds are drawn below this


def observation_space(game: Game) -> "spaces.Box[Any]":  # a string: Box is generic only since Gymnasium 1.4
    """Each number with its range; the range of a category is what it can name."""
    return spaces.Box(*observation_bounds(game), dtype=np.int16)


def check_bots(bots: str | Bot | Sequence[str | Bot], seats: int) -> list[str | Bot]:
    """One opponent for all other seats, or one for each of them, in seat order after the learner's."""
    given = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * (seats - 1)
    if len(given) != seats - 1:
        raise ValueError(f"bots: expected one, or {seats - 1} for {seats} seats, got {len(given)}")
    return given


class SeatEnv(OneMatch, gymnasium.Env[NDArray[np.int16], np.int64]):
    """name: of the game. seats: the number of players, by default the fewest; seat: the learner's, None: each in turn, a new one
    for each match; bots: who plays the others, a name such as `greedy` or one for each, starting at the learner's left; illegal:
    `raise` or `forfeit`; edition: other components; everything else is an option of the game."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        name: str | Game,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | Bot | Sequence[str | Bot] = RANDOM,
        illegal: str = "raise",
        render_mode: str | None = None,
        edition: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.game, self.seats, self.options = what_is_played(name, seats, options, edition)
        self.edition = edition
        self.render_mode = render_mode
        self.illegal = check_illegal(illegal)
        self._fixed = check_seat(seat, self.seats)
        self.seat = 0 if seat is None else seat
        self._bots = [bot_named(spec) if isinstance(spec, str) else spec for spec in check_bots(bots, self.seats)]
        self._matches = 0
        self.observation_space = observation_space(self.game)
        self.action_space = spaces.Discrete(self.game.rules.MOVES)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[NDArray[np.int16], dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None:
            self._matches = 0
        if self._fixed is None:
            self.seat = self._matches % self.seats
        self._matches += 1
        self._begin()
        while self._now.over:  # before the learner had a move to make
            self._begin()
        return self._now.observe(self.seat), self.info()

    def _begin(self) -> None:
        match_seed, self._bot_seed = (int(self.np_random.integers(MOST)) for _ in range(2))
        match = self.game.new_match(self.seats, match_seed, (), self.edition, **self.options)
        self.sitting = Sitting(match, self.illegal)
        self._let_others_play()

    def _let_others_play(self) -> None:
        """Until the learner has to move or the match is over. In an open step they do not see what the learner chose."""
        match = self._now.match
        while not self._now.over and self.seat not in match.to_act:
            other = min(match.to_act)
            turn = Turn.of(match, other, self._bot_seed)
            match.play(other, self._bots[(other - self.seat) % self.seats - 1].choose(turn).move)

    def info(self) -> dict[str, Any]:
        """What `reset` and `step` return in addition to the observation."""
        return {"action_mask": self._now.mask(self.seat), "seat": self.seat, **self._now.info(self.seat)}

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal moves, by the name that sb3-contrib asks for."""
        return self._now.mask(self.seat).astype(np.bool_)

    def step(self, action: Any) -> tuple[NDArray[np.int16], float, bool, bool, dict[str, Any]]:
        self._now.play({self.seat: action})
        self._let_others_play()
        reward = self._now.rewards()[self.seat]
        return self._now.observe(self.seat), reward, self._now.over, False, self.info()


def check_seat(seat: int | None, seats: int) -> int | None:
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"seat: expected None or 0 to {seats - 1}, got {seat}")
    return seat


class SeatVectorEnv(Observed, VectorEnv[NDArray[np.int16], NDArray[np.int64], NDArray[Any]]):
    """Many matches on the batched engine, the learner at one seat of each. As SeatEnv, and:

    engine: `cpu` or `python`; threads; autoreset_mode: `NextStep` (the step after the end lays out the next match), `SameStep`
    (the ending step does; `info["final_obs"]` is what was last seen), `Disabled` (`reset(options={"reset_mask": …})` does).
    `reset(seed=n)` is `reset(seed=[n, n+1, …])`: what becomes of a match depends on its own seed and moves alone. The opponents
    `random` and `greedy` are played by the engine; any other bot is asked table by table, and gets no log.
    """

    def __init__(
        self,
        name: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | Bot | Sequence[str | Bot] = RANDOM,
        illegal: str = "raise",
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        engine: str = "cpu",
        threads: int = 1,
        render_mode: str | None = None,
        edition: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        """Eleven parameters: `gymnasium.make_vec` hands each of them on by name."""
        super().__init__()
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"render_modes": ["ansi"], "autoreset_mode": self.autoreset_mode}
        self.render_mode = render_mode
        self.batch = Batch(
            name, num_envs, engine, seats=seats, autoreset=False, illegal=illegal, threads=threads, edition=edition, **options
        )
        self.game, self.num_envs, self.seats = self.batch.game, num_envs, self.batch.seats
        self._fixed = check_seat(seat, self.seats)
        self.seat = np.full(num_envs, 0 if seat is None else seat, np.int64)  # the learner's, in each match
        specs = check_bots(bots, self.seats)
        self.batch.players = players = Players(num_envs, self.seats)
        at_table = [0, *(players.number(spec) for spec in specs)]  # from the learner's seat on
        self._seatings = np.array([np.roll(at_table, place) for place in range(self.seats)])  # by the learner's seat
        players.seat(self._seatings[self.seat])
        self._matches = np.zeros(num_envs, np.int64)
        self._over = np.zeros(num_envs, np.bool_)
        self._seeded = False
        self.single_observation_space = observation_space(self.game)
        self.single_action_space = spaces.Discrete(self.game.rules.MOVES)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    # ---- Beginning ----

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int16], dict[str, Any]]:
        chosen = np.ones(self.num_envs, np.bool_)
        if options is not None and "reset_mask" in options:
            chosen = np.asarray(options["reset_mask"])
            if chosen.shape != (self.num_envs,) or chosen.dtype != np.bool_:
                raise ValueError(f"reset_mask: expected {self.num_envs} booleans, got {chosen.dtype} of shape {chosen.shape}")
        self._seed(seed, chosen)
        self._begin(chosen)
        return self.observe(), self.info()

    def _seed(self, seed: int | list[int | None] | None, chosen: NDArray[np.bool_]) -> None:
        """Start the random numbers of the chosen rows that have a seed; without any, continue, or begin with the system's."""
        given: list[int | None]
        if isinstance(seed, list | tuple | np.ndarray):
            given = list(seed)
            if len(given) != self.num_envs:
                raise ValueError(f"seed: expected a number or {self.num_envs} of them, got {len(given)}")
        else:
            given = [None if seed is None else seed + row for row in range(self.num_envs)]
        if not self._seeded:
            given = [int(self.np_random.integers(MOST)) if each is None else each for each in given]
            chosen = np.ones(self.num_envs, np.bool_)
            self._seeded = True
        fresh = chosen & np.array([each is not None for each in given])
        self._matches[fresh] = 0
        self.batch.reseed([each or 0 for each in given], fresh)

    def _begin(self, chosen: NDArray[np.bool_]) -> None:
        if self._fixed is None:
            self.seat[chosen] = self._matches[chosen] % self.seats
            assert self.batch.players is not None
            self.batch.players.seat(self._seatings[self.seat[chosen]], chosen)
        self._matches[chosen] += 1
        self._over[chosen] = False
        self.batch.reset(which=chosen)

    # ---- What the learner gets ----

    def observe(self) -> NDArray[np.int16]:
        """(num_envs, OBSERVATION): what the learner sees of each match."""
        return self.batch.observe(self.seat)

    def action_masks(self) -> NDArray[np.bool_]:
        """(num_envs, MOVES): the legal moves."""
        return self.batch.legal(self.seat)

    def info(self) -> dict[str, Any]:
        present = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": self.action_masks().view(np.int8),
            "_action_mask": present,
            "seat": self.seat.copy(),
            "_seat": present.copy(),
        }

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.int16], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        if not self._seeded:
            raise ValueError("call reset() before step()")
        given = whole_numbers("actions", actions)
        ended = self._over.copy()
        if ended.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            raise ValueError(f"rows {np.flatnonzero(ended).tolist()} are over: reset them before the next step")
        none = ~ended & (given == NO_MOVE)  # for a batch no move; from a learner it is an illegal action like any other
        if none.any() and self.batch.illegal == "raise":
            row = int(np.flatnonzero(none)[0])
            raise self.batch.glimpse(row, int(self.seat[row])).refusal(NO_MOVE)
        given = np.where(none, self.batch.moves, given)
        made = self.batch.step(given, np.where(ended, -1, self.seat))
        rewards, over = made.rewards[np.arange(self.num_envs), self.seat], made.over
        infos: dict[str, Any] = {}
        if (made.forfeited != 0).any():
            infos["illegal"] = made.forfeited != 0
            infos["_illegal"] = over.copy()
        self._over = over.copy()
        if self.autoreset_mode == AutoresetMode.NEXT_STEP and ended.any():
            self._begin(ended)
        elif self.autoreset_mode == AutoresetMode.SAME_STEP and over.any():
            infos |= self._final(over, infos.get("illegal"))
            self._begin(over)
        return self.observe(), rewards, over, np.zeros(self.num_envs, np.bool_), {**infos, **self.info()}

    def _final(self, over: NDArray[np.bool_], illegal: NDArray[np.bool_] | None) -> dict[str, Any]:
        """The last observations and infos of the matches that end in this step, in the form of SyncVectorEnv."""
        seen, infos = self.observe(), self.info()
        observations = np.full(self.num_envs, None, dtype=object)
        for row in np.flatnonzero(over):
            observations[row] = seen[row]
        final = {**infos, "_action_mask": over.copy(), "_seat": over.copy()}
        if illegal is not None:
            final |= {"illegal": illegal, "_illegal": over.copy()}
        return {"final_obs": observations, "_final_obs": over.copy(), "final_info": final, "_final_info": over.copy()}

    def render(self) -> Any:
        """What a spectator sees of each match, in letters."""
        if self.render_mode != "ansi":
            return None
        glimpses = [self.batch.glimpse(row, -1) for row in range(self.num_envs)]
        return tuple("\n".join(glimpse.picture()) for glimpse in glimpses)


def env_id(game: Game) -> str:
    return f"sweetbox/{game.name}-v{game.facts.version}"


def register(game: Game) -> str:
    """Register a game for `gymnasium.make` and `make_vec`; returns its id."""
    if env_id(game) not in gymnasium.registry:
        gymnasium.register(
            env_id(game),
            entry_point="sweetbox.adapters.gymnasium:SeatEnv",
            vector_entry_point="sweetbox.adapters.gymnasium:SeatVectorEnv",
            kwargs={"name": game.name},
        )
    return env_id(game)


for _name in all_games():
    register(game_named(_name))
