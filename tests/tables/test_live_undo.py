"""Undo at a live table: what is offered works, and nothing else is lost."""

import asyncio
from pathlib import Path

import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import NothingToUndo
from rollwright.core.message import say
from rollwright.games import all_games
from rollwright.tables import writer as writer_module
from rollwright.tables.commands import Play, RollDice, Start, Undo
from rollwright.tables.decision import decide
from rollwright.tables.events import AnyEvent, Undone
from rollwright.tables.journal import Journal
from rollwright.tables.live import PLAYING, LiveTable
from rollwright.tables.registry import TableRegistry
from rollwright.tables.table import Table
from tests.tables.table_driver import ANN, BOB, TableDriver, friends, new_id, state_of

FOR_FRIENDS = sorted(name for name, game in all_games().items() if game.max_seats != 1)


def built_upon() -> TableDriver:
    """Ann and Bob have kept their dice, and Bob has already used what both collected."""
    driver = TableDriver(game="dice-realms", dice="manual")
    driver.join(BOB, "Bob")
    driver.execute(ANN, Start(command=new_id()))
    for outcome in ("fate good-harvest", "0 tinker farm", "1 farm farm"):
        driver.execute(ANN, RollDice(command=new_id(), outcome=outcome))
    for guest, move in ((ANN, "done"), (BOB, "done"), (BOB, "buy:token")):
        driver.execute(guest, Play(command=new_id(), move=move))
    return driver


def test_what_others_have_built_upon_cannot_be_taken_back() -> None:
    driver = built_upon()
    before = state_of(driver.live)
    assert [driver.live.can_undo(seat) for seat in (0, 1)] == [False, True]
    with pytest.raises(NothingToUndo, match="has gone on from there"):
        driver.execute(ANN, Undo(command=new_id()))
    assert state_of(driver.live) == before
    driver.execute(BOB, Undo(command=new_id()))
    assert [driver.live.can_undo(seat) for seat in (0, 1)] == [True, True]
    driver.execute(ANN, Undo(command=new_id()))
    assert driver.live.running.turns[-1].moves == [(1, "done")]


def test_nobody_reads_of_a_move_that_was_taken_back() -> None:
    driver = TableDriver(dice="manual")
    driver.join(BOB, "Bob")
    driver.execute(ANN, Start(command=new_id()))
    driver.execute(ANN, RollDice(command=new_id(), outcome="r3 w5"))
    driver.execute(BOB, Play(command=new_id(), move="r3>PA"))
    before = list(driver.live.notices)
    driver.execute(ANN, Play(command=new_id(), move="r3>PA"))
    driver.execute(ANN, Play(command=new_id(), move="w5>TX"))
    driver.execute(ANN, Undo(command=new_id()))
    driver.execute(ANN, Undo(command=new_id()))
    assert list(driver.live.notices) == before


@pytest.mark.parametrize("game", FOR_FRIENDS)
def test_taking_back_removes_exactly_what_the_move_told(game: str) -> None:
    driver, luck = friends(game=game), Luck(f"{game} told")
    removed = 0
    for _ in range(100):
        if driver.live.stage != PLAYING:
            break
        driver.play_on(luck)
        for guest in (ANN, BOB):
            seat = driver.live.seat_of[guest]
            if driver.live.can_undo(seat) and luck.below(3) == 0:
                before = list(driver.live.notices)
                own = [notice for notice in before if notice.seat == seat and notice.kind == "move"]
                driver.execute(guest, Undo(command=new_id()))
                before.remove(own[-1])
                assert list(driver.live.notices) == before
                removed += 1
    assert removed


@pytest.mark.parametrize("game", FOR_FRIENDS)
def test_a_move_can_be_taken_back_exactly_if_the_table_says_so(game: str) -> None:
    driver, luck = friends(game=game), Luck(game)
    said = set()
    for _ in range(150):
        driver.play_on(luck)
        if driver.live.stage != PLAYING:
            break
        for seat in (0, 1):
            can = driver.live.can_undo(seat)
            said.add(can)
            assert can == _works(driver.live.running.copy(), seat)
    assert said == {True, False}


def _works(table: Table, seat: int) -> bool:
    try:
        table.undo(seat)
    except NothingToUndo:
        return False
    return True


def test_whoever_asks_twice_makes_nobody_try_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []
    check = Table.check_undo

    def counted(table: Table, seat: int) -> None:
        tried.append(seat)
        check(table, seat)

    monkeypatch.setattr(Table, "check_undo", counted)
    driver = built_upon()
    for _ in range(3):
        assert not driver.live.can_undo(0)
    assert tried == [0]
    apart = friends()
    apart.play(ANN, Luck("apart"))
    assert apart.live.can_undo(0)
    assert tried == [0], "where seats don't matter to each other nothing need be tried"


def test_an_event_that_cannot_happen_is_a_refusal_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(live: LiveTable, guest: str, command: Undo) -> AnyEvent:
        return Undone(seat=0, guest=guest, command=command.command)

    async def scene() -> None:
        registry = TableRegistry(Journal(tmp_path / "tables.db"))
        writer = await registry.open(built_upon().log)
        before = state_of(writer.live)
        monkeypatch.setattr(writer_module, "decide", careless)
        for _ in range(2):
            with pytest.raises(NothingToUndo) as refusal:
                await writer.execute(ANN, Undo(command="u"))
            assert "gone on" in say(refusal.value.message)
        assert state_of(writer.live) == before
        monkeypatch.setattr(writer_module, "decide", decide)
        assert await writer.execute(BOB, Undo(command="u")) == writer.live.version
        await registry.close()

    asyncio.run(scene())
