"""What the log tells of events to each who reads it, and what the table shows of a choice half made."""

from __future__ import annotations

from collections.abc import Sequence

import ludoteca
from ludoteca.games.lorcana.shows.words import cards_told
from ludoteca.kernel.contract import Event
from ludoteca.kernel.phrases import A_CARD
from ludoteca.kernel.texts import Phrase
from tests.games.lorcana.pictures import picture
from tests.games.lorcana.views import card, location, played, player
from tests.games.lorcana.views import table as view_of
from tests.games.pictures import classes, signs, things
from tests.rules.lorcana.table import ME, THEM, Table, action, character, song
from tests.rules.lorcana.table import location as printed_location

EVERYBODY = (ME, THEM, None)


def told(table: Table, events: Sequence[Event], reader: int | None, lang: str = "it") -> list[str]:
    game = ludoteca.game("lorcana")
    view = table.match.view_to_tell(reader, events)
    lines = [game.tell(view, event.seen_by(reader), lang) for event in events]
    return [line for line in lines if line]


def test_a_card_that_is_inked_is_named_to_all_and_in_one_line() -> None:
    table = Table()
    (held,) = table.hand(character(name="Mostrata"))
    happened = table.choose(f"ink:{held}")
    for reader in EVERYBODY:
        assert told(table, happened, reader) == ["{seat0} mette nel calamaio Mostrata - Test."]


def test_cards_that_are_looked_at_are_named_to_who_looks() -> None:
    table = Table()
    table.deck(character(name="Prima"), character(name="Seconda"), character(name="Terza"))
    (held,) = table.hand(action("look(2, take(1, card, to=top), rest=bottom)"))
    happened = table.choose(f"play:{held}")
    assert "{seat0} guarda Prima - Test e Seconda - Test." in told(table, happened, ME)
    assert "{seat0} looks at Prima - Test and Seconda - Test." in told(table, happened, ME, "en")
    for reader in (THEM, None):
        assert "{seat0} guarda alcune carte." in told(table, happened, reader)
        assert "Prima" not in str(table.match.view_to_tell(reader, happened))


def test_the_name_that_somebody_says_is_told() -> None:
    table = Table()
    table.mine(character(name="Detta"))
    (held,) = table.hand(action("name_card", "draw(1)"))
    table.choose(f"play:{held}")
    option = next(one for one in table.match.decisions[0].options if one.phrase.it == "Detta")
    happened = table.choose(option.id)
    for reader in EVERYBODY:
        assert "{seat0} nomina Detta." in told(table, happened, reader)


def test_numbers_agree_with_their_nouns() -> None:
    table = Table()
    mine, theirs = table.mine(character(1, 5, name="Ada")), table.theirs(character(2, 5, name="Bea"), exerted=True)
    lines = told(table, table.challenge(mine, theirs), ME)
    assert "Bea - Test subisce 1 danno." in lines
    assert "Ada - Test subisce 2 danni." in lines
    assert "Ada - Test sfida Bea - Test." in lines


def test_exerting_is_told_with_the_deed_that_exerts() -> None:
    table = Table()
    quester = table.mine(character(name="Ada"))
    assert told(table, table.quest(quester), THEM) == [
        "Ada - Test va all'avventura.",
        "{seat0} ottiene 1 punto leggenda.",
    ]


def test_cards_without_a_name_are_counted() -> None:
    ada, elsa = Phrase("Ada", "Ada"), Phrase("Elsa", "Elsa")
    assert cards_told([A_CARD] * 4).it == "4 carte"
    assert cards_told([ada, A_CARD, A_CARD]).it == "Ada e 2 carte"
    assert cards_told([A_CARD, ada]).en == "Ada and a card"
    assert cards_told([ada, elsa]).it == "Ada ed Elsa"
    assert cards_told([]).it == "alcune carte"


def test_lore_is_counted_in_points_as_the_rulebook_does() -> None:
    table = Table()
    table.lore(19)
    quester = table.mine(character(lore=2, name="Ada"))
    assert "{seat0} ottiene 2 punti leggenda." in told(table, table.quest(quester), ME)
    assert table.match.outcome is not None
    assert table.match.outcome.reason.it == "{seat0} ha raggiunto 21 punti leggenda."


def test_prepositions_are_joined_to_names_with_an_article() -> None:
    table = Table()
    place = table.mine(printed_location(name="Il Covo"))
    beast = table.mine(character(1, 9, "use(pay(0), then=heal(1, this))", name="La Bestia"), damage=1)
    lines = told(table, table.move(beast, place), ME)
    assert "La Bestia - Test si sposta nel Covo - Test." in lines
    lines = told(table, [*table.use(beast), *table.choose("amount:1")], ME)
    assert "{seat0} usa un'abilità della Bestia - Test." in lines
    assert "1 danno rimosso dalla Bestia - Test." in lines


