"""The words of the core set, in both languages, as they are made from the effects."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludoteca.games.arena.effects.text import called
from ludoteca.games.arena.packs.reading import load_content
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import read_yaml

SAID = read_yaml(Path(__file__).with_name("words.yaml"))


def whole(parts: list[Phrase]) -> tuple[str, str]:
    return " ".join(part.it for part in parts), " ".join(part.en for part in parts)


@pytest.mark.parametrize("thing", SAID)
def test_words(thing: str) -> None:
    content = load_content()
    texts = {card.id: card.text for card in content.cards}
    for character in content.characters:
        texts |= {ability.id: ability.text for ability in [*character.abilities, character.upgrade]}
    assert whole(texts[thing]) == (SAID[thing]["it"], SAID[thing]["en"])


def test_every_text_is_a_sentence_in_both_languages() -> None:
    content = load_content()
    texts = [text for card in content.cards for text in card.text]
    for character in content.characters:
        texts += [text for ability in [*character.abilities, character.upgrade] for text in ability.text]
    texts += [status.text for status in content.statuses]
    for text in texts:
        for said in (text.it, text.en):
            assert re.fullmatch(r"[A-ZÀÈÉÌÒÙ].*\.", said), said
            assert not re.search(r"[§{}]|  | ,|\.\.", said), said
            assert not re.search(r"\b(a|di|da|su|in) (il|lo|la|i|gli|le) ", said) or said == text.en, said
        assert text.it != text.en


def test_names_take_their_prepositions() -> None:
    said = Phrase("adiacente a §; segnalini di §; lontano da §", "next to §")
    assert called(said, Phrase("Ariel", "Ariel")).it == "adiacente ad Ariel; segnalini di Ariel; lontano da Ariel"
    assert (
        called(said, Phrase("la Bestia", "Beast")).it
        == "adiacente alla Bestia; segnalini della Bestia; lontano dalla Bestia"
    )
    assert called(said, Phrase("il Genio", "Genie")).it == "adiacente al Genio; segnalini del Genio; lontano dal Genio"


def test_statuses() -> None:
    content = load_content()
    said = {status.id: (status.text.it, status.text.en) for status in content.statuses}
    assert said["cursed"] == (
        "Quando perde un segnalino nella Fase di Partenza: questo personaggio subisce 1 danno.",
        "When it loses a counter in the Starting Phase: this character takes 1 damage.",
    )
    assert said["pacified"] == (
        "Il suo attacco standard è 1 e nel suo turno non si possono giocare carte Attacco.",
        "Its standard attack is 1 and no Attack cards may be played in its turn.",
    )
    assert said["confused"][0].endswith("il suo Evocatore esilia 1 carta a caso dalla mano.")
