"""What lasts, in words: statics, timed effects, keywords and abilities as the cards say them."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.lorcana.effects.language.keywords import EXPLAINED, explanation
from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.effects.language.scripts import make_script
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import ACTION, CHARACTER, ITEM, LOCATION, Card
from ludoteca.games.lorcana.state.script import Cast, Script
from ludoteca.kernel.texts import Phrase
from ludoteca.kernel.yamls import Problem, Where

HERE = Where("card", 1, 1)


def read(text: str, kind: int = CHARACTER) -> Any:
    SPEECH.begin(kind)
    return VOCABULARY.read(text, ("ability", "effect", "keyword"), HERE)


def script(text: str, kind: int = CHARACTER) -> Script:
    card = Card("1-1", Phrase("Prova", "Test"), Phrase("", ""), kind)
    card.ability_texts = [(text, HERE)]
    return make_script(card, Cast("", 2))


STATICS = {
    'always(gets(this, strength=2), given=have(character, yours, named("Elsa")))': (
        "mentre hai in gioco un personaggio chiamato Elsa, questo personaggio riceve +2 {S}",
        "while you have a character named Elsa in play, this character gets +2 {S}",
    ),
    "always(gets(this, strength=2), gains(this, support), given=is_(this, undamaged))": (
        "mentre questo personaggio non ha danni, riceve +2 {S} e ottiene Aiutante",
        "while this character has no damage, it gets +2 {S} and gains Support",
    ),
    "always(gets(every(character, yours, other), strength=1))": (
        "i tuoi altri personaggi ricevono +1 {S}",
        "your other characters get +1 {S}",
    ),
    "always(gets(this, strength=count(item, yours), willpower=count(item, yours)))": (
        "questo personaggio riceve +1 {S} e +1 {W} per ogni oggetto che hai in gioco",
        "this character gets +1 {S} and +1 {W} for each item you have in play",
    ),
    'always(gains(this, resist(count(character, classed("Knight"), yours, other))))': (
        "questo personaggio ottiene Resistere +1 per ogni altro personaggio Cavaliere che hai in gioco",
        "this character gains Resist +1 for each other Knight character you have in play",
    ),
    "always(gains(this, evasive), given=your_turn)": (
        "durante il tuo turno, questo personaggio ottiene Sfuggente",
        "during your turn, this character gains Evasive",
    ),
    "always(gains(every(character, yours, other), resist(1), during=challenged))": (
        "mentre vengono sfidati, i tuoi altri personaggi ottengono Resistere +1",
        "while being challenged, your other characters gain Resist +1",
    ),
    "always(gets(this, strength=2, during=challenging_such(character, damaged)))": (
        "mentre sfida un personaggio danneggiato, questo personaggio riceve +2 {S}",
        "while challenging a damaged character, this character gets +2 {S}",
    ),
    "always(gets(challenger, strength=-1, during=challenging_this))": (
        "mentre questo personaggio viene sfidato, il personaggio sfidante riceve -1 {S}",
        "while this character is being challenged, the challenging character gets -1 {S}",
    ),
    "always(cannot(this, be_challenged_by(character, cost(most=3))))": (
        "questo personaggio non può essere sfidato da personaggi con costo 3 o inferiore",
        "this character can't be challenged by characters with cost 3 or less",
    ),
    "always(cannot(this, quest, challenge), given=not_(is_(this, at_location)))": (
        "questo personaggio non può andare all'avventura né sfidare se non si trova in un luogo",
        "this character can't quest or challenge unless it is at a location",
    ),
    "always(cannot(every(character, opposing), ready), given=is_(this, exerted))": (
        "mentre questo personaggio è impegnato, i personaggi avversari non possono essere preparati"
        " all'inizio del loro turno",
        "while this character is exerted, opposing characters can't ready at the start of their turn",
    ),
    "always(can(this, challenge_ready_such(character, damaged)))": (
        "questo personaggio può sfidare personaggi preparati danneggiati",
        "this character can challenge ready damaged characters",
    ),
    "always(gains(every(character, yours, having(reckless)), use(exert(this), then=gain_lore(1))))": (
        "i tuoi personaggi con Attaccabrighe ottengono «{E} — Ottieni 1 leggenda»",
        "your characters with Reckless gain “{E} — Gain 1 lore”",
    ),
    "always(pay_more(2, action | item, who=each_player))": (
        "ogni giocatore paga 2 {I} in più per giocare azioni o oggetti",
        "each player pays 2 {I} more to play actions or items",
    ),
    "always(this_costs_less(times(2, count(character, yours, damaged))))": (
        "per ogni personaggio danneggiato che hai in gioco, paghi 2 {I} in meno per giocare questo personaggio",
        "for each damaged character you have in play, you pay 2 {I} less to play this character",
    ),
    'always(this_costs_less(1), given=have(character, yours, named("Gaston")))': (
        "se hai in gioco un personaggio chiamato Gaston, paghi 1 {I} in meno per giocare questo personaggio",
        "if you have a character named Gaston in play, you pay 1 {I} less to play this character",
    ),
    "always(free_for(banish(chosen(item, yours))), given=your_turn)": (
        "durante il tuo turno, puoi esiliare un tuo oggetto a tua scelta per giocare gratis questo personaggio",
        "during your turn, you may banish chosen item of yours to play this character for free",
    ),
    "always(extra_ink(1), given=your_turn)": (
        "durante il tuo turno, puoi aggiungere un'altra carta al tuo calamaio",
        "during your turn, you may ink an additional card",
    ),
}
TIMED = {
    "gets(up_to(2, character), strength=-1, until=this_turn)": (
        "fino a 2 personaggi a tua scelta ricevono -1 {S} per questo turno",
        "up to 2 chosen characters get -1 {S} this turn",
    ),
    "gains(chosen(character), reckless, until=their_next_turn)": (
        "un personaggio a tua scelta ottiene Attaccabrighe durante il suo prossimo turno",
        "chosen character gains Reckless during their next turn",
    ),
    "cannot(chosen(character), ready, until=next_ready)": (
        "un personaggio a tua scelta non può essere preparato all'inizio del suo prossimo turno",
        "chosen character can't ready at the start of their next turn",
    ),
    "do(ready(chosen(character, yours)), cannot(it, quest, until=this_turn))": (
        "prepara un tuo personaggio a tua scelta. Quel personaggio non può andare all'avventura"
        " per il resto di questo turno",
        "ready chosen character of yours. That character can't quest for the rest of this turn",
    ),
    "do(ready(every(character, yours)), cannot(it, take_challenge_damage, quest, until=this_turn))": (
        "prepara tutti i tuoi personaggi. Quei personaggi non subiscono danni dalle sfide"
        " e non possono andare all'avventura per il resto di questo turno",
        "ready all your characters. Those characters take no damage from challenges"
        " and can't quest for the rest of this turn",
    ),
    "cannot_play(each_opponent, action, until=your_next_turn)": (
        "gli avversari non possono giocare azioni fino all'inizio del tuo prossimo turno",
        "opponents can't play actions until the start of your next turn",
    ),
}
ABILITIES = {
    "when(quests(this), may(to(pay(1), gets(every(character, yours), strength=2, until=this_turn))))": (
        "ogni volta che questo personaggio va all'avventura, puoi pagare 1 {I} per dare ai tuoi personaggi +2 {S}"
        " per questo turno",
        "whenever this character quests, you may pay 1 {I} to give your characters +2 {S} this turn",
    ),
    "when(plays(this), may(gains(chosen(character), evasive, resist(1), until=your_next_turn)))": (
        "quando giochi questo personaggio, puoi dare a un personaggio a tua scelta Sfuggente e Resistere +1"
        " fino all'inizio del tuo prossimo turno",
        "when you play this character, you may give chosen character Evasive and Resist +1"
        " until the start of your next turn",
    ),
    "when(banishes(this), gain_lore(2), during=your_turn)": (
        "durante il tuo turno, ogni volta che questo personaggio esilia un altro personaggio in una sfida,"
        " ottieni 2 leggenda",
        "during your turn, whenever this character banishes another character in a challenge, gain 2 lore",
    ),
    "when(inks, draw(1), during=your_turn, once=yes)": (
        "una volta durante il tuo turno, ogni volta che una carta viene aggiunta al tuo calamaio, pesca una carta",
        "once during your turn, whenever a card is put into your inkwell, draw a card",
    ),
    "use(pay(2), exert(this), then=draw(1))": ("{E}, 2 {I} — Pesca una carta", "{E}, 2 {I} — Draw a card"),
}


@pytest.mark.parametrize("text", [*STATICS, *TIMED, *ABILITIES])
def test_words(text: str) -> None:
    it, en = {**STATICS, **TIMED, **ABILITIES}[text]
    assert read(text).words() == Phrase(it, en)


@pytest.mark.parametrize(
    ("text", "kind", "it", "en"),
    [
        (
            "always(enters_exerted(this))",
            ITEM,
            "questo oggetto entra in gioco impegnato",
            "this item enters play exerted",
        ),
        (
            "always(cannot(this, be_challenged), given=have(character, yours, here))",
            LOCATION,
            "mentre hai un personaggio in questo luogo, questo luogo non può essere sfidato",
            "while you have a character here, this location can't be challenged",
        ),
        (
            "always(this_costs_less(1))",
            ACTION,
            "paghi 1 {I} in meno per giocare questa azione",
            "you pay 1 {I} less to play this action",
        ),
    ],
)
def test_a_card_calls_itself_by_its_type(text: str, kind: int, it: str, en: str) -> None:
    said = read(text, kind).words()
    SPEECH.begin(CHARACTER)
    assert said == Phrase(it, en)


@pytest.mark.parametrize(
    ("text", "it", "en"),
    [
        ("challenger(2)", "Sfidante +2", "Challenger +2"),
        ("singer(5)", "Melodioso 5", "Singer 5"),
        ("shift(3)", "Trasformazione 3", "Shift 3"),
        ('shift(3, classed("Puppy"))', "Trasformazione Cucciolo 3", "Puppy Shift 3"),
        ("shift(4, any)", "Trasformazione Universale 4", "Universal Shift 4"),
        (
            "shift(cost=discard(1, action))",
            "Trasformazione: scegli e scarta una carta azione",
            "Shift: choose and discard an action card",
        ),
    ],
)
def test_keywords(text: str, it: str, en: str) -> None:
    assert read(text).words() == Phrase(it, en)


def test_every_keyword_is_explained() -> None:
    for bit in EXPLAINED:
        said = explanation(bit, 3)
        assert said.it != said.en
        assert "{n}" not in said.it + said.en


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("gets(chosen(character), strength=2)", "without until="),
        ("always(gets(this, strength=2, until=this_turn))", "without until="),
        ("always(draw(1))", "what lasts"),
        ("always(gains(this, boost(2)))", "boost cannot be gained"),
        ("always(gains(this, shift(2)))", "shift cannot be gained"),
        ("always(cannot(this, challenge_ready))", "something that a card can"),
        ("always(can(this, quest))", "needs no permission"),
        ("always(cannot(this, exerted))", "needs an act"),
        ("always(gets(this))", "say strength="),
        ("shift()", "amount of ink or cost="),
        ("from_discard(use(exert(this), then=draw(1)))", "only when"),
        ("always(may_use_free(4))", "counted from 1 to 3"),
        ("look(2, of=each_opponent)", "one looks at one deck"),
        ("when(banished(chosen(character)), draw(1))", "say this, it"),
        ("shift(2, damaged)", "told by classed"),
        ("look(2, rest=into_play)", "not put into_play"),
        ("look(2, rest=kept)", "not put kept"),
        ("reveal_until(character, to=shuffled)", "not put shuffled"),
        ("reveal_until(character, rest=hand_or_discard)", "not put hand_or_discard"),
        ("search(character, to=into_play)", "not put into_play"),
        ("discard(discarded_cards)", "discarded_cards is a count"),
        ("given(this_turn_at_least(1, any), draw(1))", "any is an any"),
    ],
)
def test_what_cannot_be_said(text: str, what: str) -> None:
    with pytest.raises(Problem, match=what):
        read(text)


def test_only_what_takes_damage_takes_that_of_others() -> None:
    with pytest.raises(Problem, match="take damage"):
        script("always(redirects_damage(character, yours))", ITEM)
    assert script("always(redirects_damage(character, yours))").statics != []


def test_an_effect_that_never_ends_is_refused() -> None:
    with pytest.raises(Problem, match="needs until="):
        script("gets(every(character), strength=2)", ACTION)
    with pytest.raises(Problem, match="needs until="):
        script("when(plays(this), may(cannot_play(each_opponent, action)))")
    with pytest.raises(Problem, match="needs until="):
        script("use(exert(this), then=gets(every(character), strength=1))")
    with pytest.raises(Problem, match="needs until="):
        script("use(cannot_gain_lore(each_opponent), then=draw(1))")
    with pytest.raises(Problem, match="needs until="):
        script("always(free_for(pay_less(1, item)))")
    with pytest.raises(Problem, match="needs until="):
        script("when(plays(this), this_turn_when(inks, pay_more(1, item)))")
    with pytest.raises(Problem, match="needs until="):
        script("when(challenges(this), after_challenge(pay_more(1, item)))")
    with pytest.raises(Problem, match="needs until="):
        read("shift(cost=gets(this, strength=1))")


def test_a_card_shows_what_it_is() -> None:
    own = script("always(enters_exerted(this))")
    assert [len(own.statics), len(own.own)] == [0, 1]
    others = script("always(enters_exerted(every(character, opposing)))")
    assert [len(others.statics), len(others.own)] == [1, 0]
    used = script("use(pay(2), exert(this), then=draw(1))").activated[0]
    assert used.exerts
    assert used.ink == 2
