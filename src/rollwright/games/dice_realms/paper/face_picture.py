"""What the picture of a face consists of: rows of signs and numbers, made from its powers.

A row reads like a short formula: `4 crown`, `2 grain → coin`, `crown / cube` for a crown for each
die. An attack stands in a frame of its own behind a sword.
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


class Atom(NamedTuple):
    """A number, or signs on top of each other with their sizes; `wide` is the width of a sign."""

    text: str
    signs: tuple[tuple[str, float], ...] = ()
    wide: float = 1.0


class Row(NamedTuple):
    """Atoms side by side; those of an attack are framed, and others may stand beside the frame."""

    atoms: list[Atom]
    is_attack: bool = False
    beside: tuple[Atom, ...] = ()


_SLASH: Final = Atom("", (("slash", 0.95),), 0.46)
_ARROW: Final = Atom("", (("arrow", 0.72),), 0.74)
_AGAIN: Final = Atom("", (("again", 1.0),))
_CUBE: Final = Atom("", (("cube", 1.0),))
_SWORD: Final = Atom("", (("sword", 1.0),))
_SWAP: Final = Atom("", (("swap", 0.76),), 0.78)
# A face that collects grain, whichever it is.
_GRAIN_FACE: Final = Atom("", (("face-yellow", 1.0), ("grain", 0.74)))


# What a second part of a formula starts with.
_SECONDS: Final = (_SLASH, _ARROW, _AGAIN)


def sign(name: str) -> Atom:
    """One sign."""
    return Atom("", ((name, 0.94),))


def face_rows(face: Face) -> list[Row]:
    """The picture of a face."""
    if face.number == DESTROYED:
        return [Row([sign("broken")]), Row([Atom(f"{MINUS}{-face.score}"), sign("vp")])]
    rows = [_attack(power) for power in face.powers if power.step == ATTACK]
    counts = [("shield", face.shields), ("shield-grain", face.grain_shields)]
    counts.append(("shield-cube", 1 if face.safe_dice else 0))
    again: list[Atom] = []
    later: list[Row] = []
    for power in face.powers:
        if power.step == REROLL:
            again = _rerolled(power)
        elif power.kind == GAIN and not power.per:
            counts += list(zip(GOODS, power.gain, strict=True))
        elif power.step != ATTACK:
            later.append(_power(power))
            if power.kind == EXCHANGE:
                later.append(Row([_SWAP, sign("vp"), _SWAP]))
    plain = _counted_signs(counts)
    if plain and len(rows) > 1:
        # There is no room for a third row.
        rows[0] = Row(rows[0].atoms, is_attack=True, beside=tuple(plain))
    elif plain:
        rows.append(Row(plain))
    if again:
        rows.append(Row(again))
    if face.harvest:
        rows.append(Row([Atom(f"+{face.harvest}"), _SLASH, _GRAIN_FACE]))
    if face.discount:
        rows.append(Row([_CUBE, Atom(f"{MINUS}{face.discount}"), sign("coin")]))
    if face.score:
        rows.append(Row([Atom(str(face.worth()), (("laurel", 1.0),))]))
    return rows + later


def fate_rows(face: FateFace) -> list[Row]:
    """The picture of a face of the Fate die."""
    rows = [_attack(power) for power in face.attacks]
    if face.winter:
        rows.append(Row([Atom(f"{MINUS}1"), sign("grain"), _SLASH, _CUBE]))
    plain = _counted_signs(list(zip(GOODS, face.gain, strict=True)))
    if plain:
        rows.append(Row(plain))
    if face.harvest:
        change = f"+{face.harvest}" if face.harvest > 0 else f"{MINUS}{-face.harvest}"
        rows.append(Row([Atom(change), _SLASH, _GRAIN_FACE]))
    if face.sell is not None:
        sale = [*_amounts(face.sell.price), _ARROW, *_amounts(face.sell.gain)]
        rows.append(Row([*sale, Atom("", (("more", 0.5),), 0.56)]))
    return rows


def _attack(power: Power) -> Row:
    if power.loss == LOSE_DIE:
        return Row([_SWORD, sign("cube-lost")], is_attack=True)
    if power.loss == LOSE_FACE:
        return Row([_SWORD, sign("broken")], is_attack=True)
    return Row([_SWORD, Atom(f"{MINUS}{power.amount}"), sign("grain")], is_attack=True)


def _rerolled(power: Power) -> list[Atom]:
    """What a face gives before its die is rolled again."""
    if power.kind == TURN:
        return [sign("turn")]
    if power.kind == RELIEF:
        return [Atom("", (("misery", 0.94), ("strike", 0.84))), _AGAIN]
    if power.kind == CONVERT:
        return [*_amounts(power.price), _ARROW, *_amounts(power.gain), _AGAIN]
    return [*_counted_signs(list(zip(GOODS, power.gain, strict=True))), _AGAIN]


def _power(power: Power) -> Row:
    """A power that is more than a plain gain."""
    if power.kind == GAIN:
        gain = _counted_signs(list(zip(GOODS, power.gain, strict=True)), 1)
        return Row([*gain, _SLASH, *_counted_by(power)])
    if power.kind == CONVERT:
        return Row([*_amounts(power.price), _ARROW, *_amounts(power.gain)])
    if power.kind == EXCHANGE:
        return Row([sign("grain"), _SWAP, sign("coin")])
    if power.kind == REPAIR:
        return Row([sign("trowel"), sign("broken")])
    assert power.kind == PROMOTE
    low = _line_face(power.line)
    lifted = Atom("", (low.signs[0], (low.signs[1][0], 0.5), ("four-dots", 1.0)))
    return Row([low, _ARROW, lifted])


def _counted_by(power: Power) -> list[Atom]:
    """What a gain is counted by."""
    if power.per[0] == PER_DICE:
        return [Atom(str(power.each)), _CUBE] if power.each > 1 else [_CUBE]
    if power.per[0] == PER_GRAIN:
        return [Atom(str(power.each)), Atom("", (("barn", 1.0), ("grain", 0.58)))]
    faces = [_line_face(line) for line in power.per]
    # A plus: only further faces count, and not this one.
    return [Atom("+"), *faces] if power.others else faces


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
    """Where it may be broken in two: before the second part of a formula, or between signs."""
    if row.is_attack:
        return []
    seconds = [at for at, atom in enumerate(row.atoms) if at and atom in _SECONDS]
    free = [at for at in range(1, len(row.atoms)) if not row.atoms[at - 1].text]
    return seconds[::-1] or free
