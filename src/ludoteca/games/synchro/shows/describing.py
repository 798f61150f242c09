"""A position in words, a line each: for screen readers and plain terminals."""

from __future__ import annotations

from typing import Final

from ludoteca.games.synchro.shows import terms
from ludoteca.games.synchro.state.cards import COLOURS
from ludoteca.games.synchro.state.view_types import BoardMonster, CityView, HeroBoard, HeroView, SkillView, SynchroView
from ludoteca.kernel.phrases import DAMAGE, both, commas, same
from ludoteca.kernel.texts import EMPTY, Phrase, capital, seat_name

TITLE: Final = Phrase("{day}, {phase}. {left}.", "{day}, {phase}. {left}.")
LEFT: Final = Phrase("Mancano {n} unità di Tempo alla sconfitta", "{n} units of Time until defeat")
ONE_LEFT: Final = Phrase("Manca 1 unità di Tempo alla sconfitta", "1 unit of Time until defeat")
PARTY: Final = Phrase("Il gruppo ha {coins} e {potions}.", "The party has {coins} and {potions}.")
CUBE: Final = Phrase("Cubo Tracciaround: {colour}.", "Round cube: {colour}.")
BEGUN_BY: Final = (
    Phrase("Hanno iniziato gli Eroi.", "The Heroes began it."),
    Phrase("Hanno iniziato i Mostri.", "The Monsters began it."),
)
NO_ROUTE: Final = Phrase("Il gruppo è a {city}.", "The party is at {city}.")
CAN_GO: Final = Phrase("Da qui si va a {cities}.", "From here the way leads to {cities}.")


def describe(view: SynchroView, lang: str) -> list[str]:
    """Describe the whole table: time, purse, map, the battle from the front, then the Heroes, the viewer's last."""
    lines = heading(view)
    if view.battle:
        lines += battle_lines(view)
    else:
        lines += map_lines(view)
    lines += offered_lines(view)
    seat = view.seat if view.seat is not None else -1
    for board in sorted(terms.boards_in_order(view), key=lambda shown: shown.leader == seat):
        lines += hero_lines(view, board)
    lines += left_lines(view)
    if view.outcome is not None:
        lines += summary_lines(view)
    return [capital(line).say(lang) for line in lines if line.it]


def heading(view: SynchroView) -> list[Phrase]:
    time = view.time
    left = ONE_LEFT if time.left == 1 else LEFT.fill(n=time.left)
    lines = [
        TITLE.fill(day=terms.spoken(time.name), phase=terms.PHASES[view.phase], left=left),
        PARTY.fill(coins=terms.COINS.count(view.coins), potions=terms.POTIONS.count(view.potions)),
    ]
    if any(view.reserve_shards):
        lines.append(
            Phrase("Riserva: {shards}.", "Reserve: {shards}.").fill(shards=terms.shards_said(view.reserve_shards))
        )
    if view.exhausted:
        lines.append(Phrase("Il gruppo è Esausto.", "The party is Exhausted."))
    elif view.cube:
        lines.append(CUBE.fill(colour=terms.SHARD_COLOURS[COLOURS.index(view.cube)]))
    return lines


# -- the map -----------------------------------------------------------------------------------------------------


def map_lines(view: SynchroView) -> list[Phrase]:
    """Say where the party is, and what waits in the cities it can go to."""
    here = next(city for city in view.map.cities if city.here)
    lines = [NO_ROUTE.fill(city=terms.spoken(here.name))]
    if view.landmark:
        line = Phrase("Punto di Interesse: {name}. {text}", "Landmark: {name}. {text}")
        lines.append(line.fill(name=terms.spoken(view.landmark.name), text=terms.spoken(view.landmark.text)))
    onward = [city for city in view.map.cities if city.reachable]
    if onward and view.phase in ("journey", "visit", "village"):
        lines.append(CAN_GO.fill(cities=terms.onward_words(view, here.city)))
        for city in onward:
            lines += [city_line(city), *roads_line(view, city)]
    return lines


def city_line(city: CityView) -> Phrase:
    """Say what its Journal tile shows."""
    if not city.tile:
        return terms.spoken(city.name) + (
            Phrase(": la meta, il Celestiale.", ": the goal, the Celestial.") if city.goal else same(".")
        )
    tile = city.tile
    marks = [
        terms.spoken(mark.name) + Phrase(" ({n} di Tempo)", " ({n} Time)").fill(n=mark.time) for mark in tile.landmarks
    ]
    return Phrase(
        "{city}: livello {level}, Mostri di livello {monsters}, {coins}; {marks}.",
        "{city}: level {level}, Monsters of level {monsters}, {coins}; {marks}.",
    ).fill(
        city=terms.spoken(city.name),
        level=tile.level,
        monsters=both([same(level) for level in tile.monsters]),
        coins=terms.COINS.count(tile.coins),
        marks=both(marks),
    )


def roads_line(view: SynchroView, city: CityView) -> list[Phrase]:
    """Say where one gets from there; nothing at the goal."""
    if city.goal:
        return []
    line = Phrase("Da {city} si va a {cities}.", "From {city} the way leads to {cities}.")
    return [line.fill(city=terms.spoken(city.name), cities=terms.onward_words(view, city.city))]


