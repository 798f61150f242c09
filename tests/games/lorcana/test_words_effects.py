"""The effects of the card language in words: persons, agreement, amounts, what joins them."""

from __future__ import annotations

import pytest

from ludoteca.games.lorcana.effects.language.bases import Verb
from ludoteca.games.lorcana.effects.language.nouns import SPEECH
from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.games.lorcana.state.cards import CHARACTER
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.kinds import EFFECT
from ludoteca.kernel.yamls import Problem, Where
from tests.games.lorcana.deeds import DEEDS


def read(text: str) -> Effect:
    SPEECH.begin(CHARACTER)
    effect = VOCABULARY.read(text, (EFFECT,), Where("test"))
    assert isinstance(effect, Effect)
    return effect


SAID = [
    # The same cards, and for as long: said in one sentence.
    (
        "do(gains(chosen(character), rush, until=this_turn), gets(it, strength=2, until=this_turn))",
        "chosen character gains Rush and gets +2 {S} this turn",
        "un personaggio a tua scelta ottiene Lesto e riceve +2 {S} per questo turno",
    ),
    (
        "do(gets(every(character, yours), strength=1, until=this_turn), gains(every(character, yours), rush, "
        "until=this_turn))",
        "your characters get +1 {S} and gain Rush this turn",
        "i tuoi personaggi ricevono +1 {S} e ottengono Lesto per questo turno",
    ),
    (
        "do(gains(chosen(character), rush, until=this_turn), gets(it, strength=2, until=your_next_turn))",
        "chosen character gains Rush this turn. That character gets +2 {S} until the start of your next turn",
        "un personaggio a tua scelta ottiene Lesto per questo turno. Quel personaggio riceve +2 {S} fino all'inizio "
        "del tuo prossimo turno",
    ),
    # One sentence only where one player both draws and gains.
    ("do(draw(1), gain_lore(1))", "draw a card and gain 1 lore", "pesca una carta e ottieni 1 leggenda"),
    (
        "do(draw(1, who=each_opponent), gain_lore(1))",
        "each opponent draws a card. Gain 1 lore",
        "ogni avversario pesca una carta. Ottieni 1 leggenda",
    ),
    (
        "do(discard(1), gain_lore(1))",
        "choose and discard a card. Gain 1 lore",
        "scegli e scarta una carta. Ottieni 1 leggenda",
    ),
    (
        "do(draw(1), gain_lore(1, who=each_opponent))",
        "draw a card. Each opponent gains 1 lore",
        "pesca una carta. Ogni avversario ottiene 1 leggenda",
    ),
    # What lasts for good does not say so, and is not run together.
    (
        "do(gets(chosen(character), strength=1, until=for_good), gets(it, lore=1, until=for_good))",
        "chosen character gets +1 {S}. That character gets +1 {L}",
        "un personaggio a tua scelta riceve +1 {S}. Quel personaggio riceve +1 {L}",
    ),
    (
        "gets(this, strength=strength_of(challenged), until=this_turn)",
        "this character gets +{S} equal to the challenged character's {S} this turn",
        "questo personaggio riceve +{S} pari alla {S} del personaggio sfidato per questo turno",
    ),
    (
        "given(is_(this, exerted), do(may(draw(1)), given(done, do(discard(1), banish(this)))))",
        "if this character is exerted, you may draw a card. If you do, choose and discard a card and banish this "
        "character",
        "se questo personaggio è impegnato, puoi pescare una carta. Se lo fai, scegli e scarta una carta ed esilia "
        "questo personaggio",
    ),
    # Italian does not name the same subject twice.
    (
        "do(choose(chosen(character)), given(is_(it, damaged), gets(it, strength=2, until=this_turn), "
        "otherwise=gets(it, strength=1, until=this_turn)))",
        "choose a character. If that character has damage, that character gets +2 {S} this turn. Otherwise, that "
        "character gets +1 {S} this turn",
        "scegli un personaggio. Se quel personaggio ha danni, riceve +2 {S} per questo turno. Altrimenti, riceve "
        "+1 {S} per questo turno",
    ),
    (
        "given(is_(this, undamaged), draw(1), otherwise=gets(this, strength=4, until=this_turn))",
        "if this character has no damage, draw a card. Otherwise, this character gets +4 {S} this turn",
        "se questo personaggio non ha danni, pesca una carta. Altrimenti, questo personaggio riceve +4 {S} per questo "
        "turno",
    ),
    # Players and amounts.
    ("draw(1)", "draw a card", "pesca una carta"),
    ("draw(2, who=each_opponent)", "each opponent draws 2 cards", "ogni avversario pesca 2 carte"),
    (
        "draw(count(character, yours))",
        "draw a card for each character you have in play",
        "pesca una carta per ogni personaggio che hai in gioco",
    ),
    ("draw(that_much)", "draw that many cards", "pesca altrettante carte"),
    (
        "gain_lore(times(2, count(item, yours)))",
        "gain 2 lore for each item you have in play",
        "ottieni 2 leggenda per ogni oggetto che hai in gioco",
    ),
    (
        "gain_lore(lore_of(this))",
        "gain lore equal to this character's {L}",
        "ottieni leggenda pari alla {L} di questo personaggio",
    ),
    (
        "lose_lore(1, who=chosen_opponent)",
        "chosen opponent loses 1 lore",
        "un avversario a tua scelta perde 1 leggenda",
    ),
    ("draw_until(3)", "draw until you have 3 cards in your hand", "pesca fino ad avere 3 carte in mano"),
    # Discarding.
    ("discard(1)", "choose and discard a card", "scegli e scarta una carta"),
    ("discard(all, who=each_player)", "each player discards their hand", "ogni giocatore scarta tutta la sua mano"),
    ("discard(1, action)", "choose and discard an action card", "scegli e scarta una carta azione"),
    (
        "discard(any, item)",
        "choose and discard any number of item cards",
        "scegli e scarta un numero qualsiasi di carte oggetto",
    ),
    (
        "discard(1, at_random=yes, who=each_opponent)",
        "each opponent discards a card at random",
        "ogni avversario scarta una carta a caso",
    ),
    (
        "discard(1, song, who=chosen_opponent, chooser=you)",
        "chosen opponent reveals their hand and discards a song card of your choice",
        "un avversario a tua scelta rivela la propria mano e scarta una carta canzone a tua scelta",
    ),
    # Cards.
    ("banish(this)", "banish this character", "esilia questo personaggio"),
    ("ready(every(character, yours))", "ready all your characters", "prepara tutti i tuoi personaggi"),
    ("return_to_hand(this)", "return this card to your hand", "riprendi in mano questa carta"),
    (
        "return_to_hand(chosen(character))",
        "return chosen character to their player's hand",
        "fai riprendere in mano al suo giocatore un personaggio a tua scelta",
    ),
    (
        "return_to_hand(chosen(item, in_discard))",
        "return an item card from your discard to your hand",
        "riprendi in mano una carta oggetto dai tuoi scarti",
    ),
    (
        "move_to(this, chosen(location, yours), free=yes)",
        "move this character to chosen location of yours for free",
        "sposta gratis questo personaggio in un tuo luogo a tua scelta",
    ),
    # Damage.
    (
        "deal(2, chosen(character))",
        "deal 2 damage to chosen character",
        "infliggi 2 danni a un personaggio a tua scelta",
    ),
    (
        "deal(1, every(character, opposing))",
        "deal 1 damage to each opposing character",
        "infliggi 1 danno a ogni personaggio avversario",
    ),
    (
        "deal(1, up_to(2, character))",
        "deal 1 damage to up to 2 chosen characters",
        "infliggi 1 danno a un massimo di 2 personaggi a tua scelta",
    ),
    (
        "put_damage(1, every(character, other))",
        "put 1 damage counter on each other character",
        "metti 1 segnalino danno su ogni altro personaggio",
    ),
    (
        "heal(3, every(character, yours))",
        "remove up to 3 damage from each of your characters",
        "rimuovi fino a 3 danni da ognuno dei tuoi personaggi",
    ),
    ("heal(all, this)", "remove all damage from this character", "rimuovi tutti i danni da questo personaggio"),
    (
        "move_damage(2, chosen(character), chosen(character, opposing), up_to=yes)",
        "move up to 2 damage counters from chosen character to chosen opposing character",
        "sposta fino a 2 segnalini danno da un personaggio a tua scelta a un personaggio avversario a tua scelta",
    ),
    # Ink.
    (
        "pay_less_next(2, character)",
        "you pay 2 {I} less for the next character you play this turn",
        "paghi 2 {I} in meno per il prossimo personaggio che giochi in questo turno",
    ),
    (
        "return_ink(2, at_random=yes)",
        "return 2 cards at random from your inkwell to your hand",
        "riprendi in mano 2 carte a caso dal tuo calamaio",
    ),
    # What joins them.
    (
        "do(draw(2), discard(1))",
        "draw 2 cards, then choose and discard a card",
        "pesca 2 carte, poi scegli e scarta una carta",
    ),
    (
        "do(draw(1), deal(1, chosen(character)))",
        "draw a card. Deal 1 damage to chosen character",
        "pesca una carta. Infliggi 1 danno a un personaggio a tua scelta",
    ),
    (
        "may(draw(1), gain_lore(1))",
        "you may draw a card and gain 1 lore",
        "puoi pescare una carta e ottenere 1 leggenda",
    ),
    (
        "may(to(banish(chosen(item, yours)), draw(2)))",
        "you may banish chosen item of yours to draw 2 cards",
        "puoi esiliare un tuo oggetto a tua scelta per pescare 2 carte",
    ),
    (
        "may(to(pay(1), discard(1, who=each_opponent)))",
        "you may pay 1 {I}. If you do, each opponent chooses and discards a card",
        "puoi pagare 1 {I}. Se lo fai, ogni avversario sceglie e scarta una carta",
    ),
    (
        "do(may(banish(chosen(item))), given(done, draw(1)))",
        "you may banish chosen item. If you do, draw a card",
        "puoi esiliare un oggetto a tua scelta. Se lo fai, pesca una carta",
    ),
    (
        "given(hand_empty, do(lose_lore(1, who=each_opponent), gain_lore(that_much)))",
        "if you have no cards in your hand, each opponent loses 1 lore and you gain that much lore",
        "se non hai carte in mano, ogni avversario perde 1 leggenda e tu ottieni altrettanta leggenda",
    ),
    (
        "choose_one(discard(1), banish(this))",
        "choose and discard a card or banish this character",
        "scegli e scarta una carta oppure esilia questo personaggio",
    ),
    (
        "choose_one(draw(2), discard(1, who=each_opponent))",
        "choose one: • Draw 2 cards. • Each opponent chooses and discards a card.",
        "scegli uno: • Pesca 2 carte. • Ogni avversario sceglie e scarta una carta.",
    ),
    # Players who do something.
    (
        "each(each_player, discard(all), draw(7))",
        "each player discards their hand and draws 7 cards",
        "ogni giocatore scarta tutta la sua mano e pesca 7 carte",
    ),
    (
        "each(each_opponent, banish(chosen(character, yours)))",
        "each opponent chooses and banishes one of their characters",
        "ogni avversario sceglie ed esilia uno dei suoi personaggi",
    ),
    (
        "each(each_opponent, deal(2, chosen(character, yours)))",
        "each opponent chooses one of their characters and deals 2 damage to them",
        "ogni avversario sceglie uno dei suoi personaggi e gli infligge 2 danni",
    ),
    (
        "by(chosen_opponent, return_to_hand(chosen(character, yours)))",
        "chosen opponent chooses one of their characters and returns that card to their hand",
        "un avversario a tua scelta sceglie uno dei suoi personaggi e lo riprende in mano",
    ),
    (
        "each(each_player, draw(count(character, yours)))",
        "each player draws a card for each character they have in play",
        "ogni giocatore pesca una carta per ogni personaggio che ha in gioco",
    ),
    (
        "each(each_opponent, may(discard(1)), given(not_(done), lose_lore(1)))",
        "each opponent may choose and discard a card. If they don't, they lose 1 lore",
        "ogni avversario può scegliere e scartare una carta. Se non lo fa, perde 1 leggenda",
    ),
    (
        "offer(each_opponent, discard(1), otherwise=draw(1))",
        "each opponent may choose and discard a card. For each opponent who doesn't, you draw a card",
        "ogni avversario può scegliere e scartare una carta. Per ogni avversario che non lo fa, pesca una carta",
    ),
    # Later.
    (
        "this_turn_when(quests(character, yours), gain_lore(1))",
        "this turn, whenever one of your characters quests, gain 1 lore",
        "in questo turno, ogni volta che uno dei tuoi personaggi va all'avventura, ottieni 1 leggenda",
    ),
    (
        "do(choose(chosen(character)), at_end_of_turn(banish(it)))",
        "choose a character. At the end of your turn, banish that character",
        "scegli un personaggio. Alla fine del tuo turno, esilia quel personaggio",
    ),
]


