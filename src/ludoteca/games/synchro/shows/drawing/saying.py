"""Words of the picture: what screen readers and the enlarged thing say of heroes, monsters, cities, cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.synchro.shows.drawing.scene import Scene
from ludoteca.games.synchro.shows.terms import BOARD_NAMES, SHIELDS, dice_words, why_not_of
from ludoteca.games.synchro.state.cards import COLOURS
from ludoteca.games.synchro.state.view_types import (
    BoardMonster,
    BoardView,
    CityView,
    HeroBoard,
    HeroView,
    ItemView,
    LandmarkView,
    SkillView,
    TileLandmark,
)
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.phrases import BLUE, GREEN, RED, YELLOW
from ludoteca.kernel.texts import Phrase, capitalised, listed
from ludoteca.kernel.views import Words

COLOUR_NAMES: Final = {
    "red": RED,
    "blue": BLUE,
    "green": GREEN,
    "yellow": YELLOW,
    "transparent": Phrase("trasparente", "transparent"),
}
SOME: Final = {
    "red": (Phrase("1 rosso", "1 red"), Phrase("{n} rossi", "{n} red")),
    "blue": (Phrase("1 blu", "1 blue"), Phrase("{n} blu", "{n} blue")),
    "green": (Phrase("1 verde", "1 green"), Phrase("{n} verdi", "{n} green")),
    "transparent": (Phrase("1 trasparente", "1 transparent"), Phrase("{n} trasparenti", "{n} transparent")),
}
UPGRADED_MALE: Final = Phrase("Potenziato", "Upgraded")
OTHER_SIDE: Final = Phrase("Altro lato: {what}", "Other side: {what}")
LEVEL: Final = Phrase("livello {n}", "level {n}")
THREAT: Final = Phrase("se nulla cambia perderà {n} PS", "will lose {n} HP if nothing changes")
PLACE: Final = Phrase("Posizione {n}", "Position {n}")
TURN: Final = Phrase("di turno", "acting now")
HIS_BOARD: Final = Phrase("{who} ({board})", "{who} ({board})")
EMPTY_BOARD: Final = Phrase("nessun Eroe", "no Hero")
ELITE: Final = Phrase("Elite", "Elite")
DIE: Final = Phrase("dado {n}", "die {n}")
DIE_IN: Final = Phrase("dado {n}, casella {slot}", "die {n}, slot {slot}")
DIE_ABOVE: Final = Phrase("dado {n}, sopra la casella {slot}", "die {n}, above slot {slot}")
ABILITY: Final = Phrase("Capacità: {what}", "Ability: {what}")
ON_DICE: Final = Phrase("{dice}: {what}", "{dice}: {what}")
ITEM_SLOT: Final = Phrase("Posto per un Oggetto", "Item slot")
SKILL_SLOT: Final = Phrase("Posto per un'Abilità", "Skill slot")
SHORT_LEVEL: Final = Phrase("LV {n}", "LV {n}")
SKILLS: Final = Phrase("Abilità: {what}", "Skills: {what}")
ITEMS: Final = Phrase("Oggetti: {what}", "Items: {what}")
MASTER: Final = Phrase("Maestro", "Master")
NO_MASTER: Final = Phrase("nessun Maestro", "no Master")
MONSTERS: Final = Phrase("Mostri di livello {levels}", "Monsters of level {levels}")
DAYS: Final = Phrase("{n} di Tempo", "{n} Time")
HERE: Final = Phrase("Siete qui", "You are here")
START: Final = Phrase("partenza", "start")
GOAL: Final = Phrase("meta del viaggio", "end of the journey")
REACHABLE: Final = Phrase("raggiungibile", "within reach")


def colour(scene: Scene, name: str) -> str:
    return scene.say(COLOUR_NAMES[name])


def shards(scene: Scene, amounts: Sequence[int]) -> str:
    """Say how many of each colour: "2 red and 1 blue"."""
    parts = []
    for number, n in enumerate(amounts):
        one, more = SOME[COLOURS[number]]
        if n:
            parts.append(scene.say(one) if n == 1 else scene.say(more, n=n))
    return listed(parts, scene.lang) if parts else scene.say(Phrase("nessun Frammento", "no Shards"))


def coins(scene: Scene, n: int) -> str:
    return scene.say(Phrase("1 Moneta", "1 Coin")) if n == 1 else scene.say(Phrase("{n} Monete", "{n} Coins"), n=n)


def sentences(parts: list[str]) -> str:
    """Join the parts that are there, each with a full stop."""
    return " ".join(all_ended(parts))


@kept(500, most=2048)
def ended(part: str) -> str:
    """Make a sentence of a part: with a capital letter, and a full stop where it has no end."""
    text = capitalised(part.strip())
    return text if text[-1] in ".!?" else f"{text}."


def lines(parts: list[str]) -> str:
    """Join the parts that are there, each on a line of its own, with a full stop."""
    return "\n".join(all_ended(parts))


def all_ended(parts: list[str]) -> list[str]:
    return [ended(part) for part in parts if part and part.strip()]


def condition(scene: Scene, one: HeroBoard | BoardMonster) -> list[str]:
    """Say health, Shields and tokens of a character."""
    parts = [scene.say(Phrase("{now} PS su {most}", "{now} of {most} HP"), now=one.hp, most=one.max_hp)]
    if one.shield:
        parts.append(scene.say(SHIELDS.count(one.shield)))
    if one.stunned:
        parts.append(scene.say(Phrase("Stordito", "Stunned")))
    if one.silenced:
        parts.append(scene.say(Phrase("Silenziato", "Silenced")))
    return parts


def hero_card(scene: Scene, hero: HeroView) -> str:
    """Say what a Hero card says, both sides."""
    return scene.kept("hero's card", (hero,), lambda: both_sides(scene, hero))


def both_sides(scene: Scene, hero: HeroView) -> str:
    head = [scene.told(hero.title), scene.told(hero.class_name)]
    if hero.legendary:
        head.append(scene.say(Phrase("Leggendario", "Legendary")))
    if hero.upgraded:
        head.append(scene.say(UPGRADED_MALE))
    other = scene.told(hero.other_text)
    return lines([", ".join(head), scene.told(hero.text), scene.say(OTHER_SIDE, what=other) if other else ""])


def board(scene: Scene, one: BoardView) -> str:
    """Describe a Hero's board and who stands there."""
    if not isinstance(one, HeroBoard):
        return sentences([scene.say(EMPTY_BOARD)])
    line = ", ".join([*standing(scene, one), *holdings(scene, one), *led(scene, one)])
    return lines([line]) + "\n" + hero_card(scene, one.hero)


