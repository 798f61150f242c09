"""The field: lanes that face each other, Characters, decks and discard piles, and who would strike whom."""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.lyon.shows.art.pictures import card_address, floor_address
from ludoteca.games.lyon.shows.describing import burdens
from ludoteca.games.lyon.shows.drawing.faces import back, frame, halo, name_lines
from ludoteca.games.lyon.shows.drawing.layout import Layout
from ludoteca.games.lyon.shows.drawing.monsters import face_down, monster_group, sign
from ludoteca.games.lyon.shows.lookup import card_lines
from ludoteca.games.lyon.state.match import LANES
from ludoteca.games.lyon.state.view_types import CardView, CharacterView, FaceDown, LyonView, MonsterView
from ludoteca.kernel import scenes
from ludoteca.kernel.drawing import circle, image, moved, path, rect, tag, thing, trace, use, words
from ludoteca.kernel.layouts import at
from ludoteca.kernel.paintings import when_legal
from ludoteca.kernel.texts import Phrase, with_names

_CHARACTER: Final = Phrase(
    "Personaggio, {mood}, DIFESA {life} di {full}", "Character, {mood}, DEFENCE {life} of {full}"
)


class Scene(scenes.Scene[LyonView, Layout]):
    """What every part of the picture needs: the view, its reader, the layout and the marks."""

    def prepare(self) -> None:
        self.fighting = self.view.phase == "combat" and self.view.outcome is None

    def side(self, seat: int) -> int:
        return 0 if seat == self.near else 1


# -- lanes -------------------------------------------------------------------------------------------------------


def ground(scene: Scene) -> str:
    """Draw the floor, and on it the lanes from one player to the other."""
    layout = scene.layout
    top = layout.rows[1] - 9
    long = layout.rows[0] + layout.monster.h + 9 - top
    parts = [image(floor_address(layout.shape), 0, 0, layout.w, layout.h)]
    for n in range(LANES):
        x = layout.lane_x + n * layout.pitch + 3
        parts.append(rect(x, top, layout.pitch - 6, long, "road", 10))
        parts.append(rect(x + 4, top + 4, layout.pitch - 14, long - 8, "road-line", 7))
    return "".join(parts)


def posts(scene: Scene) -> str:
    """Draw the number of each lane, between the two that face each other."""
    layout = scene.layout
    top, bottom = layout.band
    y = (top + bottom) / 2
    s = layout.least / 12
    parts = []
    for n in range(LANES):
        middle = layout.lane_middle(n)
        parts.append(circle(middle, y, 11 * s**0.6, "post"))
        size = layout.least * 1.1
        parts.append(words(middle, y + size * 0.36, str(n + 1), size, "post-text", "middle", 16 * s))
    return "".join(parts)


def lanes(scene: Scene, seat: int) -> None:
    fights = scene.fighting and scene.view.active == seat
    scene.section(f"lanes {seat}", (scene.view.players[seat].lanes, fights), partial(all_lanes, scene, seat, fights))


def all_lanes(scene: Scene, seat: int, fights: bool) -> None:
    for n in range(LANES):
        lane(scene, seat, n, fights)


def lane(scene: Scene, seat: int, n: int, fights: bool) -> None:
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
        why = None
        if scene.viewer is not None:
            why = f"attack:{number}" if seat == scene.viewer else f"target:{monster.card}"
        reads = (monster, fights, why, *scene.names)
        draw = partial(monster_group, monster, layout, lang, fights, why, scene.names)
        scene.put(monster.key, reads, draw, place)


def free_lane(scene: Scene, number: int) -> str:
    """Draw an empty niche."""
    cut = scene.layout.monster
    w, h = cut.w, cut.h
    arch = trace("M6", h - 6, "V", h * 0.36, "C6", h * 0.2, w * 0.3, h * 0.13, w / 2, 8)
    arch += trace("C", w * 0.7, h * 0.13, w - 6, h * 0.2, w - 6, h * 0.36, "V", h - 6, "z")
    foil = trace("M", w / 2, h * 0.3, "l", w * 0.12, h * 0.13, -w * 0.12, h * 0.13, -w * 0.12, -h * 0.13, "z")
    return thing(
        f"lane:{number}",
        path(arch, "slot"),
        path(foil, "slot-mark"),
        when_legal(path(trace("M", w / 2 - 10, -8, "h20l-10 13z"), "halo-mark")),
        name=scene.say(Phrase("Spazio {n}", "Space {n}"), n=number % LANES + 1),
        text=scene.say(Phrase("libero", "free")),
        kind="lane",
    )


