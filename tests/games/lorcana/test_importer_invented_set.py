"""An invented set in the manner of the newest ones: what compiles, to what, and what is refused at which words."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.lorcana.packs.importer.compiling import Compiled, compile_card
from ludoteca.games.lorcana.packs.importer.italian.signs import italian_lines
from ludoteca.games.lorcana.packs.importer.italian.translator import Translator
from ludoteca.games.lorcana.packs.importer.reading import Printed
from ludoteca.kernel.yamls import read_yaml

SENTENCES = read_yaml(Path(__file__).parent / "invented_set.yaml")
CLASSES = frozenset({"Hero", "Pirate"})
TRANSLATOR = Translator({"Tecla": "Tessa"})


def compiled(sentence: dict[str, str]) -> Compiled:
    card = Printed("91-1", "Uno", sentence["kind"])
    card.texts = [sentence["text"]]
    if sentence["language"] == "it":
        card.texts = [TRANSLATOR.english(line) for line in italian_lines(card.texts)]
    return compile_card(card, CLASSES)


@pytest.mark.parametrize("sentence", SENTENCES, ids=[sentence["text"] for sentence in SENTENCES])
def test_every_sentence_has_its_verdict(sentence: dict[str, str]) -> None:
    found = compiled(sentence)
    if "effect" in sentence:
        assert found.reasons == []
        assert " ; ".join(found.abilities) == sentence["effect"]
    else:
        assert found.reasons[0] == sentence["refused"]


def test_there_are_as_many_sentences_in_each_language() -> None:
    languages = [sentence["language"] for sentence in SENTENCES]
    assert (languages.count("en"), languages.count("it")) == (100, 100)
