"""The core set: what the rulebook says of the box is what the box holds, and what is on the cards makes sense."""

from __future__ import annotations

import re

import pytest

from ludoteca.games.synchro.effects.deeds.base import Deed
from ludoteca.games.synchro.effects.deeds.coins import Coins, DamageAll, HealAll, PayCoins, Potions
from ludoteca.games.synchro.effects.deeds.heroes import DiscardHighest, GainHero, LevelUp, LevelUpAll, MaxParty
from ludoteca.games.synchro.effects.deeds.items import RandomItem, RandomUpgradedItem
from ludoteca.games.synchro.effects.deeds.shards import SpendShards, TakeShards
from ludoteca.games.synchro.effects.deeds.skills import ReplaceSkills, UpgradeSkill
from ludoteca.games.synchro.effects.text import Text
from ludoteca.games.synchro.packs.reading import CORE, check_pack, load_content
from ludoteca.games.synchro.state.cards import (
    BLUE,
    BOARDS,
    CHANGES,
    COLOURS,
    DIE,
    GREEN,
    MAGE,
    MAX_LEVEL,
    OCCASIONS,
    RANGER,
    RED,
    SKILL_PICK,
    TRANSPARENT,
    UPGRADE,
    WARRIOR,
    Ability,
    Content,
)
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.packs import SOURCES
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import read_yaml


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def test_the_core_set_is_sound() -> None:
    assert [str(problem) for problem in check_pack(CORE)] == []


# -- the pieces --------------------------------------------------------------------------------------------------------


def test_the_pieces_of_the_box(content: Content) -> None:
    """SH-1.01 to SH-1.12: the lists are as long as the box says."""
    pieces = content.components
    assert len(content.heroes) == pieces["hero_cards"] == pieces["hero_standees"] == 30
    monsters = [monster for monster in content.monsters if not monster.celestial]
    assert sum(monster.copies for monster in monsters) == pieces["monster_cards"] == 48
    assert len(content.celestials) == pieces["celestial_cards"] == 4
    assert len(content.tiles) == pieces["journal_tiles"] == 14
    assert len(content.items) == pieces["item_cards"] == 30
    assert len(content.skills) == pieces["skill_tiles"] == 50
    assert content.tracks.shards_per_colour * len(COLOURS) == pieces["shards"] == 28
    assert pieces["hero_boards"] == pieces["monster_boards"] == pieces["level_trackers"] == BOARDS
    assert (pieces["initiative_boxes"], pieces["damage_dice"], pieces["monster_action_dice"]) == (2, 16, 5)
    assert (pieces["stun_silence_tokens"], pieces["potion_tokens"]) == (8, 4)
    assert (pieces["shield_tokens_of_1"], pieces["shield_tokens_of_5"]) == (20, 20)
    assert (pieces["coins_of_1"], pieces["coins_of_5"], pieces["coins_of_10"]) == (10, 10, 5)


def test_heroes_by_class(content: Content) -> None:
    """SH-2.05, SH-5.01: six Legendary Heroes are not in the deck."""
    assert (content.common.bit_count(), content.legendary.bit_count()) == (24, 6)
    assert content.common & content.legendary == 0
    for number in (MAGE, WARRIOR, RANGER):
        of_class = [hero for hero in content.heroes if hero.hero_class == number]
        assert [hero.legendary for hero in of_class].count(True) == 2
        assert len(of_class) == 10


def test_the_classes(content: Content) -> None:
    """SH-12.01 to SH-12.04, SH-13.03."""
    assert [(known.id, known.colour) for known in content.classes] == [
        ("mage", BLUE),
        ("warrior", RED),
        ("ranger", GREEN),
    ]
    assert [known.added for known in content.classes] == [False, False, True]
    assert content.classes[RANGER].node == -1
    assert content.classes[MAGE].text.it == "Con l'Attacco Base: CLV danni a un altro nemico a scelta."
    assert content.classes[WARRIOR].text.it == "Con l'Attacco Base: ottieni CLV Scudi."


