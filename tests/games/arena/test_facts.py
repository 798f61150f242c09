"""What is known of the printed core set holds in ours, and what was chosen for balance does not claim to be known."""

from __future__ import annotations

import pytest

from ludoteca.games.arena.packs.reading import load_content
from ludoteca.games.arena.state.cards import MAGIC, Character

CONTENT = load_content(())


def person(name: str) -> Character:
    return CONTENT.characters[CONTENT.find_character(name)]


@pytest.mark.parametrize(
    ("lower", "higher"), [("aladdin", "mickey"), ("aladdin", "sulley"), ("aladdin", "demona"), ("demona", "facilier")]
)
def test_initiative_is_ordered_as_in_the_examples(lower: str, higher: str) -> None:
    assert person(lower).initiative < person(higher).initiative


def test_what_the_publisher_says_of_mickey() -> None:
    mickey = person("mickey")
    assert (mickey.health, mickey.sources["health"]) == (8, "public")
    assert sum(1 for face in mickey.deck if CONTENT.cards[face].types & MAGIC) == 9


def test_gaston_attacks_with_two_as_printed() -> None:
    assert (person("gaston").standard_attack, person("gaston").sources["standard_attack"]) == (2, "rulebook")


def test_nobody_has_less_health_than_fragile_maleficent() -> None:
    assert "fragile" in person("maleficent").theme.en
    assert person("maleficent").health == min(character.health for character in CONTENT.characters)


def test_only_a_few_hold_more_or_less_than_two_cards() -> None:
    """Two are usual; whoever differs does so by our own design."""
    others = [character for character in CONTENT.characters if character.hand_size != 2]
    assert len(others) < len(CONTENT.characters) / 2
    assert all(character.sources["hand_size"] == "designed" for character in others)


def test_values_moved_for_balance_are_marked_as_designed() -> None:
    assert person("sulley").sources["initiative"] == "designed"
    assert {character.sources["health"] for character in CONTENT.characters if character.id != "mickey"} == {"designed"}
    assert {character.sources["points"] for character in CONTENT.characters} == {"designed"}
