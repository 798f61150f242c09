"""A Monster in play: its values now, its wounds, its abilities, its Treasures, and what it may not do."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.shows.drawing.faces import (
    Cut,
    attack_badge,
    defence_badge,
    front,
    halo,
    kind_words,
    pills,
    pips,
    rules_text,
    text_without_keywords,
)
from ludoteca.games.lyon.shows.words import KEYWORD_WORDS, effect_words
from ludoteca.games.lyon.state.view_types import CardView, FaceDown, MonsterView
from ludoteca.kernel.drawing import rect, tag, thing, use, words
from ludoteca.kernel.paintings import when_asking, when_legal
from ludoteca.kernel.texts import Phrase, listed, signed, with_names

PREVENTS: Final = Phrase("previene {n} D", "prevents {n}")
CANNOT: Final = {
    "attack": Phrase("non può attaccare", "cannot attack"),
    "defend": Phrase("non può difendere", "cannot defend"),
    "be_healed": Phrase("non può essere curato", "cannot be healed"),
    "be_targeted": Phrase("non può essere bersaglio di Magie avversarie", "cannot be targeted by enemy Magics"),
}
LASTS: Final = {
    "this_turn": Phrase("per questo turno", "this turn"),
    "your_next_turn": Phrase("fino al turno dopo", "until next turn"),
}
_VALUES: Final = Phrase("ATTACCO {a}, DIFESA {d}", "ATTACK {a}, DEFENCE {d}")
_WOUNDS: Final = Phrase("danni {n}", "damage {n}")
_BEARS: Final = Phrase("con {names}", "with {names}")
_READY: Final = Phrase("può attaccare", "may attack")
_SPENT: Final = Phrase("ha già attaccato o non può", "has attacked or may not")
_TREASURE: Final = Phrase("Tesoro abbinato", "attached Treasure")
_ENEMY_TREASURE: Final = Phrase("Tesoro abbinato dall'avversario", "Treasure attached by the opponent")


def monster_words(monster: MonsterView, lang: str, fights: bool, names: list[str]) -> str:
    """Everything that the picture of a Monster says."""
    said = [
        kind_words(monster, lang),
        _VALUES.fill(a=monster.attack_now, d=monster.defence_now).say(lang),
    ]
    if monster.damage:
        said.append(_WOUNDS.fill(n=monster.damage).say(lang))
    said += [KEYWORD_WORDS[key].say(lang) for key in monster.keywords_now]
    said += [CANNOT[key].say(lang) for key in monster.cannot]
    if fights:
        said.append((_READY if monster.attacks_left else _SPENT).say(lang))
    if monster.treasures:
        said.append(_BEARS.fill(names=listed([t.name.say(lang) for t in monster.treasures], lang)).say(lang))
    said += [with_names(effect_words(effect).say(lang), names) for effect in monster.effects]
    text = text_without_keywords(monster, lang)
    return ", ".join(said) + (f". {text}" if text else "")


def monster_group(monster: MonsterView, cut: Cut, lang: str, fights: bool, why: str | None, names: list[str]) -> str:
    """`fights`: it is the Combat phase of its controller's turn."""
    return thing(
        monster.key,
        monster_face(monster, cut, lang, fights),
        halo(cut.w, cut.h),
        name=monster.name.say(lang),
        text=monster_words(monster, lang, fights, names),
        kind="monster",
        why=why,
    )


def monster_face(monster: MonsterView, cut: Cut, lang: str, fights: bool) -> str:
    bottom = cut.h - cut.strip
    parts = [front(monster, cut, lang)]
    stacked, top = stack(monster, cut, bottom, lang)
    parts.append(stacked)
    if cut.text:
        parts.append(rules_text(text_without_keywords(monster, lang), cut, top, bottom))
    parts.append(attack_badge(monster.attack_now, monster.attack, cut))
    parts.append(defence_badge(monster.defence_now, monster.defence, cut))
    parts.append(pips(monster.level, cut))
    parts.append(signs(monster, cut, fights))
    return "".join(parts)


def stack(monster: MonsterView, cut: Cut, bottom: float, lang: str) -> tuple[str, float]:
    """Abilities, prevention and Treasures under the picture, or over its lower part when they are many."""
    s = cut.scale
    keywords = keyword_changes(monster)
    treasures = monster.treasures
    pools = [effect.a for effect in monster.effects if effect.what == "prevents"]
    passing = passing_words(monster, lang)
    fixed = pills(keywords, cut, 0, lang)[1] + 16 * s * (bool(pools) + bool(passing))
    each = min(17 * s, max(12.5 * s, (bottom - cut.below - fixed) / max(1, len(treasures))))
    start = max(cut.head, min(cut.below, bottom - fixed - each * len(treasures)))
    shown, top = pills(keywords, cut, start, lang)
    parts = [shown]
    if pools:
        said = PREVENTS.fill(n=sum(pools)).say(lang)
        parts.append(use("ly-shield", 8 * s, top + 2 * s, 11 * s, 11 * s, "icon"))
        parts.append(words(22 * s, top + 12 * s, said, 10 * s, "strong", room=cut.w - 30 * s))
        top += 16 * s
    if passing:
        parts.append(use("ly-hourglass", 8 * s, top + 2 * s, 11 * s, 11 * s, "icon"))
        parts.append(words(22 * s, top + 12 * s, passing, 10 * s, "strong", room=cut.w - 30 * s))
        top += 16 * s
    for treasure in treasures:
        parts.append(slip(treasure, monster.owner, cut, top, each, lang))
        top += each
    return "".join(parts), top


