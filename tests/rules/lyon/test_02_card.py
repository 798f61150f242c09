"""Carta: what is on a card."""

from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.state.cards import CHARACTER, KINDS, MAGIC, MONSTER, TREASURE
from tests.rules.lyon.table import ME, PACKS, THEM, Table, monster

GAME = ludoteca.game("lyon")
CARDS = load_content().cards


def write_pack(folder: Path, card: str) -> Path:
    """A pack with this one card."""
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text("game: lyon\npack: prova\nname: {it: Prova, en: Test}\n", encoding="utf-8")
    (folder / "cards" / "prova.yaml").write_text(f"cards:\n  - {{{card}}}\n", encoding="utf-8")
    return folder


FACTS = "id: P-1, number: 950, name: {it: PROVA, en: Test}, team: universale, source: designed"


@pytest.mark.rule("LY-2.01")
def test_every_card_has_name_type_team_and_number() -> None:
    content = load_content()
    assert len(CARDS) >= 100
    for card in CARDS:
        assert card.name.it
        assert card.name.en
        assert 0 <= card.kind < len(KINDS)
        assert card.team in content.teams
        assert card.number > 0
    assert len({card.number for card in CARDS}) == len(CARDS)


@pytest.mark.rule("LY-2.01")
@pytest.mark.parametrize("missing", ["name", "type", "team", "number"])
def test_a_card_that_lacks_one_of_them_is_rejected(missing: str, tmp_path: Path) -> None:
    facts = {
        "id": "P-1",
        "number": "950",
        "name": "{it: PROVA, en: Test}",
        "type": "treasure",
        "team": "universale",
        "source": "designed",
        "effects": '["always(give(bearer, attack=1))"]',
    }
    whole = ", ".join(f"{key}: {value}" for key, value in facts.items())
    assert not GAME.check_pack(write_pack(tmp_path / "whole", whole))
    del facts[missing]
    problems = GAME.check_pack(
        write_pack(tmp_path / "lacking", ", ".join(f"{key}: {value}" for key, value in facts.items()))
    )
    assert any(repr(missing) in problem.message for problem in problems)


@pytest.mark.rule("LY-2.02")
def test_a_card_of_unknown_type_is_rejected(tmp_path: Path) -> None:
    (problem,) = GAME.check_pack(write_pack(tmp_path / "p", f"{FACTS}, type: eroe, effects: ['draw(1)']"))
    assert "'type' must be one of character, monster, magic, treasure" in problem.message


@pytest.mark.rule("LY-2.02")
def test_an_unknown_type_is_told_once_and_nothing_is_said_of_what_depends_on_it(tmp_path: Path) -> None:
    rest = "level: 1, attack: 2, defence: 3, keywords: [leap], effects: ['when(played, draw(1))']"
    (problem,) = GAME.check_pack(write_pack(tmp_path / "p", f"{FACTS}, type: mostro, {rest}"))
    assert "'type' must be one of" in problem.message


@pytest.mark.rule("LY-2.03")
def test_a_monster_without_abilities_does_nothing_but_enter() -> None:
    table = Table()
    (plain,) = table.hand("SCUDIERO DEL BRANCO")
    happened = table.play(plain, lane=2)
    assert [event.kind for event in happened] == ["CardPlayed", "MonsterEntered"]
    assert table.where(plain) == "lane 2"
    assert "fight" in table.options


@pytest.mark.rule("LY-2.04")
def test_only_monsters_have_attack_and_level() -> None:
    for card in CARDS:
        if card.kind == MONSTER:
            assert card.attack >= 0
            assert card.defence >= 1
            assert card.level >= 0
        elif card.kind in (MAGIC, TREASURE):
            assert (card.attack, card.defence, card.level) == (-1, -1, -1)


@pytest.mark.rule("LY-2.04")
def test_a_magic_with_attack_and_a_monster_without_are_rejected(tmp_path: Path) -> None:
    magic = GAME.check_pack(write_pack(tmp_path / "a", f"{FACTS}, type: magic, effects: ['draw(1)'], attack: 1"))
    assert any("'attack'" in problem.message for problem in magic)
    lacking = GAME.check_pack(write_pack(tmp_path / "b", f"{FACTS}, type: monster, level: 0, defence: 1"))
    assert any("'attack'" in problem.message for problem in lacking)


@pytest.mark.rule("LY-2.05", "LY-A.04")
def test_a_character_has_defence_but_no_attack_or_level() -> None:
    characters = [card for card in CARDS if card.kind == CHARACTER]
    assert len(characters) == 8
    for card in characters:
        assert card.defence > 0
        assert (card.attack, card.level) == (-1, -1)


