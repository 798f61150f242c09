"""Clauses: who does what, on which condition, for how long; and verb phrases joined to each other."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.lorcana.packs.importer.affects import BOTH_OF_TWO, timed
from ludoteca.games.lorcana.packs.importer.choices import CARD_PLAYER, Choices
from ludoteca.games.lorcana.packs.importer.cursor import CAUSE, IT, THIS, YES, YOU, Choice
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, flat, mentions, parts_of, replaced, steps, word
from ludoteca.games.lorcana.packs.importer.lexicon import (
    ONE,
    REVEALED_BY_EACH,
    STATS,
    Noun,
)
from ludoteca.games.lorcana.packs.importer.moments import Trigger
from ludoteca.games.lorcana.packs.importer.tokens import WORD, Token
from ludoteca.games.lorcana.packs.importer.weaving import (
    GROUPS,
    LASTING,
    WITH_WHO,
    choice_in,
    done_by,
    hoisted,
    join,
    merged,
    paid_for,
    takes_this,
)

MORE_IN_HAND: Final = call("more", call("hand_of", word("chosen_opponent")), call("hand_of", YOU))
"""Drawing as many as somebody has asks for that already."""


MUTED: Final = ("you", "each_opponent", "chosen_opponent", "chosen_player", "each_player")
"""Who may be kept from gaining lore for a while."""
HINDERED: Final = tuple(word(until) for until in ("your_next_turn", "your_next_end", "this_turn", "their_next_turn"))
"""How long a player may be kept from something."""
FURTHER: Final = (word("your_next_turn"), word("your_next_end"))
"""How long a player may have an ability beyond the turn."""
OTHERS_DO: Final = (
    "banishes|chooses|deals|discards|draws|exerts|gains|loses|moves|pays|plays|puts|reveals|returns|shuffles"
)
"""Verbs of somebody spoken of before: without a subject they do not say what you do."""
INKED: Final = call("count", word("card"), word("in_inkwell"))
NOT_DONE: Final = call("not_", word("done"))
LATER: Final = {
    "at the end of your turn ,": "at_end_of_turn",
    "at the end of the turn ,": "at_end_of_turn",
    "at the end of this turn ,": "at_end_of_turn",
    "at the start of your next turn ,": "at_start_of_next_turn",
}
"""When something is put off to."""


YOUR_TURNS: Final = ("plays", "quests", "challenges", "boosts", "pays_for_card")
"""What happens to one's own cards, or what one does, in one's own turn."""


def happens_in_your_turn(moment: Expr) -> bool:
    """Tell whether this can come in a turn of yours alone."""
    if moment.word in ("start_of_turn", "end_of_turn"):
        return True
    told = moment.args or ()
    others = any(whose in told for whose in (word("opposing"), word("anyones")))
    yours = moment.word in ("plays", "boosts", "pays_for_card") or THIS in told or word("yours") in told
    return moment.word in YOUR_TURNS and yours and not others


def asked_of_you(tokens: list[Token]) -> list[Token]:
    """Turn 'they didn't put a card into their inkwell, …' into the same asked of you, up to the comma."""
    end = next((index for index, token in enumerate(tokens) if token.raw == ","), len(tokens))
    own = [Token("your", WORD, True) if token.low == "their" else token for token in tokens[1:end]]
    return [Token("you", WORD, True), *own, *tokens[end:]]


