"""Observations and choices as spaces of gymnasium, and environments' common habits."""

from __future__ import annotations

from random import Random
from typing import Any

from ludoteca.extras import require

require("gymnasium", "rl")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402

from ludoteca.kernel import asking  # noqa: E402
from ludoteca.kernel.contract import Decision, Match  # noqa: E402
from ludoteca.kernel.game import Game  # noqa: E402
from ludoteca.kernel.texts import with_names  # noqa: E402
from ludoteca.library import game as find_game  # noqa: E402
from ludoteca.rl.observation import Buffers, Spec  # noqa: E402

RENDER_MODES = ("svg", "ansi")
LONGEST = 100_000
"""Choices after which a match is cut off, unless somebody says otherwise: far more than any match takes."""


def observation_space(spec: Spec) -> spaces.Dict:
    """Return the space of the arrays of numbers."""
    return spaces.Dict({name: numbers(spec.shapes[name]) for name in ("entities", "globals", "options")})


def mask_space(spec: Spec) -> spaces.Box:
    return spaces.Box(0, 1, spec.shapes["mask"], np.int8)


def numbers(shape: tuple[int, ...]) -> spaces.Box:
    bounds = np.iinfo(np.int32)
    return spaces.Box(int(bounds.min), int(bounds.max), shape, np.int32)


def arrays(buffers: Buffers) -> dict[str, Any]:
    """Return copies of the arrays of numbers, by their names."""
    return {
        "entities": buffers.entities.copy(),
        "globals": buffers.globals.copy(),
        "options": buffers.options.copy(),
    }


class Seeds:
    """Seeds of matches, one after another: the same ones after the same seed."""

    def __init__(self) -> None:
        self._rng = Random()

    def next(self, seed: int | None) -> int:
        """Return the seed itself where there is one, else the next of those that follow from the last one."""
        if seed is not None:
            self._rng = Random(seed)
            return seed
        return self._rng.getrandbits(48)


class Playing:
    """What the environments have in common: a game with its settings, the match being played, and how it is shown."""

    def set_up(
        self,
        game: Game | str,
        seats: int = 0,
        render_mode: str | None = None,
        labels: str = "",
        max_options: int = 0,
        max_rows: int = 0,
        max_steps: int = LONGEST,
        **settings: Any,
    ) -> None:
        """Get ready: `seats` is how many play (0: as many as usual); the rest of `settings` are those of the game.

        With `labels="en"` (or "it") infos have what is asked, and a label for each action. A match is cut off after
        `max_steps` choices. `render_mode` is "svg" or "ansi"; `max_options` and `max_rows` make room for more than
        usual.
        """
        self.game = find_game(game) if isinstance(game, str) else game
        self.settings = settings
        self.seats = self.game.new(seats=seats, seed=0, **settings).seats
        self.render_mode = checked_mode(render_mode)
        self.labels = labels
        self.max_steps = max_steps
        self.match: Match | None = None
        self.layout = Spec.of(self.game, max_rows, max_options)
        self._buffers = self.layout.buffers()
        self._seeds = Seeds()

    @property
    def open_match(self) -> Match:
        """The match being played; raises `RuntimeError` before the first reset."""
        if self.match is None:
            raise RuntimeError("no match yet: call reset() first")
        return self.match

    def render(self) -> Any:
        """Show the match as a spectator sees it, in the way that was asked for."""
        return rendered(self.open_match, self.render_mode, self.labels or "en") if self.render_mode else None


def words_for(decision: Decision | None, lang: str) -> dict[str, Any]:
    """Say what is asked and what the options are, for people who look on."""
    if decision is None or not lang:
        return {}
    return {"prompt": decision.prompt.say(lang), "labels": [option.label(lang) for option in decision.options]}


def rendered(match: Match, mode: str, lang: str) -> str:
    """Show a match as a spectator sees it: as a picture, or in words."""
    view = match.view(None)
    if mode == "svg":
        return asking.draw(match.game, view, [], lang)
    names = [f"seat_{seat}" for seat in range(match.seats)]
    return with_names("\n".join(asking.describe(match.game, view, lang)), names)


def checked_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode
