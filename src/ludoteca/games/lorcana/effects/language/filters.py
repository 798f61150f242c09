"""The properties of cards in the card language, and the groups that they make together.

Each knows whether a card fits and how it reads: an adjective (before the English noun, after the Italian one),
something that follows the noun, and a predicate ("è impegnato", "is exerted").
"""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from mypy_extensions import mypyc_attr

from ludoteca.games.lorcana.effects.language.bases import Players, Target, rest_on
from ludoteca.games.lorcana.effects.language.classes import class_name
from ludoteca.games.lorcana.state.cards import ACTION, INK_NAMES, LOCATION, Card, fold
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import ANYBODYS, YOURS, Group
from ludoteca.games.lorcana.state.terms import (
    IN_DISCARD,
    IN_HAND,
    IN_INKWELL,
    IN_PLAY,
    ON_BOARD,
    ON_HANDS,
    ON_PILES,
    ON_PLACES,
    UNDER,
)
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.select import Filter
from ludoteca.kernel.texts import EMPTY, OR, Phrase, joined, listed

SONG_KIND = 4
ANY_KIND = 5
"""Beyond the four types of cards: songs, and cards of any type."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Property(Filter):
    """Something that a card is like."""

    depends = 0
    """What it depends on, as bits of `terms.ON_…`."""
    rank = 0
    """0: printed facts and counters; 1: keywords; 2: Strength and other derived values."""
    is_printed = False
    """It is about printed facts only, so it always fits the same cards."""
    of_class = False
    """It asks for classifications, which cards may give to others."""
    behind: ClassVar[Phrase] = EMPTY
    """What follows the noun, where that is always the same."""

    def adjective(self, gender: str, plural: bool) -> Phrase:
        return EMPTY

    def after(self, gender: str, plural: bool) -> Phrase:
        """Say what follows the noun."""
        return self.behind

    def so(self, gender: str, plural: bool) -> Phrase:
        """Say it as a predicate."""
        return EMPTY


def agreed(adjective: str, gender: str, plural: bool) -> str:
    """Put an Italian adjective in -o into the right form."""
    ending = ("e" if plural else "a") if gender == "f" else ("i" if plural else "o")
    return adjective[:-1] + ending


def are(plural: bool) -> Phrase:
    return Phrase("sono ", "are ") if plural else Phrase("è ", "is ")


def have(plural: bool) -> Phrase:
    return Phrase("hanno ", "have ") if plural else Phrase("ha ", "has ")


def either_of(names: list[Phrase], last_it: str = "o", last_en: str = "or") -> Phrase:
    """Join the names: A, B o C / A, B, or C."""
    en = listed([name.en for name in names], "en", last_en)
    if len(names) > 2:
        en = en.replace(f" {last_en} {names[-1].en}", f", {last_en} {names[-1].en}")
    return Phrase(listed([name.it for name in names], "it", last_it), en)


# -- sides and zones: what they say goes into the group ----------------------------------------------------------


class Side(Property):
    """yours, opposing, anyones."""

    def __init__(self, side: int) -> None:
        self.side = side

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        if self.side == YOURS:
            return m.owner[thing] == frame.seat
        return self.side == ANYBODYS or not m.team_mask(frame.seat) >> m.owner[thing] & 1

    def so(self, gender: str, plural: bool) -> Phrase:
        if self.side == YOURS:
            return are(plural) + Phrase(agreed("tuo", gender, plural).replace("tui", "tuoi"), "yours")
        return are(plural) + Phrase(adversary(gender, plural), "opposing")


class Zone(Property):
    """in_hand, in_discard, in_inkwell, under_this."""

    def __init__(self, zone: int, said_by: int = -1) -> None:
        self.zone = zone
        self.said_by = said_by
        """The type of the card that says it, where its words depend on that."""

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return m.zone[thing] == self.zone

    def so(self, gender: str, plural: bool) -> Phrase:
        where = {
            IN_HAND: Phrase("in mano", "in hand"),
            IN_DISCARD: Phrase("negli scarti", "in the discard"),
            IN_INKWELL: Phrase("nel calamaio", "in the inkwell"),
            UNDER: Phrase("sotto un'altra carta", "under another card"),
        }[self.zone]
        return are(plural) + where


def adversary(gender: str, plural: bool) -> str:
    if gender == "f":
        return "avversarie" if plural else "avversaria"
    return "avversari" if plural else "avversario"


# -- what a card is ----------------------------------------------------------------------------------------------


class Kind(Property):
    """character, action, item, location, song, card."""

    is_printed = True

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        script = m.script[thing]
        if self.kind == SONG_KIND:
            return script.is_song
        return self.kind == ANY_KIND or script.kind == self.kind


class NotKind(Property):
    """not_song, not_character, …"""

    is_printed = True

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        card = m.script[thing].card
        return not card.is_song if self.kind == SONG_KIND else card.kind != self.kind

    def what(self) -> Phrase:
        return {
            ACTION: Phrase("un'azione", "an action"),
            LOCATION: Phrase("un luogo", "a location"),
            SONG_KIND: Phrase("una canzone", "a song"),
        }.get(self.kind, Phrase("un oggetto", "an item") if self.kind else Phrase("un personaggio", "a character"))

    def after(self, gender: str, plural: bool) -> Phrase:
        if plural:
            return Phrase("che non siano {what}", "that aren't {what}").fill(what=self.what())
        return Phrase("che non sia {what}", "that isn't {what}").fill(what=self.what())

    def so(self, gender: str, plural: bool) -> Phrase:
        return Phrase("non è {what}", "isn't {what}").fill(what=self.what())


def has_class(card: Card, classes: list[str]) -> bool:
    """Tell whether a card has one of these classifications. Rules: LOR-CARD.14, LOR-CARD.32."""
    for one in classes:
        if one in card.classes:
            return True
    return False


def has_name(card: Card, names: list[str]) -> bool:
    """Tell whether a card has one of these names: whole names, folded, in any zone; the version does not matter.

    Rules: LOR-CARD.25.
    """
    for name in names:
        if name in card.names:
            return True
    return False


class Classed(Property):
    """classed("Pirate", "Alien"): with any of these classifications."""

    is_printed = True
    of_class = True

    def __init__(self, classes: list[str]) -> None:
        self.classes = classes

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return has_class(m.script[thing].card, self.classes) or (bool(m.classed) and self.is_gained(m, thing))

    def is_gained(self, m: LorcanaMatch, thing: int) -> bool:
        """Tell whether a card has gained one of these classifications. Rules: LOR-AMB.61."""
        for card, name in m.classed:
            if card == thing and name in self.classes:
                return True
        return False

    def names(self) -> list[Phrase]:
        return [class_name(one) for one in self.classes]


NAMES: dict[str, str] = {}
"""Italian names of cards by English name, folded: what `learn_name` has been told."""


def learn_name(name: Phrase) -> None:
    """Let cards from now on speak of the card of this English name by its Italian one in Italian."""
    if name.it and name.it != name.en:
        NAMES.setdefault(fold(name.en), name.it)


class Named(Property):
    """named("Elsa", …): with any of these names."""

    is_printed = True

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.folded = [fold(name) for name in names]

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return has_name(m.script[thing].card, self.folded)

    def said(self) -> Phrase:
        return either_of([Phrase(NAMES.get(fold(name), name), name) for name in self.names])

    def after(self, gender: str, plural: bool) -> Phrase:
        return Phrase(f"{agreed('chiamato', gender, plural)} ", "named ") + self.said()

    def so(self, gender: str, plural: bool) -> Phrase:
        return Phrase("si chiamano " if plural else "si chiama ", "are named " if plural else "is named ") + self.said()


class OfPlayer(Property):
    """of(player): belonging to one of these players; a chosen one is chosen with the first card."""

    def __init__(self, player: Players) -> None:
        self.player = player

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return m.owner[thing] in self.player.seats(m, frame)

    def so(self, gender: str, plural: bool) -> Phrase:
        return are(plural) + Phrase("di ", "of ") + self.player.words()


class NamedCard(Property):
    """named_card: with the name that was named."""

    behind = Phrase("con quel nome", "with that name")

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return m.named != "" and m.named in m.script[thing].card.names

    def so(self, gender: str, plural: bool) -> Phrase:
        return Phrase("ha quel nome", "has that name")


class OfNamedClass(Property):
    """of_named_class: with the classification that was named."""

    behind = Phrase("con quella classificazione", "with that classification")

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return m.named != "" and Classed([m.named]).fits(m, frame, thing)

    def so(self, gender: str, plural: bool) -> Phrase:
        return have(plural) + Phrase("quella classificazione", "that classification")


@mypyc_attr(allow_interpreted_subclasses=True)
class With(Property):
    """Something that a card has: "con {…}", "ha {…}" / "with {…}", "has {…}"."""

    @abstractmethod
    def said(self) -> Phrase:
        """Say what that is."""
        raise NotImplementedError(type(self).__name__)

    def after(self, gender: str, plural: bool) -> Phrase:
        return Phrase("con ", "with ") + self.said()

    def so(self, gender: str, plural: bool) -> Phrase:
        return have(plural) + self.said()


class SameName(With):
    """same_name(T): with the same name as one of these."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.depends = target.depends

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        own = m.script[thing].card.names
        for other in self.target.found(m, frame):
            for name in m.script[other].card.names:
                if name in own:
                    return True
        return False

    def said(self) -> Phrase:
        other = self.target.words()
        return Phrase(f"lo stesso nome {joined('di', other.it)}", f"the same name as {other.en}")


