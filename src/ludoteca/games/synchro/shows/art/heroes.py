"""Heroes: a body by class, a face by chance, and what their title calls for in hand and on the head.

Recipe: `hero.CLASS.RANK.TITLE.ID`, with `legendary`, `upgraded` or `plain` as rank and the English title as one word.
Words of titles are looked up in `CALLINGS`; a title without any gets what suits its class.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.games.synchro.shows.art import sheets
from ludoteca.kernel.art.brush import Brush, star
from ludoteca.kernel.art.colours import darker, lighter

SHEETS: Final = sheets.read("heroes.txt")
GEAR: Final = sheets.read("gear.txt")
W: Final = 200
H: Final = 260


class Calling(NamedTuple):
    """What a word of a title brings: in the right hand, in the left, on the head, on the face or around the neck."""

    right: str
    left: str = ""
    head: str = ""
    more: str = ""


CALLINGS: Final = {
    "blade": Calling("sword", "", "circlet"),
    "wall": Calling("tower", "sword", "greathelm"),
    "smith": Calling("hammer", "", "bandana", "beard"),
    "warden": Calling("spear", "shield", "crest", "moustache"),
    "rose": Calling("cutlass", "", "wreath", "scarf"),
    "standard": Calling("banner", "", "crest"),
    "executioner": Calling("axe", "", "hood"),
    "ram": Calling("axe", "shield", "horned", "beard"),
    "shield": Calling("tower", "", "crown"),
    "dragonslayer": Calling("greatsword", "", "horned", "scarf"),
    "light": Calling("staff", "", "wizard"),
    "pyromancer": Calling("flame", "", "", "beard"),
    "scribe": Calling("book", "wand", "cap", "glasses"),
    "whisperer": Calling("lantern", "", "hood", "scarf"),
    "mana": Calling("dagger", "orb", "bandana"),
    "prismatic": Calling("crystal", "wand", "feather"),
    "healer": Calling("chalice", "", "veil"),
    "astronomer": Calling("telescope", "", "wizard", "longbeard"),
    "voice": Calling("scroll", "staff", "crown"),
    "prophet": Calling("hourglass", "bonestaff", "", "longbeard"),
    "corsair": Calling("cutlass", "", "feather", "eyepatch"),
    "sharpshooter": Calling("crossbow", "", "hood"),
    "acrobat": Calling("dagger", "dagger", "bandana"),
    "fisher": Calling("hook", "", "cap"),
    "tracker": Calling("spear", "", "furhat"),
    "trader": Calling("pouch", "", "feather", "moustache"),
    "scout": Calling("telescope", "dagger", "hood", "scarf"),
    "herbalist": Calling("potionbelt", "vial", "wreath"),
    "arrow": Calling("arrowbow", "", "crown"),
    "shadow": Calling("dagger", "dagger", "hood", "star"),
}
PLAIN: Final = {
    "warrior": (Calling("sword", "shield", "crest"), Calling("axe", "", "horned"), Calling("hammer", "", "greathelm")),
    "mage": (Calling("staff", "", "wizard"), Calling("orb", "wand", "circlet"), Calling("book", "", "hood")),
    "ranger": (Calling("bow", "", "hood"), Calling("dagger", "dagger", "bandana"), Calling("crossbow", "", "feather")),
}
DRESS: Final = {
    "warrior": ("#d8453a", "#c2603a", "#a8324e", "#b8452a"),
    "mage": ("#3f7be0", "#5a5fd8", "#2f93c8", "#6d54c4"),
    "ranger": ("#3aa058", "#5a9638", "#2b8a72", "#7a8a34"),
}
CLOAKS: Final = ("#7c2a34", "#2c3f78", "#2e5a3e", "#5a3a78", "#7a5a22", "#3a3f4e", "#8a3a5c")
SKINS: Final = ("#f3c9a2", "#e6ad7d", "#c98a58", "#9a6238", "#f0d5b8", "#7a4a2c")
HAIRS: Final = ("#3a2418", "#8a4a1e", "#d8a446", "#b8432a", "#1d1a26", "#e6e0d6", "#6a5a9a", "#7a7f8c")
STYLES: Final = ("short", "long", "tail", "wild", "bun", "braids")
COVERED: Final = ("greathelm",)
"""Nothing is seen of the face under these."""
LARGE: Final = ("tower", "shield", "armour")
"""These are held in front of the body."""


def calling_of(brush: Brush, of_class: str, title: str) -> Calling:
    """Find what a title calls for."""
    for word in title.split("-"):
        if word in CALLINGS:
            return CALLINGS[word]
    return brush.one_of(PLAIN[of_class])


def draw(brush: Brush, of_class: str, rank: str, title: str) -> None:
    """Draw a standing Hero on 200 by 260."""
    kind = of_class if of_class in PLAIN else brush.one_of(sorted(PLAIN))
    call = calling_of(brush, kind, title)
    palette = colours(brush, kind, rank)
    style = "bald" if call.more in ("beard", "longbeard") and brush.chance.random() < 0.4 else brush.one_of(STYLES)
    brow = brush.one_of(("calm", "stern", "merry"))
    shadow(brush)
    if rank == "legendary":
        rays(brush)
    put(brush, f"{kind}-back", palette)
    if call.head not in COVERED:
        put(brush, f"hair-{style}-back", palette)
    if call.left and call.left not in LARGE:
        hold(brush, call.left, 50, 176, palette, -18)
    put(brush, kind, palette)
    put(brush, "hands", palette)
    put(brush, "head", palette)
    put(brush, f"brow-{brow}", palette)
    put(brush, f"hair-{style}", palette)
    put(brush, call.more, palette)
    put(brush, call.head, palette)
    if call.left in LARGE:
        hold(brush, call.left, 58, 186, palette, 0, 0.9)
    hold(brush, call.right, 152, 172, palette, 12 if call.right not in LARGE else 0)
    if rank == "upgraded":
        for x, y, r in ((34, 60, 9), (172, 92, 7), (24, 150, 6)):
            brush.path(star(x, y, r, 4, 0.3), "#fff3b8")


def colours(brush: Brush, of_class: str, rank: str) -> dict[str, str]:
    """Choose the colours of one Hero."""
    main = brush.one_of(DRESS[of_class])
    cloak = brush.one_of(CLOAKS)
    gem = brush.one_of(("#5fe0ff", "#ff6a8a", "#9df06a", "#c58aff"))
    trim = "#ffd65a" if rank in ("legendary", "upgraded") else "#d8ab4a"
    return {
        "main": lighter(main, 0.08) if rank == "legendary" else main,
        "light": "#f4ead0",
        "cloak": cloak,
        "trim": trim,
        "gem": gem,
        "skin": brush.one_of(SKINS),
        "hair": brush.one_of(HAIRS),
    }


def put(brush: Brush, name: str, palette: dict[str, str]) -> None:
    """Draw one of the sheets of Heroes; a name without one draws nothing."""
    sheets.put(brush, SHEETS.get(name, ()), palette)


def hold(brush: Brush, gear: str, x: float, y: float, palette: dict[str, str], turn: float, scale: float = 1.0) -> None:
    """Put something into a hand."""
    start = len(brush.shapes)
    sheets.put(brush, GEAR[gear], palette)
    brush.group(start, transform=f"translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})")


def shadow(brush: Brush) -> None:
    """Draw the shadow that whoever stands there casts."""
    brush.ellipse(100, 248, 74, 11, brush.glow("#0a0618 0.6", "#0a0618 0.35", "#0a0618 0"))


def rays(brush: Brush) -> None:
    """Draw the light around a legend."""
    brush.circle(102, 96, 98, brush.glow("#fff2b0 0.85", "#ffd65a 0.35", "#ffd65a 0"))


def portrait(brush: Brush, of_class: str, rank: str, title: str) -> None:
    """Draw the head of a Hero on 120 by 120, on a ground of the class's colour."""
    base = DRESS.get(of_class, DRESS["mage"])[0]
    brush.rect(0, 0, 120, 120, brush.glow(lighter(base, 0.45), base, darker(base, 0.62), x=0.35, y=0.25, r=0.95))
    start = len(brush.shapes)
    draw(brush, of_class, rank, title)
    brush.group(start, transform="translate(-50 -2) scale(1.06)")
