"""Conditions: what must hold for an effect or ability."""

from __future__ import annotations

from ludoteca.games.lorcana.packs.importer.cursor import CAUSE, IT, THIS, Choice
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, either, mentions, word
from ludoteca.games.lorcana.packs.importer.lexicon import (
    ALL,
    ANY,
    NO,
    ONE,
    REVEALED_BY_EACH,
    SOME,
    STATS,
    UP_TO,
    Noun,
)
from ludoteca.games.lorcana.packs.importer.outcomes import PRINTED, Outcomes

OVER_CARD = word("over_card")
GONE = (IT, CAUSE, word("former"))
"""What may have left play, and can still be told by what is printed on it."""
HAVE = {"yours": "have", "opposing": "opponent_has", "": "exists"}

CONTRARY = {
    "exerted": "ready",
    "ready": "exerted",
    "damaged": "undamaged",
    "undamaged": "damaged",
    "at_location": "away",
}
"""States, and what a card is like that is not in them."""
DID = "quested|challenged|sang|moved|didn't|hasn't|haven't"
"""How a clause begins that tells what a card did this turn, or did not."""
PLACED = ("here", "at_location", "at_same_location", "away", "at")
"""Where cards are, which is said once of a card and another one."""
WHEREABOUTS = {
    "at a location": word("at_location"),
    "not at a location": word("away"),
    "not at any location": word("away"),
    "here": word("here"),
    "at this location": word("here"),
    "in your discard": word("in_discard"),
}
"""Where something is, after "is"."""


