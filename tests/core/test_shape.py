"""Reading JSON from outside: every error names its location."""

import pytest

from rollwright.core import shape
from rollwright.core.errors import BadPosition
from rollwright.core.limits import MOST_SEATS


def test_an_object_has_exactly_its_fields() -> None:
    data = {"a": 1, "b": 2}
    assert shape.fields(data, "it", ("b", "a")) == data


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({"a": 1}, "it.b: this field is missing."),
        ({"a": 1, "b": 2, "c": 3}, "it.c: this field is unknown."),
        ([], "it: an object belongs here."),
        (None, "it: an object belongs here."),
    ],
)
def test_other_objects_are_refused(data: object, complaint: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        shape.fields(data, "it", ("a", "b"))
    assert str(refusal.value).lower() == complaint


@pytest.mark.parametrize("data", [1, 3, 6])
def test_a_number_lies_within_its_bounds(data: int) -> None:
    assert shape.integer(data, "it", 1, 6) == data


@pytest.mark.parametrize("data", [0, 7, -1, True, False, 1.0, "1", None, [1], {}, 10**30])
def test_other_numbers_are_refused(data: object) -> None:
    with pytest.raises(BadPosition, match=r"it: a whole number from 1 to 6 belongs here\."):
        shape.integer(data, "Just it", 1, 6)


def test_a_list_has_the_right_length() -> None:
    assert shape.items([1, 2], "it", 2, 2) == [1, 2]
    assert shape.items([1, 2, 3], "it", 1) == [1, 2, 3]


@pytest.mark.parametrize("data", [[], [1], (1, 2), "ab", {}, None, 2])
def test_other_lists_are_refused(data: object) -> None:
    with pytest.raises(BadPosition, match="a list of the right length"):
        shape.items(data, "it", 2, 2)


def test_a_list_that_is_too_long_is_refused_with_the_limit() -> None:
    with pytest.raises(BadPosition, match="It: a list of at most 2 values belongs here"):
        shape.items([1, 2, 3], "it", 2, 2)
    with pytest.raises(BadPosition, match=f"at most {MOST_SEATS} values"):
        shape.items([1] * (MOST_SEATS + 1), "it", 1)


def test_a_choice_is_one_of_its_texts() -> None:
    assert shape.choice("a", "it", ("a", "b")) == "a"


@pytest.mark.parametrize("data", ["c", "", "A", 1, None, ["a"], {"a": 1}])
def test_other_choices_are_refused(data: object) -> None:
    with pytest.raises(BadPosition, match="one of these belongs here: a, b"):
        shape.choice(data, "it", ("a", "b"))
