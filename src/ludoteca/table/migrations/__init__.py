"""How a database that is in use becomes what `schema` says: a step for every change, each with its way back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

FIRST = "0001"
"""The form in which tables were kept before databases knew their form."""
_LOCK = 1_747_001
"""A number that PostgreSQL knows us by while we migrate."""


def migrate(engine: sa.Engine, to: str = "head") -> None:
    """Bring the database to this form; of several processes that start at the same time one does it."""
    with engine.connect() as db:
        if db.dialect.name == "sqlite":
            db.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            db.exec_driver_sql(f"SELECT pg_advisory_xact_lock({_LOCK})")
        config = _config(db)
        known = set(sa.inspect(db).get_table_names())
        if "tables" in known and "alembic_version" not in known:
            command.stamp(config, FIRST)
        if to == "head" or to > _form(db):
            command.upgrade(config, to)
        else:
            command.downgrade(config, to)
        db.commit()


def _config(db: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", "ludoteca.table:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = db
    return config


def _form(db: sa.Connection) -> str:
    """Read the form that the database has now; "" for an empty one."""
    if not sa.inspect(db).has_table("alembic_version"):
        return ""
    return str(db.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() or "")
