"""What a player can look up: hordes, towers, heroes, spells, sites, piles, the kingdom; with where values come from.

Made from a view alone.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from ludoteca.games.kingdom.packs.sources import VALUES
from ludoteca.games.kingdom.shows.describing import (
    covers,
    figure_line,
    left_to_cover,
    outlook,
    pile_line,
    player_lines,
    site_words,
    tray_kind,
    uncovered,
)
from ludoteca.games.kingdom.shows.range_words import range_words, tower_facts
from ludoteca.games.kingdom.shows.terms import (
    CLOSED,
    COLOURS,
    CRYSTALS,
    HEARTS,
    ICONS,
    IMMEDIATE,
    LIVES,
    RESISTS,
    TYPES,
    fighting,
    figure_name,
    hand_words,
    place_at,
    square_name,
    tray_entry,
)
from ludoteca.games.kingdom.state.view_types import (
    AbilityView,
    EnemyView,
    HeroFigure,
    HeroView,
    KingdomView,
    PileView,
    PlayerView,
    SiteView,
    SpellView,
    SquareView,
    TowerView,
    TrayView,
)
from ludoteca.kernel.phrases import both, commas, joined_with
from ludoteca.kernel.sources import page as page_of
from ludoteca.kernel.texts import EMPTY, OR, Phrase, capital

page: Final = partial(page_of, names=VALUES)
"""Writes a page, with where its values come from."""

ONGOING: Final = Phrase("in corso: dura fino alla fine del round", "ongoing: lasts until the end of the round")
DAMAGE_OF: Final = Phrase("danno {type}", "{type} damage")
ICON_RULES: Final = {
    "heal": Phrase(
        "Guarigione: se è scoperta quando l'orda si attiva, tutte le tessere danno vengono tolte prima che si muova.",
        "Heal: if uncovered when the horde activates, all damage tiles are taken off before it moves.",
    ),
    "fast": Phrase(
        "Velocità: se è scoperta, l'orda prova a muoversi due volte; i soldati fermano solo la prima.",
        "Fast: if uncovered, the horde tries to move twice; soldiers stop only the first move.",
    ),
    "sniper": Phrase(
        "Tiratore scelto: se è scoperto dopo il movimento, ogni eroe adiacente subisce 1 danno.",
        "Sniper: if uncovered after the move, every adjacent hero takes 1 damage.",
    ),
    "deadly": Phrase(
        "Mortale: lo coprono solo le tessere danno, non i soldati né gli eroi.",
        "Deadly: only damage tiles cover it, neither soldiers nor heroes.",
    ),
}
RESIST_RULES: Final = {
    "physical": Phrase(
        "Resistenza fisica: nessun attacco fisico può coprirlo, nemmeno con una tessera più grande.",
        "Physical resistance: no physical attack may cover it, not even as a part of a larger tile.",
    ),
    "magical": Phrase(
        "Resistenza magica: nessun attacco magico può coprirlo, nemmeno con una tessera più grande.",
        "Magical resistance: no magical attack may cover it, not even as a part of a larger tile.",
    ),
}
LARGE_RULE: Final = Phrase(
    "Grande: occupa 2x2 riquadri, tutti da coprire; se esce, il regno perde {hearts}.",
    "Large: takes up 2x2 squares, all to be covered; if it escapes, the kingdom loses {hearts}.",
)
KIND_RULES: Final = {
    "ghost": Phrase(
        "Distrutta, non dà cristalli e al suo posto arriva un'orda del mazzo fantasma.",
        "When destroyed it gives no crystals, and a horde of the ghost deck takes its place.",
    ),
    "ghost_deck": Phrase("Viene dal mazzo fantasma.", "It comes from the ghost deck."),
    "flying": Phrase(
        "Volante: quando si attiva scrolla via soldati ed eroi, poi avanza anche sopra le altre orde.",
        "Flying: when it activates it shakes off soldiers and heroes, then advances even on top of other hordes.",
    ),
    "trailblazer": Phrase(
        "Apripista: arriva dove una carta apripista chiude una pila, e la apre.",
        "Trailblazer: it arrives where a trailblazer card closes a pile, and opens it.",
    ),
    "portal": Phrase(
        "Lo attaccano solo torri dal livello {n} in su, che poi vanno perse. Se raggiunge l'uscita, avete perso.",
        "Only towers from level {n} up attack it, and are lost afterwards. If it reaches the exit, you have lost.",
    ),
    "boss": Phrase(
        "Lo attaccano solo torri dal livello {n} in su. Nessuno lo ferma; se raggiunge l'uscita, avete perso.",
        "Only towers from level {n} up attack it. Nobody stops it; if it reaches the exit, you have lost.",
    ),
}


def things(view: KingdomView, lang: str) -> dict[str, list[str]]:
    """List for everything in sight its name, then what there is to say about it."""
    pages: dict[str, list[str]] = {"kingdom": kingdom_lines(view, lang)}
    for tray in view.trays:
        pages[f"tray:{tray.tray}"] = tray_page(view, tray, lang)
    for figure in view.people:
        if figure.square > -2:
            pages[f"figure:{figure.figure}"] = figure_page(view, figure, lang)
    abilities_of_heroes = view.phase in ("heroes", "abilities")
    for hero in view.heroes:
        if not abilities_of_heroes and hero.id not in view.reserve:
            continue
        pages[f"hero:{hero.hero}"] = hero_page(view, hero, lang)
        if abilities_of_heroes:
            for index, ability in enumerate(hero.abilities):
                pages[f"ability:{hero.hero}/{index}"] = ability_page(ability, lang)
    if not abilities_of_heroes:
        for figure in view.people:
            for brought in figure.abilities:
                pages[f"ability:{figure.figure}/{brought.slot}"] = ability_page(brought, lang)
    for spell in view.spells:
        if spell.left or (view.phase == "spells" and spell.power <= view.scenario.spells.power):
            pages[f"spell:{spell.spell}"] = spell_page(spell, lang)
    for tower in view.towers:
        if tower.level <= view.scenario.max_level:
            pages[f"supply:{tower.kind}"] = tower_page(view, tower, lang)
    for player in view.players:
        for kind in player.hand:
            pages[f"hand:{player.seat}/{kind}"] = pages[f"supply:{kind}"]
        pages[f"player:{player.seat}"] = player_page(view, player, lang)
    for site in view.sites:
        pages[f"site:{site.site}"] = site_page(view, site, lang)
    for pile in view.piles:
        pages[f"pile:{pile.pile}"] = pile_page(view, pile, lang)
    in_sight = {what for tray in view.trays for what in tray.grid}
    for enemy in view.enemies:
        if enemy.id in in_sight:
            pages[f"enemy:{enemy.id}"] = enemy_page(enemy, lang)
    for number, colour in enumerate(COLOURS):
        if view.solo and any(site.colour == colour for site in view.sites):
            pages[f"colour:{number}"] = colour_page(view, colour, lang)
    under_trays = {tray.square for tray in view.trays}
    for square in view.map.squares:
        if square.kind == "path" and square.square not in under_trays:
            pages[f"square:{square.square}"] = square_page(view, square, lang)
    return pages


# -- hordes ------------------------------------------------------------------------------------------------------


def tray_page(view: KingdomView, tray: TrayView, lang: str) -> list[str]:
    """Say what it is, what is left to cover and by what, what is on it, what it is going to do."""
    where = place_at(view, tray.square)
    lines = [
        tray_kind(tray)
        + Phrase(" {where}: {left}.", " {where}: {left}.").fill(where=where, left=left_to_cover(view, tray))
    ]
    lines += uncovered(view, tray)
    lines += covers(view, tray)
    lines += [line for enemy in enemies_of(view, tray) for line in named_rules(enemy)]
    closed = {what for what in tray.grid if what in CLOSED}
    if closed:
        phrase = Phrase("Niente può coprire: {what}.", "Nothing can cover: {what}.")
        lines.append(phrase.fill(what=both([CLOSED[what] for what in sorted(closed)])))
    if tray.kind in KIND_RULES:
        lines.append(KIND_RULES[tray.kind].fill(n=tray.level))
    if tray.kind == "boss" and view.boss:
        lines.append(view.boss.text.phrase)
    if tray.crystals:
        phrase = Phrase("Chi la distrugge guadagna {n}.", "Destroying it gains {n}.")
        lines.append(phrase.fill(n=CRYSTALS.count(tray.crystals)))
    if not tray.complete:
        lines.append(outlook(view, tray))
    return page(tray_entry(view, tray), lines, lang, tray.sources)


def enemies_of(view: KingdomView, tray: TrayView) -> list[EnemyView]:
    """List the kinds of enemies on a tray, once each."""
    here = set(tray.grid)
    return [enemy for enemy in view.enemies if enemy.id in here]


def enemy_rules(enemy: EnemyView) -> list[Phrase]:
    """Say what covers it and what it does, one line for each property."""
    rules = [RESIST_RULES[type] for type in enemy.resist] + [ICON_RULES[icon] for icon in enemy.icons]
    if enemy.large:
        rules.append(LARGE_RULE.fill(hearts=HEARTS.count(enemy.hearts)))
    return rules


def named_rules(enemy: EnemyView) -> list[Phrase]:
    """Say the same, each line after its name."""
    return [enemy.name.phrase + Phrase(". ", ". ") + rule for rule in enemy_rules(enemy)]


def enemy_page(enemy: EnemyView, lang: str) -> list[str]:
    marks = [RESISTS[type] for type in enemy.resist] + [ICONS[icon] for icon in enemy.icons]
    letter = Phrase("sulla carta è la lettera {s}", "on the card it is the letter {s}").fill(s=enemy.symbol)
    first = commas([*marks, letter])
    plain = Phrase("Lo coprono tutti gli attacchi.", "All attacks cover it.")
    rules = enemy_rules(enemy)
    return page(enemy.name.phrase, [first + Phrase(".", "."), *(rules or [plain])], lang, enemy.sources)


def pile_page(view: KingdomView, pile: PileView, lang: str) -> list[str]:
    name = Phrase("Pila {n}", "Pile {n}").fill(n=pile.pile)
    where = Phrase("Le sue orde entrano in {square}.", "Its hordes come in on {square}.")
    return page(name, [pile_line(pile), where.fill(square=square_name(view, pile.square))], lang)


# -- towers ------------------------------------------------------------------------------------------------------


def tower_page(view: KingdomView, tower: TowerView, lang: str) -> list[str]:
    """Say its attack, what it becomes, how many there are, what it costs."""
    lines = [tower_facts(tower)]
    if tower.price:
        phrase = Phrase("Costa {price}; nella riserva {n}.", "Costs {price}; {n} in the supply.")
        lines.append(phrase.fill(price=CRYSTALS.count(tower.price), n=tower.supply))
    else:
        lines.append(Phrase("Nella riserva {n}.", "{n} in the supply.").fill(n=tower.supply))
    above = [
        other.name.phrase for other in view.towers if other.family == tower.family and other.level == tower.level + 1
    ]
    if above and tower.level < view.scenario.max_level:
        either = joined_with(above, OR)
        phrase = Phrase("Passandola diventa {name}.", "Passed on it becomes {name}.")
        lines.append(phrase.fill(name=either))
    if tower.soldiers:
        lines.append(
            Phrase(
                "Torre soldato: può dividere un sito con un'altra torre.",
                "Soldier tower: it may share a site with another tower.",
            )
        )
    return page(tower.name.phrase, lines, lang, tower.sources)


def site_page(view: KingdomView, site: SiteView, lang: str) -> list[str]:
    lines = [COLOURS[site.colour] + Phrase(": ", ": ") + site_words(view, site) + Phrase(".", ".")]
    if site.banned:
        lines.append(Phrase("Escluso in questo round.", "Excluded this round."))
    if site.colour == "white":
        lines.append(Phrase("È di tutti: chiunque può costruirci.", "It belongs to everybody: anyone may build here."))
    name = Phrase("Sito {s} ({square})", "Site {s} ({square})")
    return page(name.fill(s=site.letter, square=square_name(view, site.square)), lines, lang)


def colour_page(view: KingdomView, colour: str, lang: str) -> list[str]:
    letters = ", ".join([site.letter for site in view.sites if site.colour == colour])
    sites = Phrase("Siti: {letters}.", "Sites: {letters}.").fill(letters=letters)
    return page(Phrase("Colore {c}", "Colour {c}").fill(c=COLOURS[colour]), [sites], lang)


def square_page(view: KingdomView, square: SquareView, lang: str) -> list[str]:
    """Describe a space of the path: where it leads, and who is there."""
    name = Phrase("Spazio {s}", "Space {s}").fill(s=square_name(view, square.square))
    onward = square.onward
    lines = [Phrase("Da qui si esce verso il regno.", "From here the way leads out to the kingdom.")]
    if onward >= 0:
        lines = [Phrase("Porta in {to}.", "Leads to {to}.").fill(to=square_name(view, onward))]
    here = [tray.name.phrase for tray in view.trays if tray.square == square.square]
    here += [figure_name(view, f.figure) for f in view.people if f.square == square.square]
    lines.append(
        Phrase("Qui: {names}.", "Here: {names}.").fill(names=both(here)) if here else Phrase("È vuoto.", "It is empty.")
    )
    return page(name, lines, lang)


# -- heroes, spells, players -------------------------------------------------------------------------------------


def figure_page(view: KingdomView, figure: HeroFigure, lang: str) -> list[str]:
    """Say how it is now, its attack and its abilities."""
    lines = [figure_line(view, figure)]
    if figure.base:
        lines.append(ability_words(figure.base))
    lines += [ability_words(ability) for ability in figure.abilities]
    return page(figure_name(view, figure.figure), lines, lang, figure.sources)


def hero_page(view: KingdomView, hero: HeroView, lang: str) -> list[str]:
    """Say everything printed on a hero's board."""
    facts = Phrase("{hearts}, movimento {n}, {style}.", "{hearts}, movement {n}, {style}.").fill(
        hearts=HEARTS.count(hero.hearts), n=hero.movement, style=fighting(hero.melee, hero.ranged)
    )
    lines = [facts, ability_words(hero.base), *[ability_words(ability) for ability in hero.abilities]]
    if hero.companion:
        name = hero.companion.name.phrase
        lines.append(Phrase("Con: {name}.", "With: {name}.").fill(name=name))
    towers = both(hand_words(view, hero.starting))
    lines.append(Phrase("Torri iniziali: {towers}.", "Starting towers: {towers}.").fill(towers=towers))
    return page(hero.name.phrase, lines, lang, hero.sources)


