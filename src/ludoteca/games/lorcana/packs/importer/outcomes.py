"""Conditions on what the effect itself has done before, as texts say "this way"."""

from __future__ import annotations

from ludoteca.games.lorcana.packs.importer.cursor import IT
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, word
from ludoteca.games.lorcana.packs.importer.holdings import Holdings
from ludoteca.games.lorcana.packs.importer.lexicon import ALL, ANY, NO, ONE, SOME, UP_TO, Noun

DONE_THIS_WAY = {
    "returned": "return",
    "return": "return",
    "banished": "banish",
    "banish": "banish",
    "shuffled": "shuffle",
    "shuffle": "shuffle",
    "played": "play",
    "play": "play",
    "put": "put",
}
"""What was done "this way", and the verb that said so before."""
ASIDE = ("draw", "draws", "gain", "gains", "lose", "loses")
"""Deeds with no card in play or in a discard, which leave what was done before to be spoken of."""
DEEDS_BEFORE = {
    **dict.fromkeys(("discard", "discards"), "discarded"),
    **dict.fromkeys(("banish", "banishes"), "banished"),
    **dict.fromkeys(("return", "returns"), "returned"),
    **dict.fromkeys(("move", "moves"), "moved"),
    **dict.fromkeys(("reveal", "reveals"), "revealed"),
    **dict.fromkeys(("put", "puts"), "discarded|revealed|moved|put"),
    **dict.fromkeys(("exert", "exerts"), "exerted"),
    **dict.fromkeys(("ready", "readies"), "readied"),
    **dict.fromkeys((*ASIDE, "deal", "deals", "play"), ""),
}
"""What the verbs before have done, as far as it can be asked whether they did."""
VERBS_FOLLOW = (
    ".",
    ",",
    "•",
    "—",
    ":",
    "and",
    "or",
    "may",
    "to",
    "then",
    "must",
    "you",
    "they",
    "opponent",
    "player",
    "players",
)
"""What stands before a verb, where the same word may be a noun or say what a card is like."""
WENT_TO = {
    "return": ("to your hand", "to their player's hand", "to a player's hand"),
    "shuffle": ("into your deck", "into their deck"),
    "put": ("into your inkwell", "on the bottom of your deck", "on the top of your deck"),
}
"""Where it may be said that the cards went."""
PRINTED = ("classed", "named", "cost", "of_ink", "inkable", "not_song", "non", "odd_cost", "even_cost")


