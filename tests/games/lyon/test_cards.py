"""Every card of the base set at work: a small scenario each, in the order of the card files."""

from collections.abc import Callable

import pytest

from ludoteca.games.lyon.packs.reading import load_content
from ludoteca.games.lyon.state import match as state
from ludoteca.games.lyon.state.cards import CHARACTER, KEYWORDS, MONSTER, Card
from tests.rules.lyon.table import ME, THEM, Table, monster

CARDS = load_content().cards
SCENARIOS: dict[str, Callable[[], None]] = {}


def shows(*names: str) -> Callable[[Callable[[str], None]], Callable[[str], None]]:
    """The scenario shows what these cards do; it is given each name in turn."""

    def register(scenario: Callable[[str], None]) -> Callable[[str], None]:
        for name in names:
            assert name not in SCENARIOS, name

            def play(name: str = name) -> None:
                scenario(name)

            SCENARIOS[name] = play
        return scenario

    return register


def acts(card: Card) -> bool:
    """Whether the card has abilities beyond keywords."""
    return bool(card.statics or card.effect >= 0 or any(card.triggers))


@pytest.mark.parametrize("card", [card for card in CARDS if card.kind == MONSTER], ids=lambda card: card.id)
def test_a_monster_in_play_is_as_printed(card: Card) -> None:
    table = Table()
    number = table.mine(card.name.it, lane=1)
    assert table.stats(number) == (card.attack, card.defence)
    assert table.keywords(number) == [word for word, bit in KEYWORDS.items() if card.keywords & bit]


@pytest.mark.parametrize("card", [card for card in CARDS if card.kind == CHARACTER], ids=lambda card: card.id)
def test_a_character_begins_with_its_printed_defence(card: Card) -> None:
    assert Table(character=card.name.it).life(ME) == card.defence


# -- Treasures that only change their bearer ------------------------------------------------------------------------

BONUSES: dict[str, tuple[int, int, list[str]]] = {
    "CORONA DEL BRANCO": (2, 1, []),
    "ARTIGLI D'ACCIAIO": (3, 0, []),
    "CRINIERA DI FIAMMA": (0, 1, ["unstoppable"]),
    "FIALA DI VELENO": (1, 0, ["poison"]),
    "MASCHERA MALEDETTA": (-2, -1, []),
    "MANTELLO D'OMBRA": (1, 1, ["leap"]),
    "STIVALI ALATI": (1, 0, ["leap"]),
    "SCUDO TORRE": (0, 3, []),
    "CORAZZA RUNICA": (-1, 0, ["indestructible"]),
    "MARTELLO DA GUERRA": (2, 1, []),
    "KATANA AMMAZZA DEMONI": (1, 2, []),
    "LAMA DENTATA": (2, 0, []),
}


@shows(*BONUSES)
def treasure(name: str) -> None:
    table = Table()
    bearer = table.mine(monster(3, 3), lane=1)
    table.hand(name)
    attack, defence, keywords = BONUSES[name]
    table.play(name, on=bearer)
    assert table.stats(bearer) == (3 + attack, 3 + defence)
    assert table.keywords(bearer) == keywords


# -- Leoni d'Oro ----------------------------------------------------------------------------------------------------


@shows("LEANDRO, RE DELL'ARENA")
def leandro(name: str) -> None:
    table = Table(character=name)
    mine = [table.mine(monster(1, 1), lane=lane) for lane in (1, 2)]
    enemy = table.theirs(monster(1, 1), lane=3)
    table.activate()
    assert [table.stats(card) for card in (*mine, enemy)] == [(3, 1), (3, 1), (1, 1)]
    table.end_turn()
    assert table.stats(mine[0]) == (1, 1)


@shows("SERAFINA LAMADORO")
def serafina(name: str) -> None:
    table = Table(character=name)
    mine = [table.mine(monster(1, 1), lane=lane) for lane in (1, 2)]
    enemies = [table.theirs(monster(1, 3), lane=lane) for lane in (1, 2)]
    table.activate(target=(mine[1], enemies[0]))
    assert table.stats(mine[1]) == (3, 3)
    assert table.stats(enemies[0]) == (1, 1)
    for _ in range(4):
        table.end_turn()
    assert table.stats(mine[1]) == (3, 3)  # for the rest of the game


@shows("CUCCIOLO RUGGENTE")
def roaring_cub(name: str) -> None:
    table = Table()
    facing, beside = table.theirs(monster(2, 5), lane=1), table.theirs(monster(2, 5), lane=2)
    table.hand(name)
    table.play(name, lane=1)
    assert (table.stats(facing), table.stats(beside)) == ((1, 5), (2, 5))
    table.end_turn()
    assert table.stats(facing) == (2, 5)


