"""What happened this turn, as amounts and conditions ask for it: played(song), quested(character, yours)…"""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.filters import ANY_KIND, Kind, Property, agreed, group_of
from ludoteca.games.lorcana.effects.language.nouns import SPEECH, Naming
from ludoteca.games.lorcana.state import terms
from ludoteca.games.lorcana.state.groups import belongs
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import ANYBODYS, OPPOSING, YOURS, Group
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.language import Word, several
from ludoteca.kernel.phrases import A_CARD
from ludoteca.kernel.texts import EMPTY, Phrase, joined

COUNT: Final = "count"
DEEDS: Final = (terms.PLAYED_CARD, terms.INKED_CARD, terms.DISCARDED_CARD, terms.DREW, terms.REMOVED_DAMAGE)
"""What players do; the rest happens to cards, or is done by them."""

ONCE_EACH: Final = (
    terms.QUESTED,
    terms.SANG,
    terms.MOVED,
    terms.WAS_DAMAGED,
    terms.WAS_CHALLENGED,
    terms.PUT_UNDER,
    terms.HEALED_CARD,
    terms.REMOVED_DAMAGE,
)
"""What is asked of the cards that did or suffered it, so that each of them counts once."""

# As after "se": you have done it, an opponent has; {what} stands for the cards.
DONE_BY_YOU: Final = {
    terms.PLAYED_CARD: Phrase("hai giocato {what} in questo turno", "you've played {what} this turn"),
    terms.INKED_CARD: Phrase(
        "hai aggiunto {what} al tuo calamaio in questo turno", "you've put {what} into your inkwell this turn"
    ),
    terms.DISCARDED_CARD: Phrase("hai scartato {what} in questo turno", "you've discarded {what} this turn"),
    terms.DREW: Phrase("hai pescato {what} in questo turno", "you've drawn {what} this turn"),
    terms.REMOVED_DAMAGE: Phrase(
        "hai rimosso danni da {what} in questo turno", "you've removed damage from {what} this turn"
    ),
}
DONE_BY_OPPONENTS: Final = {
    terms.PLAYED_CARD: Phrase(
        "un avversario ha giocato {what} in questo turno", "an opponent has played {what} this turn"
    ),
    terms.INKED_CARD: Phrase(
        "un avversario ha aggiunto {what} al suo calamaio in questo turno",
        "an opponent has put {what} into their inkwell this turn",
    ),
    terms.DISCARDED_CARD: Phrase(
        "un avversario ha scartato {what} in questo turno", "an opponent has discarded {what} this turn"
    ),
    terms.DREW: Phrase("un avversario ha pescato {what} in questo turno", "an opponent has drawn {what} this turn"),
}
# Participles in Italian (agreeing, in -o), and both English forms of what follows the subject.
PARTICIPLES: Final = {
    terms.PLAYED_CARD: ("giocato", "played"),
    terms.INKED_CARD: ("aggiunto al calamaio", "put into your inkwell"),
    terms.DISCARDED_CARD: ("scartato", "discarded"),
    terms.DREW: ("pescato", "drawn"),
    terms.CHALLENGE_MADE: ("", "that challenged"),
    terms.DEFEATED: ("esiliato in una sfida", "banished in a challenge"),
    terms.WAS_DAMAGED: ("danneggiato", "damaged"),
    terms.QUESTED: ("andato all'avventura", "that quested"),
    terms.SANG: ("", "that sang a song"),
    terms.MOVED: ("spostato", "moved"),
    terms.WAS_CHALLENGED: ("sfidato", "challenged"),
    terms.WAS_BANISHED: ("esiliato", "banished"),
    terms.PUT_UNDER: ("", "that a card was put under"),
    terms.LEFT_DISCARD: ("uscito", "that left"),
    terms.PUT_IN_DISCARD: ("messo", "put into"),
    terms.HEALED_CARD: ("", "that had damage removed"),
    terms.REMOVED_DAMAGE: ("", "you've removed damage from"),
}
HAVE_DONE: Final = {
    terms.CHALLENGE_MADE: (("ha sfidato", "hanno sfidato"), ("has challenged", "have challenged")),
    terms.QUESTED: (("è andato all'avventura", "sono andati all'avventura"), ("has quested", "have quested")),
    terms.SANG: (("ha cantato una canzone", "hanno cantato una canzone"), ("has sung a song", "have sung a song")),
    terms.MOVED: (("si è spostato", "si sono spostati"), ("has moved", "have moved")),
    terms.DEFEATED: (
        ("è stato esiliato in una sfida", "sono stati esiliati in una sfida"),
        ("was banished in a challenge", "were banished in a challenge"),
    ),
    terms.WAS_DAMAGED: (("è stato danneggiato", "sono stati danneggiati"), ("was damaged", "were damaged")),
    terms.WAS_CHALLENGED: (("è stato sfidato", "sono stati sfidati"), ("was challenged", "were challenged")),
    terms.WAS_BANISHED: (("è stato esiliato", "sono stati esiliati"), ("was banished", "were banished")),
    terms.HEALED_CARD: (("ha perso danni", "hanno perso danni"), ("had damage removed", "had damage removed")),
    terms.REMOVED_DAMAGE: (("ha perso danni grazie a te", "hanno perso danni grazie a te"), ("", "")),
    terms.PUT_UNDER: (
        ("ha ricevuto una carta sotto di sé", "hanno ricevuto una carta sotto di sé"),
        ("had a card put under it", "had a card put under them"),
    ),
}
DISCARDS: Final = {
    YOURS: Phrase("i tuoi scarti", "your discard"),
    OPPOSING: Phrase("gli scarti di un avversario", "an opponent's discard"),
    ANYBODYS: Phrase("gli scarti di un giocatore", "a player's discard"),
}
BY_DISCARD: Final = {
    terms.LEFT_DISCARD: ("da", Phrase("è uscita", "has left"), Phrase("sono uscite", "have left")),
    terms.PUT_IN_DISCARD: ("in", Phrase("è stata messa", "was put into"), Phrase("sono state messe", "were put into")),
}
"""What happens to cards by a discard: the Italian preposition, and what one or several of them did."""


