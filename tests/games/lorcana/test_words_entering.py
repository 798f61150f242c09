"""Where cards come from and go to by their own words: in exerted at a price, from the discard, past it when sung."""

from __future__ import annotations

import pytest

from tests.rules.lorcana.table import ME, THEM, Table, action, character, item, song

DARING = character(2, 4, "always(may_enter_exerted(deal(2, chosen(character, opposing))))", cost=2, name="Daring")
REVENANT = character(2, 4, "always(this_from_discard)", cost=2, name="Revenant")


@pytest.mark.rule("LOR-AMB.63")
def test_who_enters_exerted_is_paid_for_it() -> None:
    t = Table()
    foe = t.theirs(character(1, 5))
    (daring,) = t.hand(DARING)
    t.play(daring, "enter:1")
    assert (t.is_exerted(daring), t.damage(foe)) == (True, 2)


@pytest.mark.rule("LOR-AMB.63")
def test_who_enters_ready_gets_nothing() -> None:
    t = Table()
    foe = t.theirs(character(1, 5))
    (daring,) = t.hand(DARING)
    t.play(daring, "enter:0")
    assert (t.is_exerted(daring), t.damage(foe)) == (False, 0)


@pytest.mark.rule("LOR-AMB.63")
def test_who_enters_exerted_anyway_has_nothing_to_choose() -> None:
    t = Table()
    foe = t.theirs(character(1, 5))
    t.theirs(item("always(enters_exerted(every(character, opposing)))"))
    (daring,) = t.hand(DARING)
    t.play(daring)
    assert "end" in t.options
    assert (t.is_exerted(daring), t.damage(foe)) == (True, 0)


@pytest.mark.rule("LOR-AMB.63")
def test_what_it_is_for_waits_in_the_bag_with_what_playing_it_sets_off() -> None:
    t = Table()
    foe = t.theirs(character(1, 5))
    t.mine(item("when(plays(character), gain_lore(1))"))
    (daring,) = t.hand(DARING)
    t.play(daring, "enter:1")
    assert len(t.bag) == 2
    t.choose(t.options[1])
    assert (t.lore_of(), t.damage(foe)) == (1, 2)


def test_its_words() -> None:
    t = Table(first=DARING)
    said = t.match.script[0].text[0]
    assert said.en == "This character may enter play exerted to deal 2 damage to chosen opposing character."
    assert said.it == (
        "Questo personaggio può entrare in gioco impegnato "
        "per infliggere 2 danni a un personaggio avversario a tua scelta."
    )


def test_words_of_what_nobody_does() -> None:
    t = Table(
        first=character(
            1, 1, "always(may_enter_exerted(cannot(chosen(character, opposing), quest, until=their_next_turn)))"
        )
    )
    said = t.match.script[0].text[0]
    assert said.en == (
        "This character may enter play exerted; "
        "if it does, chosen opposing character can't quest during their next turn."
    )
    assert said.it.startswith("Questo personaggio può entrare in gioco impegnato; se lo fa, ")


@pytest.mark.rule("LOR-AMB.64")
def test_a_card_is_played_from_the_discard_for_its_cost() -> None:
    t = Table(ink=3)
    revenant, plain = t.discarded(REVENANT, character(1, 1, name="Plain"))
    assert f"play:{revenant}" in t.options
    assert f"play:{plain}" not in t.options
    t.play(revenant)
    assert (t.where(revenant), t.ready_ink()) == ("play", 1)


@pytest.mark.rule("LOR-AMB.64")
def test_only_in_ones_own_discard_and_with_ink_for_it() -> None:
    t = Table(ink=1)
    (mine,) = t.discarded(REVENANT)
    (theirs,) = t.discarded(REVENANT, of=THEM)
    assert f"play:{mine}" not in t.options
    assert f"play:{theirs}" not in t.options


@pytest.mark.rule("LOR-AMB.64")
def test_a_condition_counts_in_the_discard() -> None:
    hopeful = character(2, 4, "always(this_from_discard, given=this_turn_at_least(1, played(song)))", cost=2)
    t = Table()
    (card,) = t.discarded(hopeful)
    (tune,) = t.hand(song("gain_lore(1)", cost=1))
    assert f"play:{card}" not in t.options
    t.play(tune)
    assert f"play:{card}" in t.options