@pytest.mark.parametrize(("text", "en", "it"), SAID, ids=[text for text, _, _ in SAID])
def test_an_effect_reads_like_a_card(text: str, en: str, it: str) -> None:
    said = read(text).words()
    assert said.en == en
    assert said.it == it


@pytest.mark.parametrize(
    ("text", "en", "it"),
    [
        ("exert(this)", "{E}", "{E}"),
        ("pay(2)", "2 {I}", "2 {I}"),
        ("banish(this)", "Banish this character", "Esilia questo personaggio"),
        ("exert(chosen(character, yours))", "{E} one of your characters", "{E} uno dei tuoi personaggi"),
        ("banish(chosen(item, yours))", "Banish one of your items", "Esilia uno dei tuoi oggetti"),
        ("discard(1)", "Choose and discard a card", "Scegli e scarta una carta"),
    ],
)
def test_a_cost_reads_like_the_front_of_an_ability(text: str, en: str, it: str) -> None:
    cost = read(text)
    assert isinstance(cost, Verb)
    assert cost.price().en == en
    assert cost.price().it == it


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("choose_one(draw(1))", "at least two"),
        ("deal(0, this)", "above 0"),
        ("draw_until(0)", "above 0"),
        ("move_to(this, chosen(location, yours))", "free=yes"),
        ("return_ink(1)", "at_random=yes"),
        ("to(to(pay(1), draw(1)), draw(1))", "not a cost"),
        ("offer(any_players, draw(1), otherwise=draw(1))", "one player, or for all of a kind"),
        ("move_damage(all, this, every(character))", "a number of counters"),
        ("repeat_while_found(draw(1))", "look"),
    ],
)
def test_what_makes_no_sense_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(Problem, match=complaint):
        read(text)


@pytest.mark.parametrize(
    ("who", "moved", "mossi"),
    [("", "that character", "quel personaggio"), ("2, ", "those characters", "quei personaggi")],
)
def test_after_a_move_it_is_who_moved_and_not_the_place(who: str, moved: str, mossi: str) -> None:
    words = read(f"do(move_to(chosen({who}character, yours), chosen(location, yours), free=yes), exert(it))").words()
    assert words.en.endswith(f"Exert {moved}")
    assert words.it.endswith(f"Impegna {mossi}")


@pytest.mark.parametrize("deed", [deed for deed in DEEDS if not deed.startswith("to(")])
def test_no_verb_is_a_cost_unless_it_is_said(deed: str) -> None:
    parts: list[Effect] = [read(f"do({deed}, draw(1))")]
    while parts:
        part = parts.pop()
        if isinstance(part, Verb):
            assert part.is_cost is False
        parts += part.children()
