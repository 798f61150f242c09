"""What every part of the picture needs, and how a card becomes a thing of it."""

from __future__ import annotations

from functools import cached_property, partial
from typing import Final

from ludoteca.games.lorcana.shows.drawing import badges
from ludoteca.games.lorcana.shows.drawing.faces import (
    back,
    exerted_label,
    lying_face,
    lying_height,
    printed_face,
    put_away,
    roof,
    tile_face,
    upright_face,
)
from ludoteca.games.lorcana.shows.drawing.layout import Box, Layout
from ludoteca.games.lorcana.shows.drawing.sheets import Cut
from ludoteca.games.lorcana.shows.lookup import card_facts, full_name, full_names
from ludoteca.games.lorcana.state.signs import spoken
from ludoteca.games.lorcana.state.view_types import CardView, LocationView, LorcanaView, PlayedCard
from ludoteca.kernel import scenes
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import rect, tag, thing
from ludoteca.kernel.layouts import at
from ludoteca.kernel.paintings import Easel
from ludoteca.kernel.texts import Phrase, with_names
from ludoteca.kernel.views import Words

FACE_DOWN: Final = Phrase("Carta coperta", "Face-down card")
PUT_AWAY: Final = Phrase("IN FONDO AL MAZZO", "TO THE BOTTOM")
CHOSEN: Final = Phrase("Già scelta.", "Chosen already.")
SUNG_BY: Final = Phrase("Può cantarla: {names}", "Can be sung by: {names}")


class Scene(scenes.Scene[LorcanaView]):
    """The view, its reader, the layout and the marks. `order` lists the seats from the viewer's on, in turn order."""

    def __init__(
        self, view: LorcanaView, decisions: JSON, lang: str, layout: Layout, names: list[str], easel: Easel
    ) -> None:
        super().__init__(view, view.seat, decisions, lang, names, easel)
        self.layout = layout
        self.called = tuple(names)
        """The players' names, for parts that tell them."""
        count = len(view.players)
        self.order = [(self.near + seat) % count for seat in range(count)]
        self.seeking = any(id.startswith("target:") for options in self.marks.options.values() for id, _ in options)
        """Whether a target is sought."""
        self.altering = view.phase == "setup"
        """Whether opening hands are being altered: the cards chosen so far go away."""
        self.places: dict[int, Box] = {}
        """Where cards lie, for arrows."""
        self.singers: dict[int, tuple[int, ...]] = {one.card: one.to for one in view.reach if one.deed == "sing"}
        """The characters that could sing each song."""

    @cached_property
    def known(self) -> dict[int, str]:
        """The full names of the cards in sight."""
        return full_names(self.view, self.lang)

    @cached_property
    def short(self) -> dict[int, str]:
        """The names without the versions of characters in play."""
        return {card.card: card.name.say(self.lang) for player in self.view.players for card in player.characters}

    def told(self, text: Words) -> str:
        """Words of the view in the reader's language, with the players' names."""
        return with_names(spoken(text.say(self.lang), self.lang), self.names)

    def facts(self, card: CardView) -> str:
        lines = card_facts(card, self.lang, self.known)
        if card.card in self.singers:
            lines.append(self.sung_by(card))
        if card.card in self.view.chosen:
            lines.append(self.say(CHOSEN))
        return with_names("\n".join(lines), self.names)

    def company(self, card: CardView) -> tuple[str, ...] | None:
        """The names of other cards that a card is told with: who could sing it, where it is, who is there."""
        if card.card in self.singers:
            return tuple([self.short[number] for number in self.singers[card.card]])
        if not isinstance(card, PlayedCard):
            return None
        if card.at is not None:
            return (self.known[card.at],)
        if isinstance(card, LocationView) and card.here:
            return tuple([self.known[number] for number in card.here])
        return None

    def why(self, card: CardView, wish: str) -> str | None:
        """What a press on a card that cannot be chosen asks about: as a target while one is sought, else the wish."""
        if self.viewer is None:
            return None
        if self.seeking:
            return f"target:{card.card}"
        return f"{wish}:{card.card}" if wish else None

    def ids(self, key: str) -> list[str]:
        return [id for id, _ in self.marks.options.get(key, [])]

    def card(
        self,
        card: CardView,
        cut: Cut,
        place: tuple[float, float],
        face: Face,
        why: str | None = None,
        across: float | None = None,
    ) -> None:
        """Put a face there as a thing, and its deeds over it: in the middle, or so far across.

        Signs are a part of their own: what a card offers to do changes far more often than what it looks like.
        """
        key = card.key
        if key in self.drawn:
            return
        self.drawn.add(key)
        chosen = card.card in self.view.chosen
        left, top, w, h = face.box(cut)
        x, y = place
        self.places[card.card] = (x + left, y + top, w, h)
        put = at(x, y)
        reads = (card, face.key, cut.w, cut.h, cut.seen, why, chosen, self.altering and chosen, self.company(card))
        self.put(key, (*reads, self.called), partial(self.card_thing, card, cut, face, why), put)
        signs = badges.deed_signs(self.ids(key))
        if signs:
            middle = (across if across is not None else round(w / 2, 1), face.deeds_y(cut))
            r = 9.5 * self.layout.scale
            self.put(f"deeds:{card.card}", (signs, middle, w), lambda: deeds_part(signs, middle, r, w), put)

    def card_thing(self, card: CardView, cut: Cut, face: Face, why: str | None) -> str:
        """A face, the outlines around it, and what lies over these."""
        left, top, w, h = face.box(cut)
        is_picked = card.card in self.view.chosen and not self.altering
        r = 9.5 * self.layout.scale
        return thing(
            card.key,
            face.draw(self, card, cut),
            badges.picked(w, h, top, 11 * self.layout.scale) if is_picked else "",
            badges.origin(w, h, top),
            badges.halo(w, h, top, rect(left, face.deeds_y(cut) - r, w, 2 * r, "grip")),
            face.over(self, cut),
            name=full_name(card, self.lang),
            text=self.facts(card),
            kind=f"card-{card.type}",
            why=why,
        )

    def printed(self, card: CardView, cut: Cut, x: float, y: float, why: str | None = None) -> None:
        """A card as printed, at (x, y); its deeds begin beside the cost, which is seen even under other cards."""
        kinds = {id.partition(":")[0] for id in self.ids(card.key)}
        r = 9.5 * self.layout.scale
        self.card(card, cut, (x, y), PRINTED, why, round(min(cut.w / 2, 34 * cut.k + r * len(kinds)), 1))

    def sung_by(self, card: CardView, whole: bool = True) -> str:
        """Può cantarla: Ariel, Genio; or the names alone."""
        names = ", ".join([self.short[number] for number in self.singers[card.card]])
        return self.say(SUNG_BY, names=names) if whole else names

    def hidden(self, key: str, cut: Cut, x: float, y: float) -> None:
        """A card that may be chosen without being seen."""
        if key in self.drawn:
            return
        self.drawn.add(key)
        self.put(key, ("hidden", cut.w, cut.h), lambda: self.hidden_thing(key, cut), at(x, y))

    def hidden_thing(self, key: str, cut: Cut) -> str:
        return thing(
            key,
            rect(0, 0, cut.w, cut.h, "under", 8),
            back(0, 0, cut.w, cut.h),
            badges.halo(cut.w, cut.h),
            name=self.say(FACE_DOWN),
            text="",
            kind="back",
        )


