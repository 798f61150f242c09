"""Damage that only actions deal, or only abilities."""

from __future__ import annotations

from tests.games.lorcana.readings import each_read, each_refused, reading
from tests.games.lorcana.test_importer_choices import compiled

READ = [
    ("item", "Your exerted characters can't be dealt damage by actions.",
     "always(cannot(every(character, yours, exerted), take_action_damage))"),
    ("item", "Your characters can't be dealt damage by actions.",
     "always(cannot(every(character, yours), take_action_damage))"),
    ("character", "Your other characters can't be dealt damage by actions or abilities.",
     "always(cannot(every(character, yours, other), take_other_damage))"),
    ("character", "This character can't be dealt damage by actions.",
     "always(cannot(this, take_action_damage))"),
    ("character", "This character can't be dealt damage by abilities.",
     "always(cannot(this, take_ability_damage))"),
    ("character", "During your turn, this character can't be dealt damage by actions.",
     "always(cannot(this, take_action_damage), given=your_turn)"),
    ("action", "Your characters can't be dealt damage by actions until the start of your next turn.",
     "cannot(every(character, yours), take_action_damage, until=your_next_turn)"),
    ("action", "Chosen character of yours can't be dealt damage by actions or abilities this turn.",
     "cannot(chosen(character, yours), take_other_damage, until=this_turn)"),
]  # fmt: skip


@each_read(READ)
def test_it_is_read(kind: str, text: str, read: str) -> None:
    assert reading(kind, text) == ([], read)


REFUSED = [
    ("character", "Your Hero characters can't be damaged by actions or items."),
    ("character", "Your characters can't be dealt damage by opponents' actions."),
    ("character", "Your characters can't be dealt damage by actions or items."),
]  # fmt: skip


@each_refused(REFUSED)
def test_it_is_refused(kind: str, text: str) -> None:
    assert compiled(kind, text).reasons
