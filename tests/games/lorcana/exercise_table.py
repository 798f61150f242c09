"""Positions in which any card can show what it does, and witnesses who see whether it did.

`Stage` is made for one card: beside it there are plain cards of every type for both players, which have all the names,
classifications and keywords that the card speaks of, and simple actions that set things off: damage, exert, banish,
return, discard. `Stage.scene` lays them out at random. `Witness` watches every node of the card's effects while a scene
is played: which of them ran, and which of them changed anything; and it compares the position with the same one without
a static in force.
"""

from __future__ import annotations

import re
from random import Random

from ludoteca.games.lorcana.acts.in_play import move_targets
from ludoteca.games.lorcana.effects.language.places import Arrange
from ludoteca.games.lorcana.effects.language.scripts import make_script, print_values
from ludoteca.games.lorcana.effects.lasting import laws
from ludoteca.games.lorcana.effects.lasting.modifiers import Modifier
from ludoteca.games.lorcana.effects.verbs.base import Choose
from ludoteca.games.lorcana.flow import playing
from ludoteca.games.lorcana.flow.challenge import challenge_targets, exposed
from ludoteca.games.lorcana.flow.programme import flow_nodes
from ludoteca.games.lorcana.flow.steps import CHALLENGE_STEP, MAIN_PHASE, TURN
from ludoteca.games.lorcana.setup import complete_options
from ludoteca.games.lorcana.state import cards as printed
from ludoteca.games.lorcana.state.cards import CHARACTER, LOCATION, Card
from ludoteca.games.lorcana.state.match import NONE_UNDER, LorcanaMatch, Timed
from ludoteca.games.lorcana.state.playable import LiveMatch
from ludoteca.games.lorcana.state.script import Cast, Static
from ludoteca.games.lorcana.state.terms import (
    DELAYED,
    IN_DECK,
    IN_DISCARD,
    IN_HAND,
    IN_INKWELL,
    IN_PLAY,
    MAIN,
    ON_EVERYTHING,
    SHIELD,
    TURN_TRIGGER,
    UNDER,
)
from ludoteca.kernel.chance import Seeded
from ludoteca.kernel.contract import Raw
from ludoteca.kernel.effects import Condition, Effect
from ludoteca.kernel.frames import Frame, Node
from ludoteca.kernel.texts import EMPTY, Phrase
from tests.rules.lorcana.table import action, character, item, location, song

ME = 0
THEM = 1
COPIES = {CHARACTER: 2, printed.ACTION: 1, printed.ITEM: 3, LOCATION: 2}
"""Of each face, for each player."""
DURING_MAIN = 3
"""How far the turn is while the main phase is under way."""
KEYWORDS = {
    "rush": "rush", "evasive": "evasive", "ward": "ward", "bodyguard": "bodyguard", "support": "support",
    "reckless": "reckless", "singer": "singer(4)", "with_challenger": "challenger(1)", "resist": "resist(1)",
    "boost": "boost(1)",
}  # fmt: skip
DEEDS = (
    "deal(1, chosen(character))",
    "deal(3, chosen(character))",
    "banish(chosen(character))",
    "return_to_hand(chosen(character))",
    "exert(chosen(character))",
    "ready(chosen(character))",
    "heal(2, chosen(character))",
    "discard(1, who=each_opponent)",
    "discard(1)",
    "draw(2)",
    "ink_top(1)",
    "return_to_hand(chosen(character, in_discard))",
    "lose_lore(1, who=each_opponent)",
    "gets(chosen(character), strength=-2, until=this_turn)",
    "gets(chosen(character), strength=9, until=this_turn)",
    "banish(chosen(item))",
)
BOOSTING = "put_top_under(1, chosen(character, yours))"
"""For cards that speak of it."""


class Never(Condition):
    """Keeps a static out of force."""

    depends = 0
    rank = 0

    def holds(self, match: object, frame: Frame) -> bool:
        return False

    def words(self) -> Phrase:
        return EMPTY


NEVER = Never()
ASKING = (Choose, Arrange)
"""Steps that only ask which cards, or in which order: they may have nothing to ask, and change nothing themselves."""
SEEN_OTHERWISE = (DELAYED, TURN_TRIGGER, SHIELD)
"""What waits for something: its effects are nodes of their own, or it is used up."""


