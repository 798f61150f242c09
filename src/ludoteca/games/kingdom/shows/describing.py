"""A position in words, a line each: for screen readers and plain terminals.

Who cannot see the map is told how the path runs, what stands on it and what every tray still needs, cell by cell.
"""

from __future__ import annotations

from ludoteca.games.kingdom.shows.range_words import COMPASS, piece_words
from ludoteca.games.kingdom.shows.terms import (
    BEFORE_PLAY,
    CLOSED,
    COLOURS,
    CRYSTALS,
    DIRECTIONS,
    ENEMIES,
    FATAL,
    HEARTS,
    HORDES,
    ICONS,
    KINDS,
    LIVES,
    ON_BOARD,
    PHASES,
    PLURAL_COLOURS,
    SIDES,
    SOLDIERS,
    TYPES,
    cell_name,
    cell_names,
    enemy_names,
    figure_name,
    hand_words,
    in_a_row,
    loses_life,
    place_at,
    square_name,
    tower_shown,
    tray_entry,
)
from ludoteca.games.kingdom.state.view_types import (
    AttackView,
    BuiltView,
    EnemyView,
    HeroFigure,
    KingdomView,
    PileView,
    PlayerView,
    SiteView,
    TrayView,
)
from ludoteca.kernel.phrases import CARDS, KNOCKED_OUT, LAST_ROUND, both, commas, same
from ludoteca.kernel.texts import EMPTY, Phrase, capital, seat_name
from ludoteca.kernel.views import viewer_last


def describe(view: KingdomView, lang: str) -> list[str]:
    """Describe the table: the match, hordes from the exit backwards, piles, sites, heroes, players, the viewer last."""
    lines = heading(view)
    if view.phase in BEFORE_PLAY:
        lines += choosing(view)
    lines += [way_line(view, pile) for pile in view.piles]
    hordes = [line for tray in trays_in_order(view) for line in tray_lines(view, tray)]
    lines += hordes or [Phrase("Nessuna orda sul percorso.", "No horde on the path.")]
    lines += [pile_line(pile) for pile in view.piles]
    if view.ghost_deck:
        phrase = Phrase("Mazzo fantasma: {cards}.", "Ghost deck: {cards}.")
        lines.append(phrase.fill(cards=CARDS.count(view.ghost_deck)))
    lines += sites_by_colour(view)
    lines += [figure_line(view, figure) for figure in view.people if figure.square > -2]
    lines += spell_lines(view)
    for player in viewer_last(view.players, view.seat):
        lines += player_lines(view, player)
    if view.phase == "buy":
        lines.append(shop_line(view))
    if view.attack:
        lines.append(attack_line(view, view.attack))
    return [capital(line).say(lang) for line in lines]


# -- where the match is ------------------------------------------------------------------------------------------


def heading(view: KingdomView) -> list[Phrase]:
    scenario = view.scenario
    when = Phrase("Round {round}, {phase}", "Round {round}, {phase}")
    if view.phase in BEFORE_PLAY:
        when = Phrase("Preparazione: {phase}", "Setup: {phase}")
    when = when.fill(round=view.round, phase=PHASES[view.phase])
    title = Phrase("Scenario {number}, {name} ({level}). {when}.", "Scenario {number}, {name} ({level}). {when}.")
    lines = [
        title.fill(number=scenario.number, name=scenario.name.phrase, level=view.level.name.phrase, when=when),
        Phrase("Obiettivo: {text}", "Objective: {text}").fill(text=scenario.objective.phrase),
    ]
    if view.portals.total:
        line = Phrase("Portali distrutti: {n} di {total}.", "Portals destroyed: {n} of {total}.")
        lines.append(line.fill(n=view.portals.destroyed, total=view.portals.total))
    if view.boss:
        boss = view.boss
        line = Phrase("{name}: {lives} su {total}.", "{name}: {lives} of {total}.")
        lines.append(line.fill(name=boss.name.phrase, lives=LIVES.count(boss.lives), total=boss.total))
    lines.append(
        Phrase(
            "Il regno ha {hearts} su {most}. Riserva comune: {crystals} e {soldiers}.",
            "The kingdom has {hearts} of {most}. Common supply: {crystals} and {soldiers}.",
        ).fill(
            hearts=HEARTS.count(view.hearts),
            most=view.max_hearts,
            crystals=CRYSTALS.count(view.crystals),
            soldiers=SOLDIERS.count(view.soldiers),
        )
    )
    if view.final and view.phase != "over":
        lines.append(LAST_ROUND)
    if view.banned:
        line = Phrase("Colore escluso in questo round: {colour}.", "Colour excluded this round: {colour}.")
        lines.append(line.fill(colour=COLOURS[view.banned]))
    return lines


