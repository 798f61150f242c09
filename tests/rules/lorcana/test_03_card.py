"""Le carte e le loro parti, as the quick-start rulebook shows them."""

import pytest

import ludoteca
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.shows.lookup import card_lines
from ludoteca.games.lorcana.state.cards import ACTION, CHARACTER, INKS, KINDS, LOCATION, RARITIES, Content, fold
from ludoteca.games.lorcana.state.view_types import InkView
from tests.games.lorcana.shelf import broken, lines
from tests.rules.lorcana.table import ME, Table, action, character, item, location, song

GAME = ludoteca.game("lorcana")
CONTENT = load_content()
CARDS = CONTENT.cards
FIRST = [card for card in CARDS if not card.reprint_of]


@pytest.mark.rule("LOR-CARD.01")
def test_every_card_is_of_one_of_four_types() -> None:
    assert KINDS == ("character", "action", "item", "location")
    assert len(CARDS) == 2040
    assert {KINDS[card.kind] for card in CARDS} == set(KINDS)


@pytest.mark.rule("LOR-CARD.02")
def test_only_characters_quest_and_challenge() -> None:
    table = Table()
    hero = table.mine(character())
    thing = table.mine(item())
    place = table.mine(location())
    table.theirs(character(), exerted=True)
    assert [option for option in table.options if option.startswith("quest:")] == [f"quest:{hero}"]
    assert [option for option in table.options if option.startswith("challenge:")] == [f"challenge:{hero}"]
    for other in (thing, place):
        assert table.refused(f"quest:{other}") == "LOR-QUEST.04"
        assert table.refused(f"challenge:{other}") == "LOR-CHAL.08"


@pytest.mark.rule("LOR-CARD.03")
def test_a_character_needs_no_abilities() -> None:
    table = Table()
    taffyta = table.mine("5-103")
    (other,) = table.hand("5-103")
    foe = table.theirs(character(0, 5), exerted=True)
    assert table.seen(taffyta).text == ()
    assert table.seen(taffyta).keywords == ()
    table.play(other)
    assert table.where(other) == "play"
    table.challenge(taffyta, foe)
    assert table.damage(foe) == 2
    table.end_turn()
    table.until_turn_of(ME)
    table.quest(taffyta)
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-CARD.04")
def test_an_item_stays_in_play_with_its_abilities() -> None:
    table = Table()
    (thing,) = table.hand(item("use(exert(this), then=gain_lore(1))"))
    table.play(thing)
    assert table.where(thing) == "play"
    table.use(thing)
    assert table.lore_of() == 1
    assert table.where(thing) == "play"


@pytest.mark.rule("LOR-CARD.05")
def test_an_action_happens_at_once_and_is_discarded() -> None:
    table = Table()
    foe = table.theirs(character(1, 3))
    (deed,) = table.hand(action("deal(2, chosen(character, opposing))"))
    table.play(deed)
    assert table.damage(foe) == 2
    assert table.where(deed) == "discard"
    assert table.player().discard[0].card == deed


@pytest.mark.rule("LOR-CARD.06")
def test_songs_are_actions_that_can_be_sung() -> None:
    songs = [card for card in CARDS if card.is_song]
    assert len(songs) > 50
    assert {card.kind for card in songs} == {ACTION}
    table = Table(ink=0)
    singer = table.mine(character(cost=3))
    (tune, deed) = table.hand(song("gain_lore(1)", cost=3), action("gain_lore(1)", cost=3))
    table.refused(f"sing:{deed}")
    table.sing(tune, singer)
    assert table.lore_of() == 1
    assert table.is_exerted(singer)


@pytest.mark.rule("LOR-CARD.07")
def test_a_location_stays_in_play_and_can_be_moved_to() -> None:
    table = Table()
    hero = table.mine(character())
    (place,) = table.hand(location(5, move=2))
    assert f"move:{hero}" not in table.options
    table.play(place)
    assert table.where(place) == "play"
    table.move(hero, place)
    assert table.seen(hero).at == place
    assert table.seen(place).here == (hero,)


@pytest.mark.rule("LOR-CARD.08")
def test_there_are_six_inks() -> None:
    assert set(INKS) == {"amber", "amethyst", "emerald", "ruby", "sapphire", "steel"}
    assert {ink for card in CARDS for ink in card.inks} == set(INKS)
    assert {len(card.inks) for card in CARDS} == {1, 2}


