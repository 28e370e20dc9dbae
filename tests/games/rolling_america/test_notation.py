"""The texts of all moves."""

import pytest

from rollwright.core.errors import IllegalMove
from tests.games.rolling_america.board import ALL, new_game

DICE = [f"{letter}{value}" for letter in "rbgyopw" for value in range(1, 7)]


def _all_texts() -> list[str]:
    """Every text that the protocol has for this game."""
    texts = ["done", *(f"{die}>-" for die in DICE)]
    for code in ALL.split():
        texts += [f"dupe>{code}", f"dupe>{code}!"]
        for die in DICE:
            texts += [f"{die}>{code}", f"{die}>{code}!", f"{die}>x{code}"]
            texts += [f"{die}c>{code}", f"{die}c>{code}!", f"{die}c>x{code}"]
    return texts


def test_every_text_of_the_protocol_is_the_text_of_one_move() -> None:
    position = new_game().roll("r3 w5").position
    texts = _all_texts()
    moves = [position.parse(0, text) for text in texts]
    assert [position.text(0, move) for move in moves] == texts
    assert len(set(moves)) == len(texts) == 1 + 42 + 100 + 50 * 42 * 6


@pytest.mark.parametrize(
    "text",
    [
        *("", "r3", "r3>", ">PA", "PA", "r3PA", "r3>pa", "R3>PA", "r3>XX", "r3>P", "r3>PAA"),
        *("r0>PA", "r7>PA", "r33>PA", "x3>PA", "r3>PA!!", "r3>!PA", "r3 >PA", "r3> PA", "r3>PA "),
        *(
            "r3c>xPA!",
            "r3xc>PA",
            "r3>xPA!",
            "r3>Xpa",
            "r3c>-",
            "r3>-!",
            "r3>--",
            "r3cc>PA",
            "r3!>PA",
        ),
        *("dupe", "dupe>", "dupe>-", "dupe>xPA", "dupec>PA", "Dupe>PA", "r3dupe>PA", "r3>dupe"),
        *("Done", "done!", "done done", "r3>PA\n", "\nr3>PA", "r３>PA", "r3＞PA", "r3>PA\x00"),
    ],
)
def test_no_other_text_is_a_move(text: str) -> None:
    with pytest.raises(IllegalMove, match="is not a move of this game"):
        new_game().roll("r3 w5").position.parse(0, text)