def test_skills_by_colour(content: Content) -> None:
    """SH-4.04, SH-A.79: ten tiles ask for two colours, in each of the three pairs."""
    by_colour = [len([skill for skill in content.skills if skill.colour == colour]) for colour in range(4)]
    assert by_colour == [16, 16, 16, 2]
    pairs = []
    for skill in content.skills:
        assert skill.cost[skill.colour] == max(skill.cost)
        assert 1 <= skill.size == sum(skill.cost) <= 3
        colours = [colour for colour in range(4) if skill.cost[colour]]
        if len(colours) > 1:
            pairs.append(tuple(colours))
    assert len(pairs) == 10
    assert set(pairs) == {(RED, BLUE), (RED, GREEN), (BLUE, GREEN)}


def test_monsters(content: Content) -> None:
    """SH-2.14, SH-5.04, SH-15.04, SH-15.05: five decks; each value of the die selects one action."""
    assert [sum(content.monsters[card].copies for card in level) for level in content.of_level] == [
        0,
        12,
        12,
        10,
        10,
        4,
    ]
    for monster in content.monsters:
        rows = [monster.row_of[value] for value in range(1, DIE + 1)]
        assert rows == sorted(rows)
        assert set(rows) == set(range(len(monster.actions)))
        assert monster.row_of[0] == -1
        assert monster.basic_attack == (10 if monster.celestial else 2 * monster.level)
        assert bool(monster.ability.text.it) == monster.celestial, "SH-17.07"
    assert [number for number, monster in enumerate(content.monsters) if monster.celestial] == content.celestials
    assert content.celestials == list(range(len(content.monsters) - 4, len(content.monsters)))


def test_the_example_of_the_rulebook(content: Content) -> None:
    """SH-15.06: with a 4, 4 damage to all Heroes."""
    monster = content.monsters[content.find_monster("Negromante Novizio")]
    assert monster.actions[monster.row_of[4]].text.it == "4 danni a tutti gli Eroi."
    assert monster.sources["action_on_die_4"] == "rulebook"


# -- the journey -------------------------------------------------------------------------------------------------------


def test_the_map(content: Content) -> None:
    """SH-2.02, SH-2.04, SH-9.06: a tile for every book; every way goes to the right or down."""
    assert content.cities[content.start].id == "luminaria"
    assert content.cities[content.goal].id == "stellaris"
    assert len(content.cities) == 16
    for colour in range(4):
        assert len([city for city in content.cities if city.book == colour]) == len(content.of_book[colour])
    for number, city in enumerate(content.cities):
        assert bool(city.roads) == (number != content.goal)
        assert set(city.canals) <= set(city.roads)
        for there in city.roads:
            other = content.cities[there]
            assert other.x >= city.x
            assert other.y >= city.y
            assert (other.x, other.y) != (city.x, city.y)


def test_the_tiles(content: Content) -> None:
    """SH-6.01 to SH-6.06; the city of the examples: SH-9.10 to SH-9.12."""
    for tile in content.tiles:
        assert len(tile.monsters) == 4
        assert len(tile.landmarks) == len(tile.times) == len(set(tile.landmarks)) == 3
        assert tile.coins > 0
    shown = content.tiles[content.find_tile("SH-T-B1")]
    assert (shown.monsters, shown.coins) == ([1, 2, 2, 2], 6)
    tavern = shown.landmarks.index(content.find_landmark("Taverna"))
    assert shown.times[tavern] == 3
    assert {number for tile in content.tiles for number in tile.landmarks} == set(range(len(content.landmarks)))


def test_the_landmarks(content: Content) -> None:
    """SH-19.02 to SH-19.50: what each of them does, deed by deed."""
    deeds = {landmark.id: [plain(deed) for deed in landmark.deeds] for landmark in content.landmarks}
    assert len(deeds) == 19
    assert deeds["grande_cascata"] == [(DamageAll, 5), (Coins, 8)]
    assert deeds["chiesa"] == [(Potions, 2), (HealAll,)]
    assert deeds["altare"] == [(ReplaceSkills, 5, 3)]
    assert deeds["campo_fiorito"] == [(TakeShards, 1, TRANSPARENT)]
    assert deeds["abisso"] == [(DiscardHighest,), (LevelUpAll, 3), (MaxParty, 3)]
    lake = content.landmarks[content.find_landmark("Lago di Mana")].deeds[0]
    assert isinstance(lake, SpendShards)
    assert lake.costs == [1, 2, 3, 4, 5, 6, 8]
    assert [plain(part) for part in lake.parts] == [
        (Coins, 2),
        (Coins, 3),
        (Potions, 1),
        (RandomItem, 1),
        (LevelUp, 1),
        (RandomItem, 2),
        (RandomUpgradedItem, 1),
    ]
    statue = content.landmarks[content.find_landmark("Statua")].deeds
    assert plain(statue[0]) == (PayCoins, 2)
    assert [type(part) for part in statue[1].parts] == [
        Coins,
        RandomItem,
        UpgradeSkill,
        LevelUp,
        GainHero,
        Coins,
    ]
    dungeons = [landmark.id for landmark in content.landmarks if landmark.dungeon is not None]
    assert dungeons == ["dungeon"]


