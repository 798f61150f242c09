"""What lies around the field: panels, piles, the lore race, the bag, hands, the end."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from ludoteca.games.lorcana.shows.drawing.layout import LEAST
from tests.games.lorcana.pictures import LORCANA, many, picture
from tests.games.lorcana.views import as_seen, asked, both, card, player, table
from tests.games.pictures import SHAPES, SVG, classes, parts, signs, texts, things


@pytest.mark.parametrize("shape", SHAPES)
def test_ink_hand_deck_and_discard_are_counted(shape: str) -> None:
    mine = player(0, deck=41, hand=[card()], discard=[card("Primo", None), card("Ultimo", None)])
    found = things(picture(table(mine, player(1, hand_size=6)), shape=shape))
    assert "3/5" in texts(found["ink:0"])
    assert "preparato 3, impegnato 2" in (found["ink:0"].get("data-text") or "")
    assert "41" in texts(found["deck:0"])
    assert "6" in texts(found["hand:1"])
    said = (found["discard:0"].get("data-text") or "").split("\n")
    assert said[0] == "2 carte"
    assert [line.partition(":")[0] for line in said[1:]] == ["Ultimo", "Primo"]


def test_the_lore_race_goes_to_the_highest_goal() -> None:
    view = table(*[player(seat, lore=seat * 5) for seat in range(6)], threshold=[20, 20, 25, 20, 20, 20])
    view["players"][4]["left"] = True
    root = picture(view, lang="en")
    race = next(group for group in root.iter(f"{SVG}g") if group.get("class") == "race")
    tokens = [text.text or "" for text in race.iter(f"{SVG}text") if text.get("class") == "token-text"]
    assert sorted(tokens) == ["1", "2", "3", "4", "6"]
    assert signs(race).count("quest") == 2
    assert "25" in texts(race).split()
    assert "lore 10 of 25" in (things(root)["seat:2"].get("data-text") or "")
    assert "Emma (out)" in texts(things(root)["seat:4"])


@pytest.mark.parametrize("shape", SHAPES)
def test_turn_player_and_phase_are_told(shape: str) -> None:
    root = picture(table(player(0), player(1), active=1, turn=7), lang="en", shape=shape)
    told = things(root)["turn" if shape == "wide" else "race"].get("data-text") or ""
    assert told.split("\n")[-3:] == ["Turn 7", "Bea to play", "main phase"]
    if shape == "wide":
        assert {"Turn 7", "main phase"} <= {text.text for text in things(root)["turn"].iter(f"{SVG}text")}
    before = picture(table(player(0), player(1), active=-1, phase="setup", turn=0), shape=shape)
    assert "Preparazione" in (things(before)["turn" if shape == "wide" else "race"].get("data-text") or "")


@pytest.mark.parametrize("shape", SHAPES)
def test_who_plays_now_has_a_golden_rail(shape: str) -> None:
    for active in (0, 1):
        found = parts(picture(table(player(0), player(1), active=active), shape=shape))
        for seat in (0, 1):
            assert ("rack-now" in classes(found[f"panel:{seat}"])) == (seat == active)
            assert ("zone-now" in classes(found[f"zone:{seat}"])) == (seat == active)


@pytest.mark.parametrize("shape", SHAPES)
def test_lore_and_fields_are_things_to_drop_on(shape: str) -> None:
    view = table(player(0, lore=12, characters=many(2)), player(1))
    found = things(picture(view, shape=shape))
    assert "12" in texts(found["lore:0"]).split()
    assert found["lore:0"].get("data-text") == "leggenda 12 di 20"
    for seat, says in ((0, False), (1, True)):
        assert ("nessuna carta in gioco" in texts(found[f"zone:{seat}"])) == says
        assert found[f"zone:{seat}"].get("data-name") is None


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_the_table_has_one_size_and_letters_that_can_be_read(players: int, shape: str) -> None:
    size = {"wide": "0 0 1100 740", "tall": "0 0 780 1080"}[shape]
    seats = [player(seat, characters=many(3, damage=1), hand=[card()] if not seat else []) for seat in range(players)]
    won = {"winners": [1], "draw": False, "rule": "LOR-GOAL.01", "reason": both("Fine")}
    states: list[dict[str, Any]] = [{}, {"outcome": won}, {"phase": "setup", "active": -1}]
    if players < 5:
        states.append({"resolving": [card()]})
    for changed in states:
        root = picture({**table(*seats), **changed}, shape=shape)
        assert root.get("viewBox") == size
        for text in root.iter(f"{SVG}text"):
            # Where six share a phone, figures on their cards are smaller than words ever are.
            least = LEAST[shape] * (0.7 if players > 2 and (text.text or "").isdigit() else 1)
            assert float(text.get("font-size") or 0) >= least - 0.1, text.text


def test_effects_in_force_are_counted_and_read() -> None:
    view = table(player(0), player(1))
    text = both("{seat1} non può giocare azioni", "{seat1} cannot play actions")
    view["effects"] = [{"card": None, "seat": 1, "text": text, "until": both("in questo turno", "this turn")}]
    seat = things(picture(view))["seat:1"]
    assert "1" in texts(seat).split()
    assert "use" in signs(seat)
    assert "1 effetto" in (seat.get("data-text") or "")
    assert "Bea non può giocare azioni (in questo turno)" in (seat.get("data-text") or "")


@pytest.mark.parametrize("shape", SHAPES)
def test_the_bag_is_shown_when_something_waits(shape: str) -> None:
    mine = many(4)
    view = table(player(0, characters=mine, hand=[card()]), player(1))
    assert "bag:0" not in things(picture(view, shape=shape))
    view["bag"] = [{"card": one["card"], "seat": 0, "text": both("Pesca una carta.")} for one in mine]
    root = picture(view, asked(*[(f"trigger:{at}", f"bag:{at}") for at in range(4)]), shape=shape)
    for at in range(4):
        slip = things(root)[f"bag:{at}"]
        assert f"Nome {at} - Versione" in texts(slip)
        assert "Pesca" not in texts(slip)
        assert slip.get("data-text") == "Abilità in attesa di Ada: Pesca una carta."


@pytest.mark.parametrize("shape", SHAPES)
def test_cards_being_looked_at_lie_open_beside_the_hand(shape: str) -> None:
    looked = [card(f"Vista {at}") for at in range(4)]
    view = table(player(0, hand=[card()]), player(1), resolving=looked)
    root = picture(view, shape=shape)
    assert "Sul tavolo" in texts(root)
    for shown in looked:
        assert shown["name"]["it"] in texts(things(root)[f"card:{shown['card']}"])


def test_a_card_half_under_others_shows_what_is_not_covered() -> None:
    hand = [card(f"Nome{at}", None) for at in range(12)]
    found = things(picture(table(player(0, hand=hand), player(1)), shape="tall"))
    above, below = found[f"card:{hand[0]['card']}"], found[f"card:{hand[-1]['card']}"]
    assert texts(above) == "5"
    assert "Nome11" in texts(below)
    assert "strength" in signs(below)
    assert above.get("data-name") == "Nome0"


def test_cards_of_the_opening_hand_that_go_are_marked() -> None:
    kept, gone = card("Resta"), card("Va")
    view = table(player(0, hand=[kept, gone]), player(1), phase="setup", active=-1, chosen=[gone["card"]])
    root = picture(view, asked((f"alter:{kept['card']}", f"card:{kept['card']}"), ("keep", None)))
    assert "IN FONDO AL MAZZO" in texts(things(root)[f"card:{gone['card']}"])
    assert "IN FONDO AL MAZZO" not in texts(things(root)[f"card:{kept['card']}"])
    assert "IN FONDO AL MAZZO" not in texts(picture({**view, "chosen": []}))


def test_hands_of_others_are_backs_and_only_known_cards_are_read() -> None:
    view = table(player(0), player(1, hand=[card("Nota", None, type="action")], hand_size=5))
    root = picture(view)
    assert "Nota" not in texts(root)
    held = things(root)["hand:1"]
    assert len(list(held.iter(f"{SVG}image"))) == 5
    assert len({one.get("href") for one in held.iter(f"{SVG}image")}) == 1
    assert "Nota: Azione" in (held.get("data-text") or "")


def test_the_end_names_the_winner_and_the_rule() -> None:
    won = {
        "winners": [1],
        "draw": False,
        "rule": "LOR-GOAL.01",
        "reason": both("{seat1} ha 20 leggenda.", "{seat1} has 20 lore."),
    }
    for shape in SHAPES:
        said = texts(picture(table(player(0), player(1), outcome=won), lang="en", shape=shape))
        assert "Bea wins" in said
        assert "Bea has 20 lore. [LOR-GOAL.01]" in said


def test_the_table_is_told_in_words_with_the_players_names() -> None:
    root = ET.fromstring(LORCANA.draw(as_seen(table(player(0), player(1))), [], "it", "wide", ["Ada & Co", "<Béla>"]))
    description = root.find(f"{SVG}desc")
    assert description is not None
    assert "Ada & Co" in (description.text or "")
    assert "{seat" not in (description.text or "")
    assert "<Béla>" in texts(root)
    assert "Player 2" in texts(ET.fromstring(LORCANA.draw(as_seen(table(player(0), player(1))), [], "en")))
