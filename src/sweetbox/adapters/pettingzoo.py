"""PettingZoo: every game as an AEC environment, and as a native parallel one.

    env = sweetbox.adapters.pettingzoo.env("sweet_nose", seats=4)
    env = sweetbox.adapters.pettingzoo.parallel_env("sweet_nose", seats=4)

An observation is `{"observation": int16 numbers, "action_mask": 0 or 1 for each action}`. An action is a move's number; the
parallel environment has one more, `wait`, the only legal one for a seat that has no move to make. Rewards are given at the end: 1 /
winners for each winner, minus 1 / seats; with a single seat, the points.

In the middle of a match an environment can be copied (`copy.deepcopy`), pickled, and saved as text (`save`, `restore`).
"""

import json
from typing import Any, Self

import msgspec

from sweetbox.extras import needs

with needs("pettingzoo"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv, ParallelEnv

from sweetbox.adapters.sitting import RENDER_MODES, OneMatch, SavedSitting, Sitting, parse_saved, what_is_played
from sweetbox.engines.batch import check_illegal
from sweetbox.engines.observation import observation_bounds
from sweetbox.kernel.game import Game
from sweetbox.kernel.match import Match


def env(name: str | Game, **options: Any) -> "SweetboxAEC":
    """The game as an AEC environment: see `Common` for the parameters."""
    return SweetboxAEC(name, **options)


def parallel_env(name: str | Game, **options: Any) -> "SweetboxParallel":
    """The game as a parallel environment: see `Common` for the parameters."""
    return SweetboxParallel(name, **options)


raw_env = env


class Saved(msgspec.Struct):
    """An environment in the middle of a match, as text."""

    game: str
    seats: int
    options: dict[str, bool | int | str]
    edition: dict[str, Any] | None
    illegal: str
    render_mode: str | None
    random: str | None  # the state of the generator that match seeds come from: its numbers have up to 128 bits
    sitting: SavedSitting | None  # None before the first reset
    agents: list[int]
    left: list[float]  # of each agent: the reward that it has not received yet
    selected: int | None


class Common(OneMatch):
    """What both kinds share. name: of the game. seats: the number of players, by default the fewest; illegal: `raise` or `forfeit`;
    render_mode: None, `human` or `ansi`; edition: other components; everything else is an option of the game."""

    WAIT = 0  # 1 where `wait` is an action

    def __init__(
        self,
        name: str | Game,
        seats: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
        edition: dict[str, Any] | None = None,
        **options: Any,
    ) -> None:
        self.game, self.seats, self.options = what_is_played(name, seats, options, edition)
        self.edition = edition
        self.illegal = check_illegal(illegal)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode: expected None or one of {RENDER_MODES}, got {render_mode!r}")
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{self.game.name}_v{self.game.facts.version}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": True,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.actions = self.game.rules.MOVES + self.WAIT
        lowest, highest = observation_bounds(self.game)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(lowest, highest, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (self.actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.actions) for agent in self.possible_agents}
        self._random: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _new_match(self, seed: int | None) -> Match:
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        match_seed = int(self._random.integers(2**62))
        return self.game.new_match(self.seats, match_seed, (), self.edition, **self.options)

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        seat = self.possible_agents.index(agent)
        return {"observation": self._now.observe(seat), "action_mask": self._now.mask(seat, bool(self.WAIT))}

    def close(self) -> None:
        """Nothing to close."""

    # ---- Saving ----

    def save(self) -> str:
        """The environment as text, in mid-match or before. It contains the whole truth: not for agents."""
        selected, left = self._standing()
        state = None if self._random is None else json.dumps(self._random.bit_generator.state)
        saved = Saved(
            game=self.game.name,
            seats=self.seats,
            options=self.options,
            edition=self.edition,
            illegal=self.illegal,
            render_mode=self.render_mode,
            random=state,
            sitting=None if self.sitting is None else self.sitting.save(),
            agents=[self.possible_agents.index(agent) for agent in self.agents],
            left=left,
            selected=selected,
        )
        return msgspec.json.encode(saved).decode()

    @classmethod
    def restore(cls, text: str | bytes) -> Self:
        """The environment from a saved text. ValueError or MatchFileError if it is not one, or was changed."""
        saved: Saved = parse_saved(text, Saved)
        env = cls(saved.game, saved.seats, saved.illegal, saved.render_mode, saved.edition, **saved.options)
        if saved.random is not None:
            env._random = np.random.default_rng()
            env._random.bit_generator.state = json.loads(saved.random)
        if saved.sitting is not None:
            env.sitting = Sitting.restore(saved.sitting, saved.illegal)
        env.agents = [env.possible_agents[seat] for seat in saved.agents]
        env._stand(saved.selected, saved.left)
        return env

    def _standing(self) -> tuple[int | None, list[float]]:
        return None, []

    def _stand(self, selected: int | None, left: list[float]) -> None:
        return


class SweetboxAEC(Common, AECEnv[str, Any, Any]):
    """One seat acts at a time: the lowest that has to move. In a simultaneous step nobody sees what the others chose."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.start_at(self._new_match(seed))

    def start_at(self, match: Match) -> None:
        """As `reset`, but with this match: one that begins at a position of your own, for instance."""
        self.sitting = Sitting(match, self.illegal)
        self.agents = list(self.possible_agents)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self._tell()

    def _tell(self) -> None:
        """Fill in what AEC wants to know about every agent."""
        now, over = self._now, self._now.over
        rewards = now.rewards()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.rewards = {agent: rewards[self.possible_agents.index(agent)] for agent in self.agents}
        self.infos = {agent: now.info(self.possible_agents.index(agent)) for agent in self.agents}
        self.agent_selection = self.agents[0] if over else self.possible_agents[min(now.owing)]

    def step(self, action: Any) -> None:
        agent, now = self.agent_selection, self._now
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        now.play_one(self.possible_agents.index(agent), action)
        if owing := now.owing:  # nothing else changes before the end
            self.agent_selection = self.possible_agents[min(owing)]
        else:
            self._tell()
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _standing(self) -> tuple[int | None, list[float]]:
        if self.sitting is None or not self.agents:
            return None, []
        return self.possible_agents.index(self.agent_selection), [self._cumulative_rewards[agent] for agent in self.agents]

    def _stand(self, selected: int | None, left: list[float]) -> None:
        if self.sitting is None:
            return
        self._cumulative_rewards = dict(zip(self.agents, left, strict=True))
        if not self.agents:
            self.rewards, self.terminations, self.truncations, self.infos = {}, {}, {}, {}
            return
        self._tell()
        if selected is not None:
            self.agent_selection = self.possible_agents[selected]
        if len(self.agents) < len(self.possible_agents):  # some have left: their rewards were given before
            self.rewards = dict.fromkeys(self.agents, 0.0)


class SweetboxParallel(Common, ParallelEnv[str, Any, Any]):
    """All agents act at once: a seat that has to move does so, every other must `wait` (the last action)."""

    WAIT = 1

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        return self.start_at(self._new_match(seed))

    def start_at(self, match: Match) -> tuple[dict[str, Any], dict[str, Any]]:
        """As `reset`, but with this match: one that begins at a position of your own, for instance."""
        self.sitting = Sitting(match, self.illegal)
        self.agents = list(self.possible_agents)
        return self._observations(), self._infos()

    def _observations(self) -> dict[str, Any]:
        return {agent: self.observe(agent) for agent in self.agents}

    def _infos(self) -> dict[str, Any]:
        return {agent: self._now.info(self.possible_agents.index(agent)) for agent in self.agents}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        if set(actions) != set(self.agents):
            raise ValueError(f"expected an action of each of {self.agents}, got {sorted(actions)}")
        owing = self._now.owing
        given = {self.possible_agents.index(agent): action for agent, action in actions.items()}
        # A seat that has no move to make must wait; any other action of it, or waiting instead of moving, is illegal.
        self._now.play({seat: action for seat, action in given.items() if seat in owing or action != self.game.rules.MOVES})
        told = self.agents
        rewards, over = self._now.rewards(), self._now.over
        result = (
            self._observations(),
            {agent: rewards[self.possible_agents.index(agent)] for agent in told},
            dict.fromkeys(told, over),
            dict.fromkeys(told, False),
            self._infos(),
        )
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def state(self) -> np.ndarray[Any, Any]:
        raise NotImplementedError("a state of everything would show agents what they may not know; observe seats instead")