NTH: Final = {
    terms.PLAYED_CARD: Phrase("hai giocato in questo turno", "you've played this turn"),
    terms.INKED_CARD: Phrase("hai aggiunto al tuo calamaio in questo turno", "you've put into your inkwell this turn"),
}
ORDINALS: Final = {
    1: Phrase("primo", "first"),
    2: Phrase("secondo", "second"),
    3: Phrase("terzo", "third"),
}


class TurnCount:
    """How often something happened this turn: deeds of a player, or what cards of a group did or suffered."""

    def __init__(self, what: int, group: Group) -> None:
        self.what = what
        self.group = group
        SPEECH.asked |= 1 << what
        self.depends = group.depends | terms.ON_LOG
        self.rank = group.rank

    def number(self, m: LorcanaMatch, frame: Frame) -> int:
        return how_often(m, frame, self.what, self.group)

    # -- words ---------------------------------------------------------------------------------------------------

    def noun(self, plural: bool) -> Phrase:
        """Say "personaggi avversari esiliati in una sfida in questo turno", without article."""
        naming = Naming(self.group)
        it, en = PARTICIPLES[self.what]
        noun = naming.bare(plural)
        if self.what in BY_DISCARD:
            where, done = DISCARDS[self.group.side], agreed(it, naming.gender, plural)
            by = joined(BY_DISCARD[self.what][0], where.it)
            return noun + Phrase(f" {done} {by} in questo turno", f" {en} {where.en} this turn")
        foe = self.group.side == OPPOSING
        if foe:
            noun = Phrase(f"{noun.it} {'avversari' if plural else 'avversario'}", f"opposing {noun.en}")
        elif self.group.side == YOURS and self.what not in DEEDS:
            noun = noun + Phrase(" dei tuoi" if plural else " tuo", " of yours")
        if it:
            first, _, rest = it.partition(" ")
            it = f"{agreed(first, naming.gender, plural)} {rest}".strip()
        else:
            it = "che " + HAVE_DONE[self.what][0][1 if plural else 0]
        return noun + Phrase(f" {it} in questo turno", f" {en} this turn")

    def happened(self, number: int, exactly: bool) -> Phrase:
        """Say the clause: "hai giocato una canzone in questo turno", "you've played 2 or more actions this turn"."""
        naming = Naming(self.group)
        if self.what in BY_DISCARD:
            return self.went_by_discard(number, exactly)
        if self.what == terms.CHALLENGE_MADE and exactly:
            return self.challenged(number)
        if exactly and number in ORDINALS and self.what in NTH:
            return self.nth(number)
        if number == 1 and not exactly:
            what = naming.simple() if self.what in DEEDS and self.what != terms.REMOVED_DAMAGE else naming.one()
        else:
            quantity = Phrase("esattamente {n} ", "exactly {n} ") if exactly else Phrase("{n} o più ", "{n} or more ")
            plural = number != 1
            nouns = naming.bare(plural) if self.what in DEEDS else naming.counted(plural)
            what = quantity.fill(n=number) + nouns
        if self.what in DEEDS:
            foes = self.group.side == OPPOSING and self.what != terms.REMOVED_DAMAGE
            table = DONE_BY_OPPONENTS if foes else DONE_BY_YOU
            clause = table[self.what].fill(what=what)
            return Phrase(clause.it.replace(f"da {what.it}", joined("da", what.it)), clause.en)
        it, en = HAVE_DONE[self.what]
        form = 0 if number == 1 else 1
        return Phrase("{what} {verb} in questo turno", "{what} {verb} this turn").fill(
            what=what, verb=Phrase(it[form], en[form])
        )

    def went_by_discard(self, number: int, exactly: bool) -> Phrase:
        """Say "2 o più carte sono uscite dai tuoi scarti in questo turno"; 0: none has."""
        naming = Naming(self.group)
        if number == 0:
            what = Phrase("nessuna ", "no ") + naming.bare(False)
        elif number == 1 and not exactly:
            what = naming.simple()
        else:
            quantity = Phrase("esattamente {n} ", "exactly {n} ") if exactly else Phrase("{n} o più ", "{n} or more ")
            what = quantity.fill(n=number) + naming.bare(True)
        by, one, several_ = BY_DISCARD[self.what]
        where = DISCARDS[self.group.side]
        return Phrase("{what} {gone} {where} in questo turno", "{what} {gone} {where} this turn").fill(
            what=what, gone=several_ if number > 1 else one, where=Phrase(joined(by, where.it), where.en)
        )

    def nth(self, number: int) -> Phrase:
        """Say of the latest which one it is: "è la seconda carta che hai aggiunto al tuo calamaio in questo turno"."""
        naming = Naming(self.group)
        nth = ORDINALS[number]
        bare = naming.bare(False)
        which = Phrase(f"{agreed(nth.it, naming.gender, False)} {bare.it}", f"{nth.en} {bare.en}")
        article = "la" if naming.gender == "f" else "il"
        return Phrase(f"è {article} ", "it's the ") + which + Phrase(" che ", " ") + NTH[self.what]

    def never(self) -> Phrase:
        """Deny it: "non hai giocato una canzone in questo turno"."""
        if self.what in DEEDS:
            clause = self.happened(1, False)
            foe = self.group.side == OPPOSING and self.what != terms.REMOVED_DAMAGE
            if foe:
                return Phrase(
                    clause.it.replace("un avversario ha", "nessun avversario ha"),
                    clause.en.replace("an opponent has", "no opponent has"),
                )
            return Phrase("non " + clause.it, clause.en.replace("you've", "you haven't"))
        if self.what in BY_DISCARD:
            return self.went_by_discard(0, False)
        if self.what == terms.CHALLENGE_MADE:
            return self.challenged(0)
        it, en = HAVE_DONE[self.what]
        bare = Naming(self.group).bare(False)
        whose = {YOURS: Phrase(" tuo", " of yours"), OPPOSING: Phrase(" avversario", "")}.get(self.group.side, EMPTY)
        foe_en = "opposing " if self.group.side == OPPOSING else ""
        who = Phrase(f"nessun {bare.it}{whose.it}", f"no {foe_en}{bare.en}{whose.en}")
        return who + Phrase(f" {it[0]} in questo turno", f" {en[0]} this turn")

    def challenged(self, number: int) -> Phrase:
        """Say "è la seconda sfida di questo turno"."""
        if number == 0:
            who = {
                YOURS: Phrase("nessuno dei tuoi personaggi", "none of your characters"),
                OPPOSING: Phrase("nessun personaggio avversario", "no opposing character"),
            }.get(self.group.side, Phrase("nessun personaggio", "no character"))
            return who + Phrase(" ha sfidato in questo turno", " has challenged this turn")
        order = ORDINALS.get(number, Phrase(f"{number}ª", f"{number}th"))
        nth = Phrase(agreed(order.it, "f", False) if number in ORDINALS else order.it, order.en)
        return Phrase("è la {nth} sfida di questo turno", "it's the {nth} challenge this turn").fill(nth=nth)


