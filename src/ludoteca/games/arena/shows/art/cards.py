"""Pictures of cards: a motif that the card's name calls for, or its types, in the air of its character."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.shows.art import deeds, motifs
from ludoteca.games.arena.shows.art.palette import dress_of
from ludoteca.games.arena.shows.art.tools import Motif
from ludoteca.kernel.art.brush import Brush, smooth
from ludoteca.kernel.art.colours import darker, lighter, mix

W: Final = 120
H: Final = 90
BANNERS: Final = {"movement": "#16806f", "action": "#b8441c", "either": "#6a3fa8"}
"""The colours of the banners, which also tint the ground."""
TYPES: Final[dict[str, Motif]] = {
    "attack": deeds.crossed_blades,
    "magic": motifs.stars_of_magic,
    "status": motifs.sigil,
}


def motif_of(name: str, banner: str, types: tuple[str, ...]) -> Motif:
    """Return what a card shows: the motif of the first words of its name that call for one, else of its types."""
    for word, motif in (*motifs.MOTIFS.items(), *deeds.MOTIFS.items()):
        if "-" in word and word in name:
            return motif
    for part in name.split("-"):
        for known in (deeds.MOTIFS, motifs.MOTIFS):
            for word, motif in known.items():
                if part.startswith(word) and (len(word) > 3 or part in (word, f"{word}s")):
                    return motif
    if banner == "movement":
        return deeds.way
    return next((TYPES[kind] for kind in types if kind in TYPES), motifs.held_light)


def card(id: str, banner: str, name: str, types: tuple[str, ...]) -> str:
    """Draw the picture of a card."""
    brush = Brush(W, H, f"{id}.{name}")
    dress = dress_of(id)
    air = mix(dress.air, BANNERS.get(banner, dress.air), 0.2)
    brush.rect(0, 0, W, H, brush.down(darker(air, 0.55), darker(air, 0.12), lighter(air, 0.2)))
    x = brush.between(40, 84)
    brush.circle(x, 38, 46, brush.glow(f"{lighter(air, 0.6)} 0.8", f"{lighter(air, 0.4)} 0", x=0.4, y=0.35))
    for _ in range(9):
        brush.circle(brush.between(0, W), brush.between(0, 50), brush.between(0.5, 1.2), "#ffffff", opacity=0.6)
    hills = [(hill * 30.0, 74 + brush.between(-8, 6)) for hill in range(5)]
    brush.path(smooth(*hills) + f"V{H}H0z", darker(air, 0.5), opacity=0.55)
    motif_of(name, banner, types)(brush, dress)
    brush.rect(0, 0, W, H, brush.glow("#000000 0", "#000000 0", "#000000 0.45", r=0.75))
    # Whoever shows it in a box of another shape sees the middle of it, not its edges.
    return brush.svg().replace(" viewBox=", ' preserveAspectRatio="xMidYMid slice" viewBox=', 1)
