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
