"""Italian sentences said in the English words that the importer reads.

A sentence is taken apart from its nouns outwards: players, zones and cards with all that is said of them are held as
English words; verbs are told by their English infinitive whatever their form; then moments, conditions and deeds are
matched as patterns over those. What stays Italian is not understood by the importer, which refuses it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from ludoteca.games.lorcana.packs.importer.italian import deeds, phrases
from ludoteca.games.lorcana.packs.importer.italian.holding import NAME, NOUN, QUOTE, Held
from ludoteca.games.lorcana.packs.importer.italian.nouns import hold_merged, hold_nouns, hold_players, hold_zones
from ludoteca.games.lorcana.packs.importer.italian.polishing import polished
from ludoteca.games.lorcana.packs.importer.italian.words import (
    CLASS,
    CLASSES,
    KEYWORDS,
    NEW_CLASSES,
    NOUNS,
    VERB,
    VERB_FORMS,
    parted,
)

TOP: Final = re.compile(r"(?:la prima carta|le prime (\d+) carte) di (⟦z\d+⟧)", re.IGNORECASE)
MOVED: Final = re.compile(
    r"(\b(?:spost|muov)\w*(?:(?!segnalin|dann|[.,]).)*?) in "
    r"(?=(?:questo|quel|un|un altro|uno stesso|lo stesso|il suo) luogo|il luogo (?:di|in cui)|i luoghi"
    r"|uno di i tuoi luoghi)",
    re.IGNORECASE,
)
OF_THOSE: Final = re.compile(r"\b(?:una|fino a (\d+)) di (?:quelle|queste) carte\b", re.IGNORECASE)
SHIFTED: Final = re.compile(
    r"(\b(?:rimescol|mescol|mett|cerc)\w*(?:(?! in ⟦z|[.]|, se\b).)*) in (?=⟦z\d+⟧(?![^.]* in (?:fondo|cima)))",
    re.IGNORECASE,
)
"""Where cards are put into a zone, rather than being in it."""


YOURS_AFTER_THEIRS: Final = re.compile(
    r"((?:^|[.:•,—] )⟦p\d+⟧ (?!può |possono )[^.,⟦]*(?:⟦[nz]\d+⟧[^.,⟦]*)*(?:, poi,?|,? e) )"
    r"(?=(?:ottieni|perdi|scegli|metti|aggiungi)\b)",
    re.IGNORECASE,
)
"""Where you do the rest of what another player began, as only the form of the verb says."""
THIS_AND: Final = re.compile(
    r"\bquest[oa'] ?(personaggio|luogo|oggetto) e (?=(?:i|gli|le|un[oa']?|tutt[ie]|ogni|altr[ie]) )", re.IGNORECASE
)
"""Where this card is spoken of together with others, which have an owner of their own."""
UNDER_THIS: Final = re.compile(r"\bwhen(?:ever)? this character (?:banishes|challenges) [^.]* under $", re.IGNORECASE)
"""Before the pronoun for the card that fights, since cards are put under one's own alone."""
OWN_LOCATION: Final = re.compile(
    r"(?P<in>\bin )?\b(?:il|lo stesso) "
    r"(?:luogo (?:di|in cui si trova) questo personaggio|(?P<his>suo luogo|luogo in cui si trova))"
    r"\b(?! ⟦)",
    re.IGNORECASE,
)
"""Where a character is, called by that character."""


