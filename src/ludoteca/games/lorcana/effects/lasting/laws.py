"""What the rest of the game asks of the cards that change its rules. Without such cards: the plain rules."""

from __future__ import annotations

from typing import Final

from ludoteca.games.lorcana.effects.lasting.modifiers import Law, Modifier, covers
from ludoteca.games.lorcana.effects.lasting.statics import (
    BoostLess,
    EntersDamaged,
    EntersExerted,
    FreeFor,
    FreeIf,
    FromDiscard,
    FromUnder,
    GivesShift,
    MayEnterExerted,
    MoveLess,
    PayLess,
    PlayOnlyIf,
    PlaysFree,
    ThisCostsLess,
    ThisMovesLess,
    UseLess,
    UsesDiscard,
)
from ludoteca.games.lorcana.effects.lasting.statics_rules import (
    AtMostEachTurn,
    CannotDiscard,
    CannotGainLore,
    CannotInk,
    CannotLoseLore,
    CannotPlay,
    ExtraInk,
    GoesInstead,
    HandInkable,
    InksExerted,
    LoreToWin,
    MayUseFree,
    OneActs,
    PlayersLaw,
    ReadyAtMost,
    RedirectsDamage,
    SkipDraw,
    SungElsewhere,
    SungInked,
    TakesAtMost,
    TakesLess,
    TopRevealed,
)
from ludoteca.games.lorcana.state.groups import belongs, fits
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import ShiftWay, Static
from ludoteca.games.lorcana.state.terms import (
    ABOUT_ABILITIES,
    ABOUT_BANISHING,
    ABOUT_CARDS_UNDER,
    ABOUT_CHALLENGING,
    ABOUT_DAMAGE,
    ABOUT_DISCARDING,
    ABOUT_DISCARDS,
    ABOUT_DRAWING,
    ABOUT_ENTERING,
    ABOUT_FREE_CARDS,
    ABOUT_INKING,
    ABOUT_LORE,
    ABOUT_MOVING,
    ABOUT_PLAYING,
    ABOUT_PRICES,
    ABOUT_READYING,
    ABOUT_SINGING,
    ABOUT_TOPS,
    CHALLENGE_READY,
    EXTRA_INK,
    IN_HAND,
    MOVED_FOR_LESS,
    NAMED_BAN,
    NEXT_COSTS_LESS,
    ON_BOARD,
    SINGS_AS,
    SONG_MOVED,
    THEIR_NEXT_TURN,
    TO_BE_CHALLENGED,
    TO_BE_READIED,
    TO_READY,
)
from ludoteca.kernel.effects import Effect
from ludoteca.kernel.frames import Frame

NO_LAWS: Final[list[tuple[int, int]]] = []


def seen_from(m: LorcanaMatch, source: int) -> Frame:
    """Make the view of a card, or of a player given as -1 - seat."""
    if source < 0:
        return Frame(-1, -1, -1 - source)
    frame = Frame(-1, source, m.owner[source])
    frame.place = m.stamp[source]
    return frame


def in_force(m: LorcanaMatch, about: int) -> list[tuple[int, int]]:
    """List the statics that change rules now, each with its source, if any is about this."""
    if m.stale:
        m.refresh()
    return m.rules_in_force if m.laws & about else NO_LAWS


def is_subject(m: LorcanaMatch, seat: int, about: int, law: type[Law]) -> bool:
    """Tell whether a law of this kind is in force for this player, whose card it is on."""
    for place, source in in_force(m, about):
        if isinstance(m.cast.statics[place], law) and seen_from(m, source).seat == seat:
            return True
    return False


def is_covered(m: LorcanaMatch, seat: int, about: int, kind: type[PlayersLaw]) -> bool:
    """Tell whether a law of this kind is in force for players among whom this one is."""
    for place, source in in_force(m, about):
        law = m.cast.statics[place]
        if isinstance(law, kind) and covers(m, seen_from(m, source), law.who, seat):
            return True
    return False


def holds(m: LorcanaMatch, frame: Frame, static: Static) -> bool:
    return static.given is None or static.given.holds(m, frame)


# -- playing -----------------------------------------------------------------------------------------------------