LORE_DONE: Final = {
    (terms.LORE_WON, YOURS): Phrase("hai ottenuto {n}leggenda", "you've gained {n}lore"),
    (terms.LORE_WON, OPPOSING): Phrase("un avversario ha ottenuto {n}leggenda", "an opponent has gained {n}lore"),
    (terms.LORE_LOST, YOURS): Phrase("hai perso {n}leggenda", "you've lost {n}lore"),
    (terms.LORE_LOST, OPPOSING): Phrase("un avversario ha perso {n}leggenda", "an opponent has lost {n}lore"),
}
"""As after "se"; {n} is how much, with a space behind it, or nothing."""
LORE_CHANGED: Final = {
    (terms.LORE_WON, YOURS): Phrase("che hai ottenuto", "you've gained"),
    (terms.LORE_WON, OPPOSING): Phrase("ottenuta da un avversario", "an opponent has gained"),
    (terms.LORE_LOST, YOURS): Phrase("che hai perso", "you've lost"),
    (terms.LORE_LOST, OPPOSING): Phrase("persa da un avversario", "an opponent has lost"),
}


class LoreCount(TurnCount):
    """How much lore you gained or lost this turn, or the opponent who gained or lost the most of it."""

    def __init__(self, what: int, side: int) -> None:
        super().__init__(what, group_of([Kind(ANY_KIND)], side))
        self.side = side

    def number(self, m: LorcanaMatch, frame: Frame) -> int:
        seats = [frame.seat] if self.side == YOURS else m.opponents(frame.seat)
        most = 0
        for seat in seats:
            number = 0
            for kind, whose, _ in m.log:
                if kind == self.what and whose == seat:
                    number += 1
            most = max(most, number)
        return most

    def noun(self, plural: bool) -> Phrase:
        changed = LORE_CHANGED[(self.what, self.side)]
        return Phrase(f"leggenda {changed.it} in questo turno", f"lore {changed.en} this turn")

    def happened(self, number: int, exactly: bool) -> Phrase:
        n = Phrase(f"esattamente {number} ", f"exactly {number} ")
        if not exactly:
            n = Phrase(f"{number} o più ", f"{number} or more ") if number > 1 else EMPTY
        done = LORE_DONE[(self.what, self.side)]
        return Phrase(done.it.format(n=n.it), done.en.format(n=n.en)) + Phrase(" in questo turno", " this turn")

    def never(self) -> Phrase:
        clause = self.happened(1, False)
        if self.side == YOURS:
            return Phrase(f"non {clause.it}", clause.en.replace("you've", "you haven't"))
        return Phrase(
            clause.it.replace("un avversario ha", "nessun avversario ha"),
            clause.en.replace("an opponent has", "no opponent has"),
        )