class Conditions(Outcomes):
    """Productions for conditions, after if, while, unless."""

    def condition(self) -> Expr | None:
        """Read one condition, or several joined by and."""
        self.asks_past = False
        first = self.simple_condition()
        if first is None:
            return None
        conditions = [first]
        joint = "or" if self.sees("or") else "and"
        while self.sees(joint):
            more = self.attempt(lambda: self.further_condition(joint))
            if more is None:
                break
            conditions.append(more)
        if len(conditions) == 1:
            return first
        return call("both" if joint == "and" else "either", *conditions)

    def further_condition(self, joint: str) -> Expr | None:
        """Read another condition after and, or; the word if may stand before it again."""
        return self.simple_condition() if self.has(f"{joint} if?") else None

    def simple_condition(self) -> Expr | None:
        return self.first(
            self.used_shift,
            self.only_one,
            self.whose_turn,
            self.whose_deed,
            self.some_under,
            self.there_was_under,
            self.compared_holdings,
            self.more_in_play,
            self.extreme_holdings,
            self.hand_condition,
            self.each_opponent_holds,
            self.zone_number,
            self.lore_condition,
            self.turn_condition,
            self.negated_have,
            self.more_than_others,
            self.you_have,
            self.opponent_has,
            self.there_are,
            self.state_condition,
            self.chosen_condition,
            self.banished_by_damage,
            self.discarded_condition,
            self.sang_condition,
            self.all_such,
            self.revealed_dearest,
        )

    # about players

    def used_shift(self) -> Expr | None:
        if self.any_of(
            "you used shift to play this character|card",
            "this character|card was played using shift",
            "you played this character|card using shift",
        ):
            return word("used_shift")
        if self.card == THIS and self.any_of("you played him|her|it using shift"):
            return word("used_shift")
        if self.has("you used shift to play him|her|them|it"):
            return played_with_shift(self.shifted(self.card))
        if self.any_of("you didn't use shift to play"):
            card = self.pronoun()
            if card is None:
                return None
            return call("not_", played_with_shift(self.shifted(card)))
        return None

    def shifted(self, card: Expr) -> Expr:
        """Return what a pronoun means of which is asked whether it was played with Shift: not what was only chosen."""
        if card != IT or not card.means.startswith("@"):
            return card
        return self.set_off_by or (card if self.kind == "action" else THIS)

    def only_one(self) -> Expr | None:
        """Read "this character is the only character you have in play", "this is your only character in play"."""
        if not self.any_of(
            f"this {self.kind} is the only {self.kind} you have in play",
            f"this {self.kind} is your only {self.kind} in play",
            f"this is your only {self.kind} in play",
            f"this is the only {self.kind} you have in play",
        ):
            return None
        return call("not_", call("have", word(self.kind), word("other")))

    def whose_turn(self) -> Expr | None:
        """Read "it's your turn", "it's an opponent's turn"."""
        if self.has("it is your turn"):
            return word("your_turn")
        if self.any_of("it is an opponent's turn", "it is not your turn", "it isn't your turn"):
            if self.acting.word == "you":
                self.player = word("active_player")
            return word("opponents_turn")
        return None

    def whose_deed(self) -> Expr | None:
        """Read "that player is an opponent", of a player who was chosen."""
        if self.player != word("chosen_player") or self.acting.word != "you":
            return None
        if self.any_of("that player is an opponent", "they are an opponent"):
            return word("is_opponent")
        denied = self.any_of("that player is not an opponent", "that player isn't an opponent")
        return call("not_", word("is_opponent")) if denied else None

    # about what is in play

    def negated_have(self) -> Expr | None:
        if self.any_of("you don't have"):
            noun = self.noun()
            if noun is None or noun.many in (SOME, UP_TO, ANY):
                return None
            self.leave_out_the_cause(noun)
            return call("not_", call("have", *noun.properties()))
        return None

    def more_than_others(self) -> Expr | None:
        """Read "you have more items in play than each opponent", "an opponent has more than you"."""
        if self.has("you have fewer"):
            noun = self.noun()
            if noun is None or noun.side or noun.zones or not self.has("than an opponent"):
                return None
            noun.side = "yours"
            return call("opponent_more", noun.counted)
        if self.has("an opponent has more"):
            noun = self.noun()
            if noun is None or noun.side or not self.has("than you"):
                return None
            noun.side = "yours"
            return call("opponent_more", noun.counted)
        if self.has("no opponent has more"):
            noun = self.noun()
            if noun is None or noun.side or noun.zones or not self.has("than you"):
                return None
            noun.side = "yours"
            return call("not_", call("opponent_more", noun.counted))
        if not self.has("you have more"):
            return None
        noun = self.noun()
        if noun is None or not self.has("than each opponent"):
            return None
        noun.side = "yours"
        return call("most", noun.counted)

    def you_have(self) -> Expr | None:
        if not self.has("you have"):
            return None
        return self.first(
            self.elided,
            self.both_named,
            self.many_different,
            self.many_costs,
            self.no_more_of,
            self.more_of,
            lambda: self.counted_noun("have"),
        )

    def many_different(self) -> Expr | None:
        """Read "3 or more different costs among your characters"."""
        read = self.reads(self.so_many, "different costs|names among")
        what = self.tokens[self.index - 2].low
        noun = None if read is None else self.noun()
        if read is None or noun is None or noun.many != ALL or noun.chosen:
            return None
        return call("at_least", call(f"different_{what}", *noun.properties()), read[0])

    def more_of(self) -> Expr | None:
        """Read "you have more than 3 characters in play", "fewer than 3"."""
        bound = self.bound() if self.sees("more|fewer|less than") else None
        noun = None if bound is None else self.noun()
        if (
            bound is None
            or noun is None
            or noun.many != ALL
            or noun.chosen
            or noun.zones
            or noun.side not in ("", "yours")
        ):
            return None
        noun.side = "yours"
        return call("at_least" if bound[0] else "at_most", noun.counted, bound[1])

    def no_more_of(self) -> Expr | None:
        """Read "you have 2 or fewer characters in play"."""
        read = self.reads(self.whole, "or fewer|less", self.noun)
        if read is None or read[1].many != ALL or read[1].chosen or read[1].zones or read[1].side not in ("", "yours"):
            return None
        read[1].side = "yours"
        return call("at_most", read[1].counted, read[0])

    def elided(self) -> Expr | None:
        """Read "you have any in play with …": of the kind just spoken of."""
        if not self.has("any in play with") or self.counted_types is None:
            return None
        quality = self.quality()
        return None if quality is None else call("have", *[word(kind) for kind in self.counted_types], quality)

    def both_named(self) -> Expr | None:
        """Read characters named A and B."""
        read = self.reads("characters named", self.name, "and", self.name, "in play")
        return (
            None
            if read is None
            else call(
                "both",
                call("have", word("character"), call("named", read[0])),
                call("have", word("character"), call("named", read[1])),
            )
        )

    def opponent_has(self) -> Expr | None:
        if not self.any_of("an opponent has", "your opponent has", "opponents have"):
            return None
        of_one = self.tokens[self.index - 1].low == "has"
        none = self.attempt(self.opponent_without) if of_one else None
        if none is not None:
            return none
        held = self.counted_noun("opponent_has")
        # so many that opponents have are those of all of them together, which is said otherwise
        return None if held is not None and not of_one and isinstance((held.args or ("",))[0], int) else held

    def opponent_without(self) -> Expr | None:
        """Read after "an opponent has" that it is no such card in play."""
        return self.none_in_play("opponent_at_most")

    def none_in_play(self, at_most: str) -> Expr | None:
        """Read "no characters" of a player's cards in play, and say that with this word of the language."""
        noun = self.noun_or_none()
        if noun is None or noun.many != NO or noun.side or noun.zones or noun.other or noun.types == ["card"]:
            return None
        noun.side = "yours"
        return call(at_most, noun.counted, 0)

    def counted_noun(self, word_: str) -> Expr | None:
        """Read at least one, N or more, no such cards."""
        both_kinds = self.has("both")
        named = self.attempt(lambda: self.many_names(word_))
        if named is not None:
            return named
        exactly = self.has("exactly")
        mark = self.mark()
        number = self.whole()
        if number is not None and not self.has("or more"):
            if not exactly:
                self.back(mark)
                number = None
        noun = self.noun_or_none()
        if noun is None or noun.chosen or noun.many in (SOME, UP_TO, ANY) or (exactly and number is None):
            return None
        if noun.many == NO and word_ == "opponent_has":
            return None
        if word_ == "exists" and not noun.zones and self.has("in an opponent's discard|inkwell"):
            noun.zones.append(f"in_{self.tokens[self.index - 1].low}")
            held = call("opponent_has", *([] if number is None else [number]), *noun.properties())
            return None if noun.many == NO or exactly else held
        if noun.side and noun.side != {"have": "yours", "opponent_has": "opposing"}.get(word_, noun.side):
            return None
        self.leave_out_the_cause(noun)
        self.counted_types = noun.types
        if number is not None and not noun.zones:
            self.counted_cards = self.one_counted(noun, word_)
        both = self.attempt(lambda: self.two_kinds(word_, noun))
        if both_kinds and (both is None or both.word != "both"):
            return None
        return both or self.holding(noun, word_, number, exactly)

    def leave_out_the_cause(self, noun: Noun) -> None:
        """Mean by "another character in play" another than the one that set the ability off, if that is a character."""
        cause = self.cause_so_far()
        if cause is None or not noun.other or noun.bare_other or noun.zones or not self.set_off_by_such(noun):
            return
        noun.other = False
        noun.rest.append(call("non", call("among", cause)))

    def one_counted(self, noun: Noun, word_: str) -> Choice | None:
        """Return one of the cards that a condition counts, which can be spoken of as one of them."""
        if noun.other or noun.kinds:
            return None
        side = {"have": "yours", "opponent_has": "opposing"}.get(word_, noun.side)
        such = [part for part in noun.properties() if part.word not in ("yours", "opposing")]
        return Choice(call("chosen", *such, *([word(side)] if side else [])), noun.types)

    def many_names(self, word_: str) -> Expr | None:
        """Read 3 or more characters with different names in play, or with the same name."""
        number = self.whole()
        if number is None or word_ != "have" or not self.has("or more"):
            return None
        self.differs, self.same_names = True, False
        noun = self.noun()
        different, self.differs = not self.differs, False
        if noun is None or not different or noun.chosen or noun.side not in ("", "yours"):
            return None
        noun.side = "" if noun.zones else "yours"
        counted = "namesakes" if self.same_names else "different_names"
        return call("at_least", call(counted, *noun.properties()), number)

    def many_costs(self) -> Expr | None:
        """Read after "you have" characters with 3 or more different costs in play."""
        noun = Noun()
        self.adjectives(noun)
        kind = self.one_of({"characters": "character", "items": "item", "cards in your discard": "card"})
        self.has("in play")
        if kind is None or not self.has("with"):
            return None
        number = self.whole()
        what = self.one_of({"or more different costs": "different_costs", "or more different names": "different_names"})
        if number is None or what is None:
            return None
        self.has("in play")
        noun.types = [kind]
        place = word("in_discard") if kind == "card" else word("yours")
        return call("at_least", call(what, *noun.properties(), place), number)

    def two_kinds(self, word_: str, noun: Noun) -> Expr | None:
        """Read a character named A and a character named B in play; an item or a Hero character in play."""
        if not self.has("and|or"):
            return None
        joined = "both" if self.tokens[self.index - 1].low == "and" else "either"
        other = self.noun()
        if other is None or other.many != ONE or noun.many != ONE or other.chosen or other.side != noun.side:
            return None
        shared = [part for part in other.rest if part.word in PLACED]
        if shared and not any(part.word in PLACED for part in noun.rest):
            if noun.types != other.types:
                return None
            noun.rest += shared
        return call(joined, self.holding(noun, word_, None), self.holding(other, word_, None))

    def holding(self, noun: Noun, word_: str, number: int | None, exactly: bool = False) -> Expr:
        if noun.zones == ["under_this"] or (noun.zones and word_ == "exists"):
            if noun.many == NO and noun.zones == ["under_this"] and noun.types == ["card"] and not noun.rest:
                return call("is_", THIS, word("over_nothing"))
            if noun.many == NO:
                return call("at_most", noun.counted, 0)
            return call("at_least", noun.counted, number or 1)
        if not noun.zones and word_ != "exists":
            noun.side = ""
        chosen_before = self.card == IT and self.kind not in noun.types and "card" not in noun.types
        properties = noun.properties("another" if self.kind == "action" or chosen_before else "other")
        if noun.many == NO:
            return call("not_", call(word_, *properties))
        if exactly and number is not None:
            return call("have_exactly", number, *properties)
        if number is None or number == 1:
            return call(word_, *properties)
        return call(word_, number, *properties)

    def there_are(self) -> Expr | None:
        """Read "there are 5 or more … in play", "a damaged character is in play", "you have any in play with …"."""
        if self.any_of("there are", "there is"):
            return self.counted_noun("exists")
        if self.sees("all"):
            return self.attempt(self.all_are)
        number = None
        mark = self.mark()
        number = self.whole()
        if number is not None and not self.has("or more of?"):
            self.back(mark)
            number = None
        none = number is None and self.has("none of")
        noun = self.noun_or_none()
        if noun is None or noun.chosen or (noun.many == ALL and number is None and not none):
            return None
        if noun.many in (SOME, UP_TO, ANY):
            return None
        if none:
            noun.many = NO
        if self.has("is|are"):
            state = self.state()
            if state is not None and self.sees("this way"):
                return None
            if state is not None:
                noun.rest.append(state)
            elif not self.has("in play"):
                return None
        elif self.any_of("has|have damage"):
            noun.rest.append(word("damaged"))
        elif self.any_of("has|have a card under it|them|him|her"):
            noun.rest.append(word("over_card"))
        elif self.sees("has|have") and (quality := self.attempt(self.what_it_has)) is not None:
            noun.rest.append(quality)
        else:
            return None
        if number is not None and noun.side == "opposing":
            return self.holding(noun, "exists", number)
        return self.holding(noun, HAVE.get(noun.side, "exists"), number)

    def all_are(self) -> Expr | None:
        """Read "all your characters are exerted": there is none that is not."""
        noun = self.noun()
        if noun is None or noun.many != ALL or noun.chosen or noun.zones or not self.has("is|are"):
            return None
        state = self.one_state()
        if state is None or state.word not in CONTRARY:
            return None
        noun.rest.append(word(CONTRARY[state.word]))
        noun.many = NO
        return self.holding(noun, HAVE.get(noun.side, "exists"), None)

    def what_it_has(self) -> Expr | None:
        """Read "… has Evasive", "has 5 {S} or more"."""
        return self.quality() if self.has("has|have") else None

    def some_under(self) -> Expr | None:
        """Read there's a card under one of your characters."""
        several = self.attempt(self.many_under)
        if several is not None:
            return several
        none = self.any_of("there is no card under", "there are no cards under")
        if not none and not self.any_of("there is a card under", "there are cards under", "you have a card under"):
            return None
        chosen = self.attempt(self.pronoun)
        if chosen is not None:
            return call("is_", chosen, word("over_nothing") if none else OVER_CARD) if chosen in (IT, CAUSE) else None
        whichever = self.has("any of")
        noun = None if none else self.noun()
        if (
            noun is None
            or noun.many != (ALL if whichever else ONE)
            or noun.chosen
            or noun.zones
            or noun.side != "yours"
        ):
            return None
        noun.rest.append(word("over_card"))
        return self.holding(noun, "have", None)

    def many_under(self) -> Expr | None:
        """Read "there are 3 or more cards under your characters"."""
        if not self.any_of("there are", "you have"):
            return None
        number = self.whole()
        if number is None or not self.has("or more cards under"):
            return None
        noun = self.noun()
        if noun is None or noun.many != ALL or noun.side != "yours" or noun.zones:
            return None
        return call("at_least", call("under_of", noun.target()), number)

    def state(self) -> Expr | None:
        """Read what something is: exerted, ready, damaged, at a location; one of two such states."""
        state = self.one_state()
        if state is None or not self.sees("or"):
            return state
        other = self.attempt(lambda: self.one_state() if self.has("or") else None)
        return state if other is None else either([state, other])

    def one_state(self) -> Expr | None:
        if self.sees("exerted|ready|damaged|undamaged"):
            token = self.token()
            assert token is not None
            self.step()
            return word(token.low)
        return self.one_of(WHEREABOUTS)

    # about a card

    def state_condition(self) -> Expr | None:
        """Read "this character is exerted", "has no damage", "has 5 {S} or more", …"""
        if self.sees("its|their|his|her cost is"):
            return self.cost_of_it()
        if self.sees("its|their|his|her name is"):
            return self.name_of_it()
        value = self.attempt(self.value_condition)
        if value is not None:
            return value
        target = self.pronoun()
        if target is None:
            return None
        if target in (IT, CAUSE) and (done := self.attempt(self.its_past)) is not None:
            return done
        if (
            target == THIS
            and self.sees("is at a location named|with")
            and (there := self.attempt(self.at_such)) is not None
        ):
            return there
        if self.has("is|are"):
            if target == IT and not self.several and self.any_of("yours", "one of yours"):
                return call("is_", target, word("yours"))
            if target == IT and not self.several and self.any_of("an opponent's", "an opponent's character"):
                return call("is_", target, word("opposing"))
            if self.has("being challenged"):
                return call("is_", target, word("being_challenged"))
            state = self.state()
            if state is not None:
                return call("is_", target, state)
            return self.being(target)
        if self.any_of("already has|have", "has|have already?"):
            under = self.attempt(lambda: self.cards_under(target))
            if under is not None:
                return under
            quality = self.quality()
            if quality is not None:
                return is_such(target, quality)
            if self.any_of("a card under it|him|her|them"):
                return call("is_", target, word("over_card"))
            if target == THIS and self.kind == "location" and self.any_of("no characters here", "no characters at it"):
                return call("not_", call("exists", word("character"), word("here")))
            return None
        if self.any_of("was|were damaged", "had damage") and not self.sees("this turn"):
            return call("at_least", call("damage_on", target), 1)
        if self.has("was|were"):
            return self.been(target)
        if self.has("had"):
            return self.had_under(target)
        if self.has("costs|cost"):
            cost = self.bounds("cost")
            return None if cost is None else call("is_", target, cost)
        if self.has("isn't|aren't|wasn't|weren't banished"):
            return self.survives(target)
        if self.any_of("isn't"):
            state = self.state()
            return None if state is None else call("not_", call("is_", target, state))
        return None

    def at_such(self) -> Expr | None:
        """Read "is at a location named …", "at a location with 2 {L} or more", of the card itself."""
        self.step(2)
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.types != ["location"] or noun.zones or noun.other or not noun.rest:
            return None
        return call("is_", call("location_of", THIS), *noun.rest)

    def survives(self, target: Expr) -> Expr | None:
        """Say that a card is still there after the damage that set the ability off."""
        damaged = self.said("is dealt damage") or self.said("takes damage")
        kinds = self.subject_types or [self.kind]
        return (
            call("is_", target, either([word(kind) for kind in kinds])) if damaged and target in (THIS, CAUSE) else None
        )

    def its_past(self) -> Expr | None:
        """Read after a card spoken of, not a player, what it did this turn, or did not: "they didn't challenge"."""
        if self.player is not None and self.tokens[self.index - 1].low == "they":
            return None
        done = self.past_deed() if self.sees(DID) else None
        if done is None:
            return None
        denied = done.word == "non" and bool(done.args)
        is_so = call("is_", self.card, *(done.args if denied and done.args else (done,)))
        return call("not_", is_so) if denied else is_so

    def cost_of_it(self) -> Expr | None:
        """Read "its cost is 2 or less"."""
        clear = self.card in (IT, CAUSE) and self.has("its|their|his|her cost is")
        cost = self.bounds("cost") if clear else None
        return None if cost is None else call("is_", self.card, cost)

    def name_of_it(self) -> Expr | None:
        """Read "their name is Pain"."""
        clear = self.card in (IT, CAUSE) and self.has("its|their|his|her name is")
        names = self.names() if clear else None
        return None if names is None else call("is_", self.card, call("named", *names))

    def value_condition(self) -> Expr | None:
        """Read "that character's {S} is 0", "this character's {L} is 2 or more"."""
        value = self.stat_possessive()
        card = value.args[0] if value is not None and value.args else None
        if value is None or not isinstance(card, Expr) or card.args is not None or not self.has("is"):
            return None
        bounds = self.bounds(value.word.removesuffix("_of"))
        if bounds is not None and bounds.named.get("most") == 0:
            bounds = call(bounds.word, most=0)
        return None if bounds is None else call("is_", card, bounds)

    def been(self, target: Expr) -> Expr | None:
        """Read "it was a character card", of a card that may be elsewhere now: by what is printed on it, and whose."""
        if target in (IT, CAUSE) and self.has("yours"):
            return call("is_", target, word("yours"))
        if target in GONE and self.has("named"):
            names = self.names()
            self.asks_past = True
            return None if names is None else call("is_", target, *self.kind_of_former(target), call("named", *names))
        noun = self.noun() if target in GONE else None
        if noun is None or noun.many != ONE or noun.chosen or noun.other or noun.side or noun.zones:
            return None
        if any(part.word not in PRINTED for part in noun.rest):
            return None
        self.asks_past = True
        return call("is_", target, *kind_of(noun))

    def kind_of_former(self, target: Expr) -> list[Expr]:
        """Tell of what kind the first choice was: with nothing of that kind, another choice would be the first."""
        if target != word("former") or self.first_choice is None:
            return []
        return [either([word(kind) for kind in self.first_choice.kinds])]

    def had_under(self, target: Expr) -> Expr | None:
        """Read "… had a card", "had 2 or more cards under him", before it left play."""
        self.asks_past = self.of_the_past = True
        if self.has("cost"):
            cost = self.bounds("cost") if target in GONE else None
            return None if cost is None else call("is_", target, *self.kind_of_former(target), cost)
        if self.any_of("a card under it|him|her|them", "cards under it|him|her|them"):
            return call("at_least", call("under_of", target), 1) if target == THIS else call("is_", target, OVER_CARD)
        number = self.whole()
        if number is not None and self.sees("{s}|{w}|{l}"):
            return self.had_value(target, number)
        if number is not None and target in (IT, CAUSE) and self.has("or more damage"):
            return call("at_least", call("damage_on", target), number)
        if number is None or not self.has("or more cards under it|him|her|them"):
            return None
        return call("at_least", call("under_of", target), number)

    def had_value(self, target: Expr, number: int) -> Expr | None:
        """Read "… had 5 {S} or more", before it left play."""
        symbol = self.symbol()
        gone = target == THIS and any(self.said(f"this character {left}") for left in ("is banished", "leaves play"))
        if symbol not in STATS or not (gone or target in (IT, CAUSE)) or not self.has("or more|less|fewer"):
            return None
        least = self.tokens[self.index - 1].low == "more"
        return call("at_least" if least else "at_most", call(f"{STATS[symbol]}_of", target), number)

    def there_was_under(self) -> Expr | None:
        """Read "there was a card under him"."""
        least = 1
        if not self.any_of("there was a card under", "there were cards under"):
            read = self.reads("there were", self.so_many, "cards under")
            if read is None:
                return None
            (least,) = read
        top = self.gone_card()
        return None if top is None else call("at_least", call("under_of", top), least)

    def cards_under(self, target: Expr) -> Expr | None:
        """Read "… has 2 or more cards under him"."""
        number = self.whole()
        if number is None or not self.has("or more cards under him|her|it|them"):
            return None
        counted = call("count", word("card"), word("under_this")) if target == THIS else call("under_of", target)
        return call("at_least", counted, number)

    def being(self, target: Expr) -> Expr | None:
        """Read a kind of card: a Hero character, named Pain, the named card."""
        if self.has("the named card"):
            return call("is_", target, word("named_card"))
        if self.has("named"):
            names = self.names()
            return None if names is None else call("is_", target, call("named", *names))
        noun = self.noun()
        if noun is None or noun.chosen or noun.other or noun.zones or (target == THIS and noun.as_card):
            return None
        return call("is_", target, *kind_of(noun))

    def chosen_condition(self) -> Expr | None:
        """Read "a Villain character is chosen"."""
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.chosen or self.card != IT or not self.has("is chosen"):
            return None
        return call("is_", IT, *kind_of(noun))

    def revealed_dearest(self) -> Expr | None:
        """Read "your card has the highest cost", of those that every player revealed."""
        if self.card.means == REVEALED_BY_EACH and (asked := self.attempt(self.revealed_so_many)) is not None:
            return asked
        if self.card.means != REVEALED_BY_EACH or not self.any_of(
            "your revealed? card has the highest cost", "the card you revealed has the highest cost"
        ):
            return None
        return call("dearest", self.card)

    def revealed_so_many(self) -> Expr | None:
        """Read "you revealed 2 or more song cards this way", "2 or more songs were revealed this way"."""
        told = self.has("you revealed")
        bound = self.attempt(self.bound)
        noun = Noun()
        if bound is None and self.has("a|an"):
            bound = True, 1
        if bound is None or self.phrase(noun) is None or noun.chosen or noun.side or noun.zones or noun.other:
            return None
        if not self.any_of(*(["this way"] if told else ["was|were|is|are revealed this way"])):
            return None
        return call("at_least" if bound[0] else "at_most", call("count_among", self.card, *noun.properties()), bound[1])

    def all_such(self) -> Expr | None:
        """Read "both are character cards", "all of them are songs", of several cards that went to your discard."""
        if self.card != IT or not self.milled:
            return None
        if not self.any_of(
            "both|all are", "both cards are", "both|all of them are", "they are both|all", "they both are"
        ):
            return None
        noun = self.noun()
        if noun is None or noun.chosen or noun.side or noun.other or noun.zones or not noun.plural:
            return None
        return call("is_", self.card, *kind_of(noun))

    def sang_condition(self) -> Expr | None:
        """Read "2 or more characters sang this song", "a Villain character sang this song", "this song was sung"."""
        if self.card == CAUSE and self.kinds == ["song"] and (asked := self.attempt(self.was_sung)) is not None:
            return asked
        if self.any_of(
            "this song was sung by a character",
            "this song was sung",
            "a character sang this song",
            "you sang this song",
        ):
            return call("at_least", call("count", word("character"), word("sang")), 1)
        number = None if self.sees("one of") else self.whole()
        if number is not None and not self.has("or more"):
            return None
        noun = self.noun_or_none()
        if noun is None or noun.chosen or noun.other or noun.zones or not self.has("sang this song"):
            return None
        if noun.many == NO:
            noun.rest.append(word("sang"))
            return call("at_most", noun.counted, 0)
        if number is None:
            if noun.many != ONE:
                return None
            number = 1
        noun.rest.append(word("sang"))
        if self.first_choice is None or mentions(self.first_choice.target, "in_discard"):
            self.speak_of(call("every", *noun.properties()), noun.types)
        return call("at_least", noun.counted, number)

    def was_sung(self) -> Expr | None:
        """Read "no characters sang it", "a character sang that song", of the song that set the ability off."""
        if self.any_of("no character|characters sang it", "no character|characters sang that song"):
            return call("not_", call("was_sung", CAUSE))
        if self.any_of("it|that song? wasn't sung", "you didn't sing it"):
            return call("not_", call("was_sung", CAUSE))
        if self.any_of("a character sang it", "a character sang that song", "it|that song? was sung", "you sang it"):
            return call("was_sung", CAUSE)
        return None


def is_such(target: Expr, quality: Expr) -> Expr:
    """Say that it has this quality; that it has more than a chosen one, said of that one, lest none was chosen."""
    above = quality.named.get("above")
    if not isinstance(above, Expr) or not above.args or not mentions(quality, "it") or target == IT:
        return call("is_", target, quality)
    (other,) = above.args
    return call("is_", other, call(quality.word, below=call(above.word, target)))


def kind_of(noun: Noun) -> list[Expr]:
    """List the properties of a kind of card; that it is a character is not said where a classification is told."""
    properties = noun.properties()
    if noun.types == ["character"] and len(properties) > 1 and not noun.as_card:
        return properties[1:]
    return properties


def played_with_shift(card: Expr) -> Expr:
    return word("used_shift") if card == THIS else call("used_shift", card)