def deeds_part(signs: tuple[str, ...], middle: tuple[float, float], r: float, w: float) -> str:
    return tag("g", badges.deeds(signs, *middle, r, w), class_="deeds", aria_hidden="true")


# -- the ways to show a card -----------------------------------------------------------------------------------------


class Face:
    """A way to show a card: what is drawn, what it covers of its cut, and what lies over its outline."""

    key = "upright"

    def box(self, cut: Cut) -> Box:
        """What the card covers, from its own origin."""
        return 0, 0, cut.w, cut.h

    def deeds_y(self, cut: Cut) -> float:
        """How far down the signs of its deeds are."""
        return -3.0

    def draw(self, scene: Scene, card: CardView, cut: Cut) -> str:
        return upright_face(card, cut, scene.lang)

    def over(self, scene: Scene, cut: Cut) -> str:
        return ""


class Printed(Face):
    """As it is in a hand."""

    key = "printed"

    def draw(self, scene: Scene, card: CardView, cut: Cut) -> str:
        sung_by = scene.sung_by(card, cut.full) if card.card in scene.singers else ""
        face = printed_face(card, cut, scene.lang, sung_by)
        if scene.altering and card.card in scene.view.chosen:
            face += put_away(scene.say(PUT_AWAY), cut)
        return face


class Place(Face):
    """A location, under a roof."""

    key = "location"

    def draw(self, scene: Scene, card: CardView, cut: Cut) -> str:
        return upright_face(card, cut, scene.lang) + roof(cut)


class Lying(Face):
    """An exerted character; its deeds are on its lower edge, because its label is on the upper one."""

    key = "lying"

    def box(self, cut: Cut) -> Box:
        h = lying_height(cut)
        return 0, round((cut.h - h) / 2, 1), cut.w, h

    def deeds_y(self, cut: Cut) -> float:
        _, top, _, h = self.box(cut)
        return round(top + h, 1)

    def draw(self, scene: Scene, card: CardView, cut: Cut) -> str:
        assert isinstance(card, PlayedCard)
        return lying_face(card, cut, scene.lang)

    def over(self, scene: Scene, cut: Cut) -> str:
        return exerted_label(cut, scene.lang)


class Tile(Face):
    """An item."""

    key = "tile"

    def draw(self, scene: Scene, card: CardView, cut: Cut) -> str:
        assert isinstance(card, PlayedCard)
        return tile_face(card, cut.w, cut.h, scene.layout.least, scene.lang)


UPRIGHT: Final = Face()
PRINTED: Final = Printed()
LOCATION: Final = Place()
LYING: Final = Lying()
TILE: Final = Tile()