class BuriedCount(TurnCount):
    """cards_put_under(P…): the cards that you put under such cards, each of them."""

    def __init__(self, group: Group) -> None:
        super().__init__(terms.PUT_UNDER, group)

    def number(self, m: LorcanaMatch, frame: Frame) -> int:
        number = 0
        for kind, whose, card in m.log:
            if kind == terms.PUT_UNDER and whose == frame.seat and belongs(m, frame, self.group, card):
                number += 1
        return number

    def under(self) -> Phrase:
        such = Naming(self.group).counted(True)
        return Phrase(f" sotto {such.it} in questo turno", f" under {such.en} this turn")

    def noun(self, plural: bool) -> Phrase:
        cards = Phrase("carte", "cards") if plural else Phrase("carta", "card")
        return cards + Phrase(" che hai messo", " you've put") + self.under()

    def happened(self, number: int, exactly: bool) -> Phrase:
        quantity = Phrase(f"esattamente {number} carte", f"exactly {number} cards")
        if not exactly:
            quantity = Phrase(f"{number} o più carte", f"{number} or more cards")
            quantity = quantity if number > 1 else A_CARD
        return Phrase("hai messo ", "you've put ") + quantity + self.under()

    def never(self) -> Phrase:
        return Phrase("non hai messo carte", "you haven't put a card") + self.under()


