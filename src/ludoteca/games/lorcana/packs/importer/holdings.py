"""Conditions on what players hold: cards in hand, in the inkwell, in the discard; lore."""

from __future__ import annotations

from ludoteca.games.lorcana.packs.importer.cursor import YOU
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, word
from ludoteca.games.lorcana.packs.importer.histories import Histories


class Holdings(Histories):
    """Productions for conditions on players' cards outside play, and on their lore."""

    def compared_holdings(self) -> Expr | None:
        """Read who has more or fewer of something than whom: "no opponent has more lore than you"."""
        holders = {
            "you have": "you",
            "no opponent|player has": "none",
            "no other player has": "none",
            "an|any opponent has": "some",
            "each opponent has": "all",
        }
        who = next((name for words, name in holders.items() if self.has(words)), "")
        if not who or not self.has("more|fewer|less"):
            return None
        more = self.tokens[self.index - 1].low == "more"
        held = self.compared_amount()
        if held is None:
            return None
        if who == "you":
            return self.compared_to(held, more)
        if not self.has("than you"):
            return None
        if who == "all":
            return call("fewest" if more else "most", held)
        some = call("opponent_more" if more else "opponent_fewer", held)
        return call("not_", some) if who == "none" else some

    def compared_to(self, held: Expr, more: bool) -> Expr | None:
        """Read with whom you are compared."""
        if self.has("than an|any opponent"):
            return call("opponent_fewer" if more else "opponent_more", held)
        if self.any_of("than each|every opponent", "than all opponents", "than each|every other player"):
            return call("most" if more else "fewest", held)
        return None

    def more_in_play(self) -> Expr | None:
        """Read "there are more opposing characters in play than your characters", than characters you have in play."""
        if not self.has("there are more|fewer"):
            return None
        more = self.tokens[self.index - 1].low == "more"
        first = self.noun()
        self.has("in play")
        second = self.noun() if first is not None and self.has("than") else None
        self.has("in play")
        if first is None or second is None or any(noun.chosen or noun.zones or noun.other for noun in (first, second)):
            return None
        one, other = (first, second) if more else (second, first)
        return call("more", one.counted, other.counted)

    def extreme_holdings(self) -> Expr | None:
        """Read "you have the most lore", "you have the fewest cards in hand": nobody else has as much, or as little."""
        if not self.any_of("you have the most|fewest|least", "you are the player with the most|fewest|least"):
            return None
        most = self.tokens[self.index - 1].low == "most"
        held = self.compared_amount()
        return None if held is None else call("most" if most else "fewest", held)

    def each_opponent_holds(self) -> Expr | None:
        """Read "each opponent has 3 or more cards in their hand", "no opponent has a location in play"."""
        if not self.has("each|no opponent has"):
            return None
        every = self.tokens[self.index - 3].low == "each"
        bound = self.attempt(self.bound) or self.attempt(self.one_or_more)
        held = None if bound is None else self.compared_amount()
        if bound is None or held is None:
            return None
        least, number = bound
        behind = call("opponent_at_most", held, number - 1 if least else number)
        if every:
            return call("not_", behind if least else self.some_opponent_has(held, number + 1))
        return call("not_", self.some_opponent_has(held, number) if least else behind)

    def one_or_more(self) -> tuple[bool, int] | None:
        """Read "a", "any" before what somebody has at least one of."""
        return (True, 1) if self.any_of("a|an|any", "at least one|1") else None

    def some_opponent_has(self, held: Expr, number: int) -> Expr:
        """Say that an opponent has at least so much of it."""
        if held == word("lore_held"):
            return call("opponent_lore", least=number)
        such = [word("card"), word("in_hand")] if held == call("hand_of", YOU) else list(held.args or ())
        such = [part for part in such if part != word("yours")]
        return call("opponent_has", *such) if number == 1 else call("opponent_has", number, *such)

    def compared_amount(self) -> Expr | None:
        """Read what every player has of their own: cards in their hand, lore, characters in play."""
        if self.has("lore"):
            return word("lore_held")
        for zone, held in (
            ("hand", call("hand_of", YOU)),
            ("inkwell", call("count", word("card"), word("in_inkwell"))),
            ("discard", call("count", word("card"), word("in_discard"))),
        ):
            if self.any_of(f"cards in your|their {zone}", f"cards in {zone}"):
                return held
        noun = self.noun()
        if noun is None or noun.chosen or noun.side or noun.zones or noun.other or noun.types == ["card"]:
            return None
        noun.side = "yours"
        return noun.counted

    def hand_condition(self) -> Expr | None:
        if self.any_of("you have no cards in your hand", "you have no cards in hand", "your hand is empty"):
            return word("hand_empty")
        if self.any_of(
            "an opponent has no cards in their? hand", "one or more opponents have no cards in their? hands|hand"
        ):
            return word("opponent_hand_empty")
        if self.any_of(
            "each opponent has no cards in their? hand",
            "your? opponents have no cards in their? hands|hand",
            "no opponent has cards in their hand",
        ):
            return call("not_", call("opponent_has", word("card"), word("in_hand")))
        opponents = self.attempt(self.opponents_hand)
        if opponents is not None:
            return opponents
        if self.player is not None and self.player.word in ("active_player", "cause_player"):
            more = self.one_of(
                {
                    "they have more cards in their? hand than you": True,
                    "they have fewer cards in their? hand than you": False,
                }
            )
            if more is not None:
                hands = [call("hand_of", self.player), call("hand_of", YOU)]
                return call("more", *(hands if more else reversed(hands)))
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
        if bound is not None and self.any_of("cards in their discard|inkwell"):
            place = word(f"in_{self.tokens[self.index - 1].low}")
            if bound[0]:
                return call("opponent_has", bound[1], word("card"), place)
            return call("opponent_at_most", call("count", word("card"), place), bound[1])
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
        for zone in ("hand", "discard", "inkwell"):
            if self.has(f"your {zone} has"):
                bound = self.bound()
                held = call("hand_of", YOU) if zone == "hand" else call("count", word("card"), word(f"in_{zone}"))
                if bound is None or not self.has("cards"):
                    return None
                return call("at_least" if bound[0] else "at_most", held, bound[1])
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
