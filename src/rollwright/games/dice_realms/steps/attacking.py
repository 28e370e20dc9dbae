"""Attacks: first that of the Fate die, then those of the players, clockwise."""

from typing import final

from rollwright.core.message import Message, Who
from rollwright.core.position import Events
from rollwright.games.dice_realms.box.face import DESTROYED
from rollwright.games.dice_realms.box.names import die_name, face_name, fate_name, loss_name
from rollwright.games.dice_realms.box.power import ATTACK, LOSE_DIE, LOSE_GRAIN, Power
from rollwright.games.dice_realms.pieces.board import NONE, Board
from rollwright.games.dice_realms.pieces.die import Die
from rollwright.games.dice_realms.pieces.realm import Realm
from rollwright.games.dice_realms.steps.move import (
    BLOCK,
    DESTROY,
    LOSE,
    SUFFER,
    die_of,
    kind_of,
    move_of,
)
from rollwright.games.dice_realms.steps.shielding import defenders
from rollwright.games.dice_realms.steps.step import ATTACK_STEP, Step


@final
class AttackStep(Step):
    """One attack after another; seats that have a choice have to decide."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ATTACK_STEP, "attack", (SUFFER, BLOCK, LOSE, DESTROY))

    def enter(self, board: Board, events: Events | None) -> None:
        """Begin before the first attack."""
        board.attack_source = NONE
        board.attack_die = 0
        board.attack_power = NONE
        for realm in board.realms:
            realm.busy = False

    def legal(self, board: Board, seat: int) -> list[int]:
        """Every way in which this seat can take the attack."""
        return ways(board, seat, current(board))

    def apply(self, board: Board, seat: int, move: int, events: Events | None) -> None:
        """Take the attack."""
        realm, power, kind = board.realms[seat], current(board), kind_of(move)
        realm.busy = False
        if kind == SUFFER:
            board.pay_grain(seat, power.amount, events)
            return
        die = realm.dice[die_of(move)]
        if events is not None:
            face = face_name(die.showing())
            color = die_name(die.name())
            args: dict[str, object] = {"seat": Who(seat), "face": face, "die": color}
            key = "blocks" if kind == BLOCK else "loses-die" if kind == LOSE else "loses-face"
            events.append(Message(f"dice-realms.event.{key}", args))
        if kind == BLOCK:
            die.blocked += 1
        elif kind == LOSE:
            die.active = False
        else:
            _destroy(board, realm, die)

    def go_on(self, board: Board, events: Events | None) -> bool:
        """Proceed to the next attack that leaves a seat a choice; False after the last."""
        while _find_next(board):
            self._strike(board, events)
            if self.blocks(board):
                return True
        return False

    def _strike(self, board: Board, events: Events | None) -> None:
        """Apply the attack to all its targets; those that have a choice become busy."""
        power = current(board)
        order = board.order()
        source = order[board.attack_source] if board.attack_source != NONE else NONE
        if events is not None:
            events.append(_told(board, source, power))
        for seat in order:
            if seat == source:
                continue
            moves = ways(board, seat, power)
            if len(moves) == 1:
                self.apply(board, seat, moves[0], events)
            elif moves:
                board.realms[seat].busy = True
            elif events is not None:
                events.append(Message("dice-realms.event.ignores", {"seat": Who(seat)}))

    def leave(self, board: Board, events: Events | None) -> None:
        board.attack_source = board.attack_power = NONE


def current(board: Board) -> Power:
    """The current attack."""
    if board.attack_source == NONE:
        return board.fate_face().attacks[board.attack_power]
    return _attacker(board).showing().powers[board.attack_power]


def _attacker(board: Board) -> Die:
    seat = board.order()[board.attack_source]
    return board.realms[seat].dice[board.attack_die]


def _find_next(board: Board) -> bool:
    """Proceed to the next attack; False if there is none."""
    board.attack_power += 1
    if board.attack_source == NONE:
        if board.attack_power < len(board.fate_face().attacks):
            return True
        board.attack_source = board.attack_die = board.attack_power = 0
    order = board.order()
    while board.attack_source < len(order):
        dice = board.realms[order[board.attack_source]].dice
        while board.attack_die < len(dice):
            if _find_in(board, dice[board.attack_die]):
                return True
            board.attack_die += 1
            board.attack_power = 0
        board.attack_source += 1
        board.attack_die = board.attack_power = 0
    return False


def _find_in(board: Board, die: Die) -> bool:
    """Proceed to the next attack of one die; a lost die does not attack."""
    if not die.active:
        return False
    powers = die.showing().powers
    while board.attack_power < len(powers):
        if powers[board.attack_power].step == ATTACK:
            return True
        board.attack_power += 1
    return False


def attacker_name(board: Board) -> Message:
    """The name of the attacking face."""
    if board.attack_source == NONE:
        return fate_name(board.fate_face())
    return face_name(_attacker(board).showing())


def _told(board: Board, source: int, power: Power) -> Message:
    args: dict[str, object] = {"face": attacker_name(board), "loss": loss_name(power)}
    if source == NONE:
        return Message("dice-realms.event.fate-attacks", args)
    return Message("dice-realms.event.attacks", {"seat": Who(source), **args})


def ways(board: Board, seat: int, power: Power) -> list[int]:
    """The ways in which a seat can take an attack; none if it ignores it."""
    realm = board.realms[seat]
    moves: list[int] = []
    if power.loss == LOSE_GRAIN:
        moves = [move_of(SUFFER)]
    elif power.loss == LOSE_DIE:
        if not any([die.active and die.showing().safe_dice for die in realm.dice]):
            moves = [move_of(LOSE, at) for at, die in enumerate(realm.dice) if can_lose(realm, die)]
    else:
        moves = [move_of(DESTROY, at) for at, die in enumerate(realm.dice) if can_break(realm, die)]
    if moves:
        moves += [move_of(BLOCK, at) for at in defenders(board, seat, power)]
    return moves


def can_lose(realm: Realm, die: Die) -> bool:
    """May this die be set aside? Never the last active one, nor the last whole face."""
    others = [other for other in realm.active_dice() if other is not die]
    if die.is_whole():
        return any([other.is_whole() for other in others])
    return die.active and len(others) > 0


def can_break(realm: Realm, die: Die) -> bool:
    """May the face of this die be destroyed? Never the last whole one."""
    return die.is_whole() and can_lose(realm, die)


def _destroy(board: Board, realm: Realm, die: Die) -> None:
    realm.lost.append(die.faces[die.side])
    die.put(die.side, DESTROYED)
    board.stock[DESTROYED] -= 1


def is_attack_sound(board: Board) -> bool:
    """Does the current attack exist?"""
    if board.attack_source == NONE:
        return board.attack_power < len(board.fate_face().attacks)
    dice = board.realms[board.order()[board.attack_source]].dice
    if board.attack_die >= len(dice) or not dice[board.attack_die].active:
        return False
    powers = dice[board.attack_die].showing().powers
    return board.attack_power < len(powers) and powers[board.attack_power].step == ATTACK
