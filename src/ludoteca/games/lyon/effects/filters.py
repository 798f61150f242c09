"""What Lyon's effects can be about: the filters and selectors of its cards, each with its words."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lyon.state.cards import CHARACTER, MAGIC, MONSTER
from ludoteca.games.lyon.state.match import (
    ATTACHED,
    DISCARDED,
    IN_PLAY,
    LANES,
    LEADING,
    TO_BE_TARGETED,
    LyonMatch,
)
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.select import Chosen, Domain, Either, Every, Filter, Fixed, It, Selector, This, UpTo
from ludoteca.kernel.texts import EMPTY, Mention, Phrase


class Kind(Filter):
    """monster, character."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def fits(self, m: LyonMatch, frame: Frame, thing: int) -> bool:
        return m.printed(thing).kind == self.kind


class Side(Filter):
    """yours, enemy: seen from the player of the card, also for a Treasure on an enemy Monster."""

    def __init__(self, yours: bool) -> None:
        self.yours = yours

    def fits(self, m: LyonMatch, frame: Frame, thing: int) -> bool:
        return (m.owner[thing] == frame.seat) == self.yours


class Other(Filter):
    """other: not this card."""

    def fits(self, m: LyonMatch, frame: Frame, thing: int) -> bool:
        return thing != frame.source


class Discarded(Filter):
    """discarded: in the discard pile rather than in play."""

    def fits(self, m: LyonMatch, frame: Frame, thing: int) -> bool:
        return m.zone[thing] == DISCARDED


class LevelAtMost(Filter):
    """level_at_most(n)."""

    def __init__(self, level: int) -> None:
        if level < 0:
            raise ValueError("a level is 0 or more")
        self.level = level

    def fits(self, m: LyonMatch, frame: Frame, thing: int) -> bool:
        return m.printed(thing).level <= self.level


class LyonDomain(Domain):
    """Monsters in play and Characters, or cards in discard piles where a filter asks for them."""

    def __init__(self, filters: list[Filter]) -> None:
        self.discarded = any(isinstance(f, Discarded) for f in filters)
        self.side = 0
        self.only_monsters = False
        self.rest: list[Filter] = []
        """What is left to test once the search is narrowed to a side and to Monsters."""
        for f in filters:
            if isinstance(f, Side) and not self.discarded:
                self.side = 1 if f.yours else 2
            elif isinstance(f, Kind) and f.kind == MONSTER and not self.discarded:
                self.only_monsters = True
            else:
                self.rest.append(f)

    def pool(self, m: LyonMatch, seat: int) -> list[int]:
        if self.discarded:
            return m.discard[seat] + m.discard[1 - seat]
        if self.side == 0:
            things = [monster for monster in m.lane if monster >= 0]
            return things if self.only_monsters else things + m.character
        side = seat if self.side == 1 else 1 - seat
        things = [monster for monster in m.lane[side * LANES : side * LANES + LANES] if monster >= 0]
        if not self.only_monsters:
            things.append(m.character[side])
        return things

    def things(self, m: LyonMatch, frame: Frame) -> list[int]:
        things = self.pool(m, frame.seat)
        for f in self.rest:
            things = [thing for thing in things if f.fits(m, frame, thing)]
        return things

    def choosable(self, m: LyonMatch, frame: Frame, things: list[int]) -> list[int]:
        """List those that may be chosen: a Monster may forbid the opponent's Magics to choose it."""
        if m.stale:
            m.refresh()
        if not m.standing or m.printed(frame.source).kind != MAGIC:
            return things
        cannot = m.cannot_of
        return [
            thing
            for thing in things
            if not (
                m.zone[thing] == IN_PLAY and m.owner[thing] != frame.seat and cannot[m.lane_of[thing]] & TO_BE_TARGETED
            )
        ]

    def has_choosable(self, m: LyonMatch, frame: Frame) -> bool:
        """Tell the same without lists, for what most cards ask: a Monster of one side."""
        if self.rest or self.side == 0 or not self.only_monsters:
            return super().has_choosable(m, frame)
        if m.stale:
            m.refresh()
        seat = frame.seat
        first = (seat if self.side == 1 else 1 - seat) * LANES
        is_magic = m.content.cards[m.card[frame.source]].kind == MAGIC
        for lane, monster in enumerate(m.lane[first : first + LANES], first):
            if monster >= 0 and not (is_magic and m.owner[monster] != seat and m.cannot_of[lane] & TO_BE_TARGETED):
                return True
        return False


class Bearer(Fixed):
    """bearer: the Monster that a Treasure is attached to."""

    is_own = True

    def fixed(self, m: LyonMatch, frame: Frame) -> list[int]:
        if m.zone[frame.source] != ATTACHED:
            return []
        return [m.lane[m.lane_of[frame.source]]]


