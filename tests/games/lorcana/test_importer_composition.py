"""Pieces that the importer reads, put together: any deed, condition and count may follow any moment."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from tests.games.lorcana.test_importer_invented_set import compiled
from tests.games.lorcana.wordings import CONDITIONS, COUNTED, DEEDS, MOMENTS, Deed, Wording

EVERY = 13
"""One in so many of all pairs is tried; over the lists each piece still meets many others."""
GONE = ("banished", "leaves play")


def some(pairs: Iterator[tuple[Wording, Deed]]) -> list[tuple[Wording, Deed]]:
    return [pair for number, pair in enumerate(pairs) if number % EVERY == 0]


def is_sense(moment: Wording, deed: Deed) -> bool:
    """Tell whether the deed can follow the moment: what has left play gets and readies nothing."""
    own = "this character" in moment.en and any(gone in moment.en for gone in GONE)
    return not (own and "this character" in deed.en)


def agree(kind: str, english: str, italian: str) -> None:
    """Check that both texts are read, and as the same."""
    effect, same = compiled(kind, "en", english), compiled(kind, "it", italian)
    assert effect.reasons == [], english
    assert same.reasons == [], italian
    assert same.abilities == effect.abilities, italian


@pytest.mark.parametrize("moment", MOMENTS, ids=[moment.en for moment in MOMENTS])
def test_deeds_follow_every_moment(moment: Wording) -> None:
    start = MOMENTS.index(moment) % EVERY
    for deed in DEEDS[start::EVERY]:
        if is_sense(moment, deed):
            agree("character", f"{moment.en}, {deed.en}.", f"{moment.it}, {deed.it}.")
            if deed.may:
                agree("character", f"{moment.en}, you may {deed.en}.", f"{moment.it}, puoi {deed.may}.")


@pytest.mark.parametrize("condition", CONDITIONS, ids=[condition.en for condition in CONDITIONS])
def test_deeds_hang_on_every_condition(condition: Wording) -> None:
    start = CONDITIONS.index(condition) % EVERY
    for deed in DEEDS[start::EVERY]:
        agree(
            "character",
            f"When you play this character, {condition.en}, {deed.en}.",
            f"Quando giochi questo personaggio, {condition.it}, {deed.it}.",
        )


STATICS = (
    Wording("this character gets +2 {S}", "questo personaggio riceve +2 {S}"),
    Wording("your other characters gain Ward", "i tuoi altri personaggi ottengono Protetto"),
    Wording("you pay 1 {I} less to play songs", "paghi 1 {I} in meno per giocare canzoni"),
)


@pytest.mark.parametrize("condition", CONDITIONS, ids=[condition.en for condition in CONDITIONS])
def test_statics_hold_while_every_condition_does(condition: Wording) -> None:
    for static in STATICS:
        agree(
            "character",
            f"While {condition.en.removeprefix('if ')}, {static.en}.",
            f"Mentre {condition.it.removeprefix('se ')}, {static.it}.",
        )


SCALED = (
    Wording("This character gets +1 {S} for each %s.", "Questo personaggio riceve +1 {S} per ogni %s."),
    Wording(
        "For each %s, you pay 1 {I} less to play this character.",
        "Per ogni %s, paghi 1 {I} in meno per giocare questo personaggio.",
    ),
    Wording(
        "Whenever this character quests, each opponent loses 1 lore for each %s.",
        "Ogni volta che questo personaggio va all'avventura, ogni avversario perde 1 leggenda per ogni %s.",
    ),
    Wording(
        "When you play this character, remove up to 1 damage from chosen location for each %s.",
        "Quando giochi questo personaggio, rimuovi fino a 1 danno da un luogo a tua scelta per ogni %s.",
    ),
    Wording(
        "When you play this character, put the top card of your deck into your inkwell facedown and exerted for "
        "each %s.",
        "Quando giochi questo personaggio, aggiungi la prima carta del tuo mazzo al tuo calamaio, a faccia in giù e "
        "impegnata, per ogni %s.",
    ),
    Wording(
        "When you play this character, for each %s, you may draw a card.",
        "Quando giochi questo personaggio, per ogni %s, puoi pescare una carta.",
    ),
)


@pytest.mark.parametrize("counted", COUNTED, ids=[counted.en for counted in COUNTED])
def test_effects_are_counted_by_whatever_can_be(counted: Wording) -> None:
    for scaled in SCALED:
        others = "other" in counted.en and "chosen" in scaled.en
        if not others:
            agree("character", scaled.en % counted.en, scaled.it % counted.it)


PRICES = (
    Wording("you may pay 1 {I} to %s", "puoi pagare 1 {I} per %s"),
    Wording("you may choose and discard a card to %s", "puoi scegliere e scartare una carta per %s"),
    Wording("you may banish one of your items to %s", "puoi esiliare uno dei tuoi oggetti per %s"),
    Wording("you may deal 1 damage to this character to %s", "puoi infliggere 1 danno a questo personaggio per %s"),
)


@pytest.mark.parametrize(("price", "deed"), some((price, deed) for price, deed in product(PRICES, DEEDS) if deed.may))
def test_deeds_are_paid_for(price: Wording, deed: Deed) -> None:
    agree(
        "character",
        f"Whenever this character quests, {price.en % deed.en}.",
        f"Ogni volta che questo personaggio va all'avventura, {price.it % deed.may}.",
    )
