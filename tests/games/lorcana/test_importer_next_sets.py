"""Rules text in the manner of sets to come, in both languages, and what the importer reads in it: `next_sets.yaml`."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from ludoteca.games.lorcana.packs.importer.alike import alike
from ludoteca.games.lorcana.packs.importer.compiling import Compiled, compile_card
from ludoteca.games.lorcana.packs.importer.italian.learning import learned_classes
from ludoteca.games.lorcana.packs.importer.italian.translator import Translator
from ludoteca.games.lorcana.packs.importer.reading import Printed

CLASSES = frozenset(
    {
        "Ally", "Captain", "Deity", "Detective", "Dragon", "Dreamborn", "Fairy", "Floodborn", "Gargoyle",
        "Ghost", "Hero", "Hyena", "Illusion", "Inventor", "King", "Knight", "Mentor", "Monster",
        "Musketeer", "Pirate", "Prince", "Princess", "Puppy", "Queen", "Racer", "Robot", "Sorcerer",
        "Storyborn", "Super", "Titan", "Toy", "Villain", "Whisper",
    }
)  # fmt: skip
TRANSLATOR = Translator({"Tecla": "Tessa", "Bramo": "Bram"})
SENTENCES = yaml.safe_load((Path(__file__).parent / "next_sets.yaml").read_text(encoding="utf-8"))


def compiled(kind: str, text: str) -> Compiled:
    card = Printed("91-1", "Tessa", kind)
    card.version = "V"
    card.texts = [text]
    return compile_card(card, CLASSES)


@pytest.mark.parametrize("sentence", SENTENCES, ids=[sentence["en"][:60] for sentence in SENTENCES])
def test_both_texts_are_read_so(sentence: dict[str, str]) -> None:
    english = compiled(sentence["kind"], sentence["en"])
    assert (english.reasons, " ; ".join(english.abilities)) == ([], sentence["reads"])
    if "it" in sentence:
        italian = compiled(sentence["kind"], TRANSLATOR.english(sentence["it"]))
        assert italian.reasons == []
        assert [alike(one) for one in italian.abilities] == [alike(one) for one in english.abilities]


REFUSED = [
    ("character", "Whenever a character is returned to an opponent's hand, draw a card."),
    ("character", "Whenever an opposing character is returned to your hand from play, draw a card."),
    ("character", "This character and that character get +1 {S}."),
    ("action", "Reveal the top card of your deck. Each opponent loses 1 lore. Put it into your hand."),
    ("character", "When you play this character, reveal the top card of your deck. This character gets +{S} equal to "
     "its cost this turn."),
    ("action", "Reveal the top card of your deck. Deal damage to chosen character equal to that card's cost."),
    ("location", "Whenever this location would be dealt damage, put that many damage counters on chosen opposing "
     "character instead."),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_what_is_not_clear_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).reasons


def bilingual(number: int, english: str, italian: str) -> Printed:
    card = Printed(f"91-{number}", f"Card {number}", "item")
    card.texts, card.texts_it = [english], [italian]
    return card


AUTOMATONS = [
    bilingual(1, "Your Clockling characters get +1 {S}.", "I tuoi personaggi Orologino ricevono +1 {S}."),
    bilingual(2, "Banish chosen Clockling or Hero character.", "Esilia un personaggio Orologino o Eroe a tua scelta."),
    bilingual(3, "Your Hero characters get +1 {S}.", "I tuoi personaggi Eroe ricevono +1 {S}."),
]


def test_italian_words_of_new_classifications_are_learnt() -> None:
    learned = learned_classes(AUTOMATONS, {"Clockling", "Hero", "Gearling"})
    assert learned == {"Orologino": "Clockling"}
    translated = Translator({}, learned).english("I tuoi personaggi Orologino ricevono +1 {S}.")
    assert translated == "Your Clockling characters gets +1 {S}."


def test_a_word_that_may_be_either_of_two_classifications_is_not_learnt() -> None:
    both = bilingual(4, "Clockling and Gearling characters get +1 {L}.", "I personaggi Orologino ricevono +1 {L}.")
    assert learned_classes([both], {"Clockling", "Gearling"}) == {}
    other = bilingual(5, "Your Gearling characters get +1 {L}.", "I tuoi personaggi Orologino ricevono +1 {L}.")
    assert learned_classes([*AUTOMATONS, other], {"Clockling", "Gearling"}) == {}
