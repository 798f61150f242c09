"""Invented sets in the manner of the newest ones: what compiles, to what, and what is refused at which words."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.lorcana.packs.importer.compiling import Compiled, compile_card
from ludoteca.games.lorcana.packs.importer.italian.signs import italian_lines
from ludoteca.games.lorcana.packs.importer.italian.translator import Translator
from ludoteca.games.lorcana.packs.importer.reading import Printed
from ludoteca.kernel.yamls import read_yaml

SENTENCES = read_yaml(Path(__file__).parent / "invented_set.yaml")
UNSEEN = read_yaml(Path(__file__).parent / "unseen_set.yaml")
CLASSES = frozenset({"Ally", "Floodborn", "Hero", "Pirate", "Princess", "Villain"})
TRANSLATOR = Translator({"Tecla": "Tessa", "Brindello": "Brindle"})


def compiled(kind: str, language: str, text: str) -> Compiled:
    card = Printed("91-1", "Uno", kind)
    card.texts = [text]
    if language == "it":
        card.texts = [TRANSLATOR.english(line) for line in italian_lines(card.texts)]
    return compile_card(card, CLASSES)


@pytest.mark.parametrize("sentence", SENTENCES, ids=[sentence["text"] for sentence in SENTENCES])
def test_every_sentence_has_its_verdict(sentence: dict[str, str]) -> None:
    found = compiled(sentence["kind"], sentence["language"], sentence["text"])
    if "effect" in sentence:
        assert found.reasons == []
        assert " ; ".join(found.abilities) == sentence["effect"]
    else:
        assert found.reasons[0] == sentence["refused"]


def test_there_are_as_many_sentences_in_each_language() -> None:
    languages = [sentence["language"] for sentence in SENTENCES]
    assert (languages.count("en"), languages.count("it")) == (100, 100)


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("sentence", UNSEEN, ids=[sentence["en"] for sentence in UNSEEN])
def test_every_sentence_written_unseen_has_its_verdict(sentence: dict[str, str], language: str) -> None:
    found = compiled(sentence["kind"], language, sentence[language])
    effect = sentence.get("effect") or sentence.get(f"effect_{language}")
    if effect:
        assert found.reasons == []
        assert " ; ".join(found.abilities) == effect
    else:
        assert found.reasons[0] == sentence[f"refused_{language}"]


DOUBTFUL = (
    ("character", "You may play this character from your discard for free."),
    ("character", "You may play this character from your discard by banishing 2 of your items."),
    ("character", "You may play a character from your discard."),
    ("character", "This character may enter play exerted."),
    ("character", "This character may enter play exerted to gain Evasive."),
    ("character", "Opponents can't ready more than 2 characters."),
    ("character", "Chosen opponent can't ready more than 2 characters at the start of their turn."),
    ("character", "When you play this character, chosen opposing character loses all abilities."),
    ("action", "Chosen character loses all abilities."),
    ("action", "Each opponent chooses and banishes one of their characters. Each opponent who can't discard 2 cards."),
    ("action", "Draw 2 cards. Each opponent who can't discards 2 cards."),
    ("action", "Choose one for each opponent: that player discards a card."),
    ("action", "Banish chosen item. Exert chosen character. Gain 1 lore for each of your items banished this way."),
    (
        "character",
        "When you play this character, deal 1 damage to chosen character and 1 damage to all other characters.",
    ),
    ("character", "For each item you have in play, this character gets +1 {S}, up to a maximum of +4 {W}."),
    ("character", "Your exerted characters gain Shift 2."),
    ("character", "Chosen character of yours gains Shift 2 this turn."),
    ("action", "Move 1 damage counter from each of your characters to each opposing character."),
    ("action", "For each opponent, choose one of your characters and deal 2 damage to it."),
    ("action", "Each opponent reveals their hand. You discard all songs revealed this way."),
    ("action", "Exert all chosen characters."),
    ("character", "Whenever you play another character, if you played another character this turn, draw a card."),
    ("character", "For each item you have in play, this character gets +1 {S} and +1 {W}, up to a maximum of +4 {S}."),
)
"""What a reader may mean otherwise than its author: refused."""


@pytest.mark.parametrize(("kind", "text"), DOUBTFUL)
def test_what_is_doubtful_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, "en", text).reasons
