"""Words in Italian and English, and the grammar that generated sentences need.

Every text exists in both languages side by side (`Phrase`), so that neither can be forgotten. What is composed of
others keeps them, so that a third language can say it from its catalogue (`languages`) without any rule knowing of it.
"""

from __future__ import annotations

import re
from string import Formatter
from typing import Final

from mypy_extensions import mypyc_attr

from ludoteca.kernel.keeping import kept
from ludoteca.kernel.languages import OWN, Language, Said, language

LANGUAGES: Final = OWN


class Phrase:
    """The same words in both languages; in any other as its catalogue has them, else in English."""

    def __init__(self, it: str, en: str) -> None:
        self.it = it
        self.en = en

    def say(self, lang: str) -> str:
        if lang == "it":
            return self.it
        if lang == "en":
            return self.en
        other = language(lang)
        return self.en if other is None else self.said_in(other)

    def said_in(self, other: Language) -> str:
        """Say it in a language beyond the two: as a whole where the catalogue has that, else by its parts."""
        return other.find(self.it, self.en) or self.by_parts(other)

    def by_parts(self, other: Language) -> str:
        """Say what the catalogue does not have as a whole; what has no parts is said in English."""
        return self.en

    def fill(self, **values: object) -> Phrase:
        """Replace `{name}` in both languages; a Phrase given as a value is said in the language at hand."""
        return filled(self, values)

    def said(self, lang: str, values: dict[str, object]) -> str:
        """Say it in one language with `{name}` replaced: what `fill` would say, without making the others."""
        if lang == "it":
            it = {k: (v.it if isinstance(v, Phrase) else v) for k, v in values.items()}
            return _with_d(self.it, it).format(**it)
        if lang == "en":
            return self.en.format(**{k: (v.en if isinstance(v, Phrase) else v) for k, v in values.items()})
        return self.fill(**values).say(lang)

    def __add__(self, other: Phrase) -> Phrase:
        return Added(self, other)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Phrase) and self.it == other.it and self.en == other.en

    def __hash__(self) -> int:
        return hash((self.it, self.en))

    def __repr__(self) -> str:
        return f"Phrase({self.it!r}, {self.en!r})"


class Filled(Phrase):
    """A phrase with values put into it."""

    def __init__(self, template: Phrase, values: dict[str, object]) -> None:
        it = en = values
        for value in values.values():
            if isinstance(value, Phrase):
                it = {k: (v.it if isinstance(v, Phrase) else v) for k, v in values.items()}
                en = {k: (v.en if isinstance(v, Phrase) else v) for k, v in values.items()}
                break
        self.it = _with_d(template.it, it).format(**it)
        self.en = template.en.format(**en)
        self.template = template
        self.values = values

    def by_parts(self, other: Language) -> str:
        values = {name: put_in(value, other) for name, value in self.values.items()}
        return other.fill(self.template.said_in(other), values) or self.template.en.format(**values)


MOST_FILLED: Final = 1024
"""So many filled phrases are kept at once."""
_filled: Final[dict[tuple[object, ...], Phrase]] = {}


def filled(template: Phrase, values: dict[str, object]) -> Phrase:
    """Put values into a phrase; with names, numbers and plain phrases the same comes out, which is made once."""
    if type(template) is not Phrase:
        return Filled(template, values)
    key: list[object] = [template.it, template.en]
    for name, value in values.items():
        key.append(name)
        if type(value) is Phrase:
            key.append((value.it, value.en))
        elif type(value) is str or type(value) is int:
            key.append(value)
        else:
            return Filled(template, values)
    phrase = _filled.get(tuple(key))
    if phrase is None:
        if len(_filled) >= MOST_FILLED:
            _filled.clear()
        phrase = _filled[tuple(key)] = Filled(template, values)
    return phrase


def put_in(value: object, other: Language) -> object:
    """Say what is put into a phrase; a plain text may be a name that the catalogue has."""
    if isinstance(value, Phrase):
        return value.said_in(other)
    return (other.find(value, value) or value) if isinstance(value, str) else value


class Added(Phrase):
    """One phrase after another."""

    def __init__(self, before: Phrase, after: Phrase) -> None:
        self.it = run_on(before.it, after.it)
        self.en = before.en + after.en
        self.before = before
        self.after = after

    def by_parts(self, other: Language) -> str:
        return self.before.said_in(other) + self.after.said_in(other)


class Series(Phrase):
    """Phrases with the same between them, and perhaps another word before the last one: a, b and c."""

    def __init__(self, parts: list[Phrase], between: Phrase, last: Phrase) -> None:
        self.it = _series([part.it for part in parts], between.it, last.it)
        self.en = _series([part.en for part in parts], between.en, last.en)
        self.parts = parts
        self.between = between
        self.last = last

    def by_parts(self, other: Language) -> str:
        texts = [part.said_in(other) for part in self.parts]
        between, last = self.between.said_in(other), self.last.said_in(other)
        return last.join([between.join(texts[:-1]), texts[-1]]) if len(texts) > 1 else "".join(texts)