def choosing(view: KingdomView) -> list[Phrase]:
    """Say the special rules of the scenario, and the heroes still to be had."""
    lines = [text.phrase for text in view.scenario.special]
    if view.phase == "heroes":
        names = [hero.name.phrase for hero in view.heroes]
        lines.append(Phrase("Eroi della scatola: {names}.", "Heroes of the box: {names}.").fill(names=both(names)))
    return lines


def way_line(view: KingdomView, pile: PileView) -> Phrase:
    """List the spaces from a pile to the exit."""
    squares = {square.square: square for square in view.map.squares}
    way, space = [], pile.square
    while space >= 0 and space not in way:
        way.append(space)
        space = squares[space].onward
    return Phrase(
        "Percorso della pila {n}: {squares}; uscita a {side}.", "Path of pile {n}: {squares}; exit to the {side}."
    ).fill(
        n=pile.pile,
        squares=" ".join([square_name(view, square) for square in way]),
        side=SIDES[view.map.exit_side],
    )


# -- hordes ------------------------------------------------------------------------------------------------------


def trays_in_order(view: KingdomView) -> list[TrayView]:
    """List trays as they will activate: from the exit backwards, in a stack the topmost first."""
    order = {square.square: square.order for square in view.map.squares}
    return sorted(view.trays, key=lambda tray: (order[tray.square], tray.depth))


def tray_lines(view: KingdomView, tray: TrayView) -> list[Phrase]:
    """Say where it is, what is left to cover, cell by cell, what lies on it, and what it will do next."""
    parts = [tray.name.phrase + same(" (") + tray_kind(tray) + same(") ") + place_at(view, tray.square)]
    if tray.depth:
        parts.append(Phrase("sotto un'orda volante", "under a flying horde"))
    parts.append(left_to_cover(view, tray))
    lines = [commas(parts) + same(".")]
    lines += uncovered(view, tray)
    closed = [cell for cell, what in enumerate(tray.grid) if what in CLOSED]
    if closed:
        phrase = Phrase("Non si può coprire: {cells} ({what}).", "Cannot be covered: {cells} ({what}).")
        lines.append(phrase.fill(cells=cell_names(closed), what=CLOSED[tray.grid[closed[0]]]))
    lines += covers(view, tray)
    if not tray.complete:
        lines.append(outlook(view, tray))
    return lines


def tray_kind(tray: TrayView) -> Phrase:
    kind = KINDS[tray.kind]
    if tray.level:
        return kind + Phrase(" di livello {n}", " of level {n}").fill(n=tray.level)
    return kind


def left_to_cover(view: KingdomView, tray: TrayView) -> Phrase:
    if tray.complete and loses_life(view, tray):
        return Phrase("tutto coperto, perderà una carta vita nella fase 3", "all covered, loses a life card in phase 3")
    if tray.complete:
        return Phrase("tutto coperto, sarà distrutto nella fase 3", "all covered, to be destroyed in phase 3")
    return Phrase("{n} da coprire", "{n} to cover").fill(n=ENEMIES.count(tray.enemies))


def uncovered(view: KingdomView, tray: TrayView) -> list[Phrase]:
    """Say which enemies are still uncovered, if any are."""
    if not tray.uncovered:
        return []
    return [Phrase("Scoperti: {cells}.", "Uncovered: {cells}.").fill(cells=enemy_cells(view, tray))]


def enemy_cells(view: KingdomView, tray: TrayView) -> Phrase:
    """List the uncovered enemies: a1 Goblin, b1 Lupo (velocità)."""
    names = enemy_names(view)
    marks = {enemy.id: enemy_marks(enemy) for enemy in view.enemies}
    enemies = []
    for cell in tray.uncovered:
        id = tray.grid[cell]
        notes = commas(marks[id])
        name = names[id] + (same(" (") + notes + same(")") if notes.it else EMPTY)
        enemies.append(same(f"{cell_name(cell)} ") + name)
    return commas(enemies)