def plain(deed: Deed) -> tuple[object, ...]:
    """What it is, and its numbers."""
    numbers = [getattr(deed, name) for name in ("number", "drawn", "most", "price", "colour") if hasattr(deed, name)]
    return type(deed), *numbers


def test_the_tracks(content: Content) -> None:
    """SH-5.18, SH-7.01 to SH-7.05, SH-14.04, SH-14.05, SH-18.04 to SH-18.15."""
    tracks = content.tracks
    assert [row.level for row in tracks.levels] == list(range(1, MAX_LEVEL + 1))
    assert [row.shards for row in tracks.levels] == [2, 2, 2, 2, 3, 3, 3]
    assert [row.reward for row in tracks.levels] == [SKILL_PICK] * 4 + [UPGRADE] * 3
    assert [row.max_hp for row in tracks.levels] == [16, 16, 20, 20, 25, 25, 30]
    assert [row.cost for row in tracks.levels] == [1, 1, 2, 2, 3, 3, 0]
    assert len(tracks.wheel) == 12
    assert tracks.last_time == 47
    assert [season.en for season in tracks.seasons] == ["Spring", "Summer", "Autumn", "Winter"]
    assert (tracks.village_time, tracks.retreat_time, tracks.round_time) == (3, 5, 1)
    assert (tracks.storage, tracks.reserve, tracks.heroes_drawn, tracks.starting_coins) == (5, 2, 7, 8)
    prices = (tracks.invite_cost, tracks.master_cost, tracks.change_cost, tracks.rest_cost, tracks.potion_cost)
    assert prices == (8, 8, 4, 1, 2)
    assert (tracks.elite_coins, tracks.marble_damage, content.goal_monsters) == (2, 3, [4, 4, 4])


# -- texts -------------------------------------------------------------------------------------------------------------


def all_texts(content: Content) -> list[tuple[int, Phrase]]:
    """Programme numbers with the words of the card."""
    found = [(skill.nodes[side], skill.texts[side]) for skill in content.skills for side in (0, 1)]
    found += [(action.node, action.text) for monster in content.monsters for action in monster.actions]
    for ability in all_abilities(content):
        found += [(triggered.node, ability.text) for triggered in ability.triggers]
    found += [(known.node, known.text) for known in content.classes if known.node >= 0]
    return found


def all_abilities(content: Content) -> list[Ability]:
    sides = [side for hero in content.heroes for side in hero.sides]
    sides += [side for item in content.items for side in item.sides]
    return sides + [monster.ability for monster in content.monsters if monster.celestial]


def test_every_text_has_its_place_in_the_programme_and_its_words(content: Content) -> None:
    texts = all_texts(content)
    for node, said in texts:
        text = content.programme[node]
        assert isinstance(text, Text)
        assert text.number == node
        assert said.it.endswith(".")
        assert said.it != said.en
        assert "{" not in said.it + said.en
    assert len({node for node, _ in texts}) == len(texts)
    roots = [node for node in content.programme if isinstance(node, Text)]
    assert len(roots) == len(texts), "nothing in the programme that no card has"


def test_every_ability_does_something(content: Content) -> None:
    for ability in all_abilities(content):
        assert ability.statics or ability.triggers
        assert ability.text.it
        assert ability.text.en
        mask = 0
        for triggered in ability.triggers:
            mask |= 1 << triggered.occasion
        assert ability.occasions == mask


