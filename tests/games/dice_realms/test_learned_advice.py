"""What was learned about Dice Realms: traits, weights, quick turns and playouts."""

from collections import Counter
from importlib import resources

import pytest

from rollwright.core.chance import Luck
from rollwright.core.position import OVER, ROLL
from rollwright.core.weights import WEIGHTS_FILE, read_weights
from rollwright.games.dice_realms.advice.advice import DiceRealmsAdvice
from rollwright.games.dice_realms.advice.common_dice import CommonDice
from rollwright.games.dice_realms.game import GAME
from rollwright.games.dice_realms.position import DiceRealmsPosition

OPTIONS: dict[str, object] = {"setup": "random", "attacks": "all"}
PACKAGE = "rollwright.games.dice_realms"


def trained() -> DiceRealmsAdvice:
    """Advice with weights that differ from trait to trait."""
    advice = DiceRealmsAdvice()
    luck = Luck("weights")
    count = sum([block.size for block in advice.trait_blocks()])
    advice.use_weights([luck.below(200) / 100 - 1.0 for _ in range(count)])
    return advice


def positions(seed: str, seats: int) -> list[DiceRealmsPosition]:
    """The positions of a game in which every move is by chance, the last one included."""
    luck = Luck(seed)
    position = GAME.new(seats, OPTIONS)
    met: list[DiceRealmsPosition] = []
    while position.phase != OVER:
        met.append(position.copy())
        if position.phase == ROLL:
            position.roll(position.sample(luck))
        else:
            seat = position.waiting()[0]
            moves = position.legal(seat)
            position.apply(seat, moves[luck.below(len(moves))])
    return [*met, position]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_value_is_the_estimate_and_the_weights_of_the_traits(seats: int) -> None:
    advice = trained()
    for position in positions("value", seats)[:-1:3]:
        for seat in range(seats):
            traits = advice.traits(position, seat)
            wanted = advice.estimate(position, seat)
            for place, amount in zip(traits.places, traits.amounts, strict=True):
                wanted += advice.weights[place] * amount
            assert advice.value(position, seat) == pytest.approx(wanted)


def test_what_is_good_for_one_of_two_is_bad_for_the_other() -> None:
    advice = trained()
    for position in positions("against", 2)[::3]:
        assert advice.value(position, 0) == pytest.approx(-advice.value(position, 1))


def test_a_look_leaves_the_position_as_it_was() -> None:
    advice = trained()
    for position in positions("look", 2)[::5]:
        before = position.copy()
        advice.value(position, 0)
        advice.traits(position, 1)
        assert position == before


@pytest.mark.parametrize("seats", [2, 3])
def test_when_the_game_is_over_the_value_is_the_lead(seats: int) -> None:
    last = positions("over", seats)[-1]
    advice = trained()
    assert not advice.traits(last, 0).places
    winners = last.ranking()[0]
    for seat in range(seats):
        scores = last.scores()
        lead = scores.pop(seat) - max(scores)
        assert advice.value(last, seat) == pytest.approx(lead, abs=0.1)
        if len(winners) == 1:
            assert (advice.value(last, seat) > 0) == (seat in winners)


def test_blocks_number_all_traits_and_the_weights_fit_them() -> None:
    blocks = DiceRealmsAdvice().trait_blocks()
    at = 0
    for block in blocks:
        assert block.start == at
        at += block.size
    assert len({block.name for block in blocks}) == len(blocks)
    data = resources.files(PACKAGE).joinpath(WEIGHTS_FILE).read_bytes()
    weights = read_weights(data)
    assert (weights.game, weights.rules) == (GAME.id, GAME.rules)
    assert weights.blocks == blocks
    assert len(data) < 1_000_000
    GAME.advice.prepare()
    assert GAME.advice.weights == weights.values


def test_a_quick_turn_makes_legal_moves_up_to_the_next_roll_or_step() -> None:
    advice = trained()
    for position in positions("quick", 2)[::2]:
        for seat in position.waiting():
            after = advice.quick_turn(position.copy(), seat)
            moved_on = (after.round, after.turn) != (position.round, position.turn)
            assert moved_on or not after.is_waiting(seat)
            assert GAME.load(after.to_json()) == after


def test_a_quick_turn_swaps_the_face_that_is_worth_most() -> None:
    advice = DiceRealmsAdvice()
    blocks = advice.trait_blocks()
    weights = [0.0] * sum([block.size for block in blocks])
    wanted = next(block.start for block in blocks if block.name == "face keep")
    weights[wanted] = 99.0
    advice.use_weights(weights)
    position = next(
        position
        for position in positions("swap", 2)
        if position.turn == 4 and position.is_waiting(0) and position.realms[0].upgrades > 1
    )
    number = wanted // 4
    before = [face for die in position.realms[0].dice for face in die.faces].count(number)
    after = advice.quick_turn(position, 0)
    faces = [face for die in after.realms[0].dice for face in die.faces]
    assert faces.count(number) > before


def test_playouts_with_the_same_luck_are_alike_and_end_at_the_horizon() -> None:
    advice = trained()
    met = [position for position in positions("playout", 2) if position.round == 2]
    position = met[0]
    results = [advice.playout(position.copy(), 0, Luck("same")) for _ in range(2)]
    assert results[0] == results[1]
    others = {advice.playout(position.copy(), 0, Luck(seed)) for seed in range(5)}
    assert len(others) > 1
    assert advice.horizon(position) == (5, 1)


def test_dice_fall_alike_whoever_rolled_before() -> None:
    start = next(met for met in positions("dice", 2) if met.fate != -1)
    one = start.copy()
    dice = CommonDice(Luck("dice"))
    one.roll(dice.outcome(one))
    one.roll(dice.outcome(one))
    other = start.copy()
    other.holder = 1
    dice = CommonDice(Luck("dice"))
    other.roll(dice.outcome(other))
    other.roll(dice.outcome(other))
    for seat in range(2):
        shown = [die.side for die in one.realms[seat].dice]
        assert shown == [die.side for die in other.realms[seat].dice]


def test_common_dice_are_fair() -> None:
    start = next(met for met in positions("dice", 2) if met.fates)
    fates: Counter[int] = Counter()
    for seed in range(3000):
        fates[CommonDice(Luck(seed)).outcome(start)] += 1
    for fate, count in fates.items():
        share = start.fates.count(fate) / len(start.fates)
        assert abs(count / 3000 - share) < 0.04
