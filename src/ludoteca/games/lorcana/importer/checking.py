"""Whether the game can read what was compiled: what its vocabulary does not take makes the card refused."""

from __future__ import annotations

from ludoteca.games.lorcana.cards import ACTION, KINDS
from ludoteca.games.lorcana.language.nouns import SPEECH
from ludoteca.games.lorcana.language.vocabulary import ABILITY, EFFECT, KEYWORD, VOCABULARY
from ludoteca.kernel.yamls import Problem, Where


def unreadable(kind: str, keywords: list[str], abilities: list[str]) -> list[str]:
    """What the vocabulary says against these lines."""
    number = KINDS.index(kind)
    kinds = (EFFECT, ABILITY) if number == ACTION else (ABILITY,)
    found: list[str] = []
    for texts, wanted in ((keywords, (KEYWORD,)), (abilities, kinds)):
        for text in texts:
            SPEECH.begin(number)
            try:
                VOCABULARY.read(text, wanted, Where(""))
            except Problem as problem:
                found.append(f"{text}: {problem.message}")
    return found
