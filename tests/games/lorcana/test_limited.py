"""Sealed and booster draft: what is in a booster, what a seat knows, what bots take, and decks built of a pool."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner

import ludoteca
from ludoteca.cli import main
from ludoteca.games.lorcana.packs.decks.boosters import boosters_for, cards_of_set, open_booster, slots, ways
from ludoteca.games.lorcana.packs.decks.drafting import NOBODY, Draft
from ludoteca.games.lorcana.packs.decks.limited import bot_pick, inks_of, suggested_deck, worth
from ludoteca.games.lorcana.packs.decks.lists import read_deck, write_deck
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.kernel.yamls import Problem
from tests.table.brought import small_set

CONTENT = load_content()
FIFTH = cards_of_set(CONTENT, "5")


def drafted(seats: int = 4, seed: int = 7) -> Draft:
    """A draft of bots, to its end."""
    draft = Draft(FIFTH, seats, seed)
    while not draft.is_over:
        for seat in draft.asked():
            draft.take(seat, bot_pick(CONTENT, draft.view(seat)))
    return draft


# -- boosters ----------------------------------------------------------------------------------------------------------


def test_a_booster_has_twelve_cards_by_rarity() -> None:
    assert sum(slot.cards for slot in slots()) == 12
    for seed in range(40):
        booster = open_booster(FIFTH, Random(seed))
        rarities = [CONTENT.cards[number].rarity for number in booster]
        assert rarities[:9] == ["common"] * 6 + ["uncommon"] * 3
        assert set(rarities[9:11]) <= {"rare", "super_rare", "legendary"}
        assert len(set(booster[:6])) == 6, "no card twice in a slot"


def test_rare_cards_come_as_often_as_their_weights_say() -> None:
    counted = Counter(
        CONTENT.cards[number].rarity for seed in range(600) for number in open_booster(FIFTH, Random(seed))[9:11]
    )
    assert counted["rare"] > counted["super_rare"] > counted["legendary"] > 0


def test_boosters_follow_from_the_seed_alone() -> None:
    assert boosters_for(FIFTH, 3, 0, 4) == boosters_for(FIFTH, 3, 0, 4)
    assert boosters_for(FIFTH, 3, 0, 4) != boosters_for(FIFTH, 3, 1, 4)
    assert boosters_for(FIFTH, 3, 0, 4) != boosters_for(FIFTH, 4, 0, 4)


@pytest.mark.parametrize("number", range(1, 11))
def test_every_shipped_set_has_boosters(number: int) -> None:
    assert open_booster(cards_of_set(CONTENT, str(number)), Random(1))


def test_boosters_have_the_rarities_that_a_set_has(tmp_path: Path) -> None:
    content = load_content((small_set(tmp_path / "pack"),))
    for seed in range(20):
        booster = [content.cards[number] for number in open_booster(cards_of_set(content, "91"), Random(seed))]
        assert [card.rarity for card in booster[9:11]] == ["rare", "rare"], "no legendary card, and one rare one"
        assert booster[11].rarity in ("common", "uncommon", "rare")


def test_a_set_that_has_no_card_for_a_slot_has_no_boosters() -> None:
    with pytest.raises(Problem, match="none common, uncommon, rare"):
        cards_of_set(CONTENT, "90")


# -- drafting ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 8])
def test_everybody_takes_every_twelfth_card(seats: int) -> None:
    draft = drafted(seats)
    assert [len(taken) for taken in draft.taken] == [12 * ways()["draft"].boosters] * seats
    opened = Counter(card for seat in draft.unopened for booster in seat for card in booster)
    assert Counter(card for taken in draft.taken for card in taken) == opened


def test_boosters_go_to_the_left_and_then_to_the_right() -> None:
    draft = Draft(FIFTH, 3, 1)
    first = [list(hand) for hand in draft.hands]
    for seat in range(3):
        draft.take(seat, draft.hands[seat][0])
    assert [draft.hands[(seat + 1) % 3] for seat in range(3)] == [hand[1:] for hand in first]
    while draft.round == 0:
        for seat in draft.asked():
            draft.take(seat, draft.hands[seat][0])
    second = [list(hand) for hand in draft.hands]
    for seat in range(3):
        draft.take(seat, draft.hands[seat][0])
    assert [draft.hands[(seat - 1) % 3] for seat in range(3)] == [hand[1:] for hand in second]


def test_no_seat_learns_what_another_takes() -> None:
    """Whatever the others take now, a seat sees the same, and no card that is not in its hands or its own."""
    draft, other = Draft(FIFTH, 4, 11), Draft(FIFTH, 4, 11)
    rng = Random(2)
    while not draft.is_over:
        for seat in (1, 2, 3):
            draft.take(seat, rng.choice(draft.hands[seat]))
        mine = draft.view(0)
        assert set(mine) == {"seat", "round", "rounds", "booster", "chosen", "taken", "counts", "over"}
        assert mine["booster"] == draft.hands[0]
        assert mine["taken"] == draft.taken[0]
        assert mine["chosen"] == NOBODY
        if not draft.taken[0]:
            other.take(1, other.hands[1][-1])
            assert other.view(0) == mine
        draft.take(0, mine["booster"][0])


def test_what_is_not_in_the_booster_cannot_be_taken() -> None:
    draft = Draft(FIFTH, 2, 1)
    with pytest.raises(ValueError, match="not in the booster"):
        draft.take(0, -5)
    draft.take(0, draft.hands[0][0])
    with pytest.raises(ValueError, match="not asked"):
        draft.take(0, draft.hands[0][1])
    with pytest.raises(ValueError, match="for 2 to 8"):
        Draft(FIFTH, 9, 1)


def test_bots_keep_to_two_inks_and_draft_better_than_chance() -> None:
    draft = drafted()
    for taken in draft.taken:
        mine = set(inks_of(CONTENT, taken)[:2])
        goes = [number for number in taken if set(CONTENT.cards[number].inks) <= mine]
        assert len(goes) >= 20, "two of six inks would be sixteen of 48 by chance"
    dealt = [number for seat in draft.unopened for booster in seat for number in booster]
    average = sum(worth(CONTENT, number) for number in dealt) / len(dealt)
    first = [taken[0] for taken in draft.taken]
    assert sum(worth(CONTENT, number) for number in first) / len(first) > average


# -- decks -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOR-DECK.11")
@pytest.mark.parametrize(("way", "least"), [("draft", 35), ("sealed", 40)])
def test_the_suggested_deck_is_legal_and_of_the_pool(way: str, least: int) -> None:
    format = ways()[way].format
    pool = [card for booster in boosters_for(FIFTH, 5, 0, ways()[way].boosters) for card in booster]
    deck = suggested_deck(CONTENT, pool, format)
    assert sum(copies for _, copies in deck.cards) == least
    assert not Counter(dict(deck.cards)) - Counter(pool)
    text = write_deck(deck, CONTENT, "en")
    ludoteca.game("lorcana").new(seed=1, decks=[text, text], format=format)
    assert read_deck(text, "deck", CONTENT)[1], "no deck for the constructed formats"
    with pytest.raises(ValueError, match="not enough"):
        suggested_deck(CONTENT, pool[:10], format)


# -- commands ----------------------------------------------------------------------------------------------------------


def test_a_draft_in_the_terminal(tmp_path: Path) -> None:
    answers = ["99", "1"] + [""] * 60
    result = CliRunner().invoke(
        main,
        ["lorcana", "draft", "--set", "5", "--seats", "3", "--seed", "4", "--out", str(tmp_path), "--lang", "en"],
        input="\n".join(answers),
    )
    assert result.exit_code == 0, result.output
    assert "Write a number from 1 to 12." in result.output
    assert "Booster 4 of 4" in result.output
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        f"{kind}-{seat}.txt" for kind in ("deck", "pool") for seat in (1, 2, 3)
    ]
    decks = [(tmp_path / f"deck-{seat}.txt").read_text() for seat in (1, 2)]
    ludoteca.game("lorcana").new(seed=1, decks=decks, format="draft")


def test_bots_draft_alone_and_the_same_again(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        arguments = ["--bots", "--seats", "2", "--seed", "9", "--out", str(tmp_path / folder)]
        assert CliRunner().invoke(main, ["lorcana", "draft", *arguments]).exit_code == 0
    for path in (tmp_path / "one").iterdir():
        assert path.read_text() == (tmp_path / "two" / path.name).read_text()


@pytest.mark.rule("LOR-VAR.01")
def test_two_boosters_each_are_the_decks_of_pack_rush(tmp_path: Path) -> None:
    arguments = ["--set", "5", "--seats", "3", "--seed", "6", "--out", str(tmp_path)]
    result = CliRunner().invoke(main, ["lorcana", "pack-rush", *arguments])
    assert result.exit_code == 0, result.output
    assert "format=pack_rush" in result.output
    decks = [(tmp_path / f"deck-{seat}.txt").read_text("utf-8") for seat in (1, 2)]
    cards = [sum(int(line.split()[0]) for line in deck.splitlines() if line[:1].isdigit()) for deck in decks]
    assert cards == [24, 24]
    match = ludoteca.game("lorcana").new(seed=1, decks=decks, format="pack_rush")
    assert [player.deck + player.hand_size for player in match.view(None).players] == [24, 24]


@pytest.mark.rule("LOR-VAR.01")
def test_of_the_boosters_of_pack_rush_nothing_is_left_out() -> None:
    opened = ludoteca.game("lorcana").limited().begin("pack_rush", "5", 2, 8)
    assert opened.is_over
    whole = opened.suggestion(0)
    assert sum(whole.values()) == opened.view(0, "en")["least"] == 24
    assert not opened.deck_problems(0, whole)
    (problem,) = opened.deck_problems(0, {id: copies for id, copies in list(whole.items())[1:]})
    assert "It takes at least 24 cards" in problem.en


def test_sealed_pools_in_the_terminal(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ["lorcana", "sealed", "--set", "3", "--seed", "1", "--out", str(tmp_path)])
    assert result.exit_code == 0, result.output
    assert "format=sealed" in result.output
    held = [line.split(" ", 1) for line in (tmp_path / "pool-2.txt").read_text().splitlines() if line[:1].isdigit()]
    assert sum(int(copies) for copies, _ in held) == 72
    unknown = CliRunner().invoke(main, ["lorcana", "sealed", "--set", "77", "--out", str(tmp_path)])
    assert unknown.exit_code == 1
    assert "boosters need cards for every slot" in unknown.output