class Translator:
    """Italian sentences into English ones, with the names of cards in both languages."""

    def __init__(self, names: Mapping[str, str], classes: Mapping[str, str] | None = None) -> None:
        self.names = names
        """English names of cards by their Italian ones."""
        self.new_classes = list((classes or {}).items())[: len(NEW_CLASSES)]
        """Italian forms of classifications that only the set itself has, each with its English word."""
        listed = "|".join(sorted((re.escape(name) for name in names), key=len, reverse=True))
        one = rf"(?:{listed})(?!\w)" if names else r"(?!)"
        several = rf"{one}(?:(?: o |, | e | che ){one})*"
        self.called = re.compile(
            rf"\b(?:(?P<is>si chiama(?P<was>va)?(?:no)?)|chiamat[oaie]|si chiamasse(?: sia)?|di nome) "
            rf"(?P<names>{several})"
        )
        self.one = re.compile(one)

    def english(self, text: str) -> str:
        """Translate the text into English, as far as its phrases are known."""
        stands = list(zip(NEW_CLASSES.items(), self.new_classes, strict=False))
        for (unknown, _), (italian, _) in stands:
            text = re.sub(rf"(?<!\w){re.escape(italian)}(?!\w)", unknown, text)
        translated = self.plain_english(text)
        for (_, unknown), (_, english) in stands:
            translated = translated.replace(unknown, english)
        return translated

    def plain_english(self, text: str) -> str:
        """Translate a text whose classifications have Italian words that are known."""
        held = Held()
        words = re.sub(r"\s*\([^)]*\)", "", accented(text.replace("’", "'"))).strip()
        limit = deeds.DECK_LIMIT.match(words)
        if limit is not None:
            return deck_limit(limit["limit"].lower())
        words = re.sub(r'"([^"]*)"', lambda match: held.hold(QUOTE, f'"{self.english(match[1])}"'), words)
        words = re.sub(r"\bil suo nome (?:è|sia)\b", "si chiama", words)
        words = self.called.sub(lambda match: self.naming(match, held), words)
        for italian, keyword in KEYWORDS.items():
            words = re.sub(rf"\b{italian}\b", keyword, words)
        words = re.sub(rf"\bShift ({CLASS}) (?=\d)", lambda match: f"{CLASSES[match[1]]} Shift ", words)
        words = phrases.said_by(phrases.NOISE, words)
        words = phrases.said_by(phrases.TIMES, parted(words))
        words = re.sub(rf"\bla classificazione ({CLASS})", lambda match: naming_class(match[1], held), words)
        words = re.sub(
            rf"\b((?:è|sia|era|fosse|hai|abbia|e) (?:in gioco )?un[oa']?) (?={CLASS}\b)", r"\1 personaggio ", words
        )
        words = re.sub(rf"\b(quel|quella|quell') (?={CLASS}\b)", r"\1 personaggio ", words, flags=re.IGNORECASE)
        words = MOVED.sub(r"\1 verso ", words)
        words = OWN_LOCATION.sub(lambda match: own_location(match, held), words)
        words = hold_zones(hold_players(words, held), held)
        words = TOP.sub(
            lambda match: held.hold(NOUN, f"the top {f'{match[1]} cards' if match[1] else 'card'} of {match[2]}"), words
        )
        words = OF_THOSE.sub(
            lambda match: held.hold(NOUN, f"{f'up to {match[1]}' if match[1] else 'one'} of those cards"), words
        )
        words = SHIFTED.sub(r"\1 verso ", words)
        words = THIS_AND.sub(lambda match: f"{held.hold(NOUN, f'this {NOUNS[match[1].lower()]}')} e ", words)
        words = YOURS_AFTER_THEIRS.sub(r"\1tu ", hold_merged(hold_nouns(words, held), held))
        words = VERB.sub(lambda match: VERB_FORMS[match[0].lower()], words)
        for group in (
            phrases.SETTINGS,
            phrases.DEEDS_OF_CARDS,
            phrases.AMOUNTS,
            phrases.CONDITIONS,
            phrases.MAY,
            deeds.DEEDS,
        ):
            words = phrases.said_by(group, words)
        words = with_subjects(words, held)
        words = phrases.said_by(deeds.REST, words)
        return polished(with_pronouns(held.told(words.replace("at-", "at "))))

    def naming(self, match: re.Match[str], held: Held) -> str:
        """Translate `chiamato Tecla o Bramo` with the English names."""
        names = self.one.sub(lambda one: self.names[one[0]], match["names"])
        names = names.replace(" o ", " or ").replace(" e ", " and ").replace(" che ", " and ")
        is_so = "was " if match["was"] else "is "
        return f"{is_so if match['is'] else ''}named {held.hold(NAME, names)}"


def accented(text: str) -> str:
    """Write the text with accents as they are printed, however they were typed."""
    text = re.sub(r"\b([Pp]iu|[Pp]uo|[Gg]iu)'", lambda match: match[1][:-1] + {"u": "ù", "o": "ò"}[match[1][-1]], text)
    return re.sub(r"\bE'(?= )", "È", text.translate(ACCENTS)).replace("finchè", "finché").replace(" sè", " sé")


ACCENTS: Final = str.maketrans("úóíáÚÓÍÁ", "ùòìàÙÒÌÀ")


def with_pronouns(text: str) -> str:
    """Return the text with pronouns for the character that was spoken of last in what was held."""

    def pronoun(match: re.Match[str]) -> str:
        spoken = re.findall(r"(this )?(?:\w+ )?(character|item|location)s?\b", text[: match.start()])
        if UNDER_THIS.search(text[: match.start()]):
            return "him"
        if not spoken and re.search(r"\bunder $", text[: match.start()]):
            return "this card"
        this, kind = spoken[-1] if spoken else ("", "character")
        return "it" if kind != "character" else "him" if this else "them"

    def possessive(match: re.Match[str]) -> str:
        return {"him": "his", "it": "its"}.get(pronoun(match), "their")

    def alone(match: re.Match[str]) -> str:
        return "hers" if re.search(r"this character", text[: match.start()]) else "theirs"

    def whose_location(match: re.Match[str]) -> str:
        spoken = re.findall(r"(this )?(?:\w+ )?characters?\b", text[: match.start()])
        return "his location" if spoken and spoken[-1] else "their location"

    text = re.sub(r"¤hers\b", alone, text)
    text = re.sub(r"¤his location\b", whose_location, text)
    return re.sub(r"¤him\b", pronoun, re.sub(r"¤his\b", possessive, text))