def test_what_is_one_deed_is_asked_in_one_question() -> None:
    table = Table()
    table.theirs(character(1, 9))
    one, two, third = table.hand(
        action("may(draw(1), discard(1))"),
        action("may(exert(chosen(character, opposing)), cannot(it, ready, until=next_ready))"),
        action("may(deal(2, chosen(character, opposing)))"),
    )
    table.play(one)
    assert table.decision.prompt.it == "Vuoi pescare una carta, poi scegliere e scartare una carta?"
    table.choose("done")
    table.play(third)
    assert table.decision.prompt.en == "Do you want to deal 2 damage to a chosen opposing character?"
    table.choose("done")
    table.play(two)
    assert table.decision.prompt.it.startswith("Vuoi farlo? Impegna un personaggio avversario a tua scelta. Quel ")


def test_ink_that_is_readied_is_counted() -> None:
    table = Table()
    table.inkwell(2, exerted=3)
    (deed,) = table.hand(action("ready_ink(2)"))
    assert "{seat0} prepara 2 carte del calamaio." in told(table, table.play(deed), ME)


def test_the_word_comes_before_a_figure_but_not_before_a_change_of_it() -> None:
    from ludoteca.games.lorcana.state.signs import spoken

    assert spoken("con 3 {S} o superiore riceve +2 {S}", "it") == "con Forza 3 o superiore riceve +2 Forza"
    assert spoken("paga 2 {I}", "it") == "paga 2 inchiostro"
    assert spoken("with 3 {S} or more", "en") == "with 3 Strength or more"


def test_what_has_been_chosen_so_far_is_in_every_view_that_may_know_it() -> None:
    table = Table()
    first, second = table.theirs(character(name="Ada")), table.theirs(character(name="Bea"))
    (held,) = table.hand(action("exert(up_to(2, character))"))
    table.choose(f"play:{held}")
    assert table.view().chosen == ()
    table.choose(f"target:{first}")
    for reader in EVERYBODY:
        assert table.view(reader).chosen == (first,)
    table.choose(f"target:{second}")
    assert table.view().chosen == ()


def test_a_base_that_was_chosen_is_no_choice_under_way() -> None:
    """The Bodyguard is asked how it enters when the character that it is shifted onto is settled."""
    table = Table()
    base, _ = table.mine(character(name="Elsa")), table.mine(character(name="Elsa"))
    (guard,) = table.hand(character(name="Elsa", version="Above", keywords=["shift(1)", "bodyguard"]))
    table.choose(f"shift:{guard}", f"target:{base}")
    assert table.options == ["enter:0", "enter:1"]
    assert table.view().chosen == ()


def test_cards_chosen_in_a_hand_stay_secret() -> None:
    table = Table()
    held, other, third, _ = table.hand(action("discard(2)"), *[character(name=name) for name in ("Ada", "Bea", "Cleo")])
    table.choose(f"play:{held}")
    table.choose(f"target:{other}")
    assert table.view().chosen == (other,)
    assert table.view(THEM).chosen == ()
    assert table.view(None).chosen == ()
    table.choose(f"target:{third}")
    assert table.view().chosen == ()


def test_those_who_have_begun_to_sing_are_marked() -> None:
    table = Table()
    one, two = [table.mine(character(cost=3, name=name)) for name in ("Ada", "Bea")]
    table.mine(character(cost=3, name="Cleo"))
    (held,) = table.hand(song("draw(1)", cost=6, keywords=["sing_together(6)"]))
    table.choose(f"sing:{held}", f"target:{one}")
    assert table.view().chosen == (one,)
    table.choose(f"target:{two}")
    assert table.view().chosen == (one, two)
    table.choose("done")
    assert table.view().chosen == ()


def test_two_abilities_of_one_card_that_wait_are_told_apart() -> None:
    table = Table()
    quester = table.mine(character(1, 3, "when(quests(this), draw(1))", keywords=["support"]))
    table.mine(character())
    table.quest(quester)
    labels = [option.phrase.it for option in table.match.decisions[0].options]
    assert len(set(labels)) == 2
    assert any("Aiutante: quando va all'avventura" in label for label in labels)
    assert any("pesca una carta" in label for label in labels)
    assert all("Aiutante Ogni volta" not in entry.text.it for entry in table.bag)


