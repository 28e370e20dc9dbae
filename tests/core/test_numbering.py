"""The numbering of all moves, compared with sizes counted by hand."""

import pytest

from rollwright.core.errors import BadOptions, IllegalMove
from rollwright.games import all_games, find_game


def test_all_moves_of_rolling_america_are_counted() -> None:
    # By number of pips: each state for its own color and for the wild die, three ways to write or
    # cross; each of six colors anywhere by a color change, three ways; seven dice that pass.
    by_pips = 3 * (50 + 50) + 3 * 6 * 50 + 7
    assert len(find_game("rolling-america").numbering({})) == 6 * by_pips + 2 * 50 + 1


def test_a_number_stands_for_the_same_text_in_every_round() -> None:
    game = find_game("rolling-realms")
    options: dict[str, object] = {"realms": [["wingspan", "scythe", "tapestry"]], "rounds": 1}
    texts = game.numbering(options).texts
    shared = [text for text in texts if ">" not in text and ":" not in text]
    assert shared[:3] == ["done", "hearts2", "A+1"]
    assert {text.partition(":")[0] for text in texts if text.startswith("A>")} == {
        *("A>wingspan", "A>scythe", "A>tapestry"),
        *("A>pumpkin", "A>heart", "A>coin"),
    }


def test_a_realm_that_names_others_names_all_that_may_lie_beside_it() -> None:
    texts = find_game("rolling-realms").numbering({"set": "all"}).texts
    opened = [text for text in texts if text.startswith("potion-explosion:open=")]
    assert "potion-explosion:open=wingspan" in opened
    assert "potion-explosion:open=potion-explosion" not in opened
    assert not [text for text in texts if "{" in text]


def test_a_move_that_is_none_here_is_refused() -> None:
    game = find_game("rolling-realms")
    numbering, position = game.numbering({}), game.new(1, {})
    position.roll(position.parse_outcome(["euphoria", "scythe", "tapestry"]))
    number = next(at for at, text in enumerate(numbering.texts) if text.startswith("A>wingspan"))
    with pytest.raises(IllegalMove):
        numbering.move_of(position, 0, number)


@pytest.mark.parametrize("name", sorted(all_games()))
def test_unknown_options_are_refused(name: str) -> None:
    with pytest.raises(BadOptions):
        find_game(name).numbering({"no such option": 1})
