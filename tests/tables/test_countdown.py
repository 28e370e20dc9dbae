"""The host's countdown: bots play for who has not finished when time is up."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from rollwright.tables.commands import Countdown, Hand, Join, Pause, Play, Resume, Start
from rollwright.tables.errors import NotHost
from rollwright.tables.events import decode
from rollwright.tables.live import rebuild
from rollwright.tables.registry import TableRegistry
from rollwright.tables.snapshot import dump, load
from rollwright.tables.turn_limit import TurnKey
from rollwright.tables.writer import TableWriter
from tests.tables.registry_run import HandTimers, first_move, open_table, run
from tests.tables.table_driver import ANN, BOB, state_of


async def until(happened: Callable[[], object]) -> None:
    """Let the threads of the bots and the writer work until that is so."""
    async with asyncio.timeout(20):
        while not happened():
            await asyncio.sleep(0.001)


async def two_at_a_table(registry: TableRegistry, **wishes: object) -> TableWriter:
    """Ann and Bob, before the first turn."""
    writer = await open_table(registry, **wishes)
    await writer.execute(BOB, Join(command="j", name="Bob"))
    writer.set_attended(True)
    return writer


def has_gone_on(writer: TableWriter, turn: TurnKey | None) -> bool:
    """Is another turn being played?"""
    return writer.live.turn_key() not in (turn, None)


def told(writer: TableWriter) -> list[tuple[int | None, str]]:
    """The seats and the keys of what the log says about time."""
    notices = [notice for notice in writer.live.notices if notice.kind == "time"]
    return [(notice.seat, notice.messages[0].key) for notice in notices]


@pytest.mark.parametrize("every", [False, True])
def test_when_time_is_up_bots_play_for_who_has_not_finished(tmp_path: Path, every: bool) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer = await two_at_a_table(registry)
        live, clock = writer.live, writer.clock
        with pytest.raises(NotHost):
            await writer.execute(BOB, Countdown(command="b", seconds=30))
        # It may be chosen in the lobby, and begins with the first turn.
        await writer.execute(ANN, Countdown(command="c", seconds=30, every=every))
        assert not clock.state.runs
        await writer.execute(ANN, Start(command="s"))
        assert (clock.state.seconds, clock.left()) == (30, 30.0)
        while live.waits_for(0):
            await writer.execute(ANN, Play(command=f"{live.version}", move=first_move(writer, 0)))
        timers.wind(29)
        await writer.flush()
        assert clock.left() == 1.0
        assert told(writer) == []
        first = live.turn_key()
        timers.wind(1)
        await until(lambda: live.turn_key() not in (first, None))
        assert told(writer) == [(1, "table.time-up-for")]
        assert not live.is_hurried()
        await writer.flush()
        second = live.turn_key()
        assert (clock.state.seconds, clock.left()) == ((30, 30.0) if every else (0, 0.0))
        timers.wind(30)
        if every:
            await until(lambda: live.turn_key() not in (second, None))
            assert told(writer)[1:] == [(0, "table.time-up-for"), (1, "table.time-up-for")]
        else:
            await writer.flush()
            assert live.turn_key() == second

    run(tmp_path, scene, timers=timers)


def test_the_clock_stands_still_in_a_pause_and_while_nobody_is_there(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer = await two_at_a_table(registry)
        await writer.execute(ANN, Start(command="s"))
        await writer.execute(ANN, Countdown(command="c", seconds=30))
        timers.wind(10)
        await writer.execute(ANN, Pause(command="p"))
        timers.wind(100)
        assert (writer.clock.left(), writer.clock.state.runs) == (20.0, False)
        await writer.execute(ANN, Resume(command="r"))
        timers.wind(5)
        writer.set_attended(False)
        await writer.flush()
        timers.wind(100)
        assert writer.clock.left() == 15.0
        writer.set_attended(True)
        await writer.flush()
        assert writer.clock.state.runs
        await writer.execute(ANN, Countdown(command="d", seconds=0))
        assert writer.clock.state.seconds == 0
        assert timers.pending == 0

    run(tmp_path, scene, timers=timers)


def test_a_limit_is_in_the_log_and_ends_with_its_host(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer = await two_at_a_table(registry)
        await writer.execute(ANN, Start(command="s"))
        await writer.execute(ANN, Countdown(command="c", seconds=60, every=True))
        live = writer.live
        rows = await asyncio.wrap_future(registry.journal.read(live.id))
        again = rebuild(live.id, [decode(row) for row in rows])
        assert again.limit == live.limit is not None
        restored = load(live.id, dump(live), [])
        assert restored is not None
        assert state_of(restored) == state_of(again) == state_of(live)
        await writer.execute(ANN, Hand(command="h", seat=1))
        assert live.limit is None
        assert writer.clock.state.seconds == 0

    run(tmp_path, scene, timers=timers)


def test_at_an_event_one_line_tells_all(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer = await two_at_a_table(registry, kind="event")
        await writer.execute(ANN, Start(command="s"))
        await writer.execute(ANN, Countdown(command="c", seconds=5))
        first = writer.live.turn_key()
        timers.wind(5)
        await until(lambda: writer.live.turn_key() not in (first, None))
        assert told(writer) == [(None, "table.time-up")]

    run(tmp_path, scene, timers=timers)


def test_a_dice_realms_turn_is_finished_beyond_its_rerolls(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer = await two_at_a_table(registry, game="dice-realms")
        await writer.execute(ANN, Start(command="s"))
        await writer.execute(ANN, Countdown(command="c", seconds=5, every=True))
        # A reroll of one seat begins no turn, neither for the bots nor for the clock.
        for _ in range(4):
            turn = writer.live.turn_key()
            timers.wind(5)
            await until(partial(has_gone_on, writer, turn))
            await writer.flush()

    run(tmp_path, scene, timers=timers)
