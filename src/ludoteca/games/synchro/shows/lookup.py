"""What a player can look up: characters, cards, cities, Landmarks, the party; with where values come from.

Made from a view alone.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.synchro.packs.sources import VALUES
from ludoteca.games.synchro.shows.action_pages import action_pages
from ludoteca.games.synchro.shows.describing import (
    city_line,
    die_words,
    health,
    monster_entry,
    roads_line,
    shards_kept,
    tokens,
)
from ludoteca.games.synchro.shows.terms import (
    BASIC_ATTACK,
    BOARD_NAMES,
    COINS,
    FIRST_FOE,
    POTIONS,
    SHARD_COLOURS,
    SHARDS,
    basic_words,
    card_name,
    dice_words,
    hero_called,
    next_action,
    shard_words,
    shards_said,
    spoken,
    unit_name,
    why_not_of,
)
from ludoteca.games.synchro.state.cards import COLOURS
from ludoteca.games.synchro.state.view_types import (
    BoardMonster,
    BoardView,
    HeroBoard,
    HeroView,
    ItemView,
    SkillView,
    SynchroView,
    TileLandmark,
)
from ludoteca.kernel.phrases import both, commas, same
from ludoteca.kernel.sources import page as page_of
from ludoteca.kernel.texts import Noun, Phrase, capital, seat_name
from ludoteca.kernel.views import Sources

page: Final = partial(page_of, names=VALUES)
"""Writes a page, with where its values come from."""

STUN_RULE: Final = Phrase(
    "Stordimento: non agisce nel prossimo turno, poi il segnalino si toglie.",
    "Stun: it does not act in its next turn, then the token goes.",
)
SILENCE_RULES: Final = (
    Phrase("Silenzio: niente Abilità fino alla fine del suo turno.", "Silence: no Skills until the end of its turn."),
    Phrase(
        "Silenzio: la sua prossima azione è quella di un livello più in basso.",
        "Silence: its next action is the one a level lower.",
    ),
)
UNITS: Final = Noun("di Tempo", "di Tempo", "m", "unit of Time", "units of Time")
UPGRADED: Final = Phrase("Lato potenziato: {text}", "Upgraded side: {text}")
NORMAL: Final = Phrase("Lato normale: {text}", "Normal side: {text}")
SHARD_RULES: Final = (
    Phrase(
        "Il colore del Guerriero, che una volta per turno usa come rosso un Frammento qualsiasi.",
        "The Warrior's colour: once a turn a Warrior uses any Shard as red.",
    ),
    Phrase(
        "Il colore del Mago, che una volta per turno usa come blu un Frammento qualsiasi.",
        "The Mage's colour: once a turn a Mage uses any Shard as blue.",
    ),
    Phrase(
        "Il colore del Ranger, che una volta per turno usa come verde un Frammento qualsiasi.",
        "The Ranger's colour: once a turn a Ranger uses any Shard as green.",
    ),
    Phrase("Vale come qualsiasi colore, e fa salire di livello.", "Counts as any colour, and pays for levels."),
)


SKILL_SLOTS: Final = 4
ITEM_SLOTS: Final = 2
FREE_SKILL: Final = (
    Phrase("Posto per un'Abilità", "Skill slot"),
    [Phrase("Libero: si impara salendo ai livelli da 2 a 4.", "Free: Skills are learnt at levels 2 to 4.")],
)
FREE_ITEM: Final = (
    Phrase("Posto per un Oggetto", "Item slot"),
    [Phrase("Libero: gli Oggetti si comprano al Villaggio.", "Free: Items are bought at the Village.")],
)
FREE_MASTER: Final = (
    Phrase("Posto per il Maestro", "Master's place"),
    [
        Phrase(
            "Libero: un Maestro dà a questo Eroe la sua abilità e la sua classe.",
            "Free: a Master gives this Hero its ability and its class.",
        )
    ],
)
BOXES: Final = (
    Phrase("Scatola Iniziativa degli Eroi", "Heroes' Initiative box"),
    Phrase("Scatola Iniziativa dei Mostri", "Monsters' Initiative box"),
)


def things(view: SynchroView, lang: str) -> dict[str, list[str]]:
    """List for everything in sight its name, then what there is to say about it."""
    pages: dict[str, list[str]] = {
        "time": time_page(view, lang),
        "party": party_page(view, lang),
        "coins": party_page(view, lang),
        "potions": potion_page(view, lang),
        "bag": bag_page(view, lang),
        "cube": cube_page(view, lang),
    }
    for board in view.boards:
        pages |= board_pages(view, board, lang)
    for monster in view.monsters:
        pages[f"unit:{monster.unit}"] = monster_page(monster, lang)
        pages[f"die:{monster.board}"] = die_page(monster, lang)
    if view.battle:
        pages |= {f"side:{side}": box_page(view, side, lang) for side in range(2)}
    pages |= {key: page(name, lines, lang) for key, (name, lines) in action_pages(view).items()}
    for colour in range(4):
        pages[f"shard:4/{colour}"] = shard_page(view.reserve_shards[colour], colour, lang)
    pages |= map_pages(view, lang)
    pages |= offer_pages(view, lang)
    return pages


# -- time and purse ----------------------------------------------------------------------------------------------


def time_page(view: SynchroView, lang: str) -> list[str]:
    time = view.time
    left = Phrase(
        "Ancora {n} e il Celestiale completa il rituale: la partita sarebbe persa.",
        "{n} more and the Celestial completes the ritual: the match would be lost.",
    ).fill(n=UNITS.count(time.left))
    spends = Phrase(
        "Costano Tempo la strada verso un Punto di Interesse, il Villaggio ({village}), ogni round di battaglia (1) e "
        "la Ritirata ({retreat}).",
        "The way to a Landmark, the Village ({village}), each round of battle (1) and a retreat ({retreat}) cost Time.",
    ).fill(village=view.prices.village_time, retreat=view.prices.retreat_time)
    return page(spoken(time.name), [left, spends], lang)


def cube_page(view: SynchroView, lang: str) -> list[str]:
    """Say when Exhaustion comes."""
    rule = Phrase(
        "Quando la Ruota del Tempo torna sul colore del Cubo, il gruppo è Esausto: un Frammento per Eroe a fine round.",
        "When the Time wheel comes back to the cube's colour, the party is Exhausted: one Shard each at round end.",
    )
    lines = [rule]
    if view.exhausted:
        lines.insert(0, Phrase("Il gruppo è Esausto.", "The party is Exhausted."))
    elif view.cube:
        colour = SHARD_COLOURS[COLOURS.index(view.cube)]
        lines.insert(0, Phrase("Colore del Cubo: {c}.", "The cube's colour: {c}.").fill(c=colour))
    return page(Phrase("Cubo Tracciaround", "Round cube"), lines, lang)


def party_page(view: SynchroView, lang: str) -> list[str]:
    lines = [COINS.count(view.coins) + same(", ") + POTIONS.count(view.potions) + same(".")]
    limit = Phrase("Al massimo {n} Eroi.", "At most {n} Heroes.").fill(n=view.max_party)
    lines.append(limit)
    if view.reserve_heroes:
        names = both([hero_called(hero.name) for hero in view.reserve_heroes])
        lines.append(Phrase("In riserva: {names}.", "In reserve: {names}.").fill(names=names))
    if view.graveyard:
        names = both([hero_called(hero.name) for hero in view.graveyard])
        lines.append(Phrase("Mazzo Cimitero: {names}.", "Graveyard: {names}.").fill(names=names))
    return page(Phrase("Il gruppo", "The party"), lines, lang)


def potion_page(view: SynchroView, lang: str) -> list[str]:
    rule = Phrase(
        "Una Pozione toglie danni pari a metà dei PS massimi, in qualsiasi momento: anche prima di un colpo fatale.",
        "A Potion takes off damage equal to half of the max HP, at any moment: even right before a fatal blow.",
    )
    return page(POTIONS.count(view.potions), [rule], lang)


def bag_page(view: SynchroView, lang: str) -> list[str]:
    bag = Phrase("Nel Sacchetto: {s}.", "In the bag: {s}.").fill(s=shards_said(view.bag))
    tray = Phrase("Nella Vaschetta degli Scarti: {s}.", "In the tray: {s}.").fill(s=shards_said(view.tray))
    rule = Phrase(
        "Quando il Sacchetto è vuoto, vi torna tutto ciò che è nella Vaschetta.",
        "When the bag is empty, everything in the tray goes back into it.",
    )
    return page(Phrase("Sacchetto dei Frammenti", "Shard bag"), [bag, tray, rule], lang)


def shard_page(number: int, colour: int, lang: str) -> list[str]:
    name = Phrase("Frammento {c}", "{c} Shard").fill(c=SHARD_COLOURS[colour])
    here = Phrase("Qui: {n}.", "Here: {n}.").fill(n=SHARDS.count(number))
    return page(name, [here, SHARD_RULES[colour]], lang)


# -- Heroes ------------------------------------------------------------------------------------------------------


def board_pages(view: SynchroView, board: BoardView, lang: str) -> dict[str, list[str]]:
    """Describe a Hero board, what lies on it, and its Hero."""
    number = board.board
    if not isinstance(board, HeroBoard):
        empty = page(BOARD_NAMES[number], [Phrase("Nessun Eroe.", "No Hero.")], lang)
        return {f"board:{number}": empty, f"unit:{number}": empty}
    pages = {f"board:{number}": hero_page(view, board, lang)}
    pages[f"unit:{number}"] = pages[f"board:{number}"]
    pages[f"level:{number}"] = level_page(board, lang)
    for colour, amount in enumerate(board.shards):
        pages[f"shard:{number}/{colour}"] = shard_page(amount, colour, lang)
    for slot in range(SKILL_SLOTS):
        pages[f"skillslot:{number}/{slot}"] = page(*FREE_SKILL, lang)
    for slot in range(ITEM_SLOTS):
        pages[f"item:{number}/{slot}"] = page(*FREE_ITEM, lang)
    for skill in board.skills:
        pages[f"skillslot:{number}/{skill.slot}"] = skill_page(skill, lang)
    for item in board.items:
        pages[f"item:{number}/{item.slot}"] = item_page(item, lang)
    pages[f"master:{number}"] = card_page(board.master, lang) if board.master else page(*FREE_MASTER, lang)
    return pages


def hero_page(view: SynchroView, board: HeroBoard, lang: str) -> list[str]:
    """Say how it is now, what its card says, what it carries."""
    hero = board.hero
    state = commas([health(board), *tokens(board)]) + same(".")
    lines = [
        spoken(hero.title) + same(", ") + spoken(hero.class_name) + same(". ") + BOARD_NAMES[board.board] + same("."),
        state,
        spoken(hero.text),
        UPGRADED.fill(text=spoken(hero.other_text)) if not hero.upgraded else NORMAL.fill(text=spoken(hero.other_text)),
        Phrase("Livello {n}, Livello di Classe (CLV) {clv}.", "Level {n}, Class Level (CLV) {clv}.").fill(
            n=board.level, clv=board.clv
        ),
        shards_kept(board),
    ]
    if view.seats > 1:
        lines.append(Phrase("Guida: {who}.", "Led by {who}.").fill(who=seat_name(board.leader)))
    if board.stunned:
        lines.append(STUN_RULE)
    if board.silenced:
        lines.append(SILENCE_RULES[0])
    if board.master:
        lines.append(Phrase("Maestro: {name}.", "Master: {name}.").fill(name=card_name(board.master)))
    return page(card_name(hero), lines, lang, hero.sources)


def level_page(board: HeroBoard, lang: str) -> list[str]:
    """Say where the Hero is on the level track, and what the next level costs."""
    lines = [
        Phrase("{hp} PS massimi, {n} a ogni round.", "{hp} max HP, {n} each round.").fill(
            hp=board.max_hp, n=SHARDS.count(board.per_round)
        )
    ]
    if board.level < board.max_level:
        lines.append(
            Phrase(
                "Il prossimo livello costa {cost}; due dello stesso colore valgono come un trasparente.",
                "The next level costs {cost}; two of the same colour count as a transparent one.",
            ).fill(cost=shards_said([0, 0, 0, board.level_cost]))
        )
    return page(Phrase("Livello {n}", "Level {n}").fill(n=board.level), lines, lang)


def card_page(hero: HeroView, lang: str) -> list[str]:
    """Describe a Hero card that is nobody's yet, or a Master."""
    first = spoken(hero.title) + same(", ") + spoken(hero.class_name)
    if hero.legendary:
        first = first + Phrase(", Leggendario", ", Legendary")
    other = NORMAL if hero.upgraded else UPGRADED
    lines = [first + same("."), spoken(hero.text), other.fill(text=spoken(hero.other_text))]
    return page(card_name(hero), lines, lang, hero.sources)


