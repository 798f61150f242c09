"""Lyon as a game of the library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.games.lyon import draw, lessons, lookup, words
from ludoteca.games.lyon.bot import evaluate
from ludoteca.games.lyon.deck_book import deck_book, deck_report
from ludoteca.games.lyon.decks import read_deck, unused_decks, write_deck
from ludoteca.games.lyon.packs import check_pack, load_content
from ludoteca.games.lyon.position import write_position
from ludoteca.games.lyon.position_reader import match_from
from ludoteca.games.lyon.setup import (
    DEFAULT_DECKS,
    FIRST,
    complete_options,
    content_for,
    empty_match,
    new_match,
    rematch_options,
)
from ludoteca.games.lyon.state import VERSION, LyonMatch
from ludoteca.kernel.chance import Chance, Seeded
from ludoteca.kernel.contract import JSON, Event, Game, Match, Outcome, Setting
from ludoteca.kernel.positions import chance_from
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem


class Lyon(Game):
    """The Lyon duel."""

    key = "lyon"
    name = Phrase("Editti di Lyon", "Edicts of Lyon")
    blurb = Phrase(
        "Duello di carte per due: Mostri faccia a faccia, Magie e Tesori, un Personaggio da abbattere.",
        "A card duel for two: Monsters face to face, Magics and Treasures, a Character to bring down.",
    )
    version = VERSION
    min_seats = 2
    max_seats = 2
    folder = Path(__file__).parent
    builds_decks = True

    def settings(self) -> list[Setting]:
        decks = {key: deck.name for key, deck in load_content().decks.items()}
        return [
            Setting("decks", Phrase("Mazzo", "Deck"), decks, list(DEFAULT_DECKS), per_seat=True, free=True),
            Setting("first", Phrase("Chi comincia", "Who begins"), dict(FIRST), "random"),
        ]

    def new(self, seats: int = 2, seed: int | None = None, chance: Chance | None = None, **options: JSON) -> Match:
        if chance is None:
            chance = Chance() if seed is None else Seeded(seed)
        return new_match(options, chance)

    def restore(self, saved: JSON) -> Match:
        options = complete_options(saved["options"])
        m = empty_match(options)
        if saved["version"] != VERSION or saved["content"] != m.content.digest:
            raise ValueError("saved with another version of the rules or other cards")
        m.load(saved)
        m.begin_history()
        return m

    def position(self, match: Match) -> str:
        assert isinstance(match, LyonMatch)
        return write_position(match)

    def from_position(self, text: str, file: str, seed: int | None = None) -> Match:
        return match_from(text, file, chance_from(seed))

    def digest(self, options: JSON) -> str:
        return content_for(complete_options(options)).digest

    def rematch_options(self, options: dict[str, JSON], outcome: Outcome) -> dict[str, JSON]:
        return rematch_options(options, outcome)

    def grid(self) -> list[dict[str, JSON]]:
        keys = list(load_content().decks)
        pairs: list[dict[str, JSON]] = [
            {"decks": [a, b], "first": "random"} for i, a in enumerate(keys) for b in keys[i:]
        ]
        pairs.append({"decks": [keys[0], keys[1]], "first": "player 2"})
        pairs.append({"decks": [keys[2], keys[3]], "first": "chosen by 1"})
        others = unused_decks(load_content())
        pairs += [{"decks": [a, b], "first": "random"} for a, b in zip(others, others[1:] + others[:1], strict=True)]
        return pairs

    def draw(self, view: JSON, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None) -> str:
        return draw.draw(view, decisions, lang, shape, names)

    def describe(self, view: JSON, lang: str) -> list[str]:
        return words.describe(view, lang)

    def tell(self, view: JSON, event: Event, lang: str) -> str:
        return words.tell(self.card_names(view), event, lang)

    def console(self, view: JSON, lang: str, names: list[str], rows: int) -> Any:
        from ludoteca.games.lyon import console  # only a terminal needs rich

        return console.board(view, lang, names, rows)

    def things(self, view: JSON, lang: str) -> dict[str, list[str]]:
        return lookup.things(view, lang)

    def lesson(self, view: JSON, decision: JSON, lang: str) -> dict[str, str] | None:
        return lessons.lesson(view, decision, lang)

    def wishes(self, view: JSON, lang: str) -> list[tuple[str, str]]:
        return lookup.wishes(view, lang)

    def card_names(self, view: JSON) -> dict[int, Any]:
        """The words for every card that the view shows."""
        names: dict[int, Any] = {}
        for card in (*view["resolving"], *view["starters"]):
            names[card["card"]] = Phrase(card["name"]["it"], card["name"]["en"])
        for player in view["players"]:
            shown = [player["character"], *player["hand"], *player["discard"]]
            for lane in player["lanes"]:
                if lane is not None and "card" in lane:
                    shown += [lane, *lane["treasures"]]
            for card in shown:
                names[card["card"]] = Phrase(card["name"]["it"], card["name"]["en"])
        return names

    def evaluate(self, match: Match, seat: int) -> float:
        assert isinstance(match, LyonMatch)
        return evaluate(match, seat)

    def check_pack(self, folder: Path) -> list[Problem]:
        return check_pack(folder)

    def check_deck(self, text: str, file: str, packs: tuple[Path, ...] = (), format: str = "") -> list[Problem]:
        return read_deck(text, file, load_content(packs))[1]

    def deck_report(self, text: str, file: str, lang: str, packs: tuple[Path, ...] = (), format: str = "") -> JSON:
        return deck_report(text, file, load_content(packs), lang)

    def deck_book(self, lang: str) -> JSON:
        return deck_book(load_content(), lang)

    def deck_text(self, key: str, lang: str) -> str | None:
        content = load_content()
        deck = content.decks.get(key)
        return write_deck(deck, content, lang) if deck is not None else None