@shows("SCUDIERO DEL BRANCO")
def squire(name: str) -> None:
    table = Table()
    squire = table.mine(name, lane=1)
    heir, other = table.mine(monster(1, 1), lane=2), table.mine(monster(1, 1), lane=3)
    table.theirs(monster(1, 1), lane=4)
    table.hand("ROGO")
    table.play("ROGO", target=squire)
    assert table.options == [f"target:{heir}", f"target:{other}"]
    table.choose(f"target:{heir}")
    table.end_turn()
    assert (table.stats(heir), table.stats(other)) == ((1, 2), (1, 1))  # for the rest of the game


@shows("LANCIERE DORATO")
def lancer(name: str) -> None:
    table = Table()
    lancers = [table.mine(name, lane=lane) for lane in (1, 2)]
    table.theirs(monster(0, 2), lane=1)
    table.theirs(monster(0, 9), lane=2)
    before = table.life(THEM)
    table.attack(lancers[1])
    assert table.life(THEM) == before  # it has killed nobody
    table.attack(lancers[0])
    assert table.life(THEM) == before - 1


@shows("TAMBURINA DI GUERRA")
def drummer(name: str) -> None:
    table = Table()
    mine = [table.mine(monster(1, 1), lane=lane) for lane in (1, 2)]
    (drummer,) = table.hand(name)
    table.play(drummer, lane=3)
    assert f"target:{drummer}" not in table.options
    table.choose(f"target:{mine[0]}")
    assert [table.stats(card) for card in mine] == [(3, 1), (1, 1)]


@shows("GATTO DA MISCHIA")
def brawl_cat(name: str) -> None:
    table = Table()
    cat = table.mine(name, lane=1)
    table.theirs(monster(0, 2), lane=1)
    table.attack(cat)
    assert table.hand_size() == 1


@shows("LEONESSA CACCIATRICE")
def lioness(name: str) -> None:
    table = Table()
    lioness = table.mine(name, lane=1)
    table.attack(lioness)
    assert table.hand_size() == 1


@shows("PALADINO CRINIERABIANCA")
def paladin(name: str) -> None:
    table = Table()
    paladin = table.mine(name, lane=1)
    mine = table.mine(monster(1, 1), lane=2)
    enemy = table.theirs(monster(1, 1), lane=2)
    assert [table.stats(card) for card in (paladin, mine, enemy)] == [(3, 5), (1, 2), (1, 1)]


@shows("DOMATRICE DI BELVE")
def tamer(name: str) -> None:
    table = Table()
    tamer = table.mine(name, lane=1)
    mine = table.mine(monster(1, 1), lane=2)
    enemy = table.theirs(monster(1, 1), lane=2)
    assert [table.stats(card) for card in (tamer, mine, enemy)] == [(3, 4), (2, 1), (1, 1)]


@shows("BISONTE DA SFONDAMENTO")
def bison(name: str) -> None:
    table = Table()
    attacker = table.mine(monster(1, 1), lane=1)
    table.theirs(name, lane=1)
    before = table.life(THEM)
    table.attack(attacker)
    assert table.life(THEM) == before - 1
    assert table.where(attacker) == "lane 1"


@shows("CHIMERA SOLARE")
def chimera(name: str) -> None:
    table = Table()
    mine = [table.mine(monster(1, 1), lane=lane) for lane in (1, 2, 3)]
    enemies = [table.theirs(monster(1, 2), lane=lane) for lane in (1, 4)]
    table.hand(name)
    table.play(name, sacrifice=(mine[0], mine[1]), lane=1)
    assert [table.seen(card).damage for card in enemies] == [1, 1]
    assert table.seen(mine[2]).damage == 0


@shows("COLOSSO DELL'ARENA", "MONGOLFIERA ARMATA")
def end_of_turn_damage(name: str) -> None:
    table = Table()
    table.mine(name, lane=1)
    before = table.life(THEM)
    table.end_turn()
    assert table.life(THEM) == before - 1
    table.end_turn()
    assert table.life(THEM) == before - 1
    if name == "MONGOLFIERA ARMATA":
        balloon_defends_against_leap()


def balloon_defends_against_leap() -> None:
    table = Table()
    leaper = table.mine(monster(1, 9, "leap"), lane=1)
    table.mine(monster(1, 9), lane=2)
    balloon = table.theirs("MONGOLFIERA ARMATA", lane=1)
    table.attack(leaper)
    assert table.seen(balloon).damage == 1


