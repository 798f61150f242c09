"""The top of the table: scenario, round and phases, and what the kingdom has."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing import looking, saying, shapes
from ludoteca.games.kingdom.shows.drawing.choosing import TITLES
from ludoteca.games.kingdom.shows.drawing.icons import icon
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.kernel.drawing import fit, rect, tag, width, words
from ludoteca.kernel.layouts import Box, at, split
from ludoteca.kernel.texts import Phrase

ROUND: Final = Phrase("Round {n}", "Round {n}")
LAST: Final = Phrase("ultimo", "last")
HORDES: Final = Phrase("orde che devono ancora entrare: {n}", "hordes still to enter: {n}")
PORTALS: Final = Phrase("portali distrutti {n} su {of}", "{n} of {of} portals destroyed")
LIVES: Final = Phrase("{boss}: {n} carte vita su {of}", "{boss}: {n} of {of} life cards")
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
    """The whole strip."""
    x, y, w, h = scene.layout.top
    scene.put("strip", (w, h), lambda: rect(0, 0, w, h, "bar") + rect(0, h - 2, w, 2, "bar-edge"), at(x, y))
    if scene.layout.tall:
        line = (h - 4) / 2
        purse(scene, (x + 4, y + 1, w - 8, line))
        progress(scene, (x + 4, y + line, w - 8, line))
    else:
        progress(scene, (x + 6, y, 634, h - 2))
        purse(scene, (x + 646, y, w - 654, h - 2))


def progress(scene: Scene, box: Box) -> None:
    """Scenario, round and phases; while others act, what they do instead of the phases."""
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
    said = scene.say(ROUND, n=scene.view.round)
    return f"{said} · {scene.say(LAST)}" if scene.view.final else said


def track(scene: Scene, w: float, h: float, head: float) -> str:
    """The phases, of which the present one is marked and says its name."""
    view = scene.view
    least = scene.layout.least
    parts = []
    now = next((nth for nth, (id, _, _) in enumerate(PHASES) if id == view.phase), -1)
    names = [scene.say(word) for _, _, word in PHASES]
    room = w - head - 8
    small = least * 2.1 if not scene.layout.tall else h * 0.8
    wide = width(names[now], least, True) + least * 3 if now >= 0 else 0.0
    gap = max(3.0, min(14.0, (room - small * (len(PHASES) - (now >= 0)) - wide) / len(PHASES)))
    left, middle = head, h / 2
    for nth, (_, sign, _) in enumerate(() if scene.looking or view.phase in TITLES else PHASES):
        is_now = nth == now
        each = wide if is_now else small
        high = min(h - 8, least * 2.1 if not scene.layout.tall else h * 0.8)
        parts.append(rect(left, middle - high / 2, each, high, "phase-now" if is_now else "phase", high / 2))
        mark = least * 1.15
        inner = left + (least * 0.7 if is_now else (each - mark) / 2)
        parts.append(icon(sign, inner, middle - mark / 2, mark, "inky" if is_now else "dim"))
        if is_now:
            parts.append(
                words(inner + mark * 1.3, middle + least * 0.36, names[nth], least, "strong inky", room=each - mark * 2)
            )
        left += each + gap
    told = f"{title(scene)}. {saying.capital(terms.PHASES[view.phase].say(scene.lang))}"
    return tag("g", *parts, class_="course", role="img", aria_label=told)


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
        size, lines = fit(name, w - 14, least * 1.16, least, 1)
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


def purse(scene: Scene, box: Box) -> None:
    x, y, w, h = box
    view = scene.view
    reads = (
        view.hearts,
        view.max_hearts,
        view.crystals,
        view.max_crystals,
        view.soldiers,
        sum([pile.left for pile in view.piles]),
        view.portals,
        view.boss,
        view.ghost_deck,
    )
    scene.put("purse", reads, lambda: belongings(scene, w, h), at(x, y))


def belongings(scene: Scene, w: float, h: float) -> str:
    """Hearts, crystals, soldiers, portals and the boss's lives."""
    view = scene.view
    lang = scene.lang
    facts = [
        ("heart", f"{view.hearts}/{view.max_hearts}", "heart", terms.HEARTS.count(view.hearts).say(lang)),
        (
            "crystal",
            f"{view.crystals}/{view.max_crystals}",
            "ice",
            terms.CRYSTALS.count(view.crystals).say(lang),
        ),
        ("soldier", str(view.soldiers), "on", terms.SOLDIERS.count(view.soldiers).say(lang)),
    ]
    hordes = sum([pile.left for pile in view.piles])
    facts.append(("spawn", str(hordes), "on", scene.say(HORDES, n=hordes)))
    portals = view.portals
    if portals.total:
        said = scene.say(PORTALS, n=portals.destroyed, of=portals.total)
        facts.append(("portal", f"{portals.destroyed}/{portals.total}", "on", said))
    if view.boss:
        boss = view.boss
        said = scene.say(LIVES, boss=boss.name.say(lang), n=boss.lives, of=boss.total)
        facts.append(("boss", f"{boss.lives}/{boss.total}", "heart", said))
    if view.ghost_deck:
        facts.append(("ghost", str(view.ghost_deck), "on", str(view.ghost_deck)))
    parts = []
    size = min(h * 0.5, scene.layout.least * 1.55)
    for (sign, said, ink, _), (left, top, wide, high) in zip(
        facts, split((8, 0, w - 16, h), len(facts), 2), strict=True
    ):
        across = size * 1.18 + width(said, size * 1.04, True)
        begin = max(0.0, (wide - across) / 2)
        drawn, _ = shapes.counted(sign, said, left + begin, top + high / 2 + size * 0.38, size, ink)
        parts.append(boss_lives(scene, drawn, (left, top, wide, high)) if sign == "boss" else drawn)
    return tag("g", *parts, class_="purse", role="img", aria_label=", ".join([fact[3] for fact in facts]))


def boss_lives(scene: Scene, drawn: str, box: Box) -> str:
    """The boss's lives; pointed at, what it does."""
    shown = scene.view.boss
    assert shown is not None
    lives = scene.say(LIVES, boss=shown.name.say(scene.lang), n=shown.lives, of=shown.total)
    return scene.thing(
        "boss",
        rect(*box, "spot"),
        drawn,
        name=shown.name.say(scene.lang),
        text=f"{lives}.\n{shown.text.say(scene.lang)}",
        kind="boss readable",
    )
