"""What the language of Lyon's cards takes, and what it refuses because its words and its deeds would differ."""

from pathlib import Path

import pytest

import ludoteca
from ludoteca.games.lyon.effects.verbs import LyonEffect
from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.packs.vocabulary import ABILITY, EFFECT, VOCABULARY, Always, When
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import Frame
from ludoteca.kernel.yamls import Problem, Where
from tests.rules.lyon.table import ME, THEM, Table, monster

LYON = ludoteca.game("lyon")
SAID = {
    "deal(1, every(monster))": ("infliggi 1 D a tutti i Mostri", "deal 1 damage to all Monsters"),
    "deal(2, every(character))": ("infliggi 2 D a entrambi i Personaggi", "deal 2 damage to both Characters"),
    "destroy(chosen(monster, enemy))": ("distruggi un Mostro avversario", "destroy an enemy Monster"),
    "destroy(chosen(monster, level_at_most(1)))": (
        "distruggi un Mostro di Livello 1 o inferiore",
        "destroy a Monster of Level 1 or lower",
    ),
    "destroy(chosen(monster, other))": ("distruggi un altro Mostro", "destroy another Monster"),
    "destroy(chosen(monster, yours, level_at_most(0)))": (
        "distruggi un tuo Mostro di Livello 0",
        "destroy one of your Monsters of Level 0",
    ),
    "recover(chosen(monster, yours, discarded))": (
        "riprendi in mano 1 Mostro dalla tua pila degli scarti",
        "return 1 Monster from your discard pile to your hand",
    ),
    "may(draw(1))": ("puoi pescare 1 carta", "you may draw 1 card"),
    "may(give(chosen(monster, yours), attack=2, until=end_of_turn))": (
        "se vuoi, un tuo Mostro guadagna +2/+0 fino alla fine del turno",
        "if you wish, one of your Monsters gains +2/+0 until end of turn",
    ),
    "may(do(draw(1), deal(1, enemy_character)))": (
        "se vuoi, pesca 1 carta; infliggi 1 D al Personaggio avversario",
        "if you wish, draw 1 card; deal 1 damage to the enemy Character",
    ),
    "repeat(1, draw(1))": ("pesca 1 carta", "draw 1 card"),
    "deal(1, every(monster | character, yours))": (
        "infliggi 1 D a tutti i tuoi Mostri e al tuo Personaggio",
        "deal 1 damage to all your Monsters and your Character",
    ),
    "deal(1, every(character, enemy))": (
        "infliggi 1 D al Personaggio avversario",
        "deal 1 damage to the enemy Character",
    ),
    "prevent(2, every(monster | character), until=end_of_turn)": (
        "previeni i prossimi 2 D a ciascuno dei Mostri e a ciascuno dei due Personaggi fino alla fine del turno",
        "prevent the next 2 damage to each of the Monsters and each of the two Characters until end of turn",
    ),
    "prevent(2, every(monster, yours, other), until=end_of_turn)": (
        "previeni i prossimi 2 D a ciascuno degli altri tuoi Mostri fino alla fine del turno",
        "prevent the next 2 damage to each of your other Monsters until end of turn",
    ),
    "destroy(up_to(2, monster, yours, other))": (
        "distruggi fino a 2 altri tuoi Mostri",
        "destroy up to 2 of your other Monsters",
    ),
    "destroy(up_to(1, monster, enemy))": ("distruggi fino a un Mostro avversario", "destroy up to 1 enemy Monster"),
    "give(chosen(monster, enemy), attack=-1, until=end_of_turn)": (
        "un Mostro avversario riceve -1/-0 fino alla fine del turno",
        "an enemy Monster gets -1/-0 until end of turn",
    ),
    "give(every(monster, yours), attack=-1, keyword=leap, until=end_of_turn)": (
        "tutti i tuoi Mostri guadagnano SALTO e ricevono -1/-0 fino alla fine del turno",
        "all your Monsters gain LEAP and get -1/-0 until end of turn",
    ),
    "give(chosen(monster), attack=1, defence=-1, keyword=leap, until=end_of_turn)": (
        "un Mostro guadagna SALTO e +1/-1 fino alla fine del turno",
        "a Monster gains LEAP and +1/-1 until end of turn",
    ),
    "heal(1, bearer)": ("cura 1 D al Mostro", "heal 1 damage from the Monster"),
    "give(up_to(2, monster, yours), attack=1, until=end_of_turn)": (
        "scegli fino a 2 tuoi Mostri: guadagnano +1/+0 fino alla fine del turno",
        "choose up to 2 of your Monsters: they gain +1/+0 until end of turn",
    ),
    "cannot(up_to(1, monster, enemy), to_attack, until=end_of_turn)": (
        "scegli fino a un Mostro avversario: non può attaccare fino alla fine del turno",
        "choose up to 1 enemy Monster: it cannot attack until end of turn",
    ),
    "cannot(you, to_play_magic, until=end_of_turn)": (
        "non puoi giocare Magie fino alla fine del turno",
        "you cannot play Magics until end of turn",
    ),
    "can(you, to_draw, until=end_of_turn)": (
        "puoi pescare fino alla fine del turno",
        "you can draw until end of turn",
    ),
    "cannot(opponent, to_activate, until=your_next_turn)": (
        "l'avversario non può attivare il Personaggio fino all'inizio del tuo prossimo turno",
        "the opponent cannot activate the Character until the start of your next turn",
    ),
    "cannot(every(monster, enemy), to_be_healed, until=for_good)": (
        "tutti i Mostri avversari non possono ricevere cure per il resto della partita",
        "all enemy Monsters cannot be healed for the rest of the game",
    ),
    "repeat(2, draw(1))": ("2 volte: pesca 1 carta", "2 times: draw 1 card"),
    "choose_one(draw(1), deal(1, enemy_character))": (
        "scegli: pesca 1 carta oppure infliggi 1 D al Personaggio avversario",
        "choose: draw 1 card or deal 1 damage to the enemy Character",
    ),
    "given(monster_destroyed_this_turn, draw(1), otherwise=draw(2))": (
        "pesca 1 carta se in questo turno un Mostro è stato distrutto; altrimenti pesca 2 carte",
        "draw 1 card if a Monster was destroyed this turn; otherwise draw 2 cards",
    ),
}

