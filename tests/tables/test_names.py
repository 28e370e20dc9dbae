"""Names are seen, and two people whose names look alike at a table are told apart."""

import pytest

from rollwright.core.errors import BadOptions
from rollwright.tables.commands import Leave, Rename
from rollwright.tables.names import MAX_NAME_LENGTH, clean_name
from tests.tables.table_driver import ANN, BOB, EVE, TableDriver, new_id


def names(driver: TableDriver) -> list[str]:
    return [seat.name for seat in driver.live.seats]


def rename(driver: TableDriver, guest: str, name: str) -> None:
    driver.execute(guest, Rename(command=new_id(), name=name))


@pytest.mark.parametrize("same", ["Ann", "ANN", " ann  "])
def test_a_second_and_a_third_one_get_numbers(same: str) -> None:
    driver = TableDriver(seats=3, name="Ann")
    driver.join(BOB, same)
    driver.join(EVE, "Ann")
    assert names(driver) == ["Ann", f"{same.strip()} 2", "Ann 3"]


def test_who_changes_the_name_may_have_the_own_one_and_a_free_one() -> None:
    driver = TableDriver(seats=2, name="Ann")
    driver.join(BOB, "Ann")
    rename(driver, BOB, "Ann 2")
    assert names(driver) == ["Ann", "Ann 2"]
    rename(driver, BOB, "Bob")
    rename(driver, ANN, "bob")
    assert names(driver) == ["bob 2", "Bob"]
    driver.execute(BOB, Leave(command=new_id()))
    rename(driver, ANN, "Bob")
    assert driver.live.seats[0].name == "Bob"


def test_a_number_fits_behind_the_longest_name() -> None:
    long = "x" * MAX_NAME_LENGTH
    driver = TableDriver(seats=2, name=long)
    driver.join(BOB, long)
    assert names(driver)[1] == "x" * (MAX_NAME_LENGTH - 2) + " 2"


def test_at_an_event_names_stay_as_they_are_given() -> None:
    driver = TableDriver(kind="event", seat=True, name="Ann")
    driver.join(BOB, "Ann")
    assert names(driver) == ["Ann", "Ann"]


LOOK_LIKE_ANN = {
    "Cyrillic": "\u0410nn",
    "full width": "\uff21\uff4e\uff4e",
    "bold": "\U0001d400\U0001d427\U0001d427",
    "joined": "An\u200dn",
    "a selector": "Ann\ufe0f",
    "a hard blank": "A\u2009n n",
}


@pytest.mark.parametrize("name", LOOK_LIKE_ANN.values(), ids=LOOK_LIKE_ANN.keys())
def test_who_only_looks_like_ann_is_the_second(name: str) -> None:
    driver = TableDriver(seats=2, name="Ann")
    driver.join(BOB, name)
    assert names(driver)[1].endswith(" 2")
    driver.execute(BOB, Rename(command=new_id(), name="Bob"))
    driver.execute(BOB, Rename(command=new_id(), name=name))
    assert names(driver)[1].endswith(" 2")


@pytest.mark.parametrize(
    ("one", "other"), [("Will", "WiII"), ("Moira", "Moлra"), ("bob", "b\u043eb"), ("Mira", "Mlra")]
)
def test_letters_that_look_alike(one: str, other: str) -> None:
    driver = TableDriver(seats=2, name=one)
    driver.join(BOB, other)
    alike = "\u043b" not in other
    assert names(driver)[1] == (f"{other} 2" if alike else other)


@pytest.mark.parametrize(
    "name",
    ["José", "Анна", "Łukasz", "מרים", "عائشة", "Nguyễn Thị", "山田", "👩‍🚀", "👍🏽", "❤️", "ป้า"],
)
def test_names_of_all_scripts_are_welcome(name: str) -> None:
    driver = TableDriver(seats=2, name="Ann")
    driver.join(BOB, name)
    assert names(driver)[1] == name


def test_an_accent_tells_two_apart_and_so_it_stays() -> None:
    driver = TableDriver(seats=2, name="Jose")
    driver.join(BOB, "Jose\u0301")
    assert names(driver)[1] == "Jos\u00e9"


UNSEEN = {
    "nothing": "",
    "blanks": " \u2003 ",
    "zero width": "\u200b",
    "joiner": "\u200d",
    "joiner first": "\u200dAnn",
    "joiner last": "Ann\u200d",
    "soft hyphen": "A\u00adnn",
    "right to left": "\u202eAnn",
    "isolate": "\u2066Ann\u2069",
    "tag": "Ann\U000e0041",
    "Hangul filler": "\u3164",
    "Braille blank": "\u2800",
    "grapheme joiner": "A\u034fnn",
    "only a mark": "\u0301",
    "a flood of marks": "A" + "\u0301" * 9,
    "private": "\ue000",
    "control": "A\x07nn",
    "too long": "x" * 41,
}


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN.keys())
def test_what_nobody_can_see_is_no_name(name: str) -> None:
    with pytest.raises(BadOptions):
        clean_name(name)
