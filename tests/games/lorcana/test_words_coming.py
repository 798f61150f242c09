"""Words that sets to come need: which song is sung, whether it was, and what else no card says yet."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.scripts import card_words
from tests.rules.lorcana.table import Table, character, song

GRAND = "against(song, cost(least=5))"


@pytest.mark.parametrize("moment", ["sings", "sung"])
def test_only_such_a_song_counts(moment: str) -> None:
    t = Table()
    t.mine(character(1, 4, f"when({moment}(character, yours, {GRAND}), gain_lore(1))"))
    first, second = [t.mine(character(1, 4, cost=5)) for _ in range(2)]
    small, grand = t.hand(song("draw(1)", cost=4), song("draw(1)", cost=5, name="Grand"))
    t.sing(small, first)
    assert t.lore_of() == 0
    t.sing(grand, second)
    assert t.lore_of() == 1


@pytest.mark.rule("LOR-RES.21")
def test_a_song_that_is_paid_for_was_not_sung() -> None:
    t = Table()
    t.mine(character(1, 4, "when(plays(song), given(not_(was_sung(cause)), gain_lore(1)))"))
    singer = t.mine(character(1, 4, cost=5))
    sung, paid = t.hand(song("draw(1)"), song("draw(1)", name="Other"))
    t.sing(sung, singer)
    assert t.lore_of() == 0
    t.play(paid)
    assert t.lore_of() == 1


SAID = [
    (f"when(sings(this, {GRAND}), draw(1))",
     "Whenever this character sings a song with cost 5 or more, draw a card.",
     "Ogni volta che questo personaggio canta una canzone con costo 5 o superiore, pesca una carta."),
    (f"when(sung(character, yours, {GRAND}), draw(1))",
     "Whenever one or more of your characters sings a song with cost 5 or more, draw a card.",
     "Ogni volta che almeno uno dei tuoi personaggi canta una canzone con costo 5 o superiore, pesca una carta."),
    ("when(plays(song), given(not_(was_sung(cause)), draw(1)))",
     "Whenever you play a song, if no character sang it, draw a card.",
     "Ogni volta che giochi una canzone, se nessun personaggio l'ha cantata, pesca una carta."),
]  # fmt: skip


@pytest.mark.parametrize(("text", "english", "italian"), SAID)
def test_it_is_said_in_both_languages(text: str, english: str, italian: str) -> None:
    words = card_words(character(1, 1, text))[0]
    assert (words.en, words.it) == (english, italian)