class Recast(Phrase):
    """Words that Italian and English give another form than they have alone: "il Mostro", "of the Monster".

    Other languages say them as they are, or in the form of this name, if their catalogue gives them one.
    """

    def __init__(self, it: str, en: str, meant: Phrase, form: str = "") -> None:
        self.it = it
        self.en = en
        self.meant = meant
        self.form = form

    def by_parts(self, other: Language) -> str:
        text = self.meant.said_in(other)
        return str(getattr(text, self.form)) if self.form and isinstance(text, Said) else text


def capitalised(words: str) -> str:
    """Write words with a capital first letter."""
    return words[:1].upper() + words[1:]


class Capital(Phrase):
    """A phrase with a capital first letter."""

    def __init__(self, small: Phrase) -> None:
        self.it = capitalised(small.it)
        self.en = capitalised(small.en)
        self.small = small

    def by_parts(self, other: Language) -> str:
        text = self.small.said_in(other)
        return capitalised(text)


class Sentence(Phrase):
    """A phrase as a sentence."""

    def __init__(self, words: Phrase) -> None:
        self.it = sentence(words.it)
        self.en = sentence(words.en)
        self.words = words

    def by_parts(self, other: Language) -> str:
        return sentence(self.words.said_in(other))


class Marked(Phrase):
    """A phrase with marks in it that stand for other phrases, put in their place."""

    def __init__(self, it: str, en: str, words: Phrase, marks: dict[str, Phrase]) -> None:
        self.it = it
        self.en = en
        self.words = words
        self.marks = marks

    def by_parts(self, other: Language) -> str:
        text = self.words.said_in(other)
        for mark, meant in self.marks.items():
            text = text.replace(mark, meant.said_in(other))
        return text


class Spoken(Phrase):
    """Words that were already said in every language that is listened to."""

    def __init__(self, it: str, en: str, others: dict[str, str]) -> None:
        self.it = it
        self.en = en
        self.others = others

    def said_in(self, other: Language) -> str:
        return self.others.get(other.code, self.en)


def _series(parts: list[str], between: str, last: str) -> str:
    if len(parts) < 2:
        return "".join(parts)
    return run_on(between.join(parts[:-1]) + last, parts[-1])


_MEETS: Final = {"a": "aàá", "e": "eèé"}
_HOLE: Final = re.compile(r"(?<![\w'’])([aeAE]) [«“\"]?\{(\w+)")
"""An Italian a or e, alone before what is yet to be filled in."""


def _meets_itself(little: str, word: str) -> bool:
    """Tell whether the vowel of an Italian a or e meets itself in the word after it: ad Anna, ed «Elena», ad A5."""
    first = word.lstrip('«“"')[:1].lower()
    return bool(first) and first in _MEETS[little.lower()]


def run_on(before: str, after: str) -> str:
    """Put one text after the other; an Italian a or e between them gets its d: "tocca a " + "Anna", "tocca ad Anna".

    No English sentence has a lone "a" or "e" before such a word: there it is "an".
    """
    alone = before[-2:] in ("a ", "e ", "A ", "E ") and not (before[-3:-2].isalnum() or before[-3:-2] in ("'", "’"))
    if alone and _meets_itself(before[-2], after):
        return f"{before[:-1]}d {after}"
    return before + after


def _with_d(template: str, values: dict[str, object]) -> str:
    """Write ad and ed for a and e in an Italian template where these values want it."""
    text, done = "", 0
    for little, end, name in _holes_after(template):
        if _meets_itself(little, str(values.get(name, ""))):
            text += template[done:end] + "d"
            done = end
    return text + template[done:] if done else template


@kept(400, most=1024)
def _holes_after(template: str) -> tuple[tuple[str, int, str], ...]:
    """Find each lone a or e before a hole: the letter, where it ends, what is filled in. Kept: templates are few."""
    return tuple([(match[1], match.end(1), match[2]) for match in _HOLE.finditer(template)])


@kept(400)
def holes(text: str) -> tuple[str, ...]:
    """List what is to be put into a text."""
    return tuple([name.partition(".")[0] for _, name, _, _ in Formatter().parse(text) if name is not None])


EMPTY: Final = Phrase("", "")
COMMA: Final = Phrase(", ", ", ")
AND: Final = Phrase(" e ", " and ")
OR: Final = Phrase(" o ", " or ")
PLAYER: Final = Phrase("Giocatore {n}", "Player {n}")


class Counted(Phrase):
    """A number of things. A catalogue has "{n} card", "{n} cards" with as many forms as its language needs."""

    def __init__(self, noun: Noun, number: int) -> None:
        one = number == 1
        self.it = f"{number} {noun.it if one else noun.it_plural}"
        self.en = f"{number} {noun.en if one else noun.en_plural}"
        self.noun = noun
        self.number = number

    def by_parts(self, other: Language) -> str:
        noun, number = self.noun, self.number
        form = other.find_number(f"{{n}} {noun.it}", f"{{n}} {noun.en}", f"{{n}} {noun.en_plural}", number)
        return other.fill(form, {"n": number}) or self.en