def standing(scene: Scene, one: HeroBoard) -> list[str]:
    """Say how a Hero is, and where."""
    parts = [scene.say(LEVEL, n=one.level), *condition(scene, one)]
    if one.position:
        parts.append(scene.say(PLACE, n=one.position))
    if one.active:
        parts.append(scene.say(TURN))
    elif one.acted and scene.begun:
        parts.append(scene.say(Phrase("biglia già estratta", "marble already revealed")))
    return parts


def led(scene: Scene, one: HeroBoard) -> list[str]:
    """Say who leads a Hero, where there is more than one player."""
    leader = scene.leader_of(one)
    return [scene.say(Phrase("guidato da {who}", "led by {who}"), who=leader)] if leader else []


def holdings(scene: Scene, one: HeroBoard) -> list[str]:
    """Say which Shards a Hero holds, and has spent this round."""
    parts = [scene.say(Phrase("Frammenti: {what}", "Shards: {what}"), what=shards(scene, one.shards))]
    if sum(one.spent):
        parts.append(scene.say(Phrase("spesi: {what}", "spent: {what}"), what=shards(scene, one.spent)))
    return parts


def hero(scene: Scene, one: HeroBoard, threat: int = 0) -> str:
    """Describe a Hero, without what lies on the board; `threat` is the HP that is about to be lost."""
    texts = [", ".join([*standing(scene, one), *led(scene, one)])]
    if threat:
        texts.append(scene.say(THREAT, n=threat))
    return lines(texts) + "\n" + hero_card(scene, one.hero)


def plate(scene: Scene, one: BoardView) -> str:
    """Say what a board says under what lies on it: who stands there says the rest."""
    if not isinstance(one, HeroBoard):
        return board(scene, one)
    texts = [", ".join([scene.say(LEVEL, n=one.level), *holdings(scene, one), *led(scene, one)])]
    tiles, items = tuple([tile.name for tile in one.skills]), tuple([item.name for item in one.items])
    master = one.master.name if one.master else ""
    owned = scene.kept("owned", (tiles, items, master), lambda: owned_words(scene, tiles, items, master))
    return "\n".join([lines(texts), owned]) if owned else lines(texts)


def owned_words(scene: Scene, tiles: tuple[Words, ...], items: tuple[Words, ...], master: str) -> str:
    """Say the names of what lies on a board."""
    texts = []
    if tiles:
        texts.append(scene.say(SKILLS, what=listed([scene.told(name) for name in tiles], scene.lang)))
    if items:
        texts.append(scene.say(ITEMS, what=listed([scene.told(name) for name in items], scene.lang)))
    if master:
        texts.append(f"{scene.say(MASTER)}: {scene.told(master)}")
    return lines(texts)


