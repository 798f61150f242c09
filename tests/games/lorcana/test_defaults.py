"""What has not been said of a card, an ability or a match: nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import ludoteca
from ludoteca.games.lorcana.effects.language import keywords
from ludoteca.games.lorcana.effects.language.nouns import ANY_KIND, Speech
from ludoteca.games.lorcana.effects.lasting.derived import Deriving
from ludoteca.games.lorcana.effects.lasting.modifiers import Change
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.setup import TOURNAMENT, complete_options
from ludoteca.games.lorcana.state.cards import ACTION, KEYWORDS, Card, Deck
from ludoteca.games.lorcana.state.playable import LiveMatch
from ludoteca.games.lorcana.state.script import Ability, Activated, Cast, Group, Moment, Script, Static, Triggered
from ludoteca.games.lorcana.state.terms import ON_EVERYTHING
from ludoteca.kernel.contract import BadSettings
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.texts import EMPTY
from ludoteca.table.open_choices import asked_settings
from tests.rules.tables import numbers_of

DEED = Card("x", EMPTY, EMPTY, ACTION)
NO_PLACE = {"place": -1, "node": -1, "granted_to": -1}
NO_MATCH = LiveMatch(Cast("", 2), complete_options({}, 2))


@pytest.mark.parametrize(
    ("kind", "given", "other"),
    [
        (Card, ("x", EMPTY, EMPTY, 0), {"strength": -1, "willpower": -1, "lore": -1, "move": -1, "copies": 4}),
        (Deck, ("x", EMPTY, []), {}),
        (Group, (0, 0, []), {"place": -1, "said_by": -1}),
        (Ability, (), NO_PLACE),
        (Moment, (0, False, 0, None, None), {"origin": -1}),
        (Triggered, ([], Effect(), None, False), NO_PLACE),
        (Activated, ([], Effect(), False), NO_PLACE),
        (Static, (), {"place": -1}),
        (Script, (DEED,), {"kind": ACTION}),
        (Cast, ("", 2), {"seats": 2, "everyone": 3, "teams": [1, 2], "banish_step": -1, "lore_to_win": 20}),
        (Change, (0,), {}),
        (Speech, (), dict.fromkeys(("kind", "last", "first"), ANY_KIND) | {"granted": -1}),
        (Deriving, (NO_MATCH,), {}),
    ],
)
def test_a_thing_has_nothing_unless_it_is_said(
    kind: Callable[..., object], given: tuple[object, ...], other: dict[str, object]
) -> None:
    numbers = numbers_of(kind(*given))
    assert numbers == dict.fromkeys(numbers, 0) | other


def test_nothing_of_one_line_is_said_of_the_next() -> None:
    speech = Speech()
    new = numbers_of(speech)
    speech.last, speech.first = 0, 1
    speech.plural = speech.yours = speech.sung = True
    speech.begin(ANY_KIND)
    assert numbers_of(speech) == new


def test_the_words_for_keywords_are_made_alike_again() -> None:
    """Bare, with a value, or both; the bare `challenger` is a card, and `shift(…)` is read elsewhere."""
    made = [word.signature for word in keywords._words()]
    assert made == [word.signature for word in keywords.WORDS]
    valued = {name.partition("(")[0] for name in made if "(" in name}
    assert valued == {"challenger", "resist", "singer", "sing_together", "boost"}
    bare = {name for name in made if "(" not in name}
    assert bare == {*KEYWORDS, "with_challenger", "with_shift"} - {"challenger", "shift"}


def test_a_card_is_known_by_its_id_or_its_name() -> None:
    content = load_content()
    number = content.by_id["5-48"]
    card = content.cards[number]
    found = [content.find(text) for text in ("5-48", card.full_name.it, card.full_name.en, "", "nobody")]
    assert found == [number, number, number, -1, -1]
    assert (card.set_number, DEED.set_number) == (5, 0)


def test_before_anything_is_dealt_there_is_nothing() -> None:
    m = LiveMatch(Cast("", 2), complete_options({}, 2))
    nobody = dict.fromkeys(("active", "first", "challenger", "challenged", "defender_seat", "stranger"), -1)
    numbers = numbers_of_match(m)
    assert numbers == dict.fromkeys(numbers, 0) | nobody | {"stale": ON_EVERYTHING}


def numbers_of_match(m: LiveMatch) -> dict[str, int]:
    """Those of the state and of what is derived from it; not the kernel's own."""
    names = [
        "out", "must_lose", "turn", "active", "first", "phase", "inked", "challenger", "challenged", "defender_seat",
        "much", "did", "stranger", "in_a_row", "stale", "depends", "listening", "located", "grants", "permits", "laws",
    ]  # fmt: skip
    return {name: getattr(m, name) for name in names}


@pytest.mark.rule("LOR-AMB.01")
def test_tournament_rules_stand_for_options_one_by_one() -> None:
    """What a match keeps is what it would be given option by option, so that it needs to know no preset."""
    kept = complete_options({"rules": "tournament", "format": "core"}, 2)
    assert kept == complete_options({**TOURNAMENT, "format": "core"}, 2)
    assert "rules" not in kept
    assert (kept["deck_out"], kept["damage_words"], kept["free_shift"]) == ("turn_end", "wide", "no")
    assert complete_options({"rules": "chosen", "deck_out": "turn_end"}, 2) == complete_options(
        {"deck_out": "turn_end"}, 2
    )


def test_what_a_preset_decides_is_not_given_otherwise() -> None:
    assert complete_options({"rules": "tournament", "deck_out": "turn_end"}, 2)["deck_out"] == "turn_end"
    with pytest.raises(BadSettings, match="With “rules=tournament” it is “deck_out=turn_end”"):
        complete_options({"rules": "tournament", "deck_out": "draw"}, 2)
    with pytest.raises(BadSettings, match="“rules” must be one of: chosen, tournament"):
        complete_options({"rules": "kitchen table"}, 2)


def test_a_form_does_not_ask_what_tournament_rules_decide() -> None:
    game = ludoteca.game("lorcana")
    (rules,) = [setting for setting in game.settings() if setting.decides]
    assert set(TOURNAMENT) == set(rules.decides["tournament"])
    asked = {setting.key for setting in asked_settings(game, {"rules": "tournament"})}
    usually = {setting.key for setting in asked_settings(game, {})}
    assert usually - asked == set(TOURNAMENT)
