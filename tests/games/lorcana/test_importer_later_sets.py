"""English rules text of later sets: cards under cards, new classifications, odd names and signs; invented sentences."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.packs.importer.abilities import read_ability, read_effects, read_keywords
from ludoteca.games.lorcana.packs.importer.checking import unreadable
from ludoteca.games.lorcana.packs.importer.cursor import Refused
from ludoteca.games.lorcana.packs.importer.lines import abilities_of

CLASSES = frozenset({"Baker", "Weaver"})


def ability(text: str, kind: str = "character") -> str:
    found = [str(one) for one in read_ability(text, kind, CLASSES)]
    assert unreadable(kind, [], found) == []
    return " ; ".join(found)


def effects(text: str) -> str:
    found = [str(one) for one in read_effects(text, CLASSES)]
    assert unreadable("action", [], found) == []
    return " ; ".join(found)


UNDER = [
    ("While there's a card under this character, she gains Alert.",
     "always(gains(this, alert), given=at_least(count(card, under_this), 1))"),
    ("While there are no cards under this character, she gains Bodyguard.",
     "always(gains(this, bodyguard), given=is_(this, over_nothing))"),
    ("While you have 4 or more cards under your characters, this character gets +4 {S}.",
     "always(gets(this, strength=4), given=at_least(under_of(every(character, yours)), 4))"),
    ("When you play this character, if there's a card under one of your locations, gain 3 lore.",
     "when(plays(this), given(have(location, over_card), gain_lore(3)))"),
    ("At the end of your turn, if you've put a card under her this turn, draw 3 cards.",
     "when(end_of_turn, given(is_(this, boosted_this_turn), draw(3)))"),
    ("At the end of your turn, if this character quested this turn, draw 3 cards.",
     "when(end_of_turn, given(is_(this, quested_this_turn), draw(3)))"),
    ("Whenever this character quests, you may put a card from under him into your discard to draw 3 cards.",
     "when(quests(this), may(to(put_in_discard(chosen(card, under_this)), draw(3))))"),
    ("Whenever one of your other characters is banished, you may put that card facedown under this character.",
     "when(banished(character, yours, other), may(put_under(cause, this)))"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), UNDER)
def test_cards_under_cards(text: str, expected: str) -> None:
    assert ability(text) == expected


MOMENTS = [
    ("Whenever an opposing character becomes exerted, gain 3 lore.",
     "when(becomes_exerted(character, opposing), gain_lore(3))"),
    ("Whenever you move a Baker character to a location, you may ready them.",
     'when(moves(character, yours, classed("Baker")), may(ready(cause)))'),
    ("Whenever you play a Weaver character using Shift, draw 3 cards.",
     'when(plays(character, classed("Weaver")), given(used_shift(cause), draw(3)))'),
    ("Whenever an opponent plays an item, that opponent loses 3 lore.",
     "when(plays(item, opposing), lose_lore(3, who=cause_player))"),
    ("Whenever an opponent plays a character, banish that character unless they pay 4 {I}.",
     "when(plays(character, opposing), offer(cause_player, pay(4), otherwise=banish(cause)))"),
    ("When this character is banished during an opponent's turn, draw 3 cards.",
     "when(banished(this), draw(3), during=opponents_turn)"),
    ("Whenever this character challenges another character, that character's player loses 3 lore.",
     "when(challenges(this, against(character)), lose_lore(3, who=player_of(challenged)))"),
    ("Whenever this character quests, gain lore equal to another chosen character's {L}.",
     "when(quests(this), choose(chosen(character, another)), gain_lore(lore_of(it)))"),
    ("If you've discarded a card this turn, you pay 4 {I} less to play this character.",
     "always(this_costs_less(4), given=this_turn_at_least(1, discarded_cards))"),
    ("While you have 9 or more lore, this character gains Ward.",
     "always(gains(this, ward), given=at_least(lore_held, 9))"),
    ("While none of your characters are exerted, this character gains Ward.",
     "always(gains(this, ward), given=not_(have(character, exerted)))"),
    ("While you have fewer items in play than an opponent, this character gains Rush.",
     "always(gains(this, rush), given=opponent_more(count(item, yours)))"),
    ("This character can only be challenged by characters with 4 {S} or more.",
     "always(cannot(this, be_challenged_by(character, strength(most=3))))"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), MOMENTS)
def test_moments_and_conditions(text: str, expected: str) -> None:
    assert ability(text) == expected


DONE = [
    ("At the start of your next turn, draw 3 cards.", "at_start_of_next_turn(draw(3))"),
    ("This turn, whenever one of your characters quests, gain 3 lore.",
     "this_turn_when(quests(character, yours), gain_lore(3))"),
    ("The next time chosen character would be dealt damage this turn, they take no damage instead.",
     "spared(chosen(character), until=this_turn)"),
    ("Chosen opponent reveals their hand. You choose a non-character card. They discard that card.",
     "discard(1, non(character), chooser=you, who=chosen_opponent)"),
    ("Deal 4 damage to each of up to 3 chosen characters.", "deal(4, up_to(3, character))"),
    ("Return chosen character and all other characters with the same name to their players' hands.",
     "return_to_hand(chosen(character)) ; return_to_hand(every(character, same_name(it)))"),
    ("Banish chosen character with less {S} than chosen character of yours.",
     "choose(chosen(character, yours)) ; banish(chosen(character, strength(below=strength_of(it))))"),
    ("Look at the top 6 cards of your deck. You may play a Baker character from among them for free. "
     "Put the rest on the bottom of your deck in any order.",
     'look(6, take(1, character, classed("Baker"), to=into_play, optional=yes), rest=bottom)'),
    ("Draw a card, then put a card from your hand on either the top or the bottom of your deck.",
     "draw(1) ; choose_one(hand_to_top(1), hand_to_bottom(1))"),
    ("You pay 3 {I} less to play Baker characters this turn.",
     'pay_less(3, character, classed("Baker"), until=this_turn)'),
    ("Count the number of Baker characters you have in play. Draw that many cards.",
     'draw(count(character, yours, classed("Baker")))'),
    ("Chosen character of yours gains Resist +1 for each card under them this turn.",
     "choose(chosen(character, yours)) ; gains(it, resist(under_of(it)), until=this_turn)"),
    ("Put chosen character of yours facedown under one of your locations with Boost.",
     "choose(chosen(location, yours, having(boost))) ; put_under(chosen(character, yours), former)"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), DONE)
def test_effects(text: str, expected: str) -> None:
    assert effects(text) == expected


NAMES = [
    ("Tick 'n' Tock", "Tick 'n' Tock"),
    ("Salt & Pepper", "Salt & Pepper"),
    ("Agent 99", "Agent 99"),
    ("99 Loaves", "99 Loaves"),
    ("B.R.E.A.D.", "B.R.E.A.D."),
    ('"Old Tessa"', "Old Tessa"),
    ("Mr. Bram", "Mr. Bram"),
    ("Heir-to-Be Tessa", "Heir-to-Be Tessa"),
]


@pytest.mark.parametrize(("written", "name"), NAMES)
def test_names_of_every_sort(written: str, name: str) -> None:
    text = f"While you have a character named {written} in play, this character gains Ward."
    assert ability(text) == f'always(gains(this, ward), given=have(character, named("{name}")))'


def test_classifications_need_not_be_known() -> None:
    assert ability("Your other Cheesemonger characters gain Ward.") == (
        'always(gains(every(character, yours, other, classed("Cheesemonger")), ward))'
    )
    assert effects("Banish chosen Amber or Steel Cheesemonger character.") == (
        'banish(chosen(character, of_ink("amber") | of_ink("steel"), classed("Cheesemonger")))'
    )
    keywords = read_keywords("Cheesemonger Shift 4 {I}", CLASSES)
    assert keywords is not None
    assert [str(keyword) for keyword in keywords] == ['shift(4, classed("Cheesemonger"))']


def test_signs_breaks_and_reminders_of_every_sort() -> None:
    text = (
        "Boost 2\u00a0⬡ (Once during your turn (and only then), you may pay 2 ⬡.)\r\n"
        "Ward (Opponents can’t choose this character.\r\n"
        "LATE BREAD ⟳, 1 ⬡ – Choose one:\r\n- Chosen character gets +1 ¤ this turn.\r\n● Gain 1 lore."
    )
    assert abilities_of(text) == [
        "Boost 2 {I}",
        "Ward",
        "{E}, 1 {I} — Choose one: • Chosen character gets +1 {S} this turn. • Gain 1 lore.",
    ]


MISLEADING = [
    "Return chosen character and item to their player's hand.",
    "Banish chosen Baker and Weaver character.",
    "Up to 2 chosen characters can't ready at the start of your next turn.",
    "Draw that many cards.",
    "Put chosen opposing character facedown under one of your characters with Boost.",
    "Look at the top 5 cards of your deck. You may reveal 2 item cards and put them into your hand. "
    "Put the rest on the bottom of your deck in any order.",
    "Banish this item — Draw a card.",
    "Whenever this character quests, draw that many cards.",
    "Whenever this character quests, you may move another character of yours to the same location for free.",
    "While this card is in your discard, you may pay 3 {I} to return it to your hand.",
    "Whenever this character challenges another character, deal damage to chosen character equal to that "
    "character's {S}.",
    "If you have 3 characters in play, draw a card.",
    "Whenever one of your characters is banished, draw a card for each card under them.",
    "Reveal the top card of your deck. Put it into your hand if it's a song card.",
    "Chosen opposing character can't challenge your characters during their next turn.",
    "Whenever you play a character from an opponent's discard, gain 1 lore.",
]


@pytest.mark.parametrize("text", MISLEADING)
def test_what_could_be_misread_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_effects(text, CLASSES)
    kind = "location" if "this location" in text else "character"
    with pytest.raises(Refused):
        read_ability(text, kind, CLASSES)


def test_an_action_has_no_others() -> None:
    with pytest.raises(Refused):
        read_effects("Draw a card. Banish all other characters.", CLASSES)
    with pytest.raises(Refused):
        read_effects("Choose one of your items. Banish all other characters.", CLASSES)
    assert ability("When you play this character, banish all other characters.") == (
        "when(plays(this), banish(every(character, other)))"
    )


def test_what_follows_a_name_is_not_part_of_it() -> None:
    assert ability("Your characters named Old Tessa with Evasive gain Ward.") == (
        'always(gains(every(character, yours, named("Old Tessa"), having(evasive)), ward))'
    )
    assert effects("Banish chosen character unless their player pays 4 {I}.") == (
        "choose(chosen(character)) ; offer(its_player, pay(4), otherwise=banish(it))"
    )


CHANGES = [
    ("another ", ""),
    ("you may ", ""),
    ("opposing ", ""),
    ("chosen ", "each "),
    ("up to ", ""),
    ("other ", ""),
    ("this turn", "until the start of your next turn"),
    ("your turn", "an opponent's turn"),
    ("or more", "or less"),
    ("each opponent", "each player"),
    ("2", "3"),
    ("exerted", "damaged"),
    ("quests", "challenges"),
    ("one of your", "an opposing"),
]
SENTENCES = [
    "Whenever this character quests, you may exert another chosen opposing character.",
    "During your turn, whenever one of your other exerted characters is banished, each opponent loses 2 lore.",
    "While you have 2 or more other exerted characters in play, this character gets +2 {L}.",
    "When you play this character, up to 2 chosen opposing characters get -2 {S} this turn.",
    "Whenever one of your characters quests, you may deal 2 damage to chosen opposing character.",
    "At the start of your turn, if you have 2 or more cards under your characters, each opponent loses 2 lore.",
]


@pytest.mark.parametrize("text", SENTENCES)
def test_another_word_is_another_effect(text: str) -> None:
    """Whatever is changed in a sentence changes the effect, or makes it refused."""
    meant = ability(text)
    changed = 0
    for old, new in CHANGES:
        other = text.replace(old, new)
        if other == text:
            continue
        changed += 1
        try:
            assert str(read_ability(other, "character", CLASSES)) != str(read_ability(text, "character", CLASSES)), old
        except Refused:
            continue
    assert meant
    assert changed > 2
