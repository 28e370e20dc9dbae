"""Moves and faces in sentences."""

from typing import Final

from rollwright.core.message import Message
from rollwright.games.dice_realms.attacking import attacker_name, current, shields
from rollwright.games.dice_realms.board import ATTACK_STEP, COLLECT_STEP, ROLL_STEP, Board
from rollwright.games.dice_realms.buying import price_of
from rollwright.games.dice_realms.face import FACES, Face, FateFace
from rollwright.games.dice_realms.gaining import open_gains
from rollwright.games.dice_realms.notation import (
    BANK,
    BLOCK,
    BUY,
    CLOSE,
    COLLECT_ALL,
    CONVERT_WITH,
    DESTROY,
    DONE,
    FREE,
    IMPROVE,
    LOSE,
    MEND,
    PROMOTE_TO,
    REPAIR_AT,
    RESOLVE,
    SELL,
    SET,
    SUFFER,
    SWAP,
    TAKE,
    TOKEN_ROLL,
    TURN_TO,
    WARES,
    die_of,
    first_of,
    kind_of,
    second_of,
)
from rollwright.games.dice_realms.power import (
    ATTACK,
    CONVERT,
    EXCHANGE,
    GAIN,
    GOODS,
    LOSSES,
    PER_DICE,
    PER_GRAIN,
    PROMOTE,
    RELIEF,
    REPAIR,
    REROLL,
    TURN,
    Goods,
    Power,
)
from rollwright.games.dice_realms.realm import NO_CELL, Realm
from rollwright.games.dice_realms.upgrading import promoted_lines

_KEYS: Final = {
    FREE: "free",
    TOKEN_ROLL: "token",
    RESOLVE: "resolve",
    SET: "set",
    TURN_TO: "turn",
    SUFFER: "suffer",
    BLOCK: "block",
    LOSE: "lose",
    DESTROY: "destroy",
    COLLECT_ALL: "collect",
    TAKE: "take",
    CONVERT_WITH: "convert",
    SELL: "sell",
    BANK: "bank",
    SWAP: "swap",
    CLOSE: "close",
    REPAIR_AT: "repair",
    MEND: "mend",
    IMPROVE: "improve",
    PROMOTE_TO: "promote",
}


# What happens to all, whoever moved last.
FOR_ALL: Final = frozenset(
    [f"dice-realms.event.{event}" for event in ("fate-attacks", "last-round", "game-over")]
)


def face_name(face: Face) -> Message:
    """The name of a face."""
    return Message(f"dice-realms.face.{face.id}")


def fate_name(face: FateFace) -> Message:
    """The name of a face of the Fate die."""
    return Message(f"dice-realms.fate.{face.id}")


def label(board: Board, seat: int, move: int) -> Message:
    """A move as a sentence."""
    realm, kind, first = board.realms[seat], kind_of(move), first_of(move)
    if kind == DONE:
        step = ("roll", "attack", "collect", "upgrade")[board.turn - 1]
        return Message(f"dice-realms.move.done-{step}")
    if kind == BUY:
        price = price_of(realm, first)
        return Message(f"dice-realms.move.buy-{WARES[first]}", {"price": price})
    args: dict[str, object] = {}
    if kind == SWAP:
        args = {"given": _good(first, 1), "got": _good(second_of(move), 1)}
    elif kind not in (SUFFER, BLOCK, COLLECT_ALL, SELL, CLOSE):
        args = _die_args(board, seat, move)
    key = _KEYS[kind]
    if kind == CONVERT_WITH and board.turn == ROLL_STEP:
        key = "convert-reroll"
    return Message(f"dice-realms.move.{key}", args)


def question(board: Board, seat: int) -> Message:
    """What a seat is asked in this step."""
    realm = board.realms[seat]
    if board.turn == ATTACK_STEP:
        power = current(board)
        key = f"dice-realms.question.attack-{LOSSES[power.loss]}"
        key += "-shield" if shields(realm, power) else ""
        return Message(key, {"face": attacker_name(board), "count": power.amount})
    if board.turn == ROLL_STEP:
        return _roll_question(board, realm)
    if board.turn == COLLECT_STEP:
        if realm.bank != NO_CELL:
            return Message("dice-realms.question.exchange")
        if open_gains(realm):
            return Message("dice-realms.question.collect")
        key = "buy" if realm.coins else "spent" if board.legal(seat) == [DONE] else "use"
        return Message(f"dice-realms.question.{key}", {"count": realm.coins})
    key = "upgrade" if realm.upgrades else "promote" if promoted_lines(realm) else "spent"
    return Message(f"dice-realms.question.{key}", {"count": realm.upgrades})


def _roll_question(board: Board, realm: Realm) -> Message:
    """About the dice; before the free reroll also what fate brings, which is rolled unseen."""
    must = any([die.showing().must_reroll for die in realm.dice])
    plain = Message(f"dice-realms.question.{'resolve' if must else 'roll'}")
    if not realm.free:
        return plain
    fate = board.fate_face()
    args: dict[str, object] = {"face": fate_name(fate), "question": plain}
    if fate.winter:
        return Message("dice-realms.question.winter", {**args, "count": len(realm.dice)})
    return Message("dice-realms.question.fate", {**args, "powers": describe_fate(fate)})


