"""What an effect leaves for later: triggered abilities for a turn, and what is put off to a moment of a turn."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Aimed, Verb
from ludoteca.games.lorcana.effects.language.enlisting import enlist_ability
from ludoteca.games.lorcana.effects.language.moments import Moments
from ludoteca.games.lorcana.effects.language.selectors import ItCards
from ludoteca.games.lorcana.effects.lasting.durations import DURATION_WORDS, FOR_GOOD, add_timed
from ludoteca.games.lorcana.effects.verbs.base import SPACE
from ludoteca.games.lorcana.effects.verbs.joined import clause, one
from ludoteca.games.lorcana.flow.bag import ResolveAbility
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import ANYBODYS, Ability, Cast, Moment, Triggered
from ludoteca.games.lorcana.state.terms import (
    CHALLENGE_ENDS,
    DELAYED,
    END_OF_TURN,
    START_OF_TURN,
    THIS_CHALLENGE,
    THIS_TURN,
    TURN_TRIGGER,
    YOUR_NEXT_END,
    YOUR_NEXT_TURN,
)
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import DONE, Frame
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.language import Param, Word, optional, several
from ludoteca.kernel.texts import Phrase


class ThisTurnWhen(Verb):
    """this_turn_when(moment, a, until=): the player has this triggered ability for the rest of the turn, or longer.

    next_this_turn(moment, a): only the next time.

    About `it`: each of those cards has it, for this effect's player.

    Rules: LOR-TRIG.08.
    """

    def __init__(self, moments: Moments, effect: Effect, next_only: bool = False, until: int = THIS_TURN) -> None:
        super().__init__()
        if until not in (THIS_TURN, YOUR_NEXT_TURN, YOUR_NEXT_END):
            raise ValueError("this lasts until=this_turn, until=your_next_turn or until=your_next_end")
        self.until = until
        self.moments = moments
        self.effect = effect
        self.next_only = next_only
        self.ability = Triggered(moments.moments, effect, None, 0)

    def register(self, cast_: Cast) -> None:
        enlist_ability(self.ability, cast_)

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        cards = m.them if self.moments.about_it else [frame.source]
        for card in cards:
            add_timed(m, TURN_TRIGGER, card, self.ability.place, int(self.next_only), self.until, frame.seat)
        m.did = len(cards) > 0
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        if self.next_only:
            when = self.moments.words()
            it = when.it.removeprefix("ogni volta che ").removeprefix("quando ")
            en = when.en.removeprefix("whenever ").removeprefix("when ")
            return Phrase(f"la prossima volta che {it} in questo turno, ", f"the next time {en} this turn, ") + clause(
                self.effect
            )
        lasts = Phrase("in questo turno", "this turn") if self.until == THIS_TURN else begun(DURATION_WORDS[self.until])
        return Phrase("{lasts}, {when}, {what}", "{lasts}, {when}, {what}").fill(
            lasts=lasts, when=self.moments.words(), what=clause(self.effect)
        )


def begun(lasts: Phrase) -> Phrase:
    """Say how long something lasts at the beginning of a sentence."""
    return Phrase(lasts.it.strip(), lasts.en.strip())


class AfterChallenge(Verb):
    """after_challenge(a): put off until the present challenge is over."""

    def __init__(self, effect: Effect) -> None:
        super().__init__()
        self.effect = effect
        self.ability = Triggered([Moment(CHALLENGE_ENDS, False, ANYBODYS, None, None)], effect, None, 0)

    def register(self, cast_: Cast) -> None:
        enlist_ability(self.ability, cast_)

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        m.did = m.challenger >= 0
        if m.did:
            add_timed(m, TURN_TRIGGER, frame.source, self.ability.place, 0, THIS_CHALLENGE, frame.seat)
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        return Phrase("dopo la sfida, ", "after the challenge, ") + clause(self.effect)


class Later(Verb):
    """at_end_of_turn(a), at_start_of_next_turn(a): put off until then; `it` stays what it is now.

    If it is about `it`, every such card is remembered on its own, and forgotten when it leaves play.

    Rules: LOR-TRIG.09.
    """

    def __init__(self, moment: int, effect: Effect) -> None:
        super().__init__()
        self.moment = moment
        self.effect = effect
        self.root = ResolveAbility(Ability(), effect)
        self.about_it = mentions_it(effect)

    def children(self) -> list[Effect]:
        return [self.root]

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        cards = m.them if self.about_it else [frame.source]
        for card in cards:
            add_timed(m, DELAYED, card, self.root.number, self.moment, FOR_GOOD, frame.seat)
        m.did = len(cards) > 0
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        if self.moment == END_OF_TURN:
            when = Phrase("alla fine del tuo turno,", "at the end of your turn,")
        else:
            when = Phrase("all'inizio del tuo prossimo turno,", "at the start of your next turn,")
        return when + SPACE + clause(self.effect)


def mentions_it(effect: Effect) -> bool:
    """Tell whether the effect speaks of what was chosen before it."""
    if isinstance(effect, Aimed) and isinstance(effect.to, ItCards):
        return True
    for child in effect.children():
        if mentions_it(child):
            return True
    return False


_PUT_OFF = (several("effects", EFFECT),)


def _this_turn_when(moments: Moments, effects: list[Effect], until: int = THIS_TURN) -> ThisTurnWhen:
    return ThisTurnWhen(moments, one(effects), False, until)


def _next_this_turn(moments: Moments, effects: list[Effect]) -> ThisTurnWhen:
    """next_this_turn(moment, a): the next time that this happens in the turn, do this."""
    return ThisTurnWhen(moments, one(effects), True)


def _after_challenge(effects: list[Effect]) -> AfterChallenge:
    return AfterChallenge(one(effects))


def _at_end_of_turn(effects: list[Effect]) -> Later:
    return Later(END_OF_TURN, one(effects))


def _at_start_of_next_turn(effects: list[Effect]) -> Later:
    return Later(START_OF_TURN, one(effects))


_WHEN: Final = (Param("moments", "moment"), several("effects", EFFECT))
WORDS: Final = [
    Word(
        "this_turn_when",
        EFFECT,
        (*_WHEN, optional("until", "duration", THIS_TURN)),
        _this_turn_when,
        tells="joins this_turn_when",
    ),
    Word("next_this_turn", EFFECT, _WHEN, _next_this_turn, tells="joins this_turn_when"),
    Word("after_challenge", EFFECT, _PUT_OFF, _after_challenge, tells="joins after_challenge"),
    Word("at_end_of_turn", EFFECT, _PUT_OFF, _at_end_of_turn, tells="joins later"),
    Word("at_start_of_next_turn", EFFECT, _PUT_OFF, _at_start_of_next_turn, tells="joins later"),
]
