"""Laws of chance: possible outcomes, their probabilities, and that they are unpredictable."""

import gc
import json
import math
import random
from collections import Counter
from collections.abc import Callable
from functools import partial
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Final

import pytest

from rollwright.core.chance import Luck, Source
from rollwright.core.errors import BadOutcome, WrongPhase
from rollwright.core.position import OVER, ROLL, Position
from rollwright.tables.table import new_table
from tests.harness.cases import Case
from tests.harness.speech import spoken
from tests.harness.walks import Walk, any_of, step_table

_DRAWS: Final = 4000
_BINS: Final = 20
_NO_OUTCOMES: Final[tuple[object, ...]] = (None, True, -1, 99, 2.5, "?", [], {}, [[], []], [1, "1"])
_NO_OUTCOME_TEXTS: Final = ("", " ", "?", "0", "-1", "r9 b9", "é", "1 " * 1000)


def weights_sum_to_one(case: Case, seed: int) -> None:
    """The outcomes are distinct and possible, and their weights sum to one."""
    for position in Walk(case, seed).moments(2):
        if position.phase == ROLL:
            outcomes, weights = zip(*position.outcomes(), strict=True)
            assert len(set(outcomes)) == len(outcomes), "duplicate outcomes"
            assert all(weight > 0 for weight in weights), "an outcome with weight 0"
            assert math.isclose(math.fsum(weights), 1), f"weights sum to {math.fsum(weights)}"


