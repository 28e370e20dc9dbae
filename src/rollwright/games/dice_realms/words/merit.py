"""What speaks for moves: goods, points, faces that come up later, dice and tokens that are kept."""

from typing import Final

from rollwright.core.message import Message
from rollwright.core.reason import Reason
from rollwright.games.dice_realms.box.face import FACES, SIDES, Face
from rollwright.games.dice_realms.box.names import amount, face_name
from rollwright.games.dice_realms.box.power import COLLECT, GAIN, GOODS
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.collecting import KEPT_COINS
from rollwright.games.dice_realms.steps.move import (
    BLOCK,
    BUY,
    DONE,
    FREE,
    IMPROVE,
    LOSE,
    MEND,
    PROMOTE_TO,
    REPAIR_AT,
    SET,
    TOKEN_ROLL,
    TURN_TO,
    WARE_GRAY,
    WARE_GREEN,
    die_of,
    first_of,
    kind_of,
    second_of,
)
from rollwright.games.dice_realms.steps.step import COLLECT_STEP, ROLL_STEP

_UPGRADES: Final = (IMPROVE, PROMOTE_TO)
_REPAIRS: Final = (REPAIR_AT, MEND)
_TURNS: Final = (SET, TURN_TO)
_DICE: Final = (WARE_GRAY, WARE_GREEN)
# What a seat can have, misery apart.
_OWN: Final = ("grain", "vp", "coin", "upgrade", "token", "set")


def _reason(weight: int, key: str, **args: object) -> Reason:
    return Reason(weight, Message(f"dice-realms.reason.{key}", args))


def of_change(before: Realm, after: Realm) -> list[Reason]:
    """What a seat has more of, and what less."""
    more: list[object] = []
    less: list[object] = []
    for good, old, new in zip(_OWN, _held(before), _held(after), strict=True):
        if new > old:
            more.append(amount(good, new - old))
        elif new < old:
            less.append(amount(good, old - new))
    found: list[Reason] = []
    if more:
        found.append(_reason(80, "gains", goods=more))
    if less:
        found.append(_reason(21, "spends", goods=less))
    misery = after.misery - before.misery
    if misery:
        chips = amount("misery", abs(misery))
        found.append(_reason(23 if misery > 0 else 85, _sign("misery", misery), chips=chips))
    points = after.face_points() - before.face_points()
    if points:
        found.append(_reason(83 if points > 0 else 23, _sign("points", points), count=abs(points)))
    return found


def _held(realm: Realm) -> list[int]:
    coins = realm.coins + realm.treasury
    return [realm.grain, realm.vp, coins, realm.upgrades, realm.tokens, realm.sets]


def _sign(key: str, by: int) -> str:
    return f"{key}-{'more' if by > 0 else 'less'}"


def collected(face: Face) -> list[int]:
    """The goods that a face collects by itself, whatever else lies on the table."""
    goods = [0] * len(GOODS)
    for power in face.powers:
        if power.step == COLLECT and power.kind == GAIN and not power.per:
            goods = [held + more for held, more in zip(goods, power.gain, strict=True)]
    return goods


def _amounts(goods: list[int]) -> list[object]:
    return [amount(GOODS[good], count) for good, count in enumerate(goods) if count > 0]


# --- a single move -------------------------------------------------------------------------


def of_move(board: Board, seat: int, move: int) -> list[Reason]:
    """What can be told of this move besides what it brings and costs at once."""
    realm, kind = board.realms[seat], kind_of(move)
    if kind == DONE:
        return _of_end(board, realm)
    if kind in (FREE, TOKEN_ROLL):
        return _of_reroll(realm, move)
    if kind in _UPGRADES:
        return _of_face(FACES[second_of(move)], "face")
    if kind in _TURNS:
        return _of_face(FACES[first_of(move)], "shown")
    if kind in _REPAIRS:
        return [_reason(70, "repaired", face=face_name(FACES[first_of(move)]))]
    if kind == BUY and first_of(move) in _DICE:
        return [_reason(84, "dice", count=len(realm.dice) + 1)]
    if kind == BLOCK:
        return [_reason(75, "shield")]
    if kind == LOSE:
        return [_reason(40, "aside")]
    return []


def _of_end(board: Board, realm: Realm) -> list[Reason]:
    """What is kept at the end of a step."""
    found: list[Reason] = []
    if board.turn == ROLL_STEP:
        shown = [0] * len(GOODS)
        for die in realm.active_dice():
            shown = [old + new for old, new in zip(shown, collected(die.showing()), strict=True)]
        if any(shown):
            found.append(_reason(62, "shows", goods=_amounts(shown)))
        if realm.tokens:
            found.append(_reason(50, "keeps", goods=[amount("token", realm.tokens)]))
    elif board.turn == COLLECT_STEP and realm.coins:
        kept = min(KEPT_COINS, realm.coins)
        found.append(_reason(50, "keeps", goods=[amount("coin", kept)]))
        if realm.coins > kept:
            found.append(_reason(24, "loses", goods=[amount("coin", realm.coins - kept)]))
    return found


def _of_reroll(realm: Realm, move: int) -> list[Reason]:
    """How likely the die shows something else, and something that collects more."""
    die = realm.dice[die_of(move)]
    top = die.showing()
    lying = sum(collected(top))
    other = sum([face != top.number for face in die.faces])
    better = sum([sum(collected(FACES[face])) > lying for face in die.faces])
    found = [_reason(60, "reroll", count=other, sides=SIDES)]
    if better:
        found.append(_reason(68, "reroll-more", count=better, sides=SIDES))
    if kind_of(move) == FREE:
        found.append(_reason(26, "reroll-free"))
    return found


def _of_face(face: Face, key: str) -> list[Reason]:
    goods = _amounts(collected(face))
    return [_reason(72, key, face=face_name(face), goods=goods)] if goods else []
