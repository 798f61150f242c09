"""The abilities of cards as the language has them: when, use, always, from_discard, and the keyword Shift."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Verb
from ludoteca.games.lorcana.effects.language.circumstances import Happened, Not
from ludoteca.games.lorcana.effects.language.conditions import Check
from ludoteca.games.lorcana.effects.language.filters import Classed, Property, group_of
from ludoteca.games.lorcana.effects.language.keywords import SAME_NAME, ShiftKeyword
from ludoteca.games.lorcana.effects.language.moments import Moments
from ludoteca.games.lorcana.effects.language.nouns import SPEECH, demonstrated
from ludoteca.games.lorcana.effects.language.selectors import ThisCard
from ludoteca.games.lorcana.effects.language.variants import CARD
from ludoteca.games.lorcana.effects.lasting.durations import ALWAYS
from ludoteca.games.lorcana.effects.lasting.effects import Cannot, Lasting, condition_words
from ludoteca.games.lorcana.effects.lasting.modifiers import Law, Modifier, StaticAbility, set_given
from ludoteca.games.lorcana.effects.lasting.standing import Standing
from ludoteca.games.lorcana.effects.lasting.statics import EntersExerted, FreeFor, if_words
from ludoteca.games.lorcana.effects.lasting.statics_rules import ExtraInk
from ludoteca.games.lorcana.effects.verbs.base import going_on, joined_by
from ludoteca.games.lorcana.effects.verbs.cards_in_play import Exert
from ludoteca.games.lorcana.effects.verbs.ink import InkMore, Pay
from ludoteca.games.lorcana.effects.verbs.joined import May, one
from ludoteca.games.lorcana.effects.verbs.later import AfterChallenge, ThisTurnWhen
from ludoteca.games.lorcana.state.script import Activated, ShiftWay, Static, Triggered
from ludoteca.games.lorcana.state.terms import DISCARDS
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.kinds import ABILITY
from ludoteca.kernel.language import NUMBER, Param, Word, optional, several
from ludoteca.kernel.texts import COMMA, EMPTY, Phrase, capital

ANY_BASE: Final = Phrase("un tuo personaggio qualsiasi", "any one of your characters")


def said_as(granted_to: int, sentence: Callable[[], Phrase]) -> Phrase:
    """Say a sentence as of the card to which its ability is granted, if it is."""
    before = SPEECH.pretend(granted_to)
    phrase = sentence()
    SPEECH.pretend(before)
    return phrase


class WhenAbility(Triggered):
    """when(moment, effect…, during=condition, once=yes, first=yes, times=n): a triggered ability."""

    def __init__(self, moments: Moments, effect: Effect, during: Check | None, most: int, first: bool) -> None:
        must_end(effect)
        super().__init__(moments.moments, effect, during, most)
        self.first = first
        self.discarded = any(one.this and one.kind == DISCARDS for one in moments.moments)
        """It waits for the card itself to be discarded, and so works there."""
        self.from_discard = self.discarded
        if self.discarded and len(moments.moments) > 1:
            raise ValueError("discarded(this) stands by itself: then the card is in no other place")
        self.said = moments
        self.front = EMPTY if during is None else during.front()

    def words(self) -> Phrase:
        return said_as(self.granted_to, self.sentence)

    def sentence(self) -> Phrase:
        what = self.effect.words()
        if self.from_discard and not self.discarded:
            where = demonstrated(CARD, False, True)
            what = Phrase("se {card} è nei tuoi scarti, {what}", "if {card} is in your discard, {what}").fill(
                card=where, what=what
            )
        when = self.said.words()
        if self.first:
            when = Phrase(
                when.it.replace("ogni volta che", "la prima volta che"), when.en.replace("whenever", "the first time")
            )
        phrase = Phrase("{when}, {what}", "{when}, {what}").fill(when=when, what=going_on(when, what))
        front = self.front
        if self.most and not self.first:
            front = so_often(self.most, front)
        return Phrase("{front}, {said}", "{front}, {said}").fill(front=front, said=phrase) if front.en else phrase


TIMES: Final = {1: Phrase("una volta", "once"), 2: Phrase("due volte", "twice"), 3: Phrase("tre volte", "three times")}


def so_often(most: int, front: Phrase) -> Phrase:
    """Say how often: "una volta durante il tuo turno" / "twice during your turn"."""
    if front.en.startswith("during"):
        return TIMES[most] + Phrase(" ", " ") + front
    often = TIMES[most] + Phrase(" per turno", " per turn")
    return often + COMMA + front if front.en else often


def at_most(once: bool, times: int) -> int:
    """Return how often a turn: `once=yes`, `times=n`, or 0 for neither."""
    if times and (once or times not in TIMES):
        raise ValueError("say once=yes, times=2 or times=3")
    return times or int(once)


class UseAbility(Activated):
    """use(cost…, then=effect, once=yes, given=condition, times=n): exerting the card itself is paid first."""

    def __init__(self, costs: list[Effect], effect: Effect, most: int, given: Check | None) -> None:
        for part in (effect, *costs):
            must_end(part)
        first = [cost for cost in costs if exerts_itself(cost)]
        super().__init__(first + [cost for cost in costs if not exerts_itself(cost)], effect, most)
        self.exerts = bool(first)
        self.is_plain = True
        self.given = given
        self.front = EMPTY if given is None else given.front()
        for cost in self.costs:
            if isinstance(cost, Verb):
                cost.as_cost()
            if isinstance(cost, Pay):
                self.ink += max(0, cost.amount.fixed())
                self.is_plain = self.is_plain and cost.amount.fixed() >= 0
            elif not exerts_itself(cost):
                self.is_plain = False

    def words(self) -> Phrase:
        return said_as(self.granted_to, self.sentence)

    def sentence(self) -> Phrase:
        if not self.costs:
            return self.for_nothing()
        costs = [cost.price() if isinstance(cost, Verb) else cost.words() for cost in self.costs]
        phrase = Phrase("{costs} — {what}", "{costs} — {what}").fill(
            costs=joined_by(costs, ", ", ", "), what=capital(self.effect.words())
        )
        front = self.front
        if self.most:
            during = so_often(self.most, Phrase("durante il tuo turno", "during your turn"))
            front = during + COMMA + front if front.en else during
        if not front.en:
            return phrase
        small = Phrase(phrase.it[:1].lower() + phrase.it[1:], phrase.en[:1].lower() + phrase.en[1:])
        return Phrase("{front}, {said}", "{front}, {said}").fill(front=front, said=small)

    def for_nothing(self) -> Phrase:
        """Say what is for nothing: "una volta durante il tuo turno, puoi pescare una carta" / "once during your turn,
        you may draw a card".
        """
        during = Phrase("una volta durante il tuo turno, ", "once during your turn, ")
        front = self.front + COMMA if self.front.en else EMPTY
        return during + front + May(self.effect).words()


def exerts_itself(cost: Effect) -> bool:
    return isinstance(cost, Exert) and isinstance(cost.to, ThisCard)


class AlwaysAbility(StaticAbility):
    """always(static…, given=condition): in force while the card is in play and the condition holds."""

    def __init__(self, parts: list[Effect | Law], given: Check | None) -> None:
        super().__init__([static_of(part) for part in parts])
        self.from_discard = False
        self.parts = parts
        self.given = given
        if given is not None:
            for static in self.statics:
                set_given(static, given)

    def words(self) -> Phrase:
        there = Phrase("mentre questa carta è nei tuoi scarti, ", "while this card is in your discard, ")
        return there + self.sentence() if self.from_discard else self.sentence()

    def sentence(self) -> Phrase:
        given = self.given
        if given is None:
            return self.clauses(EMPTY)
        denies = any(isinstance(static, EntersExerted) for static in self.statics)
        if isinstance(given, Not) and (denies or isinstance(self.parts[0], Cannot)):
            return self.clauses(EMPTY) + condition_words(given)
        front = given.front()
        if isinstance(given, Happened) or all(static.own for static in self.statics):
            front = if_words(given)
        return Phrase("{front}, {said}", "{front}, {said}").fill(front=front, said=self.clauses(front))

    def clauses(self, front: Phrase) -> Phrase:
        """Say what is so, after these words. A subject shared by neighbours, or just named, is not said again."""
        phrases: list[Phrase] = []
        together: list[Lasting] = []
        for part, static in zip(self.parts, self.statics, strict=True):
            if isinstance(part, Lasting) and part.during is None:
                if together and together[0].subject() != part.subject():
                    phrases.append(shared(together, front, phrases))
                    together = []
                together.append(part)
                continue
            if together:
                phrases.append(shared(together, front, phrases))
                together = []
            phrases.append(static.words() if isinstance(static, Law) else part.words())
        if together:
            phrases.append(shared(together, front, phrases))
        return joined_by(phrases, " e ", " and ")


def shared(parts: list[Lasting], front: Phrase, before: list[Phrase]) -> Phrase:
    """Join sentences with the same subject as one; the card itself, named just before, is "it"."""
    predicate = joined_by([part.predicate() for part in parts], " e ", " and ")
    subject = parts[0].subject()
    if before and before[-1].en.startswith(subject.en):
        return predicate
    if isinstance(parts[0].to, ThisCard) and subject.en in front.en:
        return Phrase("", "it ") + predicate
    return parts[0].clause(predicate)


def static_of(part: Effect | Law) -> Static:
    """Make of the part what is in force."""
    if isinstance(part, Law):
        if isinstance(part, FreeFor):
            must_end(part.cost)
        return part
    if isinstance(part, Lasting) and part.until == ALWAYS:
        return part.modifier()
    if isinstance(part, Standing) and part.until == ALWAYS:
        return part.law
    if isinstance(part, InkMore):
        return ExtraInk(part.extra)
    raise ValueError("always takes what lasts, without until=")


def must_end(effect: Effect) -> None:
    """Refuse an effect that would never end: as an effect, what lasts needs to say how long."""
    if isinstance(effect, (Lasting, Standing)) and effect.until == ALWAYS:
        raise ValueError(f"{effect.words().en!r} needs until=")
    if isinstance(effect, (ThisTurnWhen, AfterChallenge)):
        must_end(effect.effect)
    for child in effect.children():
        must_end(child)


# -- words -------------------------------------------------------------------------------------------------------


def _when(
    moment: Moments, effects: list[Effect], during: Check | None, once: bool, first: bool, times: int
) -> WhenAbility:
    return WhenAbility(moment, one(effects), during, at_most(once or first, times), first)


def _use(costs: list[Effect] | None, then: Effect, once: bool, given: Check | None, times: int) -> UseAbility:
    most = at_most(once, times)
    if not costs and not most:
        raise ValueError("an ability that costs nothing is used once a turn: once=yes")
    return UseAbility(costs or [], then, most, given)


def _from_discard(
    ability: WhenAbility | UseAbility | StaticAbility, heard: bool = False
) -> WhenAbility | AlwaysAbility:
    if isinstance(ability, AlwaysAbility):
        if any(static.own or (isinstance(static, Modifier) and static.on_this) for static in ability.statics):
            raise ValueError("from the discard always(…) is about other cards, in play, and about rules")
    elif not isinstance(ability, WhenAbility):
        raise ValueError("only when(…) and always(…) work from the discard")
    if heard and not isinstance(ability, WhenAbility):
        raise ValueError("heard=yes is for when(…)")
    if isinstance(ability, WhenAbility):
        ability.heard_in_discard = ability.heard_in_discard or heard
    ability.from_discard = True
    return ability


def _shift(ink: int, base: Property | int | None, cost: Effect | None) -> ShiftKeyword:
    if (ink < 0) == (cost is None):
        raise ValueError("shift needs an amount of ink or cost=")
    if cost is not None:
        must_end(cost)
    if isinstance(cost, Verb):
        cost.as_cost()
    if base is None:
        return ShiftKeyword(ShiftWay(ink, cost, None, False, SAME_NAME), EMPTY)
    if isinstance(base, int):
        return ShiftKeyword(ShiftWay(ink, cost, None, True, ANY_BASE), Phrase("Universale", "Universal"))
    if not isinstance(base, Classed):
        raise ValueError("the base of Shift is told by classed(…) or any")
    names = joined_by(base.names(), " o ", " or ")
    on = Phrase("un tuo personaggio {names}", "one of your {names} characters").fill(names=names)
    return ShiftKeyword(ShiftWay(ink, cost, group_of([base]), False, on), names)


WORDS: Final = [
    Word(
        "when",
        ABILITY,
        (
            Param("moment", "moment"),
            several("effects", "effect"),
            optional("during", "condition"),
            optional("once", "flag", False),
            optional("first", "flag", False),
            optional("times", NUMBER, 0),
        ),
        _when,
    ),
    Word(
        "use",
        ABILITY,
        (
            Param("costs", "effect", required=False, many=True),
            Param("then", "effect"),
            optional("once", "flag", False),
            optional("given", "condition"),
            optional("times", NUMBER, 0),
        ),
        _use,
    ),
    Word("always", ABILITY, (several("parts", "effect/static"), optional("given", "condition")), AlwaysAbility),
    Word("from_discard", ABILITY, (Param("ability", ABILITY), optional("heard", "flag", False)), _from_discard),
    Word(
        "shift",
        "keyword",
        (optional("ink", NUMBER, -1), optional("base", "property/any"), optional("cost", "effect")),
        _shift,
    ),
]
