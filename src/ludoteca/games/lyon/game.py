"""Lyon as a game of the library."""

from __future__ import annotations

from pathlib import Path

from ludoteca.games.lyon import inside as rooms
from ludoteca.games.lyon import setup as making
from ludoteca.games.lyon.packs.deck_book import deck_report
from ludoteca.games.lyon.packs.decks import read_deck
from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.setup import (
    DEFAULT_DECKS,
    FIRST,
)
from ludoteca.games.lyon.state.sheets import LyonFiller
from ludoteca.kernel.contract import JSON, Setting
from ludoteca.kernel.house_game import CardGame, PlacedGame
from ludoteca.kernel.rooms import Shows, Trials
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem


class Lyon(CardGame, PlacedGame):
    """The Lyon duel."""

    key = "lyon"
    name = Phrase("Editti di Lyon", "Edicts of Lyon")
    blurb = Phrase(
        "Duello di carte per due: Mostri faccia a faccia, Magie e Tesori, un Personaggio da abbattere.",
        "A card duel for two: Monsters face to face, Magics and Treasures, a Character to bring down.",
    )
    version = 1
    min_seats = 2
    max_seats = 2
    folder = Path(__file__).parent
    setup = making
    inside = rooms
    search_habits = (1, 3, 1)  # the evaluation itself looks one combat ahead

    def shows(self) -> Shows:
        from ludoteca.games.lyon.shows import window

        return window

    def filler(self) -> LyonFiller:
        return LyonFiller()

    def settings_with(self, packs: tuple[Path, ...]) -> list[Setting]:
        decks = {key: deck.name for key, deck in load_content(packs).decks.items()}
        return [
            Setting("decks", Phrase("Mazzo", "Deck"), decks, list(DEFAULT_DECKS), per_seat=True, free=True),
            Setting("first", Phrase("Chi comincia", "Who begins"), dict(FIRST), "random"),
        ]

    def grid(self) -> list[dict[str, JSON]]:
        keys = list(load_content().decks)
        pairs: list[dict[str, JSON]] = [
            {"decks": [a, b], "first": "random"} for i, a in enumerate(keys) for b in keys[i:]
        ]
        pairs.append({"decks": [keys[0], keys[1]], "first": "player 2"})
        pairs.append({"decks": [keys[2], keys[3]], "first": "chosen by 1"})
        return pairs

    def deck_formats(self) -> dict[str, Phrase]:
        return {}

    def check_deck(self, text: str, file: str, packs: tuple[Path, ...] = (), format: str = "") -> list[Problem]:
        return read_deck(text, file, load_content(packs))[1]

    def deck_report(self, text: str, file: str, lang: str, packs: tuple[Path, ...] = (), format: str = "") -> JSON:
        return deck_report(text, file, load_content(packs), lang)

    def court(self) -> Trials:
        from ludoteca.games.lyon.shows import trials

        return trials
