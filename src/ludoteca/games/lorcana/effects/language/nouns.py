"""How groups of cards read: noun phrases with article, agreement and place, in Italian and English."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from ludoteca.games.lorcana.effects.language.filters import ANY_KIND, adversary, either_of
from ludoteca.games.lorcana.effects.language.variants import NOUNS, Variant, variants
from ludoteca.games.lorcana.state.script import OPPOSING, YOURS, Group
from ludoteca.games.lorcana.state.terms import IN_DISCARD, IN_HAND, IN_INKWELL, IN_PLAY, UNDER
from ludoteca.kernel.texts import EMPTY, Noun, Phrase, il, joined, un


class Speech:
    """What a line of a card speaks of while it is read: what kind of card it is on, and what "it" will mean."""

    def __init__(self) -> None:
        self.kind = ANY_KIND
        self.last = ANY_KIND
        self.first = ANY_KIND
        """The kind of what was chosen first."""
        self.plural = False
        self.yours = False
        """Whether "it" is a card of the player of the effect."""
        self.sung = False
        """What set the ability off is a song: its singers."""
        self.asked = 0
        """What was asked of the turn's past since a card was begun, as bits of what the turn remembers."""
        self.granted = -1
        """While the words of an ability are said that other cards gain: the kind of those cards."""

    def begin(self, kind: int) -> None:
        """Begin a line of a card of this kind, which is read next."""
        self.kind = kind
        self.last = ANY_KIND
        self.first = ANY_KIND
        self.plural = False
        self.yours = False
        self.sung = False

    def remember(self, group: Group, plural: bool) -> None:
        """Let what comes now call such cards "it" or "them"."""
        naming = Naming(group)
        if self.first == ANY_KIND:
            self.first = naming.kind
        self.last = naming.kind if not naming.is_card else ANY_KIND
        self.plural = plural
        self.yours = group.side == YOURS or (group.zone != IN_PLAY and group.side != OPPOSING)

    def remember_this(self) -> None:
        self.last = self.kind
        self.plural = False
        self.yours = True

    def pretend(self, kind: int) -> int:
        """Take "this" for a card of that kind until told otherwise; return what it was before."""
        before = self.granted
        self.granted = kind
        return before


SPEECH: Final = Speech()


def this_noun(kind: int) -> Noun:
    return NOUNS[SPEECH.granted if SPEECH.granted >= 0 else kind]


def demonstrated(noun: Noun, plural: bool, near: bool) -> Phrase:
    """Say "questo personaggio", "quelle carte" / "this character", "those cards"."""
    word = noun.form("it", plural)
    if near:
        it = ("queste" if plural else "questa") if noun.gender == "f" else ("questi" if plural else "questo")
        return Phrase(f"{it} {word}", f"{'these' if plural else 'this'} {noun.form('en', plural)}")
    article = il(word, noun.gender, plural)
    start = {"il": "quel", "lo": "quello", "la": "quella", "i": "quei", "gli": "quegli", "le": "quelle"}
    if article.startswith("l'"):
        it = f"quell'{word}"
    else:
        it = f"{start[article.split(' ')[0]]} {word}"
    return Phrase(it, f"{'those' if plural else 'that'} {noun.form('en', plural)}")


def an(words: str) -> str:
    """Put the English indefinite article before the words."""
    sounds = words.lower()
    vowel = sounds[:1] in "aeiou" and not sounds.startswith(("uni", "use", "one"))
    return f"an {words}" if vowel else f"a {words}"


@dataclass(frozen=True, eq=False)
class PlaceWords:
    """How a zone is called, by whose cards they are: what they are in, and what they come from."""

    yours: tuple[Phrase, Phrase]
    """Inside, and from it."""
    start: tuple[Phrase, Phrase]
    """What stands before the zone of others, inside and from it."""
    foes: Phrase
    all: Phrase

    def said(self, side: int, inside: bool) -> Phrase:
        which = 0 if inside else 1
        if side == YOURS:
            return self.yours[which]
        return self.start[which] + (self.foes if side == OPPOSING else self.all)