class Outcomes(Holdings):
    """Productions for conditions on what was done this way."""

    def discarded_condition(self) -> Expr | None:
        """Read "you discarded a Pirate character card", "a … card is discarded / cards were moved this way"."""
        if self.any_of("you discarded", "you discard"):
            now = self.tokens[self.index - 1].low == "discard"
            noun = self.noun()
            if not self.has("this way") and now:
                return None
            self.asks_past = True
            if noun is None or noun.many != ONE:
                return None
            self.speak_of(IT, noun.types)
            return call("any_is" if self.several else "is_", IT, *noun.properties())
        by_others = self.first(self.nobody_discarded, self.opponent_did)
        if by_others is not None:
            return by_others
        theirs = self.attempt(lambda: self.reads("they|player|opponent discard|discarded", self.noun, "this way"))
        if theirs is not None and self.card == IT and theirs[0].many == ONE and not theirs[0].other:
            self.asks_past = True
            self.speak_of(IT, theirs[0].types)
            return call("any_is" if self.several else "is_", IT, *theirs[0].properties())
        done = self.first(self.put_aside_this_way, self.done_this_way, self.nothing_this_way)
        if done is not None:
            return done
        several = self.attempt(self.many_this_way) or self.attempt(self.milled_this_way)
        if several is not None:
            return several
        taken_off = self.attempt(self.any_damage_this_way)
        if taken_off is not None:
            return taken_off
        noun = self.noun()
        if noun is None or noun.many in (SOME, UP_TO, ANY):
            return None
        outcome = "is|are|was|were discarded|moved|banished|returned|revealed|exerted|readied this way"
        if not self.sees(outcome) or not self.was_done(self.tokens[self.index + 1].low) or not self.has(outcome):
            return None
        if not self.still_so(noun, self.tokens[self.index - 3].low) or not self.turned(self.tokens[self.index - 3].low):
            return None
        if self.tokens[self.index - 3].low == "moved" and self.said("location"):
            return word("done") if noun.many in (ONE, ALL) and not (noun.rest or noun.chosen) else None
        self.speak_of(IT, noun.types)
        self.asks_past = True
        turned = self.tokens[self.index - 3].low in ("exerted", "readied")
        if noun.plural or self.several or turned:
            return call("any_is", IT, *noun.properties())
        return call("is_", IT, *noun.properties())

    def any_damage_this_way(self) -> Expr | None:
        """Read "you removed damage this way", "any damage was moved this way": whether there was any."""
        if self.has("you removed|remove|moved|move"):
            verb = self.tokens[self.index - 1].low
            is_damage = self.any_of(
                "any? damage", "at least 1 damage", "1 or more damage", "one or more damage counters?"
            )
            self.has("counters?")
        else:
            is_damage = self.any_of("any? damage", "at least 1 damage", "1 or more damage", "any damage counters")
            is_damage = is_damage and self.has("was|were|is|are removed|moved")
            verb = self.tokens[self.index - 1].low
        if not is_damage or not self.has("this way"):
            return None
        by, done = ("heal|heal_divided", "remove") if verb.startswith("remove") else ("move_damage", "move")
        start = self.sentence_start()
        if not any(token.low in (done, f"{done}s") for token in self.tokens[:start]):
            return None
        passing = any(low in DEEDS_BEFORE for low in self.verbs_after(done, start))
        return call("at_least", word("that_much").meaning(by), 1) if passing else word("done")

    def sentence_start(self) -> int:
        """Return where the sentence begins that is being read."""
        start = self.index - 1
        while start and self.tokens[start].raw not in (".", "•", "—", ":"):
            start -= 1
        return start

    def verbs_after(self, verb: str, end: int) -> list[str]:
        """List what was said after the last such verb, up to there."""
        verbs = self.verbs_before(end)
        last = max((place for place, low in enumerate(verbs) if low in (verb, f"{verb}s")), default=-1)
        return verbs[last + 1 :]

    def nobody_discarded(self) -> Expr | None:
        """Read "no player discarded a character card this way"."""
        if self.card != IT or not self.has("no player|opponent discarded|discards"):
            return None
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.other or not self.has("this way"):
            return None
        self.asks_past = True
        return call("not_", call("any_is", IT, *noun.properties()))

    def opponent_did(self) -> Expr | None:
        """Read "an opponent banished a character this way", after every player did so."""
        if self.card != IT or not self.has("an opponent banished|returned|discarded"):
            return None
        noun = self.noun() if self.was_done(self.tokens[self.index - 1].low) else None
        if noun is None or noun.many != ONE or noun.other or noun.side or noun.zones or not self.has("this way"):
            return None
        if any(part.word not in PRINTED for part in noun.rest):
            return None
        self.asks_past = True
        return call("any_is", IT, *noun.properties(), word("opposing"))

    def milled_this_way(self) -> Expr | None:
        """Read "a character card is put into your discard this way", after cards went there from the deck."""
        if self.card != IT or not self.said("into your discard"):
            return None
        number = self.attempt(self.so_many)
        noun = self.noun()
        if (
            noun is None
            or noun.many != (ONE if number is None else ALL)
            or not noun.as_card
            or noun.chosen
            or noun.side
        ):
            return None
        if noun.zones or noun.other or not self.has("is|are|was|were put into your discard this way"):
            return None
        self.asks_past = self.of_discarded = True
        if number is not None:
            return call("at_least", call("count_among", self.card, *noun.properties()), number)
        return call("any_is" if self.several or self.said("the rest") else "is_", self.card, *noun.properties())

    def banished_by_damage(self) -> Expr | None:
        """Read "they're banished this way", "an opposing character is banished this way", after damage was dealt."""
        if self.card != IT or not self.dealt_before():
            return None
        outcome = "is|are|was|were banished this way"
        if (some := self.attempt(self.so_many_of_them)) is not None:
            if not self.several or not self.has(outcome):
                return None
            dying = call("count_among", IT, word("card"), word("dying"))
            return call("any_is", IT, word("dying")) if some == 1 else call("at_least", dying, some)
        if self.attempt(self.pronoun) == IT:
            if not self.several and self.has("isn't|aren't|wasn't|weren't banished this way"):
                return call("not_", call("is_", IT, word("dying")))
            if self.several or not self.has(outcome):
                return None
            return call("is_", IT, word("dying"))
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.chosen or noun.zones or noun.other or not self.has(outcome):
            return None
        alike = noun.types == self.kinds and not noun.rest and (not noun.side or self.said("opposing"))
        return call("any_is", IT, *([] if alike else noun.properties()), word("dying"))

    def so_many_of_them(self) -> int | None:
        """Read "one or more of them", "any of them", "2 or more of those characters": at least how many."""
        if self.has("any of"):
            number = 1
        else:
            read = self.reads(self.whole, "or more of")
            if read is None:
                return None
            number = int(read[0])
        return number if self.has("them") or (self.sees("those") and self.pronoun() == IT) else None

    def dealt_before(self) -> bool:
        """Tell whether the last that was done before this sentence, and may banish, was to deal damage."""
        start = self.index - 1
        while start and self.tokens[start].raw not in (".", "•", "—", ":"):
            start -= 1
        lows = [token.low for token in self.tokens[:start]]
        verbs = [
            low
            for before, low in zip(["", *lows], lows, strict=False)
            if low in DEEDS_BEFORE and low not in ASIDE and not (low == "play" and before in ("in", "into"))
        ]
        return bool(verbs) and verbs[-1] in ("deal", "deals")

    def put_aside_this_way(self) -> Expr | None:
        """Read "you put an item card into your discard this way", of a card looked at that went there."""
        if self.card != IT or not self.said("look at the top") or not self.has("you have? put"):
            return None
        noun = self.noun()
        if noun is None or noun.many != ONE or not noun.as_card or noun.other or noun.side:
            return None
        there = noun.zones == ["in_discard"] or (not noun.zones and self.has("into your discard"))
        if not there or not self.has("this way"):
            return None
        noun.zones = []
        self.asks_past = self.of_discarded = True
        return call("any_is", IT, *noun.properties())

    def done_this_way(self) -> Expr | None:
        """Read "you returned a Pirate character (to your hand) this way", "you banished an item this way"."""
        if not self.has("you"):
            return None
        token = self.token()
        if token is None or token.low not in DONE_THIS_WAY or self.card != IT:
            return None
        verb = DONE_THIS_WAY[token.low]
        if verb not in [before.low for before in self.tokens[: self.index]]:
            return None
        self.step()
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.chosen or noun.other or noun.zones:
            return None
        self.any_of(*WENT_TO.get(verb, ()))
        if not self.has("this way") or any(part.word not in PRINTED for part in noun.rest):
            return None
        self.asks_past = True
        return call("any_is" if self.several else "is_", self.card, *noun.properties())

    def nothing_this_way(self) -> Expr | None:
        """Read "no card is discarded this way": the step before, which would have done it, did nothing."""
        noun = self.noun_or_none()
        if noun is None or noun.many != NO or noun.rest or noun.side or noun.zones or noun.other:
            return None
        if not self.any_of("is|are|was|were discarded|banished|returned this way"):
            return None
        return call("not_", word("done")) if self.was_done(self.tokens[self.index - 3].low, ()) else None

    def was_done(self, done: str, passing: tuple[str, ...] = ASIDE) -> bool:
        """Tell whether the verb said last before this sentence is the one that would have done it, but for some."""
        start = self.index - 1
        while start and self.tokens[start].raw not in (".", "•", "—", ":"):
            start -= 1
        verbs = [DEEDS_BEFORE[low] for low in self.verbs_before(start) if low in DEEDS_BEFORE and low not in passing]
        return bool(verbs) and done in verbs[-1].split("|")

    def verbs_before(self, end: int) -> list[str]:
        """List what was said up to there, but for words that are no verbs there: ready characters, your discard."""
        verbs = []
        for index, token in enumerate(self.tokens[:end]):
            begins = index == 0 or self.tokens[index - 1].low in VERBS_FOLLOW
            if token.low not in ("ready", "discard") or begins:
                verbs.append(token.low)
        return verbs

    def many_this_way(self) -> Expr | None:
        """Read "2 or more items were banished this way", "you removed 3 or more damage this way"."""
        removed = self.attempt(self.removed_this_way)
        if removed is not None:
            return call("at_least", word("that_much").meaning("heal"), removed[0])
        healed = self.attempt(lambda: self.reads("you removed damage from", self.so_many, self.noun, "this way"))
        if (
            healed is not None
            and healed[1].many == ALL
            and not (healed[1].zones or healed[1].other or healed[1].chosen)
        ):
            return call("at_least", call("count", *healed[1].properties(), word("just_healed")), healed[0])
        whole = self.attempt(lambda: self.reads("you removed", self.whole_lot, "damage this way"))
        if whole is not None:
            return call("at_least", word("that_much").meaning("heal"), whole[0])
        dealt = self.attempt(lambda: self.reads(self.whole, "or more damage was|were|is dealt this way"))
        if dealt is not None:
            return call("at_least", word("that_much").meaning("deal"), dealt[0])
        moved = self.attempt(
            lambda: (
                self.reads(self.so_many, "damage|damage counters? was|were moved this way")
                or self.reads("you moved", self.so_many, "damage counters? this way")
            )
        )
        if moved is not None and self.said("move"):
            return call("at_least", word("that_much").meaning("move_damage"), moved[0])
        shuffled = self.attempt(lambda: self.reads("you shuffled|shuffle", self.whole, "or more cards this way"))
        if shuffled is not None and self.said("shuffle your discard into your deck ."):
            return call("at_least", word("that_much").meaning("shuffle_into_deck"), shuffled[0])
        revealed = self.attempt(self.many_revealed)
        if revealed is not None:
            return revealed
        thrown = self.attempt(lambda: self.reads("they|you discarded|discard", self.so_many, "cards this way"))
        if thrown is not None:
            return call("at_least", word("that_much").meaning("discard"), thrown[0])
        put = self.attempt(self.many_put)
        if put is not None:
            return put
        number = self.attempt(self.so_many) or self.attempt(self.whole_lot)
        noun = None if number is None or self.card != IT else self.noun()
        if number is None or noun is None or noun.many != ALL or noun.chosen or noun.zones or noun.other:
            return None
        if not self.has("was|were discarded|banished|returned|exerted|readied this way"):
            return None
        if not self.was_done(self.tokens[self.index - 3].low):
            return None
        if not self.turned(self.tokens[self.index - 3].low):
            plain = noun.types == self.kinds and not (noun.rest or noun.side)
            verb = "exert" if self.tokens[self.index - 3].low == "exerted" else "ready"
            return call("at_least", word("that_much").meaning(verb), number) if plain else None
        if not self.still_so(noun, self.tokens[self.index - 3].low) or not self.turned(self.tokens[self.index - 3].low):
            return None
        self.asks_past = True
        return call("at_least", call("count_among", self.card, *noun.properties()), number)

    def many_put(self) -> Expr | None:
        """Read "you put 2 or more cards into your hand this way", "you put 3 or more cards there this way"."""
        if self.card != IT or not self.has("you put|shuffle|shuffled|return|returned"):
            return None
        verb = {"returned": "return", "shuffled": "shuffle"}.get(self.tokens[self.index - 1].low) or self.tokens[
            self.index - 1
        ].low
        verbs = [low for low in self.verbs_before(self.index - 2) if low in (*DEEDS_BEFORE, "shuffle")]
        number = (self.attempt(self.so_many) or self.attempt(self.whole_lot)) if verbs and verbs[-1] == verb else None
        noun = None if number is None else self.noun()
        if number is None or noun is None or noun.many != ALL or noun.chosen or noun.zones or noun.other or noun.side:
            return None
        self.any_of("there", "into your hand", "to your hand", *WENT_TO.get(verb, ()))
        if not self.has("this way") or any(part.word not in PRINTED for part in noun.rest):
            return None
        self.asks_past = True
        return call("at_least", call("count_among", self.card, *noun.properties()), number)

    def whole_lot(self) -> int | None:
        """Read a number that is the most there could be: 5 cards, of up to 5."""
        number = self.whole()
        return number if number is not None and self.said(f"up to {number}") else None

    def removed_this_way(self) -> list[int] | None:
        """Read "you removed 3 or more damage this way", "3 or more damage was removed this way"."""
        if self.has("you removed"):
            return self.reads(self.whole, "or more damage this way")
        return self.reads(self.whole, "or more damage was|were removed this way")

    def many_revealed(self) -> Expr | None:
        """Read "they reveal 2 or more character cards this way", after a hand was revealed."""
        one = self.player is not None and self.player.word in ("chosen_opponent", "chosen_player")
        hand = "reveals their hand ." if one else "reveal your hand ."
        if not self.any_of("you|they reveal|revealed") or not self.said(hand):
            return None
        number = 1 if self.sees("a|an") else self.so_many()
        noun = None if number is None else self.noun()
        if (
            number is None
            or noun is None
            or noun.many != (ONE if number == 1 else ALL)
            or noun.chosen
            or noun.side
            or noun.zones
        ):
            return None
        if noun.other or not noun.as_card or any(part.word not in PRINTED for part in noun.rest):
            return None
        self.has("this way")
        self.asks_past = True
        return call("at_least", call("count_among", IT.meaning("reveal_hand"), *noun.properties()), number)

    def turned(self, done: str) -> bool:
        """Tell whether all that is said to have been exerted or readied was: only if none was so before."""
        if done not in ("exerted", "readied"):
            return True
        return self.said("ready character" if done == "exerted" else "exerted character")

    def sorted_this_way(self, noun: Noun) -> Expr | None:
        """Count of what was exerted, readied, banished or returned this way those that are like that."""
        if self.card != IT or noun.zones or noun.other or not self.has("exerted|readied|banished|returned this way"):
            return None
        done = self.tokens[self.index - 3].low
        if not self.was_done(done) or not self.turned(done) or not self.still_so(noun, done):
            return None
        return call("count_among", self.card, *noun.properties())

    def still_so(self, noun: Noun, done: str) -> bool:
        """Tell whether cards that have left play by this can still be told: by what is printed on them."""
        return done not in ("banished", "returned") or all(part.word in PRINTED for part in noun.rest)