class Facing(Fixed):
    """facing: the Monster in front of this one (or in front of where it stood)."""

    is_own = True

    def fixed(self, m: LyonMatch, frame: Frame) -> list[int]:
        if frame.place < 0:
            return []
        monster = m.lane[(frame.place + LANES) % 8]
        return [monster] if monster >= 0 else []


class CharacterOf(Fixed):
    """your_character, enemy_character; you, opponent (a player is named by their Character)."""

    def __init__(self, yours: bool, player: bool) -> None:
        super().__init__()
        self.yours = yours
        self.player = player

    def fixed(self, m: LyonMatch, frame: Frame) -> list[int]:
        return [m.character[frame.seat if self.yours else 1 - frame.seat]]


def kinds_in(filters: list[Filter]) -> list[int]:
    """List the kinds of card that these filters let through by name."""
    kinds: list[int] = []
    for f in filters:
        if isinstance(f, Kind):
            kinds.append(f.kind)
        elif isinstance(f, Either):
            kinds += kinds_in([f.left, f.right])
    return kinds


def clear(filters: list[Filter]) -> list[Filter]:
    """Refuse filters that would find more than the words made from them say."""
    if not kinds_in(filters):
        raise ValueError("say what kind of thing: monster, character or monster | character")
    for f in filters:
        if isinstance(f, Either) and not (isinstance(f.left, Kind) and isinstance(f.right, Kind)):
            raise ValueError("only monster | character can be joined by |")
    sorts = [Kind if isinstance(f, Either) else type(f) for f in filters]
    if len(set(sorts)) < len(sorts):
        raise ValueError("say each property once: one kind, one side, one level")
    if is_discarding(filters) and (kinds_in(filters) != [MONSTER] or not any_side(filters, True)):
        raise ValueError("discarded goes with monster and yours")
    return filters


def clear_many(filters: list[Filter]) -> list[Filter]:
    if kinds_in(clear(filters)) != [MONSTER]:
        raise ValueError("up_to counts Monsters; a Character is chosen")
    return filters


def is_discarding(filters: list[Filter]) -> bool:
    return any(isinstance(f, Discarded) for f in filters)


def any_side(filters: list[Filter], yours: bool) -> bool:
    return any(isinstance(f, Side) and f.yours == yours for f in filters)


def finds_character(to: Selector) -> bool:
    return CHARACTER in kinds_in(to.filters)


def is_discarded(to: Selector) -> bool:
    return is_discarding(to.filters)


def is_yours(to: Selector) -> bool:
    return any_side(to.filters, True)


def is_enemy(to: Selector) -> bool:
    return any_side(to.filters, False)


def everyone(m: LyonMatch, thing: int) -> bool:
    return m.zone[thing] == IN_PLAY or m.zone[thing] == LEADING


# -- words -------------------------------------------------------------------------------------------------------


AND: Final = Phrase("e", "and")
OR: Final = Phrase("o", "or")


class Named(Mention):
    """A selector in words: several are joined by "or", by "and" where all are meant (`plural`)."""

    def __init__(self, parts: list[Phrase], plural: bool = False) -> None:
        super().__init__(parts, plural, AND if plural else OR)

    @property
    def each(self) -> Named:
        """All of them, one by one: ciascuno dei tuoi Mostri."""
        return Named([one_by_one(part) for part in self.parts], plural=True)


ONE_BY_ONE_IT: Final = (
    ("tutti i ", "ciascuno dei "),
    ("tutti gli ", "ciascuno degli "),
    ("gli altri ", "ciascuno degli altri "),
    ("entrambi i ", "ciascuno dei due "),
)
"""How words for all of them begin, and those for each."""
ONE_BY_ONE_EN: Final = (
    ("all your ", "each of your "),
    ("your other ", "each of your other "),
    ("all ", "each of the "),
    ("both ", "each of the two "),
)


def one_by_one(phrase: Phrase) -> Phrase:
    return Phrase(begun_anew(phrase.it, ONE_BY_ONE_IT), begun_anew(phrase.en, ONE_BY_ONE_EN))


def begun_anew(text: str, beginnings: tuple[tuple[str, str], ...]) -> str:
    """Let a text that begins in one of these ways begin in the other."""
    for start, instead in beginnings:
        if text.startswith(start):
            return instead + text.removeprefix(start)
    return text


