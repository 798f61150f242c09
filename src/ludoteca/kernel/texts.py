"""Words in Italian and English, and the grammar that generated sentences need.

Every text exists in both languages side by side (`Phrase`), so that neither can be forgotten.
"""

from __future__ import annotations

import re
from typing import Final

LANGUAGES: Final = ("it", "en")


class Phrase:
    """The same words in both languages."""

    def __init__(self, it: str, en: str) -> None:
        self.it = it
        self.en = en

    def say(self, lang: str) -> str:
        return self.en if lang == "en" else self.it

    def fill(self, **values: object) -> Phrase:
        """Both languages with `{name}` replaced; a Phrase given as a value is said in the language at hand."""
        it = {k: (v.it if isinstance(v, Phrase) else v) for k, v in values.items()}
        en = {k: (v.en if isinstance(v, Phrase) else v) for k, v in values.items()}
        return Phrase(_with_d(self.it, it).format(**it), self.en.format(**en))

    def __add__(self, other: Phrase) -> Phrase:
        return Phrase(run_on(self.it, other.it), self.en + other.en)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.it == other.it and self.en == other.en

    def __hash__(self) -> int:
        return hash((self.it, self.en))

    def __repr__(self) -> str:
        return f"Phrase({self.it!r}, {self.en!r})"


_MEETS: Final = {"a": "aàá", "e": "eèé"}
_HOLE: Final = re.compile(r"(?<![\w'’])([aeAE]) [«“\"]?\{(\w+)")
"""An Italian a or e, alone before what is yet to be filled in."""


def _meets_itself(little: str, word: str) -> bool:
    """Whether the vowel of an Italian a or e meets itself in the word after it: ad Anna, ed «Elena», ad A5."""
    first = word.lstrip('«“"')[:1].lower()
    return bool(first) and first in _MEETS[little.lower()]


def run_on(before: str, after: str) -> str:
    """One text after the other; an Italian a or e between them gets its d: "tocca a " + "Anna", "tocca ad Anna".

    No English sentence has a lone "a" or "e" before such a word: there it is "an".
    """
    alone = before[-2:] in ("a ", "e ", "A ", "E ") and not (before[-3:-2].isalnum() or before[-3:-2] in ("'", "’"))
    if alone and _meets_itself(before[-2], after):
        return f"{before[:-1]}d {after}"
    return before + after


def _with_d(template: str, values: dict[str, object]) -> str:
    """An Italian template in which a and e are ad and ed where these values want it."""
    said, done = "", 0
    for found in _HOLE.finditer(template):
        if _meets_itself(found[1], str(values.get(found[2], ""))):
            said += template[done : found.end(1)] + "d"
            done = found.end(1)
    return said + template[done:]


EMPTY: Final = Phrase("", "")


class Noun:
    """A thing that cards speak of. `gender` is that of the Italian word, "m" or "f"."""

    def __init__(self, it: str, it_plural: str, gender: str, en: str, en_plural: str = "") -> None:
        self.it = it
        self.it_plural = it_plural
        self.gender = gender
        self.en = en
        self.en_plural = en_plural or en + "s"

    def count(self, number: int) -> Phrase:
        """ "1 carta", "2 carte"."""
        one = number == 1
        return Phrase(
            f"{number} {self.it if one else self.it_plural}", f"{number} {self.en if one else self.en_plural}"
        )

    def form(self, lang: str, plural: bool = False) -> str:
        if lang == "en":
            return self.en_plural if plural else self.en
        return self.it_plural if plural else self.it


_VOWELS: Final = "aeiouàèéìòóùAEIOUÀÈÉÌÒÓÙ"


def _starts_with_vowel(word: str) -> bool:
    return word[:1] in _VOWELS


def _wants_lo(word: str) -> bool:
    """Masculine words before which Italian says lo, gli, uno: s + consonant, z, gn, ps, pn, x, y, i + vowel."""
    w = word.lower()
    if w[:1] in "zxy":
        return True
    if w[:1] == "s" and len(w) > 1 and w[1] not in _VOWELS:
        return True
    if w[:2] in ("gn", "ps", "pn"):
        return True
    return w[:1] == "i" and len(w) > 1 and w[1] in _VOWELS


