"""The field: lanes that face each other, Characters, decks and discard piles, and who would strike whom."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.lyon.shows.describing import burdens
from ludoteca.games.lyon.shows.drawing.faces import back, halo, hand_face, small_face
from ludoteca.games.lyon.shows.drawing.layout import Layout
from ludoteca.games.lyon.shows.drawing.monsters import LASTS, PREVENTS, face_down, monster_group
from ludoteca.games.lyon.shows.lookup import card_lines
from ludoteca.games.lyon.state.match import LANES
from ludoteca.games.lyon.state.view import FORBIDDEN
from ludoteca.games.lyon.state.view_types import CardView, CharacterView, FaceDown, LyonView, MonsterView
from ludoteca.kernel import scenes
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import moved, path, rect, tag, thing, trace, use, words
from ludoteca.kernel.layouts import at
from ludoteca.kernel.paintings import Easel, when_legal
from ludoteca.kernel.texts import Phrase, with_names

SPACE: Final = Phrase("Spazio {n}", "Space {n}")
FREE: Final = Phrase("libero", "free")
ACTIVE: Final = Phrase("ATTIVO", "ACTIVE")
EXHAUSTED: Final = Phrase("STREMATO", "EXHAUSTED")
DECK: Final = Phrase("Mazzo", "Deck")
DISCARDS: Final = Phrase("Scarti", "Discards")
_CHARACTER: Final = Phrase(
    "Personaggio, {mood}, DIFESA {life} di {full}", "Character, {mood}, DEFENCE {life} of {full}"
)
FORBIDS: Final = {
    "play_magic": Phrase("niente Magie", "no Magics"),
    "play_monsters": Phrase("niente Mostri", "no Monsters"),
    "play_treasures": Phrase("niente Tesori", "no Treasures"),
    "activate": Phrase("non si attiva", "no activation"),
    "draw": Phrase("non pesca", "no drawing"),
}
_CARDS: Final = Phrase("{n} carte", "{n} cards")


class Scene(scenes.Scene[LyonView]):
    """What every part of the picture needs: the view, its reader, the layout and the marks."""

    def __init__(
        self, view: LyonView, decisions: JSON, lang: str, layout: Layout, names: list[str], easel: Easel
    ) -> None:
        super().__init__(view, view.seat, decisions, lang, names, easel)
        self.layout = layout
        self.fighting = view.phase == "combat" and view.outcome is None

    def side(self, seat: int) -> int:
        return 0 if seat == self.near else 1


# -- lanes -------------------------------------------------------------------------------------------------------


def roads(scene: Scene) -> str:
    """The ground of each lane, from one player to the other."""
    layout = scene.layout
    long = layout.rows[0] - layout.rows[1] + layout.monster.h + 16
    parts = []
    for n in range(LANES):
        x = layout.lane_x + n * layout.pitch + 3
        parts.append(rect(x, layout.rows[1] - 8, layout.pitch - 6, long, "road", 14))
    return "".join(parts)


def posts(scene: Scene) -> str:
    """The number of each lane, between the two that face each other."""
    layout = scene.layout
    top, bottom = layout.band
    parts = []
    for n in range(LANES):
        middle = layout.lane_middle(n)
        y = (top + bottom) / 2
        r = 12 * layout.scale
        parts.append(tag("circle", class_="post", cx=middle, cy=y, r=r))
        parts.append(words(middle, y + 5 * layout.scale, str(n + 1), 14 * layout.scale, "dim big", "middle"))
    return "".join(parts)


def lanes(scene: Scene, seat: int) -> None:
    for n in range(LANES):
        lane(scene, seat, n)


def lane(scene: Scene, seat: int, n: int) -> None:
    layout, lang = scene.layout, scene.lang
    place = at(*layout.lane(scene.side(seat), n))
    monster = scene.view.players[seat].lanes[n]
    number = seat * LANES + n
    if monster is None:
        scene.put(f"lane:{number}", (), lambda: free_lane(scene, number), place)
    elif isinstance(monster, FaceDown) or monster.face_down:
        key = f"lane:{number}" if isinstance(monster, FaceDown) else monster.key
        scene.put(key, (monster, "covered"), lambda: face_down(layout.monster, monster, lang), place)
    else:
        fights = scene.fighting and scene.view.active == seat
        why = None
        if scene.viewer is not None:
            why = f"attack:{number}" if seat == scene.viewer else f"target:{monster.card}"
        reads = (monster, fights, why, *scene.names)
        draw = partial(monster_group, monster, layout.monster, lang, fights, why, scene.names)
        scene.put(monster.key, reads, draw, place)


def free_lane(scene: Scene, number: int) -> str:
    cut = scene.layout.monster
    said = scene.say(FREE)
    return thing(
        f"lane:{number}",
        rect(4, 4, cut.w - 8, cut.h - 8, "road slot", 10),
        words(cut.w / 2, cut.h / 2 + 5 * cut.scale, said, 14 * cut.scale, "dim", "middle", cut.w - 20),
        when_legal(path(trace("M", cut.w / 2 - 9, -5, "h18l-9 12z"), "halo-mark")),
        name=scene.say(SPACE, n=number % LANES + 1),
        text=said,
        kind="lane",
    )


# -- Characters ----------------------------------------------------------------------------------------------------


def character(scene: Scene, seat: int) -> None:
    """The Character's card, upright or turned, with its life and its player's name beside or below."""
    player = scene.view.players[seat]
    x, y, _, _ = scene.layout.panels[scene.side(seat)]
    is_turn = seat == scene.view.active and scene.view.phase != "setup"
    reads = (player.character, player.cannot, is_turn, seat == scene.viewer, *scene.names)
    scene.put(player.character.key, reads, lambda: panel(scene, seat, is_turn), at(x, y))


def panel(scene: Scene, seat: int, is_turn: bool) -> str:
    shown = scene.view.players[seat].character
    _, _, w, h = scene.layout.panels[scene.side(seat)]
    mood = scene.say(EXHAUSTED if shown.exhausted else ACTIVE)
    said = scene.say(_CHARACTER, mood=mood.lower(), life=shown.life, full=shown.defence)
    return thing(
        shown.key,
        rect(0, 0, w, h, "panel panel-active" if is_turn else "panel", 12),
        panel_wide(scene, seat, shown, mood, h) if h < w else panel_high(scene, seat, shown, mood, w, h),
        halo(w, h),
        name=shown.name.say(scene.lang),
        text=". ".join([said, *in_force(scene, seat), shown.text.say(scene.lang)]),
        kind="character",
        why="activate" if seat == scene.viewer else None,
    )


def panel_high(scene: Scene, seat: int, shown: CharacterView, mood: str, w: float, h: float) -> str:
    cut = scene.layout.character
    card_x, card_y = ((w - cut.h) / 2, 30.0) if shown.exhausted else (6.0, 6.0)
    parts = [turned(scene, shown, card_x, card_y)]
    if shown.exhausted:
        parts.append(mood_banner(mood, w / 2, 18, 12))
    else:
        middle = (w + cut.w + 6) / 2
        parts.append(mood_banner(mood, middle, 20, 11))
        parts.append(prevented(scene, shown, middle, 54, 1.0))
        if shown.team != "universale":
            parts.append(use(f"ly-team-{shown.team}", middle - 22, 84, 44, 44, "icon-on"))
    parts.append(life(shown, 8, h - 40, w - 16, 1.0))
    parts.append(words(w - 8, h - 24, scene.names[seat], 13, "on strong", "end", room=w - 92))
    forbidden = prohibitions(scene, seat)
    parts.append(strips(forbidden, 6, h - 46 - 18.4 * len(forbidden), w - 12, 11.5))
    return "".join(parts)


def panel_wide(scene: Scene, seat: int, shown: CharacterView, mood: str, h: float) -> str:
    cut = scene.layout.character
    w = scene.layout.panels[0][2]
    left = cut.h + 8 if shown.exhausted else cut.w + 10
    card_y = (h - cut.w) / 2 if shown.exhausted else 1
    parts = [turned(scene, shown, 2, card_y)]
    parts.append(words(left + 4, 28, scene.names[seat], 21, "on strong", room=w - left - 12))
    parts.append(mood_banner(mood, left + 62, 52, 15))
    parts.append(prevented(scene, shown, w - 52, 57, 1.3))
    parts.append(life(shown, left + 4, h - 64, w - left - 16, 1.7))
    forbidden = prohibitions(scene, seat)
    if forbidden:
        parts.append(strips([", ".join(forbidden)], left + 4, 62, w - left - 14, 12.5))
    return "".join(parts)


def in_force(scene: Scene, seat: int) -> list[str]:
    said = [with_names(said.say(scene.lang), scene.names) for _, said in burdens(scene.view.players[seat])]
    return [line[0].upper() + line[1:] for line in said]


def prohibitions(scene: Scene, seat: int) -> list[str]:
    """What the player may not do now, in few words, with how long it lasts."""
    player = scene.view.players[seat]
    until = {e.a: LASTS.get(e.until) for e in player.character.effects if e.what == "cannot"}
    said = []
    for bit, name in FORBIDDEN.items():
        if name in player.cannot:
            lasts = until.get(bit)
            said.append(scene.say(FORBIDS[name]) + (f" {scene.say(lasts)}" if lasts is not None else ""))
    return said


def strips(lines: list[str], x: float, y: float, w: float, size: float) -> str:
    parts = []
    for number, said in enumerate(lines):
        top = y + number * size * 1.6
        parts.append(rect(x, top, w, size * 1.6 - 2, "slip-enemy", 3))
        parts.append(words(x + 6, top + size * 1.08, f"✕ {said}", size, "strong slip-enemy-text", room=w - 12))
    return "".join(parts)


def turned(scene: Scene, shown: CharacterView, x: float, y: float) -> str:
    """Upright when Active, on its side when Exhausted (its box then is as wide as the card is high)."""
    cut = scene.layout.character
    face = hand_face(shown, cut, scene.lang)
    if shown.exhausted:
        return moved(x + cut.h, y, face, turn=90, class_="grey")
    return moved(x, y, face)


def mood_banner(mood: str, x: float, y: float, size: float) -> str:
    wide = len(mood) * size * 0.74 + 12
    return rect(x - wide / 2, y - size, wide, size * 1.5, "banner", 3) + words(
        x, y + size * 0.1, mood, size, "big", "middle", wide - 6
    )


def prevented(scene: Scene, shown: CharacterView, x: float, y: float, s: float) -> str:
    pools = [effect.a for effect in shown.effects if effect.what == "prevents"]
    if not pools:
        return ""
    said = scene.say(PREVENTS, n=sum(pools))
    return use("ly-shield", x - 9 * s, y - 14 * s, 15 * s, 15 * s, "icon-on") + words(
        x, y + 13 * s, said, 9.5 * s, "on", "middle"
    )


def life(shown: CharacterView, x: float, y: float, w: float, s: float) -> str:
    """A heart, the number, and a bar; hatched when little is left."""
    now, full = max(0, shown.life), shown.defence
    share = min(1.0, now / full)
    low = share <= 1 / 3
    return "".join(
        [
            use("ly-heart", x, y - 3 * s, 20 * s, 20 * s, "life"),
            words(x + 24 * s, y + 17 * s, str(now), 26 * s, "on big", room=(32 if now > 9 else 17) * s),
            words(x + (57 if now > 9 else 42) * s, y + 17 * s, f"/{full}", 12 * s, "dim strong"),
            rect(x, y + 23 * s, w, 11 * s, "life-back", 4),
            rect(x + 1.5, y + 23 * s + 1.5, max(0.0, (w - 3) * share), 11 * s - 3, "life-low" if low else "life", 3),
        ]
    )


# -- piles -------------------------------------------------------------------------------------------------------


def piles(scene: Scene, seat: int, elsewhere: set[str]) -> None:
    player = scene.view.players[seat]
    x, y, _, _ = scene.layout.decks[scene.side(seat)]
    scene.put(f"deck:{seat}", (player.deck_size,), lambda: deck(scene, seat), at(x, y))
    hides_top = bool(player.discard) and player.discard[-1].key in elsewhere
    x, y, _, _ = scene.layout.discards[scene.side(seat)]
    scene.put(f"discard:{seat}", (player.discard, hides_top), lambda: discard(scene, seat, hides_top), at(x, y))


def deck(scene: Scene, seat: int) -> str:
    _, _, w, h = scene.layout.decks[scene.side(seat)]
    size = scene.view.players[seat].deck_size
    depth = min(3, (size + 11) // 12)
    cards = "".join([back(3 * n, -3 * n, w, h) for n in range(depth)]) or rect(2, 2, w - 4, h - 4, "slot", 6)
    return pile(scene, f"deck:{seat}", scene.say(DECK), size, w, h, cards, [])


def discard(scene: Scene, seat: int, hides_top: bool) -> str:
    """The discard pile with its top card face up; a card that lies in a tray is not shown twice."""
    _, _, w, h = scene.layout.discards[scene.side(seat)]
    cards = scene.view.players[seat].discard
    contents = [": ".join(facts) for facts in (reading(card, scene.lang) for card in reversed(cards))]
    top = rect(2, 2, w - 4, h - 28, "slot", 6)
    if cards:
        shown = cards[-1]
        face = small_face(shown, w, h - 24, scene.lang)
        name, text = shown.name.say(scene.lang), shown.text.say(scene.lang)
        top = face if hides_top else thing(shown.key, face, name=name, text=text, kind=shown.type)
    return pile(scene, f"discard:{seat}", scene.say(DISCARDS), len(cards), w, h - 24, top, contents)


def reading(card: CardView, lang: str) -> tuple[str, str]:
    """A card's name, and all that is printed on it in one line."""
    name, *facts = card_lines(card, lang)
    return name, " ".join(facts).replace("\n", " ")


