"""Scenery: where battles are fought, and the land that is travelled, in every season.

`scene.BOOK.SEASON` (1100 by 490) is the place of a battle by the colour of its book, or `dungeon`, `stellaris`,
`start`;
`land.SEASON.CELLS…` (1100 by 490) is the map's ground, where the cells are those of the cities, two letters of base
36 each.
Many small shapes of one colour are one path, so that a forest costs little.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.games.synchro.shows.art import sheets
from ludoteca.kernel.art.brush import Brush, Point, polygon, smooth, star
from ludoteca.kernel.art.colours import darker, lighter, mix
from ludoteca.kernel.drawing import number

W: Final = 1100
H: Final = 490
HORIZON: Final = 330
PLACES: Final = sheets.read("places.txt")


class Season(NamedTuple):
    """The colours of a season: sky from the top down, light, ground, trees."""

    sky: tuple[str, str, str]
    light: str
    ground: str
    trees: tuple[str, str]


SEASONS: Final = {
    "spring": Season(("#4f8fd8", "#a8d4f4", "#fdf0d8"), "#fff6d0", "#7fbf5a", ("#5fae5a", "#f0a8c4")),
    "summer": Season(("#3a7ad0", "#8cc4f0", "#ffe9b0"), "#fff0a8", "#b8b04a", ("#3f8a4a", "#6aa840")),
    "autumn": Season(("#4a4a8a", "#d08a6a", "#ffd08a"), "#ffd88a", "#b0803a", ("#c85a2a", "#e09a2f")),
    "winter": Season(("#3a4f8a", "#8fa8d8", "#e8f0ff"), "#ffffff", "#d5e2f2", ("#4a6a7a", "#dcecf8")),
}
ROOFS: Final = {"green": "#c8a03a", "blue": "#3f74d0", "red": "#c23f34", "transparent": "#a9c4ea", "start": "#e0a53a"}


# -- battles -----------------------------------------------------------------------------------------------------


def scene(brush: Brush, book: str, season: str) -> None:
    """Draw where a battle is fought."""
    if book in ("dungeon", "stellaris"):
        (dungeon if book == "dungeon" else stellaris)(brush)
    else:
        field(brush, book, SEASONS.get(season, SEASONS["spring"]))
    brush.rect(0, 0, W, H, brush.down("#0a0620 0.55", "#0a0620 0", "#0a0620 0", "#0a0620 0.45"))
    brush.rect(0, 0, W, H, brush.glow("#0a0620 0", "#0a0620 0", "#0a0620 0.5", r=0.75))


def field(brush: Brush, book: str, season: Season) -> None:
    """Draw the open field before a town."""
    brush.rect(0, 0, W, H, brush.down(*season.sky))
    brush.circle(545, 232, 270, brush.glow(season.light, f"{season.light} 0.5", f"{season.light} 0"))
    brush.circle(545, 226, 46, season.light)
    beams = "".join([f"M545 226L{x} 0L{x + 70} 0z" for x in range(-120, 1200, 190)])
    brush.path(beams, season.light, opacity=0.16)
    clouds(brush, season.light)
    far = mix(season.sky[0], season.sky[2], 0.35)
    ridge(brush, 250, 80, 9, far, season)
    ridge(brush, 290, 54, 12, mix(far, season.ground, 0.35), season)
    town(brush, book)
    brush.rect(0, 268, W, 70, brush.down("#ffffff 0", "#ffffff 0.4", "#ffffff 0"))
    hills(brush, season)
    forest(brush, season, book)
    meadow(brush, season)


def clouds(brush: Brush, light: str) -> None:
    """Draw some clouds as one path."""
    d = ""
    for _ in range(6):
        x, y, r = brush.between(0, W), brush.between(40, 190), brush.between(16, 34)
        for far in (-1.6, -0.6, 0.5, 1.5):
            size = r * (1 - abs(far) * 0.25)
            d += round_at(x + far * r, y, size)
    brush.path(d, light, opacity=0.5)


def round_at(x: float, y: float, r: float, flat: float = 1.0) -> str:
    """Return the path of a disc."""
    rx, ry = (round(r), round(r * flat)) if r > 6 else (number(r), number(r * flat))
    wide = number(2 * round(r) if r > 6 else 2 * r)
    return f"M{x - r:.0f} {y:.0f}a{rx} {ry} 0 1 0 {wide} 0a{rx} {ry} 0 1 0-{wide} 0z"


def spike(x: float, y: float, wide: float, high: float) -> str:
    """Return the path of a fir or a peak whose foot is on y."""
    w, h = max(1, round(wide)), max(1, round(high))
    return f"M{x - w:.0f} {y:.0f}l{w} {-h}l{w} {h}z"


def ridge(brush: Brush, y: float, high: float, peaks: int, colour: str, season: Season) -> None:
    """Draw far mountains with light and snow."""
    step = W / peaks
    bodies, snow = "", ""
    for peak in range(-1, peaks + 1):
        x = peak * step + brush.between(0, step)
        up, wide = high * brush.between(0.7, 1.4), step * brush.between(0.8, 1.2)
        bodies += polygon((x - wide, y + 90), (x, y - up), (x + wide, y + 90))
        cut = 0.28
        snow += polygon(
            (x - wide * cut * 0.8, y - up + (up + 90) * cut), (x, y - up), (x + wide * cut, y - up + (up + 90) * cut),
            (x + wide * cut * 0.3, y - up + (up + 90) * cut * 0.75), (x, y - up + (up + 90) * cut * 1.1),
        )  # fmt: skip
    brush.path(bodies, brush.down(lighter(colour, 0.15), colour, darker(colour, 0.12)))
    brush.path(snow, "#ffffff", opacity=0.75 if season.light == "#ffffff" else 0.45)


def town(brush: Brush, book: str) -> None:
    """Draw the towers of the town far behind."""
    roof = ROOFS.get(book, "#c23f34")
    walls, roofs, windows = "", "", ""
    for left, y, w, h in (
        (90, 250, 36, 90),
        (170, 270, 26, 64),
        (330, 258, 30, 70),
        (760, 262, 30, 66),
        (870, 236, 40, 96),
        (960, 264, 28, 60),
    ):
        x = left + brush.between(-30, 30)
        walls += polygon((x, y), (x + w, y), (x + w + 3, y + h), (x - 3, y + h))
        roofs += polygon((x - 6, y), (x + w / 2, y - h * 0.62), (x + w + 6, y))
        windows += round_at(x + w / 2, y + h * 0.3, 4, 1.5)
    brush.path(walls, mix("#e8d8c0", "#6a78b0", 0.55))
    brush.path(roofs, mix(roof, "#6a78b0", 0.3))
    brush.path(windows, "#ffe6a0")


def hills(brush: Brush, season: Season) -> None:
    """Draw two lines of hills and the ground in front."""
    for y, shade in ((318, 0.25), (346, 0.1)):
        points = [(x, y + brush.between(-16, 16)) for x in range(-60, W + 120, 130)]
        d = smooth(*points) + f"L{W + 60} {H}L-60 {H}z"
        brush.path(d, brush.down(lighter(season.ground, shade), darker(season.ground, 0.1)))
    brush.path(
        f"M0 372Q{W / 2} 352 {W} 372V{H}H0z",
        brush.down(lighter(season.ground, 0.22), season.ground, darker(season.ground, 0.42)),
    )


def forest(brush: Brush, season: Season, book: str) -> None:
    """Draw trees on the hills: firs or round ones, by the place."""
    firs = book in ("blue", "transparent")
    for tint in season.trees:
        d = ""
        for _ in range(13):
            x, y, r = brush.between(-10, W), brush.between(314, 352), brush.between(8, 17)
            d += (
                spike(x, y, r * 0.7, r * 2.4)
                if firs
                else round_at(x, y - r, r) + f"M{number(x - 2)} {number(y - 2)}h4v8h-4z"
            )
        brush.path(d, tint, stroke=darker(tint, 0.5), stroke_width=1.2)


def meadow(brush: Brush, season: Season) -> None:
    """Draw grass, stones and flowers on the ground where they fight."""
    blades, bright = "", ""
    for _ in range(90):
        x, y = brush.between(0, W), brush.between(382, H)
        lean, up = brush.between(-4, 4), brush.between(5, 12)
        d = f"M{x:.0f} {y:.0f}l{lean:.0f} {-up:.0f}"
        if brush.chance.random() < 0.5:
            blades += d
        else:
            bright += d
    brush.line(blades, darker(season.ground, 0.4), 1.8, opacity=0.7)
    brush.line(bright, lighter(season.ground, 0.5), 1.6, opacity=0.7)
    dots = "".join([round_at(brush.between(0, W), brush.between(384, H), brush.between(2, 4)) for _ in range(22)])
    brush.path(dots, season.trees[1], opacity=0.85)
    stones = "".join(
        [round_at(brush.between(0, W), brush.between(386, H), brush.between(6, 14), 0.5) for _ in range(9)]
    )
    brush.path(stones, darker(season.ground, 0.5), opacity=0.5)


def dungeon(brush: Brush) -> None:
    """Draw a vault with torches."""
    brush.rect(0, 0, W, H, brush.down("#1a1424", "#3a2c3c", "#241a2a"))
    bricks = ""
    for row in range(9):
        for column in range(12):
            x = column * 100 + (50 if row % 2 else 0) - 60
            bricks += f"M{x} {row * 40}h94v34h-94z"
    brush.path(bricks, "#4a3a48", opacity=0.5)
    for x in (60, 330, 600, 870):
        brush.path(f"M{x} 372V190Q{x + 85} 60 {x + 170} 190V372z", brush.down("#0c0812", "#1c1220"))
        brush.line(f"M{x} 372V190Q{x + 85} 60 {x + 170} 190V372", "#6a5560", 12)
    for x in (20, 280, 550, 820, 1080):
        brush.circle(x, 190, 150, brush.glow("#ffb04a 0.75", "#ff7a2a 0.3", "#ff7a2a 0"))
        brush.path(f"M{x - 5} 200h10l-3 60h-4z", "#5a3a20")
        brush.path(f"M{x - 12} 204Q{x - 18} 176 {x} 156Q{x + 18} 176 {x + 12} 204z", "#ffc24a")
    brush.path(f"M0 366H{W}V{H}H0z", brush.down("#5a4a52", "#2a1e28"))
    slabs = "".join([f"M{x} 366L{(x - 550) * 1.7 + 550:.0f} {H}" for x in range(-100, 1300, 110)])
    brush.line(slabs + "M0 396H1100M0 436H1100", "#1c1220", 2.5)


def stellaris(brush: Brush) -> None:
    """Draw the city of stars at night, with the northern lights."""
    brush.rect(0, 0, W, H, brush.down("#0c0a2c", "#2a1f6a", "#6a4ab0"))
    for y, colour in ((120, "#4affc8"), (160, "#b06aff"), (96, "#5aa0ff")):
        points = [(x, y + brush.between(-34, 34)) for x in range(-60, W + 130, 140)]
        d = smooth(*points) + "".join([f"L{number(x)} {number(py - 90)}" for x, py in points[::-1]]) + "z"
        brush.path(d, brush.down(f"{colour} 0", f"{colour} 0.42"))
    brush.path(
        "".join([star(brush.between(0, W), brush.between(4, 250), brush.between(1.5, 5), 4, 0.3) for _ in range(70)]),
        "#ffffff",
    )
    for x, y, h in (
        (60, 320, 170),
        (150, 330, 110),
        (330, 320, 150),
        (420, 334, 90),
        (700, 330, 120),
        (830, 320, 200),
        (960, 332, 130),
        (1040, 326, 90),
    ):
        brush.path(
            polygon((x, y + 30), (x + 8, y - h * 0.5), (x + 22, y - h), (x + 36, y - h * 0.5), (x + 44, y + 30)),
            brush.down("#b8a0ff", "#4a3a9a"),
        )
        brush.path(f"M{x + 18} {y - h * 0.4:.0f}h8v14h-8zM{x + 18} {y - h * 0.1:.0f}h8v14h-8z", "#ffe9a0")
        brush.path(star(x + 22, y - h - 8, 9, 4, 0.3), "#fff3c0")
    brush.path(f"M0 350Q{W / 2} 318 {W} 350V{H}H0z", brush.down("#e8e4ff", "#a8a0e0", "#5a4fa0"))
    ice = "".join([polygon((x, 392), (x + 10, 392 - brush.between(14, 40)), (x + 22, 392)) for x in range(0, W, 94)])
    brush.path(ice, "#d5ecff", opacity=0.8)


# -- the land ----------------------------------------------------------------------------------------------------

REALMS: Final = (
    ("#9fd06a", "#5fae5a", "#f2a9c6"),
    ("#d8c25a", "#4f9150", "#8fb648"),
    ("#cf7a3a", "#c8502a", "#eda23a"),
    ("#e4eefa", "#8fa6cc", "#ffffff"),
)
"""From the start to the goal: ground, and two colours of what grows there."""
INSIDE: Final = (20.0, 26.0, 1060.0, 440.0)
"""Where the cells lie on the map's ground: x, y, width, height."""