def skill_page(skill: SkillView, lang: str) -> list[str]:
    other = NORMAL if skill.upgraded else UPGRADED
    lines = [
        Phrase("Costa {cost}.", "Costs {cost}.").fill(cost=shard_words(skill.cost)),
        spoken(skill.text),
        other.fill(text=spoken(skill.other_text)),
    ]
    why = why_not_of(skill)
    if why:
        lines.append(Phrase("Ora no: {why}.", "Not now: {why}.").fill(why=spoken(why)))
    return page(card_name(skill), lines, lang, skill.sources)


def item_page(item: ItemView, lang: str) -> list[str]:
    other = NORMAL if item.upgraded else UPGRADED
    first = Phrase("Oggetto {code}, costa {n}.", "Item {code}, costs {n}.")
    lines = [
        first.fill(code=item.code, n=COINS.count(item.cost)),
        spoken(item.text),
        other.fill(text=spoken(item.other_text)),
    ]
    return page(card_name(item), lines, lang, item.sources)


# -- Monsters ----------------------------------------------------------------------------------------------------


def monster_page(monster: BoardMonster, lang: str) -> list[str]:
    """Tell how it is, its table of actions, what it will do next."""
    lines = [commas([health(monster), *tokens(monster)]) + same(".")]
    if not monster.alive:
        lines = [Phrase("Sconfitto.", "Defeated.")]
    for number, row in enumerate(monster.actions):
        here = Phrase(" ← adesso", " ← now") if number == monster.next else same("")
        lines.append(same(f"{dice_words(row)}: ") + spoken(row.text) + here)
    lines.append(BASIC_ATTACK + same(": ") + basic_words(monster))
    if monster.next is not None:
        lines.append(capital(die_words(monster)) + Phrase(". Farà: ", ". It will do: ") + next_action(monster))
    elif monster.alive:
        lines.append(capital(die_words(monster)) + same("."))
    if monster.ability:
        lines.append(Phrase("Abilità: ", "Ability: ") + spoken(monster.ability))
    if monster.stunned:
        lines.append(STUN_RULE)
    if monster.silenced:
        lines.append(SILENCE_RULES[1])
    return page(monster_entry(monster), lines, lang, monster.sources)


