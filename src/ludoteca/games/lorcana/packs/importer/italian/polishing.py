"""The last touch to what was said in English word by word: idioms, agreement, commas and capitals."""

from __future__ import annotations

import re
from typing import Final

_TURN: Final = r"(?:your|each opponent's|opponents') turns?"
_DEED: Final = r"(?:gain|draw|deal|you may|you gain|you draw|put|ready|exert|each)\b"
IDIOMS: Final = tuple(
    (re.compile(pattern, re.IGNORECASE), said)
    for pattern, said in (
        (r"\s+", " "),
        (r" (?=[.,;:])", ""),
        (r",+", ","),
        (r"\bthen then\b", "then"),
        (r"\byou you\b", "you"),
        (r"\b(banished(?: in a challenge)?) in this location", r"\1 here"),
        (r"\beach (draw|discard|gain|lose) ([^.,]*?) each\b", r"each \1 \2"),
        (r"\bif the your (?=card has)", "if your "),
        (r"\bthe returned the (character|item|location|card)", r"the returned \1"),
        (r"\b(twice|half) (?=\{)", r"\1 the "),
        (r"\b(return|put|shuffle) cards (?=(?:from )?under\b)", r"\1 the cards "),
        (r"(\{I\} less to play [^,.]*?) you play\b(?! this| each)", r"\1"),
        (r"(\d or more) of your ([\w ]*?characters) are (?=exerted|damaged|ready)", r"\1 \2 of yours are "),
        (
            r"\byou may put an additional card (?:from your hand )?into your inkwell"
            r"(?: from your hand)?(?:,? facedown)?",
            "you may ink an additional card",
        ),
        (r"\bfor the next ([^,.]*?) you play  ?this turn", r"for the next \1 you play this turn"),
        (
            r"\b(whenever|when) (an opponent|a player) returns (an? [\w ]+?) to their hand(?: from play)?(?=,)",
            r"\1 \3 is returned to \2's hand from play",
        ),
        (r"\bto chosen location for free", "to a location for free"),
        (r"\bif this turn ([^,.]*),", r"if \1 this turn,"),
        (r"\b(named [^.,]*?) per Shift\b", r"\1 for Shift"),
        (r"\b(reveal [^.,]*?) from among them and put\b", r"\1 and put"),
        (r"\b(characters|cards|items|locations) enters\b", r"\1 enter"),
        (r"\bnone of ([^,.]*?) is (?=exerted|damaged|ready|in play|at)", r"none of \1 are "),
        (r"([.] ?), then\b", ". Then"),
        (r"(?<!damage )\bto this location\b", "here"),
        (r"\b(move (?:up to )?\d+ damage counters? from [^.,]*?) here here\b", r"\1 here to this location"),
        (r"\b(moves? here) da another location", r"\1 from another location"),
        (r"\bto that location for free", "there for free"),
        (r"(whenever this character banishes [^.,]* in a challenge, you may move) them (?=to|here|there)", r"\1 him "),
        (r"\bif isn't (?=banished)", "if they aren't "),
        (r"\band una (?=into|on)", "and one "),
        (r"(\bput one [^.,]*), put one (?=on|into)", r"\1, one "),
        (r"\bdanni-fissi (\w+ characters)", r"damage on \1 can't be removed"),
        (r"\bdiscards a card non- chosen (character|item|location)", r"discards a non-\1 card of your choice"),
        (r"((?:^|[.] )(?!If )\w[^.,]*?) if ([^.,]*?) instead(?=[.])", r"\1 instead if \2"),
        (r"\bfor free (here|there)\b", r"\1 for free"),
        (r"\bfacedown, (?=this turn)", "facedown "),
        (r"\bput another card (?=from your hand into your inkwell)", "put an additional card "),
        (r"\b(?:is|are) at this location", "is here"),
        (r"(?<!up to )(?<!exactly )\b1 card\b", "a card"),
        (r"\b(opponent|player|owner)s's (\w+?)s?\b", r"\1s' \2s"),
        (r"\b(gains?|gets?) also\b", r"also \1"),
        (r"(\d or more [^,.]*?) is (?=exerted|damaged|ready|in play|at)", r"\1 are "),
        (r"\b(characters|cards|items|locations)((?: [^,.]*?)?) counts\b", r"\1\2 count"),
        (r"(During each opponent's turn, whenever) that player (\w+?)s\b", r"\1 they \2"),
        (r",? and put the (other|rest)\b", r" and the \1"),
        (r"(Look at the top \d+ cards[^.]*[.] Put) a card (?=into your hand|on the top)", r"\1 one "),
        (r", or into\b", " or into"),
        (r"\bdidn't (\w+) no (card|character|item|song|action|location)\b", r"didn't \1 a \2"),
        (r"\blook at cards in\b", "look at the cards in"),
        (r"\b(put [^.,]*?) (facedown and exerted) into ([^.,]*? inkwells?)\b", r"\1 into \3 \2"),
        (rf"((?:^|[.] )(?:[^.]*?, )?)({_DEED}[^,.]*?) whenever ([^,.]*)[.]", r"\1whenever \3, \2."),
        (r"\bchooses one: (?:he|it|they) (?=\w+s\b)", "chooses one: they "),
        (r"(?<=• )him (?=\w+s\b)", "they "),
        (r"(?<=• )(?:he|it) (?=loses|discards|gains|draws|chooses|puts|reveals|pays)", "they "),
        (r"\bmust (\w+) ([^.,]*?), if able", r"must \1 if able \2"),
        (r"\bthere are no (?:a |an |any )?(card|character|item|location)\b", r"there is no \1"),
        (r"\b(didn't play|haven't played) (character|item|song|action|location|card)\b", r"\1 a \2"),
        (r"\bviene messa a card under ([^,.]*)", r"a card is put under \1"),
        (r"\botherwise, (?:it|he) puts it\b", "otherwise, they put it"),
        (r"\breturn ([^.,]*?) in (?=their players' hands|their player's hand)", r"return \1 to "),
        (r"(while at a location, [^.]*?) at that location", r"\1 here"),
        (r"\bhere from (?:a|another) location", "here from a location"),
        (r"\bdiscards chosen ([\w -]+?) card or (\w+)\b(?! card)", r"discards a \1 or \2 card of your choice"),
        (r"\bdiscards chosen card (with [^.,]*)", r"discards a card \1 of your choice"),
        (r"\bdiscards chosen ([\w -]+?card)\b", r"discards a \1 of your choice"),
        (rf"((?:^|[.•] )(?:at the (?:start|end) of|once during|during) {_TURN}) (?=you|look|if|when)", r"\1, "),
    )
)
"""Ways of saying it that English has instead."""


def polished(text: str) -> str:
    """Write the text as English says it, with capitals where sentences begin."""
    for pattern, words in IDIOMS:
        text = pattern.sub(words, text.strip())
    return re.sub(r"(^|[.] |• |: )([a-z])", lambda match: f"{match[1]}{match[2].upper()}", text)