def land(brush: Brush, season: str, cells: tuple[str, ...]) -> None:
    """Draw the sea and the land under these cells."""
    now = SEASONS.get(season, SEASONS["spring"])
    places = read_cells("".join(cells))
    sea(brush, now)
    wide = max([x for x, _ in places], default=0) + 1
    high = max([y for _, y in places], default=0) + 1
    x0, y0, w, h = INSIDE
    middles = [(x0 + (x + 0.5) * w / wide, y0 + (y + 0.5) * h / high) for x, y in places]
    r = max(70.0, min(150.0, max(w / wide, h / high) * 0.74))
    blobs = [
        (x + brush.between(-24, 24), y + brush.between(-14, 14), r * brush.between(0.86, 1.04))
        for x, y in middles + middles[::2]
    ]
    coast = "".join([round_at(x, y, size, 0.74) for x, y, size in blobs])
    for more, colour, opacity in ((60, "#bfe6ff", 0.2), (14, "#fff0c8", 1.0), (5, "#7a5a34", 1.0)):
        brush.line(coast, colour, more, opacity=opacity)
    tints = [mix(REALMS[realm][0], now.ground, 0.16) for realm in (0, 1, 1, 2, 2, 3, 3)]
    brush.path(coast, brush.across(*tints))
    patches(brush, blobs)
    growth(brush, blobs, middles, now)
    brush.rect(0, 0, W, H, brush.glow("#0a0620 0", "#0a0620 0", "#0a0620 0.32", r=0.85))