def ability_words(ability: AbilityView) -> Phrase:
    """Say an ability with its notes and its words, as in 'Terremoto (in corso, danno fisico): …'."""
    notes = [Phrase("in corso", "ongoing")] if ability.ongoing else []
    if does_damage(ability):
        notes.append(DAMAGE_OF.fill(type=TYPES[ability.type]))
    aside = Phrase(" (", " (") + commas(notes) + Phrase(")", ")") if notes else EMPTY
    return ability.name.phrase + aside + Phrase(": ", ": ") + ability.text.phrase


def does_damage(ability: AbilityView | SpellView) -> bool:
    """Tell whether the type of its attack matters: its words speak of tiles or soldiers."""
    return any(word in ability.text.en for word in ("tile", "soldier"))


def ability_page(ability: AbilityView, lang: str) -> list[str]:
    when = ONGOING if ability.ongoing else IMMEDIATE
    lines = [when + Phrase(".", "."), ability.text.phrase]
    if does_damage(ability):
        lines.append(capital(DAMAGE_OF.fill(type=TYPES[ability.type])) + Phrase(".", "."))
    if ability.arrows:
        lines.append(Phrase("Portata: {r}.", "Range: {r}.").fill(r=range_words(ability.arrows, ability.perfect)))
    if not ability.is_ready:
        lines.append(Phrase("Usata: torna pronta quando l'eroe guarisce.", "Used: ready again when the hero heals."))
    return page(ability.name.phrase, lines, lang, ability.sources)


