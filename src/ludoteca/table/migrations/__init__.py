"""How a database that is in use becomes what `schema` says: a step for every change, each with its way back.

An empty database is made as `schema` says at once, and one that has the newest form is left alone: only where there are
steps to take is Alembic loaded, which takes longer than everything else that a server does before its first page.
"""

from __future__ import annotations

from importlib import resources

import sqlalchemy as sa

from ludoteca.table.schema import metadata

FIRST = "0001"
"""The form in which tables were kept before databases knew their form."""
_FORMS = sa.Table("alembic_version", sa.MetaData(), sa.Column("version_num", sa.String(32), primary_key=True))
"""Where Alembic keeps the form that a database has."""
_LOCK = 1_747_001
"""A number that PostgreSQL knows us by while we migrate."""


def migrate(engine: sa.Engine, to: str = "") -> None:
    """Bring the database to this form, or to the newest; of several processes that start together one does it."""
    wanted = to or newest()
    with engine.connect() as db:
        if db.dialect.name == "sqlite":
            db.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
        form = form_of(db)
        if not form and wanted == newest():
            _make(db, wanted)
        elif form != wanted:
            _step(db, form, wanted)
        db.commit()


def newest() -> str:
    """Tell the form that `schema` describes: that of the last step."""
    steps = resources.files(__name__).joinpath("versions").iterdir()
    return max(step.name[1:5] for step in steps if step.name.startswith("v"))


def form_of(db: sa.Connection) -> str:
    """Read the form that the database has now; "" for an empty one."""
    names = sa.inspect(db).get_table_names()
    if _FORMS.name in names:
        return str(db.scalar(sa.select(_FORMS.c.version_num)) or "")
    return FIRST if "tables" in names else ""


def _make(db: sa.Connection, form: str) -> None:
    metadata.create_all(db)
    _FORMS.create(db, checkfirst=True)
    db.execute(_FORMS.insert().values(version_num=form))


def _step(db: sa.Connection, form: str, to: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "ludoteca.table:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = db
    if form == FIRST and not sa.inspect(db).has_table(_FORMS.name):
        command.stamp(config, FIRST)
    if to > form:
        command.upgrade(config, to)
    else:
        command.downgrade(config, to)