@pytest.mark.rule("LOR-AMB.64")
def test_it_may_be_shifted_from_there() -> None:
    t = Table(ink=1)
    base = t.mine(character(1, 1, name="Revenant"))
    shifting = character(
        5, 5, "always(this_from_discard)", cost=6, name="Revenant", version="II", keywords=["shift(1)"]
    )
    (card,) = t.discarded(shifting)
    assert f"play:{card}" not in t.options
    t.choose(f"shift:{card}")
    assert t.match.under[card] == [base]


@pytest.mark.rule("LOR-AMB.64")
def test_it_is_not_inked_from_there() -> None:
    t = Table()
    (card,) = t.discarded(REVENANT)
    assert f"ink:{card}" not in t.options


@pytest.mark.rule("LOR-AMB.64")
def test_a_card_is_inked_from_there_where_another_says_so() -> None:
    t = Table(ink=0)
    t.mine(item("always(inks_from_discard(character), hand_inkable)"))
    body, bare, thing = t.discarded(character(1, 1), character(1, 1, name="Bare", inkable=False), item())
    (theirs,) = t.discarded(character(1, 1), of=THEM)
    (held,) = t.hand(character(1, 1, inkable=False))
    assert [option for option in t.options if option.startswith("ink:")] == [f"ink:{held}", f"ink:{body}"]
    t.choose(f"ink:{body}")
    assert (t.where(body), t.ready_ink()) == ("inkwell", 1)
    assert [t.where(card) for card in (bare, thing, theirs)] == ["discard"] * 3
    assert not any(option.startswith("ink:") for option in t.options)


@pytest.mark.rule("LOR-AMB.64")
def test_a_card_in_play_allows_it_for_such_cards() -> None:
    t = Table(ink=4)
    t.mine(item("always(plays_from_discard(action, cost(most=2)))"))
    cheap, dear, body = t.discarded(
        action("gain_lore(1)", cost=2), action("gain_lore(3)", cost=3, name="Dear"), character(1, 1)
    )
    (spell,) = t.discarded(action("gain_lore(1)", cost=1), of=THEM)
    assert [option for option in t.options if option.startswith("play:")] == [f"play:{cheap}"]
    t.play(cheap)
    assert (t.lore_of(), t.where(cheap), t.where(dear), t.where(body), t.where(spell)) == (1, *["discard"] * 4)


@pytest.mark.rule("LOR-AMB.64")
def test_only_for_its_own_player() -> None:
    t = Table()
    t.theirs(item("always(plays_from_discard(character))"))
    (card,) = t.discarded(character(1, 1, cost=1))
    assert f"play:{card}" not in t.options
    assert t.match.active == ME


def test_words_of_playing_from_the_discard() -> None:
    t = Table(first=REVENANT)
    other, ink = t.hand(item("always(plays_from_discard(song))"), item("always(inks_from_discard(card))"))
    inked = t.match.script[ink].text[0]
    assert inked.en == "You may ink cards from your discard."
    assert inked.it == "Puoi aggiungere carte dai tuoi scarti al tuo calamaio."
    own, such = t.match.script[0].text[0], t.match.script[other].text[0]
    assert own.en == "You may play this character from your discard."
    assert own.it == "Puoi giocare questo personaggio dai tuoi scarti."
    assert (such.en, such.it) == ("You may play songs from your discard.", "Puoi giocare canzoni dai tuoi scarti.")


# -- songs that do not come to the discard -----------------------------------------------------------------------

SCRIBE = character(1, 4, "always(songs_inked(exerted=yes))", cost=4, name="Scribe")


@pytest.mark.rule("LOR-AMB.66")
def test_a_song_that_it_sings_goes_into_the_inkwell() -> None:
    t = Table(ink=2)
    scribe = t.mine(SCRIBE)
    t.mine(item("when(enters_discard(card), gain_lore(9))"))
    (tune,) = t.hand(song("gain_lore(1)"))
    t.sing(tune, scribe)
    assert (t.where(tune), t.lore_of(), t.ready_ink(), len(t.match.ink[ME])) == ("inkwell", 1, 2, 3)


