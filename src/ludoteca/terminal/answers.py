"""What the table answers when a player types something: one function for each command, the same in every form."""

from __future__ import annotations

from pathlib import Path

from ludoteca.bots.coach import Advice
from ludoteca.kernel import asking, languages
from ludoteca.kernel.contract import IllegalChoice, Outcome
from ludoteca.kernel.rules import Rule
from ludoteca.kernel.texts import LANGUAGES, listed, with_names
from ludoteca.terminal import orders, phrases, saving
from ludoteca.terminal.session import Session

MOST_RULES = 8
MOST_REASONS = 4


class Answer:
    """Lines to show. `moved`: the position or the question is another one; `leaves`: the player is going.

    `thing` is the key of what the lines tell about, if they tell about one thing.
    """

    def __init__(self, lines: list[str], moved: bool = False, leaves: bool = False, thing: str = "") -> None:
        self.lines = lines
        self.thing = thing
        self.moved = moved
        self.leaves = leaves


def obey(session: Session, line: str) -> Answer:
    """Do what the line says, or say why not."""
    order, argument = orders.read_order(line)
    if order == orders.CHOICE:
        return choose(session, argument)
    return _COMMANDS[order](session, argument)


def choose(session: Session, wanted: str) -> Answer:
    decision = session.decision()
    if decision is None:
        reason = phrases.MATCH_OVER if session.match.outcome is not None else phrases.NOT_YOUR_MOVE
        return Answer([session.say(reason)])
    places = session.places_of(wanted)
    if len(places) == 1:
        option = decision.options[places[0]]
        if option.warning.en and not session.is_sure(option):
            return Answer([session.say(phrases.SURE.fill(warning=option.warning))])
        session.choose(decision.seat, option)
        return Answer([], moved=True)
    if places:
        labels = session.labels()
        which = session.say(phrases.WHICH.fill(text=wanted))
        return Answer([which, *(f"{index + 1}. {labels[index]}" for index in places)])
    if wanted.isdecimal():
        return Answer([session.say(phrases.bad_number(wanted[:20], len(decision.options)))])
    return Answer(_why_not(session, wanted) or [session.say(phrases.NOT_UNDERSTOOD.fill(text=wanted[:60]))])


def why(session: Session, wanted: str) -> Answer:
    if not wanted:
        return Answer(_why_last(session))
    places = session.places_of(wanted)
    decision = session.decision()
    if places and decision is not None:
        labels = session.labels()
        lines = [
            session.say(phrases.POSSIBLE.fill(number=index + 1, label=labels[index])) for index in places[:MOST_REASONS]
        ]
        return Answer(lines + rule_lines(session, decision.rule))
    lines = _why_not(session, wanted) or _why_happened(session, wanted)
    if not lines and wanted.upper() in session.game.rules():
        lines = rule_lines(session, wanted.upper())
    return Answer(lines or [session.say(phrases.CANNOT_EXPLAIN.fill(text=wanted[:60]))])


def _why_last(session: Session) -> list[str]:
    for line in reversed(session.log_lines()):
        if line.rule:
            return [session.told(line), *rule_lines(session, line.rule)]
    return [session.say(phrases.NOTHING_TO_EXPLAIN)]


def _why_not(session: Session, wanted: str) -> list[str]:
    """List what the words can mean that may not be done now, each with its reason; then the rules behind them."""
    wishes = [(wish.id, wish.label(session.lang)) for wish in session.match.wishes(session.person)]
    meant = [wishes[index] for index in orders.find(wanted, [label for _, label in wishes])]
    if not meant and ":" in wanted:
        meant = [(wanted, wanted)]
    reasons: dict[str, str] = {}
    for id, label in meant:
        refusal = session.match.why_not(session.person, id)
        if refusal and len(reasons) < MOST_REASONS:
            reasons[session.say(phrases.IMPOSSIBLE.fill(label=label.rstrip("."), reason=refusal.reason))] = refusal.rule
    cited = dict.fromkeys(reasons.values())
    return [*reasons, *(line for rule in cited for line in rule_lines(session, rule))]


def _why_happened(session: Session, wanted: str) -> list[str]:
    known = [line for line in session.log_lines() if line.rule]
    meant = orders.find(wanted, [session.told(line) for line in known])
    if not meant:
        return []
    line = known[meant[-1]]
    return [session.told(line), *rule_lines(session, line.rule)]


def undo(session: Session, argument: str) -> Answer:
    try:
        session.undo(orders.means_whole_chain(argument))
    except IllegalChoice as refused:
        return Answer([session.say(refused.reason)])
    return Answer([session.say(phrases.UNDONE)], moved=True)


def rules(session: Session, argument: str) -> Answer:
    catalogue = session.game.rules()
    if not argument:
        return Answer(_contents(session))
    if argument.upper() in catalogue:
        return Answer([_rule_line(session, catalogue[argument.upper()])])
    matching = catalogue.search(argument.split())
    if not matching:
        return Answer([session.say(phrases.NO_RULE.fill(text=argument[:60]))])
    lines = [_rule_line(session, rule) for rule in matching[:MOST_RULES]]
    if len(matching) > MOST_RULES:
        lines.append(session.say(phrases.MORE_RULES.fill(n=len(matching) - MOST_RULES)))
    return Answer(lines)


