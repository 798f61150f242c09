"""Lorcana's boosters as any table plays with them."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from ludoteca.games.lorcana.packs.decks.book import card_json
from ludoteca.games.lorcana.packs.decks.boosters import boosters_for, cards_of_set, ways
from ludoteca.games.lorcana.packs.decks.drafting import NOBODY, Draft
from ludoteca.games.lorcana.packs.decks.formats import FORMATS
from ludoteca.games.lorcana.packs.decks.limited import bot_pick, suggested_deck
from ludoteca.games.lorcana.packs.decks.sets import set_name
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.cards import INK_NAMES, Content
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.limited import LimitedDraft, LimitedPlay
from ludoteca.kernel.phrases import commas
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem

TOO_FEW: Final = Phrase("Servono almeno {least} carte, non {n}.", "It takes at least {least} cards, not {n}.")
NOT_YOURS: Final = Phrase("Queste carte non sono tra le tue: {ids}.", "These cards are not among yours: {ids}.")


@kept(20_000, most=16)
def set_cards(set_: str) -> dict[str, list[int]]:
    return cards_of_set(load_content(), set_)


class BoosterDraft(LimitedDraft):
    """A draft of Lorcana, or sealed pools, in which nothing is taken."""

    def __init__(self, content: Content, way: str, set_: str, seats: int, seed: int) -> None:
        self.content = content
        self.format = FORMATS[ways()[way].format]
        self.draft = Draft(set_cards(set_), seats, seed) if way == "draft" else None
        number = ways()[way].boosters
        self.pools = [
            [card for booster in boosters_for(set_cards(set_), seed, seat, number) for card in booster]
            for seat in range(seats)
        ]

    @property
    def is_over(self) -> bool:
        return self.draft is None or self.draft.is_over

    def asked(self) -> list[int]:
        return [] if self.draft is None else self.draft.asked()

    def take(self, seat: int, card: str) -> None:
        if self.draft is None:
            raise ValueError("nothing is taken from sealed boosters")
        self.draft.take(seat, self.content.by_id.get(card, -1))

    def bot_pick(self, seat: int) -> str:
        assert self.draft is not None
        return self.content.cards[bot_pick(self.content, self.draft.view(seat))].id

    def pool(self, seat: int) -> list[int]:
        """List what a seat has."""
        return self.pools[seat] if self.draft is None else self.draft.taken[seat]

    def view(self, seat: int, lang: str) -> dict[str, Any]:
        nothing: dict[str, Any] = {"round": 0, "rounds": 0, "booster": [], "chosen": NOBODY, "counts": []}
        told = self.draft.view(seat) if self.draft is not None else nothing
        chosen: int = told["chosen"]
        return {
            "round": told["round"],
            "rounds": told["rounds"],
            "booster": [self._card(card, lang) for card in sorted(told["booster"], key=self._order)],
            "chosen": self.content.cards[chosen].id if chosen != NOBODY else "",
            "taken": [self._card(card, lang) for card in sorted(self.pool(seat), key=self._order)],
            "counts": told["counts"],
            "least": self.format.least,
        }

    def _order(self, card: int) -> tuple[str, int, int]:
        return "".join(self.content.cards[card].inks), self.content.cards[card].cost, card

    def _card(self, card: int, lang: str) -> dict[str, Any]:
        entry = card_json(card, self.content, lang)
        inks = commas([INK_NAMES[ink] for ink in self.content.cards[card].inks]).say(lang)
        return {"inks": inks} | {key: entry[key] for key in ("id", "name", "art", "cost", "line", "facts", "text")}

    def suggestion(self, seat: int) -> dict[str, int]:
        deck = suggested_deck(self.content, self.pool(seat), self.format.key)
        return {self.content.cards[card].id: copies for card, copies in deck.cards}

    def deck_problems(self, seat: int, deck: dict[str, int]) -> list[Phrase]:
        mine = Counter(self.content.cards[card].id for card in self.pool(seat))
        others = [id for id, copies in deck.items() if not 0 < copies <= mine[id]]
        if others:
            return [NOT_YOURS.fill(ids=", ".join(others)[:200])]
        size = sum(deck.values())
        return [TOO_FEW.fill(least=self.format.least, n=size)] if size < self.format.least else []

    def options(self, decks: list[dict[str, int]]) -> dict[str, Any]:
        texts = ["".join(f"{copies} {id}\n" for id, copies in sorted(deck.items())) for deck in decks]
        return {"decks": texts, "format": self.format.key}


class Boosters(LimitedPlay):
    """What Lorcana offers to whoever wants to play with boosters."""

    def ways(self) -> dict[str, Phrase]:
        return {key: FORMATS[way.format].name for key, way in ways().items()}

    def sets(self) -> dict[str, Phrase]:
        names = {}
        for number in sorted({card.set_number for card in load_content().cards}):
            try:
                set_cards(str(number))
            except Problem:
                continue
            names[str(number)] = set_name(number)
        return names

    def begin(self, way: str, set_: str, seats: int, seed: int) -> LimitedDraft:
        return BoosterDraft(load_content(), way, set_, seats, seed)