REFUSED = {
    "deal(0, chosen(monster))": "above 0",
    "heal(-1, your_character)": "above 0",
    "draw(0)": "above 0",
    "deal(1, opponent)": "enemy_character",
    "deal(1, chosen(enemy))": "say what kind of thing",
    "guard(you)": "say your_character",
    "guard(this)": "does not guard itself",
    "destroy(enemy_character)": "only on Monsters in play",
    "destroy(chosen(monster | character))": "only on Monsters in play",
    "destroy(chosen(monster, yours, discarded))": "only on Monsters in play",
    "give(your_character, attack=1, until=end_of_turn)": "only on Monsters in play",
    "cannot(your_character, to_attack, until=end_of_turn)": "only on Monsters in play",
    "cannot(opponent, to_attack, until=end_of_turn)": "players play, activate and draw",
    "recover(chosen(monster))": "discarded",
    "recover(chosen(monster, enemy, discarded))": "discarded goes with monster and yours",
    "revive(up_to(2, monster, yours, discarded))": "one chosen, discarded Monster",
    "move(every(monster, yours))": "one chosen Monster of yours",
    "move(chosen(monster, enemy))": "one chosen Monster of yours",
    "give(chosen(monster), until=end_of_turn)": "attack, defence or keyword",
    "explode(chosen(monster))": "unknown word",
    "deal(1, up_to(2, monster | character))": "up_to counts Monsters",
    "deal(1, chosen(monster, yours | enemy))": "only monster | character",
    "deal(1, chosen(monster | yours))": "only monster | character",
    "deal(1, chosen(enemy | character))": "only monster | character",
    "deal(1, chosen(monster, character))": "each property once",
    "deal(1, chosen(monster, yours, enemy))": "each property once",
    "__import__('os')": "unknown word",
}


@pytest.mark.parametrize("text", SAID)
def test_an_effect_says_what_it_does(text: str) -> None:
    effect = VOCABULARY.read(text, (EFFECT,), Where("prova"))
    assert isinstance(effect, Effect)
    words = effect.words()
    assert (words.it, words.en) == SAID[text]


@pytest.mark.parametrize("text", REFUSED)
def test_what_makes_no_sense_is_refused_with_its_place(text: str) -> None:
    with pytest.raises(Problem, match=REFUSED[text]) as raised:
        VOCABULARY.read(text, (EFFECT,), Where("prova", 7, 3))
    assert (raised.value.where.line, raised.value.where.column >= 3) == (7, True)


