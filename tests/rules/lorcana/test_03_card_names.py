"""Le carte e le loro parti, in the comprehensive rules: inks, names, and what makes a card a character."""

from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.lorcana.effects.language.filters import Named
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.cards import CHARACTER, single_names
from ludoteca.kernel.texts import Phrase
from tests.rules.lorcana.table import Table, action, character, item, song

CONTENT = load_content()
CARDS = CONTENT.cards
FACTS = {
    "id": '"90-1"',
    "name": "{it: Prova, en: Sample}",
    "version": "{it: Di Prova, en: Of a Test}",
    "type": "location",
    "inks": "[amber]",
    "cost": "2",
    "move": "1",
    "willpower": "5",
}


def problems(folder: Path, **changed: str) -> list[str]:
    """What is wrong with a pack of one location, some of its facts being other ones; "" leaves a fact out."""
    (folder / "cards").mkdir(parents=True)
    (folder / "pack.yaml").write_text("game: lorcana\npack: prova\nname: {it: Prova, en: Test}\n", encoding="utf-8")
    facts = ", ".join(f"{key}: {value}" for key, value in {**FACTS, **changed}.items() if value)
    (folder / "cards" / "prova.yaml").write_text(f"cards:\n  - {{{facts}}}\n", encoding="utf-8")
    return [problem.message for problem in ludoteca.game("lorcana").check_pack(folder)]


@pytest.mark.rule("LOR-CARD.12", "LOR-CARD.22")
@pytest.mark.parametrize("missing", ["version", "cost", "move", "willpower"])
def test_a_location_that_lacks_something_is_rejected(missing: str, tmp_path: Path) -> None:
    assert problems(tmp_path / "whole") == []
    assert any(repr(missing) in problem for problem in problems(tmp_path / "lacking", **{missing: ""}))


@pytest.mark.rule("LOR-CARD.01", "LOR-CARD.08", "LOR-CARD.31")
def test_unknown_types_and_inks_and_characters_without_classes_are_rejected(tmp_path: Path) -> None:
    (problem,) = problems(tmp_path / "type", type="spell", move="", willpower="", version="", abilities="['draw(1)']")
    assert "character, action, item, location" in problem
    (problem,) = problems(tmp_path / "rest", type="spell")
    assert "character, action, item, location" in problem, "what depends on the type is not judged"
    (problem,) = problems(tmp_path / "ink", inks="[gold]")
    assert "'gold' is not an ink type" in problem
    (problem,) = problems(tmp_path / "person", type="character", move="", strength="1", lore="1")
    assert "at least one classification" in problem


@pytest.mark.rule("LOR-CARD.24")
def test_a_card_of_two_inks_counts_as_each() -> None:
    table = Table()
    both = table.theirs(character(1, 3, inks=("amber", "steel")))
    plain = table.theirs(character(1, 3, inks=("steel",)))
    table.theirs(character(1, 3, inks=("ruby",)))
    steel, amber = table.hand(
        action('deal(1, every(character, of_ink("steel")))'), action('deal(1, every(character, of_ink("amber")))')
    )
    table.play(steel)
    assert (table.damage(both), table.damage(plain)) == (1, 1)
    table.play(amber)
    assert (table.damage(both), table.damage(plain)) == (2, 1)


@pytest.mark.rule("LOR-CARD.25")
def test_names_are_compared_whole_and_without_the_version() -> None:
    table = Table()
    puppies = table.discarded("7-160", "3-8")  # Lucky, in two versions
    table.discarded("3-165", "4-69")  # Lucky Dime; Cri-Kee - Lucky Cricket
    (deed,) = table.hand(action('return_to_hand(chosen(card, in_discard, named("Lucky")))'))
    table.play(deed)
    assert table.targets() == set(puppies)


@pytest.mark.rule("LOR-CARD.25")
def test_the_name_counts_in_every_zone() -> None:
    table = Table()
    top, below = table.deck("3-165", "7-160")
    (held,) = table.hand("3-8")
    (reveal, free) = table.hand(
        action('look(2, take(any, named("Lucky"), to=hand, shown=yes), rest=bottom)'),
        action('play(named("Lucky"), free=yes)'),
    )
    table.play(reveal)
    assert table.targets() == {below}
    table.choose(f"target:{below}")
    if "done" in table.options:
        table.choose("done")
    assert table.where(below) == "hand"
    assert table.where(top) == "deck"
    table.play(free)
    assert table.options == [f"target:{held}", f"target:{below}"]


@pytest.mark.rule("LOR-CARD.26")
def test_name_and_version_make_the_full_name() -> None:
    first, second = (CARDS[CONTENT.by_id[id]] for id in ("7-160", "3-8"))
    assert first.name == second.name
    assert first.full_name.en == "Lucky - Runt of the Litter"
    assert second.full_name.en == "Lucky - The 15th Puppy"
    firsts = [card.full_name.en for card in CARDS if not card.reprint_of]
    assert len(set(firsts)) == len(firsts)


