"""Whole games for the pictures of the page: every roll and move of them, kept as text.

The first line is how the table is opened, as JSON. Each other line is a seat and its move, or
`roll` and what the dice show. They are written anew when rules have changed and they can't be
played any more: two bots play them, always the same way.
"""

import json
from pathlib import Path
from typing import Final, NamedTuple

from rollwright.bots import find_bot, line_texts
from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL
from rollwright.games import find_game
from rollwright.tables.table import new_table

_FOLDER: Final = Path(__file__).with_name("games")
_REALMS: Final = [["scythe", "wingspan", "charterstone"]]
_GAMES: Final[dict[str, tuple[int, dict[str, object]]]] = {
    "rolling-america": (2, {}),
    "rolling-realms": (2, {"rounds": 1, "realms": _REALMS}),
    "youtoma": (1, {"rounds": 1, "realms": [["viticulture", "wingspan", "tapestry"]]}),
    "youtoma-together": (2, {"rounds": 1, "realms": [["euphoria", "scythe", "pendulum"]]}),
    "dice-realms": (2, {}),
}
ROLLED: Final = "roll"


class Step(NamedTuple):
    """A move of a seat, or a roll."""

    who: str
    text: str


class GameScript(NamedTuple):
    """A game from its first roll to its end."""

    game: str
    seats: int
    options: dict[str, object]
    steps: list[Step]

    def until_roll(self, number: int) -> list[Step]:
        """The steps up to this roll, from the first one."""
        rolls = [at for at, step in enumerate(self.steps) if step.who == ROLLED]
        return self.steps[: rolls[number - 1] + 1]


def read_script(game: str) -> GameScript:
    """The kept game."""
    first, *lines = (_FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines()
    wish = json.loads(first)
    steps = [Step(*line.split(" ", 1)) for line in lines]
    return GameScript(game, int(wish["seats"]), dict(wish["options"]), steps)


def write_scripts() -> None:
    """Play all games anew."""
    _FOLDER.mkdir(exist_ok=True)
    for game, (seats, options) in _GAMES.items():
        wish = json.dumps({"seats": seats, "options": options})
        lines = [f"{who} {text}" for who, text in _played(game, seats, options)]
        (_FOLDER / f"{game}.txt").write_text("\n".join([wish, *lines]) + "\n", encoding="utf-8")


def _played(name: str, seats: int, options: dict[str, object]) -> list[Step]:
    game, bot, luck = find_game(name), find_bot("greedy"), Luck("snapshots")
    table = new_table(game, seats, options, seed="snapshots")
    steps: list[Step] = []
    while table.position.phase != OVER:
        position = table.position
        if position.phase == ROLL:
            table.roll()
            steps.append(Step(ROLLED, table.turns[-1].outcome))
            continue
        seat = position.waiting()[0]
        for text in line_texts(position, seat, bot.advise(game, position, seat, luck).line):
            table.play(seat, text)
            steps.append(Step(str(seat), text))
    return steps
