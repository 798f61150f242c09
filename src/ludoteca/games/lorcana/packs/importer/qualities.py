"""What is said after a noun, of what kind the cards are; and pronouns: what this, it, them, that character mean."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.cursor import CAUSE, IT, THIS
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, either, mentions, word
from ludoteca.games.lorcana.packs.importer.lexicon import (
    ALL,
    ANY,
    DIFFERENT,
    IN_PLAY,
    ONE,
    SOME,
    STATS,
    TOTAL_COST,
    TYPES,
    UP_TO,
    Lexicon,
    Noun,
)

GENDERED: Final = ("named", "king", "queen", "prince", "princess", "princesses", "princes", "kings", "queens")
"""Words after which one card can be called he or she."""
SEVERAL: Final = (UP_TO, ANY, SOME)
"""How many cards are chosen, where it may be said that they differ."""
ONE_PLAYER: Final = ("chosen_opponent", "chosen_player", "cause_player", "active_player", "choosing_player")
"""Players of whom there is one, so that a card can be theirs."""


PAST_DEEDS: Final = {
    "quested_this_turn": ("quested", "quest"),
    "made_challenge": ("challenged", "challenge"),
    "sang_this_turn": ("sang|sung a? song|songs?", "sing a? song|songs?"),
    "moved": ("moved to? a? location?", "move to? a? location?"),
}
"""What a card may have done this turn, in the past and after "didn't"."""
SUFFERED: Final = {
    "challenged_this_turn": "challenged",
    "damaged_this_turn": "damaged|dealt damage?",
    "played_this_turn": "played",
}
"""What may have been done to a card this turn."""
HAS: Final = {
    "no damage": word("undamaged"),
    "any? damage": word("damaged"),
    "{c}": word("inkable"),
    "a card under it|them|him|her": word("over_card"),
    "cards under it|them": word("over_card"),
    "no cards under it|them|him|her": word("over_nothing"),
}
"""What a card is like that has such a thing."""


OPPOSITE: Final = {"exerted": "ready", "ready": "exerted", "damaged": "undamaged", "undamaged": "damaged"}
"""What a card is like that is not in this state."""
REMOVING: Final = ("banish", "banishes", "return", "returns", "shuffle", "shuffles")
"""Verbs after which, in another sentence, nobody is at a location that they were said of."""
THEIR_PLAYS: Final = "that opponent|player plays"
"""How a text speaks of the cards of the opponent whose turn it is."""


def exceeds_nothing(quality: Expr) -> bool:
    """Tell whether it is more than something of a card that may not have been chosen, which any card would be."""
    return "above" in quality.named and mentions(quality, "it")


class Qualities(Lexicon):
    """Productions for what follows a noun, and for pronouns."""

    def post(self, noun: Noun) -> bool:
        """Read one qualification after the noun; False if there is none."""
        if (
            self.has("of yours")
            or self.any_of("you have in play", "that you have in play")
            or (self.sees("you have with|named") and self.has("you have"))
        ):
            noun.side = "yours"
            noun.in_play = noun.in_play or self.tokens[self.index - 1].low == "play"
            self.spoke_of_you = True
        elif self.any_of("you have here", "you have at this location"):
            noun.side = "yours"
            self.spoke_of_you = True
            noun.rest.append(word("here"))
        elif self.any_of("you have at a location", "you have at locations"):
            noun.side = "yours"
            self.spoke_of_you = True
            noun.rest.append(word("at_location"))
        elif self.any_of("opponents have in play", "your opponents have in play", "an opponent has in play"):
            noun.side = "opposing"
            noun.in_play = True
        elif self.any_of("in play", "from play"):
            noun.in_play = True
        elif self.any_of("here", "at this location", "that was|were here") or (
            self.kind == "location" and self.any_of("from here", "from this location")
        ):
            noun.rest.append(word("here"))
        elif (
            self.kind == "character"
            and self.any_of("at this character's location", "at the location this character is at")
        ) or (
            self.is_beside_this()
            and (
                self.any_of(
                    "at|in the same location as this character|him|her",
                    "at|in the same location",
                    "at his|her location",
                )
                or (self.said_where() and self.any_of("at that location", "there"))
            )
        ):
            noun.rest.append(word("at_same_location"))
        elif self.any_of("at a location", "at locations", "at any location"):
            noun.rest.append(word("at_location"))
        elif self.any_of("not at a location", "who|that isn't|aren't at a location", "not at any location"):
            noun.rest.append(word("away"))
        elif "location" not in noun.types and (place := self.attempt(self.known_place)) is not None:
            noun.rest.append(call("at", place))
        elif self.acting.word != "you" and self.any_of("of theirs", "they have in play"):
            noun.side = "yours"
            self.spoke_of_them = True
        elif self.player is not None and self.player.word in ONE_PLAYER and self.has("of theirs"):
            noun.rest.append(call("of", self.player))
        else:
            return self.attempt(lambda: self.longer_post(noun)) is True
        return True

    def said_where(self) -> bool:
        """Tell whether the text has said that this character is at a location, so that it can be spoken of."""
        return self.said("this character is at a location") or self.said("this character quests while at a location")

    def known_place(self) -> Expr | None:
        """Read "at chosen location", "there", "at that location", of one that was chosen or spoken of."""
        if self.sees("at chosen location"):
            self.step(2)
            yours = [word("yours")] if self.has("location of yours") or not self.has("location") else []
            return self.refer(call("chosen", word("location"), *yours), ["location"])
        if not self.any_of("there", "at that location") or self.sees("for free") or self.card == THIS:
            return None
        if self.tokens[self.index - 1].low == "there" and not self.moved and "location" not in self.kinds:
            return None
        begins = max((index for index in range(self.index) if self.tokens[index].raw == "."), default=0)
        return None if any(token.low in REMOVING for token in self.tokens[:begins]) else self.place_of()

    def is_beside_this(self) -> bool:
        """Tell whether the location spoken of without a name can only be that of this character."""
        alone = self.card == THIS and self.first_choice is None and self.set_off_by is None
        return self.kind == "character" and alone and not self.moved

    def longer_post(self, noun: Noun) -> bool | None:
        if self.among and self.any_of(
            "from among them", "from among those cards", "from among the revealed cards", "among them"
        ):
            self.among = False
            return True
        if self.milled and self.card == IT and self.any_of("from among them", "from among those cards", "among them"):
            noun.zones.append("in_discard")
            noun.rest.append(call("among", self.card))
            return noun.as_card or None
        if self.milled and self.card == IT and self.put_there_this_way():
            noun.zones.append("in_discard")
            noun.rest.append(call("among", self.card))
            return noun.as_card or None
        denied = self.any_of("not", "who|that isn't|aren't") if self.sees_denied_name() else False
        if self.has("named"):
            names = self.names("and" if noun.plural and not denied else "or")
            if names is None:
                return None
            named = call("named", *names)
            noun.rest.append(call("non", named) if denied else named)
            return True
        if self.differs and self.any_of("with different names", "with the same name in|.|,"):
            self.same_names = self.tokens[self.index - 1].low != "names"
            self.index -= 1 if self.same_names else 0
            self.differs = False
            return True
        if noun.many in SEVERAL and self.has("at different locations"):
            noun.rest.append(call(DIFFERENT, word("locations")))
            return True
        if self.has("with"):
            if self.sees("the highest|greatest|lowest"):
                return self.attempt(lambda: self.with_extreme(noun))
            quality = self.attempt(self.with_different) if noun.many in SEVERAL else None
            quality = quality or self.quality()
            if quality is None or exceeds_nothing(quality):
                return None
            noun.rest.append(quality)
            if not self.sees("each turn"):
                self.has("each")
            while self.sees("and") and (more := self.attempt(lambda: self.and_quality(noun))) is not None:
                noun.rest.append(more)
                if not self.sees("each turn"):
                    self.has("each")
            return True
        if self.has("without damage"):
            noun.rest.append(word("undamaged"))
            return True
        if self.has("without"):
            keyword = self.keyword_name()
            if keyword is None:
                return None
            noun.rest.append(call("lacking", keyword))
            return True
        if not noun.zones and not (noun.in_play and not noun.as_card) and self.any_of("from|in"):
            return self.zone(noun)
        if not noun.zones and self.under_this_card():
            noun.zones.append("under_this")
            return True
        if not noun.side and not noun.chosen and self.attempt(lambda: self.played_by_others(noun)):
            return True
        if not noun.side and not noun.chosen and noun.plural and self.sees("you play enter play"):
            noun.side = "yours"
            return self.has("you play")
        past = self.attempt(lambda: self.past_quality(noun))
        if past is not None:
            noun.rest.append(past)
        elif self.sees("who|that|whose|of") and (had := self.attempt(self.what_they_have)) is not None:
            noun.rest.append(self.or_else(had))
        elif self.sees("who|that is|are") and (state := self.attempt(self.that_is)) is not None:
            noun.rest.append(self.or_else(state))
        elif (
            (self.each_chose or (self.opponents_chose and noun.side == "opposing"))
            and noun.many == ALL
            and self.any_of("not chosen this way", "that wasn't|weren't chosen this way")
        ):
            noun.rest.append(word("another"))
        elif self.any_of("that isn't a song card?", "that aren't songs"):
            noun.rest.append(word("not_song"))
        elif self.sees("who|that isn't|aren't") and (state := self.attempt(self.that_is_not)) is not None:
            noun.rest.append(state)
        elif self.any_of("who|that isn't a|an", "who|that aren't"):
            return self.other_class(noun)
        elif self.any_of("that has|have a card under it|them|him|her"):
            noun.rest.append(word("over_card"))
        elif self.has("that sang this song"):
            noun.rest.append(word("sang"))
        elif self.any_of("other than this character|item|location|card", "other than this one"):
            noun.other = True
        elif self.has("you removed damage from this way"):
            noun.rest.append(word("just_healed"))
        else:
            return None
        return True

    def put_there_this_way(self) -> bool:
        """Read "put into your discard this way" of cards that something is done with, not of those that are counted."""
        index = self.index
        if self.has("put into your discard this way") and not self.sees(".|,") and not self.over:
            return True
        self.index = index
        return False

    def played_by_others(self, noun: Noun) -> bool | None:
        """Read characters your opponents play, that opponent plays, where it tells how they enter play."""
        if self.said_of_their_turn() and self.has(THEIR_PLAYS):
            noun.rest.append(call("of", word("active_player")))
        elif self.any_of("your? opponents play|plays"):
            noun.side = "opposing"
        else:
            return None
        return True if self.sees("enter|enters play exerted") else None

    def said_of_their_turn(self) -> bool:
        """Tell whether the text speaks of what holds during an opponent's turn."""
        return self.said("during an opponent's turn ,") or self.said("during opponents' turns ,")

    def sees_denied_name(self) -> bool:
        return self.sees("not named") or self.sees("who|that isn't|aren't named")

    def other_class(self, noun: Noun) -> bool | None:
        """Read after "that isn't a" a classification that the cards have not."""
        classes = self.class_list()
        if classes is None or noun.types != ["character"]:
            return None
        self.has("character|characters")
        noun.rest.append(call("non", word("character"), call("classed", *classes)))
        return True

    def that_is(self) -> Expr | None:
        """Read "that's at a location", "that is exerted"."""
        self.has("who|that is|are")
        if self.any_of("at a location", "at any location"):
            return word("at_location")
        if not self.has("exerted|ready|damaged|undamaged"):
            return None
        return word(self.tokens[self.index - 1].low)

    def or_else(self, quality: Expr) -> Expr:
        """Read "who is damaged or has 2 {S} or less", "who's at a location or exerted": either will do."""
        if quality.word == "non" or not self.sees("or"):
            return quality
        other = self.attempt(self.or_so)
        return quality if other is None else either([quality, other])

    def or_so(self) -> Expr | None:
        """Read "or is exerted", "or has Ward", after what was said with "who"."""
        self.has("or")
        self.has("who|that")
        if self.has("has|have"):
            quality = self.quality()
            return None if quality is None or exceeds_nothing(quality) or quality.word == TOTAL_COST else quality
        self.has("is|are")
        if self.any_of("at a location", "at any location"):
            return word("at_location")
        return word(self.tokens[self.index - 1].low) if self.has("exerted|ready|damaged|undamaged") else None

    def that_is_not(self) -> Expr | None:
        """Read "that aren't exerted", "who isn't damaged"."""
        self.has("who|that isn't|aren't")
        if not self.has("exerted|ready|damaged|undamaged"):
            return None
        return word(OPPOSITE[self.tokens[self.index - 1].low])

    def what_they_have(self) -> Expr | None:
        """Read "that has Evasive", "who have 2 {S} or less", "that costs 3 or less", "of cost 3 or less", "whose …"."""
        if self.any_of("of cost", "who|that cost|costs"):
            return self.bounds("cost")
        if self.has("whose"):
            symbol = "" if self.has("cost") else self.symbol()
            of = STATS.get(symbol or "", "" if symbol else "cost")
            return self.bounds(of) if of and self.has("is") else None
        quality = self.quality() if self.has("who|that has|have") else None
        return None if quality is None or exceeds_nothing(quality) or quality.word == TOTAL_COST else quality

    def past_quality(self, noun: Noun) -> Expr | None:
        """Read what a card did or suffered this turn, or did not: that quested, that wasn't challenged this turn."""
        if noun.chosen and self.any_of("you played this turn", "you have played this turn"):
            noun.side = "yours"
            return word("played_this_turn")
        if noun.chosen and self.has("played this turn"):
            return word("played_this_turn")
        if (
            noun.side
            and not noun.chosen
            and "card" not in noun.types
            and self.any_of("you played this turn", "played this turn")
        ):
            return (
                word("played_this_turn") if noun.side == "yours" or self.tokens[self.index - 4].low != "you" else None
            )
        return self.past_deed() if self.has("who|that") else None

    def past_deed(self) -> Expr | None:
        """Read quested this turn, didn't quest this turn, was damaged this turn, …"""
        for name, (past, plain) in PAST_DEEDS.items():
            if self.any_of(f"{past} this turn", f"has|have {past} this turn"):
                return word(name)
            if self.any_of(f"didn't {plain} this turn", f"hasn't|haven't {past} this turn"):
                return call("non", word(name))
        if self.has("entered play this turn"):
            return word("played_this_turn")
        for name, done in SUFFERED.items():
            if self.any_of(f"was|were {done} this turn", f"has|have been {done} this turn"):
                return word(name)
            if self.any_of(f"wasn't|weren't {done} this turn", f"hasn't|haven't been {done} this turn"):
                return call("non", word(name))
        return None

    def under_this_card(self) -> bool:
        """Read under this character, under him."""
        if self.has("under this character|location|item|card"):
            return True
        if self.card == THIS:
            return self.is_this_clear(self.sees("under it|them")) and self.has("under him|her|it|them")
        return self.sees("under him|her") and self.means_this() and self.has("under him|her")

    def zone(self, noun: Noun) -> bool | None:
        """Read after from or in a player's hand, discard or inkwell."""
        if self.under_this_card():
            noun.zones.append("under_this")
            return True
        if self.any_of("any discard", "any player's discard"):
            noun.zones.append("in_discard")
            noun.side = "anyones"
            return True
        if self.has("there"):
            if self.number is None:
                return None
            noun.zones.append(self.number.word)
            return True
        picks = (self.as_target or self.choosing) and noun.many in (ONE, SOME, UP_TO, ANY)
        if self.sees("chosen opponent's|player's discard") or (picks and self.sees("an|a opponent's|player's discard")):
            self.step(2)
            who = word("chosen_opponent" if self.tokens[self.index - 1].low == "opponent's" else "chosen_player")
            self.has("discard")
            noun.zones.append("in_discard")
            noun.rest.append(call("of", who))
            self.player = who
            return True
        if self.tokens[self.index - 1].low == "in" and self.acting.word == "you" and self.has("hand"):
            noun.zones.append("in_hand")
            return True
        if self.their() is None:
            return None
        while True:
            if self.has("hand"):
                noun.zones.append("in_hand")
            elif self.has("discard"):
                noun.zones.append("in_discard")
            elif self.has("inkwell"):
                noun.zones.append("in_inkwell")
            else:
                return None
            if not self.any_of("or your", "or"):
                return True

    def quality(self) -> Expr | None:
        """Read what a card is "with"."""
        odd = self.one_of({"an? odd cost": "odd_cost", "an? even cost": "even_cost"})
        if odd is not None:
            return word(odd)
        return self.first(
            self.with_total_cost,
            self.with_cost,
            self.with_stat,
            self.with_state,
            self.with_same_name,
            self.with_keyword,
        )

    def with_extreme(self, noun: Noun) -> bool | None:
        """Read "the highest {S}", "the lowest cost": of all such cards, or of those that it is said to be among."""
        extreme = self.extreme()
        if extreme is None or not (noun.chosen or noun.many == ALL) or noun.zones or noun.other:
            return None
        end, stat = extreme
        among = self.noun() if self.has("among") else noun
        if among is None or among.zones or among.other or (among is not noun and (among.many != ALL or among.chosen)):
            return None
        amount = call(f"{end}_{stat}", call("every", *among.properties()))
        noun.rest.append(call(stat, **{"least" if end == "highest" else "most": amount}))
        return True

    def noun(self) -> Noun | None:
        """Read a noun phrase."""
        raise NotImplementedError

    def extreme(self) -> tuple[str, str] | None:
        """Read "the highest {S}", "the lowest cost"."""
        raise NotImplementedError

    def and_quality(self, noun: Noun) -> Expr | None:
        """Read "… and Ward", "… and cost 3 or less"; of several cards, two keywords might be one each."""
        quality = self.quality() if self.has("and with?") else None
        if quality is None or exceeds_nothing(quality) or quality.word == TOTAL_COST:
            return None
        return None if noun.plural and quality.word == noun.rest[-1].word else quality

    def with_different(self) -> Expr | None:
        """Read "different names", "different costs": in what several chosen cards must differ."""
        if not self.has("different names|costs"):
            return None
        return call(DIFFERENT, word(self.tokens[self.index - 1].low))

    def with_total_cost(self) -> Expr | None:
        """Read "a total cost of 6 or less", what several cards may cost together."""
        if not self.any_of("a? total cost of", "a? total cost", "a? combined cost of", "a? combined cost"):
            return None
        most = self.whole()
        return call(TOTAL_COST, most) if most is not None and self.has("or less") else None

    def with_cost(self) -> Expr | None:
        if self.has("the same cost or less"):
            return call("cost", most=call("cost_of", self.card)) if self.is_clear("it") else None
        if self.has("a? higher|greater|lower cost than"):
            bound = "below" if self.tokens[self.index - 3].low == "lower" else "above"
            if self.sees("theirs") and self.card in (IT, CAUSE):
                self.step()
                return call("cost", **{bound: call("cost_of", self.card)})
            other = THIS if self.has("this one") else self.pronoun()
            return None if other is None else call("cost", **{bound: call("cost_of", other)})
        if not self.any_of("cost", "a cost of"):
            return None
        return self.attempt(self.a_little_more) or self.bounds("cost")

    def a_little_more(self) -> Expr | None:
        """Read "up to 2 more than the banished item": its cost, and so much besides."""
        read = self.reads("up to", self.whole, "more than", self.pronoun)
        return None if read is None else call("cost", most=call("plus", call("cost_of", read[1]), read[0]))

    def bounds(self, of: str) -> Expr | None:
        """Read `N or less`, `N or more`, `N`, `equal to or less than A`, `less than A`."""
        if self.any_of("equal to or less than", "less than or equal to"):
            most = self.amount()
            return None if most is None else call(of, most=most)
        if self.any_of("less than", "lower than"):
            below = self.attempt(lambda: self.its_own(of)) or self.amount()
            return None if below is None else call(of, below=below)
        if self.any_of("equal to or greater|more than", "greater|more than or equal to"):
            least = self.amount()
            return None if least is None else call(of, least=least)
        if self.any_of("greater|more|higher than"):
            above = self.attempt(lambda: self.its_own(of)) or self.amount()
            return None if above is None else call(of, above=above)
        if self.has("equal to"):
            equal = self.amount()
            return None if equal is None else call(of, least=equal, most=equal)
        number = self.whole()
        if number is None:
            return None
        if self.has("or less|fewer"):
            return call(of, most=number)
        if self.has("or more|greater"):
            return call(of, least=number)
        return call(of, least=number, most=number)

    def its_own(self, of: str) -> Expr | None:
        """Read "less than hers": than the same of this card, or of the card spoken of."""
        if self.sees("his|hers") and self.means_this():
            self.step()
            return call(f"{of}_of", THIS)
        if not self.sees("his|hers|theirs") or not self.is_clear("it"):
            return None
        self.step()
        return call(f"{of}_of", self.card)

    def with_stat(self) -> Expr | None:
        if self.any_of("more {s} than each opposing character"):
            self.has("in play")
            return word("strongest")
        if self.has("less|more|lower|higher|greater"):
            bound = "below" if self.tokens[self.index - 1].low in ("less", "lower") else "above"
            symbol = self.symbol()
            if symbol not in STATS:
                return None
            if not self.has("than"):
                alone = self.sees(",") and self.said("whenever this character challenges")
                return call(STATS[symbol], **{bound: call(f"{STATS[symbol]}_of", THIS)}) if alone else None
            other = self.attempt(self.pronoun) or self.attempt(self.compared)
            if other is None:
                number = self.amount() if self.sees("the number of") else None
                return None if number is None else call(STATS[symbol], **{bound: number})
            return call(STATS[symbol], **{bound: call(f"{STATS[symbol]}_of", other)})
        exactly = self.has("exactly")
        number = self.whole()
        if number is None:
            symbol = self.symbol()
            return self.bounds(STATS[symbol]) if symbol in STATS and not exactly else None
        if number > 1 and not exactly and self.has("or more cards under it|them|him|her"):
            return call("over_cards", number)
        if self.any_of("or more damage", "damage or more"):
            self.has("on it|them|him|her")
            return call("damage", least=number)
        if self.any_of("or less damage", "damage or less"):
            self.has("on it|them|him|her")
            return call("damage", most=number)
        if self.sees("or more|less|fewer {s}|{w}|{l}"):
            self.step(2)
            least = self.tokens[self.index - 1].low == "more"
            return call(STATS[self.symbol() or "S"], **{"least" if least else "most": number})
        symbol = self.symbol()
        if symbol not in STATS:
            return None
        if self.has("or less|fewer"):
            return call(STATS[symbol], most=number)
        if self.has("or more|greater"):
            return call(STATS[symbol], least=number)
        return call(STATS[symbol], least=number, most=number)

    def compared(self) -> Expr | None:
        """Read chosen character of yours, with which another card is compared."""
        if not self.has("chosen character of yours"):
            return None
        return call("chosen", word("character"), word("yours"))

    def with_state(self) -> Expr | None:
        return self.one_of(HAS)

    def with_same_name(self) -> Expr | None:
        if self.has("that name"):
            return word("named_card")
        if self.named_class and self.any_of("that classification", "the named classification"):
            return word("of_named_class")
        if not self.has("the same name"):
            return None
        if not self.has("as"):
            if self.card == THIS:
                others = any(token.low in ("other", "another") for token in self.tokens[self.index - 7 : self.index])
                told = others or self.sees("from|in your discard|hand") or self.said("search your deck")
                clear = self.is_this_clear(False) or (others and self.kind == "character")
                alone = self.set_off_by is None and self.first_choice is None and told and clear
                return call("same_name", THIS) if alone else None
            return call("same_name", self.card) if self.is_clear("it") else None
        other = self.attempt(self.pronoun)
        if other is not None:
            return call("same_name", other)
        group = self.group_in_play()
        return None if group is None else call("same_name", group)

    def group_in_play(self) -> Expr | None:
        """Read "a character you have in play", "one of your other characters": whichever of them."""
        raise NotImplementedError

    def with_keyword(self) -> Expr | None:
        keyword = self.keyword_name()
        if keyword is None:
            return None
        qualities = [call("having", keyword)]
        while self.sees("or") and (more := self.attempt(self.or_keyword)) is not None:
            qualities.append(call("having", more))
        return either(qualities)

    def or_keyword(self) -> Expr | None:
        return self.keyword_name() if self.has("or") else None

    # pronouns

    def pronoun(self) -> Expr | None:
        """Read this card, it, them, that character, the chosen character, the challenging character, …"""
        if self.has("this character|item|location|card") or (
            self.kind == "action" and self.has("this song|action card?")
        ):
            return THIS
        if self.has("the challenging character"):
            return word("challenger")
        if self.has("the challenged character"):
            return word("challenged")
        if self.has("that location"):
            return self.place_of()
        if (own := self.attempt(self.own_location)) is not None:
            return own
        if self.song is not None and self.has("that song card?"):
            return self.song
        if self.moved and self.has("the moved character"):
            return CAUSE
        if self.sees("the banished|discarded|moved|returned|revealed"):
            self.asks_past = True
            looked = self.said("look at the top") or self.said("looks at the top") or self.said("reveal the top")
            self.of_discarded = self.of_discarded or (looked and self.sees("the discarded"))
        if self.any_of("each of the chosen characters", "each of the chosen items", "each of the chosen locations"):
            return self.spoken_of(self.tokens[self.index - 1].low)
        if self.any_of(
            "the chosen|exerted|revealed|banished|discarded|moved|returned|played character|item|location|card",
            "the chosen characters|items|locations",
            "that|those character|characters|item|items|card|cards|song",
        ):
            return self.spoken_of(self.tokens[self.index - 1].low)
        if self.sees("that|those") and (such := self.attempt(self.that_such)) is not None:
            return such
        if self.foe is not None and self.card == THIS and self.sees("it|they|them"):
            return None
        if self.sees("him|her|he|she") and self.means_this():
            self.step()
            return THIS
        if self.card == THIS and not self.is_this_clear(self.sees("it|them|they|each")):
            return None
        if self.card == CAUSE and self.sees("it|them|they") and self.asks_about_others():
            return None
        if self.any_of("it|them|they|him|her|he|she", "each of them"):
            return self.card
        return None

    def that_such(self) -> Expr | None:
        """Read "that Toy character", "that Pirate", of a card spoken of that was called so before."""
        before = [token.low for token in self.tokens[: self.index]]
        self.step()
        name = self.class_word()
        called = name is not None and any(low in (name.lower(), f"{name.lower()}s") for low in before)
        if not called or self.card not in (IT, CAUSE):
            return None
        noun = "character"
        if self.has("character|characters|card|cards"):
            noun = self.tokens[self.index - 1].low
        return self.card if self.fits(noun) else None

    def own_location(self) -> Expr | None:
        """Read "this character's location", "the location this character is at", "his location"."""
        if self.kind != "character":
            return None
        if self.any_of(
            "this character's location",
            "the location where? this character is at?",
            "the location that? this character is at",
        ):
            return call("location_of", THIS)
        if not self.sees("his|her location"):
            return None
        mine = self.means_this() or (self.card == THIS and self.is_this_clear(False))
        return call("location_of", THIS) if mine and self.has("his|her location") else None

    def is_this_clear(self, of_anything: bool) -> bool:
        """Tell whether a pronoun that would mean this card can: it was named, and nothing else may be meant.

        They and it, unlike he and she, may be said of anything.
        """
        if self.set_off_by is not None and of_anything:
            return False
        nouns = [index for index in range(1, self.index) if self.tokens[index].low in TYPES]
        named = [index for index in nouns if self.tokens[index - 1].low == "this"]
        if not named or not of_anything:
            return bool(named)
        return not any(self.is_asked_about(index) for index in nouns if index > named[-1])

    def is_asked_about(self, index: int) -> bool:
        """Tell whether the noun in this place is what a condition asks about, such as another character in play."""
        if TYPES[self.tokens[index].low] not in IN_PLAY:
            return False
        while index and self.tokens[index].low not in ("if", ",", "."):
            index -= 1
        return self.tokens[index].low == "if"

    def asks_about_others(self) -> bool:
        """Tell whether a condition asked about opponents' cards, or of a type that what set the ability off has not."""
        asked = [
            index for index in range(1, self.index) if self.tokens[index].low in TYPES and self.is_asked_about(index)
        ]
        if not asked:
            return False
        begins = max(index for index in range(self.index) if self.tokens[index].low == "if")
        condition = [token.low for token in self.tokens[begins : self.index]]
        foreign = any(TYPES[self.tokens[index].low] not in self.subject_types for index in asked if self.subject_types)
        return foreign or any(low in ("opponent", "opponents", "opposing") for low in condition)

    def is_clear(self, pronoun: str) -> bool:
        """Tell whether what this pronoun means is clear."""
        return self.card != THIS or self.is_this_clear(pronoun in ("it", "its", "them", "they", "their"))

    def means_this(self) -> bool:
        """Tell whether he, she, his, her speaks of this character, although another card was spoken of since.

        A card that is only called a character is "they"; one that was named, or called a Queen, may be "she".
        """
        if self.card not in (IT, CAUSE) or self.kind != "character":
            return False
        before = [token.low for token in self.tokens[: self.index]]
        called = [index for index, low in enumerate(before) if low in GENDERED]
        if not called:
            return True
        if "chosen" not in before:
            return "." in before[called[-1] :]
        chosen = len(before) - 1 - before[::-1].index("chosen")
        if called[-1] > chosen:
            return False
        between = before[called[-1] : chosen]
        return "," in between or "." in between

    def spoken_of(self, noun: str) -> Expr | None:
        """Find that character, that item, …: what was spoken of last, or, where that is no such thing, chosen first."""
        if self.card == THIS and TYPES[noun] == "character" and self.tokens[self.index - 2].low == "that":
            return None if self.foe_types == ["location"] else self.foe
        if self.card == THIS and self.set_off_by is not None and self.tokens[self.index - 2].low == "that":
            return self.set_off_by
        if (gone := self.gone_before(noun)) is not None:
            return gone
        if self.card == word("challenger") and "character" in self.foe_types and TYPES[noun] == "character":
            return None  # either of the two, where one of yours challenges another one
        if self.card != THIS and self.fits(noun):
            return self.card
        if self.card == IT and self.first_choice is not None and self.first_choice.kinds == [TYPES[noun]]:
            return word("former")
        if self.card == IT and self.set_off_by == CAUSE and self.subject_types == [TYPES[noun]]:
            return CAUSE
        if self.card == IT and TYPES[noun] == "character" and self.tokens[self.index - 2].low == "that":
            return self.foe
        return None

    def gone_before(self, noun: str) -> Expr | None:
        """Find the banished card, where another card was chosen since: what was chosen first, to be banished."""
        first = self.first_choice
        if first is None or self.card != IT or not self.card.means.startswith("@"):
            return None
        before = [token.low for token in self.tokens[: self.index - 2]]
        if self.tokens[self.index - 2].low == "discarded" and noun == "card":
            paid = sum(low in ("discard", "discards") for low in before) == 1 and "their" not in before
            return IT.meaning("discard") if paid else None
        if self.tokens[self.index - 2].low != "banished" or self.card.means == first.target.key:
            return None
        verbs = [index for index, low in enumerate(before) if low in ("banish", "banishes")]
        if (
            len(verbs) != 1
            or not before[verbs[0] + 1 :][:1]
            or before[verbs[0] + 1] not in ("chosen", "one", "another")
        ):
            return None
        clear = "chosen" not in before[: verbs[0]] and (TYPES[noun] == "card" or TYPES[noun] in first.kinds)
        later = before[verbs[0] + 1 :]
        paid = "to" in later or "if you do" in " ".join(later)  # unpaid, nothing else would be the first choice
        unlike = not set(first.kinds) & set(self.kinds)
        return word("former") if clear and first.target.word == "chosen" and (paid or unlike) else None

    def place_of(self) -> Expr | None:
        """Find that location: of the move just made, one just spoken of, or where the character spoken of is."""
        if self.moved:
            return word("its_location")
        if self.foe_types == ["location"] and self.card != IT:
            return word("challenged")
        if "location" in self.kinds:
            return self.card
        alone = self.card == THIS and self.kind == "character" and self.set_off_by is None
        if alone and (
            self.said("while this character is at a location") or self.said("this character quests while at a location")
        ):
            return word("its_location")
        if self.card == IT and self.first_choice is not None and self.first_choice.kinds == ["location"]:
            return word("former")
        return call("location_of", self.card) if self.card in (IT, CAUSE) else None

    def said(self, words: str) -> bool:
        """Tell whether the text has said these words before."""
        return words in " ".join(token.low for token in self.tokens[: self.index])

    def fits(self, noun: str) -> bool:
        """Tell whether what pronouns mean now can be called such."""
        kind = TYPES[noun]
        if kind == "card" or not self.kinds or kind in self.kinds:
            return True
        return kind == "action" and "song" in self.kinds
