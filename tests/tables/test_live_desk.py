"""Desks and the hall: commands in order, nothing shown before it is safe, tables found again."""

import asyncio
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest

from rollwright.tables.commands import (
    Hurry,
    Join,
    Kick,
    Leave,
    Pause,
    Play,
    Rename,
    Resume,
    SeatBot,
    Start,
)
from rollwright.tables.desk import Answer, Desk
from rollwright.tables.errors import Lost, NotHost, NotSeated, Refused, Stale, UnknownTable
from rollwright.tables.events import Renamed, decode
from rollwright.tables.hall import Hall
from rollwright.tables.live import FINISHED, LOBBY, PLAYING, LiveTable, rebuild
from rollwright.tables.seat import BOT
from rollwright.tables.thinking import Thinker, Thought
from tests.tables.company import ANN, BOB, EVE, picture
from tests.tables.scene import SlowJournal, Witness, first_move, open_table, run


def test_a_command_is_answered_once_it_is_kept_and_repeating_it_is_harmless(
    tmp_path: Path,
) -> None:
    async def scene(hall: Hall) -> None:
        desk = await open_table(hall)
        version = await desk.do(BOB, Join(command="j", name="Bob", word=""))
        assert await desk.do(BOB, Join(command="j", name="Bob", word="")) == version
        assert await desk.do(BOB, Join(command="k", name="Robert", word="")) == version
        kept = await asyncio.wrap_future(hall.journal.read(desk.live.id))
        assert len(kept) == version == desk.live.version
        assert picture(rebuild(desk.live.id, [decode(row) for row in kept])) == picture(desk.live)

    run(tmp_path, scene)