def with_subjects(text: str, held: Held) -> str:
    """Give verbs the subjects that Italian leaves out, in the person that they have."""
    text = LEADERLESS.sub(lambda match: started(match, text, held), text)
    text = THEIRS_IF.sub(lambda match: f"{match[1]}they {match[2]}", text)
    text = re.sub(
        r"¤(lo|la|it|Lo|La)\b", lambda match: spoken_of(text[: match.start()], held, object_of(match[1])), text
    )
    text = re.sub(r"(?<=§give )¤gli\b", lambda match: given_to(text[: match.start()], held), text)
    text = re.sub(r"¤(?:li|le|gli)\b", "them", text, flags=re.IGNORECASE)
    text = re.sub(r"\b(whenever|when|if|unless|until|the first time) §(\w+)", r"\1 you \2", text, flags=re.IGNORECASE)
    text = re.sub(r"\byou §(\w+)", r"you \1", text)
    text = re.sub(r"(⟦n\d+⟧) §(\w+?)s?\b", lambda match: f"{match[1]} {third(match[2])}", text)
    text = "".join(agreeing(part, held) for part in re.split(r"(?<=[.:•]) ", text.replace("§§", "§")) if part)
    return text.replace("§", "")


LEADERLESS: Final = re.compile(
    r"((?:^|[.:•,—] |\be (?=enters)|\b(?:whenever|when|while|if|unless|(?:first|next) time) ))"
    r"§?(gains|gets|loses|takes|deals|puts|quests|moves|leaves|has|can't|can|may|enters|counts|is|challenges?|banish|sing)"
    r"\b(?! ⟦p)",
    re.IGNORECASE,
)
"""Verbs of cards, or such that may be theirs, at the beginning of a clause."""
LATER_IF: Final = re.compile(r"^if [^.,]* this turn,", re.IGNORECASE)
"""Before what a card spoken of may yet do: "se esilia" is said of it, of you it would be "se esili"."""
THEIRS_IF: Final = re.compile(r"((?:^|[.•] |, )if [^.,]*, )§(choose|put|lose|pay|reveal|return|draw|discard)s\b", re.I)
"""What a player does on a condition, who is told by the verb alone."""
FORM: Final = re.compile(r"§(\w+?)s?\b")
MANY: Final = ("opponents", "all players", "their players")
OBJECTS: Final = {"lo": "them", "la": "it", "it": "it"}


def object_of(pronoun: str) -> str:
    """Return what an Italian pronoun is as an object."""
    return OBJECTS[pronoun.lower()]


def agreeing(sentence: str, held: Held) -> str:
    """Put the verbs of the sentence that follow a player, or several of them, into the third person."""
    match = re.search(r"(⟦p\d+⟧|\bThey(?: may)?) §", sentence)
    if match is None:
        return f"{sentence} "
    form = (lambda verb: verb) if match[1].startswith("They") or held.of(match[1]) in MANY else third
    head, tail = sentence[: match.end() - 1], sentence[match.end() - 1 :]
    end = re.search(r" you |, (?!then|e )|—", tail)
    theirs, mine = (tail[: end.start()], tail[end.start() :]) if end else (tail, "")
    return f"{head}{re.sub(FORM, lambda one: form(one[1]), theirs)}{mine} "


def started(match: re.Match[str], text: str, held: Held) -> str:
    """Give a verb without a subject the pronoun for what was spoken of last, or the subject that comes after."""
    before = text[: match.start() + len(match[1])]
    word = match[2].lower()
    moment = re.search(r"(?:whenever|when|while|time) $", before, re.IGNORECASE)
    if word in ("banish", "challenge", "sing") and not moment and not LATER_IF.search(text[match.start() :]):
        return match[0]
    after = re.match(r"[^,.]*, (⟦n\d+⟧)", text[match.end() :])
    if moment and not re.search(r"⟦n\d+⟧", before) and after:
        return f"{match[1]}{after[1]} {third(plain_form(word))}"
    if word == "puts":
        return f"{match[1]}they put"
    if word in ("gains", "loses") and re.match(r" (?:\d+ |that much )?lore\b", text[match.end() :]):
        return f"{match[1]}they {plain_form(word)}"
    more = word == "gets" and text[match.end() :].lstrip().startswith("+")
    who = (
        "he"
        if CONDITION_OF_THIS.search(before)
        or subject_of_condition(before, held)
        or ((word == "takes" or more) and challenged_by_this(before, held))
        or revealed_for_this(before, held)
        else ""
    )
    who = who or spoken_of(before, held, "they")
    if who == "it" and word in ("gets", "gains") and last_noun(before, held).endswith(("item", "action")):
        return f"{match[1]}(?) {word}"
    return f"{match[1]}{who} {third(plain_form(word)) if who in ('he', 'it') else plain_form(word)}"


