"""Measures how long the event loop stands still while the record of a large event is made.

`python -m bench.pause --seats 20000` plays some turns of an event, and makes its record in three
ways: within the event loop, in a thread, and as the server does it. Then it does what the first
replay of an event needs, as the server does it. It prints the figures as JSON.
"""

import argparse
import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, NamedTuple

from rollwright.build import is_compiled
from rollwright.core.chance import Luck
from rollwright.core.record import write_record
from rollwright.games import find_game
from rollwright.server.event_replay import EventReplay
from rollwright.server.packed import Packed
from rollwright.server.record_maker import RecordMaker
from rollwright.server.replayed_step import steps_of
from rollwright.tables.archive import record_of
from rollwright.tables.table import Table, new_table

_TICK: Final = 0.001
_ENCODING: Final = "br"


def played(seats: int, turns: int) -> Table:
    """An event of Rolling America after some turns of random moves."""
    luck = Luck("pause")
    names = [f"Guest {seat}" for seat in range(seats)]
    table = new_table(find_game("rolling-america"), seats, names=names, seed="pause")
    for _ in range(turns):
        table.roll()
        for seat in range(seats):
            while table.position.is_waiting(seat):
                moves = table.position.legal(seat)
                table.play(seat, table.position.text(seat, moves[luck.below(len(moves))]))
    return table


def record_in_one_go(table: Table) -> bytes:
    """The compressed record."""
    return Packed(write_record(record_of(table)).encode()).form(_ENCODING)


async def in_loop(table: Table) -> bytes:
    """As it was made in earlier versions."""
    return record_in_one_go(table)


async def in_thread(table: Table) -> bytes:
    """A thread shares Python's lock with the event loop."""
    return await asyncio.to_thread(record_in_one_go, table)


async def as_served(table: Table) -> bytes:
    """As the server makes it."""
    return (await RecordMaker().record("bench", table, _ENCODING))[0]


async def first_replay(table: Table) -> bytes:
    """What the first replay of an event, and the first one of a seat, have to do beforehand."""

    def prepare() -> None:
        EventReplay(table).first(0)
        steps_of(table, 0)

    await asyncio.to_thread(prepare)
    return b""


class Pause(NamedTuple):
    """How long the event loop did not come round at most, and the processor time of that.

    The latter does not count other programs.
    """

    seconds: float = 0.0
    cpu_seconds: float = 0.0


async def longest_pause(work: Callable[[], Awaitable[bytes]]) -> Pause:
    """The longest pauses while something is done."""
    longest, is_over = Pause(), False

    async def tick() -> None:
        nonlocal longest
        while not is_over:
            start, cpu_start = time.perf_counter(), time.process_time()
            await asyncio.sleep(_TICK)
            longest = Pause(
                max(longest.seconds, time.perf_counter() - start - _TICK),
                max(longest.cpu_seconds, time.process_time() - cpu_start),
            )

    ticking = asyncio.ensure_future(tick())
    await asyncio.sleep(10 * _TICK)
    await work()
    await asyncio.sleep(0)
    is_over = True
    await ticking
    return longest


def measure(seats: int, turns: int, times: int) -> dict[str, Any]:
    """The figures of all ways; of several times the best, for other programs run as well."""
    table = played(seats, turns)
    figures: dict[str, Any] = {
        "seats": seats,
        "moves": sum(len(turn.moves) for turn in table.turns),
        "is_compiled": is_compiled(),
        "times": times,
    }
    for way in (in_loop, in_thread, as_served, first_replay):
        found = [_measured(partial(way, table)) for _ in range(times)]
        figures[way.__name__] = {
            "seconds": round(min(seconds for seconds, _ in found), 3),
            "longest_pause": round(min(pause.seconds for _, pause in found), 4),
            "longest_pause_cpu": round(min(pause.cpu_seconds for _, pause in found), 4),
        }
    return figures


def _measured(work: Callable[[], Awaitable[bytes]]) -> tuple[float, Pause]:
    """How long it took, and the longest pause meanwhile."""
    start = time.perf_counter()
    pause = asyncio.run(longest_pause(work))
    return time.perf_counter() - start, pause


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=20_000)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("--times", type=int, default=3)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.seats, asked.turns, asked.times)))


if __name__ == "__main__":
    main()
