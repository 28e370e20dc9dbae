"""The limits of what is read from outside."""

from rollwright.core.limits import MOST_NESTING, is_nested_too_deeply


def nested(levels: int) -> object:
    value: object = 1
    for level in range(levels):
        value = {"a": value} if level % 2 else [0, value]
    return value


def test_values_may_be_nested_up_to_the_limit() -> None:
    assert not is_nested_too_deeply(nested(0))
    assert not is_nested_too_deeply(nested(MOST_NESTING))
    assert is_nested_too_deeply(nested(MOST_NESTING + 1))


def test_nesting_beyond_what_python_can_follow_is_seen() -> None:
    assert is_nested_too_deeply(nested(100_000))


def test_many_values_are_not_deep() -> None:
    assert not is_nested_too_deeply([[number] for number in range(10_000)])
