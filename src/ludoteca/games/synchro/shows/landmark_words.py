"""The words of Landmarks, made from what they do."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.state import cards
from ludoteca.games.synchro.state.cards import Deed, Landmark
from ludoteca.kernel.phrases import both, commas, joined_with, same
from ludoteca.kernel.texts import Noun, Phrase, Recast, Sentence

COIN: Final = Noun("Moneta", "Monete", "f", "Coin")
POTION: Final = Noun("Pozione", "Pozioni", "f", "Potion")
SHARD: Final = Noun("Frammento", "Frammenti", "m", "Shard")
SKILL: Final = Noun("Abilità", "Abilità", "f", "Skill")
LEVEL: Final = Noun("livello", "livelli", "m", "level")
ITEM: Final = Noun("Oggetto", "Oggetti", "m", "Item")
MASTER: Final = Noun("Maestro", "Maestri", "m", "Master")
COLOUR_WORDS: Final = (
    (Phrase("rosso", "red"), Phrase("rossi", "red")),
    (Phrase("blu", "blue"), Phrase("blu", "blue")),
    (Phrase("verde", "green"), Phrase("verdi", "green")),
    (Phrase("Trasparente", "Transparent"), Phrase("Trasparenti", "Transparent")),
)
"""Of one Shard, of several."""

PLAIN: Final = {
    cards.HEAL_ALL: Phrase("tutti gli Eroi sono curati completamente", "all Heroes are fully healed"),
    cards.GAIN_HERO: Phrase("ottenete una Carta Eroe casuale", "gain a random Hero card"),
    cards.RESERVE_HERO: Phrase(
        "un Eroe casuale si unisce al gruppo, in riserva; non può diventare Maestro",
        "a random Hero joins the party, in reserve; it cannot become a Master",
    ),
    cards.GAIN_MASTER: Phrase("una carta Eroe casuale diventa un Maestro", "a random Hero card becomes a Master"),
    cards.GRAVEYARD_MASTER: Phrase(
        "un Eroe del Cimitero diventa un Maestro", "a Hero of the graveyard becomes a Master"
    ),
    cards.DISCARD_HIGHEST: Phrase(
        "l'Eroe di livello più alto lascia il gruppo", "the Hero with the highest level leaves the party"
    ),
    cards.SET_ASIDE_SKILL: Phrase(
        "scegliete un'Abilità dal Sacchetto e mettetela da parte: un Eroe potrà prenderla invece di pescare",
        "choose a Skill from the bag and set it aside: a Hero may take it instead of drawing",
    ),
    cards.VISIT_VILLAGE: Phrase(
        "visitate il Villaggio senza spendere altro Tempo", "visit the Village without spending more Time"
    ),
    cards.LEGENDARY_HERO: Phrase(
        "la vittoria porta un Eroe Leggendario casuale, che sostituisce un Eroe o diventa Maestro",
        "victory brings a random Legendary Hero, who replaces a Hero or becomes a Master",
    ),
}


GAINS: Final = (cards.COINS, cards.POTIONS, cards.RANDOM_ITEM, cards.RANDOM_UPGRADED_ITEM)


def landmark_words(landmark: Landmark) -> Phrase:
    """A sentence for each deed; what is gained together is told together."""
    parts: list[Phrase] = []
    gains = 0
    for deed in landmark.deeds:
        gains = gains + 1 if deed.kind in GAINS else 0
        if gains == 2:
            parts[-1] = parts[-1] + Phrase(" e ", " and ") + gain_words(deed)
            gains = 0
        else:
            parts.append(deed_words(deed))
    return commas([Sentence(part) for part in parts], " ")


def gained(it: Phrase) -> Phrase:
    return Phrase("ottenete ", "gain ") + it


def gain_words(deed: Deed) -> Phrase:
    """What is gained, with its number."""
    kind, n = deed.kind, deed.amount
    if kind == cards.COINS:
        return COIN.count(n)
    if kind == cards.POTIONS:
        return POTION.count(n)
    if kind == cards.RANDOM_ITEM:
        return random_items(n, Phrase("casuale", "random"), Phrase("casuali", "random"))
    one = Phrase("casuale potenziato", "random upgraded")
    return random_items(n, one, Phrase("casuali potenziati", "random upgraded"))


def deed_words(deed: Deed) -> Phrase:
    """What one deed does: no capital, no full stop."""
    kind, n = deed.kind, deed.amount
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in GAINS:
        return gained(gain_words(deed))
    if kind == cards.DAMAGE_ALL:
        noun = "danno" if n == 1 else "danni"
        return Phrase(
            "ogni Eroe subisce {n} {noun}, senza far scattare abilità",
            "every Hero takes {n} damage; no ability is set off",
        ).fill(n=n, noun=noun)
    if kind == cards.PAY_COINS:
        return Phrase("pagate ", "pay ") + COIN.count(n)
    if kind == cards.ROLL_FOR_COINS:
        return Phrase(
            "tirate un dado e ottenete altrettante Monete; potete tirarlo di nuovo pagando {coins} ogni volta",
            "roll a die and gain that many Coins; you may reroll it, paying {coins} each time",
        ).fill(coins=COIN.count(n))
    if kind == cards.UPGRADE_MASTER:
        return Phrase("potenziate ", "upgrade ") + MASTER.count(n)
    if kind == cards.UPGRADE_ITEM:
        return Phrase("potenziate un Oggetto pagando ", "upgrade an Item, paying ") + COIN.count(n)
    if kind == cards.UPGRADE_SKILL:
        return Phrase("potenziate ", "upgrade ") + SKILL.count(n)
    if kind == cards.LEVEL_UP:
        return Phrase("un Eroe a scelta sale di ", "a Hero of choice gains ") + LEVEL.count(n)
    if kind == cards.LEVEL_UP_ALL:
        return Phrase("tutti gli Eroi salgono di ", "all Heroes gain ") + LEVEL.count(n)
    if kind == cards.MAX_PARTY:
        return Phrase("da ora il gruppo ha al massimo {n} Eroi", "from now on the party has at most {n} Heroes").fill(
            n=n
        )
    return larger_words(deed)


def random_items(number: int, one: Phrase, several: Phrase) -> Phrase:
    """ "2 Oggetti casuali", "2 random Items"."""
    traits = one if number == 1 else several
    items = Recast(ITEM.count(number).it, ITEM.form("en", number > 1), ITEM.name(number > 1))
    return Phrase("{items} {traits}", "{n} {traits} {items}").fill(n=number, traits=traits, items=items)


def larger_words(deed: Deed) -> Phrase:
    """What is made of more than one number."""
    kind, n = deed.kind, deed.amount
    if kind == cards.SWAP_HERO:
        return Phrase(
            "pescate {n} carte Eroe: una può prendere il posto di un Eroe del gruppo",
            "draw {n} Hero cards: one may take the place of a Hero of the party",
        ).fill(n=n)
    if kind == cards.REPLACE_SKILLS:
        return Phrase(
            "pescate {n} tessere Abilità: potete sostituire fino a {more} Abilità degli Eroi",
            "draw {n} Skill tiles: you may replace up to {more} Skills of the Heroes",
        ).fill(n=n, more=deed.more)
    if kind == cards.TAKE_SHARDS:
        colour = COLOUR_WORDS[deed.more][0 if n == 1 else 1]
        return Phrase(
            "ogni Eroe prende {shards} {colour} dal Sacchetto o dalla Vaschetta degli Scarti",
            "each Hero takes {n} {colour} {shards} from the bag or the tray",
        ).fill(n=n, colour=colour, shards=Recast(SHARD.count(n).it, SHARD.form("en", n > 1), SHARD.name(n > 1)))
    if kind == cards.EITHER:
        parts = [deed_words(part) for part in deed.parts]
        either = joined_with(parts, Phrase("; oppure ", ", or "))
        return Phrase("a scelta: {either}", "choose one: {either}").fill(either=either)
    if kind == cards.ROLL:
        rows = [row(str(key), part) for key, part in zip(deed.keys, deed.parts, strict=True)]
        return Phrase("tirate un dado. ", "roll a die. ") + table(rows)
    if kind == cards.SPEND_SHARDS:
        rows = [row(str(key), part) for key, part in zip(deed.keys, deed.parts, strict=True)]
        return Phrase("spendete Frammenti, anche più volte. ", "spend Shards, any number of times. ") + table(rows)
    if kind == cards.SACRIFICE_ITEM:
        upgraded = [deed_words(part) for part in deed.parts[1:]]
        return Phrase(
            "scartate un Oggetto: {one}; se è potenziato, invece {other}",
            "discard an Item: {one}; if it is upgraded, instead {other}",
        ).fill(
            one=deed_words(deed.parts[0]),
            other=both(upgraded),
        )
    assert kind == cards.DUNGEON
    levels = sorted(set(deed.keys))
    of_level = both([same(level) for level in levels])
    return Phrase(
        "la battaglia è contro {n} Mostri di livello {levels}, senza Élite, senza Ritirata e senza stato di Esausto",
        "the battle is against {n} Monsters of level {levels}, without Elites, retreat and Exhaustion",
    ).fill(n=len(deed.keys), levels=of_level)


def row(key: str, part: Deed) -> Phrase:
    return same(f"{key}: ") + deed_words(part)


def table(rows: list[Phrase]) -> Phrase:
    return commas(rows, "; ")
