"""Is what a game asks true of the moves that answer it?"""

from collections.abc import Callable
from typing import Final

from rollwright.core.message import CATALOGUE, ENGLISH
from rollwright.core.offer import NOWHERE
from rollwright.core.position import Position
from rollwright.games.dice_realms.position import DiceRealmsPosition
from rollwright.games.realms.pending import NO_OPTION
from rollwright.games.realms.position import RealmsPosition
from tests.page.prompt_moments import Moment

_ASKS: Final = "rolling-realms.asks."
# Too rare for a random game, and tested beside their games; the last one is for realms to come.
RARE: Final = {
    "dice-realms.question.attack-face-shield",
    f"{_ASKS}alter",
    f"{_ASKS}star",
    f"{_ASKS}more",
}
# Questions of realms whose sentence offers to leave it.
_CAN_BE_LEFT: Final = frozenset(["chip", "sum", "alter", "enchant", "gather"])
# Questions that count places, each marked by one answer.
_COUNTED: Final = frozenset(["square", "hex"])


def known_questions() -> set[str]:
    """The keys of all questions."""
    asks = {key for key in CATALOGUE.keys(ENGLISH) if key.startswith(_ASKS)}
    return {key for key in asks if not key.endswith(".one")} | set(_TRUE_IF)


def question_faults(moment: Moment) -> bool:
    """Does the question not fit the legal moves?"""
    assert moment.question is not None
    key = moment.question.key
    group, _, name = key.rpartition(".")
    if group == "rolling-realms.asks":
        return not _realm_asks(moment, name)
    return not _TRUE_IF[key](moment)


def _any(moment: Moment, start: str) -> bool:
    return any(text.startswith(start) for text in moment.texts())


def _own(moment: Moment, good: str) -> int:
    assert isinstance(moment.position, DiceRealmsPosition)
    realm = moment.position.realms[moment.seat]
    return realm.coins if good == "coins" else realm.upgrades


def _rerolls(moment: Moment) -> set[str]:
    """What can be spent on dice that may as well be kept: the free reroll, or tokens."""
    texts = moment.texts()
    if "done" not in texts:
        return set()
    return {text.partition(":")[0] for text in texts if text != "done"}


def _attack(moment: Moment, start: str, shield: bool) -> bool:
    return _any(moment, start) and _any(moment, "block:") == shield and "done" not in moment.texts()


def _count(moment: Moment) -> object:
    return None if moment.question is None else moment.question.args["count"]


def _only_resources(moment: Moment) -> bool:
    """Is a resource for a die all that can be had for nothing?"""
    free = [one for one in moment.offers if not one.terms.price and not one.terms.ends]
    return bool(free) and all(one.place == NOWHERE and one.terms.makes for one in free)


_Q: Final = "dice-realms.question."
_TRUE_IF: Final[dict[str, Callable[[Moment], bool]]] = {
    "youtoma.choose-level": lambda moment: all(t.startswith("level:") for t in moment.texts()),
    "youtoma.sits-out": lambda moment: not moment.offers and not moment.dice,
    "rolling-realms.stranded": lambda moment: _only_resources(moment),
    f"{_Q}free": lambda moment: _rerolls(moment) == {"reroll"},
    f"{_Q}free-then": lambda moment: {"reroll"} < _rerolls(moment),
    f"{_Q}rest": lambda moment: set() < _rerolls(moment) <= {"token", "set"},
    f"{_Q}kept": lambda moment: moment.texts() == ["done"],
    f"{_Q}resolve": lambda moment: bool(moment.offers) and "done" not in moment.texts(),
    f"{_Q}attack-grain-shield": lambda moment: _attack(moment, "suffer", True),
    f"{_Q}attack-die": lambda moment: _attack(moment, "lose:", False),
    f"{_Q}attack-die-shield": lambda moment: _attack(moment, "lose:", True),
    f"{_Q}attack-face": lambda moment: _attack(moment, "destroy:", False),
    f"{_Q}attack-face-shield": lambda moment: _attack(moment, "destroy:", True),
    f"{_Q}collect": lambda moment: _any(moment, "collect") and "done" not in moment.texts(),
    f"{_Q}exchange": lambda moment: _any(moment, "close"),
    f"{_Q}buy": lambda moment: _own(moment, "coins") == _count(moment),
    f"{_Q}use": lambda moment: len(moment.offers) > 1,
    f"{_Q}spent": lambda moment: moment.texts() == ["done"],
    f"{_Q}promote": lambda moment: any(">>" in text for text in moment.texts()),
    f"{_Q}upgrade": lambda moment: _own(moment, "upgrades") == _count(moment),
}


def _realm_asks(moment: Moment, name: str) -> bool:
    position, texts = moment.position, moment.texts()
    assert isinstance(position, RealmsPosition)
    pending = position.pads[moment.seat].pending[0]
    if name in ("resource", "star", "resource-or-star"):
        has_star = any(text.endswith("star") for text in texts)
        return has_star == ("star" in name) and (len(texts) > 1) == ("resource" in name)
    if name in _COUNTED:
        return _marked_at_last(moment) == _count(moment)
    rules = position.pads[moment.seat].realms[pending.slot].rules
    can_leave = rules.follow_ups[pending.kind].skip != NO_OPTION
    return len(texts) > 1 and can_leave == (name in _CAN_BE_LEFT)


def _marked_at_last(moment: Moment) -> int:
    """The places that are marked once all of this question is answered."""
    position = moment.position.copy()
    assert isinstance(position, RealmsPosition)
    pad = position.pads[moment.seat]
    slot, kind = pad.pending[0].slot, moment.question
    before = _blanks(position, moment.seat, slot)
    while pad.pending and kind is not None:
        pad.apply(pad.legal()[0], None)
    return before - _blanks(position, moment.seat, slot)


def _blanks(position: Position, seat: int, slot: int) -> int:
    assert isinstance(position, RealmsPosition)
    state = position.pads[seat].realms[slot]
    return len([1 for place in range(len(state.cells)) if state.is_blank(place)])
