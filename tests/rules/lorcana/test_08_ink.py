"""Calamaio: putting cards into the inkwell, and what they are worth there."""

import json

import pytest

import ludoteca
from ludoteca.games.lorcana.state.view_types import InkView
from ludoteca.kernel import views
from tests.rules.lorcana.table import ME, THEM, Table, action, character, location

GAME = ludoteca.game("lorcana")


def inkings(table: Table) -> list[str]:
    return [option for option in table.options if option.startswith("ink:")]


@pytest.mark.rule("LOR-INK.01")
def test_ink_lies_face_down() -> None:
    table = Table()
    hidden = table.inkwell(3)
    for viewer in (ME, THEM, None):
        view = table.view(viewer)
        assert view.players[ME].ink == InkView(3, 0, 3)
        assert "Filler" not in json.dumps(views.plain(view))
        assert all(f'"card:{card}"' not in GAME.draw(view, [], "it") for card in hidden)


@pytest.mark.rule("LOR-INK.02")
def test_ink_pays_for_more_than_cards_from_hand() -> None:
    table = Table(ink=2)
    hero = table.mine(character(1, 3, "use(pay(1), then=draw(1))"))
    place = table.mine(location(5, move=1))
    table.move(hero, place)
    assert table.player().ink == InkView(1, 1, 2)
    table.use(hero)
    assert table.ready_ink() == 0


@pytest.mark.rule("LOR-INK.03")
def test_one_card_a_turn() -> None:
    table = Table()
    first, second = table.hand(character(), character())
    table.choose(f"ink:{first}")
    assert table.where(first) == "inkwell"
    assert table.refused(f"ink:{second}") == "LOR-INK.03"
    table.end_turn()
    table.until_turn_of(ME)
    table.choose(f"ink:{second}")
    assert table.where(second) == "inkwell"


@pytest.mark.rule("LOR-INK.04")
def test_inking_is_optional() -> None:
    table = Table()
    (held,) = table.hand(character())
    assert inkings(table) == [f"ink:{held}"]
    table.end_turn()
    assert table.asked == THEM
    assert table.where(held) == "hand"


@pytest.mark.rule("LOR-INK.05")
def test_only_the_icon_allows_it() -> None:
    table = Table()
    iconed, plain = table.hand(character(inkable=True), character(inkable=False))
    assert inkings(table) == [f"ink:{iconed}"]
    assert table.refused(f"ink:{plain}") == "LOR-INK.05"


@pytest.mark.rule("LOR-INK.06")
def test_the_card_is_shown_first() -> None:
    table = Table()
    (held,) = table.hand(character(name="Shown"))
    happened = table.choose(f"ink:{held}")
    kinds = [event.kind for event in happened]
    assert kinds.index("CardInked") < kinds.index("PutInInkwell")
    shown = next(event for event in happened if event.kind == "CardInked")
    assert shown.seen_by(THEM).things == (held,)


@pytest.mark.rule("LOR-INK.07")
def test_it_enters_face_down_and_ready() -> None:
    table = Table()
    table.inkwell(0, exerted=2)
    held, cheap = table.hand(character(name="Shown"), character(cost=1))
    table.refused(f"play:{cheap}")
    table.choose(f"ink:{held}")
    assert table.player().ink == InkView(1, 2, 3)
    assert "Shown" not in json.dumps(views.plain(table.view()))
    table.play(cheap)
    assert table.ready_ink() == 0


@pytest.mark.rule("LOR-INK.08")
def test_every_card_is_worth_one() -> None:
    table = Table(ink=0)
    dear, pair = table.hand(character(cost=9), character(cost=2))
    table.choose(f"ink:{dear}")
    assert table.ready_ink() == 1
    assert table.refused(f"play:{pair}") == "LOR-PLAY.03"


