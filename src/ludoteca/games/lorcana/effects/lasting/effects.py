"""What lasts: gets, gains, loses, cannot, can, sings_as. Under `always` they are statics; with `until=` effects.

With `until=`, values and keywords are given to the cards in play at that moment, with the amounts of that moment. What
all cards of a group can or cannot do goes on to cover those that come later.
"""

from __future__ import annotations

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.effects.language.acts import NO_CHALLENGE_DAMAGE, READYING, Act
from ludoteca.games.lorcana.effects.language.bases import Aimed, Amount, Target
from ludoteca.games.lorcana.effects.language.circumstances import Is, Not
from ludoteca.games.lorcana.effects.language.classes import class_name
from ludoteca.games.lorcana.effects.language.enlisting import enlist_static
from ludoteca.games.lorcana.effects.language.filters import ANY_KIND, either_of
from ludoteca.games.lorcana.effects.language.keywords import GRANTABLE, Keyword
from ludoteca.games.lorcana.effects.language.nouns import SPEECH, Naming
from ludoteca.games.lorcana.effects.language.selectors import ChosenOf, EveryOf, ItCards, ThisCard
from ludoteca.games.lorcana.effects.language.value_words import value_words
from ludoteca.games.lorcana.effects.lasting.durations import ALWAYS, add_timed, lasting_words
from ludoteca.games.lorcana.effects.lasting.modifiers import (
    GAINS_CLASS,
    GRANTED_STATIC,
    Change,
    During,
    Modifier,
    StaticAbility,
    plain,
    set_given,
)
from ludoteca.games.lorcana.effects.verbs.base import joined_by
from ludoteca.games.lorcana.state.cards import CHARACTER, EVERY_ABILITY
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import Ability, Cast
from ludoteca.games.lorcana.state.terms import (
    CAN,
    CANNOT,
    GRANTED,
    IN_PLAY,
    KEYWORD,
    LORE,
    LOSES,
    NEXT_READY,
    SHIELD,
    SINGS_AS,
    STANDING,
    STRENGTH,
    THEIR_NEXT_TURN,
    THIS_CHALLENGE,
    THIS_TURN,
    WHILE_SOURCE,
    WILLPOWER,
    YOUR_NEXT_END,
    YOUR_NEXT_TURN,
)
from ludoteca.kernel.effects import Condition
from ludoteca.kernel.frames import DONE, Frame
from ludoteca.kernel.language import above
from ludoteca.kernel.texts import EMPTY, Phrase, capital, joined


