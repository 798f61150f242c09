"""A painting in the making: what reads the same is not drawn again."""

from __future__ import annotations

from ludoteca.kernel.paintings import NOTHING, Easel, Painting


def painted(easel: Easel) -> Painting:
    return easel.painted(10, 10, "", "", NOTHING)


def with_section(before: Painting | None, reads: str, calls: list[str], fresh: bool = False) -> Painting:
    """Paint a section of two parts, after a part of its own."""
    easel = Easel(("game",), before, fresh)
    easel.put("ground", (), lambda: "<rect/>")

    def paint() -> None:
        calls.append(reads)
        for at in range(2):
            easel.put(f"card:{at}", (reads,), lambda: f"<text>{reads}</text>", f"translate({at} 0)")

    assert list(easel.section("cards", (reads,), paint).parts) == ["card:0", "card:1"]
    return painted(easel)


def test_a_section_that_reads_the_same_is_taken_from_the_painting_before() -> None:
    calls: list[str] = []
    first = with_section(None, "a", calls)
    second = with_section(first, "a", calls)
    assert calls == ["a"]
    assert [part.key for part in second.parts] == ["ground", "card:0", "card:1"]
    assert all(was is now for was, now in zip(first.parts, second.parts, strict=True))


def test_a_section_that_reads_otherwise_is_painted_again() -> None:
    calls: list[str] = []
    second = with_section(with_section(None, "a", calls), "b", calls)
    assert calls == ["a", "b"]
    assert [part.svg for part in second.parts[1:]] == ["<text>b</text>"] * 2


def test_a_fresh_painting_takes_no_section_from_before() -> None:
    calls: list[str] = []
    with_section(with_section(None, "a", calls), "a", calls, fresh=True)
    assert calls == ["a", "a"]


def test_what_was_wiped_may_be_painted_again() -> None:
    easel = Easel(("game",))
    easel.section("cards", (), lambda: easel.put("card", (), lambda: "<rect/>"))
    easel.wipe()
    easel.section("cards", (), lambda: easel.put("card", (), lambda: "<rect/>"))
    assert list(easel.parts) == ["card"]
    assert list(easel.sections) == ["cards"]


def seen_by(before: Painting | None, viewer: str, calls: list[str]) -> Painting:
    """Paint a section that is the same for everybody, and one for the viewer alone."""
    easel = Easel(("game",), before)

    def paint(name: str) -> None:
        calls.append(name)
        easel.put(name, (name,), lambda: f"<text>{name}</text>")

    easel.section("board", ("open",), lambda: paint("board"))
    easel.section("hand", (viewer,), lambda: paint(f"hand of {viewer}"))
    return painted(easel)


def test_those_who_look_at_one_table_share_the_sections_that_read_the_same() -> None:
    calls: list[str] = []
    first = seen_by(None, "a", calls)
    second = seen_by(first, "b", calls)
    assert calls == ["board", "hand of a", "hand of b"]
    assert second.by_key["board"] is first.by_key["board"]
    assert list(second.by_key) == ["board", "hand of b"]


def test_what_a_section_left_for_others_is_kept_with_it() -> None:
    first = Easel(("game",))
    first.section("board", (), lambda: {"card": 3})
    second = Easel(("game",), painted(first))
    assert second.section("board", (), lambda: None).left == {"card": 3}


def test_a_section_that_was_covered_for_a_while_is_not_painted_again() -> None:
    calls: list[str] = []
    covered = painted(Easel(("game",), with_section(None, "a", calls)))
    assert not covered.parts
    again = with_section(covered, "a", calls)
    assert calls == ["a"]
    assert [part.key for part in again.parts] == ["ground", "card:0", "card:1"]
