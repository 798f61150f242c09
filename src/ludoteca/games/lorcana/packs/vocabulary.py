"""The vocabulary of Lorcana's cards: the words of all modules joined. Each is told where it is defined."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects import catalogue as effects
from ludoteca.games.lorcana.effects.language import (
    abilities,
    acts,
    circumstances,
    comparing,
    conditions,
    keywords,
    moments,
    places,
    players,
    properties,
    selectors,
    static_words,
    turns,
    values,
)
from ludoteca.games.lorcana.effects.lasting import durations
from ludoteca.games.lorcana.effects.verbs import decks_and_inkwells as effects_deck
from ludoteca.games.lorcana.effects.verbs import hands as effects_hand
from ludoteca.games.lorcana.effects.verbs import looking, revealing, searching
from ludoteca.games.lorcana.effects.verbs import playing_cards as effects_play
from ludoteca.games.lorcana.effects.verbs import under as effects_under
from ludoteca.kernel.language import Vocabulary

KEYWORD: Final = "keyword"

VOCABULARY: Final = Vocabulary(
    [
        *properties.WORDS,
        *selectors.WORDS,
        *players.WORDS,
        *values.WORDS,
        *turns.WORDS,
        *conditions.WORDS,
        *circumstances.WORDS,
        *comparing.WORDS,
        *moments.WORDS,
        *durations.WORDS,
        *places.WORDS,
        *acts.WORDS,
        *keywords.WORDS,
        *abilities.WORDS,
        *static_words.WORDS,
        *effects.WORDS,
        *effects_deck.WORDS,
        *effects_hand.WORDS,
        *effects_play.WORDS,
        *effects_under.WORDS,
        *looking.WORDS,
        *revealing.WORDS,
        *searching.WORDS,
    ]
)