def words_in(word: str, text: str) -> list[str]:
    """All texts that this word of the language is given: classed("Hero", "King") has Hero and King."""
    found: list[str] = []
    for inside in re.findall(rf"\b{word}\(([^()]*)\)", text):
        found += re.findall(r'"([^"]*)"', inside)
    return list(dict.fromkeys(found))


class Stage:
    """The card and its company, as one cast."""

    def __init__(self, card: Card) -> None:
        self.card = card
        cast = Cast("exercise", 2)
        cast.programme = flow_nodes()
        self.cast = cast
        self.faces = company(card)
        for number, face in enumerate(self.faces):
            cast.scripts[number] = make_script(face, cast)
        self.first_node = len(cast.programme)
        self.number = len(self.faces)
        cast.scripts[self.number] = make_script(card, cast)
        for owner in (ME, THEM):
            for number in range(len(self.faces)):
                copies = COPIES[self.faces[number].kind]
                cast.card += [number] * copies
                cast.owner += [owner] * copies
            fillers = 14
            cast.card += [0] * fillers
            cast.owner += [owner] * fillers
            mine = 2 if owner == ME else 1
            cast.card += [self.number] * mine
            cast.owner += [owner] * mine
        cast.script = [cast.scripts[number] for number in cast.card]
        cast.names = sorted({script.card.names[0] for script in cast.scripts.values()})
        print_values(cast)
        self.options = complete_options({}, 2)
        self.plays_from_under = any("plays_from_under" in line for line, _ in card.ability_texts)
        self.stars = [i for i, number in enumerate(cast.card) if number == self.number and cast.owner[i] == ME]
        """The copies of the card that belong to ME."""

    def nodes(self) -> list[Effect]:
        """Every part of everything that the card does."""
        return [node for node in self.cast.programme[self.first_node :] if isinstance(node, Effect)]

    def statics(self) -> list[Static]:
        """What is in force while the card is in play or being played, with what that gives to other cards."""
        script = self.cast.scripts[self.number]
        found = [*script.statics, *script.own]
        for static in found:
            if isinstance(static, Modifier):
                found += [change.static for change in static.changes if change.static is not None]
        return found

    # -- laying out ----------------------------------------------------------------------------------------------

    def scene(self, rng: Random) -> LorcanaMatch:
        m = LiveMatch(self.cast, self.options)
        cards = len(self.cast.card)
        m.zone, m.known, m.damage, m.exerted = [IN_DECK] * cards, [0] * cards, [0] * cards, [0] * cards
        m.drying, m.shifted, m.at, m.stamp = [0] * cards, [0] * cards, [-1] * cards, [0] * cards
        m.under = [NONE_UNDER] * cards
        m.deck, m.hand, m.play, m.ink, m.discard = ([[], []] for _ in range(5))
        m.lore, m.ready_ink, m.lost_by = [rng.choice((2, 6, 11)), rng.choice((2, 6, 11))], [0, 0], ["", ""]
        m.turn, m.active, m.first, m.phase = 5, ME if rng.random() < 0.75 else THEM, ME, MAIN
        m.chance = Seeded(rng.getrandbits(32))
        star_zone = rng.choices((IN_HAND, IN_PLAY, IN_DISCARD, IN_DECK), (45, 45, 7, 3))[0]
        crowded = rng.choice((0.2, 0.45, 0.6))
        for owner in (ME, THEM):
            own = [i for i in range(cards) if self.cast.owner[i] == owner]
            rng.shuffle(own)
            empty_hand = rng.random() < 0.15
            alone = rng.random() < 0.1
            for card in own:
                kind = self.cast.script[card].card.kind
                if card in self.stars:
                    zone = star_zone if card == self.stars[0] else rng.choice((IN_HAND, IN_DECK, IN_DISCARD, IN_PLAY))
                elif self.cast.card[card] == 0:
                    zone = IN_INKWELL if len(m.ink[owner]) < 10 else IN_DECK
                elif kind == printed.ACTION:
                    zone = rng.choices((IN_HAND, IN_DECK, IN_DISCARD), (40, 35, 25))[0]
                else:
                    rest = (1 - crowded) / 4
                    zone = rng.choices((IN_PLAY, IN_HAND, IN_DISCARD, IN_DECK), (crowded, rest, rest, 2 * rest))[0]
                if zone == IN_PLAY and kind == printed.ACTION:
                    zone = IN_HAND
                if zone == IN_HAND and empty_hand and card != self.stars[0]:
                    zone = IN_DECK
                if zone == IN_PLAY and alone and card != self.stars[0]:
                    zone = IN_DISCARD
                self.lay(m, card, zone, rng)
            m.ready_ink[owner] = len(m.ink[owner])
        self.settle_places(m, rng)
        m.depends = m.stale = ON_EVERYTHING
        turn = Frame(TURN)
        turn.stage = DURING_MAIN
        m.stack = [turn, Frame(MAIN_PHASE)]
        return m

    def lay(self, m: LorcanaMatch, card: int, zone: int, rng: Random) -> None:
        owner = m.owner[card]
        m.zone[card] = zone
        piles = {IN_DECK: m.deck, IN_HAND: m.hand, IN_PLAY: m.play, IN_INKWELL: m.ink, IN_DISCARD: m.discard}
        piles[zone][owner].append(card)
        m.known[card] = 3 if zone in (IN_PLAY, IN_DISCARD) else 1 << owner if zone == IN_HAND else 0
        face = m.script[card].card
        if zone == IN_PLAY and face.kind != LOCATION:
            m.exerted[card] = int(rng.random() < 0.35)
        if zone == IN_PLAY and face.willpower > 1 and rng.random() < 0.4:
            m.damage[card] = rng.randint(1, min(3, face.willpower - 1))

    def settle_places(self, m: LorcanaMatch, rng: Random) -> None:
        """Some characters are at locations, some have a card under them."""
        for owner in (ME, THEM):
            places = [card for card in m.play[owner] if m.script[card].card.kind == LOCATION]
            for card in m.play[owner]:
                if m.script[card].card.kind != CHARACTER:
                    if self.plays_from_under and card in self.stars:
                        self.lay_under(m, card, owner)
                    continue
                if places and rng.random() < 0.35:
                    m.at[card] = rng.choice(places)
                if rng.random() < 0.2:
                    self.lay_under(m, card, owner)

    def lay_under(self, m: LorcanaMatch, card: int, owner: int) -> None:
        """Put a card of the deck face up under this one, if there are enough of them."""
        if len(m.deck[owner]) > 12:
            below = m.deck[owner].pop(0)
            m.zone[below], m.known[below] = UNDER, 3
            m.under[card] = [below]


