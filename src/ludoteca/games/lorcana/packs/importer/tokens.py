"""Rules text cut into tokens: words, numbers, symbols, signs, and abilities in quotation marks."""

from __future__ import annotations

import re
from typing import Final

WORD: Final = "word"
NUMBER: Final = "number"
SYMBOL: Final = "symbol"
SIGN: Final = "sign"
QUOTE: Final = "quote"

SYMBOLS: Final = {"⟳": "{E}", "⬡": "{I}", "◊": "{L}", "¤": "{S}", "⛉": "{W}", "◉": "{C}"}
"""The symbols as other collections write them."""

PLAIN: Final = {"’": "'", "‘": "'", "“": '"', "”": '"', "–": "—", "−": "-", "‐": "-", "\u2011": "-", "…": "..."}
PLAIN.update({"ʼ": "'", "′": "'", "`": "'", "″": '"', "●": "•", "◦": "•", "▪": "•", "∙": "•", "·": "•"})
PLAIN.update({"\u00a0": " ", "\u202f": " ", "\u200b": "", "\ufeff": "", "\r\n": "\n", "\r": "\n", "\u2028": "\n"})
EXPANDED: Final = {
    "it's": ("it", "is"),
    "he's": ("he", "is"),
    "she's": ("she", "is"),
    "they're": ("they", "are"),
    "you've": ("you", "have"),
    "they've": ("they", "have"),
    "that's": ("that", "is"),
    "there's": ("there", "is"),
    "who's": ("who", "is"),
    "they'd": ("they", "would"),
    "cannot": ("can't",),
}
ABBREVIATIONS: Final = ("mr", "mrs", "ms", "dr", "st", "jr")

_TOKEN = re.compile(
    r"""(?P<quote>"[^"]*")"""
    r"""|(?P<signed>[+-](?:\d+|(?=\{)))"""
    r"""|(?P<symbol>\{[A-Z]\})"""
    r"""|(?P<number>\d+)"""
    r"""|(?P<word>'n'|[^\W\d_]+(?:[-'.&/][^\W\d_]+)*'?)"""
    r"""|(?P<sign>.)""",
    re.VERBOSE,
)


class Token:
    """A piece of text: as it stands, in small letters, its sort, and whether a space stood before it."""

    def __init__(self, raw: str, sort: str, spaced: bool) -> None:
        self.raw = raw
        self.low = raw.lower()
        self.sort = sort
        self.spaced = spaced

    @property
    def capital(self) -> bool:
        return self.sort == WORD and self.raw[:1].isupper()


def plain(text: str) -> str:
    """Return the text with one form of every sign and symbol, without reminder text (LOR-GEN.08)."""
    for other, ours in SYMBOLS.items():
        text = text.replace(other, ours)
    for other, ours in PLAIN.items():
        text = text.replace(other, ours)
    text = re.sub(r"\bface[ -]down\b", "facedown", text)
    text = re.sub(r"\bbeginning of (?=your|each|their|an|every)", "start of ", text)
    text = re.sub(r"(\bIf it's (?:(?! may )[^.])*[.] )If (?:it's not|it isn't)(?=,)", r"\1Otherwise", text)
    text = re.sub(r"\bof the same name as\b", "with the same name as", text)
    text = re.sub(r"\bfor every (?=\d)", "for each ", text)
    text = re.sub(r"\b([Ee])ach time (?!it\b)", lambda match: "Whenever " if match[1] == "E" else "whenever ", text)
    text = re.sub(r"\bfor as long as\b", "while", text)
    text = re.sub(r"\b([Aa])s long as\b", lambda match: "While" if match[1] == "A" else "while", text)
    while re.search(r"\([^()]*\)", text):
        text = re.sub(r"\s*\([^()]*\)", "", text)
    return re.sub(r"(?m)\s*\([^()\n]*$", "", text)


def tokens_of(text: str) -> list[Token]:
    """List the tokens of a text; a dash between spaces is the dash after costs."""
    text = re.sub(r"\s-\s", " — ", text)
    tokens: list[Token] = []
    end = 0
    for match in _TOKEN.finditer(text):
        raw = match.group()
        if raw.isspace():
            continue
        spaced = match.start() > end or match.start() == 0 or text[match.start() - 1].isspace()
        end = match.end()
        if match.lastgroup == "quote":
            tokens.append(Token(raw[1:-1].strip(), QUOTE, spaced))
        elif match.lastgroup == "word":
            tokens += _words(raw, spaced)
        elif match.lastgroup == "symbol":
            tokens.append(Token(raw, SYMBOL, spaced))
        elif match.lastgroup in ("number", "signed"):
            tokens.append(Token(raw, NUMBER, spaced))
        else:
            tokens.append(Token(raw, SIGN, spaced))
    return tokens


def _words(raw: str, spaced: bool) -> list[Token]:
    expanded = EXPANDED.get(raw.lower())
    if expanded is None:
        return [Token(raw, WORD, spaced)]
    return [Token(part, WORD, spaced) for part in expanded]


def written(tokens: list[Token]) -> str:
    """Write the tokens as text again."""
    text = ""
    for token in tokens:
        raw = f'"{token.raw}"' if token.sort == QUOTE else token.raw
        glued = not token.spaced or token.raw in (".", ",")
        text += raw if glued or not text else f" {raw}"
    return text
