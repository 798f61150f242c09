"""A table as it is drawn: keyed parts, lowest first, on a backdrop that never changes.

A part is drawn around its own origin and put in its place, so that moving it draws nothing anew. What a part *reads* is
all that its drawing depends on: while that stays the same, so does the drawing, whoever looks. `changes` tells what
makes one painting out of another, and `svg` closes one into a self-contained picture.

Options are no part of a drawing. A thing carries its key, and whoever shows the painting marks those that may be
chosen: a page where it stands, `svg` in the text. `when_legal` and `when_asking` draw what is seen only then.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from hashlib import blake2b
from itertools import islice
from typing import Any, Final

from ludoteca.kernel.drawing import Marks, dressed, picture, references, tag
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.parts import Changes, Part, Section

MARKS: Final = (
    ".when-legal,.when-asking{display:none}.legal>.when-legal,.source>.when-asking{display:inline}"
    ".when-legal,.when-asking{pointer-events:none}"
)
"""The style of what is seen only on a thing that may be chosen, or that asks."""


def when_legal(*inside: str) -> str:
    """Draw something that is seen only while the thing it stands in may be chosen; directly in that thing's group."""
    return f'<g class="when-legal">{"".join(inside)}</g>'


def when_asking(*inside: str) -> str:
    """Draw something that is seen only while the thing it stands in is what asks."""
    return f'<g class="when-asking">{"".join(inside)}</g>'


class Backdrop:
    """What all paintings of a game in one shape share: styles and definitions. Fetched once, by its digest."""

    def __init__(self, style: str, definitions: Mapping[str, str]) -> None:
        self.style = MARKS + style
        self.definitions = dict(definitions)

    @cached_property
    def svg(self) -> str:
        """The whole of it, as a picture with nothing in it."""
        inside = f"<style>{self.style}</style><defs>{''.join(self.definitions.values())}</defs>"
        return tag("svg", inside, xmlns="http://www.w3.org/2000/svg")

    @cached_property
    def digest(self) -> str:
        return blake2b(self.svg.encode(), digest_size=12).hexdigest()


class Painting:
    """A table as one viewer sees it. Nothing changes it once it is painted."""

    def __init__(
        self,
        w: float,
        h: float,
        class_: str,
        label: str,
        backdrop: Backdrop,
        by_key: dict[str, Part],
        art: dict[str, str] | None = None,
    ) -> None:
        self.w = w
        self.h = h
        self.class_ = class_
        self.label = label
        self.backdrop = backdrop
        self.by_key = by_key
        """The parts by their keys, lowest first."""
        self.art = art or {}
        """Definitions that only some of the parts use, such as the pictures of cards."""
        self.sections: dict[str, Section] = {}
        """Parts that were painted together, by the name of the section; also some that are not seen now."""
        self.album: dict[str, Section] = {}
        """The sections that were painted last for anybody who looks at the same table."""

    @property
    def parts(self) -> tuple[Part, ...]:
        return tuple(self.by_key.values())

    def art_of(self, parts: Iterable[Part]) -> dict[str, str]:
        """Return the definitions beyond the backdrop's that these parts use, and those that these use."""
        used: dict[str, str] = {}
        if not self.art:
            return used
        fresh = [id for part in parts for id in references(part.svg)]
        while fresh:
            id = fresh.pop()
            if id in self.art and id not in used:
                used[id] = self.art[id]
                fresh += references(self.art[id])
        return used

    def svg(self, decisions: Any = (), description: str = "") -> str:
        """Close it into one self-contained picture, with the options of these decisions marked."""
        if self.backdrop is NOTHING:
            return dressed(self.parts[0].svg, Marks(decisions))
        body = "".join([part_svg(part) for part in self.by_key.values()])
        return picture(
            self.w,
            self.h,
            dressed(body, Marks(decisions)),
            class_=self.class_,
            label=self.label,
            description=description,
            style=self.backdrop.style,
            definitions={**self.backdrop.definitions, **self.art},
        )


def part_svg(part: Part) -> str:
    """Write a part with its key and place."""
    return tag("g", part.svg, data_part=part.key, transform=part.place or None)


def changes(before: Painting, after: Painting) -> Changes:
    """Tell what makes the one out of the other. The backdrop must be the same."""
    old, new = before.by_key, after.by_key
    fresh: list[tuple[str, str, str]] = []
    move: list[tuple[str, str]] = []
    came: list[str] = []
    for key, part in new.items():
        was = old.get(key)
        if was is part:
            continue
        if was is None:
            came.append(key)
            fresh.append((key, part.place, part.svg))
        elif was.svg != part.svg:
            fresh.append((key, part.place, part.svg))
        elif was.place != part.place:
            move.append((key, part.place))
    expected = list(old)
    remove: list[str] = []
    if len(old) + len(came) > len(new):
        remove = [key for key in expected if key not in new]
        expected = [key for key in expected if key in new]
    expected += came
    order = list(new)
    return Changes(fresh, move, remove, None if expected == order else order)