def test_every_word_of_the_language_is_on_a_card(content: Content) -> None:
    """Effects, occasions and changes of the core set: nothing is there for nobody."""
    used = {type(node).__name__ for node in content.programme if isinstance(node, Effect)}
    assert used == {
        "Text", "Damage", "LoseShield", "Shield", "Heal", "GainCoins", "Shift", "Swap", "Burn", "Refill",
        "ChooseShards", "Reroll", "Stun", "Silence",
    }  # fmt: skip
    abilities = all_abilities(content)
    assert {part.occasion for ability in abilities for part in ability.triggers} == set(range(len(OCCASIONS)))
    assert {part.change for ability in abilities for part in ability.statics} == set(range(len(CHANGES)))


def shape(text: str) -> str:
    """Words without their figures; positions are not figures."""
    amounts = r"(?<!P)\b(?:\d+×)?(?:C?LV|\d+)(?:\+(?:\d+|C?LV))*\b"
    return re.sub(r"danno\b", "danni", re.sub(r"Scudo\b", "Scudi", re.sub(amounts, "n", text)))


def same_words(cards_said: dict[str, list[str]]) -> list[tuple[str, str, str]]:
    """Cards of which one says what another says, apart from figures."""
    found = []
    by_words: dict[str, str] = {}
    for card, sides in cards_said.items():
        for words in {shape(side) for side in sides}:
            if words in by_words:
                found.append((by_words[words], card, words))
            by_words[words] = card
    return found


def test_every_hero_and_item_has_an_ability_of_its_own(content: Content) -> None:
    """Not even with other figures does one card do what another does, on either side, in either language."""
    bearers = {card.id: card.sides for card in [*content.heroes, *content.items]}
    assert len(bearers) == 60
    assert same_words({id: [side.text.it for side in sides] for id, sides in bearers.items()}) == []
    assert same_words({id: [side.text.en for side in sides] for id, sides in bearers.items()}) == []


def test_every_skill_does_something_of_its_own(content: Content) -> None:
    said = {skill.id: skill.texts for skill in content.skills}
    assert same_words({id: [text.it for text in texts] for id, texts in said.items()}) == []
    assert same_words({id: [text.en for text in texts] for id, texts in said.items()}) == []


def test_figures_make_no_difference_of_their_own() -> None:
    assert shape("2×LV+3 danni al nemico in P2.") == shape("1 danno al nemico in P2.") == "n danni al nemico in P2."
    assert same_words({"a": ["CLV Scudi.", "4 Scudi."], "b": ["1 Scudo."]}) == [("a", "b", "n Scudi.")]
    assert same_words({"a": ["1 danno in P1."], "b": ["1 danno in P2."]}) == []


def test_heroes_are_spoken_to_and_monsters_are_spoken_of(content: Content) -> None:
    """No card changes person, or takes a heroine for a hero."""
    spoken_to = [side.text.it for card in [*content.heroes, *content.items] for side in card.sides]
    spoken_to += [text.it for skill in content.skills for text in skill.texts]
    third = r"(?i)\b(spinge|stordisce|rimuove|subisce|sconfigge|esegue|sale di livello|può scambiare|sue|propri|sé)\b"
    assert [text for text in spoken_to if re.search(third, text)] == []
    spoken_of = [action.text.it for monster in content.monsters for action in monster.actions]
    spoken_of += [monster.ability.text.it for monster in content.monsters]
    second = r"(?i)\b(spingi|stordisci|rimuovi|subisci|sconfiggi|ottieni|puoi|tue|tuoi|ti)\b"
    assert [text for text in spoken_of if re.search(second, text)] == []
    assert [text for text in spoken_to + spoken_of if "sé stess" in text] == []


def test_no_sentences_are_stored() -> None:
    """Words are made from what cards do."""
    for path in sorted(CORE.rglob("*.yaml")):
        for kind, entries in read_yaml(path).items():
            if isinstance(entries, list):
                for entry in entries:
                    assert not {"text", "it", "en", "ability_text"} & set(entry), f"{path.name} {kind}"


