"""The real server in a separate process."""

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Mapping
from pathlib import Path
from urllib.request import Request, urlopen

PROJECT = Path(__file__).parents[2]
JSON = {"Content-Type": "application/json"}


class House:
    """A server with its data file; it can be stopped and started again."""

    def __init__(self, folder: Path, *options: str) -> None:
        self._data = folder / "tables.db"
        self._options = options
        # The system chooses a port at the first start; a restart uses the same one.
        self._port = 0
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start serving, and wait until the address is printed."""
        command = [sys.executable, "-m", "rollwright", "serve", "--no-browser"]
        options = ["--port", str(self._port), "--data", str(self._data), "--rate", "2000"]
        # Tests don't wait for bots, unless one is about that.
        options += [] if "--pace" in self._options else ["--pace", "0"]
        self._process = subprocess.Popen(
            [*command, *options, *self._options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        output = self._process.stdout
        assert output is not None
        seen = ""
        for line in output:
            seen += line
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found is not None:
                self._port, self.address = int(found[1]), found[0]
                # Later output must not fill the pipe.
                self._drain = threading.Thread(target=output.read, daemon=True)
                self._drain.start()
                return
        raise AssertionError(f"the server did not start: {seen}")

    @property
    def runs(self) -> bool:
        """Is it running, or starting?"""
        return self._process is not None

    def stop(self) -> None:
        """Stop the server, if it is running."""
        if self._process is None:
            return
        self._process.terminate()
        self._process.wait(20)
        assert self._process.stdout is not None
        self._drain.join()
        self._process.stdout.close()
        self._process = None

    def ready(self) -> None:
        """Wait for the first answer."""
        with urlopen(f"{self.address}/healthz", timeout=20) as answer:
            assert answer.status == 200

    def ask(self, path: str, body: Mapping[str, object]) -> dict[str, object]:
        """The server's response to a request."""
        data = json.dumps(body).encode()
        with urlopen(Request(self.address + path, data, JSON), timeout=20) as answer:
            found: dict[str, object] = json.load(answer)
        return found