def board_name(scene: Scene, one: BoardView) -> str:
    board = scene.say(BOARD_NAMES[one.board])
    return scene.say(HIS_BOARD, who=one.hero.name, board=board) if one.hero else capitalised(board)


def skill(scene: Scene, one: SkillView) -> str:
    """Describe a Skill tile: cost, text, the other side, and what keeps it from being used."""
    price = scene.say(Phrase("gratis", "free")) if not sum(one.cost) else shards(scene, one.cost)
    parts = [scene.say(Phrase("Costo: {what}", "Cost: {what}"), what=price)]
    if one.upgraded:
        parts.append(scene.say(Phrase("Potenziata", "Upgraded")))
    parts.append(scene.told(one.text))
    why = why_not_of(one)
    if why:
        parts.append(scene.say(Phrase("Non ora: {why}", "Not now: {why}"), why=scene.told(why)))
    parts.append(scene.say(OTHER_SIDE, what=scene.told(one.other_text)))
    return lines(parts)


def item(scene: Scene, one: ItemView) -> str:
    parts = [coins(scene, one.cost)]
    if one.upgraded:
        parts.append(scene.say(UPGRADED_MALE))
    parts += [scene.told(one.text), scene.say(OTHER_SIDE, what=scene.told(one.other_text))]
    return lines(parts)


def next_action(scene: Scene, one: BoardMonster) -> str:
    """Say what a Monster's die will make it do."""
    if one.next is None:
        return ""
    if one.next < 0:
        return scene.say(Phrase("Attacco Base, {n} danni", "Basic Attack, {n} damage"), n=one.basic)
    return scene.told(one.actions[one.next].text)


def rank(scene: Scene, one: BoardMonster) -> str:
    """Say the level, and whether it is an Elite or a Celestial."""
    if one.celestial:
        return scene.say(Phrase("Celestiale", "Celestial"))
    level = scene.say(LEVEL, n=one.level)
    return f"{scene.say(ELITE)}, {level}" if one.elite else level


def slot_name(one: BoardMonster) -> str:
    return "[II]" if one.slot else "[I]"


def die(scene: Scene, one: BoardMonster) -> str:
    """Say what it shows, and once the battle has begun where it lies; at 0 that is above its slot (SH-25.04)."""
    phrase = DIE if one.slot < 0 else DIE_IN if one.die else DIE_ABOVE
    return scene.say(phrase, n=one.die, slot=slot_name(one))


def monster(scene: Scene, one: BoardMonster) -> str:
    """Tell all that is printed on a Monster's card, and how it is."""
    parts = [rank(scene, one)]
    if not one.alive:
        return sentences([", ".join([*parts, scene.say(Phrase("sconfitto", "defeated"))])])
    parts += condition(scene, one)
    parts.append(scene.say(PLACE, n=one.position))
    if one.active:
        parts.append(scene.say(TURN))
    texts = [", ".join(parts)]
    texts.append(die(scene, one))
    if one.next is not None:
        texts.append(scene.say(Phrase("Farà: {what}", "Will do: {what}"), what=next_action(scene, one)))
    printed = scene.kept("monster's card", (one.ability, one.actions), lambda: monster_card(scene, one))
    return "\n".join([lines(texts), printed]) if printed else lines(texts)


def monster_card(scene: Scene, one: BoardMonster) -> str:
    """Tell what its card says that it can and will do."""
    texts = [] if one.ability is None else [scene.say(ABILITY, what=scene.told(one.ability))]
    texts += [scene.say(ON_DICE, dice=dice_words(row), what=scene.told(row.text)) for row in one.actions]
    return lines(texts)


def landmark(scene: Scene, one: LandmarkView) -> str:
    return sentences([scene.say(DAYS, n=one.time) if isinstance(one, TileLandmark) else "", scene.told(one.text)])


def city(scene: Scene, one: CityView) -> str:
    """Say what waits in a city."""
    parts = []
    for is_so, phrase in ((one.start, START), (one.goal, GOAL), (one.here, HERE), (one.reachable, REACHABLE)):
        if is_so:
            parts.append(scene.say(phrase))
    if one.visited and not one.here:
        parts.append(scene.say(Phrase("già visitata", "already visited")))
    tile = one.tile
    if tile is None:
        return sentences(parts)
    parts.append(scene.say(LEVEL, n=tile.level))
    parts.append(scene.say(MONSTERS, levels=listed([str(level) for level in tile.monsters], scene.lang)))
    parts.append(coins(scene, tile.coins))
    texts = [sentences(parts)]
    for mark in tile.landmarks:
        texts.append(f"{scene.told(mark.name)}, {scene.say(DAYS, n=mark.time)}: {scene.told(mark.text)}")
    return lines(texts)
