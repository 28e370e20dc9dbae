"""What is told while Youtoma is played: both halves, the score of both sides, refusals."""

from typing import cast

import pytest

from rollwright.core.chance import Luck
from rollwright.core.errors import BadPosition
from rollwright.core.message import Message, say
from rollwright.core.position import OVER
from rollwright.games.realms.move import TAKE, die_of, kind_of
from rollwright.games.realms.position import RealmsPosition
from rollwright.games.realms.round import stars_text
from rollwright.games.youtoma.words import AloneWords
from tests.games.youtoma.alone import GAME, REALMS, ended, new, play_round, play_turn


def test_between_the_halves_all_are_told_what_counts_now() -> None:
    position, luck = new(rounds=2), Luck("halves")
    told: list[str] = []
    while position.phase != OVER:
        number = position.round
        events = play_turn(position, luck)
        if position.round != number:
            common = [event for event in events if GAME.words.concerns_all(event)]
            told.append(" ".join(say(event) for event in events[events.index(common[0]) :]))
    twin, own, again, _ = [stars_text(score) for score in position.pads[0].rounds]
    both = stars_text(position.pads[0].rounds[0] + position.pads[0].rounds[2])
    assert f"Youtoma has {twin}. Now score as much as you can." in told[0]
    assert f"Youtoma has {twin}, and you {own}. The next round begins" in told[1]
    assert f"Youtoma has {both} in all, and you {own} so far. Now score as much" in told[2]
    assert again != both
    assert "Round 1 (you) is played with" in told[0]
    assert len(told) == 3


def test_the_last_turn_is_announced() -> None:
    position, luck = new(), Luck("last")
    for turn in range(1, 12):
        assert position.turn == turn
        told = [say(remark) for remark in GAME.words.remarks(position)]
        assert ("Last turn" in told) == (turn == 11)
        play_turn(position, luck)


@pytest.mark.parametrize(("level", "told"), [("easy", "Easy: ten"), ("hard", "Hard: six")])
def test_the_level_is_told_as_long_as_the_twin_plays(level: str, told: str) -> None:
    position = new(level)
    assert any(say(remark).startswith(told) for remark in GAME.words.remarks(position))
    play_round(position, Luck("level"))
    assert not any(say(remark).startswith(told) for remark in GAME.words.remarks(position))


# --- the score of both sides -------------------------------------------------------------------


def test_the_short_score_has_both_sides() -> None:
    assert GAME.words.short_score(new(), 0) == "0.0 : 0.0"
    position = ended([125], [143])
    assert GAME.words.short_score(position, 0) == "12.5 : 14.3"
    most = ended([230, 234], [190, 190])
    assert len(GAME.words.short_score(most, 0)) <= 12


def test_the_breakdown_adds_up_both_sides() -> None:
    position, luck = new("hard", rounds=2), Luck("sums")
    while position.phase != OVER:
        play_round(position, luck)
    twin1, own1, twin2, own2 = position.pads[0].rounds
    totals = [
        (say(part.name), part.score) for part in GAME.words.breakdown(position, 0) if part.total
    ]
    sums = [("Sum", score) for score in (twin1, own1, twin2, own2)]
    assert totals == [*sums, ("Youtoma", twin1 + twin2), ("You", own1 + own2)]
    for heading, score in zip((0, 1, 2, 3), position.pads[0].rounds, strict=True):
        of_round = [
            part.score
            for part in GAME.words.breakdown(position, 0)
            if part.heading == AloneWords(GAME.id).heading(heading) and not part.total
        ]
        assert sum(of_round) == score


def test_what_resources_count_is_named_after_the_rules_of_the_round() -> None:
    position, luck = new(), Luck("names")
    while position.phase != OVER:
        play_round(position, luck)
    names = [say(part.name) for part in GAME.words.breakdown(position, 0)]
    assert names[3:5] == ["Resources", "Sum"]
    assert names[8:10] == ["Unspent resources", "Sum"]