class Naming:
    """A group in words. A card outside play is "una carta personaggio", in play "un personaggio"."""

    def __init__(self, group: Group, as_card: bool = False) -> None:
        self.side = group.side
        self.zone = group.zone
        self.said_by = group.said_by
        self.is_card = as_card or group.zone != IN_PLAY
        self.variants = variants(group, self.is_card)
        self.gender = self.variants[-1].gender
        self.kind = self.variants[0].only if len(self.variants) == 1 else ANY_KIND

    @property
    def in_play(self) -> bool:
        return self.zone == IN_PLAY

    # -- pieces --------------------------------------------------------------------------------------------------

    def head(self, v: Variant, plural: bool, union: bool = False, opposing: bool = True) -> Phrase:
        """Say noun and adjectives, without article, "other" and tail."""
        foe = opposing and self.side == OPPOSING and self.in_play
        noun = v.noun(plural, union)
        it = noun.it + v.behind(plural, union, adversary(v.gender, plural) if foe else "")
        return Phrase(it, ("opposing " if foe else "") + v.before(plural, union) + noun.en)

    def others(self, v: Variant, plural: bool) -> Phrase:
        if not v.other:
            return EMPTY
        if v.gender == "f":
            return Phrase("altre " if plural else "altra ", "other ")
        return Phrase("altri " if plural else "altro ", "other ")

    def joined(self, parts: list[Phrase], union: bool = False) -> Phrase:
        return either_of(parts, "e", "and") if union else either_of(parts)

    def place(self, inside: bool) -> Phrase:
        """Say where the cards are, for zones other than play: "dai tuoi scarti", or `inside` "nei tuoi scarti"."""
        owner = self.variants[0].owner
        if owner is not None and self.zone in ZONE_WORDS:
            it, en = ZONE_WORDS[self.zone]
            whose = owner.words()
            start = joined("in" if inside else "da", it)
            return Phrase(f" {start} {joined('di', whose.it)}", f" {'in' if inside else 'from'} {whose.en}'s {en}")
        words = PLACES.get(self.zone)
        if words is not None:
            return words.said(self.side, inside)
        if self.zone == UNDER:
            this = demonstrated(this_noun(SPEECH.kind if self.said_by < 0 else self.said_by), False, True)
            return Phrase(" sotto {this}", " under {this}").fill(this=this)
        return EMPTY

    # -- phrases -------------------------------------------------------------------------------------------------

    def bare(self, plural: bool, union: bool = False) -> Phrase:
        """Say the cards without article, side and place: "altri personaggi Pirata con costo 2 o inferiore"."""
        parts = [
            self.others(v, plural) + self.head(v, plural, union, opposing=False) + v.tail(plural) for v in self.variants
        ]
        return self.joined(parts, union)

    def one(self) -> Phrase:
        """Name any one of them: "un personaggio avversario", "uno dei tuoi personaggi", "una carta dai tuoi scarti"."""
        return self.joined([self.one_of(v) for v in self.variants]) + self.place(False)

    def one_of(self, v: Variant) -> Phrase:
        if self.side == YOURS and self.in_play:
            head = self.head(v, True) + v.tail(True)
            who = "una" if v.gender == "f" else "uno"
            mine = "tue" if v.gender == "f" else "tuoi"
            other = self.others(v, True)
            return Phrase(f"{who} dei {mine} ".replace("dei tue", "delle tue"), "one of your ") + other + head
        return self.indefinite(v)

    def indefinite(self, v: Variant) -> Phrase:
        """Say "un altro personaggio Pirata" / "another Pirate character"."""
        head = self.head(v, False)
        tail = v.tail(False)
        it = un(self.others(v, False).it + head.it, v.gender) + tail.it
        return Phrase(it, (f"another {head.en}" if v.other else an(head.en)) + tail.en)

    def simple(self) -> Phrase:
        """Name any one of them, whoever's: "un personaggio Pirata" / "a Pirate character", without place."""
        parts: list[Phrase] = []
        for v in self.variants:
            head = self.head(v, False, opposing=False)
            tail = v.tail(False)
            it = un(self.others(v, False).it + head.it, v.gender) + tail.it
            parts.append(Phrase(it, (f"another {head.en}" if v.other else an(head.en)) + tail.en))
        return self.joined(parts)

    def chosen(self) -> Phrase:
        """Name the one that is chosen: "un tuo personaggio a tua scelta" / "chosen character of yours"."""
        if not self.in_play:
            return self.one()
        parts: list[Phrase] = []
        for v in self.variants:
            head = self.head(v, False)
            tail = v.tail(False)
            mine = self.side == YOURS
            own = ("tua " if v.gender == "f" else "tuo ") if mine else ""
            it = un(own + self.others(v, False).it + head.it, v.gender) + " a tua scelta" + tail.it
            en = f"{'another ' if v.other else ''}chosen {head.en}{' of yours' if mine else ''}{tail.en}"
            parts.append(Phrase(it, en))
        return self.joined(parts)

    def many(self, number: Phrase) -> Phrase:
        """Name so many chosen ones: "2 tuoi personaggi a tua scelta" / "2 chosen characters of yours"."""
        parts: list[Phrase] = []
        for v in self.variants:
            head = self.head(v, True)
            tail = v.tail(True)
            other = self.others(v, True)
            if not self.in_play:
                parts.append(other + head + tail)
                continue
            mine = self.side == YOURS
            own = ("tue " if v.gender == "f" else "tuoi ") if mine else ""
            it = f"{own}{other.it}{head.it} a tua scelta{tail.it}"
            parts.append(Phrase(it, f"{other.en}chosen {head.en}{' of yours' if mine else ''}{tail.en}"))
        return number + Phrase(" ", " ") + self.joined(parts) + self.place(False)

    def all(self) -> Phrase:
        """Name all of them: "i tuoi altri personaggi", "tutti i personaggi avversari" / "your other characters"."""
        parts: list[Phrase] = []
        for v in self.variants:
            head = self.head(v, True, union=True)
            tail = v.tail(True)
            other = self.others(v, True)
            if self.side == YOURS and self.in_play:
                mine = "le tue " if v.gender == "f" else "i tuoi "
                parts.append(Phrase(mine + other.it, "your " + other.en) + head + tail)
                continue
            every = "tutte " if v.gender == "f" else "tutti "
            it = every + il(other.it + head.it, v.gender, plural=True) + tail.it
            parts.append(Phrase(it, f"all {other.en}{head.en}{tail.en}"))
        return self.joined(parts, union=True) + self.place(False)

    def each(self) -> Phrase:
        """Name all of them, one by one: "ognuno dei tuoi personaggi", "ogni personaggio avversario"."""
        parts: list[Phrase] = []
        for v in self.variants:
            if self.side == YOURS and self.in_play:
                head = self.head(v, True) + v.tail(True)
                of = "ognuna delle tue " if v.gender == "f" else "ognuno dei tuoi "
                parts.append(Phrase(of, "each of your ") + self.others(v, True) + head)
            else:
                head = self.head(v, False) + v.tail(False)
                parts.append(Phrase("ogni ", "each ") + self.others(v, False) + head)
        return self.joined(parts, union=True) + self.place(False)

    def per(self) -> Phrase:
        """Name one as after "for each": "altro personaggio Iena che hai in gioco" / "other Hyena character you have in
        play".
        """
        return self.counted(False)

    def counted(self, plural: bool) -> Phrase:
        """Say the cards without article, with side and place: "oggetti che hai in gioco" / "items you have in play"."""
        parts: list[Phrase] = []
        for v in self.variants:
            here = v.is_here() and self.side == YOURS
            tail = v.tail(plural, placed=not here)
            if here:
                tail = tail + Phrase(" che hai in questo luogo", " you have here")
            parts.append(self.others(v, plural) + self.head(v, plural) + tail)
        return self.joined(parts) + self.where()

    def where(self) -> Phrase:
        """Say where counted ones are: "che hai in gioco", "nei tuoi scarti"."""
        if not self.in_play:
            return self.place(True)
        placed = any(v.has_place() for v in self.variants)
        if placed:
            return EMPTY
        return (
            Phrase(" che hai in gioco", " you have in play") if self.side == YOURS else Phrase(" in gioco", " in play")
        )


