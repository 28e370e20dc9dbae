"""The learned value of a desk: by its traits, for each card, and what it leaves to the estimate."""

from collections.abc import Iterator

import pytest

from rollwright.core.advice import Advice
from rollwright.core.chance import Luck, Source
from rollwright.core.position import OVER, ROLL, Position
from rollwright.games import find_game
from rollwright.games.realms.advice import RealmsAdvice
from rollwright.games.realms.edition import current_edition
from rollwright.games.realms.registry import usual_realms
from tests.games.realms.own import GAME, ICON, edited, in_use, own, variant_text


def made_up_advice() -> RealmsAdvice:
    """Advice with weights by chance."""
    advice, luck = RealmsAdvice(), Luck("weights")
    size = sum(block.size for block in advice.trait_blocks())
    advice.use_weights([luck.below(2001) / 1000 - 1 for _ in range(size)])
    return advice


ADVICE = made_up_advice()


def walk(options: dict[str, object], seed: str, game: str = GAME.id) -> Iterator[Position]:
    """The positions of a game by chance."""
    luck, position = Luck(seed), find_game(game).new(1, options)
    while position.phase != OVER:
        if position.phase == ROLL:
            position.roll(position.sample(luck))
        else:
            moves = position.legal(0)
            position.apply(0, moves[luck.below(len(moves))])
        yield position


def by_traits(position: Position) -> float:
    """What the traits of a position add to its estimate."""
    traits = ADVICE.traits(position, 0)  # type: ignore[arg-type]
    pairs = zip(traits.places, traits.amounts, strict=True)
    return sum(ADVICE.weights[place] * amount for place, amount in pairs)


def correction(position: Position) -> float:
    """What the value adds to the estimate."""
    advice: Advice[Position] = ADVICE  # type: ignore[assignment]
    return advice.value(position, 0) - advice.estimate(position, 0)


def in_threes(names: list[str]) -> list[list[str]]:
    return [names[at : at + 3] for at in range(0, len(names), 3)]


@pytest.mark.parametrize("realms", in_threes(list(usual_realms())))
def test_the_value_is_the_estimate_and_the_weights_of_the_traits(realms: list[str]) -> None:
    changed = 0
    for position in walk({"rounds": 1, "realms": [realms]}, "value"):
        wanted = by_traits(position)
        assert correction(position) == pytest.approx(wanted, abs=1e-6)
        changed += wanted != 0.0
    assert changed > 8


def test_each_card_has_a_block_of_its_edition_and_blocks_lie_side_by_side() -> None:
    blocks = ADVICE.trait_blocks()
    editions = {block.name: block.edition for block in blocks[1:]}
    assert editions == {name: current_edition(name) for name in usual_realms()}
    at = 0
    for block in blocks:
        assert block.start == at
        at += block.size


def test_traits_of_a_card_lie_in_its_block() -> None:
    realms = ["scythe", "hokkaido", "wingspan"]
    blocks = [block for block in ADVICE.trait_blocks() if block.name in (*realms, "resources")]
    inside = {at for block in blocks for at in range(block.start, block.start + block.size)}
    used: set[int] = set()
    for position in walk({"rounds": 1, "realms": [realms]}, "blocks"):
        used.update(ADVICE.traits(position, 0).places)  # type: ignore[arg-type]
    assert used
    assert used <= inside
    assert all(used & set(range(block.start, block.start + block.size)) for block in blocks)


def test_own_cards_change_no_number_and_have_no_traits_of_their_own() -> None:
    before = ADVICE.trait_blocks()
    theirs = [own("my-birds", variant_text()), own("wingspan", edited("wingspan", ICON))]
    with in_use(*theirs):
        assert RealmsAdvice().trait_blocks() == before
        for name in ("my-birds", "wingspan"):
            options: dict[str, object] = {"rounds": 1, "realms": [[name, "scythe", "tapestry"]]}
            known = next(block for block in before if block.name == "wingspan")
            for position in walk(options, "own"):
                places = ADVICE.traits(position, 0).places  # type: ignore[arg-type]
                assert not any(known.start <= at < known.start + known.size for at in places)
                assert correction(position) == pytest.approx(by_traits(position), abs=1e-6)


def test_rounds_for_a_low_score_keep_the_estimate_and_the_others_do_not() -> None:
    low: set[float] = set()
    high: set[float] = set()
    for position in walk({"level": "normal"}, "twin", "youtoma"):
        (low if position.round == 1 else high).add(correction(position))
    assert low == {0.0}
    assert len(high) > 5


class Counted(Source):
    """Luck that counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0
        self._luck = Luck("dice")

    def below(self, bound: int) -> int:
        self.asked += 1
        return self._luck.below(bound)


def test_a_playout_stops_at_the_end_of_the_round() -> None:
    rolls: dict[tuple[int, int], int] = {}
    for position in walk({"rounds": 2, "set": "base"}, "horizon"):
        if position.phase == ROLL and position.round == 1 and position.turn > 1:
            luck = Counted()
            result = ADVICE.playout(position.copy(), 0, luck)  # type: ignore[arg-type]
            assert result == int(result) > 0
            rolls[position.round, position.turn] = luck.asked
        if position.round == 2:
            # It has just begun: the turn before was the last of a round.
            luck = Counted()
            ADVICE.playout(position.copy(), 0, luck)  # type: ignore[arg-type]
            assert luck.asked == 0
            break
    # Two dice for each turn that is left.
    assert rolls == {(1, turn): 2 * (10 - turn) for turn in range(2, 10)}


def test_a_quick_turn_ends_the_turn_by_legal_moves_and_looks_ahead() -> None:
    quick = chance = 0
    for seed in range(4):
        luck, position = Luck(f"quick {seed}"), GAME.new(1, {"rounds": 1, "set": "base"})
        while position.phase != OVER:
            if position.phase == ROLL:
                position.roll(position.sample(luck))
                continue
            turn = position.rolled()
            position = GAME.advice.quick_turn(position, 0)
            assert position.phase != ROLL or position.rolled() == turn
            assert not position.is_waiting(0)
            # What it has reached can be saved and read: the moves were legal.
            assert GAME.load(position.to_json()) == position
        quick += position.scores()[0]
        *_, last = walk({"rounds": 1, "set": "base"}, f"quick {seed}")
        chance += last.scores()[0]
    assert quick > 2 * chance


def test_ends_of_a_turn_that_differ_only_in_dice_have_one_key() -> None:
    position = GAME.new(1, {"rounds": 1, "realms": [["scythe", "wingspan", "euphoria"]]})
    position.roll(position.parse_outcome([2, 2]))
    assert ADVICE.key(position, 0) is None  # type: ignore[arg-type]
    keys: set[object] = set()
    for first in ("A", "B"):
        after = position.copy()
        for move in (f"{first}>wingspan:1", "done"):
            after.apply(0, after.parse(0, move))
        keys.add(ADVICE.key(after, 0))  # type: ignore[arg-type]
    assert len(keys) == 1
    position.apply(0, position.parse(0, "done"))
    assert ADVICE.key(position, 0) not in keys  # type: ignore[arg-type]


def test_a_drill_is_a_round_with_three_realms() -> None:
    drawn: set[str] = set()
    for number in range(60):
        drill = ADVICE.drill(Luck(number))
        position = GAME.new(drill.seats, drill.options)
        assert position.round_count() == 1
        drawn.update(position.editions())
    assert len(drawn) > 50
