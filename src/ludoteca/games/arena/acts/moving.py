"""The standard move, and the card that may strengthen it."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Final

from ludoteca.games.arena.acts.answering import STAY, with_marks
from ludoteca.games.arena.acts.bases import CARD_NUMBER, SPACE_NUMBER, ArenaAct, TurnAct, thing_of_space
from ludoteca.games.arena.flow.moving import BONUS, make_standard_move, move_boosts, standard_reach
from ludoteca.games.arena.flow.registers import add_bonus, bonus_of
from ludoteca.games.arena.flow.steps import MAIN, STANDARD_MOVE
from ludoteca.games.arena.state.cards import IMMOBILE, MOVEMENT
from ludoteca.games.arena.state.match import GIVEN_UP, IN_HAND, OPEN, ArenaMatch
from ludoteca.kernel.contract import Raw, Refusal
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.refusals import NOTHING_AGAINST, no
from ludoteca.kernel.texts import Phrase

GO: Final = Phrase("Muovi in {id}", "Move to {id}")


class Move(TurnAct):
    """move(space): a standard move of the active character; to its own space, to stay and use the movement up."""

    verb = "move"
    args = (SPACE_NUMBER,)

    def candidates(self, m: ArenaMatch, frame: Frame, seat: int) -> list[Raw]:
        return self.to_each(standard_reach(m, acting(m, frame), bonus_of(frame)))

    def to_each(self, spaces: list[int]) -> list[Raw]:
        """List a move to each of the spaces in reach; to stay, which is the first of them, comes last."""
        options: list[Raw] = [(self.number, space) for space in spaces[1:]]
        options.append((self.number, spaces[0]))
        return options

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        gone = refuse_phase(m, MOVEMENT) if frame.node == MAIN else NOTHING_AGAINST
        if gone:
            return gone
        figure, space = acting(m, frame), raw[1]
        if not 0 <= space < m.content.board.size:
            return no("SA-8.06", "Non c'è una casella così.", "There is no such space.")
        if space in standard_reach(m, figure, bonus_of(frame)):
            return NOTHING_AGAINST
        if m.occupant[space] >= 0:
            return no("SA-8.06", "Il movimento finisce su una casella libera.", "A move ends on an unoccupied space.")
        if m.traits[figure] & IMMOBILE:
            return no("SA-13.04", "Chi è Immobilizzato non si muove.", "An Immobilized character does not move.")
        return no(
            "SA-8.03" if m.skills else "SA-8.02",
            "Non ci si arriva: è troppo lontana, o c'è di mezzo un avversario.",
            "It cannot be reached: too far, or a rival is in the way.",
        )

    def label(self, m: ArenaMatch, seat: int, raw: Raw) -> Phrase:
        return with_marks(m, STAY if m.space[m.active] == raw[1] else GO, raw[1])

    def thing(self, m: ArenaMatch, seat: int, raw: Raw) -> str:
        return thing_of_space(m, raw[1])

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        make_standard_move(m, acting(m, frame), raw[1])
        if frame.node == STANDARD_MOVE:
            frame.stage = 1


class Boost(ArenaAct):
    """Discard a card from hand, and go on to a stronger standard move or attack."""

    args = (CARD_NUMBER,)
    phase: ClassVar[int] = MOVEMENT
    """The phase in which it is done."""
    follows: ClassVar[int]
    """The step in which that move or attack is made."""
    from_hand: ClassVar[str]
    only_one: ClassVar[str]
    """The rules that the card comes from one's hand, and that it is a single one."""
    about = "card:{1}"

    def wishes(self, m: ArenaMatch, seat: int) -> list[Raw]:
        return super().wishes(m, seat) if m.chapter > 1 else []

    def against(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> Refusal:
        if m.chapter < 2:
            return no("SA-1.04", "Gli aumenti arrivano con il capitolo 2.", "Bonuses come with chapter 2.")
        gone = refuse_phase(m, self.phase)
        if gone:
            return gone
        if not is_held(m, seat, raw[1]):
            return no(
                self.from_hand, "Si scarta una carta della propria mano.", "A card from your own hand is discarded."
            )
        return self.refuse_card(m, seat, raw[1])

    @abstractmethod
    def refuse_card(self, m: ArenaMatch, seat: int, card: int) -> Refusal:
        """Say what forbids this card of one's hand."""
        raise NotImplementedError(type(self).__name__)

    def after_bonus(self, node: int) -> Refusal:
        if node == self.follows:
            return no(self.only_one, "Si scarta una carta sola.", "Only one card is discarded.")
        return super().after_bonus(node)

    @abstractmethod
    def rule(self, m: ArenaMatch) -> str:
        """Return the rule that says which cards are discarded for it."""
        raise NotImplementedError(type(self).__name__)

    def do(self, m: ArenaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        m.discard_card(raw[1], self.rule(m))
        add_bonus(m.push(self.follows, m.active, seat), BONUS)


class BoostMove(Boost):
    """boostmove(card): discard a Movement card for a longer standard move."""

    verb = "boostmove"
    follows = STANDARD_MOVE
    from_hand = "SA-8.09"
    only_one = "SA-8.10"
    names = Phrase("Scarta {name}: movimento standard +1", "Discard {name}: standard move +1")

    def refuse_card(self, m: ArenaMatch, seat: int, card: int) -> Refusal:
        if card in move_boosts(m, seat):
            return NOTHING_AGAINST
        return no(self.rule(m), "Serve una carta Movimento.", "That takes a Movement card.")

    def rule(self, m: ArenaMatch) -> str:
        return "SA-8.08"


MOVE: Final = Move()
BOOST_MOVE: Final = BoostMove()


def acting(m: ArenaMatch, frame: Frame) -> int:
    """Return the figure that moves or attacks: the active one, or the one for which a bonus was paid."""
    return m.active if frame.node == MAIN else frame.source


def is_held(m: ArenaMatch, seat: int, card: int) -> bool:
    """Tell whether there is such a card and this Summoner has it in hand."""
    return 0 <= card < len(m.zone) and m.zone[card] == IN_HAND and m.owner(card) == seat


def refuse_phase(m: ArenaMatch, phase: int) -> Refusal:
    """Refuse what needs the Movement or the Action Phase, if that is gone."""
    gone = m.moved if phase == MOVEMENT else m.acted
    if gone == OPEN:
        return NOTHING_AGAINST
    if gone == GIVEN_UP:
        return no("SA-6.06", "A questa fase hai rinunciato.", "This phase has been given up.")
    if phase == MOVEMENT:
        return no("SA-6.06", "La Fase Movimento è già stata usata.", "The Movement Phase has been used already.")
    return no("SA-6.06", "La Fase Azione è già stata usata.", "The Action Phase has been used already.")
