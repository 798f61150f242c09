"""Sentences of an effect, in their order, and those that look back: if you do, otherwise, instead."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.packs.importer.choices import CARD_PLAYER, chose_their_own
from ludoteca.games.lorcana.packs.importer.clauses import Clauses
from ludoteca.games.lorcana.packs.importer.cursor import IT, THIS, YES, YOU
from ludoteca.games.lorcana.packs.importer.expr import Expr, call, flat, mentions, parts_of, replaced, steps, word
from ludoteca.games.lorcana.packs.importer.lexicon import ONE, Noun
from ludoteca.games.lorcana.packs.importer.weaving import (
    GROUPS,
    PICKED_OUT,
    WITH_WHO,
    choice_in,
    chosen_first,
    holds_choice,
    in_its_place,
    join_if_done,
    last_look,
    once_taken,
    put_aside,
    replacement,
    takes_freely,
    takes_this,
    unlimited,
)

DEEDS: Final = ("banish", "discard", "exert", "return_to_hand")
"""What a player may be unable to do for want of cards."""
CHANGING: Final = ("deal", "exert", "put_damage", "ready")
"""What is done to cards that may have been so before."""


class Effects(Clauses):
    """Productions for sentences and sequences of them."""

    def effects(self) -> list[Expr] | None:
        """Read all sentences up to the end or the next bullet."""
        effects: list[Expr] = []
        while not self.over and not self.sees("•"):
            if effects and self.only_given is None and (given := self.attempt(self.only_if_said)) is not None:
                self.only_given = given
                break
            limit = self.attempt(self.limit_said) if effects and not self.most else None
            if limit is not None:
                self.most = limit
                if not self.stop() or not self.over:
                    return None
                break
            if not self.attempt(lambda: self.sentence(effects)) or not self.stop():
                return None
        if not effects or any(unlimited(effect) for effect in effects):
            return None
        return flat([chosen_first(effects[0]), *effects[1:]])

    def only_if_said(self) -> Expr | None:
        """Read "use this ability only if …", "only during your turn": the last sentence."""
        if self.tokens[0].low in ("when", "whenever", "at") or not self.any_of(
            "use this ability only", "you may|can use this ability only", "you may|can only use this ability"
        ):
            return None
        if self.has("during your turn"):
            condition: Expr | None = word("your_turn")
        elif self.any_of("during opponents' turns", "during an opponent's turn"):
            condition = word("opponents_turn")
        else:
            condition = self.condition() if self.any_of("if", "while") else None
        known = condition is not None and not any(
            mentions(condition, term) for term in ("it", "done", "cause", "in_discard")
        )
        return condition if known and self.stop() and self.over else None

    def sentence(self, so_far: list[Expr]) -> bool | None:
        goes_on = self.any_of("then ,", "then") and self.hangs_on and len(so_far) == 1
        if so_far and takes_this(so_far[-1]):
            self.speak_of_cause()
        before = len(so_far)
        held = list(so_far)
        for production in (
            self.picked_from_hand,
            self.offered,
            self.rewarded,
            self.if_done,
            self.otherwise,
            self.more_if_they_have,
            self.already_so,
            self.instead,
            self.counting,
        ):
            mark = self.mark()
            if production(so_far):
                return True
            self.back(mark)
            so_far[:] = held
        self.of_discarded = False
        more = self.chain()
        if more is None:
            return None
        if goes_on and so_far[0].word == "given" and "otherwise" not in so_far[0].named:
            condition, *inner = [arg for arg in so_far[0].args or () if isinstance(arg, Expr)]
            so_far[0] = call("given", condition, steps([*inner, *more]))
            return True
        if self.of_discarded and so_far and last_look(so_far[-1]) is not None:
            return put_aside(so_far, more)
        if self.exerted_entry(so_far, more):
            return True
        if not all(join_if_done(so_far, effect) for effect in more):
            return None
        self.each_chose = bool(so_far) and chose_their_own(so_far[-1], "each_player")
        self.opponents_chose = bool(so_far) and chose_their_own(so_far[-1], "each_opponent")
        return len(so_far) > before or so_far != held

    def picked_from_hand(self, so_far: list[Expr]) -> bool | None:
        """Read after a player revealed their hand that you choose a card there, they discard it."""
        if so_far and so_far[-1].word == "given" and "otherwise" not in so_far[-1].named:
            *asked, last = [arg for arg in so_far[-1].args or () if isinstance(arg, Expr)]
            inside = [last]
            if not self.picked_from_hand(inside):
                return None
            so_far[-1] = call("given", *asked, *inside)
            return True
        if not so_far or so_far[-1].word != "reveal_hand" or not so_far[-1].args:
            return None
        may = self.has("you may choose")
        if not may and not self.has("you? choose"):
            return None
        player = so_far[-1].args[0]
        noun = self.noun()
        if noun is None or noun.many != ONE or noun.chosen or noun.side or noun.zones or noun.other:
            return None
        if not isinstance(player, Expr) or player.word in ("each_opponent", "each_player"):
            return None
        self.any_of("from their hand", "from it", "from among them", "there", "revealed this way")
        put = self.attempt(lambda: self.put_from_their_hand(noun, player))
        if put is not None:
            so_far.append(call("may", put) if may else put)
            return True
        if not self.any_of(
            ". they|that discard that? card|it",
            ". that player|opponent discards that? card|it",
            "and they discard that? card|it",
            ", and they discard that? card|it",
            ", and that player|opponent discards that? card|it",
            "and that player|opponent discards that? card|it",
        ):
            return None
        kinds = [part for part in noun.properties() if part.word != "card"]
        if may:
            so_far.append(call("may", call("discard", 1, *kinds, chooser=YOU, who=word("its_player"))))
        else:
            so_far[-1] = call("discard", 1, *kinds, chooser=YOU, who=player)
        return True

    def put_from_their_hand(self, noun: Noun, player: Expr) -> Expr | None:
        """Read after a card of a revealed hand was chosen that its player puts it elsewhere."""
        if not self.any_of(
            ". they put|shuffle that? card|it",
            ". that player|opponent puts|shuffles that? card|it",
            "and they put|shuffle that? card|it",
            "and that player|opponent puts|shuffles that? card|it",
            "and put|shuffle it",
        ):
            return None
        shuffles = any(token.low.startswith("shuffle") for token in self.tokens[self.index - 3 : self.index])
        side = word("opposing" if player.word == "chosen_opponent" else "anyones")
        chosen = call("chosen", *noun.properties(), side, word("in_hand"), call("among", IT.meaning("reveal_hand")))
        if shuffles:
            return call("shuffle_into_deck", chosen) if self.has("into their deck") else None
        if self.has("on the? bottom of their deck"):
            return call("put_on_bottom", chosen)
        if self.has("on the? top of their deck"):
            return call("put_on_top", chosen)
        return self.inked(call("put_in_inkwell", chosen)) if self.has("into their inkwell") else None

    def exerted_entry(self, so_far: list[Expr], more: list[Expr]) -> bool:
        """Take 'they enter play exerted' as said of the card that the sentence before lets somebody play."""
        if more != [call("enters_exerted", IT)] or not so_far:
            return False
        before = so_far[-1]
        inner = before.args[0] if before.word == "may" and before.args and len(before.args) == 1 else before
        if not isinstance(inner, Expr) or inner.word != "play":
            return False
        exerted = inner.with_named(exerted=YES)
        so_far[-1] = exerted if before.word == "play" else call("may", exerted)
        return True

    def offered(self, so_far: list[Expr]) -> bool | None:
        """Read "for each opponent who doesn't, …", "if they don't, …": what follows when a player declined."""
        if so_far and self.any_of("each opponent|player who can't", "each opponent|player who couldn't"):
            token = None if self.any_of("do so", "do this", "do that") else self.token()
            return self.penalty_of_all(so_far) if token is None or token.low.endswith("s") else None
        if so_far and self.has("if they can't ,"):
            return self.penalty_of_one(so_far)
        theirs = bool(so_far) and self.any_of("each opponent|player who doesn't")
        if not so_far or not (theirs or self.any_of("for each opponent who doesn't ,", "if they don't ,")):
            return None
        if theirs:
            player, offer = offered_to(so_far.pop())
            return None if player is None or offer is None else self.own_penalty(so_far, player, offer)
        before = so_far.pop()
        if before.word == "given" and before.args and len(before.args) == 2 and "otherwise" not in before.named:
            inner = [part for part in before.args[1:] if isinstance(part, Expr)]
            if not self.offered_within(inner):
                return None
            so_far.append(call("given", before.args[0], *inner))
            return True
        so_far.append(before)
        return self.offered_within(so_far)

    def rewarded(self, so_far: list[Expr]) -> bool | None:
        """Read "each player may do something. Gain 1 lore for each opponent who does": you do it first, then they."""
        player, offer = offered_to(so_far[-1]) if so_far else (None, None)
        if player is None or offer is None or player.word not in ("each_opponent", "each_player"):
            return None
        if self.has("for each opponent who does|did so? ,"):
            return self.rewarded_by(so_far, player, offer)
        if self.has("each opponent|player who does|did so? this?") and player.word == self.last_group():
            return self.own_reward(so_far, player, offer)
        self.has("you")
        lore = self.attempt(lambda: self.reads("gain", self.whole, "lore"))
        if lore is None and not self.has("draw a card"):
            return None
        reward = call("draw", 1) if lore is None else call("gain_lore", lore[0])
        if not self.any_of("for each opponent who does|did so", "for each opponent who does|did"):
            return None
        self.reward_each(so_far, player, offer, reward.with_named(who=CARD_PLAYER))
        return True

    def last_group(self) -> str:
        """Return which of all players or all opponents the words before "who" speak of."""
        return "each_player" if self.said_before("player") else "each_opponent"

    def own_reward(self, so_far: list[Expr], player: Expr, offer: Expr) -> bool | None:
        """Read "each player who does draws a card": what they do themselves."""
        self.acting, self.spoke_of_you = player, False
        reward = self.acts()
        self.acting = YOU
        if reward is None or self.spoke_of_you:
            return None
        so_far[-1] = call("each", player, offer, call("given", word("done"), steps(reward)))
        return True

    def rewarded_by(self, so_far: list[Expr], player: Expr, offer: Expr) -> bool | None:
        """Read "for each opponent who does, …": the card's player does it."""
        effects = self.chain()
        if effects is None or len(effects) != 1 or "who" in effects[0].named or mentions(effects[0], "it"):
            return None
        plain = effects[0].word in WITH_WHO
        reward = effects[0].with_named(who=CARD_PLAYER) if plain else call("by", CARD_PLAYER, effects[0])
        self.reward_each(so_far, player, offer, reward)
        return True

    def reward_each(self, so_far: list[Expr], player: Expr, offer: Expr, reward: Expr) -> None:
        """Offer it to every opponent, with this reward for each who takes it; to you first, where all players are."""
        so_far[-1:] = [offer] if player.word == "each_player" else []
        so_far.append(call("each", word("each_opponent"), offer, call("given", word("done"), reward)))

    def penalty_of_all(self, so_far: list[Expr]) -> bool | None:
        """Read "each opponent who can't discards 2 cards": those for whom the sentence before did nothing."""
        player = word(self.last_group())
        before = so_far.pop()
        deed = before.args[1] if before.word == "each" and before.args and len(before.args) == 2 else None
        if not isinstance(deed, Expr) or deed.word not in DEEDS or not before.args or before.args[0] != player:
            return None
        return self.own_penalty(so_far, player, deed)

    def penalty_of_one(self, so_far: list[Expr]) -> bool | None:
        """Read "if they can't, they lose 2 lore": those for whom the sentence before did nothing."""
        before = so_far.pop()
        player, deed = before.args if before.word == "each" and before.args and len(before.args) == 2 else ("", "")
        if not isinstance(player, Expr) or not isinstance(deed, Expr) or deed.word not in DEEDS:
            return None
        if self.sees("they"):
            return self.own_penalty(so_far, player, deed)
        reward = self.chain() if self.sees("you") else None
        if reward is None or len(reward) != 1 or reward[0].word not in WITH_WHO or "who" in reward[0].named:
            return None
        yours = reward[0].with_named(who=CARD_PLAYER)
        so_far.append(call("each", player, deed, call("given", call("not_", word("done")), yours)))
        return True

    def said_before(self, low: str) -> bool:
        """Tell whether this is the word before "who can't"."""
        index = self.index - 1
        while self.tokens[index].low != "who":
            index -= 1
        return self.tokens[index - 1].low == low

    def offered_within(self, so_far: list[Expr]) -> bool | None:
        """Read what follows where the last of these effects was the offer."""
        player, offer = offered_to(so_far.pop())
        if player is None or offer is None:
            return None
        if self.sees("they"):
            return self.own_penalty(so_far, player, offer)
        self.acting = YOU
        penalty = self.chain()
        if penalty is None:
            return None
        effects = [arg for arg in offer.args or () if isinstance(arg, Expr)]
        so_far.append(call("offer", player, steps(effects), otherwise=steps(penalty)))
        return True

    def own_penalty(self, so_far: list[Expr], player: Expr, offer: Expr) -> bool | None:
        """Read "if they don't, they …"."""
        self.has("they")
        self.acting, self.spoke_of_you = player, False
        penalty = self.acts()
        self.acting = YOU
        if penalty is None or self.spoke_of_you:
            return None
        so_far.append(call("each", player, offer, call("given", call("not_", word("done")), steps(penalty))))
        return True

    def if_done(self, so_far: list[Expr]) -> bool | None:
        if not so_far or not self.any_of("if you do", "if they do", "when you do", "if you don't"):
            return None
        if self.tokens[self.index - 2].low == "they" and done_by_several(so_far[-1]):
            player, offer = offered_to(so_far[-1])
            theirs = player is not None and self.tokens[self.index - 1].low == "do" and self.has(", they")
            return self.own_reward(so_far, player, offer) if theirs and player and offer else None
        condition = word("done")
        if self.tokens[self.index - 1].low == "don't":
            condition = call("not_", condition)
        if self.has("and"):
            more = self.condition()
            if more is None:
                return None
            condition = call("both", condition, more)
        if not self.has(","):
            return None
        effects = self.chain()
        if effects is None:
            return None
        follow = call("given", condition, steps(effects))
        before = so_far[-1]
        if takes_freely(before):
            taken = once_taken(before, steps(effects)) if condition == word("done") else None
            if taken is None:
                return None
            so_far[-1] = taken
            return True
        if condition == word("done") and only_chooses(before):
            so_far[-1] = call("may", *(before.args or ()), *effects)
        elif before.word == "given" and "otherwise" not in before.named:
            so_far[-1] = Expr("given", (*(before.args or ()), follow))
        else:
            so_far.append(follow)
        return True

    def otherwise(self, so_far: list[Expr]) -> bool | None:
        if not so_far or so_far[-1].word != "given" or "otherwise" in so_far[-1].named:
            return None
        if not self.has("otherwise ,"):
            return None
        effects = self.chain()
        if effects is None:
            return None
        before = so_far.pop()
        asked = (before.args or (THIS,))[0]
        if isinstance(asked, Expr) and asked.word == "both" and mentions(asked, "done"):
            return None
        choice = choice_in(before)
        other = steps(effects)
        if choice is not None and mentions(other, "it") and self.may_mean_an_earlier(choice):
            return None
        if choice is not None and choice.key and any(part.means == choice.key for part in parts_of(other)):
            plain = replaced(before, choice, IT.meaning(choice.key))
            assert isinstance(plain, Expr)
            if mentions((plain.args or (plain,))[0], "it") or not holds_choice(before, choice):
                return None
            so_far.append(call("choose", choice))
            before = plain
        so_far.append(before.with_named(otherwise=other))
        return True

    def may_mean_an_earlier(self, choice: Expr) -> bool:
        """Tell whether "it" may be another card than this choice: what was chosen before, or set the ability off."""
        first = self.first_choice
        return self.set_off_by is not None or (first is not None and first.target.key != choice.key)

    def instead(self, so_far: list[Expr]) -> bool | None:
        """Read "if …, something else instead" of the sentence before."""
        if so_far and not self.sees("if"):
            return self.instead_if(so_far)
        if not so_far or not self.has("if"):
            return None
        condition = self.condition()
        if condition is None or not self.has(","):
            return None
        chosen = mentions(condition, "it") and not self.asks_past
        effects = self.chain()
        if effects is None or not self.has("instead"):
            return None
        before = so_far.pop()
        for effect in replacement(before, condition, in_its_place(before, steps(effects)), chosen):
            so_far.append(effect)
        return True

    def already_so(self, so_far: list[Expr]) -> bool | None:
        """Read "if they were already damaged, …" of the one just chosen: asked before anything is done to them."""
        before = so_far[-1] if so_far else THIS
        optional = before.word == "may" and len(before.args or ()) == 1
        deed = (before.args or ())[0] if optional else before
        choice = choice_in(deed) if isinstance(deed, Expr) else None
        if not isinstance(deed, Expr) or choice is None or not done_to(deed, choice) or not self.has("if"):
            return None
        state = (
            self.state_before() if self.pronoun() == IT.meaning(choice.key) and self.card.means == choice.key else None
        )
        effects = self.chain() if state is not None and self.has(",") else None
        if state is None or effects is None:
            return None
        chosen = IT.meaning(choice.key)
        plain = replaced(deed, choice, chosen)
        more = [replaced(effect, choice, chosen) for effect in effects]
        assert isinstance(plain, Expr)
        told = [one for one in more if isinstance(one, Expr)]
        if self.has("instead"):
            if any(mentions(one, "same") and not (deed.args and len(deed.args) == 2) for one in told):
                return None
            told = [one for one in (replaced(one, word("same"), chosen) for one in told) if isinstance(one, Expr)]
        else:
            told = [plain, *told]
        if any(choice_in(one) is not None for one in told):
            return None  # what would "it" be afterwards?
        asked = call("given", call("is_", chosen, state), steps(told), otherwise=plain)
        made = [call("choose", choice), asked]
        so_far[-1:] = [call("may", *made)] if optional else made
        return True

    def state_before(self) -> Expr | None:
        """Read "already had damage", "was already exerted"."""
        if self.any_of("already had damage", "had damage already", "had already been damaged"):
            return word("damaged")
        if not self.has("was|were already damaged|exerted|ready|undamaged"):
            return None
        return word(self.tokens[self.index - 1].low)

    def instead_if(self, so_far: list[Expr]) -> bool | None:
        """Read "something else instead if …" of the sentence before."""
        effects = self.chain()
        if effects is None or not self.has("instead if"):
            return None
        condition = self.condition()
        if condition is None or not (self.over or self.sees(".")) or choice_in(steps(effects)) is not None:
            return None
        so_far[-1:] = replacement(so_far[-1], condition, steps(effects), mentions(condition, "it"))
        return True

    def counting(self, so_far: list[Expr]) -> bool | None:
        """Count the number of …; look at your inkwell: nothing happens yet, but it is spoken of later."""
        if self.has("look at the cards in your inkwell ."):
            self.number = word("in_inkwell")
            so_far.append(call("look_at_ink", YOU))
            return self.sentence(so_far)
        if not self.has("count the number of"):
            return None
        self.number = self.for_each()
        if self.number is None or not self.has("."):
            return None
        return self.sentence(so_far)


