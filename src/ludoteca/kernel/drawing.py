"""A small SVG builder for every game's table: elements, words that fit, and things that can be chosen.

Everything is text. `tag` makes an element, `wrap` and `fit` break words about where a browser would, whose fonts nobody
knows here; every line carries the room it has, so that the page can make it fit where it is shown. `Marks` knows which
options concern which thing, and `picture` closes it all into one self-contained SVG. No `style` attributes are written,
so that a page may forbid them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import unescape
from typing import Final

from ludoteca.kernel.contract import JSON
from ludoteca.kernel.keeping import kept

Value = str | int | float | bool | None

_ESCAPES: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})
_NOT_XML: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff\ud800-\udfff]")


def is_plain(text: str) -> bool:
    """Tell whether the text may stand anywhere as it is. Not all that may is: line breaks and the like are looked at.

    A regular expression that looks for what may not takes ten times as long.
    """
    return text.isprintable() and "&" not in text and "<" not in text and ">" not in text and '"' not in text


def escape(text: str) -> str:
    """Write the text as it may stand in an element or an attribute; characters that XML cannot hold become "�"."""
    return text if is_plain(text) else _NOT_XML.sub("\ufffd", text).translate(_ESCAPES)


def quoted(text: str) -> str:
    """Write the text as it may stand in an attribute: a bare line break would be read as a space."""
    if is_plain(text):
        return text
    return "&#10;".join([escape(line) for line in text.split("\n")])


@kept(300, most=4096)
def number(value: float) -> str:
    """Write a coordinate, no longer than it needs to be."""
    short = f"{value:.1f}"
    if short == "-0.0":
        return "0"
    return short[:-2] if short.endswith(".0") else short


def attributes(given: dict[str, Value]) -> str:
    """Write ` name="value"` for each; None and False are left out; `class_` is class, `data_thing` is data-thing."""
    written = []
    for key, value in given.items():
        if value is None or value is False:
            continue
        if isinstance(value, str):
            text = quoted(value)
        else:
            text = "true" if value is True else number(value)
        written.append(f'{_attribute(key)}"{text}"')
    return "".join(written)


@kept(400)
def _attribute(key: str) -> str:
    return f" {key.rstrip('_').replace('_', '-')}="


def tag(name: str, *inside: str, **given: Value) -> str:
    """Write an element. What is inside is SVG already: use `escape` for words."""
    if not inside:
        return f"<{name}{attributes(given)}/>"
    return f"<{name}{attributes(given)}>{''.join(inside)}</{name}>"


@kept(500, most=2048)
def rect(x: float, y: float, w: float, h: float, class_: str, rx: float = 0) -> str:
    corner = f' rx="{number(rx)}"' if rx else ""
    return f'<rect class="{class_}" x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"{corner}/>'


@kept(500)
def circle(x: float, y: float, r: float, class_: str) -> str:
    return f'<circle class="{class_}" cx="{number(x)}" cy="{number(y)}" r="{number(r)}"/>'


def path(d: str, class_: str) -> str:
    return f'<path class="{class_}" d="{d}"/>'


def trace(*steps: str | float) -> str:
    """Write path data from letters and numbers: trace("M", 10, 20.25, "h", 5) is "M10 20.2h5"."""
    written = ""
    ends_in_digit = False
    for step in steps:
        if isinstance(step, str):
            written += step
            ends_in_digit = step[-1:].isdigit() if step else ends_in_digit
        else:
            written += f" {number(step)}" if ends_in_digit else number(step)
            ends_in_digit = True
    return written


@kept(600, most=1024)
def use(id: str, x: float, y: float, w: float, h: float, class_: str = "") -> str:
    """Put a definition (a `symbol`) into this box."""
    named = f' class="{class_}"' if class_ else ""
    return f'<use href="#{id}"{named} x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"/>'


def image(address: str, x: float, y: float, w: float, h: float, fill: bool = False, stretch: bool = False) -> str:
    """Put a picture from the art room in this box: all of it, so much of its middle as fills it, or stretched."""
    cut = ' preserveAspectRatio="xMidYMid slice"' if fill else ' preserveAspectRatio="none"' if stretch else ""
    where = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
    return f'<image href="{address}" {where}{cut}/>'


def symbol(id: str, w: float, h: float, *inside: str) -> str:
    return tag("symbol", *inside, id=id, viewBox=f"0 0 {number(w)} {number(h)}")


def moved(x: float, y: float, *inside: str, turn: float = 0, class_: str | None = None) -> str:
    """Put a group at (x, y), turned by `turn` degrees around that point."""
    where = f"translate({number(x)} {number(y)})"
    if turn:
        where += f" rotate({number(turn)})"
    return tag("g", *inside, class_=class_, transform=where)


# -- words -------------------------------------------------------------------------------------------------------

# Widths of the letters of a common sans serif, in thousandths of the font size; other letters count as an "n". Digits
# are as wide as in broad fonts: a number stands in a small place of its own.
_NARROW: Final = {
    c: w for w, letters in {222: "ijl'|", 278: " .,:;ftI!/\\[]’", 333: "r()-“”«»·"}.items() for c in letters
}
_BROAD: Final = {
    c: w
    for w, letters in {
        500: "ckszvxyJ",
        667: "ABEKPSVXYÀÈÉ",
        611: "FTZL0123456789",
        722: "CDHNRUwÙ",
        778: "GOQÒ",
        833: "mM",
        944: "W",
        1000: "…—",
    }.items()
    for c in letters
}
_LETTERS: Final = {**_NARROW, **_BROAD}
_BOLDER: Final = 1.09
_WIDEST: Final = 1.2
"""Letters of common fonts are up to so much wider than these."""
_SLACK: Final = 0.001
"""What rounding may add to a width."""


@kept(300, most=2048)
def _measured(text: str) -> int:
    """Add up how wide its letters are, in thousandths of the font size."""
    total = 0
    for letter in text:
        total += _LETTERS.get(letter, 556)
    return total


def width(text: str, size: float, bold: bool = False) -> float:
    """Estimate how wide the text will be; fonts differ, so leave some air."""
    measured: int = _measured(text)
    return _scaled(measured, size, bold)


def _scaled(measured: int, size: float, bold: bool) -> float:
    """Tell how wide something so wide is in letters of this size."""
    return measured * size * (_BOLDER if bold else 1.0) / 1000


@kept(500)
def wrap(text: str, room: float, size: float, lines: int, bold: bool = False) -> tuple[str, ...]:
    """Break the text into at most `lines` lines of this width; what does not fit ends in "…"."""
    space = _LETTERS[" "]
    broken: list[str] = []
    line = ""
    filled = 0
    for word in text.split():
        added: int = _measured(word)
        if not line:
            line, filled = word, added
        elif _scaled(filled + space + added, size, bold) <= room:
            line, filled = f"{line} {word}", filled + space + added
        else:
            broken.append(line)
            line, filled = word, added
    if line:
        broken.append(line)
    if len(broken) <= lines:
        return tuple(broken)
    if lines <= 0:
        return ()
    last = broken[lines - 1]
    filled = _measured(last) + _LETTERS["…"]
    while last and _scaled(filled, size, bold) > room:
        filled -= _LETTERS.get(last[-1], 556)
        last = last[:-1]
    return (*broken[: lines - 1], last.rstrip(" ,;:.") + "…")


@kept(500, most=2048)
def fit(text: str, room: float, largest: float, smallest: float, lines: int = 1) -> tuple[float, tuple[str, ...]]:
    """Find the largest size at which bold text fits into so many lines, and the lines; at the smallest it is cut."""
    measured = [_measured(word) for word in text.split()]
    widest = max(measured, default=0)
    least = (sum(measured) + _LETTERS[" "] * (len(measured) - lines)) / max(lines, 1)
    """What the longest line takes at least, wherever the lines are broken."""
    size = largest
    while size > smallest:
        if _scaled(widest, size, True) <= room and least * size * _BOLDER / 1000 <= room + _SLACK:
            broken = wrap(text, room, size, lines, True)
            if broken and broken[-1][-1:] != "…":
                return size, broken
        size -= 0.5
    return smallest, wrap(text, room, smallest, lines, True)


@kept(600, most=4096)
def words(x: float, y: float, text: str, size: float, class_: str = "", anchor: str = "", room: float = 0) -> str:
    """Write one line of text, which carries its room: a browser that finds it wider in its own font squeezes it.

    Where nobody says how much room there is, letters may be so much wider than usual as common fonts are. What is too
    long in any font is squeezed here already, for readers that measure nothing.
    """
    named = f' class="{class_}"' if class_ else ""
    held = f' text-anchor="{anchor}"' if anchor else ""
    space = room if room > 0 else width(text, size, True) * _WIDEST
    tight = f' textLength="{number(space)}" lengthAdjust="spacingAndGlyphs"' if width(text, size) > space else ""
    return (
        f'<text{named} x="{number(x)}" y="{number(y)}" font-size="{number(size)}"{held} data-room="{number(space)}"'
        f"{tight}>{escape(text)}</text>"
    )


def paragraph(x: float, y: float, lines: tuple[str, ...], size: float, leading: float, class_: str, room: float) -> str:
    """Write lines under each other, the first with its baseline at y, none wider than the room."""
    set_lines = [words(x, y + row * leading, line, size, class_, room=room) for row, line in enumerate(lines)]
    return tag("g", *set_lines, class_="lines") if set_lines else ""


# -- things ------------------------------------------------------------------------------------------------------


class Marks:
    """Which options concern which thing, read from the decisions of the seat that looks."""

    def __init__(self, decisions: JSON) -> None:
        self.options: dict[str, list[tuple[str, str]]] = {}
        """By the key of the thing: ids and labels."""
        self.sources: set[str] = set()
        for decision in decisions:
            if decision["source"]:
                self.sources.add(decision["source"])
            for option in decision["options"]:
                if option["thing"]:
                    self.options.setdefault(option["thing"], []).append((option["id"], option["label"]))

    def is_legal(self, key: str) -> bool:
        return key in self.options

    def verbs(self) -> set[str]:
        """Return what can be done with some thing: the ids of the options up to their colons."""
        return {id.partition(":")[0] for offered in self.options.values() for id, _ in offered}

    def group(
        self, key: str, *inside: str, name: str, text: str, kind: str, why: str | None = None, place: str | None = None
    ) -> str:
        """Make the group of a thing, with what it is called; which options concern it is marked by `dressed`."""
        return thing(key, *inside, name=name, text=text, kind=kind, why=why, place=place)


def thing(
    key: str,
    *inside: str,
    name: str,
    text: str,
    kind: str,
    why: str | None = None,
    place: str | None = None,
    sought: bool = False,
    over: str = "",
) -> str:
    """Draw the group of a thing: key, name, words and kind, and what a press asks about while it is no option.

    `why`: of several, with spaces between them, the last whose verb options on other things have, else the first.
    `sought`: that is asked only while options with the same verb are offered on other things. `over`: the thing that it
    stands on; while that may be chosen and this may not, presses go through it.
    """
    moved = "" if place is None else f' transform="{quoted(place)}"'
    asked = "" if why is None else f' data-why="{quoted(why)}"' + (' data-sought="true"' if sought else "")
    if over:
        asked += f' data-over="{quoted(over)}"'
    kind = quoted(kind)
    return (
        f'<g class="thing {kind}"{moved} data-thing="{quoted(key)}" data-name="{quoted(name)}"'
        f' data-text="{quoted(text)}" data-kind="{kind}"{asked}>{"".join(inside)}</g>'
    )


def style_while_pointed(keys: Iterable[str], rules: str) -> str:
    """Write rules of style that are asleep unless one of these things is pointed at, pressed or focused.

    Whoever shows the picture wakes them: `:has(:hover)` would let a browser look at everything again whenever anything
    changes, and so would a style that comes or goes and is not asleep.
    """
    return f'<style media="not all" data-for="{" ".join(keys)}">{rules}</style>'


_THING: Final = re.compile(r'<g class="thing ([^"]*)"([^>]*?) data-thing="([^"]*)"([^>]*)>')
_SAID: Final = re.compile(r' data-(name|text)="([^"]*)"')
_ASKED: Final = re.compile(r' data-why="([^"]*)"( data-sought="true")?')
_OVER: Final = re.compile(r' data-over="([^"]*)"')


def dressed(body: str, marks: Marks) -> str:
    """Mark every thing in a drawing with the options that concern it and with words for screen readers."""
    verbs = marks.verbs()

    def ask(match: re.Match[str]) -> str:
        wishes, sought = match[1].split(" "), match[2]
        offered = [wish for wish in wishes if wish.partition(":")[0] in verbs]
        asked = offered[-1] if offered else "" if sought else wishes[0]
        return f' data-why="{asked}"' if asked else ""

    def dress(match: re.Match[str]) -> str:
        kind, before, key, after = match.groups()
        offered = marks.options.get(unescape(key), [])
        words_of = dict(_SAID.findall(after))
        description = f"{words_of['name']}. {words_of['text']}" if words_of.get("text") else words_of.get("name", "")
        below = _OVER.search(after)
        through = below is not None and not offered and marks.is_legal(unescape(below[1]))
        classes = kind + (" through" if through else "") + (" legal" if offered else "")
        classes += " source" if unescape(key) in marks.sources else ""
        labels = [escape(label) for _, label in offered]
        ids = f' data-options="{escape(" ".join([id for id, _ in offered]))}" tabindex="0"' if offered else ""
        role = "button" if offered else "img"
        spoken = " — ".join([description, *labels]).replace("\n", "&#10;")
        title = description.replace("&#10;", "\n")
        after = _OVER.sub("", _ASKED.sub(ask, after))
        return (
            f'<g class="thing {classes}"{before} data-thing="{key}"{after}{ids} role="{role}" aria-label="{spoken}">'
            f"<title>{title}</title>"
        )

    return _THING.sub(dress, body)


# -- the picture -------------------------------------------------------------------------------------------------

_REFERENCE: Final = re.compile(r'(?:href="#|url\(#)([\w-]+)')


@kept(4000, most=2048)
def references(svg: str) -> tuple[str, ...]:
    """Return the ids of the definitions that a drawing uses, as `_REFERENCE` finds them: cut out, which is quicker."""
    used = [piece.partition('"')[0] for piece in svg.split('href="#')[1:]]
    used += [piece.partition(")")[0] for piece in svg.split("url(#")[1:]]
    return tuple(dict.fromkeys(used))


def needed(body: str, definitions: dict[str, str]) -> str:
    """Return the definitions that the body uses, and those that these use, in a fixed order."""
    wanted: set[str] = set()
    fresh = set(_REFERENCE.findall(body))
    while fresh:
        unknown = fresh - definitions.keys()
        if unknown:
            raise KeyError(f"no definition of {', '.join(sorted(unknown))}")
        wanted |= fresh
        fresh = {id for name in fresh for id in _REFERENCE.findall(definitions[name])} - wanted
    return "".join([definitions[id] for id in sorted(wanted)])


def picture(
    w: float, h: float, body: str, *, class_: str, label: str, description: str, style: str, definitions: dict[str, str]
) -> str:
    """Make one self-contained SVG. `description` is the whole table in words."""
    return tag(
        "svg",
        f"<desc>{escape(description)}</desc>",
        f"<style>{style}</style>",
        f"<defs>{needed(body + style, definitions)}</defs>",
        body,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(w)} {number(h)}",
        class_=class_,
        role="group",
        aria_label=label,
    )