def test_nothing_is_shown_before_it_is_safe(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        assert isinstance(hall.journal, SlowJournal)
        desk, witness = await open_table(hall), Witness()
        desk.watcher = witness
        hall.journal.held = []
        answers: list[Answer] = []
        desk.submit(BOB, Join(command="j", name="Bob", word=""), answers.append)
        looked = asyncio.ensure_future(desk.settled())
        while not hall.journal.held:
            await asyncio.sleep(0)
        for _ in range(10):
            await asyncio.sleep(0)
        assert (answers, witness.versions, looked.done()) == ([], [], False)
        hall.journal.held[0].set_result(None)
        await looked
        assert (answers, witness.versions) == ([desk.live.version], [desk.live.version])
        del hall.journal.held

    run(tmp_path, scene, SlowJournal)


def test_what_could_not_be_kept_did_not_happen(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        assert isinstance(hall.journal, SlowJournal)
        desk, witness = await open_table(hall), Witness()
        desk.watcher = witness
        hall.journal.held = []
        asked = asyncio.ensure_future(desk.do(BOB, Join(command="j", name="Bob", word="")))
        while not hall.journal.held:
            await asyncio.sleep(0)
        hall.journal.held[0].set_exception(OSError("disk full"))
        with pytest.raises(Lost):
            await asked
        del hall.journal.held
        assert witness.is_lost
        with pytest.raises(Lost):
            await desk.do(BOB, Join(command="k", name="Bob", word=""))
        again = await hall.find(desk.live.id)
        assert again is not desk
        assert BOB not in again.live.seat_of
        await again.do(BOB, Join(command="j", name="Bob", word=""))

    run(tmp_path, scene, SlowJournal)


async def answers_of(desk: Desk, *questions: Callable[[], None]) -> list[type]:
    """Commands and questions in one batch, and what kind of answers the commands get."""
    asked = [
        desk.do(BOB, Join(command="j", name="Bob", word="")),
        desk.do(BOB, Rename(command="r", name="Robert")),
        desk.do(EVE, Rename(command="r", name="Eva")),
    ]
    waiting = [asyncio.ensure_future(one) for one in asked]
    await asyncio.sleep(0)
    for question in questions:
        desk.ask(question)
    looked = asyncio.ensure_future(desk.settled())
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    with pytest.raises(Lost):
        await looked
    return [type(answer) for answer in answers]


@pytest.mark.parametrize("failing", ["disk", "table", "question"])
def test_everybody_is_answered_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError("out of order")

    async def scene(hall: Hall) -> None:
        desk, witness = await open_table(hall), Witness()
        desk.watcher = witness
        called: list[str] = []
        questions: list[Callable[[], None]] = [lambda: called.append("asked")]
        if failing == "disk":
            monkeypatch.setattr(hall.journal, "append", fail)
        elif failing == "table":
            monkeypatch.setitem(LiveTable._APPLY, Renamed, fail)
        else:
            questions.insert(0, fail)
        kept = failing == "question"
        kinds = [int, int, NotSeated] if kept else [Lost, Lost, Lost]
        assert await answers_of(desk, *questions) == kinds
        assert called == ["asked"]
        assert witness.is_lost

    run(tmp_path, scene)


def test_tables_are_put_away_and_found_again(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        desk = await open_table(hall)
        await desk.do(BOB, Join(command="j", name="Bob", word=""))
        await hall.sweep(idle_seconds=3600)
        assert await hall.find(desk.live.id) is desk
        await hall.sweep(idle_seconds=-1)
        assert hall.desks == {}
        found = await asyncio.gather(*(hall.find(desk.live.id) for _ in range(3)))
        assert found[0] is found[1] is found[2]
        assert picture(found[0].live) == picture(desk.live)
        for unknown in ("zzzzzzzz", "", "../etc", "ABCDEFGH"):
            with pytest.raises(UnknownTable):
                await hall.find(unknown)

    run(tmp_path, scene)


def test_a_table_with_bots_goes_on_by_itself_while_somebody_is_there(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        options: dict[str, object] = {"rounds": 1}
        desk = await open_table(
            hall, game="rolling-realms", options=options, bots=["random"], start=True
        )
        assert desk.live.must_roll()
        desk.attend(True)
        number = 0
        while desk.live.stage == PLAYING:
            await desk.settled()
            if desk.live.waits_for(0):
                number += 1
                await desk.do(ANN, Play(command=f"{number}", move=first_move(desk, 0)))
            else:
                await asyncio.sleep(0.001)
        assert desk.live.stage == FINISHED

    run(tmp_path, scene)


class SlowThinker(Thinker):
    """Thinks as long as a test wants."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[Future[list[str]]] = []

    def turn(self, thought: Thought) -> Future[list[str]]:
        self.turns.append(Future())
        return self.turns[-1]


@pytest.mark.parametrize("meanwhile", ["nothing", "a pause", "another bot"])
def test_what_a_bot_thought_of_counts_only_if_nothing_came_in_between(
    tmp_path: Path, meanwhile: str
) -> None:
    async def scene(hall: Hall) -> None:
        hall.thinker = thinker = SlowThinker()
        desk = await open_table(hall, bots=["random"], start=True)
        desk.attend(True)
        await desk.settled()
        assert len(thinker.turns) == 1
        if meanwhile == "a pause":
            await desk.do(ANN, Pause(command="p"))
        elif meanwhile == "another bot":
            await desk.do(ANN, Kick(command="k", seat=1))
            await desk.do(ANN, SeatBot(command="b", seat=1, bot="random"))
        thinker.turns[0].set_result([first_move(desk, 1)])
        # The thought arrives from a thread, so in the next round of the loop.
        await asyncio.sleep(0)
        await desk.settled()
        assert desk.live.seats[1].moves == int(meanwhile == "nothing")
        # The one who sits there then thinks anew.
        assert len(thinker.turns) == 1 + int(meanwhile != "a pause")

    run(tmp_path, scene)


def test_a_table_is_idle_only_if_nobody_is_there_or_has_used_it(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        desk = await open_table(hall, seats=1)
        await desk.settled()
        assert desk.is_idle(desk.used + 1)
        assert not desk.is_idle(desk.used)
        desk.attend(True)
        assert not desk.is_idle(desk.used + 1)
        await hall.sweep(idle_seconds=-1)
        assert hall.desks == {desk.live.id: desk}
        desk.attend(False)
        assert desk.is_idle(desk.used + 1)
        desk.ask(lambda: None)
        assert not desk.is_idle(desk.used + 1)

    run(tmp_path, scene)


def test_who_leaves_an_event_is_replaced_and_who_dawdles_is_helped(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        desk = await open_table(hall, kind="event")
        for guest in (BOB, EVE):
            await desk.do(guest, Join(command="j", name=guest, word=""))
        assert desk.live.stage == LOBBY
        desk.attend(True)
        await desk.do(ANN, Start(command="s"))
        await desk.do(EVE, Leave(command="l"))
        assert desk.live.seats[1].kind == BOT
        answers: list[Answer] = []
        desk.submit(BOB, Hurry(command="h"), answers.append)
        await desk.settled()
        assert isinstance(answers[0], NotHost)
        turn = desk.live.turned
        desk.submit(ANN, Hurry(command="h"), answers.append)
        while desk.live.turned == turn:
            await asyncio.sleep(0.001)
            await desk.settled()
        assert desk.live.seats[0].kind != BOT

    run(tmp_path, scene)


async def hurry(desk: Desk, guest: str, command: str, version: int | None = None) -> Answer:
    answers: list[Answer] = []
    desk.submit(guest, Hurry(command=command, version=version), answers.append)
    await desk.settled()
    return answers[0]


def test_hurrying_twice_by_one_name_hurries_once(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        desk = await open_table(hall)
        await desk.do(BOB, Join(command="j", name="Bob", word=""))
        desk.attend(True)
        assert isinstance(await hurry(desk, ANN, "lobby"), Refused)
        await desk.do(ANN, Start(command="s"))
        seen = desk.live.version
        assert isinstance(await hurry(desk, BOB, "h"), NotHost)
        done = await hurry(desk, ANN, "h", seen)
        assert isinstance(done, int)
        turn = desk.live.turned
        while desk.live.turned == turn or not desk.live.waits_for(0):
            await asyncio.sleep(0.001)
        now = desk.live.version
        assert await hurry(desk, ANN, "h", seen) == done
        assert isinstance(await hurry(desk, ANN, "i", seen), Stale)
        assert isinstance(await hurry(desk, ANN, "j", now + 1), Stale)
        await desk.do(ANN, Pause(command="p"))
        assert isinstance(await hurry(desk, ANN, "k"), Refused)
        await desk.do(ANN, Resume(command="r"))
        await desk.settled()
        assert not desk._thinking, "nobody else was hurried"

    run(tmp_path, scene)
