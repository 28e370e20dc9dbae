"""Writers and the registry: order, commit before publication, eviction and loading."""

import asyncio
import gc
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest

from rollwright.tables.bot_task import BotTask
from rollwright.tables.bot_worker import BotWorker
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
    Undo,
)
from rollwright.tables.errors import NotHost, NotSaved, NotSeated, Refused, Stale, UnknownTable
from rollwright.tables.events import Renamed, decode
from rollwright.tables.live import FINISHED, LARGE_EVENT, LOBBY, PLAYING, LiveTable, rebuild
from rollwright.tables.registry import TableRegistry
from rollwright.tables.seat import BOT
from rollwright.tables.table_listener import Change
from rollwright.tables.writer import CommandResult, TableWriter
from tests.tables.registry_run import RecordingListener, SlowJournal, first_move, open_table, run
from tests.tables.table_driver import ANN, BOB, EVE, state_of


def test_a_command_is_answered_once_it_is_kept_and_repeating_it_is_harmless(
    tmp_path: Path,
) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer = await open_table(registry)
        version = await writer.execute(BOB, Join(command="j", name="Bob"))
        assert await writer.execute(BOB, Join(command="j", name="Bob")) == version
        assert await writer.execute(BOB, Join(command="k", name="Robert")) == version
        kept = await asyncio.wrap_future(registry.journal.read(writer.live.id))
        assert len(kept) == version == writer.live.version
        assert state_of(rebuild(writer.live.id, [decode(row) for row in kept])) == state_of(
            writer.live
        )

    run(tmp_path, scene)


