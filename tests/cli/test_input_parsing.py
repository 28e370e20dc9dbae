import pytest

from rollwright.cli.input_parsing import canonical_move
from rollwright.core.errors import IllegalMove
from rollwright.games import find_game
from tests.harness.toy import ToyGame, ToyPaper, ToyPosition


@pytest.mark.parametrize(
    "text",
    [
        "r3>PA",
        "r3>PA!",
        "r3c>CA!",
        "r3>xPA",
        "r3c>xPA",
        "r3>-",
        "dupe>OH!",
        "done",
        "w6>NE",
        "g1>OR",
    ],
)
def test_moves_in_any_letter_case(text: str) -> None:
    game = find_game("rolling-america")
    position = game.new(1, {})
    for typed in (text, text.lower(), text.upper(), text.swapcase()):
        assert canonical_move(game, position, 0, typed) == text


@pytest.mark.parametrize("text", ["", "pa", "r3>", "r7>pa", "r3>zz", "doneNE", "ｒ3>PA", "r3>PA "])
def test_what_is_no_move_is_refused_as_it_was_typed(text: str) -> None:
    game = find_game("rolling-america")
    with pytest.raises(IllegalMove) as refused:
        canonical_move(game, game.new(1, {}), 0, text)
    assert refused.value.message.args == {"move": text}


def test_moves_of_another_game() -> None:
    assert canonical_move(ToyGame(paper=ToyPaper()), ToyPosition(1), 0, "BOX2") == "box2"
