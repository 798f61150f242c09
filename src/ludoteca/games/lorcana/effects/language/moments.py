"""What sets off triggered abilities: the moments of the card language, each with its words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Target
from ludoteca.games.lorcana.effects.language.filters import ANY_KIND, Kind, Property, agreed, group_of
from ludoteca.games.lorcana.effects.language.nouns import SPEECH, Naming, demonstrated, this_noun
from ludoteca.games.lorcana.effects.language.places import TO_DISCARD, TO_PLAY
from ludoteca.games.lorcana.effects.language.selectors import ItCards, ThisCard
from ludoteca.games.lorcana.effects.language.traits import FromDeck, FromLocation, OutOfDiscard
from ludoteca.games.lorcana.effects.language.turns import DISCARDS, ORDINALS
from ludoteca.games.lorcana.effects.language.variants import NOUNS
from ludoteca.games.lorcana.state import terms
from ludoteca.games.lorcana.state.cards import CHARACTER, LOCATION
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import (
    ANYBODY,
    ANYBODYS,
    ITS_PLAYER,
    OPPOSING,
    OPPOSING_ON_TURN,
    YOU,
    YOURS,
    Group,
    Moment,
)
from ludoteca.games.lorcana.state.terms import IN_HAND, TO_HAND, TO_TOP
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.language import NUMBER, Param, Word, optional, several
from ludoteca.kernel.texts import AND, EMPTY, Phrase, joined

MOMENT: Final = "moment"
AGAINST: Final = "against"


class Against:
    """against(P…): what the other card of a challenge, or the song that is sung, must be like."""

    def __init__(self, properties: list[Property]) -> None:
        self.group = group_of(properties)


@dataclass(frozen=True, eq=False)
class Occasion:
    """How the moments of one kind read. {who} is the card, {whom} the other one; Italian participles agree."""

    it: str
    en: str
    once: bool = False
    """ "When" rather than "whenever", if it is about the card itself."""
    participle: str = ""


SINGING: Final = (terms.SINGS, terms.SUNG)
AGAINST_SUCH: Final = (terms.CHALLENGES, terms.CHALLENGED, terms.BANISHES, *SINGING)
"""Moments that may ask what the other card of it is like: the other one in a challenge, or the song."""
ANOTHER_CHARACTER: Final = Phrase(" un altro personaggio", " another character")

OCCASIONS: Final = {
    terms.PLAYS: Occasion("giochi {who}", "you play {who}", once=True),
    terms.QUESTS: Occasion("{who} va all'avventura", "{who} quests"),
    terms.CHALLENGES: Occasion("{who} sfida{whom}", "{who} challenges{whom}"),
    terms.CHALLENGED: Occasion("{who} viene {done}{by}", "{who} is challenged{by}", participle="sfidato"),
    terms.BANISHED: Occasion("{who} viene {done}", "{who} is banished", once=True, participle="esiliato"),
    terms.BANISHED_IN_CHALLENGE: Occasion(
        "{who} viene {done} in una sfida", "{who} is banished in a challenge", once=True, participle="esiliato"
    ),
    terms.CHALLENGED_AND_BANISHED: Occasion(
        "{who} viene {done} ed {also}", "{who} is challenged and banished", once=True, participle="sfidato"
    ),
    terms.BANISHES: Occasion("{who} esilia{whom} in una sfida", "{who} banishes{whom} in a challenge"),
    terms.DEALS_CHALLENGE_DAMAGE: Occasion(
        "{who} infligge danno a un altro personaggio in una sfida",
        "{who} deals damage to another character in a challenge",
    ),
    terms.DEALT_DAMAGE: Occasion("a {who} viene inflitto danno", "{who} is dealt damage"),
    terms.TAKES_DAMAGE: Occasion("{who} subisce danno", "{who} takes damage"),
    terms.HEALED: Occasion("rimuovi 1 o più danni da {who}", "you remove 1 or more damage from {who}"),
    terms.SINGS: Occasion("{who} canta{whom}", "{who} sings{whom}"),
    terms.SUNG: Occasion("almeno {who} canta{whom}", "{who} sings{whom}"),
    terms.MOVES: Occasion("{who} si sposta in {place}", "{who} moves to {place}"),
    terms.LEAVES: Occasion("{who} lascia il gioco", "{who} leaves play", once=True),
    terms.READIED: Occasion("prepari {who}", "you ready {who}"),
    terms.BECOMES_EXERTED: Occasion("{who} viene {done}", "{who} becomes exerted", participle="impegnato"),
    terms.EXERTS: Occasion("impegni {who}", "you exert {who}"),
    terms.RETURNED: Occasion("{who} torna in mano dal gioco", "{who} is returned to hand from play"),
    terms.RETURNED_FROM_DISCARD: Occasion("riprendi in mano {who}", "you return {who} to your hand"),
    terms.SUPPORTED: Occasion("{who} viene {done} per Aiutante", "{who} is chosen for Support", participle="scelto"),
    terms.CHOSEN: Occasion(
        "un avversario sceglie {who} per un'azione o un'abilità", "an opponent chooses {who} for an action or ability"
    ),
    terms.SHIFTED_ONTO: Occasion(
        "giochi un personaggio sopra {who} con Trasformazione", "you play a character on {who} with Shift", once=True
    ),
    terms.BOOSTED: Occasion("metti una carta sotto {who}", "you put a card under {who}"),
    terms.USES_BOOST: Occasion("usi Potenziamento di {who}", "you use Boost of {who}"),
}
BY_ANYBODY: Final = {
    terms.HEALED: Occasion("vengono rimossi 1 o più danni da {who}", "1 or more damage is removed from {who}"),
    terms.READIED: Occasion("{who} viene {done}", "{who} is readied", participle="preparato"),
}
"""Of moments that are mostly somebody's deed, whosever it is."""
PUT_BY_OPPONENTS: Final = Occasion("un avversario mette una carta sotto {who}", "an opponent puts a card under {who}")
"""Cards are put only under cards of whoever puts them there."""
NTH_TIME: Final = (terms.QUESTS, terms.CHALLENGED, terms.BANISHED, terms.DEALT_DAMAGE, terms.SINGS)
"""Of which it is said "the second time …", for each may be by another card; of others, "for the second time"."""
TURN_TIMES: Final = {
    (terms.START_OF_TURN, YOURS): Phrase("all'inizio del tuo turno", "at the start of your turn"),
    (terms.END_OF_TURN, YOURS): Phrase("alla fine del tuo turno", "at the end of your turn"),
    (terms.START_OF_TURN, OPPOSING): Phrase(
        "all'inizio del turno di ogni avversario", "at the start of each opponent's turn"
    ),
    (terms.END_OF_TURN, OPPOSING): Phrase(
        "alla fine del turno di ogni avversario", "at the end of each opponent's turn"
    ),
}
DEEDS: Final = {
    (terms.INKS, YOURS): Phrase(
        "ogni volta che una carta viene aggiunta al tuo calamaio", "whenever a card is put into your inkwell"
    ),
    (terms.INKS, OPPOSING): Phrase(
        "ogni volta che una carta viene aggiunta al calamaio di un avversario",
        "whenever a card is put into an opponent's inkwell",
    ),
    (terms.DRAWS, YOURS): Phrase("ogni volta che peschi una carta", "whenever you draw a card"),
    (terms.DRAWS, OPPOSING_ON_TURN): Phrase("ogni volta che pesca una carta", "whenever they draw a card"),
    (terms.DRAWS, OPPOSING): Phrase(
        "ogni volta che un avversario pesca una carta", "whenever an opponent draws a card"
    ),
    (terms.MOVES_DAMAGE, YOURS): Phrase(
        "ogni volta che sposti 1 o più segnalini danno", "whenever you move 1 or more damage counters"
    ),
    (terms.DISCARDS, YOURS): Phrase("ogni volta che scarti una carta", "whenever you discard a card"),
    (terms.DISCARDS_SOME, YOURS): Phrase("ogni volta che scarti 1 o più carte", "whenever you discard 1 or more cards"),
    (terms.DISCARDS_SOME, OPPOSING): Phrase(
        "ogni volta che un avversario scarta 1 o più carte", "whenever an opponent discards 1 or more cards"
    ),
}


