"""The names of dice, colors and states of Rolling America, as messages."""

from rollwright.core.message import Message
from rollwright.games.rolling_america.map import COLORS, STATES
from rollwright.games.rolling_america.notation import color_of, value_of


def state_name(state: int) -> Message:
    """A state by its name."""
    return Message(f"rolling-america.state.{STATES[state]}")


def holding_name(state: int, number: int) -> Message:
    """A state by its name and the number written there."""
    args: dict[str, object] = {"state": state_name(state), "number": number}
    return Message("rolling-america.holding", args)


def color_name(color: int) -> Message:
    """A color by its name."""
    return Message(f"rolling-america.color.{COLORS[color]}")


def die_name(die: int) -> Message:
    """A die in a sentence, such as "the red 3"."""
    args: dict[str, object] = {"color": color_name(color_of(die)), "value": value_of(die)}
    return Message("rolling-america.die", args)


def side_name(die: int) -> Message:
    """A die as it is typed, such as "red 3"."""
    args: dict[str, object] = {"color": color_name(color_of(die)), "value": value_of(die)}
    return Message("rolling-america.side", args)
