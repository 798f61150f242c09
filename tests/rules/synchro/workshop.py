"""Cards made for a test, in the language of the cards, without touching those of others; and names for things."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.games.synchro.effects.text import Text
from ludoteca.games.synchro.packs.checks import Reading, check_occasion
from ludoteca.games.synchro.packs.vocabulary import VOCABULARY
from ludoteca.games.synchro.state.cards import (
    BOARD_COLOURS,
    BOARDS,
    DIE,
    MARKS,
    Ability,
    Action,
    Content,
    Hero,
    Monster,
    Skill,
    Static,
)
from ludoteca.games.synchro.state.match import FIRST_FOE, SynchroMatch
from ludoteca.kernel.effects import number_nodes
from ludoteca.kernel.kinds import ABILITY, EFFECT
from ludoteca.kernel.texts import EMPTY, Phrase
from ludoteca.kernel.yamls import Where
from tests.rules.synchro.chance import LETTERS
from tests.rules.tables import RuleTable, twin


class Workshop(RuleTable[SynchroMatch]):
    """Makes cards for the match that is being laid out."""

    _m: SynchroMatch

    def _own_content(self) -> None:
        """Cards can be made for a test without touching those of others."""
        m = self._m
        content = twin(m.content, Content("", [], m.content.acts))
        for name in ("heroes", "skills", "items", "monsters", "tiles", "programme"):
            setattr(content, name, getattr(content, name)[:])
        content.of_level = [cards[:] for cards in content.of_level]
        m.content = content
        m.programme = content.programme

    # -- names ---------------------------------------------------------------------------------------------------

    def unit(self, name: str) -> int:
        """ "red" is the Hero of that board, "red foe" the Monster of that board."""
        colour, _, foe = name.partition(" ")
        return BOARD_COLOURS.index(colour) + (FIRST_FOE if foe else 0)

    def name(self, unit: int) -> str:
        return BOARD_COLOURS[unit % BOARDS] + (" foe" if unit >= FIRST_FOE else "")

    def card(self, kind: str, name: str) -> int:
        """The number of a card or tile: kind is hero, skill, item, monster, landmark, tile or city."""
        number: int = getattr(self._m.content, f"find_{kind}")(name)
        assert number >= 0, f"no {kind} {name}"
        return number

    def packed(self, kind: str, name: str) -> int:
        """With a plus: on its upgraded side."""
        return 2 * self.card(kind, name.rstrip("+")) + name.endswith("+")

    # -- cards --------------------------------------------------------------------------------------------------

    def ability(self, hero: str, text: str, upgraded: str = "") -> None:
        """That Hero's card has this ability instead: when(…) or static(…)."""
        card = twin(self._m.content.heroes[self.card("hero", hero)], Hero("", "", EMPTY))
        card.sides = []
        for side in (text, upgraded or text):
            made = Ability()
            part = VOCABULARY.read(side, (ABILITY,), Where("test"))
            if isinstance(part, Static):
                made.statics.append(part)
            else:
                reading = Reading(False, part.triggered.occasion)
                for effect in part.effects:
                    reading.effect(effect)
                check_occasion(part.triggered, part.effects, False)
                root = Text(Phrase(card.name, card.name), part.effects)
                root.ability_rule = "SH-22.02"
                number_nodes(root, self._m.programme)
                part.triggered.node = root.number
                made.triggers.append(part.triggered)
                made.occasions = 1 << part.triggered.occasion
            card.sides.append(made)
        self._m.content.heroes[self.card("hero", hero)] = card
        self._m.refresh()

    def skill(self, *effects: str, cost: str = "r", id: str = "prova") -> str:
        """A Skill tile made for the test, in the language of the cards; its name for `hero(skills=…)`."""
        content = self._m.content
        tile = Skill(id, Phrase(id, id))
        for letter in cost:
            tile.cost[LETTERS.index(letter)] += 1
        tile.colour = LETTERS.index(cost[0])
        tile.size = len(cost)
        for side in range(2):
            root = self._text(id, effects, monster=False)
            root.is_skill = True
            tile.nodes[side] = root.number
        content.skills.append(tile)
        return id

    def _text(self, title: str, effects: Sequence[str], monster: bool) -> Text:
        reading = Reading(monster=monster)
        read = [VOCABULARY.read(effect, (EFFECT,), Where("test")) for effect in effects]
        for effect in read:
            reading.effect(effect)
        root = Text(Phrase(title, title), read)
        number_nodes(root, self._m.programme)
        return root

    def _made(self, card: int, hp: int, acts: Sequence[str], level: int) -> int:
        m = self._m
        made = twin(m.content.monsters[card], Monster("", EMPTY))
        made.id = f"prova-{len(m.content.monsters)}"
        made.copies = 1
        made.hp = hp or made.hp
        if level:
            made.level = level
            made.basic_attack = 2 * level
        if acts:
            each = DIE // len(acts)
            made.actions = []
            made.row_of = [-1] + [value // each for value in range(DIE)]
            for row, text in enumerate(acts):
                action = Action(row * each + 1, row * each + each)
                action.node = self._text(made.id, text.split("; "), monster=True).number
                made.actions.append(action)
        m.content.monsters.append(made)
        m.monster_deck.append(0)
        m.monster_gone.append(0)
        return len(m.content.monsters) - 1

    def new_monster(self, id: str, level: int = 1, hp: int = 10, mark: str = "none", elite: bool = False) -> str:
        """A card of its own in the deck of that level, otherwise like a Rat; its name for `draws`."""
        m = self._m
        card = self._made(self.card("monster", "topo"), hp, (), level)
        made = m.content.monsters[card]
        made.id = id
        made.name = Phrase(id, id)
        made.mark = MARKS.index(mark)
        made.elite = elite
        m.monster_deck[card] = 1
        m.content.of_level[level].append(card)
        return id
