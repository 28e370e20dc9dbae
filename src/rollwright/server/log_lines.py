"""What was added to a log since it was sent."""

from rollwright.server.wire.view_parts import LogLine


def added_lines(before: list[LogLine], now: list[LogLine]) -> list[LogLine] | None:
    """The lines that were added to a log, of which old ones may have been dropped.

    None if it has changed in another way, so that the whole log has to be sent.
    """
    for dropped in range(len(before) or 1):
        kept = len(before) - dropped
        if before[dropped:] == now[:kept]:
            return now[kept:]
    return None
