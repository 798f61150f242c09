"""Walking over the tokens of one ability: matching words, going back, and remembering how far it was understood."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, NamedTuple, TypeVar

from ludoteca.games.lorcana.packs.importer.expr import Expr, word
from ludoteca.games.lorcana.packs.importer.tokens import NUMBER, QUOTE, SYMBOL, WORD, Token, written

Found = TypeVar("Found")

NUMBERS: Final = {
    "one": 1,
    "two": 2,
    "three": 3,
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
}
ORDINALS: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}

OFTEN: Final = {"once": 1, "twice": 2, "two times": 2, "three times": 3}

THIS: Final = word("this")
IT: Final = word("it")
CAUSE: Final = word("cause")
YOU: Final = word("you")
YES: Final = word("yes")


class Refused(Exception):
    """The text was not understood; the words are what was left."""

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words


class Choice(NamedTuple):
    """Cards that are chosen, and the types that they may have."""

    target: Expr
    kinds: list[str]


@dataclass(frozen=True, eq=False)
class Mark:
    """A place in the text together with what the pronouns meant there."""

    index: int
    card: Expr
    kinds: list[str]
    player: Expr | None
    number: Expr | None
    first_choice: Choice | None


class Cursor:
    """The tokens of one ability and the place reached in them.

    A production takes tokens and returns what they mean, or None; `attempt` goes back when it was None. The furthest
    place ever reached tells which words were not understood.
    """

    def __init__(self, tokens: list[Token], kind: str, classes: frozenset[str]) -> None:
        self.tokens = tokens
        self.kind = kind
        """The type of the card whose text this is."""
        self.classes = classes
        """Classifications known from cards: at the start of a sentence only these count as such."""
        self.index = 0
        self.furthest = 0
        self.referents = 0
        """How many targets have been named; never taken back."""
        self.card: Expr = THIS
        """What it, they, them, that character, … mean now."""
        self.kinds: list[str] = []
        """The types that card may have, where that is known."""
        self.first_choice: Choice | None = None
        """What was chosen first, which can be spoken of when something else came between."""
        self.last_target: Expr | None = None
        """The cards named last, of which a pronoun may speak."""
        self.moved = False
        """Whether the ability is set off by moving: then the moved character and that location are known."""
        self.player: Expr | None = None
        """Who that player, they, their, … are now."""
        self.on_turn = False
        """Whether it speaks of what happens during an opponent's turn: that opponent is whose turn it is."""
        self.foe: Expr | None = None
        """What that character is, in abilities set off by a challenge of this one."""
        self.reads_foe = False
        """Whether the noun tells what is challenged."""
        self.foe_types: list[str] = []
        """The types that what is challenged must have, where the moment tells them."""
        self.set_off_by: Expr | None = None
        """The card that sets the ability off, if it is another one: it can be spoken of when this one came between."""
        self.song: Expr | None = None
        """What that song is, in abilities set off by singing."""
        self.subject_types: list[str] = []
        """The types of the subject of the moment."""
        self.counted_theirs: Choice | None = None
        """What another player must have so many of: one of them can be spoken of."""
        self.subject_read = False
        """Whether the subject of the moment is it, and has been read."""
        self.together = False
        """Whether that subject is one or more cards at once."""
        self.counted_cards: Choice | None = None
        """What a condition counted last, if one of those cards can be chosen."""
        self.counted_types: list[str] | None = None
        """The types of the cards that a condition counted last."""
        self.spoke_of_you = False
        self.spoke_of_them = False
        """Whose cards were spoken of while somebody else acts: yours, or theirs."""
        self.moments: list[Expr] = []
        """What sets the ability off."""
        self.hangs_on = False
        """Whether "if …" follows what sets the ability off, so that all that it does hangs on that."""
        self.on_own_turn = False
        """Whether what it does is done on its player's turn alone: it challenges and banishes."""
        self.sought_most = 1
        """How many cards a search may find."""
        self.as_target = False
        """Whether the noun being read is what something is done to."""
        self.choosing = False
        """Whether the verb says that somebody chooses, so that the noun need not."""
        self.counts = False
        """Whether the noun tells what is counted."""
        self.among = False
        """Whether the noun may say "from among them": set back to False when it did."""
        self.milled = False
        """Whether several cards went from your deck to your discard, so that some of them can be spoken of."""
        self.of_discarded = False
        """Whether the sentence speaks of cards that went to a discard this way."""
        self.differs = False
        """Whether the noun may say "with different names", or the same: set back to False when it did."""
        self.same_names = False
        """Whether it said "with the same name"."""
        self.each_chose = False
        """Whether every player has chosen a card of theirs, so that all others can be spoken of."""
        self.opponents_chose = False
        """Whether every opponent has chosen a card of theirs, so that those not chosen can be spoken of."""
        self.banished = ""
        """The key of what was banished last, which can be counted afterwards."""
        self.several = False
        """Whether what was chosen, found or discarded last may be more than one card."""
        self.of_the_past = False
        """Whether it spoke of cards that were under one that has left play."""
        self.asks_past = False
        """Whether the last condition asked about cards discarded, moved or banished before."""
        self.until_said: Expr | None = None
        """Until when the last effect of limited time lasts."""
        self.discarded_last = False
        """Whether what was spoken of last was discarded, so that nothing can be said of it in play."""
        self.next_played: list[Expr] = []
        """What the next card is like that costs less this turn, which can be spoken of."""
        self.number: Expr | None = None
        """What that number, that amount, … is now."""
        self.named_class = False
        """Whether a classification has been named, so that it can be spoken of."""
        self.only_given: Expr | None = None
        """What must hold to use the ability, where a sentence of its own says so."""
        self.most = 0
        """How often a turn the ability works at most, where a sentence of its own says so."""
        self.acting: Expr = YOU
        """Who does what is being read: inside "each opponent …" their cards are "yours" to the effect."""

    # going and coming back

    def mark(self) -> Mark:
        return Mark(self.index, self.card, self.kinds, self.player, self.number, self.first_choice)

    def back(self, mark: Mark) -> None:
        self.index = mark.index
        self.card = mark.card
        self.kinds = mark.kinds
        self.player = mark.player
        self.number = mark.number
        self.first_choice = mark.first_choice

    def attempt(self, production: Callable[[], Found | None]) -> Found | None:
        mark = self.mark()
        meant = production()
        if meant is None:
            self.back(mark)
        return meant

    def first(self, *productions: Callable[[], Found | None]) -> Found | None:
        """Return what the first production that fits makes of the text."""
        for production in productions:
            meant = self.attempt(production)
            if meant is not None:
                return meant
        return None

    # looking at tokens

    def token(self, ahead: int = 0) -> Token | None:
        index = self.index + ahead
        return self.tokens[index] if index < len(self.tokens) else None

    @property
    def over(self) -> bool:
        return self.index >= len(self.tokens)

    def step(self, count: int = 1) -> None:
        self.index += count
        self.furthest = max(self.furthest, self.index)

    def has(self, pattern: str) -> bool:
        """Take these words if they are next: `gets|get` is either word, `the?` may be missing."""
        index = self.index
        for part in pattern.split():
            maybe = part.endswith("?") and len(part) > 1
            token = self.tokens[index] if index < len(self.tokens) else None
            if token is not None and token.sort != QUOTE and token.low in part.rstrip("?").split("|"):
                index += 1
                self.furthest = max(self.furthest, index)
            elif not maybe:
                return False
        self.index = index
        return True

    def sees(self, pattern: str) -> bool:
        """Tell whether these words are next, without taking them."""
        index, furthest = self.index, self.furthest
        seen = self.has(pattern)
        self.index, self.furthest = index, furthest
        return seen

    def reads(self, *parts: str | Callable[[], Any]) -> list[Any] | None:
        """Take these words and productions one after the other; what the productions mean, None if one is not there."""
        meanings: list[Any] = []
        for part in parts:
            if isinstance(part, str):
                if not self.has(part):
                    return None
                continue
            meant = part()
            if meant is None:
                return None
            meanings.append(meant)
        return meanings

    def any_of(self, *patterns: str) -> bool:
        return any(self.has(pattern) for pattern in patterns)

    def one_of(self, meanings: Mapping[str, Found]) -> Found | None:
        """Take the first of these words that are next, and return what they mean."""
        for words, meaning in meanings.items():
            if self.has(words):
                return meaning
        return None

    def bound(self) -> tuple[bool, int] | None:
        """Read "N or more", "more than N", "N or fewer": whether it is the least that there are, and how many."""
        more = self.has("more than")
        fewer = not more and self.any_of("fewer than", "less than")
        number = self.whole()
        if number is None:
            return None
        if more or (not fewer and self.has("or more")):
            return True, number + 1 if more else number
        if not fewer and not self.any_of("or fewer", "or less"):
            return None
        return False, number - 1 if fewer else number

    def whole(self) -> int | None:
        """Read a number in digits or as a word."""
        token = self.token()
        if token is None:
            return None
        if token.sort == NUMBER and token.raw.isdigit():
            self.step()
            return int(token.raw)
        if token.sort == WORD and token.low in NUMBERS and not self.two_word_class():
            self.step()
            return NUMBERS[token.low]
        return None

    def ordinal(self) -> int | None:
        """Read first, second, third, …"""
        token = self.token()
        if token is None or token.low not in ORDINALS:
            return None
        self.step()
        return ORDINALS[token.low]

    def so_often(self) -> int:
        """Read once, twice, three times a turn, or during your turn, before what happens; 0 where it is not said."""
        mark = self.mark()
        self.has("up to")
        number = self.one_of(OFTEN)
        if number is not None and self.any_of("per turn ,", "each turn ,", "a turn ,", "during your turn ,"):
            return number
        self.back(mark)
        return 0

    def limit_said(self) -> int | None:
        """Use this ability only once each turn: a sentence of its own, after the effect."""
        if not self.any_of(
            "use this ability only",
            "you may use this ability only",
            "you can use this ability only",
            "this ability|effect triggers|happens only",
            "this ability|effect can only trigger|happen",
            "this ability|effect can trigger|happen only",
            "this ability can only be used",
            "this ability can be used only",
            "you can|may only use this ability",
        ):
            return None
        for often, number in OFTEN.items():
            if self.has(often) and self.any_of("per turn", "each turn", "a turn", "during your turn"):
                return number
        return None

    def two_word_class(self) -> bool:
        """Tell whether the next two words are one classification."""
        token, after = self.token(), self.token(1)
        return token is not None and after is not None and f"{token.raw} {after.raw}" in self.classes

    def signed(self) -> int | None:
        """Read a number with its sign, as in +2."""
        token = self.token()
        if token is None or token.sort != NUMBER or token.raw.isdigit() or len(token.raw) < 2:
            return None
        self.step()
        return int(token.raw)

    def symbol(self) -> str | None:
        token = self.token()
        if token is None or token.sort != SYMBOL:
            return None
        self.step()
        return token.raw[1]

    def starts_sentence(self) -> bool:
        before = self.tokens[self.index - 1] if self.index else None
        return before is None or before.raw in (".", "—", "•", ":")

    def stop(self) -> bool:
        """Read the end of a sentence; a quotation that ends with a full stop ends it too."""
        if self.over or self.has("."):
            return True
        before = self.tokens[self.index - 1] if self.index else None
        return before is not None and before.sort == QUOTE and before.raw.endswith(".")

    def left(self) -> str:
        """Return the words that were not understood: from the furthest place reached to the end of its sentence.

        Where every word was understood but not what they say together, the whole sentence.
        """
        start = min(self.furthest, len(self.tokens) - 1)
        end = start
        while end < len(self.tokens) and self.tokens[end].raw != ".":
            end += 1
        if all(token.raw in (".", ",") for token in self.tokens[start : max(end, start + 1)]):
            while start and self.tokens[start - 1].raw not in (".", "•", ":"):
                start -= 1
        return written(self.tokens[start : max(end, start + 1)])

    # what pronouns mean

    def refer(self, target: Expr, kinds: list[str]) -> Expr:
        """Remember what later pronouns mean once this target has been named; the target gets a key for them."""
        if target.args is not None:
            self.discarded_last = False
        if target.args is not None and not target.key:
            self.referents += 1
            target = target.keyed(f"@{self.referents}")
        self.last_target = target if target.args is not None else self.last_target
        self.card = target if target.args is None else IT.meaning(target.key)
        self.kinds = kinds
        if target.args is not None:
            numbered = bool(target.args) and isinstance(target.args[0], int)
            self.several = target.word in ("every", "up_to", "any_number", "one_from_each") or numbered
        if self.first_choice is None and target.word in ("chosen", "up_to", "any_number", "one_from_each"):
            self.first_choice = Choice(target, kinds)
        return target

    def speak_of_cause(self) -> None:
        """Let pronouns mean again the card that set the ability off, once this card has paid, or has left play."""
        if self.set_off_by is not None and self.card == THIS:
            self.speak_of(self.set_off_by, self.subject_types)

    def speak_of(self, card: Expr, kinds: list[str]) -> None:
        """Let pronouns mean this from now on."""
        self.card = card
        self.kinds = kinds
        self.discarded_last = False

    def owner(self) -> Expr:
        """Return the player whose card the pronoun's card is."""
        if self.card == IT:
            return word("its_player")
        if self.card == CAUSE:
            return word("cause_player")
        return Expr("player_of", (self.card,))
