"""What is counted of a match that is over: see `ludoteca.kernel.tallies`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.lyon.shows.art.pictures import card_address
from ludoteca.games.lyon.state.match import LyonMatch
from ludoteca.games.lyon.state.view import card_view, character_view
from ludoteca.kernel.contract import Event
from ludoteca.kernel.phrases import CARDS_PLAYED
from ludoteca.kernel.tallies import Counts, CountsByTurn, Deed, Face, Feat, Key, Standing
from ludoteca.kernel.texts import Phrase

LIFE: Final = Phrase("DIFESA del Personaggio", "the Character's DEFENCE")
ACTING: Final = ("AttackDeclared", "CardPlayed", "CharacterActivated")
"""Kinds of events whose first thing is the card that acts."""


def face(m: LyonMatch, card: int) -> Face:
    shown = character_view(m, m.owner[card]) if card in m.character else card_view(m, card)
    return Face(shown.name.phrase, card_address(shown))


def hits_character(m: LyonMatch, event: Event) -> bool:
    return event.kind == "DamageDealt" and event.things[0] in m.character


class LyonCounts(CountsByTurn):
    """What is counted in a duel."""

    deeds = {
        "CardPlayed": Deed(CARDS_PLAYED, "card"),
        "AttackDeclared": Deed(Phrase("attacchi", "attacks"), "sword"),
        "CharacterActivated": Deed(Phrase("attivazioni del Personaggio", "activations of the Character"), "spark"),
        "MonsterDestroyed": Deed(Phrase("Mostri perduti", "Monsters lost"), "skull"),
    }
    changes = frozenset(("DamageDealt", "Healed"))
    feat = Phrase("danni inflitti", "damage dealt")

    def standing(self, m: LyonMatch) -> list[Standing]:
        return [Standing(LIFE, seat, max(0, m.life(seat)), "heart") for seat in range(2)]

    def key_event(self, m: LyonMatch, events: Sequence[Event]) -> Key | None:
        """Find the attack or the card before the heaviest blow on a Character."""
        told = list(events)
        blows = [index for index, event in enumerate(told) if hits_character(m, event)]
        last = max(blows, key=lambda index: told[index].things[1], default=len(told) - 1)
        acting = [event for event in told[: last + 1] if event.kind in ACTING and event.things]
        if acting:
            return acting[-1], face(m, acting[-1].things[0])
        return (told[last], face(m, told[last].things[0])) if blows else None

    def feats(self, m: LyonMatch, events: Sequence[Event]) -> list[Feat]:
        """Credit whoever attacks or acts with the damage that the opponent's cards take from it."""
        earned: list[Feat] = []
        source = -1
        for event in events:
            if event.kind in ACTING and event.things:
                source = event.things[0]
            elif event.kind in ("PhaseBegan", "TurnBegan"):
                source = -1
            elif event.kind == "DamageDealt" and source >= 0 and m.owner[source] != event.seat:
                earned.append(Feat(m.owner[source], str(source), face(m, source), event.things[1]))
        return earned

    def faces(self, m: LyonMatch, seat: int) -> list[Face]:
        return [face(m, m.character[seat])]


COUNTS: Final[Counts] = LyonCounts()
