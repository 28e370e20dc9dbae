"""Whatever is cut: no word and no place of a print lies at its edge."""

import pytest

from rollwright.core.print import Print, TextItem, in_language
from rollwright.games import all_games, find_game
from rollwright.sheets.lettering import STYLES, line_width

# How far a cut may miss the edge, in millimetres.
SAFE = 1.0
SHIFTS = {"start": 0.0, "middle": 0.5, "end": 1.0}
# About how high letters are, relative to the size of their style.
LETTERS = 0.7


def words_at(one: Print, item: TextItem, language: str) -> tuple[float, float, float, float]:
    """The air around a text: to the left, above, to the right, and below."""
    style = STYLES[item.style]
    width = line_width(in_language(item.words, language), style)
    left = item.x - SHIFTS[item.anchor] * width
    return left, item.y - LETTERS * style.size, one.width - left - width, one.height - item.y


def air_around(one: Print) -> dict[str, float]:
    """The least distance from the edge of every text and place, in millimetres."""
    scale = one.millimetres / one.width
    air = {
        in_language(item.words, language): min(words_at(one, item, language))
        for language in ("en", "es")
        for item in one.items
        if isinstance(item, TextItem)
    }
    for place in one.places:
        x, y, width, height = place.box
        air[place.id] = min(x, y, one.width - x - width, one.height - y - height)
    return {what: least * scale for what, least in air.items()}


@pytest.mark.parametrize("game_id", all_games())
def test_nothing_to_read_or_to_write_on_lies_at_an_edge(game_id: str) -> None:
    paper = find_game(game_id).paper
    options: dict[str, object] = {"set": "all"} if game_id == "rolling-realms" else {}
    for one in paper.whole_set(find_game(game_id).settle(options)):
        near = {what: air for what, air in air_around(one).items() if air < SAFE}
        assert not near, f"{one.id}: {near}"
