"""Reads packs of Lyon cards and decks into the content that matches are played with."""

from __future__ import annotations

from pathlib import Path

from ludoteca.games.lyon.acts import ACTS
from ludoteca.games.lyon.effects.filters import Bearer, Facing, named
from ludoteca.games.lyon.effects.verbs import ALWAYS as NO_LIMIT
from ludoteca.games.lyon.effects.verbs import Draw, Lasting, Recover
from ludoteca.games.lyon.flow.programme import flow_nodes
from ludoteca.games.lyon.packs.decks import read_deck
from ludoteca.games.lyon.packs.vocabulary import ABILITY, EFFECT, TRIGGER_WORDS, VOCABULARY, Always, When
from ludoteca.games.lyon.state import cards
from ludoteca.games.lyon.state.cards import (
    CHARACTER,
    KEYWORDS,
    KINDS,
    MAGIC,
    MONSTER,
    TREASURE,
    UNIVERSAL,
    Card,
    Content,
    Team,
    keyword_names,
)
from ludoteca.kernel.boxes import KeptContent, read_sound
from ludoteca.kernel.effects import Do, Effect, Targeted, number_nodes
from ludoteca.kernel.frames import Node
from ludoteca.kernel.pack_values import truth
from ludoteca.kernel.packs import SOURCES, Fields, Pack, Report, digest_of, distinct, packs_of
from ludoteca.kernel.select import Chosen, It, This, UpTo
from ludoteca.kernel.texts import Phrase, sentence
from ludoteca.kernel.yamls import Problem, Where, read_text

BASE = Path(__file__).parents[1] / "content" / "base"
MAX_CARDS = 5000


@KeptContent
def load_content(folders: tuple[Path, ...]) -> Content:
    """Load the base set and these packs, or raise `PackProblems`."""
    return read_sound(lambda report: read_packs([BASE, *folders], report))


def check_pack(folder: Path) -> list[Problem]:
    """List everything that is wrong with a pack, on top of the base set."""
    report = Report(marked=True)
    folders = [folder] if folder.resolve() == BASE.resolve() else [BASE, folder]
    read_packs(folders, report)
    return distinct(report.problems)


def read_packs(folders: list[Path], report: Report) -> Content:
    programme: list[Node] = flow_nodes()
    teams: dict[str, Team] = {}
    known: list[Card] = []
    packs: list[Pack] = []
    for pack in packs_of("lyon", folders, report):
        packs.append(pack)
        read_teams(pack, teams)
        pack.report_strangers([], ["cards", "decks"])
        for path in pack.files("cards/*.yaml"):
            data = report.read(path)
            if data is not None:
                read_cards(data, str(path), report, None if pack.unread else teams, known, programme)
    content = Content(digest_of(folders) if not report.problems else "", teams, known, programme, ACTS)
    for pack in packs:
        read_decks(pack, content, report)
        pack.meta.nothing_else()
    return content


def read_teams(pack: Pack, teams: dict[str, Team]) -> None:
    for entry in pack.meta.maps("teams", "a Team"):
        key = entry.text("team")
        entry.get("icon", "true or false")
        icon, known = truth(entry, "icon"), isinstance(entry.data.get("icon"), bool)
        team = Team(key, entry.phrase("name"), icon, entry.choice("source", SOURCES))
        entry.nothing_else()
        if key in teams:
            entry.fail("team", f"Team {key!r} exists already")
        elif known and team.icon == (key == UNIVERSAL):
            entry.fail("icon", "only Universal cards have no icon", "LY-3.09")
        teams[key] = team