@shows("RUGGITO DI CARICA")
def charging_roar(name: str) -> None:
    table = Table()
    mine = [table.mine(monster(1, 1), lane=lane) for lane in (1, 2)]
    table.hand(name)
    table.play(name)
    assert [table.stats(card) for card in mine] == [(2, 2), (2, 2)]
    table.end_turn()
    assert [table.stats(card) for card in mine] == [(1, 1), (1, 1)]


@shows("ZAMPATA FATALE", "PALLA DI FUOCO")
def three_damage(name: str) -> None:
    table = Table()
    mine = table.mine(monster(1, 5), lane=1)
    enemies = [table.theirs(monster(1, 5), lane=lane) for lane in (1, 2)]
    table.hand(name)
    table.choose(f"play:{table.number(name)}")
    assert f"target:{mine}" not in table.options
    table.choose(f"target:{enemies[1]}")
    assert [table.seen(card).damage for card in enemies] == [0, 3]


@shows("SENZA FRENI", "VENTO IN POPPA")
def keyword_for_a_turn(name: str) -> None:
    table = Table()
    mine = table.mine(monster(1, 1), lane=1)
    table.hand(name)
    table.play(name)
    attack, keyword = {"SENZA FRENI": (2, "unstoppable"), "VENTO IN POPPA": (3, "leap")}[name]
    assert table.stats(mine) == (attack, 1)
    assert table.keywords(mine) == [keyword]
    table.end_turn()
    assert table.stats(mine) == (1, 1)
    assert table.keywords(mine) == []


@shows("SECONDO ASSALTO")
def second_assault(name: str) -> None:
    table = Table()
    mine = table.mine(monster(2, 2), lane=1)
    table.hand(name)
    before = table.life(THEM)
    table.play(name)
    table.attack(mine)
    table.attack(mine)
    assert table.life(THEM) == before - 4


# -- Notturni -------------------------------------------------------------------------------------------------------


@shows("MADAMA VELENA", "BACIO FATALE")
def destroy_a_low_monster(name: str) -> None:
    is_character = name == "MADAMA VELENA"
    table = Table(character=name) if is_character else Table()
    low = [table.theirs(monster(1, 5, level=level), lane=level + 1) for level in (0, 1)]
    high = table.theirs(monster(1, 5, level=2), lane=3)
    if not is_character:
        table.hand(name)
    table.choose("activate" if is_character else f"play:{table.number(name)}")
    assert f"target:{high}" not in table.options
    table.choose(f"target:{low[1]}")
    assert table.where(low[1]) == "discard"


@shows("CONTE CENERE")
def count_ash(name: str) -> None:
    table = Table(character=name)
    (one, two, three) = table.discarded("JOHN", "LICANTROPO", "JOHN")
    (magic,) = table.discarded("PALLA DI FUOCO")
    table.choose("activate")
    assert f"target:{magic}" not in table.options
    table.choose(f"target:{two}")
    table.choose(f"target:{three}")
    assert [table.where(card) for card in (one, two, three)] == ["discard", "hand", "hand"]


@shows("SCHELETRO SVOGLIATO")
def skeleton(name: str) -> None:
    table = Table()
    idle = table.mine(name, lane=1)
    (skeleton,) = table.hand(name)
    table.play(skeleton, lane=2)
    table.fight()
    assert table.options == [f"attack:{table.lane_of(idle)}", "end"]  # not in the turn in which it is played
    table.end_turn()
    table.end_turn()
    table.fight()
    assert f"attack:{table.lane_of(skeleton)}" in table.options


@shows("LICANTROPO")
def werewolf(name: str) -> None:
    table = Table()
    wolf = table.mine(name, lane=1)
    table.mine("JOHN", lane=2)
    table.theirs(monster(0, 1), lane=1)
    attack, defence = table.stats(wolf)
    table.attack(wolf)
    assert table.stats(wolf) == (attack + 1, defence + 1)
    table.end_turn()
    table.end_turn()
    assert table.stats(wolf) == (attack + 1, defence + 1)


@shows("PIPISTRELLO D'INCHIOSTRO")
def ink_bat(name: str) -> None:
    table = Table()
    table.wounded(10)
    bat = table.mine(name, lane=1)
    table.attack(bat)
    assert table.life() == 11


@shows("ZOMBI TENACE")
def zombie(name: str) -> None:
    table = Table()
    table.theirs(name, lane=1)
    table.hand("ROGO")
    table.play("ROGO")
    assert table.hand_size(THEM) == 1


@shows("FUOCO FATUO")
def wisp(name: str) -> None:
    table = Table()
    table.theirs(name, lane=1)
    table.hand("ROGO")
    before = table.life()
    table.play("ROGO")
    assert table.life() == before - 1