def samples_follow_the_weights(case: Case, seed: int) -> None:
    """Every sample is an outcome, and each comes up about as often as its weight says."""
    walk = Walk(case, seed)
    turns = [position.copy() for position in walk.moments() if position.phase == ROLL]
    for position in (turns[0], turns[len(turns) // 2], turns[-1]):
        weights = dict(position.outcomes())
        drawn = Counter(position.sample(walk.luck) for _ in range(_DRAWS))
        strangers = set(drawn) - set(weights)
        assert not strangers, f"drew {strangers}, which are no outcomes"
        order = sorted(weights)
        half = len(order) // _BINS + 1
        _check_spread(weights, drawn, {outcome: at % _BINS for at, outcome in enumerate(order)})
        _check_spread(weights, drawn, {outcome: at // half for at, outcome in enumerate(order)})


def sampling_changes_nothing(case: Case, seed: int) -> None:
    """Sampling or listing outcomes doesn't change the position."""
    for position in Walk(case, seed).moments(2):
        if position.phase == ROLL:
            before = position.to_json()
            position.sample(Luck(seed))
            position.outcomes()
            assert position.to_json() == before, "sampling changed the position"


def outcomes_have_words(case: Case, seed: int) -> None:
    """Every outcome reads back from its JSON and its text, and both are unique."""
    for position in Walk(case, seed).moments(4):
        if position.phase == ROLL:
            outcomes = [outcome for outcome, _ in position.outcomes()]
            texts = [position.outcome_text(outcome) for outcome in outcomes]
            assert len(set(texts) - {""}) == len(texts), "two outcomes with the same text"
            for outcome, text in zip(outcomes, texts, strict=True):
                data = json.loads(json.dumps(position.outcome_json(outcome)))
                assert position.parse_outcome(data) == outcome, f"{data} reads back wrongly"
                assert text == " ".join(text.split()), f"{text!r} has superfluous spaces"
                assert ";" not in text, f"{text!r} can't be in a record"
                assert position.parse_outcome_text(text) == outcome, f"{text} reads back wrongly"


def what_is_wanted_is_what_comes(case: Case, seed: int) -> None:
    """The request for real dice has sentences, and every outcome consists of sides of its dice."""
    for position in Walk(case, seed).moments(2):
        if position.phase == ROLL:
            wanted = case.game.words.wanted(position)
            spoken(wanted.sentence)
            for die in wanted.dice:
                spoken(die.name)
                names = [spoken(side.name) for side in die.sides]
                assert len(set(names)) == len(names), f"two sides with the same name: {names}"
            outcome = position.sample(Luck(seed))
            words = position.outcome_text(outcome).split()
            if wanted.dice:
                assert words[: -len(wanted.dice)] == wanted.lead.split(), f"{words} begins wrongly"
                for die, word in zip(wanted.dice, words[-len(wanted.dice) :], strict=True):
                    assert word in [side.text for side in die.sides], f"{word} is on no side"


def impossible_outcomes_are_refused(case: Case, seed: int) -> None:
    """Any outcome that can't come up now is refused, as JSON and as text."""
    seen: dict[str, object] = {}
    for position in Walk(case, seed).moments(2):
        if position.phase == ROLL:
            possible = {outcome for outcome, _ in position.outcomes()}
            for data in (*_NO_OUTCOMES, *seen.values()):
                _check_outcome(possible, partial(position.parse_outcome, data))
            for text in (*_NO_OUTCOME_TEXTS, *seen):
                _check_outcome(possible, partial(position.parse_outcome_text, text))
            outcome = position.sample(Luck(seed))
            seen[position.outcome_text(outcome)] = position.outcome_json(outcome)


def rolls_wait_for_their_time(case: Case, seed: int) -> None:
    """While seats decide, and after the end, rolls are refused."""
    outcome = case.new().sample(Luck(seed))
    data, text = case.new().outcome_json(outcome), case.new().outcome_text(outcome)
    for position in Walk(case, seed).moments(5):
        if position.phase != ROLL:
            before = position.to_json()
            _check_wrong_phase(partial(position.roll, outcome))
            _check_wrong_phase(partial(position.parse_outcome, data))
            _check_wrong_phase(partial(position.parse_outcome_text, text))
            assert position.to_json() == before, "a refused roll changed the position"


def positions_hide_no_chance(case: Case, seed: int) -> None:
    """No object reachable from a position holds the seed or a random generator."""
    secret = f"unguessable {seed}"
    table = new_table(case.game, case.seats, case.options, seed=secret)
    luck = Luck(seed)
    while table.position.phase != OVER and len(table.turns) < 8:
        step_table(table, luck)
        assert secret not in json.dumps(table.position.to_json()), "the seed is in the JSON"
        for thing in _reachable(table.position):
            assert not isinstance(thing, (Source, random.Random)), f"it holds {thing}"
            assert thing not in (secret, secret.encode()), "it holds the seed"


def thinking_changes_no_roll(case: Case, seed: int) -> None:
    """The rolls of a table don't depend on copying, sampling and trying out moves."""
    quiet = new_table(case.game, case.seats, case.options, seed=str(seed))
    busy = new_table(case.game, case.seats, case.options, seed=str(seed))
    quiet_luck, busy_luck, thoughts = Luck(seed), Luck(seed), Luck("thoughts")
    while quiet.position.phase != OVER:
        step_table(quiet, quiet_luck)
        _think(busy.position, thoughts)
        step_table(busy, busy_luck)
        assert [turn.outcome for turn in busy.turns] == [turn.outcome for turn in quiet.turns]
    assert busy.position.to_json() == quiet.position.to_json(), "searching changed the game"


LAWS: Final = (
    weights_sum_to_one,
    samples_follow_the_weights,
    sampling_changes_nothing,
    outcomes_have_words,
    what_is_wanted_is_what_comes,
    impossible_outcomes_are_refused,
    rolls_wait_for_their_time,
    positions_hide_no_chance,
    thinking_changes_no_roll,
)


def _check_spread(weights: dict[int, float], drawn: Counter[int], bins: dict[int, int]) -> None:
    """A loose chi-square test: it tolerates chance, but detects a wrong weight."""
    expected: dict[int, float] = {}
    found: Counter[int] = Counter()
    for outcome, weight in weights.items():
        expected[bins[outcome]] = expected.get(bins[outcome], 0.0) + weight * _DRAWS
        found[bins[outcome]] += drawn[outcome]
    distance = sum((found[at] - mean) ** 2 / mean for at, mean in expected.items())
    bound = len(expected) + 6 * math.sqrt(2 * len(expected))
    assert distance < bound, f"drawn {found}, expected {expected}"


def _check_outcome(possible: set[int], read: Callable[[], int]) -> None:
    try:
        outcome = read()
    except BadOutcome as error:
        spoken(error.message)
    else:
        assert outcome in possible, f"{read} gives {outcome}, which is no outcome"


def _check_wrong_phase(deed: Callable[[], object]) -> None:
    with pytest.raises(WrongPhase) as refusal:
        deed()
    spoken(refusal.value.message)


def _think(position: Position, thoughts: Luck) -> None:
    """What a bot may do: play on with copies and its own dice."""
    ahead = position.copy()
    for _ in range(8):
        if ahead.phase == ROLL:
            ahead.roll(ahead.sample(thoughts))
        elif ahead.phase != OVER:
            seat = any_of(ahead.waiting(), thoughts)
            ahead.apply(seat, any_of(ahead.legal(seat), thoughts))


def _reachable(start: object) -> list[object]:
    """Every object reachable from this one, except code."""
    code = (type, ModuleType, FunctionType, BuiltinFunctionType)
    found, seen = [start], {id(start)}
    for thing in found:
        for inner in gc.get_referents(thing):
            if id(inner) not in seen and not isinstance(inner, code):
                seen.add(id(inner))
                found.append(inner)
    return found