def test_chosen_cards_are_drawn_with_a_tick() -> None:
    one, other = played(card("Ada")), played(card("Bea"))
    view = view_of(player(0), player(1, characters=[one, other]), chosen=[one["card"]])
    for shape in ("wide", "tall"):
        found = things(picture(view, shape=shape))
        assert "chosen" in signs(found[f"card:{one['card']}"])
        assert "picked" in classes(found[f"card:{one['card']}"])
        assert "chosen" not in signs(found[f"card:{other['card']}"])
    assert "Già scelta." in (found[f"card:{one['card']}"].get("data-text") or "")


def test_a_location_shows_what_it_costs_to_move_there() -> None:
    place = location(move=3)
    for shape in ("wide", "tall"):
        found = things(picture(view_of(player(0, locations=[place]), player(1)), shape=shape))
        assert "move" in signs(found[f"card:{place['card']}"])


def labels(table: Table, lang: str = "en") -> dict[str, str]:
    return {option.id: option.label(lang) for option in table.decision.options}


def test_lore_that_cannot_be_gained_is_not_told_as_yielded() -> None:
    table = Table()
    table.mine("6-85", exerted=True)
    table.theirs(printed_location(5, lore=2))
    happened = table.end_turn()
    lines = told(table, happened, ME, "en")
    assert "{seat1} cannot gain lore." in lines
    assert not any("yields" in line for line in lines)


def test_top_and_discard_are_both_named() -> None:
    table = Table()
    hatter = table.mine("6-59")
    top, _ = table.deck(character(name="Above"), character(name="Below"), of=THEM)
    table.quest(hatter, "yes", "player:1")
    assert labels(table) == {f"target:{top}": "Into the discard: Above - Test", f"top:{top}": "On top: Above - Test"}
    table.choose(f"top:{top}")
    assert table.where(top) == "deck"
    assert "end" in table.options


def test_the_card_from_the_top_is_discarded() -> None:
    table = Table()
    hatter = table.mine("6-59")
    top, _ = table.deck(character(name="Above"), character(name="Below"), of=THEM)
    table.quest(hatter, "yes", "player:1", f"target:{top}")
    assert table.where(top) == "discard"


def test_equal_cards_in_two_discards_are_told_apart() -> None:
    table = Table()
    somebody = character()
    (deed,) = table.hand("1-47")
    (own,), (theirs,) = table.discarded(somebody), table.discarded(somebody, of=THEM)
    table.play(deed, "yes")
    assert labels(table) == {
        f"target:{own}": "Somebody - Test (yours)",
        f"target:{theirs}": "Somebody - Test ({seat1}’s)",
    }


def test_only_namesakes_in_play_are_told_apart() -> None:
    table = Table()
    twin = character()
    alone, own = table.mine(character(name="Alone")), table.mine(twin)
    theirs, tired = table.theirs(twin, damage=1), table.theirs(twin, exerted=True)
    (deed,) = table.hand(action("deal(1, chosen(character))"))
    table.play(deed)
    assert labels(table) == {
        f"target:{alone}": "Alone - Test",
        f"target:{own}": "Somebody - Test (yours)",
        f"target:{theirs}": "Somebody - Test ({seat1}’s, 1 damage)",
        f"target:{tired}": "Somebody - Test ({seat1}’s, exerted)",
    }


def test_different_cards_in_two_discards_have_their_names() -> None:
    table = Table()
    (deed,) = table.hand("1-47")
    (own,), (theirs,) = table.discarded(character(name="Mine")), table.discarded(character(name="Other"), of=THEM)
    table.play(deed, "yes")
    assert labels(table) == {f"target:{own}": "Mine - Test", f"target:{theirs}": "Other - Test"}


def test_a_card_played_for_nothing_is_said_to_be_free() -> None:
    table = Table()
    table.mine("6-160")
    (held,) = table.hand("6-167")
    assert labels(table)[f"free:{held}/0"] == "Play Microbots for free"


def test_an_offer_says_what_happens_otherwise() -> None:
    table = Table()
    (deed,) = table.hand("4-30")
    table.hand(character(), of=THEM)
    table.play(deed)
    assert table.decision.prompt.en == "Do you want to choose and discard a card? Otherwise, {seat0} gains 2 lore."
    assert table.decision.prompt.it.endswith(" Altrimenti, {seat0} ottiene 2 leggenda.")


def test_what_holds_only_while_something_is_so_is_told_with_it() -> None:
    table = Table()
    (deed,) = table.hand("4-53")
    table.theirs(character(1, 5), at=table.theirs(printed_location(5)))
    table.play(deed, "yes")
    (effect,) = table.view().effects
    assert effect.text.en == "can't ready unless it is at a location"