@pytest.mark.rule("LOR-CARD.34")
def test_every_card_is_found_by_its_name_as_its_first_printing() -> None:
    content = Content("by hand", CARDS)
    for card in CARDS:
        first = content.first_printing(content.by_id[card.id])
        assert content.find(card.full_name.en) == content.find(card.full_name.it) == first
        assert first in content.by_short_name[fold(card.name.en)]


@pytest.mark.rule("LOR-CARD.09", "LOR-CARD.34")
def test_printings_that_differ_in_rarity_and_number_are_one_card() -> None:
    assert set(RARITIES) == {"common", "uncommon", "rare", "super_rare", "legendary", "enchanted"}
    reprints = [card for card in CARDS if card.reprint_of]
    other_rarity = 0
    for card in reprints:
        first = CARDS[CONTENT.by_id[card.reprint_of]]
        assert CONTENT.first_printing(CONTENT.by_id[card.id]) == CONTENT.by_id[first.id]
        facts = ("kind", "inks", "cost", "inkable", "classes", "strength", "willpower", "lore", "move", "names")
        assert [getattr(card, fact) for fact in facts] == [getattr(first, fact) for fact in facts]
        assert [text for text, _ in card.ability_texts] in ([], [text for text, _ in first.ability_texts])
        other_rarity += card.rarity != first.rarity
    assert len(reprints) > 100
    assert other_rarity > 10
    assert broken(*lines("amethyst"), "3 1-42", "2 9-37") == ["LOR-DECK.06"]


@pytest.mark.rule("LOR-CARD.09", "LOR-CARD.34")
def test_two_printings_are_played_alike() -> None:
    """Robin Hood is super rare in one set and rare in another, with different numbers and pictures."""
    views = []
    for printing in ("1-157", "9-162"):
        table = Table()
        (robin,) = table.hand(printing)
        table.play(robin)
        views.append((table.seen(robin), table.options, table.kinds()))
    assert views[0] == views[1]


@pytest.mark.rule("LOR-CARD.10")
def test_the_cost_is_what_playing_takes() -> None:
    rich = Table(ink=3)
    (card,) = rich.hand(character(cost=3))
    rich.play(card)
    assert rich.ready_ink() == 0
    assert rich.player().ink == InkView(0, 3, 3)
    poor = Table(ink=2)
    (card,) = poor.hand(character(cost=3))
    assert poor.refused(f"play:{card}") == "LOR-PLAY.03"


@pytest.mark.rule("LOR-CARD.11")
def test_only_cards_with_the_icon_go_into_the_inkwell() -> None:
    table = Table()
    (plain, iconed) = table.hand(character(inkable=False), character(inkable=True))
    assert table.refused(f"ink:{plain}") == "LOR-INK.05"
    table.choose(f"ink:{iconed}")
    assert table.where(iconed) == "inkwell"
    assert 0 < sum(card.inkable for card in FIRST) < len(FIRST)


@pytest.mark.rule("LOR-CARD.12")
def test_characters_and_locations_have_a_version() -> None:
    for card in CARDS:
        assert card.name.en
        assert bool(card.version.en) == (card.kind in (CHARACTER, LOCATION))


@pytest.mark.rule("LOR-CARD.13")
def test_the_ink_of_a_card_is_shown() -> None:
    table = Table()
    elsa = table.mine("5-48")
    table.hand(character(inks=("ruby", "steel")))
    assert table.seen(elsa).inks == ("amethyst",)
    assert table.player().hand[0].inks == ("ruby", "steel")
    assert "Ametista" in " ".join(card_lines(table.seen(elsa), "it", {}))
    picture = GAME.draw(table.view(), [], "it")
    assert all(f'"#lo-{ink}"' in picture for ink in ("amethyst", "ruby", "steel"))
    assert '"#lo-emerald"' not in picture


@pytest.mark.rule("LOR-CARD.14")
def test_classifications_are_what_texts_refer_to() -> None:
    table = Table()
    villain = table.theirs(character(classes=("Storyborn", "Villain")))
    other = table.theirs(character(classes=("Storyborn", "Villain", "King")))
    table.theirs(character(classes=("Storyborn", "Hero")))
    table.theirs(character(name="Villain"))
    (deed,) = table.hand(action('banish(chosen(character, classed("Villain")))'))
    table.play(deed)
    assert table.targets() == {villain, other}


@pytest.mark.rule("LOR-CARD.15")
def test_the_text_of_an_action_is_no_ability() -> None:
    """An action in hand offers nothing but being played, and waits for nothing."""
    table = Table()
    hero = table.mine(character())
    (deed,) = table.hand(action("gain_lore(1)"))
    assert not [option for option in table.options if option.startswith("use:")]
    assert table.refused(f"use:{deed}/0") == "LOR-PLYR.05"
    table.quest(hero)
    assert table.lore_of() == 1
    script = table.match.script[deed]
    assert script.effect is not None
    assert not script.triggered
    assert not script.activated
    assert not script.statics


