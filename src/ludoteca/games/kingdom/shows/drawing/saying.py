"""Words of the picture: what screen readers and the enlarged thing say of trays, towers, heroes, piles and places."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.shows.range_words import tiles_words
from ludoteca.games.kingdom.shows.terms import IMMEDIATE
from ludoteca.games.kingdom.state.view_types import (
    AbilityView,
    EnemyView,
    HeroFigure,
    HeroView,
    Offsets,
    PileView,
    SiteView,
    SquareView,
    TowerView,
    TrayView,
)
from ludoteca.kernel.texts import Phrase, capitalised, listed

SPACE: Final = Phrase("Spazio {code}", "Space {code}")
GRASS: Final = Phrase("fuori dal percorso", "off the path")
PATH: Final = Phrase("percorso", "path")
LEADS: Final = Phrase("porta a {code}", "leads to {code}")
LEADS_OUT: Final = Phrase("porta all'uscita", "leads to the exit")
BLOCKED_BY: Final = Phrase("chiuso da una carta apripista", "closed by a trailblazer card")
SITE: Final = Phrase("Sito {letter}", "Site {letter}")
SITE_OF: Final = Phrase("{colour}, di {who}", "{colour}, {who}'s")
SHARED: Final = Phrase("bianco, di tutti", "white, everybody's")
BANNED: Final = Phrase("escluso in questo round", "excluded this round")
UNBUILT: Final = Phrase("libero", "free")
BUILT: Final = Phrase("{tower}, rivolta a {way}", "{tower}, facing {way}")
DOWN: Final = Phrase("{tower}, a faccia in giù", "{tower}, face down")
LEVEL: Final = Phrase("livello {n}", "level {n}")
LEFT: Final = Phrase("Da coprire: {what}", "To cover: {what}")
COMPLETE: Final = Phrase("Coperta del tutto: sarà distrutta.", "Fully covered: it will be destroyed.")
LIFE_LOST: Final = Phrase("Coperto del tutto: perderà una carta vita.", "Fully covered: it will lose a life card.")
WORTH: Final = Phrase("Vale {what}", "Worth {what}")
VISIBLE: Final = Phrase("Icone in vista: {what}", "Icons in sight: {what}")
HALTED: Final = Phrase("Non avanza: soldati o eroi la fermano.", "It does not advance: soldiers or heroes hold it.")
MOVES: Final = Phrase("Avanzerà in {where}.", "It will advance to {where}.")
ESCAPES: Final = Phrase(
    "Uscirà dal percorso: al regno costerà {what}.", "It will leave the path: costing the kingdom {what}."
)
ESCAPES_AND_WINS: Final = Phrase(
    "Uscirà dal percorso: la partita sarà persa.", "It will leave the path: the match will be lost."
)
IF_ESCAPED: Final = Phrase(
    "Se uscisse così, al regno costerebbe {what}", "If it left like this, the kingdom would lose {what}"
)
UNDER: Final = Phrase("sotto un'altra orda", "under another horde")
PORTAL: Final = Phrase("attaccabile da torri di livello {n} o più", "can be attacked by towers of level {n} or higher")
HEARTS: Final = Phrase("{now} cuori su {most}", "{now} of {most} hearts")
MOVEMENT: Final = Phrase("movimento {n}", "movement {n}")
FACES: Final = Phrase("guarda a {way}", "faces {way}")
IN_HAND: Final = Phrase("carta in mano", "card in hand")
USED: Final = Phrase("carta già usata", "card already used")
KNOCKED: Final = Phrase("KO", "KO")
PROTECTED: Final = Phrase("protetto", "protected")
ABILITY_UP: Final = Phrase("pronta", "ready")
ABILITY_DOWN: Final = Phrase("già usata", "used")
ONGOING: Final = Phrase("continua", "ongoing")
BASE: Final = Phrase("Attacco base", "Base attack")
MELEE: Final = Phrase("corpo a corpo", "melee")
RANGED: Final = Phrase("a distanza", "ranged")
ATTACK: Final = Phrase("attacco {type}", "{type} attack")
ANYWHERE: Final = Phrase("portata perfetta", "perfect range")
ARROWS: Final = Phrase("portata: {what}", "range: {what}")
TILES: Final = Phrase("tessere: {what}", "tiles: {what}")
FREE: Final = Phrase("si girano e si ribaltano a piacere", "turned and flipped at will")
LINKED: Final = Phrase("tutte sullo stesso vassoio", "all on the same tray")
COPIES: Final = Phrase("{n} in riserva", "{n} in the supply")
PRICE: Final = Phrase("costa {what}", "costs {what}")
PILE: Final = Phrase("Pila {n}", "Pile {n}")
NEXT: Final = Phrase("In arrivo: {what}.", "To come: {what}.")
EMPTY_PILE: Final = Phrase("vuota", "empty")
OPENS: Final = Phrase("si apre dal round {n}", "opens in round {n}")
CLOSED: Final = Phrase("chiusa da una carta apripista", "closed by a trailblazer card")
AHEAD: Final = Phrase("{n} avanti", "{n} ahead")
SIDEWAYS: Final = Phrase("di lato", "sideways")
BEHIND: Final = Phrase("{n} indietro", "{n} back")
DIAGONAL: Final = Phrase("in diagonale", "diagonally")
WITH_HERO: Final = Phrase("base di {who}", "base of {who}")
COVERED: Final = Phrase("coperto da una tessera", "covered by a tile")
SOLDIER: Final = Phrase("soldato", "soldier")
NOTHING: Final = Phrase("vuoto", "empty")
UNCOVERABLE: Final = Phrase("non si può coprire", "cannot be covered")
ONE_FREE: Final = Phrase("si gira e si ribalta a piacere", "turned and flipped at will")


def sentence(parts: list[str]) -> str:
    """Join parts in a row as one sentence."""
    return capitalised(", ".join([part for part in parts if part])) + "."


def code(scene: Scene, square: int) -> str:
    return terms.square_name(scene.view, square)


def square_text(scene: Scene, one: SquareView) -> str:
    parts = [scene.say(PATH if one.kind == "path" else GRASS)]
    if one.onward >= 0:
        parts.append(scene.say(LEADS, code=code(scene, one.onward)))
    elif one.onward == -2:
        parts.append(scene.say(LEADS_OUT))
    if one.trail:
        parts.append(scene.say(BLOCKED_BY))
    return sentence(parts)


def site_text(scene: Scene, site: SiteView) -> str:
    colour = scene.say(terms.COLOURS[site.colour])
    if site.colour == "white":
        parts = [scene.say(SHARED)]
    elif scene.view.solo:
        parts = [colour]
    else:
        parts = [scene.say(SITE_OF, colour=colour, who=scene.names[site.seat])]
    if site.banned:
        parts.append(scene.say(BANNED))
    if not site.towers:
        parts.append(scene.say(UNBUILT))
    for tower in site.towers:
        kind = scene.view.towers[tower.kind]
        name = f"{kind.name.say(scene.lang)} ({scene.say(LEVEL, n=kind.level)})"
        way = terms.DIRECTIONS[tower.facing].say(scene.lang)
        parts.append(scene.say(DOWN, tower=name) if tower.face_down else scene.say(BUILT, tower=name, way=way))
    return sentence(parts)


def hearts(n: int, lang: str) -> str:
    return terms.HEARTS.count(n).say(lang)


def tray_text(scene: Scene, tray: TrayView) -> str:
    """Say everything that can be read from a tray, a line each."""
    lang = scene.lang
    where = capitalised(terms.place_at(scene.view, tray.square).say(lang))
    head = [f"{capitalised(terms.KINDS[tray.kind].say(lang))}", where[0].lower() + where[1:]]
    if tray.level:
        head.append(scene.say(PORTAL, n=tray.level))
    if tray.depth:
        head.append(scene.say(UNDER))
    if tray.crystals:
        head.append(scene.say(WORTH, what=terms.CRYSTALS.count(tray.crystals).say(lang)).lower())
    lines = [sentence(head)]
    if tray.complete:
        lines.append(scene.say(LIFE_LOST if terms.loses_life(scene.view, tray) else COMPLETE))
        return "\n".join(lines)
    enemies = [name.say(lang) for name in terms.enemies_in(scene.view, tray, tray.uncovered)]
    lines.append(scene.say(LEFT, what=listed(enemies, lang)) + ".")
    lines += [line for line in enemy_lines(scene, tray)]
    if tray.visible:
        icons = [terms.ICONS[icon].say(lang) for icon in tray.visible]
        lines.append(scene.say(VISIBLE, what=listed(icons, lang)) + ".")
    lines.append(next_text(scene, tray))
    return "\n".join([line for line in lines if line])


def enemy_lines(scene: Scene, tray: TrayView) -> list[str]:
    """Say what the enemies that are not covered yet resist or can do."""
    lang = scene.lang
    shown = {tray.grid[cell] for cell in tray.uncovered}
    lines = []
    for enemy in scene.view.enemies:
        if enemy.id not in shown:
            continue
        facts = [terms.RESISTS[type].say(lang) for type in enemy.resist]
        facts += [terms.ICONS[icon].say(lang) for icon in enemy.icons]
        if facts:
            lines.append(f"{enemy.name.say(lang)}: {listed(facts, lang)}.")
    return lines


def next_text(scene: Scene, tray: TrayView) -> str:
    """Say what the tray will do in the next phase 4, as things stand."""
    after = tray.next
    lang = scene.lang
    loss = hearts(tray.loss, lang)
    if after.blocked:
        return scene.say(HALTED)
    if tray.kind in terms.FATAL:
        loss = ""
    if after.exit:
        return scene.say(ESCAPES, what=loss) if loss else scene.say(ESCAPES_AND_WINS)
    moves = ""
    if after.squares:
        moves = scene.say(MOVES, where=", ".join([code(scene, square) for square in after.squares]))
    return f"{moves} {scene.say(IF_ESCAPED, what=loss)}.".strip() if tray.loss and loss else moves


def cell_text(scene: Scene, tray: TrayView, cell: int) -> str:
    """Say what is in a cell of a tray."""
    lang = scene.lang
    for one in tray.figures:
        if cell in one.cells:
            return scene.say(WITH_HERO, who=scene.figures[one.figure].name.say(lang))
    if cell in tray.soldiers:
        return scene.say(SOLDIER)
    if any(cell in tile.cells for tile in tray.tiles):
        return scene.say(COVERED)
    id = tray.grid[cell]
    if not id:
        return scene.say(NOTHING)
    if id in terms.CLOSED:
        return f"{terms.CLOSED[id].say(lang)}, {scene.say(UNCOVERABLE)}"
    return enemy_facts(scene.view.enemies, id, lang)


@lru_cache(maxsize=1024)
def enemy_facts(enemies: tuple[EnemyView, ...], id: str, lang: str) -> str:
    """Say who an enemy is, what it resists and can do."""
    enemy = next(one for one in enemies if one.id == id)
    facts = [enemy.name.say(lang)]
    facts += [terms.RESISTS[type].say(lang) for type in enemy.resist]
    facts += [terms.ICONS[icon].say(lang) for icon in enemy.icons]
    return ", ".join(facts)


def arrow_words(scene: Scene, arrows: Offsets) -> str:
    """Say where arrows reach: 1 avanti, 2 avanti, in diagonale."""
    parts: list[str] = []
    for down, across in arrows:
        if across and down:
            word = scene.say(DIAGONAL)
        elif across:
            word = scene.say(SIDEWAYS)
        else:
            word = scene.say(AHEAD if down < 0 else BEHIND, n=abs(down))
        if word not in parts:
            parts.append(word)
    return ", ".join(parts)


def tower_lines(scene: Scene, kind: TowerView) -> list[str]:
    """Describe a tower card: family and level, attack, range, tiles or soldiers."""
    lang = scene.lang
    lines = [sentence([kind.family_name.say(lang), scene.say(LEVEL, n=kind.level)])]
    reach = scene.say(ANYWHERE) if kind.perfect else scene.say(ARROWS, what=arrow_words(scene, kind.arrows))
    lines.append(sentence([scene.say(ATTACK, type=terms.TYPES[kind.type].say(lang)), reach]))
    parts = []
    if kind.soldiers:
        parts.append(terms.SOLDIERS.count(kind.soldiers).say(lang))
    if kind.tiles:
        parts.append(scene.say(TILES, what=tiles_words(kind)))
        if kind.free:
            parts.append(scene.say(FREE if len(kind.tiles) > 1 else ONE_FREE))
    if kind.linked:
        parts.append(scene.say(LINKED))
    lines.append(sentence(parts))
    return lines


def ability_text(scene: Scene, one: AbilityView, with_state: bool = True) -> str:
    """Say whether it is ready, how it works, its type, then its words."""
    facts = []
    if with_state:
        facts.append(scene.say(ABILITY_UP if one.is_ready else ABILITY_DOWN))
    facts.append(scene.say(ONGOING if one.ongoing else IMMEDIATE))
    if one.type in terms.TYPES:
        facts.append(scene.say(ATTACK, type=terms.TYPES[one.type].say(scene.lang)))
    return f"{sentence(facts)}\n{one.text.say(scene.lang)}"


def figure_text(scene: Scene, one: HeroFigure) -> str:
    """Describe a hero: where, hearts, card, facing, protection."""
    lang = scene.lang
    facts = [terms.place_at(scene.view, one.square).say(lang)]
    if one.max_hearts:
        facts.append(scene.say(HEARTS, now=one.hearts, most=one.max_hearts))
    facts.append(scene.say(MOVEMENT, n=one.movement))
    if one.facing >= 0 and one.square >= 0:
        facts.append(scene.say(FACES, way=terms.DIRECTIONS[one.facing].say(lang)))
    if one.knocked:
        facts.append(scene.say(KNOCKED))
    elif not one.wildcat:
        facts.append(scene.say(IN_HAND if one.card == "hand" else USED))
    if one.protected:
        facts.append(scene.say(PROTECTED))
    lines = [sentence([scene.names[one.seat], *facts])]
    if one.base is not None:
        lines.append(f"{one.base.name.say(lang) or scene.say(BASE)}: {one.base.text.say(lang)}")
    return "\n".join(lines)


def hero_lines(scene: Scene, hero: HeroView) -> list[str]:
    """Describe a hero to choose: facts, base attack, all abilities."""
    lang = scene.lang
    ways = [scene.say(MELEE)] * bool(hero.melee) + [scene.say(RANGED)] * bool(hero.ranged)
    facts = [", ".join(ways), hearts(hero.hearts, lang), scene.say(MOVEMENT, n=hero.movement)]
    lines = [sentence(facts), f"{scene.say(BASE)}: {hero.base.text.say(lang)}"]
    lines += [f"{one.name.say(lang)}: {one.text.say(lang)}" for one in hero.abilities]
    return lines


def pile_text(scene: Scene, pile: PileView) -> str:
    parts = []
    if not pile.left:
        parts.append(scene.say(EMPTY_PILE))
    elif pile.blocked_by:
        parts.append(scene.say(CLOSED))
    elif not pile.open:
        parts.append(scene.say(OPENS, n=pile.opens))
    text = sentence(parts) if parts else ""
    if pile.tokens:
        text = f"{text} {scene.say(NEXT, what=', '.join([token.name.say(scene.lang) for token in pile.tokens]))}"
    return text.strip()
