"""Compares the acknowledged moves with the journal of a server."""

import contextlib
import json
import shutil
import sqlite3
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Log = dict[int, dict[str, Any]]
# Version and move by the id of the acknowledged command.
Acknowledged = dict[str, tuple[int, str]]


@dataclass(slots=True)
class Findings:
    """Counts of lost acknowledged moves, of duplicate commands, and of tables with gaps."""

    lost: int = 0
    doubled: int = 0
    gaps: int = 0


def compare(data: Path, tables: list[tuple[str, list[Acknowledged]]]) -> Findings:
    """Check everything that was acknowledged to the clients of some tables."""
    findings = Findings()
    with tempfile.TemporaryDirectory() as folder:
        # A copy: opening the file itself would modify it.
        for file in data.parent.glob(f"{data.name}*"):
            shutil.copy(file, folder)
        with contextlib.closing(sqlite3.connect(Path(folder) / data.name)) as database:
            for table, clients in tables:
                _compare_table(_log(database, table), clients, findings)
    return findings


def _log(database: sqlite3.Connection, table: str) -> Log:
    query = "SELECT version, event FROM events WHERE table_id = ?"
    return {version: json.loads(event) for version, event in database.execute(query, (table,))}


def _compare_table(log: Log, clients: list[Acknowledged], findings: Findings) -> None:
    for acknowledged in clients:
        for command, (version, move) in acknowledged.items():
            event = log.get(version, {})
            if (event.get("command"), event.get("move")) != (command, move):
                findings.lost += 1
    commands = Counter(
        (event.get("guest"), event["command"]) for event in log.values() if event.get("command")
    )
    findings.doubled += sum(count - 1 for count in commands.values())
    findings.gaps += sorted(log) != list(range(1, len(log) + 1))
