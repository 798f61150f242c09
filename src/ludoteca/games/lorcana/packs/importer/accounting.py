"""Whether a reading accounts for the words of its text that bear meaning, and the text for the words of the reading.

The grammar takes every word of a text, but a production may take one and do nothing with it, or put in what nobody
said. So what was read is held against the text once more, without the grammar: numbers, names, classifications,
keywords, and words that must leave a trace in the effect language ("may", "another", "opponent", "this turn", …).
"""

from __future__ import annotations

import re
from typing import Final

from ludoteca.games.lorcana.packs.importer.cursor import NUMBERS, ORDINALS
from ludoteca.games.lorcana.packs.importer.lexicon import PLAIN_KEYWORDS, VALUED_KEYWORDS

UNACCOUNTED: Final = "its reading leaves out"
UNSAID: Final = "its reading says what the text does not"

WORDS: Final = re.compile(r"\{[a-z]\}|[a-zà-ÿ0-9']+|[+-]\d+|,")
NO_CONDITION: Final = re.compile(r"^while this (item|character|location) is in play, ")
"""What every ability needs that is in force."""
TEXT: Final = re.compile(r'"((?:[^"\\]|\\.)*)"')
IDENTIFIER: Final = re.compile(r"[a-z_]+")
NUMERAL: Final = re.compile(r"(?<![\w.])[+-]?\d+")
TOLD: Final = {**NUMBERS, **ORDINALS, "twice": 2}
KEYWORDS: Final = {**PLAIN_KEYWORDS, **VALUED_KEYWORDS}
MEANING_KEYWORDS: Final = {
    "ward": ("be_chosen",),
    "boost": ("goes_under", "boosts"),
    "shift": ("shifted_onto", "used_shift"),
    "support": ("supported",),
    "reckless": ("must_challenge",),
    "singer": ("sings_as",),
}


class Row:
    """A thing that a text says and a reading must account for.

    `spoken`: its words in a text; `read`: the words of the language of which one must then be in the reading; `only`:
    those that may be in a reading only where the text has the words, or other words that are an excuse for them.
    """

    def __init__(self, name: str, spoken: str, read: str, only: str = "", excused: str = "") -> None:
        self.name = name
        self.spoken = in_words(spoken)
        self.read = re.compile(read)
        self.only = re.compile(only) if only else None
        self.excused = in_words(f"{spoken}|{excused}" if excused else spoken)

    def lost(self, text: str, words: set[str]) -> bool:
        """Tell whether the text says it and the reading does not."""
        return self.spoken.search(text) is not None and not any(map(self.read.fullmatch, words))

    def added(self, text: str, words: set[str]) -> bool:
        """Tell whether the reading says it and the text does not."""
        return self.only is not None and any(map(self.only.fullmatch, words)) and not self.excused.search(text)


def in_words(pattern: str) -> re.Pattern[str]:
    """Compile a pattern that is to be found between the ends of words."""
    return re.compile(rf"(?<![\w'])(?:{pattern.lower()})(?![\w'])")


