"""What is said of cards: they get, gain, lose, can or can't. With a duration it is an effect, without it a static."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.lorcana.packs.importer.amounts import multiplied
from ludoteca.games.lorcana.packs.importer.cursor import CAUSE, IT, THIS, Refused
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, either, mentions, parts_of, replaced, word
from ludoteca.games.lorcana.packs.importer.lexicon import ALL, ONE, PLAIN_KEYWORDS, STATS, Noun
from ludoteca.games.lorcana.packs.importer.moments import Moments
from ludoteca.games.lorcana.packs.importer.tokens import QUOTE

BOTH_OF_TWO: Final = "both of two"
"""What a pronoun would mean after two cards were spoken of together: the language has no word for that."""
CHOICES: Final = ("chosen", "up_to", "any_number", "one_from_each")
"""Targets that are chosen: said once, spoken of as it afterwards."""


class Affects(Moments):
    """Productions for clauses whose subject is a card."""

    def quoted(self, text: str) -> list[Expr]:
        """Read the abilities that a text in quotation marks says."""
        raise NotImplementedError

    def affect(self) -> list[Expr] | None:
        """Read the subject and all that is said of it."""
        self.said_of: Noun | None = None
        both = self.attempt(self.two_chosen) or self.attempt(self.this_and_others)
        if both is not None:
            return both
        subject = self.subject()
        if subject is None:
            return None
        return self.changes(subject)

    def two_chosen(self) -> list[Expr] | None:
        """Read "chosen character of yours and chosen opposing character each get +1 {S}": of one, then of the other."""
        asked = self.has("choose")
        if not asked and not self.sees("chosen|another"):
            return None
        self.choosing = asked
        first = self.noun()
        if first is None or not (first.chosen or asked) or first.many != ONE or first.zones or not self.has("and"):
            self.choosing = False
            return None
        second = self.noun() if asked or self.sees("chosen|another") else None
        self.choosing = False
        if second is None and not asked and self.has("this character|location|item"):
            return self.chosen_and_this(self.refer(first.target(), first.types))
        if asked:
            if second is None or not self.any_of(". they each?", ". each of them", ". both", ". both characters"):
                return None
            first.chosen = second.chosen = True
        if second is None or not second.chosen or second.many != ONE or second.zones:
            return None
        one, other = self.refer(first.target(), first.types), self.refer(second.target(), second.types)
        self.said_of = None
        changes = self.changes(one)
        if changes is None or any(mentions(part, "it") for part in changes[:1]):
            return None
        self.speak_of(IT.meaning(BOTH_OF_TWO), [])
        return changes + [said_of_other(change, one, other) for change in changes]

    def chosen_and_this(self, chosen: Expr) -> list[Expr] | None:
        """Read "chosen character of yours and this character each get +1 {S}": of the chosen one, then of this one."""
        self.said_of = None
        changes = self.changes(chosen)
        if changes is None or any(mentions(part, "it") for part in changes[:1]):
            return None
        self.speak_of(IT.meaning(BOTH_OF_TWO), [])
        return changes + [Expr(change.word, (THIS, *(change.args or ())[1:]), change.named) for change in changes]

    def this_and_others(self) -> list[Expr] | None:
        """Read "this location and your characters here can't be challenged": of the card itself, then of the others."""
        if not self.has("this character|location|item") or not self.has("and"):
            return None
        noun = self.noun()
        if noun is None or noun.zones or not (noun.many == ALL or (noun.chosen and noun.many == ONE)):
            return None
        if self.others_of_none(noun):
            return None
        other = self.refer(noun.target(), noun.types)
        self.said_of = None
        changes = self.changes(THIS)
        if changes is None or any(mentions(change, "it") or mentions(change, "challenge_such") for change in changes):
            return None
        if other.word in CHOICES:
            self.speak_of(IT.meaning(BOTH_OF_TWO), [])
        return changes + [said_of_other(change, THIS, other) for change in changes]

    def subject(self) -> Expr | None:
        pronoun = self.attempt(self.pronoun)
        if pronoun == IT and self.discarded_last:
            return None
        if pronoun is not None:
            return self.refer(pronoun, self.kinds if pronoun == self.card else [])
        noun = self.noun()
        if noun is None or not (noun.many or noun.chosen) or self.others_of_none(noun):
            return None
        self.said_of = noun
        target = noun.target()
        joined = self.attempt(self.joined_noun)
        if joined is not None and target.word == "every":
            target = call(
                "every", either([call("matching", *noun.properties()), call("matching", *joined.properties())])
            )
        elif joined is not None:
            return None
        return self.refer(target, noun.types)

    def joined_noun(self) -> Noun | None:
        """Read a second kind of cards in the subject: your locations and characters at locations."""
        if not self.has("and"):
            return None
        noun = self.noun()
        return noun if noun is not None and noun.plural else None

    def changes(self, subject: Expr) -> list[Expr] | None:
        """Read the changes, their common duration, and the circumstances they are limited to."""
        changes: list[Expr] = []
        open_from = 0
        while True:
            change = self.change(subject)
            if change is None:
                return None
            changes.append(change)
            several = subject.word in ("every", "up_to", "any_number")
            if subject.word in CHOICES:
                subject = IT.meaning(subject.key)
            until = self.attempt(self.until)
            if until is not None:
                changes[open_from:] = [timed(one, until) for one in changes[open_from:]]
                open_from = len(changes)
            self.scale_last(changes)
            narrowed = self.narrowed_by(changes)
            if self.sees("for each"):
                self.scale_last(changes)
            if narrowed is None:
                return None
            if several and (depends_on_it(changes[-1]) or counts_others(changes[-1])):
                if changes[-1].word != "gets" or "until" in changes[-1].named:
                    return None
                changes[-1] = by_each_itself(changes[-1])
            if until is None and (after := self.attempt(self.until)) is not None:
                changes[open_from:] = [timed(one, after) for one in changes[open_from:]]
                open_from = len(changes)
            mark = self.mark()
            if self.any_of(", and", "and", ", but", "but", ",") and self.sees_change():
                continue
            self.back(mark)
            return changes

    def sees_change(self) -> bool:
        mark, furthest = self.mark(), self.furthest
        classed = self.gained_class() is not None
        self.back(mark)
        self.furthest = furthest
        return classed or any(
            self.sees(verb)
            for verb in (
                "gets|get",
                "has|have",
                "gains|gain",
                "loses|lose",
                "can't",
                "can",
                "takes|take no",
                "must quest|challenge",
                "counts|count as",
                "enters|enter play",
                "with 1|2|3|4|5|6 damage",
                "doesn't|don't ready",
                "may challenge|also",
                "also",
            )
        )

    def scale_last(self, changes: list[Expr]) -> None:
        """Read "… for each …" after the change."""
        mark = self.mark()
        if not self.has("for each"):
            return
        counted = self.for_each()
        if counted is None:
            self.back(mark)
            return
        scaled = scaled_by(changes[-1], counted)
        alone = all(scaled_by(change, counted) == change for change in changes[:-1])
        if scaled == changes[-1] or not alone:
            self.back(mark)
            return
        changes[-1] = self.capped([scaled])[0]

    def capped(self, changes: list[Expr]) -> list[Expr]:
        """Read up to a maximum of +4 {S}, after the only value that was counted."""
        mark = self.mark()
        values = changes[0].named if len(changes) == 1 and changes[0].word == "gets" else {}
        until = {name: value for name, value in values.items() if name == "until"}
        values = {name: value for name, value in values.items() if name != "until"}
        self.has(",")
        if len(values) == 1 and self.any_of("up to a maximum of", "to a maximum of", "to a maximum", "up to"):
            number, symbol = self.signed(), self.symbol()
            ((name, amount),) = values.items()
            if number is not None and number > 0 and symbol is not None and STATS.get(symbol) == name:
                return [Expr("gets", changes[0].args, {name: call("no_more_than", number, amount), **until})]
        self.back(mark)
        return changes

    def narrowed_by(self, changes: list[Expr]) -> bool | None:
        """Read "while here", "while challenging", "while being challenged"."""
        if not self.sees("while"):
            return True
        mark = self.mark()
        self.has("while")
        where = "here" if self.any_of("here", "at this location") else ""
        if not where and self.said_of is not None and self.has("at a location"):
            where = "at_location"
        if not where and self.said_of is not None and self.has("exerted|damaged|undamaged|ready"):
            where = self.tokens[self.index - 1].low
        if where:
            for index, change in enumerate(changes):
                subject = (change.args or ())[0]
                if not isinstance(subject, Expr) or subject.word != "every":
                    return None
                narrowed = Expr(subject.word, (subject.args or ()) + (word(where),), None, subject.key)
                changes[index] = Expr(change.word, (narrowed,) + (change.args or ())[1:], change.named)
            return True
        during = self.attempt(self.in_challenge)
        if during is not None:
            changes[:] = [change.with_named(during=during) for change in changes]
            return True
        self.back(mark)
        return True

    def in_challenge(self) -> Expr | None:
        """Read "challenging", "challenging such a one", "being challenged"."""
        if self.has("being challenged"):
            return word("challenged")
        if not self.has("challenging"):
            return None
        if self.has("this character|location"):
            return word("challenging_this")
        noun = self.sort()
        if noun is None:
            return word("challenging")
        noun.other = False
        return call("challenging_such", *noun.properties())

    # single changes

    def change(self, subject: Expr) -> Expr | None:
        self.has("each")
        self.has("also")
        if self.has("gets|get"):
            return self.gets(subject)
        if self.has("has|have"):
            return self.attempt(lambda: self.gets(subject)) or self.holds(subject)
        if (given := self.attempt(self.gained_class)) is not None:
            return call("gains_class", subject, given)
        if self.has("gains|gain"):
            gained = self.gained()
            return None if gained is None else call("gains", subject, *gained)
        if self.has("loses|lose"):
            return self.loses(subject)
        if self.any_of("can't", "doesn't|don't"):
            return self.cannot(subject, self.tokens[self.index - 1].low == "can't")
        if self.sees("must quest|challenge"):
            return self.must(subject)
        if self.any_of("can also?", "may also?"):
            return self.can(subject)
        if self.any_of("takes|take no damage from challenges", "takes|take no damage from the|that|this challenge"):
            single = self.tokens[self.index - 1].low == "challenge"
            cannot = call("cannot", subject, word("take_challenge_damage"))
            return timed(cannot, word("this_challenge")) if single else cannot
        if self.has("counts|count as having"):
            keyword = self.attempt(self.keyword)
            if keyword is not None:
                return call("gains", subject, keyword)
            number = self.signed()
            return call("sings_as", subject, number) if number is not None and self.has("cost to sing songs") else None
        if self.any_of("enters|enter play exerted"):
            return call("enters_exerted", subject)
        if self.has("enters|enter play with") or (
            "exerted" in (self.tokens[self.index - 1].low, self.tokens[self.index - 2].low) and self.has("with")
        ):
            number = self.whole()
            if number is None or not self.has("damage"):
                return None
            return call("enters_damaged", number) if subject == THIS else call("enters_damaged", number, subject)
        return None

    def holds(self, subject: Expr) -> Expr | None:
        """Read after has the keywords and abilities that it gains."""
        gained = self.gained()
        return None if gained is None else call("gains", subject, *gained)

    def must(self, subject: Expr) -> Expr | None:
        """Read "must quest", "must challenge if able", perhaps "during their next turn"."""
        verb = "must_quest" if self.has("must quest") else "must_challenge"
        if verb == "must_challenge":
            self.has("must challenge")
        until = self.attempt(self.until)
        made = call(verb, subject)
        if not self.has("if able"):
            return None
        return made if until is None else timed(made, until)

    def gets(self, subject: Expr) -> Expr | None:
        """Read +2 {S}, +1 {W}, and +1 {L}; +{S} equal to …"""
        values: dict[str, Expr | int | str] = {}
        apart = False
        while True:
            one = self.attempt(self.one_stat)
            if one is None:
                return None
            values[one[0]] = one[1]
            mark = self.mark()
            each = self.for_each_apart(one[1], apart)
            if each is None:
                self.back(mark)
            else:
                values[one[0]], apart = each, True
            mark = self.mark()
            token = self.token(1)
            joined = self.any_of(", and", "and", ",")
            following = self.token()
            if not joined or token is None or following is None or following.raw[:1] not in "+-":
                self.back(mark)
                return Expr("gets", (subject,), values)

    def for_each_apart(self, number: Expr | int, apart: bool) -> Expr | int | None:
        """Read "for each … and +1 {W} for each …": of what each value is counted, where it is not the same."""
        if not isinstance(number, int) or not self.has("for each"):
            return None
        counted = self.for_each()
        following = self.token(1)
        more = self.sees("and") and following is not None and following.raw[:1] in "+-"
        return multiplied(number, counted) if counted is not None and (apart or more) else None

    def one_stat(self) -> tuple[str, Expr | int] | None:
        number = self.signed()
        if number is not None:
            symbol = self.symbol()
            return (STATS[symbol], number) if symbol in STATS else None
        sign = self.token()
        if sign is None or sign.raw not in ("+", "-"):
            return None
        self.step()
        return self.stat_equal_to(self.symbol(), sign.raw == "-")

    def stat_equal_to(self, symbol: str | None, less: bool) -> tuple[str, Expr | int] | None:
        """Read "{S} equal to …" after its symbol: which value changes, and by how much."""
        if symbol not in STATS or not self.has("equal to"):
            return None
        amount = self.amount()
        if amount is None:
            return None
        if less:
            amount = call("times", -1, amount) if isinstance(amount, Expr) else -amount
        return STATS[symbol], amount

    def gained_class(self) -> str | None:
        """Gain the Detective classification; after other things gained, only that."""
        self.has("gains|gain")
        read = self.reads("the", self.class_word, "classification")
        return None if read is None else str(read[0])

    def gained(self) -> list[Expr] | None:
        """Read keywords and quoted abilities, joined by commas and and."""
        gained: list[Expr] = []
        while True:
            token = self.token()
            if token is not None and token.sort == QUOTE:
                self.step()
                try:
                    gained += self.quoted(token.raw)
                except Refused as refused:
                    self.unread = refused.words
                    return None
            else:
                keyword = self.attempt(self.keyword)
                if keyword is None:
                    return None
                gained.append(keyword)
            mark = self.mark()
            joined = self.any_of(", and", "and", ",")
            following = self.token()
            goes_on = following is not None and (following.sort == QUOTE or self.sees_one(self.keyword))
            if not joined or not goes_on:
                self.back(mark)
                return gained

    def sees_one(self, production: Callable[[], object]) -> bool:
        """Tell whether such a thing is next, without taking it."""
        mark, furthest = self.mark(), self.furthest
        meant = production()
        self.back(mark)
        self.furthest = furthest
        return meant is not None

    def loses(self, subject: Expr) -> Expr | None:
        if self.any_of("all abilities", "all of? their|its|his|her abilities", "their|its|his|her abilities"):
            return call("loses_abilities", subject)
        number = self.whole()
        if number is not None:
            of = self.symbol()
            return Expr("gets", (subject,), {STATS[of]: -number}) if of in STATS else None
        symbol = self.symbol()
        if symbol is not None:
            lost = self.stat_equal_to(symbol, True)
            return None if lost is None else Expr("gets", (subject,), dict([lost]))
        keywords: list[Expr] = []
        while (keyword := self.attempt(self.keyword_name)) is not None:
            keywords.append(keyword)
            mark = self.mark()
            if not self.any_of(", and", "and", ",") or not self.sees_one(self.keyword_name):
                self.back(mark)
                break
        return call("loses", subject, *keywords) if keywords else None

    def cannot(self, subject: Expr, strong: bool) -> Expr | None:
        """Read can't quest, can't challenge or quest, can't ready at the start of …, can't be challenged, …"""
        acts: list[Expr] = []
        until: Expr | None = None
        while True:
            if strong and self.has("be readied until|this|for|during|."):
                self.index -= 1
                acts.append(word("ready_at_all"))
            elif strong and self.sees("ready") and not self.sees("ready at"):
                self.step()
                acts.append(word("ready_at_all"))
            elif self.has("ready"):
                acts.append(word("ready"))
                if self.has("at the start of their|its|his|her|your next turn"):
                    until = word("next_ready")
                    if self.tokens[self.index - 3].low == "your" and not self.is_yours(subject):
                        return None
                elif not self.any_of(
                    "at the start of their|its|his|her|your turn",
                    "at the start of each of their turns",
                    "at the start of their|its player's|players' turn|turns",
                ):
                    return None
            elif not strong:
                return None
            elif self.sees("be dealt more than"):
                return self.at_most(subject)
            else:
                act = self.first(lambda: self.challenge_act(subject), self.plain_act)
                if act is None:
                    return None
                if act.word == "cannot":
                    return act
                acts.append(act)
            if not self.any_of(", or", "or") and not (self.sees(", challenge|quest|ready|sing|move") and self.has(",")):
                made = call("cannot", subject, *acts)
                return made if until is None else self.excepted(timed(made, until), subject)

    def is_yours(self, card: Expr) -> bool:
        """Tell whether these cards can only be of the player whose card says it."""
        if card == THIS or mentions(card, "yours"):
            return True
        if card == CAUSE:
            return self.said("one of your") or self.said("you play")
        named = self.last_target
        return (
            card == IT
            and named is not None
            and bool(card.means)
            and card.means == named.key
            and mentions(named, "yours")
        )

    def at_most(self, subject: Expr) -> Expr | None:
        """Read can't be dealt more than 2 damage at a time."""
        read = self.reads("be dealt more than", self.whole, "damage at a|one time")
        return None if read is None else call("takes_at_most", subject, read[0])

    def excepted(self, made: Expr, subject: Expr) -> Expr:
        """Read "… unless they're at a location"."""
        if self.card == subject and self.has("unless they are at a location"):
            return made.with_named(given=call("not_", call("is_", THIS, word("at_location"))))
        return made

    def challenge_act(self, subject: Expr) -> Expr | None:
        """Challenge, or challenge such cards: then those can't be challenged by the subject."""
        if not self.has("challenge"):
            return None
        mark = self.mark()
        target = self.attempt(self.target)
        if target is None:
            self.back(mark)
            return word("challenge")
        if subject == THIS and target.word == "every" and target.args is not None:
            return call("cannot", subject, call("challenge_such", *target.args))
        if self.said_of is None or self.said_of.many != ALL or target.word in CHOICES:
            return None
        self.speak_of(IT.meaning(subject.key), self.said_of.types)
        return call("cannot", target, call("be_challenged_by", *self.said_of.properties()).keyed(subject.key))

    def plain_act(self) -> Expr | None:
        if self.has("quest"):
            return word("quest")
        if self.has("be challenged"):
            if self.has("except by"):
                noun = self.sort()
                if noun is None or noun.types != ["character"] or noun.side or not noun.rest:
                    return None
                return call("be_challenged_by", word("character"), call("non", *noun.rest))
            if not self.has("by"):
                return word("be_challenged")
            noun = self.sort()
            return None if noun is None else call("be_challenged_by", *noun.properties())
        if self.any_of(
            "be dealt damage except in|by|from challenges",
            "be dealt damage except in|by|from a challenge",
            "be dealt damage by actions or abilities",
            "be dealt damage by effects",
        ):
            return word("take_other_damage")
        if self.any_of("be dealt damage by actions", "be damaged by actions", "take damage from actions"):
            return None if self.sees("or|and") else word("take_action_damage")
        if self.any_of("be dealt damage by abilities", "be damaged by abilities", "take damage from abilities"):
            return None if self.sees("or|and") else word("take_ability_damage")
        if self.any_of("be dealt damage", "be damaged"):
            return word("be_dealt_damage")
        if self.any_of("be readied by effects", "be readied by actions or abilities", "ready by effects"):
            return word("be_readied_by_effects")
        if self.any_of(
            "be exerted by opponents' actions or|and abilities", "be exerted by opponents' effects|abilities?"
        ):
            return word("be_exerted")
        if self.any_of(
            "be banished by opponents' actions or|and abilities",
            "be banished by opponents' effects",
            "be banished by opponents",
        ):
            return word("be_banished")
        if self.any_of("be returned to your|their hand by", "be returned to hand by"):
            return self.returned_by()
        if self.any_of("exert to sing songs", "be exerted to sing songs", "{e} to sing songs", "sing songs"):
            return word("sing")
        if self.any_of("move to locations", "move to a location", "move"):
            return word("move")
        if self.any_of("be chosen by opponents", "be chosen by opponents for abilities or effects"):
            return word("be_chosen")
        if self.has("gain"):
            before = self.lost_before() if self.has("it") else None
            keyword = before or self.keyword_name()
            return None if keyword is None else call("gain", keyword)
        return None

    def lost_before(self) -> Expr | None:
        """Return the keyword that the words just before say is lost: "loses Evasive and can't gain it"."""
        words = [token.low for token in self.tokens[: self.index]]
        name = words[-5] if words[-4:] == ["and", "can't", "gain", "it"] and len(words) > 5 else ""
        return word(PLAIN_KEYWORDS[name]) if name in PLAIN_KEYWORDS and words[-6] in ("loses", "lose") else None

    def returned_by(self) -> Expr | None:
        """Read by which effects of opponents a card can't be returned."""
        if self.any_of("opponents' actions or|and abilities", "opponents' effects", "opponents"):
            return word("be_returned")
        return word("be_returned_by_abilities") if self.has("opponents' abilities") else None

    def can(self, subject: Expr) -> Expr | None:
        """Read "can challenge ready characters", "can only be challenged by such"."""
        if self.has("only be challenged by"):
            noun = self.sort()
            if noun is None or noun.types != ["character"] or noun.side or noun.other or not noun.rest:
                return None
            return call("cannot", subject, call("be_challenged_by", word("character"), all_but(noun.rest)))
        if self.any_of("challenge on? the turn they are played", "challenge on? the turn it|he|she is played"):
            made = call("can", subject, word("challenge_while_drying"))
            ends = self.over or self.sees(".")
            return timed(made, word("this_turn")) if subject.word in CHOICES and ends else made
        if self.any_of("sing songs", "{e} to sing songs", "exert to sing songs", "be exerted to sing songs"):
            drying = self.any_of("on? the turn they are played", "on? the turn it|he|she is played")
            return call("can", subject, word("sing_while_drying")) if drying else None
        if self.any_of("quest on? the turn they are played", "quest on? the turn it|he|she is played"):
            return call("can", subject, word("quest_while_drying"))
        if self.any_of(
            "quest and|or challenge on? the turn they are played",
            "quest and|or challenge on? the turn it|he|she is played",
        ):
            return call("can", subject, word("quest_while_drying"), word("challenge_while_drying"))
        if self.has("only challenge"):
            return self.challenges_only(subject)
        if not self.has("challenge"):
            return None
        if self.has("only"):
            return self.challenges_only(subject)
        noun = self.sort()
        if noun is None or noun.types != ["character"] or not any(part.word == "ready" for part in noun.rest):
            return None
        such = [part for part in noun.properties() if part.word not in ("ready", "character", "opposing")]
        if any(mentions(part, "it") for part in such):
            return self.granted(subject, such)
        if not such:
            return call("can", subject, word("challenge_ready"))
        return call("can", subject, call("challenge_ready_such", *such))

    def challenges_only(self, subject: Expr) -> Expr | None:
        """Read "can only challenge characters with Evasive": neither others nor locations."""
        noun = self.sort()
        if noun is None or noun.side or noun.other or noun.zones or noun.chosen or not noun.plural or noun.number > 1:
            return None
        if any(mentions(part, "it") for part in noun.rest) or "card" in noun.types:
            return None
        such = noun.properties()
        only = such[0] if len(such) == 1 else call("matching", *such)
        return call("cannot", subject, call("challenge_such", word("card"), call("non", only)))

    def granted(self, subject: Expr, such: list[Expr]) -> Expr | None:
        """Let a card be able to challenge those whom a value of its own tells: "with lower cost than theirs"."""
        own = [replaced(part, IT, THIS) for part in such]
        may = call("can", THIS, Expr("challenge_ready_such", tuple(own)))
        return call("gains", subject, call("always", may))


