"""The question of a seat that has to settle a pending step."""

from rollwright.core.message import Message
from rollwright.games.realms.desk import Desk
from rollwright.games.realms.move import option_of
from rollwright.games.realms.naming import realm_name
from rollwright.games.realms.pending import (
    CHOOSE_RESOURCE,
    NEXT_CELL,
    Pending,
    cells_done,
    count_to_choose,
    number_of_cells,
)
from rollwright.games.realms.resource import STAR


def question_of(desk: Desk) -> Message | None:
    """What the next pending step asks for, and how often; None if nothing is pending."""
    if not desk.pending:
        return None
    pending = desk.pending[0]
    rules = desk.realms[pending.slot].rules
    args: dict[str, object] = {"realm": realm_name(rules.card), "count": 1}
    if pending.kind == CHOOSE_RESOURCE:
        args["count"] = count_to_choose(pending.value)
        return Message(f"rolling-realms.asks.{_gains(desk)}", args)
    if pending.kind == NEXT_CELL:
        args["count"] = _cells_left(pending)
        return Message("rolling-realms.asks.square", args)
    args["count"] = rules.steps_left(pending)
    return Message(f"rolling-realms.asks.{rules.follow_ups[pending.kind].asks}", args)


def _gains(desk: Desk) -> str:
    """Whether resources can be chosen, or a star, or either."""
    offered = [option_of(move) for move in desk.legal()]
    if STAR not in offered:
        return "resource"
    return "star" if len(offered) == 1 else "resource-or-star"


def _cells_left(pending: Pending) -> int:
    return number_of_cells(pending.value) - cells_done(pending.value).bit_count()
