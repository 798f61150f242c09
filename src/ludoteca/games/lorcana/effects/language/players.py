"""The players that cards speak of."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.effects.language.bases import Players, Target
from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.effects.language.selectors import CauseCard, ItCards
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import TURN_OF, WHO_CHOSE, WHOSE_TURN
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.language import Param, Word
from ludoteca.kernel.texts import Noun, Phrase, il, joined

PLAYER: Final = "player"
HAND: Final = Noun("mano", "mani", "f", "hand")
DECK: Final = Noun("mazzo", "mazzi", "m", "deck")
INKWELL: Final = Noun("calamaio", "calamai", "m", "inkwell")
DISCARD: Final = Noun("pila degli scarti", "pile degli scarti", "f", "discard")


def everybody(m: LorcanaMatch) -> list[int]:
    """List all players, the active one first.

    Rules: LOR-RES.27.
    """
    return m.in_turn_order(m.active if m.active >= 0 else 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Who(Players):
    """Players who can be spoken of as owners, too."""

    def has(self, noun: Noun) -> Phrase:
        """Name something of theirs: "la sua mano" / "their hand"."""
        own = "sua" if noun.gender == "f" else "suo"
        return Phrase(il(f"{own} {noun.it}", noun.gender), f"their {noun.en}")


class You(Who):
    """you: the effect's player."""

    wording = Phrase("tu", "you")

    def seats(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return [frame.seat]

    def has(self, noun: Noun) -> Phrase:
        own = "tua" if noun.gender == "f" else "tuo"
        return Phrase(il(f"{own} {noun.it}", noun.gender), f"your {noun.en}")

    def is_you(self) -> bool:
        return True


class EachOpponent(Who):
    """each_opponent: every opponent, in turn order."""

    wording = Phrase("ogni avversario", "each opponent")

    def seats(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return m.opponents(frame.seat)


class EachPlayer(Who):
    """each_player: every player, in turn order."""

    wording = Phrase("ogni giocatore", "each player")

    def seats(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return everybody(m)


class ChosenOpponent(EachOpponent):
    """chosen_opponent: one opponent, chosen by the effect's player."""

    wording = Phrase("un avversario a tua scelta", "chosen opponent")

    def is_chosen(self) -> bool:
        return True


class ChosenPlayer(EachPlayer):
    """chosen_player: one player, chosen by the effect's player."""

    wording = Phrase("un giocatore a tua scelta", "chosen player")

    def is_chosen(self) -> bool:
        return True


class AnyPlayers(EachPlayer):
    """any_players: any number of them, chosen."""

    wording = Phrase("un numero qualsiasi di giocatori a tua scelta", "any number of chosen players")

    def is_chosen(self) -> bool:
        return True

    def is_any_number(self) -> bool:
        return True


class PlayerOf(Who):
    """player_of(T), its_player, cause_player: whose the card is."""

    def __init__(self, target: Target) -> None:
        if target.chooses():
            raise ValueError("player_of takes a card that is known, not one to be chosen")
        self.target = target

    def seats(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        whose = {m.owner[card] for card in self.target.found(m, frame)}
        return [seat for seat in everybody(m) if seat in whose]

    def words(self) -> Phrase:
        card = self.target.words()
        return Phrase("il giocatore " + joined("di", card.it), f"{card.en}'s player")


class ItsPlayer(PlayerOf):
    """its_player, cause_player: the player of what has just been spoken of."""

    def words(self) -> Phrase:
        return Phrase("il suo giocatore", "its player")


class OpponentsAhead(EachOpponent):
    """opponents_ahead: each opponent with more lore than you."""

    wording = Phrase("ogni avversario con più leggenda di te", "each opponent with more lore than you")

    def seats(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return [seat for seat in m.opponents(frame.seat) if m.lore[seat] > m.lore[frame.seat]]


class WithMost(EachPlayer):
    """fullest_hands, emptiest_hands: whoever has the most cards in hand, or the fewest."""

    def __init__(self, most: bool) -> None:
        self.most = most

    def seats(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        held = [len(m.hand[seat]) for seat in everybody(m)]
        wanted = max(held) if self.most else min(held)
        return [seat for seat in everybody(m) if len(m.hand[seat]) == wanted]

    def words(self) -> Phrase:
        if self.most:
            return Phrase("ogni giocatore con più carte in mano", "each player with the most cards in their hand")
        return Phrase("ogni giocatore con meno carte in mano", "each player with the fewest cards in their hand")


class ActivePlayer(Who):
    """active_player: whose turn it is; at the start or end of one of several taken together, whose that one is.

    Rules: LOR-AMB.81.
    """

    wording = Phrase("il giocatore di turno", "the active player")

    def __init__(self) -> None:
        SPEECH.asked |= 1 << WHOSE_TURN

    def seats(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        if frame.amount >= TURN_OF:
            return m.still_in([frame.amount - TURN_OF])
        return [m.active] if m.active >= 0 else []


class CardPlayer(Who):
    """card_player: whose card says it, also where another player carries the effect out."""

    wording = Phrase("il giocatore di questa carta", "this card's player")

    def seats(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return [m.owner[frame.source]] if frame.source >= 0 else [frame.seat]


class ChoosingPlayer(Who):
    """choosing_player: who chose the card, where that set the ability off."""

    wording = Phrase("quell'avversario", "that opponent")

    def __init__(self) -> None:
        SPEECH.asked |= 1 << WHO_CHOSE

    def seats(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return [frame.amount - 1] if frame.amount > 0 else []


YOU: Final = You()


WORDS: Final = [
    Word("you", PLAYER, (), You, call=False),
    Word("each_opponent", PLAYER, (), EachOpponent, call=False),
    Word("each_player", PLAYER, (), EachPlayer, call=False),
    Word("chosen_opponent", PLAYER, (), ChosenOpponent, call=False),
    Word("chosen_player", PLAYER, (), ChosenPlayer, call=False),
    Word("any_players", PLAYER, (), AnyPlayers, call=False),
    Word("opponents_ahead", PLAYER, (), OpponentsAhead, call=False),
    Word("fullest_hands", PLAYER, (), lambda: WithMost(True), call=False),
    Word("emptiest_hands", PLAYER, (), lambda: WithMost(False), call=False),
    Word("active_player", PLAYER, (), ActivePlayer, call=False),
    Word("card_player", PLAYER, (), CardPlayer, call=False),
    Word("its_player", PLAYER, (), lambda: ItsPlayer(ItCards()), call=False, tells="reads it"),
    Word("choosing_player", PLAYER, (), ChoosingPlayer, call=False, tells="reads chooser"),
    Word("cause_player", PLAYER, (), lambda: ItsPlayer(CauseCard()), call=False, tells="reads cause"),
    Word("player_of", PLAYER, (Param("target", "target"),), PlayerOf),
]
