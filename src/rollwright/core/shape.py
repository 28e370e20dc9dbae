"""Reading JSON from outside: every value is checked, and every error names its location."""

from rollwright.core.errors import BadPosition
from rollwright.core.limits import MOST_SEATS
from rollwright.core.message import Message


def fields(data: object, where: str, names: tuple[str, ...]) -> dict[str, object]:
    """An object with exactly these fields."""
    if not isinstance(data, dict):
        raise wrong(where, "core.want-object")
    for name in names:
        if name not in data:
            raise wrong(f"{where}.{name}", "core.want-field")
    for name in data:
        if name not in names:
            raise wrong(f"{where}.{name}", "core.want-no-field")
    return data


def integer(data: object, where: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if isinstance(data, bool) or not isinstance(data, int) or not least <= data <= most:
        raise wrong(where, "core.want-integer", {"least": least, "most": most})
    return data


def items(data: object, where: str, least: int, most: int = MOST_SEATS) -> list[object]:
    """A list with a length within bounds."""
    if not isinstance(data, list) or len(data) < least:
        raise wrong(where, "core.want-list", {"least": least})
    if len(data) > most:
        raise wrong(where, "core.want-shorter", {"most": most})
    return data


def choice(data: object, where: str, choices: tuple[str, ...]) -> str:
    """One of these texts."""
    if not isinstance(data, str) or data not in choices:
        raise wrong(where, "core.want-choice", {"choices": ", ".join(choices)})
    return data


def check_game(known: dict[str, object], game_id: str, rules: int) -> None:
    """Check that the fields `game` and `rules` name this game and these rules."""
    choice(known["game"], "game", (game_id,))
    found = integer(known["rules"], "rules", 1, 10**6)
    if found != rules:
        raise wrong("rules", "core.want-rules", {"found": found, "known": rules})


def wrong(where: str, key: str, args: dict[str, object] | None = None) -> BadPosition:
    """The error for a value that isn't as it must be."""
    wanted = Message(key, args if args is not None else {})
    return BadPosition(Message("core.wrong-value", {"where": where, "wanted": wanted}))