def price_change(m: LorcanaMatch, seat: int, card: int, shift: bool) -> int:
    """Add up what discounts and surcharges add to the ink this card costs this player now; negative: it is cheaper.

    Rules: LOR-PLAY.14, LOR-COST.03, LOR-COST.07, LOR-COST.13, LOR-COST.14.
    """
    change = 0
    script = m.script[card]
    if script.own_about & ABOUT_PRICES:
        frame = Frame(-1, card, seat)
        frame.place = m.stamp[card]
        for static in script.own:
            if isinstance(static, ThisCostsLess) and (shift or not static.only_shift) and holds(m, frame, static):
                change -= static.amount.value(m, frame)
    if not m.laws & ABOUT_PRICES:
        return change
    for index, source in in_force(m, ABOUT_PRICES):
        law = m.cast.statics[index]
        if isinstance(law, PayLess):
            change += law.change(m, seen_from(m, source), seat, card, shift)
    for what, source, amount, group, until, whose in m.timed:
        if what == NEXT_COSTS_LESS and whose == seat and until != THEIR_NEXT_TURN:
            if group < 0 or fits(m, Frame(-1, source, seat), m.cast.groups[group], card):
                change -= amount
    return change


def use_up_discounts(m: LorcanaMatch, seat: int, card: int) -> None:
    """Use up the discounts on the next such card when the card has been played, however it was paid for.

    Rules: LOR-COST.12, LOR-COST.13.
    """
    if not m.timed:
        return
    kept = []
    for timed in m.timed:
        what, source, _, group, _, whose = timed
        used = what == NEXT_COSTS_LESS and whose == seat
        if not used or (group >= 0 and not fits(m, Frame(-1, source, seat), m.cast.groups[group], card)):
            kept.append(timed)
    if len(kept) < len(m.timed):
        m.timed = kept
        m.touch(ON_BOARD)


def may_play(m: LorcanaMatch, seat: int, card: int) -> str:
    """Name the rule by which this player may not play this card now; "" where nothing forbids it.

    Rules: LOR-PLAY.23, LOR-GEN.09.
    """
    script = m.script[card]
    if script.own_about & ABOUT_PLAYING:
        frame = Frame(-1, card, seat)
        frame.place = m.stamp[card]
        for static in script.own:
            if isinstance(static, PlayOnlyIf) and holds(m, frame, static) and not static.condition.holds(m, frame):
                return "LOR-PLAY.23"
    for index, source in in_force(m, ABOUT_PLAYING):
        law = m.cast.statics[index]
        if isinstance(law, CannotPlay) and law.forbids(m, seen_from(m, source), seat, card):
            return "LOR-GEN.09"
    for what, _, place, number, _, whose in m.timed:
        if what == NAMED_BAN and m.cast.names[number] in script.card.names:
            law = m.cast.statics[place]
            if isinstance(law, CannotPlay) and law.forbids(m, Frame(-1, -1, whose), seat, card):
                return "LOR-GEN.09"
    return ""


def alternate_costs(m: LorcanaMatch, seat: int, card: int) -> list[tuple[int, Effect | None]]:
    """List what may be paid for the card in hand instead of its ink: nothing, or a cost that must still be payable.

    Each with its number: the place among the card's own statics; after those, what a card in play allows.

    Rules: LOR-COST.05, LOR-COST.08, LOR-COST.10, LOR-STAT.06, LOR-AMB.46.
    """
    costs: list[tuple[int, Effect | None]] = []
    script = m.script[card]
    own = script.own
    if script.own_about & ABOUT_FREE_CARDS:
        frame = Frame(-1, card, seat)
        frame.place = m.stamp[card]
        for i in range(len(own)):
            static = own[i]
            if isinstance(static, FreeFor) and holds(m, frame, static):
                costs.append((i, static.cost))
            elif isinstance(static, FreeIf) and holds(m, frame, static) and static.condition.holds(m, frame):
                costs.append((i, None))
    for index, source in in_force(m, ABOUT_FREE_CARDS):
        law = m.cast.statics[index]
        if isinstance(law, PlaysFree):
            view = seen_from(m, source)
            if view.seat == seat and fits(m, view, law.group, card):
                costs.append((len(own), None))
                break
    return costs


