"""The words of the card language for what lasts: changes of cards, and laws."""

# Interpreted: it reads cards, before any match.

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ludoteca.games.lorcana.effects.language.acts import Act, as_act
from ludoteca.games.lorcana.effects.language.bases import Amount, Players, Target
from ludoteca.games.lorcana.effects.language.conditions import Check
from ludoteca.games.lorcana.effects.language.filters import ANY_KIND, Kind, NamedCard, Property, group_of
from ludoteca.games.lorcana.effects.language.keywords import Keyword
from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.effects.language.selectors import EveryOf, TheChallenged, ThisCard
from ludoteca.games.lorcana.effects.language.turns import ORDINALS
from ludoteca.games.lorcana.effects.language.values import AN_AMOUNT, amount_of
from ludoteca.games.lorcana.effects.lasting import statics
from ludoteca.games.lorcana.effects.lasting import statics_rules as rules
from ludoteca.games.lorcana.effects.lasting.demands import MustBeChosen, MustChallenge, MustQuest
from ludoteca.games.lorcana.effects.lasting.durations import ALWAYS
from ludoteca.games.lorcana.effects.lasting.effects import (
    Can,
    Cannot,
    Gains,
    GainsClass,
    Gets,
    Loses,
    LosesAbilities,
    Shielded,
    SingsAs,
    values_changed,
)
from ludoteca.games.lorcana.effects.lasting.modifiers import (
    WHILE_CHALLENGED,
    WHILE_CHALLENGING,
    WHILE_CHALLENGING_THIS,
    During,
    StaticAbility,
)
from ludoteca.games.lorcana.effects.lasting.saving import GoesIfBanished
from ludoteca.games.lorcana.effects.lasting.standing import (
    Forbidding,
    ForbiddingName,
    Standing,
    StandingHere,
    no_inks,
    no_lore,
    no_plays,
)
from ludoteca.games.lorcana.effects.verbs.ink import InkMore
from ludoteca.games.lorcana.effects.verbs.joined import one
from ludoteca.games.lorcana.state.cards import ACTION, CHARACTER, ITEM
from ludoteca.games.lorcana.state.script import Ability
from ludoteca.games.lorcana.state.terms import CHALLENGE_MADE, QUESTED, THEIR_NEXT_TURN, TO_HAND
from ludoteca.kernel.effects import Condition, Effect
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.language import NUMBER, TEXT, Param, Word, optional, several

STATIC: Final = "static"
DURING: Final = "during"
UNTIL: Final = optional("until", "duration", ALWAYS)
_DURING: Final = optional("during", f"{DURING}/target")
_GIVEN: Final = optional("given", "condition")
_LASTING: Final = (UNTIL, _DURING, _GIVEN)
_CHANGES: Final = "binds to; later during given"
_ALLOWS: Final = "binds to unless standing; later acts during given"
_TO: Final = Param("to", "target")
_SUCH: Final = several("properties", "property")


# -- changes of cards --------------------------------------------------------------------------------------------


def during_of(given: During | Target | None) -> During | None:
    """Take `challenged`, a card elsewhere, after during= as the time in which the card is challenged."""
    if given is None or isinstance(given, During):
        return given
    if isinstance(given, TheChallenged):
        return During(WHILE_CHALLENGED, None)
    raise ValueError("during= takes challenging, challenged, challenging_such(…) and the like")


def _gets(
    to: Target,
    strength: Amount | int | None,
    willpower: Amount | int | None,
    lore: Amount | int | None,
    until: int,
    during: During | Target | None,
    given: Condition | None,
) -> Gets:
    return Gets(to, values_changed(strength, willpower, lore), until, during_of(during), given)


def _gains(
    to: Target,
    gained: list[Keyword | Ability | StaticAbility],
    until: int,
    during: During | Target | None,
    given: Condition | None,
) -> Gains:
    return Gains(to, gained, until, during_of(during), given)


def _cannot(
    to: Target, acts: list[Act | Property], until: int, during: During | Target | None, given: Condition | None
) -> Cannot:
    return Cannot(to, [as_act(act) for act in acts], until, during_of(during), given)