def pile(scene: Scene, key: str, name: str, size: int, w: float, h: float, inside: str, contents: list[str]) -> str:
    """`contents` are the cards that may be looked through, a line each, the topmost first."""
    letters = 12 if scene.layout.scale == 1 else 17
    wide = w if h > w else min(w, len(f"{name} {size}") * letters * 0.62 + 14)
    label = rect(w / 2 - wide / 2, h + 1, wide, letters * 1.6, "banner", 4)
    count = words(w / 2, h + letters * 1.2, f"{name} {size}", letters, "big", "middle", wide - 8)
    text = "\n".join([scene.say(_CARDS, n=size), *contents])
    return thing(key, inside, label, count, name=name, text=text, kind="pile")


# -- who would strike whom -----------------------------------------------------------------------------------------


def arrows(scene: Scene) -> None:
    """In Combat: from each Monster that still attacks to the Monster in front of it, or round it to the Character."""
    if not scene.fighting:
        return
    seat = scene.view.active
    for n, monster in enumerate(scene.view.players[seat].lanes):
        if isinstance(monster, MonsterView) and monster.hits is not None:
            live = scene.legal(monster.key)
            facing = scene.view.players[1 - seat].lanes[n]
            direct = isinstance(facing, MonsterView) and facing.card == monster.hits
            scene.put(f"arrow:{n}", (seat, live, direct), partial(arrow, scene, seat, n, live, direct))


