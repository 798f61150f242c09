"""Preparazione: from the decks to the first turn."""

from typing import Any

import pytest

import ludoteca
from ludoteca.games.lyon.state.match import LyonMatch
from ludoteca.games.lyon.state.view_types import FaceDown, MonsterView
from ludoteca.kernel.chance import Chance, Scripted
from ludoteca.kernel.contract import Event, Match
from tests.rules.lyon.table import LABORATORY

GAME = ludoteca.game("lyon")
LEAN = """1 LEANDRO, RE DELL'ARENA
4 CUCCIOLO RUGGENTE
4 SCUDIERO DEL BRANCO
4 LANCIERE DORATO
4 TAMBURINA DI GUERRA
4 SALTAFUOCO
4 LEONESSA CACCIATRICE
4 CAMPIONE DELL'ARENA
4 PALADINO CRINIERABIANCA
4 DOMATRICE DI BELVE
4 BISONTE DA SFONDAMENTO
4 ZAMPATA FATALE
4 SENZA FRENI
1 ILLUMINAZIONE
"""
"""Exactly 49 cards."""


class Noted(Chance):
    """Chance that notes what is shuffled."""

    def __init__(self) -> None:
        self.drawn: list[tuple[str, int]] = []

    def shuffle(self, things: list[int], label: str) -> list[int]:
        self.drawn.append((label, len(things)))
        return super().shuffle(things, label)


def new(**options: Any) -> Match:
    return GAME.new(seed=3, **{"decks": [LEAN, LEAN], "first": "player 1", **options})


def place_starters(match: Match, number: int = 8) -> list[Event]:
    happened: list[Event] = []
    for _ in range(number):
        decision = match.decisions[0]
        happened += match.choose(decision.seat, decision.options[0])
    return happened


def asked(match: Match, seat: int) -> Any:
    (decision,) = [decision for decision in match.decisions if decision.seat == seat]
    return decision


@pytest.mark.rule("LY-4.01")
def test_starters_are_different_level_0_monsters_of_ones_own_deck() -> None:
    match = new()
    assert isinstance(match, LyonMatch)
    names = [option.label("it") for option in asked(match, 0).options]
    level_0 = ["CUCCIOLO RUGGENTE", "LANCIERE DORATO", "SALTAFUOCO", "SCUDIERO DEL BRANCO", "TAMBURINA DI GUERRA"]
    assert sorted(names) == level_0
    first = asked(match, 0).options[0]
    twin = next(
        card
        for card in range(len(match.card))
        if match.owner[card] == 0 and match.printed(card).name == first.phrase and f"start:{card}" != first.id
    )
    match.choose(0, first)
    assert f"start:{twin}" not in asked(match, 0).options
    refusal = match.why_not(0, f"start:{twin}")
    assert (refusal.rule, refusal.reason.en) == ("LY-4.01", "The 4 starters must have different names.")
    high = next(card for card in range(len(match.card)) if match.printed(card).level == 1)
    refusal = match.why_not(0, f"start:{high}")
    assert (refusal.rule, refusal.reason.en) == ("LY-4.01", "Only Level 0 Monsters can start.")


@pytest.mark.rule("LY-4.01")
def test_nobody_starts_with_five() -> None:
    match = new()
    assert isinstance(match, LyonMatch)
    for _ in range(4):
        match.choose(0, asked(match, 0).options[0])
    assert [decision.seat for decision in match.decisions] == [1]
    fifth = next(card for card in match.starters[0] if match.card[card] not in [match.card[m] for m in match.lane])
    refusal = match.why_not(0, f"start:{fifth}")
    assert (refusal.rule, refusal.reason.en) == ("LY-4.01", "You have already chosen your 4 Monsters.")


@pytest.mark.rule("LY-4.02", "LY-A.01")
def test_four_face_down_monsters_on_each_side() -> None:
    match = new()
    place_starters(match, 7)
    shown = match.view(None).players
    sides = [[lane for lane in player.lanes if lane is not None] for player in shown]
    assert [len(player.lanes) for player in shown] == [4, 4]
    assert len(sides[0]) + len(sides[1]) == 7
    assert all(lane == FaceDown() for side in sides for lane in side)


@pytest.mark.rule("LY-A.02")
def test_starters_are_chosen_in_secret_and_at_once() -> None:
    match = new()
    assert [decision.seat for decision in match.decisions] == [0, 1]
    before = match.view(1)
    (event,) = match.choose(0, asked(match, 0).options[2])
    assert event.seen_by(1).things == ()
    assert event.seen_by(0).things != ()
    after = match.view(1)
    assert after.players[0].lanes[0] == FaceDown()
    assert after.players[1] == before.players[1]
    assert isinstance(match.view(0).players[0].lanes[0], MonsterView)