OWN_DEEDS: Final = {
    (terms.INKS, YOURS): Phrase(
        "ogni volta che aggiungi una carta al tuo calamaio", "whenever you put a card into your inkwell"
    ),
    (terms.INKS, OPPOSING): Phrase(
        "ogni volta che un avversario aggiunge una carta al suo calamaio",
        "whenever an opponent puts a card into their inkwell",
    ),
}
"""What happens to a player by an own deed, where others could do it, too."""


BY_DISCARD: Final = {
    terms.DISCARDS: Phrase("ogni volta che {who} {what}", "whenever {who} {what}"),
    terms.LEAVES_DISCARD: Phrase("ogni volta che {what} lascia {where}", "whenever {what} leaves {where}"),
    terms.ENTERS_DISCARD: Phrase("ogni volta che {what} viene messa {into}", "whenever {what} is put into {into}"),
}
DISCARDING: Final = {
    YOURS: Phrase("scarti", "you discard"),
    OPPOSING: Phrase("un avversario scarta", "an opponent discards"),
    ANYBODYS: Phrase("un giocatore scarta", "a player discards"),
}


PAYING: Final = {
    terms.PAYS: EMPTY,
    terms.PAYS_FOR_ABILITY: Phrase(" per un'abilità", " for an ability"),
    terms.PAYS_FOR_CARD: Phrase(" per giocare una carta", " to play a card"),
}


