"""What every part of the picture needs, and how a card becomes a thing of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property, partial
from typing import Any, Final

from ludoteca.games.lorcana.shows.drawing import badges
from ludoteca.games.lorcana.shows.drawing.faces import back, face, is_exerted, metrics_of, played_marks, put_away
from ludoteca.games.lorcana.shows.drawing.layout import SHRUNK, TURNED, Cut, Layout
from ludoteca.games.lorcana.shows.lookup import Names, card_facts, full_name
from ludoteca.games.lorcana.state.signs import spoken
from ludoteca.games.lorcana.state.view_types import CardView, LocationView, LorcanaView, PlayedCard
from ludoteca.kernel import scenes
from ludoteca.kernel.drawing import number, rect, tag, thing
from ludoteca.kernel.layouts import Box, at
from ludoteca.kernel.texts import Phrase, with_names
from ludoteca.kernel.views import Words

PUT_AWAY: Final = Phrase("IN FONDO AL MAZZO", "TO THE BOTTOM")


class Scene(scenes.Scene[LorcanaView, Layout]):
    """The view, its reader, the layout and the marks. `order` lists the seats from the viewer's on, in turn order."""

    def prepare(self) -> None:
        self.called = tuple(self.names)
        """The players' names, for parts that tell them."""
        count = len(self.view.players)
        self.order = [(self.near + seat) % count for seat in range(count)]
        self.seeking = any([id[:7] == "target:" for options in self.marks.options.values() for id, _ in options])
        """Whether a target is sought."""
        self.altering = self.view.phase == "setup"
        """Whether opening hands are being altered: the cards chosen so far go away."""
        self.deeds = {key: badges.deed_signs(options) for key, options in self.marks.options.items()}
        """The signs of what may be done with each thing."""
        self.places: dict[int, Box] = {}
        """Where cards lie, for arrows."""
        self.singers: dict[int, tuple[int, ...]] = {one.card: one.to for one in self.view.reach if one.deed == "sing"}
        """The characters that could sing each song."""

    @cached_property
    def known(self) -> Names:
        """The full names of the cards in sight."""
        return Names(self.view, self.lang)

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
            lines.append(self.say(Phrase("Può cantarla: {names}", "Can be sung by: {names}"), names=self.sung_by(card)))
        if card.card in self.view.chosen:
            lines.append(self.say(Phrase("Già scelta.", "Chosen already.")))
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
        """Say what a press on a card that cannot be chosen asks: the wish, but as a target while one is sought."""
        if self.viewer is None:
            return None
        return f"{wish}:{card.card} target:{card.card}" if wish else f"target:{card.card}"

    def offered(self, cards: Iterable[CardView]) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """List the signs of the deeds that these cards offer."""
        deeds = self.deeds
        return tuple([(card.card, deeds[card.key]) for card in cards if card.key in deeds]) if deeds else ()

    def where(self, cards: Iterable[CardView]) -> dict[int, Box]:
        """Return where these cards lie, as far as they do."""
        return {card.card: self.places[card.card] for card in cards if card.card in self.places}

    def card(
        self, card: CardView, cut: Cut, corner: tuple[float, float], why: str | None = None, turn: float = 0
    ) -> None:
        """Put a face there as a thing, and its deeds over it.

        Signs are a part of their own: what a card offers to do changes far more often than what it looks like.
        """
        key = card.key
        if key in self.drawn:
            return
        chosen = card.card in self.view.chosen
        x, y = corner
        self.places[card.card] = (x, y, cut.w, cut.h)
        put = at(x, y, turn)
        told = (card, chosen, self.company(card), self.called)
        looks = (cut.w, cut.h, cut.seen, cut.is_low, self.altering and chosen, *told)
        self.put(key, (why, *looks), partial(self.card_thing, card, cut, why, looks, told), put)
        if key in self.deeds:
            signs = self.deeds[key]
            where = self.deeds_at(card, cut)
            r = self.layout.least
            self.put(f"deeds:{card.card}", (signs, where), lambda: deeds_part(signs, where, r), put)

    def deeds_at(self, card: CardView, cut: Cut) -> tuple[float, float, float]:
        """Find where the signs of a card's deeds are, and their room: on the upper edge beside the cost.

        They are on the lower edge where the state of a card is shown on the upper one.
        """
        if isinstance(card, PlayedCard) and (card.exerted or card.drying):
            return round(cut.w / 2, 1), round(cut.h - 1, 1), cut.w
        left = metrics_of(cut).cost * 1.9 if cut.seen > cut.w * 0.6 else 0
        return round((left + cut.seen) / 2, 1), 0, round(cut.seen - left, 1)

    def card_thing(
        self, card: CardView, cut: Cut, why: str | None, looks: tuple[Any, ...], told: tuple[Any, ...]
    ) -> str:
        """Draw a card as a thing: with looks and words that are the same for others, who may ask something else."""
        return thing(
            card.key,
            self.easel.piece("card", looks, partial(self.card_body, card, cut)),
            name=full_name(card, self.lang),
            text=self.easel.piece("card's words", told, partial(self.facts, card)),
            kind=f"card-{card.type}",
            why=why,
            place=leaning(cut.w, cut.h) if is_exerted(card) else None,
            sought=why is not None and why.startswith("target:"),
        )

    def card_body(self, card: CardView, cut: Cut) -> str:
        """Draw a face, the outlines around it, and what lies over these."""
        w, h, r = cut.w, cut.h, self.layout.least
        is_chosen = card.card in self.view.chosen
        _, y, _ = self.deeds_at(card, cut)
        foot = self.sung_by(card) if card.card in self.singers else ""
        return "".join(
            [
                rect(0, 0, w, h, "ghost", 9),
                rect(0, 5, w, h, "shadow", 9),
                face(card, cut, self.lang, foot),
                put_away(self.say(PUT_AWAY), cut) if is_chosen and self.altering else "",
                badges.picked(w, h, r) if is_chosen and not self.altering else "",
                badges.origin(w, h),
                badges.halo(w, h, rect(0, y - r, w, 2 * r, "grip")),
                played_marks(card, cut, self.lang),
            ]
        )

    def hidden(self, key: str, cut: Cut, x: float, y: float) -> None:
        """Draw a card that may be chosen without being seen."""
        if key in self.drawn:
            return
        self.put(key, ("hidden", cut.w, cut.h), lambda: self.hidden_thing(key, cut), at(x, y))

    def hidden_thing(self, key: str, cut: Cut) -> str:
        return thing(
            key,
            rect(0, 0, cut.w, cut.h, "back-of-face", 8),
            back(0, 0, cut.w, cut.h),
            badges.halo(cut.w, cut.h),
            name=self.say(Phrase("Carta coperta", "Face-down card")),
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
