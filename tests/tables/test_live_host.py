"""Hosts: who succeeds one that leaves or is absent."""

import asyncio
from pathlib import Path

import pytest

from rollwright.core.message import say
from rollwright.tables.commands import (
    Claim,
    Join,
    Kick,
    Leave,
    Start,
)
from rollwright.tables.errors import NotSeated, Refused
from rollwright.tables.events import decode
from rollwright.tables.live import rebuild
from rollwright.tables.registry import TableRegistry
from rollwright.tables.seat import PERSON
from rollwright.tables.writer import CommandResult
from tests.tables.registry_run import RecordingListener, open_table, run
from tests.tables.table_driver import ANN, BOB, EVE, state_of


@pytest.mark.parametrize("start", [False, True])
def test_a_host_who_leaves_hands_over_to_the_first_person_still_there(
    tmp_path: Path, start: bool
) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer = await open_table(registry, seats=4, bots=["greedy"])
        for guest in (BOB, EVE):
            await writer.execute(guest, Join(command="j", name=guest))
        if start:
            await writer.execute(ANN, Start(command="s"))
        await writer.execute(ANN, Leave(command="l"))
        assert writer.live.host == BOB
        assert say(writer.live.notices[-1].messages[0]) == "Bob's hash is the host now."
        await writer.execute(ANN, Join(command="k", name="Ann"))
        assert writer.live.host == BOB, "who comes back is a guest"
        await writer.execute(BOB, Kick(command="m", seat=0))
        await writer.execute(EVE, Leave(command="l"))
        await writer.execute(BOB, Leave(command="l"))
        assert writer.live.host == BOB, "there is nobody else"
        await writer.execute(EVE, Join(command="n", name="Eve"))
        assert writer.live.host == EVE
        kept = await asyncio.wrap_future(registry.journal.read(writer.live.id))
        assert state_of(rebuild(writer.live.id, [decode(row) for row in kept])) == state_of(
            writer.live
        )

    run(tmp_path, scene)


def test_the_host_of_an_event_need_not_sit(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer = await open_table(registry, kind="event", seat=True)
        await writer.execute(BOB, Join(command="j", name="Bob"))
        await writer.execute(ANN, Leave(command="l"))
        assert writer.live.host == ANN

    run(tmp_path, scene)


def test_who_leaves_an_event_right_before_the_start_takes_nobody_along(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer = await open_table(registry, kind="event")
        guests = (BOB, EVE, "carol's hash")
        for guest in guests:
            await writer.execute(guest, Join(command="j", name=guest))
        # In one batch, as when many are heard at once.
        answers: list[CommandResult] = []
        for guest in (BOB, EVE):
            writer.submit(guest, Leave(command="l"), answers.append)
        writer.submit(ANN, Start(command="s"), answers.append)
        await writer.flush()
        assert all(isinstance(answer, int) for answer in answers)
        assert [(seat.kind, seat.guest) for seat in writer.live.seats] == [(PERSON, guests[2])]

    run(tmp_path, scene)


def test_who_sits_takes_over_from_a_host_who_is_away(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer, listener = await open_table(registry), RecordingListener()
        await writer.execute(BOB, Join(command="j", name="Bob"))
        with pytest.raises(Refused):
            await writer.execute(BOB, Claim(command="nobody looks on"))
        writer.listener = listener
        with pytest.raises(Refused):
            await writer.execute(BOB, Claim(command="too early"))
        listener.misses_host = True
        with pytest.raises(NotSeated):
            await writer.execute(EVE, Claim(command="no seat"))
        with pytest.raises(Refused):
            await writer.execute(ANN, Claim(command="the host is the host"))
        assert writer.live.host == ANN
        version = await writer.execute(BOB, Claim(command="now"))
        assert writer.live.host == BOB
        assert await writer.execute(BOB, Claim(command="now")) == version
        kept = await asyncio.wrap_future(registry.journal.read(writer.live.id))
        assert rebuild(writer.live.id, [decode(row) for row in kept]).host == BOB

    run(tmp_path, scene)