WITH_LORE: Final = {
    (terms.GAINS_LORE, YOURS): Phrase("ottieni", "you gain"),
    (terms.GAINS_LORE, OPPOSING): Phrase("un avversario ottiene", "an opponent gains"),
    (terms.LOSES_LORE, YOURS): Phrase("perdi", "you lose"),
    (terms.LOSES_LORE, OPPOSING): Phrase("un avversario perde", "an opponent loses"),
}


class Moments:
    """One or more moments, of which each sets the ability off."""

    def __init__(self, moments: list[Moment], sayings: list[Saying]) -> None:
        self.moments = moments
        self.said = sayings
        self.about_it = any(one.about_it for one in sayings)
        """The subject is what was chosen before: for abilities that last for a turn."""

    def words(self) -> Phrase:
        """Say "quando giochi questo personaggio e ogni volta che va all'avventura"."""
        phrase = EMPTY
        for i, one in enumerate(self.said):
            words = one.words()
            if i and one.moment.this and self.said[0].moment.this:
                words = one.without_subject(words)
            phrase = phrase + (AND if i else EMPTY) + words
        return phrase


class Saying:
    """A moment in words."""

    def __init__(self, moment: Moment, about_it: bool, extra: Phrase = EMPTY) -> None:
        self.moment = moment
        self.kind = SPEECH.kind
        self.it_kind = SPEECH.last
        self.about_it = about_it
        self.extra = extra

    @property
    def gender(self) -> str:
        if self.moment.group is not None:
            return Naming(self.moment.group).gender
        return NOUNS[self.it_kind].gender if self.about_it else this_noun(self.kind).gender

    def who(self) -> Phrase:
        if self.about_it:
            return demonstrated(NOUNS[self.it_kind], False, False)
        group = self.moment.group
        if group is None:
            return demonstrated(this_noun(self.kind), False, True)
        naming = Naming(group)
        if self.moment.kind == terms.PLAYS or group.zone == IN_HAND:
            return naming.simple()
        return naming.one()

    def without_subject(self, words: Phrase) -> Phrase:
        """Leave the card itself unnamed the second time: "ogni volta che va all'avventura" / "whenever it quests"."""
        who = self.who()
        it = words.it.replace(f"che {who.it} ", "che ").replace(f"quando {who.it} ", "quando ")
        return Phrase(it, words.en.replace(who.en, "it"))

    def whom(self) -> Phrase:
        """Say what the other card of a challenge is like; who banishes one in a challenge banishes another one."""
        against = self.moment.against
        if against is None and self.moment.kind in SINGING:
            return Phrase(" una canzone", " a song")
        if against is None:
            return ANOTHER_CHARACTER if self.moment.kind == terms.BANISHES else EMPTY
        naming = Naming(against)
        if naming.kind == CHARACTER and len(against.filters) == 1:
            return ANOTHER_CHARACTER
        return Phrase(" ", " ") + naming.simple()

    def words(self) -> Phrase:
        moment = self.moment
        if moment.group is not None and moment.kind in BY_DISCARD:
            return self.by_discard(moment.group)
        if moment.kind in PAYING:
            amount = Phrase(f"{moment.least} {{I}} o più", f"{moment.least} {{I}} or more")
            paid = amount if moment.least > 1 else Phrase("{I}", "{I}")
            return Phrase("ogni volta che paghi ", "whenever you pay ") + paid + PAYING[moment.kind]
        if (moment.kind, moment.side) in WITH_LORE:
            number = Phrase(f" {moment.least} o più", f" {moment.least} or more") if moment.least > 1 else EMPTY
            who = Phrase("ogni volta che ", "whenever ") + WITH_LORE[(moment.kind, moment.side)]
            return who + number + Phrase(" leggenda", " lore")
        occasion = BY_ANYBODY.get(moment.kind) if moment.doer == ANYBODY else None
        if moment.kind == terms.BOOSTED and moment.group is not None and moment.group.side == OPPOSING:
            occasion = PUT_BY_OPPONENTS
        occasion = occasion or OCCASIONS.get(moment.kind)
        if occasion is None:
            if moment.kind == terms.DISCARDS and moment.this:
                return Phrase("quando scarti questa carta", "when you discard this card")
            clause = TURN_TIMES.get((moment.kind, moment.side))
            if clause is None:
                clause = (OWN_DEEDS if moment.doer == ITS_PLAYER else DEEDS)[(moment.kind, moment.side)]
            if moment.origin >= 0:
                return clause + origin_words(moment)
            return clause if not moment.nth else self.nth_deed()
        lead = Phrase("ogni volta che ", "whenever ")
        if occasion.once and moment.group is None and not self.about_it:
            lead = Phrase("quando ", "when ")
        nth_time = moment.nth and moment.kind in NTH_TIME
        if nth_time:
            nth = ORDINALS[moment.nth]
            lead = Phrase(f"la {agreed(nth.it, 'f', False)} volta che ", f"the {nth.en} time ")
        if moment.kind == terms.PLAYS and moment.group is not None:
            return lead + self.playing(moment.group)
        who = self.who()
        if moment.kind == terms.SUNG:
            who = Phrase(who.it, who.en.replace("one of", "one or more of"))
        done = agreed(occasion.participle, self.gender, False) if occasion.participle else ""
        also = agreed("esiliato", self.gender, False)
        whom = self.whom()
        by = Phrase(" " + joined("da", whom.it.strip()), " by" + whom.en) if whom.en else EMPTY
        location = Phrase("questo luogo", "this location") if moment.here else Phrase("un luogo", "a location")
        it = occasion.it.replace("da {who}", "{by_who}").replace("a {who}", "{to_who}")
        by_who, to_who = joined("da", who.it), joined("a", who.it)
        others = {"by_who": by_who, "to_who": to_who, "whom": whom.it, "by": by.it}
        it = it.format(who=who.it, **others, done=done, also=also, place=location.it)
        en = occasion.en.format(who=who.en, whom=whom.en, by=by.en, place=location.en)
        clause = lead + Phrase(it, en) + self.extra
        if nth_time:
            return clause + Phrase(" in un turno", " in a turn")
        return clause + self.times() if moment.nth else clause

    def by_discard(self, group: Group) -> Phrase:
        """Say that a card is discarded, leaves a discard or is put there: whose, the side says."""
        where = DISCARDS[group.side]
        return BY_DISCARD[self.moment.kind].fill(
            who=DISCARDING[group.side],
            what=Naming(group).simple(),
            where=where,
            into=Phrase(joined("in", where.it), where.en),
        )

    def playing(self, group: Group) -> Phrase:
        naming = Naming(group)
        what = naming.simple()
        if self.moment.nth:
            nth = ORDINALS[self.moment.nth]
            bare = naming.bare(False)
            article = "una" if naming.gender == "f" else "un"
            what = Phrase(
                f"{article} {agreed(nth.it, naming.gender, False)} {bare.it} in un turno",
                f"a {nth.en} {bare.en} in a turn",
            )
        if group.side == YOURS:
            return Phrase("giochi ", "you play ") + what
        if group.side == OPPOSING:
            return Phrase("un avversario gioca ", "an opponent plays ") + what
        return Phrase("un giocatore gioca ", "a player plays ") + what

    def times(self) -> Phrase:
        nth = ORDINALS[self.moment.nth]
        return Phrase(f" per la {agreed(nth.it, 'f', False)} volta in un turno", f" for the {nth.en} time in a turn")

    def nth_deed(self) -> Phrase:
        nth = ORDINALS[self.moment.nth]
        which = agreed(nth.it, "f", False)
        if self.moment.kind == terms.DISCARDS:
            return Phrase(
                f"ogni volta che scarti la tua {which} carta in un turno",
                f"whenever you discard your {nth.en} card in a turn",
            )
        if self.moment.kind == terms.DRAWS and self.moment.side == YOURS:
            return Phrase(
                f"ogni volta che peschi la tua {which} carta in un turno",
                f"whenever you draw your {nth.en} card in a turn",
            )
        if self.moment.kind == terms.DRAWS:
            return Phrase(
                f"ogni volta che un avversario pesca la sua {which} carta durante il proprio turno",
                f"whenever an opponent draws their {nth.en} card during their turn",
            )
        if self.moment.doer == ITS_PLAYER:
            return Phrase(
                f"ogni volta che aggiungi la tua {which} carta al tuo calamaio in un turno",
                f"whenever you put your {nth.en} card into your inkwell in a turn",
            )
        return Phrase(
            f"ogni volta che una {which} carta viene aggiunta al tuo calamaio in un turno",
            f"whenever a {nth.en} card is put into your inkwell in a turn",
        )