class Noun:
    """A thing that cards speak of. `gender` is that of the Italian word, "m" or "f"."""

    def __init__(self, it: str, it_plural: str, gender: str, en: str, en_plural: str = "") -> None:
        self.it = it
        self.it_plural = it_plural
        self.gender = gender
        self.en = en
        self.en_plural = en_plural or en + "s"

    def count(self, number: int) -> Phrase:
        """Say so many of it: "1 carta", "2 carte"."""
        return Counted(self, number)

    def form(self, lang: str, plural: bool = False) -> str:
        return self.name(plural).say(lang)

    def name(self, plural: bool = False) -> Phrase:
        """Say it without a number: "carta", "carte"."""
        return Phrase(self.it_plural, self.en_plural) if plural else Phrase(self.it, self.en)


_VOWELS: Final = "aeiouàèéìòóùAEIOUÀÈÉÌÒÓÙ"


@mypyc_attr(allow_interpreted_subclasses=True)
class Mention:
    """Somebody or something in words: one phrase, or several that `last` joins, with the verb that fits."""

    def __init__(self, parts: list[Phrase], plural: bool, last: Phrase) -> None:
        self.parts = parts
        self.plural = plural
        self.last = last

    def together(self, it: list[str]) -> Phrase:
        return Phrase(f" {self.last.it} ".join(it), f" {self.last.en} ".join([p.en for p in self.parts]))

    @property
    def bare(self) -> Phrase:
        return self.together([p.it for p in self.parts])

    def after(self, it: str, en: str) -> Phrase:
        """Say it with prepositions: a + il tuo Personaggio -> al tuo Personaggio."""
        return Phrase("", f"{en} ") + self.together([joined(it, p.it) for p in self.parts])

    def verb(self, it: str, it_plural: str, en: str, en_plural: str) -> Phrase:
        return Phrase(it_plural, en_plural) if self.plural else Phrase(it, en)


def _starts_with_vowel(word: str) -> bool:
    return word[:1] in _VOWELS


def _wants_lo(word: str) -> bool:
    """Tell whether Italian says lo, gli, uno before a masculine word: s + consonant, z, gn, ps, pn, x, y, i + vowel."""
    w = word.lower()
    if w[:1] in "zxy":
        return True
    if w[:1] == "s" and len(w) > 1 and w[1] not in _VOWELS:
        return True
    if w[:2] in ("gn", "ps", "pn"):
        return True
    return w[:1] == "i" and len(w) > 1 and w[1] in _VOWELS


def il(word: str, gender: str = "m", plural: bool = False) -> str:
    """Put the Italian definite article before the word: il Mostro, lo spazio, l'arma, gli amici."""
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
    """Put the Italian indefinite article before the word: un Mostro, uno spazio, una carta, un'arma."""
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
    """Join preposition and noun phrase as Italian runs them together: al tuo Mostro, ad Ariel."""
    forms = _JOINED.get(preposition)
    if forms is not None:
        if phrase[:2].lower() == "l'":
            return forms["l'"] + phrase[2:]
        first, _, rest = phrase.partition(" ")
        if rest and first.lower() in forms:
            return f"{forms[first.lower()]} {rest}"
    return run_on(f"{preposition} ", phrase)


def capital(phrase: Phrase) -> Phrase:
    """Give the phrase a capital first letter."""
    return Capital(phrase)


def told(template: Phrase, values: dict[str, object], lang: str) -> str:
    """Fill a sentence and begin it with a capital letter: as `capital` and `fill` do, in one language alone."""
    if lang in LANGUAGES:
        return capitalised(template.said(lang, values))
    return capital(template.fill(**values)).say(lang)


def sentence(text: str) -> str:
    """Make the first letter capital, and put a full stop at the end."""
    if not text:
        return text
    end = "" if text[-1] in ".!?" else "."
    return text[0].upper() + text[1:] + end


def ended_once(text: str) -> str:
    """Drop a sentence's full stop after a name that ends it by itself, as in: Anna gioca Sparisci!"""
    return text[:-1] if text.endswith(("!.", "?.")) else text


def listed(parts: list[str], lang: str, last: str = "") -> str:
    """List them: a, b e c / a, b and c; in Italian "ed" before another e."""
    if len(parts) < 2:
        return "".join(parts)
    before = ", ".join(parts[:-1]) + (f" {last} " if last else AND.say(lang))
    return run_on(before, parts[-1]) if lang == "it" else before + parts[-1]


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else str(number)


_SEAT: Final = re.compile(r"\{seat(\d{1,2})\}")


def seat_name(seat: int) -> str:
    """Write what stands in a sentence for whoever sits there, until `with_names` puts in the name."""
    return f"{{seat{seat}}}"


def with_names(text: str, names: list[str]) -> str:
    """Put the players' names, given by seat, into the sentence; no seat is looked for in a name."""
    if "{seat" not in text:
        return text
    parts = _SEAT.split(text)
    named = parts[0]
    for i in range(1, len(parts), 2):
        seat = int(parts[i])
        named = run_on(named, names[seat] if seat < len(names) else seat_name(seat)) + parts[i + 1]
    return named


def default_names(seats: int, lang: str) -> list[str]:
    return [PLAYER.fill(n=seat + 1).say(lang) for seat in range(seats)]
