"""Figures of leaded glass: the motifs of `motifs.txt`, each piece in the tones of what it is made of.

The light comes from the upper left, so every piece is bright there and deep below; a figure has a bright rim on that
side and throws a shadow on the other.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from ludoteca.games.lyon.shows.art.strokes import Stroke, drawings, element
from ludoteca.kernel.art.brush import Brush

Tones = tuple[str, str, str]
"""Bright, plain, deep."""

LEAD: Final = "#1b1418"
MATERIALS: Final[dict[str, Tones]] = {
    # people
    "skin": ("#ffe9cf", "#f3c199", "#c27f5a"),
    "tan": ("#ecc096", "#c48c5e", "#84533a"),
    "dark": ("#b98560", "#8a5838", "#54301f"),
    "pale": ("#fbfdf6", "#d5e0dc", "#8fa3ab"),
    "hair": ("#8e5632", "#54301c", "#2c1710"),
    "copper": ("#ffb271", "#cf642b", "#7d3215"),
    "blond": ("#fff0b4", "#eec05a", "#a9772a"),
    "grey": ("#ffffff", "#ccd0d2", "#848c96"),
    "black": ("#6d6280", "#3a3148", "#1a1422"),
    # beasts
    "fur": ("#ffd08a", "#e08a30", "#974c18"),
    "dun": ("#fff0cc", "#eec583", "#b5853f"),
    "smoke": ("#f1eef8", "#b1abc4", "#6b6488"),
    "bone": ("#fffdf0", "#f1e3c0", "#bda274"),
    # stones and metals
    "gold": ("#fff6c2", "#f6c64c", "#b4741a"),
    "steel": ("#ffffff", "#c3d2df", "#6e8399"),
    "iron": ("#bcc5d0", "#76818f", "#3b424e"),
    "stone": ("#f5f4ea", "#bfc3b7", "#7b837f"),
    # what grows, burns and flows
    "wood": ("#e2ab70", "#a06a38", "#5b3718"),
    "leather": ("#d8975f", "#935832", "#532c18"),
    "moss": ("#e0efa8", "#93b55d", "#4f6e37"),
    "leaf": ("#d5f7a6", "#71c04f", "#34763a"),
    "water": ("#effdff", "#86d6f2", "#2d83b5"),
    "fire": ("#fff8bd", "#ffb83d", "#e45c1d"),
    "ember": ("#ffae86", "#e4472c", "#971d1e"),
    "blood": ("#ff9c90", "#c9223a", "#6d0b22"),
    "rose": ("#ffdedd", "#f2929b", "#b54860"),
    "violet": ("#efdbff", "#b07ce6", "#63389f"),
    "jade": ("#cdfbe2", "#55c795", "#1f735a"),
    "night": ("#8d8bd0", "#4d4a92", "#262450"),
    "white": ("#ffffff", "#f4f6f4", "#c3ccd4"),
}
"""What a piece of a figure may be made of; besides these, `cloth` and `trim` are the Team's own colours."""
PAINTED: Final = {"shade": ' fill="#190b22" opacity=".26"', "glint": ' fill="#ffffff" opacity=".42"'}
BAND: Final = "band:"


class Piece(NamedTuple):
    """A stroke with what it is made of in the end, and where the drawing it belongs to has been moved."""

    word: str
    shape: str
    moved: str


def pieces(part: str) -> list[Piece]:
    """List what a part is composed of; "head/skin=tan" is the part `head` with the material `tan` for `skin`."""
    name, _, swaps = part.partition("/")
    changed = dict([swap.split("=", 1) for swap in swaps.split("/") if "=" in swap])
    return [piece for stroke in drawings("motifs.txt").get(name, []) for piece in _of(stroke, changed)]


def _of(stroke: Stroke, changed: dict[str, str]) -> list[Piece]:
    if stroke.word[0] != "@":
        band, word = (BAND, stroke.word[len(BAND) :]) if stroke.word.startswith(BAND) else ("", stroke.word)
        return [Piece(band + changed.get(word, word), stroke.shape, "")]
    words = stroke.shape.split()
    others = "/".join([word for word in words if "=" in word])
    moved = " ".join([word for word in words if "=" not in word])
    inner = pieces(f"{stroke.word[1:]}/{others}")
    return [Piece(changed.get(one.word, one.word), one.shape, f"{moved} {one.moved}".strip()) for one in inner]


def paint(brush: Brush, parts: list[str], transform: str, tones: dict[str, Tones], rim: str) -> None:
    """Paint a figure of these parts, the hindmost first; `tones` are the Team's own materials.

    `rim` is the colour of the light on its edge; "" for a figure without rim and shadow.
    """
    all_pieces = [piece for part in parts for piece in pieces(part)]
    body = "".join([_silhouette(piece) for piece in all_pieces if piece.word not in PAINTED and piece.word != "l"])
    strokes = f'stroke-linejoin="round" stroke-linecap="round" transform="{transform}"'
    for fill, dx, dy, faded in (("#0b0610", 3.4, 4.2, ' opacity=".5"'), (rim, -1.5, -1.8, "")) if rim else ():
        outline = f'fill="{fill}" stroke="{fill}" stroke-width="3.4" {strokes}'
        brush.put(f'<g transform="translate({dx} {dy})"{faded}><g {outline}>{body}</g></g>')
    drawn = "".join([_drawn(brush, piece, tones) for piece in all_pieces])
    brush.put(f'<g fill="none" stroke="{LEAD}" stroke-width="2.7" {strokes}>{drawn}</g>')


def _given(piece: Piece, attributes: str) -> str:
    return attributes + (f' transform="{piece.moved}"' if piece.moved else "")


def _silhouette(piece: Piece) -> str:
    if piece.word.startswith(BAND):
        return element(piece.shape, _given(piece, ' fill="none" stroke-width="8"'))
    return element(piece.shape, _given(piece, ' fill-rule="evenodd"'))


def _drawn(brush: Brush, piece: Piece, tones: dict[str, Tones]) -> str:
    word = piece.word
    if word in PAINTED:
        return element(piece.shape, _given(piece, f'{PAINTED[word]} stroke="none"'))
    if word == "l":
        return element(piece.shape, _given(piece, ' stroke-width="2.2"'))
    if word == "k":
        return element(piece.shape, _given(piece, f' fill="{LEAD}" stroke="none"'))
    if word.startswith(BAND):
        bright, plain, _ = toned(word[len(BAND) :], tones)
        edge = element(piece.shape, _given(piece, ' stroke-width="8"'))
        inner = element(piece.shape, _given(piece, f' stroke="{plain}" stroke-width="4.4"'))
        return edge + inner + element(piece.shape, _given(piece, f' stroke="{bright}" stroke-width="1.5"'))
    bright, plain, deep = toned(word, tones)
    fill = brush.across(bright, plain, plain, deep)
    return element(piece.shape, _given(piece, f' fill="{fill}" fill-rule="evenodd"'))


def toned(word: str, tones: dict[str, Tones]) -> Tones:
    return tones.get(word) or MATERIALS.get(word) or MATERIALS["bone"]