ORIGINS: Final = {
    TO_HAND: (terms.IN_HAND, Phrase("dalla tua mano", "your hand")),
    TO_TOP: (terms.IN_DECK, Phrase("dal tuo mazzo", "your deck")),
    TO_DISCARD: (terms.IN_DISCARD, Phrase("dai tuoi scarti", "your discard")),
    TO_PLAY: (terms.IN_PLAY, Phrase("dal gioco", "play")),
}
"""Where a card may come from: the zone, and how that is said."""


def origin_words(moment: Moment) -> Phrase:
    """Say from where the card comes, or from where it does not."""
    place = next(words for zone, words in ORIGINS.values() if zone == moment.origin)
    if moment.elsewhere:
        return Phrase(f", ma non {place.it}", f" from anywhere other than {place.en}")
    return Phrase(f" {place.it}", f" from {place.en}")


# -- words -------------------------------------------------------------------------------------------------------


class ThisOne(Property):
    """The card itself, where more is asked of it."""

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return thing == frame.source


class Challenging(Property):
    """The challenging character of the present challenge."""

    def fits(self, m: LorcanaMatch, frame: Frame, thing: int) -> bool:
        return thing == m.challenger


class _Maker:
    """Builds the moments of one kind."""

    def __init__(self, kind: int, side: int = ANYBODYS, zone: int = terms.IN_PLAY, doer: int = ANYBODY) -> None:
        self.kind = kind
        self.side = side
        self.zone = zone
        self.doer = doer

    def about(self, subject: list[object], nth: int = 0) -> Moments:
        """Make the moment about its subject: `this`, `it`, or properties; `against(…)` may follow."""
        if nth and nth not in ORDINALS:
            raise ValueError("nth is 1, 2 or 3")
        against: Group | None = None
        properties: list[Property] = []
        targets: list[Target] = []
        for one in subject:
            if isinstance(one, Against) and self.kind in AGAINST_SUCH and against is None:
                against = one.group
            elif isinstance(one, Property):
                properties.append(one)
            elif isinstance(one, (ThisCard, ItCards)):
                targets.append(one)
            else:
                raise ValueError("say this, it, or what the card must be like")
        if len(targets) + (1 if properties else 0) != 1:
            raise ValueError("say this, it, or what the card must be like")
        if self.kind != terms.ENTERS_DISCARD and any(isinstance(one, FromDeck) for one in properties):
            raise ValueError("from_deck is for enters_discard")
        if self.kind != terms.PLAYS and any(isinstance(one, OutOfDiscard) for one in properties):
            raise ValueError("out_of_discard is for plays")
        if nth and against is not None:
            raise ValueError("which of the turn it is, is not counted by whom it is against")
        group = group_of(properties, self.side, self.zone) if properties else None
        about_it = len(targets) > 0 and isinstance(targets[0], ItCards)
        moment = Moment(self.kind, group is None, group.side if group is not None else ANYBODYS, group, against)
        moment.nth = nth
        moment.doer = self.doer
        saying = Saying(moment, about_it)
        self.remember(moment)
        return Moments([moment], [saying])

    def remember(self, moment: Moment) -> None:
        """Remember what "it" and `cause` mean from here on: the other card of the event, where there is one."""
        SPEECH.sung = self.kind == terms.SUNG
        if moment.against is not None and (moment.group is None or self.kind not in SINGING):
            SPEECH.remember(moment.against, False)
        elif moment.group is not None:
            SPEECH.remember(moment.group, False)
        elif self.kind == terms.MOVES or self.kind == terms.SHIFTED_ONTO:
            SPEECH.remember(group_of([Kind(LOCATION if self.kind == terms.MOVES else CHARACTER)], YOURS), False)
        elif self.kind in (terms.CHALLENGED, terms.CHALLENGED_AND_BANISHED, terms.BANISHES):
            SPEECH.remember(group_of([Kind(CHARACTER)]), False)
        elif self.kind in (terms.SINGS, terms.CHALLENGES):
            SPEECH.remember(group_of([Kind(ANY_KIND)]), False)
        else:
            SPEECH.remember_this()

    def here(self, properties: list[Property]) -> Moments:
        """Make the moment of a move to this location."""
        made = self.about(list(properties))
        made.moments[0].here = True
        if any(isinstance(one, FromLocation) for one in properties):
            made.said[0].extra = Phrase(" da un altro luogo", " from a location")
        return made

    def bare(self) -> Moments:
        """Make the moment for an event of a player."""
        moment = Moment(self.kind, False, self.side, None, None)
        moment.doer = self.doer
        SPEECH.remember(group_of([Kind(ANY_KIND)]), False)
        return Moments([moment], [Saying(moment, False)])

    def at_least(self, least: int) -> Moments:
        made = self.bare()
        if least < 1:
            raise ValueError("nobody pays less than 1 ink, or gains less than 1 lore")
        made.moments[0].least = least
        return made

    def from_place(self, place: int, other: bool) -> Moments:
        """Make the moment for a card that comes from there, or from elsewhere."""
        made = self.bare()
        if place not in ORIGINS:
            raise ValueError("from hand, top, discard_pile or into_play")
        made.moments[0].origin, made.moments[0].elsewhere = ORIGINS[place][0], other
        return made

    def nth(self, nth: int) -> Moments:
        made = self.bare()
        if nth not in ORDINALS:
            raise ValueError("nth is 1, 2 or 3")
        made.moments[0].nth = nth
        return made


