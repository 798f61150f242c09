"""The glass of each Team: five shades from deep to bright, the cloth of its people, and the hue set against it."""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from ludoteca.games.lyon.shows.art.figures import Tones


class Palette(NamedTuple):
    glass: tuple[str, str, str, str, str]
    """From deep to bright."""
    cloth: Tones
    trim: Tones


TEAMS: Final = {
    "leoni": Palette(
        ("#5d1712", "#a3331c", "#d8702a", "#f4ae3e", "#ffe49a"),
        ("#ff9d72", "#cf3f26", "#7d1a16"),
        ("#a9d4ff", "#3f78c4", "#1d3f7d"),
    ),
    "notturni": Palette(
        ("#1a1038", "#352163", "#5b3b98", "#8f68c9", "#d6bdf4"),
        ("#c79dff", "#7342b4", "#3a1d6b"),
        ("#c6f5a8", "#5fae58", "#2d6435"),
    ),
    "corsari": Palette(
        ("#0c2c52", "#1a5489", "#3489bf", "#7cc8e2", "#d9f6f7"),
        ("#8fd0ff", "#2b76bd", "#143f74"),
        ("#ffd79a", "#ec8c35", "#9c4a15"),
    ),
    "custodi": Palette(
        ("#16301f", "#2f5a3b", "#5d8a54", "#9fbb7f", "#e6ecbe"),
        ("#b6e09a", "#4f8f57", "#25532f"),
        ("#f3c79a", "#b8743c", "#6c3c1a"),
    ),
    "universale": Palette(
        ("#37101f", "#6b2440", "#a34a5e", "#d58f88", "#f8dcc4"),
        ("#ffa7a0", "#b83b48", "#6a1627"),
        ("#a9eee2", "#3f9b92", "#1d5d5a"),
    ),
}
_OTHERS: Final = (
    Palette(
        ("#2a2233", "#4d4160", "#7c6d90", "#ab9dbd", "#e0d6ea"),
        ("#d9c2ea", "#8c67a6", "#4d3263"),
        ("#ffe3a0", "#d09a3c", "#7c5518"),
    ),
    Palette(
        ("#0c3034", "#17575a", "#2f8c87", "#74c4b4", "#d4f3e2"),
        ("#9fe8d4", "#2f9184", "#12534f"),
        ("#ffc0a8", "#d2603f", "#7d2c1b"),
    ),
    Palette(
        ("#3a2a08", "#705314", "#a98a2c", "#d8bf62", "#f8ecbc"),
        ("#f3da86", "#b08a26", "#664c10"),
        ("#b9c4ff", "#5a68c4", "#2b367d"),
    ),
)
"""Teams of other packs."""


def palette(team: str) -> Palette:
    """Return the colours of a Team; one that is not known here always gets the same others."""
    return TEAMS.get(team) or Random(team).choice(_OTHERS)
