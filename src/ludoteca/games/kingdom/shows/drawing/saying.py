"""Words of the picture: what screen readers and the enlarged thing say of trays, towers, heroes, piles and places."""

from __future__ import annotations

from typing import Final

from ludoteca.games.kingdom.shows import terms
from ludoteca.games.kingdom.shows.drawing.scene import Scene
from ludoteca.games.kingdom.shows.range_words import tiles_words
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
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.phrases import KNOCKED_OUT
from ludoteca.kernel.texts import Phrase, capitalised, listed
from ludoteca.kernel.views import Value

SPACE: Final = Phrase("Spazio {code}", "Space {code}")
GRASS: Final = Phrase("fuori dal percorso", "off the path")
PATH: Final = Phrase("percorso", "path")
SITE: Final = Phrase("Sito {letter}", "Site {letter}")
SITE_OF: Final = Phrase("{colour}, di {who}", "{colour}, {who}'s")
BUILT: Final = Phrase("{tower}, rivolta a {way}", "{tower}, facing {way}")
DOWN: Final = Phrase("{tower}, a faccia in giù", "{tower}, face down")
LEVEL: Final = Phrase("livello {n}", "level {n}")
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
PORTAL: Final = Phrase("attaccabile da torri di livello {n} o più", "can be attacked by towers of level {n} or higher")
HEARTS: Final = Phrase("{now} cuori su {most}", "{now} of {most} hearts")
MOVEMENT: Final = Phrase("movimento {n}", "movement {n}")
IN_HAND: Final = Phrase("carta in mano", "card in hand")
USED: Final = Phrase("carta già usata", "card already used")
ONGOING: Final = Phrase("continua", "ongoing")
RANGED: Final = Phrase("a distanza", "ranged")
ATTACK: Final = Phrase("attacco {type}", "{type} attack")
ANYWHERE: Final = Phrase("portata perfetta", "perfect range")
ARROWS: Final = Phrase("portata: {what}", "range: {what}")
FREE: Final = Phrase("si girano e si ribaltano a piacere", "turned and flipped at will")
COPIES: Final = Phrase("{n} in riserva", "{n} in the supply")
PRICE: Final = Phrase("costa {what}", "costs {what}")
PILE: Final = Phrase("Pila {n}", "Pile {n}")
NEXT: Final = Phrase("In arrivo: {what}.", "To come: {what}.")
AHEAD: Final = Phrase("{n} avanti", "{n} ahead")
BEHIND: Final = Phrase("{n} indietro", "{n} back")
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
        parts.append(scene.say(Phrase("porta a {code}", "leads to {code}"), code=code(scene, one.onward)))
    elif one.onward == -2:
        parts.append(scene.say(Phrase("porta all'uscita", "leads to the exit")))
    if one.trail:
        parts.append(scene.say(Phrase("chiuso da una carta apripista", "closed by a trailblazer card")))
    return sentence(parts)


def site_text(scene: Scene, site: SiteView) -> str:
    colour = scene.say(terms.COLOURS[site.colour])
    if site.colour == "white":
        parts = [scene.say(Phrase("bianco, di tutti", "white, everybody's"))]
    elif scene.view.solo:
        parts = [colour]
    else:
        parts = [scene.say(SITE_OF, colour=colour, who=scene.names[site.seat])]
    if site.banned:
        parts.append(scene.say(Phrase("escluso in questo round", "excluded this round")))
    if not site.towers:
        parts.append(scene.say(Phrase("libero", "free")))
    for tower in site.towers:
        kind = scene.view.towers[tower.kind]
        name = f"{kind.name.say(scene.lang)} ({scene.say(LEVEL, n=kind.level)})"
        way = terms.DIRECTIONS[tower.facing].say(scene.lang)
        parts.append(scene.say(DOWN, tower=name) if tower.face_down else scene.say(BUILT, tower=name, way=way))
    return sentence(parts)


@kept(300, most=64)
def hearts(n: int, lang: str) -> str:
    return terms.HEARTS.count(n).say(lang)


class Standing(Value):
    """What the words of a tray look at beside the tray."""

    place: str
    """Where it lies, in words."""
    loses_life: bool
    """Covered, it costs a boss a life card."""
    enemies: tuple[EnemyView, ...]
    """All that there are."""
    cols: int
    """Of the map."""
    lang: str


