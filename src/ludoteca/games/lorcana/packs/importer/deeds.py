"""Moments about cards: what such a card does, or what is done to it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.conditions import Conditions
from ludoteca.games.lorcana.packs.importer.cursor import CAUSE, IT, THIS, YES
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, word
from ludoteca.games.lorcana.packs.importer.lexicon import ALL, ONE, Noun

SINGERS: Final = call("every", word("character"), word("sang"))
INKED_FROM: Final = {"hand": "your hand", "top": "your deck", "discard_pile": "your discard", "into_play": "play"}
"""Where a card may come from, in the language and in words."""
FOES: Final = {
    "challenges": word("challenged"),
    "challenged": word("challenger"),
    "banishes": CAUSE,
    "deals_challenge_damage": CAUSE,
}
"""That character, after a moment of this one in a challenge: the other one."""
DONE: Final = {
    "leaves play": "leaves",
    "enters play": "plays",
    "readies": "becomes_ready",
    "becomes|become damaged": "is_damaged",
    "becomes|become exerted": "becomes_exerted",
    "exerts": "becomes_exerted",
    "takes damage": "takes_damage",
}
"""Moments of the subject, by what it does."""
SUFFERED: Final = {
    "banished while challenging": "banished_while_challenging",
    "banished in a challenge": "banished_in_challenge",
    "banished": "banished",
    "dealt damage": "dealt_damage",
    "damaged": "is_damaged",
    "played": "plays",
    "exerted to sing a song": "sings",
    "exerted": "becomes_exerted",
    "healed": "damage_removed",
    "readied": "becomes_ready",
}
"""The same, by what it is after "is"."""
IN_DISCARD: Final = {"leaves": "leaves_discard", "is put into": "enters_discard"}
"""Moments of a card and a discard."""


class Deeds(Conditions):
    """Productions for moments whose subject is a card."""

    def gone_under(self) -> Expr | None:
        """Read what a card was put under."""
        raise NotImplementedError

    def subject_does(self) -> Expr | None:
        """Read that a card, this one or such a one, does something or has something done to it."""
        if self.any_of("a card is put into your inkwell", "one or more cards are put into your inkwell"):
            self.card = CAUSE
            return self.inked_from("inks")
        if self.any_of("a card is put into an opponent's inkwell", "a card is put into your opponents' inkwells"):
            self.card = CAUSE
            return word("opponent_inks")
        if self.has("a card is put facedown? under"):
            return self.gone_under()
        if self.any_of(
            "damage is removed from", "1 or more damage is removed from", "one or more damage is removed from"
        ):
            return self.healed_card()
        discarding = self.attempt(self.by_a_discard)
        if discarding is not None:
            return discarding
        subjects = self.subjects()
        if subjects is None:
            return None
        if subjects != [[THIS]] and self.has("is banished in a challenge with this character"):
            return self.banished_by_this(subjects)
        if subjects != [[THIS]] and self.has("challenges|challenge this character|location"):
            return self.challenges_this(subjects)
        plain = self.first(self.deed, self.suffering)
        if plain is None:
            return None
        name, extra, antecedent = plain
        if self.together and name != "sung":
            return None
        if len(subjects) == 1 and not self.together and self.sees("or"):
            other = self.attempt(self.or_deed)
            if other is not None:
                return self.either_deed(subjects[0], plain, other)
        if name == "sings" and subjects == [[THIS]]:
            self.song = CAUSE
        if subjects == [[THIS]]:
            self.foe = FOES.get(name)
        alone = subjects[0][0] if len(subjects) == 1 and subjects[0][0] in (THIS, IT) else None
        self.speak_of(alone or antecedent, self.subject_types if alone is None else [])
        if name == "returned" and any(is_of_another(subject, extra) for subject in subjects):
            return None
        made = [
            call(name, *subject, *(anybodys(subject) if name == "plays" else unsaid(subject, extra)))
            for subject in subjects
        ]
        return made[0] if len(made) == 1 else call("either_moment", *made)

    def inked_from(self, moment: str) -> Expr:
        """Read from where the card comes that is put into the inkwell, if that is said."""
        for place, words in INKED_FROM.items():
            if self.has(f"from {words}"):
                return call(f"{moment}_from", word(place))
            if self.any_of(f"from anywhere other than {words}", f"from anywhere except {words}", f"not from {words}"):
                return call(f"{moment}_from", word(place), other=YES)
        return word(moment)

    def or_deed(self) -> tuple[str, list[Expr], Expr] | None:
        """Read "… or challenges", after another deed of the same card."""
        return self.first(self.deed, self.suffering) if self.has("or") else None

    def either_deed(
        self, subject: list[Expr], one: tuple[str, list[Expr], Expr], other: tuple[str, list[Expr], Expr]
    ) -> Expr | None:
        """Return the moments of both deeds; the other card of a challenge cannot be spoken of then."""
        alone = subject[0] if subject[0] in (THIS, IT) else None
        if alone is None and one[2] != other[2]:
            return None
        self.speak_of(alone or one[2], self.subject_types if alone is None else [])
        return call("either_moment", call(one[0], *subject, *one[1]), call(other[0], *subject, *other[1]))

    def banished_by_this(self, subjects: list[list[Expr]]) -> Expr | None:
        """Read "an opposing character is banished in a challenge with this character": this one banishes it."""
        such = [part for part in subjects[0] if part not in (word("opposing"), word("character"), word("other"))]
        if len(subjects) > 1 or self.together or word("character") not in subjects[0] or word("yours") in subjects[0]:
            return None
        self.foe = FOES["banishes"]
        self.speak_of(THIS, [])
        against = [call("against", word("character"), *such)] if such else []
        return call("banishes", THIS, *against)

    def challenges_this(self, subjects: list[list[Expr]]) -> Expr | None:
        """Read "an opposing character challenges this location": whoever challenges a card of yours is opposing."""
        such = [part for part in subjects[0] if part != word("opposing")]
        if len(subjects) > 1 or self.together or such != [word("character")]:
            return None
        self.foe = FOES["challenged"]
        self.speak_of(FOES["challenged"], ["character"])
        return call("challenged", THIS)

    def by_a_discard(self) -> Expr | None:
        """Read that a card leaves your discard, or is put there."""
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.chosen or noun.side or noun.zones or noun.other or not noun.as_card:
            return None
        made = self.one_of(IN_DISCARD)
        side = None if made is None else self.whose_discard()
        if made is None or side is None:
            return None
        if made == "enters_discard" and self.has("from your deck" if side == "yours" else "from their deck"):
            noun.rest.append(word("from_deck"))
        else:
            self.has("from anywhere")
        noun.side = "" if side == "yours" else side
        self.speak_of(CAUSE, noun.types)
        return call(made, *noun.properties())

    def healed_card(self) -> Expr | None:
        """Read what damage was removed from."""
        if self.has("this character|location"):
            self.card = THIS
            return call("damage_removed", THIS)
        noun = self.noun()
        if noun is None or noun.chosen or noun.zones or noun.many != ONE:
            return None
        self.speak_of(CAUSE, noun.types)
        return call("damage_removed", *noun.properties())

    def subjects(self) -> list[list[Expr]] | None:
        """Read this character, he, such a card; "this character or one of your …"."""
        if self.subject_read:
            self.subject_read = False
            return [[IT]]
        subjects: list[list[Expr]] = []
        while True:
            if self.any_of("this character|item|location|card"):
                subjects.append([THIS])
            elif self.card in (THIS, IT) and self.any_of("he|she|it|they"):
                subjects.append([self.card])
            else:
                noun = self.subject_noun()
                if noun is None:
                    return None
                subjects.append(noun.properties())
            if not self.has("or"):
                return subjects

    def subject_noun(self) -> Noun | None:
        several = self.any_of("one or more of", "1 or more of")
        noun = self.noun()
        if noun is None or noun.chosen or (noun.many != ONE and not several):
            return None
        self.together = several
        self.subject_types = noun.types
        return noun

    def deed(self) -> tuple[str, list[Expr], Expr] | None:
        """Read what the subject does: quests, challenges, banishes, sings, moves, leaves play."""
        if self.has("quests|quest"):
            return "quests", [], CAUSE
        if self.has("challenges and is banished"):
            return "banished_while_challenging", [], CAUSE
        if self.any_of("challenges and banishes another|a character", "challenge and banish another|a character"):
            self.on_own_turn = True
            return "banishes", [], word("challenger")
        if self.has("challenges|challenge"):
            return self.challenged_what()
        if self.any_of(
            "banishes another character in a challenge",
            "banishes a character in a challenge",
            "banish a|another character in a challenge",
        ):
            return "banishes", [], word("challenger")
        banished = self.attempt(self.banished_what)
        if banished is not None:
            return banished
        if self.has("deals|deal damage to a|another character in a challenge"):
            return "deals_challenge_damage", [], word("challenger")
        if self.sees("sings|sing"):
            return self.attempt(self.sung_what)
        if self.has("moves to a location") or (self.sees("moves ,") and self.has("moves")):
            self.moved = True
            return "moves", [], CAUSE
        if self.any_of("moves here", "moves to this location"):
            self.moved = True
            extra = [word("from_location")] if self.has("from a|another location") else []
            return "moves_here", extra, CAUSE
        done = self.one_of(DONE)
        return None if done is None else (done, [], CAUSE)

    def sung_what(self) -> tuple[str, list[Expr], Expr] | None:
        """Read "sings", "sings a song", "sings a song with cost 5 or more"."""
        if not self.has("sings|sing"):
            return None
        noun = self.attempt(self.noun)
        if noun is None:
            return ("sung", [], SINGERS) if self.together else ("sings", [], CAUSE)
        if noun.types != ["song"] or noun.side or noun.zones or noun.chosen or noun.other:
            return None
        if noun.many not in (ONE, ALL):
            return None
        such = [call("against", *noun.properties())] if noun.rest else []
        return ("sung", such, SINGERS) if self.together else ("sings", such, CAUSE)

    def banished_what(self) -> tuple[str, list[Expr], Expr] | None:
        """Read "banishes a damaged character in a challenge"."""
        noun = self.noun() if self.has("banishes|banish") else None
        if noun is None or noun.many != ONE or noun.chosen or noun.zones or noun.types != ["character"]:
            return None
        noun.other = False
        noun.side = "" if noun.side == "opposing" else noun.side
        if noun.side or not self.has("in a challenge"):
            return None
        return "banishes", [call("against", *noun.properties())] if noun.rest else [], word("challenger")

    def challenged_what(self) -> tuple[str, list[Expr], Expr] | None:
        """Read what is challenged; where other cards than this one challenge, "less than them" compares it to them."""
        card = self.card
        if self.subject_types:
            self.card = word("challenger")
        self.reads_foe = True
        noun = self.noun()
        self.reads_foe = False
        self.card = card
        if noun is None:
            return "challenges", [], word("challenger")
        if noun.many != ONE:
            return None
        noun.other = noun.other and noun.side == "yours"
        self.foe_types = noun.types
        return "challenges", [call("against", *noun.properties())], word("challenger")

    def challenged_by(self) -> tuple[str, list[Expr], Expr] | None:
        """Read "is challenged by a damaged character", or only that it is."""
        if not self.has("by"):
            return "challenged", [], word("challenged")
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.chosen or noun.zones or noun.types != ["character"] or noun.other:
            return None
        noun.side = "" if noun.side == "opposing" else noun.side
        extra = [call("against", *noun.properties())] if noun.rest else []
        return None if noun.side else ("challenged", extra, word("challenged"))

    def returned_where(self) -> tuple[str, list[Expr], Expr] | None:
        """Read to whose hand the subject is returned from play: that tells whose it is."""
        from_play = self.has("from play")
        whose = self.one_of(
            {
                "to your hand": "yours",
                "to an opponent's hand": "opposing",
                "to opponents' hands": "opposing",
                "to a|their|its player's hand": "",
                "to their hand": "",
            }
        )
        if whose is None:
            return None
        from_play = self.has("from play") or from_play
        if whose == "opposing":
            self.player = word("cause_player")
        return ("returned", [word(whose)] if whose else [], CAUSE) if from_play or whose != "opposing" else None

    def suffering(self) -> tuple[str, list[Expr], Expr] | None:
        """Read what is done to the subject."""
        if not self.has("is|are"):
            return None
        if self.has("challenged and banished"):
            return "challenged_and_banished", [], CAUSE
        if self.has("challenged"):
            return self.challenged_by()
        suffered = self.one_of(SUFFERED)
        if suffered is not None:
            return suffered, [], CAUSE
        if self.has("returned"):
            return self.returned_where()
        if self.has("chosen for support"):
            return "supported", [], CAUSE
        if self.any_of(
            "chosen by an opponent for an action or ability",
            "chosen by an opponent for an ability or effect",
            "chosen by an opponent",
        ):
            self.player = word("choosing_player")
            return "chosen_by_opponent", [], CAUSE
        return None


def anybodys(subject: list[Expr]) -> list[Expr]:
    """Say of cards that are played, or enter play, that they may be anybody's, where it is not told whose."""
    told = [THIS, word("yours"), word("opposing"), word("anyones")]
    return [] if any(part in told for part in subject) else [word("anyones")]


SIDES: Final = (word("yours"), word("opposing"), word("anyones"))


def is_of_another(subject: list[Expr], extra: list[Expr]) -> bool:
    """Tell whether the subject is said to be of one player and to go to the hand of another."""
    sides = [part for part in subject if part in SIDES]
    return any(part in SIDES and sides and part not in sides for part in extra)


def unsaid(subject: list[Expr], extra: list[Expr]) -> list[Expr]:
    """List what else is said of the subject that it does not say itself; this card is its player's."""
    return [part for part in extra if part not in subject and not (part in SIDES and subject == [THIS])]
