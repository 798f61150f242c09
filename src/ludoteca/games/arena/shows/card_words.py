"""The words of cards, abilities and statuses, made from what they do."""

from __future__ import annotations

from ludoteca.games.arena.effects.card_kinds import CARD_KINDS, CardKind
from ludoteca.games.arena.effects.text import NOBODY_YET, called
from ludoteca.games.arena.packs.event_words import EVENT_WORDS, RIVAL_EVENT_WORDS
from ludoteca.games.arena.state.cards import (
    END_OF_TURN,
    GAINS_STATUS,
    MOVEMENT,
    PLAYS,
    RIVAL_EXILES,
    RIVAL_PLAYS,
    TRIGGERED,
    Ability,
    Cost,
    Event,
    Status,
)
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.phrases import both, commas
from ludoteca.kernel.texts import COMMA, EMPTY, Phrase, Sentence


def said(words: Phrase, short: Phrase) -> Phrase:
    """Make a sentence in both languages, with the character's name in it."""
    return Sentence(called(words, short))


def paragraph_words(paragraphs: list[Effect], short: Phrase) -> list[Phrase]:
    """Say a card's text: a sentence for each paragraph."""
    return [said(paragraph.words(), short) for paragraph in paragraphs]


def ability_words(ability: Ability, parts: list[Phrase], short: Phrase, statuses: list[Status]) -> list[Phrase]:
    """Say an ability's text: when it works and what it costs, then what it does, a sentence for each part."""
    opening = opening_words(ability, statuses)
    if not parts or opening == EMPTY:
        return [said(part, short) for part in parts]
    first = Phrase("{opening}: {what}", "{opening}: {what}").fill(opening=opening, what=parts[0])
    closing = Phrase(" (una volta per turno)", " (once a turn)") if ability.once else EMPTY
    texts = [first, *parts[1:]]
    texts[-1] = texts[-1] + closing
    return [said(part, short) for part in texts]


def opening_words(ability: Ability, statuses: list[Status]) -> Phrase:
    opening = EMPTY
    if ability.timing == END_OF_TURN:
        opening = Phrase("alla fine del turno di §", "at the end of §'s turn")
    elif ability.timing == TRIGGERED and ability.event is not None:
        opening = event_words(ability.event, statuses)
    if ability.condition is not None:
        condition = Phrase("se {what}", "if {what}").fill(what=ability.condition.words())
        opening = opening + COMMA + condition if opening != EMPTY else condition
    if ability.cost is not None:
        cost = cost_words(ability.cost)
        opening = opening + COMMA + cost if opening != EMPTY else cost
    return opening


def event_words(event: Event, statuses: list[Status]) -> Phrase:
    """Say what sets an ability off: 'quando …'."""
    if event.kind == PLAYS:
        opening = Phrase("dopo che hai giocato {kind} di §", "after you have played {kind} of §'s")
        return opening.fill(kind=kind_of(event.types, 0).one())
    if event.kind == RIVAL_PLAYS:
        opening = Phrase(
            "dopo che un Evocatore avversario ha giocato {kind}", "after a rival Summoner has played {kind}"
        )
        return opening.fill(kind=kind_of(event.types, 0).one())
    if event.kind == GAINS_STATUS:
        return Phrase("quando § ottiene {what}", "when § gains {what}").fill(what=statuses[event.status].name)
    if event.kind == RIVAL_EXILES:
        return Phrase(
            "quando un Evocatore avversario esilia una carta per {what}",
            "when a rival Summoner exiles a card because of {what}",
        ).fill(what=statuses[event.status].name)
    return RIVAL_EVENT_WORDS[event.kind] if event.rival else EVENT_WORDS[event.kind]


def kind_of(types: int, banner: int) -> CardKind:
    """Find the kind of card with these types or this banner."""
    for kind in CARD_KINDS.values():
        if kind.types == types and kind.banner == banner:
            return kind
    raise ValueError(f"no kind of card has types {types} and banner {banner}")


def cost_words(cost: Cost) -> Phrase:
    if cost.phase:
        if cost.phase == MOVEMENT:
            return Phrase("rinuncia alla fase Movimento di questo turno", "give up this turn's Movement Phase")
        return Phrase("rinuncia alla fase Azione di questo turno", "give up this turn's Action Phase")
    return Phrase("scarta {cards}", "discard {cards}").fill(cards=kind_of(cost.types, cost.banner).counted(cost.cards))


def status_words(traits: list[Phrase], effects: list[Effect]) -> Phrase:
    """Say what a status does: at all times, and when it loses a counter."""
    whole = [both(traits)] if traits else []
    if effects:
        words = [effect.words() for effect in effects]
        what = commas(words, "; ")
        whole.append(
            Phrase(
                "quando perde un segnalino nella Fase di Partenza: {what}",
                "when it loses a counter in the Starting Phase: {what}",
            ).fill(what=what)
        )
    texts = [said(part, NOBODY_YET) for part in whole]
    return commas(texts, " ")
