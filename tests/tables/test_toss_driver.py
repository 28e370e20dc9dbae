"""The writer drives the toss: it freezes the list, and does not wait for ever for words."""

import asyncio
from pathlib import Path

from rollwright.core.toss import pledge_of
from rollwright.tables.commands import Join, Pause, Play, Resume, Reveal, SendPledge, Start
from rollwright.tables.events import BrokenOff, Frozen, Pledged, Revealed, Skipped, decode
from rollwright.tables.opening import rematch_events
from rollwright.tables.registry import TableRegistry
from rollwright.tables.toss_driver import Patience
from rollwright.tables.toss_state import PLEDGING, REVEALING, SETTLED, Toss
from rollwright.tables.writer import TableWriter
from tests.tables.registry_run import HandTimers, RecordingListener, open_table, run
from tests.tables.table_driver import ANN, BOB, EVE, new_id

TABLE_SECONDS, EVENT_SECONDS = Patience()
_PEOPLE = {ANN: "Ann", BOB: "Bob", EVE: "Eve"}


class Client:
    """A client that adds words to the dice; each of its words is another one."""

    def __init__(self, writer: TableWriter, guest: str) -> None:
        self.writer, self.guest = writer, guest
        self.word = ""

    async def join(self) -> None:
        join = Join(command=new_id(), name=_PEOPLE.get(self.guest, self.guest), adds_word=True)
        await self.writer.execute(self.guest, join)

    async def pledge(self) -> None:
        seat, commitment = self.writer.live.seat_of[self.guest], toss_of(self.writer).commitment
        self.word = f"{new_id().replace(' ', '-')}-{'w' * 40}"[:60]
        digest = pledge_of(commitment, seat, self.word)
        command = SendPledge(command=new_id(), seat=seat, commitment=commitment, hash=digest)
        await self.writer.execute(self.guest, command)

    def reveal(self) -> Reveal:
        commitment = toss_of(self.writer).commitment
        return Reveal(command=new_id(), commitment=commitment, word=self.word)

    async def show(self) -> None:
        await self.writer.execute(self.guest, self.reveal())


def toss_of(writer: TableWriter) -> Toss:
    assert writer.live.toss is not None
    return writer.live.toss


async def gathered(
    registry: TableRegistry, *guests: str, **wishes: object
) -> tuple[TableWriter, RecordingListener, list[Client]]:
    """A table in the lobby with Ann and these guests, who have all pledged."""
    writer = await open_table(registry, **wishes)
    listener = writer.listener = RecordingListener()
    writer.set_attended(True)
    clients = [Client(writer, guest) for guest in (ANN, *guests)]
    for client in clients:
        if client.guest != ANN:
            await client.join()
        if client.guest in writer.live.seat_of:
            await client.pledge()
    return writer, listener, clients


async def start(writer: TableWriter) -> None:
    await writer.execute(ANN, Start(command=new_id()))


async def wind(writer: TableWriter, timers: HandTimers, seconds: float) -> None:
    timers.wind(seconds)
    await writer.flush()


def kinds(registry: TableRegistry, writer: TableWriter) -> list[str]:
    """The events of the toss in the log."""
    log = [decode(row) for row in registry.journal.read(writer.live.id).result()]
    wanted = (Pledged, Frozen, Revealed, BrokenOff, Skipped)
    return [type(event).__name__ for event in log if isinstance(event, wanted)]