@shows("VAMPIRO PALLIDO")
def vampire(name: str) -> None:
    table = Table()
    table.wounded(10)
    vampire = table.mine(name, lane=1)
    table.theirs(monster(1, 9), lane=1)
    table.attack(vampire)
    assert table.life() == 12


@pytest.mark.rule("LY-12.02")
def test_the_vampire_heals_only_where_its_blow_lowered_defence() -> None:
    table = Table()
    table.wounded(10)
    first, second, third = (table.mine("VAMPIRO PALLIDO", lane=lane) for lane in (1, 2, 3))
    shielded = table.theirs(monster(0, 9), lane=1)
    table.theirs("GOLEM DI GRANITO", lane=2)  # prevents 1 of each damage
    for _ in range(2):
        table.bearing(third, "MASCHERA MALEDETTA", owner=THEM)  # -2/-1: nothing is left of its ATTACK
    table.theirs(monster(0, 9), lane=3)
    table.match.add_timed(state.PREVENTS, shielded, 3, 0, state.YOUR_NEXT_TURN, THEM)
    table.attack(first)  # all 3 are prevented
    assert table.life() == 10
    table.attack(third)
    assert table.life() == 10
    table.attack(second)  # 2 of 3 come through
    assert table.life() == 12


@pytest.mark.rule("LY-12.02")
def test_the_vampire_that_only_defends_has_not_hit() -> None:
    table = Table()
    table.wounded(10, of=THEM)
    table.theirs("VAMPIRO PALLIDO", lane=1)
    attacker = table.mine(monster(1, 9), lane=1)
    table.mine("JOHN", lane=2)
    table.attack(attacker)
    assert table.seen(attacker).damage == 3
    assert table.life(THEM) == 10


@shows("BECCHINO")
def gravedigger(name: str) -> None:
    table = Table()
    table.mine(name, lane=1)
    table.theirs(monster(1, 1), lane=2)
    table.hand("ROGO")
    enemy = table.match.lane[5]
    table.play("ROGO", target=enemy)
    table.end_turn()
    assert table.hand_size() == 1
    table.end_turn()
    assert table.hand_size() == 2  # the draw of the new turn
    table.end_turn()
    assert table.hand_size() == 2  # nothing was destroyed in it


@shows("SPETTRO INAFFERRABILE")
def wraith(name: str) -> None:
    table = Table()
    wraith = table.theirs(name, lane=1)
    table.hand("PALLA DI FUOCO", "FRANA")
    assert table.refused_play("PALLA DI FUOCO") == "LY-A.19"
    table.play("FRANA")  # no target is chosen
    assert table.seen(wraith).damage == 2


@shows("LICH SUPREMO")
def lich(name: str) -> None:
    table = Table()
    mine = [table.mine(monster(1, 1, level=1), lane=lane) for lane in (1, 2)]
    (low, high) = table.discarded("JOHN", "LICANTROPO")
    table.hand(name)
    table.play(name, sacrifice=tuple(mine), lane=1)
    assert f"lane:{table.place(2)}" in table.options
    table.choose(f"lane:{table.place(4)}")
    assert table.where(low) == "lane 4"
    assert table.where(high) == "discard"


@shows("IDRA VELENIFERA")
def hydra(name: str) -> None:
    table = Table()
    table.wounded(10)
    table.mine(name, lane=1)
    table.end_turn()
    assert table.life() == 11
    table.end_turn()
    assert table.life() == 12


@shows("DRAGO D'OSSA")
def bone_dragon(name: str) -> None:
    table = Table()
    table.theirs(name, lane=2)
    facing = table.mine(monster(1, 9), lane=2)
    other = table.mine(monster(1, 9), lane=3)
    table.hand("ROGO")
    table.play("ROGO", target=table.match.lane[5])
    assert table.where(facing) == "discard"
    assert table.where(other) == "lane 3"


@shows("MALEDIZIONE")
def curse(name: str) -> None:
    table = Table()
    weak, strong = table.theirs(monster(3, 2), lane=1), table.theirs(monster(3, 3), lane=2)
    table.hand(name, name)
    table.play(name, target=strong)
    assert table.stats(strong) == (1, 1)
    table.play(name, target=weak)
    assert table.where(weak) == "discard"
    table.end_turn()
    assert table.stats(strong) == (3, 3)


@shows("RISVEGLIO")
def reawakening(name: str) -> None:
    table = Table()
    (john,) = table.discarded("JOHN")
    table.hand(name)
    before = table.life(THEM)
    table.play(name)
    assert table.where(john) == "hand"
    assert table.life(THEM) == before - 1


