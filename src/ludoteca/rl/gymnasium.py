"""The games for Gymnasium: one seat against bots, or a cooperative game alone.

>>> import gymnasium
>>> import ludoteca.rl.gymnasium
>>> env = gymnasium.make("Ludoteca/Lyon-v0", opponent="random")
>>> observation, info = env.reset(seed=7)
>>> observation, reward, terminated, truncated, info = env.step(0)

To import this module registers `Ludoteca/Lyon-v0`, `Lorcana`, `Arena`, `Kingdom` and `Synchro`. An action is the place
of an option in the decision that is asked; `action_mask` tells how many there are, and an action that is none ends the
match, -1. Which seat is played follows from the seed, so that every seat has its turn, unless `seat` says so.
"""

from __future__ import annotations

from random import Random
from typing import Any

from ludoteca.extras import require

require("gymnasium", "rl")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402

from ludoteca import bots  # noqa: E402
from ludoteca.kernel.contract import Decision  # noqa: E402
from ludoteca.kernel.game import Game  # noqa: E402
from ludoteca.rl import spaces as shaped  # noqa: E402
from ludoteca.rl.observation import observe  # noqa: E402
from ludoteca.rl.turns import next_decision  # noqa: E402

ALONE = "alone"
"""As an opponent: there is none, and one agent answers for every seat. For cooperative games, where it is the usual."""
REGISTERED = ("lyon", "lorcana", "arena", "kingdom", "synchro")


class SeatEnv(shaped.Playing, gymnasium.Env[dict[str, Any], Any]):
    """A match as one of its seats plays it."""

    metadata = {"render_modes": list(shaped.RENDER_MODES)}

    def __init__(self, game: Game | str, opponent: str = "", seat: int | None = None, **options: Any) -> None:
        """Make an environment.

        The other seats are played by a bot, `opponent` ("random", "greedy", "search", "strong"); in a cooperative game
        they can be played by the same agent ("alone", the usual there). `seat` is the seat to play; None: another one
        from seed to seed. The other `options` are those of `spaces.Playing.set_up`, and the settings of the game.
        """
        self.set_up(game, **options)
        self.opponent = checked_opponent(self.game, opponent)
        if seat is not None and not 0 <= seat < self.seats:
            raise ValueError(f"seat is from 0 to {self.seats - 1}, not {seat}")
        self.fixed_seat = seat
        self.seat = seat or 0
        """The seat being played; of a game played alone the one that is asked."""
        self._others: list[bots.Bot] = []
        self._rng = Random()
        parts = {**shaped.observation_space(self.layout).spaces, "action_mask": shaped.mask_space(self.layout)}
        self.observation_space = spaces.Dict(parts)
        self.action_space = spaces.Discrete(self.layout.max_options)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a match and let the others play until the agent is asked."""
        super().reset(seed=seed)
        drawn = self._seeds.next(seed)
        self._rng = Random(drawn)
        self.match = self.game.new(seats=self.seats, seed=drawn, **self.settings)
        self.seat = drawn % self.seats if self.fixed_seat is None else self.fixed_seat
        if self.opponent != ALONE:
            self._others = [bots.make(self.opponent, self._rng.getrandbits(32)) for _ in range(self.seats)]
        decision = self._until_asked(-1)
        return self._observation(), self._info(decision)

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make a choice and let the others play until the agent is asked again, or the match is over."""
        match = self.open_match
        decision = match.decision_of(self.seat)
        if decision is None:
            raise RuntimeError("the match is over: call reset() first")
        if not 0 <= int(action) < len(decision.options):
            return self._observation(), -1.0, True, False, {**self._info(decision), "illegal": True}
        match.choose_raw(self.seat, decision.raws[int(action)])
        answered = self._until_asked(self.seat)
        over = match.outcome is not None
        cut_off = not over and match.step >= self.max_steps
        return self._observation(), match.result_for(self.seat), over, cut_off, self._info(answered)

    def _until_asked(self, last: int) -> Decision | None:
        """Let the others answer until the agent is asked; return what it is asked, None if the match is over."""
        match = self.open_match
        decision = next_decision(match, last)
        if self.opponent == ALONE:
            self.seat = decision.seat if decision is not None else self.seat
            return decision
        while decision is not None and decision.seat != self.seat and match.step < self.max_steps:
            option = bots.ask(self._others[decision.seat], match, decision.seat, self._rng)
            match.choose_raw(decision.seat, option.raw)
            decision = next_decision(match, decision.seat)
        return decision

    def _observation(self) -> dict[str, Any]:
        observe(self.open_match, self.seat, self._buffers)
        return {**shaped.arrays(self._buffers), "action_mask": self._buffers.mask.copy()}

    def _info(self, decision: Decision | None) -> dict[str, Any]:
        return {"seat": self.seat, **shaped.words_for(decision, self.labels)}


def checked_opponent(game: Game, opponent: str) -> str:
    """Return who plays the other seats."""
    known = (*bots.EVERYBODY, ALONE) if game.cooperative else bots.EVERYBODY
    wanted = opponent or (ALONE if game.cooperative else "random")
    if wanted not in known and not bots.is_known(wanted):
        raise ValueError(f"opponent is one of {', '.join(known)} in {game.key}, not {opponent!r}")
    return wanted


def register() -> None:
    """Make the games known to `gymnasium.make`."""
    for key in REGISTERED:
        name = f"Ludoteca/{key.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point="ludoteca.rl.gymnasium:SeatEnv", kwargs={"game": key})


register()