def done_to(deed: Expr, choice: Expr) -> bool:
    """Tell whether something plain is done to one chosen card, of which can be asked what it was like before."""
    if deed.word not in CHANGING or choice.word != "chosen" or not choice.key:
        return False
    return choice in (deed.args or ()) and not isinstance((choice.args or (1,))[0], int)


def done_by_several(effect: Expr) -> bool:
    """Tell whether each of several players does it: then "if they do" may be asked of each, or of all of them."""
    first = (effect.args or ("",))[0]
    players = (effect.named.get("who"), first if effect.word == "each" else "")
    return any(isinstance(who, Expr) and who.word in (*GROUPS, *PICKED_OUT) for who in players)


def offered_to(effect: Expr) -> tuple[Expr | None, Expr | None]:
    """Return who may do what, where the effect is nothing but that."""
    if effect.word not in ("each", "by") or not effect.args or len(effect.args) != 2:
        return None, None
    player, offer = effect.args
    if not isinstance(offer, Expr) or offer.word != "may" or not isinstance(player, Expr):
        return None, None
    return player, offer


def only_chooses(effect: Expr) -> bool:
    """Tell whether it is "you may choose …": choosing changes nothing, so what follows if you do belongs to it."""
    inside = effect.args or ()
    return effect.word == "may" and [isinstance(one, Expr) and one.word == "choose" for one in inside] == [True]
