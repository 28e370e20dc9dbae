"""Cuts the power at random moments of a server's work, and checks that no move is lost.

Tables of all games are played through the journal, while everything that SQLite writes is recorded
(`bench/write_recorder.py`). Then the files are built as a disk may hold them after a power loss at
some moment (`bench/power_loss.py`), and opened by the journal: everything acknowledged until then
has to be there, once and without a gap, and the tables have to play on.
`python -m bench.power --cuts 1000` prints the figures as JSON.
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from bench.power_loss import STYLES, Disk, write_files
from bench.write_recorder import MARK, Operation, WriteRecorder, recorded
from rollwright.core.errors import RollwrightError
from rollwright.games import all_games, find_game
from rollwright.tables.commands import Join, Play, Start, Undo
from rollwright.tables.journal import Journal, Row
from rollwright.tables.live import PLAYING
from rollwright.tables.opening import TableSpec, opening_events
from rollwright.tables.registry import TableRegistry
from rollwright.tables.writer import TableWriter

_TRIED: Final = "tried"
_ACKNOWLEDGED: Final = "acknowledged"
_UNDO_SHARE: Final = 0.1
# How many tables are played on after each cut.
_PLAYED_ON: Final = 2


@dataclass(slots=True)
class Figures:
    """The figures of a run: what was recorded, the cuts by kind, and what was wrong after them."""

    tables: int = 0
    events: int = 0
    commits: int = 0
    operations: int = 0
    checkpoints: int = 0
    cuts: int = 0
    # Cuts while something was written that was not safe yet.
    cuts_in_writing: int = 0
    unacknowledged_kept: int = 0
    played_on: int = 0
    lost: int = 0
    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0


class RecordedJournal(Journal):
    """A journal that notes what it commits, and what it acknowledges, between SQLite's writes."""

    # Set when it is opened, beside what the journal sets by itself.
    settings: tuple[str, ...] = ()

    def __init__(self, path: Path, recorder: WriteRecorder, checkpoint: int) -> None:
        self._recorder = recorder
        # What was tried to be committed, in order.
        self.tried: list[list[Row]] = []
        super().__init__(path)
        # Checkpoints come more often than usual, so that many of them are cut.
        for setting in (f"wal_autocheckpoint = {checkpoint}", *self.settings):
            self._run(partial(self._set, setting)).result()

    def _set(self, setting: str) -> None:
        self._database.execute(f"PRAGMA {setting}")

    def _commit(self, rows: list[Row]) -> Exception | None:
        self.tried.append(rows)
        self._recorder.mark(_TRIED)
        error = super()._commit(rows)
        if error is None:
            self._recorder.mark(_ACKNOWLEDGED)
        return error


@dataclass(slots=True)
class Recording:
    """What SQLite did, and what was committed meanwhile, in order."""

    operations: list[Operation]
    commits: list[list[Row]]


# --- the work that is recorded ---------------------------------------------------------------


def record(
    folder: Path,
    tables: int,
    moves: int,
    seed: int,
    checkpoint: int,
    kind: type[RecordedJournal] = RecordedJournal,
) -> Recording:
    """Play tables of all games, stop the server, start it again, and play on."""
    path = folder / "tables.db"
    commits: list[list[Row]] = []
    with recorded(str(path)) as recorder:
        ids: list[str] = []
        for part in range(3):
            journal = kind(path, recorder, checkpoint)
            chance = random.Random(f"{seed} {part}")
            asyncio.run(_play_all(journal, ids, tables, moves, chance))
            commits += journal.tried
    return Recording(recorder.operations, commits)


async def _play_all(
    journal: Journal, ids: list[str], tables: int, moves: int, chance: random.Random
) -> None:
    registry = TableRegistry(journal)
    try:
        while len(ids) < tables:
            ids.append(await _open(registry, sorted(all_games())[len(ids) % len(all_games())]))
        writers = [await registry.find(table) for table in ids]
        await asyncio.gather(
            *(_play(writer, moves, random.Random(chance.random())) for writer in writers)
        )
    finally:
        await registry.close()


async def _open(registry: TableRegistry, game_id: str) -> str:
    game = find_game(game_id)
    seats = max(game.min_seats, 1 if game.max_seats == 1 else 2)
    spec = TableSpec(game=game_id, seats=seats, name="guest 0")
    writer = await registry.open(opening_events("guest 0", spec, [], "5ec7e7" * 10))
    for seat in range(1, seats):
        guest = f"guest {seat}"
        await writer.execute(guest, Join(command="join", name=guest))
    await writer.execute("guest 0", Start(command="start"))
    return writer.live.id


