"""The numbers by which the engine calls zones, phases, moments, prohibitions and durations."""

from __future__ import annotations

from typing import Final

# Zones.
IN_DECK: Final = 0
IN_HAND: Final = 1
IN_PLAY: Final = 2
IN_INKWELL: Final = 3
IN_DISCARD: Final = 4
UNDER: Final = 5
"""Under another card in play: not in play itself."""
RESOLVING: Final = 6
"""An action whose effect is being carried out, or a card being played."""
GONE: Final = 7
"""Out of the match with the player who left it, or set aside by a composed position."""
ZONES: Final = 8

# Phases.
SETUP: Final = 0
BEGINNING: Final = 1
MAIN: Final = 2
END_PHASE: Final = 3
PHASES: Final = ("setup", "beginning", "main", "end")

LORE_TO_WIN: Final = 20
PACK_RUSH_LORE: Final = 15
PACK_RUSH_TOKENS: Final = 2

# Moments: what sets off a triggered ability.
PLAYS: Final = 0
QUESTS: Final = 1
CHALLENGES: Final = 2
CHALLENGED: Final = 3
BANISHED: Final = 4
BANISHED_IN_CHALLENGE: Final = 5
CHALLENGED_AND_BANISHED: Final = 6
BANISHES: Final = 7
DEALS_CHALLENGE_DAMAGE: Final = 8
DEALT_DAMAGE: Final = 9
TAKES_DAMAGE: Final = 10
HEALED: Final = 11
SINGS: Final = 12
SUNG: Final = 13
"""Once for a song, however many sing it."""
INKS: Final = 14
DRAWS: Final = 15
DISCARDS: Final = 16
"""Once for each card."""
DISCARDS_SOME: Final = 17
"""Once for all cards that one effect makes a player discard."""
MOVES: Final = 18
LEAVES: Final = 19
READIED: Final = 20
BECOMES_EXERTED: Final = 21
RETURNED: Final = 22
"""From play to its player's hand."""
RETURNED_FROM_DISCARD: Final = 23
SUPPORTED: Final = 24
CHOSEN: Final = 25
"""Chosen by an opponent, for an action or an ability."""
SHIFTED_ONTO: Final = 26
START_OF_TURN: Final = 27
END_OF_TURN: Final = 28
TURN_MOMENTS: Final = 1 << START_OF_TURN | 1 << END_OF_TURN
CHALLENGE_ENDS: Final = 29
BOOSTED: Final = 30
"""A card was put under it."""
LEAVES_DISCARD: Final = 31
ENTERS_DISCARD: Final = 32
PAYS: Final = 33
"""Ink, for whatever; the next two are announced besides."""
PAYS_FOR_ABILITY: Final = 34
PAYS_FOR_CARD: Final = 35
EXERTS: Final = 36
"""A player exerts a card, for whatever; it becomes exerted as well."""
MOVES_DAMAGE: Final = 37
"""A player moves damage counters by an effect; once for all of them."""
GAINS_LORE: Final = 38
LOSES_LORE: Final = 39
USES_BOOST: Final = 40
"""The Boost ability of the card is used; the card put under it is announced besides."""

# What a card may be forbidden, as bits.
TO_QUEST: Final = 1
TO_CHALLENGE: Final = 2
TO_SING: Final = 4
TO_READY: Final = 8
"""At the start of its player's turn."""
TO_MOVE: Final = 16
TO_BE_CHALLENGED: Final = 32
TO_BE_CHOSEN: Final = 64
"""By opponents."""
TO_BE_DEALT_DAMAGE: Final = 128
TO_TAKE_CHALLENGE_DAMAGE: Final = 256
TO_BE_HEALED: Final = 512
TO_EXERT: Final = 1024
TO_BE_READIED: Final = 2048
"""Neither at the start of a turn nor by an effect."""
TO_TAKE_OTHER_DAMAGE: Final = 4096
"""Outside challenges."""
TO_BE_RETURNED: Final = 8192
"""From play to the hand, by opponents."""
TO_BE_RETURNED_BY_ABILITIES: Final = 16384
"""The same, but their actions may."""
TO_BE_READIED_BY_EFFECTS: Final = 32768
"""It readies at the start of its player's turn."""
TO_BE_EXERTED: Final = 65536
"""By opponents' effects."""
TO_BE_BANISHED: Final = 131072
"""By opponents' effects; damage banishes all the same."""
TO_TAKE_ACTION_DAMAGE: Final = 262144
"""By actions, whoever plays them."""
TO_TAKE_ABILITY_DAMAGE: Final = 524288
"""By abilities, outside challenges; actions may."""

# What a card may be allowed, as bits.
CHALLENGE_READY: Final = 1
CHALLENGE_DRYING: Final = 2
ANY_NAME_FOR_SHIFT: Final = 4
MUST_QUEST: Final = 8
"""Not allowed but demanded: it quests before its player's turn ends, if it can."""
MUST_CHALLENGE: Final = 16
"""Demanded in the same way."""
MUST_BE_CHOSEN: Final = 32
"""Demanded of opponents: they choose it before any other card, if they can."""
QUEST_DRYING: Final = 64
SING_DRYING: Final = 128

MOVED_FOR_LESS: Final = -2
"""Stands for a discount on moving in the list of abilities used this turn; -1 stands for Boost."""
SONG_MOVED: Final = -3
"""Stands in the same list for a song that the card has sent elsewhere than into the discard."""

