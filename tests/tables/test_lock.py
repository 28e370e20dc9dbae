"""A locked table takes nobody new: not even somebody who was put out and came as another guest."""

import pytest

from rollwright.core.chance import Luck
from rollwright.tables.commands import Join, Kick, Leave, Lock, Start
from rollwright.tables.errors import NotHost, Refused
from rollwright.tables.live import FINISHED, LiveTable, rebuild
from rollwright.tables.opening import rematch_events
from rollwright.tables.snapshot import dump, load
from tests.tables.table_driver import ANN, BOB, EVE, SECRET, TableDriver, friends, new_id


def lock(driver: TableDriver, guest: str = ANN, on: bool = True) -> None:
    driver.execute(guest, Lock(command=new_id(), on=on))


def refusal(driver: TableDriver, guest: str) -> str:
    with pytest.raises(Refused) as found:
        driver.execute(guest, Join(command=new_id(), name="Eve"))
    return found.value.message.key


@pytest.mark.parametrize("kind", ["table", "event"])
def test_who_was_put_out_cannot_come_back_with_another_token(kind: str) -> None:
    driver = TableDriver(kind=kind, seats=3, seat=True)
    seat = driver.join(BOB, "Bob")
    lock(driver)
    driver.execute(ANN, Kick(command=new_id(), seat=seat))
    assert refusal(driver, BOB) == "table.barred"
    assert refusal(driver, EVE) == "table.locked"
    lock(driver, on=False)
    driver.join(EVE, "Eve")


def test_a_seat_that_is_left_while_the_game_runs_stays_free() -> None:
    driver = friends()
    lock(driver)
    driver.execute(BOB, Leave(command=new_id()))
    assert refusal(driver, EVE) == "table.locked"


def test_only_the_host_locks_and_everybody_is_told() -> None:
    driver = friends()
    for guest in (BOB, EVE):
        with pytest.raises(NotHost):
            lock(driver, guest)
    lock(driver)
    assert driver.live.notices[-1].messages[0].key == "table.locks"
    with pytest.raises(Refused):
        lock(driver)
    lock(driver, on=False)
    assert driver.live.notices[-1].messages[0].key == "table.unlocks"


def test_it_outlives_a_restart_with_a_snapshot_and_without() -> None:
    driver = friends()
    lock(driver)
    assert rebuild("abcdefgh", driver.log).is_locked
    loaded = load("abcdefgh", dump(driver.live), [])
    assert isinstance(loaded, LiveTable)
    assert loaded.is_locked


def test_the_next_table_is_locked_as_well() -> None:
    driver = TableDriver(seats=1)
    lock(driver)
    driver.execute(ANN, Start(command=new_id()))
    live = driver.live
    luck = Luck("1")
    while live.stage != FINISHED:
        driver.play_on(luck)
    assert rebuild("abcdefgi", rematch_events(live, ANN, {ANN}, SECRET)).is_locked
