"""Moments: what sets off a triggered ability."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.cursor import CAUSE, ORDINALS, THIS
from ludoteca.games.lorcana.packs.importer.deeds import SINGERS, Deeds
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, either, mentions, replaced, word
from ludoteca.games.lorcana.packs.importer.lexicon import ONE, SOME, Noun

BY_EITHER: Final = ("banishes", "deals_challenge_damage")
"""Moments of either side in a challenge: on your own turn the subject is the challenger, otherwise that is open."""


BANISHED: Final = ("banished", "banished_in_challenge")
STRUCK: Final = ("dealt_damage", "is_damaged", "takes_damage")
"""Moments of damage, which a card may survive."""
MOST_COUNTED: Final = 3
"""So far the language counts the moments of a turn."""


class Trigger:
    """The moment, and what must hold when it comes."""

    def __init__(self) -> None:
        self.moments: list[Expr] = []
        self.during: list[Expr] = []
        self.own: list[tuple[int, Expr]] = []
        """What must hold for one of several moments: its place among them, and the condition."""
        self.given: list[Expr] = []
        self.most = 0
        """How often a turn at most; 0: as often as it happens."""
        self.first = False
        """Only the first time in a turn."""
        self.this_turn = False

    @property
    def moment(self) -> Expr:
        return self.moments[0] if len(self.moments) == 1 else call("either_moment", *flat_moments(self.moments))

    def limits(self, wanted: int = -1) -> list[Expr]:
        """List all that must hold, or what must hold for the moment at this place."""
        return self.during + [condition for index, condition in self.own if wanted in (-1, index)]


class Moments(Deeds):
    """Productions for moments; each sets what pronouns mean in the effect."""

    def trigger(self, trigger: Trigger) -> bool | None:
        """Read "when" or "whenever" or "at …", up to the comma."""
        while True:
            if not self.one_moment(trigger):
                return None
            if self.sees(", and when|whenever|at"):
                self.has(",")
            if self.has(","):
                return True
            if not self.has("and"):
                return None

    def one_moment(self, trigger: Trigger) -> bool:
        if self.any_of("at the start of your turn"):
            trigger.moments.append(word("start_of_turn"))
            return True
        if self.any_of("at the end of your turn"):
            trigger.moments.append(word("end_of_turn"))
            return True
        if self.any_of("at the end of each opponent's turn", "at the end of an opponent's turn"):
            trigger.moments.append(word("end_of_opponents_turn"))
            self.player = word("active_player")
            return True
        if self.any_of("at the start of each opponent's turn", "at the start of an opponent's turn"):
            trigger.moments.append(word("start_of_opponents_turn"))
            self.player = word("active_player")
            return True
        if self.any_of("at the end of each player's turn", "at the end of every|each turn"):
            trigger.moments += [word("end_of_turn"), word("end_of_opponents_turn")]
            self.player = word("active_player")
            return True
        if self.any_of("at the start of each player's turn", "at the start of every|each turn"):
            trigger.moments += [word("start_of_turn"), word("start_of_opponents_turn")]
            self.player = word("active_player")
            return True
        which = self.attempt(self.which_time)
        if which is None and not self.has("when|whenever"):
            return False
        moment = self.first(
            lambda: self.sung_by_several(trigger),
            lambda: self.you_do(trigger),
            lambda: self.opponent_does(trigger),
            self.player_draws,
            self.subject_does,
        )
        if moment is None:
            return False
        trigger.moments.append(moment)
        while self.circumstance(trigger):
            pass
        if moment.word in STRUCK and self.has("and isn't banished"):
            kinds = [self.kind] if moment.args == (THIS,) else self.subject_types
            trigger.given.append(call("is_", self.card, either([word(kind) for kind in kinds])))
        return which is None or self.of_the_turn(trigger, *which)

    def sung_by_several(self, trigger: Trigger) -> Expr | None:
        """Read "2 or more of your characters sing a song": how many sang it is the number of the moment."""
        read = self.reads(self.whole, "or more of your characters sing|sings a song together?")
        if read is None or read[0] < 2:
            return None
        trigger.given.append(call("at_least", word("that_much"), read[0]))
        self.together = True
        self.speak_of(SINGERS, ["character"])
        return call("sung", word("character"), word("yours"))

    def which_time(self) -> tuple[int, bool] | None:
        """Read "the first time", "the second time each turn that": which, and whether that is said of a turn."""
        ahead = self.has("each turn ,")
        read = self.reads("the", self.ordinal, "time")
        return None if read is None else (read[0], self.any_of("each turn that?", "in a turn that?") or ahead)

    def of_the_turn(self, trigger: Trigger, nth: int, stated: bool) -> bool:
        """Read "… each turn" of what happens for the nth time; the first time in your turn, which need not say so."""
        if not (stated or self.any_of("each turn", "in a turn")) and nth == 1:
            trigger.first = True
            return True
        of_a_turn = stated or self.tokens[self.index - 1].low == "turn"
        made = counted(trigger.moments[-1], nth)
        if made is None and nth == 1 and len(trigger.moments) == 1:
            trigger.first = True
            return of_a_turn
        if made is None or not of_a_turn:
            return False
        trigger.moments[-1] = made
        return True

    def circumstance(self, trigger: Trigger) -> bool:
        """Read "during your turn", "while here / at a location / this character is exerted", after the moment."""
        if self.any_of("during your turn", "during each of your turns"):
            trigger.own.append((len(trigger.moments) - 1, word("your_turn")))
            return True
        if self.any_of("during an opponent's turn", "during opponents' turns", "during each opponent's turn"):
            trigger.own.append((len(trigger.moments) - 1, word("opponents_turn")))
            return True
        if self.has("this turn"):
            trigger.this_turn = True
            return True
        if self.kind == "location" and trigger.moments[-1].word in BANISHED and self.has("here"):
            trigger.moments[-1] = narrowed(trigger.moments[-1], word("here"))
            return True
        if self.sees("for the"):
            return self.attempt(lambda: self.for_the_nth_time(trigger)) is True
        if not self.sees("while"):
            return False
        return self.attempt(lambda: self.while_so(trigger)) is True

    def for_the_nth_time(self, trigger: Trigger) -> bool | None:
        """Read "… for the second time in a turn"."""
        read = self.reads("for the", self.ordinal, "time")
        if read is None:
            return None
        made = counted(trigger.moments[-1], read[0])
        of_a_turn = self.any_of("each turn", "in a turn")
        if made is not None and of_a_turn:
            trigger.moments[-1] = made
            return True
        if read[0] != 1 or len(trigger.moments) > 1 or not (of_a_turn or self.sees("during your turn")):
            return None
        trigger.first = True
        return True

    def while_so(self, trigger: Trigger) -> bool | None:
        if not self.has("while"):
            return None
        if self.any_of("here", "at this location"):
            trigger.moments[-1] = narrowed(trigger.moments[-1], word("here"))
            return True
        if self.has("at a location"):
            moment = trigger.moments[-1]
            if moment.args == (THIS,):
                trigger.own.append((len(trigger.moments) - 1, call("is_", THIS, word("at_location"))))
            else:
                trigger.moments[-1] = narrowed(moment, word("at_location"))
            return True
        moment = trigger.moments[-1]
        lasting = "damaged|undamaged|exerted|ready" if moment.word == "challenged" else "damaged|undamaged|exerted"
        if self.sees(lasting) and moment.word not in BANISHED:
            self.step()
            state = word(self.tokens[self.index - 1].low)
            if moment.args == (THIS,):
                trigger.own.append((len(trigger.moments) - 1, call("is_", THIS, state)))
            else:
                trigger.moments[-1] = narrowed(moment, state)
            return True
        condition = self.condition()
        if condition is None:
            return None
        trigger.own.append((len(trigger.moments) - 1, condition))
        return True

    # you …

    def you_do(self, trigger: Trigger) -> Expr | None:
        if not self.has("you"):
            return None
        return self.first(
            lambda: self.you_play(trigger),
            lambda: self.you_shift(trigger),
            self.you_ink,
            self.you_draw,
            self.you_heal,
            self.you_move_damage,
            self.you_move,
            self.you_ready,
            self.you_exert,
            self.you_return,
            self.you_boost,
            self.you_pay,
            lambda: self.lore_changes("gain|lose", ""),
            self.you_sing,
        )

    def you_play(self, trigger: Trigger) -> Expr | None:
        if not self.has("play"):
            return None
        if self.has("this character|item|location|card"):
            self.card = THIS
            if self.has("or another"):
                noun = self.noun()
                if noun is None:
                    return None
                noun.other = True
                noun.side = ""
                self.card = CAUSE
                return call("either_moment", call("plays", THIS), call("plays", *noun.properties()))
            if self.any_of(
                "using shift", "using his|her|their|its shift ability", "on|onto another character using shift"
            ):
                trigger.given.append(word("used_shift"))
            return call("plays", THIS)
        nth = self.attempt(self.nth_of_yours)
        if nth is not None:
            noun = self.noun()
            if noun is None or not self.any_of("in a turn", "each turn", "this turn", "during each turn"):
                return None
            self.speak_of(CAUSE, noun.types)
            return counted(call("plays", *noun.properties()), nth)
        noun = self.noun()
        if noun is not None and noun.zones == ["in_discard"] and not noun.side:
            noun.zones = []
            noun.rest.append(word("out_of_discard"))
        if noun is None or noun.zones or noun.many != ONE:
            return None
        self.speak_of(CAUSE, noun.types)
        alike = [part for part in noun.rest if part.word == "same_name" and mentions(part, "other")]
        if alike:
            noun.rest = [part for part in noun.rest if part not in alike]
            others = [replaced(part, word("other"), call("non", call("among", CAUSE))) for part in alike]
            trigger.given += [call("is_", CAUSE, part) for part in others if isinstance(part, Expr)]
        if self.any_of("on this card|character", "on top of this card|character"):
            if noun.types not in (["character"], ["card"]):
                return None
            if noun.side or noun.other:
                return None
            if noun.rest:
                trigger.given.append(call("is_", CAUSE, *noun.rest))
            return call("shifted_onto", THIS)
        if self.any_of(
            "using shift onto|on this character|card", "using their shift ability onto|on this character|card"
        ):
            such = [] if not noun.rest else [call("is_", CAUSE, *noun.rest)]
            trigger.given += such
            return None if noun.types != ["character"] or noun.side or noun.other else call("shifted_onto", THIS)
        if self.any_of("using shift", "using their|his|her|its shift ability"):
            trigger.given.append(call("used_shift", CAUSE))
            return call("plays", *noun.properties())
        if self.has("or"):
            other = self.noun()
            if other is None:
                return None
            self.speak_of(CAUSE, [])
            return call("either_moment", call("plays", *noun.properties()), call("plays", *other.properties()))
        return call("plays", *noun.properties())

    def you_shift(self, trigger: Trigger) -> Expr | None:
        """Read "you shift a character onto another (character)": it is played with Shift."""
        if not self.has("shift"):
            return None
        if self.has("this character"):
            self.card = THIS
            trigger.given.append(word("used_shift"))
            return call("plays", THIS)
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.chosen or noun.zones or noun.side or noun.types != ["character"]:
            return None
        self.any_of(
            "onto|on another character?", "onto|on one of your characters", "onto|on one of your other characters"
        )
        self.speak_of(CAUSE, noun.types)
        trigger.given.append(call("used_shift", CAUSE))
        return call("plays", *noun.properties())

    def nth_of_yours(self) -> int | None:
        """Read your second …, a second …"""
        return self.ordinal() if self.has("a|your") else None

    def nth_of_theirs(self) -> int | None:
        """Read their second …, a second …"""
        return self.ordinal() if self.has("a|their") else None

    def you_ink(self) -> Expr | None:
        if self.any_of("put a card into your inkwell", "ink a card"):
            self.card = CAUSE
            return self.inked_from("you_ink")
        if not self.any_of("put a card facedown? under", "put one or more cards facedown? under"):
            return None
        return self.gone_under()

    def gone_under(self) -> Expr | None:
        """Read what a card was put under."""
        if self.any_of("this character|location|item|card") or (self.card == THIS and self.has("him|her|it|them")):
            self.card = THIS
            return call("goes_under", THIS)
        noun = self.noun()
        if noun is None or noun.chosen or noun.many != ONE:
            return None
        self.speak_of(CAUSE, noun.types)
        return call("goes_under", *noun.properties())

    def you_draw(self) -> Expr | None:
        if self.has("draw a card"):
            return word("draws")
        if self.any_of("discard this card|character|item|location from your hand", "discard this card"):
            self.card = THIS
            return call("discarded", THIS)
        if self.has("discard a card"):
            self.card = CAUSE
            return word("discards")
        if self.has("discard 1|one or more cards"):
            return word("discards_some")
        such = self.attempt(self.discarded_such)
        if such is not None:
            return such
        if not self.has("draw|discard"):
            return None
        made = word("draws" if self.tokens[self.index - 1].low == "draw" else "discards")
        nth = self.nth_of_yours()
        if nth is None or not self.has("card") or not self.any_of("in a turn", "each turn"):
            return None
        return counted(made, nth)

    def discarded_such(self, side: str = "") -> Expr | None:
        """Read that a card of some sort is discarded, by you unless a side is told."""
        if not self.has("discard|discards"):
            return None
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.chosen or noun.side or noun.zones or noun.other or not noun.as_card:
            return None
        noun.side = side
        self.speak_of(CAUSE, noun.types)
        return call("discarded", *noun.properties())

    def you_heal(self) -> Expr | None:
        if not self.any_of("remove 1 or more damage from", "remove one or more damage from", "remove damage from"):
            return None
        if self.has("this character|location"):
            self.card = THIS
            return call("healed", THIS)
        noun = self.noun()
        if noun is None or noun.many != ONE:
            return None
        self.card = CAUSE
        return call("healed", *noun.properties())

    def you_move(self) -> Expr | None:
        if not self.has("move"):
            return None
        if self.any_of("this character to a location", "this character"):
            self.card, self.moved = THIS, True
            return call("moves", THIS)
        noun = self.noun()
        if noun is None or noun.chosen or noun.many == SOME:
            return None
        if self.has("to a location"):
            noun.side = noun.side or "yours"
            self.moved = True
            self.speak_of(CAUSE, noun.types)
            return call("moves", *noun.properties())
        if not any(part.word == "here" for part in noun.rest):
            if self.kind == "location" or noun.many != ONE or noun.rest or noun.zones or not self.sees(","):
                return None
            noun.side = noun.side or "yours"
            self.moved = True
            self.speak_of(CAUSE, noun.types)
            return call("moves", *noun.properties())
        noun.rest = [part for part in noun.rest if part.word != "here"]
        if self.has("from a|another location"):
            noun.rest.append(word("from_location"))
        self.moved = True
        self.speak_of(CAUSE, noun.types)
        return call("moves_here", *noun.properties())

    def you_move_damage(self) -> Expr | None:
        """Read "you move 1 or more damage counters", from whichever card to whichever."""
        if not self.any_of("move 1|one or more damage counters?", "move damage counters?"):
            return None
        if self.has("from") and not self.has("one|a character to another character?"):
            return None
        return word("moves_damage")

    def you_exert(self) -> Expr | None:
        return self.you_turn("exert", "exerts")

    def you_ready(self) -> Expr | None:
        return self.you_turn("ready", "readied")

    def you_turn(self, verb: str, moment: str) -> Expr | None:
        """Read "you exert this character", "you ready one of your characters"."""
        if not self.has(verb):
            return None
        if self.has("this character|item"):
            self.card = THIS
            return call("sings" if verb == "exert" and self.has("to sing a song") else moment, THIS)
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.chosen or noun.zones:
            return None
        self.speak_of(CAUSE, noun.types)
        if verb == "exert" and self.has("to sing a song"):
            noun.side = "yours"
            return call("sings", *noun.properties())
        return call(moment, *noun.properties())

    def you_boost(self) -> Expr | None:
        """Read "you use this character's Boost ability", "you use the Boost ability of one of your characters"."""
        if self.has("boost"):
            return self.boosted()
        if not self.has("use"):
            return None
        if self.any_of("this character's|location's boost ability", "his|her|its|their boost ability"):
            self.card = THIS
            return call("boosts", THIS)
        whose = {"a boost ability": "card", "a|your character's|characters' boost ability|abilities": "character"}
        if (kind := self.one_of(whose)) is not None:
            self.speak_of(CAUSE, [kind])
            return call("boosts", word(kind))
        return self.boosted() if self.any_of("the boost ability of", "boost on") else None

    def boosted(self) -> Expr | None:
        """Read whose Boost you use."""
        if self.has("this character|location"):
            self.card = THIS
            return call("boosts", THIS)
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.chosen or noun.zones or noun.side == "opposing":
            return None
        noun.side = ""
        self.speak_of(CAUSE, noun.types)
        return call("boosts", *noun.properties())

    def you_return(self) -> Expr | None:
        if not self.has("return"):
            return None
        if self.any_of("this character|item|location to your hand from play"):
            self.card = THIS
            return call("returned", THIS)
        noun = self.noun()
        if noun is None or noun.zones != ["in_discard"] or not self.has("to your hand"):
            return None
        noun.zones = []
        self.card = CAUSE
        return call("returns_from_discard", *noun.properties())

    def you_pay(self) -> Expr | None:
        """Read "you pay 2 {I} or more", "you pay {I} for an ability", "you pay 5 {I} or more to play a card"."""
        if not self.has("pay"):
            return None
        least = self.whole()
        ink = self.has("{i}")
        if least is not None and not (ink and self.has("or more")):
            return None
        if self.has("for an ability"):
            return call("pays_for_ability", least or 1)
        if self.has("to play a card"):
            return call("pays_for_card", least or 1)
        return call("pays", least or 1) if ink else None

    def you_sing(self) -> Expr | None:
        """Read "you sing a song": one or more characters of yours do."""
        if not self.sees("sing"):
            return None
        read = self.sung_what()
        if read is not None and self.has("with this character"):
            self.card, self.song = THIS, CAUSE
            return call("sings", THIS, *read[1])
        self.together = True
        if read is None:
            return None
        read = ("sung", read[1], SINGERS)
        self.speak_of(read[2], ["character"])
        return call("sung", word("character"), word("yours"), *read[1])

    def lore_changes(self, verbs: str, side: str) -> Expr | None:
        """Read "you gain lore", "an opponent loses 2 or more lore"; by what, is not asked."""
        if not self.has(verbs):
            return None
        verb = "gains_lore" if self.tokens[self.index - 1].low.startswith("gain") else "loses_lore"
        read = self.attempt(lambda: self.reads(self.whole, "or more"))
        if not self.has("lore"):
            return None
        if read is not None:
            self.any_of("at once", "at one time", "at the same time")
        return call(f"{side}{verb}", 1 if read is None else read[0])

    # opponents …

    def opponent_does(self, trigger: Trigger) -> Expr | None:
        anyone = self.has("a player")
        theirs = self.on_turn and self.any_of("they", "that player|opponent")
        if not anyone and not theirs and not self.any_of("an opponent", "your opponent", "opponents"):
            return None
        if self.has("plays|play"):
            which = self.attempt(self.nth_of_theirs)
            noun = self.noun()
            if noun is None or (noun.many != ONE and which is None):
                return None
            noun.side = "anyones" if anyone else "opposing"
            self.player = word("cause_player")
            self.speak_of(CAUSE, noun.types)
            made = call("plays", *noun.properties())
            if self.any_of("using shift", "using their|his|her|its shift ability"):
                trigger.given.append(call("used_shift", CAUSE))
                return made if which is None else None
            if which is None:
                which = self.attempt(lambda played=noun: self.nth_they_played(played))  # type: ignore[misc]
                return made if which is None else counted(made, which)
            return counted(made, which) if self.any_of("in a turn", "each turn", "during their turn") else None
        if not anyone and self.any_of("puts|put a card into their inkwell|inkwells", "inks|ink a card"):
            self.card = CAUSE
            return word("opponent_puts_ink")
        if not anyone and self.has("puts a card facedown? under one of their"):
            return self.opponent_buries()
        if self.sees("discards a|an"):
            self.player = word("cause_player")
            return self.discarded_such("anyones" if anyone else "opposing")
        if anyone:
            return None
        if self.any_of("moves a character to a location", "moves one of their characters to a location"):
            self.moved = True
            self.speak_of(CAUSE, ["character"])
            return call("moves", word("character"), word("opposing"))
        if self.any_of("discards 1 or more cards", "discards one or more cards"):
            return word("opponent_discards")
        for nth, number in ORDINALS.items():
            if number <= 3 and self.any_of(
                f"draws a card during their turn , if it is the {nth} card they have drawn this turn",
                f"draws their {nth} card during their turn",
            ):
                return call("active_opponent_draws", number)
        if self.has("draws a card"):
            return word("opponent_draws")
        if self.sees("gains|gain|loses|lose"):
            return self.lore_changes("gains|gain|loses|lose", "opponent_")
        if self.any_of(
            "chooses this character for an action or ability", "chooses this character for an ability or effect"
        ):
            self.player = word("choosing_player")
            return call("chosen_by_opponent", THIS)
        if self.has("chooses"):
            noun = self.noun()
            ours = noun is not None and noun.many == ONE and noun.side == "yours" and not noun.zones and not noun.chosen
            if noun is None or not ours or not self.any_of("for an action or ability", "for an ability or effect"):
                return None
            self.player = word("choosing_player")
            self.speak_of(CAUSE, noun.types)
            return call("chosen_by_opponent", *noun.properties())
        return None

    def opponent_buries(self) -> Expr | None:
        """Read "one of their characters", under which an opponent puts a card."""
        kind = self.one_of({"characters": "character", "locations": "location"})
        if kind is None:
            return None
        self.speak_of(CAUSE, [kind])
        return call("goes_under", word(kind), word("opposing"))

    def nth_they_played(self, played: Noun) -> int | None:
        """Read ", if it's the second character they've played this turn", after that they play one."""
        read = self.reads(", if it is the", self.ordinal, self.noun, "they have? played this turn")
        if read is None or read[1].types != played.types or read[1].rest != played.rest or not self.sees(","):
            return None
        return int(read[0])

    def player_draws(self) -> Expr | None:
        """Read they draw a card: the player whose turn it is."""
        return word("active_opponent_draws") if self.has("they draw a card") else None


COUNTED: Final = ("plays", "quests", "challenges", "challenged", "banished", "dealt_damage", "sings", "moves")
COUNTED_BARE: Final = ("inks", "you_ink", "draws", "discards")
"""Moments of which the language can say which of the turn they are; those of a player are bare words."""

REMEMBERED: Final = (
    *("this", "character", "item", "location", "action", "song", "card", "not_song", "|"),
    *("yours", "opposing", "anyones", "other", "classed", "named", "cost", "of_ink", "inkable"),
)
"""What cards are like for a whole turn, so that those of earlier moments can be told by it."""


def counted(moment: Expr, nth: int) -> Expr | None:
    """Return the nth such moment of a turn."""
    if nth > MOST_COUNTED or "nth" in moment.named:
        return None
    if moment.args is None:
        return call(moment.word, nth) if moment.word in COUNTED_BARE else None
    plain = all(isinstance(arg, Expr) and arg.word in REMEMBERED for arg in moment.args)
    return moment.with_named(nth=nth) if moment.word in COUNTED and plain else None


def flat_moments(moments: list[Expr]) -> list[Expr]:
    """List the moments, those of an either taken out of it."""
    flattened: list[Expr] = []
    for moment in moments:
        inner = [arg for arg in moment.args or () if isinstance(arg, Expr)]
        flattened += inner if moment.word == "either_moment" else [moment]
    return flattened


def narrowed(moment: Expr, property_: Expr) -> Expr:
    """Return the moment with one more property of its subject."""
    args = list(moment.args or ())
    index = len(args)
    while index and isinstance(args[index - 1], Expr) and str(args[index - 1]).startswith("against("):
        index -= 1
    args.insert(index, property_)
    return Expr(moment.word, tuple(args), moment.named)
