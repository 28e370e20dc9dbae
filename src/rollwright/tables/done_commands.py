"""The commands that were done lately, so that repeating one is harmless."""

from typing import Final

from rollwright.tables.events import Event

# How many of a guest's latest commands are remembered.
_MOST: Final = 32

# By guest, the versions that commands produced.
DoneCommands = dict[str, dict[str, int]]


def remember(done: DoneCommands, event: Event, version: int) -> None:
    """Remember the command that caused an event, if any."""
    if not event.command:
        return
    known = done.setdefault(event.guest, {})
    known[event.command] = version
    if len(known) > _MOST:
        del known[next(iter(known))]
