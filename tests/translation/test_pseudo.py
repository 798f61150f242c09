"""The pseudo-language covers every phrase of every game: what is said in it and is not of it was put together too
early, or of words that no translator would be given."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from ludoteca import library
from ludoteca.kernel import languages
from ludoteca.kernel.game import HasDecks
from ludoteca.kernel.languages import PSEUDO
from ludoteca.kernel.texts import Phrase
from ludoteca.table import pages
from ludoteca.translation import pseudo, sources
from ludoteca.translation.pages import WORDS, entries
from tests.translation.hearing import Listener, foreign, texts_in

GAMES = 6
"""Of each game, in settings as different as may be; each is listened to until its end, or for so many choices."""
CHOICES = 400

pytestmark = pytest.mark.xdist_group("pseudo")
"""One process makes the pseudo-language for all, because reading everything takes longer than any of them."""


@pytest.fixture(scope="module", autouse=True)
def _offered() -> Iterator[None]:
    pseudo.offer()
    yield
    languages.MAKERS.pop(PSEUDO)
    languages.forget()


@pytest.mark.parametrize("key", sorted(library.list_games()))
def test_every_word_of_a_game_is_in_the_pseudo_language(key: str) -> None:
    game = library.game(key)
    listener = Listener(game)
    listener.about()
    settings = game.grid()
    for seed, options in enumerate(settings[:: len(settings) // GAMES]):
        listener.play(options, seed, CHOICES)
    assert listener.missed == {}


EARLY = {
    "kernel/packs.py",  # reads both languages of content
    "kernel/rules.py",  # puts the question of a ruling before its answer; translators are given both as one
    "kernel/texts.py",  # `Mention` says whom the effects of cards mean, in Lyon and the Arena
    "lab/studies.py",  # writes figures, which have no words
    "table/commands.py",  # quotes what a database says
}
"""Modules that make phrases of texts which are only known when they run. Those of `packs` and `effects` may, too: what
cards say is given to translators card by card."""


def test_no_phrase_is_put_together_early() -> None:
    found = {path.removeprefix("ludoteca/") for path, _ in sources.composed([sources.HOME])}
    assert {path for path in found if "/packs/" not in path and "/effects/" not in path} == EARLY


def test_the_words_of_the_pages_can_be_translated() -> None:
    said = pages.words(PSEUDO)
    assert [text for text in said.values() if foreign(text)] == []
    assert {key for key, _, en, _ in entries() if foreign(en)} - set(said) == set()
    written = set(re.findall(r"^  (\w+): \[", WORDS.read_text("utf-8"), re.MULTILINE))
    assert {key for key, *_ in entries()} == written


@pytest.mark.parametrize("name", sorted(pages.HEADS))
def test_pages_have_no_words_of_their_own(name: str) -> None:
    """What stands in a page is its name, a language's, or is replaced by what `data-say` names."""
    body = pages.written(name).partition("<body")[2]
    bare = re.findall(r"<(?![^<>]*data-(?:say|lang)=)[^<>]*>([^<>]*[A-Za-z][^<>]*)<", body)
    assert {text.strip() for text in bare} <= {"Ludoteca"}
    assert re.findall(r' (?:title|placeholder|alt)="[^"]', body) == []


def test_the_deck_builder_can_be_translated() -> None:
    for game in (library.game(key) for key in library.list_games()):
        if isinstance(game, HasDecks):
            keys = ("name", "colour_name", "cost_name", "line", "text", "facts")
            assert [text for text in texts_in(game.deck_book(PSEUDO), keys) if foreign(text)] == []


def test_what_no_translator_is_given_stays_english() -> None:
    assert Phrase("la gattaccia", "the bad cat").say(PSEUDO) == "the bad cat"
    assert Phrase("Scegli.", "Choose.").say(PSEUDO) == "⟦Çĥööšé.··⟧"


def test_the_pseudo_language_is_a_third_longer_and_keeps_what_is_put_in() -> None:
    assert pseudo.accented(" Draw {n} cards ") == " ⟦Đŕåŵ {n} çåŕđš···⟧ "
    assert pseudo.accented("Pay 2 {{I}}") == "⟦Þåý 2 {{I}}·⟧"
