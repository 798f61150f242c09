"""The games for PettingZoo: agents that are asked one after another (AEC).

>>> from ludoteca.rl import pettingzoo
>>> env = pettingzoo.env("lyon")
>>> env.reset(seed=7)
>>> env.agent_selection, env.possible_agents
('seat_0', ['seat_0', 'seat_1'])

An action is the place of an option in the decision that the agent is asked, and `action_mask` tells how many there are.
Agents are selected as they are asked. Where several are asked at once they answer in turn, each finishing the action
that it has begun (`turns`). Rewards come at the end: 1 for those who won, -1 for those who lost, 0 for a draw.
"""

from __future__ import annotations

from typing import Any

from ludoteca.extras import require

require("pettingzoo", "rl")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from ludoteca.kernel.game import Game  # noqa: E402
from ludoteca.rl import spaces as shaped  # noqa: E402
from ludoteca.rl.observation import observe  # noqa: E402
from ludoteca.rl.turns import next_decision  # noqa: E402


def env(game: Game | str, **options: Any) -> AECEnv:
    """Make the environment of a game, with the usual wrappers: an illegal action ends it, -1 for whoever chose it.

    `options` are those of `LudotecaEnv`, and the settings of the game (`decks=[…]`, `scenario="5"`).
    """
    made: AECEnv = LudotecaEnv(game, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class LudotecaEnv(shaped.Playing, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A match as an environment; `env` makes it with the usual wrappers."""

    def __init__(self, game: Game | str, **options: Any) -> None:
        """Make an environment; `options` are those of `spaces.Playing.set_up`, and the settings of the game."""
        super().__init__()
        self.set_up(game, **options)
        self.metadata = {
            "render_modes": list(shaped.RENDER_MODES),
            "name": f"ludoteca_{self.game.key}_v0",
            "is_parallelizable": False,
        }
        self.spec = self.layout
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.spec.max_options) for agent in self.possible_agents}

    def _observation_space(self) -> spaces.Dict:
        parts = {"observation": shaped.observation_space(self.spec), "action_mask": shaped.mask_space(self.spec)}
        return spaces.Dict(parts)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: with a seed always the same one, and without the next of those that follow from the last."""
        self.match = self.game.new(seats=self.seats, seed=self._seeds.next(seed), **self.settings)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(-1)

    def _select(self, last: int) -> None:
        """Let the agent that is asked next be the one selected."""
        decision = next_decision(self.open_match, last)
        if decision is None:
            return
        self.agent_selection = self.possible_agents[decision.seat]
        if self.labels:
            self.infos[self.agent_selection] = shaped.words_for(decision, self.labels)

    def observe(self, agent: str) -> dict[str, Any]:
        """Tell what an agent knows, and what it may do now: nothing, if it is not its turn."""
        observe(self.open_match, self._seat_of[agent], self._buffers)
        mask = self._buffers.mask.copy()
        if agent != self.agent_selection:
            mask[:] = 0
        return {"observation": shaped.arrays(self._buffers), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Make the choice of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match, seat = self.open_match, self._seat_of[agent]
        decision = match.decision_of(seat)
        if decision is None or action is None or not 0 <= int(action) < len(decision.options):
            raise ValueError(f"{agent} may not choose {action}: see action_mask")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos[agent] = {}
        match.choose_raw(seat, decision.raws[int(action)])
        self._note_end()
        self._accumulate_rewards()
        self._select(seat)

    def _note_end(self) -> None:
        """Give rewards and end all agents at once, if the match is over or has taken too long."""
        match = self.open_match
        if match.outcome is not None:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = {agent: match.result_for(self._seat_of[agent]) for agent in self.agents}
        elif match.step >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)

    def close(self) -> None:
        """Forget the match."""
        self.match = None

    def __str__(self) -> str:
        return str(self.metadata["name"])
