"""Lorcana as a game of the library."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from ludoteca.games.lorcana import inside as rooms
from ludoteca.games.lorcana import setup as making
from ludoteca.games.lorcana.bot.opening import experience
from ludoteca.games.lorcana.effects.language.scripts import card_sayings
from ludoteca.games.lorcana.packs.decks.book import deck_report
from ludoteca.games.lorcana.packs.decks.collections import collection_report
from ludoteca.games.lorcana.packs.decks.formats import FORMATS, format_called
from ludoteca.games.lorcana.packs.decks.lists import read_deck
from ludoteca.games.lorcana.packs.decks.making import unused_decks
from ludoteca.games.lorcana.packs.decks.sideboards import exchanged, sideboard
from ludoteca.games.lorcana.packs.reading import load_content, ready_decks
from ludoteca.games.lorcana.setup import (
    CHOICES,
    DEFAULT_DECKS,
    DEFAULTS,
    PRESETS,
    TOURNAMENT,
)
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.sheets import LorcanaFiller
from ludoteca.kernel.contract import JSON, Match, Setting
from ludoteca.kernel.game import (
    HasCollections,
    HasCommands,
    HasExperience,
    HasLimited,
    HasPhrases,
    HasSideboards,
    HasStatistics,
    Tip,
)
from ludoteca.kernel.house_game import CardGame
from ludoteca.kernel.limited import LimitedPlay
from ludoteca.kernel.rooms import Shows, Trials
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem

if TYPE_CHECKING:
    from click import Command

SETTING_NAMES = {
    "first": Phrase("Chi comincia", "Who begins"),
    "rules": Phrase("Regole", "Rules"),
    "series": Phrase("Serie di partite", "Series of games"),
    "deck_out": Phrase("Mazzo vuoto", "Empty deck"),
    "damage_words": Phrase("Danno inflitto", "Dealt damage"),
    "free_shift": Phrase("Trasformazione gratis", "Free Shift"),
    "first_game": Phrase("Prima partita (mani non cambiate)", "First game (hands are kept)"),
    "teams": Phrase("Squadre", "Teams"),
    "format": Phrase("Formato", "Format"),
    "sideboards": Phrase("Riserve fra le partite di un incontro", "Sideboards between the games of a match"),
}


class Lorcana(
    CardGame,
    HasCollections,
    HasSideboards,
    HasStatistics,
    HasLimited,
    HasCommands,
    HasPhrases,
    HasExperience,
):
    """Disney Lorcana."""

    key = "lorcana"
    name = Phrase("Disney Lorcana", "Disney Lorcana")
    blurb = Phrase(
        "Gioco di carte collezionabili: metti inchiostro, gioca personaggi, raccogli per primo 20 punti leggenda.",
        "Trading card game: lay down ink, play characters, be the first to gather 20 lore.",
    )
    version = 5
    """5: who puts a card into an inkwell matters where a card says so, whose turn it is that ends of several, and who
    was to move and could not. 4: what others would do is possible if they can do it, and what one way draws it can
    discard. 3: whoever seems to have a choice of modes that rest on hidden cards is asked, too; 2: whoever seems to
    have one of hidden cards.
    """
    oldest = 1
    min_seats = 2
    max_seats = 6
    folder = Path(__file__).parent
    setup = making
    inside = rooms
    filler = LorcanaFiller

    def shows(self) -> Shows:
        from ludoteca.games.lorcana.shows import window

        return window

    def experience(self, match: Match, seat: int) -> list[Tip]:
        assert isinstance(match, LorcanaMatch)
        return experience(match, seat)

    def settings_with(self, packs: tuple[Path, ...]) -> list[Setting]:
        decks = {key: deck.name for key, deck in load_content(packs).decks.items()} if packs else dict(ready_decks())
        settings = [Setting("decks", Phrase("Mazzo", "Deck"), decks, list(DEFAULT_DECKS), per_seat=True, free=True)]
        for key, name in SETTING_NAMES.items():
            decides = PRESETS if key == "rules" else {}
            only: dict[str, tuple[str, ...]] = {"rules": (DEFAULTS["rules"],)} if key in TOURNAMENT else {}
            settings.append(Setting(key, name, dict(CHOICES[key]), DEFAULTS[key], only=only, decides=decides))
        return settings

    def grid(self) -> list[dict[str, JSON]]:
        """List every ready deck against the next, all cards that are in none, and the options that change the rules."""
        keys = list(load_content().decks)
        pairs: list[dict[str, JSON]] = [{"decks": [a, b]} for a, b in zip(keys, keys[1:] + keys[:1], strict=True)]
        pairs.append({"decks": [keys[0], keys[5], keys[9]], "first": "player 2", "rules": "tournament"})
        pairs.append({"decks": [keys[1], keys[6], keys[11], keys[14]], "deck_out": "turn_end", "teams": "pairs"})
        pairs.append({"decks": [keys[3], keys[8], keys[10], keys[12]], "teams": "together"})
        pairs.append({"decks": [keys[2], keys[3]], "first": "chosen by 1", "damage_words": "wide", "free_shift": "yes"})
        pairs.append({"decks": [keys[4], keys[7]], "format": "pack_rush", "first_game": "yes"})
        others = unused_decks(load_content())
        pairs += [{"decks": [a, b]} for a, b in zip(others, others[1:] + others[:1], strict=True)]
        return pairs

    def limited(self) -> LimitedPlay:
        from ludoteca.games.lorcana.packs.decks.limited_play import Boosters

        return Boosters()

    def commands(self) -> Command:
        from ludoteca.games.lorcana.commands import lorcana

        return lorcana

    def statistics(self) -> JSON:
        return json.loads((self.folder / "content" / "statistics.json").read_text(encoding="utf-8"))

    def deck_formats(self) -> dict[str, Phrase]:
        return {key: format.name for key, format in FORMATS.items()}

    def phrases(self) -> Iterable[object]:
        """List the words of every card: made of its abilities when a match has it."""
        return card_sayings(load_content())

    def check_deck(self, text: str, file: str, packs: tuple[Path, ...] = (), format: str = "") -> list[Problem]:
        content = load_content(packs)
        return read_deck(text, file, content, format_called(format, content))[1]

    def deck_report(self, text: str, file: str, lang: str, packs: tuple[Path, ...] = (), format: str = "") -> JSON:
        return deck_report(text, file, load_content(packs), lang, format)

    def collection_report(self, text: str, file: str, lang: str, packs: tuple[Path, ...] = ()) -> JSON:
        return collection_report(text, file, load_content(packs), lang)

    def sideboard(self, options: dict[str, JSON], seat: int, lang: str) -> JSON:
        return sideboard(options, seat, making.content_for(options), lang)

    def exchanged(self, options: dict[str, JSON], seat: int, side: Mapping[str, int]) -> dict[str, JSON]:
        return exchanged(options, seat, side, making.content_for(options))

    def court(self) -> Trials:
        from ludoteca.games.lorcana.shows import trials

        return trials