_SIZE: Final = re.compile(r'^<svg\b[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"')
NOTHING: Final = Backdrop("", {})
"""What lies behind a picture that was drawn in one piece."""


def in_one_piece(svg: str, label: str) -> Painting:
    """Make a painting of a picture that was drawn as a whole: it changes as a whole."""
    size = _SIZE.match(svg)
    w, h = (float(size[1]), float(size[2])) if size else (1000.0, 1000.0)
    return Painting(w, h, "", label, NOTHING, {"picture": Part("picture", "", svg, ())})


@kept(3000, most=8192)
def _kept(key: tuple[Any, ...]) -> list[str]:
    """Return the place where the drawing with this key is kept: empty until somebody has drawn it."""
    return []


class Easel:
    """A painting in the making. Parts that read the same as in the painting before are taken from there.

    Drawings are kept besides by what they read, and sections in the album of the table, so that viewers who see the
    same share them; `fresh=True` keeps and takes nothing.
    """

    def __init__(self, family: tuple[Any, ...], before: Painting | None = None, fresh: bool = False) -> None:
        self.family = family
        """Tells drawings of one game, shape and language from all others."""
        known = before if not fresh else None
        self.before: dict[str, Part] = known.by_key if known is not None else {}
        self.sections_before: dict[str, Section] = known.sections if known is not None else {}
        self.album: dict[str, Section] = known.album if known is not None else {}
        self.fresh = fresh
        self.parts: dict[str, Part] = {}
        self.sections: dict[str, Section] = dict(self.sections_before)
        """Also those that are not seen now, because what is shown instead of them may go again."""

    def put(self, key: str, reads: tuple[Any, ...], draw: Callable[[], str], place: str = "") -> None:
        """Add a part on top; `draw` is called only if nothing that reads the same is at hand. "" is no part."""
        if key in self.parts:
            raise KeyError(f"{key} is painted twice")
        all_reads = (*self.family, *reads)
        was = self.before.get(key)
        if was is not None and was.reads == all_reads:
            self.parts[key] = was if was.place == place else Part(key, place, was.svg, was.reads)
            return
        svg = self._drawn(key, all_reads, draw)
        if svg:
            self.parts[key] = Part(key, place, svg, all_reads)

    def painted(
        self, w: float, h: float, class_: str, label: str, backdrop: Backdrop, art: dict[str, str] | None = None
    ) -> Painting:
        """Return what has been painted."""
        painting = Painting(w, h, class_, label, backdrop, self.parts, art)
        painting.sections, painting.album = self.sections, self.album
        return painting

    def wipe(self) -> None:
        """Begin again."""
        self.parts.clear()
        self.sections = dict(self.sections_before)

    def section(self, name: str, reads: tuple[Any, ...], paint: Callable[[], Any]) -> Section:
        """Add parts together; `paint` is called only if no section that reads the same is at hand. Return the section.

        What the places of its parts depend on belongs to what a section reads, too. It may read more than its parts
        do, such as all that a view tells of a player: then they are looked at one by one a little more often.
        """
        all_reads = (*self.family, *reads)
        now = self._known(name, all_reads)
        if now is not None:
            self.parts |= now.parts
            now.reads = all_reads
        else:
            first = len(self.parts)
            left = paint()
            now = Section(all_reads, dict(islice(self.parts.items(), first, None)), left)
        self.sections[name] = self.album[name] = now
        return now

    def piece(self, name: str, reads: tuple[Any, ...], draw: Callable[[], str]) -> str:
        """Return a piece that several drawings have, or one that changes more often than it: kept by what it reads."""
        return self._drawn(name, (*self.family, *reads), draw)

    def _known(self, name: str, reads: tuple[Any, ...]) -> Section | None:
        """Find a section that reads the same: what anybody has painted last, or what this viewer had."""
        last = self.album.get(name)
        if last is not None and last.reads == reads:
            return last
        own = self.sections_before.get(name)
        return own if own is not None and own is not last and own.reads == reads else None

    def _drawn(self, key: str, reads: tuple[Any, ...], draw: Callable[[], str]) -> str:
        if self.fresh:
            return draw()
        kept = _kept((key, *reads))
        if not kept:
            kept.append(draw())
        return kept[0]
