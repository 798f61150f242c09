"""Whether the game can read what was compiled, and every pronoun in it is bound: otherwise the card is refused."""

from __future__ import annotations

from ludoteca.games.lorcana.effects.language.bindings import Spoken, parts_of, unbound
from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.importer.expr import Expr
from ludoteca.games.lorcana.packs.vocabulary import KEYWORD, VOCABULARY
from ludoteca.games.lorcana.state.cards import ACTION, KINDS
from ludoteca.kernel.kinds import ABILITY, EFFECT
from ludoteca.kernel.yamls import Problem, Where


def unreadable(kind: str, keywords: list[str], abilities: list[str]) -> list[str]:
    """List what the vocabulary says against these lines, or which of their pronouns nothing binds."""
    number = KINDS.index(kind)
    kinds = (EFFECT, ABILITY) if number == ACTION else (ABILITY,)
    reasons: list[str] = []
    for texts, wanted in ((keywords, (KEYWORD,)), (abilities, kinds)):
        for text in texts:
            SPEECH.begin(number)
            try:
                VOCABULARY.read(text, wanted, Where(""))
            except Problem as problem:
                reasons.append(f"{text}: {problem.message}")
    if not reasons:
        reasons += loose(kind, [parts_of(text) for text in abilities])
        reasons += [reason for text in keywords for reason in loose("character", [parts_of(text)])]
    return reasons


def misread(kind: str, abilities: list[Expr]) -> list[str]:
    """List what these abilities would do otherwise than the text says: pronouns that mean something else."""
    return loose(kind, list(abilities))


def loose(kind: str, parts: list[Spoken]) -> list[str]:
    pronouns = unbound(VOCABULARY, kind == "action", parts)
    return [f"not clear what a pronoun means: {one.message}" for one in pronouns]
