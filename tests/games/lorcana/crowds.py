"""Crowds: tables at which a few cards, their company and several players meet, laid out and played at random.

Every shipped card that does anything is in one of them, and every invented one. A crowd is summed up in a line of
`tests/golden/lorcana/crowds.txt`: digits for every few choices, of what was offered, refused and told, of the position,
and of what each part of the cards would find in it. After a change that is meant, write them anew:

    python -m tests.games.lorcana.crowds
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, cast

from ludoteca.games.lorcana.effects.lasting.derived import derive
from ludoteca.games.lorcana.state.cards import ACTION, CHARACTER, LOCATION, Card
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.seen import chosen_so_far, hands_are_shown, looked_at
from ludoteca.kernel.chance import Seeded
from ludoteca.kernel.contract import Option, Raw
from ludoteca.kernel.effects import YES_VERB
from ludoteca.kernel.select import DONE_VERB
from tests.games.lorcana.deeds import judged
from tests.games.lorcana.exercise_table import company, law_of
from tests.games.lorcana.inventing import invented_cards
from tests.games.lorcana.test_every_card import OF_THE_TURN, cards_with_abilities
from tests.golden.games import FOLDER, digest
from tests.golden.records import RENEWAL, Choice, ended, refusals, said
from tests.rules.lorcana.table import DERIVED, Table

FILE = FOLDER / "lorcana" / "crowds.txt"
TOGETHER = 6
"""Cards to a crowd."""
GUESTS = 3
"""Of each card's company: who comes along for each player."""
CHOICES = 40
REFUSING = 5
"""Each so many choices it is asked what is refused."""
LOOKING = 2
"""Each so many choices, what follows from the position."""
STRETCH = 24
"""What is summed up in a digest: as much as can be said of ten choices."""
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"deck_out": "turn_end", "damage_words": "wide", "free_shift": "yes"}),
    (3, {}),
    (2, {}),
    (4, {"teams": "pairs"}),
    (2, {"deck_out": "turn_end"}),
    (4, {"teams": "together"}),
]
"""How many play, and by which rules: of each crowd others than of the next."""


@cache
def crowds() -> dict[str, list[Card]]:
    """By name: the cards that meet, shipped ones as they come after each other and invented ones."""
    found: dict[str, list[Card]] = {}
    for kind, cards in (("shipped", cards_with_abilities()), ("invented", invented_cards())):
        for first in range(0, len(cards), TOGETHER):
            found[f"{kind}-{first}"] = cards[first : first + TOGETHER]
    return found