def read_cards(
    data: object, file: str, report: Report, teams: dict[str, Team] | None, known: list[Card], programme: list[Node]
) -> None:
    """Read the cards of a file; without `teams`, it is not known which there are."""
    top = Fields(data, file, report, "a file of cards")
    ids = {card.id for card in known}
    numbers = {card.number for card in known}
    for entry in top.maps("cards", "a card"):
        card = read_card(entry, teams, programme)
        entry.nothing_else()
        if card.id in ids:
            entry.fail("id", f"card {card.id!r} exists already")
        if card.number in numbers:
            entry.fail("number", f"number {card.number} is taken", "LY-2.01")
        ids.add(card.id)
        numbers.add(card.number)
        known.append(card)
    if len(known) > MAX_CARDS:
        top.fail("cards", f"more than {MAX_CARDS} cards")
    top.nothing_else()


def read_card(entry: Fields, teams: dict[str, Team] | None, programme: list[Node]) -> Card:
    kind_name = entry.choice("type", KINDS)
    kind = KINDS.index(kind_name) if kind_name else MAGIC
    team = entry.text("team") if teams is None else entry.choice("team", teams)
    card = Card(entry.text("id"), entry.whole("number", 1, 99999), entry.phrase("name"), kind, team)
    card.source = entry.choice("source", SOURCES)
    entry.get("sources", "where single values come from", required=False)
    if "flavour" in entry.data:
        card.flavour = entry.phrase("flavour")
    if not kind_name:
        entry.leave_rest()
        return card
    if kind == MONSTER:
        card.level = entry.whole("level", 0, 4)
        card.attack = entry.whole("attack", 0, 99)
    if kind in (MONSTER, CHARACTER):
        card.defence = entry.whole("defence", 1, 999)
    if kind == MONSTER:
        for word, where in entry.texts("keywords"):
            if word in KEYWORDS:
                card.keywords |= KEYWORDS[word]
            else:
                entry.report.add(where, f"unknown keyword {word!r}; known are {', '.join(KEYWORDS)}")
    phrases: list[Phrase] = []
    effects: list[Effect] = []
    has_chosen = False
    before = len(entry.report.problems)
    for text, where in entry.texts("effects"):
        with entry.report.noting(where):
            if kind in (MAGIC, CHARACTER):
                effect = VOCABULARY.read(text, (EFFECT,), where)
                check_lasting(effect)
                has_chosen = check_targets(effect, kind, has_chosen)
                effects.append(effect)
            else:
                phrases.append(add_ability(card, VOCABULARY.read(text, (ABILITY,), where), programme))
    if kind == MAGIC and not effects and len(entry.report.problems) == before:
        entry.fail("effects", "a Magic needs an effect")
    if effects:
        whole = effects[0] if len(effects) == 1 else Do(effects)
        number_nodes(whole, programme)
        card.effect = whole.number
        card.needs_target = needs_target(whole)
        phrases.append(whole.words())
    card.text = card_text(card, phrases)
    return card


def add_ability(card: Card, ability: object, programme: list[Node]) -> Phrase:
    """Put a Monster's or Treasure's ability on the card; returns its words."""
    if isinstance(ability, Always):
        check_targets(ability.effect, card.kind, False)
        card.statics.extend(ability.effect.statics())
        return ability.effect.words()
    assert isinstance(ability, When)
    check_lasting(ability.effect)
    check_targets(ability.effect, card.kind, False)
    number_nodes(ability.effect, programme)
    card.triggers[ability.trigger].append(ability.effect.number)
    if ability.trigger in (cards.END_OF_YOUR_TURN, cards.END_OF_EACH_TURN):
        card.acts_at_end = True
    opening = TRIGGER_WORDS[ability.trigger]
    if card.kind == TREASURE and ability.trigger == cards.PLAYED:
        opening = Phrase("quando viene abbinato", "when it is attached")
    if card.kind == TREASURE and ability.trigger == cards.DESTROYED:
        opening = Phrase("quando il Mostro viene distrutto", "when the Monster is destroyed")
    return Phrase("{when}: {what}", "{when}: {what}").fill(when=opening, what=ability.effect.words())