ROWS: Final = (
    Row(
        "may",
        spoken=(
            r"may|up to(?! a maximum)(?! \d times)(?! (two|three|four) times)|any (number|amount)|"
            "as many as you (like|want)"
        ),
        read=(
            r"may|optional|up_to|any_number|any|offer|can|free_\w+|plays_\w+|any_players|heal\w*|"
            r"may_\w+|this_from_discard|inks_from_discard|move_here_free|some_of|lose_up_to|use|cannot|"
            r"extra_ink|this_moves_less|any_name_for_shift|no_more_than|move_\w+|challenge_ready\w*|"
            r"not_|have|cannot_\w+|redirects_damage|questers_at_most|one_\w+|first_\w+|nth"
        ),
        only="may|optional|up_to|any_number",
        excused="divided|unless|instead|put it .*or (facedown|into|on)",
    ),
    Row(
        "other",
        spoken=(
            ""
            "(?<!the )(?<!draw )(?<!onto )(?<!to )(?<!from )(?<!challenge )(?<!challenges )"
            r"(?<!banish )(?<!banishes )(an)?other(?! players?)|"
            "else|the others|(?<=with )another|(?<=by )another"
        ),
        read=(
            "other|another|different|this_turn_at_least|gives_shift|from_location|either_moment|former|same_name|added|"
            "plus|even|rest|offer|not_|among|it|against|inks_from"
        ),
        only="other",
        excused="(the|your) only",
    ),
    Row(
        "opponent",
        spoken="opposing|opponents?|opponents?'s?",
        read=(
            r"opposing|\w*opponents?\w*|cause_player|its_player|be_\w+|offer|cause|ward|player_of|"
            "active_player|choosing_player|card_player|strongest|most|fewest|dearest|is_opponent|"
            "chosen_player|must_be_chosen|one_from_each|challenger|banishes|challenged"
        ),
        only=r"opposing|\w*opponents?\w*",
        excused="each player's turn|no player|each turn|any player|players?",
    ),
    Row(
        "each opponent",
        spoken=r"each (other player|opponent)(?! who)(?!'s)",
        read=r"each_\w+|opposing|\w*opponents?_\w+|offer|one_from_each|most|"
        r"fewest|not_|hand_of|opponents?|all|by|strongest",
        only="each_opponent",
        excused=r"opponents?|opponents'|each opponent's|other players?|players?",
    ),
    Row(
        "a chosen opponent",
        spoken=r"chosen opponent(?! who)",
        read=r"chosen_opponent|of|draw_as_many_as|opponents?_\w+",
        only="chosen_opponent",
        excused=r"(an|one|another) opponent|opponent of your choice|(an|that) opponent's|their|chosen opponent's|"
        r"(that|another) player",
    ),
    Row(
        "yours",
        spoken=r"of yours|(one|each|all) of your(?! opponents)|"
        r"your (?!opponents)(\w+ ){0,2}(characters|items|locations)",
        read=r"yours|count|have|move_\w+|boost_less|use_less|opponent_at_most|gives_shift|\w*plays?\w*|boosts|"
        r"pay_\w+|in_\w+|look\w*|search|hand_\w+|.*_from_.*|discard\w*",
        only="yours",
        excused=r"your?|you have|you've|you|they|their|his or her|its?|them|each player|opponents?",
    ),
    Row(
        "this turn",
        spoken="(this|that) turn",
        read=(
            r"this_turn\w*|\w+_this_turn|next_this_turn|played|made_challenge|at_end_of_turn|\w+_less_next|extra_ink|"
            r"\w*drying|moved|nth|once|times|end_of_turn|first|inks|you_ink|draws|active_opponent_draws|"
            r"discards|was_\w+|just_\w+|quested|moved\w*|at_start_of_next_turn"
        ),
        only=r"this_turn\w*|\w+_this_turn|next_this_turn|pay_less_next",
        excused="the turn|your next turn|once during your turn|once per turn",
    ),
    Row(
        "until the start of your next turn",
        spoken="your next turn",
        read=("your_next_turn|your_next_end|at_start_of_next_turn|next_ready|their_next_turn|stay|pay_less_next"),
        only="your_next_turn|your_next_end|at_start_of_next_turn",
        excused="(their|its|his|her) next turn",
    ),
    Row(
        "during their next turn",
        spoken="(their|its|his|her) next turn",
        read="next_ready|their_next_turn|your_next_turn|stay",
        only="their_next_turn",
    ),
    Row(
        "once a turn",
        spoken="once (per|during|each|a|every)|only once",
        read="once|boost|this_moves_less",
        only="once",
    ),
    Row(
        "twice",
        spoken="twice",
        read="times|nth",
    ),
    Row(
        "during your turn",
        spoken="(during|on|in) your turn",
        read="times|your_turn|boost|once|this_moves_less",
    ),
    Row(
        "during an opponent's turn",
        spoken=(
            "(during|on|in) (an opponent's|opponents'|each opponent's|other players'|another player's|"
            "your opponents?'s?) turns?"
        ),
        read=r"opponents_turn|\w*opponents_turn",
        only="opponents_turn",
        excused="opponent's turn",
    ),
    Row(
        "at the start of a turn",
        spoken="at the start of (your|each|an|their|every)(?! next)",
        read=r"start_of\w*turn|\w*ready\w*|skip_draw|next_ready|be_\w+",
        only="start_of_turn|start_of_opponents_turn",
    ),
    Row(
        "at the end of a turn",
        spoken="at the end of (your|each|an|the|this|that|every)",
        read=r"\w*end_of\w*|just_\w+",
        only="end_of_turn",
    ),
    Row(
        "no damage",
        spoken="undamaged|without damage|(?<!take )(?<!takes )no damage(?! from)(?! instead)",
        read=r"undamaged|damage|spared|damaged|cannot|take_\w+",
        only="undamaged",
        excused="without damage|all|each|every",
    ),
    Row(
        "damaged",
        spoken="damaged|with damage|has damage",
        read=r"\w*damaged?\w*|undamaged|dying|resist",
        only="damaged",
        excused="already had damage|had damage already",
    ),
    Row(
        "exerted",
        spoken="exert(ed|s|ing)?",
        read=r"sings|ready_ink|\w*exert\w*|use|shift|sing|may_use_free|ready|sing_while_drying",
    ),
    Row(
        "ready",
        spoken="read(y|ies|ied)",
        read=r"\w*ready\w*|be_readied_by_effects|readied|stay",
        only="readied",
    ),
    Row(
        "cost",
        spoken="costs?",
        read=(r"\w*cost\w*|\w*less\w*|pay_\w+|sings_as|dearest|singer|use|free\w*|to|pays\w*|shift"),
        only="cost",
    ),
    Row(
        "pay",
        spoken="pay(s|ing)?",
        read=r"pay\w*|\w*less\w*|free\w*|\w*free|boost|pays\w*|shift|\w*more\w*|use",
    ),
    Row(
        "{S}",
        spoken=r"\{S\}",
        read=r"\w*strength\w*|strongest|support|challenger|be_weakened|with_challenger",
        only="strength",
    ),
    Row(
        "{W}",
        spoken=r"\{W\}",
        read=r"\w*willpower\w*",
        only="willpower",
    ),
    Row(
        "{L}",
        spoken=r"\{L\}",
        read=r"\w*lore\w*",
        only="lore",
    ),
    Row(
        "lore",
        spoken="lore",
        read=r"\w*lore\w*|opponents_ahead|gains_at_most|lose_up_to",
        only="gain_lore|lose_lore|lore_held|gains_lore|loses_lore",
    ),
    Row(
        "song",
        spoken="songs?",
        read=r"\w*song\w*|sing\w*|sung\w*|sang\w*|put_on_bottom|put_in_inkwell",
        only="song",
    ),
    Row(
        "sing",
        spoken="sing(s|ing)?|sang|sung",
        read=r"\w*(sing|sang|sung|songs)\w*",
        only="sings|sung|sang|sing|sang_this_turn",
    ),
    Row(
        "action",
        spoken="actions?",
        read=(
            r"\w*action\w*|song|play_only_if|must_be_chosen|take_other_damage|not_song|this_\w+|"
            r"chosen_by_opponent|be_\w+|free_\w+"
        ),
        only="action",
        excused="card type|each type|type",
    ),
    Row(
        "item",
        spoken="items?",
        read=r"item|this\w*|not_\w+|card|cause|it|challenge_such",
        only="item",
        excused="card type|each type|type",
    ),
    Row(
        "location",
        spoken="locations?|here|(?<!card )there(?! is)(?! are)(?! ')",
        read=(
            r"\w*location\w*|inkwell|this\w*|here|was_here|moves?_?\w*|it|away|at\w*|cause|not_\w+|"
            r"every|from_\w+|take|discard_pile|former"
        ),
        only="location|here",
        excused="card type|each type|type",
    ),
    Row(
        "discard",
        spoken="discards?|discarded|discarding",
        read=r"\w*discard\w*|mill|then_bottom|look\w*|songs_\w+|goes_\w+|put_on_\w+",
        only="discard|in_discard",
    ),
    Row(
        "hand",
        spoken="hands?",
        read=(
            r"\w*hand\w*|discard\w*|return\w*|draw\w*|play\w*|kept|reveal\w*|look\w*|search|"
            r"cannot_discard|fullest_\w+|gives_shift|be_returned\w*"
        ),
        only="in_hand|return_to_hand|hand|ink_from_hand",
    ),
    Row(
        "inkwell",
        spoken="inkwells?|inks?",
        read=r"\w*ink\w*",
        only=r"inks?|you_ink\w*|ink_\w+|inks_\w+|in_inkwell|put_in_inkwell",
    ),
    Row(
        "deck",
        spoken="decks?",
        read=r"\w*deck\w*|look\w*|\w*top\w*|\w*bottom\w*|mill|search|reveal_until|shuffle\w*",
        only="shuffle_into_deck|put_on_top|put_on_bottom|mill|search|from_deck",
    ),
    Row(
        "bottom",
        spoken="bottom",
        read=r"\w*bottom\w*",
        only=r"\w*bottom\w*",
    ),
    Row(
        "reveal",
        spoken="reveal(s|ed)?",
        read=r"shown|reveal\w*|search|look|top_revealed|discard|hand_or\w*|among",
        only=r"reveal\w*|shown",
    ),
    Row(
        "at random",
        spoken="random(ly)?",
        read=r"\w*random\w*",
        only="at_random|bottom_at_random",
    ),
    Row(
        "for free",
        spoken="for free",
        read=r"\w*free\w*|into_play|may_use_free",
        only="free|plays_free|free_if",
    ),
    Row(
        "banish",
        spoken="banish(es|ed|ing)?",
        read=r"\w*banish\w*|defeated|goes_\w+|dying|is_|ready",
        only=r"banish|banished|\w*_banished",
    ),
    Row(
        "quest",
        spoken="quest(s|ing|ed)?",
        read=r"\w*quest\w*",
        only=r"\w*quest\w*",
    ),
    Row(
        "challenge",
        spoken="(?<!in a )(?<!in the )challeng(es?|ed|ing)",
        read=r"\w*challeng\w*|banishes|take_other_damage|against|being_challenged|defeated|reckless",
        only="be_challenged|challenges|challenged|made_challenge",
    ),
    Row(
        "under",
        spoken="under",
        read=r"\w*under\w*|\w*boost\w*|over_\w+",
        only=r"under_\w+|put_\w*under|goes_under|over_cards?",
    ),
    Row(
        "move",
        spoken="moves?|moved|moving",
        read=r"\w*move\w*|it|that_much|put_\w+|any_is|count_among",
        only="moves|move_to|move_damage|moved",
    ),
    Row(
        "name",
        spoken="named|name",
        read=r"\w*name\w*|shift\w*|gives_shift",
        only="named|name_card|same_name|named_card",
    ),
    Row(
        "deal",
        spoken="deals?|dealt|dealing",
        read=r"\w*(deal|damage|takes|redirect|spared)\w*|resist|damaged",
        only="deal|deal_divided",
    ),
    Row(
        "remove",
        spoken="removes?|removed",
        read=r"\w*heal\w*|damage_removed",
        only="heal|heal_divided|healed|damage_removed",
    ),
    Row(
        "draw",
        spoken="draws?|drew|drawn",
        read=r"\w*draw\w*",
        only="draws?|draw_until",
    ),
    Row(
        "gain",
        spoken="gains?|gained",
        read=r"\w*gain\w*|lose\w*|opponents_lore\w*|\w*lore\w*|can|cannot|gets|also|gives_\w+",
        only="gain_lore",
    ),
    Row(
        "lose",
        spoken="loses?|lost|losing",
        read=r"\w*lose\w*|\w*lost\w*|that_much|given|times",
        only="loses|lose_lore|lore_lost",
    ),
    Row(
        "leave",
        spoken="leaves?",
        read=r"leaves\w*|from_\w+|\w*left\w*|either_moment",
        only=r"leaves\w*",
    ),
    Row(
        "shuffle",
        spoken="shuffles?|shuffled",
        read=r"shuffle\w*|search|cannot\w*",
        only=r"shuffle\w+",
    ),
    Row(
        "unless, if, while",
        spoken="if|unless|while",
        read=(
            r"given|inks|you_ink|draws|discards|nth|active_\w+|otherwise|is_|during|here|\w*if\w*|to|take|done|goes\w*|must\w*|free\w*|offer|"
            r"look\w*|challenging\w*|reveal_until|may|at\w*|spared|redirects\w*|named_card|"
            r"challenged\w*|cannot_discard|draw_as_many_as|any_is|next_this_turn|cannot\w*|was_here|"
            r"over_\w+|count\w*|was_\w+|while_here|damaged|undamaged|ready|from_discard|may_\w+|takes_less|cannot|non|exerted|"
            r"hand_inkable|banished_\w+"
        ),
    ),
    Row(
        "when",
        spoken="when(ever)?",
        read=(
            r"when|may_enter_exerted|next_this_turn|this_turn_when|songs\w*|goes\w*|given|from_discard|"
            r"use\w*|then|to|redirects\w*|enters\w*|plays\w*|takes\w*|pays\w*|pay\w*|free\w*|once|"
            r"shift\w*|exerted|gains|may|can\w*|sings"
        ),
    ),
    Row(
        "each, all",
        spoken=("(?<!end of )(?<!start of )each(?! turn)(?! 1)(?! gain)(?! get)|all(?! players)|every"),
        read=(
            r"every|each\w*|\w*count\w*|all|all_under|times|\w*of|this_turn\w*|for_each|any_number|"
            r"discard|nth|once|first\w*|ready_\w+|exert_ink|after|\w+_at_most|shuffled|either_moment|"
            r"move_to|that_much|reveal\w*|mill|is_|up_to|hand\w*|look|were_under|heal|draw|different\w*|"
            r"not_|lore\w*|opponents_\w+|strongest|most|fewest|move_\w+|sets_of|plus|namesakes|"
            r"opponent_\w+|one_from_each|have|redirects\w*|extra_ink|and|any_is|cannot_\w+|\w+_less|"
            "damage_on|under_of|loses_abilities|by|no_more_than|cost_of|draw_until|spared"
        ),
    ),
    Row(
        "chosen",
        spoken="chosen(?! for support)|chooses?",
        read=(
            r"chosen|one_of|one_from_each|choose|some_of|up_to|any_number|chosen\w*|choose\w*|"
            r"discard\w*|each\w*|\w*chosen\w*|by|play\w*|take|look\w*|move\w*|ink_from_hand|hand_to\w*|"
            r"\w*return\w*|exert\w*|chooser|offer|must\w*|heal\w*|any\w*|draw_as_many_as|supported|it|"
            r"put_\w+|choosing_player|its_player"
        ),
    ),
    Row(
        "not",
        spoken=("can't|cannot|doesn't|don't|didn't|isn't|aren't|not|no|without|haven't|hasn't|wasn't|except|unless"),
        read=(
            r"cannot\w*|not_\w*|non|no_\w+|otherwise|\w*empty|undamaged|lacking|away|skip\w*|at_most|"
            r"must\w*|offer|stay|over_nothing|odd|most|below|reveal_until|loses\w*|one_\w+|\w+_at_most|"
            r"another|given|exactly|have_exactly|spared|different\w*|optional|kept|ready|takes\w*|"
            r"inks_from|to|damage|from_deck|in_discard|bottom|otherwise|first_\w+|fewest|emptiest_\w+|"
            r"opponent_at_most|above|none|other|same_name|is_|but_questing|play_only_if|nth|be_\w+|by|"
            "put_on_bottom|songs_inked|put_in_inkwell|goes_instead|songs_go|put_under|then_bottom|when"
        ),
        only="cannot|not_|cannot_play|cannot_ink|cannot_gain_lore",
        excused="only|all|prevent|each|every|none of|instead",
    ),
    Row(
        "top",
        spoken="top",
        read=(r"\w*top\w*|any_name_for_shift|look\w*|mill|reveal_until|boost|repeat\w*|goes\w*|search"),
    ),
    Row(
        "or more",
        spoken="or (more|greater|higher)|more than|at least",
        read=(
            r"least|at_least|above|\w*more\w*|have|exists|opponent_has|is_|most|over_cards?|"
            r"opponent_lore|this_turn_at_least|\w+_at_most|after|gains_lore|pays\w*|\w*lore|when|"
            r"one_\w+|given|both|not_|nth|any_is|discards_some|opponent_discards|moves_damage|healed|"
            r"\w*damage\w*|either_moment|opponents_\w+|plays|sung|discards|cannot\w*|"
            r"strongest|draws\w*|sang\w*|discard_until|count\w*|fewer|dearest|highest\w*|choose_one|"
            r"was_\w+"
        ),
        only="above",
        excused="more .*than|higher .*than|greater .*than",
    ),
    Row(
        "one or more at once",
        spoken="whenever [^,]*(one|1) or more",
        read=(
            r"discards_some|opponent_discards|sung|moves_damage|\w*damage\w*|heal\w*|have|exists|any_\w+|at_least|"
            r"opponent_\w+|cannot_discard|once"
        ),
    ),
    Row(
        "or less",
        spoken="or (less|fewer|lower)|(fewer|less) than|no more than",
        read=(
            r"most|at_most|below|\w*fewer\w*|\w*less\w*|not_|opponent_at_most|fewest|total_cost|"
            r"no_more_than|\w+_at_most|have_exactly|above|more|takes\w*|otherwise|opponent_\w+|after|"
            r"emptiest_\w+"
        ),
        only="at_most_",
    ),
    Row(
        "the most",
        spoken="highest|the most|greatest|strongest",
        read=(
            r"highest\w*|most|fullest\w*|strongest|dearest|opponents_ahead|not_|above|namesakes|more|"
            "each|least"
        ),
        only=r"highest\w*|fullest_hands",
    ),
    Row(
        "the least",
        spoken="lowest|(the )?fewest|(?<!at )least|weakest",
        read=r"lowest\w*|fewest|emptiest\w*|below|most|not_",
        only=r"lowest\w*|fewest|emptiest_hands",
        excused="fewer",
    ),
    Row(
        "alike",
        spoken="same name|different (names|costs)",
        read=r"same_name\w*|\w*names\w*|namesakes|\w*costs\w*|named_card",
        only="same_name",
    ),
    Row(
        "half",
        spoken="half",
        read="sets_of",
    ),
)
"""What must leave a trace."""


