"""The pseudo-language covers every phrase of every game: what is said in it and is not of it was put together too
early, or of words that no translator would be given."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludoteca import library
from ludoteca.kernel import languages
from ludoteca.kernel.languages import PSEUDO
from ludoteca.kernel.texts import Phrase
from ludoteca.table import pages
from ludoteca.translation import pseudo
from ludoteca.translation.pages import entries
from tests.translation.hearing import foreign, heard

DECISIONS = 25
"""Listened to in one game at most; there is one game of each of these settings."""
EVERY = {"lyon": 3, "arena": 1, "kingdom": 4, "synchro": 1, "lorcana": 9}
"""Of a game's settings only so many, because listening takes long."""
GAPS = {
    "kingdom": {"dot"},  # tower cards in the picture name the shapes of their tiles as the content does
}
"""Words that are known not to be translated, by game. This list only gets shorter."""


@pytest.fixture(scope="module", autouse=True)
def _offered() -> Iterator[None]:
    pseudo.offer()
    yield
    languages.forget()


def missed(key: str) -> dict[str, str]:
    """List the words in random games that are not in the pseudo-language, each with a text that it stands in."""
    game = library.game(key)
    found: dict[str, str] = {}
    for seed, options in enumerate(game.grid()[:: EVERY[key]]):
        for kind, text in heard(game, options, seed, DECISIONS):
            for word in foreign(text):
                found.setdefault(word, f"{kind}: {text}")
    return found


@pytest.mark.parametrize("key", sorted(EVERY))
def test_every_word_of_a_game_is_in_the_pseudo_language(key: str) -> None:
    found = {word: where for word, where in missed(key).items() if word not in GAPS.get(key, ())}
    assert found == {}


@pytest.mark.parametrize("key", sorted(EVERY))
def test_every_rule_can_be_translated(key: str) -> None:
    for entry in library.game(key).rules().by_id.values():
        for text in (entry.section, entry.text, entry.reason):
            assert foreign(text.say(PSEUDO).replace(entry.id, "")) == []


def test_the_words_of_the_pages_can_be_translated() -> None:
    said = pages.words(PSEUDO)
    assert [text for text in said.values() if foreign(text)] == []
    assert {key for key, _, en, _ in entries() if foreign(en)} - set(said) == set()


def test_what_no_translator_is_given_stays_english() -> None:
    assert Phrase("la gattaccia", "the bad cat").say(PSEUDO) == "the bad cat"
    assert Phrase("Scegli.", "Choose.").say(PSEUDO) == "⟦Çĥööšé.··⟧"


def test_the_pseudo_language_is_a_third_longer_and_keeps_what_is_put_in() -> None:
    assert pseudo.accented(" Draw {n} cards ") == " ⟦Đŕåŵ {n} çåŕđš···⟧ "
    assert pseudo.accented("Pay 2 {{I}}") == "⟦Þåý 2 {{I}}·⟧"
