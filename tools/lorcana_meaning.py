"""Compares what our Lorcana cards say with what is printed on them.

    python tools/lorcana_meaning.py FOLDER [ID …]

FOLDER has the set files (set-1.json, …) with the printed English text of each card; our text is generated from the
effects in the packs. Of several printings of a card the latest counts, as the rules say. A card agrees when both texts
mean the same by this comparison:

1. Both are made plain: reminder text in brackets, names of abilities (words in capitals that begin a line), case and
   punctuation are dropped, and ways of saying the same are made one (`SAME`): "{E} chosen character" is "exert chosen
   character", "characters get +1 {W} while here" is "characters here get +1 {W}", "draw a card for each 1 damage
   removed this way" is "draw that many cards", "one of your items" is "chosen item of yours", and so on.
2. From each plain text is taken, and must be equal:
   - numbers, with their sign, each as often as it occurs;
   - optionality ("may", "up to", "any number"), each as often as it occurs;
   - targets: every noun together with all that is said of it before (chosen, your, opposing, other, damaged,
     undamaged, exerted, ready, classifications, top, next, …) and whether it is one or several;
   - durations: this turn, the start of your next turn, their next turn, this challenge, while a card is in play;
   - conditions: if, unless, while, when, once, during whose turn, at its start or end, not, no, more or less than;
   - verbs and everything else that carries meaning: what is done, can or cannot be done, keywords, names,
     classifications, zones and places. Only articles, prepositions and the like (`DROPPED`) are left out.
   What only points back (he, she, it, they, that character, the chosen character) is left out on both sides, because
   our language names it in its own way: so it is compared whether such a word occurs, not how often.

The differences are printed for review, then the share of cards that agree. `lorcana_reviewed.txt` beside this file has
the cards whose texts differ by this comparison although a reader found that they mean the same: id, checksum of our
text as it was read, and the reason. They are counted by themselves; when our text changes, it has to be read again.
"""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from pathlib import Path
from zlib import crc32

from ludoteca.games.lorcana.effects.language.classes import ITALIAN
from ludoteca.games.lorcana.effects.language.scripts import card_words
from ludoteca.games.lorcana.packs.reading import load_content
from ludoteca.games.lorcana.state.cards import Card, Content

REVIEWED = Path(__file__).parent / "lorcana_reviewed.txt"
REMINDER = re.compile(r"\s*\([^)]*\)")
WORD = re.compile(r"[+-]?\d+|[+-]?\{\w\}|[\w'!-]+")
NUMBER = re.compile(r"[+-]?\d+")
NOUNS = {
    "character", "item", "location", "card", "action", "song", "opponent", "player", "deck", "hand", "discard",
    "inkwell",
}  # fmt: skip
QUALIFIERS = {
    "chosen", "every", "all", "your", "their", "opposing", "other", "this", "damaged", "undamaged", "exerted", "ready",
    "top", "next", "first", "second", "same", "under", "yours", "moved",
}  # fmt: skip
CLASSES = {word.lower() for word in ITALIAN}
SAID = "|".join(sorted(QUALIFIERS | CLASSES))
CATEGORIES = {
    "durations": {"this_turn", "your_next_turn", "their_next_turn", "this_challenge", "while_in_play"},
    "conditions": {
        "if", "unless", "while", "when", "once", "in_your_turn", "in_opponents_turn", "at_start", "at_end", "not", "no",
        "than", "more", "least", "most", "some",
    },
}  # fmt: skip
"""Which words are reported as what; all others as words."""
OPTIONALITY = ("may", "up_to", "any_number")
DROPPED = {
    "a", "an", "the", "to", "of", "and", "or", "is", "are", "was", "be", "being", "has", "have", "had", "having", "as",
    "it", "they", "them", "he", "she", "him", "her", "its", "his", "that", "those", "there", "from", "into", "on",
    "in", "by", "with", "for", "at", "get", "give", "gain", "choose", "you", "does", "do", "who", "their", "one",
    "instead", "otherwise", "then", "also", "again", "either", "way", "each", "until", "would", "cause", "effect",
    "amount", "equal", "number", "count", "counter", "becomes", "rest", "will", "back", "so", "every", "all",
}  # fmt: skip
"""Words that carry no meaning of their own here."""
FORMS = {
    "banishes": "banish", "banished": "banish", "discards": "discard", "discarded": "discard", "exerts": "exert",
    "deals": "deal", "dealt": "deal", "removed": "remove", "removes": "remove", "moves": "move", "returns": "return",
    "returned": "return", "loses": "lose", "lost": "lose", "plays": "play", "played": "play", "reveals": "reveal",
    "puts": "put", "quests": "quest", "quested": "quest", "challenges": "challenge", "challenged": "challenge",
    "challenging": "challenge", "sings": "sing", "sang": "sing", "leaves": "leave", "gets": "get", "gains": "gain",
    "gives": "give", "draws": "draw", "pays": "pay", "chooses": "choose", "enters": "enter", "takes": "take",
    "damage": "damage", "opponents": "opponent", "opponent's": "opponent", "player's": "player", "players'": "player",
    "players": "player", "decks": "deck", "hands": "hand", "songs": "song", "counters": "counter", "counts": "count",
    "character's": "character", "costs": "cost", "whenever": "when", "unless": "unless", "abilities": "ability",
    "effects": "effect", "turn's": "turn", "resists": "resist",
}  # fmt: skip


