"""Where a card goes: the space of a Monster, the Monsters given up for it, the bearer of a Treasure."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from ludoteca.games.lyon.acts.bases import NOT_NOW, OCCUPIED, SPACE, LyonAct, name_on_side, space_of, thing_in
from ludoteca.games.lyon.flow.steps import PLAY_MONSTER
from ludoteca.games.lyon.state.cards import INDESTRUCTIBLE
from ludoteca.games.lyon.state.match import LANES, LyonMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase


class SpaceAct(LyonAct):
    """Something that is done with a space."""

    def against(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        return self.refuse(m, frame, seat, raw[1]) if 0 <= raw[1] < 2 * LANES else no_such_space()

    @abstractmethod
    def refuse(self, m: LyonMatch, frame: Frame, seat: int, lane: int) -> Refusal:
        """Say what forbids this space, which exists."""
        raise NotImplementedError(type(self).__name__)

    def at_another_time(self, m: LyonMatch, seat: int, raw: Raw) -> Refusal:
        return NOT_NOW if 0 <= raw[1] < 2 * LANES else no_such_space()

    def thing(self, m: LyonMatch, seat: int, raw: Raw) -> str:
        return thing_in(m, raw[1])

    def do(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots.append(raw[1])


class LastSpace(SpaceAct):
    """One that says where a card goes, after which nothing more is asked."""

    def do(self, m: LyonMatch, frame: Frame, seat: int, raw: Raw) -> None:
        super().do(m, frame, seat, raw)
        frame.stage = 1


def no_such_space() -> Refusal:
    return no("LY-A.01", "Gli spazi sono quattro per parte.", "There are four spaces on each side.")


class Lane(LastSpace):
    """lane(space): the space that a Monster enters."""

    verb = "lane"
    args = (SPACE,)

    def refuse(self, m: LyonMatch, frame: Frame, seat: int, lane: int) -> Refusal:
        level = m.printed(frame.source).level
        if frame.node != PLAY_MONSTER:
            return refuse_taken(m, seat, lane)
        refused = refuse_giving_up(m, seat, lane, level)
        if refused:
            return refused
        if level == 0:
            if lane in lanes_for_level_0(m, seat):
                return NOTHING_AGAINST
            return no(
                "LY-8.15",
                "Un Livello 0 può sostituire solo un Livello 0.",
                "A Level 0 can only replace another Level 0.",
            )
        if lane in frame.slots and len(frame.slots) == level:
            return NOTHING_AGAINST
        return no(
            "LY-8.19" if level == 1 else "LY-8.20",
            "Entra solo in uno spazio appena liberato.",
            "It can only enter a space just vacated.",
        )

    def at_another_time(self, m: LyonMatch, seat: int, raw: Raw) -> Refusal:
        decision = m.decision_of(seat)
        if 0 <= raw[1] < 2 * LANES and m.lane[raw[1]] < 0 and (decision is None or not decision.continues):
            return no("LY-8.10", "Una carta sul campo non si sposta.", "A card on the field cannot be moved.")
        return super().at_another_time(m, seat, raw)

    def label(self, m: LyonMatch, seat: int, raw: Raw) -> Phrase:
        n = raw[1] % LANES + 1
        if m.lane[raw[1]] < 0:
            return Phrase("Spazio {n} (libero)", "Space {n} (free)").fill(n=n)
        name = m.printed(m.lane[raw[1]]).name
        return Phrase("Spazio {n}, al posto di {name}", "Space {n}, in place of {name}").fill(n=n, name=name)


def refuse_taken(m: LyonMatch, seat: int, lane: int) -> Refusal:
    """Refuse a space that an effect cannot put a Monster into."""
    if lane // LANES != seat:
        return enemy_space()
    if m.lane[lane] >= 0:
        return no("LY-5.01", "Serve uno spazio libero.", "It takes a free space.")
    return NOTHING_AGAINST


def refuse_giving_up(m: LyonMatch, seat: int, lane: int, level: int) -> Refusal:
    """Refuse a space whose Monster cannot be given up for one of this level."""
    if lane // LANES != seat:
        return enemy_space()
    if m.lane[lane] >= 0 and m.has(lane, INDESTRUCTIBLE):
        return no(
            "LY-11.09" if level == 0 else "LY-11.08",
            "Un Mostro INDISTRUTTIBILE non può essere autodistrutto.",
            "An INDESTRUCTIBLE Monster cannot be self-destroyed.",
        )
    return NOTHING_AGAINST


def enemy_space() -> Refusal:
    return no("LY-8.13", "È uno spazio dell'avversario.", "That space is the opponent's.")


class Sacrifice(SpaceAct):
    """sacrifice(space): a Monster of one's own that is self-destroyed to play another."""

    verb = "sacrifice"
    args = (OCCUPIED,)

    def refuse(self, m: LyonMatch, frame: Frame, seat: int, lane: int) -> Refusal:
        level = m.printed(frame.source).level
        refused = refuse_giving_up(m, seat, lane, level)
        if refused:
            return refused
        if m.lane[lane] >= 0 and lane not in frame.slots and len(frame.slots) < level:
            return NOTHING_AGAINST
        return no(
            "LY-8.17" if level == 1 else "LY-8.18",
            "Servono Mostri tuoi, in gioco e diversi fra loro.",
            "They must be different Monsters of yours in play.",
        )

    def label(self, m: LyonMatch, seat: int, raw: Raw) -> Phrase:
        return Phrase("Autodistruggi {name}", "Self-destroy {name}").fill(name=name_on_side(m, raw[1]))


class Bear(LastSpace):
    """bear(space): the Monster, on either side, that a Treasure goes on."""

    verb = "bear"
    args = (OCCUPIED,)

    def refuse(self, m: LyonMatch, frame: Frame, seat: int, lane: int) -> Refusal:
        if m.lane[lane] >= 0:
            return NOTHING_AGAINST
        return no("LY-2.08", "Un Tesoro va su un Mostro in gioco.", "A Treasure goes on a Monster in play.")

    def label(self, m: LyonMatch, seat: int, raw: Raw) -> Phrase:
        name = m.printed(m.lane[raw[1]]).name
        return Phrase("Abbina a {name}", "Attach to {name}").fill(name=name) + space_of(seat, raw[1])


LANE: Final = Lane()
SACRIFICE: Final = Sacrifice()
BEAR: Final = Bear()


def lanes_for_level_0(m: LyonMatch, seat: int) -> list[int]:
    """List free spaces, and those of own Level 0 Monsters that can be self-destroyed (LY-8.13, LY-8.14, LY-11.09)."""
    if m.stale:
        m.refresh()
    cards = m.content.cards
    keywords = m.keywords_of
    first = seat * LANES
    lanes = []
    for lane, monster in enumerate(m.lane[first : first + LANES], first):
        if monster < 0 or (not keywords[lane] & INDESTRUCTIBLE and cards[m.card[monster]].level == 0):
            lanes.append(lane)
    return lanes


def lanes_to_sacrifice(m: LyonMatch, seat: int) -> list[int]:
    """List the spaces of own Monsters that can be self-destroyed for another (LY-11.08, LY-A.13)."""
    if m.stale:
        m.refresh()
    lanes = m.lane
    keywords = m.keywords_of
    first = seat * LANES
    return [i for i in range(first, first + LANES) if lanes[i] >= 0 and not keywords[i] & INDESTRUCTIBLE]