def test_where_all_have_pledged_nobody_waits(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer, _, (ann, bob) = await gathered(registry, BOB)
        await start(writer)
        assert toss_of(writer).phase == REVEALING
        await ann.show()
        assert not writer.live.running.turns
        await bob.show()
        assert len(writer.live.running.turns) == 1
        # Whoever got no answer repeats itself.
        await bob.show()
        assert kinds(registry, writer) == ["Pledged", "Pledged", "Frozen", "Revealed", "Revealed"]

    run(tmp_path, scene, timers=HandTimers())


def test_who_withholds_is_not_waited_for_beyond_the_deadline(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer, _, (ann, _, eve) = await gathered(registry, BOB, EVE, seats=3)
        await start(writer)
        await ann.show()
        await eve.show()
        await wind(writer, timers, TABLE_SECONDS - 0.1)
        assert not toss_of(writer).broken
        await wind(writer, timers, 0.2)
        toss = toss_of(writer)
        assert ([attempt.withheld() for attempt in toss.broken], toss.phase) == ([[1]], PLEDGING)
        # Bob is not waited for any more: as soon as the others have pledged, the list is frozen.
        await ann.pledge()
        assert toss.phase == PLEDGING
        await eve.pledge()
        assert toss.phase == REVEALING
        await ann.show()
        await eve.show()
        assert (toss.phase, len(writer.live.running.turns)) == (SETTLED, 1)

    run(tmp_path, scene, timers=timers)


def test_attempts_are_bounded_and_then_words_are_skipped(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        people = [BOB, EVE, "cid"]
        writer, _, clients = await gathered(registry, *people, seats=4)
        ann, *rest = clients
        await start(writer)
        # In each attempt the last one of those who are left withholds.
        for _ in range(3):
            for client in (ann, *rest[:-1]):
                await client.show()
            rest.pop()
            await wind(writer, timers, TABLE_SECONDS + 1)
            if toss_of(writer).phase == PLEDGING:
                for client in (ann, *rest):
                    await client.pledge()
        toss = toss_of(writer)
        assert (toss.phase, len(toss.broken), toss.withheld()) == (SETTLED, 2, [1])
        assert len(writer.live.running.turns) == 1

    run(tmp_path, scene, timers=timers)


def test_a_seat_whose_guest_is_not_there_has_no_word(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer, listener, (ann, _) = await gathered(registry, BOB)
        listener.here = {ANN}
        await start(writer)
        assert list(toss_of(writer).pledges) == [0]
        await ann.show()
        assert len(writer.live.running.turns) == 1

    run(tmp_path, scene, timers=HandTimers())


def test_who_said_so_is_given_time_to_pledge_and_no_more(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer = await open_table(registry, adds_word=True)
        writer.listener = RecordingListener()
        writer.set_attended(True)
        ann, bob = Client(writer, ANN), Client(writer, BOB)
        await bob.join()
        await start(writer)
        await ann.pledge()
        assert toss_of(writer).phase == PLEDGING
        await wind(writer, timers, TABLE_SECONDS + 1)
        assert toss_of(writer).phase == REVEALING
        await ann.show()
        assert len(writer.live.running.turns) == 1

    run(tmp_path, scene, timers=timers)


def test_the_time_stands_while_nobody_is_there_and_begins_anew(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        writer, _, (ann, bob) = await gathered(registry, BOB)
        await start(writer)
        await wind(writer, timers, TABLE_SECONDS - 1)
        writer.set_attended(False)
        await writer.flush()
        await wind(writer, timers, 100)
        assert not toss_of(writer).broken
        writer.set_attended(True)
        await writer.flush()
        await wind(writer, timers, TABLE_SECONDS - 1)
        assert not toss_of(writer).broken
        await ann.show()
        await bob.show()
        assert len(writer.live.running.turns) == 1

    run(tmp_path, scene, timers=timers)


def test_a_paused_game_has_its_dice_made_and_rolls_when_it_goes_on(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer, _, (ann, bob) = await gathered(registry, BOB)
        await start(writer)
        await writer.execute(ANN, Pause(command=new_id()))
        await ann.show()
        await bob.show()
        assert toss_of(writer).phase == SETTLED
        assert not writer.live.running.turns
        await writer.execute(ANN, Resume(command=new_id()))
        assert len(writer.live.running.turns) == 1

    run(tmp_path, scene, timers=HandTimers())


def test_a_table_that_is_loaded_again_goes_on_with_its_toss(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer, _, (ann, bob) = await gathered(registry, BOB)
        await start(writer)
        await ann.show()
        await registry.evict_idle(-1)
        writer.set_attended(False)
        await registry.evict_idle(-1)
        again = await registry.find(writer.live.id)
        assert again is not writer
        again.listener = RecordingListener()
        again.set_attended(True)
        bob.writer = again
        await bob.show()
        assert len(again.live.running.turns) == 1

    run(tmp_path, scene, timers=HandTimers())


def test_in_a_rematch_those_on_the_way_are_waited_for(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        options = {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]}
        writer, _, (ann, bob) = await gathered(
            registry, BOB, game="rolling-realms", options=options
        )
        await start(writer)
        await ann.show()
        await bob.show()
        live = writer.live
        while live.stage == "playing":
            position = live.running.position
            seat = position.waiting()[0]
            await writer.execute(live.seats[seat].guest, Play(command=new_id(), move="done"))
        following = await registry.open(rematch_events(live, ANN, {ANN, BOB}, "next secret"))
        listener = following.listener = RecordingListener()
        listener.here = {ANN}
        following.set_attended(True)
        ann.writer = bob.writer = following
        await ann.pledge()
        assert toss_of(following).phase == PLEDGING
        listener.here = {ANN, BOB}
        await bob.pledge()
        assert toss_of(following).phase == REVEALING
        await bob.show()
        await ann.show()
        assert len(following.live.running.turns) == 1

    run(tmp_path, scene, timers=HandTimers())


def test_an_event_with_absent_seats_is_held_up_for_seconds_at_most(tmp_path: Path) -> None:
    timers = HandTimers()

    async def scene(registry: TableRegistry) -> None:
        people = [f"guest {number}" for number in range(40)]
        writer, listener, clients = await gathered(registry, *people, kind="event", seats=1)
        present, gone, silent = clients[1:31], clients[31:36], clients[36:]
        listener.here = {ANN, *[client.guest for client in (*present, *silent)]}
        await start(writer)
        toss = toss_of(writer)
        assert len(toss.pledges) == 35
        await show_all(writer, present)
        assert not writer.live.running.turns
        await wind(writer, timers, EVENT_SECONDS + 0.1)
        # Those who are not there are not waited for; whoever withheld has no word any more.
        await asyncio.gather(*[client.pledge() for client in present])
        assert toss.phase == REVEALING
        await show_all(writer, present[:-2])
        await wind(writer, timers, EVENT_SECONDS + 0.1)
        assert (toss.phase, len(toss.broken), len(toss.withheld())) == (SETTLED, 1, 2)
        assert len(writer.live.running.turns) == 1
        assert all(client.guest not in listener.here for client in gone)

    run(tmp_path, scene, timers=timers)


async def show_all(writer: TableWriter, clients: list[Client]) -> None:
    """All show their words at once: that is one event, and nobody else hears of each."""
    before = writer.live.version
    answers: list[object] = []
    for client in clients:
        writer.submit(client.guest, client.reveal(), answers.append)
    await writer.flush()
    assert all(isinstance(answer, int) for answer in answers)
    assert len(answers) == len(clients)
    log = writer.live.version - before
    assert log == 1
