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

from collections.abc import Iterator
from typing import Any

from ludoteca.extras import require

require("pettingzoo", "rl")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402

from ludoteca.kernel.game import Game  # noqa: E402
from ludoteca.rl import spaces as shaped  # noqa: E402
from ludoteca.rl.observation import observe  # noqa: E402
from ludoteca.rl.turns import next_decision  # noqa: E402


def env(game: Game | str, **options: Any) -> AECEnv:
    """Make the environment of a game, guarded: an illegal action ends it, -1 for whoever chose it.

    `options` are those of `LudotecaEnv`, and the settings of the game (`decks=[…]`, `scenario="5"`).
    """
    return GuardedEnv(game, **options)


class LudotecaEnv(shaped.Playing, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A match as an environment; `env` makes it guarded."""

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


class GuardedEnv(LudotecaEnv):
    """The same with what PettingZoo's usual wrappers do, in one piece: around each other they take longer than a game.

    Nothing can be asked before the first reset, actions outside of the space are refused, one that is not legal ends
    the match, and a loop over `agent_iter` that does not step is an error.
    """

    def __init__(self, game: Game | str, **options: Any) -> None:
        super().__init__(game, **options)
        del self.agents  # there are none before a match begins
        self.has_moved = False
        """Whether anything was chosen since an agent was last given out."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        super().reset(seed, options)
        self.has_moved = True

    def observe(self, agent: str) -> dict[str, Any]:
        if self.match is None:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> Any:
        if self.match is None:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Give out the agent that is selected, again and again, as long as there are any."""
        if self.match is None:
            EnvLogger.error_agent_iter_before_reset()
        return self._selected_agents(max_iter)

    def _selected_agents(self, left: int) -> Iterator[str]:
        while self.agents and left > 0:
            left -= 1
            assert self.has_moved, "need to call step() or reset() in a loop over `agent_iter`"
            self.has_moved = False
            yield self.agent_selection

    def step(self, action: int | None) -> None:
        if self.match is None:
            EnvLogger.error_step_before_reset()
        self.has_moved = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if not self.terminations[agent] and not self.truncations[agent]:
            inside = type(action) is int and 0 <= action < self.spec.max_options  # what most choose, found sooner
            assert inside or self.action_spaces[agent].contains(action), "action is not in action space"
            decision = self.open_match.decision_of(self._seat_of[agent])
            if decision is not None and action is not None and not action < len(decision.raws):
                self._end_for(agent)
                return
        super().step(action)

    def _end_for(self, agent: str) -> None:
        """End all at once, because this agent has chosen what is not legal."""
        EnvLogger.warn_on_illegal_move()
        self._cumulative_rewards[agent] = 0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0)
        self.rewards[agent] = -1
        self._accumulate_rewards()
        self._deads_step_first()
