"""Languages beyond Italian and English: catalogues of what is said, which no rule knows of.

A catalogue is a compiled one of gettext, `locale/CODE/LC_MESSAGES/ludoteca.mo`, in this package or in a folder that
`LUDOTECA_LOCALE` names. Its messages are the English words, with the Italian ones as their context where one English
text has several Italian ones. What a catalogue lacks is said in English, and so is a language that is not there.

A translation may ask more of what is put into it than English does:

    {n:karta|karty|kart}            the form for this number, by the plural rule of the catalogue
    {card:m=bereit|f=bereite}       the form for the gender of what is put in
    {card.acc}                      a form of it that its own translation brings: "Drache|gender=m|acc=den Drachen"
"""

from __future__ import annotations

import gettext
import logging
import os
import re
import struct
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

logger = logging.getLogger(__name__)
DOMAIN: Final = "ludoteca"
SHIPPED: Final = Path(__file__).parent.parent / "locale"
FOLDER: Final = "LUDOTECA_LOCALE"
"""The variable that names a folder with more catalogues."""
OWN: Final = ("it", "en")
"""The languages that every phrase has by itself."""
PSEUDO: Final = "qps"
"""The language that developers look for what is missed with; the code is kept free for that."""
GENDER: Final = "gender"
_FORMS: Final = re.compile(r"\|(?=\w+=)")
_BEFORE_NAME: Final = re.compile(r"(?<=\b[aeAE] )(?=\{seat)")
_NO_D: Final = "\u2060"
"""Stands, unseen, between what could be an Italian a or e and a name, so that no d is put there."""
Rule = Callable[[int], int]


class Said(str):
    """Words in a language, with the other forms that its catalogue gives them."""

    forms: dict[str, str]

    def __getattr__(self, form: str) -> str:
        """Return a form by its name, the plain words where the catalogue has none."""
        if form.startswith("_") or form == "forms":
            raise AttributeError(form)
        return self.forms.get(form, str(self))

    def __format__(self, spec: str) -> str:
        """Choose by gender among "m=…|f=…|…"; the last one is for whatever has none of those."""
        if "|" not in spec:
            return format(str(self), spec)
        choices = spec.split("|")
        for choice in choices:
            gender, equals, form = choice.partition("=")
            if equals and gender == self.forms.get(GENDER):
                return form
        return choices[-1].partition("=")[2] or choices[-1]


def said(text: str) -> str:
    """Read a translation: its words, and the forms that follow them; a template has none."""
    if "|" not in text or "{" in text:
        return text
    plain, *forms = _FORMS.split(text)
    if not forms:
        return text
    made = Said(plain)
    made.forms = dict(form.split("=", 1) for form in forms)
    return made


class Number(int):
    """A number that chooses among plural forms."""

    rule: Rule

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return format(int(self), spec)
        forms = spec.split("|")
        return forms[min(self.rule(int(self)), len(forms) - 1)]


class _Silence(gettext.NullTranslations):
    """Says nothing, so that a catalogue's gaps show."""

    def gettext(self, message: str) -> str:
        return ""

    def pgettext(self, context: str, message: str) -> str:
        return ""

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return ""

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return ""


class Language:
    """A language with its catalogue."""

    def __init__(self, code: str, catalogue: gettext.NullTranslations) -> None:
        self.code = code
        self.catalogue = catalogue
        catalogue.add_fallback(_Silence())
        self.rule: Rule = getattr(catalogue, "plural", _two_forms)

    def find(self, it: str, en: str) -> str:
        """Find words in the catalogue; "" where it has none."""
        if not en:
            return ""
        return self.made(self.catalogue.pgettext(it, en) or self.catalogue.gettext(en))

    def find_number(self, it: str, one: str, many: str, number: int) -> str:
        """Find the form of a message for a number; "" where there is none."""
        form = self.catalogue.npgettext(it, one, many, number)
        return self.made(form or self.catalogue.ngettext(one, many, number))

    def made(self, text: str) -> str:
        """Make the words that are shown of a message of the catalogue."""
        return said(_BEFORE_NAME.sub(_NO_D, text) if "{seat" in text else text)

    def fill(self, template: str, values: dict[str, object]) -> str:
        """Put values, already in this language, into a template of it; "" if they do not fit."""
        ready = {name: self.numbered(value) for name, value in values.items()}
        try:
            filled = template.format(**ready)
        except (LookupError, ValueError, TypeError, AttributeError):
            return ""
        return _BEFORE_NAME.sub(_NO_D, filled) if "{seat" in filled else filled

    def numbered(self, value: object) -> object:
        if type(value) is not int:
            return value
        number = Number(value)
        number.rule = self.rule
        return number


def _two_forms(number: int) -> int:
    return int(number != 1)


MAKERS: Final[dict[str, Callable[[], Language]]] = {}
"""Languages that are made rather than read, by their codes."""
_known: Final[dict[str, Language | None]] = {}


def folders() -> list[Path]:
    """List where catalogues are looked for, the last word first."""
    named = os.environ.get(FOLDER, "")
    return [*([Path(named)] if named else []), SHIPPED]


@cache
def catalogues() -> dict[str, Path]:
    """Find the catalogues that are here, by the codes of their languages."""
    paths = [path for folder in reversed(folders()) for path in sorted(folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo"))]
    return {path.parent.parent.name: path for path in paths}


def installed() -> list[str]:
    """List the codes of the languages that are here besides Italian and English."""
    return sorted({*catalogues(), *MAKERS})


def best(wanted: str, otherwise: str = "") -> str:
    """Return the code of the language here that comes nearest to a tag such as "de_AT.UTF-8" or "de-AT"."""
    tag = wanted.partition(".")[0].replace("-", "_").lower()
    codes = [code for code in (*OWN, *installed()) if f"{tag}_".startswith(f"{code.replace('-', '_').lower()}_")]
    return max(codes, key=len, default=otherwise)


def language(code: str) -> Language | None:
    """Return a language beyond Italian and English; None for one that is not here."""
    if code not in _known:
        if code not in installed():
            return None  # not kept: anybody may ask for anything
        _known[code] = _load(code)
    return _known[code]


def _load(code: str) -> Language | None:
    if code in MAKERS:
        return MAKERS[code]()
    path = catalogues()[code]
    try:
        with path.open("rb") as file:
            return Language(code, gettext.GNUTranslations(file))
    except (OSError, ValueError, struct.error) as error:
        logger.warning("the catalogue %s cannot be read (%s): English is said instead", path, error)
        return None


def forget() -> None:
    """Look for all catalogues again when they are next needed."""
    _known.clear()
    catalogues.cache_clear()