class Among(Property):
    """among(T): one of these cards."""

    behind = Phrase("tra quelle", "from among them")

    def __init__(self, target: Target) -> None:
        if target.chooses():
            raise ValueError("say among which cards that are known already: among(it)")
        self.target = target
        self.depends = target.depends

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return thing in self.target.found(m, frame)


class At(Property):
    """at(T): at this location."""

    behind = Phrase("in quel luogo", "at that location")

    def __init__(self, target: Target) -> None:
        if target.chooses():
            raise ValueError("choose the location first, then say at(it)")
        self.target = target
        self.depends = target.depends | ON_PLACES

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return m.at[thing] >= 0 and m.at[thing] in self.target.found(m, frame)

    def so(self, gender: str, plural: bool) -> Phrase:
        return Phrase("si trovano " if plural else "si trova ", "are " if plural else "is ") + self.after("m", plural)


class OfInk(Property):
    """of_ink("amber"): of this ink type."""

    is_printed = True

    def __init__(self, ink: str) -> None:
        if ink not in INK_NAMES:
            raise ValueError(f"no ink is called {ink!r}")
        self.ink = ink

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return self.ink in m.script[thing].card.inks

    def adjective(self, gender: str, plural: bool) -> Phrase:
        return INK_NAMES[self.ink]

    def so(self, gender: str, plural: bool) -> Phrase:
        return are(plural) + INK_NAMES[self.ink]