def shift_way(m: LorcanaMatch, seat: int, card: int) -> ShiftWay | None:
    """Tell how this player may shift the card now: as it is printed, or for less as another card lets them.

    Rules: LOR-SHIFT.01, LOR-AMB.69.
    """
    way = m.script[card].shift
    if not m.script[card].is_character:
        return way
    if way is not None and (way.ink < 0 or way.group is not None or way.any_base):
        return way
    for index, source in in_force(m, ABOUT_PLAYING):
        law = m.cast.statics[index]
        if isinstance(law, GivesShift) and (way is None or law.way.ink < way.ink):
            view = seen_from(m, source)
            if view.seat == seat and fits(m, view, law.group, card):
                way = law.way
    return way


def plays_from_discard(m: LorcanaMatch, seat: int, card: int) -> bool:
    """Tell whether this player may play the card from their discard, where it lies.

    Rules: LOR-AMB.64.
    """
    return len(ways_from_discard(m, seat, card)) > 0


def exerted_from_discard(m: LorcanaMatch, seat: int, card: int) -> bool:
    """Tell whether the card that this player plays from their discard enters play exerted by what lets them play it.

    Rules: LOR-AMB.64, LOR-PLAY.22.
    """
    ways = ways_from_discard(m, seat, card)
    return len(ways) > 0 and all(way.entry is not None for way in ways)


def ways_from_discard(m: LorcanaMatch, seat: int, card: int) -> list[FromDiscard]:
    """List the statics that let this player play the card from their discard."""
    ways: list[FromDiscard] = []
    script = m.script[card]
    if script.own_about & ABOUT_DISCARDS:
        frame = Frame(-1, card, seat)
        frame.place = m.stamp[card]
        for static in script.own:
            if isinstance(static, FromDiscard) and holds(m, frame, static):
                ways.append(static)
    for law in laws_on_discard(m, ABOUT_DISCARDS, seat, card):
        if isinstance(law, FromDiscard):
            ways.append(law)
    return ways


def inks_from_discard(m: LorcanaMatch, seat: int, card: int) -> bool:
    """Tell whether this player may ink the card from their discard, where it lies.

    Rules: LOR-AMB.64.
    """
    return len(laws_on_discard(m, ABOUT_INKING, seat, card)) > 0


def laws_on_discard(m: LorcanaMatch, about: int, seat: int, card: int) -> list[UsesDiscard]:
    """List the laws about this that let the player use such a card of their discard."""
    such: list[UsesDiscard] = []
    for index, source in in_force(m, about):
        law = m.cast.statics[index]
        if isinstance(law, UsesDiscard) and law.group is not None:
            view = seen_from(m, source)
            if view.seat == seat and fits(m, view, law.group, card):
                such.append(law)
    return such


def playable_from_under(m: LorcanaMatch, seat: int) -> list[int]:
    """List the cards that this player may play from under others, where they lie: none that they do not know.

    Rules: LOR-AMB.78.
    """
    cards: list[int] = []
    for index, source in in_force(m, ABOUT_CARDS_UNDER):
        law = m.cast.statics[index]
        if isinstance(law, FromUnder):
            view = seen_from(m, source)
            for card in m.under[source]:
                known = m.known[card] >> seat & 1
                if view.seat == seat and known and card not in cards and fits(m, view, law.group, card):
                    cards.append(card)
    return cards


def exerted_entries(m: LorcanaMatch, card: int) -> list[int]:
    """List what its player may have happen by letting the card enter play exerted, as nodes of the programme.

    Rules: LOR-AMB.63.
    """
    nodes = []
    for static in m.script[card].own:
        if isinstance(static, MayEnterExerted) and holds(m, Frame(-1, card, m.owner[card]), static):
            nodes.append(static.ability.node)
    return nodes


def enters_exerted(m: LorcanaMatch, card: int) -> bool:
    """Tell whether the card comes into play exerted, by its own text or by that of another.

    Rules: LOR-PLAY.22.
    """
    own = m.script[card].own
    if not own and not m.stale and not m.laws & ABOUT_ENTERING:
        return False
    seat = m.owner[card]
    for static in own:
        if isinstance(static, EntersExerted) and holds(m, Frame(-1, card, seat), static):
            return True
    for index, source in in_force(m, ABOUT_ENTERING):
        law = m.cast.statics[index]
        if isinstance(law, EntersExerted) and law.group is not None and source != card:
            if belongs(m, seen_from(m, source), law.group, card):
                return True
    return False