def enemy_marks(enemy: EnemyView) -> list[Phrase]:
    """List what is special about an enemy, in a word each."""
    resists = [Phrase("resiste al {t}", "resists {t}").fill(t=TYPES[type]) for type in enemy.resist]
    return [*resists, *[ICONS[icon] for icon in enemy.icons]]


def covers(view: KingdomView, tray: TrayView) -> list[Phrase]:
    """Say which tiles, soldiers and heroes are on a tray."""
    parts = []
    for tile in tray.tiles:
        parts.append(
            Phrase("tessera danno {type} {cells}", "{type} damage tile {cells}").fill(
                type=TYPES[tile.type], cells=cell_names(tile.cells)
            )
        )
    if tray.soldiers:
        parts.append(
            SOLDIERS.count(len(tray.soldiers))
            + Phrase(" in {cells}", " on {cells}").fill(cells=cell_names(tray.soldiers))
        )
    for figure in tray.figures:
        parts.append(figure_name(view, figure.figure) + same(f" {cell_names(figure.cells)}"))
    return [Phrase("Sopra: {parts}.", "On it: {parts}.").fill(parts=commas(parts, "; "))] if parts else []


def outlook(view: KingdomView, tray: TrayView) -> Phrase:
    """Say what it will do in phase 4 as things are."""
    onward = tray.next
    if onward.blocked:
        phrase = Phrase("Così non avanza", "As things are it does not advance")
    elif onward.exit:
        loss = HEARTS.count(tray.loss)
        if tray.kind in FATAL:
            return Phrase(
                "Così raggiunge l'uscita: la partita sarebbe persa.",
                "As things are it reaches the exit: the match would be lost.",
            )
        return Phrase(
            "Così raggiunge l'uscita e il regno perde {hearts}.",
            "As things are it reaches the exit and the kingdom loses {hearts}.",
        ).fill(hearts=loss)
    else:
        end = onward.squares[-1] if onward.squares else tray.square
        phrase = Phrase("Così avanza in {to}", "As things are it advances to {to}").fill(to=square_name(view, end))
    if tray.visible:
        icons = both([ICONS[icon] for icon in tray.visible])
        phrase = phrase + Phrase("; icone visibili: {icons}", "; visible icons: {icons}").fill(icons=icons)
    return phrase + same(".")


def pile_line(pile: PileView) -> Phrase:
    line = Phrase("Pila {n}: ", "Pile {n}: ").fill(n=pile.pile)
    if not pile.left:
        return line + Phrase("vuota.", "empty.")
    line = line + HORDES.count(pile.left)
    names = in_a_row([token.name.phrase for token in pile.tokens])
    line = line + Phrase(" (dalla prossima: {names})", " (next first: {names})").fill(names=commas(names))
    if pile.blocked_by:
        line = line + Phrase(", chiusa da una carta apripista", ", closed by a trailblazer card")
    elif not pile.open:
        line = line + Phrase(", si apre nel round {n}", ", opens in round {n}").fill(n=pile.opens)
    return line + same(".")


# -- sites and heroes --------------------------------------------------------------------------------------------


def sites_by_colour(view: KingdomView) -> list[Phrase]:
    """Say the sites by their colours, as in 'Siti rossi (Ada): A (B1) libero; D (B3) Arciere verso nord'."""
    lines = []
    for colour, name in PLURAL_COLOURS.items():
        sites = [site for site in view.sites if site.colour == colour]
        if not sites:
            continue
        line = Phrase("Siti {colour}", "{colour} sites").fill(colour=name)
        if sites[0].seat >= 0 and not view.solo:
            line = line + same(f" ({seat_name(sites[0].seat)})")
        if sites[0].banned:
            line = line + Phrase(", esclusi in questo round", ", excluded this round")
        lines.append(line + same(": ") + commas([site_words(view, site) for site in sites], "; ") + same("."))
    return lines


def site_words(view: KingdomView, site: SiteView) -> Phrase:
    """Say where a site is, and what is built there: the uppermost tower last."""
    where = same(f"{site.letter} ({square_name(view, site.square)}) ")
    if not site.towers:
        return where + Phrase("libero", "free")
    return where + both([built(view, tower) for tower in site.towers])