def unaccounted(text: str, reading: list[str], classes: frozenset[str]) -> list[str]:
    """List what the text says and the reading does not, or the other way round; the text has no reminders."""
    whole = " ; ".join(reading)
    texts = TEXT.findall(whole)
    bare = TEXT.sub("", whole)
    words = set(IDENTIFIER.findall(bare))
    plain = " ".join(WORDS.findall(NO_CONDITION.sub("", text.lower())))
    missing = [row.name for row in ROWS if row.lost(plain, words)]
    added = [row.name for row in ROWS if row.added(plain, words)]
    missing += lost_keywords(text, words) + lost_names(text, texts, classes) + lost_numbers(text, bare, texts)
    reasons = [f"{UNACCOUNTED} {', '.join(missing)}"] if missing else []
    return reasons + ([f"{UNSAID}: {', '.join(added)}"] if added else [])


def lost_keywords(text: str, words: set[str]) -> list[str]:
    """List the keywords of which the text speaks and the reading does not."""
    lost = []
    for name, keyword in KEYWORDS.items():
        known = (keyword, f"with_{keyword}", *MEANING_KEYWORDS.get(keyword, ()))
        spoken = re.search(rf"(?<![\w]){name.capitalize()}(?![\w])(?!,? [A-Z])", text)
        if spoken and not any(word in known or keyword in word.split("_") for word in words):
            lost.append(name.capitalize())
    return lost


