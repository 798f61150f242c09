"""The `campaign` command: what has been won so far, and the next chapter at this keyboard."""

from __future__ import annotations

import os
from pathlib import Path
from shlex import quote

import click

from ludoteca.kernel.campaigns import Campaign, Chapter, Level, Record, people_won
from ludoteca.kernel.contract import JSON, BadSettings, Match, Outcome
from ludoteca.kernel.game import Game, HasCampaign
from ludoteca.kernel.texts import Phrase
from ludoteca.params import BOT, GAME, LANG, NOBODY, Refused, system_language
from ludoteca.terminal import campaign_files, phrases, saving
from ludoteca.terminal.commands import (
    checked_names,
    new_match,
    read_settings,
    refuse_with_load,
    say_loading,
    show,
)
from ludoteca.terminal.keeping import kept_place
from ludoteca.terminal.session import Session


@click.command()
@click.argument("game", type=GAME)
@click.option("--file", type=click.Path(path_type=Path), help="Where progress is kept; else in your data folder.")
@click.option("--show", "only_show", is_flag=True, help="Only say what has been won.")
@click.option("--chapter", help="Number or id of the chapter; else the next one.")
@click.option("--level", help="Id of the level; else the next one above what is won.")
@click.option("--seed", type=click.IntRange(min=0), help="Repeatable chance.")
@click.option("--bot", type=BOT, default="greedy", show_default=True, help="The others.")
@click.option("--hotseat", is_flag=True, help="All seats are people at this keyboard; the same as --bot none.")
@click.option("--seats", type=int, help="How many play, where the game leaves it open.")
@click.option("--names", help="The players' names, separated by commas.")
@click.option(
    "--option", "settings", multiple=True, metavar="KEY=VALUE", help="A setting besides chapter and level; repeatable."
)
@click.option("--load", type=click.Path(path_type=Path), help="Go on with a saved match of the campaign.")
@click.option("--lang", type=LANG, help="Language; else that of the system, else Italian.")
@click.option("--plain", "is_plain", is_flag=True, help="Lines only: for screen readers and pipes.")
@click.pass_context
def campaign(
    context: click.Context,
    game: Game,
    file: Path | None,
    only_show: bool,
    chapter: str | None,
    level: str | None,
    seed: int | None,
    bot: str,
    hotseat: bool,
    seats: int | None,
    names: str | None,
    settings: tuple[str, ...],
    load: Path | None,
    lang: str | None,
    is_plain: bool,
) -> None:
    """Show how far the campaign of GAME has come, and play its next chapter in the terminal."""
    speech = lang or system_language()
    try:
        kept = Progress(game, file)
        click.echo("\n".join(line.say(speech) for line in kept.lines()))
        if only_show:
            return
        kept.check_folder()
        if load is not None:
            refuse_with_load(context)
            say_loading(game, speech)
            saved = saving.read(load, game)
            kept.check_begun(saved.match)
        else:
            begun, on = kept.chosen(chapter, level)
            opponent = "" if hotseat or bot == NOBODY else bot
            say_loading(game, speech)
            saved = new_match(game, seed, opponent, seats, 1, kept.options(begun, on, read_settings(game, settings)))
            changes = begun.changes_on(on, len(saved.bots))
            click.echo(phrases.CHAPTER_BEGINS.fill(name=begun.name, level=on.name, changes=changes).say(speech))
        given_names = [name.strip() for name in names.split(",")] if names else []
        saved.names = checked_names(given_names, len(saved.bots)) or saved.names
        saved.lang = lang or saved.lang or speech
        session = Session(game, saved, seed)
        session.kept_in = kept_place(load, game) if load is not None else None
        session.command = " ".join(["ludoteca campaign", game.key, *(["--file", quote(str(file))] if file else [])])
        session.when_over = lambda outcome: kept.note(outcome, session)
        code = show(session, is_plain)
        if session.match.outcome is not None:
            kept.raise_trouble()
            click.echo("\n".join(line.say(session.lang) for line in kept.verdict(session.match.outcome, session)))
    except saving.Unusable as error:
        raise Refused(error.reason, speech) from error
    except BadSettings as error:
        raise Refused(error.problems, speech) from error
    context.exit(code)


def options_of(match: Match) -> dict[str, JSON]:
    """Return the options that a match was made with, as it saves them."""
    options: dict[str, JSON] = match.save().get("options", {})
    return options


