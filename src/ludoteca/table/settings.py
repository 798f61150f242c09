"""What a table server can be told to do otherwise: limits, times, and where choices are kept."""

from __future__ import annotations

from pathlib import Path

import msgspec


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything adjustable about a server. The defaults suit a server on the open internet."""

    database: str = "sqlite:///ludoteca.sqlite"
    poll_seconds: float = 0.3
    """How often rooms look for choices that another process has written."""
    idle_seconds: float = 120.0
    """How long a room that nobody is in stays in memory."""
    snapshot_every: int = 5
    """After how many choices the position is written down, too: a table is opened there, and follows the rest."""

    bot_workers: int = 1
    bot_pause: float = 0.7
    """How long a bot waits before it plays, so that people can follow."""
    bot_seconds: float = 20.0
    """How long a bot may think before it is stopped."""
    bot_milliseconds: int = 1500
    """The budget given to bots that search."""
    hint_bot: str = "strong"
    """Who gives hints, and analyses matches that are over."""
    analysis_seconds: float = 60.0
    """How much time the analysis of one match may take."""
    analysis_iterations: int = 40
    """How long each decision of it is thought about."""

    table_seconds: float = 2.0
    """How much processor time one table may take at a time before it is set aside."""
    reading_workers: int = 2
    reading_seconds: float = 3.0
    """How long a deck that somebody has sent may take to be read."""
    collection_seconds: float = 10.0
    """The same for a collection, which has fifty times as many lines."""

    frame_bytes: int = 16 * 1024
    body_bytes: int = 64 * 1024
    deck_bytes: int = 1024 * 1024
    """Of a deck that somebody imports: other programs' saves are long."""
    packs: tuple[str, ...] = ()
    """The packs that are offered to everybody, by their names on the shelf (`ludoteca.kernel.shelves`)."""
    pack_bytes: int = 2 * 1024 * 1024
    """Of a pack that somebody brings; 0: nobody may."""
    pack_seconds: float = 20.0
    """How long such a pack may take to be looked through, with its game loaded for it."""
    packs_kept: int = 500
    """In all, with those of the owner; no more are taken in then."""
    packs_per_hour: int = 12
    """By one address."""
    frames_per_second: float = 15.0
    frames_burst: int = 40
    """By one socket; by all sockets of one address:"""
    address_frames_per_second: float = 100.0
    address_frames_burst: int = 400
    chats_per_second: float = 0.5
    chats_burst: int = 6
    arrivals_per_second: float = 300.0
    arrivals_burst: int = 3000
    """Requests of any kind by one address: a first page takes some sixty files. What is neither file nor picture:"""
    requests_per_second: float = 20.0
    requests_burst: int = 100
    pictures_per_second: float = 200.0
    pictures_burst: int = 2000
    """A table shows dozens of pictures at once, a deck builder hundreds."""
    tables_per_hour: int = 60
    """By one address."""
    sockets_per_link: int = 40
    """Of one table; counted by link, so that no crowd of spectators can keep a player out."""
    sockets_per_address: int = 100
    connections_per_address: int = 200
    """Besides sockets; of those through a proxy that is trusted, by the address that it names. A browser keeps six."""
    hello_seconds: float = 15.0
    """How long a socket may be open before it says hello."""
    body_seconds: float = 15.0
    """How long a request may take to arrive."""
    faults_allowed: int = 50
    """How many bad or too frequent frames a socket may send before it is closed."""
    late_bytes: int = 256 * 1024
    """How much may wait for a slow reader before positions are left out; it gets the latest when that has gone."""
    queue_frames: int = 256
    """How many frames may wait for a slow reader before its socket is closed."""
    queue_bytes: int = 2 * 1024 * 1024
    """The same in bytes."""

    laboratory: Path | None = None
    """A folder whose reports everybody may look at; None: there is no laboratory."""
    hosts: tuple[str, ...] | None = None
    """Names by which it may be asked for, besides plain addresses and those of this machine; None: any."""
    reached_at: str = ""
    """The address at which others in the network find this server; "" where only this machine does, or nobody knows."""
    forget_after: float | None = None
    """Days after which a table or a campaign that nobody has touched is removed; None: never."""
    forget_seconds: float = 3600.0
    """How often such tables are looked for."""