# -- the battle --------------------------------------------------------------------------------------------------


def battle_lines(view: SynchroView) -> list[Phrase]:
    """Tell the round, what is still to be revealed, the Monsters from the front."""
    battle = view.fight
    lines = [NO_ROUTE.fill(city=terms.city_name(view, view.map.flag.city))]
    if battle.round:
        lines += [Phrase("Battaglia, round {n}.", "Battle, round {n}.").fill(n=battle.round), BEGUN_BY[battle.first]]
        lines += [to_come(view, side) for side in range(2)]
    lines += [monster_line(view, board) for board in view.foe_line]
    if battle.active >= 0:
        name = terms.unit_name(view, battle.active)
        line = Phrase("È il turno {of_name}.", "It is {name}'s turn.")
        lines.append(line.fill(name=name, of_name=terms.after("di", name)))
    return lines


def to_come(view: SynchroView, side: int) -> Phrase:
    """Say whose marbles are still in a box; those of the fallen count too."""
    revealed = view.fight.revealed[side]
    left = [board for board in range(4) if board not in revealed]
    if side == 1:
        left = [board for board in left if any(monster.board == board for monster in view.monsters)]
    if not left:
        return EMPTY
    names = [terms.unit_name(view, terms.FIRST_FOE * side + board) for board in left]
    return Phrase("Biglie ancora da rivelare: {who}.", "Marbles still to be revealed: {who}.").fill(who=both(names))


def monster_line(view: SynchroView, board: int) -> Phrase:
    """Say how a Monster is and what it will do: 'P1 Lupo Grigio (rosso): 12 PS su 14, dado 4 nello slot [I]: …'."""
    monster = next(one for one in view.monsters if one.board == board)
    parts = [same(f"P{monster.position} ") + monster_entry(monster), health(monster), *tokens(monster)]
    line = commas([*parts, die_words(monster)]) + same(". ")
    if monster.stunned:
        line = line + Phrase("Non agirà nel suo prossimo turno.", "It will not act in its next turn.")
    if monster.next is not None:
        line = line + Phrase("Farà: ", "It will do: ") + terms.next_action(monster)
    if monster.ability:
        line = line + Phrase(" Abilità: ", " Ability: ") + terms.spoken(monster.ability)
    return line


def die_words(monster: BoardMonster) -> Phrase:
    """Tell its die, and from the first round on its slot, which it lies above when it is at 0 (SH-25.04).

    At the end of a round [I] means that Monsters begin the next one, [II] that Heroes do.
    """
    if monster.slot < 0:
        return Phrase("dado {n}", "die {n}").fill(n=monster.die)
    phrase = Phrase("dado {n} nello slot [{slot}]", "die {n} in slot [{slot}]")
    if not monster.die:
        phrase = Phrase("dado {n} sopra lo slot [{slot}]", "die {n} above slot [{slot}]")
    return phrase.fill(n=monster.die, slot=terms.SLOTS[monster.slot])


def monster_entry(monster: BoardMonster) -> Phrase:
    """Say its name, colour and kind."""
    notes = [terms.BOARD_COLOURS[monster.board]]
    if monster.celestial:
        notes.append(Phrase("Celestiale", "Celestial"))
    else:
        notes.append(Phrase("livello {n}", "level {n}").fill(n=monster.level))
    if monster.elite:
        notes.append(Phrase("Élite", "Elite"))
    return terms.spoken(monster.name) + same(" (") + commas(notes) + same(")")


def health(shown: HeroBoard | BoardMonster) -> Phrase:
    return Phrase("{n} PS su {most}", "{n} of {most} HP").fill(n=shown.hp, most=shown.max_hp)


def tokens(shown: HeroBoard | BoardMonster) -> list[Phrase]:
    """Say Shields, Stun, Silence."""
    phrases = [terms.SHIELDS.count(shown.shield)] if shown.shield else []
    if shown.stunned:
        phrases.append(Phrase("Stordimento", "Stunned"))
    if shown.silenced:
        phrases.append(Phrase("Silenzio", "Silenced"))
    return phrases


# -- the Heroes --------------------------------------------------------------------------------------------------


def hero_lines(view: SynchroView, board: HeroBoard) -> list[Phrase]:
    """Say who it is and how it is; its Shards; Skills with what they cost; Items; Master."""
    hero = board.hero
    position = same(f"P{board.position} ") if board.position else EMPTY
    notes = [
        terms.BOARD_NAMES[board.board],
        terms.spoken(hero.class_name),
        Phrase("livello {n}", "level {n}").fill(n=board.level),
    ]
    if view.seats > 1:
        notes.append(Phrase("guidato da {who}", "led by {who}").fill(who=seat_name(board.leader)))
    first = position + terms.hero_called(hero.name) + same(" (") + commas(notes) + same("): ")
    lines = [first + commas([health(board), *tokens(board)]) + same("."), terms.spoken(hero.text)]
    lines.append(shards_kept(board))
    lines += [skill_line(skill) for skill in board.skills]
    for item in board.items:
        lines.append(terms.card_name(item) + same(": ") + terms.spoken(item.text))
    if board.master:
        line = Phrase("Maestro: {name} ({of}). ", "Master: {name} ({of}). ")
        master = board.master
        lines.append(
            line.fill(name=terms.card_name(master), of=terms.spoken(master.class_name)) + terms.spoken(master.text)
        )
    return lines


