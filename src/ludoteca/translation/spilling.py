"""What spills: words of a board that are longer in a language than the room which they have there.

Every line of a picture carries its room (`data-room`), and what is longer is squeezed into it, or was cut before.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from ludoteca.kernel import asking
from ludoteca.kernel.contract import Match
from ludoteca.kernel.drawing import width
from ludoteca.kernel.game import Game
from ludoteca.kernel.layouts import SHAPES
from ludoteca.kernel.paintings import Painting
from ludoteca.kernel.texts import default_names

_LINE: Final = re.compile(r"<text([^>]*)>([^<]*)</text>")
_SIZE: Final = re.compile(r' font-size="([\d.]+)"')
_ROOM: Final = re.compile(r' data-room="([\d.]+)"')
CUT: Final = "…"


class Spill(NamedTuple):
    """A line that does not fit."""

    part: str
    """Where it stands: the key of that part of the picture."""
    text: str
    share: float
    """How wide it is drawn, of how wide it would be; 0 for one that has no room of its own and is drawn over others."""
    cut: bool


def spills(painting: Painting) -> Iterator[Spill]:
    """List the lines of a picture that do not fit."""
    for part in painting.parts:
        for attributes, inside in _LINE.findall(part.svg):
            text = html.unescape(inside)
            size, room = _SIZE.search(attributes), _ROOM.search(attributes)
            wide = width(text, float(size[1])) if size else 0.0
            share = min(1.0, float(room[1]) / wide) if room and wide else float(bool(room) or not text)
            cut = text.endswith(CUT)
            if share < 1 or cut:
                yield Spill(part.key, text, share, cut)


def spills_of(game: Game, lang: str, seed: int, most: int, **options: Any) -> dict[str, list[Spill]]:
    """Play a match at random, so many choices at most, and list by shape what does not fit, the tightest first."""
    by_shape: dict[str, dict[tuple[str, str], Spill]] = {shape: {} for shape in SHAPES}
    for match, seat in moments(game, seed, most, **options):
        decision = match.decision_of(seat)
        asked = [decision.to_json(lang)] if decision is not None else []
        for shape, known in by_shape.items():
            painting = asking.paint(game, match.view(seat), asked, lang, shape, default_names(match.seats, lang))
            for spill in spills(painting):
                kept = known.setdefault((kind_of(spill.part), spill.text), spill)
                if spill.share < kept.share:
                    known[kind_of(spill.part), spill.text] = spill
    return {
        shape: sorted(known.values(), key=lambda spill: (spill.share, spill.text)) for shape, known in by_shape.items()
    }


def moments(game: Game, seed: int, most: int, **options: Any) -> Iterator[tuple[Match, int]]:
    """Play at random; stop where a rule asks for the first time, and at the end."""
    match, rng, known = game.new(seed=seed, **options), Random(seed), set()
    for _ in range(most):
        if match.outcome is not None:
            yield match, 0
            return
        decision = match.decisions[0]
        if decision.rule not in known:
            known.add(decision.rule)
            yield match, decision.seat
        match.choose(decision.seat, decision.options.sample(rng))


def kind_of(key: str) -> str:
    """Return what kind of part has this key: "card:12" is a card."""
    return key.partition(":")[0]
