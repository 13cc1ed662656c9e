"""The cache of a pure function's newest result."""

from __future__ import annotations

from engine.core.immutable import cache_newest


def test_cached_newest_result_is_reused_for_equal_arguments_and_recomputed_for_others() -> None:
    asked = list[tuple[str, ...]]()

    @cache_newest
    def together(words: tuple[str, ...], end: str) -> str:
        asked.append(words)
        return "".join(words) + end

    one, other = ("a", "b"), ("c",)
    assert [together(words, "!") for words in (one, one, other, one)] == ["ab!", "ab!", "c!", "ab!"]
    assert asked == [one, other, one]


def test_recursive_function_with_a_cached_newest_result_returns_the_uncached_values() -> None:
    """As threads do, and functions that ask themselves."""

    @cache_newest
    def sum_to(number: int) -> int:
        return number + sum_to(number - 1) if number else 0

    assert [sum_to(4), sum_to(3), sum_to(4)] == [10, 6, 10]