class Inkable(Property):
    """inkable: with the inkwell icon."""

    is_printed = True
    behind = Phrase("con {C}", "with {C}")

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return m.script[thing].card.inkable

    def so(self, gender: str, plural: bool) -> Phrase:
        return have(plural) + Phrase("{C}", "{C}")


class OddCost(Property):
    """odd_cost, even_cost: with an odd or an even cost, as it is printed."""

    is_printed = True

    def __init__(self, odd: bool) -> None:
        self.odd = odd

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return bool(m.script[thing].card.cost & 1) == self.odd

    def after(self, gender: str, plural: bool) -> Phrase:
        return (
            Phrase("con costo dispari", "with an odd cost")
            if self.odd
            else Phrase("con costo pari", "with an even cost")
        )

    def so(self, gender: str, plural: bool) -> Phrase:
        cost = Phrase("costo dispari", "an odd cost") if self.odd else Phrase("costo pari", "an even cost")
        return have(plural) + cost


class Other(Property):
    """other: not this card."""

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return thing != frame.source

    def so(self, gender: str, plural: bool) -> Phrase:
        return Phrase("non è questa carta", "isn't this card")


def is_another(m: LorcanaMatch, frame: Frame, thing: int) -> bool:
    """Tell whether it is neither this card, nor "it", nor anything chosen before in this effect.

    Rules: LOR-RES.13.
    """
    return thing != frame.source and thing != frame.it and thing not in m.picked