def test_abilities_are_triggered_or_standing() -> None:
    assert isinstance(VOCABULARY.read("when(hits, draw(1))", (ABILITY,), Where("prova")), When)
    for text in ("always(give(this, attack=1))", "always(guard(your_character))"):
        assert isinstance(VOCABULARY.read(text, (ABILITY,), Where("prova")), Always)
    for text in ("always(draw(1))", "always(give(chosen(monster), attack=1))"):
        with pytest.raises(Problem):
            VOCABULARY.read(text, (ABILITY,), Where("prova"))


def test_the_readme_lists_every_word() -> None:
    readme = (Path(ludoteca.__file__).parent / "games" / "lyon" / "README.md").read_text(encoding="utf-8")
    missing = [word.signature for word in VOCABULARY.words.values() if f"`{word.signature}`" not in readme]
    assert missing == ["|(left, right)"]  # written `monster | character`


@pytest.mark.parametrize(
    ("kind", "effect", "told"),
    [
        ("magic", "deal(1, it)", "`it` is what an effect before chose"),
        ("magic", "deal(1, facing)", "are facing one"),
        ("magic", "deal(1, bearer)", "only a Treasure has a bearer"),
        ("magic", "heal(1, this)", "`this` is a Monster in play"),
        ("monster", "when(hits, deal(1, bearer))", "only a Treasure has a bearer"),
        ("monster", "always(give(bearer, attack=1))", "only a Treasure has a bearer"),
        ("monster", "when(played, may(do(draw(1), destroy(it))))", "`it` is what an effect before chose"),
        ("treasure", "always(give(this, attack=1))", "a Treasure says bearer"),
    ],
)
def test_a_target_that_the_card_never_has_is_refused(tmp_path: Path, kind: str, effect: str, told: str) -> None:
    (problem,) = LYON.check_pack(one_card(tmp_path, kind, effect))
    assert told in problem.message
    assert problem.where.line == 3


@pytest.mark.parametrize(
    ("kind", "effect"),
    [
        ("magic", "do(deal(1, chosen(monster)), deal(1, it))"),
        ("monster", "when(hits, deal(1, facing), heal(1, this))"),
        ("treasure", "when(destroyed, recover(this))"),
        ("treasure", "when(hits, deal(1, facing), heal(1, bearer))"),
    ],
)
def test_a_target_that_the_card_has_is_taken(tmp_path: Path, kind: str, effect: str) -> None:
    assert LYON.check_pack(one_card(tmp_path, kind, effect)) == []


def one_card(folder: Path, kind: str, effect: str) -> Path:
    (folder / "cards").mkdir()
    (folder / "pack.yaml").write_text('game: lyon\npack: x\nname: {it: "a", en: "b"}\n', encoding="utf-8")
    figures = ", level: 0, attack: 1, defence: 1" if kind == "monster" else ""
    facts = f'id: X-1, number: 9999, name: {{it: "A", en: "B"}}, type: {kind}, team: universale{figures}'
    text = f'cards:\n  - {{{facts}, source: designed,\n     effects: ["{effect}"]}}\n'
    (folder / "cards" / "x.yaml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("kind", "effect", "figures", "has_effect", "needs_target", "acts_at_end"),
    [
        ("magic", "draw(1)", (-1, -1, -1), True, False, False),
        ("magic", "deal(1, chosen(monster))", (-1, -1, -1), True, True, False),
        ("treasure", "always(give(bearer, attack=1))", (-1, -1, -1), False, False, False),
        ("treasure", "when(end_of_your_turn, draw(1))", (-1, -1, -1), False, False, True),
        ("monster", "when(played, deal(1, chosen(monster)))", (0, 1, 1), False, False, False),
        ("monster", "when(end_of_each_turn, draw(1))", (0, 1, 1), False, False, True),
    ],
)
def test_a_card_has_what_its_kind_has_and_nothing_else(
    tmp_path: Path,
    kind: str,
    effect: str,
    figures: tuple[int, int, int],
    has_effect: bool,
    needs_target: bool,
    acts_at_end: bool,
) -> None:
    content = load_content((one_card(tmp_path, kind, effect),))
    card = content.cards[content.find("X-1")]
    assert (card.level, card.attack, card.defence) == figures
    assert card.effect >= 0 if has_effect else card.effect == -1
    assert (card.needs_target, card.acts_at_end) == (needs_target, acts_at_end)
    assert (card.keywords, card.flavour) == (0, None)


