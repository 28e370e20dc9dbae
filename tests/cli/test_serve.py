"""`rollwright serve` opens the page at the address that others can use."""

import webbrowser
from collections.abc import Callable
from pathlib import Path

import pytest

import rollwright.server.run
from rollwright.cli.serve import serve
from rollwright.server import address
from rollwright.server.settings import Settings


@pytest.mark.parametrize(
    ("host", "opened"),
    [
        ("127.0.0.1", "http://127.0.0.1:8044/"),
        ("0.0.0.0", "http://192.0.2.7:8044/"),
        ("192.0.2.9", "http://192.0.2.9:8044/"),
    ],
)
def test_the_browser_is_opened_where_others_find_the_server(
    host: str,
    opened: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def run(settings: Settings, ready: Callable[[int], None]) -> None:
        ready(settings.port)

    pages: list[str] = []
    monkeypatch.setattr(rollwright.server.run, "run_server", run)
    monkeypatch.setattr(address, "_own_address", lambda: "192.0.2.7")
    monkeypatch.setattr(webbrowser, "open", pages.append)
    monkeypatch.setenv("DISPLAY", ":0")
    serve(host=host, data=tmp_path / "tables.db")
    assert pages == [opened]
    assert opened in capsys.readouterr().out
