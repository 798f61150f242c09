"""Reading pictures, of any game: the things in them, their words, their marks."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Any

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = ["wide", "tall"]


def asked(*options: tuple[str, str], seat: int = 0, source: str = "") -> list[dict[str, Any]]:
    """A decision as the page gets it: ids with the things they concern."""
    shown = [{"id": id, "thing": thing, "label": f"label of {id}"} for id, thing in options]
    return [{"seat": seat, "prompt": "?", "source": source, "options": shown}]


def things(root: ET.Element) -> dict[str, ET.Element]:
    """What can be pointed at, by key."""
    found: dict[str, ET.Element] = {}
    for element in root.iter():
        key = element.get("data-thing")
        if key is not None:
            assert key not in found, f"{key} is drawn twice"
            found[key] = element
    return found


def parts(root: ET.Element) -> dict[str, ET.Element]:
    """What the painting is made of, by key; each has its place as its `transform`."""
    return {element.get("data-part", ""): element for element in root.iter() if element.get("data-part")}


def woken_by(key: str, svg: str) -> list[str]:
    """The rules of style, without their last brackets, that wake while the thing with this key is pointed at."""
    styles = re.findall(rf'<style media="not all" data-for="(?:[^"]* )?{key}(?: [^"]*)?">([^<]*)</style>', svg)
    return [rule for style in styles for rule in style.split("}") if rule]


def texts(element: ET.Element) -> str:
    return " ".join(["".join(text.itertext()) for text in element.iter(f"{SVG}text")])


def lines(element: ET.Element) -> list[str]:
    """The lines of the paragraphs in it."""
    return [line.text or "" for line in element.iterfind(f".//{SVG}g[@class='lines']/{SVG}text")]


def classes(element: ET.Element) -> set[str]:
    """All marks of an element and of what is in it."""
    return {name for one in element.iter() for name in (one.get("class") or "").split()}


def signs(element: ET.Element) -> list[str]:
    """The definitions that an element uses, without the prefix of their game."""
    return [(use.get("href") or "").partition("-")[2] for use in element.iter(f"{SVG}use")]
