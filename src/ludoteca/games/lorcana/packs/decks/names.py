"""How people write a card in a deck list, and which card they mean."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from typing import Final

from ludoteca.games.lorcana.state.cards import INK_NAMES, KIND_NAMES, Content, single_names
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.phrases import commas
from ludoteca.kernel.texts import Phrase

_COPIES: Final = re.compile(r"(?:x|×)? ?(\d{1,3}) ?(?:x|×)? (.+)|(.+?) (?:x|×) ?(\d{1,3})", re.IGNORECASE)
_ID: Final = re.compile(r"(\d{1,2})-(\d{1,3})")
_FOIL: Final = re.compile(r" ?(?:\*[a-z]{1,2}\*|[(\[]cold foil[)\]])$", re.IGNORECASE)
"""What says nothing about which card it is."""
_STRANGE_CODE: Final = re.compile(
    r" ?[(\[](?!set)[a-z][a-z0-9]{1,3}(?:[ -]#?\d{1,3})?[)\]](?: #?\d{1,3})?$", re.IGNORECASE
)
"""Other programs' codes of sets, where they are not known."""
_SET_AND_NUMBER: Final = re.compile(
    r" ?[(\[] ?(?P<set>[a-z]{2,4}|\d{1,2})(?:[ /:·#-]{1,2}(?P<number>\d{1,3}))? ?[)\]](?: ?#?(?P<after>\d{1,3}))?$"
    r"|(?:^| )(?P<bare>[a-z]{3,4})[ -]#?(?P<bare_number>\d{1,3})$",
    re.IGNORECASE,
)
"""`(TFC) 42`, `[TFC 42]`, `(TFC)`, `(1) 42`, `TFC-42`."""
SET_CODES: Final = {
    "TFC": 1,
    "ROF": 2,
    "ROTF": 2,
    "ITI": 3,
    "INK": 3,
    "URS": 4,
    "URR": 4,
    "UR": 4,
    "SSK": 5,
    "AZS": 6,
    "AZU": 6,
    "ARI": 7,
    "ARC": 7,
    "ROJ": 8,
    "FAB": 9,
    "WHI": 10,
    "WIW": 10,
    "WITW": 10,
}
"""The abbreviations of the sets' English names, as deck builders write them; some sets have several."""
_HINT: Final = re.compile(
    r" ?(?:[(\[] ?(?:set ?)?(?P<set>\d{1,2})(?: ?[-/:·#,]? ?#?(?P<number>\d{1,3}))?(?: ?/ ?\d{1,4})? ?[)\]]"
    r"| (?P<bare_set>\d{1,2})-(?P<bare_number>\d{1,3}))$",
    re.IGNORECASE,
)
_ASIDE_TAG: Final = re.compile(r" ?\[([a-z -]{4,20})[^\[\]]{0,60}\]$", re.IGNORECASE)
_ASIDE_MARK: Final = re.compile(r"SB: ?", re.IGNORECASE)
MAIN: Final = ("deck", "main deck", "mainboard", "main", "mazzo", "mazzo principale", "decklist", "lista")
"""Headings of the deck itself."""
COUNTED: Final = ("cards", "card", "carte", "carta")
"""What follows the number of cards in a heading."""
SIDE: Final = ("sideboard", "side", "side deck", "riserva", "carte di riserva", "mazzo di riserva", "panchina")
"""Headings of what may be exchanged for cards of the deck between two games."""
ASIDE: Final = (
    *SIDE,
    "maybeboard",
    "maybe",
    "wishlist",
    "considering",
    "forse",
    "in valutazione",
    "da valutare",
)
"""Headings of what is kept beside the deck, and does not belong to it."""
_NEITHER: Final = re.compile("[^a-z0-9]+")
"""What is neither letter nor digit, among plain signs in lower case."""
_CLOSE: Final = 0.72
MOST_NAMED: Final = 6

