"""Italian titles of our own: no name is half translated, and a wrong file of titles is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteca.games.lorcana.packs.reading import check_pack, load_content

CARD = """cards:
  - id: "90-1"
    name: {it: "Ade", en: "Hades"}
    version: {%sen: "Test Title"}
    type: character
    inks: [amber]
    cost: 1
    classes: [Storyborn]
    strength: 1
    willpower: 1
    lore: 1
    rarity: common
"""


SAME_TITLES = ("10-4",)
"""Cards whose title is a name, printed alike in both languages."""


def test_no_card_has_an_italian_name_and_an_english_title() -> None:
    for card in load_content().cards:
        if not card.reprint_of and card.version.en and card.name.it != card.name.en and card.id not in SAME_TITLES:
            assert card.version.it != card.version.en, card.full_name.it


def test_no_two_cards_are_called_the_same() -> None:
    content = load_content()
    for lang in ("it", "en"):
        names = [card.full_name.say(lang).casefold() for card in content.cards if not card.reprint_of]
        assert len(names) == len(set(names))


def pack(folder: Path, titles: str, printed: str = "") -> Path:
    (folder / "cards").mkdir()
    (folder / "pack.yaml").write_text('game: lorcana\npack: mine\nname: {it: "Mie", en: "Mine"}\n')
    (folder / "cards" / "amber.yaml").write_text(CARD % printed)
    (folder / "titles.yaml").write_text(titles)
    return folder


def test_a_title_is_the_cards_in_italian(tmp_path: Path) -> None:
    content = load_content((pack(tmp_path, 'titles:\n  - {id: "90-1", it: "Titolo di Prova"}\n'),))
    card = content.cards[content.by_id["90-1"]]
    assert (card.full_name.it, card.full_name.en) == ("Ade - Titolo di Prova", "Hades - Test Title")


@pytest.mark.parametrize(
    ("titles", "printed", "said"),
    [
        ('titles:\n  - {id: "90-2", it: "Titolo"}\n', "", "no card of this pack has this id"),
        ('titles:\n  - {id: "1-4", it: "Titolo"}\n', "", "no card of this pack has this id"),
        ('titles:\n  - {id: "90-1", it: "Titolo"}\n', 'it: "Titolo Stampato", ', "needs no title"),
        ('titles:\n  - {id: "90-1"}\n', "", "'it'"),
        ("names: []\n", "", "known are titles"),
    ],
)
def test_a_wrong_title_is_told(tmp_path: Path, titles: str, printed: str, said: str) -> None:
    problems = check_pack(pack(tmp_path, titles, printed))
    assert any(said in str(problem) for problem in problems), problems
