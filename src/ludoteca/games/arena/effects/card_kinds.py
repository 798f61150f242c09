"""Kinds of Combat cards, as effects and costs name them: by type, by banner, or any."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ludoteca.games.arena.state.cards import ACTION, ATTACK, MAGIC, MOVEMENT, STATUS, Card
from ludoteca.kernel.phrases import A_CARD
from ludoteca.kernel.texts import EMPTY, Phrase

if TYPE_CHECKING:
    from ludoteca.games.arena.state.match import ArenaMatch


@dataclass(frozen=True, eq=False)
class CardKind:
    """attack, magic, status, movement, action, any_card."""

    types: int
    banner: int
    name: Phrase

    def fits(self, card: Card) -> bool:
        return card.is_of(self.types, self.banner)

    def counted(self, number: int) -> Phrase:
        """Say "2 carte Magia" / "2 Magic cards"."""
        one = number == 1
        it = f" {self.name.it}" if self.name.it else ""
        en = f"{self.name.en} " if self.name.en else ""
        return Phrase(f"{number} {'carta' if one else 'carte'}{it}", f"{number} {en}{'card' if one else 'cards'}")

    def one(self) -> Phrase:
        """Say "una carta Magia" / "a Magic card"."""
        if not self.name.it:
            return A_CARD
        article = "an" if self.name.en[0] in "AEIOU" else "a"
        return Phrase(f"una carta {self.name.it}", f"{article} {self.name.en} card")


ANY_CARD: Final = CardKind(0, 0, EMPTY)
CARD_KINDS: Final = {
    "attack": CardKind(ATTACK, 0, Phrase("Attacco", "Attack")),
    "magic": CardKind(MAGIC, 0, Phrase("Magia", "Magic")),
    "status": CardKind(STATUS, 0, Phrase("Stato", "Status")),
    "movement": CardKind(0, MOVEMENT, Phrase("Movimento", "Movement")),
    "action": CardKind(0, ACTION, Phrase("Azione", "Action")),
    "any_card": ANY_CARD,
}


def of_kind(m: ArenaMatch, cards: list[int], kind: CardKind) -> list[int]:
    faces = m.content.cards
    return [card for card in cards if kind.fits(faces[m.face[card]])]
