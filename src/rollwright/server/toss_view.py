"""How clients see the dice being made."""

from rollwright.core.provable import commitment_of
from rollwright.core.toss import Attempt, Pledge
from rollwright.server.wire.view_parts import BrokenView, PledgeLine, TossView
from rollwright.tables.live import LiveTable
from rollwright.tables.table import AUTO


def commitment(live: LiveTable) -> str:
    """The commitment to the seed; empty where real dice are rolled."""
    return commitment_of(seed_of(live)) if live.opened.dice == AUTO else ""


def seed_of(live: LiveTable) -> str:
    """The secret of the dice: that of the last attempt of the toss."""
    return live.opened.seed if live.toss is None else live.toss.seed


def toss_view(live: LiveTable) -> TossView | None:
    """How the dice are made; of a crowd only the hash of the frozen list."""
    toss = live.toss
    if toss is None:
        return None
    return TossView(
        phase=toss.phase,
        attempt=len(toss.broken) + 1,
        frozen=toss.list_hash,
        pledges=[] if live.is_event else pledge_lines(toss.pledges),
        barred=[] if live.is_event else sorted(toss.barred),
        broken=[] if live.is_event else [_broken_view(attempt) for attempt in toss.broken],
    )


def pledge_lines(pledges: dict[int, Pledge]) -> list[PledgeLine]:
    """Pledges by ascending seat."""
    return [(seat, pledge.number, pledge.hash) for seat, pledge in sorted(pledges.items())]


def _broken_view(attempt: Attempt) -> BrokenView:
    return BrokenView(attempt.commitment, attempt.seed, attempt.withheld())