class Progress:
    """A campaign and what is won of it, in a file."""

    def __init__(self, game: Game, file: Path | None) -> None:
        if not isinstance(game, HasCampaign):
            raise BadSettings([phrases.NO_CAMPAIGN.fill(game=game.name)])
        self.game: Game = game
        self.campaign: Campaign = game.campaign()
        self.file = file or campaign_files.usual_file(game)
        self.record: Record = campaign_files.read(self.file, game, self.campaign)
        self.trouble: saving.Unusable | None = None

    # -- what to play --------------------------------------------------------------------------------------------

    def chosen(self, chapter: str | None, level: str | None) -> tuple[Chapter, Level]:
        """Find the chapter and level that were asked for, or the next ones; refused if they are not open yet."""
        begun = self.campaign.next(self.record) if chapter is None else self._chapter(chapter)
        if not self.campaign.is_open(self.record, begun):
            raise BadSettings([phrases.STILL_CLOSED.fill(name=begun.name)])
        on = self.campaign.usual_level(self.record, begun) if level is None else self._level(level)
        if not self.campaign.is_level_open(self.record, begun, on):
            raise BadSettings([phrases.STILL_CLOSED.fill(name=on.name)])
        return begun, on

    def options(self, begun: Chapter, on: Level, given: dict[str, JSON]) -> dict[str, JSON]:
        """Return the settings of the match: what the campaign decides, and what was given besides."""
        decided = self.campaign.options(begun, on)
        twice = [phrases.FOR_THE_CAMPAIGN.fill(key=key) for key in given if key in decided]
        if twice:
            raise BadSettings(twice)
        return {**given, **decided}

    def check_folder(self) -> None:
        """Refuse a folder that will not do: nobody should learn after a victory that it cannot be kept."""
        folder = self.file.expanduser().parent
        if not (folder.is_dir() and os.access(folder, os.W_OK)):
            raise saving.Unusable(phrases.NO_FOLDER.fill(path=self.file))

    def check_begun(self, match: Match) -> None:
        """Refuse a saved match that the campaign does not have, or not yet."""
        begun = self.campaign.begun_with(options_of(match))
        if begun is None:
            raise BadSettings([phrases.NOT_OF_CAMPAIGN])
        if not self.campaign.is_level_open(self.record, *begun):
            raise BadSettings([phrases.STILL_CLOSED.fill(name=begun[0].name)])

    def _chapter(self, text: str) -> Chapter:
        chapters = self.campaign.chapters
        if text.isdecimal() and 1 <= int(text[:9]) <= len(chapters):
            return chapters[int(text) - 1]
        wanted = self.campaign.chapter(text)
        if wanted is None:
            known = ", ".join(f"{number} ({chapter.id})" for number, chapter in enumerate(chapters, 1))
            raise BadSettings([phrases.NO_CHAPTER.fill(text=text[:40], known=known)])
        return wanted

    def _level(self, text: str) -> Level:
        wanted = self.campaign.level(text)
        if wanted is None:
            known = ", ".join(level.id for level in self.campaign.levels)
            raise BadSettings([phrases.NO_CHAPTER.fill(text=text[:40], known=known)])
        return wanted

    # -- what was won --------------------------------------------------------------------------------------------

    def note(self, outcome: Outcome, session: Session) -> None:
        """Keep a victory, at once; what another terminal has written meanwhile stays."""
        if not people_won(outcome.winners, session.people):
            return
        try:
            before = campaign_files.read(self.file, self.game, self.campaign)
            self.record = self.campaign.after(before, options_of(session.match), True)
            campaign_files.write(self.file, self.game, self.record)
            self.trouble = None
        except saving.Unusable as error:
            self.trouble = error  # said once the table is closed

    def raise_trouble(self) -> None:
        if self.trouble is not None:
            raise self.trouble

    def verdict(self, outcome: Outcome, session: Session) -> list[Phrase]:
        won = people_won(outcome.winners, session.people)
        return [phrases.CHAPTER_WON if won else phrases.CHAPTER_LOST, *self.lines()]

    def lines(self) -> list[Phrase]:
        """Show the campaign, a line for each chapter."""
        campaign, record = self.campaign, self.record
        most = campaign.most_stars * len(campaign.chapters)
        total = phrases.CAMPAIGN.fill(game=self.game.name, stars=campaign.total(record), most=most)
        return [total, *(self._line(number, chapter) for number, chapter in enumerate(campaign.chapters, 1))]

    def _line(self, number: int, chapter: Chapter) -> Phrase:
        won = self.record.get(chapter.id, [])
        if won:
            stars = self.campaign.stars(self.record, chapter)
            state = phrases.CHAPTER_STARS.fill(stars=stars, most=self.campaign.most_stars)
            for level in self.campaign.levels:
                if level.id in won and not level.stars:
                    state = state + Phrase(", ", ", ") + level.name
        else:
            is_open = self.campaign.is_open(self.record, chapter)
            state = phrases.CHAPTER_OPEN if is_open else phrases.CHAPTER_CLOSED
        return phrases.CHAPTER.fill(number=number, name=chapter.name, state=state)