def test_nothing_is_shown_before_it_is_safe(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        assert isinstance(registry.journal, SlowJournal)
        writer, listener = await open_table(registry), RecordingListener()
        writer.listener = listener
        registry.journal.held = []
        answers: list[CommandResult] = []
        writer.submit(BOB, Join(command="j", name="Bob"), answers.append)
        looked = asyncio.ensure_future(writer.flush())
        while not registry.journal.held:
            await asyncio.sleep(0)
        for _ in range(10):
            await asyncio.sleep(0)
        assert (answers, listener.versions, looked.done()) == ([], [], False)
        registry.journal.held[0].set_result(None)
        await looked
        assert (answers, listener.versions) == ([writer.live.version], [writer.live.version])
        del registry.journal.held

    run(tmp_path, scene, SlowJournal)


def test_what_could_not_be_kept_did_not_happen(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        assert isinstance(registry.journal, SlowJournal)
        writer, listener = await open_table(registry), RecordingListener()
        writer.listener = listener
        registry.journal.held = []
        asked = asyncio.ensure_future(writer.execute(BOB, Join(command="j", name="Bob")))
        while not registry.journal.held:
            await asyncio.sleep(0)
        registry.journal.held[0].set_exception(OSError("disk full"))
        with pytest.raises(NotSaved):
            await asked
        del registry.journal.held
        assert listener.has_failed
        with pytest.raises(NotSaved):
            await writer.execute(BOB, Join(command="k", name="Bob"))
        again = await registry.find(writer.live.id)
        assert again is not writer
        assert BOB not in again.live.seat_of
        await again.execute(BOB, Join(command="j", name="Bob"))

    run(tmp_path, scene, SlowJournal)


async def answers_of(writer: TableWriter, *questions: Callable[[], None]) -> list[type]:
    """Commands and queries in one batch; returns the types of the answers to the commands."""
    asked = [
        writer.execute(BOB, Join(command="j", name="Bob")),
        writer.execute(BOB, Rename(command="r", name="Robert")),
        writer.execute(EVE, Rename(command="r", name="Eva")),
    ]
    waiting = [asyncio.ensure_future(one) for one in asked]
    await asyncio.sleep(0)
    for question in questions:
        writer.call_after_pending(question)
    looked = asyncio.ensure_future(writer.flush())
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    with pytest.raises(NotSaved):
        await looked
    return [type(answer) for answer in answers]


@pytest.mark.parametrize("failing", ["disk", "table", "question"])
def test_everybody_is_answered_whatever_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError("out of order")

    async def scene(registry: TableRegistry) -> None:
        writer, listener = await open_table(registry), RecordingListener()
        writer.listener = listener
        called: list[str] = []
        questions: list[Callable[[], None]] = [lambda: called.append("asked")]
        if failing == "disk":
            monkeypatch.setattr(registry.journal, "append", fail)
        elif failing == "table":
            monkeypatch.setitem(LiveTable._APPLY, Renamed, fail)
        else:
            questions.insert(0, fail)
        kept = failing == "question"
        kinds = [int, int, NotSeated] if kept else [NotSaved, NotSaved, NotSaved]
        assert await answers_of(writer, *questions) == kinds
        assert called == ["asked"]
        assert listener.has_failed

    run(tmp_path, scene)


def test_tables_are_put_away_and_found_again(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer = await open_table(registry)
        await writer.execute(BOB, Join(command="j", name="Bob"))
        await registry.evict_idle(idle_seconds=3600)
        assert await registry.find(writer.live.id) is writer
        await registry.evict_idle(idle_seconds=-1)
        assert registry.writers == {}
        found = await asyncio.gather(*(registry.find(writer.live.id) for _ in range(3)))
        assert found[0] is found[1] is found[2]
        assert state_of(found[0].live) == state_of(writer.live)
        for unknown in ("zzzzzzzz", "", "../etc", "ABCDEFGH"):
            with pytest.raises(UnknownTable):
                await registry.find(unknown)

    run(tmp_path, scene)


def test_a_table_with_bots_goes_on_by_itself_while_somebody_is_there(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        options: dict[str, object] = {"rounds": 1}
        writer = await open_table(
            registry, game="rolling-realms", options=options, bots=["random"], start=True
        )
        assert writer.live.must_roll()
        writer.set_attended(True)
        number = 0
        while writer.live.stage == PLAYING:
            await writer.flush()
            if writer.live.waits_for(0):
                number += 1
                await writer.execute(ANN, Play(command=f"{number}", move=first_move(writer, 0)))
            else:
                await asyncio.sleep(0.001)
        assert writer.live.stage == FINISHED

    run(tmp_path, scene)


class SlowBotWorker(BotWorker):
    """Searches until a test releases it."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[Future[list[str]]] = []

    def turn(self, table: str, task: BotTask) -> Future[list[str]]:
        self.turns.append(Future())
        return self.turns[-1]


@pytest.mark.parametrize("meanwhile", ["nothing", "a pause", "another bot"])
def test_what_a_bot_thought_of_counts_only_if_nothing_came_in_between(
    tmp_path: Path, meanwhile: str
) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.bot_worker = bot_worker = SlowBotWorker()
        writer = await open_table(registry, bots=["random"], start=True)
        writer.set_attended(True)
        await writer.flush()
        assert len(bot_worker.turns) == 1
        if meanwhile == "a pause":
            await writer.execute(ANN, Pause(command="p"))
        elif meanwhile == "another bot":
            await writer.execute(ANN, Kick(command="k", seat=1))
            await writer.execute(ANN, SeatBot(command="b", seat=1, bot="random"))
        bot_worker.turns[0].set_result([first_move(writer, 1)])
        # The result arrives from a thread, so in the next iteration of the loop.
        await asyncio.sleep(0)
        await writer.flush()
        assert writer.live.seats[1].moves == int(meanwhile == "nothing")
        # The new occupant of the seat starts another search.
        assert len(bot_worker.turns) == 1 + int(meanwhile != "a pause")

    run(tmp_path, scene)


@pytest.mark.parametrize("game", ["rolling-america", "dice-realms"])
def test_a_thought_counts_for_what_the_bot_saw_where_seats_meet(tmp_path: Path, game: str) -> None:
    async def scene(registry: TableRegistry) -> None:
        registry.bot_worker = bot_worker = SlowBotWorker()
        writer = await open_table(registry, game=game, bots=["random"], start=True)
        writer.set_attended(True)
        await writer.flush()
        while not writer.live.waits_for(0):
            bot_worker.turns[-1].set_result([first_move(writer, 1)])
            await asyncio.sleep(0)
            await writer.flush()
        asked, moves = len(bot_worker.turns), writer.live.seats[1].moves
        thought = first_move(writer, 1)
        await writer.execute(ANN, Play(command="m", move=first_move(writer, 0)))
        await writer.execute(ANN, Undo(command="u"))
        bot_worker.turns[-1].set_result([thought])
        await asyncio.sleep(0)
        await writer.flush()
        is_apart = game == "rolling-america"
        assert writer.live.seats[1].moves == moves + int(is_apart)
        assert len(bot_worker.turns) == asked + 1

    run(tmp_path, scene)


def test_a_table_is_idle_only_if_nobody_is_there_or_has_used_it(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer = await open_table(registry, seats=1)
        await writer.flush()
        assert writer.is_idle(writer.last_used + 1)
        assert not writer.is_idle(writer.last_used)
        writer.set_attended(True)
        assert not writer.is_idle(writer.last_used + 1)
        await registry.evict_idle(idle_seconds=-1)
        assert registry.writers == {writer.live.id: writer}
        writer.set_attended(False)
        assert writer.is_idle(writer.last_used + 1)
        writer.call_after_pending(lambda: None)
        assert not writer.is_idle(writer.last_used + 1)

    run(tmp_path, scene)


def test_who_leaves_an_event_is_replaced_and_who_dawdles_is_helped(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer = await open_table(registry, kind="event")
        for guest in (BOB, EVE):
            await writer.execute(guest, Join(command="j", name=guest))
        assert writer.live.stage == LOBBY
        writer.set_attended(True)
        await writer.execute(ANN, Start(command="s"))
        await writer.execute(EVE, Leave(command="l"))
        assert writer.live.seats[1].kind == BOT
        answers: list[CommandResult] = []
        writer.submit(BOB, Hurry(command="h"), answers.append)
        await writer.flush()
        assert isinstance(answers[0], NotHost)
        turn = writer.live.turn_version
        writer.submit(ANN, Hurry(command="h"), answers.append)
        while writer.live.turn_version == turn:
            await asyncio.sleep(0.001)
            await writer.flush()
        assert writer.live.seats[0].kind != BOT

    run(tmp_path, scene)


class CollectorWatch(RecordingListener):
    """Notes whether cycles are collected while a change is told."""

    def __init__(self) -> None:
        super().__init__()
        self.collects: list[bool] = []

    async def on_change(self, change: Change) -> None:
        self.collects.append(gc.isenabled())


@pytest.mark.parametrize("guests", [2, LARGE_EVENT])
def test_cycles_are_not_collected_while_a_large_event_rolls(tmp_path: Path, guests: int) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer = await open_table(registry, kind="event")
        for number in range(guests):
            writer.submit(f"guest {number}", Join(command="j", name="Bob"), lambda _: None)
        await writer.flush()
        writer.listener = watch = CollectorWatch()
        writer.set_attended(True)
        await writer.execute(ANN, Start(command="s"))
        await writer.flush()
        assert watch.collects == [guests < LARGE_EVENT]
        assert gc.isenabled()

    run(tmp_path, scene)


async def hurry(
    writer: TableWriter, guest: str, command: str, version: int | None = None
) -> CommandResult:
    answers: list[CommandResult] = []
    writer.submit(guest, Hurry(command=command, version=version), answers.append)
    await writer.flush()
    return answers[0]


def test_hurrying_twice_by_one_name_hurries_once(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer = await open_table(registry)
        await writer.execute(BOB, Join(command="j", name="Bob"))
        writer.set_attended(True)
        assert isinstance(await hurry(writer, ANN, "lobby"), Refused)
        await writer.execute(ANN, Start(command="s"))
        seen = writer.live.version
        assert isinstance(await hurry(writer, BOB, "h"), NotHost)
        done = await hurry(writer, ANN, "h", seen)
        assert isinstance(done, int)
        turn = writer.live.turn_version
        while writer.live.turn_version == turn or not writer.live.waits_for(0):
            await asyncio.sleep(0.001)
        now = writer.live.version
        assert await hurry(writer, ANN, "h", seen) == done
        assert isinstance(await hurry(writer, ANN, "i", seen), Stale)
        assert isinstance(await hurry(writer, ANN, "j", now + 1), Stale)
        await writer.execute(ANN, Pause(command="p"))
        assert isinstance(await hurry(writer, ANN, "k"), Refused)
        await writer.execute(ANN, Resume(command="r"))
        await writer.flush()
        assert not writer._bots.busy, "nobody else was hurried"

    run(tmp_path, scene)
