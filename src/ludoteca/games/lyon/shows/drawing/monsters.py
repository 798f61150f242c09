"""A Monster in play: its values now, its wounds, its abilities, its Treasures, and what it may not do."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.shows.art.pictures import round_address
from ludoteca.games.lyon.shows.drawing.faces import (
    VALUES,
    Cut,
    ability,
    back,
    front,
    gems,
    halo,
    keyword_words,
    kind_words,
    text_without_keywords,
    values,
)
from ludoteca.games.lyon.shows.drawing.layout import Layout
from ludoteca.games.lyon.shows.words import effect_words
from ludoteca.games.lyon.state.view_types import CardView, FaceDown, MonsterView
from ludoteca.kernel.drawing import circle, image, rect, tag, thing, use, words
from ludoteca.kernel.paintings import when_asking, when_legal
from ludoteca.kernel.texts import Phrase, listed, signed, with_names

CANNOT: Final = {
    "attack": Phrase("non può attaccare", "cannot attack"),
    "defend": Phrase("non può difendere", "cannot defend"),
    "be_healed": Phrase("non può essere curato", "cannot be healed"),
    "be_targeted": Phrase("non può essere bersaglio di Magie avversarie", "cannot be targeted by enemy Magics"),
}
PASSING: Final = ("this_turn", "your_next_turn")
"""What lasts no longer will pass again."""
_PRINTED: Final = Phrase("stampati {a}/{d}", "printed {a}/{d}")
_BEARS: Final = Phrase("con {names}", "with {names}")
_READY: Final = Phrase("può attaccare", "may attack")
_SPENT: Final = Phrase("ha già attaccato o non può", "has attacked or may not")
_TREASURE: Final = Phrase("Tesoro abbinato", "attached Treasure")
_ENEMY_TREASURE: Final = Phrase("Tesoro abbinato dall'avversario", "Treasure attached by the opponent")


def monster_words(monster: MonsterView, lang: str, fights: bool, names: list[str]) -> str:
    """Say everything that the picture of a Monster says, a line each, and what is printed on it."""
    now = VALUES.fill(a=monster.attack_now, d=monster.defence_now).say(lang)
    if (monster.attack_now, monster.defence_now) != (monster.attack, monster.defence):
        now += f" ({_PRINTED.fill(a=monster.attack, d=monster.defence).say(lang)})"
    lines = [kind_words(monster, lang), now]
    if monster.damage:
        lines.append(Phrase("danni {n}", "damage {n}").fill(n=monster.damage).say(lang))
    lines += [keyword_words(key, lang) for key in monster.keywords_now]
    lines += [CANNOT[key].say(lang) for key in monster.cannot]
    if fights:
        lines.append((_READY if monster.attacks_left else _SPENT).say(lang))
    if monster.treasures:
        lines.append(_BEARS.fill(names=listed([t.name.say(lang) for t in monster.treasures], lang)).say(lang))
    lines += [with_names(effect_words(effect).say(lang), names) for effect in monster.effects]
    text = text_without_keywords(monster, lang)
    return "\n".join([*lines, text] if text else lines)


def monster_group(
    monster: MonsterView, layout: Layout, lang: str, fights: bool, why: str | None, names: list[str]
) -> str:
    """Draw a Monster; `fights`: it is the Combat phase of its controller's turn."""
    cut = layout.monster
    return thing(
        monster.key,
        monster_face(monster, layout, lang, fights),
        treasures(monster, layout, lang),
        halo(cut.w, cut.h),
        name=monster.name.say(lang),
        text=monster_words(monster, lang, fights, names),
        kind="monster",
        why=why,
    )


def monster_face(monster: MonsterView, layout: Layout, lang: str, fights: bool) -> str:
    cut = layout.monster
    attack, defence = (monster.attack_now, monster.attack), (monster.defence_now, monster.defence)
    has_changed = attack[0] != attack[1] or defence[0] != defence[1]
    parts = [front(monster, cut, lang, cut.letters + 2 if has_changed else 0)]
    changes = keyword_changes(monster)
    parts += [ability(key, change, cut, row) for row, (key, change) in enumerate(changes)]
    parts.append(in_force(monster, cut, len(changes)))
    parts.append(values(attack, defence, cut))
    parts.append(gems(monster.level, cut))
    parts.append(signs(monster, layout, fights))
    if monster.damage:
        parts.append(wound(monster.damage, cut))
    return "".join(parts)


def keyword_changes(monster: MonsterView) -> list[tuple[str, int]]:
    now = monster.keywords_now
    printed = monster.keywords
    changes = [(key, 0 if key in printed else 1) for key in now]
    return changes + [(key, -1) for key in printed if key not in now]


def in_force(monster: MonsterView, cut: Cut, row: int) -> str:
    """Draw under the abilities how much is prevented, and the figures that will pass again."""
    parts = []
    pools = [effect.a for effect in monster.effects if effect.what == "prevents"]
    if pools:
        parts.append(chip("ly-shield", str(sum(pools)), cut, row))
        row += 1
    passing = [effect for effect in monster.effects if effect.until in PASSING and effect.what != "prevents"]
    if passing:
        figures = [f"{signed(effect.a)}/{signed(effect.b)}" for effect in passing if effect.what == "stats"]
        parts.append(chip("ly-hourglass", " ".join(figures), cut, row))
    return "".join(parts)