def read_cells(written: str) -> list[tuple[int, int]]:
    """Return the cells: pairs of letters of base 36; what is none of these is left out."""
    plain = [letter for letter in written if letter.isascii() and letter.isalnum()]
    cells = [(int(plain[index], 36), int(plain[index + 1], 36)) for index in range(0, len(plain) - 1, 2)]
    return cells[:120] or [(0, 0), (2, 1), (4, 2)]


def sea(brush: Brush, season: Season) -> None:
    """Draw the sea with waves and ships."""
    deep = mix("#1f5f9c", season.sky[0], 0.3)
    brush.rect(0, 0, W, H, brush.across(lighter(deep, 0.15), deep, darker(deep, 0.4)))
    waves = ""
    for _ in range(44):
        x, y = brush.between(0, W), brush.between(0, H)
        waves += f"M{x:.0f} {y:.0f}q5 -6 10 0q5 -6 10 0"
    brush.line(waves, "#bfe0ff", 1.5, opacity=0.35)
    for x, y in ((1010, 60), (930, 150), (90, 420), (250, 462)):
        brush.path(f"M{x - 16} {y}h34l-7 11h-20z", "#6d4526", stroke=sheets.INK, stroke_width=1.6)
        sails = f"M{x} {y - 2}V{y - 34}Q{x + 20} {y - 18} {x + 2} {y - 2}z"
        sails += f"M{x - 3} {y - 4}V{y - 26}Q{x - 16} {y - 14} {x - 3} {y - 4}z"
        brush.path(
            sails,
            "#fff4dc",
            stroke=sheets.INK,
            stroke_width=1.4,
        )


