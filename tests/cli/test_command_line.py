import sys

import pytest

from rollwright.cli.command_line import command_line


@pytest.mark.parametrize(
    ("started", "expected"),
    [
        ("/no/such/.venv/bin/rollwright", "/no/such/.venv/bin/rollwright verify 'my game.txt'"),
        ("/somewhere/rollwright/__main__.py", " -m rollwright verify 'my game.txt'"),
        ("/usr/bin/pytest", "rollwright verify 'my game.txt'"),
    ],
)
def test_the_command_can_be_pasted(
    monkeypatch: pytest.MonkeyPatch, started: str, expected: str
) -> None:
    monkeypatch.setattr(sys, "argv", [started])
    monkeypatch.setenv("PATH", "")
    assert command_line("verify", "my game.txt").endswith(expected)


def test_a_program_on_the_path_goes_by_its_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("bin")
    program = folder / "rollwright"
    program.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(sys, "argv", [str(program)])
    assert command_line("games") == "rollwright games"
