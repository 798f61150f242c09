"""`ludoteca serve`: the table on this machine, for its browsers or for the network."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from pathlib import Path

import click
import sqlalchemy as sa
import uvicorn
from starlette.applications import Starlette

from ludoteca.causes import cause
from ludoteca.kernel.texts import Phrase
from ludoteca.params import Refused, data_folder, system_language
from ludoteca.table import packs
from ludoteca.table.app import create_app
from ludoteca.table.settings import Settings
from ludoteca.table.storage import Storage
from ludoteca.table.wire import Door, Wire

PORT = 8010
TAKEN = Phrase(
    "La porta {port} è già in uso. Scegline un'altra con --port, oppure --port 0 per una qualsiasi libera.",
    "Port {port} is already in use. Choose another with --port, or --port 0 for any free one.",
)
CANNOT = Phrase("Non si può aprire {host}:{port}: {why}.", "Cannot open {host}:{port}: {why}.")
OPEN_AT = Phrase("Il tavolo è aperto: {url}  (Ctrl-C per chiudere)", "The table is open: {url}  (Ctrl-C to close)")
REACHED_AT = Phrase("Gli altri nella rete lo trovano qui: {url}", "Others in the network find it here: {url}")
BAD_DATABASE = Phrase(
    "Il database non si può usare: {why}. Serve un file SQLite, o un URL come postgresql+psycopg://utente@host/nome.",
    "The database cannot be used: {why}. It takes an SQLite file, or a URL such as postgresql+psycopg://user@host/name.",
)
NO_DRIVER = Phrase(
    "manca {module}; per PostgreSQL serve «pip install 'psycopg[binary]'» e un URL che comincia con postgresql+psycopg://",
    "{module} is missing; PostgreSQL needs “pip install 'psycopg[binary]'” and a URL that begins with "
    "postgresql+psycopg://",
)


LEFT_OUT = Phrase(
    "Il pacchetto «{folder}» è lasciato fuori ({n} errori, qui sopra). Il tavolo apre senza.",
    "The pack “{folder}” is left out ({n} problems, above). The table opens without it.",
)
FILES = 65_536
"""As many as the service of `deploy/` may open."""
SOMEWHERE = "192.0.2.1"
"""An address that nobody has, set apart for examples."""


def default_database() -> str:
    return str(data_folder() / "tables.sqlite")


def bound(host: str, port: int, lang: str) -> socket.socket:
    """Open a listening socket; from here on nobody else can take the port."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small frames at once only on sockets that say they are TCP; the rest wait 40 ms for each other.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(256)
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise Refused(TAKEN.fill(port=port), lang) from None
        raise Refused(CANNOT.fill(host=host, port=port, why=cause(error)), lang) from None
    return listening


def reached_at(host: str, port: int) -> str:
    """Return the address at which others in the network find a server that listens there; "" if they do not."""
    if host in ("127.0.0.1", "::1", "localhost"):
        return ""
    if host not in ("0.0.0.0", "::"):
        return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((SOMEWHERE, 9))  # sends nothing: only which way it would go is asked
        except OSError:
            return ""
        return f"http://{asking.getsockname()[0]}:{port}"