MOST_SUGGESTIONS: Final = 12
"""Names for which close ones are looked up in a text: in so many cards that takes its time."""
MORE_LINES: Final = Phrase("più di {most} righe", "more than {most} lines")
MISMATCH: Final = Phrase(
    "il numero {id} è di «{other}», non di «{name}»", "the number {id} is that of “{other}”, not of “{name}”"
)


def squeezed(name: str) -> str:
    """Reduce a name for comparing: only its letters and digits, without case and accents."""
    if name.isascii():
        return _NEITHER.sub("", name.lower().replace("&", "and"))
    plain = unicodedata.normalize("NFKD", name.casefold().replace("&", " and ").replace("œ", "oe").replace("æ", "ae"))
    return "".join(c for c in plain if c.isalnum())


def numbered(name: str) -> str:
    """Return a name with the set's number in place of its code, as in `Name (1-42)` for `Name (TFC) 42`."""
    match = _SET_AND_NUMBER.search(name)
    if match is None:
        return name
    code = (match["set"] or match["bare"]).upper()
    known = int(code) if code.isdigit() else SET_CODES.get(code)
    number = match["number"] or match["after"] or match["bare_number"]
    if known is None:
        return name
    return (
        f"{name[: match.start()]} ({known}-{int(number)})".strip() if number else f"{name[: match.start()]} ({known})"
    )


def quoted(names: list[Phrase]) -> Phrase:
    return commas([Phrase("«{name}»", "“{name}”").fill(name=name) for name in names])


class Unclear(Exception):
    """A name that means no card, or several; `phrase` says so."""

    def __init__(self, phrase: Phrase) -> None:
        super().__init__(phrase.en)
        self.phrase = phrase


def without_number(heading: str) -> str:
    """Take from a heading that was squeezed how many cards follow: `sideboard15cards`, `personaggi24`."""
    for cards in COUNTED:
        number = heading.removesuffix(cards)
        if number != heading and number[-1:].isdigit():
            heading = number
    return heading.strip("0123456789")


