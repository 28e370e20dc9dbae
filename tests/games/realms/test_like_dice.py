"""Dice that are just like each other: the same moves with them lead to the same."""

import json
from typing import cast

import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import OVER
from rollwright.games import find_game
from rollwright.games.realms.position import RealmsPosition

GAME = find_game("rolling-realms")
REALMS = [["stamp-swap", "wingspan", "fleet-the-dice-game"]]


def rolled(*dice: int) -> RealmsPosition:
    """A first turn with these dice and resources to spend."""
    position = cast(RealmsPosition, GAME.new(1, {"rounds": 1, "realms": REALMS}))
    position.pads[0].gained = [6, 6, 6]
    position.roll(position.parse_outcome(list(dice)))
    return position


def likes(position: RealmsPosition) -> dict[str, str]:
    """For each die in the offers the one that is like it."""
    offers = GAME.paper.offers(position, 0)
    return {offer.terms.die: offer.terms.like for offer in offers if offer.terms.die}


def without_letters(position: RealmsPosition) -> object:
    """The position with its dice in an order that does not depend on their letters."""
    data = cast(dict[str, object], json.loads(json.dumps(position.to_json())))
    for pad in cast(list[dict[str, list[object]]], data["pads"]):
        pad["dice"] = sorted(pad["dice"], key=json.dumps)
    return data


def test_of_a_pair_the_second_is_like_the_first_and_of_others_none() -> None:
    assert likes(rolled(3, 3)) == {"A": "", "B": "A"}
    assert likes(rolled(3, 4)) == {"A": "", "B": ""}


def test_all_moves_stay_legal() -> None:
    position = rolled(3, 3)
    texts = [offer.text for offer in GAME.paper.offers(position, 0)]
    assert texts == [position.text(0, move) for move in position.legal(0)]
    assert any(text.startswith("B>") for text in texts)


def test_bots_try_only_one_of_two_dice_that_are_alike() -> None:
    position = rolled(3, 3)
    tried = [position.text(0, move) for move in GAME.advice.candidates(position, 0)]
    texts = [position.text(0, move) for move in position.legal(0)]
    assert tried == [text for text in texts if not text.startswith("B")]
    assert {"A+1", "A*", "hearts2", "done"} <= set(tried)
    assert GAME.advice.candidates(rolled(3, 4), 0) == rolled(3, 4).legal(0)


def test_a_changed_or_freed_die_is_no_longer_like_the_other() -> None:
    position = rolled(3, 4)
    GAME.play(position, 0, position.parse(0, "A+1"))
    assert {die.value for die in position.pads[0].dice} == {4}
    assert likes(position) == {"A": "", "B": ""}
    position = rolled(3, 3)
    GAME.play(position, 0, position.parse(0, "B*"))
    assert likes(position) == {"A": "", "B": ""}


def test_bought_dice_are_like_each_other_but_not_like_rolled_ones() -> None:
    position = rolled(3, 4)
    GAME.play(position, 0, position.parse(0, "coins:3"))
    GAME.play(position, 0, position.parse(0, "hearts3:3"))
    assert likes(position) == {"A": "", "B": "", "C": "", "D": "C"}


@pytest.mark.parametrize("seed", range(6))
def test_the_same_move_with_a_die_like_another_leads_to_the_same(seed: int) -> None:
    luck, compared = Luck(seed), 0
    options = {"rounds": 1, "set": "all"} if seed else {"rounds": 1, "realms": REALMS}
    position = cast(RealmsPosition, GAME.new(1, options))
    while position.phase != OVER:
        while not position.is_waiting(0) and position.phase != OVER:
            position.roll(position.sample(luck) if not position.realms else _pair(position, luck))
            position.pads[0].gained = [max(3, count) for count in position.pads[0].gained]
        offers = GAME.paper.offers(position, 0)
        texts = [offer.text for offer in offers]
        for offer in offers:
            if offer.terms.like:
                same = _with_die(offer.text, offer.terms.die, offer.terms.like)
                assert same in texts
                one, other = position.copy(), position.copy()
                one.apply(0, one.parse(0, offer.text))
                other.apply(0, other.parse(0, same))
                assert without_letters(cast(RealmsPosition, one)) == without_letters(
                    cast(RealmsPosition, other)
                )
                compared += 1
        moves = position.legal(0)
        position.apply(0, moves[luck.below(len(moves))])
    assert compared


def _pair(position: RealmsPosition, luck: Luck) -> int:
    value = luck.below(6) + 1
    return position.parse_outcome([value, value])


def _with_die(text: str, die: str, other: str) -> str:
    """The text of the same move with another die."""
    at = 0 if text[0] == die else text.index(f":{die}") + 1
    return text[:at] + other + text[at + 1 :]
