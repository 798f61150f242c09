"""Lorcana as a game of the library."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludoteca.games.lorcana import describing, draw, lessons, lookup, words
from ludoteca.games.lorcana.bot import evaluate
from ludoteca.games.lorcana.decks.book import deck_book, deck_report
from ludoteca.games.lorcana.decks.formats import FORMATS, format_called
from ludoteca.games.lorcana.decks.lists import read_deck, write_deck
from ludoteca.games.lorcana.decks.making import unused_decks
from ludoteca.games.lorcana.packs import check_pack, load_content
from ludoteca.games.lorcana.setup import (
    CHOICES,
    DEFAULT_DECKS,
    DEFAULTS,
    complete_options,
    content_for,
    empty_match,
    new_match,
    rematch_options,
    teams_of,
)
from ludoteca.games.lorcana.state import VERSION, LorcanaMatch
from ludoteca.kernel.chance import Chance, Seeded
from ludoteca.kernel.contract import JSON, Event, Game, Match, Outcome, Setting
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem

SETTING_NAMES = {
    "first": Phrase("Chi comincia", "Who begins"),
    "series": Phrase("Serie di partite", "Series of games"),
    "deck_out": Phrase("Mazzo vuoto", "Empty deck"),
    "damage_words": Phrase("Danno inflitto", "Dealt damage"),
    "free_shift": Phrase("Trasformazione gratis", "Free Shift"),
    "first_game": Phrase("Prima partita (mani non cambiate)", "First game (hands are kept)"),
    "teams": Phrase("Squadre", "Teams"),
    "format": Phrase("Formato", "Format"),
}


class Lorcana(Game):
    """Disney Lorcana."""

    key = "lorcana"
    name = Phrase("Disney Lorcana", "Disney Lorcana")
    blurb = Phrase(
        "Gioco di carte collezionabili: metti inchiostro, gioca personaggi, raccogli per primo 20 punti leggenda.",
        "Trading card game: lay down ink, play characters, be the first to gather 20 lore.",
    )
    version = VERSION
    min_seats = 2
    max_seats = 6
    folder = Path(__file__).parent
    builds_decks = True

    def settings(self) -> list[Setting]:
        decks = {key: deck.name for key, deck in load_content().decks.items()}
        found = [Setting("decks", Phrase("Mazzo", "Deck"), decks, list(DEFAULT_DECKS), per_seat=True, free=True)]
        for key, name in SETTING_NAMES.items():
            found.append(Setting(key, name, dict(CHOICES[key]), DEFAULTS[key]))
        return found

    def new(self, seats: int = 0, seed: int | None = None, chance: Chance | None = None, **options: JSON) -> Match:
        if chance is None:
            chance = Chance() if seed is None else Seeded(seed)
        return new_match(options, seats, chance)

    def restore(self, saved: JSON) -> Match:
        options = complete_options(saved["options"])
        m = empty_match(options)
        if saved["version"] != VERSION or saved["content"] != m.cast.digest:
            raise ValueError("saved with another version of the rules or other cards")
        m.load(saved)
        m.begin_history()
        return m

    def digest(self, options: JSON) -> str:
        return content_for(complete_options(options)).digest

    def teams(self, seats: int) -> list[tuple[int, ...]]:
        masks = teams_of(seats, "no")
        return [tuple(seat for seat in range(seats) if mask >> seat & 1) for mask in masks]

    def rematch_options(self, options: dict[str, JSON], outcome: Outcome) -> dict[str, JSON]:
        return rematch_options(options, outcome)

    def grid(self) -> list[dict[str, JSON]]:
        """Every ready deck against the next one, all cards that are in none, and the options that change the rules."""
        keys = list(load_content().decks)
        pairs: list[dict[str, JSON]] = [{"decks": [a, b]} for a, b in zip(keys, keys[1:] + keys[:1], strict=True)]
        pairs.append({"decks": [keys[0], keys[5], keys[9]], "first": "player 2"})
        pairs.append({"decks": [keys[1], keys[6], keys[11], keys[14]], "deck_out": "turn_end", "teams": "pairs"})
        pairs.append({"decks": [keys[3], keys[8], keys[10], keys[12]], "teams": "together"})
        pairs.append({"decks": [keys[2], keys[3]], "first": "chosen by 1", "damage_words": "wide", "free_shift": "yes"})
        pairs.append({"decks": [keys[4], keys[7]], "format": "pack_rush", "first_game": "yes"})
        others = unused_decks(load_content())
        pairs += [{"decks": [a, b]} for a, b in zip(others, others[1:] + others[:1], strict=True)]
        return pairs

    def draw(self, view: JSON, decisions: JSON, lang: str, shape: str = "wide", names: list[str] | None = None) -> str:
        return draw.draw(view, decisions, lang, shape, names)

    def describe(self, view: JSON, lang: str) -> list[str]:
        return describing.describe(view, lang)

    def tell(self, view: JSON, event: Event, lang: str) -> str:
        return words.tell(words.card_names(view), event, lang)

    def console(self, view: JSON, lang: str, names: list[str], rows: int) -> Any:
        from ludoteca.games.lorcana import console  # only a terminal needs rich

        return console.board(view, lang, names, rows)

    def things(self, view: JSON, lang: str) -> dict[str, list[str]]:
        return lookup.things(view, lang)

    def lesson(self, view: JSON, decision: JSON, lang: str) -> dict[str, str] | None:
        return lessons.lesson(view, decision, lang)

    def wishes(self, view: JSON, lang: str) -> list[tuple[str, str]]:
        return lookup.wishes(view, lang)

    def evaluate(self, match: Match, seat: int) -> float:
        assert isinstance(match, LorcanaMatch)
        return evaluate(match, seat)

    def check_pack(self, folder: Path) -> list[Problem]:
        return check_pack(folder)

    def deck_formats(self) -> dict[str, Phrase]:
        return {key: format.name for key, format in FORMATS.items()}

    def check_deck(self, text: str, file: str, packs: tuple[Path, ...] = (), format: str = "") -> list[Problem]:
        content = load_content(packs)
        return read_deck(text, file, content, format_called(format, content))[1]

    def deck_report(self, text: str, file: str, lang: str, packs: tuple[Path, ...] = (), format: str = "") -> JSON:
        return deck_report(text, file, load_content(packs), lang, format)

    def deck_book(self, lang: str) -> JSON:
        return deck_book(load_content(), lang)

    def deck_text(self, key: str, lang: str) -> str | None:
        content = load_content()
        deck = content.decks.get(key)
        return write_deck(deck, content, lang) if deck is not None else None
