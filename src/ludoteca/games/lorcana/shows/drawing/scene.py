"""What every part of the picture needs, and how a card becomes a thing of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, partial
from typing import Final

from ludoteca.games.lorcana.shows.drawing import badges
from ludoteca.games.lorcana.shows.drawing.faces import Metrics, back, face, is_exerted, played_marks, put_away
from ludoteca.games.lorcana.shows.drawing.layout import SHRUNK, TURNED, Cut, Layout
from ludoteca.games.lorcana.shows.lookup import card_facts, full_name, full_names
from ludoteca.games.lorcana.state.signs import spoken
from ludoteca.games.lorcana.state.view_types import CardView, LocationView, LorcanaView, PlayedCard
from ludoteca.kernel import scenes
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import number, rect, tag, thing
from ludoteca.kernel.layouts import Box, at
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

    def told(self, text: Words | str) -> str:
        """Say words of the view, or a name, in the reader's language, with signs as words and the players' names."""
        phrase = Phrase(text, text) if isinstance(text, str) else text
        return with_names(spoken(phrase.say(self.lang), self.lang), self.names)

    def facts(self, card: CardView) -> str:
        lines = card_facts(card, self.lang, self.known)
        if card.card in self.singers:
            lines.append(self.say(SUNG_BY, names=self.sung_by(card)))
        if card.card in self.view.chosen:
            lines.append(self.say(CHOSEN))
        return with_names("\n".join(lines), self.names)

    def company(self, card: CardView) -> tuple[str, ...] | None:
        """List the names of other cards that a card is told with: who could sing it, where it is, who is there."""
        if card.card in self.singers:
            return tuple([self.short[one] for one in self.singers[card.card]])
        if not isinstance(card, PlayedCard):
            return None
        if card.at is not None:
            return (self.known[card.at],)
        if isinstance(card, LocationView) and card.here:
            return tuple([self.known[one] for one in card.here])
        return None

    def sung_by(self, card: CardView) -> str:
        """Say who sings a song, as in 'Ariel, Genio'."""
        return ", ".join([self.short[one] for one in self.singers[card.card]])

    def why(self, card: CardView, wish: str) -> str | None:
        """Say what a press on a card that cannot be chosen asks: as a target while one is sought, else the wish."""
        if self.viewer is None:
            return None
        return f"target:{card.card}" if self.seeking or not wish else f"{wish}:{card.card}"

    def offered(self, cards: Iterable[CardView]) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """List the signs of the deeds that these cards offer."""
        legal = self.marks.options
        return tuple([(card.card, badges.deed_signs(self.ids(card.key))) for card in cards if card.key in legal])

    def where(self, cards: Iterable[CardView]) -> dict[int, Box]:
        """Return where these cards lie, as far as they do."""
        return {card.card: self.places[card.card] for card in cards if card.card in self.places}

    def ids(self, key: str) -> list[str]:
        return [id for id, _ in self.marks.options.get(key, [])]

    def card(
        self, card: CardView, cut: Cut, corner: tuple[float, float], why: str | None = None, turn: float = 0
    ) -> None:
        """Put a face there as a thing, and its deeds over it.

        Signs are a part of their own: what a card offers to do changes far more often than what it looks like.
        """
        key = card.key
        if key in self.drawn:
            return
        self.drawn.add(key)
        chosen = card.card in self.view.chosen
        x, y = corner
        self.places[card.card] = (x, y, cut.w, cut.h)
        put = at(x, y, turn)
        reads = (card, cut.w, cut.h, cut.seen, cut.is_low, why, chosen, self.altering and chosen, self.company(card))
        self.put(key, (*reads, self.called), partial(self.card_thing, card, cut, why), put)
        signs = badges.deed_signs(self.ids(key))
        if signs:
            where = self.deeds_at(card, cut)
            r = self.layout.least
            self.put(f"deeds:{card.card}", (signs, where), lambda: deeds_part(signs, where, r), put)

    def deeds_at(self, card: CardView, cut: Cut) -> tuple[float, float, float]:
        """Find where the signs of a card's deeds are, and their room: on the upper edge beside the cost.

        They are on the lower edge where the state of a card is shown on the upper one.
        """
        if isinstance(card, PlayedCard) and (card.exerted or card.drying):
            return round(cut.w / 2, 1), round(cut.h - 1, 1), cut.w
        left = Metrics(cut).cost * 1.9 if cut.seen > cut.w * 0.6 else 0
        return round((left + cut.seen) / 2, 1), 0, round(cut.seen - left, 1)

    def card_thing(self, card: CardView, cut: Cut, why: str | None) -> str:
        """Draw a face, the outlines around it, and what lies over these."""
        w, h, r = cut.w, cut.h, self.layout.least
        is_chosen = card.card in self.view.chosen
        _, y, _ = self.deeds_at(card, cut)
        foot = self.sung_by(card) if card.card in self.singers else ""
        return thing(
            card.key,
            rect(0, 0, w, h, "ghost", 9),
            rect(0, 5, w, h, "shadow", 9),
            face(card, cut, self.lang, foot),
            put_away(self.say(PUT_AWAY), cut) if is_chosen and self.altering else "",
            badges.picked(w, h, r) if is_chosen and not self.altering else "",
            badges.origin(w, h),
            badges.halo(w, h, rect(0, y - r, w, 2 * r, "grip")),
            played_marks(card, cut, self.lang),
            name=full_name(card, self.lang),
            text=self.facts(card),
            kind=f"card-{card.type}",
            why=why,
            place=leaning(w, h) if is_exerted(card) else None,
            sought=why is not None and why.startswith("target:"),
        )

    def hidden(self, key: str, cut: Cut, x: float, y: float) -> None:
        """Draw a card that may be chosen without being seen."""
        if key in self.drawn:
            return
        self.drawn.add(key)
        self.put(key, ("hidden", cut.w, cut.h), lambda: self.hidden_thing(key, cut), at(x, y))

    def hidden_thing(self, key: str, cut: Cut) -> str:
        return thing(
            key,
            rect(0, 0, cut.w, cut.h, "back-of-face", 8),
            back(0, 0, cut.w, cut.h),
            badges.halo(cut.w, cut.h),
            name=self.say(FACE_DOWN),
            text="",
            kind="back",
        )


def leaning(w: float, h: float) -> str:
    """Turn an exerted card a little around its middle, and make it smaller so that the row does not widen."""
    x, y = number(w / 2), number(h / 2)
    return f"translate({x} {y}) rotate({TURNED}) scale({SHRUNK}) translate(-{x} -{y})"


def deeds_part(signs: tuple[str, ...], where: tuple[float, float, float], r: float) -> str:
    x, y, room = where
    return tag("g", badges.deeds(signs, x, y, r, room), class_="deeds", aria_hidden="true")
