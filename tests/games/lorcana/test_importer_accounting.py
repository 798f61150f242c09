"""A reading is held against its text once more: what one of the two says, the other must say too."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.packs.importer import compiling
from ludoteca.games.lorcana.packs.importer.abilities import read_ability, read_effects
from ludoteca.games.lorcana.packs.importer.accounting import unaccounted
from ludoteca.games.lorcana.packs.importer.compiling import compile_card
from ludoteca.games.lorcana.packs.importer.expr import Expr, replaced, word
from ludoteca.games.lorcana.packs.importer.importing import italian_reading
from ludoteca.games.lorcana.packs.importer.italian.faithful import lost_in_translation
from ludoteca.games.lorcana.packs.importer.italian.translator import Translator
from ludoteca.games.lorcana.packs.importer.missing import missing_for
from ludoteca.games.lorcana.packs.importer.reading import Printed

CLASSES = frozenset({"Hero", "Knight", "Puppy", "Villain"})
QUESTS = "Whenever this character quests, "

WRONG = [
    ("You may draw a card.", "draw(1)", "leaves out may"),
    ("Draw a card.", "may(draw(1))", "does not: may"),
    ("Draw up to 2 cards.", "draw(2)", "leaves out may"),
    ("Exert chosen opposing character.", "exert(chosen(character))", "leaves out opponent"),
    ("Exert chosen character.", "exert(chosen(character, opposing))", "does not: opponent"),
    ("Ready another chosen character.", "ready(chosen(character))", "leaves out other"),
    ("Chosen character gains Ward this turn.", "gains(chosen(character), ward, until=your_next_turn)", "this turn"),
    ("Chosen character gains Ward until the start of your next turn.",
     "gains(chosen(character), ward, until=this_turn)", "until the start of your next turn"),
    ("Once per turn, you may pay 1 {I} to draw a card.", "use(pay(1), then=draw(1))", "once a turn"),
    ("During opponents' turns, this character gains Ward.", "always(gains(this, ward))", "during an opponent's turn"),
    ("Banish chosen damaged character.", "banish(chosen(character))", "leaves out damaged"),
    ("Banish chosen character with cost 3 or less.", "banish(chosen(character))", "leaves out cost, or less, 3"),
    ("Banish chosen character with 3 {S} or less.", "banish(chosen(character))", "{S}"),
    ("Your Knight characters get +1 {S} this turn.", "gets(every(character, yours), strength=1, until=this_turn)",
     "Knight"),
    ("Banish chosen character named Hades.", "banish(chosen(character))", "leaves out name"),
    ("Banish chosen character named Hades.", 'banish(chosen(character, named("Hercules")))', "leaves out Hercules"),
    ("Chosen character gains Ward and Rush this turn.", "gains(chosen(character), ward, until=this_turn)", "Rush"),
    ("Draw 3 cards.", "draw(5)", "leaves out 3, 5"),
    ("Each opponent loses 1 lore.", "lose_lore(1, who=chosen_opponent)", "each opponent"),
    ("Chosen opponent loses 1 lore.", "lose_lore(1, who=each_opponent)", "a chosen opponent"),
    ("Chosen opponent discards a card at random.", "discard(1, who=chosen_opponent)", "leaves out at random"),
    ("Play an item for free.", "play(item)", "leaves out for free"),
    ("Opponents can't gain more than 4 lore each turn.", "always(draws_at_most(4, each_opponent))", "leaves out lore"),
    ("If you have no cards in your hand, gain 1 lore.", "gain_lore(1)", "unless, if, while"),
    ("Exert each of your characters.", "exert(every(character))", "leaves out yours"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "reading", "reason"), WRONG)
def test_what_was_lost_or_put_in_is_found(text: str, reading: str, reason: str) -> None:
    reasons = unaccounted(text, [reading], CLASSES)
    assert reason in " ".join(reasons)
    assert missing_for(reasons[0]).startswith("nothing but care")


RIGHT = [
    "Each opponent chooses one of their other characters and exerts it.",
    "You may pay 2 {I} less for the next Hero character you play this turn.",
    "Chosen opponent reveals their hand and discards a non-character card of your choice.",
    "For each opponent, you may exert chosen character of theirs.",
    "Deal 2 damage to each opposing damaged character with cost 4 or less.",
    "Up to 2 chosen Puppy characters gain Rush and get +2 {S} this turn. If you have no cards in hand, draw 2 cards.",
]


@pytest.mark.parametrize("text", RIGHT)
def test_what_is_read_by_the_grammar_is_accounted_for(text: str) -> None:
    if text.startswith("You may pay"):
        text = text.replace("You may pay", "You pay")
    assert unaccounted(text, [str(effect) for effect in read_effects(text, CLASSES)], CLASSES) == []


def careless(text: str, kind: str, classes: frozenset[str]) -> list[Expr]:
    """Read a line as a production would that takes the word "damaged" and forgets it."""
    forgotten = [replaced(ability, word("damaged"), word("character")) for ability in read_ability(text, kind, classes)]
    return [ability for ability in forgotten if isinstance(ability, Expr)]


def test_a_card_read_carelessly_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    card = Printed("91-1", "Tessa", "character")
    card.texts = [QUESTS + "draw a card.", QUESTS + "banish chosen damaged character."]
    assert compile_card(card, CLASSES).reasons == []
    monkeypatch.setattr(compiling, "read_ability", careless)
    refused = compile_card(card, CLASSES)
    assert refused.reasons == ["its reading leaves out damaged"]
    assert refused.where == {"its reading leaves out damaged": card.texts[1]}


LOST = [
    ("Puoi pescare una carta.", "Draw a card.", "Puoi"),
    ("Pesca 3 carte.", "Draw 2 cards.", "3"),
    ("Impegna un altro personaggio avversario.", "Exert an opposing character.", "altro"),
    ("Esilia un personaggio avversario a tua scelta.", "Banish chosen character.", "avversario"),
    ("Ottiene Protetto per questo turno.", "They gain Ward.", "questo turno"),
    ("Un avversario a tua scelta scarta una carta a caso.", "Chosen opponent discards a card.", "a caso"),
    ("Gioca gratis un oggetto.", "Play an item.", "gratis"),
    ("Esilia un personaggio danneggiato a tua scelta.", "Banish chosen character.", "danneggiato"),
]


@pytest.mark.parametrize(("italian", "english", "word"), LOST)
def test_what_a_translation_forgets_is_found(italian: str, english: str, word: str) -> None:
    (reason,) = lost_in_translation(italian, english)
    assert reason == f"its translation leaves out {word}"
    assert missing_for(reason).startswith("nothing but care")


def test_a_faithful_translation_leaves_nothing_out() -> None:
    translator = Translator({})
    for italian in (
        "Puoi esiliare un altro tuo personaggio a tua scelta per pescare 2 carte.",
        "Durante il tuo turno, mentre hai un oggetto in gioco, questo personaggio riceve +2 {S}.",
        "Un avversario a tua scelta scarta una carta a caso. Se non lo fa, perde 1 leggenda.",
    ):
        assert lost_in_translation(italian, translator.english(italian)) == []


class Forgetful(Translator):
    """A translator that forgets how long something lasts."""

    def english(self, text: str) -> str:
        return super().english(text).replace(" until the start of your next turn", " this turn")


def test_an_italian_text_translated_carelessly_is_refused() -> None:
    card = Printed("91-1", "Tessa", "action")
    line = "Un personaggio a tua scelta ottiene Protetto fino all'inizio del tuo prossimo turno."
    assert italian_reading(card, [line], [line], CLASSES, Translator({})).reasons == []
    refused = italian_reading(card, [line], [line], CLASSES, Forgetful({}))
    assert refused.reasons == [f'its translation leaves out prossimo turno, in the Italian line "{line}"']