def how_often(m: LorcanaMatch, frame: Frame, what: int, group: Group) -> int:
    """Count how often it happened: the log knows the whole turn, even from before the asking card came into play.

    "An opponent's discard" is that of one opponent: the one that had the most.

    Rules: LOR-TRIG.14.
    """
    number = 0
    counted: list[int] = []
    by_owner = [0] * m.seats if what in BY_DISCARD and group.side == OPPOSING else []
    own_ink = what == terms.INKED_CARD and m.hears_who_inks
    for kind, whose, card in m.log:
        if own_ink and kind == terms.INKED_BY_ANOTHER and belongs(m, frame, group, card):
            number -= 1
        if kind == terms.REMOVED_DAMAGE and whose != frame.seat:
            continue
        if kind == what and (card < 0 or belongs(m, frame, group, card)):
            if what in ONCE_EACH:
                if card in counted:
                    continue
                counted.append(card)
            number += 1
            if by_owner:
                by_owner[m.owner[card]] += 1
    return max(by_owner) if by_owner else number


class _Maker:
    """Builds the counts of one kind of event."""

    def __init__(self, what: int) -> None:
        self.what = what

    def cards(self, properties: list[Property]) -> TurnCount:
        return TurnCount(self.what, group_of(properties, ANYBODYS, terms.IN_DISCARD))

    def of(self, properties: list[Property]) -> TurnCount:
        return TurnCount(self.what, group_of(properties, YOURS if self.what in DEEDS else ANYBODYS))

    def made_to(self, properties: list[Property]) -> TurnCount:
        return TurnCount(self.what, group_of(properties, ANYBODYS))

    def made(self, properties: list[Property]) -> TurnCount:
        return TurnCount(self.what, group_of(properties, YOURS))

    def bare(self) -> TurnCount:
        return TurnCount(self.what, group_of([Kind(ANY_KIND)], YOURS))

    def yours(self) -> LoreCount:
        return LoreCount(self.what, YOURS)

    def theirs(self) -> LoreCount:
        return LoreCount(self.what, OPPOSING)


_SUCH = (several("properties", "property"),)

WORDS: Final = [
    Word("played", COUNT, _SUCH, _Maker(terms.PLAYED_CARD).of),
    Word("inked_cards", COUNT, (), _Maker(terms.INKED_CARD).bare, call=False),
    Word("challenges_made", COUNT, _SUCH, _Maker(terms.CHALLENGE_MADE).made),
    Word("challenges_made", COUNT, (), _Maker(terms.CHALLENGE_MADE).bare, call=False),
    Word("defeated", COUNT, _SUCH, _Maker(terms.DEFEATED).of),
    Word("was_damaged", COUNT, _SUCH, _Maker(terms.WAS_DAMAGED).of),
    Word("was_challenged", COUNT, _SUCH, _Maker(terms.WAS_CHALLENGED).of),
    Word("was_banished", COUNT, _SUCH, _Maker(terms.WAS_BANISHED).of),
    Word("boosted_cards", COUNT, _SUCH, _Maker(terms.PUT_UNDER).of),
    Word("cards_put_under", COUNT, _SUCH, lambda properties: BuriedCount(group_of(properties, ANYBODYS))),
    Word("quested", COUNT, _SUCH, _Maker(terms.QUESTED).of),
    Word("sung_by", COUNT, _SUCH, _Maker(terms.SANG).of),
    Word("moved_this_turn", COUNT, _SUCH, _Maker(terms.MOVED).of),
    Word("discarded_cards", COUNT, _SUCH, _Maker(terms.DISCARDED_CARD).of),
    Word("discarded_cards", COUNT, (), _Maker(terms.DISCARDED_CARD).bare, call=False),
    Word("left_discard", COUNT, _SUCH, _Maker(terms.LEFT_DISCARD).cards),
    Word("put_into_discard", COUNT, _SUCH, _Maker(terms.PUT_IN_DISCARD).cards),
    Word("was_healed", COUNT, _SUCH, _Maker(terms.HEALED_CARD).of),
    Word("healed_by_you", COUNT, _SUCH, _Maker(terms.REMOVED_DAMAGE).made_to),
    Word("drawn_cards", COUNT, (), _Maker(terms.DREW).bare, call=False),
    Word("lore_gained", COUNT, (), _Maker(terms.LORE_WON).yours, call=False),
    Word("lore_lost", COUNT, (), _Maker(terms.LORE_LOST).yours, call=False),
    Word("opponents_lore_gained", COUNT, (), _Maker(terms.LORE_WON).theirs, call=False),
    Word("opponents_lore_lost", COUNT, (), _Maker(terms.LORE_LOST).theirs, call=False),
]
