"""The words on every card, made from its effects, as last reviewed.

After a change that is meant, write them anew and read the difference:

    python -m tests.games.lyon.test_card_texts
"""

from pathlib import Path

from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.state.cards import KIND_NAMES, MONSTER

GOLDEN = Path(__file__).parents[2] / "golden" / "lyon" / "card-texts.txt"


def card_texts() -> str:
    blocks = []
    for card in load_content().cards:
        figures = f" {card.attack}/{card.defence}, L{card.level}" if card.kind == MONSTER else ""
        blocks.append(
            f"{card.id} {card.name.it} | {card.name.en} ({KIND_NAMES[card.kind].en}{figures})\n"
            f"  it: {card.text.it}\n"
            f"  en: {card.text.en}\n"
        )
    return "".join(blocks)


def test_card_texts_are_as_reviewed() -> None:
    assert card_texts() == GOLDEN.read_text(encoding="utf-8")


def test_both_languages_speak_together() -> None:
    for card in load_content().cards:
        assert bool(card.text.it) == bool(card.text.en), card.id


if __name__ == "__main__":
    GOLDEN.write_text(card_texts(), encoding="utf-8")