def die_page(monster: BoardMonster, lang: str) -> list[str]:
    """Say what the die means, and the slot it lies in."""
    slots = Phrase(
        "A fine round, nello slot [I] il prossimo lo iniziano i Mostri, nello slot [II] gli Eroi.",
        "At the end of a round, in slot [I] the Monsters begin the next one, in slot [II] the Heroes do.",
    )
    name = Phrase("Dado di {name}", "{name}'s die").fill(name=spoken(monster.name))
    return page(name, [die_words(monster) + same("."), next_action(monster), slots], lang)


def box_page(view: SynchroView, side: int, lang: str) -> list[str]:
    """Say whose marbles have been revealed in this round, and whose are still to come."""
    revealed = view.fight.revealed[side]
    out = [unit_name(view, FIRST_FOE * side + board) for board in range(4) if board in revealed]
    left = [unit_name(view, FIRST_FOE * side + board) for board in range(4) if board not in revealed]
    lines = [
        Phrase("Uscite: {names}.", "Revealed: {names}.").fill(names=both(out) if out else NOBODY),
        Phrase("Da rivelare: {names}.", "To be revealed: {names}.").fill(names=both(left) if left else NOBODY),
    ]
    return page(BOXES[side], lines, lang)


NOBODY: Final = Phrase("nessuna", "none")


