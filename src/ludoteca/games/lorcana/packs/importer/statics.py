"""Static abilities: what always holds while the card is in play, and how the card itself may be played."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.affects import CHOICES, scaled_by
from ludoteca.games.lorcana.packs.importer.amounts import multiplied
from ludoteca.games.lorcana.packs.importer.cursor import THIS, YES, YOU
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, mentions, steps, word
from ludoteca.games.lorcana.packs.importer.lexicon import ALL, ONE, SOME
from ludoteca.games.lorcana.packs.importer.limits import Limits
from ludoteca.games.lorcana.packs.importer.outcomes import PRINTED
from ludoteca.games.lorcana.packs.importer.tokens import WORD, Token
from ludoteca.games.lorcana.packs.importer.weaving import limited_to, unlimited

NOT_DISCARDED: Final = (
    ",? instead of into|in your discard",
    ",? instead of putting|put it into|in your discard",
    ",? instead of putting|put that card into|in your discard",
)
"""How a text says that a card goes elsewhere than into the discard."""
DOING: Final = {
    "banishing": "banish",
    "choosing": "choose",
    "discarding": "discard",
    "exerting": "exert",
    "returning": "return",
    "putting": "put",
    "shuffling": "shuffle",
}
"""Deeds as one says by what something is done."""
WOULD_GO_HERE: Final = "would be banished while here"
PLAYED_FREE: Final = word("free_if")
IN_DISCARD: Final = call("is_", word("this"), word("in_discard"))
BEING_CHALLENGED: Final = call("is_", word("this"), word("being_challenged"))


OF_THIS_TURN: Final = (
    *("this_turn_at_least", "moved", "quested_this_turn", "made_challenge", "challenged_this_turn", "sang_this_turn"),
    *("damaged_this_turn", "boosted_this_turn", "played_this_turn"),
)
"""What a condition asks of the present turn: what holds because of it holds until the turn ends."""
FREE_DEEDS: Final = (
    "move_to",
    "play",
    "put_under",
    "put_in_inkwell",
    "return_to_hand",
    "move_damage",
    "put_each_under",
    "put_top_under",
    "draw",
    "gain_lore",
    "deal",
    "heal",
    "put_damage",
    "ready",
    "look",
)
"""What may be done once a turn without a price and without anything that sets it off."""


class Statics(Limits):
    """Productions for static abilities, a sentence each."""

    def statics(self) -> list[Expr] | None:
        statics: list[Expr] = []
        while not self.over:
            made = self.attempt(self.static)
            if made is None or not self.stop():
                return None
            statics.append(made)
        return statics or None

    def static(self) -> Expr | None:
        """Read one sentence: conditions before and after, and what holds."""
        given: list[Expr] = []
        self.those: Expr | None = None
        there = self.attempt(self.each_at_location)
        if there is not None:
            return call("always", *there)
        while self.attempt(lambda: self.circumstances(given)):
            pass
        counted = self.attempt(self.counted_prefix)
        during = self.attempt(self.challenge_prefix)
        effects = self.first(
            self.about_this,
            self.use_like,
            self.rule_change,
            self.first_cheaper,
            self.such_cheaper,
            self.payment,
            self.gained_shift,
            self.told,
        )
        if effects is None:
            return None
        if counted is not None and mentions(counted, "other") and any(is_said_of_group(one) for one in effects):
            return None
        if counted is not None:
            scaled = [scaled_by(one, counted) for one in effects]
            if any(str(one) == str(other) for one, other in zip(scaled, effects, strict=True)):
                scaled = [payment_scaled(one, counted) for one in effects]
            if any(str(one) == str(other) for one, other in zip(scaled, effects, strict=True)):
                return None
            effects = self.capped(scaled)
        if during is not None:
            effects = [one.with_named(during=during) for one in effects]
        if not self.attempt_suffix(given):
            return None
        if effects[0].word == "use":
            if any(mentions(one, "in_discard") for one in given):
                return None
            return effects[0] if not given else effects[0].with_named(given=both(given))
        if effects[0] == PLAYED_FREE:
            return call("always", call("free_if", both(given))) if given else None
        effects = [lasting(one, given) for one in effects]
        if BEING_CHALLENGED in given and all(while_challenged(one) != one for one in effects):
            given.remove(BEING_CHALLENGED)
            effects = [while_challenged(one) for one in effects]
        if any("until" in one.named or is_choice(one) for one in effects):
            return None
        for condition in [one for one in given if mentions(one, "it")]:
            narrowed = [narrowed_to(one, condition) for one in effects]
            given.remove(condition)
            effects = [one for one in narrowed if one is not None]
            if len(effects) < len(narrowed):
                return None
        buried = IN_DISCARD in given
        given = [one for one in given if one != IN_DISCARD]
        made = call("always", *effects)
        made = made.with_named(given=both(given)) if given else made
        return call("from_discard", made) if buried else made

    def gained_shift(self) -> list[Expr] | None:
        """Read "your Princess characters gain Shift 4": the cards that you may play, since in play nobody shifts."""
        noun = self.sort()
        if noun is None or noun.chosen or noun.many != ALL or noun.types != ["character"]:
            return None
        if noun.zones not in ([], ["in_hand"]) or (noun.side != "yours" and not noun.zones):
            return None
        if any(part.word not in PRINTED for part in noun.rest):
            return None
        read = self.reads("gain|gains|have|has shift", self.whole)
        if read is None:
            return None
        self.has("{i}")
        noun.side, noun.zones, noun.other = "", [], False
        return [call("gives_shift", read[0], *noun.properties())]

    def circumstances(self, given: list[Expr]) -> bool | None:
        """Read "during your turn", "while …", "if …" before what holds."""
        if self.any_of("during your turn ,", "during your turn"):
            given.append(word("your_turn"))
            return True
        if self.any_of(
            "during opponents' turns ,",
            "during an opponent's turn ,",
            "during each opponent's turn ,",
            "during your opponents' turns ,",
        ):
            given.append(word("opponents_turn"))
            return True
        if self.has(f"while this {self.kind} is in play ,"):
            return True
        if not self.has("while|if"):
            return None
        if self.sees("an effect would"):
            return None
        condition = self.condition()
        if condition is None or not self.has(","):
            return None
        given.append(condition)
        self.those = those_of(condition)
        return True

    def counted_prefix(self) -> Expr | None:
        if not self.has("for each"):
            return None
        if self.has("1? damage on him|her|it|them , this") or self.has("1? damage counter on him|her|it|them , this"):
            self.index -= 1
            return call("damage_on", THIS)
        if self.has("card|cards under him|her|it|them , this"):
            self.index -= 1
            return call("count", word("card"), word("under_this"))
        counted = self.for_each()
        return counted if counted is not None and self.has(",") else None

    def challenge_prefix(self) -> Expr | None:
        if self.has("while this character is challenging ,"):
            return word("challenging")
        if not self.has("while"):
            return None
        during = self.in_challenge()
        return during if during is not None and self.has(",") else None

    def attempt_suffix(self, given: list[Expr]) -> bool:
        """Read unless …, while …, if … after what holds."""
        while self.sees("unless|while|if|during"):
            mark = self.mark()
            if self.has("during your turn"):
                given.append(word("your_turn"))
                continue
            if self.any_of("during opponents' turns", "during your opponents' turns", "during an opponent's turn"):
                given.append(word("opponents_turn"))
                continue
            if self.has(f"while this {self.kind} is in play"):
                continue
            if self.about_this_character() and self.has("while at a location"):
                given.append(call("is_", THIS, word("at_location")))
                continue
            if self.about_this_character() and self.has("while exerted|damaged|undamaged|ready"):
                given.append(call("is_", THIS, word(self.tokens[self.index - 1].low)))
                continue
            unless = self.has("unless")
            if not unless and not self.any_of("while", "if"):
                self.back(mark)
                return True
            condition = self.condition()
            if condition is None:
                self.back(mark)
                return True
            given.append(call("not_", condition) if unless else condition)
        return True

    def about_this_character(self) -> bool:
        """Tell whether the sentence began with this character."""
        start = self.index
        while start and self.tokens[start - 1].raw != ".":
            start -= 1
        return [token.low for token in self.tokens[start : start + 2]] == ["this", "character"]

    def told(self) -> list[Expr] | None:
        """Read what is said of cards; "they" are those that the condition counted."""
        if self.those is not None and self.any_of("they each", "they", "each of them", "those characters"):
            self.said_of = None
            changes = self.changes(self.those)
        else:
            changes = self.affect()
        if changes is None:
            return None
        mark = self.mark()
        if self.any_of(", and", "and"):
            more = self.attempt(self.told)
            if more is not None:
                return changes + more
        self.back(mark)
        return changes

    # the card itself

    def about_this(self) -> list[Expr] | None:
        return self.first(
            self.enters_damaged,
            self.exerted_for,
            self.sung_into_inkwell,
            self.sung_elsewhere,
            self.play_only,
            self.played_by_doing,
            self.free_play,
            self.played_from_discard,
            self.inked_from_discard,
            self.alternate_cost,
        )

    def exerted_for(self) -> list[Expr] | None:
        """Read "this character may enter play exerted to do something"."""
        if not self.has("this character|item|location may|can enter play exerted"):
            return None
        effects = self.acts() if self.has("to") else None
        if effects is None and self.any_of(". if he|she|it does ,", ". if they do ,", ". if you do ,"):
            effects = self.chain()
        if effects is None or any(unlimited(effect) for effect in effects):
            return None
        return [call("may_enter_exerted", *effects)]

    def inked_from_discard(self) -> list[Expr] | None:
        """Read "you can ink cards from your discard", "you may put cards from your discard into your inkwell"."""
        noun = self.sort() if self.any_of("you may|can ink", "you may|can put") else None
        if noun is None or not noun.plural or noun.chosen or noun.side or noun.other or noun.number > 1:
            return None
        if noun.zones != ["in_discard"] and not self.has("from your discard"):
            return None
        if any(token.low == "put" for token in self.tokens) and not self.has("into your inkwell"):
            return None
        noun.zones = []
        return [call("inks_from_discard", *noun.properties())]

    def sung_into_inkwell(self) -> list[Expr] | None:
        """Read whenever this character sings a song, put that song into your inkwell instead of into your discard."""
        if not self.has("whenever this character sings a song , put that song card? into your inkwell facedown?"):
            return None
        exerted = self.has("and exerted")
        if not self.any_of(",? instead of into? your discard", ",? instead of putting it into your discard"):
            return None
        return [call("songs_inked", exerted=word("yes")) if exerted else call("songs_inked")]

    def sung_elsewhere(self) -> list[Expr] | None:
        """Read whenever this character sings a song, you may put it on the bottom of your deck instead of …, to …"""
        once = self.any_of("once during your turn ,", "once per turn ,", "once each turn ,")
        sung = self.attempt(self.such_song)
        if sung is None:
            return None
        flags: dict[str, Expr | int | str] = {"once": YES} if once else {}
        if self.has("you may"):
            flags["optional"] = YES
        place = self.place_of_song()
        if not place or not self.any_of(*NOT_DISCARDED):
            return None
        reward = self.reward()
        if reward is None:
            return None
        return [Expr("songs_go", tuple(sung), {**place, **flags, **reward})]

    def such_song(self) -> list[Expr] | None:
        """Read "whenever this character sings a song with cost 4 or less": which songs; none told, all of them."""
        if not self.any_of("whenever this character sings", "whenever you sing"):
            return None
        yours = self.tokens[self.index - 1].low == "sing"
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.chosen or noun.zones or noun.side or noun.other:
            return None
        if noun.types != ["song"] or any(part.word not in PRINTED for part in noun.rest):
            return None
        if (yours and not self.has("with this character")) or not self.has(","):
            return None
        return noun.properties() if noun.rest else []

    def place_of_song(self) -> dict[str, Expr | int | str]:
        """Read where the song goes."""
        it = "it|that song? card?"
        if self.has(f"return {it} to your hand"):
            return {"to": word("hand")}
        if self.has(f"put {it} into your inkwell facedown?"):
            exerted = self.any_of("and exerted", ", exerted")
            return {"to": word("inkwell"), "exerted": YES} if exerted else {"to": word("inkwell")}
        for place in ("bottom", "top"):
            if self.has(f"put {it} on the? {place} of your deck"):
                return {"to": word(place)}
        return {}

    def reward(self) -> dict[str, Expr | int | str] | None:
        """Read "to draw a card", "if you do, draw a card", after where a card goes; nothing where it is not said."""
        effects = None
        if self.has("to"):
            effects = self.acts()
        elif self.has(". if you do ,"):
            effects = self.chain()
        else:
            return {}
        if effects is None or any(unlimited(one) or mentions(one, "it") or mentions(one, "cause") for one in effects):
            return None
        return {"then": steps(effects)}

    def played_from_discard(self) -> list[Expr] | None:
        """Read "you may play this character from your discard", "you may play songs from your discard"."""
        if not self.any_of("you may play", "you can play"):
            return None
        if self.has("this character|item|card|location from your discard"):
            if self.sees("for free") or self.sees("by"):
                return None
            return [call("this_from_discard", exerted=YES) if self.entering_exerted() else word("this_from_discard")]
        noun = self.sort()
        if noun is None or not noun.plural or noun.many == ONE or noun.chosen or noun.side or noun.other:
            return None
        if noun.zones != ["in_discard"] and not self.has("from your discard"):
            return None
        noun.zones = []
        if self.sees("for free") or self.sees("by"):
            return None
        made = call("plays_from_discard", *noun.properties())
        return [made.with_named(exerted=YES) if self.entering_exerted() else made]

    def entering_exerted(self) -> bool:
        """Read "if you do, he enters play exerted", of what is played from the discard."""
        return self.any_of(
            ". if you do , he|she|it|they enters|enter play exerted",
            ". if you do , this character|card enters play exerted",
            ". he|she|it|they enters|enter play exerted",
            "and he|she|it|they enters|enter play exerted",
            ", exerted",
        )

    def enters_damaged(self) -> list[Expr] | None:
        if not self.has("this character|location enters play with"):
            return None
        number = self.whole()
        return [call("enters_damaged", number)] if number is not None and self.has("damage") else None

    def play_only(self) -> list[Expr] | None:
        only = self.any_of(
            "only play this character|item|card|action|location|song if",
            "play this character|item|card|action|location|song only if",
            "you can|may? only? play this character|item|card|action|location|song only? if",
        ) and self.says("only")
        if not only and not self.any_of(
            "you can't play this character|item|card|action|location unless|if",
            "this character|item|card|action|location can't be played unless|if",
        ):
            return None
        needed = only or self.tokens[self.index - 1].low == "unless"
        condition = self.condition()
        if condition is None:
            return None
        return [call("play_only_if", condition if needed else call("not_", condition))]

    def free_play(self) -> list[Expr] | None:
        """Read "you may play this character for free (if …)"."""
        if not self.has("you may play this character|item|location|action|song|card for free"):
            return None
        if not self.has("if"):
            return [PLAYED_FREE]
        self.index -= 1
        return [PLAYED_FREE]

    def alternate_cost(self) -> list[Expr] | None:
        """Read "you may do something to play this character for free"."""
        read = self.reads("you may", self.one_act, "to play this character|item|location|action|song|card for free")
        return None if read is None else [call("free_for", *read[0])]

    def played_by_doing(self) -> list[Expr] | None:
        """Read "you may play this character for free by banishing one of your items"."""
        if not self.any_of(
            "you may|can play this character|item|location|action|song|card for free by",
            "you may|can play this for free by",
        ):
            return None
        token = self.token()
        if token is None or token.low not in DOING:
            return None
        tokens = self.tokens
        self.tokens = [*tokens[: self.index], Token(DOING[token.low], WORD, True), *tokens[self.index + 1 :]]
        cost = self.one_act()
        self.tokens = tokens
        return None if cost is None else [call("free_for", *cost)]

    def use_like(self) -> list[Expr] | None:
        """Read "once per turn, you may pay …": an activated ability without a dash."""
        most = self.so_often()
        given = self.attempt(self.condition_first) if most else None
        if not self.has("you may"):
            return None
        used = self.used_for(most)
        return used if used is None or given is None else [used[0].with_named(given=given)]

    def condition_first(self) -> Expr | None:
        """Read "if …," between how often something may be done and what."""
        read = self.reads("if", self.condition, ",")
        return None if read is None or mentions(read[0], "in_discard") else read[0]

    def used_for(self, most: int) -> list[Expr] | None:
        """Read what may be done, for a price or for nothing."""
        effects = self.acts()
        if most and effects is not None and effects[0].word in FREE_DEEDS:
            return self.used_for_nothing(effects, most)
        if effects is None or len(effects) != 1 or effects[0].word != "to" or not effects[0].args:
            return None
        cost, *then = [arg for arg in effects[0].args if isinstance(arg, Expr)]
        costs = list(cost.args or ()) if cost.word == "do" else [cost]
        given = self.attempt(self.condition_last)
        if not self.stop() or (given is not None and not self.over):
            return None
        if not self.over:
            more = self.effects()
            if more is None:
                return None
            then += more
        if any(unlimited(effect) for effect in then):
            return None
        used = limited_to(most, call("use", *costs, then=steps(then)))
        return [used if given is None else used.with_named(given=given)]

    def condition_last(self) -> Expr | None:
        """Read "… if you have a character here", of your own price and deed, at the end of the text."""
        condition = self.condition() if self.has("if") else None
        known = condition is not None and not any(mentions(condition, term) for term in ("it", "done", "in_discard"))
        return condition if known and self.sees(".") else None

    def used_for_nothing(self, effects: list[Expr], most: int) -> list[Expr] | None:
        """Read "once during your turn, you may move a character from here for free"."""
        if not self.stop() or not self.over or any(unlimited(effect) for effect in effects):
            return None
        return [limited_to(most, call("use", then=steps(effects)))]

    # costs

    def payment(self) -> list[Expr] | None:
        if self.any_of("each player pays", "opponents pay", "each opponent pays", "your opponents pay"):
            who = "each_player" if self.tokens[self.index - 2].low == "player" else "each_opponent"
            number = self.whole()
            first = number is not None and self.has("{i} more for the|their")
            if number is None or not (first or self.has("{i} more to play")):
                return None
            nth = self.ordinal() if first else self.attempt(self.nth_of_theirs)
            noun = self.sort()
            if noun is None or (first and nth is None):
                return None
            if first:
                self.has("they play")
            if nth is not None and not self.any_of("each turn", "in a turn"):
                return None
            made = call("pay_more", number, *noun.properties(), who=word(who))
            return [made if nth is None else made.with_named(nth=nth)]
        if self.has("this character|action|item|location|card|song costs"):
            number = self.whole()
            if number is None or not self.has("{i} less to? play?"):
                return None
            return [call("this_costs_less", self.scaled(number))]
        may = self.has("you may pay")
        if not may and not self.any_of("you pay"):
            return None
        number = self.whole()
        if number is None or not self.has("{i} less"):
            return None
        if may:
            return self.attempt(lambda: self.moves_cheaper(number))
        return self.first(
            lambda: self.this_cheaper(number), lambda: self.others_cheaper(number), lambda: self.moves_cheaper(number)
        )

    def this_cheaper(self, number: int) -> list[Expr] | None:
        if not self.has("to play this character|action|item|location|card|song"):
            return None
        if self.any_of("using his|her|their|its shift ability", "using shift"):
            return [call("shift_costs_less", self.scaled(number))]
        return [call("this_costs_less", self.scaled(number))]

    def first_cheaper(self) -> list[Expr] | None:
        """Read "the first item you play each turn costs N less"."""
        ahead = self.any_of("each turn ,", "during each of your turns ,")
        nth = self.ordinal() if self.has("the|your") else None
        noun = None if nth is None else self.sort()
        if noun is None or noun.many or noun.side or noun.zones or noun.chosen or noun.other:
            return None
        if not (ahead and self.has("you play costs")) and not self.any_of(
            "you play each turn costs", "each turn costs", "you play during each of your turns costs"
        ):
            return None
        read = self.reads(self.whole, "{i} less|more to? play?")
        more = self.said("more")
        return None if read is None else [nth_price(nth or 1, read[0], noun.properties(), more)]

    def such_cheaper(self) -> list[Expr] | None:
        """Read "your Hero characters cost 1 {I} less to play", "songs you play cost 1 {I} less for each …"."""
        noun = self.sort()
        if noun is None or noun.chosen or noun.zones or noun.many != ALL:
            return None
        told = noun.side == "yours" or (not noun.side and (self.has("you play") or self.sees("cost you")))
        if noun.side not in ("", "yours") or any(part.word not in (*PRINTED, "having") for part in noun.rest):
            return None
        read = self.reads("cost you?", self.whole, "{i} less")
        if read is None or not (told or self.sees("for you to play")):
            return None
        if not self.any_of("for you to play", "to play") and not (self.sees(".|for|while|if") or self.over):
            return None
        noun.side = ""
        return [call("pay_less", self.scaled(read[0]), *noun.properties())]

    def others_cheaper(self, number: int) -> list[Expr] | None:
        nth = self.attempt(self.nth_for_which)
        if nth is not None:
            noun = self.sort()
            if noun is None or not self.any_of("you play each turn", "you play during each of your turns", "each turn"):
                return None
            return [nth_price(nth, number, noun.properties(), False)]
        if not self.has("to play"):
            return None
        noun = self.sort()
        if noun is None or noun.chosen:
            return None
        noun.side = ""
        if self.any_of("using their shift ability|abilities", "using shift"):
            return [call("shift_pay_less", number, *noun.properties())]
        return [call("pay_less", self.scaled(number), *noun.properties())]

    def nth_for_which(self) -> int | None:
        """Read "for the second …", "to play your second …"."""
        return self.ordinal() if self.any_of("for the", "for your", "to play your", "to play the") else None

    def moves_cheaper(self, number: int) -> list[Expr] | None:
        if not self.has("to move"):
            return None
        noun = self.noun()
        if noun is None or noun.side not in ("yours", "") or noun.types != ["character"] or noun.many == SOME:
            return None
        if any(part.word == "here" for part in noun.rest):
            kinds = [part for part in noun.rest if part.word != "here"]
            return [call("move_here_less", self.scaled(number), *kinds)]
        if not self.any_of("to a location", "to locations"):
            return None
        return [call("move_less", self.scaled(number), *noun.rest)]

    # rules of the game

    def rule_change(self) -> list[Expr] | None:
        plain = (
            (
                "you may put an additional card from your hand into your inkwell facedown each turn",
                call("extra_ink", 1),
            ),
            ("you may put an additional card from your hand into your inkwell facedown", call("extra_ink", 1)),
            ("you may ink an additional card each turn", call("extra_ink", 1)),
            ("you may ink an additional card", call("extra_ink", 1)),
            ("all cards in your hand count as having {c}", word("hand_inkable")),
            ("skip your turn's draw step", word("skip_draw")),
            ("skip your draw step", word("skip_draw")),
            ("each turn , only one character can challenge", word("one_challenger")),
            ("only one character can challenge each turn", word("one_challenger")),
            ("cards enter opponents' inkwells exerted", call("inks_exerted", word("each_opponent"))),
            ("cards enter your opponents' inkwells exerted", call("inks_exerted", word("each_opponent"))),
            ("cards enter your inkwell exerted", call("inks_exerted", word("you"))),
            ("you can't lose lore", word("cannot_lose_lore")),
            ("you can't gain lore", call("cannot_gain_lore", word("you"))),
            ("each player plays with the top card of their deck face up", call("top_revealed", word("each_player"))),
            ("you play with the top card of your deck face up", call("top_revealed", word("you"))),
            (
                "each opponent plays with the top card of their deck face up",
                call("top_revealed", word("each_opponent")),
            ),
            (
                "opponents play with the top card of their decks|deck face up",
                call("top_revealed", word("each_opponent")),
            ),
            (
                "you may play any? character|characters with shift on top? of? this character as if this character had "
                "any name",
                word("any_name_for_shift"),
            ),
            (
                "you may play any? character|characters with shift on top? of? this character as if he|she|they had "
                "any name",
                word("any_name_for_shift"),
            ),
            ("if an effect would cause you to discard one or more cards , you don't discard", word("cannot_discard")),
            (
                "if an effect would cause you to discard one or more cards from your hand , you don't discard",
                word("cannot_discard"),
            ),
        )
        for pattern, made in plain:
            if self.has(pattern):
                return [made]
        return self.first(
            self.this_moves_cheaper,
            self.once_cheaper,
            self.not_reduced,
            self.unhealed,
            self.win_later,
            self.no_lore,
            self.one_acts,
            self.few_plays,
            self.few_readied,
            self.few_drawn,
            self.no_ink,
            self.unchallenged,
            self.few_quest,
            self.cheaper_boosts,
            self.no_plays,
            self.no_choosing,
            self.must_choose,
            self.only_such,
            self.move_free,
            self.move_anywhere,
            self.plays_free,
            self.redirect,
            self.takes_less,
            self.takes_none,
            self.goes_instead,
        )

    def this_moves_cheaper(self) -> list[Expr] | None:
        """Read "once during your turn, you may pay 1 less to move this character to a location"."""
        once = self.any_of("once during your turn ,", "once per turn ,")
        read = self.reads("you may pay", self.whole, "{i} less to move this character to a location")
        return [call("this_moves_less", read[0])] if once and read is not None else None

    def once_cheaper(self) -> list[Expr] | None:
        """Read "once during your turn, you may pay 1 less to play an item": of which, the player says before it."""
        if not self.any_of("once during your turn ,", "once per turn ,"):
            return None
        given = self.attempt(self.reads_condition)
        read = self.reads("you may pay", self.whole, "{i} less to play")
        noun = None if read is None else self.sort()
        if read is None or noun is None or noun.chosen or noun.side or noun.zones or noun.many not in ("", ONE):
            return None
        made = call("use", then=call("pay_less_next", read[0], *noun.properties()), once=YES)
        return [made if given is None else made.with_named(given=given)]

    def reads_condition(self) -> Expr | None:
        """Read "if …," or "while …," between how often and what."""
        read = self.reads("if|while", self.condition, ",")
        return None if read is None or mentions(read[0], "it") else read[0]

    def not_reduced(self) -> list[Expr] | None:
        """Read "this character's {S} can't be reduced", "your characters' {S} can't be reduced below …"."""
        ours = {"this character's": THIS, "your characters'": call("every", word("character"), word("yours"))}
        whose = self.one_of(ours)
        if whose is None or self.symbol() != "S" or not self.has("can't be reduced"):
            return None
        self.any_of("below its|their printed value|{s}", "by opponents' actions or abilities")
        if self.tokens[self.index - 1].low == "abilities":
            return None
        return [call("cannot", whose, word("be_weakened"))]

    def unhealed(self) -> list[Expr] | None:
        """Damage counters can't be removed, or not from such cards."""
        if self.has("damage on"):
            hurt = self.target()
            return (
                [call("cannot", hurt, word("be_healed"))] if hurt is not None and self.has("can't be removed") else None
            )
        if not self.any_of("damage counters can't be removed", "damage can't be removed"):
            return None
        if not self.has("from"):
            return [call("cannot", call("every", word("card")), word("be_healed"))]
        target = self.target()
        return None if target is None else [call("cannot", target, word("be_healed"))]

    def win_later(self) -> list[Expr] | None:
        read = self.reads("opponents need", self.whole, "lore to win the game")
        return None if read is None else [call("lore_to_win", read[0], word("each_opponent"))]

    def no_lore(self) -> list[Expr] | None:
        who = "each_player" if self.has("players can't gain lore except by questing") else ""
        if who or self.has("opponents can't gain lore except by questing"):
            return [call("cannot_gain_lore", word(who or "each_opponent"), but_questing=word("yes"))]
        if self.any_of(
            "your? opponents can't gain lore", "each opposing player can't gain lore", "each opponent can't gain lore"
        ):
            if self.has("unless one of their characters has challenged this turn"):
                challenged = call("this_turn_at_least", 1, call("challenges_made", word("character"), word("yours")))
                return [call("cannot_gain_lore", word("each_opponent"), unless=challenged)]
            return [call("cannot_gain_lore", word("each_opponent"))]
        return None

    def no_plays(self) -> list[Expr] | None:
        if self.has("opponents can't sing songs"):
            return [call("cannot", call("every", word("character"), word("opposing")), word("sing"))]
        if self.has("you can't play"):
            return self.forbidden(YOU)
        player = word("each_player") if self.has("players") else self.some_player()
        return self.forbidden(player) if player is not None and self.has("can't play") else None

    def no_choosing(self) -> list[Expr] | None:
        read = self.reads("your? opponents can't choose", self.target)
        if read is None or not self.has("for abilities|actions or effects|abilities"):
            return None
        return None if read is None else [call("cannot", read[0], word("be_chosen"))]

    def only_such(self) -> list[Expr] | None:
        """Read "only such characters can challenge the target"."""
        if not self.has("only"):
            return None
        noun = self.sort()
        if noun is None or noun.types != ["character"] or noun.side or not noun.rest or not self.has("can challenge"):
            return None
        target = self.target()
        if target is None:
            return None
        return [call("cannot", target, call("be_challenged_by", word("character"), call("non", *noun.rest)))]

    def move_free(self) -> list[Expr] | None:
        if self.has("you may move"):
            moved = self.noun()
            if moved is not None and moved.plural and moved.side == "yours" and not moved.zones and not moved.chosen:
                if word("here") not in moved.rest and self.any_of("to locations for free", "to a location for free"):
                    return [call("move_free", *moved.properties())]
            if moved is None or not moved.plural or word("here") not in moved.rest or not self.has("for free"):
                return None
            moved.rest.remove(word("here"))
            moved.side = "yours"
            return [call("move_here_free", *moved.properties())]
        noun = self.noun()
        if noun is None or not self.any_of("may move here for free", "can move here for free"):
            return None
        moving = call("move_here_free", *noun.properties())
        self.said_of = noun
        there = self.attempt(
            lambda: self.changes(self.refer(noun.target(), noun.types)) if self.any_of("and", ". they") else None
        )
        return [moving] if there is None else [moving, *there]

    def plays_free(self) -> list[Expr] | None:
        if not self.has("you may play"):
            return None
        noun = self.sort()
        if noun is None or noun.many == ONE or not noun.plural or not self.has("for free"):
            return None
        return [call("plays_free", *noun.properties())]

    def redirect(self) -> list[Expr] | None:
        """Damage that would be dealt to others is put here instead, or dealt to this card."""
        if not self.has("whenever|if"):
            return None
        ahead = self.has("damage would be dealt to")
        noun = self.noun()
        if noun is None or noun.chosen or noun.zones or not self.has("," if ahead else "would be dealt damage ,"):
            return None
        if self.has("put that many damage counters on this character instead"):
            return [call("redirects_damage", *noun.properties())]
        if not self.any_of(
            "this character|location is dealt that damage instead",
            "this character|location takes that damage instead",
            "that damage is dealt to this character|location instead",
            "deal that damage to this character|location instead",
        ):
            return None
        return [call("redirects_damage", *noun.properties(), dealt=YES)]

    def would_be_dealt(self) -> tuple[Expr, bool, bool] | None:
        """Read "if this character would be dealt damage", "would take damage from a challenge", up to the comma.

        Tell of which cards, whether only of challenges, and whether of several at once.
        """
        if not self.has("if|whenever"):
            return None
        several = self.any_of("one or more of", "1 or more of")
        target: Expr | None = THIS if self.has("this character|location") else None
        if target is None:
            noun = self.noun()
            if noun is None or noun.chosen or noun.zones or noun.many not in (ONE, ALL):
                return None
            several = several or noun.many == ALL
            target = call("every", *noun.properties())
        if not self.any_of("would be dealt damage", "would take damage"):
            return None
        if target.word == "every" and self.any_of("while here", "while at this location"):
            target = Expr("every", (*(target.args or ()), word("here")))
        fighting = self.any_of("from|in|by a challenge", "from|in challenges", "during a challenge")
        return (target, fighting, several) if self.has(",") else None

    def takes_less(self) -> list[Expr] | None:
        """Read "if … would be dealt damage, prevent 1 of that damage", "they take 2 less damage instead"."""
        told = self.attempt(self.dealt_less)
        if told is not None:
            return [told]
        read = self.attempt(self.would_be_dealt)
        number = None if read is None or read[2] else self.attempt(self.damage_less)
        if read is None or number is None:
            return None
        made = call("takes_less", read[0], number)
        return [made.with_named(in_challenge=YES) if read[1] else made]

    def dealt_less(self) -> Expr | None:
        """Read "damage dealt to this character is reduced by 2", "reduce damage dealt to him in challenges by 1"."""
        ahead = self.has("reduce the? damage dealt to")
        if not ahead and not self.any_of("damage dealt to", "all damage dealt to", "any damage dealt to"):
            return None
        target = self.target()
        if target is None or (target != THIS and target.word != "every"):
            return None
        fighting = self.any_of("in|from|during challenges", "in|from|during a challenge")
        number = self.whole() if self.has("by" if ahead else "is reduced by") else None
        if not number or not (self.over or self.sees(".")):
            return None
        made = call("takes_less", target, number)
        return made.with_named(in_challenge=YES) if fighting else made

    def damage_less(self) -> int | None:
        """Read by how much damage is made less."""
        if self.has("prevent"):
            number = self.whole()
            return number if number and self.any_of("of that damage", "of the damage", "damage") else None
        if self.any_of("reduce that damage by", "reduce the damage by", "that damage is reduced by"):
            return self.whole()
        if not self.any_of("they|he|she|it take|takes", "that character takes", "they|he|she|it is|are dealt"):
            return None
        read = self.reads(self.whole, "less damage instead?") or self.reads("that much damage minus", self.whole)
        return None if read is None else int(read[0])

    def takes_none(self) -> list[Expr] | None:
        """Read "if … would be dealt damage, prevent that damage", "they take no damage instead"."""
        read = self.attempt(self.would_be_dealt)
        if read is None or not self.any_of(
            "prevent that damage",
            "prevent all of? that damage",
            "they|he|she|it take|takes no damage instead?",
            "that character takes no damage instead?",
        ):
            return None
        return [call("cannot", read[0], word("take_challenge_damage" if read[1] else "be_dealt_damage"))]

    def goes_instead(self) -> list[Expr] | None:
        """Read "if this character would be banished, return that card to your hand instead"."""
        if not self.has("if|whenever|when"):
            return None
        target: Expr | None = THIS if self.has("this character|item|location") else None
        if target is None:
            noun = self.noun()
            if noun is None or noun.chosen or noun.zones or noun.many not in (ONE, ALL):
                return None
            if self.kind == "location" and not noun.side and (word("here") in noun.rest or self.sees(WOULD_GO_HERE)):
                noun.side = "yours"  # nobody else has characters here
            if noun.side != "yours":
                return None
            target = call("every", *noun.properties())
        banished = self.has("is banished")
        if not banished and not self.has("would be banished"):
            return None
        if target.word == "every" and self.any_of("while here", "while at this location"):
            target = Expr("every", (*(target.args or ()), word("here")))
        flags: dict[str, Expr | int | str] = {"in_challenge": YES} if self.has("in a challenge") else {}
        if not self.has(","):
            return None
        if self.has("you may"):
            flags["optional"] = YES
        if banished:
            flags["banished"] = YES
        place = self.attempt(lambda: self.place_instead("of putting? it? into|in your discard" if banished else ""))
        reward = None if place is None else self.reward()
        return (
            None if place is None or reward is None else [Expr("goes_instead", (target,), {**place, **flags, **reward})]
        )

    def each_at_location(self) -> list[Expr] | None:
        """Read "while one of your … is at a location, that character …"."""
        if not self.has("while"):
            return None
        noun = self.noun()
        if noun is None or noun.many != ONE or not self.has("is at a location , that character"):
            return None
        noun.rest.append(word("at_location"))
        self.said_of = noun
        return self.changes(call("every", *noun.properties()))