def company(card: Card) -> list[Card]:
    """Plain cards that the card's abilities can be about; the first is a filler for decks and inkwells."""
    text = "\n".join([*(line for line, _ in card.ability_texts), *(line for line, _ in card.keyword_texts)])
    classes = tuple(dict.fromkeys([*words_in("classed", text), *card.classes]))
    names = (*words_in("named", text), card.name.en)
    keywords = [KEYWORDS[word] for word in re.findall(r"\bhaving\((\w+)\)", text) if word in KEYWORDS]
    inks = tuple(words_in("of_ink", text)) or card.inks
    given = {"classes": ("Storyborn", *classes), "names": names, "inks": inks}
    found = [
        character(1, 1, name="Filler"),
        character(1, 5, cost=1, name="Plain"),
        character(2, 4, cost=2, name="Twin", **given),
        character(3, 5, cost=3, name="Able", keywords=keywords, **given),
        character(3, 5, cost=3, name="Elf", keywords=["evasive"], **given),
        character(5, 5, cost=5, name="Singer", keywords=["support"], lore=2, **given),
        character(7, 7, cost=7, name="Giant", lore=3, **given),
        character(0, 3, cost=4, name="Meek", keywords=["reckless"], **given),
        character(2, 4, "always(gets(every(character, yours, other), strength=4))", cost=3, name="Coach"),
        character(2, 3, cost=3, name="Climber", keywords=["shift(1, any)"], **given),
        item(name="Lamp", cost=2, names=names, classes=classes, inks=inks),
        item("use(exert(this), then=heal(2, chosen(character)))", name="Tool", cost=1, classes=classes),
        location(6, name="Home", lore=1, cost=2, names=names, classes=classes),
        location(4, name="Away", lore=2, cost=3, classes=classes),
        song("gain_lore(1)", name="Hymn", cost=2, names=names),
        song("draw(1)", name="Ballad", cost=1, names=names),
    ]
    deeds = [*DEEDS, BOOSTING] if "goes_under" in text or "boosted_" in text else DEEDS
    return found + [action(deed, name=f"Deed {i}", names=names, inks=inks) for i, deed in enumerate(deeds)]


