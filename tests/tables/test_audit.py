"""Tables survive new realms and corrected cards; the audit names those that would not."""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from rollwright.core.chance import Luck
from rollwright.core.message import say
from rollwright.tables.audit import BROKEN, DIFFERENT, SAME, UNCOMPARED, Finding, audit
from rollwright.tables.commands import Play
from rollwright.tables.events import Opened
from rollwright.tables.registry import TableRegistry
from rollwright.tables.writer import TableWriter
from tests.cli.shell import run as run_command
from tests.games.realms.card_changes import corrected, forgotten, one_more_realm
from tests.games.realms.own import GAME, edited, in_use, own, variant_text
from tests.games.realms.test_edition import ICON, WINGSPAN
from tests.tables.registry_run import run
from tests.tables.table_driver import ANN, TableDriver, new_id

REALMS = {"game": "rolling-realms", "seats": 1, "start": True}


async def opened(registry: TableRegistry, options: dict[str, object]) -> TableWriter:
    return await registry.open(TableDriver(**REALMS, options=options).log)


async def play(writer: TableWriter, moves: int) -> None:
    """Make moves at random."""
    writer.attended = True
    luck = Luck("audit")
    for _ in range(moves):
        await writer.flush()
        position = writer.live.running.position
        texts = [position.text(0, move) for move in position.legal(0)]
        await writer.execute(ANN, Play(command=new_id(), move=texts[luck.below(len(texts))]))


def prepare(path: Path, options: dict[str, object], moves: int = 12) -> str:
    """A server with one table on which some moves were made; it is stopped afterwards."""
    ids: list[str] = []

    async def scene(registry: TableRegistry) -> None:
        writer = await opened(registry, options)
        ids.append(writer.live.id)
        await play(writer, moves)

    run(path, scene)
    return ids[0]


def go_on(path: Path, table: str) -> dict[str, object]:
    """Load a table, play on, and return its position."""
    found: list[dict[str, object]] = []

    async def scene(registry: TableRegistry) -> None:
        writer = await registry.find(table)
        await play(writer, 3)
        found.append(writer.live.running.position.to_json())

    run(path, scene)
    return found[0]


@contextmanager
def database_of(path: Path) -> Iterator[sqlite3.Connection]:
    """The data file of a stopped server."""
    with closing(sqlite3.connect(path / "tables.db")) as database:
        yield database
        database.commit()


def forget_snapshots(path: Path) -> None:
    with database_of(path) as database:
        database.execute("DELETE FROM snapshots")


def findings(path: Path) -> list[Finding]:
    return audit(path / "tables.db").findings


def test_a_table_names_its_realms_and_the_editions_of_its_cards() -> None:
    first = TableDriver(**REALMS, options={"set": "all", "rounds": 1}).log[0]
    assert isinstance(first, Opened)
    names = first.options["set"]
    assert isinstance(names, list)
    assert "wingspan" in names
    assert sorted(first.cards) == sorted(names)


@pytest.mark.parametrize("with_snapshot", [True, False])
def test_a_running_table_survives_a_server_with_more_realms(
    tmp_path: Path, with_snapshot: bool
) -> None:
    table = prepare(tmp_path, {"set": "all", "rounds": 3})
    if not with_snapshot:
        forget_snapshots(tmp_path)
    with one_more_realm():
        assert [finding.result for finding in findings(tmp_path)] == [
            SAME if with_snapshot else UNCOMPARED
        ]
        assert go_on(tmp_path, table)["realms"]


@pytest.mark.parametrize("with_snapshot", [True, False])
def test_a_running_table_goes_on_with_its_card_when_the_card_is_corrected(
    tmp_path: Path, with_snapshot: bool
) -> None:
    table = prepare(tmp_path, WINGSPAN)
    if not with_snapshot:
        forget_snapshots(tmp_path)
    before = go_on(tmp_path, table)["cards"]
    with corrected("wingspan", *ICON):
        assert [finding.result for finding in findings(tmp_path)] == [SAME]
        assert go_on(tmp_path, table)["cards"] == before