@pytest.mark.rule("LOR-INK.09")
def test_nothing_takes_ink_back_but_effects() -> None:
    table = Table()
    hidden = table.inkwell(3)
    table.mine(character())
    (deed,) = table.hand(action("return_ink(1, at_random=yes)"))
    things = {option.partition(":")[2] for option in table.options}
    assert not things & {str(card) for card in hidden}
    assert table.refused(f"play:{hidden[0]}") == "LOR-PLAY.11"
    assert table.refused(f"ink:{hidden[0]}") == "LOR-INK.09"
    table.end_turn()
    table.until_turn_of(ME)
    assert table.player().ink.total == 3
    table.play(deed)
    assert table.player().ink.total == 2


@pytest.mark.rule("LOR-INK.10")
def test_what_is_printed_on_ink_does_not_count() -> None:
    """Two dear Ruby characters in the inkwell pay for a cheap Emerald one like any ink."""
    table = Table(ink=0)
    table.mine("1-142")
    ruby = table.hand(character(inks=("ruby",), cost=7), character(inks=("ruby",), cost=7))
    (emerald,) = table.hand(character(inks=("emerald",), cost=2))
    table.choose(*[f"ink:{card}" for card in ruby])
    table.play(emerald)
    assert table.where(emerald) == "play"
    assert table.ready_ink() == 0


@pytest.mark.rule("LOR-INK.11")
def test_what_inking_sets_off_comes_afterwards() -> None:
    table = Table()
    table.mine(character(1, 3, "when(inks, gain_lore(count(card, in_inkwell)))"))
    table.inkwell(4)
    (held,) = table.hand(character())
    kinds = [event.kind for event in table.choose(f"ink:{held}")]
    assert table.lore_of() == 5
    assert kinds.index("PutInInkwell") < kinds.index("AbilityResolved")


@pytest.mark.rule("LOR-INK.12")
@pytest.mark.parametrize("belles", [1, 2])
def test_an_additional_card_raises_the_limit(belles: int) -> None:
    table = Table()
    for _ in range(belles):
        table.mine("1-142")  # Belle - Strange but Special
    held = table.hand(*[character() for _ in range(belles + 2)])
    for card in held[: belles + 1]:
        table.choose(f"ink:{card}")
    assert table.refused(f"ink:{held[-1]}") == "LOR-INK.03"
    assert table.player().ink_allowed == belles + 1


@pytest.mark.rule("LOR-INK.12")
def test_only_while_it_lasts() -> None:
    table = Table()
    belle = table.mine("1-142")
    first, second = table.hand(character(), character())
    (deed,) = table.hand(action("banish(chosen(character))"))
    table.choose(f"ink:{first}")
    assert f"ink:{second}" in table.options
    table.play(deed)
    assert table.where(belle) == "discard"
    assert table.refused(f"ink:{second}") == "LOR-INK.03"


@pytest.mark.rule("LOR-INK.13")
def test_playing_the_card_again_allows_no_further_inking() -> None:
    table = Table(ink=15)
    belle = table.mine("1-142")
    first, second, third = table.hand(character(), character(), character())
    (deed,) = table.hand(action("return_to_hand(chosen(character))"))
    table.choose(f"ink:{first}", f"ink:{second}")
    table.play(deed)
    table.play(belle)
    assert table.where(belle) == "play"
    assert table.refused(f"ink:{third}") == "LOR-INK.03"


@pytest.mark.rule("LOR-INK.14")
def test_ink_by_an_effect_is_not_the_turns_inking() -> None:
    table = Table()
    plain, other = table.hand(character(inkable=False, name="Hidden"), character(inkable=True, name="Open"))
    (deed,) = table.hand(action("ink_from_hand(1)"))
    happened = table.play(deed, plain)
    assert table.where(plain) == "inkwell"
    put = next(event for event in happened if event.kind == "PutInInkwell")
    assert put.seen_by(THEM).things == ()
    assert all(plain not in event.seen_by(THEM).things for event in happened)
    assert "Hidden" not in json.dumps(views.plain(table.view(THEM)))
    assert inkings(table) == [f"ink:{other}"]
    table.choose(f"ink:{other}")
    assert table.where(other) == "inkwell"