@pytest.mark.rule("LOR-CARD.27")
@pytest.mark.parametrize("name", ["Flotsam", "Jetsam", "Flotsam & Jetsam"])
def test_two_names_joined_make_three(name: str) -> None:
    table = Table()
    eels = table.theirs("4-44")
    alone = table.theirs(character(1, 3, name="Flotsam"))
    (deed,) = table.hand(action(f'deal(1, every(character, named("{name}")))'))
    table.play(deed)
    assert table.damage(eels) == 1
    assert table.damage(alone) == (1 if name == "Flotsam" else 0)


@pytest.mark.rule("LOR-CARD.27")
@pytest.mark.parametrize(
    ("english", "italian", "names"),
    [
        ("Flotsam & Jetsam", "Flotsam e Jetsam", [("Flotsam", "Flotsam"), ("Jetsam", "Jetsam")]),
        ("Salt & Pepper", "Sale ed Erbe", [("Sale", "Salt"), ("Erbe", "Pepper")]),
        ("Huey, Dewey & Louie", "Qui, Quo e Qua", [("Qui", "Huey"), ("Quo", "Dewey"), ("Qua", "Louie")]),
        ("Fix-It Felix, Jr. & Ralph", "Felix e Ralph", [("Felix", "Fix-It Felix, Jr."), ("Ralph", "Ralph")]),
        ("Huey, Dewey & Louie", "I Nipotini", [("Huey", "Huey"), ("Dewey", "Dewey"), ("Louie", "Louie")]),
        ("Heffalumps and Woozles", "Efelanti e Noddole", []),
        ("Fix-It Felix, Jr.", "Felix Aggiustatutto Jr.", []),
    ],
)
def test_the_names_that_are_joined_in_one(english: str, italian: str, names: list[tuple[str, str]]) -> None:
    assert [(name.it, name.en) for name in single_names(Phrase(italian, english))] == names


@pytest.mark.rule("LOR-CARD.27")
def test_a_single_name_is_told_in_italian_too() -> None:
    """Tweedledee is on no card alone: its Italian name is known from the card that has both."""
    assert Named(["Tweedledee"]).said() == Phrase("Pinco Panco", "Tweedledee")


@pytest.mark.rule("LOR-CARD.28")
def test_a_character_of_several_names_counts_once() -> None:
    table = Table()
    table.mine("4-44")
    (deed,) = table.hand(action('gain_lore(count(character, yours, named("Flotsam", "Jetsam")))'))
    table.play(deed)
    assert table.lore_of() == 1
    assert len(table.player().characters) == 1


@pytest.mark.rule("LOR-CARD.29")
@pytest.mark.parametrize("name", ["Chip", "Dale"])
def test_chip_n_dale_are_two_names(name: str) -> None:
    table = Table()
    rangers = table.theirs("6-14")
    (deed,) = table.hand(action(f'deal(1, chosen(character, named("{name}")))'))
    table.play(deed)
    assert table.damage(rangers) == 1


@pytest.mark.rule("LOR-CARD.30")
def test_a_card_is_a_character_only_in_play() -> None:
    table = Table()
    (gone,) = table.discarded(character(name="Gone"))
    (held,) = table.hand(character(name="Held"))
    (deed, rescue) = table.hand(
        action("banish(chosen(character))", "gain_lore(count(character))"),
        action("return_to_hand(chosen(character, in_discard))"),
    )
    table.play(deed)
    assert table.where(deed) == "discard"
    assert (table.where(gone), table.where(held)) == ("discard", "hand")
    assert table.lore_of() == 0
    table.play(rescue)
    assert table.where(gone) == "hand"


@pytest.mark.rule("LOR-CARD.30")
def test_items_in_the_discard_are_no_items() -> None:
    table = Table()
    table.discarded(item())
    (deed,) = table.hand(action("gain_lore(count(item))"))
    table.mine(item())
    table.play(deed)
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-CARD.31")
def test_every_character_has_strength_willpower_and_classes() -> None:
    people = [card for card in CARDS if card.kind == CHARACTER]
    assert len(people) > 1000
    for card in people:
        assert card.strength >= 0
        assert card.willpower > 0
        assert card.classes
        assert "Song" not in card.classes


@pytest.mark.rule("LOR-CARD.32")
def test_floodborn_is_a_classification_like_any_other() -> None:
    table = Table()
    table.mine(character(1, 3, 'when(plays(character, classed("Floodborn")), gain_lore(1))'))
    base = table.mine(character(name="Elsa"))
    paid, shifted, story = table.hand(
        character(name="Elsa", classes=("Floodborn", "Queen")),
        character(name="Elsa", classes=("Floodborn", "Queen"), keywords=["shift(1)"]),
        character(name="Elsa", classes=("Storyborn", "Queen")),
    )
    table.play(story)
    assert table.lore_of() == 0
    table.play(paid)
    assert table.lore_of() == 1
    table.choose(f"shift:{shifted}", f"target:{base}")
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-CARD.33")
def test_a_song_is_a_song_however_it_is_paid_for() -> None:
    table = Table()
    table.mine(character(1, 3, "when(plays(action, non(song)), gain_lore(1))"))
    table.mine(character(1, 3, "when(plays(song), gain_lore(5))"))
    tune, deed = table.hand(song("draw(1)", cost=3), action("draw(1)"))
    table.play(tune)
    assert table.lore_of() == 5
    table.play(deed)
    assert table.lore_of() == 6
