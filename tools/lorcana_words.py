"""Writes docs/lorcana-language.md: every word of the language in which Lorcana's cards are written.

    python tools/lorcana_words.py

What a word takes comes from the vocabulary; what it means, from the docstring of what it builds. Where one builder
serves several words, `MEANINGS` says what each means. A word without a meaning is an error, and so is a meaning
without a word.
"""

from __future__ import annotations

import inspect
import re
import typing
from pathlib import Path
from typing import Any

from ludoteca.games.lorcana.packs.vocabulary import VOCABULARY
from ludoteca.kernel.language import Word

FILE = Path(__file__).parent.parent / "docs" / "lorcana-language.md"
KINDS = {
    "ability": "What a card has. An action has effects instead, one a line, carried out in order.",
    "keyword": "Printed on a card under `keywords`, or given with `gains`; bare, a keyword of any value.",
    "moment": "What sets off `when`. The subject is `this`, or properties of the card; without a side, anybody's.",
    "against": "Of a moment.",
    "effect": "What happens. Those with `until=` may stand under `always` without it: while the card is in play.",
    "static": "Only under `always`.",
    "during": "For `during=` of what lasts; also the target `challenged`.",
    "duration": "For `until=`.",
    "act": "For `cannot` and `can`; after `cannot` also the property `ready`: at the start of its player's turn.",
    "target": "The cards that an effect is about.",
    "property": "What cards must be like, all at once. Without a zone they are in play; without a side, anybody's.",
    "player": "Whom an effect is about.",
    "amount": "Wherever an amount is taken, a whole number will do.",
    "count": "What happened this turn, for `this_turn`, `this_turn_at_least` and `this_turn_exactly`.",
    "any": "Where a number may be left to the player, and for `shift`.",
    "condition": "For `given`, `given=` and `during=` of `when`.",
    "difference": "For `different=`: in what no two of the chosen cards may be alike.",
    "take": "Inside `look`.",
    "place": "Where cards go, for `to=`, `rest=` and `from_=`.",
    "flag": "For everything that is either so or not.",
}