CONDITION_OF_THIS: Final = re.compile(
    r"^(?:(?!⟦n)[^.])*⟦n\d+⟧, "
    r"if (?:⟦n\d+⟧ (?:was|were) (?:banished|damaged|challenged)|you played ⟦n\d+⟧) this turn, $",
    re.IGNORECASE,
)
"""Before what this card does on a condition that another one was met by something."""


def subject_of_condition(before: str, held: Held) -> bool:
    """Tell whether a condition before was about this character, and spoke of another card only as its object."""
    match = re.search(r"(?:^|[.] )(?:if|while) (⟦n\d+⟧) (?:moved to|challenged|is at) ⟦n\d+⟧[^,.]*, $", before, re.I)
    return match is not None and held.of(match[1]) == "this character"


def challenged_by_this(before: str, held: Held) -> bool:
    """Tell whether this character challenges such a card: of whom nothing else is told is this one."""
    match = re.search(r"^(?:(?!⟦n)[^.])*(⟦n\d+⟧) §?challenges? ⟦n\d+⟧, $", before, re.IGNORECASE)
    return match is not None and held.of(match[1]) == "this character"


def revealed_for_this(before: str, held: Held) -> bool:
    """Tell whether a revealed card decides what happens to this character, of which the text has spoken."""
    revealed = re.search(r"if it's ⟦n\d+⟧, $", before, re.IGNORECASE)
    return revealed is not None and any(held.of(one) == "this character" for one in re.findall(r"⟦n\d+⟧", before))


def plain_form(verb: str) -> str:
    """Return the verb as it follows they."""
    word = verb.lower().lstrip("§")
    return {"has": "have", "is": "are"}.get(word, word[:-1] if word.endswith("s") else word)


def third(verb: str) -> str:
    """Return the verb as it follows he."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if re.search(r"[^aeo]y$", verb):
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("sh", "ch")) else f"{verb}s"


IRREGULAR: Final = {"have": "has", "are": "is", "can't": "can't", "can": "can", "may": "may"}


def last_noun(text: str, held: Held) -> str:
    """Find the noun phrase that was said last."""
    nouns = re.findall(r"⟦n\d+⟧", text)
    return held.of(nouns[-1]) if nouns else ""


def spoken_of(before: str, held: Held, form: str) -> str:
    """Choose the pronoun for the card spoken of last: he for this character, they for others, it for things."""
    if form in ("they", "them") and re.search(r"it's ⟦n\d+⟧(?:(?!⟦n).)*$", before):
        return "it"
    last = last_noun(before, held)
    buried = form == "they" and re.search(r"\bcards? from under\b|\bunder (?:this character|¤him)$", last)
    if re.match(r"this character\b", last) or last.endswith("under this character") or buried:
        return {"they": "he", "them": "him"}.get(form, form)
    if re.search(r"\b(?:item|location|card|song|action)\b", last) and not re.search(r"\bcharacter", last):
        return {"they": "it", "them": "it"}[form] if form in ("they", "them") else form
    return form


def given_to(before: str, held: Held) -> str:
    """Choose the pronoun for the character to which something is given: the one spoken of last, not a card."""
    spoken = [held.of(one) for one in re.findall(r"⟦n\d+⟧", before)]
    characters = [one for one in spoken if "character" in one and not re.search(r"\bcards?\b", one)]
    return "him" if characters and characters[-1] == "this character" else "them"


def own_location(match: re.Match[str], held: Held) -> str:
    """Say "this character's location", or "his location"; what is in it is said of the noun before."""
    english = "¤his location" if match["his"] else "this character's location"
    return f"at-{held.hold(NAME, english)}" if match["in"] else held.hold(NOUN, english)


def naming_class(italian: str, held: Held) -> str:
    return held.hold(NAME, f"the {CLASSES[italian]} classification")


def deck_limit(limit: str) -> str:
    """Say how many copies a deck may have; of which card need not be said."""
    number = re.search(r"\d+", limit)
    many = f"{'up to ' if 'fino' in limit else ''}{number[0]} copies of" if number else "any number of"
    return f"You may {'only ' if 'solo' in limit else ''}have {many} this card in your deck."