def patches(brush: Brush, blobs: list[tuple[float, float, float]]) -> None:
    """Draw fields and light on the land."""
    light, dark = "", ""
    for x, y, size in blobs:
        for _ in range(2):
            px, py = x + brush.between(-0.7, 0.7) * size, y + brush.between(-0.5, 0.5) * size
            light += round_at(px, py, brush.between(16, 40), 0.45)
            dark += round_at(px + 20, py + 12, brush.between(12, 30), 0.4)
    brush.path(light, "#ffffff", opacity=0.13)
    brush.path(dark, "#3a2a10", opacity=0.08)


def growth(brush: Brush, blobs: list[tuple[float, float, float]], middles: list[Point], season: Season) -> None:
    """Draw what grows: blossom, firs, autumn trees, snowy peaks, each realm in paths of its own."""
    spots = [spot for x, y, size in blobs for spot in scattered(brush, x, y, size, middles)]
    spots.sort(key=lambda spot: spot[1])
    for realm, (_, one, other) in enumerate(REALMS):
        mine = [(x, y) for x, y in spots if min(3, int((x / W + y / H) / 2 * 4.4)) == realm]
        first, second, caps, trunks = "", "", "", ""
        for index, (x, y) in enumerate(mine):
            r = brush.between(7, 12)
            if realm == 3 or (realm == 2 and index % 4 == 0):
                d = spike(x, y + 6, r * 1.7, r * 2.6 + 6)
                caps += spike(x, y - r * 1.5, r * 0.55, r * 1.1)
                first += d if realm == 3 else ""
                second += "" if realm == 3 else d
                continue
            d = spike(x, y + 2, r * 0.75, r * 2.3) if realm == 1 else round_at(x, y - r, r)
            trunks += f"M{x - 1.5:.0f} {y - 2:.0f}h3v8h-3z"
            if index % 2:
                first += d
            else:
                second += d
        brush.path(trunks, "#5a3a20")
        brush.path(
            second, brush.down(lighter(other, 0.2), darker(other, 0.25)), stroke=darker(other, 0.55), stroke_width=1
        )
        brush.path(first, brush.down(lighter(one, 0.25), darker(one, 0.25)), stroke=darker(one, 0.55), stroke_width=1)
        brush.path(caps, "#ffffff")