def il(word: str, gender: str = "m", plural: bool = False) -> str:
    """The word with its Italian definite article: il Mostro, lo spazio, l'arma, gli amici."""
    if plural:
        if gender == "f":
            return f"le {word}"
        return f"gli {word}" if _wants_lo(word) or _starts_with_vowel(word) else f"i {word}"
    if _starts_with_vowel(word) and not _wants_lo(word):
        return f"l'{word}"
    if gender == "f":
        return f"la {word}"
    return f"lo {word}" if _wants_lo(word) else f"il {word}"


def un(word: str, gender: str = "m") -> str:
    """The word with its Italian indefinite article: un Mostro, uno spazio, una carta, un'arma."""
    if gender == "f":
        return f"un'{word}" if _starts_with_vowel(word) and not _wants_lo(word) else f"una {word}"
    return f"uno {word}" if _wants_lo(word) else f"un {word}"


_JOINED: Final = {
    "a": {"il": "al", "lo": "allo", "l'": "all'", "la": "alla", "i": "ai", "gli": "agli", "le": "alle"},
    "di": {"il": "del", "lo": "dello", "l'": "dell'", "la": "della", "i": "dei", "gli": "degli", "le": "delle"},
    "da": {"il": "dal", "lo": "dallo", "l'": "dall'", "la": "dalla", "i": "dai", "gli": "dagli", "le": "dalle"},
    "in": {"il": "nel", "lo": "nello", "l'": "nell'", "la": "nella", "i": "nei", "gli": "negli", "le": "nelle"},
    "su": {"il": "sul", "lo": "sullo", "l'": "sull'", "la": "sulla", "i": "sui", "gli": "sugli", "le": "sulle"},
}


def joined(preposition: str, phrase: str) -> str:
    """Preposition and noun phrase, as Italian runs them together: al tuo Mostro, ad Ariel."""
    forms = _JOINED.get(preposition)
    if forms is not None:
        if phrase[:2].lower() == "l'":
            return forms["l'"] + phrase[2:]
        first, _, rest = phrase.partition(" ")
        if rest and first.lower() in forms:
            return f"{forms[first.lower()]} {rest}"
    return run_on(f"{preposition} ", phrase)


def capital(phrase: Phrase) -> Phrase:
    """The phrase with a capital first letter in both languages."""
    return Phrase(phrase.it[:1].upper() + phrase.it[1:], phrase.en[:1].upper() + phrase.en[1:])


def sentence(text: str) -> str:
    """First letter capital, full stop at the end."""
    if not text:
        return text
    end = "" if text[-1] in ".!?" else "."
    return text[0].upper() + text[1:] + end


def listed(parts: list[str], lang: str, last: str = "") -> str:
    """a, b e c / a, b and c; in Italian "ed" before another e."""
    word = last or ("and" if lang == "en" else "e")
    if len(parts) < 2:
        return "".join(parts)
    return run_on(f"{', '.join(parts[:-1])} {word} ", parts[-1])


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else str(number)


_SEAT: Final = re.compile(r"\{seat(\d{1,2})\}")


def seat_name(seat: int) -> str:
    """Stands in a sentence for whoever sits there, until `with_names` puts in the name."""
    return f"{{seat{seat}}}"


def with_names(text: str, names: list[str]) -> str:
    """The sentence with the players' names, given by seat; no seat is looked for in a name."""
    parts = _SEAT.split(text)
    said = parts[0]
    for i in range(1, len(parts), 2):
        seat = int(parts[i])
        said = run_on(said, names[seat] if seat < len(names) else seat_name(seat)) + parts[i + 1]
    return said


def default_names(seats: int, lang: str) -> list[str]:
    return [f"{'Player' if lang == 'en' else 'Giocatore'} {seat + 1}" for seat in range(seats)]
