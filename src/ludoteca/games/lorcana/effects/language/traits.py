"""Properties of cards that change during a match: damage, exertion, keywords, places, figures."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Amount
from ludoteca.games.lorcana.effects.language.filters import Property, With, agreed, are, have
from ludoteca.games.lorcana.effects.language.keywords import Keyword
from ludoteca.games.lorcana.state.cards import ACTION, LOCATION
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.terms import (
    CHALLENGE_MADE,
    HEALED_CARD,
    IN_DECK,
    IN_DISCARD,
    IN_PLAY,
    MOVED,
    ON_BOARD,
    ON_CHALLENGE,
    ON_DAMAGE,
    ON_EXERTING,
    ON_LOG,
    ON_PLACES,
    PLAYED_CARD,
    PUT_UNDER,
    QUESTED,
    REMOVED_DAMAGE,
    SANG,
    WAS_CHALLENGED,
    WAS_DAMAGED,
)
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.language import above
from ludoteca.kernel.texts import EMPTY, Phrase, joined


def is_damaged(m: LorcanaMatch, card: int) -> bool:
    """Tell whether there is damage on a card.

    Rules: LOR-STATE.06.
    """
    return m.damage[card] > 0


class Damaged(Property):
    """damaged, undamaged."""

    depends = ON_DAMAGE

    def __init__(self, damaged: bool) -> None:
        self.damaged = damaged

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return is_damaged(m, thing) == self.damaged

    def adjective(self, gender: str, plural: bool) -> Phrase:
        if self.damaged:
            return Phrase(agreed("danneggiato", gender, plural), "damaged")
        return Phrase("non " + agreed("danneggiato", gender, plural), "undamaged")

    def so(self, gender: str, plural: bool) -> Phrase:
        if self.damaged:
            return have(plural) + Phrase("danni", "damage")
        return Phrase("non ", "") + have(plural) + Phrase("danni", "no damage")


class Exerted(Property):
    """exerted, ready.

    Rules: LOR-CHAL.21.
    """

    depends = ON_EXERTING

    def __init__(self, exerted: bool) -> None:
        self.exerted = exerted

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        """Tell whether the card is exerted, or ready; a location in play is neither."""
        if m.script[thing].card.kind == LOCATION and m.zone[thing] == IN_PLAY:
            return False
        return (m.exerted[thing] != 0) == self.exerted

    def adjective(self, gender: str, plural: bool) -> Phrase:
        if self.exerted:
            return Phrase(agreed("impegnato", gender, plural), "exerted")
        return Phrase(agreed("preparato", gender, plural), "ready")

    def so(self, gender: str, plural: bool) -> Phrase:
        return are(plural) + self.adjective(gender, plural)


class Having(Property):
    """having(evasive), lacking(evasive)."""

    rank = 1

    def __init__(self, keyword: Keyword, has: bool) -> None:
        self.keyword = keyword.bit
        self.name = keyword.words()
        self.has = has

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        if m.zone[thing] != IN_PLAY:
            return bool(m.script[thing].keywords & self.keyword) == self.has
        return m.has(thing, self.keyword) == self.has

    def after(self, gender: str, plural: bool) -> Phrase:
        return (Phrase("con ", "with ") if self.has else Phrase("senza ", "without ")) + self.name

    def so(self, gender: str, plural: bool) -> Phrase:
        if self.has:
            return have(plural) + self.name
        return Phrase("non ", "") + have(plural) + Phrase("", "no ") + self.name


def stands(plural: bool) -> Phrase:
    return Phrase("si trovano" if plural else "si trova", "are" if plural else "is")


class Here(Property):
    """here: at this location; said by a character, at the location where it is."""

    depends = ON_PLACES
    behind = Phrase("in questo luogo", "here")

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        location = m.at[thing]
        return location >= 0 <= frame.source and location in (frame.source, m.at[frame.source])

    def so(self, gender: str, plural: bool) -> Phrase:
        return stands(plural) + Phrase(" in questo luogo", " here")


class WasHere(Property):
    """was_here: at this location when it left play.

    Rules: LOR-RES.28, LOR-LOC.18.
    """

    depends = ON_PLACES

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return (-1 - frame.source, thing, m.stamp[thing]) in m.buried

    def after(self, gender: str, plural: bool) -> Phrase:
        return Phrase(
            "che erano in questo luogo" if plural else "che era in questo luogo",
            "that were here" if plural else "that was here",
        )

    def so(self, gender: str, plural: bool) -> Phrase:
        return Phrase(
            "erano in questo luogo" if plural else "era in questo luogo", "were here" if plural else "was here"
        )


class AtLocation(Property):
    """at_location: at any location; away: at none."""

    depends = ON_PLACES

    def __init__(self, located: bool) -> None:
        self.at = located

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return (m.at[thing] >= 0) == self.at

    def after(self, gender: str, plural: bool) -> Phrase:
        if not self.at:
            return Phrase("fuori dai luoghi", "not at a location")
        return Phrase("nei luoghi", "at locations") if plural else Phrase("in un luogo", "at a location")

    def so(self, gender: str, plural: bool) -> Phrase:
        if self.at:
            return stands(plural) + Phrase(" in un luogo", " at a location")
        return Phrase("non ", "") + stands(plural) + Phrase(" in un luogo", " not at a location")


class AtSameLocation(Property):
    """at_same_location: where this card is; nowhere if it is at no location."""

    depends = ON_PLACES
    behind = Phrase("nello stesso luogo", "at the same location")

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return m.at[thing] >= 0 and m.at[thing] == m.at[frame.source]

    def so(self, gender: str, plural: bool) -> Phrase:
        return stands(plural) + Phrase(" nello stesso luogo", " at the same location")


class FromLocation(Property):
    """from_location: moved from another location, in the move just made."""

    depends = ON_PLACES

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return frame.amount > 0

    def so(self, gender: str, plural: bool) -> Phrase:
        return Phrase("viene da un altro luogo", "comes from a location")


class FromDeck(Property):
    """from_deck: it was in a deck before it was put into the discard just now."""

    behind = Phrase("dal mazzo", "from the deck")

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return frame.amount == IN_DECK


class OutOfDiscard(Property):
    """out_of_discard: it was in the discard before it was played just now."""

    behind = Phrase("dagli scarti", "from the discard")

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return frame.amount == IN_DISCARD


class Dying(Property):
    """dying: it has damage enough to be banished as soon as the effect is over.

    Rules: LOR-DMG.02, LOR-AMB.74.
    """

    depends = ON_DAMAGE

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return m.zone[thing] == IN_PLAY and m.damage[thing] >= m.willpower(thing)

    def after(self, gender: str, plural: bool) -> Phrase:
        return Phrase(f"{agreed('esiliato', gender, plural)} in questo modo", "banished this way")

    def so(self, gender: str, plural: bool) -> Phrase:
        if plural:
            return Phrase(f"vengono {agreed('esiliato', gender, True)} in questo modo", "are banished this way")
        return Phrase(f"viene {agreed('esiliato', gender, False)} in questo modo", "is banished this way")


class OverCard(Property):
    """over_card: with a card under it; over_nothing: with none."""

    depends = ON_BOARD

    def __init__(self, covers: bool) -> None:
        self.covers = covers

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return (m.cards_under(thing) > 0) == self.covers

    def after(self, gender: str, plural: bool) -> Phrase:
        if not self.covers:
            return Phrase("senza carte sotto di sé", "with no cards under them")
        return Phrase("con una carta sotto di sé", "with a card under them")

    def so(self, gender: str, plural: bool) -> Phrase:
        if not self.covers:
            return Phrase("non ", "") + have(plural) + Phrase("carte sotto di sé", "no cards under them")
        return have(plural) + Phrase("una carta sotto di sé", "a card under them")


class OverCards(Property):
    """over_cards(n): with so many cards under it, or more."""

    depends = ON_BOARD

    def __init__(self, number: int) -> None:
        self.number = above(1, number, "over_cards")

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return m.cards_under(thing) >= self.number

    def after(self, gender: str, plural: bool) -> Phrase:
        return Phrase("con {n} o più carte sotto di sé", "with {n} or more cards under them").fill(n=self.number)

    def so(self, gender: str, plural: bool) -> Phrase:
        cards = Phrase("{n} o più carte sotto di sé", "{n} or more cards under them").fill(n=self.number)
        return have(plural) + cards


DID: Final = {
    CHALLENGE_MADE: ("sfidato", "challenged", "challenge"),
    SANG: ("cantato", "sang", "sing"),
    QUESTED: ("", "quested", "quest"),
    MOVED: ("", "moved", "move"),
}
"""What cards do, in Italian where it is said with "ha", and in English in the past and after "didn't"."""
SUFFERED: Final = {
    WAS_CHALLENGED: ("sfidato", "challenged"),
    WAS_DAMAGED: ("danneggiato", "damaged"),
    PLAYED_CARD: ("giocato", "played"),
}


class Logged(Property):
    """challenged_this_turn, damaged_this_turn, moved, quested_this_turn, …: the log tells of it."""

    depends = ON_LOG

    def __init__(self, what: int) -> None:
        self.what = what

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        for what, _, card in m.log:
            if what == self.what and card == thing:
                return True
        return False

    def after(self, gender: str, plural: bool) -> Phrase:
        if self.what == MOVED:
            return Phrase(f"{agreed('spostato', gender, plural)} in questo turno", "that moved this turn")
        if self.what not in SUFFERED:
            return Phrase("che ", "that ") + self.so(gender, plural)
        was = "were" if plural else "was"
        it, en = SUFFERED[self.what]
        return Phrase(f"{agreed(it, gender, plural)} in questo turno", f"who {was} {en} this turn")

    def so(self, gender: str, plural: bool) -> Phrase:
        if self.what == MOVED:
            return Phrase("si è spostato in questo turno", "moved this turn")
        if self.what == QUESTED:
            went = f"sono {agreed('andato', gender, True)}" if plural else f"è {agreed('andato', gender, False)}"
            return Phrase(f"{went} all'avventura in questo turno", "quested this turn")
        if self.what in DID:
            it, en, _ = DID[self.what]
            return Phrase(f"{'hanno' if plural else 'ha'} {it} in questo turno", f"{en} this turn")
        if self.what == PUT_UNDER:
            have = "hanno" if plural else "ha"
            them = "them" if plural else "it"
            return Phrase(
                f"{have} ricevuto una carta sotto di sé in questo turno", f"had a card put under {them} this turn"
            )
        it, en = SUFFERED[self.what]
        been = f"sono {agreed('stato', gender, True)}" if plural else f"è {agreed('stato', gender, False)}"
        was = "were" if plural else "was"
        return Phrase(f"{been} {agreed(it, gender, plural)} in questo turno", f"{was} {en} this turn")

    def never(self, gender: str, plural: bool) -> Phrase:
        """Deny the predicate: "non è andato all'avventura in questo turno" / "didn't quest this turn"."""
        predicate = self.so(gender, plural)
        if self.what in DID:
            return Phrase(f"non {predicate.it}", f"didn't {DID[self.what][2]} this turn")
        if self.what == PUT_UNDER:
            return Phrase(f"non {predicate.it}", predicate.en.replace("had a card", "had no card"))
        return Phrase(f"non {predicate.it}", predicate.en.replace("was ", "wasn't ").replace("were ", "weren't "))


class BeingChallenged(Property):
    """being_challenged: it is the one challenged in the present challenge."""

    depends = ON_CHALLENGE

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return m.challenged == thing

    def after(self, gender: str, plural: bool) -> Phrase:
        return Phrase(agreed("sfidato", gender, plural) + " ora", "being challenged")

    def so(self, gender: str, plural: bool) -> Phrase:
        return Phrase("viene " + agreed("sfidato", gender, plural), "is being challenged")


class JustHealed(Property):
    """just_healed: the step before removed damage from it."""

    depends = ON_LOG
    behind = Phrase("da cui hai rimosso danni in questo modo", "you removed damage from this way")

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        if thing not in m.them:
            return False
        for what, _, card in reversed(m.log):
            if what not in (HEALED_CARD, REMOVED_DAMAGE):
                return False
            if card == thing:
                return True
        return False


def who_sang(m: LorcanaMatch, song: int) -> list[int]:
    """List those who sang this song when it was last played this turn: they are logged right after it.

    Rules: LOR-RES.21.
    """
    singers: list[int] = []
    for what, _, card in reversed(m.log):
        if what == SANG:
            singers.append(card)
        elif what == PLAYED_CARD and card == song:
            return singers
        else:
            singers = []
    return []


class Sang(Property):
    """sang: one of those who sang the song being resolved.

    For an ability that waits for songs: the song that set it off. Nobody sings while it waits, but other actions may
    be played.
    """

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        if frame.source >= 0 and m.script[frame.source].kind == ACTION:
            return thing in who_sang(m, frame.source)
        return thing in m.singers

    def after(self, gender: str, plural: bool) -> Phrase:
        return Phrase("che hanno cantato" if plural else "che ha cantato", "that sang") + Phrase(
            " questa canzone", " this song"
        )

    def so(self, gender: str, plural: bool) -> Phrase:
        return Phrase("ha cantato questa canzone", "sang this song")


class Strongest(Property):
    """strongest: with more Strength than each opposing character."""

    rank = 2
    depends = ON_BOARD
    behind = Phrase("con più {S} di ogni personaggio avversario", "with more {S} than each opposing character")

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        own = m.strength(thing)
        for seat in m.opponents(frame.seat):
            for other in m.play[seat]:
                if m.script[other].is_character and m.strength(other) >= own:
                    return False
        return True

    def so(self, gender: str, plural: bool) -> Phrase:
        return have(plural) + Phrase("più {S} di ogni personaggio avversario", "more {S} than each opposing character")


# -- figures -----------------------------------------------------------------------------------------------------

COST = 0
OF_STRENGTH = 1
OF_WILLPOWER = 2
OF_LORE = 3
OF_DAMAGE = 4
SIGNS = ("", "{S}", "{W}", "{L}", "")


def figure(m: LorcanaMatch, stat: int, card: int) -> int:
    """Return what the card has of it now."""
    if stat == COST:
        return m.script[card].card.cost
    if stat == OF_DAMAGE:
        return m.damage[card]
    printed = m.script[card].card
    if m.zone[card] != IN_PLAY:
        return (0, printed.strength, printed.willpower, printed.lore)[stat]
    if stat == OF_STRENGTH:
        return m.strength(card)
    return m.willpower(card) if stat == OF_WILLPOWER else m.lore_value(card)


class Figure(With):
    """cost(…), strength(…), willpower(…), lore(…), damage(…): at least, at most, below or above so much."""

    def __init__(
        self, stat: int, least: Amount | None, most: Amount | None, below: Amount | None, above: Amount | None = None
    ) -> None:
        if least is None and most is None and below is None and above is None:
            raise ValueError("say least=, most=, below= or above=")
        self.stat = stat
        self.least = least
        self.most = most
        self.below = below
        self.above = above
        self.rank = 0 if stat in (COST, OF_DAMAGE) else 2
        self.depends = ON_DAMAGE if stat == OF_DAMAGE else 0
        for bound in (least, most, below, above):
            if bound is not None:
                self.depends |= bound.depends
                self.rank = max(self.rank, bound.rank)

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        own = figure(m, self.stat, thing)
        if self.least is not None and own < self.least.value(m, frame):
            return False
        if self.most is not None and own > self.most.value(m, frame):
            return False
        if self.above is not None and own <= self.above.value(m, frame):
            return False
        return self.below is None or own < self.below.value(m, frame)

    def said(self) -> Phrase:
        """Say "costo 2 o inferiore", "2 {S} o inferiore"."""
        low = -1 if self.least is None else self.least.fixed()
        high = -1 if self.most is None else self.most.fixed()
        if self.above is not None:
            return self.compared(Phrase("superiore", "greater than"), self.above)
        if self.below is not None:
            return self.compared(Phrase("inferiore", "less than"), self.below)
        exact = self.least is not None and self.most is not None and self.least.words() == self.most.words()
        if self.least is not None and low < 0 and exact:
            return self.compared(Phrase("pari", "equal to"), self.least)
        if self.least is not None and low < 0:
            return self.compared(Phrase("pari o superiore", "equal to or greater than"), self.least)
        if self.most is not None and high < 0:
            return self.compared(Phrase("pari o inferiore", "equal to or less than"), self.most)
        if self.least is not None and self.most is not None and low != high:
            return self.counted(low, EMPTY) + Phrase(f"–{high}", f" to {high}")
        if self.least is not None and self.most is not None:
            return self.counted(low, EMPTY)
        if self.least is not None:
            return self.counted(low, Phrase(" o superiore", " or more"))
        return self.counted(high, Phrase(" o inferiore", " or less"))

    def compared(self, how: Phrase, amount: Amount) -> Phrase:
        """Say "costo pari o inferiore alla {S} di questo personaggio"."""
        name = self.name()
        than = amount.words()
        return Phrase(f"{name.it} {how.it} {joined('a', than.it)}", f"{name.en} {how.en} {than.en}")

    def name(self) -> Phrase:
        if self.stat == COST:
            return Phrase("costo", "cost")
        if self.stat == OF_DAMAGE:
            return Phrase("danno", "damage")
        return Phrase(SIGNS[self.stat], SIGNS[self.stat])

    def counted(self, number: int, more: Phrase) -> Phrase:
        if self.stat == COST:
            return Phrase(f"costo {number}", f"cost {number}") + more
        if self.stat == OF_DAMAGE:
            it = {" o superiore": " o più danni", " o inferiore": " o meno danni"}.get(more.it, " danni")
            return Phrase(f"{number}{it}", f"{number}{more.en} damage")
        return Phrase(f"{number} {SIGNS[self.stat]}{more.it}", f"{number} {SIGNS[self.stat]}{more.en}")