@pytest.mark.rule("LOR-AMB.66")
def test_it_may_come_there_ready() -> None:
    t = Table(ink=2)
    scribe = t.mine(character(1, 4, "always(songs_inked())", cost=4))
    (tune,) = t.hand(song("gain_lore(1)"))
    t.sing(tune, scribe)
    assert (t.where(tune), t.ready_ink()) == ("inkwell", 3)


@pytest.mark.rule("LOR-AMB.66")
def test_songs_that_it_does_not_sing_go_to_the_discard() -> None:
    t = Table()
    t.mine(SCRIBE)
    other = t.mine(character(1, 4, cost=4, name="Other"))
    sung, paid = t.hand(song("gain_lore(1)"), song("gain_lore(1)", name="Paid"))
    t.choose(f"sing:{sung}", f"target:{other}")
    t.play(paid)
    assert (t.where(sung), t.where(paid)) == ("discard", "discard")


@pytest.mark.rule("LOR-AMB.66")
def test_it_is_settled_when_the_song_is_sung() -> None:
    t = Table()
    scribe = t.mine(SCRIBE)
    (tune,) = t.hand(song("banish(chosen(character, yours))"))
    t.sing(tune, scribe)
    assert (t.where(scribe), t.where(tune)) == ("discard", "inkwell")


def test_words_of_songs_inked() -> None:
    said = Table(first=SCRIBE).match.script[0].text[0]
    assert said.en == (
        "Whenever this character sings a song, "
        "put that song into your inkwell facedown and exerted instead of into your discard."
    )
    assert said.it == (
        "Ogni volta che questo personaggio canta una canzone, "
        "aggiungi quella canzone al tuo calamaio, a faccia in giù e impegnata, invece che ai tuoi scarti."
    )


POET = character(1, 4, "always(songs_go(to=bottom, optional=yes, then=draw(1)))", cost=4, name="Poet")


@pytest.mark.rule("LOR-AMB.66")
@pytest.mark.parametrize(("answer", "zone", "drawn"), [("mode:0", "deck", 1), ("mode:1", "discard", 0)])
def test_a_song_may_go_elsewhere_for_a_reward(answer: str, zone: str, drawn: int) -> None:
    t = Table()
    poet = t.mine(POET)
    t.mine(item("when(enters_discard(card), gain_lore(9))"))
    (tune,) = t.hand(song("gain_lore(1)"))
    t.sing(tune, poet)
    assert t.options == ["mode:0", "mode:1"]
    t.choose(answer)
    assert (t.where(tune), t.hand_size(), t.lore_of()) == (zone, drawn, 1 if zone == "deck" else 10)


@pytest.mark.rule("LOR-AMB.66")
@pytest.mark.parametrize(("to", "zone"), [("hand", "hand"), ("top", "deck"), ("inkwell, exerted=yes", "inkwell")])
def test_a_song_goes_where_its_singer_sends_it(to: str, zone: str) -> None:
    t = Table()
    poet = t.mine(character(1, 4, f"always(songs_go(to={to}))", cost=4))
    (tune,) = t.hand(song("gain_lore(1)"))
    t.sing(tune, poet)
    assert (t.where(tune), t.lore_of()) == (zone, 1)


@pytest.mark.rule("LOR-PLAY.09")
def test_an_action_can_go_to_the_deck_instead_of_the_discard() -> None:
    t = Table()
    t.mine(item("when(enters_discard(card), gain_lore(9))"))
    (held,) = t.hand(action("gain_lore(1)", "put_on_bottom(this)"))
    t.play(held)
    assert (t.where(held), t.lore_of()) == ("deck", 1)


def test_words_of_songs_that_go_elsewhere() -> None:
    said = Table(first=POET).match.script[0].text[0]
    assert said.en == (
        "Whenever this character sings a song, you may put that card on the bottom of its player's deck instead of "
        "into the discard to draw a card."
    )
    assert said.it == (
        "Ogni volta che questo personaggio canta una canzone, puoi mettere quella carta in fondo al mazzo del suo "
        "giocatore invece che negli scarti per pescare una carta."
    )
