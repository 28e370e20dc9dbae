"""The texts of all moves and outcomes."""

import pytest

from rollwright.core.errors import BadOutcome, IllegalMove
from tests.games.dice_realms.table import GAME, new_game, table

DICE = ("black", "white", "gray1", "gray2", "green1")
MOVES = [
    *("done", "suffer", "collect", "sell", "close"),
    *[
        f"{word}:{die}"
        for word in (
            "reroll",
            "token",
            "resolve",
            "lose",
            "destroy",
            "block",
            "take",
            "convert",
            "bank",
        )
        for die in DICE
    ],
    *[f"take:{die}.{number}" for die in DICE for number in (2, 3)],
    *[f"{word}:{die}=tower" for word in ("set", "turn", "repair", "mend") for die in DICE],
    *[f"buy:{ware}" for ware in ("token", "set", "upgrade", "gray", "green")],
    *[f"{given}>{got}" for given in ("grain", "vp", "coin") for got in ("grain", "vp", "coin")],
    *[f"{die}:barony>county" for die in DICE],
    *[f"{die}:barony>>duchy" for die in DICE],
    *("black:jack-of-all-trades>cattle-baron", "set:black=barony", "mend:black=jack-of-all-trades"),
]


def test_every_kind_of_move_has_one_text() -> None:
    game = table("barony farm gray/farm gray/farm green/barony", "barony farm", fate="innovation")
    position = game.position
    moves = [position.parse(0, text) for text in MOVES]
    assert [position.text(0, move) for move in moves] == MOVES
    assert len(set(moves)) == len(MOVES)


@pytest.mark.parametrize(
    "text",
    [
        *("", "Done", "done ", " done", "done:black", "block", "reroll", "reroll:", ":black"),
        *("reroll:red", "reroll:gray1", "reroll:BLACK", "reroll:black=tower", "reroll:black.2"),
        *("set:black", "set:black=", "set:=tower", "set:black=castles", "set:black=Tower"),
        *("take:black.1", "take:black.4", "take:black.", "take:black.02", "buy:", "buy:dice"),
        *("buy:Gray", "grain", "grain>", ">grain", "grain>gold", "grain>>vp", "black:barony"),
        *("black:barony>", "black:>county", "black:barony>>>duchy", "black:barony>county>duchy"),
        *("gray:barony>county", "black barony>county", "done\n", "reroll:black\x00", "ｄone"),
    ],
)
def test_no_other_text_is_a_move(text: str) -> None:
    position = table("barony farm", "barony farm", fate="innovation").position
    with pytest.raises(IllegalMove, match="is not a move of this game"):
        position.parse(0, text)


@pytest.mark.parametrize("move", [-1, 31, 32 * 2, 22, 2**40])
def test_a_number_that_is_no_move_is_refused(move: int) -> None:
    position = table("barony farm", "barony farm", fate="innovation").position
    assert GAME.words.why_not(position, 0, move) is not None


def test_the_outcomes_of_a_round() -> None:
    game = new_game().roll("fate innovation", "0 barony tinker", "1 tower farm")
    game.play("reroll:white")
    outcome = game.position.parse_outcome_text("0 tower")
    assert game.position.outcome_json(outcome) == {"seat": 0, "faces": ["tower"]}
    assert game.position.outcome_text(outcome) == "0 tower"


def test_outcomes_as_json() -> None:
    position = new_game().position
    assert position.outcome_json(position.parse_outcome({"fate": "winter"})) == {"fate": "winter"}
    position.roll(position.parse_outcome({"fate": "winter"}))
    faces: dict[str, object] = {"seat": 0, "faces": ["barony", "tinker"]}
    assert position.outcome_json(position.parse_outcome(faces)) == faces


def test_two_tinkers_of_a_die_are_twice_as_likely() -> None:
    position = new_game().roll("fate winter").position
    chances = {position.outcome_text(number): chance for number, chance in position.outcomes()}
    assert len(chances) == 25
    assert chances["0 tinker tinker"] == pytest.approx(4 / 36)
    assert chances["0 barony tower"] == pytest.approx(1 / 36)


@pytest.mark.parametrize("text", ["", "winter", "fate", "fate Winter", "fate plague", "0 barony"])
def test_other_fate_outcomes_are_refused(text: str) -> None:
    with pytest.raises(BadOutcome):
        new_game().position.parse_outcome_text(text)


@pytest.mark.parametrize(
    "text",
    [
        *("0 barony", "0 barony farm tower", "1 barony farm", "barony farm", "0 barony mine"),
        *("0  barony farm", "0 Barony farm", "7 barony farm", "-1 barony farm", "fate winter"),
    ],
)
def test_other_dice_are_refused(text: str) -> None:
    with pytest.raises(BadOutcome):
        new_game().roll("fate winter").position.parse_outcome_text(text)


@pytest.mark.parametrize("data", [None, 3, [], {}, {"seat": 0}, {"seat": True, "faces": []}])
def test_other_json_is_no_outcome(data: object) -> None:
    with pytest.raises(BadOutcome):
        new_game().roll("fate winter").position.parse_outcome(data)