# -- watching ----------------------------------------------------------------------------------------------------


class Watched(Node):
    """A node of the programme that tells the witness before it runs."""

    def __init__(self, inner: Node, witness: Witness) -> None:
        self.inner = inner
        self.witness = witness
        self.number = inner.number

    def run(self, match: LorcanaMatch, frame: Frame) -> int:
        self.witness.before(match, frame)
        return self.inner.run(match, frame)

    def options(self, match: LorcanaMatch, frame: Frame, seat: int) -> list[Raw]:
        return self.inner.options(match, frame, seat)

    def answer(self, match: LorcanaMatch, frame: Frame, seat: int, raw: Raw) -> None:
        self.inner.answer(match, frame, seat, raw)

    def prompt(self, match: LorcanaMatch, frame: Frame, seat: int) -> Phrase:
        return self.inner.prompt(match, frame, seat)

    def asking_rule(self, match: LorcanaMatch, frame: Frame) -> str:
        return self.inner.asking_rule(match, frame)


class WatchedFlow(Watched):
    """The same for a step of the flow."""

    is_flow = True


class Witness:
    """Sees which nodes of the card ran and changed anything, and which statics make a difference."""

    def __init__(self, stage: Stage) -> None:
        self.stage = stage
        self.programme: list[Node] = [
            (WatchedFlow if node.is_flow else Watched)(node, self) for node in stage.cast.programme
        ]
        self.ran: set[int] = set()
        self.changed: set[int] = set()
        self.unseen: list[Static] = stage.statics()
        self.open: list[tuple[int, Frame, object, list[Timed]]] = []
        """Nodes under way: how deep, whose frame, and the position before, with what then lasted."""
        self.lasting: dict[int, list[Timed]] = {}
        """By node: what it has made to last in the present scene."""
        self.idle: set[int] = set()
        """Nodes that made something last which has made no difference yet."""

    def watch(self, m: LorcanaMatch) -> None:
        m.programme = self.programme
        self.open = []
        self.lasting = {}

    def before(self, m: LorcanaMatch, frame: Frame) -> None:
        stack = m.stack
        self.close(m, len(stack))
        if frame.node >= self.stage.first_node:
            self.ran.add(frame.node)
            watched = frame.node not in self.changed or frame.node in self.idle
            if watched and not any(one[1] is frame for one in self.open):
                self.open.append((len(stack) - 1, frame, picture(m), m.timed))
        elif frame.node == CHALLENGE_STEP and frame.stage == 1:
            self.compare(m)

    def close(self, m: LorcanaMatch, depth: int) -> None:
        """Whatever is over by now: did it change anything?"""
        while self.open and depth <= self.open[-1][0]:
            _, frame, before, lasted = self.open.pop()
            if picture(m) == before:
                continue
            node = self.stage.cast.programme[frame.node]
            assert isinstance(node, Effect)
            made = [timed for timed in m.timed if timed not in lasted and timed[0] not in SEEN_OTHERWISE]
            if made and is_verb(node):
                self.lasting[frame.node] = made
                if frame.node not in self.changed:
                    self.idle.add(frame.node)
            self.changed.add(frame.node)

    def compare(self, m: LorcanaMatch) -> None:
        """Would the position be another one without what has not shown any difference yet?"""
        if not self.unseen and not any(node in self.idle for node in self.lasting):
            return
        with_all = law_of(m)
        for node, made in self.lasting.items():
            if node in self.idle and without_timed(m, made) != with_all:
                self.idle.remove(node)
        for static in list(self.unseen):
            kept = static.given
            static.given = NEVER
            m.depends = m.stale = ON_EVERYTHING
            without = law_of(m)
            static.given = kept
            m.depends = m.stale = ON_EVERYTHING
            if without != with_all:
                self.unseen.remove(static)

    def missing(self) -> list[str]:
        """What has not been seen to happen, in words."""
        found = []
        for node in self.stage.nodes():
            if isinstance(node, ASKING):
                continue
            if node.number not in self.ran:
                found.append(f"never ran: {type(node).__name__} “{node.words().en}”")
            elif is_verb(node) and node.number not in self.changed:
                found.append(f"ran and changed nothing: {type(node).__name__} “{node.words().en}”")
            elif node.number in self.idle:
                found.append(f"lasts and makes no difference: {type(node).__name__} “{node.words().en}”")
        return found + [f"makes no difference: {type(static).__name__}" for static in self.unseen]


