"""Abilities: keyword lines, activated, triggered and static abilities, what a card says about decks and names."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.cursor import THIS, YES, Refused
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, mentions, parts_of, replaced, steps, word
from ludoteca.games.lorcana.packs.importer.lexicon import PLAIN_KEYWORDS, TYPES, VALUED_KEYWORDS
from ludoteca.games.lorcana.packs.importer.lines import without_name
from ludoteca.games.lorcana.packs.importer.moments import BY_EITHER, Trigger, flat_moments
from ludoteca.games.lorcana.packs.importer.statics import IN_DISCARD, Statics, both
from ludoteca.games.lorcana.packs.importer.tokens import tokens_of, written
from ludoteca.games.lorcana.packs.importer.weaving import (
    banishes_this,
    first_step,
    limited_to,
    once_banished,
    unlimited,
)

COSTS_SPOKEN_OF: Final = ("banish", "exert", "discard", "return_to_hand")
"""Prices whose cards the effect may speak of."""
LEAVING: Final = ("banished", "banished_in_challenge", "challenged_and_banished", "leaves")


NUMBERED: Final = (
    "dealt_damage",
    "is_damaged",
    "takes_damage",
    "healed",
    "damage_removed",
    "deals_challenge_damage",
    "opponent_discards",
    "discards_some",
    "moves_damage",
    "gains_lore",
    "loses_lore",
    "opponent_gains_lore",
    "opponent_loses_lore",
)
"""Moments that tell a number: that much, right after them, is it."""


class Abilities(Statics):
    """Productions for whole lines of rules text."""

    def quoted(self, text: str) -> list[Expr]:
        return read_ability(without_name(text), "character", self.classes)

    def speaks_as_another(self) -> bool:
        """Tell whether the text calls this card a type that it has not."""
        others = [kind for kind in ("character", "item", "location") if kind != self.kind]
        before = [None, *self.tokens]
        for place, first, second in zip(before, self.tokens, self.tokens[1:], strict=False):
            where = self.kind == "character" and second.low == "location" and place is not None and place.low == "at"
            if first.low == "this" and second.low in others and not where:
                return True
        return False

    def is_nowhere(self, abilities: list[Expr]) -> bool:
        """Tell whether an item, which is at no location, says "here", or it lets characters move to what is none."""
        if self.kind != "location" and any(mentions(one, "moves_here") for one in abilities):
            return True
        return self.kind == "item" and any(mentions(one, "here") for one in abilities)

    # keywords

    def keyword_line(self) -> list[Expr] | None:
        """Read a line of nothing but keywords."""
        keywords: list[Expr] = []
        while not self.over:
            keyword = self.printed_keyword()
            if keyword is None:
                return None
            keywords.append(keyword)
            self.any_of(", and", ",", "and", ".")
        return keywords or None

    def printed_keyword(self) -> Expr | None:
        return self.first(self.shift_keyword, self.sing_together, self.keyword)

    def sing_together(self) -> Expr | None:
        if not self.has("sing together"):
            return None
        number = self.whole()
        return None if number is None else call("sing_together", number)

    def shift_keyword(self) -> Expr | None:
        """Shift N; Puppy Shift N; Universal Shift N; Shift: Discard …"""
        if self.has("universal shift"):
            return self.shift_cost([word("any")])
        token = self.token()
        if (
            token is not None
            and token.capital
            and token.low != "shift"
            and token.low not in (*PLAIN_KEYWORDS, *VALUED_KEYWORDS)
        ):
            name = self.shift_class()
            return None if name is None else self.shift_cost([call("classed", name)])
        return self.shift_cost([]) if self.has("shift") else None

    def shift_class(self) -> str | None:
        """Read the classification before Shift."""
        words: list[str] = []
        while (token := self.token()) is not None and token.capital and token.low != "shift":
            words.append(token.raw)
            self.step()
        return " ".join(words) if words and self.has("shift") else None

    def shift_cost(self, onto: list[Expr]) -> Expr | None:
        if self.any_of(":", "—"):
            cost = self.one_act()
            return None if cost is None else call("shift", *onto, cost=steps(cost))
        number = self.whole()
        if number is None:
            return None
        self.has("{i}")
        return call("shift", number, *onto)

    # what a card says about decks and names

    def deck_limit(self) -> int | None:
        """Read "you may have up to N copies of …", "any number of …", "only N copies of …"; 0 is any number."""
        if not self.has("you may only? have"):
            return None
        if self.any_of("any number of cards named", "any number of copies of", "any number of"):
            limit: int | None = 0
        else:
            self.has("up to")
            limit = self.whole()
            if limit is None or not self.any_of("copies of", "cards named"):
                return None
        while not self.over and not self.sees("in your deck"):
            self.step()
        return limit if self.has("in your deck") and self.stop() and self.over else None

    def further_name(self) -> tuple[list[str], bool] | None:
        """Read "this character also counts as being named …"; True where that is only for Shift."""
        if not self.any_of(
            "this character|card also? counts as being named",
            "this character|card is also named",
            "this character|card counts as being named both",
        ):
            return None
        names: list[str] = []
        while (name := self.name()) is not None:
            names.append(name)
            if not self.any_of(", and", "and", ","):
                break
        shift = self.has("for shift")
        return (names, shift) if names and self.stop() and self.over else None

    # abilities

    def ability(self) -> list[Expr] | None:
        return self.first(
            self.activated, self.from_discard, self.triggered, self.statics, self.entry_and_use, self.static_and_more
        )

    def static_and_more(self) -> list[Expr] | None:
        """Read "skip your Draw step. At the start of your turn, …": two abilities in one line."""
        static = self.static()
        if static is None or not self.stop() or not self.sees("when|whenever|at"):
            return None
        self.card, self.player = THIS, None
        more = self.triggered()
        return None if more is None else [static, *more]

    def entry_and_use(self) -> list[Expr] | None:
        """Read "this item enters play exerted. Costs — effect": two abilities in one line."""
        entry = self.static()
        if entry != call("always", call("enters_exerted", THIS)) or not self.has("."):
            return None
        used = self.activated()
        return None if used is None else [entry, *used]

    def in_hand_static(self) -> list[Expr] | None:
        """Read what an action says about its own cost."""
        static = self.static()
        if static is None or not self.stop() or not self.over:
            return None
        words = [arg.word for arg in static.args or () if isinstance(arg, Expr)]
        return [static] if words[0] in ("this_costs_less", "free_if", "free_for", "play_only_if") else None

    def activated(self) -> list[Expr] | None:
        """Read costs — effect."""
        most = self.so_often()
        costs: list[Expr] = []
        while True:
            cost = self.first(self.exert_cost, self.ink_cost, self.act)
            if cost is None:
                return None
            costs.append(cost)
            if self.has("—"):
                break
            if not self.any_of(", and", ",", "and"):
                return None
        if not any(cost.word in COSTS_SPOKEN_OF and cost.args != (THIS,) for cost in costs):
            self.card = THIS
        effects = self.effects()
        if effects is None or not self.over:
            return None
        if banishes_this(costs):
            effects = [once_banished(effect) for effect in effects]
            if any(mentions(effect, lost) for effect in effects for lost in ("under_this", "over_nothing", "here")):
                return None
        used = limited_to(most or self.most, call("use", *costs, then=steps(effects)))
        given, self.only_given = self.only_given, None
        return [used if given is None else used.with_named(given=given)]

    def exert_cost(self) -> Expr | None:
        return call("exert", THIS) if self.has("{e}") and self.sees(",|—") else None

    def ink_cost(self) -> Expr | None:
        number = self.whole()
        return call("pay", number) if number is not None and self.has("{i}") else None

    def triggered(self) -> list[Expr] | None:
        trigger = Trigger()
        if not self.preamble(trigger):
            return None
        if not self.attempt(lambda: self.trigger(trigger)):
            return self.shifted_draw()
        self.set_off_by = self.card if self.card != THIS and self.foe is None else None
        self.subject_types = self.subject_types or self.kinds
        self.moments = flat_moments(trigger.moments)
        if self.tells_of_two() and self.says_it_next():
            return None
        if self.on_own_turn:
            if len(self.moments) > 1 or not any(
                whose in (self.moments[0].args or ()) for whose in (THIS, word("yours"))
            ):
                return None
            trigger.during = [*trigger.during, *([] if word("your_turn") in trigger.during else [word("your_turn")])]
        buried = self.in_own_discard(trigger)
        self.hangs_on = starts_with_if = self.sees("if")
        effects = self.effects()
        if effects is None or not self.over:
            return None
        if starts_with_if and goes_on_plainly(effects):
            return None
        if self.kind == "location" and all(one.word in LEAVING and one.args == (THIS,) for one in trigger.moments):
            effects = [once_gone(effect) for effect in effects]
            if any(goes_on_covering(effect) for effect in effects):
                return None
        if trigger.this_turn or unclear(trigger, effects, self.of_the_past) or IN_DISCARD in trigger.limits():
            return None
        if trigger.given:
            effects = [call("given", both(trigger.given), steps(effects))]
        if not trigger.own or len(trigger.moments) == 1:
            made = triggered_by(trigger.moment, trigger.limits(), effects, trigger.most or self.most)
            made = made.with_named(first=YES) if trigger.first else made
            return [call("from_discard", made, heard=YES) if buried else made]
        if buried or trigger.most or trigger.first or self.most:
            return None
        moments = enumerate(trigger.moments)
        return [triggered_by(moment, trigger.limits(index), effects, 0) for index, moment in moments]

    def tells_of_two(self) -> bool:
        """Tell whether the moment has spoken of two cards, so that "it" may be either.

        He and she are characters, and they is who did it where another one was done something to.
        """
        met = self.foe_types or any(moment.word in BY_EITHER for moment in self.moments)
        if self.foe is not None or (self.card == word("challenger") and met):
            return True
        if self.card != THIS:
            return False
        buried = any(moment.word == "goes_under" for moment in self.moments)
        return self.song is not None or self.moved or buried

    def says_it_next(self) -> bool:
        """Tell whether "it" or "its" comes next, before any other card is named; or "their", before any player is."""
        doubtful = ["it", "its", "their"] if self.foe is not None else ["it", "its"]
        for index in range(self.index, len(self.tokens)):
            low = self.tokens[index].low
            if low.startswith(("opponent", "player")) and "their" in doubtful:
                doubtful.remove("their")
            if low in doubtful:
                following = self.tokens[index + 1].low if index + 1 < len(self.tokens) else ""
                return following != "is" or self.tokens[index + 2].low not in ("your", "the", "an")
            drawn = index > 1 and self.tokens[index - 2].low in ("draw", "draws", "discard", "discards")
            if low.removesuffix("s") in TYPES and low not in ("cards", "songs") and not drawn:
                return False
        return False

    def in_own_discard(self, trigger: Trigger) -> bool:
        """Read "… if this card is in your discard", "… while …": then the ability works there, where the card is asked
        of the moments of others alone.
        """
        while_there = IN_DISCARD in trigger.during
        trigger.during = [one for one in trigger.during if one != IN_DISCARD]
        if not while_there and not self.has("if this card is in your discard ,"):
            return False
        self.card = THIS if self.card == THIS else self.card
        return all(one.args != (THIS,) for one in flat_moments(trigger.moments))

    def preamble(self, trigger: Trigger) -> bool:
        """Read "once during your turn", "during your turn", "while …" before the moment."""
        while True:
            most = 0 if trigger.most else self.so_often()
            if most:
                trigger.most = most
                if self.tokens[self.index - 3].low == "your":
                    trigger.during.append(word("your_turn"))
            elif self.has("during your turn ,"):
                trigger.during.append(word("your_turn"))
            elif self.any_of(
                "during an opponent's turn ,",
                "during opponents' turns ,",
                "during each opponent's turn ,",
                "during your opponents' turns ,",
            ):
                trigger.during.append(word("opponents_turn"))
                self.on_turn = True
            elif self.sees("while"):
                condition = self.attempt(self.while_condition)
                if condition is None:
                    return False
                trigger.during.append(condition)
            else:
                return True

    def while_condition(self) -> Expr | None:
        if not self.has("while"):
            return None
        condition = self.condition()
        return condition if condition is not None and self.has(",") else None

    def shifted_draw(self) -> list[Expr] | None:
        """Read "if you used Shift to play this character, … when he enters play"."""
        if not self.has("if you used shift to play this character ,"):
            return None
        effects = self.chain()
        if effects is None or not self.has("when he|she|it|they enters|enter play") or not self.stop() or not self.over:
            return None
        if any(unlimited(effect) for effect in effects):
            return None
        return [call("when", call("plays", THIS), call("given", word("used_shift"), steps(effects)))]

    def from_discard(self) -> list[Expr] | None:
        """Read "at the start of your turn, if this card is in your discard, …": works from there."""
        if not self.has("at the start of your turn , if this card is in your discard ,"):
            return None
        effects = self.effects()
        if effects is None or not self.over:
            return None
        return [call("from_discard", call("when", word("start_of_turn"), *effects))]


def once_gone(effect: Expr) -> Expr:
    """Say of the characters at this location, once it has left play, that they were here."""
    changed = replaced(effect, word("here"), word("was_here"))
    assert isinstance(changed, Expr)
    return changed


def goes_on_covering(effect: Expr) -> bool:
    """Tell whether it forbids or allows something to all that were here: that covers a group, known only now."""
    return any(part.word in ("can", "cannot") and mentions(part, "was_here") for part in parts_of(effect))


def goes_on_plainly(effects: list[Expr]) -> bool:
    """Tell whether it says "if …, something. Something else": whether that hangs on the condition, too, is not told."""
    if effects[0].word != "given" or "otherwise" in effects[0].named:
        return False
    return any(effect.word != "given" for effect in effects[1:])


def triggered_by(moment: Expr, during: list[Expr], effects: list[Expr], most: int) -> Expr:
    nth = nth_inked(effects) if moment.word in ("inks", "you_ink") else None
    made = call("when", moment, *effects) if nth is None else nth
    if during:
        made = made.with_named(during=both(during))
    return limited_to(most, made)


def nth_inked(effects: list[Expr]) -> Expr | None:
    """Read "if it's the second card you've put into your inkwell": which it is is known when it is put there."""
    first = effects[0]
    if len(effects) > 1 or first.word != "given" or "otherwise" in first.named or not first.args:
        return None
    condition, *then = first.args
    if not isinstance(condition, Expr) or condition.word != "this_turn_exactly" or not condition.args:
        return None
    number, counted = condition.args
    return call("when", call("you_ink", number), *then) if counted == word("inked_cards") else None


def unclear(trigger: Trigger, effects: list[Expr], of_the_past: bool) -> bool:
    """Tell whether it is open of which of the two in a challenge the effect speaks, or it speaks of a gone stack."""
    numbered = all(moment.word in NUMBERED for moment in flat_moments(trigger.moments))
    if not numbered and mentions(first_step(effects[0]), "that_much"):
        return True
    left = any(moment.word in LEAVING for moment in flat_moments(trigger.moments))
    past = of_the_past or any(mentions(effect, "were_under") for effect in effects)
    if left and not past and any(mentions(effect, "under_of") for effect in effects):
        return True
    if past and not left and not banishes_this(effects) and any(mentions(effect, "this") for effect in effects):
        return True
    gone = any(moment.word in LEAVING and moment.args == (THIS,) for moment in trigger.moments)
    if gone and any(
        mentions(effect, lost)
        for effect in effects
        for lost in ("under_this", "under", "over_card", "here", "location_of")
    ):
        return True
    either_side = any(moment.word in BY_EITHER and moment.args != (THIS,) for moment in trigger.moments)
    if not either_side or word("your_turn") in trigger.limits():
        return False
    return any(mentions(effect, "challenger") for effect in effects)


def read_ability(text: str, kind: str, classes: frozenset[str]) -> list[Expr]:
    """Read the abilities that one line says; raise `Refused` with the words that were not understood."""
    cursor = Abilities(tokens_of(text), kind, classes)
    abilities = cursor.attempt(cursor.ability)
    if abilities is None or not cursor.over or cursor.speaks_as_another() or cursor.is_nowhere(abilities):
        raise Refused(cursor.left())
    if cursor.only_given is not None:
        raise Refused(cursor.left())
    return abilities


def read_effects(text: str, classes: frozenset[str]) -> list[Expr]:
    """Read the effects of an action; raise `Refused` with the words that were not understood."""
    cursor = Abilities(tokens_of(text), "action", classes)
    effects = cursor.attempt(cursor.effects)
    limited = cursor.most or cursor.only_given is not None
    if effects is None or not cursor.over or limited or mentions(first_step(effects[0]), "that_much"):
        raise Refused(cursor.left())
    return effects


def read_own_cost(text: str, classes: frozenset[str]) -> list[Expr] | None:
    """Read what an action says about playing itself."""
    cursor = Abilities(tokens_of(text), "action", classes)
    return cursor.attempt(cursor.in_hand_static)


def read_deck_limit(text: str) -> int | None:
    """Read how many copies a deck may have, where the line says that; 0 is any number."""
    cursor = Abilities(tokens_of(text), "character", frozenset())
    return cursor.attempt(cursor.deck_limit)


def read_further_names(text: str) -> tuple[list[str], bool] | None:
    """Read further names of the card, where the line says them, and whether only for Shift."""
    cursor = Abilities(tokens_of(text), "character", frozenset())
    return cursor.attempt(cursor.further_name)


def read_leading_keywords(text: str, classes: frozenset[str]) -> tuple[list[Expr], str]:
    """Read the keywords with which a line begins, and return them with what follows them."""
    tokens = tokens_of(text)
    cursor = Abilities(tokens, "character", classes)
    keywords: list[Expr] = []
    while (keyword := cursor.attempt(cursor.printed_keyword)) is not None:
        keywords.append(keyword)
        cursor.has(".")
    return keywords, written(tokens[cursor.index :])


def read_keywords(text: str, classes: frozenset[str]) -> list[Expr] | None:
    """Read the keywords of a line that is nothing but keywords."""
    cursor = Abilities(tokens_of(text), "character", classes)
    return cursor.attempt(cursor.keyword_line)
