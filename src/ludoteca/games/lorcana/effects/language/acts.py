"""What cards can be forbidden or allowed, and how that is said after "non può", "can't", "può", "can"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludoteca.games.lorcana.effects.language.filters import Kind, Property, agreed, group_of
from ludoteca.games.lorcana.effects.language.keywords import Keyword
from ludoteca.games.lorcana.effects.language.nouns import Naming
from ludoteca.games.lorcana.effects.language.traits import Exerted
from ludoteca.games.lorcana.effects.lasting.modifiers import (
    CHALLENGES_READY,
    NOT_BELOW_PRINTED,
    NOT_GAINED,
    SHUNS,
    WARDED,
    Change,
)
from ludoteca.games.lorcana.effects.verbs.base import joined_by
from ludoteca.games.lorcana.state.cards import CHARACTER
from ludoteca.games.lorcana.state.script import Group
from ludoteca.games.lorcana.state.terms import (
    CAN,
    CANNOT,
    CHALLENGE_DRYING,
    CHALLENGE_READY,
    QUEST_DRYING,
    SING_DRYING,
    STRENGTH,
    TO_BE_BANISHED,
    TO_BE_CHALLENGED,
    TO_BE_CHOSEN,
    TO_BE_DEALT_DAMAGE,
    TO_BE_EXERTED,
    TO_BE_HEALED,
    TO_BE_READIED,
    TO_BE_READIED_BY_EFFECTS,
    TO_BE_RETURNED,
    TO_BE_RETURNED_BY_ABILITIES,
    TO_CHALLENGE,
    TO_EXERT,
    TO_MOVE,
    TO_QUEST,
    TO_READY,
    TO_SING,
    TO_TAKE_ABILITY_DAMAGE,
    TO_TAKE_ACTION_DAMAGE,
    TO_TAKE_CHALLENGE_DAMAGE,
    TO_TAKE_OTHER_DAMAGE,
)
from ludoteca.kernel.language import Word, several
from ludoteca.kernel.texts import Phrase

ACT: Final = "act"


@dataclass(frozen=True, eq=False)
class Act:
    """Something that a card can do or can have done to it. In `it`, {o} agrees with the card."""

    what: int
    """CANNOT, CAN, or one of the kinds of change that come with a group."""
    bit: int
    it: str
    en: str
    group: Group | None = None

    @property
    def allows(self) -> bool:
        return self.what in (CAN, CHALLENGES_READY)

    def change(self) -> Change:
        made = Change(self.what)
        made.bit = self.bit
        made.group = self.group
        return made

    def words(self, gender: str, plural: bool) -> Phrase:
        """Say the act as it follows "can't" or "can"."""
        ending = agreed("o", gender, plural)
        phrase = Phrase(self.it.replace("{o}", ending), self.en)
        if self.group is None:
            return phrase
        others = Naming(self.group).bare(plural=True)
        return Phrase(phrase.it.replace("{who}", others.it), phrase.en.replace("{who}", others.en))


NO_CHALLENGE_DAMAGE: Final = Act(
    CANNOT, TO_TAKE_CHALLENGE_DAMAGE, "subire danni dalle sfide", "take damage from challenges"
)
READYING: Final = Act(CANNOT, TO_READY, "essere preparat{o}", "ready")
ACTS: Final = {
    "quest": Act(CANNOT, TO_QUEST, "andare all'avventura", "quest"),
    "challenge": Act(CANNOT, TO_CHALLENGE, "sfidare", "challenge"),
    "sing": Act(CANNOT, TO_SING, "essere impegnat{o} per cantare canzoni", "exert to sing songs"),
    "move": Act(CANNOT, TO_MOVE, "spostarsi nei luoghi", "move to locations"),
    "exert": Act(CANNOT, TO_EXERT, "essere impegnat{o}", "exert"),
    "ready_at_all": Act(CANNOT, TO_BE_READIED, "essere preparat{o}", "ready"),
    "be_readied_by_effects": Act(
        CANNOT, TO_BE_READIED_BY_EFFECTS, "essere preparat{o} dagli effetti", "be readied by effects"
    ),
    "be_challenged": Act(CANNOT, TO_BE_CHALLENGED, "essere sfidat{o}", "be challenged"),
    "be_chosen": Act(
        CANNOT,
        TO_BE_CHOSEN,
        "essere scelt{o} dagli avversari per abilità o effetti",
        "be chosen by opponents for abilities or effects",
    ),
    "be_dealt_damage": Act(CANNOT, TO_BE_DEALT_DAMAGE, "subire danni", "be dealt damage"),
    "take_challenge_damage": NO_CHALLENGE_DAMAGE,
    "take_other_damage": Act(
        CANNOT, TO_TAKE_OTHER_DAMAGE, "subire danni al di fuori delle sfide", "be dealt damage outside challenges"
    ),
    "take_action_damage": Act(CANNOT, TO_TAKE_ACTION_DAMAGE, "subire danni dalle azioni", "be dealt damage by actions"),
    "take_ability_damage": Act(
        CANNOT, TO_TAKE_ABILITY_DAMAGE, "subire danni dalle abilità", "be dealt damage by abilities"
    ),
    "be_returned": Act(
        CANNOT,
        TO_BE_RETURNED,
        "essere ripres{o} in mano per effetto degli avversari",
        "be returned to hand by opponents",
    ),
    "be_returned_by_abilities": Act(
        CANNOT,
        TO_BE_RETURNED_BY_ABILITIES,
        "essere ripres{o} in mano per abilità degli avversari",
        "be returned to hand by opponents' abilities",
    ),
    "be_exerted": Act(
        CANNOT,
        TO_BE_EXERTED,
        "essere impegnat{o} dagli effetti degli avversari",
        "be exerted by opponents' effects",
    ),
    "be_banished": Act(
        CANNOT,
        TO_BE_BANISHED,
        "essere esiliat{o} dagli effetti degli avversari",
        "be banished by opponents' effects",
    ),
    "be_healed": Act(CANNOT, TO_BE_HEALED, "perdere segnalini danno", "have damage removed"),
    "be_weakened": Act(
        NOT_BELOW_PRINTED,
        STRENGTH,
        "avere meno {S} di quella stampata",
        "have less {S} than printed",
    ),
    "challenge_ready": Act(CAN, CHALLENGE_READY, "sfidare personaggi preparati", "challenge ready characters"),
    "challenge_while_drying": Act(
        CAN, CHALLENGE_DRYING, "sfidare nel turno in cui viene giocat{o}", "challenge the turn it is played"
    ),
    "sing_while_drying": Act(
        CAN,
        SING_DRYING,
        "essere impegnat{o} per cantare canzoni nel turno in cui viene giocat{o}",
        "exert to sing songs the turn it is played",
    ),
    "quest_while_drying": Act(
        CAN,
        QUEST_DRYING,
        "andare all'avventura nel turno in cui viene giocat{o}",
        "quest the turn it is played",
    ),
}


def as_act(value: Act | Property) -> Act:
    """Take the value as an act: `ready`, a property elsewhere, is after cannot what happens at the start of a turn."""
    if isinstance(value, Act):
        return value
    if isinstance(value, Exerted) and not value.exerted:
        return READYING
    raise ValueError("needs an act, such as quest, challenge or ready")


def _challenged_by(properties: list[Property]) -> Act:
    return Act(WARDED, 0, "essere sfidat{o} da {who}", "be challenged by {who}", group_of(properties))


def _challenge_such(properties: list[Property]) -> Act:
    return Act(SHUNS, 0, "sfidare {who}", "challenge {who}", group_of(properties))


def _challenge_ready_such(properties: list[Property]) -> Act:
    """challenge_ready_such(P…): only characters can be meant, for locations are never exerted."""
    group = group_of([Kind(CHARACTER), Exerted(False), *[one for one in properties if not isinstance(one, Kind)]])
    return Act(CHALLENGES_READY, 0, "sfidare {who}", "challenge {who}", group)


def _gain(keywords: list[Keyword]) -> Act:
    bits = 0
    for keyword in keywords:
        bits |= keyword.bit
    gained = joined_by([keyword.words() for keyword in keywords], " e ", " or ")
    return Act(NOT_GAINED, bits, f"ottenere {gained.it}", f"gain {gained.en}")


class _Maker:
    def __init__(self, act: Act) -> None:
        self.act = act

    def __call__(self) -> Act:
        return self.act


WORDS: Final = [
    *[Word(text, ACT, (), _Maker(act), call=False) for text, act in ACTS.items()],
    Word("be_challenged_by", ACT, (several("properties", "property"),), _challenged_by),
    Word("challenge_such", ACT, (several("properties", "property"),), _challenge_such),
    Word("gain", ACT, (several("keywords", "keyword"),), _gain),
    Word("challenge_ready_such", ACT, (several("properties", "property"),), _challenge_ready_such),
]
