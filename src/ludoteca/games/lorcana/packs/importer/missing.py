"""What a card asks for that the language or the importer lacks, told by the words at which its reading ended."""

from __future__ import annotations

import re
from typing import Final

LOST_SIGNS: Final = "signs of its text are lost, and it cannot be told which they were"
GAPS: Final = tuple(
    (re.compile(pattern), what)
    for pattern, what in (
        (re.escape(LOST_SIGNS), "a text that has its signs, or the English text"),
        (r"is a keyword that is not known$", "this keyword"),
        (r"tells nothing that an action does|and it has no text$|^no file has a text", "the text itself"),
        (
            r"^its (?:reading|translation) ",
            "nothing but care: its words were read, and did not come out as they are printed",
        ),
        (r"\bclassification", "classifications that a card loses"),
        (r"\bfaceup\b|\bface up\b", "cards that lie face up under a card"),
        (r"\bfrom under\b", "playing cards from under a card"),
        (r"pronoun", "a way to speak of that card here: the language would mean another one"),
        (r"its English text reads", "nothing: decide which of the two texts is right"),
        (r"its keywords are", "nothing: the file and the text disagree about the keywords"),
        (r"gave no ability|without a text|name of an ability that", "the text itself"),
        (r"\binstead\b", "this replacement"),
        (r"\b(?:must|if able)\b", "this duty"),
        (r"\b(?:would)\b", "this replacement"),
        (r"\btwice|\bthree times\b", "what may be done several times a turn"),
        (r"\bnamed?\b", "this way to name cards"),
        (r"\bunder (?:them|it|him|her|this)\b", "this deed with the cards under a card"),
        (r"\bunless\b", "this exception"),
        (r"\bonly\b", "this limit"),
        (r"\bcost\b|\bpay\b|\{I\}", "this price"),
        (r"\b(?:can't|cannot|can)\b", "this prohibition or permission"),
        (r"\b(?:if|while|during)\b", "this condition"),
        (r"\b(?:whenever|when|at the)\b", "this moment"),
        (r"\bfor each\b|\bequal to\b", "this amount"),
    )
)
"""By the words of a reason, the first that fits: what would have to be taught."""
ITALIAN_LINE: Final = ", in the Italian line "
"""What follows the reason is the line as it is printed."""
NO_PATTERN: Final = "a pattern for these words"


def missing_for(reason: str) -> str:
    """Say what would have to be taught so that the card is understood."""
    words = reason.partition(ITALIAN_LINE)[0]
    for pattern, what in GAPS:
        if pattern.search(words):
            return what
    return NO_PATTERN
