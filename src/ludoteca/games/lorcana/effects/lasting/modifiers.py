"""Statics that change cards: values, keywords, what a card may and may not do. `derived` puts them into force."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.effects.language.bases import Amount, Players, Target
from ludoteca.games.lorcana.effects.language.enlisting import enlist_ability, enlist_static
from ludoteca.games.lorcana.effects.language.filters import agreed
from ludoteca.games.lorcana.effects.language.nouns import SPEECH, Naming, demonstrated, this_noun
from ludoteca.games.lorcana.state.cards import EVERY_ABILITY
from ludoteca.games.lorcana.state.groups import belongs, fits
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import (
    CHANGING_VALUES,
    GIVING_CLASSES,
    TAKING_AWAY,
    Ability,
    Cast,
    Group,
    Static,
)
from ludoteca.games.lorcana.state.terms import (
    ABOUT_SINGING,
    CANNOT,
    KEYWORD,
    LOSES,
    ON_CHALLENGE,
    PLAYED_CARD,
    SINGS_AS,
    STRENGTH,
    WILLPOWER,
)
from ludoteca.kernel.effects import Condition
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.texts import EMPTY, Phrase

# What a change is, besides the kinds of timed effects in `terms`.
WARDED: Final = 20
"""Cannot be challenged by those of the group."""
CHALLENGES_READY: Final = 21
"""May challenge ready ones of the group."""
GRANTED_STATIC: Final = 22
NOT_BELOW_PRINTED: Final = 23
"""bit: the value (STRENGTH, WILLPOWER, LORE) that cannot be reduced below the printed one."""
NOT_GAINED: Final = 24
"""bit: the keywords that cannot be gained."""
GAINS_CLASS: Final = 25
"""text: the classification."""

SHUNS: Final = 26
"""Cannot challenge those of the group."""

# When in a challenge a change holds.
WHILE_CHALLENGING: Final = 0
WHILE_CHALLENGED: Final = 1
WHILE_CHALLENGING_THIS: Final = 2


class During:
    """during=…: only while the card changed is in a challenge, on one side of it, against one of the group if any."""

    def __init__(self, kind: int, group: Group | None) -> None:
        self.kind = kind
        self.group = group
        self.on = SPEECH.kind
        """What kind of card says it, for its words."""
        self.rank = group.rank if group is not None else 0
        self.depends = ON_CHALLENGE | (group.depends if group is not None else 0)

    def covers(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        if self.kind == WHILE_CHALLENGED:
            other = m.challenger if card == m.challenged else -1
        else:
            other = m.challenged if card == m.challenger else -1
        if other < 0 or card < 0:
            return False
        if self.kind == WHILE_CHALLENGING_THIS:
            return other == frame.source
        return self.group is None or belongs(m, frame, self.group, other)

    def covered(self, m: LorcanaMatch, frame: Frame, cards: list[int]) -> list[int]:
        """List those of these cards for which it is so now."""
        return [card for card in cards if self.covers(m, frame, card)]

    def words(self, gender: str, plural: bool) -> Phrase:
        """Say it before the sentence: "mentre sfida un luogo, " / "while challenging a location, "."""
        foe = EMPTY if self.group is None else Naming(self.group).simple()
        if self.kind == WHILE_CHALLENGING_THIS:
            this = demonstrated(this_noun(self.on), False, True)
            return Phrase("mentre {this} viene sfidato, ", "while {this} is being challenged, ").fill(this=this)
        if self.kind == WHILE_CHALLENGED:
            verb = Phrase("vengono " if plural else "viene ", "") + Phrase(agreed("sfidato", gender, plural), "")
            by = Phrase(f" da {foe.it}", f" by {foe.en}") if foe.en else EMPTY
            return Phrase("mentre {verb}{by}, ", "while being challenged{by}, ").fill(verb=verb, by=by)
        whom = Phrase(f" {foe.it}", f" {foe.en}") if foe.en else EMPTY
        return Phrase("mentre {verb}{whom}, ", "while challenging{whom}, ").fill(
            verb="sfidano" if plural else "sfida", whom=whom
        )


class Change:
    """One thing that is changed on a card."""

    def __init__(self, what: int) -> None:
        self.what = what
        self.bit = 0
        """The keyword, what is forbidden or allowed; several as a mask."""
        self.number = 0
        """Of a value, or of a keyword with a value."""
        self.amount: Amount | None = None
        """The same where it has to be counted."""
        self.ability: Ability | None = None
        self.static: Static | None = None
        self.group: Group | None = None
        self.text = ""
        """A classification."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Modifier(Static):
    """Changes on the cards that its target finds, while it is in force."""

    def __init__(self, to: Target, on_this: bool, changes: list[Change], during: During | None) -> None:
        super().__init__()
        self.to = to
        self.on_this = on_this
        """The target is the card itself."""
        self.changes = changes
        self.during = during
        self.keywords = False
        """It gives keywords."""
        self.takes_away = False
        """It takes keywords away, or forbids: to be applied before the others of its rank."""
        self.changes_values = False
        """It changes Strength or Willpower, or gives keywords: others of its rank may depend on that."""
        self.sings = False
        """It changes the cost with which they sing: `laws.song_cost_of` asks for it."""
        self.gives_classes = False
        self.silences = False
        """It takes all abilities away: `derived` asks it before anything else."""
        self.depends = to.depends
        self.rank = to.rank
        for change in changes:
            if change.what in (STRENGTH, WILLPOWER, KEYWORD):
                self.changes_values = True
            if change.what == KEYWORD:
                self.keywords = True
            elif change.what in (LOSES, CANNOT, NOT_GAINED):
                self.takes_away = True
                self.silences = self.silences or (change.what == LOSES and change.bit == EVERY_ABILITY)
            elif change.what == GAINS_CLASS:
                self.gives_classes = True
            elif change.what == SINGS_AS:
                self.sings = True
                self.about = ABOUT_SINGING
            if change.ability is not None or change.static is not None:
                self.grants = True
            if change.amount is not None:
                self.depends |= change.amount.depends
                self.rank = max(self.rank, change.amount.rank)
            if change.static is not None:
                self.depends |= change.static.depends
                self.rank = max(self.rank, change.static.rank)
        if during is not None:
            self.depends |= during.depends
            self.rank = max(self.rank, during.rank)

    def cards(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        """List what it changes now."""
        cards = [frame.source] if self.on_this else self.to.fixed(m, frame)
        return cards if self.during is None else self.during.covered(m, frame, cards)

    def ordered(self) -> int:
        if self.gives_classes:
            return GIVING_CLASSES
        if self.rank == 0 and self.takes_away:
            return TAKING_AWAY
        if self.rank > 1 and self.changes_values:
            return CHANGING_VALUES
        return super().ordered()

    def register(self, cast: Cast) -> None:
        if self.gives_classes:
            cast.gives_classes = True
        for change in self.changes:
            if change.group is not None:
                cast.add_group(change.group)
            if change.ability is not None:
                enlist_ability(change.ability, cast)
            if change.static is not None:
                enlist_static(change.static, cast)


@mypyc_attr(allow_interpreted_subclasses=True)
class Law(Static):
    """A static that changes a rule rather than a card. `laws` asks for it."""

    wording: ClassVar[Phrase] = EMPTY
    """How it is said, where that is always the same."""

    def __init__(self, about: int = 0, own: bool = False) -> None:
        super().__init__()
        self.about = about
        self.own = own
        self.kind = SPEECH.kind
        """What kind of card it is on, for its words."""

    def this(self) -> Phrase:
        """Say "questo personaggio" / "this character"."""
        return demonstrated(this_noun(self.kind), False, True)

    def words(self) -> Phrase:
        """Say it as a main clause: no capital, no full stop."""
        return self.wording


@mypyc_attr(allow_interpreted_subclasses=True)
class StaticAbility:
    """always(…): statics together, as one ability of a card."""

    def __init__(self, statics: list[Static]) -> None:
        self.statics = statics

    def words(self) -> Phrase:
        """Say it as its card says it: no capital, no full stop."""
        return EMPTY


def depends_of(condition: Condition) -> int:
    """Tell what a condition depends on, as bits of `terms.ON_…`."""
    depends = getattr(condition, "depends", 0)
    assert isinstance(depends, int)
    return depends


def rank_of(condition: Condition) -> int:
    rank = getattr(condition, "rank", 0)
    assert isinstance(rank, int)
    return rank


def set_given(static: Static, given: Condition) -> None:
    """Let the static from now on be in force only while the condition holds."""
    if isinstance(static, Modifier) and static.silences and rank_of(given):
        raise ValueError("what takes all abilities away cannot ask for keywords or values")
    static.given = given
    static.depends |= depends_of(given)
    static.rank = max(static.rank, rank_of(given))


def played_so_far(m: LorcanaMatch, frame: Frame, seat: int, group: Group) -> int:
    """Count the cards of the group that a player has played this turn."""
    played = 0
    for what, whose, other in m.log:
        if what == PLAYED_CARD and whose == seat and fits(m, frame, group, other):
            played += 1
    return played


def covers(m: LorcanaMatch, frame: Frame, who: Players | None, seat: int) -> bool:
    """Tell whether this player is one of them."""
    return seat == frame.seat if who is None else seat in who.seats(m, frame)


def plain(everything: Phrase) -> Phrase:
    """Name all of a group as the subject of what is always so: "i personaggi avversari" / "opposing characters"."""
    it = everything.it.removeprefix("tutti ").removeprefix("tutte ")
    return Phrase(it, everything.en.removeprefix("all "))
