"""Two people of one name at a table are told apart."""

import pytest

from rollwright.tables.commands import Leave, Rename
from rollwright.tables.decision import MAX_NAME_LENGTH
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
