"""A table server in a process of its own."""

import asyncio
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import nullcontext
from pathlib import Path
from typing import Final

_ADDRESS: Final = re.compile(r"http://([0-9.]+:[0-9]+)/")
_PATIENCE: Final = 60.0


class ServerProcess:
    """One running server."""

    def __init__(self, process: Process, address: str) -> None:
        self._process = process
        self.address = address

    async def kill(self) -> None:
        """Kill it with SIGKILL."""
        self._process.send_signal(signal.SIGKILL)
        await self._process.wait()

    async def stop(self) -> int:
        """Ask it to stop, and return its exit code."""
        self._process.send_signal(signal.SIGTERM)
        return await self._process.wait()

    def cpu_seconds(self) -> float:
        """The CPU time it has used; 0 where /proc is missing."""
        stat = Path(f"/proc/{self._process.pid}/stat")
        if not stat.exists():
            return 0.0
        fields = stat.read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def busy_seconds(self) -> float:
        """The CPU time its threads have used, finer than `cpu_seconds`.

        Of those that still run, and not of the processes in which its bots think.
        """
        tasks = Path(f"/proc/{self._process.pid}/task")
        spent = (thread / "schedstat" for thread in tasks.iterdir())
        return sum(int(file.read_text().split()[0]) for file in spent if file.exists()) / 1e9

    def memory(self) -> int:
        """Its peak memory in bytes; 0 where /proc is missing."""
        status = Path(f"/proc/{self._process.pid}/status")
        if not status.exists():
            return 0
        found = re.search(r"VmHWM:\s+([0-9]+) kB", status.read_text())
        return int(found[1]) * 1024 if found else 0


async def start_server(
    data: Path,
    rate: int = 100_000,
    python: str = sys.executable,
    more: tuple[str, ...] = (),
    files: int = 0,
    log: Path | None = None,
) -> ServerProcess:
    """Start a server with this data file on a free port: the one that this Python has.

    With `files` the system grants it only so many; what it logs goes to `log`.
    """
    command = [python, "-m", "rollwright", "serve", "--no-browser", "--port", "0"]
    command += ["--data", str(data), "--rate", str(rate), "--language", "en", *more]
    if files:
        command = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *command]
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with nullcontext() if log is None else log.open("ab") as errors:
        process = await asyncio.create_subprocess_exec(
            *command, stdout=PIPE, stderr=errors, env=environment
        )
    assert process.stdout is not None
    async with asyncio.timeout(_PATIENCE):
        while line := await process.stdout.readline():
            found = _ADDRESS.search(line.decode())
            if found is not None:
                return ServerProcess(process, found[1])
    raise RuntimeError("the server did not start")
