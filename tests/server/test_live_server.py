"""The servers of tests end with their process, even if nobody stops them."""

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[2]
# A run that is cut off ends like this: the main thread is through, and no fixture has cleaned up.
# A server that goes on for ever can't do its work then: the interpreter has ended its threads.
CUT_OFF = """
import sys
from pathlib import Path
from tests.server.live_server import run_in_thread, settings_for

running = run_in_thread(settings_for(Path(sys.argv[1])))
client = running.__enter__().new_client()
client.get("/api/games")
client.open()
print("through", flush=True)
"""


def test_a_process_ends_whose_server_nobody_stops(tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, "-c", CUT_OFF, str(tmp_path)],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (run.returncode, run.stdout) == (0, "through\n"), run.stderr