@pytest.mark.parametrize(
    ("name", "side", "it", "en"),
    [
        ("Liona", 0, "In P1 o P2 l'Attacco Base infligge +1 danno.", "In P1 or P2 the Basic Attack deals +1 damage."),
        (
            "Kaira Spinarossa",
            1,
            "Quando subisci danni: 2×CLV danni a chi ti ha colpito (una volta per round).",
            "When you take damage: 2×CLV damage to the attacker (once per round).",
        ),
        (
            "Mastro Pennadoca",
            0,
            "A inizio turno, se hai al massimo 1 Frammento: Riempi 1 Frammento.",
            "At turn start, if you have at most 1 Shard: Refill 1 Shard.",
        ),
        (
            "Vela",
            1,
            "L'Attacco Base può mirare a un nemico a scelta. L'Attacco Base infligge +2 danni.",
            "The Basic Attack may target any enemy. The Basic Attack deals +2 damage.",
        ),
    ],
)
def test_words_of_heroes(content: Content, name: str, side: int, it: str, en: str) -> None:
    text = content.heroes[content.find_hero(name)].sides[side].text
    assert (text.it, text.en) == (it, en)


@pytest.mark.parametrize(
    ("name", "it", "en"),
    [
        (
            "Esecuzione",
            "LV+3 danni al nemico più avanzato (+LV se ha perso almeno metà dei PS).",
            "LV+3 damage to the front enemy (+LV if it has lost at least half of its HP).",
        ),
        (
            "Salto Evasivo",
            "Puoi scambiare posizione con un alleato qualsiasi; ottieni LV+2 Scudi; LV danni al nemico più arretrato.",
            "You may swap position with any ally; gain LV+2 Shields; LV damage to the rear enemy.",
        ),
        (
            "Inversione",
            "CLV+1 danni al nemico più arretrato; Tira di 3 quel nemico.",
            "CLV+1 damage to the rear enemy; Pull that enemy by 3.",
        ),
    ],
)
def test_words_of_skills(content: Content, name: str, it: str, en: str) -> None:
    text = content.skills[content.find_skill(name)].texts[0]
    assert (text.it, text.en) == (it, en)


def test_words_of_landmarks(content: Content) -> None:
    text = content.landmarks[content.find_landmark("Volcano")].text
    assert text.it == (
        "Scartate un Oggetto: un Eroe a scelta sale di 1 livello; se è potenziato, invece ottenete 1 Oggetto casuale "
        "potenziato e tutti gli Eroi salgono di 1 livello."
    )
    for landmark in content.landmarks:
        assert landmark.text.it != landmark.text.en
        assert landmark.source == "rulebook"


# -- sources and names -------------------------------------------------------------------------------------------------


def test_every_value_says_where_it_comes_from(content: Content) -> None:
    said = [hero.sources for hero in content.heroes] + [skill.sources for skill in content.skills]
    said += [item.sources for item in content.items] + [monster.sources for monster in content.monsters]
    said += [tile.sources for tile in content.tiles] + [row.sources for row in content.tracks.levels]
    said.append(content.tracks.sources)
    for sources in said:
        assert sources
        assert set(sources.values()) <= set(SOURCES)
    for hero in content.heroes:
        assert {"name", "title", "class", "normal", "upgraded"} <= set(hero.sources)
    assert content.heroes[content.find_hero("Liona")].sources["name"] == "rulebook"
    assert content.heroes[content.find_hero("Liona")].sources["normal"] == "designed"
    assert {city.source for city in content.cities} == {"rulebook", "designed"}


def test_names_are_found_in_either_language(content: Content) -> None:
    assert content.find_skill("fireball") == content.find_skill("Palla di Fuoco") >= 0
    assert content.find_item("OG12") == content.find_item("Crown of Thorns") >= 0
    assert content.find_monster("solarion") == content.find_monster("SH-C-01") >= 0
    assert content.find_city("dune ardenti") >= 0
    nobody = [content.find_hero("nobody"), content.find_skill("none"), content.find_tile("SH-T-X9")]
    assert nobody == [-1, -1, -1]
    ids = [hero.id for hero in content.heroes] + [skill.id for skill in content.skills]
    ids += [item.id for item in content.items] + [monster.id for monster in content.monsters]
    ids += [tile.id for tile in content.tiles] + [landmark.id for landmark in content.landmarks]
    assert len(set(ids)) == len(ids)
