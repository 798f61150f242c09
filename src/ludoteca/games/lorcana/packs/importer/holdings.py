"""Conditions on what players hold: cards in hand, in the inkwell, in the discard; lore."""

from __future__ import annotations

from ludoteca.games.lorcana.packs.importer.cursor import YOU
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, word
from ludoteca.games.lorcana.packs.importer.histories import Histories


class Holdings(Histories):
    """Productions for conditions on players' cards outside play, and on their lore."""

    def hand_condition(self) -> Expr | None:
        if self.any_of("you have no cards in your hand", "you have no cards in hand", "your hand is empty"):
            return word("hand_empty")
        if self.any_of(
            "an opponent has no cards in their hand", "one or more opponents have no cards in their hands|hand"
        ):
            return word("opponent_hand_empty")
        if self.any_of(
            "each opponent has no cards in their hand",
            "opponents have no cards in their hands|hand",
            "no opponent has cards in their hand",
        ):
            return call("not_", call("opponent_has", word("card"), word("in_hand")))
        opponents = self.attempt(self.opponents_hand)
        if opponents is not None:
            return opponents
        if self.any_of(
            "an opponent has fewer cards in their hand than you", "you have more cards in your hand than an opponent"
        ):
            return call("opponent_fewer", call("hand_of", YOU))
        if self.has("an opponent has more cards in their hand than you"):
            return call("opponent_more", call("hand_of", YOU))
        if self.any_of("chosen opponent has more cards in their hand than you"):
            self.player = word("chosen_opponent")
            return call("more", call("hand_of", word("chosen_opponent")), call("hand_of", YOU))
        if self.has("an opponent has more cards in their inkwell than you"):
            return call("opponent_more", call("count", word("card"), word("in_inkwell")))
        if self.any_of("an opponent has more lore than you", "you have less lore than an opponent"):
            return call("opponent_more", word("lore_held"))
        if self.any_of("you have fewer cards in your hand than an opponent"):
            return call("opponent_more", call("hand_of", YOU))
        if self.has("you have more lore than each opponent"):
            return call("most", word("lore_held"))
        if self.any_of(
            "you have more cards in your hand than each opponent", "you have more cards in hand than each opponent"
        ):
            return call("most", call("hand_of", YOU))
        if self.player is not None and self.has("they have"):
            return self.their_hand(self.player)
        return None

    def opponents_hand(self) -> Expr | None:
        """Read "an opponent has N or more, fewer than N, N or fewer cards in their hand"."""
        if not self.any_of("an opponent has", "one or more opponents have"):
            return None
        bound = self.bound()
        if bound is None or not self.any_of("cards in their hand", "cards in hand"):
            return None
        least, number = bound
        if least:
            return call("opponent_has", number, word("card"), word("in_hand"))
        return call("opponent_at_most", call("hand_of", YOU), number)

    def their_hand(self, player: Expr) -> Expr | None:
        """Read they have more than, fewer than, N or more cards in their hand."""
        more = self.has("more than")
        fewer = not more and self.any_of("fewer than", "less than")
        number = self.whole()
        if number is None or not (more or fewer or self.has("or more")) or not self.has("cards in their hand"):
            return None
        if fewer:
            return call("at_most", call("hand_of", player), number - 1)
        return call("at_least", call("hand_of", player), number + 1 if more else number)

    def zone_number(self) -> Expr | None:
        """Read "you have N or more / fewer than N cards in your hand, inkwell, discard"."""
        if not self.has("you have"):
            return None
        fewer = self.has("fewer than")
        more = not fewer and self.has("more than")
        exactly = not fewer and not more and self.has("exactly")
        number = self.whole()
        if number is None:
            return None
        if not (fewer or more or exactly) and not self.has("or more"):
            if not self.has("or fewer|less"):
                return None
            fewer = True
            number += 1
        noun = self.noun()
        if noun is None or not noun.zones:
            return None
        counted = (
            call("hand_of", YOU)
            if noun.zones == ["in_hand"] and noun.types == ["card"] and not noun.rest
            else noun.counted
        )
        if exactly:
            return call("both", call("at_least", counted, number), call("at_most", counted, number))
        if fewer:
            return call("at_most", counted, number - 1)
        return call("at_least", counted, number + 1 if more else number)

    def lore_condition(self) -> Expr | None:
        if self.has("an opponent has"):
            number = self.whole()
            if number is not None and self.has("or more lore"):
                return call("opponent_lore", least=number)
        elif self.has("you have"):
            below = self.any_of("fewer than", "less than")
            number = self.whole()
            if number is not None and below and self.has("lore"):
                return call("at_most", word("lore_held"), number - 1)
            if number is not None and not below and self.has("or more lore"):
                return call("at_least", word("lore_held"), number)
            if number is not None and not below and self.has("or less|fewer lore"):
                return call("at_most", word("lore_held"), number)
        return None
