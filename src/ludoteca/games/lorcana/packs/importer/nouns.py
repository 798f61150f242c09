"""Noun phrases: which cards a text speaks of, as properties and targets of the effect language."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.cursor import CAUSE, IT, THIS, Choice
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, either, word
from ludoteca.games.lorcana.packs.importer.lexicon import ALL, ANY, NO, ONE, SOME, TYPES, UP_TO, Noun
from ludoteca.games.lorcana.packs.importer.qualities import Qualities

EACH_OPPONENTS = "of|from each opponent"
KNOWN_PLAYER: Final = ("active_player", "cause_player", "choosing_player")
"""Players whom the moment tells, so that cards can be theirs."""
OUT_OF_PLAY: Final = (
    "inks",
    "inks_from",
    "discards",
    "discards_some",
    "discarded",
    "opponent_discards",
    "enters_discard",
)
"""Moments of cards that are no others in play: they go to an inkwell or a discard."""
FIGHTING: Final = {"challenged", "challenger"}
"""The two of a challenge."""


class Nouns(Qualities):
    """Productions for noun phrases."""

    def noun(self) -> Noun | None:
        """Read a noun phrase that speaks of some cards."""
        noun = self.noun_or_none()
        return None if noun is not None and noun.many == NO else noun

    def sort(self) -> Noun | None:
        """Read a noun phrase that tells what sort of cards is meant, not how many of them."""
        noun = self.noun()
        return None if noun is not None and noun.many in (SOME, UP_TO, ANY) else noun

    def noun_or_none(self) -> Noun | None:
        """Read a noun phrase that may speak of no cards at all: no characters."""
        noun = Noun()
        return self.attempt(lambda: self.phrase(noun))

    def phrase(self, noun: Noun) -> Noun | None:
        self.quantity(noun)
        self.adjectives(noun)
        if not self.head(noun):
            return None
        while self.post(noun):
            pass
        if noun.joined_by_and and not noun.plural:
            return None
        if noun.chosen and (noun.many == ALL or (noun.many == ONE and noun.plural)):
            return None
        if noun.plural and not noun.many:
            noun.many = ALL
        noun.settle()
        self.leave_out_the_foe(noun)
        self.leave_out_what_is_no_such_card(noun)
        return None if self.other_than_another(noun) else noun

    def leave_out_the_foe(self, noun: Noun) -> None:
        """Mean by "another chosen opposing character", once one of yours fights, another than its foe."""
        fights = bool(FIGHTING & {self.card.word, str(self.set_off_by)})
        if fights and noun.chosen and noun.other and noun.side == "opposing":
            noun.other = False
            noun.rest += [call("non", call("among", word(one))) for one in sorted(FIGHTING)]

    def cause_so_far(self) -> Expr | None:
        """Return the card that set the ability off, or what is put off to a moment, if it is another than this one."""
        return self.set_off_by or (self.card if self.card not in (THIS, IT) else None)

    def leave_out_what_is_no_such_card(self, noun: Noun) -> None:
        """Mean by "your other characters", said by an item or an action, others than the one that set it off."""
        cause = self.cause_so_far()
        own = self.reads_foe or self.kind in noun.types or "card" in noun.types
        if cause is None or own or not noun.other or noun.chosen or self.first_choice is not None:
            return
        if noun.many in (ALL, NO, "") and self.set_off_by_such(noun):
            noun.other = noun.bare_other = False
            noun.rest.append(call("non", call("among", cause)))

    def other_than_another(self, noun: Noun) -> bool:
        """Tell whether it speaks of all others than a card that is not this: the language can only say the latter.

        Of one's own characters there are as many others than one of them that was chosen as than this one: they can be
        counted.
        """
        if self.all_but_those_chosen(noun):
            return False
        if not noun.bare_other or noun.many not in (ALL, "") or any(part.word == "same_name" for part in noun.rest):
            return False
        if self.set_off_by is not None:
            return self.set_off_by_such(noun)
        if self.first_choice is None or self.counts_own_others(noun, self.first_choice):
            return False
        kinds = self.first_choice.kinds
        return not kinds or "card" in (*kinds, *noun.types) or any(kind in noun.types for kind in kinds)

    def set_off_by_such(self, noun: Noun) -> bool:
        """Tell whether the card that set the ability off is of a type spoken of; a song is no other character."""
        kinds = self.subject_types
        if self.moments and all(map(self.sets_off_elsewhere, self.moments)) and not noun.zones:
            return False
        return not kinds or "card" in (*kinds, *noun.types) or any(kind in noun.types for kind in kinds)

    def sets_off_elsewhere(self, moment: Expr) -> bool:
        """Tell whether such a moment is of no card of yours in play, so that your other cards are others than this."""
        return moment.word in OUT_OF_PLAY or word("opposing") in (moment.args or ())

    def counts_own_others(self, noun: Noun, choice: Choice) -> bool:
        """Tell whether it is "for each other character you have in play", after one of yours was chosen; or such a
        one with the name that this character has.
        """
        own = self.kind == "character" and noun.side == "yours" and noun.types == ["character"]
        if own and self.counts and word("yours") not in (choice.target.args or ()):
            return True
        yours = word("yours") in (choice.target.args or ())
        named = bool(noun.rest) and all(part.word == "named" for part in noun.rest)
        return own and choice.kinds == ["character"] and (named if noun.rest else yours)

    def quantity(self, noun: Noun) -> None:
        mark = self.mark()
        if self.sees("each of up|any"):
            self.has("each of")
        if self.any_of("any number of", "any number"):
            noun.many = ANY
        elif self.has("up to"):
            number = self.whole()
            if number is None:
                self.back(mark)
                return
            noun.many, noun.number = UP_TO, number
            self.has("of")
        elif self.any_of("one or more of", "1 or more of", "each of", "one of"):
            each = self.tokens[mark.index].low == "each"
            noun.many = ALL if each else ONE
        elif self.sees("each opponent's"):
            pass
        elif self.any_of("all of", "all the", "all", "each", "every"):
            noun.many = ALL
        elif self.sees("the cards under"):
            self.has("the")
            noun.many = ALL
        elif self.has("another"):
            noun.other = True
            if self.any_of("one of"):
                noun.many = ONE
            if self.sees("of your"):
                self.has("of")
            number = None if noun.many else self.whole()
            noun.many, noun.number = (ONE, 1) if number is None else (SOME, number)
        elif self.any_of("a", "an", "any"):
            noun.many = ONE
            noun.any_said = self.tokens[self.index - 1].low == "any"
        elif self.has("no"):
            noun.many = NO
        else:
            number = self.whole()
            if number is not None:
                noun.many, noun.number = (ONE, 1) if number == 1 else (SOME, number)
                self.has("of")
        if self.has("other"):
            noun.other = noun.bare_other = True
        if self.has("chosen"):
            noun.chosen = True
            noun.many = noun.many or ONE

    def adjectives(self, noun: Noun) -> None:
        """Read everything before the noun itself."""
        while True:
            side = self.their()
            if side is not None:
                noun.side = side
            elif self.player is not None and self.player.word in KNOWN_PLAYER and self.has("their"):
                noun.rest.append(call("of", self.player))
            elif self.has("opposing") or self.any_of(
                "one of your opponents'", "your opponents'", "opponents'", "each opponent's", "opponent's"
            ):
                noun.side = "opposing"
            elif self.any_of("other", "another"):
                noun.other = True
            elif self.has("chosen"):
                noun.chosen = True
                noun.many = noun.many or ONE
            elif self.has("non-character"):
                noun.rest.append(call("non", word("character")))
            elif self.sees_other_class():
                token = self.token()
                assert token is not None
                noun.rest.append(call("non", word("character"), call("classed", token.raw[len("non-") :])))
                self.step()
            elif self.has("non-song"):
                noun.rest.append(word("not_song"))
            elif self.sees("damaged|undamaged|exerted|ready"):
                token = self.token()
                assert token is not None
                noun.rest.append(word(token.low))
                self.step()
            elif self.sees("amber|amethyst|emerald|ruby|sapphire|steel"):
                noun.rest.append(self.ink_list(noun))
            else:
                classes = self.attempt(self.class_list)
                if classes is None:
                    return
                noun.rest.append(call("classed", *classes))
                noun.joined_by_and = noun.joined_by_and or (len(classes) > 1 and self.listed_by_and())

    def sees_other_class(self) -> bool:
        """Tell whether a classification that the cards have not is next (Non-Hero), and that they are characters."""
        token, after = self.token(), self.token(1)
        if token is None or after is None or not token.low.startswith("non-"):
            return False
        return token.raw[len("non-") :] in self.classes and after.low in ("character", "characters")

    def listed_by_and(self) -> bool:
        """Tell whether the list of classifications just read ended with and rather than or."""
        index = self.index - 1
        while index and self.tokens[index].low not in ("and", "or"):
            index -= 1
        return self.tokens[index].low == "and"

    def ink_list(self, noun: Noun) -> Expr:
        """Ink types joined by commas, or."""
        inks: list[Expr] = []
        while True:
            token = self.token()
            assert token is not None
            inks.append(call("of_ink", token.low))
            self.step()
            mark = self.mark()
            if not self.any_of(", or|and", "or|and", ",") or not self.sees(
                "amber|amethyst|emerald|ruby|sapphire|steel"
            ):
                self.back(mark)
                return either(inks)
            noun.joined_by_and = noun.joined_by_and or self.tokens[self.index - 1].low == "and"

    def head(self, noun: Noun) -> bool:
        token = self.token()
        if token is not None and token.low in TYPES:
            self.type_list(noun)
            return True
        if not any(part.word == "classed" for part in noun.rest):
            return False
        before = self.tokens[self.index - 1].raw
        several = before not in self.classes and before.endswith("s")
        if not (noun.chosen or noun.side or noun.many or several):
            return False
        noun.types = ["character"]
        noun.plural = noun.plural or several
        return True

    def type_list(self, noun: Noun) -> None:
        while True:
            token = self.token()
            assert token is not None
            self.step()
            kind = TYPES[token.low]
            noun.plural = noun.plural or token.low.endswith("s")
            if kind == "card" and noun.types:
                noun.as_card = True
                return
            noun.types.append(kind)
            if kind == "card":
                noun.as_card = True
            after = self.token()
            if after is not None and after.low in ("card", "cards") and kind != "card":
                self.step()
                noun.as_card = True
                noun.plural = after.low == "cards"
            mark = self.mark()
            joined = self.any_of(", or|and|and/or", "or|and|and/or", ",")
            following = self.token()
            if not joined or following is None or following.low not in TYPES or not self.list_goes_on():
                self.back(mark)
                return
            noun.joined_by_and = noun.joined_by_and or self.tokens[self.index - 1].low == "and"

    def list_goes_on(self) -> bool:
        """Tell after a comma in a list of types whether it really is a list, closed by or, and, and/or."""
        before = self.tokens[self.index - 1]
        if before.raw != ",":
            return True
        index = self.index
        while index < len(self.tokens) and (self.tokens[index].low in TYPES or self.tokens[index].raw == ","):
            index += 1
        return index < len(self.tokens) and self.tokens[index].low in ("or", "and", "and/or")

    def group_in_play(self) -> Expr | None:
        """Read "a character you have in play", "one of your other characters": whichever of them."""
        noun = self.noun()
        if noun is not None and noun.zones and not noun.as_card:
            self.leave_zone(noun)
        buried = noun is not None and noun.zones == ["in_discard"] and self.tokens[self.index - 3].low == "in"
        if noun is not None and buried and noun.many == ONE and not noun.chosen and not noun.other and not noun.side:
            return call("every", *noun.properties())
        if noun is None or noun.many != ONE or noun.chosen or noun.zones or not noun.side or noun.as_card:
            return None
        return (
            None if noun.other and (self.kind == "action" or self.card != THIS) else call("every", *noun.properties())
        )

    def leave_zone(self, noun: Noun) -> None:
        """Go back before "from your discard", which says where the other cards are, not these."""
        noun.zones = []
        while self.tokens[self.index].low not in ("from", "in"):
            self.index -= 1

    def others_of_none(self, noun: Noun) -> bool:
        """Tell whether it speaks of all other cards, and it is not told than which: in an action, or after a choice."""
        same_name = any(part.word == "same_name" for part in noun.rest)
        unclear = self.kind == "action" or (noun.bare_other and self.first_choice is not None)
        return unclear and noun.many == ALL and noun.other and not same_name

    def or_another_kind(self, first: Noun) -> Noun | None:
        """Read a character card or an item card from your discard; chosen item or chosen location: either is meant."""
        second = self.noun() if self.has("or") else None
        if second is None or first.many != ONE or second.many != ONE or first.other or second.other:
            return None
        if first.chosen != second.chosen or first.at_location or second.at_location:
            return None
        shared = first.side == second.side and first.zones == second.zones
        if not shared and not (first.as_card and second.zones and not first.side and not first.zones):
            return None
        second.kinds = [first.alone(), second.alone()]
        second.types = list(dict.fromkeys([*first.types, *second.types]))
        return second

    def all_but_those_chosen(self, noun: Noun) -> bool:
        """Tell whether an action speaks of all cards but those that the players have just chosen, one each; or but the
        only one that was chosen.
        """
        if self.kind != "action" or not noun.bare_other or noun.many != ALL:
            return False
        choice = self.first_choice
        alone = choice is not None and choice.target.word == "chosen" and choice.kinds == noun.types and self.as_target
        alone = alone and self.player is None
        return self.each_chose or (alone and choice is not None and self.card.means == choice.target.key)

    def buried_cards(self) -> Expr | None:
        """Read all cards that were under a card that has left play; all cards from under another card than this."""
        if self.any_of(
            "all the? cards from under", "all the? cards under", "the card|cards from? under", "those cards from? under"
        ):
            if self.attempt(self.this_once_gone) is not None:
                return call("were_under", THIS)
            if (top := self.target()) == THIS:
                return call("every", word("card"), word("under_this"))
            if top is not None and self.has_left(top):
                self.of_the_past = True
                return call("were_under", top)
            alone = top is not None and (top.word == "chosen" and not isinstance((top.args or (0,))[0], int))
            alone = alone or (top is not None and top.word == "every" and word("yours") in (top.args or ()))
            return call("all_under", top) if top is not None and (alone or top in (IT, CAUSE)) else None
        if self.any_of("all the? cards that were under", "the cards that were under", "each card that was under"):
            top = self.gone_card()
            return None if top is None else call("were_under", top)
        return self.some_buried()

    def some_milled(self) -> Expr | None:
        """Read "one of those cards", "up to 2 of them", of several that just went from your deck to your discard."""
        if not self.milled or self.card != IT:
            return None
        among = call("among", self.card)
        if self.any_of("one of those cards", "one of them"):
            return call("chosen", word("card"), among, word("in_discard"))
        read = self.reads("up to", self.whole, "of")
        if read is None or not self.any_of("those cards", "them"):
            return None
        return call("up_to", read[0], word("card"), among, word("in_discard"))

    def some_buried(self) -> Expr | None:
        """Read one of the cards that were under a card; a card from under one of your characters; up to 2 of them."""
        most = 0
        if self.has("up to"):
            number = self.whole()
            if number is None:
                return None
            most = number
        elif not self.any_of("one of the", "one of", "a", "one"):
            return None
        self.has("of the")
        if not self.has("card|cards"):
            return None
        if self.has("that was|were under"):
            gone = self.gone_card()
            return None if gone is None else picked(call("were_under", gone), most)
        if not self.any_of("from under", "under"):
            return None
        if self.attempt(self.this_once_gone) is not None:
            return picked(call("were_under", THIS), most)
        if self.sees("each|every"):
            return None  # one from under each of them is not one of all
        top = self.noun()
        if top is not None and top.zones == ["under_this"]:
            self.leave_under_this(top)
        if top is None or top.side != "yours" or top.chosen or top.zones or top.many not in (ONE, ALL):
            return None
        return picked(call("all_under", call("every", *top.properties())), most)

    def has_left(self, card: Expr) -> bool:
        """Tell whether a card spoken of has left play by what the text says of it."""
        if card == CAUSE:
            return self.said("is banished") or self.said("leaves play")
        return card == IT and bool(self.banished) and card.means == self.banished

    def this_once_gone(self) -> Expr | None:
        """Read "from under" this card, where it has just left play: what was under it is elsewhere."""
        if self.tokens[self.index - 2].low not in ("from", "cards"):
            return None
        if not self.this_is_gone() or self.pronoun() != THIS:
            return None
        self.of_the_past = True
        return THIS

    def this_is_gone(self) -> bool:
        """Tell whether this card has left play by what the text says."""
        gone = [f"this {self.kind} {gone}" for gone in ("is banished", "leaves play")]
        return any(self.said(words) for words in (*gone, f"banish this {self.kind} —"))

    def leave_under_this(self, noun: Noun) -> None:
        """Go back before "under this character", which says where the cards go, not where they are."""
        noun.zones = []
        while self.tokens[self.index].low != "under":
            self.index -= 1

    def gone_card(self) -> Expr | None:
        """Read a card that has left play: this one, what set the ability off or was banished, an action's choice."""
        top = self.pronoun()
        self.of_the_past = True
        known = top is not None and bool(self.banished) and top.means == self.banished
        return None if top is None or (top == IT and self.kind != "action" and not known) else top

    def target(self) -> Expr | None:
        """Read the cards that an effect is applied to."""
        if self.counted_theirs is not None and self.has("one of them"):
            return self.refer(self.counted_theirs.target, self.counted_theirs.kinds)
        if (
            self.counted_cards is not None
            and self.first_choice is None
            and self.any_of("one of them", "one of those characters")
        ):
            return self.refer(self.counted_cards.target, self.counted_cards.kinds)
        pronoun = self.attempt(self.pronoun)
        if pronoun is not None:
            return self.refer(pronoun, self.kinds if pronoun == self.card else [])
        buried = self.attempt(self.buried_cards) or self.attempt(self.some_milled)
        if buried is not None:
            return self.refer(buried, ["card"])
        self.as_target = True
        noun = self.noun()
        but_chosen = noun is not None and self.all_but_those_chosen(noun)
        self.as_target = False
        if noun is None or (not noun.many and not noun.chosen):
            return None
        if (noun.chosen or self.choosing) and noun.many == ONE and not noun.side and self.any_of(EACH_OPPONENTS):
            return self.refer(call("one_from_each", *noun.properties("another")), noun.types)
        if self.sees("or a|an|chosen|one"):
            noun = self.attempt(lambda first=noun: self.or_another_kind(first)) or noun  # type: ignore[misc]
        if but_chosen:
            return self.refer(call("every", *noun.properties("another")), noun.types)
        if self.others_of_none(noun):
            return None
        ours = noun.side == "yours" or (self.kind == "location" and word("here") in noun.rest)
        if noun.many not in (ALL, ANY) and not (noun.chosen or ours or noun.zones or self.choosing):
            return None
        return self.refer(noun.target(), noun.types)


def picked(cards: Expr, most: int) -> Expr:
    """Pick one of these cards, or up to so many of them."""
    return call("some_of", most, cards) if most else call("one_of", cards)