SUBJECT = "it, or such a card,"
MEANINGS = {
    # Properties.
    "character": "a character",
    "action": "an action, songs included",
    "item": "an item",
    "location": "a location",
    "song": "an action that is a song",
    "card": "a card of any type",
    "not_song": "an action that is no song",
    "not_character": "a card that is no character",
    "yours": "of the effect's player",
    "opposing": "of an opponent",
    "anyones": "of any player, where `yours` would be understood",
    "in_hand": "in your hand",
    "in_discard": "in your discard",
    "in_inkwell": "in your inkwell",
    "under_this": "under this card",
    "damaged": "with damage",
    "undamaged": "without damage",
    "exerted": "exerted",
    "ready": "ready",
    "at_location": "at any location",
    "away": "at no location",
    "over_card": "with a card under it",
    "over_nothing": "with no card under it",
    "challenged_this_turn": "was challenged this turn",
    "quested_this_turn": "quested this turn",
    "boosted_this_turn": "had a card put under it this turn",
    "damaged_this_turn": "was damaged this turn",
    "moved": "moved to a location this turn",
    "made_challenge": "challenged this turn",
    "sang_this_turn": "sang a song this turn",
    "played_this_turn": "was played this turn",
    "|": "either will do",
    "having(keyword)": "has the keyword, printed or gained",
    "lacking(keyword)": "does not have the keyword",
    "cost": "its cost is in these bounds; `below`: less than that; `above`: more",
    "strength": "its Strength is in these bounds",
    "willpower": "its Willpower is in these bounds",
    "lore": "its lore is in these bounds",
    "damage": "the damage on it is in these bounds",
    # Targets, players, amounts.
    "chosen": "one card, chosen by the effect's player; `chosen(n, …)`: n of them, or as many as there are",
    "up_to": "chosen, from none to so many",
    "any_number": "chosen, as many as wanted",
    "one_from_each": "one such card of each opponent, chosen by the effect's player; `optional=yes`: or none of theirs",
    "one_of": "one of these cards, chosen by the effect's player; they are or were under a card",
    "some_of": "the same, from none to so many",
    "fullest_hands": "whoever has the most cards in hand",
    "emptiest_hands": "whoever has the fewest cards in hand",
    "its_player": "whose the chosen or found card is",
    "cause_player": "whose the card is that set the ability off",
    "player_of": "whose the card is",
    "strength_of": "their Strength together",
    "willpower_of": "their Willpower together",
    "lore_of": "their lore together",
    "cost_of": "their cost together",
    "highest_strength": "the greatest Strength among these cards; 0 without any",
    "highest_willpower": "the greatest Willpower among these cards; 0 without any",
    "highest_lore": "the greatest lore among these cards; 0 without any",
    "highest_cost": "the greatest cost among these cards; 0 without any",
    "lowest_strength": "the least Strength among these cards; 0 without any",
    "lowest_willpower": "the least Willpower among these cards; 0 without any",
    "lowest_lore": "the least lore among these cards; 0 without any",
    "lowest_cost": "the least cost among these cards; 0 without any",
    "damage_on": "the damage on them together",
    # What happened this turn.
    "played": "such cards that you played",
    "inked_cards": "cards that you put into your inkwell",
    "challenges_made": "your challenges",
    "challenges_made(properties…)": "challenges by such characters of yours",
    "defeated": "such cards that were banished in a challenge",
    "was_damaged": "such cards that were damaged",
    "was_challenged": "such cards that were challenged",
    "was_banished": "such cards that were banished",
    "boosted_cards": "such cards under which a card was put",
    "cards_put_under": "the cards that you put under such cards",
    "left_discard": "such cards that left a discard; yours unless said",
    "put_into_discard": "such cards that were put into a discard, from wherever; yours unless said",
    "was_healed": "such cards from which damage was removed",
    "healed_by_you": "such cards from which you removed damage",
    "all_under": "the cards under a card in play",
    "opponent_fewer": "that of some opponent is less than yours",
    "opponent_at_most": "that of some opponent is so much or less",
    "opponents_with_more": "each opponent who has more of it than you",
    "opponents_with_fewer": "each opponent who has less of it than you",
    "quested": "such characters that quested",
    "sung_by": "such characters that sang",
    "moved_this_turn": "such characters that moved to a location",
    "discarded_cards": "cards that you discarded",
    "discarded_cards(properties…)": "such cards that were discarded; by you unless said",
    "drawn_cards": "cards that you drew",
    "lore_gained": "how much lore you gained",
    "lore_lost": "how much lore you lost",
    "opponents_lore_gained": "how much lore an opponent gained, the one who gained the most",
    "opponents_lore_lost": "how much lore an opponent lost, the one who lost the most",
    # Conditions.
    "have": "you have such a card; `have(n, …)`: at least n",
    "have_exactly": "you have exactly so many such cards",
    "exists": "somebody has such a card; `exists(n, …)`: there are at least n",
    "opponent_has": "some opponent has such a card; `opponent_has(n, …)`: at least n",
    "hand_empty": "you have no cards in hand",
    "opponent_hand_empty": "some opponent has no cards in hand",
    "at_least": "the amount is so much or more",
    "at_most": "the amount is so much or less",
    "most": "yours is greater than that of each opponent",
    "opponent_more": "that of some opponent is greater than yours",
    "is_": "all these cards, and at least one, are like that",
    "any_is": "one of these cards is like that",
    "used_shift": "this card was played with Shift",
    "used_shift(target)": "that card was played with Shift",
    "your_turn": "it is your turn",
    "opponents_turn": "it is an opponent's turn",
    "this_turn_at_least": "it happened so often this turn, or more often",
    "this_turn_exactly": "it happened exactly so often this turn",
    "both": "all of them hold",
    "either": "one of them holds",
    # Moments.
    "plays": "you play it or such a card; `nth`: only the nth of the turn",
    "challenges": f"{SUBJECT} challenges; `against(…)` may follow",
    "quests": f"{SUBJECT} quests; `nth`, here and elsewhere: only the nth time of the turn",
    "challenged(subject…, nth=)": f"{SUBJECT} is challenged; `against(…)` may follow",
    "banished": f"{SUBJECT} is banished",
    "banished_in_challenge": f"{SUBJECT} is banished in a challenge",
    "challenged_and_banished": f"{SUBJECT} is challenged and banished",
    "banishes": f"{SUBJECT} banishes another character in a challenge; `against(…)` may follow",
    "deals_challenge_damage": f"{SUBJECT} deals damage in a challenge",
    "dealt_damage": f"{SUBJECT} is dealt damage",
    "is_damaged": f"{SUBJECT} is dealt damage: another way to say it",
    "takes_damage": f"{SUBJECT} takes damage: dealt, put or moved",
    "healed": "you remove damage from it, or from such a card",
    "damage_removed": "damage is removed from it, or from such a card, by whomever",
    "sings": f"{SUBJECT} sings a song",
    "sung": "a song is sung by it or by such a character; once, however many sing it",
    "moves": f"{SUBJECT} moves to a location",
    "moves_here": "such a character moves to this location",
    "leaves": f"{SUBJECT} leaves play",
    "readied": "you ready it, or such a card; also at the start of your turn",
    "becomes_ready": f"{SUBJECT} is readied, by whomever",
    "exerts": "you exert it, or such a card, for whatever; what an opponent exerts is not meant",
    "moves_damage": "you move damage counters by an effect; once for all of them",
    "becomes_exerted": f"{SUBJECT} becomes exerted",
    "returned": f"{SUBJECT} returns from play to a hand",
    "returns_from_discard": "such a card of yours returns from the discard to the hand",
    "supported": f"{SUBJECT} is chosen for Support",
    "chosen_by_opponent": f"{SUBJECT} is chosen by an opponent for an action or an ability",
    "shifted_onto": f"{SUBJECT} has a character shifted onto it",
    "goes_under": f"{SUBJECT} has a card put under it",
    "you_ink": "you put a card into your inkwell; what an opponent's effect puts there is not meant",
    "you_ink(nth)": "you put your nth card of the turn into your inkwell",
    "you_ink_from": "you put a card into your inkwell from there; `other=yes`: from anywhere else",
    "opponent_puts_ink": "an opponent puts a card into their own inkwell",
    "inks": "a card is put into your inkwell",
    "inks(nth)": "the nth card of the turn is put into your inkwell",
    "names": "they have no name in common",
    "costs": "no two have the same printed cost",
    "locations": "each is at a location, and no two at the same",
    "exert_ink": "exert all cards in the inkwell, or so many; `stay=yes`: they do not ready at their next Ready step",
    "inks_from": "a card is put into your inkwell from there; `other=yes`: from anywhere else",
    "active_opponent_draws(nth)": "the opponent whose turn it is draws their nth card of the turn",
    "opponent_inks": "a card is put into an opponent's inkwell",
    "draws": "you draw a card",
    "draws(nth)": "you draw your nth card of the turn",
    "opponent_draws": "an opponent draws a card",
    "active_opponent_draws": "the opponent whose turn it is draws a card",
    "discards": "you discard a card",
    "discards(nth)": "you discard your nth card of the turn",
    "discarded": "such a card is discarded; by you unless said",
    "leaves_discard": "such a card leaves a discard; yours unless said",
    "enters_discard": "such a card is put into a discard, from wherever; yours unless said",
    "discards_some": "you discard cards; once for all that go together",
    "opponent_discards": "an opponent discards cards; once for all that go together",
    "pays": "you pay so much ink or more, for whatever",
    "pays_for_ability": "you pay so much ink or more for an ability: one that you use, Boost, or one that lets you pay",
    "pays_for_card": "you pay so much ink or more to play a card",
    "gains_lore": "you gain so much lore or more at once, by whatever",
    "opponent_gains_lore": "an opponent gains so much lore or more at once",
    "loses_lore": "you lose so much lore or more at once",
    "opponent_loses_lore": "an opponent loses so much lore or more at once",
    "start_of_turn": "your turn begins",
    "end_of_turn": "your turn ends",
    "start_of_opponents_turn": "an opponent's turn begins",
    "end_of_opponents_turn": "an opponent's turn ends",
    "either_moment": "each of these moments",
    # Durations, places and other small words.
    "this_turn": "until the end of the turn",
    "your_next_turn": "until the start of your next turn",
    "your_next_end": "until the end of your next turn",
    "their_next_turn": "until the end of the next turn of the affected card's player",
    "next_ready": "through the next Ready step of the affected card's player",
    "this_challenge": "until the end of the present challenge",
    "while_here": "while this card is in play",
    "for_good": "while the affected card is in play",
    "hand": "the hand",
    "top": "the top of the deck",
    "bottom": "the bottom of the deck",
    "kept": "for `to=` of `take`: where it is, until `then` moves it",
    "bottom_at_random": "for `rest=`: the bottom of the deck, in a random order",
    "inkwell": "the inkwell, face down",
    "discard_pile": "the discard",
    "into_play": "into play, for free",
    "shuffled": "into the deck, which is shuffled",
    "hand_or_discard": "for `from_=`: the hand or the discard",
    "under": "for `from_=`: under this card",
    "yes": "it is so",
    "any": "as many as the player likes; for Shift, on any character",
    "challenging": "while it challenges",
    "challenging_this": "while it challenges this card",
    "challenging_such": "while it challenges such a card",
    "challenged_by_such": "while such a character challenges it",
    # Acts.
    "quest": "quest",
    "challenge": "challenge",
    "sing": "exert to sing songs",
    "move": "move to locations",
    "exert": "be exerted",
    "ready_at_all": "be readied, at the start of a turn or by an effect",
    "be_challenged": "be challenged",
    "be_challenged_by": "be challenged by such characters",
    "be_readied_by_effects": "be readied by an effect; it readies at the start of a turn",
    "be_exerted": "be exerted by effects of opponents",
    "challenge_such": "challenge such cards",
    "be_chosen": "be chosen by opponents",
    "be_dealt_damage": "be dealt damage",
    "take_challenge_damage": "take damage in challenges",
    "take_other_damage": "be dealt damage outside challenges",
    "take_action_damage": "be dealt damage by actions",
    "take_ability_damage": "be dealt damage by abilities, outside challenges",
    "be_returned": "be returned from play to the hand by opponents",
    "be_returned_by_abilities": "be returned from play to the hand by opponents' abilities; their actions may",
    "be_healed": "have damage removed",
    "be_weakened": "have less Strength than printed",
    "gain": "gain these keywords",
    "challenge_ready": "challenge ready characters",
    "challenge_ready_such": "challenge such characters although they are ready",
    "challenge_while_drying": "challenge in the turn in which it is played",
    "boost_less": "Boost of such cards costs you less ink",
    "cannot_ink": "these players ink no cards; a chosen one only with `until`",
    "odd_cost": "with an odd cost, as it is printed",
    "even_cost": "with an even cost, as it is printed",
    "this_from_discard(exerted=)": "the same; `exerted=yes`: it enters play exerted then",
    "questers_at_most": "each turn no more than so many such characters of a player can quest",
    "challengers_at_most": "each turn no more than so many such characters of a player can challenge",
    "be_banished": "be banished by effects of opponents",
    "quest_while_drying": "quest in the turn in which it is played",
    "sing_while_drying": "exert to sing songs in the turn in which it is played",
    "boosts": "you use Boost of it, or of such a card",
    # Keywords.
    "rush": "Rush: may challenge in the turn in which it is played",
    "evasive": "Evasive: only characters with Evasive or Alert can challenge it",
    "ward": "Ward: opponents cannot choose it, but to challenge it",
    "bodyguard": "Bodyguard: may enter exerted; who can challenge it must",
    "support": "Support: when it quests, its Strength may be added to that of another",
    "reckless": "Reckless: cannot quest, and must challenge if it can",
    "vanish": "Vanish: is banished when an opponent's action chooses it",
    "alert": "Alert: can challenge as if it had Evasive",
    "with_challenger": "for `having`: Challenger",
    "challenger(value)": "Challenger: more Strength while it challenges",
    "resist": "for `having`: Resist",
    "resist(value)": "Resist: less damage is dealt to it",
    "singer": "for `having`: Singer",
    "singer(value)": "Singer: counts as costing so much when it sings",
    "sing_together": "for `having`: Sing Together",
    "sing_together(value)": "Sing Together: any characters whose costs come to so much can sing it",
    "boost": "for `having`: Boost",
    "boost(value)": "Boost: once a turn, for so much ink, the top card of the deck goes under it",
    "with_shift": "for `having`: Shift",
    # Abilities and what lasts.
    "when": "when that happens, do this; `during`: if this holds when it happens; `once=yes`: once a turn; "
    "`times=2`: twice",
    "shift": "Shift: for so much ink, or for that cost, on a character of its name, of these properties, or `any`",
    "use": "pay these costs for that effect; exerting the card itself is paid first; none only with `once=yes` or "
    "`times=`; `given`: only while this holds; `once=yes`: once a turn; `times=2`: twice",
    "from_discard": "the ability works while the card is in the discard; `heard=yes`: it waits there for every moment, "
    "not only for those of your turns",
    "pay_less": "such cards cost you, or those players, less ink",
    "pay_more": "such cards cost you, or those players, more ink",
    "shift_pay_less": "such cards cost less when they are played with Shift",
    "first_each_turn_less": "the first such card of each turn costs less",
    "use_less": "abilities of such cards cost you less ink",
    "this_costs_less": "the card itself costs less to play",
    "shift_costs_less": "the card itself costs less to play with Shift",
    "this_moves_less": "once a turn, moving the card itself costs less",
    "move_less": "your characters move for less ink",
    "move_here_less": "your characters move to this location for less ink",
    "one_challenger": "each turn only one character can challenge",
    "one_challenger(properties…)": "each turn only one such character can challenge",
    "ready_at_most": "these players ready no more than so many such cards at the start of their turn",
    "one_quester": "each turn only one such character can quest",
    "move_free": "such characters of yours move to any location for free",
    "move_here_free": "such characters of yours move to this location for free",
    "enters_exerted": "the card, or all such cards, enter play exerted",
    "enters_damaged": "the card, or all such cards, enter play with so much damage",
    "this_from_discard": "you may play the card itself from your discard",
    "plays_from_discard": "you may play such cards from your discard",
    "plays_from_under": "you may play such cards that you know from under this card; with `until`, for a time",
    "gives_shift": "such cards that you play have Shift for so much ink, on a character of their name",
    "inks_from_discard": "the card that you ink may be such a card of your discard",
    "plays_free": "you may play such cards for free",
    "cannot_gain_lore": "these players gain no lore, unless the condition holds for them; `but_questing`: only by "
    "questing",
    "cannot_play": "these players cannot play such cards; a chosen one only with `until`; `after`: more than so "
    "many each turn",
    "redirects_damage": "damage that would be dealt to such a card is put on this one instead",
    "extra_ink": "so many more cards may be inked: each turn under `always`, as an effect this turn",
    # Effects.
    "pay_less_next": "the next such card that you play this turn costs less",
    "search": "look through your deck for such cards, which need not be found, and shuffle it",
    "look": "look at the top cards of a deck, or show them to all; some are taken, the rest go where `rest` says",
    "reveal_until": "reveal cards from the top of your deck until there is such a one",
    "reveal_from_hand": "show everybody such a card of your hand, or up to so many",
    "by": "the same as `each`, for one player",
    "repeat_while_found": "looks again as long as the first `take` takes something",
    "at_end_of_turn": "put off until the end of the turn; `it` stays what it is now",
    "at_start_of_next_turn": "put off until the start of your next turn; `it` stays what it is now",
    "discard_until": "discard until so many cards are left in hand",
    "move_to": "the characters move to that location, for free",
    "put_on_top": "on top of their owners' decks; each owner says in which order",
    "put_on_bottom": "on the bottom of their owners' decks; each owner says in which order",
    "hand_to_top": "cards from your hand on top of your deck, in the order of choosing",
    "hand_to_bottom": "cards from your hand on the bottom of your deck, in the order of choosing",
    "play": "play that card, or choose such a card and play it; `free=yes`: for free; from the hand unless said",
    "take": "some of the cards looked at; `any` for as many as the player likes",
}  # fmt: skip