def said_of_other(change: Expr, one: Expr, other: Expr) -> Expr:
    """Return the change that is said of one chosen card as said of another."""
    subject = change.args[0] if change.args else None
    again = other if isinstance(subject, Expr) and subject == one else IT.meaning(other.key)
    return Expr(change.word, (again, *(change.args or ())[1:]), change.named)


def all_but(such: list[Expr]) -> Expr:
    """Return what is not like this: of a bound, what lies beyond it."""
    bound = such[0].named if len(such) == 1 else {}
    least, most = bound.get("least"), bound.get("most")
    if len(bound) == 1 and isinstance(least, int):
        return Expr(such[0].word, (), {"most": least - 1})
    if len(bound) == 1 and isinstance(most, int):
        return Expr(such[0].word, (), {"least": most + 1})
    return call("non", *such)


def counts_others(change: Expr) -> bool:
    """Tell whether its values count others: others than each of the cards that it is said of."""
    values = [part for value in change.named.values() for part in parts_of(value)]
    return any(part.word == "count" and mentions(part, "other") for part in values)


def by_each_itself(change: Expr) -> Expr:
    """Let each of the cards get what its own values say: "each of your characters gets … for each card under them"."""
    subject, *rest = change.args or ()
    own = Expr(change.word, (THIS, *rest), {name: replaced(value, IT, THIS) for name, value in change.named.items()})
    return call("gains", subject, call("always", own))


def depends_on_it(change: Expr) -> bool:
    """Tell whether its values are those of the cards themselves, which of several cards would be added up."""
    values = [value for value in change.named.values() if isinstance(value, Expr)]
    for arg in (change.args or ())[1:]:
        if isinstance(arg, Expr) and arg.word not in ("when", "use", "always"):
            values.append(arg)
    return any(mentions(value, "it") for value in values)


def timed(change: Expr, until: Expr) -> Expr:
    """Return the change with its duration, unless it has one."""
    return change if "until" in change.named else change.with_named(until=until)


def scaled_by(change: Expr, counted: Expr) -> Expr:
    """Return the change as many times as is counted: its numbers multiplied."""
    if change.word == "gets":
        named = {
            key: multiplied(value, counted) if isinstance(value, int) else value for key, value in change.named.items()
        }
        return Expr("gets", change.args, named)
    args: list[Expr | int | str] = []
    for arg in change.args or ():
        if isinstance(arg, Expr) and arg.args and len(arg.args) == 1 and isinstance(arg.args[0], int):
            args.append(call(arg.word, multiplied(arg.args[0], counted)))
        else:
            args.append(arg)
    return Expr(change.word, tuple(args), change.named)