def tray_text(scene: Scene, tray: TrayView) -> str:
    """Say everything that can be read from a tray, a line each."""
    view, lang = scene.view, scene.lang
    place = terms.place_at(view, tray.square).say(lang)
    return tray_words(tray, Standing(place, terms.loses_life(view, tray), view.enemies, view.map.cols, lang))


@kept(800)
def tray_words(tray: TrayView, about: Standing) -> str:
    lang = about.lang
    head = [capitalised(terms.KINDS[tray.kind].say(lang)), about.place]
    if tray.level:
        head.append(PORTAL.said(lang, {"n": tray.level}))
    if tray.depth:
        head.append(Phrase("sotto un'altra orda", "under another horde").say(lang))
    if tray.crystals:
        head.append(WORTH.said(lang, {"what": terms.CRYSTALS.count(tray.crystals).say(lang)}).lower())
    lines = [sentence(head)]
    if tray.complete:
        lines.append((LIFE_LOST if about.loses_life else COMPLETE).say(lang))
        return "\n".join(lines)
    enemies = [name.say(lang) for name in terms.enemies_among(about.enemies, tray.grid, tray.large, tray.uncovered)]
    lines.append(Phrase("Da coprire: {what}", "To cover: {what}").said(lang, {"what": listed(enemies, lang)}) + ".")
    lines += enemy_lines(about.enemies, tray, lang)
    if tray.visible:
        icons = [terms.ICONS[icon].say(lang) for icon in tray.visible]
        lines.append(VISIBLE.said(lang, {"what": listed(icons, lang)}) + ".")
    lines.append(next_text(tray, about.cols, lang))
    return "\n".join([line for line in lines if line])


def enemy_lines(enemies: tuple[EnemyView, ...], tray: TrayView, lang: str) -> list[str]:
    """Say what the enemies that are not covered yet resist or can do."""
    shown = {tray.grid[cell] for cell in tray.uncovered}
    lines = [enemy_line(enemy, lang) for enemy in enemies if enemy.id in shown]
    return [line for line in lines if line]


@kept(300)
def enemy_line(enemy: EnemyView, lang: str) -> str:
    """Say what an enemy resists or can do; nothing of one that is quite ordinary."""
    facts = [terms.RESISTS[type].say(lang) for type in enemy.resist]
    facts += [terms.ICONS[icon].say(lang) for icon in enemy.icons]
    return f"{enemy.name.say(lang)}: {listed(facts, lang)}." if facts else ""


def next_text(tray: TrayView, cols: int, lang: str) -> str:
    """Say what the tray will do in the next phase 4, as things stand."""
    after = tray.next
    if after.blocked:
        return HALTED.say(lang)
    loss = "" if tray.kind in terms.FATAL else hearts(tray.loss, lang)
    if after.exit:
        return ESCAPES.said(lang, {"what": loss}) if loss else ESCAPES_AND_WINS.say(lang)
    moves = ""
    if after.squares:
        moves = MOVES.said(lang, {"where": ", ".join([terms.square_code(square, cols) for square in after.squares])})
    return f"{moves} {IF_ESCAPED.said(lang, {'what': loss})}.".strip() if tray.loss and loss else moves


def cell_text(scene: Scene, tray: TrayView, cell: int) -> str:
    """Say what is in a cell of a tray."""
    lang = scene.lang
    for one in tray.figures:
        if cell in one.cells:
            return scene.say(Phrase("base di {who}", "base of {who}"), who=scene.figures[one.figure].name.say(lang))
    if cell in tray.soldiers:
        return scene.say(Phrase("soldato", "soldier"))
    for tile in tray.tiles:
        if cell in tile.cells:
            return scene.say(Phrase("coperto da una tessera", "covered by a tile"))
    id = tray.grid[cell]
    if not id:
        return scene.say(Phrase("vuoto", "empty"))
    if id in terms.CLOSED:
        return f"{terms.CLOSED[id].say(lang)}, {scene.say(UNCOVERABLE)}"
    return enemy_facts(scene.view.enemies, id, lang)


@kept(300)
def enemy_facts(enemies: tuple[EnemyView, ...], id: str, lang: str) -> str:
    """Say who an enemy is, what it resists and can do."""
    enemy = next(one for one in enemies if one.id == id)
    facts = [enemy.name.say(lang)]
    facts += [terms.RESISTS[type].say(lang) for type in enemy.resist]
    facts += [terms.ICONS[icon].say(lang) for icon in enemy.icons]
    return ", ".join(facts)