class Names:
    """The cards of a content by everything that people may call them; always the number of the first printing."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.full: dict[str, int] = {}
        self.short: dict[str, list[int]] = {}
        self.shown: dict[str, str] = {}
        """Full names as written, by their squeezed form."""
        for number, card in enumerate(content.cards):
            first = content.first_printing(number)
            full = card.full_name
            for name in (full.en, full.it):
                key = squeezed(name)
                self.full.setdefault(key, first)
                self.shown.setdefault(key, name)
            for name in dict.fromkeys((squeezed(card.name.en), squeezed(card.name.it))):
                known = self.short.setdefault(name, [])
                if first not in known:
                    known.append(first)
            if single_names(card.name):
                self.full.setdefault(squeezed(full.it.replace(" e ", " & ", 1)), first)
        headings = [*MAIN, "songs", "canzoni"]
        headings += [form for name in INK_NAMES.values() for form in (name.it, name.en)]
        for kind in KIND_NAMES:
            headings += [kind.en, kind.en + "s", kind.it]
        headings += ["personaggi", "azioni", "oggetti", "luoghi"]
        self.headings = {squeezed(heading) for heading in headings}
        self.main = {squeezed(heading) for heading in MAIN}
        self.aside = {squeezed(heading) for heading in ASIDE}
        self.side = {squeezed(heading) for heading in SIDE}

    def heading(self, line: str) -> str:
        """Return what a line that only says what follows says, without its number, or "" for any other.

        `Personaggi (24)`, `Items:`, `Sideboard (15 cards)`.
        """
        key = squeezed(line)
        bare = without_number(key)
        known = bare in self.headings or bare in self.aside
        return bare if known and key not in self.full and key not in self.short else ""

    def without_mark(self, line: str) -> tuple[str, str]:
        """Return a line, and where it says its card is beside the deck, or "": `SB: 2 Name`, `2 Name [Maybeboard]`."""
        marked = _ASIDE_MARK.match(line)
        if marked is not None:
            return line[marked.end() :], SIDE[0]
        tag = _ASIDE_TAG.search(line)
        if tag is not None and squeezed(tag[1]) in self.aside:
            return line[: tag.start()], squeezed(tag[1])
        return line, ""

    def counted(self, line: str) -> tuple[int, str]:
        """Read copies and name of a line: `4 Name`, `4x Name`, `Name x4`, or a name alone."""
        if squeezed(line) in self.full:
            return 1, line
        match = _COPIES.fullmatch(line)
        if match is None:
            return 1, line
        return (int(match[1]), match[2]) if match[1] else (int(match[4]), match[3])

    def card(self, text: str, suggest: bool = True) -> int:
        """Find the printing that is meant; raise `Unclear`."""
        name = numbered(_FOIL.sub("", " ".join(text.split())))
        id = name.strip("()")
        if _ID.fullmatch(id) and id in self.content.by_id:
            return self.content.by_id[id]
        name = _STRANGE_CODE.sub("", name)
        printing = self.full.get(squeezed(name))
        if printing is not None:
            return printing
        set_number, id = "", ""
        hint = _HINT.search(name)
        if hint is not None:
            name = _STRANGE_CODE.sub("", _FOIL.sub("", name[: hint.start()]))
            set_number = hint["set"] or hint["bare_set"]
            id = f"{int(set_number)}-{int(hint['number'] or hint['bare_number'] or 0)}"
        elif _ID.match(name) and " " in name:
            id, _, name = name.partition(" ")
        return self.printing(self.named(name, set_number, id, suggest), name, set_number, id)

    def named(self, name: str, set_number: str, id: str, suggest: bool) -> int:
        key = squeezed(name)
        printing = self.full.get(key)
        if printing is not None:
            return printing
        cards = self.content.cards
        choices = self.short.get(key, [])
        hinted = self.content.by_id.get(id)
        if hinted is not None and self.content.first_printing(hinted) in choices:
            return self.content.first_printing(hinted)
        if set_number and len(choices) > 1:
            choices = [number for number in choices if int(set_number) in self.sets(number)] or choices
        if len(choices) == 1:
            return choices[0]
        if choices:
            listed = [cards[number].full_name for number in choices[:MOST_NAMED]]
            more = ", …" if len(choices) > MOST_NAMED else ""
            why = Phrase(
                "«{name}» può essere più carte: {names}; scrivi anche la versione",
                "“{name}” may be several cards: {names}; write the version too",
            )
            raise Unclear(why.fill(name=name, names=quoted(listed) + Phrase(more, more)))
        problem = Phrase("nessuna carta si chiama «{name}»", "no card is called “{name}”").fill(name=name[:80])
        close = get_close_matches(key, self.shown, 3, _CLOSE) if suggest and 2 < len(key) < 80 else []
        if close:
            also = Phrase("; forse {names}?", "; perhaps {names}?")
            problem += also.fill(names=quoted([Phrase(self.shown[match], self.shown[match]) for match in close]))
        raise Unclear(problem)

    def printing(self, first: int, name: str, set_number: str, id: str) -> int:
        """Return the hinted printing of the card; the first one where the hint names none that is known."""
        hinted = self.content.by_id.get(id)
        if hinted is not None:
            if self.content.first_printing(hinted) != first:
                other = self.content.cards[hinted].full_name
                raise Unclear(MISMATCH.fill(id=id, other=other, name=name))
            return hinted
        if set_number:
            for number in self.printings(first):
                if self.content.cards[number].set_number == int(set_number):
                    return number
        return first

    def printings(self, first: int) -> list[int]:
        return _printings(self.content)[first]

    def sets(self, first: int) -> set[int]:
        """Return the sets in which a card was printed."""
        return {self.content.cards[number].set_number for number in self.printings(first)}


@kept(4_500_000, most=3)
def names_of(content: Content) -> Names:
    return Names(content)


@kept(400_000, most=3)
def _printings(content: Content) -> dict[int, list[int]]:
    printings: dict[int, list[int]] = {}
    for number in range(len(content.cards)):
        printings.setdefault(content.first_printing(number), []).append(number)
    return printings