def enters_damaged(m: LorcanaMatch, card: int) -> int:
    """Tell with how much damage the card enters play.

    Rules: LOR-PLAY.22.
    """
    damage = 0
    for static in m.script[card].own:
        if isinstance(static, EntersDamaged):
            frame = Frame(-1, card, m.owner[card])
            if holds(m, frame, static):
                damage += static.amount.value(m, frame)
    for index, source in in_force(m, ABOUT_ENTERING):
        law = m.cast.statics[index]
        if isinstance(law, EntersDamaged) and law.group is not None and source != card:
            frame = seen_from(m, source)
            if belongs(m, frame, law.group, card):
                damage += law.amount.value(m, frame)
    return damage


def song_cost_of(m: LorcanaMatch, singer: int) -> int:
    """Tell with what cost the character counts when it sings: the higher of its own and Singer's, and what is added.

    Rules: LOR-SINGER.01, LOR-SINGER.02, LOR-SINGER.03, LOR-STOG.03, LOR-AMB.24, LOR-SONG.07, LOR-SONG.08,
    LOR-COST.11.
    """
    rules = in_force(m, ABOUT_SINGING)
    cost = m.script[singer].cost
    if m.singer_of[singer] > cost:
        cost = m.singer_of[singer]
    for index, source in rules:
        static = m.cast.statics[index]
        if isinstance(static, Modifier) and static.sings:
            frame = seen_from(m, source)
            if singer in static.cards(m, frame):
                for change in static.changes:
                    if change.what == SINGS_AS:
                        cost += change.number if change.amount is None else change.amount.value(m, frame)
    for what, card, amount, _, until, _ in m.timed:
        if what == SINGS_AS and card == singer and until != THEIR_NEXT_TURN:
            cost += amount
    return cost


def song_goes(m: LorcanaMatch, singers: list[int]) -> int:
    """Tell where the song that these characters sing goes: 0 to the discard, 1 into the inkwell, 2 exerted into it.

    Rules: LOR-AMB.66.
    """
    for index, source in in_force(m, ABOUT_SINGING):
        law = m.cast.statics[index]
        if isinstance(law, SungInked) and source in singers:
            return 2 if law.exerted else 1
    return 0


def sung_elsewhere(m: LorcanaMatch, song: int, singers: list[int]) -> list[int]:
    """Find the static by which the song that these characters sing goes elsewhere, or may, and who says so.

    Rules: LOR-AMB.66.
    """
    for index, source in in_force(m, ABOUT_SINGING):
        law = m.cast.statics[index]
        if isinstance(law, SungElsewhere) and source in singers and not (law.once and m.times_used(source, SONG_MOVED)):
            if law.group is None or fits(m, seen_from(m, source), law.group, song):
                return [index, source]
    return []


def song_law(m: LorcanaMatch, way: int) -> SungElsewhere:
    """Return what that static says."""
    law = m.cast.statics[way]
    assert isinstance(law, SungElsewhere)
    return law


# -- ink, drawing, lore ------------------------------------------------------------------------------------------


def inks_allowed(m: LorcanaMatch, seat: int) -> int:
    """Count how many cards the player may ink in the turn.

    Rules: LOR-INK.03, LOR-INK.12, LOR-INK.13, LOR-INK.19, LOR-GEN.05.
    """
    number = 1
    if is_covered(m, seat, ABOUT_INKING, CannotInk):
        return 0
    for index, source in in_force(m, ABOUT_INKING):
        law = m.cast.statics[index]
        if isinstance(law, ExtraInk) and seen_from(m, source).seat == seat:
            number += law.number
    for what, _, amount, _, _, whose in m.timed:
        if what == EXTRA_INK and whose == seat:
            number += amount
    return number