class Clauses(Choices):
    """Productions for clauses and for verb phrases joined to each other."""

    def effects(self) -> list[Expr] | None:
        raise NotImplementedError

    def limited(self, effects: list[Expr]) -> list[Expr] | None:
        """Read a condition after a single effect, or how a player may prevent it."""
        if self.has("unless"):
            return self.attempt(lambda: self.bought_off(effects)) or self.but_not_if(effects)
        if len(effects) != 1 or not self.has("if"):
            return None
        condition = self.condition()
        if condition is None:
            return None
        choice = choice_in(effects[0])
        if mentions(effects[0], "look") and mentions(condition, "it"):
            return None
        if choice is None or not mentions(condition, "it"):
            return [call("given", condition, *effects)]
        chosen = replaced(effects[0], choice, IT)
        assert isinstance(chosen, Expr)
        return [call("choose", choice), call("given", condition, chosen)]

    def chain(self) -> list[Expr] | None:
        """Read clauses joined by and, then; perhaps with a condition after them."""
        effects = self.joined_clauses()
        if effects is None:
            return None
        if self.sees("at the end") and (later := self.attempt(lambda: self.put_off(effects))) is not None:
            return later
        if self.sees(", if|unless"):
            return self.attempt(lambda: self.limited_at_last(effects)) or effects
        if not self.sees("if|unless"):
            return effects
        return self.attempt(lambda: self.limited(effects)) or effects

    def put_off(self, effects: list[Expr]) -> list[Expr] | None:
        """Read "… and banish it at the end of your turn", where nothing follows in the sentence: the last waits."""
        yours = self.has("at the end of your turn")
        if (yours and not self.is_surely_your_turn()) or not (yours or self.has("at the end of the|this turn")):
            return None
        later = call("at_end_of_turn", effects[-1])
        return [*effects[:-1], later] if self.over or self.sees(".") else None

    def limited_at_last(self, effects: list[Expr]) -> list[Expr] | None:
        """Read the same after a comma, where nothing follows in the sentence."""
        limited = self.limited(effects) if self.has(",") else None
        return limited if self.over or self.sees(".") else None

    def joined_clauses(self) -> list[Expr] | None:
        first = self.clause()
        if first is None:
            return None
        effects = list(first)
        while True:
            mark = self.mark()
            if self.any_of(", then", "and then", ", and", "and") and not self.sees(OTHERS_DO):
                more = self.attempt(self.clause)
                if more is not None:
                    if not all(join(effects, effect) for effect in more):
                        return None
                    continue
            self.back(mark)
            return effects

    def clause_after(self) -> Expr | None:
        effects = self.clause()
        return None if effects is None else steps(effects)

    def clause(self) -> list[Expr] | None:
        return self.first(
            self.if_they_did,
            self.if_banished_later,
            self.if_it_survives,
            self.if_clause,
            self.if_they_have,
            self.choice_for_each,
            self.one_of_each,
            self.for_each_clause,
            self.timed_clause,
            self.this_turn_when,
            self.before_then,
            self.next_gains,
            self.next_is_such,
            self.next_is_cheaper,
            self.next_costs_less,
            self.next_this_turn,
            self.at_end_of_turn,
            self.during_next_turn,
            self.dearer_for_a_while,
            self.spared,
            self.saved,
            self.prevented,
            self.deals_own,
            self.deal_to_each_other,
            self.extra_ink,
            self.revealed_go,
            self.you_and_others,
            self.you_clause,
            self.any_players,
            self.others_choice,
            self.player_clause,
            self.one_keyword_of_choice,
            self.choose_two,
            self.compare_two,
            self.acts,
            self.may_move,
            self.affect_clause,
            self.choose_one,
        )

    def if_clause(self) -> list[Expr] | None:
        """Read "if …, something", "unless …, something"."""
        if not self.has("if|unless"):
            return None
        unless = self.tokens[self.index - 1].low == "unless"
        condition = self.condition()
        if condition is None:
            return None
        if any(part.word.startswith("opponent_") for part in parts_of(condition)):
            self.player = None  # "they" would be that opponent, not those spoken of before
        condition = call("not_", condition) if unless else condition
        self.has(",")
        effects = self.chain()
        if effects is None:
            return None
        if condition == MORE_IN_HAND and len(effects) == 1 and mentions(effects[0], "draw_as_many_as"):
            return effects
        return [call("given", condition, steps(effects))]

    def if_it_survives(self) -> list[Expr] | None:
        """Read "if that character isn't banished, they can't ready …", of the foe: once banished, it never does."""
        foe = self.foe
        if (
            foe is None
            or self.card != THIS
            or not self.has("if that character|they isn't|aren't|wasn't|weren't banished ,")
        ):
            return None
        self.speak_of(foe, ["character"])
        effects = self.chain()
        lasting = effects is not None and all(one.word in LASTING and (one.args or ("",))[0] == foe for one in effects)
        self.speak_of(THIS, [])
        return effects if lasting else None

    def if_they_did(self) -> list[Expr] | None:
        """Read "if they didn't play a character this turn, …": asked of them, done by the card's own unless said."""
        player = self.player
        condition = self.asked_of_them("if that?", "they|player|opponent", self.turn_condition)
        effects = self.chain() if condition is not None and self.has(",") else None
        if player is None or condition is None or effects is None:
            return None
        if mentions(condition, "opposing") or mentions(condition, "other"):
            return None
        effects = told_within(player, effects[0]) if len(effects) == 1 else [call("by", CARD_PLAYER, *effects)]
        return [call("by", player, call("given", condition, *effects))]

    def more_if_they_have(self, so_far: list[Expr]) -> bool | None:
        """Read after "chosen opponent loses 1 lore" that if they have 10 or more lore, they lose 2 instead."""
        before = so_far[-1] if so_far else THIS
        player = before.named.get("who")
        if (
            not isinstance(player, Expr)
            or player.word not in ("chosen_opponent", "chosen_player")
            or not self.sees("if they have")
        ):
            return None
        self.step()
        tokens = self.tokens
        self.tokens = [*tokens[: self.index], *asked_of_you(tokens[self.index :])]
        condition = self.condition()
        self.tokens = tokens
        if (
            condition is None
            or any(mentions(condition, one) for one in ("it", "this", "other"))
            or not self.has(", they")
        ):
            return None
        self.acting, self.spoke_of_you = player, False
        effects = self.acts()
        self.acting = YOU
        if effects is None or self.spoke_of_you or not self.has("instead"):
            return None
        plain = Expr(before.word, before.args, {name: part for name, part in before.named.items() if name != "who"})
        so_far[-1] = call("by", player, call("given", condition, steps(effects), otherwise=plain))
        return True

    def if_they_have(self) -> list[Expr] | None:
        """Read "if they have more than 4 characters in play, they …", of the player whose turn it is, or who acted."""
        player = self.player
        condition = self.asked_of_them("if", "they have", self.condition)
        if player is None or condition is None or any(mentions(condition, one) for one in ("it", "this", "other")):
            return None
        if not self.has(","):
            return None
        self.player = player
        effects = self.player_clause() if self.sees("they") else self.chain()
        if effects is None or len(effects) != 1:
            return None
        return [call("by", player, call("given", condition, *told_within(player, effects[0])))]

    def asked_of_them(self, before: str, whose: str, condition: Callable[[], Expr | None]) -> Expr | None:
        """Read a condition about the player whose turn it is, or who acted, as if it were asked of you."""
        if self.player is None or self.player.word not in ("active_player", "cause_player") or self.acting != YOU:
            return None
        if not self.has(before) or not self.sees(whose):
            return None
        tokens = self.tokens
        self.tokens = [*tokens[: self.index], *asked_of_you(tokens[self.index :])]
        meant = condition()
        self.tokens = tokens
        return meant

    def for_each_clause(self) -> list[Expr] | None:
        read = self.reads("for each", self.for_each, ",", self.chain)
        return None if read is None else [call("for_each", read[0], steps(read[1]))]

    def timed_clause(self) -> list[Expr] | None:
        """Read "for the rest of this turn, …", "while this item is in play, …"."""
        until = self.until()
        if until is None and self.any_of("while this item|location|character is in play"):
            until = word("while_here")
        if until is None or not self.has(","):
            return None
        changes = self.first(self.affect, self.forbidden_players, self.cheaper, self.dearer, self.spared_until)
        if changes is None:
            return None
        return [timed(change, until) for change in changes]

    def cheaper(self) -> list[Expr] | None:
        """Read "you pay N less to play such cards", for a time said before."""
        if not self.has("you pay"):
            return None
        number = self.whole()
        if number is None or not self.has("{i} less to play"):
            return None
        noun = self.sort()
        if noun is None or noun.chosen or noun.zones or not noun.plural or noun.side not in ("", "yours"):
            return None
        noun.side = ""
        by_shift = self.any_of("using shift", "using their shift ability|abilities")
        return [call("shift_pay_less" if by_shift else "pay_less", number, *noun.properties())]

    def dearer(self) -> list[Expr] | None:
        """Read "opponents pay N more to play such cards"."""
        player = self.some_player()
        if player is None or player.word not in ("each_opponent", "each_player"):
            return None
        read = self.reads("pay|pays", self.whole, "{i} more to play", self.sort)
        if read is None:
            return None
        noun: Noun = read[1]
        if noun.chosen or noun.zones or noun.side not in ("", "yours") or not noun.plural:
            return None
        noun.side = ""
        return [call("pay_more", read[0], *noun.properties(), who=player)]

    def dearer_for_a_while(self) -> list[Expr] | None:
        """Read the same with how long: until the start of your next turn, or during their next turn."""
        changes = self.dearer()
        until = None if changes is None else self.until()
        if changes is None or until is None or (until == word("their_next_turn") and not self.in_own_turn()):
            return None
        until = word("your_next_turn") if until == word("their_next_turn") else until
        return [timed(change, until) for change in changes]

    def in_own_turn(self) -> bool:
        """Tell whether it happens in your turn, so that the next turns of all others come before your next one."""
        plays = self.tokens[0].low == "when" and self.tokens[2].low == "play"
        return self.acting == YOU and (self.kind == "action" or plays)

    def during_next_turn(self) -> list[Expr] | None:
        """Read "during your next turn, you pay 2 less …": it begins when that turn does, and lasts for it."""
        ahead = self.has("during your next turn , you pay")
        if not ahead and not self.has("you pay"):
            return None
        number = self.whole()
        if number is None or not self.has("{i} less"):
            return None
        once = self.has("for the first|next")
        if not once and not self.has("to play"):
            return None
        noun = self.sort()
        if noun is None or noun.chosen or noun.zones or noun.side or noun.other or noun.plural == once:
            return None
        self.has("you play")
        if not ahead and not self.has("during your next turn"):
            return None
        less = call("pay_less_next" if once else "pay_less", number, *noun.properties())
        return [call("at_start_of_next_turn", less if once else timed(less, word("this_turn")))]

    def next_gains(self) -> list[Expr] | None:
        """Read "the next character you play this turn gains Rush", "Pirate characters you play this turn gain Rush"."""
        next_only = self.any_of("the next", "your next")
        noun = self.sort()
        if noun is None or noun.side or noun.zones or noun.chosen or noun.other or noun.plural == next_only:
            return None
        if not self.has("you play this turn"):
            return None
        card, kinds = self.card, self.kinds
        rush = call("gains", CAUSE, word("rush"))
        changes = [rush] if self.any_of("enters|enter play with rush", "gains|gain rush .") else self.changes(CAUSE)
        if self.tokens[self.index - 1].raw == ".":
            self.index -= 1
        self.speak_of(card, kinds)
        if changes is None:
            return None
        if changes == [rush]:
            changes = [timed(rush, word("this_turn"))]
        if any(change.word in LASTING and "until" not in change.named for change in changes):
            return None
        return [call("next_this_turn" if next_only else "this_turn_when", call("plays", *noun.properties()), *changes)]

    def next_is_such(self) -> list[Expr] | None:
        """Read after what made the next card cheaper that "that character gains Rush this turn"."""
        if not self.next_played or self.next_played[0] != word("character"):
            return None
        if not self.any_of("that character", "they") or self.sees("is|are"):
            return None
        card, kinds = self.card, self.kinds
        changes = self.changes(CAUSE)
        self.speak_of(card, kinds)
        if changes is None or any(change.word in LASTING and "until" not in change.named for change in changes):
            return None
        return [call("next_this_turn", call("plays", *self.next_played), *changes)]

    def next_is_cheaper(self) -> list[Expr] | None:
        """Read "the next song you play this turn costs N less"."""
        noun = self.sort() if self.any_of("the next", "your next") else None
        if noun is None or noun.many or noun.side or noun.zones or noun.chosen or noun.other:
            return None
        self.has("you play")
        read = self.reads("this turn costs", self.whole, "{i} less to? play?")
        if read is None:
            return None
        cheaper = call("pay_less_next", read[0], *noun.properties())
        self.next_played = noun.properties()
        if noun.types != ["character"] or not self.any_of("and gains rush this turn", "and gains rush"):
            return [cheaper]
        rush = timed(call("gains", CAUSE, word("rush")), word("this_turn"))
        return [cheaper, call("next_this_turn", call("plays", *noun.properties()), rush)]

    def this_turn_when(self) -> list[Expr] | None:
        trigger = Trigger()
        card = self.card
        trigger.this_turn = self.any_of(
            "this turn ,", "for the rest of this|the turn ,", "until the end of this|the turn ,"
        )
        until: Expr | None = None
        if not trigger.this_turn and self.sees("until"):
            read = self.reads(self.until, ",")
            until = None if read is None or read[0] not in FURTHER else read[0]
            trigger.this_turn = until is not None
        if not self.sees("whenever|when") or not self.one_moment(trigger) or not trigger.this_turn or not self.has(","):
            return None
        if trigger.limits() or trigger.given:
            return None
        effects = self.chain()
        self.card = card
        if effects is None:
            return None
        made = call("this_turn_when", trigger.moment, *effects)
        return [made if until is None else made.with_named(until=until)]

    def if_banished_later(self) -> list[Expr] | None:
        """Read "if that character is banished this turn, …" of a card that something was just done to."""
        if self.card != IT or self.several or not self.has("if"):
            return None
        such = not self.sees("they|it|he|she") and self.sees("that|the") and self.attempt(self.pronoun) == IT
        if not such and not self.has("they|it|he|she"):
            return None
        card = self.card
        read = self.attempt(self.deed) or self.attempt(self.suffering)
        if read is None or read[0] in ("plays", "moves_here") or not self.has("this turn ,"):
            return None
        moment = call(read[0], card, *read[1])
        effects = self.chain()
        self.card = card
        return None if effects is None else [call("next_this_turn", moment, *effects)]

    def before_then(self) -> list[Expr] | None:
        """Read "when they're banished before then, …" of a chosen card of yours: it gains that ability until then."""
        choice, until = self.first_choice, self.until_said
        if not self.sees("when|whenever") or choice is None or until is None:
            return None
        if self.card != IT or word("yours") not in (choice.target.args or ()) or self.several:
            return None
        trigger = Trigger()
        card, kinds = self.card, self.kinds
        self.speak_of(THIS, kinds)
        self.step()
        moment = self.subject_does()
        effects = self.chain() if moment is not None and self.has("before then ,") else None
        self.speak_of(card, kinds)
        if moment is None or effects is None or moment.args != (THIS,) or trigger.limits():
            return None
        return [call("gains", IT.meaning(choice.target.key), call("when", moment, *effects), until=until)]

    def next_costs_less(self) -> list[Expr] | None:
        """Read "the next time you play a character this turn, you pay 2 less"."""
        noun = self.noun() if self.has("the next time you play") else None
        if noun is None or noun.many != ONE or noun.side or noun.zones or noun.chosen or noun.other:
            return None
        read = self.reads("this turn , you pay", self.whole, "{i} less")
        self.has("to play them|it")
        self.next_played = noun.properties()
        return None if read is None else [call("pay_less_next", read[0], *noun.properties())]

    def next_this_turn(self) -> list[Expr] | None:
        """Read "the next time they challenge another character this turn, …"."""
        if not self.has("the next time"):
            return None
        trigger = Trigger()
        card, cause = self.card, self.card == CAUSE
        if cause:
            self.speak_of(IT, self.kinds)
        chosen = self.attempt(self.chosen_one) if self.sees("chosen") else None
        moment = self.attempt(lambda: self.you_do(trigger)) or self.subject_does()
        while moment is not None and self.circumstance(trigger):
            pass
        if moment is None or not trigger.this_turn or trigger.limits() or trigger.given or not self.has(","):
            return None
        effects = self.chain()
        self.card = card
        if effects is None:
            return None
        made = call("next_this_turn", moment, *effects)
        if chosen is not None:
            return [call("choose", chosen), made] if moment.args == (IT,) else None
        return [call("choose", CAUSE), made] if cause and moment.args == (IT,) else [made]

    def chosen_one(self) -> Expr | None:
        """Read a chosen character before what it does."""
        noun = self.noun()
        if noun is None or noun.many != ONE or not noun.chosen or noun.zones:
            return None
        target = self.refer(noun.target(), noun.types)
        self.speak_of(IT, noun.types)
        self.subject_read = True
        return target

    def is_surely_your_turn(self) -> bool:
        """Tell whether the turn in which this happens is yours, so that its end is that of your turn."""
        return self.said("during your turn") or all(happens_in_your_turn(moment) for moment in self.moments)

    def at_end_of_turn(self) -> list[Expr] | None:
        """Read "at the end of the turn, …", "at the start of your next turn, …"."""
        if self.sees("at the end of your turn") and not self.is_surely_your_turn():
            return None
        read = self.reads(lambda: self.one_of(LATER), self.chain)
        return None if read is None else [call(read[0], steps(read[1]))]

    def deals_own(self) -> list[Expr] | None:
        """Read "chosen character of yours deals damage equal to their {S} to chosen opposing character"."""
        if not self.sees("chosen"):
            return None
        read = self.reads(self.target, "deals damage equal to their", self.symbol, "to", self.target)
        if read is None or read[1] not in STATS or read[0].word != "chosen":
            return None
        return [call("choose", read[0]), call("deal", call(f"{STATS[read[1]]}_of", IT.meaning(read[0].key)), read[2])]

    def revealed_go(self) -> list[Expr] | None:
        """Read "each player puts their revealed card on the bottom of their deck", after all have revealed one."""
        if self.card.means != REVEALED_BY_EACH or not self.any_of("each player|opponent puts", "put"):
            return None
        whose = self.tokens[self.index - 2].low
        if self.tokens[self.index - 1].low == "puts" and not self.said(f"each {whose} reveals"):
            return None  # those who put theirs away are not those who revealed one
        revealed = self.any_of("their revealed card", "the? revealed card|cards", "the card they revealed")
        if not revealed and not self.any_of("all? revealed cards", "all? the? cards revealed this way", "those cards"):
            return None
        end = self.one_of(
            {
                "on the? bottom of their|your|its deck|decks": "put_on_bottom",
                "on the? top of their|your|its deck|decks": "put_on_top",
                "into|in your|their discard": "put_in_discard",
            }
        )
        if end != "put_in_discard":
            self.has("in any order")
        return None if end is None else [call(end, self.card)]

    def one_keyword_of_choice(self) -> list[Expr] | None:
        """Read "chosen character gains your choice of Evasive or Rush this turn", "gains Evasive, Ward, or Rush"."""
        subject = self.subject()
        if subject is None or not self.has("gains|gain"):
            return None
        self.has("your choice of")
        keywords: list[Expr] = []
        while (keyword := self.attempt(self.keyword)) is not None:
            keywords.append(keyword)
            last = self.any_of(", or", "or")
            if not last and not self.has(","):
                break
            if last:
                keyword = self.attempt(self.keyword)
                keywords += [] if keyword is None else [keyword]
                break
        else:
            return None
        until = self.until() if len(keywords) > 1 and last else None
        if until is None or subject.word in ("up_to", "any_number") or isinstance((subject.args or ("",))[0], int):
            return None
        one = IT if subject.word == "chosen" else subject
        made = call("choose_one", *[timed(call("gains", one, keyword), until) for keyword in keywords])
        if subject.word != "chosen":
            return [made]
        self.speak_of(IT.meaning(subject.key), ["character"])
        return [call("choose", subject), made]

    def choose_two(self) -> list[Expr] | None:
        """Read "choose a character of yours and an opposing character. They each get -2 {S} this turn"."""
        return self.two_chosen() if self.sees("choose") else None

    def compare_two(self) -> list[Expr] | None:
        """Read "choose a character of yours and an opposing character. If they have the same {S}, …" of the latter."""
        if not self.has("choose"):
            return None
        self.choosing = True
        read = self.reads(self.noun, "and", self.noun)
        self.choosing = False
        if read is None or [one.side for one in read] != ["yours", "opposing"] or not self.has(". if"):
            return None
        if any(one.many != ONE or one.zones or one.other or one.types != ["character"] for one in read):
            return None
        for one in read:
            one.chosen = True
        mine, theirs = (self.refer(one.target(), one.types) for one in read)
        alike = self.compared_figures(IT.meaning(theirs.key))
        if alike is None or not self.has(","):
            return None
        tokens = self.tokens
        self.tokens = [*tokens[: self.index], *called_that(tokens[self.index :])]
        effects = self.chain()
        if effects is None or choice_in(steps(effects)) is not None:
            self.tokens = tokens
            return None
        both = call(
            "both", call("is_", word("former"), word("yours")), alike
        )  # there may be nothing of yours to choose
        return [call("choose", mine), call("choose", theirs), call("given", both, steps(effects))]

    def compared_figures(self, theirs: Expr) -> Expr | None:
        """Read "they have the same {S}", "the opposing character has less {S} than your character"."""
        if self.has("they have the same"):
            of = "cost" if self.has("cost") else STATS.get(self.symbol() or "", "")
            value = call(f"{of}_of", word("former"))
            return call("is_", theirs, call(of, least=value, most=value)) if of else None
        ahead = self.has("your character has more|less")
        if not ahead and not self.has("the opposing character has more|less"):
            return None
        more = self.tokens[self.index - 1].low == "more"
        of = STATS.get(self.symbol() or "", "")
        other = "than the opposing character" if ahead else "than your character"
        if not of or not self.has(other):
            return None
        bound = "below" if more == ahead else "above"
        return call("is_", theirs, call(of, **{bound: call(f"{of}_of", word("former"))}))

    def deal_to_each_other(self) -> list[Expr] | None:
        """Read "chosen character of yours and chosen opposing character deal damage to each other equal to …"."""
        if not self.sees("chosen"):
            return None
        read = self.reads(self.target, "and", self.target)
        if read is None or any(one.word != "chosen" or isinstance((one.args or ("",))[0], int) for one in read):
            return None
        if not self.any_of(
            "each? deal damage to each other equal to their {s}",
            "each? deal damage equal to their {s} to each other",
            "each? deal damage equal to their {s} to the other",
            "each? deal damage to the other equal to their {s}",
            "fight",
        ):
            return None
        one, other = word("former"), IT
        damage = [call("deal", call("strength_of", giver), taker) for giver, taker in ((one, other), (other, one))]
        self.speak_of(IT.meaning(BOTH_OF_TWO), [])
        return [call("choose", read[0]), call("choose", read[1]), *damage]

    def spared(self) -> list[Expr] | None:
        """Read "the next time they would be dealt damage this turn, they take no damage instead"."""
        read = self.reads("the next time", self.target, "would be dealt damage", self.until)
        if read is None or not self.any_of(
            ", they|it|he|she take|takes no damage instead",
            ", that character takes no damage instead",
            ", prevent that damage",
            ", that damage is prevented",
        ):
            return None
        return [timed(call("spared", read[0]), read[1])]

    def saved(self) -> list[Expr] | None:
        """Read "the next time chosen character would be banished this turn, return that card to your hand instead"."""
        if not self.any_of("the next time", "if|when|whenever"):
            return None
        target = self.target() if not self.sees("one of") else None
        if target is None or not self.has("would be banished"):
            return None
        until = self.until()
        if until is None or not self.has(","):
            return None
        optional = self.has("you may")
        place = self.place_instead("")
        if place is None:
            return None
        to = place.pop("to")
        if optional:
            place["optional"] = YES
        return [Expr("goes_if_banished", (target, to), {**place, "until": until})]

    def prevented(self) -> list[Expr] | None:
        """Read "prevent the next damage that would be dealt to chosen character this turn", or all of it."""
        if not self.has("prevent"):
            return None
        following = self.has("the next damage")
        if not following and not self.has("all damage"):
            return None
        target = self.target() if self.has("that would be dealt to") else None
        until = None if target is None else self.until()
        if target is None or until is None:
            return None
        made = call("spared", target) if following else call("cannot", target, word("be_dealt_damage"))
        return [timed(made, until)]

    def spared_until(self) -> list[Expr] | None:
        """Read "the next time they would be dealt damage, they take no damage instead", for a time said before."""
        read = self.reads("the next time", self.target, "would be dealt damage ,?")
        if read is None or not self.any_of("they|it|he|she take|takes no damage instead", "prevent that damage"):
            return None
        return [call("spared", read[0])]

    def extra_ink(self) -> list[Expr] | None:
        if self.any_of(
            "this turn , you may ink an additional card",
            "you may ink an additional card this turn",
            "you may put an additional card from your hand into your inkwell facedown? this turn",
            "you may put an additional card into your inkwell this turn",
            "this turn , you may put an additional card from your hand into your inkwell facedown?",
        ):
            return [call("extra_ink", 1)]
        return None

    def you_clause(self) -> list[Expr] | None:
        if not self.has("you"):
            return None
        if self.has("can't gain lore"):
            return self.no_lore_for_a_while(YOU)
        if not self.has("may"):
            return self.acts()
        self.any_of("also", "then")
        effects = self.first(self.choose_one, self.compare_two, self.acts, self.have_done)
        return None if effects is None else [call("may", *effects)]

    def you_and_others(self) -> list[Expr] | None:
        """Read "you and chosen opponent each draw a card": first you, then they."""
        player = self.some_player() if self.has("you and") else None
        if player is None or player.word not in ("chosen_opponent", "chosen_player", "each_opponent"):
            return None
        self.has("each")
        self.spoke_of_you = False
        acts = self.acts()
        alone = acts[0] if acts is not None and len(acts) == 1 else None
        if alone is None or self.spoke_of_you or alone.word not in WITH_WHO or "who" in alone.named:
            return None
        self.player = player
        return [alone, alone.with_named(who=player)]

    def any_players(self) -> list[Expr] | None:
        """Choose any number of players. They …"""
        if not self.any_of("choose any number of players . they", "any number of chosen players"):
            return None
        acting, self.acting = self.acting, word("any_players")
        effects = self.acts()
        self.acting = acting
        self.has("each")
        return None if effects is None else [call("each", word("any_players"), *effects)]

    def may_move(self) -> list[Expr] | None:
        """Read "this character may move there for free", "they may move to a location for free"."""
        target = self.target()
        if target is None or mentions(target, "opposing") or not self.has("may move"):
            return None
        location = call("chosen", word("location"), word("yours"))
        if self.has("there"):
            location = CAUSE
        elif self.has("to another location"):
            location = call("chosen", word("location"), word("yours"), word("another"))
        elif not self.has("to a location"):
            return None
        return [call("may", call("move_to", target, location).with_named(free=YES))] if self.has("for free") else None

    def have_done(self) -> list[Expr] | None:
        """Read "have a player do something", "have a card get or gain something"."""
        if not self.has("have"):
            return None
        done = self.attempt(self.player_clause) or self.attempt(self.have_them)
        if done is None and (self.sees("them|him|her|it get|gain") or self.sees("this character get|gain")):
            return self.affect()
        return done

    def have_them(self) -> list[Expr] | None:
        """Read "(have) them discard a card", of a player spoken of before."""
        player = self.player
        if player is None or player.word in GROUPS or not self.has("them"):
            return None
        acting, self.acting = self.acting, player
        self.spoke_of_you = self.spoke_of_them = False
        effects = self.acts()
        self.acting = acting
        return None if effects is None or self.spoke_of_you else done_by(player, effects, self.spoke_of_them)

    def player_clause(self) -> list[Expr] | None:
        """Read what a player other than you does."""
        player = self.first(self.richer_player, self.some_player, self.player_again)
        if player is None:
            return None
        if self.any_of("can't play"):
            return self.forbidden(player)
        if self.has("can't gain lore"):
            return self.no_lore_for_a_while(player)
        if self.any_of("can't ink cards", "can't ink", "can't put cards into their inkwell|inkwells"):
            return self.no_ink_for_a_while(player)
        acting, self.acting = self.acting, player
        self.spoke_of_you = self.spoke_of_them = False
        condition = self.attempt(self.player_with)
        may = not self.has("must") and self.has("may")
        effects = self.acts()
        self.acting = acting
        if effects is None:
            return None
        self.counted_theirs = None
        theirs = self.spoke_of_them or may or condition is not None
        if theirs and self.spoke_of_you:
            return None
        self.player = player
        if condition is not None:
            effects = [call("given", condition, steps(effects))]
        made = [call("may", *effects)] if may else effects
        deeds = done_by(player, [self.shown_hand(effect, player) for effect in made], theirs)
        return None if self.spoke_of_you and deeds[0].word in ("each", "by") else deeds

    def player_with(self) -> Expr | None:
        """Read "… with 3 or more cards in their hand"."""
        if not self.has("with"):
            return None
        if self.any_of("no cards in their hand", "no cards in hand"):
            return word("hand_empty")
        if self.sees("no"):
            return self.attempt(self.player_without)
        if self.sees("a|an"):
            return self.attempt(self.player_having)
        bound = self.bound()
        if bound is None:
            return None
        least, number = bound
        held: Expr
        if least and self.sees("character|characters|item|items|location|locations"):
            noun = self.noun()
            if noun is None or noun.side or noun.zones or noun.other or noun.chosen:
                return None
            noun.side = "yours"
            self.counted_theirs = Choice(call("chosen", *noun.properties()), noun.types)
            held = noun.counted
        elif self.any_of("cards in their hand", "cards in hand"):
            held = call("hand_of", YOU)
        elif self.has("cards in their inkwell"):
            held = INKED
        elif self.has("lore"):
            held = word("lore_held")
        else:
            return None
        return call("at_least" if least else "at_most", held, number)

    def player_having(self) -> Expr | None:
        """Read "each opponent with a location in play"."""
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.side or noun.zones or noun.other or noun.chosen or noun.as_card:
            return None
        self.has("in play")
        return call("have", *noun.properties())

    def player_without(self) -> Expr | None:
        """Read after "each opponent with" that it is no such card in play."""
        return self.none_in_play("at_most")

    def shown_hand(self, effect: Expr, player: Expr) -> Expr:
        return call("reveal_hand", player) if effect == call("reveal_hand", YOU) else effect

    def richer_player(self) -> Expr | None:
        if self.has("each opponent with more lore than you"):
            return word("opponents_ahead")
        for what, held in (("hand", call("hand_of", YOU)), ("inkwell", INKED)):
            for how in ("more", "fewer"):
                if self.any_of(
                    f"each opponent with {how} cards in their {what} than you",
                    f"each opponent with {how} cards in {what} than you",
                    f"each opponent who has {how} cards in their {what} than you",
                ):
                    return call(f"opponents_with_{how}", held)
        compared = self.attempt(self.compared_player)
        if compared is not None:
            return compared
        for how, hands in (("most", "fullest_hands"), ("fewest", "emptiest_hands")):
            for whose in ("the player or players", "each player", "players"):
                if self.any_of(
                    f"{whose} with the {how} cards in their hand|hands", f"{whose} with the {how} cards in hand"
                ):
                    return word(hands)
        return None

    def compared_player(self) -> Expr | None:
        """Read "each opponent with fewer characters in play than you"."""
        if not self.has("each opponent with|who has? more|fewer"):
            return None
        how = self.tokens[self.index - 1].low
        noun = self.noun()
        if noun is None or noun.side or noun.zones or noun.other or noun.types == ["card"] or not self.has("than you"):
            return None
        noun.side = "yours"
        return call(f"opponents_with_{how}", noun.counted)

    def forbidden(self, player: Expr) -> list[Expr] | None:
        noun = self.sort()
        if noun is None or player.word not in ("you", "each_opponent", "each_player", "chosen_opponent"):
            return None
        made = call("cannot_play", player, *noun.properties())
        until = self.until()
        if player.word == "chosen_opponent" and until is None:
            return None
        return [made if until is None else timed(made, until)]

    def no_lore_for_a_while(self, player: Expr) -> list[Expr] | None:
        """Read opponents can't gain lore until the start of your next turn."""
        but_questing = self.has("except by questing")
        until = self.until()
        but_questing = but_questing or self.has("except by questing")
        if player.word not in MUTED or until not in HINDERED:
            return None
        made = call("cannot_gain_lore", player)
        return [timed(made.with_named(but_questing=YES) if but_questing else made, until)]

    def no_ink_for_a_while(self, player: Expr) -> list[Expr] | None:
        """Read opponents can't ink cards during their next turn."""
        until = self.until()
        if player.word not in MUTED or until not in HINDERED:
            return None
        return [timed(call("cannot_ink", player), until)]

    def forbidden_players(self) -> list[Expr] | None:
        player = self.some_player()
        return self.forbidden(player) if player is not None and self.has("can't play") else None

    def lasts_unclearly(self, change: Expr) -> bool:
        """Tell whether it is open how long a change lasts for which no time is told.

        What a card gains that was just spoken of, it has for good; but figures always change for a time that is told,
        and what is said of a turn may mean that turn. Whether Rush lasts longer makes no difference.
        """
        of_a_turn = self.said("the next") or ((self.said("whenever") or self.said("when")) and self.kind == "action")
        rush = change.word == "gains" and (change.args or ())[1:] == (word("rush"),)
        return change.word == "gets" or (of_a_turn and not rush and self.said("this turn"))

    def affect_clause(self) -> list[Expr] | None:
        """Read "chosen character gets …", "they can't …"; without a duration only what was just spoken of, for good."""
        start = self.index
        changes = self.affect()
        if changes is None:
            return None
        changes = [part for change in changes for part in hoisted(change)]
        token = self.tokens[start]
        if token.low in ("they", "it", "he", "she", "that", "those"):
            endless = [change for change in changes if change.word in LASTING and "until" not in change.named]
            if endless and not self.sees("instead"):
                if any(self.lasts_unclearly(change) for change in endless):
                    return None
                return [timed(change, word("for_good")) for change in changes]
        return changes

    def bought_off(self, changes: list[Expr]) -> list[Expr] | None:
        """Read "… unless their player pays N", or does something else; "unless you do something"."""
        if self.has("you"):
            own = self.acts()
            if own is None:
                return None
            return [call("may", *own), call("given", NOT_DONE, steps(changes))]
        player = self.first(self.some_player, self.player_again)
        if player is None or any(forbids_later(change) for change in changes):
            return None
        acting, self.acting = self.acting, player
        self.spoke_of_you = False
        price = self.acts()
        self.acting = acting
        if price is None or self.spoke_of_you:
            return None
        loss = self.own_loss(player, changes)
        if loss is not None:
            return done_by(word(player.word), [call("may", *price), call("given", NOT_DONE, loss)], True)
        choice = choice_in(steps(changes))
        if choice is not None and player == word("its_player"):
            again = word("former") if any(mentions(one, "discard") for one in price) else IT
            if again != IT and (self.first_choice is None or self.first_choice.target.key != choice.key):
                return None
            chosen = replaced(steps(changes), choice, again)
            return [call("choose", choice), call("offer", player, steps(price), otherwise=chosen)]
        return [call("offer", player, steps(price), otherwise=steps(changes))]

    def own_loss(self, player: Expr, changes: list[Expr]) -> Expr | None:
        """Return what the players who decline do themselves: each opponent, or the one who was chosen."""
        if player.word not in ("each_opponent", "each_player", "chosen_opponent", "chosen_player") or len(changes) != 1:
            return None
        change = changes[0]
        if change.word in ("each", "by") and (change.args or ("",))[0] == player:
            return steps([one for one in (change.args or ())[1:] if isinstance(one, Expr)])
        if change.named.get("who") != player:
            return None
        return Expr(change.word, change.args, {name: part for name, part in change.named.items() if name != "who"})

    def but_not_if(self, changes: list[Expr]) -> list[Expr] | None:
        """Read "… unless you have a Pirate character in play"."""
        condition = self.condition()
        if condition is None or mentions(condition, "it") or choice_in(steps(changes)) is not None:
            return None
        return [call("given", call("not_", condition), steps(changes))]

    def acts(self) -> list[Expr] | None:
        """Read verb phrases joined by and, then, or, to."""
        acts = self.linked_acts()
        return None if acts is None else merged(acts)

    def linked_acts(self) -> list[Expr] | None:
        said_of_one = self.says_what_one_does()
        first = self.first(self.choose_one, self.one_act)
        if first is None:
            return None
        acts = list(first)
        together = True
        while True:
            mark = self.mark()
            if self.has("to"):
                self.speak_of_cause()
                more = self.acts()
                if more is not None:
                    return paid_for(merged(acts), more, together)
                self.back(mark)
            if self.has("or"):
                other = self.attempt(self.one_act)
                if other is not None:
                    return acts[:-1] + [call("choose_one", acts[-1], *other)]
                self.back(mark)
            apart = self.any_of(", then", "and then", "then")
            if (apart or self.any_of(", and", "and")) and said_of_one == self.says_what_one_does():
                if takes_this(acts[-1]):
                    self.speak_of_cause()
                more = self.first(self.choose_one, self.one_act)
                if more is not None:
                    together = together and not apart
                    acts += more
                    continue
            self.back(mark)
            return acts

    def says_what_one_does(self) -> bool:
        """Tell whether the verb is "draws", not "draw": each opponent loses 1 lore, then draw a card, says you draw."""
        token = self.token()
        return self.acting != YOU and token is not None and token.low.endswith("s")

    def one_act(self) -> list[Expr] | None:
        act = self.attempt(self.act)
        if act is None:
            return self.have_done()
        if act.word in WITH_WHO and "who" not in act.named and self.acting == YOU and self.sees("for each opponent"):
            players = self.attempt(self.counted_players)
            if players is not None:
                return [call("each", players, act.with_named(who=CARD_PLAYER))]
        if self.sees("for each") and self.acting == YOU and choice_in(act) is None:
            act = self.attempt(lambda once=act: self.so_many_times(once)) or act  # type: ignore[misc]
        return [part for effect in flat([act]) for part in hoisted(effect)]

    def counted_players(self) -> Expr | None:
        """Read "for each opponent with more lore than you": once for each of them."""
        return self.richer_player() if self.has("for") else None

    def so_many_times(self, act: Expr) -> Expr | None:
        """Read "… for each …" after what nobody chooses cards for: it is done as often."""
        read = self.reads("for each", self.for_each)
        return None if read is None or mentions(act, "it") else call("for_each", read[0], act)

    def choose_one(self) -> list[Expr] | None:
        """Choose one: • … • …; choose two: any two of them, in their order; choose one or both."""
        if self.has("choose one . if"):
            return self.attempt(self.both_if)
        two = self.has("choose two :")
        any_two = not two and self.any_of("choose up to two :", "choose one or two :", "choose up to 2 :")
        both = not two and self.any_of("choose one or both :", "choose one or more :")
        if not two and not both and not any_two and not self.has("choose one :"):
            return None
        modes: list[Expr] = []
        mark = self.mark()
        while self.has("•"):
            card, player = mark.card, mark.player
            self.card, self.player = card, player
            effects = self.effects()
            if effects is None:
                return None
            modes.append(steps(effects))
        if two:
            return [call("choose_one", *pairs(modes))] if len(modes) > 2 else None
        if any_two and len(modes) > 2:
            made = call("choose_one", *modes, *pairs(modes))
            return [call("may", made) if self.tokens[mark.index - 3].low == "to" else made]
        if both or any_two:
            made = call("choose_one", *modes, steps(modes))
            return None if len(modes) != 2 else [made if both else call("may", made)]
        return [call("choose_one", *modes)] if len(modes) > 1 else self.one_or_other()

    def both_if(self) -> list[Expr] | None:
        """Read "(choose one. If) you have an item in play, you may choose both instead: • … • …"."""
        condition = self.condition()
        if condition is None or mentions(condition, "it") or not self.has(","):
            return None
        may = self.has("you may")
        if not self.has("choose both instead :"):
            return None
        modes: list[Expr] = []
        mark = self.mark()
        while self.has("•"):
            self.card, self.player = mark.card, mark.player
            effects = self.effects()
            if effects is None:
                return None
            modes.append(steps(effects))
        if len(modes) != 2:
            return None
        both = call("choose_one", *modes, steps(modes)) if may else steps(modes)
        return [call("given", condition, both, otherwise=call("choose_one", *modes))]

    def one_or_other(self) -> list[Expr] | None:
        """Read "choose one: draw a card or gain 1 lore": one act or another, in a line."""
        acts = self.acts()
        chosen = acts is not None and len(acts) == 1 and acts[0].word == "choose_one"
        return acts if chosen and (self.over or self.sees(".")) else None