# Ways of saying the same, made one in this order; the text is in lower case.
SAME = [
    (re.compile(pattern), meant)
    for pattern, meant in (
        # Signs and short forms.
        (r"\bdoesn't ready\b", "can't ready"),
        (r"\bmay challenge\b", "can challenge"),
        (r"\bwhile (you have|no other)\b", r"if \1"),
        (r"[“”]", '"'),
        (r"’", "'"),
        (r" - ", " "),
        (r"\b(haven't|didn't|hasn't|don't|doesn't|isn't)\b", "not"),
        (r"\b(they|it|he|she|there|you)'(re|s|ve)\b", r"\1 is"),
        (r"\b(shift|boost) (\d+) \{i\}", r"\1 \2"),
        (r"\{e\} (one of|chosen|\d)", r"exert \1"),
        (r"\{e\} to sing", "exert to sing"),
        # Time.
        (r"until the start of your next turn", "your_next_turn"),
        (r"(during|at the start of) (their|its) next turn", "their_next_turn"),
        (r"(for the rest of )?this turn", "this_turn"),
        (r"during (this|that) challenge|after the challenge", "this_challenge"),
        (r"while this \w+ is in play", "while_in_play"),
        (r"once (per turn|during your turn)", "once in_your_turn"),
        (r"during your turn", "in_your_turn"),
        (r"during (an opponent's turn|each opponent's turn|opponents' turns)", "in_opponents_turn"),
        (r"at the start of (your|their) turn", "at_start"),
        (r"at the end of (your|the) turn", "at_end"),
        (r"at the end of each opponent's turn", "at_end opponent"),
        # Optional or not.
        (r"\bup to\b", "up_to"),
        (r"\bany number of\b", "any_number"),
        (r"\bif you (do|removed damage this way)\b( and)?,?", r"to \2"),
        (r"\bto have (each|chosen) opponent\b", r"to \1 opponent"),
        # Comparisons.
        (r"\b(one|1) or more\b", "some"),
        (r"\bmore than 3\b", "4 or more"),
        (r"\bfewer than 3\b", "2 or less"),
        (r"(\d+) (\{\w\} |lore )?or (more|greater)", r"least \1 \2"),
        (r"(\d+) (\{\w\} |lore )?or less( each)?", r"most \1 \2"),
        # Amounts: what is counted is the same whether it is said "for each" or "equal to".
        (r"(card|lore) for each [^.]*?(removed|lost|moved|discarded|banished|moved)( this way)?\b", r"that many \1"),
        (r"\b(a|1) that many (\w+)", r"that much \2"),
        (r"that many cards", "that much card"),
        (r"equal to the lore lost( this way)?", "that much"),
        (r"lore that much|that much lore", "that much lore"),
        (r"the same amount of", "that much"),
        (r"loses (\{\w\}) equal to that number", r"gets -\1 for each character you have in play"),
        (r"count the number of characters you have in play\.", ""),
        (r"that amount of \{i\} less", "1 {i} less for each character you have in play"),
        (r"loses (\{\w\}) equal to", r"gets -\1 for each"),
        (r"(damage|lore|cards) (to [^.]*? )?equal to the number of", r"\1 \2for each"),
        (r"([+-]?)1 (\{\w\}|damage|lore|\{i\})([^.:]*?) for each", r"\1\2\3 for each"),
        (r"for each ([^.:]*?)([+-]?)1 (\{\w\}|damage|lore|\{i\})", r"for each \1\2\3"),
        (r"([+-]\{\w\})([^.:]*?) equal to", r"\1\2 for each"),
        (r"for each (1 )?damage on", "equal to the damage on"),
        # Targets.
        (r"\b(that|its|their) player\b", "player"),
        (r"\b(that|those) (character|item|card|location)s?\b('s)?(?! with)", "it"),
        (r"\bthe (chosen|exerted|moved|banished|discarded|other|revealed) (character|item|card)('s)?\b", "it"),
        (r"\bif (a|an) ([\w ]+?)( character)?( card)? is (chosen|discarded this way)", r"if it is a \2 character"),
        (r"\bchoose (a|an)\b", "chosen"),
        (r"\bchoose (other|another)\b", r"\1 chosen"),
        (r"\byour opponents?('|'s)?(?= )", "opponent"),
        (r"(?<!for )\b(each of|all of|all the|all|each)\b (?=your|opposing|their|other|cards|character)", "every "),
        (r"\ball opponents\b", "each opponent"),
        (r"\bone of (your|their) ((?:[\w-]+ )*?)(character|item|location)s", r"\1 \2\3"),
        (r"\b(\d) of (your|their) ", r"\1 \2 "),
        (r"\bchosen other\b|\bother chosen\b|\banother\b", "other"),
        (rf"\b((?:(?:{SAID}) )*)(character|item|location)(s?) of yours", r"your \1\2\3"),
        (rf"\byour ((?:(?:{SAID}) )*?)chosen ", r"your \1"),
        (r"for each (of )?((?:[\w-]+ ){0,4}?)(character|item|location|card)s?\b", r"for each \2\3"),
        (r"for each (.*?) you have in play", r"for each your \1"),
        (r"\b(a|an|any|the same|your|your other|other|it) location\b", "place"),
        (r"\bat locations\b", "at place"),
        (r"\b(its|that|their) player\b", "player"),
        (r"(\w+) opponents have in play", r"opposing \1"),
        (r"\bcharacters? with no damage\b", "undamaged character"),
        (r"\bcharacters? with damage\b", "damaged characters"),
        (r"\bis damaged\b", "is dealt damage"),
        (r"\bnon-character card\b", "card that not a character"),
        (r"\bdiscards? (their hands?|every cards in their hand)\b", "discards hand"),
        (r"\b(opponents' hands?|every opponent's hand|each opponent's hand)\b", "opponent's hand"),
        (r"\bwhile here\b", "here"),
        (r"\b(the challenging) player\b", r"\1 character's player"),
        (r"\bin play\b", ""),
        (r"\b(return|put|move) (him|her|it|this card|this item|this character|them)\b", r"\1 it"),
        (r"\bthey may move\b|\bthis character may move there\b", "you may move place"),
    )
]