def arrow_words(arrows: Offsets, lang: str) -> str:
    """Say where arrows reach: 1 avanti, 2 avanti, in diagonale."""
    parts: list[str] = []
    for down, across in arrows:
        if across and down:
            word = Phrase("in diagonale", "diagonally").say(lang)
        elif across:
            word = Phrase("di lato", "sideways").say(lang)
        else:
            word = (AHEAD if down < 0 else BEHIND).said(lang, {"n": abs(down)})
        if word not in parts:
            parts.append(word)
    return ", ".join(parts)


@kept(800)
def tower_lines(kind: TowerView, lang: str) -> tuple[str, ...]:
    """Describe a tower card: family and level, attack, range, tiles or soldiers."""
    reach = ANYWHERE.say(lang) if kind.perfect else ARROWS.said(lang, {"what": arrow_words(kind.arrows, lang)})
    parts = []
    if kind.soldiers:
        parts.append(terms.SOLDIERS.count(kind.soldiers).say(lang))
    if kind.tiles:
        parts.append(Phrase("tessere: {what}", "tiles: {what}").said(lang, {"what": tiles_words(kind)}))
        if kind.free:
            parts.append((FREE if len(kind.tiles) > 1 else ONE_FREE).say(lang))
    if kind.linked:
        parts.append(Phrase("tutte sullo stesso vassoio", "all on the same tray").say(lang))
    return (
        sentence([kind.family_name.say(lang), LEVEL.said(lang, {"n": kind.level})]),
        sentence([ATTACK.said(lang, {"type": terms.TYPES[kind.type].say(lang)}), reach]),
        sentence(parts),
    )


def ability_text(scene: Scene, one: AbilityView, with_state: bool = True) -> str:
    """Say whether it is ready, how it works, its type, then its words."""
    facts = []
    if with_state:
        facts.append(scene.say(Phrase("pronta", "ready") if one.is_ready else Phrase("già usata", "used")))
    facts.append(scene.say(ONGOING if one.ongoing else terms.IMMEDIATE))
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
        facts.append(scene.say(Phrase("guarda a {way}", "faces {way}"), way=terms.DIRECTIONS[one.facing].say(lang)))
    if one.knocked:
        facts.append(scene.say(KNOCKED_OUT))
    elif not one.wildcat:
        facts.append(scene.say(IN_HAND if one.card == "hand" else USED))
    if one.protected:
        facts.append(scene.say(Phrase("protetto", "protected")))
    lines = [sentence([scene.names[one.seat], *facts])]
    if one.base is not None:
        lines.append(f"{one.base.name.say(lang) or scene.say(terms.BASE_ATTACK)}: {one.base.text.say(lang)}")
    return "\n".join(lines)


def hero_lines(scene: Scene, hero: HeroView) -> list[str]:
    """Describe a hero to choose: facts, base attack, all abilities."""
    lang = scene.lang
    ways = [scene.say(Phrase("corpo a corpo", "melee"))] * bool(hero.melee) + [scene.say(RANGED)] * bool(hero.ranged)
    facts = [", ".join(ways), hearts(hero.hearts, lang), scene.say(MOVEMENT, n=hero.movement)]
    lines = [sentence(facts), f"{scene.say(terms.BASE_ATTACK)}: {hero.base.text.say(lang)}"]
    lines += [f"{one.name.say(lang)}: {one.text.say(lang)}" for one in hero.abilities]
    return lines


def pile_text(scene: Scene, pile: PileView) -> str:
    parts = []
    if not pile.left:
        parts.append(scene.say(Phrase("vuota", "empty")))
    elif pile.blocked_by:
        parts.append(scene.say(Phrase("chiusa da una carta apripista", "closed by a trailblazer card")))
    elif not pile.open:
        parts.append(scene.say(Phrase("si apre dal round {n}", "opens in round {n}"), n=pile.opens))
    text = sentence(parts) if parts else ""
    if pile.tokens:
        text = f"{text} {scene.say(NEXT, what=', '.join([token.name.say(scene.lang) for token in pile.tokens]))}"
    return text.strip()