def docstring(word: Word) -> str:
    """Return the first line about what the word builds: of its builder, or of the class that the builder returns."""
    build: Any = word.build
    if inspect.isfunction(build) and not build.__doc__ and build.__name__ != "<lambda>":
        build = typing.get_type_hints(build).get("return", build)
    if not (inspect.isclass(build) or inspect.isfunction(build)) or not build.__doc__:
        return ""
    first = build.__doc__.strip().splitlines()[0]
    return first if first.startswith(word.text) or f" {word.text}(" in first else ""


def meaning(word: Word) -> str:
    """Say what the table says, or else the docstring without the way of writing it begins with; "" for neither."""
    own = MEANINGS.get(word.signature)
    if own is None and word.text in MEANINGS and not (word.call and is_bare_too(word)):
        own = MEANINGS[word.text]
    if own is not None:
        return own
    said = re.sub(r"^.*?: ", "", docstring(word), count=1) if ": " in docstring(word) else ""
    return said.rstrip(".")


def is_bare_too(word: Word) -> bool:
    """Tell whether the text also stands for a bare word, to which a meaning without brackets belongs."""
    return word.text in VOCABULARY.second


def all_words() -> list[Word]:
    return [*VOCABULARY.words.values(), *VOCABULARY.second.values()]


def faults() -> list[str]:
    """List words without a meaning, kinds without a heading, meanings without a word."""
    words = all_words()
    found = [f"no meaning: {word.kind} {word.signature}" for word in words if not meaning(word)]
    found += [f"no such kind here: {kind}" for kind in dict.fromkeys(word.kind for word in words) if kind not in KINDS]
    known = {word.text for word in words} | {word.signature for word in words}
    return found + [f"no such word: {key}" for key in MEANINGS if key not in known]


def page() -> str:
    lines = [
        "# The language of Lorcana's cards",
        "",
        "Made by `tools/lorcana_words.py` from the vocabulary; `make docs` makes it anew. How a card is written, and",
        "examples, are in the [game's README](../src/ludoteca/games/lorcana/README.md).",
        "",
        "`name…` takes one or more, `name=` may be left out; all others are needed, and all may be given by name.",
    ]
    words = all_words()
    for kind, about in KINDS.items():
        lines += ["", f"## {kind}", "", about, "", "| word | meaning |", "|---|---|"]
        of_kind = [word for word in words if word.kind == kind]
        for word in sorted(of_kind, key=lambda word: (word.text.strip("_"), word.signature)):
            signature = word.signature if word.text != "|" else "p | q"
            lines.append(f"| `{escaped(signature)}` | {escaped(meaning(word))} |")
    return "\n".join(lines) + "\n"


def escaped(text: str) -> str:
    """Write it for a cell of a table."""
    return text.replace("|", "\\|")


def main() -> None:
    problems = faults()
    if problems:
        raise SystemExit("\n".join(problems))
    FILE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
