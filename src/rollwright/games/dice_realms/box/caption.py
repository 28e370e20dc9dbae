"""The caption of a face: its whole effect as one message."""

from rollwright.core.message import Message
from rollwright.games.dice_realms.box.face import Face
from rollwright.games.dice_realms.box.fate import FateFace
from rollwright.games.dice_realms.box.names import goods_list, line_name, loss_name
from rollwright.games.dice_realms.box.power import (
    ATTACK,
    CONVERT,
    EXCHANGE,
    GAIN,
    PER_DICE,
    PER_GRAIN,
    PROMOTE,
    RELIEF,
    REPAIR,
    REROLL,
    TURN,
    Power,
)


def describe(face: Face) -> Message:
    """The effect of a face, in one sentence."""
    parts = [describe_power(power) for power in face.powers]
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


def describe_fate(face: FateFace, *, rolled: bool = False) -> Message:
    """The effect of a face of the Fate die, in one sentence.

    When it is `rolled`, winter has taken what it takes, and nobody has to pay it any more.
    """
    parts: list[Message] = []
    if face.winter:
        parts.append(Message(f"dice-realms.power.{'winter-over' if rolled else 'winter'}"))
    if any(face.gain):
        parts.append(Message("dice-realms.power.all-gain", {"goods": goods_list(face.gain)}))
    parts += [
        Message("dice-realms.power.fate-attack", {"loss": loss_name(p)}) for p in face.attacks
    ]
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


def describe_power(power: Power) -> Message:
    """The effect of one power."""
    args: dict[str, object] = {"goods": goods_list(power.gain), "price": goods_list(power.price)}
    if power.step == ATTACK:
        return Message("dice-realms.power.attack", {"loss": loss_name(power)})
    again = "-reroll" if power.step == REROLL else ""
    if power.kind == GAIN and power.per:
        args["counted"] = _counted(power)
        return Message("dice-realms.power.gain-per", args)
    if power.kind == GAIN:
        return Message(f"dice-realms.power.gain{again}", args)
    if power.kind == CONVERT:
        return Message(f"dice-realms.power.convert{again}", args)
    if power.kind == PROMOTE:
        line = line_name(power.line)
        return Message("dice-realms.power.promote", {"line": line})
    name = {EXCHANGE: "exchange", REPAIR: "repair", RELIEF: "relief", TURN: "turn"}[power.kind]
    return Message(f"dice-realms.power.{name}", {"count": power.amount})


def _counted(power: Power) -> Message:
    if power.per[0] == PER_DICE:
        return Message("dice-realms.counted.dice", {"count": power.each})
    if power.per[0] == PER_GRAIN:
        return Message("dice-realms.counted.grain", {"count": power.each})
    lines: list[object] = [line_name(line) for line in power.per]
    key = "others" if power.others else "lines"
    return Message(f"dice-realms.counted.{key}", {"lines": lines})


def _harvest(amount: int) -> Message:
    key = "more" if amount > 0 else "less"
    return Message(f"dice-realms.power.harvest-{key}", {"count": abs(amount)})
