"""Conditions on what happened this turn."""

from __future__ import annotations

from ludoteca.games.lorcana.packs.importer.amounts import Amounts
from ludoteca.games.lorcana.packs.importer.cursor import IT, THIS
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, word
from ludoteca.games.lorcana.packs.importer.lexicon import ALL, ANY, NO, ONE, SOME, UP_TO, Noun

IN_PLAY_THIS_TURN = {
    "was_damaged": "damaged_this_turn",
    "was_challenged": "challenged_this_turn",
    "challenges_made": "made_challenge",
    "quested": "quested_this_turn",
    "sung_by": "sang_this_turn",
    "moved_this_turn": "moved",
}
"""What cards in play are like that did something this turn, or suffered it."""


def unsided(properties: list[Expr]) -> list[Expr]:
    """Leave out whose the cards are, which the condition says."""
    return [part for part in properties if part.word not in ("yours", "opposing")]


class Histories(Amounts):
    """Productions for conditions on the turn's past."""

    def turn_condition(self) -> Expr | None:
        """Read what happened this turn."""
        return self.first(
            self.by_discard,
            self.played_this_turn,
            self.healed_this_turn,
            self.damaged_this_turn,
            self.inked_this_turn,
            self.sung_this_turn,
            self.challenged_by_you,
            self.moved_by_you,
            self.lore_this_turn,
            self.counted_event,
        )

    def by_discard(self) -> Expr | None:
        """Read "a card left your discard this turn", "3 or more cards were put into your discard this turn"."""
        several = self.attempt(self.so_many)
        number = several or 1
        noun = self.noun_or_none()
        if noun is None:
            return None
        if noun.many != NO and noun.many != (ONE if several is None else ALL):
            return None
        by_discard = self.through_discard(noun)
        if by_discard is None:
            return None
        happened = call("this_turn_at_least", number, by_discard)
        return call("not_", happened) if noun.many == NO else happened

    def healed_this_turn(self) -> Expr | None:
        """Damage was removed from one of your characters this turn; you removed damage from a character this turn."""
        if self.has("you have? removed damage this turn"):
            return call("this_turn_at_least", 1, call("healed_by_you", word("card")))
        if self.any_of("1|one or more damage was removed from", "damage was removed from"):
            event = "was_healed"
        elif self.any_of("you have? removed 1|one or more damage from", "you have? removed damage from"):
            event = "healed_by_you"
        else:
            return None
        if self.has("this character this turn"):
            return None
        noun = self.noun()
        if noun is None or noun.chosen or noun.zones or noun.many != ONE or not self.has("this turn"):
            return None
        return call("this_turn_at_least", 1, call(event, *noun.properties()))

    def played_this_turn(self) -> Expr | None:
        if self.any_of("you didn't play", "you haven't played"):
            noun = self.noun()
            plain = noun is not None and noun.many in (ONE, ALL) and not self.other_than_cause(noun)
            if noun is not None and plain and self.has("this turn"):
                return call("not_", call("this_turn_at_least", 1, call("played", *noun.properties())))
            return None
        theirs = self.attempt(self.played_by_opponent)
        if theirs is not None:
            return theirs
        if not self.any_of("you have played", "you played"):
            return None
        if self.sees("no"):
            return self.played_none()
        if self.has("this character|item|location|card this turn"):
            return call("is_", THIS, word("played_this_turn"))
        if self.card == IT and (own := self.attempt(self.own_played)) is not None:
            return own
        number = self.whole()
        least = 1 if number is None else number
        if number is not None and not self.has("or more"):
            return None
        noun = self.noun()
        if noun is None or noun.many != (ONE if number is None else ALL):
            return None
        if self.other_than_cause(noun):
            return self.played_besides(noun, least) if self.has("this turn") else None
        return call("this_turn_at_least", least, call("played", *noun.properties())) if self.has("this turn") else None

    def played_besides(self, noun: Noun, least: int) -> Expr | None:
        """Say that so many such cards were played besides the one that set the ability off by being played: one more.

        Of cards of another type, those are meant that are other than this one.
        """
        moment = self.moments[0] if len(self.moments) == 1 else THIS
        if "nth" in moment.named or moment.args == (THIS,):
            return None
        such = [part for part in noun.properties() if part.word != "other"]
        if moment.word != "plays" or self.sets_off_elsewhere(moment):
            pass
        elif moment.args == tuple(such) or (moment.args == (word("song"),) and such == [word("action")]):
            return call("this_turn_at_least", least + 1, call("played", *such))
        if self.kind not in noun.types or self.set_off_by_such(noun):
            return None
        return call("this_turn_at_least", least, call("played", *noun.properties()))

    def played_none(self) -> Expr | None:
        """Read "(you played) no other characters this turn"."""
        noun = self.noun_or_none()
        if noun is None or noun.many != NO or noun.zones or noun.chosen or self.other_than_cause(noun):
            return None
        played = call("this_turn_at_least", 1, call("played", *noun.properties()))
        return call("not_", played) if self.has("this turn") else None

    def played_by_opponent(self) -> Expr | None:
        """Read "an opponent played a song this turn", "no opponent played 2 or more actions this turn"."""
        if not self.has("an|no opponent has? played"):
            return None
        never = "no" in (self.tokens[self.index - 3].low, self.tokens[self.index - 4].low)
        several = self.attempt(self.so_many)
        noun = self.noun()
        if noun is None or noun.many != (ONE if several is None else ALL) or noun.side or noun.zones or noun.other:
            return None
        noun.side = "opposing"
        played = call("this_turn_at_least", several or 1, call("played", *noun.properties()))
        if not self.has("this turn"):
            return None
        return call("not_", played) if never else played

    def own_played(self) -> Expr | None:
        """Read "that character this turn", of one of yours that was chosen: nobody else has played it."""
        choice = self.first_choice
        if choice is None or word("yours") not in (choice.target.args or ()) or not self.has("that character"):
            return None
        return call("is_", IT.meaning(choice.target.key), word("played_this_turn")) if self.has("this turn") else None

    def other_than_cause(self, noun: Noun) -> bool:
        """Tell whether it speaks of another card than the one that set the ability off, which cannot be said."""
        return noun.other and self.set_off_by is not None

    def damaged_this_turn(self) -> Expr | None:
        if self.any_of("no other character has quested this turn"):
            return call("not_", call("this_turn_at_least", 1, call("quested", word("character"), word("other"))))
        if self.has("no damage was dealt to this character|location this turn"):
            return call("not_", call("is_", THIS, word("damaged_this_turn")))
        if self.has("damage was dealt to this character|location this turn"):
            return call("is_", THIS, word("damaged_this_turn"))
        none = self.has("none of")
        every = not none and self.sees("all|each|every")
        counted = None if none else self.attempt(self.so_many)
        least = counted or 1
        own = self.attempt(self.this_one) if least == 1 else None
        if own is not None:
            return own
        noun = self.noun_or_none()
        if noun is None or noun.chosen or (least > 1 and noun.many != ALL) or noun.many in (SOME, UP_TO, ANY):
            return None
        event = self.event_this_turn()
        if event is None or (least > 1 and event == "challenges_made"):
            return None
        if noun.many == ALL and counted is None and not none:
            return self.all_of_them_did(noun, event) if every else None
        happened = call("this_turn_at_least", least, call(event, *noun.properties()))
        return call("not_", happened) if noun.many == NO or none else happened

    def all_of_them_did(self, noun: Noun, event: str) -> Expr | None:
        """Say that there is none of these cards in play that did not do it this turn, or suffer it."""
        if event not in IN_PLAY_THIS_TURN or noun.zones:
            return None
        noun.rest.append(call("non", word(IN_PLAY_THIS_TURN[event])))
        held = call({"yours": "have", "opposing": "opponent_has"}.get(noun.side, "exists"), *unsided(noun.properties()))
        return call("not_", held)

    def this_one(self) -> Expr | None:
        """Read "this character quested, was challenged this turn"."""
        if not self.any_of("this character|location", "he|she|it" if self.card == THIS else "this character"):
            return None
        done = self.past_deed()
        if done is None:
            return None
        denied = done.word == "non"
        is_so = call("is_", THIS, *(done.args if denied and done.args else (done,)))
        return call("not_", is_so) if denied else is_so

    def so_many(self) -> int | None:
        """Read N or more, of which each can be counted but once."""
        number = self.whole()
        if number is None or not self.has("or more"):
            return None
        self.has("of")
        return number

    def event_this_turn(self) -> str | None:
        if self.any_of("was|were damaged this turn", "was|were dealt damage this turn", "took damage this turn"):
            return "was_damaged"
        if self.has("was|were banished in a challenge this turn"):
            return "defeated"
        if self.has("was|were banished this turn"):
            return "was_banished"
        if self.has("was|were challenged this turn"):
            return "was_challenged"
        if self.any_of("has|have challenged this turn", "challenged this turn"):
            return "challenges_made"
        if self.any_of("has|have quested this turn", "quested this turn"):
            return "quested"
        if self.any_of("has|have sung a song this turn", "sang a song this turn"):
            return "sung_by"
        if self.has("has|have? moved to? a? location? this turn"):
            return "moved_this_turn"
        return None

    def inked_this_turn(self) -> Expr | None:
        if self.any_of(
            "you didn't put any cards into your inkwell this turn",
            "you didn't put a card into your inkwell this turn",
            "you haven't put a card into your inkwell this turn",
            "you haven't inked a card this turn",
            "you didn't ink a card this turn",
        ):
            return call("not_", call("this_turn_at_least", 1, word("inked_cards")))
        if self.any_of("you have? put a card into your inkwell this turn", "you have? inked a card this turn"):
            return call("this_turn_at_least", 1, word("inked_cards"))
        several = self.attempt(self.many_inked)
        if several is not None:
            return several
        buried = self.attempt(self.many_buried)
        if buried is not None:
            return buried
        if self.any_of("you have put a card under", "you put a card under"):
            if self.any_of("this character|location this turn") or (
                self.card == THIS and self.has("him|her|it|them this turn")
            ):
                return call("is_", THIS, word("boosted_this_turn"))
            noun = self.noun()
            if noun is None or noun.many != ONE or not self.has("this turn"):
                return None
            return call("this_turn_at_least", 1, call("boosted_cards", *noun.properties()))
        gone = self.attempt(self.cards_this_turn)
        if gone is not None:
            return gone
        if self.has("this is your first turn and you're not the first player"):
            return word("second_players_first_turn")
        return None

    def many_buried(self) -> Expr | None:
        """Read "you've put 2 or more cards under your characters or locations this turn"."""
        read = self.reads("you have? put", self.whole, "or more cards facedown? under", self.noun, "this turn")
        if read is None or read[1].many not in (ALL, ONE) or read[1].chosen or read[1].zones or read[1].side != "yours":
            return None
        return call("this_turn_at_least", read[0], call("cards_put_under", *read[1].properties()))

    def challenged_by_you(self) -> Expr | None:
        """Read "you didn't challenge this turn"."""
        made = call("this_turn_at_least", 1, word("challenges_made"))
        if self.any_of("you didn't challenge this turn", "you haven't challenged this turn"):
            return call("not_", made)
        return made if self.any_of("you challenged this turn", "you have challenged this turn") else None

    def moved_by_you(self) -> Expr | None:
        """Read "you moved a character to a location this turn": a character of yours did."""
        if not self.any_of("you have? moved"):
            return None
        several = self.attempt(self.so_many)
        noun = self.noun()
        if noun is None or noun.many != (ONE if several is None else ALL) or noun.chosen or noun.zones:
            return None
        if noun.side not in ("", "yours") or self.other_than_cause(noun):
            return None
        self.any_of("to a location", "to locations")
        noun.side = "yours"
        moved = call("this_turn_at_least", several or 1, call("moved_this_turn", *noun.properties()))
        return moved if self.has("this turn") else None

    def lore_this_turn(self) -> Expr | None:
        """Read "you gained 3 or more lore this turn", "an opponent lost lore this turn", "you didn't lose lore"."""
        never = self.any_of("you haven't", "you didn't")
        theirs = not never and self.has("an|no opponent has?")
        if theirs:
            never = "no" in (self.tokens[self.index - 2].low, self.tokens[self.index - 3].low)
        if not theirs and not never and not self.has("you have?"):
            return None
        if not self.has("gained|gain|lost|lose"):
            return None
        event = "lore_gained" if self.tokens[self.index - 1].low.startswith("g") else "lore_lost"
        self.has("any")
        several = self.attempt(self.so_many)
        if not self.has("lore this turn"):
            return None
        changed = call("this_turn_at_least", several or 1, word(f"opponents_{event}" if theirs else event))
        return call("not_", changed) if never else changed

    def sung_this_turn(self) -> Expr | None:
        """Read "you sang a song this turn": a character of yours did."""
        sang = call("this_turn_at_least", 1, call("sung_by", word("character"), word("yours")))
        if self.any_of("you have sung a song this turn", "you sang a song this turn"):
            return sang
        if self.any_of("you haven't sung a song this turn", "you didn't sing a song this turn"):
            return call("not_", sang)
        return None

    def many_inked(self) -> Expr | None:
        """Read you've put 2 or more cards into your inkwell this turn; you inked 2 or more cards this turn."""
        inked = self.sees("you have? inked")
        read = self.reads("you have? put|inked", self.whole, "or more cards")
        if read is None or not self.has("this turn" if inked else "into your inkwell this turn"):
            return None
        return call("this_turn_at_least", read[0], word("inked_cards"))

    def cards_this_turn(self) -> Expr | None:
        """Read you've discarded a card this turn; you've drawn 3 or more cards this turn."""
        if self.any_of(
            "an opponent has? discarded a card this turn",
            "an opponent has? discarded 1|one or more cards this turn",
            "opponents have? discarded 1|one or more cards this turn",
        ):
            return call("this_turn_at_least", 1, call("discarded_cards", word("card"), word("opposing")))
        never = self.any_of("you haven't", "you didn't")
        if not never and not self.has("you have?"):
            return None
        event = self.one_of({"discarded|discard": "discarded_cards", "drawn|drew|draw": "drawn_cards"})
        if event is None:
            return None
        if never:
            unhappened = self.any_of("a card this turn", "any cards this turn")
            return call("not_", call("this_turn_at_least", 1, word(event))) if unhappened else None
        least = 1 if self.any_of("a card", "one or more cards", "1 or more cards") else self.whole()
        if least is None or (
            self.tokens[self.index - 1].low not in ("card", "cards") and not self.has("or more cards")
        ):
            return None
        return call("this_turn_at_least", least, word(event)) if self.has("this turn") else None

    def counted_event(self) -> Expr | None:
        """Read it's the second challenge this turn."""
        if not self.any_of("it is the", "this is the" if self.kind == "action" else "it is the"):
            return None
        nth = self.ordinal()
        if nth is None:
            return None
        if self.has("challenge this turn"):
            return call("this_turn_exactly", nth, call("challenges_made", word("character")))
        if self.has("card you have put into your inkwell this turn"):
            return call("this_turn_exactly", nth, word("inked_cards"))
        if self.any_of("card you have drawn this turn", "card you have drawn"):
            return call("this_turn_exactly", nth, word("drawn_cards"))
        noun = self.noun()
        if noun is None or noun.many or noun.side or noun.zones or noun.chosen or noun.other:
            return None
        if not self.any_of("you have played this turn", "you play this turn", "you played this turn"):
            return None
        return call("this_turn_exactly", nth, call("played", *noun.properties()))
