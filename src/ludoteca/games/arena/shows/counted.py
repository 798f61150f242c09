"""What is counted of a match that is over: see `ludoteca.kernel.tallies`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.arena.shows.art.addresses import figure_address, portrait_address
from ludoteca.games.arena.state.match import ArenaMatch
from ludoteca.games.arena.state.view import figure_view
from ludoteca.games.arena.state.view_types import CharacterView
from ludoteca.kernel.contract import Event
from ludoteca.kernel.phrases import CARDS_PLAYED
from ludoteca.kernel.tallies import Counts, CountsByRound, Deed, Face, Feat, Key, Standing
from ludoteca.kernel.texts import Phrase

POINTS: Final = Phrase("Punti Vittoria", "Victory Points")


def face(m: ArenaMatch, figure: int, whole: bool = False) -> Face | None:
    """Show a character: its portrait, or the whole figure."""
    shown = figure_view(m, figure)
    if not isinstance(shown, CharacterView):
        return None
    return Face(shown.name.phrase, figure_address(shown) if whole else portrait_address(shown), free=True)


def is_on_rivals(m: ArenaMatch, event: Event) -> bool:
    by, figure = event.things[:2]
    return by >= 0 and m.side[by] != m.side[figure]


def damage(m: ArenaMatch, event: Event) -> int:
    return event.things[2]


def attacker(m: ArenaMatch, event: Event) -> int:
    return m.summoner[event.things[0]] if is_on_rivals(m, event) else -1


def victor(m: ArenaMatch, event: Event) -> int:
    figure, by = event.things
    return m.summoner[by] if by >= 0 and m.side[by] != m.side[figure] else -1


class ArenaCounts(CountsByRound):
    """What is counted in the Arena."""

    deeds = {
        "KnockedOut": Deed(Phrase("rivali messi KO", "rivals knocked out"), "skull", doer=victor),
        "DamageDealt": Deed(Phrase("danni ai rivali", "damage to rivals"), "sword", damage, attacker),
        "CardPlayed": Deed(CARDS_PLAYED, "card"),
        "StandardAttack": Deed(Phrase("attacchi standard", "standard attacks"), "spark"),
        "FigureMoved": Deed(Phrase("movimenti", "moves"), "move"),
    }
    changes = frozenset(("PointsGained", "PointsLost"))
    feat = Phrase("danni ai rivali", "damage to rivals")

    def standing(self, m: ArenaMatch) -> list[Standing]:
        return [Standing(POINTS, seat, m.points[m.side_of[seat]], "star") for seat in range(m.seats)]

    def key_event(self, m: ArenaMatch, events: Sequence[Event]) -> Key | None:
        """Find the knockout, else the turn in which points were gained."""
        told = list(events)
        for kind, index in (("KnockedOut", 1), ("TurnBegan", 0), ("CardPlayed", -1)):
            for event in told:
                if event.kind == kind and 0 <= index < len(event.things):
                    figure = event.things[index] if event.things[index] >= 0 else event.things[0]
                    known = face(m, figure, whole=True)
                    if known is not None:
                        return event, known
        gained = [event for event in told if event.kind == "PointsGained"]
        known = face(m, m.active, whole=True) if gained and m.active >= 0 else None
        return (gained[0], known) if known is not None else None

    def feats(self, m: ArenaMatch, events: Sequence[Event]) -> list[Feat]:
        """Credit each character with the damage that it deals to rivals."""
        feats: list[Feat] = []
        for event in events:
            if event.kind == "DamageDealt" and is_on_rivals(m, event):
                by, _, amount = event.things[:3]
                known = face(m, by)
                if known is not None:
                    feats.append(Feat(m.summoner[by], str(by), known, amount))
        return feats

    def faces(self, m: ArenaMatch, seat: int) -> list[Face]:
        faces = [face(m, figure) for figure in m.figures_of(seat)]
        return [one for one in faces if one is not None]

    def goal(self, m: ArenaMatch) -> int:
        return m.goal


COUNTS: Final[Counts] = ArenaCounts()
