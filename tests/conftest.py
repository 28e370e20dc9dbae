"""Set-up shared by all tests: the import path, and deterministic Hypothesis profiles."""

import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

sys.path.insert(0, str(Path(__file__).parents[1]))
pytest.register_assert_rewrite("tests.harness")

# Steady: the same examples on every machine. `HYPOTHESIS_PROFILE=deep` draws new and more ones.
settings.register_profile("steady", derandomize=True, deadline=None, max_examples=100)
settings.register_profile("deep", deadline=None, max_examples=1000)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))

# The number of lines shown of the failure of a test that passed when it was rerun.
_LAST_LINES = 30
# Tests with real sockets and browsers depend on timing, and the machine may be busy.
_BY_THE_CLOCK = [Path(__file__).parent / name for name in ("server", "web")]


@pytest.fixture(autouse=True)
def _every_line_is_logged() -> None:
    """A line that a server of an earlier test has logged does not silence that of this test."""
    module = sys.modules.get("rollwright.server.quiet_log")
    if module is not None:
        module.REPEATS.forget()


def pytest_itemcollected(item: pytest.Item) -> None:
    """Rerun a failed test of the server or the page once.

    The summary lists it as "RERUN", so that the reason can be found.
    """
    if any(folder in item.path.parents for folder in _BY_THE_CLOCK):
        item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show why a test was rerun, so that the cause can be found."""
    for report in terminalreporter.stats.get("rerun", []):
        terminalreporter.section(f"why {report.nodeid} was tried again")
        terminalreporter.write_line("\n".join(report.longreprtext.splitlines()[-_LAST_LINES:]))