class Meaning:
    """What a text says, by the comparison above."""

    def __init__(self, text: str, names: re.Pattern[str]) -> None:
        plain = text.lower()
        for pattern, meant in SAME:
            plain = pattern.sub(meant, plain)
        plain = names.sub(lambda found: re.sub(r"\W+", "_", found[0]), plain)
        words = [FORMS.get(word, word) for word in WORD.findall(plain)]
        phrases = {phrase(words, at) for at, word in enumerate(words) if singular(word) in NOUNS}
        kept = {singular(word) for word in words} - DROPPED
        self.numbers = Counter(word for word in words if NUMBER.fullmatch(word))
        self.optionality = Counter(word for word in words if word in OPTIONALITY)
        self.sets = {"targets": {said for said in phrases if not said.startswith("this ")}}
        for category, its_words in CATEGORIES.items():
            self.sets[category] = kept & its_words
            kept -= its_words
        self.sets["words"] = {word for word in kept if not NUMBER.fullmatch(word) and word not in OPTIONALITY}


def singular(word: str) -> str:
    return word[:-1] if word.endswith("s") and word[:-1] in NOUNS else word


def phrase(words: list[str], at: int) -> str:
    """Return the noun at this place with what is said of it before: in a fixed order, and whether it is one or more."""
    before = set()
    start = at - 1
    while start >= 0 and (words[start] in QUALIFIERS or words[start] in CLASSES):
        before.add(words[start])
        start -= 1
    noun = singular(words[at])
    many = words[at] != noun or "every" in before
    return " ".join([*sorted(before - {"every"}), noun + ("s" if many else "")])


