"""What is damaged in the data of a server that otherwise goes on."""

from rollwright.core.message import Message
from rollwright.server.state import ServerState


def damage_report(state: ServerState, is_here: bool) -> list[Message]:
    """A sentence for the file and one for the tables, where something is damaged.

    Whoever knows the id of a table may watch it: only the server's own machine is told ids.
    """
    report: list[Message] = []
    found = state.registry.journal.damage
    if found:
        report.append(Message("server.damaged-file", {"finding": found[0]}))
    count = state.damaged.count()
    if count:
        report.append(Message("server.damaged-tables", {"count": count}))
        if is_here:
            ids = ", ".join(state.damaged.some())
            report.append(Message("server.damaged-ids", {"tables": ids}))
    return report