def _while_challenging(subject: list[object]) -> Moments:
    """banished_while_challenging(this | P…): it challenges and is banished."""
    properties = [one for one in subject if isinstance(one, Property)]
    if len(properties) < len(subject):
        if len(subject) != 1 or not isinstance(subject[0], ThisCard):
            raise ValueError("say this, or what the card must be like")
        group = group_of([ThisOne(), Challenging()])
        told_moment = Moment(terms.BANISHED_IN_CHALLENGE, True, ANYBODYS, None, None)
    else:
        group = group_of([*properties, Challenging()])
        told_moment = Moment(terms.BANISHED_IN_CHALLENGE, False, ANYBODYS, group_of(properties), None)
    moment = Moment(terms.BANISHED_IN_CHALLENGE, False, ANYBODYS, group, None)
    saying = Saying(told_moment, False, Phrase(" mentre sta sfidando", " while challenging"))
    SPEECH.remember(group_of([Kind(CHARACTER)]), False)
    return Moments([moment], [saying])


def _either(moments: list[Moments]) -> Moments:
    all_moments: list[Moment] = []
    sayings: list[Saying] = []
    for one in moments:
        all_moments += one.moments
        sayings += one.said
    return Moments(all_moments, sayings)


_SUBJECT = (several("subject", f"target/property/{AGAINST}"), optional("nth", NUMBER, 0))
_EITHER_SIDE = (_SUBJECT[0],)
_CARDS = (several("subject", "target/property"),)


