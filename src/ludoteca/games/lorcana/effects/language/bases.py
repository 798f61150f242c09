"""What the words of the card language are made of: verbs, targets, amounts, players; each knows how it reads.

An effect is carried out in frames: `frame.source` is its card (with `frame.place`, the stamp the card then had),
`frame.seat` the player who is "you", `frame.it` the card that set it off. What the steps of one effect pass on to each
other is in the match: `them` (what was chosen or found last), `picked` (all that was chosen), `much`, `did`, `named`.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Protocol

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.effects.language.persons import THEY, TO_DO, YOU
from ludoteca.games.lorcana.flow.triggers import heeds_choice
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import Cast
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import Effect, Worded, always
from ludoteca.kernel.frames import DONE, WAIT, Frame
from ludoteca.kernel.select import ASK, Selector
from ludoteca.kernel.texts import EMPTY, Phrase, capital


class Known(Protocol):
    """What depends on the position, as bits of `terms.ON_…`; its rank is its turn when values are derived."""

    depends: int
    rank: int


def rest_on(whole: Known, *parts: Known) -> None:
    """Note that the whole depends on all that its parts depend on, and is known no sooner than they are."""
    depends = 0
    rank = 0
    for part in parts:
        depends |= part.depends
        rank = max(rank, part.rank)
    whole.depends = depends
    whole.rank = rank


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Worded):
    """How many or how much: a number, or something to be counted when it is needed.

    Its words say it as in "pari a {…}", "equal to {…}": "il numero di oggetti in gioco"; a plain number in digits.
    """

    depends = 0
    """What it depends on, as bits of `terms.ON_…`."""
    rank = 0

    @abstractmethod
    def value(self, m: LorcanaMatch, frame: Frame) -> int: ...

    def per(self) -> Phrase:
        """Say it as in "per ogni {…}", "for each {…}": "oggetto che hai in gioco"; empty where it cannot be said so."""
        return EMPTY

    def fixed(self) -> int:
        """Return the number, when it is always the same; -1 otherwise."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Players(Worded):
    """Which players: you, each opponent, a chosen one… Their words name them as a subject: "tu" / "you"."""

    @abstractmethod
    def seats(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        """List the seats in turn order from the active player; without choosing: all candidates for a chosen one."""

    def is_chosen(self) -> bool:
        """Tell whether one of them has to be chosen first."""
        return False

    def is_any_number(self) -> bool:
        """Tell whether any number of them may be chosen."""
        return False

    def is_you(self) -> bool:
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Target(Selector):
    """Which cards an effect is about. `select` puts them into `frame.slots`, or says that somebody must choose."""

    depends = 0
    rank = 0
    plural = False
    """Whether the words take a plural verb."""
    gender = "m"
    wording: ClassVar[Phrase] = EMPTY
    """How it is named, where that is always the same."""

    def words(self) -> Phrase:
        """Name it as an object, with its article: "un personaggio a tua scelta", "i tuoi personaggi" / "chosen
        character".
        """
        return always(self.wording, self)

    def chooses(self) -> bool:
        """Tell whether it may ask somebody."""
        return False

    def found(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        """List all cards it may mean: those that may be chosen, or those that it is about."""
        return self.fixed(m, frame)

    def is_hidden(self) -> bool:
        """Tell whether the cards it may mean are not for everybody to see."""
        return False

    def might_find(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether it may mean any card, for all that everybody sees."""
        return len(self.found(m, frame)) > 0


def not_to_choose(target: Target) -> Target:
    """Take cards that are known when they are asked for; refuse those that are still to be chosen."""
    if target.chooses():
        raise ValueError("choose the card first, then say `it`")
    return target


def knows_targets(m: LorcanaMatch, frame: Frame, to: Target) -> bool:
    """Tell whether the targets are known; ask for them otherwise. They are from stage 1 on."""
    if frame.stage == 0:
        if to.select(m, frame) == ASK:
            frame.waits = 1 << frame.seat
            return False
        frame.stage = 1
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Effect):
    """Something that a card does. A verb under `to(…)` or among the costs of `use(…)` is a cost: all or nothing."""

    def __init__(self) -> None:
        self.is_cost = False

    def as_cost(self) -> None:
        """Make this a cost from now on, and its parts with it."""
        self.is_cost = True
        for child in self.children():
            if isinstance(child, Verb):
                child.as_cost()

    def register(self, cast_: Cast) -> None:
        """Take places in the cast for what timed effects will refer to; called once when the programme is made."""

    def ink(self, m: LorcanaMatch, frame: Frame) -> int:
        """Tell how much ink it takes, as a cost."""
        return 0

    def is_only_ink(self) -> bool:
        """Tell whether, as a cost, it is nothing but ink: what makes abilities cheaper makes this less."""
        return False

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether it can be carried out wholly."""
        return self.playable(m, frame)

    def seems_payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether, as a cost, it can be paid for all the others know, who do not see what the player holds."""
        return self.payable(m, frame)

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether it could change anything for all that everybody knows: what is hidden might be anything."""
        return self.playable(m, frame)

    def prompt(self, m: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return Phrase("Scegli: {what}.", "Choose: {what}.").fill(what=self.words())

    def asks_what_to_discard(self, frame: Frame) -> bool:
        """Tell whether a card chosen now goes from the deck to the discard."""
        return False

    def said(self, person: int) -> Phrase:
        """Say it as `persons.YOU`, `TO_DO` or `THEY` do it, without the subject: "pesca una carta" / "draws a card"."""
        return EMPTY

    def words(self, infinitive: bool = False) -> Phrase:
        return self.said(TO_DO if infinitive else YOU)

    def third(self) -> Phrase:
        """Say it as another player does it; empty where it cannot be said so."""
        return self.said(THEY)

    def price(self) -> Phrase:
        """Say it as a cost before the dash of an activated ability: "{E}", "2 {I}", "Esilia questo oggetto"."""
        return capital(self.words())


@mypyc_attr(allow_interpreted_subclasses=True)
class Aimed(Verb):
    """A verb with targets: they are chosen or found first, then it happens to all of them at one moment.

    They are "it" for the steps that follow; in an amount of the verb itself "it" is still what was chosen before.

    A mandatory choice is made if anything can be chosen; with nothing to choose this verb does nothing, and the rest of
    the text goes on.
    """

    def __init__(self, to: Target) -> None:
        super().__init__()
        self.to = to

    @abstractmethod
    def apply(self, m: LorcanaMatch, frame: Frame, targets: list[int]) -> bool:
        """Do it to these cards; whether anything was done. May set `m.much`. Sets neither `m.them` nor `m.did`."""

    def allowed(self, m: LorcanaMatch, frame: Frame, cards: list[int]) -> list[int]:
        """List those of the found cards that this verb may be paid with, when it is a cost."""
        return cards

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if not knows_targets(m, frame, self.to):
            return WAIT
        targets = frame.slots
        m.did = self.apply(m, frame, targets)
        m.them = targets[:]
        return DONE

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return not self.to.needs_target() or len(self.to.found(m, frame)) > 0

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(self.allowed(m, frame, self.to.found(m, frame))) > 0

    def seems_payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return self.to.might_find(m, frame) if self.to.is_hidden() else self.payable(m, frame)

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        if self.to.is_hidden():
            return self.to.might_find(m, frame)
        for card in self.to.found(m, frame):
            if self.would_change(m, frame, card) or (self.to.chooses() and heeds_choice(m, frame, card)):
                return True
        return False

    def would_change(self, m: LorcanaMatch, frame: Frame, card: int) -> bool:
        """Tell whether it would do anything to this card."""
        return True

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return self.to.options(m, frame)

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if self.to.answer(m, frame, raw):
            frame.stage = 1


def is_deed(effect: Effect) -> bool:
    """Tell whether it is the player who does it, in one clause: such an effect may follow "you may" or "to"."""
    return effect.words(infinitive=True).it != effect.words().it