class Crowd:
    """A table with these cards everywhere, and guests."""

    def __init__(self, name: str) -> None:
        self.rng = Random(name)
        self.cards = crowds()[name]
        seats, options = SETTINGS[list(crowds()).index(name) % len(SETTINGS)]
        self.table = Table(seats, ink=self.rng.choice((1, 3, 6, 10)), **options)
        self.stars: list[int] = []
        """The copies of the cards that the crowd is about."""
        guests = [guest for card in self.cards for guest in company(card)]
        for seat in range(seats):
            own = [card for card in self.cards for _ in range(3)] + self.rng.sample(guests, GUESTS * len(self.cards))
            self.seat_down(seat, own)
        self.match = self.table.match
        self.match.draw_from(Seeded(self.rng.getrandbits(32)))

    def seat_down(self, seat: int, cards: list[Card]) -> None:
        """Give that player these cards, each somewhere; places come first, so that others can be there."""
        rng, table = self.rng, self.table
        crowded = rng.choice((0.15, 0.35, 0.5))
        table.lore(rng.choice((0, 3, 7, 13)), of=seat)
        hand, discard, deck, places = [], [], [], [-1]
        rng.shuffle(cards)
        cards.sort(key=lambda card: card.kind != LOCATION)
        for card in cards:
            where = rng.random()
            if where < crowded and card.kind != ACTION:
                number = self.put(card, seat, places, deck)
                if card.kind == LOCATION:
                    places.append(number)
            elif where < crowded + 0.2:
                hand.append(card)
            elif where < crowded + 0.3:
                discard.append(card)
            else:
                deck.append(card)
        rng.shuffle(deck)
        numbers = [*table.hand(*hand, of=seat), *table.discarded(*discard, of=seat), *table.deck(*deck, of=seat)]
        self.stars += [n for n, card in zip(numbers, hand + discard + deck, strict=True) if card in self.cards]

    def put(self, card: Card, seat: int, places: list[int], deck: list[Card]) -> int:
        """Put a card into play in any condition."""
        rng = self.rng
        state: dict[str, Any] = {"exerted": card.kind != LOCATION and rng.random() < 0.35}
        if card.willpower > 1 and rng.random() < 0.4:
            state["damage"] = rng.randint(1, card.willpower - 1)
        if card.kind == CHARACTER:
            state.update(at=rng.choice(places), drying=rng.random() < 0.15)
            if deck and rng.random() < 0.25:
                state["on"] = (deck.pop(),)
        number = self.table.mine(card, owner=seat, **state)
        if card in self.cards:
            self.stars.append(number)
        return number

    def played(self) -> Iterator[object]:
        """Play on at random; what can be said of every choice. On the way the match goes on as a copy."""
        for turn in range(CHOICES):
            match = self.match
            if not match.decisions:
                return
            if turn % RENEWAL == 1:
                self.match = match = cast(LorcanaMatch, match.copy())
            elif turn % RENEWAL == 2:
                match.load(json.loads(json.dumps(match.save())))
            yield [(asked.seat, asked.rule, asked.source, asked.options.ids) for asked in match.decisions]
            if turn % REFUSING == 0:
                yield refusals(match, turn)
            if turn % LOOKING == 0:
                yield self.seen(match)
            decision, option = self.pick(match)
            events = match.choose(decision.seat, option)
            yield [match.save_state(), [said(event) for event in events], ended(match), match.learners()]
            assert match.problems() == []

    def pick(self, match: LorcanaMatch) -> Choice:
        """Choose in a turn often something with one of the cards, and seldom its end; elsewhere rather yes than no."""
        rng = self.rng
        decision = rng.choice(match.decisions)
        raws = decision.raws
        if raws[0][0] in OF_THE_TURN:
            own = [raw for raw in raws if len(raw) > 1 and raw[1] in self.stars]
            if own and rng.random() < 0.5:
                raws = own
            verb = rng.choice(sorted({raw[0] for raw in raws}))
            raws = [raw for raw in raws if raw[0] == verb]
        elif rng.random() < 0.85:
            raws = [raw for raw in raws if raw[0] == YES_VERB] or [raw for raw in raws if raw[0] != DONE_VERB] or raws
        raw: Raw = rng.choice(raws)
        return decision, Option(decision.options, raw)

    def seen(self, match: LorcanaMatch) -> object:
        """List what follows from the position; what is offered and what is kept of derived values are right."""
        assert match.disagreements() == []
        law = law_of(match)
        fresh = match.copy()
        assert isinstance(fresh, LorcanaMatch)
        derive(fresh)
        for column in DERIVED:
            assert getattr(match, column) == getattr(fresh, column), column
        looks = [(looked_at(match, seat), chosen_so_far(match, seat)) for seat in (None, *range(match.seats))]
        return [law, looks, hands_are_shown(match), judged(match, match.programme, self.rng.choice(self.stars))]


def summed_up(name: str) -> str:
    """The line of a crowd: its name, and a digest of every stretch of its play."""
    told = list(Crowd(name).played())
    return " ".join([name, *[digest(told[first : first + STRETCH]) for first in range(0, len(told), STRETCH)]])


def main() -> None:
    FILE.write_text("".join(f"{summed_up(name)}\n" for name in crowds()), encoding="utf-8")
    print(FILE)


if __name__ == "__main__":
    main()
