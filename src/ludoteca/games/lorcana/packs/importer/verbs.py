"""What players do: one verb phrase, one effect."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.affects import BOTH_OF_TWO
from ludoteca.games.lorcana.packs.importer.amounts import THAT_MUCH
from ludoteca.games.lorcana.packs.importer.cursor import IT, THIS, YES, YOU
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, either, mentions, steps, word
from ludoteca.games.lorcana.packs.importer.lexicon import (
    ALL,
    ANY,
    NO,
    ONE,
    STATS,
    TYPES,
    UP_TO,
    Noun,
)
from ludoteca.games.lorcana.packs.importer.moving import Moving

THEIR_HAND: Final = call("hand_of", word("card_player"))
"""The hand of the card's own player, while another carries its effect out."""
INKWELL: Final = call("count", word("card"), word("in_inkwell"))


PASSIVE: Final = {"banished": "banish", "exerted": "exert", "readied": "ready"}
AS_YOU_CHOOSE: Final = ",? divided|split|distributed as|however you choose among|between"
"""How a text says that damage is shared out."""
ELSEWHERE: Final = ("in_hand", "in_discard", "in_inkwell", "under_this", "all_under", "were_under", "one_of", "some_of")


class Verbs(Moving):
    """Productions for verb phrases in the imperative, the infinitive or the third person."""

    def deck_act(self) -> Expr | None:
        raise NotImplementedError

    def act(self) -> Expr | None:
        """Read one verb phrase."""
        return self.first(
            self.deck_act,
            self.draw,
            self.discard,
            self.lore,
            self.banish,
            self.return_,
            self.damage,
            self.heal,
            self.move_damage,
            self.inkwell_all,
            self.exert_or_ready,
            self.put,
            self.shuffle,
            self.play,
            self.pay,
            self.give,
            self.double,
            self.move,
            self.reveal,
            self.choose,
        )

    # cards from the deck, lore

    def draw(self) -> Expr | None:
        if not self.has("draw|draws"):
            return None
        if self.any_of("a card", "another card", "an additional card"):
            return call("draw", self.scaled(1))
        if self.has("that many cards"):
            more = self.attempt(lambda: self.whole() if self.has(",? plus") else None)
            if more is not None:
                self.has("more")
            return call("draw", self.counted_before() if more is None else call("plus", self.counted_before(), more))
        if self.has("cards equal to"):
            amount = self.amount()
            return None if amount is None else call("draw", amount)
        if self.any_of("until you have the same number", "cards until you have the same number"):
            self.any_of("of cards in your hand", "of cards in hand", "of cards")
            if self.has("as chosen opponent"):
                self.player = word("chosen_opponent")
                return call("draw_as_many_as", self.player) if self.acting == YOU else None
            return call("draw_as_many_as", self.player or word("chosen_opponent"))
        if self.acting == YOU and self.any_of(
            "cards? until you have as many as chosen opponent",
            "cards until you have as many cards in your? hand as chosen opponent",
        ):
            self.player = word("chosen_opponent")
            return call("draw_as_many_as", self.player)
        if self.any_of("until you|they have", "cards until you|they have"):
            number = self.whole()
            self.has("cards in your|their hand")
            return None if number is None else call("draw_until", number)
        number = self.whole()
        return call("draw", self.scaled(number)) if number is not None and self.has("cards") else None

    def discard(self) -> Expr | None:
        """Choose and discard …; discard your hand; discard at random."""
        if not self.any_of("choose|chooses and discard|discards", "discard|discards"):
            return None
        if self.any_of("your hand", "their hand", "their hands", "all cards in their hand", "all cards in your hand"):
            return call("discard", word("all"))
        if self.has("that many cards"):
            return call("discard", THAT_MUCH)
        if self.any_of("until they have", "cards until they have", "until you have", "cards until you have", "down to"):
            if self.acting != YOU and self.any_of(
                "as many as you",
                "as many cards as you",
                "the same number as you",
                "the same number of cards in hand as you",
                "the same number of cards in their hand as you",
            ):
                self.any_of("have in your hand", "have", "do")
                self.spoke_of_them = True
                return call("discard", call("plus", call("hand_of", YOU), call("times", -1, THEIR_HAND)))
            number = self.whole()
            self.has("cards in? their|your? hand?")
            return None if number is None else call("discard_until", number)
        if self.has("either"):
            return self.discard_either()
        return self.attempt(self.discarded)

    def discarded(self) -> Expr | None:
        noun = self.noun()
        if noun is None or noun.chosen or noun.side or noun.other or noun.many in (NO, ""):
            return None
        if noun.zones not in ([], ["in_hand"]):
            return None
        noun.zones = []
        if self.sees("revealed this way"):
            words = [token.low for token in self.tokens[: self.index]]
            if "hand" not in words or self.acting == YOU or not self.has("revealed this way"):
                return None
        kinds = [part for part in noun.properties() if part.word != "card"]
        amount: Expr | int = word("any") if noun.many == ANY else noun.number
        if noun.many == ALL and kinds:
            amount = word("all")
        elif noun.many == ALL:
            return None
        if noun.many == ONE and self.sees("for each"):
            counted = self.scaled(1)
            if self.acting != YOU and (not isinstance(counted, Expr) or counted.word != "damage_on"):
                return None
            amount = counted
        made = call("discard", amount, *kinds)
        if noun.many == UP_TO:
            if self.sees("at random") or self.sees("of your choice"):
                return None
            made = made.with_named(up_to=YES)
        if self.has("at random"):
            made = made.with_named(at_random=YES)
        elif self.has("of your choice"):
            made = made.with_named(chooser=YOU)
        elif self.acting != YOU:
            self.has("of their choice")
        self.speak_of(IT, noun.types)
        self.discarded_last = True
        self.several = amount != 1 or self.acting.word in ("each_opponent", "each_player", "any_players")
        return made

    def discard_either(self) -> Expr | None:
        """Read either 2 cards or 1 action card."""
        read = self.reads(self.discarded, "or", self.discarded)
        return None if read is None else call("choose_one", read[0], read[1])

    def lore(self) -> Expr | None:
        verb = self.one_of({"gain|gains": "gain_lore", "lose|loses": "lose_lore"})
        if verb is None:
            return None
        if self.has("lore equal to"):
            amount = self.amount()
            return None if amount is None else call(verb, amount)
        if self.has("that much lore"):
            return call(verb, self.counted_before())
        if verb == "lose_lore" and self.acting == YOU and self.has("up to"):
            most = self.whole()
            return call("lose_up_to", most) if most and self.has("lore") else None
        number = 1 if self.sees("an additional lore") and self.has("an") else self.whole()
        return call(verb, self.scaled(number)) if number is not None and self.has("more|additional? lore") else None

    # cards in play

    def banish(self) -> Expr | None:
        if not self.any_of("choose|chooses and banish|banishes", "banish|banishes"):
            return None
        made = self.attempt(self.banish_rest) or self.applied("banish")
        target = made.args[0] if made is not None and made.args else None
        self.banished = target.key if isinstance(target, Expr) else ""
        return made

    def banish_rest(self) -> Expr | None:
        """Read "each player chooses one of their characters and banishes the rest", in an action."""
        choice = self.first_choice
        if (
            self.kind != "action"
            or self.card != IT
            or choice is None
            or not self.any_of(
                "the rest",
                "the others",
                "all others",
                "all the others",
                "all of? their other characters|items|locations",
                "their other characters",
            )
        ):
            return None
        such = [arg for arg in choice.target.args or () if isinstance(arg, Expr)]
        if choice.target.word != "chosen" or len(such) != len(choice.target.args or ()) or word("yours") not in such:
            return None
        return call("banish", call("every", *such, word("another")))

    def applied(self, verb: str) -> Expr | None:
        """Read the verb's target, or two: chosen character and all …"""
        target = self.target()
        if target is None or any(mentions(target, zone) for zone in ELSEWHERE):
            return None
        made = call(verb, target)
        more = self.attempt(self.further_target) if target.args is not None else None
        if more is not None and mentions(more, "at"):
            first = (
                target.word == "chosen" and self.first_choice is not None and self.first_choice.target.key == target.key
            )
            return call("do", call("choose", target), call(verb, more), call(verb, word("former"))) if first else None
        if more is None:
            return made
        self.speak_of(IT.meaning(BOTH_OF_TWO), [])
        return call("do", made, call(verb, more))

    def further_target(self) -> Expr | None:
        if not self.has("and") or not self.sees("all|each|another|up|chosen"):
            return None
        noun = self.noun()
        if noun is None or not self.sees(".|,"):
            return None
        if any(part.word == "same_name" for part in noun.rest):
            noun.other = False
        return self.refer(noun.target(), noun.types)

    def return_(self) -> Expr | None:
        if not self.any_of("choose|chooses and return|returns", "return|returns"):
            return None
        special = self.first(self.random_ink, self.return_two)
        if special is not None:
            return special
        target = self.target()
        if target is None:
            return None
        others = self.attempt(self.namesakes) if target.word == "chosen" else None
        if others is None and target.word == "chosen" and not mentions(target, "in_discard"):
            others = self.attempt(lambda: self.another_chosen("and"))
            if others is not None and mentions(others, "opposing") and self.sees("to|into your hand"):
                return None
        if self.sees_wrong_hand(target) or not self.to_hand():
            return None
        made = call("return_to_hand", target)
        return made if others is None else call("do", made, call("return_to_hand", others))

    def namesakes(self) -> Expr | None:
        """Read … and all other characters with the same name."""
        if not self.has("and") or not self.sees("all|each"):
            return None
        noun = self.noun()
        if noun is None or [part.word for part in noun.rest] != ["same_name"]:
            return None
        noun.other = False
        return noun.target()

    def return_two(self) -> Expr | None:
        """Read an action card and an item card from your discard."""
        first = self.noun()
        if first is None or first.zones or not self.has("and"):
            return None
        second = self.noun()
        if second is None or second.zones != ["in_discard"] or not self.to_hand():
            return None
        first.zones = second.zones
        self.speak_of(IT.meaning(BOTH_OF_TWO), [])
        return call("do", call("return_to_hand", first.target()), call("return_to_hand", second.target()))

    def random_ink(self) -> Expr | None:
        if self.has("cards at random from your|their inkwell to your|their hand until you|they have"):
            left = self.whole()
            if left is None or not self.has("cards in your|their inkwell"):
                return None
            return call("return_ink", call("plus", INKWELL, -left), at_random=YES)
        number = 1 if self.has("a") else self.whole()
        if number is None or not self.any_of(
            "card|cards at random from your|their inkwell to|into your|their hand",
            "card|cards from your|their inkwell to|into your|their hand at random",
        ):
            return None
        return call("return_ink", number, at_random=YES)

    def damage(self) -> Expr | None:
        """Deal damage; put damage counters."""
        if self.has("put|puts"):
            many = self.any_of("that many", "the same number of")
            number: Expr | int | None = THAT_MUCH if many else 1 if self.has("a") else self.whole()
            if number is None or not self.any_of("damage counter|counters on", "damage on"):
                return None
            target = self.target()
            amount = self.scaled(number) if isinstance(number, int) else number
            if target is None:
                return None
            other = self.attempt(lambda: self.another_chosen("and on?"))
            made = call("put_damage", amount, target)
            return made if other is None else call("do", made, call("put_damage", amount, other))
        if not self.has("deal|deals"):
            return None
        if self.any_of("the same amount of damage to", "that much damage to"):
            amount = self.counted_before()
            target = self.target()
            return None if target is None else call("deal", amount, target)
        if self.has("damage"):
            return self.damage_equal()
        if self.sees("them|him|her|it"):
            whom = self.pronoun()
            number = self.whole()
            return call("deal", number, whom) if whom and number is not None and self.has("damage") else None
        number = self.whole()
        if number is None or not self.has("more|additional? damage"):
            return None
        if self.has(AS_YOU_CHOOSE):
            target = self.target()
            if target is not None and target.word == "every":
                target = Expr("any_number", target.args, target.named, target.key)
            return None if target is None else call("deal_divided", number, target)
        if not self.any_of("each to", "to"):
            return call("deal", number, word("same")) if self.sees("instead") else None
        target = self.target()
        if target is not None and target.word == "every":
            target = self.attempt(lambda first=target: self.and_each(first)) or target  # type: ignore[misc]
        if target is None:
            return None
        made = call("deal", self.scaled(number), target)
        more = self.attempt(self.more_damage) or self.attempt(lambda: self.same_damage(number))
        if more is not None:
            return call("do", made, more)
        other = self.attempt(self.other_damage) if self.sees("or") else None
        return made if other is None else call("choose_one", made, other)

    def same_damage(self, number: int) -> Expr | None:
        """Read "… and to this character", "… and chosen opposing character": as much."""
        other = self.another_chosen("and to?")
        return None if other is None else call("deal", number, other)

    def another_chosen(self, joint: str) -> Expr | None:
        """Read after and a second card to which the same is done: a chosen one, unless the preposition is repeated."""
        if not self.has(joint):
            return None
        repeated = self.tokens[self.index - 1].low != "and"
        other = self.target() if repeated or self.sees("chosen|another") else None
        if other is not None and not repeated:
            self.speak_of(IT.meaning(BOTH_OF_TWO), [])
        return other

    def other_damage(self) -> Expr | None:
        """Read "… or 2 damage to chosen location": one of the two."""
        read = self.reads("or", self.whole, "damage to", self.target)
        return None if read is None else call("deal", *read)

    def and_each(self, first: Expr) -> Expr | None:
        """Read … and each location: all of both kinds, at one moment."""
        noun = self.noun() if self.has("and to?") and self.sees("each|all") else None
        if noun is None or noun.many != ALL or noun.chosen or noun.zones or noun.other or not self.sees("."):
            return None
        kinds = [[part for part in first.args or () if isinstance(part, Expr)], noun.properties()]
        alike = [kind[0] if len(kind) == 1 else call("matching", *kind) for kind in kinds]
        return self.refer(call("every", either(alike)), [])

    def more_damage(self) -> Expr | None:
        """Read … and 1 damage to another chosen character, or, in an action, to each other one than the first."""
        read = self.reads("and", self.whole, "damage to")
        if read is None:
            return None
        each_chose, self.each_chose = self.each_chose, self.each_chose or (self.kind == "action" and self.card == IT)
        target = self.target()
        self.each_chose = each_chose
        if target is None:
            return None
        if target.word == "chosen":
            self.speak_of(IT.meaning(BOTH_OF_TWO), [])
        return call("deal", read[0], target)

    def damage_equal(self) -> Expr | None:
        """Damage to X equal to …, damage equal to … to X."""
        if self.has("equal to"):
            amount = self.amount()
            if amount is None or not self.has("to"):
                return None
            target = self.target()
            return None if target is None else call("deal", amount, target)
        if not self.has("to"):
            return None
        before, card, kinds = self.first_choice, self.card, self.kinds
        target = self.target()
        if target is None or not self.has("equal to"):
            return None
        of_gone = self.attempt(lambda: self.amount_of_gone(card, kinds))
        if of_gone is not None:
            return call("deal", of_gone, target)
        amount = self.amount()
        if amount is None:
            return None
        if target.word in ("chosen", "up_to", "any_number") and isinstance(amount, Expr) and mentions(amount, "it"):
            clear = before is None and self.set_off_by is None and self.foe is None
            return self.deal_own(amount, target) if clear and target.word == "chosen" else None
        return call("deal", amount, target)

    def amount_of_gone(self, card: Expr, kinds: list[str]) -> Expr | None:
        """Read "the returned character's cost": of what left play before, not of the target just named."""
        gone = "banished|returned|discarded|exerted"
        told = self.sees(f"the {gone}") or self.sees("the {s}|{w}|{l} of the exerted")
        told = told or (kinds in (["item"], ["location"]) and self.sees(f"that {kinds[0]}'s"))
        if card != IT or not told:
            return None
        target, its_kinds = self.card, self.kinds
        self.speak_of(card, kinds)
        amount = self.first(self.stat_possessive, self.stat_of)
        self.speak_of(target, its_kinds)
        return amount

    def deal_own(self, amount: Expr, target: Expr) -> Expr:
        """Damage equal to a value of the chosen card itself: it is chosen first."""
        return call("do", call("choose", target), call("deal", amount, IT))

    def heal(self) -> Expr | None:
        if not self.has("remove|removes"):
            return None
        amount: Expr | int | None
        up_to = self.has("up to")
        if not up_to and self.has("all"):
            amount = word("all")
        else:
            amount = 1 if not up_to and self.sees("a damage counter") and self.has("a") else self.whole()
        if amount is None or not self.has("damage counter|counters?"):
            return None
        shared = self.attempt(self.healed_in_all) if up_to else None
        if shared is not None:
            return call("heal_divided", amount, shared)
        if not self.any_of("each from", "from"):
            if not self.sees("instead"):
                return None
            same = call("heal", amount, word("same"))
            return same if up_to or isinstance(amount, Expr) else same.with_named(exactly=YES)
        target = self.target()
        if target is None:
            return None
        amount = self.scaled(amount) if isinstance(amount, int) else amount
        further = (
            self.attempt(lambda: self.reads("and up to", self.whole, "damage from", self.target)) if up_to else None
        )
        if further is not None:
            return steps([call("heal", amount, target), call("heal", *further)])
        other = self.attempt(lambda: self.another_chosen("and from?"))
        healed = [call("heal", amount, one) for one in (target, other) if one is not None]
        exactly = not up_to and isinstance(amount, int)
        return steps([one.with_named(exactly=YES) if exactly else one for one in healed])

    def healed_in_all(self) -> Expr | None:
        """Read after "up to 4 damage" that it is divided among any number of your characters."""
        ahead = self.has(AS_YOU_CHOOSE)
        if not ahead and not self.has("from"):
            return None
        several = self.any_of("one|1 or more of", "any number of chosen?")
        noun = self.noun()
        if noun is None or not several or noun.many != ALL or noun.zones or noun.other or noun.rest:
            return None
        if not ahead and not self.has(",? divided as you choose"):
            return None
        noun.many, noun.chosen = ANY, True
        return self.refer(noun.target(), noun.types)

    def move_damage(self) -> Expr | None:
        if not self.has("move|moves"):
            return None
        freely = self.has("any number of")
        up_to = freely or self.has("up to")
        amount: Expr | int | None = word("all") if freely or (not up_to and self.has("all")) else self.whole()
        if amount is None and not up_to and self.has("a"):
            amount = 1
        if amount is None or not self.any_of("damage counter|counters from", "damage from"):
            return None
        first = self.first_choice
        chosen_first = self.kind == "action" and self.card == IT and first is not None and first.kinds == ["character"]
        others = chosen_first and self.has("all other characters to that|the chosen? character")
        source = call("every", word("character"), word("another")) if others else self.target()
        if source is None or not (others or self.has("to")):
            return None
        if source == THIS and self.sees("that character|location"):
            self.speak_of_cause()
        goal = word("former") if others else self.target()
        if goal is None:
            return None
        made = call("move_damage", amount, source, goal)
        return made.with_named(up_to=YES) if up_to else made

    def inkwell_all(self) -> Expr | None:
        if not self.any_of("exert|exerts", "ready|readies"):
            return None
        verb = "exert_ink" if self.tokens[self.index - 1].low.startswith("e") else "ready_ink"
        if self.any_of("all cards in your|their inkwell", "all the cards in your|their inkwell"):
            return self.kept_exerted(call(verb, word("all")))
        up_to = self.has("up to")
        number = 1 if not up_to and self.has("a|an") else self.whole()
        self.has("ready" if verb == "exert_ink" else "exerted")
        if number is None or (up_to and verb == "exert_ink") or not self.has("card|cards in your|their inkwell"):
            return None
        return self.kept_exerted(call(verb, number))

    def kept_exerted(self, made: Expr) -> Expr:
        """Read "those cards can't ready at the start of their next turn", after ink was exerted."""
        late = "can't ready at the start of their next turn"
        if made.word == "exert_ink" and self.any_of(f". those cards {late}", f". they {late}", f"and they {late}"):
            return made.with_named(stay=YES)
        return made

    def exert_or_ready(self) -> Expr | None:
        if self.any_of("choose|chooses and exert|exerts", "exert|exerts", "{e}"):
            return self.applied("exert")
        if self.any_of("choose|chooses and ready|readies", "ready|readies"):
            made = self.applied("ready")
            if made is None:
                return None
            return call("after_challenge", made) if self.has("after the challenge") else made
        return None

    def double(self) -> Expr | None:
        """Read "double chosen character's {S} this turn": it gets as much more as it has then."""
        if not self.has("double|doubles"):
            return None
        own = self.attempt(self.possessor)
        if own is None:
            read = self.reads("the", self.symbol, "of", self.target)
            own = None if read is None else (read[1], read[0])
        until = None if own is None else self.until()
        if own is None or own[1] not in STATS or until is None:
            return None
        target, stat = own[0], STATS[own[1]]
        if target.word == "chosen" and not isinstance((target.args or ("",))[0], int):
            made = Expr("gets", (IT,), {stat: call(f"{stat}_of", IT), "until": until})
            return call("do", call("choose", target), made)
        return (
            Expr("gets", (target,), {stat: call(f"{stat}_of", target), "until": until})
            if target in (THIS, IT)
            else None
        )

    def possessor(self) -> tuple[Expr, str] | None:
        """Read "chosen character's {S}", "this character's {S}", "their {S}"."""
        if self.has("this character's|location's"):
            symbol = self.symbol()
            return None if symbol is None else (THIS, symbol)
        if self.any_of("their|his|her|its", "that character's") and self.card in (THIS, IT) and not self.several:
            symbol = self.symbol()
            return None if symbol is None else (self.card, symbol)
        noun = self.of_chosen()
        symbol = None if noun is None else self.symbol()
        return None if noun is None or symbol is None else (self.refer(noun.target(), noun.types), symbol)

    def of_chosen(self) -> Noun | None:
        """Read "chosen opposing character's": of which card something is spoken."""
        noun = Noun()
        self.quantity(noun)
        self.adjectives(noun)
        token = self.token()
        kind = "" if token is None else token.low.removesuffix("'s")
        if token is None or kind == token.low or kind not in TYPES or not noun.chosen or noun.many != ONE:
            return None
        self.step()
        noun.types = [TYPES[kind]]
        return noun

    # looking and choosing

    def reveal(self) -> Expr | None:
        """Read hands revealed or looked at; a card shown from the hand."""
        if self.has("look|looks at"):
            if self.has("each opponent's hand"):
                return call("look_at_hand", word("each_opponent"))
            if self.has("chosen opponent's hand"):
                self.player = word("chosen_opponent")
                return call("look_at_hand", self.player)
            if self.player is not None and self.any_of("that opponent's|player's hand", "their hand"):
                return call("look_at_hand", self.player)
            return None
        if not self.has("reveal|reveals"):
            return None
        if self.any_of("your hand", "their hand"):
            return call("reveal_hand", YOU)
        noun = self.noun()
        if noun is None or noun.zones != ["in_hand"] or noun.many not in (ONE, UP_TO):
            return None
        noun.zones = []
        noun.side = ""
        self.speak_of(IT, noun.types)
        made = call("reveal_from_hand", *noun.properties())
        self.several = noun.many == UP_TO
        return made.with_named(up_to=noun.number) if noun.many == UP_TO else made

    def choose(self) -> Expr | None:
        """Choose a card, for what follows."""
        if not self.has("choose|chooses"):
            return None
        self.choosing = True
        target = self.target()
        self.choosing = False
        if target is None:
            return None
        done = self.attempt(self.chosen_to) if target.word in ("chosen", "up_to") else None
        return call(done or "choose", target)

    def chosen_to(self) -> str | None:
        """Read after "chooses one of their characters" for what: "to ready", "to return to their hand"."""
        if self.any_of("to return to their|your hand", "to be returned to their|your hand"):
            return "return_to_hand"
        verb = self.one_of({"to banish|exert|ready": "", "to be banished|exerted|readied": ""})
        if verb is None or not (self.over or self.sees(".|,|and")):
            return None
        return PASSIVE.get(self.tokens[self.index - 1].low, self.tokens[self.index - 1].low)