def _can(to: Target, acts: list[Act], until: int, during: During | Target | None, given: Condition | None) -> Can:
    return Can(to, acts, until, during_of(during), given)


CHANGES: Final = [
    Word(
        "gets",
        EFFECT,
        (
            _TO,
            optional("strength", AN_AMOUNT),
            optional("willpower", AN_AMOUNT),
            optional("lore", AN_AMOUNT),
            *_LASTING,
        ),
        _gets,
        tells=_CHANGES,
    ),
    Word("gains", EFFECT, (_TO, several("gained", "keyword/ability"), *_LASTING), _gains, tells=_CHANGES),
    Word("loses", EFFECT, (_TO, several("keywords", "keyword"), UNTIL, _GIVEN), Loses, tells="binds to; later given"),
    Word("loses_abilities", EFFECT, (_TO, UNTIL, _GIVEN), LosesAbilities, tells="binds to; later given"),
    Word("cannot", EFFECT, (_TO, several("acts", "act/property"), *_LASTING), _cannot, tells=_ALLOWS),
    Word("can", EFFECT, (_TO, several("acts", "act"), *_LASTING), _can, tells=_ALLOWS),
    Word("sings_as", EFFECT, (_TO, Param("more", NUMBER), UNTIL, _GIVEN), SingsAs, tells="binds to; later given"),
    Word("spared", EFFECT, (_TO, UNTIL), Shielded, tells="binds to"),
    Word(
        "goes_if_banished",
        EFFECT,
        (
            _TO,
            Param("place", "place"),
            optional("exerted", "flag", False),
            optional("optional", "flag", False),
            UNTIL,
        ),
        GoesIfBanished,
        tells="binds to",
    ),
    Word("gains_class", EFFECT, (_TO, Param("name", TEXT), UNTIL), GainsClass, tells="binds to"),
    Word("must_quest", EFFECT, (_TO, UNTIL), MustQuest, tells="binds to"),
    Word("must_challenge", EFFECT, (_TO, UNTIL), MustChallenge, tells="binds to"),
    Word("must_be_chosen", EFFECT, (_TO, UNTIL), MustBeChosen, tells="binds to"),
    Word("challenging", DURING, (), lambda: During(WHILE_CHALLENGING, None), call=False),
    Word("challenging_this", DURING, (), lambda: During(WHILE_CHALLENGING_THIS, None), call=False),
    Word("challenging_such", DURING, (_SUCH,), lambda properties: During(WHILE_CHALLENGING, group_of(properties))),
    Word("challenged_by_such", DURING, (_SUCH,), lambda properties: During(WHILE_CHALLENGED, group_of(properties))),
]


# -- laws --------------------------------------------------------------------------------------------------------


def _pay_less(
    amount: Amount | int, properties: list[Property], who: Players | None, until: int, nth: int = 0
) -> Standing:
    return Standing(_price(amount, properties, who, False, nth), until)


def _pay_more(
    amount: Amount | int, properties: list[Property], who: Players | None, until: int, nth: int = 0
) -> Standing:
    return Standing(_price(amount, properties, who, True, nth), until)


def _price(
    amount: Amount | int, properties: list[Property], who: Players | None, more: bool, nth: int
) -> statics.PayLess:
    if nth and nth not in ORDINALS:
        raise ValueError("nth is 1, 2 or 3")
    law = statics.PayLess(amount_of(amount), group_of(properties), who, more)
    law.nth = nth
    return law


def _shift_pay_less(amount: Amount | int, properties: list[Property], who: Players | None, until: int) -> Standing:
    law = statics.PayLess(amount_of(amount), group_of(properties), who, more=False)
    law.only_shift = True
    return Standing(law, until)


def _first_each_turn_less(
    amount: Amount | int, properties: list[Property], who: Players | None, until: int
) -> Standing:
    return Standing(_price(amount, properties, who, False, 1), until)


def _enters_exerted(to: Target, until: int) -> Standing:
    if isinstance(to, ThisCard):
        return Standing(statics.EntersExerted(None), until)
    if not isinstance(to, EveryOf):
        raise ValueError("enters_exerted takes this or every(…)")
    return Standing(statics.EntersExerted(to.group), until)


