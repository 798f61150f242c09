"""What can be looked up: cards in sight and wishes."""

from __future__ import annotations

from random import Random

import pytest

import ludoteca
from ludoteca.games.lorcana.shows.lookup import things
from ludoteca.games.lorcana.state.signs import spoken
from tests.games.lorcana.views import as_seen, both, card, keyword, location, played, player, table
from tests.rules.lorcana.table import ME, Table, character, song


def test_a_card_is_read_with_all_that_is_printed() -> None:
    shown = card(inks=["ruby", "steel"], keywords=[keyword("shift", 3), keyword("resist", 1)], price=4)
    lines = things(as_seen(table(player(0, hand=[shown]), player(1))), "it")[f"card:{shown['card']}"]
    assert lines == [
        "Elsa - Il Quinto Spirito",
        "Personaggio, Rubino e Acciaio, costo 5, può andare nel calamaio, Forza 2, Volontà 5, leggenda 1. "
        "Immaginato, Eroe.",
        "Trasformazione 3: puoi giocarlo sopra un tuo personaggio con lo stesso nome, per questo costo.",
        "Resistere +1: il danno che gli viene inflitto è ridotto di 1.",
        "Quando giochi questo personaggio, pesca una carta.",
        "Adesso: ora costa 4.",
    ]


def test_a_card_in_play_is_read_with_its_state() -> None:
    hero = played(card(), exerted=True, damage=1, strength_now=3, keywords_now=[keyword("rush")], under=2)
    hero["notes"] = [both("Non può sfidare.", "Cannot challenge.")]
    castle = location(here=[hero], damage=2)
    view = table(player(0, characters=[hero], locations=[castle]), player(1))
    read = things(as_seen(view), "en")
    assert read[f"card:{hero['card']}"][-3:] == [
        "Now: exerted, 1 damage, Strength 3, at Palazzo di Ghiaccio - Luogo di Solitudine, 2 cards under it.",
        "+ Rush: it can challenge the turn it is played.",
        "Cannot challenge.",
    ]
    assert read[f"card:{castle['card']}"][-2:] == ["Now: 2 damage.", "Here: Elsa - Il Quinto Spirito."]


def test_things_are_the_cards_in_sight() -> None:
    open_cards = [card() for _ in range(5)]
    hand, pile, looked, known, top = open_cards
    under = card()
    hero = played(card(), under=2, under_cards=[under])
    view = table(
        player(0, hand=[hand], characters=[hero], top=top), player(1, discard=[pile], hand=[known]), resolving=[looked]
    )
    assert things(as_seen(view), "it").keys() == {f"card:{one['card']}" for one in (*open_cards, under, hero)}


def test_wishes_cover_what_a_player_may_want() -> None:
    table = Table(ink=1)
    tune, floodborn = table.hand(song("draw(1)", cost=3), character(cost=5, keywords=["shift(3)"], name="Elsa"))
    mine = table.mine(character(1, 3, "use(pay(2), then=draw(1))", keywords=["boost(2)"], name="Elsa"))
    theirs = table.theirs(character(2, 2, name="Ogre"))
    wanted = {wish.id: wish.label("it") for wish in table.match.wishes(ME)}
    for id in (
        f"play:{tune}",
        f"sing:{tune}",
        f"ink:{floodborn}",
        f"shift:{floodborn}",
        f"quest:{mine}",
        f"challenge:{mine}",
        f"move:{mine}",
        f"boost:{mine}",
        table.ability(mine),
        f"target:{theirs}",
        "end",
    ):
        assert wanted[id]
    assert f"sing:{floodborn}" not in wanted
    assert f"shift:{tune}" not in wanted
    assert f"quest:{theirs}" not in wanted
    assert f"alter:{tune}" not in wanted, "that is over"
    assert wanted[f"quest:{mine}"] == "Elsa - Test va all'avventura"


@pytest.mark.parametrize("seed", range(4))
def test_every_wish_is_offered_or_refused_by_a_known_rule(seed: int) -> None:
    game = ludoteca.game("lorcana")
    catalogue = game.rules()
    rng = Random(seed)
    match = game.new(seed=seed, **game.grid()[17 * seed])
    refused = 0
    while match.decisions:
        decision = rng.choice(match.decisions)
        for wish in match.wishes(decision.seat):
            assert wish.label("it")
            refusal = match.why_not(decision.seat, wish.id)
            assert bool(refusal) == (wish.id not in decision.options), wish
            if refusal:
                refused += 1
                assert refusal.rule in catalogue
                assert refusal.reason.it
                assert refusal.reason.en
        match.choose(decision.seat, decision.options.sample(rng))
    assert refused


def test_signs_are_said_as_words() -> None:
    shown = card("Anello", None, type="item", text=[both("{E}, 2 {I} — +2 {S}.", "{E}, 2 {I} — +2 {S}.")])
    lines = things(as_seen(table(player(0, hand=[shown]), player(1))), "it")[f"card:{shown['card']}"]
    assert lines[-1] == "Impegna, 2 inchiostro — +2 Forza."
    assert (
        spoken("Paga 1 {I} o {E} un oggetto con {C}", "it")
        == "Paga 1 inchiostro o impegna un oggetto con l'icona calamaio"
    )
    assert spoken("+1 {W}, +1 {L}", "en") == "+1 Willpower, +1 lore"


def test_shift_is_explained_with_what_the_card_is_played_on() -> None:
    for id, it, en in (
        ("7-104", "un tuo personaggio qualsiasi", "any one of your characters"),
        ("7-23", "un tuo personaggio Cucciolo", "one of your Puppy characters"),
        ("4-70", "un tuo personaggio con lo stesso nome", "one of your characters with the same name"),
    ):
        laid = Table()
        (held,) = laid.hand(id)
        for lang, on in (("it", f"sopra {it}, per"), ("en", f"on top of {en}, for")):
            assert any(on in line for line in things(laid.view(), lang)[f"card:{held}"])
