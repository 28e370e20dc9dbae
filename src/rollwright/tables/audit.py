"""The audit of a journal: would its open tables go on unchanged with this version of the rules?"""

from pathlib import Path
from typing import Final, NamedTuple

from rollwright.core.errors import RollwrightError
from rollwright.core.message import Message
from rollwright.tables.card_store import CardStore
from rollwright.tables.events import AnyEvent, Opened, decode
from rollwright.tables.journal import Journal
from rollwright.tables.live import FINISHED, LiveTable, rebuild
from rollwright.tables.snapshot import position_in

SAME: Final = "same"
# Every move is still legal, but there is no saved position to compare with.
UNCOMPARED: Final = "uncompared"
DIFFERENT: Final = "different"
BROKEN: Final = "broken"


class Finding(NamedTuple):
    """The result for one open table; `reason` tells why it is different or broken."""

    table: str
    game: str
    result: str
    reason: Message | None = None


class Audit(NamedTuple):
    """What SQLite finds damaged in a file, and the results for its open and broken tables."""

    pages: list[str]
    findings: list[Finding]


def audit(path: Path) -> Audit:
    """Replay all open tables of a journal, and compare them with their snapshots."""
    journal = Journal(path)
    try:
        pages = journal.check_pages().result()
        cards = CardStore(journal)
        ids = journal.table_ids().result()
        findings = [_audit_table(journal, cards, table_id) for table_id in ids]
    finally:
        journal.close()
    return Audit(pages, [finding for finding in findings if finding is not None])


def _audit_table(journal: Journal, cards: CardStore, table_id: str) -> Finding | None:
    """The result for a table; None if its game is over."""
    game = ""
    try:
        log = [decode(row) for row in journal.read(table_id).result()]
        opened = log[0]
        assert isinstance(opened, Opened)
        game = opened.game
        cards.restore(opened)
        live = rebuild(table_id, log)
        if live.stage == FINISHED:
            return None
        return _compared(journal, live, log)
    except RollwrightError as error:
        return Finding(table_id, game, BROKEN, error.message)
    except Exception as error:
        # Whatever a damaged log makes of the rules: it is the only table that is broken.
        reason = Message("table.unreadable-log", {"reason": str(error) or repr(error)})
        return Finding(table_id, game, BROKEN, reason)


def _compared(journal: Journal, live: LiveTable, log: list[AnyEvent]) -> Finding:
    """Compare the position with the one that was saved at the same version."""
    snapshot = journal.read_snapshot(live.id).result()
    saved = None if snapshot is None else position_in(snapshot[1])
    if snapshot is None or saved is None:
        return Finding(live.id, live.opened.game, SAME if live.table is None else UNCOMPARED)
    then = rebuild(live.id, log[: snapshot[0]]).running.position.to_json()
    differing = [name for name, value in saved.items() if then.get(name) != value]
    if not differing:
        return Finding(live.id, live.opened.game, SAME)
    reason = Message("table.other-position", {"fields": ", ".join(differing)})
    return Finding(live.id, live.opened.game, DIFFERENT, reason)