def _about(
    text: str, tells: str, kind: int, side: int = ANYBODYS, zone: int = terms.IN_PLAY, doer: int = ANYBODY
) -> Word:
    return Word(text, MOMENT, _CARDS, _Maker(kind, side, zone, doer).about, tells=tells)


def _such(text: str, kind: int, zone: int) -> Word:
    """Make the word for a moment of cards out of play, never of this card itself."""
    return Word(text, MOMENT, (several("subject", "property"),), _Maker(kind, YOURS, zone).about, tells="gives card")


def _paying(text: str, kind: int, side: int = YOURS) -> Word:
    return Word(text, MOMENT, (Param("least", NUMBER),), _Maker(kind, side).at_least, tells="gives much")


def _nth(text: str, tells: str, kind: int, side: int = ANYBODYS) -> Word:
    """Make the word for a moment of which it can also be said which of the turn it is."""
    return Word(text, MOMENT, _SUBJECT, _Maker(kind, side).about, tells=tells)


def _bare(text: str, tells: str, kind: int, side: int, doer: int = ANYBODY) -> Word:
    return Word(text, MOMENT, (), _Maker(kind, side, doer=doer).bare, call=False, tells=tells)


_YOU_INK: Final = _Maker(terms.INKS, YOURS, doer=ITS_PLAYER)