def _die_args(board: Board, seat: int, move: int) -> dict[str, object]:
    """What there is to say about the die of a move."""
    realm, kind = board.realms[seat], kind_of(move)
    die = realm.dice[die_of(move)]
    args: dict[str, object] = {"die": Message(f"dice-realms.group.{die.name()}")}
    if kind in (IMPROVE, PROMOTE_TO):
        old, new = FACES[first_of(move)], FACES[second_of(move)]
        args |= {"old": face_name(old), "new": face_name(new), "count": old.cost_to(new)}
    elif kind in (SET, TURN_TO, REPAIR_AT, MEND):
        args["face"] = face_name(FACES[first_of(move)])
    else:
        args["face"] = face_name(die.showing())
    if kind == TAKE:
        args["power"] = _power(die.showing().powers[first_of(move)])
    return args


# --- what faces do -----------------------------------------------------------------------


def describe(face: Face) -> Message:
    """Everything that a face does, in one sentence."""
    parts = [_power(power) for power in face.powers]
    for key, count in (("shields", face.shields), ("grain-shields", face.grain_shields)):
        if count:
            parts.append(Message(f"dice-realms.power.{key}", {"count": count}))
    if face.safe_dice:
        parts.append(Message("dice-realms.power.safe-dice"))
    if face.harvest:
        parts.append(_harvest(face.harvest))
    if face.discount:
        parts.append(Message("dice-realms.power.discount", {"count": face.discount}))
    if face.one_a_die:
        parts.append(Message("dice-realms.power.one-a-die"))
    if face.worth():
        parts.append(Message("dice-realms.power.worth", {"count": face.worth()}))
    return _sentence(parts)


def describe_fate(face: FateFace) -> Message:
    """Everything that a face of the Fate die does, in one sentence."""
    parts: list[Message] = []
    if face.winter:
        parts.append(Message("dice-realms.power.winter"))
    if any(face.gain):
        parts.append(Message("dice-realms.power.all-gain", {"goods": goods_list(face.gain)}))
    parts += [Message("dice-realms.power.fate-attack", {"loss": _loss(p)}) for p in face.attacks]
    if face.harvest:
        parts.append(_harvest(face.harvest))
    if face.sell is not None:
        args: dict[str, object] = {
            "price": goods_list(face.sell.price),
            "goods": goods_list(face.sell.gain),
        }
        parts.append(Message("dice-realms.power.sell", args))
    return _sentence(parts)


def _sentence(parts: list[Message]) -> Message:
    whole = parts or [Message("dice-realms.power.nothing")]
    text = whole[-1]
    for part in reversed(whole[:-1]):
        text = Message("dice-realms.power.and-then", {"part": part, "rest": text})
    return text


def _power(power: Power) -> Message:
    args: dict[str, object] = {"goods": goods_list(power.gain), "price": goods_list(power.price)}
    if power.step == ATTACK:
        return Message("dice-realms.power.attack", {"loss": _loss(power)})
    again = "-reroll" if power.step == REROLL else ""
    if power.kind == GAIN and power.per:
        args["counted"] = _counted(power)
        return Message("dice-realms.power.gain-per", args)
    if power.kind == GAIN:
        return Message(f"dice-realms.power.gain{again}", args)
    if power.kind == CONVERT:
        return Message(f"dice-realms.power.convert{again}", args)
    if power.kind == PROMOTE:
        line = Message(f"dice-realms.line.{power.line}")
        return Message("dice-realms.power.promote", {"line": line})
    name = {EXCHANGE: "exchange", REPAIR: "repair", RELIEF: "relief", TURN: "turn"}[power.kind]
    return Message(f"dice-realms.power.{name}", {"count": power.amount})


def _counted(power: Power) -> Message:
    if power.per[0] == PER_DICE:
        return Message("dice-realms.counted.dice", {"count": power.each})
    if power.per[0] == PER_GRAIN:
        return Message("dice-realms.counted.grain", {"count": power.each})
    lines: list[object] = [Message(f"dice-realms.line.{line}") for line in power.per]
    return Message("dice-realms.counted.lines", {"lines": lines})


def _harvest(amount: int) -> Message:
    key = "more" if amount > 0 else "less"
    return Message(f"dice-realms.power.harvest-{key}", {"count": abs(amount)})


def _loss(power: Power) -> Message:
    return Message(f"dice-realms.loss.{LOSSES[power.loss]}", {"count": power.amount})


def goods_list(goods: Goods) -> list[object]:
    """Some goods, each with its number."""
    return [_good(good, count) for good, count in enumerate(goods) if count]


def _good(good: int, count: int) -> Message:
    return Message(f"dice-realms.goods.{GOODS[good]}", {"count": count})
