"""Large records are written beside the event loop, and are those that small ones would be."""

import asyncio
import gzip
import threading
from pathlib import Path

import brotli
import httpx
import pytest

from rollwright.core.chance import Luck
from rollwright.core.record import write_record
from rollwright.games import find_game
from rollwright.server import record_maker, record_process
from rollwright.server.record_maker import RecordMaker
from rollwright.tables.archive import record_of
from rollwright.tables.table import MANUAL, Table, new_table
from tests.server.live_server import run_in_thread, settings_for


def played(turns: int, dice: str = "auto") -> Table:
    """A table of three after some turns."""
    game, luck = find_game("rolling-america"), Luck("record")
    seed = "route 66" if dice == "auto" else ""
    table = new_table(game, 3, names=["Ann", "“Bob”", "Eve"], dice=dice, seed=seed)
    for _ in range(turns):
        table.take_outcome(table.position.sample(luck))
        while table.position.waiting():
            seat = table.position.waiting()[0]
            moves = table.position.legal(seat)
            table.play(seat, table.position.text(seat, moves[luck.below(len(moves))]))
    return table


@pytest.mark.parametrize("accepted", ["", "gzip", "gzip, br"])
def test_both_ways_make_the_same_record(accepted: str) -> None:
    table = played(5)
    text = write_record(record_of(table)).encode()
    for maker in (RecordMaker(), RecordMaker(small=0)):
        body, headers = asyncio.run(maker.record("ann", table, accepted))
        match headers.get("content-encoding"):
            case "gzip":
                body = gzip.decompress(body)
            case "br":
                body = brotli.decompress(body)
        assert body == text
        assert ("content-encoding" in headers) == bool(accepted)
        assert headers["vary"] == "accept-encoding"


def test_the_event_loop_goes_on_while_a_large_record_is_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    may_end = threading.Event()

    def slow(_: object) -> bytes:
        # Only the event loop can let it end: it would wait for ever if that waited for it.
        assert may_end.wait(60)
        return b"done"

    monkeypatch.setattr(record_maker._RecordProcess, "run", slow)

    async def scene() -> None:
        making = asyncio.ensure_future(RecordMaker(small=0).record("ann", played(2), ""))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not making.done()
        may_end.set()
        assert (await making)[0] == b"done"

    asyncio.run(asyncio.wait_for(scene(), 60))


def test_collecting_its_moves_lets_the_event_loop_go_on_after_each_turn() -> None:
    table, steps = played(6), 0
    collecting = record_maker._input_of(table)
    with pytest.raises(StopIteration):
        while True:
            collecting.send(None)
            steps += 1
    assert steps == len(table.turns) - 1


def test_a_roll_that_is_taken_back_meanwhile_is_not_in_it() -> None:
    table = played(4, MANUAL)
    collecting = record_maker._input_of(table)
    collecting.send(None)
    table.undo_roll()
    table.undo(2)
    data = b""
    try:
        while True:
            collecting.send(None)
    except StopIteration as end:
        data = end.value
    made = record_process.record_file(data, "")
    assert made == write_record(record_of(table)).encode()


def test_a_process_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    process = record_maker._RecordProcess(b"\xff" * 20, "")
    with pytest.raises(RuntimeError, match="not written"):
        process.run()


def test_who_leaves_stops_the_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, stopped = threading.Event(), threading.Event()

    def slow(_: object) -> bytes:
        begun.set()
        assert stopped.wait(60)
        return b""

    monkeypatch.setattr(record_maker._RecordProcess, "run", slow)
    monkeypatch.setattr(record_maker._RecordProcess, "stop", lambda _: stopped.set())
    with run_in_thread(settings_for(tmp_path)) as running:
        assert running.state is not None
        running.state.records = RecordMaker(small=-1)
        ann = running.new_client()
        table = ann.open(start=True)
        with ann.open_socket(table) as player:
            player.play_first()
        with pytest.raises(httpx.ReadTimeout):
            ann.http.get(f"/api/tables/{table}/record", timeout=1.0)
        assert begun.is_set()
        assert stopped.wait(60)


def test_a_process_that_is_stopped_before_it_starts_makes_nothing() -> None:
    process = record_maker._RecordProcess(b"", "")
    process.stop()
    with pytest.raises(RuntimeError, match="not written"):
        process.run()
