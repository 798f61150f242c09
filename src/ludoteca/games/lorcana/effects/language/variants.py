"""The pieces of a noun phrase: what a group of properties says before, in and after its noun."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Players
from ludoteca.games.lorcana.effects.language.filters import (
    ANY_KIND,
    SONG_KIND,
    Another,
    Classed,
    EitherOf,
    Kind,
    OfPlayer,
    Other,
    Property,
    Such,
    either_of,
)
from ludoteca.games.lorcana.effects.language.traits import Here, Sang
from ludoteca.games.lorcana.state.cards import ACTION, CHARACTER, ITEM, LOCATION
from ludoteca.games.lorcana.state.script import Group
from ludoteca.kernel.phrases import CARDS
from ludoteca.kernel.select import Filter
from ludoteca.kernel.texts import EMPTY, Noun, Phrase, joined

NOUNS: Final = {
    CHARACTER: Noun("personaggio", "personaggi", "m", "character"),
    ACTION: Noun("azione", "azioni", "f", "action"),
    ITEM: Noun("oggetto", "oggetti", "m", "item"),
    LOCATION: Noun("luogo", "luoghi", "m", "location"),
    SONG_KIND: Noun("canzone", "canzoni", "f", "song"),
    ANY_KIND: CARDS,
}
CARD: Final = NOUNS[ANY_KIND]


class Variant:
    """One conjunction of properties, sorted by where they go in a noun phrase."""

    def __init__(self, filters: list[Filter], is_card: bool) -> None:
        self.kinds: list[int] = []
        self.other = False
        self.classes: list[Phrase] = []
        self.more_classes: list[list[Phrase]] = []
        """Classifications that it must have besides."""
        self.adjectives: list[Property] = []
        self.tails: list[Property] = []
        self.owner: Players | None = None
        self.is_card = is_card
        for one in filters:
            self.add(one)

    def add(self, one: Filter) -> None:
        if isinstance(one, Kind):
            self.kinds.append(one.kind)
        elif isinstance(one, EitherOf):  # only such whose parts can be listed: see `variants`
            for part in one.parts():
                if isinstance(part, Kind):
                    self.kinds.append(part.kind)
                elif isinstance(part, Classed):
                    self.classes += part.names()
        elif isinstance(one, Classed):
            if self.classes:
                self.more_classes.append(one.names())
            else:
                self.classes = one.names()
        elif isinstance(one, (Other, Another)):
            self.other = True
        elif isinstance(one, OfPlayer):
            self.owner = one.player
        elif isinstance(one, Such):
            for part in one.properties:
                self.add(part)
        elif isinstance(one, Property):
            if one.adjective("m", False).en:
                self.adjectives.append(one)
            else:
                self.tails.append(one)

    @property
    def only(self) -> int:
        """The one type of card it is about."""
        return self.kinds[0] if len(self.kinds) == 1 else ANY_KIND

    @property
    def gender(self) -> str:
        return "f" if self.is_card or not self.kinds else NOUNS[self.kinds[-1]].gender

    def noun(self, plural: bool, union: bool) -> Phrase:
        """Name the types of card; `union`: all of them together, "personaggi e oggetti"."""
        kinds = [kind for kind in self.kinds if kind != ANY_KIND]
        if not kinds:
            return Phrase(CARD.form("it", plural), CARD.form("en", plural))
        many = plural and not self.is_card
        names = [Phrase(NOUNS[kind].form("it", many), NOUNS[kind].form("en", many)) for kind in kinds]
        noun = either_of(names, "e", "and") if union else either_of(names)
        if not self.is_card:
            return noun
        return Phrase(f"{CARD.form('it', plural)} {noun.it}", f"{noun.en} {CARD.form('en', plural)}")

    def before(self, plural: bool, union: bool) -> str:
        """Say the English adjectives and classifications."""
        words = [one.adjective(self.gender, plural).en for one in self.adjectives]
        for classes in [self.classes, *self.more_classes]:
            if classes:
                words.append((either_of(classes, "e", "and") if union else either_of(classes)).en)
        return "".join(word + " " for word in words)

    def behind(self, plural: bool, union: bool, whose: str = "") -> str:
        """Say the same in Italian; `whose` comes between: "Pirata avversario danneggiato"."""
        words: list[str] = []
        for classes in [self.classes, *self.more_classes]:
            if classes:
                words.append((either_of(classes, "e", "and") if union else either_of(classes)).it)
        if whose:
            words.append(whose)
        words += [one.adjective(self.gender, plural).it for one in self.adjectives]
        return "".join(" " + word for word in words)

    def tail(self, plural: bool, placed: bool = True) -> Phrase:
        """Say what follows; without "here" when that is said elsewhere."""
        phrase = EMPTY
        for one in self.tails:
            behind = one.after(self.gender, plural)
            if behind.en and (placed or not isinstance(one, Here)):
                phrase = phrase + Phrase(" ", " ") + behind
        if self.owner is not None and not self.is_card:
            whose = self.owner.words()
            phrase = phrase + Phrase(" " + joined("di", whose.it), " of " + whose.en)
        return phrase

    def has_place(self) -> bool:
        """Tell whether it says itself that they are in play."""
        return any(isinstance(one, (Here, Sang)) for one in self.tails)

    def is_here(self) -> bool:
        return any(isinstance(one, Here) for one in self.tails)


def variants(group: Group, is_card: bool) -> list[Variant]:
    """Put the group as one noun phrase, or as several where `p | q` cannot be said in one."""
    for i, one in enumerate(group.filters):
        if isinstance(one, EitherOf):
            parts = one.parts()
            if all(isinstance(part, Kind) for part in parts) or all(isinstance(part, Classed) for part in parts):
                continue
            rest = group.filters[:i] + group.filters[i + 1 :]
            alternatives: list[Variant] = []
            for part in parts:
                narrower = Group(group.side, group.zone, [*rest, part])
                alternatives += variants(narrower, is_card)
            return alternatives
    return [Variant(group.filters, is_card)]
