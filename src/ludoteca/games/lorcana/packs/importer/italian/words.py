"""The Italian words of cards and their English ones: keywords, nouns, states, classifications, verbs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from ludoteca.games.lorcana.effects.language.classes import ITALIAN

KEYWORDS: Final = {
    "Sfuggente": "Evasive",
    "Aiutante": "Support",
    "Guardiano": "Bodyguard",
    "Protetto": "Ward",
    "Lesto": "Rush",
    "Attaccabrighe": "Reckless",
    "Vigile": "Alert",
    "Svanire": "Vanish",
    "Sfidante": "Challenger",
    "Resistere": "Resist",
    "Melodioso": "Singer",
    "Cantare Insieme": "Sing Together",
    "Potenziamento": "Boost",
    "Trasformazione Universale": "Universal Shift",
    "Trasformazione": "Shift",
}
NOUNS: Final = {
    "personaggio": "character",
    "personaggi": "characters",
    "oggetto": "item",
    "oggetti": "items",
    "luogo": "location",
    "luoghi": "locations",
    "azione": "action",
    "azioni": "actions",
    "canzone": "song",
    "canzoni": "songs",
    "carta": "card",
    "carte": "cards",
}
KINDS: Final = ("personaggio", "oggetto", "luogo", "azione", "canzone")
STATES: Final = {
    "avversari": "opposing",
    "già danneggiat": "damaged",
    "non danneggiat": "undamaged",
    "danneggiat": "damaged",
    "impegnat": "exerted",
    "preparat": "ready",
    "sfidant": "challenging",
    "sfidat": "challenged",
    "esiliat": "banished",
    "spostat": "moved",
    "scartat": "discarded",
    "rivelat": "revealed",
    "scelt": "chosen",
    "nominat": "named",
    "aggiuntiv": "additional",
}
"""How states begin, which agree with their noun in gender and number."""


def class_forms() -> dict[str, str]:
    """List the English classifications by every Italian form of them: Imbevuto, Imbevuti, Principesse, …"""
    forms: dict[str, str] = {}
    for english, italian in ITALIAN.items():
        forms[italian] = english
        if italian[-1] in "oae":
            for end in "oaei":
                forms.setdefault(italian[:-1] + end, english)
        head, *rest = italian.split(" ")
        if rest and head[-1] in "oae":
            for end in "oaei":
                forms.setdefault(" ".join([head[:-1] + end, *rest]), english)
    return forms


NEW_CLASSES: Final = {f"Ignota{letter}": f"Unknown{letter}" for letter in "ABCDEFGH"}
"""Words that stand for classifications which only the set itself has, in both languages."""
CLASSES: Final = {**class_forms(), **NEW_CLASSES}
COLOURS: Final = {
    "Ambra": "Amber",
    "Ametista": "Amethyst",
    "Smeraldo": "Emerald",
    "Rubino": "Ruby",
    "Zaffiro": "Sapphire",
    "Acciaio": "Steel",
}


def any_of(words: Iterator[str] | list[str] | dict[str, str]) -> str:
    """Make a pattern for any of the words, longer ones first."""
    return "|".join(sorted((re.escape(word) for word in words), key=len, reverse=True))


CLASS: Final = f"(?-i:{any_of(CLASSES)})"
STATE: Final = rf"(?:{any_of(STATES)})[oaie]?"
NOUN: Final = f"(?:{any_of(NOUNS)})"
KEYWORD: Final = r"(?:Evasive|Support|Bodyguard|Ward|Rush|Reckless|Alert|Vanish|Challenger|Resist|Singer|Boost|Shift)"
KIND: Final = f"(?:{any_of(list(KINDS))})"

VERBS: Final = {
    "pescare": "draw",
    "giocare": "play",
    "esiliare": "banish",
    "impegnare": "exert",
    "preparare": "ready",
    "scartare": "discard",
    "rivelare": "reveal",
    "guardare": "look",
    "spostare": "move",
    "muovere": "move",
    "rimuovere": "remove",
    "infliggere": "deal",
    "mettere": "put",
    "rimettere": "put",
    "aggiungere": "add",
    "scegliere": "choose",
    "ottenere": "gain",
    "guadagnare": "gain",
    "perdere": "lose",
    "ricevere": "get",
    "pagare": "pay",
    "rimescolare": "shuffle",
    "mescolare": "shuffle",
    "nominare": "name",
    "cercare": "search",
    "dare": "give",
    "riprendere": "return",
    "cantare": "sing",
    "sfidare": "challenge",
    "saltare": "skip",
    "lasciare": "leave",
    "subire": "take",
    "contare": "count",
    "prevenire": "prevent",
    "tornare": "come",
    "usare": "use",
    "controllare": "control",
    "vincere": "win",
    "raddoppiare": "double",
}
IRREGULAR: Final = {
    "ottenere": {"second": "ottieni", "third": "ottiene", "plural": "ottengono"},
    "scegliere": {"third": "sceglie", "second": "scegli", "plural": "scelgono"},
    "subire": {"second": "subisci", "third": "subisce", "plural": "subiscono"},
    "prevenire": {"second": "previeni", "third": "previene", "plural": "prevengono"},
    "dare": {"second": "dai", "third": "dà", "plural": "danno"},
}


class Verb:
    """An Italian verb: its English one and its forms on cards."""

    def __init__(self, infinitive: str, english: str) -> None:
        stem, end = infinitive[:-3], infinitive[-3:]
        odd = IRREGULAR.get(infinitive, {})
        soft = "h" if stem[-1:] in "cg" and end == "are" else ""
        short = stem[:-1] if end == "are" and stem.endswith("i") else stem
        self.english = english
        self.infinitive = infinitive
        self.second = odd.get("second") or (f"{short}{soft}i")
        self.third = odd.get("third") or f"{stem}{'a' if end == 'are' else 'e'}"
        self.plural = odd.get("plural") or f"{stem}{'ano' if end == 'are' else 'ono'}"
        self.imperative = self.third if end == "are" else self.second
        if infinitive == "dare":
            self.imperative = "dai"

    def forms(self) -> Iterator[tuple[str, str]]:
        """Yield each form with its English: bare for the imperative and the infinitive, `you draw`, `draws`."""
        yield self.infinitive, f"§{self.english}"
        if self.imperative != self.second:
            yield self.second, f"you §{self.english}"
        if self.third != self.imperative:
            yield self.third, f"§{self.english}s"
        yield self.plural, f"§{self.english}s"
        if not self.infinitive.endswith("are"):
            yield self.plural[:-3] + "a", f"§{self.english}s"
        if self.infinitive != "dare":
            yield self.imperative, f"§{self.english}"


def verb_forms() -> dict[str, str]:
    """List the English of every form of the verbs, with and without a pronoun at its end: `esilialo`, `aggiungerla`."""
    forms: dict[str, str] = {}
    for infinitive, english in VERBS.items():
        verb = Verb(infinitive, english)
        for form, meaning in verb.forms():
            forms.setdefault(form, meaning)
        for clitic in ("lo", "la", "li", "le", "ne", "gli", "si"):
            for stem in (verb.imperative, verb.infinitive[:-1]):
                forms.setdefault(stem + clitic, f"§{verb.english} ¤{clitic}")
    for noun in ("danno", "danni", "perdile"):
        forms.pop(noun, None)
    return forms


VERB_FORMS: Final = verb_forms()
VERB: Final = re.compile(rf"(?<![\w'])(?:{any_of(VERB_FORMS)})(?![\w'])", re.IGNORECASE)
CONTRACTED: Final = {"a": "a", "da": "da", "de": "di", "ne": "in", "su": "su"}
_ENDS: Final = {"l": "il", "llo": "lo", "lla": "la", "i": "i", "gli": "gli", "lle": "le", "ll'": "l' "}
CONTRACTION: Final = re.compile(r"\b(a|da|de|ne|su)(l|llo|lla|i|gli|lle|ll')(?![\w'])", re.IGNORECASE)
ELIDED: Final = re.compile(r"\b(ll'|l'|un'|quell'|quest'|d'|c'|dov'|nessun')(?=\w)", re.IGNORECASE)


def parted(text: str) -> str:
    """Write the text with prepositions and articles apart: `della` is `di la`, `un'azione` is `un' azione`."""

    def part(match: re.Match[str]) -> str:
        return f"{CONTRACTED[match[1].lower()]} {_ENDS[match[2].lower()]}"

    text = re.sub(r"\b(a|da|de|ne|su)ll'(?=\w)", lambda match: f"{CONTRACTED[match[1].lower()]} l' ", text, flags=re.I)
    return ELIDED.sub(r"\1 ", CONTRACTION.sub(part, text))