# -- the map -----------------------------------------------------------------------------------------------------


def map_pages(view: SynchroView, lang: str) -> dict[str, list[str]]:
    """Describe every city, and the Landmarks of the one that matters now."""
    pages = {}
    for city in view.map.cities:
        lines = [city_line(city), *roads_line(view, city)]
        if city.here:
            lines.insert(0, Phrase("Il gruppo è qui.", "The party is here."))
        for mark in city.tile.landmarks if city.tile else []:
            lines.append(spoken(mark.name) + same(": ") + spoken(mark.text))
        pages[f"city:{city.city}"] = page(spoken(city.name), lines, lang, city.tile.sources if city.tile else None)
        if city.reachable and city.tile:
            pages[f"outlook:{city.city}"] = pages[f"city:{city.city}"]
            for mark in city.tile.landmarks:
                pages[f"ahead:{city.city}/{mark.place}"] = landmark_page(mark, lang)
    chosen = view.map.choosing
    number = chosen if chosen is not None else view.map.flag.city
    tile = view.map.cities[number].tile
    for mark in tile.landmarks if tile else []:
        pages[f"landmark:{mark.place}"] = landmark_page(mark, lang)
    return pages | {"village": village_page(view, lang), "prices": village_page(view, lang)}


def landmark_page(mark: TileLandmark, lang: str) -> list[str]:
    way = Phrase("Tempo di Viaggio: {n}.", "Travel Time: {n}.").fill(n=mark.time)
    return page(spoken(mark.name), [way, spoken(mark.text)], lang, Sources(effect=mark.source))