def chip(icon: str, figures: str, cut: Cut, row: float) -> str:
    """Draw a sign with figures in the column of the abilities."""
    s = cut.scale
    x, y = 6 * s, 7 * s + row * 27 * s
    wide = 24 * s + (len(figures) * cut.letters * 0.62 + 5 * s if figures else 0)
    parts = [rect(x, y, wide, 24 * s, "sign", 12 * s), use(icon, x + 5 * s, y + 5 * s, 14 * s, 14 * s, "icon-on")]
    if figures:
        room = wide - 27 * s
        parts.append(words(x + 22 * s, y + 12 * s + cut.letters * 0.36, figures, cut.letters, "sign-text", room=room))
    return "".join(parts)


def signs(monster: MonsterView, layout: Layout, fights: bool) -> str:
    """Draw on the right whether it still attacks, and what it may not do."""
    cut = layout.monster
    s = cut.scale
    parts = []
    covered = layout.round - layout.overhang if monster.treasures else 4 * s
    x, y = cut.w - covered - 14 * s, 19 * s
    if fights:
        left = monster.attacks_left
        parts.append(sign("ly-sword", x, y, s, "ready" if left else "sign spent", "icon" if left else "icon-on"))
        if left > 1:
            parts.append(words(x - 14 * s, y + 6 * s, f"{left}×", 16 * s, "name", "end"))
        y += 27 * s
    for key in monster.cannot:
        parts.append(sign(f"ly-no-{key}", x, y, s, "forbidden", "icon"))
        y += 27 * s
    return "".join(parts)


def wound(damage: int, cut: Cut) -> str:
    """Draw the damage as a burst, over two lines of name and what may stand under them."""
    side = 42 * cut.scale
    x = cut.w - side - 4 * cut.scale
    y = cut.h - cut.badge - 9 * cut.scale - 3.4 * cut.letters - side
    figures = words(x + side / 2, y + side * 0.66, str(damage), 19 * cut.scale, "wound-text", "middle", side * 0.6)
    return use("ly-damage", x, y, side, side, "wound") + figures


def sign(icon: str, x: float, y: float, s: float, box: str, ink: str) -> str:
    return circle(x, y, 12 * s, box) + use(icon, x - 8 * s, y - 8 * s, 16 * s, 16 * s, ink)


def treasures(monster: MonsterView, layout: Layout, lang: str) -> str:
    """Draw the Treasures as roundels over the right edge, one under the other."""
    side = layout.round
    count = len(monster.treasures)
    if not count:
        return ""
    pitch = min(side + 3, (layout.monster.h - layout.monster.badge - side) / max(1, count - 1))
    x = layout.monster.w + layout.overhang - side
    shown = [
        roundel(treasure, monster.owner, x, 4 + index * pitch, layout, lang)
        for index, treasure in enumerate(monster.treasures)
    ]
    return "".join(shown)


def roundel(treasure: CardView, bearer: int, x: float, y: float, layout: Layout, lang: str) -> str:
    """Draw a Treasure on its bearer, with a mark that tells whether the opponent attached it."""
    side = layout.round
    r = side / 2
    enemy = treasure.owner != bearer
    kind = (_ENEMY_TREASURE if enemy else _TREASURE).say(lang)
    mark = layout.least * 0.62
    return thing(
        treasure.key,
        circle(r + 1.5, r + 2.5, r, "shadow"),
        image(round_address(treasure), 0, 0, side, side),
        circle(mark, side - mark * 0.8, mark * 0.92, "slip-enemy" if enemy else "slip"),
        words(
            mark, side - mark * 0.8 + layout.least * 0.34, "✕" if enemy else "◆", layout.least,
            "slip-enemy-text" if enemy else "slip-text", "middle", mark * 1.6,
        ),
        when_asking(circle(r, r, r, "origin")),
        when_legal(circle(r, r, r, "halo")),
        name=treasure.name.say(lang),
        text=f"{kind}\n{treasure.text.say(lang)}",
        kind="treasure",
        place=f"translate({x:.1f} {y:.1f})",
    )  # fmt: skip


def face_down(cut: Cut, monster: MonsterView | FaceDown, lang: str) -> str:
    """Draw a starter before the reveal: its back; whoever placed it sees its face through it."""
    covered = back(0, 0, cut.w, cut.h)
    if isinstance(monster, FaceDown):
        return tag("g", covered, class_="face-down")
    name = monster.name.say(lang)
    printed = front(monster, cut, lang) + values(
        (monster.attack, monster.attack), (monster.defence, monster.defence), cut
    )
    return thing(
        monster.key,
        covered,
        tag("g", printed, class_="peek"),
        name=name,
        text=monster.text.say(lang),
        kind="monster",
    )
