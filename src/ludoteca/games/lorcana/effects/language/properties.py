"""The words of the card language for properties."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Amount
from ludoteca.games.lorcana.effects.language.filters import (
    ANY_KIND,
    SONG_KIND,
    Among,
    Another,
    At,
    Classed,
    EitherOf,
    Inkable,
    Kind,
    Named,
    NamedCard,
    NotKind,
    OddCost,
    OfInk,
    OfNamedClass,
    OfPlayer,
    Other,
    Property,
    SameName,
    Side,
    Such,
    Zone,
    agreed,
    group_of,
)
from ludoteca.games.lorcana.effects.language.keywords import Keyword
from ludoteca.games.lorcana.effects.language.nouns import SPEECH, Naming
from ludoteca.games.lorcana.effects.language.traits import (
    COST,
    OF_DAMAGE,
    OF_LORE,
    OF_STRENGTH,
    OF_WILLPOWER,
    AtLocation,
    AtSameLocation,
    BeingChallenged,
    Damaged,
    Dying,
    Exerted,
    Figure,
    FromDeck,
    FromLocation,
    Having,
    Here,
    JustHealed,
    Logged,
    OutOfDiscard,
    OverCard,
    OverCards,
    Sang,
    Strongest,
    WasHere,
)
from ludoteca.games.lorcana.effects.language.values import AN_AMOUNT, amount_of
from ludoteca.games.lorcana.state.cards import ACTION, CHARACTER, ITEM, LOCATION
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import ANYBODYS, OPPOSING, YOURS
from ludoteca.games.lorcana.state.terms import (
    CHALLENGE_MADE,
    IN_DISCARD,
    IN_HAND,
    IN_INKWELL,
    MOVED,
    PLAYED_CARD,
    PUT_UNDER,
    QUESTED,
    SANG,
    UNDER,
    WAS_CHALLENGED,
    WAS_DAMAGED,
)
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.kinds import PROPERTY
from ludoteca.kernel.language import NUMBER, TEXT, Param, Word, optional, several
from ludoteca.kernel.texts import Phrase


class Non(Property):
    """non(P…): not such a card."""

    def __init__(self, properties: list[Property]) -> None:
        self.such = Such(properties)
        naming = Naming(group_of(properties))
        self.said = naming.simple()
        self.several = naming.bare(True)
        self.single = properties[0] if len(properties) == 1 else None
        self.depends = self.such.depends
        self.rank = self.such.rank

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return not self.such.fits(m, frame, thing)

    def after(self, gender: str, plural: bool) -> Phrase:
        single = self.single
        if isinstance(single, Named):
            return Phrase("non ", "not ") + single.after(gender, plural)
        if isinstance(single, Logged):
            return Phrase("che ", "that ") + single.never(gender, plural)
        if isinstance(single, BeingChallenged):
            challenged = agreed("sfidato", gender, plural)
            if plural:
                return Phrase(f"che non vengono {challenged}", "that aren't being challenged")
            return Phrase(f"che non viene {challenged}", "that isn't being challenged")
        if plural:
            return Phrase("che non siano {what}", "that aren't {what}").fill(what=self.several)
        return Phrase("che non sia {what}", "that isn't {what}").fill(what=self.said)

    def so(self, gender: str, plural: bool) -> Phrase:
        if isinstance(self.single, Named):
            predicate = self.single.so(gender, plural)
            return Phrase(
                f"non {predicate.it}", predicate.en.replace("is named", "isn't named").replace("are", "aren't")
            )
        if isinstance(self.single, Logged):
            return self.single.never(gender, plural)
        return Phrase("non è {what}", "isn't {what}").fill(what=self.said)


class _Figures:
    """Builds the properties of one figure."""

    def __init__(self, stat: int) -> None:
        self.stat = stat

    def build(
        self,
        least: Amount | int | None,
        most: Amount | int | None,
        below: Amount | int | None,
        above: Amount | int | None,
    ) -> Figure:
        return Figure(self.stat, maybe(least), maybe(most), maybe(below), maybe(above))


def maybe(given: Amount | int | None) -> Amount | None:
    return None if given is None else amount_of(given)


def _kind(text: str, kind: int) -> Word:
    return Word(text, PROPERTY, (), lambda: Kind(kind), call=False)


def _not_kind(text: str, kind: int) -> Word:
    return Word(text, PROPERTY, (), lambda: NotKind(kind), call=False)


def _side(text: str, side: int) -> Word:
    return Word(text, PROPERTY, (), lambda: Side(side), call=False)


def _zone(text: str, zone: int) -> Word:
    return Word(text, PROPERTY, (), lambda: Zone(zone), call=False)


def _figures(text: str, stat: int) -> Word:
    bounds = tuple(optional(name, AN_AMOUNT) for name in ("least", "most", "below", "above"))
    return Word(text, PROPERTY, bounds, _Figures(stat).build)


def _having(keyword: Keyword) -> Having:
    return Having(keyword, True)


def _lacking(keyword: Keyword) -> Having:
    return Having(keyword, False)


_SUCH = (several("properties", PROPERTY),)

WORDS: Final = [
    _kind("character", CHARACTER),
    _kind("action", ACTION),
    _kind("item", ITEM),
    _kind("location", LOCATION),
    _kind("song", SONG_KIND),
    _kind("card", ANY_KIND),
    _not_kind("not_song", SONG_KIND),
    _not_kind("not_character", CHARACTER),
    _side("yours", YOURS),
    _side("opposing", OPPOSING),
    _side("anyones", ANYBODYS),
    _zone("in_hand", IN_HAND),
    _zone("in_discard", IN_DISCARD),
    _zone("in_inkwell", IN_INKWELL),
    Word("under_this", PROPERTY, (), lambda: Zone(UNDER, SPEECH.kind), call=False),
    Word("of", PROPERTY, (Param("player", "player"),), OfPlayer),
    Word("other", PROPERTY, (), Other, call=False),
    Word("another", PROPERTY, (), Another, call=False),
    Word("classed", PROPERTY, (several("classes", TEXT),), Classed),
    Word("named", PROPERTY, (several("names", TEXT),), Named),
    Word("named_card", PROPERTY, (), NamedCard, call=False, tells="reads name"),
    Word("of_named_class", PROPERTY, (), OfNamedClass, call=False, tells="reads name"),
    Word("same_name", PROPERTY, (Param("target", "target"),), SameName),
    Word("among", PROPERTY, (Param("target", "target"),), Among),
    Word("at", PROPERTY, (Param("target", "target"),), At),
    Word("of_ink", PROPERTY, (Param("ink", TEXT),), OfInk),
    Word("inkable", PROPERTY, (), Inkable, call=False),
    Word("odd_cost", PROPERTY, (), lambda: OddCost(True), call=False),
    Word("even_cost", PROPERTY, (), lambda: OddCost(False), call=False),
    Word("having", PROPERTY, (Param("keyword", "keyword"),), _having),
    Word("lacking", PROPERTY, (Param("keyword", "keyword"),), _lacking),
    Word("damaged", PROPERTY, (), lambda: Damaged(True), call=False),
    Word("undamaged", PROPERTY, (), lambda: Damaged(False), call=False),
    Word("exerted", PROPERTY, (), lambda: Exerted(True), call=False),
    Word("ready", PROPERTY, (), lambda: Exerted(False), call=False),
    Word("here", PROPERTY, (), Here, call=False),
    Word("was_here", PROPERTY, (), WasHere, call=False),
    Word("at_location", PROPERTY, (), lambda: AtLocation(True), call=False),
    Word("away", PROPERTY, (), lambda: AtLocation(False), call=False),
    Word("at_same_location", PROPERTY, (), AtSameLocation, call=False),
    Word("from_location", PROPERTY, (), FromLocation, call=False, tells="reads move"),
    Word("from_deck", PROPERTY, (), FromDeck, call=False, tells="reads move"),
    Word("out_of_discard", PROPERTY, (), OutOfDiscard, call=False, tells="reads move"),
    Word("dying", PROPERTY, (), Dying, call=False),
    Word("over_card", PROPERTY, (), lambda: OverCard(True), call=False),
    Word("over_cards", PROPERTY, (Param("number", NUMBER),), OverCards),
    Word("over_nothing", PROPERTY, (), lambda: OverCard(False), call=False),
    Word("challenged_this_turn", PROPERTY, (), lambda: Logged(WAS_CHALLENGED), call=False),
    Word("moved", PROPERTY, (), lambda: Logged(MOVED), call=False),
    Word("quested_this_turn", PROPERTY, (), lambda: Logged(QUESTED), call=False),
    Word("damaged_this_turn", PROPERTY, (), lambda: Logged(WAS_DAMAGED), call=False),
    Word("boosted_this_turn", PROPERTY, (), lambda: Logged(PUT_UNDER), call=False),
    Word("made_challenge", PROPERTY, (), lambda: Logged(CHALLENGE_MADE), call=False),
    Word("played_this_turn", PROPERTY, (), lambda: Logged(PLAYED_CARD), call=False),
    Word("sang_this_turn", PROPERTY, (), lambda: Logged(SANG), call=False),
    Word("being_challenged", PROPERTY, (), BeingChallenged, call=False),
    Word("just_healed", PROPERTY, (), JustHealed, call=False, tells="reads healed"),
    Word("sang", PROPERTY, (), Sang, call=False, tells="reads song"),
    Word("strongest", PROPERTY, (), Strongest, call=False),
    _figures("cost", COST),
    _figures("strength", OF_STRENGTH),
    _figures("willpower", OF_WILLPOWER),
    _figures("lore", OF_LORE),
    _figures("damage", OF_DAMAGE),
    Word("|", PROPERTY, (Param("left", PROPERTY), Param("right", PROPERTY)), EitherOf),
    Word("matching", PROPERTY, _SUCH, Such),
    Word("non", PROPERTY, _SUCH, Non),
]