# -- Characters ----------------------------------------------------------------------------------------------------


def stand(scene: Scene, seat: int, elsewhere: set[str]) -> None:
    """Lay out the Character of a player, and the piles beside it."""
    player = scene.view.players[seat]
    is_turn = seat == scene.view.active and scene.view.phase != "setup"
    hides_top = bool(player.discard) and player.discard[-1].key in elsewhere
    reads = (player.character, player.cannot, player.deck_size, player.discard, is_turn, hides_top)
    scene.section(f"stand {seat}", reads, partial(character_and_piles, scene, seat, is_turn, hides_top))


def character_and_piles(scene: Scene, seat: int, is_turn: bool, hides_top: bool) -> None:
    character(scene, seat, is_turn)
    piles(scene, seat, hides_top)


def character(scene: Scene, seat: int, is_turn: bool) -> None:
    """Lay out the Character's portrait, upright or turned, with its DEFENCE and its player's name."""
    player = scene.view.players[seat]
    x, y, w, h = scene.layout.panels[scene.side(seat)]
    reads = (player.character, player.cannot, is_turn, seat == scene.viewer, w, h, *scene.names)
    scene.put(player.character.key, reads, lambda: panel(scene, seat, is_turn), at(x, y))


def panel(scene: Scene, seat: int, is_turn: bool) -> str:
    shown = scene.view.players[seat].character
    _, _, w, h = scene.layout.panels[scene.side(seat)]
    mood = scene.say(Phrase("STREMATO", "EXHAUSTED") if shown.exhausted else Phrase("ATTIVO", "ACTIVE"))
    status = scene.say(_CHARACTER, mood=mood.lower(), life=shown.life, full=shown.defence)
    return thing(
        shown.key,
        rect(2, 4, w, h, "shadow", 12),
        rect(0, 0, w, h, "panel panel-active" if is_turn else "panel", 10),
        panel_wide(scene, seat, shown, mood, w, h) if h < w else panel_high(scene, seat, shown, mood, w, h),
        halo(w, h),
        name=shown.name.say(scene.lang),
        text="\n".join([status, *in_force(scene, seat), shown.text.say(scene.lang)]),
        kind="character",
        why="activate" if seat == scene.viewer else None,
    )


def panel_high(scene: Scene, seat: int, shown: CharacterView, mood: str, w: float, h: float) -> str:
    """Draw player, portrait, name, DEFENCE, and what is in force, from top to bottom."""
    cut = scene.layout.portrait
    parts = [words(w / 2, 20, scene.names[seat], 15, "on strong", "middle", w - 14)]
    x, y = ((w - cut.h) / 2, 48.0) if shown.exhausted else ((w - cut.w) / 2, 30.0)
    parts.append(portrait(scene, shown, x, y))
    parts.append(mood_banner(mood, w / 2, 160, 12, shown.exhausted))
    size, lines = name_lines(shown.name.say(scene.lang).upper(), w - 12, 13, 12, 2)
    for number, line in enumerate(lines):
        y = 190 + (number - (len(lines) - 1) / 2) * size
        parts.append(words(w / 2, y, line, size, "name", "middle", w - 12))
    parts.append(life(shown, 10, 204, w - 20, 1.0))
    parts.append(marks(scene, seat, 10, h - 26, 1.0))
    return "".join(parts)