def passing_words(monster: MonsterView, lang: str) -> str:
    """What will pass again: the change in figures, and how long it lasts."""
    effects = [e for e in monster.effects if e.until in LASTS and e.what != "prevents"]
    if not effects:
        return ""
    figures = [f"{signed(e.a)}/{signed(e.b)}" for e in effects if e.what == "stats"]
    lasts = list(dict.fromkeys(LASTS[e.until].say(lang) for e in effects))
    return " ".join([*figures, ", ".join(lasts)])


def keyword_changes(monster: MonsterView) -> list[tuple[str, int]]:
    now = monster.keywords_now
    printed = monster.keywords
    changes = [(key, 0 if key in printed else 1) for key in now]
    return changes + [(key, -1) for key in printed if key not in now]


def signs(monster: MonsterView, cut: Cut, fights: bool) -> str:
    """Over the picture: wounds, what it may not do, whether it still attacks."""
    s = cut.scale
    parts = []
    y = cut.head + 4 * s
    for at, key in enumerate(monster.cannot):
        parts.append(sign(f"ly-no-{key}", 5 * s, y + at * 25 * s, s, "banner"))
    if fights:
        left = monster.attacks_left
        parts.append(sign("ly-sword", cut.w - 29 * s, y, s, "ready" if left else "banner grey"))
        if left > 1:
            parts.append(words(cut.w - 32 * s, y + 18 * s, f"{left}×", 15 * s, "badge-text", "end"))
    if monster.damage:
        side = 32 * s
        x = cut.w - side - 3 * s
        top = cut.head + cut.art_h - side * 0.82
        parts.append(use("ly-damage", x, top, side, side, "wound"))
        parts.append(words(x + side / 2, top + side * 0.66, str(monster.damage), 15 * s, "wound-text", "middle"))
    return "".join(parts)


def sign(icon: str, x: float, y: float, s: float, box: str) -> str:
    return rect(x, y, 24 * s, 24 * s, box, 12 * s) + use(icon, x + 4 * s, y + 4 * s, 16 * s, 16 * s, "icon")


def slip(treasure: CardView, bearer: int, cut: Cut, y: float, h: float, lang: str) -> str:
    """A Treasure as a strip with its name; dark and slanted when the opponent attached it."""
    s = cut.scale
    enemy = treasure.owner != bearer
    size = min(10.5 * s, h * 0.72)
    label = ("✕ " if enemy else "◆ ") + treasure.name.say(lang).upper()
    wide = cut.w - 10 * s
    outline = rect(0, 0, wide, h - 1.5, "halo", 3)
    said = (_ENEMY_TREASURE if enemy else _TREASURE).say(lang)
    return thing(
        treasure.key,
        rect(0, 0, wide, h - 1.5, "slip-enemy" if enemy else "slip", 3),
        words(
            5 * s, h / 2 + size * 0.3, label, size, "strong slip-enemy-text" if enemy else "strong", room=wide - 9 * s
        ),
        when_asking(outline),
        when_legal(outline),
        name=treasure.name.say(lang),
        text=f"{said}. {treasure.text.say(lang)}",
        kind="treasure",
        place=f"translate({5 * s:.1f} {y:.1f})",
    )


def face_down(cut: Cut, monster: MonsterView | FaceDown, lang: str) -> str:
    """A starter before the reveal: its back, with a corner lifted for whoever placed it."""
    covered = use("ly-back", 0, 0, cut.w, cut.h)
    if isinstance(monster, FaceDown):
        return tag("g", covered, class_="face-down")
    s = cut.scale
    peek = rect(12 * s, cut.h / 2 - 24 * s, cut.w - 24 * s, 48 * s, "banner", 6)
    name = monster.name.say(lang)
    values = f"{monster.attack} / {monster.defence}"
    return thing(
        monster.key,
        covered,
        peek,
        words(cut.w / 2, cut.h / 2 - 3 * s, name.upper(), 10.5 * s, "serif", "middle", cut.w - 32 * s),
        words(cut.w / 2, cut.h / 2 + 15 * s, values, 14 * s, "big", "middle", cut.w - 32 * s),
        name=name,
        text=monster.text.say(lang),
        kind="monster",
    )