@shows("PATTO DI SANGUE")
def blood_pact(name: str) -> None:
    table = Table()
    table.hand(name)
    before = table.life()
    table.play(name)
    assert table.life() == before - 3
    assert table.hand_size() == 2


# -- Corsari delle Nuvole -------------------------------------------------------------------------------------------


@shows("CAPITANA BREZZA")
def captain(name: str) -> None:
    table = Table(character=name)
    table.activate()
    assert table.hand_size() == 2


@shows("NOCCHIERE TUONO")
def helmsman(name: str) -> None:
    table = Table(character=name)
    enemies = [table.theirs(monster(7, 7, level=2), lane=lane) for lane in (1, 2, 3)]
    sword = table.bearing(enemies[0], "LAMA DENTATA", owner=THEM)
    table.activate(target=(enemies[0], enemies[2]))
    assert [table.where(card) for card in enemies] == ["hand", "lane 2", "hand"]
    assert table.where(sword) == "discard"
    assert table.hand_size() == 1


@shows("GABBIANO LADRO")
def gull(name: str) -> None:
    table = Table()
    gull = table.mine(name, lane=1)
    table.hand("SECONDO ASSALTO")
    table.play("SECONDO ASSALTO")
    table.attack(gull)
    table.attack(gull)
    assert table.hand_size() == 1  # once a turn


def test_the_gull_draws_again_in_its_next_turn_and_each_gull_for_itself() -> None:
    table = Table()
    first, second = (table.mine("GABBIANO LADRO", lane=lane) for lane in (1, 2))
    table.attack(first)
    assert table.hand_size() == 1
    table.attack(second)
    assert table.hand_size() == 2
    table.end_turn()  # mine ended with the last attack
    assert table.hand_size() == 3  # the draw of the new turn
    table.attack(first)
    assert table.hand_size() == 4


def test_a_second_gull_draws_once_a_turn_as_the_first_does() -> None:
    table = Table()
    first, second = (table.mine("GABBIANO LADRO", lane=lane) for lane in (1, 2))
    table.hand("SECONDO ASSALTO")
    table.play("SECONDO ASSALTO", target=second)
    table.attack(first)
    table.attack(second)
    table.attack(second)
    assert table.hand_size() == 2


@shows("CANNONIERE DI PRUA", "DRAGO DI TEMPESTA")
def shot_when_played(name: str) -> None:
    table = Table()
    mine = tuple(table.mine(monster(1, 1), lane=lane) for lane in (1, 2))
    enemies = [table.theirs(monster(1, 5), lane=lane) for lane in (3, 4)]
    table.hand(name)
    if name == "DRAGO DI TEMPESTA":
        table.play(name, sacrifice=mine, lane=1, target=enemies[0])
        assert table.seen(enemies[0]).damage == 2
    else:
        table.play(name, lane=3, target=enemies[0])
        assert table.seen(enemies[0]).damage == 1


@shows("VEDETTA DI COFFA", "FROMBOLIERE")
def defends_against_leap(name: str) -> None:
    table = Table()
    leaper = table.mine(monster(1, 9, "leap"), lane=1)
    table.mine(monster(1, 9), lane=2)
    lookout = table.theirs(name, lane=1)
    table.attack(leaper)
    assert table.seen(lookout).damage == 1


@shows("ZAVORRIERE NANO")
def ballaster(name: str) -> None:
    table = Table()
    ballaster = table.theirs(name, lane=1)
    facing, beside = table.mine(monster(1, 9, "leap"), lane=1), table.mine(monster(1, 9, "leap"), lane=2)
    assert (table.keywords(facing), table.keywords(beside)) == ([], ["leap"])
    table.attack(facing)
    assert table.seen(ballaster).damage == 1


@shows("GRIFONE POSTINO")
def griffin(name: str) -> None:
    table = Table()
    john = table.mine("JOHN", lane=1)
    table.hand(name)
    table.play(name, sacrifice=(john,))
    assert table.hand_size() == 1


@shows("TIMONIERA ESPERTA")
def helmswoman(name: str) -> None:
    table = Table()
    john = table.mine("JOHN", lane=1)
    (helm,) = table.hand(name)
    table.play(helm, sacrifice=(john,))
    assert table.options == ["yes", "done"]
    table.choose("yes")  # she is the only Monster there is to move
    table.choose(f"lane:{table.place(3)}")
    assert table.where(helm) == "lane 3"