def is_said_of_group(static: Expr) -> bool:
    """Tell whether it is about all cards of a group, so that others than each of them could be meant."""
    subject = static.args[0] if static.args else None
    return isinstance(subject, Expr) and subject.word == "every"


def is_choice(static: Expr) -> bool:
    """Tell whether it is about chosen cards, which no static can be."""
    subject = static.args[0] if static.args else None
    return isinstance(subject, Expr) and subject.word in CHOICES


def lasting(change: Expr, given: list[Expr]) -> Expr:
    """Let a static that says "this turn" of what depends on something done this turn hold as long as that.

    That it holds while its card is in play need not be said.
    """
    if change.named.get("until") == word("while_here"):
        return Expr(change.word, change.args, {key: value for key, value in change.named.items() if key != "until"})
    of_this_turn = any(mentions(one, deed) for one in given for deed in OF_THIS_TURN)
    if change.named.get("until") != word("this_turn") or not of_this_turn:
        return change
    return Expr(change.word, change.args, {key: value for key, value in change.named.items() if key != "until"})


def while_challenged(change: Expr) -> Expr:
    """Limit to "while this character is being challenged": a matter of the challenge, for either of the two."""
    subject = change.args[0] if change.args else None
    during = {"this": "challenged", "challenger": "challenging_this"}.get(str(subject))
    return change if during is None else change.with_named(during=word(during))


