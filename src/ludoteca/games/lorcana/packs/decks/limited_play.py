"""Lorcana's boosters as any table plays with them."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final

from ludoteca.games.lorcana.packs.decks.book import card_json
from ludoteca.games.lorcana.packs.decks.boosters import boosters_for, cards_of_set, has_boosters, set_of, ways
from ludoteca.games.lorcana.packs.decks.drafting import NOBODY, Draft
from ludoteca.games.lorcana.packs.decks.formats import FORMATS
from ludoteca.games.lorcana.packs.decks.limited import bot_pick, deck_of
from ludoteca.games.lorcana.packs.decks.sets import set_name
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.cards import INK_NAMES
from ludoteca.kernel.keeping import kept
from ludoteca.kernel.limited import LimitedDraft, LimitedPlay
from ludoteca.kernel.packs import Report, open_pack
from ludoteca.kernel.phrases import commas
from ludoteca.kernel.texts import Phrase

TOO_FEW: Final = Phrase("Servono almeno {least} carte, non {n}.", "It takes at least {least} cards, not {n}.")
NEW_SET: Final = Phrase("{set}. {name}", "{set}. {name}")
NOT_YOURS: Final = Phrase("Queste carte non sono tra le tue: {ids}.", "These cards are not among yours: {ids}.")


@kept(20_000, most=32)
def set_cards(set_: str, packs: tuple[Path, ...]) -> dict[str, list[int]]:
    return cards_of_set(load_content(packs), set_)


@kept(4_000, most=32)
def set_names(packs: tuple[Path, ...]) -> dict[str, Phrase]:
    """Name the sets that have boosters, those of packs after the shipped ones: by the pack, where nobody knows them."""
    content = load_content(packs)
    opened = [open_pack(folder, Report(marked=False)) for folder in packs]
    titles = {pack.folder.name: pack.name for pack in opened if pack is not None}
    sets = {set_of(card): card for card in reversed(content.cards)}
    names: dict[str, Phrase] = {}
    for set_, card in sorted(sets.items(), key=lambda each: (not each[0].isdigit(), each[0].zfill(8))):
        if has_boosters(content, set_):
            known = set_name(card.set_number) if card.set_number else Phrase(set_, set_)
            title = titles.get(card.pack)
            names[set_] = known if title is None or known.en != set_ else NEW_SET.fill(set=set_, name=title)
    return names


class BoosterDraft(LimitedDraft):
    """A draft of Lorcana, or sealed pools, in which nothing is taken."""

    def __init__(self, way: str, set_: str, seats: int, seed: int, packs: tuple[Path, ...]) -> None:
        self.content = load_content(packs)
        cards = set_cards(set_, packs)
        self.way = way
        self.format = FORMATS[ways()[way].format]
        self.draft = Draft(cards, seats, seed) if way == "draft" else None
        number = ways()[way].boosters
        self.pools = [
            [card for booster in boosters_for(cards, seed, seat, number) for card in booster] for seat in range(seats)
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
            "least": self.least(seat),
        }

    def least(self, seat: int) -> int:
        """Return how many cards a deck of what a seat has must hold.

        Rules: LOR-DECK.11, LOR-VAR.01.
        """
        return len(self.pool(seat)) if ways()[self.way].whole else self.format.least

    def _order(self, card: int) -> tuple[str, int, int]:
        return "".join(self.content.cards[card].inks), self.content.cards[card].cost, card

    def _card(self, card: int, lang: str) -> dict[str, Any]:
        entry = card_json(card, self.content, lang)
        inks = commas([INK_NAMES[ink] for ink in self.content.cards[card].inks]).say(lang)
        return {"inks": inks} | {key: entry[key] for key in ("id", "name", "art", "cost", "line", "facts", "text")}

    def suggestion(self, seat: int) -> dict[str, int]:
        deck = deck_of(self.content, self.pool(seat), self.way)
        return {self.content.cards[card].id: copies for card, copies in deck.cards}

    def deck_problems(self, seat: int, deck: dict[str, int]) -> list[Phrase]:
        mine = Counter(self.content.cards[card].id for card in self.pool(seat))
        others = [id for id, copies in deck.items() if not 0 < copies <= mine[id]]
        if others:
            return [NOT_YOURS.fill(ids=", ".join(others)[:200])]
        size = sum(deck.values())
        return [TOO_FEW.fill(least=self.least(seat), n=size)] if size < self.least(seat) else []

    def options(self, decks: list[dict[str, int]]) -> dict[str, Any]:
        texts = ["".join(f"{copies} {id}\n" for id, copies in sorted(deck.items())) for deck in decks]
        return {"decks": texts, "format": self.format.key}


class Boosters(LimitedPlay):
    """What Lorcana offers to whoever wants to play with boosters."""

    def ways(self) -> dict[str, Phrase]:
        return {key: FORMATS[way.format].name for key, way in ways().items()}

    def sets(self, packs: tuple[Path, ...] = ()) -> dict[str, Phrase]:
        return dict(set_names(packs))

    def begin(self, way: str, set_: str, seats: int, seed: int, packs: tuple[Path, ...] = ()) -> LimitedDraft:
        return BoosterDraft(way, set_, seats, seed, packs)