def village_page(view: SynchroView, lang: str) -> list[str]:
    """Tell how far the Village is and what everything costs there."""
    now = view.prices
    way = Phrase("Andarci costa {n} di Tempo.", "Going there takes {n} Time.").fill(n=now.village_time)
    costs = Phrase(
        "In Monete: invitare un Eroe {invite}, prendere un Maestro {master}, cambiare le offerte {change}, riposare "
        "{rest}, una Pozione {potion}.",
        "In Coins: inviting a Hero {invite}, taking a Master {master}, changing the offers {change}, resting {rest}, "
        "a Potion {potion}.",
    ).fill(invite=now.invite, master=now.master, change=now.change, rest=now.rest, potion=now.potion)
    return page(Phrase("Villaggio", "Village"), [way, costs], lang)


# -- what lies open ----------------------------------------------------------------------------------------------


def offer_pages(view: SynchroView, lang: str) -> dict[str, list[str]]:
    """Describe cards on offer, in the reserve, in the Graveyard; Items of the fallen; Skills to choose from."""
    pages: dict[str, list[str]] = {}
    for hero in [*view.graveyard, *([view.arriving] if view.arriving else [])]:
        pages[f"hero:{hero.hero}"] = card_page(hero, lang)
    if view.offer:
        pages |= {f"hero:{hero.hero}": card_page(hero, lang) for hero in view.offer.heroes}
        pages |= {f"offer:hero/{hero.hero}": card_page(hero, lang) for hero in view.offer.heroes}
        pages |= {f"skill:{skill.skill}": skill_page(skill, lang) for skill in view.offer.skills}
    if view.village:
        pages |= {f"offer:hero/{hero.hero}": card_page(hero, lang) for hero in view.village.heroes}
        pages |= {f"offer:item/{item.item}": item_page(item, lang) for item in view.village.items}
    if view.arriving:
        pages[f"offer:hero/{view.arriving.hero}"] = card_page(view.arriving, lang)
    if view.set_aside:
        pages[f"skill:{view.set_aside.skill}"] = skill_page(view.set_aside, lang)
    pages |= {f"stored:{index}": item_page(item, lang) for index, item in enumerate(view.stored)}
    for hero in view.reserve_heroes:
        pages[f"reserve:{hero.place}"] = card_page(hero, lang)
    return pages
