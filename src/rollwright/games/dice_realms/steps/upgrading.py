"""The Upgrade step: faces are swapped for better ones, one upgrade after another."""

from typing import Final, final

from rollwright.core.message import Message, Who
from rollwright.core.position import Events
from rollwright.games.dice_realms.box.face import COSTS, DESTROYED, FACES, Face
from rollwright.games.dice_realms.box.names import die_name, face_name
from rollwright.games.dice_realms.box.power import UPGRADE
from rollwright.games.dice_realms.pieces.board import Board
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.move import (
    DONE,
    IMPROVE,
    PROMOTE_TO,
    die_of,
    first_of,
    kind_of,
    move_of,
    second_of,
)
from rollwright.games.dice_realms.steps.step import UPGRADE_STEP, Step

TOP_DOTS: Final = 4


@final
class UpgradeStep(Step):
    """Seats that have upgrades, or a power to upgrade, swap faces."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(UPGRADE_STEP, "upgrade", (DONE, IMPROVE, PROMOTE_TO))

    def enter(self, board: Board, events: Events | None) -> None:
        """Seats that have upgrades, or a power to upgrade, become busy."""
        for realm in board.realms:
            realm.busy = bool(realm.upgrades) or _can_promote(board, realm)

    def legal(self, board: Board, seat: int) -> list[int]:
        """Every single swap of this seat, and the end of the step."""
        realm = board.realms[seat]
        moves = [DONE]
        offered = [face for face in FACES if board.stock[face.number] > 0 and face.dots]
        before = board.before(seat)
        if before:
            offered = _unclaimed(board, before, offered)
        lines = promoted_lines(realm)
        for at, die in enumerate(realm.dice):
            if die.active:
                fitting = die.fitting(offered)
                for number in die.kinds():
                    if number != DESTROYED:
                        moves += _swaps(realm, at, FACES[number], fitting, lines)
        return moves

    def apply(self, board: Board, seat: int, move: int, events: Events | None) -> None:
        realm = board.realms[seat]
        if kind_of(move) == DONE:
            if events is not None:
                key = "wastes" if realm.upgrades else "upgraded"
                wasted: dict[str, object] = {"seat": Who(seat), "count": realm.upgrades}
                events.append(Message(f"dice-realms.event.{key}", wasted))
            realm.upgrades = 0
            realm.busy = False
            return
        die = realm.dice[die_of(move)]
        old, new = FACES[first_of(move)], FACES[second_of(move)]
        if kind_of(move) == IMPROVE:
            realm.upgrades -= old.cost_to(new)
        else:
            _use_promotion(realm, new.line.id)
        die.put(die.side_of(old.number), new.number)
        board.stock[old.number] += 1
        board.stock[new.number] -= 1
        if events is not None:
            args: dict[str, object] = {
                "seat": Who(seat),
                "die": die_name(die.name()),
                "old": face_name(old),
                "new": face_name(new),
                "count": old.cost_to(new),
            }
            key = "upgrades" if kind_of(move) == IMPROVE else "lifts"
            events.append(Message(f"dice-realms.event.{key}", args))

    def leave(self, board: Board, events: Events | None) -> None:
        for realm in board.realms:
            realm.upgrades = 0


def _can_promote(board: Board, realm: Realm) -> bool:
    """Is there a face for its powers? Faces that others may put back count as available."""
    lines = promoted_lines(realm)
    if not lines:
        return False
    back = any([other.upgrades for other in board.realms])
    tops = [face for face in FACES if face.line.id in lines and face.dots == TOP_DOTS]
    offered = [face for face in tops if back or board.stock[face.number] > 0]
    return any(
        [
            is_promotion(FACES[old], new)
            for die in realm.dice
            if die.active
            for new in die.fitting(offered)
            for old in die.kinds()
        ]
    )


def promoted_lines(realm: Realm) -> list[str]:
    """The lines of its unused upgrade powers, once for each power."""
    return [
        power.line
        for die in realm.dice
        if die.active and die.showing().promotes
        for number, power in enumerate(die.showing().powers)
        if power.step == UPGRADE and not die.has_used(number)
    ]


def _swaps(realm: Realm, at: int, old: Face, fitting: list[Face], lines: list[str]) -> list[int]:
    """The moves that swap one face of a die."""
    costs, upgrades = COSTS[old.number], realm.upgrades
    if not lines:
        affordable = [new.number for new in fitting if costs[new.number] <= upgrades]
        return [move_of(IMPROVE, at, old.number, new) for new in affordable if new != old.number]
    moves: list[int] = []
    for new in fitting:
        if new is not old and costs[new.number] <= upgrades:
            moves.append(move_of(IMPROVE, at, old.number, new.number))
        if new.line.id in lines and is_promotion(old, new):
            moves.append(move_of(PROMOTE_TO, at, old.number, new.number))
    return moves


def is_promotion(old: Face, new: Face) -> bool:
    """Could an upgrade power of that line make this swap?"""
    return old.line is new.line and old.dots < TOP_DOTS == new.dots


def _unclaimed(board: Board, before: list[int], faces: list[Face]) -> list[Face]:
    """Those of these faces that are left whatever the seats before take."""
    realms = [board.realms[other] for other in before]
    # A swap costs at least one upgrade; exact costs are computed only if a face may be scarce.
    claims = sum([realm.upgrades + len(promoted_lines(realm)) for realm in realms])
    left = board.stock
    return [
        face
        for face in faces
        if left[face.number] > claims
        or left[face.number] > sum([most_of(realm, face) for realm in realms])
    ]


def most_of(realm: Realm, face: Face) -> int:
    """The most of this face that a realm can get."""
    lines = promoted_lines(realm)
    swapped = [
        old
        for die in realm.dice
        if die.active and die.fitting([face])
        for old in die.kinds()
        if old not in (DESTROYED, face.number)
    ]
    if not swapped:
        return 0
    if lines:
        # The result of an upgrade power may be swapped again.
        swapped += [new.number for new in FACES if new.line.id in lines and new.dots == TOP_DOTS]
    lifts = lines.count(face.line.id) if face.dots == TOP_DOTS else 0
    return realm.upgrades // min([COSTS[old][face.number] for old in swapped]) + lifts


def _use_promotion(realm: Realm, line: str) -> None:
    for die in realm.dice:
        if die.active:
            for number, power in enumerate(die.showing().powers):
                if power.step == UPGRADE and power.line == line and not die.has_used(number):
                    die.use(number)
                    return