def is_inkable(m: LorcanaMatch, seat: int, card: int) -> bool:
    """Tell whether the card in this player's hand counts as having the inkwell icon; elsewhere it must be printed.

    Rules: LOR-INK.05, LOR-CARD.11.
    """
    if m.script[card].card.inkable:
        return True
    if m.zone[card] != IN_HAND:
        return False
    return is_subject(m, seat, ABOUT_INKING, HandInkable)


def inks_exerted(m: LorcanaMatch, seat: int) -> bool:
    """Tell whether cards enter this player's inkwell exerted.

    Rules: LOR-AMB.60.
    """
    return is_covered(m, seat, ABOUT_INKING, InksExerted)


def skips_draw(m: LorcanaMatch, seat: int) -> bool:
    return is_subject(m, seat, ABOUT_DRAWING, SkipDraw)


def top_is_revealed(m: LorcanaMatch, seat: int) -> bool:
    """Tell whether the top card of this player's deck lies face up.

    Rules: LOR-ZONE.06.
    """
    return is_covered(m, seat, ABOUT_TOPS, TopRevealed)


def lore_needed(m: LorcanaMatch, seat: int) -> int:
    """Return the lore with which this player wins.

    Rules: LOR-GOAL.01, LOR-VAR.04, LOR-AMB.49.
    """
    needed = m.cast.lore_to_win
    for index, source in in_force(m, ABOUT_LORE):
        law = m.cast.statics[index]
        if isinstance(law, LoreToWin) and covers(m, seen_from(m, source), law.who, seat):
            needed = max(needed, law.number)
    return needed


def can_gain_lore(m: LorcanaMatch, seat: int, questing: bool = False) -> bool:
    """Tell whether nothing keeps this player from gaining lore, by questing or otherwise.

    Rules: LOR-GEN.09.
    """
    for index, source in in_force(m, ABOUT_LORE):
        law = m.cast.statics[index]
        if isinstance(law, CannotGainLore) and law.forbids(m, seen_from(m, source), seat, questing):
            return False
    return True


def lore_allowed(m: LorcanaMatch, seat: int, amount: int) -> int:
    """Tell how much of this lore the player may gain in the turn, after what they have gained in it.

    Rules: LOR-AMB.77.
    """
    return left_of(m, ABOUT_LORE, seat, amount)


def draws_allowed(m: LorcanaMatch, seat: int, number: int) -> int:
    """Tell how many of these cards the player may draw in the turn, after those that they have drawn in it.

    Rules: LOR-AMB.77.
    """
    return left_of(m, ABOUT_DRAWING, seat, number)


def left_of(m: LorcanaMatch, about: int, seat: int, number: int) -> int:
    """Tell how much of it laws about that leave to the player in the turn."""
    for index, source in in_force(m, about):
        law = m.cast.statics[index]
        if isinstance(law, AtMostEachTurn) and covers(m, seen_from(m, source), law.who, seat):
            number = min(number, law.number - times_logged(m, law.counted, seat))
    return max(number, 0)


def times_logged(m: LorcanaMatch, what: int, seat: int) -> int:
    """Count how often the player has done this in the turn."""
    return sum(1 for deed, whose, _ in m.log if deed == what and whose == seat)


def can_lose_lore(m: LorcanaMatch, seat: int) -> bool:
    """Tell whether nothing keeps this player from losing lore.

    Rules: LOR-GEN.09.
    """
    return not is_subject(m, seat, ABOUT_LORE, CannotLoseLore)


def can_be_made_to_discard(m: LorcanaMatch, seat: int) -> bool:
    """Tell whether nothing keeps this player from discarding.

    Rules: LOR-GEN.09.
    """
    return not is_subject(m, seat, ABOUT_DISCARDING, CannotDiscard)


# -- in play -----------------------------------------------------------------------------------------------------


def redirecting(m: LorcanaMatch, card: int) -> list[int]:
    """List the cards of which one takes the damage that would be dealt to this one.

    Rules: LOR-REPL.01, LOR-REPL.04, LOR-REPL.06, LOR-REPL.08.
    """
    takers = []
    for index, source in in_force(m, ABOUT_DAMAGE):
        law = m.cast.statics[index]
        if isinstance(law, RedirectsDamage) and source >= 0 and law.takes(m, seen_from(m, source), card):
            takers.append(source)
    return takers


