"""What buttons call cards, and what they say of abilities that wait."""

from __future__ import annotations

from ludoteca.games.lorcana.effects.language.classes import class_name
from ludoteca.games.lorcana.effects.language.keywords import explanation
from ludoteca.games.lorcana.flow.bag import ResolveAbility
from ludoteca.games.lorcana.flow.steps import SUPPORT_STEP
from ludoteca.games.lorcana.state.cards import KEYWORD_NAMES, SUPPORT
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import IN_DISCARD, IN_PLAY
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import Trigger
from ludoteca.kernel.phrases import DAMAGE, commas
from ludoteca.kernel.texts import COMMA, EMPTY, Phrase, Sentence, seat_name


def name_of(m: LorcanaMatch, card: int) -> Phrase:
    return m.script[card].full_name


def displayed_name(m: LorcanaMatch, folded: str) -> Phrase:
    """Say a card's name as printed, from its folded form."""
    for script in m.cast.scripts.values():
        if script.card.names[0] == folded:
            return script.card.name
    return Phrase(folded, folded)


def named_at(m: LorcanaMatch, index: int) -> Phrase:
    """Say what may be named, by its place: the names of all cards, and after them the classifications."""
    names = m.cast.names
    return displayed_name(m, names[index]) if index < len(names) else class_name(m.cast.classes[index - len(names)])


def told_apart(m: LorcanaMatch, seat: int, card: int) -> Phrase:
    """Say the card's name, and whose it is where namesakes are in play, or in the discards of several players."""
    name = name_of(m, card)
    if m.zone[card] == IN_DISCARD:
        others = [c for c in those_like(m, m.discard, card) if m.owner[c] != m.owner[card]]
        return name + whose(m, seat, card) + Phrase(")", ")") if others else name
    if m.zone[card] != IN_PLAY or not those_like(m, m.play, card):
        return name
    notes = EMPTY
    if m.damage[card]:
        notes = COMMA + DAMAGE.count(m.damage[card])
    if m.exerted[card]:
        notes = notes + Phrase(", impegnata", ", exerted")
    return name + whose(m, seat, card) + notes + Phrase(")", ")")


def those_like(m: LorcanaMatch, piles: list[list[int]], card: int) -> list[int]:
    """List the other copies of the card in these piles."""
    return [c for cards in piles for c in cards if c != card and m.card[c] == m.card[card]]


def whose(m: LorcanaMatch, seat: int, card: int) -> Phrase:
    if m.owner[card] == seat:
        return Phrase(" (tua carta", " (yours")
    return Phrase(" (carta di {who}", " ({who}’s").fill(who=seat_name(m.owner[card]))


def waiting_words(m: LorcanaMatch, trigger: Trigger) -> Phrase:
    """Say what an ability in the bag says, or an action that waits for the effect that played it."""
    node = m.programme[trigger.node]
    if isinstance(node, ResolveAbility):
        words = node.ability.words()
    elif isinstance(node, Effect):
        words = node.words()
    elif trigger.node == SUPPORT_STEP:
        words = KEYWORD_NAMES[SUPPORT] + Phrase(": ", ": ") + explanation(SUPPORT)
    else:
        lines = m.script[trigger.source].text
        words = commas(lines, " ")
    return Sentence(words)