def panel_wide(scene: Scene, seat: int, shown: CharacterView, mood: str, w: float, h: float) -> str:
    """Draw the portrait, and beside it player, name, DEFENCE, and what is in force."""
    cut = scene.layout.portrait
    left = cut.h + 12 if shown.exhausted else cut.w + 16
    y = (h - cut.w) / 2 - 12 if shown.exhausted else (h - cut.h) / 2
    parts = [portrait(scene, shown, 6, y)]
    if shown.exhausted:
        parts.append(mood_banner(mood, 6 + cut.h / 2, h - 12, 22, True, cut.h))
    room = w - left - 10
    parts.append(words(left, 28, scene.names[seat], 24, "on strong", room=room * 0.5))
    parts.append(life(shown, left, 38, room, 1.45))
    _, lines = name_lines(shown.name.say(scene.lang).upper(), room - 150, 22, 22, 2)
    for number, line in enumerate(lines):
        y = 66 + (number - (len(lines) - 1) / 2) * 21
        parts.append(words(w - 10, y, line, 22, "name", "end", room - 150))
    parts.append(marks(scene, seat, w - 8, 4, 1.3))
    return "".join(parts)


def in_force(scene: Scene, seat: int) -> list[str]:
    text = [with_names(text.say(scene.lang), scene.names) for _, text in burdens(scene.view.players[seat])]
    return [line[0].upper() + line[1:] for line in text]


def marks(scene: Scene, seat: int, x: float, y: float, s: float) -> str:
    """Draw as signs what is prevented and what the player may not do now: to the right, or left from a right end."""
    player = scene.view.players[seat]
    way = -1 if scene.layout.tall else 1
    x += way * 12 * s
    parts = []
    pools = [effect.a for effect in player.character.effects if effect.what == "prevents"]
    if pools:
        parts.append(sign("ly-shield", x, y + 12 * s, s, "sign", "icon-on"))
        prevented = str(sum(pools))
        parts.append(words(x, y + 12 * s + 5, prevented, scene.layout.least, "sign-number", "middle", 16 * s))
        x += way * 27 * s
    for name in player.cannot:
        parts.append(sign(f"ly-no-{name}", x, y + 12 * s, s, "forbidden", "icon"))
        x += way * 27 * s
    return "".join(parts)


def portrait(scene: Scene, shown: CharacterView, x: float, y: float) -> str:
    """Draw the portrait upright when Active, on its side when Exhausted (its box then is as wide as the portrait is
    high).
    """
    cut = scene.layout.portrait
    face = frame(card_address(shown), cut.w, cut.h, cut.scale)
    if shown.exhausted:
        return moved(x + cut.h, y, face, turn=90, class_="grey")
    return moved(x, y, face)


def mood_banner(mood: str, x: float, y: float, size: float, exhausted: bool, most: float = 200) -> str:
    wide = min(most, len(mood) * size * 0.74 + 14)
    plate = rect(x - wide / 2, y - size * 1.1, wide, size * 1.55, "spent" if exhausted else "ready", size * 0.5)
    return plate + words(x, y + size * 0.08, mood, size, "mood-spent" if exhausted else "mood", "middle", wide - 8)


def life(shown: CharacterView, x: float, y: float, w: float, s: float) -> str:
    """Draw a heart, the number, and a bar; hatched when little is left."""
    now, full = max(0, shown.life), shown.defence
    share = min(1.0, now / full)
    low = share <= 1 / 3
    return "".join(
        [
            use("ly-heart", x, y, 26 * s, 26 * s, "heart"),
            words(x + 32 * s, y + 24 * s, str(now), 30 * s, "on big", room=(40 if now > 9 else 20) * s),
            words(x + (74 if now > 9 else 54) * s, y + 24 * s, f"/{full}", 16 * s, "dim strong", room=30 * s),
            rect(x, y + 33 * s, w, 12 * s, "life-back", 5),
            rect(x + 2, y + 33 * s + 2, max(0.0, (w - 4) * share), 12 * s - 4, "life-low" if low else "life", 3),
        ]
    )


# -- piles -------------------------------------------------------------------------------------------------------


def piles(scene: Scene, seat: int, hides_top: bool) -> None:
    player = scene.view.players[seat]
    x, y, w, h = scene.layout.decks[scene.side(seat)]
    scene.put(f"deck:{seat}", (player.deck_size, w, h), lambda: deck(scene, seat), at(x, y))
    x, y, w, h = scene.layout.discards[scene.side(seat)]
    reads = (player.discard, hides_top, w, h)
    scene.put(f"discard:{seat}", reads, lambda: discard(scene, seat, hides_top), at(x, y))


