"""What sets off triggered abilities, as words of the language and in the sentences made from them."""

from __future__ import annotations

from typing import Final

from ludoteca.games.arena.state import cards
from ludoteca.kernel.texts import Phrase

EVENTS: Final = {
    "knocks_out": (cards.KNOCKS_OUT, Phrase("quando § mette KO un personaggio", "when § KOs a character")),
    "knocked_out": (cards.KNOCKED_OUT, Phrase("quando § va KO", "when § is KO'd")),
    "ally_knocked_out": (cards.ALLY_KNOCKED_OUT, Phrase("quando un alleato va KO", "when an ally is KO'd")),
    "rival_knocked_out": (cards.RIVAL_KNOCKED_OUT, Phrase("quando un avversario va KO", "when a rival is KO'd")),
    "returns": (
        cards.RETURNS,
        Phrase("quando § rientra nell'Arena dopo un KO", "when § returns to the Arena after a KO"),
    ),
    "attack_damages": (
        cards.ATTACK_DAMAGES,
        Phrase(
            "quando l'attacco standard di § danneggia un personaggio", "when §'s standard attack damages a character"
        ),
    ),
    "damages": (cards.DAMAGES, Phrase("quando § danneggia un altro personaggio", "when § damages another character")),
    "damaged": (cards.DAMAGED, Phrase("quando § subisce danni", "when § takes damage")),
    "ally_damaged": (cards.ALLY_DAMAGED, Phrase("quando un alleato subisce danni", "when an ally takes damage")),
    "turn_starts": (cards.TURN_STARTS, Phrase("dopo la Fase di Partenza di §", "after §'s Starting Phase")),
    "turn_ends": (cards.TURN_ENDS, Phrase("alla fine del turno di §", "at the end of §'s turn")),
    "heals": (cards.HEALS, Phrase("quando § recupera PS", "when § recovers health")),
}
"""What sets off an ability, as bare words; those that take something follow in `vocabulary_for`."""
RIVAL_EVENTS: Final = {
    "knocks_out": (cards.KNOCKS_OUT, Phrase("quando § mette KO un avversario", "when § KOs a rival")),
    "attack_damages": (
        cards.ATTACK_DAMAGES,
        Phrase("quando l'attacco standard di § danneggia un avversario", "when §'s standard attack damages a rival"),
    ),
    "damages": (cards.DAMAGES, Phrase("quando § danneggia un avversario", "when § damages a rival")),
}
"""The same, only of rivals: knocks_out_rival and so on."""
RIVAL_EVENT_WORDS: Final = {kind: said for kind, said in RIVAL_EVENTS.values()}
EVENT_WORDS: Final = {kind: said for kind, said in EVENTS.values()}
WITHOUT_IT: Final = (cards.RETURNS, cards.TURN_STARTS, cards.TURN_ENDS, cards.PLAYS, cards.RIVAL_EXILES,
                     cards.GAINS_STATUS, cards.HEALS)  # fmt: skip
"""Events in which no other character is concerned: their texts have no "it" of their own."""
