"""The words of Skills, actions, abilities and classes, made from what they do."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.effects.text import Text
from ludoteca.games.synchro.shows.terms import SHARDS
from ludoteca.games.synchro.state import cards
from ludoteca.games.synchro.state.cards import Static, Triggered
from ludoteca.kernel.phrases import commas, same
from ludoteca.kernel.texts import COMMA, EMPTY, OR, Phrase, Sentence, Series

OCCASION_WORDS: Final = {
    cards.BATTLE_START: Phrase("a inizio battaglia", "at battle start"),
    cards.TURN_START: Phrase("a inizio turno", "at turn start"),
    cards.ON_BASIC_ATTACK: Phrase("dopo l'Attacco Base", "after the Basic Attack"),
    cards.ON_SKILL: Phrase("dopo aver usato un'Abilità", "after using a Skill"),
    cards.ON_SWAP: Phrase("quando scambi posizione", "when you swap position"),
    cards.ON_DAMAGED: Phrase("quando subisci danni", "when you take damage"),
    cards.ON_KILL: Phrase("quando sconfiggi un nemico", "when you defeat an enemy"),
    cards.ON_LEVEL_UP: Phrase("quando sali di livello in battaglia", "when you level up in battle"),
    cards.BATTLE_END: Phrase("dopo una battaglia vinta", "after a won battle"),
    cards.ROUND_END: Phrase("a fine round", "at round end"),
    cards.ON_ALLY_DEFEATED: Phrase("quando un altro Mostro è sconfitto", "when another Monster is defeated"),
}
OF_MONSTERS: Final = {
    cards.ON_DAMAGED: Phrase("quando subisce danni", "when it takes damage"),
    cards.ON_KILL: Phrase("quando sconfigge un Eroe", "when it defeats a Hero"),
}
"""Heroes are spoken to, Monsters are spoken of."""
LIMIT_WORDS: Final = {
    cards.PER_TURN: Phrase(" (una volta per turno)", " (once per turn)"),
    cards.PER_ROUND: Phrase(" (una volta per round)", " (once per round)"),
}


def sentences(phrase: Phrase) -> Phrase:
    """Make a sentence of it in both languages."""
    return Sentence(phrase)


def text_words(text: Text) -> Phrase:
    return sentences(text.words())


def triggered_words(triggered: Triggered, text: Text, monster: bool) -> Phrase:
    """Say what an ability does and when: "A inizio turno: ottieni 2 Scudi."."""
    phrase = OCCASION_WORDS[triggered.occasion]
    if monster:
        phrase = OF_MONSTERS.get(triggered.occasion, phrase)
    most = triggered.shards_at_most
    if most >= 0:
        noun = Phrase("Frammento", "Shard") if most == 1 else Phrase("Frammenti", "Shards")
        phrase = phrase + Phrase(", se hai al massimo {n} {noun}", ", if you have at most {n} {noun}").fill(
            n=most, noun=noun
        )
    phrase = phrase + Phrase(": ", ": ") + text.words() + LIMIT_WORDS.get(triggered.limit, EMPTY)
    return sentences(phrase)


def places_words(positions: int) -> Phrase:
    """Say in which places, "in P1 o P2 "; nothing for everywhere."""
    if positions == cards.EVERYWHERE:
        return EMPTY
    names = [f"P{index + 1}" for index in range(cards.BOARDS) if positions >> index & 1]
    return Phrase("in {places} ", "in {places} ").fill(places=Series([same(name) for name in names], COMMA, OR))


def static_words(static: Static) -> Phrase:
    """Say what always holds: "In P1 o P2 l'Attacco Base infligge +1 danno."."""
    n = static.amount
    one = abs(n) == 1
    if static.change == cards.BASIC_DAMAGE:
        noun = "danno" if one else "danni"
        phrase = Phrase("l'Attacco Base infligge +{n} {noun}", "the Basic Attack deals +{n} damage").fill(
            n=n, noun=noun
        )
    elif static.change == cards.SKILL_DAMAGE:
        phrase = Phrase(
            "ogni danno inflitto dalle tue Abilità aumenta di {n}", "each damage your Skills deal is increased by {n}"
        ).fill(n=n)
    elif static.change == cards.DAMAGE_TAKEN and n < 0:
        phrase = Phrase("ogni danno subito è ridotto di {n}", "each damage taken is reduced by {n}").fill(n=-n)
    elif static.change == cards.DAMAGE_TAKEN:
        phrase = Phrase("ogni danno subito aumenta di {n}", "each damage taken is increased by {n}").fill(n=n)
    elif static.change == cards.MAX_HP:
        phrase = Phrase("+{n} PS massimi", "+{n} max HP").fill(n=n)
    elif static.change == cards.CONVERSIONS:
        phrase = Phrase(
            "+{n} conversione al colore di classe per turno"
            if one
            else "+{n} conversioni al colore di classe per turno",
            "+{n} class-colour conversion per turn" if one else "+{n} class-colour conversions per turn",
        ).fill(n=n)
    elif static.change == cards.CLASS_LEVEL:
        phrase = Phrase("+{n} al livello di classe (CLV)", "+{n} class level (CLV)").fill(n=n)
    elif static.change == cards.BASIC_SPLASH:
        phrase = Phrase("l'Attacco Base colpisce anche il nemico in P2", "the Basic Attack also hits the enemy in P2")
    elif static.change == cards.BASIC_ANY_TARGET:
        phrase = Phrase("l'Attacco Base può mirare a un nemico a scelta", "the Basic Attack may target any enemy")
    elif static.change == cards.FREE_SWAP:
        phrase = Phrase("lo Scambio di posizione non costa Frammenti", "a Position Swap costs no Shard")
    else:
        assert static.change == cards.SKILL_DISCOUNT
        phrase = Phrase(
            "la prima Abilità di ogni turno costa {shards} in meno (minimo 1)",
            "the first Skill each turn costs {shards} less (minimum 1)",
        ).fill(shards=SHARDS.count(n))
    return sentences(places_words(static.positions) + phrase)


def ability_words(parts: list[Phrase]) -> Phrase:
    """Put one sentence after the other."""
    return commas(parts, " ")


def class_words(text: Text | None) -> Phrase:
    """Say what the Basic Attack of a class does besides."""
    if text is None:
        return Phrase(
            "L'Attacco Base infligge CLV danni in più.",
            "The Basic Attack deals CLV more damage.",
        )
    return sentences(Phrase("con l'Attacco Base: ", "with the Basic Attack: ") + text.words())