@shows("BUCANIERE DEL VENTO")
def buccaneer(name: str) -> None:
    table = Table()
    john = table.mine("JOHN", lane=1)
    low, high = table.theirs("JOHN", lane=1), table.theirs("LICANTROPO", lane=2)
    table.hand(name)
    table.play(name, sacrifice=(john,))
    assert (table.where(low), table.where(high)) == ("hand", "lane 2")


@shows("VASCELLO FANTASMA")
def galleon(name: str) -> None:
    table = Table()
    table.mine(name, lane=1)
    table.end_turn()
    assert table.hand_size() == 1


@shows("RAFFICA DI PONENTE")
def gust(name: str) -> None:
    table = Table()
    wolf = table.theirs("LICANTROPO", lane=1)
    dragon = table.theirs("DRAGO ANTICO", lane=2)
    table.hand(name)
    table.play(name)
    assert (table.where(wolf), table.where(dragon)) == ("hand", "lane 2")


@shows("FULMINE GLOBULARE")
def ball_lightning(name: str) -> None:
    table = Table()
    enemy = table.theirs(monster(1, 5), lane=1)
    table.hand(name, name)
    before = table.life(THEM)
    table.play(name, target=enemy)
    assert table.seen(enemy).damage == 3
    table.play(name, target=table.match.character[THEM])
    assert table.life(THEM) == before - 3


@shows("MAPPA DEL CIELO", "ILLUMINAZIONE")
def draw_two(name: str) -> None:
    table = Table()
    table.hand(name)
    table.play(name)
    assert table.hand_size() == 2


@shows("ANCORA MALEDETTA")
def anchor(name: str) -> None:
    table = Table()
    leaper = table.theirs(monster(2, 2, "leap"), lane=1)
    table.theirs(monster(1, 1), lane=2)
    table.hand(name)
    table.play(name, on=leaper)
    assert table.keywords(leaper) == []
    table.end_turn()
    table.fight()
    assert table.refused(f"attack:{table.lane_of(leaper)}", THEM) == "LY-5.04"


@shows("CANNOCCHIALE D'OTTONE")
def spyglass(name: str) -> None:
    table = Table()
    john = table.mine("JOHN", lane=1)
    table.hand(name)
    table.play(name, on=john)
    assert table.stats(john) == (3, 3)
    table.attack(john)
    assert table.hand_size() == 1


# -- Custodi di Roccaforte ------------------------------------------------------------------------------------------


@shows("NONNA GRANITO")
def granny(name: str) -> None:
    table = Table(character=name)
    table.wounded(10)
    table.activate()
    assert table.life() == 22


@shows("MASTRO BASTIONE")
def bastion(name: str) -> None:
    table = Table(character=name)
    mine = table.mine(monster(1, 1), lane=1)
    table.hand("ROGO", of=THEM)
    table.activate()
    assert table.keywords(mine) == ["indestructible"]
    table.end_turn()
    table.play("ROGO")
    assert table.where(mine) == "lane 1"
    table.end_turn()
    assert table.keywords(mine) == []


@shows("SASSOLINO VIVO")
def pebble(name: str) -> None:
    table = Table()
    pebble = table.theirs(name, lane=1)
    facing, beside = table.mine(monster(0, 2), lane=1), table.mine(monster(0, 2), lane=2)
    table.hand("ROGO")
    table.play("ROGO", target=pebble)
    assert [table.seen(card).damage for card in (facing, beside)] == [1, 0]


@shows("FABBRO NANO")
def smith(name: str) -> None:
    table = Table()
    mine = [table.mine(monster(1, 1), lane=lane) for lane in (1, 2)]
    (smith,) = table.hand(name)
    table.play(smith, lane=3)
    assert table.options == [f"target:{card}" for card in mine]
    table.choose(f"target:{mine[1]}")
    table.end_turn()
    assert [table.stats(card) for card in mine] == [(1, 1), (2, 1)]  # for the rest of the game


@shows("ARIETE DI FERRO")
def ram(name: str) -> None:
    table = Table()
    ram = table.mine(name, lane=1)
    table.mine("JOHN", lane=2)
    table.theirs(monster(0, 9), lane=1)
    attack, before = table.stats(ram)[0], table.life(THEM)
    table.attack(ram)
    assert table.life(THEM) == before
    table.end_turn()
    table.end_turn()
    table.attack(ram)  # what it has hit defends no more
    assert table.life(THEM) == before - attack


