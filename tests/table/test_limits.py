"""Token buckets, tokens, and what strangers may call themselves."""

from __future__ import annotations

import pytest

from ludoteca.table.errors import Refused
from ludoteca.table.limits import MOST_ADDRESSES, Bucket, Buckets
from ludoteca.table.protocol import Choose, Ping, clean, read_frame
from ludoteca.table.tokens import cover, hashed, is_token, new_stamp, new_token, next_token, stamp_of, uncover


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills() -> None:
    clock = Clock()
    bucket = Bucket(rate=2.0, size=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_address_has_its_own_bucket_and_memory_is_bounded() -> None:
    buckets = Buckets(0.0, 1, Clock())
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    for number in range(MOST_ADDRESSES):
        buckets.take(str(number))
    assert len(buckets.by_address) == MOST_ADDRESSES
    assert "a" not in buckets.by_address


def test_tokens() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(is_token(token) and len(hashed(token)) == 64 for token in tokens)
    assert not is_token("x" * 31)
    assert not is_token("x" * 31 + "\n")


def test_tokens_of_a_table_begin_alike_for_ever() -> None:
    stamp = new_stamp()
    one, two = new_token(stamp), new_token(stamp)
    assert one != two
    assert {stamp_of(one), stamp_of(two), stamp_of(next_token(one)), stamp_of(next_token(next_token(two)))} == {stamp}
    assert one[:4] == next_token(two)[:4] != new_token()[:4]


def test_a_token_from_before_there_were_stamps_leads_where_it_did() -> None:
    old = "5f0cT3vYp8kQw1zXn7bRa2LsEj9Hd4Mu"
    assert next_token(old) == "Xaf1KgOjzaWwr2fcfWBYtsKYxdgU1PMh"
    assert stamp_of(old) != stamp_of(old), "it has none: each time another is made"


def test_a_covered_token_is_known_only_with_the_other() -> None:
    watch, seat, other = new_token(), new_token(), new_token()
    covered = cover(watch, seat)
    assert covered != watch
    assert uncover(covered, seat) == watch
    assert uncover(covered, other) != watch


def test_names_are_one_plain_line() -> None:
    assert clean("  A\tn\u200bn a\n", 30) == "A n n a"
    assert clean("{seat0}", 30) == "seat0"
    assert clean("x" * 50, 30) == "x" * 30
    assert clean("Zoë 你好", 30) == "Zoë 你好"
    assert clean("\u202e\u0000", 30) == ""


def test_frames_are_read_whole_or_not_at_all() -> None:
    assert read_frame('{"type": "ping"}') == Ping()
    assert read_frame('{"type": "choose", "seat": 1, "option": "end", "after": 3}') == Choose(1, "end", 3)
    with pytest.raises(Refused, match="Expected `int`, got `str`"):
        read_frame('{"type": "choose", "seat": "1", "option": "end", "after": 3}')
