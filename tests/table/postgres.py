"""A private PostgreSQL cluster on a unix socket, from Debian's binaries."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from glob import glob
from itertools import count
from pathlib import Path

import psycopg


def binaries() -> Path | None:
    found = sorted(glob("/usr/lib/postgresql/*/bin/initdb"))
    return Path(found[-1]).parent if found else None


class Cluster:
    """Started for a test session; every test gets a database of its own."""

    def __init__(self, folder: Path) -> None:
        self.bin = folder
        self.home = Path(tempfile.mkdtemp(prefix="ludoteca-pg-"))
        self.user = "postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        self.numbers = count(1)
        if os.geteuid() == 0:
            shutil.chown(self.home, "postgres")
        self._run("initdb", "-D", str(self.home / "data"), "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8")
        options = f"-c listen_addresses='' -c unix_socket_directories={self.home}"
        log = str(self.home / "log")
        self._run("pg_ctl", "-D", str(self.home / "data"), "-l", log, "-o", options, "-w", "start")

    def _run(self, name: str, *arguments: str) -> None:
        command = [str(self.bin / name), *arguments]
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            command = ["runuser", "-u", "postgres", "--", *command]
        subprocess.run(command, check=True, cwd="/", stdout=subprocess.DEVNULL, timeout=120)

    def new_database(self) -> str:
        name = f"test{next(self.numbers)}"
        with psycopg.connect(host=str(self.home), user="postgres", dbname="postgres", autocommit=True) as db:
            db.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql+psycopg://postgres@/{name}?host={self.home}"

    def restart(self) -> None:
        """As after a crash: every connection is lost."""
        self._run("pg_ctl", "-D", str(self.home / "data"), "-m", "immediate", "-w", "restart")

    def stop(self) -> None:
        self._run("pg_ctl", "-D", str(self.home / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.home)