@shows("TITANO DI BASALTO")
def titan(name: str) -> None:
    table = Table()
    mine = [table.mine(monster(1, 5), lane=lane) for lane in (1, 2, 3)]
    enemies = [table.theirs(monster(1, 5), lane=1), table.theirs(monster(1, 1), lane=2)]
    (titan,) = table.hand(name)
    table.play(titan, sacrifice=(mine[0], mine[1]), lane=1)
    assert [table.seen(card).damage for card in (titan, mine[2], enemies[0])] == [0, 1, 1]
    assert table.where(enemies[1]) == "discard"


@shows("GUARDIA DEL CANCELLO", "SPAVENTAPASSERI")
def never_attacks(name: str) -> None:
    table = Table()
    guard = table.mine(name, lane=1)
    table.mine("JOHN", lane=2)
    table.fight()
    assert table.refused(f"attack:{table.lane_of(guard)}") == "LY-5.04"


@shows("CURATRICE DELLE CAVE", "SACERDOTESSA DI QUARZO")
def heals_at_end_of_turn(name: str) -> None:
    table = Table()
    table.wounded(10)
    table.mine(name, lane=1)
    table.end_turn()
    assert table.life() == {"CURATRICE DELLE CAVE": 11, "SACERDOTESSA DI QUARZO": 12}[name]


@shows("TALPA SCAVATRICE", "GIGANTE DI FERRO")
def cannot_be_healed(name: str) -> None:
    table = Table()
    hurt = table.mine(name, lane=1, damage=1)
    table.hand("BALSAMO")
    table.play("BALSAMO", target=hurt)
    assert table.seen(hurt).damage == 1
    table.end_turn()
    assert table.seen(hurt).damage == 0  # the end of the turn is no healing


@shows("GOLEM DI GRANITO")
def golem(name: str) -> None:
    table = Table()
    golem = table.theirs(name, lane=1)
    table.hand("SCINTILLA")
    table.play("SCINTILLA")
    assert table.seen(golem).damage == 1


@shows("MINOTAURO SCALPELLINO")
def minotaur(name: str) -> None:
    table = Table()
    table.mine(name, lane=2)
    facing, beside = table.theirs(monster(2, 2), lane=2), table.theirs(monster(2, 2), lane=3)
    assert (table.stats(facing), table.stats(beside)) == ((1, 2), (2, 2))


@shows("FENICE DI CRISTALLO")
def phoenix(name: str) -> None:
    table = Table()
    phoenix = table.theirs(name, lane=1)
    table.hand("ROGO")
    table.play("ROGO")
    assert table.where(phoenix) == "hand"


@shows("MURO DI SCUDI")
def shield_wall(name: str) -> None:
    table = Table()
    mine = [table.mine(monster(1, 5), lane=lane) for lane in (1, 2)]
    table.hand(name)
    table.hand("PIOGGIA DI SASSI", "PIOGGIA DI SASSI", "PIOGGIA DI SASSI", of=THEM)
    table.play(name)
    table.end_turn()
    for _ in range(3):
        table.play("PIOGGIA DI SASSI")
    assert [table.seen(card).damage for card in mine] == [1, 1]


@shows("ACQUA DI FONTE")
def spring_water(name: str) -> None:
    table = Table()
    table.wounded(10)
    table.hand(name)
    table.play(name)
    assert table.life() == 14


@shows("FRANA")
def landslide(name: str) -> None:
    table = Table()
    mine = table.mine(monster(1, 3), lane=1)
    enemies = [table.theirs(monster(1, 3), lane=1), table.theirs(monster(1, 2), lane=2)]
    table.hand(name)
    table.play(name)
    assert table.seen(mine).damage == 0
    assert table.seen(enemies[0]).damage == 2
    assert table.where(enemies[1]) == "discard"


@shows("DIVIETO DI PASSO")
def no_passage(name: str) -> None:
    table = Table()
    enemies = [table.theirs(monster(1, 1), lane=lane) for lane in (1, 2, 3)]
    table.hand(name)
    table.play(name, target=(enemies[0], enemies[2]))
    table.end_turn()
    table.fight()
    assert table.options == [f"attack:{table.lane_of(enemies[1])}", "end"]


# -- Universale -----------------------------------------------------------------------------------------------------


@shows("SLIME GELATINOSO")
def slime(name: str) -> None:
    table = Table()
    table.wounded(10, of=THEM)
    table.theirs(name, lane=1)
    table.hand("ROGO")
    table.play("ROGO")
    assert table.life(THEM) == 11


@shows("MERCENARIO AL SOLDO")
def mercenary(name: str) -> None:
    table = Table()
    table.hand(name)
    mine, theirs = table.life(ME), table.life(THEM)
    table.play(name, lane=1)
    assert (table.life(ME), table.life(THEM)) == (mine - 1, theirs)


