"""Bots decide one by one where people wait for them, by a clock that the test winds."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rollwright.bots import Bot, Suggestion, all_bots, find_bot
from rollwright.core.chance import Source
from rollwright.core.game import Game
from rollwright.core.position import Position
from rollwright.tables.bot_task import bot_task_for
from rollwright.tables.bot_worker import whole_turn
from rollwright.tables.commands import Hurry, Leave, Pause, Play, Resume, SeatBot
from rollwright.tables.events import Moved, decode
from rollwright.tables.live import rebuild
from rollwright.tables.registry import TableRegistry
from rollwright.tables.writer import TableWriter
from tests.tables.registry_run import HandTimers, RecordingListener, open_table, run
from tests.tables.table_driver import ANN, state_of

PACE = 0.7
DICE: dict[str, object] = {"game": "dice-realms", "bots": ["greedy"], "start": True}


async def until(happened: Callable[[], object]) -> None:
    """Let the threads of the bots and the writer work until that is so."""
    async with asyncio.timeout(20):
        while not happened():
            await asyncio.sleep(0.001)


async def moves_of(registry: TableRegistry, writer: TableWriter, seat: int) -> list[str]:
    """All moves of a seat in the journal."""
    rows = await asyncio.wrap_future(registry.journal.read(writer.live.id))
    events = [decode(row) for row in rows]
    return [event.move for event in events if isinstance(event, Moved) and event.seat == seat]


async def paced_table(registry: TableRegistry) -> tuple[TableWriter, RecordingListener]:
    """A table of Ann and a bot, whose first decision is held back."""
    writer, listener = await open_table(registry, **DICE), RecordingListener()
    writer.listener = listener
    writer.set_attended(True)
    await writer.flush()
    return writer, listener


def test_the_decisions_of_a_bot_come_one_by_one_each_with_a_message(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer, listener = await paced_table(registry)
        for number in range(1, 4):
            await hold_back(writer, timers)
            said = len(listener.versions)
            timers.wind(PACE - 0.01)
            await writer.flush()
            assert len(await moves_of(registry, writer, 1)) == number - 1
            assert len(listener.versions) == said
            timers.wind(0.01)
            await writer.flush()
            assert len(await moves_of(registry, writer, 1)) == number
            assert len(listener.versions) == said + 1

    run(tmp_path, scene, pace=PACE, timers=timers)


async def hold_back(writer: TableWriter, timers: HandTimers) -> None:
    """Wait for a decision of the bot that is held back; Ann does meanwhile what she must."""
    while not writer.live.waits_for(1):
        move = first_done(writer)
        await writer.execute(ANN, Play(command=f"{writer.live.version}", move=move))
    await until(lambda: timers.pending == 1)


def first_done(writer: TableWriter) -> str:
    """Ann is done, or does what she must."""
    position = writer.live.running.position
    texts = [position.text(0, move) for move in position.legal(0)]
    return "done" if "done" in texts else texts[0]


class Planner(Bot):
    """Plays as greedy does, and counts how often it searches."""

    name = "planner"

    def __init__(self) -> None:
        self.searches = 0

    def advise(
        self,
        game: Game,
        position: Position,
        seat: int,
        source: Source,
        millis: int | None = None,
    ) -> Suggestion:
        self.searches += 1
        return find_bot("greedy").advise(game, position, seat, source, millis)


@pytest.fixture
def planner() -> Iterator[Planner]:
    bot = Planner()
    all_bots()[bot.name] = bot
    yield bot
    del all_bots()[bot.name]


@pytest.mark.parametrize("skipped", [False, True])
def test_a_turn_is_searched_once_and_the_pace_changes_no_move(
    tmp_path: Path, planner: Planner, skipped: bool
) -> None:
    timers, listener = HandTimers(), RecordingListener()
    wishes = {"rounds": 1, "realms": [["scythe", "wingspan", "tapestry"]]}

    async def scene(registry: TableRegistry) -> None:
        writer = await open_table(
            registry, game="rolling-realms", options=wishes, bots=[planner.name], start=True
        )
        writer.listener, live = listener, writer.live
        # Where people play on sheets of their own, bots have no pace.
        await writer.execute(ANN, Leave(command="l"))
        writer.set_attended(True)
        await writer.flush()
        await until(lambda: timers.pending == 1)
        planned = whole_turn(bot_task_for(live, 1, "greedy"))
        assert len(planned) > 2
        while live.waits_for(1):
            await until(lambda: timers.pending == 1 or not live.waits_for(1))
            timers.wind(PACE)
            await writer.flush()
            listener.skips_bots = skipped
        assert await moves_of(registry, writer, 1) == planned
        assert planner.searches == 1

    run(tmp_path, scene, pace=PACE, timers=timers)


def test_a_person_never_waits_for_the_pace_and_is_not_outdated_by_a_reroll(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer, _ = await paced_table(registry)
        live = writer.live
        for _ in range(40):
            await hold_back(writer, timers)
            seen, turn, rolled = live.version, live.turn_key(), len(live.running.turns)
            timers.wind(PACE)
            await writer.flush()
            if len(live.running.turns) > rolled and live.turn_key() == turn and live.waits_for(0):
                break
        else:
            pytest.fail("the bot never rerolled")
        assert live.version > seen
        # Ann has not heard of the bot's reroll yet; it is nothing to her. The bot is still held.
        done = await writer.execute(ANN, Play(command="a", version=seen, move=first_done(writer)))
        assert done > seen

    run(tmp_path, scene, pace=PACE, timers=timers)


def test_a_bot_whose_decision_is_dropped_does_not_begin_to_wait_again(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer, _ = await paced_table(registry)
        await until(lambda: timers.pending == 1)
        await writer.execute(ANN, Pause(command="p"))
        timers.wind(PACE)
        await writer.flush()
        assert await moves_of(registry, writer, 1) == []
        resumed = await writer.execute(ANN, Resume(command="r"))
        await until(lambda: writer.live.seats[1].changed > resumed)
        assert len(await moves_of(registry, writer, 1)) == 1

    run(tmp_path, scene, pace=PACE, timers=timers)


def test_who_skips_sees_the_rest_at_once(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer, listener = await paced_table(registry)
        await until(lambda: timers.pending == 1)
        writer.skip_bots()
        await writer.flush()
        assert await moves_of(registry, writer, 1) == [], "nobody wants that"
        listener.skips_bots = True
        writer.skip_bots()
        await until(lambda: not writer.live.waits_for(1))
        assert timers.pending == 0
        assert await moves_of(registry, writer, 1)

    run(tmp_path, scene, pace=PACE, timers=timers)


def test_a_server_that_was_stopped_goes_on_with_the_turn_of_a_bot(tmp_path: Path) -> None:
    timers = HandTimers()
    tables: list[str] = []
    before: list[list[str]] = []

    async def begin(registry: TableRegistry) -> None:
        writer, _ = await paced_table(registry)
        await hold_back(writer, timers)
        timers.wind(PACE)
        await writer.flush()
        await hold_back(writer, timers)
        tables.append(writer.live.id)
        before.append(await moves_of(registry, writer, 1))
        rows = await asyncio.wrap_future(registry.journal.read(writer.live.id))
        again = rebuild(writer.live.id, [decode(row) for row in rows])
        assert state_of(again) == state_of(writer.live)

    async def go_on(registry: TableRegistry) -> None:
        assert timers.pending == 0, "what was held back is forgotten"
        writer = await registry.find(tables[0])
        writer.set_attended(True)
        await until(lambda: timers.pending == 1)
        timers.wind(PACE)
        await writer.flush()
        now = await moves_of(registry, writer, 1)
        assert now[:-1] == before[0]
        assert len(now) == len(before[0]) + 1

    run(tmp_path, begin, pace=PACE, timers=timers)
    run(tmp_path, go_on, pace=PACE, timers=timers)


@pytest.mark.parametrize("game", ["rolling-america", "rolling-realms"])
def test_on_sheets_of_their_own_nobody_waits_unless_only_bots_play(
    tmp_path: Path, game: str
) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer = await open_table(registry, game=game, bots=["random"], start=True)
        writer.set_attended(True)
        await writer.flush()
        await until(lambda: not writer.live.waits_for(1))
        assert timers.pending == 0
        await writer.execute(ANN, Leave(command="l"))
        await writer.execute(ANN, SeatBot(command="b", seat=0, bot="random"))
        await until(lambda: timers.pending == 1)
        assert await moves_of(registry, writer, 0) == []
        timers.wind(PACE)
        await writer.flush()
        assert len(await moves_of(registry, writer, 0)) == 1

    run(tmp_path, scene, pace=PACE, timers=timers)


def test_a_turn_that_the_host_ends_is_not_held_back(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer, _ = await paced_table(registry)
        await until(lambda: timers.pending == 1)
        turn = writer.live.turn_key()
        await writer.execute(ANN, Hurry(command="h"))
        await until(lambda: writer.live.turn_key() not in (turn, None))
        assert len(await moves_of(registry, writer, 0)) > 0

    run(tmp_path, scene, pace=PACE, timers=timers)


def test_without_a_pace_nothing_is_held_back(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer, _ = await paced_table(registry)
        await until(lambda: not writer.live.waits_for(1))
        assert timers.pending == 0

    run(tmp_path, scene, timers=timers)
