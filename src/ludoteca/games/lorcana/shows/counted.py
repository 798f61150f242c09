"""What is counted of a match that is over: see `ludoteca.kernel.tallies`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.lorcana.effects.lasting.laws import lore_needed
from ludoteca.games.lorcana.shows.art.pictures import card_address
from ludoteca.games.lorcana.shows.words import full_name
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.view import card_view
from ludoteca.kernel.contract import Event
from ludoteca.kernel.phrases import CARDS_PLAYED
from ludoteca.kernel.tallies import Counts, CountsByTurn, Deed, Face, Feat, Key, Standing
from ludoteca.kernel.texts import Phrase

BRINGING: Final = ("Quested", "LocationLore", "AbilityResolved", "AbilityUsed", "CardPlayed", "Sang")
"""Kinds of events whose first thing is a card that may bring lore."""


def face(m: LorcanaMatch, card: int) -> Face:
    shown = card_view(m, card)
    return Face(full_name(shown.name, shown.version), card_address(shown))


def lore(m: LorcanaMatch, event: Event) -> int:
    return event.things[0]


class LorcanaCounts(CountsByTurn):
    """What is counted in Lorcana."""

    deeds = {
        "LoreGained": Deed(Phrase("leggenda ottenuta", "lore gained"), "star", lore),
        "CardPlayed": Deed(CARDS_PLAYED, "card"),
        "CardInked": Deed(Phrase("carte nel calamaio", "cards inked"), "drop"),
        "Quested": Deed(Phrase("avventure", "quests"), "move"),
        "ChallengeDeclared": Deed(Phrase("sfide", "challenges"), "sword"),
        "Sang": Deed(Phrase("canzoni cantate", "songs sung"), "note"),
        "AbilityUsed": Deed(Phrase("abilità usate", "abilities used"), "spark"),
        "Banished": Deed(Phrase("carte esiliate perdute", "cards lost to banishment"), "skull"),
    }
    changes = frozenset(("LoreGained", "LoreLost", "LocationLore"))
    feat = Phrase("leggenda portata", "lore brought")

    def standing(self, m: LorcanaMatch) -> list[Standing]:
        return [Standing(Phrase("leggenda", "lore"), seat, m.lore[seat], "star") for seat in range(m.seats)]

    def key_event(self, m: LorcanaMatch, events: Sequence[Event]) -> Key | None:
        """Find the card behind the most lore that was gained or lost."""
        told = list(events)
        turns = [index for index, event in enumerate(told) if event.kind in ("LoreGained", "LoreLost") and event.things]
        last = max(turns, key=lambda index: told[index].things[0], default=len(told) - 1)
        acting = [event for event in told[: last + 1] if event.kind in BRINGING and event.things]
        return (acting[-1], face(m, acting[-1].things[0])) if acting else None

    def feats(self, m: LorcanaMatch, events: Sequence[Event]) -> list[Feat]:
        """Credit whoever quests and whatever lies there with the lore that it brings."""
        credited: list[Feat] = []
        questing = -1
        for event in events:
            if event.kind == "Quested":
                questing = event.things[0]
            elif event.kind == "LoreGained" and questing >= 0:
                credited.append(Feat(event.seat, str(questing), face(m, questing), event.things[0]))
                questing = -1
            elif event.kind == "LocationLore":
                credited.append(Feat(event.seat, str(event.things[0]), face(m, event.things[0]), event.things[1]))
        return credited

    def goal(self, m: LorcanaMatch) -> int:
        return max([lore_needed(m, seat) for seat in range(m.seats)])


COUNTS: Final[Counts] = LorcanaCounts()
