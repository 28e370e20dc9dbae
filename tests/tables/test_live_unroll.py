"""The host can take back a mistyped roll of real dice until a player has used it."""

import asyncio
from pathlib import Path

import pytest

from rollwright.core.errors import NothingToUndo
from rollwright.core.message import say
from rollwright.core.record import write_record
from rollwright.tables.archive import record_of
from rollwright.tables.commands import Hand, Pause, Play, RollDice, SeatBot, Start, Undo
from rollwright.tables.decision import decide_move
from rollwright.tables.errors import NotSeated, Refused, Stale
from rollwright.tables.journal import Journal
from rollwright.tables.live import LiveTable, rebuild
from rollwright.tables.registry import TableRegistry
from rollwright.tables.snapshot import dump, load
from tests.tables.table_driver import ANN, BOB, TableDriver, new_id, state_of

FIRST, WRONG, RIGHT = "r3 w5", "b1 g1", "b1 g2"


def real(**wishes: object) -> TableDriver:
    """Ann and Bob after a first turn with real dice."""
    driver = TableDriver(**{"dice": "manual", **wishes})
    driver.join(BOB, "Bob")
    driver.execute(ANN, Start(command=new_id()))
    roll(driver, FIRST)
    for guest in (ANN, BOB):
        if guest in driver.live.seat_of:
            for move in ("r3>PA", "w5>HI", "done"):
                driver.execute(guest, Play(command=new_id(), move=move))
    return driver


def roll(driver: TableDriver, outcome: str) -> None:
    driver.execute(ANN, RollDice(command=new_id(), outcome=outcome))


def undo(driver: TableDriver, guest: str = ANN) -> None:
    driver.execute(guest, Undo(command=new_id()))


def game_of(live: LiveTable) -> object:
    """The state of the game, without the number of undos."""
    position, turns = live.running.position.to_json(), live.running.turns
    return position, turns, [seat.moves for seat in live.seats], live.running.rolled.to_json()


@pytest.mark.parametrize("kind", ["table", "event"])
def test_the_table_is_as_it_was_before_the_roll(kind: str) -> None:
    driver = real(kind=kind)
    before = game_of(driver.live)
    roll(driver, WRONG)
    undo(driver)
    assert game_of(driver.live) == before
    assert driver.live.last_roll == ()
    assert say(driver.live.notices[-1].messages[0]) == "The host takes the last roll back."
    roll(driver, RIGHT)
    record = write_record(record_of(driver.live.running))
    assert f"2. {RIGHT}" in record
    assert WRONG not in record
    assert state_of(rebuild("abcdefgh", driver.log)) == state_of(driver.live)


def test_the_first_roll_too_and_one_after_the_other() -> None:
    driver = TableDriver(game="dice-realms", dice="manual")
    driver.join(BOB, "Bob")
    driver.execute(ANN, Start(command=new_id()))
    outcomes = ["fate good-harvest", "0 tinker farm", "1 farm farm"]
    stages = []
    for outcome in outcomes:
        stages.append(game_of(driver.live))
        roll(driver, outcome)
    for stage in reversed(stages):
        assert driver.live.can_unroll()
        undo(driver)
        assert game_of(driver.live) == stage
    assert not driver.live.can_unroll()
    with pytest.raises(NothingToUndo):
        undo(driver)


def test_what_was_done_before_it_can_be_taken_back_again() -> None:
    driver = real()
    roll(driver, WRONG)
    undo(driver)
    assert driver.live.can_undo(1)
    undo(driver, BOB)
    assert driver.live.running.position.waiting() == [1]


def test_not_once_somebody_has_moved_but_again_when_that_is_taken_back() -> None:
    driver = real()
    roll(driver, WRONG)
    driver.execute(BOB, Play(command=new_id(), move=_first(driver.live, 1)))
    assert not driver.live.can_unroll()
    with pytest.raises(NothingToUndo, match="no roll to take back"):
        undo(driver)
    undo(driver, BOB)
    assert driver.live.can_unroll()
    undo(driver)
    assert [turn.outcome for turn in driver.live.running.turns] == [FIRST]


def test_moves_of_bots_go_with_it() -> None:
    driver = TableDriver(dice="manual", seats=2)
    driver.execute(ANN, SeatBot(command=new_id(), seat=1, bot="greedy"))
    driver.execute(ANN, Start(command=new_id()))
    before = game_of(driver.live)
    roll(driver, FIRST)
    driver.apply(decide_move(driver.live, 1, _first(driver.live, 1)))
    undo(driver)
    assert game_of(driver.live) == before


def test_only_the_host_and_only_real_dice_while_the_game_is_played() -> None:
    driver = real()
    roll(driver, WRONG)
    with pytest.raises(NothingToUndo):
        undo(driver, BOB)
    with pytest.raises(NotSeated):
        undo(driver, "eve's hash")
    seen = driver.live.version - 1
    with pytest.raises(Stale):
        driver.execute(ANN, Undo(command=new_id(), version=seen))
    driver.execute(ANN, Pause(command=new_id()))
    with pytest.raises(Refused):
        undo(driver)
    provable = TableDriver(seats=1, start=True)
    provable.roll()
    assert not provable.live.can_unroll()
    with pytest.raises(NothingToUndo):
        undo(provable)


def test_whoever_is_the_host_then() -> None:
    driver = real()
    roll(driver, WRONG)
    driver.execute(ANN, Hand(command=new_id(), seat=1))
    with pytest.raises(NothingToUndo):
        undo(driver)
    undo(driver, BOB)
    assert driver.live.must_roll()


def test_a_table_found_by_its_snapshot_takes_it_back_too() -> None:
    driver = real()
    roll(driver, WRONG)
    found = load("abcdefgh", dump(driver.live), [])
    undo(driver)
    assert found is not None
    found.apply(driver.log[-1])
    assert state_of(found) == state_of(driver.live)


def test_what_a_bot_thought_of_a_roll_that_is_gone_is_not_done(tmp_path: Path) -> None:
    async def scene() -> None:
        registry = TableRegistry(Journal(tmp_path / "tables.db"))
        writer = await registry.open(TableDriver(dice="manual", bots=["greedy"], start=True).log)
        writer.set_attended(True)
        await writer.execute(ANN, RollDice(command="r", outcome=FIRST))
        await writer.execute(ANN, Undo(command="u"))
        await writer.flush()
        assert writer.live.must_roll()
        assert writer.live.running.turns == []
        await registry.close()

    asyncio.run(scene())


def _first(live: LiveTable, seat: int) -> str:
    position = live.running.position
    return position.text(seat, position.legal(seat)[0])
