"""Cards moved from zone to zone, played, paid for; characters moved to locations."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.affects import BOTH_OF_TWO, Affects, timed
from ludoteca.games.lorcana.packs.importer.cursor import CAUSE, IT, THIS, YES, YOU
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, mentions, word
from ludoteca.games.lorcana.packs.importer.lexicon import ALL, ONE, SOME, UP_TO, Noun

PLAYED_FROM: Final = {
    (): "hand",
    ("in_hand",): "hand",
    ("in_discard",): "discard_pile",
    ("in_inkwell",): "inkwell",
    ("in_hand", "in_discard"): "hand_or_discard",
    ("under_this",): "under",
}


BURIED: Final = ("all_under", "were_under", "one_of", "some_of")
"""Targets among the cards that are or were under others."""


class Moving(Affects):
    """Productions for verbs that move cards."""

    def put(self) -> Expr | None:
        if not self.has("put|puts"):
            return None
        return self.first(self.random_ink, self.put_top, self.put_from_hand, self.put_card)

    def random_ink(self) -> Expr | None:
        """Read cards of an inkwell that return to the hand at random."""
        raise NotImplementedError

    def put_top(self) -> Expr | None:
        """Read the top card of a deck put into an inkwell or discard or under a card."""
        if not self.has("the top"):
            return None
        read = self.cards_of_deck()
        if read is None:
            return None
        count, who = 1 if read[0] is None else read[0], read[1]
        if self.has("into your|their inkwell"):
            made = self.inked(call("ink_top", count))
        elif self.any_of("into|in your|their discard"):
            made = call("mill", count)
            single = self.acting.word in ("you", "chosen_opponent", "chosen_player")
            if count == 1 and single and (who == YOU or who.word in ("chosen_opponent", "chosen_player")):
                self.speak_of(IT, [])
            elif who == YOU and self.acting == YOU:
                self.speak_of(IT.meaning("mill"), [])
                self.milled = self.several = True
            else:
                self.several = True
        elif self.any_of("facedown? under"):
            target = self.target()
            self.has("facedown")
            return call("put_top_under", count, target) if who == YOU and target is not None else None
        else:
            return None
        return made if who == YOU else made.with_named(who=who)

    def cards_of_deck(self) -> tuple[int | None, Expr] | None:
        """Read "card of your deck", "2 cards of their deck" after "the top": how many, where it is said, and whose."""
        number = self.whole()
        if not self.has("card of" if number is None else "cards of"):
            return None
        owner = self.deck_owner()
        return None if owner is None else (number, owner)

    def deck_owner(self) -> Expr | None:
        """Read whose deck: you (also for others acting on their own), or the player it says."""
        if self.has("your deck"):
            return YOU
        if self.acting != YOU and self.has("their deck"):
            return YOU
        if self.has("chosen player's deck"):
            self.player = word("chosen_player")
            return self.player
        if self.has("chosen opponent's deck"):
            self.player = word("chosen_opponent")
            return self.player
        if self.has("each opponent's deck"):
            return word("each_opponent")
        if self.has("each player's deck"):
            return word("each_player")
        return None

    def inked(self, made: Expr) -> Expr:
        """Read the way a card goes into an inkwell: exerted or ready."""
        self.has("facedown")
        return made.with_named(exerted=YES) if self.any_of("and exerted", "exerted") else made

    def put_from_hand(self) -> Expr | None:
        noun = self.noun()
        if noun is None:
            return None
        if noun.zones == ["in_hand"] and not noun.rest and noun.types == ["card"]:
            amount: Expr | int = word("all") if noun.many == ALL else noun.number
            if noun.many not in (ALL, ONE, SOME):
                return None
            if self.has("into your|their inkwell"):
                if amount == 1 and self.acting == YOU:
                    self.speak_of(IT, [])
                return self.inked(call("ink_from_hand", amount))
            if amount == 1 and self.any_of(
                "on either the top or the? bottom of your|their deck", "on the top or the? bottom of your|their deck"
            ):
                return call("choose_one", call("hand_to_top", 1), call("hand_to_bottom", 1))
            if self.any_of("on the? bottom of your|their deck"):
                self.has("in any order")
                return call("hand_to_bottom", amount)
            if self.any_of("on the? top of your|their deck"):
                self.has("in any order")
                return call("hand_to_top", amount)
        return None

    def put_card(self) -> Expr | None:
        """Read any card put somewhere: inkwell, top, bottom; of an action, instead of into the discard."""
        spoken_of = self.card
        target = self.target()
        if target is None:
            return None
        made = self.put_where(target, spoken_of)
        if made is not None and target == THIS and self.kind == "action":
            self.any_of("instead of into|in your discard", "instead of putting|put it into|in your discard")
        return made

    def put_where(self, target: Expr, spoken_of: Expr) -> Expr | None:
        """Read where these cards are put."""
        if self.any_of(
            "into|in your|their inkwell", "into|in its|their player's inkwell", "into their players' inkwells"
        ):
            return self.inked(call("put_in_inkwell", target))
        if self.any_of(
            "on the? bottom of your|their|its deck",
            "on the? bottom of their|its player's deck",
            "on the? bottom of their players' decks",
        ):
            self.has("in any order")
            return call("put_on_bottom", target)
        if target == IT and self.any_of(
            "on either the top or the? bottom of your|their deck", "on the? top or the? bottom of your|their deck"
        ):
            return call("choose_one", call("put_on_top", target), call("put_on_bottom", target))
        if target.word == "chosen" and self.any_of(
            "on either the top or the? bottom of your|their deck", "on the? top or the? bottom of your|their deck"
        ):
            either_end = call("choose_one", call("put_on_top", IT), call("put_on_bottom", IT))
            return call("do", call("choose", target), either_end)
        if self.any_of("on the? top of your|their deck", "on the? top of their|its player's deck"):
            self.has("in any order")
            return call("put_on_top", target)
        theirs = target.word in ("all_under", "were_under") and self.has("into|in its|their player's discard")
        if theirs or self.any_of("into|in your discard"):
            return call("put_in_discard", target)
        if not self.sees_wrong_hand(target) and self.to_hand():
            return call("return_to_hand", target)
        if self.any_of("facedown? under"):
            if target.args is not None and spoken_of == THIS and self.has("him|her|it"):
                self.has("facedown")
                return self.under_this(target)
            return self.under_which(target)
        return None

    def under_this(self, target: Expr) -> Expr | None:
        """Put cards of your hand or discard under this card, called him, her or it."""
        zones = [part.word for part in target.args or () if isinstance(part, Expr)]
        if "anyones" in zones or not any(zone in ("in_hand", "in_discard", "in_inkwell") for zone in zones):
            return None
        return call("put_under", target, THIS)

    def under_which(self, target: Expr) -> Expr | None:
        """Read under this card, or under one that is chosen first; only cards of one player lie under each other."""
        sides = [part.word for part in target.args or () if isinstance(part, Expr)]
        own = any(side in ("yours", "in_hand", "in_discard", "in_inkwell", "under_this") for side in sides)
        if target.word in BURIED:
            own = mentions(target, "yours") or mentions(target, "this")
        elif target.word == "this":
            own = True
        elif target.args is None:
            others = ("opposing", "opponent", "opponents", "opponent's", "opponents'", "player", "player's")
            own = not any(token.low in others for token in self.tokens) and self.says("your|you")
        if not own or any(side in ("anyones", "opposing", "of") for side in sides):
            return None
        under = self.target()
        self.has("facedown")
        if under is None or (under.word in ("chosen", "every") and word("yours") not in (under.args or ())):
            return None
        if under.word == "every":
            return self.under_several(target, under)
        if under.word != "chosen":
            return call("put_under", target, under) if under.args is None else None
        if target.word == "all_under":
            return under_another(target, under)
        if target.word == "it" or (target.word == "every" and word("under_this") not in (target.args or ())):
            return None
        return call("do", call("choose", under), call("put_under", target, word("former")))

    def under_several(self, target: Expr, under: Expr) -> Expr | None:
        """Read 2 cards under your characters: each under one of them."""
        several = bool(target.args) and isinstance((target.args or ("",))[0], int)
        if self.tokens[self.index - 1].low.endswith("s") and several and target.word in ("chosen", "up_to"):
            return call("put_each_under", target, Expr("chosen", under.args))
        return None

    def says(self, pattern: str) -> bool:
        """Tell whether one of these words is anywhere in the text."""
        return any(token.low in pattern.split("|") for token in self.tokens)

    def shuffle(self) -> Expr | None:
        if not self.has("shuffle|shuffles"):
            return None
        if self.has("your deck"):
            return word("shuffle_deck")
        if self.any_of("your hand into your deck", "their hand into their deck", "their hands into their decks"):
            self.spoke_of_them = self.acting != YOU
            return call("shuffle_into_deck", call("every", word("card"), word("in_hand")))
        if self.any_of("your hand and your? discard into your deck", "their hand and their? discard into their deck"):
            self.spoke_of_them = self.acting != YOU
            zones = ("in_hand", "in_discard")
            return call("do", *(call("shuffle_into_deck", call("every", word("card"), word(zone))) for zone in zones))
        if self.acting == YOU and self.any_of(
            "all cards from each player's discard into their decks|deck", "each player's discard into their decks|deck"
        ):
            return call(
                "each", word("each_player"), call("shuffle_into_deck", call("every", word("card"), word("in_discard")))
            )
        if self.has("your discard into your deck") or (
            self.acting != YOU and self.has("their discard into their deck")
        ):
            self.spoke_of_them = self.acting != YOU
            return call("shuffle_into_deck", call("every", word("card"), word("in_discard")))
        target = self.target()
        if target is None:
            return None
        self.has("card")
        if self.any_of("into your|their deck", "into its|their player's deck", "into their players' decks"):
            return call("shuffle_into_deck", target)
        return None

    def moved_cards(self) -> Expr | None:
        """Move cards from under one card under another."""
        target = self.attempt(self.buried_cards) or self.attempt(self.cards_under_this)
        if target is None or not self.any_of("to facedown? under", "facedown? under"):
            return None
        return self.under_which(target)

    def cards_under_this(self) -> Expr | None:
        """Read "a card from under this character", of which one is chosen."""
        target = self.target()
        return target if target is not None and word("under_this") in (target.args or ()) else None

    def moved_here(self) -> Expr | None:
        """Move a character of yours here for free."""
        noun = self.noun()
        if noun is None or noun.zones or (self.has("to this location") and self.kind != "location"):
            return None
        if self.kind == "location" and not noun.side and noun.many == ONE:
            noun.side = "yours"
        if self.tokens[self.index - 3].low == "to":
            noun.rest.append(word("here"))
        if noun.side != "yours" or word("here") not in noun.rest or not self.has("for free"):
            return None
        noun.rest = [part for part in noun.rest if part.word != "here"]
        self.refer(noun.target(), noun.types)
        return call("move_to", noun.target(), word("this")).with_named(free=YES)

    # playing and paying

    def play(self) -> Expr | None:
        """Play such a card, or the one spoken of, for free."""
        if not self.has("play|plays"):
            return None
        pronoun = self.attempt(self.pronoun)
        placed = False
        kinds: list[str] = []
        if pronoun is not None:
            made = call("play", pronoun)
        else:
            noun = self.attempt(self.one_of_the_cards) or self.noun()
            placed = noun is not None and bool(noun.zones)
            if noun is not None and noun.many == UP_TO and noun.number > 1:
                return self.play_some(noun)
            if noun is None or noun.many != ONE or noun.chosen:
                return None
            gone = noun.zones == ["under_this"] and self.this_is_gone()
            zone = "hand" if gone else PLAYED_FROM.get(tuple(noun.zones))
            if zone is None:
                return None
            kinds = noun.types
            stack = (
                call("were_under", THIS)
                if gone
                else self.attempt(self.stack_spoken_of)
                if not noun.zones and not noun.side
                else None
            )
            noun.zones = []
            noun.side = ""
            if stack is not None:
                made = call("play_among", stack, *noun.properties())
            else:
                made = call("play", *noun.properties())
            if zone != "hand":
                made = made.with_named(from_=word(zone))
        self.has("again")
        if not placed and self.has("from your discard"):
            made = made.with_named(from_=word("discard_pile"))
        if self.has("for free"):
            made = made.with_named(free=YES)
        self.speak_of(IT, kinds if kinds == ["location"] else [])
        if self.any_of(", exerted", "and he|she|it|they enters|enter play exerted"):
            made = made.with_named(exerted=YES)
        if self.any_of(
            ", then put it on the bottom of your deck instead of into your discard",
            ", then put that action|song? card on the bottom of your deck instead of into your discard",
            ". if you do , put that card on the bottom of your deck instead of into your discard",
            ". if you do , put it on the bottom of your deck instead of into your discard",
        ):
            made = made.with_named(then_bottom=YES)
        return made

    def one_of_the_cards(self) -> Noun | None:
        """Read "one of the cards" before where they are: from under this character, that were under him."""
        if not self.has("one of the cards") or not (self.sees("from under") or self.sees("that were under")):
            return None
        noun = Noun()
        noun.many, noun.types, noun.as_card = ONE, ["card"], True
        while self.post(noun):
            pass
        return noun

    def play_some(self, noun: Noun) -> Expr | None:
        """Read "play up to 2 characters from your discard for free", the last that the text says but how they are."""
        zone = PLAYED_FROM.get(tuple(noun.zones))
        if zone is None or noun.chosen or noun.side or noun.other or not self.has("for free"):
            return None
        noun.zones = []
        made = call("play", *noun.properties())
        if zone != "hand":
            made = made.with_named(from_=word(zone))
        made = made.with_named(free=YES)
        if self.any_of(". they enter play exerted", "and they enter play exerted", ", exerted"):
            made = made.with_named(exerted=YES)
        ends = self.over or (self.sees(".") and self.index + 1 >= len(self.tokens))
        self.speak_of(IT, [])
        told = self.any_of(". they gain|get|can") or self.any_of(". those characters gain|get|can")
        if told:
            self.index -= 2 if self.tokens[self.index - 2].low == "they" else 3
            self.index -= 1
        return call("for_each", noun.number, call("may", made)) if ends or told else None

    def stack_spoken_of(self) -> Expr | None:
        """Read … from under one of your characters, from under that character, that was under him."""
        if self.any_of("that was|were under"):
            gone = self.gone_card()
            return None if gone is None else call("were_under", gone)
        if not self.has("from under"):
            return None
        if self.attempt(self.this_once_gone) is not None:
            return call("were_under", THIS)
        known = self.attempt(self.pronoun)
        if known is not None:
            return call("all_under", known) if known in (IT, CAUSE) else None
        top = self.noun()
        if top is None or top.side != "yours" or top.zones or top.many not in (ONE, ALL):
            return None
        return call("all_under", top.target() if top.chosen else call("every", *top.properties()))

    def pay(self) -> Expr | None:
        if not self.has("pay|pays"):
            return None
        counted = self.attempt(self.that_amount)
        number = self.whole() if counted is None else None
        amount = number if counted is None else counted
        if amount is None or not self.has("{i}"):
            return None
        if not self.has("less"):
            return call("pay", amount)
        if self.any_of("to play", "for each"):
            such = self.sort()
            each = self.tokens[self.index - 1].low
            if such is None or such.chosen or such.zones or not (self.has("you play this turn") or such.plural):
                return None
            such.side = ""
            if each == "turn" or self.tokens[self.index - 1].low == "turn" or self.has("this turn"):
                return call("pay_less", amount, *such.properties(), until=word("this_turn"))
            return None
        if not self.has("for the next"):
            return None
        noun = self.sort()
        if noun is None or not self.has("you play this turn"):
            return None
        self.next_played = noun.properties()
        return call("pay_less_next", amount, *noun.properties())

    def that_amount(self) -> Expr | None:
        return self.number if self.number is not None and self.any_of("that amount of") else None

    def give(self) -> Expr | None:
        """Give chosen character -2 {S}; give it a keyword."""
        if not self.has("give|gives"):
            return None
        gone = self.discarded_last
        target = self.target()
        if target is None or (target == IT and gone):
            return None
        made = self.first(lambda: self.gets(target), lambda: self.given_keywords(target))
        if made is None:
            return None
        changes = [made]
        again = target if target.args is None else IT.meaning(target.key)
        while self.sees("and"):
            more = self.attempt(lambda: self.given_besides(again))
            if more is None:
                break
            changes.append(more)
        until = self.until()
        if until is None:
            return None
        if len(changes) == 1:
            self.scale_last(changes)
            return timed(changes[0], until)
        return call("do", *[timed(one, until) for one in changes])

    def given_besides(self, target: Expr) -> Expr | None:
        """Read … and +2 {S}, and a keyword."""
        return self.first(lambda: self.gets(target), lambda: self.given_keywords(target)) if self.has("and") else None

    def given_keywords(self, target: Expr) -> Expr | None:
        gained = self.gained()
        return None if gained is None else call("gains", target, *gained)

    def move(self) -> Expr | None:
        """Move characters to a location for free."""
        if not self.has("move|moves"):
            return None
        stacked = self.attempt(self.moved_cards)
        if stacked is not None:
            return stacked
        here = self.attempt(self.moved_here)
        if here is not None:
            return here
        two = self.attempt(self.move_with_another)
        if two is not None:
            return two
        before, kinds = self.card, self.kinds
        target = self.target()
        if self.kind == "location" and target == CAUSE and self.has("here for free"):
            return call("move_to", target, word("this")).with_named(free=YES)
        if target == THIS and before in (CAUSE, IT) and "location" in kinds and self.has("there for free"):
            return call("move_to", target, before).with_named(free=YES)
        if (
            target not in (None, THIS)
            and before in (IT, CAUSE)
            and kinds == ["location"]
            and self.has("there for free")
        ):
            return call("move_to", target, before).with_named(free=YES)
        if target is not None and self.moved and self.has("there for free"):
            return call("move_to", target, word("its_location")).with_named(free=YES)
        if target is None or not self.has("to"):
            return None
        if self.any_of("the same location"):
            several = isinstance((target.args or ("",))[0], int)
            if target.word not in ("every", "any_number") and not several:
                return None
            location = call("chosen", word("location"), word("yours"))
        elif self.has("that location"):
            location = word("its_location")
        elif (own := self.attempt(self.own_location)) is not None:
            location = own
        elif (such := self.attempt(self.such_location)) is not None:
            location = such
        elif self.any_of("a location", "another location", "one of your locations", "chosen location of yours"):
            location = call("chosen", word("location"), word("yours"))
            if self.tokens[self.index - 2].low == "another":
                location = call("chosen", word("location"), word("yours"), word("another"))
        else:
            return None
        made = call("move_to", target, location)
        return made.with_named(free=YES) if self.has("for free") else made

    def move_with_another(self) -> Expr | None:
        """Read "him and another chosen character of yours to the same location for free": first him, then there."""
        if self.kind != "character" or self.pronoun() != THIS or not self.has("and"):
            return None
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.side != "yours" or noun.types != ["character"] or noun.zones:
            return None
        if not noun.other or not self.has("to the same location for free"):
            return None
        target = self.refer(noun.target(), noun.types)
        if target.word != "chosen":
            return None
        first = call("move_to", THIS, call("chosen", word("location"), word("yours")))
        self.speak_of(IT.meaning(BOTH_OF_TWO), [])
        return call(
            "do", first.with_named(free=YES), call("move_to", target, call("location_of", THIS)).with_named(free=YES)
        )

    def such_location(self) -> Expr | None:
        """Read "a location with cost 2 or less", "a location named …", to which one's own characters move."""
        noun = self.noun()
        if noun is None or noun.types != ["location"] or noun.many != ONE or noun.zones or not noun.rest:
            return None
        if noun.side not in ("", "yours"):
            return None
        noun.side = "yours"
        return noun.target()

    def place_instead(self, of: str) -> dict[str, Expr | int | str] | None:
        """Read "return that card to your hand instead", "put it into your inkwell facedown and exerted instead"."""
        instead = not of and self.has("instead")
        it = "him|her|it|them|that|this card|character|item|location?"
        place: dict[str, Expr | int | str] = {}
        if self.has(f"return {it} to your|their|its player's? hand"):
            place = {"to": word("hand")}
        elif self.has(f"put {it} into your|their|its player's? inkwell facedown?"):
            place = {"to": word("inkwell")}
            if self.any_of("and exerted", ", exerted"):
                place["exerted"] = YES
        elif self.has(f"put {it} on the? bottom of your|their|its player's? deck"):
            place = {"to": word("bottom")}
        elif self.has(f"put {it} on the? top of your|their|its player's? deck"):
            place = {"to": word("top")}
        return place if place and (instead or self.has(f"instead {of}".strip())) else None

    def sees_wrong_hand(self, target: Expr) -> bool:
        """Tell whether cards of opponents would go to your hand: cards only ever return to their owners'."""
        return mentions(target, "opposing") and self.sees("to|into your hand")

    def to_hand(self) -> bool:
        return self.any_of(
            "to|into your hand",
            "to|into their|its player's hand",
            "to|into their players' hands",
            "to|into their player's hands",
            "to|into their owner's hand",
            "to|into their owners' hands",
            "to|into their hand",
        )


def under_another(cards: Expr, under: Expr) -> Expr | None:
    """Put all cards from under one card under another: that one is chosen first, so that both can be spoken of."""
    top = (cards.args or (None,))[0]
    if not isinstance(top, Expr) or top.word != "chosen" or word("yours") not in (top.args or ()):
        return None
    if word("another") not in (under.args or ()):
        return None
    goal = Expr("chosen", tuple(arg for arg in under.args or () if arg != word("another")))
    giver = Expr("chosen", (*(top.args or ()), word("another")))
    return call(
        "do", call("choose", goal), call("choose", giver), call("put_under", call("all_under", IT), word("former"))
    )