def shards_kept(board: HeroBoard) -> Phrase:
    shards = terms.shard_words(board.shards) if any(board.shards) else Phrase("nessuno", "none")
    return Phrase("Frammenti: {shards}.", "Shards: {shards}.").fill(shards=shards)


def skill_line(skill: SkillView) -> Phrase:
    """Say what a Skill does and why it cannot be used, as in 'Dardo Arcano (1 blu): …'."""
    line = terms.card_name(skill) + same(" (") + terms.shard_words(skill.cost) + same("): ") + terms.spoken(skill.text)
    why = terms.why_not_of(skill)
    if why:
        return line + Phrase(" Ora no: {why}.", " Not now: {why}.").fill(why=terms.spoken(why))
    return line


# -- what lies open ----------------------------------------------------------------------------------------------


def offered_lines(view: SynchroView) -> list[Phrase]:
    """List the cards to choose from, at the Village and elsewhere."""
    lines = []
    heroes, skills, items = terms.on_offer(view)
    for hero in heroes:
        lines.append(Phrase("In offerta: ", "On offer: ") + hero_entry(hero))
    for skill in skills:
        lines.append(Phrase("In offerta: ", "On offer: ") + skill_line(skill))
    for item in items:
        price = terms.COINS.count(item.cost)
        line = Phrase("In vendita: {name} ({price}): ", "On sale: {name} ({price}): ")
        lines.append(line.fill(name=terms.spoken(item.name), price=price) + terms.spoken(item.text))
    if view.arriving:
        lines.append(Phrase("Arriva: ", "Arriving: ") + hero_entry(view.arriving))
    if view.arriving_item:
        item = view.arriving_item
        lines.append(
            Phrase("Da assegnare: ", "To be given: ") + terms.card_name(item) + same(": ") + terms.spoken(item.text)
        )
    return lines


def hero_entry(hero: HeroView) -> Phrase:
    return (
        terms.hero_called(hero.name)
        + same(" (")
        + terms.spoken(hero.class_name)
        + same("): ")
        + terms.spoken(hero.text)
    )


def left_lines(view: SynchroView) -> list[Phrase]:
    """List the Heroes in reserve, Items without a bearer, the Graveyard, the Skill set aside."""
    lines = []
    if view.reserve_heroes:
        names = [
            terms.hero_called(hero.name) + Phrase(" (livello {n})", " (level {n})").fill(n=hero.level)
            for hero in view.reserve_heroes
        ]
        lines.append(Phrase("Eroi in riserva: {names}.", "Heroes in reserve: {names}.").fill(names=both(names)))
    if view.stored:
        names = [terms.card_name(item) for item in view.stored]
        lines.append(Phrase("Oggetti da riassegnare: {names}.", "Items to be given: {names}.").fill(names=both(names)))
    if view.graveyard:
        names = [terms.hero_called(hero.name) for hero in view.graveyard]
        lines.append(Phrase("Mazzo Cimitero: {names}.", "Graveyard: {names}.").fill(names=both(names)))
    if view.set_aside:
        lines.append(Phrase("Abilità messa da parte: ", "Skill set aside: ") + skill_line(view.set_aside))
    return lines


# -- the end -----------------------------------------------------------------------------------------------------


def summary_lines(view: SynchroView) -> list[Phrase]:
    """Tell how the journey went."""
    summary = view.summary
    lines = []
    if summary.route:
        stops = [
            terms.spoken(stop.city) + (same(" (") + terms.spoken(stop.landmark) + same(")") if stop.landmark else EMPTY)
            for stop in summary.route
        ]
        lines.append(Phrase("Percorso: {stops}.", "Route: {stops}.").fill(stops=commas(stops)))
    line = Phrase("{battles}, {rounds}, {retreats}, giorno {days}.", "{battles}, {rounds}, {retreats}, day {days}.")
    lines.append(
        line.fill(
            battles=terms.BATTLES.count(summary.battles),
            rounds=terms.ROUNDS.count(summary.rounds),
            retreats=terms.RETREATS.count(summary.retreats),
            days=summary.days + 1,
        )
    )
    for board in view.boards:
        number = board.board
        dealt, taken = summary.damage_dealt[number], summary.damage_taken[number]
        line = Phrase("{board}: {dealt} inflitti, {taken} subiti.", "{board}: {dealt} dealt, {taken} taken.")
        lines.append(line.fill(board=terms.BOARD_NAMES[number], dealt=DAMAGE.count(dealt), taken=taken))
    if summary.fallen:
        names = [terms.hero_called(name) for name in summary.fallen]
        lines.append(Phrase("Eroi caduti: {names}.", "Fallen Heroes: {names}.").fill(names=both(names)))
    return lines
