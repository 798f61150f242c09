"""What the cards of one match do: their abilities as nodes of its programme. Made once for a set of decks, then shared.

A `Script` belongs to a card, the `Cast` to a match: all its cards, whose they are, and the lists by which timed
effects and saved positions refer to abilities, statics and groups.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.state.cards import CHARACTER, LOCATION, Card
from ludoteca.games.lorcana.state.terms import LORE_TO_WIN
from ludoteca.kernel.effects import Condition, Effect
from ludoteca.kernel.frames import Node
from ludoteca.kernel.select import Filter
from ludoteca.kernel.texts import EMPTY, Phrase

ANYBODYS = 0
YOURS = 1
OPPOSING = 2
OPPOSING_ON_TURN = 3
"""Of moments: an opponent, in their own turn."""

# The order in which statics are applied.
GIVING_CLASSES: Final = 0
"""What gives classifications, by printed facts: all else may ask for them."""
TAKING_AWAY: Final = 1
"""What takes keywords away or forbids, by printed facts."""
PLAINLY: Final = 2
BY_KEYWORDS: Final = 3
CHANGING_VALUES: Final = 4
"""By derived values, and changing such."""
BY_VALUES: Final = 5


class Group:
    """Cards described by properties: whose, where, what they are like. The module `groups` finds them."""

    def __init__(self, side: int, zone: int, filters: list[Filter]) -> None:
        self.side = side
        self.zone = zone
        self.filters = filters
        self.printed: list[Filter] = []
        """Of the filters those that are about printed facts only."""
        self.of_class: list[Filter] = []
        """Of these those that ask for classifications, which cards may give to others."""
        self.tests = filters
        """The other filters."""
        self.said_by = -1
        """The type of the card that speaks of what is under it; -1 where that does not matter."""
        self.cast: Cast | None = None
        self.column: list[bool] = []
        """By card of that cast: whether its printed facts fit."""
        self.place = -1
        """Its place in the cast."""
        self.depends = 0
        """What membership depends on, as bits of `terms.ON_…`."""
        self.rank = 0
        """0: printed facts only; 1: keywords; 2: Strength and other derived values."""


class Ability:
    """A triggered or an activated ability. `place` is its place in the cast."""

    def __init__(self) -> None:
        self.place = -1
        self.node = -1
        """The number of the node that carries it out."""
        self.most = 0
        """How often a turn at most; 0: as often as may be."""
        self.granted_to = -1
        """The kind of card that it is granted to, for its words; -1 for a card's own."""

    def words(self) -> Phrase:
        """Say it as its card does: no capital, no full stop."""
        return EMPTY


ANYBODY: Final = 0
YOU: Final = 1
"""The player of the ability, whosever the card is."""
ITS_PLAYER: Final = 2
"""The player to whom it happens, by an own deed."""


class Moment:
    """What sets off a triggered ability: the kind of event, and whose or which card's it must be.

    `this`: the card itself; else a card of the group; without a group, an event of a player on this `side`.
    """

    def __init__(self, kind: int, this: bool, side: int, group: Group | None, against: Group | None) -> None:
        self.kind = kind
        self.this = this
        self.side = side
        self.group = group
        self.against = against
        """What the other card of the event must be like: the challenged one, the location moved to."""
        self.here = False
        """The other card of the event must be this card: "moves here", "while here"."""
        self.nth = 0
        """Only the n-th such event of the turn."""
        self.least = 0
        """Only an event with such a number or a greater one."""
        self.origin = -1
        """Only a card that was in this zone before; no zone where it does not matter."""
        self.elsewhere = False
        """Only a card that was not there."""
        self.doer = ANYBODY
        """Who must have done it."""


class Triggered(Ability):
    """when(moment, effect…): waits in the bag once it is set off."""

    def __init__(self, moments: list[Moment], effect: Effect, during: Condition | None, most: int) -> None:
        super().__init__()
        self.moments = moments
        self.effect = effect
        self.during = during
        self.most = most
        self.first = False
        """Only the first time in a turn, whether its player makes use of it or not."""
        self.from_discard = False
        self.heard_in_discard = False
        """It works in the discard, and waits there for whatever happens, not only for moments of its player's turns."""
        self.mask = 0
        """The moments it waits for, as a bit mask."""
        self.mask_of_others = 0
        """Those of them that need not be of its own card."""
        for moment in moments:
            self.mask |= 1 << moment.kind
            if not moment.this:
                self.mask_of_others |= 1 << moment.kind