@pytest.mark.parametrize("with_snapshot", [True, False])
def test_a_table_goes_on_with_own_cards_that_are_no_longer_there(
    tmp_path: Path, with_snapshot: bool
) -> None:
    options: dict[str, object] = {"realms": [["my-birds", "wingspan", "scythe"]]}
    mine = (own("my-birds", variant_text()), own("wingspan", edited("wingspan", ICON)))
    with in_use(*mine):
        table = prepare(tmp_path, options)
        if not with_snapshot:
            forget_snapshots(tmp_path)
        editions = GAME.editions(options)
    assert GAME.has_card("scythe", editions["scythe"])
    assert not GAME.has_card("wingspan", editions["wingspan"])
    with forgotten():
        (finding,) = findings(tmp_path)
        assert finding.result == (SAME if with_snapshot else UNCOMPARED)
        assert go_on(tmp_path, table)["cards"] == editions


def test_a_rematch_is_played_with_the_cards_of_its_own_time() -> None:
    driver = TableDriver(**REALMS, options=WINGSPAN)
    first = driver.log[0]
    assert isinstance(first, Opened)
    with corrected("wingspan", *ICON):
        assert driver.live.game.editions(WINGSPAN)["wingspan"] != first.cards["wingspan"]


def test_a_table_whose_card_was_not_kept_says_which(tmp_path: Path) -> None:
    table = prepare(tmp_path, WINGSPAN)
    with database_of(tmp_path) as database:
        database.execute("DELETE FROM cards WHERE card = 'wingspan'")
    with corrected("wingspan", *ICON):
        (finding,) = findings(tmp_path)
        assert finding.table == table
        assert finding.result == BROKEN
        assert finding.reason is not None
        assert "wingspan" in say(finding.reason)


def test_a_table_that_would_stand_otherwise_is_named(tmp_path: Path) -> None:
    table = prepare(tmp_path, WINGSPAN)
    # As if the version before had counted the turns in another way.
    with database_of(tmp_path) as database:
        ((text,),) = database.execute("SELECT CAST(snapshot AS TEXT) FROM snapshots").fetchall()
        snapshot = json.loads(text)
        snapshot["game"]["position"]["turn"] += 1
        changed = json.dumps(snapshot)
        database.execute("UPDATE snapshots SET snapshot = CAST(? AS BLOB)", (changed,))
    (finding,) = findings(tmp_path)
    assert (finding.table, finding.result) == (table, DIFFERENT)
    assert finding.reason is not None
    assert "turn" in say(finding.reason)
    answer = run_command("data", "check", "--data", str(tmp_path / "tables.db"))
    assert answer.code == 1
    assert f"{table}, Rolling Realms: it would stand otherwise" in answer.output
    assert "1 would go on differently" in answer.output


def test_the_command_tells_what_it_found(tmp_path: Path) -> None:
    prepare(tmp_path, WINGSPAN)
    answer = run_command("data", "check", "--data", str(tmp_path / "tables.db"))
    assert answer.code == 0
    assert answer.output.split("\n")[:2] == ["1 open table.", "1 goes on unchanged."]


def test_finished_tables_are_no_open_ones(tmp_path: Path) -> None:
    async def scene(registry: TableRegistry) -> None:
        writer = await opened(registry, {**WINGSPAN, "rounds": 1})
        writer.attended = True
        for _ in range(9):
            await writer.flush()
            await writer.execute(ANN, Play(command=new_id(), move="done"))
        assert writer.live.stage == "over"

    run(tmp_path, scene)
    assert findings(tmp_path) == []


@pytest.mark.parametrize(
    "args", [["data"], ["data", "mend"], ["data", "check", "--data", "no-such-file"]]
)
def test_other_words_and_missing_files_are_refused(args: list[str]) -> None:
    answer = run_command(*args)
    assert answer.code == 1
    assert "Traceback" not in answer.errors