def _enters_damaged(amount: Amount | int, to: Target | None) -> statics.EntersDamaged:
    if to is not None and not isinstance(to, EveryOf):
        raise ValueError("enters_damaged takes every(…), or the card itself is meant")
    return statics.EntersDamaged(amount_of(amount), None if to is None else to.group)


def _cannot_play(
    who: Players, properties: list[Property], after: int, until: int
) -> Standing | Forbidding | ForbiddingName:
    if who.is_chosen() and after:
        raise ValueError("after= is for players who need not be chosen")
    named = [one for one in properties if isinstance(one, NamedCard)]
    if named and (after or who.is_chosen()):
        raise ValueError("cards of a name that was named cannot be played at all, by players who need not be chosen")
    if named:
        others = [one for one in properties if not isinstance(one, NamedCard)]
        return ForbiddingName(rules.CannotPlay(who, group_of(others or [Kind(ANY_KIND)])), until)
    if who.is_chosen() or (until == THEIR_NEXT_TURN and not after):
        return no_plays(who, group_of(properties), until)
    return Standing(rules.CannotPlay(who, group_of(properties), after), until)


def _cannot_gain_lore(who: Players, unless: Check | None, but_questing: bool, until: int) -> Standing | Forbidding:
    if who.is_chosen():
        if unless is not None:
            raise ValueError("unless= is for players who need not be chosen")
        return no_lore(who, but_questing, until)
    if until == THEIR_NEXT_TURN and unless is None:
        return no_lore(who, but_questing, until)
    return Standing(rules.CannotGainLore(who, unless, but_questing), until)


def _cannot_ink(who: Players, until: int) -> Standing | Forbidding:
    single = who.is_chosen() or until == THEIR_NEXT_TURN
    return no_inks(who, until) if single else Standing(rules.CannotInk(who), until)


def _takes_at_most(to: Target, number: int) -> rules.TakesAtMost:
    if isinstance(to, ThisCard):
        return rules.TakesAtMost(None, number)
    if not isinstance(to, EveryOf):
        raise ValueError("takes_at_most takes this or every(…)")
    return rules.TakesAtMost(to.group, number)


def _takes_less(to: Target, number: int, in_challenge: bool) -> rules.TakesLess:
    if isinstance(to, ThisCard):
        return rules.TakesLess(None, number, in_challenge)
    if not isinstance(to, EveryOf):
        raise ValueError("takes_less takes this or every(…)")
    return rules.TakesLess(to.group, number, in_challenge)


def _moves_less(amount: Amount | int, here: bool, properties: Sequence[Property] = ()) -> statics.MoveLess:
    group = group_of([Kind(CHARACTER), *properties]) if properties else None
    return statics.MoveLess(amount_of(amount), here, group)


def _move_here_free(properties: list[Property]) -> statics.MoveLess:
    return statics.MoveLess(None, True, group_of(properties))


def _redirects_damage(properties: list[Property], dealt: bool) -> rules.RedirectsDamage:
    if SPEECH.kind in (ITEM, ACTION):
        raise ValueError("only characters and locations take damage")
    return rules.RedirectsDamage(group_of(properties), dealt)


def _goes_instead(
    card: Target,
    to: int,
    exerted: bool,
    in_challenge: bool,
    optional: bool,
    banished: bool,
    then: Effect | None = None,
) -> rules.GoesInstead:
    if not isinstance(card, (ThisCard, EveryOf)):
        raise ValueError("goes_instead takes this or every(…)")
    group = card.group if isinstance(card, EveryOf) else None
    return rules.GoesInstead(group, to, exerted, in_challenge, optional, banished, then)


def _songs_go(
    properties: Sequence[Property] = (),
    to: int = TO_HAND,
    exerted: bool = False,
    optional: bool = False,
    then: Effect | None = None,
    once: bool = False,
) -> rules.SungElsewhere:
    return rules.SungElsewhere(to, group_of(list(properties)) if properties else None, exerted, optional, then, once)


