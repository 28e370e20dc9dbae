"""What the picture of a face consists of: rows of signs and numbers, made from its powers.

A row reads like a short formula and is complete in itself: `4 crown`, `crown per cube`. What is
fixed stands above what is counted. A frame tells what is done with the signs in it: an attack
behind a sword, a price with the badge of what is paid, a price tag for a discount.
"""

from typing import Final, NamedTuple

from rollwright.games.dice_realms.box.face import DESTROYED, FACES, Face
from rollwright.games.dice_realms.box.fate import FateFace
from rollwright.games.dice_realms.box.power import (
    ATTACK,
    CONVERT,
    EXCHANGE,
    GAIN,
    GOODS,
    LOSE_DIE,
    LOSE_FACE,
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
from rollwright.games.dice_realms.paper.emblem import emblem_of

# More signs than these are a number with one sign.
_FEW: Final = 3
MINUS: Final = "\u2212"
_LINE_COLORS: Final = {face.line.id: face.line.color for face in FACES}
# The width of an ear of grain, as a part of its height.
NARROW: Final = 0.7
# What a frame tells of the signs in it; OPEN is no frame.
OPEN: Final = ""
FIGHT: Final = "fight"
PRICE: Final = "price"
TAG: Final = "tag"


class Atom(NamedTuple):
    """A number, words by the names of their messages, or signs on top of each other.

    Each sign has its size; `wide` is the width of all of them.
    """

    text: str
    signs: tuple[tuple[str, float], ...] = ()
    wide: float = 1.0
    words: tuple[str, ...] = ()


class Part(NamedTuple):
    """Atoms side by side, and the frame around them."""

    atoms: list[Atom]
    frame: str = OPEN


Row = list[Part]

ARROW: Final = Atom("", (("arrow", 0.66),), 0.56)
# The face is replaced by a better one.
_LIFT: Final = Atom("", (("lift", 0.8),), 0.8)
_AGAIN: Final = Atom("", (("again", 1.0),))
_CUBE: Final = Atom("", (("cube", 1.0),))
_SWORD: Final = Atom("", (("sword", 1.0),))
# Whom an attack hits; what the Fate die brings is for everybody.
_RIVALS: Final = Atom("", (("rivals", 0.8),), 0.8)
_SWAP: Final = Atom("", (("swap", 0.7),), 0.64)
# As often as one likes.
_ENDLESS: Final = Atom("", (("endless", 0.8),), 0.8)
_PER: Final = Atom("", words=("per",))
_PER_OTHER: Final = Atom("", words=("per", "other"))
_THEN: Final = Atom("", words=("then",))
_AT_END: Final = Atom("", words=("at-end",))
# A die is turned to another face of it, but not to one that is rolled again.
TURNED: Final = Atom("", (("turn-die", 1.0),))
NOT_AGAIN: Final = Atom("", (("face-white", 1.0), ("again", 0.7), ("strike", 0.94)))
# A face that collects grain, of whichever line.
_GRAIN_FACE: Final = Atom("", (("face-white", 1.0), ("grain", 0.76)))
# Grain that its owner has; and grain that is missing.
_STORED: Final = Atom("", (("sack", 1.0), ("grain", 0.56)))
_MISSING: Final = Atom("", (("grain", 0.94), ("strike", 0.9)), 0.86)
# Points at the end of the game.
_LAUREL: Final = Atom("", (("laurel", 1.0), ("vp", 0.5)))


def sign(name: str) -> Atom:
    """One sign; an ear of grain is narrow."""
    return Atom("", ((name, 0.94),), NARROW if name == "grain" else 1.0)


def _open(*atoms: Atom) -> Row:
    return [Part(list(atoms))]


def face_rows(face: Face) -> list[Row]:
    """The picture of a face."""
    if face.number == DESTROYED:
        return [_open(sign("broken"), Atom(f"{MINUS}{-face.score}"), _LAUREL), _open(_AT_END)]
    rows: list[Row] = [[_attack(power, [_RIVALS])] for power in face.powers if power.step == ATTACK]
    counts = [("shield", face.shields), ("shield-grain", face.grain_shields)]
    counts.append(("shield-cube", 1 if face.safe_dice else 0))
    later: list[Row] = []
    for power in face.powers:
        if power.step == REROLL:
            later += _rerolled(power)
        elif power.kind == GAIN and not power.per:
            counts += list(zip(GOODS, power.gain, strict=True))
        elif power.step != ATTACK:
            later += _power(power, face.line.id)
    plain = _counted_signs(counts)
    if plain and len(rows) > 1:
        # There is no room for a third row.
        rows[0] = [*rows[0], Part(plain)]
    elif plain:
        rows.append([Part(plain)])
    if face.harvest:
        rows.append(_harvest(face.harvest))
    if face.discount:
        cheaper = [Atom(f"{MINUS}{face.discount}"), sign("coin")]
        rows.append([Part([_CUBE]), Part(cheaper, TAG)])
    if face.score:
        rows += [_open(Atom(str(face.worth())), _LAUREL), _open(_AT_END)]
    return rows + later


def fate_rows(face: FateFace) -> list[Row]:
    """The picture of a face of the Fate die."""
    rows: list[Row] = [[_attack(power, [])] for power in face.attacks]
    if face.winter:
        rows.append(_open(Atom(f"{MINUS}1"), sign("grain"), _PER, _CUBE))
        rows.append(_open(sign("misery"), _PER, _MISSING))
    plain = _counted_signs(list(zip(GOODS, face.gain, strict=True)))
    if plain:
        rows.append([Part(plain)])
    if face.harvest:
        rows.append(_harvest(face.harvest))
    if face.sell is not None:
        gain = [ARROW, *_amounts(face.sell.gain), _ENDLESS]
        rows.append([Part(_amounts(face.sell.price), PRICE), Part(gain)])
    return rows


def _attack(power: Power, whom: list[Atom]) -> Part:
    if power.loss == LOSE_DIE:
        return Part([_SWORD, *whom, Atom("", (("cube-lost", 0.84),), 0.9)], FIGHT)
    if power.loss == LOSE_FACE:
        return Part([_SWORD, *whom, sign("broken")], FIGHT)
    return Part([_SWORD, *whom, Atom(f"{MINUS}{power.amount}"), sign("grain")], FIGHT)


def _harvest(amount: int) -> Row:
    change = f"+{amount}" if amount > 0 else f"{MINUS}{-amount}"
    return _open(Atom(change), sign("grain"), _PER, _GRAIN_FACE)


def _conversion(power: Power) -> Row:
    return [Part(_amounts(power.price), PRICE), Part([ARROW, *_amounts(power.gain)])]


def _rerolled(power: Power) -> list[Row]:
    """What a face gives before its die is rolled again."""
    if power.kind == TURN:
        return [_open(TURNED, NOT_AGAIN)]
    then = _open(_THEN, _AGAIN)
    if power.kind == RELIEF:
        return [_open(Atom(f"{MINUS}{power.amount}"), sign("misery")), then]
    if power.kind == CONVERT:
        return [_conversion(power), then]
    gain = _counted_signs(list(zip(GOODS, power.gain, strict=True)))
    return [[Part(gain)], then]


def _power(power: Power, own: str) -> list[Row]:
    """A power that is more than a plain gain, on a face of this line."""
    if power.kind == GAIN:
        return _counted_rows(power, own)
    if power.kind == CONVERT:
        return [_conversion(power)]
    if power.kind == EXCHANGE:
        goods = _open(sign("grain"), _SWAP, sign("coin"), _SWAP, sign("vp"))
        return [goods, _open(Atom("1:1"), _ENDLESS)]
    if power.kind == REPAIR:
        return [_open(sign("trowel"), sign("broken"))]
    assert power.kind == PROMOTE
    # It may have one dot or two before.
    low = _line_face(power.line)
    frame, emblem = low.signs
    high = Atom("", (frame, (emblem[0], 0.5), ("four-dots", 1.0)))
    return [_open(low, _LIFT, high)]


def _counted_rows(power: Power, own: str) -> list[Row]:
    """A row for each good of a counted gain, and for each line of faces that counts.

    Only among those of its own line its face could count itself.
    """
    rows: list[Row] = []
    for good, count in zip(GOODS, power.gain, strict=True):
        if not count:
            continue
        gain = _counted_signs([(good, count)], 1)
        for counted in power.per:
            is_other = power.others and counted == own
            rows.append([Part([*gain, *_counted_by(power, counted, is_other)])])
    return rows


def _counted_by(power: Power, counted: str, is_other: bool) -> list[Atom]:
    """What a gain is counted by."""
    each = [Atom(str(power.each))] if power.each > 1 else []
    if counted == PER_DICE:
        return [_PER, *each, _CUBE]
    if counted == PER_GRAIN:
        return [_PER, *each, _STORED]
    return [_PER_OTHER if is_other else _PER, _line_face(counted)]


def _line_face(line: str) -> Atom:
    """A small face with the color and the emblem of its line."""
    return Atom("", ((f"face-{_LINE_COLORS[line]}", 1.0), (emblem_of(line), 0.62)))


def _amounts(goods: Goods) -> list[Atom]:
    """Goods as numbers with a sign."""
    return _counted_signs(list(zip(GOODS, goods, strict=True)), 1)


def _counted_signs(counts: list[tuple[str, int]], few: int = _FEW) -> list[Atom]:
    """A sign for each piece; if there are many, one of each kind with its number before it."""
    atoms: list[Atom] = []
    many = sum([count for _, count in counts]) > few
    for name, count in counts:
        if not count:
            continue
        shield, _, small = name.partition("-")
        one = Atom("", ((shield, 0.98), (small, 0.56))) if small else sign(name)
        if many and count > 1:
            atoms += [Atom(str(count)), one]
        else:
            atoms += [one] * count
    return atoms


def breaks_of(row: Row) -> list[int]:
    """Where a row may be broken in two: between the signs of plain goods."""
    atoms = row[0].atoms
    is_plain = len(row) == 1 and row[0].frame == OPEN and not any([atom.words for atom in atoms])
    if not is_plain or _LAUREL in atoms or _AGAIN in atoms:
        return []
    return [at for at in range(1, len(atoms)) if not atoms[at - 1].text]