@pytest.mark.rule("LOR-CARD.16")
def test_the_same_ability_under_two_names_does_the_same() -> None:
    """Maximus and Prince Phillip (1-11, 1-138) have one ability under two names, which are no part of it."""
    told = []
    for card in ("1-11", "1-138"):
        table = Table()
        foe = table.theirs(character(3, 3))
        (hero,) = table.hand(card)
        table.play(hero, foe)
        assert table.strength(foe) == 1
        told.append(table.seen(hero).text)
    assert told[0] == told[1]


@pytest.mark.rule("LOR-CARD.17")
def test_strength_is_the_damage_of_a_challenge() -> None:
    table = Table()
    hero = table.mine(character(4, 9))
    foe = table.theirs(character(2, 9), exerted=True)
    table.challenge(hero, foe)
    assert table.damage(foe) == 4
    assert table.damage(hero) == 2


@pytest.mark.rule("LOR-CARD.18")
@pytest.mark.parametrize(("willpower", "ends"), [(3, "discard"), (4, "play")])
def test_damage_up_to_the_willpower_banishes(willpower: int, ends: str) -> None:
    table = Table()
    foe = table.theirs(character(1, willpower), damage=2)
    place = table.theirs(location(willpower), damage=2)
    (deed,) = table.hand(action("deal(1, every(character, opposing))", "deal(1, every(location))"))
    assert table.where(foe) == table.where(place) == "play"
    table.play(deed)
    assert table.where(foe) == table.where(place) == ends


@pytest.mark.rule("LOR-CARD.19")
def test_a_quest_yields_the_lore_value() -> None:
    table = Table()
    hero = table.mine(character(1, 1, lore=2))
    table.quest(hero)
    assert table.lore_of() == 2


@pytest.mark.rule("LOR-CARD.20")
def test_a_location_yields_its_lore_when_its_players_turn_starts() -> None:
    table = Table()
    table.mine(location(5, lore=1))
    table.end_turn()
    assert table.lore_of() == 0
    table.end_turn()
    assert table.lore_of() == 1
    assert table.lore_of(1) == 0


@pytest.mark.rule("LOR-CARD.21")
def test_elsa_of_the_rulebook() -> None:
    table = Table(ink=5)
    (elsa,) = table.hand("5-48")
    foe = table.theirs(character(1, 3))
    other = table.theirs(character(1, 3))
    table.play(elsa, foe)
    assert table.ready_ink() == 0
    assert table.is_exerted(foe)
    assert not table.is_exerted(other)
    assert CARDS[CONTENT.by_id["5-48"]].inkable
    table.challenge(elsa, foe)
    assert table.damage(foe) == 2


@pytest.mark.rule("LOR-CARD.22")
def test_what_a_location_has() -> None:
    places = [card for card in FIRST if card.kind == LOCATION]
    assert len(places) > 30
    for card in places:
        assert min(card.cost, card.move, card.lore) >= 0
        assert card.willpower > 0
        assert card.strength == -1
    assert {bool(card.ability_texts) for card in places} == {True, False}
    assert {card.lore == 0 for card in places} == {True, False}


@pytest.mark.rule("LOR-CARD.23")
def test_every_figure_has_its_sign_and_is_said_in_words() -> None:
    table = Table()
    hero = table.mine(character(3, 4, lore=2, cost=6, name="Hero"), exerted=True)
    place = table.mine(location(7, move=5, lore=1, name="Home"))
    table.hand(item("use(exert(this), then=draw(1))", inkable=True))
    view = table.view()
    picture = GAME.draw(view, [], "en")
    for sign in (
        '"#lo-strength"',
        '"#lo-willpower"',
        '"#lo-lore"',
        '"#lo-turned"',
        '"#lo-move"',
        'class="well"',
        '"#lo-hex"',
    ):
        assert sign in picture
    assert ">5<" in picture
    shown = (table.seen(hero), table.seen(place), table.player().hand[0])
    said = [" ".join(card_lines(card, "en", {})) for card in shown]
    for words in ("cost 6", "Strength 3", "Willpower 4", "lore 2", "exerted"):
        assert words in said[0]
    for words in ("move cost 5", "Willpower 7", "lore 1"):
        assert words in said[1]
    for words in ("can go into the inkwell", "Exert — Draw a card"):
        assert words in said[2]