def told_within(player: Expr, deed: Expr) -> list[Expr]:
    """List what is done while that player acts: what they do themselves, or else what the card's own player does."""
    if deed.word == "by" and deed.args and deed.args[0] == player:
        return [one for one in deed.args[1:] if isinstance(one, Expr)]
    if deed.named.get("who") == player:
        return [Expr(deed.word, deed.args, {name: part for name, part in deed.named.items() if name != "who"})]
    if "who" in deed.named:
        return [deed]
    return [deed.with_named(who=CARD_PLAYER) if deed.word in WITH_WHO else call("by", CARD_PLAYER, deed)]


def called_that(tokens: list[Token]) -> list[Token]:
    """Turn "the opposing character" into "that character", of whom was spoken last."""
    made: list[Token] = []
    for index, token in enumerate(tokens):
        before = [one.low for one in tokens[max(0, index - 1) : index]]
        after = [one.low for one in tokens[index + 1 : index + 3]]
        if token.low == "the" and after == ["opposing", "character"]:
            made.append(Token("that", WORD, True))
        elif token.low != "opposing" or before != ["the"]:
            made.append(token)
    return made


def forbids_later(change: Expr) -> bool:
    """Tell whether it forbids something in a turn to come: what allows it all the same would be paid for then."""
    return change.word == "cannot" and change.named.get("until") != word("this_turn")


def pairs(modes: list[Expr]) -> list[Expr]:
    """List every two of them, one after the other as they stand."""
    return [steps([modes[i], modes[j]]) for i in range(len(modes)) for j in range(i + 1, len(modes))]
