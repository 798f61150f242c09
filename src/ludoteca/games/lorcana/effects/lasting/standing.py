"""Statics that change rules, as effects of limited time: cannot_play(each_opponent, action, until=your_next_turn)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ludoteca.games.lorcana.effects.language.bases import Players, Verb
from ludoteca.games.lorcana.effects.language.enlisting import enlist_static
from ludoteca.games.lorcana.effects.language.nouns import Naming
from ludoteca.games.lorcana.effects.lasting.durations import ALWAYS, DURATION_WORDS, add_timed
from ludoteca.games.lorcana.effects.lasting.modifiers import Law
from ludoteca.games.lorcana.effects.lasting.statics_rules import (
    CannotGainLore,
    CannotInk,
    CannotPlay,
    PlayersLaw,
)
from ludoteca.games.lorcana.effects.verbs.for_players import PlayersVerb
from ludoteca.games.lorcana.state.match import LorcanaMatch
from ludoteca.games.lorcana.state.script import Cast, Group
from ludoteca.games.lorcana.state.terms import (
    IN_PLAY,
    NAMED_BAN,
    STANDING,
    THEIR_NEXT_TURN,
    THIS_TURN,
    YOUR_NEXT_END,
    YOUR_NEXT_TURN,
)
from ludoteca.kernel.frames import DONE, Frame
from ludoteca.kernel.texts import EMPTY, Phrase


class Standing(Verb):
    """A law: under `always` while its card is in play, with `until=` for a time from now on.

    Rules: LOR-STAT.02.
    """

    def __init__(self, law: Law, until: int) -> None:
        super().__init__()
        if until not in (ALWAYS, THIS_TURN, YOUR_NEXT_TURN, YOUR_NEXT_END):
            raise ValueError("this lasts until=this_turn, until=your_next_turn or until=your_next_end")
        if until != ALWAYS and law.own:
            raise ValueError("what is about playing the card itself takes no until")
        self.law = law
        self.until = until

    def register(self, cast_: Cast) -> None:
        enlist_static(self.law, cast_)

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        add_timed(m, STANDING, -1, self.law.place, frame.source, self.until, frame.seat)
        m.did = True
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        return self.law.words() + DURATION_WORDS[self.until]


class StandingHere(Standing):
    """A law about its card: it is over when that leaves play, whenever it would be else."""

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        m.did = frame.source >= 0 and m.zone[frame.source] == IN_PLAY
        if m.did:
            add_timed(m, STANDING, frame.source, self.law.place, frame.source, self.until, frame.seat)
        return DONE


class ForbiddingName(Standing):
    """cannot_play(players, P…, named_card, until=): they cannot play such cards of the name that was named just now.

    Rules: LOR-RES.23, LOR-GEN.09.
    """

    def __init__(self, law: CannotPlay, until: int) -> None:
        super().__init__(law, until)
        if until == ALWAYS:
            raise ValueError("cards of a name that was named cannot be played for a time: until=")
        self.cards = law.group

    def run(self, m: LorcanaMatch, frame: Frame) -> int:
        m.did = m.named in m.cast.names
        if m.did:
            add_timed(m, NAMED_BAN, -1, self.law.place, m.cast.names.index(m.named), self.until, frame.seat)
        return DONE

    def words(self, infinitive: bool = False) -> Phrase:
        named = Phrase(" con quel nome", " with that name")
        return self.law.words() + named + DURATION_WORDS[self.until]


class Neighbour(Players):
    """The player so many seats to the left of you."""

    wording = Phrase("il giocatore scelto", "the chosen player")

    def __init__(self, seats_on: int) -> None:
        self.seats_on = seats_on

    def seats(self, m: LorcanaMatch, frame: Frame) -> list[int]:
        return [(frame.seat + self.seats_on) % m.seats]


MOST_SEATS: Final = 6


class Forbidding(PlayersVerb):
    """cannot_play(chosen_opponent, P…, until=), cannot_gain_lore(chosen_player, until=): one player, chosen now, cannot
    do it for a time; until=their_next_turn: or each of several, during that turn and not before.

    Rules: LOR-DUR.08.
    """

    def __init__(self, who: Players, laws: Sequence[PlayersLaw], what: Phrase, until: int) -> None:
        super().__init__(who)
        if until not in (THIS_TURN, YOUR_NEXT_TURN, YOUR_NEXT_END, THEIR_NEXT_TURN):
            raise ValueError(
                "a chosen player is hindered until=this_turn, your_next_turn, your_next_end or their_next_turn"
            )
        self.until = until
        self.laws = laws
        """For each seat that the chosen player may have, yours first."""
        self.what = what

    def register(self, cast_: Cast) -> None:
        for law in self.laws:
            enlist_static(law, cast_)

    def act(self, m: LorcanaMatch, frame: Frame, seat: int, number: int) -> int:
        whose = seat if self.until == THEIR_NEXT_TURN else frame.seat
        law = self.laws[(seat - whose) % m.seats]
        add_timed(m, STANDING, -1, law.place, frame.source, self.until, whose)
        return 1

    def clause(self, person: int) -> Phrase:
        return self.what + DURATION_WORDS[self.until]

    def third(self) -> Phrase:
        return EMPTY


def no_plays(who: Players, group: Group, until: int) -> Forbidding:
    """One chosen player cannot play such cards."""
    what = Phrase("non può giocare ", "can't play ") + Naming(group).bare(True)
    return Forbidding(who, [CannotPlay(Neighbour(offset), group) for offset in range(MOST_SEATS)], what, until)


def no_inks(who: Players, until: int) -> Forbidding:
    """One chosen player inks no card."""
    what = Phrase("non può aggiungere carte al calamaio", "can't ink cards")
    return Forbidding(who, [CannotInk(Neighbour(offset)) for offset in range(MOST_SEATS)], what, until)


def no_lore(who: Players, but_questing: bool, until: int) -> Forbidding:
    """One chosen player gains no lore."""
    what = Phrase("non può ottenere leggenda", "can't gain lore")
    if but_questing:
        what = what + Phrase(" se non andando all'avventura", " except by questing")
    laws = [CannotGainLore(Neighbour(offset), None, but_questing) for offset in range(MOST_SEATS)]
    return Forbidding(who, laws, what, until)
