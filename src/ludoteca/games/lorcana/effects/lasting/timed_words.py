"""Effects that hold for a while, and prohibitions on cards, in words for the table."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.acts.names import displayed_name
from ludoteca.games.lorcana.effects.language.acts import ACTS, READYING
from ludoteca.games.lorcana.effects.language.bases import Amount
from ludoteca.games.lorcana.effects.language.classes import class_name
from ludoteca.games.lorcana.effects.language.keywords import keyword_words
from ludoteca.games.lorcana.effects.language.nouns import Naming
from ludoteca.games.lorcana.effects.language.values import factor
from ludoteca.games.lorcana.effects.lasting.durations import FOR_GOOD
from ludoteca.games.lorcana.effects.lasting.effects import condition_words
from ludoteca.games.lorcana.effects.lasting.modifiers import (
    CHALLENGES_READY,
    GAINS_CLASS,
    NOT_BELOW_PRINTED,
    NOT_GAINED,
    SHUNS,
    WARDED,
    Change,
    Law,
    Modifier,
)
from ludoteca.games.lorcana.state import terms
from ludoteca.games.lorcana.state.cards import EVERY_ABILITY, KEYWORD_NAMES
from ludoteca.games.lorcana.state.match import LorcanaMatch, Timed
from ludoteca.games.lorcana.state.script import Ability, Activated, Static, Triggered
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.phrases import A_CARD, both
from ludoteca.kernel.texts import EMPTY, Phrase, seat_name, signed

SIGNS: Final = {terms.STRENGTH: "{S}", terms.WILLPOWER: "{W}", terms.LORE: "{L}"}
LENGTHS: Final = {
    terms.THIS_TURN: Phrase("in questo turno", "this turn"),
    terms.YOUR_NEXT_TURN: Phrase("fino all'inizio del prossimo turno di {who}", "until the start of {who}'s next turn"),
    terms.YOUR_NEXT_END: Phrase("fino alla fine del prossimo turno di {who}", "until the end of {who}'s next turn"),
    terms.THEIR_NEXT_TURN: Phrase("durante il prossimo turno di {who}", "during {who}'s next turn"),
    terms.NEXT_READY: Phrase("all'inizio del prossimo turno di {who}", "at the start of {who}'s next turn"),
    terms.THIS_CHALLENGE: Phrase("in questa sfida", "during this challenge"),
    terms.WHILE_SOURCE: Phrase(
        "finché resta in gioco la carta che lo causa", "while the card that causes it is in play"
    ),
    terms.THEIR_TURN_NOW: Phrase("durante questo turno", "during this turn"),
    FOR_GOOD: Phrase("finché resta in gioco", "as long as it is in play"),
}
DEMANDED: Final = {
    terms.MUST_QUEST: Phrase("deve andare all'avventura se possibile", "must quest if able"),
    terms.MUST_CHALLENGE: Phrase("deve sfidare se possibile", "must challenge if able"),
    terms.MUST_BE_CHOSEN: Phrase(
        "dev'essere scelto dagli avversari se possibile", "must be chosen by opponents if able"
    ),
}


def length_words(until: int, whose: int) -> Phrase:
    """Say how long an effect lasts; `whose` turn ends it, where a turn does."""
    return LENGTHS[until].fill(who=seat_name(whose))


def joined_words(parts: list[Phrase]) -> Phrase:
    return both(parts)


def keyword_list(bits: int) -> Phrase:
    return joined_words([name for bit, name in KEYWORD_NAMES.items() if bits & bit])


def act_list(what: int, bits: int) -> list[Phrase]:
    """List what is forbidden or allowed by these bits."""
    acts = [*ACTS.values(), READYING]
    return [act.words("m", False) for act in acts if act.what == what and act.bit & bits]


def timed_words(m: LorcanaMatch, timed: Timed) -> Phrase:
    """Say what a timed effect does."""
    what, _, a, b, _, _ = timed
    if what in (terms.GRANTED, terms.TURN_TRIGGER):
        return ability_words(m.cast.abilities[a])
    if what == terms.STANDING:
        return static_words(m.cast.statics[a])
    if what == terms.INK_STAYS:
        if a == 1:
            return Phrase("una carta del calamaio non si prepara", "a card in the inkwell doesn't ready")
        return Phrase("{n} carte del calamaio non si preparano", "{n} cards in the inkwell don't ready").fill(n=a)
    if what == terms.NAMED_BAN:
        named = Phrase(" con il nome {name}", " named {name}").fill(name=displayed_name(m, m.cast.names[b]))
        return static_words(m.cast.statics[a]) + named
    if what == terms.NEXT_COSTS_LESS:
        such = A_CARD if b < 0 else Naming(m.cast.groups[b]).simple()
        return Phrase("la prossima volta {n} {{I}} in meno per {such}", "next time {n} {{I}} less for {such}").fill(
            n=a, such=such
        )
    if what == terms.EXTRA_INK:
        if a == 1:
            return Phrase("un'altra carta può andare nel calamaio", "one more card may be inked")
        return Phrase("altre {n} carte possono andare nel calamaio", "{n} more cards may be inked").fill(n=a)
    if what == terms.DELAYED:
        node = m.programme[a]
        return node.words() if isinstance(node, Effect) else EMPTY
    if what == terms.SHIELD:
        return Phrase("il prossimo danno non gli viene inflitto", "the next damage is not dealt to it")
    return change_words(what, a, b)


def ability_words(ability: Ability) -> Phrase:
    """Say an ability that a card or a player has for a while; what it does, where it has no words of its own."""
    words = ability.words()
    return ability.effect.words() if not words.en and isinstance(ability, (Triggered, Activated)) else words


def change_words(what: int, a: int, b: int) -> Phrase:
    """Say one change on a card: what, and two numbers."""
    if what in SIGNS:
        return Phrase(f"{signed(a)} {SIGNS[what]}", f"{signed(a)} {SIGNS[what]}")
    if what == terms.KEYWORD:
        return keyword_words(a, b)
    if what == terms.LOSES and a == EVERY_ABILITY:
        return Phrase("perde tutte le abilità", "loses all abilities")
    if what == terms.LOSES:
        return Phrase("perde ", "loses ") + keyword_list(a)
    if what == terms.CANNOT:
        return Phrase("non può ", "can't ") + joined_words(act_list(terms.CANNOT, a))
    if what == terms.CAN and a in DEMANDED:
        return DEMANDED[a]
    if what == terms.CAN:
        return Phrase("può ", "can ") + joined_words(act_list(terms.CAN, a))
    if what == terms.SINGS_AS:
        return Phrase("canta come se costasse {n} in più", "sings as if it cost {n} more").fill(n=a)
    raise ValueError(f"no timed effect {what}")


def static_words(static: Static) -> Phrase:
    """Say what a static does that a timed effect puts into force."""
    if isinstance(static, Law):
        return static.words()
    assert isinstance(static, Modifier)
    words = joined_words([modified_words(change) for change in static.changes])
    if static.given is not None:
        words = words + condition_words(static.given)
    during = static.during.words(static.to.gender, static.to.plural) if static.during is not None else EMPTY
    if static.on_this:
        return during + words
    return static.to.words() + Phrase(": ", ": ") + during + words


def modified_words(change: Change) -> Phrase:
    """Say one change that a static makes."""
    if change.ability is not None:
        return Phrase("«{what}»", "“{what}”").fill(what=ability_words(change.ability))
    if change.static is not None:
        return static_words(change.static)
    if change.what == WARDED and change.group is not None:
        foes = Naming(change.group).bare(True)
        return Phrase("non può essere sfidato da {foes}", "can't be challenged by {foes}").fill(foes=foes)
    if change.what == SHUNS and change.group is not None:
        return Phrase("non può sfidare {foes}", "can't challenge {foes}").fill(foes=Naming(change.group).bare(True))
    if change.what == CHALLENGES_READY and change.group is not None:
        return Phrase("può sfidare {foes}", "can challenge {foes}").fill(foes=Naming(change.group).bare(True))
    if change.what == GAINS_CLASS:
        name = class_name(change.text)
        return Phrase(f"ha la classificazione {name.it}", f"has the {name.en} classification")
    if change.what == NOT_GAINED:
        return Phrase("non può ottenere ", "can't gain ") + keyword_list(change.bit)
    if change.what == NOT_BELOW_PRINTED:
        sign = SIGNS[change.bit]
        return Phrase(f"{sign} mai sotto il valore stampato", f"{sign} never below the printed value")
    if change.amount is not None:
        return counted_words(change, change.amount)
    if change.what in (terms.KEYWORD, terms.LOSES, terms.CANNOT, terms.CAN):
        return change_words(change.what, change.bit, change.number)
    return change_words(change.what, change.number, 0)


def counted_words(change: Change, amount: Amount) -> Phrase:
    if change.what == terms.KEYWORD:
        return keyword_words(change.bit, 0, amount)
    sign = SIGNS[change.what]
    per = amount.per()
    if per.en:
        number = signed(factor(amount))
        return Phrase(f"{number} {sign} per ogni {per.it}", f"{number} {sign} for each {per.en}")
    n = amount.words()
    return Phrase(f"{sign} in base a: {n.it}", f"{sign} according to {n.en}")


def forbidden_words(m: LorcanaMatch, card: int) -> list[Phrase]:
    """List what the card may not do now."""
    return [Phrase("non può ", "can't ") + act for act in act_list(terms.CANNOT, m.cannot_of[card])]