class Another(Property):
    """another: neither this card, nor the one that set the effect off, nor anything chosen before in this effect."""

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return is_another(m, frame, thing)

    def so(self, gender: str, plural: bool) -> Phrase:
        return Phrase("è un'altra carta", "is another card")


# -- joining -----------------------------------------------------------------------------------------------------


class EitherOf(Property):
    """p | q: either will do."""

    def __init__(self, left: Property, right: Property) -> None:
        self.left = left
        self.right = right
        rest_on(self, left, right)
        self.is_printed = left.is_printed and right.is_printed
        self.of_class = left.of_class or right.of_class

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return self.left.fits(m, frame, thing) or self.right.fits(m, frame, thing)

    def parts(self) -> list[Property]:
        """List all that are joined, from left to right."""
        parts: list[Property] = []
        for side in (self.left, self.right):
            parts += side.parts() if isinstance(side, EitherOf) else [side]
        return parts

    def so(self, gender: str, plural: bool) -> Phrase:
        return self.left.so(gender, plural) + OR + self.right.so(gender, plural)


class Such(Property):
    """matching(P…): all of these at once; for use in p | matching(q, r)."""

    def __init__(self, properties: list[Property]) -> None:
        self.properties = properties
        self.is_printed = all(one.is_printed for one in properties)
        self.of_class = any(one.of_class for one in properties)
        for one in properties:
            self.depends |= one.depends
            self.rank = max(self.rank, one.rank)

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        for one in self.properties:
            if not one.fits(m, frame, thing):
                return False
        return True


def group_of(properties: list[Property], side: int = ANYBODYS, zone: int = IN_PLAY) -> Group:
    """Make the group of cards with all these properties; side and zone are those given, unless a property says
    otherwise.
    """
    filters: list[Filter] = []
    depends = 0
    rank = 0
    said_side = said_by = -1
    for one in properties:
        if isinstance(one, Side):
            if said_side >= 0:
                raise ValueError("say once whose cards: yours, opposing or anyones")
            said_side = one.side
            continue
        if isinstance(one, Zone):
            zone = one.zone
            said_by = one.said_by
            continue
        if isinstance(one, Kind) and any(isinstance(f, Kind) for f in filters):
            raise ValueError("one type of card, or several joined by |")
        filters.append(one)
        depends |= one.depends
        rank = max(rank, one.rank)
    if said_side >= 0:
        side = said_side
    elif any(isinstance(one, OfPlayer) for one in properties):
        side = ANYBODYS
    elif side == ANYBODYS and zone in (IN_HAND, IN_DISCARD, IN_INKWELL):
        side = YOURS
    group = Group(side, zone, filters)
    group.said_by = said_by
    group.depends = depends | zone_depends(zone)
    group.rank = rank
    group.printed = [one for one in filters if isinstance(one, Property) and one.is_printed]
    group.of_class = [one for one in filters if isinstance(one, Property) and one.is_printed and one.of_class]
    group.tests = [one for one in filters if one not in group.printed]
    return group


def zone_depends(zone: int) -> int:
    if zone == IN_HAND:
        return ON_HANDS
    return ON_BOARD if zone in (IN_PLAY, UNDER) else ON_PILES


def number_first(given: list[object]) -> tuple[int, list[Property]]:
    """Part a leading number, 1 if there is none, from the properties after it."""
    number = 1
    properties: list[Property] = []
    for i, one in enumerate(given):
        if isinstance(one, Property):
            properties.append(one)
        elif i == 0 and isinstance(one, int):
            number = one
        else:
            raise ValueError("the number comes first, then what they are like")
    if not properties:
        raise ValueError("say what they are like")
    return number, properties
