"""What is chosen before the first turn: the starting Monsters, and who begins."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.acts.bases import CARD, SEAT, LyonAct
from ludoteca.games.lyon.state.cards import MONSTER
from ludoteca.games.lyon.state.match import LANES, SETUP, LyonMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase


class Start(LyonAct):
    """start(card): put a Level 0 Monster face down into the next space."""

    verb = "start"
    args = (CARD,)

    def candidates(self, m: LyonMatch, frame: Frame, seat: int) -> list[Raw]:
        taken = names_taken(m, seat)
        return [(self.number, card) for card in m.starters[seat] if m.content.namesake[m.card[card]] not in taken]

    def against(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return self.refuse(m, seat, raw[1])

    def elsewhere(self, m: LyonMatch, seat: int, raw: Raw) -> Refusal:
        return self.refuse(m, seat, raw[1]) if m.phase == SETUP else super().elsewhere(m, seat, raw)

    def refuse(self, m: LyonMatch, seat: int, card: int) -> Refusal:
        if not 0 <= card < len(m.card) or m.owner[card] != seat:
            return no("LY-4.01", "Non è una carta del tuo mazzo.", "That is not a card of your deck.")
        printed = m.printed(card)
        if printed.kind != MONSTER or printed.level != 0:
            return no("LY-4.01", "Servono Mostri di Livello 0.", "Only Level 0 Monsters can start.")
        if not m.free_lanes(seat):
            return no("LY-4.01", "Hai già scelto i tuoi 4 Mostri.", "You have already chosen your 4 Monsters.")
        if card not in m.starters[seat] or m.content.namesake[m.card[card]] in names_taken(m, seat):
            return no(
                "LY-4.01", "I 4 Mostri iniziali devono avere nomi diversi.", "The 4 starters must have different names."
            )
        return NOTHING_AGAINST

    def label(self, m: LyonMatch, seat: int, raw: Raw) -> Phrase:
        return m.printed(raw[1]).name

    def do(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> None:
        card = raw[1]
        m.deck[seat].remove(card)
        m.enter(card, m.free_lanes(seat)[0])
        m.changed = False  # face down: nothing is in force yet
        m.known[card] = 1 << seat
        m.tell("StarterPlaced", seat, (card, m.lane_of[card]), "LY-4.01", 1 << seat)


def names_taken(m: LyonMatch, seat: int) -> list[int]:
    """List the names of the starting Monsters chosen so far, by the numbers of their cards."""
    namesake = m.content.namesake
    first = seat * LANES
    return [namesake[m.card[monster]] for monster in m.lane[first : first + LANES] if monster >= 0]


class Begin(LyonAct):
    """first(seat): who takes the first turn."""

    verb = "first"
    args = (SEAT,)

    def against(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if raw[1] in (0, 1):
            return NOTHING_AGAINST
        return no("LY-A.03", "Comincia uno dei due giocatori.", "One of the two players begins.")

    def label(self, m: LyonMatch, seat: int, raw: Raw) -> Phrase:
        if raw[1] == seat:
            return Phrase("Comincio io", "I go first")
        return Phrase("Comincia l'avversario", "The opponent goes first")

    def do(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.active = raw[1]


START: Final = Start()
BEGIN: Final = Begin()