ZONE_WORDS: Final = {
    IN_DISCARD: ("gli scarti", "discard"),
    IN_HAND: ("la mano", "hand"),
    IN_INKWELL: ("il calamaio", "inkwell"),
}
PLACES: Final = {
    IN_DISCARD: PlaceWords(
        (Phrase(" nei tuoi scarti", " in your discard"), Phrase(" dai tuoi scarti", " from your discard")),
        (Phrase(" negli ", " in "), Phrase(" dagli ", " from ")),
        Phrase("scarti degli avversari", "opponents' discards"),
        Phrase("scarti di un giocatore", "any discard"),
    ),
    IN_HAND: PlaceWords(
        (Phrase(" nella tua mano", " in your hand"), Phrase(" dalla tua mano", " from your hand")),
        (Phrase(" nella ", " in "), Phrase(" dalla ", " from ")),
        Phrase("mano degli avversari", "opponents' hands"),
        Phrase("mano dei giocatori", "hands"),
    ),
    IN_INKWELL: PlaceWords(
        (Phrase(" nel tuo calamaio", " in your inkwell"), Phrase(" dal tuo calamaio", " from your inkwell")),
        (Phrase(" nel ", " in "), Phrase(" dal ", " from ")),
        Phrase("calamaio degli avversari", "opponents' inkwells"),
        Phrase("calamaio dei giocatori", "inkwells"),
    ),
}
"""How zones are called for which the group names no owner."""


_THEIR: Final = (
    (re.compile(r"\byou have\b"), "they have"),
    (re.compile(r"\bof yours\b"), "of theirs"),
    (re.compile(r"\byours\b"), "theirs"),
    (re.compile(r"\byour\b"), "their"),
    (re.compile(r"\byou\b"), "they"),
)
_SUO: Final = (
    (re.compile(r"\bche hai\b"), "che ha"),
    (re.compile(r"\ba tua scelta\b"), "a sua scelta"),
    (re.compile(r"\btuoi\b"), "suoi"),
    (re.compile(r"\btuo\b"), "suo"),
    (re.compile(r"\btua\b"), "sua"),
    (re.compile(r"\btue\b"), "sue"),
)


def their(phrase: Phrase) -> Phrase:
    """Say the same of another player: "uno dei suoi personaggi" / "one of their characters"."""
    it, en = phrase.it, phrase.en
    for pattern, instead in _THEIR:
        en = pattern.sub(instead, en)
    for pattern, instead in _SUO:
        it = pattern.sub(instead, it)
    return Phrase(it, en)
