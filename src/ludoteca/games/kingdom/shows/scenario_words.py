"""The words of iron challenges and of what is special about a scenario, made from the facts."""

from __future__ import annotations

from ludoteca.games.kingdom.shows.terms import HEARTS
from ludoteca.games.kingdom.state.cards import (
    BOSS_TOKEN,
    FLYING_TOKEN,
    MOST_LEVEL,
    WHITE,
    Family,
    Limits,
    Scenario,
    Trail,
    token_kind,
)
from ludoteca.kernel.phrases import both, commas
from ludoteca.kernel.texts import Noun, Phrase


def limit_words(limits: Limits, families: list[Family]) -> Phrase:
    """Say what an iron challenge forbids, sentence by sentence."""
    parts: list[Phrase] = []
    banned = [family.name for i, family in enumerate(families) if limits.families >> i & 1]
    if banned:
        names = both(banned)
        text = Phrase(
            "Non si possono costruire torri della famiglia {what}.",
            "Towers of the family {what} cannot be built.",
        )
        if len(banned) > 1:
            text = Phrase(
                "Non si possono costruire torri delle famiglie {what}.",
                "Towers of the families {what} cannot be built.",
            )
        parts.append(text.fill(what=names))
    if limits.max_level < MOST_LEVEL:
        text = Phrase("Le torri arrivano al massimo al livello {n}.", "Towers reach level {n} at most.")
        parts.append(text.fill(n=limits.max_level))
    for level in range(1, MOST_LEVEL + 1):
        if limits.unsold >> level & 1:
            text = Phrase("Non si comprano torri di livello {n}.", "Level {n} towers cannot be bought.")
            parts.append(text.fill(n=level))
    if limits.no_abilities:
        parts.append(Phrase("Gli eroi non usano abilità speciali.", "Heroes use no special abilities."))
    if limits.no_spells:
        parts.append(Phrase("Nessun incantesimo.", "No spells."))
    if limits.no_white:
        parts.append(Phrase("I siti bianchi non si possono usare.", "White sites cannot be used."))
    if limits.no_heal:
        parts.append(Phrase("Gli eroi non possono usare l'azione guarire.", "Heroes cannot take the heal action."))
    if limits.fewer_hearts:
        text = Phrase("Ogni eroe ha {n} in meno.", "Each hero has {n} less.")
        parts.append(text.fill(n=HEARTS.count(limits.fewer_hearts)))
    return commas(parts, " ")


def special_words(scenario: Scenario, trails: list[Trail], ghosts: int) -> list[Phrase]:
    """Say what this scenario has that others have not; `ghosts` is the size of the ghost deck."""
    rules: list[Phrase] = []
    if scenario.slots < 2:
        rules.append(
            Phrase("Ogni eroe usa una sola abilità speciale.", "Each hero uses a single special ability.")
            if scenario.slots
            else Phrase("Gli eroi non hanno abilità speciali.", "Heroes have no special abilities.")
        )
    if scenario.spells_choose:
        text = Phrase(
            "All'inizio il gruppo sceglie {n} di potere {power}.",
            "At the beginning the group chooses {n} of power {power}.",
        )
        power = Phrase("1", "1") if scenario.spells_power == 1 else Phrase("1 o 2", "1 or 2")
        rules.append(
            text.fill(n=Noun("incantesimo", "incantesimi", "m", "spell").count(scenario.spells_choose), power=power)
        )
    if any(WHITE in colours for colours in scenario.colours):
        rules.append(
            Phrase(
                "Sui siti bianchi tutti possono costruire.",
                "Everybody may build on white sites.",
            )
        )
    tokens = [[token_kind(token) for pile in piles for token in pile] for piles in scenario.piles]
    if scenario.boss >= 0:
        rules += boss_piles(scenario)
    if scenario.ghost_deck:
        text = Phrase("Si usa il mazzo fantasma di {n} carte.", "The ghost deck of {n} cards is used.")
        rules.append(text.fill(n=ghosts))
    if any(FLYING_TOKEN in kinds for kinds in tokens):
        rules.append(Phrase("In gioco orde volanti.", "Flying hordes are in play."))
    for pile, opens in enumerate(scenario.opens):
        if opens > 1:
            text = Phrase("La pila {pile} si attiva dal round {n}.", "Pile {pile} becomes active in round {n}.")
            rules.append(text.fill(pile=pile + 1, n=opens))
    closed = [pile for pile, trail in enumerate(scenario.trailblazers) if trail >= 0]
    for pile in closed:
        text = Phrase(
            "La carta apripista {card} sta sul primo spazio della pila {pile}, che resta chiusa finché c'è.",
            "The trailblazer card {card} lies on the first space of pile {pile}, closed as long as it is there.",
        )
        rules.append(text.fill(card=trails[scenario.trailblazers[pile]].name, pile=pile + 1))
    if closed:
        rules.append(
            Phrase(
                "Se una pila chiusa contiene ancora un portale e nelle pile non restano apripista, all'inizio del "
                "round seguente si toglie la carta apripista della pila chiusa con il numero più basso.",
                "If a closed pile still holds a portal and no trailblazer is left in the piles, at the start of the "
                "next round the trailblazer card of the closed pile with the lowest number is removed.",
            )
        )
    return rules


def boss_piles(scenario: Scenario) -> list[Phrase]:
    """Say where the boss comes from, if that is the same for every number of players."""
    piles = {
        pile
        for by_pile in scenario.piles
        for pile, tokens in enumerate(by_pile)
        if BOSS_TOKEN in [token_kind(token) for token in tokens]
    }
    text = Phrase("Il boss entra dalla pila {pile}.", "The boss enters from pile {pile}.")
    return [text.fill(pile=piles.pop() + 1)] if len(piles) == 1 else []