@shows("CAVALIERE ERRANTE")
def knight_errant(name: str) -> None:
    table = Table()
    knight, john = table.mine(name, lane=1), table.mine("JOHN", lane=2)
    table.theirs(monster(0, 1), lane=1)
    table.attack(knight)
    assert table.options == ["yes", "done"]
    table.choose("yes")
    table.choose(f"lane:{table.place(4)}")
    assert table.where(knight) == "lane 4"
    assert table.options == [f"attack:{table.lane_of(john)}", "end"]  # it has made its attack


@shows("DRAGO ANTICO")
def ancient_dragon(name: str) -> None:
    table = Table()
    table.mine(name, lane=1)
    facing, beside = table.theirs("JOHN", lane=1), table.theirs("JOHN", lane=2)
    table.end_turn()
    table.fight()
    assert table.options == [f"attack:{table.lane_of(beside)}", "end"]
    assert table.refused(f"attack:{table.lane_of(facing)}", THEM) == "LY-5.04"


@shows("TOPO DI FOGNA")
def rat(name: str) -> None:
    table = Table()
    table.hand(name)
    table.play(name, lane=1)
    assert table.hand_size() == 1


@shows("DARDO PUNGENTE")
def dart(name: str) -> None:
    table = Table()
    table.hand(name)
    before = table.life(THEM)
    table.play(name)
    assert table.life(THEM) == before - 3


@shows("POZIONE RUBINO")
def ruby_potion(name: str) -> None:
    table = Table()
    table.wounded(10)
    hurt = table.mine(monster(1, 5), lane=1, damage=4)
    table.hand(name, name)
    table.play(name, target=hurt)
    table.play(name, target=table.match.character[ME])
    assert table.seen(hurt).damage == 1
    assert table.life() == 13


@shows("ANATEMA")
def anathema(name: str) -> None:
    table = Table()
    enemy = table.theirs(monster(9, 9, level=2), lane=1)
    table.hand(name)
    before = table.life()
    table.play(name)
    assert table.where(enemy) == "discard"
    assert table.life() == before - 2


@shows("ACIDO CORROSIVO")
def acid(name: str) -> None:
    table = Table()
    enemy = table.theirs(monster(2, 5, "leap", "poison"), lane=1)
    table.hand(name)
    table.play(name)
    assert table.keywords(enemy) == []
    assert table.seen(enemy).damage == 1
    table.end_turn()
    assert table.keywords(enemy) == ["leap", "poison"]


@shows("BARRIERA ARCANA")
def arcane_barrier(name: str) -> None:
    table = Table()
    attacker = table.theirs(monster(5, 5), lane=1)
    table.hand(name)
    before = table.life()
    table.play(name)
    table.end_turn()
    table.attack(attacker)
    assert table.life() == before - 1


@shows("SIGILLO DEL SILENZIO")
def seal(name: str) -> None:
    table = Table()
    table.hand(name)
    (dart,) = table.hand("DARDO PUNGENTE", of=THEM)
    table.play(name)
    assert table.hand_size() == 1
    table.end_turn()
    assert table.refused_play(dart, THEM) == "LY-5.03"


@shows("SECONDO RESPIRO")
def second_wind(name: str) -> None:
    table = Table()
    table.exhausted()
    table.hand(name)
    before = table.life()
    table.play(name)
    assert table.life() == before - 3
    assert "activate" in table.options


@shows("CATENE PESANTI")
def heavy_chains(name: str) -> None:
    table = Table()
    chained = table.theirs("JOHN", lane=1)
    table.theirs("JOHN", lane=2)
    table.hand(name)
    table.play(name, on=chained)
    table.end_turn()
    table.fight()
    assert table.refused(f"attack:{table.lane_of(chained)}", THEM) == "LY-5.04"


@shows("AMULETO ANTIMAGIA")
def amulet(name: str) -> None:
    table = Table()
    guarded = table.mine("JOHN", lane=1)
    table.hand(name, "VENTO IN POPPA")
    table.hand("PALLA DI FUOCO", of=THEM)
    table.play(name, on=guarded)
    assert table.stats(guarded) == (2, 4)
    table.play("VENTO IN POPPA")  # one's own Magics may choose it
    table.end_turn()
    assert table.refused_play("PALLA DI FUOCO", THEM) == "LY-A.19"


# -- all of them ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCENARIOS)
def test_card(name: str) -> None:
    SCENARIOS[name]()


def test_every_card_that_acts_has_a_scenario() -> None:
    assert sorted(SCENARIOS) == sorted(card.name.it for card in CARDS if acts(card))
    assert len(SCENARIOS) >= 70
