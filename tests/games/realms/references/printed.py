"""The data of a card, as its file has it: all that a reference knows of the game's own sources."""

import tomllib
from typing import Any

from rollwright.games.realms.card_file import card_text

# What a place holds at the start, in the texts of a saved position.
_STARTS = {"blank": "", "outlined": "o", "marked": "x", "crossed": "-"}


class Printed:
    """Places, lists and values of one card, with the letters of its file: `P`, `H`, `C`, `*`."""

    def __init__(self, card_id: str) -> None:
        data: dict[str, Any] = tomllib.loads(card_text(card_id))
        self.id = card_id
        self.places: dict[str, dict[str, Any]] = {place["id"]: place for place in data["places"]}
        self.lists: dict[str, list[list[str]]] = data.get("lists", {})
        self.values: dict[str, Any] = data.get("values", {})

    def starts(self) -> dict[str, str]:
        """What each place holds at the start of the round."""
        places = self.places.items()
        return {name: _STARTS[place.get("start", "blank")] for name, place in places}

    def gains(self, place: str) -> str:
        """What a place gives, such as `PH*`."""
        return str(self.places[place].get("gains", "")).replace(" ", "")

    def costs(self, place: str) -> str:
        """What a place costs."""
        return str(self.places[place].get("costs", "")).replace(" ", "")

    def number(self, place: str) -> int:
        """The number printed there; 0 if there is none."""
        return int(self.places[place].get("number", 0))
