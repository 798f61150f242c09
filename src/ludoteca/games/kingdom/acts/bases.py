"""What all acts of Kingdom Rush share: when they are out of place, and the things that they speak of."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.kingdom.flow.steps import BUY, PLAY
from ludoteca.games.kingdom.shows.terms import horde_called
from ludoteca.games.kingdom.state.cards import BOSS, COLOURS, HERO_ABILITIES, KINDS, SIDES
from ludoteca.games.kingdom.state.match import BAN, BLOCKS, PLAYING, SLOTS, KingdomMatch
from ludoteca.kernel.acts import Act, Argument, Below, OneOf, SeatNumber
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase

NOT_THE_QUESTION: Final = no("KR-3.07", "Ora non è questa la domanda.", "That is not the question now.")


@mypyc_attr(allow_interpreted_subclasses=True)
class KingdomAct(Act):
    """Something that a player does in the round."""

    wished: ClassVar[bool] = True
    """One may want it at any time, not only when asked."""
    misplaced = NOT_THE_QUESTION
    before_play: ClassVar[bool] = False
    """It is chosen before the first round, or as the round begins: wished for only then."""

    def wishes(self, m: KingdomMatch, seat: int) -> list[Raw]:
        if not self.wished or self.before_play != (m.phase <= BAN):
            return []
        return super().wishes(m, seat)

    def elsewhere(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        if m.phase < BAN:
            return no("KR-2.01", "Prima finisce la preparazione.", "The preparation comes first.")
        if m.phase == BAN:
            return no("KR-A52", "Prima si sceglie il colore da escludere.", "The colour to exclude is chosen first.")
        under_way = somebody_acts(m, seat)
        return under_way if under_way else self.at_another_time(m, seat, raw)

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        """Say why it cannot be done now, in the round, while this player is asked something else."""
        return self.misplaced


def action_under_way() -> Refusal:
    return no(
        "KR-3.07",
        "Prima va completata l'azione in corso, in tutti i suoi passi.",
        "The action under way comes first, with all its steps.",
    )


def somebody_acts(m: KingdomMatch, seat: int) -> Refusal:
    """Refuse whatever somebody wants to do while somebody else's action is not complete."""
    if m.waiting_frame(seat) is not None:
        return NOTHING_AGAINST
    if m.ready >> seat & 1 and m.stack[-1].node in (PLAY, BUY):
        return no(
            "KR-3.04",
            "Hai dichiarato di aver finito: ora si aspettano gli altri.",
            "You declared yourself done: the others are being waited for.",
        )
    return no(
        "KR-3.07",
        "Qualcun altro sta completando la sua azione: un'azione alla volta.",
        "Somebody else is completing an action: one action at a time.",
    )


# -- what is begun in phases 2 and 6 -------------------------------------------------------------------------------

OPEN: Final = 0
ACTED: Final = 1
"""How far phase 2 is: somebody has acted, which is news to who was done."""


def is_asked_again(m: KingdomMatch, seat: int) -> bool:
    """Tell whether this player is done, but may think again since somebody else has acted (KR-A15)."""
    return bool(m.ready >> seat & 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Beginning(KingdomAct):
    """Something with a number that begins while everybody acts, by whoever is not done yet."""

    @abstractmethod
    def ready(self, m: KingdomMatch, seat: int) -> list[int]:
        """List what there is to begin with: that which nothing forbids."""
        raise NotImplementedError(type(self).__name__)

    def against(self, m: KingdomMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        refused = self.refuse(m, seat, raw[1])
        if refused:
            return refused
        if is_asked_again(m, seat):
            return no(
                "KR-A15",
                "Hai dichiarato di aver finito: prima riprendi a giocare.",
                "You declared yourself done: resume play first.",
            )
        return NOTHING_AGAINST

    @abstractmethod
    def refuse(self, m: KingdomMatch, seat: int, what: int) -> Refusal:
        """Say what forbids to begin with that, in the phase for it."""
        raise NotImplementedError(type(self).__name__)

    def at_another_time(self, m: KingdomMatch, seat: int, raw: Raw) -> Refusal:
        return action_under_way() if m.phase == PLAYING else self.outside_play()

    def outside_play(self) -> Refusal:
        return no("KR-3.02", "Torri ed eroi si giocano nella fase 2.", "Towers and heroes are played in phase 2.")


def begin_action(m: KingdomMatch, phase: Frame, node: int, source: int, seat: int) -> Frame:
    """Begin an action of phase 2."""
    phase.stage = ACTED
    return m.push(node, source, seat)


# -- numbers -------------------------------------------------------------------------------------------------------


class OwnAbility(Argument):
    """One of the abilities printed for the player's hero."""

    def all(self, m: KingdomMatch, seat: int) -> list[int]:
        return list(range(HERO_ABILITIES))

    def in_sight(self, m: KingdomMatch, seat: int) -> list[int]:
        return list(range(len(m.hero_of(seat).abilities))) if m.hero[seat] >= 0 else []


HERO: Final = OneOf[KingdomMatch]("hero", lambda m: len(m.content.heroes))
RESERVE_HERO: Final = OneOf[KingdomMatch](
    "hero", lambda m: len(m.content.heroes), lambda m, seat: list(range(len(m.content.heroes))) if m.solo else []
)
"""A hero of the box; whoever plays alone can point at them."""
OWN_ABILITY: Final = OwnAbility()
SPELL: Final = OneOf[KingdomMatch]("spell", lambda m: len(m.content.spells))
COLOUR: Final = Below(len(COLOURS))
KIND: Final = OneOf[KingdomMatch]("", lambda m: len(m.content.towers))
"""A kind of tower."""
SITE: Final = OneOf[KingdomMatch](
    "site", lambda m: len(m.colour), lambda m, seat: [site for site in range(len(m.colour)) if m.colour[site] >= 0]
)
"""A building site; one can point at those in play."""
SEAT: Final = SeatNumber()
FACING: Final = Below(len(SIDES))
TRAY: Final = OneOf[KingdomMatch]("", lambda m: len(m.at), lambda m, seat: m.trays_in_order())
"""A tray that has appeared; one can point at those on the map."""
BLOCK: Final = Below(len(BLOCKS))
"""A place for a hero's base on a tray."""
FIGURE: Final = OneOf[KingdomMatch]("figure", lambda m: len(m.hero))
SLOT: Final = Below(SLOTS)
"""A place for an ability on a hero's board."""
SQUARE: Final = OneOf[KingdomMatch]("square", lambda m: m.board.size)


# -- names ---------------------------------------------------------------------------------------------------------


def tray_name(m: KingdomMatch, tray: int) -> Phrase:
    """Say what sentences call a tray; a boss by its own name, not that of its life card."""
    face = m.face_of(tray)
    name = m.content.bosses[face.boss].name if face.kind == BOSS else face.name
    return horde_called(name, KINDS[face.kind])