@pytest.mark.rule("LOR-INK.15")
@pytest.mark.parametrize(("words", "ready"), [("ink_top(1)", 5), ("ink_top(1, exerted=yes)", 4)])
def test_ready_unless_the_effect_says_exerted(words: str, ready: int) -> None:
    table = Table(ink=5)
    (deed,) = table.hand(action(words))
    table.play(deed)
    assert table.player().ink.total == 6
    assert table.ready_ink() == ready
    assert sum(table.match.exerted[card] for card in table.match.ink[ME]) == 6 - ready


@pytest.mark.rule("LOR-INK.16")
def test_cards_put_there_together_are_separate_events() -> None:
    table = Table()
    table.mine(character(1, 3, "when(inks, gain_lore(1))"))
    (deed,) = table.hand(action("ink_top(2)"))
    table.play(deed)
    assert len(table.bag) == 2
    table.choose("trigger:0")
    assert table.lore_of() == 2
    assert table.kinds().count("PutInInkwell") == 2


@pytest.mark.rule("LOR-INK.16", "LOR-TRIG.14")
@pytest.mark.parametrize(
    ("before", "together", "set_off"), [(0, 1, 0), (0, 2, 1), (0, 3, 1), (1, 1, 1), (1, 3, 1), (2, 2, 0)]
)
def test_the_second_of_the_turn_is_one_card_however_many_come_together(
    before: int, together: int, set_off: int
) -> None:
    table = Table()
    table.mine("5-146")
    first, deed = table.hand(action(f"ink_top({before})"), action(f"ink_top({together})"))
    if before:
        table.play(first)
        if "yes" in table.options:
            table.choose("done")
    table.play(deed)
    assert ("yes" in table.options) == bool(set_off)
    if set_off:
        table.choose("yes")
    assert "end" in table.options, "nothing more is offered"


@pytest.mark.rule("LOR-INK.16", "LOR-TRIG.14")
def test_a_stack_in_the_inkwell_has_one_second_card() -> None:
    table = Table()
    table.mine(character(1, 3, "when(inks(2), gain_lore(1))"))
    stack = table.mine(character(2, 3), on=(character(name="Lower"), character(name="Lowest")))
    (deed,) = table.hand(action("put_in_inkwell(every(character, yours, strength(least=2)))"))
    table.play(deed)
    assert table.where(stack) == "inkwell"
    assert table.lore_of() == 1


@pytest.mark.rule("LOR-INK.17")
def test_the_inkwell_has_no_limit() -> None:
    table = Table(ink=15)
    (held,) = table.hand(character())
    table.choose(f"ink:{held}")
    assert table.player().ink.total == 16


@pytest.mark.rule("LOR-INK.18")
def test_nobody_looks_into_an_inkwell() -> None:
    table = Table()
    (held,) = table.hand(character(name="Secret"))
    table.choose(f"ink:{held}")
    for viewer in (ME, THEM, None):
        view = table.view(viewer)
        assert "Secret" not in json.dumps(views.plain(view))
        assert set(views.plain(view.players[ME].ink)) == {"ready", "exerted", "total"}
        assert f'"card:{held}"' not in GAME.draw(view, [], "en")


@pytest.mark.rule("LOR-INK.19")
def test_an_additional_inking_is_like_any_other() -> None:
    table = Table()
    table.mine("1-142")
    first, second, plain = table.hand(character(), character(name="Shown"), character(inkable=False))
    table.choose(f"ink:{first}")
    assert table.refused(f"ink:{plain}") == "LOR-INK.05"
    happened = table.choose(f"ink:{second}")
    shown = next(event for event in happened if event.kind == "CardInked")
    assert shown.seen_by(THEM).things == (second,)
