"""A position of Dice Realms as JSON. The supply is left out: it follows from the rest."""

from typing import Final

from rollwright.core.position import PHASES
from rollwright.games.dice_realms import GAME_ID
from rollwright.games.dice_realms.box.face import FACES
from rollwright.games.dice_realms.box.fate import FATES
from rollwright.games.dice_realms.box.power import GOODS
from rollwright.games.dice_realms.box.setup import RULES
from rollwright.games.dice_realms.box.tile import TILES
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.die import DIE_COLORS, Die
from rollwright.games.dice_realms.pieces.realm import Realm

FIELDS: Final = (
    *("game", "rules", "options", "phase", "round", "turn", "rolls", "tiles", "fate"),
    *("holder", "ran_out", "reroll", "attack", "realms"),
)
REALM_FIELDS: Final = (
    *("dice", "grain", "vp", "misery", "tokens", "sets", "treasury", "coins", "upgrades"),
    *("lost", "busy", "free", "bank", "got", "discounts", "drawn", "spent"),
)
DIE_FIELDS: Final = ("color", "faces", "side", "active", "used", "blocked")


def write_position(board: Board) -> dict[str, object]:
    """The complete position."""
    return {
        "game": GAME_ID,
        "rules": RULES,
        "options": board.setup.to_json(),
        "phase": PHASES[board.phase],
        "round": board.round,
        "turn": board.turn,
        "rolls": board.rolls,
        "tiles": [TILES[tile].id for tile in board.tiles],
        "fate": None if board.fate == NONE else FATES[board.fate].id,
        "holder": board.holder,
        "ran_out": board.ran_out or None,
        "reroll": None if board.reroll_seat == NONE else [board.reroll_seat, board.reroll_die],
        "attack": _attack_json(board),
        "realms": [_realm_json(realm) for realm in board.realms],
    }


def _attack_json(board: Board) -> list[int] | None:
    if board.attack_power == NONE:
        return None
    return [board.attack_source, board.attack_die, board.attack_power]


def _realm_json(realm: Realm) -> dict[str, object]:
    return {
        "dice": [_die_json(die) for die in realm.dice],
        "grain": realm.grain,
        "vp": realm.vp,
        "misery": realm.misery,
        "tokens": realm.tokens,
        "sets": realm.sets,
        "treasury": realm.treasury,
        "coins": realm.coins,
        "upgrades": realm.upgrades,
        "lost": [FACES[face].id for face in realm.lost],
        "busy": realm.busy,
        "free": realm.free,
        "bank": realm.bank,
        "got": [GOODS[good] for good in realm.got],
        "discounts": realm.discounts,
        "drawn": [realm.grain_drawn, realm.grain_most, realm.vp_drawn, realm.vp_most],
        "spent": realm.grain_spent,
    }


def _die_json(die: Die) -> dict[str, object]:
    return {
        "color": DIE_COLORS[die.color],
        "faces": [FACES[face].id for face in die.faces],
        "side": die.side,
        "active": die.active,
        "used": die.used,
        "blocked": die.blocked,
    }
