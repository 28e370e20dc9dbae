"""What is told of lines of moves in all games: always something, always short, always true."""

from collections import Counter

import pytest

from rollwright.core.explanation import MOST_FACTS, explain, plain_reasons
from rollwright.core.message import CATALOGUE, Message, say_briefly
from rollwright.core.passage import passage_of
from tests.harness.cases import Case, all_cases
from tests.harness.lines import Line, lines_of
from tests.harness.speech import spoken
from tests.harness.toy import ToyGame

MOST = 90
STRIDE = 12
TOY = Case("toy", ToyGame(), 1, {})


@pytest.mark.parametrize("case", all_cases(), ids=lambda case: case.name)
def test_something_short_is_told_of_every_line(case: Case) -> None:
    seen = 0
    for line in lines_of(case, 0, STRIDE):
        facts = explain(case.game, line.position, line.seat, line.moves)
        assert 1 <= len(facts) <= MOST_FACTS, line.where()
        for fact in facts:
            seen += 1
            spoken(fact)
            for language in CATALOGUE.languages():
                text = say_briefly(fact, language)
                assert len(text) <= MOST, f"{text} ({line.where()})"
                assert text.endswith("."), text
    assert seen


def is_true(line: Line, fact: Message) -> bool:
    """Does a fact hold that is told of any game?"""
    game, args = line.case.game, fact.args
    before, after, seat, ended = passage_of(line.position, line.seat, line.moves)
    counts = list(
        zip(
            game.paper.counters(before),
            game.paper.counts(before, seat),
            game.paper.counts(after, seat),
            strict=True,
        )
    )
    own = [(one.name, new - old) for one, old, new in counts if not one.common and new != old]
    told = [
        (name, int(str(by))) for name, by in [tuple(thing.args.values()) for thing in _things(args)]
    ]
    marks = zip(game.paper.marks(before, seat), game.paper.marks(after, seat), strict=False)
    terms = game.paper.offer(before, seat, line.moves[0]).terms
    scores = [game.score_text(one.scores()[seat]) for one in (before, after)]
    return {
        "core.reason.score": [args.get("old"), args.get("new")] == scores,
        "core.reason.more": told == [one for one in own if one[1] > 0],
        "core.reason.less": told == [one for one in own if one[1] < 0],
        "core.reason.marks": args.get("count") == sum(one != other for one, other in marks),
        "core.reason.only": before.legal(seat) == line.moves,
        "core.reason.complete": terms.ends and not terms.forfeits,
        "core.reason.forfeits": terms.ends and bool(terms.forfeits),
        "core.reason.free": not ended and not [by for _, by in own if by < 0],
        "core.reason.ends": ended,
    }[fact.key]


def _things(args: dict[str, object]) -> list[Message]:
    things = args.get("things", [])
    assert isinstance(things, list)
    return things


def test_what_is_told_of_a_game_without_words_is_true() -> None:
    told: Counter[str] = Counter()
    for case in [TOY, *all_cases()]:
        for line in lines_of(case, 1, STRIDE if case is not TOY else 1):
            for reason in plain_reasons(case.game, line.position, line.seat, line.moves):
                told[reason.fact.key.removeprefix("core.reason.")] += 1
                assert is_true(line, reason.fact), f"{reason.fact} ({line.where()})"
    known = ["score", "more", "less", "marks", "only", "complete", "forfeits", "free", "ends"]
    assert set(told) == set(known)