def narrowed_to(change: Expr, condition: Expr) -> Expr | None:
    """Narrow to "while / unless they are such": what holds for cards of a group holds for those of them."""
    denied = condition.word == "not_" and bool(condition.args)
    so = condition.args[0] if denied and condition.args else condition
    if not isinstance(so, Expr) or so.word != "is_":
        return None
    who, *such = [arg for arg in so.args or () if isinstance(arg, Expr)]
    place = next((index for index, arg in enumerate(change.args or ()) if is_group(arg, who.means)), None)
    if who.word != "it" or place is None:
        return None
    more = (call("non", *such),) if denied else tuple(such)
    args = list(change.args or ())
    group = args[place]
    assert isinstance(group, Expr)
    args[place] = Expr(group.word, (*(group.args or ()), *more), None, group.key)
    return Expr(change.word, tuple(args), change.named)


def is_group(part: Expr | int | str, key: str) -> bool:
    """Tell whether it speaks of the cards with this key: all such cards, or all that might challenge."""
    return isinstance(part, Expr) and part.word in ("every", "be_challenged_by") and bool(key) and part.key == key


def those_of(condition: Expr) -> Expr | None:
    """Return the cards of which a condition asks whether there are so many."""
    if condition.word not in ("have", "exists") or not condition.args or not isinstance(condition.args[0], int):
        return None
    kind, *rest = condition.args[1:]
    if word("here") in rest or condition.word == "exists":
        return call("every", kind, *rest)
    return call("every", kind, word("yours"), *rest)


def both(conditions: list[Expr]) -> Expr:
    return conditions[0] if len(conditions) == 1 else call("both", *conditions)


def nth_price(nth: int, number: int, such: list[Expr], more: bool) -> Expr:
    """Say that the n-th such card of each turn costs less or more."""
    if nth == 1 and not more:
        return call("first_each_turn_less", number, *such)
    return call("pay_more" if more else "pay_less", number, *such, nth=nth)


def payment_scaled(payment: Expr, counted: Expr) -> Expr:
    """Return a reduction as many times as is counted."""
    args = list(payment.args or ())
    if args and isinstance(args[0], int):
        return Expr(payment.word, (multiplied(args[0], counted), *args[1:]), payment.named)
    return payment
