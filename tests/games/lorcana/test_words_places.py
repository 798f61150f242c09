"""Words about locations: who was there when they left play, who moves for free; abilities that cost nothing."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import CHARACTER, LOCATION
from ludoteca.kernel.kinds import ABILITY
from ludoteca.kernel.yamls import Problem, Where
from tests.rules.lorcana.table import Table, action, character, location


def test_a_banished_location_speaks_of_those_who_were_there() -> None:
    table = Table()
    place = table.mine(
        location(
            3,
            "when(banished(this), ready(every(character, was_here)), gets(every(character, was_here), strength=2, "
            "until=this_turn), gain_lore(count(character, was_here)))",
        )
    )
    here = table.mine(character(1, 3), at=place, exerted=True)
    away = table.mine(character(1, 3), exerted=True)
    (deed,) = table.hand(action("banish(chosen(location))"))
    table.play(deed)
    assert (table.is_exerted(here), table.is_exerted(away)) == (False, True)
    assert (table.strength(here), table.strength(away)) == (3, 1)
    assert table.lore_of() == 1


def test_whoever_left_play_since_was_another_card() -> None:
    table = Table()
    place = table.mine(location(3, "when(banished(this), gain_lore(count(character, was_here)))"))
    hero = table.mine(character(1, 1), at=place)
    other = table.mine(character(1, 1), at=place)
    (deed,) = table.hand(action("banish(chosen(location))", "return_to_hand(chosen(character, yours))"))
    table.play(deed, hero)
    assert table.where(other) == "play"
    assert table.lore_of() == 1


def test_a_location_is_worth_more_while_its_guest_is_there() -> None:
    table = Table()
    place, other = table.mine(location(3, lore=1)), table.mine(location(3, lore=1))
    table.mine(character(1, 3, "always(gets(its_location, lore=1), given=is_(this, at_location))"), at=place)
    assert (table.lore_value(place), table.lore_value(other)) == (2, 1)


def test_such_characters_move_to_any_location_for_free() -> None:
    table = Table(ink=0)
    place = table.mine(location(3, move=2))
    table.mine(character(1, 3, 'always(move_free(character, yours, classed("Pirate")))'))
    pirate = table.mine(character(1, 3, classes=("Pirate",)))
    table.mine(character(1, 3))
    assert [option for option in table.options if option.startswith("move:")] == [f"move:{pirate}"]
    table.move(pirate, place)
    assert table.match.at[pirate] == place


def test_an_ability_without_a_price_is_used_once_a_turn() -> None:
    table = Table(ink=0)
    other = table.mine(location(3, move=5))
    place = table.mine(
        location(
            3,
            "use(then=move_to(chosen(character, here), chosen(location, yours, another), free=yes), once=yes)",
            move=5,
        )
    )
    hero = table.mine(character(), at=place)
    table.mine(character(), at=place)
    table.use(place, hero)
    assert table.match.at[hero] == other
    assert not any(option.startswith("use:") for option in table.options)
    table.until_turn_of(1)
    table.until_turn_of(0)
    assert any(option.startswith("use:") for option in table.options)


def test_an_ability_without_a_price_says_how_often() -> None:
    with pytest.raises(Problem, match="once=yes"):
        VOCABULARY.read("use(then=draw(1))", (ABILITY,), Where("test"))


SAID = [
    (
        LOCATION,
        "when(banished(this), ready(every(character, was_here)))",
        "quando questo luogo viene esiliato, prepara tutti i personaggi che erano in questo luogo",
        "when this location is banished, ready all characters that were here",
    ),
    (
        LOCATION,
        "use(then=move_to(chosen(character, here), chosen(location, yours, another), free=yes), once=yes)",
        "una volta durante il tuo turno, puoi spostare gratis un personaggio a tua scelta in questo luogo in un tuo "
        "altro luogo a tua scelta",
        "once during your turn, you may move chosen character here to another chosen location of yours for free",
    ),
    (
        CHARACTER,
        "always(gets(its_location, lore=1), given=is_(this, at_location))",
        "mentre questo personaggio si trova in un luogo, quel luogo riceve +1 {L}",
        "while this character is at a location, that location gets +1 {L}",
    ),
    (
        CHARACTER,
        'always(move_free(character, yours, classed("Pirate")))',
        "i tuoi personaggi Pirata possono spostarsi nei luoghi gratis",
        "your Pirate characters may move to locations for free",
    ),
    (
        CHARACTER,
        "when(healed(character, yours, strength(most=2)), draw(1))",
        "ogni volta che rimuovi 1 o più danni da uno dei tuoi personaggi con 2 {S} o inferiore, pesca una carta",
        "whenever you remove 1 or more damage from one of your characters with 2 {S} or less, draw a card",
    ),
]


@pytest.mark.parametrize(("kind", "text", "it", "en"), SAID, ids=[text for _, text, _, _ in SAID])
def test_they_read_as_cards_do(kind: int, text: str, it: str, en: str) -> None:
    SPEECH.begin(kind)
    made = VOCABULARY.read(text, (ABILITY,), Where("test"))
    assert (made.words().it, made.words().en) == (it, en)
