"""Amounts: numbers, "for each …", "equal to …"; and players, durations."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.cursor import CAUSE, IT, THIS, YOU
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, word
from ludoteca.games.lorcana.packs.importer.lexicon import (
    ALL,
    ANY,
    ONE,
    REVEALED_BY_EACH,
    SOME,
    STATS,
    UP_TO,
    Noun,
)
from ludoteca.games.lorcana.packs.importer.nouns import Nouns

THAT_MUCH: Final = word("that_much")
DONE_BY: Final = {
    "removed": "heal|heal_divided",
    "dealt": "deal",
    "moved": "move_damage|move_to|put_on_bottom|put_on_top|put_in_inkwell|put_under|shuffle_into_deck",
    "lost": "lose_lore|lose_up_to",
    "banished": "banish",
    "returned": "return_to_hand|return_ink",
    "exerted": "exert|exert_ink",
    "readied": "ready|ready_ink",
    "shuffled": "shuffle_into_deck",
    "put": "put_on_bottom|put_on_top|put_in_inkwell|put_under|ink_from_hand|ink_top|hand_to_bottom|hand_to_top",
}
"""What was done "this way", and the words of the language that do it."""
SAME_PLAYER: Final = "the same player"
"""What a chosen player means who was chosen before."""
INTO_DISCARD: Final = "discard|discard_until|mill|put_in_discard|look"
"""What puts cards into a discard, so that they can be counted there."""
PLAYERS: Final = {
    "each of your opponents": word("each_opponent"),
    "each opponent": word("each_opponent"),
    "all opponents": word("each_opponent"),
    "each opposing player": word("each_opponent"),
    "your? opponents each?": word("each_opponent"),
    "each player": word("each_player"),
    "all players": word("each_player"),
    "chosen opponent": word("chosen_opponent"),
    "choose an opponent . they": word("chosen_opponent"),
    "choose an opponent . that player|opponent": word("chosen_opponent"),
    "choose one of your opponents . they": word("chosen_opponent"),
    "choose one of your opponents . that player|opponent": word("chosen_opponent"),
    "chosen player": word("chosen_player"),
    "choose a player . they": word("chosen_player"),
    "choose a player . that player": word("chosen_player"),
    "the challenging player": call("player_of", word("challenger")),
    "the challenging character's player": call("player_of", word("challenger")),
    "the challenged character's player": call("player_of", word("challenged")),
}
DURATIONS: Final = {
    "this turn": word("this_turn"),
    "for the rest of this|the turn": word("this_turn"),
    "until the end of this|the turn": word("this_turn"),
    "until the start of your next turn": word("your_next_turn"),
    "until the end of your next turn": word("your_next_end"),
    "through the end of your next turn": word("your_next_end"),
    "during their|its|his|her next turn": word("their_next_turn"),
    "until the end of their|its next turn": word("their_next_turn"),
    "during that character's next turn": word("their_next_turn"),
    "on their|its next turn": word("their_next_turn"),
    "during that challenge": word("this_challenge"),
    "for that challenge": word("this_challenge"),
    "this challenge": word("this_challenge"),
    "until the end of the|that|this challenge": word("this_challenge"),
}


def multiplied(number: int, amount: Expr) -> Expr | int:
    return amount if number == 1 else call("times", number, amount)


def again(player: Expr) -> Expr:
    """Return a player spoken of again, where the words of the language would choose anew."""
    return player.meaning(SAME_PLAYER) if player.word in ("chosen_opponent", "chosen_player") else player


class Amounts(Nouns):
    """Productions for amounts, players and durations."""

    def for_each(self) -> Expr | None:
        """Read what is counted after "for each"."""
        self.counts = True
        counted = self.first(
            self.damage_counted,
            self.under_counted,
            self.event_counted,
            self.result_counted,
            self.hand_counted,
            self.sets_counted,
            self.cards_counted,
        )
        self.counts = False
        return counted

    def sets_counted(self) -> Expr | None:
        """Read "for each 3 cards in your hand": how often so many of them are there."""
        number = self.whole()
        if number is None or number < 2:
            return None
        counted = self.first(self.damage_this_way, self.hand_counted, self.cards_counted)
        return None if counted is None else call("sets_of", number, counted)

    def damage_this_way(self) -> Expr | None:
        """Read "for each 2 damage removed this way"."""
        return self.that_much_done() if self.has("damage removed|dealt|moved this way") else None

    def damage_counted(self) -> Expr | None:
        if self.any_of("damage counter that was on", "1? damage that was on"):
            gone = self.pronoun()
            return call("damage_on", gone) if gone in (IT, CAUSE) else None
        if not self.any_of("1 damage on", "damage counter|counters on", "damage on"):
            return None
        target = self.attempt(self.target)
        return None if target is None else call("damage_on", target)

    def result_counted(self) -> Expr | None:
        """Read what the step before did: removed, lost, discarded, banished, moved."""
        if self.any_of(
            "1? damage removed|dealt|moved this way",
            "damage counter removed|moved this way",
            "1 lore lost this way",
            "lore lost this way",
            "character|card|item|location you moved",
        ):
            return self.that_much_done()
        self.has("of")
        noun = self.noun()
        if noun is None or noun.many not in ("", ALL):
            return None
        sorted_out = noun.as_card and (noun.rest or noun.types not in (["card"], self.kinds))
        if (
            sorted_out
            and not noun.side
            and not noun.zones
            and self.any_of("discarded this way", "put into your|their discard this way")
        ):
            return self.counted_among(noun)
        each_one = self.said("deal 1 damage to each") or self.said("deals 1 damage to each")
        if each_one and not (noun.rest or noun.side or noun.zones) and self.has("dealt damage this way"):
            return THAT_MUCH.meaning("deal")
        if (
            noun.as_card
            and self.card.means == REVEALED_BY_EACH
            and not (noun.side or noun.zones)
            and self.has("revealed this? way?")
        ):
            return call("count_among", self.card, *noun.properties())
        if self.said("reveal up to") and noun.types == ["card"] and not noun.rest and self.has("revealed this way"):
            return THAT_MUCH.meaning("reveal_from_hand")
        if noun.as_card and not noun.side and not noun.zones and self.has("revealed this? way?"):
            hand = "reveals their hand ." if self.player is not None else "reveal your hand ."
            return call("count_among", IT.meaning("reveal_hand"), *noun.properties()) if self.said(hand) else None
        if noun.side == "yours" and not noun.zones and self.banished and self.has("banished this way"):
            return call("count_among", IT.meaning(self.banished), *noun.properties())
        if self.card == IT and not noun.zones and self.dealt_before() and self.has("banished this way"):
            return call("count_among", IT, *noun.properties(), word("dying"))
        if not self.any_of(
            "discarded|banished|moved|returned|exerted|readied|shuffled",
            "put into your|their discard",
            "put on the bottom of your deck",
            "put into your inkwell",
            "put this way",
        ):
            return None
        if self.several_discards() and self.tokens[self.index - 2].low == "your":
            return self.counted_among(noun) if self.has("this way") else None
        if (noun.rest or noun.side) and self.tokens[self.index - 1].low in (
            "exerted",
            "readied",
            "banished",
            "returned",
        ):
            self.index -= 1
            return self.sorted_this_way(noun)
        if noun.rest or noun.side or noun.zones or (noun.types != ["card"] and self.kinds and noun.types != self.kinds):
            return None
        self.has("this way")
        return self.that_much_done()

    def dealt_before(self) -> bool:
        """Tell whether the last that was done before this sentence was to deal damage."""
        raise NotImplementedError

    def sorted_this_way(self, noun: Noun) -> Expr | None:
        """Count of what was exerted, readied, banished or returned this way those that are like that."""
        raise NotImplementedError

    def counted_among(self, noun: Noun) -> Expr:
        """Count such cards among those put into discards; only yours, where other players' went there, too."""
        if self.several_discards() and self.tokens[self.index - 4].low == "your":
            noun.side = "yours"
        self.of_discarded = self.tokens[self.index - 3].low == "discard"
        return call("count_among", IT.meaning(INTO_DISCARD), *noun.properties())

    def several_discards(self) -> bool:
        """Tell whether more players than you did what is spoken of."""
        return self.player is not None and self.player.word in ("each_player", "any_players")

    def that_much_done(self) -> Expr:
        """Say as much as was removed, dealt, lost, … this way: by the step that did so, told by the last such word."""
        if self.tokens[self.index - 1].low != "way":
            return THAT_MUCH
        for token in reversed(self.tokens[: self.index]):
            if token.low in DONE_BY:
                return THAT_MUCH.meaning(DONE_BY[token.low])
            if token.low in ("discard", "discarded"):
                return THAT_MUCH.meaning(INTO_DISCARD)
        return THAT_MUCH

    def hand_counted(self) -> Expr | None:
        if not self.has("card|cards in"):
            return None
        if self.any_of("your opponents' hands", "opponents' hands", "opponents' hand", "each opponent's hand"):
            return call("hand_of", word("each_opponent"))
        if self.any_of("your? opponents' inkwells|inkwell", "each opponent's inkwell"):
            return call("count", word("card"), word("opposing"), word("in_inkwell"))
        if self.has("chosen opponent's hand"):
            return call("hand_of", word("chosen_opponent"))
        if self.their() is not None and self.has("hand"):
            return call("hand_of", YOU)
        return None

    def event_counted(self) -> Expr | None:
        noun = self.noun()
        if noun is None:
            return None
        if self.any_of("banished this turn", "that was|were banished this turn"):
            return call("this_turn", call("was_banished", *noun.properties()))
        if self.any_of("banished in a challenge this turn", "that was|were banished in a challenge this turn"):
            return call("this_turn", call("defeated", *noun.properties()))
        if self.any_of("you have played this turn", "you played this turn", "you have played before this turn"):
            return call("this_turn", call("played", *noun.properties()))
        if noun.types == ["card"] and not (noun.rest or noun.side or noun.zones):
            for verb, event in (("drawn|drew", "drawn_cards"), ("discarded", "discarded_cards")):
                if self.has(f"you have? {verb} this turn"):
                    return call("this_turn", word(event))
            if self.has("you have? put into your inkwell this turn"):
                return call("this_turn", word("inked_cards"))
        if noun.as_card and not (noun.side or noun.zones) and self.has("an opponent has? discarded this turn"):
            noun.side = "opposing"
            return call("this_turn", call("discarded_cards", *noun.properties()))
        by_discard = self.through_discard(noun)
        return None if by_discard is None else call("this_turn", by_discard)

    def through_discard(self, noun: Noun) -> Expr | None:
        """Read after a noun that such cards were put into a discard this turn, or left it."""
        if noun.chosen or noun.side or noun.zones or noun.other or not noun.as_card:
            return None
        if self.any_of("put into", "that? was|were put into", "that? has|have been put into"):
            event = "put_into_discard"
        elif self.any_of("that? left", "that? has|have left"):
            event = "left_discard"
        else:
            return None
        side = self.whose_discard()
        if side is None or not self.has("this turn"):
            return None
        noun.side = side
        return call(event, *noun.properties())

    def whose_discard(self) -> str | None:
        """Read your discard, an opponent's discard, as a side."""
        for whose, side in (("your", "yours"), ("a player's", "anyones"), ("an opponent's", "opposing")):
            if self.has(f"{whose} discard"):
                return side
        return None

    def under_counted(self) -> Expr | None:
        """Read cards under another card than this one."""
        if self.any_of("card that was under", "cards that were under"):
            top = self.gone_card()
            return None if top is None else call("under_of", top)
        if not self.has("card|cards under"):
            return None
        target = self.target()
        return None if target is None or target.word == "this" else call("under_of", target)

    def cards_counted(self) -> Expr | None:
        self.has("of")
        differing = ""
        if self.any_of("different cost|costs|name|names among", "different cost|costs|name|names of"):
            differing = self.tokens[self.index - 2].low.rstrip("s")
        noun = self.noun()
        if noun is None or noun.chosen or noun.many in (ONE, SOME, UP_TO, ANY):
            return None
        if differing:
            return call(f"different_{differing}s", *noun.properties()) if noun.plural else None
        if self.has("with a different name"):
            return call("different_names", *noun.properties())
        return noun.counted

    def scaled(self, number: int) -> Expr | int:
        """Return the number, or as many times as "for each …" says if that follows."""
        mark = self.mark()
        if self.has("for each"):
            counted = self.for_each()
            if counted is not None:
                return self.at_the_most(multiplied(number, counted))
            self.back(mark)
        return number

    def at_the_most(self, amount: Expr | int) -> Expr | int:
        """Return the amount, but no more than "up to a maximum of …" says if that follows."""
        mark = self.mark()
        self.has(",")
        capped = self.any_of("up to a maximum of", "to a maximum of") or (
            self.tokens[self.index - 1].raw == "," and self.sees("up to") and self.ends_after(3) and self.has("up to")
        )
        if isinstance(amount, Expr) and capped:
            most = self.whole()
            if most is not None:
                self.has("card|cards|lore|damage")
                return call("no_more_than", most, amount)
        self.back(mark)
        return amount

    def ends_after(self, words: int) -> bool:
        """Tell whether the sentence ends after so many words."""
        token = self.token(words)
        return token is None or token.raw == "."

    def amount(self) -> Expr | int | None:
        """Read what something is equal to."""
        number = self.whole()
        if number is not None:
            return number
        if self.has("twice"):
            doubled = self.amount()
            return call("times", 2, doubled) if isinstance(doubled, Expr) else None
        if self.has("half"):
            return self.half()
        extreme = self.attempt(self.extreme_figure)
        if extreme is not None:
            return extreme
        amount = self.first(
            self.number_of, self.damage_amount, self.stat_of, self.stat_possessive, self.remembered, self.result_amount
        )
        more = self.attempt(lambda: self.whole() if self.has(",? plus") else None) if amount is not None else None
        return amount if amount is None or more is None else call("plus", amount, more)

    def extreme_figure(self) -> Expr | None:
        """Read "the highest {S} among your characters"."""
        read = self.reads(self.extreme, "among", self.noun)
        if read is None or read[1].many != ALL or read[1].chosen or read[1].zones or read[1].other:
            return None
        return call(f"{read[0][0]}_{read[0][1]}", call("every", *read[1].properties()))

    def extreme(self) -> tuple[str, str] | None:
        """Read "the highest {S}", "the lowest cost": which end, and of which figure."""
        end = self.one_of({"the highest|greatest": "highest", "the lowest": "lowest"})
        symbol = None if end is None else self.symbol()
        if end is None or (symbol is None and not self.has("cost")) or (symbol is not None and symbol not in STATS):
            return None
        return end, "cost" if symbol is None else STATS[symbol]

    def half(self) -> Expr | None:
        """Read half of an amount, and how it is rounded, which must be told."""
        self.has("of")
        whole = self.amount()
        self.has(",")
        if not isinstance(whole, Expr) or not self.has("rounded up|down"):
            return None
        up = self.tokens[self.index - 1].low == "up"
        self.has(",")
        return call("sets_of", 2, call("plus", whole, 1) if up else whole)

    def number_of(self) -> Expr | None:
        return self.for_each() if self.has("the number of") else None

    def damage_amount(self) -> Expr | None:
        if self.has("the damage that was on"):
            gone = self.pronoun()
            return None if gone is None else call("damage_on", gone)
        if not self.has("the damage on"):
            return None
        target = self.target()
        return None if target is None else call("damage_on", target)

    def stat_of(self) -> Expr | None:
        """Read the {S} of, the cost of."""
        if not self.has("the"):
            return None
        if self.has("cost of"):
            of = "cost_of"
        else:
            symbol = self.symbol()
            if symbol not in STATS or not self.has("of"):
                return None
            of = f"{STATS[symbol]}_of"
        target = self.target()
        return None if target is None else call(of, target)

    def stat_possessive(self) -> Expr | None:
        """Read this character's {S}, that location's {L}, their {S}, the exerted character's cost."""
        own = self.attempt(self.own_locations)
        if own is not None:
            owner = own
        elif self.any_of("this character's|item's|location's|card's"):
            owner = word("this")
        elif self.sees("another|chosen"):
            return self.attempt(self.chosen_possessive)
        elif self.has("that location's"):
            location = self.place_of()
            if location is None:
                return None
            owner = location
        elif self.has("the challenging character's"):
            owner = word("challenger")
        elif self.song is not None and self.has("that song's"):
            owner = self.song
        elif self.card == THIS and self.has("that character's"):
            if self.foe is None:
                return None
            owner = self.foe
        elif self.sees("his|her") and self.means_this():
            self.step()
            owner = THIS
        elif self.any_of(
            "the chosen|exerted|banished|discarded|returned|revealed|played character's|item's|card's|location's",
            "that character's|item's|card's",
            "their|his|her|its",
        ):
            owner = self.card
            if not self.is_clear(self.tokens[self.index - 1].low):
                return None
        else:
            return None
        if self.has("cost"):
            return call("cost_of", owner)
        if self.has("damage"):
            return call("damage_on", owner)
        symbol = self.symbol()
        return call(f"{STATS[symbol]}_of", owner) if symbol in STATS else None

    def own_locations(self) -> Expr | None:
        """Read "this character's location's", "his location's"."""
        if self.kind != "character":
            return None
        mine = self.means_this() or (self.card == THIS and self.is_clear("his"))
        if self.has("this character's location's") or (mine and self.has("his|her location's")):
            return call("location_of", THIS)
        return None

    def chosen_possessive(self) -> Expr | None:
        """Read chosen character's {S}."""
        other = self.has("another")
        if not self.has("chosen"):
            return None
        opposing = self.has("opposing")
        if not self.has("character's"):
            return None
        such = [word("character"), *([word("opposing")] if opposing else []), *([word("another")] if other else [])]
        symbol = self.symbol()
        return call(f"{STATS[symbol]}_of", call("chosen", *such)) if symbol in STATS else None

    def remembered(self) -> Expr | None:
        if self.number is not None and self.any_of("that number", "that amount"):
            return self.number
        return None

    def counted_before(self) -> Expr:
        """Return that many, that much: what a sentence before told to count, or else what the step before did."""
        return self.number if self.number is not None and self.number.args is not None else THAT_MUCH

    def result_amount(self) -> Expr | None:
        if self.any_of(
            "the lore lost this? way?",
            "the damage dealt|removed|moved this? way?",
            "the number of cards discarded this way",
        ):
            return self.that_much_done()
        return None

    # players

    def some_player(self) -> Expr | None:
        """Read who does something, named before the verb."""
        named = self.one_of(PLAYERS)
        if named is not None:
            return named
        if self.foe is not None and self.card == THIS and self.has("that character's player"):
            return call("player_of", self.foe)
        if self.any_of(
            "its player", "their player", "his player", "her player", "that character's|item's|card's player"
        ):
            return None if self.card == THIS else self.owner()
        if self.has("that player|opponent"):
            return self.owner_meant() if self.player is None else again(self.player)
        return None

    def owner_meant(self) -> Expr | None:
        """Return whom "that player" means by the card spoken of; what set the ability off is no opponent's if yours."""
        own = self.card == CAUSE and self.said("one of your")
        if self.on_turn and (own or self.card == THIS):
            return word("active_player")
        if own and self.tokens[self.index - 1].low == "opponent":
            return None
        return self.owner() if self.card in (IT, CAUSE) else None

    def player_again(self) -> Expr | None:
        """Read they, for players named just before."""
        return again(self.player) if self.player is not None and self.has("they") else None

    # durations

    def until(self) -> Expr | None:
        """Read how long an effect lasts."""
        duration = self.duration()
        self.until_said = duration or self.until_said
        return duration

    def duration(self) -> Expr | None:
        if self.has(f"while this {self.kind} is in play") or self.has("while this card is in play"):
            return word("while_here")
        return self.one_of(DURATIONS)
