"""Making scripts: reads the abilities of cards and gives all that they do its place in a match's programme."""

# Interpreted: it reads cards, before any match.

from __future__ import annotations

from collections.abc import Iterator

from ludoteca.games.lorcana.effects.catalogue import Do, one
from ludoteca.games.lorcana.effects.language.abilities import AlwaysAbility, must_end
from ludoteca.games.lorcana.effects.language.acts import ACTS, READYING
from ludoteca.games.lorcana.effects.language.bindings import parts_of, unbound
from ludoteca.games.lorcana.effects.language.classes import class_name
from ludoteca.games.lorcana.effects.language.enlisting import enlist_ability, enlist_effect, enlist_static
from ludoteca.games.lorcana.effects.language.keywords import Keyword
from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.flow.banishing import BanishStep
from ludoteca.games.lorcana.flow.programme import flow_nodes
from ludoteca.games.lorcana.packs.facts import fact_words
from ludoteca.games.lorcana.packs.vocabulary import KEYWORD, VOCABULARY
from ludoteca.games.lorcana.state.cards import ACTION, Card, Content, fold
from ludoteca.games.lorcana.state.script import Activated, Cast, Script, Triggered
from ludoteca.games.lorcana.state.terms import (
    ABOUT_BANISHING,
    ABOUT_ENTERING,
    TURN_MOMENTS,
)
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.kinds import ABILITY, EFFECT
from ludoteca.kernel.packs import Report
from ludoteca.kernel.phrases import commas
from ludoteca.kernel.texts import Phrase, Sentence
from ludoteca.kernel.yamls import Problem


class Reading:
    """The abilities of a card as objects, not yet part of any match."""

    def __init__(self, card: Card) -> None:
        self.keywords: list[Keyword] = []
        self.abilities: list[Triggered | Activated | AlwaysAbility] = []
        self.effects: list[Effect] = []
        self.facts = fact_words(card)
        SPEECH.asked = 0
        for text, where in card.keyword_texts:
            SPEECH.begin(card.kind)
            self.keywords.append(VOCABULARY.read(text, (KEYWORD,), where))
        kinds = (EFFECT, ABILITY) if card.kind == ACTION else (ABILITY,)
        for i, (text, where) in enumerate(card.ability_texts):
            if i == 0 or card.kind != ACTION:  # the sentences of an action are one text
                SPEECH.begin(card.kind)
            read = VOCABULARY.read(text, kinds, where)
            if isinstance(read, Effect):
                try:
                    must_end(read)
                except ValueError as error:
                    raise Problem(where, str(error)) from None
                self.effects.append(read)
            else:
                self.abilities.append(read)
        self.asks = SPEECH.asked
        """What it asks of the turn's past, as bits."""

    def words(self) -> list[Phrase]:
        """Write the card's text: lines for its keywords, its facts and its abilities, the sentences of an action
        together.
        """
        lines: list[Phrase] = []
        if self.keywords:
            keywords = [keyword.words() for keyword in self.keywords]
            lines.append(commas(keywords))
        lines += self.facts
        for ability in self.abilities:
            lines.append(Sentence(ability.words()))
        if self.effects:
            lines.append(Sentence(one(self.effects).words()))
        return lines


@kept(600)
def card_words(card: Card) -> list[Phrase]:
    """Write the generated text of a card, line by line."""
    return Reading(card).words()


def card_sayings(content: Content) -> Iterator[object]:
    """List what the cards say: their abilities, which have words in whole and in part, and their classifications."""
    yield [act.words("m", False) for act in (*ACTS.values(), READYING)]
    for card in content.cards:
        yield [class_name(word) for word in card.classes]
        if not card.reprint_of and not card.refused:
            yield Reading(card)


def check_abilities(cards: list[Card], report: Report) -> None:
    """Read the abilities of all these cards, and their words; what is wrong goes into the report."""
    for card in cards:
        if card.reprint_of or card.refused:
            continue
        try:
            Reading(card).words()
        except Problem as problem:
            report.problems.append(problem)
        else:
            report.problems += loose_pronouns(card)