def scattered(brush: Brush, x: float, y: float, size: float, middles: list[Point]) -> list[Point]:
    """Return some spots on the land around (x, y) that leave the cities free."""
    spots = []
    for _ in range(6):
        px, py = x + brush.between(-0.85, 0.85) * size, y + brush.between(-0.6, 0.6) * size
        if all([abs(px - mx) > 56 or abs(py - my) > 34 for mx, my in middles]):
            spots.append((px, py))
    return spots


# -- places ------------------------------------------------------------------------------------------------------

LANDMARKS: Final = {
    "tavern": "tavern", "mine": "mine", "waterfall": "waterfall", "shrine": "shrine", "altar": "altar",
    "church": "church", "statue": "statue", "abyss": "abyss", "ruins": "ruins", "cemetery": "cemetery",
    "library": "library", "volcano": "volcano", "monument": "monument", "bonfire": "bonfire", "flower": "flowers",
    "tower": "tower", "dojo": "dojo", "lake": "lake", "dungeon": "dungeon", "village": "village", "camp": "camp",
    "inn": "tavern", "field": "flowers", "temple": "shrine", "castle": "dungeon", "graveyard": "cemetery",
    "cave": "mine", "river": "waterfall",
}  # fmt: skip
"""By a word of the name, which place it is."""
NIGHTS: Final = ("abyss", "cemetery", "dungeon", "bonfire", "volcano", "altar", "tower")


def place(brush: Brush, name: str) -> None:
    """Draw a Landmark on 120 by 100."""
    spoken = name.split("-")
    known = next((LANDMARKS[word] for word in spoken if word in LANDMARKS), "")
    motif = known or brush.one_of(sorted(set(LANDMARKS.values())))
    if motif in NIGHTS:
        top, low, ground = brush.one_of((("#1c1440", "#7a3a5a", "#3a3044"), ("#14183a", "#4a3a8a", "#2f3a44")))
    else:
        top, low, ground = brush.one_of((("#5aa0e0", "#ffe9c0", "#7fae4f"), ("#6a8ad8", "#ffd8b0", "#a09a48")))
    brush.rect(0, 0, 120, 100, brush.down(top, low))
    brush.circle(30, 22, 40, brush.glow("#fff6d0 0.9", "#fff6d0 0.25", "#fff6d0 0"))
    brush.path("M0 66Q20 48 44 62Q70 44 120 64V100H0z", mix(low, ground, 0.5))
    brush.path("M0 78Q60 68 120 78V100H0z", brush.down(ground, darker(ground, 0.45)))
    sheets.put(brush, PLACES[motif], {"glowing": "#ff6a4a", "trim": "#d0392f"})
    brush.rect(0, 0, 120, 100, brush.glow("#0a0620 0", "#0a0620 0.05", "#0a0620 0.55", r=0.8))


def settlement(brush: Brush, book: str) -> None:
    """Draw a town of the map, alone, on 120 by 100."""
    motif = "starcity" if book == "goal" else "capital" if book == "start" else "town"
    brush.ellipse(60, 86, 56, 11, "#0a0618", opacity=0.3)
    palette = {"roof": ROOFS.get(book, "#c23f34"), "trim": "#ffd65a"}
    sheets.put(brush, PLACES[motif], palette)