def deck(scene: Scene, seat: int) -> str:
    _, _, w, h = scene.layout.decks[scene.side(seat)]
    size = scene.view.players[seat].deck_size
    depth = min(3, (size + 11) // 12)
    cards = "".join([back(3 * n, -2.5 * n, w, h) for n in range(depth)]) or rect(2, 2, w - 4, h - 4, "slot", 6)
    return pile(scene, f"deck:{seat}", scene.say(Phrase("Mazzo", "Deck")), size, w, h, cards, [])


def discard(scene: Scene, seat: int, hides_top: bool) -> str:
    """Draw the discard pile with its top card face up; a card that lies in a tray is not shown twice."""
    _, _, w, h = scene.layout.discards[scene.side(seat)]
    cards = scene.view.players[seat].discard
    contents = [": ".join(facts) for facts in (reading(card, scene.lang) for card in reversed(cards))]
    top = rect(2, 2, w - 4, h - 4, "slot", 6)
    if cards:
        shown = cards[-1]
        face = frame(card_address(shown), w, h, w / 90)
        name, text = shown.name.say(scene.lang), shown.text.say(scene.lang)
        top = face if hides_top else thing(shown.key, face, name=name, text=text, kind=shown.type)
    return pile(scene, f"discard:{seat}", scene.say(Phrase("Scarti", "Discards")), len(cards), w, h, top, contents)


def reading(card: CardView, lang: str) -> tuple[str, str]:
    """Return a card's name, and all that is printed on it in one line."""
    name, *facts = card_lines(card, lang)
    return name, " ".join(facts).replace("\n", " ")


def pile(scene: Scene, key: str, name: str, size: int, w: float, h: float, inside: str, contents: list[str]) -> str:
    """Draw a pile; `contents` are the cards that may be looked through, a line each, the topmost first."""
    text = "\n".join([scene.say(Phrase("{n} carte", "{n} cards"), n=size), *contents])
    label = "" if scene.layout.tall else words(w / 2, h + 15, name, 12, "dim strong", "middle", w + 8)
    return thing(key, inside, count(size, w, h, scene.layout.least), label, name=name, text=text, kind="pile")


def count(size: int, w: float, h: float, letters: float) -> str:
    """Draw how many cards there are, in the lower right corner of their box."""
    r = letters * (0.9 if letters > 20 else 1.15)
    x, y = w - r * 0.7, h - r * 0.7
    return circle(x, y, r, "count") + words(x, y + letters * 0.36, str(size), letters, "count-text", "middle", r * 1.7)


# -- who would strike whom -----------------------------------------------------------------------------------------


def arrows(scene: Scene) -> None:
    """Draw arrows in Combat from each Monster that still attacks to the one before it, or round it to the Character."""
    if not scene.fighting:
        return
    seat = scene.view.active
    for n, monster in enumerate(scene.view.players[seat].lanes):
        if isinstance(monster, MonsterView) and monster.hits is not None:
            live = scene.legal(monster.key)
            facing = scene.view.players[1 - seat].lanes[n]
            direct = isinstance(facing, MonsterView) and facing.card == monster.hits
            reads = (scene.side(seat), live, direct)
            scene.put(f"arrow:{n}", reads, partial(arrow, scene, seat, n, live, direct))


def arrow(scene: Scene, seat: int, n: int, live: bool, direct: bool) -> str:
    drawn = (straight if direct else around)(scene, seat, n, live)
    return tag("g", drawn, class_="arrows", aria_hidden="true")


def straight(scene: Scene, seat: int, n: int, live: bool) -> str:
    top, bottom = scene.layout.band
    x = scene.layout.lane_middle(n) + 24 * scene.layout.least / 12
    start, end = (bottom, top + 12) if scene.side(seat) == 0 else (top, bottom - 12)
    return path(trace("M", x, start, "V", end), line_class(live)) + head(x, end, -1 if end < start else 1, live)


def around(scene: Scene, seat: int, n: int, live: bool) -> str:
    layout = scene.layout
    top, bottom = layout.band
    upwards = scene.side(seat) == 0
    x = layout.lane_middle(n) - 24 * layout.least / 12
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
