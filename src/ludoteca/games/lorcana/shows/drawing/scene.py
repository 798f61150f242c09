"""What every part of the picture needs, and how a card becomes a thing of it."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.shows.drawing import badges
from ludoteca.games.lorcana.shows.drawing.faces import back, printed_face, put_away
from ludoteca.games.lorcana.shows.drawing.layout import Box, Layout
from ludoteca.games.lorcana.shows.drawing.sheets import Cut
from ludoteca.games.lorcana.shows.lookup import card_facts, full_name, full_names
from ludoteca.games.lorcana.state.signs import spoken
from ludoteca.games.lorcana.state.view_types import CardView, LorcanaView
from ludoteca.kernel import scenes
from ludoteca.kernel.contract import JSON
from ludoteca.kernel.drawing import rect
from ludoteca.kernel.texts import Phrase, with_names
from ludoteca.kernel.views import Words

FACE_DOWN: Final = Phrase("Carta coperta", "Face-down card")
PUT_AWAY: Final = Phrase("IN FONDO AL MAZZO", "TO THE BOTTOM")
CHOSEN: Final = Phrase("Già scelta.", "Chosen already.")
SUNG_BY: Final = Phrase("Può cantarla: {names}", "Can be sung by: {names}")


class Scene(scenes.Scene[LorcanaView]):
    """The view, its reader, the layout and the marks. `order` lists the seats from the viewer's on, in turn order."""

    def __init__(self, view: LorcanaView, decisions: JSON, lang: str, layout: Layout, names: list[str]) -> None:
        super().__init__(view, view.viewer, decisions, lang, names)
        self.layout = layout
        count = len(view.players)
        self.order = [(self.near + at) % count for at in range(count)]
        self.known = full_names(view, lang)
        self.short = {card.card: card.name.say(lang) for player in view.players for card in player.characters}
        """The names without the versions of characters in play."""
        self.seeking = any(id.startswith("target:") for options in self.marks.options.values() for id, _ in options)
        """Whether a target is sought."""
        self.altering = view.phase == "setup"
        """Whether opening hands are being altered: the cards chosen so far go away."""
        self.places: dict[int, Box] = {}
        """Where cards lie, for arrows."""
        self.singers: dict[int, tuple[int, ...]] = {one.card: one.to for one in view.reach if one.deed == "sing"}
        """The characters that could sing each song."""

    def told(self, text: Words | str) -> str:
        """Words of the view, or a name, in the reader's language, with signs as words and the players' names."""
        said = Phrase(text, text) if isinstance(text, str) else text
        return with_names(spoken(said.say(self.lang), self.lang), self.names)

    def facts(self, card: CardView) -> str:
        lines = card_facts(card, self.lang, self.known)
        if card.card in self.singers:
            lines.append(self.sung_by(card))
        if card.card in self.view.chosen:
            lines.append(self.say(CHOSEN))
        return with_names("\n".join(lines), self.names)

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
        face: str,
        x: float,
        y: float,
        box: Box,
        why: str | None = None,
        deeds: tuple[float, float] | None = None,
        over: str = "",
    ) -> str:
        """A face as a thing at (x, y), with what lies over its outline.

        `box` is what the card covers, from there; `deeds` where its signs are.
        """
        key = card.key
        self.drawn.add(key)
        legal = self.marks.is_legal(key)
        left, top, w, h = box
        parts = [face]
        if card.card in self.view.chosen and not self.altering:
            parts.append(badges.picked(w, h, top, 11 * self.layout.scale))
        if legal or key in self.marks.sources:
            parts.append(badges.halo(w, h, top, legal, key in self.marks.sources))
        parts.append(over)
        if legal:
            across, down = deeds if deeds is not None else (left + w / 2, top - 3)
            parts.append(badges.deeds(self.ids(key), round(across, 1), round(down, 1), 9.5 * self.layout.scale, w))
        return self.marks.group(
            key,
            *parts,
            name=full_name(card, self.lang),
            text=self.facts(card),
            kind=f"card-{card.type}",
            why=why,
            place=f"translate({x:.1f} {y:.1f})",
        )

    def printed(self, card: CardView, cut: Cut, x: float, y: float, why: str | None = None) -> str:
        """A card as printed, at (x, y); its deeds begin beside the cost, which is seen even under other cards."""
        ids = self.ids(card.key)
        r = 9.5 * self.layout.scale
        deeds = (min(cut.w / 2, 34 * cut.k + r * len({id.partition(":")[0] for id in ids})), -3.0)
        self.places[card.card] = (x, y, cut.w, cut.h)
        sung_by = self.sung_by(card, cut.full) if card.card in self.singers else ""
        face = printed_face(card, cut, self.lang, sung_by)
        if self.altering and card.card in self.view.chosen:
            face += put_away(self.say(PUT_AWAY), cut)
        return self.card(card, face, x, y, (0, 0, cut.w, cut.h), why, deeds)

    def sung_by(self, card: CardView, whole: bool = True) -> str:
        """Può cantarla: Ariel, Genio; or the names alone."""
        names = ", ".join([self.short[number] for number in self.singers[card.card]])
        return self.say(SUNG_BY, names=names) if whole else names

    def hidden(self, key: str, cut: Cut, x: float, y: float) -> str:
        """A card that may be chosen without being seen."""
        self.drawn.add(key)
        return self.marks.group(
            key,
            rect(0, 0, cut.w, cut.h, "under", 8),
            back(0, 0, cut.w, cut.h),
            badges.halo(cut.w, cut.h, 0, True, False),
            name=self.say(FACE_DOWN),
            text="",
            kind="back",
            place=f"translate({x:.1f} {y:.1f})",
        )