def hoarding(level: str, *gained: int) -> RealmsPosition:
    """The last turn of the twin, with these resources already gained."""
    position, luck = new(level), Luck("hoarding")
    while position.turn < position.turn_count():
        play_turn(position, luck)
    position.pads[0].gained = list(gained)
    return position


@pytest.mark.parametrize(("level", "is_told"), [("hard", True), ("normal", False)])
def test_the_sixth_of_a_kind_is_told_where_it_is_a_star(level: str, is_told: bool) -> None:
    position = hoarding(level, 5, 6, 0)
    pad, events = position.pads[0], list[Message]()
    pad.events = events
    before = pad.round_score()
    pad.receive(0, 2)
    pad.events = None
    told = [say(event) for event in events]
    assert told == ["+2 pumpkins.", "6 pumpkins are a star more."][: 1 + is_told]
    assert pad.round_score() - before == (12 if is_told else 2)


def test_the_stars_for_six_of_a_kind_have_a_line_of_their_own_and_are_saved() -> None:
    position = hoarding("hard", 6, 7, 1)
    play_turn(position, Luck("line"))
    assert position.round == 2
    parts = {say(part.name): part.score for part in GAME.words.breakdown(position, 0)[:6]}
    assert parts["Stars for 6 of a kind"] == 20
    assert 14 <= parts["Resources"] <= 20
    data = position.to_json()
    assert GAME.load(data).to_json() == data
    pads = cast(list[dict[str, list[list[int]]]], data["pads"])
    pads[0]["finished"][0].pop()
    with pytest.raises(BadPosition):
        GAME.load(data)


def test_a_round_over_nineteen_tells_what_does_not_count() -> None:
    position = hoarding("hard", 18, 18, 18)
    pad = position.pads[0]
    pad.rounds, pad.finished = [190], [[6, 6, 6, 3]]
    parts = [(say(part.name), part.score) for part in GAME.words.breakdown(position, 0)][3:7]
    assert parts == [
        ("Stars for 6 of a kind", 30),
        ("Resources", 0),
        ("Over 19: does not count", -20),
        ("Sum", 190),
    ]


# --- refusals ----------------------------------------------------------------------------------


def test_no_reason_against_a_die_of_the_twin_speaks_of_spending() -> None:
    reasons: set[str] = set()
    for at, realms in enumerate([REALMS, ["scythe", "viticulture", "pendulum"]]):
        options: dict[str, object] = {"realms": [realms]}
        position, luck = cast(RealmsPosition, GAME.new(1, options)), Luck(at)
        for _ in range(11):
            position.roll(position.sample(luck))
            while position.is_waiting(0):
                for place in GAME.paper.places(position, 0):
                    for die in ("A", "B"):
                        reason = GAME.paper.why_not_there(position, 0, place.id, die)
                        if reason is not None:
                            reasons.add(say(reason))
                moves = position.legal(0)
                position.apply(0, moves[luck.below(len(moves))])
    assert [
        text for text in reasons if "spend" in text or "costs 3" in text or "freed" in text
    ] == []
    assert any("each die goes to another realm" in text for text in reasons)
    assert "Nothing is spent in this round: each resource counts a tenth of a star." in reasons


def test_a_die_that_no_realm_takes_asks_for_a_resource() -> None:
    position, luck = new(rounds=2), Luck("stranded")
    asked: set[str] = set()
    while not asked:
        while position.round == 2:
            play_turn(position, luck)
        position.roll(position.sample(luck))
        while position.is_waiting(0):
            moves = position.legal(0)
            question = GAME.words.question(position, 0)
            only = all(kind_of(move) == TAKE for move in moves)
            assert (question is not None) == only
            if question is not None:
                value = position.pads[0].dice[die_of(moves[0])].value
                asked.add(say(question))
                if len({die_of(move) for move in moves}) == 1:
                    assert say(question) == f"No realm takes the {value}: take a resource."
            position.apply(0, moves[luck.below(len(moves))])
    assert asked
    assert all(len(text) <= 60 for text in asked)