def deals_redirected(m: LorcanaMatch, taker: int, card: int) -> bool:
    """Tell whether this card is dealt the damage of that one, rather than that counters are put on it."""
    for index, source in in_force(m, ABOUT_DAMAGE):
        law = m.cast.statics[index]
        if isinstance(law, RedirectsDamage) and source == taker and law.takes(m, seen_from(m, source), card):
            return law.dealt
    return False


def ways_instead(m: LorcanaMatch, card: int) -> list[int]:
    """List the statics that say where the card goes that would be banished now, one for each way.

    Of two that say the same one is enough, and rather the one that does not ask.

    Rules: LOR-REPL.01, LOR-REPL.08, LOR-REPL.10, LOR-AMB.72.
    """
    ways: list[int] = []
    for index, source in in_force(m, ABOUT_BANISHING):
        law = m.cast.statics[index]
        if isinstance(law, GoesInstead) and source >= 0 and law.replaces(m, seen_from(m, source), card):
            same = [way for way in ways if goes_alike(m, way, index)]
            if not same:
                ways.append(index)
            elif not law.optional:
                ways[ways.index(same[0])] = index
    return ways


def goes_alike(m: LorcanaMatch, way: int, other: int) -> bool:
    """Tell whether by both statics a card goes to the same place in the same way."""
    one, two = law_instead(m, way), law_instead(m, other)
    if one.ability is not two.ability:
        return False
    return one.goes_to == two.goes_to and one.exerted == two.exerted and one.banished == two.banished


def instead_by(m: LorcanaMatch, way: int, card: int) -> int:
    """Find the card in play whose static this is, which sends the other one elsewhere."""
    for index, source in in_force(m, ABOUT_BANISHING):
        if index == way and source >= 0 and law_instead(m, way).replaces(m, seen_from(m, source), card):
            return source
    return card


def law_instead(m: LorcanaMatch, way: int) -> GoesInstead:
    """Return what that static, one of `ways_instead`, says."""
    law = m.cast.statics[way]
    assert isinstance(law, GoesInstead)
    return law


def may_be_banished(m: LorcanaMatch, ways: list[int]) -> bool:
    """Tell whether all these ways leave it to the player whether the card goes there at all."""
    return all(law_instead(m, way).optional for way in ways)


def less_damage(m: LorcanaMatch, card: int, in_challenge: bool) -> int:
    """Return how much of damage that is dealt to the card is prevented; the same cannot prevent it twice.

    Rules: LOR-REPL.10, LOR-AMB.76.
    """
    prevented: list[int] = []
    less = 0
    for index, source in in_force(m, ABOUT_DAMAGE):
        law = m.cast.statics[index]
        if isinstance(law, TakesLess) and index not in prevented and (in_challenge or not law.in_challenge):
            if law.covers(m, seen_from(m, source), card):
                prevented.append(index)
                less += law.number
    return less


def most_damage(m: LorcanaMatch, card: int, amount: int) -> int:
    """Return how much of damage that is dealt to it the card takes at a time.

    Rules: LOR-GEN.09, LOR-DMG.14.
    """
    for index, source in in_force(m, ABOUT_DAMAGE):
        law = m.cast.statics[index]
        if isinstance(law, TakesAtMost) and law.number < amount and law.covers(m, seen_from(m, source), card):
            amount = law.number
    return amount


def move_cost(m: LorcanaMatch, character: int, location: int) -> int:
    """Count the ink for moving this character to this location.

    Rules: LOR-COST.03, LOR-COST.04.
    """
    cost = m.script[location].card.move
    for index, source in in_force(m, ABOUT_MOVING):
        law = m.cast.statics[index]
        if isinstance(law, ThisMovesLess) and source == character and not m.times_used(character, MOVED_FOR_LESS):
            cost -= law.amount.value(m, seen_from(m, source))
        if isinstance(law, MoveLess):
            frame = seen_from(m, source)
            if law.applies(m, frame, character, location):
                if law.amount is None:
                    return 0
                cost -= law.amount.value(m, frame)
    return max(0, cost)


