"""What each Landmark of the rulebook is good for, in words: said when it can be activated."""

from __future__ import annotations

from typing import Final

from ludoteca.kernel.rooms import Lesson
from ludoteca.kernel.texts import Phrase

LANDMARKS: Final[dict[str, Lesson]] = {
    "taverna": (
        Phrase(
            "La Taverna dà un Eroe che aspetta in riserva ed entra prima di una battaglia: prezioso se ne avete perso "
            "uno. Non può diventare Maestro.",
            "The Tavern gives a Hero who waits in reserve and comes in before a battle: precious if you have lost one. "
            "It can never be a Master.",
        ),
        "SH-19.02",
    ),
    "miniera": (
        Phrase(
            "Miniera: un dado di Monete. Rilanciare costa 1: con 1 o 2 conviene, con 3 è pari, oltre si perde.",
            "Mine: a die of Coins. A reroll costs 1: with 1 or 2 it pays, with 3 it is even, beyond that you lose.",
        ),
        "SH-19.06",
    ),
    "grande_cascata": (
        Phrase(
            "La Grande Cascata dà 8 Monete e 5 danni a ogni Eroe: prima curate chi ne morirebbe, o passate oltre.",
            "The Great Waterfall gives 8 Coins and 5 damage to every Hero: first heal anyone it would kill, or pass it "
            "by.",
        ),
        "SH-19.07",
    ),
    "santuario": (
        Phrase(
            "Santuario: un Eroe caduto diventa Maestro, senza pagare; oppure 5 Monete per potenziare un Oggetto.",
            "Shrine: a fallen Hero becomes a Master for nothing; or 5 Coins to upgrade an Item.",
        ),
        "SH-19.10",
    ),
    "altare": (
        Phrase(
            "Altare: cinque Abilità dal Sacchetto, fino a tre al posto delle vostre. Cambiate quelle che costano "
            "troppo o del colore sbagliato; le nuove arrivano dal lato normale.",
            "Altar: five Skills from the bag, up to three in place of yours. Change those that cost too much or are of "
            "the wrong colour; the new ones come on their normal side.",
        ),
        "SH-19.12",
    ),
    "chiesa": (
        Phrase(
            "La Chiesa cura tutti e dà 2 Pozioni: se prima serviva riposare al Villaggio, ora non più.",
            "The Church heals everybody and gives 2 Potions: if you needed the Village to rest, you no longer do.",
        ),
        "SH-19.14",
    ),
    "statua": (
        Phrase(
            "Statua: 2 Monete e un dado, una volta. Qualsiasi risultato vale più di quanto costa.",
            "Statue: 2 Coins and a die, once. Any result is worth more than it costs.",
        ),
        "SH-19.15",
    ),
    "abisso": (
        Phrase(
            "L'Abisso prende per sempre l'Eroe di livello più alto, gli altri salgono di 3 livelli e il gruppo resta "
            "di tre. È un patto: utile se quell'Eroe è poco più avanti degli altri.",
            "The Abyss takes the Hero of the highest level for good, the others gain 3 levels and the party stays at "
            "three. It is a bargain: useful if that Hero is little ahead of the others.",
        ),
        "SH-19.22",
    ),
    "rovine": (
        Phrase("Rovine: un Oggetto casuale e 2 Monete, senza rischi.", "Ruins: a random Item and 2 Coins, no risk."),
        "SH-19.25",
    ),
    "cimitero": (
        Phrase(
            "Cimitero: cinque Eroi dal mazzo, uno al posto di un vostro. Chi arriva ha il livello della città meno "
            "uno: guardate se conviene davvero.",
            "Cemetery: five Heroes of the deck, one in place of yours. The newcomer has the city's level less one: see "
            "whether it really pays.",
        ),
        "SH-19.26",
    ),
    "biblioteca": (
        Phrase(
            "La Biblioteca potenzia un Maestro: senza Maestri non serve.",
            "The Library upgrades a Master: without Masters it is of no use.",
        ),
        "SH-19.27",
    ),
    "vulcano": (
        Phrase(
            "Vulcano: un Oggetto per un livello a un Eroe; se l'Oggetto è potenziato, un livello a tutti e un altro "
            "Oggetto potenziato.",
            "Volcano: an Item for a level of one Hero; if the Item is upgraded, a level for everybody and another "
            "upgraded Item.",
        ),
        "SH-19.28",
    ),
    "monumento": (
        Phrase(
            "Monumento: un livello a un Eroe, senza spendere Frammenti. Rende di più dove i livelli costano tanto.",
            "Monument: a level for a Hero without spending Shards. It is worth most where levels are dear.",
        ),
        "SH-19.30",
    ),
    "falo": (
        Phrase(
            "Falò: il Villaggio senza spendere altro Tempo, e 2 Monete. È la visita al Villaggio di questa città.",
            "Bonfire: the Village without spending more Time, and 2 Coins. It is this city's visit to the Village.",
        ),
        "SH-19.31",
    ),
    "campo_fiorito": (
        Phrase(
            "Campo Fiorito: un Frammento trasparente a ogni Eroe, cioè quasi un livello a testa nei primi round.",
            "Flower Field: a transparent Shard for every Hero, nearly a level each in the first rounds.",
        ),
        "SH-19.33",
    ),
    "torre_stregone": (
        Phrase(
            "Torre dello Stregone: scegliete nel Sacchetto l'Abilità che volete, per il prossimo livello dal 2 al 4 di "
            "un Eroe.",
            "Wizard's Tower: choose any Skill of the bag, for the next level from 2 to 4 of a Hero.",
        ),
        "SH-19.34",
    ),
    "dojo": (
        Phrase(
            "Dojo: un Maestro casuale, senza pagare. Vale 8 Monete.",
            "Dojo: a random Master for nothing. It is worth 8 Coins.",
        ),
        "SH-19.36",
    ),
    "lago_mana": (
        Phrase(
            "Lago di Mana: i Frammenti di tutti diventano premi; 5 valgono un livello, 8 un Oggetto potenziato. Ne "
            "riceverete altri all'inizio della prossima battaglia.",
            "Lake of Mana: everybody's Shards become prizes; 5 are a level, 8 an upgraded Item. You will get others "
            "when the next battle begins.",
        ),
        "SH-19.37",
    ),
    "dungeon": (
        Phrase(
            "Il Dungeon è vinto: l'Eroe Leggendario prende il posto di un altro o diventa Maestro.",
            "The Dungeon is won: the Legendary Hero replaces another or becomes a Master.",
        ),
        "SH-19.50",
    ),
}
"""By the id of the rulebook's own Landmarks: when they can be activated."""