def needs_target(effect: Effect) -> bool:
    if isinstance(effect, Targeted):
        return effect.to.needs_target()
    return not isinstance(effect, (Do, Draw)) or any(needs_target(child) for child in effect.children())


def check_lasting(effect: Effect) -> None:
    """Refuse what lasts outside `always` and does not say how long."""
    if isinstance(effect, Lasting) and effect.until == NO_LIMIT:
        raise ValueError("say how long it lasts: until=end_of_turn, your_next_turn or for_good")
    for child in effect.children():
        check_lasting(child)


def check_targets(effect: Effect, kind: int, has_chosen: bool) -> bool:
    """Refuse targets that a card of this kind never has; tell whether something was chosen that `it` can mean."""
    if isinstance(effect, Targeted):
        to = effect.to
        if isinstance(to, It) and not has_chosen:
            raise ValueError("`it` is what an effect before chose, and none does")
        if isinstance(to, Bearer) and kind != TREASURE:
            raise ValueError("only a Treasure has a bearer")
        if isinstance(to, Facing) and kind not in (MONSTER, TREASURE):
            raise ValueError("only Monsters, and Treasures on them, are facing one")
        if isinstance(to, This) and kind != MONSTER and not (kind == TREASURE and isinstance(effect, Recover)):
            raise ValueError("`this` is a Monster in play; a Treasure says bearer")
        has_chosen = has_chosen or isinstance(to, (Chosen, UpTo))
    for child in effect.children():
        has_chosen = check_targets(child, kind, has_chosen)
    return has_chosen


def card_text(card: Card, phrases: list[Phrase]) -> Phrase:
    """Say all words of a card, made from its keywords and abilities."""
    it = [sentence(name.it) for name in keyword_names(card.keywords)]
    en = [sentence(name.en) for name in keyword_names(card.keywords)]
    if card.kind == CHARACTER and phrases:
        phrases = [
            Phrase("attiva (una volta per partita): {what}", "activate (once per game): {what}").fill(what=phrases[0])
        ]
    phrases = told_together(phrases)
    it += [sentence(phrase.it) for phrase in phrases]
    en += [sentence(phrase.en) for phrase in phrases]
    return Phrase(" ".join(it), " ".join(en))


def told_together(phrases: list[Phrase]) -> list[Phrase]:
    """Join what a Treasure says of its bearer twice in a row: "the Monster cannot attack and loses LEAP"."""
    bearer = named(Bearer()).bare
    joined: list[Phrase] = []
    for phrase in phrases:
        if joined and all(one.it.startswith(f"{bearer.it} ") for one in (joined[-1], phrase)):
            rest = Phrase(phrase.it.removeprefix(bearer.it), phrase.en.removeprefix(bearer.en))
            joined[-1] = joined[-1] + Phrase(" e", " and") + rest
        else:
            joined.append(phrase)
    return joined


def read_decks(pack: Pack, content: Content, report: Report) -> None:
    """Read the decks that the pack names; a deck file beside them that it does not name would never be played."""
    named: set[Path] = set()
    for entry in pack.meta.maps("decks", "a deck"):
        key, name, file = entry.text("deck"), entry.phrase("name"), entry.text("file")
        entry.nothing_else()
        path = pack.folder / file
        named.add(path)
        if not file or ".." in file or Path(file).is_absolute() or not path.is_file():
            entry.fail("file", f"there is no deck file {file!r} in the pack")
            continue
        try:
            deck, problems = read_deck(read_text(path), str(path), content)
        except Problem as problem:
            report.problems.append(problem)
            continue
        report.problems.extend(problems)
        deck.key, deck.name = key, name
        content.decks[key] = deck
    for path in pack.files("decks/*.txt"):
        if path not in named:
            entry_wanted = f"{{deck: {path.stem}, name: {{it: …, en: …}}, file: decks/{path.name}}}"
            report.add(Where(str(path)), f"no deck of pack.yaml has this file; add to its decks: {entry_wanted}")
    pack.meta.nothing_else()
