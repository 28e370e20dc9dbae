"""A log with a gap, a damaged page and a table that can't be read are told; the rest goes on."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from rollwright.core.message import say
from rollwright.tables.audit import BROKEN, audit
from rollwright.tables.commands import Join
from rollwright.tables.errors import DamagedLog
from rollwright.tables.events import AnyEvent, Paused, Renamed
from rollwright.tables.journal import Journal
from rollwright.tables.registry import TableRegistry
from tests.cli.shell import run as run_command
from tests.tables.registry_run import open_table, run
from tests.tables.table_driver import BOB

PAGE = 4096


@contextmanager
def database_of(path: Path) -> Iterator[sqlite3.Connection]:
    """The data file of a stopped server."""
    with closing(sqlite3.connect(path / "tables.db")) as database:
        yield database
        database.commit()


def opened_tables(path: Path, count: int = 2) -> list[str]:
    """The ids of tables at which Bob sits, too; the server is stopped afterwards."""
    ids: list[str] = []

    async def scene(registry: TableRegistry) -> None:
        for _ in range(count):
            writer = await open_table(registry)
            await writer.execute(BOB, Join(command="j", name="Bob"))
            ids.append(writer.live.id)

    run(path, scene)
    return ids


SPOILS = {
    "a gap": "DELETE FROM events WHERE table_id = ? AND version = 2",
    "no beginning": "DELETE FROM events WHERE table_id = ? AND version = 1",
    "no end": "DELETE FROM events WHERE table_id = ? AND version = 3",
    "bad JSON": "UPDATE events SET event = x'00ff' WHERE table_id = ? AND version = 2",
    "an unknown event": 'UPDATE events SET event = CAST(\'{"event":"flown"}\' AS BLOB)'
    " WHERE table_id = ? AND version = 2",
    "a wrong seat": "UPDATE events SET event = "
    'CAST(\'{"event":"left","seat":77}\' AS BLOB) WHERE table_id = ? AND version = 2',
}


@pytest.mark.parametrize("spoil", SPOILS)
@pytest.mark.parametrize("with_snapshot", [True, False])
def test_a_damaged_table_is_told_and_the_others_go_on(
    tmp_path: Path, spoil: str, with_snapshot: bool
) -> None:
    hurt, well = opened_tables(tmp_path)
    with database_of(tmp_path) as database:
        database.execute(SPOILS[spoil], (hurt,))
        if not with_snapshot:
            database.execute("DELETE FROM snapshots")
    # A snapshot hides what it has read already; without one the log may just have ended there.
    is_hidden = with_snapshot and spoil in ("bad JSON", "an unknown event", "a wrong seat")
    is_shorter = not with_snapshot and spoil == "no end"

    async def scene(registry: TableRegistry) -> None:
        assert (await registry.find(well)).live.version == 3
        if is_hidden or is_shorter:
            await registry.find(hurt)
            return
        with pytest.raises(Exception, match=r"\w"):
            await registry.find(hurt)

    run(tmp_path, scene)
    found = {finding.table: finding.result for finding in audit(tmp_path / "tables.db").findings}
    assert (found[hurt] == BROKEN) == (not is_shorter)
    assert found[well] != BROKEN


def test_the_missing_version_is_named(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "tables.db")
    events: list[AnyEvent] = [Paused()] * 3
    journal.append("one", 1, events).result()
    journal.append("one", 5, events).result()
    with pytest.raises(DamagedLog) as gap:
        journal.read("one").result()
    assert "Version 4 is missing" in say(gap.value.message)
    with pytest.raises(DamagedLog):
        journal.read("one", 3).result()
    assert len(journal.read("one", 4).result()) == 3
    journal.save_snapshot("one", 6, b"").result()
    with pytest.raises(DamagedLog) as short:
        journal.read_snapshot("one").result()
    assert "5 entries where 6" in say(short.value.message)
    journal.close()


# --- damaged pages -------------------------------------------------------------------------

WIDE = Renamed(seat=0, name="x" * 400)
MANY = [f"sheet-{number:03}" for number in range(300)]
# The first byte of a page with entries only, and no branches.
LEAF = 0x0A


def damaged_file(path: Path) -> tuple[Path, list[str]]:
    """A file of which one page with entries is overwritten, and the tables on that page."""
    file = path / "tables.db"
    journal = Journal(file)
    for kept in [journal.append(table, 1, [WIDE]) for table in MANY]:
        kept.result()
    journal.close()
    data = bytearray(file.read_bytes())
    pages = range(PAGE, len(data), PAGE)
    at = next(at for at in pages if data[at] == LEAF and b"sheet-150" in data[at : at + PAGE])
    hurt = [table for table in MANY if table.encode() in data[at : at + PAGE]]
    data[at : at + PAGE] = b"\xa5" * PAGE
    file.write_bytes(bytes(data))
    return file, hurt


def test_a_damaged_page_is_the_trouble_of_its_tables_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file, hurt = damaged_file(tmp_path)
    journal = Journal(file)
    assert journal.damage
    assert journal.damage[0] in caplog.text
    with pytest.raises(DamagedLog):
        journal.read(hurt[0]).result()
    waiting = [journal.append(table, 2, [WIDE]) for table in (MANY[0], hurt[0], MANY[-1])]
    waiting[0].result()
    waiting[2].result()
    with pytest.raises(DamagedLog):
        waiting[1].result()
    assert journal.check().result() == "", "it can be written"
    assert len(journal.read(MANY[0]).result()) == 2
    journal.close()


def test_the_command_names_damaged_pages_and_all_tables_that_can_be_reached(
    tmp_path: Path,
) -> None:
    file, hurt = damaged_file(tmp_path)
    pages, findings = audit(file)
    assert pages
    assert {finding.table for finding in findings} >= set(MANY) - set(hurt)
    answer = run_command("data", "check", "--data", str(file))
    assert answer.code == 1
    assert "The file is damaged: " in answer.output
    assert "Traceback" not in answer.errors


def test_a_whole_file_has_no_damage(tmp_path: Path) -> None:
    opened_tables(tmp_path, 3)
    journal = Journal(tmp_path / "tables.db")
    assert (journal.damage, journal.check_pages().result()) == ([], [])
    journal.close()


def test_a_game_that_this_version_lacks_is_named_by_its_id(tmp_path: Path) -> None:
    table, _ = opened_tables(tmp_path)
    with database_of(tmp_path) as database:
        database.execute(
            "UPDATE events SET event = CAST(replace(CAST(event AS TEXT), 'rolling-america', "
            "'chess') AS BLOB) WHERE table_id = ?",
            (table,),
        )
    answer = run_command("data", "check", "--data", str(tmp_path / "tables.db"))
    assert answer.code == 1
    assert f"Table {table}, chess: it can't go on." in answer.output