def test_a_card_is_found_by_id_and_by_its_name_in_either_language(tmp_path: Path) -> None:
    content = load_content((one_card(tmp_path, "magic", "draw(1)"),))
    number = content.find("X-1")
    assert content.cards[number].id == "X-1"
    assert [content.find(text) for text in (" X-1 ", "a", "B", "c")] == [number, number, number, -1]
    assert content.namesake[number] == number


# What each target finds, seen from the player of a Monster in the first space, with one card of every sort around it.
FOUND = {
    "every(monster)": "me mine theirs big",
    "every(monster, yours)": "me mine",
    "every(monster, enemy)": "theirs big",
    "every(monster, other)": "mine theirs big",
    "every(monster, yours, other)": "mine",
    "every(monster, level_at_most(0))": "me mine theirs",
    "every(monster, enemy, level_at_most(1))": "theirs big",
    "every(character)": "lead foe",
    "every(character, yours)": "lead",
    "every(character, enemy)": "foe",
    "every(monster | character)": "me mine theirs big lead foe",
    "every(monster | character, yours)": "me mine lead",
    "every(monster | character, enemy)": "theirs big foe",
    "every(monster, yours, discarded)": "gone",
    "your_character": "lead",
    "enemy_character": "foe",
    "this": "me",
    "facing": "theirs",
}


@pytest.mark.parametrize("target", FOUND)
def test_a_target_finds_what_it_says(target: str) -> None:
    table = Table()
    named = {"me": table.mine(monster(1, 1), lane=1), "mine": table.mine(monster(1, 1), lane=3)}
    named |= {"theirs": table.theirs(monster(1, 1), lane=1), "big": table.theirs(monster(3, 3, level=1), lane=2)}
    (named["gone"], _) = table.discarded("JOHN", "SCINTILLA")
    table.discarded("JOHN", of=THEM)
    named |= {"lead": table.match.character[ME], "foe": table.match.character[THEM]}
    verb = "recover({})" if "discarded" in target else "deal(1, {})"
    effect = VOCABULARY.read(verb.format(target), (EFFECT,), Where("test"))
    assert isinstance(effect, LyonEffect)
    frame = Frame(-1, named["me"], ME)
    frame.place = table.lane_of(named["me"])
    wanted = [named[name] for name in FOUND[target].split()]
    assert sorted(effect.to.fixed(table.match, frame)) == sorted(wanted)
    if target.startswith("every"):
        chosen = VOCABULARY.read(verb.format(target.replace("every", "chosen")), (EFFECT,), Where("test"))
        assert isinstance(chosen, LyonEffect)
        assert chosen.playable(table.match, frame)
        assert sorted(chosen.to.candidates(table.match, frame)) == sorted(wanted)


@pytest.mark.parametrize("target", [target for target in FOUND if "every(monster" in target and "|" not in target])
def test_a_target_that_is_not_there_cannot_be_chosen(target: str) -> None:
    table = Table()
    (me,) = table.hand("SCINTILLA")
    lanes = {"yours": [table.theirs], "enemy": [table.mine]}
    sides = next((lanes[side] for side in lanes if side in target), [])
    for lay in sides:
        lay(monster(1, 1), lane=1)
    table.discarded("JOHN", of=THEM)
    verb = "recover({})" if "discarded" in target else "deal(1, {})"
    effect = VOCABULARY.read(verb.format(target.replace("every", "chosen")), (EFFECT,), Where("test"))
    assert not effect.playable(table.match, Frame(-1, me, ME))


def test_whether_a_team_has_an_icon_is_true_or_false(tmp_path: Path) -> None:
    pack = "game: lyon\npack: prova\nname: {it: Prova, en: Test}\n"
    pack += "teams:\n  - {team: api, name: {it: Api, en: Bees}, icon: maybe, source: designed}\n"
    (tmp_path / "pack.yaml").write_text(pack, encoding="utf-8")
    (problem,) = ludoteca.game("lyon").check_pack(tmp_path)
    assert problem.message == "'icon' must be true or false, not 'maybe'"
