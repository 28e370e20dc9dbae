"""Compares what was acknowledged with what is in a server's file."""

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
# Versions and moves by the ids of the commands that were acknowledged.
Acknowledged = dict[str, tuple[int, str]]


@dataclass(slots=True)
class Findings:
    """Acknowledged moves that are not there, commands that are there twice, missing versions."""

    lost: int = 0
    doubled: int = 0
    gaps: int = 0


def compare(data: Path, tables: list[tuple[str, list[Acknowledged]]]) -> Findings:
    """Look up everything that was acknowledged to the guests of some tables."""
    findings = Findings()
    with tempfile.TemporaryDirectory() as folder:
        # A copy: looking at the file itself would already change it.
        for file in data.parent.glob(f"{data.name}*"):
            shutil.copy(file, folder)
        with contextlib.closing(sqlite3.connect(Path(folder) / data.name)) as database:
            for table, guests in tables:
                _compare_table(_log(database, table), guests, findings)
    return findings


def _log(database: sqlite3.Connection, table: str) -> Log:
    query = "SELECT version, event FROM events WHERE table_id = ?"
    return {version: json.loads(event) for version, event in database.execute(query, (table,))}


def _compare_table(log: Log, guests: list[Acknowledged], findings: Findings) -> None:
    for acknowledged in guests:
        for command, (version, move) in acknowledged.items():
            event = log.get(version, {})
            if (event.get("command"), event.get("move")) != (command, move):
                findings.lost += 1
    commands = Counter(
        (event.get("guest"), event["command"]) for event in log.values() if event.get("command")
    )
    findings.doubled += sum(count - 1 for count in commands.values())
    findings.gaps += sorted(log) != list(range(1, len(log) + 1))