@pytest.mark.rule("LY-4.03", "LY-12.07")
def test_characters_start_face_up_and_active() -> None:
    match = new()
    place_starters(match)
    for viewer in (0, 1, None):
        for player in match.view(viewer).players:
            assert player.character.name.it == "LEANDRO, RE DELL'ARENA"
            assert player.character.exhausted is False
            assert player.character.life == player.character.defence == 26


@pytest.mark.rule("LY-4.04")
def test_the_rest_of_the_deck_is_shuffled() -> None:
    chance = Noted()
    match = GAME.new(chance=chance, decks=[LEAN, LEAN], first="player 1")
    place_starters(match, 7)
    assert chance.drawn == []
    place_starters(match, 1)
    assert chance.drawn == [("deck 0", 45), ("deck 1", 45)]


@pytest.mark.rule("LY-4.05", "LY-A.03")
def test_chance_decides_who_begins() -> None:
    for first in (0, 1):
        match = GAME.new(chance=Scripted({"first player": [first]}), decks=[LEAN, LEAN])
        happened = place_starters(match)
        decided = [event for event in happened if event.kind == "FirstPlayerDecided"]
        assert [event.seat for event in decided] == [first]
        assert match.view(None).active == first
        assert [decision.seat for decision in match.decisions] == [first]


@pytest.mark.rule("LY-A.03")
def test_or_the_loser_of_the_game_before_chooses() -> None:
    match = new(first="chosen by 2")
    place_starters(match)
    decision = asked(match, 1)
    assert decision.rule == "LY-A.03"
    assert decision.options.ids == ["first:0", "first:1"]
    assert match.why_not(1, "first:2").rule == "LY-A.03"
    match.choose(1, "first:0")
    assert match.view(None).active == 0


@pytest.mark.rule("LY-4.06")
def test_all_eight_starters_are_revealed() -> None:
    match = new()
    place_starters(match)
    for viewer in (0, 1, None):
        lanes = [lane for player in match.view(viewer).players for lane in player.lanes]
        assert len(lanes) == 8
        assert all(lane.name.it and not lane.face_down for lane in lanes)


@pytest.mark.rule("LY-4.06", "LY-4.07", "LY-5.03")
@pytest.mark.parametrize("thirsty", [0, 1])
def test_what_is_revealed_is_in_force_when_the_hands_are_drawn(thirsty: int) -> None:
    """SETE forbids the opponent to draw."""
    decks = [LEAN, LEAN]
    decks[thirsty] = LEAN.replace("CUCCIOLO RUGGENTE", "SETE")
    match = new(decks=decks, packs=[str(LABORATORY)])
    for _ in range(8):
        decision = match.decisions[0]
        names = [option.label("it") for option in decision.options]
        match.choose(decision.seat, decision.options[names.index("SETE") if "SETE" in names else 0])
    sizes = [player.hand_size for player in match.view(None).players]
    assert (sizes[thirsty], sizes[1 - thirsty]) == (5, 0)


@pytest.mark.rule("LY-4.07")
def test_both_players_draw_five_cards() -> None:
    match = new()
    place_starters(match)
    for player in match.view(None).players:
        assert (player.hand_size, player.deck_size) == (5, 40)


@pytest.mark.rule("LY-4.08")
def test_the_order_of_the_setup() -> None:
    match = new()
    happened = place_starters(match)
    kinds = [event.kind for event in happened]
    kinds = kinds[: kinds.index("TurnBegan")]
    assert kinds == (
        ["StarterPlaced"] * 8
        + ["CharacterPlaced"] * 2
        + ["DeckShuffled"] * 2
        + ["FirstPlayerDecided", "StartersRevealed"]
        + ["CardDrawn"] * 10
    )
    assert match.why_not(0, "start:1")


@pytest.mark.rule("LY-4.08")
def test_nothing_is_played_before_the_setup_is_done() -> None:
    match = new()
    assert match.why_not(0, "play:1").rule == "LY-4.08"
    assert match.why_not(0, "activate").rule == "LY-4.08"


@pytest.mark.rule("LY-A.05")
def test_the_opening_hand_is_kept_and_a_hand_has_no_limit() -> None:
    match = new()
    place_starters(match)
    assert all(option.id.split(":")[0] in ("play", "activate", "fight") for option in match.decisions[0].options)
    for _ in range(16):
        for wanted in ("fight", "end"):
            if match.decisions and wanted in match.decisions[0].options:
                match.choose(match.decisions[0].seat, wanted)
    sizes = [player.hand_size for player in match.view(None).players]
    assert sizes == [13, 13]  # of 17 turns begun, all but the first brought a card