async def _play(writer: TableWriter, moves: int, chance: random.Random) -> int:
    """Make random moves, and take some back; returns how many were made."""
    writer.set_attended(True)
    made = 0
    for _ in range(moves):
        await writer.flush()
        live = writer.live
        if live.stage != PLAYING:
            break
        seat = chance.choice(live.running.position.waiting())
        guest, command = live.seats[seat].guest, f"{chance.getrandbits(64):x}"
        if live.can_undo(seat) and chance.random() < _UNDO_SHARE:
            await writer.execute(guest, Undo(command=command))
        else:
            position = live.running.position
            move = position.text(seat, chance.choice(position.legal(seat)))
            await writer.execute(guest, Play(command=command, move=move))
        made += 1
    writer.set_attended(False)
    return made


# --- the cuts --------------------------------------------------------------------------------


def cut(recording: Recording, moments: list[int], seed: int, figures: Figures) -> None:
    """Cut the power before the operations with these numbers, and check what is left each time."""
    chance, disk = random.Random(seed), Disk()
    acknowledged = tried = at = 0
    for moment in sorted(moments):
        for operation in recording.operations[at:moment]:
            disk.take(operation)
            if operation.kind == MARK:
                tried += operation.file == _TRIED
                acknowledged += operation.file == _ACKNOWLEDGED
        at = moment
        files = disk.after_loss(chance, chance.choice(STYLES))
        figures.cuts += 1
        figures.cuts_in_writing += disk.has_pending()
        with tempfile.TemporaryDirectory(dir=_memory()) as folder:
            write_files(Path(folder), files)
            try:
                _check(Path(folder), recording, (acknowledged, tried), chance, figures)
            except Exception as error:
                # Whatever it is: the journal could not be used after this cut.
                figures.faults.append(f"cut {moment}: {error!r}")


def moments_of(recording: Recording, cuts: int, chance: random.Random) -> list[int]:
    """Random moments; if there are enough of them, each operation is among them."""
    every = range(1, len(recording.operations) + 1)
    some = chance.sample(every, min(cuts, len(every)))
    return some + [chance.choice(every) for _ in range(cuts - len(some))]


def _memory() -> str | None:
    """A folder in memory, where there is one: nothing there needs to survive."""
    return "/dev/shm" if Path("/dev/shm").is_dir() else None


def _check(
    folder: Path,
    recording: Recording,
    limits: tuple[int, int],
    chance: random.Random,
    figures: Figures,
) -> None:
    """The file holds the first commits, at least those that were acknowledged, and goes on."""
    journal = Journal(folder / "tables.db")
    try:
        assert not journal.damage, journal.damage
        found = {table: journal.read(table).result() for table in journal.table_ids().result()}
        kept = _commits_in(found, recording.commits, limits[1])
        if kept is None:
            raise AssertionError("the logs are not those of the first commits")
        missing = recording.commits[kept : limits[0]]
        figures.lost += sum(len(rows) for rows in missing)
        figures.unacknowledged_kept += kept > limits[0]
        assert not missing, f"{len(missing)} acknowledged commits are lost"
        tables = chance.sample(sorted(found), min(_PLAYED_ON, len(found)))
    except BaseException:
        journal.close()
        raise
    figures.played_on += asyncio.run(_play_on(journal, tables, chance))


def _commits_in(found: dict[str, list[bytes]], commits: list[list[Row]], most: int) -> int | None:
    """How many commits, from the first one on, give just these logs; None if it is no number."""
    events = sum(len(log) for log in found.values())
    expected: dict[str, list[bytes]] = {}
    count = kept = 0
    for rows in commits[:most]:
        if count == events:
            break
        for table, version, event in rows:
            log = expected.setdefault(table, [])
            assert version == len(log) + 1
            log.append(event)
        count += len(rows)
        kept += 1
    return kept if expected == found else None


async def _play_on(journal: Journal, tables: list[str], chance: random.Random) -> int:
    registry, made = TableRegistry(journal), 0
    try:
        for table in tables:
            made += await _play(await registry.find(table), 2, chance)
    except RollwrightError as error:
        raise AssertionError(f"a table can't go on: {error}") from None
    finally:
        await registry.close()
    return made


def run(cuts: int, tables: int, moves: int, seed: int, checkpoint: int = 200) -> Figures:
    """The figures for so many cuts."""
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        recording = record(Path(folder), tables, moves, seed, checkpoint)
    kinds = Counter(
        operation.kind for operation in recording.operations if operation.file.endswith("tables.db")
    )
    figures = Figures(
        tables=tables,
        events=sum(len(rows) for rows in recording.commits),
        commits=len(recording.commits),
        operations=sum(operation.kind != MARK for operation in recording.operations),
        checkpoints=kinds["sync"],
    )
    cut(recording, moments_of(recording, cuts, random.Random(seed)), seed, figures)
    figures.seconds = round(time.monotonic() - start, 1)
    return figures


def main() -> None:
    """Print the figures; fail if anything was lost, doubled or could not go on."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cuts", type=int, default=1000)
    parser.add_argument("--tables", type=int, default=15)
    parser.add_argument("--moves", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    figures = run(asked.cuts, asked.tables, asked.moves, asked.seed)
    print(json.dumps(asdict(figures)))
    sys.exit(1 if figures.faults else 0)


if __name__ == "__main__":
    main()
