"""A chosen player who is spoken of again: at tables of more than two it is the same one, who is chosen once."""

from __future__ import annotations

import pytest

from tests.games.lorcana.test_importer_choices import compiled

READ = [
    ("Chosen opponent loses 1 lore. That player discards a card.",
     "by(chosen_opponent, do(lose_lore(1), discard(1)))"),
    ("Chosen opponent reveals their hand. That player loses 1 lore.",
     "by(chosen_opponent, do(reveal_hand(you), lose_lore(1)))"),
    ("Chosen opponent reveals their hand. They discard a card of your choice.",
     "discard(1, chooser=you, who=chosen_opponent)"),
    ("Chosen opponent chooses and banishes one of their characters. Then they discard a card and lose 1 lore.",
     "by(chosen_opponent, do(banish(chosen(character, yours)), discard(1), lose_lore(1)))"),
    ("Chosen opponent loses 1 lore. Chosen opponent discards a card.",
     "lose_lore(1, who=chosen_opponent) | discard(1, who=chosen_opponent)"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "read"), READ, ids=[text for text, _ in READ])
def test_the_same_player_is_chosen_once(text: str, read: str) -> None:
    card = compiled("action", text)
    assert (card.reasons, " | ".join(card.abilities)) == ([], read)


REFUSED = [
    "Chosen opponent reveals their hand. They can't play actions until the start of your next turn.",
    "Chosen player draws 2 cards. That player can't gain lore this turn.",
    "Chosen opponent discards a card. They lose 1 lore for each item you have in play.",
]


@pytest.mark.parametrize("text", REFUSED)
def test_what_would_choose_another_player_is_refused(text: str) -> None:
    assert compiled("action", text).reasons