def loose_pronouns(card: Card) -> list[Problem]:
    """List the pronouns in a card's abilities that nothing binds in their own branch; the card must be readable."""
    problems: list[Problem] = []
    for texts, is_action in ((card.keyword_texts, False), (card.ability_texts, card.kind == ACTION)):
        parts = [parts_of(text, line) for line, (text, _) in enumerate(texts)]
        for line, column, message in unbound(VOCABULARY, is_action, parts):
            problems.append(Problem(texts[line][1].shifted(column), message))
    return problems


def make_script(card: Card, cast: Cast) -> Script:
    """Make the card's script, with everything in it enlisted.

    Rules: LOR-CARD.15, LOR-CARD.16.
    """
    reading = Reading(card)
    cast.remembers |= reading.asks
    script = Script(card)
    script.text = reading.words()
    for keyword in reading.keywords:
        keyword.print_on(script)
    if script.shift is not None and script.shift.cost is not None:
        enlist_effect(script.shift.cost, cast)
    for ability in reading.abilities:
        if isinstance(ability, Triggered):
            enlist_ability(ability, cast)
            script.triggered.append(ability)
            script.mask |= ability.mask
            if not ability.from_discard:
                script.mask_of_others |= ability.mask_of_others
            script.from_discard = script.from_discard or ability.from_discard
            cast.from_discard = cast.from_discard or ability.from_discard
            if ability.heard_in_discard:
                cast.heard_in_discards |= ability.mask_of_others & ~TURN_MOMENTS
        elif isinstance(ability, Activated):
            enlist_ability(ability, cast)
            script.activated.append(ability)
        else:
            for static in ability.statics:
                enlist_static(static, cast)
                if static.own:
                    script.own.append(static)
                    script.own_about |= static.about
                elif isinstance(ability, AlwaysAbility) and ability.from_discard:
                    script.discard_statics.append(static)
                    cast.discard_statics = True
                else:
                    script.statics.append(static)
    script.is_plain = script.shift is None and not card.is_song and not script.own_about & ~ABOUT_ENTERING
    script.is_usable = bool(script.activated or script.boost)
    script.is_simple = not (script.statics or script.mask_of_others or script.challenger or script.is_location)
    if card.kind == ACTION and reading.effects:
        script.effect = reading.effects[0] if len(reading.effects) == 1 else Do(reading.effects)
        enlist_effect(script.effect, cast)
    if cast.banish_step < 0 and any(static.about & ABOUT_BANISHING for static in cast.statics):
        step = BanishStep()
        step.number = cast.banish_step = len(cast.programme)
        cast.programme.append(step)
    return script


def make_cast(content: Content, decks: list[list[tuple[int, int]]]) -> Cast:
    """Make what never changes in matches between these decks, a list of cards with copies for each seat."""
    cast = Cast(content.digest, len(decks))
    cast.programme = flow_nodes()
    for seat, deck in enumerate(decks):
        for number, copies in deck:
            cast.card.extend([number] * copies)
        cast.owner.extend([seat] * (len(cast.card) - len(cast.owner)))
    for number in sorted(set(cast.card)):
        cast.scripts[number] = make_script(content.cards[number], cast)
    cast.script = [cast.scripts[number] for number in cast.card]
    cast.names = sorted({fold(script.card.name.en) for script in cast.scripts.values()})
    print_values(cast)
    return cast


def print_values(cast: Cast) -> None:
    """Note the printed values by card, where deriving begins. What has none never counts as out of Willpower."""
    cast.classes = sorted({name for script in cast.script if script.is_character for name in script.card.classes})
    for script in cast.script:
        card = script.card
        cast.strength.append(max(0, card.strength))
        cast.willpower.append(card.willpower if card.willpower >= 0 else 1000)
        cast.lore.append(max(0, card.lore))
        cast.keywords.append(script.keywords)
        cast.challenger.append(script.challenger)
        cast.resist.append(script.resist)
        cast.singer.append(script.singer)
        cast.nothing.append(0)