# How long a timed effect lasts.
THIS_TURN: Final = 0
YOUR_NEXT_TURN: Final = 1
"""Until the start of the next turn of `whose`."""
THEIR_NEXT_TURN: Final = 2
"""Until the end of the next turn of `whose`."""
NEXT_READY: Final = 3
"""Through the next Ready step of `whose`."""
THIS_CHALLENGE: Final = 4
WHILE_SOURCE: Final = 5
"""While the card that made it (`b`) is in play."""
THEIR_TURN_NOW: Final = 6
"""What THEIR_NEXT_TURN and YOUR_NEXT_END have become once that turn has begun."""
YOUR_NEXT_END: Final = 8
"""From now on until the end of the next turn of `whose`."""

# What a timed effect is.
STRENGTH: Final = 0
WILLPOWER: Final = 1
LORE: Final = 2
KEYWORD: Final = 3
"""a: its bit, b: its value."""
LOSES: Final = 4
CANNOT: Final = 5
CAN: Final = 6
GRANTED: Final = 7
"""a: the place of an ability in the cast."""
SINGS_AS: Final = 8
STANDING: Final = 9
"""a: the place of a static in the cast; it also covers what comes later."""
NEXT_COSTS_LESS: Final = 10
"""a: how much, b: the place of a group in the cast; used up by the next such card."""
EXTRA_INK: Final = 11
TURN_TRIGGER: Final = 12
"""a: the place of an ability in the cast, which the player `whose` has while it lasts; b: 1 for only the next time."""
DELAYED: Final = 13
"""a: the number of an effect, b: when (a moment), card: what it remembers as `it`."""
SHIELD: Final = 14
"""The next damage that would be dealt to the card is not."""
NAMED_BAN: Final = 15
"""a: the place of a static in the cast, which forbids to play cards; b: the number of the name that they have."""
INK_STAYS: Final = 16
"""a: how many exerted cards in the inkwell of `whose` do not ready."""

# What conditions remember of a turn.
PLAYED_CARD: Final = 0
INKED_CARD: Final = 1
CHALLENGE_MADE: Final = 2
DEFEATED: Final = 3
"""Banished in a challenge."""
WAS_DAMAGED: Final = 4
QUESTED: Final = 5
SANG: Final = 6
DISCARDED_CARD: Final = 7
DREW: Final = 8
MOVED: Final = 9
WAS_CHALLENGED: Final = 10
WAS_BANISHED: Final = 11
HEALED_CARD: Final = 12
PUT_UNDER: Final = 13
LORE_GAINED: Final = 14
LEFT_DISCARD: Final = 15
STRUCK: Final = 16
"""Damaged by the other one in its challenge, by the challenge itself or by an ability of that one."""
PUT_IN_DISCARD: Final = 17
REMOVED_DAMAGE: Final = 18
"""The player is the one who removed it. This and the one before are noted only where some card asks for them."""
WHO_CHOSE: Final = 19
"""Not of the turn, but of the choice of a card that sets something off: who made it."""
LORE_WON: Final = 20
"""Each single lore that a player gained. This and the next one are noted only where some card asks for them."""
LORE_LOST: Final = 21
INKED_BY_ANOTHER: Final = 22
"""Of a card that an effect of another player put into an inkwell, besides INKED_CARD."""
WHOSE_TURN: Final = 23
"""Not of the turn, but of its begin and end, where several take it together: whose it is that sets something off."""

BY_ANOTHER: Final = 64
"""Added to the number of INKS, which is the zone where the card was, if not the player of the inkwell put it there."""

TURN_OF: Final = 1 << 12
"""The number of START_OF_TURN and END_OF_TURN of the first seat, where WHOSE_TURN is asked for; 0 where it is not."""

# What the laws in force are about, as bits: where there is none about something, nobody needs to look.
ABOUT_PRICES: Final = 1
ABOUT_PLAYING: Final = 2
ABOUT_FREE_CARDS: Final = 4
ABOUT_ENTERING: Final = 8
ABOUT_SINGING: Final = 16
ABOUT_INKING: Final = 32
ABOUT_DRAWING: Final = 64
ABOUT_TOPS: Final = 128
"""The top cards of decks."""
ABOUT_LORE: Final = 256
ABOUT_DISCARDING: Final = 512
ABOUT_DAMAGE: Final = 1024
ABOUT_MOVING: Final = 2048
ABOUT_ABILITIES: Final = 4096
ABOUT_CHALLENGING: Final = 8192
ABOUT_READYING: Final = 32768
ABOUT_BANISHING: Final = 65536
ABOUT_DISCARDS: Final = 16384
"""Playing cards from them."""
ABOUT_CARDS_UNDER: Final = 131072
"""Playing cards from under others."""

# Where an effect puts cards; further places are in `effects.language.places`.
TO_HAND: Final = 0
TO_TOP: Final = 1
TO_BOTTOM: Final = 2
TO_INKWELL: Final = 3

# What the derived values depend on, as bits.
ON_BOARD: Final = 1
ON_DAMAGE: Final = 2
ON_EXERTING: Final = 4
ON_HANDS: Final = 8
ON_PILES: Final = 16
"""Discards, inkwells, decks."""
ON_TURN: Final = 32
ON_PLACES: Final = 64
ON_LORE: Final = 128
ON_LOG: Final = 256
ON_CHALLENGE: Final = 512
ON_EVERYTHING: Final = 1023
CHECKED: Final = ON_BOARD | ON_DAMAGE
"""What the game state check looks at, besides derived values and enough lore to win."""
