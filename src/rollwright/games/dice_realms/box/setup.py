"""The set-up of a game of Dice Realms: the tiles on the table, and what they bring."""

from typing import Final

from rollwright.core.errors import BadOptions
from rollwright.core.game import Lists, Option
from rollwright.core.message import Message
from rollwright.games.dice_realms.box.box import BOX
from rollwright.games.dice_realms.box.face import DESTROYED, FACES
from rollwright.games.dice_realms.box.names import tile_name
from rollwright.games.dice_realms.box.tile import (
    ADD_GRAIN,
    ADD_MISERY,
    FATE_TILE,
    LIMITS,
    SETUPS,
    TILE_OF,
    TILES,
    Swap,
    Tile,
    first_fates,
)

RULES: Final = 3
RANDOM: Final = "random"
FIRST: Final = "first-game"
ATTACKS: Final = ("all", "no-destruction", "none")
_TILE_NAMES: Final = [(tile.id, tile_name(tile.id)) for tile in TILES]
OPTIONS: Final = (
    Option("setup", FIRST, (*SETUPS, RANDOM)),
    Option("attacks", "no-destruction", ATTACKS),
    Option("tiles", None, (), Lists(_TILE_NAMES, BOX.tiles, 0)),
)

_STANDARD: Final[list[int]] = [
    face.number for face in FACES if face.line.kind == "standard" or face.number == DESTROYED
]


class Setup:
    """The options of one game. Tiles still to be drawn are not in it."""

    __slots__ = ("adds", "attacks", "name", "tiles")

    def __init__(self, name: str, tiles: list[int], adds: bool, attacks: str) -> None:
        # RANDOM, the id of a named set-up, or empty if the tiles were listed.
        self.name = name
        self.tiles = tiles
        self.adds = adds
        # Which tiles may be drawn.
        self.attacks = attacks

    def draws(self) -> int:
        """The number of tiles to draw."""
        return BOX.tiles if self.name == RANDOM else 0

    def drawable(self, drawn: list[int]) -> list[int]:
        """The tiles that may be drawn next."""
        before = [TILES[number] for number in drawn]
        return [
            tile.number for tile in TILES if self._is_welcome(tile) and LIMITS.allow(before, tile)
        ]

    def _is_welcome(self, tile: Tile) -> bool:
        if self.attacks == "none":
            return not tile.attack
        return self.attacks == "all" or not tile.destroys

    def to_json(self) -> dict[str, object]:
        """The options that make this set-up."""
        listed = None if self.name else [TILES[tile].id for tile in self.tiles]
        return {"setup": self.name or FIRST, "attacks": self.attacks, "tiles": listed}


class Layout:
    """The faces and chips that some tiles bring into play."""

    __slots__ = ("faces", "fates", "grain", "misery", "tiles")

    def __init__(self, drawn: list[int], adds: bool) -> None:
        self.tiles = _with_added(drawn) if adds else drawn[:]
        # Starred chips for each player.
        chips = [name for tile in self.tiles for name in TILES[tile].adds] if adds else []
        self.grain = chips.count(ADD_GRAIN)
        self.misery = chips.count(ADD_MISERY)
        # The faces that every game has, and those of the tiles.
        self.faces = [*_STANDARD, *[face for tile in self.tiles for face in TILES[tile].faces()]]
        self.fates = _fates([TILES[tile] for tile in self.tiles])


def _with_added(drawn: list[int]) -> list[int]:
    """The tiles, and those that they add."""
    tiles = drawn[:]
    for number in drawn:
        for name in TILES[number].adds:
            if name in TILE_OF and TILE_OF[name] not in tiles:
                tiles.append(TILE_OF[name])
    return tiles


def _fates(tiles: list[Tile]) -> list[int]:
    """The faces of the Fate die after the swaps of these tiles."""
    fates = first_fates()
    swaps: list[Swap] = [swap for tile in tiles for swap in tile.swaps]
    if not any([tile.attack or tile.kind == FATE_TILE for tile in tiles]):
        swaps += [swap for tile in tiles for swap in tile.calm_swaps]
    for leaves, comes in swaps:
        fates[fates.index(leaves)] = comes
    return fates


def read_setup(options: dict[str, object]) -> Setup:
    """The set-up of these options; raises BadOptions."""
    name = str(options.get("setup", FIRST))
    attacks = str(options.get("attacks", "no-destruction"))
    listed = options.get("tiles")
    if listed is not None:
        return Setup("", _read_tiles(listed), True, attacks)
    if name == RANDOM:
        return Setup(name, [], True, attacks)
    chosen = SETUPS[name]
    return Setup(name, [TILE_OF[tile] for tile in chosen.tiles], chosen.adds, attacks)


def _read_tiles(value: object) -> list[int]:
    """A list of tiles within the limits."""
    if not isinstance(value, list) or len(value) != BOX.tiles:
        raise _bad("dice-realms.want-tiles", {"count": BOX.tiles})
    tiles: list[Tile] = []
    for name in value:
        if not isinstance(name, str) or name not in TILE_OF:
            raise _bad("dice-realms.want-known", {"tile": str(name)})
        tile = TILES[TILE_OF[name]]
        if not LIMITS.allow(tiles, tile):
            raise _bad("dice-realms.want-limits", {"tile": name})
        tiles.append(tile)
    return [tile.number for tile in tiles]


def _bad(key: str, args: dict[str, object]) -> BadOptions:
    return BadOptions(Message("core.bad-option", {"name": "tiles", "wanted": Message(key, args)}))
