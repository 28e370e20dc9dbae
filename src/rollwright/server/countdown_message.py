"""The `countdown` message: what the clock of a table shows now."""

from rollwright.server.wire.messages import CountdownMessage
from rollwright.tables.turn_clock import TurnClock


def countdown_message(clock: TurnClock) -> CountdownMessage:
    """The message for everybody."""
    state = clock.state
    return CountdownMessage(state.seconds, round(clock.left(), 2), state.every, state.runs)
