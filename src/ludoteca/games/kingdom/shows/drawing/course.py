"""The top of the table: scenario, round and phases, and what the kingdom has."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing import looking, purse, shapes
from ludoteca.games.kingdom.shows.drawing.choosing import TITLES
from ludoteca.games.kingdom.shows.drawing.icons import icon
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.kernel.drawing import rect, width, words
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.phrases import ROUND_NUMBER
from ludoteca.kernel.texts import Phrase, capitalised

LAST: Final = Phrase("ultimo", "last")
PHASES: Final = (
    ("spawn", "spawn", Phrase("Orde", "Spawn")),
    ("play", "tower", Phrase("Torri ed eroi", "Towers, heroes")),
    ("destroy", "destroy", Phrase("Distruggi", "Destroy")),
    ("advance", "advance", Phrase("Avanzata", "Advance")),
    ("collect", "cards", Phrase("Riprendi", "Pick up")),
    ("buy", "crystal", Phrase("Compra", "Buy")),
)
"""The six phases of a round, with their signs."""


def course(scene: Scene) -> None:
    """Lay out the whole strip."""
    x, y, w, h = scene.layout.top
    scene.put("strip", (w, h), lambda: rect(0, 0, w, h, "bar") + rect(0, h - 2, w, 2, "bar-edge"), at(x, y))
    if scene.layout.tall:
        line = (h - 4) / 2
        purse.purse(scene, (x + 4, y + 1, w - 8, line))
        progress(scene, (x + 4, y + line, w - 8, line))
    else:
        progress(scene, (x + 6, y, 584, h - 2))
        purse.purse(scene, (x + 596, y, w - 602, h - 2))


def progress(scene: Scene, box: Box) -> None:
    """Draw scenario, round and phases; while others act, what they do instead of the phases."""
    x, y, w, h = box
    view = scene.view
    head = 250.0 if scene.layout.tall else 206.0
    time = (view.round, view.final, view.phase in TITLES and view.phase)
    is_looking = scene.looking is not None
    scene.put("track", (view.phase, is_looking, *time), lambda: track(scene, w, h, head), at(x, y))
    if is_looking:
        looking.banner(scene, (x + head, y + 3, w - head - 4, h - 6))
    scene.put("scenario", (view.scenario, view.level, *time), lambda: scenario(scene, head - 6, h), at(x, y))


def title(scene: Scene) -> str:
    if scene.view.phase in TITLES:
        return scene.say(TITLES[scene.view.phase])
    heading = scene.say(ROUND_NUMBER, n=scene.view.round)
    return f"{heading} · {scene.say(LAST)}" if scene.view.final else heading


def track(scene: Scene, w: float, h: float, head: float) -> str:
    """Draw the phases, of which the present one is marked and says its name."""
    view = scene.view
    least = scene.layout.least
    parts = []
    now = next((nth for nth, (id, _, _) in enumerate(PHASES) if id == view.phase), -1)
    names = [scene.say(word) for _, _, word in PHASES]
    room = w - head - 8
    small = least * 2.1 if not scene.layout.tall else h * 0.8
    wide = width(names[now], least, True) + least * 3.7 if now >= 0 else 0.0
    gap = max(3.0, min(14.0, (room - small * (len(PHASES) - (now >= 0)) - wide) / len(PHASES)))
    left, middle = head, h / 2
    for nth, (_, sign, _) in enumerate(() if scene.looking or view.phase in TITLES else PHASES):
        is_now = nth == now
        each = wide if is_now else small
        high = min(h - 8, least * 2.1) if not scene.layout.tall else h * 0.86
        parts.append(rect(left, middle - high / 2, each, high, "phase-now" if is_now else "phase", high / 2))
        mark = min(least * 1.15, high * 0.8)
        inner = left + (least * 0.7 if is_now else (each - mark) / 2)
        parts.append(icon(sign, inner, middle - mark / 2, mark, "inky" if is_now else "dim"))
        if is_now:
            begins = inner + mark * 1.3
            free = left + each - least * 0.8 - begins
            parts.append(words(begins, middle + least * 0.36, names[nth], least, "strong inky", room=free))
        left += each + gap
    return scene.thing(
        "course",
        rect(head, 2, w - head, h - 4, "spot"),
        *parts,
        name=f"{title(scene)}. {capitalised(terms.PHASES[view.phase].say(scene.lang))}",
        text="\n".join([capitalised(terms.PHASES[id].say(scene.lang)) for id, _, _ in PHASES] + ["[KR-3.02]"]),
        kind="course readable",
    )


def scenario(scene: Scene, w: float, h: float) -> str:
    """Name and round; pointed at, it tells the objective and what is special."""
    least = scene.layout.least
    name = f"{scene.view.scenario.number}. {scene.view.scenario.name.say(scene.lang)}"
    of = scene.view.scenario
    told = [of.summary, of.objective, *of.special, scene.view.level.name, scene.view.level.text]
    if scene.layout.tall:
        drawn = words(8, h * 0.7, title(scene), least, "gold strong", room=w - 12)
        if scene.view.phase in TITLES:
            drawn += words(scene.layout.w - 16, h * 0.7, name, least, "serif on", "end", scene.layout.w - w - 24)
    else:
        size, lines = shapes.named(name, w - 14, least * 1.16, least, 1)
        drawn = words(8, h * 0.44, lines[0], size, "serif on", room=w - 14)
        drawn += words(8, h * 0.86, title(scene), least, "gold strong", room=w - 14)
    return scene.thing(
        "scenario",
        rect(0, 0, w, h, "spot", 8),
        drawn,
        name=name,
        text="\n".join([text.say(scene.lang) for text in told if text.say(scene.lang)]),
        kind="scenario readable",
    )
