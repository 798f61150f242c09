"""Decks and bags: what is drawn by chance when it is needed, from what is left.

A deck is a set in unknown order, and cards that are known to lie on top of it. Heroes and Items are drawn from the
bottom: from the set while it lasts, then the lowest known card. Monsters can be known to lie at the bottom instead.
"""

from __future__ import annotations

from ludoteca.games.synchro.state.cards import BOARDS
from ludoteca.games.synchro.state.columns import Columns
from ludoteca.kernel.masks import mask_of


def bit_of(mask: int, below: int) -> int:
    """Return the number of the set bit with so many set bits below it."""
    for _ in range(below):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def without(mask: int, number: int) -> int:
    """Take a number out of a set; -1 is in none."""
    return mask & ~(1 << number) if number >= 0 else mask


class Decks(Columns):
    """A match that can draw."""

    __slots__ = ()

    def pick(self, n: int, label: str) -> int:
        """Let chance bring something, which lies open: everybody learns it, also what goes back at once."""
        self.learn(self.everyone)
        return super().pick(n, label)

    def pick_of(self, mask: int, label: str) -> int:
        """Let chance bring one of a set."""
        return bit_of(mask, self.pick(mask.bit_count(), label))

    def roll(self, sides: int, label: str) -> int:
        self.learn(self.everyone)
        return super().roll(sides, label)

    # -- Shards ---------------------------------------------------------------------------------------------------

    def pour_tray(self) -> int:
        """Put what is in the tray in an empty bag; return how many Shards the bag has (SH-A.43)."""
        bag = self.bag
        total = bag[0] + bag[1] + bag[2] + bag[3]
        if not total:
            for colour in range(4):
                bag[colour] = self.tray[colour]
                total += bag[colour]
                self.tray[colour] = 0
            if total:
                self.tell("TrayPoured", -1, (total,), "SH-A.43")
        return total

    def draw_shard(self) -> int:
        """Draw a random Shard out of the bag, refilled from the tray; -1 if both are empty (SH-A.43)."""
        total = self.pour_tray()
        if not total:
            return -1
        bag = self.bag
        number = self.pick(total, "shard")
        colour = 0
        while number >= bag[colour]:
            number -= bag[colour]
            colour += 1
        bag[colour] -= 1
        return colour

    # -- Heroes ---------------------------------------------------------------------------------------------------

    def bottom_card(self, unordered: int, on_top: list[int], label: str) -> int:
        """Draw the bottom card of a deck, the lowest of those known to lie on top only at last; -1 if it is empty."""
        if unordered:
            return self.pick_of(unordered, label)
        return on_top.pop(0) if on_top else -1

    def draw_hero(self) -> int:
        """Draw from the bottom of the deck; -1 if it is empty (SH-3.01, SH-18.05)."""
        hero = self.bottom_card(self.hero_deck, self.hero_known, "hero")
        self.hero_deck = without(self.hero_deck, hero)
        return hero

    def draw_heroes(self, number: int) -> list[int]:
        return [hero for hero in [self.draw_hero() for _ in range(number)] if hero >= 0]

    def random_hero(self) -> int:
        """Draw any Hero of the deck; -1 if it is empty (SH-19.02)."""
        self.shuffle_heroes()
        return self.draw_hero()

    def shuffle_heroes(self) -> None:
        """Shuffle the cards in that are known to lie on top."""
        self.hero_deck |= mask_of(self.hero_known)
        self.hero_known = []

    def random_legend(self) -> int:
        """Draw one of the Legendary Heroes set aside; -1 if all are out (SH-19.49)."""
        if not self.legends:
            return -1
        hero = self.pick_of(self.legends, "legend")
        self.legends = without(self.legends, hero)
        return hero

    def return_hero(self, hero: int) -> None:
        """Shuffle the card into the deck; a Legendary one is set aside again (SH-2.05, SH-22.06)."""
        if self.content.heroes[hero].legendary:
            self.legends |= 1 << hero
            return
        self.hero_deck |= 1 << hero
        self.shuffle_heroes()

    def heroes_on_top(self, heroes: list[int]) -> None:
        """Put them on the deck in this order, each on the one before (SH-3.03, SH-A.09)."""
        self.hero_known = self.hero_known + heroes

    # -- Items ----------------------------------------------------------------------------------------------------

    def draw_item(self) -> int:
        """Draw from the bottom of the deck, into which discarded Items are shuffled at need; -1 if there are none."""
        if not self.item_deck and not self.item_known:
            self.item_deck = self.item_gone
            self.item_gone = 0
        item = self.bottom_card(self.item_deck, self.item_known, "item")
        self.item_deck = without(self.item_deck, item)
        return item

    def draw_items(self, number: int) -> list[int]:
        return [item for item in [self.draw_item() for _ in range(number)] if item >= 0]

    def random_item(self) -> int:
        """Draw any Item of the deck; -1 if there are none (SH-19.17)."""
        self.item_deck |= mask_of(self.item_known)
        self.item_known = []
        return self.draw_item()

    def items_on_top(self, items: list[int]) -> None:
        self.item_known = self.item_known + items

    # -- Skills ---------------------------------------------------------------------------------------------------

    def draw_skills(self, number: int) -> list[int]:
        """Draw random tiles out of the bag, as many as it has."""
        drawn: list[int] = []
        while len(drawn) < number and self.skill_bag:
            skill = self.pick_of(self.skill_bag, "skill")
            self.skill_bag = without(self.skill_bag, skill)
            drawn.append(skill)
        return drawn

    # -- Monsters -------------------------------------------------------------------------------------------------

    def count_monsters(self, level: int, elites: bool) -> int:
        """Count the copies in unknown order in that level's deck."""
        total = 0
        for card in self.content.of_level[level]:
            if elites or not self.content.monsters[card].elite:
                total += self.monster_deck[card]
        return total

    def shuffle_monsters(self, level: int) -> None:
        """Shuffle the level's discard pile and what lies at the bottom of the deck in (SH-A.32)."""
        for card in self.content.of_level[level]:
            self.monster_deck[card] += self.monster_gone[card]
            self.monster_gone[card] = 0
        self.shuffle_bottom(level)

    def shuffle_bottom(self, level: int) -> None:
        """Shuffle what lies at the bottom of the level's deck in."""
        for card in self.monster_bottom:
            if self.content.monsters[card].level == level:
                self.monster_deck[card] += 1
        self.monster_bottom = [card for card in self.monster_bottom if self.content.monsters[card].level != level]

    def draw_monster(self, level: int) -> int:
        """Draw the next card of that level's deck, or if there is none of the next lower one (SH-A.31, SH-A.32)."""
        for lower in range(level, 0, -1):
            if not self.count_monsters(lower, True):
                for index, card in enumerate(self.monster_bottom):
                    if self.content.monsters[card].level == lower:
                        del self.monster_bottom[index]
                        return card
                self.shuffle_monsters(lower)
            card = self.pick_monster(lower)
            if card >= 0:
                return card
        return -1

    def pick_monster(self, level: int) -> int:
        """Draw a random card of those in unknown order; -1 for none."""
        total = self.count_monsters(level, True)
        if not total:
            return -1
        number = self.pick(total, "monster")
        for card in self.content.of_level[level]:
            number -= self.monster_deck[card]
            if number < 0:
                self.monster_deck[card] -= 1
                return card
        return -1

    def draw_common_monster(self, level: int) -> int:
        """Draw until no Elite comes: each goes to the bottom, and another is drawn (SH-19.46, SH-A.31)."""
        for lower in range(level, 0, -1):
            if not self.count_monsters(lower, False):
                self.shuffle_monsters(lower)
            while self.count_monsters(lower, False):
                card = self.pick_monster(lower)
                if not self.content.monsters[card].elite:
                    return card
                self.monster_bottom.append(card)
                self.tell("EliteSkipped", -1, (card,), "SH-19.46")
        return -1

    def discard_monsters(self) -> None:
        """Discard the Monsters of a battle that was won (SH-A.32)."""
        for board in range(BOARDS):
            card = self.monster[board]
            if card >= 0 and not self.content.monsters[card].celestial:
                self.monster_gone[card] += 1
            self.monster[board] = -1

    def return_monsters(self) -> None:
        """Shuffle the Monsters into the decks of their levels after a retreat (SH-11.15)."""
        for board in range(BOARDS):
            card = self.monster[board]
            self.monster[board] = -1
            if card >= 0 and not self.content.monsters[card].celestial:
                self.monster_deck[card] += 1
                self.shuffle_bottom(self.content.monsters[card].level)
