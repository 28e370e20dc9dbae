"""Guard: three times a game a number ignores the neighbouring states."""

import pytest

from rollwright.core.errors import IllegalMove
from tests.games.rolling_america.board import GREEN, board, filled, new_game


def test_a_guarded_number_ignores_its_neighbors() -> None:
    # Guard: the neighbouring state rule does not hold for that number.
    game = board("CO1 MO1 NE1 OK1").roll("g6 w3")
    assert "KS" not in game.plain("g6")
    assert game.play("g6>KS!").cells()["KS"] == "6!"


def test_it_costs_a_box() -> None:
    assert new_game().roll("g6 w3").play("g6>KS!").powers() == (3, 2, 3)


def test_later_neighbors_ignore_a_guarded_number() -> None:
    # Neighbouring state rule: a bordering guarded number is as good as a blank.
    game = board("KS6!").roll("g1 w1")
    assert {"CO", "NE", "OK"} <= set(game.plain("g1"))
    assert "MO" in game.plain("w1")


def test_other_neighbors_still_count_beside_a_guarded_number() -> None:
    game = board("KS6! MO6").roll("g1 w1")
    assert "OK" not in game.plain("g1")
    assert "CO" in game.plain("g1")


def test_three_times_a_game() -> None:
    game = board("KS6! ME1! FL3!").roll("g1 w1")
    assert game.powers() == (3, 0, 3)
    assert [text for text in game.legal() if text.endswith("!")] == []
    assert game.why("g1>TX!") == "All three guards are used."


def test_each_guarded_number_costs_one() -> None:
    # A number and its dupe are two numbers.
    game = new_game().roll("g6 w3").play("g6>KS!", "dupe>TX!", "w3>ME!")
    assert game.powers() == (3, 0, 2)
    assert game.cells() == {"KS": "6!", "TX": "6!", "ME": "3!"}


def test_it_may_be_used_where_it_is_not_needed() -> None:
    # Settled in docs/rulings.md: circling a number early keeps its neighbours free.
    assert [text for text in new_game().roll("g6 w3").legal("g6>") if text[-1] == "!"] == [
        f"g6>{code}!" for code in GREEN.split()
    ]


def test_it_does_not_open_another_region() -> None:
    game = new_game().roll("g6 w3")
    assert "g6>NY!" not in game.legal()
    assert "green" in game.why("g6>NY!")


def test_it_does_not_open_a_state_that_is_taken() -> None:
    game = board("KSx TX3").roll("g6 w3")
    assert not {"g6>KS!", "g6>TX!"} & set(game.legal())


@pytest.mark.parametrize("text", ["g6>xKS!", "g6>-!", "done!"])
def test_only_a_number_can_be_guarded(text: str) -> None:
    position = board(filled(GREEN)).roll("g6 w3").position
    with pytest.raises(IllegalMove, match="is not a move of this game"):
        position.parse(0, text)


def test_a_number_is_guarded_when_it_is_written_and_not_later() -> None:
    # Only the active dice take powers.
    game = new_game().roll("g6 w3").play("g6>KS")
    assert [text for text in game.legal() if "KS" in text] == []
