"""Any mistake in a file of the game is refused, and the error names its location."""

import copy
from collections.abc import Callable
from typing import Any

import pytest

from rollwright.core.errors import BadPosition
from rollwright.games.data import read_toml
from rollwright.games.dice_realms.box.box import Box
from rollwright.games.dice_realms.box.face import PACKAGE, read_faces
from rollwright.games.dice_realms.box.fate import read_fate
from rollwright.games.dice_realms.box.tile import Limits, read_setups, read_tiles

Json = dict[str, Any]
Read = Callable[[Json], object]


def _read_tile_file(data: Json) -> None:
    for read in (read_tiles, read_setups, Box, Limits):
        read(data)


FILES: dict[str, Read] = {
    "faces.toml": read_faces,
    "fate.toml": read_fate,
    "tiles.toml": _read_tile_file,
}


def _refusal(file: str, place: str, value: object) -> str:
    """The error for a file with another value somewhere, or (None) without that field."""
    data: Any = copy.deepcopy(read_toml(PACKAGE, file))
    entry, path = data, [int(step) if step.isdigit() else step for step in place.split(".")]
    for step in path[:-1]:
        entry = entry[step]
    if value is None:
        del entry[path[-1]]
    else:
        entry[path[-1]] = value
    with pytest.raises(BadPosition) as refusal:
        FILES[file](data)
    return str(refusal.value)


MISTAKES: dict[str, tuple[str, str, object, str]] = {
    "a line without an id": ("faces.toml", "line.1.id", None, "Line[1].id: this field"),
    "two lines of one id": ("faces.toml", "line.1.id", "lands", "Line[1].id: an id"),
    "a face without an id": ("faces.toml", "face.3.id", None, "Face[3].id: this field"),
    "two faces of one id": ("faces.toml", "face.3.id", "barony", "Face[3].id: an id"),
    "an id that is no text": ("faces.toml", "face.3.id", 4, "Face[3].id: an id"),
    "a flag in words": ("faces.toml", "face.3.one_a_die", "yes", "Face[3].one_a_die: "),
    "another flag": ("faces.toml", "face.3.safe_dice", 1, "Face[3].safe_dice: "),
    "a table in faces": ("faces.toml", "faec", [], "Faec: this field is unknown"),
    "counted by no line": (
        "faces.toml",
        "face.3.powers",
        [{"step": "collect", "gain": {"vp": 1}, "per": ["landz"]}],
        "Face[3].powers[0].per: ",
    ),
    "an upgrade of no line": (
        "faces.toml",
        "face.3.powers",
        [{"step": "upgrade", "line": "landz"}],
        "Face[3].powers[0].line: ",
    ),
    "an exchange of nothing": (
        "faces.toml",
        "face.3.powers",
        [{"step": "collect", "exchange": ["gold"]}],
        "Face[3].powers[0].exchange: ",
    ),
    "two Fate faces of one id": ("fate.toml", "fate.1.id", "winter", "Fate[1].id: an id"),
    "a winter in words": ("fate.toml", "fate.1.winter", "no", "Fate[1].winter: "),
    "an attack with more": (
        "fate.toml",
        "fate.1.attacks",
        [{"lose": "grain", "much": 1}],
        "Fate[1].attacks[0].much: ",
    ),
    "a table in fate": ("fate.toml", "face", [], "Face: this field is unknown"),
    "two tiles of one id": ("tiles.toml", "tile.1.id", "plow-team", "Tile[1].id: an id"),
    "a tile without an id": ("tiles.toml", "tile.1.id", None, "Tile[1].id: this field"),
    "a tile of no face": ("tiles.toml", "tile.1.id", "castle", "Tile[1].id: one of these"),
    "a tile of no line": ("tiles.toml", "tile.1.kind", "line", "Tile[1].id: one of these"),
    "a kind of tile": ("tiles.toml", "tile.1.kind", "blue", "Tile[1].kind: "),
    "a tile that adds nothing": ("tiles.toml", "tile.1.adds", ["grian"], "Tile[1].adds: "),
    "an attack in words": ("tiles.toml", "tile.1.attack", "yes", "Tile[1].attack: "),
    "a tile destroys in words": ("tiles.toml", "tile.1.destroys", 1, "Tile[1].destroys: "),
    "a swap of three": (
        "tiles.toml",
        "tile.1.swaps",
        [["winter", "winter", "winter"]],
        "Tile[1].swaps: ",
    ),
    "a table in tiles": ("tiles.toml", "tiles", [], "Tiles: this field is unknown"),
    "a field of the box": ("tiles.toml", "box.extra", 1, "Box.extra: this field"),
    "an origin of the box": ("tiles.toml", "box.origin.grain", "guessed", "Box.origin.grain: "),
    "no number in the box": ("tiles.toml", "box.grain", "many", "Box.grain: a whole number"),
    "no dice in the box": ("tiles.toml", "box.gray", [3, 4, "x"], "Box.gray: a whole number"),
    "a field of the start": ("tiles.toml", "start.coins", 1, "Start.coins: "),
    "an origin of the start": ("tiles.toml", "start.origin", "guessed", "Start.origin: "),
    "a price that is missing": ("tiles.toml", "prices.set", None, "Prices.set: "),
    "an origin of the prices": ("tiles.toml", "prices.origin", None, "Prices.origin: "),
    "a limit of nothing": ("tiles.toml", "limits.green", 1, "Limits.green: "),
    "an origin of the limits": ("tiles.toml", "limits.origin", "guess", "Limits.origin: "),
    "a set-up without an id": ("tiles.toml", "setup.1.id", None, "Setup[1].id: this field"),
    "two set-ups of one id": ("tiles.toml", "setup.1.id", "first-game", "Setup[1].id: an id"),
    "a set-up adds in words": ("tiles.toml", "setup.1.adds", "no", "Setup[1].adds: "),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_what_is_wrong_is_named_with_its_place(mistake: str) -> None:
    file, place, value, wanted = MISTAKES[mistake]
    assert _refusal(file, place, value).startswith(wanted)


@pytest.mark.parametrize("file", FILES)
def test_the_files_themselves_are_sound(file: str) -> None:
    FILES[file](read_toml(PACKAGE, file))
