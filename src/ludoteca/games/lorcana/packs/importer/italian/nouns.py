"""Italian noun phrases: players, zones, and cards with all that is said of them, each held as its English words."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from ludoteca.games.lorcana.packs.importer.italian.holding import NEXT, NOUN, PLAYER, ZONE, Held
from ludoteca.games.lorcana.packs.importer.italian.phrases import MERGED, filled
from ludoteca.games.lorcana.packs.importer.italian.words import (
    CLASS,
    CLASSES,
    COLOURS,
    KEYWORD,
    KIND,
    NOUNS,
    STATE,
    STATES,
    any_of,
)
from ludoteca.games.lorcana.packs.importer.italian.words import NOUN as WORD

ARTICLE: Final = r"(?:il|lo|la|l'|i|gli|le)"
PLAYERS: Final = tuple(
    (re.compile(rf"\b{pattern}(?!\w)", re.IGNORECASE), said)
    for pattern, said in (
        (
            r"il giocatore o i giocatori con più carte in (?:la loro )?mano",
            "the player or players with the most cards in their hands",
        ),
        (
            r"il giocatore o i giocatori con meno carte in (?:la loro )?mano(?! di)",
            "the player or players with the fewest cards in their hands",
        ),
        (r"(?:ogni|ciascun) giocatore con più carte in mano(?! di)", "each player with the most cards in their hand"),
        (
            r"(?:ogni|ciascun) giocatore con meno carte in mano(?! di)",
            "each player with the fewest cards in their hand",
        ),
        (r"un avversario a tua scelta", "chosen opponent"),
        (r"un giocatore a tua scelta", "chosen player"),
        (r"un (?:altro )?qualsiasi giocatore", "any player"),
        (r"ogni altro giocatore", "each other player"),
        (r"(?:ogni|ciascun) giocatore avversario", "each opposing player"),
        (r"l' avversario", "they"),
        (r"il giocatore di quel personaggio", "that character's player"),
        (r"il giocatore di il personaggio sfidato", "the challenged character's player"),
        (r"il giocatore di il personaggio sfidante", "the challenging player"),
        (r"(?:ogni|ciascun) avversario", "each opponent"),
        (r"(?:ogni|ciascun) giocatore", "each player"),
        (r"uno di (?:gli|i tuoi) avversari", "an opponent"),
        (r"(?:tutti )?gli avversari", "opponents"),
        (r"(?:tutti )?i tuoi avversari", "opponents"),
        (r"(?<=a )tutti i giocatori", "all players"),
        (r"tutti i giocatori", "each player"),
        (r"nessun avversario", "no opponent"),
        (r"un tuo avversario|uno di gli avversari|uno di i tuoi avversari", "an opponent"),
        (r"quel giocatore|quell' avversario|quel avversario", "that player"),
        (r"il giocatore sfidante", "the challenging player"),
        (r"(?:il|un) suo giocatore", "their player"),
        (r"i loro giocatori|i rispettivi giocatori", "their players"),
        (r"i loro proprietari|i rispettivi proprietari", "their owners"),
        (r"un altro giocatore", "another player"),
        (r"un avversario", "an opponent"),
        (r"un giocatore", "a player"),
        (r"(?<!personaggio )(?<!oggetto )(?<!luogo )avversario(?= che)", "opponent"),
    )
)
ZONES: Final = {
    "scarti": "discard",
    "mazzo": "deck",
    "mano": "hand",
    "calamaio": "inkwell",
    "mazzi": "decks",
    "calamai": "inkwells",
}
_ZONE: Final = any_of(ZONES)
OWNED: Final = re.compile(
    rf"\b(?:i|gli|il|la|l')? ?(?P<whose>tuoi|tuo|tua|suoi|suo|sua|loro|propri[oa]?) (?P<zone>{_ZONE})\b", re.IGNORECASE
)
OF_PLAYER: Final = re.compile(rf"\b(?:i|gli|il|la|le) (?P<zone>{_ZONE}|mani) di (?P<player>⟦p\d+⟧)", re.IGNORECASE)
BARE: Final = re.compile(r"\b(?:gli (?P<discard>scarti)|(?<=[na] )il (?:mazzo|(?P<ink>calamaio)))(?! di)")

QUANTITY: Final = (
    r"(?:il|la) (?:tuo|tua|suo|sua|loro|proprio|propria) (?:prim|second|terz)[oa]"
    r"|ognun[oa] di fino a \d+(?: di (?:i|le|gli))?"
    r"|fino a \d+(?: di (?:i|le|gli))?|un qualsiasi numero di(?: (?:i|le|gli))?|un[oa] o più(?: di (?:i|gli|le))?"
    r"|\d+ o più(?: di (?:i|gli|le))?|un[oa] di (?:i|gli|le|l')|\d+ di (?:i|gli|le)|ognun[oa] di (?:i|gli|le)"
    r"|ciascun[oa] di (?:i|gli|le)|tutt[ie](?: (?:i|gli|le))?|ogni(?: singol[oa])?|ciascun[oa]?"
    r"|nessun[oa] di (?:i|gli|le)|nessun[oa']?|\d+ o meno|un[oa']? (?:second|terz)[oa]"
    r"|un[oa']? qualsiasi|qualsiasi|(?:il|lo|la) (?:prim|second|terz|quart)[oa]|un[oa']? (?:stess[oa])"
    r"|(?:lo|la) stess[oa]|quest[oaie']|quel|quei|quegli|quell[oaie']|un[oa']?|il|lo|la|l'|i|gli|le|\d+"
)
MINE: Final = r"tuoi|tuo|tua|tue|suoi|suo|sua|sue|loro|propri[oae]?"
_CLASSES: Final = rf"{CLASS}(?:(?:, | o | e ){CLASS}\b)*"
ADJECTIVES: Final = (
    rf"(?: (?:(?!(?:esiliat|sfidat)[oaie] in a challenge){STATE}\b(?! in questo modo)|{_CLASSES}\b"
    rf"|{any_of(COLOURS)}\b|qualsiasi\b))*"
)
_KINDS: Final = rf"{KIND}\b(?:(?:, {KIND}\b)* (?:o|e) {KIND}\b)?"
UNIT: Final = rf"(?:(?:copia|copie) di )?(?:{WORD})\b(?: non {KIND}\b| {_KINDS})?{ADJECTIVES}"
_AGAIN: Final = rf"(?:(?:a|da|di|su|in) )?(?:(?:un[oa']?|i|gli|le|il|la|lo|l') )?(?:(?:{MINE}) )?(?:altr[oaie] )?"
_BEGUN: Final = r"(?:ottengono|ricevono|perdono|possono|non)"
"""Verbs by which cards that follow an and begin a clause of their own."""
HEAD: Final = (
    rf"{UNIT}(?:(?:, {_AGAIN}{UNIT})* (?:o|od|e/o) {_AGAIN}{UNIT}"
    rf"| e (?:i |gli |le )?(?:tu\w+ )?(?>{UNIT})(?! {_BEGUN}\b))?"
)
PHRASE: Final = re.compile(
    rf"(?<![\w'])(?:(?P<many>{QUANTITY}) )?(?P<first>altr[oaie] )?(?P<mine>(?:{MINE}) )?(?P<next>prossim[oaie] )?"
    rf"(?P<other>altr[oaie] )?(?P<count>\d+(?: o più)? )?(?P<head>{HEAD})",
    re.IGNORECASE,
)


class Cards:
    """A noun phrase on its way into English."""

    def __init__(self, match: re.Match[str]) -> None:
        self.many = re.sub(r" di (?:i|gli|le|l')$", "", (match["many"] or "").lower())
        self.of = bool(re.search(r" di (?:i|gli|le|l')$", match["many"] or "", re.IGNORECASE))
        self.mine = (match["mine"] or "").strip().lower()
        self.other = bool(match["first"] or match["other"])
        self.next = bool(match["next"])
        self.count = (match["count"] or "").strip().lower()
        self.head = match["head"]
        self.chosen = False
        self.before: list[str] = []
        self.after: list[str] = []

    @property
    def plural(self) -> bool:
        return NOUNS[re.findall(WORD, self.head, re.IGNORECASE)[0].lower()].endswith("s")

    def english(self) -> str:
        """Write the whole phrase."""
        such = " ".join([*self.before, in_english(self.head)])
        behind = "".join(f" {part}" for part in self.after)
        return f"{self.determined(such)}{behind}"

    def owner(self) -> str:
        if not self.mine:
            return ""
        return "your" if self.mine.startswith("tu") else "their"

    def determined(self, such: str) -> str:
        """Write the noun with its article, number and owner."""
        other = "other " if self.other else ""
        if self.next:
            return f"the next {other}{such} you play"
        if self.chosen:
            return self.chosen_ones(such)
        number = self.number()
        owner = self.owner()
        if number == "no" and self.of:
            return f"none of {owner} {other}{such}"
        if number == "one" and not self.of and not owner:
            return f"another {such}" if self.other else f"{article(such)} {such}"
        if number == "one":
            return f"one of {owner or 'the'} {other}{plural_of(such)}"
        if number.startswith("the") or number in ("this", "that"):
            return (
                f"{'those' if number == 'that' and self.plural else number} {owner + ' ' if owner else ''}{other}{such}"
            )
        if number in ("all", ""):
            start = f"{number} {owner} {other}".replace("  ", " ").strip()
            return f"{start} {such}".strip()
        if owner and number == "each":
            return f"each of {owner} {other}{plural_of(such)}"
        of = "" if number.endswith(" of") else "of "
        return f"{number} {f'{of}{owner} ' if owner else ''}{other}{such}"

    def chosen_ones(self, such: str) -> str:
        number = self.number()
        if number == "one" and self.of:
            such = single_of(such)
        number = "" if number in ("one", "the", "any") else f"{number} "
        other = "another " if self.other and not number else "other " if self.other else ""
        owner = " of yours" if self.owner() == "your" else " of theirs" if self.owner() else ""
        if number and other:
            return f"{number}{other}chosen {such}{owner}"
        return f"{other}{number}chosen {such}{owner}"

    def number(self) -> str:
        """Say how many are spoken of, or which."""
        many = self.many
        if self.count.isdigit() and many == "ogni":
            return f"each {self.count}"
        if self.count:
            return self.count.replace("o più", "or more")
        if many.startswith("fino"):
            return f"up to {many.split()[-1]}"
        if " di fino a " in many:
            return f"each of up to {many.split()[-1]}"
        for start, english in QUANTITIES:
            if re.match(start, many):
                return english
        return many.replace("o più", "or more").replace("o meno", "or fewer")


QUANTITIES: Final = (
    (r"un qualsiasi numero", "any number of"),
    (r"un[oa] o più", "one or more"),
    (r"(?:un[oa']?|lo|la) stess", "the same"),
    (r"(?:il|la) (?:suo|sua|loro|propri[oa]) prim", "their first"),
    (r"(?:il|la) (?:suo|sua|loro|propri[oa]) second", "their second"),
    (r"(?:il|la) (?:suo|sua|loro|propri[oa]) terz", "their third"),
    (r"(?:il|lo|la|il tuo|la tua) prim", "the first"),
    (r"(?:il tuo|la tua) second", "your second"),
    (r"(?:il tuo|la tua) terz", "your third"),
    (r"(?:il|lo|la) second", "the second"),
    (r"(?:il|lo|la) terz", "the third"),
    (r"(?:il|lo|la) quart", "the fourth"),
    (r"un[oa']? second", "a second"),
    (r"un[oa']? terz", "a third"),
    (r"un[oa']? qualsiasi|qualsiasi", "any"),
    (r"un[oa']?$", "one"),
    (r"ognun|ogni|ciascun", "each"),
    (r"tutt", "all"),
    (r"nessun", "no"),
    (r"quest[oa']", "this"),
    (r"quest[ie]", "those"),
    (r"que", "that"),
    (r"(?:il|lo|la|l')$", "the"),
    (r"(?:i|gli|le)$", ""),
)


def article(such: str) -> str:
    return "an" if such[:1].lower() in "aeio" else "a"


def plural_of(such: str) -> str:
    """Put the nouns of the words into the plural."""
    return re.sub(
        r"\b(character|item|location|action|song|card)\b(?! (?:card|character|item|location|action|song))", r"\1s", such
    )


def single_of(such: str) -> str:
    """Put the nouns of the words into the singular."""
    return re.sub(r"\b(character|item|location|action|song|card)s\b", r"\1", such)


def in_english(head: str) -> str:
    """Translate nouns with their adjectives: `personaggio o luogo avversario` is `opposing character or location`."""
    parts = re.split(
        r"(, | o | od | e/o | e )(?=(?:(?:a|da|di|su|in|un[oa']?|i|gli|le|il|la|lo|l'|altr[oaie]) )*"
        rf"(?:(?:{MINE}) )?(?:altr[oaie] )?{WORD}\b)",
        head,
        flags=re.IGNORECASE,
    )
    units = [unit_in_english(part) for part in parts[::2]]
    if len(units) == 1:
        return " ".join([*units[0][0], units[0][1]])
    joint = {"e": "and", "e/o": "and/or"}.get(parts[-2].strip(), "or")
    shared = units[-1][0]
    if any(words for words, _ in units[:-1]) or not set(shared) <= set(STATES.values()):
        return apart(units, joint)
    nouns = [noun for _, noun in units]
    listed = f"{', '.join(nouns[:-1])}{',' if len(nouns) > 2 else ''} {joint} {nouns[-1]}"
    return " ".join([*shared, listed])


def apart(units: list[tuple[list[str], str]], joint: str) -> str:
    """Join nouns each of which has adjectives of its own, which English would take for those of all of them."""
    phrases = [" ".join([*words, noun]) for words, noun in units]
    if all(noun.endswith("card") for _, noun in units):
        return f" {joint} ".join([phrases[0], *(f"{article(one)} {one}" for one in phrases[1:])])
    return f"({f' {joint} '.join(phrases)})"


def unit_in_english(unit: str) -> tuple[list[str], str]:
    """Translate the adjectives of a noun, and the noun."""
    match = re.search(rf"\b(?:{WORD})\b", unit, re.IGNORECASE)
    assert match is not None
    noun, rest = NOUNS[match[0].lower()], unit[match.end() :]
    kinds = re.match(rf" (?P<non>non )?(?P<kinds>{KIND}(?:(?:, | o | e ){KIND})*)\b", rest, re.IGNORECASE)
    if kinds is not None:
        rest = rest[kinds.end() :]
        english = re.sub(KIND, lambda one: NOUNS[one[0].lower()], kinds["kinds"], flags=re.IGNORECASE)
        english = english.replace(" o ", " or ").replace(" e ", " and ")
        noun = f"{'non-' if kinds['non'] else ''}{english} {noun}"
    return adjectives(rest), noun


def adjectives(text: str) -> list[str]:
    """List the states and classifications behind an Italian noun, in English and before it."""
    words: list[str] = []
    for part in re.finditer(rf"{STATE}\b|{CLASS}(?:(?:, | o | e ){CLASS}\b)*|{any_of(COLOURS)}", text, re.IGNORECASE):
        state = next((english for start, english in STATES.items() if part[0].lower().startswith(start)), "")
        classes = re.sub(CLASS, lambda one: CLASSES[one[0]], part[0]).replace(" o ", " or ").replace(" e ", " and ")
        words.append(state or COLOURS.get(part[0], classes))
    order = ("opposing", "damaged", "exerted", "ready")
    return sorted(words, key=lambda word: order.index(word) if word in order else len(order))


Modifier = Callable[[Cards, "re.Match[str]"], None]


def adds(words: str) -> Modifier:
    """Make a modifier that says this behind the noun."""

    def put(cards: Cards, match: re.Match[str]) -> None:
        cards.after.append(match.expand(words))

    return put


def described(words: str) -> Modifier:
    """Make a modifier that says this before the noun."""

    def put(cards: Cards, match: re.Match[str]) -> None:
        cards.before.append(words)

    return put


def choose(cards: Cards, match: re.Match[str]) -> None:
    cards.chosen = True


def to_come(cards: Cards, match: re.Match[str]) -> None:
    """Say "you play", but `il prossimo luogo che giochi` needs no more words than `il tuo prossimo luogo`."""
    if not cards.next:
        cards.after.append("you play")


def own(cards: Cards, match: re.Match[str]) -> None:
    cards.mine = match[1].lower()


SUCH: Final = (
    (r"(?:(?:è|sono|sia|siano) )?(danneggiat|impegnat|preparat)[oaie]", "is state"),
    (r"(?:si trov(?:a|ano|i|ino) )?in un luogo", "is at a location"),
    (rf"(?:ha|hanno) ({KEYWORD})", r"has \1"),
    (r"(?:ha|hanno) (?:una carta|delle carte|carte) sotto(?: di)? (?:sé|loro|essi|esse)", "has a card under them"),
    (r"(?:ha|hanno) (\d+ \{[SWL]\}) o (?:inferiore|meno)", r"has \1 or less"),
    (r"(?:ha|hanno) (\d+ \{[SWL]\}) o (?:superiore|più)", r"has \1 or more"),
)
"""What is said of a card after `che`, and may be one of two things."""
BEING: Final = {"danneggiat": "is damaged", "impegnat": "is exerted", "preparat": "is ready"}
ONE_SUCH: Final = "|".join(re.sub(r"(?<!\\)\((?!\?)", "(?:", pattern) for pattern, _ in SUCH)


def such(words: str) -> str:
    """Say in English what stands after `che`."""
    for pattern, english in SUCH:
        match = re.fullmatch(pattern, words, re.IGNORECASE)
        if match is not None:
            return BEING[match[1].lower()] if english == "is state" else match.expand(english)
    raise AssertionError(words)


def either_such(cards: Cards, match: re.Match[str]) -> None:
    """Say "who is damaged or has Ward"."""
    cards.after.append(f"who {such(match['one'])} or {such(match['other'])}")


WAYS: Final = {
    "esiliat": "banished this way",
    "scartat": "discarded this way",
    "spostat": "moved this way",
    "rivelat": "revealed this way",
    "pescat": "drawn this way",
    "aggiunt": "put this way",
    "ripres": "returned this way",
    "preparat": "readied this way",
    "impegnat": "exerted this way",
    "mescolat": "shuffled this way",
    "mess": "put this way",
    "giocat": "played this way",
}

LESS: Final = r"(?:inferiore|meno)"
MORE: Final = r"(?:superiore|più)"
MODIFIERS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), change)
    for pattern, change in (
        (
            rf" che (?!in un luogo|danneggiat|impegnat|preparat)(?P<one>{ONE_SUCH}) o (?:che )?(?P<other>{ONE_SUCH})"
            r"(?! o\b)",
            either_such,
        ),
        (r" a tua scelta\b", choose),
        (r" a (?:sua|loro) scelta\b", adds("of their choice")),
        (r" che (?:giochi|giocherai)\b", to_come),
        (r" non named (⟦m\d+⟧)", adds(r"not named \1")),
        (r" che non (?:è|sono|sia|siano) named (⟦m\d+⟧)", adds(r"not named \1")),
        (r" che (?:è|sono) (named ⟦m\d+⟧)", adds(r"\1")),
        (rf",? (?:di|con un) costo (?:di )?(\d+) o {LESS}", adds(r"with cost \1 or less")),
        (rf",? (?:di|con un) costo (?:di )?(\d+) o {MORE}", adds(r"with cost \1 or more")),
        (r" con (\d+) o più dann[oi]\b", adds(r"with \1 or more damage")),
        (r" con (\d+) o meno dann[oi]\b", adds(r"with \1 or less damage")),
        (r" da cui hai rimosso (?:dei )?dann[oi] in questo modo\b", adds("you removed damage from this way")),
        (r" con meno (\{\w\}) di (?:esso|essa|lui|lei|loro)\b", adds(r"with less \1 than ¤him")),
        (r" con più (\{\w\}) di (?:esso|essa|lui|lei|loro)\b", adds(r"with more \1 than ¤him")),
        (r" con meno (\{\w\})(?=,)", adds(r"with less \1")),
        (r" con più (\{\w\})(?=,)", adds(r"with more \1")),
        (r" con (\d+) o più (\{\w\})", adds(r"with \1 \2 or more")),
        (r" con (\d+) o meno (\{\w\})", adds(r"with \1 \2 or less")),
        (r" con (\d+) (\{\w\})(?! o)", adds(r"with \1 \2")),
        (r" che (?:è|sono) stat[oaie] sfidat[oaie] this turn", adds("that was challenged this turn")),
        (r" che (?:è|sono) stat[oaie] danneggiat[oaie] this turn", adds("that was damaged this turn")),
        (r" che (?:è|sono) andat[oaie] a l' avventura this turn", adds("that quested this turn")),
        (r" che (?:è|sono) stat[oaie] esiliat[oaie] this turn", adds("that was banished this turn")),
        (
            r" che (?:è|sono) stat[oaie] esiliat[oaie] in a challenge this turn",
            adds("that was banished in a challenge this turn"),
        ),
        (r" giocat[ie] da (⟦p\d+⟧)(?= (?:entra|entrano) in gioco)", adds(r"\1 plays")),
        (r" che (?:ha|hanno) sfidato this turn", adds("that challenged this turn")),
        (r" che (?:è|sono) impegnat[oaie]\b", described("exerted")),
        (r" che (?:è|sono) danneggiat[oaie]\b", described("damaged")),
        (r" che non (?:è|sono|sia|siano) danneggiat[oaie]\b", described("undamaged")),
        (r" che non (?:è|sono|sia|siano) impegnat[oaie]\b", described("ready")),
        (r" che non (?:è|sono|sia|siano) preparat[oaie]\b", described("exerted")),
        (rf" ({MINE})\b(?! (?:{WORD}))", own),
        (r" named (⟦m\d+⟧)", adds(r"named \1")),
        (rf",? (?:con|di|per) (?:un )?costo totale (?:di )?(\d+) o {LESS}", adds(r"with total cost \1 or less")),
        (rf",? con costo (\d+) o {LESS}", adds(r"with cost \1 or less")),
        (rf",? con costo (\d+) o {MORE}", adds(r"with cost \1 or more")),
        (r" con costo (\d+)\b(?! o)", adds(r"with cost \1")),
        (rf" che cost(?:a|ano) (\d+) o {LESS}", adds(r"with cost \1 or less")),
        (rf" che cost(?:a|ano) (\d+) o {MORE}", adds(r"with cost \1 or more")),
        (rf" con (\d+) (\{{\w\}}) o {LESS}", adds(r"with \1 \2 or less")),
        (rf" con (\d+) (\{{\w\}}) o {MORE}", adds(r"with \1 \2 or more")),
        (r" con costo inferiore a il (?:suo|loro)\b", adds("with lower cost than theirs")),
        (r" con costo superiore a il (?:suo|loro)\b", adds("with higher cost than theirs")),
        (rf" con ({KEYWORD}) o ({KEYWORD})\b", adds(r"with \1 or \2")),
        (rf" con ({KEYWORD})\b", adds(r"with \1")),
        (rf" (?:senza|che non (?:ha|hanno)) ({KEYWORD})\b", adds(r"without \1")),
        (r" con (\{C\})", adds(r"with \1")),
        (r" (?:senza dann[oi]|che non (?:ha|hanno) dann[oi])\b", described("undamaged")),
        (r" (?:con|che (?:ha|hanno)) dann[oi]\b", adds("with damage")),
        (r" che (?:hai|possiedi|controlli) in gioco\b", adds("you have in play")),
        (r" che hai in questo luogo\b", adds("you have here")),
        (r" che (⟦p\d+⟧) (?:ha|hanno) in gioco\b", adds(r"\1 have in play")),
        (r" (?:presenti |già )?in gioco\b(?! (?:con|gratis|impegnat))", adds("in play")),
        (r" (?:che si trov(?:a|ano|i|ino) )?in questo luogo\b", adds("here")),
        (r" che (?:era|erano|si trovava|si trovavano) in questo luogo\b", adds("that were here")),
        (r" che non si trov(?:a|ano|i|ino) in (?:un|alcun) luogo\b", adds("not at a location")),
        (r" con (\{\w\}) pari o inferiore a la sua (?:\{\w\})?", adds(r"with \1 equal to or less than ¤his \1")),
        (r" che hai in mano\b", adds("in your hand")),
        (r" che (?:ha|hanno) in mano\b", adds("in their hand")),
        (r" (?:che si trov(?:a|ano|i|ino) )?at-(⟦m\d+⟧)", adds(r"at \1")),
        (r" (?:che si trov(?:a|ano|i|ino) )?in quel luogo\b", adds("at that location")),
        (r" (?:che si trov(?:a|ano|i|ino) )?in un luogo a tua scelta\b", adds("at chosen location")),
        (r" (?:che si trov(?:a|ano|i|ino) )?in un luogo\b", adds("at a location")),
        (r" (?:che si trov(?:a|ano|i|ino) )?in i luoghi\b", adds("at locations")),
        (r" da questo luogo\b", adds("from here")),
        (r" che non (?:è|sia) una (?:carta )?canzone\b", adds("that isn't a song")),
        (r" che non sono (?:carte )?canzoni\b", adds("that aren't songs")),
        (
            r" (?:con|che (?:ha|hanno)) (?:una carta (?:o più )?|(?:delle )?carte )sotto(?: di)? "
            r"(?:sé|loro|essi|esso)\b",
            adds("with a card under them"),
        ),
        (r" sotto(?: di)? (?:sé|loro|essi|esso|lui|lei)\b", adds("under ¤him")),
        (
            r" (?:che (?:erano|si trovavano)|che c' erano) sotto(?: di)? (?:sé|loro|essi|esso|lui|lei)\b",
            adds("that were under ¤him"),
        ),
        (
            r" (?:che (?:era|si trovava)|che c' era) sotto(?: di)? (?:sé|loro|essi|esso|lui|lei)\b",
            adds("that was under ¤him"),
        ),
        (r" (?:che (?:hai|si trovano|si trova) )?sotto (?:a )?questo personaggio\b", adds("under this character")),
        (r" da sotto(?: a)? questo personaggio\b", adds("from under this character")),
        (r" da sotto(?: di)? (?:sé|esso|lui|lei|essa)\b", adds("from under ¤him")),
        (r" senza-carte-sotto\b", adds("with no cards under them")),
        (r" (?:che (?:hai|si trovano|si trova) )sotto (⟦n\d+⟧)", adds(r"under \1")),
        (r" sotto (?:a )?questo luogo\b", adds("under this location")),
        (r" tra (?:quelle|queste|esse|di esse)\b", adds("from among them")),
        (r" che ha in gioco\b", adds("they have in play")),
        (r" mess[oaie] in (⟦z\d+⟧) in questo modo\b", adds(r"put into \1 this way")),
        (
            r" (?:for ogni|di ogni) tipo(?: di carta)? rivelat[oi] in questo modo\b",
            adds("of each type revealed this way"),
        ),
        (r" che (?:ha|hanno) subito (?:dei )?dann[oi] in questo modo\b", adds("dealt damage this way")),
        (r" non scelt[oaie] in questo modo\b", adds("not chosen this way")),
        (r" con (?:la|il) (\{[SWL]\}) più alt[ao]\b", adds(r"with the highest \1")),
        (r" con (?:la|il) (\{[SWL]\}) più bass[ao]\b", adds(r"with the lowest \1")),
        (r" con il costo più alto\b", adds("with the highest cost")),
        (r" con il costo più basso\b", adds("with the lowest cost")),
        (
            r" con (\d+) o più carte sotto (?:di |a )?(?:sé|loro|essi|esse)\b",
            adds(r"with \1 or more cards under them"),
        ),
        (r" con-costo-dispari\b", adds("with an odd cost")),
        (r" con-costo-pari\b", adds("with an even cost")),
        (r" con nomi diversi\b", adds("with different names")),
        (r" con costi diversi\b", adds("with different costs")),
        (r" (?:che si trov(?:ano|ino) )?in luoghi diversi\b", adds("at different locations")),
        (rf" e (?:con )?costo (\d+) o {LESS}", adds(r"and cost \1 or less")),
        (rf" e (?:con )?costo (\d+) o {MORE}", adds(r"and cost \1 or more")),
        (r" con lo stesso nome\b(?! di)", adds("with the same name")),
        (r" con quel nome\b", adds("with that name")),
        (r" da (⟦z\d+⟧) o da (⟦z\d+⟧)", adds(r"from \1 or \2")),
        (r" da (⟦z\d+⟧)", adds(r"from \1")),
        (r" (?:(?:presenti|che (?:hai|si trovano)) )?in (⟦z\d+⟧)", adds(r"in \1")),
        (r" ciascun[oa]\b", adds("each")),
        (r" che hai pescat[oaie] this turn", adds("you've drawn this turn")),
        (r" che hai giocat[oaie] this turn", adds("you played this turn")),
        (r" che hai scartat[oaie] this turn", adds("you've discarded this turn")),
        (r" che hai (?:aggiunt[oaie] a|mess[oaie] in) (⟦z\d+⟧) this turn", adds(r"you've put into \1 this turn")),
        (r" con (?:lo stesso costo|costo (?:uguale|pari)) o inferiore\b(?! a)", adds("with the same cost or less")),
        (r" che hai spostat[oaie]\b", adds("you moved")),
        (r" che hai esiliat[oaie]\b", adds("you banished")),
        (r" che hai giocat[oaie]\b", adds("you played")),
        (r" esiliat[oaie] in a challenge", adds("banished in a challenge")),
        (r" ripres[oaie] in mano in questo modo\b", adds("returned this way")),
        (rf" (?:ri)?(?:{'|'.join(WAYS)})[oaie] in questo modo\b", adds("THISWAY")),
    )
)


def hold_players(text: str, held: Held) -> str:
    """Return the text with its players held."""
    for pattern, words in PLAYERS:
        text = pattern.sub(lambda _, words=words: held.hold(PLAYER, words), text)  # type: ignore[misc]
    return text


def possessive(player: str) -> str:
    return f"{player}'" if player.endswith("s") else f"{player}'s"


def hold_zones(text: str, held: Held) -> str:
    """Return the text with decks, hands, discards and inkwells held."""

    def owned(match: re.Match[str]) -> str:
        whose = "your" if match["whose"].lower().startswith("tu") else "their"
        return held.hold(ZONE, f"{whose} {ZONES[match['zone'].lower()]}")

    def of_player(match: re.Match[str]) -> str:
        player, zone = held.of(match["player"]), ZONES.get(match["zone"].lower(), "hands")
        if player == "any player":
            return held.hold(ZONE, f"any {zone}")
        many = player in ("opponents", "their players") and not zone.endswith("s")
        return held.hold(ZONE, f"{possessive(player)} {zone}{'s' if many else ''}")

    def bare(match: re.Match[str]) -> str:
        return held.hold(ZONE, "your discard" if match["discard"] else "your inkwell" if match["ink"] else "your deck")

    text = re.sub(r"\bquel mazzo\b", lambda _: held.hold(ZONE, "that deck"), text)
    text = re.sub(r"(?<=\bcart[ae] )in mano a (⟦p\d+⟧)", r"in la mano di \1", text)
    return BARE.sub(bare, OF_PLAYER.sub(of_player, OWNED.sub(owned, text)))


def hold_merged(text: str, held: Held) -> str:
    """Return the text with noun phrases that are made of others held as one."""
    for pattern, words in MERGED:
        text = pattern.sub(lambda match, words=words: held.hold(NOUN, filled(match, words)), text)  # type: ignore[misc]
    return text


def hold_nouns(text: str, held: Held) -> str:
    """Return the text with every noun phrase held, with all that is said of it."""
    done, index = "", 0
    while (phrase := PHRASE.search(text, index)) is not None:
        cards, end = Cards(phrase), phrase.end()
        while (match := next((one for one in modifiers_at(text, end)), None)) is not None:
            pattern, change = match
            change(cards, pattern)
            end = pattern.end()
        cards.after = [way_of(part, text[phrase.start() : end]) for part in cards.after]
        done += text[index : phrase.start()] + held.hold(NEXT if cards.next else NOUN, cards.english())
        index = end
    return done + text[index:]


def way_of(part: str, phrase: str) -> str:
    """Say what was done this way to the cards of the phrase."""
    if part != "THISWAY":
        return part
    match = re.search(rf"({'|'.join(WAYS)})[oaie] in questo modo", phrase)
    return WAYS[match[1]] if match else part


def modifiers_at(text: str, index: int) -> list[tuple[re.Match[str], Modifier]]:
    """List what is said of the noun that ends here."""
    tried = ((pattern.match(text, index), change) for pattern, change in MODIFIERS)
    return [(match, change) for match, change in tried if match is not None]