def _plays_from_under(properties: Sequence[Property], until: int) -> StandingHere:
    return StandingHere(statics.FromUnder(group_of(list(properties))), until)


def _free_for(costs: list[Effect]) -> statics.FreeFor:
    return statics.FreeFor(one(costs))


def _may_enter_exerted(effects: list[Effect]) -> statics.MayEnterExerted:
    return statics.MayEnterExerted(one(effects))


def _bare(text: str, make: Callable[[], Any]) -> Word:
    return Word(text, STATIC, (), make, call=False)


_AMOUNT: Final = Param("amount", AN_AMOUNT)
_WHO: Final = Param("who", "player")
_MOVERS: Final = (_AMOUNT, Param("properties", "property", required=False, many=True))
_FOR: Final = (_AMOUNT, _SUCH, optional("who", "player"), UNTIL)
_NTH_FOR: Final = (*_FOR, optional("nth", NUMBER, 0))

LAWS: Final = [
    Word("pay_less", EFFECT, _NTH_FOR, _pay_less, tells="binds nothing; later amount properties who"),
    Word("pay_more", EFFECT, _NTH_FOR, _pay_more, tells="binds nothing; later amount properties who"),
    Word("shift_pay_less", EFFECT, _FOR, _shift_pay_less, tells="binds nothing; later amount properties who"),
    Word(
        "first_each_turn_less", EFFECT, _FOR, _first_each_turn_less, tells="binds nothing; later amount properties who"
    ),
    Word(
        "use_less",
        STATIC,
        (_AMOUNT, _SUCH),
        lambda amount, properties: statics.UseLess(amount_of(amount), group_of(properties)),
    ),
    Word(
        "boost_less",
        STATIC,
        (_AMOUNT, _SUCH),
        lambda amount, properties: statics.BoostLess(amount_of(amount), group_of(properties)),
    ),
    Word("this_costs_less", STATIC, (_AMOUNT,), lambda amount: statics.ThisCostsLess(amount_of(amount), False)),
    Word("shift_costs_less", STATIC, (_AMOUNT,), lambda amount: statics.ThisCostsLess(amount_of(amount), True)),
    Word("this_moves_less", STATIC, (_AMOUNT,), lambda amount: statics.ThisMovesLess(amount_of(amount))),
    Word("move_less", STATIC, _MOVERS, lambda amount, properties=(): _moves_less(amount, False, properties)),
    Word("move_here_less", STATIC, _MOVERS, lambda amount, properties=(): _moves_less(amount, True, properties)),
    Word("move_here_free", STATIC, (_SUCH,), _move_here_free),
    Word("move_free", STATIC, (_SUCH,), lambda properties: statics.MoveLess(None, False, group_of(properties))),
    Word("enters_exerted", EFFECT, (_TO, UNTIL), _enters_exerted, tells="binds nothing; later to"),
    Word("enters_damaged", STATIC, (_AMOUNT, optional("to", "target")), _enters_damaged),
    Word("may_enter_exerted", STATIC, (several("effects", EFFECT),), _may_enter_exerted),
    _bare("this_from_discard", lambda: statics.FromDiscard(None)),
    Word(
        "this_from_discard",
        STATIC,
        (optional("exerted", "flag", False),),
        lambda exerted: statics.FromDiscard(None, exerted),
    ),
    Word(
        "plays_from_discard",
        STATIC,
        (_SUCH, optional("exerted", "flag", False)),
        lambda properties, exerted: statics.FromDiscard(group_of(properties), exerted),
    ),
    Word("plays_from_under", EFFECT, (_SUCH, UNTIL), _plays_from_under, tells="binds nothing; later properties"),
    Word("inks_from_discard", STATIC, (_SUCH,), lambda properties: statics.InksFromDiscard(group_of(properties))),
    Word(
        "gives_shift",
        STATIC,
        (Param("ink", NUMBER), _SUCH),
        lambda ink, properties: statics.GivesShift(ink, group_of(properties)),
    ),
    Word("play_only_if", STATIC, (Param("condition", "condition"),), statics.PlayOnlyIf),
    Word("free_if", STATIC, (Param("condition", "condition"),), statics.FreeIf),
    Word("free_for", STATIC, (several("costs", EFFECT),), _free_for),
    Word("plays_free", STATIC, (_SUCH,), lambda properties: statics.PlaysFree(group_of(properties))),
    Word("extra_ink", EFFECT, (Param("number", NUMBER),), InkMore, tells="binds nothing"),
    Word("top_revealed", STATIC, (_WHO,), rules.TopRevealed),
    Word("songs_inked", STATIC, (optional("exerted", "flag", False),), rules.SungInked),
    Word(
        "songs_go",
        STATIC,
        (
            Param("properties", "property", required=False, many=True),
            Param("to", "place"),
            optional("exerted", "flag", False),
            optional("optional", "flag", False),
            optional("then", EFFECT),
            optional("once", "flag", False),
        ),
        _songs_go,
    ),
    Word("inks_exerted", STATIC, (_WHO,), rules.InksExerted),
    Word(
        "ready_at_most",
        STATIC,
        (Param("number", NUMBER), _SUCH, _WHO),
        lambda number, properties, who: rules.ReadyAtMost(number, group_of(properties), who),
    ),
    Word("draws_at_most", STATIC, (Param("number", NUMBER), _WHO), rules.DrawsAtMost),
    Word("gains_at_most", STATIC, (Param("number", NUMBER), _WHO), rules.GainsAtMost),
    Word("lore_to_win", STATIC, (Param("number", NUMBER), _WHO), rules.LoreToWin),
    Word(
        "cannot_gain_lore",
        EFFECT,
        (_WHO, optional("unless", "condition"), optional("but_questing", "flag", False), UNTIL),
        _cannot_gain_lore,
        tells="binds much; later who unless",
    ),
    Word("cannot_ink", EFFECT, (_WHO, UNTIL), _cannot_ink, tells="binds much; later who"),
    Word(
        "cannot_play",
        EFFECT,
        (_WHO, _SUCH, optional("after", NUMBER, 0), UNTIL),
        _cannot_play,
        tells="binds much; later properties; keeps name",
    ),
    Word("redirects_damage", STATIC, (_SUCH, optional("dealt", "flag", False)), _redirects_damage),
    Word(
        "goes_instead",
        STATIC,
        (
            Param("card", "target"),
            Param("to", "place"),
            optional("exerted", "flag", False),
            optional("in_challenge", "flag", False),
            optional("optional", "flag", False),
            optional("banished", "flag", False),
            optional("then", EFFECT),
        ),
        _goes_instead,
    ),
    Word("takes_at_most", STATIC, (_TO, Param("number", NUMBER)), _takes_at_most),
    Word("takes_less", STATIC, (_TO, Param("number", NUMBER), optional("in_challenge", "flag", False)), _takes_less),
    Word("may_use_free", STATIC, (Param("number", NUMBER),), rules.MayUseFree),
    _bare("hand_inkable", rules.HandInkable),
    _bare("skip_draw", rules.SkipDraw),
    _bare("one_challenger", lambda: rules.OneActs(None, CHALLENGE_MADE)),
    Word("one_challenger", STATIC, (_SUCH,), lambda properties: rules.OneActs(group_of(properties), CHALLENGE_MADE)),
    Word(
        "questers_at_most",
        STATIC,
        (Param("number", NUMBER), _SUCH),
        lambda number, properties: rules.OneActs(group_of(properties), QUESTED, number),
    ),
    Word(
        "challengers_at_most",
        STATIC,
        (Param("number", NUMBER), _SUCH),
        lambda number, properties: rules.OneActs(group_of(properties), CHALLENGE_MADE, number),
    ),
    Word("one_quester", STATIC, (_SUCH,), lambda properties: rules.OneActs(group_of(properties), QUESTED)),
    _bare("cannot_lose_lore", rules.CannotLoseLore),
    _bare("cannot_discard", rules.CannotDiscard),
    _bare("any_name_for_shift", rules.AnyNameForShift),
]

WORDS: Final = [*CHANGES, *LAWS]