def spell_page(spell: SpellView, lang: str) -> list[str]:
    lines = [Phrase("Incantesimo di potere {n}.", "Spell of power {n}.").fill(n=spell.power), spell.text.phrase]
    if does_damage(spell):
        lines.append(capital(DAMAGE_OF.fill(type=TYPES[spell.type])) + Phrase(".", "."))
    return page(spell.name.phrase, lines, lang, spell.sources)


def player_page(view: KingdomView, player: PlayerView, lang: str) -> list[str]:
    name = Phrase("Giocatore {n} ({colour})", "Player {n} ({colour})").fill(
        n=player.seat + 1, colour=COLOURS[player.colour]
    )
    lines = player_lines(view, player)
    if player.figure >= 0:
        lines.append(Phrase("Eroe: {a}.", "Hero: {a}.").fill(a=figure_name(view, player.figure)))
    return page(name, lines, lang)


def kingdom_lines(view: KingdomView, lang: str) -> list[str]:
    """Describe the scenario: objective, hearts, special rules."""
    scenario = view.scenario
    state = Phrase(
        "Cuori {hearts} su {most}; cristalli {crystals}; soldati nella riserva {soldiers}.",
        "Hearts {hearts} of {most}; crystals {crystals}; soldiers in the supply {soldiers}.",
    ).fill(hearts=view.hearts, most=view.max_hearts, crystals=view.crystals, soldiers=view.soldiers)
    lines = [scenario.name.phrase + Phrase(". ", ". ") + scenario.summary.phrase, scenario.objective.phrase]
    lines += [state, *[text.phrase for text in scenario.special]]
    if view.boss:
        boss = view.boss
        lives = Phrase("{name}: {lives}.", "{name}: {lives}.")
        lines += [lives.fill(name=boss.name.phrase, lives=LIVES.count(boss.lives)), boss.text.phrase]
    limit = Phrase("Livello massimo delle torri: {n}.", "Highest level of towers: {n}.")
    lines.append(limit.fill(n=scenario.max_level))
    return page(Phrase("Il regno", "The kingdom"), lines, lang, scenario.sources)
