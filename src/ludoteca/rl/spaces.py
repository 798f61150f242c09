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
from ludoteca.kernel.texts import with_names  # noqa: E402
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
