"""The picture: well-formed, and complete for whoever has to choose."""

from __future__ import annotations

from xml.etree import ElementTree

from ludoteca.conformance.report import Broken
from ludoteca.conformance.walk import Walk
from ludoteca.kernel import asking
from ludoteca.kernel.contract import Decision
from ludoteca.kernel.texts import LANGUAGES

SHAPES = ("wide", "tall")


def picture(walk: Walk, decision: Decision, option: str) -> None:
    """Check what the seat that is asked sees, in each language and shape once; and what a spectator sees."""
    for lang, shape in zip(LANGUAGES, SHAPES, strict=True):
        asked = decision.to_json(lang)
        things = drawn(walk, decision.seat, [asked], lang, shape)
        for offered in asked["options"]:
            if offered["thing"] and offered["thing"] not in things:
                raise Broken(
                    "picture", f"{offered['id']} concerns {offered['thing']}, which is not in the {shape} picture"
                )
    drawn(walk, None, [], "it", "wide")


def drawn(walk: Walk, viewer: int | None, decisions: list[object], lang: str, shape: str) -> set[str]:
    """List the things in the picture, drawn for players with awkward names."""
    names = [f'<{seat}> & "Co"' for seat in range(walk.seats)]
    text = asking.draw(walk.game, walk.match.view(viewer), decisions, lang, shape, names)
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise Broken("picture", f"not well-formed: {error}") from None
    if not root.tag.endswith("svg"):
        raise Broken("picture", f"expected an svg, found {root.tag}")
    return {element.attrib["data-thing"] for element in root.iter() if "data-thing" in element.attrib}
