"""80 columns are enough: no line of any game is wider."""

import pytest

from rollwright.core.chance import Luck
from rollwright.games import all_games
from tests.cli.shell import run

COMMANDS = ("rules", "help", "moves", "hint", "sheet 0", "")
MOVES = 60


def typed_lines(game_id: str) -> str:
    """Moves by numbers, many of which are there, and every word now and then."""
    luck = Luck(f"width {game_id}")
    lines: list[str] = list(COMMANDS)
    for _ in range(MOVES):
        # There is a move 1 in every position, so that the game goes on.
        lines += [str(1 + luck.below(9)), "1"]
        if luck.below(8) == 0:
            lines.append(COMMANDS[luck.below(len(COMMANDS))])
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game_id", list(all_games()))
def test_no_line_of_a_game_is_wider_than_80(game_id: str, language: str) -> None:
    answer = run(
        *("play", game_id, "--seed", "80", "--language", language),
        typed=typed_lines(game_id),
        COLUMNS="80",
    )
    assert answer.code == 0
    lines = answer.output.splitlines()
    assert len(lines) > 300
    wide = [line for line in lines if len(line) > 80]
    assert wide == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_realm_fits_with_all_that_its_card_says(language: str) -> None:
    for name in [card.id for card in all_games()["rolling-realms"].cards()]:
        answer = run("realms", "show", name, "--language", language, COLUMNS="80")
        assert max(len(line) for line in answer.output.splitlines()) <= 80, name


def test_the_end_of_a_game_fits_with_its_secret() -> None:
    answer = run("play", "rolling-america", "--solo", typed="1\n" * 300, COLUMNS="80")
    assert "The secret of the dice was" in answer.output
    assert max(len(line) for line in answer.output.splitlines()) <= 80