def lost_names(text: str, texts: list[str], classes: frozenset[str]) -> list[str]:
    """List the classifications that the reading leaves out, and the names in it that the text does not have."""
    together = " ".join(texts)
    folded = letters(text)
    lost = [name for name in texts if letters(name) not in folded]
    types = r"(?:e?s)? (?:or [A-Z]\w+ |and [A-Z]\w+ )?(?:characters?|cards?|items?)"
    spoken = [name for name in classes if re.search(rf"(?<![\w'-]){re.escape(name)}{types}", text)]
    return lost + [name for name in spoken if name not in together]


def lost_numbers(text: str, bare: str, texts: list[str]) -> list[str]:
    """List numbers of the text that the reading has lost; one more or less is another way to say a bound."""
    for name in texts:
        text = text.replace(name, "")
    told = {abs(int(number)) for number in NUMERAL.findall(text)}
    told |= {TOLD[word] for word in re.findall(r"[a-z]+", text.lower()) if word in TOLD}
    read = {abs(int(number)) for number in NUMERAL.findall(bare)}
    near = {number + by for number in read for by in (-1, 0, 1)}
    lost = [str(number) for number in sorted(told - {0, 1}) if number not in near]
    around = {number + by for number in told for by in (-1, 0, 1)}
    return lost + [str(number) for number in sorted(read - {0, 1, 2}) if number not in around]


def letters(text: str) -> str:
    return re.sub(r"[^\wà-ÿ]+", " ", text.lower()).strip()