class Activated(Ability):
    """use(cost…, then=effect): the active player may pay the costs for the effect."""

    def __init__(self, costs: list[Effect], effect: Effect, most: int) -> None:
        super().__init__()
        self.costs = costs
        self.effect = effect
        self.most = most
        self.ink = 0
        """The ink among its costs, where that is always the same."""
        self.is_plain = False
        """Its costs are exerting the card itself, so much ink, or both."""
        self.exerts = False
        """Exerting the card itself is among its costs."""
        self.given: Condition | None = None
        """It may be used only while this holds."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Static:
    """Something in force while its card is in play and `given` holds. Subclasses say what; see `statics`."""

    def __init__(self) -> None:
        self.place = -1
        """Its place in the cast."""
        self.given: Condition | None = None
        self.depends = 0
        self.rank = 0
        """0 needs printed facts, 1 keywords, 2 derived values."""
        self.order = 0
        """When it is applied: one of the numbers above, by rank and by what others of its rank need of it."""
        self.about = 0
        """What rules it changes, as bits of `terms.ABOUT_…`."""
        self.own = False
        """About playing the card itself: asked when it is played, not in force in play."""
        self.grants = False
        """It gives abilities."""

    def register(self, cast: Cast) -> None:
        """Enlist what it holds (abilities, effects, groups), once, when the programme is made."""

    def ordered(self) -> int:
        """Return its `order`, now that nothing on it changes any more."""
        return PLAINLY if self.rank == 0 else BY_KEYWORDS if self.rank == 1 else BY_VALUES


@dataclass(frozen=True, eq=False)
class ShiftWay:
    """How a card may be shifted: for how much ink or which other cost, on what; `on` says on what in words."""

    ink: int
    """-1 when the cost is not ink."""
    cost: Effect | None
    group: Group | None
    """[Classification] Shift: what the base must be; by name where there is none."""
    any_base: bool
    on: Phrase


class Script:
    """A card with its abilities made into nodes."""

    def __init__(self, card: Card) -> None:
        self.card = card
        self.full_name = card.full_name
        self.kind = card.kind
        self.cost = card.cost
        self.is_character = card.kind == CHARACTER
        self.is_location = card.kind == LOCATION
        self.is_song = card.is_song
        self.inkable = card.inkable
        self.has_willpower = card.willpower >= 0
        """It can be damaged, challenged and banished by damage: a character or a location."""
        self.keywords = 0
        self.challenger = 0
        self.resist = 0
        self.singer = 0
        self.boost = 0
        self.sing_together = 0
        self.shift: ShiftWay | None = None
        self.triggered: list[Triggered] = []
        self.mask = 0
        """The moments its triggered abilities wait for."""
        self.mask_of_others = 0
        """Those of them that need not be its own, and that they wait for in play."""
        self.activated: list[Activated] = []
        self.statics: list[Static] = []
        """In force while the card is in play."""
        self.discard_statics: list[Static] = []
        """In force while the card is in the discard."""
        self.own: list[Static] = []
        """About playing the card itself: cheaper, alternative costs, only if, enters exerted."""
        self.own_about = 0
        """What these are about, as bits of `terms.ABOUT_…`."""
        self.effect: Effect | None = None
        """What an action does."""
        self.from_discard = False
        """It has abilities that work in the discard."""
        self.is_plain = False
        """Played for its ink only: no Shift, no song, no cost or condition of its own."""
        self.is_usable = False
        """In play it offers its player something to do: activated abilities, Boost."""
        self.is_simple = False
        """In play nothing else depends on it: no statics, nothing that waits for others, no Challenger, no location."""
        self.text: list[Phrase] = []
        """Its words, made from its abilities."""
        self.face: dict[str, Any] = {}
        """What views show of it as printed; made when it is first shown."""


class Cast:
    """What never changes in a match."""

    def __init__(self, digest: str, seats: int) -> None:
        self.digest = digest
        self.seats = seats
        self.everyone = (1 << seats) - 1
        """All seats, as a bit mask."""
        self.teams: list[int] = [1 << seat for seat in range(seats)]
        """Each seat with its teammates, as a bit mask."""
        self.together = False
        """Teams take their turns together."""
        self.orders = [[(start + i) % seats for i in range(seats)] for start in range(seats)]
        """All seats in turn order, from each of them."""
        self.orders_of_one = [[seat] for seat in range(seats)]
        self.programme: list[Node] = []
        self.card: list[int] = []
        """By card: its number in the content."""
        self.owner: list[int] = []
        self.script: list[Script] = []
        self.scripts: dict[int, Script] = {}
        """By number in the content."""
        self.abilities: list[Ability] = []
        self.statics: list[Static] = []
        self.groups: list[Group] = []
        self.from_discard = False
        """Some card has abilities that work in the discard."""
        self.heard_in_discards = 0
        """The moments, but for those of a turn, for which some ability waits that works in the discard, as bits."""
        self.remembers = 0
        """What the turn must remember because some card asks for it, as bits: of what is not always noted."""
        self.discard_statics = False
        """Some card has statics that are in force there."""
        self.uses_discards = False
        """Some card may be played or inked from the discard without an effect that does it."""
        self.gives_classes = False
        """Some card gives classifications, so that these are not only what is printed."""
        self.banish_step = -1
        """The step that asks what happens to a card that would be banished, where some card makes it needed."""
        self.ink_tokens = 0
        """So many lie in each inkwell."""
        self.lore_to_win = LORE_TO_WIN
        """The lore with which a player wins, as long as no card makes it more."""
        self.names: list[str] = []
        """The names of all cards that may be named, folded, in alphabetical order."""
        self.classes: list[str] = []
        """The classifications of all characters, in alphabetical order: they may be named, too, after the names."""
        # Printed values by card: where deriving begins.
        self.strength: list[int] = []
        self.willpower: list[int] = []
        self.lore: list[int] = []
        self.keywords: list[int] = []
        self.challenger: list[int] = []
        self.resist: list[int] = []
        self.singer: list[int] = []
        self.nothing: list[int] = []

    def add_group(self, group: Group) -> int:
        if group.place < 0:
            group.place = len(self.groups)
            self.groups.append(group)
        return group.place

    def add_ability(self, ability: Ability) -> int:
        if ability.place < 0:
            ability.place = len(self.abilities)
            self.abilities.append(ability)
        return ability.place

    def add_static(self, static: Static) -> int:
        if static.place < 0:
            static.place = len(self.statics)
            self.statics.append(static)
        return static.place