def _contents(session: Session) -> list[str]:
    lines = []
    decision = session.decision()
    if decision is not None and decision.rule:
        lines = [session.say(phrases.ASKED_BY), *rule_lines(session, decision.rule)]
    lines.append(session.say(phrases.SECTIONS))
    ranges: dict[str, list[str]] = {}
    for rule in session.game.rules().rules:
        ranges.setdefault(session.say(rule.section), []).append(rule.id)
    return lines + [f"{section}: {ids[0]} – {ids[-1]}" for section, ids in ranges.items()]


def rule_lines(session: Session, id: str) -> list[str]:
    """Write the rule with this id as a line; nothing where no rule is cited."""
    return [_rule_line(session, session.game.rules()[id])] if id else []


def _rule_line(session: Session, rule: Rule) -> str:
    return f"{rule.id}, {session.say(rule.section)}: {rule.text.say(session.lang)}"


def save(session: Session, argument: str) -> Answer:
    if not argument:
        return Answer([session.say(phrases.SAVE_WHERE)])
    try:
        saving.write(Path(argument), session.game, session.saved())
    except saving.Unusable as error:
        return Answer([session.say(error.reason)])
    session.saved_at = session.changes
    return Answer([session.say(phrases.SAVED.fill(path=argument))])


def hint(session: Session, argument: str) -> Answer:
    if session.decision() is None:
        return Answer([session.say(phrases.NO_HINT)])
    return Answer(hint_lines(session, session.advice()()))


def hint_lines(session: Session, advice: Advice) -> list[str]:
    """Say what to do, and why."""
    decision = session.decision()
    assert decision is not None
    index = decision.options.ids.index(advice.option)
    first = session.say(phrases.HINT.fill(number=index + 1, label=session.labels()[index]))
    why = [with_names(session.say(reason), session.names) for reason in advice.why()]
    return [f"{first} [{advice.rule}]" if advice.rule else first, *why]


def log(session: Session, argument: str) -> Answer:
    lines = [session.told(line) for line in session.log_lines()]
    return Answer(lines or [session.say(phrases.NO_LOG)])


def board(session: Session, argument: str) -> Answer:
    return Answer(session.describe())


def options(session: Session, argument: str) -> Answer:
    return Answer([], moved=True)


def card(session: Session, argument: str) -> Answer:
    known = asking.things(session.game, session.view(), session.lang)
    keys, things = list(known), list(known.values())
    names = [lines[0] for lines in things]
    if not argument:
        return Answer([session.say(phrases.CARDS_SEEN), *dict.fromkeys(names)])
    cards: list[list[str]] = []
    meant = orders.find(argument, names)
    for index in meant:
        if things[index] not in cards:
            cards.append(things[index])
    if not cards:
        return Answer([session.say(phrases.NO_CARD.fill(text=argument[:60]))])
    if len({lines[0] for lines in cards}) > 1:
        which = session.say(phrases.WHICH.fill(text=argument[:60]))
        return Answer([which, *dict.fromkeys(lines[0] for lines in cards)])
    return Answer([line for lines in cards for line in lines], thing=keys[meant[0]])


def wait(session: Session, argument: str) -> Answer:
    if session.decision() is None or not session.let_others():
        return Answer([session.say(phrases.NOBODY_ELSE)])
    return Answer([session.say(phrases.OTHERS_FIRST)], moved=True)


def lang(session: Session, argument: str) -> Answer:
    wanted = languages.best(argument) or languages.best(orders.folded(argument)[:2])
    if not wanted:
        more = ", ".join([*LANGUAGES, *languages.installed()])
        which = phrases.LANGUAGES_WHICH.fill(codes=more) if languages.installed() else phrases.LANGUAGE_WHICH
        return Answer([session.say(which)])
    session.lang = wanted
    return Answer([session.say(phrases.LANGUAGE_SET)], moved=True)


def concede(session: Session, argument: str) -> Answer:
    try:
        session.concede()
    except IllegalChoice as refused:
        return Answer([session.say(refused.reason)])
    return Answer([], moved=True)


def help(session: Session, argument: str) -> Answer:
    return Answer([session.say(text) for text in phrases.HELP.values()])


def leave(session: Session, argument: str) -> Answer:
    return Answer([session.say(phrases.GOODBYE)], leaves=True)


def outcome_lines(session: Session, outcome: Outcome) -> list[str]:
    """Say who won, and by which rule."""
    names = listed([session.names[seat] for seat in outcome.winners], session.lang)
    if len(outcome.winners) > 1:
        result = phrases.WON_TOGETHER.fill(names=names)
    elif outcome.winners:
        result = phrases.WON.fill(names=names)
    else:
        result = phrases.DRAWN if outcome.draw else phrases.NOBODY_WON
    return [session.say(result), session.say(outcome.reason), *rule_lines(session, outcome.rule)]


_COMMANDS = {
    orders.WHY: why,
    orders.UNDO: undo,
    orders.RULES: rules,
    orders.SAVE: save,
    orders.HINT: hint,
    orders.LOG: log,
    orders.BOARD: board,
    orders.OPTIONS: options,
    orders.CARD: card,
    orders.WAIT: wait,
    orders.LANG: lang,
    orders.CONCEDE: concede,
    orders.HELP: help,
    orders.QUIT: leave,
}