def use_up_move_discount(m: LorcanaMatch, character: int, location: int, paid: int) -> None:
    """Use up a discount on the next move of the character this turn, if it made this one cheaper.

    Rules: LOR-COST.12.
    """
    for index, source in in_force(m, ABOUT_MOVING):
        if isinstance(m.cast.statics[index], ThisMovesLess) and source == character:
            m.used += [character, MOVED_FOR_LESS]
            if move_cost(m, character, location) == paid:
                m.used = m.used[:-2]
            return


def ability_is_free(m: LorcanaMatch, card: int, ability: int) -> bool:
    """Tell whether the activated ability with this place in the cast may be used for free by the card.

    Rules: LOR-COST.09.
    """
    for static, source in in_force(m, ABOUT_ABILITIES):
        law = m.cast.statics[static]
        if isinstance(law, MayUseFree) and source == card:
            printed = m.script[card].activated
            if law.number <= len(printed) and printed[law.number - 1].place == ability:
                return True
    return False


def boost_price(m: LorcanaMatch, seat: int, card: int) -> int:
    """Count the ink that this player pays for the card's Boost.

    Rules: LOR-BOOST.01, LOR-COST.03.
    """
    price = m.script[card].boost
    for index, source in in_force(m, ABOUT_ABILITIES):
        law = m.cast.statics[index]
        if isinstance(law, BoostLess):
            price -= law.less(m, seen_from(m, source), seat, card)
    return max(price, 0)


def ability_discount(m: LorcanaMatch, seat: int, card: int) -> int:
    """Tell how much less ink this player pays to use abilities of the card.

    Rules: LOR-ABIL.20.
    """
    less = 0
    for index, source in in_force(m, ABOUT_ABILITIES):
        law = m.cast.statics[index]
        if isinstance(law, UseLess) and not isinstance(law, BoostLess):
            less += law.less(m, seen_from(m, source), seat, card)
    return less


def too_many_to_ready(m: LorcanaMatch, seat: int) -> tuple[int, list[int]]:
    """Find exerted cards of which this player, whose turn begins, readies only so many: how many, and which.

    Rules: LOR-AMB.65.
    """
    for index, source in in_force(m, ABOUT_READYING):
        law = m.cast.statics[index]
        if isinstance(law, ReadyAtMost):
            frame = seen_from(m, source)
            if covers(m, frame, law.who, seat):
                exerted = []
                for card in m.play[seat]:
                    if m.exerted[card] and not m.is_forbidden(card, TO_READY | TO_BE_READIED):
                        if belongs(m, frame, law.group, card):
                            exerted.append(card)
                if len(exerted) > law.number:
                    return law.number, exerted
    return 0, []


def another_did(m: LorcanaMatch, character: int, deed: int) -> bool:
    """Tell whether only one such character can do this each turn, and another than this one has.

    Rules: LOR-AMB.59.
    """
    for index, source in in_force(m, ABOUT_CHALLENGING):
        law = m.cast.statics[index]
        if isinstance(law, OneActs) and law.deed == deed:
            frame = seen_from(m, source)
            if law.limits(m, frame, character):
                others = {
                    card for what, _, card in m.log if what == deed and card != character and law.limits(m, frame, card)
                }
                if law.most > 1:
                    others = {card for card in others if m.owner[card] == m.owner[character]}
                if len(others) >= law.most:
                    return True
    return False


def forbids_challenge(m: LorcanaMatch, challenger: int, challenged: int) -> str:
    """Name the rule by which a card keeps this character from challenging that card; "" where none does.

    Rules: LOR-CHAL.12, LOR-GEN.09.
    """
    if m.is_forbidden(challenged, TO_BE_CHALLENGED):
        return "LOR-GEN.09"
    for card, group, source in m.wards:
        other = challenger if card == challenged else challenged if card == ~challenger else -1
        if other >= 0 and belongs(m, seen_from(m, source), m.cast.groups[group], other):
            return "LOR-CHAL.12"
    return ""


def can_challenge_ready(m: LorcanaMatch, challenger: int, target: int) -> bool:
    """Tell whether this character may challenge that one although it is ready.

    Rules: LOR-CHAL.03, LOR-GEN.04.
    """
    if m.may(challenger, CHALLENGE_READY):
        return True
    for card, group, source in m.targets:
        if card == challenger and belongs(m, seen_from(m, source), m.cast.groups[group], target):
            return True
    return False