def can_show_browser() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--allow-host",
    "hosts",
    multiple=True,
    metavar="NAME",
    help="A name by which browsers ask for it, such as that of a site; repeat it for several.",
)
@click.option("--port", default=PORT, show_default=True, type=click.IntRange(0, 65535), help="0 for any free port.")
@click.option(
    "--database",
    default="",
    envvar="LUDOTECA_DATABASE",
    show_envvar=True,
    help="An SQLite file or a URL such as postgresql+psycopg://user@host/name.",
)
@click.option(
    "--pack",
    "folders",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    multiple=True,
    help="A pack of any game that is offered to everybody at new tables; repeatable. A broken one is left out.",
)
@click.option("--open/--no-open", "open_browser", default=None, help="Open a browser; by default where there is one.")
@click.option("--bot-workers", default=None, type=click.IntRange(1, 64), help="Processes for bots.")
@click.option(
    "--bot-pause",
    default=0.7,
    show_default=True,
    type=click.FloatRange(0),
    help="Seconds that a bot waits before it plays.",
)
@click.option(
    "--forget-after",
    metavar="DAYS",
    type=click.FloatRange(0, min_open=True),
    help="Remove tables and campaigns that nobody has touched for so many days; by default they are kept for ever.",
)
@click.option(
    "--laboratory",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Show the reports in this folder to everybody who opens the table.",
)
def serve(
    host: str,
    port: int,
    hosts: tuple[str, ...],
    database: str,
    folders: tuple[Path, ...],
    open_browser: bool | None,
    bot_workers: int | None,
    bot_pause: float,
    forget_after: float | None,
    laboratory: Path | None,
) -> None:
    """Open the table for browsers."""
    lang = system_language()
    kept_in = database or default_database()
    listening = bound(host, port, lang)
    named = brought(folders, lang)
    workers = bot_workers or max(1, min(8, (os.cpu_count() or 1) - 1))
    settings = Settings(
        database=kept_in,
        bot_workers=workers,
        bot_pause=bot_pause,
        forget_after=forget_after,
        packs=named,
        laboratory=laboratory,
        hosts=hosts,
        reached_at=reached_at(host, listening.getsockname()[1]),
    )
    try:
        prepare_database(settings.database)
    except (sa.exc.SQLAlchemyError, ImportError, ValueError) as error:
        listening.close()
        raise Refused(BAD_DATABASE.fill(why=database_cause(error)), lang) from None
    app = create_app(settings)
    allow_files()
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host
    url = f"http://{shown}:{listening.getsockname()[1]}/"
    click.echo(OPEN_AT.fill(url=url).say(lang))
    if settings.reached_at:
        click.echo(REACHED_AT.fill(url=settings.reached_at).say(lang))
    if open_browser or (open_browser is None and can_show_browser()):
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()
    with suppress(KeyboardInterrupt):  # that is how a table is closed
        uvicorn.Server(server_config(app)).run(sockets=[listening])


def allow_files() -> None:
    """Let this process open as many files as it may: each connection is one, and 1,024 are soon used up."""
    try:
        import resource
    except ImportError:  # not on every system
        return
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if most == resource.RLIM_INFINITY else min(FILES, most)
    if now != resource.RLIM_INFINITY and now < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


def brought(folders: tuple[Path, ...], lang: str) -> tuple[str, ...]:
    """Lay the packs on the shelf and return their names; tell everything that is wrong with those left out."""
    names, broken = packs.bring(folders)
    for pack in broken:
        for problem in pack.problems:
            click.echo(str(problem), err=True)
        click.echo(LEFT_OUT.fill(folder=pack.folder, n=len(pack.problems)).say(lang), err=True)
    return tuple(names)


def prepare_database(database: str) -> None:
    """Open it once before anybody is told that the table is open."""
    storage = Storage(database)
    try:
        storage.prepare()
    finally:
        storage.close()


def database_cause(error: Exception) -> Phrase:
    """Say what is wrong with a database, without what only programmers need; its own words are quoted as they are."""
    if isinstance(error, ModuleNotFoundError):
        return NO_DRIVER.fill(module=error.name)
    message = str(error.orig if isinstance(error, sa.exc.DBAPIError) else error)
    first = message.strip().partition("\n")[0].rstrip(".")
    return Phrase(f"«{first}»", f"“{first}”")


def server_config(app: Starlette) -> uvicorn.Config:
    """Set how the application is served; frames a bit too long are answered, far too long ones end the connection."""
    return uvicorn.Config(
        app,
        log_level="warning",
        http=Door,
        ws=Wire,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # changes are short, and deflating them costs more than drawing them
        timeout_graceful_shutdown=3,
        server_header=False,
    )
