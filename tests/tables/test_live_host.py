"""Hosts: who follows one that leaves or stays away."""

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
from rollwright.tables.desk import Answer
from rollwright.tables.errors import NotSeated, Refused
from rollwright.tables.events import decode
from rollwright.tables.hall import Hall
from rollwright.tables.live import rebuild
from rollwright.tables.seat import PERSON
from tests.tables.company import ANN, BOB, EVE, picture
from tests.tables.scene import Witness, open_table, run


@pytest.mark.parametrize("start", [False, True])
def test_a_host_who_leaves_hands_over_to_the_first_person_still_there(
    tmp_path: Path, start: bool
) -> None:
    async def scene(hall: Hall) -> None:
        desk = await open_table(hall, seats=4, bots=["greedy"])
        for guest in (BOB, EVE):
            await desk.do(guest, Join(command="j", name=guest, word=""))
        if start:
            await desk.do(ANN, Start(command="s"))
        await desk.do(ANN, Leave(command="l"))
        assert desk.live.host == BOB
        assert say(desk.live.told[-1].messages[0]) == "Bob's hash is the host now."
        await desk.do(ANN, Join(command="k", name="Ann", word=""))
        assert desk.live.host == BOB, "who comes back is a guest"
        await desk.do(BOB, Kick(command="m", seat=0))
        await desk.do(EVE, Leave(command="l"))
        await desk.do(BOB, Leave(command="l"))
        assert desk.live.host == BOB, "there is nobody else"
        await desk.do(EVE, Join(command="n", name="Eve", word=""))
        assert desk.live.host == EVE
        kept = await asyncio.wrap_future(hall.journal.read(desk.live.id))
        assert picture(rebuild(desk.live.id, [decode(row) for row in kept])) == picture(desk.live)

    run(tmp_path, scene)


def test_the_host_of_an_event_need_not_sit(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        desk = await open_table(hall, kind="event", seat=True)
        await desk.do(BOB, Join(command="j", name="Bob", word=""))
        await desk.do(ANN, Leave(command="l"))
        assert desk.live.host == ANN

    run(tmp_path, scene)


def test_who_leaves_an_event_right_before_the_start_takes_nobody_along(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        desk = await open_table(hall, kind="event")
        guests = (BOB, EVE, "carol's hash")
        for guest in guests:
            await desk.do(guest, Join(command="j", name=guest, word=""))
        # In one batch, as when many are heard at once.
        answers: list[Answer] = []
        for guest in (BOB, EVE):
            desk.submit(guest, Leave(command="l"), answers.append)
        desk.submit(ANN, Start(command="s"), answers.append)
        await desk.settled()
        assert all(isinstance(answer, int) for answer in answers)
        assert [(seat.kind, seat.guest) for seat in desk.live.seats] == [(PERSON, guests[2])]

    run(tmp_path, scene)


def test_who_sits_takes_over_from_a_host_who_is_away(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        desk, witness = await open_table(hall), Witness()
        await desk.do(BOB, Join(command="j", name="Bob", word=""))
        with pytest.raises(Refused):
            await desk.do(BOB, Claim(command="nobody looks on"))
        desk.watcher = witness
        with pytest.raises(Refused):
            await desk.do(BOB, Claim(command="too early"))
        witness.misses_host = True
        with pytest.raises(NotSeated):
            await desk.do(EVE, Claim(command="no seat"))
        with pytest.raises(Refused):
            await desk.do(ANN, Claim(command="the host is the host"))
        assert desk.live.host == ANN
        version = await desk.do(BOB, Claim(command="now"))
        assert desk.live.host == BOB
        assert await desk.do(BOB, Claim(command="now")) == version
        kept = await asyncio.wrap_future(hall.journal.read(desk.live.id))
        assert rebuild(desk.live.id, [decode(row) for row in kept]).host == BOB

    run(tmp_path, scene)