def is_verb(node: Effect) -> bool:
    """Whether it does something itself, rather than only through its parts."""
    return all(isinstance(child, ASKING) for child in node.children())


def without_timed(m: LorcanaMatch, made: list[Timed]) -> object:
    """The law as it would be if these effects did not last, at whatever point of their duration they are."""
    kept = m.timed
    gone = [(what, card, a, b, whose) for what, card, a, b, _, whose in made]
    m.timed = [timed for timed in kept if (*timed[:4], timed[5]) not in gone]
    m.depends = m.stale = ON_EVERYTHING
    found = law_of(m)
    m.timed = kept
    m.depends = m.stale = ON_EVERYTHING
    return found


def picture(m: LorcanaMatch) -> object:
    """Everything that an effect may change: zones, what is on cards, what is in force, what is known or remembered."""
    return (
        m.zone[:], m.damage[:], m.exerted[:], m.at[:], m.under[:], m.known[:], m.stamp[:], m.timed[:],
        [cards[:] for cards in m.deck], [cards[:] for cards in m.hand], m.lore[:], m.ready_ink[:],
        m.named, len(m.log), len(m.triggers), m.result is None,
    )  # fmt: skip


def law_of(m: LorcanaMatch) -> object:
    """Everything that statics decide: values, keywords, permissions, prices, what players may do."""
    m.refresh()
    found: list[object] = [
        m.strength_of[:], m.willpower_of[:], m.lore_of[:], m.keywords_of[:], m.challenger_of[:], m.resist_of[:],
        m.cannot_of[:], m.can_of[:], sorted(m.granted),
    ]  # fmt: skip
    if m.classed:
        found.append(sorted(m.classed))
    for seat in (ME, THEM):
        found.append((
            laws.inks_allowed(m, seat), laws.skips_draw(m, seat), laws.top_is_revealed(m, seat),
            laws.lore_needed(m, seat), laws.can_gain_lore(m, seat), laws.can_lose_lore(m, seat),
            laws.can_be_made_to_discard(m, seat),
        ))  # fmt: skip
        from_under = laws.playable_from_under(m, seat)
        if from_under:
            found.append(from_under)
        for card in m.hand[seat]:
            found.append((playing.price(m, seat, card), laws.may_play(m, seat, card), laws.is_inkable(m, seat, card)))
            found.append([index for index, _ in laws.alternate_costs(m, seat, card)])
            found.append((laws.enters_exerted(m, card), laws.enters_damaged(m, card)))
            if m.script[card].shift is not None:
                found.append((playing.shift_price(m, seat, card), playing.shift_bases(m, seat, card)))
        places = [card for card in m.play[seat] if m.script[card].card.kind == LOCATION]
        targets = exposed(m, seat)
        for card in m.play[seat]:
            found.append(laws.redirecting(m, card))
            found.append([laws.ability_is_free(m, card, used.place) for used in m.script[card].activated])
            if m.script[card].is_character:
                found.append((laws.song_cost_of(m, card), challenge_targets(m, card, targets)))
                found.append((move_targets(m, card, places), [laws.move_cost(m, card, place) for place in places]))
    return found