def built(view: KingdomView, tower: BuiltView) -> Phrase:
    phrase = tower_shown(view, tower.kind)
    if tower.face_down:
        return phrase + Phrase(" a faccia in giù", " face down")
    if tower.facing >= 0:
        phrase = phrase + Phrase(" verso {facing}", " facing {facing}").fill(facing=DIRECTIONS[tower.facing])
    return phrase


def figure_line(view: KingdomView, figure: HeroFigure) -> Phrase:
    """Say where a hero is, its hearts, and which abilities are ready."""
    parts = []
    if figure.knocked:
        parts.append(KNOCKED_OUT)
    elif figure.square < 0:
        parts.append(ON_BOARD)
    else:
        parts.append(place_at(view, figure.square))
        if figure.facing >= 0:
            parts.append(Phrase("verso {f}", "facing {f}").fill(f=DIRECTIONS[figure.facing]))
    if not figure.wildcat:
        now, most = figure.hearts, figure.max_hearts
        phrase = Phrase("{hearts} su {most}", "{now} of {most} hearts")
        parts.append(phrase.fill(hearts=HEARTS.count(now), now=now, most=most))
    parts.append(Phrase("movimento {n}", "movement {n}").fill(n=figure.movement))
    if figure.protected:
        parts.append(Phrase("con protezione", "protected"))
    if figure.card == "board":
        parts.append(Phrase("carta già giocata", "card played"))
    for ability in figure.abilities:
        state = EMPTY if ability.up else Phrase(" (usata)", " (used)")
        parts.append(ability.name.phrase + state)
    whose = EMPTY if view.solo else same(f" ({seat_name(figure.seat)})")
    return capital(figure_name(view, figure.figure)) + whose + same(": ") + commas(parts) + same(".")


def spell_lines(view: KingdomView) -> list[Phrase]:
    left = [spell.name.phrase for spell in view.spells if spell.left]
    return [Phrase("Incantesimi del gruppo: {n}.", "Spells of the group: {n}.").fill(n=both(left))] if left else []


# -- players -----------------------------------------------------------------------------------------------------


def player_lines(view: KingdomView, player: PlayerView) -> list[Phrase]:
    line = same(f"{seat_name(player.seat)} (") + COLOURS[player.colour] + same("): ")
    if view.solo:
        line = same(f"{seat_name(player.seat)}: ")
    hand = both(hand_words(view, player.hand)) if player.hand else Phrase("niente", "nothing")
    line = line + Phrase("in mano {hand}", "in hand {hand}").fill(hand=hand)
    if player.incoming:
        names = both(hand_words(view, player.incoming))
        line = line + Phrase("; in entrata {names}", "; incoming {names}").fill(names=names)
    if player.frozen:
        names = both(hand_words(view, player.frozen))
        line = line + Phrase("; congelate {names}", "; frozen {names}").fill(names=names)
    if player.ready:
        line = line + Phrase("; ha finito", "; done")
    return [line + same(".")]


def shop_line(view: KingdomView) -> Phrase:
    """Say what the supply sells."""
    towers = [
        tower_shown(view, tower.kind) + same(f" ({tower.price}) ×{tower.supply}")
        for tower in view.towers
        if tower.price and tower.supply
    ]
    return Phrase("In vendita (cristalli): {towers}.", "For sale (crystals): {towers}.").fill(towers=commas(towers))


def attack_line(view: KingdomView, attack: AttackView) -> Phrase:
    """Say the piece to be placed now, and where it can go."""
    piece = attack.piece
    if piece.soldier:
        line = Phrase("Da piazzare: un soldato", "To be placed: a soldier")
    else:
        line = Phrase("Da piazzare: tessera danno {type}, {n}", "To be placed: {type} damage tile, {n}").fill(
            type=TYPES[piece.type], n=piece_words(piece, COMPASS)
        )
        if piece.free:
            line = line + Phrase(", si può ruotare e girare", ", may be turned and flipped")
    trays = [tray_entry(view, tray) for tray in view.trays if tray.tray in attack.trays]
    if trays:
        line = line + Phrase("; bersagli: {names}", "; targets: {names}").fill(names=both(trays))
    return line + same(".")