class _Traits:
    def __init__(self, filters: list[Filter]) -> None:
        self.kinds: list[int] = []
        self.side = 0
        self.other = False
        self.discarded = False
        self.level = -1
        for f in filters:
            self.add(f)

    def add(self, f: Filter) -> None:
        if isinstance(f, Either):
            self.add(f.left)
            self.add(f.right)
        elif isinstance(f, Kind):
            self.kinds.append(f.kind)
        elif isinstance(f, Side):
            self.side = 1 if f.yours else 2
        elif isinstance(f, Other):
            self.other = True
        elif isinstance(f, Discarded):
            self.discarded = True
        elif isinstance(f, LevelAtMost):
            self.level = f.level

    @property
    def tail(self) -> Phrase:
        """What follows the noun: level and place."""
        phrase = EMPTY
        if self.level == 0:
            phrase = Phrase(" di Livello 0", " of Level 0")
        elif self.level > 0:
            phrase = Phrase(" di Livello {n} o inferiore", " of Level {n} or lower").fill(n=self.level)
        if self.discarded:
            phrase = phrase + Phrase(" dalla tua pila degli scarti", " from your discard pile")
        return phrase

    def one(self) -> list[Phrase]:
        """Say "a Monster" of the chosen kind."""
        parts = []
        for kind in self.kinds:
            if kind == CHARACTER:
                parts.append(
                    (
                        Phrase("un Personaggio", "a Character"),
                        Phrase("il tuo Personaggio", "your Character"),
                        Phrase("il Personaggio avversario", "the enemy Character"),
                    )[self.side]
                )
                continue
            if self.discarded:
                parts.append(Phrase("1 Mostro", "1 Monster") + self.tail)
                continue
            plain = Phrase("un altro Mostro", "another Monster") if self.other else Phrase("un Mostro", "a Monster")
            own = (
                Phrase("un altro tuo Mostro", "another of your Monsters")
                if self.other
                else Phrase("un tuo Mostro", "one of your Monsters")
            )
            parts.append((plain, own, Phrase("un Mostro avversario", "an enemy Monster"))[self.side] + self.tail)
        return parts

    def many(self) -> Phrase:
        """Say "Monsters" without an article."""
        if self.discarded:
            return Phrase("Mostri", "Monsters") + self.tail
        plain = Phrase("altri Mostri", "other Monsters") if self.other else Phrase("Mostri", "Monsters")
        own = (
            Phrase("altri tuoi Mostri", "of your other Monsters")
            if self.other
            else Phrase("tuoi Mostri", "of your Monsters")
        )
        return (plain, own, Phrase("Mostri avversari", "enemy Monsters"))[self.side] + self.tail

    def all(self) -> list[Phrase]:
        characters = (
            Phrase("entrambi i Personaggi", "both Characters"),
            Phrase("il tuo Personaggio", "your Character"),
            Phrase("il Personaggio avversario", "the enemy Character"),
        )[self.side]
        if self.kinds == [CHARACTER]:
            return [characters]
        monsters = self.all_monsters() + self.tail
        return [monsters, characters] if CHARACTER in self.kinds else [monsters]

    def all_monsters(self) -> Phrase:
        if self.other:
            return (
                Phrase("tutti gli altri Mostri", "all other Monsters"),
                Phrase("gli altri tuoi Mostri", "your other Monsters"),
                Phrase("tutti i Mostri avversari", "all enemy Monsters"),
            )[self.side]
        return (
            Phrase("tutti i Mostri", "all Monsters"),
            Phrase("tutti i tuoi Mostri", "all your Monsters"),
            Phrase("tutti i Mostri avversari", "all enemy Monsters"),
        )[self.side]


class _You(Named):
    """The player of the card, whom an Italian verb names by itself: "non puoi pescare"."""

    def verb(self, it: str, it_plural: str, en: str, en_plural: str) -> Phrase:
        return Phrase(it.replace("può", "puoi"), en_plural)


YOU: Final = _You([Phrase("", "you")])


def with_number(noun: str) -> str:
    """Put a number for the article: "an enemy Monster" -> "1 enemy Monster"."""
    article, _, rest = noun.partition(" ")
    return f"1 {rest}" if article in ("a", "an") else noun


def named(selector: Selector) -> Named:
    """Say the selector in words."""
    if isinstance(selector, This):
        return Named([Phrase("questo Mostro", "this Monster")])
    if isinstance(selector, It):
        return Named([Phrase("quel Mostro", "that Monster")])
    if isinstance(selector, Bearer):
        return Named([Phrase("il Mostro", "the Monster")])
    if isinstance(selector, Facing):
        return Named([Phrase("il Mostro di fronte", "the facing Monster")])
    if isinstance(selector, CharacterOf):
        if selector.player:
            return YOU if selector.yours else Named([Phrase("l'avversario", "the opponent")])
        return Named(_Traits([Kind(CHARACTER), Side(selector.yours)]).one())
    traits = _Traits(selector.filters)
    if isinstance(selector, Every):
        return Named(traits.all(), plural=True)
    if isinstance(selector, UpTo):
        if selector.most == 1:
            return Named([Phrase(f"fino a {one.it}", f"up to {with_number(one.en)}") for one in traits.one()])
        most = Phrase("fino a {n} ", "up to {n} ").fill(n=selector.most)
        return Named([most + traits.many()], plural=True)
    assert isinstance(selector, Chosen), type(selector).__name__
    return Named(traits.one())
