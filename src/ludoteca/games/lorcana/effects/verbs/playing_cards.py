"""Playing a card by an effect: for free or at its price, from wherever the effect says."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Target, knows_targets
from ludoteca.games.lorcana.effects.language.comparing import AllUnder, WereUnder
from ludoteca.games.lorcana.effects.language.filters import Property, agreed, group_of
from ludoteca.games.lorcana.effects.language.nouns import SPEECH, Naming
from ludoteca.games.lorcana.effects.language.persons import THEY
from ludoteca.games.lorcana.effects.language.places import (
    HAND_OR_DISCARD,
    NOWHERE,
    TO_DISCARD,
    UNDER_THIS,
    flags,
)
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.effects.verbs.base import Deed, their, verb
from ludoteca.games.lorcana.flow.playing import EXERTED, FOR_INK, play_by_effect, price
from ludoteca.games.lorcana.flow.steps import PLAY_CARD
from ludoteca.games.lorcana.state.groups import HIDDEN, belongs, lying, members, might_have_members, seeming
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import ANYBODYS, YOURS, Group
from ludoteca.games.lorcana.state.terms import (
    IN_DISCARD,
    IN_HAND,
    IN_INKWELL,
    IN_PLAY,
    RESOLVING,
    TO_HAND,
    TO_INKWELL,
    UNDER,
)
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.frames import DONE, GO, WAIT, Frame
from ludoteca.kernel.language import Param, Word, optional, several
from ludoteca.kernel.select import DONE_VERB, options_of
from ludoteca.kernel.texts import EMPTY, Phrase

ZONES: Final = {TO_HAND: IN_HAND, TO_DISCARD: IN_DISCARD, TO_INKWELL: IN_INKWELL, UNDER_THIS: UNDER}
FROM: Final = {
    IN_DISCARD: Phrase(" dai tuoi scarti", " from your discard"),
    IN_INKWELL: Phrase(" dal tuo calamaio", " from your inkwell"),
    UNDER: Phrase(" da sotto questa carta", " from under this card"),
}


class Play(Deed):
    """Common to playing a card of a group and playing a known card.

    Rules: LOR-COST.08, LOR-PLAY.16, LOR-RES.14, LOR-ZONE.11, LOR-AMB.11.
    """

    def __init__(self, free: bool, exerted: bool, then_bottom: bool) -> None:
        super().__init__()
        self.free = free
        self.exerted = exerted
        self.then_bottom = then_bottom

    def can_play(self, m: LorcanaMatch, seat: int, card: int) -> bool:
        """Tell whether nothing forbids it, and what must be paid can be."""
        if laws.may_play(m, seat, card) != "":
            return False
        return self.free or price(m, seat, card) <= m.ready_ink[seat]

    def play(self, m: LorcanaMatch, frame: Frame, card: int) -> None:
        if self.free:
            play_by_effect(m, frame, card, self.exerted, self.then_bottom, frame.seat)
        else:
            pushed = m.push(PLAY_CARD, card, frame.seat)
            pushed.slots = [FOR_INK, EXERTED if self.exerted else 0]

    def clause(self, person: int, what: Phrase, plural: bool, gender: str) -> Phrase:
        """Say "gioca gratis un personaggio" / "play a character for free", with how it comes into play and where it
        goes then.
        """
        form = verb(person, "gioca", "giocare", "gioca", "play", "plays")
        clause = Phrase("{play} {what}", "{play} {what}")
        if self.free:
            clause = Phrase("{play} gratis {what}", "{play} {what} for free")
        clause = clause.fill(play=form, what=what)
        if self.exerted:
            enter = "entrano" if plural else "entra"
            they = "they enter" if plural or "character" in what.en else "it enters"
            how = agreed("impegnato", gender, plural)
            clause = clause + Phrase(f" ed {enter} in gioco {how}", f" and {they} play exerted")
        if self.then_bottom:
            clause = clause + Phrase(
                ", poi mettila in fondo al tuo mazzo invece che nei tuoi scarti",
                ", then put it on the bottom of your deck instead of into your discard",
            )
        return their(clause) if person == THEY else clause


class PlaySome(Play):
    """play(P…, from_=place): a card of the group, chosen by the player.

    Rules: LOR-AMB.75.
    """

    def __init__(self, groups: list[Group], optional: bool, free: bool, exerted: bool, then_bottom: bool) -> None:
        super().__init__(free, exerted, then_bottom)
        self.groups = groups
        self.optional = optional

    def candidates(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        playable: list[int] = []
        for group in self.groups:
            playable += [card for card in members(m, frame, group) if self.can_play(m, frame.seat, card)]
        return playable

    def looked_at(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        """List the cards of a hidden zone among which the player chooses."""
        if self.is_from(UNDER):
            return m.under[frame.source]
        return m.ink[frame.seat] if self.is_from(IN_INKWELL) else []

    def among_which(self, m: LorcanaMatch, frame: Frame, candidates: list[int]) -> list[int]:
        """List the candidates, and what lies hidden beside them."""
        cards = candidates[:]
        for group in self.groups:
            if group.zone in HIDDEN:
                cards += [card for card in lying(m, frame, group) if card not in candidates]
        return cards

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if frame.stage == 0:
            for card in self.looked_at(m, frame):
                m.reveal(card, 1 << frame.seat)
            candidates = self.candidates(m, frame)
            seems = seeming(m, self.among_which(m, frame, candidates), candidates)
            if not (seems if self.optional else candidates):
                m.them = []
                m.much = 0
                m.did = False
                return DONE
            if self.optional or len(seems) > 1:
                frame.waits = 1 << frame.seat
                return WAIT
            frame.slots = candidates
        m.them = frame.slots[:]
        m.picked = [*m.picked, *frame.slots]
        m.much = len(frame.slots)
        m.did = len(frame.slots) > 0
        for card in frame.slots:
            self.play(m, frame, card)
        return DONE

    def is_from(self, zone: int) -> bool:
        """Tell whether cards may be played from this zone: whoever may play a card from a hidden zone looks at the
        cards there.
        """
        return any(group.zone == zone for group in self.groups)

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(self.candidates(m, frame)) > 0

    def payable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(self.candidates(m, frame)) > 0

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        """Tell whether it could change anything: which of the cards that not everybody sees can be played, only the
        player knows.
        """
        for group in self.groups:
            if group.zone in HIDDEN and might_have_members(m, frame, group):
                return True
        return self.playable(m, frame)

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return options_of(self.candidates(m, frame), self.optional)

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        frame.slots = [] if raw[0] == DONE_VERB else [raw[1]]
        frame.stage = 1

    def said(self, person: int) -> Phrase:
        group = self.groups[0]
        naming = Naming(Group(ANYBODYS, IN_PLAY, group.filters))
        where = FROM.get(group.zone, EMPTY)
        if len(self.groups) > 1:
            where = Phrase(" dalla tua mano o dai tuoi scarti", " from your hand or discard")
        return self.clause(person, naming.simple() + where, False, naming.gender)


class PlayAmong(PlaySome):
    """play_among(T, P…): such a card, chosen among those that are or were under a card.

    Rules: LOR-STACK.05, LOR-RES.28.
    """

    def __init__(self, among: Target, group: Group, free: bool, exerted: bool) -> None:
        super().__init__([group], False, free, exerted, False)
        self.among = among

    def looked_at(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return self.among.found(m, frame)

    def among_which(self, m: LorcanaMatch, frame: Frame, candidates: list[int]) -> list[int]:
        return self.among.found(m, frame)

    def candidates(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        playable: list[int] = []
        for card in self.among.found(m, frame):
            if m.zone[card] in (UNDER, IN_DISCARD) and belongs(m, frame, self.groups[0], card):
                if self.can_play(m, frame.seat, card):
                    playable.append(card)
        return playable

    def could_change(self, m: LorcanaMatch, frame: Frame) -> bool:
        return len(self.among.found(m, frame)) > 0

    def said(self, person: int) -> Phrase:
        naming = Naming(Group(ANYBODYS, IN_PLAY, self.groups[0].filters))
        among = self.among.words()
        whole = Phrase(among.it.removeprefix("tutte "), among.en.removeprefix("all "))
        where = Phrase(" scelto " if naming.gender == "m" else " scelta ", " from among ")
        return self.clause(
            person, naming.simple() + where + Phrase(f"tra {whole.it}", f"the {whole.en}"), False, naming.gender
        )


class PlayThese(Play):
    """play(T): these very cards, if they are still where they were. Slots: the cards still to be played.

    Rules: LOR-RES.21, LOR-RES.22.
    """

    def __init__(self, to: Target, zone: int, free: bool, exerted: bool, then_bottom: bool) -> None:
        super().__init__(free, exerted, then_bottom)
        self.to = to
        self.zone = zone
        """Where they must be; -1: anywhere but in play."""

    def is_there(self, m: LorcanaMatch, seat: int, card: int) -> bool:
        zone = m.zone[card]
        if zone != self.zone if self.zone >= 0 else zone in (IN_PLAY, RESOLVING):
            return False
        return self.can_play(m, seat, card)

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        if not knows_targets(m, frame, self.to):
            return WAIT
        if frame.stage == 1:
            frame.stage = 2
            frame.slots = [card for card in frame.slots if self.is_there(m, frame.seat, card)]
            m.them = frame.slots[:]
            m.much = len(frame.slots)
            m.did = len(frame.slots) > 0
        if frame.slots:
            card = frame.slots[0]
            frame.slots = frame.slots[1:]
            self.play(m, frame, card)
            return GO
        return DONE

    def playable(self, m: LorcanaMatch, frame: Frame) -> bool:
        return any(self.is_there(m, frame.seat, card) for card in self.to.found(m, frame))

    def options(self, m: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return self.to.options(m, frame)

    def answer(self, m: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        if self.to.answer(m, frame, raw):
            frame.stage = 1

    def said(self, person: int) -> Phrase:
        what = self.to.words() + FROM.get(self.zone, EMPTY)
        return self.clause(person, what, self.to.plural, "f" if "carta" in what.it else self.to.gender)


# -- words of the language ---------------------------------------------------------------------------------------


def play(
    what: list[Property | Target],
    from_: int = NOWHERE,
    free: bool = False,
    exerted: bool = False,
    then_bottom: bool = False,
    optional: bool = False,
) -> Play:
    if from_ not in (NOWHERE, TO_HAND, TO_DISCARD, TO_INKWELL, HAND_OR_DISCARD, UNDER_THIS):
        raise ValueError("cards are played from hand, discard_pile, inkwell, under or hand_or_discard")
    if then_bottom and not free:
        raise ValueError("then_bottom goes with free")
    first = what[0]
    if isinstance(first, Target):
        if len(what) > 1 or optional or from_ == HAND_OR_DISCARD:
            raise ValueError("a known card is played from one place, and nothing more is said of it")
        return PlayThese(first, ZONES.get(from_, -1), free, exerted, then_bottom)
    properties = [one for one in what if isinstance(one, Property)]
    if len(properties) < len(what):
        raise ValueError("play takes one card, or what the card is like")
    zones = [IN_HAND, IN_DISCARD] if from_ == HAND_OR_DISCARD else [ZONES.get(from_, IN_HAND)]
    groups = [group_of(properties, YOURS, zone) for zone in zones]
    SPEECH.remember(Group(ANYBODYS, IN_PLAY, groups[0].filters), False)
    return PlaySome(groups, optional, free, exerted, then_bottom)


def play_among(among: Target, properties: list[Property], free: bool = False, exerted: bool = False) -> PlayAmong:
    if not isinstance(among, (AllUnder, WereUnder)):
        raise ValueError("play_among speaks of cards that are or were under a card: all_under(…), were_under(…)")
    group = group_of(properties, YOURS, UNDER)
    SPEECH.remember(Group(ANYBODYS, IN_PLAY, group.filters), False)
    return PlayAmong(among, group, free, exerted)


WORDS: Final = [
    Word(
        "play",
        "effect",
        (
            several("what", "property/target"),
            optional("from_", "place", NOWHERE),
            *flags("free", "exerted", "then_bottom", "optional"),
        ),
        play,
        tells="binds found much",
    ),
    Word(
        "play_among",
        "effect",
        (
            Param("among", "target"),
            several("properties", "property"),
            *flags("free", "exerted"),
        ),
        play_among,
        tells="binds found much",
    ),
]
