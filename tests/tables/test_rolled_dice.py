"""Clients are told which dice were rolled, and when, so that the page animates exactly these."""

from typing import Any

from msgspec import to_builtins

from rollwright.core.chance import Luck
from rollwright.core.message import ENGLISH
from rollwright.core.position import ROLL
from rollwright.server.view import shared_parts
from rollwright.server.wire.view_parts import StatusView
from rollwright.tables.commands import Play, RollDice, Start
from rollwright.tables.live import LiveTable, rebuild
from rollwright.tables.snapshot import dump, load
from rollwright.tables.standings import standings_of
from tests.games.dice_realms.table import GAME, new_game
from tests.tables.table_driver import ANN, BOB, TableDriver, friends, new_id


def realms() -> TableDriver:
    """Ann and Bob after rolling all their dice."""
    driver = TableDriver(game="dice-realms", dice="manual")
    driver.join(BOB, "Bob")
    driver.execute(ANN, Start(command=new_id()))
    for outcome in ("fate good-harvest", "0 tinker tinker", "1 tinker tinker"):
        roll(driver, outcome)
    return driver


def roll(driver: TableDriver, outcome: str) -> int:
    """Enter a roll of real dice; returns the version of its event."""
    driver.execute(ANN, RollDice(command=new_id(), outcome=outcome))
    return driver.live.version


def told(live: LiveTable) -> Any:
    status = shared_parts(live, ENGLISH, standings_of(live), lambda _: False)["status"]
    assert isinstance(status, StatusView)
    return to_builtins(status.rolled)


def test_each_die_is_told_with_its_own_last_roll() -> None:
    driver = realms()
    last = driver.live.version
    assert told(driver.live) == {
        "together": 0,
        "seats": {
            "0": {"fate": last - 2, "black": last - 1, "white": last - 1},
            "1": {"fate": last - 2, "black": last, "white": last},
        },
    }


def test_a_reroll_is_told_of_this_die_alone_even_if_it_shows_the_same() -> None:
    driver = realms()
    before = told(driver.live)["seats"]
    driver.execute(ANN, Play(command=new_id(), move="reroll:black"))
    again = roll(driver, "0 tinker")
    assert told(driver.live) == {
        "together": 0,
        "seats": {"0": {**before["0"], "black": again}, "1": before["1"]},
    }


def test_a_move_that_turns_or_swaps_a_die_is_no_roll() -> None:
    driver = realms()
    before = told(driver.live)
    for guest in (ANN, BOB, ANN, BOB):
        driver.execute(guest, Play(command=new_id(), move="done"))
    driver.execute(BOB, Play(command=new_id(), move="white:tinker>prospector"))
    assert told(driver.live) == before


def test_dice_of_all_are_told_as_one_number() -> None:
    driver = friends()
    assert told(driver.live) == {"together": driver.live.version, "seats": {}}


def test_the_log_and_a_snapshot_know_it_too() -> None:
    driver = realms()
    assert rebuild("abcdefgh", driver.log).rolled == driver.live.rolled
    found = load("abcdefgh", dump(driver.live), [])
    assert found is not None
    assert found.rolled == driver.live.rolled


def test_every_die_that_is_rolled_lies_before_its_seat() -> None:
    position = new_game(setup="random").position
    seen = set()
    while position.phase == ROLL:
        dice = GAME.paper.rolling(position)
        position.roll(position.sample(Luck("paper")))
        for seat, die in dice or ():
            seen.add((seat, die))
            assert die in [shown.id for shown in GAME.paper.dice(position, seat)]
    assert seen == {(seat, die) for seat in (0, 1) for die in ("fate", "black", "white")}