@pytest.mark.rule("LY-2.04", "LY-2.05")
def test_a_card_has_the_values_of_its_kind_and_no_others(tmp_path: Path) -> None:
    kinds = {
        "type: monster, level: 2, attack: 4, defence: 3": (2, 4, 3),
        "type: character, defence: 30": (-1, -1, 30),
        "type: magic, effects: ['draw(1)']": (-1, -1, -1),
        "type: treasure, effects: ['when(played, draw(1))']": (-1, -1, -1),
    }
    cards = [
        f"id: P-{n}, number: {950 + n}, name: {{it: PROVA {n}, en: Test {n}}}, {facts}, team: universale, "
        "source: designed"
        for n, facts in enumerate(kinds)
    ]
    content = load_content((write_pack(tmp_path / "p", "}\n  - {".join(cards)),))
    for n, values in enumerate(kinds.values()):
        card = content.cards[content.find(f"prova  {n}")]
        assert (card.id, card.level, card.attack, card.defence) == (f"P-{n}", *values)
        assert content.find(f"Test {n}") == content.find(f"P-{n}") == content.find(f"PROVA {n}")


@pytest.mark.rule("LY-2.06")
def test_a_level_below_0_is_rejected(tmp_path: Path) -> None:
    facts = f"{FACTS}, type: monster, attack: 1, defence: 1"
    (problem,) = GAME.check_pack(write_pack(tmp_path / "below", f"{facts}, level: -1"))
    assert "'level'" in problem.message
    assert not GAME.check_pack(write_pack(tmp_path / "zero", f"{facts}, level: 0"))
    assert not GAME.check_pack(write_pack(tmp_path / "three", f"{facts}, level: 3"))


@pytest.mark.rule("LY-2.07")
def test_flavour_text_changes_nothing() -> None:
    deck = Path(PACKS / "muto-e-loquace.txt").read_text(encoding="utf-8")
    states = []
    for pack in ("muto", "loquace"):
        match = GAME.new(seed=5, decks=[deck, deck], first="player 1", packs=[str(PACKS / pack)])
        assert any("CANTASTORIE" in option.label("it") for option in match.decisions[0].options)
        for _ in range(60):
            for decision in match.decisions[:1]:
                match.choose(decision.seat, decision.options[0])
        states.append(match.save()["state"])
    assert states[0] == states[1]


@pytest.mark.rule("LY-2.08")
def test_a_treasure_needs_a_monster_in_play() -> None:
    table = Table()
    table.hand("KATANA AMMAZZA DEMONI")
    assert table.refused_play("KATANA AMMAZZA DEMONI") == "LY-2.08"


@pytest.mark.rule("LY-2.08")
def test_a_treasure_does_not_go_on_an_empty_space() -> None:
    table = Table()
    table.mine("JOHN", lane=1)
    (katana,) = table.hand("KATANA AMMAZZA DEMONI")
    table.choose(f"play:{katana}")
    assert table.refused("bear:1") == "LY-2.08"


@pytest.mark.rule("LY-2.09")
def test_a_treasure_may_go_on_an_enemy_monster() -> None:
    table = Table()
    enemy = table.theirs("JOHN", lane=3)
    (mask,) = table.hand("MASCHERA MALEDETTA")
    table.play(mask, on=enemy)
    assert table.where(mask) == f"on {enemy}"
    assert table.stats(enemy) == (0, 1)


@pytest.mark.rule("LY-2.10")
def test_a_treasure_changes_its_bearer_while_attached() -> None:
    table = Table()
    bearer = table.mine(monster(2, 2), lane=1)
    table.hand("CORONA DEL BRANCO")  # +2/+1
    table.play("CORONA DEL BRANCO", on=bearer)
    assert table.stats(bearer) == (4, 3)
    table.end_turn()
    assert table.stats(bearer) == (4, 3)


@pytest.mark.rule("LY-2.11")
def test_bonuses_add_to_the_printed_values() -> None:
    table = Table()
    bearer = table.mine(monster(1, 3), lane=1)
    table.hand("LAMA DENTATA")  # +2/+0
    table.play("LAMA DENTATA", on=bearer)
    assert table.stats(bearer) == (3, 3)
    assert (table.seen(bearer).attack, table.seen(bearer).defence) == (1, 3)


@pytest.mark.rule("LY-2.12")
@pytest.mark.parametrize("owner", [ME, THEM])
def test_example_john_with_the_katana(owner: int) -> None:
    table = Table()
    john = table.mine("JOHN", lane=1, owner=owner)
    table.hand("KATANA AMMAZZA DEMONI")
    table.play("KATANA AMMAZZA DEMONI", on=john)
    shown = table.seen(john)
    assert table.stats(john) == (shown.attack + 1, shown.defence + 2)