def arrow(scene: Scene, seat: int, n: int, live: bool, direct: bool) -> str:
    drawn = (straight if direct else around)(scene, seat, n, live)
    return tag("g", drawn, class_="arrows", aria_hidden="true")


def straight(scene: Scene, seat: int, n: int, live: bool) -> str:
    top, bottom = scene.layout.band
    x = scene.layout.lane_middle(n) + 24 * scene.layout.scale
    start, end = (bottom, top + 12) if scene.side(seat) == 0 else (top, bottom - 12)
    return path(trace("M", x, start, "V", end), line_class(live)) + head(x, end, -1 if end < start else 1, live)


def around(scene: Scene, seat: int, n: int, live: bool) -> str:
    layout = scene.layout
    top, bottom = layout.band
    upwards = scene.side(seat) == 0
    x = layout.lane_middle(n) - 24 * layout.scale
    middle = (top + bottom) / 2 + (n - 1.5) * 7 * (1 if upwards else -1)
    start = bottom if upwards else top
    _, y, _, h = layout.panels[1 if upwards else 0]
    out = layout.margin
    end = y + h - 30 if upwards else y + 30
    turn = 10 if upwards else -10
    d = trace("M", x, start, "V", middle + turn, "Q", x, middle, x - 10, middle, "H", out + 8)
    d += trace("Q", out, middle, out, middle - turn, "V", end)
    return path(d, line_class(live)) + head(out, end, -1 if upwards else 1, live)


def line_class(live: bool) -> str:
    return "arrow arrow-live" if live else "arrow"


def head(x: float, y: float, way: int, live: bool) -> str:
    return path(trace("M", x - 8, y, "h16l-8", 13 * way, "z"), "arrow-head arrow-head-live" if live else "arrow-head")