WORDS: Final = [
    _nth("plays", "gives card", terms.PLAYS, YOURS),
    _nth("challenges", "gives card other challenge", terms.CHALLENGES),
    Word("against", AGAINST, (several("properties", "property"),), Against),
    _nth("quests", "gives card", terms.QUESTS),
    _nth("challenged", "gives card other challenge", terms.CHALLENGED),
    _nth("banished", "gives card challenge leaves", terms.BANISHED),
    _about("banished_in_challenge", "gives card other challenge leaves", terms.BANISHED_IN_CHALLENGE),
    _about("challenged_and_banished", "gives card other challenge leaves", terms.CHALLENGED_AND_BANISHED),
    Word("banished_while_challenging", MOMENT, _CARDS, _while_challenging, tells="gives card challenge leaves"),
    Word("banishes", MOMENT, _EITHER_SIDE, _Maker(terms.BANISHES).about, tells="gives card other challenge"),
    _about("deals_challenge_damage", "gives card other much challenge", terms.DEALS_CHALLENGE_DAMAGE),
    _nth("dealt_damage", "gives card much challenge", terms.DEALT_DAMAGE),
    _about("is_damaged", "gives card much challenge", terms.DEALT_DAMAGE),
    _about("takes_damage", "gives card much challenge", terms.TAKES_DAMAGE),
    _about("healed", "gives card much", terms.HEALED, doer=YOU),
    _about("damage_removed", "gives card much", terms.HEALED),
    _nth("sings", "gives card other", terms.SINGS),
    Word("sung", MOMENT, _EITHER_SIDE, _Maker(terms.SUNG).about, tells="gives card much"),
    _nth("moves", "gives card other", terms.MOVES),
    Word("moves_here", MOMENT, (several("properties", "property"),), _Maker(terms.MOVES).here, tells="gives card"),
    _about("leaves", "gives card challenge leaves", terms.LEAVES),
    _about("readied", "gives card", terms.READIED, doer=YOU),
    _about("becomes_ready", "gives card", terms.READIED),
    _about("becomes_exerted", "gives card challenge", terms.BECOMES_EXERTED),
    _about("exerts", "gives card challenge", terms.EXERTS, doer=YOU),
    _about("returned", "gives card challenge leaves", terms.RETURNED),
    _about("returns_from_discard", "gives card", terms.RETURNED_FROM_DISCARD, YOURS, terms.IN_DISCARD),
    _about("supported", "gives card other", terms.SUPPORTED),
    _about("chosen_by_opponent", "gives card chooser", terms.CHOSEN),
    _about("shifted_onto", "gives card other", terms.SHIFTED_ONTO),
    _about("goes_under", "gives card", terms.BOOSTED),
    _about("boosts", "gives card", terms.USES_BOOST, YOURS),
    _bare("inks", "gives card", terms.INKS, YOURS),
    Word("inks", MOMENT, (Param("nth", NUMBER),), _Maker(terms.INKS, YOURS).nth, tells="gives card"),
    Word(
        "inks_from",
        MOMENT,
        (Param("place", "place"), optional("other", "flag", False)),
        _Maker(terms.INKS, YOURS).from_place,
        tells="gives card",
    ),
    _bare("opponent_inks", "gives card", terms.INKS, OPPOSING),
    _bare("you_ink", "gives card", terms.INKS, YOURS, ITS_PLAYER),
    Word("you_ink", MOMENT, (Param("nth", NUMBER),), _YOU_INK.nth, tells="gives card"),
    Word(
        "you_ink_from",
        MOMENT,
        (Param("place", "place"), optional("other", "flag", False)),
        _YOU_INK.from_place,
        tells="gives card",
    ),
    _bare("opponent_puts_ink", "gives card", terms.INKS, OPPOSING, ITS_PLAYER),
    _bare("draws", "gives nothing", terms.DRAWS, YOURS),
    Word("draws", MOMENT, (Param("nth", NUMBER),), _Maker(terms.DRAWS, YOURS).nth, tells="gives nothing"),
    _bare("opponent_draws", "gives nothing", terms.DRAWS, OPPOSING),
    _bare("active_opponent_draws", "gives nothing", terms.DRAWS, OPPOSING_ON_TURN),
    Word(
        "active_opponent_draws",
        MOMENT,
        (Param("nth", NUMBER),),
        _Maker(terms.DRAWS, OPPOSING_ON_TURN).nth,
        tells="gives nothing",
    ),
    _bare("moves_damage", "gives much", terms.MOVES_DAMAGE, YOURS),
    _bare("discards", "gives card", terms.DISCARDS, YOURS),
    Word("discards", MOMENT, (Param("nth", NUMBER),), _Maker(terms.DISCARDS, YOURS).nth, tells="gives card"),
    _about("discarded", "gives card", terms.DISCARDS, YOURS, terms.IN_HAND),
    _such("leaves_discard", terms.LEAVES_DISCARD, terms.IN_DISCARD),
    _such("enters_discard", terms.ENTERS_DISCARD, terms.IN_DISCARD),
    _bare("discards_some", "gives much", terms.DISCARDS_SOME, YOURS),
    _bare("opponent_discards", "gives much", terms.DISCARDS_SOME, OPPOSING),
    _paying("pays", terms.PAYS),
    _paying("pays_for_ability", terms.PAYS_FOR_ABILITY),
    _paying("pays_for_card", terms.PAYS_FOR_CARD),
    _paying("gains_lore", terms.GAINS_LORE),
    _paying("opponent_gains_lore", terms.GAINS_LORE, OPPOSING),
    _paying("loses_lore", terms.LOSES_LORE),
    _paying("opponent_loses_lore", terms.LOSES_LORE, OPPOSING),
    _bare("start_of_turn", "gives nothing", terms.START_OF_TURN, YOURS),
    _bare("end_of_turn", "gives nothing", terms.END_OF_TURN, YOURS),
    _bare("start_of_opponents_turn", "gives nothing", terms.START_OF_TURN, OPPOSING),
    _bare("end_of_opponents_turn", "gives nothing", terms.END_OF_TURN, OPPOSING),
    Word("either_moment", MOMENT, (several("moments", MOMENT),), _either, tells="joins moments"),
]