def differences(printed: Meaning, ours: Meaning) -> list[str]:
    """List what is not equal, a line for each category."""
    found = []
    for name, a, b in (
        ("numbers", printed.numbers, ours.numbers),
        ("optionality", printed.optionality, ours.optionality),
    ):
        if a != b:
            found.append(f"{name}: printed {sorted((a - b).elements())}, ours {sorted((b - a).elements())}")
    for name, theirs in printed.sets.items():
        mine = ours.sets[name]
        if theirs != mine:
            found.append(f"{name}: printed {sorted(theirs - mine)}, ours {sorted(mine - theirs)}")
    return found


# -- texts -------------------------------------------------------------------------------------------------------


def without_name(line: str) -> str:
    """Return the line without reminder text and without the name of the ability, which is in capitals."""
    words = REMINDER.sub("", line).strip().split(" ")
    at = 0
    while at < len(words) and not re.search("[a-z]", words[at]) and not words[at].startswith("{"):
        at += 1
    if at in (0, len(words)):
        return " ".join(words)
    if (words[at - 1] == "A" and words[at][0].islower()) or (words[at].startswith("{I}") and words[at - 1].isdigit()):
        at -= 1
    return " ".join(words[at:])


def printed_texts(folder: Path) -> dict[str, str]:
    """Return, by id of the first printing, the text of the latest one."""
    found: dict[str, str] = {}
    firsts: dict[tuple[str, str], str] = {}
    for path in sorted(folder.glob("set-*.json"), key=lambda path: (len(path.name), path.name)):
        for card in json.loads(path.read_text(encoding="utf-8")):
            lines = [without_name(line) for line in card["text"].split("\n")]
            first = firsts.setdefault((card["name"], card.get("version") or ""), card["id"])
            found[card.get("reprint_of") or first] = " / ".join(line for line in lines if line)
    return found


def our_text(card: Card) -> str:
    return " / ".join(line.en for line in card_words(card))


def names_of(content: Content) -> re.Pattern[str]:
    """List all names of cards, longest first, after the word "named"."""
    names = sorted({card.name.en.lower() for card in content.cards}, key=len, reverse=True)
    return re.compile(r"(?<=named )(?:" + "|".join(re.escape(name) for name in names) + r")(?!\w)")


def reviewed_texts() -> dict[str, int]:
    """Return, by id, the checksum of our text as somebody has read it and found it to mean what is printed."""
    lines = REVIEWED.read_text(encoding="utf-8").splitlines() if REVIEWED.exists() else []
    return {line.split()[0]: int(line.split()[1]) for line in lines if line and not line.startswith("#")}


def main(arguments: list[str]) -> int:
    if not arguments:
        print(__doc__)
        return 2
    content = load_content()
    printed = printed_texts(Path(arguments[0]))
    names = names_of(content)
    reviewed = reviewed_texts()
    wanted = arguments[1:]
    counts = Counter[str]()
    for card in content.cards:
        if card.reprint_of or card.refused or (wanted and card.id not in wanted):
            continue
        theirs, ours = printed[card.id], our_text(card)
        found = differences(Meaning(theirs, names), Meaning(ours, names))
        checksum = crc32(ours.encode())
        verdict = "agree" if not found else "reviewed" if reviewed.get(card.id) == checksum else "differ"
        counts[verdict] += 1
        if verdict == "differ" or wanted:
            print(f"{card.id} {card.full_name.en}\n  printed: {theirs}\n  ours:    {ours}  ({checksum})")
            print("".join(f"  {line}\n" for line in found), end="")
    total = sum(counts.values())
    if total:
        print(
            f"{total} cards: {counts['agree']} agree ({counts['agree'] / total:.1%}), "
            f"{counts['reviewed']} differ in words only, {counts['differ']} differ"
        )
    return 1 if counts["differ"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
