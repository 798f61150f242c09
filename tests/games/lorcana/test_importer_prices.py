"""Prices of several cards in printed text: paid wholly, so that one card never pays for two."""

from __future__ import annotations

import pytest

from tests.games.lorcana.test_importer_choices import compiled

READ = [
    ("item", "{E}, Banish this item — Each opponent chooses one of their characters and returns that card to their "
     "hand unless they discard 2 cards.",
     "use(exert(this), banish(this), then=each(each_opponent, may(wholly(discard(2))), "
     "given(not_(done), return_to_hand(chosen(character, yours)))))"),
    ("action", "Each opponent loses 2 lore unless they discard 2 cards.",
     "each(each_opponent, may(wholly(discard(2))), given(not_(done), lose_lore(2)))"),
    ("action", "Banish chosen character unless their player discards 2 cards.",
     "choose(chosen(character)) | offer(its_player, wholly(discard(2)), otherwise=banish(former))"),
    ("action", "Chosen opponent may discard 2 cards. If they don't, you draw 2 cards.",
     "offer(chosen_opponent, wholly(discard(2)), otherwise=draw(2))"),
    ("character", "When you play this character, you may discard 2 cards. If you do, banish chosen character.",
     "when(plays(this), may(wholly(discard(2))), given(done, banish(chosen(character))))"),
    ("character", "When you play this character, you may discard 2 cards to banish chosen character.",
     "when(plays(this), may(to(discard(2), banish(chosen(character)))))"),
    ("character", "When you play this character, banish him unless you discard 2 item cards.",
     "when(plays(this), may(wholly(discard(2, item))), given(not_(done), banish(this)))"),
    ("action", "Each opponent loses 3 lore unless they banish 2 of their items.",
     "each(each_opponent, may(wholly(banish(chosen(2, item, yours)))), given(not_(done), lose_lore(3)))"),
    ("action", "Each opponent may lose 2 lore. For each opponent who doesn't, draw a card.",
     "offer(each_opponent, wholly(lose_lore(2)), otherwise=draw(1))"),
    ("action", "Each opponent may discard a card. For each opponent who doesn't, draw a card.",
     "offer(each_opponent, discard(1), otherwise=draw(1))"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "read"), READ, ids=[text for _, text, _ in READ])
def test_a_price_of_several_cards_is_all_or_nothing(kind: str, text: str, read: str) -> None:
    card = compiled(kind, text)
    assert (card.reasons, " | ".join(card.abilities)) == ([], read)


REFUSED = [
    ("action", "Choose and discard 2 cards. If you do, banish chosen character."),
    ("character", "When you play this character, you may exert 2 of your characters. If you do, draw a card."),
]


@pytest.mark.parametrize(("kind", "text"), REFUSED, ids=[text for _, text in REFUSED])
def test_what_may_be_done_in_part_is_refused(kind: str, text: str) -> None:
    assert any("paid in part" in reason for reason in compiled(kind, text).reasons)