def condition_words(given: Condition) -> Phrase:
    """Say the condition behind the sentence, about the card that it speaks of: " unless it is at a location"."""
    unless = isinstance(given, Not)
    inner = given.condition if isinstance(given, Not) else given
    if not isinstance(inner, Is) or not isinstance(inner.target, ThisCard):
        en = inner.words().en if unless else given.words().en
        return Phrase(f" se {given.words().it}", f" {'unless' if unless else 'if'} {en}")
    so = inner.predicate()
    if unless:
        it = so.it.removeprefix("non ") if so.it.startswith("non ") else f"non {so.it}"
        return Phrase(f" se {it}", f" unless it {so.en}")
    return Phrase(f" se {so.it}", f" if it {so.en}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Aimed):
    """Changes on cards, for as long as it says.

    Rules: LOR-STAT.02, LOR-STAT.03, LOR-DUR.04, LOR-DUR.08, LOR-ZONE.07.
    """

    def __init__(
        self, to: Target, changes: list[Change], until: int, during: During | None, given: Condition | None
    ) -> None:
        super().__init__(to)
        self.changes = changes
        self.until = until
        self.during = during
        self.given = given
        """Seen from the changed card, for as long as it lasts."""
        self.standing: Modifier | None = None
        """What timed effects refer to; made when the programme is."""
        if until == ALWAYS and (to.chooses() or given is not None):
            raise ValueError("without until= nothing can be chosen, and the condition is that of always(…, given=)")
        if until != ALWAYS and self.needs_standing and any(change.amount is not None for change in changes):
            raise ValueError("here the amount must be a number")

    @property
    def continuous(self) -> bool:
        """Whether the effect goes on to cover cards that come later."""
        return False

    @property
    def needs_standing(self) -> bool:
        """Whether numbers alone do not tell what the changed card has."""
        if self.during is not None or self.given is not None:
            return True
        for change in self.changes:
            if change.what == KEYWORD and self.until == WHILE_SOURCE:
                return True
            if change.what not in (STRENGTH, WILLPOWER, LORE, KEYWORD, LOSES, CANNOT, CAN, GRANTED, SINGS_AS, SHIELD):
                return True
        return False

    def modifier(self) -> Modifier:
        """Return the same as a static."""
        return Modifier(self.to, isinstance(self.to, ThisCard), self.changes, self.during)

    def register(self, cast_: Cast) -> None:
        made = self.modifier() if self.continuous else Modifier(ThisCard(), True, self.changes, self.during)
        if self.given is not None:
            set_given(made, self.given)
        enlist_static(made, cast_)
        self.standing = made

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if not self.continuous:
            return super().run(m, frame)
        assert self.standing is not None
        add_timed(m, STANDING, -1, self.standing.place, frame.source, self.until, frame.seat)
        m.did = True
        return DONE

    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        done = False
        for card in targets:
            if m.zone[card] == IN_PLAY:
                theirs = self.until == THEIR_NEXT_TURN or self.until == NEXT_READY
                self.put_on(m, frame, card, m.owner[card] if theirs else frame.seat)
                m.tell("EffectGained", frame.seat, (card,), "LOR-MOD.01")
                done = True
        return done

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.continuous or super().could_change(m, frame)

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        if m.zone[card] != IN_PLAY:
            return False
        for change in self.changes:
            if change.amount is None or change.amount.value(m, frame) != 0:
                return True
        return False

    def put_on(self, m: LorcanaMatch, frame: Frame, card: int, whose: int) -> None:
        source = frame.source
        if self.needs_standing:
            assert self.standing is not None
            add_timed(m, STANDING, card, self.standing.place, source, self.until, whose)
            return
        for change in self.changes:
            number = change.number if change.amount is None else change.amount.value(m, frame)
            if change.what == KEYWORD:
                add_timed(m, KEYWORD, card, change.bit, number, self.until, whose)
            elif change.what == GRANTED:
                assert change.ability is not None
                add_timed(m, GRANTED, card, change.ability.place, source, self.until, whose)
            elif change.what == LOSES or change.what == CANNOT or change.what == CAN:
                add_timed(m, change.what, card, change.bit, source, self.until, whose)
            else:
                add_timed(m, change.what, card, number, source, self.until, whose)

    # -- words ---------------------------------------------------------------------------------------------------

    def subject(self) -> Phrase:
        subject = self.to.words()
        return plain(subject) if isinstance(self.to, EveryOf) else subject

    @abstractmethod
    def predicate(self) -> Phrase:
        """Say what becomes of it, with the verb, for as long as it lasts."""

    def lasts(self) -> Phrase:
        return lasting_words(self.until, self.to.plural)

    def goes_on(self, before: Lasting, phrase: Phrase) -> bool:
        """Tell whether what was said before can go on with this: the same cards for as long, and nothing on top of
        that.
        """
        if self.until != before.until or self.to.plural != before.to.plural or self.during or self.given:
            return False
        same = isinstance(self.to, ItCards) or self.subject().en == before.subject().en
        end = self.lasts()
        return same and end.en != "" and phrase.it.endswith(end.it) and phrase.en.endswith(end.en)

    def verb(self, it: str, it_plural: str, en: str, en_plural: str) -> Phrase:
        return Phrase(it_plural, en_plural) if self.to.plural else Phrase(it, en)

    def words(self, infinitive: bool = False) -> Phrase:
        given = self.giving() if infinitive and self.during is None and self.given is None else EMPTY
        return given if given.en else self.clause(self.predicate())

    def giving(self) -> Phrase:
        """Say it as something that a player does, after "puoi" or "you may"; empty where it cannot be said so."""
        return EMPTY

    def give(self, what: Phrase) -> Phrase:
        """Say "dare a un personaggio a tua scelta +2 {S}" / "give chosen character +2 {S}"."""
        to = self.subject()
        return Phrase(f"dare {joined('a', to.it)} {what.it}", f"give {to.en} {what.en}")

    def clause(self, predicate: Phrase) -> Phrase:
        """Say the whole sentence, with when in a challenge it holds, and if."""
        sentence = Phrase("{who} {what}", "{who} {what}").fill(who=self.subject(), what=predicate)
        if self.during is not None:
            sentence = self.during.words(self.to.gender, self.to.plural) + sentence
        return sentence if self.given is None else sentence + condition_words(self.given)


class Gets(Lasting):
    """gets(T, strength=, willpower=, lore=, until=, during=): has more or less of these."""

    def predicate(self) -> Phrase:
        verb = self.verb("riceve", "ricevono", "gets", "get")
        return verb + Phrase(" ", " ") + value_words(self.changes, self.lasts())

    def giving(self) -> Phrase:
        return self.give(value_words(self.changes, self.lasts()))


class Gains(Lasting):
    """gains(T, keyword or ability…, until=, during=): has these besides its own."""

    def __init__(
        self,
        to: Target,
        gained: list[Keyword | Ability | StaticAbility],
        until: int,
        during: During | None,
        given: Condition | None,
    ) -> None:
        self.gained = gained
        changes: list[Change] = []
        for one in gained:
            changes += gained_changes(one)
            if isinstance(one, Ability):
                one.granted_to = kind_of(to)
        super().__init__(to, changes, until, during, given)

    def predicate(self) -> Phrase:
        return self.verb("ottiene ", "ottengono ", "gains ", "gain ") + self.what() + self.lasts()

    def giving(self) -> Phrase:
        return self.give(self.what() + self.lasts())

    def what(self) -> Phrase:
        return either_of([self.gained_words(one) for one in self.gained], "e", "and")

    def gained_words(self, one: Keyword | Ability | StaticAbility) -> Phrase:
        if isinstance(one, Keyword):
            return one.words()
        before = SPEECH.pretend(kind_of(self.to))
        words = capital(one.words())
        SPEECH.pretend(before)
        return Phrase(f"«{words.it}»", f"“{words.en}”")


def gained_changes(one: Keyword | Ability | StaticAbility) -> list[Change]:
    if isinstance(one, Keyword):
        if one.bit not in GRANTABLE:
            raise ValueError(f"{one.key} cannot be gained by a card in play")
        change = Change(KEYWORD)
        change.bit = one.bit
        change.number = one.value
        change.amount = one.amount
        return [change]
    if isinstance(one, Ability):
        change = Change(GRANTED)
        change.ability = one
        return [change]
    changes: list[Change] = []
    for static in one.statics:
        if static.own:
            raise ValueError("what is about playing a card cannot be gained in play")
        change = Change(GRANTED_STATIC)
        change.static = static
        changes.append(change)
    return changes


def kind_of(to: Target) -> int:
    """Tell what kind of card it is about; characters where that is open."""
    kind = ANY_KIND
    if isinstance(to, (EveryOf, ChosenOf)):
        kind = Naming(to.group).kind
    elif isinstance(to, ThisCard):
        kind = to.kind
    return CHARACTER if kind == ANY_KIND else kind


class Loses(Lasting):
    """loses(T, keyword…, until=): is without these keywords, whether printed or gained."""

    def __init__(self, to: Target, keywords: list[Keyword], until: int, given: Condition | None) -> None:
        self.keywords = keywords
        change = Change(LOSES)
        for keyword in keywords:
            change.bit |= keyword.bit
        super().__init__(to, [change], until, None, given)

    def predicate(self) -> Phrase:
        what = joined_by([keyword.words() for keyword in self.keywords], " e ", " and ")
        return self.verb("perde ", "perdono ", "loses ", "lose ") + what + self.lasts()


class LosesAbilities(Lasting):
    """loses_abilities(T, until=): has no ability at all, neither printed nor gained.

    Rules: LOR-AMB.62.
    """

    def __init__(self, to: Target, until: int, given: Condition | None) -> None:
        if until == ALWAYS and to.rank:
            raise ValueError("whoever loses all abilities must be told by what is printed, or by what happened to it")
        change = Change(LOSES)
        change.bit = EVERY_ABILITY
        super().__init__(to, [change], until, None, given)

    def predicate(self) -> Phrase:
        verb = self.verb("perde", "perdono", "loses", "lose")
        return verb + Phrase(" tutte le abilità", " all abilities") + self.lasts()


class ActLaw(Lasting):
    """A prohibition or a permission to do something."""

    def __init__(self, to: Target, acts: list[Act], until: int, during: During | None, given: Condition | None) -> None:
        self.acts = acts
        super().__init__(to, [act.change() for act in acts], until, during, given)

    @property
    def continuous(self) -> bool:
        return isinstance(self.to, EveryOf) and self.until in (THIS_TURN, YOUR_NEXT_TURN, YOUR_NEXT_END)


class Cannot(ActLaw):
    """cannot(T, act…, until=): a prohibition; it beats every permission."""

    def __init__(self, to: Target, acts: list[Act], until: int, during: During | None, given: Condition | None) -> None:
        for act in acts:
            if act.allows:
                raise ValueError(f"{act.en!r} is something that a card can")
        super().__init__(to, acts, until, during, given)

    def predicate(self) -> Phrase:
        parts: list[Phrase] = []
        if NO_CHALLENGE_DAMAGE in self.acts:
            whence = Phrase("dalla sfida", "the challenge")
            if self.until != THIS_CHALLENGE:
                whence = Phrase("dalle sfide", "challenges")
            verb = self.verb(
                "non subisce danni ", "non subiscono danni ", "takes no damage from ", "take no damage from "
            )
            parts.append(verb + whence)
        acts = [act for act in self.acts if act is not NO_CHALLENGE_DAMAGE]
        if acts:
            infinitives = [act.words(self.to.gender, self.to.plural) for act in acts]
            parts.append(
                self.verb("non può ", "non possono ", "can't ", "can't ") + joined_by(infinitives, " né ", " or ")
            )
        return joined_by(parts, " e ", " and ") + self.when()

    def when(self) -> Phrase:
        """Say for how long; what has been begun this turn is forbidden for the rest of it."""
        if READYING in self.acts and self.until not in (NEXT_READY, THEIR_NEXT_TURN):
            if isinstance(self.to, ThisCard):
                start = Phrase(" all'inizio del tuo turno", " at the start of your turn")
            else:
                whose = "loro" if self.to.plural else "suo"
                start = Phrase(f" all'inizio del {whose} turno", " at the start of their turn")
            return start + self.lasts()
        if READYING in self.acts:
            return lasting_words(NEXT_READY, self.to.plural)
        if self.until == THIS_CHALLENGE:
            return EMPTY
        if self.until == THIS_TURN and self.acts != [NO_CHALLENGE_DAMAGE]:
            return Phrase(" per il resto di questo turno", " for the rest of this turn")
        return self.lasts()


class Can(ActLaw):
    """can(T, act…, until=): a permission."""

    def __init__(self, to: Target, acts: list[Act], until: int, during: During | None, given: Condition | None) -> None:
        for act in acts:
            if not act.allows:
                raise ValueError(f"{act.en!r} needs no permission")
        super().__init__(to, acts, until, during, given)

    def predicate(self) -> Phrase:
        infinitives = [act.words(self.to.gender, self.to.plural) for act in self.acts]
        return self.verb("può ", "possono ", "can ", "can ") + joined_by(infinitives, " e ", " and ") + self.lasts()


class SingsAs(Lasting):
    """sings_as(T, n, until=): counts as costing so much more when it sings."""

    def __init__(self, to: Target, more: int, until: int, given: Condition | None) -> None:
        above(0, more)
        change = Change(SINGS_AS)
        change.number = more
        self.more = more
        super().__init__(to, [change], until, None, given)

    def predicate(self) -> Phrase:
        verb = self.verb("conta", "contano", "counts", "count")
        phrase = Phrase(
            " come se avesse{ro} +{n} al costo per cantare canzoni", " as having +{n} cost to sing songs"
        ).fill(n=self.more, ro="ro" if self.to.plural else "")
        return verb + phrase + self.lasts()


class GainsClass(Lasting):
    """gains_class(T, "Detective", until=): has this classification besides its own.

    Rules: LOR-AMB.61.
    """

    def __init__(self, to: Target, name: str, until: int) -> None:
        if to.rank > 0:
            raise ValueError("classifications are given by printed facts only, not by keywords or figures")
        change = Change(GAINS_CLASS)
        change.text = name
        self.name = name
        super().__init__(to, [change], until, None, None)

    def predicate(self) -> Phrase:
        name = class_name(self.name)
        what = Phrase(f"la classificazione {name.it}", f"the {name.en} classification")
        return self.verb("ottiene ", "ottengono ", "gains ", "gain ") + what + self.lasts()


class Shielded(Lasting):
    """spared(T, until=): the next time it would be dealt damage, it takes none instead."""

    def __init__(self, to: Target, until: int) -> None:
        if until == ALWAYS:
            raise ValueError("say until when")
        super().__init__(to, [Change(SHIELD)], until, None, None)

    def predicate(self) -> Phrase:
        verb = self.verb(
            "non subisce", "non subiscono", "takes no damage from the next", "take no damage from the next"
        )
        return verb + Phrase(" il prossimo danno", " damage that would be dealt to it") + self.lasts()


def values_changed(
    strength: Amount | int | None, willpower: Amount | int | None, lore: Amount | int | None
) -> list[Change]:
    """Make one change for each value that is given."""
    changes: list[Change] = []
    for what, value in ((STRENGTH, strength), (WILLPOWER, willpower), (LORE, lore)):
        if value is not None:
            change = Change(what)
            if isinstance(value, int):
                change.number = value
            else:
                change.amount = value
            changes.append(change)
    if not changes:
        raise ValueError("say strength=, willpower= or lore=")
    return changes
